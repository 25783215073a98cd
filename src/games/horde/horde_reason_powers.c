/* SPDX-License-Identifier: MIT
 * Horde: what the power of a card is worth to a seat as things stand, and what a rival is denied by taking it. */
#include "base/buf.h"
#include "games/horde/horde_int.h"
#include "games/horde/horde_stakes.h"

int stakes_held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, front_at(seat), def) +
           table_count_of(s, field_at(seat), def);
}

const char *horde_ordinal(int n)
{
    static const char *const word[] = {"first", "second", "third", "fourth"};
    return word[n < 1 ? 0 : n > 4 ? 3 : n - 1];
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

static void say_vampire(const State *s, int seat, Clauses *c)
{
    int n = stakes_held(s, seat, DEF_VAMPIRE) + 1;
    if (n == 1)
        clause_add(c, 8, NULL, "a first Vampire: 1 point, and more with each further one");
    else
        clause_add(c, 8 * n, NULL, "a %s Vampire: %d points at the end instead of %d", horde_ordinal(n),
                   n * (n + 1) / 2, n * (n - 1) / 2); /* HO-12.2 */
}

static void say_flayer(const State *s, const Stakes *st, Clauses *c)
{
    char battle[32], who[32];
    int kind = stakes_close_battle(st, st->me, -1);
    if (kind < 0) {
        int n = stakes_held(s, st->me, DEF_FLAYER) + 1;
        clause_add(c, 12, NULL, n == 1 ? "a joker for any one battle" : "a joker for any one battle, the %s",
                   horde_ordinal(n));
        return;
    }
    Lead l = stakes_lead(st, st->me, kind);
    stakes_battle(st, kind, battle, sizeof battle);
    stakes_who(l.who, who, sizeof who);
    if (l.lead == 0)
        clause_add(c, 9 * st->value[kind], NULL, "a joker to break the tie with %s in %s", who, battle);
    else
        clause_add(c, 8 * st->value[kind], NULL, "a joker to tie %s in %s", who, battle);
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

static void say_demon(const State *s, const Stakes *st, Clauses *c)
{
    int spare = spare_cards(s, st);
    if (spare > 0)
        clause_add(c, 30, NULL, "a joker in every battle, for a card each time; %d in the horde can be spared", spare);
    else
        clause_add(c, 20, NULL, "a joker in every battle, for a card each time");
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

static void say_trickster(const Stakes *st, Clauses *c)
{
    char low_name[32], high_name[32];
    int low = 0, high = 0, gain = stakes_best_swap(st, &low, &high);
    if (gain == 0) {
        clause_add(c, 8, NULL, "before the battles it may swap two tokens");
        return;
    }
    stakes_battle(st, low, low_name, sizeof low_name);
    stakes_battle(st, high, high_name, sizeof high_name);
    clause_add(c, 8 * gain, NULL, "before the battles it can swap the tokens of %s, led now, and %s", low_name,
               high_name);
}

void clause_power(const State *s, const Stakes *st, DefId def, Clauses *c)
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
        clause_add(c, 10, NULL, "it can steal a card that a rival picks, for three cards");
        break;
    case DEF_ELVENKING:
        clause_add(c, 8 + 8 * stakes_pairs(st, st->me), NULL,
                   "the Elvenking is worth %d pair%s of Forest and Royal now", stakes_pairs(st, st->me),
                   stakes_pairs(st, st->me) == 1 ? "" : "s");
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
static void deny_kind(const State *s, const Stakes *st, DefId def, Clauses *c)
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
        clause_add(c, 5 * best, NULL, "denies {%d} the last %s%s in the Pool", rival,
                   horde_game.def[DEF_BATTLE + of].name, of < FACTION_COUNT ? " monster" : "");
}

static void deny_power(const State *s, const Stakes *st, DefId def, Clauses *c)
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
        clause_add(c, 5 * (most + 1), NULL, "denies {%d} a %s one", rival, horde_ordinal(most + 1));
}

void clause_denied(const State *s, const Stakes *st, DefId def, Clauses *c)
{
    deny_kind(s, st, def, c);
    deny_power(s, st, def, c);
}
