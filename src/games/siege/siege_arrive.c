/* SPDX-License-Identifier: MIT
 * Siege: a horde card is resolved (SH-4.7), concealed ones after they are turned up (SH-12.18); a destruction is carried
 * out (SH-10.16). */
#include "games/siege/siege_int.h"

/* ---- a horde card is resolved ------------------------------------------------------------------------------------ */

void siege_begin_arrival(State *s, PieceId p, Events *ev)
{
    unsigned ctx;
    (void)ev;
    int seat = siege_controller(s, p, &ctx);
    Frame *f = frame_push(s, RUN_ARRIVAL, (uint8_t)seat);
    f->step = (uint8_t)ctx;
    f->src = p;
}

enum { ARRIVAL_BOOST, ARRIVAL_TICKS, ARRIVAL_HOST, ARRIVAL_PLAY, ARRIVAL_END };

/* R46, O14: one that was flipped gives mana again, or does not. */
static bool pays(const State *s, PieceId p)
{
    return !siege_was_flipped(s, p) || s->option[OPT_REVEAL] == REVEAL_BOTH;
}

/* to: its host, or NO_PIECE. */
static void tell_attached(State *s, PieceId p, PieceId to, Events *ev)
{
    uint16_t host = to != NO_PIECE ? s->piece[to].def : DEF_HIDDEN;
    siege_tell(s, p, (Event){.kind = EV_ATTACHES, .seat = NO_SEAT, .why = host}, ev);
}

/* SH-14.15: the host that its text selects, or the discard pile. false: somebody has to choose first. */
static bool attach(State *s, int i, Events *ev)
{
    PieceId p = s->frame[i].src, to;
    if (!siege_find_host(s, i, NO_PIECE, &to, ev))
        return false;
    if (to == NO_PIECE) {
        tell_attached(s, p, NO_PIECE, ev);
        siege_leave(s, p, SIEGE_PLACES, ev);
        siege_finish(s, i);
        return true;
    }
    tell_attached(s, p, to, ev);
    siege_take_out(s, p);
    table_attach(s, &siege_game, p, to, PLACE_ATTACHED, ev);
    siege_touch(s);
    siege_check_falls(s, 0, ev);
    return true;
}

int siege_mana_to_come(const State *s)
{
    int n = 0;
    for (int i = s->nframes - 1; i >= 0 && n == 0; i--)
        n = s->frame[i].op == RUN_BOOST ? s->frame[i].n : 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].face & FACE_FRESH && s->piece[p].def != DEF_HIDDEN)
            n += siege_card_of(s, p)->boost;
    return n;
}

static void set_fresh(State *s, PieceId p, Events *ev)
{
    unsigned off = FACE_FRESH | FACE_FLIPPED;
    if (siege_versus(s) && s->piece[p].place == PLACE_UPPER)
        siege_set_flipped(s, s->piece[p].pos, false);
    table_face(s, &siege_game, p, (uint8_t)(s->piece[p].face & ~off), ev);
}

void siege_arrival(State *s, int i, Events *ev)
{
    Frame *f = &s->frame[i];
    PieceId p = f->src;
    const SiegeCard *c = siege_card_of(s, p);
    bool here = s->piece[p].place == PLACE_UPPER && !(f->step & CTX_GONE);
    switch (f->n) {
    case ARRIVAL_BOOST: /* (a) */
        f->n = ARRIVAL_TICKS;
        siege_tell(s, p, (Event){.kind = EV_RESOLVED, .seat = NO_SEAT}, ev);
        f->arg = pays(s, p);
        set_fresh(s, p, ev);
        if (s->frame[i].arg && c->boost)
            frame_push(s, RUN_BOOST, 0)->n = c->boost;
        break;
    case ARRIVAL_TICKS: /* SH-12.9 */
        f->n = ARRIVAL_HOST;
        if (f->arg && siege_versus(s) && c->tick)
            siege_gain_mana(s, siege_horde_seat(s), c->tick, ev);
        break;
    case ARRIVAL_HOST: /* (b) */
        if (c->type == CARD_HORDE_ATTACHMENT && here && !attach(s, i, ev))
            return;
        if (s->nframes > i) /* it has not been discarded */
            s->frame[i].n = ARRIVAL_PLAY;
        break;
    case ARRIVAL_PLAY: /* (c) */
        f->n = ARRIVAL_END;
        siege_push_abilities(s, ABILITY_PLAY, p, f->seat, f->step, ev);
        break;
    default: /* (d) */
        siege_finish(s, i);
        if (c->type == CARD_HORDE_SPELL && here)
            siege_leave(s, p, SIEGE_PLACES, ev);
        siege_check_falls(s, 0, ev);
        break;
    }
}

/* SH-12.18 to SH-12.20. n: 1, so many and no more; 0: all that are in set. */
void siege_uncover_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    Frame *f = &s->frame[i];
    unsigned left = 0;
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = siege_upper(s, lane);
        left |= f->set >> lane & 1 && p != NO_PIECE && siege_concealed(s, p) ? 1u << lane : 0;
    }
    if (left == 0 || f->n == 2) {
        siege_finish(s, i);
        return;
    }
    if (nanswers == 0) {
        siege_ask(s, siege_asking(ASK_UNIT, siege_horde_seat(s), NO_PIECE, FOR_EFFECT, left, 0), ev);
        return;
    }
    PieceId p = siege_piece(s, __builtin_ctz(s->frame[i + 1].set));
    siege_drop_answers(s);
    s->frame[i].n = s->frame[i].n ? 2 : 0;
    bool resolves = !siege_was_flipped(s, p) || s->option[OPT_REVEAL] != REVEAL_NOTHING;
    siege_uncover_card(s, p, ev);
    if (resolves)
        siege_begin_arrival(s, p, ev);
    else
        set_fresh(s, p, ev);
    siege_check_falls(s, 0, ev);
}

/* ---- a destruction is carried out --------------------------------------------------------------------------------- */

enum { FALL_ABILITIES, FALL_HOSTED, FALL_LEAVES };

/* The next stage of an outsider, SH-10.17; SH-13.15. */
static void outsider_leaves(State *s, PieceId p, Events *ev)
{
    PlaceId from = siege_feat(s, FEAT_THREE_DOORS) ? PLACE_OTHERS : PLACE_ASIDE;
    PieceId next = table_first(s, from);
    siege_leave(s, p, PLACE_BOX, ev);
    if (next == NO_PIECE)
        siege_mut(s)->outsider_fallen = 1;
    else
        table_put(s, &siege_game, next, PLACE_PILE, TABLE_BOTTOM, ev);
}

static void minion_leaves(State *s, PieceId p, Events *ev)
{
    for (int num = 0; num < SIEGE_NUMS; num++)
        table_num(s, &siege_game, p, num, 0, ev);
    table_face(s, &siege_game, p, 0, ev);
    siege_to_back(s, p, ev);
    siege_touch(s);
}

static void leave(State *s, PieceId p, Events *ev)
{
    switch ((SiegeCardType)siege_card_of(s, p)->type) {
    case CARD_OUTSIDER:
        outsider_leaves(s, p, ev);
        break;
    case CARD_MINION: /* SH-14.14: with its attachments */
        minion_leaves(s, p, ev);
        break;
    default:
        siege_leave(s, p, SIEGE_PLACES, ev);
        break;
    }
}

void siege_fall(State *s, int i, Events *ev)
{
    Frame *f = &s->frame[i];
    PieceId p = f->src;
    switch (f->n) {
    case FALL_ABILITIES: /* SH-10.16 (a) */
        f->n = FALL_HOSTED;
        siege_push_abilities(s, ABILITY_DESTROYED, p, f->seat, f->step, ev);
        break;
    case FALL_HOSTED:
        f->n = FALL_LEAVES;
        for (PieceId q = s->head[PLACE_ATTACHED].last; q != NO_PIECE; q = s->piece[q].prev) {
            unsigned ctx;
            if (s->piece[q].host != p)
                continue;
            int seat = siege_controller(s, q, &ctx);
            siege_push_abilities(s, ABILITY_HOST_DESTROYED, q, seat, ctx, ev);
        }
        break;
    default: { /* (b), (c) */
        uint8_t type = siege_card_of(s, p)->type;
        bool monster = type == CARD_MONSTER || type == CARD_MINION || type == CARD_OUTSIDER;
        siege_finish(s, i);
        if (siege_falling(s, p))
            leave(s, p, ev);
        if (monster && (type != CARD_OUTSIDER || !s->option[OPT_OUTSIDER_DRAW])) /* SH-10.18, R39, O17 */
            frame_push(s, RUN_DRAW, NO_SEAT)->src = p;
        siege_check_falls(s, 0, ev);
        break;
    }
    }
}
