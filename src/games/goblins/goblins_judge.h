/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what each line promises each clan, by what lies face up.  Whole numbers, in 48ths of a point: the
 * basis of judgement, of weights and of what can be told about a move. */
#ifndef GAMES_GOBLINS_GOBLINS_JUDGE_H
#define GAMES_GOBLINS_GOBLINS_JUDGE_H
#include "games/goblins/goblins.h"

enum { POINT = 48 };

typedef struct {
    int8_t strength[CLAN_COUNT];
    int8_t flag[CLAN_COUNT]; /* 1: its Flagbearer stands here face up */
    int8_t left;             /* cells still empty */
} Line;

typedef struct {
    unsigned clans; /* bit per clan in play */
    Line line[GRID_ROWS];
} Outlook;

/* Values a line for each clan of `clans` (bits), in 48ths of a point; the others get 0. */
void goblins_outlook_line(const Line *line, unsigned clans, int worth[CLAN_COUNT]);
void goblins_outlook_take(const State *s, Outlook *o);

#endif
