/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the powers (GH-6, GH-8 to GH-20): what is refused and why, and what is told. What each power does is in
 * the scenarios of docs/rules/goblins.md. */
#include "given_goblins.h"

static DefId acting(const Match *m)
{
    const Frame *f = frame_peek(match_truth(m));
    assert_non_null(f);
    return goblins_acting(f);
}

static void GH_6_1_goblins_go_down_by_four_causes_only(void **st)
{
    (void)st;
    int down = 0, up = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 300 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        for (int i = 0; i < s->n; i++) {
            if (s->e[i].kind != EV_DOWNED && s->e[i].kind != EV_RAISED)
                continue;
            Role cause = goblins_role(s->e[i].why);
            bool fireball = cfg.option[OPT_APPRENTICE] == APPRENTICE_FIREBALL;
            down += s->e[i].kind == EV_DOWNED;
            up += s->e[i].kind == EV_RAISED;
            if (s->e[i].kind == EV_DOWNED)
                assert_true(cause == ROLE_BRUISER || cause == ROLE_KEG || cause == ROLE_WRECKER ||
                            (fireball && cause == ROLE_APPRENTICE));
            else
                assert_true(cause == ROLE_HERBALIST || (!fireball && cause == ROLE_APPRENTICE));
        }
        free(s);
        match_free(m);
    }
    assert_true(down > 0 && up > 0);
}

/* Nothing moves but by the five movers, and nothing turns over on the way (GH-6.4, GH-7.1). */
static void GH_7_1_moved_goblins_keep_their_facing(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 500 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            const State *before = match_truth(m);
            Goblins was;
            memcpy(&was, before, sizeof was);
            uint32_t serial = match_serial(m);
            play_any(m, &r, 0);
            const State *s = match_truth(m);
            uint8_t kind = match_move(m, serial).kind;
            bool turns = kind == MOVE_DOWN || kind == MOVE_RAISE || kind == MOVE_THROW;
            for (PieceId p = 0; !turns && p < s->npieces; p++)
                if (was.s.piece[p].place < PLACE_HAND || was.s.piece[p].place == PLACE_AIR)
                    assert_int_equal(s->piece[p].face, was.s.piece[p].face);
        }
        match_free(m);
    }
}

static void GH_8_3_and_GH_8_5_a_power_may_be_declined_and_is_lost(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;hand Ben Ed;grid 0\n1 Rf\n2 Ef\n3 Sf");
    play_said(m, "Ann places Rb at 2,1");
    assert_int_equal(told(m, 0, EV_OFFERED).def, card("Rb"));
    uint32_t before = match_serial(m);
    play_said(m, "Ann enough");
    assert_int_equal(told(m, before, EV_DECLINED).def, card("Rb"));
    not_told(m, before, EV_STOPPED);
    assert_int_equal(match_to_act(m), 1);
    match_free(m);
}

static void GH_8_4_a_power_without_a_use_is_skipped_and_told(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rh;grid 0\n1 Rf\n2 Ef\n3 Sf");
    play_said(m, "Ann places Rh at 2,1");
    assert_int_equal(told(m, 0, EV_SKIPPED).def, card("Rh"));
    not_told(m, 0, EV_OFFERED);
    assert_int_equal(match_to_act(m), 1);
    match_free(m);
}

static void GH_8_8_nobody_else_decides(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;grid 0\n1 Rf\n2 Ef\n3 Sf");
    play_said(m, "Ann places Rb at 2,1");
    refuses_said(m, "Ben downs 2,0", "GH-8.8", "It is Ann’s turn");
    refuses_said(m, "Ann places Rb at 1,1", "GH-3.2", "already played a goblin this turn");
    refuses_said(m, "Ann raises 2,0", "GH-8.4", "The Ruby Bruiser\u2019s power does not do that");
    refuses_said(m, "Ann throws to 1,1", "GH-8.4", "The Ruby Bruiser\u2019s power does not do that");
    match_free(m);
}

static void GH_12_1_whom_a_bruiser_cannot_hit(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid Dot;hand Ann Rb;grid 0\n1 Rf Es [Sc]\n2 Ef . Ah\n3 Sf Rd .\n4 Af . .");
    play_said(m, "Ann places Rb at 2,1");
    assert_int_equal(acting(m), card("Rb"));
    refuses_said(m, "Ann downs 1,1", "GH-14.1", "Stonefoot");
    refuses_said(m, "Ann downs 3,1", "GH-12.1", "its own clan");
    refuses_said(m, "Ann downs 3,0", "GH-12.1", "four neighbours");
    refuses_said(m, "Ann downs 1,2", "GH-6.3", "already");
    refuses_said(m, "Ann downs 2,1", "GH-12.1", "cannot choose itself");
    refuses_said(m, "Ann downs 4,1", "GH-12.1", "no goblin there");
    play_said(m, "Ann downs 2,0");
    refuses_said(m, "Ann downs 2,0", "GH-6.3", "already");
    match_free(m);
}

static void GH_11_4_a_blast_is_told_card_by_card(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid Dot;hand Ann Eb;grid 0\n"
                           "1 Rf . Am .\n2 Ef Rk Sk At\n3 Sf Rs Es Ad\n4 Af . Ec .");
    play_said(m, "Ann places Eb at 1,1");
    uint32_t before = match_serial(m);
    play_said(m, "Ann downs 2,1");
    Story *s = story(m, NO_SEAT, before);
    assert_int_equal(count_events(s, EV_DOWNED), 6);
    assert_int_equal(count_events(s, EV_BURST), 2);
    assert_int_equal(count_events(s, EV_RESISTED), 2); /* Rs below Rk, Es below Sk */
    int first = find_event(s, EV_DOWNED, 0), burst = find_event(s, EV_BURST, 0);
    assert_int_equal(s->e[first].def, card("Rk"));
    assert_int_equal(s->e[first].why, card("Eb"));
    assert_int_equal(s->e[burst].def, card("Rk")); /* between its own fall and its neighbours' */
    int second = find_event(s, EV_DOWNED, burst);
    assert_int_equal(s->e[second].def, card("Eb"));
    assert_int_equal(s->e[second].why, card("Rk"));
    free(s);
    match_free(m);
}

static void GH_13_1_and_GH_13_2_whom_a_piper_cannot_move(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Sp;grid 0\n1 Rf . . .\n2 Ef Eb Rc Sd\n3 Sf Es . .");
    play_said(m, "Ann places Sp at 1,1");
    refuses_said(m, "Ann lifts 3,1", "GH-14.1", "cannot be moved");
    refuses_said(m, "Ann lifts 2,3", "GH-13.1", "four neighbours");
    refuses_said(m, "Ann lifts 1,1", "GH-7.4", "cannot choose itself");
    play_said(m, "Ann lifts 1,0");
    refuses_said(m, "Ann lays at 1,0", "GH-7.4", "Choose another");
    refuses_said(m, "Ann enough", "GH-7.4", "First place");
    Event lifted = told(m, 1, EV_LIFTED);
    assert_int_equal(lifted.from, PLACE_CELL + cell_in(match_truth(m), 1, 0));
    uint32_t before = match_serial(m);
    play_said(m, "Ann lays at 1,2");
    assert_int_equal(told(m, before, EV_MOVED).why, card("Sp"));
    refuses_said(m, "Ann lifts 1,2", "GH-13.2", "different");
    before = match_serial(m);
    play_said(m, "Ann enough");
    assert_int_equal(told(m, before, EV_STOPPED).def, card("Sp"));
    match_free(m);
}

static void GH_7_2_and_GH_7_6_what_would_break_apart_is_named(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Sp;grid 0\n1 Rf . . .\n2 Ef Eb Rc Sd\n3 Sf . . .");
    play_said(m, "Ann places Sp at 1,1");
    play_said(m, "Ann lifts 2,1");
    refuses_said(m, "Ann lays at 3,1", "GH-7.2", "would break apart");
    Why why;
    match_why(m, said(m, "Ann lays at 3,1"), &why);
    DefId cut = match_truth(m)->piece[why.cause].def;
    assert_true(cut == card("Rc") || cut == card("Sd"));
    match_free(m);
    m = match_given("seats Ann Ben Cid;hand Ann Rc;grid -6\n1 Sh Sa Em Et Sb Eb Rf Sd Eh Sk Ek Rd\n"
                    "2 . . . . . . Ef . . . . Sp\n3 . . . . . . Sf . . . . Ra");
    play_said(m, "Ann places Rc at 2,-6");
    refuses_said(m, "Ann lifts 1,5", "GH-7.6", "break apart");
    match_free(m);
}

static void GH_15_1_and_GH_15_2_whom_a_herbalist_cannot_raise(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid Dot;hand Ann Sh;grid -1\n"
                           "1 . Rf [Ed] . .\n2 . Sf . Ak [Rb]\n3 . Af Rd Sd Rt\n4 [Ec] Ef . . .");
    play_said(m, "Ann places Sh at 2,-1");
    refuses_said(m, "Ann raises 1,1", "GH-15.1", "in a different line and column");
    refuses_said(m, "Ann raises 2,0", "GH-15.1", "Sapphire Flagbearer is already face up");
    refuses_said(m, "Ann raises 3,-1", "GH-15.1", "no goblin there");
    uint32_t before = match_serial(m);
    play_said(m, "Ann raises 2,3");
    Event raised = told(m, before, EV_RAISED);
    assert_int_equal(raised.def, card("Rb"));
    assert_int_equal(raised.why, card("Sh"));
    assert_int_equal(acting(m), card("Rb")); /* GH-9.1: its power, for the same seat */
    assert_int_equal(match_to_act(m), 0);
    match_free(m);
}

static void GH_9_4_the_raising_power_is_over_with_the_raise(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rh;grid 0\n1 Rf . .\n2 [Ef] [Ek] Sd\n3 Sf . .");
    play_said(m, "Ann places Rh at 2,-1");
    play_said(m, "Ann raises 2,1");
    assert_int_equal(match_to_act(m), 1);
    assert_null(frame_peek(match_truth(m)));
    match_free(m);
}

static void GH_16_1_and_GH_16_2_whom_a_tactician_cannot_swap(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Et;grid 0\n1 Rf Rs Sd\n2 Ef Ec [Ed]\n3 Sf . .");
    play_said(m, "Ann places Et at 3,1");
    refuses_said(m, "Ann lifts 1,0", "GH-16.2", "of the Emerald clan");
    refuses_said(m, "Ann lifts 2,2", "GH-6.3", "has no clan");
    refuses_said(m, "Ann lifts 3,1", "GH-7.4", "itself");
    play_said(m, "Ann lifts 2,0");
    refuses_said(m, "Ann swaps with 1,1", "GH-14.1", "Stonefoot");
    refuses_said(m, "Ann swaps with 3,1", "GH-16.2", "itself");
    refuses_said(m, "Ann swaps with 2,0", "GH-16.2", "different goblin to swap");
    refuses_said(m, "Ann enough", "GH-16.2", "second goblin");
    const State *s = match_truth(m);
    Move other = {MOVE_SWAP, 0, (uint16_t)(PLACE_CELL + cell_in(s, 2, 1)), (uint16_t)(PLACE_CELL + cell_in(s, 1, 0)),
                  0};
    refuses_move(m, other, "GH-16.2", "already chosen");
    uint32_t before = match_serial(m);
    play_said(m, "Ann swaps with 2,2");
    Event swapped = told(m, before, EV_SWAPPED);
    assert_int_equal(swapped.def, card("Ef"));
    assert_int_equal(swapped.why, DEF_HIDDEN); /* a back has no name */
    match_free(m);
}

static void GH_17_1_to_GH_17_5_which_columns_do_not_slide(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid Dot;hand Ann Em;grid 0\n"
                           "1 Rf . . .\n2 Ef Rs Ac Ad\n3 Sf . . .\n4 Af . . .");
    play_said(m, "Ann places Em at 1,1");
    refuses_said(m, "Ann slides 1 up", "GH-17.1", "The Ruby Stonefoot in that column cannot be moved");
    refuses_said(m, "Ann slides 2 up", "GH-17.4", "break apart");
    Move below = {MOVE_SLIDE_DOWN, 0, (uint16_t)(PLACE_CELL + cell_in(match_truth(m), 3, 0)), 0, 0};
    refuses_move(m, below, "GH-17.1", "top goblin");
    Move beside = {MOVE_SLIDE_DOWN, 0, (uint16_t)(PLACE_CELL + cell_in(match_truth(m), 3, 4)), 0, 0};
    refuses_move(m, beside, "GH-17.1", "no goblin in that column");
    uint32_t before = match_serial(m);
    play_said(m, "Ann slides 0 down");
    assert_int_equal(told(m, before, EV_PUSHED).def, card("Af"));
    assert_int_equal((int16_t)told(m, before, EV_SLID).other, 0);
    refuses_said(m, "Ann enough", "GH-17.3", "First place");
    refuses_said(m, "Ann lays at 4,0", "GH-17.3", "Choose another");
    match_free(m);
    m = match_given("seats Ann Ben Cid;hand Ann Sm;grid 0\n1 Rf . .\n2 Ef Ek Sc\n3 Sf Rd .");
    play_said(m, "Ann places Sm at 1,-1");
    refuses_said(m, "Ann slides 2 up", "GH-17.4", "break apart");
    play_said(m, "Ann slides 1 down");
    refuses_said(m, "Ann lays at 1,2", "GH-17.4", "break apart");
    match_free(m);
    /* Ek could mend the horde only where it was. */
    m = match_given("seats Ann Ben Cid;hand Ann Sm;grid 0\n1 Rf Ek Sd\n2 Ef . .\n3 Sf . .");
    play_said(m, "Ann places Sm at 1,3");
    refuses_said(m, "Ann slides 1 up", "GH-17.5", "Emerald Keg Runner would be pushed out");
    match_free(m);
}

static void GH_18_2_whom_a_fireball_does_not_reach(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;option apprentice fireball;hand Ann Ra;grid -1\n"
                           "1 Rd Rf Ed . .\n2 . Ef Rk Es Sc\n3 [Eb] Sf . . .");
    play_said(m, "Ann places Ra at 2,-1");
    refuses_said(m, "Ann downs 2,2", "GH-14.1", "Stonefoot");
    refuses_said(m, "Ann downs 1,1", "GH-18.2", "line or column");
    refuses_said(m, "Ann downs 3,-1", "GH-6.3", "already");
    refuses_said(m, "Ann downs 2,-1", "GH-12.1", "itself");
    uint32_t before = match_serial(m);
    play_said(m, "Ann downs 1,-1");
    assert_int_equal(told(m, before, EV_DOWNED).why, card("Ra"));
    match_free(m);
}

static void GH_19_2_and_GH_19_3_whom_a_wrecker_cannot_throw(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Sw;grid 0\n1 Rf Ek Rd\n2 Ef Rs [Ed]\n3 Sf Rc .");
    refuses_said(m, "Ann places Sw at 3,0", "GH-19.2", "other clans");
    refuses_said(m, "Ann places Sw at 2,1", "GH-14.1", "cannot be moved");
    refuses_said(m, "Ann places Sw at 2,2", "GH-6.3", "no clan");
    uint32_t before = match_serial(m);
    play_said(m, "Ann places Sw at 1,1");
    Event replaced = told(m, before, EV_REPLACED);
    assert_int_equal(replaced.def, card("Sw"));
    assert_int_equal(replaced.why, card("Ek"));
    refuses_said(m, "Ann enough", "GH-19.3", "First throw");
    refuses_said(m, "Ann throws to 2,2", "GH-4.1", "face-down");
    refuses_said(m, "Ann throws to 1,4", "GH-4.1", "touches no goblin");
    before = match_serial(m);
    play_said(m, "Ann throws to 3,2");
    assert_int_equal(told(m, before, EV_THROWN).def, card("Ek"));
    assert_int_equal(told(m, before, EV_BURST).def, card("Ek"));
    match_free(m);
}

static void GH_20_1_and_GH_20_2_whom_a_charmer_cannot_draw(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid Dot;hand Ann Rc;grid -1\n"
                           "1 . Ef Rb .\n2 Ra Rf Sk Rs\n3 . Sf [Rd] .\n4 . Af Rh .");
    play_said(m, "Ann places Rc at 3,-1");
    refuses_said(m, "Ann lifts 2,2", "GH-14.1", "Stonefoot");
    refuses_said(m, "Ann lifts 3,1", "GH-6.3", "no clan");
    refuses_said(m, "Ann lifts 1,0", "GH-20.1", "Ruby clan");
    play_said(m, "Ann lifts 2,-1");
    refuses_said(m, "Ann lays at 4,1", "GH-4.1", "is there");
    refuses_said(m, "Ann lays at 1,2", "GH-20.1", "beside the Charmer");
    play_said(m, "Ann lays at 4,-1");
    refuses_said(m, "Ann lifts 4,-1", "GH-20.2", "different");
    match_free(m);
    /* There is a free cell next to her, but the Stonefoot would be left behind. */
    m = match_given("seats Ann Ben Cid;hand Ann Rc;grid 0\n1 Rf Ra Sk\n2 Ef . .\n3 Sf Rd .");
    play_said(m, "Ann places Rc at 1,-1");
    refuses_said(m, "Ann lifts 1,1", "GH-7.6", "cut off the Sapphire Keg Runner");
    match_free(m);
    /* And here there is none. */
    m = match_given("seats Ann Ben Cid;hand Ann Rc;grid 0\n1 Rf Ra Sk\n2 Ef . Ek\n3 Sf Rd Ep");
    play_said(m, "Ann places Rc at 2,1");
    assert_int_equal(match_to_act(m), 1);
    assert_int_equal(told(m, 0, EV_SKIPPED).def, card("Rc"));
    match_free(m);
}

static void GH_10_1_GH_14_2_and_GH_21_1_passive_goblins_ask_nothing(void **st)
{
    (void)st;
    static const char *const code[] = {"Rd", "Rs", "Rk"};
    for (int i = 0; i < 3; i++) {
        char text[120], move[40];
        (void)snprintf(text, sizeof text, "seats Ann Ben Cid;hand Ann %s;grid 0\n1 Rf\n2 Ef\n3 Sf", code[i]);
        (void)snprintf(move, sizeof move, "Ann places %s at 2,1", code[i]);
        Match *m = match_given(text);
        play_said(m, move);
        assert_int_equal(match_to_act(m), 1);
        not_told(m, 0, EV_SKIPPED); /* GH-8.2: there is no power to skip */
        match_free(m);
    }
}

/* 11.7: once laid, a Stonefoot's cell and side never change. */
static void GH_14_1_a_stonefoot_never_moves(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 800 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        for (int i = 0; i < s->n; i++) {
            const Event *e = &s->e[i];
            DefId def = e->piece < match_truth(m)->npieces ? match_truth(m)->piece[e->piece].def : 0;
            if (!goblins_is_goblin(def) || goblins_role(def) != ROLE_STONEFOOT)
                continue;
            assert_false(e->kind == EV_MOVE && e->from < PLACE_HAND);
            assert_false(e->kind == EV_FACE);
        }
        free(s);
        match_free(m);
    }
}

/* 11.6: a chain of raises ends, and a turn asks no more than it can. */
static void GH_9_1_chains_end(void **st)
{
    (void)st;
    int longest = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Setup cfg = preset_of(4, 4000 + seed);
        Match *m = whole_game(&cfg);
        int raises = 0;
        for (uint32_t i = 0; i < match_serial(m); i++) {
            uint8_t kind = match_move(m, i).kind;
            raises = kind == MOVE_RAISE ? raises + 1 : kind == MOVE_PLACE ? 0 : raises;
            longest = raises > longest ? raises : longest;
        }
        assert_true(match_serial(m) <= (uint32_t)goblins_game.longest);
        match_free(m);
    }
    assert_in_range(longest, 2, 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_6_1_goblins_go_down_by_four_causes_only),
        cmocka_unit_test(GH_7_1_moved_goblins_keep_their_facing),
        cmocka_unit_test(GH_8_3_and_GH_8_5_a_power_may_be_declined_and_is_lost),
        cmocka_unit_test(GH_8_4_a_power_without_a_use_is_skipped_and_told),
        cmocka_unit_test(GH_8_8_nobody_else_decides),
        cmocka_unit_test(GH_12_1_whom_a_bruiser_cannot_hit),
        cmocka_unit_test(GH_11_4_a_blast_is_told_card_by_card),
        cmocka_unit_test(GH_13_1_and_GH_13_2_whom_a_piper_cannot_move),
        cmocka_unit_test(GH_7_2_and_GH_7_6_what_would_break_apart_is_named),
        cmocka_unit_test(GH_15_1_and_GH_15_2_whom_a_herbalist_cannot_raise),
        cmocka_unit_test(GH_9_4_the_raising_power_is_over_with_the_raise),
        cmocka_unit_test(GH_16_1_and_GH_16_2_whom_a_tactician_cannot_swap),
        cmocka_unit_test(GH_17_1_to_GH_17_5_which_columns_do_not_slide),
        cmocka_unit_test(GH_18_2_whom_a_fireball_does_not_reach),
        cmocka_unit_test(GH_19_2_and_GH_19_3_whom_a_wrecker_cannot_throw),
        cmocka_unit_test(GH_20_1_and_GH_20_2_whom_a_charmer_cannot_draw),
        cmocka_unit_test(GH_10_1_GH_14_2_and_GH_21_1_passive_goblins_ask_nothing),
        cmocka_unit_test(GH_14_1_a_stonefoot_never_moves),
        cmocka_unit_test(GH_9_1_chains_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
