/* SPDX-License-Identifier: MIT
 * Siege: what effects do (section 10.8): a function for each EFFECT row of siege_ops.def, in its order.
 *
 * A function evaluates its arguments and returns when siege_waits says that a choice is missing; otherwise its frame has
 * been removed, and it changes the table or pushes the next frames. An effect that asks several times while the table
 * changes (raise, scout, move ..) pushes RUN_EACH, and its each_ function is called once for every step: the same way,
 * with step_waits. RUN_EACH: n steps are left; arg is what the step is about, a seat for most. */
#include "games/siege/siege_int.h"

/* ---- arguments --------------------------------------------------------------------------------------------------- */

int siege_amount(SiegeEval *e, const Term *number) /* SH-1.5 */
{
    return siege_within(siege_number(e, number), 0, TOKENS_MOST);
}

/* Returns the units an effect is applied to: hidden ones are revealed before (SH-12.18). */
static unsigned objects(SiegeEval *e, const Term *selector)
{
    unsigned set = siege_set_of(e, selector);
    e->targets |= set;
    return set;
}

typedef struct {
    unsigned set; /* those still to come */
    int unit;
    PieceId p;
} Objects;

/* Finds the next card; skips those destroyed or gone (SH-1.11). */
static bool next_object(const SiegeEval *e, Objects *o)
{
    while (o->set) {
        o->unit = __builtin_ctz(o->set);
        o->set &= o->set - 1;
        o->p = o->unit == UNIT_SELF ? e->ctx.src : siege_piece(e->s, o->unit);
        if (o->p != NO_PIECE && !siege_falling(e->s, o->p))
            return true;
    }
    return false;
}

/* Returns "this card" while it is in play. */
static PieceId this_card(const SiegeEval *e)
{
    PieceId p = e->ctx.src;
    if (p == NO_PIECE || e->ctx.step & CTX_GONE || siege_falling(e->s, p))
        return NO_PIECE;
    return siege_in_play(e->s->piece[p].place) ? p : NO_PIECE;
}

/* Returns the creature that deals the damage, for on_slay, even if it is being destroyed; NO_PIECE: it is not a creature. */
static PieceId dealer(const SiegeEval *e)
{
    PieceId p = e->ctx.src;
    if (p == NO_PIECE || e->ctx.step & CTX_GONE || siege_unit(e->s, p) == NO_UNIT)
        return NO_PIECE;
    const SiegeCard *c = siege_card_of(e->s, p);
    bool creature = c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER ||
                    c->type == CARD_OUTSIDER || c->type == CARD_MINION;
    return creature ? p : NO_PIECE;
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

static Frame siege_question(const SiegeEval *e, SiegeFrame op, int seat)
{
    Frame q = e->ctx;
    q.op = (uint8_t)op;
    q.seat = (uint8_t)seat;
    q.n = 0;
    q.arg = FOR_EFFECT;
    q.set = 0;
    return q;
}

/* A question of the ability in e, and one more choice: its answer, or NULL and e waits for it. Answers: ASK_YES n 1 or 0,
 * ASK_OPTION n from 1, ASK_TOKEN n WORD_HEALTH or WORD_ATTACK, ASK_TOP n 1 on top, 0 below; of ASK_CARD `it`, NO_PIECE
 * for who stops. */
static const Frame *siege_choice(SiegeEval *e, Frame question)
{
    const Frame *a = e->asks ? NULL : siege_next_answer(e);
    if (a || e->asks)
        return a;
    e->asks = true;
    e->question = question;
    return NULL;
}

/* Returns one of a set of units, lanes or seats, as a bit; 0: none, or not chosen yet. */
static unsigned choose_bit(SiegeEval *e, Frame question, unsigned set)
{
    question.set = set;
    const Frame *a = set ? siege_choice(e, question) : NULL;
    return a ? a->set : 0;
}

unsigned siege_unit_choice(SiegeEval *e, int seat, unsigned set)
{
    Frame q = siege_question(e, ASK_UNIT, seat);
    q.n = 1;
    return choose_bit(e, q, set);
}

bool siege_may_take(const State *s, const Frame *question, PieceId p)
{
    const Term *verb = siege_node(question->node);
    SiegeOp op = question->node ? term_op(verb) : OP_NONE;
    if (op == COST_HAND)
        return p != question->src; /* SH-5.5: no card pays with itself */
    if (op != DO_SALVAGE && op != DO_REVIVE)
        return true;
    const SiegeCard *c = siege_card_of(s, p);
    SiegeEval e = siege_eval_static(s, question->src);
    e.ctx = *question;
    return (op != DO_REVIVE || c->type == CARD_ALLY) &&
           siege_card_matches(&e, c, op == DO_SALVAGE ? term_next(verb + 1) : verb + 1, siege_end(verb));
}

/* Asks for one after the other; a single possibility is not asked for. */
PieceId siege_card_choice(SiegeEval *e, int seat, PlaceId at, bool stop)
{
    const State *s = e->s;
    Frame q = siege_question(e, ASK_CARD, seat);
    q.arg = at;
    q.set = e->ctx.set; /* filters may refer to `it` */
    q.step |= stop ? CTX_STOP : 0;
    PieceId first = NO_PIECE;
    bool alike = true;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        if (siege_may_take(s, &q, p)) {
            first = first == NO_PIECE ? p : first;
            alike &= s->piece[p].def == s->piece[first].def;
        }
    if (first == NO_PIECE || (!stop && alike))
        return first;
    const Frame *a = siege_choice(e, q);
    return a ? a->it : NO_PIECE;
}

static int chooser(const SiegeEval *e)
{
    return siege_chooser(e->s, &e->ctx);
}

static unsigned choose_lane(SiegeEval *e, unsigned lanes, PieceId p) /* for the card p */
{
    Frame q = siege_question(e, ASK_LANE, chooser(e));
    q.it = p;
    return choose_bit(e, q, lanes);
}

static int choose_seat(SiegeEval *e, unsigned seats)
{
    unsigned bit = choose_bit(e, siege_question(e, ASK_SEAT, chooser(e)), seats);
    return bit ? __builtin_ctz(bit) : NO_SEAT;
}

/* Returns the seat an effect gives to or takes from: the controller, or the horde player for a card on the horde's side;
 * for the castle's own trigger the seat that the alliance names (R92). */
static int receiver(SiegeEval *e)
{
    if (e->ctx.step & CTX_HORDE)
        return siege_horde_seat(e->s);
    if (e->ctx.seat != SEAT_TEAM)
        return e->ctx.seat;
    return choose_seat(e, siege_team_bits(e->s));
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static Frame *push_each(SiegeEval *e, const Term *verb, int n, int arg)
{
    if (n <= 0)
        return NULL;
    Frame *f = siege_push(e->s, RUN_EACH, &e->ctx);
    f->node = siege_node_of(verb);
    f->n = (uint8_t)n;
    f->arg = (uint16_t)arg;
    return f;
}

static void stop(SiegeEval *e)
{
    siege_finish(e->s, e->frame);
}

/* Begins a number of steps for the alliance seat that receives. */
static void steps_of_receiver(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1), seat = receiver(e);
    if (!siege_waits(e) && seat < siege_allies(e->s))
        (void)push_each(e, verb, n, seat);
}

/* True if a choice is missing, or no step is possible any more, which ends all steps. false: the step is made; its answers
 * are removed, and after the last step the frame. */
static bool step_waits(SiegeEval *e, bool possible)
{
    State *s = e->s;
    if (e->asks) {
        siege_ask(s, e->question, e->ev);
        return true;
    }
    siege_finish(s, e->frame + 1);
    if (!possible || --s->frame[e->frame].n == 0)
        stop(e);
    return !possible;
}

/* The owner of a moved card says nothing about who moved it. */
static void tell(State *s, PieceId p, uint8_t kind, int n, Events *ev)
{
    siege_tell_known(s, p, kind, kind == EV_MOVED ? NO_SEAT : s->piece[p].owner, n, ev);
}

/* ---- damage, tokens, destruction --------------------------------------------------------------------------------- */

static void hurt(SiegeEval *e, unsigned set, int n)
{
    PieceId by = dealer(e);
    Objects o = {.set = set};
    siege_fresh(e->s);
    while (next_object(e, &o))
        if (o.unit < UNITS)
            (void)siege_damage(e->s, o.unit, n, 0, by, e->ev);
}

static void do_damage(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    unsigned set = objects(e, term_next(verb + 1));
    if (!siege_waits(e))
        hurt(e, set, n);
}

static void tokens(SiegeEval *e, const Term *verb, void change(State *, PieceId, SiegeOp, int, Events *))
{
    const Term *kind = verb + 1, *number = term_next(kind);
    int n = siege_amount(e, number);
    Objects o = {.set = objects(e, term_next(number))};
    if (siege_waits(e))
        return;
    while (next_object(e, &o))
        change(e->s, o.p, term_op(kind), n, e->ev);
}

static void do_token(SiegeEval *e, const Term *verb)
{
    tokens(e, verb, siege_place_tokens);
}

static void do_untoken(SiegeEval *e, const Term *verb) /* R80 */
{
    tokens(e, verb, siege_remove_tokens);
}

static void do_destroy(SiegeEval *e, const Term *verb)
{
    unsigned set = objects(e, verb + 1);
    if (!siege_waits(e))
        siege_check_falls(e->s, set, e->ev); /* SH-10.14 */
}

static void do_strike(SiegeEval *e, const Term *verb)
{
    unsigned who = objects(e, verb + 1);
    unsigned whom = objects(e, term_next(verb + 1));
    if (!siege_waits(e))
        siege_strike(e->s, who, whom, e->ev); /* SH-15.15 */
}

/* ---- keywords ---------------------------------------------------------------------------------------------------- */

/* SH-15.3: the portal unless it has collapsed (R82), or an outsider in play. */
static void do_assault(SiegeEval *e, const Term *verb)
{
    const State *s = e->s;
    int n = siege_amount(e, verb + 1);
    unsigned aims = 0;
    for (int u = 0; u < UNITS; u++) {
        PieceId p = siege_piece(s, u);
        if (p != NO_PIECE && !siege_falling(s, p) && !siege_concealed(s, p) &&
            (u == UNIT_PORTAL || siege_card_of(s, p)->type == CARD_OUTSIDER))
            aims |= 1u << u;
    }
    unsigned set = siege_unit_choice(e, chooser(e), aims);
    if (!siege_waits(e))
        hurt(e, set, n);
}

/* SH-15.8: any minion, dormant ones too. */
static void do_guerrilla(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    unsigned minions = 0;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(e->s, u);
        minions |= p != NO_PIECE && !siege_falling(e->s, p) ? 1u << u : 0;
    }
    Objects o = {.set = siege_unit_choice(e, chooser(e), minions)};
    if (!siege_waits(e) && next_object(e, &o))
        siege_remove_tokens(e->s, o.p, WORD_HEALTH, n, e->ev);
}

/* SH-15.11, R58, R93 */
static void do_rebuild(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    unsigned piles = 0;
    for (int seat = 0; n > 0 && seat < siege_allies(e->s); seat++)
        piles |= table_size(e->s, discard_at(seat)) > 0 ? siege_bit(seat) : 0;
    int seat = choose_seat(e, piles);
    if (!siege_waits(e) && seat != NO_SEAT)
        (void)push_each(e, verb, n, seat);
}

/* Cards put under the deck this way are public. */
static void each_rebuild(SiegeEval *e)
{
    int seat = e->ctx.arg;
    PieceId p = siege_card_choice(e, chooser(e), discard_at(seat), true);
    if (!step_waits(e, p != NO_PIECE))
        table_put(e->s, &siege_game, p, deck_at(seat), TABLE_BOTTOM, e->ev);
}

/* SH-15.13. The seats that choose look at the cards: in cooperative play both. n: number still undecided, on top of those
 * that stay; arg: number put back on their deck, and on that of tier 2 (times 256). */
static PlaceId scouted(const State *s, const Frame *ctx)
{
    int seat = siege_chooser(s, ctx);
    return look_at(seat == SEAT_TEAM ? 0 : seat);
}

static void do_scout(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    int n = siege_amount(e, verb + 1), looked = 0;
    if (siege_waits(e))
        return;
    PlaceId look = scouted(s, &e->ctx);
    bool team = chooser(e) == SEAT_TEAM;
    for (PieceId p; looked < n && (p = siege_next_horde(s, e->ev)) != NO_PIECE; looked++) {
        table_move(s, &siege_game, p, look, -1, e->ev);
        if (team)
            table_show(s, &siege_game, p, siege_versus(s) ? siege_team_bits(s) : SEEN_ALL, e->ev);
    }
    (void)push_each(e, verb, looked, 0);
}

static void to_deck(State *s, PieceId p, PlaceId deck, int index, Events *ev)
{
    table_put(s, &siege_game, p, deck, index, ev);
    table_hide(s, &siege_game, p, 0, ev); /* a seat that has seen it recalls it */
}

static void each_scout(SiegeEval *e)
{
    State *s = e->s;
    PlaceId look = scouted(s, &e->ctx);
    int seat = chooser(e);
    PieceId p = table_first(s, look);
    bool undecided = e->ctx.n > 0, stays = false;
    if (undecided) {
        Frame q = siege_question(e, ASK_TOP, seat);
        q.it = p;
        const Frame *a = siege_choice(e, q);
        stays = a && a->n;
    } else {
        p = siege_card_choice(e, seat, look, false);
    }
    if (e->asks) {
        siege_ask(s, e->question, e->ev);
        return;
    }
    siege_finish(s, e->frame + 1);
    Frame *f = &s->frame[e->frame];
    bool tier_2 = s->option[OPT_TIERS] && siege_card_of(s, p)->tier == 2;
    PlaceId deck = tier_2 ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
    if (stays) {
        table_put(s, &siege_game, p, look, TABLE_BOTTOM, e->ev);
    } else if (undecided) { /* R89 */
        to_deck(s, p, deck, TABLE_BOTTOM, e->ev);
    } else { /* the first named is on top */
        to_deck(s, p, deck, tier_2 ? f->arg >> 8 : f->arg & 0xFF, e->ev);
        f->arg = (uint16_t)(f->arg + (tier_2 ? 0x100 : 1));
    }
    f->n = (uint8_t)(f->n - undecided);
    if (table_size(s, look) == 0)
        stop(e);
}

static void to_hand(State *s, PieceId p, int seat, Events *ev)
{
    table_move(s, &siege_game, p, siege_hand_place(s, seat), -1, ev);
    siege_touch(s);
    table_hide(s, &siege_game, p, table_sight(s, &siege_game, siege_hand_place(s, seat)),
               ev); /* section 5, even if it was face up */
}

/* SH-15.14. arg: the seat, and the number looked at (times 256). */
static void do_study(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    int n = siege_amount(e, verb + 1), seat = receiver(e), looked = 0;
    if (siege_waits(e) || seat >= siege_allies(s))
        return;
    for (; looked < n && table_size(s, deck_at(seat)) > 0; looked++)
        table_move(s, &siege_game, table_first(s, deck_at(seat)), look_at(seat), -1, e->ev);
    (void)push_each(e, verb, looked, seat | looked << 8);
}

static void each_study(SiegeEval *e)
{
    State *s = e->s;
    int seat = e->ctx.arg & 0xFF;
    bool first = e->ctx.n == e->ctx.arg >> 8;
    PieceId p = siege_card_choice(e, seat, look_at(seat), false);
    if (step_waits(e, true))
        return;
    if (first)
        to_hand(s, p, seat, e->ev);
    else
        to_deck(s, p, deck_at(seat), TABLE_BOTTOM, e->ev);
    if (table_size(s, look_at(seat)) == 0)
        siege_check_deck(s, seat, e->ev); /* SH-9.8: looking alone empties no deck */
}

/* SH-15.12 */
static void do_raise(SiegeEval *e, const Term *verb)
{
    steps_of_receiver(e, verb);
}

static void each_raise(SiegeEval *e)
{
    State *s = e->s;
    PieceId p = table_first(s, PLACE_SUPPLY);
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_LOWER);
    unsigned lane = p == NO_PIECE ? 0 : choose_lane(e, free, p);
    int seat = e->ctx.arg;
    if (step_waits(e, lane))
        return;
    table_own(s, p, (uint8_t)seat); /* R11 */
    siege_enter(s, p, PLACE_LOWER, __builtin_ctz(lane), e->ev);
    tell(s, p, EV_RAISED, __builtin_ctz(lane) + 1, e->ev);
}

/* SH-15.10 */
static void do_mutaform(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    if (!siege_waits(e))
        (void)push_each(e, verb, n, 0);
}

static void each_mutaform(SiegeEval *e)
{
    PieceId p = this_card(e);
    const Frame *a = p == NO_PIECE ? NULL : siege_choice(e, siege_question(e, ASK_TOKEN, chooser(e)));
    SiegeOp kind = a ? (SiegeOp)a->n : OP_NONE;
    if (!step_waits(e, p != NO_PIECE))
        siege_place_tokens(e->s, p, kind, 1, e->ev);
}

/* ---- cards and mana ---------------------------------------------------------------------------------------------- */

static void do_pillage(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    if (!siege_waits(e))
        siege_pillage(e->s, n, e->ev);
}

static void do_draw(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1), seat = receiver(e);
    if (!siege_waits(e) && seat != NO_SEAT)
        (void)push_each(e, verb, n, seat);
}

static void each_draw(SiegeEval *e) /* one by one: a deck may be remade in between, SH-13.13 */
{
    int seat = e->ctx.arg;
    if (!step_waits(e, true) && !siege_draw(e->s, seat, e->ev))
        stop(e);
}

/* From a card on the horde's side, each alliance player discards, one after the other (SH-1.23). */
static void do_discard(SiegeEval *e, const Term *verb)
{
    bool horde = e->ctx.step & CTX_HORDE;
    int n = siege_amount(e, verb + 1), seat = horde ? NO_SEAT : receiver(e);
    if (siege_waits(e))
        return;
    for (int each = siege_allies(e->s) - 1; each >= 0; each--)
        if (horde || each == seat)
            (void)push_each(e, verb, n, each);
}

void siege_discard_hand(State *s, PieceId p, Events *ev)
{
    table_move(s, &siege_game, p, siege_discard_of(s, p), -1, ev);
    siege_touch(s);
    tell(s, p, EV_DISCARDED, 0, ev);
}

static void each_discard(SiegeEval *e)
{
    int seat = e->ctx.arg;
    PieceId p = siege_card_choice(e, seat, siege_hand_place(e->s, seat), false);
    if (!step_waits(e, p != NO_PIECE))
        siege_discard_hand(e->s, p, e->ev);
}

/* The castle's trigger names a seat only if there are pools to choose from (R92). */
static void do_mana(SiegeEval *e, const Term *verb)
{
    bool shared = siege_versus(e->s) && e->ctx.seat == SEAT_TEAM;
    int n = siege_amount(e, verb + 1), seat = shared ? 0 : receiver(e);
    if (!siege_waits(e) && seat != NO_SEAT)
        siege_gain_mana(e->s, seat, n, e->ev);
}

static void do_drain(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    if (siege_waits(e))
        return;
    for (int seat = 0; seat < siege_allies(e->s); seat++)
        if (siege_pool(e->s, seat) == seat)
            siege_gain_mana(e->s, seat, -n, e->ev);
}

static void do_recall(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    Objects o = {.set = objects(e, verb + 1)};
    if (siege_waits(e))
        return;
    while (next_object(e, &o)) {
        SiegeCardType type = siege_card_of(s, o.p)->type;
        if (type >= CARD_MONSTER || type == CARD_CASTLE)
            continue;
        siege_feat_recalled(s, e->ctx.src, o.p);
        tell(s, o.p, EV_RECALLED, 0, e->ev);
        siege_leave(s, o.p, type == CARD_SKELETON ? PLACE_SUPPLY : siege_hand_place(s, s->piece[o.p].owner), e->ev);
    }
}

static void do_salvage(SiegeEval *e, const Term *verb)
{
    steps_of_receiver(e, verb);
}

static void each_salvage(SiegeEval *e)
{
    State *s = e->s;
    int seat = e->ctx.arg;
    PieceId p = siege_card_choice(e, chooser(e), discard_at(seat), false);
    if (step_waits(e, p != NO_PIECE))
        return;
    siege_feat_recalled(s, e->ctx.src, p); /* SH-13.8 */
    to_hand(s, p, seat, e->ev);
}

static void do_revive(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    (void)verb;
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_LOWER), lane = 0;
    PieceId p = NO_PIECE;
    int seat = receiver(e);
    if (free && seat < siege_allies(s))
        p = siege_card_choice(e, chooser(e), discard_at(seat), false);
    if (p != NO_PIECE)
        lane = choose_lane(e, free, p);
    if (!siege_waits(e) && lane)
        siege_enter(s, p, PLACE_LOWER, __builtin_ctz(lane), e->ev);
}

/* Each card is placed (SH-4.3, SH-4.4, SH-4.14); then it is resolved with the wave, or arrives (SH-4.15). */
static void do_summon(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    bool pile = term_op(term_next(verb + 1)) == WORD_PILE;
    if (!siege_waits(e))
        (void)push_each(e, verb, n, pile);
}

static void each_summon(SiegeEval *e)
{
    State *s = e->s;
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_UPPER);
    int left = free ? __builtin_ctz(free) : -1, right = free ? 31 - __builtin_clz(free) : -1, lane = left;
    PieceId p = !e->ctx.arg ? siege_next_horde(s, e->ev) : free ? table_first(s, PLACE_PILE) : NO_PIECE;
    if (p != NO_PIECE && siege_versus(s) && left != right) { /* SH-12.28 */
        Frame q = siege_question(e, ASK_END, siege_horde_seat(s));
        q.arg = FOR_SUMMON;
        const Frame *a = siege_choice(e, q);
        lane = a && a->n ? right : left;
    }
    if (step_waits(e, p != NO_PIECE))
        return;
    bool wave = s->phase == PHASE_HORDE && siege_of(s)->step != STEP_HORDE_SEAT; /* SH-4.6, SH-12.5 */
    if (siege_summon(s, p, lane, e->ev) >= 0 && !wave)
        siege_queue_item(s, ITEM_ARRIVAL, p, 0);
}

/* ---- lanes ------------------------------------------------------------------------------------------------------- */

void siege_move_unit(State *s, int unit, int lane, bool effect, Events *ev)
{
    PieceId p = siege_piece(s, unit);
    siege_enter(s, p, s->piece[p].place, lane, ev);
    tell(s, p, EV_MOVED, lane + 1, ev);
    if (effect)
        siege_trigger(s, ABILITY_ON_MOVE, p, NO_PIECE, false, ev);
}

/* Returns the free lanes at most n away. Towers never move (SH-14.6), nor does a card that cannot (SH-15.24). */
static unsigned lanes_for(State *s, int unit, int n)
{
    PieceId p = unit < UNITS ? siege_piece(s, unit) : NO_PIECE;
    siege_fresh(s);
    if (p == NO_PIECE || siege_falling(s, p) || siege_lane(s, unit) < 0 || siege_card_of(s, p)->type == CARD_TOWER ||
        siege_has_key(s, unit, KEY_CANNOT_MOVE))
        return 0;
    return (unsigned)siege_free_lanes(s, s->piece[p].place) & siege_near(s, unit, n);
}

/* set: those still to be moved; arg: how far */
static void do_move(SiegeEval *e, const Term *verb)
{
    const Term *where = term_next(verb + 1);
    unsigned set = objects(e, verb + 1);
    int n = term_op(where) == WORD_WITHIN ? siege_amount(e, where + 1) : LANES;
    if (siege_waits(e))
        return;
    Frame *f = push_each(e, verb, __builtin_popcount(set), n);
    if (f)
        f->set = set;
}

static void each_move(SiegeEval *e)
{
    State *s = e->s;
    Frame *f = &s->frame[e->frame];
    int unit = f->set ? __builtin_ctz(f->set) : NO_UNIT; /* NO_UNIT: it has left in the meantime */
    unsigned lanes = lanes_for(s, unit, f->arg);
    unsigned lane = lanes ? choose_lane(e, lanes, siege_piece(s, unit)) : 0;
    if (!e->asks)
        f->set &= f->set - 1;
    if (!step_waits(e, unit < UNITS) && lane)
        siege_move_unit(s, unit, __builtin_ctz(lane), true, e->ev);
}

static bool can_change_lanes(const State *s, int unit)
{
    return unit < UNITS && siege_is_creature(s, unit) && siege_lane(s, unit) >= 0 &&
           !siege_has_key(s, unit, KEY_CANNOT_MOVE);
}

static void do_swap(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    unsigned set = objects(e, verb + 1);
    if (siege_waits(e) || __builtin_popcount(set) != 2)
        return;
    int x = __builtin_ctz(set), y = __builtin_ctz(set & (set - 1));
    siege_fresh(s);
    if (!can_change_lanes(s, x) || !can_change_lanes(s, y))
        return;
    PieceId p = siege_piece(s, x), q = siege_piece(s, y);
    if (s->piece[p].place != s->piece[q].place)
        return;
    siege_swap(s, p, q, e->ev);
    tell(s, p, EV_MOVED, s->piece[p].pos + 1, e->ev);
    tell(s, q, EV_MOVED, s->piece[q].pos + 1, e->ev);
    siege_trigger(s, ABILITY_ON_MOVE, p, NO_PIECE, false, e->ev);
    siege_trigger(s, ABILITY_ON_MOVE, q, NO_PIECE, false, e->ev);
}

/* ---- until the end of the turn ------------------------------------------------------------------------------------- */

static void set_exhausted(SiegeEval *e, const Term *verb, bool exhausted)
{
    Objects o = {.set = objects(e, verb + 1)};
    if (siege_waits(e))
        return;
    while (next_object(e, &o))
        siege_exhaust(e->s, o.p, exhausted, e->ev);
}

static void do_tire(SiegeEval *e, const Term *verb)
{
    set_exhausted(e, verb, true);
}

static void do_ready(SiegeEval *e, const Term *verb)
{
    set_exhausted(e, verb, false);
}

typedef struct {
    SiegeBuff buff;
    int n; /* increase of it */
    unsigned granted, lost, mark;
} Change;

static void change_units(SiegeEval *e, const Term *whom, Change c)
{
    Siege *g = siege_mut(e->s);
    Objects o = {.set = objects(e, whom) & ((1u << UNITS) - 1)};
    if (siege_waits(e))
        return;
    while (next_object(e, &o)) {
        g->buff[c.buff][o.unit] = (int8_t)siege_limited(g->buff[c.buff][o.unit] + c.n);
        g->granted[o.unit] = (uint16_t)(g->granted[o.unit] | c.granted);
        g->lost[o.unit] = (uint16_t)(g->lost[o.unit] | c.lost);
        g->mark[o.unit] = (uint8_t)(g->mark[o.unit] | c.mark);
    }
    siege_touch(e->s);
}

static void do_buff(SiegeEval *e, const Term *verb)
{
    static const SiegeBuff buff[OP_COUNT] = {[WORD_ATTACK] = BUFF_ATTACK,
                                             [WORD_HEALTH] = BUFF_HEALTH,
                                             [WORD_ARMOR] = BUFF_ARMOR,
                                             [WORD_PIERCE] = BUFF_PIERCE};
    const Term *what = verb + 1, *number = term_next(what);
    int n = siege_number(e, number);
    change_units(e, term_next(number), (Change){.buff = buff[term_op(what)], .n = n});
}

static void do_grant(SiegeEval *e, const Term *verb)
{
    const Term *key = verb + 1;
    SiegeOp op = term_op(key);
    Change c = {.granted = siege_key(op)};
    if (op >= KEY_ARMOR) { /* one with a value */
        c.buff = (SiegeBuff)(BUFF_ARMOR + (op - KEY_ARMOR));
        c.n = siege_number(e, key + 1);
    }
    change_units(e, term_next(key), c);
}

static void do_lose(SiegeEval *e, const Term *verb) /* R88 */
{
    change_units(e, term_next(verb + 1), (Change){.lost = siege_lost_key(term_op(verb + 1))});
}

static void do_stun(SiegeEval *e, const Term *verb)
{
    change_units(e, verb + 1, (Change){.mark = MARK_STUNNED});
}

static void do_nopillage(SiegeEval *e, const Term *verb)
{
    change_units(e, verb + 1, (Change){.mark = MARK_SATED});
}

static void do_trash(SiegeEval *e, const Term *verb)
{
    State *s = e->s;
    Objects o = {.set = objects(e, verb + 1)};
    if (siege_waits(e))
        return;
    while (next_object(e, &o)) {
        SiegeCardType type = siege_card_of(s, o.p)->type;
        if (type == CARD_MINION || type == CARD_OUTSIDER || type == CARD_CASTLE || type == CARD_PORTAL)
            continue;
        tell(s, o.p, EV_DISCARDED, 0, e->ev);
        siege_leave(s, o.p, SIEGE_PLACES, e->ev);
    }
}

/* ---- effects made of effects --------------------------------------------------------------------------------------- */

static void do_with(SiegeEval *e, const Term *verb)
{
    unsigned set = siege_set_of(e, verb + 1);
    if (siege_waits(e) || set == 0)
        return;
    Frame ctx = e->ctx;
    ctx.set = set;
    siege_push_list(e->s, &ctx, term_next(verb + 1), siege_end(verb));
}

static void do_if(SiegeEval *e, const Term *verb)
{
    bool holds = siege_holds(e, verb + 1);
    if (!siege_waits(e) && holds)
        siege_push_list(e->s, &e->ctx, term_next(verb + 1), siege_end(verb));
}

static void do_ifelse(SiegeEval *e, const Term *verb)
{
    bool holds = siege_holds(e, verb + 1);
    const Term *part = term_argument(verb, holds ? 1 : 2);
    if (!siege_waits(e))
        siege_push_list(e->s, &e->ctx, part + 1, siege_end(part));
}

static void do_may(SiegeEval *e, const Term *verb)
{
    const Frame *a = siege_choice(e, siege_question(e, ASK_YES, chooser(e)));
    bool yes = a && a->n;
    if (!siege_waits(e) && yes)
        siege_push_list(e->s, &e->ctx, verb + 1, siege_end(verb));
}

static void do_choose(SiegeEval *e, const Term *verb)
{
    Frame q = siege_question(e, ASK_OPTION, chooser(e));
    while (term_argument(verb, q.n))
        q.n++;
    const Frame *a = siege_choice(e, q);
    const Term *option = a && a->n ? term_argument(verb, a->n - 1) : NULL;
    if (!siege_waits(e) && option)
        siege_push_list(e->s, &e->ctx, option + 1, siege_end(option));
}

static void do_repeat(SiegeEval *e, const Term *verb)
{
    int n = siege_amount(e, verb + 1);
    if (siege_waits(e) || n == 0)
        return;
    Frame *f = siege_push(e->s, RUN_REPEAT, &e->ctx);
    f->node = siege_node_of(verb);
    f->n = (uint8_t)n;
}

/* ---- the tables ---------------------------------------------------------------------------------------------------- */

void siege_do(SiegeEval *e, const Term *verb)
{
    static void (*const effect[OP_COUNT])(SiegeEval *, const Term *) = {
#define OP(op, kinds, name, arguments, phrase, function)
#define EFFECT(op, kinds, name, arguments, phrase, function) [op] = function,
#include "games/siege/siege_ops.def"
#undef OP
    };
    REQUIRE(effect[term_op(verb)]);
    effect[term_op(verb)](e, verb);
}

void siege_each(SiegeEval *e, const Term *verb)
{
    static void (*const step[OP_COUNT])(SiegeEval *) = {
        [DO_REBUILD] = each_rebuild, [DO_SCOUT] = each_scout,       [DO_STUDY] = each_study,
        [DO_RAISE] = each_raise,     [DO_MUTAFORM] = each_mutaform, [DO_DRAW] = each_draw,
        [DO_DISCARD] = each_discard, [DO_SALVAGE] = each_salvage,   [DO_SUMMON] = each_summon,
        [DO_MOVE] = each_move,
    };
    REQUIRE(step[term_op(verb)]);
    step[term_op(verb)](e);
}
