/* SPDX-License-Identifier: MIT
 * A mat has grain, and the shade of its rim; round corners, baked at their exact size. */
#include "gfx/mat.h"

#include <math.h>

#include "gfx/inside.h"

typedef struct {
    Color middle, edge; /* of the felt: where the light falls, and far from it */
    Color stitch;
    float shade, grain;
    float u, radius;
    bool framed;
} MatPaint;

enum { RADIUS = 26, MARGIN = 3 };

static Color times(Color c, float factor)
{
    return (Color){(Uint8)minf((float)c.r * factor, 255), (Uint8)minf((float)c.g * factor, 255),
                   (Uint8)minf((float)c.b * factor, 255), 255};
}

static MatPaint mat_paint(const Gfx *g, const Mat *mat)
{
    static const float bright[] = {[MAT_PLAIN] = 1.9f, [MAT_OWN] = 2.3f, [MAT_LEADS] = 2.3f};
    MatPaint p = {.u = g->unit, .framed = mat->framed};
    p.radius = (mat->radius > 0 ? mat->radius : RADIUS) * p.u;
    Color felt = gfx_color(g, mat->felt);
    if (g->theme == THEME_DAYLIGHT) {
        if (mat->tone == MAT_LEADS)
            felt = color_mix(felt, color_rgb(0xF0C85A), 0.7f);
        p.middle = color_mix(felt, color_rgb(0xFFFFFF), mat->tone == MAT_OWN ? 0.75f : 0.4f);
        p.edge = times(felt, 0.93f);
        p.stitch = (Color){60, 40, 20, 110};
        p.shade = 0.2f;
        p.grain = 0.025f;
    } else {
        if (mat->tone == MAT_LEADS)
            felt = color_rgb(0x2E2309);
        p.middle = times(felt, bright[mat->tone]);
        p.edge = felt;
        p.stitch = (Color){255, 226, 160, 62};
        p.shade = 0.55f;
        p.grain = 0.09f;
    }
    return p;
}

/* Returns a number -1..1 for a pixel, the same every time. */
static float grain_at(int x, int y)
{
    Uint32 n = (Uint32)x * 374761393u + (Uint32)y * 668265263u;
    n = (n ^ n >> 13) * 1274126177u;
    return (float)((n ^ n >> 16) & 0xFFFF) / 32767.5f - 1;
}

/* Returns how far along the edge the point nearest to x, y lies, counted anew on each side and in each corner. */
static float along(const MatPaint *p, float x, float y, float w, float h)
{
    float dx = fabsf(x - w / 2) - w / 2 + p->radius, dy = fabsf(y - h / 2) - h / 2 + p->radius;
    if (dx > 0 && dy > 0)
        return atan2f(dy, dx) * p->radius;
    return dx > dy ? y : x;
}

static float stitch_at(const MatPaint *p, float x, float y, float w, float h, float depth)
{
    float line = cover_between(depth, 7 * p->u, 8.5f * p->u), step = 8 * p->u;
    if (line <= 0)
        return 0;
    return line * cover_between(fmodf(along(p, x, y, w, h), step), 0, 5 * p->u);
}

static float mixed(Uint8 a, Uint8 b, float t)
{
    return (float)a + ((float)b - (float)a) * t;
}

static Color felt_pixel(const MatPaint *p, int x, int y, float w, float h, float depth)
{
    float px = (float)x + 0.5f, py = (float)y + 0.5f;
    float dx = (px - 0.42f * w) / (0.7f * w), dy = (py - 0.24f * h) / (0.9f * h);
    float away = minf(sqrtf(dx * dx + dy * dy) / 0.88f, 1);
    float shade = maxf(1 - depth / (20 * p->u), 0);
    float light = (1 - p->shade * shade * shade) * (1 + p->grain * grain_at(x, y));
    Color c = {(Uint8)minf(mixed(p->middle.r, p->edge.r, away) * light, 255),
               (Uint8)minf(mixed(p->middle.g, p->edge.g, away) * light, 255),
               (Uint8)minf(mixed(p->middle.b, p->edge.b, away) * light, 255), 255};
    float stitch = stitch_at(p, px, py, w, h, depth);
    if (stitch > 0)
        c = color_mix(c, (Color){p->stitch.r, p->stitch.g, p->stitch.b, 255}, stitch * (float)p->stitch.a / 255);
    return c;
}

/* The rings around the felt: how far outside they end, colour, strength. */
typedef struct {
    float to;
    unsigned rgb;
    float cover;
} Ring;
static const Ring bare[] = {{2, 0x000000, 0.55f}, {3, 0xFFD696, 0.12f}, {0, 0, 0}};
static const Ring frame[] = {{2, 0x1A0C06, 1}, {8, 0x6B4320, 1}, {9, 0xA8763A, 1}, {MAT_FRAME, 0x241307, 1}, {0, 0, 0}};

static Uint32 ring_pixel(const MatPaint *p, float off)
{
    float from = 0, cover = 0;
    Color c = {0, 0, 0, 255};
    for (const Ring *ring = p->framed ? frame : bare; ring->to > 0; from = ring->to, ring++) {
        float here = cover_between(off, from * p->u, ring->to * p->u) * ring->cover;
        if (here > 0)
            c = cover > 0 ? color_mix(c, color_rgb(ring->rgb), here / (cover + here)) : color_rgb(ring->rgb);
        cover = minf(cover + here, 1);
    }
    return (Uint32)lrintf(cover * 255) << 24 | (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
}

static void paint(SDL_Surface *s, const MatPaint *p, int margin)
{
    float w = (float)(s->w - 2 * margin), h = (float)(s->h - 2 * margin);
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            int ix = x - margin, iy = y - margin;
            float off = distance_round((float)ix + 0.5f, (float)iy + 0.5f, 0, 0, w, h, p->radius);
            if (off > 0) {
                row[x] = ring_pixel(p, off);
                continue;
            }
            Color c = felt_pixel(p, ix, iy, w, h, -off);
            row[x] = 0xFF000000u | (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
        }
    }
}

static Key mat_key(const Mat *mat, SDL_Rect p)
{
    Key k = key_start(BAKE_MAT);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_int(&k, mat->felt);
    key_int(&k, mat->tone);
    key_float(&k, mat->radius);
    key_int(&k, mat->framed);
    return k;
}

void mat_draw(Gfx *g, Rect r, const Mat *mat)
{
    float radius = mat->radius > 0 ? mat->radius : RADIUS, margin = mat->framed ? MAT_FRAME : MARGIN;
    SDL_Rect p = px_rect(g, r);
    if (p.w < 1 || p.h < 1)
        return;
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, radius, gfx_color(g, mat->felt));
        gfx_frame(g, r, radius, 2, gfx_color(g, COL_LINE));
        return;
    }
    gfx_shadow(g, rect_inset(r, -margin), radius + margin, mat->framed ? 3 : 2);
    int outside = px_size(g, margin);
    Key k = mat_key(mat, p);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        SDL_Surface *s =
            SDL_CreateRGBSurfaceWithFormat(0, p.w + 2 * outside, p.h + 2 * outside, 32, SDL_PIXELFORMAT_ARGB8888);
        MatPaint how = mat_paint(g, mat);
        if (s != NULL)
            paint(s, &how, outside);
        b = bake_surface(g, k, s, false);
    }
    px_baked(g, b, p.x - outside, p.y - outside);
}
