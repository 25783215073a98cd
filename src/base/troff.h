/* SPDX-License-Identifier: MIT
 * Pieces of a manual page, in troff. */
#ifndef BASE_TROFF_H
#define BASE_TROFF_H
#include "base/buf.h"

/* Adds text of a manual page: no line becomes a request, hyphens stay hyphens, and lists of choices may break. */
void troff_text(Buf *out, const char *text);
/* Adds "--seed NUMBER" and its description: the word in bold, the placeholder in italics. value NULL or "": none. */
void troff_entry(Buf *out, const char *word, const char *value, const char *text);

#endif
