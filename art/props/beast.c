/* SPDX-License-Identifier: MIT
 * Heads of beasts. */
#include "props/beast.h"

static const Vec3 muzzle_from = {0, -.06f, .16f}, jaw_from = {0, -.2f, .1f};

static int or_hide(const Beast *b, int m)
{
    return m > 0 ? m : b->hide;
}

static void upper(const Beast *b)
{
    part();
    paint(b->hide);
    blend(.12f);
    egg(0, .06f, -.02f, .38f, .36f, .4f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .22f, -.1f, .06f, .2f, .22f, .24f); /* jaw muscle */
        blend(.06f);
        limb(V(s * .07f, .22f, .36f), V(s * .33f, .3f, .16f), b->brow, b->brow * .9f);
    }
    push();
    move(muzzle_from[0], muzzle_from[1], muzzle_from[2]);
    turn_x(b->droop);
    paint(or_hide(b, b->muzzle_hide));
    blend(.1f);
    limb(V(0, 0, 0), V(0, -.02f, b->muzzle), b->root, b->tip);
    carve(); /* palate */
    blend(.03f);
    limb(V(0, -b->root * .95f, .1f), V(0, -b->tip * 1.05f, b->muzzle * .92f), b->root * .55f, b->tip * .5f);
    fill();
    pop();
}

static void nose_of(const Beast *b)
{
    push();
    move(muzzle_from[0], muzzle_from[1], muzzle_from[2]);
    turn_x(b->droop);
    move(0, 0, b->muzzle);
    part();
    paint(b->nose);
    blend(.03f);
    float t = b->tip;
    if (b->nose_kind == NOSE_DOG) {
        egg(0, t * .45f, t * .75f, t * .62f, t * .48f, t * .45f);
    } else if (b->nose_kind == NOSE_PIG) {
        push();
        move(0, t * .05f, t * .8f);
        turn_x(82);
        drum(0, 0, 0, t * 1.12f, t * .22f, t * .15f);
        pop();
        carve();
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * t * .42f, t * .08f, t * 1.1f, t * .2f, t * .32f, t * .3f);
        fill();
    } else if (b->nose_kind == NOSE_BULL) {
        egg(0, t * .1f, t * .5f, t * 1.15f, t * .75f, t * .6f);
        carve();
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * t * .62f, t * .2f, t * 1.0f, t * .26f, t * .3f, t * .3f);
        fill();
    }
    pop();
}

static void row_of_teeth(const Beast *b, bool low)
{
    float end = b->muzzle * (low ? .86f : .95f), from = low ? b->root * .6f : b->root, to = low ? b->tip * .7f : b->tip;
    for (int i = 0; i < b->teeth; i++)
        for (int side = -1; side <= 1; side += 2) {
            float t = .3f + .68f * (float)i / (float)(b->teeth > 1 ? b->teeth - 1 : 1), z = end * t,
                  x = (float)side * mix(from, to, t) * .72f * (t > .9f ? .72f : 1);
            float l = .05f + .035f * (float)(i % 2), y = low ? mix(from, to, t) * .55f : -mix(from, to, t) * .62f;
            if (i == b->teeth - 2)
                l += low ? b->tusk : b->fang;
            part();
            paint(b->tooth);
            Vec3 root = V(x, y, z);
            float up = low ? 1.f : -1.f, thick = .03f + .09f * (l > .12f ? min_of(l, .3f) : 0);
            if (l > .2f && low) { /* a tusk bends outwards */
                Vec3 p[3] = {root, root + V((float)side * .3f * l, .5f * l, .1f * l),
                             root + V((float)side * .34f * l, l, -.02f)};
                float r[3] = {thick, thick * .8f, .006f};
                blend(.01f);
                tube(3, p, r, 4);
            } else
                limb(root, root + V(0, up * l, .02f), thick, .005f);
        }
}

static void mouth(const Beast *b)
{
    push();
    move(muzzle_from[0], muzzle_from[1], muzzle_from[2]);
    turn_x(b->droop);
    row_of_teeth(b, false);
    if (b->chisel > 0)
        for (int side = -1; side <= 1; side += 2) {
            part();
            paint(b->tooth);
            box((float)side * .042f, -b->tip * .7f - b->chisel * .5f, b->muzzle + b->tip * .3f, .036f, b->chisel * .6f,
                .025f, .015f);
        }
    pop();
    push();
    move(jaw_from[0], jaw_from[1], jaw_from[2]);
    turn_x(b->droop + b->jaw);
    part();
    paint(or_hide(b, b->muzzle_hide));
    blend(.08f);
    limb(V(0, 0, 0), V(0, 0, b->muzzle * .86f), b->root * .62f, b->tip * .72f);
    carve();
    blend(.03f);
    limb(V(0, b->root * .5f, .05f), V(0, b->tip * .6f, b->muzzle * .82f), b->root * .45f, b->tip * .45f);
    fill();
    row_of_teeth(b, true);
    if (b->jaw > 8) {
        part();
        paint(material_plain(rgb(0xc8404a), .3f, 1));
        Vec3 p[3] = {V(0, b->root * .1f, .05f), V(0, b->root * .35f, b->muzzle * .5f),
                     V(.03f, b->tip * .45f, b->muzzle * .85f)};
        float r[3] = {b->root * .35f, b->root * .32f, b->tip * .25f};
        blend(.02f);
        tube(3, p, r, 3);
    }
    pop();
    part();
    paint(material_plain(rgb(0x300a10), .6f, .4f)); /* the dark of the mouth */
    egg(0, -.14f, .16f, b->root * .62f, .1f, .16f);
}

static void ears_of(const Beast *b)
{
    float l = b->ear, w = b->ear_width;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .24f, .3f, -.06f);
        turn_z(-s * b->ear_out);
        turn_y(s * b->ear_turn);
        for (int inner = 0; inner < 2; inner++) {
            part();
            paint(inner ? or_hide(b, b->inner_ear) : b->hide);
            float k = inner ? .68f : 1, z = inner ? .035f : 0, base = inner ? .1f * l : 0;
            push();
            move(0, base, z);
            if (b->ear_round)
                egg(0, l * .5f, 0, w * k, l * .5f * k, .055f);
            else {
                float xy[] = {-w * .55f * k, -.1f * l,     w * .55f * k, -.1f * l,    w * k,
                              l * .35f * k,  w * .4f * k,  l * .78f * k, 0,           l * k,
                              -w * .4f * k,  l * .78f * k, -w * k,       l * .35f * k};
                outline(7, xy, 2, .05f, .06f);
            }
            pop();
        }
        pop();
    }
}

static void cheeks(const Beast *b)
{
    part();
    paint(b->hide);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            float s = (float)side, t = (float)i / 5;
            Vec3 root = V(s * .3f, .08f - .32f * t, .02f + .08f * t);
            limb(root, root + V(s * b->cheek * (1 - .35f * t), -b->cheek * (.1f + .6f * t), -.08f), .1f, .008f);
        }
}

void beast_head(const Beast *b)
{
    upper(b);
    if (b->cheek > 0)
        cheeks(b);
    mouth(b);
    if (b->nose_kind != NOSE_NONE)
        nose_of(b);
    if (b->ear > 0)
        ears_of(b);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * b->eye_x, .13f, .3f - .5f * (b->eye_x - .16f), b->eye, (float)side * b->eye_yaw, -2,
                     b->iris, b->hide, (float)side * b->lid, b->open);
}
