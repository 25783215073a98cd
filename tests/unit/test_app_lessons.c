/* SPDX-License-Identifier: MIT
 * Lessons on the screen: their strip, what is lit and what is accepted, for every step of every lesson; and what a table
 * offers to somebody who is new there. */
#include "help_screens.h"

#include <math.h>
#include <unistd.h>

#include "app/options.h"
#include "app/scenes/play_int.h"
#include "core/position.h"
#include "lesson/lesson_run.h"

static App *nth_lesson_at(int w, int h, int text, const char *game, int n, const char *step)
{
    App *app = begin_new(w, h, text, THEME_TAVERN);
    PlayArg arg = {.learn = game_by_id(game), .lesson = n};
    (void)snprintf(arg.step, sizeof arg.step, "%s", step);
    app->still = false; /* as it lives, and not for a picture */
    live_speed(app, SPEED_OFF);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    live_settle(app);
    return app;
}

static App *lesson_at(int w, int h, int text, const char *game, const char *step)
{
    return nth_lesson_at(w, h, text, game, 0, step);
}

/* Every step of every lesson and puzzle, done by "Skip this step" and "Go on": each says its sentence, and the last one
 * leads to the first game. */
static void walk(const char *game, int n, int w, int h, int text)
{
    App *app = nth_lesson_at(w, h, text, game, n, "");
    const Lesson *l = app_lesson(app, game_by_id(game), n);
    int steps = 0;
    if (n > 0 && !l) { /* that table has one lesson alone */
        app_free(app);
        return;
    }
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
            for (int pass = 0; pass < 3; pass++)
                app_dry(app, NULL);
        }
    assert_true(live_has(app, "lesson-first-game"));
    char beyond[40];
    (void)snprintf(beyond, sizeof beyond, "%d of %d", steps + 1, steps);
    assert_false(live_says(app, beyond));
    for (int other = 0; other < LESSONS_OF_GAME; other++)
        assert_int_equal(settings_lesson(app_settings(app), l->game, other)->state,
                         other == n ? LESSON_DONE : LESSON_NEW);
    assert_null(app_match(app)); /* no game of the player's was touched */
    live_click(app, "lesson-first-game");
    assert_non_null(app_match(app));
    for (int seat = 0; seat < match_setup(app_match(app))->nseats; seat++)
        assert_int_equal(match_setup(app_match(app))->player[seat] == 0, seat == l->you);
    app_free(app);
}

static void every_lesson_is_walked_through(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (strcmp(game_list[i]->id, "nullgame") == 0)
            continue;
        for (int n = 0; n < LESSONS_OF_GAME; n++) {
            walk(game_list[i]->id, n, 1280, 800, 100);
            walk(game_list[i]->id, n, 1024, 640, 100);
            walk(game_list[i]->id, n, 1280, 800, 200);
        }
    }
}

static void a_step_back_and_leaving_lose_nothing(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "goblins", "clan/three");
    assert_true(live_says(app, "You hold this line alone"));
    live_press(app, SDLK_b);
    app_dry(app, NULL);
    assert_true(live_says(app, "lay your Emerald ones there."));
    live_click(app, "lesson-skip");
    app_dry(app, NULL);
    live_press(app, SDLK_ESCAPE);
    assert_true(live_says(app, "Leave the lesson? It will wait where you left it."));
    live_press(app, SDLK_RETURN);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_learn(app, game_by_id("goblins"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "You hold this line alone"));
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
    assert_int_equal(stack_top(app), SCENE_RULES);
    assert_false(live_says(app, "Now: ")); /* nothing was refused */
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    live_click(app, id);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_RULES);
    assert_true(live_says(app, "Now: Water Dragon clashes with the Fire Dragon"));
    app_free(app);
}

static void a_lesson_of_another_version_begins_its_scene_again(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "round/dark");
    LessonKept *kept = settings_lesson(app_settings(app), game_by_id("horde"), 0);
    (void)snprintf(kept->at, sizeof kept->at, "99|round|assign 5|pick fire-dragon");
    app_learn(app, game_by_id("horde"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "place any token on Fire"));
    (void)snprintf(kept->at, sizeof kept->at, "1|nowhere|pick nothing|||");
    app_learn(app, game_by_id("horde"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "three Trolls each."));
    app_free(app);
}

static void who_is_new_is_offered_the_lesson_and_an_easy_game(void **state)
{
    (void)state;
    App *app = begin_new(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    assert_true(live_has(app, "welcome-learn"));
    assert_true(live_has(app, "learn-goblins"));
    assert_false(live_has(app, "quick-goblins"));
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
    assert_true(live_has(app, "quick-goblins"));
    app_free(app);
}

static void sitting_down_keeps_its_place_when_the_lesson_makes_way(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int k = 0; game_list[k] && board_by_game(game_list[k]->id); k++) {
            float x, y, later_x, later_y;
            char id[40];
            (void)snprintf(id, sizeof id, "sit-%s", game_list[k]->id);
            App *app = begin_new(sizes[i][0], sizes[i][1], sizes[i][2], THEME_TAVERN);
            show(app, SCENE_TITLE);
            live_where(app, id, &x, &y);
            for (int n = 0; game_list[n]; n++)
                *settings_played(app_settings(app), game_list[n]) = PLAYED_TO_THE_END;
            app_draw(app);
            assert_false(live_has(app, "learn-siege"));
            live_where(app, id, &later_x, &later_y);
            if (fabsf(x - later_x) >= 1 || fabsf(y - later_y) >= 1)
                fail_msg("%s at %dx%d, text %d: %.0f,%.0f and later %.0f,%.0f", id, sizes[i][0], sizes[i][1],
                         sizes[i][2], (double)x, (double)y, (double)later_x, (double)later_y);
            app_free(app);
        }
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
            live_click(app, "quick-horde");
        } else {
            live_click(app, way ? "second-game/1" : "second-game/0");
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
    assert_false(live_has(app, "second-game/0"));
    assert_true(live_says(app, "First game? Choose Basic."));
    app_free(app);
}

/* "Now press the gold button" is true of what is wanted alone, and not of another card that was picked up. */
static void what_is_held_is_told_of_where_it_is_wanted(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "siege", "outsider/own");
    const Play *p = app->layer[app->nlayers - 1].data;
    char id[24] = "";
    for (int wanted = 0; wanted < 2; wanted++) {
        const State *table = stage_state(p->stage);
        for (PieceId piece = 0; piece < table->npieces; piece++) {
            DefId def = table->piece[piece].def;
            if (def == DEF_HIDDEN || strcmp(p->game->def[def].word, wanted ? "em01" : "em14") != 0)
                continue;
            (void)snprintf(id, sizeof id, "piece-%d", piece);
            if (live_has(app, id))
                break;
        }
        live_click(app, id);
        app_dry(app, NULL);
        assert_int_equal(live_says(app, "Now press the gold button to use it."), wanted);
        live_key(app, SDLK_ESCAPE, 0);
    }
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
        Standing st;
        cfg.player[1] = 1;
        help_play(m, &luck, 3000);
        match_standing(m, &st);
        won = st.winner[0];
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
    live_press(app, SDLK_DOWN);
    json_t *root = live_look(app), *next = live_find(root, "learn-monstrous");
    assert_true(next && has_state(next, "focus"));
    json_decref(root);
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
        app_go(app, SCENE_PLAY, NULL, 0);
        live_settle(app);
        live_settle(app);
        assert_int_equal(live_has(app, "tip"), round == 0);
        assert_int_equal(live_says(app, "Play a goblin beside any other"), round == 0);
        if (round == 0) {
            assert_string_equal(settings_lesson(app_settings(app), g, 0)->told, "first-own");
            live_click(app, "tip-close");
            app_go(app, SCENE_PLAY, NULL, 0);
            live_settle(app);
            live_settle(app);
            assert_false(live_has(app, "tip"));
        }
        app_free(app);
    }
}

/* At the dice table the column below the seats is empty: there it stands, and covers no monster. */
static void a_tip_stands_in_the_empty_column(void **state)
{
    (void)state;
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
    float x = 0, y = 0;
    live_where(app, "tip", &x, &y);
    assert_true(x < 220 && y > 300);
    app_free(app);
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
    assert_true(live_says(app, "Four dice unused, nothing scored."));
    assert_true(live_has(app, "lesson-on"));
    live_press(app, SDLK_RETURN);
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, "Wizard 2 and Rogue 4 make 6."));
    assert_true(live_has(app, "move-end"));
    app_free(app);
}

/* Passes as the program makes them by itself, at its own times, when nobody touches anything. */
static void wait_untouched(App *app)
{
    Input in = {.kind = INPUT_NONE, .now = clock_ms()};
    int ms = 0;
    for (int i = 0; i < 100000 && ms >= 0 && ms < 10000; i++) { /* later on she points at what is wanted */
        app_dry(app, &in);
        ms = ui_wake_ms(app->ui);
        in.now += ms > 8 ? (uint32_t)ms : 8;
    }
    assert_true(ms < 0 || ms >= 10000);
}

static App *at_normal_speed(const char *game, const char *step)
{
    App *app = lesson_at(1280, 800, 100, game, step);
    live_speed(app, SPEED_NORMAL);
    return app;
}

/* The innkeeper speaks, and the button is there, as soon as the last thing was told: nobody has to touch anything. */
static void the_lesson_goes_on_without_an_input(void **state)
{
    (void)state;
    static const char *const at[][2] = {{"last/careful", "Eighteen to fourteen."},
                                        {"dodge/ask", "clashes with all the rest"}};
    for (int i = 0; i < 2; i++) {
        App *app = at_normal_speed("horde", at[i][0]);
        live_click(app, "lesson-skip");
        Input in = {.kind = INPUT_NONE, .now = clock_ms()};
        for (int k = 0; k < 600; k++, in.now += 10) /* meanwhile it does not look as if nothing went on */
            app_dry(app, &in);
        char *line = ui_inspect(app->ui);
        assert_non_null(strstr(line, "Watch, or click to skip."));
        free(line);
        wait_untouched(app);
        assert_true(live_says(app, at[i][1]));
        assert_true(live_has(app, "lesson-on"));
        app_free(app);
    }
}

static json_t *piece_in(json_t *root, const char *piece, const char *place)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *word = json_string_value(json_object_get(item, "piece")),
                   *at = json_string_value(json_object_get(item, "place"));
        if (word && at && strcmp(word, piece) == 0 && strcmp(at, place) == 0)
            return item;
    }
    return NULL;
}

static bool lies(App *app, const char *piece, const char *place)
{
    json_t *root = live_look(app);
    bool found = piece_in(root, piece, place) != NULL;
    json_decref(root);
    return found;
}

/* What a sentence is about lies on the table as long as it is said. */
static void the_evidence_stays_until_one_goes_on(void **state)
{
    (void)state;
    App *app = at_normal_speed("horde", "battle/take-troll");
    live_click(app, "lesson-skip");
    wait_untouched(app);
    assert_true(live_says(app, "Four Trolls beat three."));
    assert_true(lies(app, "sun-troll", "field-0") && lies(app, "5", "won-0"));
    live_click(app, "lesson-on");
    wait_untouched(app);
    live_click(app, "lesson-back"); /* and so it does when one comes back */
    wait_untouched(app);
    assert_true(live_says(app, "Four Trolls beat three."));
    assert_true(lies(app, "sun-troll", "field-0"));
    app_free(app);
    app = at_normal_speed("horde", "round/second-pick");
    live_click(app, "lesson-skip");
    wait_untouched(app);
    assert_true(live_says(app, "everyone else picks two"));
    assert_true(lies(app, "royal-troll", "front-2"));
    app_free(app);
    app = at_normal_speed("horde", "pays/ouch");
    live_click(app, "lesson-on");
    wait_untouched(app);
    assert_true(live_says(app, "Krall has the most Golems: minus three"));
    assert_true(lies(app, "royal-golem", "field-1") && lies(app, "-3", "won-1"));
    app_free(app);
}

/* A title stands over the table before the first sentence of the next scene. */
static void a_scene_says_how_much_later_it_is(void **state)
{
    (void)state;
    App *app = at_normal_speed("horde", "round/theirs");
    wait_untouched(app);
    live_click(app, "lesson-on");
    app_dry(app, NULL);
    assert_true(live_has(app, "lesson-title"));
    assert_true(live_says(app, "Later that game"));
    assert_false(live_says(app, "Golems are up."));
    live_press(app, SDLK_SPACE); /* any key */
    app_dry(app, NULL);
    assert_false(live_has(app, "lesson-title"));
    wait_untouched(app);
    assert_true(live_says(app, "Golems are up."));
    app_free(app);
}

/* The answer to another move is read as long as one likes. */
static void an_answer_stays_until_a_press(void **state)
{
    (void)state;
    App *app = at_normal_speed("monstrous", "exactly/six");
    live_press(app, SDLK_h);
    wait_untouched(app);
    for (int i = 0; i < 2 && live_has(app, "move-end"); i++) {
        live_click(app, "move-end");
        live_settle(app);
    }
    Input in = {.kind = INPUT_NONE, .now = clock_ms()};
    for (int i = 0; i < 30; i++) {
        in.now += 1000;
        app_dry(app, &in);
    }
    assert_true(live_says(app, "Four dice unused, nothing scored."));
    live_click(app, "lesson-on");
    live_settle(app);
    assert_true(live_says(app, "Wizard 2 and Rogue 4 make 6."));
    app_free(app);
}

/* Each button of the strip has its own place, whichever others are there. */
static void buttons_of_the_strip_stay_where_they_are(void **state)
{
    (void)state;
    static const char *const id[] = {"lesson-leave", "lesson-back", "lesson-skip", "lesson-on"};
    static const char *const at[] = {"battle/take-troll", "battle/four-three", "round/second-pick", "last/done"};
    float x[4] = {0};
    for (int i = 0; i < 4; i++) {
        App *app = lesson_at(1280, 800, 100, "horde", at[i]);
        for (int k = 0; k < 4; k++) {
            float here = 0, y;
            if (live_has(app, id[k]))
                live_where(app, id[k], &here, &y);
            if (here > 0 && x[k] > 0)
                assert_int_equal((int)here, (int)x[k]);
            x[k] = here > 0 ? here : x[k];
        }
        app_free(app);
    }
    for (int k = 1; k < 4; k++)
        assert_true(x[k] > x[k - 1] + 60); /* and no two share one */
}

/* What is lifted by a click still has to be laid down: she says how. */
static void what_is_in_the_hand_has_its_own_sentence(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "battle/take-troll");
    json_t *root = live_look(app), *troll = piece_in(root, "forest-troll", "pool");
    char id[24] = "";
    assert_non_null(troll);
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(troll, "id")));
    json_decref(root);
    live_click(app, id);
    live_settle(app);
    assert_true(live_says(app, "drag it down to your picks"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_true(live_says(app, "three Trolls each"));
    app_free(app);
}

static int caps_of(App *app, const char *key)
{
    json_t *root = live_look(app), *item;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *its = json_string_value(json_object_get(item, "key"));
        n += its && strcmp(its, key) == 0;
    }
    json_decref(root);
    return n;
}

/* While something is held Esc puts it back, and that is all it is said to do; once more, and it is asked whether to leave. */
static void esc_pressed_once_too_often_leaves_no_lesson(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "battle/take-troll");
    json_t *root = live_look(app), *troll = piece_in(root, "forest-troll", "pool");
    char id[24] = "";
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(troll, "id")));
    json_decref(root);
    assert_int_equal(caps_of(app, "Esc"), 1);
    live_click(app, id);
    live_settle(app);
    assert_true(live_has(app, "put-back"));
    assert_int_equal(caps_of(app, "Esc"), 1);
    for (int press = 0; press < 4; press++) { /* back, asked, stays, asked */
        live_press(app, SDLK_ESCAPE);
        live_settle(app);
        assert_int_equal(stack_top(app), SCENE_PLAY);
        assert_int_equal(live_says(app, "Leave the lesson?"), press % 2);
        assert_int_equal(caps_of(app, "Esc"), 1);
    }
    live_click(app, "lesson-stay");
    assert_true(live_says(app, "three Trolls each"));
    live_click(app, "lesson-leave"); /* whoever presses that has said so */
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

static Rect place_of(json_t *root, const char *member, const char *value)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const json_t *r = json_object_get(item, "rect");
        const char *is = json_string_value(json_object_get(item, member));
        if (is && strcmp(is, value) == 0)
            return rect(
                (float)json_integer_value(json_array_get(r, 0)), (float)json_integer_value(json_array_get(r, 1)),
                (float)json_integer_value(json_array_get(r, 2)), (float)json_integer_value(json_array_get(r, 3)));
    }
    return (Rect){0};
}

/* A target that is to be confirmed by a button far from it is told of that button. */
static void a_target_is_followed_by_its_button(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "goblins", "end/twelve");
    assert_true(live_says(app, "the twelve are behind this button") && live_has(app, "twelve"));
    app_free(app);
    app = lesson_at(1280, 800, 100, "goblins", "end/hit");
    json_t *root = live_look(app), *doubles = piece_in(root, "doubles-ruby", "c02");
    char id[24] = "";
    assert_non_null(doubles);
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(doubles, "id")));
    json_decref(root);
    assert_true(live_says(app, "Which one counts as two?"));
    live_click(app, id);
    live_settle(app);
    assert_true(live_says(app, "Now press the gold button"));
    root = live_look(app); /* what is said of it leaves the question readable */
    Rect tip = place_of(root, "kind", "tip"), prompt = place_of(root, "id", "prompt");
    assert_false(rect_is_empty(tip) || rect_is_empty(prompt));
    assert_false(rect_overlaps(tip, prompt));
    json_decref(root);
    app_free(app);
}

/* Siege has one for each side: the set-up asks which; where there is one, it begins. */
static void a_table_with_two_lessons_asks_which(void **state)
{
    (void)state;
    static const struct {
        const char *game, *which, *says;
    } way[] = {{"horde", NULL, "three Trolls each."},
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

/* Where the first one ends, as long as the other is not learned. */
static void the_other_lesson_of_a_table_follows_the_first(void **state)
{
    (void)state;
    for (int known = 0; known < 2; known++) {
        App *app = lesson_at(1024, 640, 200, "siege", "outsider/done");
        settings_lesson(app_settings(app), game_by_id("siege"), 1)->state = known ? LESSON_DONE : LESSON_NEW;
        live_click(app, "lesson-on");
        app_dry(app, NULL);
        assert_int_equal(live_has(app, "lesson-next"), !known);
        assert_true(live_has(app, "lesson-hall"));
        if (!known) {
            live_click(app, "lesson-next");
            live_settle(app);
            live_settle(app);
            assert_true(live_says(app, "You lead the horde."));
        }
        app_free(app);
    }
}

static void a_lesson_is_named_by_its_game_and_number(void **state)
{
    (void)state;
    static const struct {
        const char *text, *game;
        int number;
        const char *step;
    } row[] = {{"horde", "horde", 0, ""},   {"horde/round/dark", "horde", 0, "round/dark"},
               {"siege-1", "siege", 0, ""}, {"siege-2/hide/imp", "siege", 1, "hide/imp"},
               {"siege-3", NULL, 0, ""},    {"siege-2x", NULL, 0, ""},
               {"-2", NULL, 1, ""},         {"", NULL, 0, ""}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int number = -1;
        const char *step = NULL;
        assert_ptr_equal(options_lesson(row[i].text, &number, &step), row[i].game ? game_by_id(row[i].game) : NULL);
        assert_int_equal(number, row[i].number);
        assert_string_equal(step, row[i].step);
    }
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
    settings_lesson(&s, g, 0)->state = LESSON_BEGUN;
    (void)snprintf(settings_lesson(&s, g, 0)->at, LESSON_AT, "1|lane|play em21 1|done");
    (void)snprintf(settings_lesson(&s, game_by_id("goblins"), 0)->solved, SOLVED, "keg|throw");
    settings_lesson(&s, g, 1)->state = LESSON_DONE;
    *settings_played(&s, g) = PLAYED_TO_THE_END;
    assert_int_equal(unlink(path), 0);
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_true(back.welcomed);
    assert_int_equal(settings_lesson(&back, g, 0)->state, LESSON_BEGUN);
    assert_string_equal(settings_lesson(&back, g, 0)->at, "1|lane|play em21 1|done");
    assert_int_equal(settings_lesson(&back, g, 1)->state, LESSON_DONE);
    assert_int_equal(*settings_played(&back, g), PLAYED_TO_THE_END);
    assert_int_equal(settings_lesson(&back, game_by_id("horde"), 0)->state, LESSON_NEW);
    const char *solved = settings_lesson(&back, game_by_id("goblins"), 0)->solved;
    assert_true(settings_lists(solved, "keg") && settings_lists(solved, "throw"));
    assert_false(settings_lists(solved, "thro") || settings_lists(solved, "row") || settings_lists(solved, ""));
    assert_int_equal(unlink(path), 0);
}

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
            live_press(app, SDLK_RETURN);
        }
        live_settle(app);
        bool solved = settings_lists(settings_lesson(app_settings(app), g, 0)->solved, l->scene[l->nscenes].id);
        assert_int_equal(solved, visit > 0);
        app_go(app, SCENE_LESSONS, NULL, 0);
        live_settle(app);
        assert_int_equal(live_says(app, "1 of 3 puzzles solved"), visit > 0);
    }
    app_free(app);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_is_walked_through),
        cmocka_unit_test(a_step_back_and_leaving_lose_nothing),
        cmocka_unit_test(the_rule_of_a_refusal_says_what_it_means_now),
        cmocka_unit_test(a_lesson_of_another_version_begins_its_scene_again),
        cmocka_unit_test(who_is_new_is_offered_the_lesson_and_an_easy_game),
        cmocka_unit_test(sitting_down_keeps_its_place_when_the_lesson_makes_way),
        cmocka_unit_test(what_is_held_is_told_of_where_it_is_wanted),
        cmocka_unit_test(a_second_game_is_as_gentle_as_one_likes),
        cmocka_unit_test(lessons_of_all_tables_are_seen_at_once),
        cmocka_unit_test(a_first_win_is_spoken_of_once),
        cmocka_unit_test(goblins_begin_with_three),
        cmocka_unit_test(the_first_words_leave_the_tables_free),
        cmocka_unit_test(tips_are_given_once),
        cmocka_unit_test(a_tip_stands_in_the_empty_column),
        cmocka_unit_test(another_move_is_shown_answered_and_taken_back),
        cmocka_unit_test(the_lesson_goes_on_without_an_input),
        cmocka_unit_test(the_evidence_stays_until_one_goes_on),
        cmocka_unit_test(a_scene_says_how_much_later_it_is),
        cmocka_unit_test(an_answer_stays_until_a_press),
        cmocka_unit_test(buttons_of_the_strip_stay_where_they_are),
        cmocka_unit_test(what_is_in_the_hand_has_its_own_sentence),
        cmocka_unit_test(esc_pressed_once_too_often_leaves_no_lesson),
        cmocka_unit_test(a_target_is_followed_by_its_button),
        cmocka_unit_test(a_table_with_two_lessons_asks_which),
        cmocka_unit_test(the_other_lesson_of_a_table_follows_the_first),
        cmocka_unit_test(a_lesson_is_named_by_its_game_and_number),
        cmocka_unit_test(lessons_are_remembered_in_the_settings),
        cmocka_unit_test(solved_puzzles_are_marked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
