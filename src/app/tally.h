/* SPDX-License-Identifier: MIT
 * Statistics of cards on this machine: in how many finished games a person had the card at the end, and how many of
 * these the person won. A small file beside the games (see docs/journal.md); the gallery shows it. */
#ifndef APP_TALLY_H
#define APP_TALLY_H
#include "core/match.h"

enum { TALLY_CARDS = 256 };

typedef struct { /* one finished game */
    char game[GAME_ID_MAX];
    int n;
    struct {
        const char *card; /* word of the game's tables */
        bool won;
    } line[TALLY_CARDS]; /* one line for each person who had the card */
} Tally;

typedef struct {
    int held, won;
} Fared;

/* folder: that of the games; NULL or "": there is none, nothing is known, and nothing is counted. */

/* Call once at the start: removes temporary files of programs that were killed while adding. */
void tally_open(const char *folder);
/* Computes what the match adds; nothing if no person played or it is not over, assisted, or not from a deal. */
void tally_match(const Match *m, Tally *out);
/* Adds it to the file in `folder`. A file that cannot be understood is set aside (file_put_aside) and replaced; one that
 * cannot be read at all stays, and nothing is counted. */
Status tally_add(const char *folder, const Tally *t);
Status tally_take(const char *folder, const Tally *t); /* subtracts it; no count falls below 0 */
/* Returns zeros if nothing is known. */
Fared tally_of(const char *folder, const char *game, const char *card);

#endif
