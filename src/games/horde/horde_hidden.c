/* SPDX-License-Identifier: MIT
 * Horde: secrets besides the pieces, and what can be inferred about hidden cards. A seat that is asked about the Betrayer
 * has it; a seat that swaps tokens has the Trickster; a seat that is asked for a joker has one. */
#include "games/horde/horde_int.h"

void horde_hide(State *view, int seat)
{
    Frame *window = frame_top(view);
    if (window && window->seat != seat)
        window->arg = DEF_HIDDEN; /* section 4, D6: the first gift shows only with the second, with open hordes too */
}

static bool hidden(const State *seen, PieceId p)
{
    return seen->piece[p].def == DEF_HIDDEN;
}

static bool in_a_horde(const State *s, PieceId p)
{
    return horde_game.place[s->piece[p].place].group == GROUP_HORDE;
}

/* Returns a random unknown card in the horde of `owner`; NO_PIECE: none. */
static PieceId some_hidden(const State *s, const State *seen, int owner, Rng *r)
{
    PieceId found[PIECE_MAX];
    uint32_t n = 0;
    for (PieceId p = table_first(s, horde_at(owner)); p != NO_PIECE; p = s->piece[p].next)
        if (hidden(seen, p))
            found[n++] = p;
    return n ? found[rng_below(r, n)] : NO_PIECE;
}

/* Returns a random card the owner of the Betrayer could have chosen as the first gift. */
static DefId some_gift(const State *s, int owner, Rng *r)
{
    PieceId found[PIECE_MAX];
    uint32_t n = 0;
    for (PieceId p = table_first(s, horde_at(owner)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_BETRAYER)
            found[n++] = p;
    return n ? s->piece[found[rng_below(r, n)]].def : DEF_HIDDEN;
}

/* Exchanges two unknown cards so that the horde of `owner` holds `def`. */
static bool must_hold(State *s, const State *seen, int owner, DefId def, Rng *r)
{
    if (table_find(s, horde_at(owner), def) != NO_PIECE)
        return true;
    PieceId give = some_hidden(s, seen, owner, r);
    if (give == NO_PIECE)
        return false;
    for (PieceId p = 0; p < s->npieces; p++) {
        if (s->piece[p].def != def || !hidden(seen, p))
            continue;
        table_trade(s, p, give);
        return true;
    }
    return false;
}

/* HO-10.2: all cards that fight in this battle are revealed, so no hidden card of a horde does. */
static bool keep_fighters_out(State *s, const State *seen, Rng *r)
{
    DefId card = horde_battle_card(s, horde_of(s)->battle);
    for (PieceId p = 0; card && p < s->npieces; p++) {
        PieceId other[PIECE_MAX];
        uint32_t n = 0;
        if (!hidden(seen, p) || !in_a_horde(s, p) || !horde_fights(s->piece[p].def, card))
            continue;
        for (PieceId q = 0; q < s->npieces; q++)
            if (hidden(seen, q) && !in_a_horde(s, q) && horde_is_monster(s->piece[q].def) &&
                !horde_fights(s->piece[q].def, card))
                other[n++] = q;
        if (n == 0)
            return false;
        table_trade(s, p, other[rng_below(r, n)]);
    }
    return true;
}

/* HO-11.7: a seat that is asked has a Flayer, or a Demon and a card to sacrifice. */
static bool must_have_joker(State *s, const State *seen, Rng *r)
{
    int seat = s->to_act;
    if (horde_flayers(s, seat) || horde_can_demon(s, seat))
        return true;
    DefId joker = rng_below(r, 2) ? DEF_FLAYER : DEF_DEMON;
    if (joker == DEF_DEMON && !horde_has_sacrifice(s, seat))
        joker = DEF_FLAYER;
    if (!must_hold(s, seen, seat, joker, r))
        (void)must_hold(s, seen, seat, joker == DEF_FLAYER ? DEF_DEMON : DEF_FLAYER, r);
    return horde_flayers(s, seat) || horde_can_demon(s, seat);
}

bool horde_guess(State *s, const State *seen, Rng *r)
{
    Frame *window = frame_top(s);
    if (s->over)
        return true; /* everything is face up */
    if (window && window->seat < s->nseats) {
        if (!must_hold(s, seen, window->seat, DEF_BETRAYER, r))
            return false;
        if (window->step == 2 && window->arg == DEF_HIDDEN) {
            window->arg = some_gift(s, window->seat, r);
            return window->arg != DEF_HIDDEN;
        }
    }
    if (s->phase == PHASE_TRICKSTER)
        return must_hold(s, seen, s->to_act, DEF_TRICKSTER, r);
    if (s->phase == PHASE_JOKERS)
        return keep_fighters_out(s, seen, r) && must_have_joker(s, seen, r);
    return true;
}
