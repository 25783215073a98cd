/* SPDX-License-Identifier: MIT
 * What floats in pictures: the list is read, and everything moves without a jump. */
#include "help_gfx.h"

#include <dirent.h>
#include <math.h>
#include <unistd.h>

#include "gfx/motes.h"

static bool read_text(const char *text, Motes *out)
{
    char path[] = "/tmp/motes-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_true(write(fd, text, strlen(text)) == (ssize_t)strlen(text));
    (void)close(fd);
    bool good = motes_read(path, out);
    (void)unlink(path);
    return good;
}

static void a_list_is_read(void **unused)
{
    (void)unused;
    Motes m;
    assert_true(read_text("focus 425 580\nrange 4000 8000\neye 398 280 21 4000\nglow 512 300 84 4000 ff9040 120\n"
                          "snow 10 20 5 8000 ffffff 80\n",
                          &m));
    assert_int_equal(m.n, 2);
    assert_int_equal(m.eyes, 1);
    assert_float_equal(m.eye[0].x, 0.398f, 1e-5f);
    assert_float_equal(m.eye[0].y, 0.28f, 1e-5f);
    assert_float_equal(m.eye[0].r, 0.021f, 1e-5f);
    assert_int_equal(m.mote[0].kind, MOTE_GLOW);
    assert_float_equal(m.mote[0].x, 0.512f, 1e-5f);
    assert_float_equal(m.mote[0].y, 0.3f, 1e-5f);
    assert_float_equal(m.mote[0].r, 0.084f, 1e-5f);
    assert_float_equal(m.mote[0].near, 1, 0.01f);
    assert_float_equal(m.mote[0].color[1], 0x90, 1e-5f);
    assert_float_equal(m.mote[0].strength, 1.2f, 1e-5f);
    assert_int_equal(m.mote[1].kind, MOTE_SNOW);
    assert_float_equal(m.mote[1].near, 64.0f / 255, 0.01f);
    assert_true(mote_is_halo(&m.mote[0]) && !mote_is_halo(&m.mote[1]));
}

static void damaged_lines_float_nowhere(void **unused)
{
    (void)unused;
    Motes m;
    assert_false(motes_read("no such file", &m));
    assert_int_equal(m.n, 0);
    assert_false(read_text("", &m));
    assert_false(read_text("glow 1 2 3 4 ffffff 5\n", &m)); /* no range: nobody knows how far it is */
    assert_false(read_text("range 8 4\nglow 1 2 3 4 ffffff 5\n", &m));
    assert_true(
        read_text("range 4 8\nglow 1 2\nwasp 1 2 3 4 ffffff 5\nglow 1 2 0 4 ffffff 5\nleaf 1 2 3 4 ffffff 5", &m));
    assert_int_equal(m.n, 1);
    assert_int_equal(m.mote[0].kind, MOTE_LEAF);
    assert_true(read_text("eye 1 2\neye 1 2 0 4\neye 1 2 3 4\n" /* and more than there is room for */
                          "eye 1 2 3 4\neye 1 2 3 4\neye 1 2 3 4\neye 1 2 3 4\neye 1 2 3 4\neye 1 2 3 4\n"
                          "eye 1 2 3 4\neye 1 2 3 4\n",
                          &m));
    assert_int_equal(m.eyes, EYES_MOST);
}

static void every_list_of_the_pictures_is_read(void **unused)
{
    (void)unused;
    static const char *const folder[] = {"horde", "monstrous", "goblins", "siege"};
    int n = 0, float_there = 0;
    for (size_t i = 0; i < sizeof folder / sizeof *folder; i++) {
        char path[600];
        (void)snprintf(path, sizeof path, "%s/assets/relief/cards/%s", PROJECT_DIR, folder[i]);
        DIR *d = opendir(path);
        assert_non_null(d);
        for (const struct dirent *e = readdir(d); e; e = readdir(d)) {
            Motes m;
            if (strstr(e->d_name, ".floats") == NULL)
                continue;
            (void)snprintf(path, sizeof path, "%s/assets/relief/cards/%s/%s", PROJECT_DIR, folder[i], e->d_name);
            float_there += motes_read(path, &m);
            n++;
        }
        (void)closedir(d);
    }
    print_message("in %d of %d pictures something floats\n", float_there, n);
    assert_true(float_there > 0 && float_there > n / 2);
}

static void nothing_jumps_while_it_is_seen(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < MOTE_KINDS; kind++)
        for (int warm = 0; warm < 2; warm++) {
            Mote m = {.kind = (MoteKind)kind, .r = 0.005f, .color = {255, 160, warm ? 40 : 220}, .strength = 1};
            MotePlace before = mote_at(&m, kind, 0);
            float most = 0, shown = 0;
            for (int ms = 10; ms < 20000; ms += 10) {
                MotePlace at = mote_at(&m, kind, (float)ms / 1000);
                if (at.shown > 0.1f && before.shown > 0.1f)
                    most = fmaxf(most, hypotf(at.x - before.x, at.y - before.y));
                assert_true(fabsf(at.shown - before.shown) < 0.2f);
                assert_true(at.shown >= 0 && at.shown <= 1 && hypotf(at.x, at.y) < 0.25f);
                shown = fmaxf(shown, at.shown);
                before = at;
            }
            assert_true(most < 0.002f);
            assert_true(shown > 0.6f);
        }
}

/* Its height while it is seen, from early to late in one life. */
static float rises(MoteKind kind)
{
    Mote m = {.kind = kind, .r = 0.005f, .color = {255, 160, 40}, .strength = 1};
    int up = 0, down = 0;
    for (int ms = 10; ms < 20000; ms += 10) {
        float d = mote_at(&m, 3, (float)ms / 1000).y - mote_at(&m, 3, (float)(ms - 10) / 1000).y;
        up += d < 0;
        down += d > 0;
    }
    return (float)(up - down) / 2000;
}

static void embers_rise_and_snow_falls(void **unused)
{
    (void)unused;
    assert_true(rises(MOTE_GLOW) > 0.9f);
    assert_true(rises(MOTE_BUBBLE) > 0.9f);
    assert_true(rises(MOTE_SNOW) < -0.9f);
    assert_true(rises(MOTE_LEAF) < -0.9f);
    assert_float_equal(rises(MOTE_SPARKLE), 0, 1e-5f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_is_read),
        cmocka_unit_test(damaged_lines_float_nowhere),
        cmocka_unit_test(every_list_of_the_pictures_is_read),
        cmocka_unit_test(nothing_jumps_while_it_is_seen),
        cmocka_unit_test(embers_rise_and_snow_falls),
    };
    return cmocka_run_group_tests_name("motes", tests, NULL, NULL);
}
