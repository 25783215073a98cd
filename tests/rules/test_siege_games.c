/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what holds in whole games of every mode, played at random (docs/rules/siege.md). */
#include "../unit/help.h"

#include "games/siege/siege_int.h"

enum { GAMES = 12, MOVES_MOST = 1500 };

static Siege siege;
static State *const s = &siege.s;
static Events events;

typedef void Check(const Siege *before);

static Setup setup_of(int game)
{
    Setup cfg = game_preset(&siege_game, 1 + game % 3);
    cfg.option[OPT_HORDE] = (uint8_t)(game / 3 % 2);
    cfg.option[OPT_DECK] = (uint8_t)(game % 3);
    cfg.option[OPT_DECK + 1] = (uint8_t)((game + 1) % 3);
    cfg.seed = 500 + (uint64_t)game;
    return cfg;
}

static void lay(int game)
{
    Setup cfg = setup_of(game);
    assert_null(siege_setup_fault(&cfg));
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
}

/* Plays to the end, and looks after every move. */
static void play(Check *look)
{
    static Siege before;
    Rng r = rng_seed(9);
    for (int i = 0; i < MOVES_MOST && !s->over; i++) {
        Moves legal = {0};
        game_legal(&siege_game, s, s->to_act, &legal);
        before = siege;
        events.n = 0;
        events.full = false;
        siege_apply(s, legal.m[rng_below(&r, (uint32_t)legal.n)], &events);
        s->serial++;
        look(&before);
    }
}

static void play_all(Check *look)
{
    for (int game = 0; game < GAMES; game++) {
        lay(game);
        play(look);
    }
}

static void luck_falls_only_in_shuffles(const Siege *before)
{
    bool shuffled = false;
    for (int i = 0; i < events.n; i++)
        shuffled |= events.e[i].kind == EV_SHUFFLE;
    assert_int_equal(shuffled, memcmp(&before->s.rng, &s->rng, sizeof s->rng) != 0);
}

static void SH_1_15_shuffling_is_the_only_random_act(void **st)
{
    (void)st;
    play_all(luck_falls_only_in_shuffles);
}

static void a_lane_holds_one_card_on_each_side(const Siege *before)
{
    (void)before;
    static const PlaceId half[] = {PLACE_UPPER, PLACE_LOWER};
    for (int i = 0; i < 2; i++) {
        unsigned taken = 0;
        for (PieceId p = table_first(s, half[i]); p != NO_PIECE; p = s->piece[p].next) {
            assert_true(s->piece[p].pos < LANES);
            assert_false(taken >> s->piece[p].pos & 1);
            taken |= 1u << s->piece[p].pos;
        }
    }
}

static void SH_2_1_a_lane_holds_one_card_on_each_side(void **st)
{
    (void)st;
    play_all(a_lane_holds_one_card_on_each_side);
}

static void piles_are_open_and_decks_are_not(const Siege *before)
{
    (void)before;
    static const PlaceId open[] = {PLACE_HORDE_DISCARD, PLACE_DISCARD, PLACE_DISCARD + 1};
    for (int i = 0; i < 3; i++)
        for (PieceId p = table_first(s, open[i]); p != NO_PIECE; p = s->piece[p].next)
            assert_int_equal(s->piece[p].known, SEEN_ALL);
    for (PieceId p = table_first(s, PLACE_HORDE_DECK); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(s->piece[p].known & (uint8_t) ~(siege_versus(s) ? 1u << siege_horde_seat(s) : 0), 0);
}

static void SH_14_20_piles_are_open_and_the_horde_deck_is_not(void **st)
{
    (void)st;
    play_all(piles_are_open_and_decks_are_not);
}

static void no_turn_ends_it(const Siege *before)
{
    (void)before;
    assert_int_not_equal(siege.end, END_TWENTY);
    assert_true(s->over == (siege.end != END_NONE));
}

static void SH_9_11_there_is_no_turn_limit_and_no_draw(void **st)
{
    (void)st;
    for (int game = 0; game < GAMES; game++) {
        lay(game);
        s->round = 900;
        play(no_turn_ends_it);
        assert_true(s->round >= 900);
    }
}

/* Section 8: what a move is told to have done, once. NO_SEAT: whoever it was. */
static int told(uint8_t kind, uint8_t seat, DefId def, int n)
{
    int found = 0;
    for (int i = 0; i < events.n; i++) {
        const Event *e = &events.e[i];
        found += e->kind == kind && e->seat == seat && e->def == def && e->n == n;
    }
    return found;
}

static int turns_begun;

static void each_turn_is_told(const Siege *before)
{
    int now = s->round, begun = now - before->s.round;
    for (int turn = before->s.round + 1; turn <= now; turn++)
        assert_int_equal(told(EV_TURN, NO_SEAT, 0, turn), 1);
    for (int i = 0; i < events.n; i++)
        begun -= events.e[i].kind == EV_TURN;
    assert_int_equal(begun, 0);
    turns_begun += now - before->s.round;
}

static void SH_1_1_each_new_turn_is_told_with_its_number(void **st)
{
    (void)st;
    turns_begun = 0;
    play_all(each_turn_is_told);
    assert_true(turns_begun > GAMES);
}

/* Each of three seats has two cards too many, and names both. */
static void SH_9_5_what_is_discarded_above_the_hand_limit_is_told(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 3);
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
    while (siege.step != STEP_HORDE_SEAT || s->nframes) {
        Moves legal = {0};
        game_legal(&siege_game, s, s->to_act, &legal);
        siege_apply(s, legal.m[legal.n - 1], NULL);
    }
    for (int seat = 0; seat < 3; seat++)
        while (table_size(s, siege_hand_place(s, seat)) < HAND_LIMIT + 2)
            assert_true(siege_draw(s, seat, NULL));
    siege.step = STEP_HAND_LIMIT;
    siege_run(s, NULL);
    siege_set_asked(s, 0);
    for (int i = 0; i < 6; i++) { /* SH-1.23: one seat after the other */
        Moves legal = {0};
        assert_int_equal(s->to_act, i / 2);
        game_legal(&siege_game, s, s->to_act, &legal);
        events.n = 0;
        siege_apply(s, legal.m[0], &events);
        assert_int_equal(told(EV_DISCARDED, (uint8_t)(i / 2), legal.m[0].a, 0), 1);
    }
    assert_int_equal(table_size(s, PLACE_HORDE_HAND), HAND_LIMIT);
}

static void SH_1_14_tokens_never_run_out(void **st)
{
    (void)st;
    lay(0);
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        siege_place_tokens(s, siege_piece(s, u), WORD_HEALTH, 60, NULL);
        assert_true(siege_tokens(s, siege_piece(s, u), WORD_HEALTH) >= 60);
    }
}

static void SH_10_30_plain_destructions_are_carried_out_from_the_left_unasked(void **st)
{
    (void)st;
    lay(0);
    while (siege.step != STEP_ALLIANCE || s->nframes) {
        Moves legal = {0};
        game_legal(&siege_game, s, s->to_act, &legal);
        siege_apply(s, legal.m[legal.n - 1], NULL);
    }
    PieceId stands[LANES];
    for (int lane = LANES - 1; lane >= 0; lane--) {
        PieceId p = table_first(s, PLACE_DECK);
        while (siege_card_of(s, p)->type != CARD_ALLY || siege_has(siege_card_of(s, p), ABILITY_DESTROYED) ||
               siege_has(siege_card_of(s, p), ABILITY_ON_ALLY_LOST))
            p = s->piece[p].next;
        siege_enter(s, p, PLACE_LOWER, lane, NULL);
        stands[lane] = p;
    }
    siege_fresh(s);
    events.n = 0;
    siege_check_falls(s, LOWER_UNITS, &events);
    siege_run(s, &events);
    siege_set_asked(s, 0);
    assert_int_equal(s->nframes, 0);
    int lane = 0;
    for (int i = 0; i < events.n; i++)
        if (events.e[i].kind == EV_MOVE && events.e[i].to == PLACE_DISCARD)
            assert_int_equal(events.e[i].piece, stands[lane++]);
    assert_int_equal(lane, LANES);
    assert_int_equal(table_size(s, PLACE_LOWER), 0);
}

static void SH_11_1_two_allies_share_a_castle_and_the_lanes(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 2);
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
    assert_int_equal(siege_allies(s), 2);
    assert_int_equal(siege_horde_seat(s), NO_SEAT);
    assert_int_equal(table_size(s, PLACE_CASTLE), 1);
    assert_int_equal(siege_card_of(s, table_first(s, PLACE_PORTAL))->mode, TABLE_COOP);
    assert_int_not_equal(siege_pool(s, 0), siege_pool(s, 1));
}

static void SH_12_1_and_SH_12_2_one_seat_plays_the_horde_at_portals_of_its_own(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 3; seats++) {
        Setup cfg = game_preset(&siege_game, seats);
        cfg.option[OPT_HORDE] = 1;
        memset(&siege, 0, sizeof siege);
        siege_setup(s, &cfg, NULL);
        assert_int_equal(siege_horde_seat(s), seats - 1);
        assert_int_equal(siege_allies(s), seats - 1);
        assert_int_equal(siege_card_of(s, table_first(s, PLACE_PORTAL))->mode, TABLE_COMPETITIVE);
        assert_int_equal(siege_pool(s, 0), siege_pool(s, seats - 2));
    }
}

/* Has that seat come to see what was hidden from it, did luck fall, or was the treachery card turned up, which a horde
 * player may have known? */
static bool learned(const State *then, const State *now, int seat)
{
    bool turned = siege_of(then)->step < STEP_REACTION && siege_of(now)->step >= STEP_REACTION;
    bool more = turned || memcmp(&then->rng, &now->rng, sizeof now->rng) != 0;
    for (int i = 0; i < now->npieces; i++) {
        const Piece *a = &then->piece[i], *b = &now->piece[i];
        more |= ((b->known & ~a->known) | (b->recall & ~a->recall)) >> seat & 1;
    }
    return more;
}

typedef struct {
    int open, closed, phases; /* ways back, and alliance phases left by the last choice of them */
} WaysBack;

/* Every choice of a random game: it may be taken back just as long as it has shown its chooser nothing. */
static void try_ways_back(const Setup *cfg, WaysBack *ways)
{
    Match *m = match_new(&siege_game, cfg, NULL);
    Rng r = rng_seed(cfg->seed);
    for (int i = 0; i < MOVES_MOST && !match_over(m); i++) {
        uint32_t from = match_serial(m);
        assert_int_equal(match_play(m, from, help_any(m, &r)).code, 0);
        int chooser = match_move(m, from).seat;
        const State *then = match_truth_at(m, from), *now = match_truth(m);
        bool shown = learned(then, now, chooser);
        assert_int_equal(match_can_undo(m, chooser).code != 0, shown);
        for (int seat = 0; seat < cfg->nseats; seat++)
            assert_true(seat == chooser || match_can_undo(m, seat).code != 0);
        ways->open += !shown;
        ways->closed += shown;
        ways->phases += siege_of(then)->step == STEP_ALLIANCE && siege_of(now)->step > STEP_ALLIANCE && shown;
    }
    match_free(m);
}

static void SH_16_1_SH_16_2_and_SH_16_3_the_way_back_is_open_until_one_sees(void **st)
{
    (void)st;
    WaysBack ways = {0};
    for (int game = 0; game < GAMES; game++) {
        Setup cfg = setup_of(game);
        try_ways_back(&cfg, &ways);
    }
    print_message("%d choices could be taken back, %d not; %d ended an alliance phase\n", ways.open, ways.closed,
                  ways.phases);
    assert_true(ways.open > 100 && ways.closed > 100 && ways.phases > GAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_1_1_each_new_turn_is_told_with_its_number),
        cmocka_unit_test(SH_1_14_tokens_never_run_out),
        cmocka_unit_test(SH_1_15_shuffling_is_the_only_random_act),
        cmocka_unit_test(SH_2_1_a_lane_holds_one_card_on_each_side),
        cmocka_unit_test(SH_9_5_what_is_discarded_above_the_hand_limit_is_told),
        cmocka_unit_test(SH_9_11_there_is_no_turn_limit_and_no_draw),
        cmocka_unit_test(SH_10_30_plain_destructions_are_carried_out_from_the_left_unasked),
        cmocka_unit_test(SH_11_1_two_allies_share_a_castle_and_the_lanes),
        cmocka_unit_test(SH_12_1_and_SH_12_2_one_seat_plays_the_horde_at_portals_of_its_own),
        cmocka_unit_test(SH_14_20_piles_are_open_and_the_horde_deck_is_not),
        cmocka_unit_test(SH_16_1_SH_16_2_and_SH_16_3_the_way_back_is_open_until_one_sees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
