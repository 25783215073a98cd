/* SPDX-License-Identifier: MIT
 * Siege: the horde player (SH-12): its legal moves and their effects. Hidden cards are revealed in siege_arrive.c. */
#include "core/order.h"
#include "games/siege/siege_int.h"

static int mana(const State *s)
{
    return siege_of(s)->mana[siege_horde_seat(s)];
}

static bool can_spend(const State *s, int n, Why *why)
{
    return mana(s) >= n || why_say(why, "SH-12.6", SAY("It costs {n} mana. You have less."), say_n("n", n));
}

static bool acting(const State *s, Why *why)
{
    return siege_of(s)->step == STEP_HORDE_SEAT || why_say(why, "SH-12.6", SAY("Not in this phase."));
}

static bool is_free(const State *s, int lane)
{
    return lane >= 0 && lane < LANES && siege_upper(s, lane) == NO_PIECE;
}

/* ---- what may be done ---------------------------------------------------------------------------------------------- */

/* SH-12.8, O13 */
static bool can_lay(const State *s, int lane, bool hidden, Why *why)
{
    bool free_of_limit = hidden && s->option[OPT_CONCEALED];
    if (!is_free(s, lane))
        return why_say(why, "SH-12.7", SAY("There is already a horde card in that lane."));
    if (!free_of_limit && siege_of(s)->played >= siege_wave(s))
        return why_say(why, "SH-12.8", SAY("This turn’s wave {n:allows 1 card|allows {n} cards}, already played."),
                       say_n("n", siege_wave(s)));
    return can_spend(s, hidden ? 1 : 0, why);
}

/* SH-12.10: outsiders and hidden cards too. */
static bool can_shift(const State *s, PieceId p, Why *why)
{
    int unit = p < s->npieces && s->piece[p].place == PLACE_UPPER ? siege_unit(s, p) : NO_UNIT;
    bool monster = unit != NO_UNIT && (siege_concealed(s, p) || siege_is_monster(s, unit));
    if (!monster)
        return why_say(why, "SH-12.10", SAY("Only monsters in lanes can be moved."));
    return !siege_has_key(s, unit, KEY_CANNOT_MOVE) || why_say(why, "SH-15.24", SAY("It cannot move."));
}

static bool face_up_monster(const State *s, PieceId p, Why *why)
{
    bool there = p < s->npieces && s->piece[p].place == PLACE_UPPER && !siege_concealed(s, p) && !siege_falling(s, p) &&
                 siege_is_monster(s, siege_unit(s, p));
    return there || why_say(why, "SH-12.6", SAY("Only a face-up monster."));
}

static bool can_discard(const State *s, PieceId p, Why *why) /* SH-12.11, R51 */
{
    bool concealed = p < s->npieces && s->piece[p].place == PLACE_UPPER && siege_concealed(s, p);
    if (!concealed && !face_up_monster(s, p, why))
        return false;
    return concealed || siege_card_of(s, p)->type == CARD_MONSTER ||
           why_say(why, "SH-12.11", SAY("Outsiders and minions cannot be discarded."));
}

static bool can_flip(const State *s, PieceId p, Why *why) /* SH-12.14 */
{
    if (!face_up_monster(s, p, why) || !can_spend(s, 1, why))
        return false;
    bool plain = siege_card_of(s, p)->type == CARD_MONSTER && s->piece[p].num[NUM_HEALTH] == 0 &&
                 s->piece[p].num[NUM_ATTACK] == 0;
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE; q = s->piece[q].next)
        plain = plain && s->piece[q].host != p;
    return plain || why_say(why, "SH-12.14", SAY("It has tokens or attachments, so it cannot be turned face down."));
}

static bool can_challenge(const State *s, PieceId p, Why *why) /* SH-12.15 */
{
    if (!face_up_monster(s, p, why) || !can_spend(s, 2, why))
        return false;
    return !(s->piece[p].face & FACE_EXHAUSTED) || why_say(why, "SH-12.15", SAY("It is exhausted."));
}

bool siege_can_plan(const State *s, int seat, Why *why) /* SH-12.12 */
{
    (void)seat;
    return can_spend(s, 1, why);
}

static int concealed(const State *s, PieceId out[LANES])
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (siege_concealed(s, p))
            out[n++] = p;
    return n;
}

/* SH-12.16: only hidden cards change lanes. */
static bool can_rearrange(const State *s, unsigned order, Why *why)
{
    PieceId hidden[LANES];
    uint8_t of[LANES];
    bool good = order_read(order, LANES, of) && concealed(s, hidden) >= 2;
    for (int lane = 0; good && lane < LANES; lane++) {
        PieceId p = siege_upper(s, lane);
        good = of[lane] == lane || (p != NO_PIECE && siege_concealed(s, p));
    }
    return good || why_say(why, "SH-12.16", SAY("Only hidden cards can be rearranged, two or more of them."));
}

static void legal_orders(const State *s, int seat, Moves *out)
{
    PieceId hidden[LANES];
    uint8_t from[LANES] = {0}, of[LANES];
    int n = concealed(s, hidden);
    for (int i = 0; i < n; i++)
        from[i] = s->piece[hidden[i]].pos;
    for (bool more = n >= 2; more; more = order_next(from, n)) {
        for (int lane = 0; lane < LANES; lane++)
            of[lane] = (uint8_t)lane;
        for (int i = 0; i < n; i++)
            of[s->piece[hidden[i]].pos] = from[i];
        moves_add(out, (Move){MOVE_REARRANGE, (uint8_t)seat, order_number(of, LANES), 0, 0});
    }
}

static void legal_hand(const State *s, int seat, Moves *out)
{
    SiegeMet met = {{0}};
    for (PieceId p = table_first(s, PLACE_HORDE_HAND); p != NO_PIECE; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        if (def == DEF_HIDDEN || !siege_meet(&met, def))
            continue;
        for (int lane = 0; lane < LANES; lane++) {
            if (can_lay(s, lane, false, NULL))
                moves_add(out, (Move){MOVE_LAY, (uint8_t)seat, def, (uint16_t)(lane + 1), 0});
            if (can_lay(s, lane, true, NULL))
                moves_add(out, (Move){MOVE_HIDE, (uint8_t)seat, def, (uint16_t)(lane + 1), 0});
        }
    }
}

static void legal_on_table(const State *s, int seat, Moves *out)
{
    uint8_t who = (uint8_t)seat;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next) {
        for (int lane = 0; can_shift(s, p, NULL) && lane < LANES; lane++)
            if (is_free(s, lane))
                moves_add(out, (Move){MOVE_MOVE, who, p, (uint16_t)(lane + 1), 0});
        for (PieceId q = s->piece[p].next; q != NO_PIECE; q = s->piece[q].next)
            if (can_shift(s, p, NULL) && can_shift(s, q, NULL))
                moves_add(out, (Move){MOVE_SWAP, who, p, q, 0});
        if (can_discard(s, p, NULL))
            moves_add(out, (Move){MOVE_DISCARD, who, p, 0, 0});
        if (can_flip(s, p, NULL))
            moves_add(out, (Move){MOVE_FLIP, who, p, 0, 0});
        if (can_challenge(s, p, NULL))
            moves_add(out, (Move){MOVE_CHALLENGE, who, p, 0, 0});
    }
}

void siege_legal_horde(const State *s, int seat, Moves *out)
{
    if (siege_of(s)->step == STEP_HORDE_SEAT) {
        legal_hand(s, seat, out);
        legal_on_table(s, seat, out);
        legal_orders(s, seat, out);
    }
    if (siege_can_plan(s, seat, NULL))
        moves_add(out, (Move){MOVE_PLAN, (uint8_t)seat, 0, 0, 0});
    moves_add(out, (Move){MOVE_DONE, (uint8_t)seat, 0, 0, 0});
}

void siege_why_not_horde(const State *s, Move m, Why *why)
{
    PieceId p = (PieceId)m.a;
    if (m.kind == MOVE_PLAN) {
        if (siege_of(s)->step == STEP_PLAN || acting(s, why))
            (void)siege_can_plan(s, m.seat, why);
        return;
    }
    if (!acting(s, why))
        return;
    switch (m.kind) {
    case MOVE_LAY:
    case MOVE_HIDE:
        if (table_find(s, PLACE_HORDE_HAND, m.a) == NO_PIECE)
            (void)why_say(why, "SH-12.7", SAY("That card is not in your hand."));
        else
            (void)can_lay(s, m.b - 1, m.kind == MOVE_HIDE, why);
        break;
    case MOVE_MOVE:
        if (can_shift(s, p, why) && !is_free(s, m.b - 1))
            (void)why_say(why, "SH-12.10", SAY("There is already a horde card in that lane."));
        break;
    case MOVE_SWAP:
        if (can_shift(s, p, why) && can_shift(s, (PieceId)m.b, why) && s->piece[p].pos >= s->piece[m.b].pos)
            (void)why_say(why, "SH-12.10", SAY("Name the monster further left first."));
        break;
    case MOVE_DISCARD:
        (void)can_discard(s, p, why);
        break;
    case MOVE_FLIP:
        (void)can_flip(s, p, why);
        break;
    case MOVE_CHALLENGE:
        (void)can_challenge(s, p, why);
        break;
    case MOVE_REARRANGE:
        (void)can_rearrange(s, m.a, why);
        break;
    default:
        (void)why_say(why, "SH-12.6", SAY("The horde cannot do that."));
        break;
    }
}

/* ---- what happens ---------------------------------------------------------------------------------------------------- */

static void lay(State *s, Move m, Events *ev) /* SH-12.7, SH-12.13 */
{
    PieceId p = table_find(s, PLACE_HORDE_HAND, m.a);
    bool hidden = m.kind == MOVE_HIDE;
    Siege *g = siege_mut(s);
    if (!hidden || !s->option[OPT_CONCEALED])
        g->played++;
    if (hidden) {
        table_face(s, &siege_game, p, FACE_CONCEALED, ev);
        siege_gain_mana(s, m.seat, -1, ev);
    }
    siege_enter(s, p, PLACE_UPPER, m.b - 1, ev);
    siege_tell_known(s, p, hidden ? EV_CONCEALED : EV_PLAYED, m.seat, m.b, ev);
    if (!hidden)
        siege_begin_arrival(s, p, ev);
    siege_check_falls(s, 0, ev);
}

static void flip(State *s, Move m, Events *ev)
{
    PieceId p = (PieceId)m.a;
    siege_gain_mana(s, m.seat, -1, ev);
    table_num(s, &siege_game, p, NUM_PIERCED, 0, ev);
    table_face(s, &siege_game, p, FACE_CONCEALED | FACE_FLIPPED | (s->piece[p].face & FACE_EXHAUSTED), ev);
    siege_set_flipped(s, s->piece[p].pos, true);
    siege_forget_unit(s, siege_unit(s, p));
    table_hide(s, &siege_game, p, 1u << m.seat, ev);
    siege_tell_known(s, p, EV_CONCEALED, m.seat, s->piece[p].pos + 1, ev);
    siege_touch(s);
    siege_check_falls(s, 0, ev);
}

/* SH-12.16: one act over all hidden cards, whichever change lanes: everyone gets the same event and no longer knows which
 * of them is which. Public properties stay in their lanes, but not what a card was while it was face up. */
static void rearrange(State *s, Move m, Events *ev)
{
    PieceId hidden[LANES] = {0};
    uint8_t of[LANES], order[LANES];
    unsigned flipped = siege_of(s)->flipped[m.seat];
    int n = concealed(s, hidden);
    REQUIRE(order_read(m.a, LANES, of));
    for (int i = 0; i < n; i++) {
        int lane = s->piece[hidden[i]].pos;
        order[i] = 0;
        while (order[i] < n && s->piece[hidden[order[i]]].pos != of[lane])
            order[i]++;
        REQUIRE(order[i] < n); /* the order is one of the lanes that hold a hidden card */
        table_face(s, &siege_game, hidden[i], s->piece[hidden[i]].face & (uint8_t)~FACE_FLIPPED, ev);
        siege_set_flipped(s, lane, flipped >> of[lane] & 1);
    }
    table_mix(s, &siege_game, hidden, order, n, 1u << m.seat, ev);
    event_tell(ev, NO_PIECE, PLACE_UPPER, PLACE_UPPER, (Event){.kind = EV_REARRANGED, .seat = m.seat});
    siege_touch(s);
}

static void plan(State *s, int seat, Events *ev)
{
    siege_gain_mana(s, seat, -1, ev);
    (void)siege_draw(s, seat, ev);
    frame_push(s, RUN_PLAN, (uint8_t)seat);
}

void siege_plan_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i), seat = s->frame[i].seat;
    if (nanswers == 0 && table_size(s, PLACE_HORDE_HAND) > 0) {
        siege_ask(s, siege_asking(ASK_CARD, seat, NO_PIECE, PLACE_HORDE_HAND, 0, CTX_STOP), ev);
        return;
    }
    PieceId p = nanswers ? s->frame[i + 1].it : NO_PIECE;
    siege_finish(s, i);
    if (p == NO_PIECE)
        return;
    /* with tier decks it goes on the deck of the next card, SH-11.12 */
    PlaceId deck = s->option[OPT_TIERS] && siege_of(s)->tier == 0 ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
    table_put(s, &siege_game, p, deck, TABLE_TOP, ev);
    siege_touch(s);
    table_hide(s, &siege_game, p, siege_bit(seat), ev);
    event_tell(ev, NO_PIECE, PLACE_HORDE_HAND, deck, (Event){.kind = EV_PLANNED, .seat = (uint8_t)seat});
}

void siege_apply_horde(State *s, Move m, Events *ev)
{
    PieceId p = (PieceId)m.a;
    switch (m.kind) {
    case MOVE_LAY:
    case MOVE_HIDE:
        lay(s, m, ev);
        break;
    case MOVE_FLIP:
        flip(s, m, ev);
        break;
    case MOVE_REARRANGE:
        rearrange(s, m, ev);
        break;
    case MOVE_CHALLENGE:
        siege_gain_mana(s, m.seat, -2, ev);
        table_face(s, &siege_game, p, s->piece[p].face | FACE_EXHAUSTED | FACE_CHALLENGING, ev);
        siege_touch(s);
        siege_tell_known(s, p, EV_CHALLENGES, m.seat, s->piece[p].pos + 1, ev);
        break;
    default:
        plan(s, m.seat, ev);
        break;
    }
}
