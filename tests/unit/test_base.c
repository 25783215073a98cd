/* SPDX-License-Identifier: MIT
 * The base library: luck that is the same on every machine for ever, hashes, buffers, files that are never half
 * written. */
#include "help.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "base/file.h"
#include "base/hash.h"
#include "base/name.h"
#include "base/plain.h"
#include "base/rect.h"

/* ---- random numbers --------------------------------------------------------------------------------------------- */

/* Journals replay only as long as these hold: never change them, make a new generator instead. */
static void luck_is_the_same_for_ever(void **st)
{
    (void)st;
    static const struct {
        uint64_t seed, next[4];
    } known[] = {
        {0, {0x509946a41cd733a3, 0xd805fcac6824536e, 0xdadc02f3e3cf7be3, 0x622e4dd99d2720e5}},
        {1, {0x4ff5bb8dee914928, 0xf4bb636399efc448, 0x676ce74bb045e184, 0x85a5e2153b0d8255}},
        {42, {0xe6c71559e2525f98, 0x13b69ac93ec06b57, 0x879006cb74f40d36, 0x52d5476ee695f446}},
        {UINT64_MAX, {0xce7969def75baee9, 0x05c309d0f76f99b0, 0x89e339d2525a4a88, 0x7dd8379f4c35073a}},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        Rng r = rng_seed(known[i].seed);
        for (int k = 0; k < 4; k++)
            assert_true(rng_next(&r) == known[i].next[k]);
    }
}

static void luck_for_other_uses_is_another(void **st)
{
    (void)st;
    uint64_t seen[6 * 4 * 8 + 8];
    int n = 0;
    for (uint64_t seed = 0; seed < 8; seed++)
        for (int use = RNG_OPPONENT; use <= RNG_SIMULATION; use++)
            for (uint64_t i = 0; i < 4; i++)
                seen[n++] = rng_derive(seed, (RngUse)use, i);
    for (uint64_t seed = 0; seed < 8; seed++)
        seen[n++] = seed;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            assert_true(seen[i] != seen[k]);
    assert_true(rng_derive(5, RNG_OPPONENT, 3) == 0x64f55c636ead711au); /* the same on every machine */
}

/* A seed of 32 bits is found in two hours by who has seen some hash of the deal. */
static void any_seed_has_all_its_bits(void **st)
{
    (void)st;
    uint64_t ones = 0, zeros = 0, last = rng_any_seed();
    for (int i = 0; i < 200; i++) { /* that a bit stays as it is has a chance of 2^-200 */
        uint64_t seed = rng_any_seed();
        assert_true(seed != last);
        ones |= seed;
        zeros |= ~seed;
        last = seed;
    }
    assert_true(ones == UINT64_MAX && zeros == UINT64_MAX);
}

static void small_numbers_are_the_same_for_ever(void **st)
{
    (void)st;
    static const uint32_t dice[] = {2, 0, 0, 5, 3, 1, 3, 3, 5, 5, 3, 4};
    static const uint16_t shuffled[] = {3, 1, 7, 8, 2, 0, 6, 5, 9, 4};
    Rng r = rng_seed(7);
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++)
        assert_int_equal(rng_below(&r, 6), dice[i]);
    r = rng_seed(7);
    assert_int_equal(rng_below(&r, 4000000000u), 1626472171);
    assert_int_equal(rng_below(&r, 1000000), 2849);
    r = rng_seed(9);
    uint16_t a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    rng_shuffle16(&r, a, 10);
    assert_memory_equal(a, shuffled, sizeof a);
    r = rng_seed(3);
    Rng fork = rng_fork(&r);
    assert_true(rng_next(&fork) == 0xbd127cf990419b49);
    assert_true(rng_next(&r) == 0x41fda6f735a89b44);
}

/* With a bound just above a power of two a plain remainder or product would favour half of the numbers by far. */
static void a_bound_is_kept_without_bias(void **st)
{
    (void)st;
    enum { DRAWS = 60000 };
    const uint32_t bound = 3u << 30;
    Rng r = rng_seed(11);
    int third[3] = {0}, face[6] = {0};
    for (int i = 0; i < DRAWS; i++) {
        uint32_t n = rng_below(&r, bound);
        assert_true(n < bound);
        third[n >> 30]++;
        face[rng_below(&r, 6)]++;
    }
    for (int i = 0; i < 3; i++)
        assert_in_range(third[i], DRAWS / 3 - 700, DRAWS / 3 + 700); /* six standard deviations */
    for (int i = 0; i < 6; i++)
        assert_in_range(face[i], DRAWS / 6 - 560, DRAWS / 6 + 560);
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&r, 1), 0);
    for (int i = 0; i < 100; i++)
        (void)rng_below(&r, UINT32_MAX);
}

static void a_shuffle_permutes_evenly(void **st)
{
    (void)st;
    enum { DRAWS = 24000 };
    int first[4][4] = {{0}};
    Rng r = rng_seed(5);
    for (int i = 0; i < DRAWS; i++) {
        uint16_t a[4] = {0, 1, 2, 3};
        rng_shuffle16(&r, a, 4);
        assert_int_equal((1 << a[0]) + (1 << a[1]) + (1 << a[2]) + (1 << a[3]), 15);
        for (int k = 0; k < 4; k++)
            first[k][a[k]]++;
    }
    for (int k = 0; k < 4; k++)
        for (int v = 0; v < 4; v++)
            assert_in_range(first[k][v], DRAWS / 4 - 400, DRAWS / 4 + 400);
    uint16_t alone = 7;
    rng_shuffle16(&r, &alone, 1);
    rng_shuffle16(&r, &alone, 0);
    assert_int_equal(alone, 7);
}

static void no_seed_gives_an_empty_generator(void **st)
{
    (void)st;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        Rng r = rng_seed(seed * 0x9E3779B97F4A7C15u);
        assert_true(r.s[0] || r.s[1]);
    }
}

/* ---- hashes ----------------------------------------------------------------------------------------------------- */

/* They stand in every journal. */
static void hashes_are_the_same_for_ever(void **st)
{
    (void)st;
    assert_true(hash_bytes("", 0, 0) == 0xf8bb92cedee3ca88);
    assert_true(hash_string("a") == 0xbfaac9fc8e28d69b);
    assert_true(hash_string("goblins!") == 0x2c80f900334df55a);
    assert_true(hash_string("The quick brown ogre jumps over the lazy elf") == 0xa4f15a46974a9c04);
    assert_true(hash_bytes("Hall", 4, hash_bytes("Horde ", 6, 0)) == 0x4e087df5a36b6ec1);
}

static void every_bit_and_the_length_count(void **st)
{
    (void)st;
    unsigned char bytes[40] = {0};
    uint64_t zero = hash_bytes(bytes, sizeof bytes, 0);
    for (size_t bit = 0; bit < 8 * sizeof bytes; bit++) {
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        uint64_t h = hash_bytes(bytes, sizeof bytes, 0);
        assert_true(h != zero);
        assert_true((uint32_t)h != (uint32_t)zero); /* journals write the lower half */
        bytes[bit / 8] = 0;
    }
    for (size_t n = 0; n < sizeof bytes; n++)
        assert_true(hash_bytes(bytes, n, 0) != hash_bytes(bytes, n + 1, 0));
    assert_true(hash_bytes("x", 1, 1) != hash_bytes("x", 1, 2));
}

/* ---- buffers ---------------------------------------------------------------------------------------------------- */

static void buffers_grow(void **st)
{
    (void)st;
    Buf b = {0};
    assert_string_equal(buf_str(&b), "");
    for (int i = 0; i < 1000; i++)
        buf_printf(&b, "%03d,", i);
    assert_int_equal(b.n, 4000);
    assert_int_equal(strlen(buf_str(&b)), 4000);
    assert_memory_equal(b.text + 3996, "999,", 5);
    buf_addn(&b, "a\0b", 3);
    assert_int_equal(b.n, 4003);
    assert_memory_equal(b.text + 4000, "a\0b", 4);
    buf_free(&b);
    assert_null(b.text);
    buf_add(&b, "again");
    assert_string_equal(buf_str(&b), "again");
    buf_free(&b);
}

static void fixed_texts_are_cut(void **st)
{
    (void)st;
    char s[8] = "";
    str_add(s, sizeof s, "%s", "abc");
    str_add(s, sizeof s, "%d", 123456);
    assert_string_equal(s, "abc1234");
    str_add(s, sizeof s, "more");
    assert_string_equal(s, "abc1234");
    str_put(s, sizeof s, "x");
    assert_string_equal(s, "abc1234");
    char put[8] = "";
    str_put(put, sizeof put, "%d ");
    str_put(put, sizeof put, "");
    str_put(put, sizeof put, "Mira");
    assert_string_equal(put, "%d Mira");
    put[3] = '\0';
    str_put(put, sizeof put, "Mirabelle");
    assert_string_equal(put, "%d Mira");
}

/* What fits, what just fits and what does not: a text grows by what is printed, whatever room there was. */
static void whole_characters_are_cut_off(void **st)
{
    (void)st;
    char s[6];
    str_cut(s, sizeof s, "abc");
    assert_string_equal(s, "abc");
    str_cut(s, sizeof s, "abcdefgh");
    assert_string_equal(s, "abcde");
    str_cut(s, sizeof s, "abcd\u00e9"); /* two bytes, of which one would have room */
    assert_string_equal(s, "abcd");
    str_cut(s, sizeof s, "\xBF\xBF\xBF\xBF\xBF\xBF\xBF"); /* no text at all */
    assert_string_equal(s, "");
    static const char *const text[] = {"abc\u00e9", "ab\u2026", "ab\U0001F409", "a\u00e9\u2026", "ab\u00e9z"};
    static const char *const whole[] = {"abc", "ab", "ab", "a\u00e9", "ab\u00e9"};
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        char put[5] = "", add[6] = "x";
        str_put(put, sizeof put, text[i]);
        assert_string_equal(put, whole[i]);
        str_add(add, sizeof add, "%s", text[i]);
        assert_true(add[0] == 'x');
        assert_string_equal(add + 1, whole[i]);
    }
}

/* "n" in the file becomes n + 1. */
static Status one_more(void *ctx, const Status *read, Buf *text)
{
    (void)ctx;
    int n = read->code == 0 ? atoi(buf_str(text)) : 0;
    if (read->code != 0 && read->code != FILE_MISSING)
        return *read;
    buf_free(text);
    buf_printf(text, "%d", n + 1);
    return status_ok();
}

static int number_in(const char *path)
{
    Buf text = {0};
    int n = file_read(path, 64, &text).code == 0 ? atoi(buf_str(&text)) : -1;
    buf_free(&text);
    return n;
}

static void programs_that_change_a_file_at_once_all_change_it(void **st)
{
    (void)st;
    enum { PROGRAMS = 4, CHANGES = 25 };
    char folder[64], path[128];
    pid_t child[PROGRAMS];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/count", folder);
    for (int i = 0; i < PROGRAMS; i++) {
        child[i] = fork();
        assert_true(child[i] >= 0);
        for (int k = 0; child[i] == 0 && k < CHANGES; k++)
            if (file_change(path, 64, one_more, NULL).code)
                _exit(1);
        if (child[i] == 0)
            _exit(0);
    }
    for (int i = 0; i < PROGRAMS; i++) {
        int status;
        assert_int_equal(waitpid(child[i], &status, 0), child[i]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    assert_int_equal(number_in(path), PROGRAMS * CHANGES);
    help_remove(folder);
}

/* Writes to the file while it is looked at, as one without the lock would: twice. */
static Status disturbed(void *ctx, const Status *read, Buf *text)
{
    const char *path = ctx;
    int n = read->code == 0 ? atoi(buf_str(text)) : 0;
    if (n < 2)
        assert_int_equal(file_write(path, n ? "2" : "1", 1).code, 0);
    return one_more(NULL, read, text);
}

static void a_change_without_the_lock_is_noticed(void **st)
{
    (void)st;
    char folder[64], path[128], name[140];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/count", folder);
    (void)snprintf(name, sizeof name, "%s.lock", path);
    assert_int_equal(file_change(path, 64, disturbed, path).code, 0);
    assert_int_equal(number_in(path), 3);
    int lock = file_lock(name); /* of a program that was stopped: it is waited for, and not for ever */
    assert_true(lock >= 0);
    assert_int_equal(file_change(path, 64, one_more, NULL).code, 0);
    assert_int_equal(number_in(path), 4);
    file_unlock(lock);
    assert_int_equal(unlink(name), 0);
    assert_int_equal(mkdir(name, 0700), 0); /* nothing that could be locked */
    assert_int_equal(file_change(path, 64, one_more, NULL).code, 0);
    assert_int_equal(number_in(path), 5);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkdir(path, 0700), 0);
    HELP_SENTENCE(file_change(path, 64, one_more, NULL));
    help_remove(folder);
}

static void a_new_file_takes_no_ones_place(void **st)
{
    (void)st;
    char folder[64], path[128];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/7", folder);
    assert_int_equal(file_write_new(path, "7", 1).code, 0);
    assert_int_equal(file_write_new(path, "8", 1).code, FILE_TAKEN);
    assert_int_equal(number_in(path), 7);
    assert_int_equal(unlink(path), 0);
    help_remove(folder); /* empty: no temporary file is left */
}

/* Nothing that a terminal would obey, and nothing that is no text. */
static void what_cannot_be_shown_becomes_blanks(void **st)
{
    (void)st;
    static const struct {
        const char *from, *to;
    } row[] = {{"Mira \u00e9\u4e2d\U0001F9CC", "Mira \u00e9\u4e2d\U0001F9CC"},
               {"\x1b[31mred\a\r\n\x7f", " [31mred    "},
               {"a\xC2\x9B"
                "31m",
                "a  31m"}, /* the same in two bytes */
               {"a\xE2\x80\xAE"
                "b\xE2\x81\xA6\xE2\x80\xA8",
                "a   b      "}, /* turned round */
               {"\xFF\xC0\x80 \xC3", "     "},
               {"\xED\xA0\x80\xF4\x90\x80\x80\xE0\x80\xAF\xF8\x88\x80\x80\x80", "               "}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char s[40];
        (void)snprintf(s, sizeof s, "%s", row[i].from);
        str_plain(s);
        assert_string_equal(s, row[i].to);
    }
    assert_int_equal(str_letter("", 0), 0);
    assert_int_equal(str_letter("\u00e9", 1), 0);
    assert_int_equal(str_letter("\u00e9", 2), 2);
}

/* What a stream gets: lines stay, and JSON keeps its value. */
static void words_and_json_are_printed_without_commands(void **st)
{
    (void)st;
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);
    char *name = xmalloc(5001);
    memset(name, '\a', 5000);
    name[5000] = '\0';
    assert_int_equal(plain_print(out, "a \x1b[2J%s\n%d\n", "\xC2\x9B\xFF", 7), 12);
    assert_int_equal(plain_print(out, "%s", name), 5000);
    (void)fclose(out);
    memset(name, ' ', 5000);
    assert_int_equal(strncmp(text, "a  [2J   \n7\n", 12), 0);
    assert_string_equal(text + 12, name);
    free(name);
    free(text);
    out = open_memstream(&text, &n);
    assert_true(plain_json(out, "{\n\"a\\u001b\x7f\": \"\xC2\x9B\u00e9\xE2\x80\xAE\xFF\xED\xA0\x80\"}"));
    (void)fclose(out);
    assert_string_equal(text, "{\n\"a\\u001b\\u007f\": \"\\u009b\u00e9\\u202e\\ufffd\\ufffd\\ufffd\\ufffd\"}");
    free(text);
}

static void a_sentence_of_a_status_has_one_line(void **st)
{
    (void)st;
    assert_string_equal(status_error(1, "%s is\x1b[2J wrong.", "a\nb").text, "a b is [2J wrong.");
}

static void a_text_grows_by_what_is_printed(void **st)
{
    (void)st;
    Buf b = {0};
    char expected[2100] = "";
    for (int width = 1; width < 64; width++) {
        buf_printf(&b, "%*d", width, width);
        str_add(expected, sizeof expected, "%*d", width, width);
        assert_string_equal(buf_str(&b), expected);
        assert_int_equal(b.n, strlen(expected));
    }
    buf_free(&b);
}

static void a_status_always_says_something(void **st)
{
    (void)st;
    char long_text[sizeof(Status) + 100];
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    Status s = status_error(0, "%s", long_text);
    assert_int_equal(s.code, 1);
    assert_int_equal(strlen(s.text), sizeof s.text - 1);
    assert_int_equal(status_ok().code, 0);
    assert_string_equal(status_ok().text, "");
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

static void wants_content(const char *path, const char *text)
{
    Buf b = {0};
    assert_int_equal(file_read(path, 1000, &b).code, 0);
    assert_string_equal(buf_str(&b), text);
    assert_int_equal(b.n, strlen(text));
    buf_free(&b);
}

static void a_written_file_is_whole_and_alone(void **st)
{
    (void)st;
    char folder[64], path[128];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/save", folder);
    assert_false(file_exists(path));
    assert_int_equal(file_write(path, "first", 5).code, 0);
    wants_content(path, "first");
    assert_int_equal(file_write(path, "2nd", 3).code, 0);
    wants_content(path, "2nd");
    assert_int_equal(file_write(path, "", 0).code, 0);
    wants_content(path, "");
    assert_true(file_exists(path));
    assert_int_equal(help_files_in(folder), 1); /* no temporary file is left */
    help_remove(folder);
}

static void an_impossible_file_is_refused_with_a_sentence(void **st)
{
    (void)st;
    char folder[64], path[128];
    Buf b = {0};
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/none/save", folder);
    HELP_SENTENCE(file_write(path, "x", 1));
    assert_int_equal(file_read(path, 10, &b).code, FILE_MISSING);
    (void)snprintf(path, sizeof path, "%s/folder", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    HELP_SENTENCE(file_write(path, "x", 1)); /* there is a folder of that name */
    HELP_SENTENCE(file_read(path, 10, &b));
    assert_int_equal(help_files_in(folder), 1);
    (void)snprintf(path, sizeof path, "%s/file", folder);
    assert_int_equal(file_write(path, "x", 1).code, 0);
    (void)snprintf(path, sizeof path, "%s/file/under", folder);
    HELP_SENTENCE(file_write(path, "x", 1));
    assert_int_equal(file_read(path, 10, &b).code, FILE_MISSING);
    HELP_SENTENCE(file_make_dirs(path));
    buf_free(&b);
    help_remove(folder);
}

static void a_read_only_folder_keeps_the_old_file(void **st)
{
    (void)st;
    enum { NOBODY = 65534 };
    char folder[64], path[128];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/save", folder);
    assert_int_equal(file_write(path, "old", 3).code, 0);
    assert_int_equal(chmod(path, 0644), 0);
    assert_int_equal(chmod(folder, 0555), 0);
    bool root = geteuid() == 0; /* who may write everywhere */
    if (root)
        assert_int_equal(seteuid(NOBODY), 0);
    Status written = file_write(path, "new", 3);
    if (root)
        assert_int_equal(seteuid(0), 0);
    HELP_SENTENCE(written);
    assert_non_null(strstr(written.text, path));
    wants_content(path, "old");
    assert_int_equal(help_files_in(folder), 1);
    help_remove(folder);
}

static void what_is_no_file_is_not_replaced_by_one(void **st)
{
    (void)st;
    struct stat info;
    char folder[64], path[128];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/pipe", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    HELP_SENTENCE(file_write(path, "x", 1));
    assert_int_equal(stat(path, &info), 0);
    assert_true(S_ISFIFO(info.st_mode));
    assert_int_equal(help_files_in(folder), 1);
    help_remove(folder);
}

static void a_moved_file_takes_nobodys_place(void **st)
{
    (void)st;
    char folder[64], one[128], two[128], three[128];
    help_folder(folder);
    (void)snprintf(one, sizeof one, "%s/one", folder);
    (void)snprintf(two, sizeof two, "%s/two", folder);
    (void)snprintf(three, sizeof three, "%s/none/three", folder);
    assert_int_equal(file_write(one, "1", 1).code, 0);
    assert_int_equal(file_write(two, "2", 1).code, 0);
    assert_int_equal(file_move(one, two).code, FILE_TAKEN);
    HELP_SENTENCE(file_move(one, three)); /* there is no such folder */
    wants_content(one, "1");
    wants_content(two, "2");
    assert_int_equal(unlink(two), 0);
    assert_int_equal(file_move(one, two).code, 0);
    wants_content(two, "1");
    assert_int_equal(help_files_in(folder), 1);
    HELP_SENTENCE(file_move(one, three)); /* it is not there any more */
    help_remove(folder);
}

static void a_file_moves_to_the_first_name_that_is_free(void **st)
{
    (void)st;
    char folder[64], stem[128], path[160];
    Buf where = {0};
    help_folder(folder);
    (void)snprintf(stem, sizeof stem, "%s/game", folder);
    for (int n = 1; n <= 3; n++) {
        char number[8] = "";
        if (n > 1)
            (void)snprintf(number, sizeof number, "-%d", n);
        (void)snprintf(path, sizeof path, "%s/from", folder);
        assert_int_equal(file_write(path, "x", 1).code, 0);
        assert_int_equal(file_move_free(path, stem, ".txt", &where).code, 0);
        (void)snprintf(path, sizeof path, "%s%s.txt", stem, number);
        assert_string_equal(buf_str(&where), path);
        wants_content(path, "x");
        buf_free(&where);
    }
    assert_int_equal(help_files_in(folder), 3);
    assert_int_equal(file_move_free(stem, stem, ".txt", &where).code, FILE_MISSING);
    assert_int_equal(where.n, 0);
    help_remove(folder);
}

static void what_a_stopped_writer_left_is_swept(void **st)
{
    (void)st;
    char folder[64], path[128], other[160];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/game", folder);
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    assert_int_equal(waitpid(child, NULL, 0), child); /* now nobody has this number */
    const struct {
        const char *before, *after;
        long pid;
    } left[] = {{".", ".tmp", child},   {".", ".tmp", getpid()}, {".", ".tmpx", child},
                {"-2.", ".tmp", child}, {".", "", child},        {".x", ".tmp", child}};
    for (size_t i = 0; i < sizeof left / sizeof *left; i++) {
        (void)snprintf(other, sizeof other, "%s%s%ld%s", path, left[i].before, left[i].pid, left[i].after);
        assert_int_equal(file_write(other, "half", 4).code, 0);
    }
    file_sweep(path);
    assert_int_equal(help_files_in(folder), 5);
    (void)snprintf(other, sizeof other, "%s.%ld.tmp", path, (long)child);
    assert_false(file_exists(other));
    (void)snprintf(other, sizeof other, "%s/none/file", folder);
    file_sweep(other); /* nothing there is nothing to do */
    file_sweep_folder(folder);
    assert_int_equal(help_files_in(folder), 4);
    (void)snprintf(other, sizeof other, "%s-2.%ld.tmp", path, (long)child);
    assert_false(file_exists(other));
    (void)snprintf(other, sizeof other, "%s/none", folder);
    file_sweep_folder(other);
    help_remove(folder);
}

/* Opened in the usual way, a pipe waits for a writer and a device for whatever it waits for. */
static void what_is_no_file_is_never_waited_for(void **st)
{
    (void)st;
    char folder[64], path[128], link[128];
    Buf b = {0};
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/pipe", folder);
    (void)snprintf(link, sizeof link, "%s/link", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_int_equal(symlink(path, link), 0);
    const char *const none[] = {path, link, folder, "/dev/null", "/dev/zero", "/dev/tty"};
    alarm(20);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        Status read = file_read(none[i], 10, &b);
        HELP_SENTENCE(read);
        if (read.code != FILE_MISSING) /* not every machine has these devices */
            assert_non_null(strstr(read.text, "it is not a file"));
        assert_int_equal(b.n, 0);
    }
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    (void)snprintf(at.sun_path, sizeof at.sun_path, "%s/socket", folder);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_int_equal(bind(fd, (const struct sockaddr *)&at, sizeof at), 0);
    assert_non_null(strstr(file_read(at.sun_path, 10, &b).text, "it is not a file"));
    close(fd);
    alarm(0);
    buf_free(&b);
    help_remove(folder);
}

/* Who may write into the folder lays a link where the temporary file will be. */
static void a_temporary_file_follows_no_link(void **st)
{
    (void)st;
    char folder[64], path[128], precious[128], trap[160];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/save", folder);
    (void)snprintf(precious, sizeof precious, "%s/precious", folder);
    (void)snprintf(trap, sizeof trap, "%s.%ld.tmp", path, (long)getpid());
    assert_int_equal(file_write(precious, "gold", 4).code, 0);
    assert_int_equal(symlink(precious, trap), 0);
    assert_int_equal(file_write(path, "game", 4).code, 0);
    wants_content(path, "game");
    wants_content(precious, "gold");
    assert_int_equal(help_files_in(folder), 2);
    assert_int_equal(mkdir(trap, 0700), 0);
    HELP_SENTENCE(file_write(path, "none", 4));
    wants_content(path, "game");
    help_remove(folder);
}

static bool is_link(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0 && S_ISLNK(info.st_mode);
}

static void a_link_is_written_through_and_stays(void **st)
{
    (void)st;
    char folder[64], away[128], path[128], round[128], left[192];
    help_folder(folder);
    (void)snprintf(away, sizeof away, "%s/dotfiles", folder);
    (void)snprintf(path, sizeof path, "%s/settings", folder);
    (void)snprintf(round, sizeof round, "%s/round", folder);
    assert_int_equal(mkdir(away, 0700), 0);
    assert_int_equal(symlink("step", path), 0); /* two links, and nothing at their end */
    (void)snprintf(left, sizeof left, "%s/step", folder);
    assert_int_equal(symlink("dotfiles/mine", left), 0);
    assert_int_equal(file_write_through(path, "first", 5).code, 0);
    assert_int_equal(file_write_through(path, "second", 6).code, 0);
    assert_true(is_link(path));
    assert_true(is_link(left));
    wants_content(path, "second");
    assert_int_equal(help_files_in(away), 1);
    (void)snprintf(left, sizeof left, "%s/mine.%ld.tmp", away, 99999999L);
    assert_int_equal(file_write_through(left, "half", 4).code, 0); /* what is no link is a file like any other */
    file_sweep(path);
    assert_int_equal(help_files_in(away), 1); /* what a stopped writer left lies there too */
    assert_int_equal(symlink("round", round), 0);
    HELP_SENTENCE(file_write_through(round, "x", 1));
    assert_true(is_link(round));
    help_remove(folder);
}

static void a_larger_file_than_allowed_is_refused(void **st)
{
    (void)st;
    char folder[64], path[128];
    Buf b = {0}, big = {0};
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/big", folder);
    for (int i = 0; i < 5000; i++)
        buf_add(&big, "0123456789");
    assert_int_equal(file_write(path, buf_str(&big), big.n).code, 0);
    assert_int_equal(file_read(path, 50000, &b).code, 0);
    assert_int_equal(b.n, 50000);
    assert_memory_equal(b.text, big.text, 50000);
    b.n = 0;
    assert_int_equal(file_read(path, 49999, &b).code, FILE_LARGE);
    assert_int_equal(b.n, 49999); /* its beginning */
    HELP_SENTENCE(file_read(path, 49999, &b));
    buf_free(&b);
    buf_free(&big);
    help_remove(folder);
}

static void folders_are_made(void **st)
{
    (void)st;
    char folder[64], path[128];
    struct stat info;
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/a/b//c/", folder);
    assert_int_equal(file_make_dirs(path).code, 0);
    assert_int_equal(file_make_dirs(path).code, 0);
    assert_int_equal(stat(path, &info), 0);
    assert_true(S_ISDIR(info.st_mode));
    assert_int_equal(info.st_mode & 0777, 0700);
    help_remove(folder);
}

/* ---- rectangles ------------------------------------------------------------------------------------------------- */

static void rectangles_are_cut_into_strips(void **st)
{
    (void)st;
    Rect r = rect(0, 0, 100, 50), top = rect_cut_top(&r, 10), bottom = rect_cut_bottom(&r, 5);
    Rect left = rect_cut_left(&r, 20), right = rect_cut_right(&r, 30);
    assert_true(r.x == 20 && r.y == 10 && r.w == 50 && r.h == 35);
    assert_true(top.h == 10 && bottom.y == 45 && left.w == 20 && right.x == 70);
    assert_false(rect_overlaps(left, right) || rect_overlaps(top, r) || rect_overlaps(r, right));
    assert_true(rect_overlaps(r, rect_inset(r, -1)));
    assert_true(rect_inside(rect_inset(r, 2), r));
    assert_false(rect_inside(rect_inset(r, -2), r));
    assert_true(rect_has(r, 20, 10));
    assert_false(rect_has(r, 70, 10) || rect_has(r, 20, 45));
}

static void a_short_name_keeps_the_thing(void **st)
{
    (void)st;
    static const char *const row[][2] = {{"Betrayer, Who Waits", "Betrayer"},
                                         {"Lord of the Deep", "Lord"},
                                         {"Water Skeleton", "Skeleton"},
                                         {"Glocke für die Namenlosen", "Glocke"},
                                         {"Squelette du Soleil", "Squelette"},
                                         {"Dragon royal", "Dragon"},
                                         {"Capitaine Irriwen", "Irriwen"},
                                         {"Gluant d’Eau", "Gluant"},
                                         {"Orc", "Orc"},
                                         {"", ""}};
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        char out[64];
        name_short(row[i][0], out, sizeof out);
        assert_string_equal(out, row[i][1]);
    }
    char narrow[4];
    name_short("Water Skeleton", narrow, sizeof narrow);
    assert_string_equal(narrow, "Ske");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(luck_is_the_same_for_ever),
        cmocka_unit_test(luck_for_other_uses_is_another),
        cmocka_unit_test(any_seed_has_all_its_bits),
        cmocka_unit_test(small_numbers_are_the_same_for_ever),
        cmocka_unit_test(a_bound_is_kept_without_bias),
        cmocka_unit_test(a_shuffle_permutes_evenly),
        cmocka_unit_test(no_seed_gives_an_empty_generator),
        cmocka_unit_test(hashes_are_the_same_for_ever),
        cmocka_unit_test(every_bit_and_the_length_count),
        cmocka_unit_test(buffers_grow),
        cmocka_unit_test(fixed_texts_are_cut),
        cmocka_unit_test(whole_characters_are_cut_off),
        cmocka_unit_test(programs_that_change_a_file_at_once_all_change_it),
        cmocka_unit_test(a_change_without_the_lock_is_noticed),
        cmocka_unit_test(a_new_file_takes_no_ones_place),
        cmocka_unit_test(what_cannot_be_shown_becomes_blanks),
        cmocka_unit_test(words_and_json_are_printed_without_commands),
        cmocka_unit_test(a_sentence_of_a_status_has_one_line),
        cmocka_unit_test(a_text_grows_by_what_is_printed),
        cmocka_unit_test(a_status_always_says_something),
        cmocka_unit_test(a_written_file_is_whole_and_alone),
        cmocka_unit_test(an_impossible_file_is_refused_with_a_sentence),
        cmocka_unit_test(a_read_only_folder_keeps_the_old_file),
        cmocka_unit_test(what_is_no_file_is_not_replaced_by_one),
        cmocka_unit_test(a_file_moves_to_the_first_name_that_is_free),
        cmocka_unit_test(a_moved_file_takes_nobodys_place),
        cmocka_unit_test(what_a_stopped_writer_left_is_swept),
        cmocka_unit_test(what_is_no_file_is_never_waited_for),
        cmocka_unit_test(a_temporary_file_follows_no_link),
        cmocka_unit_test(a_link_is_written_through_and_stays),
        cmocka_unit_test(a_larger_file_than_allowed_is_refused),
        cmocka_unit_test(folders_are_made),
        cmocka_unit_test(rectangles_are_cut_into_strips),
        cmocka_unit_test(a_short_name_keeps_the_thing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
