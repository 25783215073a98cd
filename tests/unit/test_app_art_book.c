/* SPDX-License-Identifier: MIT
 * The art book without a browser: every link of its page leads to a file, the page is well formed, the scripts hold the
 * pictures they say, and nobody's own files are touched. */
#include "help.h"

#include <stdio.h>

#include "app/art_book.h"
#include "base/buf.h"
#include "base/file.h"

enum { MOST = 64 << 20, DEEP = 64 };

static void read_all(const char *folder, const char *name, Buf *out)
{
    char path[400];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    Status s = file_read(path, MOST, out);
    if (s.code != 0)
        fail_msg("%s: %s", path, s.text);
}

/* Follows src="..." and href="..." of the page; returns how many led to files. */
static int links(const char *folder, const char *page)
{
    static const char *const kind[] = {"src=\"", "href=\""};
    int n = 0;
    for (int k = 0; k < 2; k++)
        for (const char *at = page; (at = strstr(at, kind[k])) != NULL;) {
            char name[200], path[400];
            at += strlen(kind[k]);
            (void)snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "\""), at);
            if (name[0] == '#' || strncmp(name, "data:", 5) == 0)
                continue;
            assert_null(strstr(name, "://")); /* nothing of the network */
            (void)snprintf(path, sizeof path, "%s/%s", folder, name);
            if (!file_exists(path))
                fail_msg("the page leads to %s, which is not there", name);
            n++;
        }
    return n;
}

static bool closes_itself(const char *tag, size_t n)
{
    static const char *const alone[] = {"!doctype", "meta", "link", "img", "input", "br", "line"};
    for (size_t i = 0; i < sizeof alone / sizeof *alone; i++)
        if (n == strlen(alone[i]) && strncmp(tag, alone[i], n) == 0)
            return true;
    return false;
}

/* Every tag that is opened is closed, in order. */
static void is_well_formed(const char *page)
{
    const char *open[DEEP];
    size_t length[DEEP];
    int deep = 0;
    for (const char *at = page; (at = strchr(at, '<')) != NULL;) {
        bool ends = at[1] == '/';
        const char *tag = at + 1 + ends;
        size_t n = strcspn(tag, " >");
        at = tag + n;
        if (closes_itself(tag, n))
            continue;
        if (!ends) {
            assert_true(deep < DEEP);
            open[deep] = tag;
            length[deep++] = n;
            continue;
        }
        if (deep == 0 || length[deep - 1] != n || strncmp(open[deep - 1], tag, n) != 0)
            fail_msg("'</%.*s>' closes nothing", (int)n, tag);
        deep--;
    }
    assert_int_equal(deep, 0);
}

static void a_browser_finds_everything(void **state)
{
    (void)state;
    char home[64], folder[120];
    Buf page = {0}, script = {0}, style = {0};
    help_folder(home);
    (void)snprintf(folder, sizeof folder, "%s/new/book", home);
    Status s = art_book_write(folder, "en");
    assert_string_equal(s.text, "");
    read_all(folder, "index.html", &page);
    assert_true(links(folder, buf_str(&page)) > 2 * 310); /* a picture is linked and shown */
    is_well_formed(buf_str(&page));
    assert_non_null(strstr(buf_str(&page), "Water Dragon"));
    assert_non_null(strstr(buf_str(&page), "water_dragon() &middot; art/types/dragon.c:"));
    assert_null(strstr(buf_str(&page), "[sign:"));
    read_all(folder, "clay/horde/water-dragon.js", &script);
    assert_int_equal(strncmp(buf_str(&script), "book.put(\"horde/water-dragon\", \"data:image/webp;base64,UklGR", 60),
                     0);
    assert_non_null(strstr(buf_str(&script), "\", \"data:image/webp;base64,UklGR")); /* "RIFF", as WebP begins */
    read_all(folder, "book.css", &style);
    assert_null(strstr(buf_str(&style), "http"));
    buf_free(&page);
    buf_free(&script);
    buf_free(&style);
    s = art_book_write(folder, "en"); /* its own folder */
    assert_int_equal(s.code, 0);
    help_remove(home);
}

static void nobodys_files_are_touched(void **state)
{
    (void)state;
    char home[64], path[160];
    Status s;
    Buf text = {0};
    help_folder(home);
    (void)snprintf(path, sizeof path, "%s/index.html", home);
    assert_int_equal(file_write(path, "mine", 4).code, 0);
    assert_null(art_book_begin(home, "en", &s));
    assert_non_null(strstr(s.text, "holds other files"));
    read_all(home, "index.html", &text);
    assert_string_equal(buf_str(&text), "mine");
    buf_free(&text);
    assert_null(art_book_begin(path, "en", &s)); /* a file is no folder */
    assert_int_not_equal(s.code, 0);
    assert_true(s.text[0] != '\0');
    assert_null(art_book_begin("", "en", &s));
    assert_true(s.text[0] != '\0');
    help_remove(home);
}

static void it_can_be_stopped(void **state)
{
    (void)state;
    char home[64], path[160];
    Status s;
    help_folder(home);
    ArtBook *b = art_book_begin(home, "en", &s);
    assert_non_null(b);
    for (int i = 0; i < 5; i++)
        assert_true(art_book_step(b, &s));
    assert_true(art_book_done(b) > 0 && art_book_done(b) < 0.1f);
    art_book_end(b);
    (void)snprintf(path, sizeof path, "%s/index.html", home);
    assert_false(file_exists(path));
    b = art_book_begin(home, "en", &s); /* and be begun again */
    assert_non_null(b);
    art_book_end(b);
    help_remove(home);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_browser_finds_everything),
        cmocka_unit_test(nobodys_files_are_touched),
        cmocka_unit_test(it_can_be_stopped),
    };
    return cmocka_run_group_tests_name("art book", tests, NULL, NULL);
}
