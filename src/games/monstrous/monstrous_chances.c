/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: chances to hit a sum, by counting all outcomes. */
#include <string.h>

#include "base/log.h"
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

/* ---- counting ---------------------------------------------------------------------------------------------------- */
/* Every die is kept at one of its values or rolled again: a table over all these combinations holds how many outcomes
 * of the dice rolled again bring the need about.  One digit for each die, 0 for "again", so a combination follows from
 * those with higher numbers. */

enum { COMBINATIONS = 9 * 11 * 13 * 21 }; /* of the four largest dice */

typedef struct {
    int n, total; /* dice, combinations */
    int outcomes; /* of all dice together */
    int stride[TEAM_MOST], sides[TEAM_MOST];
    uint16_t hits[COMBINATIONS];
} Table;

static uint32_t reach_with(uint32_t reach, unsigned value)
{
    return reach | (value <= NEED_MOST ? reach << value : 0);
}

uint32_t monstrous_chances_reach(const TeamDice *dice)
{
    uint32_t reach = 1; /* bit 0: nothing */
    for (int i = 0; i < dice->n; i++)
        if (dice->value[i])
            reach = reach_with(reach, dice->value[i]);
    return reach & ((2u << NEED_MOST) - 2);
}

static void fill(Table *t, const TeamDice *dice, int need)
{
    REQUIRE(dice->n >= 0 && dice->n <= TEAM_MOST && need >= 0 && need <= NEED_MOST);
    t->n = dice->n;
    t->total = t->outcomes = 1;
    for (int i = 0; i < t->n; i++) {
        t->stride[i] = t->total;
        t->sides[i] = dice->sides[i];
        t->total *= t->sides[i] + 1;
        t->outcomes *= t->sides[i];
    }
    REQUIRE(t->total <= COMBINATIONS);
    int digit[TEAM_MOST];
    for (int i = 0; i < t->n; i++)
        digit[i] = t->sides[i];
    for (int at = t->total - 1; at >= 0; at--) {
        int again = -1;
        uint32_t reach = 1;
        for (int i = 0; i < t->n && again < 0; i++) {
            again = digit[i] == 0 ? i : -1;
            reach = reach_with(reach, (unsigned)digit[i]);
        }
        for (int i = 0; i < t->n && --digit[i] < 0; i++)
            digit[i] = t->sides[i];
        unsigned hits = reach >> need & 1;
        if (again >= 0) {
            hits = 0;
            for (int value = 1; value <= t->sides[again]; value++)
                hits += t->hits[at + value * t->stride[again]];
        }
        t->hits[at] = (uint16_t)hits;
    }
}

/* Outcomes of all dice that hit, when those of `again` are rolled once more: comparable between choices. TEAM_MOST is said
 * for gcc -O3, which cannot know how many dice fill() has allowed. */
static int hits_of(const Table *t, const int value[TEAM_MOST], unsigned again)
{
    int at = 0, weight = 1;
    for (int i = 0; i < TEAM_MOST && i < t->n; i++) {
        bool rolled = again >> i & 1;
        at += rolled ? 0 : value[i] * t->stride[i];
        weight *= rolled ? 1 : t->sides[i];
    }
    return t->hits[at] * weight;
}

static int best_hits(const Table *t, const int value[TEAM_MOST], unsigned *again)
{
    int best = -1;
    for (unsigned set = 0; set < 1u << t->n; set++) {
        int hits = hits_of(t, value, set);
        bool fewer = hits == best && __builtin_popcount(set) < __builtin_popcount(*again);
        if (hits > best || fewer)
            *again = set;
        best = hits > best ? hits : best;
    }
    return best;
}

/* The sum of best_hits over all outcomes. Each set's place in the table is that of the set without its lowest die, less
 * that die's value; what a die rolled again leaves out of the weight is known before. */
static double sum_of_best(const Table *t)
{
    enum { SETS = 1 << TEAM_MOST };
    int value[TEAM_MOST] = {1, 1, 1, 1}, weight[SETS] = {0}, at[SETS] = {0};
    double sum = 0;
    for (unsigned set = 0; set < 1u << t->n; set++) {
        weight[set] = t->outcomes;
        for (int i = 0; i < TEAM_MOST && i < t->n; i++)
            weight[set] /= set >> i & 1 ? t->sides[i] : 1;
    }
    for (int outcome = 0; outcome < t->outcomes; outcome++) {
        at[0] = 0;
        for (int i = 0; i < TEAM_MOST && i < t->n; i++)
            at[0] += value[i] * t->stride[i];
        int best = t->hits[at[0]] * weight[0];
        for (unsigned set = 1; set < SETS && set < 1u << t->n; set++) {
            int die = __builtin_ctz(set);
            at[set] = at[set & (set - 1)] - value[die] * t->stride[die];
            int hits = t->hits[at[set]] * weight[set];
            best = hits > best ? hits : best;
        }
        sum += best;
        for (int i = 0; i < t->n && ++value[i] > t->sides[i]; i++)
            value[i] = 1;
    }
    return sum;
}

static unsigned unrolled(const TeamDice *dice, int value[TEAM_MOST])
{
    unsigned set = 0;
    for (int i = 0; i < dice->n; i++) {
        value[i] = dice->value[i];
        set |= (unsigned)(dice->value[i] == 0) << i;
    }
    return set;
}

float monstrous_chances_after(const TeamDice *dice, unsigned again, int need)
{
    Table t;
    int value[TEAM_MOST] = {0};
    fill(&t, dice, need);
    again |= unrolled(dice, value);
    return (float)hits_of(&t, value, again) / (float)t.outcomes;
}

float monstrous_chances_best(const TeamDice *dice, int need, unsigned *again)
{
    Table t;
    int value[TEAM_MOST] = {0};
    fill(&t, dice, need);
    REQUIRE(unrolled(dice, value) == 0);
    *again = 0;
    return (float)best_hits(&t, value, again) / (float)t.outcomes;
}

float monstrous_chances_fresh(const TeamDice *dice, int need)
{
    return monstrous_chances_after(dice, (1u << dice->n) - 1, need);
}

float monstrous_chances_fresh_best(const TeamDice *dice, int need)
{
    Table t;
    fill(&t, dice, need);
    return (float)(sum_of_best(&t) / t.outcomes / t.outcomes);
}

/* ---- at the table ----------------------------------------------------------------------------------------------- */

static int dice_of(const Melee *melee, unsigned set, TeamDice *out)
{
    out->n = 0;
    for (unsigned left = set & SET_HEROES; left && out->n < TEAM_MOST; left &= left - 1) {
        int hero = __builtin_ctz(left);
        out->sides[out->n] = monstrous_sides[hero];
        out->value[out->n++] = melee->value[hero];
    }
    return out->n;
}

/* Dice of the table, counted from the first one, as the heroes they are. */
static uint16_t heroes_among(unsigned dice, unsigned team)
{
    unsigned heroes = 0;
    for (; team; team &= team - 1, dice >>= 1)
        if (dice & 1)
            heroes |= team & (0 - team);
    return (uint16_t)heroes;
}

void monstrous_chances(const State *s, unsigned set, Chance out[TARGETS])
{
    Melee melee;
    TeamDice dice;
    bool wraith = monstrous_in_play(s) >> MONSTER_WRAITH & 1;
    memset(out, 0, TARGETS * sizeof *out);
    if (s->over || s->phase == PHASE_TIE)
        return;
    monstrous_melee(s, s->to_act, &melee);
    unsigned team = s->phase == PHASE_TEAM ? set & SET_HEROES : melee.team;
    if (dice_of(&melee, team, &dice) == 0)
        return;
    uint32_t marked = monstrous_reach_marked(s);
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left), need = monstrous_needs(s, target);
        Chance *c = &out[target];
        unsigned again = 0;
        if (s->phase == PHASE_TEAM) {
            c->now = monstrous_chances_fresh(&dice, need);
            c->best = wraith ? c->now : monstrous_chances_fresh_best(&dice, need);
        } else if (s->phase == PHASE_REROLL) {
            c->now = monstrous_chances_reach(&dice) >> need & 1 ? 1.0f : 0.0f;
            c->best = monstrous_chances_best(&dice, need, &again);
            c->again = heroes_among(again, team);
        } else {
            c->now = monstrous_reach(&melee, melee.attackers) >> need & 1 ? 1.0f : 0.0f;
            c->best = marked >> need & 1 ? 1.0f : 0.0f;
        }
    }
}
