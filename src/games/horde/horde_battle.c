/* SPDX-License-Identifier: MIT
 * Horde: the Trickster step, the eleven battles, jokers and the final scoring (HO-9 to HO-12). */
#include <stdlib.h>
#include <string.h>

#include "games/horde/horde_int.h"

/* ---- Trickster -------------------------------------------------------------------------------------------------- */

static int value_on(const State *s, DefId battle_card, PlaceId *at)
{
    for (int i = 0; i < KIND_COUNT; i++) {
        PieceId token = horde_battle_token(s, i);
        if (horde_battle_card(s, i) == battle_card && token != NO_PIECE) {
            *at = (PlaceId)(PLACE_BATTLE + i);
            return horde_token(s->piece[token].def);
        }
    }
    *at = NO_PLACE;
    return 0;
}

static bool differ_enough(int a, int b)
{
    int differ = abs(a - b);
    return differ >= 1 && differ <= 2; /* HO-9.2, HO-9.3 */
}

bool horde_may_swap(const State *s, DefId a, DefId b)
{
    PlaceId at_a, at_b;
    bool differ = differ_enough(value_on(s, a, &at_a), value_on(s, b, &at_b));
    return at_a != NO_PLACE && at_b != NO_PLACE && differ;
}

void horde_begin_final(State *s, Events *ev)
{
    uint8_t owner = horde_owner_of(s, DEF_TRICKSTER);
    if (owner == NO_SEAT || horde_of(s)->tricked) {
        if (horde_in_level(DEF_TRICKSTER, s->option[OPT_LEVEL]))
            tell(ev, (Event){.kind = EV_NO_TRICKSTER, .seat = NO_SEAT});
        horde_begin_battles(s, ev); /* HO-9.7 */
        return;
    }
    s->phase = PHASE_TRICKSTER;
    s->to_act = owner; /* HO-9.1 */
}

static void swap_tokens(State *s, Move m, Events *ev)
{
    PlaceId at_a, at_b;
    (void)value_on(s, m.a, &at_a);
    (void)value_on(s, m.b, &at_b);
    PieceId token_a = horde_battle_token(s, at_a - PLACE_BATTLE), token_b = horde_battle_token(s, at_b - PLACE_BATTLE);
    table_move(s, &horde_game, token_a, at_b, -1, ev);
    table_move(s, &horde_game, token_b, at_a, -1, ev);
    int16_t on_a = (int16_t)horde_token(s->piece[token_b].def), on_b = (int16_t)horde_token(s->piece[token_a].def);
    tell(ev, (Event){.kind = EV_SWAPPED, .seat = m.seat, .def = m.a, .why = m.b, .n = on_a, .other = (uint16_t)on_b});
}

/* ---- battles ---------------------------------------------------------------------------------------------------- */

static void finish(State *s, Events *ev)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            table_show(s, &horde_game, p, SEEN_ALL, ev); /* bonuses are counted openly */
        int vampires = horde_vampire_bonus(s, seat), pairs = horde_elvenking_bonus(s, seat);
        if (vampires)
            tell(ev, (Event){.kind = EV_VAMPIRES,
                             .seat = seat,
                             .n = (int16_t)vampires,
                             .other = (uint16_t)horde_vampires(s, seat)});
        if (pairs)
            tell(ev, (Event){.kind = EV_ELVENKING, .seat = seat, .n = (int16_t)pairs});
        tell(ev, (Event){.kind = EV_SCORE, .seat = seat, .n = (int16_t)horde_score(s, seat)}); /* HO-12.1, HO-12.5 */
    }
    unsigned winners = horde_winners(s, NULL);
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (winners >> seat & 1)
            tell(ev, (Event){.kind = EV_WINNER, .seat = seat});
    s->phase = PHASE_OVER;
    s->over = 1;
    s->to_act = NO_SEAT;
}

void horde_begin_battles(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    h->tricked = 1; /* HO-9.5: no later chance */
    h->battle = 0;
    while (h->battle < KIND_COUNT && (h->after[h->battle] != -2 || horde_battle_token(s, h->battle) == NO_PIECE))
        h->battle++;
    if (h->battle == KIND_COUNT) {
        finish(s, ev);
        return;
    }
    s->phase = PHASE_BATTLE;                                      /* HO-10.1 */
    s->to_act = (uint8_t)((h->starter1 + h->battle) % s->nseats); /* HO-11.2 */
}

static Kind kind_now(const State *s)
{
    return (Kind)(horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE);
}

/* Cards go back to where they lay: aux[0] remembers the place in the horde. */
static void to_field(State *s, PieceId p, uint8_t seat, Events *ev)
{
    s->piece[p].aux[0] = s->piece[p].pos;
    table_move(s, &horde_game, p, field_at(seat), -1, ev);
}

static void lay_out(State *s, uint8_t seat, Kind kind, Events *ev)
{
    PieceId here[PIECE_MAX];
    int n = table_list(s, horde_at(seat), here);
    for (int i = 0; i < n; i++)
        if (horde_monster[s->piece[here[i]].def].kinds >> kind & 1)
            to_field(s, here[i], seat, ev); /* HO-10.2, HO-10.3 */
    tell(ev, (Event){.kind = EV_LAID_OUT, .seat = seat, .n = (int16_t)horde_strength(s, seat)});
}

/* Where a card laid out of a loaded position came from may be unknown. */
static bool slot_taken(const State *s, PlaceId at, int pos)
{
    PieceId p = s->head[at].last;
    while (p != NO_PIECE && s->piece[p].pos > pos)
        p = s->piece[p].prev;
    return p != NO_PIECE && s->piece[p].pos == pos;
}

static void take_back(State *s, uint8_t seat, Events *ev)
{
    PieceId p;
    while ((p = table_first(s, field_at(seat))) != NO_PIECE) {
        Piece *piece = &s->piece[p];
        int pos = piece->aux[0];
        piece->aux[0] = 0;
        table_face(s, &horde_game, p, 0, ev);
        if (piece->def == DEF_FLAYER) {
            table_move(s, &horde_game, p, PLACE_DISCARD, -1, ev); /* HO-11.11 */
            continue;
        }
        table_move(s, &horde_game, p, horde_at(seat), slot_taken(s, horde_at(seat), pos) ? -1 : pos, ev); /* HO-10.11 */
        table_hide(s, &horde_game, p, table_sight(s, &horde_game, horde_at(seat)), ev);
    }
}

static void decide(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    int best = 0, leader = -1;
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = horde_strength(s, seat);
        if (n >= best)
            leader = n > best ? seat : -1; /* HO-10.6, HO-10.7, HO-10.9 */
        best = n > best ? n : best;
    }
    PieceId token = horde_battle_token(s, h->battle);
    int16_t value = (int16_t)horde_token(s->piece[token].def);
    DefId card = horde_battle_card(s, h->battle);
    if (leader >= 0) {
        table_move(s, &horde_game, token, won_at(leader), -1, ev); /* HO-10.10 */
        tell(ev, (Event){.kind = EV_WON, .seat = (uint8_t)leader, .def = card, .n = value});
    } else {
        table_move(s, &horde_game, token, PLACE_BURNT, -1, ev);
        tell(ev, (Event){.kind = EV_TIED, .seat = NO_SEAT, .def = card, .n = value});
    }
    h->after[h->battle] = (int8_t)leader;
    table_bar(s); /* HO-14.3 */
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        take_back(s, seat, ev);
    horde_begin_battles(s, ev);
}

/* ---- jokers ----------------------------------------------------------------------------------------------------- */

static bool has_joker(const State *s, int seat)
{
    for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def == DEF_FLAYER || (s->piece[p].def == DEF_DEMON && horde_has_sacrifice(s, seat)))
            return true;
    return false;
}

/* Asks `seat`, or the next one with something to play that has not said done since the last joker (HO-11.3 to 11.7). */
static void ask(State *s, uint8_t seat, Events *ev)
{
    Horde *h = horde_mut(s);
    for (int i = 0; i < s->nseats; i++, seat = (uint8_t)((seat + 1) % s->nseats)) {
        if (h->agreed[seat])
            continue;
        if (has_joker(s, seat)) {
            s->to_act = seat;
            tell(ev, (Event){.kind = EV_ASKED, .seat = seat});
            return;
        }
        h->agreed[seat] = 1; /* HO-11.7 */
        tell(ev, (Event){.kind = EV_DONE, .seat = seat, .n = 1});
    }
    decide(s, ev);
}

static void battle(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    PieceId token = horde_battle_token(s, h->battle);
    tell(ev, (Event){.kind = EV_BATTLE,
                     .seat = s->to_act,
                     .def = horde_battle_card(s, h->battle),
                     .n = (int16_t)horde_token(s->piece[token].def),
                     .other = (uint16_t)(h->battle + 1)});
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        lay_out(s, seat, kind_now(s), ev);
    table_bar(s); /* HO-14.3: that somebody lays out nothing is told as well */
    memset(h->agreed, 0, sizeof h->agreed);
    s->phase = PHASE_JOKERS;
    ask(s, s->to_act, ev);
}

static void joker_played(State *s, uint8_t seat, Event e, Events *ev)
{
    memset(horde_mut(s)->agreed, 0, sizeof horde_mut(s)->agreed); /* HO-11.5 */
    e.seat = seat;
    e.n = (int16_t)horde_strength(s, seat);
    tell(ev, e);
    ask(s, seat, ev);
}

static void flayer(State *s, Move m, Events *ev)
{
    to_field(s, table_find(s, horde_at(m.seat), DEF_FLAYER), m.seat, ev); /* HO-11.10 */
    joker_played(s, m.seat, (Event){.kind = EV_FLAYER}, ev);
}

PieceId horde_sacrifice(const State *s, int seat, DefId def)
{
    PieceId p = table_find(s, horde_at(seat), def);
    if (def == DEF_DEMON && p != NO_PIECE) {
        /* HO-11.18: the first unused Demon serves, the second may be given up */
        for (p = s->piece[p].next; p != NO_PIECE && s->piece[p].def != DEF_DEMON; p = s->piece[p].next)
            continue;
        return p;
    }
    if (p == NO_PIECE && def != DEF_FLAYER)
        p = table_find(s, field_at(seat), def); /* HO-11.17: one just laid out */
    return p;
}

static void demon(State *s, Move m, Events *ev)
{
    PieceId serving = table_find(s, horde_at(m.seat), DEF_DEMON);
    PieceId given =
        m.kind == MOVE_DEMON_USED ? table_find(s, field_at(m.seat), DEF_DEMON) : horde_sacrifice(s, m.seat, m.a);
    DefId def = s->piece[given].def;
    s->piece[given].aux[0] = 0;
    table_face(s, &horde_game, given, 0, ev);
    table_move(s, &horde_game, given, PLACE_DISCARD, -1, ev); /* HO-11.14 */
    if (def == DEF_VAMPIRE)
        horde_mut(s)->sacrificed[m.seat]++; /* O7 */
    to_field(s, serving, m.seat, ev);       /* HO-11.15 */
    table_face(s, &horde_game, serving, FACE_USED, ev);
    joker_played(s, m.seat, (Event){.kind = EV_DEMON, .def = def}, ev);
}

static void done(State *s, Move m, Events *ev)
{
    horde_mut(s)->agreed[m.seat] = 1;
    tell(ev, (Event){.kind = EV_DONE, .seat = m.seat});
    ask(s, (uint8_t)((m.seat + 1) % s->nseats), ev); /* HO-11.4 */
}

/* ---- lists and moves -------------------------------------------------------------------------------------------- */

static void legal_jokers(const State *s, Moves *out)
{
    uint8_t seat = s->to_act;
    uint64_t horde = horde_defs_in(s, horde_at(seat)), field = horde_defs_in(s, field_at(seat));
    const uint64_t demon = 1ull << DEF_DEMON, flayer = 1ull << DEF_FLAYER;
    if (horde & flayer)
        moves_add(out, (Move){MOVE_FLAYER, seat, 0, 0, 0});
    if (horde & demon && horde_has_sacrifice(s, seat)) {
        uint64_t given = horde | (field & ~(demon | flayer)); /* HO-11.17 */
        if (table_count_of(s, horde_at(seat), DEF_DEMON) < 2)
            given &= ~demon; /* HO-11.18 */
        horde_each_def(s, MOVE_DEMON, given, out);
        if (field & demon)
            moves_add(out, (Move){MOVE_DEMON_USED, seat, 0, 0, 0}); /* HO-11.19 */
    }
    moves_add(out, (Move){MOVE_DONE, seat, 0, 0, 0});
}

static void legal_swaps(const State *s, Moves *out)
{
    int value[KIND_COUNT];
    PlaceId at[KIND_COUNT];
    moves_add(out, (Move){MOVE_KEEP, s->to_act, 0, 0, 0}); /* HO-9.5 */
    for (int kind = 0; kind < KIND_COUNT; kind++)
        value[kind] = value_on(s, (DefId)(DEF_BATTLE + kind), &at[kind]);
    for (int a = 0; a < KIND_COUNT; a++)
        for (int b = a + 1; b < KIND_COUNT; b++)
            if (at[a] != NO_PLACE && at[b] != NO_PLACE && differ_enough(value[a], value[b]))
                moves_add(out, (Move){MOVE_SWAP, s->to_act, (DefId)(DEF_BATTLE + a), (DefId)(DEF_BATTLE + b), 0});
}

void horde_legal_final(const State *s, Moves *out)
{
    if (s->phase == PHASE_TRICKSTER)
        legal_swaps(s, out);
    else if (s->phase == PHASE_BATTLE)
        moves_add(out, (Move){MOVE_BATTLE, s->to_act, 0, 0, 0});
    else if (s->phase == PHASE_JOKERS)
        legal_jokers(s, out);
}

void horde_apply_final(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_KEEP:
        tell(ev, (Event){.kind = EV_KEPT, .seat = m.seat});
        horde_begin_battles(s, ev);
        break;
    case MOVE_SWAP:
        swap_tokens(s, m, ev);
        horde_begin_battles(s, ev);
        break;
    case MOVE_BATTLE:
        battle(s, ev);
        break;
    case MOVE_FLAYER:
        flayer(s, m, ev);
        break;
    case MOVE_DEMON:
    case MOVE_DEMON_USED:
        demon(s, m, ev);
        break;
    default:
        done(s, m, ev);
        break;
    }
}
