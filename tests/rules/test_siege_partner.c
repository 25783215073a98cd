/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: an opponent who plays with a person says what it plans, and keeps it (SH-5.2: the person is done,
 * the partner acts). */
#include "../unit/help.h"

#include "bots/plan.h"
#include "core/table.h"
#include "games/siege/siege_intent.h"

enum { GAMES = 4, MOVES = 500, PERSON = 0, PARTNER = 1 };

static bool in_alliance_phase(const Match *m)
{
    const Siege *g = siege_of(match_truth(m));
    return !g->s.over && g->step == STEP_ALLIANCE && g->s.nframes == 0;
}

static bool plan(PartnerPlan *ahead, const Match *m, SiegeIntent *out)
{
    View *v = view_new(&siege_game);
    match_view(m, PARTNER, VIEW_MEMORY, v);
    bool planned = partner_plan_begin(ahead, match_setup(m), v, 0);
    while (planned && !partner_plan_step(ahead, 64))
        continue;
    if (planned)
        *out = siege_intent(view_state(v), partner_plan_state(ahead), PARTNER);
    view_free(v);
    return planned;
}

/* The person is done, and the partner does what an opponent does at the table, until it is done too. */
static void let_partner_act(Match *m, Bot *bot)
{
    View *v = view_new(&siege_game);
    Move done = {.kind = MOVE_DONE, .seat = PERSON};
    bool first = true;
    int player = bot_player(&siege_game, match_setup(m)->player[PARTNER]);
    bot_set_partners(bot, game_persons(match_setup(m)));
    bot_set_oversights(bot, match_setup(m)->seed);
    assert_int_equal(match_play(m, match_serial(m), done).code, 0);
    while (!match_truth(m)->over && match_to_act(m) == PARTNER) {
        match_view(m, PARTNER, bot_memory(player), v);
        uint64_t seed = rng_derive(match_setup(m)->seed, RNG_OPPONENT, match_serial(m));
        if (first)
            bot_start(bot, v, player, 0, seed);
        else
            bot_follow(bot, v, player, 0, seed);
        first = false;
        while (!bot_step(bot, 64))
            continue;
        Move move = bot_best(bot, NULL, 0);
        if (move.kind == MOVE_DONE && in_alliance_phase(m))
            break;
        assert_int_equal(match_play(m, match_serial(m), move).code, 0);
    }
    view_free(v);
}

typedef struct {
    int plans, kept, lanes, lanes_kept, held;
} Tally;

static void compare(const Match *at, Bot *bot, SiegeIntent said, Tally *t)
{
    Match *m = match_at(at, match_serial(at));
    View *v = view_new(&siege_game);
    match_view(m, PARTNER, VIEW_MEMORY, v);
    let_partner_act(m, bot);
    SiegeIntent did = siege_intent(view_state(v), match_truth(m), PARTNER);
    t->plans++;
    t->kept += did.holds == said.holds && did.leaves == said.leaves;
    t->lanes += __builtin_popcount(said.holds | said.leaves);
    t->lanes_kept += __builtin_popcount(said.holds & did.holds) + __builtin_popcount(said.leaves & did.leaves);
    t->held += __builtin_popcount(said.holds);
    view_free(v);
    match_free(m);
}

static Tally play_and_compare(int level, uint8_t hands)
{
    PartnerPlan *ahead = partner_plan_new(&siege_game);
    Bot *bot = bot_new(&siege_game);
    Tally t = {0};
    int games = (int)help_games(GAMES, 3 * GAMES);
    for (int i = 0; i < games; i++) {
        Setup cfg = game_preset(&siege_game, 2);
        Status why;
        cfg.seed = (uint64_t)(900 + i);
        cfg.option[OPT_HANDS] = hands;
        cfg.player[PARTNER] = (uint8_t)level;
        Match *m = match_new(&siege_game, &cfg, &why);
        Rng r = rng_seed((uint64_t)i);
        int last = -1;
        for (int n = 0; n < MOVES && !match_over(m); n++) {
            SiegeIntent said;
            int round = match_truth(m)->round;
            if (in_alliance_phase(m) && round != last && !siege_of(match_truth(m))->done[PERSON] &&
                plan(ahead, m, &said)) {
                last = round;
                compare(m, bot, said, &t);
            }
            assert_int_equal(match_play(m, match_serial(m), help_any(m, &r)).code, 0);
        }
        match_free(m);
    }
    bot_free(bot);
    partner_plan_free(ahead);
    print_message("level %d, hands %s: %d plans, %d kept whole (%d%%); of %d lanes named %d kept, %d of them to hold\n",
                  level, hands ? "closed" : "shown", t.plans, t.kept, t.plans ? 100 * t.kept / t.plans : 0, t.lanes,
                  t.lanes_kept, t.held);
    return t;
}

/* Nine of ten plans are kept whole; what is not comes of cards that are drawn on the way. Every day hands are shown at every
 * other level and closed at the others. */
static void SH_5_2_a_partner_does_what_it_says(void **st)
{
    (void)st;
    for (int rung = 1; rung < BOT_RUNGS; rung++)
        for (uint8_t hands = 0; hands < 2; hands++) {
            if (hands != rung % 2 && !help_deep())
                continue;
            Tally t = play_and_compare(bot_ladder[rung], hands);
            assert_true(t.plans >= 5 && t.held > 0);
            assert_true(10 * t.kept >= 9 * t.plans);
        }
}

/* Whose ally it is that a move moves, swaps, or lets a minion meet. */
static bool handles(const State *s, Move m, int owner)
{
    PieceId p[2] = {NO_PIECE, NO_PIECE};
    if (m.kind == MOVE_MOVE || m.kind == MOVE_SWAP)
        p[0] = (PieceId)m.a;
    if (m.kind == MOVE_SWAP)
        p[1] = (PieceId)m.b;
    for (PieceId q = table_first(s, PLACE_LOWER); m.kind == MOVE_ENGAGE && q != NO_PIECE; q = s->piece[q].next)
        p[0] = s->piece[q].pos == siege_engaged_lane(s) ? q : p[0];
    return (p[0] != NO_PIECE && s->piece[p[0]].owner == owner) || (p[1] != NO_PIECE && s->piece[p[1]].owner == owner);
}

/* What an opponent may choose from beside a person, and what it was spared of. */
static int compare_lists(const Match *m)
{
    static Moves all, beside, alone;
    const State *s = match_truth(m);
    int spared = 0;
    match_legal(m, PARTNER, &alone);
    int left_out = bot_legal(&siege_game, s, PARTNER, 0, &all);
    assert_int_equal(left_out, alone.n - all.n);
    for (int i = 0, k = 0; i < alone.n; i++) { /* among opponents only strolls without end are left out */
        bool there = k < all.n && move_same(all.m[k], alone.m[i]);
        k += there;
        assert_true(there || siege_game.wanders(s, alone.m[i]));
    }
    left_out = bot_legal(&siege_game, s, PARTNER, 1u << PERSON, &beside);
    assert_int_equal(left_out, alone.n - beside.n);
    assert_true(beside.n > 0);
    for (int i = 0, k = 0; i < all.n; i++) {
        bool there = k < beside.n && move_same(beside.m[k], all.m[i]);
        k += there;
        spared += !there;
        if (handles(s, all.m[i], PERSON))
            assert_false(there);
        else if (all.m[i].kind != MOVE_ENGAGE) /* that may lack an ally of its own */
            assert_true(there);
    }
    return spared;
}

static void SH_5_15_an_opponent_leaves_the_allies_of_a_person_alone(void **st)
{
    (void)st;
    Bot *bot = bot_new(&siege_game);
    View *v = view_new(&siege_game);
    Rng r = rng_seed(4);
    int spared = 0, chosen = 0;
    for (uint64_t seed = 1; seed <= 14; seed++) {
        Setup cfg = game_preset(&siege_game, 2);
        cfg.seed = seed;
        cfg.player[PARTNER] = (uint8_t)(1 + seed % 2);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int n = 0; n < MOVES && !match_over(m); n++) {
            if (!in_alliance_phase(m) || match_to_act(m) != PARTNER) {
                assert_int_equal(match_play(m, match_serial(m), help_any(m, &r)).code, 0);
                continue;
            }
            spared += compare_lists(m);
            match_view(m, PARTNER, VIEW_MEMORY, v);
            bot_set_partners(bot, game_persons(&cfg));
            Move move = bot_choose(bot, v, cfg.player[PARTNER], 0, seed, NULL, 0);
            assert_false(handles(match_truth(m), move, PERSON));
            assert_int_equal(match_play(m, match_serial(m), move).code, 0);
            chosen++;
        }
        match_free(m);
    }
    view_free(v);
    bot_free(bot);
    assert_true(spared > 100 && chosen > 100);
}

/* What each move earns is measured with the same luck every time; a turn in which something is worth doing has a move that
 * earns something, and none earns more than the whole plan is worth. */
static void a_plan_tells_what_each_move_earns(void **st)
{
    (void)st;
    enum { WORLDS = 20, BUDGET = 60 };
    PartnerPlan *plan[2] = {partner_plan_new(&siege_game), partner_plan_new(&siege_game)};
    View *v = view_new(&siege_game);
    int plans = 0, earning = 0, pruned = 0, shortened = 0;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        cfg.seed = seed;
        Match *m = match_new(&siege_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        for (int n = 0; n < (int)seed && !match_over(m); n++)
            assert_int_equal(match_play(m, match_serial(m), help_any(m, &r)).code, 0);
        for (int n = 0; n < MOVES && !match_over(m) && !in_alliance_phase(m); n++)
            assert_int_equal(match_play(m, match_serial(m), help_any(m, &r)).code, 0);
        match_view(m, 0, VIEW_MEMORY, v);
        cfg.player[0] = BOT_MERCILESS;
        Move move[2][PLAN_MOVES];
        int moves[2] = {0, 0};
        for (int i = 0; i < 2 && !match_over(m); i++) {
            assert_true(partner_plan_begin(plan[i], &cfg, v, BUDGET));
            while (!partner_plan_step(plan[i], 64))
                continue;
            assert_true(partner_plan_share(plan[i]) <= 0);
            int before = partner_plan_moves(plan[i], move[i]);
            partner_plan_straighten(plan[i]);
            shortened += before - partner_plan_moves(plan[i], move[i]);
            for (int k = 0; k < WORLDS; k++)
                partner_plan_measure(plan[i]);
            moves[i] = partner_plan_moves(plan[i], move[i]);
        }
        assert_int_equal(moves[0], moves[1]);
        float share = moves[0] ? partner_plan_share(plan[0]) : 0, most = 0;
        for (int i = 0; i < moves[0]; i++) {
            float earns = partner_plan_earns(plan[0], i), again = partner_plan_earns(plan[1], i);
            assert_true(move_same(move[0][i], move[1][i]) && earns <= again && earns >= again);
            assert_true(earns <= share + 1e-6f && earns >= -1);
            most = earns > most ? earns : most;
        }
        plans += moves[0] > 0;
        if (moves[0] > 0) {
            partner_plan_prune(plan[0], 0.01f);
            int left = partner_plan_moves(plan[0], move[0]);
            assert_true(left <= moves[0] && left >= (most >= 0.01f));
            pruned += moves[0] - left;
            for (int i = 0; i < left; i++)
                assert_true(partner_plan_earns(plan[0], i) >= 0.01f ||
                            siege_game.move[move[0][i].kind].gesture == BY_BUTTON || move[0][i].kind >= MOVE_CHOOSE ||
                            (i > 0 && move[0][i - 1].kind == MOVE_ENGAGE)); /* which an ally must answer, SH-5.10 */
        }
        earning += most > 0.01f;
        match_free(m);
    }
    print_message("%d plans, %d with a move that earns something, %d moves too many\n", plans, earning, shortened);
    assert_true(shortened > 0);
    assert_true(plans >= 4 && 2 * earning >= plans && pruned > 0);
    partner_plan_free(plan[0]);
    partner_plan_free(plan[1]);
    view_free(v);
}

static void a_plan_is_a_sentence_about_lanes(void **st)
{
    (void)st;
    static const struct {
        SiegeIntent i;
        const char *words;
    } row[] = {
        {{.holds = 1 | 4, .leaves = 2}, "{1} plans to hold lanes 1 and 3 and leave lane 2 open."},
        {{.holds = 32}, "{1} plans to hold lane 6."},
        {{.leaves = 1 | 2 | 4}, "{1} plans to leave lanes 1, 2 and 3 open."},
        {{.leaves = 1, .attacks = 8}, "{1} plans to leave lane 1 open and attack the portal from lane 4."},
        {{.attacks = 8 | 16}, "{1} plans to attack the portal from lanes 4 and 5."},
        {{0}, "{1} plans no changes."},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char words[SENTENCE_MAX];
        siege_intent_words(row[i].i, PARTNER, words, sizeof words);
        assert_string_equal(words, row[i].words);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_plan_is_a_sentence_about_lanes),
                                       cmocka_unit_test(a_plan_tells_what_each_move_earns),
                                       cmocka_unit_test(SH_5_15_an_opponent_leaves_the_allies_of_a_person_alone),
                                       cmocka_unit_test(SH_5_2_a_partner_does_what_it_says)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
