/* SPDX-License-Identifier: MIT
 * The painter: from light to a painting. Bloom, tones, the faction's palette, flat areas, brush strokes, ink, canvas. */
#ifndef FORGE_POST_POST_H
#define FORGE_POST_POST_H

#include "engine/render.h"
#include "image.h"

/* alpha: the backdrop becomes transparent. The image is the caller's to free. */
Image post_paint(const Scene *s, const Frame *f, bool alpha, int threads);

#endif
