/* SPDX-License-Identifier: MIT
 * Siege: additional costs (section 10.3): whether all of them can be paid, and paying them in printed order.
 *
 * A RUN_COSTS frame goes from cost to cost; n: how much of the one at its node is paid already. */
#include "games/siege/siege_int.h"

const Term *siege_cost_of(const Term *ability)
{
    const Term *first = siege_unquick(ability) + 1;
    return term_op(first) == COST_ALL ? first : NULL;
}

const Term *siege_effects_of(const Term *ability)
{
    const Term *first = siege_unquick(ability) + 1;
    return term_op(first) == COST_ALL ? term_next(first) : first;
}

/* ---- whether it can be paid ---------------------------------------------------------------------------------------- */

/* Units that can pay a sacrifice (own ones) or a wound (any that a wound reaches: SH-2.18). */
static unsigned payers(SiegeEval *e, const Term *cost)
{
    const State *s = e->s;
    bool wound = term_op(cost) == COST_WOUND_ONE;
    const Term *filters = wound ? term_next(cost + 1) : cost + 1;
    unsigned set = siege_candidates(e, filters, siege_end(cost), false), out = 0;
    for (; set; set &= set - 1) {
        int unit = __builtin_ctz(set);
        PieceId p = siege_piece(s, unit);
        if (wound ? !siege_concealed(s, p) && !siege_dormant(s, unit)
                  : s->piece[p].place == PLACE_LOWER && s->piece[p].owner == e->ctx.seat)
            out |= 1u << unit;
    }
    return out;
}

/* Whether a card that pays this cost is there for the next one: it is discarded, or the wounds destroy it. */
static bool outlives(SiegeEval *e, const Term *cost, unsigned bit)
{
    int unit = __builtin_ctz(bit);
    return term_op(cost) == COST_WOUND_ONE &&
           (!siege_is_creature(e->s, unit) || siege_health(e->s, unit) > siege_amount(e, cost + 1));
}

static bool cards_suffice(SiegeEval *e, const Term *cost, const Term *end, unsigned gone);

/* Those that can pay this cost, when those in `gone` cannot any more, so that the costs behind it can be paid too. */
static unsigned good_payers(SiegeEval *e, const Term *cost, const Term *end, unsigned gone)
{
    unsigned good = 0;
    for (unsigned set = payers(e, cost) & ~gone; set; set &= set - 1) {
        unsigned bit = set & -set;
        good |= cards_suffice(e, term_next(cost), end, outlives(e, cost, bit) ? gone : gone | bit) ? bit : 0;
    }
    return good;
}

/* Whether cards can be found for all costs of cards in play, from `cost` on, when those in `gone` cannot pay. */
static bool cards_suffice(SiegeEval *e, const Term *cost, const Term *end, unsigned gone)
{
    while (cost < end && term_op(cost) != COST_SACRIFICE && term_op(cost) != COST_WOUND_ONE)
        cost = term_next(cost);
    return cost >= end || good_payers(e, cost, end, gone) != 0;
}

/* What has to be there for all costs together. */
typedef struct {
    int mana, charges, cards;
    bool mill, sufficient; /* cards in play can be found for those that ask for them */
} Bill;

static void add_costs(SiegeEval *e, const Term *cost, Bill *bill)
{
    for (const Term *t = cost + 1; t != siege_end(cost); t = term_next(t)) {
        bill->mana += term_op(t) == COST_MANA ? siege_amount(e, t + 1) : 0;
        bill->charges += term_op(t) == COST_CHARGE ? siege_amount(e, t + 1) : 0;
        bill->cards += term_op(t) == COST_HAND ? siege_amount(e, t + 1) : 0;
        bill->mill |= term_op(t) == COST_MILL;
    }
    bill->sufficient = bill->sufficient && cards_suffice(e, cost + 1, siege_end(cost), 0);
}

bool siege_can_pay(const State *s, int seat, PieceId src, const Term *cost, Why *why)
{
    SiegeEval e = siege_eval_static(s, src);
    e.ctx.seat = (uint8_t)seat;
    const SiegeCard *c = siege_card_of(s, src);
    bool played = s->piece[src].place == siege_hand_place(s, seat);
    Bill bill = {.mana = played ? siege_cost(s, seat, c) : 0, .sufficient = true};
    if (cost)
        add_costs(&e, cost, &bill);
    for (const Term *t = NULL; !cost && (t = siege_ability(siege_cards(), c, t));)
        if (term_op(siege_unquick(t)) == ABILITY_PLAY && siege_cost_of(t))
            add_costs(&e, siege_cost_of(t), &bill);
    if (bill.mana > siege_of(s)->mana[siege_pool(s, seat)])
        return why_say(why, "SH-5.4", SAY("Not enough mana."));
    if (bill.charges > 0 && siege_tokens(s, src, WORD_HEALTH) < bill.charges)
        return why_say(why, "SH-5.8", SAY("Not enough charges left."));
    if (bill.cards > 0 && table_size(s, siege_hand_place(s, seat)) - played < bill.cards)
        return why_say(why, "SH-5.8", SAY("Not enough other cards in hand to discard."));
    if (bill.mill && table_size(s, deck_at(seat)) == 0)
        return why_say(why, "SH-5.8", SAY("No card left in the deck to discard."));
    return bill.sufficient || why_say(why, "SH-5.8", SAY("No card in play can pay for it."));
}

/* ---- paying -------------------------------------------------------------------------------------------------------- */

/* true: a choice is missing. false: the cost at the frame's node is `part` paid, or done with. */
static bool cost_waits(SiegeEval *e, bool part)
{
    State *s = e->s;
    if (e->asks) {
        siege_ask(s, e->question, e->ev);
        return true;
    }
    siege_finish(s, e->frame + 1);
    Frame *f = &s->frame[e->frame];
    f->n = (uint8_t)(part ? f->n + 1 : 0);
    if (!part)
        f->node = siege_node_of(term_next(siege_node(f->node)));
    return false;
}

static void pay_mana(SiegeEval *e, const Term *cost)
{
    int n = siege_amount(e, cost + 1);
    if (!cost_waits(e, false))
        siege_gain_mana(e->s, e->ctx.seat, -n, e->ev);
}

static void pay_charge(SiegeEval *e, const Term *cost)
{
    int n = siege_amount(e, cost + 1);
    if (!cost_waits(e, false))
        siege_remove_tokens(e->s, e->ctx.src, WORD_HEALTH, n, e->ev);
}

static void pay_hand(SiegeEval *e, const Term *cost)
{
    int left = siege_amount(e, cost + 1) - e->ctx.n, seat = e->ctx.seat;
    PieceId p = left > 0 ? siege_card_choice(e, seat, siege_hand_place(e->s, seat), false) : NO_PIECE;
    if (!cost_waits(e, left > 1) && p != NO_PIECE)
        siege_discard_hand(e->s, p, e->ev);
}

/* Only what leaves enough for the costs that follow. */
static void pay_sacrifice(SiegeEval *e, const Term *cost)
{
    State *s = e->s;
    unsigned set = good_payers(e, cost, siege_node(e->ctx.arg), 0);
    unsigned unit = siege_unit_choice(e, e->ctx.seat, set);
    PieceId p = unit ? siege_piece(s, __builtin_ctz(unit)) : NO_PIECE;
    if (!cost_waits(e, false) && p != NO_PIECE)
        siege_leave(s, p, SIEGE_PLACES, e->ev);
}

static void pay_wound_one(SiegeEval *e, const Term *cost)
{
    int n = siege_amount(e, cost + 1);
    unsigned unit = siege_unit_choice(e, e->ctx.seat, good_payers(e, cost, siege_node(e->ctx.arg), 0));
    PieceId p = unit ? siege_piece(e->s, __builtin_ctz(unit)) : NO_PIECE;
    if (!cost_waits(e, false) && p != NO_PIECE)
        siege_place_tokens(e->s, p, WORD_WOUND, n, e->ev);
}

static void pay_mill(SiegeEval *e, const Term *cost)
{
    int n = siege_amount(e, cost + 1);
    if (!cost_waits(e, false))
        siege_mill(e->s, e->ctx.seat, n, e->ev); /* SH-9.8 */
}

void siege_costs_next(State *s, int frame, Events *ev)
{
    static void (*const pay[OP_COUNT])(SiegeEval *, const Term *) = {
#define OP(op, kinds, name, arguments, phrase, function)
#define COST(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
    };
    const Frame *f = &s->frame[frame];
    if (f->node >= f->arg) {
        siege_finish(s, frame);
        return;
    }
    const Term *cost = siege_node(f->node);
    SiegeEval e = siege_eval(s, frame, ev);
    void (*const paid)(SiegeEval *, const Term *) = pay[term_op(cost)];
    REQUIRE(paid != NULL);
    paid(&e, cost);
    siege_check_falls(s, 0, ev); /* SH-10.13: what falls waits in the line until the ability is resolved; SH-5.12 */
}
