/* SPDX-License-Identifier: MIT
 * Answer of everything that deals with data from outside: code 0 is success, else a sentence a player understands.  What
 * a screen shows is whole, with its full stop; what is wrong with the words of a move, a position or a request, which is
 * told to those who wrote it, is put into a sentence by whoever shows it. */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H
#include <stdbool.h>

#include "base/log.h"

enum { SENTENCE_MAX = 1280 }; /* room for whatever is said at a time, in any language: core/say.h */

typedef struct {
    int code;                     /* 0: success; else one of the codes the function names, or 1 */
    char text[SENTENCE_MAX + 64]; /* the sentence, "" on success; with a rule or the name of a file */
} Status;

static inline Status status_ok(void)
{
    return (Status){0, ""};
}

Status status_error(int code, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
