/* SPDX-License-Identifier: MIT
 * The saved games in the shelf's folders, and a one-line description of each. Listing is cheap: it parses only the
 * heads of the journals. */
#ifndef APP_SAVEGAME_LIST_H
#define APP_SAVEGAME_LIST_H
#include <time.h>

#include "app/savegames.h"

enum { KEPT_FOLDER = SHELF_PATH + 96, KEPT_PATH = KEPT_FOLDER + 280, KEPT_SOURCES = 3 };

/* Folders inside the shelf: games thrown away, one folder a day (removed/2026-11-28/finished), and the three that games
 * are taken from. */
#define KEPT_BIN "removed"
extern const char *const kept_source[KEPT_SOURCES]; /* "recent", "finished", "left-out" */

typedef enum {
    KEPT_TABLE, /* the one that can be continued */
    KEPT_ASIDE,
    KEPT_FINISHED,
    KEPT_REMOVED, /* thrown away, kept for TIDY_DAYS (app/tidy.h) */
} KeptWhere;

typedef struct {
    char path[KEPT_PATH];
    KeptWhere where;
    bool left_out;    /* finished, and excluded from statistics and medals by the player */
    time_t when;      /* last written */
    JournalHead head; /* game NULL: unreadable, `why` says why */
    char why[sizeof(Status) + 8];
} KeptGame;

typedef struct {
    KeptGame *game; /* the one on the table first, then the newest */
    int n;
} KeptList;

/* Lists the games. No write to the shelf may be pending. Free with kept_free. */
void kept_list(const Shelf *s, KeptList *out);
void kept_free(KeptList *list);
/* Replays the whole journal; codes of journal_read or file_read. */
Status kept_read(const KeptGame *k, Match **out);

/* Writes "Mira, Jonas and Skarn". */
void kept_names(const Setup *cfg, char *out, size_t n);
/* Writes "round 6 of 11", from public information; "": the game has no rounds. */
void kept_round(const Match *m, char *out, size_t n);
/* Writes "Horde, round 6 of 11". */
void kept_stand(const Match *m, char *out, size_t n);
/* Writes "today, 21:40", "yesterday, 9:15" or "3 May, 17:02"; "": unknown. */
void kept_when(time_t when, char *out, size_t n);

#endif
