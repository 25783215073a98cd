/* SPDX-License-Identifier: MIT
 * Computer opponents. A bot is given a View of its seat, never the truth, and has no clock, no thread and no globals: the
 * same view, level, seed and number of iterations give the same move on every machine, in steps of any size. One limit: Siege's
 * judgement asks the C library for an exponential, whose last bit may differ between libraries and tip a close choice.
 *
 * A player is a level, or a level with a character as in Setup.player. A character is a taste, not a strength: among moves
 * that are nearly as good it prefers those it likes (Game.taste).
 *
 * BOT_RANDOM plays any legal move. The others imagine worlds their seat cannot rule out, the higher levels more of them. With
 * a horizon of 0 (Skill), as the two lowest levels have unless the game says otherwise, a bot tries every move in each world
 * and asks the game's own judgement where it leads; else it searches a tree of moves (bots/ismcts.h). The two lowest forget
 * what is turned away again. All but the highest err as people do (bots/lapses.h). A single legal move is never searched. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H
#include "core/game.h"
#include "core/view.h"

enum { BOT_RUNGS = 5 };
enum { VALUE_ONE = 1 << 20 }; /* a certain win */

typedef struct Bot Bot;

typedef struct {
    const char *word;  /* "random", "novice", "easy", "cunning", "sharp", "merciless" */
    const char *label; /* for the setup screen */
    const char *kind;  /* within a line, before the name of a character: "cunning" */
    const char *help;
    int rung;     /* 1: the weakest .. BOT_RUNGS; 0: random */
    bool forgets; /* knows of what was shown only what lies open still */
    Skill skill;  /* unless the game says otherwise (Game.skill); worlds: unless the caller does */
} BotLevel;
extern const uint8_t bot_ladder[BOT_RUNGS]; /* the levels, the weakest first */

typedef struct { /* a move that a bot has considered */
    Move move;
    float share;               /* 0..1: the chance to win (Game.trust); game_neutral if it has no visits */
    float error;               /* standard error of the share; 0: unknown */
    int visits;                /* playouts (without a tree: worlds) behind the share */
    char reason[SENTENCE_MAX]; /* a sentence, may be "" */
} BotChoice;

/* Returns the row of a player's level, or of a level alone: the nearest one of this version; a person's is that of
 * BOT_RANDOM. */
const BotLevel *bot_level(int player);
/* Returns the nearest player of this version, for settings and saves of other versions: an unknown level is the highest; 0
 * stays a person. */
int bot_player(const Game *g, int player);
/* Returns the player of these words: "cunning", "cunning-raider", "raider" (the cunning one of that character), or with the
 * number of a journal, "2-raider"; 0: none. */
int bot_player_by_words(const Game *g, const char *text, size_t n);
/* Writes such words. */
void bot_player_words(const Game *g, int player, char *out, size_t n);
/* Returns the kind of view that this player is given. */
ViewKind bot_memory(int player);

/* Returns how well a level plays on this seat by default (Game.skill), and how many worlds it imagines for a choice. */
Skill bot_skill(const Game *g, const State *s, int seat, int level);
int bot_worlds(const Game *g, const State *s, int seat, int level);
/* Lists the moves of a computer in that seat: all, without those of which it has had enough (Game.wanders) and those that
 * handle what belongs to one of its human partners (Game.meddles). Never none. Returns how many are left out. */
int bot_legal(const Game *g, const State *s, int seat, unsigned human_partners, Moves *out);
/* Allocates all a bot ever needs, some MiB: make one and keep it. Thinking allocates nothing. */
Bot *bot_new(const Game *g);
void bot_free(Bot *b);
/* Sets the persons (bits of seats) it plays beside, from the next bot_start or bot_follow on; none by default, as for
 * hints. */
void bot_set_partners(Bot *b, unsigned human_partners);
/* Sets the seed, one a game, from which it draws what it overlooks, from the next bot_start or bot_follow on; 0 by default. */
void bot_set_oversights(Bot *b, uint64_t seed);
/* Returns the generator of an opponent with this seed; even the seed of the deal itself reveals nothing about the deal. */
Rng bot_luck(uint64_t seed);
/* If thorough, a search never ends early because one move is plainly the best: all its shares are to be told. Off by
 * default. */
void bot_set_thorough(Bot *b, bool thorough);
/* Begins to search the present choice of the seat of v, which may act. v is copied; it should be a view of bot_memory.
 * iterations 0: the level's own number. Earlier searches have no influence. */
void bot_start(Bot *b, const View *v, int player, int iterations, uint64_t seed);
/* As bot_start, but keeps the part of the tree below the move that was played, if v is the next choice of the same seat
 * and nothing unforeseen happened in between; its playouts count as iterations. The answer then depends on the views and
 * seeds since the last bot_start and on how far each was searched, and on nothing else. */
void bot_follow(Bot *b, const View *v, int player, int iterations, uint64_t seed);
/* Return the iterations that the last start could reuse, and all so far, those included. */
int bot_kept(const Bot *b);
int bot_thought(const Bot *b);
/* Continues for at most that many iterations, some 5 to 35 microseconds each, by the game; true when done: after all of them,
 * or earlier when the rest could not change the choice. */
bool bot_step(Bot *b, int iterations);
/* Returns the best move so far (always a legal one once started), and one sentence why (may be ""). */
Move bot_best(const Bot *b, char *reason, size_t n);
/* Writes the best moves so far, at most max, the best first: out[0].move is bot_best. Returns how many. For hints, start a
 * bot of the highest level, step it as long as you like, and ask. */
int bot_choices(const Bot *b, BotChoice out[], int max);
/* Returns how often moves won in practice to which a search gave this share (Game.trust): what people are told. *error, its
 * standard error, is stretched as the scale is there; may be NULL. s: a view of the seat. */
float bot_told(const Game *g, const State *s, int seat, float share, float *error);
/* Runs a whole search, from bot_start to bot_best. */
Move bot_choose(Bot *b, const View *v, int player, int iterations, uint64_t seed, char *reason, size_t n);

/* Returns what a position is worth to a seat, 0..VALUE_ONE: the result when the game is over (of a game that plays on, as its
 * judgement tells it), else the game's judgement, else an even share. A whole number, so that sums are the same on every machine. */
int64_t bot_worth(const Game *g, const State *s, int seat);

#endif
