/* SPDX-License-Identifier: MIT
 * The cells of a turned card: four pixels at a time come out as one at a time, to the last bit. */
#include "help_gfx.h"

#include "base/rng.h"
#include "gfx/turned_cell.h"

enum { W = 96, H = 80, TRIES = 3000 };

static int below(Rng *rng, int n)
{
    return (int)rng_below(rng, (uint32_t)n);
}

/* Premultiplied; whole, half clear and clear in patches, so that all four pixels are alike, and not. */
static SDL_Surface *made_of_chance(Rng *rng, int w, int h)
{
    SDL_Surface *s = surface(w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            Uint32 a = (x / 24 + y / 20) % 3 == 0   ? 255
                       : (x / 24 + y / 20) % 3 == 1 ? 0
                                                    : (Uint32)below(rng, 256),
                   p = a;
            for (int c = 0; c < 3; c++)
                p = p << 8 | (Uint32)below(rng, (int)a + 1);
            *pixel_at(s, x, y) = p;
        }
    return s;
}

static TurnedCorner corner(Rng *rng, int x, int y, bool still)
{
    TurnedCorner c = {{0}, false};
    int *v = c.v;
    for (int k = AT_CARD_X; k <= AT_BACK_Y; k++)
        v[k] = ((k % 2 == 0 ? x : y) + 4) * 65536 + (still ? 0 : below(rng, 6 * 65536));
    v[AT_GAIN] = 90 * 256 + below(rng, 80 * 256);
    v[AT_ADD] = below(rng, 24 * 256);
    for (int k = AT_LIGHT_X; k <= AT_LIGHT_Z; k++)
        v[k] = (below(rng, 120) - 60) * 256;
    return c;
}

static void compare_with_one(TurnedCellFn *wide)
{
    Rng rng = rng_seed(7);
    Layers l = {.w = W - 2, .h = H - 2, .window = {10, 10, W - 30, H - 30}};
    TurnedLight light = {.phase = 8.3f};
    SDL_Surface *one = surface(TURNED_CELL, TURNED_CELL), *other = surface(TURNED_CELL, TURNED_CELL);
    l.front = made_of_chance(&rng, W, H);
    l.art = made_of_chance(&rng, W, H);
    l.plate = made_of_chance(&rng, W, H);
    l.normal = calloc((size_t)W * H, sizeof *l.normal);
    assert_non_null(l.normal);
    for (int i = 0; i < W * H; i++)
        l.normal[i] = (Uint32)below(&rng, 1 << 24);
    for (int i = 0; i < TURNED_HUES; i++)
        light.rainbow[i] = (Uint32)below(&rng, 1 << 24);
    for (int n = 0; n < TRIES; n++) {
        int x = below(&rng, W - 32), y = below(&rng, H - 32);
        bool edge = n % 2 == 0;
        if (edge && n % 4 == 0)
            x -= 14; /* some of it beside the card */
        TurnedPainter p = {.layers = &l, .light = &light, .out = one, .edge = edge, .lit = n % 3 != 0};
        p.picture = n % 5 != 0;
        p.front = !p.picture || n % 7 != 0;
        p.figure = p.picture && n % 8 != 0;
        p.plate = p.picture && (!p.figure || n % 9 != 0);
        p.foiled = n % 4 > 1;
        p.turn.foil = p.foiled ? 0.8f : 0;
        p.rest = n % 6 == 0 ? (Uint32)below(&rng, p.figure ? 256 : TURNED_THIN) : 0;
        TurnedCorner c[4];
        for (int k = 0; k < 4; k++) {
            c[k] = corner(&rng, x + k % 2 * TURNED_CELL, y + k / 2 * TURNED_CELL, n % 10 == 0);
            for (int at = AT_ART_X; x < 0 && at <= AT_BACK_Y; at += 2) /* the picture is looked up where there is one */
                c[k].v[at] += 14 * 65536;
        }
        SDL_FillRect(one, NULL, 0);
        SDL_FillRect(other, NULL, 0);
        wide(&p, c, 2, 0, 0);
        p.out = other;
        turned_cell_one(&p, c, 2, 0, 0);
        for (int row = 0; row < TURNED_CELL; row++)
            assert_memory_equal(pixel_at(one, 0, row), pixel_at(other, 0, row), TURNED_CELL * sizeof(Uint32));
    }
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
    layers_free(&l);
}

static void four_at_a_time_are_as_one_at_a_time(void **unused)
{
    (void)unused;
    if (turned_cell_four == NULL) {
        print_message("This processor has no SSE2.\n");
        skip();
    }
    compare_with_one(turned_cell_four);
}

static void eight_at_a_time_are_as_one_at_a_time(void **unused)
{
    (void)unused;
    if (turned_cell_eight == NULL || !SDL_HasAVX2()) {
        print_message("This processor has no AVX2.\n");
        skip();
    }
    compare_with_one(turned_cell_eight);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(four_at_a_time_are_as_one_at_a_time),
                                       cmocka_unit_test(eight_at_a_time_are_as_one_at_a_time)};
    return cmocka_run_group_tests_name("cells of a turned card", tests, NULL, NULL);
}
