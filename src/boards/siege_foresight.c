/* SPDX-License-Identifier: MIT
 * What the table of Siege foretells: the rest of the turn as it is, and as it would be with the card in the hand in one
 * lane or another. */
#include "boards/siege_draw.h"
#include "boards/siege_fought.h"
#include "core/say.h"

bool siege_foresee(const Table *t, SiegeForecast *out)
{
    const State *s = t->in->s;
    bool fights = s->phase >= PHASE_HORDE && s->phase <= PHASE_PILLAGE && !s->over;
    /* In the middle of a story the table is between two moments: only what could be is played forward. */
    if (!fights)
        return false;
    if (t->legal->n == 0 && !siege_forecast_can(s, t->in->eyes)) {
        const SiegeFought *was = t->memory; /* while the lanes fight, the words must not come and go */
        bool lanes = was->foreseen && siege_shows_fight(s) && siege_of(s)->step <= STEP_LANE_END;
        if (lanes)
            *out = was->ahead;
        return lanes;
    }
    siege_forecast(s, t->in->eyes, out);
    return true;
}

/* The legal move that brings the piece in the hand to that slot of the board. */
static bool to_slot(const Table *t, int slot, Move *out)
{
    const State *s = t->in->s;
    if (t->lifted == NO_PIECE)
        return false;
    const Piece *piece = &s->piece[t->lifted];
    uint16_t lane = (uint16_t)(slot % LANES + 1);
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        bool plays = m.kind == MOVE_PLAY && slot >= SLOT_LOWER && m.a == piece->def &&
                     siege_game.place[piece->place].group == GROUP_HAND;
        bool lays = m.kind == MOVE_LAY && slot < SLOT_LOWER && m.a == piece->def && piece->place == PLACE_HORDE_HAND;
        bool moves = m.kind == MOVE_MOVE && m.a == t->lifted && (piece->place == PLACE_LOWER) == (slot >= SLOT_LOWER);
        if ((plays || lays || moves) && m.b == lane) {
            *out = m;
            return true;
        }
    }
    return false;
}

bool siege_foresee_slot(const Table *t, int slot, SiegeForecast *out)
{
    Move m;
    if (!to_slot(t, slot, &m))
        return false;
    (void)siege_forecast_after(t->in->s, m, out);
    return true;
}

SiegeTone siege_say_difference(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, char *out,
                               size_t n)
{
    int castle = then->castle_then - now->castle_then, portal = now->portal_then - then->portal_then, deck = 0;
    for (int seat = 0; seat < ALLIES_MOST; seat++)
        deck += then->deck_then[seat] - now->deck_then[seat];
    out[0] = '\0';
    if (castle > 0 && !siege_is_turned(in))
        say(out, n, SAY("saves {n}"), say_n("n", castle));
    else if (castle != 0)
        say(out, n, SAY("castle {n}"), say_signed("n", castle));
    else if (portal != 0)
        say(out, n, SAY("portal {n}"), say_signed("n", -portal));
    else if (deck > 0)
        say(out, n, SAY("{n:1 card saved|{n} cards saved}"), say_n("n", deck));
    SiegeTone tone = castle < 0 || portal < 0               ? TONE_BAD
                     : castle > 0 || portal > 0 || deck > 0 ? TONE_GOOD
                                                            : TONE_NEUTRAL;
    return siege_near_tone(in, tone);
}
