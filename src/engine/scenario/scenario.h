/* SPDX-License-Identifier: MIT
 * The scenario blocks of docs/rules/<game>.md, and how they are played.
 *
 * One runner (scenario.c, expect.c) serves all games.  It owns the block: seats, options, rigged dice, the match, what
 * must be refused, comparing.  A position is built as a state and a match begins at it; from there on every move goes
 * through match_play, so what a block shows is what players meet.  The match plays automatic moves by itself at once; a
 * block looks at the moments between them too, so `at` follows the match move by move.
 *
 * Every game is played in the plain notation, made of its tables: "#" begins a comment, ";" separates statements.
 *     seats A B; option handful large; lies heap three one; lies pouch B two; is turn B    the position (plain.c)
 *     A take 2                                                                            a move, as journals say it
 *     = refused A take 3; = can B take 1                                                  what may be played now
 *     = pouch A one; = most 2; = size heap 9; = score A 3 B 2; = turn B; = over           what is there (expect.c)
 *     again                                                                               the position once more
 * A game may add a vocabulary (vocabulary.h) for what its tables cannot say: short words for cards, rigged luck, computed
 * expectations.  No part of this belongs to the rules: games/ does not know it. */
#ifndef ENGINE_SCENARIO_SCENARIO_H
#define ENGINE_SCENARIO_SCENARIO_H
#include "core/match.h"
#include "core/played.h"

enum {
    SCENARIO_FAILED = 1,     /* an expectation does not hold, a move was refused: text "expected X, got Y" */
    SCENARIO_UNREADABLE = 2, /* not a statement of this notation */
};
enum { SCENARIO_DICE = 512 };

typedef struct ScenarioWords ScenarioWords; /* a notation: vocabulary.h */
/* Returns the notation of a game of list.def; NULL: it is none of them. */
const ScenarioWords *scenario_of(const Game *g);
/* Returns the notation of the blocks that are marked so: a game's prefix in small letters, "ho"; NULL: no game's. */
typedef const ScenarioWords *ScenarioFind(const char *fence);
ScenarioFind scenario_by_fence;

typedef struct { /* of a described position */
    DefId def;   /* DEF_HIDDEN: any that is left */
    PlaceId at;
    bool open; /* all seats know it */
} ScenarioPiece;

typedef struct Scenario Scenario;
struct Scenario { /* the table of one block */
    const ScenarioWords *words;
    const Game *game; /* begins as words->game; a vocabulary may put one there with cards that the block describes */
    Setup cfg;
    const char *const *lines;       /* the whole block, for looking ahead; borrowed */
    int nlines, next;               /* next: the statement after the present one */
    int skip;                       /* so many of the next statements have been read already */
    int story;                      /* lines before the first one that is no position; -1: not met yet */
    ScenarioPiece piece[PIECE_MAX]; /* what lines "lies" name */
    int npieces;
    struct json_t *said; /* what lines "is" say, by field; NULL: nothing */
    Match *match;        /* NULL until the position is built */
    uint32_t at;         /* the moment that is looked at */
    struct {
        uint8_t sides, value;
    } die[SCENARIO_DICE]; /* given by dice lines */
    int ndice, used;
    void *own;
    /* Called when the position has been built (m NULL), after each move that the block plays, and for each that it asks
     * about. NULL: nobody wants to know. */
    void (*hear)(Scenario *t, const Move *m, SaidAs as);
    void *listener; /* for `hear` */
};

Scenario *scenario_open(const ScenarioWords *words, const char *const *lines, int n);
void scenario_close(Scenario *t);
/* One statement. After a failure the table is as it was, or as far as the move went, and the next can be tried. */
Status scenario_line(Scenario *t, const char *text);
Status scenario_end(Scenario *t);   /* after the last line: is all used that was given? */
Status scenario_build(Scenario *t); /* the position, where nothing has asked for it yet */

const State *scenario_state(const Scenario *t); /* at the moment that is looked at */
void scenario_legal(const Scenario *t, Moves *out);
Status scenario_play(Scenario *t, Move m);                  /* and hears what happens */
void scenario_set(Scenario *t, const State *s);             /* goes on from that state */
void scenario_rig(const Scenario *t, State *s);             /* the dice that are given and not used yet */
Status scenario_rolled(Scenario *t, const Event *e, int n); /* compares with the dice lines */
/* The move that these words mean at that state; false: none could. */
bool scenario_move(const ScenarioWords *words, const Setup *cfg, const State *s, const char *text, Move *out);

#endif
