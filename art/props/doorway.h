/* SPDX-License-Identifier: MIT
 * Doors that stand where no house is. At the brush's place is the middle of the threshold; the leaf looks to +z. */
#ifndef FORGE_PROPS_DOORWAY_H
#define FORGE_PROPS_DOORWAY_H

#include "kit/kit.h"

/* The light of an opening tells how hard the portal is. */
typedef enum { OPENING_NORMAL, OPENING_GOLD, OPENING_HARD, OPENING_PAINFUL, OPENING_SALT } Opening;
Vec3 opening_color(Opening o);
/* The rim light of the picture comes from it; as early as the camera. */
void opening_lights(Opening o);

/* Two posts of uneven blocks, a lintel with the spiral of the portals, a step. half: of the opening. */
void doorway_posts(float half, float high, float thick, int stone, int seed);
/* Mauve posts and a lintel round a leaf about the brush's place, the moor below, the red of the other side in the joints. */
void doorway_frame(float half, float high);
/* The lit opening itself behind the leaf, its glow and its lamp in front. */
void doorway_light(float half, float high, Opening o, float strength);
/* Upright boards of unlike width and length; gap: between two of them. */
void doorway_planks(float half, float high, int boards, float gap, int wood, int wood2, int seed);
/* A strap hinge from the brush's place along +x, its end curled. */
void doorway_hinge(float length, int iron);
/* Rain between camera and picture: slanting by `slant` per height, in a box around the brush. */
void slant_rain(int drops, float wide, float high, float deep, float slant, Vec3 color, int seed);

#endif
