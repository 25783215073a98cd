/* SPDX-License-Identifier: MIT
 * Lines of the protocol: whatever they say, each is answered with one object. Requests that touch files are left out,
 * and opponents that would think for long. */
#include "fuzz.h"

#include "engine/serve.h"

enum { ITERATIONS_MOST = 20 };

static bool harmless(const char *line, size_t n)
{
    json_t *o = request_line(line, n).request;
    const char *cmd = json_string_value(json_object_get(o, "cmd"));
    bool file = cmd && (strcmp(cmd, "save") == 0 || strcmp(cmd, "open") == 0);
    json_int_t iterations = json_integer_value(json_object_get(o, "iterations"));
    bool slow = cmd && strcmp(cmd, "bot") == 0 && (iterations < 1 || iterations > ITERATIONS_MOST);
    json_decref(o);
    return !file && !slow;
}

static void answer(Session *s, const char *line, size_t n)
{
    Buf text = {0};
    serve_text(s, line, n, &text);
    REQUIRE(text.n > 0 && memchr(text.text, '\n', text.n) == text.text + text.n - 1);
    json_t *given =
        json_loadb(text.text, text.n, JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL, NULL); /* as any id may be */
    const json_t *ok = json_object_get(given, "ok");
    REQUIRE(json_is_boolean(ok));
    REQUIRE(json_is_true(ok) || json_string_length(json_object_get(given, "error")) > 0);
    json_decref(given);
    buf_free(&text);
    if (s->match)
        fuzz_need_sound(s->match);
}

static int fuzz_protocol(const uint8_t *data, size_t n)
{
    Session s = {0};
    const char *line = (const char *)data, *end = line + n;
    while (line < end && !s.quit) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((newline ? newline : end) - line);
        if (harmless(line, length))
            answer(&s, line, length);
        line += length + 1;
    }
    serve_end(&s);
    return 0;
}
