/* SPDX-License-Identifier: MIT
 * What the desktop does for the program. */
#include "sys/desktop.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <SDL.h>

bool desktop_open(const char *path)
{
    enum { URL_BYTES = 3 * 1024 + 16 };
    char url[URL_BYTES];
    size_t n = (size_t)snprintf(url, sizeof url, path[0] == '/' ? "file://" : "file:///");
    for (const char *c = path; *c && n + 4 < sizeof url; c++) {
        if (isalnum((unsigned char)*c) || strchr("/-_.~:", *c))
            url[n++] = *c;
        else
            n += (size_t)snprintf(url + n, sizeof url - n, "%%%02X", (unsigned char)*c);
    }
    url[n] = '\0';
    return SDL_OpenURL(url) == 0;
}
