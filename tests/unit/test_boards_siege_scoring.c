/* SPDX-License-Identifier: MIT
 * What the final scoring shows of Siege, after random games of every mode: who won, the curves, what decided it. */
#include "help.h"

#include "games/siege/table/siege_choose.h"
#include "games/siege/table/siege_scoring.h"
#include "games/siege/siege.h"

static Match *played(int nseats, bool versus, uint64_t seed)
{
    Setup cfg = game_preset(&siege_game, nseats);
    Rng r = rng_seed(seed);
    cfg.seed = seed;
    cfg.option[OPT_HORDE] = versus && nseats == 2;
    Match *m = match_new(&siege_game, &cfg, NULL);
    assert_non_null(m);
    while (!match_over(m))
        help_play(m, &r, 1);
    return m;
}

static void need_headline(const Match *m)
{
    char words[SENTENCE_MAX];
    const State *end = match_truth(m);
    int how = siege_of(end)->end;
    bool held = how == END_OUTSIDER || how == END_TWENTY;
    siege_headline(end, match_setup(m), words, sizeof words);
    assert_true(words[0] != '\0');
    assert_true((strstr(words, "holds") != NULL || strstr(words, "hold the") != NULL) == held); /* SH-9.1 */
}

/* The castle of the last step is the castle at the end, and no step is below 0. */
static void need_curves(const Match *m)
{
    ScoreCurve curve[SCORE_CURVES];
    int steps = 0, n = siege_curves(m, curve, &steps), left = siege_health(match_truth(m), UNIT_CASTLE);
    assert_true(n >= 4 && n <= SCORE_CURVES && steps >= 1 && steps <= SCORE_STEPS);
    for (int i = 3; i < n; i++) { /* of two, whose */
        char whose[SENTENCE_MAX];
        (void)snprintf(whose, sizeof whose, "%s’s deck", match_setup(m)->name[i - 3]);
        assert_string_equal(curve[i].name, n > 4 ? whose : "Deck");
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= steps; k++)
            assert_true(curve[i].at[k] >= 0);
    assert_int_equal(curve[0].at[steps], left > 0 ? left : 0);
}

/* "Watch" ends with the moment: within its turn, and with all that its title counts. */
static void need_end_of_moment(const Match *m, const Decision *d)
{
    assert_true(d->until > d->serial && d->until <= match_serial(m));
    assert_int_equal(match_truth_at(m, d->until - 1)->round, match_truth_at(m, d->serial)->round);
    if (strcmp(d->sign, "castle") != 0 || d->until - d->serial > 200)
        return;
    Event e[EVENT_MAX];
    int all = match_events(m, NO_SEAT, d->serial, NULL, 0) - match_events(m, NO_SEAT, d->until, NULL, 0), n = 0;
    char words[40];
    assert_true(all <= EVENT_MAX && match_events(m, NO_SEAT, d->serial, e, EVENT_MAX) >= all);
    for (int i = 0; i < all; i++)
        n += e[i].kind == EV_DAMAGED && siege_card(e[i].def)->type == CARD_CASTLE ? e[i].n : 0;
    (void)snprintf(words, sizeof words, "took %d damage", n);
    assert_non_null(strstr(d->title, words));
}

/* Castle and allies' blows stand in their columns, portal, outsider and the horde's in the horde player's. */
static void need_columns(const Match *m)
{
    const State *end = match_truth(m);
    unsigned lead = siege_versus(end) ? 1u << siege_horde_seat(end) : 0, allies = lead ? lead - 1 : 0;
    ScoreLook look[SCORE_LINES] = {0};
    Standing sheet;
    match_standing_at(m, match_serial(m), &sheet);
    for (int i = 0; i < sheet.nlines; i++)
        siege_score_look(end, i, &look[i]);
    assert_int_equal(look[0].whose, allies);
    assert_int_equal(look[1].whose, lead);
    assert_int_equal(look[2].whose, lead);
    assert_int_equal(look[3].whose, 0); /* turns are everybody's */
    siege_more_lines(m, &sheet, look);
    for (int i = 5; i < sheet.nlines; i++)
        if (look[i].shared)
            assert_int_equal(look[i].whose, strcmp(look[i].sign, "demon") == 0 ? lead : allies);
}

/* The blow that ended it stands first, with who dealt it. */
static void need_the_end(const Match *m, const Decision *d)
{
    int how = siege_of(match_truth(m))->end;
    char turn[32];
    (void)snprintf(turn, sizeof turn, "Turn %d: ", match_truth(m)->round);
    assert_true(how == END_CASTLE || how == END_DECK);
    assert_true(strncmp(d->title, turn, strlen(turn)) == 0);
    assert_true(strstr(d->title, how == END_DECK ? "last card left the deck." : "the castle") != NULL);
    assert_true(how == END_DECK || d->card == 0 || strstr(d->title, siege_card(d->card)->name) != NULL);
    assert_true(d->until == match_serial(m) || match_was_auto(m, d->until));
}

static int need_decisions(const Match *m)
{
    Decision d[6];
    int n = siege_decisions(m, d, 6);
    assert_true(n <= 6);
    for (int i = 0; i < n; i++) {
        assert_true(d[i].serial < match_serial(m));
        assert_true(d[i].title[0] && d[i].text[0]);
        assert_null(strstr(d[i].title, "Turn 0")); /* the first turn is called 1 */
        assert_true(i == 0 || d[i].weight <= d[i - 1].weight);
        if (i > 0)
            need_end_of_moment(m, &d[i]);
    }
    need_the_end(m, &d[0]);
    return n;
}

/* A sum over the events of a turn: cards pillaged, damage that struck the castle. */
typedef struct {
    int round, now, pillaged;
} TurnSum;

static void sum_turn(void *sum, const Event *e, uint32_t serial)
{
    TurnSum *t = sum;
    (void)serial;
    if (e->kind == EV_TURN)
        t->now = e->n;
    else if (t->now == 0 && e->kind == EV_PHASE && e->n == PHASE_REFRESH)
        t->now = 1;
    t->pillaged += t->now == t->round && e->kind == EV_PILLAGED ? e->n : 0;
}

/* Returns the number behind the words in a sentence; -1: they are not in it. */
static int number_after(const char *told, const char *words)
{
    const char *at = strstr(told, words);
    return at ? atoi(at + strlen(words)) : -1;
}

/* A turn is told as a whole: what castle and portal had when it began, and when it was over. */
static void need_turns(const Match *m, int *told_castle, int *told_lanes)
{
    int round = 0;
    for (uint32_t at = 0; at < match_serial(m); at++) {
        const State *s = match_truth_at(m, at);
        if (s->round == round || s->phase < PHASE_ALLIANCE)
            continue;
        char told[SENTENCE_MAX], words[40];
        TurnSum sum = {.round = round = s->round};
        siege_played(m, at, told, sizeof told);
        match_each_event(m, NO_SEAT, sum_turn, &sum);
        (void)snprintf(words, sizeof words, "%d card", sum.pillaged);
        assert_true(sum.pillaged == 0 ? strstr(told, "pillaged") == NULL : strstr(told, words) != NULL);
        int from = number_after(told, "castle "), to = 99;
        const char *arrow = from < 0 ? NULL : strstr(strstr(told, "castle "), "→ ");
        uint32_t end = at;
        while (end < match_serial(m) && match_truth_at(m, end)->round == round)
            end++;
        const State *last = match_truth_at(m, end);
        int left = siege_health(last, UNIT_CASTLE) > 0 ? siege_health(last, UNIT_CASTLE) : 0;
        if (arrow) {
            to = atoi(arrow + strlen("→ "));
            assert_int_equal(to, left);
            assert_true(from != to);
            *told_castle += 1;
            *told_lanes += strstr(arrow, " in lane") != NULL;
        }
    }
}

static void every_turn_is_told_as_a_whole(void **state)
{
    (void)state;
    int castle = 0, lanes = 0;
    for (uint64_t seed = 11; seed <= 14; seed++)
        for (int mode = 0; mode < 4; mode++) {
            Match *m = played(mode == 0 ? 1 : mode == 3 ? 3 : 2, mode == 2, seed);
            need_turns(m, &castle, &lanes);
            match_free(m);
        }
    assert_true(castle > 20 && lanes > 20);
}

static void every_end_has_its_story(void **unused)
{
    (void)unused;
    int decided = 0, games = 0;
    for (uint64_t seed = 1; seed <= 3; seed++)
        for (int mode = 0; mode < 4; mode++) {
            Match *m = played(mode == 0 ? 1 : mode == 3 ? 3 : 2, mode == 2, seed);
            need_headline(m);
            need_curves(m);
            need_columns(m);
            decided += need_decisions(m) > 0;
            games++;
            match_free(m);
        }
    assert_int_equal(decided, games); /* a castle or a deck was lost */
}

/* What was counted for a choice stands beside it; several are put together, and each pulls its own way. */
static void choices_are_weighed_alone_and_together(void **state)
{
    (void)state;
    const SetupRows *rows = &siege_choose;
    Setup cfg = game_preset(&siege_game, 1);
    SetupMeasure usual[SETUP_PLAYERS], easier[SETUP_PLAYERS], both[SETUP_PLAYERS], with, without;
    assert_true(rows->measured(&cfg, usual));
    assert_false(usual[SETUP_CAREFUL].put_together);
    assert_false(rows->weighed(&cfg, OPT_EPIC, &with, &without)); /* as usual */
    cfg.option[OPT_EPIC] = 1;
    assert_true(rows->weighed(&cfg, OPT_EPIC, &with, &without));
    assert_true(with.won > without.won && with.games == without.games);
    assert_true(rows->measured(&cfg, easier));
    SetupMeasure m = easier[SETUP_CAREFUL];
    assert_true(m.put_together && m.won > usual[SETUP_CAREFUL].won && m.won < m.games);
    cfg.option[OPT_TOKENS] = 4; /* many tokens make it harder */
    assert_true(rows->measured(&cfg, both));
    assert_true(both[SETUP_CAREFUL].won < m.won && both[SETUP_CAREFUL].won > 0);
    cfg.option[OPT_HEROIC] = 1;
    cfg.option[OPT_TOKENS] = 8; /* nobody counted that */
    assert_false(rows->measured(&cfg, both));
    Setup versus = game_preset(&siege_game, 2);
    versus.option[OPT_HORDE] = 1;
    assert_false(rows->measured(&versus, both));
}

static const uint8_t easiest_first[] = {FIRST, NORMAL, HARD, PAINFUL, HOPELESS};

static const float noise = 0.05f; /* of shares counted in 60 games of two */

/* Of 1; -1: not counted. */
static float held_by(int seats, int difficulty, SetupPlayer player)
{
    SetupMeasure m[SETUP_PLAYERS];
    Setup cfg = game_preset(&siege_game, seats);
    cfg.option[OPT_DIFFICULTY] = easiest_first[difficulty];
    if (!siege_choose.measured(&cfg, m) || m[player].games == 0)
        return -1;
    return (float)m[player].won / (float)m[player].games;
}

static void harder_portals_are_held_more_rarely(void **state)
{
    (void)state;
    for (int seats = 1; seats <= 2; seats++)
        for (int player = 0; player < SETUP_PLAYERS; player++) {
            float before = 1;
            for (int difficulty = 0; difficulty < DIFFICULTIES; difficulty++) {
                float share = held_by(seats, difficulty, (SetupPlayer)player);
                assert_true(share <= before + (seats == 2 ? noise : 0));
                before = share < 0 ? before : share;
            }
        }
}

static void better_players_hold_the_castle_more_often(void **state)
{
    (void)state;
    for (int seats = 1; seats <= 2; seats++)
        for (int difficulty = 0; difficulty < DIFFICULTIES; difficulty++) {
            float careful = held_by(seats, difficulty, SETUP_CAREFUL),
                  strong = held_by(seats, difficulty, SETUP_STRONG);
            assert_true(seats == 2 || careful > 0); /* alone all were counted */
            assert_true(held_by(seats, difficulty, SETUP_NOVICE) < careful + (seats == 2 ? noise : 0) || careful <= 0);
            assert_true(strong < 0 || strong > careful);
        }
}

/* docs/PERFORMANCE.md, "How hard a siege is": what the difficulties were tuned for. */
static void a_beginner_wins_the_first_siege(void **state)
{
    (void)state;
    assert_true(held_by(1, 0, SETUP_NOVICE) > 0.6f);
    assert_true(held_by(1, 1, SETUP_NOVICE) < 0.4f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(choices_are_weighed_alone_and_together),
                                       cmocka_unit_test(harder_portals_are_held_more_rarely),
                                       cmocka_unit_test(better_players_hold_the_castle_more_often),
                                       cmocka_unit_test(a_beginner_wins_the_first_siege),
                                       cmocka_unit_test(every_turn_is_told_as_a_whole),
                                       cmocka_unit_test(every_end_has_its_story)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
