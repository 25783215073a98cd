/* SPDX-License-Identifier: MIT
 * Bodies of people and goblins with big heads: hips at y = .2, shoulders at 1.3, the head's middle at about 1.85. */
#ifndef FORGE_PROPS_FIGURE_H
#define FORGE_PROPS_FIGURE_H

#include "kit/kit.h"
#include "props/hands.h"

static const Vec3 figure_left = {-.52f, 1.3f, -.04f}, figure_right = {.52f, 1.3f, -.04f};

/* A tunic or coat; width 1 usual; belly 0..1. */
void figure_torso(int m, float width, float belly);
/* Bare chest with muscles. */
void figure_chest(int skin, float width);
/* Breastplate with a ridge, a gorget, and tassets below the waist. */
void figure_plate(int metal, int trim, float width);
/* Trousers down to y = -.4, standing apart. */
void figure_legs(int m, float apart);
/* Cloth below the belt. */
void figure_skirt(int m, float length, float flare, int folds);
/* A sleeve of that width with a cuff. cuff 0: none */
void figure_sleeve(int m, int cuff, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick);
Hand figure_hand(float size, int thumb);
/* A sleeve, and a hand around a bar; leaves the brush in the frame of the bar: between push() and pop(). */
void figure_holding(int sleeve, int skin, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out);
/* A sleeve and an open hand with its palm to `palm`. */
void figure_offering(int sleeve, int skin, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 wrist, Vec3 fingers, Vec3 palm);
/* A collar of fur, or of ruffs, around the neck. */
void figure_collar(int m, float thick);

#endif
