/* SPDX-License-Identifier: MIT
 * Names of cards where there is little room. */
#ifndef BASE_NAME_H
#define BASE_NAME_H

#include <stddef.h>

/* Writes a shorter form of a name in English, German or French: "Betrayer, Who Waits" becomes "Betrayer", "Lord of the
 * Deep" "Lord", "Squelette du Soleil" "Squelette". Otherwise keeps the last word ("Water Skeleton": a sign shows the
 * rest), or drops a trailing adjective ("Dragon royal"). */
void name_short(const char *name, char *out, size_t size);

#endif
