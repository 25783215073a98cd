/* SPDX-License-Identifier: MIT
 * Grounds of tables: one copy that is opaque, words can be read on them, and the ways lie where the lanes are. */
#include "help_gfx.h"

#include "gfx/mat.h"
#include "gfx/still.h"
#include "hall_version.h"
#include "ui/grounds.h"

static const Ground *const grounds[] = {&ground_hall, &ground_mine, &ground_village};
enum { GROUNDS = sizeof grounds / sizeof *grounds };

static void draw(Screen *s, ThemeId theme, const Ground *ground)
{
    gfx_begin(s->g, s->w, s->h, 1, theme, 1, false);
    ground_draw(s->g, ground);
    mat_draw(s->g, rect(20, 130, 200, 90), &(Mat){.felt = COL_FELT_HORDE, .tone = MAT_LEADS});
    mat_draw(s->g, rect(20, 250, 200, 90), &(Mat){.felt = COL_FELT_MONSTROUS, .radius = 60, .framed = true});
    gfx_end(s->g);
    screen_read(s, s->pixel);
}

static Color color_at(const Screen *s, int x, int y)
{
    Uint32 p = s->pixel[y * s->w + x];
    return (Color){(Uint8)(p >> 16), (Uint8)(p >> 8), (Uint8)p, 255};
}

static void at_rest_nothing_is_painted(void **state)
{
    (void)state;
    Screen s = screen_open(640, 400, PROJECT_DIR);
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int i = 0; i < GROUNDS; i++) {
            int parts;
            draw(&s, (ThemeId)theme, grounds[i]);
            (void)gfx_changed(s.g, &parts);
            assert_true(parts > 0 || theme == THEME_CONTRAST); /* black is black */
            size_t bytes = gfx_cache_bytes(s.g);
            draw(&s, (ThemeId)theme, grounds[i]);
            (void)gfx_changed(s.g, &parts);
            assert_int_equal(parts, 0);
            assert_int_equal(gfx_cache_bytes(s.g), bytes);
        }
    screen_close(&s);
}

/* Returns how many of a thousand pixels a word can be read on (4.5 : 1). */
static int readable(const Screen *s, Color words)
{
    int good = 0, all = 0;
    for (int y = 0; y < s->h; y += 2)
        for (int x = 0; x < s->w; x += 2, all++)
            good += theme_contrast(color_at(s, x, y), words) >= 4.5;
    return good * 1000 / all;
}

static void words_can_be_read(void **state)
{
    (void)state;
    static const int least[THEME_COUNT] = {[THEME_TAVERN] = 850, [THEME_DAYLIGHT] = 890, [THEME_CONTRAST] = 1000};
    Screen s = screen_open(640, 400, PROJECT_DIR);
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int i = 0; i < GROUNDS; i++) {
            gfx_begin(s.g, s.w, s.h, 1, (ThemeId)theme, 1, false);
            ground_draw(s.g, grounds[i]);
            gfx_end(s.g);
            screen_read(&s, s.pixel);
            assert_in_range(readable(&s, theme_color((ThemeId)theme, COL_TEXT)), least[theme], 1000);
        }
    screen_close(&s);
}

/* Returns how bright a column is between two rows. */
static double brightness(const Screen *s, float at, int from, int to)
{
    double sum = 0;
    for (int y = from; y < to; y++)
        for (int x = (int)at - 1; x <= (int)at + 1; x++) {
            Color c = color_at(s, x, y);
            sum += c.r + c.g + c.b;
        }
    return sum / (to - from);
}

static void ways_lie_in_their_lanes(void **state)
{
    (void)state;
    enum { LANES = 6 };
    static const int size[][2] = {{1024, 640}, {1280, 800}, {1920, 1080}, {1680, 720}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++)
        for (int turned = 0; turned < 2; turned++) {
            Screen s = screen_open(size[i][0], size[i][1], PROJECT_DIR);
            gfx_begin(s.g, s.w, s.h, 1, THEME_TAVERN, 1, false);
            float w = gfx_w(s.g), h = gfx_h(s.g), u = gfx_unit(s.g);
            Rect roads = rect(0.123f * w, 56, 0.87f * w, 0.69f * h - 56);
            Ground ground = ground_roads(rect(0, 0, w, h), roads, turned, 0);
            ground_draw(s.g, &ground);
            gfx_end(s.g);
            screen_read(&s, s.pixel);
            float pitch = roads.w * u / (LANES - 0.03f); /* a lane and the gap beside it, .03 of both */
            for (int lane = 0; lane + 1 < LANES; lane++) {
                float middle = roads.x * u + pitch * ((float)lane + 0.485f), ditch = middle + pitch / 2;
                int from = (int)(0.3f * (float)s.h), to = (int)(0.6f * (float)s.h);
                assert_true(brightness(&s, ditch, from, to) < 0.6 * brightness(&s, middle, from, to));
            }
            screen_close(&s);
        }
}

static void without_pictures_there_is_a_plain_colour(void **state)
{
    (void)state;
    Screen s = screen_open(320, 200, "/nowhere");
    for (int i = 0; i < GROUNDS; i++) {
        gfx_begin(s.g, s.w, s.h, 1, THEME_TAVERN, 1, false);
        ground_draw(s.g, grounds[i]);
        gfx_end(s.g);
        assert_int_equal(screen_pixel(&s, 160, 100), 0x140D09);
    }
    screen_close(&s);
}

/* The end of a game: its title and the totals below stand on any picture, bright or dim; the picture itself stays. */
static void titles_can_be_read_on_stills(void **state)
{
    (void)state;
    static const char *const picture[] = {"cards/horde/sun-golem", "cards/horde/royal-golem", "cards/horde/water-ooze",
                                          "cards/goblins/charmer-amber"};
    const Color title = {0xFF, 0xE9, 0xB8, 255};
    Screen s = screen_open(1280, 800, PROJECT_DIR);
    for (size_t i = 0; i < sizeof picture / sizeof *picture; i++)
        for (int dim = 0; dim <= 1; dim++) {
            const Still still = {.picture = picture[i], .dim = (float)dim};
            gfx_begin(s.g, s.w, s.h, 1, THEME_TAVERN, 1, false);
            still_draw(s.g, &still);
            gfx_end(s.g);
            screen_read(&s, s.pixel);
            int bad = 0, all = 0;
            for (int y = 34; y < 112; y += 3)
                for (int x = 660; x < 1180; x += 3, all++)
                    bad += theme_contrast(color_at(&s, x, y), title) < 4.5;
            if (bad * 100 > all)
                fail_msg("%s, %d: %d of %d places are too bright for the title", picture[i], dim, bad, all);
        }
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(titles_can_be_read_on_stills),
        cmocka_unit_test(at_rest_nothing_is_painted),
        cmocka_unit_test(words_can_be_read),
        cmocka_unit_test(ways_lie_in_their_lanes),
        cmocka_unit_test(without_pictures_there_is_a_plain_colour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
