/* SPDX-License-Identifier: MIT
 * Bodies on four legs, in gaits, and what they throw up when they run: dust and clods. */
#ifndef FORGE_PROPS_BEAST4_H
#define FORGE_PROPS_BEAST4_H

#include "kit/kit.h"

typedef enum { GAIT_STAND, GAIT_TROT, GAIT_CHARGE, GAIT_LEAP } Gait;

typedef struct {
    int hide, under, dark, foot; /* materials: back, belly, tail and bristles, hooves or claws */
    Gait gait;
    float height, length;    /* of the shoulder; from hip to shoulder */
    float chest, hip, waist; /* radii */
    float leg;               /* radius of a shin */
    float bristle;           /* length of the hair along the back; 0 none */
    float tail;              /* length */
    bool hoof;
    Vec3 neck; /* where the head sits, seen from the shoulder */
} Beast4;

/* Feet at y = 0, looking to +z, the middle of the back over the brush's place. Returns where the head sits. */
Vec3 beast4(const Beast4 *b);
/* n soft puffs around `at` within `spread`, in world coordinates. */
void dust_burst(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed);
/* n clods thrown out of `at` along `out`, the farther the smaller. */
void clods(Vec3 at, Vec3 out, float wide, int n, float size, int m, int seed);
/* n streaks of rain before and behind z 0, falling to the left by `slant`. */
void rain(int n, float slant, Vec3 color, int seed);

#endif
