/* SPDX-License-Identifier: MIT
 * A text buffer that grows, and one that does not.  Out of memory ends the program with a sentence: nothing useful
 * can be done without it, and every saved game is already on disk. */
#ifndef BASE_BUF_H
#define BASE_BUF_H
#include <stddef.h>

#include "base/log.h"

typedef struct {
    char *text; /* always ends in '\0' once something was added; NULL before */
    size_t n, room;
} Buf;

void buf_add(Buf *b, const char *s);
void buf_addn(Buf *b, const char *s, size_t n);
void buf_printf(Buf *b, const char *format, ...) PRINTF_LIKE(2, 3);
void buf_free(Buf *b);             /* back to the empty state */
const char *buf_str(const Buf *b); /* "" when nothing was added */

/* Appends to a fixed array of `room` bytes that already holds a string; cuts what does not fit, in whole
 * characters. */
void str_add(char *s, size_t room, const char *format, ...) PRINTF_LIKE(3, 4);
/* As str_add, with a plain text instead of a format: for texts written for every move of every list. */
void str_put(char *s, size_t room, const char *more);

/* As much of from as has room in out, in whole characters: what comes from outside is made to fit a sentence. */
void str_cut(char *out, size_t room, const char *from);

/* Never NULL: without memory the program ends with a sentence and this code. */
enum { EXIT_NO_MEMORY = 70 };
void *xmalloc(size_t n);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *p, size_t n);
char *xstrdup(const char *s);

#endif
