/* SPDX-License-Identifier: MIT
 * Siege: filters (docs/rules/siege.md 10.4), a function for each atom of siege_ops.def, and the candidates that match.
 *
 * A hidden card reveals only that it may be a monster (SH-12.17). So an atom holds, does not hold, or may hold: the last
 * counts as yes for a free choice and as no for an automatic one. */
#include "games/siege/siege_int.h"

typedef enum { NO, MAYBE, YES } Known;

typedef struct { /* the card a filter is applied to */
    SiegeEval *e;
    const SiegeCard *card; /* NULL: hidden */
    const Piece *piece;    /* NULL: a card not in play, judged by its printed values */
    int unit;              /* NO_UNIT: none */
} Subject;

typedef Known (*Filter)(const Subject *x, const Term *t);
static Known known(bool holds)
{
    return holds ? YES : NO;
}

/* ---- this card --------------------------------------------------------------------------------------------------- */

/* Returns the unit of "this", for an attachment that of its host; also while it is being destroyed, if it still has its
 * lane. SH-10.26 */
int siege_here(SiegeEval *e)
{
    PieceId p = e->ctx.src;
    if (p == NO_PIECE || e->ctx.step & CTX_GONE)
        return NO_UNIT;
    PieceId host = e->s->piece[p].host;
    if (!e->here)
        e->here = siege_unit(e->s, host == NO_PIECE ? p : host) + 1;
    return e->here - 1;
}

static int this_lane(SiegeEval *e)
{
    int unit = siege_here(e);
    return unit == NO_UNIT ? -1 : siege_lane(e->s, unit);
}

bool siege_is_upper(int unit)
{
    return unit < UNIT_LOWER || (unit >= UNIT_MINION && unit < UNIT_CASTLE);
}

/* Returns the card of a unit, or the attachment whose ability this is. */
PieceId siege_piece_of(const SiegeEval *e, int unit)
{
    if (unit == UNIT_SELF)
        return e->ctx.step & CTX_GONE ? NO_PIECE : e->ctx.src;
    return siege_piece(e->s, unit);
}

/* ---- filters, 10.4 ----------------------------------------------------------------------------------------------- */

static bool has_type(const Subject *x, SiegeCardType type)
{
    return x->card && x->card->type == type;
}

static Known is_ally(const Subject *x, const Term *t) /* SH-1.12 */
{
    (void)t;
    return known(has_type(x, CARD_ALLY) || has_type(x, CARD_SKELETON));
}

static Known is_tower(const Subject *x, const Term *t)
{
    (void)t;
    return known(has_type(x, CARD_TOWER));
}

static Known is_alliance(const Subject *x, const Term *t)
{
    return known(is_ally(x, t) == YES || is_tower(x, t) == YES);
}

static Known is_minion(const Subject *x, const Term *t)
{
    (void)t;
    return known(has_type(x, CARD_MINION));
}

static Known is_monster(const Subject *x, const Term *t)
{
    if (!x->card) /* SH-12.17 */
        return YES;
    if (is_minion(x, t) == YES) /* SH-2.18 */
        return known(!x->piece || x->piece->num[NUM_HEALTH] > 0);
    return known(has_type(x, CARD_MONSTER) || has_type(x, CARD_OUTSIDER));
}

static Known is_creature(const Subject *x, const Term *t)
{
    return known(is_ally(x, t) == YES || is_monster(x, t) == YES);
}

static Known is_hero(const Subject *x, const Term *t)
{
    (void)t;
    return known(x->card && x->card->class == CLASS_HERO);
}

static Known is_outsider(const Subject *x, const Term *t) /* is never hidden: SH-12.14 */
{
    (void)t;
    return known(has_type(x, CARD_OUTSIDER));
}

static Known is_skeleton(const Subject *x, const Term *t)
{
    (void)t;
    return known(has_type(x, CARD_SKELETON));
}

static Known is_spell(const Subject *x, const Term *t)
{
    (void)t;
    return known(has_type(x, CARD_SPELL));
}

static Known is_attachment(const Subject *x, const Term *t)
{
    (void)t;
    return known(has_type(x, CARD_ATTACHMENT));
}

static Known is_epic(const Subject *x, const Term *t)
{
    (void)t;
    return x->card ? known(x->card->class == CLASS_EPIC) : MAYBE;
}

static Known is_normal(const Subject *x, const Term *t) /* SH-2.4 */
{
    return x->card ? known(x->card->class != CLASS_EPIC && is_outsider(x, t) == NO) : MAYBE;
}

static int lane_of(const Subject *x)
{
    return x->piece && x->unit != NO_UNIT ? siege_lane(x->e->s, x->unit) : -1;
}

static Known is_in_lane(const Subject *x, const Term *t)
{
    (void)t;
    return known(lane_of(x) >= 0);
}

static Known is_in_back(const Subject *x, const Term *t)
{
    (void)t;
    return known(x->piece && x->piece->place == PLACE_BACK);
}

static bool fights(const Subject *x, const Term *t) /* may be engaged: SH-2.5 */
{
    return x->piece && x->unit != NO_UNIT && is_creature(x, t) == YES;
}

static Known is_engaged(const Subject *x, const Term *t)
{
    return known(fights(x, t) && siege_opposed(x->e->s, x->unit) != NO_UNIT);
}

static Known is_unengaged(const Subject *x, const Term *t)
{
    return known(fights(x, t) && siege_opposed(x->e->s, x->unit) == NO_UNIT);
}

static Known is_wounded(const Subject *x, const Term *t) /* SH-2.9 */
{
    (void)t;
    return known(x->piece && x->piece->num[NUM_HEALTH] < 0);
}

static Known is_unhurt(const Subject *x, const Term *t)
{
    (void)t;
    return known(x->piece && x->piece->num[NUM_HEALTH] >= 0);
}

static Known is_exhausted(const Subject *x, const Term *t)
{
    (void)t;
    return known(x->piece && x->piece->face & FACE_EXHAUSTED);
}

static Known is_ready(const Subject *x, const Term *t)
{
    (void)t;
    return known(x->piece && !(x->piece->face & FACE_EXHAUSTED));
}

static Known is_other(const Subject *x, const Term *t)
{
    (void)t;
    PieceId self = x->e->ctx.step & CTX_GONE ? NO_PIECE : x->e->ctx.src;
    return known(!x->piece || self == NO_PIECE || x->piece != &x->e->s->piece[self]);
}

static int distance(const Subject *x) /* distance from this, in lanes; -1: one of them is in none */
{
    int from = this_lane(x->e), to = lane_of(x);
    return from < 0 || to < 0 ? -1 : from < to ? to - from : from - to;
}

static Known is_near(const Subject *x, const Term *t) /* SH-2.8 */
{
    int far = distance(x);
    return known(far >= 0 && far <= siege_number(x->e, t + 1));
}

static Known is_beside(const Subject *x, const Term *t) /* SH-2.6 */
{
    (void)t;
    return known(distance(x) == 1);
}

static Known is_here(const Subject *x, const Term *t)
{
    (void)t;
    return known(distance(x) == 0);
}

static Known is_neighbour(const Subject *x, const Term *t) /* SH-2.7 */
{
    (void)t;
    return known(distance(x) == 1 && siege_is_upper(x->unit) == siege_is_upper(siege_here(x->e)));
}

static Known is_host(const Subject *x, const Term *t)
{
    (void)t;
    const SiegeEval *e = x->e;
    PieceId src = e->ctx.src;
    PieceId host = src == NO_PIECE || e->ctx.step & CTX_GONE ? NO_PIECE : e->s->piece[src].host;
    return known(x->piece && host != NO_PIECE && x->piece == &e->s->piece[host]);
}

static Known is_holding(const Subject *x, const Term *t)
{
    return known(x->piece && siege_tokens(x->e->s, (PieceId)(x->piece - x->e->s->piece), term_op(t + 1)) > 0);
}

static Known is_cost_le(const Subject *x, const Term *t)
{
    return x->card ? known(x->card->cost <= siege_number(x->e, t + 1)) : MAYBE;
}

static Known is_cost_ge(const Subject *x, const Term *t)
{
    return x->card ? known(x->card->cost >= siege_number(x->e, t + 1)) : MAYBE;
}

static int attack_of(const Subject *x)
{
    return x->piece && x->unit < UNITS ? siege_attack(x->e->s, x->unit) : x->card->attack;
}

static int health_of(const Subject *x)
{
    int health = x->piece && x->unit < UNITS ? siege_health(x->e->s, x->unit) : x->card->health;
    return health > 0 ? health : 0;
}

static Known is_atk_le(const Subject *x, const Term *t)
{
    return x->card ? known(attack_of(x) <= siege_number(x->e, t + 1)) : MAYBE;
}

static Known is_atk_ge(const Subject *x, const Term *t)
{
    return x->card ? known(attack_of(x) >= siege_number(x->e, t + 1)) : MAYBE;
}

static Known is_hp_le(const Subject *x, const Term *t)
{
    return x->card ? known(health_of(x) <= siege_number(x->e, t + 1)) : MAYBE;
}

static Known is_hp_ge(const Subject *x, const Term *t)
{
    return x->card ? known(health_of(x) >= siege_number(x->e, t + 1)) : MAYBE;
}

static Known is_not(const Subject *x, const Term *t);

static const Filter filters[OP_COUNT] = {
#define OP(op, kinds, name, arguments, phrase, function)
#define FILTER(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
};

static Known is_not(const Subject *x, const Term *t) /* what may hold may not hold */
{
    const Filter filter = filters[term_op(t + 1)];
    REQUIRE(filter != NULL);
    return YES - filter(x, t + 1);
}

/* Returns the weakest answer of all atoms of a filter. */
static Known agree(const Subject *x, const Term *first, const Term *end)
{
    Known all = YES;
    for (const Term *t = first; t < end && all != NO; t = term_next(t)) {
        const Filter filter = filters[term_op(t)];
        REQUIRE(filter != NULL);
        Known one = filter(x, t);
        all = one < all ? one : all;
    }
    return all;
}

/* Fills in the subject for a card in some place. false: no card, or one in transit (DEF_HIDDEN of a mirror). */
static bool subject(SiegeEval *e, PieceId p, int unit, Subject *out)
{
    if (p == NO_PIECE)
        return false;
    const Piece *piece = &e->s->piece[p];
    bool concealed = piece->face & FACE_CONCEALED;
    if (!concealed && piece->def == DEF_HIDDEN)
        return false;
    *out = (Subject){e, concealed ? NULL : siege_card(piece->def), piece, unit};
    return true;
}

/* True if it can be selected: not being destroyed, and not a spell or attachment that waits to be resolved. R23 */
static bool is_candidate(const Subject *x)
{
    if (x->piece->face & FACE_FALLING)
        return false;
    return !x->card || (x->card->type != CARD_HORDE_SPELL && x->card->type != CARD_HORDE_ATTACHMENT);
}

bool siege_may_be_named(SiegeEval *e, PieceId p)
{
    Subject x;
    return subject(e, p, NO_UNIT, &x) && is_candidate(&x);
}

enum { ANY_LANE = (1 << LANES) - 1 };

/* Returns the lanes an atom refers to, as bits; ANY_LANE: none in particular. */
static unsigned lanes_of(SiegeEval *e, const Term *t)
{
    switch ((int)term_op(t)) {
    case IS_HERE:
        return siege_near(e->s, siege_here(e), 0);
    case IS_BESIDE:
    case IS_NEIGHBOUR:
        return siege_near(e->s, siege_here(e), 1);
    case IS_NEAR:
        return siege_near(e->s, siege_here(e), siege_number(e, t + 1));
    default:
        return ANY_LANE;
    }
}

static unsigned minions_in(const SiegeEval *e, unsigned lanes)
{
    unsigned units = 0;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        int lane = siege_lane(e->s, u);
        units |= lane >= 0 && lanes >> lane & 1 ? 1u << u : 0;
    }
    return units;
}

/* Returns the units that can match at all, so that half of the table is skipped. */
static unsigned side_of(SiegeEval *e, const Term *first, const Term *end)
{
    unsigned units = UPPER_UNITS | LOWER_UNITS | MINION_UNITS;
    for (const Term *t = first; t < end; t = term_next(t)) {
        SiegeOp op = term_op(t);
        if (op == IS_ALLY || op == IS_TOWER || op == IS_ALLIANCE)
            units &= LOWER_UNITS;
        else if (op == IS_MONSTER || op == IS_OUTSIDER)
            units &= UPPER_UNITS | MINION_UNITS;
        else if (op == IS_MINION || op == IS_BACK)
            units &= MINION_UNITS;
        unsigned lanes = lanes_of(e, t);
        units &= lanes | lanes << UNIT_LOWER | (lanes == ANY_LANE ? MINION_UNITS : minions_in(e, lanes));
    }
    return units;
}

unsigned siege_candidates(SiegeEval *e, const Term *first, const Term *end, bool chosen)
{
    unsigned found = 0;
    Known least = chosen ? MAYBE : YES;
    Subject x;
    for (unsigned left = side_of(e, first, end); left; left &= left - 1) {
        int u = __builtin_ctz(left);
        if (subject(e, siege_piece(e->s, u), u, &x) && is_candidate(&x) && agree(&x, first, end) >= least)
            found |= 1u << u;
    }
    return found;
}

bool siege_matches(SiegeEval *e, int unit, const Term *first, const Term *end)
{
    Subject x;
    return subject(e, siege_piece_of(e, unit), unit == UNIT_SELF ? NO_UNIT : unit, &x) && agree(&x, first, end) == YES;
}

bool siege_card_matches(SiegeEval *e, const SiegeCard *c, const Term *first, const Term *end)
{
    Subject x = {e, c, NULL, NO_UNIT};
    return agree(&x, first, end) == YES;
}
