/* SPDX-License-Identifier: MIT
 * The scoring scene: its table, its chart, its look back. */
#ifndef APP_SCENES_SCORING_INT_H
#define APP_SCENES_SCORING_INT_H
#include "app/app.h"
#include "boards/boards.h"
#include "bots/review.h"
#include "core/text.h"

enum { DECISIONS = 3, TROPHIES = 5, MOMENTS = 20 };

typedef struct { /* a turning point in words */
    ReviewPoint point;
    bool won; /* by the seat, all the same */
    char when[SENTENCE_MAX], played[SENTENCE_MAX], better[SENTENCE_MAX], reason[SENTENCE_MAX];
} Turn;

typedef struct { /* earned in the game */
    uint8_t seat, medal, level;
    bool fresh; /* its owner had it in no game before */
} ScoreMedal;

typedef struct {
    const char *back; /* how the scene below that waits is called, or NULL */
    const Game *game;
    const Board *board;
    const Setup *names;
    View *view; /* everybody's, at the end */
    Standing standing;
    ScoreLook look[SCORE_LINES];
    int ranked[SEAT_MAX];      /* seats, best first */
    int order[SEAT_MAX];       /* of the columns: as they sit */
    int nseats, steps;         /* steps of the chart before the last one */
    bool by_lines;             /* its steps are lines of the sheet, else moments of the game */
    bool bonus;                /* somebody has points besides those lines: its last step */
    DefId trophy[TROPHIES];    /* cards of the winner's to be shown */
    int trophy_copy[TROPHIES]; /* which of their pictures */
    int ntrophies;
    int16_t curve[SEAT_MAX][SCORE_LINES + 2];
    ScoreCurve named[SCORE_CURVES]; /* instead of these where nobody has points */
    int nnamed;
    Luck luck[SEAT_MAX]; /* where the game has dice */
    Decision decision[DECISIONS];
    int ndecisions;
    uint32_t since;  /* when it was first drawn */
    bool begun, all; /* all: every row is shown */
    bool pressed;    /* the press that hurried the counting is not let go yet: it does nothing else */
    int tab, half;   /* of the whole screen, of the lower right panel */

    Review *review; /* NULL: nobody has asked yet. On the worker while ticket is not 0 */
    int ticket;
    bool stopped;
    ReviewProgress progress;
    Turn turn[SEAT_MAX][REVIEW_POINTS];
    int nturns[SEAT_MAX];
    ScoreMedal medal[SEAT_MAX * MEDAL_MAX]; /* those that are fresh first */
    int nmedals;
    int whose; /* seat whose turning points are shown */
} Scoring;

/* What is heard as a game ends: a victory of somebody who sits here, or among computers, else the defeat. */
const char *score_fanfare(const Board *b, const Setup *names, const Standing *st, const State *end);
/* Rows shown so far; what is not yet shown is not drawn. */
float score_table(Scoring *sc, Ui *ui, Rect r, int shown, float extra); /* extra: height of a row more than it needs */
void score_chart(Scoring *sc, Ui *ui, Rect r, int shown);
/* Of the lines of a chart over `span` points that is `room` high: 1, 2, 5, 10, 20, 50 ..., the least step whose lines
 * stand `apart` or more. */
int score_axis_step(int span, float room, float apart);
/* Places of n lines `line` high, in the order of their wanted tops y: moved apart only as far as none covers another,
 * all between low and high where these leave room for them. */
void score_apart(float *y, int n, float line, float low, float high);
/* Who won: order holds the seats, best first. Never a margin below nothing. */
void score_headline(const Standing *st, const Setup *names, const int *order, char *out, size_t n);
int score_rows(const Scoring *sc);

/* scoring_scene.c */
void score_named(Scoring *sc, const Match *m);   /* the chart of a game without points */
void score_moments(Scoring *sc, const Match *m); /* the chart from positions of the game */
void score_trophies(Scoring *sc);                /* chooses them */
void score_scene(const Scoring *sc, Gfx *g, Rect r);

/* scoring_medals.c */
void score_medals_begin(Scoring *sc, App *app, const Match *m);
void score_medals(const Scoring *sc, App *app, Ui *ui, Rect r); /* r: a row that is free */

/* scoring_turns.c */
void score_turns(Scoring *sc, App *app, Ui *ui, Rect r);
void turns_event(Scoring *sc, App *app, const SDL_Event *e);
void turns_stop(Scoring *sc, App *app);
bool is_turning_point(bool won, float cost); /* a choice that cost so much of the chance to win is told of */
/* The move that was not the best says why it was made: not of passing, for that nothing else was worth it is refuted. */
bool turn_has_reason(const Game *g, Move played);

#endif
