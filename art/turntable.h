/* SPDX-License-Identifier: MIT
 * A sculpture on the turntable: the figure of a picture alone, seen from all sides, for the gallery. Each view is a relief
 * (post/relief.h), so the same lantern lights it. Which pictures stand there says turntable.txt: those whose figure is
 * whole from behind. */
#ifndef FORGE_TURNTABLE_H
#define FORGE_TURNTABLE_H

#include "engine/scene.h"
#include "image.h"

enum { TURNTABLE_VIEWS = 12 }; /* the first is the picture's own; then by 30 degrees, the camera going to the right */

/* The same scene again, its figure on a rod upright below that place, which is within its body. */
typedef Scene *OnRod(const void *context, Vec3 at);
/* A new image, RELIEF_HEIGHT a view, one below the other; without pixels (rgba NULL) where nothing stands out from what
 * is behind it. A figure that flies stands on a rod; what hangs in the air beside it is left out. The scene's camera is
 * moved, and what is not the figure is taken out of it. */
Image turntable_of(Scene *s, OnRod *on_rod, const void *context, int threads);

#endif
