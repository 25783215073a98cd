/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what really happens, counted over many rolls and games, agrees with section 10 of
 * docs/rules/monstrous.md within sampling error. Seeds are fixed, so the same figures come out every time. */
#include <math.h>

#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_chances.h"
#include "given_monstrous.h"

/* Four and a half standard deviations: of some three hundred figures below, by chance none is further off. */
static void agrees(const char *what, long hits, long n, double percent)
{
    double p = percent / 100, got = (double)hits / (double)n;
    double error = 4.5 * sqrt(fmax(p * (1 - p), 1e-4) / (double)n) + 0.0006; /* the book rounds */
    if (fabs(got - p) > error)
        fail_msg("%s: %.2f of 100 in %ld, but the book says %.2f (+- %.2f)", what, 100 * got, n, percent, 100 * error);
}

static void agrees_mean(const char *what, double sum, long n, double wanted, double deviation)
{
    double error = 4.5 * deviation / sqrt((double)n) + 0.006;
    if (fabs(sum / (double)n - wanted) > error)
        fail_msg("%s: mean %.3f of %ld, but the book says %.3f (+- %.3f)", what, sum / (double)n, n, wanted, error);
}

typedef struct { /* a position to come back to, and the luck to go on with */
    Monstrous start, now;
    Rng luck;
} Stage;

static Stage *stage_of(const char *text, uint64_t seed)
{
    Stage *x = calloc(1, sizeof *x);
    Given g = given(text);
    x->start = *monstrous_of(state_in(&g));
    x->start.s.ndice = x->start.s.idice = 0;
    x->luck = rng_seed(seed);
    given_free(&g);
    return x;
}

static State *again(Stage *x)
{
    x->now = x->start;
    x->now.s.rng = rng_fork(&x->luck);
    return &x->now.s;
}

static void does(State *s, uint8_t kind, unsigned a, unsigned b)
{
    Moves legal = {0};
    Move m = {kind, s->to_act, (uint16_t)a, (uint16_t)b, 0};
    monstrous_legal(s, s->to_act, &legal);
    assert_true(moves_have(&legal, m));
    monstrous_apply(s, m, NULL);
}

/* ---- 10.1: MH-2.2, MH-2.4, MH-22.1, MH-26.1 ---------------------------------------------------------------------- */
static void enemies(void **st)
{
    (void)st;
    enum { SETUPS = 30000 };
    long face[21] = {0}, kind[3] = {0}, any = 0, heads[8] = {0}, hydras = 0, head[11] = {0}, nheads = 0, points = 0;
    State *s = calloc(1, sizeof(Monstrous));
    Setup cfg = game_preset(&monstrous_game, 2);
    for (cfg.seed = 1; cfg.seed <= SETUPS; cfg.seed++) {
        memset(s, 0, sizeof(Monstrous));
        monstrous_setup(s, &cfg, NULL);
        bool epic = false;
        for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
            int shown = s->piece[p].face ? 20 : s->piece[p].n;
            face[shown]++;
            kind[shown == 20 ? 2 : shown >= 18]++;
            points += shown == 20 ? 0 : shown >= 18 ? 20 : 10;
            epic = epic || shown == 20;
        }
        any += epic;
        int n = table_size(s, PLACE_HEADS);
        hydras += n > 0;
        heads[n + (n > 0)]++;
        for (PieceId p = table_first(s, PLACE_HEADS); p != NO_PIECE; p = s->piece[p].next, nheads++)
            head[s->piece[p].n]++;
    }
    for (int i = 2; i <= 20; i++)
        agrees("a given number", face[i], 4 * SETUPS, 100.0 / 19);
    agrees("ordinary", kind[0], 4 * SETUPS, 84.2);
    agrees("Ogre", kind[1], 4 * SETUPS, 10.5);
    agrees("epic", kind[2], 4 * SETUPS, 5.3);
    agrees("an epic among four", any, SETUPS, 19.4);
    agrees_mean("points of a non-epic enemy", (double)points, kind[0] + kind[1], 11.1, 3.2);
    for (int i = 4; i <= 7; i++)
        agrees("heads", heads[i], hydras, 25);
    for (int i = 2; i <= 10; i++)
        agrees("a head's number", head[i], nheads, 100.0 / 9);
    free(s);
}

/* MH-18.1, MH-18.2, MH-18.3 */
static void trolls(void **st)
{
    (void)st;
    enum { TRIALS = 20000 };
    long back = 0, beaten = 0, number[11] = {0};
    Stage *x = stage_of("seats A B;enemies 5 9 13 Troll+2;dice d20=20;team B;keep", 2);
    for (int i = 0; i < TRIALS; i++) {
        State *s = again(x);
        does(s, MOVE_RAGE, DEF_ENEMY + 3, 0);
        int need = monstrous_needs(s, 3);
        back += need > 0;
        number[need > 0 ? need - 20 : 0]++;
        beaten++;
        while (monstrous_needs(s, 3)) { /* until it stays dead */
            monstrous_defeat(s, 0, 3, NULL);
            beaten++;
        }
    }
    agrees("a Troll comes back", back, TRIALS, 100.0 / 3);
    agrees_mean("times a Troll is beaten", (double)beaten, TRIALS, 1.5, 0.87);
    for (int i = 1; i <= 10; i++)
        agrees("a Troll's new number", number[i], back, 10);
    free(x);
}

/* ---- 10.2: MH-4.5, MH-5.1 ---------------------------------------------------------------------------------------- */
static void single_dice(void **st)
{
    (void)st;
    enum { TRIALS = 30000 };
    static const double crit[] = {25, 16.7, 12.5, 10, 8.3, 5}, twice[] = {43.8, 30.6, 23.4, 19, 16.0, 9.8},
                        one[] = {6.25, 2.78, 1.56, 1, 0.69, 0.25};
    Stage *x = stage_of("seats A B;enemies 5 9 13 14;= phase team", 3);
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        long crits = 0, crits_twice = 0, ones = 0;
        for (int i = 0; i < TRIALS; i++) {
            Melee melee;
            State *s = again(x);
            does(s, MOVE_TEAM, 1u << hero, 0);
            monstrous_melee(s, 0, &melee);
            int first = melee.value[hero], sides = monstrous_sides[hero];
            does(s, MOVE_REROLL, 1u << hero, 0);
            monstrous_melee(s, 0, &melee);
            crits += first == sides;
            crits_twice += first == sides || melee.value[hero] == sides;
            ones += first == 1 && melee.value[hero] == 1;
        }
        agrees("crit", crits, TRIALS, crit[hero]);
        agrees("crit, again if missed", crits_twice, TRIALS, twice[hero]);
        agrees("a 1 after a 1", ones, TRIALS, one[hero]);
    }
    free(x);
}

/* MH-21.1, MH-21.2, MH-21.3 */
static void paralysis(void **st)
{
    (void)st;
    enum { TRIALS = 30000 };
    static const double back[] = {10, 10, 10, 10, 8.3, 5}, stone[] = {2.5, 1.67, 1.25, 1, 0.83, 0.5};
    Stage *x = stage_of("seats A B;enemies 5 9 13 Basilisk+1;= phase team", 4);
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        long gone = 0, petrified = 0;
        for (int i = 0; i < TRIALS; i++) {
            State *s = again(x);
            does(s, MOVE_TEAM, 1u << hero, 0);
            does(s, MOVE_KEEP, 0, 0);
            gone += table_size(s, team_at(0)) == 0;
            petrified += table_size(s, stone_at(0)) == 1;
        }
        agrees("put back or petrified", gone, TRIALS, back[hero]);
        agrees("petrified", petrified, TRIALS, stone[hero]);
    }
    free(x);
}

/* MH-23.1 */
static void fire_breath(void **st)
{
    (void)st;
    enum { TRIALS = 40000 };
    static const double wounds[] = {42.9, 39.9, 14.4, 2.6};
    long count[7] = {0}, sum = 0;
    Stage *x = stage_of("seats A B;enemies 5 9 13 Dragon+1;dice d20=2;team B;keep", 5);
    for (int i = 0; i < TRIALS; i++) {
        State *s = again(x);
        does(s, MOVE_END, 0, 0);
        int n = table_size(s, wounded_at(0));
        count[n]++;
        sum += n;
    }
    for (int i = 0; i < 4; i++)
        agrees("wounds by fire", count[i], TRIALS, wounds[i]);
    agrees("more wounds by fire", count[4] + count[5] + count[6], TRIALS, 0.3);
    agrees_mean("wounds by fire", (double)sum, TRIALS, 0.775, 0.81);
    free(x);
}

/* ---- 10.3: MH-10.1 ----------------------------------------------------------------------------------------------- */
static void bolts(void **st)
{
    (void)st;
    enum { TRIALS = 40000 };
    static const double share[13] = {[1] = 25,   [2] = 25,   [3] = 25,    [5] = 6.25,  [6] = 6.25,
                                     [7] = 6.25, [9] = 1.56, [10] = 1.56, [11] = 1.56, [12] = 1.56};
    long number[BOLTS + 1] = {0}, total[13] = {0}, sum = 0;
    Stage *x = stage_of("seats A B;enemies 5 9 13 14;dice d4=4;team W;keep", 6);
    for (int i = 0; i < TRIALS; i++) {
        State *s = again(x);
        int n = 0;
        does(s, MOVE_BOLTS, 0, 0);
        for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next)
            n += s->piece[p].n;
        number[table_size(s, PLACE_MAGIC)]++;
        total[n]++;
        sum += n;
    }
    agrees("one bolt", number[1], TRIALS, 75);
    agrees("two bolts", number[2], TRIALS, 18.75);
    agrees("three bolts", number[3], TRIALS, 6.25);
    for (int i = 1; i <= 12; i++)
        agrees("total of the bolts", total[i], TRIALS, share[i]);
    agrees_mean("total of the bolts", (double)sum, TRIALS, 3.28, 2.3);
    free(x);
}

/* MH-13.1, MH-13.2 */
static void bear(void **st)
{
    (void)st;
    enum { TRIALS = 40000 };
    static const double share[NEED_MOST + 1] = {0,  0,  20, 21, 22, 23, 24, 25, 26, 27, 100, 27, 27, 27, 27, 27,
                                                27, 27, 27, 27, 28, 10, 9,  8,  7,  6,  5,   4,  3,  2,  1};
    long met[NEED_MOST + 1] = {0};
    Stage *x = stage_of("seats A B;enemies 5 9 13 14;dice d10=10;team D;keep", 7);
    for (int i = 0; i < TRIALS; i++) {
        Melee melee;
        State *s = again(x);
        does(s, MOVE_BEAR, 0, 0);
        monstrous_melee(s, 0, &melee);
        uint32_t reach = monstrous_reach(&melee, melee.attackers);
        for (int n = 2; n <= NEED_MOST; n++)
            met[n] += (long)(reach >> n & 1);
    }
    for (int n = 2; n <= NEED_MOST; n++)
        agrees("one of the bear's totals", met[n], TRIALS, share[n]);
    free(x);
}

/* ---- 10.4, as it is played -------------------------------------------------------------------------------------- */

static bool can_attack(const State *s, int target)
{
    Moves legal = {0};
    monstrous_legal(s, s->to_act, &legal);
    for (int i = 0; i < legal.n && legal.m[i].kind <= MOVE_ATTACK; i++)
        if (legal.m[i].b == DEF_ENEMY + target)
            return true;
    return false;
}

/* MH-7.3 */
static void hits_in_one_roll(void **st)
{
    (void)st;
    enum { TRIALS = 6000 };
    static const unsigned teams[] = {0x0F, 0x1E, 0x3C, 0x2B}; /* WRCD, RCDP, CDPB, WRDB */
    for (size_t k = 0; k < sizeof teams / sizeof *teams; k++)
        for (int need = 2; need <= 17; need += 3) {
            char text[80];
            long met[3] = {0};
            (void)snprintf(text, sizeof text, "seats A B;enemies %d %d %d Wraith+5;= phase team", need, need + 1,
                           need + 2);
            Stage *x = stage_of(text, 100 * k + (uint64_t)need);
            for (int i = 0; i < TRIALS; i++) {
                State *s = again(x);
                does(s, MOVE_TEAM, teams[k], 0);
                for (int target = 0; target < 3; target++)
                    met[target] += can_attack(s, target);
            }
            for (int target = 0; target < 3; target++)
                agrees("hit in one roll", met[target], TRIALS,
                       (double)monstrous_odds_once[teams[k]][need + target] + 0.0);
            free(x);
        }
}

/* The dice to roll again for that need, by the exact chances. */
static unsigned best_again(const Melee *melee, int need)
{
    TeamDice dice = {0};
    unsigned again, heroes = 0, left = melee->team;
    for (; left; left &= left - 1) {
        dice.sides[dice.n] = monstrous_sides[__builtin_ctz(left)];
        dice.value[dice.n++] = melee->value[__builtin_ctz(left)];
    }
    (void)monstrous_chances_best(&dice, need, &again);
    for (left = melee->team; left; left &= left - 1, again >>= 1)
        heroes |= again & 1 ? left & (0 - left) : 0;
    return heroes;
}

/* MH-5.1, MH-7.3 */
static void hits_after_the_best_re_roll(void **st)
{
    (void)st;
    enum { TRIALS = 600 };
    static const unsigned teams[] = {0x0F, 0x1E, 0x3C};
    for (size_t k = 0; k < sizeof teams / sizeof *teams; k++)
        for (int need = 4; need <= 19; need += 5) {
            char text[80];
            long met = 0;
            (void)snprintf(text, sizeof text, "seats A B;enemies %d 2 2 2;= phase team", need);
            Stage *x = stage_of(text, 500 * k + (uint64_t)need);
            for (int i = 0; i < TRIALS; i++) {
                Melee melee;
                State *s = again(x);
                does(s, MOVE_TEAM, teams[k], 0);
                monstrous_melee(s, 0, &melee);
                unsigned heroes = best_again(&melee, need);
                does(s, heroes ? MOVE_REROLL : MOVE_KEEP, heroes, 0);
                met += can_attack(s, 0);
            }
            agrees("hit after the best re-roll", met, TRIALS, (double)monstrous_odds[teams[k]][need]);
            free(x);
        }
}

/* ---- 10.6 ------------------------------------------------------------------------------------------------------- */

/* The best attack of the list: most points, then fewest dice. Index, or -1. */
static int best_attack(const State *s, const Moves *l)
{
    int best = -1, most = 0;
    for (int i = 0; i < l->n; i++) {
        int worth = l->m[i].kind == MOVE_ATTACK ? 100 * monstrous_points(s, l->m[i].b - DEF_ENEMY) : 0;
        worth -= __builtin_popcount(l->m[i].a);
        if (l->m[i].kind == MOVE_ATTACK && worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

static Move greedy_team(const State *s, const Moves *l)
{
    int best = 0, most = -1;
    for (int i = 0; i < l->n; i++) {
        int sum = 0;
        for (int target = 0; target < TARGETS; target++)
            if (monstrous_targets(s) >> target & 1)
                sum += monstrous_points(s, target) * monstrous_odds[l->m[i].a][monstrous_needs(s, target)];
        if (sum > most) {
            best = i;
            most = sum;
        }
    }
    return l->m[best];
}

/* Keeps the dice of the best attack and crits, and rolls the rest again. */
static Move greedy_reroll(const State *s, const Moves *l)
{
    Monstrous copy = *monstrous_of(s);
    Moves after = {0};
    Melee melee;
    copy.s.phase = PHASE_ACTION;
    monstrous_legal(&copy.s, copy.s.to_act, &after);
    monstrous_melee(s, s->to_act, &melee);
    int attack = best_attack(s, &after);
    unsigned again = melee.team & ~monstrous_crits(&melee) & ~(attack < 0 ? 0u : after.m[attack].a);
    Move m = {again ? MOVE_REROLL : MOVE_KEEP, s->to_act, (uint16_t)again, 0, 0};
    assert_true(moves_have(l, m));
    return m;
}

static Move greedy_action(const State *s, const Moves *l)
{
    static const uint8_t first[] = {MOVE_RAGE, MOVE_BOLTS, MOVE_BEAR, MOVE_MEND};
    for (size_t k = 0; k < sizeof first; k++)
        for (int i = l->n - 1; i >= 0; i--)
            if (l->m[i].kind == first[k])
                return l->m[i];
    int attack = best_attack(s, l);
    if (attack >= 0)
        return l->m[attack];
    for (int i = 0; i < l->n; i++)
        if (l->m[i].kind == MOVE_TREAT || (l->m[i].kind == MOVE_INSPIRE && l->m[i].a != DEF_HERO))
            return l->m[i];
    return l->m[l->n - 1];
}

typedef struct {
    long games, rounds, longest, ties, out;
} Lengths;

static void play_greedily(int seats, int target, uint64_t seed, Lengths *sum)
{
    Monstrous *g = calloc(1, sizeof *g);
    State *s = &g->s;
    Setup cfg = game_preset(&monstrous_game, seats);
    cfg.seed = seed;
    cfg.option[OPT_TARGET] = (uint8_t)(target / TARGET_STEP - 1);
    cfg.option[OPT_TIES] = TIES_SHARE;
    monstrous_setup(s, &cfg, NULL);
    while (!s->over) {
        Moves legal;
        legal.n = 0;
        monstrous_legal(s, s->to_act, &legal);
        Move m = s->phase == PHASE_TEAM     ? greedy_team(s, &legal)
                 : s->phase == PHASE_REROLL ? greedy_reroll(s, &legal)
                                            : greedy_action(s, &legal);
        monstrous_apply(s, m, NULL);
    }
    sum->games++;
    sum->rounds += s->round;
    sum->longest = s->round > sum->longest ? s->round : sum->longest;
    sum->ties += g->ending == ENDING_SHARED;
    for (int seat = 0; seat < seats; seat++)
        sum->out += g->out[seat];
    free(g);
}

/* Of 150 games each, like the book's: about 6 and 12 rounds, some 11 to 27 ties in 100 games to 100, hardly anybody out. */
static void lengths_of_games(void **st)
{
    (void)st;
    enum { GAMES = 150 };
    for (int target = 100; target <= 200; target += 100) {
        Lengths all = {0};
        for (int seats = 2; seats <= 6; seats++) {
            Lengths sum = {0};
            for (uint64_t i = 0; i < GAMES; i++)
                play_greedily(seats, target, 1000 * (uint64_t)seats + i, &sum);
            double rounds = (double)sum.rounds / GAMES, hundreds = target / 100.0;
            if (rounds < 5.5 * hundreds || rounds > 7.0 * hundreds)
                fail_msg("to %d with %d seats: %.2f rounds", target, seats, rounds);
            all.games += sum.games;
            all.ties += sum.ties;
            all.out += sum.out;
            all.longest = sum.longest > all.longest ? sum.longest : all.longest;
        }
        double ties = (double)all.ties / (double)all.games, out = (double)all.out / (double)all.games;
        if (target == 100 && (ties < 0.11 || ties > 0.27 || out > 0.04 || all.longest > 15))
            fail_msg("to 100: ties %.3f, out %.3f, longest %ld", ties, out, all.longest);
        if (target == 200 && (out < 0.05 || out > 0.25 || all.longest > 26))
            fail_msg("to 200: ties %.3f, out %.3f, longest %ld", ties, out, all.longest);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enemies),
        cmocka_unit_test(trolls),
        cmocka_unit_test(single_dice),
        cmocka_unit_test(paralysis),
        cmocka_unit_test(fire_breath),
        cmocka_unit_test(bolts),
        cmocka_unit_test(bear),
        cmocka_unit_test(hits_in_one_roll),
        cmocka_unit_test(hits_after_the_best_re_roll),
        cmocka_unit_test(lengths_of_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
