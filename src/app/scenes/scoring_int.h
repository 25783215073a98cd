/* SPDX-License-Identifier: MIT
 * The scoring scene: its table, its chart, its turning points. */
#ifndef APP_SCENES_SCORING_INT_H
#define APP_SCENES_SCORING_INT_H
#include "app/app.h"
#include "boards/boards.h"
#include "bots/review.h"
#include "core/text.h"

enum { DECISIONS = 3, TROPHIES = 5 };

typedef struct { /* a turning point in words */
    ReviewPoint point;
    bool won; /* the seat won anyway */
    char when[SENTENCE_MAX], played[SENTENCE_MAX], better[SENTENCE_MAX], reason[SENTENCE_MAX];
} Turn;

typedef struct { /* earned in the game */
    uint8_t seat, medal, level;
    bool fresh; /* new to its owner */
} ScoreMedal;

typedef struct {
    const char *back; /* label of the button back to the scene below, or NULL */
    const Game *game;
    const Board *board;
    const Setup *names;
    View *view; /* public view, at the end */
    ScoreSheet sheet;
    ScoreChart chart;
    int ranked[SEAT_MAX]; /* seats, best first */
    int nseats;
    DefId trophy[TROPHIES];    /* the winner's cards to show */
    int trophy_copy[TROPHIES]; /* number of their picture */
    int ntrophies;
    Decision decision[DECISIONS];
    int ndecisions;
    uint32_t since;  /* time of the first frame */
    bool begun, all; /* all: every row is shown */
    bool pressed;    /* the press that skipped the counting is still held, and does nothing else */
    int tab, half;   /* chosen tabs of the whole screen and of the lower right panel */

    Review *review; /* NULL: not started. Used by the worker while ticket is not 0 */
    int ticket;
    bool stopped;
    ReviewProgress progress;
    Turn turn[SEAT_MAX][REVIEW_POINTS];
    int nturns[SEAT_MAX];
    ScoreMedal medal[SEAT_MAX * MEDAL_MAX]; /* fresh ones first */
    int nmedals;
    int whose; /* seat whose turning points are shown */
} Scoring;

/* Returns the closing fanfare: victory if a person here or (among computers only) anybody won, otherwise defeat. */
const char *score_fanfare(const Board *b, const Setup *names, const Standing *st, const State *end);
/* Writes who won; order: the seats, best first. Never names a negative margin. */
void score_headline(const Standing *st, const Setup *names, const int *order, char *out, size_t n);

/* Makes the chart: from the lines of tokens, else as the board has it, else from moments of the game. */
void score_chart_begin(Scoring *sc, const Match *m);

void score_trophies(Scoring *sc); /* chooses the winner's cards */
void score_scene(const Scoring *sc, Gfx *g, Rect r);

/* scoring_medals.c */
void score_medals_begin(Scoring *sc, App *app, const Match *m);
void score_medals(const Scoring *sc, App *app, Ui *ui, Rect r); /* r: a free row */

/* scoring_turns.c */
void score_turns(Scoring *sc, App *app, Ui *ui, Rect r);
void turns_event(Scoring *sc, App *app, const SDL_Event *e);
void turns_stop(Scoring *sc, App *app);
bool is_turning_point(bool won, float cost); /* true if a choice that cost this share of the chance to win is shown */
/* True if a move that was not the best gets its reason shown. Passing does not: its reason, that nothing else was worth
 * it, is refuted. */
bool turn_has_reason(const Game *g, Move played);

#endif
