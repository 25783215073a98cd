/* SPDX-License-Identifier: MIT
 * What all vampires are made of: pale skin, black cloth with a red lining, gold and gems. */
#ifndef FORGE_TYPES_VAMPIRE_WARDROBE_H
#define FORGE_TYPES_VAMPIRE_WARDROBE_H

#include "kit/kit.h"

typedef struct {
    int skin, hair, black, lining, gold, gem, lip, linen; /* materials */
} VampireWardrobe;

/* The materials of one whose skin has that colour. */
VampireWardrobe vampire_wardrobe(Vec3 skin);

#endif
