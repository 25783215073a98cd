/* SPDX-License-Identifier: MIT
 * Few rays leave grain in soft shadows and in the light from everywhere. It is smoothed where nothing else is. */
#ifndef FORGE_ENGINE_GRAIN_H
#define FORGE_ENGINE_GRAIN_H

#include "engine/render.h"

/* quiet: 1 for each pixel that looks like its neighbours; the others keep their colour. */
void grain_smooth(Frame *f, const uint8_t *quiet);

#endif
