/* SPDX-License-Identifier: MIT
 * What the files of the harness share. Nobody else includes it. */
#ifndef ENGINE_HARNESS_INSIDE_H
#define ENGINE_HARNESS_INSIDE_H
#include "base/log.h"
#include "core/mirror.h"
#include "engine/harness.h"

typedef struct {
    const Game *g;
    Setup cfg;
    unsigned checks;
    Match *m;
    Rng rng;      /* of the harness, not of the game */
    State *a, *b; /* scratch, state_size bytes each */
    View *v, *w;
    int seat;           /* that chooses now, of those that may; NO_SEAT when over */
    Moves legal, other; /* legal: of that seat */
    Events ev;
    Mirror *mirror[SEAT_MAX + 1]; /* the last one: a bystander */
    long could_differ, differed;  /* imagined worlds that could, and did differ from the truth */
    char *failure;
    size_t n;
} Harness;

/* Writes the failure with all that is needed to see it again; always false. */
bool harness_fail(Harness *h, const char *format, ...) PRINTF_LIKE(2, 3);
/* 0..n are the seats, n (the number of seats) is the bystander. */
static inline int harness_seat(const Harness *h, int i)
{
    return i < h->cfg.nseats ? i : NO_SEAT;
}

/* All return false after harness_fail. */
bool harness_position(Harness *h);                        /* of the present position and its list of moves */
bool harness_refusals(Harness *h);                        /* moves that are not in the list */
bool harness_apply(Harness *h, Move m);                   /* before m is played */
bool harness_played(Harness *h, Move m, uint32_t serial); /* after it was played at serial */
bool harness_end(Harness *h);
bool harness_views(Harness *h);
bool harness_views_end(Harness *h);
bool harness_mirrors(Harness *h, uint32_t serial);
void harness_mirrors_begin(Harness *h);
bool harness_journal(Harness *h);
bool harness_json(Harness *h);
bool harness_undo(Harness *h);

#endif
