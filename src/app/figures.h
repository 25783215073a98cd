/* SPDX-License-Identifier: MIT
 * What the ledger says in numbers: how often somebody won, against whom and with what. No screen here. */
#ifndef APP_FIGURES_H
#define APP_FIGURES_H
#include "app/ledger.h"
#include "bots/bot.h"

enum { FIGURES_LAST = 12, FIGURES_POINTS = 24, FIGURES_CHOICES = 16, FIGURES_PAIRS = 8 };

typedef struct {
    int games, won;
} Share;

typedef struct {
    Share all;
    int left_out;                   /* finished games that do not count (ledger_counts): they are in no other figure */
    Share against[BOT_LEVELS];      /* by the strongest opponent; 0: persons alone, or nobody */
    int streak, longest_streak;     /* games won one after the other: up to now, ever */
    int nlast;                      /* results of the last games, the newest last */
    bool last[FIGURES_LAST];        /* won */
    bool scored;                    /* points tell more than who won */
    int npoints;                    /* points of the last games, the newest last; of one game only */
    int16_t points[FIGURES_POINTS]; /* of the person */
    const LedgerGame *best;         /* most points; NULL: no game. The earliest of equal ones, so below */
    const LedgerGame *closest;      /* won by the smallest margin over somebody who lost; NULL: none */
    int margin;                     /* of it */
    const LedgerGame *quickest, *longest; /* won in the fewest rounds; the game of the most rounds */
    Share led;                            /* of all: against all others, who held together. Such games count */
    const LedgerGame *conquest;           /* for neither of those two; won so in the fewest rounds */
} Figures;

/* Of the games of `game` (NULL: all) in which that person sat; name "": any person, in each game one who won if
 * there is one. Games that are
 * not told of yet are left out. */
void figures_of(const Ledger *l, const Game *game, const char *name, Figures *out);
/* By the choices of a row of Game.option; returns how many of them were ever played. */
int figures_by_option(const Ledger *l, const Game *game, const char *name, int option, Share out[FIGURES_CHOICES]);

typedef struct {
    char name[SEAT_NAME_MAX];
    Share share; /* games in which both sat at the table and won together, of those in which both sat there */
} Pair;
/* With whom that person (not "") played, the most frequent first; returns how many. */
int figures_pairs(const Ledger *l, const Game *game, const char *name, Pair out[FIGURES_PAIRS]);

/* The dice that this person threw in those games, and what the computers threw in them; name "": all persons. Returns in how
 * many games. */
int figures_dice(const Ledger *l, const Game *game, const char *name, Faces *own, Faces *computers);

#endif
