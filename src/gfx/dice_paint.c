/* SPDX-License-Identifier: MIT
 * A die in pixels.  It is convex, so the patches that face the eye never cover each other: no depth buffer.  Light is
 * worked out at corners and spread evenly between them; numerals and the veins of the stone are looked up a pixel at
 * a time.  A die at rest is painted at twice the size and averaged down; one that moves is painted once, and only its
 * outline is made smooth, by how much of a pixel lies within. */
#include "gfx/dice_paint.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { SUPER = 2 };      /* samples a pixel along each side, at rest */
enum { SUBROWS = 4 };    /* of a pixel, at which the outline is measured */
enum { SMALL_DIE = 48 }; /* pixels: below, at rest only the number that counts is written, and larger */
static const float small_zoom = 0.74f, small_zoom_two = 0.88f; /* of one digit and of two */

/* What a corner of a triangle hands to its pixels: light, 0..1 and above, and the place in Marks, in cells. */
enum { HAND_R, HAND_G, HAND_B, HAND_U, HAND_V, HANDS };

typedef struct {
    float x, y; /* in samples */
    float hand[HANDS];
} Vertex;

typedef struct { /* pixels side by side: what the first one gets, and what each gets more than the one before */
    float start[HANDS], step[HANDS];
    int whole[HANDS]; /* moving: the step in the units of quick_scale */
} Line;

typedef struct {
    const Marks *marks;     /* NULL: strip or cap */
    float light_x, light_y; /* of the key light along the face, right and down */
    float ink[3], strength; /* of the paint in the numerals, 0..1: the face that counts has the most */
} Skin;

typedef struct { /* of the outline at one height */
    float left, right;
} Breadth;

typedef struct {
    Uint32 *rgb;   /* size rows; 0: nothing there, else 0xFFrrggbb */
    int size;      /* that of the picture, at rest SUPER times */
    int stride;    /* from row to row */
    Breadth *span; /* moving: SUBROWS of each row */
    int read;      /* face of a d4 at rest that is read, and the number on it; -1: none */
    int number;
    bool small;
    const Stone *stone;
    int vein_x, vein_y; /* where in the stone this die was cut */
    float vein_step;    /* samples to cells of the stone */
} Samples;

static const Vec key_light = {-0.50f, 0.62f, 0.60f}, fill_light = {0.75f, 0.05f, 0.66f};
static const float eye_distance = 7.0f;

/* ---- light ------------------------------------------------------------------------------------------------------- */

static float smooth(float low, float high, float x)
{
    float t = (x - low) / (high - low);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return t * t * (3 - 2 * t);
}

/* Computes the light on polished stone: soft from above left, a cool fill, a sharp reflection of a window and a dim room
 * below. */
static void shade(Vec at, Vec normal, const float body[3], float out[3])
{
    Vec eye = vec_unit(vec_sub(vec(0, 0, eye_distance), at));
    float facing = fmaxf(vec_dot(normal, eye), 0);
    Vec mirror = vec_sub(vec_times(normal, 2 * vec_dot(normal, eye)), eye);
    float key = fmaxf(vec_dot(normal, vec_unit(key_light)), 0), fill = fmaxf(vec_dot(normal, vec_unit(fill_light)), 0);
    float toward = vec_dot(mirror, vec_unit(key_light));
    float window = 0.55f * smooth(0.86f, 0.97f, toward) + 0.20f * smooth(0.2f, 1.0f, toward);
    float away = 1 - facing, edge = 0.22f * away * away * away * (0.4f + 0.6f * smooth(-0.3f, 0.6f, mirror.y));
    float glow = 0.07f * (at.x * key_light.x + at.y * key_light.y); /* lighter towards the light, also on one face */
    float lit = 0.20f + 0.13f * (normal.y * 0.5f + 0.5f) + 0.80f * key + 0.12f * fill + glow;
    out[0] = body[0] * lit + window * 0.95f + edge;
    out[1] = body[1] * lit + window * 0.90f + edge;
    out[2] = body[2] * lit + window * 0.80f + edge * 1.1f;
}

/* Makes the veins from waves that bend each other; whole numbers of them fit the square, so that it repeats without a
 * seam. */
void stone_make(Stone *s)
{
    const float step = 6.2831853f / VEIN_SIZE;
    for (int y = 0; y < VEIN_SIZE; y++)
        for (int x = 0; x < VEIN_SIZE; x++) {
            float u = (float)x * step, v = (float)y * step;
            float bend = sinf(u + 1) + sinf(2 * v + 2) + 0.5f * sinf(3 * u - v);
            float vein = 0.6f * sinf(u + v + 1.6f * bend) + 0.4f * sinf(3 * v - u + 2.0f * bend);
            s->vein[y][x] = (signed char)(vein * 80);
        }
}

/* ---- triangles --------------------------------------------------------------------------------------------------- */

static void sample_marks(const Skin *skin, float u, float v, float c[3])
{
    int x = (int)u, y = (int)v;
    if (u < 0 || v < 0 || x >= MARK_SIZE - 1 || y >= MARK_SIZE - 1)
        return;
    const Mark *upper = &skin->marks->cell[y][x], *lower = &skin->marks->cell[y + 1][x];
    float fx = u - (float)x, fy = v - (float)y;
    float top = (float)upper[0].ink + ((float)upper[1].ink - (float)upper[0].ink) * fx;
    float low = (float)lower[0].ink + ((float)lower[1].ink - (float)lower[0].ink) * fx;
    float ink = (top + (low - top) * fy) / 255.0f * skin->strength;
    /* an edge that falls away from the light is dark, the far side of the groove catches it */
    float slope = ((float)upper->slope_x * skin->light_x + (float)upper->slope_y * skin->light_y) / 127.0f;
    for (int i = 0; i < 3; i++)
        c[i] = c[i] + (skin->ink[i] - c[i]) * ink + slope * 0.55f;
}

static Uint32 byte_of(float v)
{
    return v <= 0 ? 0 : v >= 255 ? 255 : (Uint32)v;
}

/* Paints pixels of a die at rest, finely. */
static void fine_line(const Samples *s, const Skin *skin, int x, int y, int n, const Line *line)
{
    Uint32 *px = s->rgb + (size_t)y * (size_t)s->stride + x;
    int v = ((int)((float)y * s->vein_step) + s->vein_y) & (VEIN_SIZE - 1);
    for (int i = 0; i < n; i++) {
        float c[HANDS];
        for (int k = 0; k < HANDS; k++)
            c[k] = line->start[k] + line->step[k] * (float)i;
        if (skin->marks != NULL)
            sample_marks(skin, c[HAND_U], c[HAND_V], c);
        int u = ((int)((float)(x + i) * s->vein_step) + s->vein_x) & (VEIN_SIZE - 1);
        float k = 255.0f + (float)s->stone->vein[v][u] * (255.0f / 1024.0f);
        px[i] = 0xFF000000u | byte_of(c[HAND_R] * k) << 16 | byte_of(c[HAND_G] * k) << 8 | byte_of(c[HAND_B] * k);
    }
}

static int clamp_to(int v, int most)
{
    return v < 0 ? 0 : v > most ? most : v;
}

/* Lays a cell of the numerals over a colour in 1/65536 of a byte. */
static Uint32 inked(const Skin *skin, const Mark *m, int r, int g, int b)
{
    const int c[3] = {r, g, b};
    float ink = (float)m->ink * skin->strength * (1 / 255.0f);
    float slope = ((float)m->slope_x * skin->light_x + (float)m->slope_y * skin->light_y) * (0.55f * 255 / 127.0f);
    Uint32 out = 0xFF;
    for (int i = 0; i < 3; i++) {
        float v = (float)c[i] * (1 / 65536.0f);
        out = out << 8 | byte_of(v + (skin->ink[i] * 255 - v) * ink + slope);
    }
    return out;
}

typedef struct { /* a value along a line, in 1/65536 */
    int from, step;
} Ramp;

enum { BYTE_MOST = (255 << 16) + 0xFFFF, CELL_MOST = (2 * QUICK_SIZE) << 16 };

/* Returns a number within 0 and `most`. */
static inline int whole_within(float v, int most)
{
    return v > 0 ? v < (float)most ? (int)v : most : 0;
}

/* Returns that of `hand` over n pixels, moved by `add` and times `scale`; all of them stay within 0 and `most`. Where a
 * step of the triangle would leave that, the line is drawn anew between its ends, which do not. */
static inline Ramp ramp_of(const Line *line, int hand, float add, float scale, int n, int most)
{
    Ramp ramp = {whole_within((line->start[hand] + add) * scale, most), line->whole[hand]};
    int64_t end = ramp.from + (int64_t)ramp.step * (n - 1);
    if (end < 0 || end > most)
        ramp.step = ((end < 0 ? 0 : most) - ramp.from) / (n - 1);
    return ramp;
}

static inline Uint32 plain_color(int r, int g, int b)
{
    return 0xFF000000u | (Uint32)(r & 0xFF0000) | (Uint32)(g >> 8 & 0xFF00) | (Uint32)(b >> 16);
}

/* Light in 1/65536 of a byte, and the larger cells of the numerals in 1/65536 of one. */
static const float quick_scale[HANDS] = {255 * 65536.0f, 255 * 65536.0f, 255 * 65536.0f, 32768, 32768};

/* Works out what each pixel of a line gets more than the one before, once for all lines of a triangle. */
static void set_whole_steps(Line *line, int hands)
{
    const float most = (float)BYTE_MOST;
    for (int k = 0; k < hands; k++) {
        float step = line->step[k] * quick_scale[k];
        line->whole[k] = (int)(step < -most ? -most : step > most ? most : step);
    }
}

static inline Ramp light_ramp(const Line *line, int hand, int n)
{
    return ramp_of(line, hand, 0, quick_scale[HAND_R], n, BYTE_MOST);
}

static inline Ramp cell_ramp(const Line *line, int hand, int n)
{
    return ramp_of(line, hand, 0.5f, quick_scale[HAND_U], n, CELL_MOST);
}

/* Paints pixels of a moving die: the nearest cell of the numerals, and no veins. */
static void quick_line(Uint32 *px, int n, const Skin *skin, const Line *line)
{
    Ramp r = light_ramp(line, HAND_R, n), g = light_ramp(line, HAND_G, n), b = light_ramp(line, HAND_B, n);
    if (skin->marks == NULL) {
        for (int i = 0; i < n; i++, r.from += r.step, g.from += g.step, b.from += b.step)
            px[i] = plain_color(r.from, g.from, b.from);
        return;
    }
    Ramp u = cell_ramp(line, HAND_U, n), v = cell_ramp(line, HAND_V, n);
    for (int i = 0; i < n; i++) {
        int x = u.from >> 16, y = v.from >> 16;
        const Mark *m = &skin->marks->quick[y < QUICK_SIZE ? y : 0][x < QUICK_SIZE ? x : 0];
        px[i] = (m->ink | m->slope_x | m->slope_y) == 0 ? plain_color(r.from, g.from, b.from)
                                                        : inked(skin, m, r.from, g.from, b.from);
        r.from += r.step;
        g.from += g.step;
        b.from += b.step;
        u.from += u.step;
        v.from += v.step;
    }
}

static int whole_above(float x)
{
    int i = (int)x;
    return i + ((float)i < x);
}

typedef struct
{ /* a side of a triangle, from its upper end down: two that share it compute the same, and leave no gap */
    float top, bottom, x, slope;
} Side;

static Side side_of(const Vertex *a, const Vertex *b)
{
    const Vertex *high = a->y < b->y ? a : b, *low = a->y < b->y ? b : a;
    float tall = low->y - high->y;
    return (Side){high->y, low->y, high->x, tall > 0 ? (low->x - high->x) / tall : 0};
}

typedef struct { /* the side that runs from top to bottom, and the two that meet it there */
    Side whole, upper, lower;
} Outline;

static void lower_last(const Vertex **a, const Vertex **b)
{
    const Vertex *was = *a;
    if ((*b)->y < was->y) {
        *a = *b;
        *b = was;
    }
}

static Outline outline_of(const Vertex v[3])
{
    const Vertex *top = &v[0], *between = &v[1], *bottom = &v[2];
    lower_last(&top, &between);
    lower_last(&between, &bottom);
    lower_last(&top, &between);
    return (Outline){side_of(top, bottom), side_of(top, between), side_of(between, bottom)};
}

static float side_at(const Side *side, float y)
{
    return side->x + (y - side->top) * side->slope;
}

/* Finds where the triangle begins and ends at height y, which lies within it. */
static Breadth row_breadth(const Outline *o, float y)
{
    float a = side_at(&o->whole, y), b = side_at(y < o->upper.bottom ? &o->upper : &o->lower, y);
    return a < b ? (Breadth){a, b} : (Breadth){b, a};
}

/* All that corners hand to pixels changes evenly over a triangle: what one step across and one step down change is
 * worked out once for all its rows. */
static void triangle(Samples *s, const Skin *skin, const Vertex v[3])
{
    float ax = v[1].x - v[0].x, ay = v[1].y - v[0].y, bx = v[2].x - v[0].x, by = v[2].y - v[0].y;
    float area = ax * by - bx * ay, down[HANDS];
    if (area > -1e-4f && area < 1e-4f)
        return;
    Line line = {0};
    int hands = skin->marks != NULL ? HANDS : HAND_U;
    for (int k = 0; k < hands; k++) {
        float a = v[1].hand[k] - v[0].hand[k], b = v[2].hand[k] - v[0].hand[k];
        line.step[k] = (a * by - b * ay) / area;
        down[k] = (b * ax - a * bx) / area;
    }
    if (s->span != NULL)
        set_whole_steps(&line, hands);
    const Outline outline = outline_of(v);
    int to = clamp_to(whole_above(outline.whole.bottom - 0.5f), s->size);
    for (int y = clamp_to(whole_above(outline.whole.top - 0.5f), s->size); y < to; y++) {
        Breadth row = row_breadth(&outline, (float)y + 0.5f);
        int x = clamp_to(whole_above(row.left - 0.5f), s->size), end = clamp_to(whole_above(row.right - 0.5f), s->size);
        for (int k = 0; k < hands; k++)
            line.start[k] =
                v[0].hand[k] + line.step[k] * ((float)x + 0.5f - v[0].x) + down[k] * ((float)y + 0.5f - v[0].y);
        if (x < end && s->span != NULL)
            quick_line(s->rgb + (size_t)y * (size_t)s->stride + x, end - x, skin, &line);
        else if (x < end)
            fine_line(s, skin, x, y, end - x, &line);
    }
}

/* Widens the outline by an edge of a patch that faces the eye. */
static void widen(Samples *s, const Vertex *a, const Vertex *b)
{
    const Vertex *high = a->y < b->y ? a : b, *low = a->y < b->y ? b : a;
    int from = (int)ceilf(high->y * SUBROWS - 0.5f), to = (int)ceilf(low->y * SUBROWS - 0.5f);
    from = from < 0 ? 0 : from;
    to = to > s->size * SUBROWS ? s->size * SUBROWS : to;
    if (from >= to)
        return;
    float step = (low->x - high->x) / (low->y - high->y) / SUBROWS;
    float x = high->x + (((float)from + 0.5f) / SUBROWS - high->y) * step * SUBROWS;
    for (int y = from; y < to; y++, x += step) {
        s->span[y].left = x < s->span[y].left ? x : s->span[y].left;
        s->span[y].right = x > s->span[y].right ? x : s->span[y].right;
    }
}

/* ---- patches ----------------------------------------------------------------------------------------------------- */

static Vertex project(const Samples *s, Vec at)
{
    float scale = (float)s->size / 2 * 0.985f * eye_distance / (eye_distance - at.z) * 0.99f;
    return (Vertex){.x = (float)s->size / 2 + at.x * scale, .y = (float)s->size / 2 - at.y * scale};
}

static Vertex lit_vertex(const Samples *s, Vec at, Vec normal, const float body[3])
{
    Vertex v = project(s, at);
    float c[3];
    shade(at, normal, body, c);
    for (int i = 0; i < 3; i++)
        v.hand[HAND_R + i] = c[i];
    return v;
}

/* Sets the numerals' cells at a point of face f, before it is turned; zoom below 1: larger numerals. */
static void place_marks(const DieFace *f, Vec up, float zoom, Vec at, Vertex *v)
{
    Vec out = vec_times(vec_sub(at, f->centre), zoom);
    v->hand[HAND_U] = (vec_dot(out, vec_cross(up, f->normal)) / f->reach + 1) * (MARK_SIZE / 2) - 0.5f;
    v->hand[HAND_V] = (1 - vec_dot(out, up) / f->reach) * (MARK_SIZE / 2) - 0.5f;
}

static bool faces_eye(const Patch *p, Spin spin)
{
    Vec a = spin_vec(spin, p->at[0]), b = spin_vec(spin, p->at[1]), c = spin_vec(spin, p->at[2]);
    Vec normal = vec_cross(vec_sub(b, a), vec_sub(c, a));
    return vec_dot(normal, vec_sub(vec(0, 0, eye_distance), a)) > 0;
}

static Vec middle(const Vec at[], int n)
{
    Vec sum = vec(0, 0, 0);
    for (int i = 0; i < n; i++)
        sum = vec_add(sum, at[i]);
    return vec_times(sum, 1 / (float)n);
}

/* Numerals on the flanks stay engraved but lose paint, so that the number on top is read first; a d4 shows its number
 * on the flanks. */
static float numeral_strength(const Samples *s, const Solid *solid, Vec normal)
{
    if (solid->corner_number[0] > 0)
        return s->small ? 0 : 1;
    float top = vec_dot(normal, die_upright);
    return s->small ? smooth(0.90f, 0.97f, top) : 0.42f + 0.58f * smooth(0.80f, 0.96f, top);
}

/* Returns the direction along face f to the corner of a d4 that counts. */
static Vec towards_number(const Solid *solid, const DieFace *f, int number)
{
    for (int i = 0; i < solid->ncorners; i++)
        if (solid->corner_number[i] == number)
            return vec_unit(vec_sub(solid->corner[i], f->centre));
    return f->up;
}

typedef struct { /* how numerals lie on a face */
    Vec up;
    float zoom;
} Lie;

static const Marks *die_marks(DieModel *m, int face);

static const Marks *die_reads(DieModel *m, int number);

static Lie put_numerals(const Samples *s, DieModel *m, int face, Spin spin, Skin *skin)
{
    const DieFace *f = &m->solid.face[face];
    bool read = s->read == face;
    Lie lie = {read ? towards_number(&m->solid, f, s->number) : f->up, !s->small        ? 1
                                                                       : f->number < 10 ? small_zoom
                                                                                        : small_zoom_two};
    Vec up = spin_vec(spin, lie.up), right = spin_vec(spin, vec_cross(lie.up, f->normal));
    skin->light_x = vec_dot(right, key_light);
    skin->light_y = -vec_dot(up, key_light);
    skin->strength = read ? 1 : numeral_strength(s, &m->solid, spin_vec(spin, f->normal));
    skin->marks = skin->strength <= 0 ? NULL : read ? die_reads(m, s->number) : die_marks(m, face);
    return lie;
}

/* Paints a fan around the middle of the patch; the normal of its middle rounds strips and caps. */
static void paint_patch(Samples *s, DieModel *m, const Patch *p, Spin spin, const float body[3], Skin *skin)
{
    const DieFace *face = p->face >= 0 && skin->strength > 0 ? &m->solid.face[p->face] : NULL;
    Lie lie = {.zoom = 1};
    if (face != NULL)
        lie = put_numerals(s, m, p->face, spin, skin);
    Vec centre = middle(p->at, p->n), normal = vec_unit(middle(p->normal, p->n));
    Vertex v[PATCH_CORNERS + 2], fan[3];
    /* what moves shows no middle of triangles, strips and caps */
    bool round = s->span == NULL || (p->face >= 0 && p->n > 3);
    if (round)
        v[0] = lit_vertex(s, spin_vec(spin, centre), spin_vec(spin, normal), body);
    if (round && face != NULL)
        place_marks(face, lie.up, lie.zoom, centre, &v[0]);
    for (int i = 0; i < p->n; i++) {
        v[1 + i] = lit_vertex(s, spin_vec(spin, p->at[i]), spin_vec(spin, p->normal[i]), body);
        if (face != NULL)
            place_marks(face, lie.up, lie.zoom, p->at[i], &v[1 + i]);
    }
    for (int i = 0; i < p->n; i++) {
        fan[0] = v[round ? 0 : 1];
        fan[1] = v[1 + i];
        fan[2] = v[1 + (i + 1) % p->n];
        if (round || (i > 0 && i < p->n - 1))
            triangle(s, skin, fan);
        if (s->span != NULL)
            widen(s, &fan[1], &fan[2]);
    }
}

/* ---- pixels ------------------------------------------------------------------------------------------------------ */

static Uint32 average(const Uint32 sample[SUPER * SUPER])
{
    Uint32 a = 0, r = 0, g = 0, b = 0;
    for (int i = 0; i < SUPER * SUPER; i++) {
        a += sample[i] >> 31;
        r += sample[i] >> 16 & 255;
        g += sample[i] >> 8 & 255;
        b += sample[i] & 255;
    }
    return a == 0 ? 0 : a * 255 / (SUPER * SUPER) << 24 | r / a << 16 | g / a << 8 | b / a;
}

static void average_down(const Samples *s, SDL_Surface *out)
{
    for (int y = 0; y < out->h; y++) {
        Uint32 *row = surface_row(out, y);
        const Uint32 *from = s->rgb + (size_t)(y * SUPER) * (size_t)s->size;
        for (int x = 0; x < out->w; x++, from += SUPER) {
            const Uint32 four[SUPER * SUPER] = {from[0], from[1], from[s->size], from[s->size + 1]};
            row[x] = average(four);
        }
    }
}

/* Returns how much of the pixel lies within the outline, 0 to 255. */
static Uint32 coverage(const Breadth *span, int x)
{
    float all = 0, left = (float)x, right = (float)x + 1;
    for (int k = 0; k < SUBROWS; k++) {
        float from = span[k].left > left ? span[k].left : left, to = span[k].right < right ? span[k].right : right;
        all += to > from ? to - from : 0;
    }
    return (Uint32)(all * (255.0f / SUBROWS) + 0.5f);
}

/* Gives pixels x to end of the row the colour of the nearest that is painted, `first` or `last`, by the share of the
 * pixel inside. */
static void smooth_rim(Uint32 *row, int x, int end, int first, int last, const Breadth *span)
{
    for (; x < end; x++)
        row[x] = coverage(span, x) << 24 | (row[x < first ? first : x > last ? last : x] & 0xFFFFFF);
}

/* Smooths both ends of a row; the pixels between are full already, and none beyond is touched. */
static void smooth_row(const Samples *s, int y)
{
    const Breadth *span = &s->span[y * SUBROWS];
    Uint32 *row = s->rgb + (size_t)y * (size_t)s->stride;
    float left = 0, right = (float)s->size, low = right, high = 0;
    for (int k = 0; k < SUBROWS; k++) {
        left = span[k].left > left ? span[k].left : left;
        right = span[k].right < right ? span[k].right : right;
        low = span[k].left < low ? span[k].left : low;
        high = span[k].right > high ? span[k].right : high;
    }
    int begin = clamp_to((int)low, s->size), end = clamp_to((int)high + 1, s->size), first = begin, last = end - 1;
    while (first < end && row[first] == 0)
        first++;
    while (last > first && row[last] == 0)
        last--;
    if (first >= end)
        return;
    int full = clamp_to(whole_above(left), end), full_end = clamp_to((int)right, end);
    full = full > first ? full : first;
    full_end = full_end < full ? full : full_end > last ? last + 1 : full_end;
    smooth_rim(row, begin, full, first, last, span);
    smooth_rim(row, full_end, end, first, last, span);
}

static void begin_moving(Samples *s)
{
    for (int i = 0; i < s->size * SUBROWS; i++)
        s->span[i] = (Breadth){(float)s->size, 0};
}

/* Finds the face of a d4 at rest that faces the eye, and the number that counts. */
static void read_d4(Samples *s, const Solid *solid, Spin spin)
{
    float top = -2, front = -2;
    for (int i = 0; i < 4; i++) {
        float up = vec_dot(spin_vec(spin, solid->corner[i]), die_upright_d4);
        s->number = up > top ? solid->corner_number[i] : s->number;
        top = up > top ? up : top;
        float z = spin_vec(spin, solid->face[i].normal).z;
        s->read = z > front ? i : s->read;
        front = z > front ? z : front;
    }
}

static void set_color(float out[3], Color c)
{
    out[0] = (float)c.r / 255;
    out[1] = (float)c.g / 255;
    out[2] = (float)c.b / 255;
}

static void paint_all(Samples *s, DieModel *m, Spin spin, DieLook look)
{
    float body[3], rim[3];
    Skin skin = {.strength = look.blank ? 0 : 1};
    set_color(body, look.body);
    set_color(rim, look.rim.a > 0 ? look.rim : look.body);
    set_color(skin.ink, look.ink);
    for (int i = 0; i < m->solid.npatches; i++) {
        const Patch *p = &m->solid.patch[i];
        Skin own = skin;
        if (faces_eye(p, spin))
            paint_patch(s, m, p, spin, p->face >= 0 ? body : rim, &own);
    }
}

static void paint_still(Samples *s, DieModel *m, Spin spin, DieLook look, SDL_Surface *out)
{
    s->size = s->stride = out->w * SUPER;
    s->vein_step = 220.0f / (float)s->size;
    s->vein_x = look.body.r * 7 + look.body.g * 3;
    s->vein_y = look.body.b * 5 + look.body.r;
    s->small = out->w < SMALL_DIE;
    s->rgb = xcalloc((size_t)s->size * (size_t)s->size, sizeof *s->rgb);
    if (m->solid.corner_number[0] > 0 && !look.blank)
        read_d4(s, &m->solid, spin);
    paint_all(s, m, spin, look);
    average_down(s, out);
    free(s->rgb);
}

static void paint_moving(Samples *s, DieModel *m, Spin spin, DieLook look, SDL_Surface *out)
{
    s->size = out->w;
    s->stride = out->pitch / (int)sizeof *s->rgb;
    s->rgb = out->pixels;
    s->span = xcalloc((size_t)s->size * SUBROWS, sizeof *s->span);
    begin_moving(s);
    paint_all(s, m, spin, look);
    for (int y = 0; y < s->size; y++)
        smooth_row(s, y);
    free(s->span);
}

void die_paint(DieModel *m, const Stone *stone, Spin spin, DieLook look, bool still, SDL_Surface *out)
{
    Samples s = {.stone = stone, .read = -1};
    if (still)
        paint_still(&s, m, spin, look, out);
    else
        paint_moving(&s, m, spin, look, out);
}

/* ---- numerals --------------------------------------------------------------------------------------------------- */
/* The numerals of dice: drawn by the font, laid upright on each face, with the slopes of their engraved edges. */

enum { GLYPH_PIXELS = 96, READS = FACE_MAX };
_Static_assert(READS + 4 <= 32, "32 bits hold one for each number and four more");

typedef struct { /* one number somewhere on a face: middle, half height (face units), turn */
    float x, y, half, angle;
} Stand;

static void number_text(DieKind kind, int number, char out[8])
{
    bool ambiguous = kind >= DIE_D10 && (number == 6 || number == 9);
    if (kind == DIE_D100)
        snprintf(out, 8, "%02d", number % 10 * 10);
    else
        snprintf(out, 8, "%d%s", number, ambiguous ? "." : "");
}

static float glyph_at(const SDL_Surface *glyph, float x, float y)
{
    int px = (int)x, py = (int)y;
    if (x < 0 || y < 0 || px >= glyph->w || py >= glyph->h)
        return 0;
    const Uint32 *row = surface_row(glyph, py);
    return (float)(row[px] >> 24) / 255.0f;
}

/* Finds the rows of the glyph that hold ink: fonts leave room above and below that would push a number off its middle. */
static void ink_rows(const SDL_Surface *glyph, int *top, int *bottom)
{
    *top = glyph->h;
    *bottom = 0;
    for (int y = 0; y < glyph->h; y++)
        for (int x = 0; x < glyph->w; x++)
            if (glyph_at(glyph, (float)x, (float)y) > 0.3f) {
                *top = y < *top ? y : *top;
                *bottom = y + 1;
            }
}

/* Returns the pixel of a place on the face, -1 to 1, limited to the marks. */
static int pixel_of(float place)
{
    int pixel = (int)((place + 1) * (MARK_SIZE / 2));
    return place <= -1 ? 0 : pixel >= MARK_SIZE ? MARK_SIZE - 1 : pixel;
}

static void stamp(float ink[MARK_SIZE][MARK_SIZE], const SDL_Surface *glyph, Stand at)
{
    int top, bottom;
    ink_rows(glyph, &top, &bottom);
    float scale = (float)(bottom - top) / (2 * at.half), c = cosf(at.angle), s = sinf(at.angle);
    float above = (float)(top + bottom) / 2, below = (float)glyph->h - above;
    float half_w = (float)glyph->w / 2 / scale, half_h = maxf(above, below) / scale;
    float reach_x = fabsf(c) * half_w + fabsf(s) * half_h, reach_y = fabsf(s) * half_w + fabsf(c) * half_h;
    int left = pixel_of(at.x - reach_x), right = pixel_of(at.x + reach_x);
    int first = pixel_of(at.y - reach_y), last = pixel_of(at.y + reach_y);
    for (int y = first; y <= last; y++)
        for (int x = left; x <= right; x++)
            for (int k = 0; k < 4; k++) { /* four looks into the larger glyph a pixel */
                float fx = ((float)x + 0.25f + 0.5f * (float)(k & 1)) / (MARK_SIZE / 2) - 1 - at.x;
                float fy = ((float)y + 0.25f + 0.5f * (float)(k >> 1)) / (MARK_SIZE / 2) - 1 - at.y;
                float gx = (fx * c + fy * s) * scale + (float)glyph->w / 2;
                float gy = (fy * c - fx * s) * scale + (float)(top + bottom) / 2;
                ink[y][x] = maxf(ink[y][x], 0) + glyph_at(glyph, gx, gy) / 4;
            }
}

/* Averages the cells by fours. */
static void engrave_quick(Marks *m)
{
    for (int y = 0; y < QUICK_SIZE; y++)
        for (int x = 0; x < QUICK_SIZE; x++) {
            int ink = 0, right = 0, down = 0;
            for (int k = 0; k < 4; k++) {
                const Mark *from = &m->cell[2 * y + k / 2][2 * x + k % 2];
                ink += from->ink;
                right += from->slope_x;
                down += from->slope_y;
            }
            m->quick[y][x] = (Mark){(unsigned char)(ink / 4), (signed char)(right / 4), (signed char)(down / 4)};
        }
}

static void engrave(Marks *out, float ink[MARK_SIZE][MARK_SIZE])
{
    for (int y = 0; y < MARK_SIZE; y++)
        for (int x = 0; x < MARK_SIZE; x++) {
            int l = x > 0 ? x - 1 : 0, r = x < MARK_SIZE - 1 ? x + 1 : x;
            int u = y > 0 ? y - 1 : 0, d = y < MARK_SIZE - 1 ? y + 1 : y;
            float here = minf(ink[y][x], 1);
            out->cell[y][x].ink = (unsigned char)(here * 255);
            out->cell[y][x].slope_x = (signed char)((minf(ink[y][r], 1) - minf(ink[y][l], 1)) * 127);
            out->cell[y][x].slope_y = (signed char)((minf(ink[d][x], 1) - minf(ink[u][x], 1)) * 127);
        }
    engrave_quick(out);
}

/* Returns half the height of the numerals in units of the face's reach, and their distance above its middle. */
static Stand usual_stand(DieKind kind)
{
    static const Stand stand[DIE_KINDS] = {
        [DIE_D6] = {0, 0, 0.36f, 0},       [DIE_D8] = {0, 0.02f, 0.29f, 0}, [DIE_D10] = {0, 0.02f, 0.25f, 0},
        [DIE_D100] = {0, 0.02f, 0.21f, 0}, [DIE_D12] = {0, 0, 0.40f, 0},    [DIE_D20] = {0, 0.05f, 0.31f, 0},
    };
    return stand[kind];
}

static void mark_number(float ink[MARK_SIZE][MARK_SIZE], DieKind kind, int number, Stand at, Fonts *fonts)
{
    char text[8];
    number_text(kind, number, text);
    bool underlined = strchr(text, '.') != NULL;
    text[underlined ? strlen(text) - 1 : strlen(text)] = '\0';
    SDL_Surface *glyph = fonts_render(fonts, FACE_BOLD, GLYPH_PIXELS, (Color){255, 255, 255, 255}, text);
    if (glyph == NULL)
        return; /* no fonts: a die without numerals, the table says the value beside it */
    stamp(ink, glyph, at);
    SDL_FreeSurface(glyph);
    for (int y = 0; underlined && y < MARK_SIZE; y++)
        for (int x = 0; x < MARK_SIZE; x++) {
            float fx = ((float)x + 0.5f) / (MARK_SIZE / 2) - 1 - at.x,
                  fy = ((float)y + 0.5f) / (MARK_SIZE / 2) - 1 - at.y;
            if (fabsf(fx) < at.half * 0.62f && fy > at.half * 1.22f && fy < at.half * 1.48f)
                ink[y][x] = 1;
        }
}

/* Engraves `number` once in the middle, for the face of a d4 that is turned to the reader. */
static void mark_read(Marks *out, int number, Fonts *fonts)
{
    float ink[MARK_SIZE][MARK_SIZE];
    memset(ink, 0, sizeof ink);
    mark_number(ink, DIE_D4, number, (Stand){0, 0.02f, 0.30f, 0}, fonts);
    engrave(out, ink);
}

static void mark_face(Marks *out, const Solid *s, const DieFace *f, DieKind kind, Fonts *fonts)
{
    float ink[MARK_SIZE][MARK_SIZE];
    memset(ink, 0, sizeof ink);
    if (kind != DIE_D4) {
        mark_number(ink, kind, f->number, usual_stand(kind), fonts);
    } else {
        Vec right = vec_cross(f->up, f->normal);
        for (int i = 0; i < 3; i++) { /* each corner's number near it, its top towards the corner */
            Vec out_there = vec_sub(s->corner[f->corner[i]], f->centre);
            float x = vec_dot(out_there, right) / f->reach, y = -vec_dot(out_there, f->up) / f->reach;
            Stand at = {x * 0.47f, y * 0.47f, 0.17f, atan2f(x, -y)};
            mark_number(ink, kind, s->corner_number[f->corner[i]], at, fonts);
        }
    }
    engrave(out, ink);
}

void die_model_make(DieModel *m, DieKind kind, Fonts *fonts)
{
    solid_make(&m->solid, kind);
    m->kind = kind;
    m->fonts = fonts;
    m->engraved = 0;
}

/* True if the caller must make the mark now; it counts as made from here on. */
static bool claim(DieModel *m, int mark)
{
    bool made = m->engraved >> mark & 1;
    m->engraved |= 1u << mark;
    return !made;
}

static const Marks *die_marks(DieModel *m, int face)
{
    if (claim(m, face))
        mark_face(&m->marks[face], &m->solid, &m->solid.face[face], m->kind, m->fonts);
    return &m->marks[face];
}

/* Returns the marks of a d4 that lies so that this number is read. */
static const Marks *die_reads(DieModel *m, int number)
{
    if (claim(m, READS + number - 1))
        mark_read(&m->reads[number - 1], number, m->fonts);
    return &m->reads[number - 1];
}
