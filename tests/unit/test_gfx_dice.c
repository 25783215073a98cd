/* SPDX-License-Identifier: MIT
 * Dice as solids and pictures: numbers like those of real dice, the face that counts up, numerals one can see. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>

#include "gfx/dice_paint.h"
#include "sys/window.h"

static const Vec upright = {0, 0.34f, 0.9404f}; /* of the table, as the eye sees it */

static int faces_of(DieKind kind)
{
    return kind == DIE_D4 ? 4 : die_sides(kind);
}

static void every_number_is_there_once(void **unused)
{
    (void)unused;
    for (int k = 0; k < DIE_KINDS; k++) {
        Solid s;
        solid_make(&s, (DieKind)k);
        unsigned seen = 0;
        assert_int_equal(s.nfaces, faces_of((DieKind)k));
        for (int i = 0; i < s.nfaces; i++)
            seen |= 1u << s.face[i].number;
        assert_int_equal(seen, (1u << (s.nfaces + 1)) - 2);
    }
}

static void opposite_faces_add_up(void **unused)
{
    (void)unused;
    static const DieKind kinds[] = {DIE_D6, DIE_D8, DIE_D12, DIE_D20, DIE_D10, DIE_D100};
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        Solid s;
        solid_make(&s, kinds[k]);
        bool ten = kinds[k] == DIE_D10 || kinds[k] == DIE_D100;
        for (int i = 0; i < s.nfaces; i++) {
            const DieFace *a = &s.face[i], *b = &s.face[s.nfaces - 1 - i];
            assert_true(vec_dot(a->normal, b->normal) < -0.999f);
            if (ten)
                assert_int_equal(a->number % 10 + b->number % 10, 9);
            else
                assert_int_equal(a->number + b->number, s.nfaces + 1);
        }
    }
}

static int shared_corners(const DieFace *a, const DieFace *b)
{
    int n = 0;
    for (int i = 0; i < a->ncorners; i++)
        for (int k = 0; k < b->ncorners; k++)
            n += a->corner[i] == b->corner[k];
    return n;
}

static void the_d20_spreads_high_and_low(void **unused)
{
    (void)unused;
    Solid s;
    solid_make(&s, DIE_D20);
    for (int i = 0; i < 20; i++) {
        int sum = 0, neighbours = 0;
        for (int k = 0; k < 20; k++)
            if (k != i && shared_corners(&s.face[i], &s.face[k]) == 2) {
                neighbours++;
                sum += s.face[k].number;
            }
        assert_int_equal(neighbours, 3);
        if (s.face[i].number == 1)
            assert_int_equal(sum, 7 + 13 + 19);
        if (s.face[i].number == 20)
            assert_int_equal(sum, 2 + 8 + 14);
    }
}

/* The d6 is right-handed: 1, 2, 3 run counter-clockwise about their corner. */
static void the_d6_has_the_usual_hand(void **unused)
{
    (void)unused;
    Solid s;
    solid_make(&s, DIE_D6);
    Vec n[4] = {{0, 0, 0}};
    for (int i = 0; i < 6; i++)
        if (s.face[i].number <= 3)
            n[s.face[i].number] = s.face[i].normal;
    assert_true(vec_dot(vec_cross(n[1], n[2]), n[3]) > 0.99f);
}

static void rest_turns_the_number_up_and_upright(void **unused)
{
    (void)unused;
    for (int k = DIE_D6; k < DIE_KINDS; k++) {
        Solid s;
        solid_make(&s, (DieKind)k);
        for (int value = 1; value <= s.nfaces; value++) {
            Spin spin = solid_rest(&s, value, 0);
            for (int i = 0; i < s.nfaces; i++) {
                float up = vec_dot(spin_vec(spin, s.face[i].normal), upright);
                if (s.face[i].number == value) {
                    assert_true(up > 0.999f);
                    assert_true(spin_vec(spin, s.face[i].up).y > 0.9f);
                    assert_true(fabsf(spin_vec(spin, s.face[i].up).x) < 0.01f);
                } else {
                    assert_true(up < 0.9f);
                }
            }
        }
    }
}

static void the_d4_counts_the_corner_on_top(void **unused)
{
    (void)unused;
    Solid s;
    solid_make(&s, DIE_D4);
    for (int value = 1; value <= 4; value++) {
        Spin spin = solid_rest(&s, value, 0);
        for (int i = 0; i < 4; i++)
            assert_true((vec_dot(spin_vec(spin, s.corner[i]), solid_upright(&s)) > 0.99f) ==
                        (s.corner_number[i] == value));
    }
}

static void a_tumble_ends_at_rest(void **unused)
{
    (void)unused;
    Solid s;
    solid_make(&s, DIE_D20);
    Spin rest = solid_rest(&s, 17, 5), end = die_tumble(rest, 4711, 3, 0), begin = die_tumble(rest, 4711, 2.6f, 1);
    assert_true(fabsf(rest.w - end.w) + fabsf(rest.x - end.x) + fabsf(rest.y - end.y) + fabsf(rest.z - end.z) < 1e-5f);
    assert_true(fabsf(rest.w * begin.w + rest.x * begin.x + rest.y * begin.y + rest.z * begin.z) < 0.98f);
}

/* Pixels of the picture that are opaque, and those of them that have the colour of the numerals. */
static void count_pixels(const SDL_Surface *s, int *solid, int *dark)
{
    *solid = *dark = 0;
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++) {
            Uint32 p = ((const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch))[x];
            *solid += p >> 24 == 255;
            *dark += p >> 24 == 255 && (p >> 8 & 255) < 60;
        }
}

/* What it takes to paint a die, with two surfaces of 120 pixels to paint it on. */
typedef struct {
    Window *window;
    Fonts *fonts;
    Stone stone;
    DieModel *model;
    SDL_Surface *inked, *bare;
} Painting;

static const DieLook inked_look = {.body = {236, 232, 224, 255}, .ink = {10, 10, 10, 255}};
static const DieLook bare_look = {.body = {236, 232, 224, 255}, .ink = {236, 232, 224, 255}};

static Painting open_painting(void)
{
    char err[128];
    WindowSpec spec = {.w = 64, .h = 64, .offscreen = true};
    Painting p = {.window = window_open(&spec, err, sizeof err)};
    assert_non_null(p.window);
    p.fonts = fonts_new(PROJECT_DIR);
    stone_make(&p.stone);
    p.model = calloc(1, sizeof *p.model);
    assert_non_null(p.model);
    p.inked = SDL_CreateRGBSurfaceWithFormat(0, 120, 120, 32, SDL_PIXELFORMAT_ARGB8888);
    p.bare = SDL_CreateRGBSurfaceWithFormat(0, 120, 120, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_true(p.inked != NULL && p.bare != NULL);
    return p;
}

static void close_painting(Painting *p)
{
    SDL_FreeSurface(p->inked);
    SDL_FreeSurface(p->bare);
    free(p->model);
    fonts_free(p->fonts);
    window_close(p->window);
}

/* The die at rest with that number up, with numerals and without. */
static void paint_both(Painting *p, int value)
{
    Spin rest = solid_rest(&p->model->solid, value, 0);
    die_paint(p->model, &p->stone, rest, inked_look, true, p->inked);
    die_paint(p->model, &p->stone, rest, bare_look, true, p->bare);
}

static void every_number_can_be_seen(void **unused)
{
    (void)unused;
    Painting p = open_painting();
    for (int k = DIE_D6; k < DIE_KINDS; k++) {
        die_model_make(p.model, (DieKind)k, p.fonts);
        for (int value = 1; value <= die_sides((DieKind)k); value++) {
            int solid, dark, bare_solid, bare;
            paint_both(&p, value);
            count_pixels(p.inked, &solid, &dark);
            count_pixels(p.bare, &bare_solid, &bare);
            assert_int_equal(solid, bare_solid);
            assert_in_range(solid, 120 * 120 / 4, 120 * 120 * 9 / 10);
            assert_true(dark > bare + 100);
        }
    }
    close_painting(&p);
}

/* Pixels with strong paint near a point, and farther away, by the difference to a die without any. */
static void count_paint(const SDL_Surface *inked, const SDL_Surface *bare, float x, float y, long paint[2])
{
    const float reach = 26;
    paint[0] = paint[1] = 0;
    for (int row = 0; row < inked->h; row++)
        for (int column = 0; column < inked->w; column++) {
            size_t i = (size_t)row * (size_t)inked->pitch / 4 + (size_t)column;
            int with = ((const Uint32 *)inked->pixels)[i] >> 8 & 255,
                without = ((const Uint32 *)bare->pixels)[i] >> 8 & 255;
            bool far = hypotf((float)column - x, (float)row - y) > reach;
            paint[far] += abs(with - without) > 110;
        }
}

/* At rest the number that counts has most of the paint: the eye finds it at once among those of the flanks. */
static void the_number_on_top_is_read_first(void **unused)
{
    (void)unused;
    Painting p = open_painting();
    die_model_make(p.model, DIE_D20, p.fonts);
    for (int value = 1; value <= 20; value++) {
        long paint[2];
        paint_both(&p, value);
        count_paint(p.inked, p.bare, 60, 60 - 59 * die_upright.y, paint);
        assert_true(paint[0] > 60 && paint[0] > 4 * paint[1]);
    }
    close_painting(&p);
}

/* How much paint differs from the same die without numbers. */
static int written(Painting *p, Spin spin, bool still, SDL_Surface *with, SDL_Surface *without)
{
    DieLook plain = inked_look;
    int n = 0;
    plain.blank = true;
    die_paint(p->model, &p->stone, spin, inked_look, still, with);
    die_paint(p->model, &p->stone, spin, plain, still, without);
    for (int y = 0; y < with->h; y++)
        for (int x = 0; x < with->w; x++) {
            size_t i = (size_t)y * (size_t)with->pitch / 4 + (size_t)x;
            n += abs((int)(((const Uint32 *)with->pixels)[i] >> 8 & 255) -
                     (int)(((const Uint32 *)without->pixels)[i] >> 8 & 255)) > 60;
        }
    return n;
}

/* Its number stands large in the middle of the face that is turned to the reader. */
static void the_d4_is_read_on_one_face(void **unused)
{
    (void)unused;
    Painting p = open_painting();
    die_model_make(p.model, DIE_D4, p.fonts);
    for (int value = 1; value <= 4; value++) {
        Spin rest = solid_rest(&p.model->solid, value, 0);
        long paint[2];
        assert_true(written(&p, rest, true, p.inked, p.bare) > 120);
        count_paint(p.inked, p.bare, 60, 68, paint);
        assert_true(paint[0] > 100 && paint[0] > 5 * paint[1]);
    }
    close_painting(&p);
}

/* A die that moves is painted more coarsely, but with the same outline and nearly the same light. */
static void a_die_that_moves_looks_the_same(void **unused)
{
    (void)unused;
    Painting p = open_painting();
    for (int k = 0; k < DIE_KINDS; k++) {
        die_model_make(p.model, (DieKind)k, p.fonts);
        Spin spin = spin_about(0.3f, 1, 0.2f, 0.7f + (float)k);
        DieLook plain = inked_look;
        plain.blank = true;
        die_paint(p.model, &p.stone, spin, plain, true, p.inked);
        (void)SDL_FillRect(p.bare, NULL, 0);
        die_paint(p.model, &p.stone, spin, plain, false, p.bare);
        long edge = 0, light = 0, inside = 0;
        for (int i = 0; i < 120 * 120; i++) {
            Uint32 a = ((const Uint32 *)p.inked->pixels)[i], b = ((const Uint32 *)p.bare->pixels)[i];
            edge += abs((int)(a >> 24) - (int)(b >> 24)) > 100;
            inside += a >> 24 == 255 && b >> 24 == 255;
            light += a >> 24 == 255 && b >> 24 == 255 && abs((int)(a >> 8 & 255) - (int)(b >> 8 & 255)) > 50;
        }
        assert_true(inside > 120 * 120 / 5);
        assert_true(edge < 12);
        assert_true(light < inside / 20);
    }
    close_painting(&p);
}

/* Below 48 pixels at rest there is only the number that counts. */
static void a_small_die_says_one_number(void **unused)
{
    (void)unused;
    Painting p = open_painting();
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, 36, 36, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *blank = SDL_CreateRGBSurfaceWithFormat(0, 36, 36, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_true(small != NULL && blank != NULL);
    die_model_make(p.model, DIE_D20, p.fonts);
    for (int value = 1; value <= 20; value++) {
        Spin rest = solid_rest(&p.model->solid, value, 0);
        int large = written(&p, rest, true, p.inked, p.bare);
        int little = written(&p, rest, true, small, blank), far = 0;
        for (int y = 0; y < 36; y++)
            for (int x = 0; x < 36; x++) {
                size_t i = (size_t)y * (size_t)small->pitch / 4 + (size_t)x;
                far += hypotf((float)x - 18, (float)y - 12) > 11 &&
                       ((const Uint32 *)small->pixels)[i] != ((const Uint32 *)blank->pixels)[i];
            }
        assert_int_equal(far, 0);
        assert_true(little > 4 && large > 60);
    }
    SDL_FreeSurface(small);
    SDL_FreeSurface(blank);
    close_painting(&p);
}

static void numerals_can_be_read_on_any_stone(void **unused)
{
    (void)unused;
    assert_true(die_look((Color){20, 20, 40, 255}).ink.g > 200);
    assert_true(die_look((Color){230, 220, 120, 255}).ink.g < 60);
    assert_int_equal(die_kind(100), DIE_D100);
    assert_int_equal(die_kind(20), DIE_D20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_is_there_once),
        cmocka_unit_test(opposite_faces_add_up),
        cmocka_unit_test(the_d20_spreads_high_and_low),
        cmocka_unit_test(the_d6_has_the_usual_hand),
        cmocka_unit_test(rest_turns_the_number_up_and_upright),
        cmocka_unit_test(the_d4_counts_the_corner_on_top),
        cmocka_unit_test(a_tumble_ends_at_rest),
        cmocka_unit_test(every_number_can_be_seen),
        cmocka_unit_test(the_number_on_top_is_read_first),
        cmocka_unit_test(the_d4_is_read_on_one_face),
        cmocka_unit_test(a_die_that_moves_looks_the_same),
        cmocka_unit_test(a_small_die_says_one_number),
        cmocka_unit_test(numerals_can_be_read_on_any_stone),
    };
    return cmocka_run_group_tests_name("dice", tests, NULL, NULL);
}
