/* SPDX-License-Identifier: MIT
 * The games on disk, without a screen.  The game that is played lies in continue.journal, whole after every move; a game
 * that makes room for another goes to recent/, a finished one to finished/: nothing is overwritten, and only its player throws a
 * game away (app/tidy.h).
 * Two programs at once hold two locks and keep two files.
 *
 * A shelf is used by one thread at a time; everything here may take as long as the disk does. */
#ifndef APP_SAVEGAMES_H
#define APP_SAVEGAMES_H
#include "core/journal.h"

enum { SHELF_ROOM = 1024, SHELF_PATH = SHELF_ROOM + 64 };

enum {                  /* codes of Status */
       SHELF_NONE = 20, /* there is no folder to write to */
       SHELF_FULL = 21, /* what lies there cannot be put aside: nothing was written */
       SHELF_AWAY = 22, /* done, but in another file than before: another program writes to ours */
};

typedef struct {
    char folder[SHELF_ROOM]; /* "": none */
    char file[SHELF_PATH];   /* "": so many programs play at once that there is no file for this one */
    int lock;                /* descriptor, -1 none */
    uint32_t owner;          /* number of the match in file, as its owner counts them; 0: not one of ours */
    char held[24];           /* id of the game in file, "" unknown */
    uint64_t mark;           /* hash of what was read from or written to file last */
} Shelf;

/* folder NULL: nothing can be kept. Takes a lock, and adopts the game a program that is gone left in another file. */
void shelf_open(Shelf *s, const char *folder);
void shelf_close(Shelf *s);
/* Match number `match` (> 0) as a journal. When file holds anything else, that goes to recent/ first. */
Status shelf_save(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n);
/* The same, and then the file goes to finished/. Nothing is done when the file does not hold that match; when it cannot
 * be written, it stays. */
Status shelf_finish(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n);
/* What lies in file: codes as of journal_read, or FILE_MISSING. A game that is over was stopped before it was put away:
 * that is made good, and *out is NULL. */
Status shelf_look(Shelf *s, Match **out);
/* Takes a game from recent/ back: what lies in file makes room for it, it goes there, and is looked at. An error of the
 * disk: both are where they were, *out is NULL. */
Status shelf_take(Shelf *s, const char *path, Match **out);
/* What lies in file is from now on as this program wrote it: only words in it were changed. */
void shelf_know(Shelf *s);
/* What was looked at is this match from now on, and goes on in the same file. */
void shelf_own(Shelf *s, uint32_t match);

#endif
