/* SPDX-License-Identifier: MIT
 * Putting kept games in order: thrown away, left out of the figures, persons renamed.  What is thrown away lies in a folder
 * of its day and can be put back until that folder is TIDY_DAYS old.  A game that is left out brings no medal either:
 * medals are read from the games that count.  Counts of cards (app/tally.h) follow. */
#ifndef APP_TIDY_H
#define APP_TIDY_H
#include "app/savegame_list.h"
#include "app/ledger.h"
#include "app/settings.h"

enum { TIDY_DAYS = 30 };

/* k is one of a list; its path, where and left_out are those of the place it has then. Nothing may be under way to the shelf.
 * On error it lies where it lay. */
Status tidy_throw_away(const Shelf *s, KeptGame *k); /* any but the one at the table */
Status tidy_put_back(const Shelf *s, KeptGame *k);
Status tidy_leave_out(const Shelf *s, KeptGame *k, bool left_out); /* of the finished ones */
/* What was thrown away TIDY_DAYS ago or earlier is gone for good. now: time(NULL). */
void tidy_empty(const Shelf *s, time_t now);
/* In how many days it will be gone; k was thrown away. */
int tidy_days_left(const KeptGame *k, time_t now);

/* All persons of the list and of the chairs of the settings. */
void tidy_people(const KeptList *list, const Settings *settings, People *out);
/* Both sat at one table: they cannot become one person. */
bool tidy_met(const KeptList *list, const char *a, const char *b);
/* The person has that name in this journal from now on; the time it was written last stays. *changed: it had the other. */
Status tidy_rename(KeptGame *k, const char *from, const char *to, bool *changed);

#endif
