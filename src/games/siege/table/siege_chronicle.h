/* SPDX-License-Identifier: MIT
 * What happened in each turn of a finished siege, from its events: the score sheet, the turns that decided it and the
 * end are told from it. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_CHRONICLE_H
#define GAMES_SIEGE_TABLE_SIEGE_CHRONICLE_H
#include "core/match.h"
#include "games/siege/siege.h"

enum { CHRONICLE_TURNS = 200, CHRONICLE_SIDES = 2, GREAT_MOST = 16 };

typedef struct {                        /* one turn, from its events */
    uint32_t serial;                    /* it begins with that move */
    uint32_t hurt[CHRONICLE_SIDES];     /* move of the first wound of castle, of portal */
    uint32_t hurt_end[CHRONICLE_SIDES]; /* move after the last wound */
    uint32_t robbed;                    /* move of the first card lost from a deck */
    uint32_t robbed_end;                /* move after the last lost card */
    int16_t damage[CHRONICLE_SIDES];    /* all wounds */
    int16_t worst[CHRONICLE_SIDES];     /* the largest */
    DefId striker[CHRONICLE_SIDES];     /* def that dealt it, or 0 */
    int16_t pillaged;                   /* cards */
} ChronicleTurn;

typedef enum { COLLAPSE, ARRIVAL, STAGE, FATAL } GreatKind;
typedef struct { /* an event that happens a few times in a game */
    GreatKind kind;
    uint32_t serial;
    int turn;
    DefId card;
} Great;

typedef struct {
    DefId by; /* 0: no card */
    int n;
} Blow;

typedef struct {
    ChronicleTurn turn[CHRONICLE_TURNS + 1]; /* by number; 0: before the first */
    int turns;
    Great great[GREAT_MOST];
    int ngreat;
    Blow castle;   /* its last wound */
    Blow outsider; /* the last wound of any of its stages */
    DefId last;    /* the card that left a deck last; DEF_HIDDEN: it was drawn, or none did */
    int *dealt;    /* wounds by row of Game.def */
    int pillaged[SEAT_MAX];
    View *view;
    const State *end; /* state at the end, as everyone sees it */
} SiegeChronicle;

SiegeChronicle *siege_chronicle_new(const Match *m);
void siege_chronicle_free(SiegeChronicle *chronicle);
const Great *siege_chronicle_last(const SiegeChronicle *chronicle, GreatKind kind); /* NULL: there was none */

const char *siege_named(DefId def); /* in the language of the screen; "" of DEF_HIDDEN */
static inline int siege_type(DefId def)
{
    return def == DEF_HIDDEN ? 0 : siege_card(def)->type;
}

#endif
