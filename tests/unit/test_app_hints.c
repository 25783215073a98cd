/* SPDX-License-Identifier: MIT
 * Hints at the table and the look back after a game, through the whole program without a display: asked for by key and
 * by button, shown, lit, proposed and never played by themselves, refused with a sentence; turning points found, shown
 * on the table, and a way back. */
#include "help_app.h"

#include "app/scenes/play_int.h"
#include "app/scenes/scoring_int.h"
#include "games/siege/siege.h"

#include <math.h>

enum { PATIENCE_MS = 60000 };

/* The label of an item, or "" when it is not there. */
static const char *label(App *app, const char *id)
{
    static char out[400];
    json_t *root = live_look(app), *item = live_find(root, id);
    (void)snprintf(out, sizeof out, "%s", item ? json_string_value(json_object_get(item, "label")) : "");
    json_decref(root);
    return out;
}

/* Lets the worker's answers come in, and time pass. */
static bool wait_for(App *app, const char *id)
{
    uint32_t until = clock_ms() + PATIENCE_MS;
    while (!live_has(app, id)) {
        SDL_Event e;
        if ((int32_t)(until - clock_ms()) <= 0)
            return false;
        if (input_wait(&e, 20))
            app_handle(app, &e);
        app_dry(app, NULL);
    }
    return true;
}

/* Lit pieces, by what they are; how many. */
static int lit(App *app, char word[64])
{
    json_t *root = live_look(app), *item;
    size_t i;
    int n = 0;
    word[0] = '\0';
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *hint = json_string_value(json_object_get(item, "hint"));
        if (!hint || strcmp(hint, "lit") != 0)
            continue;
        (void)snprintf(word, 64, "%s", json_string_value(json_object_get(item, "piece")));
        n++;
    }
    json_decref(root);
    return n;
}

/* Persons in the first `persons` chairs, opponents behind them; the first person chooses a token. */
static Match *table(int seats, int persons, bool takebacks)
{
    for (uint64_t seed = 1;; seed++) {
        Setup cfg = game_preset(game_by_id("horde"), seats);
        cfg.seed = seed;
        cfg.takebacks = takebacks;
        for (int i = 0; i < seats; i++)
            cfg.player[i] = (uint8_t)(i < persons ? 0 : 2);
        Match *m = match_new(game_by_id("horde"), &cfg, NULL);
        if (match_to_act(m) == 0)
            return m;
        match_free(m);
    }
}

/* Seat 0 chooses a card of the Pool. */
static void assign_any(Match *m)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
}

static void at_the_table(App *app, Match *m)
{
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
}

static void a_hint_is_shown_lit_and_proposed_but_never_played(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    Match *m = table(3, 1, false);
    assign_any(m);
    at_the_table(app, m);
    uint32_t serial = match_serial(m);
    char best[64], second[64];
    assert_int_equal(lit(app, best), 0);
    live_press(app, SDLK_h);
    assert_true(live_has(app, "hint-close"));
    assert_true(wait_for(app, "hint-2"));
    assert_false(live_has(app, "hint-3"));
    assert_non_null(strstr(label(app, "hint-0"), "%"));
    assert_null(strstr(label(app, "hint-0"), " %")); /* "33%" */
    live_point(app, "hint-0", 0);                    /* the best one is lit at once, unless several are as good */
    assert_true(lit(app, best) >= 1);
    live_point(app, "hint-1", 0);
    assert_true(lit(app, second) >= 1);
    assert_string_not_equal(best, second);
    live_point(app, "hint-1", 1);
    char id[80];
    (void)snprintf(id, sizeof id, "move-pick %s", second);
    assert_true(live_has(app, id));
    assert_int_equal(match_serial(m), serial);
    live_press(app, SDLK_RETURN); /* the keys are on the button that asks */
    assert_int_equal(match_serial(m) > serial, 1);
    Move played = match_move(m, serial);
    assert_string_equal(game_by_id("horde")->def[played.a].word, second);
    assert_false(live_has(app, "hint-close")); /* it was about a moment that has passed */
    assert_false(match_assisted(m));
    app_free(app);
}

static void a_hint_goes_when_it_is_closed_or_its_moment_passes(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    Match *m = table(3, 1, false);
    assign_any(m);
    at_the_table(app, m);
    live_press(app, SDLK_h);
    live_press(app, SDLK_h); /* while it thinks */
    assert_false(live_has(app, "hint-close"));
    live_point(app, "hint", 1);
    assert_true(live_has(app, "hint-close"));
    live_point(app, "hint-now", 1); /* what there is is taken */
    assert_true(live_has(app, "hint-0"));
    live_press(app, SDLK_ESCAPE);
    assert_false(live_has(app, "hint-close"));
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-0"));
    live_point(app, "undo", 1);
    assert_false(live_has(app, "hint-close"));
    assert_true(match_serial(m) < 3);
    app_free(app);
}

/* The button and the key answer with a sentence instead. */
static void refused(App *app, const char *words)
{
    live_press(app, SDLK_h);
    const char *tip = label(app, "tip");
    if (!strstr(tip, words))
        fail_msg("'%s' does not say '%s'", tip, words);
    assert_false(live_has(app, "hint-close"));
}

static void a_hint_is_refused_with_a_sentence(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app->settings.curtain = false;
    at_the_table(app, table(3, 2, false));
    refused(app, "With 2 people at the table, hints need the house rule \u201cFree undo\u201d.");
    at_the_table(app, table(3, 2, true));
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-0"));
    Match *m = table(2, 1, false);
    while (match_to_act(m) == 0)
        assign_any(m);
    assert_int_equal(match_to_act(m), 1);
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    stack_changes(app);
    refused(app, "Seat 2 is choosing. Hints are for your own turn."); /* in the very first pass */
    app_free(app);
}

static void hints_fit_at_every_size(void **state)
{
    (void)state;
    static const int sizes[][3] = {
        {1280, 800, 100}, {1024, 640, 100}, {1280, 800, 200}, {1024, 640, 200}, {1920, 1080, 150}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = live_begin(sizes[i][0], sizes[i][1], sizes[i][2]);
        const char *cut = "";
        Match *m = table(4, 1, false);
        assign_any(m);
        at_the_table(app, m);
        live_press(app, SDLK_h);
        live_point(app, "hint-now", 1);
        live_frame(app);
        if (gfx_overflow(app->gfx, &cut))
            fail_msg("%d x %d, %d %%: '%s' is cut", sizes[i][0], sizes[i][1], sizes[i][2], cut);
        live_point(app, "hint-0", 0);
        if (!live_says(app, "Chance to win")) /* of what the percentages are */
            fail_msg("%d x %d, %d %%: per cent of what?", sizes[i][0], sizes[i][1], sizes[i][2]);
        live_frame(app);
        if (gfx_overflow(app->gfx, &cut))
            fail_msg("%d x %d, %d %%, pointed at: '%s' is cut", sizes[i][0], sizes[i][1], sizes[i][2], cut);
        json_t *root = live_look(app), *item = live_find(root, "prompt");
        assert_non_null(item);
        const json_t *r = json_object_get(item, "rect");
        assert_true(json_integer_value(json_array_get(r, 0)) >= 0 && json_integer_value(json_array_get(r, 1)) >= 0);
        assert_true(json_integer_value(json_array_get(r, 0)) + json_integer_value(json_array_get(r, 2)) <= sizes[i][0]);
        assert_true(json_integer_value(json_array_get(r, 1)) + json_integer_value(json_array_get(r, 3)) <= sizes[i][1]);
        json_decref(root);
        app_free(app);
    }
}

/* The numbers of the choices stay where they are while one after the other is pointed at and named. */
static void the_numbers_stay_below_the_pointer(void **state)
{
    (void)state;
    static const char *const game[] = {"horde", "monstrous", "goblins", "siege"};
    for (size_t k = 0; k < sizeof game / sizeof game[0]; k++) {
        App *app = live_begin(1280, 800, 100);
        const Game *g = game_by_id(game[k]);
        Setup cfg = game_preset(g, 2);
        cfg.seed = 7;
        cfg.player[1] = 1;
        Match *m = match_new(g, &cfg, NULL);
        Rng luck = rng_seed(4);
        for (int i = 0; i < 30 && (i < 4 || match_asked(m, NO_SEAT) != 0); i++)
            help_play(m, &luck, 1);
        at_the_table(app, m);
        live_press(app, SDLK_h);
        assert_true(wait_for(app, "hint-1")); /* hurried, it may know of one move alone */
        float x0, y0, x, y;
        live_where(app, "hint-1", &x0, &y0);
        char named[2][400];
        for (int i = 0; i < 2; i++) {
            live_point(app, i ? "hint-1" : "hint-0", 0);
            live_settle(app);
            live_where(app, "hint-1", &x, &y);
            if (fabsf(x - x0) > 0.5f || fabsf(y - y0) > 0.5f)
                fail_msg("%s: a number moved from %g, %g to %g, %g", game[k], (double)x0, (double)y0, (double)x,
                         (double)y);
            (void)snprintf(named[i], sizeof named[i], "%s", label(app, "prompt"));
        }
        assert_string_not_equal(named[0], named[1]);
        live_point(app, "hint-0", 1); /* it lifts something, or asks */
        live_settle(app);
        live_where(app, "hint-1", &x, &y);
        if (fabsf(x - x0) > 0.5f || fabsf(y - y0) > 4) /* a question of two lines needs a higher ribbon */
            fail_msg("%s, proposed: a number moved from %g, %g to %g, %g", game[k], (double)x0, (double)y0, (double)x,
                     (double)y);
        app_free(app);
    }
}

/* Siege: a hint is a turn. Its buttons bear what each move adds, in the plan's order, and each can be made now. */
static void a_hint_of_a_siege_is_a_turn(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    Setup cfg = game_preset(&siege_game, 1);
    cfg.option[OPT_NUMBERS] = CHOICE_EARLIER;
    cfg.seed = 5;
    Match *m = match_new(&siege_game, &cfg, NULL);
    for (int i = 0; i < 20 && match_truth(m)->phase != PHASE_ALLIANCE; i++) {
        Moves legal;
        match_legal(m, 0, &legal);
        int pass = 0;
        for (int k = 0; k < legal.n; k++)
            pass = siege_game.move[legal.m[k].kind].flags & MV_PASS ? k : pass;
        assert_int_equal(match_play(m, match_serial(m), legal.m[pass]).code, 0);
    }
    at_the_table(app, m);
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-0"));
    const Play *p = app->layer[app->nlayers - 1].data;
    assert_true(p->hint.is_plan && p->hint.n > 0);
    assert_true(label(app, "hint-0")[0] == '+');
    for (int i = 0; i < p->hint.n; i++)
        assert_true(p->hint.earns[i] >= 0.005f && match_is_legal(app_match(app), p->hint.choice[i].move));
    live_settle(app);
    assert_true(ui_using_keys(app->ui)); /* the number's own tip is part of the line, which nothing hides */
    assert_non_null(strstr(label(app, "prompt-more"), "One good turn"));
    if (live_has(app, "tip"))
        assert_non_null(strstr(label(app, "tip"), "One good turn"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_false(p->hint.is_plan);
    app_free(app);
}

/* The id of the item the keys are on, "" if there is none. */
static const char *focused(App *app)
{
    static char out[96];
    json_t *root = live_look(app), *item, *state;
    size_t i, k;
    out[0] = '\0';
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        json_array_foreach(json_object_get(item, "state"), k, state)
        {
            if (strcmp(json_string_value(state), "focus") == 0)
                (void)snprintf(out, sizeof out, "%s", json_string_value(json_object_get(item, "id")));
        }
    }
    json_decref(root);
    return out;
}

/* True if seat 0 chooses, several moves are legal, and all but one aim a set of pieces at something. */
static bool takes_a_set(const Match *m)
{
    Moves legal;
    int sets = 0;
    if (match_asked(m, NO_SEAT) != 0)
        return false;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        sets += match_game(m)->move[legal.m[i].kind].arg[0] == ARG_SET &&
                match_game(m)->move[legal.m[i].kind].arg[1] == ARG_DEF;
    return legal.n > 2 && sets >= legal.n - 1;
}

/* Enter on a hint about a set of dice puts the keys on the button that plays it, not on another die or monster. */
static void keys_go_from_a_hint_to_its_button(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    const Game *g = game_by_id("monstrous");
    Setup cfg = game_preset(g, 2);
    cfg.seed = 7;
    cfg.player[1] = 1;
    Match *m = match_new(g, &cfg, NULL);
    Rng luck = rng_seed(4);
    while (!takes_a_set(m))
        help_play(m, &luck, 1);
    at_the_table(app, m);
    live_press(app, SDLK_TAB); /* somebody plays with the keys */
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-0"));
    live_settle(app);
    assert_string_equal(focused(app), "hint-0");
    live_press(app, SDLK_RETURN);
    live_settle(app);
    if (strncmp(focused(app), "move-", 5) != 0)
        fail_msg("the keys are on '%s'", focused(app));
    app_free(app);
}

/* H can be the first key of all: Enter takes the choice that is shown. */
static void the_first_key_asks_for_a_hint_and_enter_takes_it(void **state)
{
    (void)state;
    App *app = live_launch("siege", "person:Ann", NULL, 5);
    for (int i = 0; i < 8; i++)
        live_frame(app);
    uint32_t serial = match_serial(app_match(app));
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-0"));
    live_settle(app);
    assert_string_equal(focused(app), "hint-0");
    assert_true(ui_using_keys(app->ui));
    live_press(app, SDLK_RETURN);
    live_settle(app);
    live_press(app, SDLK_KP_ENTER); /* another key than before: one pressed twice in no time confirms nothing */
    live_settle(app);
    assert_true(match_serial(app_match(app)) > serial);
    app_free(app);
}

/* A table of three where the first person has asked for a hint, and got it. */
static App *at_a_hint(void)
{
    App *app = live_begin(1280, 800, 100);
    Match *m = table(3, 1, false);
    assign_any(m);
    at_the_table(app, m);
    live_press(app, SDLK_h);
    assert_true(wait_for(app, "hint-1"));
    return app;
}

/* The reason beside the ribbon goes while a dialog lies over the table, and comes back after it, when it is pointed at. */
static void a_reason_lies_over_no_dialog(void **state)
{
    (void)state;
    App *app = at_a_hint();
    live_point(app, "hint-1", 0);
    assert_true(live_has(app, "tip"));
    app_push(app, SCENE_PAUSE, NULL, 0);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PAUSE);
    assert_false(live_has(app, "tip"));
    live_press(app, SDLK_ESCAPE);
    live_point(app, "hint-0", 0);
    live_point(app, "hint-1", 0);
    assert_true(live_has(app, "tip"));
    app_free(app);
}

/* Pointing at the number on the table names its choice, as pointing at the button does. */
static void a_number_on_the_table_names_its_choice(void **state)
{
    (void)state;
    App *app = at_a_hint();
    char word[64], named[400], id[80] = "";
    live_point(app, "hint-1", 0);
    assert_true(lit(app, word) >= 1);
    (void)snprintf(named, sizeof named, "%s", label(app, "prompt"));
    live_point(app, "hint-0", 0);
    assert_string_not_equal(named, label(app, "prompt"));
    json_t *root = live_look(app), *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *piece = json_string_value(json_object_get(item, "piece"));
        if (!id[0] && piece && strcmp(piece, word) == 0)
            (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    live_point(app, id, 0);
    assert_string_equal(label(app, "prompt"), named);
    app_free(app);
}

/* ---- after the game --------------------------------------------------------------------------------------------- */

static Match *played_game(void)
{
    Match *m = help_replay("random-2-printed-basic");
    return m;
}

/* A look back at choices of these shares, of those somebody had at some moment; percent, the third -1: only two. */
static App *compares(int first, int second, int third)
{
    App *app = live_begin(1280, 800, 100);
    Match *m = played_game();
    Moves legal;
    PlayArg arg = {.replay = true, .back = "Scores", .from = match_serial(m) / 2, .ntold = third < 0 ? 2 : 3};
    Match *then = match_at(m, arg.from);
    match_legal(then, match_to_act(then), &legal);
    arg.told[0] = (BotChoice){.move = legal.m[0], .share = (float)first / 100};
    arg.told[1] = (BotChoice){.move = legal.m[legal.n - 1], .share = (float)second / 100};
    arg.told[2] = (BotChoice){.move = legal.m[legal.n / 2], .share = (float)third / 100};
    match_free(then);
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    assert_true(live_has(app, "hint-1"));
    return app;
}

/* What the panel says about them. */
static bool is_said_of_three(int first, int second, int third, const char *words, bool *any)
{
    App *app = compares(first, second, third);
    bool said = live_says(app, words);
    char word[64];
    *any = lit(app, word) > 0;
    app_free(app);
    return said;
}

static bool is_said_of(int first, int second, const char *words)
{
    bool any;
    return is_said_of_three(first, second, -1, words, &any);
}

/* Two of three: it is said of these two; and none of several equal ones stands out. */
static void of_equal_choices_none_stands_out(void **state)
{
    (void)state;
    bool any;
    assert_true(is_said_of_three(43, 42, 30, "The first 2 are too close to call", &any));
    assert_false(any);
    assert_false(is_said_of_three(43, 40, 40, "Too close to call", &any));
    assert_true(any);
}

static void equal_chances_are_said_to_be_equal(void **state)
{
    (void)state;
    assert_true(is_said_of(43, 42, "Too close to call"));
    assert_true(is_said_of(1, 0, "Winning is out of reach"));
    assert_true(is_said_of(100, 99, "All of these win"));
    assert_false(is_said_of(45, 42, "Too close to call"));
    assert_false(is_said_of(3, 0, "Winning is out of reach"));
}

/* One that is as good as the first for the same reason says so, instead of the reason, which chose neither. */
static void an_equal_choice_repeats_no_reason(void **state)
{
    (void)state;
    for (int equal = 0; equal < 2; equal++) {
        App *app = compares(equal ? 43 : 50, 42, -1);
        live_point(app, "hint-1", 0);
        live_settle(app);
        assert_int_equal(live_says(app, "As good as the first."), equal);
        app_free(app);
    }
}

static void turning_points_are_found_shown_and_left_again(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, played_game());
    uint64_t before = match_hash(app_match(app));
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    assert_false(live_has(app, "turns-of/0"));
    float x, y, then;
    live_click(app, "numbers");
    live_settle(app);
    live_where(app, "tab/2", &x, &y);
    live_point(app, "tab/2", 1);
    live_where(app, "tab/2", &x, &then); /* whoever goes to and fro between them presses in one place */
    assert_true(fabsf(then - y) < 1);
    assert_true(live_has(app, "turns-of/1") && live_has(app, "turns-stop"));
    assert_true(wait_for(app, "turn-0"));
    live_point(app, "turn-0", 1);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_non_null(strstr(label(app, "hint-0"), "Better "));
    assert_non_null(strstr(label(app, "hint-1"), "Played "));
    live_press(app, SDLK_RIGHT); /* one step on: it was about that moment */
    assert_false(live_has(app, "hint-0"));
    live_press(app, SDLK_LEFT);
    assert_true(live_has(app, "hint-0"));
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_SCORING);
    assert_true(live_has(app, "turn-0"));
    live_point(app, "turns-of/1", 1);
    assert_true(live_has(app, "turn-0") || wait_for(app, "turn-0"));
    if (live_has(app, "turns-stop"))
        live_point(app, "turns-stop", 1);
    assert_false(live_has(app, "turns-stop"));
    assert_int_equal(app->nlayers, 1);
    assert_true(match_hash(app_match(app)) == before);
    app_free(app); /* with or without a thought under way */
}

/* The button for one step on stays below a pointer that rests, also where the ribbon tells of a turning point. */
static void steps_go_through_a_turning_point(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, played_game());
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_numbers(app, 2);
    assert_true(wait_for(app, "turn-0"));
    live_point(app, "turn-0", 1);
    live_press(app, SDLK_LEFT);
    const Play *p = app->layer[app->nlayers - 1].data;
    uint32_t from = p->at;
    float x, y;
    live_where(app, "step-on", &x, &y);
    for (uint32_t i = 1; i <= 3; i++) {
        live_point_at(app, x, y, 1);
        live_settle(app);
        if (i == 1)
            assert_true(live_has(app, "hint-0"));
        {
            float a, b;
            live_where(app, "step-on", &a, &b);
            printf("i %u at %u from %u: %g %g now %g %g, ribbon %s\n", i, p->at, from, (double)x, (double)y, (double)a,
                   (double)b, label(app, "prompt"));
        }
        assert_true(p->at >= from + i);
    }
    app_free(app);
}

/* Whoever has won is told what risked it, in other words; a hundredth that changed nothing is no matter. */
static void a_winner_is_told_of_risks_alone(void **state)
{
    (void)state;
    assert_true(is_turning_point(false, 0.01f) && is_turning_point(true, 0.08f));
    assert_false(is_turning_point(true, 0.03f));
    const Game *g = game_by_id("siege");
    Move done = {0}, other = {0};
    for (int kind = 1; kind < g->nmoves; kind++)
        *(g->move[kind].flags & MV_PASS ? &done : &other) = (Move){.kind = (uint8_t)kind};
    assert_true(turn_has_reason(g, other) && !turn_has_reason(g, done));
    App *app = live_begin(1280, 800, 100);
    Match *m = played_game();
    Standing standing = {0};
    match_game(m)->standing(match_truth(m), &standing);
    int winner = standing.winner[0] ? 0 : 1;
    app_set_match(app, m);
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_numbers(app, 2);
    live_point(app, winner ? "turns-of/1" : "turns-of/0", 1);
    assert_true(wait_for(app, "turn-0"));
    assert_true(live_says(app, "Safer: ") && !live_says(app, "Better: "));
    live_point(app, "turn-0", 1);
    assert_non_null(strstr(label(app, "hint-0"), "Safer "));
    live_press(app, SDLK_ESCAPE);
    app_free(app);
}

static void the_program_may_end_while_it_looks_back(void **state)
{
    (void)state;
    App *app = live_begin(1024, 640, 200);
    app_set_match(app, played_game());
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_numbers(app, 2);
    assert_true(live_has(app, "turns-stop"));
    app_go(app, SCENE_TITLE, NULL, 0);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* A game watched from the scores is left to the scores, and played on from there when that is wanted. */
static void watching_goes_back_to_the_scores(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, played_game());
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_point(app, "watch", 1);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_point(app, "run", 1);
    live_point(app, "scores", 1);
    assert_int_equal(stack_top(app), SCENE_SCORING);
    live_point(app, "watch", 1);
    live_point(app, "run", 1);
    Match *watched = app_match(app);
    live_point(app, "to-end", 1);
    live_point(app, "continue-here", 1); /* it keeps its place, but nothing is left to play */
    assert_false(live_has(app, "take-over"));
    live_point(app, "step-back", 1);
    live_point(app, "continue-here", 1); /* asked about, and the game that is watched goes on if one says no */
    live_point(app, "keep-watching", 1);
    assert_ptr_equal(app_match(app), watched);
    live_point(app, "continue-here", 1);
    live_point(app, "take-over", 1);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_int_equal(app->nlayers, 1);
    assert_false(match_over(app_match(app)));
    app_free(app);
}

/* Whoever takes over a game that is still played has seen what was hidden there: it counts as one with help. */
static void a_game_taken_over_from_an_unfinished_one_had_help(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 200);
    PlayArg arg = {.replay = true, .from = 6};
    app_set_match(app, help_new(game_by_id("goblins"), 3, 7));
    Rng r = rng_seed(3);
    help_play(app_match(app), &r, 9);
    assert_false(match_over(app_match(app)) || match_assisted(app_match(app)));
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    live_point(app, "continue-here", 1);
    live_point(app, "take-over", 1);
    assert_int_equal(app->nlayers, 1);
    assert_true(match_assisted(app_match(app)));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hint_is_shown_lit_and_proposed_but_never_played),
        cmocka_unit_test(a_hint_goes_when_it_is_closed_or_its_moment_passes),
        cmocka_unit_test(a_hint_is_refused_with_a_sentence),
        cmocka_unit_test(hints_fit_at_every_size),
        cmocka_unit_test(the_numbers_stay_below_the_pointer),
        cmocka_unit_test(a_hint_of_a_siege_is_a_turn),
        cmocka_unit_test(keys_go_from_a_hint_to_its_button),
        cmocka_unit_test(the_first_key_asks_for_a_hint_and_enter_takes_it),
        cmocka_unit_test(a_reason_lies_over_no_dialog),
        cmocka_unit_test(a_number_on_the_table_names_its_choice),
        cmocka_unit_test(of_equal_choices_none_stands_out),
        cmocka_unit_test(equal_chances_are_said_to_be_equal),
        cmocka_unit_test(an_equal_choice_repeats_no_reason),
        cmocka_unit_test(turning_points_are_found_shown_and_left_again),
        cmocka_unit_test(steps_go_through_a_turning_point),
        cmocka_unit_test(a_winner_is_told_of_risks_alone),
        cmocka_unit_test(the_program_may_end_while_it_looks_back),
        cmocka_unit_test(watching_goes_back_to_the_scores),
        cmocka_unit_test(a_game_taken_over_from_an_unfinished_one_had_help),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
