/* SPDX-License-Identifier: MIT
 * One line of the protocol as a request.  Its id, whatever JSON it is, goes back as it was written, also when the rest of
 * the line is refused. */
#ifndef ENGINE_REQUEST_LINE_H
#define ENGINE_REQUEST_LINE_H
#include <jansson.h>

#include "base/status.h"

typedef struct {
    json_t *request; /* an object, the caller's; NULL: the line is no request, and status says why */
    const char *id;  /* id_n bytes of the line, one JSON value; NULL: there is none, or none that can be told */
    size_t id_n;
    Status status;
} RequestLine;

RequestLine request_line(const char *line, size_t n);

#endif
