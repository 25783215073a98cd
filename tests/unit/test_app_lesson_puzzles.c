/* SPDX-License-Identifier: MIT
 * Puzzles on the screen: those of a lesson and mined ones, found, missed and skipped, and the way from one to the next. */
#include "help_screens.h"

#include "app/scenes/play_lesson_int.h"

/* The die that shows n, of that name or with one that begins so. */
static void click_piece(App *app, const Play *p, const char *begins, int n)
{
    const State *table = stage_state(p->stage);
    char id[24];
    PieceId piece = 0;
    while (table->piece[piece].n != n ||
           strncmp(p->game->def[table->piece[piece].def].word, begins, strlen(begins)) != 0)
        piece++;
    (void)snprintf(id, sizeof id, "piece-%d", piece);
    live_click(app, id);
}

/* A puzzle that is skipped is not solved; one whose move is found is marked, and the next visit begins with the next. */
static void solved_puzzles_are_marked(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("monstrous");
    const Lesson *l = app_lesson(app, g, 0);
    app->still = false;
    live_speed(app, SPEED_OFF);
    for (int visit = 0; visit < 3; visit++) {
        app_learn(app, g, 0, true);
        live_settle(app);
        Play *p = app->layer[app->nlayers - 1].data;
        const LessonScene *sc = &l->scene[l->nscenes + (visit > 1)];
        char words[SENTENCE_MAX];
        assert_true(lesson_words(l, person_name(0), sc->step[0].say, words, sizeof words));
        assert_true(live_says(app, words));
        if (visit == 0) {
            live_click(app, "lesson-skip");
        } else if (visit == 1) {
            click_piece(app, p, "wizard", 3);
            click_piece(app, p, "rogue", 5);
            click_piece(app, p, "enemy", 8);
            live_settle(app);
            assert_true(live_says(app, "Solved!"));
            live_press(app, SDLK_RETURN);
        }
        live_settle(app);
        bool solved = settings_lists(settings_lesson(app_settings(app), g, 0)->solved, l->scene[l->nscenes].id);
        assert_int_equal(solved, visit > 0);
        assert_false(live_says(app, "Solved!"));
        app_go(app, SCENE_LESSONS, NULL, 0);
        live_settle(app);
        int all = l->npuzzles + (app_mined(app, g) ? app_mined(app, g)->npuzzles : 0);
        (void)snprintf(words, sizeof words, "Puzzles solved: 1 of %d", all);
        assert_int_equal(live_says(app, words), visit > 0);
    }
    app_free(app);
}

/* The piece of that name that lies in the pool. */
static void click_pool(App *app, const Play *p, const char *word)
{
    const State *table = stage_state(p->stage);
    char id[24];
    PieceId piece = 0;
    while (strcmp(p->game->place[table->piece[piece].place].word, "pool") != 0 ||
           strcmp(p->game->def[table->piece[piece].def].word, word) != 0)
        piece++;
    (void)snprintf(id, sizeof id, "piece-%d", piece);
    live_click(app, id);
    live_settle(app);
}

/* A mined puzzle whose best move and the next one both pick a monster, and neither is a pattern; NULL: none. */
static const LessonScene *puzzle_of_picks(const Lesson *mined)
{
    for (int i = 0; i < mined->npuzzles; i++) {
        const LessonScene *sc = &mined->scene[i];
        if (strncmp(sc->worth[0].move, "pick ", 5) == 0 && strncmp(sc->worth[1].move, "pick ", 5) == 0 &&
            sc->worth[1].wins < sc->worth[0].wins && !strpbrk(sc->worth[0].move, "#*"))
            return sc;
    }
    return NULL;
}

/* They lie by difficulty below those of the lesson; another move is told what it wins; the best one marks the puzzle. */
static void mined_puzzles_are_played_from_their_shelf(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("horde");
    const Lesson *mined = app_mined(app, g);
    char id[48], words[SENTENCE_MAX];
    assert_non_null(mined);
    const LessonScene *sc = puzzle_of_picks(mined);
    assert_non_null(sc);
    app->still = false;
    live_speed(app, SPEED_OFF);
    app_go(app, SCENE_LESSONS, NULL, 0);
    live_settle(app);
    live_click(app, "puzzles-horde");
    live_settle(app);
    for (int i = 0; i < mined->npuzzles; i++) {
        (void)snprintf(id, sizeof id, "puzzle-%s", mined->scene[i].id);
        assert_true(live_has(app, id));
    }
    (void)snprintf(id, sizeof id, "puzzle-%s", sc->id);
    live_click(app, id);
    live_settle(app);
    assert_true(live_says(app, "Find the best move."));
    Play *p = app->layer[app->nlayers - 1].data;
    click_pool(app, p, sc->worth[1].move + 5);
    (void)snprintf(words, sizeof words, "It wins %d of 100 games, the best move %d.", sc->worth[1].wins,
                   sc->worth[0].wins);
    assert_true(live_says(app, words));
    assert_false(settings_lists(settings_lesson(app_settings(app), g, 0)->solved, sc->id));
    live_click(app, "lesson-on"); /* try again */
    live_settle(app);
    click_pool(app, p, sc->worth[0].move + 5);
    assert_true(live_says(app, "in a hundred games."));
    assert_true(settings_lists(settings_lesson(app_settings(app), g, 0)->solved, sc->id));
    assert_int_equal(settings_lesson(app_settings(app), g, 0)->state, LESSON_NEW);
    live_press(app, SDLK_ESCAPE);
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_LESSONS);
    assert_true(live_has(app, id)); /* where they lie, and not at the lessons */
    app_free(app);
}

static void end_turn(App *app)
{
    live_press(app, SDLK_d);
    live_settle(app);
    if (live_says(app, "End your turn anyway?"))
        live_press(app, SDLK_RETURN);
    live_settle(app);
}

/* What the whole turn earns is judged when it ends: a turn of nothing can be changed or begun again, the best one can be shown,
 * and a good one marks the puzzle. */
static void a_turn_is_judged_when_it_ends(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("siege");
    const LessonScene *sc = &app_mined(app, g)->scene[0];
    const LessonKept *kept = settings_lesson(app_settings(app), g, 0);
    PlayArg arg = {.learn = g};
    Move mv;
    app->still = false;
    live_speed(app, SPEED_OFF);
    (void)snprintf(arg.step, sizeof arg.step, "%s", sc->id);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    assert_true(live_says(app, "Play the best turn"));
    assert_false(live_has(app, "lesson-on"));
    PlayLesson *t = ((Play *)app->layer[app->nlayers - 1].data)->lesson;
    const LessonRun *r = &t->run;
    end_turn(app);
    assert_true(live_says(app, "Your turn wins"));
    assert_false(live_says(app, "Key move:")); /* it would give the answer away */
    assert_int_equal(r->step, 0);
    assert_false(settings_lists(kept->solved, sc->id));
    live_click(app, "lesson-on"); /* try again */
    live_settle(app);
    assert_true(live_says(app, "Play the best turn"));
    live_click(app, "lesson-skip");
    live_settle(app);
    assert_true(live_says(app, "in a hundred games."));
    assert_true(live_says(app, "Key move: *Play Skimmer Ray in lane 6* (without it "));
    assert_false(settings_lists(kept->solved, sc->id));
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    t = ((Play *)app->layer[app->nlayers - 1].data)->lesson;
    for (int i = 0; i + 1 < sc->step[0].want.n; i++) {
        assert_true(run_wanted(&t->run, &mv));
        assert_int_equal(run_play(&t->run, mv).code, 0);
    }
    live_settle(app);
    int round = stage_state(((Play *)app->layer[app->nlayers - 1].data)->stage)->round;
    end_turn(app);
    assert_int_equal(t->run.step, 1);
    assert_true(live_says(app, "the best one found"));
    assert_true(live_says(app, "Key move: *Play Skimmer Ray"));
    const Play *p = app->layer[app->nlayers - 1].data;
    assert_true(match_over(t->run.match) || stage_state(p->stage)->round > round); /* played out */
    assert_true(settings_lists(kept->solved, sc->id));
    app_free(app);
}

/* What a card would change in the battles is told in the lesson, and would give its puzzle away. */
static void a_puzzle_foretells_nothing(void **state)
{
    (void)state;
    for (int puzzle = 0; puzzle < 2; puzzle++) {
        App *app = lesson_at(1280, 800, 100, "horde", puzzle ? "beast" : "last/two-ties");
        live_settle(app);
        const Play *p = app->layer[app->nlayers - 1].data;
        const State *table = stage_state(p->stage);
        int told = 0;
        for (PieceId piece = 0; piece < table->npieces; piece++) {
            char id[24];
            (void)snprintf(id, sizeof id, "piece-%d", piece);
            if (strcmp(p->game->place[table->piece[piece].place].word, "pool") != 0)
                continue;
            live_point(app, id, 0);
            told += live_says(app, ", then ");
        }
        assert_int_equal(told > 0, !puzzle);
        app_free(app);
    }
}

/* From the first puzzle of a lesson one comes to the next and on to the mined ones; who leaves is back at the shelf. */
static void puzzles_lead_to_the_next_one_and_back_to_their_shelf(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("monstrous");
    const Lesson *l = app_lesson(app, g, 0);
    LessonKept *kept = settings_lesson(app_settings(app), g, 0);
    char id[48];
    assert_true(l->npuzzles > 1);
    (void)snprintf(kept->solved, sizeof kept->solved, "%s", l->scene[l->nscenes + 1].id);
    app->still = false;
    live_speed(app, SPEED_OFF);
    app_learn(app, g, 0, true);
    live_settle(app);
    assert_true(live_says(app, "Show the move"));
    assert_false(live_has(app, "lesson-back"));
    for (int i = 0; i < l->npuzzles - 1; i++) { /* the second is solved already */
        const PlayLesson *t = ((Play *)app->layer[app->nlayers - 1].data)->lesson;
        assert_int_equal(t->run.scene, l->nscenes + i + (i > 0));
        live_click(app, "lesson-skip");
        live_settle(app);
        assert_true(live_says(app, "Next puzzle"));
        live_click(app, "lesson-on");
        live_settle(app);
    }
    PlayLesson *t = ((Play *)app->layer[app->nlayers - 1].data)->lesson;
    assert_string_equal(run_scene(&t->run)->id, app_mined(app, g)->scene[0].id);
    assert_int_equal(kept->state, LESSON_NEW);
    live_click(app, "lesson-leave");
    live_settle(app);
    (void)snprintf(id, sizeof id, "puzzle-%s", app_mined(app, g)->scene[0].id);
    assert_true(live_has(app, id));
    live_click(app, "puzzle-1");
    live_settle(app);
    live_click(app, "lesson-leave");
    live_settle(app);
    assert_true(live_has(app, id));
    app_free(app);
}

/* Somebody who does nothing in a lesson is shown the move. A puzzle is thought about. */
static void nobody_is_shown_the_answer_of_a_puzzle_for_thinking(void **state)
{
    (void)state;
    static const char *const at[] = {"dodge", "battle/take-troll"};
    for (int i = 0; i < 2; i++) {
        App *app = lesson_at(1280, 800, 100, "horde", at[i]);
        live_speed(app, SPEED_NORMAL);
        Input in = {.kind = INPUT_NONE, .now = clock_ms()};
        for (int k = 0; k < 60; k++, in.now += 500)
            app_dry(app, &in);
        const PlayLesson *t = ((Play *)app->layer[app->nlayers - 1].data)->lesson;
        assert_int_equal(t->pointed, !run_scene(&t->run)->puzzle);
        app_free(app);
    }
}

/* A puzzle is found again by its picture: each has one of its own, which is there. */
static void every_puzzle_has_a_picture_of_its_own(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    int puzzles = 0;
    for (int i = 0; game_list[i]; i++)
        for (int n = 0; n <= LESSONS_OF_GAME; n++) {
            const Lesson *l = n < LESSONS_OF_GAME ? app_lesson(app, game_list[i], n) : app_mined(app, game_list[i]);
            for (int k = 0; l && k < l->npuzzles; k++, puzzles++) {
                const char *picture = l->scene[l->nscenes + k].picture;
                assert_non_null(picture);
                assert_true(gfx_has_picture(app->gfx, picture));
                if (l->picture)
                    assert_string_not_equal(picture, l->picture);
                for (int other = 0; other < k; other++)
                    assert_string_not_equal(picture, l->scene[l->nscenes + other].picture);
            }
        }
    assert_true(puzzles > 0);
    app_free(app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solved_puzzles_are_marked),
        cmocka_unit_test(mined_puzzles_are_played_from_their_shelf),
        cmocka_unit_test(a_turn_is_judged_when_it_ends),
        cmocka_unit_test(a_puzzle_foretells_nothing),
        cmocka_unit_test(puzzles_lead_to_the_next_one_and_back_to_their_shelf),
        cmocka_unit_test(nobody_is_shown_the_answer_of_a_puzzle_for_thinking),
        cmocka_unit_test(every_puzzle_has_a_picture_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
