/* SPDX-License-Identifier: MIT
 * Where things lie: the XDG base directories for what the program writes, and the folder of pictures and fonts. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "hall_version.h"
#include "sys/sys.h"

enum { PATH_BYTES = 1024 };

/* The results are kept here because callers hold on to them for the life of the program. */
typedef struct {
    bool known, usable;
    char path[PATH_BYTES];
} Place;

static bool make_folders(char *path)
{
    for (char *at = strchr(path + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
        *at = '\0';
        int failed = mkdir(path, 0700) != 0 && errno != EEXIST;
        *at = '/';
        if (failed)
            return false;
    }
    return (mkdir(path, 0700) == 0 || errno == EEXIST) && access(path, W_OK | X_OK) == 0;
}

/* The specification demands that relative values be ignored. */
static bool base_folder(const char *variable, const char *below_home, char *out)
{
    const char *set = getenv(variable), *home = getenv("HOME");
    int n = -1;
    if (set != NULL && set[0] == '/')
        n = snprintf(out, PATH_BYTES, "%s/hordehall", set);
    else if (home != NULL && home[0] == '/')
        n = snprintf(out, PATH_BYTES, "%s/%s/hordehall", home, below_home);
    return n > 0 && n < PATH_BYTES;
}

static const char *writable(Place *p, const char *variable, const char *below_home)
{
    if (!p->known) {
        p->known = true;
        p->usable = base_folder(variable, below_home, p->path) && make_folders(p->path);
        if (!p->usable)
            log_note("nothing can be written to %s: it will be lost at the end", variable);
    }
    return p->usable ? p->path : NULL;
}

const char *path_config(void)
{
    static Place place;
    return writable(&place, "XDG_CONFIG_HOME", ".config");
}

const char *path_data(void)
{
    static Place place;
    return writable(&place, "XDG_DATA_HOME", ".local/share");
}

const char *path_state(void)
{
    static Place place;
    return writable(&place, "XDG_STATE_HOME", ".local/state");
}

static bool holds_data(const char *folder)
{
    char probe[PATH_BYTES + 16];
    snprintf(probe, sizeof probe, "%s/fonts", folder);
    if (access(probe, R_OK) != 0)
        return false;
    snprintf(probe, sizeof probe, "%s/assets", folder);
    return access(probe, R_OK) == 0;
}

static bool try_folder(Place *p, const char *a, const char *b)
{
    int n = snprintf(p->path, sizeof p->path, "%s%s", a, b);
    return n > 0 && n < PATH_BYTES && holds_data(p->path);
}

/* Beside the program first, so that a build or an unpacked archive finds its own pictures and not installed ones. */
static bool find_assets(Place *p)
{
    static const char *const beside[] = {"", "../share/hordehall", "..", "../.."};
    const char *set = getenv("HORDEHALL_DATA");
    if (set != NULL && set[0] != '\0' && try_folder(p, set, ""))
        return true;
    char *base = SDL_GetBasePath();
    bool found = false;
    for (size_t i = 0; base != NULL && !found && i < sizeof beside / sizeof *beside; i++)
        found = try_folder(p, base, beside[i]);
    SDL_free(base);
    return found || try_folder(p, HALL_DATA_DIR, "");
}

static const Place *assets(void)
{
    static Place place;
    if (!place.known) {
        place.known = true;
        place.usable = find_assets(&place);
        if (!place.usable) {
            log_note("cannot find the pictures and fonts: set HORDEHALL_DATA to the folder with assets and fonts");
            snprintf(place.path, sizeof place.path, "%s", ".");
        }
    }
    return &place;
}

const char *path_assets(void)
{
    return assets()->path;
}

bool path_has_assets(void)
{
    return assets()->usable;
}

static bool holds_words(const char *folder)
{
    char probe[PATH_BYTES + 16];
    snprintf(probe, sizeof probe, "%s/en.mo", folder);
    return access(probe, R_OK) == 0;
}

const char *path_words(void)
{
    static Place place;
    static const char *const beside[] = {"locale", "../locale"};
    if (place.known)
        return place.path;
    place.known = true;
    char *base = SDL_GetBasePath();
    for (size_t i = 0; base != NULL && !place.usable && i < sizeof beside / sizeof *beside; i++) {
        int n = snprintf(place.path, sizeof place.path, "%s%s", base, beside[i]);
        place.usable = n > 0 && n < PATH_BYTES && holds_words(place.path);
    }
    SDL_free(base);
    if (!place.usable)
        snprintf(place.path, sizeof place.path, "%.*s/locale", PATH_BYTES - 16, path_assets());
    return place.path;
}

const char *path_fonts(void)
{
    const char *set = getenv("HORDEHALL_FONTS");
    return set != NULL && set[0] != '\0' ? set : "/usr/share/fonts";
}
