/* SPDX-License-Identifier: MIT
 * What the files of this game share among themselves: the functions that fill its struct Game, and the steps of the
 * rules that one file asks another for. */
#ifndef GAMES_MONSTROUS_MONSTROUS_INT_H
#define GAMES_MONSTROUS_MONSTROUS_INT_H
#include "core/table.h"
#include "games/monstrous/monstrous.h"

/* monstrous_rules.c: set-up, and turns up to their end */
void monstrous_setup(State *s, const Setup *cfg, Events *ev);
void monstrous_apply(State *s, Move m, Events *ev);
void monstrous_result(const State *s, float share[SEAT_MAX]);
void monstrous_pieces(State *s, const Setup *cfg); /* first half of setup: the table, nothing rolled yet */
void monstrous_start(State *s, Events *ev);        /* second half: enemies, First Player, first turn */

/* monstrous_legal.c: the list of legal moves */
void monstrous_legal(const State *s, int seat, Moves *out);
/* Bits of the targets whose need each sum meets; want[0] is 0. */
typedef struct {
    uint16_t want[NEED_MOST + 1];
} Wanted;
bool monstrous_may_treat(const State *s); /* somebody to treat, and no Hydra (MH-8.8) */

/* monstrous_legal.c: Backstab and Guidance */
enum { MARK_CHANGES = 12 }; /* before an attack or treatment: no turn goes round in circles for ever (MH-7.13) */
Mark monstrous_mark_after(Mark mark, int kind); /* what a die has after MOVE_DOUBLE .. MOVE_LOWER */

/* monstrous_enemies.c */
/* 1..sides; p: the die on the table, or NO_PIECE for one out of the pool. */
int monstrous_roll(State *s, int sides, PieceId p, uint8_t seat, Events *ev);
/* MH-33.2: all faces, then the details; the dice join the lineup. */
void monstrous_bring(State *s, const PieceId die[], int n, Events *ev);
void monstrous_defeat(State *s, uint8_t seat, int target, Events *ev); /* MH-7.7, MH-18, MH-22 */
void monstrous_sort(State *s, bool close_gaps, Events *ev);            /* MH-2.5 */
PieceId monstrous_find(const State *s, DefId def);                     /* the die of that def; it exists */
void monstrous_first_player(State *s, Events *ev);                     /* MH-2.6 */

/* monstrous_rounds.c: from the end of a turn on */
void monstrous_begin_round(State *s, uint8_t seat, Events *ev);
void monstrous_begin_turn(State *s, uint8_t seat, Events *ev);
void monstrous_end_turn(State *s, Events *ev);
void monstrous_vote(State *s, bool showdown, Events *ev);

/* monstrous_invariants.c */
const char *monstrous_fault(const State *s);
void monstrous_loaded(State *s);

/* monstrous_refusals.c */
void monstrous_why_not(const State *s, Move m, Why *out);

/* monstrous_words.c, monstrous_judge.c */
const char *monstrous_name(unsigned def); /* in the current language */
void monstrous_prompt(const State *s, int seat, const char *name, char *q, size_t qn, char *d, size_t dn);
void monstrous_describe(const State *s, Move m, char *out, size_t n);
void monstrous_reason(const State *s, Move m, char *out, size_t n);
void monstrous_standing(const State *s, Standing *out);
Trust monstrous_trust(const State *s, int seat);
float monstrous_judge(const State *s, int seat);
void monstrous_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX]);
enum { MONSTROUS_CHARACTERS = 3 };
extern const Character monstrous_character[MONSTROUS_CHARACTERS];
void monstrous_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX]);

/* monstrous_luck.c */
int monstrous_die(const Event *e, int *sides);
void monstrous_luck(const Event *e, int n, int seat, struct Luck *out);

/* What every log line starts from: seen by all, about no piece. */
static inline void tell(Events *ev, Event e)
{
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, e);
}
static inline void tell_of(Events *ev, PieceId p, Event e)
{
    event_tell(ev, p, NO_PLACE, NO_PLACE, e);
}

static inline PlaceId party_at(int seat)
{
    return (PlaceId)(PLACE_PARTY + seat);
}
static inline PlaceId team_at(int seat)
{
    return (PlaceId)(PLACE_TEAM + seat);
}
static inline PlaceId wounded_at(int seat)
{
    return (PlaceId)(PLACE_WOUNDED + seat);
}
static inline PlaceId stone_at(int seat)
{
    return (PlaceId)(PLACE_STONE + seat);
}
static inline Mark mark_of(unsigned face)
{
    return (Mark)((face & FACE_MARK) >> FACE_MARK_SHIFT);
}
static inline bool mark_doubles(Mark mark)
{
    return mark == MARK_DOUBLE || mark >= MARK_DOUBLE_RAISE;
}
static inline bool mark_guides(Mark mark)
{
    return mark != MARK_NONE && mark != MARK_DOUBLE;
}
static inline bool monstrous_takes_off(Mark mark, int kind) /* the move takes that mark off a die */
{
    Mark after = monstrous_mark_after(mark, kind);
    return kind == MOVE_DOUBLE ? !mark_doubles(after) : !mark_guides(after);
}

/* monstrous_medals.c */
enum { MONSTROUS_MEDALS = 12 };
extern const MedalSpec monstrous_medals[MONSTROUS_MEDALS];
void monstrous_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX]);

#endif
