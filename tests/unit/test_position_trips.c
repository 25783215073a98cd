/* SPDX-License-Identifier: MIT
 * Positions of every game, whole, mutilated and as one seat sees them: what is let in is one state only, however it was
 * written, so that a game begun there is saved and opened again; and what a seat may know can be loaded. */
#include "help.h"

#include "core/journal.h"
#include "core/position.h"
#include "core/table.h"
#include "../fuzz/mutate.h"

/* ---- there and back --------------------------------------------------------------------------------------------- */

/* A match that begins at s is saved after some moves, and is the same when it is opened. */
static void wants_saved_and_opened(const Game *g, const Setup *cfg, const State *s, Rng *r, const json_t *from)
{
    Match *m = match_from(g, cfg, s), *again = NULL;
    Buf text = {0};
    match_settle(m);
    help_play(m, r, (int)rng_below(r, 6));
    journal_write(m, &text);
    Status read = journal_read(buf_str(&text), text.n, "journal", &again);
    if (read.code)
        fail_msg("%s: %s", read.text, json_dumps(from, 0));
    assert_true(match_hash(m) == match_hash(again));
    assert_int_equal(match_serial(m), match_serial(again));
    buf_free(&text);
    match_free(m);
    match_free(again);
}

/* Whether the position was let in; if it was, what is written of it is read as the very same bytes. */
static bool goes_round(const Game *g, const json_t *o, State *s, State *again, Rng *r)
{
    Setup cfg = game_preset(g, 0);
    Status read = position_in(g, o, 7, &cfg, s);
    if (read.code) {
        HELP_SENTENCE(read);
        return false;
    }
    json_t *out = position_out(g, &cfg, s);
    read = position_in(g, out, 7, &cfg, again);
    if (read.code)
        fail_msg("%s: %s", read.text, json_dumps(o, 0));
    if (memcmp(s, again, g->state_size) != 0)
        fail_msg("two states: %s", json_dumps(o, 0));
    json_decref(out);
    wants_saved_and_opened(g, &cfg, s, r, o);
    return true;
}

/* Every member, and every place, left out of one position. */
static int leave_out_each(const Game *g, const json_t *whole, State *s, State *again, Rng *r)
{
    int let_in = 0;
    const char *word;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)whole, word, value)
    {
        json_t *o = json_deep_copy(whole);
        json_object_del(o, word);
        let_in += goes_round(g, o, s, again, r);
        json_decref(o);
    }
    json_object_foreach(json_object_get(whole, "places"), word, value)
    {
        json_t *o = json_deep_copy(whole);
        json_object_del(json_object_get(o, "places"), word);
        let_in += goes_round(g, o, s, again, r);
        json_decref(o);
    }
    return let_in;
}

static void a_game_begun_at_a_position_can_be_opened_again(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *s = xcalloc(1, g->state_size), *again = xcalloc(1, g->state_size);
        Rng r = rng_seed(17);
        int let_in = 0, refused = 0;
        for (long k = 0; k < help_games(6, 24); k++) {
            Match *m = help_some_game(g, &r, (int)rng_below(&r, 120));
            json_t *whole = position_out(g, match_setup(m), match_truth(m));
            assert_true(goes_round(g, whole, s, again, &r));
            if (k % 6 == 0)
                let_in += leave_out_each(g, whole, s, again, &r);
            for (int n = 0; n < help_many(16, 40); n++) {
                json_t *o = json_deep_copy(whole);
                for (uint32_t changes = 1 + rng_below(&r, 3); changes > 0; changes--)
                    mutate_position(o, &r);
                bool in = goes_round(g, o, s, again, &r);
                let_in += in;
                refused += !in;
                json_decref(o);
            }
            json_decref(whole);
            match_free(m);
        }
        if (let_in < help_many(30, 100) || refused < help_many(30, 100))
            fail_msg("%s: %d positions let in, %d refused", g->id, let_in, refused);
        free(s);
        free(again);
    }
}

/* ---- what is left out ------------------------------------------------------------------------------------------- */

static Status load(const Game *g, const json_t *o, State *s)
{
    Setup cfg = game_preset(g, 0);
    return position_in(g, o, 7, &cfg, s);
}

/* Steps that wait, and attachments, name pieces by their number in a place: it must not change. */
static bool is_counted(const json_t *position, const char *place)
{
    Buf name = {0};
    char *text = json_dumps(position, 0);
    buf_printf(&name, "\"%s:", place);
    bool counted = strstr(text, buf_str(&name)) != NULL;
    buf_free(&name);
    free(text);
    return counted;
}

/* docs/protocol.md: pieces that are not mentioned lie where the game keeps what does not matter. Returns how many were
 * left out. */
static int leave_out_pieces(const Game *g, const State *s, const json_t *whole, State *again)
{
    int left_out = 0;
    for (int at = 0; at < s->nplaces; at++) {
        const char *place = g->place[at].word;
        size_t i = 0;
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next, i++) {
            if (g->rest[s->piece[p].pool] != at || is_counted(whole, place))
                continue;
            json_t *o = json_deep_copy(whole);
            json_array_remove(json_object_get(json_object_get(o, "places"), place), i);
            Status read = load(g, o, again);
            if (read.code)
                fail_msg("%s: without piece %d of '%s': %s", g->id, (int)i, place, read.text);
            assert_int_equal(table_size(again, (PlaceId)at), table_size(s, (PlaceId)at));
            json_decref(o);
            left_out++;
        }
    }
    return left_out;
}

static void a_piece_need_not_be_mentioned(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *again = xcalloc(1, g->state_size);
        Rng r = rng_seed(23);
        int left_out = 0;
        for (long k = 0; k < help_games(9, 9); k++) {
            Match *m = help_some_game(g, &r, (int)rng_below(&r, 120));
            json_t *whole = position_out(g, match_setup(m), match_truth(m));
            left_out += leave_out_pieces(g, match_truth(m), whole, again);
            json_decref(whole);
            match_free(m);
        }
        print_message("%s: %d pieces left out\n", g->id, left_out);
        assert_true(left_out > 0);
        free(again);
    }
}

/* Whose turn it is follows from the rest, or any seat will do that can have it there. */
static void whose_turn_it_is_need_not_be_said(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *again = xcalloc(1, g->state_size);
        Rng r = rng_seed(29);
        for (long k = 0; k < help_games(10, 60); k++) {
            Match *m = help_some_game(g, &r, (int)rng_below(&r, 120));
            const State *s = match_truth(m);
            json_t *o = position_out(g, match_setup(m), s);
            json_object_del(o, "to_act");
            json_object_del(o, "may_act");
            Status read = load(g, o, again);
            if (read.code)
                fail_msg("%s: %s", read.text, json_dumps(o, 0));
            assert_int_equal(again->over, s->over);
            json_decref(o);
            match_free(m);
        }
        free(again);
    }
}

/* ---- what a seat sees ------------------------------------------------------------------------------------------- */

enum { FEW = 20, DAILY = 60, MOST = 2000, VIEWS = 200 }; /* games until everything has waited once; of each game */

typedef struct {
    int op[64], loaded;
} Met;

static void wants_loaded(const Game *g, const Setup *from, const View *seen, ViewKind kind, State *world, View *again)
{
    Setup cfg = game_preset(g, 0);
    json_t *o = position_out(g, from, view_state(seen));
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Status read = position_in(g, o, seed, &cfg, world);
        if (read.code)
            fail_msg("%s: %s", read.text, json_dumps(o, 0));
        view_of(again, world, view_seat(seen), kind);
        json_t *out = position_out(g, from, view_state(again));
        if (!json_equal(o, out))
            fail_msg("%s\n-> %s", json_dumps(o, 0), json_dumps(out, 0));
        json_decref(out);
    }
    json_decref(o);
}

static void look_at(const Match *m, State *world, View *seen, View *again, Met *met)
{
    const Game *g = match_game(m);
    const State *s = match_truth(m);
    for (int i = 0; i < s->nframes; i++)
        met->op[s->frame[i].op]++;
    for (int i = 0; i < s->nqueue; i++)
        met->op[s->queue[i].op]++;
    for (int seat = -1; seat < s->nseats; seat++)
        for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
            match_view(m, seat < 0 ? NO_SEAT : seat, (ViewKind)kind, seen);
            wants_loaded(g, match_setup(m), seen, (ViewKind)kind, world, again);
            met->loaded++;
        }
}

/* Enough views of a game for every day. */
static bool is_enough(const Met *met)
{
    return met->loaded > 6 * VIEWS && !help_deep();
}

/* What waits is looked at most, and a game that lasts long more and more rarely: hundreds of moments of each are enough
 * for every day, and then only what is new. */
static bool worth_a_look(const State *s, const Met *met, Rng *r)
{
    for (int i = 0; i < s->nframes; i++)
        if (met->op[s->frame[i].op] == 0)
            return true;
    if (is_enough(met))
        return false;
    uint32_t rarely = frame_peek(s) || s->nqueue ? 1 : 4;
    return rng_below(r, rarely * (1 + (uint32_t)(met->loaded / help_many(20, 500)))) == 0;
}

/* idle: mostly the last of the choices, which is to do nothing where one may; so hands fill. */
static void play_on(Match *m, Rng *r, bool idle)
{
    Moves legal;
    match_legal(m, help_seat(m, r), &legal);
    Move last = legal.m[legal.n - 1];
    if (idle && rng_below(r, 8))
        assert_int_equal(match_play(m, match_serial(m), last).code, 0);
    else
        help_play(m, r, 1);
}

/* What a random game comes to so seldom that only long runs (HORDEHALL_GAMES) insist on it. */
static bool is_rare(const char *op)
{
    static const char *const rare[] = {"reshuffle", "taunt", "part", "hero", "ask-yes", "ask-option", "ask-next"};
    for (size_t i = 0; i < sizeof rare / sizeof *rare; i++)
        if (strcmp(rare[i], op) == 0)
            return true;
    return false;
}

/* The first kind of frame that no game has come to, or 0; rare: also of those that are seldom met. */
static int unmet(const Game *g, const Met *met, bool rare)
{
    for (int op = 1; op < g->nframe_ops; op++)
        if (met->op[op] == 0 && (rare || !is_rare(g->frame_op[op])))
            return op;
    return 0;
}

/* docs/protocol.md, load: a state that was asked for with a seat can be loaded, and that seat sees no difference. */
static void what_a_seat_sees_can_be_loaded(void **st)
{
    (void)st;
    const bool all = getenv("HORDEHALL_GAMES") != NULL;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *world = xcalloc(1, g->state_size);
        View *seen = view_new(g), *again = view_new(g);
        Rng r = rng_seed(29);
        Met met = {.loaded = 0};
        for (long k = 0; k < help_games(4, 10) ||
                         (k < help_many(FEW, DAILY) && (met.loaded < VIEWS || (help_deep() && unmet(g, &met, true)))) ||
                         (k < MOST && unmet(g, &met, all));
             k++) {
            Match *m = help_some_game(g, &r, 0);
            for (; !match_over(m); play_on(m, &r, k % 4 == 3))
                if (worth_a_look(match_truth(m), &met, &r))
                    look_at(m, world, seen, again, &met);
            if (!is_enough(&met))
                look_at(m, world, seen, again, &met);
            match_free(m);
        }
        if (unmet(g, &met, all))
            fail_msg("%s: '%s' was never met", g->id, g->frame_op[unmet(g, &met, all)]);
        print_message("%s: %d views loaded\n", g->id, met.loaded);
        if (met.loaded < VIEWS)
            fail_msg("%s: %d views only", g->id, met.loaded);
        view_free(seen);
        view_free(again);
        free(world);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_begun_at_a_position_can_be_opened_again),
        cmocka_unit_test(a_piece_need_not_be_mentioned),
        cmocka_unit_test(whose_turn_it_is_need_not_be_said),
        cmocka_unit_test(what_a_seat_sees_can_be_loaded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
