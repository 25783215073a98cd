/* SPDX-License-Identifier: MIT
 * The folders that the program writes to, the folder of pictures and fonts, and those of the user. */
#include "sys/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <SDL.h>

#include "base/file.h"
#include "base/log.h"
#include "hall_version.h"
#include "sys/home.h"

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

/* ---- folders for exported files --------------------------------------------------------------------------------- */
/* The XDG user directories: reads a line of user-dirs.dirs, which has shell syntax: XDG_PICTURES_DIR="$HOME/Pictures". */

enum { PATH_ROOM = 1024, BYTES_MOST = 1 << 16, NAMES_MOST = 1000 };

static const struct {
    const char *variable, *key, *usual;
} folders[] = {[USER_PICTURES] = {"XDG_PICTURES_DIR", "XDG_PICTURES_DIR=\"", "Pictures"},
               [USER_DOCUMENTS] = {"XDG_DOCUMENTS_DIR", "XDG_DOCUMENTS_DIR=\"", "Documents"}};

static bool can_be_written(const char *folder)
{
    struct stat is;
    return stat(folder, &is) == 0 && S_ISDIR(is.st_mode) && access(folder, W_OK | X_OK) == 0;
}

/* Returns the path, NULL: none. The specification demands that relative paths be ignored. */
static const char *absolute(const char *variable)
{
    const char *path = getenv(variable);
    return path != NULL && path[0] == '/' ? path : NULL;
}

/* Reads a value; s: after the opening quotation mark. The home folder itself means that there is no such folder. */
static bool read_value(const char *s, const char *home, char out[PATH_ROOM])
{
    size_t used = 0;
    if (strncmp(s, "$HOME/", 6) == 0) {
        (void)snprintf(out, PATH_ROOM, "%s", home);
        used = strlen(out);
        s += 5;
    } else if (*s != '/') {
        return false;
    }
    for (; *s != '\0' && *s != '\n' && *s != '"'; s++) {
        s += *s == '\\' && s[1] != '\0';
        if (used + 1 >= PATH_ROOM)
            return false;
        out[used++] = *s;
    }
    while (used > 1 && out[used - 1] == '/')
        used--;
    out[used] = '\0';
    return *s == '"' && strcmp(out, home) != 0;
}

/* Uses the last line that names it, as a shell does. */
static bool named_in(const char *text, const char *key, const char *home, char out[PATH_ROOM])
{
    bool found = false;
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        line += strspn(line, " \t\n");
        if (strncmp(line, key, strlen(key)) == 0)
            found = read_value(line + strlen(key), home, out);
    }
    return found;
}

static bool in_user_dirs(const char *key, const char *home, char out[PATH_ROOM])
{
    char path[PATH_ROOM + 32];
    const char *config = absolute("XDG_CONFIG_HOME");
    Buf text = {0};
    (void)snprintf(path, sizeof path, "%s%s/user-dirs.dirs", config != NULL ? config : home,
                   config != NULL ? "" : "/.config");
    bool found = file_read(path, BYTES_MOST, &text).code == 0 && named_in(buf_str(&text), key, home, out);
    buf_free(&text);
    return found;
}

static bool make(const char *folder)
{
    return can_be_written(folder) || (file_make_dirs(folder).code == 0 && can_be_written(folder));
}

bool user_folder(UserFolder kind, char *out, size_t n)
{
    char path[PATH_ROOM];
    char home[PATH_ROOM];
    const char *said = absolute(folders[kind].variable), *data = path_data();
    bool housed = home_of_user(home, sizeof home);
    bool found = false;
    if (said != NULL && strlen(said) < sizeof path) {
        (void)snprintf(path, sizeof path, "%s", said);
        found = make(path);
    }
    if (!found && housed)
        found = in_user_dirs(folders[kind].key, home, path) && make(path);
    if (!found && housed)
        found = snprintf(path, sizeof path, "%s/%s", home, folders[kind].usual) < PATH_ROOM && can_be_written(path);
    if (!found && data != NULL)
        found = snprintf(path, sizeof path, "%s", data) < PATH_ROOM;
    return found && (size_t)snprintf(out, n, "%s", path) < n;
}

bool user_path(const char *folder, const char *word, const char *ending, char *out, size_t n)
{
    for (int i = 1; i <= NAMES_MOST; i++) {
        char number[16] = "";
        if (i > 1)
            (void)snprintf(number, sizeof number, " (%d)", i);
        if ((size_t)snprintf(out, n, "%s/%s%s.%s", folder, word, number, ending) >= n)
            return false;
        if (!file_exists(out))
            return true;
    }
    return false;
}
