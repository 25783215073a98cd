/* SPDX-License-Identifier: MIT
 * Portals of the game against each other: gilded, and attended. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/doorway.h"
#include "props/drapery.h"
#include "props/grains.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/titan.h"
#include "props/treasure.h"
#include "props/weapons.h"

/* ---- vs1n: the palace door with its butler ---- */

static void invited_door(void)
{
    Scene *s = scene();
    camera(V(-.5f, 1.45f, 6.6f), V(-.12f, 1.2f, 0), 35);
    opening_lights(OPENING_GOLD);
    s->back_seed = 7;
    s->back_x = -.3f;
    int gold = material_gold(), white = material_new(rgb(0xe4d8d0), rgb(0xa89aa0), .5f, .8f, PAT_NOISE, 2, .2f),
        red = material_cloth(rgb(0xa82c34)), dark = material_plain(rgb(0x14101a), .7f, .4f), iron = material_iron();
    push();
    move(.28f, 0, -.3f);
    turn_y(-20);
    part(); /* a gilded frame with a gable */
    paint(white);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        box((float)side * .98f, 1.25f, 0, .14f, 1.25f, .17f, .03f);
        box((float)side * .98f, .12f, .02f, .19f, .12f, .21f, .03f);
        box((float)side * .98f, 2.45f, .02f, .19f, .09f, .21f, .03f);
    }
    box(0, 2.62f, 0, 1.25f, .11f, .22f, .03f);
    part();
    paint(gold);
    blend(.03f);
    Vec3 scroll[5] = {V(-1.1f, 2.78f, .05f), V(-.55f, 3.0f, .05f), V(0, 3.25f, .05f), V(.55f, 3.0f, .05f),
                      V(1.1f, 2.78f, .05f)};
    float sr[5] = {.09f, .07f, .10f, .07f, .09f};
    tube(5, scroll, sr, 4);
    ball(0, 3.02f, .06f, .15f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * 1.12f, 2.86f, .05f, .13f);
    doorway_light(.84f, 2.5f, OPENING_GOLD, 1.25f);
    push(); /* the leaf, ajar */
    move(.82f, 0, .06f);
    turn_y(104);
    move(-.80f, 0, 0);
    part();
    paint(white);
    blend(.01f);
    box(0, 1.25f, 0, .80f, 1.22f, .06f, .03f);
    carve();
    for (int i = 0; i < 4; i++)
        box(i % 2 ? .38f : -.38f, i / 2 ? 1.75f : .65f, .07f, .27f, .42f, .05f, .03f);
    fill();
    part();
    paint(gold);
    blend(.01f);
    for (int i = 0; i < 4; i++) {
        float x = i % 2 ? .38f : -.38f, y = i / 2 ? 1.75f : .65f;
        for (int k = 0; k < 4; k++) {
            float ax = k % 2 ? .27f : -.27f, ay = k / 2 ? .42f : -.42f;
            limb(V(x + ax, y + ay, .06f), V(x + ax, y - ay, .06f), .025f, .025f);
            limb(V(x + ax, y + ay, .06f), V(x - ax, y + ay, .06f), .025f, .025f);
        }
        ball(x, y, .06f, .09f);
    }
    ball(-.68f, 1.2f, .10f, .075f);
    pop();
    pop();
    Vec3 run[15]; /* the carpet, to the left over the mud */
    for (int i = 0; i < 5; i++)
        for (int k = 0; k < 3; k++) {
            float t = (float)i / 4, side = (float)k - 1;
            run[i * 3 + k] = V(.30f - 1.75f * t - .1f * t * t + side * .30f, .10f + .04f * sinf(t * 9) - .02f * side,
                               .35f + 2.6f * t * (1 - .15f * t) + side * .34f);
        }
    part();
    paint(red);
    cloth(5, 3, run, .03f, 5);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gold);
        blend(.01f);
        for (int i = 0; i < 4; i++) {
            int k = side < 0 ? 0 : 2;
            limb(run[i * 3 + k] + V(0, .03f, 0), run[i * 3 + 3 + k] + V(0, .03f, 0), .03f, .03f);
        }
    }
    push(); /* the butler bows, keys on his tray */
    move(-.72f, .0f, .75f);
    turn_y(58);
    part();
    paint(dark);
    blend(.07f);
    limb(V(-.09f, .82f, -.05f), V(-.09f, .04f, 0), .11f, .06f);
    limb(V(.09f, .82f, -.05f), V(.09f, .04f, 0), .11f, .06f);
    limb(V(0, .85f, -.06f), V(0, 1.32f, .30f), .17f, .20f);
    limb(V(0, .95f, -.2f), V(-.1f, .40f, -.34f), .08f, .02f); /* coat tails */
    limb(V(0, .95f, -.2f), V(.1f, .40f, -.34f), .08f, .02f);
    limb(V(0, 1.38f, .36f), V(0, 1.48f, .50f), .08f, .08f);
    egg(0, 1.52f, .60f, .135f, .16f, .15f);
    limb(V(0, 1.50f, .72f), V(0, 1.42f, .86f), .045f, .015f);
    limb(V(-.2f, 1.30f, .28f), V(-.36f, 1.08f, .45f), .08f, .06f);
    limb(V(-.36f, 1.08f, .45f), V(-.30f, 1.20f, .78f), .06f, .05f);
    limb(V(.2f, 1.30f, .28f), V(.30f, 1.02f, .05f), .08f, .06f);
    limb(V(.30f, 1.02f, .05f), V(.05f, .98f, -.18f), .06f, .05f);
    blend(.01f);
    limb(V(-.08f, 1.64f, .56f), V(-.17f, 1.82f, .52f), .035f, .006f);
    limb(V(.08f, 1.64f, .56f), V(.17f, 1.82f, .52f), .035f, .006f);
    part();
    paint(iron);
    drum(-.30f, 1.27f, .86f, .25f, .015f, .01f);
    ring(-.30f, 1.285f, .86f, .25f, .022f);
    for (int i = 0; i < 5; i++) {
        push();
        move(-.42f + .06f * (float)i, 1.33f + .02f * (float)(i % 2), .74f + .05f * (float)i);
        turn_y(40 * (chance(i) - .5f));
        part();
        paint(gold);
        blend(.005f);
        ring(0, 0, 0, .045f, .014f);
        limb(V(0, 0, .04f), V(0, 0, .20f), .014f, .014f);
        box(.03f, 0, .18f, .03f, .012f, .014f, .004f);
        pop();
    }
    sprite(here(V(-.3f, 1.36f, .86f)), .12f, rgb(0xfff0c0), SPRITE_SPARKLE, .9f);
    pop();
    lamp(V(.1f, 1.3f, .9f), opening_color(OPENING_GOLD) * 1.6f, .5f);
    faction_ground();
}

/* ---- vs1h: a leaf of coins ---- */

static void bought_door(void)
{
    Scene *s = scene();
    camera(V(-.9f, .3f, 10.8f), V(.0f, .05f, 0), 34);
    opening_lights(OPENING_HARD);
    s->ambient = .22f;
    s->key.color = rgb(0xe8d8c0) * .25f;
    lamp(V(-.4f, .9f, 3.4f), rgb(0xffdc98) * 3.0f, 1.1f); /* somebody counts by lantern light */
    s->tint[LIGHT] = rgb(0xf4e8ec);                       /* a pale sky, before it the door is dark */
    s->haze = .02f;
    s->tint[MIDTONE] = rgb(0xa898a8);
    s->vignette = .4f;
    s->tint[SHADOW] = rgb(0x6a5e6c);
    int gold = material_gold(), silver = material_iron(),
        copper = material_new(rgb(0xd08a5a), rgb(0x84482a), .3f, 1, PAT_METAL, 4, .4f),
        back = material_plain(rgb(0x2a1c18), .8f, .3f),
        brass = material_new(rgb(0xe0b050), rgb(0x8a5c20), .25f, 1, PAT_METAL, 4, .4f);
    material(copper)->metal = 1;
    material(brass)->metal = .9f;
    part();
    paint(back);
    box(0, .05f, -.18f, 1.28f, 1.86f, .08f, .02f);
    part(); /* what is behind shows at the edges */
    paint(material_glow(rgb(0xff4c38), 5));
    box(0, 0, -.34f, 1.5f, 1.95f, .02f, .01f);
    int metal[6] = {gold, gold, copper, gold, silver, gold};
    material(gold)->emit = rgb(0xffb838) * .40f; /* the lantern lies on it */
    material(copper)->emit = rgb(0xd07030) * .22f;
    doorway_frame(1.45f, 1.95f);
    for (int row = 0; row < 14; row++) /* coins like scales */
        for (int i = 0; i < 13; i++) {
            float x = -1.95f + .33f * (float)i + (row % 2 ? .165f : 0), y = 1.95f - .29f * (float)row;
            int k = row * 13 + i;
            if ((fabsf(x) < .88f && fabsf(y + .02f) < .36f) || fabsf(x) > 1.2f)
                continue;
            push();
            move(x, y, -.02f + .02f * chance(k));
            turn_x(74 + 8 * (chance(k + 9) - .5f));
            turn_z(10 * (chance(k + 5) - .5f));
            part();
            paint(metal[(int)(chance(k + 77) * 6)]);
            blend(.01f);
            if (k % 17 == 5) {
                ring(0, 0, 0, .15f, .035f);
            } else {
                drum(0, 0, 0, .195f, .022f, .01f);
                ring(0, .022f, 0, .165f, .014f);
            }
            pop();
        }
    static const float plate[] = {-.95f, -.34f, -.80f, -.46f, .80f,  -.46f, .95f,  -.34f,
                                  .95f,  .34f,  .80f,  .46f,  -.80f, .46f,  -.95f, .34f};
    part(); /* the letterbox */
    paint(brass);
    blend(.02f);
    outline(8, plate, 1, .12f, .05f);
    carve();
    box(0, .0f, .1f, .70f, .19f, .4f, .04f);
    fill();
    part();
    paint(material_glow(rgb(0xff4030), 4.f));
    box(0, 0, -.08f, .74f, .24f, .01f, .01f);
    part(); /* its flap, held up */
    paint(brass);
    blend(.02f);
    push();
    move(0, .20f, .12f);
    turn_x(-62);
    box(0, -.16f, 0, .72f, .18f, .025f, .02f);
    pop();
    part();
    paint(brass);
    for (int i = 0; i < 4; i++)
        ball(i % 2 ? .82f : -.82f, i / 2 ? .32f : -.32f, .08f, .06f);
    int skin = material_skin(rgb(0x9a8a94), rgb(0x5c4c5c)); /* one finger, still in its ring */
    part();
    paint(skin);
    blend(.03f);
    limb(V(.12f, -.14f, -.05f), V(.16f, -.16f, .32f), .15f, .135f);
    limb(V(.16f, -.16f, .32f), V(.15f, -.42f, .46f), .135f, .115f);
    limb(V(.15f, -.42f, .46f), V(.13f, -.62f, .42f), .115f, .09f);
    part();
    paint(material_plain(rgb(0xd8c8b8), .3f, .9f));
    egg(.13f, -.62f, .515f, .065f, .09f, .025f);
    part();
    paint(gold);
    push();
    move(.158f, -.27f, .39f);
    turn_x(28);
    ring(0, 0, 0, .135f, .035f);
    pop();
    part();
    paint(material_gem(rgb(0x40c8a0)));
    crystal(.16f, -.25f, .55f, .09f, .09f, .06f);
    sprite(V(.13f, -.22f, .58f), .14f, rgb(0xd0fff0), SPRITE_SPARKLE, .9f);
    lamp(V(0, 0, .4f), rgb(0xff4030) * 1.4f, .25f);
    lamp(V(-1.2f, 1.2f, 1.6f), rgb(0xffb45e) * 1.0f, .6f);
    for (int i = 0; i < 26; i++) /* smoke creeps to the right beneath */
        sprite(
            V(-1.4f + 3.4f * chance(i), -1.55f + .45f * chance(i + 30) * (1 + chance(i)), .5f + .4f * chance(i + 60)),
            .28f + .22f * chance(i + 9), rgb(0x8a7484), SPRITE_GLOW, .16f);
}

/* ---- vs1p: the door they love ---- */

static void rose(float r, int petal, int heart)
{
    part();
    paint(petal);
    blend(r * .12f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 1.257f;
        egg(cosf(a) * r * .55f, sinf(a) * r * .55f, 0, r * .55f, r * .55f, r * .35f);
    }
    ball(0, 0, r * .25f, r * .5f);
    part();
    paint(heart);
    push();
    turn_x(90);
    ring(0, r * .62f, 0, r * .26f, r * .09f);
    pop();
}

static void kneeler(float wide, float tall, int hide, int cloth_m, int horns, int horn_m)
{
    part();
    paint(cloth_m);
    blend(.12f);
    egg(0, .42f * tall, 0, .48f * wide, .46f * tall, .36f);
    egg(0, .72f * tall, .05f, .44f * wide, .26f, .28f);
    part();
    paint(hide);
    blend(.08f);
    egg(0, 1.02f * tall, -.12f, .22f * wide, .23f, .23f);
    if (horns == 1) {
        for (int side = -1; side <= 1; side += 2) {
            float d = (float)side;
            Vec3 p[4] = {V(d * .15f * wide, 1.12f * tall, -.1f), V(d * .36f * wide, 1.18f * tall, -.1f),
                         V(d * .42f * wide, 1.36f * tall, -.08f), V(d * .34f * wide, 1.52f * tall, -.06f)};
            float r[4] = {.07f, .06f, .04f, .01f};
            part();
            paint(horn_m);
            tube(4, p, r, 4);
        }
    } else if (horns == 2) {
        part();
        paint(hide);
        for (int side = -1; side <= 1; side += 2)
            limb(V((float)side * .18f * wide, 1.08f * tall, -.1f), V((float)side * .46f * wide, 1.22f * tall, -.1f),
                 .09f, .015f);
    } else {
        part();
        paint(horn_m);
        for (int i = 0; i < 4; i++)
            limb(V(0, 1.22f * tall - .13f * (float)i, -.05f + .07f * (float)i),
                 V(0, 1.40f * tall - .12f * (float)i, .1f + .08f * (float)i), .06f, .01f);
    }
}

static void beloved_door(void)
{
    Scene *s = scene();
    camera(V(.15f, 1.75f, 7.4f), V(0, 1.35f, 0), 37);
    opening_lights(OPENING_SALT);
    s->rim.color = rgb(0xff9ab0) * 4.4f;
    s->back_seed = 9;
    int stone = material_stone(rgb(0x8d8398), rgb(0x3e3648)),
        wood = material_new(rgb(0x8a6a70), rgb(0x483440), .7f, .4f, PAT_WOOD, 2.4f, 1.f),
        leaf = material_plain(rgb(0x4a6a44), .6f, .4f), stem = material_plain(rgb(0x2c3a28), .7f, .3f),
        wax = material_plain(rgb(0xf4e8d8), .6f, .4f);
    push();
    move(0, 0, -1.6f);
    doorway_posts(.78f, 2.5f, .17f, stone, 12);
    part();
    paint(material_glow(rgb(0xff9cb0), 2.2f));
    box(0, 1.25f, -.14f, .78f, 1.25f, .02f, .01f);
    sprite(here(V(.3f, 1.2f, 0)), 1.5f, rgb(0xffa0b4), SPRITE_GLOW, .3f);
    push(); /* softly open */
    move(-.76f, 0, .03f);
    turn_y(-70);
    move(.74f, .05f, 0);
    doorway_planks(.72f, 2.36f, 4, .012f, wood, wood, 5);
    pop();
    for (int i = 0; i < 34; i++) { /* roses all over */
        float t = chance(i), x, y;
        if (i % 3 == 0) {
            x = -1.25f + 2.5f * t;
            y = 2.62f + .35f * chance(i + 9);
        } else {
            x = (i % 2 ? 1.f : -1.f) * (.85f + .28f * chance(i + 20));
            y = .1f + 2.5f * t;
        }
        push();
        move(x, y, .22f + .10f * chance(i + 30));
        turn_y(40 * (chance(i + 3) - .5f));
        turn_x(-20 + 30 * (chance(i + 5) - .5f));
        part();
        leaf_flat(.24f, .16f, leaf);
        static const unsigned hue[3] = {0xe8486c, 0xf07c94, 0xc42c50};
        rose(.10f + .05f * chance(i + 50), material_plain(rgb(hue[i % 3]), .5f, .6f),
             material_plain(rgb(0x8a1c3c), .5f, .5f));
        pop();
    }
    Vec3 v1[5] = {V(-1.2f, 0, .25f), V(-.95f, .8f, .3f), V(-1.15f, 1.6f, .28f), V(-.95f, 2.4f, .3f),
                  V(-.2f, 2.8f, .3f)};
    Vec3 v2[5] = {V(1.2f, 0, .25f), V(1.0f, .9f, .3f), V(1.2f, 1.7f, .28f), V(.98f, 2.5f, .3f), V(.3f, 2.85f, .3f)};
    vine(5, v1, .05f, stem, leaf, 1);
    vine(5, v2, .05f, stem, leaf, 2);
    pop();
    for (int i = 0; i < 13; i++) { /* candles */
        float x = (i % 2 ? 1.f : -1.f) * (.55f + 1.1f * chance(i)), z = -1.0f + 1.3f * chance(i + 30),
              h = .18f + .25f * chance(i + 9);
        part();
        paint(wax);
        limb(V(x, 0, z), V(x, h, z), .055f, .05f);
        part();
        paint(material_glow(rgb(0xffb45e), 4));
        egg(x, h + .09f, z, .028f, .065f, .028f);
        sprite(V(x, h + .09f, z), .22f, rgb(0xffb45e), SPRITE_GLOW, .5f);
    }
    lamp(V(.2f, 1.0f, -.7f), rgb(0xff9ab0) * 3.f, .7f);
    static const struct {
        float x, z, wide, tall;
        unsigned hide, cloth;
        int horns;
    } who[6] = {{-1.25f, 1.6f, 1.15f, 1.05f, 0x4c5a4c, 0x4a3c4a, 2}, {-.35f, 2.5f, 1.0f, .92f, 0x6a4a44, 0x3a3448, 1},
                {.72f, 2.2f, 1.3f, 1.0f, 0x564c64, 0x54404a, 1},     {1.5f, 1.1f, .9f, 1.0f, 0x5c5448, 0x443848, 0},
                {-.72f, .75f, .8f, .9f, 0x5a5a4a, 0x4c3a40, 0},      {.45f, .8f, .8f, .8f, 0x4c5a4c, 0x3c3448, 2}};
    int horn_m = material_plain(rgb(0xb8a890), .4f, .8f);
    for (int i = 0; i < 6; i++) {
        push();
        move(who[i].x, -.05f, who[i].z);
        turn_y(-10 * who[i].x);
        kneeler(who[i].wide, who[i].tall, material_plain(rgb(who[i].hide), .7f, .3f), material_cloth(rgb(who[i].cloth)),
                who[i].horns, horn_m);
        pop();
    }
    push(); /* hats are off */
    move(.15f, .05f, 3.1f);
    part();
    paint(material_iron());
    blend(.02f);
    egg(0, .1f, 0, .19f, .17f, .2f);
    ring(0, .04f, 0, .21f, .03f);
    pop();
    faction_ground();
    for (int i = 0; i < 26; i++)
        sprite(V(-1.6f + 3.2f * chance(i), .3f + 2.4f * chance(i + 40), -1 + 2.5f * chance(i + 80)),
               .03f + .02f * chance(i + 5), rgb(0xf07c94), SPRITE_LEAF, .9f);
}

/* ---- vs3n, vs3h: gilded arches ---- */

static void gilded_arch(float rx, float ry, float thick, int gold, int stone)
{
    enum { STONES = 15 };
    for (int i = 0; i < STONES; i++) {
        float a = ((float)i / (STONES - 1) - .5f) * PI;
        push();
        move(sinf(a) * rx, cosf(a) * ry, 0);
        turn_z(-a * 180 / PI);
        part();
        paint(i % 2 ? gold : stone);
        blend(.03f);
        lumpy(.02f, 3);
        box(0, 0, 0, (rx + ry) * .060f, thick, thick * 1.2f, .05f);
        pop();
    }
}

static void generous_arch(void)
{
    Scene *s = scene();
    camera(V(.3f, 1.5f, 9.6f), V(0, 2.0f, 0), 38);
    opening_lights(OPENING_GOLD);
    s->haze_from = 12;
    s->back_seed = 3;
    s->back_y = -.15f;
    s->tint[LIGHT] = rgb(0xb8a8b0);
    s->tint[MIDTONE] = rgb(0x847888);
    int gold = material_gold(), stone = material_stone(rgb(0xd8c8a0), rgb(0x84704c)),
        dark = material_plain(rgb(0x2a2028), .7f, .5f), wall = material_stone(rgb(0x7c7480), rgb(0x3c3844)),
        hill = material_new(rgb(0x7c7080), rgb(0x443c4c), .95f, .1f, PAT_GRASS, 4, .6f);
    part();
    paint(hill);
    blend(.4f);
    egg(1.7f, -.2f, -1.2f, 2.2f, 2.2f, 1.6f);
    egg(.2f, -.2f, -.9f, 2.2f, 1.25f, 1.5f);
    push();
    move(1.35f, 2.15f, -.6f);
    turn_y(-24);
    turn_z(26); /* tilted like an urn */
    gilded_arch(1.05f, 1.75f, .24f, gold, stone);
    part();
    paint(material_glow(opening_color(OPENING_GOLD), 2.2f));
    egg(0, .05f, -.15f, .95f, 1.6f, .03f);
    crown_spiked(.0f + .01f, 3, .01f, 0, gold, gold);
    part();
    paint(gold);
    ball(0, 2.05f, 0, .18f);
    sprite(here(V(0, .6f, 0)), 1.7f, opening_color(OPENING_GOLD), SPRITE_GLOW, .3f);
    lamp(here(V(-.2f, .5f, .9f)), opening_color(OPENING_GOLD) * 3.f, .7f);
    pop();
    Vec3 flood[6] = {V(1.2f, 2.1f, -.3f), V(.6f, 1.5f, .25f),  V(-.1f, 1.05f, .7f),
                     V(-.8f, .55f, 1.1f), V(-1.3f, .1f, 1.5f), V(-2.4f, .05f, 1.9f)};
    float fr[6] = {.30f, .34f, .36f, .36f, .34f, .25f};
    part(); /* a glittering flood downhill */
    paint(gold);
    blend(.2f);
    lumpy(.06f, 5);
    tube(6, flood, fr, 4);
    grain_march(6, flood, 46, .34f, .46f, .56f, dark, 8);
    Vec3 split[4] = {V(-.8f, .55f, 1.1f), V(-.6f, .08f, 1.9f), V(-.1f, .05f, 2.5f), V(.4f, .05f, 3.2f)};
    grain_march(4, split, 16, .22f, .5f, .58f, dark, 3);
    for (int i = 0; i < 40; i++) {
        Vec3 p = tube_point(6, flood, 5 * chance(i));
        sprite(p + V(.6f * (chance(i + 9) - .5f), .25f + .4f * chance(i + 7), .4f), i % 5 ? .02f : .09f, rgb(0xffe8a0),
               i % 5 ? SPRITE_GLOW : SPRITE_SPARKLE, .8f);
    }
    part(); /* our wall parts it */
    paint(wall);
    blend(.02f);
    lumpy(.015f, 3);
    push();
    move(-1.35f, .35f, 2.7f);
    turn_y(24);
    box(0, 0, 0, .85f, .45f, .2f, .03f);
    for (int i = 0; i < 4; i++)
        box(-.66f + .44f * (float)i, .56f, 0, .13f, .13f, .18f, .02f);
    pop();
    push();
    move(-.62f, .0f, 2.9f);
    titan_tower(wall, material_plain(rgb(0x5a4a70), .6f, .4f), rgb(0xffb45e));
    pop();
    faction_ground();
}

static void crowned_arch(void)
{
    Scene *s = scene();
    camera(V(.0f, .35f, 6.4f), V(0, 1.95f, 0), 44);
    opening_lights(OPENING_HARD);
    s->haze_from = 12;
    s->back_y = .25f;
    s->tint[LIGHT] = rgb(0xfff0e8);
    s->tint[MIDTONE] = rgb(0xc8b4ba);
    s->vignette = .8f;
    int gold = material_gold(), stone = material_stone(rgb(0x9a8a94), rgb(0x4a3e4c)),
        purple = material_cloth(rgb(0x6a2c7c)), dark = material_plain(rgb(0x2a2028), .7f, .5f), iron = material_iron();
    material(purple)->sss = rgb(0xa040a0) * .3f;
    push();
    move(0, .3f, -.8f);
    turn_z(7); /* it tilts its head */
    part();
    paint(material_glow(rgb(0xff4030), 1.15f));
    egg(0, .2f, -.3f, 1.35f, 2.55f, .03f);
    gilded_arch(1.55f, 2.75f, .30f, gold, stone);
    push();
    move(0, 2.95f, .05f);
    crown_spiked(.82f, 9, .95f, .5f, gold, material_gem(rgb(0xff5a4a)));
    pop();
    sprite(here(V(0, 1.2f, 0)), 1.9f, rgb(0xff6a50), SPRITE_GLOW, .25f);
    lamp(here(V(0, 1.0f, .8f)), rgb(0xff6a50) * 2.6f, .7f);
    pop();
    for (int k = 0; k < 5; k++) { /* a train of banners falls to us */
        Vec3 p[18];
        float x0 = -.85f + .425f * (float)k;
        for (int i = 0; i < 6; i++)
            for (int c = 0; c < 3; c++) {
                float t = (float)i / 5;
                p[i * 3 + c] = V(x0 * (1 + .9f * t) + ((float)c - 1) * (.20f + .12f * t),
                                 1.0f * (1 - t) * (1 - t) + .06f + .05f * sinf(t * 8 + (float)k),
                                 -.6f + 3.6f * t + .06f * (float)((c + k) % 2));
            }
        part();
        paint(k % 2 ? purple : material_cloth(rgb(0x8a3c98)));
        cloth(6, 3, p, .02f, 4);
        part();
        paint(gold);
        blend(.01f);
        for (int i = 0; i < 5; i++) {
            limb(p[i * 3], p[i * 3 + 3], .022f, .022f);
            limb(p[i * 3 + 2], p[i * 3 + 5], .022f, .022f);
        }
    }
    for (int i = 0; i < 14; i++) { /* bowed spears */
        float d = i % 2 ? 1.f : -1.f, x = d * (1.65f + .8f * chance(i)), z = -.8f + 3.6f * chance(i + 20);
        push();
        move(x, 0, z);
        turn_z(d * (10 + 14 * chance(i + 9)));
        turn_x(14);
        grow(.62f);
        spear(.2f, 2.3f + .4f * chance(i + 5), iron, dark);
        pop();
        push();
        move(x + d * .25f, 0, z - .1f);
        grain_walker(.85f + .2f * chance(i + 30), dark, i * 4);
        pop();
    }
    faction_ground();
}

const Card siege_courtly_cards[] = {
    {"cards/siege/vs1n", PORTAL, invited_door}, {"cards/siege/vs1h", PORTAL, bought_door},
    {"cards/siege/vs1p", PORTAL, beloved_door}, {"cards/siege/vs3n", PORTAL, generous_arch},
    {"cards/siege/vs3h", PORTAL, crowned_arch}, {0}};
