/* SPDX-License-Identifier: MIT
 * Forecasts of Siege: the rest of the turn as it is, and with the held card in one lane or another. */
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "core/say.h"

#include <stdlib.h>

static bool fights(const State *s)
{
    return s->phase >= PHASE_HORDE && s->phase <= PHASE_PILLAGE && !s->over;
}

bool siege_foresee(const Table *t, SiegeForecast *out)
{
    const State *s = t->in->s;
    /* In mid-story the table is between two moments: only a state that can occur is played forward. */
    if (!fights(s) || siege_wave_comes(s))
        return false;
    if (t->legal->n == 0 && !siege_forecast_can(s, t->in->eyes)) {
        const SiegeFightLog *was = t->event_memory; /* while the lanes fight, the words must not come and go */
        bool lanes = was->foreseen && siege_shows_fight(s) && siege_of(s)->step <= STEP_LANE_END;
        if (lanes)
            *out = was->ahead;
        return lanes;
    }
    siege_forecast(s, t->in->eyes, out);
    return true;
}

bool siege_foresee_answer(const Table *t, SiegeForecast *out)
{
    if (t->hovered_move.kind == 0 || t->in->s->nframes == 0 || !fights(t->in->s))
        return false;
    (void)siege_forecast_after(t->in->s, t->hovered_move, out);
    return true;
}

/* Gives the legal move that brings the held piece to that slot of the board. False: none. */
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
        bool engages = m.kind == MOVE_ENGAGE && m.a == t->lifted && slot == SLOT_UPPER + siege_engaged_lane(s);
        if (((plays || lays || moves) && m.b == lane) || engages) {
            *out = m;
            return true;
        }
    }
    return false;
}

/* Gives the move by which the held ally engages the minion that is pointed at. False: none. */
static bool onto_minion(const Table *t, Move *out)
{
    for (int i = 0; t->lifted != NO_PIECE && t->pointed != NO_PIECE && i < t->legal->n; i++) {
        *out = t->legal->m[i];
        if (out->kind == MOVE_ENGAGE && out->a == t->pointed &&
            siege_can_engage_with(t->in->s, t->lifted, t->pointed, NULL))
            return true;
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

bool siege_considers(const Table *t, SiegeForecast *out)
{
    int slot = t->over == NO_PLACE ? -1 : (int)t->over - SIEGE_PLACES;
    Move m;
    if (onto_minion(t, &m)) {
        (void)siege_forecast_after(t->in->s, m, out);
        return true;
    }
    return (slot >= 0 && slot < SIEGE_SLOTS && siege_foresee_slot(t, slot, out)) || siege_foresee_answer(t, out);
}

/* Adds a line of the list with the outcome of the turn now and then, if it differs. */
static void add_change(SiegeChanges *c, SayArg words, int now, int then, bool good)
{
    if (now == then || c->n == SIEGE_CHANGES)
        return;
    say(c->line[c->n], SENTENCE_MAX, words, say_n("now", now), say_n("then", then), say_n("n", abs(then - now)));
    c->tone[c->n++] = good ? TONE_GOOD : TONE_BAD;
}

void siege_say_changes(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, SiegeChanges *out)
{
    int deck = 0;
    for (int seat = 0; seat < ALLIES_MOST; seat++)
        deck += then->deck_then[seat] - now->deck_then[seat];
    out->n = 0;
    add_change(out, SAY("castle {now} → {then}"), now->castle_then, then->castle_then,
               then->castle_then > now->castle_then);
    add_change(out, SAY("portal {now} → {then}"), now->portal_then, then->portal_then,
               then->portal_then < now->portal_then);
    add_change(out, SAY("pillage {now} → {then}"), now->pillage, then->pillage, then->pillage < now->pillage);
    if (now->pillage == then->pillage)
        add_change(out, SAY("{n:1 card saved|{n} cards saved}"), 0, deck > 0 ? deck : 0, true);
    for (int i = 0; i < out->n; i++)
        out->tone[i] = (uint8_t)siege_near_tone(in, (SiegeTone)out->tone[i]);
}

void siege_say_difference(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, char *out, size_t n)
{
    SiegeChanges c;
    const char *item[SIEGE_CHANGES];
    siege_say_changes(in, now, then, &c);
    for (int i = 0; i < c.n; i++)
        item[i] = c.line[i];
    out[0] = '\0';
    if (c.n > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_AND, item, c.n));
}

void siege_say_coming(int now, int then, int most, char *out, size_t n)
{
    if (most != then)
        say(out, n, SAY("{n} to {most} coming"), say_signed("n", then - now), say_signed("most", most - now));
    else
        say(out, n, SAY("{n} coming"), say_signed("n", then - now));
}
