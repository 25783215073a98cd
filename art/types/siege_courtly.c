/* SPDX-License-Identifier: MIT
 * Portals of the game against each other: gilded, and attended. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/doorway.h"
#include "props/hands.h"
#include "props/foe.h"
#include "props/drapery.h"
#include "props/grains.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/titan.h"
#include "props/treasure.h"
#include "props/weapons.h"
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

/* ---- vs1h: a leaf of coins ---- */

static void bought_door(void)
{
    Scene *s = scene();
    camera(V(-1.35f, -.30f, 5.3f), V(-.04f, .04f, 0), 33);
    s->roll = 6;
    s->aperture = .026f;
    opening_lights(OPENING_HARD);
    s->ambient = .22f;
    s->key.color = rgb(0xe8d8c0) * .25f;
    lamp(V(-.4f, .9f, 3.4f), rgb(0xffdc98) * 3.0f, 1.1f); /* somebody counts by lantern light */
    s->tint[LIGHT] = rgb(0xf4e8ec);                       /* a pale sky, before it the door is dark */
    s->haze = .02f;
    s->tint[MIDTONE] = rgb(0xa898a8);
    s->vignette = 1.2f;
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
    int hide = material_skin(rgb(0x7a4a4c), rgb(0x4a2c30)), /* somebody looks out to see what is offered */
        look = material_eye(rgb(0xffb030), rgb(0xfff0c8), .8f, PUPIL_SLIT);
    part();
    paint(hide);
    blend(.06f);
    egg(0, -.02f, -.30f, .80f, .30f, .22f);
    limb(V(-.06f, .02f, -.12f), V(.06f, -.14f, -.02f), .10f, .13f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .36f, .01f, -.12f, .185f, 16, -4, look, hide, (float)side * -14, .56f);
    Vec3 wrist = V(-.62f, -.98f, 1.75f); /* somebody pays */
    int palm = material_skin(rgb(0x8a5c4c), rgb(0x4c302a));
    PersonHand h = {.pose = GRASP_REACH,
                    .size = .34f,
                    .thick = .95f,
                    .thumb = -1,
                    .skin = palm,
                    .nail = person_nail(rgb(0x8a5c4c)),
                    .age = .6f,
                    .lean = true};
    person_hand_at(&h, wrist, V(.42f, .80f, -.42f), V(.30f, -.10f, -.95f));
    part();
    paint(material_cloth(rgb(0x3c2434)));
    blend(.05f);
    limb(V(-1.25f, -2.0f, 2.6f), wrist - V(.06f, .16f, -.10f), .36f, .20f);
    part();
    paint(gold);
    blend(.01f);
    push();
    move(-.30f, -.38f, 1.30f);
    turn_x(70);
    turn_z(16);
    drum(0, 0, 0, .20f, .024f, .01f);
    ring(0, .024f, 0, .17f, .016f);
    pop();
    sprite(V(-.36f, -.28f, 1.42f), .16f, rgb(0xfff4d0), SPRITE_SPARKLE, .9f);
    lamp(V(-.1f, .05f, .55f), rgb(0xff8a50) * 1.6f, .3f);
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

/* One of those who come every night: the eyes are wide, the brows go up in the middle, the mouth has forgotten itself. */
static void adorer(FoeKind kind, int hide, unsigned iris, float yaw, float look_up)
{
    Vec3 eyes = rgb(iris);
    int horn_m = material_new(rgb(0x94805f), rgb(0x4a3824), .4f, 1, PAT_BONE, 3, .5f),
        pale = wild_coat(vec_mix(material(hide)->color, rgb(0xe0c8b0), .35f), 11),
        dark = wild_coat(material(hide)->color * .22f, 6);
    push();
    turn_x(10 - look_up);
    wild_ruff(30, .30f, .07f, hide, 5);
    wild_head(&(Wild){.kind = kind == FOE_OX     ? WILD_BULL
                              : kind == FOE_BOAR ? WILD_BOAR
                                                 : WILD_RAT,
                      .coat = hide,
                      .pale = pale,
                      .dark = dark,
                      .iris = eyes,
                      .glow = 1.0f,
                      .jaw = kind == FOE_RAT ? 12 : 10,
                      .glare = -16,
                      .open = 1.0f,
                      .look_x = yaw,
                      .ears = -8});
    if (kind == FOE_OX)
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side;
            Vec3 p[4] = {V(q * .20f, .26f, -.04f), V(q * .48f, .34f, .02f), V(q * .70f, .54f, .08f),
                         V(q * .66f, .82f, .2f)};
            float r[4] = {.12f, .11f, .08f, .01f};
            part();
            paint(horn_m);
            tube(4, p, r, 4);
        }
    for (int i = 0; i < 12 && kind == FOE_OX; i++) { /* a fringe */
        float u = ((float)i - 5.5f) / 5.5f, c = chance(i);
        part();
        paint(hide);
        limb(V(u * .20f, .34f, .10f), V(u * .26f + .04f * (c - .5f), .20f - .12f * c, .34f), .07f, .008f);
    }
    pop();
}

/* A leaf of the door seen from within: boards, two bands of iron, dark but for the edge. The edge is at x = 0, the leaf goes
 * to -x. */
static void leaf_from_within(int wood, int iron, int seed)
{
    for (int i = 0; i < 4; i++) {
        part();
        paint(wood);
        lumpy(.012f, 5);
        float top = 2.62f + .10f * chance(i + seed);
        box(-.19f - .39f * (float)i, top - 2, .02f * (chance(i + seed) - .5f), .19f, 2.0f, .085f, .02f);
        lumpy(0, 1);
    }
    for (int i = 0; i < 2; i++) {
        float y = .62f + 1.75f * (float)i;
        part();
        paint(iron);
        blend(.01f);
        box(-.62f, y, .10f, .64f, .085f, .03f, .02f);
        for (int k = 0; k < 4; k++)
            ball(-.12f - .36f * (float)k, y, .135f, .045f);
    }
}

/* Fingers of one who holds the edge of the leaf: over it from behind, at height y; claws on our side. */
static void fingers_round(float y, float size, int hide, int claw)
{
    for (int i = 0; i < 4; i++) {
        float k = (float)i, c = chance(i + (int)(y * 9)), h = y - .150f * size * k + .03f * c,
              out = size * (.29f - .05f * fabsf(k - 1.2f));
        Vec3 p[4] = {V(.10f, h + .03f, -.12f), V(.070f, h + .02f * size, .09f), V(-out * .52f, h + .035f * size, .165f),
                     V(-out, h - .05f * size, .125f)};
        float r[4] = {.062f * size, .055f * size, .050f * size, .034f * size};
        part();
        paint(hide);
        blend(.03f);
        lumpy(.006f, 14);
        tube(4, p, r, 4);
        ball(p[1][0], p[1][1] + .01f, p[1][2], .066f * size);
        ball(p[2][0], p[2][1] + .008f, p[2][2], .060f * size);
        lumpy(0, 1);
        for (int j = 0; j < 5; j++) { /* hair on its back */
            Vec3 at = tube_point(4, p, .7f + .3f * (float)j);
            limb(at + V(0, .035f * size, .02f), at + V(-.05f * size, (.085f - .03f * c) * size, .05f), .018f * size,
                 .003f);
        }
        part();
        paint(claw);
        Vec3 nail[3] = {p[3] + V(.02f, .01f, .02f), p[3] + V(-.065f * size, -.015f, .025f),
                        p[3] + V(-.11f * size, -.065f * size, -.01f)};
        float nr[3] = {.034f * size, .024f * size, .003f};
        tube(3, nail, nr, 3);
    }
}

/* What the door sees: tonight it is ajar. */
static void beloved_door(void)
{
    Scene *s = scene();
    camera(V(-.55f, 1.25f, 5.4f), V(.02f, 1.55f, 0), 30);
    s->roll = -7;
    s->aperture = .02f;
    opening_lights(OPENING_SALT);
    s->key = (Light){vec_unit(V(-.25f, .30f, .95f)), rgb(0xffd4d4) * 2.0f, .10f};
    s->rim.color = rgb(0x8070e0) * 2.6f;
    s->fill.color = rgb(0x502048) * .5f;
    s->back_seed = 9;
    s->vignette = 1.2f;
    s->tint[LIGHT] = s->tint[MIDTONE];
    s->tint[MIDTONE] = s->tint[SHADOW];
    int wood = material_new(rgb(0x3a2830), rgb(0x160e14), .8f, .3f, PAT_WOOD, 2.4f, 1.f), iron = material_iron(),
        leaf = material_plain(rgb(0x2c4a30), .6f, .4f), stem = material_plain(rgb(0x1c2a1c), .7f, .3f),
        claw = material_plain(rgb(0xe8dcc8), .4f, .8f);
    material(iron)->color = rgb(0x3c343c);
    int ox = material_fur(rgb(0x94502c)), boar = material_fur(rgb(0x4c4c68)), rat = material_fur(rgb(0x9c8478)),
        ox_skin = material_skin(rgb(0x9a5c3c), rgb(0x5a3424)), rat_skin = material_skin(rgb(0xb07868), rgb(0x7a4c44));
    push();
    move(.06f, 2.36f, -.52f);
    turn_y(-4);
    turn_z(5);
    grow(1.36f);
    adorer(FOE_OX, ox, 0xf0a030, 0, 4);
    pop();
    push();
    move(.10f, 1.44f, -.26f);
    turn_y(6);
    turn_z(-8);
    grow(1.16f);
    adorer(FOE_BOAR, boar, 0xf0a030, 3, 0);
    pop();
    push();
    move(-.03f, .74f, .02f);
    turn_y(-14);
    turn_z(6);
    grow(.98f);
    adorer(FOE_RAT, rat, 0xe0486c, 0, 2);
    pop();
    push(); /* the two leaves, not quite parallel */
    move(-.50f, 0, .30f);
    turn_z(-2);
    turn_y(9);
    leaf_from_within(wood, iron, 3);
    fingers_round(2.02f, 1.15f, ox_skin, claw);
    fingers_round(.66f, .62f, rat_skin, claw);
    pop();
    push();
    move(.60f, 0, .30f);
    mirror_x();
    turn_z(-1.5f);
    turn_y(12);
    leaf_from_within(wood, iron, 40);
    fingers_round(1.42f, .9f, material_skin(rgb(0x5c5870), rgb(0x38364c)), claw);
    part(); /* a ring to pull it by */
    paint(iron);
    push();
    move(-.34f, 1.66f, .14f);
    turn_x(84);
    ring(0, 0, 0, .15f, .030f);
    pop();
    pop();
    static const unsigned hue[3] = {0xe8486c, 0xff7c9c, 0xc42c50};
    Vec3 v1[5] = {V(-1.2f, .1f, .9f), V(-.82f, .22f, .95f), V(-.40f, .06f, 1.0f), V(.25f, .16f, 1.0f),
                  V(.9f, .02f, .9f)},
         v2[5] = {V(1.1f, 3.1f, .7f), V(.92f, 2.8f, .75f), V(1.02f, 2.3f, .7f), V(.90f, 1.9f, .7f),
                  V(1.05f, 1.5f, .65f)};
    vine(5, v1, .035f, stem, leaf, 1);
    vine(5, v2, .035f, stem, leaf, 2);
    for (int i = 0; i < 11; i++) { /* what grows on our side of it */
        bool low = i < 7;
        float x = low ? -1.0f + .32f * (float)i : .86f + .20f * chance(i),
              y = low ? .20f - .12f * chance(i + 3) : 1.5f + .38f * (float)(i - 6);
        push();
        move(x, y, low ? 1.05f : .80f);
        turn_y(40 * (chance(i + 3) - .5f));
        turn_x(-20 + 30 * (chance(i + 5) - .5f));
        rose(.10f + .06f * chance(i + 50), material_plain(rgb(hue[i % 3]), .5f, .6f),
             material_plain(rgb(0x8a1c3c), .5f, .5f));
        pop();
    }
    lamp(V(-.2f, 2.3f, 1.7f), rgb(0xffc0b8) * 2.4f, .5f);
    lamp(V(-.1f, 1.35f, 1.6f), rgb(0xffc8b0) * 1.4f, .4f);
    for (int i = 0; i < 9; i++) /* the candles they have brought, far back */
        sprite(V(-.45f + .12f * (float)i + .06f * chance(i), -.1f + .9f * chance(i + 17), -3.4f),
               .028f + .03f * chance(i + 37), rgb(0xffb45e), SPRITE_GLOW, .6f);
    for (int i = 0; i < 18; i++)
        sprite(V(-1.0f + 2.1f * chance(i), .2f + 2.6f * chance(i + 40), .4f + 1.2f * chance(i + 80)),
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

const Card siege_courtly_cards[] = {
    {"cards/siege/vs1n", PORTAL, invited_door}, {"cards/siege/vs1h", PORTAL, bought_door},
    {"cards/siege/vs1p", PORTAL, beloved_door}, {"cards/siege/vs3n", PORTAL, generous_arch},
    {"cards/siege/vs3h", PORTAL, crowned_arch}, {0}};
