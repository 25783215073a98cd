/* SPDX-License-Identifier: MIT
 * Names of cards where there is little room. */
#ifndef BASE_NAME_H
#define BASE_NAME_H

#include <stddef.h>

/* What still names it, in English, German and French: "Betrayer, Who Waits" becomes "Betrayer", "Lord of the Deep" "Lord",
 * "Squelette du Soleil" "Squelette". Of other names the last word stays ("Water Skeleton": a sign tells the rest), or goes
 * if it is an adjective ("Dragon royal"). */
void name_short(const char *name, char *out, size_t size);

#endif
