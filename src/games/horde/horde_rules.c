/* SPDX-License-Identifier: MIT
 * Horde: the rules, from top to bottom: setup and the eleven rounds (HO-2 to HO-8). What comes after them is in
 * horde_final.c, which moves are legal in horde_legal.c. */
#include <string.h>

#include "games/horde/horde_int.h"

static uint8_t next_seat(const State *s, int seat)
{
    return (uint8_t)((seat + 1) % s->nseats);
}

/* ---- setup ------------------------------------------------------------------------------------------------------ */

bool horde_in_level(DefId def, int level)
{
    if (def < DEF_VAMPIRE)
        return true;
    if (level == LEVEL_BASIC)
        return false;                                                                              /* HO-1.7 */
    return level == LEVEL_FULL || def == DEF_VAMPIRE || def == DEF_FLAYER || def == DEF_ELVENKING; /* HO-1.8, HO-1.9 */
}

const char *horde_setup_fault(const Setup *cfg)
{
    if (cfg->option[OPT_LEVEL] == LEVEL_INTERMEDIATE && cfg->option[OPT_EDITION] != EDITION_EARLIER)
        return N_("Only the first edition has a Middle level (HO-1.8).");
    if (cfg->option[OPT_STARTER] > cfg->nseats)
        return N_("There is no player with that number (HO-2.2).");
    return NULL;
}

/* Fills the free slots of the Pool from the supply, lowest first (HO-8.2, HO-8.3). Returns the number of new cards. */
static int fill_pool(State *s, Events *ev)
{
    int came = 0, slot = 0;
    int wanted = horde_pool_size(s) - table_size(s, PLACE_POOL);
    PieceId in_slot = table_first(s, PLACE_POOL);
    for (; came < wanted && table_size(s, PLACE_SUPPLY) > 0; slot++) {
        if (in_slot != NO_PIECE && s->piece[in_slot].pos == slot) {
            in_slot = s->piece[in_slot].next;
            continue;
        }
        table_move(s, &horde_game, table_first(s, PLACE_SUPPLY), PLACE_POOL, slot, ev);
        came++;
    }
    return came;
}

void horde_open(State *s)
{
    for (int seat = 0; seat < s->nseats && s->option[OPT_HORDES] == HORDES_OPEN; seat++)
        s->head[horde_at(seat)].sight = SIGHT_ALL; /* O6 */
}

void horde_setup(State *s, const Setup *cfg, Events *ev)
{
    Horde *h = horde_mut(s);
    table_begin(s, &horde_game, cfg);
    for (DefId def = DEF_REGULAR; def < DEF_MONSTERS_END; def++)
        for (int i = 0; i < horde_monster[def].copies && horde_in_level(def, s->option[OPT_LEVEL]); i++)
            (void)table_add(s, &horde_game, def, PLACE_SUPPLY); /* HO-1.1 */
    for (int kind = 0; kind < KIND_COUNT; kind++)
        (void)table_add(s, &horde_game, (DefId)(DEF_BATTLE + kind), PLACE_PILE);
    for (int i = 0; i < HORDE_TOKEN_VALUES; i++)
        for (int k = 0; k < horde_token_copies[i]; k++)
            (void)table_add(s, &horde_game, (DefId)(DEF_TOKEN + i), PLACE_TOKENS); /* HO-2.4 */
    horde_open(s);
    table_shuffle(s, &horde_game, PLACE_PILE, ev);   /* HO-2.3 */
    table_shuffle(s, &horde_game, PLACE_SUPPLY, ev); /* HO-2.5 */
    (void)fill_pool(s, ev);
    int choice = s->option[OPT_STARTER];
    h->starter1 = (uint8_t)(choice ? choice - 1 : (int)rng_below(&s->rng, s->nseats)); /* HO-2.2, R8 */
    h->starter = s->to_act = h->starter1;
    memset(h->after, -2, sizeof h->after);
    s->round = 1;
    s->phase = PHASE_DRAW;
}

/* ---- Battle Card Phase ------------------------------------------------------------------------------------------ */

/* Returns the first battle without a Battle Card; KIND_COUNT: all are drawn. */
static int battles_drawn(const State *s)
{
    int n = 0;
    while (n < KIND_COUNT && horde_battle_card(s, n))
        n++;
    return n;
}

static void draw(State *s, Events *ev)
{
    int battle = battles_drawn(s);
    PieceId card = table_first(s, PLACE_PILE);
    tell(ev, (Event){.kind = EV_ROUND, .seat = s->to_act, .n = (int16_t)s->round});
    table_move(s, &horde_game, card, (PlaceId)(PLACE_BATTLE + battle), 0, ev); /* HO-4.1, HO-4.5 */
    tell(ev, (Event){.kind = EV_REVEALED, .seat = s->to_act, .def = s->piece[card].def, .n = (int16_t)(battle + 1)});
    s->phase = PHASE_ASSIGN;
}

static void assign(State *s, Move m, Events *ev)
{
    int battle = battles_drawn(s) - 1;
    PieceId token = table_find(s, PLACE_TOKENS, m.a);
    table_move(s, &horde_game, token, (PlaceId)(PLACE_BATTLE + battle), 1, ev); /* HO-4.2 */
    tell(ev,
         (Event){
             .kind = EV_ASSIGNED, .seat = m.seat, .def = horde_battle_card(s, battle), .n = (int16_t)horde_token(m.a)});
    horde_begin_picking(s, ev);
}

/* ---- Monster Phase ---------------------------------------------------------------------------------------------- */

static void end_picking(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    int behind = 0, limit = horde_limit(s);
    for (int seat = 0; seat < s->nseats; seat++)
        behind += h->total[seat] < limit;
    tell(ev, (Event){.kind = EV_PICKING_ENDED, .seat = NO_SEAT, .n = (int16_t)limit, .other = (uint16_t)behind});
    h->opening = 0;
    s->phase = PHASE_END;
    s->to_act = h->starter;
}

/* A lock-out is announced once a round; outside a chance it counts as one (R23). */
static void announce_locked(State *s, uint8_t seat, bool within_chance, Events *ev)
{
    Horde *h = horde_mut(s);
    if (h->locked[seat])
        return;
    h->locked[seat] = 1;
    h->chances = (uint8_t)(h->chances + !within_chance);
    tell(ev, (Event){.kind = EV_LOCKED,
                     .seat = seat,
                     .n = h->total[seat],
                     .other = (uint16_t)horde_limit(s),
                     .face = table_size(s, PLACE_POOL) == 0}); /* HO-6.20 */
}

static bool owes(const State *s, int seat)
{
    return horde_of(s)->total[seat] < horde_limit(s);
}

/* Passes the chance on from `seat` to the next that has to pick; when there is none, picking ends (HO-6.11, HO-6.12,
 * HO-6.23). Seats locked out on the way are announced. */
static void rotate(State *s, uint8_t seat, Events *ev)
{
    for (int i = 0; i < s->nseats; i++) {
        seat = next_seat(s, seat);
        if (!owes(s, seat))
            continue;
        if (horde_can_pick(s, seat)) {
            horde_mut(s)->chances++;
            s->to_act = seat;
            tell(ev,
                 (Event){.kind = EV_CHANCE, .seat = seat, .n = (int16_t)(horde_limit(s) - horde_of(s)->total[seat])});
            return;
        }
        announce_locked(s, seat, false, ev);
    }
    end_picking(s, ev);
}

/* Clears the totals: they belong to one Monster Phase (HO-6.1). */
void horde_forget_picks(State *s)
{
    Horde *h = horde_mut(s);
    memset(h->total, 0, sizeof h->total);
    memset(h->locked, 0, sizeof h->locked);
    h->credit = 0;
    h->chances = 0;
}

void horde_begin_picking(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    horde_forget_picks(s);
    h->opening = 2;
    s->phase = PHASE_PICK;
    s->to_act = h->starter; /* HO-6.5 */
    if (table_size(s, PLACE_POOL) == 0) {
        end_picking(s, ev); /* HO-6.25 */
        return;
    }
    h->chances = 1;
    tell(ev, (Event){.kind = EV_CHANCE, .seat = h->starter, .other = s->nseats < 4 ? 2 : 1});
}

static void end_opening(State *s, uint8_t seat, Opened how, Events *ev)
{
    Horde *h = horde_mut(s);
    h->opening = 0;
    tell(ev, (Event){.kind = EV_OPENED, .seat = seat, .n = (int16_t)how, .other = h->total[seat]});
    rotate(s, seat, ev);
}

/* After a pick has been counted: decides whose turn it is. The Monster Phase is a chain of such decisions without a loop.
 * Three members of the state hold it, so that a game can be saved between any two picks:
 *
 *   opening 2  the starter has picked nothing yet; 1: one card, and may have a second; 0: the opening is over
 *   total[]    what each seat has picked; the largest is the limit, and a seat below it owes (HO-6.12)
 *   locked[]   seats whose lock-out was announced: they can pick none of the cards there
 *
 * During the opening the starter goes on or the opening ends, which passes the chance to the next seat that owes (rotate).
 * Later a seat picks until it owes nothing, or can pick nothing, and then the chance goes round; raising the limit makes
 * the others owe again (HO-6.16). When it has gone round and nobody who owes can pick, the phase is over. */
static void go_on(State *s, uint8_t seat, int credit, Events *ev)
{
    Horde *h = horde_mut(s);
    s->to_act = seat;
    if (h->opening == 2) {
        h->opening = 1;
        h->credit = (uint8_t)credit; /* HO-6.8, HO-7.15 */
        bool may_have_two = s->nseats < 4;
        if (may_have_two && horde_can_pick(s, seat))
            return;                                                                  /* HO-6.6: a second card or stop */
        end_opening(s, seat, may_have_two ? OPENED_NO_CARD : OPENED_FOUR_SEATS, ev); /* HO-6.7, HO-6.9 */
        return;
    }
    if (h->opening == 1) {
        end_opening(s, seat, OPENED_TWO, ev);
        return;
    }
    if (!owes(s, seat))
        tell(ev, (Event){.kind = EV_TURN_OVER, .seat = seat, .n = h->total[seat]}); /* HO-6.15 */
    else if (horde_can_pick(s, seat))
        return; /* HO-6.13 */
    else
        announce_locked(s, seat, true, ev);
    rotate(s, seat, ev);
}

static void credit(State *s, uint8_t seat, int amount, Events *ev)
{
    Horde *h = horde_mut(s);
    int limit = horde_limit(s);
    h->total[seat] = (uint8_t)(h->total[seat] + amount); /* HO-6.4 */
    tell(ev, (Event){.kind = EV_CREDITED, .seat = seat, .n = h->total[seat]});
    if (h->total[seat] > limit && h->opening == 0)
        tell(ev, (Event){.kind = EV_LIMIT, .seat = seat, .n = h->total[seat], .other = (uint16_t)limit}); /* HO-6.16 */
    go_on(s, seat, amount, ev);
}

/* The seat that may steal from `picker`, or NO_SEAT (HO-7.2). */
static uint8_t betrayer_over(const State *s, uint8_t picker)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (seat != picker && table_size(s, horde_at(seat)) >= 3 &&
            table_find(s, horde_at(seat), DEF_BETRAYER) != NO_PIECE)
            return seat;
    return NO_SEAT;
}

/* A pick is counted at once, unless a Betrayer may answer it: then the window is a frame that holds the card and the
 * picker, its owner is asked, and the pick is counted when the window closes (decline, or steal after two gifts). */
static void pick(State *s, Move m, Events *ev)
{
    PieceId card = table_find(s, PLACE_POOL, m.a);
    table_move(s, &horde_game, card, front_at(m.seat), -1, ev); /* HO-6.3 */
    tell(ev, (Event){.kind = EV_PICKED, .seat = m.seat, .def = m.a, .n = (int16_t)horde_cost(m.a)});
    uint8_t owner = betrayer_over(s, m.seat);
    if (owner != NO_SEAT) {
        Frame *window = frame_push(s, FRAME_WINDOW, owner);
        window->src = card;
        window->n = m.seat;
        s->to_act = owner; /* HO-7.4 */
        tell(ev, (Event){.kind = EV_WINDOW, .seat = owner, .other = m.seat, .def = m.a});
        return;
    }
    credit(s, m.seat, horde_cost(m.a), ev);
}

/* ---- Betrayer --------------------------------------------------------------------------------------------------- */

static void decline(State *s, Events *ev)
{
    Frame window = *frame_top(s);
    DefId card = s->piece[window.src].def;
    frame_pop(s);
    tell(ev, (Event){.kind = EV_LET_GO, .seat = window.seat, .def = card});
    credit(s, window.n, horde_cost(card), ev);
}

static void exchange(State *s, PieceId card, uint8_t to, Events *ev)
{
    table_move(s, &horde_game, card, front_at(to), -1, ev);
    table_face(s, &horde_game, card, FACE_EXCHANGED, ev); /* HO-7.12 */
}

static void steal(State *s, DefId second, Events *ev)
{
    Frame window = *frame_top(s);
    uint8_t thief = window.seat, robbed = window.n;
    const DefId gift[3] = {DEF_BETRAYER, window.arg, second};
    frame_pop(s);
    exchange(s, window.src, thief, ev); /* HO-7.7 */
    tell(ev, (Event){.kind = EV_STOLEN, .seat = thief, .other = robbed, .def = s->piece[window.src].def});
    for (int i = 0; i < 3; i++) {
        exchange(s, table_find(s, horde_at(thief), gift[i]), robbed, ev);
        tell(ev, (Event){.kind = EV_GIVEN, .seat = thief, .other = robbed, .def = gift[i]});
    }
    credit(s, robbed, 1, ev); /* HO-7.9 to HO-7.11 */
}

static void give(State *s, Move m, Events *ev)
{
    Frame *window = frame_top(s);
    if (window->step == 1) {
        window->step = 2;
        window->arg = m.a; /* nothing is shown before both are chosen */
        return;
    }
    steal(s, m.a, ev);
}

/* ---- End Phase -------------------------------------------------------------------------------------------------- */

static void collect(State *s, uint8_t seat, Events *ev)
{
    int n = table_size(s, front_at(seat));
    PieceId p;
    while ((p = table_first(s, front_at(seat))) != NO_PIECE) {
        table_face(s, &horde_game, p, 0, ev);
        table_move(s, &horde_game, p, horde_at(seat), -1, ev); /* HO-8.1 */
        table_hide(s, &horde_game, p, table_sight(s, &horde_game, horde_at(seat)), ev);
    }
    tell(ev, (Event){.kind = EV_COLLECTED, .seat = seat, .n = (int16_t)n});
}

static void end_round(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        collect(s, seat, ev);
    table_bar(s); /* HO-14.3 */
    horde_forget_picks(s);
    if (s->round >= HORDE_ROUNDS) {
        horde_begin_final(s, ev); /* HO-8.5, HO-3.4 */
        return;
    }
    bool was_empty = table_size(s, PLACE_SUPPLY) == 0;
    int came = fill_pool(s, ev);
    tell(ev, (Event){.kind = EV_REFILLED, .seat = NO_SEAT, .n = (int16_t)came, .other = s->head[PLACE_SUPPLY].count});
    if (!was_empty && table_size(s, PLACE_SUPPLY) == 0)
        tell(ev, (Event){.kind = EV_SHORT, .seat = NO_SEAT});
    h->starter = next_seat(s, h->starter); /* HO-3.2, HO-8.4 */
    s->round++;
    s->phase = PHASE_DRAW;
    s->to_act = h->starter;
}

/* ---- what the game calls ----------------------------------------------------------------------------------------- */

void horde_apply(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_DRAW:
        draw(s, ev);
        break;
    case MOVE_ASSIGN:
        assign(s, m, ev);
        break;
    case MOVE_PICK:
        pick(s, m, ev);
        break;
    case MOVE_STOP:
        tell(ev, (Event){.kind = EV_STOPPED, .seat = m.seat});
        end_opening(s, m.seat, OPENED_STOPPED, ev);
        break;
    case MOVE_DECLINE:
        decline(s, ev);
        break;
    case MOVE_STEAL:
        frame_top(s)->step = 1;
        break;
    case MOVE_GIVE:
        give(s, m, ev);
        break;
    case MOVE_END:
        end_round(s, ev);
        break;
    default:
        horde_apply_final(s, m, ev);
        break;
    }
}

void horde_result(const State *s, float share[SEAT_MAX])
{
    unsigned winners = horde_winners(s, NULL);
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = winners >> seat & 1 ? 1.0f / (float)__builtin_popcount(winners) : 0.0f;
}
