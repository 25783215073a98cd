/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what a position and a move are worth, for opponents.  Points are counted in hundredths,
 * so a chance in percent times points is a hope.  The judgement compares the scores that seats may expect at the end:
 * what they have, what the running turn still promises, a mean turn for each turn to come, less with fewer heroes. */
#include "games/monstrous/monstrous_value.h"

#include <string.h>

#include "games/monstrous/monstrous_int.h"
#include "games/monstrous/monstrous_odds.h"

enum { MEAN_TURN = 1600, DOUBT_A_TURN = 1500 };

/* Percent of a mean turn with so many heroes unwounded. */
static const uint8_t strength[HERO_COUNT + 1] = {0, 14, 34, 64, 90, 97, 100};

int value_of_hero(const State *s, int unwounded)
{
    static const int16_t worth[HERO_COUNT + 1] = {0, 3500, 1400, 1200, 900, 300, 150};
    (void)s;
    return worth[unwounded];
}

void value_prey(const State *s, Prey *out)
{
    out->n = 0;
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left);
        out->target[out->n] = (uint8_t)target;
        out->need[out->n] = (uint8_t)monstrous_needs(s, target);
        out->points[out->n++] = (uint8_t)monstrous_points(s, target);
    }
}

/* The best of several things that cannot all be had. */
static int hope(const int value[], int n)
{
    int first = 0, second = 0, third = 0;
    for (int i = 0; i < n; i++) {
        int v = value[i];
        if (v > first) {
            third = second;
            second = first;
            first = v;
        } else if (v > second) {
            third = second;
            second = v;
        } else if (v > third) {
            third = v;
        }
    }
    return first + (2 * second + third) / 5;
}

int value_of_team(const State *s, const Prey *prey, unsigned set)
{
    int value[TARGETS + HERO_COUNT], n = 0, risk = 0;
    unsigned in_play = monstrous_in_play(s), wounded = monstrous_heroes(s, wounded_at(s->to_act));
    const uint8_t *odds =
        in_play >> MONSTER_WRAITH & 1 ? monstrous_odds_once[set & SET_HEROES] : monstrous_odds[set & SET_HEROES];
    int unwounded = __builtin_popcount(monstrous_unwounded(s, s->to_act));
    for (int i = 0; i < prey->n; i++)
        value[n++] = odds[prey->need[i]] * prey->points[i];
    for (unsigned left = in_play >> MONSTER_HYDRA & 1 ? 0 : wounded; left; left &= left - 1)
        value[n++] = odds[monstrous_sides[__builtin_ctz(left)]] * value_of_hero(s, unwounded + 1) / 100;
    for (unsigned left = set; left; left &= left - 1) {
        int sides = monstrous_sides[__builtin_ctz(left)];
        risk += value_of_hero(s, unwounded) / (in_play >> MONSTER_WRAITH & 1 ? sides : sides * sides / 2);
        risk -= 400 / sides; /* a crit now and then */
    }
    return hope(value, n) - risk;
}

/* ---- the re-roll ------------------------------------------------------------------------------------------------ */

int value_of_crit(const State *s, const Prey *prey, int hero)
{
    int best = 0;
    switch ((Hero)hero) {
    case HERO_WIZARD:
        return 350;
    case HERO_ROGUE:
        return 250;
    case HERO_CLERIC:
        return table_size(s, wounded_at(s->to_act))
                   ? value_of_hero(s, __builtin_popcount(monstrous_unwounded(s, s->to_act)) + 1)
                   : 200;
    case HERO_DRUID:
        return 500;
    case HERO_PALADIN:
        return monstrous_in_play(s) >> MONSTER_WRAITH & 1 ? 0 : 450;
    case HERO_BARBARIAN:
        for (int i = 0; i < prey->n; i++)
            best = prey->points[i] > best ? prey->points[i] : best;
        return 100 * best;
    case HERO_COUNT:
        break;
    }
    return 0;
}

int value_of_reroll(const State *s, const Prey *prey, const Melee *melee, unsigned again)
{
    unsigned keep = melee->team & ~again & SET_HEROES;
    int percent[TARGETS] = {0}, value[TARGETS];
    int extra = 0, unwounded = __builtin_popcount(monstrous_unwounded(s, s->to_act));
    const uint8_t *odds = monstrous_odds_once[again & SET_HEROES];
    for (unsigned set = keep;; set = (set - 1) & keep) { /* with every part of what is kept */
        int sum = 0;
        for (unsigned left = set; left; left &= left - 1)
            sum += melee->value[__builtin_ctz(left)];
        for (int i = 0; i < prey->n; i++) {
            int rest = prey->need[i] - sum;
            int p = rest < 0 ? 0 : rest == 0 ? 100 : odds[rest];
            percent[i] = p > percent[i] ? p : percent[i];
        }
        if (set == 0)
            break;
    }
    for (int i = 0; i < prey->n; i++)
        value[i] = percent[i] * prey->points[i];
    for (unsigned left = melee->team; left; left &= left - 1) {
        int hero = __builtin_ctz(left), sides = monstrous_sides[hero];
        bool rolled = again >> hero & 1;
        if (rolled || melee->value[hero] == sides)
            extra += value_of_crit(s, prey, hero) / (rolled ? sides : 1);
        if (rolled || melee->value[hero] == 1)
            extra -= value_of_hero(s, unwounded) / (rolled ? sides : 1);
    }
    return hope(value, prey->n) + extra;
}

static int best_reroll(const State *s, const Prey *prey)
{
    Melee melee;
    int best = -100000;
    monstrous_melee(s, s->to_act, &melee);
    for (unsigned again = melee.team;; again = (again - 1) & melee.team) {
        int value = value_of_reroll(s, prey, &melee, again);
        best = value > best ? value : best;
        if (again == 0)
            return best;
    }
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

int value_of_attack(const State *s, Move m)
{
    return 100 * monstrous_points(s, m.b - DEF_ENEMY);
}

/* The most that one or two attacks and treatments of the list that do not share a die or a target are worth. */
int value_of_plan(const State *s, const Moves *l)
{
    int best = 0, value[MOVE_MAX];
    int unwounded = __builtin_popcount(monstrous_unwounded(s, s->to_act)), n = 0;
    for (; n < l->n && l->m[n].kind <= MOVE_TREAT; n++)
        value[n] = l->m[n].kind == MOVE_ATTACK ? value_of_attack(s, l->m[n]) : value_of_hero(s, unwounded + 1);
    for (int i = 0; i < n; i++) {
        best = value[i] > best ? value[i] : best;
        for (int k = 0; k < i && i < 64; k++)
            if (!(l->m[i].a & l->m[k].a) && (l->m[i].b != l->m[k].b || l->m[i].kind != l->m[k].kind) &&
                value[i] + value[k] > best)
                best = value[i] + value[k];
    }
    return best;
}

static int rest_of_actions(const State *s, const Prey *prey)
{
    Melee melee;
    Moves legal;
    legal.n = 0;
    monstrous_legal(s, s->to_act, &legal);
    monstrous_melee(s, s->to_act, &melee);
    int unwounded = __builtin_popcount(monstrous_unwounded(s, s->to_act)), sum = value_of_plan(s, &legal);
    for (unsigned left = monstrous_crits(&melee); left; left &= left - 1)
        sum += value_of_crit(s, prey, __builtin_ctz(left)) * 7 / 10;
    for (unsigned left = melee.team; left; left &= left - 1)
        if (melee.value[__builtin_ctz(left)] == 1)
            sum -= value_of_hero(s, unwounded);
    return sum * 9 / 10; /* a point in the hand is worth more */
}

/* What the running turn still promises. */
static int rest_of_turn(const State *s)
{
    Prey prey;
    value_prey(s, &prey);
    if (s->phase == PHASE_REROLL)
        return best_reroll(s, &prey);
    if (s->phase == PHASE_ACTION)
        return rest_of_actions(s, &prey);
    return MEAN_TURN * strength[__builtin_popcount(monstrous_unwounded(s, s->to_act))] / 100;
}

/* ---- judgement -------------------------------------------------------------------------------------------------- */

/* The seat has not finished its turn of the running round. */
static bool to_come(const State *s, int seat)
{
    int began = monstrous_of(s)->began, n = s->nseats;
    return (seat - began + n) % n >= (s->to_act - began + n) % n;
}

/* Rounds that follow the running one, in hundredths. */
static int rounds_to_come(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    int best = 0;
    if (g->showdown)
        return 0;
    if (g->final)
        return 100 * (g->final - s->round);
    for (int seat = 0; seat < s->nseats; seat++)
        if (!g->out[seat] && g->score[seat] > best)
            best = g->score[seat];
    return 100 + (monstrous_target_score(s) - best) * 10000 / MEAN_TURN;
}

static int expected(const State *s, int seat, int rounds)
{
    const Monstrous *g = monstrous_of(s);
    int unwounded = __builtin_popcount(monstrous_unwounded(s, seat));
    int sum = 100 * (g->showdown ? 10 * g->count[seat] : g->score[seat]);
    bool acts = seat == s->to_act;
    if (acts)
        sum += rest_of_turn(s);
    else if (to_come(s, seat))
        sum += MEAN_TURN * strength[unwounded] / 100;
    int weak = 100 - strength[unwounded], turns = rounds < 300 ? rounds : 300;
    sum -= MEAN_TURN * weak / 100 * turns / 100; /* later turns are the same for all but for wounds */
    if (unwounded <= 1)
        sum -= 400;
    return sum;
}

/* Falls from 1 by half for every `unit`, nearly. */
static float fading(int behind, float unit)
{
    float x = 1.0f + (float)behind * 0.6931f / (8.0f * unit);
    float x2 = x * x, x4 = x2 * x2;
    return 1.0f / (x4 * x4);
}

static float judge_running(const State *s, int seat)
{
    int value[MONSTROUS_SEATS] = {0}, best = -1000000, rounds = rounds_to_come(s);
    for (int q = 0; q < s->nseats; q++) {
        if (!monstrous_in_game(s, q))
            continue;
        value[q] = expected(s, q, rounds);
        best = value[q] > best ? value[q] : best;
    }
    if (!monstrous_in_game(s, seat))
        return 0.0f;
    float unit = 450.0f + 3.0f * (float)(rounds < 600 ? rounds : 600), sum = 0.0f;
    for (int q = 0; q < s->nseats; q++)
        if (monstrous_in_game(s, q))
            sum += fading(best - value[q], unit);
    return fading(best - value[seat], unit) / sum;
}

float monstrous_judge(const State *s, int seat)
{
    const Monstrous *g = monstrous_of(s);
    if (s->over) {
        float share[SEAT_MAX];
        monstrous_result(s, share);
        return share[seat];
    }
    if (s->phase != PHASE_TIE)
        return judge_running(s, seat);
    int tied = 0;
    for (int q = 0; q < s->nseats; q++)
        tied += g->contender[q];
    return g->contender[seat] ? 1.0f / (float)tied : 0.0f;
}
