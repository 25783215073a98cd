/* SPDX-License-Identifier: MIT
 * A scenario block that has been played: what is left when its table is cleared, for the picture of an example.
 * engine/scenario/play_block.h plays one, ui/example.h draws one. */
#ifndef CORE_PLAYED_H
#define CORE_PLAYED_H
#include "core/game.h"

typedef enum { SAID_PLAYED, SAID_LEGAL, SAID_REFUSED } SaidAs;
enum { SAID_MOST = 24 };

typedef struct { /* a move that the block names */
    Move move;
    uint8_t as;         /* a SaidAs */
    const State *state; /* right after the move; if it is only asked about, at that moment */
} SaidMove;

typedef struct {
    const Game *game;
    Setup cfg;
    const State *before, *after; /* the position that the block describes; its end */
    SaidMove said[SAID_MOST];
    int n;
    bool refuses; /* the last line says that a move is refused */
    void *cards;  /* the cards that the states speak of, if the block describes some: for its game; else NULL */
} PlayedBlock;

#endif
