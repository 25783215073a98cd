/* SPDX-License-Identifier: MIT
 * Bodies on four legs. */
#include "props/quad.h"

#include "props/sinew.h"

static Vec3 withers(const Quad *q)
{
    return vec_mix(q->shoulder, q->shoulder2, .5f);
}

static Vec3 croup(const Quad *q)
{
    return vec_mix(q->hip, q->hip2, .5f);
}

static void trunk(const Quad *q)
{
    Vec3 w = withers(q), c = croup(q), down = V(0, -1, 0);
    part();
    paint(q->coat);
    blend(.10f);
    sinew(w + V(0, .02f, .26f * q->deep), vec_mix(w, c, .66f) + V(0, .02f, 0), down, q->chest, q->deep);
    sinew(w + V(0, -.25f * q->deep, .34f * q->deep), vec_mix(w, c, .34f), down, q->chest * .8f, q->deep * .9f);
    limb(vec_mix(w, c, .30f), vec_mix(w, c, .86f), q->waist * 1.12f, q->waist);
    ball(c[0], c[1] - .04f, c[2], q->rump);
    limb(w + V(0, .36f * q->deep, 0), c + V(0, .34f * q->rump, 0), q->waist * .55f, q->rump * .55f);
    blend(.08f);
    Vec3 n[3] = {w + V(0, .10f * q->deep, .1f * q->deep), q->neck, q->head};
    float r[3] = {q->neck_thick * 1.25f, q->neck_thick, q->neck_thick * .78f};
    tube(3, n, r, 4);
    if (q->under > 0) {
        part();
        paint(q->under);
        blend(.06f);
        limb(w + V(0, -q->deep * .82f, .3f * q->deep), vec_mix(w, c, .6f) + V(0, -q->waist * .72f, 0), q->chest * .42f,
             q->waist * .5f);
    }
}

static void foot_of(const Quad *q, Vec3 at, Vec3 ahead, float k)
{
    Vec3 across = vec_unit(vec_cross(V(0, 1, 0), ahead));
    part();
    paint(q->feet == QUAD_HOOF ? q->foot : q->coat);
    blend(.03f * k);
    if (q->feet == QUAD_HOOF) {
        for (int i = -1; i <= 1; i += 2) {
            Vec3 p = at + across * (.040f * k * (float)i);
            limb(p + V(0, .075f * k, 0), p + ahead * (.075f * k) + V(0, .02f * k, 0), .058f * k, .042f * k);
        }
        return;
    }
    limb(at + V(0, .06f * k, 0), at + ahead * (.06f * k) + V(0, .05f * k, 0), .068f * k, .075f * k);
    for (int i = 0; i < 4; i++) {
        float t = ((float)i - 1.5f) / 1.5f;
        Vec3 root = at + ahead * (.09f * k) + across * (.062f * k * t) + V(0, .05f * k, 0),
             tip = root + ahead * (.085f * k * (1 - .25f * t * t)) + across * (.016f * k * t) + V(0, -.018f * k, 0);
        limb(root, tip, .040f * k, .036f * k);
    }
    for (int i = 0; i < 4; i++) {
        float t = ((float)i - 1.5f) / 1.5f;
        Vec3 tip = at + ahead * (.185f * k - .02f * k * t * t) + across * (.078f * k * t) + V(0, .032f * k, 0);
        part();
        paint(q->foot);
        limb(tip, tip + ahead * (.075f * k) + V(0, -.034f * k, 0), .020f * k, .004f);
    }
}

/* Where a foot points whose leg comes from there: ahead, in the plane of the ground. */
static Vec3 ahead_of(Vec3 from, Vec3 foot)
{
    Vec3 d = foot - from;
    return vec_unit(V(d[0] * .5f, min_of(d[1] * .2f, 0), max_of(d[2], 0) + .2f));
}

static void fore_leg(const Quad *q, Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 foot, float side)
{
    float k = q->leg;
    Vec3 out = V(side, 0, 0), back = V(0, 0, -1);
    part();
    paint(q->coat);
    blend(.055f * k);
    sinew(shoulder + V(side * .02f, .20f, -.10f) * k, vec_mix(shoulder, elbow, .62f) + out * (.03f * k), out, .15f * k,
          .085f * k);
    limb(shoulder, elbow, .115f * k, .078f * k);
    blend(.03f * k);
    sinew(shoulder + back * (.07f * k), elbow + back * (.025f * k), back, .075f * k, .085f * k);
    ball(elbow[0], elbow[1] + .01f, elbow[2] - .03f * k, .06f * k);
    limb(elbow, wrist, .070f * k, .044f * k);
    sinew(elbow + V(0, .04f * k, 0), vec_mix(elbow, wrist, .62f), out, .068f * k, .064f * k);
    ball(wrist[0], wrist[1], wrist[2] + .008f, .056f * k);
    limb(wrist, foot + V(0, .07f * k, 0), .045f * k, .044f * k);
    foot_of(q, foot, ahead_of(wrist, foot), k);
}

static void hind_leg(const Quad *q, Vec3 hip, Vec3 knee, Vec3 hock, Vec3 foot, float side)
{
    float k = q->leg;
    Vec3 out = V(side, 0, 0), heel = hock + V(0, .02f, -.045f) * k;
    part();
    paint(q->coat);
    blend(.06f * k);
    sinew(hip + V(0, .10f * k, -.02f), knee + V(0, .0f, .02f), out, .17f * k, .12f * k);
    limb(hip, knee, .16f * k, .085f * k);
    blend(.035f * k);
    sinew(hip + V(0, -.02f, -.14f * k), vec_mix(knee, hock, .34f), out, .10f * k, .085f * k);
    ball(knee[0], knee[1], knee[2] + .02f * k, .078f * k);
    limb(knee, hock, .075f * k, .042f * k);
    sinew(knee + V(0, .02f, -.04f * k), vec_mix(knee, hock, .60f) + V(0, 0, -.03f * k), out, .062f * k, .064f * k);
    limb(vec_mix(knee, hock, .45f) + V(0, 0, -.05f * k), heel, .028f * k, .030f * k);
    ball(heel[0], heel[1], heel[2], .043f * k);
    limb(hock, foot + V(0, .07f * k, 0), .050f * k, .044f * k);
    foot_of(q, foot, ahead_of(hock, foot), k);
}

void quad_body(const Quad *q)
{
    trunk(q);
    fore_leg(q, q->shoulder, q->elbow, q->wrist, q->fore, -1);
    fore_leg(q, q->shoulder2, q->elbow2, q->wrist2, q->fore2, 1);
    hind_leg(q, q->hip, q->knee, q->hock, q->hind, -1);
    hind_leg(q, q->hip2, q->knee2, q->hock2, q->hind2, 1);
}

void quad_bristles(const Quad *q, int n, float tall, int m, int seed)
{
    Vec3 w = withers(q) + V(0, .36f * q->deep + .10f, 0), c = croup(q) + V(0, .8f * q->rump, -.4f * q->rump),
         line[4] = {q->head + V(0, q->neck_thick * .7f, -.06f), q->neck + V(0, q->neck_thick * .92f, 0), w, c};
    part();
    paint(m);
    blend(.025f);
    for (int i = 0; i < n; i++) {
        float t = ((float)i + chance(i + seed)) / (float)n, x = (chance(i + seed + 100) - .5f) * .24f,
              l = tall * (1.15f - .8f * fabsf(t - .35f) * 1.5f) * (.6f + .7f * chance(i + seed + 200));
        Vec3 at = tube_point(4, line, t * 2.99f) + V(x, -.6f * fabsf(x) - .05f, 0), tip = at + V(x * .7f, l, -l * .8f);
        limb(at, vec_mix(at, tip, .5f) + V(0, .12f * l, 0), .045f, .034f);
        limb(vec_mix(at, tip, .5f) + V(0, .12f * l, 0), tip, .034f, .004f);
    }
}

void quad_ear(float length, float wide, int hide, int inner)
{
    float l = length, w = wide;
    Vec3 p[4] = {V(0, -.06f * l, 0), V(0, .30f * l, 0), V(0, .66f * l, -.02f * l), V(0, l, -.10f * l)};
    float r[4] = {w * .62f, w, w * .66f, .006f};
    part();
    paint(hide);
    blend(.03f);
    tube(4, p, r, 4);
    carve();
    blend(.015f);
    Vec3 in[4] = {V(0, .06f * l, w * .62f), V(0, .32f * l, w * .60f), V(0, .66f * l, w * .40f),
                  V(0, .94f * l, -.06f * l + w * .1f)};
    float ri[4] = {w * .50f, w * .80f, w * .52f, .004f};
    tube(4, in, ri, 4);
    fill();
    part();
    paint(inner);
    blend(.02f);
    Vec3 pit[3] = {V(0, .10f * l, w * -.10f), V(0, .32f * l, w * -.12f), V(0, .70f * l, -.03f * l)};
    float rp[3] = {w * .44f, w * .62f, w * .22f};
    tube(3, pit, rp, 3);
}
