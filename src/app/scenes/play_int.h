/* SPDX-License-Identifier: MIT
 * The table scene: whose eyes see it, who thinks, what stands in the bar on top. Shared by play*.c. */
#ifndef APP_SCENES_PLAY_INT_H
#define APP_SCENES_PLAY_INT_H
#include "app/app.h"
#include "app/scenes/play.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "ui/stage.h"

typedef struct { /* an opponent at work; lives on the worker while it runs */
    Bot *bot;
    const Match *match; /* whose moment it thinks about */
    uint32_t serial;
    int ticket; /* of the worker; 0: not running there */
    bool thinking, done;
} Thinker;

typedef struct {
    Stage *stage;
    const Board *board;
    const Game *game;
    Match *shown;         /* replay: the match as it was; NULL: the app's own */
    uint32_t at;          /* replay: moves shown */
    bool replay, running; /* running: steps by itself */
    uint32_t next_step;   /* when */

    int eyes, near;
    int opened; /* person for whom the curtain was opened last */
    bool look;  /* the table without secrets is looked at */

    Thinker thinker;
    uint32_t quiet_since; /* when the last story ended */
    bool telling, over_seen;
    uint32_t over_at;
} Play;

/* play_eyes.c */
void play_eyes(Play *p, App *app, const Match *m);
bool play_needs_curtain(const Play *p, App *app, const Match *m);
int play_persons(const Match *m);

/* play_bot.c */
void think_start(Play *p, App *app, const Match *m);
void think_event(Play *p, const SDL_Event *e);
void think_stop(Play *p, App *app);
/* Plays the move when it is found and its time has come (now: at once). True when a move was made. */
bool think_finish(Play *p, App *app, Match *m, bool now, uint32_t clock, float speed);

/* play_bar.c */
typedef struct {
    bool menu, undo, redo, rules, settings;
} BarSays;
BarSays play_bar(Play *p, App *app, Ui *ui, const Match *m);

#endif
