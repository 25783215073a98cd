/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what opponents know of the game: what a position and a move are worth (judge), which
 * moves deserve a thought (weigh), and the three characters with what each would give for a move (taste).  Values are
 * hundredths of a point. */
#include <limits.h>
#include <string.h>

#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

typedef struct { /* what may be attacked now */
    int n;
    uint8_t target[TARGETS], need[TARGETS], points[TARGETS];
} Prey;

/* ==== judgement =================================================================================================== */
/* What a position and a move are worth, for opponents.  Points are counted in hundredths,
 * so a chance in percent times points is a hope.  The judgement compares the scores that seats may expect at the end:
 * what they have, what the running turn still promises, a mean turn for each turn to come, less with fewer heroes. */

enum { MEAN_TURN = 1600 };

/* Percent of a mean turn with so many heroes unwounded. */
static const uint8_t strength[HERO_COUNT + 1] = {0, 14, 34, 64, 90, 97, 100};

/* What the last of so many unwounded heroes is worth. */
static int value_of_hero(const State *s, int unwounded)
{
    static const int16_t worth[HERO_COUNT + 1] = {0, 3500, 1400, 1200, 900, 300, 150};
    (void)s;
    return worth[unwounded];
}

static void value_prey(const State *s, Prey *out)
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

static int value_of_team(const State *s, const Prey *prey, unsigned set)
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

/* What an ability not used yet is worth. */
static int value_of_crit(const State *s, const Prey *prey, int hero)
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

static int value_of_reroll(const State *s, const Prey *prey, const Melee *melee, unsigned again)
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

static int value_of_attack(const State *s, Move m)
{
    return 100 * monstrous_points(s, m.b - DEF_ENEMY);
}

/* The most that one or two attacks and treatments of the list that do not share a die or a target are worth. */
static int value_of_plan(const State *s, const Moves *l)
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

/* ==== weights of moves ============================================================================================ */
/* Which moves deserve a thought.  Moves that are the same as another one but for the
 * name of an equal die are worth none. */

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

/* ==== characters ================================================================================================== */
/* The three characters an opponent can have, and what each would give for a move beyond
 * what the move is worth, in thousandths of a win.  Large enough to be felt, too small to make one of them stronger. */

enum { BRAWLER, WARDEN, CONJURER };

const Character monstrous_character[MONSTROUS_CHARACTERS] = {
    [BRAWLER] = {"brawler", "Brunna", "Big game or nothing: Ogres, monsters, the Barbarian first."},
    [WARDEN] = {"warden", "Ottmar", "Brings everyone home: heals early and risks little."},
    [CONJURER] = {"conjurer", "Wick", "Prefers magic: bolts, bears, Sleep and Inspiration."},
};

typedef struct {
    int8_t move[MONSTROUS_MOVES];
    int8_t hero[HERO_COUNT]; /* sent with the team */
    int8_t big;              /* attacks worth 20 points or more */
    int8_t ones;             /* a 1 rolled again */
    int8_t stays;            /* each hero that is left at home */
} Taste;

static const Taste taste[MONSTROUS_CHARACTERS] = {
    [BRAWLER] = {.move = {[MOVE_TREAT] = -20, [MOVE_MEND] = -10, [MOVE_RAGE] = 20, [MOVE_SHARE] = -100},
                 .hero = {[HERO_BARBARIAN] = 12, [HERO_WIZARD] = -6},
                 .big = 25},
    [WARDEN] = {.move = {[MOVE_TREAT] = 25, [MOVE_MEND] = 25, [MOVE_SHARE] = 100, [MOVE_SHOWDOWN] = -100},
                .hero = {[HERO_CLERIC] = 8},
                .ones = 10,
                .stays = 4},
    [CONJURER] = {.move = {[MOVE_BOLTS] = 30,
                           [MOVE_SLEEP] = 20,
                           [MOVE_BEAR] = 30,
                           [MOVE_INSPIRE] = 25,
                           [MOVE_DOUBLE] = 10,
                           [MOVE_RAISE] = 10,
                           [MOVE_LOWER] = 10},
                  .hero = {[HERO_WIZARD] = 8, [HERO_DRUID] = 8, [HERO_PALADIN] = 6}},
};

static int liking_of_team(const State *s, const Taste *t, unsigned set)
{
    int sum = t->stays * (__builtin_popcount(monstrous_unwounded(s, s->to_act)) - __builtin_popcount(set));
    for (unsigned left = set & SET_HEROES; left; left &= left - 1)
        sum += t->hero[__builtin_ctz(left)];
    return sum;
}

static int liking_of_reroll(const Melee *melee, const Taste *t, unsigned set)
{
    int sum = 0;
    for (unsigned left = set & SET_HEROES; left; left &= left - 1)
        sum += melee->value[__builtin_ctz(left)] == 1 ? t->ones : 0;
    return sum;
}

void monstrous_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Melee melee;
    if (s->phase == PHASE_REROLL)
        monstrous_melee(s, s->to_act, &melee);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        int sum = t->move[m.kind];
        if (m.kind == MOVE_TEAM)
            sum += liking_of_team(s, t, m.a);
        else if (m.kind == MOVE_REROLL)
            sum += liking_of_reroll(&melee, t, m.a);
        else if (m.kind == MOVE_ATTACK && monstrous_points(s, m.b - DEF_ENEMY) >= 20)
            sum += t->big;
        character_bias[i] = (int16_t)sum;
    }
}

/* ---- what shares mean --------------------------------------------------------------------------------------------- */

/* docs/PERFORMANCE.md, "Hints". More than four seats: as four, which were measured. */
Trust monstrous_trust(const State *s, int seat)
{
    (void)seat;
    return s->nseats == 2 ? (Trust){-0.03f, 1.66f} : s->nseats == 3 ? (Trust){0.34f, 1.68f} : (Trust){0.1f, 1.16f};
}
