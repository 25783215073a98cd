/* SPDX-License-Identifier: MIT
 * The table of Siege on the stage, by its layout alone: lanes as wide as the design has them, and nothing on the ribbon,
 * the buttons or each other, in every size. */
#include "help_siege.h"

#include "core/table.h"
#include "games/siege/table/siege_layout.h"

static const struct {
    float w, h;
} size[] = {{1280, 800}, {1024, 640}, {1422, 800}, {1600, 900}};
static const float text[] = {1, 1.3f, 2};

static BoardLayout laid(const State *s, int near, float w, float h, float letters)
{
    BoardLayout at;
    BoardIn in = {
        .game = &siege_game, .s = s, .eyes = near, .near = near, .asked = NO_SEAT, .w = w, .h = h, .text = letters};
    siege_layout(&in, &at);
    return at;
}

static Match *some_game(int seats, bool versus, unsigned seed, int moves)
{
    Setup cfg = game_preset(&siege_game, seats);
    cfg.option[OPT_HORDE] = versus;
    cfg.seed = seed;
    Rng r = rng_seed(seed);
    Match *m = match_new(&siege_game, &cfg, NULL);
    help_play(m, &r, moves);
    return m;
}

static void lanes_are_as_wide_as_the_window_allows(void **unused)
{
    (void)unused;
    Match *m = some_game(1, false, 3, 30);
    BoardLayout at = laid(match_truth(m), 0, 1280, 800, 1);
    for (int i = 0; i < LANES; i++) {
        assert_int_equal((int)at.panel[AT_LANE + i].w, 180); /* 180.67 */
        assert_true(at.panel[AT_UPPER + i].w > 171 && at.panel[AT_LOWER + i].h > 213);
    }
    assert_int_equal((int)at.panel[AT_CASTLE].w, 140);
    match_free(m);
}

/* Lets each ally have that many cards. */
static void deal(State *s, int seat, int n)
{
    while (table_size(s, (PlaceId)(PLACE_HAND + seat)) < n)
        table_move(s, &siege_game, table_first(s, (PlaceId)(PLACE_DECK + seat)), (PlaceId)(PLACE_HAND + seat), -1,
                   NULL);
    while (table_size(s, (PlaceId)(PLACE_HAND + seat)) > n)
        table_move(s, &siege_game, table_first(s, (PlaceId)(PLACE_HAND + seat)), (PlaceId)(PLACE_DECK + seat), -1,
                   NULL);
}

/* Beside the partner's hand seven cards of one's own show their number and their sign; the room that fewer leave is the
 * partner's. */
static void a_hand_of_seven_beside_a_partner_can_be_read(void **unused)
{
    (void)unused;
    Match *m = some_game(2, false, 3, 30);
    for (int near = 0; near < 2; near++) {
        Siege g = *siege_of(match_truth(m));
        deal(&g.s, near, HAND_LIMIT);
        deal(&g.s, 1 - near, HAND_LIMIT);
        BoardLayout at = laid(&g.s, near, 1280, 800, 1);
        float card = at.panel[AT_HANDS + near].h / 1.25f;
        assert_true((at.panel[AT_HANDS + near].w - card) / (HAND_LIMIT - 1) >= 82);
        assert_true((at.panel[AT_HANDS + 1 - near].w - card) / (HAND_LIMIT - 1) >= 25);
        deal(&g.s, near, 3);
        at = laid(&g.s, near, 1280, 800, 1);
        assert_true((at.panel[AT_HANDS + 1 - near].w - card) / (HAND_LIMIT - 1) >= 50);
        assert_true(at.panel[AT_HANDS + near].w >= 3 * card);
    }
    match_free(m);
}

/* A hand whose backs alone are seen lies close, and five cards of one's own beside it are seen whole but for their edge. */
static void a_closed_hand_leaves_room_for_the_own(void **unused)
{
    (void)unused;
    Match *m = some_game(2, false, 3, 30);
    Siege g = *siege_of(match_truth(m));
    deal(&g.s, 0, 5);
    deal(&g.s, 1, 5);
    for (PieceId p = g.s.head[PLACE_HAND + 1].first; p != NO_PIECE; p = g.s.piece[p].next)
        g.s.piece[p].def = DEF_HIDDEN;
    BoardLayout at = laid(&g.s, 0, 1280, 800, 1);
    float card = at.panel[AT_HANDS].h / 1.25f;
    assert_true((at.panel[AT_HANDS].w - card) / 4 >= 0.95f * card);
    assert_true(at.panel[AT_HANDS + 1].w >= 1.3f * card);
    match_free(m);
}

/* The ribbon's line, the round buttons and the seats keep clear of each other, of lanes, pictures and piles. */
static void keeps_clear(const BoardLayout *at, int near)
{
    const Rect own[] = {at->prompt, at->strap, at->seat[0], at->seat[1], at->seat[2]};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        for (size_t k = 0; k < i; k++)
            assert_false(siege_overlap(own[i], own[k]));
        assert_false(siege_overlap(own[i], at->panel[AT_CASTLE]));
        assert_false(siege_overlap(own[i], at->panel[AT_PORTAL]));
        assert_false(siege_overlap(own[i], at->panel[AT_HANDS + near]));
        assert_false(siege_overlap(own[i], at->panel[AT_PILLAGE]));
        for (int lane = 0; lane < LANES; lane++) {
            assert_false(siege_overlap(own[i], at->panel[AT_UPPER + lane]));
            assert_false(siege_overlap(own[i], at->panel[AT_LOWER + lane]));
        }
        for (int n = 0; n < MINIONS; n++)
            assert_false(siege_overlap(own[i], at->panel[AT_MINION + n]));
    }
}

static void nothing_lies_on_the_ribbon_or_the_buttons(void **unused)
{
    (void)unused;
    for (int seats = 1; seats <= 3; seats++)
        for (int versus = seats == 3; versus < (seats > 1 ? 2 : 1); versus++) {
            Match *m = some_game(seats, versus, 7, 40);
            for (int near = 0; near < seats; near++)
                for (size_t i = 0; i < sizeof size / sizeof *size; i++)
                    for (size_t k = 0; k < sizeof text / sizeof *text; k++) {
                        BoardLayout at = laid(match_truth(m), near, size[i].w, size[i].h, text[k]);
                        keeps_clear(&at, near);
                    }
            match_free(m);
        }
}

/* What shows lies in the window, but for a back line that looks over its edge and hands that have sunk. */
static void cards_lie_in_the_window(void **unused)
{
    (void)unused;
    for (unsigned seed = 1; seed <= 8; seed++) {
        Match *m = some_game(1 + (int)seed % 2, false, seed, 20 + 6 * (int)seed);
        const State *s = match_truth(m);
        for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
            BoardLayout at = laid(s, 0, size[i].w, size[i].h, 1);
            for (PieceId p = 0; p < s->npieces; p++) {
                int group = siege_game.place[s->piece[p].place].group;
                Rect r = at.piece[p].r;
                if (!at.piece[p].shown || group == GROUP_BACK || group == GROUP_HAND)
                    continue;
                assert_true(r.x >= 0 && r.y >= 0 && r.x + r.w <= size[i].w && r.y + r.h <= size[i].h);
            }
        }
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lanes_are_as_wide_as_the_window_allows),
        cmocka_unit_test(a_hand_of_seven_beside_a_partner_can_be_read),
        cmocka_unit_test(a_closed_hand_leaves_room_for_the_own),
        cmocka_unit_test(nothing_lies_on_the_ribbon_or_the_buttons),
        cmocka_unit_test(cards_lie_in_the_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
