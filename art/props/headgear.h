/* SPDX-License-Identifier: MIT
 * What heroes wear on their heads: hats, helms, horns. At the brush's place is the middle of a head of props/folk.h. */
#ifndef FORGE_PROPS_HEADGEAR_H
#define FORGE_PROPS_HEADGEAR_H

#include "kit/kit.h"

/* A pointed hat, its tip bent to the side by `bend`. */
void hat_pointed(float brim, float height, float bend, int m, int band, int buckle);
/* Tall, split at the top, with a cross-shaped trim. */
void hat_mitre(float height, int m, int trim);
/* A skull cap of plates with a nose guard. */
void helm_open(int metal, int trim, bool nose_guard);
/* A pot with a slit, breaths, a cross; nothing of the face is seen. eyes: glowing behind the slit; zero: dark. */
void helm_great(int metal, int trim, Vec3 eyes);
/* A visor like a beak, with slits. */
void helm_visor(int metal, int trim, Vec3 eyes);
/* Bull's horns, size 1 usual. */
void helm_horns(float size, int horn_material);
/* Wings of metal or feathers on both sides. */
void helm_wings(float size, int base, int tip);
/* A crest of hair from front to back; or one plume that falls backwards. */
void helm_crest(float height, int m);
void helm_plume(float length, int m);

#endif
