/* SPDX-License-Identifier: MIT
 * The quiet rooms of the Hall: the innkeeper behind her bar, on which something lies; and the plain room for what is read,
 * with a heading and a strap. */
#ifndef APP_SCENES_BAR_H
#define APP_SCENES_BAR_H
#include "app/app.h"
#include "ui/room.h"

/* Draws the Hall `scale` times as large as at 1280 x 800, its upper left corner at x, y, and the bar from `bar` down. */
void bar_draw(Ui *ui, float scale, float x, float y, float bar);
/* Draws what the innkeeper says at that place, whose height follows from the words; mouth: hers. */
void bar_says(Ui *ui, Rect r, SDL_FPoint mouth, const char *words);
float bar_says_height(Ui *ui, float width, const char *words);

typedef enum { BAR_BOOK, BAR_SLATE } BarThing;
/* Draws a room in which nothing is written yet, and starts a game at the table played last, if it is asked for. */
void bar_nothing(App *app, Ui *ui, BarThing thing, const char *heading, const char *words);

/* Draws the ground, the heading and the strap of a room for reading; *used: the stud that was pressed, or -1. Returns the
 * place for what is read. */
Rect bar_reading(Ui *ui, const char *heading, const RoomButton *stud, int n, int *used);

#endif
