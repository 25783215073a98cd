/* SPDX-License-Identifier: MIT
 * Baked pictures by key: a hash table with a bound in bytes, the longest unused goes first.  What the present frame
 * has asked for stays until the next one begins, because drawing comes at the end of a frame. */
#ifndef GFX_CACHE_H
#define GFX_CACHE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gfx/baked.h"
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

typedef struct Cache Cache;
Cache *cache_new(size_t bound);
void cache_free(Cache *c);
/* Begins a frame: what is over the bound goes. */
void cache_frame(Cache *c, size_t bound);
/* The pointers hold until the next cache_frame or cache_clear. */
const Baked *cache_find(Cache *c, Key k);
const Baked *cache_put(Cache *c, Key k, Baked b); /* takes b over and gives it a serial */
uint64_t cache_serial(Cache *c);                  /* a new one, for a picture that is kept elsewhere */
void cache_clear(Cache *c);
size_t cache_bytes(const Cache *c);
int cache_count(const Cache *c);

#endif
