/* SPDX-License-Identifier: MIT
 * The XDG base directories. */
#include "sys/home.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *variable, *below_home;
} place[HOME_USES] = {[HOME_CONFIG] = {"XDG_CONFIG_HOME", ".config"},
                      [HOME_DATA] = {"XDG_DATA_HOME", ".local/share"},
                      [HOME_STATE] = {"XDG_STATE_HOME", ".local/state"}};

const char *home_variable(HomeUse use)
{
    return place[use].variable;
}

/* Ignores relative values, as the specification demands. */
bool home_folder(HomeUse use, char *out, size_t n)
{
    const char *set = getenv(place[use].variable), *home = getenv("HOME");
    int used = -1;
    if (set != NULL && set[0] == '/')
        used = snprintf(out, n, "%s/hordehall", set);
    else if (home != NULL && home[0] == '/')
        used = snprintf(out, n, "%s/%s/hordehall", home, place[use].below_home);
    return used > 0 && (size_t)used < n;
}

bool home_of_user(char *out, size_t n)
{
    const char *home = getenv("HOME");
    return home != NULL && home[0] == '/' && (size_t)snprintf(out, n, "%s", home) < n;
}

bool home_fonts(char *out, size_t n)
{
    return (size_t)snprintf(out, n, "/usr/share/fonts") < n;
}

bool home_language(char *out, size_t n)
{
    if (n > 0)
        out[0] = '\0';
    return false;
}
