/* SPDX-License-Identifier: MIT
 * Goblins' places under a roof, as backdrops. Their light is about disc_x, disc_y; ACCENT is the clan's, GLOW what shines. */
#ifndef FORGE_TYPES_GOBLIN_INDOORS_H
#define FORGE_TYPES_GOBLIN_INDOORS_H

#include "engine/scene.h"

Vec3 library(const Scene *s, float u, float v);
Vec3 hearth(const Scene *s, float u, float v);
Vec3 stage(const Scene *s, float u, float v);
Vec3 treasury(const Scene *s, float u, float v);
Vec3 cellar(const Scene *s, float u, float v); /* casks, and a stair with daylight */
Vec3 tunnel(const Scene *s, float u, float v); /* of a mine, dusk at its end */
Vec3 tent(const Scene *s, float u, float v);
Vec3 night_window(const Scene *s, float u, float v);

#endif
