/* SPDX-License-Identifier: MIT
 * What grows on heads of people. Order: brows; locks and the cap below them; hair by its kind; beard. */
#include "props/people_hair.h"

void brow_hairs(const Vec3 *line, float thick, float side, int seed)
{
    enum { HAIRS = 11 };
    float r[4] = {.009f * thick, .0140f * thick, .0100f * thick, .002f};
    blend(.010f);
    tube(4, line, r, 4);
    blend(.004f);
    for (int i = 0; i < HAIRS; i++) { /* at the nose they stand, further out they lie along */
        float t = (float)i / (HAIRS - 1), c = chance(seed + i), up = (.036f - .024f * t) * (.7f + .6f * c),
              out = .014f + .026f * t * (1 - .6f * t), half = (.0062f + .003f * c) * thick * (1 - .6f * t);
        Vec3 root = tube_point(4, line, 2.45f * t), hair[3];
        hair[0] = root + V(0, -.013f * thick, -.002f);
        hair[1] = root + V(side * out * .5f, (up * .45f - .004f) * thick, .007f);
        hair[2] = root + V(side * out * 1.4f, (up * .62f) * thick, .004f);
        float taper[3] = {half, half * .9f, .0015f};
        tube(3, hair, taper, 2);
    }
}

void person_brows(const Build *b)
{
    float t = or_one(b->p->brow) * mix(.47f, .90f, b->m) * (1 + .45f * b->old);
    Vec3 p[2][4];
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, in = b->look.inner[k], out = b->look.outer[k];
        float arch = mix(.016f, .004f, b->m);
        p[k][0] = skin_point(b->head, s * .052f, .082f + in, .001f);
        p[k][1] = skin_point(b->head, s * .108f, .104f + in * .55f + out * .4f + arch * .5f, .003f);
        p[k][2] = skin_point(b->head, s * .172f, .114f + out * .9f + arch, .003f);
        p[k][3] = skin_point(b->head, s * .232f, .090f + out * .8f, .001f);
    }
    part();
    paint(b->hair);
    for (int k = 0; k < 2; k++)
        brow_hairs(p[k], t, k ? 1 : -1, b->p->seed * 7 + 20 * k);
}

void hair_lock(int n, const Vec3 *points, float thick, int seed)
{
    enum { MOST = 8 };
    float r[MOST];
    Vec3 p[MOST];
    n = n < MOST ? n : MOST;
    for (int strand = 0; strand < 3; strand++) {
        float a = 2 * PI * (chance(seed * 3 + strand) + (float)strand * .33f);
        for (int i = 0; i < n; i++) {
            float t = (float)i / (float)(n - 1),
                  body = (t < .33f ? mix(.62f, 1, t * 3) : 1 - powf((t - .33f) / .67f, 1.6f));
            float off = strand ? thick * .62f * (1 + .4f * t) : 0;
            p[i] = points[i] + V(cosf(a + 1.6f * t) * off, 0, sinf(a + 1.6f * t) * off);
            r[i] = max_of(thick * body * (strand ? .62f : 1), .004f);
        }
        tube(n, p, r, 3);
    }
}

/* The skull's surface at an angle round (0 front, + right of the picture) and height -1..1 (1 crown); out: above it. */
static Vec3 scalp(float degrees, float height, float out)
{
    float a = degrees * PI / 180, c = sqrtf(max_of(1 - height * height, 0));
    return V(sinf(a) * c * (.345f + out), .15f + height * (.36f + out), cosf(a) * c * (.405f + out) - .075f);
}

static void cap_of_hair(const Build *b, float thick, float line)
{
    part();
    paint(b->hair);
    blend(.05f);
    egg(0, .15f, -.085f, .335f + thick, .355f + thick, .40f + thick);
    egg(0, -.05f, -.2f, .29f + thick, .3f, .26f + thick);
    carve();
    blend(.03f);
    push(); /* the face is left free up to the hairline */
    move(0, -.16f, .42f);
    box(0, 0, 0, .262f, .505f + line, .36f, mix(.20f, .15f, b->m));
    pop();
    egg(-.36f, -.10f, -.0f, .14f, .16f, .13f);
    egg(.36f, -.10f, -.0f, .14f, .16f, .13f);
    box(0, -.72f, 0, .6f, .4f, .7f, .05f);
    fill();
    blend(.009f);
}

static void lock4(Vec3 a, Vec3 b, Vec3 c, Vec3 d, float thick, int seed)
{
    Vec3 p[4] = {a, b, c, d};
    hair_lock(4, p, thick, seed);
}

/* A lock that lies on the skull from one place of it to another, `lift` above it in its middle. */
static void lock_over(float a0, float h0, float a1, float h1, float lift, float end, float thick, int seed)
{
    enum { POINTS = 5 };
    Vec3 p[POINTS];
    float c0 = sqrtf(max_of(1 - h0 * h0, 0)), c1 = sqrtf(max_of(1 - h1 * h1, 0));
    Vec3 from = V(sinf(a0 * PI / 180) * c0, h0, cosf(a0 * PI / 180) * c0),
         to = V(sinf(a1 * PI / 180) * c1, h1, cosf(a1 * PI / 180) * c1);
    for (int i = 0; i < POINTS; i++) {
        float t = (float)i / (POINTS - 1), out = .012f + lift * sinf(PI * powf(t, .8f)) + end * t * t;
        Vec3 d = vec_unit(vec_mix(from, to, t));
        p[i] = V(d[0] * (.345f + out), .15f + d[1] * (.36f + out), d[2] * (.405f + out) - .075f);
    }
    hair_lock(POINTS, p, thick, seed);
}

/* Combed from a parting left of the middle over the skull; lift: how high it stands. */
static void swept(const Build *b, float lift, int n, float thick)
{
    int seed = b->p->seed * 17;
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)(n - 1), to = mix(66, 165, t), c = chance(seed + i);
        lock_over(-24 - 12 * t, .60f + .36f * t, to + 8 * (c - .5f), -.12f - .22f * c, lift + .03f * (1 - t), .03f * c,
                  thick, seed + i);
    }
    for (int i = 0; i < 8; i++) { /* and to the other side */
        float t = (float)i / 7, c = chance(seed + i + 50);
        lock_over(-27 - 12 * t, .60f + .34f * t, mix(-70, -165, t), -.10f - .24f * c, lift * .6f + .015f, .02f * c,
                  thick * .92f, seed + i + 40);
    }
}

/* The height of the hairline at an angle round, when it is this at the middle of the forehead. */
static float hairline(float middle, float degrees)
{
    return middle - .0000065f * powf(fabsf(degrees), 2.55f);
}

/* Short, forward and to one side, row upon row. */
static void cropped(int seed)
{
    for (int i = 0; i < 44; i++) {
        float a = -118 + 236 * chance(seed + i), edge = hairline(.56f, a),
              h = mix(edge + .18f, .99f, chance(seed + i + 40));
        float to = max_of(h - .34f, edge - .16f), lean = 10 + 14 * (chance(seed + i + 80) - .5f);
        lock_over(a, h, a * 1.04f + lean, to, .03f, .012f, .030f, seed + i);
    }
}

static void bun(int seed)
{
    for (int i = 0; i < 17; i++) { /* drawn back from the hairline */
        float x = ((float)i - 8) * 13;
        lock_over(x, hairline(.58f, x), x < 0 ? -172 : 172, .62f, .022f, .02f, .042f, seed + i);
    }
    push();
    move(0, .44f, -.46f);
    turn_x(-40);
    ring(0, 0, 0, .085f, .062f);
    ring(0, .06f, 0, .05f, .05f);
    pop();
    for (int side = -1; side <= 1; side += 2) /* what escaped */
        lock4(scalp((float)side * 50, .5f, .01f), V((float)side * .32f, .1f, .17f), V((float)side * .345f, -.08f, .15f),
              V((float)side * .32f, -.25f, .17f), .016f, seed + 90 + side);
}

/* What hangs on one side of the face, s -1 or 1. */
static void fallen(float s, int seed)
{
    for (int i = 0; i < 6; i++) {
        float t = (float)i / 5, x = s * (.335f + .02f * t), z = .06f - .32f * t,
              c = chance(seed + i + (s > 0 ? 20 : 0));
        Vec3 p[5] = {scalp(s * (62 + 80 * t), .34f, .03f), V(x, -.06f, z + .02f), V(x * 1.12f, -.32f, z + .03f),
                     V(x * (1.02f + .2f * c), -.6f, z + .05f), V(x * (1.1f - .25f * c), -.85f - .2f * c, z + .07f)};
        hair_lock(5, p, .062f, seed + i + 7);
    }
}

/* The same, knot by knot. */
static void braid(float s)
{
    for (int i = 0; i < 11; i++) {
        float t = (float)i / 10, y = -.12f - .62f * t;
        push();
        move(s * (.335f + .04f * sinf(t * 3)), y, .02f + .16f * t);
        turn_z(i % 2 ? 28 : -28);
        egg(0, 0, 0, .052f * (1.1f - .4f * t), .05f, .05f * (1.1f - .4f * t));
        pop();
    }
}

/* Back from the hairline, then free, with the wind. */
static void mane(Vec3 wind, int seed)
{
    for (int i = 0; i < 29; i++) {
        float x = ((float)i - 14) * 8.3f, s = x < 0 ? -1.f : 1.f, c = chance(seed + i), hl = hairline(.60f, x);
        float behind = mix(40, 165, fabsf(x) / 115), rise = (.04f + .11f * c) * (1 - fabsf(x) / 130);
        Vec3 free_end = wind * (.55f + .5f * c) + V(s * .10f * c, .10f * (c - .6f), -.12f);
        Vec3 p[6] = {scalp(x, hl, .0f),
                     scalp(x * 1.05f, min_of(hl + .22f, .97f), .05f + rise * .5f),
                     scalp(mix(x, s * behind, .5f), .80f - .003f * fabsf(x), .08f + rise),
                     scalp(s * behind, .42f - .3f * c, .12f),
                     scalp(s * behind, .10f - .4f * c, .16f) + free_end * .5f,
                     scalp(s * behind, .05f - .5f * c, .15f) + free_end};
        hair_lock(6, p, .044f + .02f * chance(seed + i + 77), seed + i);
    }
}

static void wild(int seed)
{
    for (int i = 0; i < 34; i++) {
        float a = -115 + 230 * chance(seed + i), h = .25f + .72f * chance(seed + i + 60),
              out = .12f + .12f * chance(seed + i + 9);
        if (fabsf(a) < 45 && h < .66f)
            h = .7f + .25f * chance(i);
        float turn = 18 * (chance(seed + i + 21) - .3f) + (a < 0 ? -8 : 8);
        lock4(scalp(a, h, .01f), scalp(a + turn * .3f, h + .04f, .07f), scalp(a + turn * .8f, h - .04f, out * .8f),
              scalp(a + turn * 1.5f, h - .2f, out * 1.15f), .05f, seed + i);
    }
}

void person_hair(const Build *b)
{
    int seed = b->p->seed * 31;
    HairKind k = b->p->hairs;
    if (k == HAIR_NONE)
        return;
    cap_of_hair(b, k == HAIR_CROP ? .025f : .035f, -.02f - .05f * b->m * b->old);
    switch (k) {
    case HAIR_NONE:
        break;
    case HAIR_CROP:
        cropped(seed);
        break;
    case HAIR_SWEPT:
        swept(b, .075f, 9, .07f);
        break;
    case HAIR_BUN:
        bun(seed);
        break;
    case HAIR_BRAIDS:
        swept(b, .05f, 9, .066f);
        braid(-1);
        braid(1);
        break;
    case HAIR_LONG:
        swept(b, .05f, 9, .066f);
        fallen(-1, seed);
        fallen(1, seed);
        break;
    case HAIR_MANE:
        mane(b->p->wind, seed);
        break;
    case HAIR_WILD:
        wild(seed);
        break;
    }
}

void person_beard(const Build *b)
{
    Whiskers k = b->p->beard;
    if (k == WHISKERS_NONE || k == WHISKERS_STUBBLE)
        return;
    float l = or_one(b->p->beard_length) * (k == WHISKERS_FULL ? .5f : .16f), w = b->w, open = b->drop + b->cast.low;
    int seed = b->p->seed * 13 + 5;
    Vec3 root[2] = {skin_point(b->head, -.02f, -.222f + b->up * .7f, 0),
                    skin_point(b->head, .02f, -.222f + b->up * .7f, 0)};
    part();
    paint(b->hair);
    blend(.011f);
    if (k != WHISKERS_MOUSTACHE) {
        for (int side = -1; side <= 1; side += 2) { /* the mass under the locks */
            float s = (float)side;
            limb(V(s * .285f * w, -.06f, -.03f), V(s * .27f * w, -.24f, .0f), .03f, .055f);
            limb(V(s * .265f * w, -.24f, .02f), V(s * .06f, -.45f - open, .26f), .06f, .085f);
        }
        int n = 15;
        for (int i = 0; i < n; i++) {
            float a = ((float)i / (float)(n - 1) - .5f) * 2, c = cosf(a * 1.45f), out = fabsf(a);
            Vec3 r = V(a * .27f * w, -.22f - .235f * c - open * c, .03f + .285f * c);
            float long_here = l * (.45f + .6f * c) * (.82f + .36f * chance(seed + i));
            float in = -a * .07f + .05f * (chance(seed + i + 30) - .5f);
            lock4(r + V(0, .05f, 0), r + V(a * .02f, -.2f * long_here, .035f),
                  r + V(in * .5f, -.6f * long_here, .05f - .02f * out), r + V(in, -long_here, .01f), .05f + .018f * c,
                  seed + i);
        }
        for (int i = 0; i < 3; i++) { /* below the lip */
            float x = ((float)i - 1) * .035f;
            lock4(V(x * .6f, -.345f - b->down * .8f, .345f), V(x, min_of(-.38f - open, -.36f - b->down * .85f), .372f),
                  V(x, -.43f - open - .1f * l, .375f), V(x * .5f, -.48f - open - .35f * l, .36f), .03f, seed + 70 + i);
        }
    }
    for (int side = -1; side <= 1; side += 2) { /* moustache */
        float s = (float)side, up = b->look.corner[side < 0 ? 0 : 1];
        Vec3 r = root[side < 0 ? 0 : 1];
        float reach = k == WHISKERS_MOUSTACHE ? 1.25f : 1;
        lock4(r + V(0, .004f, .004f), r + V(s * .06f, -.012f, .006f), r + V(s * .115f * reach, -.06f + up, -.035f),
              r + V(s * .15f * reach, -.135f + up + (k == WHISKERS_MOUSTACHE ? .05f : 0), -.06f), .032f,
              seed + 80 + side);
    }
}
