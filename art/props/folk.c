/* SPDX-License-Identifier: MIT
 * Heads of people. */
#include "props/folk.h"

#include "props/teeth.h"

static void skull_and_cheeks(const Folk *f)
{
    float w = f->wide;
    part();
    paint(f->skin);
    blend(.13f);
    egg(0, .1f, -.03f, .39f, .4f, .4f);
    egg(0, -.18f, .07f, .33f * w, .28f, .3f);
    blend(.08f);
    egg(0, -.36f, .24f, .15f * w, .1f, .12f); /* chin */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .24f * w, -.1f, .27f, .13f, .11f, .12f);                     /* cheek */
        limb(V(s * .05f, .19f, .38f), V(s * .33f, .25f, .22f), .065f, .06f); /* brow */
    }
}

static void nose_of(const Folk *f)
{
    float n = f->nose;
    blend(.05f);
    Vec3 p[4] = {V(0, .12f, .35f), V(0, .04f, .42f + .06f * n), V(0, -.05f * n, .43f + .16f * n),
                 V(0, -.07f * n - f->hook, .44f + .17f * n)};
    float r[4] = {.055f, .06f, .085f, f->hook > .05f ? .05f : .08f};
    tube(4, p, r, 3);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .075f, -.07f * n, .41f + .1f * n, .052f);
}

static void ears_of(const Folk *f)
{
    float e = f->ear;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .37f, 0, -.04f);
        turn_z(s * -f->ear_droop);
        blend(.05f);
        if (e <= 0)
            egg(s * .05f, 0, 0, .07f, .13f, .06f);
        else {
            Vec3 p[4] = {V(0, 0, 0), V(s * .26f * e, .08f * e, -.03f), V(s * .56f * e, .2f * e, -.08f),
                         V(s * .85f * e, .36f * e, -.16f)};
            float r[4] = {.1f, .13f, .09f, .01f};
            tube(4, p, r, 3);
        }
        pop();
    }
    carve();
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .37f, 0, -.04f);
        turn_z(s * -f->ear_droop);
        if (e > 0)
            limb(V(s * .14f * e, .04f, .1f), V(s * .55f * e, .2f * e, .02f), .06f, .03f);
        else
            egg(s * .07f, 0, .06f, .03f, .07f, .04f);
        pop();
    }
    fill();
}

static void sockets_and_mouth(const Folk *f)
{
    float m = f->mouth, up = f->smile;
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .155f, .07f, .4f, .1f, .085f, .09f);
    blend(.03f);
    Vec3 p[5] = {V(-.2f, -.225f + up, .33f), V(-.1f, -.25f, .41f), V(0, -.255f, .44f), V(.1f, -.25f, .41f),
                 V(.2f, -.225f + up, .33f)};
    float r[5] = {.014f, .018f + .5f * m, .02f + .8f * m, .018f + .5f * m, .014f};
    tube(5, p, r, 3);
    fill();
}

static void lips_and_teeth(const Folk *f)
{
    float m = f->mouth, up = f->smile;
    if (m > 0) {
        part();
        paint(material_plain(rgb(0x380a10), .5f, .5f));
        egg(0, -.25f, .28f, .2f, m + .03f, .1f);
    } else if (f->lip > 0) {
        part();
        paint(f->lip);
        blend(.02f);
        Vec3 p[5] = {V(-.13f, -.245f + up * .6f, .36f), V(-.06f, -.235f, .4f), V(0, -.25f, .42f), V(.06f, -.235f, .4f),
                     V(.13f, -.245f + up * .6f, .36f)};
        float r[5] = {.008f, .024f, .026f, .024f, .008f};
        tube(5, p, r, 3);
        egg(0, -.285f, .4f, .075f, .024f, .03f);
    }
    if (m <= 0 || f->teeth <= 0)
        return;
    for (int low = 0; low < 2; low++) {
        push();
        move(0, low ? -.26f - m * .8f : -.245f + m * .75f, .36f);
        teeth(&(Teeth){.count = f->sharp ? 8 : 6,
                       .material = f->teeth,
                       .half_width = .15f,
                       .sag = up * .6f,
                       .depth = .055f,
                       .length = (low ? -.6f : .8f) * m - .02f * (low ? 1.f : -1.f),
                       .thick = .03f,
                       .uneven = f->sharp ? .5f : .1f,
                       .blunt = !f->sharp});
        pop();
    }
}

static void eyes_and_brows(const Folk *f)
{
    float size = f->eye_size > 0 ? f->eye_size : 1;
    bool white_given = luminance(f->white) > 0;
    int e = material_eye(f->iris, white_given ? f->white : rgb(0xfff6e4), f->glow, f->pupil);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .155f, .07f, .325f, .105f * size, (float)side * 5, -3, e, f->skin,
                     (float)side * f->lid, f->open);
    if (f->brow <= 0 || f->hair <= 0)
        return;
    part();
    paint(f->hair);
    blend(.025f);
    lumpy(.008f, 20);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, t = f->lid * .0035f;
        Vec3 p[3] = {V(s * .045f, .2f - t, .44f), V(s * .18f, .265f, .4f), V(s * .36f, .25f + t, .24f)};
        float r[3] = {.03f * f->brow, .045f * f->brow, .012f};
        tube(3, p, r, 3);
    }
}

/* A lock from a point of the jaw that falls and comes a little forward. */
static void beard_lock(float a, float length, float thick, int i)
{
    Vec3 root = V(sinf(a) * .32f, -.16f - .18f * cosf(a), .06f + .28f * cosf(a));
    float l = length * (.55f + .45f * cosf(a)) * (.85f + .3f * chance(i + 31));
    Vec3 p[4] = {root, root + V(sinf(a) * .06f, -.3f * l, .08f * cosf(a)),
                 root + V(sinf(a) * -.02f + .05f * (chance(i) - .5f), -.65f * l, .12f * cosf(a)),
                 root + V(sinf(a) * -.1f + .12f * (chance(i + 9) - .5f), -l, .06f * cosf(a))};
    float r[4] = {thick, thick * 1.05f, thick * .75f, thick * .1f};
    tube(4, p, r, 3);
}

static void beard_of(const Folk *f)
{
    float l = f->beard_length > 0 ? f->beard_length : 1;
    part();
    paint(f->hair);
    blend(.035f);
    float full = (f->beard == BEARD_SHORT ? .32f : f->beard == BEARD_LONG ? 1.05f : .5f) * l;
    for (int i = 0; i < 17; i++)
        beard_lock(((float)i - 8) * .2f, full, .075f, i);
    if (f->beard == BEARD_LONG)
        for (int i = 0; i < 9; i++)
            beard_lock(((float)i - 4) * .22f, full * .7f, .085f, i + 20);
    if (f->beard == BEARD_BRAIDS)
        for (int side = -1; side <= 1; side += 2)
            folk_braid(V((float)side * .16f, -.56f, .34f), .6f * l, .085f, f->hair, material_gold());
}

static void moustache_of(const Folk *f)
{
    float l = f->moustache;
    part();
    paint(f->hair);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .02f, -.17f, .48f), V(s * .14f, -.19f, .46f), V(s * (.2f + .1f * l), -.24f - .08f * l, .38f),
                     V(s * (.2f + .26f * l), -.18f - .16f * l, .32f)};
        float r[4] = {.05f, .066f, .05f, .006f};
        tube(4, p, r, 4);
    }
}

void folk_head(const Folk *f)
{
    skull_and_cheeks(f);
    nose_of(f);
    ears_of(f);
    sockets_and_mouth(f);
    lips_and_teeth(f);
    eyes_and_brows(f);
    if (f->beard != BEARD_NONE && f->hair > 0)
        beard_of(f);
    if (f->moustache > 0 && f->hair > 0)
        moustache_of(f);
}

void folk_braid(Vec3 from, float length, float thick, int m, int metal)
{
    part();
    paint(m);
    blend(thick * .25f);
    int n = (int)(length / (thick * .95f));
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)n, k = thick * (1 - .35f * t), s = i % 2 ? .35f : -.35f;
        egg(from[0] + s * k, from[1] - t * length, from[2] + .05f * sinf(t * 3), k * .95f, k * .8f, k * .85f);
    }
    if (metal <= 0)
        return;
    part();
    paint(metal);
    push();
    move(from[0], from[1] - length, from[2]);
    drum(0, 0, 0, thick * .72f, thick * .35f, .01f);
    pop();
    part();
    paint(m);
    limb(V(from[0], from[1] - length, from[2]), V(from[0], from[1] - length - thick * 2, from[2]), thick * .6f, .01f);
}
