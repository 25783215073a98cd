/* SPDX-License-Identifier: MIT
 * The pages of a finished game from data alone: the score sheet with a column for each seat, the chart over the game, the
 * moments that decided it. What is drawn here reads no match and no state; a scene fills the data in (with what the
 * board's BoardScore gives) and says how much of it is known already. */
#ifndef UI_SCORE_SHEET_H
#define UI_SCORE_SHEET_H
#include "core/game.h"
#include "gfx/card.h"
#include "ui/ui.h"

typedef struct {             /* how a line of the score sheet looks */
    const char *sign;        /* or NULL */
    char note[SENTENCE_MAX]; /* "tie, nobody takes [coin:3]", or "" */
    bool tokens;             /* its points are coins taken; the line is a step of the chart */
    bool shared;             /* the same for all seats, written once */
    uint8_t whose;           /* bits of the only seats it concerns; 0: all */
} ScoreLook;

enum { SCORE_FIGURES = 6, SCORE_FIGURE_ROOM = 24 };
typedef struct {       /* a small line below the score that counts for nothing: wounds, luck */
    const char *label; /* a word of a table (N_) */
    const char *tip;   /* what it means, a sentence of a table; or NULL */
    char text[SEAT_MAX][SCORE_FIGURE_ROOM];
    ColorRole color[SEAT_MAX];
} ScoreFigure;

typedef struct {
    const Setup *names; /* its seats are the columns */
    Standing standing;
    ScoreLook look[SCORE_LINES]; /* of its lines */
    bool tokens;                 /* there are lines of tokens: they come first, with their sum */
    bool no_points;              /* won or lost, not counted: lines say what is left, and the last one who won */
    ScoreFigure figure[SCORE_FIGURES];
    int nfigures;
} ScoreSheet;

/* Returns the number of rows that appear one by one, and the height of all; figures: with the small lines. */
int score_sheet_rows(const ScoreSheet *s);
float score_sheet_height(const ScoreSheet *s, float text_scale);
float score_figures_height(const ScoreSheet *s, float text_scale);
/* Draws the first `shown` rows; extra: additional height of a line. Returns the height used. */
float score_sheet(const ScoreSheet *of, Ui *ui, Rect r, int shown, float extra);
void score_figures(const ScoreSheet *of, Ui *ui, Rect r);

enum { SCORE_CURVES = SEAT_MAX, SCORE_STEPS = SCORE_LINES };
typedef struct { /* a value over the game: a seat's score, or what a castle has left */
    char name[SENTENCE_MAX];
    const char *sign; /* NULL: the badge of the seat of that number */
    ColorRole color;
    bool out;                    /* the seat is eliminated */
    int16_t at[SCORE_STEPS + 2]; /* by step */
} ScoreCurve;

typedef struct {
    const char *title; /* a word of a table (N_) */
    ScoreCurve curve[SCORE_CURVES];
    int ncurves, steps;                /* steps: the last one, the first is 0 */
    const char *sign[SCORE_STEPS + 2]; /* by step: a badge below it, or NULL */
    bool counted; /* steps are lines of the sheet: a dot at every change; else at the fourth, eighth ... step */
    bool bonus;   /* the last step is what no line of tokens gave */
    int turns;    /* steps are moments of so many turns, which are numbered below; 0: they are not */
} ScoreChart;

/* Draws the curves up to step `done`, scaled to what they show, and names once all is shown. */
void score_chart(const ScoreChart *c, Ui *ui, Rect r, int done);
/* Returns the step of the grid lines of a chart over `span` points, `room` high: the smallest of 1, 2, 5, 10, 20, 50
 * ... whose lines are `apart` or more from each other. */
int score_axis_step(int span, float room, float apart);
/* Moves n labels, `line` high and sorted by their wanted tops y, only as far apart as needed to avoid overlaps; all
 * between low and high if there is room. */
void score_apart(float *y, int n, float line, float low, float high);

typedef struct {      /* a moment that decided a game */
    int weight;       /* how much depended on it */
    uint32_t serial;  /* where watching begins */
    uint32_t until;   /* where watching stops by itself; 0: at the end of the game */
    const char *sign; /* "dragon" */
    DefId card;       /* the card responsible, or 0 */
    uint8_t whose;    /* seat + 1 of who had or played it; 0: nobody's */
    char title[SENTENCE_MAX], text[SENTENCE_MAX];
    char change[SENTENCE_MAX]; /* the most that it changed, behind the name of the card: "Ruby 2 → 5"; or "" */
} Decision;

/* Adds `one` to the at most `max` moments of the highest weight, best first; of equal ones the first stay. */
void decision_keep(Decision *best, int *n, int max, const Decision *one);
/* Draws as many moments as fit, each with its card (or sign) and a button to watch it. face: each one's card, NULL: it
 * has none. Returns the index whose button was pressed, or -1. */
int score_decisions(const Decision *d, const CardFace *const face[], int n, Ui *ui, Rect r);

#endif
