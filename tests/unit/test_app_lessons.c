/* SPDX-License-Identifier: MIT
 * Lessons on the screen: their strip, what is lit and what is accepted, for every step of every lesson; and what a table
 * offers to somebody who is new there. */
#include "help_screens.h"

#include <unistd.h>

#include "app/options.h"
#include "app/scenes/play_int.h"
#include "core/position.h"
#include "lesson/lesson_run.h"

static App *lesson_at(int w, int h, int text, const char *game, const char *step)
{
    App *app = begin_new(w, h, text, THEME_TAVERN);
    PlayArg arg = {.learn = game_by_id(game)};
    (void)snprintf(arg.step, sizeof arg.step, "%s", step);
    app->still = false; /* as it lives, and not for a picture */
    app_settings(app)->speed = SPEED_OFF;
    app_settings_changed(app);
    app_go(app, &scene_play, &arg, sizeof arg);
    stack_changes(app);
    for (int i = 0; i < 4; i++)
        app_dry(app, NULL);
    return app;
}

/* Every step of every lesson and puzzle, done by "Skip this step" and "Go on": each says its sentence, and the last one
 * leads to the first game. */
static void walk(const char *game, int w, int h, int text)
{
    App *app = lesson_at(w, h, text, game, "");
    const Lesson *l = app_lesson(app, game_by_id(game));
    int steps = 0;
    assert_non_null(l);
    for (int i = 0; i < l->nscenes; i++)
        for (int k = 0; k < l->scene[i].nsteps; k++, steps++) {
            char say[SENTENCE_MAX];
            assert_true(lesson_words(l, person_name(0), l->scene[i].step[k].say, say, sizeof say));
            if (!live_says(app, say))
                fail_msg("%s %s/%s at %dx%d, %d %%: its sentence is not said", game, l->scene[i].id,
                         l->scene[i].step[k].id, w, h, text);
            assert_int_equal(live_has(app, "lesson-back"), steps > 0);
            live_click(app, live_has(app, "lesson-skip") ? "lesson-skip" : "lesson-on");
            for (int n = 0; n < 3; n++)
                app_dry(app, NULL);
        }
    assert_true(live_has(app, "lesson-first-game"));
    assert_int_equal(settings_lesson(app_settings(app), l->game)->state, LESSON_DONE);
    assert_null(app_match(app)); /* no game of the player's was touched */
    live_click(app, "lesson-first-game");
    assert_non_null(app_match(app));
    assert_int_equal(match_setup(app_match(app))->player[0], 0);
    app_free(app);
}

static void every_lesson_is_walked_through(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (strcmp(game_list[i]->id, "nullgame") == 0)
            continue;
        walk(game_list[i]->id, 1280, 800, 100);
        walk(game_list[i]->id, 1024, 640, 100);
        walk(game_list[i]->id, 1280, 800, 200);
    }
}

static void a_step_back_and_leaving_lose_nothing(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "goblins", "clan/three");
    assert_true(live_says(app, "Doubles count two."));
    live_press(app, SDLK_b);
    app_dry(app, NULL);
    assert_true(live_says(app, "Lay your Emerald Doubles there."));
    live_click(app, "lesson-skip");
    app_dry(app, NULL);
    live_press(app, SDLK_ESCAPE);
    assert_ptr_equal(stack_top(app), &scene_title);
    app_learn(app, game_by_id("goblins"), false);
    stack_changes(app);
    app_dry(app, NULL);
    assert_true(live_says(app, "Doubles count two."));
    app_free(app);
}

/* R at a card that is barred: its rule, and below it what it means now. */
static void the_rule_of_a_refusal_says_what_it_means_now(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "round/dark");
    json_t *root = live_look(app), *item;
    char id[24] = "";
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *piece = json_string_value(json_object_get(item, "piece"));
        if (piece && strcmp(piece, "water-dragon") == 0)
            (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_ptr_equal(stack_top(app), &scene_rules);
    assert_false(live_says(app, "Now: ")); /* nothing was refused */
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    live_click(app, id);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_ptr_equal(stack_top(app), &scene_rules);
    assert_true(live_says(app, "Now: Water Dragon matches the Fire Dragon"));
    app_free(app);
}

static void a_lesson_of_another_version_begins_its_scene_again(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "round/dark");
    LessonKept *kept = settings_lesson(app_settings(app), game_by_id("horde"));
    (void)snprintf(kept->at, sizeof kept->at, "99|round|assign 5|pick fire-dragon");
    app_learn(app, game_by_id("horde"), false);
    stack_changes(app);
    app_dry(app, NULL);
    assert_true(live_says(app, "put any token on Fire"));
    (void)snprintf(kept->at, sizeof kept->at, "1|nowhere|pick nothing|||");
    app_learn(app, game_by_id("horde"), false);
    stack_changes(app);
    app_dry(app, NULL);
    assert_true(live_says(app, "Three Trolls each."));
    app_free(app);
}

static void who_is_new_is_offered_the_lesson_and_an_easy_game(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_title);
    assert_true(live_has(app, "welcome-learn"));
    assert_true(live_has(app, "learn-goblins"));
    assert_false(live_has(app, "quick-goblins"));
    live_click(app, "welcome-look"); /* it is never said again */
    app_dry(app, NULL);
    assert_false(live_has(app, "welcome-learn"));
    SetupArg arg = {.game = "horde"};
    app_go(app, &scene_setup, &arg, sizeof arg);
    stack_changes(app);
    app_dry(app, NULL);
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_int_equal(cfg->nseats, 3);
    assert_int_equal(cfg->player[1] % PLAYER_CHARACTER, 1);
    assert_int_equal(cfg->player[2] % PLAYER_CHARACTER, 1);
    assert_string_equal(match_game(app_match(app))->option[1].choice[cfg->option[1]], "basic");
    app_free(app);
    app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_title);
    assert_false(live_has(app, "welcome-learn"));
    assert_true(live_has(app, "quick-goblins"));
    app_free(app);
}

/* The table of two is the odd one, with a clan of nobody: a first game has three seats, and a quick one too. */
static void goblins_begin_with_three(void **state)
{
    (void)state;
    const Game *g = game_by_id("goblins");
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    SetupArg arg = {.game = "goblins"};
    app_go(app, &scene_setup, &arg, sizeof arg);
    stack_changes(app);
    app_dry(app, NULL);
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_int_equal(cfg->nseats, 3);
    for (int seat = 1; seat < 3; seat++)
        assert_int_equal(cfg->player[seat] % PLAYER_CHARACTER, 1);
    assert_string_equal(g->option[1].choice[cfg->option[1]], "0");        /* the learner begins */
    assert_string_equal(g->option[6].choice[cfg->option[6]], "reminder"); /* who lies face down is shown */
    app_free(app);
    for (int played = 0; played < 2; played++) { /* easy until a game was finished */
        app = begin(1280, 800, 100, THEME_TAVERN);
        settings_lesson(app_settings(app), g)->state = LESSON_DONE;
        *settings_played(app_settings(app), g) = played ? PLAYED_TO_THE_END : PLAYED_NEVER;
        show(app, &scene_title);
        live_click(app, "quick-goblins");
        cfg = match_setup(app_match(app));
        assert_int_equal(cfg->nseats, 3);
        assert_int_equal(cfg->player[0], 0);
        for (int seat = 1; seat < 3; seat++)
            assert_int_equal(cfg->player[seat] % PLAYER_CHARACTER, played ? 2 : 1);
        assert_string_equal(g->option[6].choice[cfg->option[6]], played ? "backs" : "reminder");
        app_free(app);
    }
}

/* First occasions: a sentence, once, gone with the next move; and never for who wants none or has won. */
static void tips_are_given_once(void **state)
{
    (void)state;
    for (int round = 0; round < 3; round++) {
        App *app = begin_new(1280, 800, 100, THEME_TAVERN);
        const Game *g = game_by_id("goblins");
        Setup cfg = game_preset(g, 2);
        cfg.seed = 5;
        cfg.player[1] = 1;
        assert_int_equal(option_set(g, "first", "0", &cfg).code, 0);
        app->still = false;
        app_settings(app)->speed = SPEED_OFF;
        app_settings(app)->tips = round < 2;
        if (round == 1)
            *settings_played(app_settings(app), g) = PLAYED_AND_WON;
        app_settings_changed(app);
        app_set_match(app, match_new(g, &cfg, NULL));
        app_go(app, &scene_play, NULL, 0);
        stack_changes(app);
        for (int i = 0; i < 4; i++)
            app_dry(app, NULL);
        assert_int_equal(live_has(app, "tip"), round == 0);
        assert_int_equal(live_says(app, "Lay any goblin next to any other"), round == 0);
        if (round == 0) {
            assert_string_equal(settings_lesson(app_settings(app), g)->told, "first-own");
            live_click(app, "tip-close");
            app_go(app, &scene_play, NULL, 0);
            stack_changes(app);
            for (int i = 0; i < 4; i++)
                app_dry(app, NULL);
            assert_false(live_has(app, "tip"));
        }
        app_free(app);
    }
}

static void another_move_is_shown_answered_and_taken_back(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "monstrous", "exactly/six");
    live_press(app, SDLK_h); /* points at the wanted move */
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_has(app, "move-end"));
    live_click(app, "move-end");
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    if (live_has(app, "move-end")) /* it is asked about once more */
        live_click(app, "move-end");
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, "All four dice go home unused."));
    assert_true(live_has(app, "lesson-on"));
    live_press(app, SDLK_RETURN);
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, "Wizard 2 and Rogue 4 make 6."));
    assert_true(live_has(app, "move-end"));
    app_free(app);
}

static void lessons_are_remembered_in_the_settings(void **state)
{
    (void)state;
    char path[] = "/tmp/hordehall-lessons-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(close(fd), 0);
    Settings s = settings_default(), back;
    const Game *g = game_by_id("siege");
    s.welcomed = true;
    settings_lesson(&s, g)->state = LESSON_BEGUN;
    (void)snprintf(settings_lesson(&s, g)->at, LESSON_AT, "1|lane|play em21 1|done");
    *settings_played(&s, g) = PLAYED_TO_THE_END;
    assert_int_equal(unlink(path), 0);
    assert_int_equal(settings_write(path, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_true(back.welcomed);
    assert_int_equal(settings_lesson(&back, g)->state, LESSON_BEGUN);
    assert_string_equal(settings_lesson(&back, g)->at, "1|lane|play em21 1|done");
    assert_int_equal(*settings_played(&back, g), PLAYED_TO_THE_END);
    assert_int_equal(settings_lesson(&back, game_by_id("horde"))->state, LESSON_NEW);
    assert_int_equal(unlink(path), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_is_walked_through),
        cmocka_unit_test(a_step_back_and_leaving_lose_nothing),
        cmocka_unit_test(the_rule_of_a_refusal_says_what_it_means_now),
        cmocka_unit_test(a_lesson_of_another_version_begins_its_scene_again),
        cmocka_unit_test(who_is_new_is_offered_the_lesson_and_an_easy_game),
        cmocka_unit_test(goblins_begin_with_three),
        cmocka_unit_test(tips_are_given_once),
        cmocka_unit_test(another_move_is_shown_answered_and_taken_back),
        cmocka_unit_test(lessons_are_remembered_in_the_settings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
