/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: castle defence for one alliance player, for two together, or against a person who plays the horde
 * (docs/rules/siege.md, SH). The state and the names of everything in it, for the rules, the board and the scenario words of
 * this game. Cards are described in siege_terms.h.
 *
 * Seats: the alliance first (seat 0, with two players seat 1 too), the horde player last, if there is one.
 *
 * Units. A unit is a card in play with attack, health or tokens that effects refer to. It has a number from 0 to 17: upper
 * halves of lanes 1 to 6, lower halves, the four minions (wherever they are), castle, portal. A set of cards in play is a
 * bit per unit. A card that goes to another lane gets another number; sets in waiting frames follow it (siege_board.c).
 * Attachments are no units: they lie with their host and cannot be targeted, except the one that an ability is printed on,
 * UNIT_SELF. */
#ifndef GAMES_SIEGE_SIEGE_H
#define GAMES_SIEGE_SIEGE_H
#include "core/game.h"
#include "games/siege/siege_terms.h"

#include <stdatomic.h>

enum {
    LANES = 6,
    ALLIES_MOST = 2, /* alliance seats */
    SIEGE_SEATS = 3,
    MINIONS = 4,
    MANA_MOST = 10, /* SH-3.3 */
    HAND_LIMIT = 7, /* SH-9.5 */
    TOKENS_MOST = 99,
    SEAT_TEAM = SEVERAL_SEATS, /* the alliance as one: the first to answer (SH-1.9) */
};

enum {
    UNIT_UPPER,
    UNIT_LOWER = LANES,
    UNIT_MINION = 2 * LANES,
    UNIT_CASTLE = UNIT_MINION + MINIONS,
    UNIT_PORTAL,
    UNITS,
    UNIT_SELF = UNITS,
    NO_UNIT = 0xFF
};
enum { UPPER_UNITS = 0x3F, LOWER_UNITS = 0xFC0, MINION_UNITS = 0xF000 };

enum {
    PLACE_DECK, /* + alliance seat, as the next three */
    PLACE_HAND = PLACE_DECK + ALLIES_MOST,
    PLACE_DISCARD = PLACE_HAND + ALLIES_MOST,
    /* + seat, the horde player's too: cards put aside in the mulligan, or looked at. */
    PLACE_LOOK = PLACE_DISCARD + ALLIES_MOST,
    PLACE_HORDE_DECK = PLACE_LOOK + SIEGE_SEATS, /* with tier decks (SH-11.11): tier 1 */
    PLACE_HORDE_DECK_2,                          /* tier 2 */
    PLACE_HORDE_HAND,
    PLACE_HORDE_DISCARD,
    PLACE_UPPER, /* Piece.pos is the lane, 0 to 5 */
    PLACE_LOWER,
    PLACE_BACK, /* minions; Piece.pos is which one, 0 to 3 */
    PLACE_CASTLE,
    PLACE_PORTAL,
    PLACE_PORTALS,  /* the later ones, in order */
    PLACE_ATTACHED, /* Piece.host is the host */
    PLACE_PILE,     /* outsider pile, top first */
    PLACE_ASIDE,    /* later stages of the outsider, in order */
    PLACE_OTHERS,   /* SH-13.15: stage 1 of the other outsiders, in order */
    PLACE_SUPPLY,   /* skeletons */
    PLACE_BOX,
    PLACE_STACK, /* a card that is being played or resolved and lies nowhere (SH-14.10) */
    SIEGE_PLACES
};
/* Groups of places, for MoveSpec.from and onto. */
enum {
    GROUP_DECK,
    GROUP_HAND,
    GROUP_DISCARD,
    GROUP_LOOK,
    GROUP_HORDE_DECK,
    GROUP_HORDE_HAND,
    GROUP_UPPER,
    GROUP_LOWER,
    GROUP_BACK,
    GROUP_CASTLE,
    GROUP_PORTAL,
    GROUP_ATTACHED,
    GROUP_PILE,
    GROUP_AWAY
};

/* Piece.face */
enum {
    FACE_EXHAUSTED = 1,
    FACE_CONCEALED = 2,    /* SH-12.13 */
    FACE_FALLING = 4,      /* in the destroyed state, SH-10.13; the portal: collapsed */
    FACE_FRESH = 8,        /* placed and not yet resolved, SH-4.5 */
    FACE_CHALLENGING = 16, /* SH-12.15, in this lane */
    FACE_FLIPPED = 32,     /* hidden, but was face up before, as everybody knows until it is rearranged */
    FACE_PLAYED = 64,      /* a tower whose Play ability has resolved, SH-14.9 */
};
/* Piece.num. A kind of token and its opposite share one number, so that they cancel (SH-10.2). */
enum { NUM_HEALTH, NUM_ATTACK, NUM_PIERCED /* armor used up this turn */, SIEGE_NUMS };
/* Pools: cards that can be mistaken for each other. */
enum {
    POOL_PUBLIC,
    POOL_DECK_0,
    POOL_DECK_1,
    POOL_HORDE,
    POOL_HORDE_2 /* tier 2, with tier decks */,
    POOL_SKELETON,
    SIEGE_POOLS
};

typedef enum {
    PHASE_SETUP,
    PHASE_REFRESH,
    PHASE_HORDE,
    PHASE_ALLIANCE,
    PHASE_TREACHERY,
    PHASE_FIGHT,
    PHASE_PILLAGE,
    PHASE_END,
    PHASE_OVER,
    SIEGE_PHASES
} SiegePhase;

/* The step of the turn: what comes next once no frame runs and the queue is empty (siege_turn.c has a row for each). A
 * step that waits for MOVE_GO is the moment at which a phase or a lane "is about to begin". */
typedef enum {
    STEP_PORTAL_SETUP, /* 2.1 step 4 */
    STEP_TOKENS,       /* O9 */
    STEP_DEAL,         /* steps 5 to 9: shuffle, draw, SH-1.18 to 1.20 */
    STEP_MULLIGAN,
    STEP_REFRESH, /* waits: the turn begins */
    STEP_REFRESHED,
    STEP_HORDE, /* waits */
    STEP_SUMMON,
    STEP_RESOLVE, /* one card of the wave after the other */
    STEP_SHIFT,
    STEP_HORDE_SEAT, /* the horde player acts, SH-12.6 */
    STEP_ALLIANCE,   /* the alliance acts */
    STEP_UNCOVER,    /* SH-5.21 */
    STEP_TAUNT,      /* SH-5.22 */
    STEP_PART,       /* SH-5.23 */
    STEP_TREACHERY,  /* waits */
    STEP_PLAN,       /* the horde player may draw and plan, SH-12.12 */
    STEP_REVEAL,     /* SH-6.1 */
    STEP_BOOST,      /* SH-6.3 to 6.5, then the abilities */
    STEP_REACTION,   /* the alliance may react */
    STEP_LANE,       /* waits: lane Siege.lane is about to begin */
    STEP_LANE_HORDE,
    STEP_LANE_ALLIANCE,
    STEP_LANE_STRIKE,
    STEP_LANE_END,
    STEP_PILLAGE, /* waits */
    STEP_PILLAGE_COUNT,
    STEP_END, /* waits */
    STEP_PORTAL,
    STEP_HORDE_DRAWS,
    STEP_HAND_LIMIT,
    STEP_TURN_ENDS,
    SIEGE_STEPS
} SiegeStep;

/* Frame.op. A frame is a running step (RUN_), an answer to the frame below it, or, on top of all, a question. Every frame
 * that belongs to an ability holds what it is about in the same members:
 *
 *     seat   the controller of the ability, or SEAT_TEAM; of a question: the seat that answers
 *     step   CTX_ bits
 *     src    the card it is printed on, or NO_PIECE (a spell that is no card)
 *     it     the creature the trigger is about (`victim`), or NO_PIECE;  batch: its card, row of Game.def, or 0
 *     set    the units that `it` names, bound by with(..)
 *     node   its index in SiegeSet.term;  arg, n: see each op */
typedef enum {
    RUN_NONE,
    RUN_LIST,   /* effects: node the next one, arg behind the last */
    RUN_VERB,   /* one effect, whose choices are being made: node */
    RUN_REPEAT, /* node: repeat(..); n: times left */
    RUN_EACH,   /* node: a verb with several steps (move, raise, mutaform, discard ..); n: steps left; arg: its own */
    RUN_COSTS,  /* node the next one, arg behind the last */
    RUN_ABILITIES, /* all abilities of kind arg (a SiegeOp) of src, one after the other: node the last one done, or 0 */
    RUN_PLAY,      /* src is being played by seat; n: progress; arg: its lane, or its future host */
    RUN_USE,       /* an Exhaust ability: node; costs, then effects; n: progress */
    RUN_ARRIVAL,   /* the horde card src is resolved, SH-4.7; n: progress */
    RUN_FALL,      /* the destruction of src is carried out, SH-10.16; n: progress */
    RUN_UNCOVER,   /* hidden cards, lanes as bits in set, are revealed one after the other, SH-12.18 */
    RUN_DRAW,      /* the draw for a destroyed monster is offered, SH-10.18 */
    RUN_BOOST,     /* n units of mana are given to pools, SH-4.8 */
    RUN_ASIDE,     /* a mulligan: seat */
    RUN_LIMIT,     /* the hand limit: seat */
    RUN_PLAN,      /* draw and plan: the card may be chosen */
    RUN_RESHUFFLE, /* SH-13.13: a seat's deck is empty */
    RUN_ELUSIVE,   /* src may move to a lane at most n away, SH-15.6 */
    RUN_TAUNT,     /* SH-15.16: a monster, then an ally */
    RUN_PART,      /* src is moved to a lane where it faces no card it must not face, SH-15.19 */
    RUN_TOKENS,    /* O9: n tokens to place (arg 1) or to remove (arg 0) */
    RUN_HERO,      /* SH-13.11: the hero src begins in a lane that seat chooses */
    ANSWER,        /* set: units (arg 1) or lanes; it: a piece; n: a number */
    ASK_UNIT,      /* one of the units in set; n: number still wanted */
    ASK_LANE,      /* one of the lanes in set */
    ASK_CARD,      /* a card in the place arg that matches the filters of node (0: any) */
    ASK_YES,
    ASK_OPTION, /* 1 to n; node: choose(..) */
    ASK_TOKEN,  /* health or attack: Mutaform */
    ASK_SEAT,   /* an alliance seat of set */
    ASK_TOP,    /* Scout: the card `it` stays on top, or goes under the deck */
    ASK_END,    /* left or right: DP48, DP49; the answer: n, 0 left, 1 right */
    ASK_NEXT,   /* which item of the queue: bits of set */
    ASK_FILL,   /* the forced step of an engagement, SH-5.10; src: the minion */
    SIEGE_FRAMES
} SiegeFrame;
enum { ASK_FIRST = ASK_UNIT };
enum {
    CTX_HORDE = 1,   /* on the horde's side */
    CTX_GONE = 2,    /* src has left play: `self` finds nothing (SH-10.26) */
    CTX_DEAD = 4,    /* `it` was destroyed: only its last values may be asked for */
    CTX_STOP = 8,    /* of a question: the seat may stop, stay, decline */
    CTX_EFFECT = 16, /* of a move: caused by an effect (R79) */
    CTX_CASTLE = 32, /* the castle's own trigger: the seat it is about is asked for again (SH-1.7) */
    CTX_FOUND = 64,  /* of an ANSWER: what the selector at node had found (SiegeEval.found); n: answers it had used */
};
/* The purpose of a question, if its verb does not show it: Frame.n of ASK_SEAT, Frame.arg of ASK_LANE and ASK_END. */
typedef enum {
    FOR_EFFECT,
    FOR_DRAW,
    FOR_MANA,
    FOR_ELUSIVE,
    FOR_PART,
    FOR_SUMMON,
    FOR_TAUNT,
    FOR_HERO,
    FOR_HOST,
    FOR_TOKENS
} SiegePurpose;

/* Items of the queue, Frame.op of State.queue. src: the card that generates it; Frame.batch: equal for items that became
 * due together; Frame.arg: the victim's card; seat, it and the rest: as above. */
typedef enum {
    ITEM_NONE,
    ITEM_ABILITY,  /* node: the triggered ability */
    ITEM_FALL,     /* the destruction of src */
    ITEM_ELUSIVE,  /* src may move, n lanes at most */
    ITEM_ARRIVAL,  /* src has been summoned and is resolved, SH-4.15 */
    ITEM_COLLAPSE, /* the Destroyed abilities of the portal, SH-10.19 */
    SIEGE_ITEMS
} SiegeItem;

/* Siege.mark: per unit, until the end of the turn but for MARK_LIVED. */
enum {
    MARK_STUNNED = 1, /* does not strike */
    MARK_SATED = 2,   /* does not pillage */
    MARK_ELUDED = 4,  /* has used Elusive, SH-15.6 */
    MARK_LIVED = 8,   /* minion: has held a health token since it was last at 0 (SH-10.15) */
    MARKS = 15        /* all of them */
};
/* Keywords as bits: KEY_TRAMPLE first, as in siege_ops.def; the last four have values. */
enum { KEYS = KEY_HEROIC - KEY_TRAMPLE + 1 };
#define KEY_BIT(key) (1u << ((key)-KEY_TRAMPLE))
/* Values that last until the end of the turn, Siege.buff. */
typedef enum { BUFF_ATTACK, BUFF_HEALTH, BUFF_ARMOR, BUFF_PIERCE, BUFF_ELUSIVE, BUFF_HEROIC, BUFFS } SiegeBuff;

typedef enum { END_NONE, END_CASTLE, END_DECK, END_OUTSIDER, END_TWENTY } SiegeEnd; /* how it ended */

typedef enum {
    OPT_HORDE, /* with two seats: the second is an ally, or plays the horde */
    OPT_DIFFICULTY,
    OPT_SET,
    OPT_OUTSIDER,
    OPT_CASTLE,
    OPT_DECK,                           /* + seat: ready-made decks */
    OPT_STAGE = OPT_DECK + ALLIES_MOST, /* O7 */
    OPT_EPIC,                           /* O8 */
    OPT_TOKENS,                         /* O9: choice 0 is 0, then 1 to 8, then -1 to -4 */
    OPT_TIERS,                          /* O10 */
    OPT_DECK_OUT,                       /* O11 */
    OPT_HEROIC,                         /* O12 */
    OPT_CONCEALED,                      /* O13 */
    OPT_REVEAL,                         /* O14 */
    OPT_CHALLENGE,                      /* O15 */
    OPT_FEAT,                           /* O16: 0 none, then SH-13.4 .. SH-13.15 */
    OPT_OUTSIDER_DRAW,                  /* O17 */
    OPT_HANDS,                          /* O18 */
    OPT_NUMBERS,                        /* O19: CHOICE_BALANCED ... */
    SIEGE_OPTIONS
} SiegeOption;
typedef enum { NORMAL, HARD, PAINFUL, HOPELESS, FIRST, DIFFICULTIES } SiegeDifficulty; /* O2 */
typedef enum { CHOICE_BALANCED, CHOICE_PRINTED, CHOICE_EARLIER } SiegeChoiceOfNumbers; /* O19 */
typedef enum { REVEAL_BOTH, REVEAL_PLAY, REVEAL_NOTHING } SiegeReveal;                 /* O14 */
typedef enum {
    FEAT_NONE,
    FEAT_OLD_HANDS,
    FEAT_CROOKED_DECK,
    FEAT_WORLD_ON_ITS_HEAD,
    FEAT_THEY_CHEAT_TOO,
    FEAT_ROLL_CALL,
    FEAT_THREE_AT_A_BLOW,
    FEAT_GIANT_KILLER,
    FEAT_ALREADY_HERE,
    FEAT_FAT_CELLARS,
    FEAT_TWENTY_NIGHTS,
    FEAT_CLEAN_HANDS,
    FEAT_THREE_DOORS,
    FEATS
} SiegeFeat;
enum { DECK_HORDE = ALLIES_MOST, SIEGE_DECKS }; /* rows of Game.deck: the seats', and SH-13.7's horde */

#pragma GCC diagnostic push /* no holes: equal states have equal bytes */
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
    State s;                      /* State.round is the turn */
    uint32_t hit_by[UNITS];       /* units that dealt damage to it in this step, as bits; 0 between two steps */
    uint16_t granted[UNITS];      /* keywords granted this turn, as bits */
    uint16_t lost[UNITS];         /* keywords lost this turn, as bits; losing wins (R88) */
    uint16_t batch;               /* the current batch: items that become due belong to it */
    DefId treachery;              /* this turn's treachery card, or 0 */
    int8_t buff[BUFFS][UNITS];    /* this turn */
    uint8_t mark[UNITS];          /* MARK_ bits */
    uint8_t mana[SEAT_MAX];       /* mana of each seat; the alliance's shared pool is seat 0's (SH-12.3) */
    uint8_t done[SEAT_MAX];       /* has said that it is done (SH-5.2) */
    uint8_t reshuffles[SEAT_MAX]; /* SH-13.13: made so far */
    uint8_t flipped[SEAT_MAX];    /* of the horde seat: lanes whose hidden card was face up before, as bits (O14) */
    PieceId boosted;              /* SH-6.3, or NO_PIECE */
    uint8_t step;                 /* a SiegeStep */
    uint8_t lane;                 /* lane of the fight phase and of STEP_PART, 0 to 5 */
    uint8_t turned;               /* quarter turns of the portal, 0 to 3 */
    uint8_t collapsed;            /* the portal collapsed this turn (SH-9.2) */
    uint8_t played;               /* horde cards played this turn (SH-12.8) */
    uint8_t tier;                 /* 0: the next summon takes from tier 2, 1: from tier 1 (SH-11.11) */
    uint8_t end;                  /* a SiegeEnd */
    uint8_t end_seat;             /* END_DECK: whose, else NO_SEAT */
    uint8_t outsider_fallen;      /* the last stage was destroyed (SH-9.1) */
    uint8_t blow;                 /* this damage is a strike's; 0 between two strikes */
    uint8_t feat_count;           /* SH-13: progress */
    uint8_t feat_failed;          /* SH-13.16: can no longer be met */
    PieceId feat_hero;            /* the hero it is about, or NO_PIECE */
    uint8_t feat_turn;            /* events of this turn, for siege_achievements.c */
    /* Derived from the rest, and public: siege_derive() */
    uint8_t dirty;        /* must be recomputed; never at the end of a move */
    uint16_t keys[UNITS]; /* active keywords, as bits */
    /* The piece of each unit, or NO_PIECE. A minion in a lane is at[UNIT_MINION + i] alone: the lane's upper unit is empty
     * then (siege_upper of siege_int.h returns the card there). */
    PieceId at[UNITS];
    int8_t attack[UNITS], health[UNITS];
    uint8_t armor[UNITS]; /* left this turn */
    uint8_t pierce[UNITS], elusive[UNITS];
    uint8_t strolls; /* not derived: cards moved this turn, plus half of those before; makes opponents move less */
    /* In imagined worlds only, for judge: */
    uint8_t imagined;  /* 1; 2: `foreseen` and `tired` hold the values at the end of turn `thought` */
    uint8_t thought;   /* the turn at whose end positions are judged, its last byte */
    uint8_t tired;     /* strolls at that moment */
    uint16_t foreseen; /* the alliance's chance, 0 to 65535 */
} Siege;

#pragma GCC diagnostic pop

_Static_assert(sizeof(Siege) < 8192, "docs promise a state below 8 KB");

/* Moves. Words in journals: never renamed once shipped. */
enum {
    MOVE_PLAY = 1, /* an ally or tower: def, lane */
    MOVE_CAST,     /* a spell: def */
    MOVE_ATTACH, /* an attachment: def, host (a piece; NO_PIECE as ARG_NUM never occurs: automatic hosts are MOVE_CAST) */
    MOVE_ENGAGE,    /* a minion */
    MOVE_MOVE,      /* a creature, lane */
    MOVE_SWAP,      /* two creatures of one side, the one with the lower lane first */
    MOVE_DISCARD,   /* an own card in play */
    MOVE_USE,       /* a card in play, which of its Exhaust abilities, from 1 */
    MOVE_RESHUFFLE, /* SH-13.13 */
    MOVE_LAY,       /* the horde player plays face up: def, lane */
    MOVE_HIDE,      /* .. plays face down: def, lane */
    MOVE_FLIP,      /* .. turns a monster face down */
    MOVE_REARRANGE, /* .. rearranges the hidden cards, or leaves them */
    MOVE_CHALLENGE, /* .. exhausts a monster */
    MOVE_PLAN,      /* .. draws and plans */
    MOVE_DONE,
    MOVE_WITHDRAW,  /* not done after all */
    MOVE_TAKE_BACK, /* an engagement, SH-5.10 */
    MOVE_CHOOSE,    /* from here on answers: a card in play */
    MOVE_TAKE,      /* a card in a hand, discard pile or among those looked at: def */
    MOVE_LANE,      /* 1 to 6 */
    MOVE_YES,
    MOVE_NO,
    MOVE_OPTION, /* 1 to .. */
    MOVE_HEALTH,
    MOVE_ATTACK,
    MOVE_SEAT, /* an alliance seat */
    MOVE_TOP,
    MOVE_BOTTOM,
    MOVE_LEFT,
    MOVE_RIGHT,
    MOVE_NEXT,    /* the item of the waiting line, from 0 */
    MOVE_NOTHING, /* stop, stay, decline */
    MOVE_GO,      /* the next phase or lane begins */
    SIEGE_MOVES
};

/* Log lines: kinds of events of this game, rows of Game.event. */
enum {
    EV_TURN = EV_GAME, /* n: which */
    EV_PHASE,          /* n: a SiegePhase */
    EV_PLAYED,         /* piece, by seat */
    EV_USED,           /* its Exhaust ability */
    EV_ENGAGED,        /* a minion, n: lane + 1 */
    EV_MOVED,          /* piece, n: lane + 1 */
    EV_SUMMONED,       /* piece, n: lane + 1 */
    EV_OVERFLOWS,
    EV_RESOLVED,
    EV_ABILITY, /* piece; n: which kind, a SiegeOp */
    EV_TOKENS,  /* piece, n: how many, other: the kind, a SiegeOp */
    EV_REMOVED, /* likewise */
    EV_DAMAGED, /* piece, n: wounds, other: prevented; face 1: by the strike just reported */
    EV_STRIKES, /* piece; other: the struck piece; n: how much; face 1: the event of its damage follows */
    EV_FALLS,
    EV_COLLAPSES,
    EV_TURNS, /* the portal; n: its wave number now */
    EV_DREW,  /* seat */
    EV_DECLINED,
    EV_DISCARDED,
    EV_PILLAGED, /* n cards, from seat */
    EV_MANA,     /* seat's pool: n more (or less); */
    EV_REVEALED, /* the treachery card */
    EV_BOOSTED,  /* n: by so much attack; 0: for an ability */
    EV_RAISED,
    EV_RECALLED,
    EV_CONCEALED,
    EV_UNCOVERED,
    EV_REARRANGED,
    EV_CHALLENGES,
    EV_PLANNED,
    EV_DONE,
    EV_RESHUFFLED,
    EV_MULLIGAN, /* seat: n cards */
    EV_WON,
    EV_LOST,     /* n: a SiegeEnd; other: seat */
    EV_ATTACHES, /* horde attachment; why: its host, or none: it is discarded */
    EV_TAUNTS,   /* a monster; other, why: the ally that must come; n: lane + 1 */
    SIEGE_EVENTS_END
};

extern const Game siege_game;

/* Writes the progress of the achievement that is played, "Roll Call: 2 of 5" (SH-13); "" without one. */
void siege_feat_says(const State *s, char *out, size_t n);

/* The cards that this thread plays with: `siege_set`, unless it has said otherwise. Cards of its own has only a scenario
 * (engine/scenario/siege.c), which says so before its game begins and takes it back afterwards; nothing changes them while
 * a game runs. Opponents, which think in another thread, know nothing of them. */
extern _Thread_local const SiegeSet *siege_cards_here; /* only siege_use_cards changes it */
#ifdef _WIN32                                          /* finding a variable of a thread is a call there */
extern atomic_int siege_own_cards;                     /* of how many threads it is another set; likewise */
#endif
static inline const SiegeSet *siege_cards(void)
{
#ifdef _WIN32
    if (atomic_load_explicit(&siege_own_cards, memory_order_relaxed) == 0)
        return &siege_set;
#endif
    return siege_cards_here;
}
void siege_use_cards(const SiegeSet *set); /* NULL: those of the card file again. Kept by the caller */

/* Writes what the i-th item of State.queue will do, 0 <= i < nqueue: a few words to follow its card's name, and a
 * sentence. */
void siege_say_waiting(const State *s, int i, char *brief, size_t bn, char *out, size_t n);
/* Writes the text of the ability that MOVE_USE would use, if its card has more than one; else "". */
void siege_say_use(const State *s, Move m, char *out, size_t n);
bool siege_asks_for_health(const State *s); /* true if the open question is which minions get health tokens */
/* Returns the printed text of a card in the current language; NULL: none. */
const char *siege_text(DefId def);
/* Writes the part of its text that counts as a treachery card (SH-6.4); false: none. */
bool siege_say_treachery_ability(DefId def, char *out, size_t n);
/* Writes the effect of a horde card when it is resolved (SH-4.7), as printed; false: none. */
bool siege_say_play_ability(DefId def, char *out, size_t n);

static inline const Siege *siege_of(const State *s)
{
    return (const Siege *)s;
}
/* The card of a row of Game.def; not for DEF_HIDDEN. */
static inline const SiegeCard *siege_card(DefId def)
{
    return &siege_cards()->card[def - 1];
}

/* Seats and sides */
static inline bool siege_versus(const State *s)
{
    return s->nseats == 3 || (s->nseats == 2 && s->option[OPT_HORDE]);
}
static inline int siege_allies(const State *s) /* alliance seats */
{
    return siege_versus(s) ? s->nseats - 1 : s->nseats;
}
static inline int siege_horde_seat(const State *s) /* or NO_SEAT */
{
    return siege_versus(s) ? s->nseats - 1 : NO_SEAT;
}
static inline PlaceId siege_hand_place(const State *s, int seat) /* where the hand of the seat lies */
{
    return seat == siege_horde_seat(s) ? PLACE_HORDE_HAND : (PlaceId)(PLACE_HAND + seat);
}
static inline int siege_pool(const State *s, int seat) /* index into Siege.mana */
{
    return siege_versus(s) && seat < s->nseats - 1 ? 0 : seat;
}

/* Current values, with all effects (SH-2.11). An empty unit has none. */
static inline int siege_attack(const State *s, int unit)
{
    return siege_of(s)->attack[unit];
}
static inline int siege_health(const State *s, int unit)
{
    return siege_of(s)->health[unit];
}
/* Returns the unit of a piece, or NO_UNIT. */
int siege_unit(const State *s, PieceId p);
int siege_lane(const State *s, int unit); /* 0 to 5; -1: castle, portal, back line */
int siege_wave(const State *s);           /* the present wave number */
int siege_stages_left(const State *s);    /* of the outsider; one that is destroyed and still lies there is none */
/* Returns the mana still to be given when it is asked who gains it (SH-4.8): by the card that is resolved, and by later
 * ones of the wave. */
int siege_mana_to_come(const State *s);
int siege_engaged_lane(const State *s); /* lane an engaged minion goes to (SH-5.9), from 0; -1: no lane is free */
/* True if that ally is in the lane where the minion of the back line would go. why: names that lane; nothing if these two
 * are no ally in a lane and no such minion. Whether the minion can be engaged at all is not checked. SH-5.10 */
bool siege_can_engage_with(const State *s, PieceId ally, PieceId minion, Why *why);
int siege_cost(const State *s, int seat, const SiegeCard *c); /* what the seat pays for it, SH-5.4 */

/* Returns the least additional health with which the castle would be held and the siege won, if the turn runs on from that
 * moment, a view; 0: no health is enough. */
int siege_health_missing(const State *before);

/* Lets a scenario do more than moves: effects as of a spell that seat 0 plays for free, or of a horde spell resolved
 * outside the lanes. node: index in siege_cards()->term of its play(..). */
void siege_cast(State *s, uint16_t node, bool horde, Events *ev);

#endif
