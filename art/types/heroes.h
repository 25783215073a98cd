/* SPDX-License-Identifier: MIT
 * What the pictures of all heroes share: the light of the three parties. */
#ifndef FORGE_TYPES_HEROES_H
#define FORGE_TYPES_HEROES_H

#include "kit/kit.h"

/* Red and gold at dusk; blue and silver at night; green before violet. */
typedef enum { PARTY_WARM, PARTY_COOL, PARTY_WILD } Party;

void hero_stage(Party p, Backdrop *b);
/* A room lit by candles that are out of focus, in the colours of the palette. */
Vec3 candle_room(const Scene *s, float u, float v);
/* Nothing but air: light from one side, the colours of the palette, drifting. */
Vec3 open_air(const Scene *s, float u, float v);

#endif
