/* SPDX-License-Identifier: MIT
 * Horde: what it asks, why it refuses, how a score came about.  {0}..{3} stand for the names of seats. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/horde/horde_int.h"

static const char *name_of(DefId def)
{
    return horde_game.def[def].name;
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_pick(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    const Horde *h = horde_of(s);
    int owed = horde_limit(s) - h->total[s->to_act];
    Moves picks = {0};
    horde_legal(s, s->to_act, &picks);
    if (h->opening == 2) {
        (void)snprintf(q, qn, "%s, open the round: take a monster", who);
        (void)snprintf(
            d, dn, s->nseats < 4 ? "One or two cards; the others must follow." : "One card; the others must follow.");
    } else if (h->opening == 1) {
        (void)snprintf(q, qn, "%s, take a second monster or stop", who);
        (void)snprintf(d, dn,
                       h->credit > 1 ? "It may not match the first, and must be a single card."
                                     : "It may not match the first.");
    } else {
        (void)snprintf(q, qn, owed == 1 ? "%s, take one more monster" : "%s, take monsters: %d owed", who, owed);
        if (picks.n == 1)
            (void)snprintf(d, dn, "Only this card is legal: it must be taken.");
        else if (table_size(s, front_at(s->to_act)) > 0)
            (void)snprintf(d, dn, "It may match none of the cards that %s took this round.", who);
        else
            (void)snprintf(d, dn, "The first card of the round: it may be any.");
    }
}

static void prompt_window(const State *s, const Frame *window, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    DefId card = s->piece[window->src].def;
    if (window->step == 0) {
        const Horde *h = horde_of(s);
        int total = h->total[window->n] + 1, limit = horde_limit(s); /* HO-7.9: the exchange is credited as one */
        (void)snprintf(q, qn, "%s, steal the %s from {%d}?", who, name_of(card), window->n);
        (void)snprintf(d, dn, "Costs the Betrayer and two cards. {%d} is credited one: %d of %d then.", window->n,
                       total, total > limit ? total : limit);
    } else {
        (void)snprintf(
            q, qn, window->step == 1 ? "%s, choose the first card to give" : "%s, choose the second card to give", who);
        (void)snprintf(d, dn, "The Betrayer goes along. The %s comes in return.", name_of(card));
    }
}

/* How many are left (section 9); a view that may not see the horde counts none, and says none. */
static void prompt_jokers(const State *s, char *d, size_t dn)
{
    int flayers = horde_flayers(s, s->to_act), demons = table_count_of(s, horde_at(s->to_act), DEF_DEMON);
    if (flayers > 0)
        str_add(d, dn, flayers == 1 ? "%d Flayer" : "%d Flayers", flayers);
    if (demons > 0)
        str_add(d, dn, "%s%d %s", flayers > 0 ? " and " : "", demons, demons == 1 ? "Demon" : "Demons");
    str_add(d, dn, "%s", flayers + demons > 0 ? " left." : "After any joker everybody is asked again.");
}

void horde_prompt(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    const Frame *window = frame_peek(s);
    q[0] = d[0] = '\0';
    if (window) {
        prompt_window(s, window, who, q, qn, d, dn);
    } else if (s->phase == PHASE_ASSIGN) {
        int battle = 0;
        while (battle < KIND_COUNT - 1 && horde_battle_card(s, battle + 1))
            battle++;
        (void)snprintf(q, qn, "%s, what is %s worth?", who, name_of(horde_battle_card(s, battle)));
        (void)snprintf(d, dn, "Put one of the tokens on the Battle Card; it stays there.");
    } else if (s->phase == PHASE_PICK) {
        prompt_pick(s, who, q, qn, d, dn);
    } else if (s->phase == PHASE_TRICKSTER) {
        (void)snprintf(q, qn, "%s, use the Trickster?", who);
        (void)snprintf(d, dn, "Swap two tokens that differ by 1 or 2, once, or leave them.");
    } else if (s->phase == PHASE_JOKERS) {
        (void)snprintf(q, qn, "%s, play a joker or be done", who);
        prompt_jokers(s, d, dn);
    } else if (s->phase == PHASE_OVER) {
        (void)snprintf(q, qn, "The game is over");
    }
}

/* ---- score sheet ------------------------------------------------------------------------------------------------ */

static int token_won(const State *s, int seat, int battle)
{
    /* Tokens lie in won-N in the order of the battles that seat won. */
    const Horde *h = horde_of(s);
    int nth = 0;
    for (int i = 0; i < battle; i++)
        nth += h->after[i] == seat;
    PieceId p = table_first(s, won_at(seat));
    while (p != NO_PIECE && nth-- > 0)
        p = s->piece[p].next;
    return h->after[battle] == seat && p != NO_PIECE ? horde_token(s->piece[p].def) : 0;
}

static ScoreLine *new_line(Standing *out, const char *label)
{
    ScoreLine *line = &out->line[out->nlines++];
    line->label = label;
    return line;
}

/* Tokens of a position that was set up without saying in which battles they were taken. */
static void other_tokens(const State *s, Standing *out)
{
    int16_t rest[SEAT_MAX] = {0};
    bool any = false;
    for (int seat = 0; seat < s->nseats; seat++) {
        int sum = 0;
        for (int i = 0; i < out->nlines; i++)
            sum += out->line[i].points[seat];
        rest[seat] = (int16_t)(horde_taken(s, seat) - sum);
        any = any || rest[seat];
    }
    if (any)
        memcpy(new_line(out, "Other tokens")->points, rest, sizeof rest);
}

void horde_standing(const State *s, Standing *out)
{
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        if (!card)
            continue;
        ScoreLine *line = new_line(out, name_of(card));
        for (int seat = 0; seat < s->nseats; seat++)
            line->points[seat] = (int16_t)token_won(s, seat, i);
    }
    other_tokens(s, out);
    /* HO-1.7: a Basic game has neither card. */
    bool bonuses = s->option[OPT_LEVEL] != LEVEL_BASIC;
    ScoreLine *vampires = bonuses ? new_line(out, "Vampires") : NULL;
    ScoreLine *elvenking = bonuses ? new_line(out, "Elvenking") : NULL;
    bool by_tokens = false;
    unsigned winners = s->over ? horde_winners(s, &by_tokens) : 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        /* Bonuses are secret until the scoring (section 5 of the rules). */
        if (bonuses) {
            vampires->points[seat] = (int16_t)(s->over ? horde_vampire_bonus(s, seat) : 0);
            elvenking->points[seat] = (int16_t)(s->over ? horde_elvenking_bonus(s, seat) : 0);
        }
        out->score[seat] = (int16_t)(s->over ? horde_score(s, seat) : horde_taken(s, seat));
        out->winner[seat] = winners >> seat & 1;
    }
    for (int seat = 0; seat < s->nseats; seat++) {
        out->rank[seat] = 1;
        for (int q = 0; q < s->nseats; q++) {
            int mine = out->score[seat] * 16 + table_size(s, won_at(seat));
            int theirs = out->score[q] * 16 + table_size(s, won_at(q));
            out->rank[seat] = (uint8_t)(out->rank[seat] + (theirs > mine));
        }
    }
    bool shared = __builtin_popcount(winners) > 1;
    if (by_tokens && shared)
        (void)snprintf(out->note, sizeof out->note,
                       "Equal scores: more tokens taken win (HO-12.7); those with equally many share (HO-12.8).");
    else if (by_tokens)
        (void)snprintf(out->note, sizeof out->note, "Equal scores: more tokens taken win (HO-12.7).");
    else if (shared)
        (void)snprintf(out->note, sizeof out->note, "Equal scores and equally many tokens: shared (HO-12.8).");
}
