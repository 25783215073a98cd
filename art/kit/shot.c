/* SPDX-License-Identifier: MIT
 * Where the camera stands. */
#include "kit/shot.h"

#include "kit/kit.h"

void shot(Shot k, float turn)
{
    static const struct {
        float height, away, target, angle;
    } of[] = {
        [SHOT_CLOSE] = {1.86f, 3.3f, 1.90f, 27}, [SHOT_BUST] = {1.75f, 4.6f, 1.74f, 27},
        [SHOT_BELOW] = {.72f, 5.0f, 1.42f, 30},  [SHOT_SHOULDER] = {2.15f, 4.4f, 1.85f, 36},
        [SHOT_WIDE] = {1.3f, 9.5f, 2.0f, 38},
    };
    float a = turn * PI / 180;
    camera(V(sinf(a) * of[k].away, of[k].height, cosf(a) * of[k].away), V(0, of[k].target, 0), of[k].angle);
}
