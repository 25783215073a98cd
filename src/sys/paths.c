/* SPDX-License-Identifier: MIT
 * The folders that the program writes to, and the folder of pictures and fonts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/log.h"
#include "hall_version.h"
#include "sys/home.h"
#include "sys/sys.h"

enum { PATH_BYTES = 1024 };

/* A cached path, because callers keep the result for the life of the program. */
typedef struct {
    bool known, usable;
    char path[PATH_BYTES];
} Place;

static const char *writable(Place *p, HomeUse use)
{
    if (!p->known) {
        p->known = true;
        p->usable = home_folder(use, p->path, sizeof p->path) && file_make_dirs(p->path).code == 0 &&
                    access(p->path, W_OK | X_OK) == 0;
        if (!p->usable)
            log_note("cannot write to %s: this will be lost when the program ends", home_variable(use));
    }
    return p->usable ? p->path : NULL;
}

const char *path_config(void)
{
    static Place place;
    return writable(&place, HOME_CONFIG);
}

const char *path_data(void)
{
    static Place place;
    return writable(&place, HOME_DATA);
}

const char *path_state(void)
{
    static Place place;
    return writable(&place, HOME_STATE);
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

/* Looks beside the program first, so that a build or an unpacked archive finds its own pictures, not installed ones. */
static bool find_assets(Place *p)
{
    static const char *const beside[] = {"", "../share/hordehall", "..", "../.."};
    const char *set = SDL_getenv("HORDEHALL_DATA");
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
    static Place place;
    if (set != NULL && set[0] != '\0')
        return set;
    if (!place.known) {
        place.known = true;
        place.usable = home_fonts(place.path, sizeof place.path);
    }
    return place.path;
}
