/* SPDX-License-Identifier: MIT */
#include "engine/request.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/json.h"

Status request_integer(const json_t *request, const char *member, int64_t min, int64_t max, int64_t *out)
{
    const json_t *value = json_object_get(request, member);
    if (!value || json_is_null(value))
        return status_ok();
    json_int_t n = 0;
    Status result = json_whole(value, member, min, max, &n);
    if (result.code == 0)
        *out = n;
    return result;
}

Status request_bool(const json_t *request, const char *member, bool *out)
{
    const json_t *value = json_object_get(request, member);
    if (!value || json_is_null(value))
        return status_ok();
    if (!json_is_boolean(value))
        return status_error(1, "'%s' must be true or false", member);
    *out = json_is_true(value);
    return status_ok();
}

Status request_string(const json_t *request, const char *member, bool required, const char **out)
{
    const json_t *value = json_object_get(request, member);
    if (!value || json_is_null(value))
        return required ? status_error(1, "'%s' is missing", member) : status_ok();
    if (!json_is_string(value))
        return status_error(1, "'%s' must be a text", member);
    *out = json_string_value(value);
    return status_ok();
}

json_t *text_json(const char *text)
{
    json_t *string = json_string(text);
    if (string)
        return string;
    char *copy = xstrdup(text);
    for (unsigned char *p = (unsigned char *)copy; *p; p++)
        if (*p >= 0x80)
            *p = '?';
    string = json_string(copy);
    free(copy);
    REQUIRE(string);
    return string;
}

/* A mark "[coin:5]" stands for a picture of a coin with that number: copies the number. NULL: it is no mark. */
static const char *copy_mark(const char *p, char **to)
{
    const char *colon = p + 1 + strspn(p + 1, "abcdefghijklmnopqrstuvwxyz"), *close = strchr(colon, ']');
    if (*colon != ':' || colon == p + 1 || !close)
        return NULL;
    for (p = colon + 1; p < close; p++)
        *(*to)++ = *p;
    return close;
}

json_t *line_json(const char *line)
{
    char *copy = xstrdup(line), *to = copy;
    for (const char *p = line; *p; p++) {
        const char *end = *p == '[' ? copy_mark(p, &to) : NULL;
        if (end)
            p = end;
        else if (*p != '*')
            *to++ = *p;
    }
    *to = '\0';
    json_t *string = text_json(copy);
    free(copy);
    return string;
}
