/* SPDX-License-Identifier: MIT
 * Statistics computed from the ledger: wins, opponents, records, choices, partners, dice. No screen code. */
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
    Share against[BOT_LEVELS];      /* by the level of the strongest opponent; 0: persons only, or nobody */
    int streak, longest_streak;     /* consecutive wins: current, longest */
    int nlast;                      /* results of the last games, the newest last */
    bool last[FIGURES_LAST];        /* won */
    bool scored;                    /* points say more than who won */
    int npoints;                    /* points of the last games, the newest last; make sense for one game only */
    int16_t points[FIGURES_POINTS]; /* points of the person */
    const LedgerGame *best;         /* most points; NULL: no game. The earliest of equal ones, so below */
    const LedgerGame *closest;      /* the closest win over somebody who lost; NULL if none */
    int margin;                     /* of closest */
    const LedgerGame *quickest, *longest; /* won in the fewest rounds; the game of the most rounds */
    /* games alone against allied others: a part of `all`, in neither of those two */
    Share led;
    /* such a win in the fewest rounds */
    const LedgerGame *conquest;
} Figures;

/* Computes the figures of the games of `game` (NULL: all) that this person played; name "": all that a person played,
 * each counted for a person who won, if there is one. Games not read yet are left out. */
void figures_of(const Ledger *l, const Game *game, const char *name, Figures *out);
/* Counts by the choices of a row of Game.option; returns how many choices were ever played. */
int figures_by_option(const Ledger *l, const Game *game, const char *name, int option, Share out[FIGURES_CHOICES]);

typedef struct {
    char name[SEAT_NAME_MAX];
    Share share; /* games in which both sat at the table and won together, of those in which both sat there */
} Pair;
/* Lists the persons that this person (not "") played with, the most frequent first; returns how many. */
int figures_pairs(const Ledger *l, const Game *game, const char *name, Pair out[FIGURES_PAIRS]);

/* Counts the dice that this person and the computers rolled in those games; name "": all persons. Returns the number of
 * games. */
int figures_dice(const Ledger *l, const Game *game, const char *name, Faces *own, Faces *computers);

#endif
