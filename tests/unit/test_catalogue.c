/* SPDX-License-Identifier: MIT
 * Catalogues: what gettext packs is read and spoken, what is damaged or does not fit is not; and those of the program hold
 * nothing that would end it. */
#include "help.h"

#include <ctype.h>
#include <dirent.h>
#include <setjmp.h>

#include "base/file.h"
#include "core/catalogue.h"
#include "core/journal.h"
#include "core/text.h"

typedef struct {
    const char *from, *to;
} Pair;

static void put(char *at, size_t n, bool swapped)
{
    for (int i = 0; i < 4; i++)
        at[swapped ? 3 - i : i] = (char)(n >> 8 * i & 0xFF);
}

/* As msgfmt writes it, of either byte order. Returns the length. */
static size_t pack(const Pair *pair, size_t n, bool swapped, char out[4096])
{
    size_t end = 28 + 16 * n;
    memset(out, 0, 4096);
    put(out, 0x950412de, swapped);
    put(out + 8, n, swapped);
    put(out + 12, 28, swapped);
    put(out + 16, 28 + 8 * n, swapped);
    for (size_t i = 0; i < 2 * n; i++) {
        const char *text = i < n ? pair[i].from : pair[i - n].to;
        size_t row = 28 + 8 * i, length = strlen(text);
        assert_true(end + length < 4096);
        put(out + row, length, swapped);
        put(out + row + 4, end, swapped);
        memcpy(out + end, text, length + 1);
        end += length + 1;
    }
    return end;
}

static const char head[] = "Language: de\nPlural-Forms: nplurals=2; plural=(n != 1);\nX-Language-Name: Deutsch\n";

static Catalogue *read_pairs(const Pair *pair, size_t n, bool swapped)
{
    char bytes[4096];
    Catalogue *c = NULL;
    size_t length = pack(pair, n, swapped, bytes);
    assert_int_equal(catalogue_read(bytes, length, &c).code, 0);
    assert_non_null(c);
    return c;
}

static const Pair few[] = {{"", head},
                           {"Orc", "Ork"},
                           {"{who} picks {n:1 card|{n} cards}.", "{n:Eine Karte nimmt|{n} Karten nimmt} {who}."},
                           {"{a} and {b}", "{a} und {b}"}};

static void a_catalogue_is_spoken_with_its_own_order_and_forms(void **st)
{
    (void)st;
    static const char *const list[] = {"A", "B"};
    for (int swapped = 0; swapped < 2; swapped++) {
        char out[SENTENCE_MAX];
        Catalogue *c = read_pairs(few, 4, swapped);
        assert_int_equal(catalogue_size(c), 3);
        assert_string_equal(catalogue_head(c, "X-Language-Name", out, sizeof out), "Deutsch");
        assert_string_equal(catalogue_head(c, "Plural", out, sizeof out), "");
        say_language(catalogue_language(c));
        assert_string_equal(say_word("Orc"), "Ork");
        assert_string_equal(say_word("Elf"), "Elf");
        say(out, sizeof out, SAY("{who} picks {n:1 card|{n} cards}."), say_s("who", "Mira"), say_n("n", 1));
        assert_string_equal(out, "Eine Karte nimmt Mira.");
        say(out, sizeof out, SAY("{who} picks {n:1 card|{n} cards}."), say_s("who", "Mira"), say_n("n", 3));
        assert_string_equal(out, "3 Karten nimmt Mira.");
        say(out, sizeof out, SAY("{all}"), say_list("all", SAY_AND, list, 2));
        assert_string_equal(out, "A und B");
        say_language(NULL);
        assert_string_equal(say_word("Orc"), "Orc");
        catalogue_free(c);
    }
}

/* None is one in French, and a loss is counted as a gain is. */
static void forms_of_french_count_from_two(void **st)
{
    (void)st;
    static const Pair french[] = {{"", "Plural-Forms: nplurals=2; plural=(n > 1);\n"},
                                  {"{n:1 point|{n} points}", "{n:{n} coin|{n} coins}"}};
    static const struct {
        int n;
        const char *said;
    } row[] = {{0, "0 coin"}, {1, "1 coin"}, {2, "2 coins"}, {-1, "\u22121 coin"}, {-3, "\u22123 coins"}};
    Catalogue *c = read_pairs(french, 2, false);
    say_language(catalogue_language(c));
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        char out[SENTENCE_MAX];
        say(out, sizeof out, SAY("{n:1 point|{n} points}"), say_n("n", row[i].n));
        assert_string_equal(out, row[i].said);
    }
    say_language(NULL);
    catalogue_free(c);
}

static void this_thread_alone_can_speak_another_one(void **st)
{
    (void)st;
    Catalogue *c = read_pairs(few, 4, false);
    catalogue_add(c, "Elf", "Elbe");
    catalogue_add(c, "Orc", "Uruk"); /* there is one already */
    say_language_here(catalogue_language(c));
    assert_string_equal(say_word("Elf"), "Elbe");
    assert_string_equal(say_word("Orc"), "Ork");
    say_language_here(NULL);
    assert_string_equal(say_word("Elf"), "Elf");
    catalogue_free(c);
}

static void a_damaged_file_is_refused(void **st)
{
    (void)st;
    char bytes[4096];
    Catalogue *c = NULL;
    size_t n = pack(few, 4, false, bytes);
    for (size_t cut = 0; cut < n; cut++)
        assert_int_not_equal(catalogue_read(bytes, cut, &c).code, 0);
    for (size_t i = 0; i < 28 + 16 * 4; i++) /* whatever it becomes, it is read within its bounds */
        for (int bit = 0; bit < 8; bit++) {
            Catalogue *other = NULL;
            bytes[i] = (char)(bytes[i] ^ 1 << bit);
            if (catalogue_read(bytes, n, &other).code == 0)
                catalogue_free(other);
            bytes[i] = (char)(bytes[i] ^ 1 << bit);
        }
    static const Pair none[] = {{"Orc", "Ork"}}, klingon[] = {{"", "Plural-Forms: nplurals=9; plural=n;\n"}};
    assert_int_not_equal(catalogue_read(bytes, pack(none, 1, false, bytes), &c).code, 0);
    assert_int_not_equal(catalogue_read(bytes, pack(klingon, 1, false, bytes), &c).code, 0);
    assert_null(c);
}

static void marks_must_fit_those_of_english(void **st)
{
    (void)st;
    static const Pair good[] = {
        {"{who} has {n} cards.", "{n} Karten hat {who}, {who}."},
        {"{who} has {n} cards.", "Karten."},
        {"{n:=0:none|1 card|{n} cards}", "{n:=0:keine|=7:sieben|eine|{n}}"},
        {"{up:Up.|Down.}", "{up:Auf.|Ab.}"},
        {"{a:x {b} y|z}", "{b} {a:eins|zwei {b:ja|nein}}"},
        {"{n} cards", "{n:Karte|Karten}"},
    };
    static const Pair bad[] = {
        {"{who} has {n} cards.", "{wer} hat Karten."},
        {"{who}", "{who"},
        {"{who}", "who}"},
        {"{who}", "{}"},
        {"{up:Up.|Down.}", "{up}"},
        {"{up:Up.|Down.}", "{up:Auf.}"},
        {"{up:Up.|Down.}", "{up:=0:Auf.|Ab.}"},
        {"{n} cards", "{n:Karten}"},
        {"a", "a {b:c|d}"},
    };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!catalogue_fits(good[i].from, good[i].to))
            fail_msg("'%s' fits '%s'", good[i].to, good[i].from);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (catalogue_fits(bad[i].from, bad[i].to))
            fail_msg("'%s' does not fit '%s'", bad[i].to, bad[i].from);
    static const Pair both[] = {{"", head}, {"Orc", "Ork"}, {"{who}", "{wer}"}};
    Catalogue *c = read_pairs(both, 3, false);
    assert_int_equal(catalogue_refused(c), 1);
    assert_null(catalogue_find(c, "{who}"));
    assert_string_equal(catalogue_find(c, "Orc"), "Ork");
    catalogue_free(c);
}

/* A file of anybody's: no sentence of it ends the program, and none is followed into the depth. */
static void sentences_without_an_end_are_cut(void **st)
{
    (void)st;
    char longer[2 * SENTENCE_MAX] = "{who} ", said[SENTENCE_MAX], *deep = xcalloc(100000, 6);
    while (strlen(longer) < SENTENCE_MAX)
        str_put(longer, sizeof longer, "\u00e9\u00e9\u00e9");
    for (int i = 0; i < 100000; i++)
        memcpy(deep + 5L * i, "{a:b|", 5);
    const Pair pair[] = {{"", head}, {"{who} sits down.", longer}};
    Catalogue *c = read_pairs(pair, 2, false);
    say_language_here(catalogue_language(c));
    say(said, sizeof said, SAY("{who} sits down."), say_s("who", "Mira"));
    say_language_here(NULL);
    assert_in_range(strlen(said), SENTENCE_MAX - 3, SENTENCE_MAX - 1);
    assert_true(strncmp(said, "Mira \u00e9", 7) == 0);
    assert_int_equal((unsigned char)said[strlen(said) - 1], 0xA9); /* no half of a letter */
    assert_false(catalogue_fits("{a:b|c}", deep));
    catalogue_free(c);
    free(deep);
}

static void the_language_for_tests_is_longer_and_says_what_it_is(void **st)
{
    (void)st;
    static const Pair pair[] = {{"", head},
                                {"Orc", "Orc"},
                                {"{who} has {n:=0:none|1 [sign-card]|{n} cards}.", "x"},
                                {"{a}, {b}", "{a}, {b}"},
                                {"[coin:{n}]", "x"}};
    Catalogue *c = read_pairs(pair, 5, false), *p = catalogue_pseudo(c);
    assert_string_equal(catalogue_find(p, "Orc"), "‹Óřç›");
    assert_string_equal(catalogue_find(p, "{a}, {b}"), "{a}, {b}");
    assert_string_equal(catalogue_find(p, "[coin:{n}]"), "[coin:{n}]");
    assert_string_equal(catalogue_find(p, "{who} has {n:=0:none|1 [sign-card]|{n} cards}."),
                        "‹{who} ĥáš {n:=0:ñóñéöö|1 [sign-card]|{n} çářďšöö}.›");
    catalogue_free(p);
    catalogue_free(c);
}

static void skip_without_gettext(void)
{
    print_message("The program is built without gettext, so there are no catalogues to read.\n");
    skip();
}

/* Each text of a catalogue in the build can be said with what its English one is said with. */
static void the_catalogues_of_the_program_fit(void **st)
{
    (void)st;
    int found = 0;
    DIR *d = opendir(LOCALE_DIR);
    if (!d)
        skip_without_gettext();
    for (struct dirent *e = readdir(d); e; e = readdir(d)) {
        char path[1200];
        Catalogue *c = NULL;
        if (!strstr(e->d_name, ".mo"))
            continue;
        (void)snprintf(path, sizeof path, "%s/%s", LOCALE_DIR, e->d_name);
        Status s = catalogue_load(path, &c);
        if (s.code)
            fail_msg("%s: %s", path, s.text);
        if (catalogue_refused(c))
            fail_msg("%s: %d texts have marks that do not fit", path, catalogue_refused(c));
        found++;
        catalogue_free(c);
    }
    (void)closedir(d);
    assert_true(found >= 2);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

/* A game of 60 moves; its journal, and all events of it as the protocol tells them. */
/* All that a player reads has the curly one: sentences, names and texts of cards (the rule books are apart). */
static void words_have_one_apostrophe(void **st)
{
    (void)st;
    Buf file = {0};
    int seen = 0, wrong = 0;
    assert_int_equal(file_read(PROJECT_DIR "/po/fr.po", 8 << 20, &file).code, 0);
    for (char *line = strtok(file.text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "msgid \"", 7) != 0)
            continue;
        seen++;
        for (const char *c = strchr(line + 7, '\''); c; c = strchr(c + 1, '\''))
            if (c > line + 7 && isalpha((unsigned char)c[-1])) {
                print_error("%s\n", line);
                wrong++;
            }
    }
    assert_true(seen > 2000);
    assert_int_equal(wrong, 0);
    buf_free(&file);
}

static void record(const Game *g, Buf *out)
{
    Status st;
    Setup cfg = game_preset(g, g->seats_min > 2 ? g->seats_min : 2);
    cfg.seed = 11;
    Match *m = match_new(g, &cfg, &st);
    assert_non_null(m);
    Rng r = rng_seed(11);
    help_play(m, &r, 60);
    journal_write(m, out);
    for (int seat = 0; seat < cfg.nseats; seat++) {
        View *v = view_new(g);
        Moves legal;
        match_view(m, seat, VIEW_MEMORY, v);
        match_legal(m, match_to_act(m), &legal);
        for (int i = 0; i < legal.n; i++) {
            char word[WORD_MAX];
            move_text(g, view_state(v), legal.m[i], word);
            buf_printf(out, "%s\n", word);
        }
        view_free(v);
    }
    match_free(m);
}

static void journals_are_the_same_in_every_language(void **st)
{
    (void)st;
    Catalogue *c = NULL;
    if (catalogue_load(LOCALE_DIR "/de.mo", &c).code)
        skip_without_gettext();
    for (int i = 0; game_list[i]; i++) {
        Buf english = {0}, german = {0};
        record(game_list[i], &english);
        say_language(catalogue_language(c));
        record(game_list[i], &german);
        say_language(NULL);
        assert_string_equal(buf_str(&english), buf_str(&german));
        buf_free(&english);
        buf_free(&german);
    }
    catalogue_free(c);
}

/* Twice as many as a landing may add: whoever adds a sentence need not speak the others. */
static void languages_are_nearly_complete(void **st)
{
    (void)st;
    static const char *const file[] = {LOCALE_DIR "/de.mo", LOCALE_DIR "/fr.mo"};
    Catalogue *en = NULL, *other = NULL;
    if (catalogue_load(LOCALE_DIR "/en.mo", &en).code)
        skip_without_gettext();
    for (size_t i = 0; i < sizeof file / sizeof file[0]; i++) {
        assert_int_equal(catalogue_load(file[i], &other).code, 0);
        int all = catalogue_size(en), here = all - catalogue_missing(other, en);
        print_message("%d of %d texts are in %s\n", here, all, file[i]);
        assert_true(all > 3000);
        if (20 * here < 19 * all)
            fail_msg("%s lacks %d texts, more than one in twenty: run ./dev words and fill po", file[i], all - here);
        catalogue_free(other);
    }
    catalogue_free(en);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_catalogue_is_spoken_with_its_own_order_and_forms),
        cmocka_unit_test(forms_of_french_count_from_two),
        cmocka_unit_test(this_thread_alone_can_speak_another_one),
        cmocka_unit_test(a_damaged_file_is_refused),
        cmocka_unit_test(marks_must_fit_those_of_english),
        cmocka_unit_test(sentences_without_an_end_are_cut),
        cmocka_unit_test(the_language_for_tests_is_longer_and_says_what_it_is),
        cmocka_unit_test(words_have_one_apostrophe),
        cmocka_unit_test(the_catalogues_of_the_program_fit),
        cmocka_unit_test(journals_are_the_same_in_every_language),
        cmocka_unit_test(languages_are_nearly_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
