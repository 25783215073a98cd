/* SPDX-License-Identifier: MIT
 * What a machine of the other byte order does before it hashes a state: every wide number is turned, once, and nothing
 * else is touched. The proof that hashes agree is tests/tools/same_everywhere.sh, which runs on such a machine. */
#include "help.h"

#include "core/byte_order.h"

static void played(const Game *g, uint64_t seed, State *s)
{
    Rng r = rng_seed(seed);
    Match *m = help_new(g, 0, seed);
    help_play(m, &r, 25);
    memcpy(s, match_truth(m), g->state_size);
    match_free(m);
}

static void every_wide_number_is_turned(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *s = xcalloc(1, g->state_size), *turned = xcalloc(1, g->state_size);
        played(g, 5, s);
        memcpy(turned, s, g->state_size);
        state_turn_bytes(g, turned);
        assert_true(turned->rng.s[1] == __builtin_bswap64(s->rng.s[1]));
        assert_int_equal(turned->serial, __builtin_bswap32(s->serial));
        assert_int_equal(turned->round, __builtin_bswap16(s->round));
        assert_int_equal(turned->info[1], __builtin_bswap16(s->info[1]));
        for (int p = 0; p < s->npieces; p++)
            assert_int_equal(turned->piece[p].def, __builtin_bswap16(s->piece[p].def));
        assert_memory_equal(turned->head, s->head, sizeof s->head); /* bytes stay where they are */
        state_turn_bytes(g, turned);
        assert_memory_equal(turned, s, g->state_size);
        free(s);
        free(turned);
    }
}

typedef struct {
    State s;
    uint16_t wide[3], per_seat[2];
    uint8_t narrow[6];
} Odd;

static void the_fields_of_a_game_are_turned(void **st)
{
    (void)st;
    static const FieldSpec field[] = {
        {"wide", FIELD_U16, 3, 0, 9999, offsetof(Odd, wide)},
        {"seat", FIELD_DEF, PER_SEAT, 0, 0, offsetof(Odd, per_seat)},
        {"narrow", FIELD_U8, 6, 0, 255, offsetof(Odd, narrow)},
    };
    const Game game = {.seats_max = 2, .field = field, .nfields = 3, .state_size = sizeof(Odd)};
    const Odd want = {.wide = {0x3412, 0x7856, 0xBC9A}, .per_seat = {0x0100, 0x0200}, .narrow = {1, 2, 3, 4, 5, 6}};
    Odd odd = {.wide = {0x1234, 0x5678, 0x9ABC}, .per_seat = {1, 2}, .narrow = {1, 2, 3, 4, 5, 6}};
    state_turn_bytes(&game, &odd.s);
    assert_memory_equal(&odd, &want, sizeof odd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_wide_number_is_turned),
        cmocka_unit_test(the_fields_of_a_game_are_turned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
