/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: which moves deserve a thought.  Moves that are the same as another one but for the
 * name of an equal die are worth none. */
#include <limits.h>
#include <string.h>

#include "games/monstrous/monstrous_int.h"
#include "games/monstrous/monstrous_value.h"

/* 255 for the best, half as much for every `unit` less, at least 1. */
static void weigh_by_value(const int value[], int n, int unit, uint8_t w[MOVE_MAX])
{
    static const uint8_t part[16] = {255, 244, 234, 224, 214, 205, 197, 188, 180, 173, 165, 158, 152, 145, 139, 133};
    int best = INT_MIN;
    for (int i = 0; i < n; i++)
        best = value[i] > best ? value[i] : best;
    for (int i = 0; i < n; i++) {
        int steps = (best - value[i]) * 16 / unit;
        int weight = steps < 128 ? part[steps & 15] >> (steps >> 4) : 0;
        w[i] = (uint8_t)(weight ? weight : 1);
    }
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

typedef struct {
    const State *s;
    const Moves *l;
    Melee melee;
    Prey prey;
    int unwounded;
    uint32_t reach; /* sums that free dice can make */
} Scene;

/* An equal bolt before it is left out, or an equal target stands before it. */
static bool is_twin(const Scene *x, Move m)
{
    const Melee *melee = &x->melee;
    for (int i = SET_BOLT + 1; i < SET_BEAR; i++)
        for (int k = SET_BOLT; k < i; k++)
            if (m.a >> i & 1 && !(m.a >> k & 1) && melee->attackers >> k & 1 && melee->value[k] == melee->value[i])
                return true;
    int target = m.b - DEF_ENEMY;
    for (int i = 0; i < x->prey.n && x->prey.target[i] < target; i++)
        if (x->prey.need[i] == monstrous_needs(x->s, target) && x->prey.points[i] == monstrous_points(x->s, target))
            return true;
    return false;
}

/* With the best that can follow it with the dice it leaves. */
static int value_with_next(const Scene *x, Move m, int own)
{
    int next = 0;
    for (int i = 0; i < x->l->n && i < 64; i++) {
        Move q = x->l->m[i];
        if ((q.kind != MOVE_ATTACK && q.kind != MOVE_TREAT) || q.a & m.a || (q.b == m.b && q.kind == m.kind))
            continue;
        int value = q.kind == MOVE_ATTACK ? value_of_attack(x->s, q) : value_of_hero(x->s, x->unwounded + 1);
        next = value > next ? value : next;
    }
    return own + next;
}

static int value_of_mark(const Scene *x, Move m)
{
    int hero = m.a - DEF_HERO, best = -300;
    Mark mark = monstrous_mark_after(mark_of(x->melee.face[hero]), m.kind);
    if (monstrous_takes_off(mark_of(x->melee.face[hero]), m.kind))
        return -1000;
    int value = monstrous_marked(x->melee.value[hero], mark);
    uint32_t others = monstrous_reach(&x->melee, x->melee.attackers & ~(1u << hero));
    for (int i = 0; i < x->prey.n; i++) {
        int rest = x->prey.need[i] - value, worth = 100 * x->prey.points[i];
        if (rest < 0 || !(others >> rest & 1))
            continue;
        if (x->reach >> x->prey.need[i] & 1)
            worth = worth / 2 - 400; /* it falls without it too */
        best = worth - 150 > best ? worth - 150 : best;
    }
    return best;
}

static int value_of_inspiring(const Scene *x, int hero)
{
    const Melee *melee = &x->melee;
    bool free = melee->attackers >> hero & 1;
    int crit = value_of_crit(x->s, &x->prey, hero) / monstrous_sides[hero];
    if (!(melee->team >> hero & 1))
        return 450 + crit; /* one die more */
    if (melee->value[hero] == 1)
        return value_of_hero(x->s, x->unwounded) + (free ? 300 : 0);
    if (!free)
        return -100;
    uint32_t others = monstrous_reach(melee, melee->attackers & ~(1u << hero));
    int lost = 0;
    for (int i = 0; i < x->prey.n; i++)
        if (x->reach >> x->prey.need[i] & 1 && !(others >> x->prey.need[i] & 1))
            lost += 60 * x->prey.points[i];
    return 350 - lost;
}

static int value_of_sleep(const Scene *x, int target)
{
    int hits = 0, need = monstrous_needs(x->s, target);
    for (int face = 2; face < 20; face++)
        hits += (int)(x->reach >> face & 1);
    int lost = x->reach >> need & 1 ? 100 * monstrous_points(x->s, target) : 0;
    return 1000 * hits / 19 - lost;
}

static int value_of_raging(const Scene *x, int target)
{
    int need = monstrous_needs(x->s, target);
    return 100 * monstrous_points(x->s, target) - (x->reach >> need & 1 ? 250 : 0);
}

static int value_of_action(const Scene *x, Move m)
{
    switch (m.kind) {
    case MOVE_ATTACK:
        if (is_twin(x, m))
            return -3000;
        return value_with_next(x, m, value_of_attack(x->s, m)) - 40 * __builtin_popcount(m.a & SET_HEROES);
    case MOVE_TREAT:
        return value_with_next(x, m, value_of_hero(x->s, x->unwounded + 1)) - 40 * __builtin_popcount(m.a & SET_HEROES);
    case MOVE_DOUBLE:
    case MOVE_RAISE:
    case MOVE_LOWER:
        return value_of_mark(x, m);
    case MOVE_BOLTS:
    case MOVE_BEAR:
        return 1500; /* more dice before anything is decided */
    case MOVE_SLEEP:
        return value_of_sleep(x, m.a - DEF_ENEMY);
    case MOVE_MEND:
        return value_of_hero(x->s, x->unwounded + 1) + 10 * (m.a - DEF_HERO);
    case MOVE_INSPIRE:
        return value_of_inspiring(x, m.a - DEF_HERO);
    case MOVE_RAGE:
        return value_of_raging(x, m.a - DEF_ENEMY) + 300;
    default: /* end */
        return 0;
    }
}

static void weigh_actions(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Scene x = {.s = s, .l = l, .unwounded = __builtin_popcount(monstrous_unwounded(s, s->to_act))};
    int value[MOVE_MAX];
    monstrous_melee(s, s->to_act, &x.melee);
    value_prey(s, &x.prey);
    x.reach = monstrous_reach(&x.melee, x.melee.attackers);
    for (int i = 0; i < l->n; i++)
        value[i] = value_of_action(&x, l->m[i]);
    weigh_by_value(value, l->n, 250, w);
}

/* ---- team, re-roll ---------------------------------------------------------------------------------------------- */

static void weigh_teams(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Prey prey;
    int value[MOVE_MAX];
    value_prey(s, &prey);
    for (int i = 0; i < l->n; i++)
        value[i] = value_of_team(s, &prey, l->m[i].a);
    weigh_by_value(value, l->n, 120, w);
}

static void weigh_rerolls(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Prey prey;
    Melee melee;
    int value[MOVE_MAX];
    value_prey(s, &prey);
    monstrous_melee(s, s->to_act, &melee);
    for (int i = 0; i < l->n; i++)
        value[i] = value_of_reroll(s, &prey, &melee, l->m[i].kind == MOVE_KEEP ? 0 : l->m[i].a);
    weigh_by_value(value, l->n, 120, w);
}

void monstrous_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    if (l->n == 0)
        return;
    if (s->phase == PHASE_TEAM)
        weigh_teams(s, l, w);
    else if (s->phase == PHASE_REROLL)
        weigh_rerolls(s, l, w);
    else if (s->phase == PHASE_ACTION)
        weigh_actions(s, l, w);
    else
        memset(w, 1, (size_t)l->n);
}
