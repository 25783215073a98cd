/* SPDX-License-Identifier: MIT
 * Distances in the picture are shares of its width. */
#include "post/plan.h"

#include <stdlib.h>
#include <string.h>

static float away_from(const Frame *f, Look look, int x, int y)
{
    float w = (float)f->width, dx = ((float)x - look.x * w) / w, dy = ((float)y - look.y * (float)f->height) / w;
    return sqrtf(dx * dx + dy * dy * .8f); /* pictures are higher than wide */
}

/* How much colour one may add: what is full of it already would scream. */
static float room_for_colour(const float *c)
{
    float most = max_of(c[0], max_of(c[1], c[2])), least = min_of(c[0], min_of(c[1], c[2]));
    return 1 - unit((most - least) / max_of(most, .05f));
}

void plan_values(const Frame *f, Look look, float *rgb, float scale)
{
    const float low = .16f, light = .08f, clear = .2f, rich = .12f, near = 9;
    if (!look.known)
        return;
    int w = f->width, n = w * f->height;
    float *around = filter_plane(n * 3);
    memcpy(around, rgb, (size_t)(n * 3) * sizeof *around);
    filter_blur_wide((Size){w, f->height}, around, near * scale);
    for (int i = 0; i < n; i++) {
        float away = away_from(f, look, i % w, i / w), close = 1 - smooth(.05f, .38f, away);
        float below = smooth(.7f, 1, (float)(i / w) / (float)f->height) * smooth(.3f, .7f, away);
        float *c = rgb + i * 3, l = brightness(V(c[0], c[1], c[2])), crisp = f->part[i] < 0 ? 0 : clear * close;
        float value = 1 - low * below + light * close * (1 - l), chroma = 1 + rich * close * room_for_colour(c);
        for (int k = 0; k < 3; k++) {
            float v = c[k] + clamp(c[k] - around[i * 3 + k], -.2f, .2f) * crisp;
            c[k] = unit((l + (v - l) * chroma) * value);
        }
    }
    free(around);
}
