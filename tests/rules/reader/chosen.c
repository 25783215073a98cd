/* SPDX-License-Identifier: MIT
 * What was chosen, and what was paid for, is done: the answer to a question, and an Exhaust ability. */
#include "reader.h"

#include <string.h>

typedef struct {
    const State *was, *is;
    Move m;
    const Events *ev;
    Board before, after;
    Complaint *c;
} Choice;

/* The first event of that kind about the piece (NO_PIECE: about whichever); NULL: none. */
static const Event *find_told(const Choice *x, int kind, PieceId p)
{
    for (int i = 0; i < x->ev->n; i++)
        if (x->ev->e[i].kind == kind && (p == NO_PIECE || x->ev->e[i].piece == p))
            return &x->ev->e[i];
    return NULL;
}

static const Frame *question(const Choice *x) /* that is answered; NULL: none was open */
{
    return x->was->nframes && x->was->frame[x->was->nframes - 1].op >= ASK_FIRST ? &x->was->frame[x->was->nframes - 1]
                                                                                 : NULL;
}

/* The effect or cost for which somebody is chosen; NULL: it is something else that asks. */
static const Term *verb(const Choice *x)
{
    int i = x->was->nframes - 2;
    while (i >= 0 && x->was->frame[i].op == ANSWER)
        i--;
    bool effect = i >= 0 && (x->was->frame[i].op == RUN_VERB || x->was->frame[i].op == RUN_COSTS);
    return effect ? siege_cards()->term + x->was->frame[i].node : NULL;
}

/* ---- somebody is chosen ----------------------------------------------------------------------------------------- */

/* What happens to whom an effect is carried out on, as an event; 0: nothing that is told, or nothing at all. */
static int follows(const Choice *x, const Term *effect, const Stander *chosen)
{
    bool spared = cannot_be_hurt(x->was, chosen), immune = has_the_key(chosen, KEY_IMMUNE);
    bool wound = term_op(effect + 1) == WORD_WOUND;
    int tokens = term_op(effect) == DO_UNTOKEN && wound ? -chosen->tokens : chosen->tokens;
    switch ((int)term_op(effect)) {
    case DO_DAMAGE:
    case DO_ASSAULT:
        return spared || immune || !term_is_number(effect + 1) ? 0 : EV_DAMAGED;
    case DO_TOKEN:
        return wound && spared ? 0 : EV_TOKENS;
    case DO_UNTOKEN:
    case DO_GUERRILLA:
        return tokens > 0 ? EV_REMOVED : 0;
    case DO_DESTROY:
        return cannot_fall(x->was, chosen) || chosen->tokens > 90 ? 0 : EV_FALLS;
    case COST_SACRIFICE:
        return EV_MOVE;
    case COST_WOUND_ONE:
        return EV_TOKENS;
    default:
        return 0;
    }
}

static bool is_stunned(const Choice *x, const Stander *chosen)
{
    int unit = stander_of(&x->after, chosen->piece);
    return unit == NO_UNIT || x->after.who[unit].stunned || x->after.who[unit].falling ||
           complain(x->c, "SH-7.10", "piece %d is chosen not to strike, and may strike", chosen->piece);
}

/* Each neighbour of the chosen one, for damage(n,adj(it)); a concealed one is turned up first, and they have to wait. */
static bool neighbours_are_meant(const Choice *x, const Stander *chosen, const Term *effect)
{
    bool theirs = term_op(effect) == DO_DAMAGE && term_op(term_next(effect + 1)) == THE_NEIGHBOURS;
    int right = stander_at(&x->before, chosen->lane + 1, chosen->horde);
    theirs = theirs && !(right != NO_UNIT && x->before.who[right].hidden);
    for (int lane = chosen->lane - 1; theirs && chosen->lane >= 0 && lane <= chosen->lane + 1; lane += 2) {
        int unit = stander_at(&x->before, lane, chosen->horde);
        const Stander *beside = unit == NO_UNIT ? NULL : &x->before.who[unit];
        if (beside && beside->hidden)
            return true;
        bool spared = !beside || cannot_be_hurt(x->was, beside) || has_the_key(beside, KEY_IMMUNE);
        if (!spared && !find_told(x, EV_DAMAGED, beside->piece))
            return complain(x->c, "SH-2.7", "piece %d is beside the chosen one, and is not damaged", beside->piece);
    }
    return true;
}

/* Effects on `it`, one after the other: of the first it is certain that they find it. */
static bool it_is_meant(const Choice *x, const Term *with, const Stander *chosen)
{
    bool first = true;
    for (const Term *t = term_next(with + 1); t < term_next(with); t = term_next(t)) {
        int kind = first && term_op(t) != DO_UNTOKEN ? follows(x, t, chosen) : 0;
        if (kind && !find_told(x, kind, chosen->piece))
            return complain(x->c, "SH-1.4", "piece %d is chosen, and '%s' does not follow", chosen->piece,
                            siege_op[term_op(t)].name);
        if (!neighbours_are_meant(x, chosen, t))
            return false;
        first = false;
    }
    return true;
}

static bool chosen_one_is_meant(const Choice *x)
{
    const Frame *f = question(x);
    const Term *effect = verb(x);
    int unit = stander_of(&x->before, (PieceId)x->m.a);
    if (x->m.kind != MOVE_CHOOSE || !f || f->n > 1 || !effect || unit == NO_UNIT || x->before.who[unit].hidden ||
        x->is->over)
        return true; /* SH-12.18: a concealed card may be no object of it any more */
    for (unsigned set = f[-1].set, u = 0; u < UNIT_CASTLE; u++)
        if (set >> u & 1 && x->before.who[u].hidden)
            return true; /* .. or turn up what takes this one away */
    const Stander *chosen = &x->before.who[unit];
    if (term_op(effect) == DO_WITH)
        return it_is_meant(x, effect, chosen);
    int kind = follows(x, effect, chosen);
    if (kind && !find_told(x, kind, chosen->piece))
        return complain(x->c, "SH-1.10", "piece %d is chosen for '%s', and nothing comes of it", chosen->piece,
                        siege_op[term_op(effect)].name);
    return term_op(effect) != DO_STUN || is_stunned(x, chosen);
}

static bool swapped_are_elsewhere(const Choice *x) /* 10.8, swap */
{
    const Frame *f = question(x);
    const Term *effect = verb(x);
    if (x->m.kind != MOVE_CHOOSE || !f || f->n > 1 || !effect || term_op(effect) != DO_SWAP)
        return true;
    int other = __builtin_ctz(f[-1].set | 1u << UNITS), unit = stander_of(&x->before, (PieceId)x->m.a);
    if (other >= UNIT_CASTLE || unit == NO_UNIT)
        return true;
    const Stander *a = &x->before.who[unit], *b = &x->before.who[other];
    bool free = !a->hidden && !b->hidden && !has_the_key(a, KEY_CANNOT_MOVE) && !has_the_key(b, KEY_CANNOT_MOVE);
    const Event *first = find_told(x, EV_MOVE, a->piece), *second = find_told(x, EV_MOVE, b->piece);
    return !free || (first && second && first->pos == b->lane && second->pos == a->lane) ||
           complain(x->c, "SH-15.24", "pieces %d and %d do not change lanes", a->piece, b->piece);
}

/* SH-15.3, SH-15.8, R82: whom these two may aim at. */
static unsigned aims(const Board *b, SiegeOp op)
{
    unsigned set = 0;
    for (int u = 0; u < UNITS; u++) {
        const Stander *x = &b->who[u];
        bool outsider = x->card && x->card->type == CARD_OUTSIDER, minion = x->card && x->card->type == CARD_MINION;
        if (!x->falling && (op == DO_GUERRILLA ? minion : outsider || u == UNIT_PORTAL))
            set |= 1u << u;
    }
    return set;
}

static bool aims_are_right(const Choice *x)
{
    const Frame *f = x->is->nframes > 2 ? &x->is->frame[x->is->nframes - 1] : NULL;
    if (!f || f->op != ASK_UNIT || !f->node || f[-2].op != RUN_VERB)
        return true;
    SiegeOp op = term_op(siege_cards()->term + f[-2].node);
    if (op != DO_ASSAULT && op != DO_GUERRILLA)
        return true;
    unsigned want = aims(&x->after, op);
    return f->set == want || complain(x->c, op == DO_ASSAULT ? "SH-15.3" : "SH-15.8",
                                      "units %x may be aimed at, and by the text %x", f->set, want);
}

/* ---- a lane, a seat, yes or no ---------------------------------------------------------------------------------- */

static bool comes_to_the_lane(const Choice *x)
{
    const Frame *f = question(x);
    if (x->m.kind != MOVE_LANE || !f)
        return true;
    PieceId p = f->arg == FOR_EFFECT ? f->it : f->src;
    const Event *e = find_told(x, EV_MOVE, NO_PIECE);
    return (e && e->piece == p && e->pos == x->m.a - 1) ||
           complain(x->c, "SH-1.10", "lane %d is chosen for piece %d, which does not come there", x->m.a, p);
}

static bool token_is_placed(const Choice *x) /* SH-15.10 */
{
    const Frame *f = question(x);
    if (x->m.kind != MOVE_HEALTH && x->m.kind != MOVE_ATTACK)
        return true;
    int unit = f ? stander_of(&x->before, f->src) : NO_UNIT;
    const Event *e = find_told(x, EV_TOKENS, NO_PIECE);
    SiegeOp kind = x->m.kind == MOVE_HEALTH ? WORD_HEALTH : WORD_ATTACK;
    return unit == NO_UNIT || x->before.who[unit].falling ||
           (e && e->piece == f->src && e->other == kind && e->n == 1) ||
           complain(x->c, "SH-15.10", "piece %d does not get the token that was chosen", f->src);
}

static bool may_is_yes(const Choice *x) /* 10.8, may: here of a draw */
{
    const Term *effect = verb(x);
    if ((x->m.kind != MOVE_YES && x->m.kind != MOVE_NO) || !effect || term_op(effect) != DO_MAY ||
        term_op(effect + 1) != DO_DRAW)
        return true;
    bool drew = find_told(x, EV_DREW, NO_PIECE) != NULL;
    return drew == (x->m.kind == MOVE_YES) || x->was->head[PLACE_DECK].count == 0 ||
           x->was->head[PLACE_DECK + 1].count == 0 ||
           complain(x->c, "SH-1.10", "a draw was %s, and a card was %s", drew ? "refused" : "wanted",
                    drew ? "drawn" : "not drawn");
}

static bool scouted_lies_right(const Choice *x) /* SH-15.13, R89 */
{
    const Frame *f = question(x);
    if (!f || f->op != ASK_TOP)
        return true;
    const Event *e = find_told(x, EV_PUT, f->it);
    bool under = e && (e->to == PLACE_HORDE_DECK || e->to == PLACE_HORDE_DECK_2) && e->pos == x->was->head[e->to].count;
    return x->m.kind != MOVE_BOTTOM || under ||
           complain(x->c, "SH-15.13", "piece %d does not go under the deck", f->it);
}

static bool draws_or_declines(const Choice *x) /* SH-10.18 */
{
    const Frame *f = question(x);
    if (!f || f->op != ASK_SEAT || f->arg != FOR_DRAW)
        return true;
    const Event *e = find_told(x, EV_MOVE, NO_PIECE);
    if (x->m.kind == MOVE_NOTHING)
        return find_told(x, EV_DECLINED, NO_PIECE) || complain(x->c, "SH-10.18", "a draw is declined, and made");
    bool empty = x->was->head[PLACE_DECK + x->m.a].count == 0; /* O11 */
    return empty || (e && e->from == PLACE_DECK + x->m.a && e->to == PLACE_HAND + x->m.a) ||
           complain(x->c, "SH-10.18", "seat %d takes a draw, and gets no card", x->m.a);
}

static bool reshuffles_or_not(const Choice *x) /* SH-13.13 */
{
    const Frame *f = question(x);
    bool asked = f && f->op == ASK_YES && x->was->nframes > 2 && f[-2].op == RUN_RESHUFFLE;
    bool told = find_told(x, EV_RESHUFFLED, NO_PIECE) != NULL;
    return !asked || told == (x->m.kind == MOVE_YES) ||
           complain(x->c, "SH-13.13", "the discard pile is %s",
                    told ? "shuffled, and nobody wanted that" : "not shuffled");
}

/* ---- an Exhaust ability, SH-5.18 -------------------------------------------------------------------------------- */

static const Term *used_ability(const Choice *x)
{
    int number = 0;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), siege_card(x->was->piece[x->m.a].def), t));)
        if (term_op(siege_unquick(t)) == ABILITY_EXHAUST && ++number == x->m.b)
            return siege_unquick(t);
    return NULL;
}

static bool told_of_mana(const Choice *x, int n)
{
    for (int i = 0; i < x->ev->n; i++)
        if (x->ev->e[i].kind == EV_MANA && x->ev->e[i].n == -n)
            return true;
    return false;
}

static bool use_is_paid(const Choice *x)
{
    const Term *ability = x->m.kind == MOVE_USE ? used_ability(x) : NULL;
    if (!ability)
        return true;
    const Event *face = find_told(x, EV_FACE, (PieceId)x->m.a), *charge = find_told(x, EV_REMOVED, (PieceId)x->m.a);
    if (!face || !(face->face & FACE_EXHAUSTED))
        return complain(x->c, "SH-5.18", "piece %d is used, and not exhausted", x->m.a);
    const Term *costs = ability + 1;
    for (const Term *t = costs + 1; term_op(costs) == COST_ALL && t < term_next(costs); t = term_next(t)) {
        bool paid = term_op(t) == COST_MANA     ? told_of_mana(x, term_int(t + 1))
                    : term_op(t) == COST_CHARGE ? charge && charge->n == term_int(t + 1)
                                                : true;
        if (!paid)
            return complain(x->c, "SH-5.8", "piece %d is used, and '%s' is not paid", x->m.a,
                            siege_op[term_op(t)].name);
    }
    return true;
}

bool does_what_was_chosen(const State *before, Move m, const State *after, const Events *ev, Complaint *c)
{
    Choice x = {.was = before, .is = after, .m = m, .ev = ev, .c = c};
    read_board(before, &x.before);
    read_board(after, &x.after);
    return chosen_one_is_meant(&x) && swapped_are_elsewhere(&x) && aims_are_right(&x) && comes_to_the_lane(&x) &&
           token_is_placed(&x) && may_is_yes(&x) && scouted_lies_right(&x) && draws_or_declines(&x) &&
           reshuffles_or_not(&x) && use_is_paid(&x);
}
