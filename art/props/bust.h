/* SPDX-License-Identifier: MIT
 * What belongs to a portrait whose face is by visage() (props/visage.h): hair and beard that are combed, stubble and scars
 * that lie on the skin, sleeves with their hands, collars. A head is 1 high in its frame, as there. */
#ifndef FORGE_PROPS_BUST_H
#define FORGE_PROPS_BUST_H

#include "kit/kit.h"
#include "props/drapery.h"
#include "props/grasp.h"

/* A body of props/drapery.h that sits `at`, turned and bowed from the hips; tilt: to the left of the picture. */
typedef struct {
    Figure f;
    Vec3 at;
    float turn, lean, tilt;
} Seat;
/* Turns the brush into its frame. */
void sit(const Seat *s);
/* Its trunk in cloth; where its shoulders are in the world. */
void seated(const Seat *s, int cloth, Vec3 shoulder[2]);

int bust_hair(Vec3 color);

/* Locks from a region of the skull: degrees round (0 in front, + right of the picture), heights -1..1 (1 the crown). */
typedef struct {
    float from, to, low, high;
    int rows, locks; /* locks in each row */
    float length, thick;
    float stand; /* how far they stand off before they bend to where they are combed */
    Vec3 flow;   /* where their ends go, in lengths */
    float part;  /* combed away from the middle, to both sides */
    float wild;  /* 0 combed .. 1 */
    int seed;
} Comb;
void comb_hair(int m, const Comb *c);
/* Hair close to the skull, a hairline above the brow. */
void close_hair(int m);

typedef struct {
    float length, thick; /* 0: .3, .05 */
    float wide;          /* 1: from ear to ear; .4 of the chin alone */
    Vec3 flow;           /* where the ends go besides down, in lengths */
    float point;         /* ends gather towards the middle, 0..1 */
    float drop;          /* by how much the jaw hangs open: .85 of the gape */
    float chin;          /* how far the chin juts */
    int seed;
} Beard;
void comb_beard(int m, const Beard *b);
/* Two tails from under the nose, past the corners of the mouth by `length`; curl: their ends up. */
void moustache(int m, float length, float thick, float curl, float wry, int seed);

/* A line of n <= 8 points x, y on the skin of the visage whose first part is `head`: scars, paint. */
void face_line(int head, int n, const float *xy, const float *radii, int m);
/* Short hairs on jaw, lip and chin. */
void stubble(int head, int m, int hairs, float gape);

/* An arm in a sleeve: cloth as far as `reach` of the forearm, 0: bare. */
typedef struct {
    Vec3 shoulder, elbow;
    float thick; /* 0: 1 */
    int sleeve, cuff;
    float reach;
    PersonHand hand;
    int seed;
} BustArm;
void bust_arm(const BustArm *a, Vec3 wrist, Vec3 fingers, Vec3 palm);
/* Its hand closed round a bar; leaves the brush there: between push() and pop(). */
void bust_grip(const BustArm *a, Vec3 at, Vec3 bar, Vec3 out);

/* Tufts of fur along a line of n points, hanging by `length`. */
void fur_along(int n, const Vec3 *line, float length, float thick, int tufts, int m, int seed);
/* A strap through n points lying on what faces `out`, with a buckle in the middle of `span`; buckle 0: none. */
void strap_along(int n, const Vec3 *line, Vec3 out, float wide, int leather, int buckle, float span);
#endif
