/* SPDX-License-Identifier: MIT
 * The protocol, line by line: whatever comes in, one object goes out, and what is refused changes nothing. The requests
 * of a whole game are driven from outside by tests/tools/protocol_test.py. */
#include "help.h"

#include <sys/stat.h>

#include "base/file.h"
#include "engine/serve.h"

static json_t *ask(Session *s, const char *line)
{
    json_t *answer = serve_line(s, line, strlen(line));
    assert_true(json_is_object(answer));
    assert_true(json_is_boolean(json_object_get(answer, "ok")));
    return answer;
}

static void accepts(Session *s, const char *line)
{
    json_t *answer = ask(s, line);
    if (!json_is_true(json_object_get(answer, "ok")))
        fail_msg("%s: %s", line, json_string_value(json_object_get(answer, "error")));
    json_decref(answer);
}

/* Refuses with a sentence that has these words, and leaves the game as it is. */
static void refuses(Session *s, const char *line, const char *words)
{
    uint64_t before = s->match ? match_hash(s->match) : 0;
    json_t *answer = ask(s, line);
    const char *error = json_string_value(json_object_get(answer, "error"));
    assert_false(json_is_true(json_object_get(answer, "ok")));
    assert_non_null(error);
    if (!strstr(error, words))
        fail_msg("%s: '%s' does not say '%s'", line, error, words);
    assert_true((s->match ? match_hash(s->match) : 0) == before);
    assert_false(s->quit);
    json_decref(answer);
}

static void garbage_is_answered(void **st)
{
    (void)st;
    Session s = {0};
    refuses(&s, "", "not JSON: it is empty");
    refuses(&s, "   ", "not JSON: it is empty");
    refuses(&s, "nonsense", "not JSON");
    refuses(&s, "{\"cmd\":\"games\"", "not JSON: it ends too early");
    refuses(&s, "{\"cmd\":\"games\"} x", "something stands behind its end");
    refuses(&s, "{\"cmd\":\"games\",\"cmd\":\"quit\"}", "a member stands twice");
    refuses(&s, "{'cmd':'games'}", "not JSON");
    refuses(&s, "\xff\xfe", "not JSON");
    refuses(&s, "{\"cmd\":\"\xc3\"}", "not UTF-8");
    refuses(&s, "{\"cmd\":\"a\\u0000b\"}", "the character \\u0000");
    refuses(&s, "{\"a\\u0000b\":\"cmd\"}", "the character \\u0000");
    refuses(&s, "{\"cmd\":1e999}", "too large");
    refuses(&s, "{\"cmd\":99999999999999999999999}", "too large");
    static const char *const values[] = {"[]", "5", "null", "true", "\"x\"", " -0.5 "}; /* JSON, but no request */
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        refuses(&s, values[i], "is a JSON object");
    refuses(&s, "[{\"cmd\":\"games\"}]", "is a JSON object");
    refuses(&s, "{}", "'cmd' is missing");
    refuses(&s, "{\"cmd\":null}", "'cmd' is missing");
    refuses(&s, "{\"cmd\":7}", "'cmd' must be a text");
    refuses(&s, "{\"cmd\":\"\"}", "there is no request");
    refuses(&s, "{\"cmd\":\"Games\"}", "there is no request 'Games'");
    serve_end(&s);
}

static void zero_bytes_are_answered(void **st)
{
    (void)st;
    static const char line[] = "{\"cmd\":\0\"games\"}";
    Session s = {0};
    json_t *answer = serve_line(&s, line, sizeof line - 1);
    assert_true(json_is_false(json_object_get(answer, "ok")));
    json_decref(answer);
    serve_end(&s);
}

static void deep_and_long_lines_are_answered(void **st)
{
    (void)st;
    Session s = {0};
    Buf line = {0};
    buf_add(&line, "{\"cmd\":");
    for (int i = 0; i < 200000; i++)
        buf_add(&line, "[");
    refuses(&s, line.text, "brackets within brackets");
    line.n = 0;
    buf_add(&line, "{\"cmd\":\"games\",\"id\":\"");
    for (int i = 0; i < SERVE_LINE_MOST; i++)
        buf_add(&line, "x");
    buf_add(&line, "\"}");
    refuses(&s, line.text, "at most");
    buf_free(&line);
    serve_end(&s);
}

/* The line with `value` in place of its '@'. */
static void fill(const char *form, const char *value, Buf *out)
{
    const char *at = strchr(form, '@');
    assert_non_null(at);
    out->n = 0;
    buf_addn(out, form, (size_t)(at - form));
    buf_add(out, value);
    buf_add(out, at + 1);
}

/* The answer as it is sent has this id at its end, byte for byte; NULL: none. */
static void id_is(Session *s, const char *line, size_t n, const char *id)
{
    Buf out = {0}, want = {0};
    buf_printf(&want, ",\"id\":%s}\n", id ? id : "");
    serve_text(s, line, n, &out);
    json_t *answer = id ? NULL : json_loadb(out.text, out.n, 0, NULL);
    if (id && (out.n < want.n || strcmp(out.text + out.n - want.n, want.text) != 0))
        fail_msg("%s: %s", line, out.text);
    if (!id && (!answer || json_object_get(answer, "id")))
        fail_msg("%s: %s", line, out.text);
    json_decref(answer);
    buf_free(&out);
    buf_free(&want);
}

static void the_id_comes_back(void **st)
{
    (void)st;
    Session s = {0};
    Buf line = {0};
    /* Whatever JSON it is, also where it could not be kept as a number or a text here. */
    static const char *const ids[] = {"17",
                                      "-0",
                                      "0.1",
                                      "1E+2",
                                      "18446744073709551616",
                                      "123456789012345678901234567890",
                                      "null",
                                      "false",
                                      "\"a\\u0000b\"",
                                      "\"\\\"},\"",
                                      "\"\\ud83d\\ude00\"",
                                      "\"\xc3\xbc\"",
                                      "{\"a\":[1,null, {\"id\" : 2}],\"a\":3}",
                                      "[ ]"};
    /* Carried out, refused, and lines that are no request at all. */
    static const char *const lines[] = {"{\"cmd\":\"games\",\"id\":@}",
                                        "{ \"id\" : @ , \"cmd\":\"games\"}",
                                        "{\"cmd\":\"fly\",\"id\":@}",
                                        "{\"id\":@}",
                                        "{\"cmd\":\"a\",\"cmd\":\"b\",\"id\":@}",
                                        "{\"cmd\":\"a\\u0000\",\"id\":@}",
                                        "{\"seat\":99999999999999999999,\"id\":@}",
                                        "{\"id\":@,\"cmd\":",
                                        "{\"cmd\":{\"id\":1},\"id\":@} x"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t k = 0; k < sizeof ids / sizeof *ids; k++) {
            fill(lines[i], ids[k], &line);
            id_is(&s, line.text, line.n, ids[k]);
        }
    buf_free(&line);
    /* None, or none that can be told. */
    static const char *const none[] = {
        "{\"cmd\":\"games\"}", "{\"id\":1e999}",       "{\"id\":nonsense}", "{\"id\":[1}", "{\"id\":\"\xff\"}",
        "[{\"id\":1}]",        "{\"cmd\":{\"id\":1}}", "{\"id\"",           "{\"id\":",    "{\"cmd\" \"id\":1}",
        "{,\"id\":1}",         "{\"id\":1x}"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        id_is(&s, none[i], strlen(none[i]), NULL);
    json_t *answer = ask(&s, "{\"cmd\":\"games\",\"id\":17}");
    assert_int_equal(json_integer_value(json_object_get(answer, "id")), 17);
    json_decref(answer);
    serve_end(&s);
}

static void without_a_game(void **st)
{
    (void)st;
    Session s = {0};
    static const char *const words[] = {"state", "moves", "play", "why", "undo", "redo", "standing", "bot", "save"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"%s\"}", words[i]);
        refuses(&s, line, "no game is on the table");
    }
    serve_end(&s);
}

static void games_hides_the_template(void **st)
{
    (void)st;
    Session s = {0};
    static const char *const line[2] = {"{\"cmd\":\"games\"}", "{\"cmd\":\"games\",\"all\":true}"};
    for (int all = 0; all < 2; all++) {
        json_t *answer = ask(&s, line[all]), *games = json_object_get(answer, "games");
        bool found = false;
        for (size_t i = 0; i < json_array_size(games); i++)
            found =
                found || strcmp(json_string_value(json_object_get(json_array_get(games, i), "id")), "nullgame") == 0;
        assert_int_equal(found, all);
        json_decref(answer);
    }
    refuses(&s, "{\"cmd\":\"games\",\"all\":\"yes\"}", "'all' must be true or false");
    serve_end(&s);
}

static void bad_setups_are_refused(void **st)
{
    (void)st;
    Session s = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\"}");
    refuses(&s, "{\"cmd\":\"new\"}", "'game' is missing");
    refuses(&s, "{\"cmd\":\"new\",\"game\":3}", "'game' must be a text");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"chess\"}", "there is no game 'chess'; the games are:");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":1}", "'seats' must be a whole number from 2 to 4");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":5}", "from 2 to 4");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":-1}", "from 2 to 4");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":2.0}", "from 2 to 4");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":\"2\"}", "from 2 to 4");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"options\":[]}", "'options'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"options\":{\"hand\":\"large\"}}", "handful");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"options\":{\"handful\":\"huge\"}}", "small large");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"options\":{\"handful\":1}}", "handful");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":-1}", "'seed'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":1.5}", "'seed'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":\"1x\"}", "'seed'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"players\":[\"A\"]}", "one entry for each of the 2 seats");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"players\":[\"A\",7]}", "'players'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"players\":[\"A\",\"\"]}", "name of a player");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"players\":[\"A\",\"B\\nC\"]}", "control characters");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"players\":[\"A\",{\"bot\":9}]}", "'bot'");
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"takebacks\":1}", "'takebacks'");
    serve_end(&s);
}

static json_t *new_with_seed(Session *s, const char *seed)
{
    char line[128];
    (void)snprintf(line, sizeof line, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":%s}", seed);
    return ask(s, line);
}

/* As a number as long as every reader of JSON is exact, else as digits; either way it can be given back. */
static void seeds_are_told_and_repeat(void **st)
{
    (void)st;
    static const struct {
        const char *given, *told;
    } seeds[] = {{"5", "5"},
                 {"\"5\"", "5"},
                 {"9007199254740992", "9007199254740992"},
                 {"9007199254740993", "\"9007199254740993\""},
                 {"9223372036854775807", "\"9223372036854775807\""},
                 {"\"18446744073709551615\"", "\"18446744073709551615\""}};
    Session s = {0};
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        json_t *first = new_with_seed(&s, seeds[i].given), *second = new_with_seed(&s, seeds[i].told);
        char *told = json_dumps(json_object_get(first, "seed"), JSON_ENCODE_ANY);
        assert_string_equal(told, seeds[i].told);
        assert_true(json_equal(first, second));
        assert_int_equal(strlen(json_string_value(json_object_get(first, "hash"))), 16);
        free(told);
        json_decref(first);
        json_decref(second);
    }
    refuses(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":\"18446744073709551616\"}",
            "from 0 to 9223372036854775807, or its digits in a text, up to 18446744073709551615");
    serve_end(&s);
}

/* Nobody names one: 64 bits, not so few that they can be tried one after the other. */
static void a_seed_of_its_own_is_large(void **st)
{
    (void)st;
    Session s = {0};
    int large = 0;
    for (int i = 0; i < 40; i++) {
        json_t *answer = ask(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\"}");
        large += json_is_string(json_object_get(answer, "seed")); /* more than 53 bits */
        json_decref(answer);
    }
    assert_true(large > 30);
    serve_end(&s);
}

/* A hash over what is hidden would let a seat try seeds until one has dealt that. */
static void a_seat_is_told_no_hash(void **st)
{
    (void)st;
    static const char *const lines[] = {"{\"cmd\":\"state\",\"seat\":@}",
                                        "{\"cmd\":\"moves\",\"seat\":@}",
                                        "{\"cmd\":\"standing\",\"seat\":@}",
                                        "{\"cmd\":\"play\",\"move\":\"take 9\",\"seat\":@}",
                                        "{\"cmd\":\"why\",\"move\":\"take 9\",\"seat\":@}",
                                        "{\"cmd\":\"undo\",\"seat\":@}",
                                        "{\"cmd\":\"redo\",\"seat\":@}",
                                        "{\"cmd\":\"bot\",\"level\":0,\"seat\":@}",
                                        "{\"cmd\":\"games\",\"seat\":@}",
                                        "{\"cmd\":\"fly\",\"seat\":@}"};
    static const char *const seats[] = {"0", "1", "77", "\"abc\"", "true", "null"};
    Session s = {0};
    Buf line = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t k = 0; k < sizeof seats / sizeof *seats; k++) {
            fill(lines[i], seats[k], &line);
            json_t *answer = ask(&s, line.text);
            assert_true(json_is_integer(json_object_get(answer, "serial")));
            assert_int_equal(json_object_get(answer, "hash") != NULL, strcmp(seats[k], "null") == 0);
            json_decref(answer);
        }
    buf_free(&line);
    static const char *const nobodys[] = {"", "nonsense", "[]", "{\"cmd\":\"state\",\"seat\":1,\"seat\":1}"};
    for (size_t i = 0; i < sizeof nobodys / sizeof *nobodys; i++) {
        json_t *answer = ask(&s, nobodys[i]);
        assert_null(json_object_get(answer, "hash"));
        json_decref(answer);
    }
    serve_end(&s);
}

/* Each takes back and makes again its own choices only. */
static void redo_knows_seats(void **st)
{
    (void)st;
    Session s = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5,\"takebacks\":true,\"players\":[\"Mira\",\"Odo\"]}");
    accepts(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":0}");
    accepts(&s, "{\"cmd\":\"undo\",\"seat\":0}");
    refuses(&s, "{\"cmd\":\"redo\",\"seat\":1}", "the choice to be made again is that of Mira");
    refuses(&s, "{\"cmd\":\"redo\",\"seat\":\"abc\"}", "'seat' must be a whole number");
    refuses(&s, "{\"cmd\":\"redo\",\"seat\":2}", "'seat' must be a whole number");
    accepts(&s, "{\"cmd\":\"redo\",\"seat\":0}");
    assert_int_equal(match_serial(s.match), 1);
    refuses(&s, "{\"cmd\":\"redo\",\"seat\":0}", "nothing to redo");
    accepts(&s, "{\"cmd\":\"undo\"}");
    accepts(&s, "{\"cmd\":\"redo\"}");
    serve_end(&s);
}

/* What another seat may do, and why not, is asked by nobody who names a seat. */
static void a_seat_asks_for_itself(void **st)
{
    (void)st;
    Session s = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5,\"players\":[\"Mira\",\"Odo\"]}");
    for (int seat = 0; seat < 2; seat++) {
        char line[64];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"moves\",\"seat\":%d}", seat);
        json_t *answer = ask(&s, line);
        assert_int_equal(json_array_size(json_object_get(answer, "moves")) > 0, seat == 0);
        assert_int_equal(json_integer_value(json_object_get(answer, "seat")), seat);
        json_decref(answer);
    }
    accepts(&s, "{\"cmd\":\"why\",\"move\":\"take 9\",\"seat\":0}");
    refuses(&s, "{\"cmd\":\"why\",\"move\":\"take 9\",\"seat\":1}", "it is not the turn of Odo");
    static const char *const move[] = {"take 9", "take 1", "fly"}; /* whatever it is: nobody plays for another seat */
    for (size_t i = 0; i < sizeof move / sizeof *move; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"play\",\"move\":\"%s\",\"seat\":1}", move[i]);
        refuses(&s, line, "it is not the turn of Odo");
    }
    accepts(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":0}");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":0}", "it is not the turn of Mira");
    accepts(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":1}");
    accepts(&s, "{\"cmd\":\"bot\",\"level\":0,\"seat\":0}");
    accepts(&s, "{\"cmd\":\"bot\",\"level\":\"sharp\",\"iterations\":4}");
    refuses(&s, "{\"cmd\":\"bot\",\"level\":\"blunt\"}", "'level'");
    refuses(&s, "{\"cmd\":\"bot\",\"level\":0,\"seat\":1}", "it is not the turn of Odo");
    refuses(&s, "{\"cmd\":\"standing\",\"seat\":\"1\"}", "'seat' must be a whole number");
    refuses(&s, "{\"cmd\":\"moves\",\"seat\":2}", "'seat' must be a whole number");
    serve_end(&s);
}

static void bad_plays_are_refused(void **st)
{
    (void)st;
    Session s = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seats\":3,\"seed\":5}");
    refuses(&s, "{\"cmd\":\"play\"}", "'move' is missing");
    refuses(&s, "{\"cmd\":\"play\",\"move\":7}", "'move' must be a text");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"\"}", "no move");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"fly\"}", "no move 'fly'");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 3\"}", "");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":3}", "'seat' must be a whole number from 0 to 2");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"serial\":9}", "at serial 0 and has not come to 9");
    refuses(&s, "{\"cmd\":\"why\",\"move\":\"take 1\"}", "that move is legal");
    refuses(&s, "{\"cmd\":\"state\",\"seat\":-1}", "'seat'");
    refuses(&s, "{\"cmd\":\"state\",\"seat\":\"0\"}", "'seat'");
    refuses(&s, "{\"cmd\":\"undo\"}", "nothing to undo");
    refuses(&s, "{\"cmd\":\"redo\"}", "nothing to redo");
    refuses(&s, "{\"cmd\":\"bot\",\"level\":6}", "'level'");
    refuses(&s, "{\"cmd\":\"bot\",\"iterations\":-1}", "'iterations'");
    refuses(&s, "{\"cmd\":\"save\"}", "'file' is missing");
    refuses(&s, "{\"cmd\":\"save\",\"file\":\"\"}", "the name of a file");
    refuses(&s, "{\"cmd\":\"open\",\"file\":\"\"}", "the name of a file");
    refuses(&s, "{\"cmd\":\"save\",\"file\":\"/no/such/folder/x\"}", "/no/such/folder/x");
    refuses(&s, "{\"cmd\":\"open\",\"file\":\"/no/such/folder/x\"}", "/no/such/folder/x");
    refuses(&s, "{\"cmd\":\"load\",\"game\":\"nullgame\"}", "'state' is missing");
    refuses(&s, "{\"cmd\":\"load\",\"game\":\"nullgame\",\"state\":{}}", "'seats' is missing");
    refuses(&s, "{\"cmd\":\"load\",\"state\":{\"game\":\"horde\"},\"game\":\"nullgame\"}", "position of 'horde'");
    Buf line = {0};
    buf_add(
        &line,
        "{\"cmd\":\"load\",\"state\":{\"game\":\"horde\",\"seats\":2,\"phase\":\"pick\",\"places\":{},\"waiting\":[0");
    for (int i = 0; i < FRAME_MAX; i++)
        buf_add(&line, ",0");
    buf_add(&line, "]}}");
    refuses(&s, line.text, "'waiting' must be a list of at most ");
    buf_free(&line);
    serve_end(&s);
}

static void bad_moves_say_why(void **st)
{
    (void)st;
    Session s = {0};
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    json_t *answer = ask(&s, "{\"cmd\":\"why\",\"move\":\"take 3\"}");
    assert_true(json_is_true(json_object_get(answer, "ok")));
    assert_true(json_string_length(json_object_get(answer, "reason")) > 0);
    assert_string_equal(json_string_value(json_object_get(answer, "rule")), "NG-1");
    json_decref(answer);
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"horde\",\"seed\":5}");
    static const char *const own[] = {"draw", "end", "battle"}; /* HO-4.1, HO-8.1, HO-10.2: nobody's choice */
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"why\",\"move\":\"%s\"}", own[i]);
        answer = ask(&s, line);
        assert_non_null(strstr(json_string_value(json_object_get(answer, "reason")), "automatically"));
        json_decref(answer);
    }
    serve_end(&s);
}

/* Events tell a seat only what it sees, and everything to those who do not name a seat. */
static void events_are_redacted(void **st)
{
    (void)st;
    static const char *const eyes[] = {"", ",\"seat\":0", ",\"eyes\":1", ",\"eyes\":0", ",\"seat\":0,\"eyes\":0"};
    Session s = {0};
    for (int i = 0; i < 5; i++) {
        char line[96];
        accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
        (void)snprintf(line, sizeof line, "{\"cmd\":\"play\",\"move\":\"take 1\"%s}", eyes[i]);
        json_t *answer = ask(&s, line), *event = json_array_get(json_object_get(answer, "events"), 0);
        const char *piece = json_string_value(json_object_get(event, "piece"));
        assert_string_equal(json_string_value(json_object_get(event, "kind")), "move");
        assert_string_equal(json_string_value(json_object_get(event, "to")), "pouch-0");
        assert_non_null(piece);
        assert_int_equal(strcmp(piece, "?") == 0, i == 2);
        assert_int_equal(json_object_get(answer, "hash") != NULL, !strstr(eyes[i], "seat"));
        json_decref(answer);
    }
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"seat\":0,\"eyes\":1}", "'eyes' goes with no other 'seat'");
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"eyes\":2}", "'eyes' must be a whole number");
    serve_end(&s);
}

static bool holds(const char *path, const char *text)
{
    Buf there = {0};
    bool same = file_read(path, 1 << 20, &there).code == 0 && strcmp(buf_str(&there), text) == 0;
    buf_free(&there);
    return same;
}

static void ask_about(Session *s, const char *cmd, const char *path, const char *more, const char *words)
{
    char line[512];
    (void)snprintf(line, sizeof line, "{\"cmd\":\"%s\",\"file\":\"%s\"%s}", cmd, path, more);
    if (words)
        refuses(s, line, words);
    else
        accepts(s, line);
}

/* A journal makes room for the next one; anything else only when that is asked for. */
static void save_writes_over_nothing_dear(void **st)
{
    (void)st;
    char folder[64], path[96];
    Session s = {0};
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/file", folder);
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    ask_about(&s, "save", path, "", NULL);
    accepts(&s, "{\"cmd\":\"play\",\"move\":\"take 1\"}");
    ask_about(&s, "save", path, "", NULL);
    Buf text = {0};
    assert_int_equal(file_read(path, 1 << 20, &text).code, 0);
    static const char *const dear[] = {"a letter\n", "hordehall-journal 1\n", "hordehall-journal 9\n"};
    for (size_t i = 0; i < sizeof dear / sizeof *dear; i++) {
        assert_int_equal(file_write(path, dear[i], strlen(dear[i])).code, 0);
        ask_about(&s, "save", path, "", "no whole game of Horde Hall");
        ask_about(&s, "save", path, ",\"replace\":false", "\"replace\":true");
        ask_about(&s, "save", path, ",\"replace\":1", "'replace' must be true or false");
        assert_true(holds(path, dear[i]));
    }
    char *move = strstr(text.text, "take 1"); /* a damaged one may be all that is left of a game */
    move[5] = '2';
    assert_int_equal(file_write(path, text.text, text.n).code, 0);
    ask_about(&s, "save", path, "", "no whole game of Horde Hall");
    ask_about(&s, "save", path, ",\"replace\":true", NULL);
    move[5] = '1';
    assert_true(holds(path, text.text));
    assert_int_equal(file_write(path, "", 0).code, 0);
    ask_about(&s, "save", path, "", NULL); /* an empty one is dear to nobody */
    buf_free(&text);
    serve_end(&s);
    help_remove(folder);
}

/* Neither waits for what is no file, nor takes the requests themselves for a game. */
static void special_files_are_refused(void **st)
{
    (void)st;
    char folder[64], pipe[96];
    Session s = {0};
    help_folder(folder);
    (void)snprintf(pipe, sizeof pipe, "%s/pipe", folder);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    alarm(20);
    const char *const special[] = {pipe, folder, "/dev/null", "/dev/zero"};
    for (size_t i = 0; i < sizeof special / sizeof *special; i++) {
        ask_about(&s, "open", special[i], "", "");
        ask_about(&s, "save", special[i], "", "");
        ask_about(&s, "save", special[i], ",\"replace\":true", "it is not a file");
    }
    FILE *in = tmpfile();
    int kept = dup(0);
    assert_true(dup2(fileno(in), 0) == 0); /* requests that come from a file, as with `serve <requests` */
    ask_about(&s, "open", "/dev/stdin", "", "where this program reads or writes");
    ask_about(&s, "open", "/proc/self/fd/0", "", "");
    ask_about(&s, "save", "/dev/stdin", ",\"replace\":true", "where this program reads or writes");
    assert_true(dup2(kept, 0) == 0);
    alarm(0);
    close(kept);
    (void)fclose(in);
    serve_end(&s);
    help_remove(folder);
}

/* Seat 1 holds the Betrayer and is asked about what seat 0 picks: the other seat is named, also when it is 0. */
static void seat_0_is_named_as_the_other(void **st)
{
    (void)st;
    static const char *const move[] = {"pick royal-ooze", "steal", "give moon-troll", "give demon"};
    Session s = {0};
    int told = 0;
    accepts(&s,
            "{\"cmd\":\"load\",\"game\":\"horde\",\"state\":{\"seats\":2,\"round\":3,\"phase\":\"pick\",\"to_act\":0,"
            "\"opening\":2,\"chances\":1,\"places\":{\"pool\":[\"royal-ooze\",\"sun-troll\",\"fire-golem\"],"
            "\"horde-1\":[\"betrayer\",\"moon-troll\",\"demon\"],\"battle-1\":[\"fire\",\"8\"],"
            "\"battle-2\":[\"ooze\",\"5\"],\"battle-3\":[\"sun\",\"2\"]}}}");
    for (size_t i = 0; i < sizeof move / sizeof *move; i++) {
        char line[96];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"play\",\"move\":\"%s\"}", move[i]);
        json_t *answer = ask(&s, line), *event;
        size_t k;
        assert_true(json_is_true(json_object_get(answer, "ok")));
        json_array_foreach(json_object_get(answer, "events"), k, event)
        {
            const char *kind = json_string_value(json_object_get(event, "kind"));
            if (strcmp(kind, "window") != 0 && strcmp(kind, "stolen") != 0 && strcmp(kind, "given") != 0)
                continue;
            assert_true(json_is_integer(json_object_get(event, "other")));
            assert_int_equal(json_integer_value(json_object_get(event, "other")), 0);
            told++;
        }
        json_decref(answer);
    }
    assert_int_equal(told, 5); /* the window, the theft and three gifts */
    serve_end(&s);
}

/* Writes `in` to a stream, lets the server answer it, and returns the number of lines of the answer. */
static int stream(const char *in, size_t n, char **out)
{
    size_t room = 0;
    FILE *input = tmpfile(), *output = open_memstream(out, &room);
    assert_non_null(input);
    assert_non_null(output);
    assert_int_equal(fwrite(in, 1, n, input), n);
    rewind(input);
    assert_true(serve_stream(input, output));
    (void)fclose(input);
    (void)fclose(output);
    int lines = 0;
    for (const char *p = *out; (p = strchr(p, '\n')); p++)
        lines++;
    return lines;
}

static void one_line_in_one_line_out(void **st)
{
    (void)st;
    char *out = NULL;
    static const char three[] = "{\"cmd\":\"games\"}\n\nx\r\n";
    assert_int_equal(stream(three, sizeof three - 1, &out), 3);
    free(out);
    static const char unfinished[] = "{\"cmd\":\"games\"}\n{\"cmd\":\"games\"}";
    assert_int_equal(stream(unfinished, sizeof unfinished - 1, &out), 2);
    free(out);
    static const char quit[] = "{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n";
    assert_int_equal(stream(quit, sizeof quit - 1, &out), 1);
    assert_string_equal(out, "{\"ok\":true}\n");
    free(out);
    assert_int_equal(stream("", 0, &out), 0);
    free(out);
}

static void a_line_of_megabytes(void **st)
{
    (void)st;
    size_t n = (size_t)SERVE_LINE_MOST * 3;
    char *in = xmalloc(n + 32), *out = NULL;
    memset(in, 'x', n);
    memcpy(in + n, "\n{\"cmd\":\"games\"}\n", 18);
    assert_int_equal(stream(in, n + 17, &out), 2);
    assert_non_null(strstr(out, "{\"ok\":false,\"error\":\"a line has at most"));
    assert_non_null(strstr(out, "\n{\"ok\":true,\"games\":"));
    free(in);
    free(out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(garbage_is_answered),
        cmocka_unit_test(zero_bytes_are_answered),
        cmocka_unit_test(deep_and_long_lines_are_answered),
        cmocka_unit_test(the_id_comes_back),
        cmocka_unit_test(without_a_game),
        cmocka_unit_test(games_hides_the_template),
        cmocka_unit_test(bad_setups_are_refused),
        cmocka_unit_test(seeds_are_told_and_repeat),
        cmocka_unit_test(a_seed_of_its_own_is_large),
        cmocka_unit_test(a_seat_is_told_no_hash),
        cmocka_unit_test(redo_knows_seats),
        cmocka_unit_test(a_seat_asks_for_itself),
        cmocka_unit_test(save_writes_over_nothing_dear),
        cmocka_unit_test(special_files_are_refused),
        cmocka_unit_test(bad_plays_are_refused),
        cmocka_unit_test(bad_moves_say_why),
        cmocka_unit_test(events_are_redacted),
        cmocka_unit_test(seat_0_is_named_as_the_other),
        cmocka_unit_test(one_line_in_one_line_out),
        cmocka_unit_test(a_line_of_megabytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
