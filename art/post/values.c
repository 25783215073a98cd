/* SPDX-License-Identifier: MIT
 * The contrast of a window, a sixth of the width wide, is the deviation of brightness in it. Windows end above the lowest
 * sixth of the picture, which the name plate covers. */
#include "post/values.h"

#include "engine/scene.h"
#include "post/filter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 60, WINDOW = 5, LINE_SIZE = 256 };

/* Brightness 0..1 of the picture made small. */
static float *made_small(const Image *i, Size *z)
{
    *z = (Size){SMALL, SMALL * i->height / i->width};
    float *l = filter_plane(z->width * z->height), *n = filter_plane(z->width * z->height);
    for (int y = 0; y < i->height; y++)
        for (int x = 0; x < i->width; x++) {
            const uint8_t *p = i->rgba + ((size_t)y * (size_t)i->width + (size_t)x) * 4;
            int at = y * z->height / i->height * z->width + x * z->width / i->width;
            l[at] += brightness(V(p[0], p[1], p[2])) / 255;
            n[at]++;
        }
    for (int k = 0; k < z->width * z->height; k++)
        l[k] /= max_of(n[k], 1);
    free(n);
    return l;
}

static float deviation_within(Size z, const float *l, int x0, int y0, int x1, int y1)
{
    float sum = 0, sum2 = 0, n = 0;
    for (int y = y0 < 0 ? 0 : y0; y < y1 && y < z.height; y++)
        for (int x = x0 < 0 ? 0 : x0; x < x1 && x < z.width; x++) {
            float v = l[y * z.width + x];
            sum += v;
            sum2 += v * v;
            n++;
        }
    return n > 0 ? sqrtf(max_of(sum2 / n - sum * sum / (n * n), 0)) : 0;
}

/* The window of the strongest contrast, its middle between x0, y0 and x1, y1; those outside of the picture's windows are
 * left out. */
static float strongest_within(Size z, const float *l, int x0, int y0, int x1, int y1, int *x, int *y)
{
    float most = 0;
    int right = z.width - WINDOW, low = z.height - z.height / 6 - WINDOW;
    for (int v = y0 > WINDOW ? y0 : WINDOW; v <= y1 && v < low; v++)
        for (int u = x0 > WINDOW ? x0 : WINDOW; u <= x1 && u < right; u++) {
            float c = deviation_within(z, l, u - WINDOW, v - WINDOW, u + WINDOW + 1, v + WINDOW + 1);
            if (c <= most)
                continue;
            most = c;
            *x = u;
            *y = v;
        }
    return most;
}

Values values_of(const Image *i)
{
    Size z;
    int x = 0, y = 0;
    float *l = made_small(i, &z);
    Values v = {.deviation = deviation_within(z, l, 0, 0, z.width, z.height)};
    v.strongest = strongest_within(z, l, 0, 0, z.width, z.height, &x, &y);
    v.x = ((float)x + .5f) / (float)z.width;
    v.y = ((float)y + .5f) / (float)z.height;
    free(l);
    return v;
}

float values_focus(const Image *i, float x, float y)
{
    Size z;
    float *l = made_small(i, &z);
    int at_x, at_y, u = (int)(x * (float)z.width), v = (int)(y * (float)z.height);
    float most = strongest_within(z, l, 0, 0, z.width, z.height, &at_x, &at_y),
          there = strongest_within(z, l, u - WINDOW, v - WINDOW, u + WINDOW, v + WINDOW, &at_x, &at_y);
    free(l);
    return most > 0 ? there / most : 1;
}

bool values_declared(const char *path, const char *name, float *x, float *y)
{
    char line[LINE_SIZE], word[LINE_SIZE];
    bool known = false;
    FILE *f = fopen(path, "r");
    while (f != NULL && !known && fgets(line, sizeof line, f) != NULL)
        known = sscanf(line, "%255s %f %f", word, x, y) == 3 && strcmp(word, name) == 0;
    if (f != NULL)
        fclose(f);
    *x /= 1000;
    *y /= 1000;
    return known;
}

bool values_known(const char *path, const char *name)
{
    char line[LINE_SIZE], word[LINE_SIZE];
    bool known = false;
    FILE *f = fopen(path, "r");
    while (f != NULL && !known && fgets(line, sizeof line, f) != NULL)
        known = sscanf(line, "%255s", word) == 1 && strcmp(word, name) == 0;
    if (f != NULL)
        fclose(f);
    return known;
}
