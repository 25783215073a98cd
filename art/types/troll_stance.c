/* SPDX-License-Identifier: MIT
 * Legs, feet and muzzles of trolls. */
#include "types/troll_stance.h"

/* One foot, its ankle at the brush's place, its sole .16 below, toes to +z. */
static void troll_foot(const Flesh *f, float size)
{
    push();
    grow(size);
    part();
    paint(f->skin);
    blend(.08f);
    egg(0, -.02f, .02f, .19f, .18f, .20f);
    egg(0, -.09f, .20f, .22f, .12f, .26f);
    for (int i = -1; i <= 1; i++)
        egg(.15f * (float)i, -.09f, .44f - .05f * (float)(i * i), .10f, .10f, .14f);
    for (int i = -1; i <= 1; i++) {
        part();
        paint(f->nail);
        egg(.155f * (float)i, -.06f, .56f - .05f * (float)(i * i), .065f, .045f, .05f);
    }
    pop();
}

void troll_squat(const Flesh *f, float spread)
{
    part();
    paint(f->skin);
    blend(.16f);
    egg(0, .22f, -.02f, .60f, .32f, .44f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side * spread;
        Vec3 hip = V((float)side * .36f, .22f, .05f), knee = V(s * .92f, .20f, .55f), ankle = V(s * .80f, -.48f, .36f);
        part();
        paint(f->skin);
        blend(.14f);
        limb(hip, knee, .36f, .25f);
        egg(knee[0], knee[1] + .03f, knee[2] + .05f, .24f, .22f, .20f);
        limb(knee, ankle, .23f, .17f);
        egg(s * .88f, -.08f, .36f, .20f, .28f, .22f); /* the calf */
        push();
        move(ankle[0], ankle[1], ankle[2]);
        turn_y((float)side * 20);
        troll_foot(f, 1);
        pop();
    }
}

void troll_muzzle(const Flesh *f)
{
    part();
    paint(f->skin);
    blend(.10f);
    egg(0, -.14f, .38f, .26f, .18f, .20f);
    egg(0, -.06f, .46f, .20f, .13f, .14f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .30f, -.38f, .14f, .22f, .20f, .24f);
        limb(V(s * .06f, .21f, .40f), V(s * .36f, .32f, .22f), .11f, .08f);
    }
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .11f, -.05f, .60f, .055f, .045f, .07f);
    fill();
}
