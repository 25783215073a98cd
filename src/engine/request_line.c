/* SPDX-License-Identifier: MIT */
#include "engine/request_line.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

/* ---- where the id stands ---------------------------------------------------------------------------------------- */

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
