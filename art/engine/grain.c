/* SPDX-License-Identifier: MIT
 * Each quiet pixel becomes the mean of those around it that lie on the same surface, face the same way and are about as
 * light (a bilateral filter guided by what the first rays met). */
#include "engine/grain.h"

#include "engine/scene.h"

#include <stdlib.h>
#include <string.h>

enum { REACH = 2 };

/* How much neighbour j says about pixel i. */
static float weight(const Frame *f, const float *color, int i, int j)
{
    if (f->part[i] != f->part[j])
        return 0;
    const float *a = f->normal + i * 3, *b = f->normal + j * 3, *c = color + i * 3, *d = color + j * 3;
    float dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2], one = luminance(V(c[0], c[1], c[2])),
          other = luminance(V(d[0], d[1], d[2])), away = (other - one) / (one + other + .02f);
    return unit((dot - .9f) * 12) * unit(1 - away * away * 60);
}

static void smooth_pixel(const Frame *f, const float *color, int i)
{
    float sum[3] = {0}, total = 0;
    for (int y = -REACH; y <= REACH; y++)
        for (int x = -REACH; x <= REACH; x++) {
            int j = i + y * f->width + x;
            float w = weight(f, color, i, j);
            for (int k = 0; k < 3; k++)
                sum[k] += w * color[j * 3 + k];
            total += w;
        }
    for (int k = 0; k < 3 && total > 0; k++)
        f->color[i * 3 + k] = sum[k] / total;
}

void grain_smooth(Frame *f, const uint8_t *quiet)
{
    size_t bytes = (size_t)(f->width * f->height * 3) * sizeof(float);
    float *color = malloc(bytes);
    if (color == NULL)
        forge_fail("out of memory");
    memcpy(color, f->color, bytes);
    for (int y = REACH; y < f->height - REACH; y++)
        for (int x = REACH; x < f->width - REACH; x++)
            if (quiet[y * f->width + x])
                smooth_pixel(f, color, y * f->width + x);
    free(color);
}
