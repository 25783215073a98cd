/* SPDX-License-Identifier: MIT
 * Horde: what the power of a card is worth to a seat as things stand, and what a rival is denied by taking it. */
#include "games/horde/horde_int.h"
#include "games/horde/horde_stakes.h"

int stakes_held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, front_at(seat), def) +
           table_count_of(s, field_at(seat), def);
}

/* {nth:...}: the forms are for a second, a third and a fourth card. */
static int form_of_nth(int n)
{
    return n < 2 ? 0 : n > 4 ? 2 : n - 2;
}

int stakes_pairs(const Stakes *st, int seat)
{
    int forest = st->count[seat][KIND_FOREST], royal = st->count[seat][KIND_ROYAL];
    return forest < royal ? forest : royal; /* HO-12.3 */
}

int stakes_close_battle(const Stakes *st, int seat, int from_lead)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Lead l = stakes_lead(st, seat, kind);
        bool close = st->open[kind] && st->known[kind] && st->value[kind] > 0 && l.lead <= 0 && l.lead >= from_lead &&
                     l.best > 0;
        if (close && (best < 0 || st->value[kind] > st->value[best]))
            best = kind;
    }
    return best;
}

/* ---- powers ----------------------------------------------------------------------------------------------------- */

static void say_vampire(const State *s, int seat, Facts *c)
{
    int n = stakes_held(s, seat, DEF_VAMPIRE) + 1;
    if (n == 1)
        fact_add(c, (Fact){.weight = 8, .text = N_("A first Vampire: 1 point, and more with every one after it.")});
    else
        fact_add(c,
                 (Fact){.weight = 8 * n,
                        .text = N_("{nth:A second Vampire: {n} points at the end, not {m}.|A third Vampire: {n} points "
                                   "at the end, not {m}.|A fourth Vampire: {n} points at the end, not {m}.}"),
                        .nth = form_of_nth(n),
                        .n = n * (n + 1) / 2,
                        .m = n * (n - 1) / 2}); /* HO-12.2 */
}

static void say_flayer(const State *s, const Stakes *st, Facts *c)
{
    int kind = stakes_close_battle(st, st->me, -1), n = stakes_held(s, st->me, DEF_FLAYER) + 1;
    if (kind < 0 && n == 1) {
        fact_add(c, (Fact){.weight = 12, .text = N_("A joker for any battle.")});
    } else if (kind < 0) {
        fact_add(c,
                 (Fact){.weight = 12,
                        .text = N_("{nth:A second joker for any battle.|A third joker for any battle.|A fourth joker "
                                   "for any battle.}"),
                        .nth = form_of_nth(n)});
    } else {
        Lead l = stakes_lead(st, st->me, kind);
        fact_add(c, (Fact){.weight = (l.lead == 0 ? 9 : 8) * st->value[kind],
                           .text = l.lead == 0 ? N_("A joker to break the tie with {who} in {battles}.")
                                               : N_("A joker to draw level with {who} in {battles}."),
                           .who = l.who,
                           .battles = 1u << kind});
    }
}

/* Cards whose battles are won or lost by more than one: a Demon may have them. */
static int spare_cards(const State *s, const Stakes *st)
{
    int n = 0;
    for (PieceId p = table_first(s, horde_at(st->me)); p != NO_PIECE; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        if (!horde_is_monster(def) || horde_monster[def].kinds == 0)
            continue;
        bool spare = true;
        for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
            int kind = __builtin_ctz(kinds), lead = stakes_lead(st, st->me, kind).lead;
            spare = spare && (!st->open[kind] || lead > 1 || lead < -1 || st->value[kind] < 0);
        }
        n += spare;
    }
    return n;
}

static void say_demon(const State *s, const Stakes *st, Facts *c)
{
    int spare = spare_cards(s, st);
    if (spare > 0)
        fact_add(c, (Fact){.weight = 30,
                           .text = N_("A joker in every battle for a card each time (cards to spare: {n})."),
                           .n = spare});
    else
        fact_add(c, (Fact){.weight = 20, .text = N_("A joker in every battle for a card each time.")});
}

/* What the seat would gain in tokens if these two changed places now. */
static int swap_gain(const Stakes *st, int a, int b)
{
    int lead_a = stakes_lead(st, st->me, a).lead > 0, lead_b = stakes_lead(st, st->me, b).lead > 0;
    return (st->value[b] - st->value[a]) * (lead_a - lead_b);
}

int stakes_best_swap(const Stakes *st, int *low, int *high)
{
    int best = 0;
    for (int a = 0; a < KIND_COUNT; a++)
        for (int b = 0; b < KIND_COUNT; b++) {
            int differ = st->value[b] - st->value[a];
            if (!st->known[a] || !st->known[b] || differ < 1 || differ > 2 || swap_gain(st, a, b) <= best)
                continue; /* HO-9.2 */
            best = swap_gain(st, a, b);
            *low = a;
            *high = b;
        }
    return best;
}

static void say_trickster(const Stakes *st, Facts *c)
{
    int low = 0, high = 0, gain = stakes_best_swap(st, &low, &high);
    if (gain == 0)
        fact_add(c, (Fact){.weight = 8, .text = N_("Can swap two tokens before the battles.")});
    else
        fact_add(c, (Fact){.weight = 8 * gain,
                           .text = N_("Can swap the tokens of {low}, led by {me} now, and {high} before the battles."),
                           .kind = (uint8_t)low,
                           .kind2 = (uint8_t)high});
}

void facts_of_power(const State *s, const Stakes *st, DefId def, Facts *c)
{
    switch (def) {
    case DEF_VAMPIRE:
        say_vampire(s, st->me, c);
        break;
    case DEF_FLAYER:
        say_flayer(s, st, c);
        break;
    case DEF_DEMON:
        say_demon(s, st, c);
        break;
    case DEF_TRICKSTER:
        say_trickster(st, c);
        break;
    case DEF_BETRAYER:
        fact_add(c, (Fact){.weight = 10, .text = N_("Can steal a rival\u2019s pick for three cards.")});
        break;
    case DEF_ELVENKING:
        fact_add(c,
                 (Fact){.weight = 8 + 8 * stakes_pairs(st, st->me),
                        .text = N_("{n:=0:The Elvenking: 1 point for each pair of a Forest and a Royal monster.|The "
                                   "Elvenking: 1 point now for a Forest and Royal pair.|The Elvenking: {n} points now "
                                   "for Forest and Royal pairs.}"),
                        .n = stakes_pairs(st, st->me)});
        break;
    default:
        break;
    }
}

/* ---- what a rival is denied ------------------------------------------------------------------------------------- */

static int in_pool(const State *s, int kind)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

/* The last card of a kind in the Pool, where it would win or level a battle for a rival who may take it. */
static void deny_kind(const State *s, const Stakes *st, DefId def, Facts *c)
{
    int best = 0, rival = 0, of = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        if (!st->known[kind] || st->value[kind] < 2 || in_pool(s, kind) != 1)
            continue;
        for (int q = 0; q < st->nseats; q++) {
            Lead l = stakes_lead(st, q, kind);
            if (q == st->me || l.mine == 0 || l.lead < -1 || l.lead > 0 || horde_barred_by(s, q, def) != NO_PIECE ||
                st->value[kind] <= best)
                continue;
            best = st->value[kind];
            rival = q;
            of = kind;
        }
    }
    if (best > 0)
        fact_add(c, (Fact){.weight = 5 * best,
                           .text = of < FACTION_COUNT ? N_("Leaves no {kind} monster in the Pool for {who}.")
                                                      : N_("Leaves no {kind} in the Pool for {who}."),
                           .kind = (uint8_t)of,
                           .who = 1u << rival});
}

static void deny_power(const State *s, const Stakes *st, DefId def, Facts *c)
{
    if (def != DEF_VAMPIRE || table_count_of(s, PLACE_POOL, DEF_VAMPIRE) != 1)
        return;
    int most = 0, rival = 0;
    for (int q = 0; q < st->nseats; q++) {
        int n = q == st->me || horde_barred_by(s, q, def) != NO_PIECE ? 0 : stakes_held(s, q, DEF_VAMPIRE);
        rival = n > most ? q : rival;
        most = n > most ? n : most;
    }
    if (most > 0)
        fact_add(c, (Fact){.weight = 5 * (most + 1),
                           .text = N_("{nth:Keeps {who} from a second Vampire.|Keeps {who} from a third Vampire.|Keeps "
                                      "{who} from a fourth Vampire.}"),
                           .nth = form_of_nth(most + 1),
                           .who = 1u << rival});
}

void facts_of_denial(const State *s, const Stakes *st, DefId def, Facts *c)
{
    deny_kind(s, st, def, c);
    deny_power(s, st, def, c);
}
