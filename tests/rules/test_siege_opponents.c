/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: opponents come to an end of moving cards about (SH-5.14), which is free and could go on for
 * ever, and their judgement sees what the coming fight does. */
#include "given_siege.h"

#include "bots/bot.h"
#include "bots/review.h"
#include "bots/review_look.h"
#include "bots/review_turn.h"
#include "core/journal.h"

enum { GAMES = 6, FEW = 3, WORLDS = 60, MOVES_ENOUGH = 700 };

static void games_of_opponents_end(void **st)
{
    (void)st;
    Bot *bot = bot_new(&siege_game);
    View *view = view_new(&siege_game);
    for (int i = 0; i < help_many(FEW, GAMES); i++) {
        Match *match = given_siege(1 + i % 2, i % 4 == 3, (uint64_t)(40 + i));
        int moves = 0;
        for (; !match_truth(match)->over && moves < MOVES_ENOUGH; moves++) {
            int seat = match_to_act(match);
            match_view(match, seat, VIEW_MEMORY, view);
            Move m = bot_choose(bot, view, 1 + i % 3, i % 3 ? WORLDS : 0, (uint64_t)moves, NULL, 0);
            assert_int_equal(match_play(match, match_serial(match), m).code, 0);
        }
        assert_true(match_truth(match)->over);
        match_free(match);
    }
    view_free(view);
    bot_free(bot);
}

/* To and fro is worse than staying, and every time by more; also where the game is as good as lost. */
static void moving_about_costs_more_each_time(void **st)
{
    (void)st;
    Match *match = given_siege(1, 0, 7);
    static Siege at;
    memcpy(&at, match_truth(match), sizeof at);
    float before = siege_judge(&at.s, 0), step = 0;
    for (int n = 1; n < 100; n++) {
        at.strolls = (uint8_t)n;
        float now = siege_judge(&at.s, 0);
        if (now <= 0)
            break;
        assert_true(before - now > step);
        step = before - now - 0.00005f;
        before = now;
    }
    at.strolls = 100; /* no better than a defeat */
    assert_true(step > 0 && siege_judge(&at.s, 0) <= 0);
    match_free(match);
}

static void the_count_is_of_one_side_and_fades(void **st)
{
    (void)st;
    Match *match = given_siege(1, 0, 11);
    Rng r = rng_seed(5);
    int risen = 0, halved = 0;
    for (int i = 0; i < 400 && !match_truth(match)->over; i++) {
        int was = siege_of(match_truth(match))->strolls, round = match_truth(match)->round;
        Move m = help_any(match, &r);
        assert_int_equal(match_play(match, match_serial(match), m).code, 0);
        int is = siege_of(match_truth(match))->strolls;
        bool stroll = m.kind == MOVE_MOVE || m.kind == MOVE_SWAP || m.kind == MOVE_ENGAGE || m.kind == MOVE_TAKE_BACK;
        if (match_truth(match)->round == round)
            assert_int_equal(is, was + stroll);
        else
            assert_int_equal(is, was / 2);
        risen += stroll;
        halved += match_truth(match)->round != round && was > 0;
    }
    assert_true(risen > 0 && halved > 0);
    match_free(match);
}

/* A monster that nobody faces is worse than one that cannot hurt (SH-7.5): so it is in nearly all positions, and taken together. */
static void the_fight_ahead_is_seen(void **st)
{
    (void)st;
    static Siege at;
    int seen = 0, better = 0;
    float gain = 0;
    for (uint64_t game = 0; game < GAMES; game++) {
        Match *match = given_siege(1, 0, 13 + game);
        Rng r = rng_seed(6);
        for (int i = 0; i < 200 && !match_truth(match)->over; i++) {
            memcpy(&at, match_truth(match), sizeof at);
            int lane = 0;
            while (lane < LANES && (at.at[UNIT_UPPER + lane] == NO_PIECE || at.at[UNIT_LOWER + lane] != NO_PIECE ||
                                    at.attack[UNIT_UPPER + lane] < 2))
                lane++;
            if (lane < LANES && at.step == STEP_ALLIANCE) {
                float with = siege_judge(&at.s, 0);
                at.s.piece[at.at[UNIT_UPPER + lane]].num[NUM_ATTACK] = -9;
                siege_derive(&at.s);
                float without = siege_judge(&at.s, 0);
                gain += without - with;
                better += without > with;
                seen++;
            }
            assert_int_equal(match_play(match, match_serial(match), help_any(match, &r)).code, 0);
        }
        match_free(match);
    }
    assert_true(seen > 50 && better > seen * 2 / 3);
    assert_true(gain / (float)seen > 0.01f);
}

/* From wherever a game stands to the next turn, by the rules: what is left is a position that can be. */
static void a_turn_is_played_on_to_its_end(void **st)
{
    (void)st;
    static Siege at;
    int ended = 0;
    for (int game = 0; game < 9; game++) {
        Match *match = given_siege(1 + game % 3, (uint8_t)(game / 3 % 2), 70 + (uint64_t)game);
        Rng r = rng_seed((uint64_t)game);
        for (int i = 0; i < 150 && !match_truth(match)->over; i++) {
            memcpy(&at, match_truth(match), sizeof at);
            int round = at.s.round;
            siege_rollout(&at.s);
            assert_true(at.s.over || at.s.round == round + 1);
            const char *fault = siege_fault(&at.s);
            if (fault)
                fail_msg("game %d, move %d: %s", game, i, fault);
            ended += at.s.over;
            assert_int_equal(match_play(match, match_serial(match), help_any(match, &r)).code, 0);
        }
        match_free(match);
    }
    assert_true(ended > 0);
}

/* What is thought about is judged at one moment, however far a playout has gone; what is played is never marked. */
static void playouts_are_judged_at_the_same_moment(void **st)
{
    (void)st;
    static Siege at;
    int noted = 0;
    for (int game = 0; game < 6; game++) {
        Match *match = given_siege(1 + game % 3, (uint8_t)(game % 2), 90 + (uint64_t)game);
        Rng r = rng_seed(4);
        help_play(match, &r, 20 + 9 * game);
        memcpy(&at, match_truth(match), sizeof at);
        assert_int_equal(at.imagined, 0);
        siege_think(&at.s);
        int from = at.s.round;
        float then = -1;
        for (int i = 0; i < 400 && !at.s.over; i++) {
            Moves legal = {0};
            game_legal(&siege_game, &at.s, at.s.to_act, &legal);
            siege_apply(&at.s, legal.m[rng_below(&r, (uint32_t)legal.n)], NULL);
            assert_int_equal(at.imagined, at.s.round > from + 1 ? 2 : 1);
            if (at.imagined != 2 || at.s.over || at.step == STEP_HORDE_SEAT)
                continue;
            float now = siege_judge(&at.s, 0);
            assert_true(then < 0 || now == then);
            noted += then < 0;
            then = now;
        }
        match_free(match);
    }
    assert_true(noted >= 3);
}

/* True if from one move to the other the same seat chose, with nothing learned and nothing rolled. */
static bool is_one_turn(const Match *m, uint32_t a, uint32_t b)
{
    uint32_t from = a < b ? a : b, to = a < b ? b : a;
    int seat = match_move(m, from).seat;
    for (uint32_t i = from; i <= to; i++)
        if (match_move(m, i).seat != seat)
            return false;
    const State *then = match_truth_at(m, from), *now = match_truth_at(m, to);
    return then->info[seat] == now->info[seat] && memcmp(&then->rng, &now->rng, sizeof now->rng) == 0;
}

/* A game that was won in its eighth turn by three moves that only together bring down the outsider: none of them is called
 * dear because playouts do not find the others. */
static void a_look_back_does_not_blame_a_plan_that_won(void **st)
{
    (void)st;
    Match *match = NULL;
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-planned-win.journal", &match).code, 0);
    Review *review = review_new(match);
    while (!review_step(review, 1000))
        if (!help_deep() && review_progress(review).looked == review_progress(review).choices)
            break; /* the brief looks, which blame a plan sooner, are enough for every day */
    ReviewPoint point[REVIEW_POINTS];
    int n = review_points(review, 0, point, REVIEW_POINTS);
    assert_int_equal(match_truth(match)->round, 8);
    assert_true(n > 0); /* there were mistakes before */
    for (int i = 0; i < n; i++)
        assert_true(point[i].round < 8 && point[i].cost < 0.5f);
    for (int i = 0; i < n; i++) /* moves of one turn that can be taken back are told once */
        for (int k = 0; k < i; k++)
            assert_false(is_one_turn(match, point[i].serial, point[k].serial));
    review_free(review);
    match_free(match);
}

/* What the first look at moves 34 to 37 of a game of drunken goblins blames: of each, whether it is told. */
static void look_at_strolls(const Game *g, bool blamed[4])
{
    enum { FROM = 33, MOVES = 4 };
    Match *journal = NULL;
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-random-2-challenge-leave.journal", &journal).code, 0);
    Match *m = match_from(g, match_setup(journal), match_truth_at(journal, FROM));
    for (uint32_t i = 0; i < MOVES; i++)
        assert_int_equal(match_play(m, match_serial(m), match_move(journal, FROM + i)).code, 0);
    Review *review = review_new(m);
    while (!review_step(review, 100) && review_progress(review).looked < review_progress(review).choices)
        continue;
    memset(blamed, 0, MOVES * sizeof *blamed);
    for (int seat = 0; seat < 2; seat++) {
        ReviewPoint point[REVIEW_POINTS];
        int n = review_points(review, seat, point, REVIEW_POINTS);
        for (int i = 0; i < n; i++)
            blamed[point[i].serial - match_serial(m) + MOVES] = true;
    }
    review_free(review);
    match_free(m);
    match_free(journal);
}

/* Grokk moves an ally to and fro, then is done: it is where it ends that counts, not the way there. */
static void a_free_move_is_not_blamed_while_it_can_be_changed_back(void **st)
{
    (void)st;
    Game plain = siege_game, forgetful;
    plain.trust = NULL; /* costs as the search has them, not as they are told */
    forgetful = plain;
    forgetful.reversible = NULL;
    bool blamed[4], then[4];
    look_at_strolls(&forgetful, then);
    assert_true(then[0]); /* a move that fills an engaged lane, which was worse than to take the engagement back */
    look_at_strolls(&plain, blamed);
    assert_false(blamed[0] || blamed[1]);
}

/* Free are moves of cards in lanes, as long as nothing falls by them. */
static void only_what_can_be_changed_back_is_free(void **st)
{
    (void)st;
    Match *journal = NULL;
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-random-2-challenge-leave.journal", &journal).code, 0);
    int free_moves = 0, others = 0;
    for (uint32_t i = 0; i < match_serial(journal); i++) {
        Move m = match_move(journal, i);
        bool lanes = m.kind == MOVE_MOVE || m.kind == MOVE_SWAP || m.kind == MOVE_ENGAGE;
        bool reversible = siege_game.reversible(match_truth_at(journal, i), m);
        assert_true(lanes || !reversible);
        free_moves += reversible;
        others += !lanes;
        if (reversible && m.kind == MOVE_SWAP) {
            Siege back = *siege_of(match_truth_at(journal, i + 1));
            siege_apply(&back.s, m, NULL);
            const State *was = match_truth_at(journal, i);
            for (int p = 0; p < was->npieces; p++)
                assert_true(was->piece[p].place == back.s.piece[p].place && was->piece[p].pos == back.s.piece[p].pos);
        }
    }
    assert_true(free_moves > 10 && others > 10);
    match_free(journal);
    enum { CHALLENGER_MOVES = 4 }; /* a monster that challenged and goes: SH-12.15, the two mana are gone */
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-ally-is-the-cost.journal", &journal).code, 0);
    Move m = match_move(journal, CHALLENGER_MOVES);
    assert_int_equal(m.kind, MOVE_MOVE);
    assert_false(siege_game.reversible(match_truth_at(journal, CHALLENGER_MOVES), m));
    match_free(journal);
}

/* Returns what is found of the turn between these moves of a game of two who defend. */
static TurnFinding judged(const Match *m, ReviewTurn turn)
{
    TurnLook *l = turn_look_new(&siege_game);
    turn_look_begin(l, m, turn);
    for (int playouts = 100; !turn_look_step(l, &playouts);)
        playouts = 100;
    TurnFinding f = turn_look_finding(l);
    turn_look_free(l);
    return f;
}

/* In round 9 of this game nothing that could be planned was better than to be done, though judgement credits any other move
 * with all that a plain player would do after it; in the next round two abilities would have won. */
static void a_turn_is_held_against_a_plan(void **st)
{
    (void)st;
    enum { RIGHTLY_DONE = 338, TOO_EARLY = 371 };
    Match *m = NULL;
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-opponents-2.journal", &m).code, 0);
    TurnFinding f = judged(m, (ReviewTurn){RIGHTLY_DONE, RIGHTLY_DONE, 0});
    assert_true(f.judged && f.cost < VALUE_ONE / 100 && f.better.kind == 0);
    f = judged(m, (ReviewTurn){TOO_EARLY, TOO_EARLY, 0});
    assert_true(f.judged && f.cost > VALUE_ONE / 10 && f.cost > 2 * f.doubt && f.share + f.cost <= VALUE_ONE);
    assert_int_equal(f.better.kind, MOVE_USE);
    assert_int_equal(f.serial, TOO_EARLY);
    assert_true(f.nrest >= 1);
    Moves legal;
    match_legal_at(m, f.serial, 0, &legal);
    assert_true(moves_have(&legal, f.better));
    match_free(m);
}

/* What a look back tells is on the scale of hints. */
static void shares_are_told_as_hints_tell_them(void **st)
{
    (void)st;
    Match *m = given_siege(1, 0, 7);
    const State *s = match_truth(m);
    float last = -1;
    for (int i = 0; i <= 20; i++) {
        float told = bot_told(&siege_game, s, 0, (float)i / 20, NULL);
        assert_true(told >= 0 && told <= 1 && (told > last || i == 0));
        last = told;
    }
    Game plain = siege_game;
    plain.trust = NULL;
    assert_true(bot_told(&plain, s, 0, 0.3f, NULL) == 0.3f && bot_told(&siege_game, s, 0, 0.3f, NULL) != 0.3f);
    int64_t share = VALUE_ONE / 4, cost = VALUE_ONE / 4, doubt = VALUE_ONE / 100;
    look_told(&siege_game, s, 0, &share, &cost, &doubt);
    assert_int_equal(share, (int64_t)(bot_told(&siege_game, s, 0, 0.25f, NULL) * VALUE_ONE));
    assert_int_equal(share + cost, (int64_t)(bot_told(&siege_game, s, 0, 0.5f, NULL) * VALUE_ONE));
    assert_true(doubt > 0 && llabs(doubt * VALUE_ONE / 4 - cost * VALUE_ONE / 100) < VALUE_ONE);
    cost = 0;
    look_told(&siege_game, s, 0, &share, &cost, &doubt);
    assert_int_equal(cost, 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_opponents_end),
        cmocka_unit_test(moving_about_costs_more_each_time),
        cmocka_unit_test(the_count_is_of_one_side_and_fades),
        cmocka_unit_test(the_fight_ahead_is_seen),
        cmocka_unit_test(a_turn_is_played_on_to_its_end),
        cmocka_unit_test(playouts_are_judged_at_the_same_moment),
        cmocka_unit_test(a_look_back_does_not_blame_a_plan_that_won),
        cmocka_unit_test(a_free_move_is_not_blamed_while_it_can_be_changed_back),
        cmocka_unit_test(only_what_can_be_changed_back_is_free),
        cmocka_unit_test(a_turn_is_held_against_a_plan),
        cmocka_unit_test(shares_are_told_as_hints_tell_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
