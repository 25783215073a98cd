/* SPDX-License-Identifier: MIT
 * The medals of Against the Monstrous Horde: steel in the shape of a die. */
#include "things/medal_kit.h"

/* The face of a die with that many eyes, 1 to 6. */
static void die(const Metals *m, float x, float y, float tilt, float size, int eyes)
{
    static const struct {
        float x, y;
    } eye_at[6][6] = {{{0, 0}},
                      {{-1, 1}, {1, -1}},
                      {{-1, 1}, {0, 0}, {1, -1}},
                      {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}},
                      {{-1, 1}, {1, 1}, {0, 0}, {-1, -1}, {1, -1}},
                      {{-1, 1}, {1, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}}};
    push();
    move(x, y, .03f);
    turn_z(tilt);
    grow(size);
    gilded(m);
    box(0, 0, 0, .5f, .5f, .3f, .12f);
    darkened(m);
    for (int i = 0; i < eyes; i++)
        egg(.26f * eye_at[eyes - 1][i].x, .26f * eye_at[eyes - 1][i].y, .29f, .115f, .115f, .06f);
    pop();
}

static void skull(const Metals *m, float x, float y, float size)
{
    push();
    move(x, y, .02f);
    grow(size);
    gilded(m);
    RELIEF(12, 3, 0, .54f, .3f, .46f, .44f, .18f, .38f, -.1f, .22f, -.2f, .2f, -.46f, 0, -.5f, -.2f, -.46f, -.22f, -.2f,
           -.38f, -.1f, -.44f, .18f, -.3f, .46f);
    egg(0, .16f, .06f, .34f, .3f, .14f);
    darkened(m);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .18f, .08f, .16f, .12f, .12f, .06f);
    for (int i = -1; i <= 1; i++)
        limb(V(.11f * (float)i, -.32f, .1f), V(.11f * (float)i, -.46f, .1f), .025f, .025f);
    pop();
}

/* A book that lies open, and a quill. */
static void winner(void)
{
    Metals m = medal_of_steel(0x9c3a2c, 0xfff0c8);
    RELIEF(6, 1, -.68f, .1f, 0, -.02f, .68f, .1f, .68f, -.46f, 0, -.58f, -.68f, -.46f);
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        float page[] = {k * .03f, .08f,  k * .32f, .2f,  k * .62f, .14f,
                        k * .62f, -.36f, k * .32f, -.3f, k * .03f, -.44f};
        push();
        move(0, 0, .08f);
        outline(6, page, 2, .08f, .05f);
        pop();
    }
    darkened(&m);
    for (int i = 0; i < 3; i++) {
        float y = .04f - .12f * (float)i;
        limb(V(-.52f, y, .17f), V(-.14f, y - .06f, .17f), .022f, .022f);
        if (i > 0)
            limb(V(.52f, y, .17f), V(.14f, y - .06f, .17f), .022f, .022f);
    }
    gilded(&m);
    push();
    move(.1f, -.04f, .2f);
    turn_z(-24);
    RELIEF(9, 3, -.02f, 0, .02f, 0, .05f, .2f, .16f, .34f, .17f, .58f, .02f, .8f, -.1f, .6f, -.13f, .36f, -.05f, .2f);
    pop();
    pop();
}

/* One die of many faces, and a star on it. */
static void one_die(void)
{
    Metals m = medal_of_steel(0x2c5c9c, 0xffe060);
    RELIEF(6, 1, 0, .68f, .59f, .34f, .59f, -.34f, 0, -.68f, -.59f, -.34f, -.59f, .34f);
    move(0, 0, .06f);
    RELIEF(3, 1, 0, .46f, .4f, -.23f, -.4f, -.23f);
    darkened(&m);
    static const float corner[3][2] = {{0, .46f}, {.4f, -.23f}, {-.4f, -.23f}};
    static const float tip[6][2] = {{0, .68f}, {.59f, .34f}, {.59f, -.34f}, {0, -.68f}, {-.59f, -.34f}, {-.59f, .34f}};
    for (int i = 0; i < 3; i++) {
        Vec3 at = V(corner[i][0], corner[i][1], .06f);
        limb(at, V(corner[(i + 1) % 3][0], corner[(i + 1) % 3][1], .06f), .022f, .022f);
        for (int k = 5; k <= 7; k++)
            limb(at, V(tip[(2 * i + k) % 6][0], tip[(2 * i + k) % 6][1], .02f), .022f, .022f);
    }
    inlaid(&m);
    move(0, 0, .08f);
    medal_star(0, 0, .26f);
    pop();
}

/* Four dice in a heap. */
static void crowd(void)
{
    Metals m = medal_of_steel(0x2c7a4c, 0xffffff);
    die(&m, -.33f, -.32f, 12, .56f, 6);
    die(&m, .34f, -.3f, -14, .56f, 5);
    die(&m, -.3f, .3f, -9, .56f, 3);
    die(&m, .33f, .34f, 18, .56f, 4);
    pop();
}

/* Three skulls. */
static void three(void)
{
    Metals m = medal_of_steel(0xb8601c, 0xffffff);
    skull(&m, 0, .3f, .68f);
    skull(&m, -.36f, -.3f, .68f);
    skull(&m, .36f, -.3f, .68f);
    pop();
}

/* An eye that is shut, and what a sleeper says. */
static void sleep_well(void)
{
    Metals m = medal_of_steel(0x34387c, 0xa8c8ff);
    tube(5,
         (Vec3[]){V(-.6f, -.08f, 0), V(-.36f, -.28f, .04f), V(-.06f, -.36f, .05f), V(.24f, -.28f, .04f),
                  V(.48f, -.08f, 0)},
         (float[]){.05f, .085f, .095f, .085f, .05f}, 5);
    for (int i = -2; i <= 2; i++) {
        float x = (float)i;
        limb(V(-.06f + x * .2f, -.36f + .045f * x * x, .03f), V(-.06f + x * .28f, -.62f + .07f * x * x, .01f), .055f,
             .025f);
    }
    inlaid(&m);
    static const struct {
        float x, y, size;
    } z[] = {{-.2f, .1f, .2f}, {.14f, .34f, .27f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(z[i].x, z[i].y, .03f);
        grow(z[i].size);
        turn_z(-8);
        limb(V(-.7f, .9f, 0), V(.7f, .9f, 0), .22f, .22f);
        limb(V(.7f, .9f, 0), V(-.7f, -.9f, 0), .22f, .22f);
        limb(V(-.7f, -.9f, 0), V(.7f, -.9f, 0), .22f, .22f);
        pop();
    }
    pop();
}

/* A parcel with a bow and three stones. */
static void gifts(void)
{
    (void)medal_of_steel(0x8c2c6c, 0xff5050);
    static const unsigned stone[] = {0xff5040, 0x60e060, 0x50b0ff};
    box(0, -.3f, 0, .46f, .3f, .12f, .03f);
    box(0, .04f, .02f, .54f, .1f, .14f, .03f);
    part();
    paint(material_plain(rgb(0xffd860), .2f, 1.2f));
    box(0, -.24f, .06f, .09f, .36f, .12f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        float loop[] = {0, 0, k * .1f, .3f, k * .4f, .38f, k * .44f, .14f};
        push();
        move(0, .14f, .06f);
        outline(4, loop, 4, .08f, .1f);
        pop();
    }
    ball(0, .2f, .12f, .11f);
    for (int i = 0; i < 3; i++) {
        part();
        paint(material_gem(rgb(stone[i])));
        if (i == 1)
            crystal(0, .58f, .08f, .13f, .15f, .08f);
        else
            crystal((float)(i - 1) * .28f, -.28f, .14f, .12f, .16f, .08f);
    }
    pop();
}

/* A heart with a plaster's cross. */
static void healer(void)
{
    Metals m = medal_of_steel(0x1c7a84, 0xff4a58);
    inlaid(&m);
    push();
    move(0, .04f, 0);
    grow(1.12f);
    RELIEF(10, 4, 0, .34f, .2f, .52f, .46f, .48f, .58f, .22f, .46f, -.08f, 0, -.56f, -.46f, -.08f, -.58f, .22f, -.46f,
           .48f, -.2f, .52f);
    egg(0, .08f, .03f, .42f, .34f, .14f);
    pop();
    gilded(&m);
    box(0, .06f, .14f, .11f, .34f, .07f, .03f);
    box(0, .06f, .14f, .34f, .11f, .07f, .03f);
    pop();
}

/* A troll whose eyes are crosses. */
static void troll(void)
{
    Metals m = medal_of_steel(0x5c7a1c, 0xfff4d0);
    RELIEF(12, 3, -.3f, .56f, .3f, .56f, .44f, .24f, .42f, .02f, .56f, -.3f, .38f, -.56f, 0, -.62f, -.38f, -.56f, -.56f,
           -.3f, -.42f, .02f, -.44f, .24f, -.4f, .46f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .52f, .12f, -.02f, .13f, .18f, .07f);
    egg(0, -.02f, .1f, .17f, .14f, .12f);
    darkened(&m);
    for (int side = -1; side <= 1; side += 2)
        for (int lean = -1; lean <= 1; lean += 2) {
            float x = (float)side * .22f, k = (float)lean * .1f;
            limb(V(x - .1f, .24f - k, .12f), V(x + .1f, .24f + k, .12f), .042f, .042f);
        }
    limb(V(-.36f, -.34f, .1f), V(.36f, -.34f, .1f), .05f, .05f);
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .26f, -.38f, .14f), V((float)side * .3f, -.1f, .17f), .085f, .015f);
    pop();
}

/* A hydra's three necks, one with a head. */
static void hydra(void)
{
    Metals m = medal_of_steel(0x6c3a9c, 0x70ff80);
    tube(5,
         (Vec3[]){V(0, -.64f, 0), V(.02f, -.3f, .03f), V(.12f, .02f, .05f), V(-.02f, .3f, .06f), V(-.14f, .4f, .06f)},
         (float[]){.2f, .16f, .13f, .12f, .12f}, 5);
    RELIEF(9, 2, .06f, .6f, -.12f, .64f, -.36f, .52f, -.56f, .4f, -.5f, .32f, -.28f, .34f, -.48f, .2f, -.22f, .22f,
           .08f, .32f);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        tube(
            4,
            (Vec3[]){V(k * .08f, -.6f, -.02f), V(k * .3f, -.42f, 0), V(k * .46f, -.24f, .02f), V(k * .5f, -.02f, .02f)},
            (float[]){.15f, .14f, .12f, .12f}, 5);
    }
    limb(V(0, .56f, .06f), V(.2f, .7f, .04f), .07f, .015f);
    part();
    paint(material_gem(rgb(0xe02838)));
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .5f, .06f, .04f, .135f, .07f, .1f);
    inlaid(&m);
    ball(-.16f, .48f, .16f, .06f);
    pop();
}

/* A dragon's head, and the sword that ended it. */
static void dragon(void)
{
    Metals m = medal_of_steel(0x8c2020, 0xffc830);
    inlaid(&m);
    push();
    move(.66f, .56f, -.02f);
    turn_z(127);
    medal_sword(1.66f);
    pop();
    gilded(&m);
    move(.04f, -.02f, .08f);
    RELIEF(13, 2, -.62f, .06f, -.56f, .22f, -.3f, .24f, -.12f, .4f, .1f, .4f, .3f, .24f, .42f, -.1f, .52f, -.56f, .06f,
           -.6f, .1f, -.24f, -.08f, -.06f, -.3f, -.02f, -.5f, -.04f);
    RELIEF(7, 2, .06f, -.16f, -.2f, -.22f, -.46f, -.3f, -.5f, -.22f, -.34f, -.36f, -.1f, -.4f, .14f, -.34f);
    for (int i = 0; i < 2; i++)
        tube(3,
             (Vec3[]){V(.04f + .16f * (float)i, .34f - .1f * (float)i, .04f),
                      V(.28f + .14f * (float)i, .54f - .16f * (float)i, .04f),
                      V(.56f + .04f * (float)i, .6f - .22f * (float)i, .02f)},
             (float[]){.09f, .07f, .012f}, 5);
    for (int i = 0; i < 3; i++)
        limb(V(.4f + .03f * (float)i, 0 - .18f * (float)i, .02f), V(.62f, .04f - .19f * (float)i, .02f), .07f, .01f);
    for (int i = 0; i < 3; i++) {
        limb(V(-.52f + .16f * (float)i, 0, .06f), V(-.5f + .16f * (float)i, -.14f, .08f), .045f, .008f);
    }
    darkened(&m);
    push();
    move(-.04f, .2f, .1f);
    turn_z(14);
    egg(0, 0, 0, .13f, .08f, .05f);
    pop();
    egg(-.54f, .15f, .1f, .04f, .03f, .03f);
    inlaid(&m);
    ball(-.05f, .2f, .14f, .055f);
    pop();
}

/* A shield without a scratch. */
static void unscathed(void)
{
    Metals m = medal_of_steel(0x2c6c8c, 0xffffff);
    RELIEF(10, 2, -.5f, .5f, 0, .62f, .5f, .5f, .54f, .1f, .42f, -.26f, .2f, -.54f, 0, -.68f, -.2f, -.54f, -.42f, -.26f,
           -.54f, .1f);
    part();
    paint(material_plain(rgb(0x1c4cb0), .12f, 1.5f));
    push();
    move(0, .02f, .06f);
    grow(.74f);
    RELIEF(10, 2, -.5f, .5f, 0, .62f, .5f, .5f, .54f, .1f, .42f, -.26f, .2f, -.54f, 0, -.68f, -.2f, -.54f, -.42f, -.26f,
           -.54f, .1f);
    pop();
    inlaid(&m);
    push();
    move(-.06f, .06f, .16f);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z((float)i * 90);
        RELIEF(3, 1, -.07f, .05f, 0, .34f, .07f, .05f);
        pop();
    }
    ball(0, 0, .02f, .1f);
    pop();
    pop();
}

/* Two swords crossed over a skull's crown. */
static void showdown(void)
{
    Metals m = medal_of_steel(0x3c3a44, 0xffc030);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, -.56f, side > 0 ? .1f : 0);
        turn_z((float)side * 39);
        gilded(&m);
        medal_sword(1.52f);
        pop();
    }
    inlaid(&m);
    push();
    move(0, -.12f, .2f);
    RELIEF(7, 1, -.24f, -.14f, -.3f, .18f, -.13f, .06f, 0, .26f, .13f, .06f, .3f, .18f, .24f, -.14f);
    pop();
    pop();
}

const Card monstrous_medals_cards[] = {MEDAL("monstrous", "winner", winner),
                                       MEDAL("monstrous", "one-die", one_die),
                                       MEDAL("monstrous", "crowd", crowd),
                                       MEDAL("monstrous", "three", three),
                                       MEDAL("monstrous", "sleep", sleep_well),
                                       MEDAL("monstrous", "gifts", gifts),
                                       MEDAL("monstrous", "healer", healer),
                                       MEDAL("monstrous", "troll", troll),
                                       MEDAL("monstrous", "hydra", hydra),
                                       MEDAL("monstrous", "dragon", dragon),
                                       MEDAL("monstrous", "unscathed", unscathed),
                                       MEDAL("monstrous", "showdown", showdown),
                                       {0}};
