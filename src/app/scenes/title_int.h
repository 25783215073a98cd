/* SPDX-License-Identifier: MIT
 * The Hall as a room: title.c decides what is there and what is pressed, title_room.c draws the picture and the name of
 * the house, title_tables.c the tables. */
#ifndef APP_SCENES_TITLE_INT_H
#define APP_SCENES_TITLE_INT_H
#include "app/memory.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"

typedef struct { /* where the picture is: its 1280 x 800 become k times that and cover the window */
    float k, x, y;
} Painting;

Painting painting_of(const Gfx *g);
SDL_FPoint painting_at(const Painting *p, float x, float y);
void room_picture(Ui *ui, const Painting *p);
Rect room_name(Ui *ui); /* the sign with the name of the house; returns its place */

typedef struct { /* what answers the pointer: when that last changed */
    uint32_t since;
    bool hot;
} Answer;

typedef struct {
    const Match *match; /* the unfinished game of the table; NULL: none */
    Match *own;         /* the same, if it is of the Hall: a game that was set aside */
    const KeptGame *kept;
} Waiting;

typedef struct {
    Ledger ledger;
    Memory memory;
    Waiting waits[SETTINGS_GAMES]; /* by table; so below */
    Answer answer[SETTINGS_GAMES];
} Title;

typedef enum { PRESS_NONE, PRESS_PLAY, PRESS_CHAIRS, PRESS_LESSON } Press;

typedef struct {
    HallTable t;
    const Game *game;
    Setup cfg;                /* what a click starts, or the waiting game's */
    const Waiting *waits;     /* or NULL */
    bool gold, news;          /* news: nobody has played or learnt here */
    char line[SENTENCE_MAX];  /* below its name: "3 players · easy" */
    char says[SENTENCE_MAX];  /* for speech and tests */
    char stand[SENTENCE_MAX]; /* of the waiting game: "Horde, round 6 of 11", */
    char who[SENTENCE_MAX];   /* and its players */
    Rect plate, felt;         /* felt: with what lies on it; empty: no room */
    float cx, foot, k, reach; /* foot: where its things stand; reach: from cx to its seats */
    float lit;                /* 0..1: how far it answers the pointer */
} TitleTable;

/* title_tables.c: fills in what a table says and starts; places them. */
void tables_say(Title *t, App *app, TitleTable *out, int n);
void tables_place(Ui *ui, const Painting *p, TitleTable *table, int n);
/* Draws them; returns the one that was pressed and for what. */
int tables_draw(Title *t, Ui *ui, TitleTable *table, int n, Press *press);

#endif
