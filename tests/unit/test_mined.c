/* SPDX-License-Identifier: MIT
 * Mined puzzles: each that is shipped can be played, its answer is legal, and a search that took no part in finding it still
 * agrees. */
#include "help.h"

#include <math.h>
#include <unistd.h>

#include "bots/turn.h"
#include "deep.h"
#include "engine/lesson_check.h"
#include "engine/mine.h"
#include "lesson/lesson_run.h"
#include "lesson/puzzle.h"

static bool load(const Game *g, const char *which, Lesson *l)
{
    char path[600];
    (void)snprintf(path, sizeof path, "%s/assets/lessons/%s-%s.lesson", PROJECT_DIR, g->id, which);
    if (access(path, R_OK) != 0)
        return false;
    Status st = lesson_load(path, l);
    if (st.code)
        fail_msg("%s", st.text);
    return true;
}

static void is_no_id_of(const Game *g, const char *which, const char *id)
{
    Lesson l = {0};
    if (load(g, which, &l))
        assert_int_equal(lesson_scene_by_id(&l, id), -1);
    lesson_free(&l);
}

/* Solved ones are kept in one list with the lesson's own, and told by their id. */
static void they_stand_by_difficulty_under_ids_of_their_own(void **state)
{
    (void)state;
    int tables = 0;
    for (int i = 0; game_list[i]; i++) {
        Lesson l = {0};
        if (!load(game_list[i], "puzzles", &l))
            continue;
        tables++;
        assert_int_equal(l.nscenes, 0);
        assert_true(l.npuzzles > 0);
        for (int k = 0; k < l.npuzzles; k++) {
            const LessonScene *sc = &l.scene[k];
            assert_true(sc->level >= 1 && (k == 0 || sc->level >= sc[-1].level));
            assert_string_equal(sc->proof.row[0].text, "mined");
            is_no_id_of(game_list[i], "1", sc->id);
            is_no_id_of(game_list[i], "2", sc->id);
        }
        lesson_free(&l);
    }
    assert_true(tables >= 1);
}

/* The check plays them, and their answers and all moves with a worth are legal. */
static void the_check_finds_every_answer_legal(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        Lesson l = {0};
        Buf summary = {0};
        if (load(game_list[i], "puzzles", &l)) {
            Status st = lesson_check(&l, game_list[i]->id, &summary);
            if (st.code)
                fail_msg("%s", st.text);
        }
        buf_free(&summary);
        lesson_free(&l);
    }
}

/* Who meets a table as a puzzle has not seen what came before: what a memory of it knows lies open.
 * Left out are decks: no table can show a card that was put back into one. */
static void the_table_shows_all_that_the_answer_rests_on(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        Lesson l = {0};
        View *eyes = view_new(game_list[i]), *memory = view_new(game_list[i]);
        for (int k = load(game_list[i], "puzzles", &l) ? 0 : l.npuzzles; k < l.npuzzles; k++) {
            Status st;
            Match *m = lesson_begin(&l, &l.scene[k], "", &st);
            assert_non_null(m);
            match_view(m, l.scene[k].you, VIEW_EYES, eyes);
            match_view(m, l.scene[k].you, VIEW_MEMORY, memory);
            const Piece *seen = view_state(eyes)->piece, *known = view_state(memory)->piece;
            for (int p = 0; p < view_state(memory)->npieces; p++) {
                const char *place = game_list[i]->place[known[p].place].word;
                if (seen[p].def != known[p].def && strncmp(place, "deck", strlen("deck")) != 0)
                    fail_msg("%s: piece %d in %s is known from before alone", l.scene[k].id, p, place);
            }
            match_free(m);
        }
        view_free(memory);
        view_free(eyes);
        lesson_free(&l);
    }
}

/* What the file says its answer is worth is what a search says today, by the curve of today. */
static void is_told_as_today(const LessonScene *sc, const char *rows)
{
    enum { ERROR = 6 }; /* other moves are searched less: they may be off by ten */
    int wins = 0, at = 0;
    assert_int_equal(sscanf(rows, "worth %d %n", &wins, &at), 1);
    size_t n = strcspn(rows + at, "\n");
    assert_true(n == strlen(sc->worth[0].move) && strncmp(rows + at, sc->worth[0].move, n) == 0);
    if (abs(wins - sc->worth[0].wins) > ERROR)
        fail_msg("%s: %s wins %d, not %d", sc->id, sc->worth[0].move, wins, sc->worth[0].wins);
}

/* Every day a short search of one puzzle a table; in the deep run a long one of all, in which the lead is clear as well. */
static void a_search_with_other_luck_agrees(void **state)
{
    (void)state;
    enum { SHORT = 400, OTHER_LUCK = 77 };
    for (int i = 0; game_list[i]; i++) {
        Lesson l = {0};
        if (!load(game_list[i], "puzzles", &l))
            continue;
        int n = help_many(1, l.npuzzles);
        for (int k = 0; k < n; k++) {
            Buf rows = {0};
            Status st = mine_proves(&l, &l.scene[k], help_many(SHORT, 0), OTHER_LUCK, &rows);
            if (st.code)
                fail_msg("%s: %s", game_list[i]->id, st.text);
            if (l.scene[k].step[0].kind != STEP_TURN)
                is_told_as_today(&l.scene[k], buf_str(&rows));
            buf_free(&rows);
        }
        lesson_free(&l);
    }
}

/* A position that the rules of today do not know: that puzzle alone is left out. */
static void one_that_no_longer_loads_is_dropped_with_a_sentence(void **state)
{
    (void)state;
    Lesson l = {0};
    assert_true(load(game_by_id("horde"), "puzzles", &l));
    int n = l.npuzzles;
    char second[LESSON_ID];
    assert_true(n > 1);
    (void)snprintf(second, sizeof second, "%s", l.scene[1].id);
    json_object_set_new(l.scene[0].position, "phase", json_string("a phase of old"));
    Status st = puzzle_is_playable(&l, &l.scene[0]);
    assert_int_not_equal(st.code, 0);
    assert_non_null(strstr(st.text, "phase"));
    assert_int_equal(puzzle_is_playable(&l, &l.scene[1]).code, 0);
    lesson_drop(&l, 0);
    assert_int_equal(l.npuzzles, n - 1);
    assert_string_equal(l.scene[0].id, second);
    lesson_free(&l);
}

static void refused(const char *was, const char *now, const char *why)
{
    static const char good[] = "lesson x\ngame horde\ntitle X\nminutes 1\nversion 1\npuzzle a\nlevel 2\nposition\n{}\n"
                               "end\nbest stop\nworth 60 stop\nworth 50 take\n";
    Buf text = {0};
    Lesson l = {0};
    const char *at = strstr(good, was);
    assert_non_null(at);
    buf_printf(&text, "%.*s%s%s", (int)(at - good), good, now, at + strlen(was));
    Status st = lesson_read(buf_str(&text), text.n, "x", &l);
    if (!why) {
        assert_int_equal(st.code, 0);
        assert_int_equal(l.scene[0].worth[1].wins, 50);
        assert_string_equal(l.scene[0].worth[1].move, "take");
    } else if (!st.code || !strstr(st.text, why)) {
        fail_msg("'%s' for '%s': %s", now, was, st.text);
    }
    lesson_free(&l);
    buf_free(&text);
}

static void the_reader_wants_a_level_and_what_moves_are_worth(void **state)
{
    (void)state;
    refused("level 2", "level 2", NULL);
    refused("level 2", "level 4", "from 1 to 3");
    refused("level 2\n", "", "its title is missing");
    refused("worth 50 take\n", "", "stand together");
    refused("worth 50", "worth 101", "from 0 to 100");
    refused("worth 50 take", "worth 50", "the move is missing");
    refused("best stop\n", "turn take\nturn stop\n", NULL);
    refused("best stop\n", "turn take\nbest stop\n", "one thing only");
    refused("puzzle a\nlevel 2\nposition\n{}\nend\nbest stop\nworth 60 stop\nworth 50 take\n",
            "puzzle a A\nposition\n{}\nend\nsay What?\nwhy So.\nturn stop\nworth 50 take\n", "only a mined puzzle");
}

/* ---- whole turns -------------------------------------------------------------------------------------------------- */

/* Begins the first puzzle that asks for a turn. */
static void begin_turn(Lesson *l, LessonRun *r)
{
    *r = (LessonRun){0};
    assert_true(load(game_by_id("siege"), "puzzles", l));
    assert_int_equal(l->scene[0].step[0].kind, STEP_TURN);
    assert_int_equal(run_begin(r, l, 0, "Mira").code, 0);
}

/* A legal move that neither is the next of the best turn nor ends it. */
static Move another(const LessonRun *r)
{
    Moves legal = {.n = 0};
    Move best = {0};
    (void)run_wanted(r, &best);
    match_legal(r->match, run_scene(r)->you, &legal);
    for (int i = 0; i < legal.n; i++)
        if (!move_same(legal.m[i], best) && lesson_try(r->lesson, run_step(r), r->match, legal.m[i]).is == TRY_KEPT)
            return legal.m[i];
    fail_msg("no other move");
    return best;
}

/* Any move is played and can be taken back, the next of the best turn is known only behind those before it, and the turn can
 * be shown from its beginning, whatever was played. */
static void a_turn_is_played_move_by_move(void **state)
{
    (void)state;
    Lesson l;
    LessonRun r;
    Move best;
    begin_turn(&l, &r);
    const LessonStep *ask = run_step(&r);
    uint32_t first = match_serial(r.match);
    assert_int_equal(r.first, first);
    assert_true(run_wanted(&r, &best));
    assert_int_equal(run_play(&r, another(&r)).code, 0);
    assert_ptr_equal(run_step(&r), ask);
    assert_false(run_wanted(&r, &best));
    assert_int_not_equal(run_go_on(&r).code, 0);
    assert_int_equal(run_back(&r).code, 0);
    assert_int_equal(match_serial(r.match), first);
    assert_true(run_wanted(&r, &best));
    assert_int_equal(run_play(&r, best).code, 0);
    assert_true(run_wanted(&r, &best));
    assert_int_equal(run_play(&r, another(&r)).code, 0);
    assert_int_equal(run_skip(&r).code, 0);
    assert_int_equal(r.step, 1);
    assert_int_equal(r.from, first);
    assert_true(match_serial(r.match) >= first + (uint32_t)ask->want.n);
    run_free(&r);
    lesson_free(&l);
}

static BotTurn turn_of(LessonRun *r)
{
    BotTurn t = {.n = 0};
    const LessonStep *ask = run_step(r);
    while (t.n + 1 < ask->want.n && run_wanted(r, &t.move[t.n]))
        assert_int_equal(run_play(r, t.move[t.n++]).code, 0);
    assert_int_equal(t.n + 1, ask->want.n);
    return t;
}

/* What the turns are worth: the same every time, the same turn the same, and a turn of nothing less. */
static void turns_are_weighed_in_the_same_worlds(void **state)
{
    (void)state;
    enum { WORLDS = 60, FEW = 4, BRIEF = 30, SEED = 5 };
    Lesson l;
    LessonRun r;
    TurnWorth once[3], again[3], searched[3];
    begin_turn(&l, &r);
    BotTurn turn[3] = {turn_of(&r)};
    turn[1] = turn[0];
    View *v = view_new(l.game);
    match_view_at(r.match, r.first, run_scene(&r)->you, VIEW_MEMORY, v);
    turn_compare(v, turn, 3, WORLDS, SEED, once);
    turn_compare(v, turn, 3, WORLDS, SEED, again);
    assert_memory_equal(once, again, sizeof once);
    assert_true(once[0].share > 0 && once[0].share < 1);
    assert_true(once[1].less == 0 && once[1].error == 0 && once[1].share == once[0].share);
    assert_true(once[2].less > turn_margin(0) && once[2].error > 0);
    turn_search(v, turn, 3, FEW, BRIEF, SEED, searched);
    assert_true(searched[0].less == 0 && searched[2].less > 0);
    assert_true(turn_margin(0.2f) > turn_margin(0.1f) && turn_margin(0.2f) < 0.1f && turn_margin(0) > 0);
    view_free(v);
    run_free(&r);
    lesson_free(&l);
}

/* Equal moves are best together, a few of many; a lead that may be noise is none. */
static void a_lead_is_clear_or_it_is_none(void **state)
{
    (void)state;
    Forced f = {.n = 3, .all = 9, .move = {{.share = 0.60f, .error = 0.002f}, {.share = 0.54f, .error = 0.002f}}};
    assert_int_equal(mine_best(&f), 1);
    f.move[1].share = 0.58f; /* too near */
    assert_int_equal(mine_best(&f), 0);
    f.move[1].share = 0.595f; /* as good, and the third is far */
    assert_int_equal(mine_best(&f), 2);
    f.all = 5; /* two of five are no riddle */
    assert_int_equal(mine_best(&f), 0);
    f.move[1] = (ForcedMove){.share = 0.54f, .error = 0.03f}; /* may be noise */
    assert_int_equal(mine_best(&f), 0);
    f.move[0].share = 0.99f; /* won anyway */
    f.move[1] = (ForcedMove){.share = 0.90f};
    assert_int_equal(mine_best(&f), 0);
}

/* Each move has searches of its own: one says the same whether the others are weighed or not, but for luck. */
static void a_move_is_weighed_alone_as_beside_others(void **state)
{
    (void)state;
    enum { BRIEF = 200 };
    Lesson l = {0};
    LessonRun r = {0};
    assert_true(load(game_by_id("horde"), "puzzles", &l));
    assert_int_equal(run_begin(&r, &l, 0, "Mira").code, 0);
    View *v = view_new(game_by_id("horde"));
    match_view(r.match, run_scene(&r)->you, VIEW_MEMORY, v);
    Forced all = forced_weigh(v, BRIEF, 5);
    assert_true(all.n > 2);
    for (int i = 0; i < 2; i++) {
        ForcedMove one = forced_move(v, all.move[i].move, BRIEF, 6);
        assert_true(move_same(one.move, all.move[i].move));
        assert_true(fabsf(forced_lead(&one, &all.move[i])) < 5);
    }
    view_free(v);
    run_free(&r);
    lesson_free(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_stand_by_difficulty_under_ids_of_their_own),
        cmocka_unit_test(the_check_finds_every_answer_legal),
        cmocka_unit_test(the_table_shows_all_that_the_answer_rests_on),
        cmocka_unit_test(a_search_with_other_luck_agrees),
        cmocka_unit_test(one_that_no_longer_loads_is_dropped_with_a_sentence),
        cmocka_unit_test(the_reader_wants_a_level_and_what_moves_are_worth),
        cmocka_unit_test(a_lead_is_clear_or_it_is_none),
        cmocka_unit_test(a_move_is_weighed_alone_as_beside_others),
        cmocka_unit_test(a_turn_is_played_move_by_move),
        cmocka_unit_test(turns_are_weighed_in_the_same_worlds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
