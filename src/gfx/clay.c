/* SPDX-License-Identifier: MIT
 * What does not move with the lantern is kept for each pixel as bytes; the lantern's direction is computed at the corners
 * of cells and runs straight between them. */
#include "gfx/clay.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/inside.h"
#include "gfx/relief.h"

enum { CELL = 16, ABOUT = 96 };
static const float worth = 0.12f; /* share of the picture that its figure covers at least */

typedef struct {                      /* of CELL pixels of a row, what the lantern does not change */
    int8_t x[CELL], y[CELL], z[CELL]; /* where they face, 127: all that way */
    uint8_t body[CELL];               /* how much of the lantern's light they throw back, 128: all */
    uint8_t sky[CELL];                /* light of the sky, 512: white */
    uint8_t gloss[CELL];
    int8_t grain[CELL]; /* added at the end */
} Clods;

struct Clay {
    char about[ABOUT], made[ABOUT]; /* the picture it has looked for; the one whose pixels it holds */
    int view;                       /* of those pixels */
    bool has;                       /* there is a relief worth it */
    int w, h, across;               /* across: of `clods`; the last of a row may reach beyond it */
    Clods *clods;
    Baked shown;
    ClayLook look;
    bool used; /* since the last frame began */
};

float clay_seam(float seam, float down)
{
    return seam + ((float)CLAY_SLANT_PERCENT / 100) * (0.5f - down);
}

static void drop_pixels(Clay *c)
{
    free(c->clods);
    baked_free(&c->shown);
    c->clods = NULL;
    c->shown = (Baked){0};
    c->made[0] = '\0';
}

Clay *clay_new(void)
{
    Clay *c = xcalloc(1, sizeof *c);
    return c;
}

void clay_free(Clay *c)
{
    if (c != NULL)
        drop_pixels(c);
    free(c);
}

void clay_frame(Clay *c)
{
    if (!c->used && c->clods != NULL)
        drop_pixels(c);
    c->used = false;
}

bool clay_has(Gfx *g, const char *picture)
{
    Clay *c = g->clay;
    if (picture == NULL || strlen(picture) >= ABOUT)
        return false;
    if (strcmp(c->about, picture) != 0) {
        Relief *r = xmalloc(sizeof *r);
        float sum = 0;
        c->has = relief_of(g, picture, r);
        for (int i = 0; c->has && i < RELIEF_W * RELIEF_H; i++)
            sum += r->figure[i];
        c->has = c->has && sum >= worth * RELIEF_W * RELIEF_H;
        memcpy(c->about, picture, strlen(picture) + 1);
        free(r);
    }
    return c->has;
}

bool clay_turns(const Gfx *g, const char *picture)
{
    return relief_has_views(g, picture);
}

/* ---- what stays -------------------------------------------------------------------------------------------------- */

/* Replaces values by the means of the 2 reach + 1 along each row. */
static void smear_rows(float *v, int w, int h, int reach, float *row)
{
    for (int y = 0; y < h; y++) {
        float *line = v + (ptrdiff_t)y * w, sum = 0;
        memcpy(row, line, (size_t)w * sizeof *row);
        for (int x = -reach; x <= reach; x++)
            sum += row[x < 0 ? 0 : x >= w ? w - 1 : x];
        for (int x = 0; x < w; x++) {
            line[x] = sum / (float)(2 * reach + 1);
            sum += row[x + reach + 1 < w ? x + reach + 1 : w - 1] - row[x - reach > 0 ? x - reach : 0];
        }
    }
}

/* The same down the columns, a row of sums at a time. */
static void smear_columns(float *v, int w, int h, int reach, float *from, float *sum)
{
    memcpy(from, v, (size_t)w * (size_t)h * sizeof *v);
    memset(sum, 0, (size_t)w * sizeof *sum);
    for (int y = -reach; y <= reach; y++)
        for (int x = 0; x < w; x++)
            sum[x] += from[(ptrdiff_t)(y < 0 ? 0 : y >= h ? h - 1 : y) * w + x];
    for (int y = 0; y < h; y++) {
        const float *comes = from + (ptrdiff_t)(y + reach + 1 < h ? y + reach + 1 : h - 1) * w;
        const float *goes = from + (ptrdiff_t)(y - reach > 0 ? y - reach : 0) * w;
        for (int x = 0; x < w; x++) {
            v[(ptrdiff_t)y * w + x] = sum[x] / (float)(2 * reach + 1);
            sum[x] += comes[x] - goes[x];
        }
    }
}

static void smear(float *v, int w, int h, int reach)
{
    float *from = xmalloc((size_t)w * (size_t)(h + 2) * sizeof *from), *row = from + (ptrdiff_t)w * h;
    for (int twice = 0; twice < 2; twice++) {
        smear_rows(v, w, h, reach, row);
        smear_columns(v, w, h, reach, from, row);
    }
    free(from);
}

/* The painting's own light, fine and coarse: where they differ there is a furrow or a ridge. NULL: nobody has painted
 * that side. */
typedef struct {
    float *fine, *coarse;
} Furrows;

static Furrows furrows_of(const SDL_Surface *s)
{
    size_t n = (size_t)s->w * (size_t)s->h;
    int near = s->w / 640 > 0 ? s->w / 640 : 1, wide = s->w * 9 / 640 > 2 ? s->w * 9 / 640 : 2;
    Furrows f = {xmalloc(n * sizeof(float)), xmalloc(n * sizeof(float))};
    for (int y = 0; y < s->h; y++) {
        const Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++)
            f.fine[(ptrdiff_t)y * s->w + x] = ((float)(row[x] >> 16 & 255) * 0.35f + (float)(row[x] >> 8 & 255) * 0.5f +
                                               (float)(row[x] & 255) * 0.15f) /
                                              255;
    }
    memcpy(f.coarse, f.fine, n * sizeof *f.fine);
    smear(f.fine, s->w, s->h, near);
    smear(f.coarse, s->w, s->h, wide);
    return f;
}

static float smooth(float t)
{
    return t * t * (3 - 2 * t);
}

/* Between four cells of a plane of the relief, without the edges that straight lines between them would leave. */
static float at_plane(const float *v, float u, float w)
{
    float x = u * RELIEF_PLANE_W - 0.5f, y = w * RELIEF_PLANE_H - 0.5f, fx = floorf(x), fy = floorf(y);
    return relief_between(v, RELIEF_PLANE_W, RELIEF_PLANE_H, fx + smooth(x - fx), fy + smooth(y - fy));
}

static float hashed(int x, int y)
{
    uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (float)((h ^ h >> 16) & 0xFFFF) / 65535 - 0.5f;
}

static int8_t to_byte(float v)
{
    return (int8_t)maxf(-127, minf(127, v));
}

static uint8_t to_share(float v)
{
    return (uint8_t)maxf(0, minf(255, v));
}

typedef struct { /* what clods are made of */
    const Relief *relief;
    const float *wide; /* nearness of the surroundings */
    Furrows furrows;
    int w, h;
    float steep; /* of the furrows at this size */
} Pit;

/* Where furrows slope, and how far they stand out. */
typedef struct {
    float x, y, out;
} Slope;

static Slope slope_at(const Pit *p, int x, int y)
{
    if (p->furrows.fine == NULL)
        return (Slope){0, 0, 0};
    const float *f = p->furrows.fine + (ptrdiff_t)y * p->w + x;
    int left = x > 0 ? -1 : 0, right = x < p->w - 1 ? 1 : 0, up = y > 0 ? -p->w : 0, down = y < p->h - 1 ? p->w : 0;
    return (Slope){(f[right] - f[left]) * p->steep, (f[down] - f[up]) * p->steep,
                   f[0] - p->furrows.coarse[(ptrdiff_t)y * p->w + x]};
}

static void lay(const Pit *p, int x, int y, Clods *c)
{
    const int i = x % CELL;
    const Relief *r = p->relief;
    float u = ((float)x + 0.5f) / (float)p->w, v = ((float)y + 0.5f) / (float)p->h;
    float m = relief_between(r->figure, RELIEF_W, RELIEF_H, u * RELIEF_W - 0.5f, v * RELIEF_H - 0.5f);
    Slope s = slope_at(p, x, y);
    float a = at_plane(r->right, u, v) * (0.25f + 0.75f * m) - s.x * m;
    float b = at_plane(r->down, u, v) * (0.25f + 0.75f * m) - s.y * m, square = a * a + b * b;
    if (square > 0.92f) {
        a *= sqrtf(0.92f / square);
        b *= sqrtf(0.92f / square);
        square = 0.92f;
    }
    float deep = at_plane(p->wide, u, v) - at_plane(r->cliffs, u, v);
    float hollow = 1 - 1.5f * maxf(0, minf(0.3f, deep));
    float lit = hollow * (1 + 1.1f * maxf(-0.5f, minf(0.1f, s.out))) * (0.26f + 0.74f * m);
    c->x[i] = to_byte(a * 127);
    c->y[i] = to_byte(b * 127);
    c->z[i] = to_byte(sqrtf(1 - square) * 127);
    c->body[i] = to_share(lit * 128);
    c->sky[i] = to_share((0.55f - 0.45f * b) * 0.26f * lit * 512);
    c->gloss[i] = to_share(m * 255);
    c->grain[i] = to_byte((hashed(x >> 1, y >> 1) + hashed(x, y)) * 4);
}

/* painting: of w x h; NULL: there is none of this view. */
static void dig(Clay *c, const SDL_Surface *painting, int w, int h, Relief *r)
{
    enum { WIDER = 6 };
    size_t n = RELIEF_PLANE_W * RELIEF_PLANE_H;
    float *wide = xmalloc(n * sizeof *wide);
    memcpy(wide, r->cliffs, n * sizeof *wide);
    relief_soften(wide, RELIEF_PLANE_W, RELIEF_PLANE_H, WIDER);
    relief_soften(r->right, RELIEF_PLANE_W, RELIEF_PLANE_H, 1);
    relief_soften(r->down, RELIEF_PLANE_W, RELIEF_PLANE_H, 1);
    Pit p = {.relief = r, .wide = wide, .w = w, .h = h, .steep = 4.2f * (float)w / 640};
    if (painting != NULL)
        p.furrows = furrows_of(painting);
    c->w = w;
    c->h = h;
    c->across = (c->w + CELL - 1) / CELL;
    c->clods = xcalloc((size_t)c->across * (size_t)c->h, sizeof *c->clods);
    for (int y = 0; y < c->h; y++)
        for (int x = 0; x < c->w; x++)
            lay(&p, x, y, &c->clods[y * c->across + x / CELL]);
    free(p.furrows.fine);
    free(p.furrows.coarse);
    free(wide);
}

/* ---- the lantern ------------------------------------------------------------------------------------------------- */

enum { TO_X, TO_Y, TO_Z, HALF_X, HALF_Y, HALF_Z, SHINES, RAY };
typedef struct {
    float v[RAY]; /* towards the lantern, times its light; between that and the eye; the light of its reflection */
} Ray;

static Ray ray_at(const Clay *c, float x, float y, ClayLook look)
{
    float unit = (float)c->w * 0.516f;
    float dx = (look.light_x * (float)c->w - x) / unit, dy = (look.light_y * (float)c->h - y) / unit, dz = 0.62f;
    float far = sqrtf(dx * dx + dy * dy + dz * dz), fall = 1 / (1 + 0.85f * (dx * dx + dy * dy));
    float hx = dx / far, hy = dy / far, hz = dz / far + 1, half = sqrtf(hx * hx + hy * hy + hz * hz);
    float power = 1.7f * fall / far / 127 / 128;
    return (Ray){
        {dx * power, dy * power, dz * power, hx / half / 127, hy / half / 127, hz / half / 127, 0.30f * fall / 255}};
}

/* Returns the brightness that much light makes, which no light can bring above 285. */
static inline float tone(float light)
{
    return 285.6f * light / (light + 0.62f);
}

/* Without a condition, of which the compiler makes no vectors. */
static inline float positive(float v)
{
    return (v + fabsf(v)) * 0.5f;
}

static inline Uint32 clamped(float v)
{
    return (Uint32)(int)(255 - positive(255 - positive(v)));
}

/* Paints CELL pixels of a row. The loops have a fixed length and plain arrays, so that the compiler makes vectors of
 * them. */
static void paint_run(const Clods *c, const Ray *from, const Ray *to, Uint32 *restrict px)
{
    float warm[CELL], cold[CELL], shine[CELL];
    float at[RAY], step[RAY];
    for (int k = 0; k < RAY; k++) {
        at[k] = from->v[k];
        step[k] = (to->v[k] - from->v[k]) * (1.0f / CELL);
    }
    for (int i = 0; i < CELL; i++) {
        float t = (float)i, x = c->x[i], y = c->y[i], z = c->z[i];
        float lit = x * (at[TO_X] + step[TO_X] * t) + y * (at[TO_Y] + step[TO_Y] * t) + z * (at[TO_Z] + step[TO_Z] * t);
        float half = x * (at[HALF_X] + step[HALF_X] * t) + y * (at[HALF_Y] + step[HALF_Y] * t) +
                     z * (at[HALF_Z] + step[HALF_Z] * t);
        warm[i] = positive(lit) * (float)c->body[i];
        cold[i] = (float)c->sky[i] * (1.0f / 512);
        half = positive(half);
        float h2 = half * half, h4 = h2 * h2, h8 = h4 * h4, h16 = h8 * h8;
        shine[i] = h16 * h8 * (at[SHINES] + step[SHINES] * t) * (float)c->gloss[i];
    }
    for (int i = 0; i < CELL; i++) {
        float grain = c->grain[i];
        Uint32 r = clamped(tone(warm[i] * 0.98f + cold[i] * 0.74f + shine[i]) + grain);
        Uint32 g = clamped(tone(warm[i] * 0.80f + cold[i] * 0.78f + shine[i] * 0.86f) + grain - 2);
        Uint32 b = clamped(tone(warm[i] * 0.60f + cold[i] * 0.90f + shine[i] * 0.62f) + grain - 4);
        px[i] = 0xFF000000u | r << 16 | g << 8 | b;
    }
}

/* Computes the rays of a row between two rows of corners, at `part` of the way. */
static void rays_between(const Ray *upper, const Ray *lower, float part, int n, Ray *out)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < RAY; k++)
            out[i].v[k] = upper[i].v[k] + (lower[i].v[k] - upper[i].v[k]) * part;
}

static void corner_row(const Clay *c, int y, ClayLook look, Ray *out)
{
    for (int i = 0; i <= c->across; i++)
        out[i] = ray_at(c, (float)(i * CELL) + 0.5f, (float)y + 0.5f, look);
}

/* Writes a row up to the seam, which is smooth. */
static void end_row(const Uint32 *line, float seam, int w, Uint32 *row)
{
    int end = seam < 0 ? 0 : seam > (float)w ? w : (int)seam;
    memcpy(row, line, (size_t)end * sizeof *row);
    if (end < w && end > 0)
        row[end] = (line[end - 1] & 0xFFFFFF) | (Uint32)((seam - (float)end) * 255) << 24;
}

static SDL_Surface *paint(const Clay *c, ClayLook look)
{
    int widest = (int)ceilf(clay_seam(look.seam, 0) * (float)c->w);
    int w = widest < 1 ? 1 : widest > c->w ? c->w : widest, cells = (w + CELL - 1) / CELL;
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, c->h, 32, SDL_PIXELFORMAT_ARGB8888);
    Ray *ray = xmalloc((size_t)(c->across + 1) * 3 * sizeof *ray), *upper = ray + c->across + 1,
        *lower = upper + c->across + 1;
    Uint32 *line = xmalloc((size_t)c->across * CELL * sizeof *line);
    for (int y = 0; s != NULL && y < c->h; y++) {
        float seam = clay_seam(look.seam, ((float)y + 0.5f) / (float)c->h) * (float)c->w;
        if (y % CELL == 0) {
            corner_row(c, y, look, upper);
            corner_row(c, y + CELL, look, lower);
        }
        rays_between(upper, lower, (float)(y % CELL) / CELL, cells + 1, ray);
        for (int i = 0; i < cells && (float)(i * CELL) < seam; i++)
            paint_run(&c->clods[y * c->across + i], ray + i, ray + i + 1, line + (ptrdiff_t)i * CELL);
        end_row(line, seam, w, surface_row(s, y));
    }
    free(ray);
    free(line);
    return s;
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

/* Reads the painting of that size, and digs its clay. */
static void dig_picture(Gfx *g, Clay *c, const char *picture, SDL_Rect p, Relief *r)
{
    SDL_FRect all = {0, 0, 0, 0};
    SDL_Surface *s = relief_of(g, picture, r) ? pictures_scaled(g->pictures, picture, all, p.w, p.h) : NULL;
    if (s != NULL)
        dig(c, s, s->w, s->h, r);
    SDL_FreeSurface(s);
}

/* Makes the pixels of that size; false: the picture is still loading. */
static bool ready(Gfx *g, Clay *c, const char *picture, SDL_Rect p, int view)
{
    if (strcmp(c->made, picture) == 0 && c->w == p.w && c->h == p.h && c->view == view)
        return true;
    SDL_FRect all = {0, 0, 0, 0};
    drop_pixels(c);
    if (view == 0 && picture_is_coming(g, picture, all, p.w, p.h))
        return false;
    Relief *r = xmalloc(sizeof *r);
    if (view == 0)
        dig_picture(g, c, picture, p, r);
    else if (relief_view_of(g, picture, view - 1, r))
        dig(c, NULL, p.w, p.h, r);
    if (c->clods != NULL)
        memcpy(c->made, picture, strlen(picture) + 1);
    c->view = view;
    free(r);
    return c->clods != NULL;
}

static bool same(ClayLook a, ClayLook b)
{
    return a.view == b.view &&
           fabsf(a.seam - b.seam) + fabsf(a.light_x - b.light_x) + fabsf(a.light_y - b.light_y) < 1e-6f;
}

bool clay_draw(Gfx *g, const char *picture, Rect r, ClayLook look)
{
    SDL_Rect p = px_rect(g, r);
    Clay *c = g->clay;
    c->used = true;
    if (!clay_has(g, picture) || p.w < CELL || p.h < CELL)
        return false;
    if (px_hidden(g, p))
        return true;
    if (!ready(g, c, picture, p, look.view))
        return false;
    if (c->shown.surface == NULL || !same(look, c->look)) {
        baked_free(&c->shown);
        c->shown = baked_from_surface(paint(c, look), false);
        c->shown.serial = cache_serial(g->cache);
        c->look = look;
    }
    if (look.seam > -1)
        px_baked(g, &c->shown, p.x, p.y);
    return true;
}
