/* SPDX-License-Identifier: MIT */
#include "things/medal_plate.h"

#include "engine/brush.h"

void medal_plate(int ring_gold, int enamel)
{
    part();
    paint(ring_gold);
    push();
    turn_x(90);
    ring(0, 0, 0, .98f, .1f);
    ring(0, .02f, 0, .82f, .03f);
    pop();
    for (int i = 0; i < 24; i++) {
        float a = (float)i * PI / 12;
        part();
        paint(ring_gold);
        ball(.98f * sinf(a), .98f * cosf(a), .075f, .04f);
    }
    part();
    paint(enamel);
    egg(0, 0, -.06f, .96f, .96f, .17f);
    for (int i = 0; i < 36; i++) { /* rays engraved below the enamel */
        push();
        turn_z((float)i * 10);
        part();
        paint(enamel);
        limb(V(0, .3f, .095f), V(0, .78f, .02f), .006f, .014f);
        pop();
    }
}
