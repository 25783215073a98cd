/* SPDX-License-Identifier: MIT
 * Silhouettes that more than one backdrop uses. */
#include "kit/backdrop.h"

float castle(float u, float v, float x, float base, float size)
{
    static const struct {
        float x, half, height;
    } tower[] = {{-.62f, .10f, .55f}, {-.34f, .07f, .85f}, {-.1f, .13f, 1.05f}, {.18f, .08f, 1.3f},
                 {.42f, .1f, .8f},    {.66f, .07f, .6f},   {.06f, .05f, 1.42f}};
    u = (u - x) / size;
    v = (v - base) / size;
    float battlement = fmodf(fabsf(u) * 20, 2) < 1 ? .03f : 0;
    if (v < .35f + battlement && fabsf(u) < .8f)
        return 1;
    for (unsigned i = 0; i < sizeof tower / sizeof tower[0]; i++) {
        float d = fabsf(u - tower[i].x), w = tower[i].half, above = v - tower[i].height;
        if (above < 0 && d < w)
            return 1;
        if (above >= -.06f && above < 0 && d < w * 1.25f) /* the gallery below the roof */
            return 1;
        if (above >= 0 && above < w * 3.6f && d < w * 1.2f * (1 - above / (w * 3.6f)))
            return 1;
        if (above >= w * 3.3f && above < w * 4.3f && d < .008f) /* the pole on top */
            return 1;
    }
    return 0;
}

float castle_window(float u, float v, float share_lit)
{
    float x = u * 26 + 99, y = v * 14 + 99;
    float in_x = x - floorf(x), in_y = y - floorf(y);
    if (hash_unit((uint32_t)((int)floorf(x) * 31 + (int)floorf(y))) < 1 - share_lit)
        return 0;
    return fabsf(in_x - .5f) < .17f && fabsf(in_y - .5f) < .3f ? 1 : 0;
}
