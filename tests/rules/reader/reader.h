/* SPDX-License-Identifier: MIT
 * A second reader of docs/rules/siege.md: what the text of Siege of Six Lanes says must hold, in plain code that follows the
 * sentences and not the engine.  It reads the state and the cards, and asks no function of the rules; where it disagrees with
 * them one of both has read wrong, and the text says who.
 *
 *     board.c     who stands where, and everybody's attack, health and keywords (SH-2, 10.4, 10.9)
 *     blows.c     what damage and strikes come to (SH-7, SH-10.5 to 10.10, SH-15)
 *     always.c    what holds whenever somebody is asked
 *     actions.c   what may be done, and who may be chosen (SH-5, SH-6.7, SH-12.6 to 12.16, SH-1.10)
 *     follow.c    what may happen in one move, event by event (following.h)
 *     changes.c   what a move may change, seen from both its ends
 *     chosen.c    what was chosen and paid for is done
 *
 * It knows the words that the cards of the card file use; a new word stops it with its name, and is taught here. */
#ifndef TESTS_RULES_READER_H
#define TESTS_RULES_READER_H
#include "games/siege/siege.h"

/* Where text and table part. */
typedef struct {
    char rule[24], text[400];
} Complaint;
bool complain(Complaint *c, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4))); /* false */

/* A card on the table that has attack, health or tokens, or a place of its own. Numbered as units are (siege.h). */
typedef struct {
    PieceId piece;         /* NO_PIECE: nobody */
    const SiegeCard *card; /* NULL: nobody, or hidden */
    bool hidden;           /* concealed: a monster of which nothing is known (SH-12.17) */
    bool horde, falling, exhausted, stunned, sated, eluded;
    int lane;   /* 0 to 5; -1: in none */
    int health; /* SH-2.11, also attack */
    int attack, armor, pierce, elusive;
    unsigned keys;
    int tokens; /* health tokens; below 0: wounds */
    int might;  /* attack tokens; below 0: weaken */
    int used;   /* armor used up this turn */
} Stander;

typedef struct {
    const State *s;
    Stander who[UNITS];
    int stage; /* of the portal */
} Board;

void read_board(const State *s, Board *out);
int stander_at(const Board *b, int lane, bool upper); /* a unit, or NO_UNIT */
int stander_of(const Board *b, PieceId p);
bool is_an_ally(const Stander *x);
bool is_a_monster(const Stander *x); /* a hidden one too */
bool is_a_creature(const Stander *x);
bool is_opposed(const Board *b, const Stander *x); /* SH-2.5 */
bool has_the_key(const Stander *x, SiegeOp key);
bool feat_is(const State *s, SiegeFeat feat);
bool cannot_be_hurt(const State *s, const Stander *x); /* no damage, no wounds: SH-10.6, 13.12, 13.13 */
bool cannot_fall(const State *s, const Stander *x);    /* SH-13.12, 13.13 */

bool must_part(const Stander *ally, const Stander *monster); /* SH-15.19: these two must not share a lane */

/* The card that speaks: where it is (an attachment is where its host is), and itself if it is a unit. */
typedef struct {
    const Stander *place, *self;
} Speaker;
Speaker speaker_of(const Board *b, PieceId p);
typedef enum { FITS_NOT, MAY_FIT, FITS } Fit; /* MAY_FIT: a concealed card, which may be chosen freely (SH-12.17) */
Fit fits(const Board *b, Speaker by, const Stander *x, const Term *first, const Term *end);
/* Units that a selector with filters may find: freely chosen, or all that are tied (10.5). Bits; leftmost and rightmost may
 * be each other's words for a horde player (SH-12.27). */
unsigned may_be_found(const Board *b, Speaker by, const Term *selector);
const Term *host_of_card(const SiegeCard *c); /* the selector of its host(..) */

/* What a step of strikes does to all units. */
typedef struct {
    int n; /* strikes, in the order in which they are told */
    struct {
        int who, whom, n;
    } strike[2];
    int wounds[UNITS], used[UNITS]; /* tokens placed; armor used up */
    unsigned by[UNITS];             /* bits of the units that placed them */
    int robbed;                     /* SH-13.6: cards instead of damage to the castle */
} Blows;
void fight_in_lane(const Board *b, int lane, Blows *out);        /* SH-7.4 */
void strike_once(const Board *b, int who, int whom, Blows *out); /* SH-15.15 */
int to_be_pillaged(const Board *b);                              /* SH-8.2 */

/* Each says false with a complaint where the table is not as the text has it. */
bool holds_always(const State *s, Complaint *c);
bool offers_what_it_should(const State *s,
                           Complaint *c); /* legal lists of all seats that may act, and open questions */
int cost_of(const State *s, int seat, const SiegeCard *card);
/* What a move may leave unfinished: cards that are being resolved, the innermost last, and what was turned up for each
 * (SH-12.18); abilities that are still to come. Begins zeroed. */
enum { MEMORY_MOST = 32 };
typedef struct {
    int n;
    PieceId card[MEMORY_MOST], uncovered[MEMORY_MOST];
    uint8_t due[PIECE_MAX][ABILITY_STATIC]; /* abilities of a kind that have been set off and not been told yet */
    bool eluding[PIECE_MAX];                /* may move after a strike */
} Memory;
/* The move, event by event, with those of fields (core/fields.h); and by what it has changed. */
bool follows_what_is_told(const State *before, Move m, const State *after, const Events *ev, Memory *memory,
                          Complaint *c);
bool changes_what_it_should(const State *before, Move m, const State *after, const Events *ev, Complaint *c);
bool does_what_was_chosen(const State *before, Move m, const State *after, const Events *ev, Complaint *c);

#endif
