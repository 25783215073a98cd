/* SPDX-License-Identifier: MIT
 * The protocol of docs/protocol.md: one JSON object a line in, one a line out.  A bad line is answered with a sentence
 * and changes nothing.  Seats count from 0. */
#ifndef ENGINE_SERVE_H
#define ENGINE_SERVE_H
#include <jansson.h>

#include "base/buf.h"
#include "base/status.h"
#include "core/match.h"
#include "engine/cli.h"

enum {
    SERVE_PROTOCOL = 1,        /* grows when a client of the version before might misread an answer */
    SERVE_LINE_MOST = 1 << 20, /* bytes; a longer line is refused as a whole */
};

typedef struct {
    Match *match; /* NULL before the first new, load or open */
    bool quit;
} Session;

/* Returns the answer to one line of n bytes, without its newline; a new reference, never NULL. */
json_t *serve_line(Session *s, const char *line, size_t n);
/* Adds the same answer as a line to send, with its newline: its id is byte for byte the one received. */
void serve_text(Session *s, const char *line, size_t n, Buf *out);
void serve_end(Session *s);

/* Answers lines of `in` on `out` until quit or the end of the input. False when out cannot be written. */
bool serve_stream(FILE *in, FILE *out);

int serve_run(const Args *args);

/* ---- a line as a request ---------------------------------------------------------------------------------------- */
/* One line of the protocol as a request.  Its id, whatever JSON it is, goes back as it was written, also when the rest of
 * the line is refused. */
typedef struct {
    json_t *request; /* an object, the caller's; NULL: the line is no request, and status says why */
    const char *id;  /* id_n bytes of the line, one JSON value; NULL: there is none, or none that can be told */
    size_t id_n;
    Status status;
} RequestLine;

RequestLine request_line(const char *line, size_t n);

#endif
