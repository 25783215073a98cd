/* SPDX-License-Identifier: MIT
 * What of a text from outside can be shown: on a screen, in a line of a terminal. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H
#include <stddef.h>

/* Bytes of the character that begins at p, of n; 0: none that can be shown (no UTF-8, or one that would move the cursor,
 * turn the direction of what follows, or otherwise do something). */
size_t str_letter(const char *p, size_t n);
/* What cannot be shown becomes blanks: a name out of a file shall not speak to somebody's terminal. */
void str_plain(char *s);

#endif
