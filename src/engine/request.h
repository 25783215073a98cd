/* SPDX-License-Identifier: MIT
 * Reading the members of a protocol request, and text that is safe to put into an answer. */
#ifndef ENGINE_REQUEST_H
#define ENGINE_REQUEST_H
#include <jansson.h>
#include <stdint.h>

#include "base/status.h"

/* Missing or null members leave *out alone; members of another type or out of range are refused with a sentence. */
Status request_integer(const json_t *request, const char *member, int64_t min, int64_t max, int64_t *out);
Status request_bool(const json_t *request, const char *member, bool *out);
/* Borrowed from the request. required: a missing member is refused too. */
Status request_string(const json_t *request, const char *member, bool required, const char **out);

/* A JSON string of any bytes: what is not UTF-8 becomes '?'. Never NULL. */
json_t *text_json(const char *text);
/* The same without the marks of log lines: asterisks around names, "[coin:5]" for a picture of a coin. */
json_t *line_json(const char *line);

#endif
