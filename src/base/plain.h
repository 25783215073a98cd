/* SPDX-License-Identifier: MIT
 * What of a text from outside can be shown: on a screen, in a line of a terminal. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/log.h"

/* Bytes of the character that begins at p, of n; 0: none that can be shown (no UTF-8, or one that would move the cursor,
 * turn the direction of what follows, or otherwise do something). */
size_t str_letter(const char *p, size_t n);
/* What cannot be shown becomes blanks: a name out of a file shall not speak to somebody's terminal. */
void str_plain(char *s);

/* Prints like fprintf, for people: what cannot be shown becomes blanks, line ends stay. Words from files, requests and the
 * command line reach standard output and standard error by this function alone, so that none of them commands a terminal
 * (tests/tools/prints.sh). Returns what fprintf returns. */
int plain_print(FILE *out, const char *format, ...) PRINTF_LIKE(2, 3);
/* Prints JSON, where the same characters become escapes, \u009b, so that its value stays. False: not written. */
bool plain_json(FILE *out, const char *text);

#endif
