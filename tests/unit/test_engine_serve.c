/* SPDX-License-Identifier: MIT
 * The protocol, line by line: whatever comes in, one object goes out, and what is refused changes nothing. The requests
 * of a whole game are driven from outside by tests/tools/protocol_test.py. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
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
    refuses(&s, "", "not JSON");
    refuses(&s, "   ", "not JSON");
    refuses(&s, "nonsense", "not JSON");
    refuses(&s, "{\"cmd\":\"games\"", "not JSON");
    refuses(&s, "{\"cmd\":\"games\"} x", "not JSON");
    refuses(&s, "{\"cmd\":\"games\",\"cmd\":\"quit\"}", "not JSON");
    refuses(&s, "{'cmd':'games'}", "not JSON");
    refuses(&s, "\xff\xfe", "not JSON");
    refuses(&s, "{\"cmd\":\"\xc3\"}", "not JSON");
    refuses(&s, "{\"cmd\":\"a\\u0000b\"}", "not JSON");
    refuses(&s, "{\"cmd\":1e999}", "not JSON");
    refuses(&s, "{\"cmd\":99999999999999999999999}", "not JSON");
    refuses(&s, "[]", "is a JSON object");
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
    refuses(&s, line.text, "not JSON");
    line.n = 0;
    buf_add(&line, "{\"cmd\":\"games\",\"id\":\"");
    for (int i = 0; i < SERVE_LINE_MOST; i++)
        buf_add(&line, "x");
    buf_add(&line, "\"}");
    refuses(&s, line.text, "at most");
    buf_free(&line);
    serve_end(&s);
}

static void the_id_comes_back(void **st)
{
    (void)st;
    Session s = {0};
    static const char *const lines[] = {"{\"cmd\":\"games\",\"id\":17}", "{\"cmd\":\"fly\",\"id\":17}", "{\"id\":17}"};
    for (size_t i = 0; i < 3; i++) {
        json_t *answer = ask(&s, lines[i]);
        assert_int_equal(json_integer_value(json_object_get(answer, "id")), 17);
        json_decref(answer);
    }
    json_t *answer = ask(&s, "{\"cmd\":\"games\",\"id\":{\"a\":[1,null]}}");
    assert_true(json_is_object(json_object_get(answer, "id")));
    json_decref(answer);
    answer = ask(&s, "{\"cmd\":\"games\"}");
    assert_null(json_object_get(answer, "id"));
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

static void seeds_are_told_and_repeat(void **st)
{
    (void)st;
    Session s = {0};
    json_t *first = ask(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
    json_t *second = ask(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":\"5\"}");
    json_t *third = ask(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\"}");
    assert_true(json_equal(first, second));
    assert_int_equal(json_integer_value(json_object_get(first, "seed")), 5);
    assert_true(json_is_integer(json_object_get(third, "seed")));
    assert_int_equal(strlen(json_string_value(json_object_get(first, "hash"))), 16);
    json_decref(first);
    json_decref(second);
    json_decref(third);
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
    refuses(&s, "{\"cmd\":\"play\",\"move\":\"take 1\",\"serial\":9}", "moved on");
    refuses(&s, "{\"cmd\":\"why\",\"move\":\"take 1\"}", "that move is legal");
    refuses(&s, "{\"cmd\":\"state\",\"seat\":-1}", "'seat'");
    refuses(&s, "{\"cmd\":\"state\",\"seat\":\"0\"}", "'seat'");
    refuses(&s, "{\"cmd\":\"undo\"}", "nothing to take back");
    refuses(&s, "{\"cmd\":\"redo\"}", "nothing to do again");
    refuses(&s, "{\"cmd\":\"bot\",\"level\":4}", "'level'");
    refuses(&s, "{\"cmd\":\"bot\",\"iterations\":-1}", "'iterations'");
    refuses(&s, "{\"cmd\":\"save\"}", "'file' is missing");
    refuses(&s, "{\"cmd\":\"save\",\"file\":\"/no/such/folder/x\"}", "/no/such/folder/x");
    refuses(&s, "{\"cmd\":\"open\",\"file\":\"/no/such/folder/x\"}", "/no/such/folder/x");
    refuses(&s, "{\"cmd\":\"load\",\"game\":\"nullgame\"}", "'state' is missing");
    refuses(&s, "{\"cmd\":\"load\",\"game\":\"nullgame\",\"state\":{}}", "'seats' is missing");
    refuses(&s, "{\"cmd\":\"load\",\"state\":{\"game\":\"horde\"},\"game\":\"nullgame\"}", "position of 'horde'");
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
    serve_end(&s);
}

/* Events tell a seat only what it sees, and everything to those who do not name a seat. */
static void events_are_redacted(void **st)
{
    (void)st;
    static const char *const seat[] = {"", ",\"seat\":0", ",\"seat\":1"};
    Session s = {0};
    for (int i = 0; i < 3; i++) {
        char line[96];
        accepts(&s, "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":5}");
        (void)snprintf(line, sizeof line, "{\"cmd\":\"play\",\"move\":\"take 1\"%s}", seat[i]);
        json_t *answer = ask(&s, line), *event = json_array_get(json_object_get(answer, "events"), 0);
        const char *piece = json_string_value(json_object_get(event, "piece"));
        assert_string_equal(json_string_value(json_object_get(event, "kind")), "move");
        assert_string_equal(json_string_value(json_object_get(event, "to")), "pouch-0");
        assert_non_null(piece);
        assert_int_equal(strcmp(piece, "?") == 0, i == 2);
        json_decref(answer);
    }
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
        cmocka_unit_test(bad_plays_are_refused),
        cmocka_unit_test(bad_moves_say_why),
        cmocka_unit_test(events_are_redacted),
        cmocka_unit_test(one_line_in_one_line_out),
        cmocka_unit_test(a_line_of_megabytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
