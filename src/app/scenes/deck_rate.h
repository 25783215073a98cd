/* SPDX-License-Identifier: MIT
 * How often a computer wins with a deck: games against the starter set on the worker thread, counted as they end. */
#ifndef APP_SCENES_DECK_RATE_H
#define APP_SCENES_DECK_RATE_H
#include "app/app.h"
#include "games/siege/siege_builder.h"

enum { RATE_GAMES = 300 };

typedef struct {
    Setup cfg;            /* what the worker plays; not to be touched while it does */
    SDL_atomic_t counted; /* games played and won in one number, so that both are of one moment: deck_rate_count */
    bool known;           /* something of this very deck has been counted */
} DeckRate;

/* False: the worker is busy. */
bool deck_rate_start(DeckRate *r, App *app, const SiegeList *list);
void deck_rate_stop(DeckRate *r, App *app);
bool deck_rate_runs(const DeckRate *r, App *app);
/* A game has ended: the worker's. */
void deck_rate_count(DeckRate *r, bool won);
/* Games that have ended until now, and those of them that were won. */
void deck_rate_counted(DeckRate *r, int *won, int *played);
/* Of 100 games, and between which numbers that lies in 95 of 100 cases (Wilson). */
void deck_rate_share(int won, int played, int *share, int *from, int *to);

#endif
