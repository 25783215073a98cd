/* SPDX-License-Identifier: MIT
 * A card turned in the hand: flat it is the card itself, edge on it is nothing, beyond that its back. */
#include "help_gfx.h"

#include "gfx/card_turned.h"

enum { W = 480, H = 480 };

static const Rect at = {120, 90, 240, 300};

static void draw(Screen *s, const CardTurn *turn)
{
    gfx_begin(s->g, W, H, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(s->g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    if (turn != NULL)
        gfx_card_turned(s->g, &help_ooze, "backs/horde", at, *turn);
    else
        card_draw(s->g, &help_ooze, at, 0, NULL);
    gfx_end(s->g);
    screen_read(s, s->pixel);
}

/* Mean difference of the channels inside the middle of the card. */
static double difference(const Uint32 *a, const Uint32 *b)
{
    double sum = 0;
    int n = 0;
    for (int y = (int)at.y + 20; y < (int)(at.y + at.h) - 20; y++)
        for (int x = (int)at.x + 20; x < (int)(at.x + at.w) - 20; x++)
            for (int shift = 0; shift < 24; shift += 8, n++)
                sum += abs((int)(a[y * W + x] >> shift & 255) - (int)(b[y * W + x] >> shift & 255));
    return sum / n;
}

static int lit_pixels(const Uint32 *p)
{
    int n = 0;
    for (int i = 0; i < W * H; i++)
        n += (p[i] & 0xFFFFFF) != 0;
    return n;
}

static void flat_it_is_the_card(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    Uint32 *plain = calloc((size_t)W * H, sizeof *plain);
    assert_non_null(plain);
    draw(&s, NULL);
    memcpy(plain, s.pixel, (size_t)W * H * sizeof *plain);
    draw(&s, &(CardTurn){0});
    assert_true(difference(plain, s.pixel) < 6);
    draw(&s, &(CardTurn){.shine = 1, .light_x = 0.5f, .light_y = 0.5f});
    assert_true(difference(plain, s.pixel) > 12); /* light falls on it */
    draw(&s, &(CardTurn){.yaw = 3.14159265f});
    assert_true(difference(plain, s.pixel) > 25); /* its back */
    free(plain);
    screen_close(&s);
}

static void turned_it_is_narrower_and_edge_on_nothing(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    draw(&s, &(CardTurn){0});
    int flat = lit_pixels(s.pixel);
    draw(&s, &(CardTurn){.yaw = 0.8f});
    int turned = lit_pixels(s.pixel);
    draw(&s, &(CardTurn){.yaw = 1.5707963f});
    assert_true(turned < flat * 0.8 && turned > flat * 0.5);
    assert_true(lit_pixels(s.pixel) < flat / 50);
    screen_close(&s);
}

static void foil_shows_colours_that_move(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    Uint32 *first = calloc((size_t)W * H, sizeof *first);
    assert_non_null(first);
    draw(&s, &(CardTurn){.shine = 1, .light_x = 0.5f, .light_y = 0.5f});
    memcpy(first, s.pixel, (size_t)W * H * sizeof *first);
    draw(&s, &(CardTurn){.shine = 1, .light_x = 0.5f, .light_y = 0.5f, .foil = 1});
    assert_true(difference(first, s.pixel) > 2);
    free(first);
    screen_close(&s);
}

/* A card that lies askew is the turned one, rim and all, over a shadow that falls downwards: on black there is none. */
static void askew_it_lies_on_a_shadow(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR), other = screen_open(W, H, PROJECT_DIR);
    CardTurn askew = {.yaw = 3.14159265f, .roll = 0.12f}; /* its back, which has no depth */
    gfx_begin(s.g, W, H, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(s.g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    gfx_card_leaning(s.g, &help_ooze, "backs/horde", at, askew);
    gfx_end(s.g);
    screen_read(&s, s.pixel);
    draw(&other, &askew);
    for (int i = 0; i < W * H; i++)
        for (int shift = 0; shift < 24; shift += 8)
            assert_true(abs((int)(s.pixel[i] >> shift & 255) - (int)(other.pixel[i] >> shift & 255)) <= 4);
    gfx_begin(s.g, W, H, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(s.g, rect(0, 0, W, H), (Color){255, 255, 255, 255});
    gfx_card_leaning(s.g, &help_ooze, "backs/horde", at, (CardTurn){0});
    gfx_end(s.g);
    screen_read(&s, s.pixel);
    int x = W / 2, top = 0, low = H - 1;
    while ((s.pixel[top * W + x] & 255) > 250)
        top++;
    while ((s.pixel[low * W + x] & 255) > 250)
        low--;
    float unit = 0.9f, above = at.y * unit - (float)top, below = (float)low - (at.y + at.h) * unit;
    assert_true(above < 2 && below > 8); /* of a card 240 wide */
    for (int y = low - 4; y < low; y++)  /* it fades */
        assert_true((s.pixel[y * W + x] & 255) <= (s.pixel[(y + 1) * W + x] & 255));
    screen_close(&s);
    screen_close(&other);
}

/* Rows of the picture alone that differ from how it was painted, out of H. */
static int moved_rows(const Screen *s, const Uint32 *was)
{
    int rows = 0;
    for (int y = 0; y < H; y++)
        rows += memcmp(&s->pixel[y * W], &was[y * W], sizeof *was * W) != 0;
    return rows;
}

static bool draw_picture(Screen *s, const char *picture, CardTurn turn)
{
    gfx_begin(s->g, W, H, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(s->g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    bool drawn = gfx_picture_turned(s->g, picture, at, turn);
    gfx_end(s->g);
    screen_read(s, s->pixel);
    return drawn;
}

/* The figure breathes, its surroundings stay: at the rim of the picture not a pixel moves. */
static void a_picture_breathes_and_stays_in_place(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    Uint32 *was = calloc((size_t)W * H, sizeof *was);
    assert_non_null(was);
    assert_false(draw_picture(&s, "scenes/hall", (CardTurn){0})); /* has no relief */
    assert_true(draw_picture(&s, "cards/horde/royal-skeleton", (CardTurn){0}));
    memcpy(was, s.pixel, (size_t)W * H * sizeof *was);
    int lit = lit_pixels(was);
    assert_true(lit > (int)(at.w * at.h * 0.75f)); /* in all of its place, at this size of 0.9 */
    draw_picture(&s, "cards/horde/royal-skeleton", (CardTurn){.breath = 1});
    assert_true((float)moved_rows(&s, was) > at.h * 0.5f);
    assert_true(abs(lit_pixels(s.pixel) - lit) < lit / 100);
    draw_picture(&s, "cards/horde/royal-skeleton", (CardTurn){.flicker = 1}); /* its eyes shine */
    int flickers = moved_rows(&s, was);
    assert_in_range(flickers, 3, (int)(at.h * 0.7f));
    draw_picture(&s, "cards/horde/royal-skeleton", (CardTurn){0});
    assert_int_equal(moved_rows(&s, was), 0);
    free(was);
    screen_close(&s);
}

/* Eyes turn to where the card is told to look, the one way and the other; the rest of the face stays. */
static void eyes_follow(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    Uint32 *was = calloc((size_t)W * H, sizeof *was);
    assert_non_null(was);
    draw_picture(&s, "cards/horde/water-ooze", (CardTurn){0});
    memcpy(was, s.pixel, (size_t)W * H * sizeof *was);
    draw_picture(&s, "cards/horde/water-ooze", (CardTurn){.gaze = 1, .gaze_x = -1, .gaze_y = 0.4f});
    assert_in_range(moved_rows(&s, was), 5, (int)(at.h * 0.3f));
    memcpy(was, s.pixel, (size_t)W * H * sizeof *was);
    draw_picture(&s, "cards/horde/water-ooze", (CardTurn){.gaze = 1, .gaze_x = 2, .gaze_y = 0.4f});
    assert_in_range(moved_rows(&s, was), 5, (int)(at.h * 0.3f));
    draw_picture(&s, "cards/horde/water-ooze", (CardTurn){.gaze_x = 2, .gaze_y = 0.4f}); /* asleep */
    memcpy(was, s.pixel, (size_t)W * H * sizeof *was);
    draw_picture(&s, "cards/horde/water-ooze", (CardTurn){0});
    assert_int_equal(moved_rows(&s, was), 0);
    free(was);
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flat_it_is_the_card),
        cmocka_unit_test(turned_it_is_narrower_and_edge_on_nothing),
        cmocka_unit_test(foil_shows_colours_that_move),
        cmocka_unit_test(askew_it_lies_on_a_shadow),
        cmocka_unit_test(a_picture_breathes_and_stays_in_place),
        cmocka_unit_test(eyes_follow),
    };
    return cmocka_run_group_tests_name("turned", tests, NULL, NULL);
}
