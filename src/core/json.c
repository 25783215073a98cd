/* SPDX-License-Identifier: MIT */
#include "core/json.h"

#include <stdlib.h>

#include "base/buf.h"

void json_begin(void)
{
    json_set_alloc_funcs(xmalloc, free);
}

Status json_whole(const json_t *value, const char *what, json_int_t min, json_int_t max, json_int_t *out)
{
    if (!json_is_integer(value) || json_integer_value(value) < min || json_integer_value(value) > max)
        return status_error(1, "'%s' must be a whole number from %lld to %lld", what, (long long)min, (long long)max);
    *out = json_integer_value(value);
    return status_ok();
}
