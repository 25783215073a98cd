/* SPDX-License-Identifier: MIT
 * The cache of baked pictures: finds, forgets the longest unused, stays within its bound. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "gfx/cache.h"

enum { SIDE = 16, BYTES = SIDE * SIDE * 4 };

typedef struct {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
} Stage;

static int open_stage(void **state)
{
    static Stage s;
    s.surface = SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_RGB888);
    s.renderer = SDL_CreateSoftwareRenderer(s.surface);
    assert_non_null(s.renderer);
    *state = &s;
    return 0;
}

static int close_stage(void **state)
{
    Stage *s = *state;
    SDL_DestroyRenderer(s->renderer);
    SDL_FreeSurface(s->surface);
    return 0;
}

static Baked square(Stage *s, Uint32 pixel)
{
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, pixel);
    Baked b = baked_from_surface(s->renderer, p, false);
    SDL_FreeSurface(p);
    return b;
}

static Key number(int n)
{
    Key k = key_start(7);
    key_int(&k, n);
    return k;
}

static void stays_within_its_bound(void **state)
{
    Cache *c = cache_new(20 * BYTES);
    for (int i = 0; i < 500; i++) {
        cache_put(c, number(i), square(*state, 0x80FFFFFFu));
        assert_non_null(cache_find(c, number(0))); /* asked for all the time: never the oldest */
        assert_true(cache_bytes(c) <= 20 * BYTES);
    }
    assert_true(cache_count(c) > 10);
    assert_null(cache_find(c, number(1)));
    assert_non_null(cache_find(c, number(499)));
    cache_set_bound(c, 0);
    assert_int_equal(cache_count(c), 1);
    cache_clear(c);
    assert_int_equal(cache_bytes(c), 0);
    cache_free(c);
}

static void keys_tell_things_apart(void **state)
{
    (void)state;
    Key seen[3000];
    int n = 0;
    for (int i = 0; i < 1000; i++) {
        char text[8] = {(char)('a' + i % 26), (char)('a' + i / 26 % 26), (char)('a' + i / 676), 0};
        seen[n++] = number(i);
        seen[n] = key_start(1);
        key_text(&seen[n++], text, 3);
        seen[n] = key_start(2);
        key_float(&seen[n++], (float)i);
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            assert_false(key_same(seen[i], seen[j]));
}

static void opaque_rows_are_kept_apart(void **state)
{
    Stage *s = *state;
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, 0xFF204060u);
    SDL_FillRect(p, &(SDL_Rect){0, 0, SIDE, 2}, 0x40204060u);
    Baked b = baked_from_surface(s->renderer, p, false);
    assert_non_null(b.solid);
    assert_non_null(b.blend);
    assert_int_equal(b.solid_y, 2);
    assert_int_equal(b.solid_h, SIDE - 2);
    baked_free(&b);
    SDL_FillRect(p, NULL, 0);
    SDL_FillRect(p, &(SDL_Rect){3, 5, 4, 2}, 0x90FFFFFFu);
    b = baked_from_surface(s->renderer, p, true);
    assert_int_equal(b.dy, 5);
    assert_int_equal(b.h, 2);
    baked_free(&b);
    SDL_FreeSurface(p);
}

static void survives_the_death_of_the_renderer(void **state)
{
    Stage *s = *state;
    Cache *c = cache_new(1 << 20);
    cache_put(c, number(1), square(s, 0xFFFFFFFFu));
    SDL_DestroyRenderer(s->renderer);
    cache_forget(c);
    assert_int_equal(cache_count(c), 0);
    s->renderer = SDL_CreateSoftwareRenderer(s->surface);
    cache_put(c, number(1), square(s, 0xFFFFFFFFu));
    cache_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(stays_within_its_bound, open_stage, close_stage),
        cmocka_unit_test(keys_tell_things_apart),
        cmocka_unit_test_setup_teardown(opaque_rows_are_kept_apart, open_stage, close_stage),
        cmocka_unit_test_setup_teardown(survives_the_death_of_the_renderer, open_stage, close_stage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
