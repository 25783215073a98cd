/* SPDX-License-Identifier: MIT
 * The table of baked pictures and its least-recently-used list. */
#include "gfx/cache.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { BUCKETS = 4096 };

typedef struct Entry Entry;
struct Entry {
    Key key;
    Baked baked;
    size_t bytes;
    uint64_t frame;       /* that used it last */
    Entry *chain;         /* next in the bucket */
    Entry *newer, *older; /* use order */
};

struct Cache {
    Entry *bucket[BUCKETS];
    Entry *newest, *oldest;
    size_t bytes, bound;
    uint64_t frame, serial;
    int count;
};

Key key_start(int kind)
{
    Key k = {0xcbf29ce484222325u, 0x9e3779b97f4a7c15u};
    key_int(&k, kind);
    return k;
}

void key_int(Key *k, int64_t value)
{
    uint64_t v = (uint64_t)value;
    k->a = (k->a ^ v) * 0x100000001b3u;
    k->a ^= k->a >> 29;
    k->b = (k->b + v) * 0xbf58476d1ce4e5b9u;
    k->b ^= k->b >> 31;
}

void key_float(Key *k, float value)
{
    key_int(k, (int64_t)(value * 64.0f));
}

void key_color(Key *k, Color c)
{
    key_int(k, (int64_t)((uint32_t)c.r << 24 | (uint32_t)c.g << 16 | (uint32_t)c.b << 8 | c.a));
}

void key_text(Key *k, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i += 7) {
        int64_t part = 0;
        for (size_t j = i; j < n && j < i + 7; j++)
            part = part << 8 | (uint8_t)s[j];
        key_int(k, part);
    }
    key_int(k, (int64_t)n);
}

Cache *cache_new(size_t bound)
{
    Cache *c = xcalloc(1, sizeof *c);
    c->bound = bound;
    return c;
}

void cache_free(Cache *c)
{
    if (c == NULL)
        return;
    cache_clear(c);
    free(c);
}

static Entry **bucket_of(Cache *c, Key k)
{
    return &c->bucket[(k.a ^ k.b) % BUCKETS];
}

static void unlink_use(Cache *c, Entry *e)
{
    *(e->newer ? &e->newer->older : &c->newest) = e->older;
    *(e->older ? &e->older->newer : &c->oldest) = e->newer;
    e->newer = e->older = NULL;
}

static void link_newest(Cache *c, Entry *e)
{
    e->older = c->newest;
    e->newer = NULL;
    *(c->newest ? &c->newest->newer : &c->oldest) = e;
    c->newest = e;
}

static void drop(Cache *c, Entry *e)
{
    Entry **at = bucket_of(c, e->key);
    while (*at != e)
        at = &(*at)->chain;
    *at = e->chain;
    unlink_use(c, e);
    c->bytes -= e->bytes;
    c->count--;
    baked_free(&e->baked);
    free(e);
}

const Baked *cache_find(Cache *c, Key k)
{
    for (Entry *e = *bucket_of(c, k); e != NULL; e = e->chain) {
        if (!key_same(e->key, k))
            continue;
        if (e != c->newest) {
            unlink_use(c, e);
            link_newest(c, e);
        }
        e->frame = c->frame;
        return &e->baked;
    }
    return NULL;
}

static void shrink(Cache *c)
{
    for (Entry *e = c->oldest, *next; e != NULL && c->bytes > c->bound && e->frame != c->frame; e = next) {
        next = e->newer;
        drop(c, e);
    }
}

const Baked *cache_put(Cache *c, Key k, Baked b)
{
    Entry *e = xcalloc(1, sizeof *e);
    e->key = k;
    e->baked = b;
    e->baked.serial = cache_serial(c);
    e->frame = c->frame;
    e->bytes = sizeof *e + baked_bytes(&b);
    Entry **head = bucket_of(c, k);
    e->chain = *head;
    *head = e;
    link_newest(c, e);
    c->bytes += e->bytes;
    c->count++;
    shrink(c);
    return &e->baked;
}

uint64_t cache_serial(Cache *c)
{
    return ++c->serial;
}

void cache_frame(Cache *c, size_t bound)
{
    c->frame++;
    c->bound = bound;
    shrink(c);
}

void cache_clear(Cache *c)
{
    while (c->oldest != NULL)
        drop(c, c->oldest); /* NOLINT(clang-analyzer-unix.Malloc): drop moves oldest on before it frees */
}

size_t cache_bytes(const Cache *c)
{
    return c->bytes;
}

int cache_count(const Cache *c)
{
    return c->count;
}
