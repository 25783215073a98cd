/* SPDX-License-Identifier: MIT
 * Pictures as clay: lit from where the lantern is, up to the seam, and painted only when something has moved. */
#include "help_gfx.h"

#include <math.h>

#include "gfx/clay.h"
#include "gfx/still.h"

enum { W = 400, H = 400 };
static const char dragon[] = "cards/horde/water-dragon";

static bool draw(Screen *s, const char *picture, const ClayLook *look)
{
    bool drawn = false;
    gfx_begin(s->g, W, H, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    still_draw(s->g, &(Still){.picture = picture, .alone = true});
    if (look != NULL)
        drawn = clay_draw(s->g, picture, still_alone(s->g), *look);
    gfx_end(s->g);
    screen_read(s, s->pixel);
    return drawn;
}

/* Mean brightness of the columns from .. to of the picture, 0..1 of its width. */
static double light(const Screen *s, float from, float to)
{
    double sum = 0;
    int n = 0, left = (int)((W - H * 0.8f) / 2), wide = (int)(H * 0.8f);
    for (int y = 0; y < H; y++)
        for (int x = left + (int)(from * (float)wide); x < left + (int)(to * (float)wide); x++, n++)
            sum += (s->pixel[y * W + x] >> 8 & 255);
    return sum / n;
}

static void the_lantern_lights_what_is_near_it(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    assert_true(draw(&s, dragon, &(ClayLook){.seam = 1.1f, .light_x = 0.1f, .light_y = 0.6f}));
    double left = light(&s, 0, 0.4f), right = light(&s, 0.6f, 1);
    assert_true(left > right * 1.2);
    assert_true(draw(&s, dragon, &(ClayLook){.seam = 1.1f, .light_x = 0.9f, .light_y = 0.6f}));
    assert_true(light(&s, 0, 0.4f) < left * 0.8 && light(&s, 0.6f, 1) > right * 1.2);
    screen_close(&s);
}

static void beyond_the_seam_is_the_painting(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    Uint32 *painting = calloc((size_t)W * H, sizeof *painting);
    assert_non_null(painting);
    draw(&s, dragon, NULL);
    memcpy(painting, s.pixel, (size_t)W * H * sizeof *painting);
    assert_true(draw(&s, dragon, &(ClayLook){.seam = 0.5f, .light_x = 0.3f, .light_y = 0.3f}));
    int left = (int)((W - H * 0.8f) / 2), wide = (int)(H * 0.8f), same = 0, other = 0;
    for (int y = 2; y < H - 2; y++) {
        int seam = left + (int)(clay_seam(0.5f, ((float)y + 0.5f) / H) * (float)wide);
        for (int x = seam + 3; x < W; x++)
            same += s.pixel[y * W + x] == painting[y * W + x];
        for (int x = left + 3; x < seam - 3; x++)
            other += s.pixel[y * W + x] != painting[y * W + x];
        for (int x = 0; x < left - 1; x++)
            assert_int_equal(s.pixel[y * W + x], painting[y * W + x]);
        assert_int_equal(same, W - seam - 3);
        assert_true(other > (seam - 3 - left) * 9 / 10);
        same = other = 0;
    }
    free(painting);
    screen_close(&s);
}

static void what_has_not_moved_is_not_painted(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    ClayLook look = {.seam = 0.5f, .light_x = 0.3f, .light_y = 0.3f};
    int parts;
    draw(&s, dragon, &look);
    draw(&s, dragon, &look);
    (void)gfx_changed(s.g, &parts);
    assert_int_equal(parts, 0);
    look.light_x = 0.4f;
    draw(&s, dragon, &look);
    (void)gfx_changed(s.g, &parts);
    assert_true(parts > 0);
    screen_close(&s);
}

static void what_has_no_relief_has_no_clay(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    ClayLook look = {.seam = 0.5f, .light_x = 0.3f, .light_y = 0.3f};
    assert_true(clay_has(s.g, dragon));
    assert_false(clay_has(s.g, "scenes/hall"));
    assert_false(clay_has(s.g, NULL));
    assert_false(draw(&s, "scenes/hall", &look));
    assert_true(draw(&s, dragon, &look));
    screen_close(&s);
}

/* Means of the figure's light, as seen from one side after the other: no two alike, and after the last comes the first. */
static void a_figure_on_the_turntable_is_seen_from_all_sides(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    double seen[CLAY_VIEWS], painting, half;
    draw(&s, dragon, NULL);
    painting = light(&s, 0, 1);
    assert_true(clay_turns(s.g, dragon));
    for (int k = 0; k < CLAY_VIEWS; k++) {
        ClayLook look = {.seam = 1.1f, .light_x = 0.3f, .light_y = 0.3f, .view = k + 1};
        assert_true(draw(&s, dragon, &look));
        seen[k] = light(&s, 0, 0.5f) - light(&s, 0.5f, 1);
        assert_true(fabs(light(&s, 0, 1) - painting) > 1);
        for (int j = 0; j < k; j++)
            assert_true(fabs(seen[j] - seen[k]) > 1e-6);
    }
    half = seen[0];
    assert_true(draw(&s, dragon, &(ClayLook){.seam = 1.1f, .light_x = 0.3f, .light_y = 0.3f, .view = 1}));
    assert_true(fabs(light(&s, 0, 0.5f) - light(&s, 0.5f, 1) - half) < 1e-9);
    screen_close(&s);
}

static void a_picture_without_views_does_not_turn(void **state)
{
    (void)state;
    Screen s = screen_open(W, H, PROJECT_DIR);
    assert_false(clay_turns(s.g, "cards/horde/flayer"));
    assert_false(clay_turns(s.g, NULL));
    assert_false(draw(&s, "cards/horde/flayer", &(ClayLook){.seam = 1.1f, .view = 1}));
    assert_false(draw(&s, dragon, &(ClayLook){.seam = 1.1f, .view = CLAY_VIEWS + 1}));
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lantern_lights_what_is_near_it),
        cmocka_unit_test(beyond_the_seam_is_the_painting),
        cmocka_unit_test(what_has_not_moved_is_not_painted),
        cmocka_unit_test(what_has_no_relief_has_no_clay),
        cmocka_unit_test(a_figure_on_the_turntable_is_seen_from_all_sides),
        cmocka_unit_test(a_picture_without_views_does_not_turn),
    };
    return cmocka_run_group_tests_name("clay", tests, NULL, NULL);
}
