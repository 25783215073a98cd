/* SPDX-License-Identifier: MIT
 * The quiet rooms of the Hall: the innkeeper behind her bar, on which something lies, empty or written on; and the plain
 * room for what is read, with a heading and a strap. */
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

/* An open book on the bar, or a slate, over which the innkeeper looks. In contrast both are black. Ink on them: of words to
 * read, of notes beside them, of marks. */
typedef enum { INK_WORDS, INK_SOFT, INK_MARK } BarInk;
Color bar_ink(const Gfx *g, BarThing thing, BarInk ink);
Text bar_text(Ui *ui, BarThing thing, Face face, float size, BarInk ink);
typedef struct {
    Rect left, right; /* what can be written on; right is empty where the window has room for one page alone */
} BarPages;
bool bar_has_two_pages(const Ui *ui);
/* Draws the room and the thing, above the ribbon and left of the strap; returns its pages. */
BarPages bar_pages(Ui *ui, BarThing thing);
/* Draws a row of a page, under the pointer or chosen. */
void bar_row(Gfx *g, BarThing thing, Rect r, bool hover, bool chosen);
/* Writes a paragraph at *y of the page, if it has room there, and moves on by its height and the gap. */
void bar_words(Ui *ui, Text style, const char *words, Rect page, float *y, float gap);

/* Draws the ground, the heading and the strap of a room for reading; *used: the stud that was pressed, or -1. Returns the
 * place for what is read. */
Rect bar_reading(Ui *ui, const char *heading, const RoomButton *stud, int n, int *used);

#endif
