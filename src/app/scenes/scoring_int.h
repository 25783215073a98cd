/* SPDX-License-Identifier: MIT
 * The scoring scene: its table and its chart. */
#ifndef APP_SCENES_SCORING_INT_H
#define APP_SCENES_SCORING_INT_H
#include "app/app.h"
#include "boards/boards.h"

enum { DECISIONS = 3 };

typedef struct {
    const Game *game;
    const Board *board;
    const Setup *names;
    View *view; /* everybody's, at the end */
    Standing standing;
    ScoreLook look[SCORE_LINES];
    int order[SEAT_MAX]; /* seats, best first */
    int nseats, steps;   /* steps: lines that are steps of the chart */
    int16_t curve[SEAT_MAX][SCORE_LINES + 2];
    Decision decision[DECISIONS];
    int ndecisions;
    uint32_t since;  /* when it was first drawn */
    bool begun, all; /* all: every row is shown */
    int tab;
} Scoring;

/* Rows shown so far; what is not yet shown is not drawn. */
float score_table(Scoring *sc, Ui *ui, Rect r, int shown, float extra); /* extra: height of a row more than it needs */
void score_chart(Scoring *sc, Ui *ui, Rect r, int shown);
int score_rows(const Scoring *sc);

#endif
