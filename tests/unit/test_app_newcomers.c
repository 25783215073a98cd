/* SPDX-License-Identifier: MIT
 * What the Hall and its tables offer to somebody who is new there: lessons, a gentle first game and second one, tips,
 * and a word about the first win. */
#include "help_screens.h"

#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"

#include <math.h>

#include "boards/boards.h"
#include "bots/bot.h"
#include "core/position.h"

static void who_is_new_is_offered_the_lesson_and_an_easy_game(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    assert_true(live_has(app, "welcome-learn"));
    assert_true(live_has(app, "learn-goblins"));
    live_click(app, "welcome-look"); /* it is never said again */
    app_dry(app, NULL);
    assert_false(live_has(app, "welcome-learn"));
    SetupArg arg = {.game = "horde"};
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_int_equal(cfg->nseats, 3);
    assert_int_equal(cfg->player[1] % PLAYER_CHARACTER, 1);
    assert_int_equal(cfg->player[2] % PLAYER_CHARACTER, 1);
    assert_string_equal(match_game(app_match(app))->option[1].choice[cfg->option[1]], "basic");
    app_free(app);
    app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    assert_false(live_has(app, "welcome-learn"));
    assert_false(live_has(app, "learn-goblins"));
    assert_true(live_has(app, "chair-goblins"));
    app_free(app);
}

/* Starts the program as with --game siege, and, if not NULL, that house rule; returns its setup. */
static Setup siege_of_the_command_line(const char *option, bool seed, const char *seats, Played played)
{
    Launch l = {.replay_at = -1, .w = 1280, .h = 800, .screenshot = "none.png", .game_id = "siege"};
    char err[300];
    l.seats = seats;
    l.has_seed = seed;
    if (option)
        l.option[l.noptions++] = option;
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    *settings_played(app_settings(app), game_by_id("siege")) = played;
    assert_int_equal(app_start(app).code, 0);
    Setup cfg = *match_setup(app_match(app));
    app_free(app);
    return cfg;
}

static void the_command_line_deals_a_newcomer_the_first_game(void **state)
{
    (void)state;
    const Game *g = game_by_id("siege");
    const Setup usual = game_preset(g, 1);
    Setup cfg = siege_of_the_command_line(NULL, false, NULL, PLAYED_NEVER), written = usual;
    assert_int_equal(option_set(g, "difficulty", "first", &written).code, 0);
    assert_memory_equal(cfg.option, written.option, sizeof cfg.option);
    cfg = siege_of_the_command_line(NULL, false, NULL, PLAYED_TO_THE_END);
    assert_memory_equal(cfg.option, usual.option, sizeof cfg.option);
    cfg = siege_of_the_command_line("difficulty=hard", false, NULL, PLAYED_NEVER);
    written = usual;
    assert_int_equal(option_set(g, "difficulty", "hard", &written).code, 0);
    assert_memory_equal(cfg.option, written.option, sizeof cfg.option);
    cfg = siege_of_the_command_line(NULL, true, NULL, PLAYED_NEVER);
    assert_memory_equal(cfg.option, usual.option, sizeof cfg.option);
    cfg = siege_of_the_command_line(NULL, false, "person:Odda", PLAYED_NEVER);
    assert_memory_equal(cfg.option, usual.option, sizeof cfg.option);
    assert_string_equal(cfg.name[0], "Odda");
}

/* The first words in the Hall cover neither the sign nor what lies on the tables. */
static void the_first_words_leave_the_tables_free(void **state)
{
    (void)state;
    static const int size[][2] = {{1280, 800}, {1024, 640}, {1920, 1080}};
    for (int i = 0; i < 3; i++) {
        App *app = begin_new(size[i][0], size[i][1], 100, THEME_TAVERN);
        show(app, SCENE_TITLE);
        json_t *root = live_look(app);
        Rect words = place_of(root, "id", "welcome"), board = place_of(root, "id", "table-siege");
        assert_false(rect_is_empty(words) || rect_is_empty(board));
        assert_true(words.y + words.h < board.y - 0.14f * (float)size[i][1]);
        json_decref(root);
        app_free(app);
    }
}

static void a_table_keeps_its_place_when_the_lesson_makes_way(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int k = 0; game_list[k] && board_by_game(game_list[k]->id); k++) {
            float x, y, later_x, later_y;
            char id[40];
            (void)snprintf(id, sizeof id, "table-%s", game_list[k]->id);
            App *app = begin_new(sizes[i][0], sizes[i][1], sizes[i][2], THEME_TAVERN);
            show(app, SCENE_TITLE);
            live_where(app, id, &x, &y);
            for (int n = 0; game_list[n]; n++)
                *settings_played(app_settings(app), game_list[n]) = PLAYED_TO_THE_END;
            live_frame(app);
            assert_false(live_has(app, "learn-siege"));
            live_where(app, id, &later_x, &later_y);
            if (fabsf(x - later_x) >= 1 || fabsf(y - later_y) >= 1)
                fail_msg("%s at %dx%d, text %d: %.0f,%.0f and later %.0f,%.0f", id, sizes[i][0], sizes[i][1],
                         sizes[i][2], (double)x, (double)y, (double)later_x, (double)later_y);
            app_free(app);
        }
}

/* Of every table all, in a window of usual size. */
static void lessons_of_all_tables_are_seen_at_once(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_LESSONS);
    for (int i = 0; game_list[i]; i++) {
        for (int k = 0; k < LESSONS_OF_GAME; k++) {
            char id[40];
            float x, y;
            (void)snprintf(id, sizeof id, k ? "learn-%s-%d" : "learn-%s", game_list[i]->id, k + 1);
            if (!app_lesson(app, game_list[i], k))
                continue;
            live_where(app, id, &x, &y);
            assert_true(y < 760);
        }
    }
    ui_focus(app->ui, "learn-horde"); /* an arrow goes to the next one, and not to the list around them */
    app_dry(app, NULL);
    live_press(app, SDLK_RIGHT);
    json_t *root = live_look(app), *next = live_find(root, "learn-monstrous");
    assert_true(next && has_state(next, "focus"));
    json_decref(root);
    app_free(app);
}

/* Its puzzles take the place of the lessons until Esc; one of them is played. */
static void puzzles_lie_where_the_lessons_lay(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Lesson *l = app_lesson(app, game_by_id("horde"), 0);
    show(app, SCENE_LESSONS);
    assert_true(live_says(app, "Teach me") && live_says(app, l->goal.row[0].text));
    live_click(app, "puzzles-horde");
    live_settle(app);
    assert_true(live_has(app, "puzzle-1") && live_has(app, "puzzle-3") && !live_has(app, "learn-horde"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_LESSONS);
    assert_true(live_has(app, "learn-horde") && !live_has(app, "puzzle-1"));
    live_click(app, "puzzles-horde");
    live_settle(app);
    live_click(app, "puzzle-2");
    live_settle(app);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_true(live_says(app, l->scene[l->nscenes + 1].step[0].say));
    app_free(app);
}

/* A lesson that was left says so: the picture has a bar, the innkeeper knows where, and gold goes on. */
static void a_lesson_that_was_left_is_the_next_one(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Lesson *l = app_lesson(app, game_by_id("goblins"), 0);
    LessonKept *kept = settings_lesson(app_settings(app), game_by_id("goblins"), 0);
    kept->state = LESSON_BEGUN;
    (void)snprintf(kept->at, sizeof kept->at, "%d|%s", l->version, l->scene[1].id);
    show(app, SCENE_LESSONS);
    assert_true(live_says(app, "Go on") && live_says(app, l->scene[1].title) && live_says(app, l->goal.row[0].text));
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

/* Siege has one for each side: the set-up asks which; where there is one, it begins. */
static void a_table_with_two_lessons_asks_which(void **state)
{
    (void)state;
    static const struct {
        const char *game, *which, *says;
    } way[] = {{"horde", NULL, "three Trolls each"},
               {"siege", "lesson-1", "A Scrapling attacks your castle."},
               {"siege", "lesson-2", "You lead the horde."}};
    for (int small = 0; small < 2; small++)
        for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
            App *app = begin_new(small ? 1024 : 1280, small ? 640 : 800, small ? 200 : 100, THEME_TAVERN);
            SetupArg arg = {0};
            (void)snprintf(arg.game, sizeof arg.game, "%s", way[i].game);
            app_go(app, SCENE_SETUP, &arg, sizeof arg);
            live_settle(app);
            live_click(app, "learn");
            if (way[i].which) {
                live_press(app, SDLK_ESCAPE); /* that was not meant */
                assert_false(live_has(app, way[i].which));
                assert_int_equal(stack_top(app), SCENE_SETUP);
                live_click(app, "learn");
                live_click(app, way[i].which);
            }
            live_settle(app);
            live_settle(app);
            assert_int_equal(stack_top(app), SCENE_PLAY);
            assert_true(live_says(app, way[i].says));
            app_free(app);
        }
    App *app = begin_new(1280, 800, 100, THEME_TAVERN); /* .. and both stand in the list */
    show(app, SCENE_LESSONS);
    assert_true(live_has(app, "learn-siege") && live_has(app, "learn-siege-2"));
    assert_false(live_has(app, "learn-horde-2"));
    app_free(app);
}

/* After the first game of Horde the set-up has the same again, and one step on: the same people, with the powers. A quick
 * game is the same again, too. */
static void a_second_game_is_as_gentle_as_one_likes(void **state)
{
    (void)state;
    const Game *g = game_by_id("horde");
    for (int way = 0; way < 3; way++) {
        App *app = lesson_at(1280, 800, 100, "horde", "last/done");
        live_click(app, "lesson-on");
        app_dry(app, NULL);
        live_click(app, "lesson-first-game");
        stack_changes(app);
        *settings_played(app_settings(app), g) = PLAYED_TO_THE_END;
        show(app, way == 2 ? SCENE_TITLE : SCENE_SETUP);
        assert_false(live_says(app, "First game? Choose Basic."));
        if (way == 2) {
            live_click(app, "table-horde");
        } else {
            assert_true(live_has(app, "second-game"));
            if (way)
                live_click(app, "second-game");
            live_click(app, "deal");
        }
        const Setup *cfg = match_setup(app_match(app));
        assert_int_equal(cfg->nseats, 3);
        assert_int_equal(cfg->player[2] % PLAYER_CHARACTER, 1);
        assert_string_equal(g->option[1].choice[cfg->option[1]], way == 1 ? "full" : "basic");
        app_free(app);
    }
    App *app = begin_new(1280, 800, 100, THEME_TAVERN); /* who has not played yet has no second game */
    show(app, SCENE_SETUP);
    assert_false(live_has(app, "second-game"));
    assert_false(live_says(app, "First game? Choose Basic.")); /* it is chosen */
    live_click(app, "option-level/0");
    assert_true(live_says(app, "First game? Choose Basic."));
    app_free(app);
}

/* The table of two is the odd one, with a clan of nobody: a first game has three seats, and a quick one too. */
static void goblins_begin_with_three(void **state)
{
    (void)state;
    const Game *g = game_by_id("goblins");
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    SetupArg arg = {.game = "goblins"};
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
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
        settings_lesson(app_settings(app), g, 0)->state = LESSON_DONE;
        *settings_played(app_settings(app), g) = played ? PLAYED_TO_THE_END : PLAYED_NEVER;
        show(app, SCENE_TITLE);
        live_click(app, "table-goblins");
        cfg = match_setup(app_match(app));
        assert_int_equal(cfg->nseats, 3);
        assert_int_equal(cfg->player[0], 0);
        for (int seat = 1; seat < 3; seat++)
            assert_int_equal(cfg->player[seat] % PLAYER_CHARACTER, played ? 2 : 1);
        assert_string_equal(g->option[6].choice[cfg->option[6]], played ? "backs" : "reminder");
        app_free(app);
    }
}

/* Opponents are slow enough to be read at first, and nobody waits for that all evening. */
static void opponents_are_slow_for_two_rounds_of_a_first_game(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("monstrous");
    assert_true(play_learns(app_settings(app), g, 1) && play_learns(app_settings(app), g, 2));
    assert_false(play_learns(app_settings(app), g, 3));
    *settings_played(app_settings(app), g) = PLAYED_TO_THE_END;
    assert_false(play_learns(app_settings(app), g, 1));
    app_free(app);
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
        app_go(app, SCENE_PLAY, NULL, 0);
        live_settle(app);
        live_settle(app);
        assert_int_equal(live_says(app, "Goblin Ranks in three sentences"), round == 0); /* the aim comes first */
        if (round == 0)
            live_press(app, SDLK_RETURN);
        live_settle(app);
        assert_int_equal(live_has(app, "tip-close"), round == 0);
        assert_int_equal(live_says(app, "Play goblins beside, above or below others"), round == 0);
        if (round == 0) {
            assert_string_equal(settings_lesson(app_settings(app), g, 0)->told, "met-aim|first-own");
            live_press(app, SDLK_l); /* the log that was called comes first; the tip waits */
            assert_false(live_has(app, "tip-close"));
            live_press(app, SDLK_l);
            assert_true(live_has(app, "tip-close"));
            live_press(app, SDLK_ESCAPE);
            assert_int_equal(stack_top(app), SCENE_PLAY); /* it closes the tip, and opens no menu */
            assert_false(live_has(app, "tip-close"));
            app_go(app, SCENE_PLAY, NULL, 0);
            live_settle(app);
            live_settle(app);
            assert_false(live_has(app, "tip-close"));
        }
        app_free(app);
    }
}

/* Goblin Ranks at its first choice, past the aim, with that list of what was told. */
static App *first_goblins(const char *told)
{
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("goblins");
    Setup cfg = game_preset(g, 2);
    LessonKept *kept = settings_lesson(app_settings(app), g, 0);
    cfg.seed = 5;
    cfg.player[1] = 1;
    assert_int_equal(option_set(g, "first", "0", &cfg).code, 0);
    (void)snprintf(kept->told, sizeof kept->told, "%s", told);
    app->still = false;
    live_speed(app, SPEED_OFF);
    app_set_match(app, match_new(g, &cfg, NULL));
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    live_settle(app);
    return app;
}

/* It waits once for what somebody calls. Who calls more has seen it, and it does not come back. */
static void a_tip_comes_back_once(void **state)
{
    (void)state;
    App *app = first_goblins("met-aim");
    for (int again = 0; again < 3; again++) {
        assert_int_equal(live_has(app, "tip-close"), again < 2);
        live_press(app, SDLK_l);
        assert_false(live_has(app, "tip-close"));
        live_press(app, SDLK_l);
    }
    app_free(app);
}

/* A tip that cannot be noted would be given with every move. */
static void a_full_list_of_tips_gives_no_more(void **state)
{
    (void)state;
    char told[TIPS_TOLD];
    for (int room = 9; room < 12; room++) { /* "|first-own" needs ten characters */
        memset(told, 'x', sizeof told);
        memcpy(told, "met-aim|", 8);
        told[sizeof told - 1 - (size_t)room] = '\0';
        App *app = first_goblins(told);
        const char *kept = settings_lesson(app_settings(app), game_by_id("goblins"), 0)->told;
        assert_int_equal(live_has(app, "tip-close"), room >= 10);
        assert_int_equal(settings_lists(kept, "first-own"), room >= 10);
        app_free(app);
    }
}

/* First come the aim and ordinary cards, then special cards at the first choice that finds one of them open, once each,
 * whatever is pressed. */
static void special_cards_are_met_once(void **state)
{
    (void)state;
    for (int round = 0; round < 3; round++) {
        App *app = begin_new(round == 1 ? 1024 : 1280, round == 1 ? 640 : 800, round == 1 ? 200 : 100, THEME_TAVERN);
        const Game *g = game_by_id("horde");
        Setup cfg = game_preset(g, 2);
        cfg.seed = 5;
        cfg.player[1] = 1;
        assert_int_equal(option_set(g, "starter", "0", &cfg).code, 0);
        app->still = false;
        app_settings(app)->speed = SPEED_OFF;
        app_settings(app)->tips = round < 2;
        settings_lesson(app_settings(app), g, 0)->state = round == 1 ? LESSON_BEGUN : LESSON_NEW; /* and left early */
        app_settings_changed(app);
        app_set_match(app, match_new(g, &cfg, NULL));
        for (int again = 0; again < 4; again++) {
            app_go(app, SCENE_PLAY, NULL, 0);
            live_settle(app);
            live_settle(app);
            const char *told = settings_lesson(app_settings(app), g, 0)->told;
            bool met = live_has(app, "meet-close");
            assert_int_equal(strstr(told, "met-aim") != NULL, round < 2);
            assert_true(again < 3 || !met); /* three at a time; this deal has no more than six */
            assert_true(again > 0 || met == (round < 2));
            if (!met)
                continue;
            assert_int_equal(live_says(app, "Horde in three sentences"), again == 0);
            assert_int_equal(live_says(app, "New at this table"), again > 0);
            if (again == 0 && round == 0)
                assert_true(live_says(app, "The most monsters of a kind win its token"));
            uint32_t serial = match_serial(app_match(app));
            for (int page = 0; page < (round == 1 ? 3 : 1) && live_has(app, "meet-close"); page++) {
                if (again == 0)
                    live_press(app, SDLK_RETURN);
                else
                    live_click(app, "meet-close");
                live_settle(app);
            }
            assert_false(live_has(app, "meet-close"));
            assert_int_equal(match_serial(app_match(app)), serial); /* nothing was chosen by that press */
        }
        Rng luck = rng_seed(3); /* a game that is opened in its middle does not begin with it */
        while (match_serial(app_match(app)) < 12)
            help_play(app_match(app), &luck, 1);
        settings_lesson(app_settings(app), g, 0)->told[0] = '\0';
        app_go(app, SCENE_PLAY, NULL, 0);
        live_settle(app);
        live_settle(app);
        assert_false(live_has(app, "meet-close"));
        app_free(app);
    }
}

/* Siege for one person, at its first choice. */
static App *first_siege(int w, int h, int text, bool tips)
{
    App *app = begin_new(w, h, text, THEME_TAVERN);
    const Game *g = game_by_id("siege");
    Setup cfg = game_preset(g, 1);
    cfg.seed = 7;
    app->still = false;
    app_settings(app)->tips = tips;
    live_speed(app, SPEED_OFF);
    app_set_match(app, match_new(g, &cfg, NULL));
    return app;
}

static void sit_down(App *app)
{
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    live_settle(app);
}

/* Siege is hard to guess: the lesson is proposed before the first choice, as the golden button, and once. */
static void a_hard_table_proposes_its_lesson_once(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}};
    const Game *g = game_by_id("siege");
    for (int learns = 0; learns < 2; learns++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            App *app = first_siege(sizes[i][0], sizes[i][1], sizes[i][2], true);
            const Match *m = app_match(app);
            sit_down(app);
            assert_true(live_has(app, "offer-learn") && live_has(app, "offer-play"));
            assert_true(live_says(app, "Give me 6 minutes"));
            uint32_t serial = match_serial(m);
            live_press(app, learns ? SDLK_RETURN : SDLK_ESCAPE);
            live_settle(app);
            live_settle(app);
            assert_int_equal(live_says(app, "A Scrapling attacks your castle."), learns);
            assert_ptr_equal(app_match(app), m);
            assert_int_equal(match_serial(m), serial);
            sit_down(app); /* it is told once */
            assert_false(live_has(app, "offer-learn"));
            app_free(app);
        }
    for (int why = 0; why < 3; why++) { /* no tips are wanted; somebody has played here; or has begun the lesson */
        App *app = first_siege(1280, 800, 100, why != 0);
        *settings_played(app_settings(app), g) = why == 1 ? PLAYED_TO_THE_END : PLAYED_NEVER;
        settings_lesson(app_settings(app), g, 0)->state = why == 2 ? LESSON_BEGUN : LESSON_NEW;
        sit_down(app);
        assert_false(live_has(app, "offer-learn"));
        app_free(app);
    }
}

/* Plays the first legal move of that word; false: there is none. */
static bool plays(Match *m, const char *word)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (strcmp(match_game(m)->move[legal.m[i].kind].word, word) == 0)
            return match_play(m, match_serial(m), legal.m[i]).code == 0;
    return false;
}

static bool may(const Match *m, const char *word)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (strcmp(match_game(m)->move[legal.m[i].kind].word, word) == 0)
            return true;
    return false;
}

/* Who has spent the mana is told what happens now, and no earlier. */
static void a_spent_hand_is_spoken_of_once(void **state)
{
    (void)state;
    static const char says[] = "Nothing to play? Press Done.";
    App *app = first_siege(1280, 800, 100, true);
    Match *m = app_match(app);
    sit_down(app);
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_true(plays(m, "nothing"));
    live_settle(app);
    assert_false(live_says(app, says));
    while (plays(m, "play") || plays(m, "attach"))
        continue;
    for (int again = 0; again < 2; again++) {
        sit_down(app);
        assert_int_equal(live_says(app, says), again == 0);
    }
    app_free(app);
}

/* What minions eat is told when one can be engaged: it has health then, and somebody can face it. */
static void minions_are_spoken_of_when_one_can_be_engaged(void **state)
{
    (void)state;
    static const char says[] = "Each minion eats its health";
    App *app = first_siege(1280, 800, 100, true);
    Match *m = app_match(app);
    LessonKept *kept = settings_lesson(app_settings(app), match_game(m), 0);
    Rng luck = rng_seed(4);
    int before = 0, told = 0;
    (void)snprintf(
        kept->told, sizeof kept->told,
        "met-lesson|first-spent|first-thieves|first-door|first-treachery|first-waves|first-tower|first-cards|"
        "first-moves|first-engaged");
    for (int i = 0; i < 120 && !match_over(m) && told == 0; i++, help_play(m, &luck, 1)) {
        sit_down(app);
        if (live_says(app, says)) {
            assert_true(may(m, "engage"));
            told++;
        } else {
            assert_false(may(m, "engage"));
            before++;
        }
    }
    assert_true(before > 2 && told == 1);
    app_free(app);
}

static Rect rect_in(const json_t *item)
{
    const json_t *r = json_object_get(item, "rect");
    float v[4];
    assert_non_null(r);
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_number_value(json_array_get(r, i));
    return rect(v[0], v[1], v[2], v[3]);
}

/* The dice table with a tip, once the team has rolled. */
static App *dice_with_a_tip(void)
{
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("monstrous");
    Setup cfg = game_preset(g, 2);
    Match *m = NULL;
    for (cfg.seed = 1; !m || match_truth(m)->to_act != 0; cfg.seed++) {
        match_free(m);
        m = match_new(g, &cfg, NULL);
    }
    cfg.player[1] = 1;
    match_free(m);
    cfg.seed--;
    m = match_new(g, &cfg, NULL);
    Moves legal;
    match_legal(m, 0, &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
    for (match_legal(m, 0, &legal); match_truth(m)->phase == 1; match_legal(m, 0, &legal)) {
        int keep = 0;
        while (strcmp(g->move[legal.m[keep].kind].word, "keep") != 0)
            keep++;
        assert_int_equal(match_play(m, match_serial(m), legal.m[keep]).code, 0);
    }
    app->still = false;
    app_settings(app)->speed = SPEED_OFF;
    app_settings(app)->tips = true;
    app_settings_changed(app);
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    live_settle(app);
    return app;
}

/* It covers no monster. */
static void a_tip_covers_no_monster(void **state)
{
    (void)state;
    App *app = dice_with_a_tip();
    json_t *root = live_look(app), *item;
    Rect tip = rect_in(live_find(root, "tip"));
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *at = json_string_value(json_object_get(item, "place"));
        assert_false(at && strcmp(at, "lineup") == 0 && rect_overlaps(tip, rect_in(item)));
    }
    json_decref(root);
    app_free(app);
}

static Rect place_of_kind(json_t *root, const char *kind)
{
    const json_t *items = json_object_get(root, "items");
    for (size_t i = 0; i < json_array_size(items); i++) {
        const json_t *item = json_array_get(items, i);
        const char *is = json_string_value(json_object_get(item, "kind")),
                   *id = json_string_value(json_object_get(item, "id"));
        if (strcmp(is, kind) == 0 && strcmp(id, "tip") == 0)
            return rect_in(item);
    }
    return (Rect){0};
}

/* What opens at the focus of whoever walks along the heroes leaves the innkeeper's words readable. */
static void no_tooltip_covers_a_tip(void **state)
{
    (void)state;
    enum { HEROES = 6 };
    App *app = dice_with_a_tip();
    int both = 0;
    for (int i = 0; i < 2 * HEROES; i++) {
        live_press(app, i < HEROES ? SDLK_RIGHT : SDLK_LEFT);
        Input rested = {.kind = INPUT_NONE, .now = clock_ms() + 400};
        app_dry(app, &rested);
        json_t *root = live_shown(app);
        Rect tip = place_of_kind(root, "panel"), tooltip = place_of_kind(root, "tip");
        both += tip.w > 0 && tooltip.w > 0;
        assert_false(rect_overlaps(tip, tooltip));
        json_decref(root);
    }
    assert_true(both >= HEROES);
    app_free(app);
}

/* The Hall takes notice of a first win, once. */
static void a_first_win_is_spoken_of_once(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("horde");
    uint64_t seed = 0;
    for (bool won = false; !won && seed < 40;) { /* a game at random that the first seat wins */
        Setup cfg = game_preset(g, 2);
        Rng luck = rng_seed(cfg.seed = ++seed);
        Match *m = match_new(g, &cfg, NULL);
        Standing standing;
        cfg.player[1] = 1;
        help_play(m, &luck, 3000);
        match_standing(m, &standing);
        won = standing.winner[0];
        if (won)
            app_set_match(app, m);
        else
            match_free(m);
    }
    app->still = false;
    live_speed(app, SPEED_OFF);
    app_go(app, SCENE_PLAY, NULL, 0);
    for (int i = 0; i < 6; i++) {
        live_settle(app);
    }
    assert_int_equal(*settings_played(app_settings(app), g), PLAYED_AND_WON);
    show(app, SCENE_TITLE);
    assert_true(live_says(app, "Your first win at Horde!"));
    show(app, SCENE_LESSONS);
    show(app, SCENE_TITLE);
    assert_false(live_says(app, "Your first win at Horde!"));
    app_free(app);
}

/* The lesson's first game of Siege, played by a bot in the person's place until it wins. */
static Match *won_first_siege(App *app)
{
    const Game *g = game_by_id("siege");
    Setup cfg;
    assert_true(part_first_game(app, g, &cfg));
    Bot *b = bot_new(g);
    View *v = view_new(g);
    for (cfg.seed = 1; cfg.seed < 20; cfg.seed++) {
        Match *m = match_new(g, &cfg, NULL);
        while (!match_over(m)) {
            match_view(m, 0, VIEW_MEMORY, v);
            Move move = bot_choose(b, v, BOT_CUNNING, 40, match_serial(m), NULL, 0);
            assert_int_equal(match_play(m, match_serial(m), move).code, 0);
        }
        Standing standing;
        match_standing(m, &standing);
        if (standing.winner[0]) {
            view_free(v);
            bot_free(b);
            return m;
        }
        match_free(m);
    }
    fail_msg("no first siege was won");
    return NULL;
}

/* After a first siege was won the table proposes a normal one, with the same person, and so does the end of the game. */
static void a_won_first_game_is_followed_by_the_usual_one(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("siege");
    Match *m = won_first_siege(app);
    const Setup first = *match_setup(m);
    Setup usual = game_preset(g, 1);
    assert_memory_not_equal(first.option, usual.option, sizeof usual.option);
    app_set_match(app, m);
    app->still = false;
    live_speed(app, SPEED_OFF);
    app_go(app, SCENE_PLAY, NULL, 0);
    for (int i = 0; i < 6; i++)
        live_settle(app);
    assert_memory_equal(settings_table(app_settings(app), g)->option, usual.option, sizeof usual.option);
    assert_string_equal(settings_table(app_settings(app), g)->name[0], first.name[0]);
    live_press(app, SDLK_SPACE);
    assert_true(live_has(app, "rematch") && live_has(app, "grown"));
    live_click(app, "grown");
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_memory_equal(match_setup(app_match(app))->option, usual.option, sizeof usual.option);
    assert_false(part_grown_game(app, g, match_setup(app_match(app)), &usual));
    app_free(app);
}

/* A table where nobody has played says what its game is, for how many and how long; one that is known is silent. */
static void a_new_table_says_what_it_is(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("horde");
    show(app, SCENE_TITLE);
    assert_false(live_says(app, g->blurb));
    live_point(app, "table-horde", 0);
    assert_true(live_says(app, g->blurb) && live_says(app, "2\u20134 players"));
    live_point(app, "table-siege", 0);
    assert_false(live_says(app, g->blurb));
    *settings_played(app_settings(app), g) = PLAYED_AND_WON;
    show(app, SCENE_TITLE);
    live_point(app, "table-horde", 0);
    assert_false(live_says(app, g->blurb));
    app_free(app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_new_is_offered_the_lesson_and_an_easy_game),
        cmocka_unit_test(the_command_line_deals_a_newcomer_the_first_game),
        cmocka_unit_test(the_first_words_leave_the_tables_free),
        cmocka_unit_test(a_table_keeps_its_place_when_the_lesson_makes_way),
        cmocka_unit_test(lessons_of_all_tables_are_seen_at_once),
        cmocka_unit_test(puzzles_lie_where_the_lessons_lay),
        cmocka_unit_test(a_lesson_that_was_left_is_the_next_one),
        cmocka_unit_test(a_table_with_two_lessons_asks_which),
        cmocka_unit_test(a_second_game_is_as_gentle_as_one_likes),
        cmocka_unit_test(goblins_begin_with_three),
        cmocka_unit_test(opponents_are_slow_for_two_rounds_of_a_first_game),
        cmocka_unit_test(tips_are_given_once),
        cmocka_unit_test(a_tip_comes_back_once),
        cmocka_unit_test(a_full_list_of_tips_gives_no_more),
        cmocka_unit_test(minions_are_spoken_of_when_one_can_be_engaged),
        cmocka_unit_test(special_cards_are_met_once),
        cmocka_unit_test(a_hard_table_proposes_its_lesson_once),
        cmocka_unit_test(a_spent_hand_is_spoken_of_once),
        cmocka_unit_test(a_tip_covers_no_monster),
        cmocka_unit_test(no_tooltip_covers_a_tip),
        cmocka_unit_test(a_first_win_is_spoken_of_once),
        cmocka_unit_test(a_won_first_game_is_followed_by_the_usual_one),
        cmocka_unit_test(a_new_table_says_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
