/* SPDX-License-Identifier: MIT
 * Water at work, light on a rope, and the places of the Lanternfleet. */
#ifndef FORGE_PROPS_SEAWATER_H
#define FORGE_PROPS_SEAWATER_H

#include "kit/kit.h"

/* Glossy, with a little light of its own. */
int material_sea(Vec3 color, float light);
/* Round the brush's y from angle `from` to `to` (degrees, 0 in front): water thrown off a blade, thin at both ends, with
 * its spray. */
void water_arc(float radius, float from, float to, float thick, int m, int seed);
/* Foam along a line: white sprites within `spread` of it. */
void foam_along(int n, const Vec3 *p, int count, float spread, float size, int seed);
/* A bank of fog: soft light, in world coordinates. */
void fog_bank(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed);
/* Merlons along x on a wall whose walk is at y 0: blocks 0.9 apart at that z. */
void sea_wall(float z, float from, float to, float merlon, int stone);
int wet_stone(void);

/* Backdrops. */
Vec3 moon_fog(const Scene *s, float u, float v);    /* night: banks of fog under a moon at disc_x, disc_y */
Vec3 below_water(const Scene *s, float u, float v); /* from under the surface, shafts of light from disc_x */

#endif
