/* SPDX-License-Identifier: MIT
 * A head like ours, about .9 high, its middle at the brush's place, looking to +z: for vampires, elves, masks. Strong
 * shapes on purpose: hollow cheeks, sharp noses, big eyes. Hair is the caller's. */
#ifndef FORGE_PROPS_FACE_H
#define FORGE_PROPS_FACE_H

#include "kit/kit.h"

typedef struct {
    int skin, lip, hair; /* materials; hair: of the eyebrows, 0 none */
    float jaw;           /* width; 1 usual, .85 fine, 1.2 broad */
    float hollow;        /* of the cheeks, 0..1 */
    float nose, hook;    /* length; how far its tip comes down */
    float ear;           /* length of pointed ears; 0: round, small */
    float lid, open;     /* tilt and opening of the eyes */
    float eye_size;      /* 1 usual */
    Vec3 iris, white;
    float glow; /* of the iris */
    Pupil pupil;
    float smile; /* corners of the mouth up (negative: down) */
    float mouth; /* opening; 0 closed */
    float fangs; /* length; 0 none */
    float brow;  /* thickness of the eyebrows */
} Face;

void face(const Face *f);

#endif
