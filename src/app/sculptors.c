/* SPDX-License-Identifier: MIT */
#include "app/sculptors.h"

#include <string.h>

const Sculptor *sculptor_of(const char *picture)
{
    for (const Sculptor *s = sculptors; picture != NULL && s->picture != NULL; s++)
        if (strcmp(s->picture, picture) == 0)
            return s;
    return NULL;
}
