/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what would happen, for screens and opponents, without doing it.  Every function is pure and may be
 * asked of a view: none looks at what lies face down. */
#ifndef GAMES_GOBLINS_GOBLINS_PREVIEW_H
#define GAMES_GOBLINS_GOBLINS_PREVIEW_H
#include "games/goblins/goblins.h"

typedef struct {
    Cells after; /* the horde when the column has moved, without the goblin that is pushed out */
    Cells opens; /* the line that the slide opens, all its cells; 0: none */
    int pushed;  /* cell of the goblin that is pushed out, -1: nobody */
    Cells lays;  /* the cells it may take (GH-17.3) */
} Slide;

/* A column slides by lines -1 (up) or 1 (down). False where that is not possible now (GH-17.1, GH-17.5): *out is
 * filled nevertheless unless the column is empty or holds a Stonefoot. */
bool goblins_slide(const State *s, int column, int lines, Slide *out);

/* The table after a legal move as far as the horde goes: the turn is not ended, nothing is drawn or counted. False where
 * that cannot be known: a back is raised, or the hand is not seen. */
bool goblins_foresee(const State *s, Move m, Goblins *after);
/* The cells whose goblins lie face up before and face down after it. */
Cells goblins_felled(const State *s, const Goblins *after);
/* "Line 2: Ruby 3 → 4, the most; Amber 2 → 1." for each line that changes, or "". */
void goblins_say_changes(const State *before, const State *after, char *out, size_t n);

/* Who goes down when the goblin of that cell does, itself included (GH-11): in order[GRID_CELLS], which may be NULL, as
 * they fall. 0: it cannot be downed. */
Cells goblins_blast(const State *s, int cell, int order[GRID_CELLS]);

/* Where the goblin of that cell could be relocated to (GH-7.4), the reach of a power left aside; 0: nowhere. */
Cells goblins_destinations(const State *s, int cell);

/* GH-7.2: what would stand apart from the rest, were the goblin of `from` laid on `to`: the smaller parts of the horde,
 * or with the other option all that stand alone. 0: the horde holds together. to: any cell; a taken one or -1: left
 * in the air. */
Cells goblins_broken(const State *s, int from, int to);

/* The empty cells next to the horde that only the thirteenth column forbids (GH-5.4). */
Cells goblins_thirteenth(const State *s);

/* Who can be thrown by a Wrecker of that clan (GH-19.2). */
Cells goblins_replaceable(const State *s, Clan clan);

typedef struct {  /* what the waiting power offers */
    uint8_t kind; /* MOVE_...; MOVE_SLIDE_UP: cells are the columns that slide up, down those that slide down */
    bool enough;
    Cells cells, down;
} PowerChoice;
PowerChoice goblins_choice(const State *s); /* all zero when no power waits */
DefId goblins_acting(const Frame *f);       /* the goblin whose power waits */

#endif
