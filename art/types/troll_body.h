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
void troll_torso(const Flesh *f, float belly);
Hand troll_hand(const Flesh *f, int thumb);
void troll_arm(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist);
/* An arm and a hand around a bar; leaves the brush in the frame of the bar: between push() and pop(). */
void troll_holding(const Flesh *f, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out);
/* At the brush's place, looking to +z; chin at y = -.5, crown at .5. */
void troll_head(const Flesh *f, const Look *l);
/* n locks from the crown of the head, falling to the sides and the back. */
void troll_mane(int n, float length, float thick, int m, int seed);
void nose_ring(float nose, int gold);

#endif
