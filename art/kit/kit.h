/* SPDX-License-Identifier: MIT
 * The kit: what all pictures share. Factions are palette, three lights, backdrop, ground and what floats in the air;
 * materials are what things are made of. A picture calls faction() first, builds its figure, then, as it likes,
 * faction_ground() and faction_motes(). Everything a faction sets may be changed in scene() afterwards. */
#ifndef FORGE_KIT_KIT_H
#define FORGE_KIT_KIT_H

#include "engine/brush.h"
#include "kit/factions.h"

/* A number 0..1 for the i-th leaf, spike or hair of a thing; the same every time. */
float chance(int i);
/* A colour of the palette of the present scene. */
Vec3 tint(Tint t);

/* ---- materials ---- */
int material_bone(void);
int material_gold(void);
int material_iron(void);
int material_wood(void);
int material_leather(Vec3 color);
int material_cloth(Vec3 color);
int material_skin(Vec3 color, Vec3 blotches);
int material_scales(Vec3 color, Vec3 color2, float fine);
int material_fur(Vec3 color);
int material_stone(Vec3 color, Vec3 color2);
int material_glow(Vec3 color, float strength);
int material_plain(Vec3 color, float rough, float spec);
int material_gem(Vec3 color);
int material_tooth(void);
/* white: the colour around the iris */
int material_eye(Vec3 iris, Vec3 white, float glow, Pupil pupil);
int material_jelly(Vec3 color, Vec3 swallowed);

#endif
