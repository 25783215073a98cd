/* SPDX-License-Identifier: MIT
 * art.lock: for every committed picture two hashes of the sources it was painted from. `own`: its own file, its faction's
 * file, and all they include of kit/, props/, types/ and things/ (a header stands for the C file beside it as well), and
 * its row of focus.txt. `painter`: engine/ and post/, which all pictures share. So a better painter may land before
 * everything is painted again: a picture whose own sources changed is wrong, one by an earlier painter is only old. */
#ifndef FORGE_LOCK_H
#define FORGE_LOCK_H

#include "cards.h"

typedef struct {
    uint64_t own, painter; /* 0: never painted */
} Sources;

typedef struct {
    char *name;
    Sources from;
} Locked;

typedef enum { LOCK_PICTURE, LOCK_RELIEF } LockProduct;

typedef struct {
    Locked *list;
    int count, room;
} Lock;

/* A missing file is an empty lock. */
Lock lock_read(const char *path);
/* Sorted by name, so that two painters seldom change the same line. False when it cannot be written. */
bool lock_write(Lock *l, const char *path);
void lock_free(Lock *l);
Sources lock_find(const Lock *l, const char *name);
void lock_set(Lock *l, const char *name, Sources from);
/* A card's present sources. root: the folder of the forge; file: of the card's list. */
Sources lock_sources(const char *root, const char *file, const Card *card, LockProduct product);

#endif
