/* SPDX-License-Identifier: MIT
 * Goblins seen close. Order of a face: bones, sockets, lids, mouth, nose, ears, folds; then what are parts of their own:
 * lips, teeth, brows, eyes. */
#include "types/goblin_visage.h"

#include "props/left_out.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/skin.h"

/* What the clan gives. */
typedef struct {
    float nose, hook, bulb, root;  /* length; how far the tip hangs; radii of tip and root */
    float ear, ear_lift, ear_wide; /* length, degrees above the level, breadth */
    float jaw, chin;               /* breadth; length of a pointed chin */
    float tusks, brow;             /* length of two lower tusks; thickness of the brows */
    float gaunt;
    bool wart, buck, goatee, freckles, scar;
} Breed;

static const Breed breeds[CLANS] = {
    [CLAN_RUBY] = {.nose = .30f,
                   .hook = .05f,
                   .bulb = .112f,
                   .root = .075f,
                   .ear = .66f,
                   .ear_lift = 26,
                   .ear_wide = 1.0f,
                   .jaw = 1.16f,
                   .tusks = .17f,
                   .brow = .062f,
                   .gaunt = .3f,
                   .scar = true},
    [CLAN_EMERALD] = {.nose = .66f,
                      .hook = .14f,
                      .bulb = .048f,
                      .root = .070f,
                      .ear = .92f,
                      .ear_lift = 8,
                      .ear_wide = .95f,
                      .jaw = .96f,
                      .chin = .10f,
                      .brow = .040f,
                      .gaunt = .9f,
                      .wart = true},
    [CLAN_SAPPHIRE] = {.nose = .40f,
                       .hook = .17f,
                       .bulb = .074f,
                       .root = .082f,
                       .ear = .80f,
                       .ear_lift = -24,
                       .ear_wide = .9f,
                       .jaw = .90f,
                       .chin = .12f,
                       .brow = .070f,
                       .gaunt = .7f,
                       .goatee = true},
    [CLAN_AMBER] = {.nose = .34f,
                    .hook = -.10f,
                    .bulb = .080f,
                    .root = .060f,
                    .ear = .70f,
                    .ear_lift = 18,
                    .ear_wide = 1.4f,
                    .jaw = 1.0f,
                    .brow = .034f,
                    .gaunt = .1f,
                    .buck = true,
                    .freckles = true},
};

typedef struct {
    const Goblin *g;
    const GoblinAct *a;
    const Breed *b;
    int red, shade, dark;
    int head; /* part */
} Sitter;

static float mouth_half(const Sitter *s)
{
    return or_else(s->a->mouth, .24f) * mix(1, s->b->jaw, .7f);
}

/* ---- where the skin is ---- */

/* skin_point() from further away: before the tip of the longest nose. */
static Vec3 skin_at(const Sitter *a, float x, float y, float lift)
{
    const float far = 1.6f;
    Vec3 from = here(V(x, y, far)), step = here(V(x, y, 0)) - from;
    float size = vec_length(step) / far, t = 0;
    step = vec_unit(step);
    for (int i = 0; i < 90 && t < 2; i++) {
        float d = skin_distance(a->head, from + step * (t * size)) / size;
        if (d < .0008f)
            break;
        t += max_of(d * .9f, .0006f);
    }
    return V(x, y, far - t + lift);
}

static void crease(const Sitter *a, int n, const float *xy, const float *r, float lift)
{
    enum { MOST = 8 };
    Vec3 p[MOST];
    n = n < MOST ? n : MOST;
    for (int i = 0; i < n; i++)
        p[i] = skin_at(a, xy[2 * i], xy[2 * i + 1], lift);
    tube(n, p, r, 3);
}

/* ---- bones ---- */

static float drop_of(const Sitter *a)
{
    return a->a->gape * .75f;
}

static void half_of_bones(const Sitter *a, int k)
{
    const GoblinAct *t = a->a;
    float s = k ? 1.f : -1.f, w = a->b->jaw, drop = drop_of(a),
          up = .06f * t->sneer[k] + .35f * max_of(t->corner[k], 0);
    paint(a->g->skin);
    limb(V(s * .38f * w, -.09f, -.05f), V(s * .14f * w, -.34f - drop, .19f), .082f, .082f);
    limb(V(s * .055f, .165f + .8f * t->brow[k] - .55f * t->frown[k], .375f),
         V(s * .34f, .195f + .6f * t->brow[k], .21f), .074f, .058f);
    paint(a->red);
    limb(V(s * .215f, -.085f + up, .300f), V(s * .390f, .015f + up, .12f), .088f + .3f * up, .068f);
    egg(s * .285f, -.150f + up, .235f, .100f, .085f, .085f);
    paint(a->g->skin);
    if (t->puff > 0)
        egg(s * .295f, -.185f, .20f, .19f * t->puff, .18f * t->puff, .18f * t->puff);
}

static void bones(Sitter *a)
{
    float w = a->b->jaw, drop = drop_of(a), c = a->b->chin;
    part();
    a->head = scene()->part_count - 1;
    paint(a->g->skin);
    blend(.10f);
    egg(0, .20f, -.09f, .43f, .33f, .40f);
    egg(0, .25f, .08f, .33f, .19f, .27f);
    egg(0, -.11f, .06f, .35f * w, .26f, .30f);
    egg(0, -.20f - drop * .35f, .18f, .25f * w, .16f + .35f * drop, .20f);
    for (int k = 0; k < 2; k++)
        half_of_bones(a, k);
    egg(0, -.375f - drop, .255f, .13f * w, .080f, .095f);
    if (c > 0)
        limb(V(0, -.37f - drop, .28f), V(0, -.38f - c - drop, .37f + .3f * c), .085f, .045f);
    carve();
    blend(.09f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, g = a->a->puff > 0 ? 0 : a->b->gaunt;
        egg(s * .475f, .17f, .20f, .07f, .11f, .16f);
        if (g > 0)
            egg(s * (.405f + .03f * w), -.20f, .20f, .065f + .045f * g, .085f, .15f);
    }
    paint(a->shade);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .185f, .055f, .475f, .125f, .095f, .15f);
        egg(s * .065f, .085f, .47f, .035f, .06f, .10f);
    }
    fill();
    paint(a->g->skin);
}

/* ---- eyes ---- */

typedef struct {
    float x, y, z, r, k, up, low, tilt;
} Lens;

static Lens lens_of(const Sitter *a, int k)
{
    float size = 1.22f * or_one(a->a->eye), s = k ? 1.f : -1.f;
    return (Lens){.x = s * .186f,
                  .y = .050f,
                  .z = .282f,
                  .r = .100f * size,
                  .k = size,
                  .up = .056f * a->a->open[k] * size,
                  .low = .040f * or_one(a->a->under[k]) * size,
                  .tilt = a->a->slant[k]};
}

/* The opening, from the inner corner over the top; x away from the nose. */
static void almond(const Lens *e, float *xy)
{
    const float k = e->k, t = e->tilt;
    const float point[16] = {-.090f * k, -.014f - t * .4f,
                             -.052f * k, e->up * .74f - t * .2f,
                             0,          e->up,
                             .050f * k,  e->up * .80f + t * .5f,
                             .090f * k,  t,
                             .048f * k,  -e->low * .82f + t * .45f,
                             0,          -e->low,
                             -.048f * k, -e->low * .76f - t * .2f};
    for (int i = 0; i < 16; i++)
        xy[i] = point[i];
}

static void shut_lid(const Sitter *a, const Lens *e, float s)
{
    carve();
    paint(a->dark);
    blend(.008f);
    Vec3 p[4] = {V(e->x - s * .105f, e->y - .012f, e->z + .080f), V(e->x - s * .04f, e->y - .030f, e->z + e->r * 1.09f),
                 V(e->x + s * .045f, e->y - .026f, e->z + e->r * 1.06f),
                 V(e->x + s * .125f, e->y + .006f + e->tilt, e->z + .050f)};
    float r[4] = {.010f, .018f, .018f, .008f};
    tube(4, p, r, 4);
    fill();
}

static void lids(const Sitter *a)
{
    for (int k = 0; k < 2; k++) {
        Lens e = lens_of(a, k);
        float xy[16], s = k ? 1.f : -1.f;
        blend(.03f);
        paint(a->g->skin);
        egg(e.x, e.y, e.z, e.r * 1.15f, e.r * 1.10f, e.r * 1.13f);
        blend(.02f);
        limb(V(e.x - s * .07f, e.y - .085f, e.z + .085f), V(e.x + s * .09f, e.y - .080f, e.z + .055f), .022f,
             .018f); /* a bag */
        if (a->a->open[k] <= 0) {
            shut_lid(a, &e, s);
            continue;
        }
        almond(&e, xy);
        push();
        move(e.x, e.y, e.z + .14f);
        if (k == 0)
            for (int i = 0; i < 8; i++)
                xy[2 * i] = -xy[2 * i];
        carve();
        paint(a->shade);
        blend(.006f);
        outline(8, xy, 4, .18f, .002f);
        fill();
        pop();
    }
    paint(a->g->skin);
}

static void edge_of_lid(const Sitter *a, const Lens *e, float s)
{
    float xy[16], r[6];
    static const float thin[6] = {.006f, .013f, .018f, .019f, .016f, .004f};
    Vec3 p[6];
    part();
    paint(a->dark);
    blend(.01f);
    almond(e, xy);
    for (int i = 0; i < 6; i++) {
        float x = i < 5 ? xy[2 * i] : xy[8] * 1.16f, y = i < 5 ? xy[2 * i + 1] : xy[9] - .008f, lid = e->r * 1.12f,
              z = sqrtf(max_of(lid * lid - x * x - y * y, .0004f));
        p[i] = V(e->x + s * x, e->y + y + .003f, e->z + z * (i < 5 ? 1 : .8f));
        r[i] = thin[i];
    }
    tube(6, p, r, 3);
    if (!a->a->lady)
        return;
    for (int i = 2; i < 6; i++) /* lashes grow from it, outwards */
        limb(p[i], p[i] + V(s * (.02f + .028f * (float)(i - 2)), .075f - .014f * (float)(i - 2), .045f), .011f, .003f);
}

static void eyeballs(const Sitter *a)
{
    int m = material_eye(a->g->iris * .85f, rgb(0xfff8e4), .08f, PUPIL_ROUND),
        spark = material_glow(rgb(0xfffaf0), 1.8f);
    bool large = a->a->iris > 0; /* then the light in it leaves its middle free */
    material(m)->iris = or_else(a->a->iris, .56f);
    for (int k = 0; k < 2; k++) {
        Lens e = lens_of(a, k);
        float s = k ? 1.f : -1.f;
        if (a->a->open[k] <= 0) {
            if (a->a->lady)
                edge_of_lid(a, &(Lens){e.x, e.y - .03f, e.z, e.r, e.k, .002f, e.low, e.tilt}, s);
            continue;
        }
        part();
        eye(e.x, e.y, e.z, e.r, a->a->gaze_x - s * 2, -a->a->gaze_y, m);
        push();
        move(e.x, e.y, e.z);
        turn_y(a->a->gaze_x * .8f - (large ? 21 : 13));
        turn_x(-a->a->gaze_y * .8f - (large ? 17 : 13));
        part();
        paint(spark);
        ball(0, 0, e.r * .985f, (large ? .0140f : .0165f) * e.k);
        pop();
        edge_of_lid(a, &e, s);
    }
}

static void brows(const Sitter *a)
{
    const GoblinAct *t = a->a;
    float thick = a->b->brow * (t->lady ? .42f : .62f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, in = t->brow[k] - t->frown[k], out = t->brow[k] * .7f + .3f * t->frown[k];
        float xy[8] = {s * .060f, .145f + in,  s * .150f, .185f + in * .5f + t->brow[k] * .5f,
                       s * .250f, .200f + out, s * .365f, .150f + out};
        Vec3 p[4];
        for (int i = 0; i < 4; i++)
            p[i] = skin_at(a, xy[2 * i], xy[2 * i + 1], .006f);
        part();
        paint(a->g->hair);
        blend(.012f);
        float r[4] = {thick * .75f, thick, thick * .8f, thick * .25f};
        tube(4, p, r, 4);
        for (int i = 0; i < 11 && !t->lady; i++) {
            float u = (float)i * .29f, c = chance(i + 11 * k);
            Vec3 q = tube_point(4, p, min_of(u, 2.95f)), l[3];
            l[0] = q - V(0, .012f, .004f);
            l[1] = q + V(s * (.03f + .016f * u), .034f - .012f * u, .034f);
            l[2] = q + V(s * (.06f + .035f * u), .060f + .03f * c - .022f * u, .034f + .03f * c);
            hair_lock(3, l, thick * .5f, i + 40 * k);
        }
    }
}

/* ---- nose ---- */

static void nose(const Sitter *a)
{
    const Breed *b = a->b;
    float size = a->a->nose > 0 ? a->a->nose : 1, n = b->nose * size, h = b->hook * size;
    float lift = .02f * (a->a->sneer[0] + a->a->sneer[1]);
    Vec3 p[4] = {V(0, .12f, .345f), V(0, .055f - .05f * h, .385f + .26f * n),
                 V(0, .015f - .35f * h + lift, .385f + .60f * n),
                 V(0, -.055f - h + lift, .375f + .66f * n + .08f * n * (1 - h))};
    float r[4] = {b->root * .85f, b->root * .92f, mix(b->root, b->bulb, .6f), b->bulb};
    blend(.035f);
    paint(a->g->skin);
    tube(4, p, r, 4);
    paint(a->red);
    blend(.03f);
    ball(p[3][0], p[3][1], p[3][2] + .012f, b->bulb * 1.0f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f;
        Vec3 wing = V(s * (.055f + .45f * b->bulb), p[3][1] * .55f - .045f + .03f * a->a->sneer[k], .36f + .34f * n);
        blend(.022f);
        egg(wing[0], wing[1], wing[2], .042f + .14f * b->bulb, .040f + .12f * b->bulb, .065f + .12f * b->bulb);
        paint(a->g->skin);
        limb(V(s * .06f, .04f, .37f), V(wing[0] * 1.25f, wing[1] + .02f, wing[2] - .06f), .03f, .035f);
        paint(a->red);
        carve();
        paint(a->dark);
        blend(.012f);
        egg(wing[0] * .82f, wing[1] - .045f - .05f * b->bulb, wing[2] + .030f, .020f + .09f * b->bulb, .020f,
            .032f + .12f * b->bulb);
        fill();
        paint(a->red);
    }
    if (b->wart) {
        blend(.012f);
        ball(.045f, p[2][1] + .055f, p[2][2], .030f);
        ball(-.22f, -.19f, .36f, .026f);
    }
    paint(a->g->skin);
    blend(.012f);
    carve();
    paint(a->shade);
    for (int i = 0; i < 3; i++) { /* wrinkles across the bridge, where he sneers */
        float y = .105f - .036f * (float)i, deep = .004f + .007f * min_of(1, a->a->sneer[0] + a->a->sneer[1]);
        float xy[6] = {-.06f, y + .012f, 0, y, .06f, y + .012f}, cr[3] = {deep * .5f, deep, deep * .5f};
        crease(a, 3, xy, cr, .003f);
    }
    fill();
    paint(a->g->skin);
}

/* ---- mouth ---- */

/* The n = 8 points of the opening, from the left corner over the top; the lower lip hangs by the gape. */
static void mouth_line(const Sitter *a, float *xy)
{
    const GoblinAct *t = a->a;
    float half = mouth_half(a), y = -.225f, up = .012f + .16f * t->gape, down = 1.25f * t->gape,
          mid = (t->corner[0] + t->corner[1]) * .18f;
    const float p[16] = {-half, t->corner[0],   -half * .54f, up + t->corner[0] * .30f + .035f * t->sneer[0],
                         0,     up * .8f - mid, half * .54f,  up + t->corner[1] * .30f + .035f * t->sneer[1],
                         half,  t->corner[1],   half * .60f,  -down * .86f + t->corner[1] * .30f,
                         0,     -down - mid,    -half * .60f, -down * .86f + t->corner[0] * .30f};
    for (int i = 0; i < 8; i++) {
        xy[2 * i] = p[2 * i];
        xy[2 * i + 1] = p[2 * i + 1] + y;
    }
}

static void mouth(const Sitter *a)
{
    const GoblinAct *t = a->a;
    if (t->pucker > 0) {
        blend(.06f);
        limb(V(0, -.225f, .30f), V(0, -.245f, .435f), .125f, .080f);
        carve();
        paint(a->dark);
        blend(.015f);
        egg(0, -.250f, .51f, t->pucker, t->pucker * .9f, .07f);
        fill();
        paint(a->g->skin);
        return;
    }
    if (t->gape <= 0)
        return;
    float xy[16];
    mouth_line(a, xy);
    carve();
    paint(a->dark);
    blend(.012f);
    push();
    move(0, 0, .36f);
    outline(8, xy, 3, .22f, .002f);
    pop();
    fill();
    paint(a->g->skin);
}

static int lip_color(const Sitter *a)
{
    if (a->a->lady)
        return material_plain(rgb(0xc81840), .25f, 1.2f);
    Vec3 c = material(a->g->skin)->color * V(.70f, .46f, .44f);
    return material_new(c, c * .8f, .4f, .8f, PAT_NOISE, 6, .1f);
}

static void lips(const Sitter *a)
{
    const GoblinAct *t = a->a;
    int lip = lip_color(a);
    part();
    paint(lip);
    blend(.016f);
    if (t->pucker > 0) {
        push();
        move(0, -.250f, .500f);
        turn_x(84);
        ring(0, 0, 0, t->pucker * 1.25f, .034f);
        pop();
        push();
        move(0, -.225f, .500f);
        egg(-.030f, 0, 0, .035f, .024f, .026f);
        egg(.030f, 0, 0, .035f, .024f, .026f);
        pop();
        return;
    }
    float xy[16], full = t->lady ? 1.5f : 1;
    mouth_line(a, xy);
    Vec3 p[5];
    float ur[5] = {.010f, .018f * full, .020f * full, .018f * full, .010f},
          lr[5] = {.010f, .024f * full, .030f * full, .024f * full, .010f};
    for (int i = 0; i < 5; i++)
        p[i] = skin_at(a, xy[2 * i], xy[2 * i + 1] + (i > 0 && i < 4 ? .020f : .004f), -.004f);
    tube(5, p, ur, 4);
    for (int i = 0; i < 5; i++) {
        int j = i == 0 ? 0 : 8 - i;
        p[i] = skin_at(a, xy[2 * j], xy[2 * j + 1] - (i > 0 && i < 4 ? .024f : .004f), -.004f);
    }
    tube(5, p, lr, 4);
    if (t->gape > 0)
        return;
    part(); /* the line between them */
    paint(a->dark);
    blend(.005f);
    for (int i = 0; i < 5; i++)
        p[i] = skin_at(a, xy[2 * i] * 1.04f, xy[2 * i + 1], .014f);
    float r[5] = {.010f, .010f, .011f, .010f, .010f};
    tube(5, p, r, 4);
}

/* Where a row of teeth stands at u = -1..1: on the lip's edge, on a bow. */
static Vec3 row_at(const float *xy, float half, float u, bool low)
{
    float t = (u + 1) * 2;
    int j = (int)t < 3 ? (int)t : 3, p0 = low ? (8 - j) % 8 : j, p1 = low ? (7 - j) % 8 : j + 1;
    float f = t - (float)j;
    return V(mix(xy[2 * p0], xy[2 * p1], f) * .97f, mix(xy[2 * p0 + 1], xy[2 * p1 + 1], f),
             .352f - 1.4f * half * half * u * u - (low ? .02f : 0));
}

static void teeth_row(const Sitter *a, bool low, float high)
{
    float xy[16], half = mouth_half(a), sign = low ? 1.f : -1.f;
    int n = low ? 7 : 8, gum = material_plain(rgb(0x9c3a44), .4f, .7f);
    mouth_line(a, xy);
    part();
    paint(gum);
    blend(.02f);
    Vec3 g[5];
    float r[5] = {.020f, .032f, .034f, .032f, .020f};
    for (int i = 0; i < 5; i++)
        g[i] = row_at(xy, half, ((float)i - 2) * .44f, low) - V(0, sign * .012f, .012f);
    tube(5, g, r, 3);
    for (int i = 0; i < n; i++) {
        float u = (((float)i + .5f) / (float)n * 2 - 1) * .93f, c = chance(i + (low ? 30 : 0)),
              h = high * (.70f + .5f * c), wide = half * .80f / (float)n;
        bool fang = !low && (i == 1 || i == n - 2);
        Vec3 at = row_at(xy, half, u, low);
        part();
        paint(a->g->tooth);
        blend(.008f);
        push();
        move(at[0], at[1], at[2]);
        turn_z(16 * (c - .5f));
        if (fang || c > .72f)
            limb(V(0, 0, 0), V(0, sign * h * (fang ? 1.5f : 1.1f), .015f), wide * .95f, wide * .18f);
        else
            box(0, sign * h * .42f, 0, wide * (.8f + .2f * c), h * .52f, .020f, .014f);
        pop();
    }
}

static void mouth_inside(const Sitter *a)
{
    const GoblinAct *t = a->a;
    const Breed *b = a->b;
    float low = .225f + 1.25f * t->gape;
    if (t->gape > 0 && t->pucker <= 0) {
        float high = min_of(.03f + .32f * t->gape, .085f);
        if (t->upper > 0)
            teeth_row(a, false, high * t->upper);
        if (t->lower > 0)
            teeth_row(a, true, high * .9f * t->lower);
        if (t->gape > .08f) {
            part();
            paint(material_plain(rgb(0xb8404a), .35f, .9f));
            blend(.03f);
            egg(-.04f, -low + .03f, .24f, mouth_half(a) * .30f, .03f + .26f * t->gape, .12f);
            egg(.04f, -low + .03f, .24f, mouth_half(a) * .30f, .03f + .26f * t->gape, .12f);
        }
    }
    if (t->pucker > 0)
        return;
    part();
    paint(a->g->tooth);
    blend(.01f);
    for (int side = -1; side <= 1 && b->tusks > 0; side += 2) {
        float s = (float)side, x = s * mouth_half(a) * .72f;
        Vec3 root = skin_at(a, x, -low - .01f, -.02f);
        limb(root, root + V(s * .035f, b->tusks, .07f), .040f, .008f);
    }
    for (int side = -1; side <= 1 && b->buck && !t->lady; side += 2) {
        Vec3 root = skin_at(a, (float)side * .042f, -.205f, 0);
        box(root[0], root[1] - .055f, root[2] - .005f, .038f, .060f, .016f, .014f);
    }
}

/* ---- ears, folds, hair ---- */

static void ears(const Sitter *a)
{
    float e = a->b->ear / .92f, w = a->b->ear_wide;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .41f, .05f, -.06f);
        turn_y(s * 12);
        turn_z(s * a->b->ear_lift);
        Vec3 p[5] = {V(0, 0, 0), V(s * .26f * e, .06f, -.02f), V(s * .52f * e, .1f, -.06f),
                     V(s * .74f * e, .17f, -.12f), V(s * .9f * e, .28f, -.16f)};
        float r[5] = {.11f, .155f * w, .135f * w, .070f * w, .010f};
        paint(a->g->skin);
        blend(.06f);
        tube(5, p, r, 3);
        carve();
        paint(a->red);
        blend(.035f);
        Vec3 q[4] = {V(s * .07f * e, .02f, .15f * w), V(s * .30f * e, .08f, .125f * w), V(s * .56f * e, .13f, .07f),
                     V(s * .78f * e, .21f, -.04f)};
        float c[4] = {.055f, .095f * w, .080f * w, .012f};
        tube(4, q, c, 3);
        paint(a->shade);
        egg(s * .05f, -.01f, .13f, .06f, .06f, .07f);
        fill();
        paint(a->red);
        blend(.02f);
        limb(V(s * .06f, -.05f, .10f), V(s * .20f * e, .02f, .09f), .026f, .012f); /* the fold inside */
        pop();
    }
    paint(a->g->skin);
}

static void folds(const Sitter *a)
{
    const GoblinAct *t = a->a;
    float half = mouth_half(a);
    carve();
    paint(a->shade);
    blend(.02f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, d = .010f + .05f * max_of(t->corner[k], 0) + .008f * t->sneer[k];
        float fold[8] = {s * .125f,          -.105f + .02f * t->sneer[k], s * .180f,          -.150f,
                         s * (half + .035f), -.21f + .6f * t->corner[k],  s * (half + .045f), -.29f - .6f * t->gape},
              r[4] = {d * .6f, d, d * .7f, .003f};
        if (t->puff <= 0)
            crease(a, 4, fold, r, .003f);
        for (int i = 0; i < 3; i++) { /* crow's feet */
            float foot[4] = {s * .300f, .055f - .026f * (float)i, s * .370f, .090f - .060f * (float)i},
                  fr[2] = {t->open[k] <= 0 ? .009f : .005f, .003f};
            crease(a, 2, foot, fr, .003f);
        }
        if (t->frown[k] > .02f) {
            float line[4] = {s * .024f, .140f, s * .040f, .245f}, lr[2] = {.012f, .004f};
            crease(a, 2, line, lr, .003f);
        }
    }
    for (int i = 0; i < 3; i++) {
        float y = .285f + .052f * (float)i,
              line[10] = {-.21f, y + t->brow[0] * .4f,         -.105f, y + .014f + t->brow[0] * .5f, 0, y - .006f,
                          .105f, y + .014f + t->brow[1] * .5f, .21f,   y + t->brow[1] * .4f},
              lifted = max_of(t->brow[0] + t->brow[1], 0) * .06f,
              r[5] = {.003f, .007f + lifted, .006f + lifted, .007f + lifted, .003f};
        crease(a, 5, line, r, .003f);
    }
    fill();
    paint(a->g->skin);
}

static void marks(const Sitter *a)
{
    if (a->b->freckles) {
        part();
        paint(material_plain(vec_mix(material(a->g->skin)->color2, rgb(0x702810), .5f), .6f, .3f));
        for (int i = 0; i < 12; i++) {
            float s = i % 2 ? 1.f : -1.f;
            Vec3 p = skin_at(a, s * (.19f + .17f * chance(i + 7)), -.05f - .09f * chance(i + 27), -.006f);
            ball(p[0], p[1], p[2], .013f);
        }
    }
    if (a->b->scar && !a->a->lady) {
        part();
        paint(material_plain(vec_mix(material(a->g->skin)->color, rgb(0xc05048), .6f), .5f, .5f));
        blend(.01f);
        float xy[8] = {.27f, .33f, .265f, .22f, .30f, -.05f, .285f, -.16f}, r[4] = {.004f, .010f, .009f, .003f};
        crease(a, 4, xy, r, 0);
    }
    if (!a->b->goatee || !a->a->bearded || a->a->lady)
        return;
    part();
    paint(a->g->hair);
    float y = -.39f - drop_of(a) - a->b->chin;
    for (int i = -3; i <= 3; i++) {
        float x = .036f * (float)i;
        Vec3 l[4] = {V(x * .8f, y + .05f, .30f), V(x * 1.6f, y - .06f, .42f), V(x * 1.9f, y - .18f, .44f),
                     V(x * 1.1f, y - .34f + .02f * (float)(i * i), .40f)};
        hair_lock(4, l, .040f, i + 70);
    }
}

/* Hair that no comb has seen: a mane along the middle of the skull, from above the brow to the nape. */
static void crest(const Sitter *a)
{
    enum { ROWS = 9 };
    part();
    paint(a->g->hair);
    blend(.03f);
    Vec3 bed[ROWS];
    float r[ROWS];
    for (int row = 0; row < ROWS; row++) {
        float t = (float)row / (ROWS - 1), angle = mix(50, -80, t) * PI / 180;
        bed[row] = V(0, .185f + cosf(angle) * .315f, -.07f + sinf(angle) * .385f);
        r[row] = .045f + .055f * sinf(PI * min_of(1, .12f + t));
    }
    tube(ROWS, bed, r, 3);
    for (int row = 0; row < ROWS; row++)
        for (int i = -2; i <= 2; i++) {
            float t = (float)row / (ROWS - 1), c = chance(row * 5 + i + 50), x = (float)i * .5f;
            Vec3 up = vec_unit(bed[row] - V(0, .14f, -.09f)), out = vec_unit(up + V(x * .9f, 0, .1f * c));
            float high =
                (.20f + .14f * c) * (1 - .22f * fabsf((float)i)) * (.62f + .38f * sinf(PI * min_of(1, t + .1f)));
            Vec3 root = bed[row] + V(x * .13f, 0, 0);
            Vec3 l[4] = {root - up * .03f, root + out * (high * .45f),
                         root + out * (high * .85f) + V(.02f * x, -.01f, -.05f),
                         root + out * high + V(.08f * x, -.02f, -.15f)};
            hair_lock(4, l, .042f, row * 5 + i);
        }
}

void goblin_visage(const Goblin *g, const GoblinAct *act)
{
    Vec3 c = material(g->skin)->color, spots = material(g->skin)->color2;
    Sitter a = {.g = g,
                .a = act,
                .b = &breeds[g->clan],
                .red = material_skin(vec_mix(c, rgb(0xd04830), .34f), spots),
                .shade = material_skin(c * V(.52f, .40f, .42f), spots * .5f),
                .dark = material_plain(rgb(0x240608), .75f, .2f)};
    bones(&a);
    lids(&a);
    mouth(&a);
    nose(&a);
    ears(&a);
    folds(&a);
    lips(&a);
    mouth_inside(&a);
    brows(&a);
    eyeballs(&a);
    marks(&a);
    if (!act->hatted)
        crest(&a);
}

/* ---- below the head ---- */

void goblin_yoke(const Goblin *g, Vec3 left, Vec3 right, Vec3 skull, float thick)
{
    Vec3 pit = vec_mix(left, right, .5f) + V(0, -.02f, .14f * thick),
         nape = vec_mix(left, right, .5f) + V(0, .10f, -.06f), across = right - left, half = across * .5f;
    float wide = vec_length(half), k = thick;
    part();
    paint(g->skin);
    blend(.10f * k);
    push(); /* breast and back */
    move(pit[0], pit[1], pit[2]);
    aim(V(0, 1, 0), vec_cross(across, V(0, 1, 0)));
    egg(0, -.26f * k, -.16f, wide * .92f, .36f * k, .27f * k);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * wide * .42f, -.22f * k, .0f, wide * .46f, .20f * k, .14f * k);
    pop();
    Vec3 p[3] = {nape - V(0, .10f, .04f), vec_mix(nape, skull, .5f), skull};
    float r[3] = {.24f * k, .175f * k, .175f * k};
    tube(3, p, r, 4);
    blend(.06f * k);
    for (int side = 0; side < 2; side++) {
        Vec3 joint = side ? right : left, in = vec_mix(skull, nape, .35f) + half * (side ? .22f : -.22f) * .5f;
        limb(in - V(0, 0, .06f), joint + V(0, .04f, -.06f), .11f * k, .10f * k); /* from the nape to the shoulder */
        ball(joint[0], joint[1], joint[2], .155f * k);
        blend(.03f * k);
        Vec3 inner = pit + half * (side ? .12f : -.12f);
        limb(inner, vec_mix(pit, joint, .86f) + V(0, .07f * k, .05f * k), .040f * k, .032f * k); /* collarbone */
        limb(skull + half * (side ? .30f : -.30f) + V(0, 0, .04f), inner + V(0, .02f, .01f), .052f * k, .044f * k);
        blend(.06f * k);
    }
}

/* Flesh of an arm, and the hand it shall have. */
static PersonHand arm_of(const Goblin *g, const GoblinArm *a)
{
    PersonHand h = a->hand;
    part();
    paint(g->skin);
    blend(.05f);
    sinew_arm(a->shoulder, a->elbow, a->wrist, a->thick, a->muscle);
    h.skin = g->skin;
    h.nail = g->lip;
    return h;
}

void goblin_strong_arm(const Goblin *g, const GoblinArm *a)
{
    PersonHand h = arm_of(g, a);
    person_hand_at(&h, a->wrist, a->fingers, a->palm);
}

void goblin_strong_grip(const Goblin *g, GoblinArm *a, Vec3 at, Vec3 bar, Vec3 out)
{
    a->wrist = person_wrist(&a->hand, at, bar, out);
    person_hand_grip(arm_of(g, a), at, bar, out);
}

void goblin_sleeve(const GoblinArm *a, int cloth, int cuff, float reach, int seed)
{
    float k = a->thick;
    Vec3 end = vec_mix(a->elbow, a->wrist, reach), along = vec_unit(a->wrist - a->elbow);
    part();
    paint(cloth);
    sinew_cloth(a->shoulder, a->elbow, end, .158f * k, .130f * k, .112f * k, seed);
    part();
    paint(cuff);
    blend(.012f);
    limb(end - along * (.075f * k), end + along * (.03f * k), .122f * k, .134f * k);
    carve();
    blend(.012f);
    limb(end + along * (.015f * k), end + along * (.24f * k), .104f * k, .128f * k);
    fill();
}
