/* SPDX-License-Identifier: MIT
 * Puzzles a player has saved out of games: puzzles/NAME.lesson in the folder of the games, one each (lesson/puzzle.h).
 * Nothing is written over, and what is removed lies in puzzles/removed/. puzzles/solved names those that were solved,
 * a line each; it can be lost without harm. */
#ifndef APP_PUZZLES_H
#define APP_PUZZLES_H
#include "lesson/puzzle.h"

enum { PUZZLE_PATH = 1400, PUZZLE_FILES = 200 };

typedef struct {
    char path[PUZZLE_PATH], name[64];      /* name: of the file */
    Lesson lesson;                         /* game NULL: it cannot be read */
    char why[sizeof(((Status *)0)->text)]; /* why it cannot be read or played, "" it can */
    bool removed;                          /* since they were listed: path says where it lies now */
    bool solved;
} PuzzleFile;

typedef struct {
    PuzzleFile *file; /* the newest first */
    int n;
} PuzzleFiles;

/* folder: that of the games, NULL: there is none. Freed by puzzles_free. */
void puzzles_list(const char *folder, PuzzleFiles *out);
void puzzles_free(PuzzleFiles *files);
/* Writes the moment to a new file; p->id is found here. path, room for PUZZLE_PATH, says where it lies then. */
Status puzzles_save(const char *folder, const Match *m, PuzzleMoment p, char *path);
Status puzzles_remove(PuzzleFile *f); /* to the folder of what was removed */
Status puzzles_put_back(PuzzleFile *f);
Status puzzles_solve(const char *path); /* that file's is solved: its name stands in the list beside it from now on */

#endif
