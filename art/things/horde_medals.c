/* SPDX-License-Identifier: MIT
 * The medals for Horde's achievements: tokens of a tavern, of copper. */
#include "things/medal_kit.h"

/* A fire in its hearth. */
static void winner(void)
{
    Metals m = medal_of_copper(0x2c4a78, 0xff9a30);
    grow(.88f);
    box(0, -.56f, .02f, .6f, .07f, .12f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        box((float)side * .47f, -.1f, 0, .1f, .46f, .1f, .02f);
        box((float)side * .24f, -.4f, .04f, .01f, .01f, .01f, 0);
    }
    box(0, .42f, .02f, .64f, .09f, .12f, .02f);
    limb(V(-.3f, -.44f, .04f), V(.26f, -.36f, .06f), .07f, .06f);
    limb(V(.3f, -.44f, .06f), V(-.26f, -.34f, .04f), .07f, .06f);
    inlaid(&m);
    push();
    move(0, .02f, .05f);
    grow(.62f);
    RELIEF(12, 4, .02f, .5f, .1f, .3f, .3f, .18f, .38f, -.1f, .28f, -.42f, 0, -.54f, -.28f, -.42f, -.38f, -.1f, -.3f,
           .16f, -.2f, .02f, -.13f, .2f, -.08f, .38f);
    pop();
    pop();
}

/* An 8 and a 6. */
static void big_two(void)
{
    Metals m = medal_of_copper(0x1f7a70, 0xfff0c8);
    push();
    turn_x(90);
    ring(-.3f, 0, -.28f, .18f, .085f);
    ring(-.3f, 0, .2f, .23f, .095f);
    pop();
    inlaid(&m);
    push();
    turn_x(90);
    ring(.36f, 0, .22f, .2f, .085f);
    pop();
    tube(4, (Vec3[]){V(.165f, -.2f, 0), V(.16f, .1f, 0), V(.28f, .32f, 0), V(.48f, .4f, 0)},
         (float[]){.085f, .085f, .085f, .075f}, 5);
    pop();
}

/* Three blades side by side. */
static void in_a_row(void)
{
    Metals m = medal_of_copper(0x8c2f34, 0xffe08a);
    for (int i = -1; i <= 1; i++) {
        push();
        move((float)i * .42f, i == 0 ? -.68f : -.54f, (float)(i == 0) * .05f);
        if (i != 0)
            grow(.86f);
        medal_sword(1.34f);
        pop();
    }
    inlaid(&m);
    for (int i = -1; i <= 1; i++)
        ball((float)i * .42f, i == 0 ? -.36f : -.27f, .15f, .065f);
    pop();
}

/* A fool's cap with its bells. */
static void last_joker(void)
{
    Metals m = medal_of_copper(0x6a3a94, 0xffd850);
    const struct {
        Vec3 way[4];
    } horn[] = {{{V(-.2f, -.2f, 0), V(-.4f, .16f, 0), V(-.58f, .1f, 0), V(-.62f, -.14f, 0)}},
                {{V(0, -.2f, .03f), V(0, .26f, .04f), V(.1f, .46f, .04f), V(.26f, .48f, .03f)}},
                {{V(.2f, -.2f, 0), V(.4f, .12f, 0), V(.58f, .06f, 0), V(.62f, -.18f, 0)}}};
    for (int i = 0; i < 3; i++)
        tube(4, horn[i].way, (float[]){.2f, .18f, .1f, .05f}, 5);
    box(0, -.34f, .03f, .46f, .1f, .13f, .04f);
    darkened(&m);
    for (int i = -1; i <= 1; i++) {
        push();
        move((float)i * .28f, -.34f, .15f);
        turn_z(45);
        box(0, 0, 0, .055f, .055f, .02f, 0);
        pop();
    }
    inlaid(&m);
    ball(-.62f, -.24f, .03f, .11f);
    ball(.62f, -.28f, .03f, .11f);
    ball(.34f, .46f, .05f, .11f);
    pop();
}

/* A coin in two halves, and neither is worth much. */
static void spoiler(void)
{
    Metals m = medal_of_copper(0x3c4c5c, 0xd8f0ff);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .1f, (float)side * .05f, 0);
        turn_z((float)side * -10);
        gilded(&m);
        push();
        turn_x(90);
        drum(0, 0, 0, .54f, .09f, .03f);
        ring(0, .08f, 0, .46f, .05f);
        pop();
        medal_star(0, 0, .3f);
        carve();
        push();
        if (side > 0)
            outline(
                8,
                (float[]){-.9f, .9f, .1f, .9f, .1f, .36f, -.1f, .18f, .1f, -.02f, -.12f, -.24f, .06f, -.9f, -.9f, -.9f},
                1, .6f, .01f);
        else
            outline(
                8,
                (float[]){.9f, .9f, .1f, .9f, .1f, .36f, -.1f, .18f, .1f, -.02f, -.12f, -.24f, .06f, -.9f, .9f, -.9f},
                1, .6f, .01f);
        pop();
        pop();
    }
    pop();
}

/* A cup that nobody should drink from. */
static void poisoned(void)
{
    Metals m = medal_of_copper(0x3a2a5c, 0x8cff3a);
    RELIEF(9, 3, -.44f, .3f, .44f, .3f, .42f, .02f, .26f, -.2f, .09f, -.28f, 0, -.3f, -.09f, -.28f, -.26f, -.2f, -.42f,
           .02f);
    limb(V(0, -.24f, .02f), V(0, -.5f, .02f), .08f, .06f);
    ball(0, -.38f, .03f, .11f);
    box(0, -.57f, .02f, .3f, .055f, .12f, .03f);
    inlaid(&m);
    egg(0, .31f, .07f, .4f, .07f, .1f);
    limb(V(.24f, .28f, .1f), V(.24f, .02f, .12f), .05f, .085f);
    limb(V(-.18f, .28f, .1f), V(-.18f, .14f, .12f), .045f, .07f);
    ball(-.12f, .46f, .05f, .07f);
    ball(.1f, .54f, .05f, .1f);
    ball(-.08f, .66f, .05f, .05f);
    pop();
}

/* A tied purse that shines. */
static void clean(void)
{
    Metals m = medal_of_copper(0x2f7a3c, 0xffffff);
    RELIEF(10, 4, -.14f, .2f, .14f, .2f, .36f, 0, .5f, -.3f, .4f, -.54f, 0, -.6f, -.4f, -.54f, -.5f, -.3f, -.36f, 0,
           -.2f, .14f);
    egg(0, -.25f, .04f, .36f, .28f, .16f);
    RELIEF(7, 1, -.14f, .24f, -.34f, .52f, -.1f, .46f, 0, .58f, .12f, .46f, .34f, .52f, .14f, .24f);
    darkened(&m);
    limb(V(-.17f, .22f, .08f), V(.17f, .22f, .08f), .055f, .055f);
    inlaid(&m);
    push();
    move(.02f, -.22f, .17f);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z((float)i * 90);
        RELIEF(3, 1, -.065f, .04f, 0, .27f, .065f, .04f);
        pop();
    }
    ball(0, 0, .02f, .08f);
    pop();
    pop();
}

/* A bat, and three drops. */
static void vampires(void)
{
    Metals m = medal_of_copper(0x34305c, 0xff3a40);
    push();
    move(0, .14f, 0);
    RELIEF(16, 1, 0, -.34f, .16f, -.12f, .34f, -.22f, .44f, -.02f, .66f, -.12f, .62f, .2f, .4f, .38f, .26f, .14f, .12f,
           .16f, -.12f, .16f, -.26f, .14f, -.4f, .38f, -.62f, .2f, -.66f, -.12f, -.44f, -.02f, -.34f, -.22f);
    ball(0, .16f, .06f, .15f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .08f, .24f, .06f), V((float)side * .12f, .42f, .06f), .06f, .012f);
    egg(0, -.06f, .05f, .11f, .2f, .1f);
    pop();
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .06f, .32f, .2f, .035f);
    for (int i = -1; i <= 1; i++) {
        push();
        move((float)i * .3f, i == 0 ? -.52f : -.42f, .02f);
        grow(.3f);
        RELIEF(8, 4, 0, .62f, .2f, .22f, .38f, -.12f, .26f, -.42f, 0, -.54f, -.26f, -.42f, -.38f, -.12f, -.2f, .22f);
        pop();
    }
    pop();
}

/* A pointed ear below a crown. */
static void elvenking(void)
{
    Metals m = medal_of_copper(0x1c6a4a, 0xa8ffd0);
    push();
    move(-.02f, -.16f, 0);
    RELIEF(9, 4, .52f, .46f, .42f, .02f, .24f, -.2f, .12f, -.42f, -.06f, -.52f, -.22f, -.42f, -.36f, -.1f, -.34f, .14f,
           -.08f, .3f);
    darkened(&m);
    push();
    move(0, 0, .06f);
    RELIEF(7, 4, .3f, .26f, .24f, .02f, .08f, -.16f, -.02f, -.3f, -.16f, -.24f, -.2f, .02f, -.04f, .18f);
    pop();
    gilded(&m);
    tube(4, (Vec3[]){V(-.14f, -.2f, .18f), V(-.1f, .02f, .19f), V(.04f, .02f, .19f), V(.06f, -.1f, .18f)},
         (float[]){.05f, .055f, .05f, .04f}, 4);
    pop();
    inlaid(&m);
    ball(-.09f, -.66f, .06f, .075f);
    gilded(&m);
    push();
    move(-.16f, .42f, .03f);
    turn_z(8);
    RELIEF(7, 1, -.3f, -.14f, -.36f, .18f, -.17f, .04f, 0, .26f, .17f, .04f, .36f, .18f, .3f, -.14f);
    pop();
    inlaid(&m);
    for (int i = -1; i <= 1; i++)
        ball(-.16f + .17f * (float)i, .36f + .02f * (float)i, .13f, .045f);
    pop();
}

/* Two arrows that chase each other round a coin. */
static void sleight(void)
{
    Metals m = medal_of_copper(0x1c5c8c, 0xffe070);
    for (int side = 0; side < 2; side++) {
        push();
        turn_z((float)side * 180);
        Vec3 way[5];
        for (int i = 0; i < 5; i++) {
            float a = (20 + 28 * (float)i) * PI / 180;
            way[i] = V(.5f * cosf(a), .5f * sinf(a), .02f);
        }
        tube(5, way, (float[]){.04f, .07f, .085f, .085f, .085f}, 5);
        push();
        move(way[4][0], way[4][1], .02f);
        turn_z(42);
        RELIEF(3, 1, -.34f, 0, .04f, .24f, .04f, -.24f);
        pop();
        pop();
    }
    inlaid(&m);
    push();
    turn_x(90);
    drum(0, .04f, 0, .22f, .06f, .03f);
    pop();
    darkened(&m);
    move(0, 0, .05f);
    medal_star(0, 0, .17f);
    pop();
}

/* A thief's mask over a dagger. */
static void thief(void)
{
    Metals m = medal_of_copper(0x9a6a1c, 0xfff4d0);
    push();
    move(.5f, -.6f, 0);
    turn_z(40);
    medal_sword(1.56f);
    pop();
    part();
    paint(m.dark);
    push();
    move(0, .06f, .1f);
    RELIEF(12, 3, 0, .16f, .3f, .24f, .62f, .22f, .6f, -.04f, .42f, -.24f, .16f, -.2f, 0, -.06f, -.16f, -.2f, -.42f,
           -.24f, -.6f, -.04f, -.62f, .22f, -.3f, .24f);
    pop();
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .3f, .05f, .2f);
        turn_z((float)side * 14);
        egg(0, 0, 0, .15f, .075f, .04f);
        pop();
    }
    darkened(&m);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .27f, .05f, .235f, .05f);
    pop();
}

/* A cat, all whiskers. */
static void whisker(void)
{
    Metals m = medal_of_copper(0xa8441c, 0xfff8e0);
    RELIEF(12, 2, -.42f, .56f, -.2f, .36f, 0, .38f, .2f, .36f, .42f, .56f, .48f, .1f, .4f, -.24f, .2f, -.44f, 0, -.5f,
           -.2f, -.44f, -.4f, -.24f, -.48f, .1f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .12f, -.24f, .1f, .15f, .12f, .08f);
    darkened(&m);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .2f, .1f, .1f, .1f, .09f, .05f);
    RELIEF(3, 1, -.09f, -.1f, .09f, -.1f, 0, -.2f);
    egg(0, -.12f, .17f, .07f, .045f, .04f);
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        for (int i = -1; i <= 1; i++)
            limb(V(k * .16f, -.22f + .04f * (float)i, .18f), V(k * .68f, -.2f + .19f * (float)i, .1f), .032f, .018f);
        ball(k * .2f, .1f, .15f, .035f);
    }
    pop();
}

const Card horde_medals_cards[] = {MEDAL("horde", "winner", winner),
                                   MEDAL("horde", "big-two", big_two),
                                   MEDAL("horde", "in-a-row", in_a_row),
                                   MEDAL("horde", "last-joker", last_joker),
                                   MEDAL("horde", "spoiler", spoiler),
                                   MEDAL("horde", "poisoned", poisoned),
                                   MEDAL("horde", "clean", clean),
                                   MEDAL("horde", "vampires", vampires),
                                   MEDAL("horde", "elvenking", elvenking),
                                   MEDAL("horde", "sleight", sleight),
                                   MEDAL("horde", "thief", thief),
                                   MEDAL("horde", "whisker", whisker),
                                   {0}};
