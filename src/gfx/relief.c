/* SPDX-License-Identifier: MIT
 * From the file to planes of numbers. */
#include "gfx/relief.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "gfx/inside.h"
#include "gfx/picture_file.h"

float relief_between(const float *v, int w, int h, float x, float y)
{
    x = clampf(x, 0, (float)w - 1.001f);
    y = clampf(y, 0, (float)h - 1.001f);
    int ix = (int)x, iy = (int)y;
    float ax = x - (float)ix, ay = y - (float)iy;
    const float *p = v + iy * w + ix;
    return (p[0] * (1 - ax) + p[1] * ax) * (1 - ay) + (p[w] * (1 - ax) + p[w + 1] * ax) * ay;
}

void relief_soften(float *v, int w, int h, int times)
{
    float *from = xmalloc((size_t)(w * h) * sizeof *from);
    for (int k = 0; k < times; k++) {
        memcpy(from, v, (size_t)(w * h) * sizeof *from);
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++) {
                int l = x > 0 ? -1 : 0, r = x < w - 1 ? 1 : 0, t = y > 0 ? -w : 0, b = y < h - 1 ? w : 0;
                const float *p = from + y * w + x;
                v[y * w + x] =
                    (4 * p[0] + 2 * (p[l] + p[r] + p[t] + p[b]) + p[t + l] + p[t + r] + p[b + l] + p[b + r]) / 16;
            }
    }
    free(from);
}

/* value * scale + shift of the plane's grey; top: the row of s in which the relief begins. */
static void read_plane(const SDL_Surface *s, int top, int plane, float scale, float shift, float *out)
{
    for (int y = 0; y < RELIEF_PLANE_H; y++) {
        const Uint32 *row = surface_row(s, top + plane / 2 * RELIEF_PLANE_H + y) + plane % 2 * RELIEF_PLANE_W;
        for (int x = 0; x < RELIEF_PLANE_W; x++)
            *out++ = (float)(row[x] >> 8 & 255) * scale + shift;
    }
}

/* Closes gaps narrower than two cells: joints of masonry, the space between teeth. */
static void close_gaps(uint8_t *mask)
{
    enum { W = RELIEF_W, H = RELIEF_H };
    uint8_t *from = xmalloc((size_t)W * H);
    for (int pass = 0; pass < 2; pass++) { /* grown, then shrunk again */
        memcpy(from, mask, (size_t)W * H);
        for (int y = 1; y < H - 1; y++)
            for (int x = 1; x < W - 1; x++) {
                const uint8_t *p = from + y * W + x;
                const uint8_t beside[4] = {p[-1], p[1], p[-W], p[W]};
                for (int k = 0; k < 4; k++)
                    if (pass == 0 ? beside[k] > mask[y * W + x] : beside[k] < mask[y * W + x])
                        mask[y * W + x] = beside[k];
            }
    }
    free(from);
}

static void read_outline(const SDL_Surface *s, int top, float *out)
{
    uint8_t *mask = xmalloc((size_t)RELIEF_W * RELIEF_H);
    for (int i = 0; i < RELIEF_W * RELIEF_H; i++)
        mask[i] = (uint8_t)(surface_row(s, top + i / RELIEF_W)[i % RELIEF_W] >> 24);
    close_gaps(mask);
    for (int i = 0; i < RELIEF_W * RELIEF_H; i++)
        out[i] = (float)mask[i] / 255;
    relief_soften(out, RELIEF_W, RELIEF_H, 1);
    free(mask);
}

/* Reads the one of `views` reliefs that lie one below the other. */
static bool read_view(const char *path, int view, int views, Relief *out)
{
    enum { STEEP = 8 }; /* a cell of the warp is wider than any step of nearness that is left */
    char err[256];
    bool opaque = true;
    SDL_Surface *s = picture_file_read(path, &opaque, err, sizeof err);
    bool fits = s != NULL && !opaque && s->w == RELIEF_W && s->h == RELIEF_H * views;
    if (fits) {
        const int top = RELIEF_H * view;
        read_plane(s, top, 0, 1.0f / 255, 0, out->near);
        read_plane(s, top, 1, 1.0f / 127, -128.0f / 127, out->right);
        read_plane(s, top, 2, -1.0f / 127, 128.0f / 127, out->down);
        read_plane(s, top, 3, 1.0f / 255, 0, out->dull);
        memcpy(out->cliffs, out->near, sizeof out->cliffs);
        relief_soften(out->near, RELIEF_PLANE_W, RELIEF_PLANE_H, STEEP);
        read_outline(s, top, out->figure);
    }
    SDL_FreeSurface(s);
    return fits;
}

bool relief_read(const char *path, Relief *out)
{
    return read_view(path, 0, 1, out);
}

/* Writes where the file lies that ends so; false: there can be none. */
static bool path_of(const Gfx *g, const char *picture, const char *end, char *path, size_t size)
{
    if (picture == NULL || strlen(picture) > 96)
        return false;
    int n = snprintf(path, size, "%s/assets/relief/%s%s", g->data_dir, picture, end);
    return n > 0 && (size_t)n < size;
}

bool relief_of(const Gfx *g, const char *picture, Relief *out)
{
    char path[PATH_SIZE + 128];
    return path_of(g, picture, ".webp", path, sizeof path) && relief_read(path, out);
}

bool relief_has_views(const Gfx *g, const char *picture)
{
    char path[PATH_SIZE + 128];
    return path_of(g, picture, ".views.webp", path, sizeof path) && file_exists(path);
}

bool relief_view_of(const Gfx *g, const char *picture, int view, Relief *out)
{
    char path[PATH_SIZE + 128];
    return view >= 0 && view < RELIEF_VIEWS && path_of(g, picture, ".views.webp", path, sizeof path) &&
           read_view(path, view, RELIEF_VIEWS, out);
}
