/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: exact chances, against the tables of section 10 of docs/rules/monstrous.md and against
 * plain counting. */
#include <math.h>

#include "base/file.h"
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_chances.h"
#include "given_monstrous.h"

static int hero_of(char letter)
{
    static const char heroes[] = "WRCDPB";
    return (int)(strchr(heroes, letter) - heroes);
}

static TeamDice team_of(const char *letters)
{
    TeamDice dice = {0};
    for (const char *p = letters; *p; p++)
        dice.sides[dice.n++] = monstrous_sides[hero_of(*p)];
    return dice;
}

static int percent(float chance)
{
    return (int)(100.0f * chance + 0.5f);
}

static const char *book(void)
{
    static Buf text;
    if (text.n == 0)
        assert_int_equal(file_read(PROJECT_DIR "/docs/rules/monstrous.md", 1 << 20, &text).code, 0);
    return buf_str(&text);
}

/* One row "| WRCD | 59 | 66 | .. | 56.3 |" of table 10.4. */
static void row_agrees(const char *row, bool again)
{
    char letters[8] = "", *end = NULL;
    assert_int_equal(sscanf(row, "| %7[WRCDPB] |", letters), 1);
    TeamDice dice = team_of(letters);
    double sum = 0;
    const char *p = strchr(row + 2, '|') + 1;
    for (int need = 2; need <= NEED_MOST; need++) {
        float chance = again ? monstrous_chances_fresh_best(&dice, need) : monstrous_chances_fresh(&dice, need);
        long wanted = strtol(p, &end, 10);
        if (fabs(100.0 * (double)chance - (double)wanted) > 0.5001)
            fail_msg("%s %s for %d: %f, but the table says %ld", letters, again ? "again" : "once", need,
                     (double)chance, wanted);
        sum += need < 20 ? (double)chance : 0;
        p = strchr(end, '|') + 1;
    }
    assert_true(fabs(100 * sum / 18 - strtod(p, &end)) <= 0.0501);
}

static void table_10_4_of_four_dice(void **st)
{
    (void)st;
    int rows = 0;
    for (const char *p = strstr(book(), "### 10.4"); p && p < strstr(book(), "### 10.5"); p = strchr(p, '\n') + 1) {
        char letters[8];
        if (sscanf(p, "| %7[WRCDPB] |", letters) != 1 || strlen(letters) != 4)
            continue;
        row_agrees(p, rows >= 15); /* two tables of fifteen teams */
        rows++;
    }
    assert_int_equal(rows, 30);
}

static void table_10_4_of_three_dice(void **st)
{
    (void)st;
    int teams = 0;
    for (const char *p = strstr(book(), "WRC 30.8 / 50.2"); p && *p != '#'; p = strpbrk(p, ",.\n") + 1) {
        char letters[8];
        double once, again, sum[2] = {0, 0};
        if (sscanf(p, " %3[WRCDPB] %lf / %lf", letters, &once, &again) != 3)
            continue;
        TeamDice dice = team_of(letters);
        for (int need = 2; need < 20; need++) {
            sum[0] += (double)monstrous_chances_fresh(&dice, need);
            sum[1] += (double)monstrous_chances_fresh_best(&dice, need);
        }
        if (fabs(100 * sum[0] / 18 - once) > 0.0501 || fabs(100 * sum[1] / 18 - again) > 0.0501)
            fail_msg("%s: %f / %f, but the table says %f / %f", letters, 100 * sum[0] / 18, 100 * sum[1] / 18, once,
                     again);
        teams++;
    }
    assert_int_equal(teams, 20);
}

static void the_odds_of_opponents_are_these_chances(void **st)
{
    (void)st;
    for (unsigned set = 0; set < 1u << HERO_COUNT; set++) {
        TeamDice dice = {0};
        for (int hero = 0; hero < HERO_COUNT && __builtin_popcount(set) <= TEAM_MOST; hero++)
            if (set >> hero & 1)
                dice.sides[dice.n++] = monstrous_sides[hero];
        for (int need = 1; need <= NEED_MOST; need++) {
            assert_int_equal(monstrous_odds_once[set][need], percent(monstrous_chances_fresh(&dice, need)));
            assert_int_equal(monstrous_odds[set][need], percent(monstrous_chances_fresh_best(&dice, need)));
        }
    }
}

/* ---- plain counting --------------------------------------------------------------------------------------------- */

static bool hits(const TeamDice *dice, int need)
{
    for (unsigned set = 1; set < 1u << dice->n; set++) {
        int sum = 0;
        for (int i = 0; i < dice->n; i++)
            sum += set >> i & 1 ? dice->value[i] : 0;
        if (sum == need)
            return true;
    }
    return false;
}

/* Outcomes of the dice of `again` from die i on that hit; *all: outcomes altogether. */
static int count(TeamDice dice, unsigned again, int i, int need, int *all)
{
    if (i == dice.n) {
        *all += 1;
        return hits(&dice, need);
    }
    if (!(again >> i & 1))
        return count(dice, again, i + 1, need, all);
    int sum = 0;
    for (int value = 1; value <= dice.sides[i]; value++) {
        dice.value[i] = (uint8_t)value;
        sum += count(dice, again, i + 1, need, all);
    }
    return sum;
}

static void re_rolls_are_counted_right(void **st)
{
    (void)st;
    static const char *const teams[] = {"W", "RC", "WRC", "WRD", "WRCD", "RCP", "B"};
    Rng r = rng_seed(4);
    for (int i = 0; i < 60; i++) {
        TeamDice dice = team_of(teams[i % 7]);
        for (int k = 0; k < dice.n; k++)
            dice.value[k] = (uint8_t)(1 + rng_below(&r, dice.sides[k]));
        int need = 2 + (int)rng_below(&r, 20);
        float best = 0;
        unsigned again, fewest = 9;
        for (unsigned set = 0; set < 1u << dice.n; set++) {
            int all = 0, good = count(dice, set, 0, need, &all);
            float chance = (float)good / (float)all;
            assert_true(fabsf(monstrous_chances_after(&dice, set, need) - chance) < 1e-5f);
            if (chance > best + 1e-6f) {
                best = chance;
                fewest = (unsigned)__builtin_popcount(set);
            }
        }
        assert_true(fabsf(monstrous_chances_best(&dice, need, &again) - best) < 1e-5f);
        if (best > 0) {
            assert_true(fabsf(monstrous_chances_after(&dice, again, need) - best) < 1e-5f);
            assert_true((unsigned)__builtin_popcount(again) <= fewest);
        }
        assert_int_equal(monstrous_chances_reach(&dice) >> need & 1, hits(&dice, need));
    }
}

/* ---- at the table ----------------------------------------------------------------------------------------------- */

static void chances_of_the_present_team(void **st)
{
    (void)st;
    Chance chance[TARGETS];
    Given g = given("seats A B;enemies 4 10 17 Troll+1;= phase team");
    monstrous_chances(state_in(&g), 1u << HERO_WIZARD | 1u << HERO_ROGUE | 1u << HERO_CLERIC | 1u << HERO_DRUID,
                      chance);
    assert_int_equal(percent(chance[0].now), 75); /* the rows of WRCD */
    assert_int_equal(percent(chance[0].best), 95);
    assert_int_equal(percent(chance[1].now), 74);
    assert_int_equal(percent(chance[1].best), 95);
    assert_int_equal(percent(chance[2].best), 56);
    assert_int_equal(percent(chance[3].best), 25);
    assert_true(chance[4].now == 0.0f && chance[4].best == 0.0f);
    monstrous_chances(state_in(&g), 0, chance);
    assert_true(chance[0].best == 0.0f);
    given_free(&g);
    g = given("seats A B;enemies 4 10 17 Wraith+1;= phase team");
    monstrous_chances(state_in(&g), 1u << HERO_DRUID, chance);
    assert_int_equal(percent(chance[0].now), 10);
    assert_int_equal(percent(chance[0].best), 10); /* nothing is rolled again */
    given_free(&g);
}

static void chances_after_the_roll(void **st)
{
    (void)st;
    Chance chance[TARGETS];
    Given g = given("seats A B;enemies 6 18 19 Hydra:6,3;dice d4=1 d6=6 d20=5;team W R B");
    monstrous_chances(state_in(&g), 0, chance);
    assert_true(chance[0].best == 0.0f && chance[1].best == 0.0f && chance[3].best == 0.0f); /* behind the Hydra */
    assert_true(chance[4].now == 1.0f && chance[4].again == 0);                              /* 6 = 6 or 1 + 5 */
    assert_true(chance[5].now == 0.0f);
    assert_true(chance[5].again != 0 && chance[5].best > 0.2f);
    given_free(&g);
    g = given("seats A B;enemies 6 18 19 2;dice d4=1 d6=6 d20=12;team W R B");
    monstrous_chances(state_in(&g), 0, chance);
    assert_true(chance[1].now == 1.0f);
    assert_true(chance[2].now == 1.0f);
    assert_int_equal(chance[3].again, 1u << HERO_WIZARD | 1u << HERO_ROGUE | 1u << HERO_BARBARIAN);
    given_free(&g);
    g = given("seats A B;enemies 6 12 Troll+4 16;dice d4=4 d6=6 d20=12;team W R B;keep;dice d4=4 d4=3;bolts");
    monstrous_chances(state_in(&g), 0, chance);
    assert_true(chance[0].now == 1.0f && chance[1].now == 1.0f && chance[3].now == 1.0f);
    assert_true(chance[2].now == 0.0f);  /* 23 and 25, but not 24 */
    assert_true(chance[2].best == 1.0f); /* 12 and twice 6: the Rogue's Backstab (MH-11.1) */
    given_free(&g);
}

/* MH-7.4, MH-11.1, MH-12.3: what Backstab and Guidance could still bring about counts as within reach. */
static void marks_widen_what_can_be_hit(void **st)
{
    (void)st;
    Given g = given("seats A B;enemies 5 9 13 17;dice d4=4 d8=8;team W C;keep");
    Melee melee;
    monstrous_melee(state_in(&g), 0, &melee);
    assert_int_equal(monstrous_reach(&melee, melee.attackers), 1u | 1u << 4 | 1u << 8 | 1u << 12);
    assert_int_equal(monstrous_reach_marked(state_in(&g)), 1u | 7u << 3 | 7u << 7 | 7u << 11);
    given_free(&g);
    Match *m = match_given("seats A B;enemies 5 9 13 17;dice d6=6 d8=8;team R C;keep");
    play(m, "double cleric");
    uint32_t reach = monstrous_reach_marked(match_truth(m));
    assert_true(reach >> 16 & 1); /* twice 8 */
    assert_true(reach >> 17 & 1); /* and one more */
    assert_true(reach >> 12 & 1); /* twice 6, when Backstab is taken off the Cleric (MH-7.13) */
    assert_false(reach >> 25 & 1);
    match_free(m);
    g = given("seats A B;enemies 5 9 13 17;dice d6=5 d8=7;team R C;keep"); /* no crits */
    assert_int_equal(monstrous_reach_marked(state_in(&g)), 1u | 1u << 5 | 1u << 7 | 1u << 12);
    given_free(&g);
}

/* MH-16.1, MH-27.1 */
static void wounds_to_come_are_counted(void **st)
{
    (void)st;
    int well = -1;
    Given g = given("seats A B;seat A wounded=W,R,C,D;enemies 5 9 13 17;dice d12=1 d20=1;team P B;keep");
    assert_int_equal(monstrous_wounds_to_come(state_in(&g), &well), 2);
    assert_int_equal(well, 0);
    given_free(&g);
    g = given("seats A B;enemies 5 9 13 17;dice d12=1 d20=2;team P B;keep");
    assert_int_equal(monstrous_wounds_to_come(state_in(&g), &well), 1);
    assert_int_equal(well, 5);
    given_free(&g);
}

/* ---- treatments (10.5) ------------------------------------------------------------------------------------------ */

/* The share of all rolls of the team after which the patient can be treated, by the rules' own list. */
static double chance_to_treat(const char *letters, int patient)
{
    char text[80];
    (void)snprintf(text, sizeof text, "seats A B;seat A wounded=%c;enemies 19 19 19 19;= phase team",
                   "WRCDPB"[patient]);
    Given g = given(text);
    State *s = copy_in(&g);
    PieceId die[TEAM_MOST];
    int n = (int)strlen(letters), good = 0, all = 1, value[TEAM_MOST];
    for (int i = 0; i < n; i++) {
        int hero = hero_of(letters[i]);
        die[i] = table_find(s, party_at(0), (DefId)(DEF_HERO + hero));
        table_move(s, &monstrous_game, die[i], team_at(0), hero, NULL);
        all *= monstrous_sides[hero];
    }
    s->phase = PHASE_ACTION;
    for (int outcome = 0; outcome < all; outcome++) {
        for (int i = 0, rest = outcome; i < n; i++) {
            int sides = monstrous_sides[hero_of(letters[i])];
            value[i] = 1 + rest % sides;
            rest /= sides;
            s->piece[die[i]].n = (uint8_t)value[i];
        }
        Moves legal;
        legal.n = 0;
        monstrous_legal(s, s->to_act, &legal);
        bool can = false;
        for (int i = 0; i < legal.n; i++)
            can = can || legal.m[i].kind == MOVE_TREAT;
        good += can;
    }
    free(s);
    given_free(&g);
    return 100.0 * good / all;
}

static void table_10_5_of_treatments(void **st)
{
    (void)st;
    static const struct {
        const char *team;
        int patient, percent;
    } rows[] = {
        {"RCDP", HERO_WIZARD, 45}, {"RCD", HERO_WIZARD, 38},     {"RC", HERO_WIZARD, 29},    {"R", HERO_WIZARD, 17},
        {"WCDP", HERO_ROGUE, 49},  {"CD", HERO_ROGUE, 25},       {"WRDP", HERO_CLERIC, 53},  {"DP", HERO_CLERIC, 22},
        {"WRCP", HERO_DRUID, 52},  {"RCP", HERO_DRUID, 32},      {"WRCD", HERO_PALADIN, 47}, {"RCD", HERO_PALADIN, 26},
        {"DB", HERO_PALADIN, 10},  {"RCDP", HERO_BARBARIAN, 23}, {"CDP", HERO_BARBARIAN, 9}, {"DP", HERO_BARBARIAN, 2}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double got = chance_to_treat(rows[i].team, rows[i].patient);
        if (fabs(got - rows[i].percent) > 0.5001)
            fail_msg("%s for %c: %f, but the table says %d", rows[i].team, "WRCDPB"[rows[i].patient], got,
                     rows[i].percent);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_10_4_of_four_dice),
        cmocka_unit_test(table_10_4_of_three_dice),
        cmocka_unit_test(the_odds_of_opponents_are_these_chances),
        cmocka_unit_test(re_rolls_are_counted_right),
        cmocka_unit_test(chances_of_the_present_team),
        cmocka_unit_test(chances_after_the_roll),
        cmocka_unit_test(marks_widen_what_can_be_hit),
        cmocka_unit_test(wounds_to_come_are_counted),
        cmocka_unit_test(table_10_5_of_treatments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
