/* SPDX-License-Identifier: MIT
 * The cache of baked pictures: finds, forgets the longest unused, stays within its bound. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "gfx/blit.h"
#include "gfx/cache.h"

enum { SIDE = 16, BYTES = SIDE * SIDE * 4 };

static Baked square(Uint32 pixel)
{
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, pixel);
    return baked_from_surface(p, false);
}

static Key number(int n)
{
    Key k = key_start(7);
    key_int(&k, n);
    return k;
}

static void stays_within_its_bound(void **state)
{
    (void)state;
    Cache *c = cache_new(20 * BYTES);
    for (int i = 0; i < 500; i++) {
        cache_frame(c, 20 * BYTES);
        assert_true(cache_bytes(c) <= 20 * BYTES);
        cache_put(c, number(i), square(0x80FFFFFFu));
        assert_non_null(cache_find(c, number(0))); /* asked for all the time: never the oldest */
    }
    assert_true(cache_count(c) > 10);
    assert_null(cache_find(c, number(1)));
    assert_non_null(cache_find(c, number(499)));
    cache_frame(c, 0);
    assert_int_equal(cache_count(c), 0);
    assert_int_equal(cache_bytes(c), 0);
    cache_free(c);
}

/* Drawing comes at the end of the frame. */
static void keeps_what_the_frame_has_asked_for(void **state)
{
    (void)state;
    Cache *c = cache_new(4 * BYTES);
    const Baked *old = cache_put(c, number(-1), square(0xFF000000u));
    cache_frame(c, 4 * BYTES);
    const Baked *first = cache_put(c, number(0), square(0xFF112233u));
    for (int i = 1; i < 50; i++)
        cache_put(c, number(i), square(0xFFFFFFFFu));
    assert_null(cache_find(c, number(-1)));
    assert_ptr_equal(cache_find(c, number(0)), first);
    assert_int_equal(baked_row(first, SIDE - 1)[SIDE - 1], 0xFF112233u);
    assert_int_equal(cache_count(c), 50);
    cache_frame(c, 4 * BYTES);
    assert_true(cache_bytes(c) <= 4 * BYTES);
    (void)old;
    cache_free(c);
}

static void every_picture_has_its_own_number(void **state)
{
    (void)state;
    Cache *c = cache_new(BYTES);
    uint64_t one = cache_put(c, number(1), square(0xFFFFFFFFu))->serial;
    cache_clear(c);
    uint64_t again = cache_put(c, number(1), square(0xFFFFFFFFu))->serial;
    assert_true(one != again && cache_serial(c) != again);
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

static void rows_know_what_is_opaque(void **state)
{
    (void)state;
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, 0xFF204060u);
    SDL_FillRect(p, &(SDL_Rect){0, 0, SIDE, 2}, 0x80204060u);
    SDL_FillRect(p, &(SDL_Rect){0, 5, 3, 1}, 0);
    SDL_FillRect(p, &(SDL_Rect){12, 5, 1, 1}, 0x01FFFFFFu);
    Baked b = baked_from_surface(p, false);
    assert_int_equal(baked_row(&b, 0)[0], 0x80102030u); /* premultiplied */
    assert_int_equal(b.span[0].solid, b.span[0].solid_end);
    assert_int_equal(b.span[0].end, SIDE);
    assert_int_equal(b.span[5].first, 3);
    assert_int_equal(b.span[5].solid, 3);
    assert_int_equal(b.span[5].solid_end, 12);
    assert_int_equal(b.span[5].end, SIDE);
    assert_true(baked_is_opaque(&b, (SDL_Rect){3, 2, 9, 14}));
    assert_false(baked_is_opaque(&b, (SDL_Rect){2, 2, 10, 14}));
    assert_false(baked_is_opaque(&b, (SDL_Rect){3, 1, 9, 2}));
    baked_free(&b);
}

/* Rows of chance against their spans found pixel by pixel. */
static void rows_are_read_as_pixel_by_pixel(void **state)
{
    (void)state;
    enum { W = 53, H = 400 };
    uint32_t chance = 1;
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    static Uint32 was[H][W];
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W;) {
            static const Uint32 kind[] = {0, 0xFF102030u, 0x80FFFFFFu, 0x00FFFFFFu, 0xFE000000u};
            chance = chance * 1664525u + 1013904223u;
            unsigned which = (chance >> 16) % 6;
            for (Uint32 k = chance >> 8 & 31; x < W && k-- > 0; x++) {
                chance = chance * 1664525u + 1013904223u;
                was[y][x] = which < 5 ? kind[which] : chance; /* of a shadow, any two are different */
            }
        }
    for (int y = 0; y < H; y++)
        memcpy((Uint8 *)p->pixels + (ptrdiff_t)y * p->pitch, was[y], sizeof was[y]);
    Baked b = baked_from_surface(p, false);
    for (int y = 0; y < H; y++) {
        int first = W, end = 0, longest = 0, run = 0;
        for (int x = 0; x < W; x++) {
            assert_int_equal(baked_row(&b, y)[x], blit_premultiplied(was[y][x]));
            run = was[y][x] >> 24 == 255 ? run + 1 : 0;
            longest = run > longest ? run : longest;
            if (was[y][x] >> 24 == 0)
                continue;
            first = x < first ? x : first;
            end = x + 1;
        }
        assert_int_equal(b.span[y].solid_end - b.span[y].solid, longest);
        assert_true(longest == 0 || baked_is_opaque(&b, (SDL_Rect){b.span[y].solid, y, longest, 1}));
        for (int x = b.span[y].solid; x < b.span[y].solid_end; x++)
            assert_int_equal(was[y][x] >> 24, 255);
        assert_int_equal(b.span[y].end, end);
        assert_int_equal(b.span[y].first, end > 0 ? first : 0);
    }
    baked_free(&b);
}

static void empty_rows_are_trimmed(void **state)
{
    (void)state;
    SDL_Surface *p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, 0);
    SDL_FillRect(p, &(SDL_Rect){3, 5, 4, 2}, 0x90FFFFFFu);
    Baked b = baked_from_surface(p, true);
    assert_int_equal(b.dy, 5);
    assert_int_equal(b.h, 2);
    assert_int_equal(b.span[0].first, 3);
    assert_int_equal(b.span[1].end, 7);
    assert_int_equal(baked_row(&b, 0)[3], 0x90909090u);
    baked_free(&b);
    p = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(p, NULL, 0x00FFFFFFu);
    b = baked_from_surface(p, true);
    assert_int_equal(b.h, 0);
    baked_free(&b);
    b = baked_from_surface(NULL, true);
    assert_null(b.surface);
    baked_free(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stays_within_its_bound),           cmocka_unit_test(keeps_what_the_frame_has_asked_for),
        cmocka_unit_test(every_picture_has_its_own_number), cmocka_unit_test(keys_tell_things_apart),
        cmocka_unit_test(rows_know_what_is_opaque),         cmocka_unit_test(rows_are_read_as_pixel_by_pixel),
        cmocka_unit_test(empty_rows_are_trimmed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
