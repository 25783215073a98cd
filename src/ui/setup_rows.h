/* SPDX-License-Identifier: MIT
 * The set-up of a game as pictures to choose from: rows of tiles, each a choice of one of the game's options, or who
 * plays whom. A board has such rows in its own file (Board.setup_rows); without them it is a table with chairs and
 * one choice (BoardSetup). Texts are marked N_ and may be said; a tile changes Setup and nothing else. */
#ifndef UI_SETUP_ROWS_H
#define UI_SETUP_ROWS_H
#include "core/game.h"

typedef struct {
    uint8_t choice;       /* of the row's option */
    uint8_t seats;        /* SETUP_MODE: number of chairs, */
    uint8_t allies;       /* and of allies among them, the first ones */
    const char *title;    /* NULL: the name of its card, or the label of the choice */
    const char *line;     /* a few words more */
    const char *card;     /* word of the card whose picture it shows and, without a title, whose name; or NULL */
    const char *emblem;   /* sign where it has no picture; NULL: as on the card */
    const char *backdrop; /* and its background, "backdrops/moon" */
    const char *tag;      /* "long", or NULL */
    const char *about;    /* its tooltip; NULL: the text of its card, where that names it too */
    const char *strip[4]; /* several pictures side by side instead of one, by their names, */
    uint8_t crossed;      /* bits of those that stay in the box */
    uint8_t stones;       /* stages of what its card shows, as stones on it */
} SetupTile;

typedef enum {
    SETUP_MODE,   /* who plays whom: chairs, and the option unless their number implies it */
    SETUP_TILES,  /* chance may choose here too */
    SETUP_DEGREES /* degrees of one thing instead of pictures: labels side by side */
} SetupRowKind;

typedef enum {
    SPOT_NONE,   /* among the house rules, or behind the face of the foe */
    SPOT_SPREAD, /* all its cards side by side, at the top */
    SPOT_THEIRS, /* the chosen card, at their left; the picture opens the others */
    SPOT_OURS    /* the chosen card, on our side: of no seat, of the first, of the second */
} SetupSpot;

typedef struct {
    const char *word;    /* its tiles are "castle/0", "castle/1" ... on the screen */
    const char *heading; /* of a seat's row with the mark {name} */
    const char *beside;  /* words beside the heading, or NULL */
    const SetupTile *tile;
    uint8_t ntiles, kind, option;
    uint8_t nown; /* how many of its last tiles are no choices of the option: decks the player built */
    /* 1: for the first seat, 2: for the second ...; such rows take turns at one place. 0: for no seat. */
    uint8_t seat;
    uint8_t modes; /* bits of tiles of the SETUP_MODE row it is shown with. 0: with all */
    /* Tiles that go together: for each choice of the option, bits of the tiles it stands for. NULL: one at a time */
    const uint16_t *mix;
    uint8_t spot; /* SPOT_SPREAD ... */
    /* SETUP_DEGREES: the option's choices, the easiest first, and by choice a sentence about it or NULL. NULL: as in the
     * option, and none */
    const uint8_t *order;
    const char *const *about;
    bool beside_it; /* placed beside the row before it, where both have room */
    /* It stands with the house rules, and its tiles show their measured results. A choice that wins a medal shows that
     * medal. */
    bool rules;
    float w, h; /* of a tile where the window is 1280 x 800 */
} SetupRow;

/* The players whose results are told, each counted with a level of the computer. */
typedef enum { SETUP_NOVICE, SETUP_CAREFUL, SETUP_STRONG, SETUP_PLAYERS } SetupPlayer;

typedef struct { /* how often it was won in measured games */
    int won, games;
    bool put_together; /* combined from measurements of each choice alone: never played exactly so */
} SetupMeasure;

typedef struct {
    /* What a careful player wins, by the marks {often} (a choice: hardly ever, {n} times in 100, nearly always), {n} and
     * {about}, for the ribbon. Its tip names who was counted: {all} is a choice, whether {novice}, {careful} and {strong}
     * of 100 are known; {games} the fewest. The other tip stands for what was put together. */
    const char *measure, *measure_tip, *measure_put_together;
    const char *sign;          /* before the measured result in the ribbon */
    const char *above, *below; /* pictures of their side and of ours */
    const char *foe;           /* picture of the foe where no player leads it */
    const char *second;        /* words on the place of an ally who is not there: "Second defender" */
    const SetupRow *row; /* the first one is SETUP_MODE, its first tile the first game: all other choices as preset */
    int nrows;
    bool builds; /* an ally can bring a deck of its own: the row of its seat leads to the deck builder */
    /* False: not measured; may be NULL. Of the others than the careful player games may be 0: not counted. */
    bool (*measured)(const Setup *cfg, SetupMeasure out[SETUP_PLAYERS]);
    /* Results with this choice of the option and all others standard, by opponents of the middle level, and without it. */
    bool (*weighed)(const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without);
    /* Writes why this set-up cannot be played, and the way out, where the board knows better than setup_fault; may be
     * NULL. */
    bool (*trouble)(const Setup *cfg, char *out, size_t n);
    /* Fills strip and crossed of a tile whose pictures depend on other choices; may be NULL. */
    void (*paint)(const Setup *cfg, const SetupRow *row, int tile, SetupTile *out);
} SetupRows;

#endif
