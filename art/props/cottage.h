/* SPDX-License-Identifier: MIT
 * Houses of the country people: walls between posts, a gabled roof, lit windows. */
#ifndef FORGE_PROPS_COTTAGE_H
#define FORGE_PROPS_COTTAGE_H

#include "kit/kit.h"

typedef struct {
    int wall, wood, roof;   /* materials */
    Vec3 windows;           /* their light; zero: dark */
    float wide, tall, deep; /* half width, height of the wall, half depth */
    bool chimney;
} Cottage;

/* On y = 0 at the brush's place; the ridge runs along x, the front looks to +z. */
void cottage(const Cottage *c);

#endif
