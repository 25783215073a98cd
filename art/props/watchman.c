/* SPDX-License-Identifier: MIT
 * Somebody small before something huge. */
#include "props/watchman.h"

Vec3 watch_lantern(float size, int iron, Vec3 light)
{
    push();
    grow(size);
    part();
    paint(iron);
    blend(.02f);
    ring(0, -.04f, 0, .07f, .025f);
    limb(V(0, -.10f, 0), V(0, -.30f, 0), .05f, .27f);
    drum(0, -.96f, 0, .27f, .05f, .02f);
    for (int i = 0; i < 4; i++) {
        float a = ((float)i + .5f) * PI / 2;
        limb(V(.22f * sinf(a), -.30f, .22f * cosf(a)), V(.22f * sinf(a), -.95f, .22f * cosf(a)), .03f, .03f);
    }
    part();
    paint(material_glow(light, 2.6f));
    egg(0, -.64f, 0, .16f, .26f, .16f);
    Vec3 flame = here(V(0, -.62f, .05f));
    pop();
    sprite(flame, size * .9f, light, SPRITE_GLOW, .55f);
    return flame;
}

Vec3 watchman(const Watchman *w)
{
    float q = w->left ? -1.f : 1.f;
    push();
    part();
    paint(w->cloak);
    blend(.06f);
    limb(V(0, .02f, 0), V(0, .60f, .02f), .25f, .13f);
    egg(0, .64f, .02f, .19f, .09f, .12f);
    for (int i = 0; i < 5; i++) { /* folds, down to the hem */
        float a = ((float)i - 2) * .55f;
        limb(V(.10f * sinf(a), .55f, .08f + .05f * cosf(a)), V(.25f * sinf(a), .02f, .22f * cosf(a)), .025f, .05f);
    }
    Vec3 shoulder = V(q * .16f, .62f, .02f), hand = V(q * .36f, .52f + .42f * w->raised, .06f);
    limb(shoulder, vec_mix(shoulder, hand, .5f) + V(q * .03f, -.05f, .02f), .075f, .06f);
    limb(vec_mix(shoulder, hand, .5f) + V(q * .03f, -.05f, .02f), hand, .06f, .045f);
    push();
    move(0, .78f, .02f);
    turn_x(-w->lean);
    part();
    paint(w->cloak);
    ball(0, .02f, 0, .095f);
    part();
    paint(w->hat);
    blend(.02f);
    egg(0, .07f, 0, .115f, .10f, .115f);
    drum(0, .05f, 0, .185f, .012f, .01f);
    pop();
    push();
    move(hand[0], hand[1] + .01f, hand[2]);
    Vec3 flame = watch_lantern(.26f, w->iron, w->light);
    pop();
    pop();
    lamp(flame, w->light, .35f);
    return flame;
}
