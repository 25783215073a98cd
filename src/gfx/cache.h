/* SPDX-License-Identifier: MIT
 * Baked pictures by key: a hash table with a bound in bytes, the longest unused goes first.
 *
 * A Baked is one finished picture ready to be copied without scaling.  Rows that are opaque from edge to edge are kept
 * apart in a texture without alpha, because copying them costs a third of blending them in software. */
#ifndef GFX_CACHE_H
#define GFX_CACHE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

#include "gfx/theme.h"

typedef struct {
    uint64_t a, b;
} Key;

/* Two independent 64-bit sums of everything fed in: equal keys mean equal pictures. */
Key key_start(int kind);
void key_int(Key *k, int64_t value);
void key_float(Key *k, float value); /* in 1/64 */
void key_color(Key *k, Color c);
void key_text(Key *k, const char *s, size_t n);
static inline bool key_same(Key x, Key y)
{
    return x.a == y.a && x.b == y.b;
}

typedef struct {
    SDL_Texture *blend; /* rows with alpha: those above the solid ones, then those below; NULL when all is solid */
    SDL_Texture *solid; /* the opaque rows, or NULL */
    int w, h;           /* of the whole picture */
    int solid_y, solid_h;
    int dx, dy; /* where the picture starts relative to the point it is drawn at */
} Baked;

/* Makes textures of an ARGB8888 surface (borrowed). Empty rows at top and bottom are cut off when trim. */
Baked baked_from_surface(SDL_Renderer *renderer, SDL_Surface *surface, bool trim);
void baked_free(Baked *b);

typedef struct Cache Cache;
Cache *cache_new(size_t bound);
void cache_free(Cache *c);
void cache_set_bound(Cache *c, size_t bound);
/* The pointer holds until the next cache_put or cache_clear. */
const Baked *cache_find(Cache *c, Key k);
const Baked *cache_put(Cache *c, Key k, Baked b); /* takes b over */
void cache_clear(Cache *c);
void cache_forget(Cache *c); /* the renderer has died and taken the textures with it */
size_t cache_bytes(const Cache *c);
int cache_count(const Cache *c);

#endif
