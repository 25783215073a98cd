/* SPDX-License-Identifier: MIT
 * Scaled pictures: what must hold whatever the filter, at widths that fill groups of four and sixteen and that do not. */
#include "help_gfx.h"

#include "base/rng.h"
#include "gfx/resample.h"

static const int sizes[][2] = {{1, 1},  {2, 3},   {3, 40},  {4, 4},   {5, 7},
                               {16, 9}, {31, 31}, {64, 80}, {130, 3}, {200, 151}};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* Far enough from black and white that no filter overshoots them. */
static SDL_Surface *noise(int w, int h)
{
    Rng r = rng_seed(8);
    SDL_Surface *s = surface(w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            *pixel_at(s, x, y) = 0xFF505050u + ((Uint32)rng_next(&r) & 0x3F3F3Fu);
    return s;
}

static int difference(Uint32 a, Uint32 b)
{
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int d = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        most = d > most ? d : most;
    }
    return most;
}

static void one_colour_stays_what_it_is(void **state)
{
    (void)state;
    static const Uint32 colors[] = {0xFFFFFFFFu, 0xFF000000u, 0xFF0180FEu, 0x80FF4020u, 0};
    for (int i = 0; i < SIZES; i++)
        for (size_t c = 0; c < sizeof colors / sizeof *colors; c++) {
            SDL_Surface *from = surface(53, 47);
            SDL_FillRect(from, NULL, colors[c]);
            bool opaque = colors[c] >> 24 == 255;
            SDL_Surface *s = resample(from, (SDL_FRect){1.3f, 0, 50, 46.5f}, sizes[i][0], sizes[i][1], opaque);
            for (int y = 0; y < s->h; y++)
                for (int x = 0; x < s->w; x++)
                    assert_in_range(difference(*pixel_at(s, x, y), colors[c]), 0, opaque ? 0 : 2);
            SDL_FreeSurface(s);
            SDL_FreeSurface(from);
        }
}

static void its_own_size_is_a_copy(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        int w = sizes[i][0], h = sizes[i][1];
        SDL_Surface *from = noise(w, h), *s = resample(from, (SDL_FRect){0, 0, (float)w, (float)h}, w, h, true);
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++)
                assert_int_equal(*pixel_at(s, x, y), *pixel_at(from, x, y));
        SDL_FreeSurface(s);
        SDL_FreeSurface(from);
    }
}

/* Across and down are the same filter, and left is like right. */
static void turned_pictures_scale_to_turned_pictures(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        int w = sizes[i][0], h = sizes[i][1];
        SDL_Surface *from = noise(90, 90), *turned = surface(90, 90);
        for (int y = 0; y < 90; y++)
            for (int x = 0; x < 90; x++)
                *pixel_at(turned, 89 - y, x) = *pixel_at(from, x, y);
        SDL_FRect all = {0, 0, 90, 90};
        SDL_Surface *a = resample(from, all, w, h, true), *b = resample(turned, all, h, w, true);
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++)
                assert_in_range(difference(*pixel_at(a, x, y), *pixel_at(b, h - 1 - y, x)), 0, 3);
        SDL_FreeSurface(a);
        SDL_FreeSurface(b);
        SDL_FreeSurface(from);
        SDL_FreeSurface(turned);
    }
}

/* Every pixel of a much smaller picture is near the mean of those it stands for, and stays where it was. */
static void shrinking_keeps_light_and_place(void **state)
{
    (void)state;
    SDL_Surface *from = surface(160, 160);
    for (int y = 0; y < 160; y++)
        for (int x = 0; x < 160; x++)
            *pixel_at(from, x, y) =
                0xFF000000u | (Uint32)(x * 255 / 159) << 16 | (Uint32)(y * 255 / 159) << 8 | (x < 80 ? 255 : 0);
    SDL_Surface *s = resample(from, (SDL_FRect){0, 0, 160, 160}, 20, 20, true);
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 20; x++) {
            Uint32 p = *pixel_at(s, x, y);
            assert_in_range(difference(p & 0xFF0000u, (Uint32)((x * 8 + 3.5) * 255 / 159) << 16), 0, 6);
            assert_in_range(difference(p & 0xFF00u, (Uint32)((y * 8 + 3.5) * 255 / 159) << 8), 0, 6);
            if (x < 8 || x > 11)
                assert_int_equal(p & 255, x < 10 ? 255 : 0);
        }
    SDL_FreeSurface(s);
    SDL_FreeSurface(from);
}

/* The colour of what cannot be seen does not bleed into what can. */
static void hidden_colours_stay_hidden(void **state)
{
    (void)state;
    SDL_Surface *from = surface(64, 64);
    SDL_FillRect(from, NULL, 0x00FF00FFu);
    SDL_FillRect(from, &(SDL_Rect){20, 20, 24, 24}, 0xFF00FF00u);
    SDL_Surface *s = resample(from, (SDL_FRect){0, 0, 64, 64}, 23, 23, false);
    for (int y = 0; y < 23; y++)
        for (int x = 0; x < 23; x++)
            if (*pixel_at(s, x, y) >> 24 > 8)
                assert_in_range(*pixel_at(s, x, y) & 0xFF00FFu, 0, 0);
    assert_int_equal(*pixel_at(s, 11, 11), 0xFF00FF00u);
    SDL_FreeSurface(s);
    SDL_FreeSurface(from);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_colour_stays_what_it_is),
        cmocka_unit_test(its_own_size_is_a_copy),
        cmocka_unit_test(turned_pictures_scale_to_turned_pictures),
        cmocka_unit_test(shrinking_keeps_light_and_place),
        cmocka_unit_test(hidden_colours_stay_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
