/* SPDX-License-Identifier: MIT
 * Sketch: a game for tests only, with all that Siege will ask of the core and the games in the house do not.  Linked
 * with sketch.c a test has a list of games that holds this one alone, so the tests of all games hold for it too. */
#ifndef TESTS_UNIT_SKETCH_H
#define TESTS_UNIT_SKETCH_H
#include "core/game.h"

enum { ALLIES = 2, HORDE_SEAT = 2, LANES = 3 };
enum {
    PLACE_DECK,
    PLACE_HAND = PLACE_DECK + ALLIES,
    PLACE_LANES = PLACE_HAND + ALLIES, /* Piece.pos is the lane */
    PLACE_ROW,                         /* the monsters, likewise */
    PLACE_ATTACHED,
    PLACE_PIT,
    PLACE_DISCARD,
    SKETCH_PLACES
};
enum { DEF_MILITIA = 1, DEF_SCOUT, DEF_COURIER, DEF_PLANNER, DEF_BANNER, DEF_RAT, DEF_WOLF, DEF_OGRE, SKETCH_DEFS };
enum { POOL_MONSTER = 5, DECK_SIZE = 10, COPIES_MOST = 4 };
enum {
    MOVE_PLAY = 1,
    MOVE_ATTACH,
    MOVE_SWAP,
    MOVE_VOW,
    MOVE_STORM,
    MOVE_DONE,
    MOVE_WITHDRAW,
    MOVE_MEND,
    MOVE_PLAN,
    MOVE_NAME,
    MOVE_NEXT,
    MOVE_DECLINE,
    MOVE_MIX,
    MOVE_STRIKE,
    SKETCH_MOVES
};
enum { PHASE_ALLIANCE, PHASE_HORDE, PHASE_STRIKE, PHASE_OVER, SKETCH_PHASES };
enum { OP_MEND = 1, OP_PLAN, OP_WHO, OP_DIE, OP_DRAW, SKETCH_OPS };
enum { NUM_HEALTH, NUM_ATTACK, SKETCH_NUMS };
enum { FACE_UP = 1 }; /* of a monster; else it is concealed */
enum { EV_PLAYED = EV_GAME, EV_DONE, EV_MIXED, EV_FALLS, SKETCH_EVENTS_END };
enum { CASTLE = 2, ROUNDS = 5, MANA = 2 };

typedef struct {
    State s;
    uint8_t mana[SEAT_MAX];
    uint8_t done[SEAT_MAX];
    PieceId vow[SEAT_MAX]; /* a creature that its seat watches over, in secret, in this round; or NO_PIECE */
    uint16_t batch;        /* the last one that was begun */
    int8_t castle;
    PieceId leader;  /* the creature played last, while it is there */
    uint8_t stormed; /* MOVE_STORM was made */
    uint8_t spare;
} Sketch;

extern const Game sketch;

#endif
