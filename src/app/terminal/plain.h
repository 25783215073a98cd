/* SPDX-License-Identifier: MIT
 * Paragraphs with marks (gfx/marks.h) as plain words: "*Mira* takes [coin:5]" is "Mira takes (5)". */
#ifndef APP_TERMINAL_PLAIN_H
#define APP_TERMINAL_PLAIN_H
#include <stddef.h>

enum { PLAIN_MAX = 4096 };

/* Signs are called by their words, unless the text has said them before; coins stand in brackets, seats are numbers
 * from 1; what does not fit into out[n] is left out at a whole word. */
void plain_text(const char *marked, char *out, size_t n);

#endif
