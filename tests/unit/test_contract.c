/* SPDX-License-Identifier: MIT
 * What the core promises to a game like Siege, shown on the sketch (sketch.h): several seats that act in any order,
 * decks in the set-up, journals and positions of all that, an end that is shared, opponents of every seat.  What happens
 * to pieces is in test_contract_table.c.  The rules named are those of Siege. */
#include "help_sketch.h"

#include "bots/bot.h"
#include "bots/ismcts.h"
#include "bots/review.h"
#include "core/journal.h"
#include "core/position.h"
#include "core/state_hash.h"
#include "core/table.h"
#include "engine/harness.h"

/* ---- everything at once ----------------------------------------------------------------------------------------- */

static void all_invariants_hold_with_and_without_decks(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= seeds(); seed++)
        for (int kind = 0; kind < 8; kind++) {
            char failure[HARNESS_TEXT];
            Setup cfg = setup_of(kind & 1 ? 3 : 2, seed, kind & 2);
            cfg.option[0] = kind & 4 ? 1 : 0;
            if (!harness_play(&sketch, &cfg, HARNESS_ALL | (seed % 8 ? 0 : HARNESS_EVERY), failure, sizeof failure))
                fail_msg("%s", failure);
        }
}

/* ---- several seats ---------------------------------------------------------------------------------------------- */

static void both_allies_act_in_any_order(void **st)
{
    (void)st;
    Match *m = match_of(3, 7, false);
    Moves mine, other;
    assert_int_equal(match_may_act(m), 3);
    int first = match_to_act(m), second = 1 - first;
    match_legal(m, first, &mine);
    match_legal(m, second, &other);
    assert_true(mine.n > 0 && other.n > 0);
    play(m, other.m[0]); /* whose turn it is not */
    Status refused = match_play(m, match_serial(m), simple(MOVE_STRIKE, HORDE_SEAT));
    HELP_SENTENCE(refused);
    assert_non_null(strstr(refused.text, "turn"));
    Move stolen = mine.m[0];
    stolen.seat = HORDE_SEAT;
    HELP_SENTENCE(match_play(m, match_serial(m), stolen));
    match_legal(m, HORDE_SEAT, &mine);
    assert_int_equal(mine.n, 0);
    match_free(m);
}

/* SH-5.2 */
static void any_action_withdraws_what_was_declared(void **st)
{
    (void)st;
    Move swap;
    Match *m = until(3, MOVE_SWAP, &swap);
    int actor = swap.seat, other = 1 - actor;
    if (!sketch_at(m)->done[other])
        play(m, simple(MOVE_DONE, other));
    assert_int_equal(match_to_act(m), actor);
    assert_int_equal(match_may_act(m), 3); /* whoever is done may change its mind */
    play(m, swap);
    assert_int_equal(sketch_at(m)->done[other], 0);
    play(m, simple(MOVE_DONE, other));
    play(m, simple(MOVE_DONE, actor));
    assert_int_equal(match_truth(m)->phase, PHASE_HORDE);
    assert_int_equal(match_may_act(m), 1u << HORDE_SEAT);
    assert_int_equal(match_truth(m)->may_act, 0);
    match_free(m);
}

/* SH-1.9 */
static void either_answers_for_the_team_and_the_first_answer_stands(void **st)
{
    (void)st;
    for (int who = 0; who < ALLIES; who++) {
        Move name;
        Match *m = until(2, MOVE_NAME, &name);
        int hand = table_size(match_truth(m), PLACE_HAND + 1), deck = table_size(match_truth(m), PLACE_DECK + 1);
        assert_int_equal(match_may_act(m), 3);
        Move first = {MOVE_NAME, (uint8_t)who, 1, 0, 0}, late = {MOVE_NAME, (uint8_t)(1 - who), 0, 0, 0};
        uint32_t serial = match_serial(m);
        play(m, first);
        HELP_SENTENCE(match_play(m, serial, late));
        HELP_SENTENCE(match_play(m, match_serial(m), late));
        assert_int_equal(table_size(match_truth(m), PLACE_HAND + 1), hand + (deck > 0));
        match_free(m);
    }
}

static void undo_takes_back_only_ones_own_and_gives_the_marks_back(void **st)
{
    (void)st;
    Move swap;
    Match *m = until(2, MOVE_SWAP, &swap);
    int actor = swap.seat, other = 1 - actor;
    if (!sketch_at(m)->done[other])
        play(m, simple(MOVE_DONE, other));
    uint64_t before = match_hash(m);
    play(m, swap);
    HELP_SENTENCE(match_undo(m, other));
    assert_int_equal(match_undo(m, actor).code, 0);
    assert_true(match_hash(m) == before);
    assert_int_equal(sketch_at(m)->done[other], 1);
    assert_int_equal(match_may_act(m), 3);
    assert_int_equal(match_redo(m).code, 0);
    assert_int_equal(sketch_at(m)->done[other], 0);
    match_free(m);
}

/* ---- decks ------------------------------------------------------------------------------------------------------ */

static void wants_no_match(const Setup *cfg, const char *part)
{
    Status why;
    assert_null(match_new(&sketch, cfg, &why));
    HELP_SENTENCE(why);
    if (!strstr(why.text, part))
        fail_msg("%s", why.text);
}

static void decks_are_checked_and_one_that_is_not_brought_is_ready_made(void **st)
{
    (void)st;
    Setup cfg = setup_of(2, 1, true);
    cfg.deck[0][DEF_MILITIA]--;
    wants_no_match(&cfg, "ten cards");
    cfg.deck[0][DEF_MILITIA] = 5;
    wants_no_match(&cfg, "four of each");
    cfg = setup_of(2, 1, true);
    cfg.deck[1][DEF_OGRE] = 1;
    wants_no_match(&cfg, "cards of the alliance");
    cfg = setup_of(2, 1, true);
    memset(cfg.deck[0], 0, sizeof cfg.deck[0]);
    assert_false(deck_given(&cfg, 0));
    Match *m = match_new(&sketch, &cfg, NULL);
    int n[ALLIES][SKETCH_DEFS] = {{0}};
    for (PieceId p = 0; p < match_truth(m)->npieces; p++)
        if (match_truth(m)->piece[p].pool < ALLIES)
            n[match_truth(m)->piece[p].pool][match_truth(m)->piece[p].def]++;
    for (int def = DEF_MILITIA; def <= DEF_BANNER; def++) {
        assert_int_equal(n[0][def], sketch.def[def].copies);
        assert_int_equal(n[1][def], cfg.deck[1][def]);
    }
    match_free(m);
}

/* SH-11.2: whoever knows the decks does not think that a card of one is in the other. */
static void imagined_decks_are_kept_apart(void **st)
{
    (void)st;
    Match *m = match_of(3, 3, true);
    View *v = view_new(&sketch);
    State *world = xcalloc(1, sketch.state_size);
    Rng r = rng_seed(1), game = rng_seed(2);
    long differed = 0;
    for (; !match_over(m); help_play(m, &game, 1))
        for (int seat = 0; seat < 3; seat++) {
            match_view(m, seat, VIEW_EYES, v);
            assert_true(view_imagine(v, &r, world));
            for (PieceId p = 0; p < world->npieces; p++) {
                const Piece *x = &world->piece[p];
                differed += x->def != match_truth(m)->piece[p].def;
                if (x->pool < ALLIES)
                    assert_true(match_setup(m)->deck[x->pool][x->def] > 0 && x->owner == x->pool);
            }
        }
    assert_true(differed > 1000);
    view_free(v);
    free(world);
    match_free(m);
}

/* ---- journals --------------------------------------------------------------------------------------------------- */

static void wants_refused(const Buf *text, const char *from, const char *to, const char *part)
{
    const char *at = strstr(text->text, from);
    Buf changed = {0};
    Match *m = NULL;
    assert_non_null(at);
    buf_addn(&changed, text->text, (size_t)(at - text->text));
    buf_add(&changed, to);
    buf_add(&changed, at + strlen(from));
    Status read = journal_read(buf_str(&changed), changed.n, "game", &m);
    assert_int_equal(read.code, JOURNAL_FOREIGN);
    assert_null(m);
    if (!strstr(read.text, part))
        fail_msg("%s", read.text);
    buf_free(&changed);
}

static void journals_hold_decks_and_refuse_damaged_ones(void **st)
{
    (void)st;
    Match *m = match_of(3, 5, true), *again = NULL;
    Buf text = {0};
    Rng r = rng_seed(5);
    help_play(m, &r, 30);
    journal_write(m, &text);
    assert_non_null(strstr(buf_str(&text), "\ndeck deck-0 militia*4 scout*3 courier*3\n"));
    assert_int_equal(journal_read(buf_str(&text), text.n, "game", &again).code, 0);
    assert_true(match_hash(m) == match_hash(again));
    assert_memory_equal(match_setup(m)->deck, match_setup(again)->deck, sizeof match_setup(m)->deck);
    wants_refused(&text, "deck deck-0 militia*4", "deck deck-0 militia*1 militia*3", "twice");
    wants_refused(&text, "deck deck-0", "deck deck-7", "no such deck");
    wants_refused(&text, "militia*4", "militia*0", "1 to 255");
    wants_refused(&text, "militia*4", "militia*four", "number of a card");
    wants_refused(&text, "militia*4", "militia*4000", "1 to 255");
    wants_refused(&text, "militia*4", "nobody*4", "no card 'nobody'");
    wants_refused(&text, "militia*4", "militia*3", "ten cards");
    wants_refused(&text, "militia*4", "ogre*4", "cards of the alliance");
    wants_refused(&text, "militia*4 scout*3", "militia*3 scout*4", "does not start as this file says");
    wants_refused(&text, "deck deck-1 courier*2", "deck deck-1 courier", "ten cards");
    buf_free(&text);
    match_free(m);
    match_free(again);
}

/* ---- positions -------------------------------------------------------------------------------------------------- */

typedef struct {
    int may_act, queue, host, num, it, leader;
} Met;

static void note(Met *met, const State *s)
{
    met->may_act += s->may_act != 0;
    met->queue += s->nqueue > 0;
    met->leader += ((const Sketch *)s)->leader != NO_PIECE;
    for (PieceId p = 0; p < s->npieces; p++) {
        met->host += s->piece[p].host != NO_PIECE;
        met->num += s->piece[p].num[NUM_HEALTH] < 0;
    }
}

static void goes_round(const Match *m, Met *met)
{
    State *s = xcalloc(1, sketch.state_size), *t = xcalloc(1, sketch.state_size);
    Setup cfg = game_preset(&sketch, 2), again = cfg;
    json_t *o = position_out(&sketch, match_setup(m), match_truth(m));
    Status read = position_in(&sketch, o, 9, &cfg, s);
    if (read.code)
        fail_msg("%s", read.text);
    assert_memory_equal(cfg.deck, match_setup(m)->deck, sizeof cfg.deck);
    json_t *out = position_out(&sketch, &cfg, s);
    assert_true(json_equal(o, out));
    assert_int_equal(position_in(&sketch, out, 9, &again, t).code, 0);
    assert_true(state_hash(&sketch, s) == state_hash(&sketch, t));
    note(met, s);
    json_decref(o);
    json_decref(out);
    free(s);
    free(t);
}

static void positions_hold_all_of_it(void **st)
{
    (void)st;
    Met met = {0};
    for (uint64_t seed = 1; seed <= seeds(); seed++) {
        Match *m = match_of(2 + (int)seed % 2, seed, seed % 3);
        Rng r = rng_seed(seed);
        for (; !match_over(m); help_play(m, &r, 1))
            goes_round(m, &met);
        match_free(m);
    }
    assert_true(met.may_act > 100 && met.queue > 20 && met.host > 20 && met.num > 20 && met.leader > 100);
}

/* Another hash for each part of a state that it holds. */
static void the_hash_minds_everything_new(void **st)
{
    (void)st;
    Match *m = match_of(3, 1, false);
    Sketch *k = xmalloc(sizeof *k);
    uint64_t hash[10];
    int n = 0;
    for (; n < 9; n++) {
        memcpy(k, match_truth(m), sizeof *k);
        State *s = &k->s;
        switch (n) {
        case 0:
            break;
        case 1:
            s->may_act = 2;
            break;
        case 2:
            s->piece[3].num[NUM_ATTACK] = -1;
            break;
        case 3:
            s->piece[3].num[NUM_HEALTH] = -1;
            break;
        case 4:
            s->piece[3].host = 5;
            break;
        case 5:
            s->piece[3].pool = 1 - s->piece[3].pool;
            break;
        case 6:
            queue_add(s, OP_DIE, NO_SEAT)->src = 4;
            break;
        case 7:
            frame_push(s, OP_DIE, NO_SEAT)->src = 4;
            break;
        default:
            k->vow[1] = 3;
            break;
        }
        hash[n] = state_hash(&sketch, s);
        for (int i = 0; i < n; i++)
            assert_true(hash[i] != hash[n]);
    }
    free(k);
    match_free(m);
}

static void legal_of_allies(const State *s, int seat, Moves *out)
{
    if (seat < ALLIES)
        sketch.legal(s, seat, out);
}

/* Whoever may choose has a choice, also in a game that does not look for itself. */
static void a_position_in_which_a_seat_may_act_and_cannot_is_refused(void **st)
{
    (void)st;
    Game lax = sketch;
    lax.fault = NULL;
    lax.legal = legal_of_allies;
    Match *m = match_of(3, 1, false);
    State *s = xcalloc(1, sketch.state_size);
    Setup cfg = game_preset(&sketch, 3);
    json_t *o = position_out(&lax, NULL, match_truth(m));
    assert_int_equal(position_in(&lax, o, 1, &cfg, s).code, 0);
    json_array_append_new(json_object_get(o, "may_act"), json_integer(HORDE_SEAT));
    Status read = position_in(&lax, o, 1, &cfg, s);
    HELP_SENTENCE(read);
    assert_non_null(strstr(read.text, "nobody could do anything"));
    json_decref(o);
    free(s);
    match_free(m);
}

/* A piece that a position does not name is none, and a card lies in its own seat's pool. */
static void what_a_position_does_not_state_is_nobody(void **st)
{
    (void)st;
    Move swap;
    Match *m = until(3, MOVE_SWAP, &swap);
    Sketch *k = xcalloc(1, sizeof *k);
    Setup cfg = game_preset(&sketch, 3);
    json_t *o = position_out(&sketch, NULL, match_truth(m)), *places = json_object_get(o, "places");
    json_object_del(o, "leader");
    json_object_del(o, "vow");
    json_object_set_new(places, "hand-1", json_pack("[s]", "planner"));
    json_object_del(places, "deck-1");
    json_object_del(places, "discard");
    Status read = position_in(&sketch, o, 1, &cfg, &k->s);
    if (read.code)
        fail_msg("%s", read.text);
    assert_int_equal(k->leader, NO_PIECE);
    assert_int_equal(k->vow[0], NO_PIECE);
    assert_int_equal(k->s.piece[table_first(&k->s, PLACE_HAND + 1)].pool, 1);
    assert_true(table_size(&k->s, PLACE_DECK + 1) > 5);
    for (PieceId p = table_first(&k->s, PLACE_DECK + 1); p != NO_PIECE; p = k->s.piece[p].next)
        assert_true(k->s.piece[p].pool == 1 && k->s.piece[p].owner == 1);
    json_decref(o);
    free(k);
    match_free(m);
}

/* ---- the end, and opponents ------------------------------------------------------------------------------------- */

static void the_allies_win_and_lose_together(void **st)
{
    (void)st;
    int won = 0, lost = 0;
    for (uint64_t seed = 1; seed <= 4 * ALL_SEEDS; seed++) {
        Match *m = match_of(2 + (int)seed % 2, seed, false);
        Rng r = rng_seed(seed);
        float share[SEAT_MAX];
        assert_true(bot_worth(&sketch, match_truth(m), 0) ==
                    VALUE_ONE / 2); /* the neutral value, not a half by chance */
        help_play(m, &r, 100000);
        sketch.result(match_truth(m), share);
        bool held = sketch_at(m)->castle > 0;
        assert_true(share[0] == share[1] && share[0] == (held ? 1.0f : 0.0f));
        if (match_setup(m)->nseats == 3)
            assert_true(share[2] == 1.0f - share[0]);
        assert_true(bot_worth(&sketch, match_truth(m), 1) == (held ? VALUE_ONE : 0));
        won += held;
        lost += !held;
        match_free(m);
    }
    if (won < 6 || lost < 6)
        fail_msg("%d won, %d lost", won, lost);
}

/* Whichever of the seats is asked answers with a move of its own, also when another one has the turn. */
static void opponents_play_for_any_seat_that_may_act(void **st)
{
    (void)st;
    Bot *bot = bot_new(&sketch);
    View *v = view_new(&sketch);
    int out_of_turn = 0;
    for (int seats = 2; seats <= 3; seats++)
        for (int level = 1; level < BOT_LEVELS; level++) {
            Match *m = match_of(seats, (uint64_t)level, level % 2);
            Rng r = rng_seed((uint64_t)level);
            for (int n = 0; n < 150 && !match_over(m); n++) {
                int seat = help_seat(m, &r);
                match_view(m, seat, VIEW_MEMORY, v);
                bot_follow(bot, v, level, 12, rng_next(&r));
                while (!bot_step(bot, 4))
                    continue;
                BotChoice hint[4];
                int hints = bot_choices(bot, hint, 4);
                assert_true(hints > 0 && match_is_legal(m, hint[0].move) && hint[0].move.seat == seat);
                out_of_turn += seat != match_to_act(m);
                play(m, bot_best(bot, NULL, 0));
            }
            match_free(m);
        }
    assert_true(out_of_turn > 20);
    view_free(v);
    bot_free(bot);
}

static long applied;

static void apply_nothing(State *s, Move m, Events *ev)
{
    (void)m;
    (void)ev;
    applied++;
    assert_true(s->serial <= 2u * (uint32_t)sketch.longest);
}

/* Game.unbounded: free moves can go on for ever, a playout of them ends at the budget, with nothing decided. */
static void a_playout_of_an_endless_game_ends_at_its_budget(void **st)
{
    (void)st;
    Game endless = sketch;
    endless.apply = apply_nothing;
    Match *m = match_of(2, 1, false);
    View *v = view_new(&endless);
    view_of(v, match_truth(m), 0, VIEW_MEMORY);
    Search *x = search_new(&endless);
    Rng r = rng_seed(1);
    search_begin(x, (SearchStyle){.depth = DEPTH_TO_THE_END, .explore = EXPLORE_USUAL});
    applied = 0;
    search_once(x, v, &r);
    assert_int_equal(applied, endless.longest);
    search_free(x);
    view_free(v);
    match_free(m);
}

/* The same of a look back at it. */
static void a_review_of_an_endless_game_ends(void **st)
{
    (void)st;
    Game endless = sketch;
    endless.apply = apply_nothing;
    Setup cfg = game_preset(&endless, 2);
    Match *m = match_new(&endless, &cfg, NULL);
    Rng r = rng_seed(1);
    help_play(m, &r, 3);
    applied = 0;
    Review *review = review_new(m);
    for (int i = 0; i < 3000 && !review_step(review, 8); i++)
        continue;
    assert_true(applied > 1000 && review_progress(review).looked > 0);
    review_free(review);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_invariants_hold_with_and_without_decks),
        cmocka_unit_test(both_allies_act_in_any_order),
        cmocka_unit_test(any_action_withdraws_what_was_declared),
        cmocka_unit_test(either_answers_for_the_team_and_the_first_answer_stands),
        cmocka_unit_test(undo_takes_back_only_ones_own_and_gives_the_marks_back),
        cmocka_unit_test(decks_are_checked_and_one_that_is_not_brought_is_ready_made),
        cmocka_unit_test(imagined_decks_are_kept_apart),
        cmocka_unit_test(journals_hold_decks_and_refuse_damaged_ones),
        cmocka_unit_test(positions_hold_all_of_it),
        cmocka_unit_test(the_hash_minds_everything_new),
        cmocka_unit_test(a_position_in_which_a_seat_may_act_and_cannot_is_refused),
        cmocka_unit_test(what_a_position_does_not_state_is_nobody),
        cmocka_unit_test(the_allies_win_and_lose_together),
        cmocka_unit_test(opponents_play_for_any_seat_that_may_act),
        cmocka_unit_test(a_playout_of_an_endless_game_ends_at_its_budget),
        cmocka_unit_test(a_review_of_an_endless_game_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
