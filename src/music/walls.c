/* SPDX-License-Identifier: MIT
 * Delays of lengths without common divisors; what comes out of all is mirrored between them (Householder), loses some of
 * its height at each wall, and goes round again. */
#include "music/walls.h"

#include <math.h>

#include "music/tune.h"

static const int length_of[WALLS] = {1087, 1283, 1447, 1663, 1861, 2069, 2293, 2531};

void walls_size(Walls *w, float seconds)
{
    for (int i = 0; i < WALLS; i++)
        w->keep[i] = powf(0.001f, (float)length_of[i] / (seconds * (float)MUSIC_RATE));
}

float walls_add(Walls *w, const float *in, float *left, float *right, int n)
{
    float loudest = 0;
    for (int k = 0; k < n; k++) {
        float heard[WALLS], all = 0;
        w->low += 0.028f * (in[k] - w->low); /* 200 Hz */
        float x = 0.35f * (in[k] - w->low);
        for (int i = 0; i < WALLS; i++) {
            heard[i] = w->line[i][w->at[i]];
            w->dull[i] += 0.45f * (heard[i] - w->dull[i]);
            heard[i] = w->keep[i] * w->dull[i];
            all += heard[i];
        }
        for (int i = 0; i < WALLS; i++) {
            w->line[i][w->at[i]] = x + heard[i] - 0.25f * all;
            w->at[i] = w->at[i] + 1 < length_of[i] ? w->at[i] + 1 : 0;
        }
        float l = heard[0] - heard[2] + heard[4] - heard[6], r = heard[1] - heard[3] + heard[5] - heard[7];
        left[k] += l;
        right[k] += r;
        loudest = fabsf(l) > loudest ? fabsf(l) : loudest;
        loudest = fabsf(r) > loudest ? fabsf(r) : loudest;
    }
    return loudest;
}
