/* SPDX-License-Identifier: MIT
 * The games that lie in the folders of the shelf, and what is said of one in words.  A list costs little: only the heads
 * of the journals are read. */
#ifndef APP_SAVEGAME_LIST_H
#define APP_SAVEGAME_LIST_H
#include <time.h>

#include "app/savegames.h"

enum { KEPT_FOLDER = SHELF_PATH + 96, KEPT_PATH = KEPT_FOLDER + 280, KEPT_SOURCES = 3 };

/* Folders of the shelf besides its own: what was thrown away, in a folder a day (removed/2026-11-28/finished), and the three
 * that games are taken from. */
#define KEPT_BIN "removed"
extern const char *const kept_source[KEPT_SOURCES]; /* "recent", "finished", "left-out" */

typedef enum {
    KEPT_TABLE, /* the one that can be continued */
    KEPT_ASIDE,
    KEPT_FINISHED,
    KEPT_REMOVED, /* thrown away, and there for some time (app/tidy.h) */
} KeptWhere;

typedef struct {
    char path[KEPT_PATH];
    KeptWhere where;
    bool left_out;    /* finished, and kept out of statistics and medals by somebody's wish */
    time_t when;      /* it was written last */
    JournalHead head; /* game NULL: it cannot be read, and why says so */
    char why[sizeof(Status) + 8];
} KeptGame;

typedef struct {
    KeptGame *game; /* the one on the table first, then the newest */
    int n;
} KeptList;

/* Nothing may be under way to the shelf. Freed by kept_free. */
void kept_list(const Shelf *s, KeptList *out);
void kept_free(KeptList *list);
/* Plays the whole journal: codes of journal_read, or of file_read. */
Status kept_read(const KeptGame *k, Match **out);

/* "Mira, Jonas and Skarn" */
void kept_names(const Setup *cfg, char *out, size_t n);
/* "round 6 of 11", as everybody sees it; "" where there are none */
void kept_round(const Match *m, char *out, size_t n);
/* "Horde, round 6 of 11" */
void kept_stand(const Match *m, char *out, size_t n);
/* "today, 21:40", "yesterday, 9:15", "3 May, 17:02"; "" when that cannot be told */
void kept_when(time_t when, char *out, size_t n);

#endif
