/* SPDX-License-Identifier: MIT
 * Whether a seat still stands where it stood, one choice of its own further: then what it thought is still good.  Only
 * bot.c uses this. */
#ifndef BOTS_TREE_REUSE_H
#define BOTS_TREE_REUSE_H
#include "core/view.h"

typedef struct Follow Follow;

Follow *follow_new(const Game *g); /* allocates all that is ever needed */
void follow_free(Follow *f);
/* The legal move of `from` that leads its seat to its next choice, `to`, when nothing but moves without an alternative
 * lies between, and nothing that could not be foreseen: no card turned, no die thrown, nobody else's choice. Kind 0:
 * there is none. Both are VIEW_MEMORY views. */
Move follow_choice(Follow *f, const View *from, const View *to);

#endif
