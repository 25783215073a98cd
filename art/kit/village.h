/* SPDX-License-Identifier: MIT
 * The village the horde comes for, as a backdrop: hills, gabled houses with lit windows, a palisade. It takes its colours
 * from the present palette: ACCENT lights the windows, LIGHT the horizon. */
#ifndef FORGE_KIT_VILLAGE_H
#define FORGE_KIT_VILLAGE_H

#include "engine/scene.h"

Vec3 place_village(const Scene *s, float u, float v);
/* Only the evening sky and the hills, their line high in a wide picture. */
Vec3 place_evening_hills(const Scene *s, float u, float v);

#endif
