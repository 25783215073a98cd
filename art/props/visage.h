/* SPDX-License-Identifier: MIT
 * A face that acts, for pictures that come so close that it fills a third of them: the two halves are unlike, lids, brows
 * and corners of the mouth move each by itself, and age is carved in. A head is 1 high as in props/people.h (chin at -.5,
 * crown at .5, eyes at y = 0, looking to +z). Hair and beard are the caller's, from hair_lock(). Of two values the first is
 * the half at the left of the picture. */
#ifndef FORGE_PROPS_VISAGE_H
#define FORGE_PROPS_VISAGE_H

#include "kit/kit.h"

typedef struct {
    Vec3 skin, hair, iris, white; /* white zero: ivory */
    float flush;                  /* redness of cheeks, nose and ears; 0: 1 */
    float jaw, chin;              /* width; 0: 1. How far the chin juts */
    float gaunt, old;             /* 0..1 */
    float nose, hook, bulb;       /* length; 0: 1. How far the tip comes down; its thickness; 0: 1 */
    float wry;                    /* nose and mouth pulled to the right of the picture */
    float ear;                    /* length of pointed ears; 0: round ones */
    float eye, glow, iris_size;   /* 0: 1, 0, .42 */
    Pupil pupil;
    float open[2], under[2]; /* upper and lower lid: 1 usual, 1.6 wide, .4 narrow; upper 0: the eye is shut */
    float slant[2];          /* outer corner up */
    float gaze_x, gaze_y;    /* degrees, right of the picture and up */
    float brow[2], frown[2]; /* up; inner end down */
    float bush;              /* thickness of the brows; 0: 1, negative: none */
    bool fine_brows;         /* drawn hair by hair; else in one piece, as a creature's */
    float mouth, gape;       /* half width; 0: .12. Opening */
    float corner[2];         /* up */
    float upper, lower;      /* how much is seen of the teeth: 1 all of the row */
    float fangs;             /* length */
    float lips;              /* fullness; 0: 1 */
    Vec3 lip;                /* zero: of the skin */
    float puff, pucker;      /* cheeks full of air; lips pushed out round a hole of that radius */
    float neck;              /* radius; 0: .19, negative: none */
} Visage;

/* Ends in no particular part. Returns its skin, for hands and ears. */
int visage(const Visage *v);
#endif
