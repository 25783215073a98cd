/* SPDX-License-Identifier: MIT
 * Horde: what is secret outside the pieces, and what can be inferred about secret pieces.  Somebody who is asked about
 * the Betrayer holds it; who swaps tokens holds the Trickster; who is asked for a joker has one. */
#include "games/horde/horde_int.h"

void horde_hide(State *view, int seat)
{
    Frame *window = frame_top(view);
    if (window && window->seat != seat)
        window->arg = DEF_HIDDEN; /* section 4, D6: the first gift shows only with the second, with open hordes too */
}

static bool hidden(const State *s, PieceId p, int seat)
{
    return !(s->piece[p].known >> (seat == NO_SEAT ? 7 : seat) & 1); /* bit 7: bystanders */
}

/* Some card in the horde of `owner` that `seat` cannot see, at random; or NO_PIECE. */
static PieceId some_hidden(const State *s, int owner, int seat, Rng *r)
{
    PieceId found[PIECE_MAX];
    uint32_t n = 0;
    for (PieceId p = table_first(s, horde_at(owner)); p != NO_PIECE; p = s->piece[p].next)
        if (hidden(s, p, seat))
            found[n++] = p;
    return n ? found[rng_below(r, n)] : NO_PIECE;
}

/* Any card the owner of the Betrayer could have chosen as the first gift. */
static DefId some_gift(const State *s, int owner, Rng *r)
{
    PieceId found[PIECE_MAX];
    uint32_t n = 0;
    for (PieceId p = table_first(s, horde_at(owner)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_BETRAYER)
            found[n++] = p;
    return n ? s->piece[found[rng_below(r, n)]].def : DEF_HIDDEN;
}

/* Makes the horde of `owner` hold `def` by exchanging two cards that `seat` cannot see. */
static bool must_hold(State *s, int owner, int seat, DefId def, Rng *r)
{
    if (table_find(s, horde_at(owner), def) != NO_PIECE)
        return true;
    PieceId give = some_hidden(s, owner, seat, r);
    if (give == NO_PIECE)
        return false;
    for (PieceId p = 0; p < s->npieces; p++) {
        if (s->piece[p].def != def || !hidden(s, p, seat))
            continue;
        s->piece[p].def = s->piece[give].def;
        s->piece[give].def = def;
        return true;
    }
    return false;
}

bool horde_guess(State *s, int seat, Rng *r)
{
    Frame *window = frame_top(s);
    if (window && window->seat != seat) {
        if (!must_hold(s, window->seat, seat, DEF_BETRAYER, r))
            return false;
        if (window->step == 2 && window->arg == DEF_HIDDEN) {
            window->arg = some_gift(s, window->seat, r);
            return window->arg != DEF_HIDDEN;
        }
    }
    if (s->phase == PHASE_TRICKSTER && s->to_act != seat)
        return must_hold(s, s->to_act, seat, DEF_TRICKSTER, r);
    if (s->phase == PHASE_JOKERS && s->to_act != seat && !horde_flayers(s, s->to_act) &&
        !horde_can_demon(s, s->to_act)) {
        DefId joker = rng_below(r, 2) ? DEF_FLAYER : DEF_DEMON;
        return must_hold(s, s->to_act, seat, joker, r) && (joker == DEF_FLAYER || horde_can_demon(s, s->to_act));
    }
    return true;
}
