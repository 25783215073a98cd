/* SPDX-License-Identifier: MIT
 * What the files of the set-up screen share. */
#ifndef APP_SCENES_SETUP_INT_H
#define APP_SCENES_SETUP_INT_H
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "boards/boards.h"

typedef struct SetupOwn SetupOwn;

typedef struct {
    const Game *g;
    SetupOwn *own;         /* decks of one's own among the pictures (setup_decks.c), or NULL */
    Setup cfg, came;       /* came: as it was when the screen was opened, or last remembered */
    bool changed;          /* something was remembered that is not on the disk yet */
    bool seed_left;        /* the seed stands below the chairs */
    char seed[24];         /* digits as typed; "": random */
    const SetupRows *rows; /* pictures to choose from, or NULL: chairs and options as a list */
    int second;            /* option that made the last game an easy one, which can be as in the rules now; -1: none */
    uint8_t easy;          /* .. its choice then */
    bool begins;           /* the first game, which is all set, was pressed once more */
    bool list;             /* the list is shown instead of them */
    bool learns;           /* it is asked which lesson */
    uint8_t build;         /* 1 + the seat whose deck is to be built, which is another screen */
    uint8_t open, seat;    /* 1 + the chair that is being changed, 0: none; whose own row is shown */
} SetupScene;

int setup_persons(const Setup *cfg);
void setup_repair(const Game *g, Setup *cfg);
void setup_chairs(SetupScene *s, App *app, Ui *ui, Rect r); /* setup_chairs.c */
void setup_rules(SetupScene *s, App *app, Ui *ui, Rect r);  /* setup_rules.c */
/* The seed stands with the house rules; where they would have to scroll for it, and the chairs not, below the chairs. */
bool setup_rules_fit(const SetupScene *s, Ui *ui, Rect r);
bool setup_chairs_fit(SetupScene *s, App *app, Ui *ui, Rect r);
float setup_seed_height(Ui *ui, float width);
void setup_seed(SetupScene *s, Ui *ui, float x, float y, float width);
/* One chair of the list by itself: name, person or computer, level. True: it was closed. */
float setup_chair_height(const SetupScene *s, Ui *ui, int chair, float width);
bool setup_chair(SetupScene *s, Ui *ui, int chair, float x, float y, float width);
/* What several persons at one screen should know; NULL: there are none. */
const char *setup_curtain(App *app, const SetupScene *s, char *out, size_t n);
void setup_rotate(SetupScene *s);                                /* all move on to the next chair */
void setup_sit(SetupScene *s, int seats);                        /* so many chairs; those that come are for persons */
int setup_changed_rules(const SetupScene *s);                    /* besides what the pictures of the first page show */
const SetupRow *setup_rule_row(const SetupScene *s, int option); /* its tiles among the house rules, or NULL */
const char *setup_name(const Setup *cfg, int i);                 /* of who sits there, typed or ours */
void setup_begin_button(SetupScene *s, App *app, Ui *ui, Rect at);

/* setup_pictures.c: which tile of a row is chosen, -1: none; the mode as the first row has it; choosing. */
const SetupRow *setup_row_of(const SetupScene *s, int kind, int seat); /* the first such row that applies, or NULL */
bool setup_row_applies(const SetupScene *s, const SetupRow *row);
int setup_tile_chosen(const SetupScene *s, const SetupRow *row);
bool setup_tile_on(const SetupScene *s, const SetupRow *row, int i); /* chosen, alone or with others */
/* The choice that takes this tile to those that are on, or away from them; -1: there is none. */
int setup_tile_mixed(const SetupScene *s, const SetupRow *row, int i);
void setup_tile_choose(SetupScene *s, const SetupRow *row, int i);
const char *setup_tile_title(const SetupScene *s, const SetupRow *row, int i);
/* An option of which the pictures have all choices; shown: they have the present one. */
bool setup_in_pictures(const SetupScene *s, int option, bool *shown);
/* What an ally has brought instead of what the tiles of its row stand for. */
bool setup_brought(const SetupScene *s, const SetupRow *row);
void setup_first_game(SetupScene *s); /* of as many people as sit there */
bool setup_is_first_game(const SetupScene *s);
void setup_pictures(SetupScene *s, Ui *ui, Rect r); /* of the first page, or those of the house rules */
/* What has been measured of an option as it is set there; false: nothing. */
bool setup_weight(const SetupScene *s, const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without);
/* setup_decks.c: decks of one's own are the last tiles of an ally's row. Which of them it plays, -1: none. */
void setup_own_open(SetupScene *s);
void setup_own_close(SetupScene *s);
int setup_own_chosen(const SetupScene *s, const SetupRow *row);
void setup_own_choose(SetupScene *s, const SetupRow *row, int i);
/* Beside the castles: a deck is not built for the one in play. */
bool setup_own_note(const SetupScene *s, const SetupRow *castles, char *out, size_t n);
/* setup_tiles.c: one tile; most: what the words of all in its row need. True: it was chosen. */
enum { TILE_PAD = 10 };
float setup_tile_words(const SetupScene *s, Ui *ui, const SetupRow *row, int i, float width);
bool setup_tile(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, float most);
/* setup_side.c: who sits there, how hard, what has been measured, and the way to the table. */
void setup_side(SetupScene *s, App *app, Ui *ui, Rect r);
float setup_side_width(Ui *ui);
bool setup_measured(const SetupScene *s, char *out, size_t n); /* how often just this was won, as a sentence */

/* setup_lessons.c: to the lesson of the table, or first to the question which of them. */
void setup_learn(SetupScene *s, App *app);
void setup_lessons(SetupScene *s, App *app, Ui *ui);

/* Why the cards cannot be dealt, or NULL. */
const char *setup_trouble(const SetupScene *s, char *room, size_t n);

#endif
