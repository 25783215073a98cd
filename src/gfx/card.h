/* SPDX-License-Identifier: MIT
 * A card face drawn from data at any size: frame, picture or emblem, signs, name, cost pips.
 * Which of the four anatomies is used follows from the width: thumb (up to 72), table (73..120), hand (121..189),
 * zoom (190 and more).  The face is baked once per (face, size); states are drawn over it.  No game is known here:
 * a board fills a CardFace from its own table. */
#ifndef GFX_CARD_H
#define GFX_CARD_H
#include "gfx/gfx.h"

enum { CARD_COST = 1, CARD_ATTACK = 2, CARD_HEALTH = 4, CARD_CHARGE = 8 /* instead of health: a blue shield */ };
typedef struct {
    int now, printed; /* where they differ the number is mint or coral and has an arrow */
} CardNumber;
typedef struct {
    unsigned has; /* CARD_COST ...; 0: none is shown */
    CardNumber cost, attack, health;
    bool foe; /* an opponent's: more attack is coral, a danger to who looks. Of health coral stays what is lost */
} CardNumbers;

typedef struct {
    const char *word;     /* identity of the face in the cache: "water-ooze" */
    const char *name;     /* "Water Ooze" */
    const char *picture;  /* below assets/: "cards/horde/water-ooze"; NULL or missing: backdrop and emblem */
    const char *backdrop; /* "backdrops/water" */
    const char *frame;    /* painted frame of hand and zoom sizes: "frames/water" */
    const char *emblem;   /* sign drawn when there is no picture */
    const char *sign[3];  /* badges: upper left, below it, upper right; NULL: none */
    const char *also[3];  /* signs it is known by besides, which are not drawn: filters ask for them; or NULL */
    ColorRole rim;        /* colour of the thin rim */
    int pips;             /* cost diamonds; 0 and 1 show none */
    bool precious;        /* shown with foil */
    int pictures;         /* different ones its copies have: "x", "x-2", "x-3" ...; 0 and 1: one */
    const char *rulings;  /* numbers of the rules one asks about with it in hand: "HO-5.1 HO-5.3", or NULL */
    CardNumbers numbers;  /* drawn over the face by card_draw, not baked: they may change at any time */
    const char *alike; /* the longest name of those that are named alike: where it has no room all are short; or NULL */
    float shows;       /* width of it, in logical pixels, that no other card covers; 0: all */
    bool plain;        /* lies on a table: thin rim and plate at any width, no painted frame */
    bool again;        /* the picture of another card too, under which the gallery shows it */
} CardFace;

typedef enum {
    CARD_LIT = 1, /* can be lifted */
    CARD_LIFTED = 2,
    CARD_TARGET = 4,
    CARD_BARRED = 8,       /* not legal: dimmed */
    CARD_BARRED_SIGN = 16, /* and the barred circle over it */
    CARD_CAUSE = 32,       /* coral ring: it blocks another card */
    CARD_CHOSEN = 64,      /* one of a set */
    CARD_FOCUS = 128,      /* keys are here */
    CARD_CALM = 256,       /* can be lifted as most here can: no frame, for those that cannot are dimmed */
} CardState;

/* tag: short words on the card ("limit 4"), or NULL. width = r.w; r.h should be 1.25 r.w. flip 0..1: 1 is face up,
 * 0.5 edge on (drawn by width). At gfx_fade 0 its face is only made, so that it is there when it is drawn. */
void card_draw(Gfx *g, const CardFace *face, Rect r, unsigned state, const char *tag);
/* Draws the face made for r larger by that factor, without making it anew: for what grows and shrinks in a moment. */
void card_draw_swollen(Gfx *g, const CardFace *face, Rect r, float by, const char *tag);
/* Returns where a card in that state is drawn: lifted ones rise and grow. */
Rect card_where(Rect r, unsigned state);
/* Draws the numbers alone: mana in a diamond upper left, attack and health above the name. */
void card_numbers(Gfx *g, Rect card, const CardNumbers *n);
/* True if a card that wide has a plate, with room for its whole name. */
bool card_has_name(Gfx *g, const CardFace *face, float width);
/* True if its face has been made in that size, so that drawing it costs no more than copying. */
bool card_is_made(Gfx *g, const CardFace *face, Rect r);
/* Makes its face in that size now, or as soon as its pictures are there: it will be drawn soon. */
void card_expect(Gfx *g, const CardFace *face, Rect r);
void card_draw_back(Gfx *g, const char *back, Rect r, unsigned state);                      /* back: "backs/horde" */
void card_draw_turning(Gfx *g, const CardFace *face, const char *back, Rect r, float turn); /* 0 = back .. 1 = face */

/* Writes the face, `pixels` wide, as a PNG with its corners clear. False with a sentence in err. */
bool gfx_save_card(Gfx *g, const CardFace *face, int pixels, const char *path, char *err, size_t err_size);
/* The same of the picture alone, in its own size. */
bool gfx_save_picture(Gfx *g, const char *picture, const char *path, char *err, size_t err_size);

#endif
