/* SPDX-License-Identifier: MIT
 * The player's own puzzles below the lessons: play, remove and put back; one that cannot be read says why. */
#ifndef APP_SCENES_LESSONS_OWN_H
#define APP_SCENES_LESSONS_OWN_H
#include "app/app.h"
#include "app/puzzles.h"

/* Draws them from r.y down in the width of r; returns the height. draw false: only measures. */
float own_puzzles(PuzzleFiles *files, App *app, Ui *ui, Rect r, bool draw);

#endif
