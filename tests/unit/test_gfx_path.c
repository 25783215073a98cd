/* SPDX-License-Identifier: MIT
 * Paths: what is read, and how much of the pixels it covers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>

#include "gfx/path.h"
#include "gfx/signs.h"

/* Area of a path on a field of 24 x 24, drawn at `scale`, in units of the field. */
static double area(const char *text, float scale, FillRule rule)
{
    Path p;
    assert_true(path_parse(&p, text, scale));
    Mask m = mask_new((int)(24 * scale), (int)(24 * scale));
    mask_fill(&m, &p, rule, 0, 0);
    double sum = mask_area(&m) / (double)(scale * scale);
    mask_free(&m);
    path_free(&p);
    return sum;
}

static void near(double is, double wanted, double slack)
{
    if (fabs(is - wanted) > slack)
        fail_msg("%.3f instead of %.3f", is, wanted);
}

static void squares_have_their_area(void **state)
{
    (void)state;
    near(area("M2.5 2.5h19v19h-19Z", 1, FILL_EVENODD), 361, 0.5);
    near(area("M2.5 2.5h19v19h-19Z", 4, FILL_EVENODD), 361, 0.1);
    near(area("M2 2L10 2 10 10 2 10Z", 1, FILL_NONZERO), 64, 0.01);
    near(area("m2 2 8 0 0 8-8 0z", 1, FILL_NONZERO), 64, 0.01);
    near(area("M3.25 3V4.5H10V3Z", 1, FILL_NONZERO), 1.5 * 6.75, 0.01);
}

static void curves_have_their_area(void **state)
{
    (void)state;
    const double pi = 3.14159265;
    near(area("M12 2a10 10 0 1 0 .01 0Z", 8, FILL_EVENODD), pi * 100, 0.8);
    near(area("M2 12A10 10 0 0 1 22 12Z", 8, FILL_EVENODD), pi * 50, 0.5);
    near(area("M0 12Q12 0 24 12Z", 8, FILL_EVENODD), 2.0 / 3 * 24 * 6, 0.5);
    near(area("M0 12Q6 0 12 12T24 12Z", 8, FILL_EVENODD), 2 * (2.0 / 3 * 12 * 6), 0.5);
    near(area("M0 12C0 4 24 4 24 12Z", 8, FILL_EVENODD), 0.75 * 24 * 8 * 0.8, 0.6);
    near(area("M0 12C0 8 4 8 4 12S8 16 8 12Z", 8, FILL_EVENODD), 2 * 0.6 * 4 * 4, 0.5);
}

static void rules_of_filling(void **state)
{
    (void)state;
    const char *twice = "M2 2h20v20H2ZM6 6h12v12H6Z";
    near(area(twice, 2, FILL_EVENODD), 400 - 144, 0.1);
    near(area(twice, 2, FILL_NONZERO), 400, 0.1);
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {"",  "L3 3",   "M",    "M1", "M1 2 X", "M1 2 L3", "M1 1A3 3 0 2 0 4 4",
                                      "Z", "M1 1Z5", "hello"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        Path p;
        assert_false(path_parse(&p, bad[i], 1));
        path_free(&p);
    }
}

static void strokes_have_their_thickness(void **state)
{
    (void)state;
    Mask m = mask_new(40, 20);
    mask_segment(&m, (SDL_FPoint){5, 10}, (SDL_FPoint){35, 10}, 4);
    near(mask_area(&m), 30 * 4 + 3.14159 * 4, 1.5);
    mask_free(&m);
}

static void every_sign_is_a_path(void **state)
{
    (void)state;
    int count = 0;
    for (; sign_at(count) != NULL; count++) {
        const SignShape *s = sign_at(count);
        const char *const paths[] = {s->fill, s->cut, s->stroke, s->crease};
        assert_ptr_equal(sign_shape(s->word), s); /* sorted: the bisection finds every one */
        for (int i = 0; i < 4; i++) {
            Path p;
            if (paths[i] == NULL)
                continue;
            if (!path_parse(&p, paths[i], 1))
                fail_msg("sign %s: %s", s->word, paths[i]);
            for (int j = 0; j < p.count; j++)
                if (p.point[j].x < -1 || p.point[j].y < -1 || p.point[j].x > 25 || p.point[j].y > 25)
                    fail_msg("sign %s leaves its field: %.1f %.1f", s->word, (double)p.point[j].x,
                             (double)p.point[j].y);
            path_free(&p);
        }
    }
    assert_true(count > 60);
    assert_null(sign_shape("nothing of the kind"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_have_their_area),
        cmocka_unit_test(curves_have_their_area),
        cmocka_unit_test(rules_of_filling),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(strokes_have_their_thickness),
        cmocka_unit_test(every_sign_is_a_path),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
