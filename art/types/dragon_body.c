/* SPDX-License-Identifier: MIT
 * The anatomy of dragons. */
#include "types/dragon_body.h"

Hide dragon_hide(const DragonColors *c)
{
    Hide h = {.scales = material_scales(c->scales, c->scales2, 12),
              .fine_scales = material_scales(c->scales, c->scales2, 19),
              .belly = material_new(c->belly * .85f, c->belly * .42f, .45f, .8f, PAT_NOISE, 4, .5f),
              .horn = material_new(c->horn, c->horn * .35f, .4f, .9f, PAT_BONE, 4, .6f),
              .membrane = material_new(c->membrane * .75f, c->membrane * .28f, .6f, .5f, PAT_SKIN, 2.2f, .8f),
              .tooth = material_plain(rgb(0xfff3d8), .25f, 1),
              .flesh = material_plain(rgb(0x8a1420), .35f, .9f),
              .iris = material_eye(c->iris, c->iris * .8f, .8f, PUPIL_SLIT)};
    material(h.scales)->bump = .42f;
    material(h.fine_scales)->bump = .26f;
    material(h.membrane)->sss = c->membrane * .9f;
    material(h.membrane)->rim = 1.2f;
    material(h.belly)->sss = c->belly * .3f;
    return h;
}

/* ---- neck ---- */

static float radius_at(const DragonNeck *k, float t)
{
    int i = (int)min_of(floorf(t), (float)(k->n - 2));
    return mix(k->radius[i], k->radius[i + 1], t - (float)i);
}

/* Direction along the neck, and `wanted` made perpendicular to it. */
static Vec3 across(const DragonNeck *k, float t, Vec3 wanted, Vec3 *along)
{
    *along = vec_unit(tube_point(k->n, k->point, min_of(t + .1f, (float)(k->n - 1))) -
                      tube_point(k->n, k->point, max_of(t - .1f, 0)));
    return vec_unit(wanted - *along * vec_dot(*along, wanted));
}

void dragon_neck(const Hide *h, const DragonNeck *k)
{
    part();
    paint(h->scales);
    blend(.12f);
    tube(k->n, k->point, k->radius, 5);
    for (int i = 0; i < k->plates; i++) {
        float t = (float)i / (float)(k->plates - 1) * ((float)(k->n - 1) - .4f), r = radius_at(k, t);
        Vec3 along, front = across(k, t, k->front, &along), p = tube_point(k->n, k->point, t) + front * (r * .8f);
        part();
        paint(h->belly);
        push();
        move(p[0], p[1], p[2]);
        aim(along, front);
        turn_x(-12);
        egg(0, 0, 0, r * .74f, .085f + .05f * r, r * .4f);
        pop();
    }
    for (int i = 0; i < k->spikes; i++) {
        float t = ((float)i + .5f) / (float)k->spikes * ((float)(k->n - 1) - .3f), r = radius_at(k, t);
        Vec3 along, back = across(k, t, -k->front, &along), p = tube_point(k->n, k->point, t) + back * (r * .85f);
        part();
        paint(h->horn);
        limb(p, p + back * (k->spike_length * (.4f + r)) - along * (.4f * k->spike_length), .05f + .07f * r, .008f);
    }
}

/* ---- head: looks to +z, its middle between the eyes; about 1.3 long ---- */

static void upper_jaw(const Hide *h)
{
    part();
    paint(h->fine_scales);
    blend(.12f);
    egg(0, .02f, .02f, .33f, .28f, .4f);
    blend(.1f);
    limb(V(0, .04f, .25f), V(0, 0, .78f), .24f, .155f);
    egg(0, .02f, .86f, .165f, .115f, .13f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        egg(s * .095f, .1f, .9f, .06f, .05f, .075f);                         /* nostril */
        limb(V(s * .09f, .17f, .55f), V(s * .30f, .27f, .02f), .06f, .085f); /* brow */
        limb(V(s * .28f, .25f, .05f), V(s * .33f, .24f, -.25f), .09f, .06f);
        egg(s * .27f, -.06f, .08f, .13f, .17f, .22f);                      /* cheek */
        limb(V(s * .15f, -.05f, .8f), V(s * .25f, -.1f, .2f), .05f, .07f); /* lip */
    }
    limb(V(0, .18f, .35f), V(0, .1f, .8f), .05f, .035f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .11f, .115f, .965f, .028f, .02f, .045f);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .27f, .12f, .3f, .1f, .085f, .13f);
    egg(0, -.19f, .62f, .13f, .09f, .42f);
    fill();
}

static void lower_jaw(const Hide *h, float open)
{
    push();
    move(0, -.14f, .02f);
    turn_x(open);
    part();
    paint(h->fine_scales);
    blend(.09f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .25f, .02f, .02f), V((float)side * .12f, -.04f, .7f), .1f, .075f);
    egg(0, -.07f, .4f, .17f, .07f, .38f);
    egg(0, -.05f, .76f, .12f, .075f, .09f);
    carve();
    blend(.05f);
    egg(0, .07f, .45f, .12f, .1f, .42f);
    fill();
    blend(.03f);
    limb(V(0, -.1f, .74f), V(0, -.26f, .82f), .05f, .008f); /* beard */
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .16f, -.08f, .5f), V((float)side * .2f, -.22f, .5f), .045f, .006f);
    for (int i = 0; i < 7; i++)
        for (int side = -1; side <= 1; side += 2) {
            float t = (float)i / 6, z = .3f + .48f * t, x = (float)side * (.185f - .085f * t);
            float tall = open < 10 ? .03f : i == 5 ? .17f : .08f + .03f * (float)(i & 1);
            part();
            paint(h->tooth);
            limb(V(x, .02f - .03f * t, z), V(x * .98f, .02f + tall, z + .015f), .03f, .004f);
        }
    part();
    paint(h->flesh);
    blend(.05f);
    Vec3 tongue[4] = {V(0, 0, .1f), V(0, .06f, .4f), V(.02f, .13f, .62f), V(.05f, .1f, .82f)};
    float r[4] = {.09f, .085f, .06f, .02f};
    if (open > 15)
        tube(4, tongue, r, 4);
    pop();
}

void dragon_head(const Hide *h, const DragonFace *f)
{
    upper_jaw(h);
    lower_jaw(h, f->jaw);
    part();
    paint(h->flesh);
    egg(0, -.1f, .2f, .2f, .13f, .25f);
    for (int i = 0; i < 8; i++)
        for (int side = -1; side <= 1; side += 2) {
            float t = (float)i / 7, z = .3f + .58f * t, x = (float)side * (.2f - .09f * t);
            float tall = i == 6 ? .2f : i == 3 ? .13f : .075f;
            if (f->jaw < 10 && i != 6 && i != 3)
                continue; /* a closed mouth shows its fangs only */
            part();
            paint(h->tooth);
            limb(V(x, -.12f, z), V(x * .97f, -.12f - tall, z + .02f), .033f, .004f);
        }
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .225f, .125f, .29f, .108f, (float)side * 50, 2, h->iris, h->fine_scales,
                     -(float)side * f->lid, f->open);
}

/* ---- what grows on heads ---- */

void dragon_swept_horns(const Hide *h, float size)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(s * .2f, .24f, -.1f), V(s * .36f, .42f, -.36f), V(s * .46f, .52f, -.74f),
                     V(s * .44f, .72f, -1.05f), V(s * .3f, .98f, -1.18f)};
        float r[5] = {.12f, .1f, .08f, .05f, .012f};
        for (int i = 1; i < 5; i++)
            p[i] = p[0] + (p[i] - p[0]) * size;
        part();
        paint(h->horn);
        blend(.02f);
        tube(5, p, r, 5);
        for (int k = 1; k < 7; k++) {
            float t = (float)k / 7 * 4;
            Vec3 c = tube_point(5, p, t);
            ball(c[0], c[1], c[2], mix(r[(int)t], r[(int)t + 1], t - floorf(t)) * 1.1f);
        }
    }
}

/* Spikes behind the cheeks with skin between them. */
void dragon_frill(const Hide *h, int rays, float length)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 root = V(s * .29f, -.05f, -.1f), last = root;
        for (int k = 0; k < rays; k++) {
            float a = mix(1.1f, -.9f, (float)k / (float)(rays - 1)), l = length * (1 - .12f * (float)k);
            Vec3 from = root + V(0, .2f * sinf(a), -.03f * (float)k),
                 tip = from + V(s * .62f * l * cosf(a * .5f), l * sinf(a) * .75f, -.62f * l);
            part();
            paint(h->horn);
            blend(.02f);
            limb(from, tip, .06f, .008f);
            part();
            paint(h->membrane);
            blend(.01f);
            if (k > 0) {
                Vec3 dip = vec_mix(vec_mix(last, tip, .5f), root, .25f);
                web(root, vec_mix(root, last, .93f), dip, .011f);
                web(root, dip, vec_mix(root, tip, .93f), .011f);
            }
            last = tip;
        }
    }
}

/* ---- wings ---- */

/* shoulder, elbow, wrist and the four finger tips, from the highest to the one at the body. */
void dragon_wing(const Hide *h, float side, Vec3 shoulder, Vec3 elbow, Vec3 wrist, const Vec3 tip[4])
{
    part();
    paint(h->fine_scales);
    blend(.06f);
    limb(shoulder, elbow, .2f, .12f);
    limb(elbow, wrist, .12f, .085f);
    Vec3 bend[4];
    for (int i = 0; i < 4; i++) {
        bend[i] = vec_mix(wrist, tip[i], .5f) + V(side * .05f, .12f, -.08f);
        Vec3 p[3] = {wrist, bend[i], tip[i]};
        float r[3] = {.07f, .045f, .015f};
        tube(3, p, r, 4);
    }
    part();
    paint(h->horn);
    limb(wrist, wrist + V(side * .05f, .36f, .1f), .07f, .006f); /* the claw of the thumb */
    part();
    paint(h->membrane);
    blend(.015f);
    for (int i = 0; i < 3; i++) {
        Vec3 a = tip[i], b = tip[i + 1], middle = vec_mix(bend[i], bend[i + 1], .5f) + V(0, -.03f, -.1f), last = a;
        web(wrist, bend[i], middle, .012f);
        web(wrist, middle, bend[i + 1], .012f);
        web(middle, bend[i], a, .012f);
        for (int j = 1; j <= 5; j++) { /* the edge hangs in a bow between the fingers */
            float t = (float)j / 5, bow = 4 * t * (1 - t);
            Vec3 p = vec_mix(vec_mix(a, b, t), wrist, .2f * bow) + V(0, 0, -.07f * bow);
            web(middle, last, p, .012f);
            last = p;
        }
        web(middle, b, bend[i + 1], .012f);
    }
    web(wrist, bend[3], elbow, .012f);
    web(elbow, bend[3], tip[3], .012f);
    web(elbow, tip[3], shoulder, .012f);
}

void dragon_high_wings(const Hide *h, float x, float y, float z, float near_side)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, wide = s * near_side < 0 ? 1.3f : .9f;
        push();
        move(x, y, z);
        turn_y(s * -14);
        Vec3 tip[4] = {V(s * 2.5f, 2.0f, -.6f), V(s * 2.45f, 1.0f, -.6f), V(s * 1.95f, .2f, -.5f),
                       V(s * 1.15f, -.3f, -.4f)};
        dragon_wing(h, s, V(s * .35f, .2f, 0), V(s * .75f * wide, .95f, -.45f), V(s * 1.1f * wide, 1.85f, -.35f), tip);
        pop();
    }
}
