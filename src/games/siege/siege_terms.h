/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what a card is, once it is compiled (docs/rules/siege.md 1.3 and 10, siege-cards.md 2).
 *
 * A term is a row of words of 16 bits without pointers. Its first word, the head, holds the operation (low eight bits)
 * and how many words follow that belong to it (seven bits above); these are its arguments, terms themselves, one after
 * the other. A number is a single word with the highest bit set. So damage(2,pick(monster,lane)) is
 *
 *     DO_DAMAGE:5  2  THE_PICK:2  IS_MONSTER:0  IS_LANE:0
 *
 * and whoever reads it needs no table: the next argument stands at the end of this one, none is left at the end of the
 * whole. A card is a flat record; its abilities stand one after the other in the words of its range, in printed order.
 * A set is cards and words in fixed arrays: a copy is an assignment. `siege_set` is what the card file says, made while
 * the program is built (siege/main); a scenario adds cards of its own to a copy of it. */
#ifndef GAMES_SIEGE_TERMS_H
#define GAMES_SIEGE_TERMS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    OP_NONE,
#define OP(op, kinds, name, arguments, phrase, function) op,
#include "games/siege/siege_ops.def"
#undef OP
    OP_COUNT,
} SiegeOp;

typedef struct { /* a row of siege_ops.def */
    const char *kinds, *name, *arguments, *phrase;
} SiegeOpSpec;
extern const SiegeOpSpec siege_op[OP_COUNT]; /* row 0 is no operation */

typedef uint16_t Term; /* a word of one; a term is pointed to by its head */

enum { TERM_WORDS_MOST = 127, TERM_NUMBER_MOST = 99 };

static inline Term term_head(SiegeOp op, int words)
{
    return (Term)((int)op | words << 8);
}
static inline Term term_number(int n)
{
    return (Term)(0x8000 | (n & 0x7FFF));
}
static inline bool term_is_number(const Term *t)
{
    return *t & 0x8000;
}
static inline int term_int(const Term *t)
{
    return (int16_t)(uint16_t)(*t << 1) / 2;
}
static inline SiegeOp term_op(const Term *t) /* OP_NONE: a number */
{
    return term_is_number(t) ? OP_NONE : (SiegeOp)(*t & 0xFF);
}
static inline const Term *term_next(const Term *t) /* behind it, where the next argument begins */
{
    return t + 1 + (term_is_number(t) ? 0 : *t >> 8);
}

/* The n-th argument, from 0; NULL: there are not so many. */
const Term *term_argument(const Term *t, int n);
bool term_equal(const Term *a, const Term *b);

typedef enum {
    CARD_NOTHING,
    CARD_ALLY,
    CARD_TOWER,
    CARD_SPELL,
    CARD_ATTACHMENT,
    CARD_CASTLE,
    CARD_SKELETON, /* an ally that is a token */
    CARD_MONSTER,  /* from here on the horde's side */
    CARD_HORDE_SPELL,
    CARD_HORDE_ATTACHMENT,
    CARD_PORTAL,
    CARD_OUTSIDER,
    CARD_MINION,
    CARD_TYPES,
} SiegeCardType;

/* Words of the `stats:` line, in the order of their numbers; 0 is "not said". */
typedef enum { CLASS_PLAIN, CLASS_HERO, CLASS_EPIC, CLASS_SKELETON } SiegeClass;
typedef enum { COLOUR_NONE, COLOUR_EMBER, COLOUR_TIDE, COLOUR_BARROW, COLOURS } SiegeColour;
typedef enum { SET_NONE, SET_STRAYS, SET_RUSTCLAW, SET_PALEFROST, SET_ROTBLOOM, SET_NIGHTGLASS, SETS } SiegeHordeSet;
typedef enum { RARITY_NONE, RARITY_COMMON, RARITY_RARE, RARITY_LEGENDARY, RARITY_MYTHIC } SiegeRarity;
typedef enum { SIDE_NONE, SIDE_LEFT, SIDE_RIGHT } SiegeSide;
typedef enum { MARK_NONE, MARK_TREACHERY, MARK_ATTACK1, MARK_ATTACK2 } SiegeMark;
typedef enum { TABLE_NONE, TABLE_SOLO, TABLE_COOP, TABLE_COMPETITIVE } SiegeTableMode;
enum { FOR_NORMAL = 1, FOR_HARD = 2, FOR_PAINFUL = 4, FOR_HOPELESS = 8, FOR_FIRST = 16 }; /* SiegeCard.difficulty */
enum { PRINTED = 0, BALANCED = 1, EARLIER = 2 }; /* bits of SiegeCard.numbers (O19) */

enum { CARD_WORD_MOST = 24, CARD_NAME_MOST = 40, CARD_FLAVOUR_MOST = 96, NO_CARD = 0xFFFF };

typedef struct {
    char word[CARD_WORD_MOST]; /* permanent: in journals, positions and scenarios */
    char name[CARD_NAME_MOST];
    char flavour[CARD_FLAVOUR_MOST];
    char line[8];           /* outsider: the stages of one line belong together */
    uint32_t has;           /* a bit per kind of ability, ABILITY_PLAY first; a quick one is of two kinds: siege_has */
    uint16_t terms, nterms; /* the abilities: words of SiegeSet.term */
    uint16_t build, nbuild; /* castle: its deck rule, a term too */
    uint16_t hero;          /* castle: the related hero, a row of SiegeSet.card; or NO_CARD */
    uint16_t instead;       /* portal: with other numbers it stands in for that row + 1 (O19); or 0 */
    uint16_t keys;          /* keywords without a value that it always has: bits, KEY_TRAMPLE first */
    uint8_t type;           /* a SiegeCardType */
    uint8_t class, colour, set, rarity;
    uint8_t copies;                  /* in a full set */
    uint8_t cost, attack, health;    /* as printed */
    uint8_t tier, tick, boost;       /* boost: mana for the alliance; tick: for a horde player */
    uint8_t side, mark;              /* what it does as the treachery card */
    uint8_t mode, difficulty, stage; /* of portals; stage of outsiders too */
    uint8_t numbers;                 /* of portals that stand in for another: in which numbers, bits */
    uint8_t waves[4];                /* 1.4: w0 to w3 */
    uint8_t by_health;               /* static(attack_is_health) */
    uint8_t modifies;                /* it has static modifiers besides these */
    uint8_t cheapens;                /* a static modifier of it makes cards cheaper */
} SiegeCard;

enum { SIEGE_CARDS_MOST = 256, SIEGE_WORDS_MOST = 4096 };

typedef struct {
    uint16_t ncards, nterms;
    SiegeCard card[SIEGE_CARDS_MOST];
    Term term[SIEGE_WORDS_MOST];
} SiegeSet;

/* numbers: PRINTED, BALANCED or EARLIER. */
static inline bool siege_has_numbers(const SiegeCard *portal, int numbers)
{
    return numbers == PRINTED ? portal->numbers == PRINTED : portal->numbers & numbers;
}

extern const SiegeSet siege_set; /* docs/rules/siege-cards.md */

/* The card of that word, or NO_CARD. */
uint16_t siege_find(const SiegeSet *set, const char *word);
/* Its first ability or the one behind `last`; NULL: no more. for (t = NULL; (t = siege_ability(set, c, t));) */
static inline const Term *siege_ability(const SiegeSet *set, const SiegeCard *c, const Term *last)
{
    const Term *t = last ? term_next(last) : set->term + c->terms;
    return t < set->term + c->terms + c->nterms ? t : NULL;
}

static inline bool siege_is_horde(const SiegeCard *c)
{
    return c->type >= CARD_MONSTER;
}
static inline bool siege_has(const SiegeCard *c, SiegeOp ability)
{
    return c->has >> (ability - ABILITY_PLAY) & 1;
}
static inline bool siege_is_attachment(const SiegeCard *c)
{
    return c->type == CARD_ATTACHMENT || c->type == CARD_HORDE_ATTACHMENT;
}
/* What an ability does; inside of quick(...) the play or exhaust. */
static inline const Term *siege_unquick(const Term *ability)
{
    return term_op(ability) == ABILITY_QUICK ? ability + 1 : ability;
}

/* Some ability of the card has such a word. */
bool siege_speaks_of(const SiegeSet *set, const SiegeCard *c, SiegeOp op);
/* As the treachery card it does something to the boosted monster (SH-6.3): its marks make that stronger, or its text names it. */
bool siege_boosts(const SiegeSet *set, const SiegeCard *c);

#endif
