/* SPDX-License-Identifier: MIT
 * Dice on the table of Against the Monstrous Horde: they leave the hand, roll over the felt, and are told when all lie
 * still; a press ends that, and with reduced motion nothing rolls at all. */
#include "help_stage.h"

#include <math.h>
#include <stdlib.h>

#include "boards/monstrous_layout.h"
#include "ui/stage_int.h"

enum { TEAM = 1 << HERO_WIZARD | 1 << HERO_ROGUE | 1 << HERO_DRUID | 1 << HERO_BARBARIAN };

static void look(Bench *b)
{
    b->use = (StageUse){.match = b->m, .eyes = 0, .near = 0, .hands = true};
}

static void step(Bench *b, uint32_t ms, Input in)
{
    b->now += ms;
    in.now = b->now;
    gfx_begin(b->g, b->w, b->h, 1, THEME_TAVERN, b->text, !b->draws);
    ui_begin(b->ui, b->g, &in, "play");
    b->says = stage_frame(b->stage, b->ui, &b->use);
    ui_end(b->ui);
    gfx_end(b->g);
}

/* A game at a point where seat 0 chooses a team. */
static Match *before_a_throw(uint64_t seed)
{
    Setup cfg = game_preset(&monstrous_game, 2);
    cfg.seed = seed;
    Match *m = match_new(&monstrous_game, &cfg, NULL);
    Rng r = rng_seed(seed);
    while (match_truth(m)->phase != PHASE_TEAM || match_to_act(m) != 0)
        help_play(m, &r, 1);
    return m;
}

static void throw_team(Match *m)
{
    unsigned set = TEAM;
    for (int i = 0; __builtin_popcount(set) > monstrous_limit(match_truth(m)); i++)
        set &= ~(1u << i);
    assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_TEAM, .seat = 0, .a = (uint16_t)set}).code, 0);
}

static Bench thrown(uint64_t seed, bool reduced)
{
    Bench b;
    bench_open(&b, before_a_throw(seed), 1280, 800, 1);
    ui_set_motion(b.ui, reduced, 1);
    look(&b);
    step(&b, 16, (Input){0});
    step(&b, 2000, (Input){0});
    assert_false(stage_is_telling(b.stage));
    throw_team(b.m);
    step(&b, 16, (Input){0});
    return b;
}

static int tossed(const Bench *b)
{
    int n = 0;
    for (PieceId p = 0; p < match_truth(b->m)->npieces; p++)
        n += sprite_is_tossed(&b->stage->sprite, p, b->now);
    return n;
}

/* No number of the thrown dice can be read. */
static void check_unread(const Bench *b)
{
    const State *s = stage_state(b->stage);
    for (PieceId p = 0; p < s->npieces; p++)
        if (sprite_is_tossed(&b->stage->sprite, p, b->now))
            assert_int_equal(s->piece[p].n, 0);
    assert_int_equal(s->phase, PHASE_TEAM);
}

static void check_told(const Bench *b)
{
    const State *s = stage_state(b->stage), *truth = match_truth(b->m);
    for (PieceId p = 0; p < s->npieces; p++)
        assert_int_equal(s->piece[p].n, truth->piece[p].n);
}

/* All roll at once, over the felt, and are told together after the last one rests. */
static void dice_roll_and_then_are_told(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b = thrown(seed, false);
        uint32_t from = b.now;
        int all = tossed(&b);
        float far = 0, x[PIECE_MAX];
        assert_int_equal(all, monstrous_limit(match_truth(b.m)) < 4 ? 3 : 4);
        for (PieceId p = 0; p < PIECE_MAX; p++)
            x[p] = sprite_shot(&b.stage->sprite, p, b.now).r.x;
        while (tossed(&b) == all) {
            check_unread(&b);
            step(&b, 16, (Input){0});
            for (PieceId p = 0; p < PIECE_MAX; p++)
                if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                    far = fmaxf(far, fabsf(sprite_shot(&b.stage->sprite, p, b.now).r.x - x[p]));
        }
        assert_int_equal(tossed(&b), 0);
        assert_in_range(b.now - from, 700, 1500);
        assert_true(far > 100);
        check_told(&b);
        bench_close(&b);
    }
}

static void they_rest_apart_in_the_tray(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b = thrown(seed, false);
        step(&b, 1150, (Input){0});
        assert_true(tossed(&b) >= 3);
        Rect tray = b.stage->at.panel[AT_STRIP], r[PIECE_MAX];
        int n = 0;
        for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
            if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                r[n++] = sprite_shot(&b.stage->sprite, p, b.now).r;
        for (int i = 0; i < n; i++) {
            float cx = r[i].x + r[i].w / 2, cy = r[i].y + r[i].h / 2;
            assert_true(rect_has(tray, cx, cy));
            for (int k = 0; k < i; k++)
                assert_true(hypotf(cx - r[k].x - r[k].w / 2, cy - r[k].y - r[k].h / 2) > 0.9f * r[i].w);
        }
        bench_close(&b);
    }
}

static int knocks(Bench *b)
{
    int n = 0;
    for (const char *word = ui_next_sound(b->ui); word != NULL; word = ui_next_sound(b->ui))
        n += strcmp(word, "dice-knock") == 0 || strcmp(word, "dice-tap") == 0;
    return n;
}

/* Dice are heard where they strike something, one after the other, and no more when a press has ended the throw. */
static void dice_knock_as_they_strike(void **unused)
{
    (void)unused;
    for (int pressed = 0; pressed < 2; pressed++) {
        Bench b = thrown(3, false);
        int first = knocks(&b), all = 0, passes = 0;
        if (pressed)
            step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_F5});
        for (int i = 0; i < 90; i++) {
            step(&b, 16, (Input){0});
            int n = knocks(&b);
            all += n;
            passes += n > 0;
        }
        assert_int_equal(first, 0);
        assert_int_equal(all > 3 && passes > 3, !pressed);
        assert_true(!pressed || all == 0);
        bench_close(&b);
    }
}

static void a_press_ends_the_throw(void **unused)
{
    (void)unused;
    Bench b = thrown(3, false);
    step(&b, 100, (Input){0});
    assert_true(tossed(&b) > 0);
    step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_F5});
    assert_int_equal(tossed(&b), 0);
    check_told(&b);
    bench_close(&b);
}

static void reduced_motion_rolls_nothing(void **unused)
{
    (void)unused;
    Bench b = thrown(3, true);
    assert_int_equal(tossed(&b), 0);
    step(&b, 60, (Input){0});
    assert_int_equal(tossed(&b), 0);
    check_told(&b);
    bench_close(&b);
}

/* What the hand did last says where the dice go and how far; the next throw, which nobody made by hand, knows nothing
 * of it. */
static void the_hand_throws(void **unused)
{
    (void)unused;
    float way[2];
    for (int i = 0; i < 2; i++) {
        Bench b;
        bench_open(&b, before_a_throw(5), 1280, 800, 1);
        ui_set_motion(b.ui, false, 1);
        look(&b);
        step(&b, 16, (Input){0});
        step(&b, 2000, (Input){0});
        b.stage->thrown.force = 1.8f;
        b.stage->thrown.way_x = i == 0 ? 20 : -20;
        throw_team(b.m);
        step(&b, 16, (Input){0});
        assert_true(b.stage->thrown.force < 0.01f);
        PieceId p = 0;
        while (!sprite_is_tossed(&b.stage->sprite, p, b.now))
            p++;
        step(&b, 400, (Input){0});
        way[i] = sprite_shot(&b.stage->sprite, p, b.now).r.x;
        bench_close(&b);
    }
    assert_true(way[0] > way[1] + 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dice_roll_and_then_are_told),  cmocka_unit_test(they_rest_apart_in_the_tray),
        cmocka_unit_test(dice_knock_as_they_strike),    cmocka_unit_test(a_press_ends_the_throw),
        cmocka_unit_test(reduced_motion_rolls_nothing), cmocka_unit_test(the_hand_throws),
    };
    return cmocka_run_group_tests_name("monstrous table", tests, NULL, NULL);
}
