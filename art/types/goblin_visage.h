/* SPDX-License-Identifier: MIT
 * Goblins seen close: a face of bones and folds whose halves act each by itself, a neck with its cords on shoulders, and
 * arms that end in hands. The face stands in the frame of goblin_head (types/goblin_body.h), so that all headgear fits. Of
 * two values the first is the half at the left of the picture. */
#ifndef FORGE_TYPES_GOBLIN_VISAGE_H
#define FORGE_TYPES_GOBLIN_VISAGE_H

#include "props/grasp.h"
#include "types/goblin_clan.h"

typedef struct {
    float open[2], under[2]; /* upper and lower lid: 1 usual, 1.5 wide, .4 narrow; upper 0: the eye is shut */
    float slant[2];          /* outer corner up */
    float eye;               /* size; 0: 1 */
    float iris;              /* its share of the eye; 0: .56 */
    float gaze_x, gaze_y;    /* degrees, right of the picture and up */
    float brow[2], frown[2]; /* up; inner end down */
    float mouth, gape;       /* half width; 0: .24. Opening */
    float corner[2];         /* up */
    float upper, lower;      /* how much is seen of the teeth: 1 all of the row */
    float pucker, puff;      /* lips pushed out round a hole of that radius; cheeks full of air */
    float sneer[2];          /* cheek and wing of the nose up */
    float nose;              /* its length; 0: 1, the clan's */
    bool lady;               /* lashes, painted lips, thin brows */
    bool bearded;            /* where the clan has beards */
    bool hatted;             /* no hair on the crown */
} GoblinAct;

void goblin_visage(const Goblin *g, const GoblinAct *a);

/* Neck, breast and shoulders of bare skin: the two joints, and where the skull sits. thick: 1 as usual. */
void goblin_yoke(const Goblin *g, Vec3 left, Vec3 right, Vec3 skull, float thick);
/* An arm with its hand: how thick, how strong (props/sinew.h), and the hand, whose skin and nails are set here. */
typedef struct {
    Vec3 shoulder, elbow, wrist, fingers, palm;
    float thick, muscle;
    PersonHand hand;
} GoblinArm;
void goblin_strong_arm(const Goblin *g, const GoblinArm *a);
/* The same, its hand closed round a bar through `at`, knuckles to `out`: the wrist is found. Leaves the brush in the frame
 * of the bar, y along it: between push() and pop(). */
void goblin_strong_grip(const Goblin *g, GoblinArm *a, Vec3 at, Vec3 bar, Vec3 out);
/* Over such an arm, after it: cloth as far as that share of the forearm, its end turned back and hollow. */
void goblin_sleeve(const GoblinArm *a, int cloth, int cuff, float reach, int seed);

#endif
