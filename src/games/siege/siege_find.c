/* SPDX-License-Identifier: MIT
 * Siege: what filters, selectors, numbers and conditions mean (docs/rules/siege.md 10.4 to 10.7).  One function a word of
 * siege_ops.def.  Nothing here changes the table; where a choice is missing the evaluation says which (SiegeEval.asks).
 *
 * Of a concealed card nobody is told more than that a monster may lie there (SH-12.17), so an atom holds, does not hold,
 * or may hold: that is yes for whoever chooses freely and no for what chooses by itself. */
#include "games/siege/siege_int.h"

typedef enum { NO, MAYBE, YES } Known;

typedef struct { /* who is looked at */
    SiegeEval *e;
    const SiegeCard *card; /* NULL: concealed */
    const Piece *piece;    /* NULL: a card that is not in play, by what is printed on it */
    int unit;              /* NO_UNIT: none */
} Subject;

typedef Known (*Filter)(const Subject *x, const Term *t);
typedef unsigned (*Selector)(SiegeEval *e, const Term *t);
typedef int (*Number)(SiegeEval *e, const Term *t);
typedef bool (*Condition)(SiegeEval *e, const Term *t);

static unsigned find(SiegeEval *e, const Term *selector);

static Known known(bool holds)
{
    return holds ? YES : NO;
}

/* ---- this card --------------------------------------------------------------------------------------------------- */

/* The unit where "this" is, its host for an attachment; also while it falls, as long as it has its lane. SH-10.26 */
static int this_unit(SiegeEval *e)
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
    int unit = this_unit(e);
    return unit == NO_UNIT ? -1 : siege_lane(e->s, unit);
}

static bool is_upper_unit(int unit)
{
    return unit < UNIT_LOWER || (unit >= UNIT_MINION && unit < UNIT_CASTLE);
}

/* Cards of units, and the attachment that speaks. */
static PieceId piece_of(const SiegeEval *e, int unit)
{
    return unit == UNIT_SELF ? e->ctx.src : siege_piece(e->s, unit);
}

/* Nothing in the destroyed state is found (SH-1.11); a collapsed portal stays in play (SH-10.19). */
static unsigned standing(const SiegeEval *e, unsigned units)
{
    unsigned stand = 0;
    for (; units; units &= units - 1) {
        int unit = __builtin_ctz(units);
        PieceId p = piece_of(e, unit);
        stand |= p != NO_PIECE && (unit == UNIT_PORTAL || !siege_falling(e->s, p)) ? 1u << unit : 0;
    }
    return stand;
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

static Known is_outsider(const Subject *x, const Term *t) /* is never concealed: SH-12.14 */
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

static int distance(const Subject *x) /* in lanes, from this; -1: one of them is in none */
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
    return known(distance(x) == 1 && is_upper_unit(x->unit) == is_upper_unit(this_unit(x->e)));
}

static Known is_host(const Subject *x, const Term *t)
{
    (void)t;
    const SiegeEval *e = x->e;
    PieceId src = e->ctx.src;
    PieceId host = src == NO_PIECE || e->ctx.step & CTX_GONE ? NO_PIECE : e->s->piece[src].host;
    return known(x->piece && host != NO_PIECE && x->piece == &e->s->piece[host]);
}

static int tokens_on(const Piece *piece, SiegeOp kind) /* SH-10.2: one number for a kind and its opposite */
{
    int n = piece->num[kind == WORD_HEALTH || kind == WORD_WOUND ? NUM_HEALTH : NUM_ATTACK];
    n = kind == WORD_WOUND || kind == WORD_WEAKEN ? -n : n;
    return n > 0 ? n : 0;
}

static Known is_holding(const Subject *x, const Term *t)
{
    return known(x->piece && tokens_on(x->piece, term_op(t + 1)) > 0);
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
    return YES - filters[term_op(t + 1)](x, t + 1);
}

/* All atoms; the worst of what they say. */
static Known agree(const Subject *x, const Term *first, const Term *end)
{
    Known all = YES;
    for (const Term *t = first; t < end && all != NO; t = term_next(t)) {
        Known one = filters[term_op(t)](x, t);
        all = one < all ? one : all;
    }
    return all;
}

/* Of a card that lies somewhere. false: it is nobody, or on its way (DEF_HIDDEN of a mirror). */
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

/* In play for selections: no spell or attachment that waits in a lane to be resolved. R23 */
static bool is_candidate(const Subject *x)
{
    if (x->piece->face & FACE_FALLING)
        return false;
    return !x->card || (x->card->type != CARD_HORDE_SPELL && x->card->type != CARD_HORDE_ATTACHMENT);
}

enum { ANY_LANE = (1 << LANES) - 1 };

/* Lanes of which an atom speaks, as bits; ANY_LANE, where it does not. */
static unsigned lanes_of(SiegeEval *e, const Term *t)
{
    switch ((int)term_op(t)) {
    case IS_HERE:
        return siege_near(e->s, this_unit(e), 0);
    case IS_BESIDE:
    case IS_NEIGHBOUR:
        return siege_near(e->s, this_unit(e), 1);
    case IS_NEAR:
        return siege_near(e->s, this_unit(e), siege_number(e, t + 1));
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

/* Units that can match at all: for speed, half of the table need not be looked at. */
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
    return subject(e, piece_of(e, unit), unit == UNIT_SELF ? NO_UNIT : unit, &x) && agree(&x, first, end) == YES;
}

bool siege_card_matches(SiegeEval *e, const SiegeCard *c, const Term *first, const Term *end)
{
    Subject x = {e, c, NULL, NO_UNIT};
    return agree(&x, first, end) == YES;
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

static int team(const State *s) /* the alliance as one */
{
    return siege_allies(s) == 1 ? 0 : SEAT_TEAM;
}

int siege_chooser(const State *s, const Frame *ctx) /* SH-1.7, SH-1.8 */
{
    if (ctx->step & CTX_HORDE && siege_versus(s))
        return siege_horde_seat(s);
    return ctx->step & CTX_HORDE || ctx->seat >= siege_allies(s) ? team(s) : ctx->seat;
}

int siege_tie_chooser(const State *s, const Frame *ctx) /* SH-2.15 */
{
    return ctx->step & CTX_HORDE && siege_versus(s) ? siege_horde_seat(s) : team(s);
}

const Frame *siege_next_answer(SiegeEval *e)
{
    while (e->used < e->nanswers) {
        const Frame *f = &e->s->frame[e->frame + 1 + e->used++];
        if (!(f->step & CTX_FOUND))
            return f;
    }
    return NULL;
}

static void ask(SiegeEval *e, Frame question, const Term *head)
{
    question.node = siege_node_of(head);
    question.src = e->ctx.src;
    question.it = NO_PIECE;
    question.step |= e->ctx.step & CTX_HORDE;
    e->question = question;
    e->asks = true;
}

static unsigned lowest(unsigned set)
{
    return set & (~set + 1);
}

/* What this selector had found before a concealed card was turned up. */
static const Frame *found_before(SiegeEval *e, const Term *head)
{
    for (int i = 0; i < e->nanswers; i++) {
        const Frame *f = &e->s->frame[e->frame + 1 + i];
        if (f->step & CTX_FOUND && f->node == siege_node_of(head))
            return f;
    }
    return NULL;
}

/* One of the set, where there are several: `question` says by whom. */
static unsigned one_of(SiegeEval *e, unsigned set, Frame question, const Term *head)
{
    if (e->frame < 0 || (set & (set - 1)) == 0)
        return lowest(set);
    const Frame *answer = siege_next_answer(e);
    if (answer)
        return answer->set;
    question.set = set;
    ask(e, question, head);
    return 0;
}

static unsigned one_of_tied(SiegeEval *e, unsigned set, const Term *head)
{
    return one_of(e, set, (Frame){.op = ASK_UNIT, .seat = (uint8_t)siege_tie_chooser(e->s, &e->ctx), .n = 1}, head);
}

/* n of the set, freely chosen; all, if there are no more, and none may be left out. SH-1.10, R62 */
static unsigned some_of(SiegeEval *e, unsigned set, int n, bool may_stop, const Term *head)
{
    int most = __builtin_popcount(set);
    if (n <= 0 || !set || (!may_stop && n >= most))
        return n <= 0 ? 0 : set;
    if (e->frame < 0)
        return lowest(set);
    const Frame *answer = siege_next_answer(e);
    if (answer)
        return answer->set;
    ask(e,
        (Frame){.op = ASK_UNIT,
                .seat = (uint8_t)siege_chooser(e->s, &e->ctx),
                .set = set,
                .n = (uint8_t)(n < most ? n : most),
                .step = may_stop ? CTX_STOP : 0},
        head);
    return 0;
}

/* ---- selectors that look for candidates, 10.5 -------------------------------------------------------------------- */

static unsigned find_pick(SiegeEval *e, const Term *t)
{
    return some_of(e, siege_candidates(e, t + 1, siege_end(t), true), 1, false, t);
}

static unsigned find_picks(SiegeEval *e, const Term *t)
{
    int n = siege_number(e, t + 1);
    return e->asks ? 0 : some_of(e, siege_candidates(e, term_next(t + 1), siege_end(t), true), n, false, t);
}

static unsigned find_upto(SiegeEval *e, const Term *t)
{
    int n = siege_number(e, t + 1);
    return e->asks ? 0 : some_of(e, siege_candidates(e, term_next(t + 1), siege_end(t), true), n, true, t);
}

static unsigned find_all(SiegeEval *e, const Term *t)
{
    return siege_candidates(e, t + 1, siege_end(t), false);
}

/* The candidates for which `worth` is highest; below `least` nobody is one. */
static unsigned best(const SiegeEval *e, unsigned set, int (*worth)(const SiegeEval *e, int unit), int least)
{
    unsigned found = 0;
    for (int most = least; set; set &= set - 1) {
        int unit = __builtin_ctz(set), n = worth(e, unit);
        if (n >= most)
            found = (n > most ? 0 : found) | 1u << unit;
        most = n > most ? n : most;
    }
    return found;
}

static int strength(const SiegeEval *e, int unit) /* SH-2.13: attack, then health */
{
    int health = siege_health(e->s, unit);
    return siege_attack(e->s, unit) * 256 + (health > 0 ? health : 0);
}

static int weakness(const SiegeEval *e, int unit)
{
    return -strength(e, unit);
}

static int wounds(const SiegeEval *e, int unit)
{
    return tokens_on(&e->s->piece[siege_piece(e->s, unit)], WORD_WOUND);
}

static int vigour(const SiegeEval *e, int unit)
{
    return siege_health(e->s, unit);
}

static int leftness(const SiegeEval *e, int unit)
{
    int lane = siege_lane(e->s, unit);
    return lane < 0 ? lane : LANES - lane;
}

static int rightness(const SiegeEval *e, int unit)
{
    return siege_lane(e->s, unit);
}

enum { ANY_WORTH = -32768 };

/* Candidates of a selection by value: concealed cards have none. SH-12.17 */
static unsigned valued(SiegeEval *e, const Term *t)
{
    unsigned set = siege_candidates(e, t + 1, siege_end(t), false);
    for (unsigned left = set; left; left &= left - 1) {
        int unit = __builtin_ctz(left);
        if (siege_concealed(e->s, siege_piece(e->s, unit)))
            set &= ~(1u << unit);
    }
    return set;
}

static unsigned find_strongest(SiegeEval *e, const Term *t)
{
    return one_of_tied(e, best(e, valued(e, t), strength, ANY_WORTH), t);
}

static unsigned find_weakest(SiegeEval *e, const Term *t)
{
    return one_of_tied(e, best(e, valued(e, t), weakness, ANY_WORTH), t);
}

static unsigned find_most_wounded(SiegeEval *e, const Term *t) /* SH-2.14 */
{
    return one_of_tied(e, best(e, valued(e, t), wounds, 1), t);
}

static unsigned find_healthiest(SiegeEval *e, const Term *t)
{
    return one_of_tied(e, best(e, valued(e, t), vigour, ANY_WORTH), t);
}

/* SH-12.27, DP48: on a horde-side card the horde player may read the other word. */
static unsigned choose_end(SiegeEval *e, const Term *t, bool right)
{
    unsigned set = siege_candidates(e, t + 1, siege_end(t), false);
    unsigned end[2] = {best(e, set, leftness, 0), best(e, set, rightness, 0)};
    if (e->ctx.step & CTX_HORDE && siege_versus(e->s) && e->frame >= 0 && end[0] != end[1]) {
        const Frame *answer = siege_next_answer(e);
        if (!answer) {
            ask(e, (Frame){.op = ASK_END, .seat = (uint8_t)siege_horde_seat(e->s), .n = 1, .arg = FOR_EFFECT}, t);
            return 0;
        }
        right = answer->n;
    }
    return one_of_tied(e, end[right], t);
}

static unsigned find_leftmost(SiegeEval *e, const Term *t)
{
    return choose_end(e, t, false);
}

static unsigned find_rightmost(SiegeEval *e, const Term *t)
{
    return choose_end(e, t, true);
}

/* Who of what was found before is still an object of it. SH-12.18 */
static unsigned still_there(SiegeEval *e, const Term *t, unsigned set)
{
    bool counted = term_op(t) == THE_PICKS || term_op(t) == THE_UPTO;
    return set & siege_candidates(e, counted ? term_next(t + 1) : t + 1, siege_end(t), true);
}

/* Looks once: what was found, and with how many answers, is kept for the case that a concealed card is turned up. */
static unsigned look(SiegeEval *e, const Term *t, Selector selector)
{
    const Frame *before = found_before(e, t);
    if (before) {
        for (int i = 0; i < before->n; i++)
            (void)siege_next_answer(e);
        return still_there(e, t, before->set);
    }
    int used = e->used;
    unsigned set = selector(e, t);
    if (e->asks || e->frame < 0)
        return set;
    if (e->used > used)
        set = still_there(e, t, set);
    if (e->nfound < (int)(sizeof e->found / sizeof *e->found))
        e->found[e->nfound++] = (Frame){.op = ANSWER,
                                        .step = CTX_FOUND,
                                        .seat = NO_SEAT,
                                        .n = (uint8_t)(e->used - used),
                                        .src = NO_PIECE,
                                        .it = NO_PIECE,
                                        .arg = 1,
                                        .node = siege_node_of(t),
                                        .set = set};
    return set;
}

void siege_keep_found(SiegeEval *e)
{
    for (int i = 0; i < e->nfound; i++)
        *frame_push(e->s, ANSWER, NO_SEAT) = e->found[i];
    e->nanswers += e->nfound;
    e->nfound = 0;
}

/* ---- selectors that know their card ------------------------------------------------------------------------------ */
/* They name a card that falls as well, for opp(..) and adj(..); siege_set_of leaves it out. */

static unsigned unit_bit(int unit)
{
    return unit == NO_UNIT ? 0 : 1u << unit;
}

static unsigned find_self(SiegeEval *e, const Term *t)
{
    (void)t;
    PieceId p = e->ctx.src;
    if (p == NO_PIECE || e->ctx.step & CTX_GONE)
        return 0;
    return e->s->piece[p].host != NO_PIECE ? 1u << UNIT_SELF : unit_bit(siege_unit(e->s, p));
}

static unsigned find_it(SiegeEval *e, const Term *t)
{
    (void)t;
    return e->ctx.set;
}

static unsigned find_host(SiegeEval *e, const Term *t)
{
    (void)t;
    PieceId p = e->ctx.src;
    return p == NO_PIECE || e->s->piece[p].host == NO_PIECE ? 0 : unit_bit(this_unit(e));
}

static unsigned find_boosted(SiegeEval *e, const Term *t)
{
    (void)t;
    PieceId p = siege_of(e->s)->boosted;
    return p == NO_PIECE ? 0 : unit_bit(siege_unit(e->s, p));
}

static unsigned find_victim(SiegeEval *e, const Term *t)
{
    (void)t;
    PieceId p = e->ctx.it;
    int unit = p == NO_PIECE ? NO_UNIT : siege_unit(e->s, p);
    if (unit == NO_UNIT || siege_falling(e->s, p))
        return unit_bit(unit);
    return e->ctx.step & CTX_DEAD || !siege_is_creature(e->s, unit) ? 0 : unit_bit(unit); /* R83 */
}

static unsigned find_castle(SiegeEval *e, const Term *t)
{
    (void)t;
    return siege_piece(e->s, UNIT_CASTLE) == NO_PIECE ? 0 : 1u << UNIT_CASTLE;
}

static unsigned find_portal(SiegeEval *e, const Term *t)
{
    (void)t;
    return siege_piece(e->s, UNIT_PORTAL) == NO_PIECE ? 0 : 1u << UNIT_PORTAL;
}

/* Where the cards of S are: of an attachment that is where its host is. */
static unsigned places_of(SiegeEval *e, const Term *selector)
{
    unsigned set = find(e, selector);
    return set >> UNIT_SELF & 1 ? (set & ~(1u << UNIT_SELF)) | unit_bit(this_unit(e)) : set;
}

static unsigned opposed_to(const SiegeEval *e, unsigned places)
{
    unsigned found = 0;
    for (; places; places &= places - 1)
        found |= unit_bit(siege_opposed(e->s, __builtin_ctz(places)));
    return found;
}

static unsigned find_opposed(SiegeEval *e, const Term *t)
{
    return opposed_to(e, places_of(e, t + 1));
}

static unsigned find_foe(SiegeEval *e, const Term *t)
{
    (void)t;
    return opposed_to(e, unit_bit(this_unit(e)));
}

/* Who stands in that lane on that side, and may be named; a bit or 0. */
static unsigned who_stands(SiegeEval *e, int lane, bool upper)
{
    Subject x;
    PieceId p = lane < 0 || lane >= LANES ? NO_PIECE : upper ? siege_upper(e->s, lane) : siege_lower(e->s, lane);
    return subject(e, p, NO_UNIT, &x) && is_candidate(&x) ? unit_bit(siege_unit(e->s, p)) : 0;
}

static unsigned find_neighbours(SiegeEval *e, const Term *t) /* SH-2.7 */
{
    unsigned found = 0;
    for (unsigned left = places_of(e, t + 1); left; left &= left - 1) {
        int unit = __builtin_ctz(left), lane = siege_lane(e->s, unit);
        if (lane >= 0)
            found |= who_stands(e, lane - 1, is_upper_unit(unit)) | who_stands(e, lane + 1, is_upper_unit(unit));
    }
    return found;
}

static unsigned find_both(SiegeEval *e, const Term *t)
{
    unsigned first = find(e, t + 1);
    return e->asks ? 0 : first | find(e, term_next(t + 1));
}

static const Selector selectors[OP_COUNT] = {
#define OP(op, kinds, name, arguments, phrase, function)
#define SELECTOR(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
};

static unsigned find(SiegeEval *e, const Term *selector)
{
    SiegeOp op = term_op(selector);
    if (e->asks)
        return 0;
    unsigned set =
        op >= THE_PICK && op <= THE_HEALTHIEST ? look(e, selector, selectors[op]) : selectors[op](e, selector);
    return e->asks ? 0 : set;
}

unsigned siege_set_of(SiegeEval *e, const Term *selector)
{
    return standing(e, find(e, selector));
}

/* ---- numbers, 10.6 ----------------------------------------------------------------------------------------------- */

static int value_count(SiegeEval *e, const Term *t)
{
    return __builtin_popcount(siege_candidates(e, t + 1, siege_end(t), false));
}

static int value_atk(SiegeEval *e, const Term *t)
{
    int n = 0;
    for (unsigned left = siege_set_of(e, t + 1) & ((1u << UNITS) - 1); left; left &= left - 1)
        n += siege_attack(e->s, __builtin_ctz(left));
    return n;
}

static int value_hp(SiegeEval *e, const Term *t)
{
    int n = 0;
    for (unsigned left = siege_set_of(e, t + 1) & ((1u << UNITS) - 1); left; left &= left - 1) {
        int health = siege_health(e->s, __builtin_ctz(left));
        n += health > 0 ? health : 0;
    }
    return n;
}

static int value_tokens(SiegeEval *e, const Term *t)
{
    int n = 0;
    for (unsigned left = siege_set_of(e, term_next(t + 1)); left; left &= left - 1)
        n += tokens_on(&e->s->piece[piece_of(e, __builtin_ctz(left))], term_op(t + 1));
    return n;
}

static int value_stage(SiegeEval *e, const Term *t)
{
    (void)t;
    PieceId portal = siege_piece(e->s, UNIT_PORTAL);
    return portal == NO_PIECE || e->s->piece[portal].def == DEF_HIDDEN ? 0 : siege_card_of(e->s, portal)->stage;
}

static int value_wave(SiegeEval *e, const Term *t)
{
    (void)t;
    return siege_wave(e->s);
}

static int value_hand(SiegeEval *e, const Term *t)
{
    (void)t;
    const State *s = e->s;
    if (e->ctx.step & CTX_HORDE)
        return siege_versus(s) ? table_size(s, PLACE_HORDE_HAND) : 0;
    int seat = e->ctx.seat < siege_allies(s) ? e->ctx.seat : team(s);
    return seat == SEAT_TEAM ? 0 : table_size(s, hand_at(s, seat));
}

static int value_plus(SiegeEval *e, const Term *t)
{
    int first = siege_number(e, t + 1);
    return first + siege_number(e, term_next(t + 1));
}

static int value_min(SiegeEval *e, const Term *t)
{
    int first = siege_number(e, t + 1), second = siege_number(e, term_next(t + 1));
    return first < second ? first : second;
}

static const Number numbers[OP_COUNT] = {
#define OP(op, kinds, name, arguments, phrase, function)
#define NUMBER(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
};

int siege_number(SiegeEval *e, const Term *number)
{
    if (term_is_number(number))
        return term_int(number);
    return e->asks ? 0 : numbers[term_op(number)](e, number);
}

/* ---- conditions, 10.7 -------------------------------------------------------------------------------------------- */

static bool holds_ge(SiegeEval *e, const Term *t)
{
    int first = siege_number(e, t + 1);
    return first >= siege_number(e, term_next(t + 1));
}

static bool holds_le(SiegeEval *e, const Term *t)
{
    int first = siege_number(e, t + 1);
    return first <= siege_number(e, term_next(t + 1));
}

/* Of a victim that is destroyed only what is printed on it may be asked. 10.5 */
static bool victim_was(SiegeEval *e, const Term *t)
{
    DefId def = e->ctx.batch;
    return def != DEF_HIDDEN && siege_card_matches(e, siege_card(def), term_next(t + 1), siege_end(t));
}

static bool holds_is(SiegeEval *e, const Term *t)
{
    bool dead = e->ctx.step & CTX_DEAD || (e->ctx.it != NO_PIECE && siege_falling(e->s, e->ctx.it));
    if (term_op(t + 1) == THE_VICTIM && dead)
        return victim_was(e, t);
    unsigned set = siege_set_of(e, t + 1);
    bool all = set != 0;
    for (; set && all; set &= set - 1)
        all = siege_matches(e, __builtin_ctz(set), term_next(t + 1), siege_end(t));
    return all;
}

static bool holds_any(SiegeEval *e, const Term *t)
{
    return siege_candidates(e, t + 1, siege_end(t), false) != 0;
}

static bool holds_none(SiegeEval *e, const Term *t)
{
    return siege_candidates(e, t + 1, siege_end(t), false) == 0;
}

static bool holds_not(SiegeEval *e, const Term *t)
{
    return !siege_holds(e, t + 1);
}

static const Condition conditions[OP_COUNT] = {
#define OP(op, kinds, name, arguments, phrase, function)
#define CONDITION(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
};

bool siege_holds(SiegeEval *e, const Term *condition)
{
    bool holds = !e->asks && conditions[term_op(condition)](e, condition);
    return holds && !e->asks;
}

/* ---- evaluations ------------------------------------------------------------------------------------------------- */

SiegeEval siege_eval(State *s, int frame, Events *ev)
{
    SiegeEval e = {.s = s, .ev = ev, .frame = frame, .ctx = {.src = NO_PIECE, .it = NO_PIECE, .seat = NO_SEAT}};
    siege_fresh(s);
    if (frame < 0)
        return e;
    e.ctx = s->frame[frame];
    while (frame + 1 + e.nanswers < s->nframes && s->frame[frame + 1 + e.nanswers].op == ANSWER)
        e.nanswers++;
    return e;
}

void siege_eval_of(SiegeEval *e, PieceId src)
{
    const Piece *piece = &e->s->piece[src];
    e->here = 0;
    e->ctx.src = src;
    e->ctx.seat = piece->place == PLACE_CASTLE ? SEAT_TEAM : piece->owner;
    e->ctx.step = piece->def != DEF_HIDDEN && siege_is_horde(siege_card(piece->def)) ? CTX_HORDE : 0;
}

SiegeEval siege_eval_static(const State *s, PieceId src)
{
    SiegeEval e = {.s = (State *)s, .frame = -1, .ctx = {.src = src, .it = NO_PIECE, .seat = NO_SEAT}};
    if (src != NO_PIECE)
        siege_eval_of(&e, src);
    return e;
}

const Term *siege_host(const SiegeCard *attachment)
{
    const Term *t = siege_ability(siege_cards(), attachment, NULL);
    while (t && term_op(t) != ABILITY_HOST)
        t = siege_ability(siege_cards(), attachment, t);
    NEED(t != NULL); /* 10.12: attachments have exactly one */
    return t + 1;
}
