/* SPDX-License-Identifier: MIT
 * Picture files and their sizes; pictures that a thread makes while frames go on without them; the bound of memory. */
#include "help_gfx.h"
#include "help.h"

#include <sys/stat.h>

#include "gfx/decoder.h"
#include "gfx/inside.h"
#include "gfx/picture_file.h"
#include "hall_version.h"

static const SDL_FRect whole = {0, 0, 0, 0};
static const char *const some[] = {"cards/horde/water-ooze",
                                   "cards/horde/sun-troll",
                                   "cards/horde/fire-golem",
                                   "backs/horde",
                                   "frames/sun",
                                   "medals/moon",
                                   "cards/horde/moon-golem",
                                   "cards/horde/royal-troll",
                                   "backdrops/mine"};
enum { SOME = sizeof some / sizeof *some, PATIENCE = 20000 };

static void heads_tell_the_size(void **state)
{
    (void)state;
    for (int i = 0; i < SOME; i++) {
        char path[512], err[PICTURE_WORDS];
        bool opaque;
        int w = 0, h = 0;
        (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, some[i]);
        assert_true(picture_file_size(path, &w, &h));
        SDL_Surface *s = picture_file_read(path, &opaque, err, sizeof err);
        assert_non_null(s);
        assert_int_equal(s->w, w);
        assert_int_equal(s->h, h);
        SDL_FreeSurface(s);
    }
    static const uint8_t lossless[PICTURE_HEAD] = "RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2F\xFF\xC1\x18\0";
    static const uint8_t extended[PICTURE_HEAD] = "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x10\0\0\0\xFF\0\0\x63\0\0";
    static const uint8_t huge[PICTURE_HEAD] = "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x10\0\0\0\xFF\xFF\xFF\x63\0\0";
    static const uint8_t wave[PICTURE_HEAD] = "RIFF\0\0\0\0WAVEfmt ";
    int w, h;
    assert_true(picture_head(lossless, &w, &h));
    assert_int_equal(w, 0x1FF + 1);
    assert_int_equal(h, (0x18C1FF >> 14) + 1);
    assert_true(picture_head(extended, &w, &h));
    assert_int_equal(w, 256);
    assert_int_equal(h, 100);
    assert_false(picture_head(huge, &w, &h));
    assert_false(picture_head(wave, &w, &h));
}

static void assert_same(const SDL_Surface *a, const SDL_Surface *b)
{
    assert_true(a->w == b->w && a->h == b->h);
    for (int y = 0; y < a->h; y++)
        assert_memory_equal((const Uint8 *)a->pixels + (ptrdiff_t)y * a->pitch,
                            (const Uint8 *)b->pixels + (ptrdiff_t)y * b->pitch, (size_t)a->w * 4);
}

static void the_thread_makes_the_same_pictures(void **state)
{
    (void)state;
    Pictures *here = pictures_new(PROJECT_DIR), *there = pictures_new(PROJECT_DIR);
    assert_int_equal(pictures_ask(here, some[0], whole, 60, 75), PICTURE_READY);
    assert_int_equal(pictures_ask(here, "no/such", whole, 60, 75), PICTURE_NONE);
    pictures_background(there);
    pictures_frame(there);
    assert_int_equal(pictures_ask(there, "no/such", whole, 60, 75), PICTURE_NONE);
    for (int i = 0; i < SOME; i++)
        (void)pictures_ask(there, some[i], whole, 60 + i, 75);
    pictures_wait(there, PATIENCE);
    for (int i = 0; i < SOME; i++) {
        assert_int_equal(pictures_ask(there, some[i], whole, 60 + i, 75), PICTURE_READY);
        SDL_Surface *a = pictures_scaled(here, some[i], whole, 60 + i, 75);
        SDL_Surface *b = pictures_scaled(there, some[i], whole, 60 + i, 75);
        assert_same(a, b);
        SDL_FreeSurface(a);
        SDL_FreeSurface(b);
    }
    /* Taken; and who cannot wait gets it at once. */
    SDL_Surface *again = pictures_scaled(there, some[0], whole, 60, 75);
    assert_non_null(again);
    SDL_FreeSurface(again);
    pictures_free(here);
    pictures_free(there);
}

static void what_nobody_asks_for_is_forgotten(void **state)
{
    (void)state;
    Pictures *p = pictures_new(PROJECT_DIR);
    pictures_background(p);
    for (int frame = 0; frame < 300; frame++) { /* somebody scrolls quickly: every frame wants other sizes */
        pictures_frame(p);
        for (int i = 0; i < SOME; i++)
            (void)pictures_ask(p, some[i], whole, 40 + frame, 90);
    }
    pictures_wait(p, PATIENCE); /* only for the last frame's nine, not for 2700 */
    for (int i = 0; i < SOME; i++)
        assert_int_equal(pictures_ask(p, some[i], whole, 40 + 299, 90), PICTURE_READY);
    /* Of the others only those that the thread happened to have done while they were asked for. */
    int kept = 0;
    pictures_frame(p);
    for (int frame = 0; frame < 299; frame++)
        for (int i = 0; i < SOME; i++)
            kept += pictures_ask(p, some[i], whole, 40 + frame, 90) == PICTURE_READY;
    assert_in_range(kept, 0, 299 * SOME / 2);
    pictures_free(p); /* in the middle of the work */
}

static void damaged_files_are_reported_once(void **state)
{
    (void)state;
    char folder[64], path[200];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/assets", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    (void)snprintf(path, sizeof path, "%s/assets/half.webp", folder);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    static const char head[] = "RIFF\x40\0\0\0WEBPVP8X\x0A\0\0\0\x10\0\0\0\x63\0\0\x63\0\0 and nothing of its pixels";
    assert_int_equal(fwrite(head, 1, sizeof head, f), sizeof head);
    assert_int_equal(fclose(f), 0);
    Pictures *p = pictures_new(folder);
    int w = 0, h = 0;
    assert_true(pictures_size(p, "half", &w, &h) && w == 100 && h == 100);
    pictures_background(p);
    pictures_frame(p);
    assert_int_equal(pictures_ask(p, "half", whole, 20, 20), PICTURE_COMING);
    pictures_wait(p, PATIENCE);
    assert_int_equal(pictures_ask(p, "half", whole, 20, 20), PICTURE_NONE);
    assert_false(pictures_size(p, "half", &w, &h));
    assert_null(pictures_scaled(p, "half", whole, 20, 20));
    pictures_free(p);
    help_remove(folder);
}

/* ---- pictures of two files ------------------------------------------------------------------------------------------ */

static const char twice[] = "scenes/siege-watch"; /* 1280 x 420; its second file 2560 x 840 */

static void assert_shows(Pictures *p, SDL_FRect crop, int w, int h, const char *file, SDL_FRect part)
{
    char err[PICTURE_WORDS];
    Decoder *d = decoder_new(PROJECT_DIR);
    SDL_Surface *a = pictures_scaled(p, twice, crop, w, h), *b = decoder_scaled(d, file, part, w, h, err);
    assert_non_null(a);
    assert_non_null(b);
    assert_same(a, b);
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    decoder_free(d);
}

static void large_windows_show_the_large_file(void **state)
{
    (void)state;
    static const char large[] = "scenes/siege-watch.large";
    SDL_FRect part = {100, 50, 300, 200}, doubled = {200, 100, 600, 400};
    int w, h;
    Pictures *p = pictures_new(PROJECT_DIR);
    assert_true(pictures_size(p, twice, &w, &h)); /* crops are in its own pixels, whichever file serves them */
    assert_int_equal(w, 1280);
    assert_shows(p, whole, 1280, 420, twice, whole);
    assert_shows(p, whole, 1500, 492, twice, whole); /* a little enlarged is no reason to decode four times as much */
    assert_shows(p, whole, 1600, 525, large, whole);
    assert_shows(p, part, 300, 200, twice, part);
    assert_shows(p, part, 480, 320, large, doubled);
    pictures_largest(p, twice, &w, &h);
    assert_true(w == 2560 && h == 840);
    pictures_largest(p, "scenes/hall", &w, &h); /* not twice, but so wide as screens are */
    assert_true(w == 2560 && h == 1600);
    pictures_largest(p, "backs/horde", &w, &h); /* has one file */
    assert_true(w == 320 && h == 400);
    pictures_background(p); /* the thread does the same */
    pictures_frame(p);
    assert_int_equal(pictures_ask(p, twice, part, 480, 320), PICTURE_COMING);
    pictures_wait(p, PATIENCE);
    assert_int_equal(pictures_ask(p, twice, part, 480, 320), PICTURE_READY);
    assert_shows(p, part, 480, 320, large, doubled);
    pictures_free(p);
}

static void a_damaged_large_file_leaves_the_first(void **state)
{
    (void)state;
    char folder[64], path[300], first[300];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/assets", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    (void)snprintf(first, sizeof first, "%s/assets/backs/horde.webp", PROJECT_DIR);
    (void)snprintf(path, sizeof path, "%s/assets/back.webp", folder);
    assert_int_equal(symlink(first, path), 0);
    (void)snprintf(path, sizeof path, "%s/assets/back.large.webp", folder);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    static const char head[] = "RIFF\x40\0\0\0WEBPVP8X\x0A\0\0\0\x10\0\0\0\x7F\x02\0\x1F\x03\0 and no pixels";
    assert_int_equal(fwrite(head, 1, sizeof head, f), sizeof head);
    assert_int_equal(fclose(f), 0);
    Pictures *p = pictures_new(folder);
    int w, h;
    pictures_largest(p, "back", &w, &h);
    assert_true(w == 640 && h == 800);
    assert_null(pictures_scaled(p, "back", whole, 640, 800));
    SDL_Surface *s = pictures_scaled(p, "back", whole, 640, 800);
    assert_non_null(s);
    SDL_FreeSurface(s);
    pictures_free(p);
    help_remove(folder);
}

/* Nobody writes into it: whoever read it would wait for ever. */
static void a_pipe_is_no_picture(void **state)
{
    (void)state;
    char folder[64], path[200], err[200] = "";
    bool opaque;
    int w, h;
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/pipe.webp", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(picture_file_size(path, &w, &h));
    assert_null(picture_file_read(path, &opaque, err, sizeof err));
    assert_non_null(strstr(err, "pipe.webp"));
    help_remove(folder);
}

static void decoded_pictures_stay_within_their_bound(void **state)
{
    (void)state;
    Decoder *d = decoder_new(PROJECT_DIR);
    char err[PICTURE_WORDS];
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < SOME; i++) {
            SDL_FreeSurface(decoder_scaled(d, some[i], whole, 300 + i, 400, err));
            SDL_FreeSurface(decoder_scaled(d, "scenes/hall", whole, 200, 100, err));
            assert_string_equal(err, "");
            assert_in_range(decoder_bytes(d), 1, 12 << 20);
        }
    assert_null(decoder_scaled(d, "no/such", whole, 10, 10, err));
    assert_true(strlen(err) > 0);
    decoder_free(d);
}

/* ---- frames that do not wait ---------------------------------------------------------------------------------------- */

static void draw(Gfx *g)
{
    gfx_begin(g, 640, 400, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_wood(g, rect(0, 0, 640, 400));
    card_draw(g, &help_ooze, rect(20, 20, 84, 105), 0, NULL);
    card_draw(g, &help_ooze, rect(120, 20, 240, 300), CARD_LIT, NULL);
    card_draw_back(g, "backs/horde", rect(380, 20, 84, 105), 0);
    (void)gfx_picture_cover(g, "scenes/hall", rect(380, 140, 200, 120), 0.5f, 1);
    gfx_end(g);
}

static void frames_go_on_and_end_up_the_same(void **state)
{
    (void)state;
    char err[128];
    Window *a = window_open(&(WindowSpec){.w = 640, .h = 400, .offscreen = true}, err, sizeof err);
    Window *b = window_open(&(WindowSpec){.w = 640, .h = 400, .offscreen = true}, err, sizeof err);
    Gfx *patient = gfx_new(window_surface(a), PROJECT_DIR), *hasty = gfx_new(window_surface(b), PROJECT_DIR);
    gfx_background(hasty);
    gfx_expect(hasty, "scenes/hall");
    gfx_expect_small(hasty, "cards/horde/water-ooze"); /* which is also shown larger than that serves for */
    draw(patient);
    assert_false(gfx_settle(patient, PATIENCE));
    draw(hasty);
    SDL_Surface *first = SDL_ConvertSurfaceFormat(window_surface(b), SDL_PIXELFORMAT_RGB888, 0);
    int frames = 0;
    while (gfx_settle(hasty, PATIENCE)) {
        draw(hasty);
        assert_in_range(++frames, 1, 10);
    }
    assert_true(frames > 0);
    assert_same(window_surface(a), window_surface(b));
    assert_memory_not_equal(first->pixels, window_surface(b)->pixels, 640 * 200 * 4);
    SDL_FreeSurface(first);
    gfx_free(patient);
    gfx_free(hasty);
    window_close(a);
    window_close(b);
}

/* Draws one card on black; faded: made, but not seen. */
static void draw_one(Gfx *g, float w, bool faded)
{
    gfx_begin(g, 640, 400, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(g, rect(0, 0, 640, 400), (Color){0, 0, 0, 255});
    gfx_fade(g, faded ? 0 : 1);
    card_draw(g, &help_ooze, rect(20, 20, w, w * 1.25f), 0, NULL);
    gfx_fade(g, 1);
    gfx_end(g);
}

/* Returns how many neighbours differ in a row through the middle of the picture: few on an empty plate. */
static int details(SDL_Surface *s)
{
    const Uint32 *row = (const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)s->pitch * 60);
    int n = 0;
    for (int x = 30; x < 90; x++)
        n += (row[x] & 0xFFFFFFu) != (row[x + 1] & 0xFFFFFFu);
    return n;
}

static void a_card_stands_for_itself_in_another_size(void **state)
{
    (void)state;
    char err[128];
    Window *window = window_open(&(WindowSpec){.w = 640, .h = 400, .offscreen = true}, err, sizeof err);
    Gfx *g = gfx_new(window_surface(window), PROJECT_DIR);
    gfx_background(g);
    draw_one(g, 84, false);
    assert_in_range(details(window_surface(window)), 0, 4); /* nothing of it is known yet */
    while (gfx_settle(g, PATIENCE))
        draw_one(g, 84, false);
    for (int size = 96; size < 120; size += 8) {
        draw_one(g, (float)size, false);
        assert_in_range(details(window_surface(window)), 30, 60);
    }
    gfx_free(g);
    window_close(window);
}

static void draw_back(Gfx *g, float w)
{
    gfx_begin(g, 640, 400, 1.0f / 0.9f, THEME_TAVERN, 1, false);
    gfx_fill(g, rect(0, 0, 640, 400), (Color){0, 0, 0, 255});
    card_draw_back(g, "backs/horde", rect(20, 20, w, w * 1.25f), 0);
    gfx_end(g);
}

static void a_back_stands_for_itself_in_another_size(void **state)
{
    (void)state;
    char err[128];
    Window *window = window_open(&(WindowSpec){.w = 640, .h = 400, .offscreen = true}, err, sizeof err);
    Gfx *g = gfx_new(window_surface(window), PROJECT_DIR);
    gfx_background(g);
    draw_back(g, 84);
    assert_in_range(details(window_surface(window)), 0, 4);
    while (gfx_settle(g, PATIENCE))
        draw_back(g, 84);
    draw_back(g, 84); /* seen once */
    draw_back(g, 104);
    assert_in_range(details(window_surface(window)), 30, 60);
    gfx_free(g);
    window_close(window);
}

static void a_faded_card_is_made_and_not_seen(void **state)
{
    (void)state;
    char err[128];
    Window *window = window_open(&(WindowSpec){.w = 640, .h = 400, .offscreen = true}, err, sizeof err);
    Gfx *g = gfx_new(window_surface(window), PROJECT_DIR);
    gfx_background(g);
    do {
        draw_one(g, 84, true);
        assert_int_equal(details(window_surface(window)), 0);
    } while (gfx_settle(g, PATIENCE));
    draw_one(g, 84, false);
    assert_in_range(details(window_surface(window)), 30, 60);
    gfx_free(g);
    window_close(window);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(heads_tell_the_size),
        cmocka_unit_test(the_thread_makes_the_same_pictures),
        cmocka_unit_test(what_nobody_asks_for_is_forgotten),
        cmocka_unit_test(damaged_files_are_reported_once),
        cmocka_unit_test(large_windows_show_the_large_file),
        cmocka_unit_test(a_damaged_large_file_leaves_the_first),
        cmocka_unit_test(a_pipe_is_no_picture),
        cmocka_unit_test(decoded_pictures_stay_within_their_bound),
        cmocka_unit_test(frames_go_on_and_end_up_the_same),
        cmocka_unit_test(a_card_stands_for_itself_in_another_size),
        cmocka_unit_test(a_back_stands_for_itself_in_another_size),
        cmocka_unit_test(a_faded_card_is_made_and_not_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
