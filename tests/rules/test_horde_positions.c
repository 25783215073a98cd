/* SPDX-License-Identifier: MIT
 * Horde: positions that are loaded, and those that cannot be and say why. */
#include <jansson.h>

#include "core/position.h"
#include "given.h"

static json_t *position_of(const char *text)
{
    Given g = given(text);
    json_t *o = position_out(&horde_game, state_in(&g));
    given_free(&g);
    return o;
}

/* A position as it stands after the text, with one member replaced; the answer must contain `words`, or be yes. */
static void load(const char *text, const char *member, const char *value, const char *words)
{
    json_t *o = position_of(text), *places = json_object_get(o, "places");
    static const char *const anyway[] = {"pile", "tokens", "supply",
                                         "box"}; /* what is not mentioned is not in the way */
    for (int i = 0; i < 4; i++)
        (void)json_object_del(places, anyway[i]);
    if (member && value) {
        json_t *v = json_loads(value, JSON_DECODE_ANY, NULL);
        assert_non_null(v);
        bool place = place_by_word(&horde_game, member) >= 0;
        (void)json_object_set_new(place ? places : o, member, v);
    } else if (member) {
        (void)json_object_del(o, member);
    }
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    Status st = position_in(&horde_game, o, 7, &cfg, &h->s);
    if (words ? !st.code || !strstr(st.text, words) : st.code)
        fail_msg("%s = %s: %d '%s'", member, value, st.code, st.text);
    free(h);
    json_decref(o);
}

#define PICKING                                                                                                        \
    "seats A B C;round 4;battles Water=8 Fire=1 Sun=5 Moon=-3;horde A Wa-Oo;horde B Fi-Tr Betrayer Su-Go;pool Ro-Oo "  \
    "Wa-Tr Su-Dr;"                                                                                                     \
    "supply 30;= next A"
#define WINDOW                                                                                                         \
    "seats A B C;round 4;battles Water=8 Fire=1 Sun=5 Moon=-3;horde A Wa-Oo;horde B Fi-Tr Betrayer Su-Go;pool Ro-Oo "  \
    "Wa-Tr Su-Dr;supply "                                                                                              \
    "30;A picks Ro-Oo;= window B"
#define FIGHTING                                                                                                       \
    "seats A B;starter1 A;round 11;battles Water=8 Fire=-3 Sun=5;horde A Wa-Oo Flayer Demon;horde B Fi-Tr "            \
    "Wa-Sk;battle Water;"                                                                                              \
    "= asked A"

/* Sets up a position, writes it out, reads it in: the same state, and the same from there on. */
static void goes_round(const char *text)
{
    Match *m = match_given(text);
    json_t *o = position_out(&horde_game, match_truth(m));
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    Status st = position_in(&horde_game, o, 3, &cfg, &h->s);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
    json_t *again = position_out(&horde_game, &h->s);
    assert_true(json_equal(o, again));
    Match *n = match_from(&horde_game, &cfg, &h->s);
    Moves a, b;
    match_legal(m, &a);
    match_legal(n, &b);
    assert_int_equal(a.n, b.n);
    assert_memory_equal(a.m, b.m, (size_t)a.n * sizeof *a.m);
    match_free(m);
    match_free(n);
    free(h);
    json_decref(o);
    json_decref(again);
}

static void positions_go_round(void **st)
{
    (void)st;
    goes_round(PICKING);
    goes_round(WINDOW);
    goes_round(FIGHTING);
    goes_round("seats A B;round 11;battles Water=1 Fire=2 Sun=3 Moon=5 Forest=2 Royal=3 Ooze=5 Troll=6 Dragon=8 "
               "Golem=-1;pool;A draws Skeleton");
    goes_round("seats A B C D;starter1 A;battles Water=1 Fire=2;tokens A 8 3;tokens C -1;horde D Trickster;= refused D "
               "swaps Sun Sun");
    goes_round("seats A B;round 3;horde A Demon Demon Wa-Oo;pool Ro-Oo;A picks Ro-Oo");
    Match *m = match_given(WINDOW);
    play(m, "steal");
    play(m, "give sun-golem");
    json_t *o = position_out(&horde_game, match_truth(m));
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    assert_int_equal(position_in(&horde_game, o, 3, &cfg, &h->s).code, 0);
    Match *n = match_from(&horde_game, &cfg, &h->s);
    refuses(n, 1, "give sun-golem", "HO-7.5");
    play(n, "give fire-troll");
    assert_int_equal(table_size(match_truth(n), front_at(0)), 3);
    match_free(m);
    match_free(n);
    free(h);
    json_decref(o);
}

static void what_is_left_out_is_worked_out(void **st)
{
    (void)st;
    static const char *const member[] = {"after",  "locked",  "agreed",  "sacrificed", "chances",
                                         "battle", "tricked", "waiting", "over"};
    for (size_t i = 0; i < sizeof member / sizeof *member; i++)
        load(PICKING, member[i], NULL, NULL);
    load(FIGHTING, "after", NULL, NULL);
    load("seats A B;round 3;battles Water=1 Fire=2;pool Ro-Oo;A draws Sun", "after", NULL, NULL);
}

static void impossible_positions_say_why(void **st)
{
    (void)st;
    load(PICKING, NULL, NULL, NULL);
    load(PICKING, "round", "0", "rounds 1 to 11");
    load(PICKING, "round", "12", "rounds 1 to 11");
    load(PICKING, "round", "2", "fewer Battle Cards left than rounds"); /* there would be no card for round 11 */
    load(PICKING, "starter", "3", "seats at the table");
    load(PICKING, "to_act", "1", "only the starter picks in the opening");
    load(PICKING, "opening", "1", "only after a first one");
    load(PICKING, "opening", "0", "owes no card");
    load(PICKING, "total", "[0, 1, 0]", "before its chance");
    load(PICKING, "total", "[1, 0, 0]", "before its chance");
    load(PICKING, "phase", "\"draw\"", "fewer Battle Cards");
    load(PICKING, "phase", "\"jokers\"", "no joker");
    load(PICKING, "phase", "\"trickster\"", "owner of the Trickster");
    load(PICKING, "phase", "\"over\"", "over");
    load(PICKING, "over", "true", "over");
    load(PICKING, "pool", "[]", "nothing to pick");
    load(PICKING, "pool", "[\"royal-ooze\", \"royal-ooze\", \"royal-ooze\"]", "not that many");
    load(PICKING, "pool", "[\"golem\"]", "cannot lie");
    load(PICKING, "horde-0", "[\"betrayer\"]", "not that many");
    load(PICKING, "field-0", "[\"royal-dragon\"]", "no battle is being fought");
    load(PICKING, "battle-2", "[\"fire\"]", "without a token");
    load(PICKING, "battle-2", "[]", "without gaps");
    load(PICKING, "battle-2", "[\"3\", \"2\"]", "more than one");
    load(PICKING, "battle-2", "[\"fire\", \"1\", \"2\"]", "than it can hold");
    load(PICKING, "after", "[-2, 1, -2, -2, -2, -2, -2, -2, -2, -2, -2]", "has no token any more");
    load(PICKING, "after", "[-2, -2, -2, -2, -2, -1, -2, -2, -2, -2, -2]", "before the last round");
    load(FIGHTING, "after", "[-2, -2, -2, -2, -2, -1, -2, -2, -2, -2, -2]", "never drawn");
    load(FIGHTING, "after", "[-2, 1, -2, -2, -2, -2, -2, -2, -2, -2, -2]", "has no token any more");
    load(PICKING, "box", "[\"3\", \"3\", \"5\", \"6\"]", "fewer tokens left");
    load(WINDOW, NULL, NULL, NULL);
    load(WINDOW, "to_act", "2", "owner of the Betrayer");
    load(WINDOW, "horde-1", "[\"fire-troll\", \"betrayer\"]", "three cards");
    load(WINDOW, "horde-1", "[\"fire-troll\", \"sun-golem\", \"moon-golem\"]", "owner of the Betrayer");
    load(WINDOW, "waiting", "[{\"op\": \"window\", \"seat\": 1, \"n\": 0, \"piece\": \"pool:0\"}]",
         "before its picker");
    load(WINDOW, "waiting", "[{\"op\": \"window\", \"seat\": 1, \"n\": 1, \"piece\": \"front-0:0\"}]",
         "another seat's pick");
    load(WINDOW, "waiting", "[{\"op\": \"window\", \"seat\": 1, \"n\": 0, \"step\": 3, \"piece\": \"front-0:0\"}]",
         "price of a theft");
    load(
        WINDOW, "waiting",
        "[{\"op\": \"window\", \"seat\": 1, \"n\": 0, \"step\": 2, \"arg\": \"moon-golem\", \"piece\": \"front-0:0\"}]",
        "first card to give");
    load(FIGHTING, NULL, NULL, NULL);
    load(FIGHTING, "to_act", "1", "no joker");
    load(FIGHTING, "battle", "5", "no token");
    load(FIGHTING, "field-1", "[\"royal-troll\"]", "no part in this battle");
    load(FIGHTING, "front-1", "[\"royal-troll\"]", "nobody is picking");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_go_round),
        cmocka_unit_test(what_is_left_out_is_worked_out),
        cmocka_unit_test(impossible_positions_say_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
