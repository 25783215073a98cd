/* SPDX-License-Identifier: MIT
 * The nodes of one search tree: a block allocated once.  When it is full the tree stops growing and the search goes on
 * in the tree it has. */
#ifndef BOTS_ARENA_H
#define BOTS_ARENA_H
#include "core/game.h"

enum { ARENA_ROOT = 0, ARENA_NODES = 1 << 17 };
#define ARENA_NONE UINT32_MAX

typedef struct {
    uint64_t key;    /* arena_key of the move that leads here; the root has none */
    int64_t sum;     /* total worth of the playouts through here to the seat that made the move; VALUE_ONE: a win */
    uint32_t visits; /* playouts through here */
    uint32_t avail;  /* times the move was legal when it or a sibling was chosen */
    uint32_t child;  /* first of the children, in the order of legal lists, or ARENA_NONE */
    uint32_t next;   /* the next sibling, or ARENA_NONE */
} Node;

typedef struct {
    Node *node;
    uint32_t used, room; /* nodes: taken, and at most; room up to ARENA_NODES */
    uint32_t *moved;     /* room for arena_keep */
} Arena;

Arena arena_new(void);
void arena_free(Arena *a);
void arena_clear(Arena *a); /* leaves an empty root */
bool arena_full(const Arena *a);
/* Keeps only the tree below `at`, which becomes the root. */
void arena_keep(Arena *a, uint32_t at);

/* Keys sort as move_order does. */
static inline uint64_t arena_key(Move m)
{
    return (uint64_t)m.kind << 56 | (uint64_t)m.seat << 48 | (uint64_t)m.a << 32 | (uint64_t)m.b << 16 | m.c;
}
static inline int arena_seat(uint64_t key)
{
    return (int)(key >> 48 & 0xFF);
}

/* Finds the children of `at` that are the moves in l: kid[i] is a node or ARENA_NONE. */
void arena_match(const Arena *a, uint32_t at, const Moves *l, uint32_t kid[MOVE_MAX]);
/* Adds a child to `at`, which has none with that key; ARENA_NONE: the arena is full. */
uint32_t arena_add(Arena *a, uint32_t at, uint64_t key);

#endif
