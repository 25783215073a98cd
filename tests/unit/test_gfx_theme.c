/* SPDX-License-Identifier: MIT
 * Every pair of colours the design system names is readable: texts 4.5 : 1, signs 3 : 1 (WCAG 2). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "gfx/theme.h"

static const ColorRole panels[] = {COL_PANEL, COL_PANEL2, COL_PANEL3};
static const ColorRole felts[] = {COL_FELT_HORDE, COL_FELT_MONSTROUS, COL_FELT_SIEGE, COL_FELT_GOBLINS};

enum { PANELS = sizeof panels / sizeof *panels, FELTS = sizeof felts / sizeof *felts };

static void need(ThemeId t, ColorRole text, ColorRole ground, double least)
{
    double ratio = theme_contrast(theme_color(t, text), theme_color(t, ground));
    if (ratio < least)
        fail_msg("%s: role %d on %d has %.2f, needs %.1f", theme_word(t), (int)text, (int)ground, ratio, least);
}

static void need_on_felts(ThemeId t, ColorRole text, double least)
{
    for (int i = 0; i < FELTS; i++)
        need(t, text, felts[i], least);
}

static void texts_are_readable(void **state)
{
    (void)state;
    static const ColorRole first[] = {COL_TEXT, COL_TEXT2, COL_ACCENT, COL_TARGET, COL_BAD, COL_GOOD, COL_LIT};
    for (int t = 0; t < THEME_COUNT; t++) {
        ThemeId theme = (ThemeId)t;
        for (int i = 0; i < (int)(sizeof first / sizeof *first); i++) {
            for (int p = 0; p < PANELS; p++)
                need(theme, first[i], panels[p], 4.5);
            need_on_felts(theme, first[i], 4.5);
        }
        need(theme, COL_TEXT, COL_BG, 4.5);
        need(theme, COL_TEXT2, COL_BG, 4.5);
        need(theme, COL_TEXT3, COL_PANEL, 4.5);
        need(theme, COL_TEXT3, COL_PANEL2, 4.5);
        need(theme, COL_TEXT3, COL_BG, 4.5);
        need(theme, COL_OFF, COL_OFFBG, 4.5);
        need(theme, COL_ONACCENT, COL_ACCENT, 4.5);
        need(theme, COL_TIPTEXT, COL_TIP, 4.5);
        need(theme, COL_INK, COL_SPEECH, 7);
        need(theme, COL_TIPREF, COL_TIP, 4.5);
        need(theme, COL_INK, COL_PAPER, 4.5);
        need(theme, COL_INFO, COL_PANEL, 4.5);
        need(theme, COL_LINE2, COL_PANEL, theme == THEME_CONTRAST ? 3 : 2.5);
    }
}

static void seats_and_signs_stand_out(void **state)
{
    (void)state;
    for (int t = 0; t < THEME_COUNT; t++) {
        for (int role = COL_SEAT1; role <= COL_AMBER; role++) {
            double least = role <= COL_SEAT6 ? 4.5 : 3;
            need((ThemeId)t, (ColorRole)role, COL_PANEL, least);
            need((ThemeId)t, (ColorRole)role, COL_PANEL2, least);
            need_on_felts((ThemeId)t, (ColorRole)role, least);
        }
    }
}

static void contrast_formula(void **state)
{
    (void)state;
    Color white = {255, 255, 255, 255}, black = {0, 0, 0, 255};
    double ratio = theme_contrast(black, white);
    assert_true(ratio > 20.99 && ratio < 21.01);
    assert_true(theme_contrast(white, white) < 1.0001);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_readable),
        cmocka_unit_test(seats_and_signs_stand_out),
        cmocka_unit_test(contrast_formula),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
