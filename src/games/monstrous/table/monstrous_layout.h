/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Against the Monstrous Horde: a pure function (ui/layout.h), no SDL.
 * From top to bottom: four enemies in their line; the strip in which dice are gathered; the question; the party of
 * the seat whose turn it is, six cells that never change places. */
#ifndef GAMES_MONSTROUS_TABLE_MONSTROUS_LAYOUT_H
#define GAMES_MONSTROUS_TABLE_MONSTROUS_LAYOUT_H
#include "games/monstrous/monstrous.h"
#include "ui/layout.h"

enum { HERO_TOOLS = 3 };
enum {                                       /* BoardLayout.panel */
       AT_SEAT,                              /* + seat: its panel in the left rail, or its chip */
       AT_ENEMY = AT_SEAT + MONSTROUS_SEATS, /* + position in the line */
       AT_STRIP = AT_ENEMY + ENEMIES,        /* the tray as it is, with its rim */
       AT_DICE,                              /* where gathered dice lie: a team in the tray, an attack in the sum */
       AT_SUM,                               /* beside the tray once its dice have been read: their sum */
       AT_HEADING,                           /* "Mira's party" */
       AT_REROLL,                            /* at the end of that line: whether dice may roll again */
       AT_MAGIC,                             /* bolts and claws, beside the heroes; empty: there are none */
       AT_HERO,                              /* + Hero */
       AT_TOOL = AT_HERO + HERO_COUNT,       /* + Hero * HERO_TOOLS + k: its abilities as tools */
       /* How near the end is, and powers of monsters in play; without a rail a chip. */
       AT_FORCE = AT_TOOL + HERO_COUNT * HERO_TOOLS,
       AT_UNDONE, /* what is still possible, above the button that ends the turn; empty: no room for it */
       AT_PANELS_END,
};

/* Returns the seat whose party is shown: the one whose turn it is, at the end the near one. */
static inline int party_seat(const BoardIn *in)
{
    return in->s->to_act < in->s->nseats ? in->s->to_act : in->near;
}
/* True until the team has been read: the tray is as wide as the field, and the sum has not slid out. */
static inline bool monstrous_whole_tray(const BoardIn *in)
{
    return in->s->phase <= PHASE_TEAM;
}
/* Returns the size of a die in the tray, the same before and after the sum slides out. */
float monstrous_die_size(const BoardLayout *at);
/* How a cell of an enemy or a hero is divided: a tall one has its die above the words, a short one beside them. */
typedef struct {
    bool tall, beside; /* beside: wide and low, so words and picture share the width */
    Rect die, words, tools, picture;
    float free; /* height of the picture, from its top, that nothing covers */
} Cell;
typedef struct {
    Rect head, dice, foot; /* head empty: there is no room for it */
} SumParts;
SumParts monstrous_sum_parts(const BoardIn *in, Rect sum);
Cell monstrous_enemy_parts(const BoardIn *in, Rect cell, bool epic);
Cell monstrous_hero_parts(const BoardIn *in, Rect cell);
/* Returns the place of die i of n gathered ones; i == n: of the one that is missing. */
Rect monstrous_gathered_spot(const BoardLayout *at, int i, int n);
int monstrous_hero_tools(int hero); /* how many abilities it has */
/* Heights, as shares of the table between the rails: the row of dice; of the rest the enemies, then the party. */
/* With large words the row is lower, most of all in a low window: the cards of heroes need the room. */
static const LayoutShare MONSTROUS_STRIP = {0.272f, 96, 216}, MONSTROUS_STRIP_LARGE = {0.235f, 96, 216},
                         MONSTROUS_STRIP_LOW = {0.2f, 72, 216};
enum { TRAY_RIM = 9, DIE_LARGEST = 84, TRAY_DICE = 5 }; /* TRAY_DICE: as many have their full size in it */
static const float MONSTROUS_ENEMIES = 0.47f;

void monstrous_layout(const BoardIn *in, BoardLayout *out);
/* Returns the enemy die at that position of the line, or NO_PIECE. */
PieceId monstrous_at(const State *s, int position);

#endif
