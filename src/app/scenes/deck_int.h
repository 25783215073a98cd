/* SPDX-License-Identifier: MIT
 * Shared by the files of the deck builder. */
#ifndef APP_SCENES_DECK_INT_H
#define APP_SCENES_DECK_INT_H
#include "app/app.h"
#include "app/decks.h"
#include "app/scenes/deck.h"
#include "app/scenes/gallery.h"
#include "app/scenes/parts.h"
#include "games/siege/siege_builder.h"

enum { DECK_PAST = 64 };

/* Measures how often a computer wins with a deck: games against the starter set on the worker thread, or in slices, counted
 * as they end. */
enum { RATE_GAMES = 300 };

typedef struct RateTrial RateTrial; /* games that are played for it */

typedef struct {
    Setup cfg;            /* used by the worker; do not change it while the worker plays */
    SDL_atomic_t counted; /* games played and won in one number, so that both are read together: deck_rate_count */
    bool known;           /* there are results for this deck */
    int ticket;           /* of the worker, of the last time; 0: it was not taken there */
    RateTrial *sliced;    /* played in slices; NULL: not so */
} DeckRate;

typedef enum { DECK_BUILD, DECK_CHOOSE, DECK_CASTLE } DeckDialog;

typedef struct { /* state before a change */
    SiegeList list;
    bool load;            /* another deck was loaded; */
    char file[DECK_PATH]; /* the file of the one before */
} DeckPast;

typedef struct {
    Setup cfg; /* the table the deck is for */
    int seat;
    bool team;                /* there is a partner */
    SiegeDeck others;         /* the partner's deck */
    SiegeList list, begun;    /* as it is now; as it was when the screen opened */
    DeckPast past[DECK_PAST]; /* the newest last */
    int npast;
    DeckFiles files;
    char file[DECK_PATH];    /* last read from or written to; "": none */
    bool unsaved, has_draft; /* has_draft: drafted is saved as a draft */
    SiegeList drafted;
    DeckDialog dialog;
    Exhibits all, wall; /* cards of the alliance; those the filter wants */
    SearchTexts texts;
    Filter filter;
    DefId held; /* a card that is dragged, 0: none */
    Rect shelf; /* the panel with the deck */
    DeckRate rate;
    float height, dialog_height; /* of the scrolled content, as last drawn */
    SiegeList ready[CASTLES];    /* ready-made decks, made when first shown */
} DeckScene;

const SiegeDeck *deck_others(const DeckScene *s); /* NULL: no partner */
void deck_change(DeckScene *s);                   /* call before every change, for undo */
void deck_add(DeckScene *s, App *app, Ui *ui, DefId def);
void deck_take(DeckScene *s, Ui *ui, DefId def);

void deck_want(DeckScene *s); /* deck_cards.c: the filter has changed */
float deck_filters_height(Ui *ui, float width);
void deck_filters(DeckScene *s, Ui *ui, Rect r);          /* one row */
void deck_cards(DeckScene *s, App *app, Ui *ui, Rect r);  /* the wall */
void deck_held(const DeckScene *s, Ui *ui);               /* the dragged card, on top */
void deck_castle(DeckScene *s, App *app, Ui *ui, Rect r); /* deck_panels.c: name, castle, check list, buttons */
void deck_list(DeckScene *s, App *app, Ui *ui, Rect r);   /* the deck itself */

void deck_rate_stop(DeckRate *r, App *app);
/* Counts a finished game; called on the worker. */
void deck_rate_count(DeckRate *r, bool won);
/* Reads the games finished and won so far. */
void deck_rate_counted(DeckRate *r, int *won, int *played);
/* Computes the share of wins in 100 games, and its 95 % interval (Wilson). */
void deck_rate_share(int won, int played, int *share, int *from, int *to);

#endif
