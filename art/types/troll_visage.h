/* SPDX-License-Identifier: MIT
 * A troll seen close: a head that acts, its halves unlike, with an under jaw that opens; and shoulders and arms with
 * muscles, wrists and knuckles. Of two values the first is the half at the left of the picture. */
#ifndef FORGE_TYPES_TROLL_VISAGE_H
#define FORGE_TYPES_TROLL_VISAGE_H

#include "types/troll_body.h"

typedef struct {
    float nose, wide, hook; /* length and thickness of the nose, 0: 1; how far its tip hangs */
    float ear, droop[2];    /* length; degrees */
    float tusk;             /* length */
    float gape, bare;       /* opening of the mouth; how far the upper lip is drawn up, 0..1 */
    float pucker;           /* lips pushed out round a hole of that radius, cheeks full: he blows */
    float jut;              /* the under jaw before the upper */
    float wry;              /* mouth and nose pulled to the right */
    float brow[2], frown[2];
    float open[2]; /* of the eyes: 1 usual, 1.6 wide, .4 narrow */
    float gaze_x, gaze_y;
    Vec3 iris;
    float glow;
    int upper; /* teeth in the upper row; 0: 6 */
} TrollVisage;

/* At the brush's place, looking to +z; chin at y = -.5 (lower by the gape), crown at .5. */
void troll_visage(const Flesh *f, const TrollVisage *v);
/* From the neck to below the ribs; the shoulders are troll_left_shoulder and troll_right_shoulder. */
void troll_chest(const Flesh *f);
/* A bare arm; the hand is the caller's. */
void troll_limb(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick);
/* An arm and its hand, palm and fingers as in props/grasp.h; size: of the palm, .34 as usual. */
void troll_reach(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist, int thumb, int pose, Vec3 fingers, Vec3 palm,
                 float size);
/* The same around a bar; leaves the brush in its frame: between push() and pop(). */
void troll_clasp(const Flesh *f, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out, float size);

#endif
