/* SPDX-License-Identifier: MIT
 * Marks, the breaking of paragraphs, and texts that are too long. */
#include "help_gfx.h"

#include <math.h>

#include "gfx/marks.h"
#include "hall_version.h"

static int open_screen(void **state)
{
    static Screen s;
    s = screen_open(1280, 800, PROJECT_DIR);
    gfx_begin(s.g, 1280, 800, 1, THEME_TAVERN, 1, false);
    *state = &s;
    return 0;
}

static int close_screen(void **state)
{
    Screen *s = *state;
    gfx_end(s->g);
    screen_close(s);
    return 0;
}

static const Text body = {FACE_MEDIUM, 14, {255, 255, 255, 255}, ALIGN_LEFT, false};

/* The pieces of a text as a short string: words as they are, bold ones in <>, tokens as name=value, / for line ends. */
static const char *pieces(const char *text)
{
    static char out[512];
    MarkReader r = {text, false};
    out[0] = '\0';
    for (TextPiece p = marks_next(&r); p.kind != TEXT_END; p = marks_next(&r)) {
        size_t n = strlen(out);
        char *to = out + n;
        size_t room = sizeof out - n;
        switch (p.kind) {
        case TEXT_WORD:
            snprintf(to, room, p.bold ? "<%.*s>" : "%.*s", (int)p.length, p.start);
            break;
        case TEXT_BLANK:
            snprintf(to, room, "_");
            break;
        case TEXT_LINE:
            snprintf(to, room, "/");
            break;
        case TEXT_SIGN:
            snprintf(to, room, "sign=%s", p.word);
            break;
        default:
            snprintf(to, room, "%s=%d", p.kind == TEXT_COIN ? "coin" : "seat", p.number);
            break;
        }
    }
    return out;
}

static void marks_are_read(void **state)
{
    (void)state;
    assert_string_equal(pieces("a *b c* d"), "a_<b>_<c>_d");
    assert_string_equal(pieces("*All*"), "<All>");
    assert_string_equal(pieces("takes [sign:water] and [coin:-3]."), "takes_sign=water_and_coin=-3.");
    assert_string_equal(pieces("[seat:0]\nnext"), "seat=0/next");
    assert_string_equal(pieces("one  two"), "one_two");
}

static void what_is_no_mark_stays(void **state)
{
    (void)state;
    assert_string_equal(pieces("2 * 3"), "2_*_3");
    assert_string_equal(pieces("lone *star"), "lone_*star");
    assert_string_equal(pieces("[sign:]"), "[sign:]");
    assert_string_equal(pieces("[coin:x]"), "[coin:x]");
    assert_string_equal(pieces("[other] ["), "[other]_[");
    assert_string_equal(pieces("*open\nend*"), "*open/end*");
    assert_string_equal(pieces("a[sign:sun]b"), "asign=sunb");
}

static int lines(Gfx *g, float width, const char *text)
{
    return (int)lrintf(gfx_paragraph_height(g, body, width, text) / gfx_text_height(g, body));
}

static void paragraphs_break_at_blanks(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    float one = gfx_text_width(g, body, "Skarn takes");
    assert_int_equal(lines(g, one + 2, "Skarn takes"), 1);
    assert_int_equal(lines(g, one + 2, "Skarn takes Skarn takes"), 2);
    assert_int_equal(lines(g, one - 2, "Skarn takes"), 2);
    assert_int_equal(lines(g, 400, "a\nb\n\nc"), 4);
    assert_int_equal(lines(g, 400, "a [sign:water] [coin:5] [seat:3] b"), 1);
    assert_int_equal(lines(g, 30, "[sign:water] [coin:5] [seat:3]"), 3);
}

typedef struct {
    int times[2];
    Rect last;
} SeenStretches;

static void note_stretch(void *ctx, int stretch, Rect r)
{
    SeenStretches *s = ctx;
    s->times[stretch]++;
    s->last = r;
}

static void a_stretch_is_told_line_by_line(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    static const char text[] = "Skarn takes matches";
    float one = gfx_text_width(g, body, "Skarn takes") + 12, line = gfx_text_height(g, body);
    const Stretch part[] = {{.at = 0, .length = 11}, {.at = 12, .length = 5}}; /* "match": the word is cut in two */
    SeenStretches s = {0};
    assert_int_equal(lrintf(gfx_paragraph_with_height(g, body, one, text, part, 2) / line), 2);
    (void)gfx_paragraph_with(g, body, rect(10, 10, one, 100), text, part, 2, note_stretch, &s);
    assert_int_equal(s.times[0], 1);
    assert_int_equal(s.times[1], 1);
    assert_true(s.last.y >= 10 + line - 1);
    assert_true(fabsf(s.last.w - gfx_text_width(g, body, "match")) < 2); /* not "matches" */
    s = (SeenStretches){0};
    (void)gfx_paragraph_with(g, body, rect(10, 10, one / 2 + 8, 100), text, part, 1, note_stretch, &s);
    assert_int_equal(s.times[0], 2); /* it goes on in the next line */
}

static void words_longer_than_the_line_are_broken(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    assert_true(lines(g, 50, "Donaudampfschifffahrtsgesellschaft") >= 4);
    assert_true(lines(g, 1, "narrow") >= 6); /* one character a line, and it ends */
    assert_true(lines(g, 50, "x\xC3\xA4\xC3\xB6\xC3\xBC\xC3\xA4\xC3\xB6\xC3\xBC\xC3\xA4\xC3\xB6\xC3\xBC") >= 2);
}

static void a_full_stop_stays_with_its_token(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    float upto = gfx_text_width(g, body, "same type ") + 19;
    assert_int_equal(lines(g, upto, "same type [sign:skeleton]."), 2);
    assert_int_equal(lines(g, upto + 8, "same type [sign:skeleton]."), 1);
}

static void drawing_takes_the_measured_height(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    const char *text = "*Mira* takes *Water Ooze* (1) and owes [coin:1] more, [seat:2] waits.";
    for (float w = 40; w < 500; w += 23) {
        float h = gfx_paragraph_height(g, body, w, text);
        assert_true(fabsf(gfx_paragraph(g, body, rect(10, 10, w, h), text) - h) < 0.01f);
    }
    assert_int_equal(gfx_overflow(g, NULL), 0);
}

static void overflow_is_counted(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    const char *first = NULL;
    float w = gfx_text_width(g, body, "fits exactly");
    gfx_text(g, body, rect(0, 0, w, 20), "fits exactly");
    assert_int_equal(gfx_overflow(g, &first), 0);
    assert_null(first);
    assert_true(gfx_text(g, body, rect(0, 0, w, 20), "fits not at all into it") <= w + 2);
    gfx_paragraph(g, body, rect(0, 0, 100, 20), "three lines of text do not fit into one");
    gfx_text(g, body, rect(0, 0, 200, 5), "too low");
    assert_int_equal(gfx_overflow(g, &first), 3);
    assert_string_equal(first, "fits not at all into it");
    gfx_begin(g, 1280, 800, 1, THEME_TAVERN, 1, false);
    assert_int_equal(gfx_overflow(g, &first), 0);
}

static void text_scale_enlarges_text_only(void **state)
{
    Gfx *g = ((Screen *)*state)->g;
    Text fixed = body;
    fixed.fixed = true;
    float w = gfx_text_width(g, body, "Monstrous Horde"), f = gfx_text_width(g, fixed, "Monstrous Horde");
    gfx_begin(g, 1280, 800, 1, THEME_TAVERN, 2, false);
    assert_true(gfx_text_width(g, body, "Monstrous Horde") > 1.9f * w);
    assert_true(fabsf(gfx_text_width(g, fixed, "Monstrous Horde") - f) < 0.01f);
}

/* True if nothing outside r is other than before. */
static bool stays_within(const Screen *s, Rect r)
{
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++) {
            bool inside = (float)x >= r.x && (float)x < r.x + r.w && (float)y >= r.y && (float)y < r.y + r.h;
            if (!inside && screen_pixel(s, x, y) != (s->pixel[(ptrdiff_t)y * s->w + x] & 0xFFFFFFu))
                return false;
        }
    return true;
}

/* Whatever the text, nothing is drawn beside its place. */
static void odd_texts_stay_in_their_place(void **state)
{
    Screen *s = *state;
    char giant[5000];
    memset(giant, 'x', sizeof giant);
    giant[sizeof giant - 1] = '\0';
    const char *const odd[] = {NULL, "", "\xFF\xFE broken", giant};
    const Rect none = rect(300, 300, 0, 0), place[] = {none, rect(300, 300, 100, 20), rect(300, 300, 100, 200)};
    const Color black = {0, 0, 0, 255};
    gfx_fill(s->g, rect(0, 0, 1280, 800), black);
    gfx_end(s->g);
    screen_read(s, s->pixel);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 4; k++) {
            gfx_begin(s->g, 1280, 800, 1, THEME_TAVERN, 1, false);
            gfx_fill(s->g, rect(0, 0, 1280, 800), black);
            if (i > 0) /* a line without room is three dots all the same */
                (void)gfx_text(s->g, body, place[i], odd[k]);
            (void)gfx_paragraph(s->g, body, place[i], odd[k]);
            gfx_end(s->g);
            assert_true(stays_within(s, place[i]));
            assert_int_equal(stays_within(s, none), i == 0 || k < 2);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_are_read),
        cmocka_unit_test(what_is_no_mark_stays),
        cmocka_unit_test_setup_teardown(paragraphs_break_at_blanks, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(a_stretch_is_told_line_by_line, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(words_longer_than_the_line_are_broken, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(a_full_stop_stays_with_its_token, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(drawing_takes_the_measured_height, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(overflow_is_counted, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(text_scale_enlarges_text_only, open_screen, close_screen),
        cmocka_unit_test_setup_teardown(odd_texts_stay_in_their_place, open_screen, close_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
