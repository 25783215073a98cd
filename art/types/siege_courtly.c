/* SPDX-License-Identifier: MIT
 * Portals of the game against each other: gilded, and attended. */
#include "cards.h"
#include "props/barrowkin.h"
#include "props/doorway.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/treasure.h"
#include "props/wild.h"

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
    camera(V(.1f, .05f, 6.2f), V(.0f, -.02f, 0), 28);
    opening_lights(OPENING_GOLD);
    s->vignette = 1.45f;
    s->back_seed = 3;
    s->key.towards = vec_unit(V(-.5f, .8f, .7f));
    s->key.color = rgb(0xb8b0e0) * .9f;
    int gold = material_gold(), stone = material_stone(rgb(0x8c8078), rgb(0x443c38)),
        hide = wild_coat(rgb(0x5c4468), 8), pale = wild_coat(rgb(0x94789c), 13), dark = wild_coat(rgb(0x2c2034), 7),
        mane = wild_coat(rgb(0x40304c), 3.4f), skin = material_skin(rgb(0xa8788c), rgb(0x5c3c50)),
        claw = material_plain(rgb(0x141018), .25f, 1);
    material(gold)->emit = rgb(0xffa020) * .25f;
    push();
    move(0, -1.0f, -.9f);
    part();
    paint(material_glow(rgb(0xc8641c), .55f));
    egg(0, .2f, -.8f, 1.25f, 2.5f, .03f);
    gilded_arch(1.40f, 2.52f, .30f, gold, stone);
    pop();
    part(); /* bent over what it has */
    paint(mane);
    blend(.2f);
    egg(.05f, .0f, -.75f, 1.0f, .85f, .6f);
    limb(V(.0f, .25f, -.6f), V(-.02f, .42f, -.2f), .5f, .40f);
    push();
    move(-.06f, .44f, .05f);
    turn_y(14);
    turn_x(20);
    turn_z(-9);
    grow(1.52f);
    wild_ruff(36, .36f, .085f, mane, 5);
    wild_head(&(Wild){.kind = WILD_RAT,
                      .coat = hide,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffc020),
                      .glow = 1.1f,
                      .jaw = 20,
                      .glare = 16,
                      .open = .62f,
                      .look_x = -8,
                      .look_y = 6,
                      .ears = 4,
                      .ear = 1.0f});
    pop();
    for (int side = -1; side <= 1; side += 2) { /* both arms around it */
        float q = (float)side;
        Vec3 wrist = V(q * .72f, -.78f, .62f), elbow = V(q * 1.12f, -.72f, -.05f);
        part();
        paint(mane);
        blend(.08f);
        arm(V(q * .72f, .05f, -.55f), elbow, wrist, .34f, .25f, .15f);
        Hand h = {
            .size = .36f, .curl = .55f, .spread = 40, .thick = 1.1f, .thumb = -side, .claw = claw, .claw_length = .6f};
        part();
        paint(skin);
        blend(.03f);
        hand_at(&h, wrist, V(-q * .85f, -.18f, .45f), V(-q * .35f, -.35f, -.85f));
    }
    push();
    move(.0f, -1.08f, .45f);
    hoard(.78f, .42f, .55f, 110, gold, 5);
    pop();
    for (int i = 0; i < 16; i++) { /* it overflows */
        push();
        move(-.9f + 1.8f * chance(i), -1.15f - .55f * chance(i + 20), .95f + .4f * chance(i + 40));
        turn_x(180 * chance(i + 60));
        turn_z(180 * chance(i + 80));
        part();
        paint(gold);
        drum(0, 0, 0, .085f, .014f, .01f);
        pop();
    }
    Vec3 shine = V(.10f, -.52f, 1.0f);
    sprite(shine, .24f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(shine + V(-.1f, .10f, .35f), rgb(0xffb850) * 3.6f, .50f); /* the gold lights it from below */
    lamp(V(-.4f, -.35f, 1.6f), rgb(0xffc870) * 2.2f, .5f);
}

/* From far back in the crowd: it was elected, and everybody kneels. */
static void crowned_arch(void)
{
    Scene *s = scene();
    camera(V(-.75f, 1.75f, 7.4f), V(.12f, 1.75f, 0), 40);
    opening_lights(OPENING_HARD);
    s->vignette = 1.5f;
    s->roll = 6;
    s->aperture = .02f;
    s->ambient *= .5f;
    s->key.towards = vec_unit(V(-.65f, .6f, .5f));
    s->key.color = rgb(0xd0c0e8) * 1.5f;
    s->tint[LIGHT] = rgb(0x6a5480);
    s->tint[MIDTONE] = rgb(0x3e2c50);
    s->tint[SHADOW] = rgb(0x1c1428);
    int gold = material_gold(), stone = material_stone(rgb(0x6a5878), rgb(0x2c2436)),
        dark = material_plain(rgb(0x0c0810), .9f, .1f), glow = material_glow(rgb(0xff6a48), 2.2f),
        gem = material_glow(rgb(0xff4030), 1.8f), cloth_m = material_wool(rgb(0x6a4a90)),
        near = material_wool(rgb(0x241832)), carpet = material_wool(rgb(0x8a1428)), horn_m = material_bone(),
        iron = material_iron(), wood = material_wood();
    push();
    move(.28f, .35f, -1.1f);
    turn_y(-9);
    part(); /* a hall of arches lies behind it, and has no end */
    paint(glow);
    egg(.1f, .2f, -3.4f, 1.32f, 2.75f, .03f);
    for (int i = 0; i < 3; i++) {
        push();
        move(.06f * (float)(i + 1), 0, -.9f - .9f * (float)i);
        gilded_arch(1.30f - .10f * (float)i, 2.60f - .22f * (float)i, .14f, stone, stone);
        pop();
    }
    lamp(V(.1f, 1.2f, -1.6f), rgb(0xff5030) * 2.0f, .7f);
    gilded_arch(1.48f, 2.86f, .33f, gold, stone);
    for (int side = -1; side <= 1; side += 2) { /* what it looks down on them with */
        float q = (float)side;
        push();
        move(q * .40f, 2.84f, .40f);
        turn_z(q * 20 + 4);
        turn_x(14);
        part();
        paint(stone);
        blend(.04f);
        egg(0, .06f, -.02f, .30f, .16f, .12f);
        carve();
        box(0, -.02f, .08f, .20f, .035f, .12f, .02f);
        fill();
        part();
        paint(gem);
        egg(0, -.02f, .02f, .20f, .045f, .06f);
        pop();
        lamp(here(V(q * .40f, 2.72f, .75f)), rgb(0xff5030) * .5f, .25f);
        for (int i = 0; i < 6; i++) /* feet of the arch */
            block(q * 1.50f, -.35f + .22f * (float)i, 0, .40f - .01f * (float)i, .11f, .42f, i % 2 ? stone : gold);
    }
    push(); /* and its crown, jagged, too large for it */
    move(.0f, 3.16f, .05f);
    turn_x(13);
    turn_z(-5);
    crown_spiked(1.05f, 9, 1.15f, .55f, gold, gem);
    pop();
    lamp(V(0, 2.0f, .9f), rgb(0xff6a40) * 3.4f, .8f);
    lamp(V(0, 3.6f, .9f), rgb(0xffc890) * 2.4f, .6f);
    lamp(V(-.2f, 1.5f, 2.6f), rgb(0xff7a50) * 2.2f, .8f);
    for (int i = 0; i < 5; i++) /* steps */
        block(.0f, -.06f - .16f * (float)i, .55f + .34f * (float)i, 1.55f + .24f * (float)i, .08f, .34f, stone);
    Vec3 strip[10];
    for (int i = 0; i < 5; i++) {
        float t = (float)i / 4, z = .3f + 1.8f * t, y = .14f - .72f * t;
        strip[2 * i] = V(-.42f, y, z + .1f);
        strip[2 * i + 1] = V(.42f, y, z + .1f);
    }
    part();
    paint(carpet);
    cloth(5, 2, strip, .02f, 4);
    pop();
    static const float one[15][3] = {
        /* x, z, size: kneeling on both sides of the way */
        {-1.45f, .9f, .62f},  {-.95f, 1.2f, .66f}, {1.25f, .8f, .62f},  {1.75f, 1.0f, .64f}, {-1.9f, 1.4f, .7f},
        {-1.25f, 2.0f, .80f}, {-.62f, 2.3f, .78f}, {1.05f, 1.9f, .80f}, {1.60f, 2.2f, .84f}, {-1.75f, 2.8f, .92f},
        {.62f, 2.9f, .86f},   {-.95f, 3.2f, .94f}, {1.35f, 3.1f, .98f}, {-2.1f, 2.0f, .8f},  {2.0f, 1.6f, .75f}};
    for (int i = 0; i < 15; i++) {
        push();
        move(one[i][0] + .12f, -.18f, one[i][1]);
        turn_y(180 + 16 * (chance(i) - .5f) + 10 * one[i][0]);
        grow(one[i][2] * 1.25f);
        hooded_cone(i % 3 ? cloth_m : near, 20 + 16 * chance(i + 20), i);
        if (i % 3 == 1)
            for (int side = -1; side <= 1; side += 2) {
                part();
                paint(horn_m);
                limb(V((float)side * .12f, .94f, .30f), V((float)side * .34f, 1.16f, .30f), .05f, .006f);
            }
        pop();
    }
    push(); /* close: one with a spear he has laid down, bowed to the ground */
    move(.98f, -.35f, 4.2f);
    turn_y(196);
    grow(1.32f);
    hooded_cone(near, 30, 41);
    pop();
    for (int i = 0; i < 4; i++) { /* banners dipped before it */
        static const float at[4][3] = {{-1.75f, 1.7f, 22}, {1.95f, 1.3f, -26}, {-1.25f, .5f, 16}, {1.5f, .4f, -18}};
        push();
        move(at[i][0], -.2f, at[i][1]);
        turn_z(-at[i][2]);
        part();
        paint(wood);
        limb(V(0, 0, 0), V(0, 1.5f, 0), .03f, .025f);
        part();
        paint(iron);
        limb(V(0, 1.5f, 0), V(0, 1.7f, 0), .05f, .004f);
        Vec3 p[6] = {V(0, 1.45f, 0),      V(0, 1.05f, 0),      V(.26f, 1.30f, .05f),
                     V(.24f, .92f, .06f), V(.48f, 1.32f, .0f), V(.42f, .86f, .02f)};
        part();
        paint(i % 2 ? carpet : cloth_m);
        cloth(3, 2, p, .014f, 4);
        pop();
    }
    part();
    paint(dark);
    ground(-.42f, .08f, 1.1f);
    for (int i = 0; i < 30; i++)
        sprite(V(.3f + (chance(i) - .5f) * 2.6f, .1f + 2.6f * chance(i + 40), -.4f + 2 * chance(i + 80)),
               .012f + .018f * chance(i + 120), rgb(0xff8a60), SPRITE_GLOW, .8f);
}

const Card siege_courtly_cards[] = {{"cards/siege/vs1n", PORTAL, invited_door},
                                    {"cards/siege/vs3n", PORTAL, generous_arch},
                                    {"cards/siege/vs3h", PORTAL, crowned_arch},
                                    {0}};
