/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Against the Monstrous Horde: a pure function (ui/layout.h), no SDL.
 * From the far edge to the near one: four enemies as whole cards, the other seats at both ends of their line; the ground
 * on which dice lie, across the whole width; the ribbon's line with the own seat; the party of the seat whose turn it
 * is, six cards that never change places. */
#ifndef GAMES_MONSTROUS_TABLE_MONSTROUS_LAYOUT_H
#define GAMES_MONSTROUS_TABLE_MONSTROUS_LAYOUT_H
#include "games/monstrous/monstrous.h"
#include "ui/layout.h"

enum { HERO_TOOLS = 3 };
enum {                                       /* BoardLayout.panel */
       AT_SEAT,                              /* + seat: its bar and the marks of its heroes, below its portrait */
       AT_ENEMY = AT_SEAT + MONSTROUS_SEATS, /* + position in the line */
       AT_GROUND = AT_ENEMY + ENEMIES,       /* where dice roll and lie, with its rim */
       AT_DICE,                        /* places of gathered dice: of a team on the ground, of a sum on its plank */
       AT_PLANK,                       /* the sum, on the card of what it is meant for; empty: nothing is aimed at */
       AT_SUM,                         /* its number, at the right end of the plank */
       AT_HERO,                        /* + Hero */
       AT_TOOL = AT_HERO + HERO_COUNT, /* + Hero * HERO_TOOLS + k: its abilities as tools */
       AT_PANELS_END = AT_TOOL + HERO_COUNT * HERO_TOOLS,
};

typedef struct {           /* memory of BoardTell.on_event; zeros: nothing is known */
    uint8_t told;          /* bits of the enemy dice that the last turn missed by one */
    uint8_t caller;        /* seat that called the last round, plus 1; 0: none, or not shown */
    uint8_t wide;          /* bits of the positions at which an epic monster has fallen in this turn */
    uint8_t struck;        /* position of the enemy that was struck last, plus 1 */
    uint8_t fell[ENEMIES]; /* by enemy die: the position at which it fell in this turn, plus 1; 0: it did not */
} MonstrousMemory;

/* Returns the seat whose party is shown: the one whose turn it is, at the end the near one. */
static inline int party_seat(const BoardIn *in)
{
    return in->s->to_act < in->s->nseats ? in->s->to_act : in->near;
}
/* Returns the size of a die on the ground. */
float monstrous_die_size(const BoardLayout *at);
/* The parts of a card of an enemy or a hero: its picture fills it. */
typedef struct {
    Rect plate; /* of the name; empty with large text */
    Rect die;   /* of an enemy at its lower left, of a hero in the upper right corner */
    Rect coin;  /* points of an enemy; empty for a hero */
} CardParts;
CardParts monstrous_enemy_parts(const BoardIn *in, Rect card, bool epic);
CardParts monstrous_hero_parts(const BoardIn *in, Rect card);
/* Returns place i of gathered dice, of which the last one is `last`: of the die that is missing, if one is. */
Rect monstrous_gathered_spot(const BoardLayout *at, int i, int last);
/* Returns the def that the gathered dice are meant for: what is aimed at, or the only thing that they fit; 0: none. */
DefId monstrous_meant(const BoardIn *in);
/* Returns the plank for n dice: over the foot of an enemy's card, or below a hero's own die, so that the dice on the ground
 * lie still. */
Rect monstrous_plank(const BoardIn *in, const BoardLayout *at, Rect card, int n);
#define RIBBON_WIDE 1.25f                                    /* text scale from which the ribbon has the whole line */
enum { GROUND_RIM = 9, DIE_LARGEST = 124, GROUND_DICE = 4 }; /* GROUND_DICE: as many have their full size there */

void monstrous_layout(const BoardIn *in, BoardLayout *out);
/* Returns the enemy die at that position of the line, or NO_PIECE. */
PieceId monstrous_at(const State *s, int position);

#endif
