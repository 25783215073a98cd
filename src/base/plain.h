/* SPDX-License-Identifier: MIT
 * Makes text from outside safe to show: on a screen, in a line of a terminal. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/log.h"

/* Returns the bytes of the character at p, of n; 0: it cannot be shown (it is not UTF-8, or would move the cursor, turn
 * the direction of the text, or do something else). */
size_t str_letter(const char *p, size_t n);
/* Replaces by blanks all that str_letter refuses, so that a name out of a file cannot send commands to a terminal. */
void str_plain(char *s);

/* Prints like fprintf, for people: replaces by blanks what cannot be shown, but keeps line ends. Words from files,
 * requests and the command line reach standard output and standard error by this function alone, so that none of them
 * commands a terminal (tests/tools/prints.sh). Returns what fprintf returns. */
int plain_print(FILE *out, const char *format, ...) PRINTF_LIKE(2, 3);
/* Prints JSON; what cannot be shown becomes an escape such as \u009b, so that the value is kept. False: not written. */
bool plain_json(FILE *out, const char *text);

#endif
