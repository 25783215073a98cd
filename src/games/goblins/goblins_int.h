/* SPDX-License-Identifier: MIT
 * Shared by the files of this game: the functions that fill its struct Game. */
#ifndef GAMES_GOBLINS_GOBLINS_INT_H
#define GAMES_GOBLINS_GOBLINS_INT_H
#include "core/table.h"
#include "games/goblins/goblins.h"

#include <string.h>

enum { POOL_GOBLINS, POOL_CROWNS };

static inline Cells plane_cells(const Plane *p)
{
    uint64_t word;
    memcpy(&word, p->byte, sizeof word);
    return word;
}
static inline void plane_set(Plane *p, Cells cells)
{
    memcpy(p->byte, &cells, sizeof cells);
}
static inline Cells plane_of(const State *s, PlaneName name)
{
    return plane_cells(&goblins_of(s)->plane[name]);
}
static inline Cells clan_cells(const State *s, Clan clan) /* face up */
{
    return plane_of(s, (PlaneName)(PLANE_CLAN + (int)clan));
}

static inline PlaceId cell_place(int cell)
{
    return (PlaceId)(PLACE_CELL + cell);
}
static inline PlaceId hand_of(int seat)
{
    return (PlaceId)(PLACE_HAND + seat);
}
static inline PlaceId crown_of(int seat)
{
    return (PlaceId)(PLACE_CROWN + seat);
}
static inline DefId def_at(const State *s, int cell) /* of a taken cell */
{
    return s->piece[goblins_at(s, cell)].def;
}
/* Returns the def that a log may show: a face-down goblin has no name. */
static inline DefId seen_def(const State *s, PieceId p)
{
    return s->piece[p].face & FACE_DOWN ? DEF_HIDDEN : s->piece[p].def;
}

/* Adds an event with the defaults of a log line: seen by all unless e says otherwise, about no piece, with the cells it is
 * about. */
static inline void tell_at(Events *ev, int cell, Event e)
{
    event_tell(ev, NO_PIECE, NO_PLACE, cell_place(cell), e);
}
static inline void tell(Events *ev, Event e)
{
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, e);
}

/* goblins_rules.c: the setup */
typedef struct { /* scripted draws of the setup, up to `n` of each; the rest is random */
    int ncrowns, nflags, ncards;
    DefId crown[CLAN_COUNT], flag[CLAN_COUNT], card[CLAN_COUNT * ROLE_COUNT];
} Draws;
void goblins_deal(State *s, const Setup *cfg, const Draws *given, Events *ev); /* the setup, GH-2.1 */
const char *goblins_setup_fault(const Setup *cfg);
void goblins_setup(State *s, const Setup *cfg, Events *ev);
void goblins_loaded(State *s);
/* Returns the clan that goes into the box of a position that does not state it, by the pieces known in `seen`; CLAN_COUNT:
 * none. */
Clan goblins_boxed(const State *s, const State *seen);
bool goblins_dealt(const State *s, PieceId p); /* the position says where it lies; it is not in a pile of leftovers */

/* goblins_horde.c: goblins and bits together */
/* Recomputes all that follows from where the goblins lie. */
void goblins_rebuild(State *s);
void goblins_lift(State *s, int cell, Events *ev);             /* into the air */
void goblins_stand(State *s, PieceId p, int cell, Events *ev); /* places it as it is, face up or down */
/* Reports the lines that are open now and were not among `before`; after the event of the goblin that opened them. */
void goblins_tell_opened(const State *s, unsigned before, Events *ev);
void goblins_down(State *s, int cell, DefId cause, Events *ev); /* with all bursts (GH-11) */
void goblins_raise(State *s, int cell, DefId cause, Events *ev);
void goblins_exchange(State *s, int first, int second, Events *ev);
/* Slides a column by -1 or 1; a goblin that is pushed out is in the air. */
void goblins_shift(State *s, int column, int lines, Events *ev);

/* goblins_powers.c */
void goblins_begin(State *s, int cell, Events *ev);   /* starts the power of the goblin there, if it has a target */
bool goblins_has_use(const State *s, const Frame *f); /* true if the waiting power still has a target */
void goblins_legal_power(const State *s, Moves *out);
void goblins_apply_power(State *s, Move m, Events *ev);

/* goblins_rules.c: the turn */
void goblins_legal(const State *s, int seat, Moves *out);
void goblins_act(State *s, Move m, Events *ev); /* changes the horde as the move does, without continuing the turn */
void goblins_apply(State *s, Move m, Events *ev);
void goblins_begin_turn(State *s, uint8_t seat, Events *ev); /* the turn whose number is in s->round */

/* goblins_score.c */
void goblins_finish(State *s, Events *ev); /* Crowns and scoring */
void goblins_result(const State *s, float share[SEAT_MAX]);
void goblins_standing(const State *s, Standing *out);

/* goblins_invariants.c */
const char *goblins_fault(const State *s);

/* goblins_hidden.c: guesses */
bool goblins_guess(State *s, const State *seen, Rng *r);

/* goblins_hidden.c: evidence */
/* How good the lines are for each clan, counting face-up goblins only. */
void goblins_favour(const State *s, uint8_t favour[CLAN_COUNT]);
void goblins_note_turn(State *s); /* adds evidence from the turn of the seat to act */

/* goblins_judge.c */
void goblins_skill(const State *s, int seat, int level, Skill *skill);
Trust goblins_trust(const State *s, int seat);
float goblins_judge(const State *s, int seat);
void goblins_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX]);
enum { GOBLINS_CHARACTERS = 3 };
extern const Character goblins_character[GOBLINS_CHARACTERS];
void goblins_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX]);

/* goblins_refusals.c */
void goblins_why_not(const State *s, Move m, Why *out);

/* goblins_words.c */
void goblins_prompt(const State *s, int seat, const char *who, char *question, size_t qn, char *detail, size_t dn);
void goblins_reason(const State *s, Move m, char *out, size_t n);
const char *goblins_name_of_line(bool grows, int row);
bool goblins_mark(const Setup *names, const Event *e, const char *word, SayArg *out);
void goblins_describe(const State *s, Move m, char *out, size_t n);

/* goblins_hindsight.c */
void goblins_hindsight(const Hindsight *h, char *out, size_t n);

/* goblins_medals.c */
enum { GOBLINS_MEDALS = 12 };
extern const MedalSpec goblins_medals[GOBLINS_MEDALS];
void goblins_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX]);

#endif
