/* SPDX-License-Identifier: MIT */
#include "bots/arena.h"

#include <stdlib.h>

#include "base/buf.h"

Arena arena_new(void)
{
    return (Arena){.node = xcalloc(ARENA_NODES, sizeof(Node))};
}

void arena_free(Arena *a)
{
    free(a->node);
    *a = (Arena){0};
}

void arena_clear(Arena *a)
{
    a->node[ARENA_ROOT] = (Node){.child = ARENA_NONE, .next = ARENA_NONE};
    a->used = 1;
}

void arena_match(const Arena *a, uint32_t at, const Moves *l, uint32_t kid[MOVE_MAX])
{
    uint32_t child = a->node[at].child;
    for (int i = 0; i < l->n; i++) {
        uint64_t key = arena_key(l->m[i]);
        while (child != ARENA_NONE && a->node[child].key < key)
            child = a->node[child].next;
        kid[i] = child != ARENA_NONE && a->node[child].key == key ? child : ARENA_NONE;
    }
}

uint32_t arena_add(Arena *a, uint32_t at, uint64_t key)
{
    if (a->used == ARENA_NODES)
        return ARENA_NONE;
    uint32_t *link = &a->node[at].child;
    while (*link != ARENA_NONE && a->node[*link].key < key)
        link = &a->node[*link].next;
    uint32_t fresh = a->used++;
    a->node[fresh] = (Node){.key = key, .child = ARENA_NONE, .next = *link};
    *link = fresh;
    return fresh;
}
