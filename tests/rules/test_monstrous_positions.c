/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: positions that are loaded, and those that cannot be and say why. */
#include <jansson.h>

#include "core/position.h"
#include "given_monstrous.h"

static Status read_position(const json_t *o, Monstrous *out)
{
    Setup cfg = game_preset(&monstrous_game, 2);
    return position_in(&monstrous_game, o, 7, &cfg, &out->s);
}

/* A hand-written position without more than it needs. */
static void a_position_need_not_say_what_goes_without_saying(void **st)
{
    (void)st;
    static const char text[] = "{\"seats\":3,\"phase\":\"team\",\"to_act\":1,\"score\":[30,0,90],"
                               "\"places\":{\"lineup\":[{\"word\":\"enemy-2\",\"n\":4},{\"word\":\"enemy-1\",\"n\":9},"
                               "{\"word\":\"enemy-3\",\"n\":27,\"face\":6},{\"word\":\"enemy-4\",\"n\":12}],"
                               "\"wounded-1\":[\"paladin\",\"wizard\"],\"stone-2\":[\"druid\"]}}";
    json_t *o = json_loads(text, 0, NULL);
    Monstrous *g = calloc(1, sizeof *g);
    Status read = read_position(o, g);
    if (read.code)
        fail_msg("%s", read.text);
    assert_int_equal(g->s.round, 1);
    assert_int_equal(monstrous_unwounded(&g->s, 0), SET_HEROES);
    assert_int_equal(monstrous_heroes(&g->s, wounded_at(1)), 1u << HERO_WIZARD | 1u << HERO_PALADIN);
    assert_int_equal(monstrous_heroes(&g->s, stone_at(2)), 1u << HERO_DRUID);
    assert_int_equal(g->points[SOURCE_EARLIER][2], 90);
    PieceId last = g->s.head[PLACE_LINEUP].last; /* put in order */
    assert_int_equal(g->s.piece[last].n, 27);
    assert_int_equal(g->s.to_act, 1);
    free(g);
    json_decref(o);
}

#define ACTING                                                                                                         \
    "seats A B C;round 3; first C; turn A; final 4;seat A score=40 wounded=B;seat B score=100 stone=W;"                \
    "enemies 8 18 Spider+3 Hydra:4,9,2;dice d4=4 d10=10 d12=12;team W D P;keep;dice d4=4 d4=1;bolts;"                  \
    "dice d10=3 d10=6;bear;dice d6=6;inspire R;attack #4.1 with f1"
#define TEAM   "seats A B;enemies 4 8 12 14;= phase team"
#define REROLL "seats A B;enemies 4 8 12 14;dice d4=3 d6=6;team W R"
#define MARKED "seats A B;enemies 12 8 12 14;dice d6=6 d8=8;team R C;keep"
#define TIE    "seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end"
#define SHOWDOWN                                                                                                       \
    "option ties showdown;seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;"                 \
    "dice d20=2 d20=3 d20=4 d20=5;end;dice d4=2;team W;keep;attack #1 with W"
#define OVER   "seats A B;round 2; final 2; turn B;seat A score=10;enemies 4 8 12 14;dice d8=3;team C;keep;end"
#define TROLLS "option monsters simple;seats A B;enemies Troll+1 Troll+1 12 14;= phase team"

static void every_position_goes_round(void **st)
{
    (void)st;
    static const char *const texts[] = {ACTING, TEAM, REROLL, MARKED, TIE, SHOWDOWN, OVER, TROLLS};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Given there = given(texts[i]);
        if (i == 3)
            assert_int_equal(scenario_play(there.table, (Move){MOVE_DOUBLE, 0, DEF_HERO + HERO_CLERIC, 0, 0}).code, 0);
        const char *fault = monstrous_fault(state_in(&there));
        if (fault)
            fail_msg("'%s': %s", texts[i], fault);
        json_t *o = position_out(&monstrous_game, NULL, state_in(&there));
        Monstrous *g = calloc(1, sizeof *g);
        Status read = read_position(o, g);
        if (read.code)
            fail_msg("'%s': %s", texts[i], read.text);
        json_t *again = position_out(&monstrous_game, NULL, &g->s);
        assert_true(json_equal(o, again));
        Moves before = {0}, after = {0};
        monstrous_legal(state_in(&there), state_in(&there)->to_act, &before);
        monstrous_legal(&g->s, g->s.to_act, &after);
        assert_int_equal(before.n, after.n);
        assert_memory_equal(before.m, after.m, (size_t)before.n * sizeof before.m[0]);
        json_decref(again);
        json_decref(o);
        free(g);
        given_free(&there);
    }
}

/* The position after the text with one member or place replaced is impossible, and the sentence says `words`. */
static void impossible(const char *text, const char *member, const char *value, const char *words)
{
    Given there = given(text);
    json_t *o = position_out(&monstrous_game, NULL, state_in(&there)), *places = json_object_get(o, "places");
    json_t *v = json_loads(value, JSON_DECODE_ANY, NULL);
    assert_non_null(v);
    (void)json_object_del(places, "box");
    (void)json_object_set_new(place_by_word(&monstrous_game, member) >= 0 ? places : o, member, v);
    Monstrous *g = calloc(1, sizeof *g);
    Status st = read_position(o, g);
    if (!st.code || !strstr(st.text, words))
        fail_msg("%s = %s: %d '%s'", member, value, st.code, st.text);
    free(g);
    json_decref(o);
    given_free(&there);
}

static void impossible_positions_are_refused(void **st)
{
    (void)st;
    impossible(TEAM, "lineup", "[{\"word\":\"enemy-1\",\"n\":9}]", "four enemy dice");
    impossible(TEAM, "lineup", "[\"enemy-1\",\"enemy-2\",\"enemy-3\",\"enemy-4\"]", "shows 2 to 19");
    impossible(TEAM, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":20},{\"word\":\"enemy-2\",\"n\":4},{\"word\":\"enemy-3\",\"n\":4},"
               "{\"word\":\"enemy-4\",\"n\":4}]",
               "shows 2 to 19");
    impossible(TEAM, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":22,\"face\":7},{\"word\":\"enemy-2\",\"n\":4},{\"word\":\"enemy-3\","
               "\"n\":4},{\"word\":\"enemy-4\",\"n\":4}]",
               "six types");
    impossible(TEAM, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":31,\"face\":1},{\"word\":\"enemy-2\",\"n\":4},{\"word\":\"enemy-3\","
               "\"n\":4},{\"word\":\"enemy-4\",\"n\":4}]",
               "needs 21 to 30");
    impossible(TEAM, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":21,\"face\":1},{\"word\":\"enemy-2\",\"n\":22,\"face\":1},{\"word\":"
               "\"enemy-3\",\"n\":4},{\"word\":\"enemy-4\",\"n\":4}]",
               "two monsters of one type");
    impossible(TROLLS, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":21,\"face\":2},{\"word\":\"enemy-2\",\"n\":4},{\"word\":\"enemy-3\","
               "\"n\":4},{\"word\":\"enemy-4\",\"n\":4}]",
               "every one is a Troll");
    impossible(SHOWDOWN, "lineup",
               "[{\"word\":\"enemy-2\",\"n\":21,\"face\":1},{\"word\":\"enemy-3\",\"n\":4},{\"word\":\"enemy-4\","
               "\"n\":4}]",
               "no epic monsters in a Showdown");
    impossible(TEAM, "fallen", "[{\"word\":\"enemy-1\",\"n\":4}]", "not that many");
    impossible(TEAM, "heads", "[{\"word\":\"head-1\",\"n\":4}]", "no Hydra");
    impossible(ACTING, "heads", "[{\"word\":\"head-2\",\"n\":11}]", "shows 2 to 10");
    impossible(TEAM, "magic", "[{\"word\":\"bolt-1\",\"n\":4}]", "action phase only");
    impossible(ACTING, "magic", "[{\"word\":\"bolt-1\",\"n\":5}]", "1 to 4");
    impossible(ACTING, "magic", "[{\"word\":\"bolt-1\",\"n\":3},{\"word\":\"bolt-2\",\"n\":3}]", "follows one");
    impossible(ACTING, "magic", "[{\"word\":\"bear-a\",\"n\":3}]", "come in twos");
    impossible(MARKED, "magic", "[{\"word\":\"bolt-1\",\"n\":3}]", "used its ability");
    impossible(TEAM, "magic", "[\"wizard\"]", "not that many");
    impossible(TEAM, "box", "[{\"word\":\"bolt-1\",\"n\":3}]", "box shows nothing");
    impossible(TEAM, "wounded-0", "[\"wizard\"]", "not that many");
    impossible(REROLL, "team-0", "[]", "at least one hero");
    impossible(REROLL, "team-0", "[{\"word\":\"wizard\",\"n\":5},{\"word\":\"rogue\",\"n\":1}]", "number of its die");
    impossible(REROLL, "team-0", "[{\"word\":\"wizard\",\"n\":4,\"face\":1},{\"word\":\"rogue\",\"n\":1}]", "one role");
    impossible(MARKED, "team-0", "[{\"word\":\"rogue\",\"n\":6,\"face\":3},{\"word\":\"cleric\",\"n\":8}]", "one role");
    impossible(MARKED, "team-0", "[{\"word\":\"rogue\",\"n\":5},{\"word\":\"cleric\",\"n\":8,\"face\":16}]",
               "shows a crit");
    impossible(MARKED, "team-0", "[{\"word\":\"rogue\",\"n\":6,\"face\":16},{\"word\":\"cleric\",\"n\":8,\"face\":16}]",
               "shows a crit");
    impossible(MARKED, "team-0", "[{\"word\":\"rogue\",\"n\":6},{\"word\":\"cleric\",\"n\":8,\"face\":17}]",
               "takes no mark");
    impossible(TEAM, "party-0",
               "[{\"word\":\"wizard\",\"n\":3},\"rogue\",\"cleric\",\"druid\",\"paladin\",\"barbarian\"]",
               "only the dice of the team");
    impossible(TEAM, "out", "[1,0]", "First Player");
    impossible(TEAM, "out", "[0,1]", "not out");
    impossible(TEAM, "first", "3", "First Player");
    impossible(TEAM, "first", "7", "whole number");
    impossible(TEAM, "round", "20001", "whole number from 0 to 20000"); /* there must be numbers left to count on */
    impossible(TEAM, "may_act", "[0,1]", "one seat chooses at a time");
    impossible(TEAM, "lineup",
               "[{\"word\":\"enemy-1\",\"n\":4,\"host\":\"lineup:1\"},{\"word\":\"enemy-2\",\"n\":4},{\"word\":"
               "\"enemy-3\",\"n\":4},{\"word\":\"enemy-4\",\"n\":4}]",
               "no piece is attached");
    impossible(TEAM, "count", "[1,0]", "contenders of a Showdown");
    impossible(SHOWDOWN, "count", "[0,0]", "what lies fallen");
    impossible(SHOWDOWN, "count", "[4,0]", "what lies fallen");
    impossible(OVER, "round", "3", "the final round is the last");
    impossible(TEAM, "final", "3", "this one or the next");
    impossible(TEAM, "final", "65535", "whole number");
    impossible(TEAM, "rolled", "[65535,65535]", "whole number");
    impossible(TEAM, "rolled", "[5,0]", "more than its dice show");
    impossible(TEAM, "party-1",
               "[{\"word\":\"wizard\",\"known\":1},\"rogue\",\"cleric\",\"druid\",\"paladin\",\"barbarian\"]",
               "all dice lie open");
    impossible(TIE, "contender", "[1,0]", "tied");
    impossible(TIE, "to_act", "null", "nobody has a turn");
    impossible(TEAM, "won", "[1,0]", "when somebody has won");
    impossible(TEAM, "ending", "1", "when somebody has won");
    impossible(OVER, "won", "[0,0]", "when somebody has won");
    impossible(OVER, "over", "false", "nobody has a turn");
    impossible(TEAM, "from-ordinary", "[10,0]", "add up");
    impossible(TEAM, "score", "[40000,0]", "whole number");
    impossible(TEAM, "waiting", "[{\"op\":\"window\"}]", "a step that");
    impossible("seats A B C;seat C out=yes wounded=W,R,C,D,P,B;enemies 4 8 12 14;= phase team", "to_act", "2",
               "takes no turns");
}

/* Dice of the Hydra and of abilities have slots of their own, whether a position names them or not; without that the
 * game ran into positions that it refuses itself. */
static void dice_find_their_slots(void **st)
{
    (void)st;
    static const char text[] =
        "{\"seats\":2,\"phase\":\"action\",\"to_act\":0,\"round\":1,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":20,\"face\":5},{\"word\":\"enemy-2\",\"n\":5},{\"word\":\"enemy-3\",\"n\":6},"
        "{\"word\":\"enemy-4\",\"n\":7}],\"heads\":[{\"word\":\"head-4\",\"n\":8},{\"word\":\"head-1\",\"n\":4}],"
        "\"stumps\":[{\"word\":\"head-2\",\"n\":3},{\"word\":\"head-3\",\"n\":3},{\"word\":\"head-5\",\"n\":3}],"
        "\"magic\":[{\"word\":\"bear-a\",\"n\":4},{\"word\":\"bear-b\",\"n\":8}],"
        "\"team-0\":[{\"word\":\"wizard\",\"n\":4},{\"word\":\"cleric\",\"n\":8},"
        "{\"word\":\"druid\",\"n\":10,\"face\":4}]}}";
    json_t *o = json_loads(text, 0, NULL);
    assert_non_null(o);
    Monstrous *g = calloc(1, sizeof *g), *again = calloc(1, sizeof *again);
    Status read = read_position(o, g);
    if (read.code)
        fail_msg("%s", read.text);
    monstrous_apply(&g->s, (Move){MOVE_BOLTS, 0, 0, 0, 0}, NULL); /* bolts lie before the Bear dice */
    monstrous_apply(&g->s, (Move){MOVE_ATTACK, 0, 1u << HERO_WIZARD, DEF_HEAD, 0}, NULL);
    assert_int_equal(table_size(&g->s, PLACE_STUMPS), 4);
    json_decref(o);
    o = position_out(&monstrous_game, NULL, &g->s);
    read = read_position(o, again);
    if (read.code)
        fail_msg("%s", read.text);
    for (int at = PLACE_HEADS; at <= PLACE_MAGIC; at++)
        for (PieceId p = table_first(&again->s, (PlaceId)at); p != NO_PIECE; p = again->s.piece[p].next)
            assert_int_equal(again->s.piece[p].pos, again->s.piece[p].def - (at == PLACE_MAGIC ? DEF_BOLT : DEF_HEAD));
    json_decref(o);
    free(g);
    free(again);
}

/* No more dice than the table has room for, and none of another kind, before any rule looks at them. */
static void places_are_checked_first(void **st)
{
    (void)st;
    static const char *const lineup[] = {
        "\"wizard\",\"rogue\",\"cleric\",\"druid\",\"paladin\"",
        "\"enemy-1\",\"enemy-2\",\"enemy-3\",\"enemy-4\",\"head-1\",\"head-2\",\"head-3\",\"head-4\",\"head-5\"",
        "\"?\",\"?\",\"?\",\"?\",\"?\"",
    };
    for (size_t i = 0; i < sizeof lineup / sizeof *lineup; i++) {
        char text[400];
        (void)snprintf(text, sizeof text, "{\"seats\":6,\"phase\":\"team\",\"to_act\":0,\"places\":{\"lineup\":[%s]}}",
                       lineup[i]);
        json_t *o = json_loads(text, 0, NULL);
        assert_non_null(o);
        Monstrous *g = calloc(1, sizeof *g);
        Status read = read_position(o, g);
        if (read.code == 0 || !strstr(read.text, i < 2 ? "than it can hold" : "more unknown pieces"))
            fail_msg("%s: '%s'", lineup[i], read.text);
        free(g);
        json_decref(o);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_need_not_say_what_goes_without_saying),
        cmocka_unit_test(every_position_goes_round),
        cmocka_unit_test(impossible_positions_are_refused),
        cmocka_unit_test(dice_find_their_slots),
        cmocka_unit_test(places_are_checked_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
