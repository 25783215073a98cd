/* SPDX-License-Identifier: MIT
 * The folders of Windows, with "/" between their parts, as everywhere in the program. */
#include "sys/home.h"

#ifdef _WIN32
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

/* Games and settings roam with the user from machine to machine; the log does not. */
static const char *const variable[HOME_USES] = {
    [HOME_CONFIG] = "APPDATA", [HOME_DATA] = "APPDATA", [HOME_STATE] = "LOCALAPPDATA"};

static bool below(const char *name, const char *rest, char *out, size_t n)
{
    const char *set = getenv(name);
    if (set == NULL || set[0] == '\0' || (size_t)snprintf(out, n, "%s%s", set, rest) >= n)
        return false;
    for (char *c = out; *c != '\0'; c++)
        if (*c == '\\')
            *c = '/';
    return true;
}

const char *home_variable(HomeUse use)
{
    return variable[use];
}

bool home_folder(HomeUse use, char *out, size_t n)
{
    return below(variable[use], "/hordehall", out, n);
}

bool home_of_user(char *out, size_t n)
{
    return below("USERPROFILE", "", out, n);
}

bool home_fonts(char *out, size_t n)
{
    return below("WINDIR", "/Fonts", out, n);
}

bool home_language(char *out, size_t n)
{
    LCID shown = MAKELCID(GetUserDefaultUILanguage(), SORT_DEFAULT);
    return GetLocaleInfoA(shown, LOCALE_SISO639LANGNAME, out, (int)n) > 0;
}
#endif
