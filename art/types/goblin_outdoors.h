/* SPDX-License-Identifier: MIT
 * Goblins' places in the open, as backdrops. Their light is about disc_x, disc_y; ACCENT is the clan's, GLOW what shines. */
#ifndef FORGE_TYPES_GOBLIN_OUTDOORS_H
#define FORGE_TYPES_GOBLIN_OUTDOORS_H

#include "engine/scene.h"

Vec3 battlefield(const Scene *s, float u, float v); /* in the evening */
Vec3 garden(const Scene *s, float u, float v);      /* at noon */
Vec3 roofs(const Scene *s, float u, float v);       /* at dawn */
Vec3 alley(const Scene *s, float u, float v);       /* from below, at night */
Vec3 breach(const Scene *s, float u, float v);      /* what is seen where a wall was: dust and daylight */

#endif
