/* SPDX-License-Identifier: MIT
 * Stills: a picture, its blur (a tiny copy drawn large through a smooth curve), light and veils, pixel by pixel. */
#include "gfx/still.h"

#include <string.h>

#include "base/buf.h"
#include "gfx/blur.h"
#include "gfx/inside.h"

enum { TINY = 40 /* how much smaller the copy is that the blur is made of */ };
static const float share = 0.8f;  /* of the picture's height: its width */
static const float opens = 0.76f; /* of its width: from there on it fades */
static const float high = 0.86f;  /* of the window: a wide picture */

float still_width(const Gfx *g)
{
    return gfx_h(g) * share;
}

Rect still_alone(const Gfx *g)
{
    float w = minf(gfx_w(g), gfx_h(g) * share), h = w / share;
    return rect((gfx_w(g) - w) / 2, (gfx_h(g) - h) / 2, w, h);
}

/* ---- colours ----------------------------------------------------------------------------------------------------- */

static Light laid(Light c, Light over, float cover)
{
    return (Light){c.r + (over.r - c.r) * cover, c.g + (over.g - c.g) * cover, c.b + (over.b - c.b) * cover};
}

/* Makes it brighter and more or less colourful; 1, 1: as it was. */
static Light graded(Light c, float bright, float colour)
{
    float grey = 0.3f * c.r + 0.59f * c.g + 0.11f * c.b;
    return (Light){(grey + (c.r - grey) * colour) * bright, (grey + (c.g - grey) * colour) * bright,
                   (grey + (c.b - grey) * colour) * bright};
}

static Light lit(Light c, Light lamp, float strength)
{
    return (Light){c.r + (255 - c.r) * lamp.r / 255 * strength, c.g + (255 - c.g) * lamp.g / 255 * strength,
                   c.b + (255 - c.b) * lamp.b / 255 * strength};
}

/* Lets only as much through as coloured glass does. */
static Light through(Light c, Light glass, float strength)
{
    return (Light){c.r * (1 - strength + strength * glass.r / 255), c.g * (1 - strength + strength * glass.g / 255),
                   c.b * (1 - strength + strength * glass.b / 255)};
}

static float between(float v, float from, float to)
{
    return maxf(minf((v - from) / (to - from), 1), 0);
}

static Uint32 byte_of(float v, float dither)
{
    return (Uint32)maxf(minf(v + dither, 255), 0);
}

/* ---- the two pictures -------------------------------------------------------------------------------------------- */

typedef struct {
    const Still *still;
    float w, h, u; /* pixels; u of a logical one */
    bool bare;     /* the theme of contrast: the picture and black, no light and no veil */
    SDL_Rect alone;
    const SDL_Surface *large;
} Scene;

/* Darkens what words are written on: the right side, the foot, a band below the title. */
static Light veiled(const Scene *s, Light c, float x, float y)
{
    const Light dusk = {10, 5, 3};
    float right = between(x, 0.40f * s->w, 0.56f * s->w);
    float dim = s->still->dim;
    c = laid(c, dusk, right * (0.42f + 0.16f * dim));
    c = laid(c, (Light){0, 0, 0}, 0.55f * between(y, 0.78f * s->h, s->h));
    if (dim > 0) {
        float down = y / s->h;
        c = through(c, (Light){40 - 30 * down, 60 - 46 * down, 120 - 80 * down}, (0.28f + 0.10f * down) * dim);
    } else {
        float dx = (x - 0.8f * s->w) / (0.28f * s->w), dy = (y - 130 * s->u) / (220 * s->u);
        c = lit(c, (Light){255, 214, 130}, 0.34f * maxf(1 - dx * dx - dy * dy, 0));
    }
    float band = between(x, 0.9f * share * s->h, 0.9f * share * s->h + 100 * s->u);
    return laid(c, (Light){12, 6, 3}, 0.62f * band * (1 - between(y, 95 * s->u, 190 * s->u)));
}

static Light left_pixel(const Scene *s, Light blur, int x, int y)
{
    float wide = s->h * share, mask = 1 - between((float)x, opens * wide, wide);
    Light c = s->bare ? (Light){0, 0, 0} : graded(blur, 0.78f - 0.36f * s->still->dim, 1.3f - 0.65f * s->still->dim);
    if (s->large != NULL && mask > 0 && x < s->large->w && y < s->large->h) {
        const Uint8 *row = (const Uint8 *)s->large->pixels + (ptrdiff_t)y * s->large->pitch;
        Light own = light_of(((const Uint32 *)(const void *)row)[x]);
        c = laid(c, graded(own, 1 - 0.14f * s->still->dim, 1 - 0.26f * s->still->dim), mask);
    }
    return s->bare ? c : veiled(s, c, (float)x, (float)y);
}

/* The dusk over a wide picture, from above; cover: how much of the picture it hides. */
typedef struct {
    float at;
    Light c;
    float cover;
} Stop;

static const Stop evening[] = {{0, {16, 12, 40}, 0.86f}, {0.17f, {44, 24, 52}, 0.72f}, {0.30f, {200, 110, 50}, 0.22f},
                               {0.50f, {90, 60, 40}, 0}, {0.72f, {18, 12, 8}, 0.35f},  {1, {18, 12, 8}, 0.9f}};
static const Stop night[] = {{0, {8, 10, 30}, 0.90f},     {0.17f, {14, 18, 46}, 0.80f}, {0.30f, {40, 26, 60}, 0.45f},
                             {0.50f, {10, 8, 26}, 0.30f}, {0.72f, {8, 7, 18}, 0.55f},   {1, {6, 5, 12}, 0.94f}};
enum { STOPS = sizeof evening / sizeof *evening };

static Light dusk(const Scene *s, Light c, float down)
{
    const Stop *stop = s->still->dim > 0 ? night : evening;
    int i = 1;
    while (i < STOPS - 1 && down > stop[i].at)
        i++;
    float t = between(down, stop[i - 1].at, stop[i].at);
    Light over = laid(stop[i - 1].c, stop[i].c, t);
    return laid(c, over, stop[i - 1].cover + (stop[i].cover - stop[i - 1].cover) * t);
}

static Light wide_pixel(const Scene *s, int x, int y)
{
    Light c = {43, 33, 25};
    float tall = s->h * high, mask = 1 - between((float)y, 0.82f * tall, tall);
    if (s->large != NULL && mask > 0 && y < s->large->h && x < s->large->w) {
        const Uint8 *row = (const Uint8 *)s->large->pixels + (ptrdiff_t)y * s->large->pitch;
        Light own = light_of(((const Uint32 *)(const void *)row)[x]);
        c = laid(c,
                 s->still->dim > 0 ? graded(own, 1.1f - 0.15f * s->still->dim, 1.1f - 0.3f * s->still->dim)
                                   : graded(own, 1.1f, 1.25f),
                 mask);
    }
    c = dusk(s, c, (float)y / s->h);
    if (s->still->dim > 0)
        return c;
    float dx = ((float)x - 0.5f * s->w) / (0.24f * s->w), dy = ((float)y - 340 * s->u) / (230 * s->u);
    return lit(c, (Light){255, 210, 130}, 0.40f * maxf(1 - dx * dx - dy * dy, 0));
}

/* The picture's own pixels, and around it the blur, which falls into shadow towards the edges of the picture. */
static Light alone_pixel(const Scene *s, Light blur, int x, int y)
{
    int in_x = x - s->alone.x, in_y = y - s->alone.y;
    if (s->large != NULL && in_x >= 0 && in_y >= 0 && in_x < s->large->w && in_y < s->large->h) {
        const Uint8 *row = (const Uint8 *)s->large->pixels + (ptrdiff_t)in_y * s->large->pitch;
        return light_of(((const Uint32 *)(const void *)row)[in_x]);
    }
    if (s->bare)
        return (Light){0, 0, 0};
    int beside = in_x < 0 ? -in_x : in_x - s->alone.w, over = in_y < 0 ? -in_y : in_y - s->alone.h;
    float near = 1 - between((float)(beside > over ? beside : over), 0, 46 * s->u);
    return graded(blur, 0.36f * (1 - 0.45f * near * near), 1);
}

static Light pixel_of(const Scene *s, Light blur, int x, int y)
{
    if (s->still->alone)
        return alone_pixel(s, blur, x, y);
    return s->still->wide ? wide_pixel(s, x, y) : left_pixel(s, blur, x, y);
}

static void paint(SDL_Surface *to, const Scene *s, Blur *blur)
{
    for (int y = 0; y < to->h; y++) {
        Uint32 *row = surface_row(to, y);
        if (blur->row != NULL)
            blur_row(blur, ((float)y + 0.5f) / TINY);
        for (int x = 0; x < to->w; x++) {
            Light soft = blur->row != NULL && !s->still->wide ? blur_at(blur, ((float)x + 0.5f) / TINY) : (Light){0};
            Light c = pixel_of(s, soft, x, y);
            float dither = dither_at(x, y);
            row[x] = 0xFF000000u | byte_of(c.r, dither) << 16 | byte_of(c.g, dither) << 8 | byte_of(c.b, dither);
        }
    }
}

/* ---- baking ------------------------------------------------------------------------------------------------------ */

typedef struct { /* a copy of the picture in some size */
    SDL_FRect crop;
    int w, h;
} Copy;

static bool copy_of(Gfx *g, const Still *still, int w, int h, Copy *out)
{
    *out = (Copy){.w = w < 1 ? 1 : w, .h = h < 1 ? 1 : h};
    return still->picture != NULL && picture_crop(g, still->picture, out->w, out->h, 0.5f, 0.4f, &out->crop);
}

static SDL_Surface *painted(Gfx *g, const Still *still, const Copy *large, const Copy *tiny, SDL_Rect p)
{
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, p.w, p.h, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *whole = large ? pictures_scaled(g->pictures, still->picture, large->crop, large->w, large->h) : NULL;
    SDL_Surface *small = tiny ? pictures_scaled(g->pictures, still->picture, tiny->crop, tiny->w, tiny->h) : NULL;
    Scene s = {
        .still = still, .w = (float)p.w, .h = (float)p.h, .u = g->unit, .bare = gfx_is_contrast(g), .large = whole};
    s.alone = px_rect(g, still_alone(g));
    Blur blur = {.tiny = small};
    if (small != NULL)
        blur.row = xcalloc((size_t)small->w * BLUR_CHANNELS, sizeof *blur.row);
    if (to != NULL)
        paint(to, &s, &blur);
    free(blur.row);
    SDL_FreeSurface(whole);
    SDL_FreeSurface(small);
    return to;
}

static Key still_key(const Still *still, SDL_Rect p)
{
    Key k = key_start(BAKE_STILL);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_int(&k, still->wide);
    key_int(&k, still->alone);
    key_float(&k, still->dim);
    if (still->picture)
        key_text(&k, still->picture, strlen(still->picture));
    return k;
}

/* Returns where the sharp picture stands. */
static SDL_Rect room_of(const Gfx *g, const Still *still, SDL_Rect window)
{
    if (still->alone)
        return px_rect(g, still_alone(g));
    float h = (float)window.h;
    return still->wide ? (SDL_Rect){0, 0, window.w, (int)(h * high)} : (SDL_Rect){0, 0, (int)(h * share), window.h};
}

bool still_draw(Gfx *g, const Still *still)
{
    SDL_Rect p = px_rect(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    if (p.w < 1 || p.h < 1 || px_hidden(g, p))
        return true;
    Key k = still_key(still, p);
    bool coming = false;
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        Copy large, tiny;
        SDL_Rect room = room_of(g, still, p);
        bool have = copy_of(g, still, room.w, room.h, &large);
        bool soft = !still->wide && copy_of(g, still, p.w / TINY + 1, p.h / TINY + 1, &tiny);
        coming = have && picture_is_coming(g, still->picture, large.crop, large.w, large.h);
        coming |= soft && picture_is_coming(g, still->picture, tiny.crop, tiny.w, tiny.h); /* both asked for at once */
        if (!coming)
            b = bake_surface(g, k, painted(g, still, have ? &large : NULL, soft ? &tiny : NULL, p), false);
    }
    if (b == NULL || b->w != p.w || b->h != p.h)
        px_fill(g, p, (Color){12, 8, 6, 255});
    else
        px_baked(g, b, p.x, p.y);
    return !coming;
}
