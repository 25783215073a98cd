/* SPDX-License-Identifier: MIT
 * Tidying saved games: throwing away, leaving out of the statistics, renaming persons. Games thrown away move to a
 * folder of that day and can be put back until it is TIDY_DAYS old. A game that is left out brings no medal either,
 * because medals come from the games that count. Counts of cards (app/tally.h) follow. */
#ifndef APP_TIDY_H
#define APP_TIDY_H
#include "app/ledger.h"
#include "app/savegames.h"
#include "app/settings.h"

enum { TIDY_DAYS = 30 };

/* k: from a list; updates its path, where and left_out. No write to the shelf may be pending. On error the file stays
 * where it was. */
Status tidy_throw_away(const Shelf *s, KeptGame *k); /* any but the current game */
Status tidy_put_back(const Shelf *s, KeptGame *k);
Status tidy_leave_out(const Shelf *s, KeptGame *k, bool left_out); /* finished games only */
/* Deletes what was thrown away TIDY_DAYS ago or earlier. now: time(NULL). */
void tidy_empty(const Shelf *s, time_t now);
/* Returns the days until k, thrown away, is deleted. */
int tidy_days_left(const KeptGame *k, time_t now);

/* Lists all persons in the games and on the chairs of the settings. */
void tidy_people(const KeptList *list, const Settings *settings, People *out);
/* True if both played in one game: they cannot become one person. */
bool tidy_met(const KeptList *list, const char *a, const char *b);
/* Renames the person in this journal and keeps the file's time. *changed: `from` was in it. */
Status tidy_rename(KeptGame *k, const char *from, const char *to, bool *changed);

#endif
