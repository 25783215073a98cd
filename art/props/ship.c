/* SPDX-License-Identifier: MIT
 * Pieces of ships, looking to +z. */
#include "props/ship.h"

void porthole(float r, int brass, Vec3 light)
{
    push();
    turn_x(90);
    part();
    paint(brass);
    blend(.01f);
    ring(0, 0, 0, r, r * .26f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4;
        ball(r * sinf(a), r * .2f, r * cosf(a), r * .1f);
    }
    part();
    paint(material_glow(light, 1.7f));
    egg(0, 0, 0, r * .9f, r * .22f, r * .9f);
    Vec3 at = here(V(0, r * .4f, 0));
    pop();
    sprite(at, r * .9f, light, SPRITE_GLOW, .5f);
}

void ships_wheel(float r, int wood, int brass)
{
    push();
    turn_x(90);
    part();
    paint(wood);
    blend(.02f);
    ring(0, 0, 0, r * .72f, r * .09f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4;
        limb(V(0, 0, 0), V(r * sinf(a), 0, r * cosf(a)), r * .05f, r * .06f);
        ball(r * 1.04f * sinf(a), 0, r * 1.04f * cosf(a), r * .075f);
    }
    part();
    paint(brass);
    egg(0, 0, 0, r * .2f, r * .14f, r * .2f);
    pop();
}
