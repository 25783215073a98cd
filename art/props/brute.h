/* SPDX-License-Identifier: MIT
 * Bodies with legs, from goblins to ogres: trunk, thighs, calves and feet between joints that the picture chooses, so
 * that they run, crouch, sit and climb. Pairs are left and right of a body that looks to +z. */
#ifndef FORGE_PROPS_BRUTE_H
#define FORGE_PROPS_BRUTE_H

#include "kit/kit.h"

typedef enum { FEET_BOOTS, FEET_BARE, FEET_HOOVES, FEET_CLAWS } Feet;

typedef struct {
    Vec3 hip, chest;        /* middle of the hips; middle of the line between the shoulders */
    Vec3 front;             /* where the breast looks; zero: +z */
    Vec3 knee[2], foot[2];  /* foot: the ankle, some .1 above the ground */
    Vec3 toes[2];           /* where the feet point; zero: as the breast */
    float shoulder, pelvis; /* half widths; 0: .40, .17 */
    float bulk;             /* thickness of trunk and limbs; 0: 1 */
    float leg;              /* of the legs alone; 0: 1 */
    float belly;            /* 0 flat .. 1 a barrel */
    float breast;           /* muscles; 0: 1 */
    bool sinews;            /* limbs of muscle and gathered cloth (props/sinew.h); else smooth ones */
    int skin, trousers;     /* materials; trousers 0: bare */
    int boots;              /* or hooves, or nails and claws */
    Feet feet;
    float hand;  /* length of the palm; 0: .22 */
    float thick; /* of the fingers; 0: 1.25 */
    int nail;
    int shirt, sleeve, glove; /* materials of what is worn on trunk, arms and hands; 0: bare */
} Brute;

/* Trunk, neck and legs; head and arms are the caller's. */
void brute_body(const Brute *b);
/* Opens the frame of the chest: x to the right shoulder, y up the spine, z out of the breast. Between push() and pop(). */
void brute_chest_frame(const Brute *b);
void brute_hip_frame(const Brute *b);
Vec3 brute_shoulder(const Brute *b, float side);
/* Where a neck ends that is `up` above the shoulders and `out` before them. */
Vec3 brute_neck(const Brute *b, float up, float out);
/* A bare arm with its hand; pose: of props/grasp.h. */
void brute_arm(const Brute *b, float side, Vec3 elbow, Vec3 wrist, int pose, Vec3 fingers, Vec3 palm);
/* The same around a bar; leaves the brush there: between push() and pop(). */
void brute_grip(const Brute *b, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out);
/* From the shoulders, `length` long, open in front by `open` degrees on each side, blown by `wind`. */
void brute_cloak(const Brute *b, int m, float length, float open, Vec3 wind, int seed);
/* Rags or fur round the hips, in strips of unlike length. */
void brute_kilt(const Brute *b, int m, float length, int strips, int seed);
/* A broad belt without a buckle, its end hanging. */
void brute_belt(const Brute *b, int leather);

#endif
