/* SPDX-License-Identifier: MIT
 * Pixel arithmetic against its definition, and the draw list against plain drawing: what it leaves out never shows. */
#include "help_gfx.h"

#include "base/rng.h"
#include "gfx/blit.h"
#include "gfx/drawlist.h"

enum { W = 300, H = 150, PICTURES = 8, FRAMES = 40, DRAWS = 30 };

static unsigned channel(Uint32 p, int i)
{
    return p >> (8 * i) & 255;
}

/* a * b / 255 to the nearest whole number. */
static unsigned times(unsigned a, unsigned b)
{
    return (a * b * 2 + 255) / 510;
}

static Uint32 over_by_definition(Uint32 to, Uint32 from)
{
    Uint32 p = 0;
    for (int i = 0; i < 4; i++)
        p |= (channel(from, i) + times(channel(to, i), 255 - channel(from, 3))) << (8 * i);
    return p;
}

static Uint32 faded_by_definition(Uint32 p, unsigned alpha)
{
    Uint32 out = 0;
    for (int i = 0; i < 4; i++)
        out |= times(channel(p, i), alpha) << (8 * i);
    return out;
}

static void pixels_follow_their_definition(void **state)
{
    (void)state;
    Rng r = rng_seed(3);
    for (int n = 0; n < 20000; n++) {
        Uint32 straight = (Uint32)rng_next(&r), to = (Uint32)rng_next(&r) | 0xFF000000u;
        unsigned alpha = rng_below(&r, 256);
        Uint32 from = blit_premultiplied(straight);
        assert_int_equal(from, (faded_by_definition(straight, straight >> 24) & 0xFFFFFFu) | (straight & 0xFF000000u));
        assert_int_equal(blit_faded(from, alpha), faded_by_definition(from, alpha));
        assert_int_equal(blit_pixel(to, from), over_by_definition(to, from));
        assert_int_equal(blit_pixel(to, from) >> 24, 255); /* opaque stays opaque */
    }
}

/* Every length, so that groups of four and what is left over are both met; nothing beside the run is touched. */
static void runs_follow_the_pixels(void **state)
{
    (void)state;
    Rng r = rng_seed(4);
    for (int n = 0; n < 400; n++) {
        Uint32 from[24], to[24], got[24];
        int length = n % 20;
        unsigned alpha = rng_below(&r, 256);
        for (int i = 0; i < 24; i++) {
            from[i] = blit_premultiplied((Uint32)rng_next(&r));
            to[i] = (Uint32)rng_next(&r);
        }
        Uint32 color = from[20], opaque = color | 0xFF000000u;
        memcpy(got, to, sizeof to);
        blit_blend(got + 1, from, length);
        for (int i = 0; i < 24; i++)
            assert_int_equal(got[i], i >= 1 && i <= length ? over_by_definition(to[i], from[i - 1]) : to[i]);
        memcpy(got, to, sizeof to);
        blit_blend_faded(got + 1, from, length, alpha);
        for (int i = 0; i < 24; i++)
            assert_int_equal(got[i], i >= 1 && i <= length
                                         ? over_by_definition(to[i], faded_by_definition(from[i - 1], alpha))
                                         : to[i]);
        memcpy(got, to, sizeof to);
        blit_fill_blend(got + 1, color, length);
        for (int i = 0; i < 24; i++)
            assert_int_equal(got[i], i >= 1 && i <= length ? over_by_definition(to[i], color) : to[i]);
        memcpy(got, to, sizeof to);
        blit_fill(got + 1, opaque, length);
        for (int i = 0; i < 24; i++)
            assert_int_equal(got[i], i >= 1 && i <= length ? opaque : to[i]);
    }
}

/* ---- frames at random, drawn once by the list and once pixel by pixel ----------------------------------------------- */

typedef struct {
    Baked picture[PICTURES];
    SDL_Surface *shown, *wanted;
    DrawList *list;
} Bench;

/* Some wholly opaque, some in the middle, some nowhere; some with empty rows. */
static Baked picture(Rng *r, int i)
{
    static const int side[PICTURES][2] = {{300, 150}, {280, 140}, {90, 120}, {64, 64},
                                          {20, 20},   {7, 33},    {150, 9},  {1, 1}};
    int w = side[i][0], h = side[i][1];
    SDL_Surface *s = surface(w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            bool middle = i % 2 == 0 ? true : x > w / 5 && x < w - w / 7 && y > 2;
            Uint32 alpha = middle && i < 6 ? 255 : i == 3 && y < 10 ? 0 : rng_below(r, 256);
            *pixel_at(s, x, y) = alpha << 24 | ((Uint32)rng_next(r) & 0xFFFFFFu);
        }
    Baked b = baked_from_surface(s, i == 3);
    b.serial = (uint64_t)i + 1;
    return b;
}

static int open_bench(void **state)
{
    static Bench b;
    Rng r = rng_seed(5);
    for (int i = 0; i < PICTURES; i++)
        b.picture[i] = picture(&r, i);
    b.shown = surface(W, H);
    b.wanted = surface(W, H);
    b.list = drawlist_new();
    *state = &b;
    return 0;
}

static int close_bench(void **state)
{
    Bench *b = *state;
    for (int i = 0; i < PICTURES; i++)
        baked_free(&b->picture[i]);
    SDL_FreeSurface(b->shown);
    SDL_FreeSurface(b->wanted);
    drawlist_free(b->list);
    return 0;
}

/* Where the rectangle meets the frame. */
static bool meets(SDL_Rect *clip)
{
    SDL_Rect all = {0, 0, W, H};
    return SDL_IntersectRect(&all, clip, clip);
}

static void plain_fill(Bench *b, SDL_Rect clip, Uint32 pixel)
{
    if (!meets(&clip))
        return;
    for (int y = clip.y; y < clip.y + clip.h; y++)
        for (int x = clip.x; x < clip.x + clip.w; x++)
            *pixel_at(b->wanted, x, y) = blit_pixel(*pixel_at(b->wanted, x, y), pixel);
}

static void plain_picture(Bench *b, SDL_Rect clip, const Baked *p, SDL_Rect to, unsigned alpha)
{
    if (!meets(&clip) || !SDL_IntersectRect(&clip, &to, &clip))
        return;
    for (int y = clip.y; y < clip.y + clip.h; y++)
        for (int x = clip.x; x < clip.x + clip.w; x++) {
            Uint32 from = baked_row(p, (y - to.y) * p->h / to.h)[(x - to.x) * p->w / to.w];
            *pixel_at(b->wanted, x, y) = blit_pixel(*pixel_at(b->wanted, x, y), blit_faded(from, alpha));
        }
}

static int between(Rng *r, int low, int end)
{
    return low + (int)rng_below(r, (uint32_t)(end - low));
}

static SDL_Rect any_rect(Rng *r)
{
    return (SDL_Rect){between(r, -40, W), between(r, -40, H), between(r, 1, W), between(r, 1, H)};
}

/* The same seed draws the same frame. */
static void draw_frame(Bench *b, uint64_t seed)
{
    Rng r = rng_seed(seed);
    drawlist_begin(b->list, W, H);
    plain_fill(b, (SDL_Rect){0, 0, W, H}, 0xFF102030u);
    drawlist_fill(b->list, (SDL_Rect){0, 0, W, H}, 0xFF102030u);
    for (int i = 0; i < DRAWS; i++) {
        bool large = rng_below(&r, 2) == 0; /* whole tiles are covered */
        SDL_Rect clip = large ? (SDL_Rect){0, 0, W, H} : any_rect(&r);
        const Baked *p = &b->picture[rng_below(&r, large ? 2 : PICTURES)];
        unsigned alpha = rng_below(&r, 3) ? 255 : rng_below(&r, 256);
        int x = between(&r, -60, large ? 20 : W), y = between(&r, -60, large ? 20 : H), kind = (int)rng_below(&r, 3);
        Uint32 pixel = blit_premultiplied((Uint32)rng_next(&r) | (rng_below(&r, 2) ? 0xFF000000u : 0));
        SDL_Rect to = {x, y, between(&r, 1, 120), between(&r, 1, 120)};
        if (kind == 0) {
            drawlist_fill(b->list, clip, pixel);
            plain_fill(b, clip, pixel);
        } else if (kind == 1) {
            drawlist_copy(b->list, clip, p, x, y, alpha);
            plain_picture(b, clip, p, (SDL_Rect){x, y + p->dy, p->w, p->h}, alpha);
        } else {
            drawlist_stretch(b->list, clip, p, to, alpha);
            plain_picture(b, clip, p, to, alpha);
        }
    }
}

static void assert_same_pixels(const Bench *b)
{
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            if (*pixel_at(b->shown, x, y) != *pixel_at(b->wanted, x, y))
                fail_msg("%d, %d shows %08x, not %08x", x, y, *pixel_at(b->shown, x, y), *pixel_at(b->wanted, x, y));
}

static void frames_look_as_if_drawn_one_by_one(void **state)
{
    Bench *b = *state;
    for (uint64_t i = 0; i < FRAMES; i++) {
        int n;
        draw_frame(b, i / 2); /* every frame twice: the second paints nothing */
        drawlist_paint(b->list, b->shown, &n);
        assert_int_equal(n > 0, i % 2 == 0);
        assert_same_pixels(b);
    }
}

static int area_outside(const SDL_Rect *part, int n, SDL_Rect in)
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        SDL_Rect both;
        sum += part[i].w * part[i].h;
        if (SDL_IntersectRect(&part[i], &in, &both))
            sum -= both.w * both.h;
        for (int j = 0; j < i; j++)
            assert_false(SDL_HasIntersection(&part[i], &part[j]));
    }
    return sum;
}

static void only_what_moves_is_painted(void **state)
{
    Bench *b = *state;
    int n = 0;
    for (int x = 10; x < 250; x += 24) {
        drawlist_begin(b->list, W, H);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, &b->picture[0], 0, 0, 255);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, &b->picture[4], x, 70, 255);
        const SDL_Rect *part = drawlist_paint(b->list, b->shown, &n);
        SDL_Rect near = {x - 24 - 128, 70 - 64, 24 + 20 + 256, 20 + 128};
        if (x > 10)
            assert_int_equal(area_outside(part, n, near), 0);
        else
            assert_int_equal(area_outside(part, n, (SDL_Rect){0, 0, W, H}), 0);
        assert_true(n > 0);
    }
    /* Behind something opaque anything may move. */
    for (int x = 0; x < 50; x += 7) {
        drawlist_begin(b->list, W, H);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, &b->picture[4], x, 70, 255);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, &b->picture[0], 0, 0, 255);
        drawlist_paint(b->list, b->shown, &n);
        assert_int_equal(n > 0, x == 0);
    }
}

static void another_picture_at_the_same_place_shows(void **state)
{
    Bench *b = *state;
    Baked other = b->picture[4];
    for (int i = 0; i < 4; i++) {
        int n;
        drawlist_begin(b->list, W, H);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, i < 2 ? &b->picture[4] : &other, 40, 40, 255);
        drawlist_paint(b->list, b->shown, &n);
        assert_int_equal(n > 0, i != 1);
        other.serial++; /* made anew */
    }
}

static void what_was_lost_is_painted_again(void **state)
{
    Bench *b = *state;
    int n = 0;
    for (int i = 0; i < 3; i++) {
        if (i == 2) {
            SDL_FillRect(b->shown, NULL, 0xFF00FF00u); /* the window has a new surface */
            drawlist_forget(b->list);
        }
        draw_frame(b, 99);
        drawlist_paint(b->list, b->shown, &n);
        assert_int_equal(n > 0, i != 1);
    }
    assert_same_pixels(b);
    draw_frame(b, 99);
    drawlist_paint(b->list, NULL, &n); /* no surface: nothing painted, nothing believed */
    assert_int_equal(n, 0);
    draw_frame(b, 99);
    drawlist_paint(b->list, b->shown, &n);
    assert_true(n > 0);
}

static void a_picture_may_be_given_away(void **state)
{
    Bench *b = *state;
    int n;
    drawlist_begin(b->list, W, H);
    for (Uint32 i = 0; i < 40; i++) {
        SDL_Surface *s = surface(5, 5);
        SDL_FillRect(s, NULL, 0xFF000000u | i);
        Baked p = baked_from_surface(s, false);
        drawlist_copy(b->list, (SDL_Rect){0, 0, W, H}, drawlist_keep(b->list, p), 5 * (int)i, 0, 255);
    }
    drawlist_paint(b->list, b->shown, &n);
    for (Uint32 i = 0; i < 40; i++)
        assert_int_equal(*pixel_at(b->shown, 5 * (int)i + 4, 4), 0xFF000000u | i);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pixels_follow_their_definition),
        cmocka_unit_test(runs_follow_the_pixels),
        cmocka_unit_test_setup_teardown(frames_look_as_if_drawn_one_by_one, open_bench, close_bench),
        cmocka_unit_test_setup_teardown(only_what_moves_is_painted, open_bench, close_bench),
        cmocka_unit_test_setup_teardown(another_picture_at_the_same_place_shows, open_bench, close_bench),
        cmocka_unit_test_setup_teardown(what_was_lost_is_painted_again, open_bench, close_bench),
        cmocka_unit_test_setup_teardown(a_picture_may_be_given_away, open_bench, close_bench),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
