/* SPDX-License-Identifier: MIT
 * Palefrost that has faces: a shade, a silence, a sister. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/frost.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"

static int pale_skin(Vec3 c)
{
    int m = material_skin(c, c * V(.8f, .86f, .94f));
    material(m)->sss = vec_mix(c, rgb(0x8fd8f4), .5f) * .6f;
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

/* Hair of frost, falling and blown to the left from such a head. */
static void frozen_hair(int frost)
{
    part();
    paint(frost);
    blend(.05f);
    egg(0, .20f, -.09f, .38f, .35f, .41f);
    carve();
    blend(.05f);
    egg(.0f, -.02f, .36f, .33f, .34f, .42f);
    fill();
    for (int i = 0; i < 34; i++) { /* back from the brow, then down and away */
        float a = 1.05f + 4.2f * (float)i / 33, c = chance(i);
        Vec3 root = V(sinf(a) * .33f, .26f - .12f * fabsf(sinf(a)), -.06f + cosf(a) * .35f),
             out = V(sinf(a), 0, cosf(a));
        Vec3 p[4] = {root, root + out * .08f + V(0, -.20f, -.04f), root + out * .10f + V(-.10f, -.52f, -.16f),
                     root + out * .06f + V(-.34f - .2f * c, -.86f - .3f * c, -.26f)};
        part();
        paint(frost);
        hair_lock(4, p, .060f, i);
    }
}

/* She has come from behind; it is warm, where she drinks. */
static void hoarfrost_shade(void)
{
    camera(V(.0f, .0f, 5.0f), V(.0f, .0f, 0), 28);
    Scene *s = scene();
    s->backdrop = blue_dusk;
    s->aperture = 0;
    s->roll = 5;
    s->vignette = 1.1f;
    s->rim.color = rgb(0xbfeaf8) * 3.0f;
    s->key = (Light){V(.55f, .55f, .65f), rgb(0xfff0dc) * 1.7f, .08f};
    int robe = material_wool(rgb(0x7aa4d4)), frost = frost_ice(), coat = material_wool(rgb(0x2c4472)),
        fur = material_fur(rgb(0x7a6458)),
        brown = material_new(rgb(0x6a3c22), rgb(0x2c160c), .5f, .9f, PAT_HAIR, 2.2f, .12f),
        rime = material_plain(rgb(0xe4f2fc), .8f, .4f), ice = material_plain(rgb(0x86b4e4), .16f, 1.8f);
    material(ice)->sss = rgb(0x70b8f0) * .8f;
    material(ice)->emit = rgb(0x60a8e8) * .10f;
    material(ice)->rim = 1.5f;
    push(); /* the boy: his breath goes out of him */
    move(.36f, -.24f, .30f);
    turn_z(6);
    turn_y(-16);
    turn_x(-6);
    grow(1.22f);
    visage(&(Visage){.skin = rgb(0xeeb090),
                     .hair = rgb(0x5a3420),
                     .iris = rgb(0x7a5030),
                     .flush = 1.5f,
                     .jaw = .92f,
                     .nose = .75f,
                     .bulb = 1.0f,
                     .eye = 1.25f,
                     .open = {1.35f, 1.45f},
                     .under = {1.1f, 1.1f},
                     .slant = {-.02f, -.02f},
                     .gaze_x = -18,
                     .gaze_y = 4,
                     .brow = {.045f, .055f},
                     .frown = {-.04f, -.04f},
                     .bush = 1.0f,
                     .fine_brows = true,
                     .mouth = .075f,
                     .gape = .06f,
                     .corner = {-.015f, -.01f},
                     .lips = 1.1f,
                     .neck = .19f});
    frost_tufts(brown, rime);
    Vec3 lips = here(V(0, -.27f, .46f));
    pop();
    part();
    paint(coat);
    blend(.16f);
    egg(.35f, -1.35f, -.05f, .95f, .55f, .45f);
    part();
    paint(fur);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 18; i++) {
        float a = (float)i / 18 * 2 * PI;
        ball(.28f + sinf(a) * .50f, -.86f - .08f * cosf(a), .12f + cosf(a) * .40f, .15f);
    }
    lumpy(0, 1);
    Glazing g = glazing_begin();
    push(); /* the shade, over his shoulder */
    move(-.40f, .32f, .02f);
    turn_z(-16);
    turn_y(30);
    turn_x(10);
    grow(1.12f);
    visage(&(Visage){.skin = rgb(0xc4def2),
                     .hair = rgb(0xeef6fc),
                     .iris = rgb(0x3fa8d0),
                     .jaw = .80f,
                     .chin = .1f,
                     .gaunt = .6f,
                     .nose = .95f,
                     .bulb = .7f,
                     .eye = 1.2f,
                     .glow = 1.4f,
                     .open = {.55f, .60f},
                     .under = {.7f, .7f},
                     .slant = {.02f, .02f},
                     .gaze_x = 14,
                     .gaze_y = -12,
                     .brow = {.01f, .02f},
                     .frown = {.0f, .0f},
                     .bush = .5f,
                     .mouth = .07f,
                     .gape = .03f,
                     .lips = 1.2f,
                     .pucker = .02f,
                     .neck = .14f});
    Vec3 mouth = here(V(0, -.27f, .46f));
    glazing_all(g, ice);
    frozen_hair(rime);
    for (int i = 0; i < 7; i++) { /* a crown that grew */
        float a = ((float)i - 3) * .28f;
        push();
        move(sinf(a) * .38f, .46f + .06f * cosf(a), cosf(a) * .22f);
        turn_z(-a * 44);
        turn_x(-8);
        frost_feather(.26f + .16f * chance(i), frost);
        pop();
    }
    pop();
    part();
    paint(robe);
    blend(.16f);
    limb(V(-.62f, -.30f, -.35f), V(-.98f, -1.7f, -.2f), .34f, .55f);
    limb(V(-.30f, -.35f, -.45f), V(-.9f, -.75f, -.2f), .26f, .32f);
    Vec3 wrist = V(-.42f, -1.02f, .78f), elbow = V(-1.05f, -1.30f, .45f); /* her hand on his cheek */
    part();
    paint(robe);
    sinew_cloth(V(-.95f, -.62f, -.1f), elbow, wrist, .26f, .22f, .12f, 7);
    PersonHand hand = {
        .pose = GRASP_REST, .size = .29f, .thick = .80f, .thumb = 1, .skin = ice, .nail = ice, .lean = true};
    person_hand_at(&hand, wrist, V(.42f, .90f, .05f), V(.62f, -.25f, -.75f));
    frost_spread(V(-.18f, -.42f, .80f), V(.12f, -.62f, .84f), .26f, 14, .22f, frost, 5);
    frost_spread(V(-.22f, -.72f, .68f), V(.45f, -1.05f, .62f), .28f, 16, .30f, frost, 300);
    for (int i = 0; i < 34; i++) { /* his breath goes to her */
        float t = chance(i);
        Vec3 p = vec_mix(lips + V(0, 0, .15f), mouth + V(0, 0, .10f), t);
        sprite(p + V(.22f * (chance(i + 9) - .5f), .05f + .20f * (chance(i + 19) - .5f) * t, .05f),
               .07f + .09f * chance(i + 4), rgb(0xf4faff), SPRITE_GLOW, .08f);
    }
    lamp(V(.75f, .25f, 1.5f), rgb(0xffe0c0) * 1.0f, .4f);
    lamp(V(-.75f, .95f, 1.2f), rgb(0xa8d8ff) * 1.6f, .4f);
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
        rime = material_plain(rgb(0xf4faff), .9f, .3f), frost = frost_ice(), fur = material_fur(rgb(0x6c84a8)),
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

/* A stone of clear ice close to us: grown in shells round a white heart. */
static void clear_stone(Vec3 at, float r, int clear, int heart)
{
    Glazing g = glazing_begin();
    hailstone(at, r, clear, 5);
    glazing_clear(g);
    part();
    paint(heart);
    lumpy(r * .10f, 5 / r);
    ball(at[0] + .06f * r, at[1] - .05f * r, at[2], r * .36f);
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) {
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 16, q = sqrtf(1 - y * y),
              d = r * (.5f + .22f * chance(i));
        part();
        paint(heart);
        ball(at[0] + sinf(a) * q * d, at[1] + y * d, at[2] + cosf(a) * q * d, r * (.012f + .022f * chance(i + 5)));
    }
}

static void sister_hail(void)
{
    camera(V(.0f, -.45f, 5.2f), V(.0f, -.02f, 0), 31);
    Scene *s = scene();
    s->back_seed = 4;
    s->back_y = .35f;
    s->roll = 7;
    s->aperture = 0;
    s->vignette = 1.1f;
    s->ambient = .34f;
    s->key = (Light){V(-.60f, .60f, .60f), rgb(0xf4f8ff) * 1.9f, .06f};
    s->rim = (Light){V(.7f, .5f, -.6f), rgb(0xbfd4ff) * 3.4f, 0};
    int robe = material_wool(rgb(0x16264a)), white = material_wool(rgb(0xe4eef6)), frost = frost_ice(),
        skin = pale_skin(rgb(0xc8d4e4)),
        hail = material_new(rgb(0xc8dcf0), rgb(0x6c9ccc), .18f, 1.5f, PAT_NOISE, 6, .9f),
        cord = material_plain(rgb(0x3a2c68), .7f, .4f), streak = material_glow(rgb(0xb4d0ec), .5f),
        clear = glass_through(rgb(0xb8dcf4), .55f), heart = material_plain(rgb(0xf4faff), .8f, .3f);
    material(hail)->sss = rgb(0x80b8e8) * .4f;
    material(heart)->emit = rgb(0xc0e0ff) * .15f;
    push();
    move(-.26f, .46f, -.20f);
    push(); /* one dark shape, twisted into the throw and torn by the wind */
    turn_z(14);
    turn_y(-20);
    move(0, -2.12f, -.15f);
    cloak(robe, 1.45f, -.6f, 10, .5f, V(-.9f, 0, -.3f), 11);
    part();
    paint(robe);
    blend(.2f);
    lumpy(.02f, 4);
    egg(0, 1.38f, -.02f, .74f, .58f, .42f);
    lumpy(0, 1);
    pop();
    turn_z(-12);
    turn_y(16);
    turn_x(14);
    grow(1.02f);
    visage(&(Visage){.skin = rgb(0xccd6e4),
                     .hair = rgb(0x4a5a78),
                     .iris = rgb(0x9a7aff),
                     .flush = .5f,
                     .jaw = .88f,
                     .chin = .5f,
                     .gaunt = .9f,
                     .old = .85f,
                     .nose = 1.2f,
                     .hook = .07f,
                     .wry = .015f,
                     .eye = 1.15f,
                     .glow = 1.2f,
                     .open = {.85f, .95f},
                     .under = {.7f, .7f},
                     .slant = {.03f, .03f},
                     .gaze_x = 8,
                     .gaze_y = -12,
                     .brow = {.01f, .0f},
                     .frown = {.06f, .06f},
                     .bush = 1.1f,
                     .fine_brows = true,
                     .mouth = .125f,
                     .gape = .085f,
                     .corner = {-.01f, .02f},
                     .upper = .9f,
                     .lower = .9f,
                     .lips = .5f,
                     .neck = .15f});
    veil(robe, -1.3f, 46, 6);
    part(); /* wimple: a band across the brow, and under the chin */
    paint(white);
    blend(.05f);
    for (int i = 0; i < 29; i++) {
        float a = (float)i / 28 * 2 * PI, x = sinf(a) * .395f, y = .0f + cosf(a) * .47f - (cosf(a) < 0 ? .10f : 0);
        ball(x, y, .20f - .22f * fabsf(sinf(a)) + .12f * (cosf(a) < 0 ? -.3f * cosf(a) : cosf(a)), .066f);
    }
    blend(.10f);
    egg(0, -.72f, .16f, .34f, .20f, .22f);
    for (int i = 0; i < 7; i++) { /* ice hangs from it */
        float a = ((float)i - 3) * .30f;
        part();
        paint(frost);
        limb(V(sinf(a) * .36f, .44f, .24f + .12f * cosf(a)),
             V(sinf(a) * .37f, .30f - .10f * chance(i), .30f + .12f * cosf(a)), .030f, .003f);
    }
    pop();
    /* the hand that has let go */
    Vec3 wrist = V(.42f, -.22f, 1.05f);
    part();
    paint(robe);
    sinew_cloth(V(.42f, -.32f, -.05f), V(.66f, -.62f, .50f), wrist + V(.01f, -.02f, -.05f), .36f, .32f, .22f, 5);
    person_hand_at(&(PersonHand){.pose = GRASP_REACH,
                                 .size = .30f,
                                 .thick = .85f,
                                 .thumb = -1,
                                 .skin = skin,
                                 .nail = skin,
                                 .age = 1,
                                 .lean = true},
                   wrist, V(-.05f, .55f, .85f), V(-.1f, -.85f, .5f));
    /* the other whirls what is left of the string */
    Vec3 at = V(-.86f, .92f, .10f), bar = vec_unit(V(.45f, .85f, .1f)), out = V(-.3f, .2f, 1);
    PersonHand r = {.pose = GRASP_FIST,
                    .size = .26f,
                    .thick = .85f,
                    .thumb = 1,
                    .skin = skin,
                    .nail = skin,
                    .age = 1,
                    .lean = true};
    Vec3 wrist2 = person_wrist(&r, at, bar, out);
    part();
    paint(robe);
    sinew_cloth(V(-.80f, -.15f, -.3f), V(-1.28f, .25f, -.15f), wrist2, .34f, .28f, .17f, 9);
    push();
    person_hand_grip(r, at, bar, out);
    pop();
    Vec3 way[6] = {at + V(.05f, .12f, .02f), V(-.55f, 1.22f, .0f), V(.0f, 1.36f, .1f),
                   V(.52f, 1.18f, .35f),     V(.80f, .72f, .75f),  V(.78f, .22f, 1.15f)};
    part();
    paint(cord);
    tube(6, way, (float[]){.016f, .016f, .016f, .016f, .014f, .004f}, 5);
    static const float bead[7][2] = {{.35f, .060f},  {1.0f, .072f}, {1.6f, .082f}, {2.25f, .095f},
                                     {2.95f, .110f}, {3.7f, .125f}, {4.5f, .140f}};
    for (int i = 0; i < 7; i++)
        hailstone(tube_point(6, way, bead[i][0]), bead[i][1], hail, i * 7);
    clear_stone(V(.30f, -.66f, 2.35f), .40f, clear, heart);
    static const float loose[6][4] = {{-.80f, -.62f, 1.2f, .13f}, {-.45f, -1.02f, 1.5f, .10f},
                                      {-1.0f, -.15f, .9f, .07f},  {.92f, -.35f, .9f, .08f},
                                      {-.15f, -.62f, 1.7f, .06f}, {.55f, -1.15f, .6f, .08f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p = V(loose[i][0], loose[i][1], loose[i][2]);
        hailstone(p, loose[i][3], hail, i * 11 + 3);
        part();
        paint(streak);
        limb(p + V(.02f, .06f, -.1f), p + V(.07f, .22f, -.4f), .012f, .002f);
    }
    lamp(V(-.75f, .9f, 1.5f), rgb(0xe4f0ff) * 1.2f, .4f);
    faction_motes();
}

const Card siege_palefrost_ghosts_cards[] = {{"cards/siege/pf02", PALEFROST, hoarfrost_shade},
                                             {"cards/siege/pf03", PALEFROST, white_silence},
                                             {"cards/siege/pf07", PALEFROST, sister_hail},
                                             {0}};
