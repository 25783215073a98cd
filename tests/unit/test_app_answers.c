/* SPDX-License-Identifier: MIT
 * What the table of Siege answers in the player's place: questions on which nothing depends, and draws for the monsters of
 * a fight, for which one answer serves (SH-10.18). Undo takes such answers back with the choice before them, and with "Ask
 * about everything" there are none. */
#include "help_app.h"
#include "help_siege.h"

#include "app/scenes/play_int.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_draw.h"
#include "ui/gesture.h"

static App *alone(uint64_t seed, bool ask_all)
{
    App *app = live_launch_asking("siege", "person:Ann", "portal-numbers=earlier", seed, ask_all);
    app_settings(app)->steps = false;
    return app;
}

static const State *truth(App *app)
{
    return match_truth(app_match(app));
}

static void settle(App *app)
{
    for (int i = 0; i < 12; i++)
        live_frame(app);
}

/* At set-up the portal wakes minions of which one is like the other (SH-2.18). */
static void minions_that_are_alike_are_chosen_by_the_table(void **state)
{
    (void)state;
    App *app = alone(5, false);
    settle(app);
    assert_false(live_says(app, "For the horde: choose"));
    assert_true(match_serial(app_match(app)) > 0); /* each is a move of its own, as in any journal */
    assert_int_equal(match_move(app_match(app), 0).kind, MOVE_CHOOSE);
    assert_true(live_says(app, "Replace cards, or keep your hand"));
    app_free(app);
    app = alone(5, true);
    settle(app);
    assert_int_equal(match_serial(app_match(app)), 0);
    assert_true(live_says(app, "For the horde: choose"));
    app_free(app);
}

/* The piece of the next card in Ann's hand, or in what she has set aside, the `n`th. */
static PieceId nth(App *app, PlaceId place, int n)
{
    PieceId p = table_first(truth(app), place);
    for (; n > 0 && p != NO_PIECE; n--)
        p = truth(app)->piece[p].next;
    assert_int_not_equal(p, NO_PIECE);
    return p;
}

static void click_card(App *app, PieceId p)
{
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    live_click(app, id);
    settle(app);
}

/* What the screen notes that can be done with that piece; "": nothing. */
static const char *can_of(App *app, PieceId p)
{
    static char can[24];
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    json_t *root = live_feel(app);
    const char *is = json_string_value(json_object_get(live_find(root, id), "can"));
    (void)snprintf(can, sizeof can, "%s", is ? is : "");
    json_decref(root);
    return can;
}

/* SH-2.19: a card that was set aside comes back to the hand by a click, and the others stay where they are. */
static void a_card_set_aside_comes_back_by_a_click(void **state)
{
    (void)state;
    App *app = alone(5, false);
    settle(app);
    uint32_t serial = match_serial(app_match(app));
    PieceId first = nth(app, PLACE_HAND, 0), second = nth(app, PLACE_HAND, 1), third = nth(app, PLACE_HAND, 2);
    PlaceId hand = truth(app)->piece[first].place;
    click_card(app, first);
    click_card(app, second);
    click_card(app, third);
    PlaceId aside = truth(app)->piece[first].place;
    assert_int_not_equal(aside, hand);
    assert_int_equal(match_serial(app_match(app)), serial + 3);
    assert_string_equal(can_of(app, first), "return"); /* neither dimmed nor refused before the click */
    assert_string_not_equal(can_of(app, nth(app, PLACE_HAND, 0)), "return");
    click_card(app, first);
    assert_int_equal(match_serial(app_match(app)), serial + 2);
    assert_int_equal(truth(app)->piece[first].place, hand);
    assert_int_equal(truth(app)->piece[second].place, aside);
    assert_int_equal(truth(app)->piece[third].place, aside);
    click_card(app, third);
    assert_int_equal(truth(app)->piece[third].place, hand);
    assert_int_equal(match_serial(app_match(app)), serial + 1);
    app_free(app);
}

static bool asks_who_draws(const State *s)
{
    const Frame *f = frame_peek(s);
    return s->phase == PHASE_FIGHT && f && f->op == ASK_SEAT && f->arg == FOR_DRAW;
}

/* Returns how many draws the fight still offers, if each is declined; 0: something else is asked, too. */
static int draws_to_come(const Match *from)
{
    Match *m = match_at(from, match_serial(from));
    int n = 0;
    for (; !match_over(m) && match_truth(m)->phase == PHASE_FIGHT && n >= 0; n++)
        if (!asks_who_draws(match_truth(m)) ||
            match_play(m, match_serial(m), (Move){.kind = MOVE_NOTHING, .seat = 0}).code)
            n = -1;
    match_free(m);
    return n;
}

static bool here(const Match *m)
{
    return asks_who_draws(match_truth(m)) && draws_to_come(m) >= 2 &&
           siege_draw_risk(match_truth(m), (Move){.kind = MOVE_SEAT}) == DRAW_SAFE;
}

static App *at_a_draw(bool ask_all)
{
    App *app = live_begin(1280, 800, 100);
    app->settings.ask_all = ask_all;
    live_sit(app, siege_comes_to(here, 1, false));
    settle(app);
    return app;
}

/* Returns how many moves of that kind have been made since. */
static int made(App *app, uint32_t since, int kind)
{
    int n = 0;
    for (uint32_t i = since; i < match_serial(app_match(app)); i++)
        n += match_move(app_match(app), i).kind == kind;
    return n;
}

/* SH-10.18: each draw is offered on its own; one answer serves for those of the fight. */
static void SH_10_18_who_draws_in_a_fight_is_asked_once(void **state)
{
    (void)state;
    App *app = at_a_draw(false);
    uint32_t serial = match_serial(app_match(app));
    assert_true(live_says(app, "Draw none"));
    live_click(app, "move-seat 0");
    settle(app);
    assert_true(made(app, serial, MOVE_SEAT) >= 2);
    assert_false(asks_who_draws(truth(app)));
    app_free(app);
}

/* SH-10.18: it serves from the alliance phase to the fight, and the mana of a wave is another question. */
static void SH_10_18_the_answer_holds_to_the_end_of_the_fight(void **state)
{
    (void)state;
    const BoardStandingAnswers *once = board_ask(board_by_game("siege"))->standing_answers;
    App *app = at_a_draw(false);
    Siege fight = *siege_of(truth(app)), next = fight;
    Move draws = {.kind = MOVE_SEAT};
    next.s.phase = PHASE_HORDE;
    assert_true(once->lasts(&fight.s, draws, PHASE_ALLIANCE));
    assert_false(once->lasts(&fight.s, draws, PHASE_HORDE));
    assert_false(once->lasts(&next.s, draws, PHASE_FIGHT));
    app_free(app);
}

static void SH_10_18_asked_about_everything_each_draw_is_a_question(void **state)
{
    (void)state;
    App *app = at_a_draw(true);
    uint32_t serial = match_serial(app_match(app));
    assert_true(live_has(app, "once-nothing")); /* and one answer can still serve */
    live_click(app, "move-seat 0");
    settle(app);
    assert_int_equal(made(app, serial, MOVE_SEAT), 1);
    assert_true(asks_who_draws(truth(app)));
    app_free(app);
}

/* SH-10.18: an answer for all games is given at the question, kept, and asked for no more; each draw is still a move. */
static void SH_10_18_an_answer_for_all_games_draws_while_it_is_safe(void **state)
{
    (void)state;
    App *app = at_a_draw(false);
    uint32_t serial = match_serial(app_match(app));
    assert_true(live_has(app, "always"));
    live_click(app, "always");
    settle(app);
    assert_true(app_settings(app)->draws);
    assert_true(live_says(app, "To be asked again: Settings"));
    assert_true(made(app, serial, MOVE_SEAT) >= 2); /* the next one, too */
    assert_false(asks_who_draws(truth(app)));
    app_free(app);
    for (int given = 0; given < 2; given++) { /* in another game nobody is asked, unless about everything */
        app = live_begin(1280, 800, 100);
        app->settings.draws = true;
        app->settings.ask_all = given == 0;
        live_sit(app, siege_comes_to(here, 1, false));
        settle(app);
        assert_int_equal(asks_who_draws(truth(app)), given == 0);
        assert_false(live_has(app, "always")); /* it is given, or does not hold */
        app_free(app);
    }
}

/* A draw that the deck cannot spare is asked about, whatever was answered for all games. */
static void SH_9_8_an_answer_for_all_games_does_not_draw_the_last_cards(void **state)
{
    (void)state;
    const BoardStandingAnswers *once = board_ask(board_by_game("siege"))->standing_answers;
    App *app = at_a_draw(false);
    Siege low = *siege_of(truth(app));
    Moves legal;
    char label[SENTENCE_MAX];
    game_legal(&siege_game, &low.s, 0, &legal);
    assert_true(once->always(&low.s, &legal) >= 0);
    while (table_size(&low.s, PLACE_DECK) > 1 && siege_draw_risk(&low.s, (Move){.kind = MOVE_SEAT}) == DRAW_SAFE)
        table_move(&low.s, &siege_game, table_first(&low.s, PLACE_DECK), PLACE_DISCARD, 0, NULL);
    assert_true(siege_draw_risk(&low.s, (Move){.kind = MOVE_SEAT}) != DRAW_SAFE);
    assert_int_equal(once->always(&low.s, &legal), -1);
    assert_false(once->always_words(&low.s, (Move){.kind = MOVE_SEAT}, label, sizeof label));
    app_free(app);
}

static bool to_an_ally_that_moves(const Match *m)
{
    Moves legal;
    const State *s = match_truth(m);
    match_legal(m, 0, &legal);
    for (int i = 0; s->nframes == 0 && i < legal.n; i++)
        if (legal.m[i].kind == MOVE_MOVE)
            return true;
    return false;
}

static Move first_of(App *app, int kind)
{
    Moves legal;
    match_legal(app_match(app), 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == kind)
            return legal.m[i];
    fail_msg("no such move");
    return (Move){0};
}

/* SH-16.1: what the player was not asked is no step of its own. */
static void SH_16_1_undo_takes_the_answers_of_the_table_back_with_their_cause(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    live_sit(app, siege_comes_to(to_an_ally_that_moves, 1, false));
    settle(app);
    Match *m = app_match(app);
    uint32_t serial = match_serial(m);
    for (int i = 0; i < 3; i++) { /* the second and third as if the table had made them */
        assert_int_equal(match_play(m, serial + (uint32_t)i, first_of(app, MOVE_MOVE)).code, 0);
        play_note_answer(app->layer[app->nlayers - 1].data, serial + (uint32_t)i, i > 0);
    }
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial);
    live_key(app, SDLK_y, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial + 3);
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    for (int i = 0; i < 2; i++) { /* what was undone is forgotten by what is done in its place */
        assert_int_equal(match_play(m, serial + (uint32_t)i, first_of(app, MOVE_MOVE)).code, 0);
        play_note_answer(app->layer[app->nlayers - 1].data, serial + (uint32_t)i, false);
    }
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial + 1);
    app_free(app);
}

/* A card or ability whose question it can be aimed at, and one of its targets. */
static bool aims(const Match *m, Move *source, PieceId *on)
{
    Moves legal;
    const State *s = match_truth(m);
    match_legal(m, 0, &legal);
    for (int i = 0; s->nframes == 0 && siege_of(s)->step == STEP_ALLIANCE && i < legal.n; i++) {
        uint64_t set[PIECE_WORDS];
        siege_targets_of(s, legal.m[i], set);
        for (PieceId p = 0; p < s->npieces; p++) {
            bool meant = set[p / 64] >> p % 64 & 1 && s->piece[p].place == PLACE_UPPER;
            if (!meant || (legal.m[i].kind == MOVE_USE && s->piece[legal.m[i].a].place != PLACE_CASTLE))
                continue;
            Match *ahead = match_at(m, match_serial(m));
            bool asks = match_play(ahead, match_serial(ahead), legal.m[i]).code == 0 && match_truth(ahead)->nframes > 0;
            match_free(ahead);
            *source = legal.m[i];
            *on = p;
            if (asks)
                return true;
        }
    }
    return false;
}

static bool to_an_aim(const Match *m)
{
    Move source;
    PieceId on;
    return aims(m, &source, &on);
}

static void drag(App *app, PieceId from, PieceId to)
{
    char id[24];
    float x, y, to_x, to_y;
    (void)snprintf(id, sizeof id, "piece-%d", to);
    live_where(app, id, &to_x, &to_y);
    (void)snprintf(id, sizeof id, "piece-%d", from);
    live_where(app, id, &x, &y);
    const Input in[] = {
        {.kind = INPUT_MOVE, .x = x, .y = y},           {.kind = INPUT_DOWN, .x = x, .y = y, .button = 1},
        {.kind = INPUT_MOVE, .x = x + 30, .y = y - 30}, {.kind = INPUT_MOVE, .x = to_x, .y = to_y},
        {.kind = INPUT_MOVE, .x = to_x, .y = to_y},     {.kind = INPUT_UP, .x = to_x, .y = to_y, .button = 1}};
    for (size_t i = 0; i < sizeof in / sizeof in[0]; i++) {
        Input one = in[i];
        one.now = clock_ms();
        app_dry(app, &one);
    }
    settle(app);
}

/* SH-5.6, SH-5.18: what is dropped on a card means that card. */
static void what_is_dropped_on_a_card_means_that_card(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    live_sit(app, siege_comes_to(to_an_aim, 1, false));
    settle(app);
    Match *m = app_match(app);
    Move source;
    PieceId on;
    assert_true(aims(m, &source, &on));
    uint32_t serial = match_serial(m);
    drag(app, source.kind == MOVE_CAST ? table_find(truth(app), PLACE_HAND, source.a) : (PieceId)source.a, on);
    assert_true(match_serial(m) >= serial + 2);
    assert_true(move_same(match_move(m, serial), source));
    assert_int_equal(match_move(m, serial + 1).kind, MOVE_CHOOSE);
    assert_int_equal(match_move(m, serial + 1).a, on);
    if (match_can_undo(m, NO_SEAT).code == 0) { /* one act, one step back */
        live_key(app, SDLK_z, KMOD_CTRL);
        settle(app);
        assert_int_equal(match_serial(m), serial);
    }
    app_free(app);
}

static bool to_a_spell_in_vain(const Match *m)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; match_truth(m)->nframes == 0 && i < legal.n; i++)
        if (legal.m[i].kind == MOVE_CAST && siege_move_is_idle(match_truth(m), legal.m[i]))
            return true;
    return false;
}

/* Asked whether a spell is played in vain, the keys are on the answer and not somewhere on the table. */
static void keys_go_to_the_question_about_a_spell_in_vain(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    live_sit(app, siege_comes_to(to_a_spell_in_vain, 1, false));
    settle(app);
    const State *s = truth(app);
    Moves legal;
    char id[24] = "";
    match_legal(app_match(app), 0, &legal);
    for (int i = 0; i < legal.n; i++)
        for (PieceId p = 0; p < s->npieces; p++)
            if (legal.m[i].kind == MOVE_CAST && siege_move_is_idle(s, legal.m[i]) && s->piece[p].def == legal.m[i].a &&
                s->piece[p].place == PLACE_HAND)
                (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, id);
    settle(app);
    live_press(app, SDLK_RETURN);
    settle(app);
    assert_true(live_says(app, "in vain?"));
    assert_memory_equal(ui_focused(app->ui), "move-cast ", 10);
    live_press(app, SDLK_ESCAPE);
    settle(app);
    assert_false(live_says(app, "in vain?"));
    assert_string_equal(ui_focused(app->ui), id);
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(minions_that_are_alike_are_chosen_by_the_table),
        cmocka_unit_test(a_card_set_aside_comes_back_by_a_click),
        cmocka_unit_test(SH_10_18_who_draws_in_a_fight_is_asked_once),
        cmocka_unit_test(SH_10_18_the_answer_holds_to_the_end_of_the_fight),
        cmocka_unit_test(SH_10_18_an_answer_for_all_games_draws_while_it_is_safe),
        cmocka_unit_test(SH_9_8_an_answer_for_all_games_does_not_draw_the_last_cards),
        cmocka_unit_test(keys_go_to_the_question_about_a_spell_in_vain),
        cmocka_unit_test(SH_10_18_asked_about_everything_each_draw_is_a_question),
        cmocka_unit_test(what_is_dropped_on_a_card_means_that_card),
        cmocka_unit_test(SH_16_1_undo_takes_the_answers_of_the_table_back_with_their_cause),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
