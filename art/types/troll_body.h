/* SPDX-License-Identifier: MIT
 * What trolls are made of: a hunched torso with muscles, strong arms, big hands, and a head whose nose, ears, tusks, mouth
 * and lids can be chosen. Feet below y = 0, hips at .3, shoulders at 1.5. */
#ifndef FORGE_TYPES_TROLL_BODY_H
#define FORGE_TYPES_TROLL_BODY_H

#include "kit/kit.h"
#include "props/hands.h"

typedef struct {
    int skin, nail, lip, dark; /* materials: skin, tusks and claws, lips, the dark of mouth and nostrils */
} Flesh;

typedef struct {
    float nose;      /* length; 1 as usual */
    float ears;      /* length */
    float ear_droop; /* degrees */
    float tusks;     /* length */
    float lid, open; /* of the eyes: menace, opening */
    float mouth;     /* height of the opening; 0 closed */
    Vec3 iris;
    bool grin; /* corners up */
} Look;

static const Vec3 troll_left_shoulder = {-.86f, 1.48f, -.06f}, troll_right_shoulder = {.86f, 1.48f, -.06f};

Flesh troll_flesh(Vec3 skin, Vec3 blotches);
void nose_ring(float nose, int gold);

#endif
