/* SPDX-License-Identifier: MIT
 * A human skull, about .9 high, its middle at the brush's place, looking to +z. */
#ifndef FORGE_PROPS_SKULL_H
#define FORGE_PROPS_SKULL_H

#include "kit/kit.h"

typedef struct {
    int bone;
    Vec3 glow;    /* of the eyes; zero: dark holes */
    float jaw;    /* degrees the mouth is open; 6 closed, 25 a laugh */
    float menace; /* how far the brow comes down at its inner end, 0..1 */
    bool no_jaw;
    float missing;  /* share of teeth that are gone */
    float eye_size; /* of the glow; 1 = as usual */
    int one_eyed;   /* -1, 1: only that side has an ember; 0 both */
} Skull;

void skull(const Skull *k);

#endif
