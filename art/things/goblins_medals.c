/* SPDX-License-Identifier: MIT
 * The medals of Goblin Ranks: brass before the banner of a clan. */
#include "things/medal_kit.h"

enum { CLOTH_RED = 0xe03c34 };

static void colored(unsigned color)
{
    part();
    paint(material_plain(rgb(color), .35f, .8f));
    blend(.01f);
}

/* A barrel on its end. */
static void keg(const Metals *m, float x, float y, float size)
{
    push();
    move(x, y, 0);
    grow(size);
    gilded(m);
    egg(0, 0, 0, .46f, .66f, .24f);
    carve();
    box(0, .75f, 0, .6f, .25f, .4f, .01f);
    box(0, -.75f, 0, .6f, .25f, .4f, .01f);
    fill();
    darkened(m);
    for (int side = -1; side <= 1; side += 2)
        box(0, (float)side * .26f, .04f, .45f, .05f, .2f, .03f);
    pop();
}

/* A mug that foams over. */
static void winner(void)
{
    Metals m = medal_of_brass(0x8c2a2c, 0xfffdf0);
    RELIEF(6, 1, -.42f, .3f, .22f, .3f, .26f, -.5f, .18f, -.56f, -.38f, -.56f, -.46f, -.5f);
    egg(-.1f, -.12f, .03f, .32f, .44f, .14f);
    tube(5, (Vec3[]){V(.2f, .14f, 0), V(.46f, .16f, 0), V(.54f, -.1f, 0), V(.46f, -.36f, 0), V(.22f, -.36f, 0)},
         (float[]){.07f, .075f, .075f, .075f, .07f}, 5);
    darkened(&m);
    for (int i = -1; i <= 1; i++)
        limb(V(-.1f + .2f * (float)i, .12f, .15f), V(-.1f + .2f * (float)i, -.42f, .15f), .026f, .026f);
    inlaid(&m);
    blend(.05f);
    for (int i = 0; i < 4; i++)
        ball(-.4f + .2f * (float)i, .36f + .05f * (float)(i & 1), .06f, .16f);
    ball(-.2f, .54f, .04f, .14f);
    ball(.06f, .54f, .04f, .12f);
    limb(V(-.44f, .34f, .1f), V(-.44f, .06f, .1f), .09f, .07f);
    pop();
}

/* Three pennants side by side. */
static void three_lines(void)
{
    Metals m = medal_of_brass(0x283c8c, 0xfff4e0);
    for (int i = -1; i <= 1; i++) {
        push();
        move(.4f * (float)i - .17f, i == 0 ? .06f : -.06f, i == 0 ? .06f : 0);
        gilded(&m);
        limb(V(0, -.6f, 0), V(0, .54f, 0), .05f, .045f);
        ball(0, .56f, 0, .08f);
        inlaid(&m);
        RELIEF(5, 1, .03f, .5f, .42f, .44f, .3f, .22f, .42f, 0, .03f, -.06f);
        pop();
    }
    pop();
}

/* A flag with a goblin on it. */
static void own_flag(void)
{
    Metals m = medal_of_brass(0x2c6c3c, 0xffffff);
    limb(V(-.56f, -.66f, 0), V(-.46f, .62f, .02f), .055f, .045f);
    limb(V(-.46f, .62f, .02f), V(-.45f, .74f, .02f), .08f, .01f);
    colored(CLOTH_RED);
    RELIEF(7, 2, -.46f, .56f, .04f, .46f, .66f, .54f, .6f, .1f, .64f, -.34f, .04f, -.36f, -.5f, -.28f);
    move(0, 0, .1f);
    medal_goblin(&m, .08f, .1f, .56f);
    pop();
}

/* Three shields, shoulder to shoulder, and their spears. */
static void wall(void)
{
    Metals m = medal_of_brass(0x6c4a8c, 0xffd050);
    for (int i = -1; i <= 1; i++) {
        float x = .36f * (float)i, z = i == 0 ? .1f : 0;
        gilded(&m);
        limb(V(x, 0, -.02f), V(x, .5f, -.02f), .035f, .035f);
        push();
        move(x, .52f, -.02f);
        RELIEF(4, 1, -.1f, 0, 0, .22f, .1f, 0, 0, -.08f);
        pop();
        part();
        paint(i == 0 ? m.gold : m.dark);
        push();
        move(x, -.14f, z);
        turn_x(90);
        drum(0, 0, 0, .36f, .07f, .04f);
        pop();
        gilded(&m);
        push();
        move(x, -.14f, z + .07f);
        turn_x(90);
        ring(0, 0, 0, .31f, .055f);
        pop();
        if (i == 0)
            darkened(&m);
        else
            inlaid(&m);
        ball(x, -.14f, z + .08f, .12f);
    }
    pop();
}

/* An arrow in the middle of a target. */
static void few(void)
{
    Metals m = medal_of_brass(0x2c7c84, 0xffffff);
    static const float radius[] = {.56f, .4f, .24f, .1f};
    static const unsigned ring_color[] = {0xf4ecd8, CLOTH_RED, 0xf4ecd8, CLOTH_RED};
    for (int i = 0; i < 4; i++) {
        colored(ring_color[i]);
        push();
        move(-.06f, -.08f, .02f * (float)i);
        turn_x(90);
        drum(0, 0, 0, radius[i], .05f, .01f);
        pop();
    }
    gilded(&m);
    limb(V(-.06f, -.08f, .12f), V(.48f, .46f, .24f), .045f, .045f);
    for (int i = 0; i < 3; i++) {
        float t = .3f + .09f * (float)i;
        limb(V(t, t - .02f, .22f), V(t + .2f, t - .01f, .24f), .032f, .014f);
        limb(V(t - .01f, t - .02f, .22f), V(t - .01f, t + .19f, .24f), .032f, .014f);
    }
    pop();
}

/* A daisy. */
static void gentle(void)
{
    Metals m = medal_of_brass(0x3c8c4c, 0xffffff);
    tube(3, (Vec3[]){V(.06f, -.66f, 0), V(.02f, -.3f, 0), V(0, .1f, 0)}, (float[]){.05f, .045f, .04f}, 5);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.04f, -.46f, .02f);
        turn_z((float)side * -56);
        RELIEF(6, 3, 0, 0, .13f, .18f, .09f, .38f, 0, .52f, -.09f, .38f, -.13f, .18f);
        pop();
    }
    for (int i = 0; i < 9; i++) {
        inlaid(&m);
        push();
        move(0, .2f, .06f);
        turn_z((float)i * 40);
        egg(0, .32f, 0, .1f, .2f, .06f);
        pop();
    }
    colored(0xffc030);
    egg(0, .2f, .1f, .18f, .18f, .1f);
    pop();
}

/* Two kegs and the fuse from one to the other. */
static void kegs(void)
{
    Metals m = medal_of_brass(0x3c4668, 0xffa030);
    grow(.9f);
    keg(&m, -.36f, -.22f, .72f);
    keg(&m, .36f, -.22f, .72f);
    part();
    paint(material_plain(rgb(0xe8dcc0), .6f, .3f));
    tube(5,
         (Vec3[]){V(-.36f, .12f, .04f), V(-.24f, .4f, .06f), V(0, .3f, .06f), V(.24f, .4f, .06f), V(.36f, .12f, .04f)},
         (float[]){.05f, .05f, .05f, .05f, .05f}, 5);
    inlaid(&m);
    push();
    move(0, .42f, .12f);
    for (int i = 0; i < 8; i++) {
        push();
        turn_z((float)i * 45);
        if (i & 1)
            RELIEF(3, 1, -.07f, .04f, 0, .2f, .07f, .04f);
        else
            RELIEF(3, 1, -.07f, .04f, 0, .3f, .07f, .04f);
        pop();
    }
    ball(0, 0, .03f, .11f);
    pop();
    pop();
}

/* A bell that swings, and all can hear it. */
static void loud(void)
{
    Metals m = medal_of_brass(0xa8541c, 0xfff0b0);
    push();
    turn_z(18);
    RELIEF(12, 3, 0, .46f, .2f, .4f, .28f, .14f, .32f, -.18f, .48f, -.4f, .44f, -.48f, 0, -.5f, -.44f, -.48f, -.48f,
           -.4f, -.32f, -.18f, -.28f, .14f, -.2f, .4f);
    egg(0, -.04f, .04f, .26f, .4f, .14f);
    push();
    move(0, .54f, 0);
    turn_x(90);
    ring(0, 0, 0, .1f, .045f);
    pop();
    darkened(&m);
    limb(V(-.42f, -.32f, .12f), V(.42f, -.32f, .12f), .03f, .03f);
    ball(0, -.56f, .02f, .13f);
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 2; i++) {
            Vec3 way[3];
            float r = .46f + .17f * (float)i;
            for (int k = 0; k < 3; k++) {
                float a = (-6 + 22 * (float)k) * PI / 180;
                way[k] = V((float)side * r * cosf(a), r * sinf(a), .02f);
            }
            tube(3, way, (float[]){.03f, .045f, .03f}, 5);
        }
    pop();
    pop();
}

/* Two goblins, and an arrow that lifts them. */
static void up_you_get(void)
{
    Metals m = medal_of_brass(0x8c2c5c, 0xb0ff70);
    inlaid(&m);
    RELIEF(7, 1, -.13f, -.06f, -.13f, .28f, -.36f, .28f, 0, .7f, .36f, .28f, .13f, .28f, .13f, -.06f);
    for (int side = -1; side <= 1; side += 2)
        medal_goblin(&m, (float)side * .34f, -.3f, .56f);
    pop();
}

/* A spiked ball on a chain, and a flag that did not stand in its way for long. */
static void make_room(void)
{
    Metals m = medal_of_brass(0x54687c, 0xffffff);
    push();
    move(-.16f, -.36f, 0);
    limb(V(0, -.32f, 0), V(.02f, .12f, 0), .065f, .06f);
    turn_z(40);
    limb(V(.1f, .2f, 0), V(0, .72f, 0), .06f, .05f);
    ball(0, .74f, 0, .08f);
    colored(CLOTH_RED);
    RELIEF(5, 1, -.04f, .66f, -.44f, .6f, -.3f, .42f, -.42f, .2f, -.02f, .24f);
    pop();
    darkened(&m);
    for (int i = 0; i < 4; i++)
        limb(V(.56f - .11f * (float)i, .52f - .1f * (float)i, .06f),
             V(.5f - .11f * (float)i, .47f - .1f * (float)i, .06f), .06f, .06f);
    gilded(&m);
    push();
    move(.27f, .1f, .1f);
    grow(.9f);
    ball(0, 0, 0, .32f);
    for (int i = 0; i < 8; i++) {
        float a = (22 + (float)i * 45) * PI / 180, x = cosf(a), y = sinf(a);
        limb(V(.28f * x, .28f * y, 0), V(.52f * x, .52f * y, 0), .1f, .012f);
    }
    limb(V(0, 0, .24f), V(-.04f, .04f, .48f), .1f, .02f);
    pop();
    pop();
}

/* A boot that has just been used. */
static void pushed(void)
{
    Metals m = medal_of_brass(0x3c78c8, 0xffffff);
    grow(.9f);
    push();
    move(-.12f, .02f, 0);
    turn_z(20);
    RELIEF(12, 2, -.34f, .62f, .14f, .62f, .12f, .1f, .3f, -.06f, .56f, -.12f, .66f, -.28f, .64f, -.42f, .1f, -.42f,
           -.1f, -.36f, -.34f, -.44f, -.4f, -.1f, -.32f, .2f);
    egg(-.08f, .2f, .04f, .2f, .4f, .12f);
    egg(.4f, -.26f, .04f, .22f, .14f, .12f);
    darkened(&m);
    box(-.1f, .54f, .06f, .27f, .07f, .1f, .03f);
    limb(V(-.34f, -.42f, .06f), V(.62f, -.42f, .06f), .055f, .055f);
    limb(V(-.3f, 0, .12f), V(.14f, 0, .14f), .035f, .035f);
    pop();
    inlaid(&m);
    for (int i = 0; i < 3; i++) {
        float a = (-34 + 34 * (float)i) * PI / 180;
        limb(V(.44f + .16f * cosf(a), .02f + .16f * sinf(a), .04f),
             V(.44f + .36f * cosf(a), .02f + .36f * sinf(a), .04f), .03f, .055f);
    }
    pop();
}

/* Scales, and one side a little lower. */
static void whisker(void)
{
    Metals m = medal_of_brass(0x2c5c5c, 0xff7050);
    limb(V(0, -.56f, 0), V(0, .52f, 0), .07f, .05f);
    ball(0, .58f, .02f, .1f);
    box(0, -.6f, .01f, .3f, .06f, .1f, .03f);
    limb(V(-.56f, .34f, .04f), V(.56f, .48f, .04f), .05f, .05f);
    static const float low[] = {.34f, .48f};
    for (int side = 0; side < 2; side++) {
        float x = side ? .52f : -.52f, y = low[side];
        darkened(&m);
        limb(V(x, y, .04f), V(x - .2f, y - .5f, .04f), .022f, .022f);
        limb(V(x, y, .04f), V(x + .2f, y - .5f, .04f), .022f, .022f);
        gilded(&m);
        push();
        move(x, y - .5f, .03f);
        RELIEF(6, 3, -.27f, .03f, .27f, .03f, .2f, -.12f, .06f, -.18f, -.06f, -.18f, -.2f, -.12f);
        pop();
        inlaid(&m);
        ball(x - .06f, y - .42f, .06f, .1f);
        if (side == 0)
            ball(x + .1f, y - .43f, .06f, .08f);
    }
    pop();
}

const Card goblins_medals_cards[] = {MEDAL("goblins", "winner", winner),
                                     MEDAL("goblins", "three-lines", three_lines),
                                     MEDAL("goblins", "own-flag", own_flag),
                                     MEDAL("goblins", "wall", wall),
                                     MEDAL("goblins", "few", few),
                                     MEDAL("goblins", "gentle", gentle),
                                     MEDAL("goblins", "kegs", kegs),
                                     MEDAL("goblins", "loud", loud),
                                     MEDAL("goblins", "up-you-get", up_you_get),
                                     MEDAL("goblins", "make-room", make_room),
                                     MEDAL("goblins", "pushed", pushed),
                                     MEDAL("goblins", "whisker", whisker),
                                     {0}};
