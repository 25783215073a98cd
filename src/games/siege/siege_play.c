/* SPDX-License-Identifier: MIT
 * Siege: a move is carried out: cards are played (SH-5.4 to 5.8), minions engaged, allies moved, abilities used. What may
 * be done is siege_legal.c; the horde player's actions are siege_horde_player.c; answers are siege_ask.c. */
#include "games/siege/siege_int.h"

#include <string.h>

/* ---- a card is played -------------------------------------------------------------------------------------------- */

/* arg: the lane, the piece it will be attached to, or NO_PIECE where its text chooses. */
static void begin_play(State *s, int seat, DefId def, unsigned arg, Events *ev)
{
    PieceId p = table_find(s, siege_hand_place(s, seat), def);
    siege_gain_mana(s, seat, -siege_cost(s, seat, siege_card(def)), ev);
    table_move(s, &siege_game, p, PLACE_STACK, -1, ev);
    siege_touch(s);
    Frame *f = frame_push(s, RUN_PLAY, (uint8_t)seat);
    f->src = p;
    f->arg = (uint16_t)arg;
}

enum { PLAY_COSTS, PLAY_ENTERS, PLAY_ABILITIES, PLAY_END };

bool siege_plays_into(const State *s, int lane)
{
    for (int i = 0; i < s->nframes; i++) {
        const Frame *f = &s->frame[i];
        if (f->op == RUN_PLAY && f->n < PLAY_ABILITIES && f->arg == lane + 1 &&
            siege_card_of(s, f->src)->type == CARD_ALLY)
            return true;
    }
    return false;
}

static void push_cost(State *s, const Frame *ctx, const Term *cost)
{
    Frame *f = siege_push(s, RUN_COSTS, ctx);
    f->node = siege_node_of(cost + 1);
    f->arg = siege_node_of(siege_end(cost));
}

/* Additional costs of all its Play abilities, before it enters. R87 */
static void push_costs(State *s, int i)
{
    Frame ctx = s->frame[i];
    const SiegeCard *c = siege_card_of(s, ctx.src);
    int first = s->nframes;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));) {
        const Term *ability = siege_unquick(t), *cost = siege_cost_of(ability);
        if (term_op(ability) == ABILITY_PLAY && cost)
            push_cost(s, &ctx, cost);
    }
    for (int a = first, b = s->nframes - 1; a < b; a++, b--) { /* the first one on top */
        Frame x = s->frame[a];
        s->frame[a] = s->frame[b];
        s->frame[b] = x;
    }
}

/* SH-5.7. false: somebody has to choose first. */
static bool attach(State *s, int i, Events *ev)
{
    PieceId p = s->frame[i].src, host;
    if (!siege_find_host(s, i, (PieceId)s->frame[i].arg, &host, ev))
        return false;
    if (host == NO_PIECE) {
        siege_leave(s, p, SIEGE_PLACES, ev);
        siege_finish(s, i);
        return true;
    }
    table_attach(s, &siege_game, p, host, PLACE_ATTACHED, ev);
    siege_touch(s);
    return true;
}

static bool enters(State *s, int i, Events *ev)
{
    Frame f = s->frame[i];
    switch ((SiegeCardType)siege_card_of(s, f.src)->type) {
    case CARD_ALLY:
        siege_enter(s, f.src, PLACE_LOWER, f.arg - 1, ev);
        siege_feat_played(s, f.src);
        break;
    case CARD_TOWER:
        siege_enter(s, f.src, PLACE_LOWER, f.arg - 1, ev);
        break;
    case CARD_ATTACHMENT:
        return attach(s, i, ev);
    default:
        break;
    }
    return true;
}

/* SH-14.9, SH-14.10, and what answers a spell. */
static void end_play(State *s, PieceId p, int seat, Events *ev)
{
    uint8_t type = siege_card_of(s, p)->type;
    if (type == CARD_TOWER && s->piece[p].place == PLACE_LOWER)
        table_face(s, &siege_game, p, s->piece[p].face | FACE_PLAYED, ev);
    if (type != CARD_SPELL)
        return;
    siege_leave(s, p, SIEGE_PLACES, ev);
    static const PlaceId place[] = {PLACE_CASTLE, PLACE_LOWER, PLACE_ATTACHED};
    for (size_t k = 0; k < sizeof place / sizeof *place; k++)
        for (PieceId q = table_first(s, place[k]); q != NO_PIECE; q = s->piece[q].next)
            if (!siege_falling(s, q) && (place[k] == PLACE_CASTLE || s->piece[q].owner == seat))
                siege_trigger_card(s, ABILITY_ON_SPELL, q, NO_PIECE, false, ev);
}

static void play_next(State *s, int i, Events *ev)
{
    Frame f = s->frame[i];
    switch (f.n) {
    case PLAY_COSTS:
        s->frame[i].n = PLAY_ENTERS;
        siege_tell_known(s, f.src, EV_PLAYED, f.seat, siege_card_of(s, f.src)->type <= CARD_TOWER ? f.arg : 0, ev);
        push_costs(s, i);
        break;
    case PLAY_ENTERS:
        if (!enters(s, i, ev) || s->nframes <= i)
            return;
        s->frame[i].n = PLAY_ABILITIES;
        siege_check_falls(s, 0, ev);
        break;
    case PLAY_ABILITIES:
        s->frame[i].n = PLAY_END;
        siege_push_abilities(s, ABILITY_PLAY, f.src, f.seat, f.step, ev);
        break;
    default:
        siege_finish(s, i);
        end_play(s, f.src, f.seat, ev);
        break;
    }
}

/* ---- an Exhaust ability -------------------------------------------------------------------------------------------- */

const Term *siege_exhaust_ability(const SiegeCard *c, int number)
{
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
        if (term_op(siege_unquick(t)) == ABILITY_EXHAUST && --number == 0)
            return t;
    return NULL;
}

static void begin_use(State *s, int seat, PieceId p, int number, Events *ev)
{
    const Term *found = siege_exhaust_ability(siege_card_of(s, p), number);
    REQUIRE(found != NULL);
    const Term *ability = siege_unquick(found);
    siege_tell_known(s, p, EV_USED, seat, number, ev);
    siege_exhaust(s, p, true, ev);
    Frame *f = frame_push(s, RUN_USE, (uint8_t)seat);
    f->src = p;
    f->node = siege_node_of(ability);
}

static void use_next(State *s, int i)
{
    Frame ctx = s->frame[i];
    const Term *ability = siege_node(ctx.node), *cost = siege_cost_of(ability);
    s->frame[i].n++;
    if (ctx.n == 0 && cost) {
        push_cost(s, &ctx, cost);
    } else if (ctx.n <= 1) {
        s->frame[i].n = 2;
        siege_push_list(s, &ctx, siege_effects_of(ability), siege_end(ability));
    } else {
        siege_finish(s, i);
    }
}

void siege_play_next(State *s, int i, Events *ev)
{
    if (s->frame[i].op == RUN_PLAY)
        play_next(s, i, ev);
    else
        use_next(s, i);
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

static void engage(State *s, int seat, PieceId minion, Events *ev) /* SH-5.9, SH-5.10 */
{
    int lane = siege_engaged_lane(s);
    siege_enter(s, minion, PLACE_UPPER, lane, ev);
    siege_tell_known(s, minion, EV_ENGAGED, seat, lane + 1, ev);
    if (siege_lower(s, lane) == NO_PIECE) {
        Frame *f = frame_push(s, ASK_FILL, (uint8_t)seat);
        f->src = minion;
        f->arg = (uint16_t)lane;
    }
    siege_check_falls(s, 0, ev);
}

static void move(State *s, Move m, Events *ev)
{
    PieceId p = (PieceId)m.a;
    siege_tell_known(s, p, EV_MOVED, m.seat, m.b, ev);
    siege_enter(s, p, s->piece[p].place, m.b - 1, ev);
    siege_check_falls(s, 0, ev);
}

static void swap(State *s, Move m, Events *ev)
{
    PieceId p = (PieceId)m.a, q = (PieceId)m.b;
    siege_tell_known(s, p, EV_MOVED, m.seat, s->piece[q].pos + 1, ev);
    siege_tell_known(s, q, EV_MOVED, m.seat, s->piece[p].pos + 1, ev);
    siege_swap(s, p, q, ev);
    siege_check_falls(s, 0, ev);
}

static void discard(State *s, Move m, Events *ev)
{
    PieceId p = (PieceId)m.a;
    siege_tell_known(s, p, EV_DISCARDED, m.seat, 0, ev);
    siege_leave(s, p, SIEGE_PLACES, ev);
    siege_check_falls(s, 0, ev);
}

static void act(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_PLAY:
    case MOVE_CAST:
    case MOVE_ATTACH:
        begin_play(s, m.seat, m.a, m.kind == MOVE_CAST ? NO_PIECE : m.b, ev);
        break;
    case MOVE_ENGAGE:
        engage(s, m.seat, (PieceId)m.a, ev);
        break;
    case MOVE_MOVE:
        move(s, m, ev);
        break;
    case MOVE_SWAP:
        swap(s, m, ev);
        break;
    case MOVE_DISCARD:
        discard(s, m, ev);
        break;
    case MOVE_USE:
        begin_use(s, m.seat, (PieceId)m.a, m.b, ev);
        break;
    case MOVE_RESHUFFLE:
        siege_reshuffle(s, m.seat, ev);
        break;
    default:
        siege_apply_horde(s, m, ev);
        break;
    }
}

/* Moves that cost nothing, and that others can take back: an opponent must tire of them (siege_judge.c). */
bool siege_is_stroll(Move m)
{
    return m.kind == MOVE_MOVE || m.kind == MOVE_SWAP || m.kind == MOVE_ENGAGE || m.kind == MOVE_TAKE_BACK ||
           m.kind == MOVE_REARRANGE || m.kind == MOVE_WITHDRAW;
}

/* True if the move leaves every card in the lanes or the back line that was there, and every other card alone. */
static bool only_lanes_change(const State *s, const State *then)
{
    for (int p = 0; p < s->npieces; p++) {
        const Piece *a = &s->piece[p], *b = &then->piece[p];
        bool stood = a->place == PLACE_UPPER || a->place == PLACE_LOWER || a->place == PLACE_BACK;
        bool stands = b->place == PLACE_UPPER || b->place == PLACE_LOWER || b->place == PLACE_BACK;
        if ((stood || stands ? stood != stands : a->place != b->place) || a->host != b->host || a->face != b->face ||
            memcmp(a->num, b->num, sizeof a->num) != 0)
            return false;
    }
    return true;
}

/* SH-5.14: distance does not matter, and no ability waits for it. But a challenge ends (SH-12.15), and what an aura kept
 * alive can fall. */
bool siege_reversible(const State *s, Move m)
{
    Siege then = *siege_of(s);
    if (m.kind != MOVE_MOVE && m.kind != MOVE_SWAP && m.kind != MOVE_ENGAGE)
        return false;
    siege_apply(&then.s, m, NULL);
    return !then.s.over && then.s.round == s->round && only_lanes_change(s, &then.s);
}

void siege_apply(State *s, Move m, Events *ev)
{
    Siege *g = siege_mut(s);
    const Frame *f = frame_peek(s);
    bool action = m.kind < MOVE_DONE;
    if (siege_is_stroll(m) && g->strolls < UINT8_MAX)
        g->strolls++;
    if (action)
        for (int seat = 0; seat < SEAT_MAX; seat++) /* SH-5.2 */
            g->done[seat] = 0;
    if (f && f->op == ASK_FILL && action)
        frame_pop(s);
    if (action) {
        act(s, m, ev);
    } else if (m.kind == MOVE_DONE) {
        siege_done(s, m.seat, ev);
    } else if (m.kind == MOVE_WITHDRAW) {
        g->done[m.seat] = 0;
        event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, (Event){.kind = EV_DONE, .seat = m.seat});
    } else if (m.kind == MOVE_TAKE_BACK && f) {
        PieceId minion = f->src;
        frame_pop(s);
        siege_to_back(s, minion, ev);
    } else if (m.kind == MOVE_GO && siege_step_waits(g->step)) {
        siege_go(s, ev);
    } else if (m.kind == MOVE_GO) { /* nobody could react */
        siege_done(s, 0, ev);
    } else {
        siege_answer(s, m, ev);
    }
    siege_run(s, ev);
    siege_set_asked(s, m.seat);
}
