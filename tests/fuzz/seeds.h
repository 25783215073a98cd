/* SPDX-License-Identifier: MIT
 * The fuzzers without a fuzzer: every seed of tests/fuzz/corpus, every input that once crashed (tests/fuzz/crashes), and
 * random changes of them, in the ordinary test run. */
#ifndef TESTS_FUZZ_SEEDS_H
#define TESTS_FUZZ_SEEDS_H
#include <dirent.h>

#include "base/file.h"

typedef int (*Fuzzer)(const uint8_t *data, size_t n);

enum { SEED_BYTES_MOST = 1 << 20 };

/* An exact copy on the heap, so that a sanitizer sees every read beyond it. */
static void seed_feed(Fuzzer fuzzer, const char *text, size_t n)
{
    uint8_t *copy = xmalloc(n ? n : 1);
    memcpy(copy, text, n);
    assert_int_equal(fuzzer(copy, n), 0);
    free(copy);
}

static void seed_feed_changed(Fuzzer fuzzer, const Buf *text, int changes, Rng *r)
{
    static const char likely[] = "0123456789{}[]\",:#=- \n?x";
    for (int i = 0; i < changes && text->n > 0; i++) {
        char *copy = xmalloc(text->n);
        memcpy(copy, text->text, text->n);
        for (uint32_t k = 1 + rng_below(r, 4); k > 0; k--)
            copy[rng_below(r, (uint32_t)text->n)] = likely[rng_below(r, sizeof likely - 1)];
        size_t n = rng_below(r, 4) ? text->n : rng_below(r, (uint32_t)text->n);
        seed_feed(fuzzer, copy, n);
        free(copy);
    }
}

static int seed_feed_folder(Fuzzer fuzzer, const char *kind, const char *name, int changes)
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
        assert_int_equal(file_read(path, SEED_BYTES_MOST, &text).code, 0);
        seed_feed(fuzzer, buf_str(&text), text.n);
        seed_feed_changed(fuzzer, &text, changes, &r);
        buf_free(&text);
        files++;
    }
    if (d)
        closedir(d);
    return files;
}

/* changes: how many random changes of every file. */
static void seed_feed_all(Fuzzer fuzzer, const char *name, int changes)
{
    seed_feed(fuzzer, "", 0);
    (void)seed_feed_folder(fuzzer, "crashes", name, changes); /* there need not be any */
    assert_true(seed_feed_folder(fuzzer, "corpus", name, changes) > 2);
}

#endif
