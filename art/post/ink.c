/* SPDX-License-Identifier: MIT
 * Edges are found in depth, normals and parts of the frame, not in its colours. */
#include "post/ink.h"

#include "engine/noise.h"
#include "post/filter.h"

#include <stdlib.h>

float ink_edge(const Frame *f, int i, int j)
{
    float e = 0, turn = 1, step = (f->depth[j] - f->depth[i]) / max_of(f->depth[i], .1f);
    bool both = f->part[i] >= 0 && f->part[j] >= 0;
    if (step > .012f)
        e = unit((step - .012f) * 26);
    if (both) {
        const float *a = f->normal + i * 3, *b = f->normal + j * 3;
        turn = 1 - (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
        e = max_of(e, unit((turn - .22f) * 1.6f) * .75f);
    }
    if (f->part[i] != f->part[j] && step > -.004f)
        e = max_of(e, .7f * unit(max_of((step - .002f) * 120, (turn - .10f) * 4)));
    return e;
}

float ink_left(Vec3 light, float brightness, float glow)
{
    float shines = smooth(1.2f, 2.2f, max_of(light[0], max_of(light[1], light[2])));
    return (1 - shines) * (1 - smooth(.40f, .70f, brightness) * smooth(.08f, .30f, glow));
}

/* How bright the picture is, each place with what surrounds it: a line is dark
 * itself, and so are the few pixels beside it. */
static float *glow_map(Size z, const float *rgb, float scale)
{
    int n = z.width * z.height;
    float *l = filter_plane(n);
    for (int i = 0; i < n; i++)
        l[i] = brightness(V(rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]));
    filter_blur(z, l, 1, 1.5f * scale);
    return l;
}

void ink_draw(const Scene *s, const Frame *f, const float *glow, float *rgb, float scale)
{
    int w = f->width, h = f->height, step = (int)max_of(1, roundf(scale));
    float *ink = filter_plane(w * h), *lit = glow_map((Size){w, h}, rgb, scale);
    for (int y = step; y < h - step; y++)
        for (int x = step; x < w - step; x++) {
            int i = y * w + x;
            if (f->part[i] < 0)
                continue;
            ink[i] = max_of(max_of(ink_edge(f, i, i + step), ink_edge(f, i, i - step)),
                            max_of(ink_edge(f, i, i + step * w), ink_edge(f, i, i - step * w)));
        }
    filter_blur((Size){w, h}, ink, 1, .75f * scale);
    for (int i = 0; i < w * h; i++) {
        const float *light = f->color + i * 3;
        float thick = .45f + .9f * cloud_flat((float)(i % w) / (26 * scale), (float)(i / w) / (26 * scale), 2);
        float a = unit(ink[i] * 1.5f * thick) * .72f * s->ink * unit(1.25f - f->depth[i] / 16);
        a *= ink_left(V(light[0], light[1], light[2]), lit[i], glow[i]);
        for (int c = 0; c < 3; c++) {
            float at = rgb[i * 3 + c], line = at * .30f + to_screen(s->tint[DARK][c]) * .55f * .5f;
            rgb[i * 3 + c] = mix(at, min_of(line, at), a);
        }
    }
    free(ink);
    free(lit);
}
