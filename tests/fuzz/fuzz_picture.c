/* SPDX-License-Identifier: MIT
 * Pictures from anywhere, read and scaled as those of assets/ are: missing, or of some size and drawn in any other.
 * Headers that promise more pixels than any of ours has are left out, or memory would be all that is tested. */
#include "fuzz_file.h"

#include "gfx/inside.h"

enum { SIDE_MOST = 1200 };

static int number_at(const uint8_t *data, size_t n, size_t at, int bytes)
{
    int number = 0;
    for (int i = bytes - 1; i >= 0; i--)
        number = number << 8 | (at + (size_t)i < n ? data[at + (size_t)i] : 0);
    return number;
}

/* Of WebP in its three forms; other kinds are refused by their first bytes. */
static bool too_large(const uint8_t *data, size_t n)
{
    if (n < 30 || memcmp(data, "RIFF", 4) != 0)
        return false;
    int w = number_at(data, n, 26, 2) & 0x3FFF, h = number_at(data, n, 28, 2) & 0x3FFF;
    if (memcmp(data + 12, "VP8L", 4) == 0) {
        unsigned bits = (unsigned)number_at(data, n, 21, 3) | (unsigned)data[24] << 24;
        w = (int)(bits & 0x3FFF) + 1;
        h = (int)(bits >> 14 & 0x3FFF) + 1;
    } else if (memcmp(data + 12, "VP8X", 4) == 0) {
        w = number_at(data, n, 24, 3) + 1;
        h = number_at(data, n, 27, 3) + 1;
    }
    return w > SIDE_MOST || h > SIDE_MOST;
}

static void scale(Pictures *p, SDL_FRect crop, int w, int h)
{
    SDL_Surface *s = pictures_scaled(p, "picture", crop, w, h);
    REQUIRE(!s || (s->w == w && s->h == h));
    SDL_FreeSurface(s);
}

static int fuzz_picture(const uint8_t *data, size_t n)
{
    char path[128];
    const char *folder = fuzz_folder();
    (void)snprintf(path, sizeof path, "%s/assets", folder);
    (void)mkdir(path, 0700);
    (void)snprintf(path, sizeof path, "%s/assets/picture.webp", folder);
    if (too_large(data, n))
        return 0;
    fuzz_put(path, data, n);
    Pictures *p = pictures_new(folder);
    int w = 0, h = 0;
    if (pictures_size(p, "picture", &w, &h)) {
        REQUIRE(w > 0 && h > 0);
        scale(p, (SDL_FRect){0, 0, 0, 0}, w, h);
        scale(p, (SDL_FRect){0, 0, 0, 0}, 33, 47);
        scale(p, (SDL_FRect){(float)w / 3, (float)h / 4, (float)w / 2, (float)h / 2}, 40, 10);
        scale(p, (SDL_FRect){0, 0, 0.5f, 0.5f}, 90, 90);
    }
    pictures_free(p);
    return 0;
}
