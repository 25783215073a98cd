/* SPDX-License-Identifier: MIT
 * Further places of the factions. A picture that plays there sets scene()->backdrop to one of them; palette and light stay
 * those of its faction. */
#ifndef FORGE_KIT_PLACES_H
#define FORGE_KIT_PLACES_H

#include "engine/scene.h"

Vec3 place_wreck(const Scene *s, float u, float v);       /* water: a sunken ship */
Vec3 place_pyramids(const Scene *s, float u, float v);    /* sun */
Vec3 place_graveyard(const Scene *s, float u, float v);   /* moon */
Vec3 place_swamp(const Scene *s, float u, float v);       /* forest */
Vec3 place_throne_hall(const Scene *s, float u, float v); /* royal: columns and a stained window */

#endif
