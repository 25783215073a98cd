/* SPDX-License-Identifier: MIT
 * Turns in imagined worlds: a seat makes its moves one after the other and passes, as if everyone else passed at once. What
 * whole turns are worth, for games whose judgement plays on (Game.plays_on): there every single move is credited with the
 * good ones that follow it, and only turns can be compared. Played in the same worlds, the luck of a world favours none. */
#ifndef BOTS_TURN_H
#define BOTS_TURN_H
#include "bots/bot.h"

enum { TURN_MOVES = 40 }; /* more of them are cut off */

typedef struct {
    Move move[TURN_MOVES];
    int n; /* the pass that ends it is not among them */
} BotTurn;

typedef struct {
    float share;       /* of the win, as people are told it */
    float less, error; /* how much less than the first turn's, and the standard error of that */
} TurnWorth;

/* Finds the move that only passes; none while a question is open. */
bool turn_pass(const Game *g, const State *s, int seat, Move *out);
/* Plays a move, and those that a match would make by itself after it. */
void turn_play(const Game *g, State *s, Move m);
/* Lets everybody pass but that seat. */
void turn_others_pass(const Game *g, State *s, int seat);
/* Writes one more world in which the seat of v is to choose; false: none was found. */
bool turn_world(const View *v, Rng *luck, State *world);
/* Plays the turn but for one of its moves (-1: all of it), as far as it is legal there, and a pass, in `then`, state_size
 * bytes. Returns what that is worth to the seat (bot_worth). */
int64_t turn_worth(const Game *g, const State *world, int seat, const BotTurn *t, int left_out, State *then);

/* Weighs n turns of the seat of v in the same worlds. The same arguments give the same answer on every machine. */
void turn_compare(const View *v, const BotTurn turn[], int n, int worlds, uint64_t seed, TurnWorth out[]);
/* The same, but each turn is followed by a search of that many iterations, of what the seat would do next: slow. */
void turn_search(const View *v, const BotTurn turn[], int n, int worlds, int iterations, uint64_t seed,
                 TurnWorth out[]);
/* Returns how much less than the best a turn may be worth and still be as good, where another is worth that much less. */
float turn_margin(float gap);

#endif
