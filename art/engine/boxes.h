/* SPDX-License-Identifier: MIT
 * Boxes that lie close around shapes. The ball of a long limb or of hanging cloth is mostly air; a ray that meets the
 * ball and not the box is spared all its distances. */
#ifndef FORGE_ENGINE_BOXES_H
#define FORGE_ENGINE_BOXES_H

#include "engine/scene.h"

/* Of a finished scene: a box for each shape, the caller's to free. Seams and lumps are in it. Jelly, the ground and what is
 * round anyway have none (half[0] is 0): light is followed through jelly in other directions than the ray's. */
Box *boxes_of(const Scene *s);
/* Narrows enter..leave to where the ray is in the box, grown by margin; false: nowhere before `far`. */
bool box_meets(const Box *b, Vec3 from, Vec3 direction, float far, float margin, float *enter, float *leave);

#endif
