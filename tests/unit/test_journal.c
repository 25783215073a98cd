/* SPDX-License-Identifier: MIT
 * The journal: what is written is read again, and no damage whatever crashes the reader or makes another game of it. */
#include "help.h"

#include <dirent.h>

#include "base/file.h"
#include "base/hash.h"
#include "core/journal.h"
#include "core/position.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

enum { CHOICES = 70 };

/* A game of Horde in its third round or so, with a bot and free take-backs. */
static Match *some_game(int seats, uint64_t seed, int choices)
{
    Setup cfg = game_preset(&horde_game, seats);
    cfg.seed = seed;
    cfg.player[1] = 2;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", "Ürsel the 2nd #1");
    Match *m = match_new(&horde_game, &cfg, NULL);
    assert_non_null(m);
    Rng r = rng_seed(seed);
    help_play(m, &r, choices);
    return m;
}

static Buf journal_of(const Match *m)
{
    Buf text = {0};
    journal_write(m, &text);
    return text;
}

static Status read_text(const char *text, Match **out)
{
    *out = NULL;
    return journal_read(text, strlen(text), "game.journal", out);
}

/* Writes the line at the end that fits a changed text. */
static void seal(Buf *text, int lines)
{
    char *end = strstr(buf_str(text), "\nend ");
    assert_non_null(end);
    text->n = (size_t)(end + 1 - text->text);
    uint32_t crc = (uint32_t)hash_bytes(text->text, text->n, 0);
    buf_printf(text, "end %d lines crc %08x\n", lines, crc);
}

/* The journal with the first `from` replaced and the checksum made right again. */
static Buf changed(const Match *m, const char *from, const char *to)
{
    Buf text = journal_of(m), out = {0};
    const char *at = strstr(text.text, from);
    assert_non_null(at);
    buf_addn(&out, text.text, (size_t)(at - text.text));
    buf_add(&out, to);
    buf_add(&out, at + strlen(from));
    seal(&out, (int)match_serial(m));
    buf_free(&text);
    return out;
}

static void wants_refusal(const char *text, size_t n, int code, const char *word)
{
    Match *const untouched = (Match *)(void *)"untouched";
    Match *out = untouched;
    Status read = journal_read(text, n, "game.journal", &out);
    assert_ptr_equal(out, untouched);
    if (read.code != code || !strstr(read.text, word))
        fail_msg("code %d, '%s' does not say '%s'", read.code, read.text, word);
}

static void wants_refused_change(const Match *m, const char *from, const char *to, int code, const char *word)
{
    Buf text = changed(m, from, to);
    wants_refusal(text.text, text.n, code, word);
    buf_free(&text);
}

/* What was read is a beginning of m, apart from automatic moves that follow by themselves. */
static bool is_beginning(const Match *m, const Match *read)
{
    return match_game(m) == match_game(read) && match_serial(read) <= match_serial(m) &&
           match_hash(read) == match_hash_at(m, match_serial(read));
}

/* ---- sound journals --------------------------------------------------------------------------------------------- */

static void what_is_written_is_read_again(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        for (int choices = 0; choices <= 300; choices += 60) {
            Match *m = some_game(seats, (uint64_t)(choices + seats), choices), *again;
            Buf text = journal_of(m);
            Status read = read_text(text.text, &again);
            if (read.code)
                fail_msg("%s", read.text);
            assert_true(match_hash(m) == match_hash(again));
            assert_int_equal(match_serial(m), match_serial(again));
            assert_memory_equal(match_setup(m), match_setup(again), sizeof(Setup));
            for (uint32_t i = 0; i < match_serial(m); i++)
                assert_int_equal(match_was_auto(m, i), match_was_auto(again, i));
            Buf twice = journal_of(again);
            assert_string_equal(text.text, twice.text);
            buf_free(&text);
            buf_free(&twice);
            match_free(m);
            match_free(again);
        }
    }
}

/* The form itself, which older files have for ever. */
static void the_form_is_the_same_for_ever(void **st)
{
    (void)st;
    Setup cfg = game_preset(&nullgame, 2);
    cfg.seed = 77;
    cfg.player[1] = 3;
    cfg.takebacks = 1;
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Grak");
    Match *m = match_new(&nullgame, &cfg, NULL), *again;
    Rng r = rng_seed(1);
    help_play(m, &r, 3);
    match_mark_assisted(m);
    Buf text = journal_of(m);
    const char *app = strstr(text.text, "\napp "), *after = strchr(app + 1, '\n');
    Buf pinned = {0};
    buf_addn(&pinned, text.text, (size_t)(app - text.text));
    buf_addn(&pinned, after, (size_t)(strstr(text.text, "end ") - after));
    assert_string_equal(buf_str(&pinned), "hordehall-journal 2\n"
                                          "game nullgame 1\n"
                                          "seats 2\n"
                                          "seat 0 person Seat 1\n"
                                          "seat 1 bot:3 Grak\n"
                                          "option handful=small\n"
                                          "takebacks\n"
                                          "assisted\n"
                                          "seed 5eedf00dcafe1279\n"
                                          "0 take 1 #73b4774b\n"
                                          "1 take 2 #8ec1f24d\n"
                                          "0 take 1 #d35b5408\n");
    assert_int_equal(read_text(text.text, &again).code, 0);
    assert_true(match_assisted(again));
    assert_int_equal(match_setup(again)->takebacks, 1);
    buf_free(&text);
    buf_free(&pinned);
    match_free(m);
    match_free(again);
}

static void names_cannot_break_a_line(void **st)
{
    (void)st;
    static const char *const names[] = {"",    " blank",  "a\nend 0 lines crc 0",           "person", "bot:2 x", "#",
                                        "{0}", "ä*ö\"\\", "1234567890123456789012345678901"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Setup cfg = game_preset(&nullgame, 2);
        (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", names[i]);
        Match *m = match_new(&nullgame, &cfg, NULL), *again;
        Rng r = rng_seed(1);
        help_play(m, &r, 2);
        Buf text = journal_of(m);
        Status read = read_text(text.text, &again);
        if (read.code)
            fail_msg("'%s': %s", names[i], read.text);
        if (!strchr(names[i], '\n'))
            assert_string_equal(match_setup(again)->name[0], names[i]);
        buf_free(&text);
        match_free(m);
        match_free(again);
    }
}

/* A journal comes from anybody: neither a name nor a sentence about it does anything to a terminal. */
static void names_cannot_speak_to_a_terminal(void **st)
{
    (void)st;
    Setup cfg = game_preset(&nullgame, 2);
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Evil name");
    Match *m = match_new(&nullgame, &cfg, NULL), *again = NULL;
    Rng r = rng_seed(1);
    help_play(m, &r, 2);
    Buf text = journal_of(m);
    char *name = strstr(text.text, "Evil");
    memcpy(name, "\x1b[1m", 4);
    assert_int_equal(read_text(text.text, &again).code, JOURNAL_PREFIX); /* the check says that something was changed */
    assert_string_equal(match_setup(again)->name[0], " [1m name");
    match_free(again);
    memcpy(strstr(text.text, "nullgame"), "\x1b[1mgame", 8);
    Status read = read_text(text.text, &again);
    assert_int_equal(read.code, JOURNAL_FOREIGN);
    assert_null(strchr(read.text, '\x1b'));
    buf_free(&text);
    match_free(m);
}

/* A match that begins where `m` is. */
static Match *from_position(const Match *m)
{
    Setup cfg = *match_setup(m);
    State *start = xcalloc(1, match_game(m)->state_size);
    json_t *position = position_out(match_game(m), NULL, match_truth(m));
    Status read = position_in(match_game(m), position, 99, &cfg, start);
    if (read.code)
        fail_msg("%s", read.text);
    Match *from = match_from(match_game(m), &cfg, start);
    json_decref(position);
    free(start);
    return from;
}

static void a_game_from_a_position_is_kept(void **st)
{
    (void)st;
    for (int choices = 0; choices < 280; choices += help_many(31, 9)) {
        Match *m = some_game(2 + choices % 3, 5, choices), *again;
        Match *from = from_position(m);
        Rng r = rng_seed(6);
        help_play(from, &r, 30);
        Buf text = journal_of(from);
        Status read = read_text(text.text, &again);
        if (read.code)
            fail_msg("%s", read.text);
        assert_true(match_has_start(again));
        assert_true(match_hash(again) == match_hash(from));
        assert_int_equal(match_serial(again), match_serial(from));
        match_free(again);
        buf_free(&text);
        match_free(m);
        match_free(from);
    }
}

/* ---- damage ----------------------------------------------------------------------------------------------------- */

static void a_file_cut_off_anywhere_keeps_its_beginning(void **st)
{
    (void)st;
    Match *m = some_game(2, 7, CHOICES);
    Buf text = journal_of(m);
    uint32_t most = 0;
    for (size_t n = 0; n < text.n; n += n < 400 ? 1 : (size_t)help_many(3, 1)) {
        char *part = xmalloc(n); /* exactly so long: a read beyond it is seen by the sanitizer */
        memcpy(part, text.text, n);
        Match *read = NULL;
        Status got = journal_read(part, n, "cut", &read);
        HELP_SENTENCE(got);
        if (got.code == JOURNAL_PREFIX) {
            assert_true(is_beginning(m, read));
            assert_true(match_serial(read) >= most); /* more bytes never give less */
            most = match_serial(read);
        } else {
            assert_null(read);
            assert_int_equal(most, 0);
        }
        match_free(read);
        free(part);
    }
    assert_int_equal(most, match_serial(m));
    buf_free(&text);
    match_free(m);
}

/* Each byte, every day every other one and in one of three ways: nothing crashes, no refusal is silent, and the game that
 * comes out is always the same. */
static void a_flipped_byte_never_makes_another_game(void **st)
{
    (void)st;
    static const unsigned char flips[] = {0x01, 0x20, 0xFF};
    Match *m = some_game(2, 7, CHOICES);
    Buf text = journal_of(m);
    int whole = 0, prefixes = 0, refused = 0;
    for (size_t i = 0; i < text.n; i += (size_t)help_many(2, 1)) {
        for (size_t k = help_deep() ? 0 : i / 2 % sizeof flips; k < sizeof flips;
             k += (size_t)help_many(sizeof flips, 1)) {
            text.text[i] = (char)((unsigned char)text.text[i] ^ flips[k]);
            Match *read = NULL;
            Status got = journal_read(text.text, text.n, "flipped", &read);
            text.text[i] = (char)((unsigned char)text.text[i] ^ flips[k]);
            if (read && !is_beginning(m, read))
                fail_msg("byte %zu (%d) made another game: %s", i, flips[k], got.text);
            if (got.code)
                HELP_SENTENCE(got);
            whole += got.code == 0;
            prefixes += got.code == JOURNAL_PREFIX;
            refused += read == NULL;
            match_free(read);
        }
    }
    assert_true(prefixes > help_many(150, 1000) && refused > help_many(15, 100));
    assert_true(whole < 16); /* the capital letters of the check itself */
    buf_free(&text);
    match_free(m);
}

static void lines_lost_doubled_or_swapped_are_noticed(void **st)
{
    (void)st;
    Match *m = some_game(3, 9, CHOICES);
    Buf text = journal_of(m);
    for (char *line = text.text; *line; line = strchr(line, '\n') + 1) {
        const char *next = strchr(line, '\n') + 1;
        for (int times = 0; times <= 2; times += 2) {
            Buf other = {0};
            Match *read = NULL;
            buf_addn(&other, text.text, (size_t)(line - text.text));
            for (int k = 0; k < times; k++)
                buf_addn(&other, line, (size_t)(next - line));
            buf_add(&other, next);
            Status got = journal_read(buf_str(&other), other.n, "lines", &read);
            HELP_SENTENCE(got);
            if (read && !is_beginning(m, read))
                fail_msg("%d times '%.20s' made another game", times, line);
            match_free(read);
            buf_free(&other);
        }
    }
    buf_free(&text);
    match_free(m);
}

/* The whole game is there, and the sentence says that the file is damaged. */
static void reads_whole_but_changed(const Match *m, const Buf *text)
{
    Match *read;
    Status got = journal_read(text->text, text->n, "game.journal", &read);
    assert_int_equal(got.code, JOURNAL_PREFIX);
    assert_non_null(strstr(got.text, "damaged"));
    assert_true(match_hash(read) == match_hash(m));
    assert_string_equal(match_setup(read)->name[0], match_setup(m)->name[0]);
    match_free(read);
}

static void line_ends_of_other_systems_lose_nothing(void **st)
{
    (void)st;
    static const char *const ends[] = {"\r\n", "\r"};
    Match *m = some_game(2, 3, CHOICES);
    Buf text = journal_of(m);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        Buf other = {0};
        for (const char *p = text.text; *p; p++)
            buf_add(&other, *p == '\n' ? ends[i] : (char[2]){*p, '\0'});
        reads_whole_but_changed(m, &other);
        buf_free(&other);
    }
    match_free(m);
    buf_free(&text);
}

static void a_byte_order_mark_loses_nothing(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES);
    Buf text = journal_of(m), marked = {0};
    buf_printf(&marked, "\xEF\xBB\xBF%s", text.text);
    reads_whole_but_changed(m, &marked);
    wants_refusal("\xEF\xBB\xBF", 3, JOURNAL_FOREIGN, "not a game of Horde Hall");
    match_free(m);
    buf_free(&text);
    buf_free(&marked);
}

/* A hash has one way to be written. */
static void a_letter_of_a_hash_in_the_other_case_is_damage(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES), *read;
    Buf text = journal_of(m);
    int letters = 0;
    for (char *mark = strchr(text.text, '#'); mark; mark = strchr(mark + 1, '#'))
        for (int i = 1; i <= 8 && mark[9] == '\n'; i++) { /* a name may have such a mark too */
            if (mark[i] < 'a')
                continue;
            mark[i] = (char)(mark[i] - 'a' + 'A');
            Status got = journal_read(text.text, text.n, "case", &read);
            assert_true(got.code == JOURNAL_PREFIX || got.code == JOURNAL_FOREIGN);
            if (!strstr(got.text, "the check value after the move cannot be read"))
                fail_msg("%.40s: %s", mark, got.text);
            mark[i] = (char)(mark[i] - 'A' + 'a');
            letters++;
            if (got.code == JOURNAL_PREFIX)
                match_free(read);
        }
    assert_true(letters > 20);
    match_free(m);
    buf_free(&text);
}

static void rubbish_is_refused(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES);
    Buf text = journal_of(m);
    wants_refusal("", 0, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("\n", 1, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("\0\0\0\n\0", 5, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("%PDF-1.4\n%", 10, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("hordehall-journal\n", 18, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("hordehall-journal -1\n", 21, JOURNAL_FOREIGN, "not a game of Horde Hall");
    wants_refusal("hordehall-journal 2\n", 20, JOURNAL_FOREIGN, "line 2: the name of the game is missing");
    wants_refusal("hordehall-journal 1\n", 20, JOURNAL_FOREIGN, "an early version");
    Buf huge = {0};
    buf_addn(&huge, text.text, (size_t)(strstr(text.text, "seat 0") - text.text));
    size_t before = huge.n;
    for (int i = 0; i < 300000; i++)
        buf_add(&huge, "position {");
    buf_add(&huge, "\n");
    wants_refusal(huge.text, huge.n, JOURNAL_FOREIGN, "line 5: the line is too long");
    huge.n = before;
    huge.text[before] = '\0';
    buf_add(&huge, "seat 0 person ");
    for (int i = 0; i < 5000; i++)
        buf_add(&huge, "x");
    buf_add(&huge, "\n");
    wants_refusal(huge.text, huge.n, JOURNAL_FOREIGN, "a name is too long");
    buf_free(&huge);
    buf_free(&text);
    match_free(m);
}

static void a_nul_byte_ends_what_can_be_read(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES), *read = NULL;
    Buf text = journal_of(m);
    char *end = strstr(text.text, "\nend ");
    end[-3] = '\0';
    Status got = journal_read(text.text, text.n, "nul", &read);
    assert_int_equal(got.code, JOURNAL_PREFIX);
    assert_true(is_beginning(m, read));
    assert_int_equal(match_serial(read), match_serial(m) - 1);
    int line = 1;
    for (const char *p = text.text; p < end - 3; p++)
        line += *p == '\n';
    char words[96];
    (void)snprintf(words, sizeof words, "nul, line %d: an invalid byte", line);
    assert_non_null(strstr(got.text, words));
    match_free(read);
    match_free(m);
    buf_free(&text);
}

/* What stands in a file may be longer than any sentence. */
static void a_fault_is_told_in_a_sentence_that_fits(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES), *none = NULL;
    Buf text = journal_of(m), file = {0};
    char name[1001];
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    static const char *const before[] = {"\nseat 0", "\n0 "}; /* an option, a move */
    static const char *const line[] = {"option ", "0 "};
    for (int i = 0; i < 2; i++) {
        char *at = strstr(text.text, before[i]);
        assert_non_null(at);
        file.n = 0;
        buf_addn(&file, text.text, (size_t)(at - text.text) + 1);
        buf_add(&file, line[i]);
        for (int k = 0; k < 3000; k++)
            buf_add(&file, k == 1500 ? "=" : "w");
        buf_add(&file, " #00000000\n");
        Status got = journal_read(file.text, file.n, name, &none);
        assert_int_equal(got.code, JOURNAL_FOREIGN);
        assert_int_equal(got.text[strlen(got.text) - 1], '.');
    }
    assert_null(none);
    buf_free(&file);
    buf_free(&text);
    match_free(m);
}

/* ---- newer, older, foreign -------------------------------------------------------------------------------------- */

static void newer_and_foreign_games_are_refused(void **st)
{
    (void)st;
    Match *m = some_game(3, 3, CHOICES);
    wants_refused_change(m, "hordehall-journal 2", "hordehall-journal 3", JOURNAL_NEWER, "newer version");
    wants_refused_change(m, "hordehall-journal 2", "hordehall-journal 3 with more", JOURNAL_NEWER, "newer version");
    wants_refused_change(m, "hordehall-journal 2", "hordehall-journal 2x", JOURNAL_FOREIGN, "damaged");
    wants_refused_change(m, "game horde 2", "game horde 3", JOURNAL_NEWER, "newer rules for Horde");
    wants_refused_change(m, "game horde 2", "game chess 1", JOURNAL_FOREIGN, "'chess'");
    wants_refused_change(m, "seats 3", "seats 7", JOURNAL_FOREIGN, "number of players");
    wants_refused_change(m, "seats 3", "seats 3x", JOURNAL_FOREIGN, "number of players");
    wants_refused_change(m, "\nseats", " and more\nseats", JOURNAL_FOREIGN, "the version is missing");
    wants_refused_change(m, "seats 3", "seats 2", JOURNAL_FOREIGN, "no such player");
    wants_refused_change(m, "seat 1 bot:2", "seat 1 ogre:2", JOURNAL_FOREIGN, "this player line cannot be read");
    wants_refused_change(m, "seat 1 bot:2", "seat 1 bot:0", JOURNAL_FOREIGN, "this player line cannot be read");
    wants_refused_change(m, "edition=printed", "edition=golden", JOURNAL_FOREIGN, "printed earlier");
    wants_refused_change(m, "option edition=", "option colour=", JOURNAL_FOREIGN,
                         "does not know the option or its choice (Horde has no option 'colour'");
    wants_refused_change(m, "level=full", "level=intermediate", JOURNAL_FOREIGN, "HO-1.8");
    wants_refused_change(m, "option hordes=closed\n", "option hordes=open\n", JOURNAL_FOREIGN,
                         "does not start as this file");
    wants_refused_change(m, "seed ", "sead ", JOURNAL_FOREIGN, "before the first move");
    wants_refused_change(m, "seed 5", "seed 7", JOURNAL_FOREIGN, "line 15: "); /* another deck */
    wants_refused_change(m, "seed 5eed", "seed 5EED", JOURNAL_FOREIGN, "line 14: the seed cannot be read");
    wants_refused_change(m, "seed ", "seed 0", JOURNAL_FOREIGN, "line 14: the seed cannot be read");
    match_free(m);
}

static void older_rules_are_tried(void **st)
{
    (void)st;
    Match *m = some_game(2, 3, CHOICES), *read;
    Buf text = changed(m, "game horde 2", "game horde 1");
    assert_int_equal(read_text(text.text, &read).code, 0); /* it still comes out the same */
    match_free(read);
    char *hash = strstr(text.text, "\nend ") - 1;
    *hash = *hash == '0' ? '1' : '0';
    Status got = read_text(text.text, &read);
    assert_int_equal(got.code, JOURNAL_PREFIX);
    assert_non_null(strstr(got.text, "older rules"));
    assert_int_equal(match_serial(read), match_serial(m) - 1);
    match_free(read);
    match_free(m);
    buf_free(&text);
}

/* A journal cannot hold a move that is not legal, nor one by somebody else. */
static void illegal_moves_are_not_played(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 2, 3), *read;
    Rng r = rng_seed(2);
    help_play(m, &r, 2);
    Buf text = journal_of(m);
    const char *second = strstr(text.text, "\n1 take ");
    assert_non_null(second);
    static const char *const instead[] = {"\n1 take 7 #00000000\n", "\n0 take 1 #00000000\n", "\n1 fly #00000000\n",
                                          "\n9 take 1 #00000000\n", "\n1 take 1\n",           "\n\n",
                                          "\n1 take 1 #\n",         "\ntake 1 #00000000\n",   "\n1 count #00000000\n"};
    for (size_t i = 0; i < sizeof instead / sizeof *instead; i++) {
        Buf other = {0};
        buf_addn(&other, text.text, (size_t)(second - text.text));
        buf_add(&other, instead[i]);
        buf_add(&other, "end 2 lines crc 00000000\n");
        Status got = read_text(other.text, &read);
        if (got.code != JOURNAL_PREFIX)
            fail_msg("%s: %d %s", instead[i], got.code, got.text);
        assert_int_equal(match_serial(read), 1);
        assert_true(is_beginning(m, read));
        match_free(read);
        buf_free(&other);
    }
    buf_free(&text);
    match_free(m);
}

static void a_position_must_fit_its_header(void **st)
{
    (void)st;
    Match *m = some_game(3, 5, 0), *from = from_position(m);
    Rng r = rng_seed(6);
    help_play(from, &r, 3);
    wants_refused_change(from, "seats 3", "seats 4", JOURNAL_FOREIGN, "other players, options or decks");
    wants_refused_change(from, "\"hordes\":\"closed\"", "\"hordes\":\"open\"", JOURNAL_FOREIGN,
                         "other players, options or decks");
    wants_refused_change(from, "\"round\":1", "\"round\":99", JOURNAL_FOREIGN,
                         "line 14: the position cannot be read (that position is impossible");
    Buf text = journal_of(from);
    char *position = strstr(text.text, "position {"), *end = strchr(position, '\n');
    memmove(position + 11, end, strlen(end) + 1);
    memcpy(position, "position {}", 11);
    wants_refusal(text.text, strlen(text.text), JOURNAL_FOREIGN,
                  "line 14: the position cannot be read ('seats' is missing).");
    buf_free(&text);
    wants_refused_change(from, "position {", "position [", JOURNAL_FOREIGN, "cannot be read");
    match_free(m);
    match_free(from);
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

static int files_in(const char *folder)
{
    int n = 0;
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (const struct dirent *e; (e = readdir(dir));)
        n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
    closedir(dir);
    return n;
}

static void wants_bytes(const char *path, const char *text, size_t n)
{
    Buf there = {0};
    assert_int_equal(file_read(path, JOURNAL_BYTES_MAX, &there).code, 0);
    assert_int_equal(there.n, n);
    assert_memory_equal(there.text, text, n);
    buf_free(&there);
}

/* Whoever only looks changes nothing: neither the file nor what lies beside it, under whatever name. */
static void reading_writes_nothing(void **st)
{
    (void)st;
    char folder[64], path[128], old[136];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/table.journal", folder);
    (void)snprintf(old, sizeof old, "%s.old", path);
    Match *m = some_game(2, 3, CHOICES), *read = NULL;
    assert_int_equal(journal_save(m, path).code, 0);
    assert_int_equal(file_write(old, "a good one of last week", 23).code, 0);
    assert_int_equal(journal_load(path, &read).code, 0);
    assert_true(match_hash(read) == match_hash(m));
    match_free(read);
    Buf text = journal_of(m), seen = {0};
    text.n -= 40;
    assert_int_equal(file_write(path, text.text, text.n).code, 0);
    Status got = journal_load_text(path, &seen, &read);
    assert_int_equal(got.code, JOURNAL_PREFIX);
    assert_non_null(strstr(got.text, "table.journal, line "));
    assert_null(strstr(got.text, folder)); /* the name is enough for a player */
    assert_int_equal(seen.n, text.n);
    assert_memory_equal(seen.text, text.text, text.n);
    wants_bytes(path, text.text, text.n);
    wants_bytes(old, "a good one of last week", 23);
    assert_int_equal(files_in(folder), 2);
    match_free(read);
    buf_free(&text);
    buf_free(&seen);
    match_free(m);
    help_remove(folder);
}

static void files_that_are_none_are_refused(void **st)
{
    (void)st;
    char folder[64], path[128];
    Match *read = NULL;
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/none", folder);
    assert_int_equal(journal_load(path, &read).code, FILE_MISSING);
    HELP_SENTENCE(journal_load(folder, &read));
    assert_int_equal(file_write(path, "a picture", 9).code, 0);
    assert_int_equal(journal_load(path, &read).code, JOURNAL_FOREIGN);
    assert_null(read);
    help_remove(folder);
}

/* A whole game with very much behind its end is like one with little behind it. */
static void what_is_too_large_keeps_its_beginning(void **st)
{
    (void)st;
    char folder[64], path[128];
    Match *m = some_game(2, 3, CHOICES), *read = NULL;
    Buf big = journal_of(m);
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/big", folder);
    for (int i = 0; i < (JOURNAL_BYTES_MAX >> 5) + 1; i++)
        buf_add(&big, "0123456789abcdef0123456789abcde\n");
    assert_int_equal(file_write(path, big.text, big.n).code, 0);
    Status got = journal_load(path, &read);
    assert_int_equal(got.code, JOURNAL_PREFIX);
    assert_non_null(strstr(got.text, "there is text after the end"));
    assert_true(match_hash(read) == match_hash(m));
    match_free(read);
    read = NULL;
    memcpy(big.text, "a film", 6);
    assert_int_equal(file_write(path, big.text, big.n).code, 0);
    got = journal_load(path, &read);
    assert_int_equal(got.code, FILE_LARGE);
    assert_non_null(strstr(got.text, "larger than"));
    assert_null(read);
    match_free(m);
    buf_free(&big);
    help_remove(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(the_form_is_the_same_for_ever),
        cmocka_unit_test(names_cannot_break_a_line),
        cmocka_unit_test(names_cannot_speak_to_a_terminal),
        cmocka_unit_test(a_game_from_a_position_is_kept),
        cmocka_unit_test(a_file_cut_off_anywhere_keeps_its_beginning),
        cmocka_unit_test(a_flipped_byte_never_makes_another_game),
        cmocka_unit_test(lines_lost_doubled_or_swapped_are_noticed),
        cmocka_unit_test(line_ends_of_other_systems_lose_nothing),
        cmocka_unit_test(a_byte_order_mark_loses_nothing),
        cmocka_unit_test(a_letter_of_a_hash_in_the_other_case_is_damage),
        cmocka_unit_test(rubbish_is_refused),
        cmocka_unit_test(a_fault_is_told_in_a_sentence_that_fits),
        cmocka_unit_test(a_nul_byte_ends_what_can_be_read),
        cmocka_unit_test(newer_and_foreign_games_are_refused),
        cmocka_unit_test(older_rules_are_tried),
        cmocka_unit_test(illegal_moves_are_not_played),
        cmocka_unit_test(a_position_must_fit_its_header),
        cmocka_unit_test(reading_writes_nothing),
        cmocka_unit_test(files_that_are_none_are_refused),
        cmocka_unit_test(what_is_too_large_keeps_its_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
