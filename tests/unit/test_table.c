/* SPDX-License-Identifier: MIT
 * Pieces and places: order, gaps, who learns what and who forgets, measured knowledge, scripted dice and shuffles,
 * frames. */
#include "help.h"

#include "core/table.h"

enum { DECK, HAND_0, HAND_1, BOARD, BAG, PLACES };
enum { ANT = 1, BEE, CAT, DIE, DEFS };
enum { SEATS = 3, EVERY_SEAT = 7 };

static const PlaceSpec places[PLACES] = {
    [DECK] = {"deck", "the deck", SIGHT_NONE, NO_SEAT, 0, 0, 0},
    [HAND_0] = {"hand-0", "the hand", SIGHT_OWNER, 0, 1, 0, 0},
    [HAND_1] = {"hand-1", "the hand", SIGHT_OWNER, 1, 1, 0, 0},
    [BOARD] = {"board", "the board", SIGHT_ALL, NO_SEAT, 2, 0, 0},
    [BAG] = {"bag", "the bag", SIGHT_NONE, NO_SEAT, 3, 0, 0},
};
static const DefSpec defs[DEFS] = {
    {"?", "a card", NULL, 0, 0}, {"ant", "Ant", NULL, 0, 9}, {"bee", "Bee", NULL, 0, 9},
    {"cat", "Cat", NULL, 0, 9},  {"die", "Die", NULL, 1, 9},
};
static const Game animals = {
    .id = "animals",
    .title = "Animals",
    .place = places,
    .nplaces = PLACES,
    .def = defs,
    .ndefs = DEFS,
};

/* Three of each animal in the deck, in order. */
static State begin(void)
{
    State s;
    memset(&s, 0, sizeof s);
    Setup cfg = {.seed = 4, .nseats = SEATS};
    table_begin(&s, &animals, &cfg);
    for (int i = 0; i < 9; i++)
        assert_int_equal(table_add(&s, &animals, (DefId)(ANT + i % 3), DECK), i);
    return s;
}

static void wants_order(const State *s, PlaceId at, const char *ids)
{
    char text[256] = "";
    PieceId here[PIECE_MAX];
    int n = table_list(s, at, here);
    for (int i = 0; i < n; i++)
        str_add(text, sizeof text, "%s%d:%d", i ? " " : "", here[i], s->piece[here[i]].pos);
    assert_string_equal(text, ids);
    assert_int_equal(n, table_size(s, at));
    assert_null(table_fault(s, &animals, NULL));
}

/* ---- order ------------------------------------------------------------------------------------------------------ */

static void pieces_lie_in_order(void **st)
{
    (void)st;
    State s = begin();
    wants_order(&s, DECK, "0:0 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8");
    wants_order(&s, BOARD, "");
    assert_int_equal(table_first(&s, BOARD), NO_PIECE);
    table_move(&s, &animals, 0, BOARD, -1, NULL);
    table_move(&s, &animals, 8, BOARD, -1, NULL);
    table_move(&s, &animals, 4, BOARD, -1, NULL);
    wants_order(&s, BOARD, "0:0 8:1 4:2");
    wants_order(&s, DECK, "1:1 2:2 3:3 5:5 6:6 7:7"); /* pieces keep their pos */
    table_move(&s, &animals, 8, BOARD, -1, NULL);
    wants_order(&s, BOARD, "0:0 4:2 8:3");
    table_move(&s, &animals, 3, DECK, -1, NULL); /* to the bottom */
    wants_order(&s, DECK, "1:1 2:2 5:5 6:6 7:7 3:8");
}

static void gaps_are_slots(void **st)
{
    (void)st;
    State s = begin();
    table_move(&s, &animals, 5, BOARD, 7, NULL);
    table_move(&s, &animals, 1, BOARD, 0, NULL);
    table_move(&s, &animals, 2, BOARD, 3, NULL);
    wants_order(&s, BOARD, "1:0 2:3 5:7");
    table_move(&s, &animals, 2, DECK, 0, NULL); /* the gap on top of the deck that piece 0 did not leave */
    assert_non_null(table_fault(&s, &animals, NULL));
    s = begin();
    table_move(&s, &animals, 0, BOARD, 2, NULL);
    table_move(&s, &animals, 1, DECK, 0, NULL);
    wants_order(&s, DECK, "1:0 2:2 3:3 4:4 5:5 6:6 7:7 8:8");
    table_move(&s, &animals, 3, BOARD, -1, NULL);
    wants_order(&s, BOARD, "0:2 3:3");
    table_move(&s, &animals, 3, BOARD, 255, NULL);
    wants_order(&s, BOARD, "0:2 3:255");
}

/* Behind the last position there is always room: gaps are closed, and that is told. */
static void a_place_is_never_full(void **st)
{
    (void)st;
    State s = begin();
    Events ev = {.n = 0};
    table_move(&s, &animals, 0, BOARD, 7, NULL);
    table_move(&s, &animals, 1, BOARD, 255, NULL);
    table_move(&s, &animals, 2, BOARD, -1, &ev);
    wants_order(&s, BOARD, "0:0 1:1 2:2");
    assert_int_equal(ev.n, 3);
    assert_int_equal(ev.e[1].kind, EV_MOVE);
    assert_int_equal(ev.e[1].piece, 1);
    assert_int_equal(ev.e[1].pos, 1);
}

static void pieces_are_found_by_what_they_are(void **st)
{
    (void)st;
    State s = begin();
    assert_int_equal(table_find(&s, DECK, BEE), 1);
    assert_int_equal(table_count_of(&s, DECK, BEE), 3);
    assert_int_equal(table_find(&s, BOARD, BEE), NO_PIECE);
    table_move(&s, &animals, 1, BOARD, -1, NULL);
    assert_int_equal(table_find(&s, DECK, BEE), 4);
    assert_int_equal(table_count_of(&s, DECK, BEE), 2);
    assert_int_equal(table_find(&s, DECK, DIE), NO_PIECE);
    assert_int_equal(table_count_of(&s, DECK, DIE), 0);
}

static void broken_tables_are_named(void **st)
{
    (void)st;
    const State sound = begin();
    State s = sound;
    assert_null(table_fault(&s, &animals, &sound));
    s.head[DECK].count--;
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[3].next = 5;
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[8].next = 0; /* a ring */
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[3].place = BOARD;
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[3].pos = s.piece[2].pos;
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[3].next = 77; /* no such piece */
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.npieces++;
    assert_non_null(table_fault(&s, &animals, &sound));
    s = sound;
    s.piece[3].def = CAT;
    assert_null(table_fault(&s, &animals, NULL));
    assert_string_equal(table_fault(&s, &animals, &sound), "a piece was made or lost");
}

/* ---- who knows what --------------------------------------------------------------------------------------------- */

static void wants_knowledge(const State *s, PieceId p, unsigned known, unsigned recall, const char *where)
{
    if (s->piece[p].known != known || s->piece[p].recall != recall)
        fail_msg("%s: known %x, recall %x", where, s->piece[p].known, s->piece[p].recall);
}

static void wants_info(const State *s, int a, int b, int c)
{
    assert_int_equal(s->info[0], a);
    assert_int_equal(s->info[1], b);
    assert_int_equal(s->info[2], c);
    assert_int_equal(s->info[3], 0); /* nobody sits there */
}

static void the_sight_of_a_place_teaches(void **st)
{
    (void)st;
    State s = begin();
    wants_knowledge(&s, 0, 0, 0, "in the deck");
    wants_info(&s, 0, 0, 0);
    table_move(&s, &animals, 0, HAND_0, -1, NULL);
    wants_knowledge(&s, 0, 1, 1, "drawn by seat 0");
    wants_info(&s, 1, 0, 0);
    table_move(&s, &animals, 0, HAND_1, -1, NULL);
    wants_knowledge(&s, 0, 3, 3, "given to seat 1");
    wants_info(&s, 1, 1, 0);
    table_move(&s, &animals, 0, BAG, -1, NULL);
    wants_knowledge(&s, 0, 3, 3, "nobody forgets by a move");
    wants_info(&s, 1, 1, 0);
    table_move(&s, &animals, 0, BOARD, -1, NULL);
    wants_knowledge(&s, 0, SEEN_ALL, SEEN_ALL, "on the board");
    wants_info(&s, 1, 1, 1); /* only the third seat learned anything */
    table_move(&s, &animals, 0, HAND_0, -1, NULL);
    wants_info(&s, 1, 1, 1);
}

static void hidden_pieces_are_recalled(void **st)
{
    (void)st;
    State s = begin();
    table_move(&s, &animals, 2, BOARD, -1, NULL);
    wants_info(&s, 1, 1, 1);
    table_hide(&s, &animals, 2, 2, NULL);
    wants_knowledge(&s, 2, 2, SEEN_ALL, "turned away from all but seat 1");
    wants_info(&s, 1, 1, 1); /* to forget is no news */
    table_show(&s, &animals, 2, 5, NULL);
    wants_knowledge(&s, 2, SEEN_ALL, SEEN_ALL, "shown to 0 and 2 again, so to all"); /* a bystander too */
    wants_info(&s, 2, 1, 2);
    table_show(&s, &animals, 2, 5, NULL);
    wants_info(&s, 2, 1, 2);
    table_show(&s, &animals, 4, 4, NULL);
    wants_knowledge(&s, 4, 4, 4, "one card of the deck, peeped at");
    wants_info(&s, 2, 1, 3);
}

static void a_shuffle_makes_everybody_forget(void **st)
{
    (void)st;
    State s = begin();
    table_show(&s, &animals, 0, SEEN_ALL, NULL);
    table_hide(&s, &animals, 0, 0, NULL);
    wants_info(&s, 1, 1, 1);
    const State before = s;
    table_shuffle(&s, &animals, DECK, NULL);
    wants_info(&s, 2, 2, 2);
    wants_order(&s, DECK, "0:0 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8"); /* ids give nothing away */
    int moved = 0;
    for (PieceId p = 0; p < 9; p++) {
        wants_knowledge(&s, p, 0, 0, "shuffled");
        moved += s.piece[p].def != before.piece[p].def;
    }
    assert_true(moved > 0);
    assert_null(table_fault(&s, &animals, &before)); /* the same animals */
    State again = before;
    table_shuffle(&again, &animals, DECK, NULL);
    assert_memory_equal(&again, &s, sizeof s);
    table_shuffle(&again, &animals, DECK, NULL);
    assert_memory_not_equal(again.piece, s.piece, sizeof s.piece);
}

/* Backs of two kinds in one heap: what a piece can be mistaken for goes with what it is. */
static void wants_animals(const State *s, const char *letters)
{
    char text[16] = "";
    for (PieceId p = table_first(s, DECK); p != NO_PIECE; p = s->piece[p].next)
        str_add(text, sizeof text, "%c", " abcd"[s->piece[p].def]);
    assert_string_equal(text, letters);
}

/* For scenarios: a shuffle can be told what order it brings. */
static void scripted_shuffles_come_first(void **st)
{
    (void)st;
    State s = begin();
    static const uint8_t script[] = {0, CAT, CAT, CAT, ANT, BEE, ANT, BEE, ANT, BEE};
    memcpy(s.dice, script, sizeof script);
    s.ndice = sizeof script;
    table_shuffle(&s, &animals, DECK, NULL);
    wants_animals(&s, "abcabcabc");
    wants_knowledge(&s, 0, 0, 0, "shuffled all the same");
    table_shuffle(&s, &animals, DECK, NULL);
    wants_animals(&s, "cccababab");
    assert_int_equal(s.idice, s.ndice);
    assert_null(table_fault(&s, &animals, NULL));
}

static void a_script_of_other_pieces_waits(void **st)
{
    (void)st;
    State s = begin(), plain = begin();
    static const uint8_t scripts[][9] = {{DIE, CAT, CAT, ANT, BEE, ANT, BEE, ANT, BEE},
                                         {CAT, CAT, CAT, CAT, ANT, BEE, ANT, BEE, ANT}};
    table_shuffle(&plain, &animals, DECK, NULL);
    for (int i = 0; i < 3; i++) {
        s = begin();
        memcpy(s.dice, scripts[i % 2], sizeof s.dice[0] * 9);
        s.ndice = i == 2 ? 5 : 9; /* too short */
        table_shuffle(&s, &animals, DECK, NULL);
        assert_int_equal(s.idice, 0);
        for (PieceId p = 0; p < 9; p++)
            assert_int_equal(s.piece[p].def, plain.piece[p].def);
    }
}

static void a_shuffle_keeps_pools_true(void **st)
{
    (void)st;
    State s = begin();
    for (int i = 0; i < 5; i++)
        (void)table_add(&s, &animals, DIE, DECK);
    table_shuffle(&s, &animals, DECK, NULL);
    for (int i = 0; i < s.npieces; i++)
        assert_int_equal(s.piece[i].pool, defs[s.piece[i].def].pool);
}

static void setup_may_widen_a_sight(void **st)
{
    (void)st;
    State s = begin();
    assert_int_equal(table_sight(&s, &animals, DECK), 0);
    assert_int_equal(table_sight(&s, &animals, HAND_1), 2);
    assert_int_equal(table_sight(&s, &animals, BOARD), SEEN_ALL);
    s.head[HAND_1].sight = SIGHT_ALL;
    assert_int_equal(table_sight(&s, &animals, HAND_1), SEEN_ALL);
    table_move(&s, &animals, 0, HAND_1, -1, NULL);
    wants_knowledge(&s, 0, SEEN_ALL, SEEN_ALL, "an open hand");
    wants_knowledge(&s, table_add(&s, &animals, DIE, BOARD), SEEN_ALL, SEEN_ALL, "added to the board");
}

/* ---- events ----------------------------------------------------------------------------------------------------- */

static void wants_event(const Event *e, int kind, PieceId p, PlaceId from, PlaceId to, int pos, unsigned seen)
{
    assert_int_equal(e->kind, kind);
    assert_int_equal(e->piece, p);
    assert_int_equal(e->from, from);
    assert_int_equal(e->to, to);
    assert_int_equal(e->pos, pos);
    assert_int_equal(e->seen, seen);
}

static void every_change_is_told_once(void **st)
{
    (void)st;
    State s = begin();
    Events ev = {.n = 0};
    table_move(&s, &animals, 1, HAND_1, -1, &ev);
    table_show(&s, &animals, 1, 1, &ev);
    table_hide(&s, &animals, 1, 2, &ev);
    table_hide(&s, &animals, 1, 2, &ev); /* nothing changes: nothing is told */
    table_face(&s, &animals, 1, 5, &ev);
    table_face(&s, &animals, 1, 5, &ev);
    table_count(&s, &animals, 1, 200, &ev);
    table_count(&s, &animals, 1, 200, &ev);
    table_shuffle(&s, &animals, DECK, &ev);
    assert_int_equal(ev.n, 6);
    wants_event(&ev.e[0], EV_MOVE, 1, DECK, HAND_1, 0, 2);
    assert_int_equal(ev.e[0].def, BEE);
    wants_event(&ev.e[1], EV_SHOW, 1, HAND_1, HAND_1, 0, 3);
    wants_event(&ev.e[2], EV_HIDE, 1, HAND_1, HAND_1, 0, 2);
    wants_event(&ev.e[3], EV_FACE, 1, HAND_1, HAND_1, 0, 2);
    assert_int_equal(ev.e[3].face, 5);
    wants_event(&ev.e[4], EV_COUNT, 1, HAND_1, HAND_1, 0, 2);
    assert_int_equal(ev.e[4].n, 200);
    wants_event(&ev.e[5], EV_SHUFFLE, NO_PIECE, DECK, DECK, 0, SEEN_ALL);
    assert_int_equal(s.piece[1].face, 5);
    assert_int_equal(s.piece[1].n, 200);
}

/* ---- luck ------------------------------------------------------------------------------------------------------- */

static void scripted_dice_come_first(void **st)
{
    (void)st;
    State s = begin();
    const Rng untouched = s.rng;
    s.dice[0] = 6;
    s.dice[1] = 20;
    s.ndice = 2;
    assert_int_equal(table_roll(&s, 6), 6);
    wants_info(&s, 1, 1, 1);
    assert_int_equal(table_roll(&s, 20), 20);
    assert_memory_equal(&s.rng, &untouched, sizeof untouched);
    for (int i = 0; i < 200; i++)
        assert_in_range(table_roll(&s, 6), 1, 6);
    assert_memory_not_equal(&s.rng, &untouched, sizeof untouched);
    wants_info(&s, 202, 202, 202);
}

static void every_side_of_a_die_falls(void **st)
{
    (void)st;
    State s = begin();
    int fell[21] = {0};
    for (int i = 0; i < 2000; i++)
        fell[table_roll(&s, 20)]++;
    assert_int_equal(fell[0], 0);
    for (int side = 1; side <= 20; side++)
        assert_in_range(fell[side], 50, 150);
}

/* ---- frames ----------------------------------------------------------------------------------------------------- */

static void frames_wait_in_a_stack(void **st)
{
    (void)st;
    State s = begin();
    const State empty = s;
    assert_null(frame_top(&s));
    assert_null(frame_peek(&s));
    Frame *first = frame_push(&s, 3, 1);
    first->arg = 77;
    assert_int_equal(first->src, NO_PIECE);
    Frame *second = frame_push(&s, 4, 2);
    assert_ptr_equal(frame_top(&s), second);
    assert_int_equal(frame_peek(&s)->op, 4);
    assert_int_equal(frame_peek(&s)->seat, 2);
    frame_pop(&s);
    assert_int_equal(frame_peek(&s)->arg, 77);
    frame_pop(&s);
    assert_memory_equal(&s, &empty, sizeof s); /* equal states have equal bytes */
    for (int i = 0; i < FRAME_MAX; i++)
        (void)frame_push(&s, 1, 0);
    assert_int_equal(s.nframes, FRAME_MAX);
}

static void a_fresh_table_follows_its_setup(void **st)
{
    (void)st;
    State s = begin();
    assert_int_equal(s.nseats, SEATS);
    assert_int_equal(s.nplaces, PLACES);
    assert_int_equal(s.npieces, 9);
    for (int at = PLACES; at < PLACE_MAX; at++)
        assert_int_equal(s.head[at].count, 0);
    for (int i = 0; i < 9; i++) {
        assert_int_equal(s.piece[i].owner, NO_SEAT);
        assert_int_equal(s.piece[i].face + s.piece[i].n, 0);
    }
}

/* A hand that belongs to whoever plays against the others: which seat that is follows from how many there are. */
static void the_last_seat_sees_what_is_its_own(void **st)
{
    (void)st;
    static const PlaceSpec place[] = {{"hand", "the hand", SIGHT_LAST, NO_SEAT, 0, 0, 0}};
    static const DefSpec def[] = {{"?", "a card", NULL, 0, 0}, {"wolf", "Wolf", NULL, 0, 1}};
    static const Game g = {.place = place, .nplaces = 1, .def = def, .ndefs = 2};
    for (int nseats = 1; nseats <= 3; nseats++) {
        static State s;
        s = (State){.nseats = 0};
        Setup cfg = {.nseats = (uint8_t)nseats};
        table_begin(&s, &g, &cfg);
        PieceId p = table_add(&s, &g, 1, 0);
        assert_int_equal(table_sight(&s, &g, 0), 1 << (nseats - 1));
        assert_int_equal(s.piece[p].known, 1 << (nseats - 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_seat_sees_what_is_its_own),
        cmocka_unit_test(pieces_lie_in_order),
        cmocka_unit_test(gaps_are_slots),
        cmocka_unit_test(a_place_is_never_full),
        cmocka_unit_test(pieces_are_found_by_what_they_are),
        cmocka_unit_test(broken_tables_are_named),
        cmocka_unit_test(the_sight_of_a_place_teaches),
        cmocka_unit_test(hidden_pieces_are_recalled),
        cmocka_unit_test(a_shuffle_makes_everybody_forget),
        cmocka_unit_test(scripted_shuffles_come_first),
        cmocka_unit_test(a_script_of_other_pieces_waits),
        cmocka_unit_test(a_shuffle_keeps_pools_true),
        cmocka_unit_test(setup_may_widen_a_sight),
        cmocka_unit_test(every_change_is_told_once),
        cmocka_unit_test(scripted_dice_come_first),
        cmocka_unit_test(every_side_of_a_die_falls),
        cmocka_unit_test(frames_wait_in_a_stack),
        cmocka_unit_test(a_fresh_table_follows_its_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
