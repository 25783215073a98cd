/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: open information, fair dice, taking back (MH-1.6, MH-1.7, MH-34), and that a turn always
 * comes to its end. */
#include "given_monstrous.h"

#include "core/view.h"

static Match *new_game(int seats, uint64_t seed)
{
    Setup cfg = game_preset(&monstrous_game, seats);
    cfg.seed = seed;
    Match *m = match_new(&monstrous_game, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static Move any_move(const Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    return legal.m[rng_below(r, (uint32_t)legal.n)];
}

static void MH_1_6_everybody_sees_everything_but_the_rolls_to_come(void **st)
{
    (void)st;
    for (int at = 0; at < MONSTROUS_PLACES; at++)
        assert_int_equal(monstrous_game.place[at].sight, SIGHT_ALL);
    View *v = view_new(&monstrous_game);
    for (int seats = 2; seats <= 6; seats++) {
        Match *m = new_game(seats, (uint64_t)seats);
        Rng r = rng_seed(5);
        for (int i = 0; i < 60 && !match_over(m); i++) {
            State *open = malloc(sizeof(Monstrous));
            memcpy(open, match_truth(m), sizeof(Monstrous));
            for (int seat = -1; seat < seats; seat++) {
                match_view(m, seat < 0 ? NO_SEAT : seat, VIEW_EYES, v);
                open->rng = view_state(v)->rng; /* the one thing nobody sees */
                assert_true(view_state(v)->rng.s[0] == 0 && view_state(v)->rng.s[1] == 0);
                assert_memory_equal(open, view_state(v), sizeof(Monstrous));
            }
            free(open);
            assert_int_equal(match_play(m, match_serial(m), any_move(m, &r)).code, 0);
        }
        match_free(m);
    }
    view_free(v);
}

static void MH_1_7_every_face_comes_up_equally_often(void **st)
{
    (void)st;
    static const int sides[] = {4, 6, 8, 10, 12, 20};
    State *s = calloc(1, sizeof(Monstrous));
    Setup cfg = game_preset(&monstrous_game, 2);
    monstrous_pieces(s, &cfg);
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        enum { EACH = 4000 };
        int count[21] = {0}, pairs = 0, before = 0;
        for (int k = 0; k < EACH * sides[i]; k++) {
            int n = monstrous_roll(s, sides[i], NO_PIECE, 0, NULL);
            assert_in_range(n, 1, sides[i]);
            pairs += n == before;
            before = n;
            count[n]++;
        }
        for (int face = 1; face <= sides[i]; face++) /* five standard deviations are 316 at most */
            assert_in_range(count[face], EACH - 320, EACH + 320);
        assert_in_range(pairs, EACH - 320, EACH + 320); /* a roll knows nothing of the one before */
    }
    free(s);
}

/* A scripted number that such a die does not have becomes one it has. */
static void impossible_scripted_dice_do_no_harm(void **st)
{
    (void)st;
    State *s = calloc(1, sizeof(Monstrous));
    Setup cfg = game_preset(&monstrous_game, 2);
    monstrous_pieces(s, &cfg);
    for (int i = 0; i < 40; i++)
        s->dice[s->ndice++] = (uint8_t)(i * 6);
    for (int i = 0; i < 40; i++)
        assert_in_range(monstrous_roll(s, 10, NO_PIECE, 0, NULL), 1, 10);
    monstrous_start(s, NULL); /* beyond the script the generator goes on */
    assert_null(monstrous_game.fault(s));
    free(s);
}

/* ---- taking back ------------------------------------------------------------------------------------------------ */

static void takes_back(Match *m, const char *text)
{
    uint64_t before = match_hash(m);
    play(m, text);
    Status st = match_undo(m, NO_SEAT);
    if (st.code)
        fail_msg("'%s' cannot be taken back: %s", text, st.text);
    assert_true(match_hash(m) == before);
    assert_int_equal(match_redo(m).code, 0);
}

static void cannot_take_back(Match *m, const char *text)
{
    play(m, text);
    if (match_undo(m, NO_SEAT).code == 0)
        fail_msg("'%s' was taken back", text);
}

static void MH_34_1_no_way_back_over_a_roll(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;seat A wounded=R;enemies 4 9 14 Troll+2;dice d4=4 d10=10 d12=12 d20=20");
    cannot_take_back(m, "team wdpb");
    takes_back(m, "keep");
    cannot_take_back(m, "bolts");
    cannot_take_back(m, "bear");
    cannot_take_back(m, "inspire wizard");
    cannot_take_back(m, "rage enemy-4");
    match_free(m);
    m = match_given("seats A B;enemies 4 9 14 Troll+2;dice d4=4 d10=10 d12=12");
    play(m, "team wdp");
    play(m, "keep");
    cannot_take_back(m, "sleep enemy-3");
    cannot_take_back(m, "attack dp enemy-4");
    match_free(m);
    m = match_given("seats A B;enemies 4 9 14 Basilisk+2;dice d4=4 d10=10 d12=12");
    play(m, "team wdp");
    cannot_take_back(m, "keep"); /* the paralysis die has been rolled (S41) */
    match_free(m);
    m = match_given("seats A B;enemies 4 9 14 Basilisk+2;dice d4=4 d10=10 d12=12");
    play(m, "team wdp");
    cannot_take_back(m, "reroll w");
    match_free(m);
}

/* S71: the position and the dice of S3. */
static void MH_34_2_everything_else_comes_back_one_by_one(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;enemies 2 8 11 17;dice d4=4;team W;keep;dice d4=4 d4=2");
    play(m, "bolts");
    uint64_t after_bolts = match_hash(m);
    play(m, "attack w1 enemy-2");
    play(m, "attack 2 enemy-1");
    assert_int_equal(now(m)->score[0], 20);
    assert_int_equal(match_undo(m, 0).code, 0);
    assert_int_equal(now(m)->score[0], 10);
    assert_int_equal(match_undo(m, 0).code, 0);
    assert_true(match_hash(m) == after_bolts);
    assert_int_equal(now(m)->score[0], 0);
    assert_true(match_undo(m, 0).code != 0);
    match_free(m);
    /* S44: heads, Rage on an Ogre, a treatment and keep */
    m = match_given("seats A B;seat A wounded=W;enemies 4 18 Troll+5 Hydra:3,9;dice d6=4 d8=3 d12=9 d20=20");
    play(m, "team rcpb");
    uint64_t rolled = match_hash(m);
    play(m, "keep");
    play(m, "attack c head-1");
    play(m, "attack p head-2");
    play(m, "attack b enemy-4");
    play(m, "rage enemy-2");
    play(m, "treat r wizard");
    assert_int_equal(now(m)->score[0], 50);
    for (int i = 0; i < 6; i++)
        assert_int_equal(match_undo(m, 0).code, 0);
    assert_true(match_hash(m) == rolled);
    match_free(m);
}

static void MH_34_2_marks_of_an_attack_come_back(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;seat A wounded=W;enemies 12 8 11 17;dice d6=6 d8=8 d10=7;team R C D;keep");
    takes_back(m, "double druid");
    takes_back(m, "lower druid");
    assert_false(can_play(m, "double rogue")); /* one of each, until it is taken off */
    assert_false(can_play(m, "lower cleric"));
    assert_int_equal(match_undo(m, 0).code, 0);
    assert_true(can_play(m, "raise druid"));
    takes_back(m, "mend wizard"); /* whatever else is done drops them */
    refuses(m, 0, "attack d enemy-1", "MH-7.3");
    match_free(m);
}

static uint8_t face_of(const Match *m, Hero hero)
{
    const State *s = match_truth(m);
    return s->piece[table_find(s, PLACE_TEAM, (DefId)(DEF_HERO + (int)hero))].face;
}

/* D12: Backstab is on or off, Guidance none, +1 or -1, and on one die they keep the order they were laid in. */
static void MH_7_13_marks_are_laid_changed_and_taken_off(void **st)
{
    (void)st;
    static const struct {
        const char *move;
        Mark then;
    } way[] = {
        {"double druid", MARK_DOUBLE}, {"double druid", MARK_NONE},         {"raise druid", MARK_RAISE},
        {"lower druid", MARK_LOWER},   {"double druid", MARK_LOWER_DOUBLE}, {"raise druid", MARK_RAISE_DOUBLE},
        {"raise druid", MARK_DOUBLE},  {"lower druid", MARK_DOUBLE_LOWER},  {"raise druid", MARK_DOUBLE_RAISE},
        {"double druid", MARK_RAISE},  {"raise druid", MARK_NONE},
    };
    Match *m = match_given("seats A B;enemies 12 8 16 15;dice d6=6 d8=8 d10=7;team R C D;keep");
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        play(m, way[i].move);
        assert_int_equal((face_of(m, HERO_DRUID) & FACE_MARK) >> FACE_MARK_SHIFT, way[i].then);
        assert_int_equal(now(m)->changes, i + 1);
    }
    play(m, "raise druid");
    assert_int_equal(now(m)->changes, MARK_CHANGES);
    refuses(m, 0, "raise druid", "MH-7.13");
    refuses(m, 0, "double druid", "MH-7.13"); /* only an act, or undo, goes on from here */
    assert_int_equal(match_can_undo(m, 0).code, 0);
    play(m, "attack d enemy-2"); /* 7 + 1 */
    assert_int_equal(now(m)->changes, 0);
    refuses(m, 0, "raise cleric", "MH-9.2");
    assert_true(can_play(m, "double rogue"));
    match_free(m);
}

/* What can be made by hand, every way tried out. */
static bool some_sum(const State *s, int hero, int kind)
{
    Melee melee;
    bool treating[2] = {false, true}, doubling = kind == MOVE_DOUBLE;
    monstrous_melee(s, s->to_act, &melee);
    unsigned crits = monstrous_crits(&melee);
    int others = crits >> (doubling ? HERO_CLERIC : HERO_ROGUE) & 1 ? HERO_COUNT : 0;
    for (int t = 0; t < 2; t++)
        for (int other = -1; other < others; other++)
            for (int step = -1; step <= 1; step += 2)
                for (int first = 0; first < 2; first++) {
                    int doubled = doubling ? hero : other, guided = doubling ? other : hero;
                    int by = doubling ? step : kind == MOVE_RAISE ? 1 : -1;
                    unsigned dice = melee.attackers;
                    if (other >= 0 && !(melee.attackers >> other & 1))
                        continue;
                    if (treating[t] && (doubling || doubled >= 0))
                        continue;
                    for (unsigned set = dice; set; set = (set - 1) & dice) {
                        int sum = 0;
                        bool may = set >> hero & 1;
                        for (unsigned left = set; left && may; left &= left - 1) {
                            int bit = __builtin_ctz(left), v = melee.value[bit];
                            Mark mark = bit == doubled && bit == guided
                                            ? (first    ? by > 0 ? MARK_RAISE_DOUBLE : MARK_LOWER_DOUBLE
                                               : by > 0 ? MARK_DOUBLE_RAISE
                                                        : MARK_DOUBLE_LOWER)
                                        : bit == doubled ? MARK_DOUBLE
                                        : bit == guided  ? (by > 0 ? MARK_RAISE : MARK_LOWER)
                                                         : MARK_NONE;
                            sum += monstrous_marked(v, mark);
                            bool busy = melee.face[bit] & FACE_USED && bit != HERO_CLERIC;
                            may = !treating[t] || (bit < HERO_COUNT && v != 1 && !busy);
                        }
                        for (unsigned left = monstrous_targets(s); may && left && !treating[t]; left &= left - 1)
                            if (sum == monstrous_needs(s, __builtin_ctz(left)))
                                return true;
                        for (int patient = 0; may && treating[t] && patient < HERO_COUNT; patient++)
                            if (monstrous_may_treat(s) && sum == monstrous_sides[patient] &&
                                monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + s->to_act)) >> patient & 1)
                                return true;
                    }
                }
    return false;
}

static void MH_9_6_a_mark_is_offered_only_where_some_sum_can_fit(void **st)
{
    (void)st;
    long offered = 0, barred = 0, off = 0;
    for (uint64_t seed = 1; offered < 1500 || barred < 300; seed++) {
        Setup cfg = game_preset(&monstrous_game, 2 + (int)(seed % 3));
        cfg.seed = seed;
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        assert_true(seed < 3000);
        while (!match_over(m)) {
            Moves legal;
            Melee melee;
            const State *s = match_truth(m);
            match_legal(m, match_to_act(m), &legal);
            monstrous_melee(s, s->to_act, &melee);
            for (int kind = MOVE_DOUBLE; kind <= MOVE_LOWER && s->phase == PHASE_ACTION; kind++) {
                int by = kind == MOVE_DOUBLE ? HERO_ROGUE : HERO_CLERIC, at = -1;
                if (!(monstrous_crits(&melee) >> by & 1) || monstrous_of(s)->changes >= MARK_CHANGES)
                    continue;
                for (int hero = 0; hero < HERO_COUNT; hero++) {
                    Mark mark = (Mark)((melee.face[hero] & FACE_MARK) >> FACE_MARK_SHIFT);
                    at = (kind == MOVE_DOUBLE ? mark_doubles(mark) : mark_guides(mark)) ? hero : at;
                }
                for (int hero = 0; hero < HERO_COUNT; hero++) {
                    Move mv = {(uint8_t)kind, s->to_act, (uint16_t)(DEF_HERO + hero), 0, 0};
                    if (!(melee.attackers >> hero & 1) || (at >= 0 && at != hero)) {
                        assert_false(moves_have(&legal, mv));
                        continue;
                    }
                    Mark mark = (Mark)((melee.face[hero] & FACE_MARK) >> FACE_MARK_SHIFT);
                    bool takes_off = monstrous_takes_off(mark, kind);
                    assert_int_equal(moves_have(&legal, mv), takes_off || some_sum(s, hero, kind));
                    offered += moves_have(&legal, mv);
                    barred += !moves_have(&legal, mv);
                    off += takes_off;
                }
            }
            play_any(m, &r, 0);
        }
        match_free(m);
    }
    assert_true(off > 50);
}

static void MH_34_3_the_end_of_a_turn_is_final(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;enemies 4 9 14 15;dice d4=2;team W;keep");
    play(m, "end");
    assert_int_equal(match_to_act(m), 1);
    assert_true(match_undo(m, NO_SEAT).code != 0);
    assert_true(match_undo(m, 0).code != 0);
    match_free(m);
    m = match_given("seats A B;round 3; final 3; turn B;seat A score=50;seat B score=50;enemies 4 9 14 15;"
                    "dice d4=2;team W;keep;end;= phase tie");
    cannot_take_back(m, "share"); /* the vote is out */
    cannot_take_back(m, "share");
    assert_true(match_over(m));
    match_free(m);
}

/* ---- a turn ends ------------------------------------------------------------------------------------------------ */

/* Whatever is chosen, a turn has few moves: nothing goes round in circles. The player of this test never ends a turn
 * while there is anything else to do. */
static void no_turn_is_endless(void **st)
{
    (void)st;
    int longest = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Match *m = new_game(2 + (int)(seed % 5), seed);
        Rng r = rng_seed(seed);
        for (int turn = 0; turn < 60 && !match_over(m); turn++) {
            int moves = 0, seat = match_to_act(m);
            for (; !match_over(m) && match_to_act(m) == seat && moves < 200; moves++) {
                Moves legal;
                match_legal(m, match_to_act(m), &legal);
                uint32_t n = (uint32_t)(legal.n > 1 && legal.m[legal.n - 1].kind == MOVE_END ? legal.n - 1 : legal.n);
                Move mv = legal.m[rng_below(&r, n)];
                assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
                if (mv.kind == MOVE_END)
                    break;
            }
            longest = moves > longest ? moves : longest;
        }
        match_free(m);
    }
    assert_in_range(longest, 5, 40);
}

/* The longest list there can be: the most dice, as many of them alike as the rules allow, on four equal enemies. */
static void the_longest_list_has_room(void **st)
{
    (void)st;
    static const char *const team[] = {"W=1 R=1 C=1 D=10 P=12", "W=4 R=1 C=1 D=1 P=12", "W=4 R=2 C=2 D=10 P=12",
                                       "W=4 R=6 C=8 D=10 P=12", "W=4 R=3 C=4 D=7 P=12"};
    int most = 0;
    for (size_t i = 0; i < sizeof team / sizeof *team; i++)
        for (int need = 2; need <= 17; need++)
            for (int small = 1; small <= 5; small++) {
                int value[5];
                char text[80];
                (void)snprintf(text, sizeof text, "seats A B;enemies %d %d %d %d;= limit 4", need, need, need, need);
                assert_int_equal(
                    sscanf(team[i], "W=%d R=%d C=%d D=%d P=%d", &value[0], &value[1], &value[2], &value[3], &value[4]),
                    5);
                Given g = given(text);
                State *s = copy_in(&g);
                for (int hero = 0; hero < 5; hero++) {
                    PieceId p = table_find(s, party_at(0), (DefId)(DEF_HERO + hero));
                    table_move(s, &monstrous_game, p, team_at(0), hero, NULL);
                    table_count(s, &monstrous_game, p, value[hero], NULL);
                    bool used = hero == HERO_WIZARD || hero == HERO_DRUID || hero == HERO_PALADIN;
                    table_face(s, &monstrous_game, p, used ? FACE_USED : 0, NULL);
                }
                for (int k = 0; k < BOLTS + BEAR_DICE; k++) {
                    PieceId p = monstrous_find(s, (DefId)(DEF_BOLT + k));
                    table_count(s, &monstrous_game, p, k < BOLTS - 1 ? 4 : k < BOLTS && small > 4 ? 4 : small, NULL);
                    table_move(s, &monstrous_game, p, PLACE_MAGIC, k, NULL);
                }
                s->phase = PHASE_ACTION;
                const char *fault = monstrous_game.fault(s);
                if (fault)
                    fail_msg("%s", fault);
                Moves legal = {0};
                game_legal(&monstrous_game, s, s->to_act, &legal);
                most = legal.n > most ? legal.n : most;
                free(s);
                given_free(&g);
            }
    assert_in_range(most, 100, MOVE_MAX / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(MH_1_6_everybody_sees_everything_but_the_rolls_to_come),
        cmocka_unit_test(MH_1_7_every_face_comes_up_equally_often),
        cmocka_unit_test(impossible_scripted_dice_do_no_harm),
        cmocka_unit_test(MH_34_1_no_way_back_over_a_roll),
        cmocka_unit_test(MH_34_2_everything_else_comes_back_one_by_one),
        cmocka_unit_test(MH_34_2_marks_of_an_attack_come_back),
        cmocka_unit_test(MH_7_13_marks_are_laid_changed_and_taken_off),
        cmocka_unit_test(MH_9_6_a_mark_is_offered_only_where_some_sum_can_fit),
        cmocka_unit_test(MH_34_3_the_end_of_a_turn_is_final),
        cmocka_unit_test(no_turn_is_endless),
        cmocka_unit_test(the_longest_list_has_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
