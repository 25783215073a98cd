/* SPDX-License-Identifier: MIT
 * JSON takes its memory like everything else here, so that no value is ever half made for the lack of it. */
#ifndef CORE_JSON_H
#define CORE_JSON_H
#include <jansson.h>

#include "base/status.h"

/* Every program calls this before its first value; more than once does no harm. */
void json_begin(void);
/* Reads a whole number from min to max. An error, in a sentence that calls it `what`: it is something else, and *out is
 * untouched. */
Status json_whole(const json_t *value, const char *what, json_int_t min, json_int_t max, json_int_t *out);

#endif
