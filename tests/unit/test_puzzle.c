/* SPDX-License-Identifier: MIT
 * Puzzles out of games: what is written can be read, played and checked, for every game; and it tells nothing that the
 * seat could not know. */
#include "help.h"

#include <dirent.h>

#include "core/text.h"
#include "engine/lesson_check.h"
#include "lesson/puzzle.h"

static const PuzzleMoment words = {.id = "own-1",
                                   .title = "Round 6 {of} 11, Mira # no comment",
                                   .say = "What is best here?",
                                   .why = "It wins\n  more {often}.",
                                   .to_played = "That was played.",
                                   .to_others = "I mean another one."};

/* A choice among several, the next one at or after `from`; false: there is none. */
static bool choice_after(const Match *m, uint32_t from, PuzzleMoment *out)
{
    for (uint32_t at = from; at < match_serial(m); at++) {
        Moves legal = {.n = 0};
        Move mv = match_move(m, at);
        match_legal_at(m, at, mv.seat, &legal);
        if (legal.n < 2 || match_was_auto(m, at))
            continue;
        *out = words;
        out->serial = at;
        out->best = mv;
        out->played = memcmp(&legal.m[0], &mv, sizeof mv) == 0 ? legal.m[1] : legal.m[0];
        return true;
    }
    return false;
}

/* The move in words, as its seat sees the table. */
static void say_move(const Match *m, uint32_t serial, Move mv, char out[SENTENCE_MAX])
{
    View *own = view_new(match_game(m));
    match_view_at(m, serial, mv.seat, VIEW_EYES, own);
    move_words(match_game(m), view_state(own), mv, out, SENTENCE_MAX);
    view_free(own);
}

static void expect_playable(const Match *m, const PuzzleMoment *p, const char *name)
{
    Buf text = {0}, summary = {0};
    Lesson l = {0};
    Status st = puzzle_write(m, p, &text);
    if (!st.code)
        st = lesson_read(buf_str(&text), text.n, "own.lesson", &l);
    if (!st.code)
        st = lesson_check(&l, "own.lesson", &summary);
    if (st.code)
        fail_msg("%s, move %u: %s\n%s", name, p->serial, st.text, buf_str(&text));
    assert_int_equal(l.npuzzles, 1);
    assert_string_equal(l.title, "Round 6 of 11, Mira no comment");
    assert_string_equal(l.scene[0].step[1].say, "It wins more often.");
    Match *played = lesson_begin(&l, &l.scene[0], "Mira", &st);
    Move found;
    assert_true(lesson_move(played, l.you, &l.scene[0].step[0].want, &found, NULL));
    assert_int_equal(found.seat, p->best.seat);
    char then[SENTENCE_MAX], now[SENTENCE_MAX];
    say_move(m, p->serial, p->best, then);
    say_move(played, match_serial(played), found, now);
    assert_string_equal(now, then);
    match_free(played);
    lesson_free(&l);
    buf_free(&text);
    buf_free(&summary);
}

/* Of every kept game some moments; of the loaded ones too. */
static void moments_of_all_games_become_puzzles(void **state)
{
    (void)state;
    DIR *dir = opendir(TEST_DIR "/replays");
    int puzzles = 0;
    assert_non_null(dir);
    for (struct dirent *e; (e = readdir(dir));) {
        char name[sizeof e->d_name], *ending;
        (void)snprintf(name, sizeof name, "%s", e->d_name);
        if ((ending = strstr(name, ".journal")) == NULL)
            continue;
        *ending = '\0';
        Match *m = help_replay(name);
        PuzzleMoment p;
        for (uint32_t from = 3; choice_after(m, from, &p); from = p.serial + match_serial(m) / 5 + 1, puzzles++)
            expect_playable(m, &p, e->d_name);
        match_free(m);
    }
    closedir(dir);
    assert_true(puzzles > 300);
}

/* The seat cannot tell these two games apart: neither can who reads the file. */
static void a_puzzle_tells_nothing_that_the_seat_could_not_know(void **state)
{
    (void)state;
    static const char *const names[] = {"opponents-3-printed-full", "goblins-opponents-3", "siege-opponents-3",
                                        "siege-random-2-second-horde"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Match *m = help_replay(names[i]);
        const Game *g = match_game(m);
        View *seen = view_new(g);
        State *other = xcalloc(1, g->state_size);
        PuzzleMoment p;
        int differ = 0;
        for (uint32_t from = 0; choice_after(m, from, &p);) {
            from = p.serial + match_serial(m) / 6 + 1;
            Rng r = rng_seed(p.serial + 1);
            Buf a = {0}, b = {0};
            Match *truth = match_from(g, match_setup(m), match_truth_at(m, p.serial));
            match_view_at(m, p.serial, p.best.seat, VIEW_MEMORY, seen);
            assert_true(view_imagine(seen, &r, other));
            differ += memcmp(other->piece, match_truth(truth)->piece, sizeof other->piece) != 0;
            Match *imagined = match_from(g, match_setup(m), other);
            p.serial = 0;
            assert_int_equal(puzzle_write(truth, &p, &a).code, 0);
            assert_int_equal(puzzle_write(imagined, &p, &b).code, 0);
            assert_string_equal(buf_str(&a), buf_str(&b));
            buf_free(&a);
            buf_free(&b);
            match_free(truth);
            match_free(imagined);
        }
        assert_true(differ > 2);
        free(other);
        view_free(seen);
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moments_of_all_games_become_puzzles),
        cmocka_unit_test(a_puzzle_tells_nothing_that_the_seat_could_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
