/* SPDX-License-Identifier: MIT */
#include "bots/arena.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

Arena arena_new(void)
{
    return (Arena){.node = xcalloc(ARENA_NODES, sizeof(Node)),
                   .moved = xcalloc(ARENA_NODES, sizeof(uint32_t)),
                   .room = ARENA_NODES};
}

void arena_free(Arena *a)
{
    free(a->node);
    free(a->moved);
    *a = (Arena){0};
}

void arena_clear(Arena *a)
{
    a->node[ARENA_ROOT] = (Node){.child = ARENA_NONE, .next = ARENA_NONE};
    a->used = 1;
}

bool arena_full(const Arena *a)
{
    return a->used == a->room;
}

/* Children are stored behind their parents: one forward pass marks everything below `at`, a second one moves it down. */
void arena_keep(Arena *a, uint32_t at)
{
    uint32_t kept = 0;
    memset(a->moved + at, 0xFF, (a->used - at) * sizeof *a->moved); /* ARENA_NONE: not below */
    a->moved[at] = 0;
    a->node[at].next = ARENA_NONE;
    for (uint32_t i = at; i < a->used; i++) {
        if (a->moved[i] == ARENA_NONE)
            continue;
        a->moved[i] = kept++;
        for (uint32_t kid = a->node[i].child; kid != ARENA_NONE; kid = a->node[kid].next)
            a->moved[kid] = 0;
    }
    for (uint32_t i = at; i < a->used; i++) {
        if (a->moved[i] == ARENA_NONE)
            continue;
        Node node = a->node[i];
        node.child = node.child == ARENA_NONE ? ARENA_NONE : a->moved[node.child];
        node.next = node.next == ARENA_NONE ? ARENA_NONE : a->moved[node.next];
        a->node[a->moved[i]] = node;
    }
    a->used = kept;
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
    if (arena_full(a))
        return ARENA_NONE;
    uint32_t *link = &a->node[at].child;
    while (*link != ARENA_NONE && a->node[*link].key < key)
        link = &a->node[*link].next;
    uint32_t fresh = a->used++;
    a->node[fresh] = (Node){.key = key, .child = ARENA_NONE, .next = *link};
    *link = fresh;
    return fresh;
}
