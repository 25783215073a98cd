/* SPDX-License-Identifier: MIT
 * Of equal copies of a card the one that was held goes, and it is the same game for everybody: the same choices, the
 * same scores, the same views but for which of equal pieces lies where.  The journal keeps it. */
#include "help.h"

#include "core/journal.h"
#include "core/table.h"

/* A piece without its name and its place in a row. */
static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(Piece));
}

static int nameless(const State *s, PlaceId at, Piece out[PIECE_MAX])
{
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        out[n] = s->piece[p];
        out[n].pos = 0;
        out[n].next = out[n].prev = NO_PIECE;
        memset(out[n].num, 0, sizeof out[n].num); /* of cards laid out: where in the row they came from */
        n++;
    }
    qsort(out, (size_t)n, sizeof *out, by_bytes);
    return n;
}

static void assert_alike(const Game *g, const State *a, const State *b)
{
    Piece x[PIECE_MAX], y[PIECE_MAX];
    for (int at = 0; at < g->nplaces; at++) {
        int n = nameless(a, (PlaceId)at, x);
        assert_int_equal(nameless(b, (PlaceId)at, y), n);
        assert_memory_equal(x, y, (size_t)n * sizeof *x);
    }
    assert_memory_equal((const uint8_t *)a + sizeof *a, (const uint8_t *)b + sizeof *b, g->state_size - sizeof *a);
    assert_memory_equal(&a->serial, &b->serial, offsetof(State, dice) - offsetof(State, serial));
    assert_int_equal(b->prefer, 0);
}

static void assert_same_game(const Match *a, const Match *b, View *va, View *vb)
{
    const Game *g = match_game(a);
    Moves x, y;
    Standing one, two;
    match_legal(a, match_to_act(a), &x);
    match_legal(b, match_to_act(b), &y);
    assert_int_equal(x.n, y.n);
    for (int i = 0; i < x.n; i++)
        assert_true(move_same(x.m[i], y.m[i]));
    match_standing(a, &one);
    match_standing(b, &two);
    assert_memory_equal(one.score, two.score, sizeof one.score);
    assert_memory_equal(one.winner, two.winner, sizeof one.winner);
    for (int seat = 0; seat <= match_setup(a)->nseats; seat++)
        for (ViewKind kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
            int eyes = seat == match_setup(a)->nseats ? NO_SEAT : seat;
            match_view(a, eyes, kind, va);
            match_view(b, eyes, kind, vb);
            assert_alike(g, view_state(va), view_state(vb));
        }
}

/* Some copy of the card the move names, not always one that may be said. */
static PieceId any_copy(const Match *m, Move mv, Rng *r)
{
    const State *s = match_truth(m);
    for (int i = 0; i < 200; i++) {
        PieceId p = (PieceId)rng_below(r, s->npieces);
        if (s->piece[p].def == mv.a)
            return p;
    }
    return NO_PIECE;
}

static Match *read_again(const Match *m)
{
    Buf text = {0};
    Match *again = NULL;
    journal_write(m, &text);
    assert_int_equal(journal_read(buf_str(&text), text.n, "copies", &again).code, 0);
    assert_non_null(again);
    Buf twice = {0};
    journal_write(again, &twice);
    assert_string_equal(buf_str(&text), buf_str(&twice));
    buf_free(&text);
    buf_free(&twice);
    return again;
}

static int play_with_other_copies(const Game *g, int nseats, uint64_t seed)
{
    Match *a = help_new(g, nseats, seed), *b = help_new(g, nseats, seed);
    View *va = view_new(g), *vb = view_new(g);
    Rng r = rng_seed(seed + 77);
    int said = 0;
    while (!match_over(a)) {
        Move mv = help_any(a, &r);
        uint32_t at = match_serial(a);
        PieceId copy = any_copy(b, mv, &r);
        PlaceId from = copy == NO_PIECE ? NO_PLACE : match_truth(b)->piece[copy].place;
        assert_int_equal(match_play(a, at, mv).code, 0);
        assert_int_equal(match_play_copy(b, at, mv, copy).code, 0);
        if (match_copy(b, at) != NO_PIECE) {
            said++;
            assert_int_equal(match_copy(b, at), copy);
            assert_int_not_equal(match_truth_at(b, at + 1)->piece[copy].place, from); /* it is this one that went */
        }
        assert_same_game(a, b, va, vb);
    }
    Match *again = read_again(b);
    assert_int_equal(match_hash(again), match_hash(b));
    match_free(again);
    view_free(va);
    view_free(vb);
    match_free(a);
    match_free(b);
    return said;
}

/* Its later moves say which piece of the table is meant, so whoever chose another copy has to say another one too: the
 * games cannot be compared move by move. */
static bool names_pieces(const Game *g)
{
    for (int kind = 1; kind < g->nmoves; kind++)
        for (int i = 0; i < 3; i++)
            if (g->move[kind].arg[i] == ARG_PIECE)
                return true;
    return false;
}

static void another_copy_is_no_other_game(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        int said = 0;
        if (names_pieces(g))
            continue;
        for (uint64_t seed = 1; seed <= 6; seed++)
            said += play_with_other_copies(g, g->seats_min + (int)(seed % (unsigned)(g->seats_max - g->seats_min + 1)),
                                           seed);
        if (strcmp(g->id, "horde") == 0)
            assert_true(said > 20);
    }
}

/* A match of Horde in which a card lies twice in the Pool; the second of them, and the move that takes it. */
static Match *with_twins(Move *move, PieceId *second)
{
    for (uint64_t seed = 1; seed < 100; seed++) {
        Match *m = help_new(game_by_id("horde"), 3, seed);
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0); /* the token */
        match_legal(m, match_to_act(m), &legal);
        const State *s = match_truth(m);
        for (int i = 0; i < legal.n; i++)
            for (PieceId p = 0; p < s->npieces; p++)
                for (PieceId q = 0; q < s->npieces; q++)
                    if (p != q && s->piece[p].def == legal.m[i].a && table_twins(s, p, q) &&
                        table_find(s, s->piece[p].place, legal.m[i].a) == p) {
                        *move = legal.m[i];
                        *second = q;
                        return m;
                    }
        match_free(m);
    }
    fail_msg("no two copies in any Pool");
    return NULL;
}

static void only_an_equal_copy_can_be_said(void **st)
{
    (void)st;
    Move mv;
    PieceId second;
    Match *m = with_twins(&mv, &second);
    const State *s = match_truth(m);
    PieceId first = table_find(s, s->piece[second].place, mv.a), other = 0;
    while (s->piece[other].def == mv.a)
        other++;
    HELP_SENTENCE(match_play_one(m, mv, other)); /* another card */
    HELP_SENTENCE(match_play_one(m, mv, first)); /* it goes anyhow: one game has one journal */
    HELP_SENTENCE(match_play_one(m, mv, 249));
    uint32_t at = match_serial(m);
    assert_int_equal(match_play_copy(m, at, mv, other).code, 0); /* a hand may hold what it likes */
    assert_int_equal(match_copy(m, at), NO_PIECE);
    assert_int_equal(match_undo(m, NO_SEAT).code, 0);
    assert_int_equal(match_play_copy(m, at, mv, second).code, 0);
    assert_int_equal(match_copy(m, at), second);
    match_free(m);
}

static void the_journal_names_the_copy(void **st)
{
    (void)st;
    Move mv;
    PieceId second;
    Match *m = with_twins(&mv, &second), *again = NULL;
    uint32_t at = match_serial(m);
    assert_int_equal(match_play_copy(m, at, mv, second).code, 0);
    Buf text = {0};
    journal_write(m, &text);
    char want[16], *mark;
    (void)snprintf(want, sizeof want, " @%d #", second);
    mark = strstr(buf_str(&text), want);
    assert_non_null(mark);
    again = read_again(m);
    assert_int_equal(match_copy(again, at), second);
    assert_int_equal(match_hash(again), match_hash(m));
    match_free(again);
    mark[2] = 'x';
    again = NULL;
    assert_int_equal(journal_read(buf_str(&text), text.n, "copies", &again).code, JOURNAL_PREFIX);
    assert_int_equal(match_serial(again), at);
    match_free(again);
    buf_free(&text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(another_copy_is_no_other_game),
        cmocka_unit_test(only_an_equal_copy_can_be_said),
        cmocka_unit_test(the_journal_names_the_copy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
