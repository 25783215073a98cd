/* SPDX-License-Identifier: MIT
 * Portals of the game against each other: gilded, and attended. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/beast.h"
#include "props/doorway.h"
#include "props/hands.h"
#include "props/foe.h"
#include "props/drapery.h"
#include "props/grains.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/roadbeast.h"
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
    camera(V(-.8f, .15f, 8.8f), V(.0f, -.06f, 0), 31);
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
    int hide = material_skin(rgb(0x7a4a4c), rgb(0x4a2c30)), /* somebody looks out to see what is offered */
        look = material_eye(rgb(0xffb030), rgb(0xfff0c8), .8f, PUPIL_SLIT);
    part();
    paint(hide);
    blend(.06f);
    egg(0, -.02f, -.30f, .80f, .30f, .22f);
    limb(V(-.06f, .02f, -.12f), V(.06f, -.14f, -.02f), .10f, .13f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .36f, .01f, -.12f, .185f, 16, -4, look, hide, (float)side * -14, .56f);
    part(); /* a coin on the sill, for its trouble */
    paint(gold);
    blend(.01f);
    push();
    move(.16f, -.30f, .34f);
    turn_x(74);
    turn_z(12);
    drum(0, 0, 0, .17f, .022f, .01f);
    ring(0, .022f, 0, .145f, .014f);
    pop();
    sprite(V(.06f, -.22f, .42f), .16f, rgb(0xfff4d0), SPRITE_SPARKLE, .9f);
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

/* One who kneels, looking to +z, sitting on the heels, the hands before the breast; the head is the caller's, at (0, 1.66, .24). */
static void worshipper(float wide, int hide, int fur, int cloth_m, int claw)
{
    part();
    paint(hide);
    blend(.10f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side * wide;
        limb(V(q * .24f, .14f, -.48f), V(q * .27f, .14f, .22f), .12f, .16f);
        limb(V(q * .27f, .18f, .22f), V(q * .22f, .46f, -.30f), .19f, .24f);
        egg(q * .24f, .09f, -.62f, .11f, .10f, .20f);
    }
    part();
    paint(cloth_m);
    blend(.12f);
    egg(0, .52f, -.28f, .44f * wide, .34f, .40f);
    egg(0, .34f, -.02f, .42f * wide, .18f, .36f);
    part();
    paint(fur);
    blend(.16f);
    lumpy(.03f, 5);
    limb(V(0, .72f, -.24f), V(0, 1.28f, -.10f), .36f * wide, .42f * wide);
    egg(0, 1.42f, -.16f, .46f * wide, .24f, .32f);
    limb(V(0, 1.40f, -.05f), V(0, 1.62f, .12f), .27f, .24f);
    lumpy(0, 1);
    for (int i = 0; i < 26; i++) { /* hair down the back */
        float y = 1.60f - .035f * (float)i, x = (chance(i) - .5f) * .6f * wide;
        part();
        paint(fur);
        limb(V(x, y, -.34f - .1f * sinf((float)i * .2f)), V(x * 1.1f, y - .22f, -.58f - .08f * chance(i + 9)), .075f,
             .008f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 shoulder = V(q * .46f * wide, 1.36f, -.05f), elbow = V(q * .44f * wide, .92f, .22f),
             wrist = V(q * .12f, 1.06f, .56f);
        part();
        paint(hide);
        blend(.05f);
        arm(shoulder, elbow, wrist, .19f, .13f, .10f);
        part();
        paint(hide);
        blend(.02f);
        hand_at(&(Hand){.size = .20f,
                        .curl = .25f,
                        .spread = 14,
                        .thick = 1.2f,
                        .fingers = 3,
                        .thumb = (int)-q,
                        .claw = claw,
                        .claw_length = .07f},
                wrist, V(-q * .15f, .92f, .35f), V(-q, .0f, .1f));
    }
}

static void beloved_door(void)
{
    Scene *s = scene();
    camera(V(.05f, 1.25f, 6.9f), V(.06f, 1.50f, 0), 35);
    opening_lights(OPENING_SALT);
    s->rim.color = rgb(0xff9ab0) * 4.8f;
    s->rim.towards = V(.25f, .35f, -.9f);
    s->key.color = rgb(0xe0c8d8) * 1.3f;
    s->back_seed = 9;
    s->vignette = 1.3f;
    int stone = material_stone(rgb(0x8d8398), rgb(0x3e3648)),
        wood = material_new(rgb(0x8a6a70), rgb(0x483440), .7f, .4f, PAT_WOOD, 2.4f, 1.f),
        leaf = material_plain(rgb(0x4a6a44), .6f, .4f), stem = material_plain(rgb(0x2c3a28), .7f, .3f),
        wax = material_plain(rgb(0xf4e8d8), .6f, .4f), claw = material_plain(rgb(0xe8dcc8), .4f, .8f),
        wooden = material_wood(), steel = material_iron();
    push();
    move(.55f, .05f, -1.9f);
    doorway_posts(.74f, 2.75f, .17f, stone, 12);
    part();
    paint(material_glow(rgb(0xff9cb0), 2.4f));
    box(0, 1.38f, -.14f, .74f, 1.38f, .02f, .01f);
    sprite(here(V(.1f, 1.4f, 0)), 1.6f, rgb(0xffa0b4), SPRITE_GLOW, .28f);
    push(); /* softly open */
    move(.72f, 0, .03f);
    turn_y(66);
    move(-.70f, .05f, 0);
    doorway_planks(.68f, 2.6f, 4, .012f, wood, wood, 5);
    pop();
    static const unsigned hue[3] = {0xe8486c, 0xf07c94, 0xc42c50};
    for (int i = 0; i < 44; i++) { /* roses all over */
        float t = chance(i), x, y;
        if (i % 3 == 0) {
            x = -1.2f + 2.4f * t;
            y = 2.90f + .32f * chance(i + 9);
        } else {
            x = (i % 2 ? 1.f : -1.f) * (.82f + .28f * chance(i + 20));
            y = .3f + 2.6f * t;
        }
        push();
        move(x, y, .22f + .10f * chance(i + 30));
        turn_y(40 * (chance(i + 3) - .5f));
        turn_x(-20 + 30 * (chance(i + 5) - .5f));
        part();
        leaf_flat(.26f, .17f, leaf);
        rose(.10f + .05f * chance(i + 50), material_plain(rgb(hue[i % 3]), .5f, .6f),
             material_plain(rgb(0x8a1c3c), .5f, .5f));
        pop();
    }
    Vec3 v1[5] = {V(-1.2f, 0, .25f), V(-.95f, .8f, .3f), V(-1.1f, 1.6f, .28f), V(-.92f, 2.5f, .3f),
                  V(-.2f, 3.05f, .3f)};
    Vec3 v2[5] = {V(1.2f, 0, .25f), V(1.0f, .9f, .3f), V(1.15f, 1.7f, .28f), V(.95f, 2.6f, .3f), V(.3f, 3.1f, .3f)};
    vine(5, v1, .05f, stem, leaf, 1);
    vine(5, v2, .05f, stem, leaf, 2);
    pop();
    lamp(V(.5f, 1.5f, -.9f), rgb(0xff9ab0) * 4.f, .9f);
    push(); /* the ox, near us: it has wept */
    move(-.82f, -.10f, 1.15f);
    turn_y(100);
    turn_x(5);
    grow(1.18f);
    int ox = material_fur(rgb(0x6a4640)), ox_skin = material_skin(rgb(0x8a6054), rgb(0x5a3c38));
    worshipper(1.05f, ox_skin, ox, material_cloth(rgb(0x3c3058)), claw);
    move(0, 1.72f, .24f);
    turn_x(-10);
    turn_y(-34);
    grow(.92f);
    foe_head(FOE_OX, ox, rgb(0xffc860), 6, 10);
    part();
    paint(material_plain(rgb(0xffd8e4), .05f, 1.6f));
    limb(V(.30f, -.02f, .44f), V(.27f, -.26f, .56f), .022f, .036f);
    pop();
    lamp(V(.35f, 2.1f, 2.3f), rgb(0xffa8bc) * 2.2f, .45f);
    push(); /* the boar, before the threshold, from behind */
    move(1.12f, -.02f, -.35f);
    turn_y(-152);
    grow(.74f);
    int boar = material_fur(rgb(0x3c3a50)), boar_skin = material_skin(rgb(0x5c5468), rgb(0x383444));
    worshipper(1.15f, boar_skin, boar, material_cloth(rgb(0x4a2a3c)), claw);
    move(0, 1.66f, .26f);
    turn_x(-6);
    turn_y(40);
    grow(.86f);
    foe_head(FOE_BOAR, boar, rgb(0xffc860), 6, 12);
    pop();
    push(); /* the youngest is nearest to it */
    move(.30f, .0f, -1.05f);
    turn_y(170);
    grow(.46f);
    int rat = material_fur(rgb(0x6c5a54)), rat_skin = material_skin(rgb(0xb08878), rgb(0x7a5850));
    worshipper(.85f, rat_skin, rat, material_cloth(rgb(0x2c3a54)), claw);
    move(0, 1.66f, .18f);
    turn_y(-20);
    turn_x(-14);
    grow(.78f);
    foe_head(FOE_RAT, rat, rgb(0xffc860), 3, 8);
    pop();
    for (int i = 0; i < 12; i++) { /* candles */
        float x = .45f + (i % 2 ? 1.f : -1.f) * (.30f + .80f * chance(i)), z = -1.5f + 1.6f * chance(i + 30),
              h = .18f + .25f * chance(i + 9);
        part();
        paint(wax);
        limb(V(x, 0, z), V(x, h, z), .055f, .05f);
        part();
        paint(material_glow(rgb(0xffb45e), 4));
        egg(x, h + .09f, z, .028f, .065f, .028f);
        sprite(V(x, h + .09f, z), .22f, rgb(0xffb45e), SPRITE_GLOW, .5f);
    }
    push(); /* weapons are laid down */
    move(.45f, .08f, 1.65f);
    turn_y(14);
    turn_z(-86);
    spear(.5f, .9f, steel, wooden);
    pop();
    faction_ground();
    for (int i = 0; i < 26; i++)
        sprite(V(-1.4f + 3.2f * chance(i), .3f + 2.6f * chance(i + 40), -1 + 2.0f * chance(i + 80)),
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

/* What stands in the light of the arch holds out its hand, full, and grins. */
static void generous_arch(void)
{
    Scene *s = scene();
    camera(V(.2f, .15f, 6.2f), V(.04f, -.02f, 0), 28);
    opening_lights(OPENING_GOLD);
    s->vignette = 1.4f;
    s->back_seed = 3;
    s->key.towards = vec_unit(V(-.5f, .8f, .7f));
    int gold = material_gold(), stone = material_stone(rgb(0x8c8078), rgb(0x443c38)),
        hide = material_skin(rgb(0x6a4c7c), rgb(0x30203c)), claw = material_plain(rgb(0x141018), .25f, 1),
        black = material_plain(rgb(0x120c16), .6f, .4f);
    material(gold)->emit = rgb(0xffa020) * .18f;
    push();
    move(0, -1.0f, -.9f);
    part();
    paint(material_glow(opening_color(OPENING_GOLD), 1.7f));
    egg(0, .2f, -.8f, 1.25f, 2.5f, .03f);
    gilded_arch(1.36f, 2.52f, .30f, gold, stone);
    pop();
    push(); /* who gives */
    move(.08f, .46f, -.55f);
    turn_y(-8);
    turn_x(8);
    turn_z(10);
    grow(1.36f);
    beast_head(&(Beast){.hide = hide,
                        .nose = black,
                        .inner_ear = black,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xffc020), rgb(0xfff4c0), 1.2f, PUPIL_SLIT),
                        .nose_kind = NOSE_NONE,
                        .muzzle = .24f,
                        .root = .30f,
                        .tip = .22f,
                        .droop = 6,
                        .jaw = 20,
                        .teeth = 7,
                        .fang = .12f,
                        .ear = .75f,
                        .ear_width = .20f,
                        .ear_out = 52,
                        .eye = .125f,
                        .eye_x = .22f,
                        .eye_yaw = 8,
                        .lid = 22,
                        .open = .62f,
                        .brow = .08f});
    part();
    paint(hide);
    blend(.2f);
    limb(V(0, -.3f, -.2f), V(0, -1.1f, -.3f), .30f, .75f);
    pop();
    Vec3 wrist = V(.50f, -.92f, .45f);
    part();
    paint(hide);
    blend(.06f);
    arm(V(.75f, -.45f, -.8f), V(1.15f, -1.05f, -.2f), wrist, .30f, .24f, .19f);
    Hand h = {.size = .74f, .curl = .26f, .spread = 46, .thick = 1.0f, .thumb = -1, .claw = claw, .claw_length = .16f};
    part();
    paint(hide);
    blend(.03f);
    hand_at(&h, wrist, V(-.80f, .06f, .56f), V(.10f, 1, .45f));
    push();
    move(.06f, -.84f, .84f);
    turn_x(10);
    hoard(.36f, .30f, .32f, 60, gold, 5);
    pop();
    for (int i = 0; i < 14; i++) { /* it overflows */
        push();
        move(-.55f + 1.1f * chance(i), -1.05f - .65f * chance(i + 20), .9f + .5f * chance(i + 40));
        turn_x(180 * chance(i + 60));
        turn_z(180 * chance(i + 80));
        part();
        paint(gold);
        drum(0, 0, 0, .085f, .014f, .01f);
        pop();
    }
    Vec3 shine = V(.05f, -.50f, 1.1f);
    sprite(shine, .30f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(shine + V(-.2f, .4f, .7f), rgb(0xffe0a0) * 2.0f, .4f);
    lamp(V(-.5f, .7f, .9f), rgb(0xffe0b0) * 1.4f, .4f);
}

static void crowned_arch(void)
{
    Scene *s = scene();
    camera(V(-.35f, -.25f, 6.0f), V(0, .10f, 0), 33);
    opening_lights(OPENING_HARD);
    s->vignette = 1.4f;
    s->key.towards = vec_unit(V(-.55f, .7f, .7f));
    s->key.color = rgb(0xfff0e0) * 1.9f;
    s->rim.color = rgb(0xff7a40) * 5.0f;
    int gold = material_gold(), stone = material_stone(rgb(0x7c7080), rgb(0x342c38)),
        hide = material_fur(rgb(0x5a3c34));
    push(); /* the arch breaks about its neck */
    move(0, -1.1f, -.85f);
    part();
    paint(material_glow(rgb(0xff9440), 1.7f));
    egg(0, .2f, -.5f, 1.25f, 2.5f, .03f);
    gilded_arch(1.32f, 2.38f, .27f, gold, stone);
    sprite(here(V(0, 1.4f, -.2f)), 1.6f, rgb(0xff8a50), SPRITE_GLOW, .3f);
    lamp(here(V(0, 1.6f, -.1f)), rgb(0xff8040) * 3.0f, .7f);
    pop();
    push();
    move(.02f, -.10f, .15f);
    turn_y(-18);
    turn_x(10);
    turn_z(-7);
    grow(1.5f);
    int black = material_plain(rgb(0x1c1414), .3f, 1), muzzle = material_skin(rgb(0x8a5c50), rgb(0x4a2c28)),
        horn = material_new(rgb(0xf0e4cc), rgb(0x7c6448), .4f, 1, PAT_BONE, 3, .5f);
    beast_head(&(Beast){.hide = hide,
                        .muzzle_hide = muzzle,
                        .nose = muzzle,
                        .inner_ear = black,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xffd040), rgb(0xfff0c0), .9f, PUPIL_ROUND),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .46f,
                        .root = .30f,
                        .tip = .25f,
                        .droop = 10,
                        .jaw = 34,
                        .teeth = 5,
                        .ear = .30f,
                        .ear_width = .11f,
                        .ear_out = 84,
                        .eye = .11f,
                        .eye_x = .25f,
                        .eye_yaw = 8,
                        .lid = 24,
                        .open = .62f,
                        .brow = .07f,
                        .cheek = .3f});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[4] = {V(q * .26f, .34f, 0), V(q * .55f, .46f, .02f), V(q * .74f, .66f, .10f), V(q * .70f, .98f, .18f)};
        part();
        paint(horn);
        blend(.02f);
        tube(4, p, (float[]){.13f, .12f, .085f, .012f}, 5);
    }
    push(); /* its crown comes with it, over one horn */
    move(.02f, .50f, .16f);
    turn_z(-10);
    turn_x(14);
    crown_spiked(.27f, 8, .40f, .22f, gold, material_gem(rgb(0xff5a4a)));
    pop();
    part(); /* neck */
    paint(hide);
    blend(.1f);
    limb(V(0, -.1f, -.25f), V(.1f, -.9f, -.9f), .44f, .62f);
    pop();
    for (int i = 0; i < 9; i++) /* stones that fly off */
        rock((chance(i) - .5f) * 2.8f, -1.1f + 2.6f * chance(i + 30), -.3f + .9f * chance(i + 60),
             .08f + .10f * chance(i + 3), .08f, .09f, 90 * chance(i + 5), i % 3 ? stone : gold);
    lamp(V(-1.0f, .5f, 2.2f), rgb(0xffe8d8) * 1.6f, .45f);
}

const Card siege_courtly_cards[] = {
    {"cards/siege/vs1n", PORTAL, invited_door}, {"cards/siege/vs1h", PORTAL, bought_door},
    {"cards/siege/vs1p", PORTAL, beloved_door}, {"cards/siege/vs3n", PORTAL, generous_arch},
    {"cards/siege/vs3h", PORTAL, crowned_arch}, {0}};
