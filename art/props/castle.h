/* SPDX-License-Identifier: MIT
 * Towers, windows, banners. They stand at the brush's place. */
#ifndef FORGE_PROPS_CASTLE_H
#define FORGE_PROPS_CASTLE_H

#include "kit/kit.h"

void turret(float r, float height, float roof, int wall, int tiles, int gold);
void lit_window(float x, float y, float z, float half_x, float half_y, Vec3 light);
void banner(Vec3 top, float width, float length, int m, int gold);

#endif
