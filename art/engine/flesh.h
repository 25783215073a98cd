/* SPDX-License-Identifier: MIT
 * Flesh: light that enters skin comes out again nearby, red the farthest, so that shadows on a face have soft warm borders. */
#ifndef FORGE_ENGINE_FLESH_H
#define FORGE_ENGINE_FLESH_H

#include "engine/render.h"

/* Spreads the light of the frame's skin. pixels: how many pixels one unit of the world fills at depth 1. */
void flesh_spread(Frame *f, float pixels);

#endif
