/* SPDX-License-Identifier: MIT
 * Measures how often a computer wins with a deck: games against the starter set on the worker thread, counted as they
 * end. */
#ifndef APP_SCENES_DECK_RATE_H
#define APP_SCENES_DECK_RATE_H
#include "app/app.h"
#include "games/siege/siege_builder.h"

enum { RATE_GAMES = 300 };

typedef struct {
    Setup cfg;            /* used by the worker; do not change it while the worker plays */
    SDL_atomic_t counted; /* games played and won in one number, so that both are read together: deck_rate_count */
    bool known;           /* there are results for this deck */
} DeckRate;

/* False: the worker is busy. */
bool deck_rate_start(DeckRate *r, App *app, const SiegeList *list);
void deck_rate_stop(DeckRate *r, App *app);
bool deck_rate_runs(const DeckRate *r, App *app);
/* Counts a finished game; called on the worker. */
void deck_rate_count(DeckRate *r, bool won);
/* Reads the games finished and won so far. */
void deck_rate_counted(DeckRate *r, int *won, int *played);
/* Computes the share of wins in 100 games, and its 95 % interval (Wilson). */
void deck_rate_share(int won, int played, int *share, int *from, int *to);

#endif
