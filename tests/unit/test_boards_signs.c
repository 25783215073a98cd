/* SPDX-License-Identifier: MIT
 * Every sign that a source file asks for exists. */
#include "help.h"

#include <dirent.h>

#include "base/file.h"
#include "gfx/signs.h"

/* The words in quotation marks between the parenthesis at `p` and its end must be signs. */
static int check_call(const char *file, const char *p)
{
    int depth = 0, found = 0;
    do {
        depth += (*p == '(') - (*p == ')');
        const char *end = *p == '"' ? strchr(p + 1, '"') : NULL;
        char word[64] = "";
        if (end && end - p < (int)sizeof word) {
            (void)snprintf(word, sizeof word, "%.*s", (int)(end - p - 1), p + 1);
            if (word[0] && strspn(word, "abcdefghijklmnopqrstuvwxyz-") == strlen(word)) {
                if (!sign_shape(word))
                    fail_msg("%s asks for the sign '%s', which does not exist", file, word);
                found++;
            }
        }
        p = end ? end + 1 : p + 1;
    } while (depth > 0 && *p);
    return found;
}

/* Calls of functions whose name ends in "sign", "sign_on" or "badge". */
static int check_source(const char *file, const char *text)
{
    static const char *const call[] = {"sign(", "sign_on(", "badge("};
    int found = 0;
    for (size_t i = 0; i < sizeof call / sizeof *call; i++)
        for (const char *p = strstr(text, call[i]); p; p = strstr(p + 1, call[i]))
            found += check_call(file, p + strlen(call[i]) - 1);
    return found;
}

static void every_sign_that_is_asked_for_exists(void **st)
{
    (void)st;
    static const char *const folder[] = {
        "games/horde/table", "games/monstrous/table", "games/goblins/table", "games/siege/table", "ui", "app",
        "app/scenes"};
    int found = 0;
    for (size_t i = 0; i < sizeof folder / sizeof *folder; i++) {
        char path[400];
        (void)snprintf(path, sizeof path, "%s/src/%s", PROJECT_DIR, folder[i]);
        DIR *dir = opendir(path);
        assert_non_null(dir);
        for (struct dirent *e = readdir(dir); e; e = readdir(dir)) {
            size_t n = strlen(e->d_name);
            Buf text = {0};
            char file[700];
            (void)snprintf(file, sizeof file, "%s/%s", path, e->d_name);
            if (n < 3 || strcmp(e->d_name + n - 2, ".c") != 0)
                continue;
            assert_int_equal(file_read(file, 1 << 20, &text).code, 0);
            found += check_source(e->d_name, buf_str(&text));
            buf_free(&text);
        }
        (void)closedir(dir);
    }
    assert_true(found > 15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_sign_that_is_asked_for_exists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
