/* SPDX-License-Identifier: MIT
 * Hands and arms, in the present part and material. The frame of a hand: the wrist is the origin, fingers run along +y,
 * the palm looks to +z, closing fingers bend towards +z. */
#ifndef FORGE_PROPS_HANDS_H
#define FORGE_PROPS_HANDS_H

#include "kit/kit.h"

typedef struct {
    float size;   /* length of the palm */
    float curl;   /* 0 flat .. 1 fist */
    float spread; /* degrees between the outer fingers */
    float thick;  /* of fingers, 1 = as usual; .6 bony, 1.4 troll */
    int fingers;  /* without the thumb; 0 means 4 */
    int thumb;    /* -1: at -x, +1: at +x */
    int claw;     /* material of claws; 0 none. With claws the present part ends. */
    float claw_length;
} Hand;

/* At the brush's place. */
void hand(const Hand *h);
/* The same with the wrist at `at`, fingers along `fingers`, the palm looking to `palm`. */
void hand_at(const Hand *h, Vec3 at, Vec3 fingers, Vec3 palm);
/* Closes the hand around a bar through `at` along `bar`, knuckles towards `out`; leaves the
 * brush in the frame of the bar, so it must stand between push() and pop(). */
void hand_grip(Hand h, Vec3 at, Vec3 bar, Vec3 out);

/* Where the wrist of such a hand is. */
Vec3 hand_wrist(float size, Vec3 at, Vec3 bar, Vec3 out);

/* An upper arm and a forearm with muscles, three radii. */
void arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float r_shoulder, float r_elbow, float r_wrist);

#endif
