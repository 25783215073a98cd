/* SPDX-License-Identifier: MIT
 * Can a finished search be reused? Only if the seat is one choice further and everything since could be foreseen. Used by
 * bot.c only. */
#ifndef BOTS_TREE_REUSE_H
#define BOTS_TREE_REUSE_H
#include "core/view.h"

typedef struct TreeReuse TreeReuse;

TreeReuse *tree_reuse_new(const Game *g); /* allocates all that is ever needed */
void tree_reuse_free(TreeReuse *f);
/* Returns the legal move of `from` that leads its seat to its next choice `to`, if only forced moves lie between and
 * nothing unforeseen happened: no card revealed, no die rolled, no choice by others. Kind 0: none. Both are VIEW_MEMORY
 * views. */
Move tree_reuse_choice(TreeReuse *f, const View *from, const View *to);

#endif
