/* SPDX-License-Identifier: MIT
 * The medals for Siege's achievements: an emblem of what one did, in gold on enamel of its own colour. The outlines lie
 * about .6 around the middle. */
#include "things/medal_kit.h"

/* A crown over a grey beard: heroes alone. */
static void old_hands(void)
{
    Metals m = medal_of_gold(0x9a46b8, 0xd8c8f0);
    RELIEF(9, 1, -.42f, .02f, -.52f, .5f, -.24f, .26f, 0, .62f, .24f, .26f, .52f, .5f, .42f, .02f, .2f, -.04f, -.2f,
           -.04f);
    for (int i = 0; i < 3; i++)
        ball(-.52f + .52f * (float)i, i == 1 ? .66f : .54f, .02f, .075f);
    part();
    paint(m.gold);
    RELIEF(9, 3, -.36f, -.1f, .36f, -.1f, .38f, -.28f, .24f, -.44f, .1f, -.66f, 0, -.7f, -.12f, -.62f, -.26f, -.42f,
           -.38f, -.26f);
    carve();
    blend(.01f);
    for (int i = -2; i <= 2; i++)
        limb(V((float)i * .12f, -.2f, .13f), V((float)i * .06f, -.5f, .13f), .016f, .012f);
    fill();
    inlaid(&m);
    for (int i = -1; i <= 1; i++)
        ball((float)i * .24f, .1f, .1f, .06f);
    pop();
}

/* Two dice, and both show too much. */
static void crooked_deck(void)
{
    Metals m = medal_of_gold(0x4a7a8c, 0xffe0a0);
    static const struct {
        float x, y, tilt, size;
    } card[] = {{-.2f, -.06f, 16, 1}, {.16f, .04f, -12, 1}};
    for (int i = 0; i < 2; i++) {
        part();
        paint(m.gold);
        push();
        move(card[i].x, card[i].y, (float)i * .08f);
        turn_z(card[i].tilt);
        box(0, 0, 0, .28f, .42f, .06f, .05f);
        part();
        paint(m.dark);
        box(0, 0, .05f, .215f, .355f, .02f, .03f);
        inlaid(&m);
        crystal(0, 0, .08f, .13f, .2f, .05f);
        pop();
    }
    pop();
}

/* A tower that stands on its battlements. */
static void on_its_head(void)
{
    Metals m = medal_of_gold(0x5a60a8, 0xffd890);
    push();
    turn_z(180);
    box(0, -.06f, 0, .24f, .46f, .1f, .02f);
    box(0, .36f, .01f, .34f, .1f, .12f, .02f);
    for (int i = -1; i <= 1; i++)
        box((float)i * .25f, .52f, .01f, .085f, .1f, .12f, .02f);
    box(0, -.52f, .01f, .34f, .07f, .12f, .02f);
    darkened(&m);
    box(0, -.3f, .1f, .09f, .16f, .03f, .06f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .12f, .12f, .1f, .035f, .08f, .03f, .03f);
    pop();
    pop();
}

/* A mask with a smile. */
static void cheat_too(void)
{
    Metals m = medal_of_gold(0x6a9a3c, 0xd0ffb0);
    RELIEF(12, 4, -.5f, .34f, -.22f, .42f, 0, .36f, .22f, .42f, .5f, .34f, .52f, 0, .38f, -.34f, .14f, -.56f, 0, -.6f,
           -.14f, -.56f, -.38f, -.34f, -.52f, 0);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .4f, .3f, 0), V((float)side * .64f, .62f, 0), .1f, .02f);
    darkened(&m);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .2f, .08f, .1f);
        turn_z((float)side * -18);
        egg(0, 0, 0, .13f, .07f, .04f);
        pop();
    }
    tube(5,
         (Vec3[]){V(-.26f, -.2f, .08f), V(-.14f, -.32f, .1f), V(0, -.36f, .11f), V(.14f, -.32f, .1f),
                  V(.26f, -.18f, .08f)},
         (float[]){.02f, .035f, .04f, .035f, .02f}, 4);
    inlaid(&m);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .2f, .08f, .14f, .035f);
    pop();
}

/* A horn that calls, and five who come. */
static void roll_call(void)
{
    Metals m = medal_of_gold(0x2f8f6a, 0xfff0c0);
    tube(5,
         (Vec3[]){V(-.52f, .02f, 0), V(-.3f, -.24f, .02f), V(0, -.3f, .03f), V(.28f, -.12f, .03f), V(.44f, .22f, .02f)},
         (float[]){.035f, .06f, .1f, .15f, .22f}, 5);
    push();
    move(.47f, .29f, .03f);
    turn_z(-24);
    turn_x(90);
    ring(0, 0, 0, .2f, .05f);
    pop();
    darkened(&m);
    push();
    move(.48f, .31f, .06f);
    egg(0, 0, .04f, .15f, .12f, .12f);
    pop();
    inlaid(&m);
    for (int i = 0; i < 5; i++) {
        float a = (102 + 22 * (float)i) * PI / 180;
        ball(.52f * cosf(a) + .04f, .52f * sinf(a) + .02f, .02f, .065f);
    }
    pop();
}

/* A hammer through three skulls' worth of stars. */
static void three_at_a_blow(void)
{
    Metals m = medal_of_gold(0xc8501e, 0xfff2b0);
    push();
    turn_z(-34);
    limb(V(0, -.68f, 0), V(0, .3f, .02f), .055f, .05f);
    box(0, .34f, .03f, .34f, .17f, .13f, .03f);
    box(0, .34f, .03f, .2f, .2f, .15f, .03f);
    pop();
    inlaid(&m);
    for (int i = -1; i <= 1; i++) {
        push();
        move(0, .02f, .02f);
        medal_star(-.46f + .04f * (float)i, .33f * (float)i, .19f);
        pop();
    }
    pop();
}

/* A sword upright before two fallen horns. */
static void giant_killer(void)
{
    Metals m = medal_of_gold(0xa82c3c, 0xffd0d0);
    RELIEF(7, 1, -.075f, -.28f, -.1f, .42f, 0, .68f, .1f, .42f, .075f, -.28f, .05f, -.3f, -.05f, -.3f);
    box(0, -.3f, .02f, .3f, .05f, .09f, .03f);
    limb(V(0, -.3f, 0), V(0, -.56f, 0), .06f, .055f);
    ball(0, -.62f, .02f, .09f);
    darkened(&m);
    limb(V(0, .3f, .1f), V(0, -.2f, .1f), .014f, .02f);
    part();
    paint(m.gold);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        tube(4, (Vec3[]){V(k * .18f, -.1f, 0), V(k * .42f, -.02f, .02f), V(k * .56f, .18f, .02f), V(k * .48f, .44f, 0)},
             (float[]){.13f, .11f, .07f, .015f}, 5);
    }
    inlaid(&m);
    ball(0, -.3f, .12f, .06f);
    pop();
}

/* An open eye in a star: she was seen from the first day. */
static void already_here(void)
{
    Metals m = medal_of_gold(0x2c6cae, 0x8fe0ff);
    for (int i = 0; i < 8; i++) {
        push();
        turn_z((float)i * 45);
        if (i & 1)
            RELIEF(4, 1, -.1f, .2f, 0, .48f, .1f, .2f, 0, .1f);
        else
            RELIEF(4, 1, -.12f, .2f, 0, .7f, .12f, .2f, 0, .1f);
        pop();
    }
    egg(0, 0, .02f, .3f, .3f, .12f);
    darkened(&m);
    egg(0, 0, .1f, .24f, .15f, .06f);
    inlaid(&m);
    ball(0, 0, .13f, .1f);
    darkened(&m);
    egg(0, 0, .22f, .035f, .06f, .03f);
    pop();
}

/* A barrel that nothing will ever empty. */
static void fat_cellars(void)
{
    Metals m = medal_of_gold(0x8a5a24, 0xffc860);
    egg(0, .02f, 0, .46f, .62f, .2f);
    carve();
    box(0, .72f, 0, .6f, .2f, .4f, .01f);
    box(0, -.68f, 0, .6f, .2f, .4f, .01f);
    blend(.01f);
    for (int i = -2; i <= 2; i++)
        limb(V((float)i * .15f, .5f, .24f - .02f * (float)(i * i)),
             V((float)i * .15f, -.46f, .24f - .02f * (float)(i * i)), .014f, .014f);
    fill();
    darkened(&m);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(0, .02f + (float)side * .24f, -.01f);
        egg(0, 0, 0, .455f, .05f, .215f);
        pop();
    }
    inlaid(&m);
    egg(0, .02f, .19f, .08f, .08f, .05f);
    limb(V(0, -.06f, .2f), V(0, -.16f, .2f), .035f, .05f);
    pop();
}

/* A moon over a candle that still burns. */
static void twenty_nights(void)
{
    Metals m = medal_of_gold(0x2c3a78, 0xffb060);
    push();
    move(-.1f, .1f, 0);
    RELIEF(10, 4, .12f, .56f, -.22f, .48f, -.48f, .18f, -.48f, -.2f, -.22f, -.48f, .14f, -.56f, .44f, -.4f, .1f, -.32f,
           -.1f, 0, .06f, .34f);
    pop();
    box(.3f, -.26f, .03f, .11f, .24f, .08f, .04f);
    box(.3f, -.5f, .03f, .22f, .045f, .09f, .03f);
    inlaid(&m);
    push();
    move(.3f, .16f, .06f);
    RELIEF(6, 4, 0, .3f, .1f, .06f, .08f, -.1f, 0, -.15f, -.08f, -.1f, -.1f, .04f);
    pop();
    for (int i = 0; i < 3; i++)
        ball(.1f + .26f * (float)i, .52f - .1f * (float)(i & 1), .02f, .035f);
    pop();
}

/* An open hand. */
static void clean_hands(void)
{
    Metals m = medal_of_gold(0x2f7f9a, 0xd0f8ff);
    static const float length[] = {.4f, .48f, .44f, .34f};
    RELIEF(8, 3, -.26f, -.02f, .26f, -.02f, .3f, -.28f, .2f, -.56f, .1f, -.66f, -.12f, -.66f, -.22f, -.54f, -.3f,
           -.28f);
    blend(.03f);
    for (int i = 0; i < 4; i++) {
        float x = -.2f + .135f * (float)i, lean = (float)(i * 2 - 3) * .03f;
        limb(V(x, -.1f, .02f), V(x + lean, -.06f + length[i], .03f), .075f, .058f);
    }
    limb(V(.22f, -.36f, .02f), V(.5f, -.02f, .05f), .1f, .062f);
    inlaid(&m);
    push();
    move(-.02f, -.3f, .11f);
    RELIEF(8, 4, 0, .2f, .07f, .06f, .12f, -.04f, .08f, -.14f, 0, -.17f, -.08f, -.14f, -.12f, -.04f, -.07f, .06f);
    pop();
    pop();
}

/* Three doors side by side, the middle one ajar. */
static void three_doors(void)
{
    Metals m = medal_of_gold(0x7a3a9c, 0xd0a0ff);
    for (int i = -1; i <= 1; i++) {
        float x = (float)i * .4f, tall = i == 0 ? .5f : .36f;
        part();
        paint(m.gold);
        blend(.012f);
        box(x, -.14f, 0, .18f, tall, .09f, .02f);
        egg(x, -.14f + tall, 0, .18f, .16f, .09f);
        part();
        paint(i == 0 ? m.inlay : m.dark);
        box(x, -.18f, .09f, .11f, tall - .08f, .03f, .01f);
        egg(x, -.24f + tall, .09f, .11f, .12f, .03f);
    }
    part();
    paint(m.gold);
    push();
    move(-.11f, -.18f, .12f);
    turn_y(52);
    box(.09f, 0, 0, .1f, .4f, .02f, .01f);
    pop();
    box(0, -.66f, .02f, .54f, .05f, .11f, .02f);
    pop();
}

const Card siege_medals_cards[] = {MEDAL("siege", "old-hands", old_hands),
                                   MEDAL("siege", "crooked-deck", crooked_deck),
                                   MEDAL("siege", "on-its-head", on_its_head),
                                   MEDAL("siege", "cheat-too", cheat_too),
                                   MEDAL("siege", "roll-call", roll_call),
                                   MEDAL("siege", "three-at-a-blow", three_at_a_blow),
                                   MEDAL("siege", "giant-killer", giant_killer),
                                   MEDAL("siege", "already-here", already_here),
                                   MEDAL("siege", "fat-cellars", fat_cellars),
                                   MEDAL("siege", "twenty-nights", twenty_nights),
                                   MEDAL("siege", "clean-hands", clean_hands),
                                   MEDAL("siege", "three-doors", three_doors),
                                   {0}};
