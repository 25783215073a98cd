/* SPDX-License-Identifier: MIT
 * What oozes are made of: mouths with teeth and a tongue, lids, blunt arms, and what swims inside them. */
#ifndef FORGE_TYPES_OOZE_BODY_H
#define FORGE_TYPES_OOZE_BODY_H

#include "kit/kit.h"

/* A mouth looks to +z from the brush's place: half width and height of the opening. */
typedef struct {
    float wide, high;
    int upper, lower; /* teeth; 0 none */
    float length;     /* of teeth */
    int fang;
    float tongue; /* size; 0 none */
} OozeMouth;

/* The opening, carved from the present part: the body. */
void ooze_mouth_hole(const OozeMouth *m);
/* What is in it: gullet, tongue and teeth, parts of their own. */
void ooze_mouth_inside(const OozeMouth *m);
/* The material of eyelids for a body of that colour. */
int ooze_lid(Vec3 body);
/* n bubbles of the scene's glow in an upright cylinder of radius `wide` around x, from y = low to high. */
void ooze_bubbles(int n, float x, float low, float high, float wide);
/* A coin it swallowed, turned at random; i: of which coins. */
void ooze_coin(float x, float y, float z, int i, int gold);
/* A blunt arm of jelly with three fingers, in the present part; thick: 1 usual. */
void ooze_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 towards, float thick);

#endif
