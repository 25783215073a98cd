/* SPDX-License-Identifier: MIT
 * Sparks, bubbles, leaves: small flat things that float in the scene, drawn over the rendered light where not hidden. */
#ifndef FORGE_ENGINE_SPRITES_H
#define FORGE_ENGINE_SPRITES_H

#include "engine/light.h"
#include "engine/render.h"

void sprites_draw(const Tracer *t, Frame *f);

#endif
