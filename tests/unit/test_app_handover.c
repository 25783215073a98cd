/* SPDX-License-Identifier: MIT
 * One person hands over to the next while nobody touches anything: the program itself has to look again in time. */
#include "help_app.h"

#include <limits.h>

#include "app/scenes/play_int.h"
#include "app/scenes/list.h"
#include "base/rng.h"
#include "core/text.h"
#include "games/horde/horde.h"
#include "sys/clock.h"
#include "ui/log_panel.h"
#include "ui/stage_int.h"

enum { PATIENCE_MS = 60000 };

/* The main loop without a hand: it draws when it is due, and ends when nothing is. */
static void left_alone(App *app)
{
    uint32_t since = clock_ms();
    do {
        int left = app->redraw ? 0 : (int)(app->wake_at - clock_ms());
        if (left > 0)
            SDL_Delay((Uint32)left);
        live_frame(app);
        assert_true(clock_ms() - since < PATIENCE_MS);
    } while (app->redraw || app->wakes);
}

/* On the screen as it was drawn last: looking draws nothing. */
static bool shown(App *app, const char *id)
{
    char *line = ui_inspect(app->ui), want[64];
    (void)snprintf(want, sizeof want, "\"id\":\"%s\"", id);
    bool there = strstr(line, want) != NULL;
    free(line);
    return there;
}

/* The heading of the log ends where "Their turns" begins. */
static void heading_makes_room(App *app)
{
    json_t *root = live_look(app), *again = live_find(root, "again"), *item;
    size_t i;
    assert_non_null(again);
    double button = json_number_value(json_array_get(json_object_get(again, "rect"), 0));
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *label = json_string_value(json_object_get(item, "label"));
        const char *kind = json_string_value(json_object_get(item, "kind"));
        if (label && strcmp(label, "What happened") == 0 && strcmp(kind, "text") == 0) {
            const json_t *r = json_object_get(item, "rect");
            assert_true(json_number_value(json_array_get(r, 0)) + json_number_value(json_array_get(r, 2)) <= button);
            json_decref(root);
            return;
        }
    }
    fail_msg("the log has no heading");
}

static App *persons(const char *seats, const char *position)
{
    static char path[400];
    (void)snprintf(path, sizeof path, "%s/fuzz/corpus/position/%s", TEST_DIR, position);
    Launch l = {.replay_at = -1, .w = 1280, .h = 800, .screenshot = "none.png", .position = path};
    l.seats = seats;
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    app->still = false;
    app->settings.speed = SPEED_FAST;
    app->settings.reduced_motion = false;
    app_settings_changed(app);
    assert_int_equal(app_start(app).code, 0);
    live_settle(app);
    return app;
}

static App *three_persons(const char *position)
{
    return persons("person:Ann,person:Cy,person:Bo", position);
}

/* With no card in the hand there is nothing to hide yet, but the card that is drawn next is. */
static void an_empty_hand_is_handed_over_to_before_it_draws(void **state)
{
    (void)state;
    App *app = persons("person:Ann,person:Cy", "siege-empty-hand.json");
    assert_int_equal(match_to_act(app_match(app)), 0);
    left_alone(app);
    assert_true(shown(app, "open-curtain"));
    live_click(app, "open-curtain");
    left_alone(app);
    assert_false(shown(app, "open-curtain"));
    app_free(app);
}

static void the_curtain_falls_by_itself_when_the_story_is_told(void **state)
{
    (void)state;
    App *app = three_persons("jokers.json");
    left_alone(app);
    assert_true(shown(app, "open-curtain"));
    live_click(app, "open-curtain");
    left_alone(app);
    assert_false(shown(app, "open-curtain"));
    int seat = match_to_act(app_match(app));
    live_click(app, "move-flayer");
    live_press(app, SDLK_RETURN); /* asked once more */
    left_alone(app);
    assert_int_not_equal(match_to_act(app_match(app)), seat);
    assert_true(shown(app, "open-curtain"));
    app_free(app);
}

/* Whoever opened the first curtain has played a Flayer; nobody has waited for the next one yet. */
static App *flayer_is_played(int *seat)
{
    App *app = three_persons("jokers.json");
    left_alone(app);
    live_click(app, "open-curtain");
    left_alone(app);
    *seat = match_to_act(app_match(app));
    live_click(app, "move-flayer");
    live_press(app, SDLK_RETURN); /* asked once more */
    return app;
}

/* Before the curtain sits whoever it may be: what is taken back there opens nobody's hand. */
static void a_move_taken_back_before_the_curtain_leaves_it_closed(void **state)
{
    (void)state;
    int seat;
    App *app = flayer_is_played(&seat);
    left_alone(app);
    assert_true(shown(app, "open-curtain"));
    live_click(app, "look"); /* the table without secrets */
    live_settle(app);
    assert_true(live_has(app, "menu"));
    live_click(app, "undo");
    live_settle(app);
    left_alone(app);
    assert_int_equal(match_to_act(app_match(app)), seat);
    json_t *root = live_look(app);
    const char *label = json_string_value(json_object_get(live_find(root, "prompt"), "label"));
    assert_non_null(label);
    if (!strstr(label, "it is your turn")) /* what stands there instead of the question */
        fail_msg("the table asks at once: %s", label);
    json_decref(root);
    app_free(app);
}

/* What came of a move may be read before the curtain falls; a press lets it fall, and does not open it too. */
static void the_curtain_waits_until_the_move_was_read(void **state)
{
    (void)state;
    int seat;
    App *app = flayer_is_played(&seat);
    assert_int_not_equal(match_to_act(app_match(app)), seat);
    Play *p = app->layer[app->nlayers - 1].data;
    uint32_t since = clock_ms(), read = 0;
    while (!p->resting) { /* the story is told */
        assert_false(shown(app, "open-curtain"));
        live_frame(app);
        SDL_Delay(2);
        assert_true(clock_ms() - since < PATIENCE_MS);
    }
    for (uint32_t from = clock_ms(); (read = clock_ms() - from) < 200; live_frame(app))
        assert_false(shown(app, "open-curtain"));
    assert_int_equal(p->eyes, seat);
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_true(shown(app, "open-curtain"));
    assert_int_equal(p->eyes, NO_SEAT);
    app_free(app);
}

/* Behind the curtain what happened since one's own last choice is told on the table, for the eyes that open it; a press
 * ends that. Whoever is first has nothing to be told. */
static void who_opens_the_curtain_sees_what_happened_since(void **state)
{
    (void)state;
    App *app = three_persons("jokers.json");
    left_alone(app);
    Play *p = app->layer[app->nlayers - 1].data;
    live_speed(app, SPEED_SLOW);
    live_click(app, "open-curtain");
    live_frame(app);
    assert_int_not_equal(p->eyes, NO_SEAT);
    assert_false(stage_is_telling(p->stage));
    live_click(app, "move-flayer");
    live_press(app, SDLK_RETURN);
    live_press(app, SDLK_RETURN); /* not the story of the own move again */
    for (uint32_t since = clock_ms(); !shown(app, "open-curtain"); live_frame(app)) {
        live_press(app, SDLK_LSHIFT);
        assert_true(clock_ms() - since < PATIENCE_MS);
    }
    live_click(app, "open-curtain");
    live_frame(app);
    assert_int_not_equal(p->eyes, NO_SEAT);
    const Story *story = p->stage->tell.story;
    assert_true(story_is_running(story) && story_serial(story) < match_serial(app_match(app)));
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_false(story_is_running(story));
    assert_int_equal(match_to_act(app_match(app)), p->eyes); /* the press chose nothing */
    app_free(app);
}

static App *persons_at(const char *game, int nseats)
{
    App *app = live_begin(1280, 800, 100);
    app->settings.speed = SPEED_FAST;
    app->settings.reduced_motion = false;
    app_settings_changed(app);
    app_set_match(app, help_new(game_by_id(game), nseats, 5));
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    left_alone(app);
    return app;
}

/* Where nothing is a secret no curtain falls: what the own last move did is seen for a while all the same, and the next
 * person can have shown again what happened since. */
static void an_open_table_is_handed_over_with_time_to_look(void **state)
{
    (void)state;
    App *app = persons_at("monstrous", 2);
    Match *m = app_match(app);
    Play *p = app->layer[app->nlayers - 1].data;
    Rng luck = rng_seed(4);
    int first = match_to_act(m), second = 1 - first;
    for (int turn = 0; turn < 2; turn++) {
        int seat = match_to_act(m);
        assert_int_equal(p->eyes, seat);
        live_press(app, SDLK_l); /* the button stands in the log */
        assert_int_equal(shown(app, "again"), turn > 0);
        if (turn > 0)
            heading_makes_room(app);
        live_press(app, SDLK_l);
        while (match_to_act(m) == seat) {
            Moves legal;
            match_legal(m, seat, &legal);
            Move mv = help_any(m, &luck);
            for (int i = 0; i < legal.n; i++)
                mv = strcmp(match_game(m)->move[legal.m[i].kind].word, "end") == 0 ? legal.m[i] : mv;
            bool ends = strcmp(match_game(m)->move[mv.kind].word, "end") == 0;
            if (!ends) {
                assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
                left_alone(app);
                continue;
            }
            live_press(app, SDLK_e);
            if (match_to_act(m) == seat)
                live_press(app, SDLK_RETURN); /* all the same */
            assert_int_not_equal(match_to_act(m), seat);
        }
        for (uint32_t since = clock_ms(); !p->resting; live_frame(app))
            assert_true(clock_ms() - since < PATIENCE_MS);
        live_frame(app);
        assert_int_equal(p->eyes, seat);
        assert_true(shown(app, "hand-over"));
        live_click(app, "hand-over");
        left_alone(app);
        assert_int_not_equal(p->eyes, seat);
    }
    assert_int_equal(p->eyes, first);
    assert_int_equal(match_to_act(m), first);
    live_press(app, SDLK_a);
    live_frame(app);
    const Story *story = p->stage->tell.story;
    assert_true(story_is_running(story) && story_serial(story) < match_serial(m));
    assert_int_equal(match_move(m, story_serial(story)).seat, second);
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_false(story_is_running(story));
    app_free(app);
}

/* Goblin Ranks: what the others did since is marked, and the log has a line for each goblin laid and shows it again. */
static void what_others_did_is_in_the_log(void **state)
{
    (void)state;
    App *app = persons_at("goblins", 3);
    Match *m = app_match(app);
    Rng luck = rng_seed(4);
    int first = match_to_act(m);
    live_click(app, "open-curtain");
    left_alone(app);
    assert_false(shown(app, "mark-0")); /* nobody did anything */
    for (bool others = false; !others || match_to_act(m) != first; others |= match_to_act(m) != first) {
        help_play(m, &luck, 1);
    }
    left_alone(app);
    assert_true(shown(app, "mark-0") && !shown(app, "again"));
    live_press(app, SDLK_l);
    left_alone(app);
    char words[64];
    for (int other = 0; other < 2; other++) { /* in turn */
        (void)snprintf(words, sizeof words, "*%s* plays the", match_setup(m)->name[(first + 1 + other) % 3]);
        assert_true(live_says(app, words));
    }
    assert_true(shown(app, "again"));
    live_press(app, SDLK_l);
    assert_false(shown(app, "again"));
    app_free(app);
}

/* HO-7.3: who owns the Betrayer may say once that no card is to be stolen this round, and is asked no more. */
static void a_question_of_the_betrayer_is_not_asked_again_in_the_round(void **state)
{
    (void)state;
    for (int hush = 0; hush < 2; hush++) {
        App *app = three_persons("pick-0.json");
        left_alone(app);
        live_click(app, "open-curtain");
        left_alone(app);
        Match *m = app_match(app);
        int owner = match_to_act(m), asked = 0, round = match_truth(m)->round;
        live_click(app, hush ? "hush" : "move-decline");
        left_alone(app);
        while (!match_over(m) && match_truth(m)->phase == PHASE_PICK && match_truth(m)->round == round) {
            Moves legal;
            int seat = match_to_act(m);
            match_legal(m, seat, &legal);
            Move mv = legal.m[0];
            for (int i = 0; i < legal.n; i++)
                mv = legal.m[i].kind == MOVE_DECLINE ? legal.m[i] : mv;
            asked += mv.kind == MOVE_DECLINE && seat == owner;
            assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
            left_alone(app);
        }
        if (hush)
            assert_int_equal(asked, 0);
        else
            assert_true(asked > 0);
        app_free(app);
    }
}

static int lines_of(const char *text)
{
    int n = text[0] != 0;
    for (; *text; text++)
        n += *text == '\n';
    return n;
}

static int by_seats(const Event *e)
{
    return e->seat != NO_SEAT;
}

/* What the others did since one's own last choice, as everybody saw it: not the newest line alone. */
static void the_log_tells_what_happened_since_an_event(void **state)
{
    (void)state;
    enum { MOST = 5 };
    Match *m = help_new(game_by_id("horde"), 3, 5);
    LogPanel *log = log_new();
    Rng luck = rng_seed(3);
    int longest = 0;
    while (!match_over(m)) {
        help_play(m, &luck, 1);
        log_read(log, m, NO_SEAT, INT_MAX);
        Event e[6000];
        int n = match_events(m, NO_SEAT, 0, e, 6000);
        assert_in_range(n, 1, 6000);
        int first = (int)rng_below(&luck, (uint32_t)n), since = 0;
        char line[256], told[MOST * 256];
        for (int i = first; i < n; i++) {
            event_line(match_game(m), match_setup(m), &e[i], line, sizeof line);
            since += line[0] != 0;
        }
        log_recap(log, first, MOST, NULL, told, sizeof told);
        assert_int_equal(lines_of(told), since > MOST ? MOST : since);
        char last[256] = "";
        for (int i = first; i < n; i++) {
            event_line(match_game(m), match_setup(m), &e[i], line, sizeof line);
            if (line[0] && by_seats(&e[i]))
                memcpy(last, line, sizeof last);
        }
        char one[256];
        log_recap(log, first, 1, by_seats, one, sizeof one);
        assert_true(!last[0] || strcmp(one, last) == 0);
        if (since > 0)
            assert_true(strlen(told) >= strlen(log_newest(log)) &&
                        strcmp(told + strlen(told) - strlen(log_newest(log)), log_newest(log)) == 0);
        longest = since > longest ? since : longest;
    }
    assert_true(longest > MOST);
    log_free(log);
    match_free(m);
}

/* Not the doings of the rules for a seat, only its own choices begin what is told anew. */
static void the_curtain_tells_all_since_ones_own_last_choice(void **state)
{
    (void)state;
    App *app = three_persons("trickster.json");
    left_alone(app);
    live_click(app, "open-curtain");
    left_alone(app);
    Match *m = app_match(app);
    int seat = match_to_act(m);
    Moves legal = {0};
    match_legal(m, match_to_act(m), &legal);
    int swap = 0;
    while (swap < legal.n && strcmp(match_game(m)->move[legal.m[swap].kind].word, "swap") != 0)
        swap++;
    assert_true(swap < legal.n);
    assert_int_equal(match_play(m, match_serial(m), legal.m[swap]).code, 0);
    left_alone(app);
    live_settle(app);
    left_alone(app);
    assert_int_not_equal(match_to_act(m), seat);
    assert_true(shown(app, "open-curtain"));
    assert_false(live_says(app, "swaps the tokens"));
    live_press(app, SDLK_l); /* in a scroll */
    live_settle(app);
    assert_true(live_says(app, "swaps the tokens"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_false(live_says(app, "swaps the tokens"));
    live_press(app, SDLK_ESCAPE); /* the curtain leads to the pause as a table does */
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PAUSE);
    app_free(app);
}

/* Keys at the curtain: the rules open, and Esc leads back behind it from the table without secrets. */
static void keys_at_the_curtain_mean_what_they_mean_elsewhere(void **state)
{
    (void)state;
    App *app = three_persons("jokers.json");
    left_alone(app);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_RULES);
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_press(app, SDLK_t);
    live_settle(app);
    assert_true(live_has(app, "seat-0"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_false(live_has(app, "seat-0"));
    assert_true(live_has(app, "look"));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_curtain_tells_all_since_ones_own_last_choice),
        cmocka_unit_test(keys_at_the_curtain_mean_what_they_mean_elsewhere),
        cmocka_unit_test(the_log_tells_what_happened_since_an_event),
        cmocka_unit_test(who_opens_the_curtain_sees_what_happened_since),
        cmocka_unit_test(what_others_did_is_in_the_log),
        cmocka_unit_test(an_open_table_is_handed_over_with_time_to_look),
        cmocka_unit_test(a_question_of_the_betrayer_is_not_asked_again_in_the_round),
        cmocka_unit_test(the_curtain_waits_until_the_move_was_read),
        cmocka_unit_test(a_move_taken_back_before_the_curtain_leaves_it_closed),
        cmocka_unit_test(the_curtain_falls_by_itself_when_the_story_is_told),
        cmocka_unit_test(an_empty_hand_is_handed_over_to_before_it_draws),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
