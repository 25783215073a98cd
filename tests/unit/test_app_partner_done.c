/* SPDX-License-Identifier: MIT
 * Done among allies in Siege of Six Lanes: one that is opened again by the partner (SH-5.2) is told of, and a standing
 * Done is given again by the screen, unless something calls the person back. */
#include "help_allies.h"

static void SH_5_2_a_done_that_is_open_again_is_told_of(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    app->settings.ask_all = true;
    int seat = to_the_alliance(app, &action), round = now(app)->s.round;
    press_done(app, "move-done");
    assert_true(now(app)->done[seat]);
    assert_int_equal(match_asked(app_match(app), NO_SEAT), 1 - seat);
    play(app, action);
    assert_false(now(app)->done[seat]);
    play(app, (Move){.kind = MOVE_DONE, .seat = (uint8_t)(1 - seat)});
    assert_int_equal(now(app)->step, STEP_ALLIANCE);
    assert_int_equal(now(app)->s.round, round);
    assert_true(live_says(app, seat ? "Bo, Ann acted, so you may act again" : "Ann, Bo acted, so you may act again"));
    app_free(app);
}

static void SH_5_2_a_standing_done_is_given_again(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    press_done(app, "done-unless");
    assert_true(now(app)->done[seat] && team(app)->standing >> seat & 1);
    play(app, action);
    play(app, (Move){.kind = MOVE_DONE, .seat = (uint8_t)(1 - seat)});
    if (team(app)->ask[0] && now(app)->step == STEP_ALLIANCE) /* the action made the castle lose more: asked again */
        assert_false(team(app)->standing >> seat & 1);
    else
        assert_int_not_equal(now(app)->step, STEP_ALLIANCE);
    app_free(app);
}

/* In the phase in which it was pressed a plain Done stays too, unless what the partner does needs that player. */
static void SH_5_2_a_plain_done_is_given_again_in_its_phase(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    press_done(app, "move-done");
    assert_true(team(app)->kept >> seat & 1 && !(team(app)->standing >> seat & 1));
    play(app, action);
    assert_int_equal(play_asked(table(app), app_match(app)), 1 - seat);
    play(app, (Move){.kind = MOVE_DONE, .seat = (uint8_t)(1 - seat)});
    if (team(app)->ask[0] && now(app)->step == STEP_ALLIANCE)
        assert_false(team(app)->kept >> seat & 1);
    else
        assert_int_not_equal(now(app)->step, STEP_ALLIANCE);
    assert_int_equal(team(app)->standing, 0);
    app_free(app);
}

/* What the partner takes back is not Ann's: her Done stood before it, and stands again. Her own Done taken back stands no
 * more. */
static void SH_16_1_undo_leaves_a_standing_done_that_still_holds(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    press_done(app, "done-unless");
    uint32_t serial = match_serial(app_match(app));
    play(app, action);
    assert_false(now(app)->done[seat]);
    assert_true(team(app)->standing >> seat & 1);
    live_click(app, "undo");
    settle(app);
    assert_int_equal(match_serial(app_match(app)), serial);
    assert_true(now(app)->done[seat]);
    assert_true(team(app)->standing >> seat & 1);
    live_click(app, "undo");
    settle(app);
    assert_false(now(app)->done[seat]);
    assert_int_equal(team(app)->standing, 0);
    app_free(app);
}

/* Clicks end animations, and nothing else: the sign in the bar on top does. */
static void its_sign_takes_a_standing_done_back(void **state)
{
    (void)state;
    for (int by_key = 0; by_key < 2; by_key++) {
        App *app = allies("person:Ann,bot:1");
        Move action;
        int seat = to_the_alliance(app, &action);
        assert_int_equal(seat, 0);
        assert_false(live_has(app, "stand-by"));
        press_done(app, "done-unless");
        if (!team(app)->standing) /* the partner did something that needs Ann */
            fail_msg("%s", team(app)->why);
        live_point_at(app, 700, 300, 1);
        assert_true(team(app)->standing);
        assert_true(live_has(app, "stand-by"));
        if (by_key)
            live_press(app, SDLK_n);
        else
            live_click(app, "stand-by");
        assert_int_equal(team(app)->standing, 0);
        assert_false(live_has(app, "stand-by"));
        app_free(app);
    }
}

/* A whole phase on, nobody at the keys: the turn goes on by itself as long as nothing needs Ann, and when something does
 * she is told what. The partner thinks in a thread of its own and is hurried, so what it plays differs from run to run: more
 * games are tried until both have come. */
static void a_standing_done_holds_until_something_needs_it(void **state)
{
    (void)state;
    int passed = 0, called = 0;
    for (uint64_t seed = 1; seed <= 8 || (seed <= 40 && !(passed > 0 && called > 0)); seed++) {
        App *app = allies_at("person:Ann,bot:1", "hands=shown", seed);
        Match *m = app_match(app);
        Rng r = rng_seed(3);
        app->settings.react = REACT_ALWAYS; /* nothing is passed for her but by her standing Done */
        while (!match_over(m) && !(asks_ann(app) && now(app)->s.round >= 2))
            help_play(m, &r, 1);
        settle(app);
        uint32_t from = match_serial(m);
        int round = now(app)->s.round;
        press_done(app, "done-unless");
        for (int i = 0; i < 300 && !match_over(m); i++) {
            if (match_asked(m, NO_SEAT) == 1)
                live_press(app, SDLK_SPACE); /* it answers now */
            live_frame(app);
            if (match_over(m))
                break;
            bool person = match_asked(m, NO_SEAT) == 0 && now(app)->s.nframes == 0;
            if (!team(app)->standing && person && !stage_is_behind(table(app)->stage, m))
                break;
            if ((now(app)->s.nframes > 0 && match_asked(m, NO_SEAT) == 0) || now(app)->s.round > round + 2)
                break; /* a question for her alone */
        }
        for (uint32_t i = from + 1; i < match_serial(m); i++)
            passed += match_move(m, i).seat == 0 && match_move(m, i).kind == MOVE_DONE;
        if (!match_over(m) && !team(app)->standing && now(app)->s.nframes == 0) {
            assert_true(team(app)->ask[0] && team(app)->why[0]);
            assert_true(live_says(app, "Your turn again") || live_says(app, "so you may act again"));
            called++;
        }
        assert_true(match_over(m) || now(app)->s.nframes > 0 || now(app)->s.round >= round);
        app_free(app);
    }
    assert_true(passed > 0 && called > 0);
}

/* Both at one screen: neither waits for the other. */
static void two_that_stand_do_not_wait_for_each_other(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action), phase = now(app)->step;
    press_done(app, "done-unless");
    assert_int_equal(play_asked(table(app), app_match(app)), 1 - seat);
    press_done(app, "done-unless");
    settle(app);
    assert_int_equal(phase, STEP_ALLIANCE);
    assert_true(team(app)->ask[0] || now(app)->step != STEP_REACTION);
    assert_int_not_equal(now(app)->step, STEP_ALLIANCE);
    app_free(app);
}

/* Put back at the second question, the next Done is a plain one. */
static void a_done_put_back_does_not_stand(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    live_click(app, "done-unless");
    if (live_has(app, "put-back")) {
        live_click(app, "put-back");
        assert_false(now(app)->done[seat]);
        press_done(app, "move-done");
        assert_true(now(app)->done[seat]);
        assert_int_equal(team(app)->standing, 0);
    } else {
        assert_true(team(app)->standing >> seat & 1);
    }
    app_free(app);
}

static void mana_cards_and_danger_call_back(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    Siege was = *now(app), is = was;
    char why[SENTENCE_MAX];
    assert_false(siege_team.calls(&was.s, &is.s, seat, why, sizeof why));
    is.mana[seat]++;
    assert_true(siege_team.calls(&was.s, &is.s, seat, why, sizeof why));
    assert_string_equal(why, "+1 mana.");
    is = was;
    is.mana[1 - seat]++; /* the partner's pool is the partner's */
    assert_false(siege_team.calls(&was.s, &is.s, seat, why, sizeof why));
    app_free(app);
}

static void only_partners_see_a_standing_done(void **state)
{
    (void)state;
    App *app = allies_with("person:Ann,person:Bo,person:Kru", "second=horde");
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    bool stood = false;
    for (int i = 0; i < 900 && !match_over(m) && !stood; i++) {
        settle(app);
        if (now(app)->step == STEP_ALLIANCE && now(app)->s.nframes == 0 && live_has(app, "done-unless")) {
            press_done(app, "done-unless");
            continue;
        }
        stood = team(app)->standing && table(app)->eyes == 2;
        if (!stood)
            help_play(m, &r, 1);
    }
    assert_true(stood);
    assert_false(live_has(app, "stand-by"));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_5_2_a_done_that_is_open_again_is_told_of),
        cmocka_unit_test(SH_5_2_a_standing_done_is_given_again),
        cmocka_unit_test(SH_5_2_a_plain_done_is_given_again_in_its_phase),
        cmocka_unit_test(SH_16_1_undo_leaves_a_standing_done_that_still_holds),
        cmocka_unit_test(its_sign_takes_a_standing_done_back),
        cmocka_unit_test(a_standing_done_holds_until_something_needs_it),
        cmocka_unit_test(two_that_stand_do_not_wait_for_each_other),
        cmocka_unit_test(a_done_put_back_does_not_stand),
        cmocka_unit_test(mana_cards_and_danger_call_back),
        cmocka_unit_test(only_partners_see_a_standing_done),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
