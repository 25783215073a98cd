/* SPDX-License-Identifier: MIT
 * Ink: lines where one thing ends in front of another, or a surface turns sharply. Where two parts merely meet and run on
 * (a wrist, a neck) there is none: a body is one skin. Light has no outline, nor has what stands in a glow. */
#ifndef FORGE_POST_INK_H
#define FORGE_POST_INK_H

#include "engine/render.h"

/* 0..1: how much of an edge lies between pixel i and its neighbour j, seen from i. */
float ink_edge(const Frame *f, int i, int j);
/* The share of the ink that is left on a surface of that light (linear), where the picture is that bright (0..1) and so
 * much of its light is bloom and halos (linear). What is merely white, such as bone, keeps its lines. */
float ink_left(Vec3 light, float brightness, float glow);
/* glow: of each pixel; rgb: the picture, 3 a pixel, 0..1; scale: pixels a 640th of a card's width. */
void ink_draw(const Scene *s, const Frame *f, const float *glow, float *rgb, float scale);

#endif
