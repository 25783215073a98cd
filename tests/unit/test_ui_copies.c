/* SPDX-License-Identifier: MIT
 * Which of a card's pictures a piece shows. */
#include "help.h"

#include "ui/copies.h"

enum { VAMPIRE = 7, TROLL = 3, VAMPIRES = 4 };

static void copies_of_a_card_look_different(void **unused)
{
    (void)unused;
    static State s;
    PieceCopy memory[PIECE_MAX] = {{0}};
    static const PieceId piece[VAMPIRES] = {31, 4, 90, 12};
    bool shown[VAMPIRES + 1] = {false};
    for (int i = 0; i < VAMPIRES; i++) {
        s.piece[piece[i]].def = VAMPIRE;
        int copy = copy_of_piece(memory, &s, piece[i], VAMPIRES);
        assert_in_range(copy, 1, VAMPIRES);
        assert_false(shown[copy]);
        shown[copy] = true;
    }
    s.piece[50].def = VAMPIRE; /* one too many: some picture twice */
    assert_in_range(copy_of_piece(memory, &s, 50, VAMPIRES), 1, VAMPIRES);
}

static void a_piece_keeps_its_picture(void **unused)
{
    (void)unused;
    static State s;
    PieceCopy memory[PIECE_MAX] = {{0}};
    s.piece[9].def = s.piece[2].def = VAMPIRE;
    int nine = copy_of_piece(memory, &s, 9, VAMPIRES), two = copy_of_piece(memory, &s, 2, VAMPIRES);
    assert_int_not_equal(nine, two);
    s.piece[9].def = DEF_HIDDEN; /* it goes into a closed horde and comes out again */
    assert_int_equal(copy_of_piece(memory, &s, 9, VAMPIRES), 1);
    s.piece[9].def = VAMPIRE;
    assert_int_equal(copy_of_piece(memory, &s, 9, VAMPIRES), nine);
    assert_int_equal(copy_of_piece(memory, &s, 2, VAMPIRES), two);
}

/* The game as it went, looked at from any moment of it, with any eyes: a piece has one picture. */
static void a_replay_shows_the_pictures_of_the_game(void **unused)
{
    (void)unused;
    const Game *g = game_by_id("horde");
    uint8_t pictures[UINT8_MAX] = {1};
    assert_true(g->ndefs <= UINT8_MAX);
    for (int def = 1; def < g->ndefs; def++)
        pictures[def] = 3;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        PieceCopy live[SEAT_MAX][PIECE_MAX], then[PIECE_MAX], all[PIECE_MAX];
        Match *m = help_new(g, 3, seed);
        Rng r = rng_seed(seed);
        help_play(m, &r, 1000);
        assert_true(match_over(m));
        for (int seat = 0; seat < 3; seat++)
            copies_of_match(live[seat], m, seat, pictures);
        copies_of_match(all, m, NO_SEAT, pictures);
        int known = 0;
        for (uint32_t at = 0; at <= match_serial(m); at += 7) {
            Match *early = match_at(m, at);
            for (int seat = 0; seat < 3; seat++) {
                copies_of_match(then, early, seat, pictures);
                for (int p = 0; p < PIECE_MAX; p++) {
                    known += then[p].copy > 0;
                    if (then[p].copy > 0)
                        assert_memory_equal(&then[p], &live[seat][p], sizeof then[p]);
                }
            }
            match_free(early);
        }
        for (int p = 0; p < PIECE_MAX; p++) /* what everybody has seen looks the same to all */
            for (int seat = 0; seat < 3 && all[p].copy > 0; seat++)
                assert_memory_equal(&all[p], &live[seat][p], sizeof all[p]);
        assert_true(known > 1000);
        match_free(m);
    }
}

static void another_game_begins_anew(void **unused)
{
    (void)unused;
    static State s;
    PieceCopy memory[PIECE_MAX] = {{0}};
    s.piece[1].def = s.piece[2].def = VAMPIRE;
    (void)copy_of_piece(memory, &s, 1, VAMPIRES);
    assert_int_equal(copy_of_piece(memory, &s, 2, VAMPIRES), 2);
    s.piece[2].def = TROLL;
    assert_int_equal(copy_of_piece(memory, &s, 2, 1), 1);
    assert_int_equal(copy_of_piece(memory, &s, 2, 2), 1);
    s.piece[1].def = TROLL;
    assert_int_equal(copy_of_piece(memory, &s, 1, 2), 2);
}

static void the_face_names_the_picture(void **unused)
{
    (void)unused;
    CopyWords words;
    CardFace face = {.word = "vampire", .picture = "cards/horde/vampire"};
    copy_face(&face, 1, &words);
    assert_string_equal(face.picture, "cards/horde/vampire");
    copy_face(&face, 3, &words);
    assert_string_equal(face.word, "vampire-3");
    assert_string_equal(face.picture, "cards/horde/vampire-3");
    face = (CardFace){.word = "plain"};
    copy_face(&face, 2, &words);
    assert_string_equal(face.word, "plain-2");
    assert_null(face.picture);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(copies_of_a_card_look_different),
        cmocka_unit_test(a_piece_keeps_its_picture),
        cmocka_unit_test(a_replay_shows_the_pictures_of_the_game),
        cmocka_unit_test(another_game_begins_anew),
        cmocka_unit_test(the_face_names_the_picture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
