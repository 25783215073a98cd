/* SPDX-License-Identifier: MIT
 * Shared by several screens: the bar on top, rows, labels, and starting a game. */
#ifndef APP_SCENES_PARTS_H
#define APP_SCENES_PARTS_H
#include "app/app.h"

enum { PART_MARGIN = 16, PART_GAP = 16, PART_WIDEST = 1440 /* limits the panels on very wide windows */ };

/* Draws the bar with a back button and a title; returns its height. *back: the button, or Esc, was pressed. */
float part_bar_height(const Ui *ui);
float part_bar(Ui *ui, const char *back_label, const char *title, bool *back);
/* Draws a button at the right of the bar; it ends at *right, which moves left. */
bool part_bar_button(Ui *ui, const char *id, const char *label, const char *icon, const char *key, float *right);
/* A row of words with one control: at the right, or below if there is no room beside the words. */
typedef struct {
    float words, label_h, help_h, control_w, control_h, height;
    bool below;
} PartRow;
PartRow part_row(Ui *ui, const char *label, const char *help, float width, float control_w, float control_h);
/* Draws the words and the line below; returns the place of the control. */
Rect part_row_draw(Ui *ui, const PartRow *row, const char *label, const char *help, float x, float y, float width);
/* Starts a game: deals and goes to the table. A seed of 0: a fresh one. */
void part_begin(App *app, const Game *g, const Setup *cfg);
/* Copies the game as a game code (core/gameline.h) to the clipboard, or pastes one: an unfinished game is continued, a
 * finished one watched. Shows the result. back: as in PlayArg. */
void part_copy_line(App *app);
void part_paste_line(App *app, const char *back);
/* Opens a game file dropped on the window in any scene; a finished game is watched above the Hall. */
void part_open_file(App *app, const char *path);
/* Says why a game that was kept could not be opened, unless it could. */
void part_say_unopened(App *app, Status st);
void part_say_assisted(App *app); /* for a game from a file or a game code (app_from_outside) */
/* Writes "Seed 42" if the game was dealt by its seed, else "" and false. With several persons it is shown only after
 * the game, because dealing the seed again would reveal the cards. part_copy_seed copies the number and says so. */
bool part_seed(const Match *m, char *out, size_t n);
void part_copy_seed(App *app);
/* Lists the house rules that differ from the default; "": none does. */
enum { RULES_ROOM = 4 * SENTENCE_MAX }; /* room for the list */
void part_rules(const Game *g, const Setup *cfg, char *out, size_t n);
/* Returns a default setup: one person, the others opponents of that level. */
Setup part_usual(App *app, const Game *g, int nseats, int level);
/* Makes the easy first game that the table's lesson proposes, for newcomers. False: there is none, or a game was
 * finished here. */
bool part_first_game(App *app, const Game *g, Setup *out);
/* Makes the usual game that follows the table's first one (BoardHall.grown), with the same players and no seed. False: cfg is
 * not the lesson's first game, or none follows it. */
bool part_grown_game(App *app, const Game *g, const Setup *cfg, Setup *out);
/* Describes the seat: "person", or an opponent's level, and its character unless the name tells it. */
void part_kind(const Game *g, const Setup *cfg, int seat, char *out, size_t n);
/* Describes how a game ended: "Mira wins by 4 points", and everybody's points in the line below (scoring.c). */
enum { RESULT_ROOM = 2 * SENTENCE_MAX }; /* room for the line: all scores, and the note of the sheet */
void part_result(const Match *m, char *head, size_t hn, char *line, size_t ln);
/* Makes a card for decoration: "sun-skeleton" of the Horde pictures. */
CardFace part_card(const char *word, const char *name, const char *faction, const char *type, ColorRole rim);

#endif
