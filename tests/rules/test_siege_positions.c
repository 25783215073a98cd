/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what games reach is possible, and so is every world that a seat imagines; what no game reaches is
 * refused with a reason. */
#include "given_siege.h"

#include "core/position.h"

enum { MOVES_OF_A_GAME = 400 };

static void no_fault(const State *s)
{
    const char *fault = siege_fault(s);
    if (fault)
        fail_msg("step %d, %d frames: %s", siege_of(s)->step, s->nframes, fault);
}

static void check_worlds(const Match *match, View *view, Rng *r)
{
    static Siege world;
    for (int seat = 0; seat < match_truth(match)->nseats; seat++) {
        match_view(match, seat, rng_below(r, 2) ? VIEW_EYES : VIEW_MEMORY, view);
        assert_true(view_imagine(view, r, &world.s));
        no_fault(&world.s);
    }
}

static void what_games_reach_and_seats_imagine_is_possible(void **st)
{
    (void)st;
    View *view = view_new(&siege_game);
    for (int seats = 1; seats <= SIEGE_SEATS; seats++)
        for (uint8_t i = 0; i < 6; i++) {
            Match *match = given_siege(seats, i % 2, (uint64_t)(900 * seats + i));
            Rng r = rng_seed(i);
            for (int k = 0; k < MOVES_OF_A_GAME && !match_truth(match)->over; k++) {
                no_fault(match_truth(match));
                check_worlds(match, view, &r);
                assert_int_equal(match_play(match, match_truth(match)->serial, help_any(match, &r)).code, 0);
            }
            no_fault(match_truth(match));
            match_free(match);
        }
    view_free(view);
}

/* ---- what cannot be ------------------------------------------------------------------------------------------------ */

static Siege g; /* a game in which the alliance acts */

static void refused(const char *because)
{
    siege_derive(&g.s);
    const char *fault = siege_fault(&g.s);
    if (!fault || !strstr(fault, because))
        fail_msg("'%s' is wanted, and it says: %s", because, fault ? fault : "nothing");
}

static int reach_alliance(void **st)
{
    (void)st;
    Match *match = given_siege(1, 0, 7);
    Rng r = rng_seed(7);
    while (siege_of(match_truth(match))->step != STEP_ALLIANCE || match_truth(match)->nframes)
        assert_int_equal(match_play(match, match_truth(match)->serial, help_any(match, &r)).code, 0);
    memcpy(&g, match_truth(match), sizeof g);
    match_free(match);
    no_fault(&g.s);
    return 0;
}

static PieceId some_card(PlaceId at)
{
    assert_true(g.s.head[at].count > 0);
    return g.s.head[at].first;
}

static void hidden_cards_are_in_views_only(void **st)
{
    (void)st;
    g.s.piece[some_card(PLACE_DECK)].def = DEF_HIDDEN;
    refused("no card");
}

static void cards_are_looked_at_for_a_reason_only(void **st)
{
    (void)st;
    table_move(&g.s, &siege_game, some_card(PLACE_DECK), PLACE_LOOK, -1, NULL);
    refused("nothing asks for that");
}

static void cards_are_mistaken_for_those_of_their_deck_only(void **st)
{
    (void)st;
    g.s.piece[some_card(PLACE_HORDE_DECK)].pool = POOL_HORDE_2; /* O10 is one deck */
    refused("mistaken");
    g.s.piece[some_card(PLACE_HORDE_DECK)].pool = POOL_HORDE;
    g.s.piece[some_card(PLACE_SUPPLY)].pool = POOL_DECK_0;
    refused("mistaken");
}

/* The question of draw and plan, or what lies below it. */
static Frame *push_frame(uint8_t op, PieceId it)
{
    Frame *f = frame_push(&g.s, op, 0);
    f->src = NO_PIECE;
    f->it = it;
    return f;
}

static void nothing_is_answered_before_it_is_asked(void **st)
{
    (void)st;
    push_frame(RUN_LIMIT, NO_PIECE);
    push_frame(ANSWER, NO_PIECE);
    Frame *ask = push_frame(ASK_CARD, NO_PIECE);
    ask->n = 1;
    ask->arg = PLACE_HAND;
    siege_derive(&g.s);
    no_fault(&g.s);
    g.s.frame[1].it = some_card(PLACE_DECK);
    refused("cannot be chosen");
    g.s.frame[1].it = NO_PIECE;
    g.s.frame[1].n = 1;
    refused("before it is asked");
}

static void answers_are_kept_by_effects_only(void **st)
{
    (void)st;
    push_frame(RUN_BOOST, NO_PIECE)->n = 1;
    push_frame(ANSWER, NO_PIECE);
    push_frame(RUN_LIMIT, NO_PIECE);
    push_frame(ANSWER, NO_PIECE);
    Frame *ask = push_frame(ASK_CARD, NO_PIECE);
    ask->n = 1;
    ask->arg = PLACE_HAND;
    refused("carried out at once");
}

static void ask_for_a_card(void)
{
    push_frame(RUN_LIMIT, NO_PIECE);
    push_frame(ANSWER, NO_PIECE);
    Frame *ask = push_frame(ASK_CARD, NO_PIECE);
    ask->n = 1;
    ask->arg = PLACE_HAND;
}

static void SH_5_3_nothing_is_played_while_something_runs(void **st)
{
    (void)st;
    push_frame(RUN_DRAW, NO_PIECE);
    push_frame(RUN_PLAY, NO_PIECE)->src = some_card(PLACE_HAND);
    ask_for_a_card();
    refused("SH-5.3");
}

static void SH_5_2_who_acts_is_not_done(void **st)
{
    (void)st;
    ask_for_a_card();
    g.done[0] = 1;
    refused("SH-5.2");
}

static void what_waits_in_line_names_nobody_yet(void **st)
{
    (void)st;
    ask_for_a_card();
    Frame *item = queue_add(&g.s, ITEM_ELUSIVE, 0);
    item->src = some_card(PLACE_CASTLE);
    item->it = NO_PIECE;
    item->set = 1;
    refused("names nobody yet");
}

static void a_skeleton_has_an_owner(void **st)
{
    (void)st;
    while (g.s.head[PLACE_LOWER].count)
        siege_leave(&g.s, some_card(PLACE_LOWER), SIEGE_PLACES, NULL);
    siege_enter(&g.s, some_card(PLACE_SUPPLY), PLACE_LOWER, 0, NULL);
    refused("belongs to nobody");
}

static void step_and_phase_agree(void **st)
{
    (void)st;
    g.s.phase = PHASE_FIGHT;
    refused("of another phase");
}

static void SH_3_3_a_pool_holds_10(void **st)
{
    (void)st;
    g.mana[0] = MANA_MOST + 1;
    refused("SH-3.3");
}

static void SH_9_8_an_empty_deck_loses(void **st)
{
    (void)st;
    while (g.s.head[PLACE_DECK].count)
        table_move(&g.s, &siege_game, some_card(PLACE_DECK), PLACE_DISCARD, -1, NULL);
    refused("SH-9.8");
}

static void SH_9_7_a_fallen_castle_loses(void **st)
{
    (void)st;
    g.s.piece[some_card(PLACE_CASTLE)].num[NUM_HEALTH] = -50;
    refused("SH-9.7");
}

static void SH_10_13_who_has_no_health_falls(void **st)
{
    (void)st;
    PieceId p = some_card(PLACE_HORDE_DECK);
    while (siege_card_of(&g.s, p)->type != CARD_MONSTER)
        p = g.s.piece[p].next;
    while (g.s.head[PLACE_UPPER].count) /* no aura holds it up */
        table_move(&g.s, &siege_game, some_card(PLACE_UPPER), PLACE_HORDE_DISCARD, -1, NULL);
    memset(g.buff, 0, sizeof g.buff);
    siege_enter(&g.s, p, PLACE_UPPER, 0, NULL);
    g.s.piece[p].num[NUM_HEALTH] = -50;
    refused("SH-10.13");
    ask_for_a_card(); /* nor while somebody is asked */
    refused("SH-10.13");
}

static void SH_10_16_a_destruction_waits_for_who_falls(void **st)
{
    (void)st;
    PieceId p = some_card(PLACE_BACK);
    for (int num = 0; num < SIEGE_NUMS; num++)
        g.s.piece[p].num[num] = 0;
    g.s.piece[p].face = FACE_FALLING;
    refused("SH-10.16");
}

static void SH_12_13_nobody_conceals_without_a_horde_player(void **st)
{
    (void)st;
    g.s.piece[some_card(PLACE_UPPER)].face = FACE_CONCEALED;
    refused("SH-12");
}

static void SH_12_16_cards_of_the_horde_belong_to_no_seat(void **st)
{
    (void)st;
    g.s.piece[some_card(PLACE_UPPER)].owner = 0; /* a rearrangement exchanges cards that cannot be told apart */
    refused("belongs to a seat");
}

static void a_question_needs_somebody_who_asks(void **st)
{
    (void)st;
    frame_push(&g.s, ASK_YES, 0);
    refused("no place for its answer");
}

static void an_effect_is_a_term_of_the_cards(void **st)
{
    (void)st;
    frame_push(&g.s, RUN_VERB, 0)->node = 60000;
    refused("cannot go on");
}

static void what_waits_is_asked_about(void **st)
{
    (void)st;
    Frame *f = queue_add(&g.s, ITEM_ELUSIVE, 0);
    f->src = some_card(PLACE_CASTLE);
    refused("nobody is asked");
}

static void SH_1_9_a_seat_alone_is_no_choice_of_seats(void **st)
{
    (void)st;
    g.s.may_act = 1;
    refused("one seat alone");
}

static void SH_2_11_values_follow_from_the_cards(void **st)
{
    (void)st;
    g.attack[UNIT_CASTLE]++;
    assert_string_equal(siege_fault(&g.s), "values differ from what follows from the cards (SH-2.11)");
}

static void a_game_is_over_for_a_reason(void **st)
{
    (void)st;
    g.end = END_CASTLE;
    refused("for a reason");
}

/* ---- positions that say little --------------------------------------------------------------------------------------- */

/* A table with the cards that have to be named, and what else is said, with ' for ". */
static void load(int seats, const char *said)
{
    Buf text = {0};
    Match *match = given_siege(seats, 0, 1);
    const char *portal = siege_card_of(match_truth(match), table_first(match_truth(match), PLACE_PORTAL))->word;
    buf_printf(&text,
               "{'seats':%d,%s,'places':{'castle':['ca01'],'portal':['%s'],'back':['mi1',{'word':'mi2','n':1},"
               "{'word':'mi3','n':2},{'word':'mi4','n':3}]}}",
               seats, said, portal);
    for (char *p = text.text; *p; p++)
        *p = *p == '\'' ? '"' : *p;
    json_t *o = json_loads(buf_str(&text), 0, NULL);
    assert_non_null(o);
    Setup cfg = game_preset(&siege_game, 0);
    Status read = position_in(&siege_game, o, 1, &cfg, &g.s);
    if (read.code)
        fail_msg("%s: %s", said, read.text);
    json_decref(o);
    buf_free(&text);
    match_free(match);
}

static void decks_turn_and_seats_need_not_be_said(void **st)
{
    (void)st;
    load(1, "'phase':'alliance','step':11");
    assert_int_equal(table_size(&g.s, PLACE_DECK), 40);
    assert_int_equal(g.s.round, 1);
    assert_int_equal(g.s.to_act, 0);
    load(2, "'phase':'alliance','step':11"); /* SH-1.9: both may */
    assert_int_equal(state_may_act(&g.s), 3);
    load(2, "'phase':'alliance','step':11,'to_act':1,'round':4");
    assert_int_equal(state_may_act(&g.s), 3);
    assert_int_equal(g.s.to_act, 1);
    assert_int_equal(g.s.round, 4);
    load(2, "'phase':'alliance','step':11,'may_act':[1,0]");
    assert_int_equal(g.s.to_act, 0);
    load(3, "'phase':'horde','step':10"); /* the horde player's */
    assert_int_equal(state_may_act(&g.s), 4);
    assert_int_equal(g.s.to_act, 2);
}

/* A game in which something waits in line, and who comes next is asked. */
static void reach_line(void)
{
    for (uint64_t seed = 1; g.s.nqueue == 0; seed++) {
        Match *match = given_siege(1, 0, seed);
        Rng r = rng_seed(seed);
        for (int k = 0; k < MOVES_OF_A_GAME && !match_truth(match)->over && match_truth(match)->nqueue == 0; k++)
            assert_int_equal(match_play(match, match_truth(match)->serial, help_any(match, &r)).code, 0);
        memcpy(&g, match_truth(match), sizeof g);
        match_free(match);
    }
}

/* .. and what was written with the words of what runs is read still. */
static void what_waits_in_line_has_words_of_its_own(void **st)
{
    (void)st;
    static const char *const was[SIEGE_ITEMS] = {NULL, "list", "verb", "repeat", "each", "costs"};
    static Siege now, before;
    reach_line();
    json_t *o = position_out(&siege_game, NULL, &g.s), *queue = json_object_get(o, "queue");
    Setup cfg = game_preset(&siege_game, 0);
    assert_int_equal(json_array_size(queue), g.s.nqueue);
    assert_int_equal(position_in(&siege_game, o, 1, &cfg, &now.s).code, 0);
    for (size_t i = 0; i < json_array_size(queue); i++) {
        json_t *item = json_array_get(queue, i);
        int op = g.s.queue[i].op;
        assert_string_equal(json_string_value(json_object_get(item, "op")), siege_game.queue_op[op]);
        json_object_set_new(item, "op", json_string(was[op]));
    }
    assert_int_equal(position_in(&siege_game, o, 1, &cfg, &before.s).code, 0);
    assert_memory_equal(&now, &before, sizeof now);
    json_decref(o);
}

int main(void)
{
#define REFUSED(test) cmocka_unit_test_setup(test, reach_alliance)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_games_reach_and_seats_imagine_is_possible),
        REFUSED(cards_are_looked_at_for_a_reason_only),
        REFUSED(hidden_cards_are_in_views_only),
        REFUSED(cards_are_mistaken_for_those_of_their_deck_only),
        REFUSED(nothing_is_answered_before_it_is_asked),
        REFUSED(answers_are_kept_by_effects_only),
        REFUSED(SH_5_3_nothing_is_played_while_something_runs),
        REFUSED(SH_5_2_who_acts_is_not_done),
        REFUSED(what_waits_in_line_names_nobody_yet),
        REFUSED(a_skeleton_has_an_owner),
        REFUSED(step_and_phase_agree),
        REFUSED(SH_3_3_a_pool_holds_10),
        REFUSED(SH_9_8_an_empty_deck_loses),
        REFUSED(SH_9_7_a_fallen_castle_loses),
        REFUSED(SH_10_13_who_has_no_health_falls),
        REFUSED(SH_10_16_a_destruction_waits_for_who_falls),
        REFUSED(SH_12_13_nobody_conceals_without_a_horde_player),
        REFUSED(SH_12_16_cards_of_the_horde_belong_to_no_seat),
        REFUSED(a_question_needs_somebody_who_asks),
        REFUSED(an_effect_is_a_term_of_the_cards),
        REFUSED(what_waits_is_asked_about),
        REFUSED(SH_1_9_a_seat_alone_is_no_choice_of_seats),
        REFUSED(SH_2_11_values_follow_from_the_cards),
        REFUSED(a_game_is_over_for_a_reason),
        cmocka_unit_test(decks_turn_and_seats_need_not_be_said),
        REFUSED(what_waits_in_line_has_words_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
