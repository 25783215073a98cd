/* SPDX-License-Identifier: MIT
 * The painter: from light to a painting. Bloom, tones, the faction's palette, the plan of values, flat areas, brush
 * strokes, ink, canvas. */
#ifndef FORGE_POST_POST_H
#define FORGE_POST_POST_H

#include "engine/render.h"
#include "image.h"
#include "post/plan.h"

/* alpha: the backdrop becomes transparent. The image is the caller's to free. */
Image post_paint(const Scene *s, const Frame *f, Look look, bool alpha, int threads);

#endif
