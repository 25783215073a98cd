/* SPDX-License-Identifier: MIT
 * Light is spread over the picture instead of inside the body: each pixel of skin gathers from a disc around it what its
 * neighbours of skin at about its depth have received, each channel as far as its colour travels in flesh (the idea of
 * screen-space scattering, Jimenez and others, 2009). The skin's own colour is divided out before and comes back after, so
 * that freckles and paint stay sharp. */
#include "engine/flesh.h"

#include <stdlib.h>

enum { TAPS = 40 };

static const float darkest = .02f; /* an own colour below is not divided by */

static Vec3 pixel(const float *plane, int i)
{
    return V(plane[i * 3], plane[i * 3 + 1], plane[i * 3 + 2]);
}

static bool is_skin(const Frame *f, int i)
{
    return luminance(pixel(f->skin, i)) > 0;
}

static Vec3 own_color(const Frame *f, int i)
{
    Vec3 s = pixel(f->skin, i);
    return V(max_of(s[0], darkest), max_of(s[1], darkest), max_of(s[2], darkest));
}

/* What the skin at a pixel gives back, without its own colour. reach: of red light, in pixels; deep: in the world's units. */
static Vec3 gathered(const Frame *f, const float *received, int x, int y, float reach, float deep)
{
    static const float travels[3] = {1, .5f, .3f}; /* of the reach: red, green, blue */
    const float golden_angle = 2.39996f, fades = 4.5f;
    int here = y * f->width + x;
    float turn = hash_unit((uint32_t)here) * 2 * PI, total[3] = {1, 1, 1};
    Vec3 sum = pixel(received, here);
    for (int k = 1; k <= TAPS; k++) {
        float r = sqrtf((float)k / TAPS), angle = turn + (float)k * golden_angle;
        int px = x + (int)lrintf(cosf(angle) * r * reach), py = y + (int)lrintf(sinf(angle) * r * reach);
        int i = py * f->width + px;
        if (px < 0 || py < 0 || px >= f->width || py >= f->height || !is_skin(f, i) ||
            fabsf(f->depth[i] - f->depth[here]) > deep)
            continue;
        for (int c = 0; c < 3; c++) {
            float share = r / travels[c], weight = expf(-fades * share * share);
            sum[c] += received[i * 3 + c] * weight;
            total[c] += weight;
        }
    }
    return V(sum[0] / total[0], sum[1] / total[1], sum[2] / total[2]);
}

void flesh_spread(Frame *f, float pixels)
{
    const float far = .08f; /* so far red light travels, in the world's units: a head is about .5 wide */
    int n = f->width * f->height;
    float *received = calloc((size_t)n * 3, sizeof *received);
    if (received == NULL)
        forge_fail("out of memory");
    for (int i = 0; i < n; i++)
        for (int c = 0; c < 3 && is_skin(f, i); c++)
            received[i * 3 + c] = f->color[i * 3 + c] / own_color(f, i)[c];
    for (int i = 0; i < n; i++) {
        if (!is_skin(f, i))
            continue;
        float reach = far * pixels / max_of(f->depth[i], .1f);
        Vec3 given = gathered(f, received, i % f->width, i / f->width, reach, far * 2), own = own_color(f, i);
        for (int c = 0; c < 3; c++)
            f->color[i * 3 + c] = given[c] * own[c];
    }
    free(received);
}
