/* SPDX-License-Identifier: MIT
 * Palefrost that has hands and faces: a shade, a silence, a warden, a shackle, a sister. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/sinew.h"

static int pale_skin(Vec3 c)
{
    int m = material_skin(c, c * V(.8f, .86f, .94f));
    material(m)->sss = vec_mix(c, rgb(0x8fd8f4), .5f) * .6f;
    return m;
}

static int clear_ice(void)
{
    int m = material_new(rgb(0xcdeaf8), rgb(0x86bfe4), .08f, 1.6f, PAT_NOISE, 3, .15f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x7fd0ec) * .12f;
    return m;
}

/* A feather of frost from the brush's place along +y. */
static void frost_feather(float length, int m)
{
    part();
    paint(m);
    blend(.01f);
    limb(V(0, 0, 0), V(0, length, 0), .02f * length + .008f, .004f);
    for (int i = 0; i < 6; i++)
        for (int side = -1; side <= 1; side += 2) {
            float y = length * (.12f + .13f * (float)i), l = length * .34f * (1 - .12f * (float)i);
            limb(V(0, y, 0), V((float)side * l * .8f, y + l * .7f, 0), .016f * length + .005f, .003f);
        }
}

/* ---- pf02: a hand on his cheek ---- */

static Vec3 blue_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.1f), rgb(0x9fb8dc), rgb(0x4a6ca4), rgb(0x1f3560));
    c = vec_mix(c, rgb(0x86a8d4), .4f * smooth(.46f, .66f, sky_clouds(u, v, .8f)));
    for (int i = 0; i < 9; i++) { /* firs, and snow on them */
        float x = -1.1f + .28f * (float)i + .1f * chance_of(i + 5), tall = .7f + .5f * chance_of(i + 9),
              down = .75f - v - .3f * chance_of(i), step = down * 7 - floorf(down * 7),
              half = down < 0 ? 0 : .22f * tall * down * (.5f + .5f * step);
        float snowed = smooth(.1f, .9f, (x - u) / max_of(half, .01f));
        c = vec_mix(c, vec_mix(rgb(0x14264a), t[MIDTONE], .55f * snowed), .8f * under(half, fabsf(u - x), .01f));
    }
    return c;
}

/* Frost that spreads over what it touches: n feathers from points between a and b, leaning outwards. */
static void frost_spread(Vec3 a, Vec3 b, float wide, int n, float length, int m, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = chance(i + seed);
        Vec3 at = vec_mix(a, b, t);
        push();
        move(at[0] + wide * (chance(i + seed + 20) - .5f), at[1] + wide * (chance(i + seed + 40) - .5f), at[2]);
        turn_z(-80 + 110 * (chance(i + seed + 60) - .5f));
        turn_x(24 * (chance(i + seed + 80) - .5f));
        frost_feather(length * (1.2f - .6f * t), m);
        pop();
    }
}

/* The one who is cold: a young soldier in a fur collar, looking to -x. */
static void shivering_boy(int coat, int fur, Vec3 at)
{
    Figure f = {.man = .6f, .wide = 1.0f};
    push();
    move(at[0], at[1] - 2.21f, at[2]);
    turn_y(-46);
    body_trunk(&f, coat);
    cloak(coat, 1.08f, .1f, 14, .3f, V(.2f, 0, -.2f), 8);
    part();
    paint(fur);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 18; i++) {
        float a = (float)i / 18 * 2 * PI;
        ball(sinf(a) * .34f, 1.82f - .07f * cosf(a), .0f + cosf(a) * .28f, .13f);
    }
    lumpy(0, 1);
    push();
    move(0, 2.15f, .08f);
    grow(.72f);
    turn_x(-7);
    person_head(&(Person){.skin = rgb(0xf0b494),
                          .hair = rgb(0x5a3826),
                          .iris = rgb(0x6a4a30),
                          .age = .12f,
                          .man = .55f,
                          .gaunt = .1f,
                          .eye = 1.3f,
                          .nose = NOSE_SNUB,
                          .mood = MOOD_FEAR,
                          .cast = CAST_ROUND,
                          .hairs = HAIR_WILD,
                          .seed = 9,
                          .gaze_x = -6,
                          .gaze_y = 4,
                          .lips = 1.0f});
    pop();
    pop();
}

static void hoarfrost_shade(void)
{
    camera(V(.0f, 1.95f, 5.0f), V(.0f, 1.86f, 0), 27.5f);
    Scene *s = scene();
    s->backdrop = blue_dusk;
    s->rim.color = rgb(0xbfeaf8) * 3.0f;
    s->key.color = rgb(0xf4f4ff) * 1.9f;
    Figure f = {.man = .1f};
    int robe = material_wool(rgb(0x7aa4d4)), frost = clear_ice(), skin = pale_skin(rgb(0xc4def2)),
        coat = material_wool(rgb(0x2c4472)), fur = material_fur(rgb(0x7a6458));
    material(robe)->sss = rgb(0xa0d0f0) * .5f;
    Person p = {.skin = rgb(0xc4def2),
                .hair = rgb(0xeef6fc),
                .iris = rgb(0x3fa8d0),
                .age = .25f,
                .man = 0,
                .gaunt = .35f,
                .eye = 1.3f,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_GRIEF,
                .act = .8f,
                .cast = CAST_FINE,
                .hairs = HAIR_LONG,
                .seed = 4,
                .glow = .9f,
                .gaze_x = 16,
                .lips = .9f,
                .wide = .92f};
    push();
    move(-.50f, .06f, -.25f);
    turn_y(34);
    body_trunk(&f, robe);
    cloak(robe, 1.0f, .1f, 20, .3f, V(-.3f, 0, -.2f), 5);
    push();
    move(0, 2.18f, .05f);
    grow(.80f);
    turn_x(8);
    turn_z(-6);
    person_head(&p);
    for (int i = 0; i < 9; i++) { /* a crown that grew */
        float a = ((float)i - 4) * .26f;
        push();
        move(sinf(a) * .40f, .38f + .06f * cosf(a), cosf(a) * .34f);
        turn_z(-a * 44);
        turn_x(16);
        frost_feather(.30f + .16f * chance(i), frost);
        pop();
    }
    pop();
    pop();
    shivering_boy(coat, fur, V(.54f, 2.04f, .10f));
    /* her hand on his cheek; the sleeve falls from it */
    Vec3 wrist = V(.24f, 1.64f, .66f), elbow = V(-.26f, 1.20f, .60f);
    body_sleeve(robe, V(-.66f, 1.56f, .0f), elbow, vec_mix(elbow, wrist, .92f), .13f, .12f, .10f, 7);
    PersonHand hand = {.pose = GRASP_REST, .size = .23f, .thick = .82f, .thumb = -1, .skin = skin};
    person_hand_at(&hand, wrist, V(.50f, .84f, -.10f), V(.35f, -.1f, -.92f));
    frost_spread(V(.20f, 1.82f, .62f), V(.62f, 1.70f, .50f), .22f, 12, .22f, frost, 5);
    frost_spread(V(.34f, 1.64f, .60f), V(.95f, 1.42f, .55f), .26f, 16, .30f, frost, 300);
    for (int i = 0; i < 16; i++) /* his breath goes to her */
        sprite(V(.20f - .35f * chance(i), 1.88f + .16f * chance(i + 9), .5f), .06f + .08f * chance(i + 4),
               rgb(0xffffff), SPRITE_GLOW, .12f);
    faction_motes();
}

/* ---- pf03: the call that froze ---- */

/* A gull seen from below, its wings an M; size: half its span. */
static void gull(int m, int tips, int beak)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        float wing[] = {q * .04f, .06f, q * .30f, .30f, q * .52f, .36f,  q * 1.0f, .04f,
                        q * .60f, .16f, q * .44f, .14f, q * .22f, -.06f, q * .05f, -.10f};
        float tip[] = {q * .74f, .235f, q * 1.0f, .04f, q * .68f, .125f};
        part();
        paint(m);
        outline(8, wing, 3, .03f, .03f);
        part();
        paint(tips);
        outline(3, tip, 1, .035f, .02f);
    }
    part();
    paint(m);
    blend(.05f);
    egg(0, -.02f, .03f, .10f, .24f, .10f);
    ball(0, .22f, .05f, .085f);
    float tail[] = {-.04f, -.18f, .04f, -.18f, .11f, -.38f, -.11f, -.38f};
    outline(4, tail, 1, .025f, .02f);
    part();
    paint(beak);
    limb(V(0, .27f, .06f), V(.02f, .38f, .05f), .03f, .006f);
}

/* A far company that has stopped: hats, spears, raised arms, all white above; then drifts over their knees. */
static Vec3 stopped_company(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.1f), vec_mix(t[LIGHT], t[GLOW], .6f), vec_mix(t[LIGHT], t[MIDTONE], .45f),
                      rgb(0x6f93bc));
    c = vec_mix(c, t[GLOW], .35f * smooth(.48f, .66f, sky_clouds(u + .7f, v, .8f)));
    float far_hill = -.10f + hills(u, 5, .9f, .30f);
    c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .55f), under(far_hill, v, .01f));
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 9; i++) {
            int k = i + row * 20;
            float size = .15f + .09f * (float)row, x = -1.0f + .25f * (float)i + .10f * chance_of(k),
                  y = -.34f - .22f * (float)row + .03f * chance_of(k + 3), du = (u - x) / size, dv = (v - y) / size;
            float body = under(.34f - .16f * unit(dv), fabsf(du), .03f) * under(.75f, dv, .03f) * under(.5f, -dv, .03f);
            float head = disc(du, dv, .04f, 1.0f, .24f, .03f),
                  hat = disc(du, dv, .04f, 1.16f, .27f, .03f) * under(-1.10f, -dv, .02f);
            float lean = .25f * (chance_of(k + 7) - .5f), arm = 0, pole = 0;
            if (k % 3 != 1) /* a raised arm */
                arm = under(.10f, fabsf(du - .28f - .34f * (dv - .6f)), .03f) * under(1.45f, dv, .03f) *
                      under(-.5f, -dv, .03f);
            if (k % 3 != 0)
                pole =
                    under(.035f, fabsf(du + .36f - lean * dv), .015f) * under(2.3f, dv, .03f) * under(.4f, -dv, .03f);
            float man = max_of(max_of(body, head), max_of(arm, pole));
            Vec3 blue = vec_mix(t[SHADOW], t[MIDTONE], row ? .0f : .30f);
            c = vec_mix(c, blue, man * .9f);
            float cap = disc(du, dv, .04f, 1.32f, .22f, .05f);
            c = vec_mix(c, vec_mix(blue, t[DARK], .4f), hat * .8f);
            c = vec_mix(c, t[GLOW], cap * hat);
        }
    for (int i = 0; i < 2; i++) {
        float line = -.56f - .20f * (float)i + hills(u, (float)i + 9, .8f, .12f), deep = unit((line - v) / .25f);
        c = vec_mix(c, vec_mix(t[GLOW], vec_mix(t[LIGHT], t[MIDTONE], .5f), deep), under(line, v, .01f));
    }
    return c * 1.12f;
}

/* A war horn curved from the lips (the brush's place) to its mouth; returns where the sound comes out, and along what. */
static Vec3 war_horn(int horn_m, int band, int dark, Vec3 *along)
{
    Vec3 p[5] = {V(0, 0, 0), V(0, -.15f, .24f), V(0, -.26f, .52f), V(0, -.26f, .82f), V(0, -.08f, 1.10f)};
    float r[5] = {.035f, .065f, .10f, .14f, .21f};
    part();
    paint(horn_m);
    blend(.02f);
    tube(5, p, r, 5);
    part();
    paint(band);
    for (int i = 0; i < 3; i++) {
        static const float at[3] = {1.0f, 2.2f, 3.7f}, size[3] = {.075f, .118f, .195f};
        Vec3 q = tube_point(5, p, at[i]);
        push();
        move(q[0], q[1], q[2]);
        aim(vec_unit(tube_point(5, p, at[i] + .2f) - q), V(1, 0, 0));
        drum(0, 0, 0, size[i], .035f, .012f);
        pop();
    }
    *along = vec_unit(p[4] - p[3]);
    push();
    move(p[4][0], p[4][1], p[4][2]);
    aim(*along, V(1, 0, 0));
    part();
    paint(band);
    ring(0, .16f, 0, .20f, .035f);
    part();
    paint(dark);
    drum(0, .17f, 0, .17f, .02f, .01f);
    *along = vec_unit(here(V(0, 1, 0)) - here(V(0, 0, 0)));
    Vec3 mouth = here(V(0, .2f, 0));
    pop();
    return mouth;
}

static void white_silence(void)
{
    camera(V(.10f, 1.80f, 5.6f), V(.12f, 1.84f, 0), 29);
    Scene *s = scene();
    s->backdrop = stopped_company;
    s->rim.color = rgb(0xcfeaf8) * 3.0f;
    s->key.towards = V(.45f, .7f, .65f);
    int coat = material_wool(rgb(0x1c2c4a)), cape = material_wool(rgb(0x2a4678)),
        steel = material_plain(rgb(0x53709c), .35f, 1), dark = material_plain(rgb(0x141f33), .7f, .2f),
        rime = material_plain(rgb(0xf4faff), .9f, .3f), frost = clear_ice(), fur = material_fur(rgb(0x6c84a8)),
        beak = material_plain(rgb(0xe5734a), .5f, .5f),
        horn_m = material_new(rgb(0xd8c8b0), rgb(0x6a5848), .4f, 1, PAT_BONE, 3, .6f),
        brass = material_plain(rgb(0xc8864c), .3f, 1.2f), mitten = material_wool(rgb(0x8a4238)),
        gull_m = material_wool(rgb(0x16223a));
    Figure f = {.man = .9f, .wide = 1.05f};
    push();
    move(-.66f, -.04f, .2f);
    turn_y(56);
    body_trunk(&f, coat);
    cloak(cape, 1.08f, .1f, 26, .35f, V(-.4f, 0, 0), 4);
    part(); /* a collar of fur, white above */
    paint(fur);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        ball(sinf(a) * .36f, 1.82f - .08f * cosf(a), .02f + cosf(a) * .30f, .14f);
    }
    part();
    paint(rime);
    blend(.06f);
    lumpy(.025f, 9);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        ball(sinf(a) * .38f, 1.92f - .08f * cosf(a), .02f + cosf(a) * .31f, .075f);
    }
    lumpy(0, 1);
    push();
    move(0, 2.18f, .12f);
    grow(.80f);
    turn_x(-10);
    person_head(&(Person){.skin = rgb(0xb0c6e0),
                          .hair = rgb(0xe8f2fa),
                          .iris = rgb(0x3f98c8),
                          .age = .55f,
                          .man = 1,
                          .gaunt = -.2f,
                          .eye = 1.3f,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_PURSE,
                          .cast = CAST_BROAD,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_MOUSTACHE,
                          .glow = .6f,
                          .seed = 6,
                          .brow = 1.4f,
                          .gaze_x = 8});
    helm_open(steel, brass, false);
    part(); /* rime on whatever looks up */
    paint(rime);
    blend(.05f);
    lumpy(.02f, 9);
    egg(0, .56f, -.02f, .34f, .12f, .36f);
    lumpy(0, 1);
    for (int i = 0; i < 8; i++) { /* icicles at the rim and the chin */
        float a = ((float)i - 3.5f) * .30f;
        part();
        paint(frost);
        limb(V(sinf(a) * .40f, .24f, .06f + .34f * cosf(a)),
             V(sinf(a) * .41f, .10f - .12f * chance(i), .07f + .35f * cosf(a)), .028f, .004f);
    }
    push();
    move(0, -.27f, .46f);
    grow(1.12f);
    Vec3 along, mouth = war_horn(horn_m, brass, dark, &along), hold = here(V(0, -.25f, .46f)),
                hold_to = here(V(0, -.27f, .62f));
    for (int i = 0; i < 6; i++) { /* and along the horn */
        Vec3 a = V(.0f, -.26f - .04f * sinf((float)i), .34f + .09f * (float)i);
        part();
        paint(frost);
        limb(a, a - V(0, .16f + .14f * chance(i + 5), 0), .035f, .004f);
    }
    pop();
    pop();
    pop();
    /* the arm that holds it, mittened */
    Vec3 bar = vec_unit(hold_to - hold), at = vec_mix(hold, hold_to, .2f), elbow = V(-.12f, 1.22f, .85f);
    PersonHand g = {.pose = GRASP_FIST, .size = .20f, .thick = 1.5f, .thumb = 1, .skin = mitten};
    Vec3 wrist = person_wrist(&g, at, bar, V(.2f, -.5f, .85f));
    body_sleeve(coat, V(-.62f, 1.58f, .42f), elbow, vec_mix(elbow, wrist, .90f), .20f, .17f, .14f, 5);
    body_cuff(fur, elbow, vec_mix(elbow, wrist, 1.04f), .16f, .14f);
    push();
    person_hand_grip(g, at, bar, V(.2f, -.5f, .85f));
    pop();
    Vec3 side = vec_unit(vec_cross(along, V(0, 0, 1))), deep = vec_cross(along, side);
    for (int i = 0; i < 46; i++) { /* the call stands in the air: a sheaf of ice, widest at its end */
        float a = 2.4f * (float)i, r = .30f * sqrtf(chance(i + 40));
        Vec3 o = side * (cosf(a) * r) + deep * (sinf(a) * r), root = mouth + o * .5f, way = vec_unit(along + o * 1.9f);
        float l = .25f + .62f * chance(i + 7) * (1.2f - r * 2);
        part();
        paint(frost);
        limb(root, root + way * l * .75f, .022f, .052f);
        limb(root + way * l * .75f, root + way * (l + .12f), .052f, .004f);
    }
    push(); /* a gull, stopped in the air */
    move(.42f, 2.86f, .0f);
    turn_z(14);
    turn_x(-24);
    turn_y(-18);
    grow(.40f);
    gull(gull_m, dark, beak);
    for (int i = 0; i < 5; i++) {
        part();
        paint(frost);
        limb(V(-.7f + .35f * (float)i, .12f, .02f), V(-.7f + .35f * (float)i, -.22f - .2f * chance(i), .02f), .05f,
             .004f);
    }
    pop();
    for (int i = 0; i < 60; i++) /* flakes, none of them falls */
        sprite(V(-2 + 4 * chance(i), .2f + 3.6f * chance(i + 90), -.5f + 2.0f * chance(i + 180)),
               .012f + .018f * chance(i + 7), rgb(0xffffff), SPRITE_SNOW, .8f);
}

/* ---- pf05: the ice breaks ---- */

/* Before a night of snow what is ice shines. */
static Vec3 blue_night(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .35f) / 1.5f), rgb(0x4f78b0), rgb(0x26406e), rgb(0x101c36));
    c = vec_mix(c, rgb(0x6088b8), .35f * smooth(.48f, .70f, sky_clouds(u + .3f, v, .9f)));
    c += rgb(0xffc8a0) * (.35f * smooth(.35f, -.25f, v) * smooth(1.1f, .1f, fabsf(u - .3f)));
    Vec3 land = kit_palefrost.backdrop(s, u, v);
    return vec_mix(c, land * .92f,
                   unit(smooth(.0f, -.06f, v - .06f * sinf(u * 2.3f + (float)s->back_seed)) +
                        (luminance(land) < .12f ? .85f : 0)));
}

/* A wall of ice with a hole burst into it, round (x, y); what stands round the hole leans out to us. */
static void burst_ice(float x, float y, int pale, int blue)
{
    part();
    paint(pale);
    blend(.05f);
    lumpy(.05f, 1.8f);
    box(0, 0, -.55f, 2.2f, 2.4f, .30f, .05f);
    lumpy(0, 1);
    carve();
    blend(.03f);
    egg(x, y, -.30f, .68f, .82f, .8f);
    egg(x + .42f, y - .72f, -.30f, .48f, .46f, .8f);
    fill();
    for (int ring_no = 0; ring_no < 3; ring_no++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i + .5f * (float)ring_no + .5f * chance(i + ring_no * 20)) / 15 * 2 * PI,
                  w = (float)ring_no, rx = .74f + .34f * w, ry = .92f + .36f * w,
                  l = .30f + .20f * chance(i + 7 * ring_no) + .05f * w;
            Vec3 at = V(x + .14f + sinf(a) * rx, y - .16f + cosf(a) * ry, -.26f),
                 out = vec_unit(V(sinf(a), cosf(a), 1.05f - .42f * w));
            push();
            move(at[0], at[1], at[2]);
            aim(out, V(.3f, .2f, 1));
            turn_y(90 * chance(i + 3));
            part();
            paint((i + ring_no) % 3 ? pale : blue);
            crystal(0, l * .35f, 0, .19f + .08f * chance(i + 30), l, .15f);
            pop();
        }
}

static void icebound_warden(void)
{
    camera(V(.10f, .0f, 5.2f), V(0, 0, 0), 30);
    Scene *s = scene();
    s->vignette = 1.2f;
    s->aperture = 0;
    s->ambient = .30f;
    s->key = (Light){V(-.55f, .70f, .55f), rgb(0xfffaf0) * 2.1f, .10f};
    s->rim.color = rgb(0x9fd6f4) * 2.6f;
    int steel = material_iron(), trim = material_iron(),
        wood = material_new(rgb(0x5a3c2c), rgb(0x2c1c18), .7f, .4f, PAT_WOOD, 3, .9f), pale = clear_ice(),
        blue = clear_ice(), frost = clear_ice(), rime = material_plain(rgb(0xf4faff), .9f, .3f),
        deep = material_plain(rgb(0x070d1c), .9f, .1f);
    material(pale)->color = rgb(0xd4e8f6);
    material(pale)->emit = rgb(0x6fb8e0) * .05f;
    material(blue)->color = rgb(0x6fa8d8);
    material(blue)->color2 = rgb(0x3c70ac);
    material(steel)->color = rgb(0x324c7a);
    material(trim)->color = rgb(0x8aa4c4);
    burst_ice(-.16f, .18f, pale, blue);
    part();
    paint(deep);
    box(0, 0, -1.0f, 2.4f, 2.4f, .05f, .01f);
    part(); /* his breast is still in it */
    paint(steel);
    blend(.14f);
    egg(-.06f, -.92f, -.30f, .78f, .58f, .5f);
    push(); /* he has opened one eye; the other is under the ice yet */
    move(-.17f, .24f, -.02f);
    turn_y(12);
    turn_x(4);
    turn_z(7);
    grow(.98f);
    person_head(&(Person){.skin = rgb(0x8ea8c8),
                          .hair = rgb(0xd4e4f4),
                          .iris = rgb(0xff7a30),
                          .age = .8f,
                          .man = 1,
                          .gaunt = .75f,
                          .eye = 1.45f,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_ROAR,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_FULL,
                          .beard_length = .8f,
                          .glow = 1.6f,
                          .seed = 6,
                          .brow = 1.7f,
                          .gaze_x = 4,
                          .gaze_y = -6});
    helm_open(steel, trim, true);
    part(); /* ice over half the face */
    paint(pale);
    blend(.06f);
    lumpy(.03f, 5);
    egg(-.27f, .05f, .33f, .17f, .19f, .15f);
    egg(-.38f, -.22f, .18f, .15f, .24f, .18f);
    egg(-.36f, .36f, .14f, .20f, .18f, .20f);
    lumpy(0, 1);
    part();
    paint(rime);
    blend(.05f);
    lumpy(.03f, 8);
    egg(.02f, .60f, .02f, .40f, .12f, .38f);
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .22f;
        part();
        paint(frost);
        limb(V(sinf(a) * .34f, -.58f - .1f * cosf(a), .24f + .14f * cosf(a)),
             V(sinf(a) * .33f, -.86f - .24f * chance(i), .28f + .14f * cosf(a)), .045f, .004f);
    }
    Vec3 eye_at = here(V(.19f, .04f, .58f));
    pop();
    sprite(eye_at, .07f, rgb(0xff8a3c), SPRITE_GLOW, .4f);
    Vec3 at = V(.40f, -.56f, 1.05f), bar = vec_unit(V(.26f, .95f, .06f)),
         out = V(.15f, .1f, 1); /* and here is his fist */
    PersonHand g = {.pose = GRASP_FIST, .size = .40f, .thick = 1.35f, .thumb = -1, .skin = trim};
    Vec3 wrist = person_wrist(&g, at, bar, out), elbow = V(.40f, -.95f, -.25f);
    part();
    paint(steel);
    blend(.05f);
    limb(elbow, wrist, .26f, .19f);
    for (int i = 0; i < 4; i++) { /* lames of the gauntlet */
        Vec3 c = vec_mix(elbow, wrist, .40f + .17f * (float)i);
        push();
        move(c[0], c[1], c[2]);
        aim(vec_unit(wrist - elbow), V(0, 1, 0));
        part();
        paint(i % 2 ? steel : trim);
        ring(0, 0, 0, .225f - .012f * (float)i, .042f);
        pop();
    }
    push();
    person_hand_grip(g, at, bar, out);
    part();
    paint(wood);
    limb(V(0, -2.2f, 0), V(0, 1.05f, 0), .070f, .065f);
    move(0, .98f, 0);
    turn_y(16);
    grow(.84f);
    const float blade[] = {.05f, -.34f, .40f, -.42f, .56f, .02f, .36f, .44f, .05f, .30f};
    part();
    paint(trim);
    outline(5, blade, 2, .045f, .06f);
    const float pick[] = {-.05f, -.14f, -.05f, .14f, -.46f, .0f};
    outline(3, pick, 1, .04f, .03f);
    limb(V(0, .1f, 0), V(0, .85f, 0), .07f, .006f);
    pop();
    for (int i = 0; i < 26; i++) { /* splinters fly */
        float a = (float)i * 2.4f, l = .30f + .85f * chance(i + 30);
        push();
        move(.30f + l * sinf(a), -.42f + l * cosf(a), .7f + 1.2f * chance(i + 7));
        turn_z(360 * chance(i + 40));
        turn_x(120 * chance(i + 50));
        part();
        paint(i % 3 ? pale : blue);
        crystal(0, 0, 0, .03f + .04f * chance(i), .06f + .10f * chance(i + 9), .025f);
        pop();
    }
    lamp(V(-.35f, .55f, 1.5f), rgb(0xe8f4ff) * 1.3f, .45f);
    faction_motes();
}

/* ---- pf06: he bites ---- */

static void shackle_of_sleet(void)
{
    camera(V(.05f, -.10f, 5.0f), V(.0f, .02f, 0), 30);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 6;
    s->back_y = .25f;
    s->vignette = 1.3f;
    s->ambient = .32f;
    s->key = (Light){V(-.55f, .60f, .60f), rgb(0xfff0e0) * 1.8f, .08f};
    s->rim.color = rgb(0xbfe0ff) * 2.6f;
    int skin = material_skin(rgb(0xc88464), rgb(0x8a5444)), blue = material_skin(rgb(0x8898b8), rgb(0x5c6c94)),
        sleeve = material_wool(rgb(0x2c4478)), pale = clear_ice(), deep = clear_ice(),
        nail = material_plain(rgb(0xb8c8e0), .4f, .8f), fur = material_fur(rgb(0xb8c4d4));
    material(deep)->color = rgb(0x6fb0dc);
    material(deep)->color2 = rgb(0x3c78b4);
    push();
    move(.10f, .46f, .05f);
    turn_y(-10);
    turn_x(16);
    turn_z(-12);
    grow(1.34f);
    person_head(&(Person){.skin = rgb(0xd88e68),
                          .hair = rgb(0x5a3020),
                          .iris = rgb(0x2c4a70),
                          .age = .45f,
                          .man = 1,
                          .eye = 1.45f,
                          .gaze_x = -4,
                          .gaze_y = -9,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_EFFORT,
                          .cast = CAST_HEAVY,
                          .hairs = HAIR_WILD,
                          .brow = 1.5f,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 9});
    Vec3 mouth = here(V(0, -.32f, .52f));
    pop();
    part(); /* a collar drawn up */
    paint(fur);
    blend(.08f);
    lumpy(.04f, 9);
    for (int i = 0; i < 9; i++)
        ball(-.60f + .16f * (float)i, -.42f + .10f * fabsf((float)i - 4) * .5f, -.15f, .19f);
    lumpy(0, 1);
    part();
    paint(sleeve);
    blend(.2f);
    egg(.0f, -1.10f, -.45f, 1.0f, .62f, .45f);
    static const struct {
        Vec3 elbow, wrist, along, palm;
        int thumb;
    } arm_of[2] = {{{-1.05f, -1.35f, .55f}, {-.48f, -.72f, .95f}, {.42f, .80f, .15f}, {.7f, -.2f, -.5f}, 1},
                   {{1.05f, -1.38f, .55f}, {.34f, -.76f, .95f}, {-.30f, .88f, .15f}, {-.7f, -.2f, -.5f}, -1}};
    for (int i = 0; i < 2; i++) {
        part();
        paint(sleeve);
        sinew_cloth(arm_of[i].elbow + V(0, -.5f, -.4f), arm_of[i].elbow,
                    vec_mix(arm_of[i].elbow, arm_of[i].wrist, .62f), .34f, .30f, .23f, 3 + i);
        part();
        paint(skin);
        limb(vec_mix(arm_of[i].elbow, arm_of[i].wrist, .5f), arm_of[i].wrist, .17f, .13f);
        person_hand_at(&(PersonHand){.pose = GRASP_HANG,
                                     .size = .36f,
                                     .thick = 1.2f,
                                     .thumb = arm_of[i].thumb,
                                     .skin = blue,
                                     .nail = nail,
                                     .age = .6f},
                       arm_of[i].wrist, arm_of[i].along, arm_of[i].palm);
    }
    Vec3 lump = V(-.07f, -.60f, .98f); /* one lump round both wrists, and it grows */
    part();
    paint(pale);
    blend(.10f);
    lumpy(.05f, 4);
    egg(lump[0], lump[1], lump[2], .62f, .22f, .26f);
    egg(lump[0] - .10f, lump[1] + .20f, lump[2] + .06f, .30f, .20f, .18f);
    lumpy(0, 1);
    for (int i = 0; i < 34; i++) {
        float a = 2.39996f * (float)i, up = -.55f + 1.5f * (float)i / 33, q = sqrtf(max_of(.05f, 1 - up * up * .6f));
        Vec3 d = vec_unit(V(sinf(a) * q, up, cosf(a) * q * .8f + .15f));
        if (d[2] < -.3f)
            continue;
        push();
        move(lump[0] + d[0] * .52f, lump[1] + d[1] * .17f, lump[2] + d[2] * .22f);
        aim(d, V(.2f, .1f, 1));
        part();
        paint(i % 3 ? pale : deep);
        crystal(0, .06f, 0, .07f + .05f * chance(i), .17f + .20f * chance(i + 8), .07f);
        pop();
    }
    Vec3 spike = mouth + V(-.03f, -.02f, .05f); /* the one he has between his teeth */
    push();
    move(lump[0] + .02f, lump[1] + .20f, lump[2] + .08f);
    aim(spike - (lump + V(.02f, .20f, .08f)), V(0, 0, 1));
    part();
    paint(deep);
    crystal(0, .28f, 0, .15f, .56f, .13f);
    pop();
    for (int i = 0; i < 22; i++) { /* it cracks where he bites */
        float a = 2.4f * (float)i, l = .10f + .45f * chance(i + 30);
        push();
        move(spike[0] + l * sinf(a), spike[1] - .05f + l * cosf(a) * .7f, spike[2] + .15f + .5f * chance(i + 7));
        turn_z(360 * chance(i + 40));
        part();
        paint(i % 2 ? pale : deep);
        crystal(0, 0, 0, .016f + .018f * chance(i), .03f + .045f * chance(i + 9), .014f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) /* his breath */
        for (int i = 0; i < 14; i++) {
            float t = (float)i / 13;
            sprite(mouth + V((float)side * (.12f + .75f * t), -.02f + .30f * t * (chance(i) - .2f), .15f),
                   .07f + .13f * t, rgb(0xf0f6ff), SPRITE_GLOW, .22f * (1 - t));
        }
    int sleet = material_glow(rgb(0x9fc4e4), .8f);
    for (int i = 0; i < 80; i++) { /* sleet, to the left */
        Vec3 a = V((chance(i + 3) - .5f) * 3.4f, 3.4f * chance(i + 60) - 1.6f, -1.4f + 1.2f * chance(i + 120));
        part();
        paint(sleet);
        limb(a, a + V(-.16f, -.22f, 0), .011f, .004f);
    }
    lamp(V(-.65f, .75f, 1.4f), rgb(0xffe8d0) * 1.2f, .45f);
    lamp(lump + V(-.1f, .3f, .7f), rgb(0xc8e8ff) * .9f, .35f);
    faction_motes();
}

/* ---- pf07: she prays in stones ---- */

/* A hailstone: lumps grown round a core, rough and half clear. */
static void hailstone(Vec3 at, float r, int m, int seed)
{
    part();
    paint(m);
    blend(r * .28f);
    lumpy(r * .06f, 3.0f / r);
    ball(at[0], at[1], at[2], r * .96f);
    for (int i = 0; i < 11; i++) {
        float a = 2.4f * (float)i + (float)seed, y = 1 - 2 * ((float)i + .5f) / 11, q = sqrtf(1 - y * y);
        Vec3 p = at + V(sinf(a) * q, y, cosf(a) * q) * r * (.74f + .10f * chance(i + seed));
        ball(p[0], p[1], p[2], r * (.20f + .12f * chance(i + seed + 9)));
    }
    lumpy(0, 1);
}

static void sister_hail(void)
{
    camera(V(.05f, -.55f, 5.2f), V(.0f, -.02f, 0), 31);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 4;
    s->back_y = .75f;
    s->vignette = 1.3f;
    s->ambient = .30f;
    s->key = (Light){V(-.60f, .50f, .70f), rgb(0xf4f8ff) * 2.2f, .06f};
    s->rim = (Light){V(.7f, .5f, -.6f), rgb(0xbfd4ff) * 3.4f, 0};
    int robe = material_wool(rgb(0x16264a)), white = material_wool(rgb(0xe4eef6)), frost = clear_ice(),
        skin = pale_skin(rgb(0xc4d4e4)),
        hail = material_new(rgb(0xc8dcf0), rgb(0x6c9ccc), .18f, 1.5f, PAT_NOISE, 6, .9f),
        cord = material_plain(rgb(0x6a5aa8), .7f, .4f), streak = material_glow(rgb(0xb4d0ec), .7f);
    material(hail)->sss = rgb(0x80b8e8) * .4f;
    push();
    move(-.30f, .42f, -.10f);
    push(); /* one dark shape from the crown to the edge of the picture, torn by the wind */
    move(0, -2.12f, -.15f);
    cloak(robe, 1.5f, -.6f, 8, .5f, V(-.7f, 0, -.3f), 11);
    part();
    paint(robe);
    blend(.2f);
    lumpy(.02f, 4);
    egg(0, 1.40f, -.05f, .78f, .60f, .45f);
    egg(.62f, 1.16f, .15f, .36f, .46f, .36f);
    lumpy(0, 1);
    pop();
    turn_y(18);
    turn_x(16);
    turn_z(-8);
    grow(.98f);
    person_head(&(Person){.skin = rgb(0xd0dae6),
                          .hair = rgb(0x5a7090),
                          .iris = rgb(0x9a7aff),
                          .age = .75f,
                          .man = .15f,
                          .gaunt = .8f,
                          .eye = 1.35f,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_SCORN,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .seed = 2,
                          .glow = 1.6f,
                          .gaze_x = 4,
                          .gaze_y = -16,
                          .brow = 1.1f,
                          .lips = .6f});
    veil(robe, -1.3f, 46, 6);
    part(); /* wimple: a band across the brow, and under the chin */
    paint(white);
    blend(.05f);
    for (int i = 0; i < 29; i++) {
        float a = (float)i / 28 * 2 * PI, x = sinf(a) * .395f, y = .01f + cosf(a) * .46f;
        ball(x, y, .20f - .22f * fabsf(sinf(a)) + .12f * (cosf(a) < 0 ? -.3f * cosf(a) : cosf(a)), .066f);
    }
    blend(.10f);
    egg(0, -.62f, .18f, .34f, .20f, .22f);
    for (int i = 0; i < 7; i++) { /* ice hangs from it */
        float a = ((float)i - 3) * .30f;
        part();
        paint(frost);
        limb(V(sinf(a) * .36f, .44f, .24f + .12f * cosf(a)),
             V(sinf(a) * .37f, .30f - .10f * chance(i), .30f + .12f * cosf(a)), .030f, .003f);
    }
    pop();
    Vec3 at = V(.50f, .06f, .78f), bar = vec_unit(V(.10f, -.95f, .30f)), out = V(.35f, .1f, 1);
    PersonHand r = {.pose = GRASP_FIST, .size = .33f, .thick = .85f, .thumb = -1, .skin = skin, .nail = skin, .age = 1};
    Vec3 wrist = person_wrist(&r, at, bar, out);
    part();
    paint(robe);
    sinew_cloth(V(.55f, -1.0f, -.1f), V(.88f, -.55f, .30f), wrist + V(.02f, -.06f, -.03f), .40f, .32f, .22f, 5);
    push();
    person_hand_grip(r, at, bar, out);
    pop();
    /* what she tells: beads in the hand, stones by the time they are with us */
    Vec3 way[6] = {at + V(.02f, .28f, .0f), at + V(.02f, -.16f, .10f), V(.50f, -.42f, 1.15f),
                   V(.30f, -.66f, 1.55f),   V(-.06f, -.74f, 2.0f),     V(-.42f, -.66f, 2.55f)};
    part();
    paint(cord);
    tube(6, way, (float[]){.014f, .014f, .014f, .014f, .014f, .014f}, 5);
    static const float bead[9][2] = {{.10f, .042f},  {.52f, .046f}, {1.1f, .055f}, {1.65f, .068f}, {2.2f, .084f},
                                     {2.75f, .105f}, {3.35f, .13f}, {4.0f, .165f}, {4.85f, .24f}};
    for (int i = 0; i < 9; i++)
        hailstone(tube_point(6, way, bead[i][0]), bead[i][1], hail, i * 7);
    static const float loose[7][4] = {{-.92f, .95f, .9f, .10f}, {.95f, .98f, .6f, .08f},   {.78f, -.95f, 1.4f, .12f},
                                      {-1.0f, .10f, .5f, .07f}, {.55f, 1.22f, -.2f, .07f}, {-.70f, -1.1f, .8f, .10f},
                                      {.98f, .30f, .2f, .06f}};
    for (int i = 0; i < 7; i++) {
        Vec3 p = V(loose[i][0], loose[i][1], loose[i][2]);
        hailstone(p, loose[i][3], hail, i * 11 + 3);
        part();
        paint(streak);
        limb(p + V(.02f, .05f, -.05f), p + V(.16f, .50f, -.25f), loose[i][3] * .45f, .004f);
    }
    for (int i = 0; i < 70; i++) { /* streaks of hail, driven to the left */
        Vec3 a = V((chance(i + 3) - .5f) * 3.4f, 1.9f - 3.6f * chance(i + 60), -1.6f + 1.2f * chance(i + 120));
        part();
        paint(streak);
        limb(a, a + V(-.08f, -.22f, 0), .012f, .003f);
    }
    lamp(V(-.75f, .75f, 1.3f), rgb(0xe4ecff) * 1.5f, .45f);
    faction_motes();
}

const Card siege_palefrost_ghosts_cards[] = {
    {"cards/siege/pf02", PALEFROST, hoarfrost_shade}, {"cards/siege/pf03", PALEFROST, white_silence},
    {"cards/siege/pf05", PALEFROST, icebound_warden}, {"cards/siege/pf06", PALEFROST, shackle_of_sleet},
    {"cards/siege/pf07", PALEFROST, sister_hail},     {0}};
