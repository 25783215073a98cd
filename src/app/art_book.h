/* SPDX-License-Identifier: MIT
 * The art book: a folder that any browser opens without a network, with all pictures by family, their texts, and each as
 * clay and as paint. Written step by step, so that a window stays alive meanwhile. */
#ifndef APP_ART_BOOK_H
#define APP_ART_BOOK_H
#include <stdbool.h>

#include "base/status.h"

typedef struct ArtBook ArtBook;

/* Begins a book in that folder, which is made if it is missing. Refuses one that holds anything but an earlier art book,
 * which is overwritten. language: of the words, "de". NULL: refused, with the reason in *why. */
ArtBook *art_book_begin(const char *folder, const char *language, Status *why);
/* Writes the next pages; false: there are none left, or writing failed, and *why is the sentence about it. */
bool art_book_step(ArtBook *b, Status *why);
/* Returns how much is written, 0..1. */
float art_book_done(const ArtBook *b);
void art_book_end(ArtBook *b); /* may be NULL, and before the last step: the pages written so far stay */

/* Writes a whole book. */
Status art_book_write(const char *folder, const char *language);

#endif
