/* SPDX-License-Identifier: MIT
 * Heads and bodies of flayers. */
#include "types/flayer_body.h"

FlayerLook flayer_look(const FlayerColors *c)
{
    FlayerLook l = {.skin = material_skin(c->skin, c->skin2),
                    .sucker = material_plain(vec_mix(c->skin, rgb(0xffd8d0), .65f), .4f, .8f),
                    .eye = material_eye(c->iris, c->iris * .5f, .9f, PUPIL_SLIT),
                    .robe = material_new(c->robe, c->robe * .4f, .85f, .3f, PAT_CLOTH, 2.6f, .8f),
                    .trim = material_gold(),
                    .claw = material_plain(rgb(0x1a1420), .2f, 1.2f),
                    .glow = c->glow};
    material(l.skin)->rough = .28f; /* wet */
    material(l.skin)->spec = 1.1f;
    material(l.skin)->sss = vec_mix(c->skin, rgb(0xff5070), .3f) * .7f;
    return l;
}

void flayer_feeler(const FlayerLook *l, int n, const Vec3 *p, const float *r, Vec3 inner)
{
    part();
    paint(l->skin);
    blend(.06f);
    tube(n, p, r, 6);
    for (float t = .5f; t < (float)n - 1.15f; t += .16f) {
        int i = (int)t;
        float w = mix(r[i], r[i + 1], t - (float)i);
        Vec3 c = tube_point(n, p, t) + inner * (w * .86f);
        part();
        paint(l->sucker);
        ball(c[0], c[1], c[2], w * .40f);
    }
}

void flayer_bell(const FlayerLook *l, int bell, int core)
{
    jelly_part();
    paint(bell);
    blend(.10f);
    egg(0, .0f, 0, 1.02f, .86f, .92f);
    carve();
    egg(0, -.62f, 0, 1.06f, .62f, .98f);
    fill();
    for (int i = 0; i < 4; i++) { /* four lobes that glow, like a clover */
        float a = (float)i * PI / 2 + PI / 4;
        part();
        paint(core);
        blend(.05f);
        egg(sinf(a) * .24f, .42f, cosf(a) * .20f - .10f, .15f, .15f, .14f);
    }
    for (int i = 0; i < 30; i++) { /* the skirt of the rim, lappet by lappet */
        float a = (float)i / 30 * 2 * PI, b = a + .1f, wave = .05f * sinf((float)i * 1.9f);
        part();
        paint(i % 2 ? l->sucker : l->skin);
        blend(.04f);
        limb(V(sinf(a) * 1.0f, -.02f + wave, cosf(a) * .90f), V(sinf(b) * 1.04f, -.24f + wave, cosf(b) * .94f), .115f,
             .05f);
    }
    for (int i = -2; i <= 2; i++) { /* the eyes; those at the sides sleep */
        float a = (float)i * .50f, big = .22f - .035f * (float)(i * i) * .6f, x = sinf(a) * .96f, z = cosf(a) * .90f;
        int seed = i + 2;
        part();
        paint(l->skin);
        blend(.05f);
        egg(x, .10f, z * .94f, big * 1.12f, big * 1.06f, big * .8f);
        static const float lid[5] = {0, -6, 0, 6, 0}, open[5] = {.08f, .44f, .6f, .40f, .08f};
        eye_with_lid(x, .10f, z, big, a * 40, -8, l->eye, l->skin, lid[seed], open[seed]);
    }
}

void flayer_frilled_arms(const FlayerLook *l)
{
    for (int i = 0; i < 7; i++) {
        float u = ((float)i - 3) / 3, sway = .12f * sinf((float)i * 2.3f);
        for (int k = 0; k < 26; k++) {
            float t = (float)k / 25, x = u * (.20f + .34f * t) + sway * sinf(t * 5 + (float)i),
                  y = -.12f - (1.75f + .35f * chance(i)) * t,
                  z = .12f * cosf((float)i * 1.7f) + .2f * t * (1 - fabsf(u)), w = .15f * (1 - .82f * t),
                  turn = (float)k * .75f + (float)i;
            part();
            paint((k + i) % 3 ? l->skin : l->sucker);
            blend(.04f);
            push();
            move(x, y, z);
            turn_y(turn * 57);
            turn_z(26);
            egg(0, 0, 0, w * 1.25f, w * .55f, w * .6f);
            pop();
        }
    }
    for (int i = 0; i < 18; i++) {
        float a = ((float)i + .5f) / 18 * 2 * PI, x = sinf(a), z = cosf(a), wave = .10f * sinf((float)i * 2.4f);
        if (z > .35f && fabsf(x) < .75f)
            continue; /* the eyes stay free */
        Vec3 p[5] = {V(x * .98f, -.10f, z * .88f), V(x * .94f + wave, -.60f, z * .84f),
                     V(x * 1.02f - wave, -1.1f, z * .9f), V(x * .96f + wave, -1.6f, z * .9f),
                     V(x * 1.1f - wave, -2.0f - .4f * chance(i), z * .9f)};
        float r[5] = {.04f, .034f, .028f, .020f, .004f};
        part();
        paint(l->sucker);
        tube(5, p, r, 5);
    }
}

void flayer_gate_of_teeth(const FlayerLook *l, int throat, int fin)
{
    part();
    paint(l->skin);
    blend(.20f);
    lumpy(.03f, 3);
    egg(0, 1.75f, -1.0f, 1.70f, 1.55f, 1.15f);
    egg(0, 2.55f, -.40f, 1.15f, .62f, .75f);
    egg(0, .55f, -.75f, 1.55f, .72f, 1.0f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .86f, 2.36f, .02f, .46f, .42f, .40f);
        egg(q * 1.30f, 1.15f, -.30f, .36f, .62f, .55f);
    }
    Vec3 lip[5] = {V(-1.32f, 1.0f, -.02f), V(-.85f, 1.75f, .32f), V(0, 1.98f, .50f), V(.85f, 1.75f, .32f),
                   V(1.32f, 1.0f, -.02f)},
         jaw[5] = {V(-1.32f, .96f, -.02f), V(-.98f, .42f, .55f), V(0, .12f, .86f), V(.98f, .42f, .55f),
                   V(1.32f, .96f, -.02f)};
    float lr[5] = {.15f, .19f, .20f, .19f, .15f}, jr[5] = {.15f, .22f, .24f, .22f, .15f};
    blend(.10f);
    tube(5, lip, lr, 6);
    tube(5, jaw, jr, 6);
    carve();
    paint(throat);
    blend(.08f);
    egg(0, 1.02f, .15f, 1.16f, .80f, 1.3f);
    fill();
    lumpy(0, 1);
    int tooth = material_new(rgb(0xf4ffe8), rgb(0xb8dcc0), .12f, 1.4f, PAT_PLAIN, 1, 0);
    for (int i = 0; i < 15; i++) {
        float t = .35f + 3.3f * (float)i / 14, c = chance(i + 3), long_ = i % 3 == 1 ? .62f : .26f + .16f * c;
        Vec3 up = tube_point(5, lip, t), low = tube_point(5, jaw, t);
        part();
        paint(tooth);
        limb(up + V(0, -.10f, .06f), up + V(.03f * (c - .5f) - .10f * up[0], -.12f - long_, .10f), .050f, .004f);
        part();
        paint(tooth);
        long_ = i % 3 == 2 ? .50f : .20f + .14f * c;
        if (fabsf(low[0]) > .34f) /* the middle is left free for who comes in */
            limb(low + V(0, .10f, .04f), low + V(.03f * (c - .5f) - .06f * low[0], .14f + long_, .08f), .052f, .004f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .84f, 2.42f, .14f, .345f, q * -14, 26, l->eye, l->skin, q * 20, .52f);
        for (int k = 0; k < 6; k++) { /* fins */
            float a = .5f - .34f * (float)k;
            part();
            paint(fin);
            blend(.05f);
            limb(V(q * 1.45f, 1.1f, -.5f), V(q * (1.5f + .62f * cosf(a)), 1.1f + .75f * sinf(a), -.45f), .10f, .018f);
        }
    }
}

void flayer_old_snail(const FlayerLook *l, int shell, int band)
{
    int beard = material_plain(rgb(0xb8acc8), .7f, .3f);
    for (int i = 0; i < 46; i++) { /* the spire winds up from behind the head */
        float t = (float)i / 45, a = t * 2 * PI * 4.2f, r = .50f * (1 - .96f * t), w = .38f * (1 - .93f * t);
        part();
        paint(i % 3 == 0 ? band : shell);
        blend(.03f);
        ball(sinf(a) * r * .75f + .20f * t * t, .46f + .80f * t, -.44f + .14f * t + cosf(a) * r * .50f, w);
    }
    part();
    paint(l->skin);
    blend(.12f);
    egg(0, .0f, .10f, .36f, .32f, .32f);
    egg(0, -.22f, .22f, .28f, .20f, .22f);
    blend(.05f);
    egg(0, .0f, .50f, .115f, .17f, .12f); /* a nose, and cheeks that have seen much */
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .22f, -.04f, .36f, .11f, .09f, .09f);
    for (int side = -1; side <= 1; side += 2) { /* stalks, and eyes with heavy lids */
        float s = (float)side;
        Vec3 p[4] = {V(s * .16f, .14f, .28f), V(s * .34f, .30f, .40f), V(s * .44f, .46f, .44f),
                     V(s * .46f, .58f, .46f)};
        float r[4] = {.085f, .07f, .06f, .075f};
        part();
        paint(l->skin);
        blend(.05f);
        tube(4, p, r, 4);
        eye_with_lid(s * .31f, .42f, .58f, .15f, s * 6, -14, l->eye, l->skin, s * -4, .42f);
        sprite(here(V(s * .31f, .42f, .7f)), .09f, l->glow, SPRITE_GLOW, .25f);
        part();
        paint(l->trim); /* spectacles of gold */
        push();
        move(s * .31f, .42f, .72f);
        turn_x(90);
        ring(0, 0, 0, .15f, .018f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) { /* a moustache of the same */
        float s = (float)side;
        Vec3 p[5] = {V(s * .03f, -.12f, .54f), V(s * .16f, -.16f, .56f), V(s * .34f, -.20f, .48f),
                     V(s * .50f, -.12f, .42f), V(s * .56f, .02f, .40f)};
        float r[5] = {.06f, .085f, .07f, .05f, .01f};
        part();
        paint(beard);
        tube(5, p, r, 4);
    }
    for (int i = 0; i < 17; i++) { /* the beard */
        float u = ((float)i - 8) / 8, long_ = .80f * (1 - .45f * u * u), wave = .05f * sinf((float)i * 2.1f);
        Vec3 p[4] = {V(u * .30f, -.14f + .04f * u * u, .44f - .14f * u * u),
                     V(u * .40f + wave, -.24f - long_ * .35f, .60f - .16f * u * u),
                     V(u * .38f - wave, -.24f - long_ * .7f, .66f - .14f * u * u),
                     V(u * .26f + wave, -.24f - long_, .70f)};
        float r[4] = {.06f, .06f, .045f, .008f};
        part();
        paint(i % 3 ? beard : l->sucker);
        blend(.02f);
        tube(4, p, r, 4);
    }
}

void flayer_snails_body(const FlayerLook *l, int hem)
{
    Vec3 p[6] = {V(-1.35f, .12f, -.5f), V(-.75f, .20f, -.2f), V(-.12f, .34f, .0f),
                 V(.06f, .80f, .02f),   V(.04f, 1.25f, .04f), V(0, 1.72f, .10f)};
    float r[6] = {.10f, .30f, .52f, .46f, .40f, .34f};
    part();
    paint(l->skin);
    blend(.14f);
    lumpy(.02f, 6);
    tube(6, p, r, 6);
    egg(.02f, .10f, .12f, .92f, .22f, .62f);
    lumpy(0, 1);
    part();
    paint(hem);
    blend(.05f);
    for (int i = 0; i < 44; i++) { /* the frill where it meets the ground */
        float a = -2.0f + (float)i * .092f, b = a + .092f, up = i % 2 ? .13f : .03f, next = i % 2 ? .03f : .13f;
        limb(V(.02f + sinf(a) * 1.0f, up, .12f + cosf(a) * .72f), V(.02f + sinf(b) * 1.0f, next, .12f + cosf(b) * .72f),
             .06f, .06f);
    }
}
