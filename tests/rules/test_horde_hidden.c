/* SPDX-License-Identifier: MIT
 * Horde: who sees what, at every moment (HO-13 and section 5 of the rules). */
#include <jansson.h>

#include "core/position.h"
#include "given_horde.h"

static View *seen(const Match *m, int seat, ViewKind kind)
{
    View *v = view_new(&horde_game);
    match_view(m, seat, kind, v);
    return v;
}

/* How many pieces of a place a seat sees. */
static int sees(const Match *m, int seat, ViewKind kind, PlaceId at)
{
    View *v = seen(m, seat, kind);
    const State *s = view_state(v);
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        assert_true(s->piece[p].def == DEF_HIDDEN || s->piece[p].def == match_truth(m)->piece[p].def);
        n += s->piece[p].def != DEF_HIDDEN;
    }
    assert_int_equal(table_size(s, at), table_size(match_truth(m), at)); /* numbers are public (HO-13.3) */
    view_free(v);
    return n;
}

static bool public_place(int at)
{
    switch (horde_game.place[at].group) {
    case GROUP_POOL:
    case GROUP_DISCARD:
    case GROUP_TOKENS:
    case GROUP_BURNT:
    case GROUP_BATTLE:
    case GROUP_FRONT:
    case GROUP_FIELD:
    case GROUP_WON:
        return true;
    default:
        return false;
    }
}

/* The table of section 5, at this moment, for one seat (NO_SEAT: a bystander) and what its eyes see. */
static void check_eyes(const Match *m, int seat, bool open)
{
    const State *s = match_truth(m);
    for (int at = 0; at < HORDE_PLACES; at++) {
        int size = table_size(s, (PlaceId)at), shown = sees(m, seat, VIEW_EYES, (PlaceId)at);
        if (public_place(at))
            assert_int_equal(shown, size);
        else if (horde_game.place[at].group == GROUP_HORDE && (open || s->over || horde_game.place[at].seat == seat))
            assert_int_equal(shown, size);
        else
            assert_int_equal(shown, 0); /* pile, supply, the hordes of others */
    }
}

/* A perfect memory knows all that was ever public, and nothing of pile and supply. */
static void check_memory(const Match *m, int seat)
{
    for (int at = 0; at < HORDE_PLACES; at++) {
        int size = table_size(match_truth(m), (PlaceId)at), known = sees(m, seat, VIEW_MEMORY, (PlaceId)at);
        bool never = at == PLACE_SUPPLY || at == PLACE_PILE || at == PLACE_BOX;
        assert_int_equal(known, never ? 0 : size);
    }
}

static void in_every_moment(bool open)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, 40 + seed);
        cfg.option[OPT_HORDES] = open ? HORDES_OPEN : HORDES_CLOSED;
        Status why;
        Match *m = match_new(&horde_game, &cfg, &why);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            for (int seat = 0; seat <= cfg.nseats; seat++) {
                int who = seat < cfg.nseats ? seat : NO_SEAT;
                check_eyes(m, who, open);
                check_memory(m, who);
            }
            play_any(m, &r, 0);
        }
        for (int seat = 0; seat < cfg.nseats; seat++)
            check_eyes(m, seat, open); /* all hordes lie open at the end */
        match_free(m);
    }
}

static void HO_13_1_the_table_is_public_at_all_times(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B C;round 4;battles Water=8 Fire=1;won A 5;horde A Betrayer Wa-Oo Wa-Tr;pool Ro-Oo Su-Dr Mo-Go;"
        "supply 5?;A picks Ro-Oo;A picks Su-Dr");
    for (int seat = 0; seat < 3; seat++) {
        check_eyes(m, seat, false);
        View *v = seen(m, seat, VIEW_EYES);
        const Horde *h = horde_of(view_state(v));
        assert_memory_equal(h->total, horde_now(m)->total, sizeof h->total);
        assert_int_equal(horde_limit(view_state(v)), 2);
        assert_int_equal(horde_taken(view_state(v), 0), 5);
        assert_int_equal(horde_token(view_state(v)->piece[horde_battle_token(view_state(v), 0)].def), 8);
        view_free(v);
    }
    match_free(m);
    in_every_moment(false);
}

static void HO_13_2_a_horde_is_its_owners_secret_until_it_is_shown(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;round 4;horde A Wa-Oo Vampire;horde B Fi-Go Betrayer Su-Tr;pool Ro-Oo Su-Dr Mo-Go;= next A");
    assert_int_equal(sees(m, 0, VIEW_EYES, horde_at(0)), 2);
    assert_int_equal(sees(m, 1, VIEW_EYES, horde_at(0)), 0);
    assert_int_equal(sees(m, NO_SEAT, VIEW_EYES, horde_at(0)), 0);
    assert_int_equal(sees(m, 0, VIEW_MEMORY, horde_at(1)), 0); /* a stated horde was never seen */
    play(m, "pick royal-ooze");
    play(m, "steal");
    play(m, "give fire-golem");
    assert_int_equal(sees(m, 0, VIEW_EYES, horde_at(1)), 0);
    play(m, "give sun-troll");
    assert_int_equal(sees(m, 0, VIEW_EYES, front_at(0)), 3); /* given: shown */
    match_free(m);
    in_every_moment(true); /* O6: open hordes are seen by all */
}

static void HO_13_2_laid_out_monsters_are_public_and_hidden_again(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;starter1 A;battles Water=8 Fire=1;horde A Wa-Oo Flayer Flayer Demon Ro-Go;horde "
                           "B Wa-Tr Fi-Go;= refused battle Sun");
    assert_int_equal(sees(m, 1, VIEW_EYES, horde_at(0)), 0);
    play(m, "battle");
    assert_int_equal(sees(m, 1, VIEW_EYES, field_at(0)), 1);
    assert_int_equal(sees(m, NO_SEAT, VIEW_EYES, field_at(1)), 1);
    assert_int_equal(sees(m, 1, VIEW_EYES, horde_at(0)), 0);
    play(m, "flayer");
    play(m, "demon royal-golem");
    assert_int_equal(sees(m, 1, VIEW_EYES, field_at(0)), 3);
    assert_int_equal(sees(m, 1, VIEW_EYES, PLACE_DISCARD), 1);
    play(m, "done");
    assert_int_equal(horde_now(m)->battle, 1);
    assert_int_equal(sees(m, 1, VIEW_EYES, horde_at(0)), 0); /* the Demon and Wa-Oo lie face down again */
    assert_int_equal(sees(m, 1, VIEW_MEMORY, horde_at(0)), 2);
    assert_int_equal(sees(m, 1, VIEW_EYES, PLACE_DISCARD), 2); /* and the Flayer stays listed */
    match_free(m);
}

static void HO_13_2_the_end_phase_closes_what_lay_open(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B C;pool Ro-Oo Su-Dr Mo-Go;A picks Ro-Oo;A stops;B picks Su-Dr;C picks Mo-Go;= over");
    assert_int_equal(sees(m, 2, VIEW_EYES, front_at(0)), 1);
    play(m, "end");
    for (int seat = 0; seat < 3; seat++)
        for (int owner = 0; owner < 3; owner++) {
            assert_int_equal(sees(m, seat, VIEW_EYES, horde_at(owner)), seat == owner);
            assert_int_equal(sees(m, seat, VIEW_MEMORY, horde_at(owner)), 1);
        }
    Story *s = story(m, 2, 0); /* what C was told shows no card after it was turned down */
    for (int i = 0; i < s->n; i++)
        if (s->e[i].kind == EV_HIDE)
            assert_int_equal(s->e[i].def != DEF_HIDDEN, s->e[i].to == horde_at(2));
    assert_int_equal(count_events(s, EV_HIDE), 3);
    free(s);
    match_free(m);
}

static void HO_13_3_numbers_are_public(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;round 4;battles Water=8 Fire=1;horde A Wa-Oo Vampire;horde B Fi-Go;pool Ro-Oo;supply 7?;= next A");
    for (int seat = 0; seat <= 2; seat++) {
        View *v = seen(m, seat < 2 ? seat : NO_SEAT, VIEW_EYES);
        assert_int_equal(table_size(view_state(v), horde_at(0)), 2);
        assert_int_equal(table_size(view_state(v), horde_at(1)), 1);
        assert_int_equal(table_size(view_state(v), PLACE_SUPPLY), 7);
        assert_int_equal(table_size(view_state(v), PLACE_PILE), 9);
        view_free(v);
    }
    match_free(m);
}

/* ---- the first gift (D6, D7) ------------------------------------------------------------------------------------ */

static bool mentions(json_t *value, const char *word)
{
    char *text = json_dumps(value, JSON_COMPACT);
    bool found = strstr(text, word) != NULL;
    free(text);
    return found;
}

static json_t *first_gift(json_t *position)
{
    json_t *window = json_array_get(json_object_get(position, "waiting"), 0);
    assert_non_null(window);
    return json_object_get(window, "arg");
}

static void the_first_gift_is_secret(bool open)
{
    char text[300];
    (void)snprintf(text, sizeof text,
                   "%sseats A B C;round 4;horde B Fi-Go Betrayer Su-Tr Mo-Sk;pool Ro-Oo Su-Dr Mo-Go;A picks Ro-Oo",
                   open ? "option hordes open;" : "");
    Match *m = match_given(text), *other = match_given(text);
    uint32_t serial = match_serial(m);
    play(m, "steal");
    play(other, "steal");
    play(m, "give fire-golem");
    play(other, "give moon-skeleton");
    static const int who[] = {0, 2, NO_SEAT};
    for (int i = 0; i < 3; i++) {
        for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
            View *v = seen(m, who[i], (ViewKind)kind), *w = seen(other, who[i], (ViewKind)kind);
            assert_int_equal(frame_peek(view_state(v))->arg, DEF_HIDDEN);
            assert_memory_equal(view_state(v), view_state(w), horde_game.state_size); /* whatever was chosen */
            json_t *position = position_out(&horde_game, NULL, view_state(v));
            assert_true(json_is_null(first_gift(position)));
            assert_int_equal(mentions(json_object_get(position, "places"), "fire-golem"), open);
            json_decref(position);
            view_free(v);
            view_free(w);
        }
        Story *s = story(m, who[i], serial);
        assert_int_equal(s->n, 0); /* nothing is told either */
        free(s);
    }
    View *v = seen(m, 1, VIEW_EYES);
    assert_int_equal(frame_peek(view_state(v))->arg, def_of("fire-golem"));
    json_t *own = position_out(&horde_game, NULL, view_state(v));
    assert_string_equal(json_string_value(first_gift(own)), "fire-golem"); /* the owner sees it */
    json_decref(own);
    view_free(v);
    match_free(m);
    match_free(other);
}

static void the_first_gift_is_secret_with_closed_hordes(void **st)
{
    (void)st;
    the_first_gift_is_secret(false);
}

static void the_first_gift_is_secret_with_open_hordes(void **st)
{
    (void)st;
    the_first_gift_is_secret(true);
}

/* ---- bonuses ---------------------------------------------------------------------------------------------------- */

static void bonuses_do_not_show_before_the_scoring(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        Setup cfg = setup_of(3, LEVEL_FULL, seed);
        Status why;
        Match *m = match_new(&horde_game, &cfg, &why);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Standing standing;
            match_standing(m, &standing);
            for (int seat = 0; seat < 3; seat++) {
                int sum = 0;
                for (int i = 0; i < standing.nlines; i++)
                    sum += standing.line[i].points[seat];
                assert_int_equal(standing.score[seat], horde_taken(match_truth(m), seat));
                assert_int_equal(sum, standing.score[seat]);
                assert_false(standing.winner[seat]);
            }
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

/* ---- imagined worlds -------------------------------------------------------------------------------------------- */

#define BATTLES                                                                                                        \
    "round 11;battles Water=1 Fire=2 Sun=3 Moon=5 Forest=2 Royal=3 Ooze=5 Troll=6 Dragon=8 Golem=-1 Skeleton=-3;"
/* Who is asked a question must be able to answer it in every world the others imagine. */
static void imagined_worlds_fit_the_question(void **st)
{
    (void)st;
    static const char *const moment[] = {
        "seats A B C;round 4;battles Water=1 Fire=2 Sun=3 Moon=5;horde B Fi-Go Betrayer Su-Tr Mo-Sk;horde C Wa-Oo "
        "Wa-Tr;pool Ro-Oo Su-Dr Mo-Go;supply 30?;A "
        "picks Ro-Oo",
        "option hordes open;seats A B C;round 4;battles Water=1 Fire=2 Sun=3 Moon=5;horde B Fi-Go Betrayer Su-Tr "
        "Mo-Sk;pool Ro-Oo Su-Dr Mo-Go;supply 30?;A "
        "picks Ro-Oo",
        "seats A B C;starter1 A;starter B;" BATTLES "horde B Trickster Ro-Oo;horde C Wa-Oo;= refused A swaps Water "
        "Water",
        "seats A B C;starter1 A;starter B;" BATTLES "horde B Flayer Ro-Oo;horde C Wa-Oo;battle Water",
        "seats A B C;starter1 A;starter B;" BATTLES "horde B Demon Ro-Oo;horde C Wa-Oo;battle Water",
    };
    Rng r = rng_seed(5);
    State *world = calloc(1, horde_game.state_size);
    for (size_t i = 0; i < sizeof moment / sizeof *moment; i++)
        for (int step = 0; step < (i < 2 ? 3 : 1); step++) {
            Match *m = match_given(moment[i]);
            if (step > 0)
                play(m, "steal");
            if (step > 1)
                play(m, "give fire-golem");
            for (int seat = 0; seat < 4; seat++)
                for (int k = 0; k < 40; k++) {
                    View *v = seen(m, seat < 3 ? seat : NO_SEAT, k % 2 ? VIEW_EYES : VIEW_MEMORY);
                    assert_true(view_imagine(v, &r, world));
                    const char *fault = horde_game.fault(world);
                    if (fault)
                        fail_msg("%s", fault);
                    view_free(v);
                }
            match_free(m);
        }
    free(world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_13_1_the_table_is_public_at_all_times),
        cmocka_unit_test(HO_13_2_a_horde_is_its_owners_secret_until_it_is_shown),
        cmocka_unit_test(HO_13_2_laid_out_monsters_are_public_and_hidden_again),
        cmocka_unit_test(HO_13_2_the_end_phase_closes_what_lay_open),
        cmocka_unit_test(HO_13_3_numbers_are_public),
        cmocka_unit_test(the_first_gift_is_secret_with_closed_hordes),
        cmocka_unit_test(the_first_gift_is_secret_with_open_hordes),
        cmocka_unit_test(bonuses_do_not_show_before_the_scoring),
        cmocka_unit_test(imagined_worlds_fit_the_question),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
