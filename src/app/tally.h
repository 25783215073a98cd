/* SPDX-License-Identifier: MIT
 * How cards fared for the people of this machine: in how many finished games a person had the card at the end, and how
 * many of these the person won. A small file beside the games (docs/journal.md is about those); the gallery shows it. */
#ifndef APP_TALLY_H
#define APP_TALLY_H
#include "core/match.h"

enum { TALLY_CARDS = 256 };

typedef struct { /* one finished game */
    char game[24];
    int n;
    struct {
        const char *card; /* word of the game's tables */
        bool won;
    } line[TALLY_CARDS]; /* a card once for each person who had it */
} Tally;

typedef struct {
    int held, won;
} Fared;

/* Once, when the program begins: removes what programs that were killed while adding left there. folder may be NULL. */
void tally_open(const char *folder);
/* What the match adds to it; nothing when no person played, or when it is not over. */
void tally_match(const Match *m, Tally *out);
/* Adds it to the file in `folder`. One that cannot be understood is put aside (aside.h) and begun anew; one that cannot
 * be read at all stays, and nothing is counted. */
Status tally_add(const char *folder, const Tally *t);
Status tally_take(const char *folder, const Tally *t); /* the same the other way; no count falls below 0 */
/* Zeros when nothing is known. folder may be NULL. */
Fared tally_of(const char *folder, const char *game, const char *card);

#endif
