/* SPDX-License-Identifier: MIT */
#include "engine/serve.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
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
    {"games", request_games, false},      {"new", request_new, false},    {"state", request_state, true},
    {"load", request_load, false},        {"moves", request_moves, true}, {"play", request_play, true},
    {"why", request_why, true},           {"undo", request_undo, true},   {"redo", request_redo, true},
    {"standing", request_standing, true}, {"bot", request_bot, true},     {"save", request_save, true},
    {"open", request_open, false},        {"quit", request_quit, false},  {NULL, NULL, false},
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

static void tell_moment(const Session *s, json_t *answer)
{
    char hash[17];
    if (!s->match)
        return;
    (void)snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(s->match));
    json_object_set_new(answer, "serial", json_integer(match_serial(s->match)));
    json_object_set_new(answer, "hash", json_string(hash));
}

/* NULL with a sentence in *st: the line is no request. */
static json_t *read_request(const char *line, size_t n, Status *st)
{
    json_error_t error;
    if (n > SERVE_LINE_MOST) {
        *st = status_error(1, "a line has at most %d bytes", SERVE_LINE_MOST);
        return NULL;
    }
    json_t *request = json_loadb(line, n, JSON_REJECT_DUPLICATES, &error);
    if (!request) {
        *st = status_error(1, "that line is not JSON: %s", error.text);
        return NULL;
    }
    if (json_is_object(request))
        return request;
    json_decref(request);
    *st = status_error(1, "a request is a JSON object, like {\"cmd\":\"games\"}");
    return NULL;
}

json_t *serve_line(Session *s, const char *line, size_t n)
{
    Status st = status_ok();
    json_t *request = read_request(line, n, &st);
    json_t *answer = json_pack("{s:b}", "ok", 1);
    if (request)
        st = carry_out(s, request, answer);
    if (st.code) {
        json_decref(answer);
        answer = refusal(&st);
    }
    tell_moment(s, answer);
    json_t *id = json_object_get(request, "id");
    if (id)
        json_object_set(answer, "id", id);
    json_decref(request);
    return answer;
}

void serve_end(Session *s)
{
    match_free(s->match);
    s->match = NULL;
}

/* Reads a line into buf; of a longer one than SERVE_LINE_MOST only the beginning is kept. False: end of the input. */
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
    Buf line = {0};
    bool good = true;
    while (good && !s.quit && read_line(in, &line)) {
        json_t *answer = serve_line(&s, buf_str(&line), line.n);
        good = json_dumpf(answer, out, JSON_COMPACT) == 0 && putc('\n', out) != EOF && fflush(out) == 0;
        json_decref(answer);
    }
    serve_end(&s);
    buf_free(&line);
    return good;
}

int serve_run(const Args *args)
{
    (void)args;
    (void)signal(SIGPIPE, SIG_IGN); /* a client may go away at any time */
    bool written = serve_stream(stdin, stdout), read = !ferror(stdin);
    if (!read)
        (void)fprintf(stderr, "The requests cannot be read: %s.\n", strerror(errno));
    return written && read ? CLI_OK : CLI_FAILED; /* of the answers cli_main speaks */
}
