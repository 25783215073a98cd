/* SPDX-License-Identifier: MIT
 * Computer opponents.  A bot is given a View of its seat, never the truth, and has no clock, no thread and no globals:
 * the same view, level, seed and number of iterations give the same move on every machine, in steps of any size.
 *
 * A player is a level, or a level with a character as in Setup.player.  A character is a taste, not a strength: among
 * moves that are nearly as good it prefers those it likes (Game.taste).
 *
 * Level 0 plays at random.  Level 1 imagines a few worlds its seat cannot rule out, tries every move in each and asks
 * the game's own judgement where it leads; now and then it plays without thinking.  Levels 2 and 3 search a tree of
 * moves (bots/ismcts.h), the higher one much longer.  A lone legal move is never thought about. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H
#include "core/game.h"
#include "core/view.h"

enum { BOT_LEVELS = 4 };
enum { VALUE_ONE = 1 << 20 }; /* a certain win */

typedef struct Bot Bot;

typedef struct {
    const char *word;  /* "random", "easy", "cunning", "merciless" */
    const char *label; /* for the setup screen */
    const char *kind;  /* within a line, before the name of a character: "cunning" */
    const char *help;
    int iterations; /* worlds or playouts, when neither the caller nor the game says */
    int blunder;    /* of 100 choices, how many are made at random, unless the game says */
    int depth;      /* tree search: choices of a playout below the tree, before it is judged; 0: no tree */
} BotLevel;
extern const BotLevel bot_level[BOT_LEVELS];

typedef struct { /* one of the moves a bot has thought about */
    Move move;
    float share;               /* 0..1: the chance to win (Game.trust); game_neutral when it has not thought */
    int visits;                /* how many playouts (level 1: worlds) that rests on */
    char reason[SENTENCE_MAX]; /* a sentence, may be "" */
} BotChoice;

/* The nearest player there is here, for settings and saves of other versions: level 1 at least, 0 stays a person. */
int bot_player(const Game *g, int player);
/* A player by words: "2", "cunning", "2-raider", "cunning-raider", "raider" (level 2 of that character); 0: nobody. */
int bot_player_by_words(const Game *g, const char *text, size_t n);

/* How many worlds a level imagines for a choice on this seat, unless it is told otherwise (Game.skill). */
int bot_worlds(const Game *g, const State *s, int seat, int level);
/* Bits of the seats that persons play. */
unsigned bot_persons(const Setup *cfg);
/* The moves among which an opponent in that seat chooses beside such persons: all, without those that handle what belongs to
 * one of them (Game.meddles). Never none. Returns how many are left out. */
int bot_legal(const Game *g, const State *s, int seat, unsigned human_partners, Moves *out);
/* Allocates all a bot ever needs, some MiB: make one and keep it. Thinking allocates nothing. */
Bot *bot_new(const Game *g);
void bot_free(Bot *b);
/* From the next bot_start or bot_follow on it plays beside these persons (bits of seats); at first beside none, as where
 * somebody wants to know what is best. */
void bot_set_partners(Bot *b, unsigned human_partners);
/* The luck of an opponent that is given this seed; even the seed of the deal itself tells it nothing about the deal. */
Rng bot_luck(uint64_t seed);
/* Begins to think for the seat of v, which may act, about its present choice. v is copied. iterations 0: the level's
 * own number.
 * v should be a VIEW_MEMORY view. What the bot thought before does not matter. */
void bot_start(Bot *b, const View *v, int player, int iterations, uint64_t seed);
/* The same for an opponent who plays a game: where v is the next choice of the same seat, one move further and nothing
 * unforeseen in between, the part of the tree below that move is kept, and its playouts count as iterations. So the
 * answer depends on the views and seeds since the last bot_start, and on how far each was thought; on nothing else. */
void bot_follow(Bot *b, const View *v, int player, int iterations, uint64_t seed);
/* Iterations that need not be thought again, at the last start; and all so far, those included. */
int bot_kept(const Bot *b);
int bot_thought(const Bot *b);
/* Thinks on for at most that many iterations, some 20 to 60 microseconds each in a game like Horde; true when done:
 * after all of them, or earlier when the rest could not change the choice. */
bool bot_step(Bot *b, int iterations);
/* The best move so far (always a legal one once started), and one sentence why (may be ""). */
Move bot_best(const Bot *b, char *reason, size_t n);
/* The best moves so far, the best first: out[0].move is bot_best. At most max; returns how many. For hints, start a
 * bot of the highest level, step it as long as you like, and ask. */
int bot_choices(const Bot *b, BotChoice out[], int max);
/* All of it at once, from bot_start on. */
Move bot_choose(Bot *b, const View *v, int player, int iterations, uint64_t seed, char *reason, size_t n);

/* What a position is worth to a seat, 0..VALUE_ONE, as a whole number, so that sums are the same on every machine: the
 * result when the game is over, else the game's judgement, else an even share. */
int64_t bot_worth(const Game *g, const State *s, int seat);

#endif
