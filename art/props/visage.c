/* SPDX-License-Identifier: MIT
 * Faces that act. Order: bones, sockets, lids, nose, mouth, ears, age; then what are parts of their own: eyes, brows,
 * teeth, lips. */
#include "props/visage.h"

#include "props/left_out.h"
#include "props/people.h"
#include "props/skin.h"

typedef struct {
    const Visage *v;
    int skin, red, shade, hair, dark;
    int head; /* part */
} Sitter;

static int flesh(Vec3 c)
{
    int m = material_new(c, c * V(.88f, .80f, .76f), .50f, .6f, PAT_NOISE, 6, .10f);
    material(m)->sss = vec_mix(c, rgb(0xc02c10), .45f) * .5f;
    return m;
}

/* ---- bones ---- */

static void bones(Sitter *a)
{
    const Visage *v = a->v;
    float w = or_one(v->jaw), drop = v->gape * .85f, wry = v->wry * .5f;
    part();
    a->head = scene()->part_count - 1;
    paint(a->skin);
    blend(.09f);
    egg(0, .17f, -.07f, .345f, .345f, .40f);
    egg(0, .20f, .10f, .285f, .22f, .215f);
    egg(wry, -.20f - drop * .3f, .07f, .255f * w, .27f, .24f);
    egg(wry * 1.6f, -.27f - drop * .35f, .225f, .150f, .13f + drop * .4f, .12f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, up = .02f * max_of(v->corner[k], 0) * 14;
        paint(a->skin);
        limb(V(s * .275f * w, -.13f, -.05f), V(s * .10f * w + wry, -.41f - drop, .20f), .060f, .062f);
        paint(a->red);
        limb(V(s * .135f, -.115f + up, .275f), V(s * .285f, -.050f + up, .135f), .072f + .35f * up, .055f);
        egg(s * .215f + wry * .3f, -.165f + up, .225f, .085f, .075f, .075f);
        paint(a->skin);
        limb(V(s * .045f, .125f + .6f * v->brow[k] - .5f * v->frown[k], .325f),
             V(s * .255f, .135f + .5f * v->brow[k], .200f), .052f, .042f);
        if (v->puff > 0)
            egg(s * .235f, -.235f, .185f, .17f * v->puff, .16f * v->puff, .16f * v->puff);
    }
    egg(wry * 2, -.425f - drop, .245f + .12f * v->chin, .085f * w, .062f, .068f);
    if (v->neck >= 0) {
        float n = or_else(v->neck, .19f);
        Vec3 p[3] = {V(0, -.20f, -.10f), V(0, -.55f, -.14f), V(0, -.95f, -.18f)};
        float r[3] = {n, n * .95f, n * 1.2f};
        tube(3, p, r, 3);
    }
    carve();
    blend(.09f);
    float g = v->puff > 0 ? 0 : max_of(v->gaunt, v->old * .5f);
    if (g > 0)
        for (int side = -1; side <= 1; side += 2) {
            float s = (float)side;
            egg(s * .335f * w, -.26f, .20f, .075f + .06f * g, .11f, .13f);
            egg(s * .375f, .14f, .19f, .055f + .03f * g, .09f, .10f);
        }
    paint(a->shade);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .150f, .012f, .425f, .105f, .075f, .150f);
        egg(s * .052f, .035f, .42f, .03f, .05f, .10f);
    }
    fill();
    paint(a->skin);
}

/* ---- eyes ---- */

typedef struct {
    float x, y, z, r, k, up, low, tilt;
} Lens;

static Lens lens_of(const Visage *v, int k)
{
    float size = or_one(v->eye), s = k ? 1.f : -1.f;
    return (Lens){.x = s * .152f,
                  .z = .232f,
                  .r = .100f * size,
                  .k = size,
                  .up = .050f * v->open[k] * size,
                  .low = .034f * or_one(v->under[k]) * size,
                  .tilt = v->slant[k]};
}

/* The opening, from the inner corner over the top; x away from the nose. */
static void almond(const Lens *e, float *xy)
{
    const float k = e->k, t = e->tilt;
    const float point[16] = {-.084f * k, -.012f - t * .4f,
                             -.048f * k, e->up * .74f - t * .2f,
                             0,          e->up,
                             .047f * k,  e->up * .80f + t * .5f,
                             .086f * k,  t,
                             .046f * k,  -e->low * .82f + t * .45f,
                             0,          -e->low,
                             -.046f * k, -e->low * .76f - t * .2f};
    for (int i = 0; i < 16; i++)
        xy[i] = point[i];
}

static void lids(const Sitter *a)
{
    for (int k = 0; k < 2; k++) {
        Lens e = lens_of(a->v, k);
        blend(.03f);
        paint(a->skin);
        egg(e.x, e.y, e.z, e.r * 1.15f, e.r * 1.10f, e.r * 1.13f);
        if (a->v->open[k] <= 0) { /* shut: a crease, as if squeezed */
            carve();
            paint(a->dark);
            blend(.008f);
            float s = k ? 1.f : -1.f;
            Vec3 p[4] = {V(e.x - s * .085f, -.012f, e.z + .075f), V(e.x - s * .03f, -.026f, e.z + e.r * 1.09f),
                         V(e.x + s * .035f, -.022f, e.z + e.r * 1.07f),
                         V(e.x + s * .105f, .006f + e.tilt, e.z + .050f)};
            float r[4] = {.008f, .015f, .015f, .006f};
            tube(4, p, r, 4);
            fill();
            continue;
        }
        float xy[16];
        almond(&e, xy);
        push();
        move(e.x, e.y, e.z + .11f);
        if (k == 0)
            for (int i = 0; i < 8; i++)
                xy[2 * i] = -xy[2 * i];
        carve();
        paint(a->shade);
        blend(.006f);
        outline(8, xy, 4, .14f, .002f);
        fill();
        pop();
    }
}

static void eyeballs(const Sitter *a)
{
    const Visage *v = a->v;
    bool given = luminance(v->white) > 0;
    int m = material_eye(v->iris, given ? v->white : rgb(0xf4e8d8), v->glow, v->pupil);
    material(m)->iris = or_else(v->iris_size, .42f);
    material(m)->rough = .1f;
    int spark = material_glow(rgb(0xfffaf0), 1.8f);
    for (int k = 0; k < 2; k++) {
        if (v->open[k] <= 0)
            continue;
        Lens e = lens_of(v, k);
        float s = k ? 1.f : -1.f, xy[16], r[6];
        part();
        eye(e.x, e.y, e.z, e.r, v->gaze_x - s * 2, -v->gaze_y, m);
        push();
        move(e.x, e.y, e.z);
        turn_y(v->gaze_x * .7f - 14);
        turn_x(-v->gaze_y * .7f - 14);
        part();
        paint(spark);
        ball(0, 0, e.r * .985f, .0145f * e.k);
        pop();
        part(); /* the edge of the upper lid */
        paint(a->dark);
        blend(.01f);
        almond(&e, xy);
        Vec3 p[6];
        static const float thin[6] = {.005f, .010f, .014f, .015f, .013f, .003f};
        for (int i = 0; i < 6; i++) {
            float x = i < 5 ? xy[2 * i] : xy[8] * 1.18f, y = i < 5 ? xy[2 * i + 1] : xy[9] - .008f, lid = e.r * 1.12f,
                  z = sqrtf(max_of(lid * lid - x * x - y * y, .0004f));
            p[i] = V(e.x + s * x, e.y + y + .003f, e.z + z * (i < 5 ? 1 : .8f));
            r[i] = thin[i];
        }
        tube(6, p, r, 3);
    }
}

/* Bushy: short hairs laid over each other that stand off; thin: one line. */
static void brows(const Sitter *a)
{
    const Visage *v = a->v;
    float t = or_one(v->bush);
    if (t < 0)
        return;
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, in = v->brow[k] - v->frown[k], out = v->brow[k] * .7f + .3f * v->frown[k];
        float xy[8] = {s * .040f, .095f + in,  s * .115f, .125f + in * .5f + v->brow[k] * .5f,
                       s * .195f, .138f + out, s * .285f, .085f + out};
        Vec3 p[4];
        for (int i = 0; i < 4; i++)
            p[i] = skin_point(a->head, xy[2 * i], xy[2 * i + 1], .004f);
        part();
        paint(a->hair);
        if (v->fine_brows) {
            brow_hairs(p, t, s, 40 * k);
            continue;
        }
        blend(.012f);
        float r[4] = {.018f * t, .025f * t, .019f * t, .005f};
        tube(4, p, r, 4);
        if (t > 1.3f)
            for (int i = 0; i < 9; i++) {
                float u = (float)i * .36f, c = chance(i + 11 * k);
                Vec3 q = tube_point(4, p, min_of(u, 2.95f)), l[3];
                l[0] = q - V(0, .012f, .004f);
                l[1] = q + V(s * (.025f + .014f * u), .030f - .012f * u, .030f);
                l[2] = q + V(s * (.055f + .03f * u), .045f + .03f * c - .022f * u, .030f + .03f * c);
                hair_lock(3, l, .014f * t, i + 40 * k);
            }
    }
}

/* ---- nose ---- */

static void nose(const Sitter *a)
{
    const Visage *v = a->v;
    float n = or_one(v->nose), b = or_one(v->bulb), x = v->wry;
    float ty = -.055f - .105f * n - v->hook, tz = .335f + .095f * n;
    Vec3 p[4] = {V(0, .095f, .315f), V(x * .2f, .02f, .325f + .03f * n + .25f * v->hook),
                 V(x * .6f, -.05f * n - .2f * v->hook, .33f + .075f * n + .3f * v->hook), V(x, ty, tz)};
    float r[4] = {.030f, .030f, .036f, .046f * b};
    blend(.03f);
    paint(a->skin);
    tube(4, p, r, 4);
    paint(a->red);
    egg(x, ty, tz + .01f, .052f * b, .046f * b, .048f * b);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.035f);
        limb(V(s * .03f, -.01f, .30f), V(x * .7f + s * .05f, ty + .03f, .325f), .028f, .036f);
        blend(.018f);
        egg(x * .9f + s * .056f * b, ty + .004f, tz * .55f + .165f, .032f * b, .030f * b, .046f * b);
    }
    carve();
    paint(a->dark);
    blend(.012f);
    for (int side = -1; side <= 1; side += 2)
        egg(x + (float)side * .033f * b, ty - .036f * b, tz - .018f, .019f * b, .014f * b, .026f * b);
    fill();
    paint(a->skin);
}

/* ---- mouth ---- */

/* The n = 8 points of the opening, from the left corner over the top; the lower lip hangs by the gape. */
static void mouth_line(const Visage *v, float *xy)
{
    float half = or_else(v->mouth, .12f), y = -.275f, x = v->wry * 1.5f, up = .010f + .18f * v->gape,
          down = 1.6f * v->gape, mid = (v->corner[0] + v->corner[1]) * .15f;
    const float p[16] = {-half, v->corner[0],   -half * .52f, up + v->corner[0] * .35f,
                         0,     up * .8f - mid, half * .52f,  up + v->corner[1] * .35f,
                         half,  v->corner[1],   half * .60f,  -down * .82f + v->corner[1] * .35f,
                         0,     -down - mid,    -half * .60f, -down * .82f + v->corner[0] * .35f};
    for (int i = 0; i < 8; i++) {
        xy[2 * i] = p[2 * i] + x;
        xy[2 * i + 1] = p[2 * i + 1] + y;
    }
}

static void mouth(const Sitter *a)
{
    const Visage *v = a->v;
    if (v->pucker > 0) {
        float x = v->wry * 1.5f;
        blend(.05f);
        limb(V(x * .5f, -.265f, .26f), V(x, -.285f, .375f), .095f, .068f);
        carve();
        paint(a->dark);
        blend(.015f);
        egg(x, -.290f, .44f, v->pucker, v->pucker * .9f, .07f);
        fill();
        paint(a->skin);
        return;
    }
    float xy[16];
    mouth_line(v, xy);
    if (v->gape <= 0)
        return;
    carve();
    paint(a->dark);
    blend(.012f);
    push();
    move(0, 0, .34f);
    outline(8, xy, 3, .15f, .002f);
    pop();
    fill();
    paint(a->skin);
}

static void lips(const Sitter *a)
{
    const Visage *v = a->v;
    float full = or_one(v->lips);
    bool own = luminance(v->lip) <= 0;
    int lip = flesh(own ? v->skin * V(.84f, .55f, .50f) : v->lip);
    if (v->pucker > 0) {
        float x = v->wry * 1.5f;
        part();
        paint(lip);
        push();
        move(x, -.290f, .432f);
        turn_x(84);
        ring(0, 0, 0, v->pucker * 1.12f, .021f * full);
        pop();
        return;
    }
    float xy[16], up[10], low[10];
    mouth_line(v, xy);
    for (int i = 0; i < 5; i++) {
        up[2 * i] = xy[2 * i];
        up[2 * i + 1] = xy[2 * i + 1] + (i > 0 && i < 4 ? .010f * full : 0);
        int j = i == 0 ? 0 : 8 - i;
        low[2 * i] = xy[2 * j];
        low[2 * i + 1] = xy[2 * j + 1] - (i > 0 && i < 4 ? .012f * full : 0);
    }
    part();
    paint(lip);
    blend(.014f);
    float ur[5] = {.007f, .013f * full, .013f * full, .013f * full, .007f},
          lr[5] = {.007f, .017f * full, .021f * full, .017f * full, .007f};
    Vec3 p[5];
    for (int i = 0; i < 5; i++)
        p[i] = skin_point(a->head, up[2 * i], up[2 * i + 1] + .006f, -.004f);
    tube(5, p, ur, 4);
    for (int i = 0; i < 5; i++)
        p[i] = skin_point(a->head, low[2 * i], low[2 * i + 1] - .008f, -.003f);
    tube(5, p, lr, 4);
    if (v->gape > 0)
        return;
    part(); /* the line between them */
    paint(a->dark);
    blend(.005f);
    for (int i = 0; i < 5; i++)
        p[i] = skin_point(a->head, xy[2 * i] * 1.05f, xy[2 * i + 1], .010f);
    float r[5] = {.007f, .007f, .008f, .007f, .007f};
    tube(5, p, r, 4);
}

static void teeth_row(const Sitter *a, bool low, int m, float long_)
{
    const Visage *v = a->v;
    float xy[16], half = or_else(v->mouth, .12f);
    mouth_line(v, xy);
    int n = 8;
    for (int i = 0; i < n; i++) {
        float u = ((float)i + .5f) / (float)n * 2 - 1, c = chance(i + (low ? 30 : 0)), t = (u + 1) * 2;
        int j = (int)t < 3 ? (int)t : 3;
        float f = t - (float)j;
        int p0 = low ? (8 - j) % 8 : j, p1 = low ? (7 - j) % 8 : j + 1;
        float x = mix(xy[2 * p0], xy[2 * p1], f) * .96f, y = mix(xy[2 * p0 + 1], xy[2 * p1 + 1], f),
              z = .318f - .10f * u * u - (low ? .018f : 0), h = long_ * (.86f + .25f * c), wide = half * .128f;
        part();
        paint(m);
        blend(.005f);
        push();
        move(x, y + (low ? .4f : -.4f) * h, z);
        turn_z(7 * (c - .5f));
        box(0, 0, 0, wide, h * .62f, .016f, .010f);
        pop();
        if (v->fangs > 0 && !low && (i == 2 || i == 5))
            limb(V(x, y, z + .012f), V(x * 1.03f, y - v->fangs, z + .028f), .024f, .003f);
    }
}

static void mouth_inside(const Sitter *a)
{
    const Visage *v = a->v;
    if (v->gape <= 0 || v->pucker > 0)
        return;
    int ivory = material_plain(rgb(0xf6ead0), .3f, .8f);
    float long_ = min_of(.022f + .35f * v->gape, .055f);
    if (v->upper > 0)
        teeth_row(a, false, ivory, long_ * v->upper);
    if (v->lower > 0)
        teeth_row(a, true, ivory, long_ * .9f * v->lower);
    if (v->gape > .04f) {
        part();
        paint(material_plain(rgb(0x9a3436), .4f, .7f));
        egg(v->wry * 1.5f, -.275f - 1.45f * v->gape, .22f, or_else(v->mouth, .12f) * .62f, .02f + .45f * v->gape, .09f);
    }
}

/* ---- ears and age ---- */

static void ears(const Sitter *a)
{
    float long_ = a->v->ear;
    paint(a->red);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .325f, -.045f, -.05f);
        blend(.02f);
        if (long_ > 0) {
            Vec3 p[4] = {V(-s * .02f, .0f, 0), V(s * .10f * long_, .09f * long_, -.03f),
                         V(s * .22f * long_, .26f * long_, -.09f), V(s * .30f * long_, .50f * long_, -.16f)};
            float r[4] = {.075f, .075f, .050f, .004f};
            tube(4, p, r, 4);
            carve();
            blend(.03f);
            limb(V(s * .05f, .04f, .08f), V(s * .22f * long_, .30f * long_, -.02f), .045f, .018f);
        } else {
            turn_y(s * 26);
            turn_x(-8);
            egg(s * .02f, 0, -.01f, .03f, .105f, .066f);
            egg(s * .012f, -.085f, 0, .024f, .04f, .03f);
            carve();
            egg(s * .052f, .012f, .008f, .022f, .06f, .034f);
        }
        fill();
        pop();
    }
    paint(a->skin);
}

static void age(const Sitter *a)
{
    const Visage *v = a->v;
    float o = v->old, deep = .0025f + .0075f * o, laugh = max_of(v->corner[0] + v->corner[1], 0);
    carve();
    paint(a->shade);
    blend(.020f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, half = or_else(v->mouth, .12f), x = v->wry;
        float d = deep + .03f * laugh,
              fold[8] = {x + s * .075f,          -.150f, x + s * .110f,          -.190f,
                         x + s * (half + .030f), -.25f,  x + s * (half + .038f), -.32f - v->gape},
              r[4] = {d * .6f, d, d, d * .4f};
        skin_line(a->head, 4, fold, r, .003f);
        if (o > .3f) {
            float bag[6] = {s * .080f, -.075f, s * .145f, -.098f, s * .215f, -.066f}, br[3] = {.004f, .010f, .004f};
            skin_line(a->head, 3, bag, br, .003f);
        }
        if (o > .3f || v->open[k] <= 0) /* crow's feet */
            for (int i = 0; i < 3; i++) {
                float foot[4] = {s * .245f, .015f - .022f * (float)i, s * .295f, .045f - .050f * (float)i},
                      fr[2] = {.0065f, .003f};
                skin_line(a->head, 2, foot, fr, .003f);
            }
        if (v->frown[k] > .02f) {
            float line[4] = {s * .020f, .085f, s * .030f, .165f}, lr[2] = {.009f, .004f};
            skin_line(a->head, 2, line, lr, .003f);
        }
    }
    float lifted = (v->brow[0] + v->brow[1]) * .5f;
    if (o > .3f || lifted > .02f)
        for (int i = 0; i < 3; i++) {
            float y = .215f + .050f * (float)i + .4f * lifted,
                  line[10] = {-.17f, y + v->brow[0] * .4f,         -.085f, y + .010f + v->brow[0] * .5f, 0, y - .004f,
                              .085f, y + .010f + v->brow[1] * .5f, .17f,   y + v->brow[1] * .4f},
                  r[5] = {.003f, .0085f, .0065f, .0085f, .003f};
            skin_line(a->head, 5, line, r, .003f);
        }
    fill();
    paint(a->skin);
}

int visage(const Visage *v)
{
    Vec3 c = v->skin;
    float flush = or_one(v->flush);
    Sitter a = {.v = v,
                .skin = flesh(c),
                .red = flesh(c * vec_mix(V(1, 1, 1), V(1.02f, .70f, .64f), flush)),
                .shade = flesh(c * V(.56f, .38f, .36f)),
                .hair = material_new(v->hair, v->hair * .45f, .5f, .9f, PAT_HAIR, 2.2f, .12f),
                .dark = material_plain(vec_mix(c * V(.10f, .04f, .04f), rgb(0x120406), .6f), .75f, .15f)};
    bones(&a);
    lids(&a);
    nose(&a);
    mouth(&a);
    ears(&a);
    age(&a);
    lips(&a);
    mouth_inside(&a);
    brows(&a);
    eyeballs(&a);
    return a.skin;
}
