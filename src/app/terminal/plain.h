/* SPDX-License-Identifier: MIT
 * Paragraphs with marks (gfx/marks.h) as plain words: "*Mira* takes [coin:5]" is "Mira takes (5)". */
#ifndef APP_TERMINAL_PLAIN_H
#define APP_TERMINAL_PLAIN_H
#include <stddef.h>

enum { PLAIN_MAX = 4096 };

/* Writes text for a terminal: signs become words unless the text has just said them, coins are bracketed, seats are
 * numbered from 1. Text that does not fit into out[n] is cut at a word. */
void plain_text(const char *marked, char *out, size_t n);

#endif
