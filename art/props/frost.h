/* SPDX-License-Identifier: MIT
 * What the cold of Palefrost makes: ice, and rime in the hair. */
#ifndef FORGE_PROPS_FROST_H
#define FORGE_PROPS_FROST_H

#include "kit/kit.h"

/* Clear ice, light in itself. */
int frost_ice(void);
/* Short hair in tufts on a head of props/visage.h, rime on what lies at its left. */
void frost_tufts(int hair, int rime);

#endif
