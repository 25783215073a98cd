/* SPDX-License-Identifier: MIT
 * Siege: what selectors, numbers and conditions mean (docs/rules/siege.md 10.5 to 10.7). There is one function for each
 * word of siege_ops.def. Nothing here changes the table; if a choice is missing, the evaluation says which
 * (SiegeEval.asks). */
#include "games/siege/siege_int.h"

typedef unsigned (*Selector)(SiegeEval *e, const Term *t);
typedef int (*Number)(SiegeEval *e, const Term *t);
typedef bool (*Condition)(SiegeEval *e, const Term *t);

static unsigned find(SiegeEval *e, const Term *selector);

/* Leaves out everything in the destroyed state (SH-1.11); a collapsed portal stays in play (SH-10.19). */
static unsigned standing(const SiegeEval *e, unsigned units)
{
    unsigned stand = 0;
    for (; units; units &= units - 1) {
        int unit = __builtin_ctz(units);
        PieceId p = siege_piece_of(e, unit);
        stand |= p != NO_PIECE && (unit == UNIT_PORTAL || !siege_falling(e->s, p)) ? 1u << unit : 0;
    }
    return stand;
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

int siege_chooser(const State *s, const Frame *ctx) /* SH-1.7, SH-1.8 */
{
    if (ctx->step & CTX_HORDE)
        return siege_horde_side(s);
    return ctx->seat >= siege_allies(s) ? siege_team(s) : ctx->seat;
}

int siege_tie_chooser(const State *s, const Frame *ctx) /* SH-2.15 */
{
    return ctx->step & CTX_HORDE ? siege_horde_side(s) : siege_team(s);
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

/* Returns what this selector has found already: filters ask for it for every card. */
static const Frame *found_now(const SiegeEval *e, const Term *head)
{
    for (int i = 0; i < e->nfound; i++)
        if (e->found[i].node == siege_node_of(head))
            return &e->found[i];
    return NULL;
}

/* Returns what the selector had found before a hidden card was revealed. */
static const Frame *found_before(SiegeEval *e, const Term *head)
{
    for (int i = 0; i < e->nanswers; i++) {
        const Frame *f = &e->s->frame[e->frame + 1 + i];
        if (f->step & CTX_FOUND && f->node == siege_node_of(head))
            return f;
    }
    return NULL;
}

/* Chooses one of the set if there are several; `question` names the seat. */
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

/* Chooses n of the set freely; all, if there are no more and none may be left out. SH-1.10, R62 */
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

/* Returns the candidates with the highest `worth`; none below `least`. */
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
    return siege_tokens(e->s, siege_piece(e->s, unit), WORD_WOUND);
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

/* Returns the candidates of a selection by value: hidden cards have no values. SH-12.17 */
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

/* Returns which of the targets found before are still valid. SH-12.18 */
static unsigned still_there(SiegeEval *e, const Term *t, unsigned set)
{
    bool counted = term_op(t) == THE_PICKS || term_op(t) == THE_UPTO;
    return set & siege_candidates(e, counted ? term_next(t + 1) : t + 1, siege_end(t), true);
}

/* Evaluates a selector once: keeps what was found, and the number of answers used, in case a hidden card is revealed. */
static unsigned look(SiegeEval *e, const Term *t, Selector selector)
{
    const Frame *now = found_now(e, t), *before = found_before(e, t);
    if (now)
        return now->set;
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
/* They name a card that is being destroyed as well, for opp(..) and adj(..); siege_set_of leaves it out. */

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
    return p == NO_PIECE || e->s->piece[p].host == NO_PIECE ? 0 : unit_bit(siege_here(e));
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

/* Returns the units of the cards of S: for an attachment that of its host. */
static unsigned places_of(SiegeEval *e, const Term *selector)
{
    unsigned set = find(e, selector);
    return set >> UNIT_SELF & 1 ? (set & ~(1u << UNIT_SELF)) | unit_bit(siege_here(e)) : set;
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
    return opposed_to(e, unit_bit(siege_here(e)));
}

/* Returns the card in that lane on that side, if it may be targeted; a bit or 0. */
static unsigned who_stands(SiegeEval *e, int lane, bool upper)
{
    PieceId p = lane < 0 || lane >= LANES ? NO_PIECE : upper ? siege_upper(e->s, lane) : siege_lower(e->s, lane);
    return siege_may_be_named(e, p) ? unit_bit(siege_unit(e->s, p)) : 0;
}

static unsigned find_neighbours(SiegeEval *e, const Term *t) /* SH-2.7 */
{
    unsigned found = 0;
    for (unsigned left = places_of(e, t + 1); left; left &= left - 1) {
        int unit = __builtin_ctz(left), lane = siege_lane(e->s, unit);
        if (lane >= 0)
            found |= who_stands(e, lane - 1, siege_is_upper(unit)) | who_stands(e, lane + 1, siege_is_upper(unit));
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
    REQUIRE(selectors[op] != NULL);
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
        n += siege_tokens(e->s, siege_piece_of(e, __builtin_ctz(left)), term_op(t + 1));
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

static int value_players(SiegeEval *e, const Term *t)
{
    (void)t;
    return siege_allies(e->s);
}

static int value_hand(SiegeEval *e, const Term *t)
{
    (void)t;
    const State *s = e->s;
    if (e->ctx.step & CTX_HORDE)
        return siege_versus(s) ? table_size(s, PLACE_HORDE_HAND) : 0;
    int seat = e->ctx.seat < siege_allies(s) ? e->ctx.seat : siege_team(s);
    return seat == SEAT_TEAM ? 0 : table_size(s, siege_hand_place(s, seat));
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
    const Number value = numbers[term_op(number)];
    REQUIRE(value != NULL);
    return e->asks ? 0 : value(e, number);
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

/* For a destroyed victim only printed values may be asked. 10.5 */
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
    const Condition whether = conditions[term_op(condition)];
    REQUIRE(whether != NULL);
    bool holds = !e->asks && whether(e, condition);
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

static Frame static_context(const State *s, PieceId src)
{
    Frame ctx = {.src = src, .it = NO_PIECE, .seat = NO_SEAT};
    if (src == NO_PIECE)
        return ctx;
    const Piece *piece = &s->piece[src];
    ctx.seat = piece->place == PLACE_CASTLE ? SEAT_TEAM : piece->owner;
    ctx.step = piece->def != DEF_HIDDEN && siege_is_horde(siege_card(piece->def)) ? CTX_HORDE : 0;
    return ctx;
}

SiegeEval siege_eval_static(const State *s, PieceId src)
{
    return (SiegeEval){.s = (State *)s, .frame = -1, .ctx = static_context(s, src)};
}

DefId siege_def_of_node(unsigned node)
{
    for (int def = 1; def < siege_ndefs(); def++) {
        const SiegeCard *c = siege_card((DefId)def);
        if (node >= c->terms && node < (unsigned)c->terms + c->nterms)
            return (DefId)def;
    }
    return DEF_HIDDEN;
}

const Term *siege_host(const SiegeCard *attachment)
{
    const Term *host = NULL;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), attachment, t)) != NULL;)
        if (term_op(t) == ABILITY_HOST)
            host = t + 1;
    REQUIRE(host != NULL); /* 10.12: attachments have exactly one */
    return host;
}

unsigned siege_hosts(const State *s, PieceId attachment)
{
    const Term *host = siege_host(siege_card_of(s, attachment));
    SiegeEval e = siege_eval_static(s, attachment);
    bool chosen = term_op(host) == THE_PICK;
    if (chosen || (term_op(host) >= THE_LEFTMOST && term_op(host) <= THE_HEALTHIEST))
        return siege_candidates(&e, host + 1, siege_end(host), chosen);
    return siege_set_of(&e, host);
}

bool siege_find_host(State *s, int i, PieceId named, PieceId *host, Events *ev)
{
    SiegeEval e = siege_eval(s, i, ev);
    PieceId p = s->frame[i].src;
    unsigned set =
        named == NO_PIECE ? siege_set_of(&e, siege_host(siege_card_of(s, p))) : unit_bit(siege_unit(s, named));
    e.targets = set;
    if (siege_pauses(&e))
        return false;
    set &= named == NO_PIECE ? (1u << UNITS) - 1 : siege_hosts(s, p);
    *host = set ? siege_piece(s, __builtin_ctz(set)) : NO_PIECE;
    siege_drop_answers(s);
    return true;
}
