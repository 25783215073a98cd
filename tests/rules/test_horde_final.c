/* SPDX-License-Identifier: MIT
 * Horde: the Trickster, the eleven battles and the jokers (HO-9, HO-10, HO-11). */
#include "given_horde.h"

#define ALL_BATTLES                                                                                                    \
    "starter1 A;battles Water=-3 Fire=-1 Sun=1 Moon=2 Forest=2 Royal=3 Ooze=3 Troll=5 Dragon=5 Golem=6 Skeleton=8;"
#define TRICKSTER_STEP "= refused A swaps Water Water"

/* ---- HO-9 ------------------------------------------------------------------------------------------------------- */

static void HO_9_1_its_owner_may_use_it_once_before_the_first_battle(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;" ALL_BATTLES "horde B Trickster;" TRICKSTER_STEP);
    assert_int_equal(match_truth(m)->phase, PHASE_TRICKSTER);
    assert_int_equal(match_to_act(m), 1);
    refuses(m, 0, "swap water fire", "HO-4.3");
    play(m, "swap water fire");
    assert_int_equal(match_truth(m)->over, 1); /* nobody has a joker: all battles went by */
    Event e = told(m, 0, EV_SWAPPED);
    assert_true(e.seat == 1 && e.def == def_of("water") && e.why == def_of("fire") && e.n == -1 &&
                (int16_t)e.other == -3);
    match_free(m);
    scene("seats A B;" ALL_BATTLES
          "horde A Trickster;= refused B swaps Water Fire;= refused B keeps;A swaps Water Fire;"
          "= refused A swaps Water Fire;= refused A swaps Royal Troll;= refused A keeps");
    scene("seats A B;round 10;battles Water=1 Fire=2;horde A Trickster;pool;= over;= refused A swaps Water Fire;end "
          "phase;"
          "= refused A swaps Water Fire;end phase;A swaps Water Fire"); /* after round 11 and no earlier */
}

static int value_of_battle(const Match *m, const char *kind)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_battle_card(match_truth(m), i) == def_of(kind))
            return horde_token(match_truth(m)->piece[horde_battle_token(match_truth(m), i)].def);
    return 99;
}

static void HO_9_2_two_tokens_that_differ_by_one_or_two_change_places(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;" ALL_BATTLES "horde A Trickster Flayer;" TRICKSTER_STEP);
    play(m, "swap moon royal"); /* 2 and 3 */
    assert_int_equal(value_of_battle(m, "moon"), 3);
    assert_int_equal(value_of_battle(m, "royal"), 2);
    assert_int_equal(value_of_battle(m, "forest"), 2);
    match_free(m);
    scene("seats A B;" ALL_BATTLES
          "horde A Trickster;A swaps Golem Skeleton;= token Golem 8;= token Skeleton 6;= token Dragon 5");
}

static void HO_9_3_exactly_these_pairs_of_values(void **st)
{
    (void)st;
    static const int pairs[8][2] = {{-3, -1}, {-1, 1}, {1, 2}, {1, 3}, {2, 3}, {3, 5}, {5, 6}, {6, 8}};
    Match *m = match_given("seats A B;" ALL_BATTLES "horde A Trickster;" TRICKSTER_STEP);
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    bool seen[8] = {false};
    int swaps = 0;
    for (int i = 0; i < legal.n; i++) {
        if (legal.m[i].kind != MOVE_SWAP)
            continue;
        int a = value_of_battle(m, horde_game.def[legal.m[i].a].word),
            b = value_of_battle(m, horde_game.def[legal.m[i].b].word);
        bool found = false;
        for (int k = 0; k < 8; k++)
            if ((pairs[k][0] == a && pairs[k][1] == b) || (pairs[k][0] == b && pairs[k][1] == a))
                found = seen[k] = true;
        assert_true(found);
        swaps++;
    }
    for (int k = 0; k < 8; k++)
        assert_true(seen[k]);
    assert_int_equal(swaps, 17);
    refuses(m, 0, "swap moon forest", "HO-9.3");     /* equal */
    refuses(m, 0, "swap dragon skeleton", "HO-9.3"); /* 5 and 8 */
    refuses(m, 0, "swap water sun", "HO-9.3");       /* -3 and 1 */
    refuses(m, 0, "swap royal golem", "HO-9.3");     /* 3 and 6 */
    refuses(m, 0, "swap water water", "HO-9.2");
    refuses(m, 0, "swap fire water", "HO-9.2"); /* the same swap has one name */
    refuses(m, 0, "swap water vampire", "HO-9.2");
    match_free(m);
}

static void HO_9_4_the_order_of_the_battles_stays(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;" ALL_BATTLES "horde A Trickster;" TRICKSTER_STEP);
    play(m, "swap golem skeleton");
    Story *s = story(m, NO_SEAT, 0);
    static const char *const order[] = {"water", "fire",  "sun",    "moon",  "forest",  "royal",
                                        "ooze",  "troll", "dragon", "golem", "skeleton"};
    int n = 0;
    for (int i = 0; i < s->n; i++)
        if (s->e[i].kind == EV_BATTLE)
            assert_int_equal(s->e[i].def, def_of(order[n++]));
    assert_int_equal(n, 11);
    free(s);
    match_free(m);
}

static void HO_9_5_the_owner_may_decline_for_good(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;" ALL_BATTLES "horde A Trickster Flayer;" TRICKSTER_STEP);
    assert_true(can_play(m, "keep"));
    play(m, "keep");
    (void)told(m, 0, EV_KEPT);
    assert_int_equal(match_truth(m)->phase, PHASE_JOKERS);
    refuses(m, 0, "swap water fire", "HO-9.1");
    refuses(m, 0, "keep", "HO-9.1");
    match_free(m);
    scene("seats A B;" ALL_BATTLES
          "horde A Trickster;A keeps;= token Water -3;= token Fire -1;= refused A swaps Water Fire;battle Water;"
          "= refused A swaps Fire Sun");
}

static void HO_9_6_it_stays_in_the_horde_and_may_be_sacrificed(void **st)
{
    (void)st;
    scene("seats A B;" ALL_BATTLES "horde A Trickster Demon;A swaps Water Fire;= horde A Trickster Demon;battle Water;"
          "= legal demon:Trickster done;A demon Trickster;= horde A Demon;= award A -1");
    scene("seats A B;" ALL_BATTLES
          "horde A Trickster Demon;A keeps;= horde A Trickster Demon;battle Water;= legal demon:Trickster done");
}

static void HO_9_7_without_the_trickster_the_step_is_skipped(void **st)
{
    (void)st;
    static const char *const where[] = {"pool Ro-Oo Trickster;A picks Ro-Oo;A stops;B picks Trickster;= limit 3",
                                        "pool Ro-Oo Wa-Tr;A picks Ro-Oo;A stops;B picks Wa-Tr;= over",
                                        "pool Ro-Oo Wa-Tr Trickster;A picks Ro-Oo;A stops;B picks Wa-Tr;= over",
                                        "pool Ro-Oo Wa-Tr;supply Trickster;A picks Ro-Oo;A stops;B picks Wa-Tr;= over"};
    for (int i = 0; i < 4; i++) {
        char text[300];
        (void)snprintf(text, sizeof text, "seats A B;round 11;battles Water=1 Fire=2;%s", where[i]);
        Match *m = match_given(text);
        play(m, "end");
        assert_int_equal(match_truth(m)->phase == PHASE_TRICKSTER, i == 0);
        if (i == 0)
            not_told(m, 0, EV_NO_TRICKSTER);
        else
            (void)told(m, 0, EV_NO_TRICKSTER);
        match_free(m);
    }
    Match *m = match_given(
        "option level basic;seats A B;round 11;battles Water=1;pool Ro-Oo Wa-Tr;A picks Ro-Oo;A stops;B picks Wa-Tr");
    play(m, "end");
    not_told(m, 0, EV_NO_TRICKSTER);
    assert_true(match_over(m));
    match_free(m);
}

/* ---- HO-10 ------------------------------------------------------------------------------------------------------ */

static void HO_10_1_one_battle_after_the_other_in_drawn_order(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B;starter1 A;battles Skeleton=1 Water=2 Ooze=3;horde A Flayer;= refused battle Sun");
    static const char *const kind[] = {"skeleton", "water", "ooze"};
    for (int i = 0; i < 3; i++) {
        uint32_t serial = match_serial(m);
        if (i == 0)
            play(m, "battle");
        else
            play(m, "done");
        Event e = told(m, serial, EV_BATTLE);
        assert_true(e.def == def_of(kind[i]) && e.other == i + 1 && e.n == i + 1);
        assert_int_equal(match_truth(m)->phase, PHASE_JOKERS);
        assert_int_equal(horde_now(m)->battle, i);
    }
    play(m, "done");
    assert_true(match_over(m));
    match_free(m);
}

static void HO_10_2_all_monsters_of_the_kind_are_laid_out(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=-3;horde A Wa-Oo Wa-Oo Wa-Tr Fi-Oo Steam Flayer;horde B Wa-Dr Mo-Sk;"
        "= refused battle Sun");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 1); /* no holding back, although the token is negative */
    play(m, "battle");
    const State *s = match_truth(m);
    assert_int_equal(table_size(s, field_at(0)), 4);
    assert_int_equal(table_size(s, field_at(1)), 1);
    assert_int_equal(table_size(s, horde_at(0)), 2);
    for (PieceId p = table_first(s, field_at(0)); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(s->piece[p].known, SEEN_ALL);
    match_free(m);
}

static void HO_10_3_steam_beasts_and_phantasms_serve_both_factions_and_no_type(void **st)
{
    (void)st;
    static const char *const kind[] = {"Water", "Fire",  "Sun",    "Moon",  "Forest",  "Royal",
                                       "Ooze",  "Troll", "Dragon", "Golem", "Skeleton"};
    static const int steam[] = {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, phantasm[] = {0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0};
    for (int i = 0; i < 11; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "seats A B;starter1 A;battles %s=5;horde A Steam;horde B Phantasm;battle %s;= counts A %d B %d",
                       kind[i], kind[i], steam[i], phantasm[i]);
        scene(text);
    }
    scene(
        "seats A B;starter1 A;battles Water=5 Fire=3;horde A Steam;battle Water;= award A 5;battle Fire;= award A 3"); /* again */
}

static void HO_10_4_each_laid_out_monster_counts_one(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=2;horde A Wa-Oo Wa-Oo Wa-Tr Steam;horde B Wa-Dr Wa-Dr Flayer;horde C "
          "Fi-Dr;battle Water;"
          "= counts A 4 B 2 C 0");
}

static void HO_10_5_jokers_come_after_the_lay_out_and_before_the_decision(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B;starter1 A;battles Water=2;horde A Wa-Oo;horde B Wa-Dr Flayer;= refused battle Sun");
    refuses(m, 0, "flayer", "HO-11.1");
    play(m, "battle");
    Story *s = story(m, NO_SEAT, 0);
    int laid = find_event(s, EV_LAID_OUT, 0), asked = find_event(s, EV_ASKED, 0);
    assert_true(laid >= 0 && asked > laid && find_event(s, EV_LAID_OUT, asked) < 0);
    assert_int_equal(count_events(s, EV_LAID_OUT), 2);
    assert_int_equal(count_events(s, EV_WON) + count_events(s, EV_TIED), 0);
    free(s);
    play(m, "flayer");
    assert_int_equal(told(m, 0, EV_WON).seat, 1);
    match_free(m);
}

static void HO_10_6_strictly_the_most_takes_the_token(void **st)
{
    (void)st;
    static const char *const first[] = {"A", "B", "C"};
    for (int i = 0; i < 3; i++) {
        char text[300];
        (void)snprintf(text, sizeof text,
                       "seats A B C;starter1 A;battles Water=5;horde %s Wa-Oo Wa-Tr Wa-Dr;horde %s Wa-Oo Wa-Tr;horde "
                       "%s Wa-Go;battle Water;"
                       "= award %s 5;= won %s 5;= won %s",
                       first[i], first[(i + 1) % 3], first[(i + 2) % 3], first[i], first[i], first[(i + 1) % 3]);
        scene(text);
    }
}

static void HO_10_7_a_tie_for_the_most_burns_the_token(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=5;horde A Wa-Oo Wa-Tr;horde B Wa-Oo Wa-Dr;horde C Wa-Go;battle Water;"
          "= award nobody 5;"
          "= won A;= won B;= won C;= score A 0 B 0 C 0");
    scene("seats A B C D;starter1 A;battles Water=5;horde A Wa-Oo;horde B Wa-Oo;horde C Wa-Go;horde D Wa-Sk;battle "
          "Water;= award nobody 5");
    scene("seats A B C D;starter1 A;battles Water=5;horde B Wa-Oo;horde D Wa-Sk;battle Water;= award nobody 5");
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=5 Fire=1;horde A Wa-Oo Flayer;horde B Wa-Tr;= refused battle Sun");
    play(m, "battle");
    play(m, "done");
    Event e = told(m, 0, EV_TIED);
    assert_true(e.n == 5 && e.def == def_of("water"));
    assert_int_equal(table_size(match_truth(m), PLACE_BURNT), 1);
    assert_int_equal(horde_battle_token(match_truth(m), 0), NO_PIECE); /* not carried over */
    match_free(m);
}

static void HO_10_8_a_tie_below_the_most_has_no_effect(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=5;horde A Wa-Oo;horde B Wa-Oo;horde C Wa-Go Wa-Sk;battle Water;= award "
          "C 5");
    scene("seats A B C D;starter1 A;battles Water=5;horde A Wa-Oo Wa-Dr;horde B Wa-Oo;horde C Wa-Go;horde D "
          "Wa-Sk;battle Water;= award A 5");
}

static void HO_10_9_nobody_with_any_means_nobody_takes_it(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=5;horde A Fi-Oo;horde B Su-Oo;battle Water;= counts A 0 B 0 C 0;"
          "= award nobody 5");
    scene("seats A B C;starter1 A;battles Water=5;horde A Fi-Oo Flayer;battle Water;A flayer;= award A 5"); /* one joker
                                                                                                             wins it */
}

static void HO_10_10_negative_tokens_are_awarded_by_the_same_rule(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=-3 Fire=-1;horde A Wa-Oo Fi-Oo;horde B Wa-Tr Wa-Dr Fi-Tr;battle Water;"
          "= award B -3;"
          "battle Fire;= award nobody -1;= score A 0 B -3");
}

static void HO_10_11_laid_out_monsters_and_used_demons_serve_again(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=2 Troll=3 Ooze=5;horde A Wa-Tr Demon Fi-Oo Fi-Dr;horde B Ro-Dr;battle "
          "Water;"
          "= counts A 1 B 0;A demon Fi-Dr;= award A 2;= horde A Wa-Tr Demon Fi-Oo;battle Troll;= counts A 1 B 0;"
          "= legal demon:Wa-Tr demon:Fi-Oo done;A demon Fi-Oo;= award A 3;= horde A Wa-Tr Demon");
    Match *m = match_given("seats A B;starter1 A;battles Water=2 Troll=3;horde A Wa-Tr Demon Fi-Oo Fi-Dr;horde B "
                           "Ro-Dr;= refused battle Sun");
    play(m, "battle");
    play(m, "demon fire-dragon"); /* nothing left to play: decided, and the next battle is laid out */
    const State *s = match_truth(m);
    PieceId demon = table_find(s, horde_at(0), DEF_DEMON);
    assert_int_not_equal(demon, NO_PIECE);
    assert_int_equal(s->piece[demon].face, 0);       /* fresh again */
    assert_int_equal(table_size(s, field_at(0)), 1); /* Wa-Tr in its second battle */
    match_free(m);
}

static void HO_10_12_spent_cards_are_out_of_the_game_and_public(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;starter1 A;battles Water=2 Troll=3;horde A Wa-Tr Demon Fi-Oo Flayer Flayer;horde "
                           "B Ro-Dr;= refused battle Sun");
    play(m, "battle");
    play(m, "demon fire-ooze");
    play(m, "flayer");
    play(m, "done");
    const State *s = match_truth(m);
    assert_int_equal(horde_now(m)->battle, 1);
    assert_int_equal(table_size(s, PLACE_DISCARD), 2);
    assert_int_equal(table_count_of(s, PLACE_DISCARD, def_of("fire-ooze")), 1);
    assert_int_equal(table_count_of(s, PLACE_DISCARD, DEF_FLAYER), 1);
    for (PieceId p = table_first(s, PLACE_DISCARD); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(s->piece[p].known, SEEN_ALL);
    match_free(m);
}

/* ---- HO-11: loop ------------------------------------------------------------------------------------------------ */

static void HO_11_1_jokers_only_after_the_lay_out_of_a_battle(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Wa-Tr;horde A Flayer Demon Fi-Oo;= refused A flayer;= refused A demon Fi-Oo;A picks "
          "Ro-Oo;"
          "= refused A flayer");
    Match *m = match_given("seats A B;starter1 A;battles Water=2;horde A Flayer Demon Fi-Oo Trickster;" TRICKSTER_STEP);
    refuses(m, 0, "flayer", "HO-11.1");
    play(m, "keep");
    assert_true(can_play(m, "flayer") && can_play(m, "demon fire-ooze"));
    match_free(m);
    m = match_given("seats A B;starter1 A;battles Water=2;horde A Flayer;= refused battle Sun");
    refuses(m, 0, "flayer", "HO-11.1");
    match_free(m);
}

static void HO_11_2_the_starter_of_the_cards_round_is_asked_first(void **st)
{
    (void)st;
    static const char *const name[] = {"A", "B", "C"};
    for (int starter = 0; starter < 3; starter++)
        for (int k = 0; k < 3; k++) {
            static const char *const kind[] = {"Water", "Fire", "Sun"};
            char text[300];
            (void)snprintf(text, sizeof text,
                           "seats A B C;starter1 %s;battles Water=1 Fire=2 Sun=3;horde A Flayer;horde B Flayer;horde C "
                           "Flayer;battle %s;"
                           "= asked %s;%s done;= asked %s",
                           name[starter], kind[k], name[(starter + k) % 3], name[(starter + k) % 3],
                           name[(starter + k + 1) % 3]);
            scene(text);
        }
    /* in a whole game: as the rounds were started */
    Setup cfg = setup_of(3, LEVEL_FULL, 77);
    Match *m = whole_game(&cfg);
    Story *s = story(m, NO_SEAT, 0);
    int starter[12] = {0}, battles = 0;
    for (int i = 0; i < s->n; i++) {
        if (s->e[i].kind == EV_ROUND)
            starter[s->e[i].n] = s->e[i].seat;
        if (s->e[i].kind == EV_BATTLE)
            assert_int_equal(s->e[i].seat, starter[++battles]);
    }
    assert_int_equal(battles, 11);
    free(s);
    match_free(m);
}

static void HO_11_3_one_joker_or_done_and_asked_again_after_a_joker(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=1;horde A Flayer Flayer;horde B Flayer;battle Water;= asked A;= legal "
          "flayer done;"
          "= refused B flayer;A flayer;= asked A;= legal flayer done;A done;= asked B");
    Match *m = match_given("seats A B;starter1 A;battles Water=1;horde A Flayer Flayer;horde B Flayer;battle Water");
    refuses(m, 1, "flayer", "HO-11.3");
    refuses(m, 1, "done", "HO-11.3");
    match_free(m);
}

static void HO_11_4_after_done_the_next_seat_clockwise(void **st)
{
    (void)st;
    scene("seats A B C D;starter1 C;battles Water=1;horde A Flayer;horde B Flayer;horde C Flayer;horde D Flayer;battle "
          "Water;= asked C;"
          "C done;= asked D;D done;= asked A;= refused C done;A done;= asked B;B done;= award nobody 1");
}

static void HO_11_5_a_joker_cancels_every_done(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=1;horde A Flayer;horde B Flayer;horde C Flayer;battle Water;A done;B "
          "done;C flayer;"
          "= asked A;A done;= asked B;B done;= award C 1");
    scene("seats A B C;starter1 A;battles Water=1;horde A Flayer;horde B Flayer;horde C Flayer;battle Water;A done;B "
          "done;C done;"
          "= award nobody 1"); /* all done: over at once */
}

static void HO_11_6_done_is_not_final(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=1;horde A Wa-Oo Flayer;horde B Flayer Flayer;battle Water;A done;B "
          "flayer;B done;= asked A;"
          "A flayer;= counts A 2 B 1;= asked B;B flayer;= award nobody 1");
    scene("seats A B;starter1 A;battles Water=1;horde A Flayer Flayer;horde B Flayer Flayer;battle Water;A flayer;A "
          "done;B flayer;B done;"
          "= asked A;A flayer;= counts A 2 B 1"); /* adds to its own */
}

static void HO_11_7_nothing_to_play_is_done_by_itself(void **st)
{
    (void)st;
    scene("seats A B C;starter1 A;battles Water=1;horde A Wa-Oo Vampire;horde B Demon;horde C Demon Fi-Oo;battle "
          "Water;= asked C;C done;"
          "= award A 1");
    Match *m =
        match_given("seats A B C;starter1 A;battles Water=1;horde A Wa-Oo Vampire;horde B Flayer;= refused battle Sun");
    play(m, "battle");
    Event e = told(m, 0, EV_DONE);
    assert_true(e.seat == 0 && e.n == 1); /* A by itself, before B is asked */
    uint32_t serial = match_serial(m);
    play(m, "done");
    Story *s = story(m, NO_SEAT, serial);
    assert_true(s->e[0].kind == EV_DONE && s->e[0].seat == 1 && s->e[0].n == 0); /* by choice */
    assert_true(s->e[1].kind == EV_DONE && s->e[1].seat == 2 && s->e[1].n == 1);
    free(s);
    match_free(m);
}

static void HO_11_8_jokers_may_be_played_by_anybody_in_any_battle(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Flayer;horde B Wa-Oo Wa-Tr Wa-Dr;battle Water;A flayer;= award "
          "B 5"); /* hopeless, no monster */
    scene(
        "seats A B;starter1 A;battles Water=-3;horde A Flayer Wa-Oo Wa-Tr;battle Water;A flayer;= award A -3"); /* leading,
                                                                                                                   negative
                                                                                                                 */
    scene("seats A B;starter1 A;battles Water=-3;horde A Demon Su-Oo;battle Water;= legal demon:Su-Oo done;A demon "
          "Su-Oo;= award A -3");
}

static void HO_11_9_the_count_is_monsters_flayers_and_used_demons(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Wa-Oo Wa-Tr Flayer Flayer Demon Fi-Oo Su-Oo;horde B "
          "Steam;battle Water;"
          "= counts A 2 B 1;A flayer;= counts A 3 B 1;A demon Fi-Oo;= counts A 4 B 1;A flayer;= counts A 5 B 1");
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=5;horde A Wa-Oo Flayer Demon Fi-Oo Su-Oo;horde B Steam;battle Water");
    play(m, "flayer");
    assert_int_equal(horde_strength(match_truth(m), 0), 2);
    uint32_t serial = match_serial(m);
    play(m, "demon fire-ooze");
    assert_int_equal(told(m, serial, EV_DEMON).n, 3);
    match_free(m);
}

/* ---- HO-11: Flayer ---------------------------------------------------------------------------------------------- */

static void HO_11_10_a_flayer_counts_one_whatever_the_kind(void **st)
{
    (void)st;
    static const char *const kind[] = {"Water", "Fire",  "Sun",    "Moon",  "Forest",  "Royal",
                                       "Ooze",  "Troll", "Dragon", "Golem", "Skeleton"};
    for (int i = 0; i < 11; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "seats A B;starter1 A;battles %s=5;horde A Flayer;battle %s;= counts A 0 B 0;A flayer;= counts "
                       "A 1 B 0;= award A 5",
                       kind[i], kind[i]);
        scene(text);
    }
    /* in this battle only */
    scene("seats A B;starter1 A;battles Water=5 Fire=3;horde A Flayer;battle Water;A flayer;battle Fire;= counts A 0 B "
          "0;= award nobody 3");
}

static void HO_11_11_a_flayer_is_spent_won_or_lost(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5 Fire=3;horde A Flayer Flayer;battle Water;A flayer;= horde A Flayer;A "
          "done;= award A 5;"
          "= horde A Flayer;= hordesize A 1");
    scene("seats A B;starter1 A;battles Water=5 Fire=3;horde A Flayer;horde B Wa-Oo Wa-Tr;battle Water;A flayer;"
          "= award B 5;= horde A;"
          "battle Fire;= refused A flayer");
}

static void HO_11_12_a_flayer_may_win_or_tie(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Wa-Oo Flayer;horde B Wa-Tr;battle Water;A flayer;= award A 5");
    scene("seats A B;starter1 A;battles Water=5;horde A Flayer;horde B Wa-Tr;battle Water;A flayer;= counts A 1 B 1;"
          "= award nobody 5");
}

static void HO_11_13_several_flayers_in_one_battle(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Flayer Flayer Flayer Flayer Flayer;horde B Wa-Oo Wa-Tr Wa-Dr "
          "Wa-Go;battle Water;A flayer;"
          "A flayer;A flayer;A flayer;A flayer;= counts A 5 B 4;= award A 5;= horde A");
}

/* ---- HO-11: Demon ----------------------------------------------------------------------------------------------- */

static void HO_11_14_a_demon_costs_a_sacrifice_whatever_the_outcome(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Demon Fi-Oo Vampire;horde B Wa-Oo Wa-Tr;battle Water;A demon "
          "Fi-Oo;"
          "= horde A Demon Vampire;= award B 5;= horde A Demon Vampire");
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=5;horde A Demon Fi-Oo Vampire Flayer;horde B Wa-Oo Wa-Tr;battle Water");
    play(m, "demon fire-ooze");
    assert_int_equal(table_count_of(match_truth(m), PLACE_DISCARD, def_of("fire-ooze")), 1); /* at once */
    match_free(m);
}

static void HO_11_15_a_used_demon_counts_one_and_stays(void **st)
{
    (void)st;
    static const char *const kind[] = {"Water", "Fire",  "Sun",    "Moon",  "Forest",  "Royal",
                                       "Ooze",  "Troll", "Dragon", "Golem", "Skeleton"};
    for (int i = 0; i < 11; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "seats A B;starter1 A;battles %s=5;horde A Demon Vampire;battle %s;A demon Vampire;= counts A 1 "
                       "B 0;= award A 5;= horde A Demon",
                       kind[i], kind[i]);
        scene(text);
    }
}

static void HO_11_16_once_a_battle_and_again_in_later_ones(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5 Fire=3;horde A Demon Vampire Vampire Flayer;battle Water;A demon "
          "Vampire;= asked A;= legal flayer done;"
          "= refused A demon Vampire;A done;battle Fire;= counts A 0;= legal flayer demon:Vampire demon:Flayer done;A "
          "demon Vampire;= counts A 1");
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=5;horde A Demon Vampire Vampire Flayer;battle Water;A demon Vampire");
    refuses(m, 0, "demon vampire", "HO-11.16");
    match_free(m);
}

static void HO_11_17_any_card_still_held_may_be_sacrificed(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Demon Demon Fi-Oo Wa-Tr Steam Vampire Elvenking Trickster "
          "Betrayer Flayer;battle Water;"
          "= legal flayer done demon:Demon demon:Fi-Oo demon:Wa-Tr demon:Steam demon:Vampire demon:Elvenking "
          "demon:Trickster demon:Betrayer "
          "demon:Flayer");
    static const char *const card[] = {"Demon",     "Fi-Oo",     "Wa-Tr",    "Steam", "Vampire",
                                       "Elvenking", "Trickster", "Betrayer", "Flayer"};
    for (int i = 0; i < 9; i++) {
        char text[300];
        (void)snprintf(text, sizeof text,
                       "seats A B;starter1 A;battles Water=5;horde A Demon Demon Fi-Oo Wa-Tr Steam Vampire Elvenking "
                       "Trickster Betrayer Flayer;"
                       "battle Water;= hordesize A 10;A demon %s;= hordesize A 9",
                       card[i]);
        scene(text);
    }
}

static void HO_11_18_not_itself_nor_a_played_flayer_nor_a_discard(void **st)
{
    (void)st;
    scene(
        "seats A B;starter1 A;battles Water=5;horde A Demon Flayer Fi-Oo;battle Water;= refused A demon Demon;A flayer;"
        "= refused A demon Flayer;= legal demon:Fi-Oo done");
    scene(
        "seats A B;starter1 A;battles Water=5 Fire=1;horde A Demon Fi-Oo Su-Oo;battle Water;A demon Fi-Oo;battle Fire;"
        "= refused A demon Fi-Oo;= legal demon:Su-Oo done");
    Match *m = match_given("seats A B;starter1 A;battles Water=5;horde A Demon Flayer Fi-Oo;battle Water");
    refuses(m, 0, "demon demon", "HO-11.18");
    play(m, "flayer");
    refuses(m, 0, "demon flayer", "HO-11.18");
    refuses(m, 0, "demon-used", "HO-11.19");
    refuses(m, 0, "flayer", "HO-11.10");
    match_free(m);
}

static void HO_11_19_sacrificing_what_counts_changes_nothing(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Troll=5;horde A Wa-Tr Fi-Tr Su-Tr Demon;battle Troll;= counts A 3;A demon "
          "Wa-Tr;= counts A 3;"
          "= horde A Fi-Tr Su-Tr Demon");
    scene("seats A B;starter1 A;battles Troll=5;horde A Demon Demon Fi-Oo;battle Troll;A demon Fi-Oo;= counts A 1;"
          "= legal demon:Demon* done;"
          "A demon Demon*;= counts A 1;= horde A Demon");
    scene("seats A B;starter1 A;battles Troll=5;horde A Demon Fi-Oo;battle Troll;= counts A 0;A demon Fi-Oo;= counts A "
          "1"); /* others do */
}

static void HO_11_20_a_lone_demon_cannot_be_used(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Demon;battle Water;= award nobody 5");
    scene("seats A B;starter1 A;battles Water=5;horde A Demon Wa-Oo;battle Water;= asked A;A demon Wa-Oo;= award A 5;"
          "= horde A Demon");
    scene(
        "seats A B;starter1 A;battles Water=5;horde A Demon Flayer;battle Water;A flayer;= award A 5"); /* only a played
                                                                                                           Flayer
                                                                                                           besides */
    scene("seats A B;starter1 A;battles Water=5;horde A Demon Demon;battle Water;= legal demon:Demon done");
}

static void HO_11_21_unplayed_jokers_count_nothing(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5;horde A Demon Demon Flayer Flayer;horde B Wa-Oo;battle Water;= counts "
          "A 0 B 1;A done;= award B 5");
}

static void HO_11_22_a_sacrificed_card_counts_no_more(void **st)
{
    (void)st;
    scene("seats A B;starter1 A;battles Water=5 Fire=3 Ooze=2;horde A Demon Fi-Oo Vampire Vampire;battle Water;= bonus "
          "A 3;A demon Vampire;"
          "= bonus A 1;battle Fire;= counts A 1;A demon Fi-Oo;= counts A 1;battle Ooze;= counts A 0");
    scene("seats A B;option vampires collected;starter1 A;battles Water=5;horde A Demon Vampire Vampire;battle Water;A "
          "demon Vampire;= bonus A 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_9_1_its_owner_may_use_it_once_before_the_first_battle),
        cmocka_unit_test(HO_9_2_two_tokens_that_differ_by_one_or_two_change_places),
        cmocka_unit_test(HO_9_3_exactly_these_pairs_of_values),
        cmocka_unit_test(HO_9_4_the_order_of_the_battles_stays),
        cmocka_unit_test(HO_9_5_the_owner_may_decline_for_good),
        cmocka_unit_test(HO_9_6_it_stays_in_the_horde_and_may_be_sacrificed),
        cmocka_unit_test(HO_9_7_without_the_trickster_the_step_is_skipped),
        cmocka_unit_test(HO_10_1_one_battle_after_the_other_in_drawn_order),
        cmocka_unit_test(HO_10_2_all_monsters_of_the_kind_are_laid_out),
        cmocka_unit_test(HO_10_3_steam_beasts_and_phantasms_serve_both_factions_and_no_type),
        cmocka_unit_test(HO_10_4_each_laid_out_monster_counts_one),
        cmocka_unit_test(HO_10_5_jokers_come_after_the_lay_out_and_before_the_decision),
        cmocka_unit_test(HO_10_6_strictly_the_most_takes_the_token),
        cmocka_unit_test(HO_10_7_a_tie_for_the_most_burns_the_token),
        cmocka_unit_test(HO_10_8_a_tie_below_the_most_has_no_effect),
        cmocka_unit_test(HO_10_9_nobody_with_any_means_nobody_takes_it),
        cmocka_unit_test(HO_10_10_negative_tokens_are_awarded_by_the_same_rule),
        cmocka_unit_test(HO_10_11_laid_out_monsters_and_used_demons_serve_again),
        cmocka_unit_test(HO_10_12_spent_cards_are_out_of_the_game_and_public),
        cmocka_unit_test(HO_11_1_jokers_only_after_the_lay_out_of_a_battle),
        cmocka_unit_test(HO_11_2_the_starter_of_the_cards_round_is_asked_first),
        cmocka_unit_test(HO_11_3_one_joker_or_done_and_asked_again_after_a_joker),
        cmocka_unit_test(HO_11_4_after_done_the_next_seat_clockwise),
        cmocka_unit_test(HO_11_5_a_joker_cancels_every_done),
        cmocka_unit_test(HO_11_6_done_is_not_final),
        cmocka_unit_test(HO_11_7_nothing_to_play_is_done_by_itself),
        cmocka_unit_test(HO_11_8_jokers_may_be_played_by_anybody_in_any_battle),
        cmocka_unit_test(HO_11_9_the_count_is_monsters_flayers_and_used_demons),
        cmocka_unit_test(HO_11_10_a_flayer_counts_one_whatever_the_kind),
        cmocka_unit_test(HO_11_11_a_flayer_is_spent_won_or_lost),
        cmocka_unit_test(HO_11_12_a_flayer_may_win_or_tie),
        cmocka_unit_test(HO_11_13_several_flayers_in_one_battle),
        cmocka_unit_test(HO_11_14_a_demon_costs_a_sacrifice_whatever_the_outcome),
        cmocka_unit_test(HO_11_15_a_used_demon_counts_one_and_stays),
        cmocka_unit_test(HO_11_16_once_a_battle_and_again_in_later_ones),
        cmocka_unit_test(HO_11_17_any_card_still_held_may_be_sacrificed),
        cmocka_unit_test(HO_11_18_not_itself_nor_a_played_flayer_nor_a_discard),
        cmocka_unit_test(HO_11_19_sacrificing_what_counts_changes_nothing),
        cmocka_unit_test(HO_11_20_a_lone_demon_cannot_be_used),
        cmocka_unit_test(HO_11_21_unplayed_jokers_count_nothing),
        cmocka_unit_test(HO_11_22_a_sacrificed_card_counts_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
