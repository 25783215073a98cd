/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what the files of the compiler share. Nobody else includes it. */
#ifndef GAMES_SIEGE_READER_H
#define GAMES_SIEGE_READER_H
#include "games/siege/cards/siege_compile.h"

typedef struct {
    SiegeSet *set;
    SiegeCard *card;      /* whose lines are read; NULL: between two */
    const char *at, *end; /* what is left of the line */
    const char *file;     /* NULL: errors have no place in front */
    int line, card_line;
    uint16_t next_card;
    int with;        /* how many with(..) are around */
    SiegeOp ability; /* in which ability it is */
    bool elsewhere;  /* a filter of cards that are not in play */
    Status status;
} SiegeReader;

/* Always false: the sentence, with the place in front, is the status from now on. */
#define siege_wrong(r, ...) siege_wrong_status((r), status_error(1, __VA_ARGS__))
bool siege_wrong_status(SiegeReader *r, Status why);
/* The rest of a line `stats:`. */
bool siege_read_stats(SiegeReader *r);

#endif
