/* SPDX-License-Identifier: MIT
 * What the surface is like at a point: materials melted where shapes melt, then the pattern's colour and relief. */
#ifndef FORGE_ENGINE_SURFACE_H
#define FORGE_ENGINE_SURFACE_H

#include "engine/solid.h"

/* The material of `part` at p, and the shape that rules there; NULL when no shape of the part is near. */
const Shape *surface_material(const Near *n, Vec3 p, int part, Material *out);
/* Changes the colours of m as its pattern says; `q` is the shape of surface_material. */
void surface_pattern(Material *m, Vec3 p, const Shape *q);
/* Height of the pattern's relief. */
float surface_relief(const Material *m, Vec3 p);

#endif
