/* SPDX-License-Identifier: MIT
 * Siege: frames run, questions wait.
 *
 * Everything in progress is a stack of frames (State.frame): a list of effects pushes the next effect, an effect pushes its
 * question, the question is answered and removed, the effect continues. siege_run lets the frame on top make its next step
 * until a question is on top. With no frame left a resolution has ended (SH-10.20): the queue is processed (siege_queue.c),
 * and when that is empty too, the turn makes its next step (siege_turn.c).
 *
 * The answers to a frame lie above it. An effect works out its arguments from the beginning each time one more answer is
 * there; it changes nothing before all are (siege_waits). */
#include <string.h>

#include "games/siege/siege_int.h"

enum { CTX_OF_ABILITY = CTX_HORDE | CTX_GONE | CTX_DEAD | CTX_CASTLE };

Frame *siege_push(State *s, SiegeFrame op, const Frame *ctx)
{
    Frame from = *ctx; /* ctx may lie on the stack itself */
    Frame *f = frame_push(s, (uint8_t)op, from.seat);
    f->step = from.step & CTX_OF_ABILITY;
    f->src = from.src;
    f->it = from.it;
    f->batch = from.batch;
    f->set = from.set;
    return f;
}

void siege_push_list(State *s, const Frame *ctx, const Term *first, const Term *end)
{
    if (first >= end)
        return;
    Frame *f = siege_push(s, RUN_LIST, ctx);
    f->node = siege_node_of(first);
    f->arg = siege_node_of(end);
}

int siege_controller(const State *s, PieceId p, unsigned *ctx_bits)
{
    const SiegeCard *c = siege_card_of(s, p);
    *ctx_bits = 0;
    if (siege_is_horde(c)) {
        *ctx_bits = CTX_HORDE;
        return siege_horde_side(s);
    }
    if (c->type != CARD_CASTLE)
        return s->piece[p].owner;
    *ctx_bits = siege_allies(s) == 1 ? 0 : CTX_CASTLE; /* SH-1.7 */
    return siege_team(s);
}

void siege_push_abilities(State *s, SiegeOp kind, PieceId src, int seat, unsigned ctx_bits, Events *ev)
{
    (void)ev;
    if (!siege_has(siege_card_of(s, src), kind))
        return;
    Frame *f = frame_push(s, RUN_ABILITIES, (uint8_t)seat);
    f->step = (uint8_t)ctx_bits;
    f->src = src;
    f->arg = (uint16_t)kind;
    f->batch = s->piece[src].def; /* a shuffle meanwhile makes the piece another card */
}

static int running(const State *s) /* the frame below all answers on top */
{
    int i = s->nframes - 1;
    while (i >= 0 && s->frame[i].op == ANSWER)
        i--;
    return i;
}

void siege_drop_answers(State *s)
{
    while (s->nframes > 0 && s->frame[s->nframes - 1].op == ANSWER)
        frame_pop(s);
}

void siege_finish(State *s, int frame)
{
    while (s->nframes > frame)
        frame_pop(s);
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

static bool single(unsigned set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

Frame siege_asking(SiegeFrame op, int seat, PieceId src, int purpose, unsigned set, unsigned stop)
{
    return (Frame){.op = (uint8_t)op,
                   .n = 1,
                   .seat = (uint8_t)seat,
                   .step = (uint8_t)stop,
                   .src = src,
                   .it = NO_PIECE,
                   .arg = (uint16_t)purpose,
                   .set = set};
}

void siege_ask(State *s, Frame question, Events *ev)
{
    (void)ev;
    Frame *answer = frame_push(s, ANSWER, 0);
    answer->arg = question.op == ASK_UNIT;
    bool by_set = question.op == ASK_UNIT || question.op == ASK_LANE || question.op == ASK_SEAT;
    if (by_set && single(question.set) && !(question.step & CTX_STOP)) { /* a single possibility: no question */
        answer->set = question.set;
        return;
    }
    Frame *f = frame_push(s, question.op, question.seat);
    *f = question;
}

bool siege_pauses(SiegeEval *e)
{
    if (e->asks) {
        siege_ask(e->s, e->question, e->ev);
        return true;
    }
    unsigned hidden = 0;
    for (unsigned left = e->targets & UPPER_UNITS; left; left &= left - 1) {
        PieceId p = siege_piece(e->s, __builtin_ctz(left));
        if (p != NO_PIECE && siege_concealed(e->s, p))
            hidden |= left & -left;
    }
    if (hidden) { /* SH-12.18 */
        siege_keep_found(e);
        Frame *f = frame_push(e->s, RUN_UNCOVER, (uint8_t)siege_horde_seat(e->s));
        f->set = hidden;
        return true;
    }
    return false;
}

bool siege_waits(SiegeEval *e)
{
    if (siege_pauses(e))
        return true;
    siege_finish(e->s, e->frame);
    return false;
}

/* ---- frames ------------------------------------------------------------------------------------------------------ */

static void list_next(State *s, int i)
{
    Frame *f = &s->frame[i];
    if (f->node >= f->arg) {
        siege_finish(s, i);
        return;
    }
    const Term *verb = siege_node(f->node);
    Frame ctx = *f;
    f->node = siege_node_of(term_next(verb));
    Frame *run = siege_push(s, RUN_VERB, &ctx);
    run->node = siege_node_of(verb);
}

/* SH-10.13: destruction is checked after every single effect. */
static void verb_next(State *s, int i, Events *ev)
{
    const Term *verb = siege_node(s->frame[i].node);
    SiegeEval e = siege_eval(s, i, ev);
    siege_do(&e, verb);
    bool waits = s->nframes > i && s->frame[i].op == RUN_VERB;
    if (!waits)
        siege_check_falls(s, 0, ev);
}

static void repeat_next(State *s, int i)
{
    Frame *f = &s->frame[i];
    const Term *repeat = siege_node(f->node);
    if (f->n == 0) {
        siege_finish(s, i);
        return;
    }
    f->n--;
    Frame ctx = *f;
    siege_push_list(s, &ctx, term_argument(repeat, 1), siege_end(repeat));
}

static void each_next(State *s, int i, Events *ev)
{
    const Term *verb = siege_node(s->frame[i].node);
    SiegeEval e = siege_eval(s, i, ev);
    siege_each(&e, verb);
    siege_check_falls(s, 0, ev);
}

static void abilities_next(State *s, int i, Events *ev)
{
    Frame *f = &s->frame[i];
    const SiegeCard *c = siege_card(f->batch);
    REQUIRE(c); /* only a card has abilities */
    const Term *last = f->node ? siege_node(f->node) : NULL, *t = last;
    while ((t = siege_ability(siege_cards(), c, t)))
        if (term_op(siege_unquick(t)) == (SiegeOp)f->arg)
            break;
    if (!t) {
        siege_finish(s, i);
        return;
    }
    f->node = siege_node_of(t);
    Frame ctx = *f;
    siege_tell(s, ctx.src, (Event){.kind = EV_ABILITY, .seat = NO_SEAT, .def = ctx.batch, .n = (int16_t)ctx.arg}, ev);
    const Term *ability = siege_unquick(t);
    siege_push_list(s, &ctx, siege_effects_of(ability), siege_end(ability));
}

/* SH-15.6 */
static void elusive_next(State *s, int i, Events *ev)
{
    const Frame *f = &s->frame[i];
    int nanswers = siege_answers(s, i), unit = siege_unit(s, f->src);
    unsigned lanes = 0;
    siege_fresh(s);
    if (unit != NO_UNIT && siege_lane(s, unit) >= 0 && !siege_falling(s, f->src) &&
        !siege_has_key(s, unit, KEY_CANNOT_MOVE)) /* SH-15.24 */
        lanes = siege_near(s, unit, f->n) &
                (unsigned)siege_free_lanes(s, s->piece[f->src].place == PLACE_UPPER ? PLACE_UPPER : PLACE_LOWER);
    if (nanswers == 0 && lanes) {
        siege_ask(s, siege_asking(ASK_LANE, siege_chooser(s, f), f->src, FOR_ELUSIVE, lanes, CTX_STOP), ev);
        return;
    }
    unsigned chosen = nanswers ? s->frame[i + 1].set : 0;
    siege_finish(s, i);
    if (chosen)
        siege_move_unit(s, unit, __builtin_ctz(chosen), true, ev);
    siege_check_falls(s, 0, ev);
}

/* SH-10.18 */
static void draw_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    Frame f = s->frame[i];
    if (nanswers == 0) {
        siege_ask(s, siege_asking(ASK_SEAT, siege_team(s), f.src, FOR_DRAW, siege_team_bits(s), CTX_STOP), ev);
        return;
    }
    unsigned seats = s->frame[i + 1].set;
    siege_finish(s, i);
    if (seats)
        (void)siege_draw(s, __builtin_ctz(seats), ev);
    else
        event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, (Event){.kind = EV_DECLINED, .seat = NO_SEAT});
}

/* SH-4.8: one unit at a time. */
static void boost_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    Frame *f = &s->frame[i];
    bool pools = siege_allies(s) > 1 && !siege_versus(s);
    if (f->n == 0) {
        siege_finish(s, i);
        return;
    }
    if (pools && nanswers == 0) {
        siege_ask(s, siege_asking(ASK_SEAT, SEAT_TEAM, f->src, FOR_MANA, siege_team_bits(s), 0), ev);
        return;
    }
    int seat = pools ? __builtin_ctz(s->frame[i + 1].set) : 0, n = pools ? 1 : f->n;
    siege_drop_answers(s);
    s->frame[i].n = (uint8_t)(s->frame[i].n - n);
    siege_gain_mana(s, seat, n, ev);
}

/* O9, SH-11.10: set-up, which destroys nobody (R14) */
static void tokens_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    Frame f = s->frame[i];
    unsigned set = 0;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(s, u);
        set |= p != NO_PIECE && (f.arg || s->piece[p].num[NUM_HEALTH] > 0) ? 1u << u : 0;
    }
    if (nanswers == 0 && f.n > 0 && set) {
        siege_ask(s, siege_asking(ASK_UNIT, siege_team(s), NO_PIECE, FOR_TOKENS, set, 0), ev);
        return;
    }
    if (nanswers == 0) {
        siege_finish(s, i);
        return;
    }
    int unit = __builtin_ctz(s->frame[i + 1].set);
    PieceId minion = siege_piece(s, unit);
    siege_drop_answers(s);
    s->frame[i].n--;
    if (f.arg)
        siege_place_tokens(s, minion, WORD_HEALTH, 1, ev);
    else
        siege_remove_tokens(s, minion, WORD_HEALTH, 1, ev);
    if (s->piece[minion].num[NUM_HEALTH] <= 0)
        siege_mut(s)->mark[unit] &= (uint8_t)~MARK_LIVED;
    siege_check_falls(s, 0, ev);
}

/* Takes the next step of the frame on top, or of the one whose answers are on top. */
static void frame_next(State *s, Events *ev)
{
    int i = running(s);
    REQUIRE(i >= 0);
    switch ((SiegeFrame)s->frame[i].op) {
    case RUN_LIST:
        list_next(s, i);
        break;
    case RUN_VERB:
        verb_next(s, i, ev);
        break;
    case RUN_REPEAT:
        repeat_next(s, i);
        break;
    case RUN_EACH:
        each_next(s, i, ev);
        break;
    case RUN_COSTS:
        siege_costs_next(s, i, ev);
        break;
    case RUN_ABILITIES:
        abilities_next(s, i, ev);
        break;
    case RUN_PLAY:
    case RUN_USE:
        siege_play_next(s, i, ev);
        break;
    case RUN_ARRIVAL:
        siege_arrival(s, i, ev);
        break;
    case RUN_FALL:
        siege_fall(s, i, ev);
        break;
    case RUN_UNCOVER:
        siege_uncover_next(s, i, ev);
        break;
    case RUN_DRAW:
        draw_next(s, i, ev);
        break;
    case RUN_BOOST:
        boost_next(s, i, ev);
        break;
    case RUN_ASIDE:
    case RUN_LIMIT:
        siege_hand_next(s, i, ev);
        break;
    case RUN_PLAN:
        siege_plan_next(s, i, ev);
        break;
    case RUN_RESHUFFLE:
        siege_reshuffle_next(s, i, ev);
        break;
    case RUN_ELUSIVE:
        elusive_next(s, i, ev);
        break;
    case RUN_TAUNT:
        siege_taunt_next(s, i, ev);
        break;
    case RUN_PART:
        siege_part_next(s, i, ev);
        break;
    case RUN_TOKENS:
        tokens_next(s, i, ev);
        break;
    case RUN_HERO:
        siege_hero_next(s, i, ev);
        break;
    case RUN_NONE:
    case ANSWER:
    case ASK_UNIT:
    case ASK_LANE:
    case ASK_CARD:
    case ASK_YES:
    case ASK_OPTION:
    case ASK_TOKEN:
    case ASK_SEAT:
    case ASK_TOP:
    case ASK_END:
    case ASK_NEXT:
    case ASK_FILL:
    case SIEGE_FRAMES:
        REQUIRE(false); /* no frame that runs */
        break;
    }
}

/* ---- the machine ------------------------------------------------------------------------------------------------- */

enum {
    FRAMES_KEPT = 12,   /* most frames pushed until the next effects begin */
    STEPS_MOST = 10000, /* of one move. The longest of 12000 games took 57 */
};

/* True if this frame may be abandoned at any moment: it has changed nothing yet, or nothing that must be restored. Not
 * RUN_EACH, which may hold cards that are being looked at. */
static bool can_be_left(int op)
{
    return op == RUN_LIST || op == RUN_VERB || op == RUN_REPEAT || op == RUN_ABILITIES;
}

/* R95: abilities may reveal cards whose abilities reveal cards, or trigger each other for ever without a choice. Beyond a
 * certain depth or number of steps, effects do nothing; real cards come near neither. */
static bool comes_to_nothing(State *s, int steps)
{
    int i = running(s), op = s->frame[i].op;
    bool too_deep = s->nframes > FRAME_MAX - FRAMES_KEPT && (op == RUN_LIST || op == RUN_VERB);
    if (!too_deep && (steps < STEPS_MOST || !can_be_left(op)))
        return false;
    siege_finish(s, i);
    return true;
}

void siege_run(State *s, Events *ev)
{
    for (int steps = 0; !s->over; steps++) {
        const Frame *f = frame_peek(s);
        if (f && f->op >= ASK_FIRST) {
            siege_check_falls(s, 0, ev);
            break;
        }
        if (f) {
            if (!comes_to_nothing(s, steps))
                frame_next(s, ev);
            continue;
        }
        if (steps >= STEPS_MOST)
            siege_queue_forget_triggers(s);
        siege_close_batch(s, ev);
        if (!s->over && !siege_next_item(s, ev) && !siege_step(s, ev))
            break;
    }
    if (s->over) { /* nothing can happen any more */
        s->phase = PHASE_OVER;
        while (s->nframes)
            frame_pop(s);
        while (s->nqueue)
            (void)queue_take(s, s->nqueue - 1);
        siege_mut(s)->batch = 0;
    }
    siege_fresh(s);
    siege_mut(s)->dirty = 0;
}

unsigned siege_wanted(const State *s)
{
    if (s->over)
        return 0;
    const Frame *f = frame_peek(s);
    if (!f || f->op < ASK_FIRST)
        return siege_actors(s);
    return f->seat == SEAT_TEAM ? siege_team_bits(s) : siege_bit(f->seat);
}

/* SH-1.9: several may answer; the seat that did not move last is asked first, unless it is done. */
void siege_set_asked(State *s, int last)
{
    unsigned may = siege_wanted(s);
    const uint8_t *done = siege_of(s)->done;
    unsigned open = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        open |= may >> seat & 1 && !done[seat] ? 1u << seat : 0;
    unsigned first = open ? open : may;
    unsigned others = last >= 0 && last < s->nseats && frame_peek(s) == NULL ? first & ~siege_bit(last) : 0;
    bool stays = first & siege_bit(last);
    if (others && !stays)
        first = others;
    s->to_act = (uint8_t)(may == 0 ? NO_SEAT : stays ? last : __builtin_ctz(first));
    s->may_act = (uint8_t)(may & (may - 1) ? may : 0);
}

void siege_cast(State *s, uint16_t node, bool horde, Events *ev)
{
    const Term *play = siege_unquick(siege_node(node));
    Frame ctx = {.src = NO_PIECE, .it = NO_PIECE};
    if (horde) {
        ctx.step = CTX_HORDE;
        ctx.seat = (uint8_t)siege_horde_side(s);
    }
    siege_push_list(s, &ctx, siege_effects_of(play), siege_end(play));
    siege_run(s, ev);
    siege_set_asked(s, NO_SEAT);
}
