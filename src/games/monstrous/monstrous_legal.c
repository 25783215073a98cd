/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the list of legal moves (section 4 of the rules).  Attacks and treatments are found by
 * adding up every set of dice; what meets no need is not in the list, and so cannot be confirmed (MH-1.5).  The list
 * comes into being in its order: kinds ascend, sets ascend, targets ascend. */
#include <string.h>

#include "base/log.h"
#include "games/monstrous/monstrous_int.h"

enum { DICE_MOST = TEAM_MOST + 1 + BOLTS + BEAR_DICE }; /* one more by Inspiration (MH-14.2) */

static void add(Moves *out, const State *s, int kind, unsigned a, unsigned b)
{
    NEED(out->n < MOVE_MAX);
    out->m[out->n++] = (Move){(uint8_t)kind, s->to_act, (uint16_t)a, (uint16_t)b, 0};
}

/* A move for each bit; a is the def. */
static void add_each(Moves *out, const State *s, int kind, unsigned bits, int first_def)
{
    for (; bits; bits &= bits - 1)
        add(out, s, kind, (unsigned)(first_def + __builtin_ctz(bits)), 0);
}

static void add_subsets(Moves *out, const State *s, int kind, unsigned of, int most)
{
    for (unsigned set = (0 - of) & of; set; set = (set - of) & of) /* ascending */
        if (__builtin_popcount(set) <= most)
            add(out, s, kind, set, 0);
}

/* ---- exact sums ------------------------------------------------------------------------------------------------- */

void monstrous_wanted(const State *s, Wanted *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left), need = monstrous_needs(s, target);
        out->want[need] = (uint16_t)(out->want[need] | 1u << target);
    }
    out->want[0] = 0;
}

/* Every set of the dice whose sum is wanted, once for each target it meets. */
static void add_exact(Moves *out, const State *s, int kind, const Melee *melee, unsigned dice, const Wanted *wanted,
                      int first_def)
{
    uint8_t sum[1 << DICE_MOST];
    uint16_t set[1 << DICE_MOST];
    unsigned n = 1;
    sum[0] = 0;
    set[0] = 0;
    NEED(__builtin_popcount(dice) <= DICE_MOST);
    for (; dice; dice &= dice - 1) { /* each die doubles the sets; those before stay lower */
        unsigned bit = dice & (0 - dice);
        int value = monstrous_sum(melee, bit);
        for (unsigned i = 0; i < n; i++) {
            sum[n + i] = (uint8_t)(sum[i] + value);
            set[n + i] = (uint16_t)(set[i] | bit);
        }
        n *= 2;
    }
    for (unsigned i = 1; i < n; i++) {
        if (sum[i] > NEED_MOST)
            continue;
        for (unsigned met = wanted->want[sum[i]]; met; met &= met - 1)
            add(out, s, kind, set[i], (unsigned)(first_def + __builtin_ctz(met)));
    }
}

bool monstrous_may_treat(const State *s)
{
    return table_size(s, wounded_at(s->to_act)) > 0 && !(monstrous_in_play(s) >> MONSTER_HYDRA & 1); /* MH-8.8 */
}

static void add_treatments(Moves *out, const State *s, const Melee *melee)
{
    if (!melee->healers || !monstrous_may_treat(s))
        return;
    Wanted wanted = {{0}};
    for (unsigned left = monstrous_heroes(s, wounded_at(s->to_act)); left; left &= left - 1)
        wanted.want[monstrous_sides[__builtin_ctz(left)]] = (uint16_t)(left & (0 - left)); /* MH-8.1 */
    add_exact(out, s, MOVE_TREAT, melee, melee->healers, &wanted, DEF_HERO);
}

/* ---- abilities -------------------------------------------------------------------------------------------------- */

unsigned monstrous_sleepers(const State *s)
{
    unsigned found = 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].face == MONSTER_NONE) /* MH-10.6 */
            found |= 1u << (s->piece[p].def - DEF_ENEMY);
    return found;
}

static void add_abilities(Moves *out, const State *s, const Melee *melee)
{
    unsigned crits = monstrous_crits(melee);
    if (!crits)
        return;
    bool wraith = monstrous_in_play(s) >> MONSTER_WRAITH & 1;
    if (crits >> HERO_WIZARD & 1) {
        add(out, s, MOVE_BOLTS, 0, 0);
        if (!wraith) /* MH-10.7 */
            add_each(out, s, MOVE_SLEEP, monstrous_sleepers(s), DEF_ENEMY);
    }
    if (crits >> HERO_CLERIC & 1)
        add_each(out, s, MOVE_MEND, monstrous_heroes(s, wounded_at(s->to_act)), DEF_HERO); /* MH-12.1 */
    if (crits >> HERO_DRUID & melee->attackers >> HERO_DRUID & 1)
        add(out, s, MOVE_BEAR, 0, 0); /* MH-13.4 */
    if (crits >> HERO_PALADIN & 1 && !wraith)
        add_each(out, s, MOVE_INSPIRE, monstrous_unwounded(s, s->to_act) & ~(1u << HERO_PALADIN),
                 DEF_HERO); /* MH-14.1 */
    if (crits >> HERO_BARBARIAN & 1)
        add_each(out, s, MOVE_RAGE, monstrous_targets(s), DEF_ENEMY); /* MH-15 */
}

static void legal_actions(const State *s, Moves *out)
{
    Melee melee;
    monstrous_melee(s, s->to_act, &melee);
    if (melee.attackers) {
        Wanted wanted;
        monstrous_wanted(s, &wanted);
        add_exact(out, s, MOVE_ATTACK, &melee, melee.attackers, &wanted, DEF_ENEMY);
    }
    add_treatments(out, s, &melee);
    if (monstrous_crits(&melee) & (1u << HERO_ROGUE | 1u << HERO_CLERIC))
        for (int kind = MOVE_DOUBLE; kind <= MOVE_LOWER; kind++)
            add_each(out, s, kind, monstrous_markable(s, &melee, kind), DEF_HERO);
    add_abilities(out, s, &melee);
    add(out, s, MOVE_END, 0, 0); /* MH-6.6 */
}

void monstrous_legal(const State *s, int seat, Moves *out)
{
    (void)seat; /* s->to_act: one seat at a time */
    switch (s->phase) {
    case PHASE_TEAM:
        add_subsets(out, s, MOVE_TEAM, monstrous_heroes(s, party_at(s->to_act)), monstrous_limit(s)); /* MH-4.2 */
        break;
    case PHASE_REROLL:
        add(out, s, MOVE_KEEP, 0, 0);
        add_subsets(out, s, MOVE_REROLL, monstrous_heroes(s, team_at(s->to_act)), HERO_COUNT); /* MH-5.1 */
        break;
    case PHASE_ACTION:
        legal_actions(s, out);
        break;
    case PHASE_TIE:
        add(out, s, MOVE_SHARE, 0, 0);
        add(out, s, MOVE_SHOWDOWN, 0, 0);
        break;
    default:
        break;
    }
}
