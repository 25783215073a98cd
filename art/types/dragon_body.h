/* SPDX-License-Identifier: MIT
 * What dragons are made of: a hide, necks with plates and spikes, heads, horns, frills, wings. */
#ifndef FORGE_TYPES_DRAGON_BODY_H
#define FORGE_TYPES_DRAGON_BODY_H

#include "kit/kit.h"

typedef struct {
    int scales, fine_scales, belly, horn, membrane, tooth, flesh, iris; /* materials */
} Hide;

typedef struct {
    Vec3 scales, scales2, belly, horn, membrane, iris;
} DragonColors;

typedef struct {
    int n;
    const Vec3 *point;
    const float *radius;
    Vec3 front; /* where the belly looks, roughly */
    int plates; /* across the belly; 0 none */
    int spikes; /* along the back; 0 none */
    float spike_length;
} DragonNeck;

typedef struct {
    float jaw;  /* degrees the mouth is open */
    float lid;  /* how far the lids come down inside: menace */
    float open; /* of the eyes */
} DragonFace;

Hide dragon_hide(const DragonColors *c);
/* Scales along the line, plates across the belly, spikes along the back. */
void dragon_neck(const Hide *h, const DragonNeck *k);
/* Looks to +z, the brush's place between the eyes; about 1.3 long. */
void dragon_head(const Hide *h, const DragonFace *f);
void dragon_swept_horns(const Hide *h, float size);
/* Spikes behind the cheeks with skin between them. */
void dragon_frill(const Hide *h, int rays, float length);
/* shoulder, elbow, wrist and the four finger tips, from the highest to the one at the body. */
void dragon_wing(const Hide *h, float side, Vec3 shoulder, Vec3 elbow, Vec3 wrist, const Vec3 tip[4]);
/* A pair, raised behind a body at that place; the one on the far side is longer. */
void dragon_high_wings(const Hide *h, float x, float y, float z, float near_side);

#endif
