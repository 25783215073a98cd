/* SPDX-License-Identifier: MIT
 * Score tokens without their numbers: a coin for what is won, a cracked square of iron for what is lost. */
#include "cards.h"
#include "things/studio.h"

enum { SIZE = 160 };

static void coin(void)
{
    studio(SUN, 9, 14.2f);
    scene()->exposure = 1.2f; /* dark figures stand on it */
    int gold = studio_gold(), face = studio_gold();
    material(face)->bump = .25f;
    part();
    paint(gold);
    blend(.04f);
    push();
    turn_x(90);
    drum(0, 0, 0, 1.02f, .07f, .05f);
    ring(0, .06f, 0, .95f, .075f);
    pop();
    part();
    paint(face);
    egg(0, 0, .03f, .86f, .86f, .09f);
    for (int i = 0; i < 28; i++) { /* a milled rim */
        float a = (float)i * PI / 14;
        part();
        paint(gold);
        egg(.95f * sinf(a), .95f * cosf(a), .13f, .045f, .045f, .03f);
    }
}

static void debt(void)
{
    studio(MOON, 9, 14.2f);
    int iron = material_iron(), rim = material_iron(), nail = material_iron();
    material(iron)->color = rgb(0x5a5664);
    material(iron)->color2 = rgb(0x2c2934);
    material(iron)->rough = .6f;
    material(rim)->color = rgb(0x86818f);
    material(rim)->color2 = rgb(0x4a4652);
    part();
    paint(rim);
    blend(.03f);
    lumpy(.012f, 9);
    box(0, 0, -.02f, .98f, .98f, .07f, .1f);
    carve();
    box(0, 0, .1f, .82f, .82f, .1f, .04f);
    fill();
    part();
    paint(iron);
    blend(.02f);
    lumpy(.02f, 5);
    box(0, 0, -.02f, .86f, .86f, .05f, .04f);
    carve();
    limb(V(-.86f, .5f, .06f), V(-.5f, .66f, .05f), .03f, .01f); /* cracks from two edges */
    limb(V(-.62f, .6f, .06f), V(-.4f, .86f, .05f), .022f, .008f);
    limb(V(.88f, -.6f, .06f), V(.56f, -.7f, .05f), .03f, .01f);
    fill();
    for (int i = 0; i < 4; i++) {
        part();
        paint(nail);
        ball(i % 2 ? .9f : -.9f, i / 2 ? .9f : -.9f, .05f, .075f);
    }
}

const Card tokens_cards[] = {{"tokens/coin", NEUTRAL, coin, SIZE, SIZE, .alpha = true},
                             {"tokens/debt", NEUTRAL, debt, SIZE, SIZE, .alpha = true},
                             {0}};
