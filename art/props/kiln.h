/* SPDX-License-Identifier: MIT
 * Kilnsworn at work: a body posed by where its hands and feet are, what they wear on their heads, and their places at
 * night. Feet at y = 0, hips at 1.08, the head's middle at 2.21 of a body that stands upright. */
#ifndef FORGE_PROPS_KILN_H
#define FORGE_PROPS_KILN_H

#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"

typedef enum { KILN_BARE, KILN_POT, KILN_HOOD, KILN_GOGGLES, KILN_CAP, KILN_HORNS } KilnHat;

typedef struct {
    Vec3 at;          /* of the fist or the wrist, in the frame of the trunk */
    Vec3 bar, out;    /* closed round a bar; bar 0: an open hand ... */
    Vec3 along, palm; /* ... with its fingers along that way, its palm looking there */
    Grasp pose;
    Vec3 pole; /* where the elbow points; 0: down and outwards */
} KilnHand;

typedef struct {
    Figure build;
    Person face;
    KilnHat hat;
    float hat_back;          /* pushed back from the forehead; degrees */
    float lean, sway, twist; /* of the trunk: forward, to the left of the picture, to its right; degrees */
    float sink;              /* how far the hips are lowered */
    Vec3 foot[2];            /* left and right of the picture when seen from the front; no legs if both are 0 */
    KilnHand hand[2];
    float head_yaw, head_pitch, head_roll;
    float head;         /* size; 0: .54 */
    Vec3 cloth, sleeve; /* colours; sleeve 0: bare arms */
    Vec3 apron, cloak;  /* 0: none */
    float arm;          /* how thick; 0: 1 */
    bool plates;        /* the picture's own lie on the shoulders: no armholes are seen */
} Kiln;

/* Builds it and leaves the brush in the frame of the trunk, so that tools follow: between push() and pop(). */
void kiln(const Kiln *k);
/* Metal of that colour. */
int kiln_metal(Vec3 color);
/* A hot thing of that colour, the brighter the whiter. */
int kiln_hot(float strength);
/* Bricks, lit and in the shade. */
int kiln_bricks(Vec3 a, Vec3 b);
/* What burns there: a glow and its lamp. */
void kiln_glow(Vec3 at, float size, float strength);
/* Where the white heart of the backdrops below is, and how large. */
void kiln_hearth(float x, float y, float size);

/* Backdrops. Smoke lit from below by a white heart at disc_x, disc_y, its size disc_size: the night of the Kilnsworn. */
Vec3 kiln_night(const Scene *s, float u, float v);

#endif
