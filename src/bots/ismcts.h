/* SPDX-License-Identifier: MIT
 * Information-set Monte Carlo tree search, one observer: every playout runs in another world the observer cannot rule out,
 * all of them share one tree of moves, and a move is compared with its siblings by how often it was available. Arithmetic
 * is in whole numbers, so that the same seed searches the same tree on every machine, as far as the game judges alike there
 * (bots/bot.h has the limit). bot.c and the benchmark use this; everybody else wants bots/bot.h. */
#ifndef BOTS_ISMCTS_H
#define BOTS_ISMCTS_H
#include "bots/arena.h"
#include "bots/bot.h"
#include "bots/lapses.h"
#include "core/view.h"

typedef struct {
    int depth;               /* choices of a playout below the tree before the game judges the position; 0: at once */
    int explore;             /* weight of curiosity against success, in thousandths */
    unsigned human_partners; /* seats the searcher plays beside in all its choices (bot_legal); 0: none */
    Oversight oversight;     /* of the searcher, in all its choices */
    uint32_t nodes;          /* at most so many in the tree; 0: ARENA_NODES */
    bool plain;              /* playouts choose evenly, without Game.weigh */
    /* Bonus for each move of the root, in the order of its legal list, in parts of VALUE_ONE; borrowed, read until the
     * next search_begin. NULL: none. */
    const int32_t *character_bias;
} SearchStyle;
enum { DEPTH_TO_THE_END = 1 << 20, EXPLORE_USUAL = 2000 };

typedef struct Search Search;

/* Returns the style in which opponents search this game. depth: used where the game does not decide. */
SearchStyle search_style(const Game *g, int depth);

Search *search_new(const Game *g); /* allocates all memory of a search */
void search_free(Search *x);
void search_begin(Search *x, SearchStyle style); /* begins with an empty tree */
/* Makes the child by m the root, and keeps all below it. */
void search_follow(Search *x, Move m);
/* Runs one playout for the seat of v, in a world imagined with r. */
void search_once(Search *x, const View *v, Rng *r);
/* From now on every playout begins at the root with whichever move of `among` was played least: MOVE_MAX entries, in the order of
 * the seat's legal list, borrowed, one at least true. NULL, and after search_begin and search_follow: as success and
 * curiosity say. */
void search_among(Search *x, const bool *among);
/* Reads the visits and sums of the moves in l, at the root. */
void search_visits(const Search *x, const Moves *l, int visits[MOVE_MAX], int64_t sum[MOVE_MAX]);
/* Returns the sum of the squares of what playouts of the i-th move of the root brought, in parts of VALUE_ONE squared; of
 * those since search_begin or search_follow alone. */
uint64_t search_square(const Search *x, int i);

/* ---- reuse of a finished search --------------------------------------------------------------------------------- */
/* Only if the seat is one choice further and everything since could be foreseen. Used by bot.c only. */
typedef struct TreeReuse TreeReuse;

TreeReuse *tree_reuse_new(const Game *g); /* allocates all that is ever needed */
void tree_reuse_free(TreeReuse *f);
/* Returns the legal move of `from` that leads its seat to its next choice `to`, if only forced moves lie between and
 * nothing unforeseen happened: no card revealed, no die rolled, no choice by others. Kind 0: none, or the two views are not
 * of one kind. */
Move tree_reuse_choice(TreeReuse *f, const View *from, const View *to);

#endif
