/* SPDX-License-Identifier: MIT
 * A game as one line of text: set-up, seed and choices packed so that they fit into a message.  A choice takes the bits
 * that its place in the list of legal moves needs; forced moves take none.  docs/journal.md shows the format.
 *
 * A line is a game and its luck: whoever has it can see everything in it, like a journal. */
#ifndef CORE_GAMELINE_H
#define CORE_GAMELINE_H
#include "core/match.h"

enum { GAMELINE_MAX = 64 << 10 }; /* characters: longer ones are refused unread */
enum {
    GAMELINE_FOREIGN = 12, /* no such line, or one that was changed on its way */
    GAMELINE_NEWER = 11,   /* from a newer version, or other rules: nothing loaded */
};

/* Adds the line to out, without a newline. Refuses a game that began at a position: that is no set-up and does not fit. */
Status gameline_write(const Match *m, Buf *out);
/* The line may stand between blanks and line ends, and be broken by them. *out is untouched unless code is 0. */
Status gameline_read(const char *text, size_t n, Match **out);

#endif
