/* SPDX-License-Identifier: MIT
 * What a table offers before a game, as pictures to choose from: rows of tiles, each a choice of one of the game's options,
 * or who plays whom. A board has such rows in its own file (Board.setup_rows); without them the set-up is a list of chairs
 * and options. Texts are marked N_ and may be said; what a tile changes stands in Setup and nowhere else. */
#ifndef UI_SETUP_ROWS_H
#define UI_SETUP_ROWS_H
#include "core/game.h"

typedef struct {
    uint8_t choice;       /* of the row's option */
    uint8_t seats;        /* of who plays whom: so many chairs, */
    uint8_t allies;       /* and so many of them, the first ones, hold together */
    const char *title;    /* NULL: the name of its card, or the label of the choice */
    const char *line;     /* a few words more */
    const char *card;     /* word of the card that paints it and, without a title, names it; or NULL */
    const char *emblem;   /* where it has no picture: a sign; NULL: as on the card */
    const char *backdrop; /* and a ground, "backdrops/moon" */
    const char *tag;      /* "long", or NULL */
    const char *about;    /* its tip; NULL: the text of its card, where that names it too */
    const char *strip[4]; /* instead of one picture several beside each other, by their names, */
    uint8_t crossed;      /* and bits of those that stay in the box */
} SetupTile;

typedef enum {
    SETUP_MODE,   /* who plays whom: chairs, and the option where it is not said by their number */
    SETUP_TILES,  /* chance may choose here too */
    SETUP_DEGREES /* not pictures but degrees of one thing: labels beside each other */
} SetupRowKind;

typedef struct {
    const char *word;    /* its tiles are "castle/0", "castle/1" ... on the screen */
    const char *heading; /* of a seat's row with the mark {name} */
    const char *beside;  /* words beside the heading, or NULL */
    const SetupTile *tile;
    uint8_t ntiles, kind, option;
    uint8_t nown;  /* the last of its tiles are no choices of the option: decks that somebody built */
    uint8_t seat;  /* 1: of the first seat, 2: of the second ...; such rows take turns at one place. 0: of nobody */
    uint8_t modes; /* bits of tiles of the SETUP_MODE row: with them only. 0: with all */
    /* Tiles that go together: for each choice of the option, bits of the tiles it stands for. NULL: one at a time */
    const uint16_t *mix;
    bool beside_it; /* beside the row before it, where both have room */
    /* It stands with the house rules, and its tiles say what has been measured of them. A choice that a medal is won with
     * is painted by that medal. */
    bool rules;
    float w, h; /* of a tile where the window is 1280 x 800 */
} SetupRow;

typedef struct { /* how often it was won, where that has been measured */
    int won, games;
    bool put_together; /* of what was measured for each choice alone: never played just so */
} SetupMeasure;

typedef struct {
    const char *title;   /* "This siege" */
    const char *measure; /* what has been measured: "Merciless computers held this castle in" */
    const char *others;  /* what a seat that is no ally does: "leads the horde" */
    const char *deck;    /* what an ally has of its own row, with the mark {tile}: "{tile} deck" */
    const SetupRow *row; /* the first one is SETUP_MODE, its first tile the first game: all other choices as preset */
    int nrows;
    bool builds; /* an ally can bring a deck of its own instead: the row of its seat leads to where it is built */
    bool (*measured)(const Setup *cfg, SetupMeasure *out); /* false: nobody has counted that; may be NULL */
    /* The same with this choice of the option and all others as usual, by opponents of the middle level, and without it. */
    bool (*weighed)(const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without);
    /* Why this cannot be played, and the way out, where that is known better than setup_fault says it; may be NULL. */
    bool (*trouble)(const Setup *cfg, char *out, size_t n);
    /* The pictures of a tile that hang on other choices: fills strip and crossed; may be NULL. */
    void (*paint)(const Setup *cfg, const SetupRow *row, int tile, SetupTile *out);
} SetupRows;

#endif
