/* SPDX-License-Identifier: MIT
 * What several screens share: the bar on top, headings, small facts, and how a game is begun. */
#ifndef APP_SCENES_PARTS_H
#define APP_SCENES_PARTS_H
#include "app/app.h"

enum { PART_MARGIN = 16, PART_GAP = 16, PART_WIDEST = 1440 /* panels keep together on very broad windows */ };

/* The bar with a way back and a title; returns its height. True in *back when it was taken (Esc too). */
float part_bar_height(const Ui *ui);
float part_bar(Ui *ui, const char *back_label, const char *title, bool *back);
/* A button at the right end of the bar; *right is where it must end, and moves left. */
bool part_bar_button(Ui *ui, const char *id, const char *label, const char *icon, const char *key, float *right);
/* Is there room for the words on the buttons of the bar? */
bool part_words(Ui *ui);
/* A row of words with one control: at the right, or below when there is no room beside the words. */
typedef struct {
    float words, label_h, help_h, control_w, control_h, height;
    bool below;
} PartRow;
PartRow part_row(Ui *ui, const char *label, const char *help, float width, float control_w, float control_h);
/* Draws the words and the line below; returns where the control stands. */
Rect part_row_draw(Ui *ui, const PartRow *row, const char *label, const char *help, float x, float y, float width);
/* Begins a game: deals, goes to the table. A seed of 0: a fresh one. */
void part_begin(App *app, const Game *g, const Setup *cfg);
/* The game at the table as a line of text (core/gameline.h) goes to the clipboard, and from there to the table or, when it
 * is over, to be watched; says what came of it. back: as in PlayArg. */
void part_copy_line(App *app);
void part_paste_line(App *app, const char *back);
/* The same with a file, dropped on the window whatever it shows: the Hall lies below a game that is watched. */
void part_open_file(App *app, const char *path);
void part_say_assisted(App *app); /* of a game that came as a file or a line (app_from_outside) */
/* "Seed 42" of a game that was dealt by its seed, else "", and false. Between several persons it is told when the game is
 * over: whoever dealt it again would see their cards. And the number to the clipboard, which is said. */
bool part_seed(const Match *m, char *out, size_t n);
void part_copy_seed(App *app);
/* A usual setup: one person, the others opponents of that level. */
Setup part_usual(App *app, const Game *g, int nseats, int level);
/* For who has not finished a game of that table: the easy one its lesson proposes. False: there is none, or no need. */
bool part_first_game(App *app, const Game *g, Setup *out);
/* Who sits there: "person", or an opponent by its level, and by its character where the name does not tell it. */
void part_kind(const Game *g, const Setup *cfg, int seat, char *out, size_t n);
/* How a game ended: "Mira wins by 4 points", and everybody's points below it (scoring.c). */
enum { RESULT_ROOM = 2 * SENTENCE_MAX }; /* of the line: all scores, and the note of the sheet */
void part_result(const Match *m, char *head, size_t hn, char *line, size_t ln);
/* A card for decoration: "sun-skeleton" of the Horde pictures. */
CardFace part_card(const char *word, const char *name, const char *faction, const char *type, ColorRole rim);

#endif
