/* SPDX-License-Identifier: MIT
 * The fuzzers without a fuzzer: every seed, every input that once crashed (tests/fuzz/crashes), and a few thousand
 * random changes of them, in the ordinary test run. */
#include "help.h"

#include <dirent.h>

#include "base/file.h"

typedef int (*Fuzzer)(const uint8_t *data, size_t n);
int fuzz_journal(const uint8_t *data, size_t n);
int fuzz_position(const uint8_t *data, size_t n);
int fuzz_protocol(const uint8_t *data, size_t n);
int fuzz_scenario(const uint8_t *data, size_t n);

#define LLVMFuzzerTestOneInput fuzz_journal
#include "../fuzz/fuzz_journal.c"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_position
#include "../fuzz/fuzz_position.c"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_protocol
#include "../fuzz/fuzz_protocol.c"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_scenario
#include "../fuzz/fuzz_scenario.c"
#undef LLVMFuzzerTestOneInput

enum { CHANGES = 300, INPUT_MOST = 1 << 20 };

/* An exact copy on the heap, so that a sanitizer sees every read beyond it. */
static void feed(Fuzzer fuzzer, const char *text, size_t n)
{
    uint8_t *copy = xmalloc(n);
    memcpy(copy, text, n);
    assert_int_equal(fuzzer(copy, n), 0);
    free(copy);
}

static void feed_changed(Fuzzer fuzzer, const Buf *text, Rng *r)
{
    static const char likely[] = "0123456789{}[]\",:#=- \n?x";
    for (int i = 0; i < CHANGES && text->n > 0; i++) {
        char *copy = xmalloc(text->n);
        memcpy(copy, text->text, text->n);
        for (uint32_t k = 1 + rng_below(r, 4); k > 0; k--)
            copy[rng_below(r, (uint32_t)text->n)] = likely[rng_below(r, sizeof likely - 1)];
        size_t n = rng_below(r, 4) ? text->n : rng_below(r, (uint32_t)text->n);
        feed(fuzzer, copy, n);
        free(copy);
    }
}

static int feed_folder(Fuzzer fuzzer, const char *kind, const char *name)
{
    char folder[512], path[1024];
    int files = 0;
    Rng r = rng_seed(3);
    (void)snprintf(folder, sizeof folder, "%s/fuzz/%s/%s", TEST_DIR, kind, name);
    DIR *d = opendir(folder);
    for (struct dirent *e; d && (e = readdir(d));) {
        if (e->d_name[0] == '.')
            continue;
        Buf text = {0};
        (void)snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        assert_int_equal(file_read(path, INPUT_MOST, &text).code, 0);
        feed(fuzzer, buf_str(&text), text.n);
        feed_changed(fuzzer, &text, &r);
        buf_free(&text);
        files++;
    }
    if (d)
        closedir(d);
    return files;
}

static void feed_all(Fuzzer fuzzer, const char *name)
{
    feed(fuzzer, "", 0);
    (void)feed_folder(fuzzer, "crashes", name); /* there need not be any */
    assert_true(feed_folder(fuzzer, "corpus", name) > 2);
}

static void journals_never_crash(void **st)
{
    (void)st;
    feed_all(fuzz_journal, "journal");
}

static void positions_never_crash(void **st)
{
    (void)st;
    feed_all(fuzz_position, "position");
}

static void protocol_lines_never_crash(void **st)
{
    (void)st;
    feed_all(fuzz_protocol, "protocol");
}

static void scenarios_never_crash(void **st)
{
    (void)st;
    feed_all(fuzz_scenario, "scenario");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(journals_never_crash),
        cmocka_unit_test(positions_never_crash),
        cmocka_unit_test(protocol_lines_never_crash),
        cmocka_unit_test(scenarios_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
