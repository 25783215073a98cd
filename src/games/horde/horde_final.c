/* SPDX-License-Identifier: MIT
 * Horde: the rules after the last round: the Trickster, the eleven battles, jokers, and the final scoring (HO-9 to HO-12). */
#include <string.h>

#include "games/horde/horde_int.h"

/* ---- Trickster -------------------------------------------------------------------------------------------------- */

static PlaceId place_of(const State *s, DefId battle_card)
{
    int battle = 0;
    while (horde_battle_card(s, battle) != battle_card)
        battle++;
    return (PlaceId)(PLACE_BATTLE + battle);
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
    PlaceId at_a = place_of(s, m.a), at_b = place_of(s, m.b);
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
            table_show(s, &horde_game, p, SEEN_ALL, ev); /* bonuses are counted in public */
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

/* Moves a card to the field and notes its slot in the horde, to which it returns. A loaded position may have a slot that
 * no game reaches. */
static void to_field(State *s, PieceId p, uint8_t seat, Events *ev)
{
    int slot = s->piece[p].pos;
    table_num(s, &horde_game, p, NUM_SLOT, slot < INT8_MAX ? slot : INT8_MAX, ev);
    table_move(s, &horde_game, p, field_at(seat), -1, ev);
}

static void lay_out(State *s, uint8_t seat, Kind kind, Events *ev)
{
    for (PieceId p = table_first(s, horde_at(seat)), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (horde_monster[s->piece[p].def].kinds >> kind & 1)
            to_field(s, p, seat, ev); /* HO-10.2, HO-10.3 */
    }
    tell(ev, (Event){.kind = EV_LAID_OUT, .seat = seat, .n = (int16_t)horde_strength(s, seat)});
}

/* True if the slot is taken: a loaded position may not know where a revealed card came from. */
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
        int pos = piece->num[NUM_SLOT];
        table_num(s, &horde_game, p, NUM_SLOT, 0, ev);
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
    bool won = leader >= 0;
    tell(ev, (Event){.kind = won ? EV_WON : EV_TIED, .seat = won ? (uint8_t)leader : NO_SEAT, .def = card, .n = value});
    h->after[h->battle] = (int8_t)leader;
    table_move(s, &horde_game, token, won ? won_at(leader) : PLACE_BURNT, -1, ev); /* HO-10.10 */
    table_bar(s);                                                                  /* HO-14.3 */
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

/* A battle is open until every seat has said that it is done since the last joker. agreed[] holds those seats; a joker clears
 * it for all, so nobody is bound by an earlier answer (HO-11.5). A seat with nothing to play is done automatically. When all
 * are done the battle is decided, which begins the next one or ends the game.
 *
 * Asks `seat`, or the next one with something to play that has not said done since the last joker (HO-11.3 to 11.7). */
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
    table_bar(s); /* HO-14.3: undo is blocked, because it is public too when a seat reveals nothing */
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
        p = table_find(s, field_at(seat), def); /* HO-11.17: one just revealed */
    return p;
}

static void demon(State *s, Move m, Events *ev)
{
    PieceId serving = table_find(s, horde_at(m.seat), DEF_DEMON);
    PieceId given =
        m.kind == MOVE_DEMON_USED ? table_find(s, field_at(m.seat), DEF_DEMON) : horde_sacrifice(s, m.seat, m.a);
    DefId def = s->piece[given].def;
    table_num(s, &horde_game, given, NUM_SLOT, 0, ev);
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
