/* SPDX-License-Identifier: MIT
 * The final scoring of Siege: who held and why, the turns that decided it, how castle and portal fared. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_SCORING_H
#define GAMES_SIEGE_TABLE_SIEGE_SCORING_H
#include "ui/board.h"

void siege_headline(const State *end, const Setup *names, char *out, size_t n);
void siege_score_look(const State *s, int line, ScoreLook *out);
void siege_more_lines(const Match *m, Standing *sheet, ScoreLook look[SCORE_LINES]);
/* Says what castle, portal and decks lost in the turn which that move is part of; before it the move, unless that was free and
 * could be taken back. */
void siege_played(const Match *m, uint32_t serial, char *out, size_t n);
int siege_decisions(const Match *m, Decision *out, int max);
int siege_curves(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps);

#endif
