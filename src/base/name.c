/* SPDX-License-Identifier: MIT */
#include "base/name.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Returns where the name itself ends and a description of it begins. */
static size_t end_of(const char *name)
{
    static const char *const at[] = {",",       " of ", " the ", " der ", " des ", " die ", " von ",  " aus ", " für ",
                                     " unter ", " de ", " du ",  " d’",   " à ",   " aux ", " sans ", " qui "};
    size_t n = strlen(name);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        const char *end = strstr(name, at[i]);
        if (end != NULL && (size_t)(end - name) < n)
            n = (size_t)(end - name);
    }
    return n;
}

void name_short(const char *name, char *out, size_t size)
{
    const char *last = strrchr(name, ' ');
    size_t n = end_of(name);
    if (name[n] == '\0' && last != NULL && islower((unsigned char)last[1]))
        n = (size_t)(last - name);
    else if (name[n] == '\0' && last != NULL)
        n = strlen(name = last + 1);
    (void)snprintf(out, size, "%.*s", (int)n, name);
}
