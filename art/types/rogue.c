/* SPDX-License-Identifier: MIT
 * Rogues: the thief over the roofs, the eye behind a lock. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/people.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* ---- over the roofs ---- */

/* A moon for thieves: it fills half the sky; below it the town sleeps, but for a window or two. */
static Vec3 moon_and_gables(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, h = halo(u, v, x, y, .70f), d = sky_clouds(u, v * 1.5f, 1.0f);
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], unit(1.1f * h));
    c = vec_mix(c, t[MIDTONE], .4f * smooth(.52f, .70f, d));
    Vec3 face = vec_mix(t[GLOW], t[LIGHT], .75f * smooth(.44f, .62f, cloud_flat(u * 3.4f + 5, v * 3.4f, 4)));
    c = vec_mix(c, face, disc(u, v, x, y, .74f, .008f));
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 8; i++) {
            int k = i + 10 * row;
            float hx = -1.15f + .30f * (float)i + .12f * chance_of(k), half = .16f + .05f * chance_of(k + 40),
                  eave = -.62f - .16f * (float)row + .16f * chance_of(k + 80), du = fabsf(u - hx);
            bool stack = fabsf(u - hx - half * .5f) < .025f && v < eave + .26f;
            if ((du < half && v < eave + .24f * (1 - du / half)) || stack)
                c = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .5f + .25f * (float)row), t[DARK], .3f * (float)row);
            if (chance_of(k + 120) > .72f && fabsf(u - hx) < .018f && fabsf(v - eave + .02f) < .026f)
                c = t[ACCENT] * 1.3f;
        }
    return c;
}

/* In a leap to the right, all black: hood, cape, a dagger ahead, a sack behind. Hips at the brush's place; returns
 * the mouth of the sack. */
static Vec3 leaping_thief(int dark, int blade, int hilt)
{
    part();
    paint(dark);
    blend(.05f);
    limb(V(0, 0, 0), V(.17f, .40f, 0), .15f, .19f);
    limb(V(.05f, .0f, .05f), V(.42f, .05f, .10f), .13f, .10f); /* the leg ahead */
    limb(V(.42f, .05f, .10f), V(.60f, -.32f, .08f), .095f, .060f);
    limb(V(.60f, -.34f, .08f), V(.80f, -.36f, .08f), .065f, .045f);
    limb(V(-.04f, -.02f, -.05f), V(-.36f, -.26f, -.06f), .13f, .095f); /* the leg behind */
    limb(V(-.36f, -.26f, -.06f), V(-.78f, -.30f, -.06f), .090f, .055f);
    limb(V(-.80f, -.29f, -.06f), V(-.95f, -.42f, -.06f), .058f, .036f);
    limb(V(.24f, .42f, .10f), V(.54f, .36f, .14f), .09f, .070f); /* arms */
    limb(V(.54f, .36f, .14f), V(.82f, .54f, .16f), .070f, .050f);
    ball(.86f, .57f, .16f, .068f);
    limb(V(.12f, .42f, -.10f), V(-.20f, .32f, -.12f), .09f, .070f);
    limb(V(-.20f, .32f, -.12f), V(-.44f, .48f, -.10f), .070f, .050f);
    ball(-.48f, .50f, -.10f, .068f);
    blend(.03f);
    egg(.34f, .63f, 0, .135f, .155f, .14f); /* a hood, its point blown back */
    Vec3 point[4] = {V(.32f, .70f, 0), V(.16f, .80f, 0), V(-.04f, .80f, 0), V(-.26f, .88f, 0)};
    tube(4, point, (float[]){.115f, .085f, .045f, .006f}, 4);
    blend(.015f);
    limb(V(.43f, .62f, 0), V(.50f, .59f, 0), .040f, .016f); /* nose and chin */
    limb(V(.40f, .55f, 0), V(.45f, .51f, 0), .045f, .026f);
    blend(.03f);
    limb(V(.22f, .46f, 0), V(.32f, .58f, 0), .13f, .11f);
    part();
    paint(dark); /* the cape */
    static const float cape[] = {.28f,  .56f,  -.06f, .74f,   -.36f, .72f,  -.66f, .92f,  -1.02f,
                                 1.02f, -.92f, .86f,  -1.10f, .78f,  -.86f, .68f,  -.92f, .54f,
                                 -.62f, .56f,  -.36f, .36f,   -.04f, .34f,  .12f,  .36f};
    outline(13, cape, 3, .05f, .03f);
    part();
    paint(dark); /* the sack */
    blend(.05f);
    egg(-.74f, .30f, .02f, .25f, .22f, .20f);
    limb(V(-.62f, .40f, 0), V(-.47f, .50f, -.08f), .10f, .045f);
    push();
    move(.86f, .57f, .18f);
    turn_z(-62);
    dagger(.52f, blade, hilt);
    pop();
    return here(V(-.90f, .16f, .12f));
}

/* Somebody's gold goes home by the roofs; some of it does not get there. */
static void rogue2(void)
{
    camera(V(.0f, 1.35f, 6.0f), V(.0f, 1.50f, 0), 31);
    hero_stage(PARTY_COOL, moon_and_gables);
    Scene *s = scene();
    set_palette(s, 0x03050e, 0x0c1a3a, 0x24487c, 0xb0cce0, 0xffc050, 0xfbf8e4);
    s->disc_x = .04f;
    s->disc_y = .20f;
    s->roll = 7;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.5f, .5f, .7f)), rgb(0x90b0ff) * .18f, .1f};
    s->rim = (Light){vec_unit(V(.1f, .35f, -.9f)), rgb(0xd0e8ff) * 2.4f, 0};
    s->fill.color = rgb(0x203c70) * .3f;
    s->ambient *= .15f;
    s->vignette = 1.3f;
    int dark = material_plain(rgb(0x07080e), .85f, .1f), gold = material_gold(),
        blade = material_new(rgb(0xf0f6fc), rgb(0xb8c8d8), .2f, 1.2f, PAT_METAL, 3, .05f),
        slit = material_glow(rgb(0xd8f0ff), 2);
    material(gold)->emit = rgb(0xffb030) * .55f;
    push();
    move(.04f, 1.50f, 0);
    turn_z(12);
    grow(.92f);
    Vec3 sack = leaping_thief(dark, blade, gold);
    part();
    paint(slit);
    egg(.42f, .655f, .12f, .032f, .011f, .02f);
    Vec3 point = here(V(1.28f, .80f, .18f));
    pop();
    for (int i = 0; i < 16; i++) { /* what falls out */
        float t = ((float)i + .5f * chance(i)) / 15, c = chance(i + 20);
        push();
        move(sack[0] - .16f * t + .10f * (c - .5f), sack[1] - 1.15f * t * t - .06f, sack[2] + .2f * chance(i + 40));
        turn_x(40 + 90 * chance(i + 60));
        turn_z(120 * c);
        part();
        paint(gold);
        drum(0, 0, 0, .062f, .014f, .01f);
        if (i % 4 == 1)
            sprite(here(V(0, 0, .1f)), .10f, rgb(0xffe0a0), SPRITE_SPARKLE, .9f);
        pop();
    }
    sprite(point, .15f, rgb(0xf0f8ff), SPRITE_SPARKLE, 1);
    sprite(sack, .30f, rgb(0xffb040), SPRITE_GLOW, .25f);
}

/* ---- the burglar ---- */

/* Takes the keyhole out of the present part. */
static void keyhole(float grown)
{
    carve();
    blend(.012f);
    limb(V(0, 1.86f, -.9f), V(0, 1.86f, .9f), .50f + grown, .50f + grown);
    for (int i = 0; i < 8; i++) {
        float t = (float)i / 7;
        box(0, 1.42f - .62f * t, 0, .23f + .15f * t + grown, .08f, .9f, .02f);
    }
    fill();
}

static void chest_lock(int wood, int iron, int brass, int dark)
{
    part();
    paint(wood);
    blend(.01f);
    box(0, 1.7f, -.12f, 2.0f, 2.2f, .12f, .02f);
    keyhole(.08f);
    for (int i = 0; i < 5; i++) { /* seams between its boards */
        part();
        paint(dark);
        float x = -1.5f + .75f * (float)i;
        if (fabsf(x) > .7f)
            box(x, 1.7f, .0f, .016f, 2.2f, .012f, .0f);
    }
    part();
    paint(brass);
    blend(.02f);
    static const float plate[] = {0,     1.22f,  .34f,  1.02f,  .62f,  1.02f,  .78f,   .70f,  .72f,
                                  .20f,  .60f,   -.20f, .66f,   -.66f, .50f,   -1.06f, .20f,  -1.12f,
                                  0,     -1.32f, -.20f, -1.12f, -.50f, -1.06f, -.66f,  -.66f, -.60f,
                                  -.20f, -.72f,  .20f,  -.78f,  .70f,  -.62f,  1.02f,  -.34f, 1.02f};
    push();
    move(0, 1.62f, .04f);
    outline(18, plate, 3, .07f, .06f);
    pop();
    keyhole(0);
    part(); /* the hole has a raised lip */
    paint(brass);
    blend(.015f);
    for (int i = 0; i < 26; i++) {
        float a = -2.55f + 5.1f * (float)i / 25, b = -2.55f + 5.1f * (float)(i + 1) / 25;
        if (i < 25)
            limb(V(sinf(a) * .53f, 1.86f + cosf(a) * .53f, .11f), V(sinf(b) * .53f, 1.86f + cosf(b) * .53f, .11f),
                 .042f, .042f);
    }
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .28f, 1.42f, .11f), V((float)side * .42f, .76f, .11f), .042f, .042f);
    limb(V(-.42f, .76f, .11f), V(.42f, .76f, .11f), .042f, .042f);
    static const float at[6][2] = {{-.60f, 2.46f}, {.60f, 2.46f}, {-.52f, .68f}, {.52f, .68f}, {0, 2.66f}, {0, .46f}};
    for (int i = 0; i < 6; i++) {
        part();
        paint(iron);
        ball(at[i][0], at[i][1], .12f, .062f);
    }
    for (int side = -1; side <= 1; side += 2) { /* bands */
        part();
        paint(iron);
        box(0, 1.62f + (float)side * 1.30f, .04f, 2.0f, .13f, .05f, .03f);
        for (int i = 0; i < 6; i++)
            ball(-1.25f + .5f * (float)i, 1.62f + (float)side * 1.30f, .10f, .05f);
    }
}

/* What the gold sees: the eye that has found it, and the pick that is at work. */
static void rogue3(void)
{
    camera(V(.10f, 1.50f, 5.2f), V(.0f, 1.64f, 0), 29.5f);
    Scene *s = scene();
    set_palette(s, 0x080510, 0x24143a, 0x5a3a70, 0xd8b080, 0xffc850, 0xfff4d8);
    s->backdrop = open_air;
    s->roll = -4;
    s->key = (Light){vec_unit(V(-.22f, .20f, 1)), rgb(0xffd8a0) * 2.0f, .05f};
    s->rim.color = rgb(0x8a70ff) * 2.5f;
    s->fill.color = rgb(0x3a2a70) * .5f;
    s->vignette = 2.0f;
    s->grade = .03f;
    int wood = material_new(rgb(0x4a2c1c), rgb(0x1c100a), .7f, .3f, PAT_WOOD, 2.0f, 1), iron = material_iron(),
        brass = material_new(rgb(0xb08030), rgb(0x5a3810), .38f, 1, PAT_METAL, 4, .4f),
        dark = material_plain(rgb(0x080404), .9f, 0), steel = material_iron(), gold = material_gold();
    material(brass)->metal = .8f;
    material(iron)->color = rgb(0x4a4650);
    chest_lock(wood, iron, brass, dark);
    push();
    move(.62f, 1.80f, -2.05f);
    turn_y(4);
    turn_z(-5);
    grow(3.3f);
    person_head(&(Person){.skin = rgb(0xe8a880),
                          .hair = rgb(0x2a1810),
                          .iris = rgb(0x58c828),
                          .age = .5f,
                          .man = 1,
                          .wide = 1.06f,
                          .eye = 1.35f,
                          .brow = 1.7f,
                          .nose = NOSE_BROAD,
                          .nose_size = .8f,
                          .mood = MOOD_CUNNING,
                          .cast = CAST_BROAD,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_STUBBLE,
                          .gaze_x = -8,
                          .gaze_y = -10,
                          .seed = 5});
    pop();
    part(); /* two picks */
    paint(steel);
    blend(.01f);
    Vec3 p[5] = {V(.30f, .70f, -.9f), V(.10f, .90f, -.2f), V(.02f, 1.00f, .28f), V(-.02f, 1.12f, .40f),
                 V(-.10f, 1.16f, .40f)},
         q[4] = {V(-.36f, .66f, -.9f), V(-.16f, .84f, -.2f), V(-.14f, .90f, .24f), V(-.14f, .76f, .34f)};
    float r[5] = {.040f, .040f, .036f, .030f, .020f};
    tube(5, p, r, 4);
    tube(4, q, r, 4);
    for (int i = 0; i < 40; i++) { /* the hoard, on our side of it */
        float x = -1.1f + 2.2f * chance(i), z = .55f + .7f * chance(i + 50);
        part();
        paint(gold);
        push();
        move(x, .22f + .22f * chance(i + 100) + .16f * fabsf(x), z);
        turn_x(70 * (chance(i + 150) - .5f));
        turn_z(80 * (chance(i + 200) - .5f));
        drum(0, 0, 0, .13f, .018f, .012f);
        pop();
    }
    push();
    move(.78f, .48f, .70f);
    turn_z(-22);
    turn_x(14);
    crown_spiked(.27f, 7, .22f, .3f, gold, material_gem(rgb(0xff4060)));
    pop();
    lamp(V(-.15f, .95f, 1.5f), rgb(0xffc060) * 1.6f, .5f);
    lamp(V(-.05f, 1.75f, .25f), rgb(0xffd090) * .9f, .25f);
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i) - .5f) * 2, .3f + 1.2f * chance(i + 40), .9f + .4f * chance(i + 80)),
               .008f + .018f * chance(i + 120), rgb(0xffe0a0), i % 6 ? SPRITE_GLOW : SPRITE_SPARKLE, .9f);
}

const Card rogue_cards[] = {{"cards/monstrous/rogue-2", MOON, rogue2}, {"cards/monstrous/rogue-3", ROYAL, rogue3}, {0}};
