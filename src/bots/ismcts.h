/* SPDX-License-Identifier: MIT
 * Information-set Monte Carlo tree search, one observer: every playout runs in another world the observer cannot rule
 * out, all of them share one tree of moves, and a move is compared with its brothers by how often it was available.
 * Arithmetic is in whole numbers, so that the same seed searches the same tree on every machine.  bot.c and the
 * benchmark use this; everybody else wants bots/bot.h. */
#ifndef BOTS_ISMCTS_H
#define BOTS_ISMCTS_H
#include "bots/arena.h"
#include "bots/bot.h"
#include "core/view.h"

typedef struct {
    int depth;   /* choices a playout makes below the tree before the game's judgement is asked; 0: at once */
    int explore; /* how much curiosity weighs against success, in thousandths */
    unsigned human_partners; /* the searcher plays beside them, in all that it thinks (bot_legal); 0: beside none */
    bool plain;              /* playouts choose evenly, without asking the game which moves deserve it */
    /* What the searcher would give for each move of the root, in the order of its legal list, in parts of VALUE_ONE;
     * borrowed, read until the next search_begin. NULL: nothing. */
    const int32_t *character_bias;
} SearchStyle;
enum { DEPTH_TO_THE_END = 1 << 20, EXPLORE_USUAL = 2000 };

typedef struct Search Search;

/* As opponents search this game. depth: where the game says nothing else. */
SearchStyle search_style(const Game *g, int depth);

Search *search_new(const Game *g); /* allocates all that a search ever needs */
void search_free(Search *x);
void search_begin(Search *x, SearchStyle style); /* an empty tree */
/* The root goes down by one move, with all that was learned below it. */
void search_follow(Search *x, Move m);
/* One playout for the seat of v, through a world imagined with r. */
void search_once(Search *x, const View *v, Rng *r);
/* What was learned about the moves of the root, which are those in l. */
void search_visits(const Search *x, const Moves *l, int visits[MOVE_MAX], int64_t sum[MOVE_MAX]);

#endif
