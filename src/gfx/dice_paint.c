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

typedef struct {   /* what a corner of a triangle hands to its pixels */
    float x, y;    /* in samples */
    float r, g, b; /* 0..1 and above */
    float u, v;    /* in Marks cells */
} Vertex;

typedef struct {
    const Marks *marks;     /* NULL: strip or cap */
    float light_x, light_y; /* of the key light along the face, right and down */
    float ink[3], strength; /* of the paint in the numerals, 0..1: the face that counts has the most */
} Skin;

typedef struct { /* of the outline at one height */
    float left, right;
} Breadth;

typedef struct {
    Uint32 *rgb;   /* size squared; 0: nothing there, else 0xFFrrggbb */
    int size;      /* that of the picture, at rest SUPER times */
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
    float edge = 0.22f * powf(1 - facing, 3) * (0.4f + 0.6f * smooth(-0.3f, 0.6f, mirror.y));
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
    const Marks *m = skin->marks;
    float fx = u - (float)x, fy = v - (float)y;
    float top = (float)m->ink[y][x] + ((float)m->ink[y][x + 1] - (float)m->ink[y][x]) * fx;
    float low = (float)m->ink[y + 1][x] + ((float)m->ink[y + 1][x + 1] - (float)m->ink[y + 1][x]) * fx;
    float ink = (top + (low - top) * fy) / 255.0f * skin->strength;
    /* an edge that falls away from the light is dark, the far side of the groove catches it */
    float slope = ((float)m->slope_x[y][x] * skin->light_x + (float)m->slope_y[y][x] * skin->light_y) / 127.0f;
    for (int i = 0; i < 3; i++)
        c[i] = c[i] + (skin->ink[i] - c[i]) * ink + slope * 0.55f;
}

static Uint32 byte_of(float v)
{
    return v <= 0 ? 0 : v >= 255 ? 255 : (Uint32)v;
}

static void put_pixel(Samples *s, const Skin *skin, int x, int y, const Vertex *p)
{
    float c[3] = {p->r, p->g, p->b};
    if (skin->marks != NULL)
        sample_marks(skin, p->u, p->v, c);
    int u = ((int)((float)x * s->vein_step) + s->vein_x) & (VEIN_SIZE - 1);
    int v = ((int)((float)y * s->vein_step) + s->vein_y) & (VEIN_SIZE - 1);
    float k = 255.0f + (float)s->stone->vein[v][u] * (255.0f / 1024.0f);
    s->rgb[(size_t)y * (size_t)s->size + (size_t)x] =
        0xFF000000u | byte_of(c[0] * k) << 16 | byte_of(c[1] * k) << 8 | byte_of(c[2] * k);
}

static Uint32 byte_from(float v)
{
    int i = (int)(v * 255);
    return (Uint32)(i < 0 ? 0 : i > 255 ? 255 : i);
}

/* The same for a moving die: the nearest cell of the numerals, and no veins. */
static Uint32 quick_pixel(const Skin *skin, const Vertex *p)
{
    float r = p->r, g = p->g, b = p->b;
    int x = (int)(p->u + 0.5f), y = (int)(p->v + 0.5f);
    if (skin->marks != NULL && (unsigned)x < MARK_SIZE && (unsigned)y < MARK_SIZE) {
        const Marks *m = skin->marks;
        float ink = (float)m->ink[y][x] * skin->strength * (1 / 255.0f);
        float slope =
            ((float)m->slope_x[y][x] * skin->light_x + (float)m->slope_y[y][x] * skin->light_y) * (0.55f / 127.0f);
        r += (skin->ink[0] - r) * ink + slope;
        g += (skin->ink[1] - g) * ink + slope;
        b += (skin->ink[2] - b) * ink + slope;
    }
    return 0xFF000000u | byte_from(r) << 16 | byte_from(g) << 8 | byte_from(b);
}

static Vertex between(const Vertex *a, const Vertex *b, float t)
{
    return (Vertex){a->x + (b->x - a->x) * t, a->y + (b->y - a->y) * t, a->r + (b->r - a->r) * t,
                    a->g + (b->g - a->g) * t, a->b + (b->b - a->b) * t, a->u + (b->u - a->u) * t,
                    a->v + (b->v - a->v) * t};
}

static void scan_line(Samples *s, const Skin *skin, int y, const Vertex *left, const Vertex *right)
{
    int from = (int)ceilf(left->x - 0.5f), to = (int)ceilf(right->x - 0.5f);
    float width = right->x - left->x;
    from = from < 0 ? 0 : from;
    to = to > s->size ? s->size : to;
    if (from >= to || width <= 0)
        return;
    Vertex p = between(left, right, ((float)from + 0.5f - left->x) / width);
    Vertex step = {0,
                   0,
                   (right->r - left->r) / width,
                   (right->g - left->g) / width,
                   (right->b - left->b) / width,
                   (right->u - left->u) / width,
                   (right->v - left->v) / width};
    Uint32 *row = s->rgb + (size_t)y * (size_t)s->size;
    for (int x = from; x < to; x++) {
        if (s->span != NULL)
            row[x] = quick_pixel(skin, &p);
        else
            put_pixel(s, skin, x, y, &p);
        p.r += step.r;
        p.g += step.g;
        p.b += step.b;
        p.u += step.u;
        p.v += step.v;
    }
}

/* Writes where the line at height y crosses the edge a-b; false: it does not. */
static bool crossing(const Vertex *a, const Vertex *b, float y, Vertex *out)
{
    if ((a->y <= y) == (b->y <= y))
        return false;
    *out = between(a, b, (y - a->y) / (b->y - a->y));
    return true;
}

static void triangle(Samples *s, const Skin *skin, const Vertex v[3])
{
    float low = fminf(v[0].y, fminf(v[1].y, v[2].y)), high = fmaxf(v[0].y, fmaxf(v[1].y, v[2].y));
    int from = (int)ceilf(low - 0.5f), to = (int)ceilf(high - 0.5f);
    from = from < 0 ? 0 : from;
    to = to > s->size ? s->size : to;
    for (int y = from; y < to; y++) {
        Vertex hit[3];
        int n = 0;
        for (int i = 0; i < 3; i++)
            n += crossing(&v[i], &v[(i + 1) % 3], (float)y + 0.5f, &hit[n]);
        if (n == 2)
            scan_line(s, skin, y, hit[0].x < hit[1].x ? &hit[0] : &hit[1], hit[0].x < hit[1].x ? &hit[1] : &hit[0]);
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
    v.r = c[0];
    v.g = c[1];
    v.b = c[2];
    return v;
}

/* Sets the numerals' cells at a point of face f, before it is turned; zoom below 1: larger numerals. */
static void place_marks(const DieFace *f, Vec up, float zoom, Vec at, Vertex *v)
{
    Vec out = vec_times(vec_sub(at, f->centre), zoom);
    v->u = (vec_dot(out, vec_cross(up, f->normal)) / f->reach + 1) * (MARK_SIZE / 2) - 0.5f;
    v->v = (1 - vec_dot(out, up) / f->reach) * (MARK_SIZE / 2) - 0.5f;
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
    v[0] = lit_vertex(s, spin_vec(spin, centre), spin_vec(spin, normal), body);
    if (face != NULL)
        place_marks(face, lie.up, lie.zoom, centre, &v[0]);
    for (int i = 0; i < p->n; i++) {
        v[1 + i] = lit_vertex(s, spin_vec(spin, p->at[i]), spin_vec(spin, p->normal[i]), body);
        if (face != NULL)
            place_marks(face, lie.up, lie.zoom, p->at[i], &v[1 + i]);
    }
    for (int i = 0; i < p->n; i++) {
        fan[0] = v[0];
        fan[1] = v[1 + i];
        fan[2] = v[1 + (i + 1) % p->n];
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

static Uint32 *row_of(SDL_Surface *out, int y)
{
    return (Uint32 *)(void *)((Uint8 *)out->pixels + (ptrdiff_t)y * out->pitch);
}

static void average_down(const Samples *s, SDL_Surface *out)
{
    for (int y = 0; y < out->h; y++) {
        Uint32 *row = row_of(out, y);
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

/* Gives pixels at the outline the colour of those beside them, by the share of the pixel inside. */
static void smooth_row(const Samples *s, int y, Uint32 *row)
{
    const Breadth *span = &s->span[y * SUBROWS];
    const Uint32 *from = s->rgb + (size_t)y * (size_t)s->size;
    float left = 0, right = (float)s->size, low = right,
          high = 0; /* all pixels between are full; none beyond is touched */
    for (int k = 0; k < SUBROWS; k++) {
        left = span[k].left > left ? span[k].left : left;
        right = span[k].right < right ? span[k].right : right;
        low = span[k].left < low ? span[k].left : low;
        high = span[k].right > high ? span[k].right : high;
    }
    int begin = (int)low, end = (int)high + 1, first, last;
    begin = begin < 0 ? 0 : begin;
    end = end > s->size ? s->size : end;
    for (first = begin; first < end && from[first] == 0;)
        first++;
    for (last = end - 1; last > first && from[last] == 0;)
        last--;
    for (int x = begin; x < end && first < end; x++) {
        Uint32 c = from[x] != 0 ? from[x] : from[x < first ? first : last];
        Uint32 a = (float)x >= left && (float)x + 1 <= right ? 255 : coverage(span, x);
        row[x] = a << 24 | (c & 0xFFFFFF);
    }
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

void die_paint(DieModel *m, const Stone *stone, Spin spin, DieLook look, bool still, SDL_Surface *out)
{
    int size = out->w * (still ? SUPER : 1);
    Samples s = {.size = size, .stone = stone, .vein_step = 220.0f / (float)size, .read = -1};
    size_t pixels = (size_t)size * (size_t)size, bytes = pixels * sizeof *s.rgb;
    s.vein_x = look.body.r * 7 + look.body.g * 3;
    s.vein_y = look.body.b * 5 + look.body.r;
    s.small = still && out->w < SMALL_DIE;
    s.rgb = xcalloc(1, bytes + (still ? 0 : (size_t)(size * SUBROWS) * sizeof *s.span));
    if (!still) {
        s.span = (Breadth *)(void *)(s.rgb + pixels);
        (void)SDL_FillRect(out, NULL, 0);
        begin_moving(&s);
    } else if (m->solid.corner_number[0] > 0 && !look.blank) {
        read_d4(&s, &m->solid, spin);
    }
    paint_all(&s, m, spin, look);
    for (int y = 0; !still && y < out->h; y++)
        smooth_row(&s, y, row_of(out, y));
    if (still)
        average_down(&s, out);
    free(s.rgb);
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
    const Uint32 *row = (const Uint32 *)(const void *)((const Uint8 *)glyph->pixels + (ptrdiff_t)py * glyph->pitch);
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

static void engrave(Marks *out, float ink[MARK_SIZE][MARK_SIZE])
{
    for (int y = 0; y < MARK_SIZE; y++)
        for (int x = 0; x < MARK_SIZE; x++) {
            int l = x > 0 ? x - 1 : 0, r = x < MARK_SIZE - 1 ? x + 1 : x;
            int u = y > 0 ? y - 1 : 0, d = y < MARK_SIZE - 1 ? y + 1 : y;
            float here = minf(ink[y][x], 1);
            out->ink[y][x] = (unsigned char)(here * 255);
            out->slope_x[y][x] = (signed char)((minf(ink[y][r], 1) - minf(ink[y][l], 1)) * 127);
            out->slope_y[y][x] = (signed char)((minf(ink[d][x], 1) - minf(ink[u][x], 1)) * 127);
        }
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

const Marks *die_marks(DieModel *m, int face)
{
    if (claim(m, face))
        mark_face(&m->marks[face], &m->solid, &m->solid.face[face], m->kind, m->fonts);
    return &m->marks[face];
}

const Marks *die_reads(DieModel *m, int number)
{
    if (claim(m, READS + number - 1))
        mark_read(&m->reads[number - 1], number, m->fonts);
    return &m->reads[number - 1];
}
