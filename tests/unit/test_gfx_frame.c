/* SPDX-License-Identifier: MIT
 * Whole frames without a display: every size and theme, every sign, missing pictures and fonts, clip, fade, dry. */
#include "help_gfx.h"

#include <unistd.h>

#include "gfx/frost.h"
#include "gfx/signs.h"
#include "hall_version.h"

static const CardFace nobody = {.word = "nobody",
                                .name = "Nobody, Whom None Has Painted",
                                .picture = "cards/none/nobody",
                                .emblem = "demon",
                                .sign = {"sun", "moon", NULL},
                                .rim = COL_RUBY,
                                .pips = 3};

static void draw_ground(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g);
    gfx_wood(g, rect(0, 0, w, h));
    gfx_felt(g, rect(10, 10, w - 20, h - 20), COL_FELT_HORDE);
}

/* Something of everything. */
static void draw_all(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g);
    draw_ground(g);
    for (int i = 0; i <= SURFACE_SIGN; i++)
        gfx_surface(g, rect(20 + (float)i * 40, 20, 36, 30), (Surface)i);
    for (unsigned i = 0; i < 10; i++) {
        card_draw(g, &help_ooze, rect(20 + (float)i * 90, 60, 84, 105), 1u << i, "tag");
        card_draw(g, &nobody, rect(20 + (float)i * 90, 180, 60, 75), 1u << i, NULL);
    }
    card_draw(g, &nobody, rect(20, 270, 130, 162), 0, "limit 5");
    card_draw(g, &nobody, rect(160, 270, 250, 312), CARD_BARRED, NULL);
    card_draw_back(g, "backs/horde", rect(420, 270, 84, 105), CARD_LIT);
    for (int i = 0; i <= 10; i++)
        card_draw_turning(g, &help_ooze, "backs/horde", rect(510 + (float)i * 20, 270, 84, 105), (float)i / 10);
    gfx_line(g, 0, 0, w, h, 2, gfx_color(g, COL_BAD));
    SDL_FPoint chart[4] = {{420, 400}, {480, 420}, {560, 390}, {700, 440}};
    for (int dash = 0; dash < 6; dash++)
        gfx_polyline(g, chart, 4, 2.5f, gfx_color(g, COL_SEAT1), dash);
    for (int i = 0; i < 6; i++)
        gfx_seat_badge(g, i, 440 + (float)i * 40, 470, 34);
    for (int i = -9; i < 10; i++)
        gfx_coin(g, i * 7, 440 + (float)(i + 9) * 35, 510, 30);
    gfx_pips(g, 2, 3, 440, 540, 14);
    gfx_dashed(g, rect(440, 560, 80, 40), 6, 2, gfx_color(g, COL_TARGET));
    gfx_disc(g, 560, 580, 14, gfx_color(g, COL_INFO));
    gfx_picture_cover(g, "scenes/hall", rect(600, 560, 200, 100), 0.5f, 1);
    gfx_paragraph(g, (Text){FACE_MEDIUM, 14, gfx_color(g, COL_TEXT2), ALIGN_LEFT, false}, rect(820, 400, 200, 200),
                  "*Skarn* puts [coin:2] on [sign:moon].\n[seat:1] waits.");
}

/* How many pixels of the two pictures of s differ. */
static int different(const Screen *s, const Uint32 *a, const Uint32 *b)
{
    int n = 0;
    for (int i = 0; i < s->w * s->h; i++)
        n += a[i] != b[i];
    return n;
}

/* On the bare table everything is seen, and drawn again it is the same. */
static void frames_of_every_size(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1, 1},      {320, 200},   {640, 400},  {1024, 640},
                                   {1280, 800}, {1920, 1080}, {3840, 2160}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Screen s = screen_open(sizes[i][0], sizes[i][1], PROJECT_DIR);
        ThemeId theme = (ThemeId)(i % THEME_COUNT);
        Uint32 *seen[3];
        for (int pass = 0; pass < 3; pass++) {
            gfx_begin(s.g, s.w, s.h, 1, theme, i % 2 ? 1.0f : 1.6f, false);
            (pass == 0 ? draw_ground : draw_all)(s.g);
            gfx_end(s.g);
            window_present(s.window);
            seen[pass] = xcalloc((size_t)s.w * (size_t)s.h, sizeof **seen);
            screen_read(&s, seen[pass]);
        }
        if (s.w > 1)
            assert_true(different(&s, seen[0], seen[1]) > s.w * s.h / 20);
        assert_int_equal(different(&s, seen[1], seen[2]), 0);
        for (int pass = 0; pass < 3; pass++)
            free(seen[pass]);
        screen_close(&s);
    }
}

static void scale_follows_the_window(void **state)
{
    (void)state;
    Screen s = screen_open(64, 64, PROJECT_DIR);
    gfx_begin(s.g, 2560, 1600, 1, THEME_TAVERN, 1, true);
    assert_true(gfx_unit(s.g) > 1.99f && gfx_unit(s.g) < 2.01f);
    gfx_begin(s.g, 640, 400, 1, THEME_TAVERN, 1, true);
    assert_true(gfx_unit(s.g) > 0.89f && gfx_unit(s.g) < 0.91f);
    gfx_begin(s.g, 1280, 800, 1.5f, THEME_TAVERN, 9, true);
    assert_true(gfx_unit(s.g) > 1.49f && gfx_w(s.g) < 854 && gfx_text_scale(s.g) <= 2);
    screen_close(&s);
}

/* Something of the sign is on the black ground. */
static bool shows(Screen *s, int x, int y, int side)
{
    int seen = 0;
    for (int i = 0; i < side * side; i++)
        seen += screen_pixel(s, x + i % side, y + i / side) != 0;
    return seen > side;
}

/* A fresh frame on black ground. */
static void begin(Screen *s)
{
    gfx_begin(s->g, s->w, s->h, 1, THEME_TAVERN, 1, false);
    gfx_fill(s->g, rect(0, 0, gfx_w(s->g), gfx_h(s->g)), (Color){0, 0, 0, 255});
}

static void every_sign_draws_something(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    Color white = {255, 255, 255, 255}, none = {0, 0, 0, 0};
    for (int i = 0; sign_at(i) != NULL; i++) {
        begin(&s);
        gfx_sign(s.g, sign_at(i)->word, rect(0, 0, 24, 24), white, none);
        gfx_badge(s.g, sign_at(i)->word, 96, 32, 30);
        gfx_end(s.g);
        if (!shows(&s, 0, 0, 24) || !shows(&s, 64, 0, 64))
            fail_msg("the sign %s shows nothing", sign_at(i)->word);
    }
    begin(&s);
    gfx_sign(s.g, "no such sign", rect(200, 200, 24, 24), white, none);
    gfx_end(s.g);
    assert_true(shows(&s, 200, 200, 24));
    screen_close(&s);
}

static void missing_data_is_survived(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, "/nonexistent");
    gfx_begin(s.g, 1280, 800, 1, THEME_TAVERN, 1, false);
    assert_false(gfx_has_picture(s.g, "cards/horde/water-ooze"));
    assert_false(gfx_picture(s.g, "x", rect(0, 0, 20, 20), 1));
    assert_false(gfx_picture_cover(s.g, "x", rect(0, 0, 20, 20), 0, 0));
    assert_false(gfx_picture(s.g, NULL, rect(0, 0, 20, 20), 1));
    assert_true(gfx_text_width(s.g, (Text){.size = 14, .color = {0, 0, 0, 255}}, "measured") > 0);
    draw_all(s.g);
    gfx_end(s.g);
    screen_close(&s);
}

static void clip_holds_and_nests(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    begin(&s);
    gfx_clip(s.g, rect(10, 10, 50, 50));
    gfx_clip(s.g, rect(40, 40, 100, 100));
    gfx_fill(s.g, rect(0, 0, 200, 200), (Color){255, 0, 0, 255});
    gfx_unclip(s.g);
    for (int i = 0; i < 40; i++)
        gfx_clip(s.g, rect(0, 0, 30, 30));
    for (int i = 0; i < 41; i++)
        gfx_unclip(s.g);
    gfx_fill(s.g, rect(100, 100, 1, 1), (Color){0, 255, 0, 255});
    gfx_end(s.g);
    assert_int_equal(screen_pixel(&s, 45, 45), 0xFF0000);
    assert_int_equal(screen_pixel(&s, 20, 20), 0);
    assert_int_equal(screen_pixel(&s, 70, 70), 0);
    assert_int_equal(screen_pixel(&s, 100, 100), 0x00FF00);
    screen_close(&s);
}

/* Round corners belong to the rectangle that was asked for, not to what an outer clip leaves of it. */
static void a_round_clip_cuts_its_corners(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    begin(&s);
    gfx_fill(s.g, rect(0, 0, 200, 200), (Color){0, 0, 0, 255});
    gfx_clip(s.g, rect(0, 0, 200, 90));
    gfx_clip_round(s.g, rect(20, 20, 80, 100), 10);
    gfx_fill(s.g, rect(0, 0, 200, 200), (Color){255, 0, 0, 255});
    gfx_unclip(s.g);
    gfx_unclip(s.g);
    gfx_end(s.g);
    static const int missed[][2] = {{20, 20}, {21, 21}, {99, 20}, {99, 21}, {19, 60}, {100, 60}, {60, 90}, {60, 19}};
    static const int filled[][2] = {{24, 24}, {30, 20}, {20, 30}, {95, 24}, {99, 60}, {20, 89}, {99, 89}, {60, 60}};
    for (size_t i = 0; i < sizeof missed / sizeof missed[0]; i++)
        assert_int_equal(screen_pixel(&s, missed[i][0], missed[i][1]), 0);
    for (size_t i = 0; i < sizeof filled / sizeof filled[0]; i++)
        assert_int_equal(screen_pixel(&s, filled[i][0], filled[i][1]), 0xFF0000);
    screen_close(&s);
}

static void fade_and_dry(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    begin(&s);
    gfx_fade(s.g, 0.5f);
    gfx_fill(s.g, rect(0, 0, 100, 100), (Color){255, 255, 255, 255});
    gfx_picture(s.g, "cards/horde/water-ooze", rect(100, 0, 80, 100), 1);
    gfx_fade(s.g, 1);
    gfx_end(s.g);
    Uint32 grey = screen_pixel(&s, 50, 50) & 0xFF, half = screen_pixel(&s, 140, 50);
    assert_in_range(grey, 120, 135);
    begin(&s);
    gfx_picture(s.g, "cards/horde/water-ooze", rect(100, 0, 80, 100), 1);
    gfx_end(s.g);
    assert_true((screen_pixel(&s, 140, 50) & 0xFF) > (half & 0xFF));
    Uint32 before = screen_pixel(&s, 140, 50);
    gfx_begin(s.g, 1280, 800, 1, THEME_TAVERN, 1, true);
    draw_all(s.g);
    gfx_end(s.g);
    assert_int_equal(screen_pixel(&s, 140, 50), before);
    screen_close(&s);
}

static void cache_is_bounded_and_dropped(void **state)
{
    (void)state;
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    for (int i = 0; i < 400; i++) {
        gfx_begin(s.g, 1280, 800, 1, THEME_TAVERN, 1, false);
        assert_true(gfx_cache_bytes(s.g) <= (32u << 20) + 1280u * 800u * 12u);
        gfx_picture(s.g, "scenes/planks", rect(0, 0, 300 + (float)i, 300), 1);
        gfx_end(s.g);
    }
    assert_true(gfx_cache_bytes(s.g) > (24u << 20));
    gfx_begin(s.g, 1280, 800, 1, THEME_DAYLIGHT, 1, false);
    assert_int_equal(gfx_cache_bytes(s.g), 0);
    gfx_end(s.g);
    screen_close(&s);
}

static void writes_a_picture_of_the_frame(void **state)
{
    (void)state;
    char err[200] = "", path[] = "/tmp/hall-frame-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    Screen s = screen_open(320, 200, PROJECT_DIR);
    gfx_begin(s.g, 320, 200, 1, THEME_TAVERN, 1, false);
    draw_all(s.g);
    gfx_end(s.g);
    assert_true(gfx_save_png(s.g, path, err, sizeof err));
    assert_int_equal(access(path, R_OK), 0);
    unlink(path);
    assert_false(gfx_save_png(s.g, "/nonexistent/x.png", err, sizeof err));
    assert_false(gfx_save_png(s.g, "/dev/full", err, sizeof err)); /* known only when the file is closed */
    assert_true(strlen(err) > 10);
    screen_close(&s);
}

/* The window as frosted glass shows it: smooth, darker, and nothing of a frame that is not complete. */
static void frost_shows_the_last_frame_blurred(void **state)
{
    (void)state;
    enum { W = 1280, H = 800 };
    Screen s = screen_open(W, H, PROJECT_DIR);
    assert_null(frost_take(s.g));
    gfx_begin(s.g, W, H, 1, THEME_TAVERN, 1, false);
    gfx_fill(s.g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    gfx_fill(s.g, rect(0, 0, W / 2.0f, H), (Color){200, 200, 200, 255});
    gfx_end(s.g);
    Frost *f = frost_take(s.g);
    assert_non_null(f);
    for (int twice = 0; twice < 2; twice++) {
        gfx_begin(s.g, W, H, 1, THEME_TAVERN, 1, false);
        gfx_fill(s.g, rect(0, 0, W, H), (Color){255, 0, 0, 255});
        frost_draw(s.g, f, 0.5f);
        gfx_end(s.g);
    }
    int left = (int)(screen_pixel(&s, 200, 400) & 255), edge = (int)(screen_pixel(&s, W / 2, 400) & 255),
        right = (int)(screen_pixel(&s, 1000, 400) & 255);
    assert_in_range(left, 98, 101);
    assert_in_range(edge, 20, 80);
    assert_in_range(right, 0, 1);
    gfx_reset(s.g, NULL);
    assert_null(frost_take(s.g));
    frost_free(f);
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_of_every_size),
        cmocka_unit_test(scale_follows_the_window),
        cmocka_unit_test(every_sign_draws_something),
        cmocka_unit_test(missing_data_is_survived),
        cmocka_unit_test(clip_holds_and_nests),
        cmocka_unit_test(a_round_clip_cuts_its_corners),
        cmocka_unit_test(fade_and_dry),
        cmocka_unit_test(cache_is_bounded_and_dropped),
        cmocka_unit_test(writes_a_picture_of_the_frame),
        cmocka_unit_test(frost_shows_the_last_frame_blurred),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
