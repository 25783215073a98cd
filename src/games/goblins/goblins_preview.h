/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the effect of a move without playing it, for screens and opponents. Pure functions that work on views:
 * none reads face-down goblins. */
#ifndef GAMES_GOBLINS_GOBLINS_PREVIEW_H
#define GAMES_GOBLINS_GOBLINS_PREVIEW_H
#include "games/goblins/goblins.h"

typedef struct {
    Cells after; /* the horde after the slide, without the goblin that is pushed out */
    Cells opens; /* the line that the slide opens, all its cells; 0: none */
    int pushed;  /* cell of the goblin that is pushed out; -1: none */
    Cells lays;  /* the cells it may take (GH-17.3) */
} Slide;

/* Slides a column by lines -1 (up) or 1 (down). False: not possible now (GH-17.1, GH-17.5); *out is filled nevertheless,
 * unless the column is empty or holds a Stonefoot. */
bool goblins_slide(const State *s, int column, int lines, Slide *out);

/* Computes the horde after a legal move, without ending the turn, drawing or counting. False if that is unknown: a
 * face-down goblin is turned up, or the hand is hidden. */
bool goblins_foresee(const State *s, Move m, Goblins *after);
/* Returns the cells whose goblins are face up before and face down after it. */
Cells goblins_felled(const State *s, const Goblins *after);
/* Writes "Line 2: Ruby 3 → 4, the most; Amber 2 → 1." for each line that changes, or "". */
void goblins_say_changes(const State *before, const State *after, char *out, size_t n);

/* Returns the cells of all goblins turned face down with that of `cell`, which is included (GH-11). order[GRID_CELLS]:
 * receives them in that order; may be NULL. 0: it cannot be turned face down. */
Cells goblins_blast(const State *s, int cell, int order[GRID_CELLS]);

/* Returns the cells the goblin of that cell could be relocated to (GH-7.4), whatever the reach of a power; 0: none. */
Cells goblins_destinations(const State *s, int cell);

/* GH-7.2: returns the cells that would be cut off if the goblin of `from` were placed on `to`: the smaller parts of the
 * horde, or with the other option all that stand alone. 0: the horde holds together. to: any cell; an occupied one or -1:
 * left in the air. */
Cells goblins_broken(const State *s, int from, int to);

/* Returns the empty cells next to the horde that only the thirteenth column forbids (GH-5.4). */
Cells goblins_thirteenth(const State *s);

/* Returns the cells whose goblins a Wrecker of that clan can throw (GH-19.2). */
Cells goblins_replaceable(const State *s, Clan clan);

typedef struct {  /* the choices of the waiting power */
    uint8_t kind; /* MOVE_...; MOVE_SLIDE_UP: cells are the columns that slide up, down those that slide down */
    bool enough;
    Cells cells, down;
} PowerChoice;
PowerChoice goblins_choice(const State *s); /* all zero when no power waits */
DefId goblins_acting(const Frame *f);       /* the goblin whose power waits */

#endif
