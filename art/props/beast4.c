/* SPDX-License-Identifier: MIT
 * Bodies on four legs. */
#include "props/beast4.h"

/* fore left, fore right, hind left, hind right: height and place of the foot */
static const float foot_of[4][4][2] = {[GAIT_STAND] = {{0, .10f}, {0, -.06f}, {0, .06f}, {0, -.12f}},
                                       [GAIT_TROT] = {{.14f, .42f}, {0, -.26f}, {.06f, -.46f}, {0, .22f}},
                                       [GAIT_CHARGE] = {{.30f, .40f}, {.02f, .02f}, {.04f, -.40f}, {0, .30f}},
                                       [GAIT_LEAP] = {{.75f, .75f}, {.62f, .62f}, {.25f, -.75f}, {.18f, -.62f}}};

static void leg(const Beast4 *b, int i)
{
    float side = i % 2 ? 1 : -1, h = b->height, hind = i > 1 ? 1 : 0;
    float wide = (hind > 0 ? b->hip : b->chest) * .62f, z = (hind > 0 ? -.5f : .5f) * b->length;
    Vec3 top = V(side * wide, h - .28f * b->chest, z),
         foot = V(side * wide * 1.05f, foot_of[b->gait][i][0] * h, z + foot_of[b->gait][i][1] * h);
    Vec3 knee = vec_mix(top, foot, .45f) + V(0, 0, hind > 0 ? .17f * h : -.07f * h),
         wrist = vec_mix(top, foot, .78f) + V(0, .02f * h, hind > 0 ? -.13f * h : .05f * h);
    float r = b->leg;
    part();
    paint(b->hide);
    blend(.08f);
    egg(top[0], top[1], top[2], r * 1.9f, h * .26f, r * 2.3f);
    limb(top, knee, r * 2.0f, r * 1.35f);
    limb(knee, wrist, r * 1.3f, r * .85f);
    limb(wrist, foot + V(0, r, 0), r * .85f, r * .9f);
    part();
    paint(b->foot);
    blend(.03f);
    if (b->hoof)
        egg(foot[0], foot[1] + r * .6f, foot[2] + r * .3f, r * 1.15f, r * .9f, r * 1.4f);
    else
        for (int k = -1; k <= 1; k++) {
            limb(foot + V(.7f * r * (float)k, r * .6f, r * .3f), foot + V(.9f * r * (float)k, r * .5f, r * 1.9f),
                 r * .62f, r * .5f);
            limb(foot + V(.9f * r * (float)k, r * .5f, r * 2.1f), foot + V(.9f * r * (float)k, .0f, r * 3.1f), r * .26f,
                 .004f);
        }
}

Vec3 beast4(const Beast4 *b)
{
    float h = b->height, l = b->length * .5f;
    Vec3 head = V(0, h, l) + b->neck;
    part();
    paint(b->hide);
    blend(.2f);
    egg(0, h - .1f * b->chest, l * .75f, b->chest * .85f, b->chest, b->chest * 1.15f);
    egg(0, h - .02f, -l * .8f, b->hip * .9f, b->hip, b->hip * 1.2f);
    limb(V(0, h - .02f, l * .6f), V(0, h, -l * .7f), b->waist * 1.1f, b->waist);
    limb(V(0, h + .1f * b->chest, l * .9f), head, b->chest * .72f, b->chest * .5f);
    part();
    paint(b->under);
    blend(.1f);
    limb(V(0, h - .62f * b->chest, l * .9f), V(0, h - .55f * b->waist, -l * .5f), b->chest * .5f, b->waist * .5f);
    for (int i = 0; i < 4; i++)
        leg(b, i);
    part();
    paint(b->dark);
    blend(.05f);
    if (b->bristle > 0)
        for (int i = 0; i < 46; i++) {
            float t = (float)i / 45, k = (chance(i) - .5f) * .5f;
            Vec3 root = vec_mix(head + V(0, .2f * b->chest, -.1f), V(0, h + .75f * b->hip, -l * 1.2f), t);
            if (t < .5f)
                root = root + V(0, .42f * b->chest * (1 - fabsf(t - .25f) * 4), 0);
            root = root + V(k * b->chest, -.1f * fabsf(k), 0);
            float tall = b->bristle * (1.1f - .7f * t) * (.7f + .6f * chance(i + 90));
            limb(root, root + V(k * .3f, tall, -tall * .75f), .05f, .005f);
        }
    if (b->tail > 0) {
        Vec3 p[4] = {V(0, h + .3f * b->hip, -l - b->hip * .8f), V(.08f, h + .25f * b->hip, -l - b->hip - .3f * b->tail),
                     V(.15f, h - .1f, -l - b->hip - .7f * b->tail), V(.1f, h - .05f, -l - b->hip - b->tail)};
        float r[4] = {.08f, .11f, .1f, .01f};
        tube(4, p, r, 4);
    }
    return head;
}

void dust_burst(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed)
{
    for (int i = 0; i < n; i++) {
        int k = i * 3 + seed;
        sprite(at + V((chance(k) - .5f) * 2 * spread[0], (chance(k + 1000) - .3f) * spread[1],
                      (chance(k + 2000) - .5f) * 2 * spread[2]),
               size * (.5f + chance(k + 3000)), color, SPRITE_GLOW, strength);
    }
}

void clods(Vec3 at, Vec3 out, float wide, int n, float size, int m, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = .15f + .85f * chance(i + seed), r = size * (1.2f - .8f * t) * (.4f + chance(i + seed + 100));
        Vec3 p = at + out * t +
                 V(chance(i + seed + 200) - .5f, chance(i + seed + 300) - .5f, chance(i + seed + 400) - .5f) *
                     (wide * (.3f + t));
        part();
        paint(m);
        lumpy(r * .3f, 3 / r);
        egg(p[0], p[1], p[2], r, r * (.5f + .4f * chance(i + seed + 500)), r * .8f);
    }
}

void rain(int n, float slant, Vec3 color, int seed)
{
    int m = material_glow(color, .8f);
    for (int i = 0; i < n; i++) {
        Vec3 p =
            V((chance(i + seed) - .5f) * 3.6f, chance(i + seed + 300) * 3.6f - .4f, (chance(i + seed + 600) - .4f) * 2);
        float l = .12f + .22f * chance(i + seed + 900);
        part();
        paint(m);
        limb(p, p + V(-slant * l, -l, 0), .006f, .004f);
    }
}
