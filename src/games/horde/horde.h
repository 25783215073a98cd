/* SPDX-License-Identifier: MIT
 * Horde: a card-drafting game of eleven rounds and eleven battles for two to four seats (docs/rules/horde.md, HO).
 * The state and the names of everything in it, for the rules, the board and the scenario words of this game. */
#ifndef GAMES_HORDE_HORDE_H
#define GAMES_HORDE_HORDE_H
#include "core/game.h"

enum { HORDE_SEATS = 4, HORDE_ROUNDS = 11, HORDE_POOL_MAX = 20 };

/* The eleven kinds of HO 1.1: six factions, then five types. */
typedef enum {
    KIND_WATER,
    KIND_FIRE,
    KIND_SUN,
    KIND_MOON,
    KIND_FOREST,
    KIND_ROYAL,
    KIND_OOZE,
    KIND_TROLL,
    KIND_DRAGON,
    KIND_GOLEM,
    KIND_SKELETON,
    KIND_COUNT,
    FACTION_COUNT = KIND_OOZE,
    TYPE_COUNT = KIND_COUNT - KIND_OOZE,
} Kind;

/* Rows of Game.def. The thirty regular monsters stand first: faction * TYPE_COUNT + type. */
enum {
    DEF_REGULAR = 1,
    DEF_STEAM_BEAST = DEF_REGULAR + FACTION_COUNT * TYPE_COUNT,
    DEF_PHANTASM,
    DEF_VAMPIRE,
    DEF_FLAYER,
    DEF_ELVENKING,
    DEF_DEMON,
    DEF_TRICKSTER,
    DEF_BETRAYER,
    DEF_MONSTERS_END,
    DEF_BATTLE = DEF_MONSTERS_END,       /* + Kind: the Battle Card of that kind */
    DEF_TOKEN = DEF_BATTLE + KIND_COUNT, /* + index into horde_token_value */
    HORDE_TOKEN_VALUES = 8,
    HORDE_DEFS = DEF_TOKEN + HORDE_TOKEN_VALUES,
};
/* Piece.num: where a card on the battlefield lay in its horde (HO-10.11). */
enum { NUM_SLOT, HORDE_NUMS };

extern const int8_t horde_token_value[HORDE_TOKEN_VALUES]; /* -3 -1 1 2 3 5 6 8 */

typedef struct {    /* properties of a monster that the rules use */
    uint16_t kinds; /* kinds it counts for, one bit each */
    uint8_t cost;   /* 1..3 (HO-1.6) */
    uint8_t copies;
} Monster;
extern const Monster horde_monster[DEF_MONSTERS_END]; /* by def */

typedef enum {
    GROUP_SUPPLY,
    GROUP_POOL,
    GROUP_DISCARD,
    GROUP_PILE,
    GROUP_TOKENS,
    GROUP_BURNT,
    GROUP_BOX,
    GROUP_BATTLE,
    GROUP_HORDE,
    GROUP_FRONT,
    GROUP_FIELD,
    GROUP_WON
} HordeGroup;
enum {
    PLACE_SUPPLY,                            /* face-down monster deck, top first */
    PLACE_POOL,                              /* face up; pos is the slot, gaps stay until the refill */
    PLACE_DISCARD,                           /* Flayers spent and sacrifices: out of the game, public (HO-10.12) */
    PLACE_PILE,                              /* face-down Battle Cards */
    PLACE_TOKENS,                            /* not yet given out */
    PLACE_BURNT,                             /* lost to ties (HO-10.7) */
    PLACE_BOX,                               /* not in this game: pieces that a loaded position does not mention */
    PLACE_BATTLE,                            /* + 0..10: the Battle Card drawn in that round, its token beside it */
    PLACE_HORDE = PLACE_BATTLE + KIND_COUNT, /* + seat */
    PLACE_FRONT = PLACE_HORDE + HORDE_SEATS, /* + seat: cards of this round, public */
    PLACE_FIELD = PLACE_FRONT + HORDE_SEATS, /* + seat: revealed in the present battle */
    PLACE_WON = PLACE_FIELD + HORDE_SEATS,   /* + seat: tokens taken, in order */
    HORDE_PLACES = PLACE_WON + HORDE_SEATS,
};

enum {               /* State.phase */
       PHASE_DRAW,   /* the next Battle Card is about to be revealed (automatic) */
       PHASE_ASSIGN, /* the starter puts a token on it */
       PHASE_PICK,   /* monsters are picked; a Betrayer window is a frame on top */
       PHASE_END,    /* picking has ended; fronts are about to go into the hordes (automatic) */
       PHASE_TRICKSTER,
       PHASE_BATTLE, /* the cards of the next battle are about to be revealed (automatic) */
       PHASE_JOKERS,
       PHASE_OVER,
       HORDE_PHASES,
};

enum { /* Move.kind */
       MOVE_DRAW = 1,
       MOVE_ASSIGN, /* a: token def */
       MOVE_PICK,   /* a: monster def */
       MOVE_STOP,
       MOVE_DECLINE,
       MOVE_STEAL,
       MOVE_GIVE, /* a: monster def; twice */
       MOVE_END,
       MOVE_KEEP,
       MOVE_SWAP, /* a, b: Battle Card defs, a < b */
       MOVE_BATTLE,
       MOVE_FLAYER,
       MOVE_DEMON,      /* a: def of the sacrifice */
       MOVE_DEMON_USED, /* the sacrifice is the Demon already used in this battle */
       MOVE_DONE,
       HORDE_MOVES,
};

enum {                     /* Event.kind; changes of the table itself use generic events */
       EV_ROUND = EV_GAME, /* n: round; seat: its starter */
       EV_REVEALED,        /* def: Battle Card; n: its number */
       EV_ASSIGNED,        /* seat; def: Battle Card; n: value */
       EV_PICKED,          /* seat; def; n: its cost */
       EV_WINDOW,          /* seat: owner; other: picker; def: card at stake */
       EV_LET_GO,          /* seat: owner */
       EV_STOLEN,          /* seat: thief; other: robbed; def */
       EV_GIVEN,           /* seat: thief; other: robbed; def */
       EV_CREDITED,        /* seat; n: new total */
       EV_LIMIT,           /* seat: the one that raised it; n: new limit; other: the old one */
       EV_STOPPED,         /* seat: starter ends his opening */
       EV_LOCKED,          /* seat; n: total; other: limit; face 1: the Pool is empty, 0: everything there clashes */
       EV_PICKING_ENDED,   /* n: limit; other: seats below it */
       EV_COLLECTED,       /* seat; n: cards that went into the horde */
       EV_REFILLED,        /* n: cards; other: supply left */
       EV_SHORT,           /* the supply is empty */
       EV_SWAPPED,         /* seat; def, why: Battle Cards; n, (int16_t)other: their values now */
       EV_KEPT,            /* seat */
       EV_BATTLE,          /* def: Battle Card; n: value; other: number 1..11; seat: first asked */
       EV_LAID_OUT,        /* seat; n: count */
       EV_FLAYER,          /* seat; n: count now */
       EV_DEMON,           /* seat; def: sacrifice; n: count now */
       EV_DONE,            /* seat is done; n 1: automatically, with nothing to play */
       EV_WON,             /* seat; def: Battle Card; n: value */
       EV_TIED,            /* def: Battle Card; n: value, nobody takes it */
       EV_VAMPIRES,        /* seat; n: points; other: cards */
       EV_ELVENKING,       /* seat; n: points */
       EV_SCORE,           /* seat; n: final score */
       EV_WINNER,          /* seat */
       EV_CHANCE,          /* seat has to pick; n: still owed; n 0: opens, with at most `other` cards */
       EV_OPENED,          /* seat; n: an Opened, how the opening ended; other: its total */
       EV_TURN_OVER,       /* seat has reached or passed the limit; n: total */
       EV_NO_TRICKSTER,    /* at a level that has one: nobody holds it */
       EV_ASKED,           /* seat is asked for a joker */
       HORDE_EVENTS_END,
};

typedef enum { OPENED_STOPPED, OPENED_TWO, OPENED_NO_CARD, OPENED_FOUR_SEATS } Opened;

enum { /* Frame.op */
       FRAME_NONE,
       FRAME_WINDOW, /* seat: owner; src: the picked card; n: picker; step 0 asked, 1 first gift, 2 second;
                             * arg: def of the first gift */
       HORDE_FRAMES,
};

enum { /* rows of Game.option */
       OPT_EDITION,
       OPT_LEVEL,
       OPT_STARTER,
       OPT_SAME_NAME,
       OPT_HORDES,
       OPT_VAMPIRES,
       HORDE_OPTIONS,
};
enum { EDITION_PRINTED, EDITION_EARLIER };
enum { LEVEL_FULL, LEVEL_BASIC, LEVEL_INTERMEDIATE };
enum { SAME_NAME_ON, SAME_NAME_OFF };
enum { HORDES_CLOSED, HORDES_OPEN };
enum { VAMPIRES_LOST, VAMPIRES_COLLECTED };

enum {                     /* Piece.face */
       FACE_EXCHANGED = 1, /* in a front: moved there by the Betrayer, cannot clash (HO-7.12) */
       FACE_USED = 2,      /* a Demon used in this battle */
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct {
    State s;
    uint8_t total[HORDE_SEATS];      /* credited picks of the round (HO-6.1) */
    uint8_t locked[HORDE_SEATS];     /* lock-out announced this round */
    uint8_t sacrificed[HORDE_SEATS]; /* Vampires the seat itself gave to a Demon (O7) */
    uint8_t agreed[HORDE_SEATS];     /* seats that are done since the last joker */
    int8_t after[KIND_COUNT];        /* per battle: the seat that won the token; -1 nobody; -2 not fought yet */
    uint8_t starter;                 /* of the present round */
    uint8_t starter1;                /* of round 1: HO-11.2 */
    uint8_t opening;                 /* 2: first opening card to come; 1: second possible; 0: over */
    uint8_t credit;                  /* value of the first opening pick */
    uint8_t chances;                 /* chances to pick so far, lock-outs included (R23) */
    uint8_t battle;                  /* present or next battle, 0..10 */
    uint8_t tricked;                 /* the Trickster step is over */
    uint8_t spare[6];
} Horde;
#pragma GCC diagnostic pop

static inline const Horde *horde_of(const State *s)
{
    return (const Horde *)s;
}
static inline Horde *horde_mut(State *s)
{
    return (Horde *)s;
}
extern const Game horde_game;

/* ---- what the rules can be asked (horde_queries.c, horde_legal.c): screens, opponents and scenario words use these */
int horde_limit(const State *s); /* highest total */
int horde_cost(DefId def);
int horde_token(DefId def); /* value of a token def */
bool horde_is_monster(DefId def);
bool horde_match(const State *s, DefId a, DefId b); /* HO-5, options included */
/* The card in the matching set of the seat that bars `def`, or NO_PIECE (HO-5.6). */
PieceId horde_barred_by(const State *s, int seat, DefId def);
bool horde_may_pick(const State *s, int seat, DefId def); /* matching and the opening's rule HO-6.8 */
bool horde_can_pick(const State *s, int seat);            /* some card in the Pool qualifies */
uint64_t horde_picks(const State *s, int seat);           /* bits of the defs in the Pool that qualify */
DefId horde_battle_card(const State *s, int battle);      /* 0: not drawn */
PieceId horde_battle_token(const State *s, int battle);   /* NO_PIECE: none on it */
int horde_count(const State *s, int seat, Kind kind);     /* monsters of the kind in horde and field */
/* Returns the present count of the seat in the battle being fought (HO-11.9). */
int horde_strength(const State *s, int seat);
/* Flayers in the horde; usable Demons (unused, with something to sacrifice). */
int horde_flayers(const State *s, int seat);
bool horde_can_demon(const State *s, int seat);
int horde_vampires(const State *s, int seat);        /* that count for the bonus */
int horde_vampire_bonus(const State *s, int seat);   /* HO-12.2 */
int horde_elvenking_bonus(const State *s, int seat); /* HO-12.3 */
int horde_taken(const State *s, int seat);           /* sum of tokens taken */
int horde_score(const State *s, int seat);           /* HO-12.1, as of now */
/* Returns the seats that would win if the game ended now, as bits; *by_tokens: the tie-break HO-12.7 was needed. */
unsigned horde_winners(const State *s, bool *by_tokens);
int horde_pool_size(const State *s); /* 12 / 16 / 20 */

/* ---- steps of the rules that scenario words start directly ----------------------------------------------------- */
void horde_begin_picking(State *s, Events *ev);
void horde_begin_battles(State *s, Events *ev);

#endif
