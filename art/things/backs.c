/* SPDX-License-Identifier: MIT
 * Card backs: the slab of the frames without a window, scrolls in the corners, and the sign of the game in the middle. */
#include "things/backs.h"

#include "cards.h"
#include "things/studio.h"

enum { WIDTH = 320, HEIGHT = 400 };

/* A scroll of gold in one corner, mirrored to the other three. */
static void scrolls(int gold, int gem)
{
    for (int side = -1; side <= 1; side += 2)
        for (int top = -1; top <= 1; top += 2) {
            float s = (float)side, t = (float)top;
            Vec3 p[9] = {V(s * .82f, t * .3f, .02f),   V(s * .84f, t * .8f, .03f),   V(s * .78f, t * 1.02f, .03f),
                         V(s * .55f, t * 1.06f, .03f), V(s * .28f, t * 1.04f, .03f), V(s * .16f, t * .92f, .03f),
                         V(s * .22f, t * .8f, .03f),   V(s * .34f, t * .8f, .03f),   V(s * .38f, t * .88f, .03f)};
            float r[9] = {.015f, .04f, .045f, .04f, .038f, .036f, .034f, .03f, .026f};
            part();
            paint(gold);
            blend(.02f);
            tube(9, p, r, 4);
            Vec3 leaf[4] = {V(s * .83f, t * .62f, .03f), V(s * .68f, t * .66f, .03f), V(s * .6f, t * .8f, .03f),
                            V(s * .66f, t * .9f, .02f)};
            float lr[4] = {.03f, .036f, .03f, .012f};
            tube(4, leaf, lr, 4);
            ball(s * .83f, t * .28f, .03f, .04f);
            part();
            paint(gem);
            ball(s * .62f, t * .98f - t * .22f, .05f, .035f);
        }
}

void card_back(unsigned dark, unsigned light, void (*sign)(int gold, int inlay))
{
    studio(NEUTRAL, 12, 12);
    scene()->exposure = .74f; /* a back is quieter than any face */
    Vec3 a = rgb(dark), b = rgb(light);
    int gold = studio_gold(), stone = material_new(a, vec_mix(a, b, .35f), .55f, .6f, PAT_STONE, 3, .7f),
        enamel = material_new(b * .7f, b, .16f, 1.3f, PAT_NOISE, 3, 0), gem = material_gem(b * 1.4f);
    part();
    paint(stone);
    blend(.02f);
    box(0, 0, -.06f, 1, 1.24f, .06f, .05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(gold);
        blend(.01f);
        limb(V(s * .965f, -1.2f, .01f), V(s * .965f, 1.2f, .01f), .03f, .03f);
        limb(V(-.95f, s * 1.205f, .01f), V(.95f, s * 1.205f, .01f), .03f, .03f);
        limb(V(s * .9f, -1.12f, .01f), V(s * .9f, 1.12f, .01f), .012f, .012f);
        limb(V(-.88f, s * 1.14f, .01f), V(.88f, s * 1.14f, .01f), .012f, .012f);
    }
    scrolls(gold, gem);
    push();
    turn_x(90);
    part();
    paint(gold);
    ring(0, .02f, 0, .56f, .05f);
    ring(0, .02f, 0, .66f, .018f);
    pop();
    for (int i = 0; i < 16; i++) {
        float a2 = (float)i * PI / 8;
        part();
        paint(i % 2 ? gold : gem);
        ball(sinf(a2) * .61f, cosf(a2) * .61f, .03f, .026f);
    }
    part();
    paint(enamel);
    egg(0, 0, -.02f, .55f, .55f, .09f);
    push();
    move(0, 0, .08f);
    grow(.72f);
    part();
    paint(gold);
    blend(.02f);
    sign(gold, gem);
    pop();
}

void back_mask_sign(int gold, int inlay)
{
    static const float horned[] = {-.5f, .62f, -.2f, .3f, 0,     .62f, .2f,   .3f,  .5f,  .62f,  .42f,
                                   .05f, .3f,  -.3f, .1f, -.55f, -.1f, -.55f, -.3f, -.3f, -.42f, .05f};
    outline(11, horned, 1, .11f, .16f);
    carve();
    blend(.015f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .18f, .02f, .12f);
        turn_z((float)side * 22);
        egg(0, 0, 0, .13f, .065f, .12f);
        pop();
    }
    for (int i = 0; i < 4; i++)
        limb(V(-.15f + .1f * (float)i, -.3f, .13f), V(-.12f + .08f * (float)i, -.44f, .12f), .03f, .012f);
    fill();
    part();
    paint(inlay);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .18f, .02f, .05f, .05f);
    part();
    paint(inlay);
    crystal(0, .24f, .1f, .07f, .1f, .06f);
    (void)gold;
}

void back_castle_sign(int gold, int inlay)
{
    static const float wall[] = {-.55f, -.5f, -.55f, .42f, -.36f, .42f, -.36f, .26f, -.18f, .26f, -.18f, .5f,
                                 .18f,  .5f,  .18f,  .26f, .36f,  .26f, .36f,  .42f, .55f,  .42f, .55f,  -.5f};
    outline(12, wall, 1, .1f, .1f);
    carve();
    blend(.01f);
    box(0, -.36f, .12f, .13f, .16f, .09f, .01f);
    push();
    move(0, -.2f, .12f);
    turn_x(90);
    drum(0, 0, 0, .13f, .09f, .01f);
    pop();
    fill();
    part();
    paint(inlay);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .36f, .08f, .09f, .05f, .09f, .03f, .01f);
    (void)gold;
}

static void swords_sign(int gold, int inlay)
{
    for (int side = -1; side <= 1; side += 2) {
        static const float blade[] = {-.07f, -.3f, .07f, -.3f, .06f, .5f, 0, .72f, -.06f, .5f};
        push();
        turn_z((float)side * 38);
        move(0, -.05f, side > 0 ? .04f : 0);
        part();
        paint(gold);
        outline(5, blade, 1, .06f, .06f);
        blend(.02f);
        limb(V(-.2f, -.32f, 0), V(.2f, -.32f, 0), .05f, .05f);
        limb(V(0, -.32f, 0), V(0, -.55f, 0), .045f, .045f);
        ball(0, -.58f, 0, .075f);
        pop();
    }
    part();
    paint(inlay);
    crystal(0, -.02f, .12f, .12f, .16f, .08f);
}

static void horde_back(void)
{
    card_back(0x3a0c14, 0xb02a34, back_mask_sign);
}

static void siege_back(void)
{
    card_back(0x0c1838, 0x2c58b0, back_castle_sign);
}

static void dark_back(void)
{
    card_back(0x18141c, 0x6a4a8a, swords_sign);
}

const Card backs_cards[] = {{"backs/horde", NEUTRAL, horde_back, WIDTH, HEIGHT},
                            {"backs/siege", NEUTRAL, siege_back, WIDTH, HEIGHT},
                            {"backs/dark", NEUTRAL, dark_back, WIDTH, HEIGHT},
                            {0}};
