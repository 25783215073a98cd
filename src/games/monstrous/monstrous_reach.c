/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: Backstab and Guidance before the attack or treatment that spends them (MH-7.4, MH-7.13),
 * what could be hit with them, and what the end of the turn would leave behind. */
#include <string.h>

#include "games/monstrous/monstrous_int.h"

enum { NOBODY = -1 };

typedef struct { /* which hero's die has which mark */
    int doubled, guided, step;
    bool guided_first; /* on one die: Guidance before Backstab */
} Laid;

Mark monstrous_mark_after(Mark mark, int kind)
{
    static const Mark guide_only[2] = {MARK_LOWER, MARK_RAISE};
    static const Mark late[2] = {MARK_DOUBLE_LOWER, MARK_DOUBLE_RAISE},
                      early[2] = {MARK_LOWER_DOUBLE, MARK_RAISE_DOUBLE};
    bool up = mark == MARK_RAISE || mark == MARK_DOUBLE_RAISE || mark == MARK_RAISE_DOUBLE;
    bool first = mark == MARK_RAISE_DOUBLE || mark == MARK_LOWER_DOUBLE;
    if (kind == MOVE_DOUBLE) {
        if (mark_doubles(mark))
            return mark_guides(mark) ? guide_only[up] : MARK_NONE;
        return mark_guides(mark) ? early[up] : MARK_DOUBLE;
    }
    bool raise = kind == MOVE_RAISE, off = mark_guides(mark) && up == raise;
    if (off)
        return mark_doubles(mark) ? MARK_DOUBLE : MARK_NONE;
    return !mark_doubles(mark) ? guide_only[raise] : first ? early[raise] : late[raise];
}

static int value_with(const Melee *melee, int bit, const Laid *l)
{
    int value = melee->value[bit];
    if (bit == l->guided && l->guided_first)
        value += l->step;
    if (bit == l->doubled)
        value *= 2;
    if (bit == l->guided && !l->guided_first)
        value += l->step;
    return value;
}

static uint32_t reach_with(const Melee *melee, unsigned set, const Laid *l)
{
    uint32_t reach = 1;
    for (; set; set &= set - 1) {
        int value = value_with(melee, __builtin_ctz(set), l);
        if (value <= NEED_MOST)
            reach |= reach << value;
    }
    return reach & ((2u << NEED_MOST) - 1);
}

static bool may_change(const State *s)
{
    return monstrous_of(s)->changes < MARK_CHANGES;
}

/* The next way to lay the free tools on heroes: Backstab nowhere, then on each; Guidance nowhere, then on each up and
 * down, and first where both share a die. False: that was the last. */
static bool next_way(Laid *l, unsigned doubles, unsigned guides)
{
    if (l->guided != NOBODY && l->guided == l->doubled && !l->guided_first) {
        l->guided_first = true;
        return true;
    }
    l->guided_first = false;
    if (l->guided != NOBODY && l->step > 0) {
        l->step = -1;
        return true;
    }
    while (++l->guided < HERO_COUNT)
        if (guides >> l->guided & 1) {
            l->step = 1;
            return true;
        }
    l->guided = NOBODY;
    while (++l->doubled < HERO_COUNT)
        if (doubles >> l->doubled & 1)
            return true;
    return false;
}

static unsigned free_for(const Melee *melee, Hero by)
{
    return monstrous_crits(melee) >> by & 1 ? melee->attackers & SET_HEROES : 0;
}

uint32_t monstrous_reach_marked(const State *s)
{
    if (s->phase != PHASE_ACTION || s->over)
        return 0;
    Melee melee;
    Laid l = {.doubled = NOBODY, .guided = NOBODY};
    monstrous_melee(s, s->to_act, &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers);
    unsigned doubles = free_for(&melee, HERO_ROGUE), guides = free_for(&melee, HERO_CLERIC);
    if (!may_change(s) || !(doubles | guides))
        return reach;
    do
        reach |= reach_with(&melee, melee.attackers, &l);
    while (next_way(&l, doubles, guides));
    return reach;
}

/* ---- where a mark may be laid ------------------------------------------------------------------------------------ */

typedef struct {
    uint32_t hit, treat; /* bit per sum that is wanted */
    unsigned healers;    /* also one that Backstab lies on: it can be taken off */
} Sums;

static Sums wanted_sums(const State *s, const Melee *melee)
{
    Sums w = {.healers = melee->healers};
    for (unsigned left = monstrous_targets(s); left; left &= left - 1)
        w.hit |= 1u << monstrous_needs(s, __builtin_ctz(left));
    w.hit &= ~1u;
    for (unsigned left = monstrous_may_treat(s) ? monstrous_heroes(s, wounded_at(s->to_act)) : 0; left;
         left &= left - 1)
        w.treat |= 1u << monstrous_sides[__builtin_ctz(left)];
    for (unsigned left = melee->attackers & SET_HEROES; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        bool busy = melee->face[hero] & FACE_USED && hero != HERO_CLERIC;
        if (mark_doubles(mark_of(melee->face[hero])) && melee->value[hero] != 1 && !busy)
            w.healers |= 1u << hero; /* MH-8.3 */
    }
    return w;
}

static bool makes(const Melee *melee, unsigned set, int hero, const Laid *l, uint32_t wanted)
{
    int value = value_with(melee, hero, l);
    return value <= NEED_MOST && (uint64_t)reach_with(melee, set & ~(1u << hero), l) << value & wanted;
}

/* MH-9.6: some sum that is wanted can be made with the mark on that die, the other one wherever it may be. */
static bool fits(const Melee *melee, const Sums *w, int hero, int kind)
{
    bool doubling = kind == MOVE_DOUBLE;
    unsigned other = free_for(melee, doubling ? HERO_CLERIC : HERO_ROGUE), own = 1u << hero;
    Laid l = {.doubled = NOBODY, .guided = NOBODY};
    do {
        bool laid = doubling ? l.doubled == hero : l.guided == hero && l.step == (kind == MOVE_RAISE ? 1 : -1);
        if (laid && makes(melee, melee->attackers, hero, &l, w->hit))
            return true;
        if (laid && !doubling && l.doubled == NOBODY && w->healers & own &&
            makes(melee, w->healers, hero, &l, w->treat))
            return true;
    } while (next_way(&l, doubling ? own : other, doubling ? other : own));
    return false;
}

unsigned monstrous_markable(const State *s, const Melee *melee, int kind)
{
    unsigned heroes = free_for(melee, kind == MOVE_DOUBLE ? HERO_ROGUE : HERO_CLERIC), found = 0;
    if (!heroes || !may_change(s))
        return 0;
    for (unsigned left = heroes; left; left &= left - 1) { /* MH-7.5: where it lies, nobody else has it */
        Mark mark = mark_of(melee->face[__builtin_ctz(left)]);
        if (kind == MOVE_DOUBLE ? mark_doubles(mark) : mark_guides(mark))
            heroes = left & (0 - left);
    }
    Sums w = wanted_sums(s, melee);
    for (unsigned left = heroes; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        if (monstrous_takes_off(mark_of(melee->face[hero]), kind) || fits(melee, &w, hero, kind))
            found |= 1u << hero;
    }
    return found;
}

/* ---- the end of a turn ------------------------------------------------------------------------------------------- */

int monstrous_wounds_to_come(const State *s, int *well)
{
    Melee melee;
    int wounds = 0;
    monstrous_melee(s, s->to_act, &melee);
    for (unsigned left = melee.team; left; left &= left - 1)
        wounds += melee.value[__builtin_ctz(left)] == 1;
    *well = __builtin_popcount(monstrous_unwounded(s, s->to_act)) - wounds;
    return wounds;
}

/* Whose ability a move of an action is; HERO_COUNT: nobody's. */
static Hero ability_of(int kind)
{
    static const uint8_t hero[MONSTROUS_MOVES] = {
        [MOVE_DOUBLE] = HERO_ROGUE + 1, [MOVE_RAISE] = HERO_CLERIC + 1,    [MOVE_LOWER] = HERO_CLERIC + 1,
        [MOVE_BOLTS] = HERO_WIZARD + 1, [MOVE_SLEEP] = HERO_WIZARD + 1,    [MOVE_MEND] = HERO_CLERIC + 1,
        [MOVE_BEAR] = HERO_DRUID + 1,   [MOVE_INSPIRE] = HERO_PALADIN + 1, [MOVE_RAGE] = HERO_BARBARIAN + 1,
    };
    return kind < MONSTROUS_MOVES && hero[kind] ? (Hero)(hero[kind] - 1) : HERO_COUNT;
}

Undone monstrous_left_undone(const State *s)
{
    Undone u = {0};
    Moves legal = {0};
    unsigned abilities = 0;
    if (s->phase != PHASE_ACTION || s->over)
        return u;
    uint32_t reach = monstrous_reach_marked(s);
    for (unsigned left = monstrous_targets(s); left; left &= left - 1)
        u.hits += (int)(reach >> monstrous_needs(s, __builtin_ctz(left)) & 1);
    monstrous_legal(s, s->to_act, &legal);
    for (int i = 0; i < legal.n; i++) {
        u.cures += legal.m[i].kind == MOVE_TREAT || legal.m[i].kind == MOVE_MEND;
        Hero hero = ability_of(legal.m[i].kind);
        abilities |= hero < HERO_COUNT ? 1u << hero : 0;
    }
    u.abilities = __builtin_popcount(abilities);
    return u;
}
