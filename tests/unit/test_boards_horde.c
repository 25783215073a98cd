/* SPDX-License-Identifier: MIT
 * The table of Horde under the hand: what is final is asked about and never behind Enter, what is no target says why,
 * nobody's secret is named, and what a player must see is there at every size. While a round is played:
 * test_boards_horde_round.c. */
#include "help_horde.h"

#include "games/horde/table/horde_draw.h"

/* ---- the Trickster -------------------------------------------------------------------------------------------------- */

static void the_trickster_asks_with_a_preview(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, match_at_position(stored("trickster")), 1280, 800, 1);
    uint32_t serial = match_serial(b.m);
    click(&b, piece_in(&b, "water", "battle-2"));
    assert_true(says(&b, "Swap the 8 on Water with which token?"));
    bench_point(&b, bench_id(&b, "prompt")); /* more about a question stands on its ribbon */
    assert_true(says(&b, "You can swap it with Sun 6."));
    assert_string_equal(word_in(piece_in(&b, "sun", "battle-5"), "can"), "target");
    assert_string_equal(word_in(piece_in(&b, "dragon", "battle-1"), "can"), "not");
    click(&b, piece_in(&b, "dragon", "battle-1")); /* HO-9.3: it says why, and the hand keeps what it holds */
    assert_string_equal(b.says.rule, "HO-9.3");
    Why why = {.cause = NO_PIECE};
    match_why(b.m, (Move){MOVE_SWAP, (uint8_t)match_to_act(b.m), DEF_BATTLE + KIND_WATER, DEF_BATTLE + KIND_DRAGON, 0},
              &why);
    assert_string_equal(why.text, "Water is worth 8, Dragon is worth 1. They must differ by 1 or 2.");
    assert_true(says(&b, "Swap the 8 on Water with which token?"));
    click(&b, piece_in(&b, "sun", "battle-5"));
    assert_int_equal(match_serial(b.m), serial);
    assert_true(says(&b, "Water worth 6, Sun worth 8?"));
    assert_true(says(&b, " 2. Sun: "));
    key(&b, SDLK_ESCAPE); /* and back */
    assert_int_equal(match_serial(b.m), serial);
    assert_false(says(&b, "Water worth 6, Sun worth 8?"));
    click(&b, piece_in(&b, "water", "battle-2"));
    click(&b, piece_in(&b, "sun", "battle-5"));
    key(&b, SDLK_RETURN);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_SWAP);
    bench_close(&b);
}

/* ---- what is final ------------------------------------------------------------------------------------------------- */

static void enter_spends_no_flayer(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, match_at_position(stored("jokers")), 1280, 800, 1);
    uint32_t serial = match_serial(b.m);
    assert_true(says(&b, "1 Flayer left."));
    key(&b, SDLK_RETURN);
    key(&b, SDLK_RETURN);
    assert_int_equal(match_serial(b.m), serial);
    key(&b, SDLK_f);
    assert_int_equal(match_serial(b.m), serial); /* asked once more, with what would come of it */
    assert_true(says(&b, "Play a Flayer?"));
    key(&b, SDLK_ESCAPE);
    key(&b, SDLK_f);
    key(&b, SDLK_RETURN);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_FLAYER);
    bench_close(&b);
    sit_down(&b, match_at_position(stored("jokers")), 1280, 800, 1);
    key(&b, SDLK_d);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_DONE);
    bench_close(&b);
}

/* ---- secrets ------------------------------------------------------------------------------------------------------- */

/* The owner of the Betrayer is an opponent that another seat must not learn of, at any pass of the story. */
static void the_owner_of_the_betrayer_is_never_named(void **st)
{
    (void)st;
    for (int eyes = 0; eyes < 3; eyes += 2) {
        Bench b;
        bench_open(&b, match_at_position(stored("pick-0")), 1280, 800, 1);
        assert_int_equal(match_to_act(b.m), 1);
        b.use = (StageInput){.match = b.m, .eyes = eyes, .near = eyes, .hands = false};
        bench_rest(&b); /* as long as the scene says nothing itself: a card still flies */
        assert_false(says(&b, "teal the"));
        assert_false(says(&b, match_setup(b.m)->name[1]) && says(&b, "is thinking"));
        assert_true(says(&b, "Waiting to see if the card is stolen"));
        bench_close(&b);
    }
}

/* ---- what a player must see (section 9 of the rules) ------------------------------------------------------------------ */

static Match *new_match(int seats)
{
    Setup cfg = game_preset(&horde_game, seats);
    cfg.seed = 7;
    Match *m = match_new(&horde_game, &cfg, NULL);
    assert_non_null(m);
    match_settle(m);
    return m;
}

/* The least width of the cards in the places whose word begins so. */
static float least_width(const Bench *b, const char *place)
{
    json_t *it;
    size_t i;
    float least = 10000;
    json_array_foreach(json_object_get(b->items, "items"), i, it)
    {
        if (strncmp(word_in(it, "place"), place, strlen(place)) != 0 || !word_in(it, "piece")[0])
            continue;
        float w = rect_of(b, it).w;
        least = w < least ? w : least;
    }
    return least;
}

/* How many kinds the track shows: drawn, or still to come. */
static int kinds_on_the_track(const Bench *b)
{
    int n = 0;
    for (int i = 0; i < KIND_COUNT; i++) {
        char id[40], place[24];
        const char *kind = horde_game.def[DEF_BATTLE + i].word;
        (void)snprintf(id, sizeof id, "to-come-%s", kind);
        bool drawn = false;
        for (int k = 1; k <= KIND_COUNT; k++) {
            (void)snprintf(place, sizeof place, "battle-%d", k);
            json_t *card = bench_item(b, "piece", kind, 0);
            drawn = drawn || (card && strcmp(word_in(card, "place"), place) == 0);
        }
        n += drawn + has_id(b, id);
    }
    return n;
}

static void kinds_not_drawn_and_names_show_with_four_seats(void **st)
{
    (void)st;
    static const int size[][2] = {{1280, 800}, {1024, 640}, {1920, 1080}};
    for (int i = 0; i < 3; i++) {
        Bench b;
        sit_down(&b, new_match(4), size[i][0], size[i][1], 1);
        assert_int_equal(kinds_on_the_track(&b), KIND_COUNT);
        assert_true(says(&b, ": not drawn yet"));
        assert_true(least_width(&b, "pool") >= 76); /* from there on a card has room for its name */
        bench_close(&b);
    }
}

static void large_text_hides_no_kinds(void **st)
{
    (void)st;
    static const int size[][3] = {{1280, 800, 4}, {1024, 640, 3}};
    for (int i = 0; i < 2; i++) {
        Bench b;
        sit_down(&b, new_match(size[i][2]), size[i][0], size[i][1], 2);
        assert_int_equal(kinds_on_the_track(&b), KIND_COUNT);
        assert_true(says(&b, ": not drawn yet"));
        bench_close(&b);
    }
}

/* No card of the near horde lies over another one: its two signs are in its upper corners. */
static void both_signs_of_a_large_horde_show(void **st)
{
    (void)st;
    static const int size[][2] = {{1280, 800}, {1024, 640}};
    for (int k = 0; k < 2; k++) {
        Bench b;
        Rect r[PIECE_MAX];
        int n = 0;
        json_t *it;
        size_t i;
        sit_down(&b, match_at_position(stored("pick-0")), size[k][0], size[k][1], 1);
        json_array_foreach(json_object_get(b.items, "items"), i,
                           it) if (strcmp(word_in(it, "place"), "horde-1") == 0 && word_in(it, "piece")[0]) r[n++] =
            rect_of(&b, it);
        assert_int_equal(n, 24);
        for (int x = 0; x < n; x++)
            for (int y = 0; y < x; y++)
                assert_false(rect_overlaps(rect_inset(r[x], 1), rect_inset(r[y], 1)));
        bench_close(&b);
    }
}

static void the_price_of_a_theft_is_told_at_every_size(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        sit_down(&b, match_at_position(stored("pick-0")), 1024, 640, (float)text);
        assert_true(says(&b, "steal the Forest Skeleton from "));
        assert_true(says(&b, "It costs the Betrayer and two other cards."));
        assert_true(says(&b, "\u2019s pick still counts: 1 of 2."));
        bench_close(&b);
    }
}

static void a_demon_hides_neither_log_nor_counts(void **st)
{
    (void)st;
    static const int size[][2] = {{1280, 800}, {1024, 640}};
    for (int i = 0; i < 2; i++) {
        Bench b;
        sit_down(&b, at_a_demon(), size[i][0], size[i][1], 1);
        assert_true(says(&b, "lay a joker or pass"));
        assert_true(says(&b, "2 Flayers and 2 Demons left."));
        assert_non_null(bench_id(&b, "demon-slot"));
        assert_non_null(bench_id(&b, "share-golem"));
        assert_non_null(bench_id(&b, "log-open"));
        key(&b, SDLK_l);
        assert_non_null(bench_id(&b, "close-drawer"));
        assert_true(says(&b, " reveals "));
        bench_close(&b);
    }
}

static void the_price_of_a_card_tells_each_battle_for_itself(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, at_a_demon(), 1280, 800, 1);
    b.use.zoom_on_hover = true;
    bool found[3] = {false};
    int n = table_size(match_truth(b.m), PLACE_HORDE + 2);
    for (int i = 0; i < n; i++) {
        Rect r = bench_rect(&b, bench_item(&b, "place", "horde-2", i));
        for (int k = 0; k < 3; k++) /* of a card that others cover, the left edge shows */
            bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + 4 + (float)k, .y = r.y + r.h / 2});
        found[0] = found[0] || says(&b, "Moon \u22123 (no loss), Golem 2");
        found[1] = found[1] || says(&b, "fights in no battle");
        found[2] = found[2] || says(&b, "helps");
    }
    assert_true(found[0] && found[1] && !found[2]);
    bench_close(&b);
}

static void tied_leaders_are_told_in_a_low_lane_too(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        Match *m = at_a_demon();
        assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_FLAYER, .seat = 2}).code, 0);
        sit_down(&b, m, 1024, 640, (float)text);
        assert_true(says(&b, "tied for the lead") || reads(&b, "tie"));
        bench_close(&b);
    }
}

static void sentences_say_what_they_count(void **st)
{
    (void)st;
    Setup cfg = game_preset(&horde_game, 2);
    char line[SENTENCE_MAX], words[400];
    event_line(&horde_game, &cfg, &(Event){.kind = EV_REFILLED, .seat = NO_SEAT}, line, sizeof line);
    assert_string_equal(line, "The draw pile is empty: no new cards.");
    event_line(&horde_game, &cfg, &(Event){.kind = EV_REFILLED, .seat = NO_SEAT, .n = 5, .other = 40}, line,
               sizeof line);
    assert_string_equal(line, "The Pool gets 5 cards (40 left in the draw pile).");
    event_line(&horde_game, &cfg, &(Event){.kind = EV_FLAYER, .seat = 0, .n = 5}, line, sizeof line);
    assert_non_null(strstr(line, "*Flayer* and now has 5."));
    Match *m = new_match(2);
    board_by_game("horde")->zoom_text(match_truth(m), DEF_PHANTASM, words, sizeof words);
    assert_non_null(strstr(words, "Fights for [sign:sun]"));
    assert_non_null(strstr(words, "Clashes with other Sun or Moon cards picked in the same round. It has no type."));
    match_free(m);
}

/* The flag stands at the starter's portrait, also at the own one. */
static void ones_own_seat_is_told_that_it_is_the_starter(void **st)
{
    (void)st;
    for (int eyes = 0; eyes < 2; eyes++) { /* another seat, and the starter */
        Bench b;
        bench_open(&b, match_at_position(stored("pick-0")), 1280, 800, 1);
        b.use = (StageInput){.match = b.m, .eyes = eyes, .near = eyes, .hands = false};
        bench_rest(&b);
        for (int seat = 0; seat < match_truth(b.m)->nseats; seat++) {
            bool told = strstr(about_seat(&b, seat), "starts this round") != NULL;
            assert_int_equal(told, seat == horde_of(match_truth(b.m))->starter);
        }
        bench_close(&b);
    }
}

static void an_opponent_is_not_spoken_to(void **st)
{
    (void)st;
    Bench b;
    Setup cfg = game_preset(&horde_game, 3);
    cfg.player[0] = cfg.player[1] = cfg.player[2] = 1;
    Match *m = match_new(&horde_game, &cfg, NULL);
    assert_non_null(m);
    match_settle(m);
    int seat = match_to_act(m), other = (seat + 1) % 3;
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .eyes = other, .near = other, .hands = false};
    bench_rest(&b);
    char words[64];
    (void)snprintf(words, sizeof words, "%s is thinking", cfg.name[seat]);
    assert_true(says(&b, words));
    (void)snprintf(words, sizeof words, "%s, ", cfg.name[seat]);
    assert_false(says(&b, words));
    bench_close(&b);
}

static void a_basic_game_scores_no_bonuses(void **st)
{
    (void)st;
    for (int basic = 0; basic < 2; basic++) {
        Setup cfg = game_preset(&horde_game, 2);
        Standing all = {0};
        bool vampires = false;
        cfg.option[OPT_LEVEL] = basic ? LEVEL_BASIC : LEVEL_FULL;
        Match *m = match_new(&horde_game, &cfg, NULL);
        assert_non_null(m);
        match_standing(m, &all);
        for (int i = 0; i < all.nlines; i++)
            vampires = vampires || strcmp(all.line[i].label, "Vampires") == 0;
        assert_int_equal(vampires, !basic);
        match_free(m);
    }
}

/* When all is fought the rows tell the sums, and nobody leads, ties or chooses any more. */
static void after_the_last_battle_the_sums_stand_there(void **st)
{
    (void)st;
    for (int basic = 0; basic < 2; basic++) {
        Bench b;
        Setup cfg = game_preset(&horde_game, 3);
        Rng luck = rng_seed(4);
        Standing sums = {0};
        char number[16], id[24];
        cfg.option[OPT_LEVEL] = basic ? LEVEL_BASIC : LEVEL_FULL;
        Match *m = match_new(&horde_game, &cfg, NULL);
        assert_non_null(m);
        help_play(m, &luck, 3000);
        assert_true(match_over(m));
        match_standing(m, &sums);
        sit_down(&b, m, 1280, 800, 1);
        assert_true(says(&b, "in total"));
        assert_false(says(&b, "tied for the lead") || says(&b, "passed") || says(&b, "choosing"));
        for (int seat = 0; seat < 3; seat++) {
            (void)snprintf(number, sizeof number, sums.score[seat] < 0 ? ": \u2212%d," : ": %d,",
                           abs(sums.score[seat]));
            (void)snprintf(id, sizeof id, "battle-count-%d", seat);
            assert_non_null(strstr(label_of(&b, id), number));
        }
        TopWords top;
        board_by_game("horde")->top(match_truth(m), &top);
        assert_int_equal(top.nsteps, basic ? 2 : 3); /* no Trickster there, no step of the Trickster */
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_trickster_asks_with_a_preview),
        cmocka_unit_test(the_owner_of_the_betrayer_is_never_named),
        cmocka_unit_test(enter_spends_no_flayer),
        cmocka_unit_test(kinds_not_drawn_and_names_show_with_four_seats),
        cmocka_unit_test(large_text_hides_no_kinds),
        cmocka_unit_test(both_signs_of_a_large_horde_show),
        cmocka_unit_test(the_price_of_a_theft_is_told_at_every_size),
        cmocka_unit_test(a_demon_hides_neither_log_nor_counts),
        cmocka_unit_test(the_price_of_a_card_tells_each_battle_for_itself),
        cmocka_unit_test(tied_leaders_are_told_in_a_low_lane_too),
        cmocka_unit_test(sentences_say_what_they_count),
        cmocka_unit_test(ones_own_seat_is_told_that_it_is_the_starter),
        cmocka_unit_test(an_opponent_is_not_spoken_to),
        cmocka_unit_test(a_basic_game_scores_no_bonuses),
        cmocka_unit_test(after_the_last_battle_the_sums_stand_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
