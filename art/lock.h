/* SPDX-License-Identifier: MIT
 * art.lock: for every committed picture a hash of the sources it was painted from. A picture depends on its own file, its
 * faction's file, the painter, and all they include; a header stands for the C file beside it as well. */
#ifndef FORGE_LOCK_H
#define FORGE_LOCK_H

#include "cards.h"

typedef struct {
    char *name;
    uint64_t hash;
} Locked;

typedef struct {
    Locked *list;
    int count, room;
} Lock;

/* A missing file is an empty lock. */
Lock lock_read(const char *path);
/* Sorted by name, so that two painters seldom change the same line. False when it cannot be written. */
bool lock_write(Lock *l, const char *path);
void lock_free(Lock *l);
/* 0: never painted. */
uint64_t lock_hash(const Lock *l, const char *name);
void lock_set(Lock *l, const char *name, uint64_t hash);
/* The hash of a card's present sources. root: the folder of the forge; file: of the card's list; product: what is made of the
 * scene, "post/post.c" the picture, "post/relief.c" the relief. */
uint64_t lock_sources(const char *root, const char *file, const Card *card, const char *product);

#endif
