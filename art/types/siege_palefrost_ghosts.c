/* SPDX-License-Identifier: MIT
 * Palefrost that has hands and faces: a shade, a silence, a warden, a shackle, a sister. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/drapery.h"
#include "props/figure.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skirts.h"
#include "props/weapons.h"

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
    move(at[0], at[1] - 2.13f, at[2]);
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
                          .mood = MOOD_GRIEF,
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
                          .mood = MOOD_GRIEF,
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

/* ---- pf05: a knight on the march, in his block ---- */

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

/* Plate for a big man, standing: breast, faulds, shoulders, thighs and shins; arms are the picture's own. */
static void warden_plate(int steel, int trim, int cloth_m)
{
    part();
    paint(steel);
    blend(.10f);
    egg(0, 1.52f, .02f, .42f, .36f, .30f);
    limb(V(0, 1.36f, .02f), V(0, 1.08f, .0f), .34f, .27f);
    egg(0, 1.50f, .18f, .26f, .30f, .20f); /* the keel of the breastplate */
    part();
    paint(trim);
    blend(.02f);
    limb(V(0, 1.80f, .30f), V(0, 1.15f, .32f), .022f, .03f);
    for (int i = 0; i < 3; i++) { /* faulds */
        part();
        paint(i % 2 ? trim : steel);
        push();
        move(0, 1.04f - .13f * (float)i, 0);
        drum(0, 0, 0, .30f + .045f * (float)i, .085f, .03f);
        pop();
    }
    drape(&(Drape){.rows = 2,
                   .row = (DrapeRow[]){{.86f, .36f, .27f, 0, 0}, {.44f, .44f, .32f, 0, .02f}},
                   .folds = 10,
                   .gather = .02f,
                   .depth = .05f,
                   .hem = .05f,
                   .thick = .02f,
                   .seed = cloth_m});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(steel);
        blend(.04f);
        limb(V(q * .20f, .78f, .02f), V(q * .24f, .46f, .08f), .19f, .15f);
        limb(V(q * .24f, .36f, .06f), V(q * .26f, .0f, .02f), .15f, .12f);
        part();
        paint(trim);
        blend(.03f);
        egg(q * .24f, .42f, .15f, .11f, .12f, .09f);
        part();
        paint(steel);
        blend(.03f);
        egg(q * .27f, -.04f, .14f, .12f, .09f, .22f);
        push();
        move(q * .46f, 1.70f, 0);
        turn_z(q * -12);
        pauldron(.30f, 4, 0, q, steel);
        pop();
    }
}

/* What is left of the block: slabs and prisms that still hold his legs, the nearer the lower. */
static void ice_to_the_waist(int frost)
{
    int deep = material_new(rgb(0x5a9cd0), rgb(0x2c5c98), .10f, 1.5f, PAT_STONE, 3.2f, .35f);
    material(deep)->sss = rgb(0x6ab8e8) * .8f;
    material(deep)->emit = rgb(0x3a80c0) * .10f;
    static const float at[13][6] = {
        /* x, z, lean, nod, length, thick */
        {-.74f, .10f, 16, -4, .66f, .30f}, {.66f, .12f, -15, -4, .52f, .32f},   {-.34f, .42f, 7, 8, .50f, .30f},
        {.26f, .46f, -6, 9, .42f, .28f},   {-.02f, .56f, 2, 14, .34f, .26f},    {-.98f, .34f, 34, 8, .40f, .20f},
        {.98f, .36f, -34, 8, .36f, .20f},  {-.58f, -.35f, 12, -12, .95f, .34f}, {.50f, -.38f, -10, -14, .80f, .36f},
        {0, -.5f, 2, -14, .85f, .40f},     {-.64f, .70f, 22, 22, .26f, .16f},   {.60f, .72f, -24, 20, .24f, .16f},
        {1.15f, -.1f, -42, 0, .40f, .18f}};
    for (int i = 0; i < 13; i++)
        shard(at[i][0], -.10f, at[i][1], at[i][2], at[i][3], at[i][4], at[i][5], i < 7 ? deep : frost);
    for (int i = 0; i < 26; i++) { /* small ones at the foot */
        float a = (float)i * .2417f * PI;
        shard(sinf(a) * (.85f + .3f * chance(i)), -.08f, .1f + cosf(a) * .70f, -50 * sinf(a), 40 * cosf(a),
              .10f + .12f * chance(i + 9), .06f, frost);
    }
}

static void icebound_warden(void)
{
    camera(V(-.30f, .95f, 6.1f), V(.04f, 1.56f, 0), 33);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_mirrored = true;
    s->back_seed = 2;
    s->rim.color = rgb(0xffd4b8) * 3.4f;
    s->key.color = rgb(0xf4f8ff) * 2.2f;
    int steel = material_iron(), trim = material_iron(), boot = material_wool(rgb(0x8a3e34)), wood = material_wood(),
        frost = clear_ice(), rime = material_plain(rgb(0xf4faff), .9f, .3f);
    material(steel)->color = rgb(0x3c5a8c);
    material(trim)->color = rgb(0xa4bcd8);
    push();
    move(.02f, .10f, 0);
    turn_y(-24);
    push();
    move(0, .12f, 0);
    grow(1.08f);
    paint(boot);
    warden_plate(steel, trim, boot);
    push(); /* the head is out */
    move(0, 2.13f, .05f);
    grow(.60f);
    turn_y(10);
    turn_x(6);
    person_head(&(Person){.skin = rgb(0x9cb8d8),
                          .hair = rgb(0xeaf4fc),
                          .iris = rgb(0xff7a30),
                          .age = .6f,
                          .man = 1,
                          .gaunt = .5f,
                          .eye = 1.25f,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_RESOLVE,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_FULL,
                          .beard_length = .9f,
                          .glow = 2.2f,
                          .seed = 6,
                          .brow = 1.6f,
                          .gaze_x = 6});
    helm_open(steel, trim, true);
    part();
    paint(rime);
    blend(.05f);
    lumpy(.02f, 9);
    egg(-.04f, .56f, -.02f, .32f, .12f, .34f);
    lumpy(0, 1);
    for (int i = 0; i < 6; i++) {
        float a = ((float)i - 2.5f) * .26f;
        part();
        paint(frost);
        limb(V(sinf(a) * .26f, -.62f, .22f + .10f * cosf(a)),
             V(sinf(a) * .24f, -.82f - .20f * chance(i), .24f + .1f * cosf(a)), .04f, .004f);
    }
    pop();
    /* one arm has broken through, and has the halberd */
    Vec3 elbow = V(.92f, 1.42f, .16f), at = V(.74f, 1.72f, .58f), bar = vec_unit(V(.06f, 1, -.04f)),
         out = V(.2f, .05f, 1);
    PersonHand g = {.pose = GRASP_FIST, .size = .24f, .thick = 1.3f, .thumb = -1, .skin = trim};
    Vec3 wrist = person_wrist(&g, at, bar, out);
    part();
    paint(steel);
    blend(.04f);
    limb(V(.56f, 1.62f, .0f), elbow, .16f, .13f);
    limb(elbow, vec_mix(elbow, wrist, .80f), .13f, .12f);
    part();
    paint(trim);
    blend(.03f);
    egg(elbow[0], elbow[1], elbow[2], .16f, .15f, .15f);
    limb(vec_mix(elbow, wrist, .62f), vec_mix(elbow, wrist, 1.02f), .135f,
         .165f); /* the gauntlet's cuff flares over the hand */
    push();
    person_hand_grip(g, at, bar, out);
    part();
    paint(wood);
    limb(V(0, -1.9f, 0), V(0, .95f, 0), .042f, .038f);
    move(0, .68f, 0);
    turn_y(-20);
    float blade[] = {.03f, -.16f, .34f, -.26f, .44f, .02f, .34f, .28f, .03f, .14f};
    part();
    paint(trim);
    outline(5, blade, 1, .025f, .02f);
    float pick[] = {-.03f, -.08f, -.03f, .08f, -.30f, .0f};
    outline(3, pick, 1, .025f, .02f);
    limb(V(0, .1f, 0), V(0, .60f, 0), .05f, .005f);
    pop();
    Vec3 out_elbow = V(-.96f, 1.34f, .20f),
         out_wrist = V(-.86f, 1.52f, .62f); /* the other comes through it, fist first */
    part();
    paint(steel);
    blend(.05f);
    limb(V(-.56f, 1.62f, .0f), out_elbow, .16f, .13f);
    limb(out_elbow, out_wrist, .13f, .11f);
    part();
    paint(trim);
    blend(.03f);
    egg(out_elbow[0], out_elbow[1], out_elbow[2], .16f, .15f, .15f);
    limb(vec_mix(out_elbow, out_wrist, .55f), out_wrist, .135f, .16f);
    g.thumb = 1;
    g.pose = GRASP_REACH;
    person_hand_at(&g, out_wrist, V(-.15f, .55f, .8f), V(.2f, -.8f, .5f));
    Vec3 broken = here(out_wrist);
    pop();
    ice_to_the_waist(frost);
    pop();
    for (int i = 0; i < 16; i++) { /* splinters that fly from the hand */
        float a = (float)i * .393f + chance(i), l = .30f + .55f * chance(i + 30);
        shard(broken[0] + l * sinf(a), broken[1] + l * cosf(a), broken[2] + .2f + .4f * chance(i + 7), -a * 57.3f,
              50 * (chance(i + 40) - .5f), .05f + .10f * chance(i + 9), .035f, frost);
    }
    sprite(broken + V(0, 0, .3f), .5f, rgb(0xd8f0ff), SPRITE_GLOW, .14f);
    lamp(V(.1f, 2.0f, 1.6f), rgb(0xbcd8f8) * .7f, .6f);
    faction_ground();
    faction_motes();
}

/* ---- pf06: finger by finger ---- */

static void ice_cuff(float r, int m, int seed)
{
    part();
    paint(m);
    blend(.05f);
    lumpy(.02f, 7);
    ring(0, 0, 0, r, .095f);
    ring(0, .10f, 0, r * .98f, .06f);
    ring(0, -.10f, 0, r * 1.0f, .06f);
    lumpy(0, 1);
    for (int i = 0; i < 11; i++) { /* icicles below, crystals above */
        float a = (float)i / 11 * 2 * PI;
        part();
        paint(m);
        limb(V(sinf(a) * r, -.08f, cosf(a) * r),
             V(sinf(a) * r * 1.08f, -.30f - .26f * chance(i + seed), cosf(a) * r * 1.08f), .055f, .004f);
        shard(sinf(a) * r * 1.05f, .06f, cosf(a) * r * 1.05f, -40 * sinf(a), 40 * cosf(a),
              .10f + .12f * chance(i + seed + 30), .06f, m);
    }
}

static void shackle_of_sleet(void)
{
    camera(V(.05f, 1.0f, 5.9f), V(-.03f, 1.56f, 0), 34);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 6;
    s->rim.color = rgb(0xffd8c0) * 2.0f;
    int skin = material_skin(rgb(0xd88a62), rgb(0xa05a40)), sleeve = material_wool(rgb(0x3d5c92)), frost = clear_ice(),
        nail = material_plain(rgb(0xf0c0a8), .4f, .8f);
    static const struct {
        Vec3 wrist, along, palm, elbow;
        float size;
        int thumb;
    } arm_of[2] = {{{-.66f, 1.12f, .35f}, {-.34f, .93f, .12f}, {.35f, .1f, .9f}, {-.32f, .14f, .3f}, .42f, 1},
                   {{.60f, 1.00f, .30f}, {.22f, .95f, .15f}, {-.55f, .1f, .8f}, {.72f, .0f, .2f}, .42f, -1}};
    for (int i = 0; i < 2; i++) {
        PersonHand h = {.pose = GRASP_REACH,
                        .size = arm_of[i].size,
                        .thick = 1.15f,
                        .thumb = arm_of[i].thumb,
                        .skin = skin,
                        .nail = nail,
                        .age = .6f};
        Vec3 w = arm_of[i].wrist, e = arm_of[i].elbow;
        part();
        paint(skin);
        blend(.06f);
        limb(w, vec_mix(w, e, .55f), .165f, .215f);
        for (int k = 0; k < 3; k++) /* sinews */
            limb(w + V(-.05f + .05f * (float)k, 0, .12f), vec_mix(w, e, .5f) + V(-.06f + .06f * (float)k, 0, .15f),
                 .03f, .035f);
        part();
        paint(sleeve);
        blend(.06f);
        lumpy(.025f, 5);
        limb(vec_mix(w, e, .62f), e + V(0, -.9f, 0), .30f, .42f);
        lumpy(0, 1);
        push();
        Vec3 m = vec_mix(w, e, .62f);
        move(m[0], m[1], m[2]);
        aim(vec_unit(w - e), V(0, 0, 1));
        part();
        paint(sleeve);
        blend(.04f);
        ring(0, 0, 0, .26f, .07f);
        pop();
        person_hand_at(&h, w, arm_of[i].along, arm_of[i].palm);
        push();
        Vec3 c = vec_mix(w, e, .18f);
        move(c[0], c[1], c[2]);
        aim(vec_unit(w - e), V(0, 0, 1));
        ice_cuff(.235f, frost, 5 + 20 * i);
        pop();
        for (int k = 0; k < 4; k++) { /* it grows finger by finger */
            Vec3 up = vec_unit(arm_of[i].along), side = vec_unit(vec_cross(up, arm_of[i].palm));
            Vec3 a = w + up * (.05f + .04f * (float)k) + side * (.30f * ((float)k / 3 - .5f)) - arm_of[i].palm * .12f;
            Vec3 b = a + up * (.34f - .05f * (float)k) + side * (.10f * ((float)k / 3 - .5f)) + arm_of[i].palm * .02f;
            part();
            paint(frost);
            blend(.03f);
            limb(a, b, .065f, .03f);
            shard(b[0], b[1], b[2], 30 * (chance(k) - .5f), 20, .10f, .035f, frost);
        }
    }
    part(); /* the chain between them is ice too */
    paint(frost);
    for (int i = 0; i < 8; i++) {
        float t = ((float)i + .5f) / 8;
        push();
        move(-.40f + .84f * t, .86f - .16f * sinf(t * PI), .55f);
        turn_z(90);
        turn_y(i % 2 ? 90.f : 0);
        turn_x(i % 2 ? 0 : 90);
        part();
        paint(frost);
        ring(0, 0, 0, .075f, .028f);
        pop();
    }
    push(); /* whose they are: he watches it come */
    move(.0f, 1.86f, -.62f);
    turn_y(-6);
    turn_x(8);
    turn_z(5);
    part();
    paint(sleeve);
    blend(.14f);
    lumpy(.02f, 5);
    egg(0, -1.0f, -.12f, .98f, .44f, .46f);
    limb(V(0, -1.0f, -.1f), V(0, -2.4f, 0), .62f, .80f);
    limb(V(-.62f, -.98f, -.05f), V(-.42f, -1.9f, .5f), .34f, .30f);
    limb(V(.62f, -.98f, -.05f), V(.66f, -1.9f, .5f), .34f, .30f);
    lumpy(0, 1);
    part(); /* a collar with rime on it */
    paint(material_fur(rgb(0xd8e4f0)));
    blend(.08f);
    lumpy(.05f, 9);
    push();
    move(0, -.60f, -.04f);
    ring(0, 0, 0, .40f, .15f);
    pop();
    lumpy(0, 1);
    grow(.98f);
    person_head(&(Person){.skin = rgb(0xdc9468),
                          .hair = rgb(0x4a2c20),
                          .iris = rgb(0x2c4a70),
                          .age = .45f,
                          .man = 1,
                          .eye = 1.3f,
                          .gaze_x = -8,
                          .gaze_y = -14,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_WILD,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 9});
    Vec3 mouth = here(V(-.05f, -.30f, .55f));
    pop();
    lamp(V(-.8f, 2.3f, 1.6f), rgb(0xffe8d0) * 1.3f, .5f);
    for (int i = 0; i < 20; i++) { /* his breath */
        float t = (float)i / 19;
        sprite(mouth + V(-.75f * t, .28f * t + .10f * (chance(i) - .5f), .2f), .07f + .14f * t, rgb(0xffffff),
               SPRITE_GLOW, .20f * (1 - t));
    }
    int sleet = material_glow(rgb(0x9fc4e4), .8f);
    for (int i = 0; i < 90; i++) { /* sleet, to the left */
        Vec3 a = V((chance(i + 3) - .5f) * 3.4f, 3.2f * chance(i + 60) - .2f, -1.2f + 2.4f * chance(i + 120));
        part();
        paint(sleet);
        limb(a, a + V(-.16f, -.22f, 0), .011f, .004f);
    }
    faction_motes();
}

/* ---- pf07: above our heads ---- */

/* Powder that whirls up and hides where a robe ends. */
static void fog_of_snow(Vec3 at, int n)
{
    for (int i = 0; i < n; i++)
        sprite(at + V(2.8f * (chance(i) - .5f), .34f * (chance(i + 30) - .6f), .8f * chance(i + 60)),
               .10f + .16f * chance(i + 9), rgb(0xe8f2fc), SPRITE_GLOW, .30f);
}

/* A rosary of ice through n points, its pendant a hailstone with spikes. */
static void ice_rosary(int n, const Vec3 *p, int beads, int ice_m, int core)
{
    for (int i = 0; i < beads; i++) {
        float t = (float)i / (float)(beads - 1) * (float)(n - 1);
        Vec3 at = tube_point(n, p, t),
             on = vec_unit(tube_point(n, p, min_of(t + .1f, (float)n - 1)) - tube_point(n, p, max_of(t - .1f, 0)));
        push();
        move(at[0], at[1], at[2]);
        aim(on, V(0, 0, 1));
        turn_y(50.f * (float)i);
        part();
        paint(ice_m);
        blend(.005f);
        float r = .042f + .026f * (float)i / (float)beads;
        crystal(0, 0, 0, r, r * 1.7f, r);
        pop();
    }
    Vec3 end = p[n - 1];
    part();
    paint(core);
    blend(.03f);
    lumpy(.03f, 6);
    ball(end[0], end[1], end[2], .20f);
    lumpy(0, 1);
    for (int i = 0; i < 15; i++) {
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 15, q = sqrtf(1 - y * y);
        push();
        move(end[0], end[1], end[2]);
        aim(V(sinf(a) * q, y, cosf(a) * q), V(.3f, .2f, 1));
        part();
        paint(ice_m);
        limb(V(0, .14f, 0), V(0, .34f + .10f * chance(i), 0), .07f, .004f);
        pop();
    }
}

static void sister_hail(void)
{
    camera(V(.05f, 1.0f, 6.0f), V(.06f, 1.58f, 0), 33);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 4;
    s->back_y = .12f;
    s->key.color = rgb(0xf4f8ff) * 1.8f;
    s->key.towards = V(-.5f, .45f, .75f);
    s->rim.color = rgb(0xbfeaff) * 3.2f;
    Figure f = {.man = .05f, .wide = 1.05f};
    int robe = material_wool(rgb(0x3c5f9a)), under = material_wool(rgb(0x86a8d0)),
        veil_m = material_wool(rgb(0x24406e)), white = material_wool(rgb(0xe8f1f7)), frost = clear_ice(),
        skin = pale_skin(rgb(0xc8d8e6)), hail = material_plain(rgb(0xd4e6f4), .3f, 1),
        streak = material_glow(rgb(0xcfe4f8), .9f);
    material(hail)->sss = rgb(0xa0d0f0) * .6f;
    Person p = {.skin = rgb(0xccd8e4),
                .hair = rgb(0x5a7090),
                .iris = rgb(0x3fb4e0),
                .age = .45f,
                .man = .1f,
                .gaunt = .6f,
                .eye = 1.25f,
                .nose = NOSE_STRAIGHT,
                .nose_size = 1.05f,
                .mood = MOOD_RESOLVE,
                .hairs = HAIR_NONE,
                .seed = 2,
                .glow = 1.2f,
                .gaze_x = 8,
                .gaze_y = -12,
                .brow = 1,
                .lips = .8f};
    push();
    move(-.12f, -.02f, -.2f);
    turn_y(20);
    skirt_over_legs(&(Skirt){.m = under,
                             .wide = 1.05f,
                             .hem = .06f,
                             .flare = .20f,
                             .knee = {V(-.20f, .64f, -.04f), V(.20f, .74f, .40f)},
                             .foot = {V(-.34f, .10f, -.40f), V(.26f, .10f, .36f)},
                             .wind = V(-.34f, 0, -.16f),
                             .seed = 5});
    turn_z(-7);
    body_trunk(&f, under);
    cloak(robe, 1.05f, .35f, 74, .55f, V(-.95f, 0, -.40f), 11);
    sash(white, 1.05f, -.8f, 4);
    cowl(white, 1.02f, .30f, 4);
    push();
    move(0, 2.16f, .07f);
    grow(.64f);
    turn_y(4);
    turn_x(6);
    turn_z(-5);
    person_head(&p);
    veil(veil_m, -1.2f, 48, 6);
    part(); /* wimple: a band across the brow, and under the chin */
    paint(white);
    blend(.05f);
    for (int i = 0; i < 25; i++) {
        float a = (float)i / 24 * 2 * PI, x = sinf(a) * .385f, y = .02f + cosf(a) * .44f;
        ball(x, y, .20f - .22f * fabsf(sinf(a)) + .12f * (cosf(a) < 0 ? -.3f * cosf(a) : cosf(a)), .062f);
    }
    pop();
    Vec3 elbow = V(.74f, 1.42f, .28f), at = V(.66f, 1.98f, .60f), bar = vec_unit(V(.16f, -.95f, .25f)),
         out = V(.15f, .1f, 1);
    PersonHand r = {.pose = GRASP_FIST, .size = .21f, .thick = .9f, .thumb = -1, .skin = skin};
    Vec3 wrist = person_wrist(&r, at, bar, out);
    body_sleeve(under, body_shoulder(&f, 1), elbow, vec_mix(elbow, wrist, .98f), .15f, .13f, .10f, 9);
    drape(&(Drape){.rows = 3, /* the wide sleeve has slid down to the elbow */
                   .row = (DrapeRow[]){{1.74f, .13f, .12f, .70f, .44f},
                                       {1.44f, .19f, .16f, .76f, .30f},
                                       {1.02f, .30f, .20f, .74f, .22f}},
                   .folds = 8,
                   .gather = .02f,
                   .depth = .05f,
                   .hem = .04f,
                   .thick = .02f,
                   .seed = 3});
    push();
    person_hand_grip(r, at, bar, out);
    pop();
    Vec3 le = V(-.70f, 1.52f, .30f), lw = V(-.92f, 1.80f, .58f); /* the other bids the storm come */
    body_sleeve(under, body_shoulder(&f, -1), le, lw, .15f, .13f, .09f, 29);
    r.thumb = 1;
    r.pose = GRASP_REACH;
    person_hand_at(&r, lw, V(-.35f, .85f, .3f), V(.5f, -.1f, .9f));
    Vec3 fist = here(at);
    pop();
    Vec3 swing[6] = {fist + V(-.05f, .16f, 0),    fist + V(.02f, -.10f, .06f), fist + V(.20f, -.40f, .35f),
                     fist + V(.28f, -.72f, .72f), fist + V(.18f, -.98f, 1.0f), fist + V(-.06f, -1.10f, 1.15f)};
    ice_rosary(6, swing, 19, frost, hail);
    for (int i = 0; i < 60; i++) { /* streaks of hail, driven to the left */
        Vec3 a = V((chance(i + 3) - .4f) * 3.4f, 3.6f * chance(i + 60), -1.4f + 2.6f * chance(i + 120));
        if (a[2] > -.5f && fabsf(a[0] + .2f) < .75f)
            continue; /* none before her face */
        part();
        paint(streak);
        limb(a, a + V(-.12f, -.18f, 0), .013f, .003f);
    }
    fog_of_snow(V(-.1f, .28f, .5f), 46);
    faction_motes();
}

const Card siege_palefrost_ghosts_cards[] = {
    {"cards/siege/pf02", PALEFROST, hoarfrost_shade}, {"cards/siege/pf03", PALEFROST, white_silence},
    {"cards/siege/pf05", PALEFROST, icebound_warden}, {"cards/siege/pf06", PALEFROST, shackle_of_sleet},
    {"cards/siege/pf07", PALEFROST, sister_hail},     {0}};
