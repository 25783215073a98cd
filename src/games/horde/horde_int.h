/* SPDX-License-Identifier: MIT
 * What the files of this game share among themselves: the functions that fill its struct Game. */
#ifndef GAMES_HORDE_HORDE_INT_H
#define GAMES_HORDE_HORDE_INT_H
#include "core/table.h"
#include "games/horde/horde.h"

extern const uint8_t horde_token_copies[HORDE_TOKEN_VALUES];

/* horde_rules.c */
const char *horde_setup_fault(const Setup *cfg);
void horde_setup(State *s, const Setup *cfg, Events *ev);
void horde_apply(State *s, Move m, Events *ev);
void horde_result(const State *s, float share[SEAT_MAX]);
void horde_forget_picks(State *s);         /* what is counted in a Monster Phase (HO-6.1) */
void horde_open(State *s);                 /* right after table_begin: lays the hordes open when O6 says so */
bool horde_in_level(DefId def, int level); /* HO-1.7 to HO-1.9 */

/* horde_invariants.c */
const char *horde_fault(const State *s);
void horde_loaded(State *s);

/* horde_legal.c */
void horde_legal(const State *s, int seat, Moves *out);
void horde_why_not(const State *s, Move m, Why *out);

/* horde_final.c */
void horde_begin_final(State *s, Events *ev); /* Trickster step, then battles */
void horde_apply_final(State *s, Move m, Events *ev);
PieceId horde_sacrifice(const State *s, int seat, DefId def); /* what MOVE_DEMON would give up, or NO_PIECE */

/* horde_queries.c */
bool horde_has_sacrifice(const State *s, int seat);  /* for a seat that holds an unused Demon */
bool horde_fights(DefId monster, DefId battle_card); /* HO-10.2: it is laid out in that battle */
/* The seat whose horde holds the card (a card there is one of a kind), or NO_SEAT. */
uint8_t horde_owner_of(const State *s, DefId def);

/* horde_hidden.c */
void horde_hide(State *view, int seat);
bool horde_guess(State *s, const State *seen, Rng *r);

/* horde_words.c, horde_reason.c, horde_judge.c */
void horde_prompt(const State *s, int seat, const char *who, char *question, size_t qn, char *detail, size_t dn);
void horde_reason(const State *s, Move m, char *out, size_t n);
void horde_standing(const State *s, Standing *out);
Trust horde_trust(const State *s, int seat);
float horde_judge(const State *s, int seat);
void horde_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX]);
enum { HORDE_CHARACTERS = 3 };
extern const Character horde_character[HORDE_CHARACTERS];
void horde_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX]);

/* What every log line starts from: seen by all, about no piece. */
static inline void tell(Events *ev, Event e)
{
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, e);
}

static inline PlaceId horde_at(int seat)
{
    return (PlaceId)(PLACE_HORDE + seat);
}
static inline PlaceId front_at(int seat)
{
    return (PlaceId)(PLACE_FRONT + seat);
}
static inline PlaceId field_at(int seat)
{
    return (PlaceId)(PLACE_FIELD + seat);
}
static inline PlaceId won_at(int seat)
{
    return (PlaceId)(PLACE_WON + seat);
}

/* horde_medals.c */
enum { HORDE_MEDALS = 12 };
extern const MedalSpec horde_medals[HORDE_MEDALS];
void horde_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX]);

#endif
