/* SPDX-License-Identifier: MIT
 * Goblin Ranks: cells, lines and columns (GH-1, GH-4, GH-5), cohesion (GH-7), and what the screen is told of them in
 * advance (goblins_preview.h). */
#include "given_goblins.h"

/* ---- the ring of columns ---------------------------------------------------------------------------------------- */

static int cell_at(int row, int column)
{
    return row * GRID_RING + (column & (GRID_RING - 1));
}

static void GH_1_2_neighbours_share_a_whole_side(void **st)
{
    (void)st;
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        int around[4], row = cell / GRID_RING, column = cell % GRID_RING;
        Cells want = 0;
        goblins_cell_neighbours(cell, around);
        assert_int_equal(around[0], row > 0 ? cell_at(row - 1, column) : -1); /* up, right, down, left: GH-11.4 */
        assert_int_equal(around[1], cell_at(row, column + 1));
        assert_int_equal(around[2], row < 3 ? cell_at(row + 1, column) : -1);
        assert_int_equal(around[3], cell_at(row, column - 1));
        for (int k = 0; k < 4; k++)
            want |= around[k] < 0 ? 0 : cell_bit(around[k]);
        assert_true(cells_around(cell_bit(cell)) == want);
        assert_true(cells_in_sight(cell) == ((cells_row(row) | cells_column(column)) & ~cell_bit(cell)));
        assert_int_equal(cells_count(cells_in_sight(cell)), 15 + 3);
    }
}

static void rows_counted_at_once_are_rows_counted_one_by_one(void **st)
{
    (void)st;
    Rng r = rng_seed(5);
    for (int i = 0; i < 1000; i++) {
        Cells some = rng_next(&r) | (i % 2 ? cells_row(i / 2 % GRID_ROWS) : 0); /* every other with a full row */
        Cells counts = cells_count_rows(some);
        for (int row = 0; row < GRID_ROWS; row++)
            assert_int_equal(cells_row_of(counts, row), cells_count(some & cells_row(row)));
    }
}

static void GH_1_6_the_extent_is_found_wherever_the_frame_stands(void **st)
{
    (void)st;
    for (int west = -40; west <= 40; west++)
        for (int width = 1; width <= FRAME_WIDTH; width++) {
            Cells taken = cell_bit(cell_at(1, west)) | cell_bit(cell_at(2, west + width - 1));
            for (int before = west - 10; before <= west + 2; before++) {
                bool near = west + width - 1 <= before + 13 && west >= before - 2; /* what can have changed since */
                Extent e = goblins_grid_extent(taken, before);
                assert_true(!near || (e.west == west && e.width == width));
            }
            assert_int_equal(grid_column(cell_at(0, west - 1), west), west - 1);
            assert_int_equal(grid_column(cell_at(3, west + 12), west), west + 12);
        }
}

static void GH_5_4_the_frame_has_twelve_columns(void **st)
{
    (void)st;
    for (int west = -20; west <= 20; west++)
        for (int width = 1; width <= FRAME_WIDTH; width++) {
            Cells frame = goblins_grid_frame((Extent){west, width});
            for (int column = west - 2; column <= west + 13; column++) {
                int low = column < west ? column : west, high = column > west + width - 1 ? column : west + width - 1;
                bool inside = high - low < FRAME_WIDTH && column >= west - 1 && column <= west + width;
                for (int row = 0; row < GRID_ROWS; row++)
                    assert_int_equal(frame >> cell_at(row, column) & 1, inside);
            }
        }
}

static void GH_7_2_and_GH_7_3_a_horde_holds_together(void **st)
{
    (void)st;
    Cells row = cell_bit(cell_at(1, 14)) | cell_bit(cell_at(1, 15)) | cell_bit(cell_at(1, 16)); /* over the seam */
    Cells pair = cell_bit(cell_at(2, 20)) | cell_bit(cell_at(3, 20)), alone = cell_bit(cell_at(0, 21));
    assert_true(goblins_cells_coherent(row, false) && goblins_cells_coherent(row, true));
    assert_false(goblins_cells_coherent(row | pair, false));
    assert_true(goblins_cells_coherent(row | pair, true));
    assert_false(goblins_cells_coherent(row | pair | alone, true));
    assert_true(goblins_cells_connected(row | pair, cell_bit(cell_at(1, 0))) == row);
    /* The first and the last row are not neighbours. */
    assert_false(goblins_cells_coherent(cell_bit(cell_at(0, 3)) | cell_bit(cell_at(3, 3)), false));
}

/* GH-5.6: a frame that wanders for ever meets no wall; the label is drawn back by whole rings. */
static void GH_5_6_columns_have_no_fixed_end(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben;hand Ann Rk;grid 3\n1 Rf Ef Sa\n2 Sd . .");
    State *s = copy_in(&g);
    goblins_mut(s)->west = 99; /* 96 columns further east: the same cells */
    Match *m = match_from(&goblins_game, setup_in(&g), s);
    free(s);
    assert_null(goblins_game.fault(match_truth(m)));
    Rng r = rng_seed(8);
    bool drawn_back = false;
    while (!match_over(m)) {
        play_any(m, &r, 0);
        const char *fault = goblins_game.fault(match_truth(m));
        if (fault)
            fail_msg("%s", fault);
        assert_in_range(goblins_of(match_truth(m))->west + 100, 0, 200);
        drawn_back = drawn_back || goblins_of(match_truth(m))->west < 90;
    }
    assert_true(drawn_back);
    match_free(m);
    given_free(&g);
}

static void GH_5_6_a_frame_wanders_round_the_ring(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben Cid;grid -5\n1 Rf Ef Sf Sd");
    Goblins *h = goblins_mut(copy_in(&g));
    for (int step = 0; step < 200; step++) { /* the westernmost goblin goes to the east end, again and again */
        State *s = &h->s;
        int west = h->west, from = cell_in(s, 1, west), to = cell_in(s, 1, west + 4);
        assert_true(goblins_destinations(s, from) & cell_bit(to));
        PieceId p = goblins_at(s, from);
        goblins_lift(s, from, NULL);
        goblins_stand(s, p, to, NULL);
        assert_int_equal(goblins_extent(s).width, 4);
        assert_int_equal((h->west - (west + 1)) % GRID_RING, 0);
        assert_true(goblins_cells_coherent(goblins_plane(s, PLANE_TAKEN), false));
    }
    free(h);
    given_free(&g);
}

/* ---- cells and lines -------------------------------------------------------------------------------------------- */

static void GH_4_1_every_refusal_of_a_cell_has_its_reason(void **st)
{
    (void)st;
    Match *m =
        match_given("seats Ann Ben Cid;hand Ann Rd;grid -6\n"
                    "1 . . . . . . Rf Sd Rc Eh [Sk] Ec\n2 Rh Sa Em Rt Sb Ed Ef . . . . .\n3 . . . . . . Sf . . . . .");
    refuses_said(m, "Ann places Rd at 1,1", "GH-4.1", "Sapphire Doubles is there");
    refuses_said(m, "Ann places Rd at 1,4", "GH-4.1", "a face-down goblin is there"); /* and no name */
    refuses_said(m, "Ann places Rd at 3,4", "GH-4.1", "touches no goblin");
    refuses_said(m, "Ann places Rd at 1,6", "GH-5.4", "13 columns");
    refuses_said(m, "Ann places Rd at 2,-7", "GH-5.4", "13 columns");
    refuses_said(m, "Ann places Rd at 4,0", "GH-5.1", "The only lines");
    const State *s = match_truth(m);
    assert_true(goblins_thirteenth(s) == (cell_bit(cell_in(s, 1, 6)) | cell_bit(cell_in(s, 2, -7))));
    Move m0 = {MOVE_PLACE, 0, card("Rd"), PLACE_DECK, 0};
    refuses_move(m, m0, "GH-4.1", "cells of the horde");
    match_free(m);
}

static void GH_5_3_a_third_line_is_opened_once(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben;hand Ann Rd;hand Ben Ek;grid 0\n1 Sf\n2 Rf");
    assert_int_equal(goblins_of(match_truth(m))->open, 6);
    play_said(m, "Ann places Rd at 0,0");
    assert_int_equal(told(m, 0, EV_LINE_OPENED).n, 0);
    refuses_said(m, "Ben places Ek at 3,0", "GH-5.3", "Only three lines");
    match_free(m);
}

static void GH_5_2_an_open_line_stays_open(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben;hand Ann Ec;grid 0\n0 Ek .\n1 Sf Rf\n2 . Sp");
    holds(&g, "Ann places Ec at 1,2");
    holds(&g, "Ann lifts 0,0");
    holds(&g, "= lines 0 1 2");
    holds(&g, "Ann lays at 2,2");
    holds(&g, "= lines 0 1 2");
    given_free(&g);
}

static void GH_5_5_the_extent_is_measured_without_the_goblin_in_the_air(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben Cid;hand Ann Rc;grid -6\n"
                    "1 Sh Sa Em Et Sb Eb Rf Sd Eh Sk Ek Rd\n2 . . . . . . Ef . . . . .\n3 . . . . . . Sf . . . . .");
    holds(&g, "Ann places Rc at 2,-6");
    holds(&g, "= extent -6 5");
    holds(&g, "Ann lifts 1,5");
    holds(&g, "= extent -6 4");
    holds(&g, "Ann lays at 2,-7");
    holds(&g, "= extent -7 4");
    given_free(&g);
}

/* ---- previews --------------------------------------------------------------------------------------------------- */

typedef struct {
    int blasts, slides, lays;
} Seen;

/* What the previews say of a move is what the move does. */
static void compare_preview(const Match *m, Move mv, Seen *n)
{
    const State *s = match_truth(m);
    Goblins after;
    memcpy(&after, s, sizeof after);
    Events *ev = xcalloc(1, sizeof *ev);
    goblins_apply(&after.s, mv, ev);
    if (mv.kind == MOVE_DOWN) {
        int order[GRID_CELLS], k = 0;
        Cells fall = goblins_blast(s, mv.a - PLACE_CELL, order);
        assert_true((goblins_plane(s, PLANE_UP) & ~goblins_plane(&after.s, PLANE_UP)) == fall);
        for (int i = 0; i < ev->n; i++)
            if (ev->e[i].kind == EV_DOWNED)
                assert_int_equal(ev->e[i].to - PLACE_CELL, order[k++]);
        assert_int_equal(k, cells_count(fall));
        n->blasts++;
    }
    if (mv.kind == MOVE_SLIDE_UP || mv.kind == MOVE_SLIDE_DOWN) {
        Slide slide;
        assert_true(goblins_slide(s, goblins_column(s, mv.a - PLACE_CELL), mv.kind == MOVE_SLIDE_UP ? -1 : 1, &slide));
        assert_true(goblins_plane(&after.s, PLANE_TAKEN) == slide.after);
        assert_int_equal(table_size(&after.s, PLACE_AIR), slide.pushed >= 0);
        if (slide.pushed >= 0) {
            assert_int_equal(goblins_choice(&after.s).kind, MOVE_LAY);
            assert_true(goblins_choice(&after.s).cells == slide.lays);
        }
        n->slides++;
    }
    if (mv.kind == MOVE_LIFT && frame_peek(s)->op == FRAME_PIPER) {
        assert_true(goblins_choice(&after.s).cells == goblins_destinations(s, mv.a - PLACE_CELL));
        n->lays++;
    }
    free(ev);
}

static void previews_say_what_will_happen(void **st)
{
    (void)st;
    Seen n = {0};
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 900 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        Moves *legal = xcalloc(1, sizeof *legal);
        while (!match_over(m)) {
            match_legal(m, match_to_act(m), legal);
            for (int i = 0; i < legal->n; i++)
                compare_preview(m, legal->m[i], &n);
            play_any(m, &r, 0);
        }
        free(legal);
        match_free(m);
    }
    assert_true(n.blasts > 100 && n.slides > 100 && n.lays > 100);
}

/* A goblin may go to a legal cell exactly if nothing would stand apart. */
static void GH_7_4_what_would_break_the_horde_is_named(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup cfg = preset_of(3, 70 + seed);
        cfg.option[OPT_COHESION] = (uint8_t)(seed % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            const State *s = match_truth(m);
            Cells taken = goblins_plane(s, PLANE_TAKEN);
            for (Cells left = taken; left && s->phase == PHASE_PLACE; left &= left - 1) {
                int from = cells_lowest(left);
                Cells rest = taken & ~cell_bit(from), can = goblins_destinations(s, from);
                Cells legal =
                    goblins_grid_legal(rest, goblins_allowed(s), goblins_grid_extent(rest, goblins_of(s)->west));
                for (Cells c = legal & ~cell_bit(from); c; c &= c - 1)
                    assert_int_equal(goblins_broken(s, from, cells_lowest(c)) == 0, can >> cells_lowest(c) & 1);
            }
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

static void a_goblin_down_or_a_stonefoot_takes_nobody_along(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben Cid;grid 0\n1 Rf [Ek] Ss\n2 Ef Sk .\n3 Sf . .");
    const State *s = state_in(&g);
    assert_true(goblins_blast(s, cell_in(s, 1, 1), NULL) == 0);
    assert_true(goblins_blast(s, cell_in(s, 1, 2), NULL) == 0);
    assert_true(goblins_blast(s, cell_in(s, 3, 1), NULL) == 0);
    assert_true(goblins_blast(s, cell_in(s, 2, 1), NULL) == (cell_bit(cell_in(s, 2, 1)) | cell_bit(cell_in(s, 2, 0))));
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_1_2_neighbours_share_a_whole_side),
        cmocka_unit_test(rows_counted_at_once_are_rows_counted_one_by_one),
        cmocka_unit_test(GH_1_6_the_extent_is_found_wherever_the_frame_stands),
        cmocka_unit_test(GH_5_4_the_frame_has_twelve_columns),
        cmocka_unit_test(GH_7_2_and_GH_7_3_a_horde_holds_together),
        cmocka_unit_test(GH_5_6_columns_have_no_fixed_end),
        cmocka_unit_test(GH_5_6_a_frame_wanders_round_the_ring),
        cmocka_unit_test(GH_4_1_every_refusal_of_a_cell_has_its_reason),
        cmocka_unit_test(GH_5_3_a_third_line_is_opened_once),
        cmocka_unit_test(GH_5_2_an_open_line_stays_open),
        cmocka_unit_test(GH_5_5_the_extent_is_measured_without_the_goblin_in_the_air),
        cmocka_unit_test(previews_say_what_will_happen),
        cmocka_unit_test(GH_7_4_what_would_break_the_horde_is_named),
        cmocka_unit_test(a_goblin_down_or_a_stonefoot_takes_nobody_along),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
