/* SPDX-License-Identifier: MIT
 * Medals in whole games of every table that has them: who wins has the medal for winning, nobody else has a medal that asks
 * for a win, and every medal has a word, a name and a sentence. */
#include "help.h"

#include "core/say.h"
#include "core/view.h"

enum { EVENTS = 9000, GAMES = 4 };

static Match *played(const Game *g, int seats, uint64_t seed)
{
    Setup cfg = game_preset(g, seats);
    Status st;
    Rng r = rng_seed(seed);
    cfg.seed = seed;
    Match *m = match_new(g, &cfg, &st);
    assert_non_null(m);
    Moves *legal = xcalloc(1, sizeof *legal);
    while (!match_over(m)) {
        match_legal(m, help_seat(m, &r), legal);
        assert_int_equal(match_play(m, match_serial(m), legal->m[rng_below(&r, (uint32_t)legal->n)]).code, 0);
    }
    free(legal);
    return m;
}

static void honours(const Match *m, int seat, uint8_t level[MEDAL_MAX])
{
    const Game *g = match_game(m);
    Event *e = xcalloc(EVENTS, sizeof *e);
    View *v = view_new(g);
    int n = match_events(m, seat, 0, e, EVENTS);
    assert_true(n > 0 && n < EVENTS);
    match_view(m, seat, VIEW_EYES, v);
    memset(level, 0, MEDAL_MAX);
    g->honours(view_state(v), seat, e, n, level);
    view_free(v);
    free(e);
}

static void check_game(const Match *m)
{
    const Game *g = match_game(m);
    float share[SEAT_MAX] = {0};
    g->result(match_truth(m), share);
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        uint8_t level[MEDAL_MAX];
        honours(m, seat, level);
        bool won = share[seat] > 0;
        for (int i = 0; i < g->nmedals; i++) {
            assert_true(level[i] <= g->medal[i].levels);
            if (strcmp(g->medal[i].word, "winner") == 0)
                assert_int_equal(level[i], won);
            if (strncmp(say_word(g->medal[i].text), "Win a game", 10) == 0 && level[i])
                assert_true(won);
        }
        for (int i = g->nmedals; i < MEDAL_MAX; i++)
            assert_int_equal(level[i], 0);
    }
}

static void a_medal_is_earned_by_what_it_says(void **state)
{
    (void)state;
    int tables = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (g->nmedals == 0)
            continue;
        tables++;
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            Match *m = played(g, seed % 2 ? g->seats_min : 3, seed);
            check_game(m);
            match_free(m);
        }
    }
    assert_true(tables >= 4);
}

static void every_medal_has_its_words(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++)
        for (int k = 0; k < game_list[i]->nmedals; k++) {
            const MedalSpec *m = &game_list[i]->medal[k];
            size_t n = strlen(m->text);
            assert_true(m->word[0] && m->name[0] && n > 8 && m->text[n - 1] == '.');
            assert_true(m->levels >= 1 && m->levels <= MEDAL_LEVELS);
            for (int other = 0; other < k; other++) {
                assert_string_not_equal(m->word, game_list[i]->medal[other].word);
                assert_string_not_equal(m->text, game_list[i]->medal[other].text);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_medal_is_earned_by_what_it_says),
        cmocka_unit_test(every_medal_has_its_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
