/* SPDX-License-Identifier: MIT */
#include "engine/serve.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/plain.h"
#include "base/process.h"
#include "engine/request.h"
#include "engine/requests.h"

static Status request_quit(Session *s, const json_t *request, json_t *answer)
{
    (void)request;
    (void)answer;
    s->quit = true;
    return status_ok();
}

const Request request_table[] = {
    {"hello", request_hello, false},
    {"games", request_games, false},
    {"describe", request_describe, false},
    {"new", request_new, false},
    {"state", request_state, true},
    {"load", request_load, false},
    {"moves", request_moves, true},
    {"play", request_play, true},
    {"why", request_why, true},
    {"undo", request_undo, true},
    {"redo", request_redo, true},
    {"standing", request_standing, true},
    {"bot", request_bot, true},
    {"save", request_save, true},
    {"open", request_open, false},
    {"quit", request_quit, false},
    {NULL, NULL, false},
};

static Status find_request(const json_t *request, const Request **out)
{
    const char *word = NULL;
    Status st = request_string(request, "cmd", true, &word);
    if (st.code)
        return st;
    for (*out = request_table; (*out)->word; ++*out)
        if (strcmp((*out)->word, word) == 0)
            return st;
    st = status_error(1, "there is no request '%.40s'; the requests are:", word);
    for (const Request *row = request_table; row->word; row++)
        str_add(st.text, sizeof st.text, " %s", row->word);
    return st;
}

static Status carry_out(Session *s, const json_t *request, json_t *answer)
{
    const Request *row = NULL;
    Status st = find_request(request, &row);
    if (st.code)
        return st;
    if (row->needs_match && !s->match)
        return status_error(1, "no game is on the table; begin one with new, load or open");
    return row->run(s, request, answer);
}

static json_t *refusal(const Status *st)
{
    json_t *answer = json_pack("{s:b}", "ok", 0);
    json_object_set_new(answer, "error", text_json(st->text));
    return answer;
}

/* The hash covers hidden information: a client could try seeds until the hash fits. So it is given only to clients that
 * ask for the full state, never to a seat, and never with an error about an unreadable line. */
static void tell_moment(const Session *s, const json_t *request, json_t *answer)
{
    char hash[17];
    const json_t *seat = json_object_get(request, "seat");
    if (!s->match)
        return;
    json_object_set_new(answer, "serial", json_integer(match_serial(s->match)));
    if (!request || (seat && !json_is_null(seat)))
        return;
    (void)snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(s->match));
    json_object_set_new(answer, "hash", json_string(hash));
}

/* Returns the answer without its id. */
static json_t *answer_to(Session *s, const RequestLine *line)
{
    Status st = line->status;
    json_t *answer = json_pack("{s:b}", "ok", 1);
    if (line->request)
        st = carry_out(s, line->request, answer);
    if (st.code) {
        json_decref(answer);
        answer = refusal(&st);
    }
    tell_moment(s, line->request, answer);
    return answer;
}

static RequestLine read_request(const char *line, size_t n)
{
    if (n <= SERVE_LINE_MOST)
        return request_line(line, n);
    return (RequestLine){.status = status_error(1, "a line has at most %d bytes", SERVE_LINE_MOST)};
}

json_t *serve_line(Session *s, const char *line, size_t n)
{
    RequestLine l = read_request(line, n);
    json_t *answer = answer_to(s, &l);
    if (l.id) {
        json_t *id = json_loadb(l.id, l.id_n, JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
        if (!id)
            id = json_loadb(l.id, l.id_n, JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL, NULL);
        json_object_set_new(answer, "id", id);
    }
    json_decref(l.request);
    return answer;
}

void serve_text(Session *s, const char *line, size_t n, Buf *out)
{
    RequestLine l = read_request(line, n);
    json_t *answer = answer_to(s, &l);
    char *text = json_dumps(answer, JSON_COMPACT);
    REQUIRE(text && strlen(text) > 2);
    buf_addn(out, text, strlen(text) - 1);
    if (l.id) {
        buf_add(out, ",\"id\":");
        buf_addn(out, l.id, l.id_n);
    }
    buf_add(out, "}\n");
    free(text);
    json_decref(answer);
    json_decref(l.request);
}

void serve_end(Session *s)
{
    match_free(s->match);
    s->match = NULL;
}

/* Reads a line into buf, but only the beginning of one longer than SERVE_LINE_MOST. False: end of the input. */
static bool read_line(FILE *in, Buf *line)
{
    int c;
    line->n = 0;
    while ((c = getc(in)) != EOF && c != '\n') {
        char byte = (char)c;
        if (line->n <= SERVE_LINE_MOST)
            buf_addn(line, &byte, 1);
    }
    return c != EOF || line->n > 0;
}

bool serve_stream(FILE *in, FILE *out)
{
    Session s = {0};
    Buf line = {0}, answer = {0};
    bool good = true;
    while (good && !s.quit && read_line(in, &line)) {
        answer.n = 0;
        serve_text(&s, buf_str(&line), line.n, &answer);
        good = plain_json(out, buf_str(&answer)) && fflush(out) == 0;
    }
    serve_end(&s);
    buf_free(&line);
    buf_free(&answer);
    return good;
}

int serve_run(const Args *args)
{
    (void)args;
    process_outlives_readers();
    bool written = serve_stream(stdin, stdout), read = !ferror(stdin);
    if (!read)
        (void)plain_print(stderr, "The requests cannot be read: %s.\n", strerror(errno));
    return written && read ? CLI_OK : CLI_FAILED; /* an exit code of cli_main */
}

/* ---- a line as a request: where its id stands ------------------------------------------------------------------- */

/* All of these return the first byte behind, NULL when the line ends before. */
static const char *skip_space(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n'))
        p++;
    return p < end ? p : NULL;
}

static const char *skip_string(const char *p, const char *end)
{
    for (p++; p < end; p++)
        if (*p == '\\')
            p++;
        else if (*p == '"')
            return p + 1;
    return NULL;
}

/* Lenient: whether the value is sound is not asked here. */
static const char *skip_value(const char *p, const char *end)
{
    int depth = 0;
    while (p && p < end) {
        bool atom = depth == 0 && *p != '"' && *p != '{' && *p != '[';
        if (atom) {
            while (p < end && !strchr(",}] \t\r\n", *p)) /* a zero byte ends it too */
                p++;
            return p;
        }
        depth += *p == '{' || *p == '[' ? 1 : *p == '}' || *p == ']' ? -1 : 0;
        p = *p == '"' ? skip_string(p, end) : p + 1;
        if (depth == 0)
            return p;
    }
    return NULL;
}

static bool is_json(const char *text, size_t n)
{
    json_error_t error;
    json_t *value = json_loadb(text, n, JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL, &error);
    json_decref(value);
    return value != NULL;
}

static void find_id(const char *line, size_t n, RequestLine *out)
{
    const char *end = line + n, *p = skip_space(line, end);
    if (!p || *p != '{')
        return;
    do {
        const char *key = skip_space(p + 1, end), *behind = key && *key == '"' ? skip_string(key, end) : NULL;
        const char *colon = behind ? skip_space(behind, end) : NULL;
        const char *value = colon && *colon == ':' ? skip_space(colon + 1, end) : NULL;
        p = value ? skip_value(value, end) : NULL;
        if (!p)
            return;
        if (behind - key == 4 && memcmp(key, "\"id\"", 4) == 0 && is_json(value, (size_t)(p - value))) {
            out->id = value;
            out->id_n = (size_t)(p - value);
            return;
        }
        p = skip_space(p, end);
    } while (p && *p == ',');
}

/* ---- the rest --------------------------------------------------------------------------------------------------- */

static Status unreadable(const json_error_t *error)
{
    switch (json_error_code(error)) {
    case json_error_premature_end_of_input:
        return status_error(1, "that line is not JSON: it ends too early");
    case json_error_end_of_input_expected:
        return status_error(1, "that line is not JSON: something stands behind its end; one line is one request");
    case json_error_invalid_utf8:
        return status_error(1, "that line is not JSON: it has bytes that are not UTF-8");
    case json_error_duplicate_key:
        return status_error(1, "a member stands twice in that line: %s", error->text);
    case json_error_null_character:
    case json_error_null_byte_in_key:
        return status_error(1, "no text but an id can have the character \\u0000 in it");
    case json_error_numeric_overflow:
        return status_error(1, "a number in that line is too large");
    case json_error_stack_overflow:
        return status_error(1, "that line has too many brackets within brackets");
    default:
        return status_error(1, "that line is not JSON: %s", error->text);
    }
}

RequestLine request_line(const char *line, size_t n)
{
    json_error_t error;
    RequestLine out = {.status = status_ok()};
    if (!skip_space(line, line + n)) {
        out.status = status_error(1, "that line is not JSON: it is empty");
        return out;
    }
    find_id(line, n, &out);
    char *rest = xmalloc(n);
    memcpy(rest, line, n);
    if (out.id) { /* it need not be one that could be kept as a number or text here */
        memset(rest + (out.id - line), ' ', out.id_n);
        rest[out.id - line] = '0';
    }
    out.request = json_loadb(rest, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    free(rest);
    if (!out.request) {
        out.status = unreadable(&error);
    } else if (!json_is_object(out.request)) {
        json_decref(out.request);
        out.request = NULL;
        out.status = status_error(1, "a request is a JSON object, like {\"cmd\":\"games\"}");
    }
    return out;
}
