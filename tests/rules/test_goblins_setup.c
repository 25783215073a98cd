/* SPDX-License-Identifier: MIT
 * Goblin Ranks: components and setup (GH-1, GH-2), the turn (GH-3), drawing and the end (GH-22, GH-23). */
#include "given_goblins.h"

static int in_place(const State *s, int first, int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += table_size(s, (PlaceId)(first + i));
    return sum;
}

/* The table of 1.4, for every number of players and setup. */
static void GH_1_5_and_GH_2_1_the_arithmetic_closes(void **st)
{
    (void)st;
    static const struct {
        int seats, carriers, laid, deck, all, turns, box, aside;
    } row[] = {{4, CARRIERS_TWO, 4, 28, 48, 44, 0, 0},
               {3, CARRIERS_TWO, 3, 21, 36, 33, 13, 0},
               {2, CARRIERS_TWO, 2, 26, 36, 34, 13, 1},
               {2, CARRIERS_THREE, 3, 25, 36, 33, 13, 1}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            Setup cfg = preset_of(row[i].seats, seed);
            cfg.option[OPT_CARRIERS] = (uint8_t)row[i].carriers;
            Match *m = new_match(&cfg);
            const State *s = match_truth(m);
            assert_int_equal(s->npieces, 52);
            assert_int_equal(in_place(s, PLACE_CELL, GRID_CELLS), row[i].laid);
            assert_int_equal(table_size(s, PLACE_DECK), row[i].deck);
            assert_int_equal(table_size(s, PLACE_BOX), row[i].box);
            assert_int_equal(table_size(s, PLACE_ASIDE), row[i].aside);
            assert_int_equal(in_place(s, PLACE_HAND, GOBLINS_SEATS), GOBLINS_HAND * row[i].seats);
            assert_int_equal(in_place(s, PLACE_CROWN, GOBLINS_SEATS), row[i].seats);
            assert_int_equal(goblins_all(s), row[i].all);
            assert_int_equal(goblins_turns(s), row[i].turns);
            assert_int_equal(goblins_lines(s), row[i].seats == 4 ? 4 : 3);
            assert_null(goblins_game.fault(s));
            match_free(m);
        }
}

static void GH_2_1_every_goblin_and_every_crown_is_there_once(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = preset_of(seats, 5);
        Match *m = new_match(&cfg);
        const State *s = match_truth(m);
        int copies[GOBLINS_DEFS] = {0};
        for (PieceId p = 0; p < s->npieces; p++)
            copies[s->piece[p].def]++;
        for (DefId def = 1; def < GOBLINS_DEFS; def++)
            assert_int_equal(copies[def], 1);
        match_free(m);
    }
}

/* Only Flagbearers lie at the start, face up, in one column, in the lines of GH-5. */
static void GH_2_1_flagbearers_lie_in_a_column(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = preset_of(seats, 77);
        Match *m = new_match(&cfg);
        const State *s = match_truth(m);
        for (int line = 1; line <= goblins_carriers(s); line++) {
            PieceId p = goblins_at(s, cell_in(s, line, 0));
            assert_true(p != NO_PIECE && !(s->piece[p].face & FACE_DOWN));
            assert_int_equal(goblins_role(s->piece[p].def), ROLE_FLAGBEARER);
            assert_int_equal(s->piece[p].known, SEEN_ALL);
        }
        assert_int_equal(goblins_extent(s).width, 1);
        match_free(m);
    }
}

/* Every draw can come out every way: clan in the box, Crowns, Flagbearers, first seat. */
static void GH_2_4_chance_decides_what_nobody_chose(void **st)
{
    (void)st;
    unsigned boxed = 0, crowned[3] = {0}, top = 0, first = 0;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        Setup cfg = preset_of(3, seed);
        Match *m = new_match(&cfg);
        const State *s = match_truth(m);
        boxed |= ~goblins_clans(s) & 15u;
        for (int seat = 0; seat < 3; seat++)
            crowned[seat] |= 1u << goblins_crown(s, seat);
        top |= 1u << goblins_clan(s->piece[goblins_at(s, cell_in(s, 1, 0))].def);
        first |= 1u << s->to_act;
        match_free(m);
    }
    assert_int_equal(boxed, 15);
    assert_int_equal(top, 15);
    assert_int_equal(first, 7);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(crowned[seat], 15);
}

static void GH_2_4_what_the_host_chose_holds(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Setup cfg = preset_of(3, seed);
        cfg.option[OPT_EXCLUDED] = 1 + CLAN_SAPPHIRE;
        cfg.option[OPT_FIRST] = 3;
        Match *m = new_match(&cfg);
        assert_int_equal(goblins_clans(match_truth(m)), 15u & ~(1u << CLAN_SAPPHIRE));
        assert_int_equal(match_to_act(m), 2);
        match_free(m);
    }
    Setup cfg = preset_of(3, 1);
    cfg.option[OPT_FIRST] = 4;
    Status why;
    assert_null(match_new(&goblins_game, &cfg, &why));
    assert_non_null(strstr(why.text, "GH-2.4"));
}

static void GH_2_3_a_hand_may_lack_the_clan_of_its_holder(void **st)
{
    (void)st;
    bool lacks = false;
    for (uint64_t seed = 1; seed <= 60 && !lacks; seed++) {
        Setup cfg = preset_of(4, seed);
        Match *m = new_match(&cfg);
        const State *s = match_truth(m);
        for (int seat = 0; seat < 4; seat++) {
            bool own = false;
            for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next)
                own = own || goblins_clan(s->piece[p].def) == goblins_crown(s, seat);
            lacks = lacks || !own;
        }
        match_free(m);
    }
    assert_true(lacks);
}

static void GH_1_7_to_raise_and_to_down_turn_a_goblin(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;hand Ben Sh;grid 0\n1 Rf .\n2 Ef .\n3 Sf .");
    int cell = cell_in(match_truth(m), 2, 0);
    PieceId flag = goblins_at(match_truth(m), cell);
    play_said(m, "Ann places Rb at 2,1");
    play_said(m, "Ann downs 2,0");
    assert_int_equal(match_truth(m)->piece[flag].face, FACE_DOWN);
    play_said(m, "Ben places Sh at 2,2");
    play_said(m, "Ben raises 2,0");
    assert_int_equal(match_truth(m)->piece[flag].face, 0);
    assert_int_equal(match_truth(m)->piece[flag].known, SEEN_ALL);
    match_free(m);
}

/* Place, power, draw; then the next seat (section 8). */
static void GH_3_1_and_GH_22_1_a_turn_is_told_in_order(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;deck Ek;grid 0\n1 Rf .\n2 Ef .\n3 Sf .");
    play_said(m, "Ann places Rb at 2,1");
    play_said(m, "Ann downs 2,0");
    Story *ann = story(m, 0, 0), *ben = story(m, 1, 0);
    static const uint8_t order[] = {EV_PLACED, EV_OFFERED, EV_DOWNED, EV_DREW, EV_TURN};
    int at = 0;
    for (size_t i = 0; i < sizeof order; i++) {
        at = find_event(ann, order[i], at);
        assert_true(at >= 0);
    }
    Event drew = ann->e[find_event(ann, EV_DREW, 0)], hidden = ben->e[find_event(ben, EV_DREW, 0)];
    assert_int_equal(drew.def, card("Ek"));
    assert_int_equal(hidden.def, DEF_HIDDEN); /* its holder alone learns it */
    assert_int_equal(hidden.n, table_size(match_truth(m), PLACE_DECK));
    Event turn = told(m, 0, EV_TURN);
    assert_int_equal(turn.seat, 1);
    assert_int_equal(turn.n, 2);
    free(ann);
    free(ben);
    match_free(m);
}

static void GH_3_2_and_GH_3_4_one_goblin_a_turn_face_up(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rd Ek;grid 0\n1 Rf\n2 Ef\n3 Sf");
    refuses_said(m, "Ann enough", "GH-3.2", "First play a goblin");
    refuses_said(m, "Ann places Sd at 1,1", "GH-3.2", "not in your hand");
    refuses_said(m, "Ben places Ek at 1,1", "GH-2.4", "It is Ann’s turn");
    uint32_t before = match_serial(m);
    play_said(m, "Ann places Rd at 2,1");
    Event placed = told(m, before, EV_PLACED);
    assert_int_equal(placed.def, card("Rd"));
    assert_int_equal(placed.n, 2);
    assert_int_equal(match_to_act(m), 1);
    match_free(m);
}

static void GH_3_3_there_is_always_a_cell(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 400 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            assert_true(match_truth(m)->phase != PHASE_PLACE || goblins_legal_cells(match_truth(m)) != 0);
            play_any(m, &r, 0);
        }
        assert_true(goblins_legal_cells(match_truth(m)) == 0);
        match_free(m);
    }
}

static void GH_22_2_hands_shrink_when_the_deck_is_empty(void **st)
{
    (void)st;
    Setup cfg = preset_of(4, 3);
    Match *m = whole_game(&cfg);
    Story *s = story(m, NO_SEAT, 0);
    assert_int_equal(count_events(s, EV_DREW), 28);
    assert_int_equal(count_events(s, EV_DECK_EMPTY), 1);
    assert_int_equal(count_events(s, EV_SHUFFLE), 0); /* never reshuffled */
    int last_draw = 0;
    for (int i = 0; i < s->n; i++)
        last_draw = s->e[i].kind == EV_DREW ? i : last_draw;
    assert_true(find_event(s, EV_DECK_EMPTY, 0) > last_draw);
    free(s);
    match_free(m);
}

static void GH_23_1_the_end_comes_when_the_horde_is_full(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = preset_of(seats, 12);
        Match *m = whole_game(&cfg);
        const State *s = match_truth(m);
        assert_int_equal(cells_count(goblins_plane(s, PLANE_TAKEN)), goblins_all(s));
        assert_int_equal(in_place(s, PLACE_HAND, GOBLINS_SEATS) + table_size(s, PLACE_DECK), 0);
        assert_int_equal(goblins_extent(s).width, FRAME_WIDTH);
        Story *told_all = story(m, NO_SEAT, 0);
        assert_int_equal(count_events(told_all, EV_TURN), goblins_turns(s) - 1); /* the first is told at the setup */
        free(told_all);
        Move any = {MOVE_ENOUGH, 0, 0, 0, 0};
        Why why;
        match_why(m, any, &why);
        assert_string_equal(why.rule, "GH-23.1");
        match_free(m);
    }
}

static void turns_left_count_down(void **st)
{
    (void)st;
    Setup cfg = preset_of(2, 9);
    cfg.option[OPT_CARRIERS] = CARRIERS_THREE;
    cfg.option[OPT_FIRST] = 2;
    Match *m = new_match(&cfg);
    assert_int_equal(goblins_turns_left(match_truth(m), 1), 17); /* 1.4: 17 for the first seat, 16 for the second */
    assert_int_equal(goblins_turns_left(match_truth(m), 0), 16);
    Rng r = rng_seed(4);
    while (!match_over(m)) {
        const State *s = match_truth(m);
        assert_int_equal(goblins_turns_left(s, 0) + goblins_turns_left(s, 1), 33 - (s->round - 1));
        play_any(m, &r, 0);
    }
    assert_int_equal(goblins_turns_left(match_truth(m), 0), 0);
    match_free(m);
}

/* Nothing of one game reaches into the next: the same setup gives the same beginning, and nothing is remembered. */
static void GH_25_4_one_game_is_complete_in_itself(void **st)
{
    (void)st;
    Setup cfg = preset_of(3, 41);
    Match *first = whole_game(&cfg), *second = new_match(&cfg);
    assert_true(match_hash_at(first, 0) == match_hash(second));
    for (int seat = 0; seat < 3; seat++)
        for (int clan = 0; clan < CLAN_COUNT; clan++)
            assert_int_equal(goblins_of(match_truth(second))->evidence[seat][clan], 0);
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(first, match_to_act(first), legal);
    assert_int_equal(legal->n, 0);
    free(legal);
    match_free(first);
    match_free(second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_1_5_and_GH_2_1_the_arithmetic_closes),
        cmocka_unit_test(GH_2_1_every_goblin_and_every_crown_is_there_once),
        cmocka_unit_test(GH_2_1_flagbearers_lie_in_a_column),
        cmocka_unit_test(GH_2_4_chance_decides_what_nobody_chose),
        cmocka_unit_test(GH_2_4_what_the_host_chose_holds),
        cmocka_unit_test(GH_2_3_a_hand_may_lack_the_clan_of_its_holder),
        cmocka_unit_test(GH_1_7_to_raise_and_to_down_turn_a_goblin),
        cmocka_unit_test(GH_3_1_and_GH_22_1_a_turn_is_told_in_order),
        cmocka_unit_test(GH_3_2_and_GH_3_4_one_goblin_a_turn_face_up),
        cmocka_unit_test(GH_3_3_there_is_always_a_cell),
        cmocka_unit_test(GH_22_2_hands_shrink_when_the_deck_is_empty),
        cmocka_unit_test(GH_23_1_the_end_comes_when_the_horde_is_full),
        cmocka_unit_test(turns_left_count_down),
        cmocka_unit_test(GH_25_4_one_game_is_complete_in_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
