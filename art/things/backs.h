/* SPDX-License-Identifier: MIT
 * What all card backs share: the slab with its border and scrolls, and the signs of more than one back. */
#ifndef FORGE_THINGS_BACKS_H
#define FORGE_THINGS_BACKS_H

#include "kit/kit.h"

/* Stone and enamel from dark to light. sign() builds in the present part, which is painted gold, in the xy plane, about .6
 * in radius; inlay: a gem of the back's colour. */
void card_back(unsigned dark, unsigned light, void (*sign)(int gold, int inlay));
/* A monster's mask with horns: all the types in one. */
void back_mask_sign(int gold, int inlay);
void back_castle_sign(int gold, int inlay);

#endif
