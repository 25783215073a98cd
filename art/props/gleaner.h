/* SPDX-License-Identifier: MIT
 * Gleaners: little thieves, pear-shaped, with the ears of a bat, coins for eyes and fingers like spoons. */
#ifndef FORGE_PROPS_GLEANER_H
#define FORGE_PROPS_GLEANER_H

#include "kit/kit.h"

typedef struct {
    float yaw, pitch; /* where the eyes look, degrees */
    float tilt, open; /* of the lids: + sly, - pitiful; open .6 wide */
    float cheeks;     /* stuffed, 0..1 */
    float grin;       /* 0 closed .. 1 from ear to ear with teeth */
    float ears;       /* degrees they droop */
} GleanerFace;

int gleaner_skin(void);
/* Its middle at the brush's place, about 1.1 wide without ears, looking to +z. */
void gleaner_head(const GleanerFace *f, int skin);
/* A sitting body on y = 0, 1 high, with short legs; fat: 1 usual. */
void gleaner_body(float fat, int skin);
/* Shoulder to wrist, and a hand of three spoons that points along `fingers`, its hollow to `palm`. stained: material
 * from the elbow down, or 0. */
void gleaner_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, int skin, int stained);

#endif
