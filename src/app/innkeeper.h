/* SPDX-License-Identifier: MIT
 * The innkeeper's words when she is clicked: first of what has just happened here, then of the weather. */
#ifndef APP_INNKEEPER_H
#define APP_INNKEEPER_H
#include <time.h>

#include "app/hall_memory.h"
#include "app/tonight.h"

typedef enum { /* occasions, as bits of Gossip.now */
               TALK_MEDAL,
               TALK_WON,
               TALK_WON_NARROWLY,
               TALK_LOST,
               TALK_LOST_NARROWLY,
               TALK_LONG_AWAY,
               TALK_NEW_DAY,
               TALK_WAITS,
               TALK_NEARLY,   /* one medal of a table is missing */
               TALK_NO_MEDAL, /* games, but none of them earned one */
               TALK_TONIGHT,
               TALK_LEADS, /* somebody has played tonight's table */
               TALK_LATE,
               TALK_WINTER,
               TALK_NEW, /* nobody has played here */
               TALK_ANY,
               TALKS
} Talk;

typedef struct {
    unsigned now;                              /* a bit for each Talk that fits */
    int points, days;                          /* the last game was won by; ago */
    char rival[SEAT_NAME_MAX];                 /* the computer who won it */
    char name[SEAT_NAME_MAX];                  /* the person who did */
    char waiter[SEAT_NAME_MAX];                /* an opponent in the game that waits */
    char leader[SEAT_NAME_MAX];                /* of tonight's table */
    const char *table, *row, *tonight, *medal; /* names in the language; never NULL */
} Gossip;

/* waits: an unfinished game, tonight and best: of today; or NULL. */
void gossip_of(const HallMemory *m, const Match *waits, const Tonight *tonight, const TonightBest *best, time_t now,
               Gossip *out);

typedef struct {     /* all zero at first; kept as long as the program runs */
    uint64_t lines;  /* those that have been said, a bit each */
    unsigned newest; /* 1 + the one said last; 0: none */
    unsigned hung;   /* 1 + medals that hung on the wall when somebody saw it last; 0: nobody has */
} Said;
enum { INNKEEPER_LINES = 32 };
/* Writes a line that fits and has not been said; when all of them have, they begin again, but none follows itself. */
void gossip_line(const Gossip *g, Said *said, char *out, size_t n);

#endif
