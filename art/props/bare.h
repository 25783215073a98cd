/* SPDX-License-Identifier: MIT
 * Bare arms and chests, pointed ears, paint on the skin: what heroes show. Bodies are those of props/drapery.h, heads
 * those of props/people.h. */
#ifndef FORGE_PROPS_BARE_H
#define FORGE_PROPS_BARE_H

#include "kit/kit.h"
#include "props/barrowkin.h"

int bare_skin(Vec3 color);

/* The head of k in its frame, left open for what is worn on it: between push() and pop(). */
void bare_head(const Kin *k);
/* A line on the skin of the head built last, through n points x, y seen from its front. */
void face_paint(int m, int n, const float *xy, const float *radii);
/* Of an elf, in the head's frame; length 1 is half a head. */
void pointed_ears(int skin, float length, float droop);
/* Turns the brush from a person's head to what headgear (props/headgear.h) is made for. */
void fit_headgear(void);
/* Hair that falls from a middle parting to `length` heads below the eyes, as two smooth sheets with fine folds. */
void falling_hair(int m, float length, float wide, int seed);

#endif
