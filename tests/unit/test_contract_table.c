/* SPDX-License-Identifier: MIT
 * What the core promises to a game like Siege about pieces and who knows of them, shown on the sketch (sketch.h): tokens,
 * attachments, choices in the middle of an effect, the queue, planned cards, secret rearrangements and fields, and what
 * is told of it.  The rules named are those of Siege. */
#include "help_sketch.h"
#include "twins.h"

#include "core/fields.h"
#include "core/mirror.h"
#include "core/position.h"
#include "core/table.h"

/* ---- what happens to pieces ------------------------------------------------------------------------------------- */

/* SH-10.1, SH-10.2 */
static void tokens_cancel_and_are_told(void **st)
{
    (void)st;
    static Event e[EVENT_MAX];
    int wounded = 0;
    for (int tries = 0; tries < 2; tries++) {
        Move mend;
        Match *start = until(2, MOVE_MEND, &mend), *m;
        State *s = xmalloc(sketch.state_size);
        memcpy(s, match_truth(start), sketch.state_size);
        PieceId p = table_first(s, PLACE_LANES);
        while (s->piece[p].pos != mend.a)
            p = s->piece[p].next;
        table_num(s, &sketch, p, NUM_HEALTH, tries ? -1 : 0, NULL);
        wounded += s->piece[p].num[NUM_HEALTH] < 0;
        m = match_from(&sketch, match_setup(start), s);
        play(m, mend);
        assert_int_equal(match_truth(m)->piece[p].num[NUM_HEALTH], tries ? 0 : 1);
        int told = 0;
        for (int i = 0, n = events_of(m, NO_SEAT, 0, e); i < n; i++)
            if (e[i].kind == EV_NUM) {
                assert_int_equal(e[i].piece, p);
                assert_int_equal(e[i].other, NUM_HEALTH);
                assert_int_equal(e[i].n, tries ? 0 : 1);
                told++;
            }
        assert_int_equal(told, 1);
        free(s);
        match_free(start);
        match_free(m);
    }
    assert_int_equal(wounded, 1);
}

/* SH-5.7: an attachment is where its host is, and leaves with it. */
static void attachments_go_with_their_host(void **st)
{
    (void)st;
    int stayed = 0, moved = 0, left = 0;
    State *then = xmalloc(sketch.state_size);
    for (uint64_t seed = 1; seed <= 4 * seeds(); seed++) {
        Match *m = match_of(2, seed, true);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            memcpy(then, match_truth(m), sketch.state_size);
            help_play(m, &r, 1);
            const State *s = match_truth(m);
            for (PieceId p = 0; p < s->npieces; p++) {
                PieceId host = then->piece[p].host;
                if (host == NO_PIECE)
                    continue;
                if (s->piece[host].place == PLACE_LANES) {
                    assert_int_equal(s->piece[p].host, host);
                    stayed++;
                    moved += s->piece[host].pos != then->piece[host].pos;
                } else {
                    assert_int_equal(s->piece[p].host, NO_PIECE);
                    assert_int_equal(s->piece[p].place, PLACE_DISCARD);
                    left++;
                }
            }
        }
        match_free(m);
    }
    assert_true(stayed > 100 && moved > 20 && left > 20);
    free(then);
}

/* A place that is full is numbered anew, and what lies there stays attached for whoever watches. */
static void a_place_that_is_numbered_anew_keeps_its_attachments(void **st)
{
    (void)st;
    Match *m = match_of(2, 1, true);
    State *s = xmalloc(sketch.state_size);
    static Events ev;
    Mirror *mirror = mirror_new(&sketch);
    View *v = view_new(&sketch);
    memcpy(s, match_truth(m), sketch.state_size);
    PieceId hosts[PIECE_MAX], carried[PIECE_MAX];
    (void)table_list(s, PLACE_DECK, hosts);
    (void)table_list(s, PLACE_DECK + 1, carried);
    view_of(v, s, 0, VIEW_EYES);
    mirror_jump(mirror, v);
    ev = (Events){0};
    table_move(s, &sketch, hosts[0], PLACE_LANES, 0, &ev);
    table_attach(s, &sketch, carried[0], hosts[0], PLACE_ATTACHED, &ev);
    for (int i = 0; i < 300; i++)
        table_attach(s, &sketch, carried[1 + i % 2], hosts[0], PLACE_ATTACHED, &ev);
    assert_int_equal(s->piece[carried[0]].host, hosts[0]);
    assert_true(s->piece[carried[1]].pos < 100);
    for (int i = 0; i < ev.n; i++) {
        Event e = ev.e[i];
        e.def = e.seen & 1 ? e.def : DEF_HIDDEN;
        assert_true(mirror_apply(mirror, &e));
    }
    view_of(v, s, 0, VIEW_EYES);
    const char *difference = mirror_difference(mirror, v, NULL);
    if (difference)
        fail_msg("%s", difference);
    view_free(v);
    mirror_free(mirror);
    free(s);
    match_free(m);
}

static void a_choice_waits_with_its_candidates_and_may_be_declined(void **st)
{
    (void)st;
    Move mend;
    Match *m = until(3, MOVE_MEND, &mend);
    const Frame *f = frame_peek(match_truth(m));
    Moves legal;
    match_legal(m, mend.seat, &legal);
    assert_int_equal(f->op, OP_MEND);
    assert_int_equal(legal.n, __builtin_popcount(f->set) + 1);
    assert_int_equal(match_may_act(m), 1u << mend.seat);
    for (int lane = 0; lane < LANES; lane++)
        if (!(f->set >> lane & 1))
            HELP_SENTENCE(match_play(m, match_serial(m), (Move){MOVE_MEND, mend.seat, (uint16_t)lane, 0, 0}));
    PieceId src = f->src;
    play(m, simple(MOVE_DECLINE, mend.seat));
    assert_null(frame_peek(match_truth(m)));
    assert_int_equal(match_truth(m)->piece[src].num[NUM_HEALTH], 0);
    match_free(m);
}

/* SH-10.22, SH-10.24: of a batch any may come next; what it triggers waits behind. */
static void a_batch_is_taken_in_the_order_that_is_chosen(void **st)
{
    (void)st;
    int asked = 0, behind = 0;
    for (uint64_t seed = 1; seed <= 4 * seeds(); seed++) {
        Match *m = match_of(2 + (int)seed % 2, seed, false);
        Rng r = rng_seed(seed);
        State *then = xmalloc(sketch.state_size);
        while (!match_over(m)) {
            memcpy(then, match_truth(m), sketch.state_size);
            Move mv = help_any(m, &r);
            play(m, mv);
            const State *s = match_truth(m);
            for (int i = 1; i < s->nqueue; i++) {
                assert_true(s->queue[i - 1].batch <= s->queue[i].batch);
                behind += s->queue[i - 1].batch < s->queue[i].batch;
            }
            if (mv.kind != MOVE_NEXT)
                continue;
            Frame taken = then->queue[mv.a];
            assert_true(taken.batch == then->queue[0].batch && then->nqueue > 1);
            assert_true(s->piece[taken.src].place == PLACE_DISCARD);
            asked++;
        }
        free(then);
        match_free(m);
    }
    assert_true(asked > 20 && behind > 20);
}

static void planned_cards_lie_where_they_were_put(void **st)
{
    (void)st;
    static Event e[EVENT_MAX];
    for (uint16_t depth = 0; depth < 3; depth++) {
        Move mv;
        Match *m = until(2, MOVE_PLAN, &mv);
        PlaceId deck = (PlaceId)(PLACE_DECK + mv.seat);
        PieceId p = table_find(match_truth(m), (PlaceId)(PLACE_HAND + mv.seat), mv.a), here[PIECE_MAX];
        View *v = view_new(&sketch);
        uint32_t serial = match_serial(m);
        mv.b = depth;
        play(m, mv);
        int n = table_list(match_truth(m), deck, here);
        assert_true(n > 2);
        assert_int_equal(here[depth == 2 ? n - 1 : depth], p);
        match_view(m, mv.seat, VIEW_EYES, v);
        assert_int_equal(view_state(v)->piece[p].def, DEF_HIDDEN);
        match_view(m, mv.seat, VIEW_MEMORY, v);
        assert_int_equal(view_state(v)->piece[p].def, mv.a);
        match_view(m, 1 - mv.seat, VIEW_MEMORY, v);
        assert_int_equal(view_state(v)->piece[p].def, DEF_HIDDEN);
        int put = 0;
        for (int i = 0, told = events_of(m, 1 - mv.seat, serial, e); i < told; i++)
            if (e[i].kind == EV_PUT) {
                assert_true(e[i].piece == p && e[i].def == DEF_HIDDEN && e[i].to == deck);
                put++;
            }
        assert_int_equal(put, 1);
        view_free(v);
        match_free(m);
    }
}

/* ---- secrets ---------------------------------------------------------------------------------------------------- */

static bool same_json(const View *v, const View *w)
{
    json_t *a = position_out(&sketch, NULL, view_state(v)), *b = position_out(&sketch, NULL, view_state(w));
    bool same = json_equal(a, b);
    json_decref(a);
    json_decref(b);
    return same;
}

/* SH-12.16: the others learn only that a rearrangement was made. */
static void a_secret_rearrangement_is_followed_by_one_seat_only(void **st)
{
    (void)st;
    static Event x[EVENT_MAX], y[EVENT_MAX];
    Move mv;
    Match *start = until(3, MOVE_MIX, &mv);
    State *s = xmalloc(sketch.state_size);
    memcpy(s, match_truth(start), sketch.state_size);
    PieceId row[PIECE_MAX];
    assert_true(table_list(s, PLACE_ROW, row) >= 2);
    s->piece[row[0]].recall |= 3; /* the allies have seen one of them before it was concealed */
    Match *a = match_from(&sketch, match_setup(start), s), *b = match_from(&sketch, match_setup(start), s);
    View *v = view_new(&sketch), *w = view_new(&sketch);
    match_view(a, 0, VIEW_MEMORY, v);
    assert_int_equal(view_state(v)->piece[row[0]].def, s->piece[row[0]].def);
    play(a, (Move){MOVE_MIX, HORDE_SEAT, 0, 0, 0});
    play(b, (Move){MOVE_MIX, HORDE_SEAT, 0, 1, 0});
    for (int seat = -1; seat < 3; seat++)
        for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
            int eyes = seat < 0 ? NO_SEAT : seat;
            match_view(a, eyes, (ViewKind)kind, v);
            match_view(b, eyes, (ViewKind)kind, w);
            int n = events_of(a, eyes, 0, x), told = events_of(b, eyes, 0, y);
            assert_int_equal(n, told);
            bool same = memcmp(view_state(v), view_state(w), sketch.state_size) == 0 && same_json(v, w) &&
                        memcmp(x, y, (size_t)n * sizeof x[0]) == 0;
            bool differ = s->piece[row[0]].def != s->piece[row[1]].def;
            assert_true(same == (eyes != HORDE_SEAT || !differ));
            if (eyes != HORDE_SEAT)
                assert_int_equal(view_state(v)->piece[row[0]].def, DEF_HIDDEN);
            else
                assert_int_equal(view_state(w)->piece[row[1]].def, s->piece[row[0]].def);
        }
    view_free(v);
    view_free(w);
    free(s);
    match_free(start);
    match_free(a);
    match_free(b);
}

/* Two tables that differ in hands, in the order of decks and in the row: test_leak compares all but the position. */
static void a_position_for_a_seat_holds_nothing_hidden(void **st)
{
    (void)st;
    long differing = 0;
    for (uint64_t seed = 1; seed <= seeds(); seed++)
        for (int eyes = 0; eyes <= 3; eyes++) {
            Match *m = match_of(3, seed, seed % 2);
            Twins t = twins_new(&sketch, match_setup(m), eyes == 3 ? NO_SEAT : eyes);
            Rng r = rng_seed(seed);
            for (; !match_over(m); help_play(m, &r, 1)) {
                Moves x, y;
                twins_part(&t, match_truth(m), &r);
                for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
                    assert_true(twins_same_view(&t, (ViewKind)kind));
                    assert_true(same_json(t.va, t.vb));
                }
                match_legal(t.a, t.eyes, &x);
                match_legal(t.b, t.eyes, &y);
                assert_int_equal(x.n, y.n);
                assert_memory_equal(x.m, y.m, (size_t)x.n * sizeof x.m[0]);
                differing += twins_truths_differ(&t);
            }
            twins_free(&t);
            match_free(m);
        }
    assert_true(differing > 1000);
}

static void a_secret_field_is_its_seats_alone(void **st)
{
    (void)st;
    static Event e[EVENT_MAX];
    Move vow;
    Match *m = until(3, MOVE_VOW, &vow);
    View *v = view_new(&sketch);
    PieceId chosen = NO_PIECE;
    for (PieceId p = table_first(match_truth(m), PLACE_LANES); p != NO_PIECE; p = match_truth(m)->piece[p].next)
        chosen = match_truth(m)->piece[p].pos == vow.a ? p : chosen;
    uint32_t serial = match_serial(m);
    play(m, vow);
    for (int seat = 0; seat < 4; seat++) {
        int eyes = seat == 3 ? NO_SEAT : seat, told = 0;
        match_view(m, eyes, VIEW_MEMORY, v);
        PieceId seen = ((const Sketch *)view_state(v))->vow[vow.seat];
        assert_int_equal(seen, eyes == vow.seat ? chosen : NO_PIECE);
        json_t *o = position_out(&sketch, NULL, view_state(v));
        assert_true(json_is_null(json_array_get(json_object_get(o, "vow"), vow.seat)) == (eyes != vow.seat));
        json_decref(o);
        for (int i = 0, n = events_of(m, eyes, serial, e); i < n; i++)
            told += e[i].kind == EV_FIELD && e[i].n == chosen && e[i].other < FIELD_ROUND;
        assert_int_equal(told, eyes == vow.seat);
    }
    view_free(v);
    match_free(m);
}

/* ---- events ----------------------------------------------------------------------------------------------------- */

static int field_by_word(const char *word)
{
    for (int i = 0; i < sketch.nfields; i++)
        if (strcmp(sketch.field[i].word, word) == 0)
            return i;
    fail();
    return -1;
}

/* Paid before the card lies, led after it and before it is said. */
static void fields_are_told_with_their_pieces(void **st)
{
    (void)st;
    static Event e[EVENT_MAX];
    Move mv;
    Match *m = until(2, MOVE_PLAY, &mv);
    uint32_t serial = match_serial(m);
    play(m, mv);
    int mana = -1, move = -1, leader = -1, played = -1;
    for (int i = 0, n = events_of(m, NO_SEAT, serial, e); i < n; i++) {
        if (e[i].kind == EV_FIELD && e[i].other == field_by_word("mana"))
            mana = i;
        if (e[i].kind == EV_FIELD && e[i].other == field_by_word("leader"))
            leader = i;
        if (e[i].kind == EV_MOVE && e[i].to == PLACE_LANES)
            move = i;
        if (e[i].kind == EV_PLAYED)
            played = i;
    }
    assert_true(0 <= mana && mana < move && move < leader && leader < played);
    match_free(m);
}

static void too_much_to_tell_is_a_jump(void **st)
{
    (void)st;
    static Event e[EVENT_MAX];
    Setup cfg = setup_of(3, 4, false);
    cfg.option[0] = 1;
    Match *m = match_new(&sketch, &cfg, NULL);
    Mirror *mirror = mirror_new(&sketch);
    View *v = view_new(&sketch);
    uint32_t serial = match_serial(m);
    play(m, simple(MOVE_STORM, 1));
    match_view(m, 0, VIEW_EYES, v);
    assert_int_equal(events_of(m, 0, serial, e), 1);
    assert_int_equal(e[0].kind, EV_JUMP);
    assert_false(mirror_apply(mirror, &e[0]));
    mirror_jump(mirror, v);
    serial = match_serial(m);
    play(m, simple(MOVE_DONE, 0)); /* and the next move is told as ever */
    for (int i = 0, n = events_of(m, 0, serial, e); i < n; i++)
        assert_true(mirror_apply(mirror, &e[i]));
    match_view(m, 0, VIEW_EYES, v);
    assert_null(mirror_difference(mirror, v, NULL));
    view_free(v);
    mirror_free(mirror);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens_cancel_and_are_told),
        cmocka_unit_test(attachments_go_with_their_host),
        cmocka_unit_test(a_place_that_is_numbered_anew_keeps_its_attachments),
        cmocka_unit_test(a_choice_waits_with_its_candidates_and_may_be_declined),
        cmocka_unit_test(a_batch_is_taken_in_the_order_that_is_chosen),
        cmocka_unit_test(planned_cards_lie_where_they_were_put),
        cmocka_unit_test(a_secret_rearrangement_is_followed_by_one_seat_only),
        cmocka_unit_test(a_position_for_a_seat_holds_nothing_hidden),
        cmocka_unit_test(a_secret_field_is_its_seats_alone),
        cmocka_unit_test(fields_are_told_with_their_pieces),
        cmocka_unit_test(too_much_to_tell_is_a_jump),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
