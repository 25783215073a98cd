/* SPDX-License-Identifier: MIT
 * A board: the scoring. */
#ifndef UI_BOARD_SCORE_H
#define UI_BOARD_SCORE_H
#include "core/luck.h"
#include "core/match.h"
#include "ui/score_end.h"
#include "ui/score_sheet.h"

/* The scoring. Any member may be NULL or 0. */
typedef struct {
    /* look: line i of the score sheet; decisions: moments that decided the game,
     * best first, returns how many. */
    void (*look)(const State *s, int line, ScoreLook *out);
    int (*decisions)(const Match *m, Decision *out, int max);
    /* Returns the seat's score at an earlier moment, once the game is over and nothing is secret; NULL: the score it had
     * then. */
    int (*then)(const State *then, const State *end, int seat);
    /* Sign and colour of that seat's curve, where its own would mislead at this table; or NULL. */
    void (*mark)(const State *end, int seat, const char **sign, ColorRole *color);
    /* Small lines below the score. luck: of each seat, NULL: the game has no dice. Returns how many. */
    int (*figures)(const State *end, const Luck *luck, ScoreFigure out[SCORE_FIGURES]);
    /* Draws the table at the end as a small picture below the sheet. Returns the least height it needs, 0: the rest of
     * the room; the sheet scrolls if there is less. With an empty rectangle, only asks. */
    float (*picture)(Ui *ui, const State *end, const Setup *names, Rect r);
    /* Headline of the result, where a margin of points would not say who won; "": the usual words. */
    void (*headline)(const State *end, const Setup *names, char *out, size_t n);
    /* Curves of the chart, over steps 0 to *steps (SCORE_STEPS at most), for a game that is won or lost without points:
     * names, signs, values. Returns how many. */
    int (*curves)(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps);
    /* Adds lines to the sheet that depend on the whole game, not only on its end. */
    void (*more_lines)(const Match *m, Standing *standing, ScoreLook look[SCORE_LINES]);
    const char *chart; /* "Score after each battle": steps are the score lines that are tokens; NULL: over the game */
    const char *counting_title;   /* title while points are counted, "The battles are over"; NULL: "The game is over" */
    const char *no_decision_text; /* "No battle was close."; NULL: the usual */
    /* Says what was played, where a turn is many free moves: the move of that serial in bold if it cannot be taken back, and
     * what came of the whole turn. NULL: a turning point speaks of the moves. */
    void (*played)(const Match *m, uint32_t serial, char *out, size_t n);
    /* Says what the end shows; *out comes zeroed. Without it, or without a card in it: the card of the best decision,
     * else the winner's finest. */
    void (*ending)(const Match *m, const Standing *standing, EndShow *out);
    int coin; /* points that a coin stands for at the end, end_coins */
    /* What opponents say at the end; nvoices rows. */
    const VoiceLine *voice;
    int nvoices;
} BoardScore;

#endif
