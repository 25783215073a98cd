/* SPDX-License-Identifier: MIT
 * The backs of Siege beside the castle's: the three peoples' decks, the horde's with its claw marks, the portals'. */
#include "cards.h"
#include "things/backs.h"
#include "things/studio.h"

enum { WIDTH = 320, HEIGHT = 400 };

/* ---- the alliance's decks: what stands in the gate of the castle ---- */

static void gate(int gold)
{
    static const float wall[] = {-.66f, -.56f, -.66f, .50f, -.46f, .50f, -.46f, .34f, -.26f, .34f, -.26f, .58f,
                                 .26f,  .58f,  .26f,  .34f, .46f,  .34f, .46f,  .50f, .66f,  .50f, .66f,  -.56f};
    outline(12, wall, 1, .09f, .08f);
    carve();
    blend(.01f);
    push();
    move(0, -.08f, .10f);
    turn_x(90);
    drum(0, 0, 0, .41f, .09f, .02f);
    pop();
    fill();
    part();
    paint(gold);
    push();
    move(0, -.08f, .06f);
    turn_x(90);
    ring(0, 0, 0, .42f, .035f);
    pop();
}

static void flame_in_anvil(int gold, int inlay)
{
    (void)inlay;
    static const float anvil[] = {-.30f, .02f,  .30f,  .02f,  .22f,  -.08f, .10f,  -.12f, .10f,  -.20f,
                                  .20f,  -.30f, -.20f, -.30f, -.10f, -.20f, -.10f, -.12f, -.22f, -.08f};
    static const float tongue[] = {0, .44f,  .10f,  .22f,  .17f,  .10f, .14f,  -.06f,
                                   0, -.12f, -.14f, -.06f, -.15f, .10f, -.05f, .20f};
    push();
    grow(.84f);
    gate(gold);
    push();
    move(0, -.10f, .07f);
    part();
    paint(material_plain(rgb(0xd8d4d0), .3f, 1));
    outline(10, anvil, 1, .05f, .04f);
    part();
    paint(material_gem(rgb(0xff8a20)));
    push();
    move(0, .06f, .03f);
    outline(8, tongue, 2, .05f, .08f);
    pop();
    pop();
    pop();
}

static void lamp_in_drop(int gold, int inlay)
{
    (void)inlay;
    static const float drop[] = {0,     .42f,  .12f,  .20f,  .24f,  .02f,  .24f, -.16f, .12f,
                                 -.28f, -.12f, -.28f, -.24f, -.16f, -.24f, .02f, -.12f, .20f};
    push();
    grow(.84f);
    gate(gold);
    push();
    move(0, -.12f, .06f);
    part();
    paint(material_gem(rgb(0x30b8b8)));
    outline(9, drop, 2, .05f, .09f);
    part();
    paint(material_gem(rgb(0xffe890)));
    egg(0, -.08f, .07f, .085f, .11f, .06f);
    part();
    paint(gold);
    limb(V(-.08f, -.20f, .09f), V(.08f, -.20f, .09f), .025f, .025f);
    limb(V(-.06f, .05f, .09f), V(.06f, .05f, .09f), .022f, .022f);
    pop();
    pop();
}

static void seedling_skull(int gold, int inlay)
{
    (void)inlay;
    static const float leaf[] = {0, 0, .09f, .07f, .20f, .09f, .28f, .05f, .20f, -.02f, .08f, -.04f};
    int bone = material_bone(), green = material_gem(rgb(0x6ac040)), dark = material_plain(rgb(0x10182c), .6f, .3f);
    push();
    grow(.84f);
    gate(gold);
    push();
    move(0, -.14f, .07f);
    part();
    paint(bone);
    blend(.05f);
    egg(0, .06f, 0, .24f, .21f, .10f);
    box(0, -.16f, 0, .13f, .09f, .06f, .03f);
    part();
    paint(dark);
    egg(-.095f, .03f, .09f, .065f, .07f, .04f);
    egg(.095f, .03f, .09f, .065f, .07f, .04f);
    crystal(0, -.07f, .10f, .03f, .05f, .03f);
    for (int i = -1; i <= 1; i++)
        limb(V(.06f * (float)i, -.16f, .075f), V(.06f * (float)i, -.26f, .07f), .012f, .012f);
    part();
    paint(green);
    blend(.02f);
    limb(V(0, .22f, .05f), V(.01f, .40f, .05f), .025f, .02f);
    for (int side = 0; side < 2; side++) {
        push();
        move(0, .37f, .05f);
        if (side)
            mirror_x();
        turn_z(-18);
        outline(6, leaf, 2, .03f, .03f);
        pop();
    }
    pop();
    pop();
}

/* ---- the horde's: each deck past the first has one claw mark more ---- */

static void claw_mark(float x, float lean)
{
    for (int i = 0; i < 3; i++) {
        push();
        move(x + .11f * ((float)i - 1), .02f * (float)(i % 2), .10f);
        turn_z(lean);
        limb(V(0, .52f, 0), V(0, 0, .02f), .006f, .045f);
        limb(V(0, 0, .02f), V(0, -.52f, 0), .045f, .006f);
        pop();
    }
}

static void marked(int gold, int inlay, int marks)
{
    part();
    paint(gold);
    back_mask_sign(gold, inlay);
    part();
    paint(material_plain(rgb(0x14060a), .9f, .1f));
    blend(.004f);
    for (int i = 0; i < marks; i++)
        claw_mark(0, i ? 38.f : -38.f);
}

static void mask_once(int gold, int inlay)
{
    marked(gold, inlay, 1);
}

static void mask_twice(int gold, int inlay)
{
    marked(gold, inlay, 2);
}

/* ---- portals and outsiders: a keyhole that winds inwards, and its two hinges ---- */

static void keyhole(int gold, int inlay)
{
    int dark = material_plain(rgb(0x0c0812), .9f, .1f), light = material_gem(rgb(0xb8d4ff));
    Vec3 p[12];
    float r[12];
    for (int i = 0; i < 12; i++) {
        float t = (float)i / 11, a = 3.6f * PI * t - .5f, q = .62f - .44f * t;
        p[i] = V(sinf(a) * q, .06f + cosf(a) * q, .04f);
        r[i] = .075f - .03f * t;
    }
    tube(12, p, r, 5);
    part();
    paint(dark);
    blend(.01f);
    push();
    move(0, .10f, .05f);
    turn_x(90);
    drum(0, 0, 0, .12f, .02f, .01f);
    pop();
    static const float slot[] = {-.05f, .06f, .05f, .06f, .12f, -.30f, -.12f, -.30f};
    push();
    move(0, 0, .05f);
    outline(4, slot, 1, .02f, .01f);
    pop();
    part();
    paint(light);
    ball(0, .10f, .06f, .045f);
    for (int side = -1; side <= 1; side += 2) { /* hinges, above and below */
        float s = (float)side;
        part();
        paint(gold);
        blend(.03f);
        for (int k = -1; k <= 1; k += 2)
            limb(V(0, s * 1.02f, .0f), V((float)k * .44f, s * 1.02f, .0f), .075f, .03f);
        limb(V(-.13f, s * 1.02f, .04f), V(.13f, s * 1.02f, .04f), .085f, .085f);
        part();
        paint(inlay);
        ball(0, s * 1.02f, .13f, .045f);
    }
}

static void ember_back(void)
{
    card_back(0x0c1838, 0x2c58b0, flame_in_anvil);
}

static void tide_back(void)
{
    card_back(0x0c1838, 0x2c58b0, lamp_in_drop);
}

static void barrow_back(void)
{
    card_back(0x0c1838, 0x2c58b0, seedling_skull);
}

static void second_deck(void)
{
    card_back(0x3a0c14, 0xb02a34, mask_once);
}

static void third_deck(void)
{
    card_back(0x3a0c14, 0xb02a34, mask_twice);
}

static void portal_back(void)
{
    card_back(0x2c2434, 0x8d8398, keyhole);
}

const Card siege_backs_cards[] = {{"backs/siege-ember", NEUTRAL, ember_back, WIDTH, HEIGHT},
                                  {"backs/siege-tide", NEUTRAL, tide_back, WIDTH, HEIGHT},
                                  {"backs/siege-barrow", NEUTRAL, barrow_back, WIDTH, HEIGHT},
                                  {"backs/siege-tier-1", NEUTRAL, second_deck, WIDTH, HEIGHT},
                                  {"backs/siege-tier-2", NEUTRAL, third_deck, WIDTH, HEIGHT},
                                  {"backs/siege-portal", NEUTRAL, portal_back, WIDTH, HEIGHT},
                                  {0}};
