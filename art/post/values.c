/* SPDX-License-Identifier: MIT
 * The contrast of a place is the deviation of brightness in a window around it, a sixth of the width wide. */
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

static float contrast_at(Size z, const float *l, int x, int y)
{
    return deviation_within(z, l, x - WINDOW, y - WINDOW, x + WINDOW + 1, y + WINDOW + 1);
}

Values values_of(const Image *i)
{
    Size z;
    float *l = made_small(i, &z);
    Values v = {.deviation = deviation_within(z, l, 0, 0, z.width, z.height)};
    for (int y = WINDOW; y < z.height - WINDOW; y++)
        for (int x = WINDOW; x < z.width - WINDOW; x++) {
            float c = contrast_at(z, l, x, y);
            if (c <= v.strongest)
                continue;
            v.strongest = c;
            v.x = ((float)x + .5f) / (float)z.width;
            v.y = ((float)y + .5f) / (float)z.height;
        }
    free(l);
    return v;
}

float values_contrast(const Image *i, float x, float y)
{
    Size z;
    float *l = made_small(i, &z), c = contrast_at(z, l, (int)(x * (float)z.width), (int)(y * (float)z.height));
    free(l);
    return c;
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
