/* SPDX-License-Identifier: MIT
 * Views: what a seat sees and recalls, what it cannot see, and the worlds it may imagine; for the null game, where each
 * secret can be named, and for Horde. */
#include "help.h"

#include "core/table.h"
#include "core/view.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

enum { HEAP, POUCH };

static Move take(int seat, int n)
{
    return (Move){1, (uint8_t)seat, (uint16_t)n, 0, 0};
}

static int hidden_in(const State *s, PlaceId at)
{
    return table_count_of(s, at, DEF_HIDDEN);
}

/* ---- the null game ---------------------------------------------------------------------------------------------- */

static void a_seat_sees_its_own_pouch_only(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 3);
    View *v = view_new(&nullgame);
    assert_int_equal(match_play(m, 0, take(match_to_act(m), 2)).code, 0);
    int first = 1 - match_to_act(m);
    for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
        match_view(m, first, (ViewKind)kind, v);
        assert_int_equal(view_seat(v), first);
        assert_ptr_equal(view_game(v), &nullgame);
        const State *s = view_state(v);
        assert_int_equal(hidden_in(s, (PlaceId)(POUCH + first)), 0);
        assert_int_equal(hidden_in(s, HEAP), 10);
        for (PieceId p = table_first(s, (PlaceId)(POUCH + first)); p != NO_PIECE; p = s->piece[p].next)
            assert_int_equal(s->piece[p].def, match_truth(m)->piece[p].def);
        match_view(m, 1 - first, (ViewKind)kind, v);
        assert_int_equal(hidden_in(s, (PlaceId)(POUCH + first)), 2);
        assert_int_equal(table_size(s, (PlaceId)(POUCH + first)), 2);
        match_view(m, NO_SEAT, (ViewKind)kind, v);
        assert_int_equal(hidden_in(s, (PlaceId)(POUCH + first)), 2);
        assert_int_equal(hidden_in(s, HEAP), 10);
    }
    view_free(v);
    match_free(m);
}

static void nobody_sees_luck(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 3, 3);
    View *v = view_new(&nullgame);
    State *scripted = xcalloc(1, nullgame.state_size);
    memcpy(scripted, match_truth(m), nullgame.state_size);
    scripted->dice[0] = 5;
    scripted->dice[1] = 3;
    scripted->ndice = 2;
    scripted->idice = 1;
    for (int seat = 0; seat < 3; seat++) {
        view_of(v, scripted, seat, VIEW_MEMORY);
        assert_true(view_state(v)->rng.s[0] == 0 && view_state(v)->rng.s[1] == 0);
        assert_int_equal(view_state(v)->ndice + view_state(v)->idice + view_state(v)->dice[0] + view_state(v)->dice[1],
                         0);
    }
    free(scripted);
    view_free(v);
    match_free(m);
}

/* Two truths that differ only in what a seat cannot know give the same bytes. */
static void equal_knowledge_gives_equal_views(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 8);
    View *v = view_new(&nullgame), *w = view_new(&nullgame);
    assert_int_equal(match_play(m, 0, take(match_to_act(m), 1)).code, 0);
    State *other = xcalloc(1, nullgame.state_size);
    int seat = match_to_act(m);
    memcpy(other, match_truth(m), nullgame.state_size);
    PieceId theirs = table_first(other, (PlaceId)(POUCH + 1 - seat)), heap = table_first(other, HEAP);
    while (other->piece[heap].def == other->piece[theirs].def)
        heap = other->piece[heap].next;
    DefId def = other->piece[heap].def;
    other->piece[heap].def = other->piece[theirs].def;
    other->piece[theirs].def = def;
    other->rng = rng_seed(99);
    match_view(m, seat, VIEW_MEMORY, v);
    view_of(w, other, seat, VIEW_MEMORY);
    assert_memory_equal(view_state(v), view_state(w), nullgame.state_size);
    match_view(m, 1 - seat, VIEW_MEMORY, v);
    view_of(w, other, 1 - seat, VIEW_MEMORY);
    assert_memory_not_equal(view_state(v), view_state(w), nullgame.state_size);
    free(other);
    view_free(v);
    view_free(w);
    match_free(m);
}

static void eyes_forget_what_memory_keeps(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 8);
    State *s = xcalloc(1, nullgame.state_size);
    View *v = view_new(&nullgame);
    memcpy(s, match_truth(m), nullgame.state_size);
    PieceId p = table_first(s, HEAP);
    table_show(s, &nullgame, p, 1, NULL); /* seat 0 peeps at the top of the heap */
    view_of(v, s, 0, VIEW_EYES);
    assert_int_equal(view_state(v)->piece[p].def, s->piece[p].def);
    table_hide(s, &nullgame, p, 0, NULL);
    view_of(v, s, 0, VIEW_EYES);
    assert_int_equal(view_state(v)->piece[p].def, DEF_HIDDEN);
    view_of(v, s, 0, VIEW_MEMORY);
    assert_int_equal(view_state(v)->piece[p].def, s->piece[p].def);
    view_of(v, s, 1, VIEW_MEMORY);
    assert_int_equal(view_state(v)->piece[p].def, DEF_HIDDEN);
    table_shuffle(s, &nullgame, HEAP, NULL);
    view_of(v, s, 0, VIEW_MEMORY);
    assert_int_equal(hidden_in(view_state(v), HEAP), 12);
    free(s);
    view_free(v);
    match_free(m);
}

/* Each arrangement of what is hidden is imagined about equally often. */
static void worlds_are_imagined_evenly(void **st)
{
    (void)st;
    enum { WORLDS = 6000 };
    Match *m = help_new(&nullgame, 2, 21);
    View *v = view_new(&nullgame);
    State *world = xcalloc(1, nullgame.state_size);
    Rng r = rng_seed(1);
    int seen[4] = {0};
    match_view(m, 0, VIEW_MEMORY, v);
    for (int i = 0; i < WORLDS; i++) {
        assert_true(view_imagine(v, &r, world));
        assert_null(table_fault(world, &nullgame, match_truth(m))); /* the same pebbles, elsewhere */
        seen[world->piece[5].def]++;
    }
    for (int def = 1; def <= 3; def++)
        assert_in_range(seen[def], WORLDS / 3 - 250, WORLDS / 3 + 250);
    free(world);
    view_free(v);
    match_free(m);
}

static void imagined_luck_is_its_own(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 5);
    View *v = view_new(&nullgame);
    State *a = xcalloc(1, nullgame.state_size), *b = xcalloc(1, nullgame.state_size);
    Rng r = rng_seed(7), same = rng_seed(7);
    match_view(m, 1, VIEW_MEMORY, v);
    assert_true(view_imagine(v, &r, a) && view_imagine(v, &same, b));
    assert_memory_equal(a, b, nullgame.state_size); /* reproducible */
    assert_memory_not_equal(&a->rng, &match_truth(m)->rng, sizeof a->rng);
    assert_true(a->rng.s[0] || a->rng.s[1]);
    assert_true(view_imagine(v, &r, b));
    assert_memory_not_equal(a, b, nullgame.state_size);
    free(a);
    free(b);
    view_free(v);
    match_free(m);
}

static void views_are_copied_whole(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 4, 5);
    View *v = view_new(&nullgame), *w = view_new(&nullgame);
    State *a = xcalloc(1, nullgame.state_size), *b = xcalloc(1, nullgame.state_size);
    match_view(m, 2, VIEW_MEMORY, v);
    view_copy(w, v);
    assert_int_equal(view_seat(w), 2);
    assert_memory_equal(view_state(v), view_state(w), nullgame.state_size);
    Rng r = rng_seed(7), same = rng_seed(7);
    assert_true(view_imagine(v, &r, a) && view_imagine(w, &same, b));
    assert_memory_equal(a, b, nullgame.state_size);
    free(a);
    free(b);
    view_free(v);
    view_free(w);
    match_free(m);
}

/* ---- a game's own secrets --------------------------------------------------------------------------------------- */

static bool guess_never(State *s, const State *seen, Rng *r)
{
    (void)s;
    (void)seen;
    (void)r;
    return false;
}

/* Tells how many pieces it was allowed to change. */
static bool guess_counts(State *s, const State *seen, Rng *r)
{
    (void)r;
    s->round = 100;
    for (PieceId p = 0; p < s->npieces; p++)
        s->round = (uint16_t)(s->round + (seen->piece[p].def == DEF_HIDDEN && s->piece[p].def != DEF_HIDDEN));
    return true;
}

static void the_game_has_the_last_word_on_worlds(void **st)
{
    (void)st;
    Game g = nullgame;
    Match *m = help_new(&nullgame, 2, 5);
    State *world = xcalloc(1, nullgame.state_size);
    Rng r = rng_seed(7);
    g.guess = guess_never;
    View *v = view_new(&g);
    match_view(m, 0, VIEW_MEMORY, v);
    assert_false(view_imagine(v, &r, world));
    g.guess = guess_counts;
    assert_true(view_imagine(v, &r, world));
    assert_int_equal(world->round, 100 + table_size(world, 0)); /* the heap; nobody has taken anything yet */
    match_view(m, NO_SEAT, VIEW_EYES, v);                       /* bystanders' worlds have to be possible too */
    assert_true(view_imagine(v, &r, world));
    assert_int_equal(world->round, 100 + table_size(world, 0));
    free(world);
    view_free(v);
    match_free(m);
}

/* ---- Horde ------------------------------------------------------------------------------------------------------ */

static bool seat_may_see(const State *truth, const Piece *piece, int seat)
{
    int group = horde_game.place[piece->place].group;
    if (group == GROUP_SUPPLY || group == GROUP_PILE || group == GROUP_BOX)
        return false;
    return group != GROUP_HORDE || truth->option[OPT_HORDES] == HORDES_OPEN ||
           horde_game.place[piece->place].seat == seat;
}

static void wants_horde_view(const Match *m, int seat, View *v, View *w, State *world, Rng *r)
{
    const State *truth = match_truth(m), *s = view_state(v);
    match_view(m, seat, VIEW_EYES, v);
    for (int i = 0; i < truth->npieces; i++) {
        DefId wanted = seat_may_see(truth, &truth->piece[i], seat) || truth->over ? truth->piece[i].def : DEF_HIDDEN;
        if (truth->over && s->piece[i].def == DEF_HIDDEN)
            continue; /* at the end hordes are shown, the supply is not */
        assert_int_equal(s->piece[i].def, wanted);
    }
    assert_true(view_imagine(v, r, world));
    view_of(w, world, seat, VIEW_EYES);
    assert_memory_equal(view_state(w), s, horde_game.state_size);
    assert_null(horde_game.fault(world));
}

static void horde_hides_supply_pile_and_other_hordes(void **st)
{
    (void)st;
    View *v = view_new(&horde_game), *w = view_new(&horde_game);
    State *world = xcalloc(1, horde_game.state_size);
    for (uint64_t seed = 1; seed <= 24; seed++) {
        Rng r = rng_seed(seed);
        Setup cfg = game_preset(&horde_game, 2 + (int)(seed % 3));
        cfg.seed = seed;
        cfg.option[OPT_HORDES] = (uint8_t)(seed / 3 % 2);
        Match *m = match_new(&horde_game, &cfg, NULL);
        while (!match_over(m)) {
            for (int seat = 0; seat < cfg.nseats; seat++)
                wants_horde_view(m, seat, v, w, world, &r);
            wants_horde_view(m, NO_SEAT, v, w, world, &r);
            help_play(m, &r, 3);
        }
        match_free(m);
    }
    free(world);
    view_free(v);
    view_free(w);
}

/* Everything in a horde was picked in public: a perfect memory knows all hordes, and nothing of the supply. */
static void a_perfect_memory_knows_all_hordes(void **st)
{
    (void)st;
    Match *m = help_new(&horde_game, 3, 12);
    View *v = view_new(&horde_game);
    Rng r = rng_seed(3);
    while (!match_over(m)) {
        for (int seat = 0; seat < 3; seat++) {
            match_view(m, seat, VIEW_MEMORY, v);
            for (int q = 0; q < 3; q++)
                assert_int_equal(hidden_in(view_state(v), (PlaceId)(PLACE_HORDE + q)), 0);
            assert_int_equal(hidden_in(view_state(v), PLACE_SUPPLY), table_size(match_truth(m), PLACE_SUPPLY));
            assert_int_equal(hidden_in(view_state(v), PLACE_PILE), table_size(match_truth(m), PLACE_PILE));
        }
        help_play(m, &r, 5);
    }
    view_free(v);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_sees_its_own_pouch_only),
        cmocka_unit_test(nobody_sees_luck),
        cmocka_unit_test(equal_knowledge_gives_equal_views),
        cmocka_unit_test(eyes_forget_what_memory_keeps),
        cmocka_unit_test(worlds_are_imagined_evenly),
        cmocka_unit_test(imagined_luck_is_its_own),
        cmocka_unit_test(views_are_copied_whole),
        cmocka_unit_test(the_game_has_the_last_word_on_worlds),
        cmocka_unit_test(horde_hides_supply_pile_and_other_hordes),
        cmocka_unit_test(a_perfect_memory_knows_all_hordes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
