/* SPDX-License-Identifier: MIT
 * Sparks, bubbles, leaves: small flat things that float in the scene, drawn over the rendered light where not hidden. */
#ifndef FORGE_ENGINE_SPRITES_H
#define FORGE_ENGINE_SPRITES_H

#include "engine/light.h"
#include "engine/render.h"

/* Where a halo has faded to nothing, in radii. */
#define HALO_REACH 3.f

void sprites_draw(const Tracer *t, Frame *f);
/* Strength of a halo d radii from its middle. */
float sprites_halo(float d);
/* What is laid over a pixel of halos that sum up to `light`. */
float sprites_capped(float light, bool over_figure);

#endif
