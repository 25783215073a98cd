/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: parties of six polyhedral dice against four shared enemies, two to six seats
 * (docs/rules/monstrous.md, MH).  The state and the names of everything in it, for the rules, the board and the
 * scenario words of this game.
 *
 * A move is one decision: the team, the dice to roll again, one attack with all its dice.  Which die was picked up
 * first is no matter of the rules, so sets of dice are one argument (ARG_SET) and nothing is listed twice. */
#ifndef GAMES_MONSTROUS_MONSTROUS_H
#define GAMES_MONSTROUS_MONSTROUS_H
#include "core/game.h"

enum { MONSTROUS_SEATS = SEAT_MAX, ENEMIES = 4, HEADS = 6, BOLTS = 3, BEAR_DICE = 2, TEAM_MOST = 4, TEAM_WEBBED = 3 };
enum { NEED_MOST = 30 }; /* the highest sum an enemy needs (MH 1.4, 1.5) */
enum { LUCK_MOST = 65000 };

typedef enum { /* MH 1.1; also the order in which dice are rolled (MH-33.1) */
               HERO_WIZARD,
               HERO_ROGUE,
               HERO_CLERIC,
               HERO_DRUID,
               HERO_PALADIN,
               HERO_BARBARIAN,
               HERO_COUNT,
} Hero;

typedef enum { /* MH 1.5: the value is that of the type die; Piece.face of an enemy die */
               MONSTER_NONE,
               MONSTER_TROLL,
               MONSTER_SPIDER,
               MONSTER_WRAITH,
               MONSTER_BASILISK,
               MONSTER_HYDRA,
               MONSTER_DRAGON,
               MONSTER_COUNT,
} Monster;

enum { /* rows of Game.def. What can be hit stands together: four enemy dice, then the d10 heads of a Hydra. */
       DEF_HERO = 1, /* + Hero, each seat has one of each */
       DEF_ENEMY = DEF_HERO + HERO_COUNT,
       DEF_HEAD = DEF_ENEMY + ENEMIES,
       DEF_BOLT = DEF_HEAD + HEADS,
       DEF_BEAR = DEF_BOLT + BOLTS,
       DEF_CREATURE = DEF_BEAR + BEAR_DICE, /* + face - 2: no pieces, but what an enemy die stands for */
       DEF_OGRE = DEF_CREATURE + 16,
       DEF_MONSTER, /* + Monster - 1 */
       MONSTROUS_DEFS = DEF_MONSTER + MONSTER_COUNT - 1,
       TARGETS = ENEMIES + HEADS, /* a target is def - DEF_ENEMY */
};

enum { /* bits of an ARG_SET: the heroes, then */
       SET_BOLT = HERO_COUNT,
       SET_BEAR = SET_BOLT + BOLTS,
       SET_DICE = SET_BEAR + BEAR_DICE,
       SET_HEROES = (1 << HERO_COUNT) - 1,
       SET_BOLTS = ((1 << BOLTS) - 1) << SET_BOLT,
       SET_BEARS = ((1 << BEAR_DICE) - 1) << SET_BEAR,
};

typedef enum {
    GROUP_LINEUP,
    GROUP_FALLEN,
    GROUP_HEADS,
    GROUP_STUMPS,
    GROUP_MAGIC,
    GROUP_BOX,
    GROUP_PARTY,
    GROUP_TEAM,
    GROUP_WOUNDED,
    GROUP_STONE,
} MonstrousGroup;
enum {
    PLACE_LINEUP, /* enemy dice in play, in the order of MH-2.5 */
    PLACE_FALLEN, /* enemy dice defeated this turn, in the order of their defeat */
    PLACE_HEADS,  /* d10 heads of the Hydra in play */
    PLACE_STUMPS, /* those beaten, until it is dead */
    PLACE_MAGIC,  /* bolts and Bear dice rolled this turn */
    PLACE_BOX,    /* dice not on the table */
    PLACE_PARTY,  /* + seat: unwounded and not on the team; pos is the Hero here and in the next three */
    PLACE_TEAM = PLACE_PARTY + MONSTROUS_SEATS,
    PLACE_WOUNDED = PLACE_TEAM + MONSTROUS_SEATS,
    PLACE_STONE = PLACE_WOUNDED + MONSTROUS_SEATS,
    MONSTROUS_PLACES = PLACE_STONE + MONSTROUS_SEATS,
};

/* Piece.n is the number a die shows: of a hero its natural value this turn (0: not rolled), of an enemy the sum needed
 * (2..30; MH 1.4), of a head, a bolt, a Bear die its value.  Piece.face of an enemy is its Monster, of a bolt 1 when it
 * is spent, of a hero these: */
enum {
    FACE_ATTACKED = 1, /* its roles (MH-6.2) */
    FACE_HEALED = 2,
    FACE_USED = 4,   /* it has used its ability this turn */
    FACE_BACK = 8,   /* in the party: put back by the Basilisk */
    FACE_MARK = 0x70 /* a Mark: Backstab and Guidance in the attack or treatment that is being composed */
};
enum { FACE_MARK_SHIFT = 4, FACE_SPENT = 1 };
typedef enum { /* MH-7.4; in the order they were put on the die */
               MARK_NONE,
               MARK_DOUBLE,
               MARK_RAISE,
               MARK_LOWER,
               MARK_DOUBLE_RAISE,
               MARK_DOUBLE_LOWER,
               MARK_RAISE_DOUBLE,
               MARK_LOWER_DOUBLE,
} Mark;

enum { /* State.phase */
       PHASE_TEAM,
       PHASE_REROLL,
       PHASE_ACTION,
       PHASE_TIE, /* the tied seats say whether they share (MH-29.2) */
       PHASE_OVER,
       MONSTROUS_PHASES,
};

enum {                /* Move.kind */
       MOVE_TEAM = 1, /* a: set of heroes */
       MOVE_KEEP,
       MOVE_REROLL, /* a: set of heroes */
       MOVE_ATTACK, /* a: set of dice, b: def of an enemy or a head */
       MOVE_TREAT,  /* a: set of heroes, b: def of the wounded hero */
       MOVE_DOUBLE, /* a: def of the hero: Backstab on its die, or off it again */
       MOVE_RAISE,  /* Guidance: one more; off it, if it was that */
       MOVE_LOWER,  /* Guidance: one less; the same */
       MOVE_BOLTS,
       MOVE_SLEEP, /* a: def of the enemy */
       MOVE_MEND,  /* a: def of the hero */
       MOVE_BEAR,
       MOVE_INSPIRE, /* a: def of the hero */
       MOVE_RAGE,    /* a: def of an enemy or a head */
       MOVE_END,
       MOVE_SHARE,
       MOVE_SHOWDOWN,
       MONSTROUS_MOVES,
};

enum { /* Event.kind; what happened to the table itself is told by the generic events */
       EV_ROLLED =
           EV_GAME,    /* piece, def: the die; n: it shows; other: its sides. NO_PIECE: a d4, d6 or d10 of the pool */
       EV_REJECTED,    /* def: enemy die; n: the face that is rolled again (MH-2.2, MH-30.3) */
       EV_ENEMY,       /* piece; def: creature; n: sum needed. No epic monster */
       EV_TYPE_TAKEN,  /* def: monster already in play; n: the type die */
       EV_APPEARED,    /* piece; def: monster; n: sum needed */
       EV_HYDRA,       /* n: heads in all */
       EV_SORTED,      /* the lineup has another order */
       EV_FIRST_ROLL,  /* setup: seat; n: its d20 */
       EV_FIRST_TIE,   /* setup: n seats roll again */
       EV_FIRST,       /* seat: First Player */
       EV_ROUND,       /* seat: begins; n: round */
       EV_TURN,        /* seat; n: team limit; other: bits of the Monsters in play */
       EV_TEAM,        /* seat; why: set of heroes, the numbers of event_dice */
       EV_AGAIN,       /* seat; the same, rolled again */
       EV_KEPT,        /* seat */
       EV_NO_REROLL,   /* seat: the step is skipped; def: the Wraith */
       EV_PARALYSIS,   /* seat; n: the die; def: the Basilisk */
       EV_PUT_BACK,    /* seat; def: hero */
       EV_STONE,       /* seat; def: hero */
       EV_BOLTS,       /* seat; the numbers of event_dice */
       EV_SLEEP,       /* seat; def: what the enemy was; n: the sum it needed */
       EV_MENDED,      /* seat; def: hero; by the Cleric's ability */
       EV_BEAR,        /* seat; the numbers of event_dice */
       EV_INSPIRED,    /* seat; def: hero; n: new value; other: old value, or 0; face: an Inspired */
       EV_RAGE,        /* seat; piece; def: creature, monster or head */
       EV_HIT,         /* seat; piece; def: as before; why: set of dice; n: sum */
       EV_DOUBLED,     /* seat; def: hero whose die counts twice; n: what it counts in the end */
       EV_GUIDED,      /* seat; def: hero; other: a Mark; n: what it counts in the end */
       EV_TREATED,     /* seat; def: patient; why: set of healers */
       EV_DEFEATED,    /* seat; piece; def: creature or monster; n: points, 0 in a Showdown */
       EV_HEAD,        /* seat; piece; def: the Hydra; n: points; other: d10 heads left */
       EV_TROLL,       /* seat; piece; def: the Troll; n: the regeneration die */
       EV_REGENERATED, /* seat; piece; def: the Troll; n: new sum needed */
       EV_SCORED,      /* seat; n: new total; other: plus */
       EV_TRIGGERED,   /* seat; n: number of the final round */
       EV_ENDED,       /* seat ends its turn */
       EV_WOUNDED,     /* seat; def: hero; face 1: by Fire Breath */
       EV_BREATH,      /* seat; def: the Dragon; the numbers of event_dice */
       EV_UNHURT,      /* seat: nobody was wounded by it */
       EV_OUT,         /* seat is eliminated */
       EV_MARKER,      /* seat: new First Player */
       EV_FINAL,       /* n: the final round begins */
       EV_TIE,         /* n: seats; other: bits of the seats */
       EV_SHARES,      /* seat would share the win */
       EV_CALLS,       /* seat wants the Showdown */
       EV_DUEL,        /* the Final Showdown begins; seat: beginner; other: bits of the contenders */
       EV_DUEL_ROUND,  /* seat: beginner; n: its number */
       EV_DUEL_RESULT, /* seat: contender; n: enemies it has defeated in the round */
       EV_WON,         /* seat; n: an Ending */
       MONSTROUS_EVENTS_END,
};
typedef enum { INSPIRED_TEAM, INSPIRED_BACK, INSPIRED_PARTY } Inspired; /* where the die came from */

typedef enum { ENDING_NONE, ENDING_POINTS, ENDING_LAST, ENDING_SHARED, ENDING_SHOWDOWN } Ending;

enum { OPT_TARGET, OPT_MONSTERS, OPT_TIES, MONSTROUS_OPTIONS }; /* rows of Game.option */
enum { TARGET_STEP = 10, TARGET_CHOICES = 100 };                /* MH-31.1: choice i is (i + 1) * 10 */
enum { MONSTERS_FULL, MONSTERS_SIMPLE };
enum { TIES_ASK, TIES_SHARE, TIES_SHOWDOWN };

typedef enum { /* where points come from; after the ordinary ones as Monster */
               SOURCE_ORDINARY,
               SOURCE_TROLL,
               SOURCE_SPIDER,
               SOURCE_WRAITH,
               SOURCE_BASILISK,
               SOURCE_HYDRA,
               SOURCE_DRAGON,
               SOURCE_OGRE,
               SOURCE_EARLIER, /* a position that was loaded does not say */
               SOURCE_COUNT,
} Source;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct {
    State s;
    uint16_t score[MONSTROUS_SEATS];
    uint16_t points[SOURCE_COUNT][MONSTROUS_SEATS]; /* they add up to score */
    uint16_t wounds[MONSTROUS_SEATS];               /* taken in the whole game */
    uint16_t rolled[MONSTROUS_SEATS];               /* sum of the team's rolls, and the mean of such rolls, */
    uint16_t expected[MONSTROUS_SEATS];             /* twice: luck is rolled - expected / 2. Both stop at LUCK_MOST. */
    uint8_t out[MONSTROUS_SEATS];
    uint8_t contender[MONSTROUS_SEATS]; /* tied at the end, then in the Showdown (MH-30.1) */
    uint8_t count[MONSTROUS_SEATS];     /* enemies defeated in this Showdown round */
    uint8_t won[MONSTROUS_SEATS];
    uint16_t final;   /* number of the final round; 0: not triggered */
    uint8_t first;    /* holds the First Player marker */
    uint8_t began;    /* the seat that began the running round, also when it is out by now (MH-3.3) */
    uint8_t showdown; /* number of the Showdown round, 0: none */
    uint8_t ending;   /* an Ending */
    uint8_t changes;  /* of marks since the last act, at most MARK_CHANGES (MH-7.13) */
    uint8_t spare[5];
} Monstrous;
#pragma GCC diagnostic pop

static inline const Monstrous *monstrous_of(const State *s)
{
    return (const Monstrous *)s;
}
static inline Monstrous *monstrous_mut(State *s)
{
    return (Monstrous *)s;
}
extern const Game monstrous_game;
extern const uint8_t monstrous_sides[HERO_COUNT]; /* of the die: crit face and healing sum too */

/* ---- what the rules can be asked (monstrous_legal.c): screens, opponents and scenario words use these --------- */

typedef struct {             /* the dice of one seat, by bit of an ARG_SET */
    uint8_t value[SET_DICE]; /* natural, 0: not on the table */
    uint8_t face[SET_DICE];  /* Piece.face */
    PieceId piece[SET_DICE]; /* of what is on the team or the table, else NO_PIECE */
    uint16_t team;           /* heroes on the team */
    uint16_t attackers;      /* may be part of an attack now (MH-7.2, MH-13) */
    uint16_t healers;        /* may be part of a treatment now (MH-8.2) */
} Melee;
void monstrous_melee(const State *s, int seat, Melee *out);

int monstrous_target_score(const State *s);
int monstrous_limit(const State *s);                   /* team limit as of now (MH-19.1) */
unsigned monstrous_in_play(const State *s);            /* bit per Monster */
unsigned monstrous_heroes(const State *s, PlaceId at); /* bit per Hero that lies there */
unsigned monstrous_unwounded(const State *s, int seat);
/* Bit per target that may be attacked or raged now (MH-7.1, MH-22). */
unsigned monstrous_targets(const State *s);
PieceId monstrous_target_piece(const State *s, int target); /* NO_PIECE: not in play */
int monstrous_needs(const State *s, int target);            /* the sum it needs; 0: not in play */
int monstrous_points(const State *s, int target);           /* what beating it scores */
/* DEF_CREATURE + .., DEF_OGRE, DEF_MONSTER + ..; of a head the Hydra: what to show for the die. */
DefId monstrous_creature(const State *s, PieceId p);
int monstrous_marked(int value, Mark mark); /* what a die counts with its mark: -2..42 */
/* Sum of the dice of the set as they are marked now (MH-7.4); the bits must be on the table. */
int monstrous_sum(const Melee *melee, unsigned set);
/* Bit per sum up to NEED_MOST that some of the dice make, as they are marked; bit 0 for none of them. */
uint32_t monstrous_reach(const Melee *melee, unsigned set);
/* The same for all free dice of the seat to act, with Backstab and Guidance as they lie or as they may still be laid. */
uint32_t monstrous_reach_marked(const State *s);
/* How many dice of the seat to act show a 1 and will be wounded if the turn ends now (MH-16.1), fire left aside; *well:
 * how many heroes then stay well, 0: it leaves the game (MH-27.1). */
int monstrous_wounds_to_come(const State *s, int *well);
typedef struct {   /* what the seat to act could still do in this turn */
    int hits;      /* enemies and heads that some sum of its dice meets, with Backstab and Guidance too */
    int cures;     /* wounded heroes that some sum treats */
    int abilities; /* heroes whose ability has something to work on */
} Undone;
Undone monstrous_left_undone(const State *s); /* all 0 outside the action phase */
/* Heroes whose ability may be used now, targets left aside (MH-9.1, MH-9.2). */
unsigned monstrous_crits(const Melee *melee);
bool monstrous_in_game(const State *s, int seat);
/* The next seat clockwise that takes turns now: in the game, in a Showdown a contender. seat itself when alone. */
int monstrous_next(const State *s, int seat);

#endif
