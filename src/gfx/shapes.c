/* SPDX-License-Identifier: MIT
 * Rectangles with round corners: only the corners are baked (once per radius and colour), edges and middles are plain
 * fills, so that any size of panel costs four small copies. */
#include <math.h>

#include "gfx/inside.h"
#include "gfx/path.h"

void gfx_fill(Gfx *g, Rect r, Color c)
{
    px_fill(g, px_rect(g, r), c);
}

/* A disc or a ring of 2 * corner pixels: its quarters are the corners. thick 0: filled. */
static const Baked *bake_corners(Gfx *g, float radius, float thick, Color c)
{
    Key k = key_start(thick > 0 ? BAKE_RING : BAKE_ROUND);
    key_float(&k, radius);
    key_float(&k, thick);
    key_color(&k, c);
    const Baked *known = cache_find(g->cache, k);
    if (known != NULL)
        return known;
    int side = 2 * (int)ceilf(radius);
    Bitmap b = bitmap_new(side, side);
    float s = (float)side;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            float d = distance_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, s, s, radius);
            float cover = minf(maxf(0.5f - d, 0), 1);
            if (thick > 0)
                cover -= minf(maxf(0.5f - d - thick, 0), 1);
            bitmap_over(&b, x, y, c, cover);
        }
    }
    return bake_bitmap(g, k, &b);
}

static void draw_corners(Gfx *g, const Baked *b, SDL_Rect r, int c)
{
    px_part(g, b, (SDL_Rect){0, 0, c, c}, r.x, r.y);
    px_part(g, b, (SDL_Rect){c, 0, c, c}, r.x + r.w - c, r.y);
    px_part(g, b, (SDL_Rect){0, c, c, c}, r.x, r.y + r.h - c);
    px_part(g, b, (SDL_Rect){c, c, c, c}, r.x + r.w - c, r.y + r.h - c);
}

/* Returns the radius in pixels, never more than half the rectangle. */
static float px_radius(const Gfx *g, SDL_Rect r, float radius)
{
    float most = (float)(r.w < r.h ? r.w : r.h) / 2.0f;
    return minf(maxf(radius * g->unit, 0), most);
}

void gfx_round(Gfx *g, Rect r, float radius, Color c)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w <= 0 || p.h <= 0 || c.a == 0 || px_hidden(g, p))
        return;
    float rad = px_radius(g, p, radius);
    int n = (int)ceilf(rad);
    if (rad < 0.75f) {
        px_fill(g, p, c);
        return;
    }
    if (2 * n > p.w || 2 * n > p.h) /* odd sides: whole pixels on either side of the middle */
        rad = (float)--n;
    if (n < 1) {
        px_fill(g, p, c);
        return;
    }
    draw_corners(g, bake_corners(g, rad, 0, c), p, n);
    px_fill(g, (SDL_Rect){p.x + n, p.y, p.w - 2 * n, n}, c);
    px_fill(g, (SDL_Rect){p.x, p.y + n, p.w, p.h - 2 * n}, c);
    px_fill(g, (SDL_Rect){p.x + n, p.y + p.h - n, p.w - 2 * n, n}, c);
}

void gfx_frame(Gfx *g, Rect r, float radius, float thick, Color c)
{
    SDL_Rect p = px_rect(g, r);
    int t = px_size(g, thick);
    if (p.w <= 0 || p.h <= 0 || c.a == 0 || px_hidden(g, p))
        return;
    if (2 * t >= p.w || 2 * t >= p.h) {
        gfx_round(g, r, radius, c);
        return;
    }
    float rad = px_radius(g, p, radius);
    int n = (int)ceilf(rad);
    if (2 * n > p.w || 2 * n > p.h)
        rad = (float)--n;
    if (n >= 1)
        draw_corners(g, bake_corners(g, rad, (float)t, c), p, n);
    int gap = n > 0 ? n : 0, side = gap > 0 ? gap : t; /* square corners belong to the upper and lower edge */
    px_fill(g, (SDL_Rect){p.x + gap, p.y, p.w - 2 * gap, t}, c);
    px_fill(g, (SDL_Rect){p.x + gap, p.y + p.h - t, p.w - 2 * gap, t}, c);
    px_fill(g, (SDL_Rect){p.x, p.y + side, t, p.h - 2 * side}, c);
    px_fill(g, (SDL_Rect){p.x + p.w - t, p.y + side, t, p.h - 2 * side}, c);
}

/* Draws the dashes of one straight edge, evenly spread between two corners. across: thickness lies along y. */
static void dash_edge(Gfx *g, SDL_Rect edge, bool across, int t, Color c)
{
    int length = across ? edge.w : edge.h;
    int step = t * 4, count = (length + step / 2) / step;
    if (length <= 0)
        return;
    if (count < 1)
        count = 1;
    float pitch = (float)length / (float)count, dash = pitch * 0.58f;
    for (int i = 0; i < count; i++) {
        int at = (int)lrintf((float)i * pitch + (pitch - dash) / 2), len = (int)lrintf(dash);
        px_fill(g, across ? (SDL_Rect){edge.x + at, edge.y, len, t} : (SDL_Rect){edge.x, edge.y + at, t, len}, c);
    }
}

void gfx_dashed(Gfx *g, Rect r, float radius, float thick, Color c)
{
    SDL_Rect p = px_rect(g, r);
    int t = px_size(g, thick);
    if (p.w <= 2 * t || p.h <= 2 * t || px_hidden(g, p))
        return;
    int n = (int)maxf(px_radius(g, p, radius), (float)t);
    draw_corners(g, bake_corners(g, (float)n, (float)t, c), p, n);
    dash_edge(g, (SDL_Rect){p.x + n, p.y, p.w - 2 * n, t}, true, t, c);
    dash_edge(g, (SDL_Rect){p.x + n, p.y + p.h - t, p.w - 2 * n, t}, true, t, c);
    dash_edge(g, (SDL_Rect){p.x, p.y + n, t, p.h - 2 * n}, false, t, c);
    dash_edge(g, (SDL_Rect){p.x + p.w - t, p.y + n, t, p.h - 2 * n}, false, t, c);
}

static Uint32 dithered(float r, float g, float b, float alpha, float threshold)
{
    Uint32 a = (Uint32)(alpha * 255.0f + 0.5f);
    return a << 24 | (Uint32)minf(r + threshold, 255) << 16 | (Uint32)minf(g + threshold, 255) << 8 |
           (Uint32)minf(b + threshold, 255);
}

static float between(Uint8 a, Uint8 b, float t)
{
    return (float)a + ((float)b - (float)a) * t;
}

static SDL_Surface *paint_gradient(int w, int h, float radius, Color top, Color bottom)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    int arc = (int)ceilf(radius);
    for (int y = 0; s != NULL && y < h; y++) {
        Uint32 *row = surface_row(s, y);
        float t = ((float)y + 0.5f) / (float)h, alpha = between(top.a, bottom.a, t) / 255;
        float r = between(top.r, bottom.r, t), g = between(top.g, bottom.g, t), b = between(top.b, bottom.b, t);
        bool bent = y < arc || y >= h - arc;
        Uint32 period[4]; /* of the dither along a row */
        for (int x = 0; x < 4; x++)
            period[x] = dithered(r, g, b, alpha, dither_at(x, y));
        for (int x = 0; x < w; x++)
            row[x] = period[x & 3];
        for (int x = 0; bent && x < w; x++) {
            if (x == arc && w - arc > arc)
                x = w - arc;
            float cover = cover_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, (float)w, (float)h, radius);
            row[x] = dithered(r, g, b, alpha * cover, dither_at(x, y));
        }
    }
    return s;
}

void gfx_gradient(Gfx *g, Rect r, float radius, Color top, Color bottom)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w <= 0 || p.h <= 0 || px_hidden(g, p))
        return;
    float rad = px_radius(g, p, radius);
    Key k = key_start(BAKE_GRADIENT);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_float(&k, rad);
    key_color(&k, top);
    key_color(&k, bottom);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL)
        b = bake_surface(g, k, paint_gradient(p.w, p.h, rad, top, bottom), false);
    px_baked(g, b, p.x, p.y);
}

void gfx_disc(Gfx *g, float cx, float cy, float radius, Color c)
{
    SDL_Rect p = px_rect(g, rect(cx - radius, cy - radius, 2 * radius, 2 * radius));
    if (p.w < 1 || px_hidden(g, p))
        return;
    int n = (p.w + 1) / 2;
    if (n < 1)
        n = 1;
    px_baked(g, bake_corners(g, (float)n, 0, c), p.x, p.y);
}

/* ---- lines ------------------------------------------------------------------------------------------------------ */
/* Lines that are neither level nor upright, chart lines with the dash styles of the seats: baked as one picture. */

enum { DASH_PARTS = 6, MOST_SIDE = 8192 };

/* Lengths of drawn and open pieces in line thicknesses; 0 ends. Round ends add one thickness to a drawn piece. */
static const float dash_table[6][DASH_PARTS] = {
    {0},                    /* solid */
    {3, 3},                 /* dashed */
    {0.01f, 2.2f},          /* dotted */
    {4, 2.4f, 0.01f, 2.4f}, /* dash, dot */
    {7, 3},                 /* long dash */
    {4, 2.2f, 0.01f, 2.2f, 0.01f, 2.2f},
};

typedef struct {
    const float *part;
    int at;
    float left; /* of the present piece, in pixels */
    float thick;
} Pen;

static void pen_next(Pen *p)
{
    p->at = p->at + 1 < DASH_PARTS && p->part[p->at + 1] > 0 ? p->at + 1 : 0;
    p->left = p->part[p->at] * p->thick;
}

static void stroke_dashed(Mask *m, const SDL_FPoint *p, int n, float thick, const float *part)
{
    Pen pen = {part, 0, part[0] * thick, thick};
    for (int i = 0; i + 1 < n; i++) {
        float length = hypotf(p[i + 1].x - p[i].x, p[i + 1].y - p[i].y), done = 0;
        while (done < length) {
            float step = minf(pen.left, length - done), a = done / length, b = (done + step) / length;
            SDL_FPoint from = {p[i].x + (p[i + 1].x - p[i].x) * a, p[i].y + (p[i + 1].y - p[i].y) * a};
            SDL_FPoint to = {p[i].x + (p[i + 1].x - p[i].x) * b, p[i].y + (p[i + 1].y - p[i].y) * b};
            if (pen.at % 2 == 0)
                mask_segment(m, from, to, thick);
            done += maxf(step, 0.001f);
            pen.left -= step;
            if (pen.left <= 0.0005f)
                pen_next(&pen);
        }
    }
}

static const Baked *bake_stroke(Gfx *g, Key k, int w, int h, const SDL_FPoint *p, int n, float thick, Color c, int dash)
{
    Mask m = mask_new(w, h);
    if (dash == 0)
        for (int i = 0; i + 1 < n; i++)
            mask_segment(&m, p[i], p[i + 1], thick);
    else
        stroke_dashed(&m, p, n, thick, dash_table[dash]);
    Bitmap b = bitmap_new(w, h);
    mask_paint(&m, &b, 0, 0, c);
    mask_free(&m);
    return bake_bitmap(g, k, &b);
}

enum { MOST_POINTS = 512 };

void gfx_polyline(Gfx *g, const SDL_FPoint *p, int n, float thick, Color c, int dash)
{
    SDL_FPoint q[MOST_POINTS];
    if (n < 2 || g->dry)
        return;
    n = n > MOST_POINTS ? MOST_POINTS : n;
    dash = dash < 0 || dash > 5 ? 0 : dash;
    float t = maxf(thick * g->unit, 1), x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
    for (int i = 0; i < n; i++) {
        q[i] = (SDL_FPoint){p[i].x * g->unit, p[i].y * g->unit};
        x0 = minf(x0, q[i].x);
        y0 = minf(y0, q[i].y);
        x1 = maxf(x1, q[i].x);
        y1 = maxf(y1, q[i].y);
    }
    float pad = ceilf(t / 2 + 1);
    x0 = floorf(x0 - pad);
    y0 = floorf(y0 - pad);
    int w = (int)ceilf(x1 + pad - x0), h = (int)ceilf(y1 + pad - y0);
    if (w > MOST_SIDE || h > MOST_SIDE || px_hidden(g, (SDL_Rect){(int)x0, (int)y0, w, h}))
        return;
    Key k = key_start(BAKE_STROKE);
    for (int i = 0; i < n; i++) {
        q[i].x -= x0;
        q[i].y -= y0;
        key_float(&k, q[i].x);
        key_float(&k, q[i].y);
    }
    key_float(&k, t);
    key_color(&k, c);
    key_int(&k, dash);
    const Baked *b = cache_find(g->cache, k);
    px_baked(g, b != NULL ? b : bake_stroke(g, k, w, h, q, n, t, c, dash), (int)x0, (int)y0);
}

void gfx_line(Gfx *g, float x0, float y0, float x1, float y1, float thick, Color c)
{
    int t = px_size(g, thick);
    if (fabsf(y0 - y1) < 0.01f || fabsf(x0 - x1) < 0.01f) {
        SDL_Rect p = px_rect(g, rect(minf(x0, x1), minf(y0, y1), fabsf(x1 - x0), fabsf(y1 - y0)));
        if (fabsf(y0 - y1) < 0.01f)
            px_fill(g, (SDL_Rect){p.x, p.y - t / 2, p.w, t}, c);
        else
            px_fill(g, (SDL_Rect){p.x - t / 2, p.y, t, p.h}, c);
        return;
    }
    SDL_FPoint p[2] = {{x0, y0}, {x1, y1}};
    gfx_polyline(g, p, 2, thick, c, 0);
}
