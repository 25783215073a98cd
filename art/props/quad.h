/* SPDX-License-Identifier: MIT
 * Bodies on four legs whose joints the picture chooses, so that they stalk, leap and gallop; looking to +z. */
#ifndef FORGE_PROPS_QUAD_H
#define FORGE_PROPS_QUAD_H

#include "kit/kit.h"

typedef enum { QUAD_PAW, QUAD_HOOF } QuadFoot;

typedef struct {
    Vec3 shoulder, elbow, wrist, fore; /* of the left; fore: the foot on its ground */
    Vec3 hip, knee, hock, hind;
    Vec3 shoulder2, elbow2, wrist2, fore2; /* of the right */
    Vec3 hip2, knee2, hock2, hind2;
    Vec3 neck, head;                /* a point the neck bends through, and where it ends */
    float chest, deep, waist, rump; /* half widths of the trunk; deep: half height of the ribs */
    float neck_thick;
    float leg;             /* thickness of the legs; 1: a wolf's of 1 high */
    int coat, under, foot; /* under: belly, 0: coat */
    QuadFoot feet;
} Quad;

void quad_body(const Quad *q);
/* Tufts along the back from the neck to the rump, `tall` at the withers. */
void quad_bristles(const Quad *q, int n, float tall, int m, int seed);
/* A cupped ear along +y from the brush's place, open to +z. */
void quad_ear(float length, float wide, int hide, int inner);

#endif
