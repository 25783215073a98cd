/* SPDX-License-Identifier: MIT
 * What the pictures of all heroes share: the light of the three parties. */
#ifndef FORGE_TYPES_HEROES_H
#define FORGE_TYPES_HEROES_H

#include "kit/kit.h"

/* Red and gold at dusk; blue and silver at night; green before violet. */
typedef enum { PARTY_WARM, PARTY_COOL, PARTY_WILD } Party;

void hero_stage(Party p, Backdrop *b);
/* A belt with its buckle on a body of props/drapery.h. */
void hero_girdle(int leather, int metal, float wide);

#endif
