/* SPDX-License-Identifier: MIT
 * Snow, ice and who walks through it: a low sun in a pale sky, blocks that are seen through, footprints. */
#ifndef FORGE_PROPS_SNOW_H
#define FORGE_PROPS_SNOW_H

#include "kit/kit.h"

/* Ice that is not seen through, with light in it. */
int blue_ice(Vec3 color);
int fresh_snow(void);
/* A feather of frost from the brush's place along +y. */
void frost_feather(float length, int m);
/* A row of n icicles that hang from a line. */
void icicles(Vec3 from, Vec3 to, int n, float length, float thick, int m, int seed);
/* n footprints on y = `from[1]`, left and right of the line by `apart`, each darker than the snow. */
void footprints(Vec3 from, Vec3 to, int n, float apart, float size, int shade);
/* A fir whose boughs carry snow, its foot at the brush's place. */
void snowy_fir(float tall, int green, int snow, int seed);

/* Backdrop: a white sun in the scene's disc_x, disc_y, with the ring that ice in the air draws round it; mountains and
 * woods in the mist below. */
Vec3 frost_sun(const Scene *s, float u, float v);

/* Somebody under way, hooded, 2.4 high, looking to +z; the face is in the dark of the hood. One arm reaches to `hand`, which
 * is left to the picture to fill. Materials 0: not worn. */
typedef struct {
    int cloak, coat, legs, scarf;
    float hem, open, stride; /* of the cloak: its height, degrees it stands open in front */
    Vec3 wind;
    float look, nod; /* degrees of the head */
    float side;      /* -1, 1: which arm; 0: none */
    Vec3 hand;
    int mitten;
    int seed;
} Wayfarer;
void wayfarer(const Wayfarer *w);
/* What he sees by: a lantern that hangs from `hand`, `size` high, with its light on the snow. Returns where it shines, in
 * the world. */
Vec3 wayfarers_lantern(Vec3 hand, float size, int metal);

#endif
