/* SPDX-License-Identifier: MIT
 * What stands at the knee of those from outside: a keep with lit windows; and the limbs they have in common. */
#ifndef FORGE_PROPS_TITAN_H
#define FORGE_PROPS_TITAN_H

#include "kit/kit.h"

/* A keep with five towers, 1 high, on the brush's place. */
void titan_keep(int wall, int roof, Vec3 windows);
/* The same on a crag that is `high`: the name plate covers the lowest fifth of a card. */
void titan_keep_on_crag(float high, int rock, int wall, int roof, Vec3 windows);
/* One tower, 1 high, with a ring of battlements and three windows. */
void titan_tower(int wall, int roof, Vec3 windows);
/* A book, .3 high, facing +z. */
void flying_book(int cover, int pages);
/* A jagged line of light through n points. */
void lightning(int n, const Vec3 *points, float thick, Vec3 color);

#endif
