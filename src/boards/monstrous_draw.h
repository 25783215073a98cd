/* SPDX-License-Identifier: MIT
 * What the drawing files of this table share. */
#ifndef BOARDS_MONSTROUS_DRAW_H
#define BOARDS_MONSTROUS_DRAW_H
#include "boards/monstrous_layout.h"
#include "gfx/dice.h"
#include "gfx/dice_toss.h"
#include "ui/words.h"

/* True when a choice of this seat is open to the pointer. */
static inline bool is_asked(const Table *t)
{
    return t->legal->n > 0;
}

static inline Color rgb(unsigned c)
{
    return (Color){(uint8_t)(c >> 16), (uint8_t)(c >> 8), (uint8_t)c, 255};
}

/* Of heroes and of what they call: thrown over the felt. Enemies roll in their places. */
static inline bool monstrous_is_tossed(DefId def)
{
    return def < DEF_ENEMY || def >= DEF_BOLT;
}

/* monstrous.c: the picture of a def as this piece shows it (heroes differ by seat, some creatures by their die), and the
 * sign that stands for one without a picture. */
const char *monstrous_picture(const Table *t, DefId def, PieceId p, char out[64]);
const char *monstrous_sign(DefId def);

/* monstrous_dice.c */
enum { DIE_ROLL_MS = 950 }; /* how long a die tumbles at normal speed */
bool monstrous_toss(const BoardIn *in, const BoardLayout *at, PieceId p, TossDie *die);
void monstrous_draw_die(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
/* The die of a hero whose die lies elsewhere: small, with the number it shows. */
void monstrous_draw_small_die(Table *t, PieceId p, Rect r);
/* It has attacked or treated, and no ability is left in it. */
bool monstrous_is_spent(const State *s, PieceId p);
float monstrous_pop(float ms); /* how large a thrown die is so long after it was read: its number jumps at the eye */
/* How large what the die counts is now: it jumps when Backstab or Guidance is laid on it or taken off. */
float monstrous_mark_pop(const Table *t, PieceId p);
/* "9\u00d72 = 18": what a die that shows n counts with that mark. */
void monstrous_mark_words(int n, Mark mark, char *out, size_t size);

/* monstrous_attack.c: dice that strike a monster, how it takes that, and how it laughs at a sum that was one short. */
enum { HIT_MS = 260, HIT_APART_MS = 60 }; /* until the first die strikes; between two of them */
enum { TROLL_DIE_MS = 450 };              /* until the die of a Troll lies */
/* The die is on its way to a monster or back; where. */
bool monstrous_strikes(const Table *t, PieceId p, Rect home, Rect *at);
/* How far the enemy at that position is shaken sideways at this moment. */
float monstrous_shake(const Table *t, int position);
/* A sum one short of it was all there was: 0 now, 1 long ago; below 0: it was not. */
float monstrous_missed(const Table *t, int position);
/* Who called the last round, NO_SEAT: nobody, or it is not known. */
int monstrous_caller(const Table *t);
void monstrous_hear(void *memory, const State *s, int eyes, const Event *e);
/* Enemies by position that no sum of these dice hits, though one would with 1 more. */
unsigned monstrous_one_short(const State *s, int seat);

/* monstrous_enemies.c */
void monstrous_draw_enemies(Table *t);
void monstrous_draw_heads_over(Table *t);
/* Heroes whose dice are best rolled again to hit that enemy or head, with the chance then; 0: none, or chances are not
 * shown. */
unsigned monstrous_best_again(const Table *t, PieceId p, int *percent);
bool monstrous_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
void monstrous_picture_in_cell(Table *t, Rect cell, Cell parts, const char *picture, Color ground);

/* monstrous_party.c */
void monstrous_draw_party(Table *t);      /* what lies below the dice, */
void monstrous_draw_party_over(Table *t); /* and above them */
int monstrous_tools(const Table *t, Tool out[TOOLS]);
const char *monstrous_tool_about(int kind); /* what such a tool is laid on, and what that does; "" no tool */
/* Its die alone would make the sum whole. */
bool monstrous_fits(const Table *t, const Melee *melee, int hero);

/* monstrous_gathered.c */
/* What the target that is said for the gathered dice needs; 0: none is said. */
int monstrous_need_of(const Table *t);
bool monstrous_heals(const Table *t); /* they are for a treatment, and can be for nothing else */
void monstrous_draw_undone(Table *t);
void monstrous_draw_gathered(Table *t);
void monstrous_draw_gathered_over(Table *t);

/* monstrous_effects.c */
void monstrous_draw_room(Table *t);    /* what the monsters do to the room, below everything, */
void monstrous_draw_effects(Table *t); /* and small scenes above it */
/* These points take the seat past everybody who had as many as it, or more. */
bool monstrous_takes_lead(const State *s, const Event *e);

/* monstrous_seats.c */
void monstrous_draw_seats(Table *t);
void monstrous_draw_in_force(Table *t);
void monstrous_draw_drawer(Table *t);

/* monstrous_say.c */
void monstrous_zoom(const State *s, DefId def, char *out, size_t n);
bool monstrous_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
void monstrous_so_far(const State *s, const Setup *names, int seat, char *out, size_t n);
/* "3 enemies in reach and 1 ability": what a seat that ends its turn now leaves undone; "" nothing. */
void monstrous_undone(const State *s, char *out, size_t n);

/* monstrous_scoring.c */
int monstrous_decisions(const Match *m, Decision *out, int max);
float monstrous_score_picture(Ui *ui, const State *s, const Setup *names, const Luck *luck, Rect r);
void monstrous_headline(const State *s, const Setup *names, char *out, size_t n);
void monstrous_score_look(const State *s, int line, ScoreLook *out);

/* monstrous_account.c */
void monstrous_account(const State *s, const Setup *names, int eyes, Buf *out);

/* monstrous_remarks.c: what opponents say when it happens, and beside what */
const char *monstrous_remark(const State *s, const Event *e, int *seat);
Rect monstrous_seat_at(const Table *t, int seat);

#endif
