/* SPDX-License-Identifier: MIT
 * Puzzles a player has saved from games: puzzles/NAME.lesson in the folder of the games, one each (lesson/puzzle.h).
 * Nothing is overwritten, and removed puzzles move to puzzles/removed/. puzzles/solved names the solved ones, a line
 * each; losing it does no harm. */
#ifndef APP_PUZZLES_H
#define APP_PUZZLES_H
#include "lesson/puzzle.h"

enum { PUZZLE_PATH = 1400, PUZZLE_FILES = 200 };

typedef struct {
    char path[PUZZLE_PATH], name[64];      /* name: of the file */
    Lesson lesson;                         /* game NULL: unreadable */
    char why[sizeof(((Status *)0)->text)]; /* why it cannot be read or played; "": it can */
    bool removed;                          /* removed since they were listed; path is the new place */
    bool solved;
} PuzzleFile;

typedef struct {
    PuzzleFile *file; /* the newest first */
    int n;
} PuzzleFiles;

/* Lists the puzzles, and removes temporary files of programs that were killed while saving; folder: that of the games,
 * NULL: none. Free with puzzles_free. */
void puzzles_list(const char *folder, PuzzleFiles *out);
void puzzles_free(PuzzleFiles *files);
/* Writes the moment to a new file and chooses its id. Sets path[PUZZLE_PATH] to the file. */
Status puzzles_save(const char *folder, const Match *m, PuzzleMoment p, char *path);
Status puzzles_remove(PuzzleFile *f); /* moves it to puzzles/removed/ */
Status puzzles_put_back(PuzzleFile *f);
Status puzzles_solve(const char *path); /* adds the file's name to puzzles/solved */

#endif
