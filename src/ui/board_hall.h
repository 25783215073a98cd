/* SPDX-License-Identifier: MIT
 * A board: how its table looks in the Hall before a game, and the choice on the felt of its set-up. */
#ifndef UI_BOARD_HALL_H
#define UI_BOARD_HALL_H
#include "core/game.h"
#include "gfx/gfx.h"

enum { HALL_CARDS = 3, HALL_HELLOS = 3 };

typedef struct {            /* how what lies on a table answers the pointer; zeros: it rests */
    float open;             /* 0..1: the fan is opened */
    float left;             /* BoardHall.props */
    DefId card[HALL_CARDS]; /* lie in the fan instead of those of BoardHall; 0: those */
} HallMood;

/* What one choice comes down to on the felt of the set-up. */
typedef struct {
    const char *choice;           /* word of the option's choice */
    const char *title;            /* NULL: the label of the choice */
    const char *line;             /* three words at most; or NULL */
    const char *card[HALL_CARDS]; /* words of the defs that lie there, */
    uint8_t coins;                /* or a pile of coins worth that */
} SetupHeap;
enum { SETUP_HEAPS = 4 };

/* The one choice of a game that is made before everybody's eyes, with its things on the felt. All else is a house
 * rule. */
typedef struct {
    const char *option; /* its word */
    const char *asks;   /* what is chosen, above the heaps; or NULL */
    SetupHeap heap[SETUP_HEAPS];
    int nheaps;
    /* The chosen heap is what stays in the box: it lies face down, and a click on it lets the usual choice have its
     * way. */
    bool leaves_out;
} BoardSetup;

enum { TWIST_OPTIONS = 3 };
typedef struct {                          /* what makes one evening's game unlike others (app/tonight.h) */
    const char *title;                    /* two to five words: "Open hordes" */
    uint8_t seats;                        /* chairs */
    const char *option[TWIST_OPTIONS][2]; /* words of an option and its choice: {"hordes", "open"}; NULL: no more */
} Twist;

typedef struct {        /* how its table looks in the Hall, before a game; any member may be NULL or 0 */
    const char *begin;  /* label of the button that begins a game: "Deal the cards"; NULL: "Start" */
    uint8_t quick;      /* seats of a quick game; 0: two */
    const char *advice; /* for the first game; or NULL */
    uint8_t advice_option, advice_choice; /* what a click on the advice chooses; choice 0: nothing */
    /* Label offered after the first game: this option as the rules have it, all else as before; or NULL. */
    const char *second, *second_option;
    const char *ground; /* the painted ground that goes with the table; NULL: the usual */
    /* Names on its plate, where the title of the game is longer: "Goblin Ranks", and with large text "Goblins"; or NULL. */
    const char *plate, *brief;
    const char *hello[HALL_HELLOS]; /* short words of an opponent to who looks at the table; or none */
    const char *card[HALL_CARDS]; /* words of the defs in the fan on the table, left to right; NULL: its first cards */
    const BoardSetup *setup;      /* the choice on the felt of its set-up; NULL: none, the decoration lies there */
    /* Draws a decoration instead of cards, about 230 * k wide, standing on (cx, cy). left: 1 when it is thrown, 0 when it
     * lies. */
    void (*props)(Gfx *g, float cx, float cy, float k, float left);
    const Twist *twist; /* the table takes its turn as tonight's; NULL: it never does */
    int ntwists;
    bool lesson_first; /* hard to guess: before the first game the lesson is proposed, once */
    /* The button that begins the usual game once the lesson's first game was won; NULL: that one goes on. */
    const char *grown;
} BoardHall;

#endif
