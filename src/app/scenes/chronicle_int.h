/* SPDX-License-Identifier: MIT
 * The chronicle: the list of games on the left page of the book, the chosen one on the right page, and what can be shared
 * of it. */
#ifndef APP_SCENES_CHRONICLE_INT_H
#define APP_SCENES_CHRONICLE_INT_H
#include "app/app.h"
#include "app/scenes/parts.h"

enum { OPTIONS_ROOM = 3 * SENTENCE_MAX };
typedef enum { SHOW_ALL, SHOW_OPEN, SHOW_FINISHED, SHOW_REMOVED, SHOWS } Show;

typedef struct { /* known only after replaying the whole journal */
    bool told, readable, over, damaged;
    bool points;       /* the game is counted in points, which `end` has */
    bool shares, deal; /* its game code can be copied; its seed, too */
    Standing end;
    /* head: how it ended, or how far it is */
    char head[SENTENCE_MAX], note[SENTENCE_MAX + 32], options[OPTIONS_ROOM], seed[SENTENCE_MAX],
        why[sizeof(Status) + 8];
} Account;

typedef struct {
    KeptList list;
    Account *told; /* for each game of the list; those in sight are read, one per pass */
    int show;      /* a Show */
    int chosen;    /* index in the list, -1 none */
    bool open;     /* on a small screen: the chosen game is shown and not the list */
    bool read;     /* in this pass */
    bool begun;    /* the list has been scrolled and focused once */
    bool share;    /* the scroll is open */
    uint32_t since;
    int removed; /* index of the game thrown away last, that Ctrl+Z puts back; -1 none */
} Chronicle;

/* chronicle.c */
void chronicle_tell(Chronicle *c, int i);
void chronicle_choose_first(Chronicle *c); /* unless the chosen game is in the list */

/* chronicle_page.c: the chosen game */
void chronicle_page(Chronicle *c, App *app, Ui *ui, Rect page);
/* Draws the ribbon, with the buttons for the chosen game unless `games` is false. */
void chronicle_ribbon(Chronicle *c, App *app, Ui *ui, bool games);

/* chronicle_share.c */
void chronicle_share(Chronicle *c, App *app, Ui *ui);

#endif
