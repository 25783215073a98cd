/* SPDX-License-Identifier: MIT
 * Siege: who is which unit, and what everybody's attack, health and keywords are now (docs/rules/siege.md SH-2.11 to
 * 2.18, 10.9).  All of it follows from the pieces and from what lasts this turn, and is the same for everybody: cards
 * that lie concealed have no values, also for who knows them (SH-12.17).
 *
 * What is static never reads attack or health (R78), so one pass over the cards in play that have such abilities is
 * enough, in any order. */
#include <string.h>

#include "games/siege/siege_int.h"

enum { WORTHS = KEY_HEROIC - KEY_ARMOR + 1 }; /* keywords with a value */

typedef struct {
    int16_t attack[UNITS], health[UNITS]; /* what is added to them */
    int16_t worth[WORTHS][UNITS];
    uint16_t keys[UNITS], without[UNITS];
    unsigned by_health; /* units whose attack is their health */
    unsigned valued;    /* units that may have a keyword with a value */
} Sums;

static bool is_seen(const State *s, PieceId p)
{
    return p != NO_PIECE && s->piece[p].def != DEF_HIDDEN && !siege_concealed(s, p);
}

static uint8_t type_of(const State *s, PieceId p) /* CARD_NOTHING: nobody may know */
{
    return is_seen(s, p) ? siege_card_of(s, p)->type : CARD_NOTHING;
}

/* ---- units and where they are ------------------------------------------------------------------------------------ */

int siege_unit(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    switch (piece->place) {
    case PLACE_UPPER:
        return type_of(s, p) == CARD_MINION ? UNIT_MINION + siege_minion(s, p) : UNIT_UPPER + piece->pos % LANES;
    case PLACE_LOWER:
        return UNIT_LOWER + piece->pos % LANES;
    case PLACE_BACK:
        return UNIT_MINION + siege_minion(s, p);
    case PLACE_CASTLE:
        return UNIT_CASTLE;
    case PLACE_PORTAL:
        return UNIT_PORTAL;
    default:
        return NO_UNIT;
    }
}

int siege_lane(const State *s, int unit)
{
    if (unit < UNIT_MINION)
        return unit % LANES;
    PieceId p = unit < UNIT_CASTLE ? siege_piece(s, unit) : NO_PIECE;
    return p != NO_PIECE && s->piece[p].place == PLACE_UPPER ? s->piece[p].pos % LANES : -1;
}

void siege_derive(State *s)
{
    static const PlaceId places[] = {PLACE_UPPER, PLACE_LOWER, PLACE_BACK, PLACE_CASTLE, PLACE_PORTAL};
    Siege *g = siege_mut(s);
    memset(g->at, NO_PIECE, sizeof g->at);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        for (PieceId p = table_first(s, places[i]); p != NO_PIECE; p = s->piece[p].next)
            g->at[siege_unit(s, p)] = p;
    siege_values(s);
}

unsigned siege_near(const State *s, int unit, int n)
{
    int lane = unit == NO_UNIT ? -1 : siege_lane(s, unit);
    if (lane < 0 || n < 0)
        return 0;
    n = n < LANES ? n : LANES;
    return ((1u << (2 * n + 1)) - 1) << lane >> n & ((1u << LANES) - 1);
}

bool siege_dormant(const State *s, int unit) /* SH-2.18, R90: tokens alone count */
{
    PieceId p = siege_piece(s, unit);
    return p != NO_PIECE && type_of(s, p) == CARD_MINION && s->piece[p].num[NUM_HEALTH] <= 0;
}

bool siege_is_monster(const State *s, int unit)
{
    PieceId p = siege_piece(s, unit);
    if (p == NO_PIECE || siege_falling(s, p))
        return false;
    uint8_t type = type_of(s, p);
    return type == CARD_MONSTER || type == CARD_OUTSIDER || (type == CARD_MINION && s->piece[p].num[NUM_HEALTH] > 0);
}

bool siege_is_ally(const State *s, int unit)
{
    PieceId p = siege_piece(s, unit);
    uint8_t type = type_of(s, p);
    return (type == CARD_ALLY || type == CARD_SKELETON) && !siege_falling(s, p);
}

bool siege_is_creature(const State *s, int unit)
{
    return siege_is_monster(s, unit) || siege_is_ally(s, unit);
}

int siege_opposed(const State *s, int unit)
{
    int lane = siege_lane(s, unit);
    if (lane < 0)
        return NO_UNIT;
    if (unit < UNIT_LOWER || unit >= UNIT_MINION)
        return siege_is_ally(s, UNIT_LOWER + lane) ? UNIT_LOWER + lane : NO_UNIT;
    PieceId p = siege_upper(s, lane);
    int upper = p == NO_PIECE ? NO_UNIT : siege_unit(s, p);
    return upper != NO_UNIT && (siege_concealed(s, p) || siege_is_monster(s, upper)) ? upper : NO_UNIT; /* SH-12.17 */
}

bool siege_engaged(const State *s, int unit)
{
    PieceId p = siege_piece(s, unit);
    return p != NO_PIECE && (siege_concealed(s, p) || siege_is_creature(s, unit)) && siege_opposed(s, unit) != NO_UNIT;
}

/* ---- what static abilities do ------------------------------------------------------------------------------------ */

static void add(Sums *v, SiegeOp kind, int n, unsigned units)
{
    v->valued |= kind != WORD_ATTACK && kind != WORD_HEALTH ? units : 0;
    int16_t *to = kind == WORD_ATTACK ? v->attack : kind == WORD_HEALTH ? v->health : v->worth[kind - WORD_ARMOR];
    for (; units; units &= units - 1)
        to[__builtin_ctz(units)] += (int16_t)n;
}
_Static_assert(WORD_PIERCE - WORD_ARMOR == KEY_PIERCE - KEY_ARMOR, "the WORD_ and KEY_ constants have the same order");

static void give(Sums *v, SiegeEval *e, const Term *key, unsigned units)
{
    SiegeOp op = term_op(key);
    int n = op >= KEY_ARMOR ? siege_number(e, key + 1) : 0;
    for (; units; units &= units - 1) {
        int unit = __builtin_ctz(units);
        v->keys[unit] |= (uint16_t)siege_key(op);
        if (op < KEY_ARMOR)
            continue;
        v->worth[op - KEY_ARMOR][unit] += (int16_t)n;
        v->valued |= 1u << unit;
    }
}

unsigned siege_lost_key(SiegeOp bare)
{
    static const SiegeOp key[OP_COUNT] = {
        [WORD_ARMOR] = KEY_ARMOR, [WORD_PIERCE] = KEY_PIERCE, [WORD_ELUSIVE] = KEY_ELUSIVE, [WORD_HEROIC] = KEY_HEROIC};
    return siege_key(key[bare] ? key[bare] : bare);
}

/* The host of the card that speaks, as a bit; 0: none that stands. */
static unsigned host_bit(const SiegeEval *e)
{
    PieceId host = e->s->piece[e->ctx.src].host;
    int unit = host == NO_PIECE || siege_falling(e->s, host) ? NO_UNIT : siege_unit(e->s, host);
    return unit == NO_UNIT ? 0 : 1u << unit;
}

/* One modifier; whom: who is meant by "this". */
static void modify(Sums *v, SiegeEval *e, const Term *mod, unsigned whom)
{
    const Term *first = mod + 1, *second = term_next(first);
    switch ((int)term_op(mod)) {
    case MOD_ATTACK_IS_HEALTH:
        v->by_health |= whom;
        return;
    case MOD_SELF:
        add(v, term_op(first), siege_number(e, second), whom);
        return;
    case MOD_AURA:
        add(v, term_op(first), siege_number(e, second), siege_candidates(e, term_next(second), siege_end(mod), false));
        return;
    case MOD_AURA_KEY:
        give(v, e, first, siege_candidates(e, second, siege_end(mod), false));
        return;
    case MOD_HOST_HAS:
        modify(v, e, first, host_bit(e));
        return;
    case MOD_WITHOUT:
        for (unsigned lost = siege_lost_key(term_op(first)); whom; whom &= whom - 1)
            v->without[__builtin_ctz(whom)] |= (uint16_t)lost;
        return;
    case MOD_WHILE:
        if (siege_holds(e, first))
            modify(v, e, second, whom);
        return;
    case MOD_CHEAPER: /* siege_cost */
        return;
    default:
        give(v, e, mod, whom);
    }
}

/* Static abilities of a card work: it lies open in play and does not fall. SH-10.28, SH-10.19 */
static inline bool speaks(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    if (piece->def == DEF_HIDDEN || piece->face & FACE_CONCEALED)
        return false;
    const SiegeCard *c = siege_card(piece->def);
    if (!siege_has(c, ABILITY_STATIC) || (piece->face & FACE_FALLING && piece->place != PLACE_PORTAL))
        return false;
    return piece->place != PLACE_UPPER || (c->type != CARD_HORDE_ATTACHMENT && c->type != CARD_HORDE_SPELL); /* R23 */
}

/* All that the modifiers of a card do, to others and to itself, the unit `self`. */
static void modify_all(Sums *v, const State *s, PieceId p, unsigned self)
{
    SiegeEval e = siege_eval_static(s, p);
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), siege_card_of(s, p), t));)
        for (const Term *mod = t + 1; term_op(t) == ABILITY_STATIC && mod < siege_end(t); mod = term_next(mod))
            modify(v, &e, mod, self);
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

/* Heroic looks at health tokens, or at wounds (O12). */
static bool is_heroic_now(const State *s, const Piece *piece)
{
    return s->option[OPT_HEROIC] ? piece->num[NUM_HEALTH] < 0 : piece->num[NUM_HEALTH] > 0;
}

_Static_assert(BUFF_HEROIC - BUFF_ARMOR == KEY_HEROIC - KEY_ARMOR, "the BUFF_ and KEY_ constants have the same order");

/* Keywords with a value: stores what they are worth; returns those that work, as bits, and how heroic it is. */
static unsigned sum_worths(Siege *g, const Sums *v, int unit, unsigned lost, int *heroic)
{
    int worth[WORTHS];
    unsigned keys = 0;
    for (int i = 0; i < WORTHS; i++) {
        int n = v->worth[i][unit] + g->buff[BUFF_ARMOR + i][unit];
        worth[i] = lost & KEY_BIT(KEY_ARMOR + i) ? 0 : siege_within(n, 0, TOKENS_MOST);
        keys |= worth[i] ? KEY_BIT(KEY_ARMOR + i) : 0;
    }
    int pierced = g->s.piece[g->at[unit]].num[NUM_PIERCED];
    g->armor[unit] = (uint8_t)siege_within(worth[0] - pierced, 0, TOKENS_MOST); /* SH-10.8, SH-15.1 */
    g->pierce[unit] = (uint8_t)worth[KEY_PIERCE - KEY_ARMOR];
    g->elusive[unit] = (uint8_t)worth[KEY_ELUSIVE - KEY_ARMOR];
    *heroic = worth[KEY_HEROIC - KEY_ARMOR];
    return keys;
}

static void sum_up(Siege *g, const Sums *v, int unit)
{
    const Piece *piece = &g->s.piece[g->at[unit]];
    const SiegeCard *c = siege_card(piece->def);
    unsigned lost = v->without[unit] | g->lost[unit]; /* R88: values added to it count nothing either */
    unsigned keys = (v->keys[unit] | g->granted[unit]) & (KEY_BIT(KEY_ARMOR) - 1);
    int heroic = 0;
    if (v->valued >> unit & 1)
        keys |= sum_worths(g, v, unit, lost, &heroic);
    int health = c->health + piece->num[NUM_HEALTH] + g->buff[BUFF_HEALTH][unit] + v->health[unit];
    int attack = v->by_health >> unit & 1 ? siege_within(health, 0, INT8_MAX) : c->attack; /* SH-2.12 */
    attack += piece->num[NUM_ATTACK] + g->buff[BUFF_ATTACK][unit] + v->attack[unit];
    attack += heroic && is_heroic_now(&g->s, piece) ? heroic : 0; /* SH-15.9 */
    g->keys[unit] = (uint16_t)(keys & ~lost);
    g->attack[unit] = (int8_t)siege_within(attack, 0, INT8_MAX); /* SH-2.11, R71 */
    g->health[unit] = (int8_t)siege_within(health, INT8_MIN, INT8_MAX);
}

static void clear_values(Siege *g)
{
    memset(g->attack, 0, sizeof g->attack);
    memset(g->health, 0, sizeof g->health);
    memset(g->armor, 0, sizeof g->armor);
    memset(g->pierce, 0, sizeof g->pierce);
    memset(g->elusive, 0, sizeof g->elusive);
    memset(g->keys, 0, sizeof g->keys);
}

void siege_values(State *s)
{
    Siege *g = siege_mut(s);
    static const int8_t none[WORTHS][UNITS];
    Sums v = {.valued = memcmp(g->buff[BUFF_ARMOR], none, sizeof none) != 0 ? ~0u : 0};
    unsigned seen = 0, modifying = 0;
    g->dirty &= (uint8_t)~DIRTY_VALUES;
    for (int u = 0; u < UNITS; u++) {
        PieceId p = g->at[u];
        if (!is_seen(s, p))
            continue;
        seen |= 1u << u;
        if (!speaks(s, p))
            continue;
        const SiegeCard *c = siege_card_of(s, p);
        v.keys[u] = c->keys;
        v.by_health |= c->by_health ? 1u << u : 0;
        modifying |= c->modifies ? 1u << u : 0;
    }
    for (; modifying; modifying &= modifying - 1)
        modify_all(&v, s, g->at[__builtin_ctz(modifying)], modifying & -modifying);
    for (PieceId p = table_first(s, PLACE_ATTACHED); p != NO_PIECE; p = s->piece[p].next)
        if (speaks(s, p) && siege_card_of(s, p)->modifies)
            modify_all(&v, s, p, 0);
    clear_values(g); /* a unit that nobody is, or that nobody may see, has none */
    for (; seen; seen &= seen - 1)
        sum_up(g, &v, __builtin_ctz(seen));
}

/* ---- other numbers ----------------------------------------------------------------------------------------------- */

int siege_tokens(const State *s, PieceId p, SiegeOp kind) /* SH-10.2: one number for a kind and its opposite */
{
    int n = s->piece[p].num[kind == WORD_HEALTH || kind == WORD_WOUND ? NUM_HEALTH : NUM_ATTACK];
    n = kind == WORD_WOUND || kind == WORD_WEAKEN ? -n : n;
    return n > 0 ? n : 0;
}

int siege_wave(const State *s) /* 1.4 */
{
    PieceId portal = siege_piece(s, UNIT_PORTAL);
    return is_seen(s, portal) ? siege_card_of(s, portal)->waves[siege_of(s)->turned % 4] : 0;
}

static int saved(SiegeEval *e, const SiegeCard *c, const Term *mod)
{
    const Term *first = mod + 1, *second = term_next(first);
    if (term_op(mod) == MOD_WHILE)
        return siege_holds(e, first) ? saved(e, c, second) : 0;
    if (term_op(mod) != MOD_CHEAPER || !siege_card_matches(e, c, second, siege_end(mod)))
        return 0;
    return siege_number(e, first);
}

static int saved_by(const State *s, PieceId p, int seat, const SiegeCard *c)
{
    if (!speaks(s, p) || !siege_card_of(s, p)->cheapens)
        return 0;
    if (s->piece[p].place == PLACE_CASTLE ? seat >= siege_allies(s) : s->piece[p].owner != seat)
        return 0;
    const SiegeCard *card = siege_card_of(s, p);
    SiegeEval e = siege_eval_static(s, p);
    int n = 0;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), card, t)) != NULL;)
        for (const Term *mod = t + 1; term_op(t) == ABILITY_STATIC && mod < siege_end(t); mod = term_next(mod))
            n += saved(&e, c, mod);
    return n;
}

int siege_cost(const State *s, int seat, const SiegeCard *c)
{
    static const PlaceId place[] = {PLACE_CASTLE, PLACE_LOWER, PLACE_ATTACHED};
    int cost = c->cost;
    for (size_t i = 0; i < sizeof place / sizeof *place; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next)
            cost -= saved_by(s, p, seat, c);
    return cost > 0 ? cost : 0;
}
