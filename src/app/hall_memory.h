/* SPDX-License-Identifier: MIT
 * The Hall's memory, computed from the ledger: who won last, the newest medals on its nails, and whether somebody
 * has a narrow defeat to avenge. */
#ifndef APP_HALL_MEMORY_H
#define APP_HALL_MEMORY_H
#include "app/ledger.h"

enum { HALL_MEDALS = 3 };

typedef struct {
    const Game *game;
    int medal; /* row of Game.medal */
    uint8_t level;
} HallMedal;

typedef struct {
    int games;                    /* finished ones that could be read */
    KeptGame last;                /* the newest of them, if games > 0 */
    int winner;                   /* the seat that won it; NO_SEAT: nobody, or several who share it */
    int16_t score;                /* of the winner */
    HallMedal medal[HALL_MEDALS]; /* earned for the first time, the newest first */
    int nmedals, earned, of;      /* of: all medals of all tables */
    int rival;                    /* the computer who beat the one person narrowly in that game; NO_SEAT: nobody */
    int loser, margin;            /* that person's seat, and by how many points */
    int person;                   /* seat of the one person in that game; NO_SEAT: nobody, or several */
    int ahead;                    /* by how many points that game was won */
    bool narrow;                  /* ... which is few */
    int fresh;                    /* how many of the newest medals it earned */
    const Game *nearly;           /* a table of which one medal is missing; NULL: none */
} HallMemory;

void hall_memory_of(const Ledger *l, HallMemory *out);
/* Returns the game that waits at that table: the newest unfinished one, unless a later one was played to its end there;
 * NULL: none. It is the ledger's. */
const KeptGame *hall_memory_waits(const Ledger *l, const Game *game);

#endif
