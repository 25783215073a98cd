/* SPDX-License-Identifier: MIT
 * Noise: the irregularity of everything painted. Pure functions of the place, 0..1 unless said. */
#ifndef FORGE_ENGINE_NOISE_H
#define FORGE_ENGINE_NOISE_H

#include "engine/vec.h"

float noise_at(Vec3 p);
float noise_flat(float x, float y);
/* Several octaves of the above, each half as strong and twice as fine. */
float cloud_at(Vec3 p, int octaves);
float cloud_flat(float x, float y, int octaves);
/* Distance to the nearest point of an irregular grid of pitch 1; centre: that point, next: distance of the second
 * nearest (either may be NULL). next - nearest is small on the borders of the cells. */
float cells_at(Vec3 p, Vec3 *centre, float *next);
/* One number of a cell of the grid. */
float noise_of_cell(int x, int y, int z);

#endif
