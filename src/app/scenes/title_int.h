/* SPDX-License-Identifier: MIT
 * The Hall as a room: title.c decides what is there and what is pressed, title_room.c draws the picture and the name of
 * the house, title_tables.c the tables, title_wall.c what the room remembers. */
#ifndef APP_SCENES_TITLE_INT_H
#define APP_SCENES_TITLE_INT_H
#include "app/hall_memory.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "app/tonight.h"

typedef struct { /* where the picture is: its 1280 x 800 become k times that and cover the window */
    float k, x, y;
} Painting;

Painting painting_of(const Gfx *g);
SDL_FPoint painting_at(const Painting *p, float x, float y);
/* look: what the innkeeper does, "left", "right", "goggles" (scenes/hall-left ...); NULL: as painted. */
void room_picture(Ui *ui, const Painting *p, const char *look);
Rect room_name(Ui *ui); /* the sign with the name of the house; returns its place */

typedef struct { /* what answers the pointer: when that last changed */
    uint32_t since;
    bool hot;
    uint32_t spoke; /* when somebody at the table began to say a word; 0: not yet */
    int line;
} Answer;

enum { WALL_THINGS = 3, TOY_INNKEEPER = 0, LINE_MS = 3500 };

typedef struct {
    const Match *match; /* the unfinished game of the table; NULL: none */
    Match *own;         /* the same, if it is of the Hall: a game that was set aside */
    const KeptGame *kept;
} Waiting;

typedef struct {
    Ledger ledger;
    HallMemory memory;
    Tonight tonight; /* if has_tonight: somebody has finished a game here */
    TonightBest best;
    bool has_tonight;
    Waiting waits[SETTINGS_GAMES]; /* by table; so below */
    Answer answer[SETTINGS_GAMES];
    SetupArg from;                   /* the set-up one comes from; empty: none */
    Rect hangs[WALL_THINGS], bubble; /* of this pass: what covers the toys */
    uint32_t hung_at;                /* when the newest medals began to be hung, */
    int hung;                        /* how many; 0: none */
    Answer toy;                      /* the last one that was clicked: */
    int which, said;                 /* its row, and how many were */
    int answered;                    /* the last of them the innkeeper has answered, */
    char line[SENTENCE_MAX];         /* with this */
    bool speaks;                     /* opponents may say a word (Settings.remarks) */
} Title;

typedef enum { PRESS_NONE, PRESS_PLAY, PRESS_CHAIRS, PRESS_LESSON } Press;

typedef struct {
    HallTable t;
    const Game *game;
    Setup cfg;                /* what a click starts, or the waiting game's */
    const Waiting *waits;     /* or NULL */
    DefId lie[HALL_CARDS];    /* open in the waiting game: they lie on its table; 0: none */
    bool gold, news, dice;    /* news: nobody has played or learnt here; dice lie on it */
    char line[SENTENCE_MAX];  /* below its name: "3 players · easy" */
    char says[SENTENCE_MAX];  /* for speech and tests */
    char stand[SENTENCE_MAX]; /* of the waiting game: "Horde, round 6 of 11", */
    char who[SENTENCE_MAX];   /* and its players; of a new table: how many it takes, and for how long */
    Rect plate, felt;         /* felt: with what lies on it; empty: no room */
    float cx, foot, k, reach; /* foot: where its things stand; reach: from cx to its seats */
    float left;               /* HallMood */
    float lit;                /* 0..1: how far it answers the pointer */
} TitleTable;

/* title_tables.c: fills in what a table says and starts; places them. */
void tables_say(Title *t, App *app, TitleTable *out, int n);
void tables_place(Ui *ui, const Painting *p, TitleTable *table, int n);
/* Draws them; returns the one that was pressed and for what. */
int tables_draw(Title *t, Ui *ui, TitleTable *table, int n, Press *press);

/* title_wall.c: draws what hangs on the wall; returns what was pressed. */
typedef enum { WALL_NONE, WALL_GAME, WALL_MEDALS, WALL_TONIGHT } WallPress;
WallPress wall_draw(Title *t, Ui *ui, const Painting *p);
/* Registers the things in the picture that answer a click, and lights up the one clicked last. */
void toys_draw(Title *t, Ui *ui, const Painting *p, const TitleTable *table, int n);

#endif
