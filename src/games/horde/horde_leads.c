/* SPDX-License-Identifier: MIT
 * Horde: who leads in which battle, and what a card more or less changes there.  It knows what the seat knows, no more. */
#include "games/horde/horde_leads.h"

#include "games/horde/horde_int.h"

static void count_place(const State *s, PlaceId at, int count[KIND_COUNT])
{
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        if (!horde_is_monster(s->piece[p].def)) /* a view may not know it */
            continue;
        for (unsigned kinds = horde_monster[s->piece[p].def].kinds; kinds; kinds &= kinds - 1)
            count[__builtin_ctz(kinds)]++;
    }
}

static void look_at_battles(const State *s, HordeLeads *leads)
{
    const Horde *h = horde_of(s);
    bool drawn[KIND_COUNT] = {false};
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        if (!card)
            continue;
        int kind = card - DEF_BATTLE;
        PieceId token = horde_battle_token(s, i);
        drawn[kind] = true;
        leads->open[kind] = h->after[i] == -2;
        leads->known[kind] = leads->open[kind] && token != NO_PIECE;
        leads->value[kind] = leads->known[kind] ? horde_token(s->piece[token].def) : 0;
    }
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!drawn[kind])
            leads->open[kind] = s->phase < PHASE_TRICKSTER;
}

void horde_leads_look(const State *s, int me, HordeLeads *out)
{
    *out = (HordeLeads){.me = me, .nseats = s->nseats};
    look_at_battles(s, out);
    for (int seat = 0; seat < s->nseats; seat++) {
        count_place(s, horde_at(seat), out->count[seat]);
        count_place(s, front_at(seat), out->count[seat]);
        count_place(s, field_at(seat), out->count[seat]);
        if (s->phase == PHASE_JOKERS) /* with the jokers played */
            out->count[seat][horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE] = horde_strength(s, seat);
    }
}

void horde_leads_shift(HordeLeads *leads, int seat, DefId def, int n)
{
    for (unsigned kinds = horde_is_monster(def) ? horde_monster[def].kinds : 0; kinds; kinds &= kinds - 1)
        leads->count[seat][__builtin_ctz(kinds)] += n;
}

Lead horde_leads_by(const HordeLeads *leads, int seat, int kind)
{
    Lead l = {.mine = leads->count[seat][kind], .best = -1};
    for (int q = 0; q < leads->nseats; q++) {
        int n = leads->count[q][kind];
        if (q == seat)
            continue;
        l.who = n > l.best ? 1u << q : n == l.best ? l.who | 1u << q : l.who;
        l.best = n > l.best ? n : l.best;
    }
    l.lead = l.mine - l.best;
    return l;
}

int horde_leads_held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, front_at(seat), def) +
           table_count_of(s, field_at(seat), def);
}

int horde_leads_pairs(const HordeLeads *leads, int seat)
{
    int forest = leads->count[seat][KIND_FOREST], royal = leads->count[seat][KIND_ROYAL];
    return forest < royal ? forest : royal; /* HO-12.3 */
}

int horde_leads_close(const HordeLeads *leads, int seat, int from_lead)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Lead l = horde_leads_by(leads, seat, kind);
        bool close = leads->open[kind] && leads->known[kind] && leads->value[kind] > 0 && l.lead <= 0 &&
                     l.lead >= from_lead && l.best > 0;
        if (close && (best < 0 || leads->value[kind] > leads->value[best]))
            best = kind;
    }
    return best;
}

static int swap_gain(const HordeLeads *leads, int a, int b)
{
    int lead_a = horde_leads_by(leads, leads->me, a).lead > 0, lead_b = horde_leads_by(leads, leads->me, b).lead > 0;
    return (leads->value[b] - leads->value[a]) * (lead_a - lead_b);
}

int horde_leads_best_swap(const HordeLeads *leads, int *low, int *high)
{
    int best = 0;
    for (int a = 0; a < KIND_COUNT; a++)
        for (int b = 0; b < KIND_COUNT; b++) {
            int differ = leads->value[b] - leads->value[a];
            if (!leads->known[a] || !leads->known[b] || differ < 1 || differ > 2 || swap_gain(leads, a, b) <= best)
                continue; /* HO-9.2 */
            best = swap_gain(leads, a, b);
            *low = a;
            *high = b;
        }
    return best;
}
