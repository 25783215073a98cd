/* SPDX-License-Identifier: MIT
 * What goblins wear and carry, beyond what the props have. Headgear is put on in the frame of goblin_head. */
#ifndef FORGE_TYPES_GOBLIN_GEAR_H
#define FORGE_TYPES_GOBLIN_GEAR_H

#include "types/goblin_clan.h"

/* ---- on the head ---- */
void goggles_cap(const Goblin *g);                         /* leather, goggles pushed up */
void goggles_worn(const Goblin *g);                        /* the same, over the eyes */
void miners_helmet(const Goblin *g);                       /* with a lamp */
void cooking_pot(const Goblin *g, float tilt);             /* upside down, with its handle */
void tam_o_shanter(const Goblin *g, float tilt);           /* flat, wide, checked band, bobble */
void mortarboard(const Goblin *g, float tilt);             /* with a tassel */
void spectacles(const Goblin *g, float radius);            /* round ones */
void toadstool_hat(const Goblin *g, float tilt);           /* a cap with spots and gills */
void wizards_hat(const Goblin *g, float bend, float tall); /* the tip falls over to the side */
void crested_helm(const Goblin *g);                        /* two horns and a fan of feathers */
void bobble_hat(const Goblin *g, int wool, int stripe, float droop);
void beehive_hair(const Goblin *g, float tall); /* a tower of curls with a rose */
void quiff_hair(const Goblin *g, float tall);   /* swept up and forward */

/* ---- in the hands ---- */
/* A keg lying along x, with the clan's gem on its belly and a burning fuse at the end x > 0. */
void keg(const Goblin *g, float radius, float half_length);
void drumstick(void); /* roast leg; the bone's end at the brush's place, meat along +y */
void music_note(float size, int m);
/* A rose at the brush's place, open to +z. */
void rose(float size, Vec3 color);

#endif
