/* SPDX-License-Identifier: MIT
 * Horde: positions that are loaded, and those that cannot be and say why. */
#include <jansson.h>

#include "core/position.h"
#include "given_horde.h"

static json_t *position_of(const char *text)
{
    Given g = given(text);
    json_t *o = position_out(&horde_game, NULL, state_in(&g));
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
    "supply 30?;= next A"
#define WINDOW                                                                                                         \
    "seats A B C;round 4;battles Water=8 Fire=1 Sun=5 Moon=-3;horde A Wa-Oo;horde B Fi-Tr Betrayer Su-Go;pool Ro-Oo "  \
    "Wa-Tr Su-Dr;supply "                                                                                              \
    "30?;A picks Ro-Oo;= window B"
#define BATTLES                                                                                                        \
    "round 11;battles Water=8 Fire=-3 Sun=5 Moon=1 Forest=2 Royal=2 Ooze=3 Troll=3 Dragon=5 Golem=6 Skeleton=-1;"
#define FIGHTING "seats A B;starter1 A;" BATTLES "horde A Wa-Oo Flayer Demon;horde B Fi-Tr Wa-Sk;battle Water;= asked A"
#define PICKED                                                                                                         \
    "seats A B C;round 4;battles Water=8 Fire=1 Sun=5 Moon=-3;horde A Wa-Oo;horde B Fi-Tr Su-Go;pool Wa-Tr Su-Dr "     \
    "Ro-Oo Ro-Tr;supply 30?;A picks Ro-Oo;A stops;= next B"
#define FIRST "seats A B;battles Water=8;pool Ro-Oo Su-Dr;supply 30?;= next A"

/* Sets up a position, writes it out, reads it in: the same state, and the same from there on. */
static void goes_round(const char *text)
{
    Match *m = match_given(text);
    json_t *o = position_out(&horde_game, NULL, match_truth(m));
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    Status st = position_in(&horde_game, o, 3, &cfg, &h->s);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
    json_t *again = position_out(&horde_game, NULL, &h->s);
    assert_true(json_equal(o, again));
    Match *n = match_from(&horde_game, &cfg, &h->s);
    Moves a, b;
    match_legal(m, match_to_act(m), &a);
    match_legal(n, match_to_act(n), &b);
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
    goes_round("seats A B C D;starter1 A;starter C;" BATTLES "horde D Trickster;= refused D swaps Sun Sun");
    goes_round("seats A B;round 3;battles Water=1 Fire=2 Sun=3;horde A Demon Demon Wa-Oo;pool Ro-Oo;A picks Ro-Oo");
    Match *m = match_given(WINDOW);
    play(m, "steal");
    play(m, "give sun-golem");
    json_t *o = position_out(&horde_game, NULL, match_truth(m));
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
    static const char *const member[] = {"round",   "to_act", "after",   "locked",  "agreed", "sacrificed",
                                         "chances", "battle", "tricked", "waiting", "over"};
    for (size_t i = 0; i < sizeof member / sizeof *member; i++)
        load(PICKING, member[i], NULL, NULL);
    load(FIGHTING, "after", NULL, NULL);
    load("seats A B;round 3;battles Water=1 Fire=2;pool Ro-Oo;A draws Sun", "after", NULL, NULL);
}

static void impossible_positions_say_why(void **st)
{
    (void)st;
    load(PICKING, NULL, NULL, NULL);
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
    load(FIGHTING, "battle", "11", "no token");
    load(FIGHTING, "field-1", "[\"royal-troll\"]", "no part in this battle");
    load(FIGHTING, "front-1", "[\"royal-troll\"]", "nobody is picking");
}

/* ---- positions that no game leads to ---------------------------------------------------------------------------- */

/* Several members and places of a position replaced; the answer must contain `words`, or be yes. */
static void patched(const char *text, const char *patch, const char *words)
{
    json_t *o = position_of(text), *places = json_object_get(o, "places"), *with = json_loads(patch, 0, NULL), *value;
    const char *member;
    assert_non_null(with);
    (void)json_object_del(places, "box"); /* what is named elsewhere now */
    (void)json_object_del(places, "supply");
    (void)json_object_del(places, "tokens");
    json_object_foreach(with, member, value)
    {
        (void)json_object_set(place_by_word(&horde_game, member) >= 0 ? places : o, member, value);
    }
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    Status st = position_in(&horde_game, o, 7, &cfg, &h->s);
    if (words ? !st.code || !strstr(st.text, words) : st.code)
        fail_msg("%s: %d '%s'", patch, st.code, st.text);
    free(h);
    json_decref(with);
    json_decref(o);
}

static void HO_3_1_every_round_draws_a_battle_card(void **st)
{
    (void)st;
    patched(PICKED, "{}", NULL);
    patched(FIGHTING, "{}", NULL);
    patched(PICKED, "{\"round\": 5}", "drawn one Battle Card");
    patched(FIGHTING, "{\"battle-11\": []}", "drawn one Battle Card"); /* jokers with ten Battle Cards */
    patched(FIGHTING, "{\"round\": 5}", "after round 11");
    patched(PICKED, "{\"starter1\": 2}", "'starter' is the seat that comes after");
    patched(FIRST, "{}", NULL);
    patched(FIRST, "{\"horde-0\": [\"moon-troll\"]}", "no hordes before the end of the first round");
    patched(FIRST, "{\"discard\": [\"moon-troll\"]}", "nothing is given up before");
}

static void HO_3_4_nothing_of_the_battles_is_there_before_them(void **st)
{
    (void)st;
    patched(PICKED, "{\"tricked\": 1}", "Trickster step is over when"); /* it would be left out (HO-9.1) */
    patched(PICKED, "{\"battle\": 10}", "no battle is fought");
    patched(PICKED, "{\"sacrificed\": [4, 4, 0]}", "gives up a Vampire");
    patched(PICKED, "{\"agreed\": [1, 1, 0]}", "says done before the battles");
    patched(PICKED, "{\"won-0\": [\"6\"]}", "fewer tokens left");
    patched(PICKED, "{\"burnt\": [\"6\"]}", "fewer tokens left");
    patched(FIGHTING, "{\"opening\": 1}", "in the Monster Phase only");
}

static void HO_6_4_totals_are_what_was_picked(void **st)
{
    (void)st;
    patched(PICKED, "{\"total\": [2, 0, 0]}", "not what it has picked");
    patched(PICKED, "{\"total\": [98, 0, 0]}", "not what it has picked");
    patched(PICKED, "{\"front-0\": [\"royal-ooze\", \"water-ooze\"], \"total\": [2, 0, 0]}", "match (HO-5.5)");
    patched(PICKED, "{\"front-0\": [\"royal-ooze\", \"water-troll\"], \"total\": [2, 0, 0]}", NULL);
    patched(PICKED, "{\"locked\": [0, 1, 0]}", "locked out when"); /* B, whose turn it is */
    patched(PICKED, "{\"locked\": [1, 0, 0]}", "locked out when"); /* A owes nothing */
    patched(PICKED, "{\"phase\": \"end\", \"to_act\": 0}", "picking goes on");
    patched(PICKED, "{\"may_act\": [0, 1]}", "one seat chooses at a time");
    patched(WINDOW, "{\"queue\": [{\"op\": \"window\", \"seat\": 1, \"n\": 0, \"piece\": \"front-0:0\"}]}",
            "nothing queues");
    patched(FIRST, "{\"phase\": \"end\", \"opening\": 0}", "the starter picks first");
    patched(WINDOW, "{}", NULL);
    patched(WINDOW, "{\"total\": [1, 0, 0]}", "picked before its chance"); /* not credited before the window closes */
}

/* HO-6.1: what a position says of an earlier round's picks is not kept. */
static void HO_6_1_totals_end_with_their_round(void **st)
{
    (void)st;
    json_t *o = position_of(FIGHTING);
    json_object_set_new(o, "total", json_loads("[98, 1]", 0, NULL));
    json_object_set_new(o, "locked", json_loads("[0, 1]", 0, NULL));
    json_object_set_new(o, "chances", json_integer(4));
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    Status read = position_in(&horde_game, o, 7, &cfg, &h->s);
    if (read.code)
        fail_msg("%s", read.text);
    assert_int_equal(h->total[0] + h->total[1] + h->locked[1] + h->chances, 0);
    h->total[0] = 1;
    assert_string_equal(horde_game.fault(&h->s), "the totals of a round end with it (HO-6.1)");
    free(h);
    json_decref(o);
}

static void HO_7_7_the_betrayer_changes_one_card_for_three(void **st)
{
    (void)st;
    static const char stolen[] = "{\"front-0\": [{\"word\": \"betrayer\", \"face\": 1}, {\"word\": \"demon\", "
                                 "\"face\": 1}, {\"word\": \"moon-ooze\", \"face\": 1}], "
                                 "\"front-2\": [{\"word\": \"royal-ooze\", \"face\": 1}]}";
    patched(PICKED, stolen, NULL); /* A was robbed and is credited with 1 (HO-7.9) */
    patched(PICKED, "{\"front-0\": [{\"word\": \"royal-ooze\", \"face\": 1}]}", "changes one card");
    patched(PICKED,
            "{\"front-0\": [{\"word\": \"vampire\", \"face\": 1}, {\"word\": \"demon\", \"face\": 1}, "
            "{\"word\": \"moon-ooze\", \"face\": 1}], \"front-2\": [{\"word\": \"royal-ooze\", \"face\": 1}]}",
            "changes one card");
    patched(PICKED, "{\"front-0\": [{\"word\": \"royal-ooze\", \"face\": 2}]}", "bear a mark");
    patched(PICKED, "{\"front-0\": [{\"word\": \"royal-ooze\", \"n\": 2}]}", "bear a mark");
    patched(PICKED, "{\"front-0\": [{\"word\": \"royal-ooze\", \"owner\": 2}]}", "bear a mark");
}

static void HO_4_2_the_newest_battle_card_waits_for_its_token(void **st)
{
    (void)st;
#define DRAWN "seats A B;round 3;battles Water=1 Fire=2;pool Ro-Oo;A draws Sun"
    patched(DRAWN, "{}", NULL);
    patched(DRAWN, "{\"battle-2\": [\"fire\"], \"battle-3\": [\"sun\", \"2\"]}", "newest Battle Card");
}

static void HO_10_the_battles_have_left_their_tokens(void **st)
{
    (void)st;
#define ONE_FOUGHT                                                                                                     \
    "\"phase\": \"battle\", \"battle\": 1, \"after\": [0, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2], \"battle-1\": "     \
    "[\"water\"], \"field-0\": [], \"field-1\": [], \"agreed\": [1, 1], "
    patched(FIGHTING, "{" ONE_FOUGHT "\"to_act\": 1, \"won-0\": [\"8\"]}", NULL);
    patched(FIGHTING, "{" ONE_FOUGHT "\"to_act\": 0, \"won-0\": [\"8\"]}", "asked first in a battle (HO-11.2)");
    patched(FIGHTING, "{" ONE_FOUGHT "\"to_act\": 1, \"won-1\": [\"8\"]}", "a seat has taken");
    patched(FIGHTING, "{" ONE_FOUGHT "\"to_act\": 1}", "lost to ties"); /* the token that is not mentioned */
    patched(FIGHTING, "{\"battle\": 3, \"field-0\": [], \"field-1\": []}", "first that was not fought");
    patched(FIGHTING,
            "{\"after\": [-2, -1, -2, -2, -2, -2, -2, -2, -2, -2, -2], \"battle-2\": [\"fire\"], \"burnt\": [\"-3\"]}",
            "in the order of the Battle Cards");
    patched(FIGHTING, "{\"horde-1\": [\"fire-troll\", \"water-troll\"]}", "stayed in its horde (HO-10.2)");
    patched(FIGHTING, "{\"agreed\": [1, 1]}", "after the next joker only");
    patched(FIGHTING, "{\"sacrificed\": [4, 0]}", "counts the Vampires");
    patched(FIGHTING, "{\"sacrificed\": [1, 0], \"discard\": [\"vampire\"]}", NULL);
    patched(FIGHTING, "{\"horde-0\": [\"flayer\"], \"field-0\": [\"water-ooze\", {\"word\": \"demon\", \"face\": 3}]}",
            "bear a mark");
}

/* At the end 'after' and the tokens before the seats tell the same (HO-10.6), and the hordes are shown. */
static void the_end_agrees_with_its_battles(void **st)
{
    (void)st;
    Match *m = match_given(FIGHTING);
    for (Moves legal; !match_over(m);) {
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[legal.n - 1]).code, 0); /* done */
    }
    json_t *o = position_out(&horde_game, NULL, match_truth(m)), *after = json_object_get(o, "after");
    Setup cfg = game_preset(&horde_game, 2);
    Horde *h = calloc(1, sizeof *h);
    assert_int_equal(position_in(&horde_game, o, 7, &cfg, &h->s).code, 0);
    json_t *horde = json_object_get(json_object_get(o, "places"), "horde-0"); /* "known" need not be said */
    for (size_t i = 0; i < json_array_size(horde); i++)
        if (json_is_object(json_array_get(horde, i)))
            json_array_set(horde, i, json_object_get(json_array_get(horde, i), "word"));
    assert_true(json_array_size(horde) > 0);
    assert_int_equal(position_in(&horde_game, o, 7, &cfg, &h->s).code, 0);
    assert_int_equal(h->s.piece[table_first(&h->s, horde_at(0))].known, SEEN_ALL);
    json_array_set_new(after, 0, json_integer(json_integer_value(json_array_get(after, 0)) == 0));
    Status read = position_in(&horde_game, o, 7, &cfg, &h->s);
    assert_true(read.code && strstr(read.text, "'after' tells of"));
    free(h);
    json_decref(o);
    match_free(m);
}

static void HO_13_2_a_seat_knows_its_own_horde(void **st)
{
    (void)st;
    patched(PICKED, "{\"horde-0\": [{\"word\": \"water-ooze\", \"known\": 0, \"recall\": 0}]}", "sees its own horde");
    patched(PICKED, "{\"horde-0\": [{\"word\": \"water-ooze\", \"known\": 2}]}", "sees its own horde");
    patched(PICKED, "{\"horde-0\": [{\"word\": \"water-ooze\", \"recall\": 3}]}", NULL); /* seen when it was picked */
    patched(PICKED, "{\"supply\": [{\"word\": \"demon\", \"known\": 1}]}", "what lies open");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_go_round),
        cmocka_unit_test(what_is_left_out_is_worked_out),
        cmocka_unit_test(impossible_positions_say_why),
        cmocka_unit_test(HO_3_1_every_round_draws_a_battle_card),
        cmocka_unit_test(HO_3_4_nothing_of_the_battles_is_there_before_them),
        cmocka_unit_test(HO_6_4_totals_are_what_was_picked),
        cmocka_unit_test(HO_6_1_totals_end_with_their_round),
        cmocka_unit_test(HO_7_7_the_betrayer_changes_one_card_for_three),
        cmocka_unit_test(HO_4_2_the_newest_battle_card_waits_for_its_token),
        cmocka_unit_test(HO_10_the_battles_have_left_their_tokens),
        cmocka_unit_test(the_end_agrees_with_its_battles),
        cmocka_unit_test(HO_13_2_a_seat_knows_its_own_horde),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
