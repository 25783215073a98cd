/* SPDX-License-Identifier: MIT
 * Horde: whether a position is possible at all. */
#include "games/horde/horde_int.h"

static const char *places_fault(const State *s)
{
    for (int at = 0; at < HORDE_PLACES; at++) {
        int cards = 0, tokens = 0;
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next) {
            DefId def = s->piece[p].def;
            if (!(horde_game.place[at].pools >> horde_game.def[def].pool & 1))
                return "a piece lies where such a piece cannot lie";
            cards += def >= DEF_BATTLE && def < DEF_TOKEN;
            tokens += def >= DEF_TOKEN;
        }
        if (horde_game.place[at].group == GROUP_BATTLE && (cards > 1 || tokens > 1 || (tokens && !cards)))
            return "a battle has more than one Battle Card or token, or a token without a Battle Card";
        if (horde_game.place[at].seat != NO_SEAT && horde_game.place[at].seat >= s->nseats && s->head[at].count)
            return "a seat that does not play owns something";
    }
    if (table_size(s, PLACE_POOL) > horde_pool_size(s))
        return "the Pool is larger than HO-2.5 allows";
    return NULL;
}

static const char *window_fault(const State *s)
{
    const Frame *window = frame_peek(s);
    if (!window)
        return NULL;
    if (s->nframes != 1 || window->op != FRAME_WINDOW || s->phase != PHASE_PICK)
        return "nothing but one Betrayer window can be waiting, in the Monster Phase";
    if (window->seat != s->to_act || window->seat != horde_owner_of(s, DEF_BETRAYER) || window->n >= s->nseats ||
        window->n == window->seat)
        return "the Betrayer window belongs to the owner of the Betrayer, about another seat's pick";
    if (window->src == NO_PIECE || s->piece[window->src].place != front_at(window->n))
        return "the card of the Betrayer window must lie before its picker";
    if (table_size(s, horde_at(window->seat)) < 3 || window->step > 2)
        return "the price of a theft is three cards (HO-7.2)";
    if (window->step == 2 && table_find(s, horde_at(window->seat), window->arg) == NO_PIECE)
        return "the first card to give must lie in the horde";
    return NULL;
}

static const char *round_fault(const State *s)
{
    const Horde *h = horde_of(s);
    int open = 0;
    for (int i = 0; i < KIND_COUNT; i++) {
        bool token = horde_battle_token(s, i) != NO_PIECE;
        open += horde_battle_card(s, i) && !token && h->after[i] == -2;
        if (i > 0 && horde_battle_card(s, i) && !horde_battle_card(s, i - 1))
            return "the Battle Cards must lie without gaps from battle-1 on";
        if (token && h->after[i] != -2)
            return "a battle that was fought has no token any more";
        if (s->phase < PHASE_BATTLE && h->after[i] != -2)
            return "no battle is fought before the last round is over (HO-3.4)";
        if (!horde_battle_card(s, i) && h->after[i] != -2)
            return "a battle was fought whose Battle Card was never drawn";
        if (h->after[i] >= (int)s->nseats)
            return "a battle was won by a seat that does not play";
    }
    if (s->round < 1 || s->round > HORDE_ROUNDS || h->starter >= s->nseats || h->starter1 >= s->nseats)
        return "there are rounds 1 to 11, and the starters are seats at the table";
    if (s->phase == PHASE_ASSIGN && (open != 1 || table_size(s, PLACE_TOKENS) == 0))
        return "one Battle Card must be waiting for a token";
    if (s->phase != PHASE_ASSIGN && open)
        return "a Battle Card lies without a token";
    return NULL;
}

/* Every round still to come needs a Battle Card and a token for it (HO-3.1, HO-4.2). */
static const char *supplies_fault(const State *s)
{
    int to_come = s->phase < PHASE_TRICKSTER ? HORDE_ROUNDS - s->round + (s->phase == PHASE_DRAW) : 0;
    if (table_size(s, PLACE_PILE) < to_come)
        return "there are fewer Battle Cards left than rounds to come";
    if (table_size(s, PLACE_TOKENS) < to_come + (s->phase == PHASE_ASSIGN))
        return "there are fewer tokens left than rounds to come";
    return NULL;
}

/* Until his opening is over nobody but the starter has picked (HO-6.5 to HO-6.11). */
static const char *opening_fault(const State *s)
{
    const Horde *h = horde_of(s);
    const Frame *window = frame_peek(s);
    if (s->phase != PHASE_PICK)
        return NULL;
    if (h->opening == 1 && (s->nseats == 4 || h->total[h->starter] == 0 || h->credit == 0))
        return "the opening may have a second card only after a first one, with two or three seats";
    if (h->opening == 0)
        return NULL;
    if ((window ? window->n : s->to_act) != h->starter)
        return "only the starter picks in the opening";
    for (int seat = 0; seat < s->nseats; seat++)
        if (h->total[seat] && (seat != h->starter || h->opening == 2))
            return "a seat has picked before its chance came";
    return NULL;
}

/* HO-11.9: monsters of the kind, Flayers played and Demons used. */
static const char *field_fault(const State *s)
{
    if (s->phase != PHASE_JOKERS)
        return NULL;
    int kind = horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE;
    for (int seat = 0; seat < s->nseats; seat++)
        for (PieceId p = table_first(s, field_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
            DefId def = s->piece[p].def;
            bool joker = def == DEF_FLAYER || (def == DEF_DEMON && s->piece[p].face & FACE_USED);
            if (!joker && !(horde_monster[def].kinds >> kind & 1))
                return "a card is laid out that has no part in this battle";
        }
    return NULL;
}

static const char *phase_fault(const State *s)
{
    const Horde *h = horde_of(s);
    if ((s->phase == PHASE_OVER) != (s->over != 0))
        return "the game is over in phase 'over' and only there";
    if (s->over)
        return NULL;
    if ((s->phase == PHASE_DRAW || s->phase == PHASE_ASSIGN || s->phase == PHASE_END) && s->to_act != h->starter)
        return "the starter of the round acts in that phase";
    if (s->phase == PHASE_PICK && !frame_peek(s)) {
        if (!horde_can_pick(s, s->to_act) && h->opening != 1)
            return "the seat to act has nothing to pick";
        if (h->opening == 0 && h->total[s->to_act] >= horde_limit(s))
            return "the seat to act owes no card";
    }
    if (s->phase == PHASE_TRICKSTER && horde_owner_of(s, DEF_TRICKSTER) != s->to_act)
        return "the owner of the Trickster acts in that phase";
    if ((s->phase == PHASE_BATTLE || s->phase == PHASE_JOKERS) &&
        (h->battle >= KIND_COUNT || horde_battle_token(s, h->battle) == NO_PIECE))
        return "the present battle has no token";
    if (s->phase == PHASE_JOKERS && !horde_flayers(s, s->to_act) && !horde_can_demon(s, s->to_act))
        return "the seat to act has no joker to play";
    return NULL;
}

static const char *hands_fault(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++) {
        if (table_size(s, field_at(seat)) && s->phase != PHASE_JOKERS)
            return "cards are laid out although no battle is being fought";
        if (table_size(s, front_at(seat)) && s->phase != PHASE_PICK && s->phase != PHASE_END)
            return "picked cards lie before a seat although nobody is picking";
    }
    return NULL;
}

/* A position that does not state 'after' reads as if seat 0 had won all: not so where a battle is still to come. */
void horde_loaded(State *s)
{
    Horde *h = horde_mut(s);
    for (int i = 0; i < KIND_COUNT; i++)
        if (h->after[i] != 0)
            return;
    for (int i = 0; i < KIND_COUNT; i++) {
        bool just_drawn = s->phase == PHASE_ASSIGN && (i + 1 == KIND_COUNT || !horde_battle_card(s, i + 1));
        if (!horde_battle_card(s, i) || horde_battle_token(s, i) != NO_PIECE || just_drawn || s->phase < PHASE_BATTLE)
            h->after[i] = -2;
    }
}

const char *horde_fault(const State *s)
{
    static const char *(*const ask[])(const State *) = {places_fault, window_fault,  round_fault, supplies_fault,
                                                        phase_fault,  opening_fault, field_fault, hands_fault};
    const char *fault = NULL;
    for (size_t i = 0; !fault && i < sizeof ask / sizeof *ask; i++)
        fault = ask[i](s);
    return fault;
}
