/* SPDX-License-Identifier: MIT
 * Horde: the decision table of the rules (section 4): what may be taken back, what is asked, why something is refused.
 */
#include "given_horde.h"

static void may_go_back(const Match *m, bool may)
{
    Status st = match_can_undo(m, NO_SEAT);
    if ((st.code == 0) != may)
        fail_msg("%s", may ? st.text : "this should not be taken back any more");
}

static void HO_14_1_a_token_may_be_taken_back_until_a_card_is_turned(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr;A draws Sun");
    play(m, "assign 5");
    may_go_back(m, true);
    Status back = match_undo(m, 0);
    assert_int_equal(back.code, 0);
    assert_int_equal(match_truth(m)->phase, PHASE_ASSIGN);
    play(m, "assign 8");
    match_free(m);
    m = match_given("seats A B;round 3;pool;A draws Sun"); /* with an empty Pool the next card is turned at once */
    play(m, "assign 5");
    may_go_back(m, false);
    match_free(m);
}

static void HO_14_1_a_pick_may_be_taken_back_by_its_seat_only(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr;= next A");
    play(m, "pick royal-ooze");
    may_go_back(m, true);
    play(m, "stop");
    may_go_back(m, true);
    play(m, "pick water-troll"); /* B; this ends the round and turns a Battle Card */
    may_go_back(m, false);
    match_free(m);
    m = match_given("seats A B C;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo;A stops");
    play(m, "pick water-troll");
    assert_int_equal(match_can_undo(m, 1).code, 0);
    assert_int_not_equal(match_can_undo(m, 0).code, 0);
    match_free(m);
}

static void HO_14_2_a_theft_may_be_taken_back_until_somebody_else_chooses(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;round 4;horde B Betrayer Wa-Oo Fi-Go Mo-Sk;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo");
    play(m, "steal");
    may_go_back(m, true);
    play(m, "give water-ooze");
    may_go_back(m, true);
    Status back = match_undo(m, 1); /* D7 back to D6 */
    assert_int_equal(back.code, 0);
    assert_true(can_play(m, "give water-ooze"));
    back = match_undo(m, 1); /* D6 back to D5 */
    assert_int_equal(back.code, 0);
    assert_true(can_play(m, "decline"));
    play(m, "steal");
    play(m, "give water-ooze");
    play(m, "give fire-golem");
    may_go_back(m, true); /* B's own cards were shown, by B's own choice */
    assert_int_equal(match_can_undo(m, 1).code, 0);
    play(m, "stop"); /* A */
    assert_true(match_can_undo(m, 1).code != 0);
    match_free(m);
    m = match_given("seats A B;round 4;horde B Betrayer Wa-Oo Fi-Go Mo-Sk;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo");
    play(m, "decline");
    may_go_back(m, true);
    match_free(m);
}

static void HO_14_3_no_way_back_over_a_lay_out(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=1 Fire=2;horde A Trickster Flayer Wa-Oo;= refused A swaps Sun Sun");
    play(m, "swap water fire"); /* the first battle is laid out at once, and B has nothing: that was told too */
    may_go_back(m, false);
    match_free(m);
}

/* D11, D12 */
static void HO_14_2_jokers_may_be_taken_back_until_the_next_seat_acts(void **st)
{
    (void)st;
    static const char two[] =
        "seats A B;starter1 A;battles Water=1;horde A Demon Flayer Su-Oo Mo-Sk;horde B Flayer;battle Water";
    static const char *const joker[] = {"done", "flayer", "demon sun-ooze"};
    for (size_t i = 0; i < sizeof joker / sizeof *joker; i++) {
        Match *m = match_given(two);
        uint64_t before = match_hash(m);
        play(m, joker[i]);
        may_go_back(m, true);
        assert_int_equal(match_undo(m, 0).code, 0);
        assert_true(match_hash(m) == before);
        play(m, joker[i]);
        if (i > 0)
            play(m, "done");
        play(m, "flayer"); /* B has acted */
        assert_true(match_can_undo(m, 0).code != 0);
        match_free(m);
    }
}

static void HO_14_3_no_way_back_over_a_decided_battle(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;starter1 A;battles Water=1;horde A Flayer;horde B Su-Oo;battle Water");
    play(m, "flayer"); /* nobody has a joker left: decided */
    assert_true(match_over(m));
    may_go_back(m, false);
    match_free(m);
}

/* ---- questions -------------------------------------------------------------------------------------------------- */

static void asks(const char *text, const char *moves, const char *words)
{
    char copy[200], question[SENTENCE_MAX], detail[SENTENCE_MAX];
    (void)snprintf(copy, sizeof copy, "%s", moves);
    Match *m = match_given(text);
    for (char *save = NULL, *p = strtok_r(copy, ";", &save); p; p = strtok_r(NULL, ";", &save))
        play(m, p);
    View *v = view_new(&horde_game);
    match_view(m, match_to_act(m), VIEW_EYES, v);
    horde_game.prompt(view_state(v), view_state(v)->to_act, match_setup(m)->name[match_to_act(m)], question,
                      sizeof question, detail, sizeof detail);
    text_names(match_setup(m), question, sizeof question);
    text_names(match_setup(m), detail, sizeof detail);
    char both[2 * SENTENCE_MAX + 8];
    (void)snprintf(both, sizeof both, "%s | %s", question, detail);
    if (!strstr(both, words))
        fail_msg("it asks '%s' and not '%s'", both, words);
    view_free(v);
    match_free(m);
}

static void every_decision_is_asked_in_words(void **st)
{
    (void)st;
    asks("seats Ann Bob;pool Ro-Oo;Ann draws Sun", "", "Ann, choose a token for Sun");
    asks("seats Ann Bob;pool Ro-Oo;= next Ann", "", "Ann, start the round: pick a monster");
    asks("seats Ann Bob;pool Ro-Oo Wa-Tr;Ann picks Ro-Oo", "", "second monster or stop");
    asks("seats Ann Bob;pool Vampire Wa-Tr;Ann picks Vampire", "", "must count as 1 pick");
    asks("seats Ann Bob;pool Ro-Oo Wa-Tr Su-Dr Mo-Sk;Ann picks Ro-Oo;Ann picks Wa-Tr", "",
         "Bob, pick 2 monsters | Your first pick this round: any card.");
    asks("seats Ann Bob;pool Ro-Oo Trickster Wa-Tr Su-Dr Mo-Sk;Ann picks Ro-Oo;Ann stops;Bob picks Trickster", "",
         "Ann, pick 2 monsters | No two of your picks this round may share a faction or type.");
    asks("seats Ann Bob;pool Ro-Oo Wa-Tr;Ann picks Ro-Oo;Ann stops", "", "Bob, pick a monster | Your only legal pick.");
    static const char theft[] = "seats Ann Bob;round 4;horde Bob Betrayer Wa-Oo Fi-Go;pool Ro-Oo;Ann picks Ro-Oo";
    asks(theft, "", "Bob, steal the Royal Ooze from Ann?");
    asks("seats Ann Bob;round 4;horde Bob Betrayer Wa-Oo Fi-Go;pool Ro-Oo Wa-Tr Su-Dr;Ann picks Ro-Oo;Bob steals "
         "giving Wa-Oo "
         "Fi-Go;Ann stops",
         "", "Bob, pick a monster | Your first pick this round: any card."); /* HO-7.12: the stolen one is no pick */
    asks(theft, "steal", "first card to hand over");
    asks(theft, "steal;give water-ooze", "second card to hand over");
    asks("seats Ann Bob;starter1 Ann;battles Water=1 Fire=2;horde Bob Trickster;= refused Ann keeps", "",
         "Bob, use the Trickster?");
    asks("seats Ann Bob;starter1 Ann;battles Water=1;horde Bob Flayer;battle Water", "",
         "Bob, play a joker or pass | You have 1 Flayer left.");
}

/* Where one person is asked nobody is called by name. */
static void a_question_without_a_name_is_whole(void **st)
{
    (void)st;
    char question[SENTENCE_MAX], detail[SENTENCE_MAX];
    Match *m = match_given("seats Ann Bob;pool Ro-Oo Wa-Tr Su-Dr Mo-Sk;Ann picks Ro-Oo;Ann picks Wa-Tr");
    horde_game.prompt(match_truth(m), match_truth(m)->to_act, "", question, sizeof question, detail, sizeof detail);
    assert_string_equal(question, "Pick 2 monsters");
    assert_string_equal(detail, "Your first pick this round: any card.");
    match_free(m);
}

/* ---- refusals --------------------------------------------------------------------------------------------------- */

static void refusals_name_their_rule(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo Ro-Tr Vampire Vampire Flayer;= next A");
    refuses(m, 1, "pick royal-ooze", "HO-6.11");
    refuses(m, 0, "pick water-ooze", "HO-6.2");
    refuses(m, 0, "pick water", "HO-6.2"); /* a Battle Card is no monster */
    refuses(m, 0, "assign 5", "HO-4.2");
    refuses(m, 0, "swap water fire", "HO-9.1");
    refuses(m, 0, "done", "HO-11.3");
    play(m, "pick vampire");
    refuses(m, 0, "pick vampire", "HO-5.6");
    refuses(m, 0, "pick flayer", "HO-6.8");
    match_free(m);
    m = match_given("seats A B;starter1 A;battles Water=1;horde A Wa-Oo;= refused battle Sun");
    play(m, "battle");
    assert_true(match_over(m));
    Why why;
    match_why(m, move_of(m, 0, "flayer"), &why);
    assert_string_equal(why.text, "The game is over.");
    match_free(m);
}

/* Every refused move anybody could write down gets a sentence and a rule. */
static void nonsense_is_refused_with_a_sentence(void **st)
{
    (void)st;
    Rng r = rng_seed(9);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        Status start;
        Match *m = match_new(&horde_game, &cfg, &start);
        while (!match_over(m)) {
            for (int i = 0; i < 10; i++) {
                Move mv = {(uint8_t)(1 + rng_below(&r, HORDE_MOVES - 1)), (uint8_t)rng_below(&r, cfg.nseats), 0, 0, 0};
                if (horde_game.move[mv.kind].arg[0])
                    mv.a = (uint16_t)(1 + rng_below(&r, HORDE_DEFS - 1));
                if (horde_game.move[mv.kind].arg[1])
                    mv.b = (uint16_t)(1 + rng_below(&r, HORDE_DEFS - 1));
                Moves legal;
                match_legal(m, match_to_act(m), &legal);
                if (moves_have(&legal, mv))
                    continue;
                Why why;
                match_why(m, mv, &why);
                if (!why.text[0] || strchr(why.text, '{') || strncmp(why.rule, "HO-", 3) != 0)
                    fail_msg("move %d %d of seat %d: '%s' (%s)", mv.kind, mv.a, mv.seat, why.text, why.rule);
            }
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_14_1_a_token_may_be_taken_back_until_a_card_is_turned),
        cmocka_unit_test(HO_14_1_a_pick_may_be_taken_back_by_its_seat_only),
        cmocka_unit_test(HO_14_2_a_theft_may_be_taken_back_until_somebody_else_chooses),
        cmocka_unit_test(HO_14_3_no_way_back_over_a_lay_out),
        cmocka_unit_test(HO_14_2_jokers_may_be_taken_back_until_the_next_seat_acts),
        cmocka_unit_test(HO_14_3_no_way_back_over_a_decided_battle),
        cmocka_unit_test(every_decision_is_asked_in_words),
        cmocka_unit_test(a_question_without_a_name_is_whole),
        cmocka_unit_test(refusals_name_their_rule),
        cmocka_unit_test(nonsense_is_refused_with_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
