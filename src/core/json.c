/* SPDX-License-Identifier: MIT */
#include "core/json.h"

#include <stdlib.h>

#include <jansson.h>

#include "base/buf.h"

void json_begin(void)
{
    json_set_alloc_funcs(xmalloc, free);
}
