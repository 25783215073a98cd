/* SPDX-License-Identifier: MIT
 * What was built of flesh or cloth becomes glass: dark and polished, or such as is seen through. And windows of churches. */
#ifndef FORGE_PROPS_VITREOUS_H
#define FORGE_PROPS_VITREOUS_H

#include "kit/kit.h"

/* The scene as it stands, before what is to be glass. */
typedef struct {
    int shapes, parts;
} Glazing;

Glazing glazing_begin(void);
/* Everything built since is of material m, but for eyes, teeth and what glows. */
void glazing_all(Glazing since, int m);
/* Parts built since that begin in a jelly are seen through. */
void glazing_clear(Glazing since);
/* Glass that mirrors its surroundings, with a dark body below. */
int glass_polished(Vec3 color, float mirror);
/* Glass that is seen through. dark: how much of the light it swallows a length. */
int glass_through(Vec3 color, float dark);

/* Distance to the outline of a pointed arch of half width `half` in the plane, its springing at `foot`; negative inside. */
float pointed_arch(float u, float v, float x, float half, float foot);

#endif
