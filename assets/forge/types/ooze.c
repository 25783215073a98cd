/* SPDX-License-Identifier: MIT
 * Oozes: a breaking wave, a lava brute, an amber cobra, a night sky with one eye, a mossy toad, a crowned jelly. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/teeth.h"
#include "props/weapons.h"

/* A mouth looks to +z from the brush's place: half width and height of the opening. */
typedef struct {
    float wide, high;
    int upper, lower; /* teeth; 0 none */
    float length;     /* of teeth */
    int fang;
    float tongue; /* size; 0 none */
} Mouth;

/* The opening; inside the part of the body. */
static void mouth_hole(const Mouth *m)
{
    carve();
    blend(.06f);
    egg(0, -.02f, .12f, m->wide, m->high, .34f);
    fill();
}

/* What is in it; parts of their own. */
static void mouth_inside(const Mouth *m)
{
    float w = m->wide, h = m->high;
    part();
    paint(material_plain(tint(DARK) * .5f, .35f, .5f));
    blend(.03f);
    egg(0, -.02f, -.1f, w * .94f, h * .93f, .16f);
    if (m->tongue > 0) {
        int tongue = material_plain(rgb(0xe8504a), .25f, 1);
        material(tongue)->sss = rgb(0xff6050) * .4f;
        part();
        paint(tongue);
        blend(.08f);
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * .09f * m->tongue, -h * .7f, .03f, .22f * m->tongue, .1f * m->tongue, .16f);
    }
    int tooth = material_tooth();
    push();
    move(0, h * .8f, .16f - .5f * w * w * .6f);
    teeth(&(Teeth){.count = m->upper,
                   .material = tooth,
                   .half_width = w * .8f,
                   .sag = -h * .72f,
                   .depth = .5f * w * w * .6f,
                   .length = m->length,
                   .thick = .36f * w * 1.6f / (float)(m->upper + 1),
                   .uneven = .5f,
                   .fang = m->fang});
    pop();
    push();
    move(0, -h * .9f, .17f - .5f * w * w * .6f);
    teeth(&(Teeth){.count = m->lower,
                   .material = tooth,
                   .half_width = w * .66f,
                   .sag = h * .55f,
                   .depth = .5f * w * w * .6f,
                   .length = -m->length * .75f,
                   .thick = .3f * w * 1.6f / (float)(m->lower + 1),
                   .uneven = .5f});
    pop();
}

static int lid_of(Vec3 body)
{
    int lid = material_plain(body * .55f, .25f, 1);
    material(lid)->sss = body * .4f;
    return lid;
}

static void bubbles_inside(int n, float x, float low, float high, float wide)
{
    for (int i = 0; i < n; i++) {
        float a = chance(i + 70) * 2 * PI, r = sqrtf(chance(i + 80)) * wide;
        sprite(here(V(x + cosf(a) * r, mix(low, high, chance(i + 90)), .9f)),
               .012f + .03f * chance(i + 60) * chance(i + 61), tint(GLOW), SPRITE_BUBBLE, .35f);
    }
}

static void coin(float x, float y, float z, int i, int gold)
{
    push();
    move(x, y, z);
    turn_x(chance(i) * 180);
    turn_z(chance(i + 9) * 90);
    part();
    paint(gold);
    blend(.005f);
    drum(0, 0, 0, .085f, .016f, .008f);
    pop();
}

/* A blunt arm of jelly with three fingers, in the present part. */
static void jelly_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 towards, float thick)
{
    Vec3 p[4] = {shoulder, vec_mix(shoulder, elbow, .75f), elbow, wrist};
    float r[4] = {.26f * thick, .2f * thick, .16f * thick, .16f * thick};
    blend(.2f * thick);
    tube(4, p, r, 4);
    blend(.08f * thick);
    Vec3 side = vec_unit(vec_cross(towards, V(0, 0, 1)));
    for (int i = -1; i <= 1; i++) {
        Vec3 d = vec_unit(towards + side * (.75f * (float)i));
        limb(wrist, wrist + d * (.3f * thick), .095f * thick, .055f * thick);
    }
}

/* ---- water: a wave that breaks over its own brow ---- */

/* A skull, coins, a sword, a fish. */
static void swallowed_by_the_sea(int bone, int gold)
{
    push(); /* swallowed: a skull, coins, a sword, a fish */
    move(.42f, .4f, .2f);
    turn_y(-25);
    turn_z(20);
    grow(.33f);
    skull(&(Skull){.bone = bone, .jaw = 10});
    pop();
    for (int i = 0; i < 8; i++)
        coin(-.55f + .14f * (float)i * (i & 1 ? 1.f : .4f), .2f + .14f * chance(i + 31), .15f + .3f * chance(i + 41), i,
             gold);
    push();
    move(-.52f, .55f, .05f);
    turn_z(35);
    turn_x(12);
    sword(.8f, .12f, material_iron(), gold);
    pop();
    push();
    move(-.16f, 2.06f, .0f);
    turn_z(38);
    turn_y(-14);
    fish(.4f, material_plain(rgb(0xff9a4a), .3f, 1), material_plain(rgb(0xffc060), .4f, .8f),
         material_eye(rgb(0x101010), rgb(0xfff6e4), 0, PUPIL_ROUND));
    pop();
}

static void water_ooze(void)
{
    Vec3 body = rgb(0x22b8d0);
    camera(V(.4f, 1.0f, 6.3f), V(.02f, 1.28f, 0), 32.5f);
    int jelly = material_jelly(body, V(1.5f, .32f, .24f)), gold = material_gold(), bone = material_bone();
    Mouth m = {.wide = .56f, .high = .3f, .upper = 9, .lower = 8, .length = .16f, .fang = 2, .tongue = 1.1f};
    material(jelly)->emit = body * .10f;
    jelly_part();
    paint(jelly);
    blend(.38f);
    egg(0, .75f, 0, .92f, .78f, .74f);
    egg(.05f, 1.4f, -.05f, .64f, .64f, .54f);
    Vec3 wave[6] = {V(-.1f, 1.7f, -.2f),  V(.02f, 2.15f, -.2f), V(.3f, 2.42f, -.15f),
                    V(.66f, 2.4f, -.05f), V(.84f, 2.18f, .0f),  V(.76f, 2.0f, .04f)};
    float wave_r[6] = {.5f, .38f, .27f, .2f, .13f, .06f};
    blend(.2f);
    tube(6, wave, wave_r, 4);
    blend(.3f);
    egg(0, .1f, .15f, 1.25f, .2f, .95f); /* the puddle */
    egg(-.9f, .12f, .5f, .4f, .16f, .3f);
    egg(.95f, .1f, .55f, .45f, .15f, .3f);
    egg(.2f, .08f, .95f, .5f, .13f, .25f);
    jelly_arm(V(-.7f, .85f, .2f), V(-1.12f, 1.05f, .42f), V(-1.02f, 1.6f, .52f), V(-.1f, 1, .05f), 1);
    jelly_arm(V(.7f, .75f, .2f), V(1.14f, .72f, .5f), V(1.12f, 1.12f, .72f), V(.2f, 1, .1f), 1);
    push();
    move(.03f, .98f, .6f);
    mouth_hole(&m);
    pop();
    push();
    move(.03f, .98f, .6f);
    mouth_inside(&m);
    pop();
    swallowed_by_the_sea(bone, gold);
    int e = material_eye(rgb(0xffb030), rgb(0xfff6e4), .1f, PUPIL_ROUND), lid = lid_of(body);
    eye_with_lid(-.29f, 1.54f, .43f, .26f, -4, 6, e, lid, -21, .36f);
    eye_with_lid(.37f, 1.57f, .42f, .22f, 10, 6, e, lid, 21, .36f);
    bubbles_inside(40, 0, .3f, 1.7f, .6f);
    for (int i = 0; i < 16; i++) /* foam and spray on the crest */
        sprite(V(.72f + .3f * chance(i), 1.95f + .5f * chance(i + 20), .1f),
               .02f + .045f * chance(i + 40) * chance(i + 41), tint(GLOW), SPRITE_BUBBLE, .9f);
    faction_ground();
    faction_motes();
}

/* ---- fire: lava in a broken crust ---- */

static void crust(float x, float y, float z, float rx, float ry, float rz, float tilt, int rock)
{
    push();
    move(x, y, z);
    turn_z(tilt);
    part();
    paint(rock);
    blend(.06f);
    lumpy(.05f, 4);
    box(0, 0, 0, rx, ry, rz, min_of(rx, min_of(ry, rz)) * .45f);
    pop();
}

static void drips(Vec3 from, Vec3 to, int n, float length, float thick)
{
    for (int i = 0; i < n; i++) {
        Vec3 p = vec_mix(from, to, ((float)i + .5f) / (float)n);
        float l = length * (.4f + .8f * chance(i + 17));
        limb(p, p - V(0, l, 0), thick, thick * .5f);
        ball(p[0], p[1] - l, p[2], thick * .85f);
    }
}

static void furnace_mouth(const Mouth *m)
{
    push();
    move(0, 1.02f, .62f);
    part();
    paint(material_glow(rgb(0xffb830), 1.4f)); /* the furnace inside */
    egg(0, -.05f, -.12f, m->wide * .9f, m->high * .9f, .12f);
    int tooth = material_new(rgb(0x3a2a28), rgb(0x1a1214), .5f, .9f, PAT_NOISE, 5, .6f);
    push();
    move(0, .34f, -.02f);
    teeth(&(Teeth){.count = m->upper,
                   .material = tooth,
                   .half_width = .58f,
                   .sag = -.3f,
                   .depth = .16f,
                   .length = .26f,
                   .thick = .07f,
                   .uneven = .5f,
                   .fang = 1});
    pop();
    push();
    move(0, -.4f, 0);
    teeth(&(Teeth){.count = m->lower,
                   .material = tooth,
                   .half_width = .5f,
                   .sag = .26f,
                   .depth = .16f,
                   .length = -.22f,
                   .thick = .065f,
                   .uneven = .5f});
    pop();
    pop();
}

/* The brow, the crown of spikes, the shoulders. */
static void crusts(int rock)
{
    crust(-.34f, 1.86f, .34f, .34f, .1f, .2f, -20, rock);
    crust(.34f, 1.86f, .34f, .34f, .1f, .2f, 20, rock);
    crust(0, 2.04f, .02f, .5f, .16f, .4f, 3, rock);
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .3f;
        part();
        paint(rock);
        blend(.04f);
        lumpy(.03f, 6);
        limb(V(sinf(a) * .5f, 1.98f + .08f * cosf(a), -.05f),
             V(sinf(a) * 1.0f, 2.26f + .42f * cosf(a) - (i % 2 ? .18f : 0), -.12f), .15f, .015f);
    }
    crust(-1.02f, 1.18f, .38f, .24f, .18f, .2f, 30, rock);
    crust(1.02f, 1.18f, .38f, .24f, .18f, .2f, -30, rock);
    crust(-.72f, .42f, .72f, .26f, .14f, .14f, -16, rock);
    crust(.66f, .36f, .78f, .3f, .13f, .14f, 12, rock);
    crust(.1f, .3f, .92f, .2f, .1f, .1f, -4, rock);
}

static void fire_ooze(void)
{
    Vec3 body = rgb(0xff7a18);
    camera(V(-.35f, .8f, 6.2f), V(0, 1.3f, 0), 33);
    scene()->back_mirrored = true;
    scene()->tint[MIDTONE] = rgb(0x7e2414); /* the sky behind it darker, so that it glows */
    scene()->tint[LIGHT] = rgb(0xd06a28);
    int jelly = material_jelly(body, V(.25f, 1.5f, 3.5f)),
        rock = material_new(rgb(0x40302e), rgb(0x1c1416), .85f, .5f, PAT_LAVA, 3.2f, 1.5f);
    material(jelly)->emit = V(1.05f, .2f, .012f);
    material(rock)->emit = rgb(0xff6a10) * 1.6f;
    Mouth m = {.wide = .7f, .high = .44f, .upper = 8, .lower = 7, .length = .24f, .fang = 1, .tongue = 0};
    jelly_part();
    paint(jelly);
    blend(.36f);
    egg(0, .8f, 0, 1.12f, .86f, .8f);
    egg(0, 1.5f, -.1f, .78f, .55f, .58f);
    blend(.3f);
    egg(0, .1f, .15f, 1.5f, .22f, 1.05f);
    jelly_arm(V(-.85f, 1.2f, .1f), V(-1.32f, 1.55f, .3f), V(-1.08f, 2.12f, .5f), V(.25f, .9f, .3f), 1.3f);
    jelly_arm(V(.85f, 1.2f, .1f), V(1.34f, 1.5f, .3f), V(1.16f, 2.08f, .45f), V(-.2f, .9f, .3f), 1.3f);
    blend(.05f);
    drips(V(-1.3f, 1.5f, .35f), V(-1.05f, 1.35f, .4f), 3, .35f, .05f);
    drips(V(1.1f, 1.35f, .4f), V(1.36f, 1.5f, .35f), 3, .35f, .05f);
    push();
    move(0, 1.02f, .62f);
    mouth_hole(&m);
    fill();
    blend(.03f);
    drips(V(-.45f, .3f, .1f), V(.45f, .3f, .1f), 5, .3f, .025f);
    pop();
    furnace_mouth(&m);
    crusts(rock);
    int e = material_eye(rgb(0xff5010), rgb(0xfff0b0), .9f, PUPIL_SLIT), lid = material_plain(rgb(0x2a1a18), .6f, .6f);
    eye_with_lid(-.3f, 1.66f, .42f, .2f, -6, 4, e, lid, -24, .42f);
    eye_with_lid(.3f, 1.66f, .42f, .2f, 6, 4, e, lid, 24, .42f);
    lamp(V(0, 1.0f, 1.4f), rgb(0xff8a20) * 2.f, .5f);
    push();
    move(0, 2.0f, -.1f);
    sparks(50, .8f, 1.2f, rgb(0xffc050) * 2.f, 600);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- sun: a cobra of amber ---- */

/* Two fangs and a forked tongue. */
static void cobra_mouth(const Mouth *m)
{
    push();
    move(0, 1.94f, .5f);
    mouth_inside(m);
    int tooth = material_tooth();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .17f, .14f, .12f), V((float)side * .16f, -.2f, .17f), .055f, .006f);
    }
    int tongue = material_plain(rgb(0xd02a5a), .3f, 1);
    part();
    paint(tongue);
    blend(.02f);
    Vec3 t[4] = {V(0, -.1f, .05f), V(0, -.12f, .35f), V(.04f, -.26f, .55f), V(.06f, -.46f, .6f)};
    float tr[4] = {.06f, .05f, .045f, .035f};
    tube(4, t, tr, 4);
    limb(t[3], V(-.04f, -.62f, .62f), .035f, .008f);
    limb(t[3], V(.17f, -.62f, .6f), .035f, .008f);
    pop();
}

/* Gold on the brow, a collar, the eyes that cobras have on their hoods. */
static void kings_cloth(int gold, int teal)
{
    push();
    move(0, 2.46f, .0f);
    turn_x(-12);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .08f, 0, .42f, .06f);
    limb(V(0, .1f, .42f), V(0, .36f, .5f), .06f, .05f);
    ball(0, .4f, .52f, .075f);
    part();
    paint(material_gem(rgb(0x20c8d8)));
    crystal(0, .12f, .5f, .09f, .11f, .05f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .36f;
        part();
        paint(i % 2 ? gold : teal);
        limb(V(sinf(a) * .36f, .12f, -.05f + .02f * cosf(a)), V(sinf(a) * .5f, .46f + .18f * cosf(a), -.12f), .09f,
             .05f);
    }
    pop();
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 13; i++) {
            float a = ((float)i - 6) * .2f, r = .5f + .13f * (float)row;
            part();
            paint((i + row) % 2 ? gold : teal);
            blend(.01f);
            egg(sinf(a) * r * 1.15f, 1.62f - cosf(a) * r * .72f, .1f + .12f * cosf(a) - .02f * (float)row, .062f, .075f,
                .03f);
        }
    for (int side = -1; side <= 1; side += 2) { /* eyes on the hood, as cobras have */
        part();
        paint(gold);
        blend(.02f);
        push();
        move((float)side * .62f, 1.86f, .07f);
        turn_x(90);
        ring(0, 0, 0, .15f, .035f);
        pop();
        part();
        paint(teal);
        egg((float)side * .62f, 1.86f, .06f, .085f, .085f, .05f);
    }
}

static void sun_ooze(void)
{
    Vec3 body = rgb(0xf08c12);
    camera(V(-.5f, 1.15f, 6.2f), V(.02f, 1.42f, 0), 32.5f);
    scene()->backdrop = place_pyramids;
    scene()->disc_x = .52f;
    scene()->disc_y = .74f;
    scene()->disc_size = .62f;
    scene()->back_mirrored = false;
    int jelly = material_jelly(body, V(.2f, 1.15f, 3.6f)), gold = material_gold(),
        teal = material_plain(rgb(0x1f9aa6), .2f, 1.3f);
    material(jelly)->emit = body * .09f;
    Mouth m = {.wide = .42f, .high = .17f, .upper = 0, .lower = 0, .length = .2f, .tongue = 0};
    push();
    jelly_part();
    paint(jelly);
    blend(.3f);
    Vec3 coil[9] = {V(1.35f, .12f, -.1f), V(.95f, .2f, .75f),    V(-.1f, .24f, 1.0f),
                    V(-.95f, .26f, .5f),  V(-.85f, .28f, -.35f), V(.1f, .34f, -.55f),
                    V(.42f, .52f, -.05f), V(.1f, .95f, .02f),    V(0, 1.5f, -.05f)};
    float coil_r[9] = {.03f, .16f, .23f, .27f, .3f, .32f, .34f, .33f, .36f};
    tube(9, coil, coil_r, 5);
    blend(.25f);
    egg(0, 1.7f, -.16f, .96f, .74f, .32f); /* the hood */
    egg(0, 1.25f, -.08f, .56f, .5f, .24f);
    egg(0, 2.2f, .12f, .48f, .4f, .46f); /* the head */
    egg(0, 2.06f, .42f, .33f, .2f, .28f);
    push();
    move(0, 1.94f, .5f);
    mouth_hole(&m);
    pop();
    cobra_mouth(&m);
    kings_cloth(gold, teal);
    for (int i = 0; i < 9; i++) /* swallowed gold */
        coin(-.5f + .16f * (float)i, .3f + .12f * chance(i), .62f + .15f * chance(i + 5), i, gold);
    int e = material_eye(rgb(0x18c8d0), rgb(0xfffbe8), .25f, PUPIL_SLIT), lid = material_plain(rgb(0xa85a10), .3f, 1);
    eye_with_lid(-.23f, 2.25f, .42f, .2f, -12, 2, e, lid, -22, .5f);
    eye_with_lid(.23f, 2.25f, .42f, .2f, 12, 2, e, lid, 22, .5f);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- moon: the night with one eye ---- */

static void moon_ooze(void)
{
    Vec3 body = rgb(0x8a3fe0);
    camera(V(.25f, 1.5f, 6.3f), V(0, 1.42f, 0), 33);
    scene()->disc_x = -.62f;
    scene()->disc_y = .82f;
    scene()->disc_size = .5f;
    scene()->back_seed = 5;
    scene()->aperture = .006f;
    int jelly = material_jelly(body, V(.9f, 1.9f, .22f));
    material(jelly)->emit = rgb(0x5a20c0) * .22f;
    Mouth m = {.wide = .4f, .high = .2f, .upper = 7, .lower = 6, .length = .1f, .tongue = .7f};
    jelly_part();
    paint(jelly);
    blend(.4f);
    egg(0, 1.15f, 0, .82f, .82f, .7f);
    egg(0, 1.8f, -.04f, .58f, .5f, .5f);
    blend(.14f);
    for (int side = -1; side <= 1; side += 2) { /* the horns of a crescent */
        float s = (float)side;
        Vec3 p[4] = {V(s * .3f, 2.05f, -.1f), V(s * .66f, 2.3f, -.1f), V(s * .66f, 2.66f, -.08f),
                     V(s * .38f, 2.92f, -.05f)};
        float r[4] = {.25f, .2f, .13f, .015f};
        tube(4, p, r, 5);
    }
    blend(.25f);
    limb(V(0, .6f, 0), V(.03f, .28f, .05f), .4f, .12f); /* it hangs in the air and drips */
    limb(V(-.3f, .7f, .1f), V(-.38f, .34f, .15f), .22f, .06f);
    limb(V(.32f, .72f, .1f), V(.42f, .42f, .15f), .2f, .06f);
    jelly_arm(V(-.66f, 1.2f, .2f), V(-1.05f, 1.12f, .45f), V(-1.18f, 1.52f, .6f), V(-.3f, 1, .1f), .75f);
    jelly_arm(V(.66f, 1.2f, .2f), V(1.05f, 1.05f, .45f), V(1.2f, 1.4f, .6f), V(.35f, 1, .1f), .75f);
    push();
    move(0, .98f, .56f);
    mouth_hole(&m);
    pop();
    for (int i = 0; i < 11; i++) { /* drops that circle it like moons */
        float a = (float)i / 11 * 2 * PI + .3f, r = 1.22f + .1f * chance(i);
        float s = .035f + .07f * chance(i + 8);
        if (fabsf(sinf(a)) < .35f && cosf(a) > 0)
            continue;
        jelly_part();
        paint(jelly);
        ball(sinf(a) * r, .62f + .14f * sinf(a * 2) + .1f * chance(i + 4), cosf(a) * r * .75f, s);
    }
    push();
    move(0, .98f, .56f);
    mouth_inside(&m);
    pop();
    int e = material_eye(rgb(0xffd23a), rgb(0xfdf4ff), .2f, PUPIL_ROUND);
    eye_with_lid(0, 1.68f, .32f, .4f, 2, 4, e, lid_of(body), 0, .52f);
    for (int i = 0; i < 130; i++) { /* stars inside */
        float a = chance(i + 500) * 2 * PI, r = sqrtf(chance(i + 600)) * .72f,
              y = 1.2f + (chance(i + 700) - .5f) * 1.5f;
        float big = powf(chance(i + 800), 5), x = cosf(a) * r * (y > 1.6f ? .62f : 1);
        if (hypotf(x, y - 1.68f) < .48f || hypotf(x, (y - .98f) * 1.6f) < .44f)
            continue; /* not in front of the eye, nor of the mouth */
        sprite(V(x, y, .76f), .008f + .03f * big, vec_mix(tint(GLOW), rgb(0xffb8ff), chance(i)),
               big > .5f ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
    lamp(V(0, .3f, .6f), rgb(0x8a50ff) * 1.6f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- forest: a toad of slime ---- */

static void toad_body(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.42f);
    egg(0, .62f, -.05f, 1.12f, .66f, .85f);
    egg(0, .95f, .1f, .86f, .5f, .6f);
    blend(.2f);
    for (int side = -1; side <= 1; side += 2) { /* eyes on stalks, feet, warts */
        float s = (float)side;
        limb(V(s * .5f, 1.2f, .2f), V(s * .62f, 1.72f, .3f), .26f, .2f);
        ball(s * .63f, 1.84f, .3f, .27f);
        Vec3 leg[3] = {V(s * .85f, .5f, .3f), V(s * 1.25f, .4f, .55f), V(s * 1.0f, .1f, .95f)};
        float r[3] = {.3f, .2f, .14f};
        tube(3, leg, r, 4);
        for (int i = -1; i <= 1; i++)
            limb(V(s * 1.0f, .1f, .95f), V(s * (1.0f + .02f) + .2f * (float)i, .06f, 1.25f - .04f * fabsf((float)i)),
                 .1f, .075f);
    }
    blend(.3f);
    egg(0, .08f, .1f, 1.45f, .16f, 1.05f);
    blend(.06f);
    for (int i = 0; i < 14; i++) {
        float a = (chance(i + 20) - .5f) * 2.6f, y = .35f + .7f * chance(i + 50);
        ball(sinf(a) * (1.08f - .3f * y), y, cosf(a) * .72f, .05f + .05f * chance(i + 70));
    }
}

static void tongue_with_fly(void)
{
    int tongue = material_plain(rgb(0xf0506a), .25f, 1);
    material(tongue)->sss = rgb(0xff6070) * .5f;
    part();
    paint(tongue);
    blend(.05f);
    Vec3 t[6] = {V(.05f, .86f, .55f),  V(.3f, .82f, 1.05f),  V(.75f, 1.0f, 1.25f),
                 V(1.02f, 1.4f, 1.1f), V(.98f, 1.82f, .95f), V(.86f, 2.06f, .9f)};
    float tr[6] = {.2f, .15f, .11f, .09f, .085f, .1f};
    tube(6, t, tr, 5);
    ball(.85f, 2.1f, .9f, .13f);
    push(); /* a fly */
    move(.86f, 2.24f, .9f);
    turn_z(-24);
    part();
    paint(material_plain(rgb(0x2a2450), .2f, 1.4f));
    blend(.03f);
    egg(0, 0, 0, .09f, .12f, .09f);
    ball(0, .13f, .02f, .08f);
    part();
    paint(material_plain(rgb(0xd83020), .2f, 1.4f));
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .055f, .16f, .06f, .045f);
    int wing = material_plain(rgb(0xd8f0ff), .2f, 1.2f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_z((float)side * -62);
        part();
        leaf_flat(.34f, .17f, wing);
        pop();
    }
    pop();
}

static void swallowed_bones(int bone)
{
    push();
    move(-.45f, .42f, .3f);
    turn_y(20);
    turn_z(-24);
    grow(.36f);
    skull(&(Skull){.bone = bone, .jaw = 16});
    pop();
    part();
    paint(bone);
    blend(.02f);
    limb(V(.2f, .3f, .4f), V(.62f, .5f, .35f), .045f, .045f);
    ball(.62f, .54f, .35f, .06f);
    ball(.66f, .47f, .35f, .06f);
}

static void garden_on_its_back(int moss)
{
    part();
    paint(moss);
    blend(.1f);
    lumpy(.04f, 8);
    egg(0, 1.38f, -.2f, .46f, .1f, .3f);
    static const float at[6][4] = {{-.2f, 1.44f, .28f, .2f},   {.08f, 1.47f, .42f, .26f}, {.3f, 1.42f, .2f, .15f},
                                   {-.38f, 1.36f, .14f, .12f}, {-.04f, 1.46f, .16f, .1f}, {.44f, 1.36f, .12f, .09f}};
    for (int i = 0; i < 6; i++) {
        push();
        move(at[i][0], at[i][1], -.15f + .1f * (float)(i % 2));
        turn_z((chance(i) - .5f) * 30 - at[i][0] * 40);
        mushroom(at[i][2], at[i][3], i % 2 ? rgb(0xe04a20) : rgb(0xe88a20));
        pop();
    }
}

static void forest_ooze(void)
{
    Vec3 body = rgb(0xa8d818);
    camera(V(-.4f, 1.7f, 6.2f), V(.04f, 1.05f, 0), 32);
    scene()->backdrop = place_swamp;
    scene()->tint[SHADOW] = rgb(0x143c38);
    scene()->tint[MIDTONE] = rgb(0x33705c);
    scene()->back_x = .35f;
    int jelly = material_jelly(body, V(.55f, .16f, 2.2f)), bone = material_bone(), moss = material_fur(rgb(0x4f7a26));
    material(jelly)->emit = body * .08f;
    Mouth m = {.wide = .82f, .high = .26f, .upper = 0, .lower = 0, .length = .1f, .tongue = 0};
    toad_body(jelly);
    push();
    move(0, .98f, .56f);
    mouth_hole(&m);
    pop();
    push();
    move(0, .98f, .56f);
    mouth_inside(&m);
    pop();
    tongue_with_fly();
    swallowed_bones(bone);
    garden_on_its_back(moss);
    int e = material_eye(rgb(0xff7a10), rgb(0xfff4d0), .15f, PUPIL_SLIT), lid = lid_of(body * .8f);
    eye_with_lid(-.64f, 1.88f, .42f, .235f, -6, 8, e, lid, 8, .5f);
    eye_with_lid(.64f, 1.88f, .42f, .235f, 14, -12, e, lid, -8, .5f);
    faction_ground();
    faction_motes();
}

/* ---- royal: a jelly on its golden plate ---- */

static void whipped_cream(int n, float r, float y, float size, int cream)
{
    part();
    paint(cream);
    blend(.04f);
    for (int i = 0; i < n; i++) {
        float a = (float)i / (float)n * 2 * PI;
        for (int k = 0; k < 3; k++) {
            float t = (float)k;
            ring(sinf(a) * r, y + size * .42f * t, cosf(a) * r, size * (.5f - .18f * t), size * (.36f - .08f * t));
        }
        limb(V(sinf(a) * r, y + size * 1.0f, cosf(a) * r), V(sinf(a) * r, y + size * 1.5f, cosf(a) * r), size * .22f,
             size * .02f);
    }
}

/* Three tiers, fluted like the copper mould it came from. */
static void fluted_jelly(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.1f);
    for (int tier = 0; tier < 3; tier++) { /* fluted like the copper mould it came from */
        static const float radius[3] = {.84f, .66f, .42f}, height[3] = {.34f, .98f, 1.62f}, tall[3] = {.42f, .4f, .3f};
        int n = 12 - 2 * tier;
        for (int i = 0; i < n; i++) {
            float a = ((float)i + (tier % 2 ? .5f : 0)) / (float)n * 2 * PI, r = radius[tier];
            egg(sinf(a) * r * .72f, height[tier], cosf(a) * r * .72f, r * .3f, tall[tier], r * .3f);
        }
        egg(0, height[tier], 0, radius[tier] * .86f, tall[tier] * 1.06f, radius[tier] * .86f);
    }
    blend(.14f);
    egg(0, 1.78f, 0, .34f, .3f, .34f);
}

/* Fruit inside, a golden plate, whipped cream around. */
static void plate_of_sweets(int gold, int cream)
{
    int cherry = material_plain(rgb(0x8a0a20), .1f, 1.4f), grape = material_plain(rgb(0x4a2aa0), .15f, 1.2f);
    for (int i = 0; i < 9; i++) {
        float a = chance(i + 3) * 2 * PI, r = .15f + .35f * chance(i + 30);
        part();
        paint(i % 2 ? cherry : grape);
        ball(sinf(a) * r, .25f + .32f * chance(i + 60), cosf(a) * r + .1f, .095f);
    }
    /* the plate and the cream around */
    part();
    paint(gold);
    blend(.03f);
    drum(0, .04f, 0, 1.3f, .05f, .04f);
    ring(0, .1f, 0, 1.28f, .065f);
    drum(0, -.06f, 0, .7f, .06f, .03f);
    for (int i = 0; i < 28; i++) {
        float a = (float)i / 28 * 2 * PI;
        ball(sinf(a) * 1.29f, .13f, cosf(a) * 1.29f, .06f);
    }
    whipped_cream(15, 1.0f, .12f, .17f, cream);
    for (int i = 0; i < 5; i++) {
        float a = -1.1f + .55f * (float)i;
        part();
        paint(cherry);
        ball(sinf(a) * 1.0f, .44f, cosf(a) * 1.0f, .085f);
    }
}

/* The crown, the moustache, the monocle. */
static void finery(int gold)
{
    push();
    move(.04f, 2.02f, 0);
    turn_z(-9);
    crown_royal(.36f, gold, material_gem(rgb(0x30c0ff)), material_cloth(rgb(0x5a2a9e)),
                material_new(rgb(0xfdf6ec), rgb(0xc8b8b0), .95f, .2f, PAT_FUR, 4, 1.2f));
    pop();
    int hair = material_new(rgb(0x3a1a2a), rgb(0x1a0a14), .5f, .9f, PAT_FUR, 5, .8f);
    part();
    paint(hair);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(s * .02f, 1.12f, .74f), V(s * .18f, 1.07f, .78f), V(s * .38f, 1.08f, .7f),
                     V(s * .54f, 1.2f, .62f), V(s * .48f, 1.32f, .6f)};
        float r[5] = {.06f, .08f, .06f, .04f, .012f};
        tube(5, p, r, 4);
    }
    int e = material_eye(rgb(0x30a8ff), rgb(0xfffaf4), .12f, PUPIL_ROUND), lid = lid_of(rgb(0xd01850));
    eye_with_lid(-.24f, 1.38f, .46f, .19f, -6, 4, e, lid, 6, .14f);
    eye_with_lid(.25f, 1.4f, .46f, .19f, 8, 4, e, lid, -8, .36f);
    part();
    paint(gold);
    push();
    move(.27f, 1.4f, .62f);
    turn_y(10);
    turn_x(90);
    ring(0, 0, 0, .22f, .03f);
    pop();
    chain(V(.46f, 1.32f, .6f), V(.78f, .7f, .5f), .08f, 14, .026f, gold);
}

static void royal_ooze(void)
{
    Vec3 body = rgb(0xff2c6a);
    camera(V(.45f, 1.6f, 6.2f), V(0, 1.22f, 0), 32);
    scene()->back_mirrored = true;
    int jelly = material_jelly(body, V(.14f, 1.7f, .8f)), gold = material_gold(),
        cream = material_new(rgb(0xfff6e8), rgb(0xf0dcc8), .5f, .6f, PAT_NOISE, 3, .1f);
    material(jelly)->emit = body * .07f;
    material(cream)->sss = rgb(0xffd0b0) * .4f;
    Mouth m = {.wide = .3f, .high = .12f, .upper = 0, .lower = 0, .length = .1f, .tongue = .5f};
    fluted_jelly(jelly);
    push();
    move(.02f, .92f, .6f);
    mouth_hole(&m);
    pop();
    push();
    move(.02f, .92f, .6f);
    mouth_inside(&m);
    pop();
    plate_of_sweets(gold, cream);
    finery(gold);
    bubbles_inside(16, 0, .3f, 1.6f, .5f);
    faction_ground();
    faction_motes();
}

const Card ooze_cards[] = {{"cards/horde/water-ooze", WATER, water_ooze},
                           {"cards/horde/fire-ooze", FIRE, fire_ooze},
                           {"cards/horde/sun-ooze", SUN, sun_ooze},
                           {"cards/horde/moon-ooze", MOON, moon_ooze},
                           {"cards/horde/forest-ooze", FOREST, forest_ooze},
                           {"cards/horde/royal-ooze", ROYAL, royal_ooze},
                           {0}};
