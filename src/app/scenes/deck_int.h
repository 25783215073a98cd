/* SPDX-License-Identifier: MIT
 * What the files of the deck builder share. */
#ifndef APP_SCENES_DECK_INT_H
#define APP_SCENES_DECK_INT_H
#include "app/decks.h"
#include "app/scenes/deck.h"
#include "app/scenes/deck_rate.h"
#include "app/scenes/gallery.h"
#include "app/scenes/parts.h"

enum { DECK_PAST = 64 };

typedef enum { DECK_BUILD, DECK_CHOOSE, DECK_CASTLE } DeckDialog;

typedef struct { /* before a change */
    SiegeList list;
    bool load;            /* another deck came instead of it, */
    char file[DECK_PATH]; /* which was kept there */
} DeckPast;

typedef struct {
    Setup cfg; /* the table it is for */
    int seat;
    bool team;                /* there is a partner, */
    SiegeDeck others;         /* who has these */
    SiegeList list, begun;    /* now, and when the screen was opened */
    DeckPast past[DECK_PAST]; /* the newest last */
    int npast;
    DeckFiles files;
    char file[DECK_PATH];    /* where it was read from or written to last, "" */
    bool unsaved, has_draft; /* has_draft: this was written down as one: */
    SiegeList drafted;
    DeckDialog dialog;
    Exhibits all, wall; /* cards of the alliance; those that are wanted */
    SearchTexts texts;
    Filter filter;
    DefId held; /* a card that is dragged, 0: none */
    Rect shelf; /* the panel with the deck */
    DeckRate rate;
    float height, dialog_height; /* of what scrolls, as it was last drawn */
    SiegeList ready[CASTLES];    /* made when they are first shown */
} DeckScene;

const SiegeDeck *deck_others(const DeckScene *s); /* NULL: there is no partner */
void deck_change(DeckScene *s);                   /* before every change: for undo */
void deck_add(DeckScene *s, App *app, Ui *ui, DefId def);
void deck_take(DeckScene *s, Ui *ui, DefId def);
void deck_load(DeckScene *s, const SiegeList *list, const char *file);

void deck_want(DeckScene *s); /* deck_cards.c: the filter has changed */
float deck_filters_height(Ui *ui, float width);
void deck_filters(DeckScene *s, Ui *ui, Rect r);          /* one row */
void deck_cards(DeckScene *s, App *app, Ui *ui, Rect r);  /* the wall */
void deck_held(const DeckScene *s, Ui *ui);               /* what is dragged, above all */
void deck_castle(DeckScene *s, App *app, Ui *ui, Rect r); /* deck_panels.c: name, castle, check list, what to do */
void deck_list(DeckScene *s, App *app, Ui *ui, Rect r);   /* the deck itself */
void deck_dialogs(DeckScene *s, Ui *ui);                  /* deck_choose.c */

#endif
