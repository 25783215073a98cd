/* SPDX-License-Identifier: MIT
 * Goblin Ranks: positions in JSON, and what may never be (section 11 of the rules). Every invariant is broken on
 * purpose. */
#include "given_goblins.h"

#include <jansson.h>

#include "core/position.h"

/* ---- what may never be ------------------------------------------------------------------------------------------- */

static const char *const POSITION = "seats Ann Ben Cid;hand Ann Rb;grid 0\n1 Rf [Ek] Sd .\n2 Ef Ss Sh .\n3 Sf Sa . .";

static void faulty(const State *s, const char *words)
{
    const char *fault = goblins_game.fault(s);
    if (!fault || !strstr(fault, words))
        fail_msg("'%s' is not the fault '%s'", fault ? fault : "none", words);
}

/* GH-2.2, GH-5.1, GH-6.5, GH-6.6 */
static void impossible_positions_are_found(void **st)
{
    (void)st;
    Given g = given(POSITION);
    Goblins copy;
    State *s = &copy.s;
#define AGAIN memcpy(&copy, state_in(&g), sizeof copy)
    AGAIN;
    assert_null(goblins_game.fault(s));
    s->piece[goblins_at(s, cell_in(s, 2, 1))].face = FACE_DOWN;
    faulty(s, "Stonefoot is never face down");
    AGAIN;
    s->piece[goblins_at(s, cell_in(s, 1, 1))].known = 1;
    faulty(s, "nobody those face down");
    AGAIN;
    s->piece[goblins_at(s, cell_in(s, 1, 0))].known = 3;
    faulty(s, "everybody sees goblins that are face up");
    AGAIN;
    s->piece[table_first(s, PLACE_HAND)].face = FACE_DOWN;
    faulty(s, "only goblins of the horde");
    AGAIN;
    s->piece[table_first(s, PLACE_HAND)].n = 1;
    faulty(s, "nothing but two sides");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_CROWN), PLACE_DECK, -1, NULL);
    faulty(s, "such a piece cannot lie");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_CROWN), PLACE_CROWN + 1, -1, NULL);
    faulty(s, "one Crown");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_BOX), PLACE_DECK, -1, NULL);
    faulty(s, "in the box");
    AGAIN;
    s->piece[table_first(s, PLACE_HAND + 1)].known = 0; /* its own seat would not know it */
    faulty(s, "sees its own hand");
    AGAIN;
    s->piece[table_first(s, PLACE_HAND + 1)].known = 1; /* another seat would */
    faulty(s, "sees its own hand");
    AGAIN;
    s->piece[table_first(s, PLACE_CROWN)].known = 0;
    faulty(s, "its own Crown");
    AGAIN;
    s->piece[table_first(s, PLACE_DECK)].known = 1;
    faulty(s, "nobody else's");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_HAND), (PlaceId)(PLACE_CELL + cell_in(s, 1, 0)), -1, NULL);
    faulty(s, "one goblin at most");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_HAND), (PlaceId)(PLACE_HAND + 3), -1, NULL);
    faulty(s, "a seat that does not play");
    AGAIN;
    copy.plane[PLANE_KEG].byte[0] ^= 1;
    faulty(s, "bits of the horde");
    AGAIN;
    copy.open = 3;
    faulty(s, "not those of GH-5.1");
    AGAIN;
    copy.west = 1;
    faulty(s, "smallest column");
    AGAIN;
    s->round++;
    faulty(s, "not that seat's");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_HAND), PLACE_DECK, -1, NULL);
    faulty(s, "deck has not the size");
    AGAIN;
    table_move(s, &goblins_game, table_first(s, PLACE_HAND), PLACE_HAND + 1, -1, NULL);
    faulty(s, "a hand has not the size");
    AGAIN;
    s->phase = PHASE_OVER;
    faulty(s, "");
    AGAIN;
    s->phase = PHASE_POWER;
    faulty(s, "");
    given_free(&g);
#undef AGAIN
}

/* GH-5.1, GH-7.2 */
static void a_horde_that_falls_apart_is_found(void **st)
{
    (void)st;
    Given g = given(POSITION);
    State *s = copy_in(&g);
    PieceId p = goblins_at(s, cell_in(s, 1, 2));
    table_move(s, &goblins_game, p, (PlaceId)(PLACE_CELL + cell_in(s, 3, 3)), 0, NULL);
    goblins_rebuild(s);
    faulty(s, "does not hold together");
    table_move(s, &goblins_game, p, (PlaceId)(PLACE_CELL + cell_in(s, 3, 1) + GRID_RING), 0, NULL);
    goblins_rebuild(s);
    faulty(s, "outside the lines");
    free(s);
    given_free(&g);
}

/* A power that waits must be the power of who lies there, with a use. */
static void impossible_powers_are_found(void **st)
{
    (void)st;
    Given g = given(POSITION);
    holds(&g, "Ann places Rb at 3,2");
    holds(&g, "= downs 2,2 3,1");
    Goblins copy;
    State *s = &copy.s;
#define AGAIN memcpy(&copy, state_in(&g), sizeof copy)
    AGAIN;
    assert_null(goblins_game.fault(s));
    frame_top(s)->seat = 1;
    faulty(s, "the seat whose turn it is");
    AGAIN;
    frame_top(s)->op = FRAME_PIPER;
    faulty(s, "does not lie there");
    AGAIN;
    frame_top(s)->arg = 0xFFFF;
    faulty(s, "no cell of the table");
    AGAIN;
    frame_top(s)->src = 0;
    faulty(s, "chosen first");
    AGAIN;
    frame_top(s)->step = 2;
    faulty(s, "has no use");
    AGAIN;
    frame_top(s)->op = FRAME_WRECKER;
    faulty(s, "in the air");
    AGAIN;
    frame_pop(s);
    faulty(s, "one power at a time");
    given_free(&g);
#undef AGAIN
}

/* ---- JSON --------------------------------------------------------------------------------------------------------- */

static Status load(const char *text, Setup *cfg, Goblins *out)
{
    json_t *root = json_loads(text, 0, NULL);
    assert_non_null(root);
    *cfg = (Setup){.nseats = 0};
    Status st = position_in(&goblins_game, root, 7, cfg, &out->s);
    json_decref(root);
    return st;
}

/* As short as one can write it: who lies where and who holds what. Box, Crowns, deck, lines and turn follow. */
static void a_position_may_leave_out_what_follows(void **st)
{
    (void)st;
    Setup cfg;
    Goblins g;
    Status read = load("{\"seats\":2,\"phase\":\"place\",\"to_act\":0,\"places\":{\"b00\":[\"flagbearer-ruby\"],"
                       "\"c00\":[\"flagbearer-emerald\"],"
                       "\"hand-0\":[\"bruiser-ruby\",\"keg-emerald\",\"doubles-sapphire\",\"piper-ruby\"],"
                       "\"hand-1\":[\"keg-ruby\",\"wrecker-emerald\",\"doubles-emerald\",\"piper-sapphire\"]}}",
                       &cfg, &g);
    if (read.code)
        fail_msg("%s", read.text);
    assert_int_equal(g.open, 6);
    assert_int_equal(g.s.round, 1);
    assert_int_equal(goblins_clans(&g.s), 7); /* Amber is named nowhere */
    assert_int_equal(table_size(&g.s, PLACE_DECK), 26);
    assert_int_equal(table_size(&g.s, PLACE_BOX), 13);
    assert_true(goblins_crown(&g.s, 0) < CLAN_AMBER && goblins_neutral(&g.s) < CLAN_AMBER);
    assert_null(goblins_game.fault(&g.s));
}

static void impossible_json_is_refused(void **st)
{
    (void)st;
    static const struct {
        const char *places, *words;
    } bad[] = {
        {"\"b00\":[\"flagbearer-ruby\"],\"d09\":[\"flagbearer-emerald\"]", ""},
        {"\"b00\":[\"flagbearer-ruby\",\"flagbearer-emerald\"]", "than it can hold"},
        {"\"b00\":[\"crown-ruby\"]", "such a piece cannot lie"},
        {"\"b00\":[\"flagbearer-ruby\"],\"c00\":[\"flagbearer-ruby\"]", "not that many"},
        {"", "empty"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[300];
        Setup cfg;
        Goblins g;
        (void)snprintf(text, sizeof text, "{\"seats\":2,\"phase\":\"place\",\"to_act\":0,\"places\":{%s}}",
                       bad[i].places);
        Status read = load(text, &cfg, &g);
        if (read.code == 0 || !strstr(read.text, bad[i].words))
            fail_msg("%s: '%s'", bad[i].places, read.text);
    }
}

/* A view's JSON names nothing that is hidden; loaded, it is a game somebody could be playing. */
static void the_json_of_a_view_hides_and_can_be_loaded(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben;crowns S R E;hand Ann Rh;grid 0\n1 Rf [Ed]\n2 Ef .\n3 Sf .");
    View *v = view_new(&goblins_game);
    view_of(v, state_in(&g), 0, VIEW_EYES);
    json_t *out = position_out(&goblins_game, NULL, view_state(v));
    const json_t *places = json_object_get(out, "places");
    assert_string_equal(json_string_value(json_array_get(json_object_get(places, "crown-0"), 0)), "crown-sapphire");
    assert_string_equal(json_string_value(json_array_get(json_object_get(places, "crown-1"), 0)), "?");
    assert_string_equal(json_string_value(json_array_get(json_object_get(places, "aside"), 0)), "?");
    assert_string_equal(json_string_value(json_array_get(json_object_get(places, "hand-1"), 0)), "?");
    const json_t *back = json_array_get(json_object_get(places, "b01"), 0);
    assert_string_equal(json_string_value(json_object_get(back, "word")), "?");
    assert_int_equal(json_integer_value(json_object_get(back, "face")), FACE_DOWN);
    Setup cfg = {.nseats = 0};
    Goblins loaded;
    for (uint64_t seed = 1; seed <= 40; seed++) { /* a "?" that lies face down is no Stonefoot (GH-6.6) */
        Status read = position_in(&goblins_game, out, seed, &cfg, &loaded.s);
        if (read.code)
            fail_msg("%s", read.text);
    }
    json_decref(out);
    view_free(v);
    given_free(&g);
}

/* The box follows from the goblins that are named, whatever the unknown ones become (1.4). */
static void unknown_hands_leave_a_clan_for_the_box(void **st)
{
    (void)st;
    Setup cfg;
    Goblins g;
    json_t *root = json_loads("{\"seats\":2,\"phase\":\"place\",\"to_act\":0,\"places\":{\"b00\":[\"flagbearer-ruby\"],"
                              "\"c00\":[\"flagbearer-emerald\"],\"hand-0\":[\"?\",\"?\",\"?\",\"?\"],"
                              "\"hand-1\":[\"?\",\"?\",\"?\",\"?\"],\"crown-0\":[\"?\"]}}",
                              0, NULL);
    assert_non_null(root);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        cfg = (Setup){.nseats = 0};
        Status read = position_in(&goblins_game, root, seed, &cfg, &g.s);
        if (read.code)
            fail_msg("%s", read.text);
        assert_int_equal(goblins_clans(&g.s), 7);
    }
    json_decref(root);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_positions_are_found),
        cmocka_unit_test(a_horde_that_falls_apart_is_found),
        cmocka_unit_test(impossible_powers_are_found),
        cmocka_unit_test(a_position_may_leave_out_what_follows),
        cmocka_unit_test(unknown_hands_leave_a_clan_for_the_box),
        cmocka_unit_test(impossible_json_is_refused),
        cmocka_unit_test(the_json_of_a_view_hides_and_can_be_loaded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
