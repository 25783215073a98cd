/* SPDX-License-Identifier: MIT
 * Raiders of the scrap heath: lanky, in rags and plates, a kitchen pot for a helmet; and the scrap they live on. */
#ifndef FORGE_PROPS_RAIDER_H
#define FORGE_PROPS_RAIDER_H

#include "kit/kit.h"

typedef struct {
    int skin, rag, iron, steel, green, hair; /* materials */
} RaiderStuff;

typedef enum { HAT_POT, HAT_SIEVE, HAT_PLATE, HAT_NONE } RaiderHat;

/* Pairs are left and right of the picture. A raider who stands is about 2.5 high, his feet at y = 0. */
typedef struct {
    Vec3 hip, chest; /* middle of the hips; middle of the shoulders */
    Vec3 knee[2], foot[2], elbow[2], wrist[2];
    float yaw, pitch; /* of the head */
    float mouth, lid;
    RaiderHat hat;
    int seed;
} Raider;

int rusty(Vec3 color);
RaiderStuff raider_stuff(void);
void raider(const Raider *r, const RaiderStuff *m);
/* Runs towards -x; step 0..1: where in his stride; the hands hold something before the breast, or over the shoulder. */
Raider raider_runs(float step, bool shoulder);
/* Plates, bars and cogs, lying about `at` within `half`. */
void scrap(Vec3 at, Vec3 half, int n, float size, int seed);
void spoon(float length, int m);
void fork(float length, int m);

#endif
