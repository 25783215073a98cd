/* SPDX-License-Identifier: MIT
 * Allies at one screen in Siege of Six Lanes: gestures for questions that come in rows, whose turn and whose hand the
 * screen shows, what a partner plans, and what each may take back. */
#include "help_allies.h"

#include "app/opponent.h"
#include "core/table.h"

/* To a question that the table offers to answer once for all. */
static bool to_a_button(App *app, const char *prefix, char id[40])
{
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    for (int i = 0; i < 600 && !match_over(m); i++) {
        settle(app);
        for (int seat = 0; seat < 6; seat++) {
            (void)snprintf(id, 40, "%s%d", prefix, seat);
            if (live_has(app, id))
                return true;
        }
        help_play(m, &r, 1);
    }
    return false;
}

/* SH-4.8: each unit is a choice of its own, and can be undone like one. */
static void the_mana_of_a_wave_is_given_in_one_gesture(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    char id[40];
    assert_true(to_a_button(app, "move-seat ", id));
    assert_string_equal(id, "move-seat 0");
    json_t *root = live_look(app);
    const char *all = json_string_value(json_object_get(live_find(root, id), "label"));
    char left[40];
    int n = siege_mana_to_come(match_truth(app_match(app)));
    (void)snprintf(left, sizeof left, "give %d mana to whom?", n);
    assert_true(n == 2 ? strncmp(all, "Both", 4) == 0 : strtol(all + 4, NULL, 10) == n); /* both say the same */
    assert_true(live_says(app, left));
    json_decref(root);
    Siege before = *now(app);
    uint32_t serial = match_serial(app_match(app));
    live_click(app, id);
    settle(app);
    assert_true(match_serial(app_match(app)) >= serial + 2);
    assert_true(now(app)->mana[0] >= before.mana[0] + 2 || now(app)->mana[0] == MANA_MOST);
    assert_int_equal(now(app)->mana[1], before.mana[1]);
    assert_false(live_says(app, "mana to whom?"));
    live_click(app, "undo");
    settle(app);
    assert_true(live_says(app, "mana to whom?")); /* and no more is answered by itself */
    app_free(app);
}

/* SH-4.8: two of them are shared by one button. */
static void the_mana_of_a_wave_is_shared_in_one_gesture(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    char id[40];
    assert_true(to_a_button(app, "move-seat ", id));
    assert_int_equal(siege_mana_to_come(match_truth(app_match(app))), 2);
    assert_false(live_has(app, "once-seat 0"));
    Siege before = *now(app);
    live_click(app, "share-1");
    settle(app);
    for (int seat = 0; seat < 2; seat++)
        assert_true(now(app)->mana[seat] == before.mana[seat] + 1 || now(app)->mana[seat] == MANA_MOST);
    assert_false(live_says(app, "mana to whom?"));
    app_free(app);
}

/* What is on the screen with an id that begins so; false: nothing. */
static bool begins_with(App *app, const char *prefix, char id[60])
{
    json_t *root = live_feel(app), *item;
    size_t i;
    id[0] = '\0';
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *word = json_string_value(json_object_get(item, "id"));
        if (strncmp(word, prefix, strlen(prefix)) == 0)
            (void)snprintf(id, 60, "%s", word);
    }
    json_decref(root);
    return id[0] != '\0';
}

/* SH-12.20 */
static void concealed_cards_are_turned_up_in_one_gesture(void **state)
{
    (void)state;
    int tried = 0;
    for (uint64_t seed = 1; seed < 12 && !tried; seed++) {
        App *app = allies_at("person:Ann,person:Kru", "second=horde", seed);
        Match *m = app_match(app);
        Rng r = rng_seed(seed);
        for (int i = 0; i < 400 && !match_over(m) && !tried; i++) {
            char id[60];
            Move hide, move = help_any(m, &r);
            if (find(app, 1, MOVE_HIDE, &hide))
                move = hide;
            if (siege_asks_what_to_uncover(match_truth(m))) {
                settle(app);
                assert_true(begins_with(app, "once-choose", id));
                live_click(app, id);
                settle(app);
                assert_false(siege_asks_what_to_uncover(match_truth(m)));
                tried++;
            }
            if (!tried)
                assert_int_equal(match_play(m, match_serial(m), move).code, 0);
        }
        app_free(app);
    }
    assert_true(tried);
}

/* Who is done may still take that back by the rules; the screen turns to the partner all the same. */
static void who_is_done_makes_room_for_the_partner(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    assert_int_equal(play_asked(table(app), app_match(app)), seat);
    press_done(app, "move-done");
    assert_int_equal(play_asked(table(app), app_match(app)), 1 - seat);
    assert_true(live_has(app, "move-done"));
    assert_false(live_has(app, "move-withdraw") || live_has(app, "swap-seat"));
    app_free(app);
}

/* SH-5.1: in any order. */
static void two_persons_act_in_any_order(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    int seat = to_the_alliance(app, &action);
    live_click(app, "swap-seat");
    settle(app);
    assert_int_equal(play_asked(table(app), app_match(app)), 1 - seat);
    assert_int_equal(table(app)->eyes, 1 - seat);
    live_click(app, "swap-seat");
    settle(app);
    assert_int_equal(play_asked(table(app), app_match(app)), seat);
    app_free(app);
}

/* O18: between closed hands the curtain falls, between open ones there is nothing to hide. */
static void change_seats(const char *hands, bool closed)
{
    App *app = allies_with("person:Ann,person:Bo", hands);
    Move action;
    int seat = to_the_alliance(app, &action);
    app->settings.curtain = true;
    app_settings_changed(app);
    settle(app);
    if (live_has(app, "open-curtain"))
        live_click(app, "open-curtain");
    settle(app);
    assert_int_equal(table(app)->eyes, seat);
    live_click(app, "swap-seat");
    settle(app);
    assert_true(live_has(app, "open-curtain") == closed);
    if (closed) {
        assert_int_equal(table(app)->eyes, NO_SEAT);
        live_click(app, "open-curtain");
        settle(app);
    }
    assert_int_equal(table(app)->eyes, 1 - seat);
    assert_true(live_has(app, "move-done"));
    app_free(app);
}

static void open_hands_need_no_curtain(void **state)
{
    (void)state;
    change_seats("hands=shown", false);
}

static void closed_hands_change_behind_the_curtain(void **state)
{
    (void)state;
    change_seats("hands=closed", true);
}

/* 2.1: before the deal minions get health; whoever answered that has not sent the partner away yet. */
static void before_the_first_hand(const char *hands, bool closed)
{
    App *app = live_launch_asking("siege", "person:Ann,person:Bo", hands, 5, true);
    Match *m = app_match(app);
    app->settings.curtain = true;
    app_settings_changed(app);
    settle(app);
    assert_int_equal(now(app)->step, STEP_TOKENS);
    assert_int_equal(table(app)->eyes, 0);
    assert_false(live_has(app, "open-curtain"));
    while (now(app)->step == STEP_TOKENS) {
        Moves legal;
        match_legal(m, 0, &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
        live_frame(app);
    }
    assert_int_equal(table(app)->eyes, closed ? NO_SEAT : 0); /* from the first pass on */
    settle(app);
    assert_true(live_has(app, "open-curtain") == closed);
    if (closed)
        live_click(app, "open-curtain");
    settle(app);
    assert_int_equal(table(app)->eyes, 0);
    assert_false(live_has(app, "open-curtain"));
    app_free(app);
}

static void the_first_closed_hand_has_a_curtain_too(void **state)
{
    (void)state;
    before_the_first_hand("hands=closed", true);
    before_the_first_hand("hands=shown", false);
}

/* The first card of a hand, as the stage names it. */
static void card_of_hand(App *app, int seat, char id[40])
{
    (void)snprintf(id, 40, "piece-%d", table_first(match_truth(app_match(app)), (PlaceId)(PLACE_HAND + seat)));
}

static void a_click_on_the_partners_card_goes_on_with_the_partner(void **state)
{
    (void)state;
    App *app = allies("person:Ann,person:Bo");
    Move action;
    char id[40];
    int seat = to_the_alliance(app, &action);
    card_of_hand(app, 1 - seat, id);
    live_click(app, id);
    settle(app);
    assert_int_equal(play_asked(table(app), app_match(app)), 1 - seat);
    live_click(app, id); /* and the next click takes it */
    settle(app);
    assert_false(live_says(app, "This belongs to "));
    app_free(app);
}

static void a_click_on_the_card_of_a_computer_says_whose_it_is(void **state)
{
    (void)state;
    App *app = allies("person:Ann,bot:1:Bo");
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    char id[40];
    for (int i = 0; i < 400 && !(now(app)->step == STEP_ALLIANCE && now(app)->s.nframes == 0 && !now(app)->done[0]);
         i++) {
        help_play(m, &r, 1);
    }
    settle(app);
    card_of_hand(app, 1, id);
    live_click(app, id);
    assert_true(live_says(app, "This belongs to Bo."));
    app_free(app);
}

static void a_partner_says_what_it_plans(void **state)
{
    (void)state;
    App *app = allies("person:Ann,bot:2:Skarn");
    to_her_alliance(app);
    for (int i = 0; i < 600 && team(app)->planning; i++) /* it thinks a little in every pass */
        live_frame(app);
    assert_memory_equal(team(app)->plan, "Skarn plans to", 14);
    char plan[SENTENCE_MAX];
    (void)snprintf(plan, sizeof plan, "%s", team(app)->plan);
    settle(app);
    assert_string_equal(team(app)->plan, plan);
    app_free(app);
}

/* A tower, or an ally that cannot move: it can be discarded, and nothing else. */
static PieceId only_to_discard(App *app)
{
    Moves legal;
    match_legal(app_match(app), 0, &legal);
    for (int i = 0; i < legal.n; i++) {
        bool other = legal.m[i].kind != MOVE_DISCARD;
        for (int k = 0; k < legal.n && !other; k++)
            other = k != i && (legal.m[k].a == legal.m[i].a || legal.m[k].b == legal.m[i].a);
        if (!other)
            return (PieceId)legal.m[i].a;
    }
    return NO_PIECE;
}

static void enter_alone_discards_nothing(void **state)
{
    (void)state;
    PieceId p = NO_PIECE;
    App *app = NULL;
    for (uint64_t seed = 1; p == NO_PIECE && seed < 60; seed++) {
        app_free(app);
        app = allies_at("person:Ann,bot:1:Skarn", "hands=shown", seed);
        Match *m = app_match(app);
        Rng r = rng_seed(seed);
        for (int i = 0; i < 150 && p == NO_PIECE && !match_over(m); i++) {
            help_play(m, &r, 1);
            if (asks_ann(app))
                p = only_to_discard(app);
        }
    }
    assert_int_not_equal(p, NO_PIECE);
    settle(app);
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", p);
    uint32_t serial = match_serial(app_match(app));
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, id);
    settle(app);
    live_press(app, SDLK_RETURN); /* it is lifted */
    settle(app);
    assert_string_equal(ui_focused(app->ui), id);
    live_press(app, SDLK_RETURN); /* and laid back */
    settle(app);
    assert_int_equal(match_serial(app_match(app)), serial);
    assert_int_equal(match_truth(app_match(app))->piece[p].place, PLACE_LOWER);
    app_free(app);
}

static int worlds_beside(const char *seats)
{
    App *app = allies(seats);
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    while (now(app)->step != STEP_ALLIANCE && !match_over(m))
        help_play(m, &r, 1);
    int n = opponent_worlds(m, match_truth(m), 1);
    if (n > 0)
        assert_int_equal(n, 4 * bot_worlds(&siege_game, match_truth(m), 1, match_setup(m)->player[1]));
    app_free(app);
    return n;
}

static void beside_a_person_an_opponent_thinks_longer(void **state)
{
    (void)state;
    assert_true(worlds_beside("person:Ann,bot:3:Skarn") > 0);
    assert_true(worlds_beside("person:Ann,bot:2:Skarn") > 0);
    assert_int_equal(worlds_beside("person:Ann,bot:1:Skarn"), 0); /* easy is meant to be easy */
    assert_int_equal(worlds_beside("bot:3:Ann,bot:3:Skarn"), 0);
}

/* SH-5.15 allows more: how many moves of the partner were left out, where it chose. */
static void the_partner_leaves_a_persons_allies_alone(void **state)
{
    (void)state;
    Bot *bot = bot_new(&siege_game);
    Rng r = rng_seed(3);
    int left = 0;
    for (uint64_t seed = 1; seed <= (uint64_t)help_many(2, 5); seed++) {
        App *app = allies_at("person:Ann,bot:1:Skarn", "hands=shown", seed);
        Match *m = app_match(app);
        while (!match_over(m)) {
            Move move = help_any(m, &r);
            if (match_asked(m, NO_SEAT) == 1) {
                Moves legal;
                match_legal(m, 1, &legal);
                for (int i = 0; i < legal.n; i++)
                    left += siege_game.meddles(match_truth(m), legal.m[i], 1);
                opponent_begin(bot, m, 1);
                while (!bot_step(bot, 64))
                    continue;
                move = bot_best(bot, NULL, 0);
                assert_false(siege_game.meddles(match_truth(m), move, 1));
            }
            assert_int_equal(match_play(m, match_serial(m), move).code, 0);
        }
        app_free(app);
    }
    bot_free(bot);
    assert_true(left > 40);
}

/* ---- the plan on the table ---------------------------------------------------------------------------------------- */

static int arrows_on_screen(App *app)
{
    json_t *root = live_feel(app), *item;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item) n +=
        strcmp(json_string_value(json_object_get(item, "kind")), "plan") == 0;
    json_decref(root);
    return n;
}

/* Over games with an opponent as partner: turns in which an arrow stands although no words do, and with both. */
static void count_plans(const char *hands, int *bare, int *both)
{
    *bare = *both = 0;
    for (uint64_t seed = 1; seed <= (uint64_t)help_many(2, 4); seed++) {
        App *app = allies_at("person:Ann,bot:1:Skarn", hands, seed);
        Match *m = app_match(app);
        Rng r = rng_seed(3);
        for (int i = 0; i < 60 && !match_over(m); i++) {
            if (asks_ann(app)) {
                settle(app);
                int n = arrows_on_screen(app);
                *bare += n > 0 && !team(app)->plan[0];
                *both += n > 0 && team(app)->plan[0];
            }
            help_play(m, &r, 1);
        }
        app_free(app);
    }
}

/* O18: where hands are closed a plan would tell of them, in words or otherwise. */
static void arrows_stand_where_the_words_do(void **state)
{
    (void)state;
    int bare, both;
    count_plans("hands=shown", &bare, &both);
    assert_int_equal(bare, 0);
    assert_true(both > 0);
    count_plans("hands=closed", &bare, &both);
    assert_int_equal(bare + both, 0);
}

static void no_arrow_stands_while_a_card_is_held(void **state)
{
    (void)state;
    App *app = allies_with("person:Ann,bot:2:Skarn", "portal-numbers=earlier");
    to_her_alliance(app);
    if (arrows_on_screen(app) == 0)
        fail_msg("nothing is planned");
    Moves legal;
    match_legal(app_match(app), 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_PLAY || legal.m[i].kind == MOVE_CAST || legal.m[i].kind == MOVE_ENGAGE) {
            assert_true(stage_propose(table(app)->stage, legal.m[i]));
            break;
        }
    settle(app);
    assert_int_equal(arrows_on_screen(app), 0);
    app_free(app);
}

/* What was in the hand and lies in a lane then; of what is drawn on the way nothing is known. */
static void an_arrow_leads_from_the_card_to_its_lane(void **state)
{
    (void)state;
    int seen = 0;
    for (uint64_t seed = 1; seed < 20; seed++) {
        Setup cfg = game_preset(&siege_game, 2);
        cfg.seed = seed;
        Match *m = match_new(&siege_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        for (int i = 0; i < 150 && !match_over(m); i++) {
            Siege was = *siege_of(match_truth(m));
            Move move = help_any(m, &r);
            assert_int_equal(match_play(m, match_serial(m), move).code, 0);
            const State *then = match_truth(m);
            PlanArrow a[PLAN_ARROWS];
            int n = siege_team.arrows(&was.s, then, move.seat < 2 ? move.seat : 0, a);
            assert_true(n == 0 || was.s.phase == PHASE_ALLIANCE);
            for (int k = 0; k < n; k++)
                assert_true(was.s.piece[a[k].piece].place != PLACE_DECK + move.seat &&
                            (a[k].to == NO_PLACE) == (a[k].onto != NO_PIECE));
            if (move.kind != MOVE_PLAY || was.s.phase != PHASE_ALLIANCE || then->nframes > 0 || n == 0)
                continue;
            bool there = false;
            for (int k = 0; k < n; k++)
                there |= was.s.piece[a[k].piece].def == move.a && a[k].to == SIEGE_PLACES + SLOT_LOWER + move.b - 1;
            assert_true(there);
            was.s.head[PLACE_HAND + move.seat].sight = SIGHT_OWNER;
            assert_int_equal(siege_team.arrows(&was.s, then, move.seat, a), 0);
            seen++;
        }
        match_free(m);
    }
    assert_true(seen > 10);
}

/* ---- secrets between the persons ----------------------------------------------------------------------------------- */

static App *two_sides(uint64_t seed)
{
    App *app = allies_at("person:Ann,person:Kru", "second=horde", seed);
    app->settings.curtain = true;
    app_settings_changed(app);
    return app;
}

static void open_curtain(App *app)
{
    settle(app);
    if (live_has(app, "open-curtain"))
        live_click(app, "open-curtain");
    settle(app);
}

/* Random play, until that step waits for that seat. */
static void to_the_step(App *app, int step, int seat)
{
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    for (int i = 0; i < 600 && !match_over(m); i++) {
        if (now(app)->step == step && now(app)->s.nframes == 0 && match_asked(m, NO_SEAT) == seat)
            return;
        help_play(m, &r, 1);
    }
    fail_msg("no such moment");
}

/* SH-16.1: what the other side did is its own to take back. */
static void SH_16_1_nobody_takes_back_what_another_did_behind_the_curtain(void **state)
{
    (void)state;
    App *app = two_sides(5);
    to_the_step(app, STEP_HORDE_SEAT, 1);
    open_curtain(app);
    Match *m = app_match(app);
    assert_int_equal(table(app)->eyes, 1);
    play(app, (Move){.kind = MOVE_DONE, .seat = 1});
    uint32_t serial = match_serial(m);
    assert_int_equal(match_can_undo(m, 1).code, 0);
    open_curtain(app);
    assert_int_equal(table(app)->eyes, 0);
    live_press(app, SDLK_u);
    settle(app);
    assert_int_equal(match_serial(m), serial);
    assert_int_equal(table(app)->eyes, 0);
    app_free(app);
}

/* SH-16.3: also for the horde player, who knows the card that was planned. */
static void SH_16_3_the_treachery_card_closes_the_way_back_for_all(void **state)
{
    (void)state;
    App *app = two_sides(5);
    to_the_step(app, STEP_PLAN, 1);
    Match *m = app_match(app);
    assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_DONE, .seat = 1}).code, 0);
    assert_true(match_can_undo(m, 1).code != 0);
    app_free(app);
}

/* An empty hand shows nothing yet, and a card may come into it next. */
static void whoever_has_an_empty_hand_has_a_curtain_too(void **state)
{
    (void)state;
    App *app = two_sides(5);
    to_the_step(app, STEP_HORDE_SEAT, 1);
    open_curtain(app);
    assert_int_equal(table(app)->eyes, 1);
    State *truth = (State *)(uintptr_t)match_truth(app_match(app));
    while (table_first(truth, PLACE_HAND) != NO_PIECE)
        table_move(truth, &siege_game, table_first(truth, PLACE_HAND), PLACE_DISCARD, -1, NULL);
    assert_false(play_sees_more(app_match(app), 0));
    play(app, (Move){.kind = MOVE_DONE, .seat = 1});
    assert_int_equal(match_asked(app_match(app), NO_SEAT), 0);
    assert_true(play_needs_curtain(table(app), app, app_match(app)));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_mana_of_a_wave_is_given_in_one_gesture),
        cmocka_unit_test(the_mana_of_a_wave_is_shared_in_one_gesture),
        cmocka_unit_test(concealed_cards_are_turned_up_in_one_gesture),
        cmocka_unit_test(who_is_done_makes_room_for_the_partner),
        cmocka_unit_test(two_persons_act_in_any_order),
        cmocka_unit_test(a_click_on_the_partners_card_goes_on_with_the_partner),
        cmocka_unit_test(a_click_on_the_card_of_a_computer_says_whose_it_is),
        cmocka_unit_test(open_hands_need_no_curtain),
        cmocka_unit_test(closed_hands_change_behind_the_curtain),
        cmocka_unit_test(the_first_closed_hand_has_a_curtain_too),
        cmocka_unit_test(a_partner_says_what_it_plans),
        cmocka_unit_test(beside_a_person_an_opponent_thinks_longer),
        cmocka_unit_test(the_partner_leaves_a_persons_allies_alone),
        cmocka_unit_test(enter_alone_discards_nothing),
        cmocka_unit_test(arrows_stand_where_the_words_do),
        cmocka_unit_test(no_arrow_stands_while_a_card_is_held),
        cmocka_unit_test(an_arrow_leads_from_the_card_to_its_lane),
        cmocka_unit_test(SH_16_1_nobody_takes_back_what_another_did_behind_the_curtain),
        cmocka_unit_test(SH_16_3_the_treachery_card_closes_the_way_back_for_all),
        cmocka_unit_test(whoever_has_an_empty_hand_has_a_curtain_too),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
