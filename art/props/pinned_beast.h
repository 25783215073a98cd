/* SPDX-License-Identifier: MIT
 * A furry beast flat on the ground, its jaws towards +z and the left; in a file of its own because props/beast.h and
 * props/people.h name noses alike. */
#ifndef FORGE_PROPS_PINNED_BEAST_H
#define FORGE_PROPS_PINNED_BEAST_H

#include "kit/kit.h"

/* The middle of its back over the brush's place; 1.8 wide. */
void pinned_beast(Vec3 fur);

#endif
