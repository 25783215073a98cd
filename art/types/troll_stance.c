/* SPDX-License-Identifier: MIT
 * Legs, feet and muzzles of trolls. */
#include "types/troll_stance.h"

void troll_foot(const Flesh *f, float size)
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

void rope_belt(float rx, float rz, float y, int rope)
{
    part();
    paint(rope);
    blend(.02f);
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 30; i++) {
            float a = (float)i / 30 * 2 * PI;
            push();
            move(sinf(a) * rx, y - .10f * (float)k, cosf(a) * rz);
            turn_y(a * 57);
            turn_z(26);
            egg(0, 0, 0, .12f, .06f, .065f);
            pop();
        }
    ball(.10f, y - .05f, rz + .05f, .12f);
    for (int i = 0; i < 2; i++) {
        float s = i ? 1.f : -.5f;
        Vec3 p[3] = {V(.10f, y - .08f, rz + .07f), V(.10f + .10f * s, y - .28f, rz + .12f),
                     V(.10f + .06f * s, y - .50f - .1f * s, rz + .10f)};
        float r[3] = {.06f, .055f, .065f};
        tube(3, p, r, 4);
    }
}

void ragged_kilt(float rx, float rz, float y, float length, int m, int seed)
{
    part();
    paint(m);
    blend(.03f);
    for (int i = 0; i < 17; i++) {
        float a = ((float)i - 8) * .22f,
              long_ = length * (.62f + .38f * cosf(a * .8f)) * (.8f + .35f * chance(i + seed)), x = sinf(a),
              z = cosf(a), out = 1.06f;
        Vec3 p[6] = {V((x - .16f) * rx, y, z * rz),
                     V((x + .16f) * rx, y, z * rz),
                     V((x - .15f) * rx * out, y - long_ * .55f, z * rz * out + .04f),
                     V((x + .15f) * rx * out, y - long_ * .55f, z * rz * out + .03f),
                     V((x - .06f) * rx * out, y - long_ * .96f, z * rz * out + .02f),
                     V((x + .03f) * rx * out, y - long_, z * rz * out + .02f)};
        cloth(3, 2, p, .025f, 3);
    }
}

static void broad(void)
{
    blend(.10f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .36f, -.34f, .10f, .20f, .26f, .26f); /* a jaw like an anvil */
        limb(V(s * .04f, .23f, .38f), V(s * .34f, .25f, .22f), .09f, .07f);
    }
    blend(.05f);
    egg(0, -.03f, .44f, .17f, .11f, .13f); /* a nose that was broken, and set flat */
    egg(.03f, .06f, .40f, .07f, .14f, .09f);
    for (int side = -1; side <= 1; side += 2)
        ball(.01f + (float)side * .13f, -.07f, .42f, .075f);
}

static void root(void)
{
    Vec3 p[5] = {V(0, .08f, .38f), V(.0f, .0f, .54f), V(.03f, -.16f, .66f), V(-.02f, -.32f, .70f),
                 V(.05f, -.46f, .66f)};
    float r[5] = {.10f, .13f, .14f, .11f, .045f};
    blend(.07f);
    lumpy(.015f, 8);
    tube(5, p, r, 5);
    lumpy(0, 1);
    limb(V(.08f, -.14f, .70f), V(.20f, -.10f, .80f), .05f, .012f);
    limb(V(-.06f, -.28f, .74f), V(-.15f, -.30f, .84f), .04f, .010f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .32f, -.14f, .18f, .18f, .18f, .18f); /* soft cheeks */
}

static void bull(void)
{
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

static void fish_lips(void)
{
    blend(.09f);
    egg(0, -.20f, .24f, .46f, .16f, .26f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .40f, -.22f, .06f, .20f, .22f, .24f);
    blend(.04f);
    for (int k = 0; k < 2; k++) {
        float y = k ? -.50f : -.17f;
        Vec3 p[5] = {V(-.40f, -.33f, .30f), V(-.22f, y, .46f), V(0, y + (k ? -.03f : .03f), .52f), V(.22f, y, .46f),
                     V(.40f, -.33f, .30f)};
        float r[5] = {.055f, .085f, .095f, .085f, .055f};
        tube(5, p, r, 4);
    }
}

void troll_muzzle(const Flesh *f, Muzzle kind)
{
    static void (*const build[])(void) = {broad, root, bull, fish_lips};
    part();
    paint(f->skin);
    build[kind]();
}
