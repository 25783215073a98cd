/* SPDX-License-Identifier: MIT
 * Throws of dice: each lies flat in the tray in time, apart from the others, with its value up; the same seed throws the
 * same; what is seen moves without a jump. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/dice_toss.h"

static Solid solids[DIE_KINDS];
static const Solid *solid[DIE_KINDS];
static Toss tosses[2]; /* too large for a stack */

static int make_solids(void **unused)
{
    (void)unused;
    for (int k = 0; k < DIE_KINDS; k++) {
        solid_make(&solids[k], (DieKind)k);
        solid[k] = &solids[k];
    }
    return 0;
}

/* n dice of all kinds from a hand at the lower left of a tray, thrown to the right. */
static TossHow usual(int n, uint32_t seed)
{
    static const DieKind kind[] = {DIE_D4, DIE_D6, DIE_D8, DIE_D10, DIE_D12, DIE_D20};
    TossHow how = {.tray = {240, 280, n > 6 ? 760 : 430, n > 6 ? 420 : 200}, .vx = 1150, .vy = -320, .seed = seed};
    float size = toss_size(how.tray, n, 84);
    how.n = n;
    for (int i = 0; i < n; i++) {
        DieKind k = kind[i % 6];
        how.die[i] = (TossDie){.kind = k,
                               .value = 1 + (int)((seed * 7 + (uint32_t)i * 5) % (uint32_t)die_sides(k)),
                               .x = 250 + (float)(i % 4) * 30,
                               .y = 500 + (float)(i / 4) * 8,
                               .size = size};
    }
    return how;
}

static float far_apart(const TossShot *a, const TossShot *b)
{
    return hypotf(a->x - b->x, a->y - b->y);
}

static float same_turn(const TossShot *a, const TossShot *b)
{
    return fabsf(a->spin.w * b->spin.w + a->spin.x * b->spin.x + a->spin.y * b->spin.y + a->spin.z * b->spin.z);
}

/* It has come to rest before the end, not been put there by it. */
static void check_quiet(const TossShot at[TOSS_FRAMES])
{
    for (int f = TOSS_FRAMES - 6; f < TOSS_FRAMES; f++) {
        assert_true(same_turn(&at[f - 1], &at[f]) > 0.9995f);
        assert_true(far_apart(&at[f - 1], &at[f]) < 1.7f);
    }
}

/* Flat, in the tray, apart. */
static void check_rest(const TossHow *how, const Toss *t)
{
    for (int i = 0; i < how->n; i++) {
        const TossShot *end = &t->at[i][TOSS_FRAMES - 1];
        float reach = toss_reach(how->die[i].size);
        assert_true(end->x >= how->tray.x + reach - 0.01f && end->x <= how->tray.x + how->tray.w - reach + 0.01f);
        assert_true(end->y >= how->tray.y + reach - 0.01f && end->y <= how->tray.y + how->tray.h - reach + 0.01f);
        assert_true(end->height < 0.01f);
        check_quiet(t->at[i]);
        for (int k = 0; k < i; k++)
            assert_true(far_apart(end, &t->at[k][TOSS_FRAMES - 1]) > reach + toss_reach(how->die[k].size) - 1);
        for (int k = 0; k < how->nlying; k++) {
            TossShot there = {.x = how->lying[k].x, .y = how->lying[k].y};
            assert_true(far_apart(end, &there) > reach + toss_reach(how->lying[k].size) - 1);
        }
    }
}

/* The number whose face (of a d4: whose corner) looks up; 0: none does. */
static int value_up(DieKind kind, Spin spin)
{
    const Solid *s = &solids[kind];
    for (int i = 0; kind == DIE_D4 && i < 4; i++)
        if (vec_dot(spin_vec(spin, s->corner[i]), die_upright_d4) > 0.999f)
            return s->corner_number[i];
    for (int i = 0; i < s->nfaces; i++)
        if (vec_dot(spin_vec(spin, s->face[i].normal), die_upright) > 0.999f)
            return s->face[i].number;
    return 0;
}

static void check_values(const TossHow *how, const Toss *t)
{
    for (int i = 0; i < how->n; i++)
        assert_int_equal(value_up(how->die[i].kind, t->at[i][TOSS_FRAMES - 1].spin), how->die[i].value);
}

static void few_dice_come_to_rest_with_their_values(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 200; seed++) {
        TossHow how = usual(1 + (int)(seed % 6), seed);
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
        check_values(&how, &tosses[0]);
    }
}

/* As low as one is beside large words: dice roll in it that can still be read. */
static void a_low_tray_has_room_for_dice_that_are_read(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 60; seed++) {
        TossHow how = usual(5, seed);
        how.tray = (Rect){240, 280, 550, 80};
        for (int i = 0; i < how.n; i++) {
            how.die[i].size = toss_size(how.tray, how.n, 84);
            assert_true(how.die[i].size >= 52);
        }
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
        check_values(&how, &tosses[0]);
    }
}

static void six_parties_of_dice_find_room(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 12; seed++) {
        TossHow how = usual(36, seed);
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
        check_values(&how, &tosses[0]);
    }
}

/* Every face of every kind can be told to come up, and a number is never upside down. */
static void every_value_comes_up_upright(void **unused)
{
    (void)unused;
    for (int k = 0; k < DIE_KINDS; k++)
        for (int value = 1; value <= die_sides((DieKind)k); value++) {
            TossHow how = usual(1, (uint32_t)(k * 31 + value));
            how.die[0].kind = (DieKind)k;
            how.die[0].value = value;
            toss_run(solid, &how, &tosses[0]);
            Spin spin = tosses[0].at[0][TOSS_FRAMES - 1].spin;
            assert_int_equal(value_up((DieKind)k, spin), value);
            for (int i = 0; k != DIE_D4 && i < solids[k].nfaces; i++)
                if (solids[k].face[i].number == value)
                    assert_true(spin_vec(spin, solids[k].face[i].up).y > 0.85f);
        }
}

static void dice_that_lie_stay_and_are_bumped_into(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 60; seed++) {
        TossHow how = usual(2, seed);
        how.nlying = 3;
        for (int i = 0; i < how.nlying; i++)
            how.lying[i] = (TossDie){DIE_D12, 1, 400 + 90 * (float)i, 330 + 40 * (float)i, 76};
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
        check_values(&how, &tosses[0]);
    }
}

/* Some are rolled again: they come to rest beside those that stay, none on them. */
static void what_rolls_again_lies_beside_the_rest(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 200; seed++) {
        int n = 1 + (int)(seed % 3);
        TossHow how = usual(n, seed);
        how.tray = (Rect){240, 280, 390, 170};
        how.nlying = 4 - n;
        for (int i = 0; i < 4; i++) {
            TossDie *die = i < n ? &how.die[i] : &how.lying[i - n];
            die->size = 66;
            die->kind = i < n ? die->kind : DIE_D8;
            die->x = 240 + 390 * ((float)i + 0.5f) / 4;
            die->y = 330 + 20 * (float)(i & 1);
        }
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
    }
}

/* A die that an ability throws into the corner where another lies: the rim holds it there, and no push parts the two. */
static void a_die_finds_room_beside_one_in_a_corner(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 200; seed++) {
        TossHow how = usual(1, seed);
        how.tray = (Rect){53, 319, 1173, 161};
        how.vx = -300;
        how.vy = -960;
        how.die[0] = (TossDie){DIE_D4, 2, 110, 551, 122};
        how.nlying = 1;
        how.lying[0] = (TossDie){DIE_D4, 4, 135, 405, 122};
        toss_run(solid, &how, &tosses[0]);
        check_rest(&how, &tosses[0]);
        check_values(&how, &tosses[0]);
    }
}

static void the_same_seed_throws_the_same(void **unused)
{
    (void)unused;
    TossHow how = usual(5, 77), other = usual(5, 78);
    toss_run(solid, &how, &tosses[0]);
    toss_run(solid, &how, &tosses[1]);
    assert_memory_equal(&tosses[0], &tosses[1], sizeof tosses[0]);
    for (int i = 0; i < 5; i++)
        other.die[i] = how.die[i];
    toss_run(solid, &other, &tosses[1]);
    assert_true(far_apart(&tosses[0].at[0][TOSS_FRAMES - 1], &tosses[1].at[0][TOSS_FRAMES - 1]) > 1);
}

/* A hand that throws to the left is followed to the left, a hard throw goes farther in the same time. */
static void the_hand_gives_speed_and_way(void **unused)
{
    (void)unused;
    for (int way = -1; way <= 1; way += 2) {
        float far[2] = {0, 0};
        for (int hard = 0; hard < 2; hard++) {
            TossHow how = usual(1, 5);
            how.tray = rect(0, 0, 4000, 2000);
            how.die[0].x = 2000;
            how.die[0].y = 1000;
            how.vx = (float)way * (hard ? 2400.0f : 700.0f);
            how.vy = 0;
            toss_run(solid, &how, &tosses[0]);
            far[hard] = (tosses[0].at[0][TOSS_FRAMES - 1].x - 2000) * (float)way;
        }
        assert_true(far[0] > 60);
        assert_true(far[1] > 1.5f * far[0]);
    }
}

/* From frame to frame no die goes farther than it can at its greatest speed, nor turns over at once. */
static void nothing_jumps(void **unused)
{
    (void)unused;
    for (uint32_t seed = 0; seed < 40; seed++) {
        TossHow how = usual(4, seed);
        for (int i = 0; i < 2; i++) { /* let go of outside the tray */
            how.die[i].x = 260 + 60 * (float)i;
            how.die[i].y = 640;
        }
        toss_run(solid, &how, &tosses[0]);
        for (int i = 0; i < how.n; i++)
            for (int f = 1; f < TOSS_FRAMES; f++) {
                const TossShot *a = &tosses[0].at[i][f - 1], *b = &tosses[0].at[i][f];
                assert_true(far_apart(a, b) < 42);
                assert_true(fabsf(a->height - b->height) < 24);
                float same =
                    a->spin.w * b->spin.w + a->spin.x * b->spin.x + a->spin.y * b->spin.y + a->spin.z * b->spin.z;
                assert_true(fabsf(same) > 0.7f);
            }
        check_rest(&how, &tosses[0]);
    }
}

/* It knocks as it lands, hardest first, and is quiet at the end. */
static void knocks_are_told_in_their_order(void **unused)
{
    (void)unused;
    TossHow how = usual(4, 9);
    toss_run(solid, &how, &tosses[0]);
    assert_in_range(tosses[0].nknocks, 4, TOSS_KNOCKS);
    for (int i = 0; i < tosses[0].nknocks; i++) {
        const TossKnock *k = &tosses[0].knock[i];
        assert_true(k->die < 4 && k->hard > 0 && k->hard <= 1 && k->ms < TOSS_MS - 100);
        assert_true(i == 0 || k->ms >= tosses[0].knock[i - 1].ms);
    }
}

static void between_frames_is_between_them(void **unused)
{
    (void)unused;
    TossHow how = usual(3, 4);
    toss_run(solid, &how, &tosses[0]);
    TossShot half = toss_at(&tosses[0], 1, 205), end = toss_at(&tosses[0], 1, 5000);
    const TossShot *at = tosses[0].at[1];
    assert_float_equal(half.x, (at[20].x + at[21].x) / 2, 0.01f);
    assert_float_equal(end.x, at[TOSS_FRAMES - 1].x, 0.001f);
    Spin s = half.spin;
    assert_float_equal(s.w * s.w + s.x * s.x + s.y * s.y + s.z * s.z, 1, 0.001f);
}

/* The last die keeps the table waiting: alone, it rolls half as fast, and still all lie in time. */
static void the_last_die_rolls_slower(void **st)
{
    (void)st;
    int slower = 0;
    for (uint32_t seed = 1; seed <= 40; seed++) {
        TossHow how = usual(4, seed);
        Toss *t = &tosses[0];
        toss_run(solid, &how, t);
        assert_true(t->alone <= t->still && t->still <= TOSS_MS);
        assert_true(toss_moment(t, t->alone * 0.5f) == t->alone * 0.5f);
        float before = 0;
        for (float ms = 0; ms <= TOSS_MS; ms += 5) { /* never backwards, and never faster than it is */
            float at = toss_moment(t, ms);
            assert_true(at >= before - 0.01f && at - before <= 5.01f);
            before = at;
        }
        assert_true(before >= t->still - 0.01f);
        float gone = (TOSS_MS - t->alone) * 0.5f;
        slower += toss_moment(t, t->alone + gone) - t->alone < gone * 0.8f;
    }
    assert_true(slower > 20);
    TossHow how = usual(1, 3);
    toss_run(solid, &how, &tosses[0]);
    assert_true(toss_moment(&tosses[0], 700) == 700.0f); /* a single die is not the last of several */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(few_dice_come_to_rest_with_their_values),
        cmocka_unit_test(a_low_tray_has_room_for_dice_that_are_read),
        cmocka_unit_test(six_parties_of_dice_find_room),
        cmocka_unit_test(every_value_comes_up_upright),
        cmocka_unit_test(dice_that_lie_stay_and_are_bumped_into),
        cmocka_unit_test(what_rolls_again_lies_beside_the_rest),
        cmocka_unit_test(a_die_finds_room_beside_one_in_a_corner),
        cmocka_unit_test(the_same_seed_throws_the_same),
        cmocka_unit_test(the_hand_gives_speed_and_way),
        cmocka_unit_test(nothing_jumps),
        cmocka_unit_test(knocks_are_told_in_their_order),
        cmocka_unit_test(between_frames_is_between_them),
        cmocka_unit_test(the_last_die_rolls_slower),
    };
    return cmocka_run_group_tests_name("toss", tests, make_solids, NULL);
}
