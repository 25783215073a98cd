/* SPDX-License-Identifier: MIT
 * Turns a finished surface into a picture that is fast to draw. */
#include "gfx/baked.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/bitmap.h"
#include "gfx/blit.h"

/* Returns the first pixel from x on that is not opaque. Most are opaque, so eight are tested at once. */
static int solid_end_of(const Uint32 *p, int x, int w)
{
    const uint64_t opaque = 0xFF000000FF000000u;
    for (uint64_t v[4]; x + 8 <= w; x += 8) {
        memcpy(v, p + x, sizeof v);
        if ((v[0] & v[1] & v[2] & v[3] & opaque) != opaque)
            break;
    }
    while (x < w && p[x] >> 24 == 255)
        x++;
    return x;
}

static int clear_end_of(const Uint32 *p, int x, int w)
{
    for (uint64_t v[4]; x + 8 <= w; x += 8) {
        memcpy(v, p + x, sizeof v);
        if ((v[0] | v[1] | v[2] | v[3]) != 0)
            break;
    }
    while (x < w && p[x] == 0)
        x++;
    return x;
}

/* Returns the end of the pixels from x on that are neither clear nor opaque. */
static int rim_end_of(const Uint32 *p, int x, int w)
{
    while (x < w && p[x] != 0 && p[x] >> 24 != 255)
        x++;
    return x;
}

/* Returns the visible span of a row with its longest run of opaque pixels; premultiplies the other pixels, of which some
 * turn out clear. */
static Span read_row(Uint32 *p, int w)
{
    int first = w, end = 0, solid = 0, solid_end = 0;
    for (int x = clear_end_of(p, 0, w); x < w; x = clear_end_of(p, x, w)) {
        int from = x, run = rim_end_of(p, x, w);
        blit_premultiply(p + from, run - from);
        from = clear_end_of(p, from, run);
        x = solid_end_of(p, run, w);
        if (x - run > solid_end - solid) {
            solid = run;
            solid_end = x;
        }
        int to = x;
        while (to > from && p[to - 1] == 0)
            to--;
        if (to > from) {
            first = from < first ? from : first;
            end = to;
        }
    }
    if (solid == solid_end) /* in order all the same */
        solid = solid_end = first < end ? first : 0;
    return (Span){(Uint16)(first < end ? first : 0), (Uint16)solid, (Uint16)solid_end, (Uint16)end};
}

static bool is_empty(Span s)
{
    return s.first == s.end;
}

static void trim_rows(Baked *b)
{
    while (b->h > 0 && is_empty(b->span[b->h - 1]))
        b->h--;
    while (b->dy < b->h && is_empty(b->span[b->dy]))
        b->dy++;
    b->h -= b->dy;
    memmove(b->span, b->span + b->dy, (size_t)b->h * sizeof *b->span);
}

Baked baked_from_surface(SDL_Surface *surface, bool trim)
{
    Baked b = {0};
    if (surface == NULL || surface->w > BAKED_SIDE || surface->h > BAKED_SIDE) {
        SDL_FreeSurface(surface);
        return b;
    }
    b.surface = surface;
    b.w = surface->w;
    b.h = surface->h;
    b.span = xcalloc((size_t)b.h, sizeof *b.span);
    for (int y = 0; y < b.h; y++)
        b.span[y] = read_row(surface_row(surface, y), b.w);
    if (trim)
        trim_rows(&b);
    return b;
}

void baked_free(Baked *b)
{
    SDL_FreeSurface(b->surface);
    free(b->span);
    *b = (Baked){0};
}

size_t baked_bytes(const Baked *b)
{
    if (b->surface == NULL)
        return 0;
    return (size_t)b->surface->h * ((size_t)b->surface->pitch + sizeof *b->span) + sizeof *b->surface;
}

bool baked_is_opaque(const Baked *b, SDL_Rect part)
{
    for (int y = part.y; y < part.y + part.h; y++)
        if (b->span[y].solid > part.x || b->span[y].solid_end < part.x + part.w)
            return false;
    return part.h > 0;
}
