/* SPDX-License-Identifier: MIT
 * Oozes that are what they live in: a wave that breaks over its own brow, lava in a broken crust, the night with one eye. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/skull.h"
#include "props/teeth.h"
#include "props/weapons.h"
#include "types/ooze_body.h"

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
        ooze_coin(-.55f + .14f * (float)i * (i & 1 ? 1.f : .4f), .2f + .14f * chance(i + 31),
                  .15f + .3f * chance(i + 41), i, gold);
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
    scene()->vignette = 1.7f;
    int jelly = material_jelly(body, V(1.5f, .32f, .24f)), gold = material_gold(), bone = material_bone();
    OozeMouth m = {.wide = .56f, .high = .3f, .upper = 9, .lower = 8, .length = .16f, .fang = 2, .tongue = 1.1f};
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
    ooze_arm(V(-.7f, .85f, .2f), V(-1.12f, 1.05f, .42f), V(-1.02f, 1.6f, .52f), V(-.1f, 1, .05f), 1);
    ooze_arm(V(.7f, .75f, .2f), V(1.14f, .72f, .5f), V(1.12f, 1.12f, .72f), V(.2f, 1, .1f), 1);
    push();
    move(.03f, .98f, .6f);
    ooze_mouth_hole(&m);
    pop();
    push();
    move(.03f, .98f, .6f);
    ooze_mouth_inside(&m);
    pop();
    swallowed_by_the_sea(bone, gold);
    int e = material_eye(rgb(0xffb030), rgb(0xfff6e4), .1f, PUPIL_ROUND), lid = ooze_lid(body);
    eye_with_lid(-.29f, 1.54f, .43f, .26f, -4, 6, e, lid, -21, .36f);
    eye_with_lid(.37f, 1.57f, .42f, .22f, 10, 6, e, lid, 21, .36f);
    ooze_bubbles(40, 0, .3f, 1.7f, .6f);
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

static void furnace_mouth(const OozeMouth *m)
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
    camera(V(.45f, .65f, 5.9f), V(-.05f, 1.28f, .2f), 35);
    scene()->roll = -8;
    scene()->vignette = 1.45f;
    scene()->back_mirrored = true;
    scene()->tint[MIDTONE] = rgb(0x3a1018); /* the sky behind it dark and cold, so that it glows */
    scene()->tint[LIGHT] = rgb(0x5a2c34);
    scene()->tint[SHADOW] = rgb(0x1c0c14);
    scene()->rim.color = rgb(0xffa040) * 2.0f;
    int jelly = material_jelly(body, V(.25f, 1.5f, 3.5f)),
        rock = material_new(rgb(0x40302e), rgb(0x1c1416), .85f, .5f, PAT_LAVA, 3.2f, 1.5f);
    material(jelly)->emit = V(.55f, .07f, .004f);
    material(rock)->emit = rgb(0xff6a10) * 1.6f;
    OozeMouth m = {.wide = .7f, .high = .44f, .upper = 8, .lower = 7, .length = .24f, .fang = 1, .tongue = 0};
    jelly_part();
    paint(jelly);
    blend(.36f);
    egg(0, .8f, 0, 1.12f, .86f, .8f);
    egg(0, 1.5f, -.1f, .78f, .55f, .58f);
    blend(.3f);
    egg(0, .1f, .15f, 1.5f, .22f, 1.05f);
    ooze_arm(V(-.80f, 1.1f, .35f), V(-1.15f, 1.15f, .95f), V(-.72f, 1.02f, 1.5f), V(.5f, .35f, .8f),
             1.2f); /* it grabs */
    ooze_arm(V(.80f, 1.3f, .0f), V(1.30f, 1.75f, .0f), V(1.20f, 2.35f, .25f), V(-.3f, .7f, .6f), 1.4f);
    blend(.05f);
    drips(V(-1.25f, .95f, 1.0f), V(-1.0f, .85f, 1.5f), 3, .35f, .05f);
    drips(V(1.1f, 1.35f, .4f), V(1.36f, 1.5f, .35f), 3, .35f, .05f);
    push();
    move(0, 1.02f, .62f);
    ooze_mouth_hole(&m);
    fill();
    blend(.03f);
    drips(V(-.45f, .3f, .1f), V(.45f, .3f, .1f), 5, .3f, .025f);
    pop();
    furnace_mouth(&m);
    crusts(rock);
    int e = material_eye(rgb(0xffd850), rgb(0x5a1408), 1.4f, PUPIL_SLIT), lid = material_plain(rgb(0x2a1a18), .6f, .6f);
    eye_with_lid(-.3f, 1.66f, .42f, .2f, -6, 4, e, lid, -24, .42f);
    eye_with_lid(.3f, 1.66f, .42f, .2f, 6, 4, e, lid, 24, .42f);
    lamp(V(0, 1.0f, 1.5f), rgb(0xff8a20) * 3.f, .5f);
    push();
    move(0, 2.0f, -.1f);
    sparks(50, .8f, 1.2f, rgb(0xffc050) * 2.f, 600);
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
    OozeMouth m = {.wide = .4f, .high = .2f, .upper = 7, .lower = 6, .length = .1f, .tongue = .7f};
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
    ooze_arm(V(-.66f, 1.2f, .2f), V(-1.05f, 1.12f, .45f), V(-1.18f, 1.52f, .6f), V(-.3f, 1, .1f), .75f);
    ooze_arm(V(.66f, 1.2f, .2f), V(1.05f, 1.05f, .45f), V(1.2f, 1.4f, .6f), V(.35f, 1, .1f), .75f);
    push();
    move(0, .98f, .56f);
    ooze_mouth_hole(&m);
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
    ooze_mouth_inside(&m);
    pop();
    int e = material_eye(rgb(0xffd23a), rgb(0xfdf4ff), .2f, PUPIL_ROUND);
    eye_with_lid(0, 1.68f, .32f, .4f, 2, 4, e, ooze_lid(body), 0, .52f);
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

const Card ooze_elements_cards[] = {{"cards/horde/water-ooze", WATER, water_ooze},
                                    {"cards/horde/fire-ooze", FIRE, fire_ooze},
                                    {"cards/horde/moon-ooze", MOON, moon_ooze},
                                    {0}};
