/* SPDX-License-Identifier: MIT
 * The games on disk, without a screen. The current game is in continue.journal, complete after every move. A game
 * replaced by another goes to recent/, a finished one to finished/: nothing is overwritten, and only the player throws
 * a game away (app/tidy.h). Two programs at once hold two locks and use two files.
 *
 * A shelf is used by one thread at a time; everything here may take as long as the disk does. */
#ifndef APP_SAVEGAMES_H
#define APP_SAVEGAMES_H
#include <time.h>

#include "core/journal.h"

enum { SHELF_ROOM = 1024, SHELF_PATH = SHELF_ROOM + 64 };

enum {                  /* codes of Status */
       SHELF_NONE = 20, /* there is no folder to write to */
       SHELF_FULL = 21, /* the game there cannot be set aside: nothing was written */
       SHELF_AWAY = 22, /* done, but in another file than before: another program writes to ours */
};

typedef struct {
    char folder[SHELF_ROOM]; /* "": none */
    char file[SHELF_PATH];   /* "": more programs run at once than there are files */
    int lock;                /* descriptor, -1 none */
    uint32_t owner;          /* number of the match in file, as this program counts them; 0: not one of ours */
    char held[GAME_ID_MAX];  /* id of the game in file; "": unknown */
    uint64_t mark;           /* hash of the contents last read or written */
} Shelf;

/* Opens the shelf; folder NULL: nothing can be saved. Takes a lock, and adopts games left in other files by programs
 * that have ended. */
void shelf_open(Shelf *s, const char *folder);
void shelf_close(Shelf *s);
/* Saves match number `match` (> 0) as a journal. Anything else in the file goes to recent/ first. */
Status shelf_save(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n);
/* Saves it and moves the file to finished/. Does nothing if the file holds another match. If writing fails, the file
 * stays. */
Status shelf_finish(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n);
/* Reads the game in file; codes as of journal_read, or FILE_MISSING. If the program stopped after the game ended but
 * before it was filed, files it now and sets *out to NULL. */
Status shelf_look(Shelf *s, Match **out);
/* Takes a game back from recent/: moves the current game there, puts the one at `path` in its place and reads it. On a
 * disk error *out is NULL and both games stay where they were. */
Status shelf_take(Shelf *s, const char *path, Match **out);
/* Records the file's contents as this program's own, after only its words were changed. */
void shelf_know(Shelf *s);
/* Makes the match that was read the current one; it continues in the same file. */
void shelf_own(Shelf *s, uint32_t match);

/* ---- the games that are kept ------------------------------------------------------------------------------------ */
/* The saved games in the shelf's folders, and a one-line description of each. Listing is cheap: it parses only the
 * heads of the journals. */
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
/* Returns a hash of the file's bytes and time, which are the same after it was moved; never 0. */
int kept_mark(const char *path);
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
