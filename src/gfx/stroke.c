/* SPDX-License-Identifier: MIT
 * Lines that are neither level nor upright, chart lines with the dash styles of the seats: baked as one picture. */
#include <math.h>

#include "gfx/inside.h"
#include "gfx/path.h"

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
