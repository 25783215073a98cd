/* SPDX-License-Identifier: MIT
 * What the table of Against the Monstrous Horde says and marks while one plays: enemies and heroes, the question, the lead,
 * what is left to do and where the buttons stand. */
#include "help_monstrous.h"

#include <math.h>
#include <stdlib.h>

#include "core/table.h"

/* What stands on an enemy lies on its card, line below line; the rest is said of it in words. */
static void check_enemies(Bench *b)
{
    for (int k = 0; k < ENEMIES; k++) {
        Rect card = b->stage->at.panel[AT_ENEMY + k];
        float end = card.y;
        char id[24];
        size_t i;
        json_t *item;
        (void)snprintf(id, sizeof id, "foe-%d", k);
        assert_non_null(bench_item(b, "id", id, 0));
        json_array_foreach(json_object_get(b->items, "items"), i, item)
        {
            json_t *at = json_object_get(item, "rect");
            float n[4]; /* pixels of the window */
            for (size_t c = 0; c < 4; c++)
                n[c] = (float)json_number_value(json_array_get(at, c)) / gfx_unit(b->g);
            Rect r = {n[0], n[1], n[2], n[3]};
            if (strcmp(word_in(item, "kind"), "text") != 0 || !rect_has(card, middle_x(r), middle_y(r)))
                continue;
            assert_true(r.x >= card.x - 1 && r.x + r.w <= card.x + card.w + 1);
            assert_true(r.y >= end - 2);
            end = r.y + r.h;
        }
        assert_true(end <= card.y + card.h + 2);
    }
}

/* The lowest table there is: large letters, a small window, and a lesson below. What stands on an enemy lies on its card:
 * in each phase, with chances and without, of epic monsters too. */
static void what_stands_on_enemies_has_room(void **unused)
{
    (void)unused;
    static const char *const phase[] = {"team", "reroll", "action"};
    for (int k = 0; k < 12; k++) {
        char position[700];
        bool lesson = k & 1, chances = k >> 1 & 1;
        (void)snprintf(
            position, sizeof position,
            "{\"seats\":2,\"round\":3,\"phase\":\"%s\",\"to_act\":0,\"places\":{\"lineup\":[{\"word\":\"enemy-1\","
            "\"n\":13},{\"word\":\"enemy-2\",\"n\":18},{\"word\":\"enemy-3\",\"n\":26,\"face\":2},{\"word\":\"enemy-"
            "4\",\"n\":28,\"face\":4}],%s}}",
            phase[k / 4],
            k < 4 ? "\"party-0\":[\"rogue\",\"cleric\"]"
                  : "\"team-0\":[{\"word\":\"rogue\",\"n\":4},{\"word\":\"cleric\",\"n\":6}]");
        Bench b = placed(position, 1024, 640, 2);
        b.use.foot = lesson ? 86 : 0;
        settle(&b);
        b.stage->look.sort = chances;
        b.stage->gather.set = k < 4 ? 1 << HERO_CLERIC : 0;
        bench_rest(&b);
        check_enemies(&b);
        bench_close(&b);
    }
}

/* Whatever is picked, the button that ends the turn is the last one of the question. */
static void the_turn_ends_at_the_end_of_the_ribbon(void **unused)
{
    (void)unused;
    Move attack = {0};
    for (uint64_t seed = 1; seed < 20 && attack.kind == 0; seed++) {
        Bench b = in_actions(seed, false, &attack);
        settle(&b);
        for (int picked = 0; picked < 2 && attack.kind != 0; picked++) {
            b.stage->gather.set = picked ? attack.a : 0;
            b.stage->gather.aim = picked ? attack.b : 0;
            step(&b, 400, (Input){0});
            Rect end = place_of(&b, "move-end"), ribbon = place_of(&b, "prompt"), clear = place_of(&b, "clear");
            assert_true(end.w > 40 && end.x + end.w > ribbon.x + ribbon.w - 20);
            assert_int_equal(clear.w > 0, picked);
            assert_true(!picked || clear.x + clear.w < end.x);
        }
        bench_close(&b);
    }
    assert_true(attack.kind != 0);
}

/* Sleep is for the three others alone, and yet the Troll can be hit: whoever points at it is told of no refusal. */
static void an_enemy_that_can_be_hit_is_not_refused(void **unused)
{
    (void)unused;
    static const char position[] = "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                                   "{\"word\":\"enemy-2\",\"n\":16},"
                                   "{\"word\":\"enemy-3\",\"n\":17},{\"word\":\"enemy-4\",\"n\":18},{\"word\":\"enemy-"
                                   "1\",\"n\":25,\"face\":1}],\"team-0\":"
                                   "[{\"word\":\"wizard\",\"n\":4},{\"word\":\"cleric\",\"n\":6},{\"word\":\"paladin\","
                                   "\"n\":7},{\"word\":\"barbarian\",\"n\":19}]}}";
    Bench b = placed(position, 1280, 800, 1);
    settle(&b);
    Rect r = b.stage->at.piece[monstrous_target_piece(stage_state(b.stage), 0)].hit;
    for (int picked = 0; picked < 2; picked++) {
        b.stage->gather.set = picked ? 1 << HERO_CLERIC | 1 << HERO_BARBARIAN : 0;
        step(&b, 400, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2 + (float)picked, .y = r.y + r.h / 2});
        step(&b, 400, (Input){0});
        assert_false(says(&b, "You cannot do that now"));
    }
    bench_close(&b);
}

/* So many pixels beside the left edge of the hero's card have the colour of targets. */
static int target_pixels(const Bench *b, int hero)
{
    const SDL_Surface *s = window_surface(b->window);
    Rect r = b->stage->table.at->panel[AT_HERO + hero];
    Color c = gfx_color(b->g, COL_TARGET);
    int n = 0;
    for (int y = (int)r.y + 12; y < (int)(r.y + r.h) - 12; y++)
        for (int x = (int)r.x - 5; x < (int)r.x; x++) {
            Uint8 red, green, blue;
            uint32_t pixel = *(const uint32_t *)(const void *)((const uint8_t *)s->pixels + y * s->pitch + 4 * x);
            SDL_GetRGB(pixel, s->format, &red, &green, &blue);
            n += abs(red - c.r) + abs(green - c.g) + abs(blue - c.b) < 40;
        }
    return n;
}

/* The hero whom a hint names for an ability keeps the frame of a target, though its die lies in the tray. */
static void a_hinted_target_keeps_its_frame(void **unused)
{
    (void)unused;
    Bench b = placed(one_bed, 1280, 800, 1);
    b.draws = true;
    settle(&b);
    assert_int_equal(target_pixels(&b, HERO_DRUID), 0);
    b.stage->tool.kind = MOVE_INSPIRE;
    step(&b, 400, (Input){0});
    int all = target_pixels(&b, HERO_DRUID);
    b.use.light = (Move){.kind = MOVE_INSPIRE, .seat = 0, .a = DEF_HERO + HERO_DRUID};
    step(&b, 400, (Input){0});
    assert_true(all > 40 && target_pixels(&b, HERO_DRUID) > all / 2);
    bench_close(&b);
}

/* The question is about what is in the hand: with Rage nothing says that a sum must fit. */
static void the_question_is_about_what_is_in_the_hand(void **unused)
{
    (void)unused;
    Bench b = placed(all_crits, 1280, 800, 1);
    settle(&b);
    assert_true(says(&b, "Backstab or Guidance can make a sum fit."));
    b.stage->tool.kind = MOVE_RAGE;
    step(&b, 400, (Input){0});
    assert_false(says(&b, "make a sum fit"));
    assert_true(says(&b, "Rage: choose an enemy to defeat"));
    bench_close(&b);
}

/* The large card says how a hero is and what an epic monster takes; and the question of an attack only whom it hits. */
static void the_large_card_says_how_it_is_now(void **unused)
{
    (void)unused;
    Bench b = placed(one_bed, 1280, 800, 1);
    settle(&b);
    const State *s = stage_state(b.stage);
    PieceId wizard = table_find(s, PLACE_WOUNDED, DEF_HERO + HERO_WIZARD);
    char words[SENTENCE_MAX] = "", q[SENTENCE_MAX] = "", d[SENTENCE_MAX] = "";
    assert_false(monstrous_now(s, NULL, wizard, DEF_HERO + HERO_WIZARD, NULL, words, sizeof words));
    assert_string_equal(words, "*Now:* wounded: needs 4");
    const Move hit = {.kind = MOVE_ATTACK, .seat = 0, .a = 1 << HERO_ROGUE | 1 << HERO_CLERIC, .b = DEF_ENEMY};
    (void)monstrous_plan(&b.stage->table, hit, q, sizeof q, d, sizeof d);
    assert_null(strstr(q, "exactly"));
    bench_close(&b);
}

/* Who goes past everybody else is told at the score, for a moment; more points of who leads already are not. */
static void a_change_of_lead_is_a_moment(void **unused)
{
    (void)unused;
    Bench b = placed(all_crits, 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    char words[SENTENCE_MAX];
    monstrous_so_far(stage_state(b.stage), match_setup(b.m), 0, words, sizeof words);
    assert_non_null(strstr(words, "has 60 of 100 points."));
    assert_non_null(strstr(words, "leads with 70."));
    const Move rage = {.kind = MOVE_RAGE, .seat = 0, .a = DEF_ENEMY + 3};
    assert_int_equal(match_play(b.m, match_serial(b.m), rage).code, 0);
    int told = 0;
    for (int i = 0; i < 120; i++) {
        step(&b, 40, (Input){0});
        told += says(&b, "takes the lead");
    }
    assert_in_range(told, 40, 70);
    monstrous_so_far(stage_state(b.stage), match_setup(b.m), 0, words, sizeof words);
    assert_non_null(strstr(words, " leads: 80 of 100 points."));
    Event more = {.kind = EV_SCORED, .seat = 0, .n = 80, .other = 10};
    assert_true(monstrous_takes_lead(stage_state(b.stage), &more));
    more.other = 5;
    assert_false(monstrous_takes_lead(stage_state(b.stage), &more));
    bench_close(&b);
}

/* Who called the last round is known when it begins: heard, or because one seat alone has reached the target. */
static void the_caller_of_the_last_round_is_known(void **unused)
{
    (void)unused;
    static const char *const score[] = {"[90,110]", "[100,110]"};
    for (int i = 0; i < 2; i++) {
        char position[600];
        (void)snprintf(
            position, sizeof position,
            "{\"seats\":2,\"round\":9,\"phase\":\"team\",\"to_act\":0,\"score\":%s,\"final\":9,\"places\":{"
            "\"lineup\":[{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\","
            "\"n\":16},{\"word\":\"enemy-4\",\"n\":18}],\"party-0\":[\"rogue\",\"cleric\"],\"party-1\":[\"rogue\"]}}",
            score[i]);
        Bench b = placed(position, 1280, 800, 1);
        settle(&b);
        uint64_t memory[BOARD_EVENT_MEMORY / sizeof(uint64_t)] = {0};
        Table t = b.stage->table;
        t.event_memory = memory;
        assert_int_equal(monstrous_caller(&t), i == 0 ? 1 : NO_SEAT);
        monstrous_hear(memory, stage_state(b.stage), 0, &(Event){.kind = EV_TRIGGERED, .seat = 0, .n = 9});
        assert_int_equal(monstrous_caller(&t), 0);
        bench_close(&b);
    }
}

/* The turn that runs is one of those that are left. */
static void turns_that_are_left_count_the_present_one(void **unused)
{
    (void)unused;
    static const char *const said[] = {"Last round: 2 turns left", "This is the last turn"};
    for (int seat = 0; seat < 2; seat++) {
        char position[600];
        (void)snprintf(
            position, sizeof position,
            "{\"seats\":2,\"round\":9,\"phase\":\"team\",\"to_act\":%d,\"score\":[90,110],\"final\":9,\"places\":{"
            "\"lineup\":[{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\","
            "\"n\":16},{\"word\":\"enemy-4\",\"n\":18}],\"party-0\":[\"rogue\",\"cleric\"],\"party-1\":[\"rogue\"]}}",
            seat);
        Bench b = placed(position, 1280, 800, 1);
        settle(&b);
        bench_pass(&b, (Input){0});
        assert_non_null(bench_item(&b, "label", said[seat], 0));
        bench_close(&b);
    }
}

/* The banner of the last round lies on the ground of the dice, below every enemy's name, at any size of text. */
static void the_banner_of_the_last_round_covers_no_enemy(void **unused)
{
    (void)unused;
    Match *m = help_new(&monstrous_game, 2, 5);
    Rng luck = rng_seed(3);
    uint32_t at = 0;
    while (monstrous_of(match_truth(m))->final == 0 || match_truth(m)->round < monstrous_of(match_truth(m))->final) {
        at = match_serial(m);
        help_play(m, &luck, 1);
    }
    for (int i = 0; i < 2; i++) {
        Bench b;
        int told = 0;
        bench_open(&b, match_at(m, at), i == 0 ? 1280 : 1024, i == 0 ? 800 : 640, 1);
        b.use = (StageInput){.match = b.m};
        bench_rest(&b);
        ui_set_motion(b.ui, false, 1);
        assert_int_equal(match_play(b.m, match_serial(b.m), match_move(m, at)).code, 0);
        for (int pass = 0; pass < 120; pass++) {
            b.now -= 300; /* a pass is 100 ms long */
            bench_pass(&b, (Input){0});
            json_t *words = bench_item(&b, "label", "The last round", 0);
            Rect card = b.stage->at.panel[AT_ENEMY];
            told += words != NULL;
            assert_true(words == NULL || bench_rect(&b, words).y > card.y + card.h);
        }
        assert_in_range(told, 22, 32);
        bench_close(&b);
    }
    match_free(m);
}

/* What a moment is watched for, from the team to its last points, and nothing after it. */
static void watching_a_moment_stops_with_its_points(void **unused)
{
    (void)unused;
    enum { MOMENTS = 8, EVENTS = 20000 };
    static Event e[EVENTS];
    int seen = 0, for_good = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = game_preset(&monstrous_game, 3);
        Decision d[MOMENTS];
        cfg.seed = seed;
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        View *v = view_new(&monstrous_game);
        help_play(m, &r, 4000);
        assert_true(match_over(m));
        int n = monstrous_decisions(m, d, MOMENTS), all = match_events(m, NO_SEAT, 0, NULL, 0);
        for (int i = 0; i < n; i++) {
            assert_true(d[i].until > d[i].serial);
            match_view_at(m, d[i].serial, NO_SEAT, VIEW_EYES, v);
            assert_int_equal(view_state(v)->phase, PHASE_TEAM);
            int seat = view_state(v)->to_act, points = 0, last = 0;
            int begin = all - match_events(m, NO_SEAT, d[i].serial, NULL, 0);
            int end = all - match_events(m, NO_SEAT, d[i].until, NULL, 0);
            int before = all - match_events(m, NO_SEAT, d[i].until - 1, NULL, 0);
            assert_in_range(all, 1, EVENTS);
            (void)match_events(m, NO_SEAT, 0, e, all);
            for (int k = begin; k < end; k++)
                if (e[k].kind == EV_SCORED) {
                    assert_int_equal(e[k].seat, seat);
                    points += e[k].other;
                    last += k >= before;
                }
            bool good = d[i].weight > 1000; /* nobody went past it any more */
            assert_int_equal(points, d[i].weight % 1000);
            assert_int_equal(good, strstr(d[i].text, "took the lead for good.") != NULL);
            if (good)
                assert_true(monstrous_of(match_truth(m))->won[seat] && i == 0);
            for_good += good;
            assert_true(last > 0);
        }
        seen += n;
        view_free(v);
        match_free(m);
    }
    assert_true(seen > 4 && for_good > 1);
}

/* By keys a sum whose target was chosen first leads to that one, not to another of the same number. */
static void the_keys_go_on_to_what_is_meant(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":6},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":6},"
                     "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":2},{\"word\":\"rogue\","
                     "\"n\":4},{\"word\":\"cleric\",\"n\":8}],\"party-0\":[\"druid\"],\"party-1\":[\"rogue\"]}}",
                     1280, 800, 1);
    Stage *st = b.stage;
    ui_always_focus(b.ui, true);
    settle(&b);
    for (int enemy = 0; enemy < 3; enemy += 2) {
        st->gather.set = 0;
        ui_focus(b.ui, "piece-0");
        settle(&b);
        st->gather.aim = (DefId)(DEF_ENEMY + enemy);
        st->gather.set = 3;
        settle(&b);
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", monstrous_target_piece(st->may.hand.s, enemy));
        assert_string_equal(ui_focused(b.ui), id);
    }
    bench_close(&b);
}

/* Whose heroes lie there is said while another acts, and which round it is. */
static void it_is_said_whose_heroes_lie_there(void **unused)
{
    (void)unused;
    for (int seat = 0; seat < 2; seat++) {
        char position[500];
        (void)snprintf(
            position, sizeof position,
            "{\"seats\":2,\"round\":4,\"phase\":\"team\",\"to_act\":%d,\"places\":{\"lineup\":[{\"word\":\"enemy-1\","
            "\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":16},{\"word\":\"enemy-4\","
            "\"n\":18}],\"party-0\":[\"rogue\",\"cleric\"],\"party-1\":[\"rogue\"]}}",
            seat);
        Bench b = placed(position, 1280, 800, 1);
        settle(&b);
        bench_pass(&b, (Input){0});
        assert_int_equal(bench_item(&b, "label", "Seat 2\u2019s heroes", 0) != NULL, seat == 1);
        assert_non_null(bench_item(&b, "label", "Round 4", 0));
        bench_close(&b);
    }
}

/* A number chooses the hero that stands there, and puts it back; the question stays in its place. */
static void numbers_choose_heroes(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, before_a_throw(3), 1280, 800, 1);
    look(&b);
    settle(&b);
    bench_pass(&b, (Input){0});
    char question[SENTENCE_MAX];
    (void)snprintf(question, sizeof question, "%s", word_in(bench_item(&b, "id", "prompt", 0), "label"));
    Rect asked = place_of(&b, "prompt"), words = bench_rect(&b, bench_item(&b, "label", question, 1));
    bench_key(&b, SDLK_3);
    assert_int_equal(b.stage->gather.set, 1u << HERO_CLERIC);
    bench_key(&b, SDLK_1);
    settle(&b);
    bench_pass(&b, (Input){0});
    assert_int_equal(b.stage->gather.set, 1u << HERO_CLERIC | 1u << HERO_WIZARD);
    Rect now = place_of(&b, "prompt"), then = bench_rect(&b, bench_item(&b, "label", question, 1));
    assert_true(place_of(&b, "clear").w > 0);
    assert_true(fabsf(now.x - asked.x) < 1 && fabsf(now.w - asked.w) < 1 && fabsf(then.x - words.x) < 1);
    bench_key(&b, SDLK_3);
    assert_int_equal(b.stage->gather.set, 1u << HERO_WIZARD);
    bench_close(&b);
}

/* Who skips the others' turns is told what came of them, until the next press. */
static void skipped_turns_are_summed_up(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, before_a_throw(3), 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    look(&b);
    settle(&b);
    Rng r = rng_seed(9);
    while (match_to_act(b.m) == 0)
        help_play(b.m, &r, 1);
    while (match_to_act(b.m) != 0)
        help_play(b.m, &r, 1);
    for (int i = 0; i < 40 && !bench_item(&b, "id", "meanwhile", 0); i++) {
        bench_key(&b, SDLK_SPACE);
        bench_pass(&b, (Input){0});
    }
    json_t *told = bench_item(&b, "id", "meanwhile", 0);
    assert_non_null(told);
    assert_true(strlen(word_in(told, "label")) > 0);
    bench_key(&b, SDLK_1);
    bench_pass(&b, (Input){0});
    assert_null(bench_item(&b, "id", "meanwhile", 0));
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_on_enemies_has_room),
        cmocka_unit_test(the_turn_ends_at_the_end_of_the_ribbon),
        cmocka_unit_test(an_enemy_that_can_be_hit_is_not_refused),
        cmocka_unit_test(a_hinted_target_keeps_its_frame),
        cmocka_unit_test(the_question_is_about_what_is_in_the_hand),
        cmocka_unit_test(the_large_card_says_how_it_is_now),
        cmocka_unit_test(a_change_of_lead_is_a_moment),
        cmocka_unit_test(the_caller_of_the_last_round_is_known),
        cmocka_unit_test(turns_that_are_left_count_the_present_one),
        cmocka_unit_test(the_banner_of_the_last_round_covers_no_enemy),
        cmocka_unit_test(watching_a_moment_stops_with_its_points),
        cmocka_unit_test(the_keys_go_on_to_what_is_meant),
        cmocka_unit_test(it_is_said_whose_heroes_lie_there),
        cmocka_unit_test(numbers_choose_heroes),
        cmocka_unit_test(skipped_turns_are_summed_up),
    };
    return cmocka_run_group_tests_name("what the monstrous table tells", tests, NULL, NULL);
}
