/* SPDX-License-Identifier: MIT
 * The match: its list of moves is the only authority, undo goes back exactly to the last revelation, redo keeps the
 * luck, and every seat is told only what it may know. */
#include "help.h"

#include "core/table.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

enum { NULL_TAKE = 1, NULL_COUNT };

static Move take(int seat, int n)
{
    return (Move){NULL_TAKE, (uint8_t)seat, (uint16_t)n, 0, 0};
}

/* Basic Horde with seat 0 as first starter; `setup` may be changed before. */
static Setup horde_setup(int seats, uint64_t seed)
{
    Setup cfg = game_preset(&horde_game, seats);
    cfg.seed = seed;
    cfg.option[OPT_LEVEL] = LEVEL_BASIC;
    cfg.option[OPT_STARTER] = 1;
    return cfg;
}

static Match *begin(const Setup *cfg)
{
    Status why;
    Match *m = match_new(&horde_game, cfg, &why);
    assert_non_null(m);
    assert_int_equal(why.code, 0);
    return m;
}

static void play_first(Match *m)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
}

/* Plays first moves until one of this kind can be chosen. */
static void play_until(Match *m, int kind)
{
    for (;;) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        for (int i = 0; i < legal.n; i++)
            if (legal.m[i].kind == kind)
                return;
        play_first(m);
    }
}

/* ---- authority -------------------------------------------------------------------------------------------------- */

typedef struct {
    uint32_t serial;
    uint64_t hash;
    int events, legal;
    bool redo;
    uint8_t bytes[];
} Photo;

static Photo *photo(const Match *m)
{
    size_t n = match_game(m)->state_size;
    Photo *p = xcalloc(1, sizeof *p + n);
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    *p = (Photo){.serial = match_serial(m),
                 .hash = match_hash(m),
                 .legal = legal.n,
                 .redo = match_can_redo(m),
                 .events = match_events(m, 0, 0, NULL, 0)};
    memcpy(p->bytes, match_truth(m), n);
    return p;
}

static void wants_unchanged(const Match *m, const Photo *before, Status refused, const char *word)
{
    Photo *after = photo(m);
    HELP_SENTENCE(refused);
    if (!strstr(refused.text, word))
        fail_msg("'%s' does not say '%s'", refused.text, word);
    assert_int_equal(before->serial, after->serial);
    assert_true(before->hash == after->hash);
    assert_int_equal(before->events, after->events);
    assert_int_equal(before->legal, after->legal);
    assert_int_equal(before->redo, after->redo);
    assert_memory_equal(before->bytes, after->bytes, match_game(m)->state_size);
    free(after);
}

static void what_is_not_in_the_list_changes_nothing(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 3, 5);
    assert_int_equal(match_play(m, 0, take(0, 2)).code, 0);
    Photo *before = photo(m);
    wants_unchanged(m, before, match_play(m, 0, take(1, 1)), "moved on"); /* offered before the last move */
    wants_unchanged(m, before, match_play(m, 2, take(1, 1)), "moved on");
    wants_unchanged(m, before, match_play(m, 1, take(0, 1)), "not Seat 1’s turn");
    wants_unchanged(m, before, match_play(m, 1, take(2, 1)), "not Seat 3’s turn");
    wants_unchanged(m, before, match_play(m, 1, take(200, 1)), "no such player");
    wants_unchanged(m, before, match_play(m, 1, take(1, 3)), "at most");
    wants_unchanged(m, before, match_play(m, 1, take(1, 0)), "at least");
    wants_unchanged(m, before, match_play(m, 1, (Move){NULL_COUNT, 1, 0, 0, 0}), "NG-2");
    wants_unchanged(m, before, match_play(m, 1, (Move){99, 1, 1, 2, 3}), "counted only");
    wants_unchanged(m, before, match_play(m, 1, (Move){NULL_TAKE, 1, 1, 1, 0}), "not possible now");
    wants_unchanged(m, before, match_play_one(m, take(1, 3), NO_PIECE), "not possible");
    free(before);
    assert_int_equal(match_play(m, 1, take(1, 1)).code, 0);
    match_free(m);
}

static void nothing_can_be_played_after_the_end(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 5);
    for (int i = 0; i < 6; i++)
        assert_int_equal(match_play(m, (uint32_t)i, take(i % 2, 2)).code, 0);
    assert_true(match_over(m));
    assert_int_equal(match_to_act(m), NO_SEAT);
    assert_int_equal(match_serial(m), 7); /* the counting came by itself */
    assert_true(match_was_auto(m, 6));
    assert_false(match_was_auto(m, 5));
    Photo *before = photo(m);
    assert_int_equal(before->legal, 0);
    wants_unchanged(m, before, match_play(m, 7, take(0, 1)), "over");
    free(before);
    match_free(m);
}

static void impossible_setups_are_refused(void **st)
{
    (void)st;
    Status why;
    Setup cfg = game_preset(&horde_game, 2);
    cfg.nseats = 5;
    assert_null(match_new(&horde_game, &cfg, &why));
    assert_non_null(strstr(why.text, "2 to 4"));
    cfg.nseats = 1;
    assert_null(match_new(&horde_game, &cfg, NULL));
    cfg.nseats = 2;
    cfg.option[OPT_HORDES] = 2;
    assert_null(match_new(&horde_game, &cfg, &why));
    assert_non_null(strstr(why.text, "hordes"));
    cfg.option[OPT_HORDES] = 0;
    cfg.option[OPT_LEVEL] = LEVEL_INTERMEDIATE; /* HO-1.8 */
    assert_null(match_new(&horde_game, &cfg, &why));
    assert_non_null(strstr(why.text, "HO-1.8"));
    cfg.option[OPT_EDITION] = EDITION_EARLIER;
    Match *m = match_new(&horde_game, &cfg, &why);
    assert_non_null(m);
    assert_string_equal(why.text, "");
    match_free(m);
}

static void a_refusal_names_people(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 3);
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Mira");
    Match *m = begin(&cfg);
    Status refused = match_play(m, match_serial(m), (Move){MOVE_STOP, 1, 0, 0, 0});
    assert_string_equal(refused.text, "It is not Mira’s turn.");
    Why why;
    match_why(m, (Move){MOVE_STOP, 0, 0, 0, 0}, &why);
    assert_true(strlen(why.text) > 5);
    assert_null(strchr(why.text, '{'));
    assert_string_equal(why.rule, "HO-6.6");
    match_free(m);
}

/* ---- undo ------------------------------------------------------------------------------------------------------- */

static void wants_back(Match *m, int seat)
{
    Status can = match_can_undo(m, seat);
    if (can.code)
        fail_msg("after move %u: %s", match_serial(m), can.text);
    assert_int_equal(match_undo(m, seat).code, 0);
}

static void wants_barrier(Match *m, int seat, const char *word)
{
    Photo *before = photo(m);
    HELP_SENTENCE(match_can_undo(m, seat));
    wants_unchanged(m, before, match_undo(m, seat), word);
    free(before);
}

static void a_choice_that_showed_nothing_is_taken_back(void **st)
{
    (void)st;
    Setup cfg = horde_setup(3, 4);
    Match *m = begin(&cfg);
    wants_barrier(m, NO_SEAT, "nothing"); /* the Battle Card turned itself */
    uint64_t before = match_hash(m);
    play_first(m); /* assign */
    wants_back(m, 0);
    assert_true(match_hash(m) == before);
    assert_int_equal(match_serial(m), 1);
    play_first(m);
    play_first(m); /* first pick */
    uint64_t picked = match_hash(m);
    play_first(m); /* second pick: one seat, two choices */
    wants_back(m, 0);
    assert_true(match_hash(m) == picked);
    wants_back(m, NO_SEAT);
    wants_back(m, 0);
    assert_true(match_hash(m) == before);
    wants_barrier(m, 0, "nothing");
    match_free(m);
}

static void another_seat_s_choice_stays(void **st)
{
    (void)st;
    Setup cfg = horde_setup(3, 4);
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Olga");
    Match *m = begin(&cfg);
    play_first(m);
    wants_barrier(m, 1, "The last move was Olga");
    wants_barrier(m, 2, "The last move was Olga");
    play_until(m, MOVE_STOP);
    assert_int_equal(match_play(m, match_serial(m), (Move){MOVE_STOP, 0, 0, 0, 0}).code, 0);
    assert_int_equal(match_to_act(m), 1);
    wants_barrier(m, 1, "The last move was Olga");
    wants_back(m, 0); /* also out of turn */
    assert_int_equal(match_to_act(m), 0);
    match_free(m);
}

static void a_revelation_is_a_barrier(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 4);
    Match *m = begin(&cfg);
    play_until(m, MOVE_STOP);
    assert_int_equal(match_play(m, match_serial(m), (Move){MOVE_STOP, 0, 0, 0, 0}).code, 0);
    play_first(m); /* ends the round: Pool refilled, Battle Card turned */
    assert_int_equal(match_truth(m)->round, 2);
    wants_barrier(m, NO_SEAT, "revealed");
    wants_barrier(m, 1, "revealed");
    play_first(m);
    wants_back(m, NO_SEAT); /* down to the revelation, not further */
    wants_barrier(m, NO_SEAT, "revealed");
    match_free(m);
    m = help_new(&nullgame, 2, 3); /* here each move shows its own seat something */
    assert_int_equal(match_play(m, 0, take(0, 1)).code, 0);
    wants_barrier(m, 0, "revealed");
    match_free(m);
}

static void rolls_in_secret(State *s, Move m, Events *ev)
{
    nullgame.apply(s, m, ev);
    memset(s->info, 0, sizeof s->info);
    (void)rng_next(&s->rng);
}

static void luck_is_a_barrier_whatever_a_game_says(void **st)
{
    (void)st;
    Game secretive = nullgame;
    secretive.apply = rolls_in_secret;
    Match *m = help_new(&secretive, 2, 3);
    assert_int_equal(match_play(m, 0, take(0, 1)).code, 0);
    wants_barrier(m, 0, "Chance has decided");
    match_free(m);
}

/* What others learn from a choice does not matter, until one of them has chosen; what its chooser learns does. */
static void teaches_seat_1(State *s, Move m, Events *ev)
{
    uint16_t own = s->info[0];
    nullgame.apply(s, m, ev);
    s->info[0] = own;
    if (m.seat == 0)
        s->info[1]++;
}

static void only_the_chooser_s_own_knowledge_is_a_barrier(void **st)
{
    (void)st;
    Game open = nullgame;
    open.apply = teaches_seat_1;
    Match *m = help_new(&open, 2, 3);
    assert_int_equal(match_play(m, 0, take(0, 1)).code, 0);
    assert_true(match_truth(m)->info[1] > match_truth_at(m, 0)->info[1]);
    wants_back(m, 0);
    assert_int_equal(match_play(m, 0, take(0, 1)).code, 0);
    assert_int_equal(match_play(m, 1, take(1, 1)).code, 0);
    wants_barrier(m, 0, "You can undo only your own moves");
    match_free(m);
}

/* Seat 0 has seen what came of seat 1's choice, also when that one is taken back. */
static void shows_seat_0(State *s, Move m, Events *ev)
{
    uint16_t info[SEAT_MAX];
    memcpy(info, s->info, sizeof info);
    nullgame.apply(s, m, ev);
    memcpy(s->info, info, sizeof info);
    if (m.seat == 1)
        s->info[0]++;
}

static void what_was_taken_back_has_still_been_seen(void **st)
{
    (void)st;
    Game open = nullgame;
    open.apply = shows_seat_0;
    Match *m = help_new(&open, 2, 3);
    assert_int_equal(match_play(m, 0, take(0, 1)).code, 0);
    assert_int_equal(match_can_undo(m, 0).code, 0);
    assert_int_equal(match_play(m, 1, take(1, 1)).code, 0);
    wants_back(m, 1);
    wants_barrier(m, 0, "revealed");
    match_free(m);
}

static void bots_choices_are_a_barrier(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 4);
    cfg.player[1] = 2;
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Grak");
    Match *m = begin(&cfg);
    play_first(m);
    wants_back(m, 0);
    play_first(m);
    play_first(m); /* first pick */
    play_first(m); /* second pick */
    assert_int_equal(match_to_act(m), 1);
    wants_back(m, 0);
    play_first(m);
    play_first(m); /* the opponent's */
    assert_int_equal(match_to_act(m), 1);
    wants_barrier(m, 0, "The last move was Grak");
    wants_barrier(m, NO_SEAT, "The last move was Grak");
    wants_barrier(m, 1, "The last move was Grak");
    match_free(m);
}

/* ---- free take-backs -------------------------------------------------------------------------------------------- */

static void HO_14_4_GH_26_4_MH_34_4_SH_16_4_free_take_backs_go_anywhere_and_mark_the_game(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 4);
    cfg.takebacks = 1;
    cfg.player[1] = 2;
    Match *m = begin(&cfg);
    play_first(m);
    wants_back(m, 0);
    assert_false(match_assisted(m)); /* anybody could have done that */
    play_first(m);
    play_first(m);
    play_first(m);
    uint64_t mine = match_hash_at(m, match_serial(m) - 1);
    while (match_truth(m)->round == 1)
        play_first(m); /* the opponent's picks, the refill, the next Battle Card */
    wants_back(m, 0);
    assert_true(match_assisted(m));
    assert_true(match_hash(m) == mine); /* past the opponent, to the last choice of a person */
    assert_int_equal(match_to_act(m), 0);
    while (match_can_undo(m, 0).code == 0)
        wants_back(m, 0);
    assert_int_equal(match_serial(m), 1);
    assert_true(match_assisted(m)); /* for good */
    match_free(m);
}

static void another_seat_s_choice_marks_too(void **st)
{
    (void)st;
    Setup cfg = horde_setup(3, 4);
    cfg.takebacks = 1;
    Match *m = begin(&cfg);
    play_first(m);
    wants_back(m, 2);
    assert_true(match_assisted(m));
    match_mark_assisted(m);
    assert_true(match_assisted(m));
    match_free(m);
}

/* ---- redo ------------------------------------------------------------------------------------------------------- */

static void redo_keeps_the_luck(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = horde_setup(2 + (int)(seed % 3), seed);
        cfg.takebacks = 1;
        cfg.option[OPT_LEVEL] = LEVEL_FULL;
        Match *m = begin(&cfg);
        Rng r = rng_seed(seed);
        help_play(m, &r, 10000);
        uint32_t end = match_serial(m);
        uint64_t hash = match_hash(m);
        assert_false(match_can_redo(m));
        HELP_SENTENCE(match_redo(m));
        int steps = 0;
        for (; match_can_undo(m, NO_SEAT).code == 0; steps++)
            wants_back(m, NO_SEAT);
        for (; match_can_redo(m); steps--) {
            uint32_t at = match_serial(m);
            assert_int_equal(match_redo(m).code, 0);
            assert_false(match_was_auto(m, at));
            for (uint32_t i = at + 1; i < match_serial(m); i++)
                assert_true(match_was_auto(m, i));
            assert_true(match_hash(m) == match_hash_at(m, match_serial(m)));
        }
        assert_int_equal(steps, 0);
        assert_int_equal(match_serial(m), end);
        assert_true(match_hash(m) == hash);
        match_free(m);
    }
}

/* The same choice gives the same cards; another one cuts off what could have been redone. */
static void a_new_choice_ends_the_other_future(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 9);
    cfg.takebacks = 1;
    Match *m = begin(&cfg), *straight = begin(&cfg);
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_true(legal.n > 1);
    play_first(m);
    while (match_truth(m)->round < 3)
        play_first(m);
    while (match_can_undo(m, NO_SEAT).code == 0)
        wants_back(m, NO_SEAT);
    uint32_t at = match_serial(m);
    uint64_t then = match_hash_at(m, at + 1);
    assert_int_equal(match_play(m, at, legal.m[0]).code, 0);
    assert_true(match_hash(m) == then);
    assert_false(match_can_redo(m)); /* even the same choice is a new one */
    wants_back(m, NO_SEAT);
    assert_int_equal(match_play(m, at, legal.m[1]).code, 0);
    assert_int_equal(match_play(straight, at, legal.m[1]).code, 0);
    assert_true(match_hash(m) == match_hash(straight));
    Event told[64], heard[64];
    int n = match_events(m, 0, 0, told, 64);
    assert_int_equal(n, match_events(straight, 0, 0, heard, 64)); /* nothing of the future that was cut off */
    assert_memory_equal(told, heard, (size_t)n * sizeof *told);
    match_free(m);
    match_free(straight);
}

/* ---- events ----------------------------------------------------------------------------------------------------- */

static int moves_told(const Match *m, int seat, uint32_t from, DefId def[16])
{
    Event told[64];
    int n = match_events(m, seat, from, told, 64), moves = 0;
    for (int i = 0; i < n; i++)
        if (told[i].kind == EV_MOVE)
            def[moves++] = told[i].def;
    return moves;
}

static void a_seat_is_told_what_it_may_know(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 3, 5);
    const State *start = match_truth_at(m, 0);
    const DefId first = start->piece[table_first(start, 0)].def;
    DefId def[16];
    assert_int_equal(match_play(m, 0, take(0, 2)).code, 0);
    assert_int_equal(moves_told(m, 0, 0, def), 2);
    assert_int_equal(def[0], first);
    assert_int_not_equal(def[1], DEF_HIDDEN);
    for (int seat = 1; seat <= 3; seat++) {
        assert_int_equal(moves_told(m, seat < 3 ? seat : NO_SEAT, 0, def), 2);
        assert_int_equal(def[0] + def[1], DEF_HIDDEN);
    }
    assert_int_equal(match_play(m, 1, take(1, 1)).code, 0);
    assert_int_equal(moves_told(m, 1, 1, def), 1);
    assert_int_not_equal(def[0], DEF_HIDDEN);
    assert_int_equal(moves_told(m, 0, 1, def), 1);
    assert_int_equal(def[0], DEF_HIDDEN);
    assert_int_equal(match_events(m, 0, match_serial(m), NULL, 0), 0);
    assert_int_equal(match_events(m, 0, 1000, NULL, 0), 0);
    match_free(m);
}

static void events_fit_the_room_that_is_given(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 5);
    assert_int_equal(match_play(m, 0, take(0, 2)).code, 0);
    Event all[8], one[2];
    memset(one, 0x55, sizeof one);
    assert_int_equal(match_events(m, 0, 0, all, 8), 5); /* two pebbles, the line, the round and the turn */
    assert_int_equal(match_events(m, 0, 0, one, 1), 5); /* how many there are */
    assert_memory_equal(&one[0], &all[0], sizeof all[0]);
    assert_int_equal(one[1].kind, 0x55);
    match_free(m);
}

typedef struct {
    const Match *m;
    int seat, n;
    uint32_t last;
} Walk;

static void is_next_event(void *walk, const Event *e, uint32_t serial)
{
    Walk *w = walk;
    int left = match_events(w->m, w->seat, serial, NULL, 0), later = match_events(w->m, w->seat, serial + 1, NULL, 0),
        n;
    Event *all = match_all_events(w->m, w->seat, &n), *of = xcalloc((size_t)(left - later), sizeof *of);
    assert_int_equal(match_events_of(w->m, w->seat, serial, of, left - later), left - later);
    assert_memory_equal(of, &all[n - left], (size_t)(left - later) * sizeof *of);
    free(of);
    assert_true(serial >= w->last && w->n >= n - left && w->n < n - later); /* of that move */
    assert_memory_equal(e, &all[w->n], sizeof *e);
    free(all);
    w->last = serial;
    w->n++;
}

/* Also after a move back, when there are events to come. */
static void events_come_with_their_moves(void **st)
{
    (void)st;
    Setup cfg = horde_setup(3, 5);
    cfg.takebacks = 1;
    Match *m = begin(&cfg);
    Rng r = rng_seed(4);
    help_play(m, &r, 60);
    assert_true(match_serial(m) > 4);
    for (int back = 0; back < 2; back++) {
        for (int seat = 0; seat <= 3; seat++) {
            Walk w = {.m = m, .seat = seat < 3 ? seat : NO_SEAT};
            match_each_event(m, w.seat, is_next_event, &w);
            assert_int_equal(w.n, match_events(m, w.seat, 0, NULL, 0));
            assert_int_equal(match_events_of(m, w.seat, match_serial(m), NULL, 0), 0); /* none of what is to come */
        }
        if (back == 0)
            wants_back(m, NO_SEAT);
    }
    match_free(m);
}

/* ---- copies ----------------------------------------------------------------------------------------------------- */

static void a_moment_can_be_copied(void **st)
{
    (void)st;
    Setup cfg = horde_setup(3, 8);
    cfg.option[OPT_LEVEL] = LEVEL_FULL;
    Match *m = begin(&cfg);
    Rng r = rng_seed(8);
    help_play(m, &r, 10000);
    for (uint32_t serial = 0; serial <= match_serial(m); serial += 7) {
        Match *then = match_at(m, serial);
        assert_int_equal(match_serial(then), serial);
        assert_true(match_hash(then) == match_hash_at(m, serial));
        assert_false(match_can_redo(then)); /* without a future */
        assert_int_equal(match_has_start(then), 0);
        Event told[8], heard[8];
        int n = match_events(then, 1, serial > 2 ? serial - 2 : 0, told, 8);
        Match *longer = match_at(m, serial);
        assert_int_equal(match_events(longer, 1, serial > 2 ? serial - 2 : 0, heard, 8), n);
        match_settle(then);
        if (!match_over(then))
            help_play(then, &r, 3); /* goes its own way */
        assert_true(match_hash(longer) == match_hash_at(m, serial));
        match_free(then);
        match_free(longer);
    }
    match_free(m);
}

static void the_last_move_can_be_forgotten(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 8);
    Match *m = begin(&cfg), *fresh = begin(&cfg);
    play_first(m);
    match_drop_last(m);
    assert_true(match_hash(m) == match_hash(fresh));
    assert_false(match_can_redo(m));
    assert_int_equal(match_events(m, 0, 0, NULL, 0), match_events(fresh, 0, 0, NULL, 0));
    match_drop_last(m); /* the automatic draw too */
    assert_int_equal(match_serial(m), 0);
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 1);
    assert_int_equal(match_play_one(m, legal.m[0], NO_PIECE).code, 0);
    assert_true(match_was_auto(m, 0)); /* as journals hold them */
    assert_true(match_hash(m) == match_hash(fresh));
    match_free(m);
    match_free(fresh);
}

static void a_match_begins_at_a_position(void **st)
{
    (void)st;
    Setup cfg = horde_setup(2, 8);
    Match *m = begin(&cfg);
    State *start = xcalloc(1, horde_game.state_size);
    memcpy(start, match_truth_at(m, 0), horde_game.state_size);
    Match *loaded = match_from(&horde_game, &cfg, start);
    memset(start, 0, horde_game.state_size); /* copied */
    assert_true(match_has_start(loaded));
    assert_int_equal(match_serial(loaded), 0); /* automatic moves are not played yet */
    match_settle(loaded);
    assert_true(match_hash(loaded) == match_hash(m));
    free(start);
    match_free(m);
    match_free(loaded);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_in_the_list_changes_nothing),
        cmocka_unit_test(nothing_can_be_played_after_the_end),
        cmocka_unit_test(impossible_setups_are_refused),
        cmocka_unit_test(a_refusal_names_people),
        cmocka_unit_test(a_choice_that_showed_nothing_is_taken_back),
        cmocka_unit_test(another_seat_s_choice_stays),
        cmocka_unit_test(a_revelation_is_a_barrier),
        cmocka_unit_test(luck_is_a_barrier_whatever_a_game_says),
        cmocka_unit_test(only_the_chooser_s_own_knowledge_is_a_barrier),
        cmocka_unit_test(what_was_taken_back_has_still_been_seen),
        cmocka_unit_test(bots_choices_are_a_barrier),
        cmocka_unit_test(HO_14_4_GH_26_4_MH_34_4_SH_16_4_free_take_backs_go_anywhere_and_mark_the_game),
        cmocka_unit_test(another_seat_s_choice_marks_too),
        cmocka_unit_test(redo_keeps_the_luck),
        cmocka_unit_test(a_new_choice_ends_the_other_future),
        cmocka_unit_test(a_seat_is_told_what_it_may_know),
        cmocka_unit_test(events_fit_the_room_that_is_given),
        cmocka_unit_test(events_come_with_their_moves),
        cmocka_unit_test(a_moment_can_be_copied),
        cmocka_unit_test(the_last_move_can_be_forgotten),
        cmocka_unit_test(a_match_begins_at_a_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
