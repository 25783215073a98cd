/* SPDX-License-Identifier: MIT
 * Places of a harbour and a ship, as things that stand behind and before a figure; arms that reach what stands somewhere
 * else; and wet fur. */
#ifndef FORGE_PROPS_HARBOUR_H
#define FORGE_PROPS_HARBOUR_H

#include "props/grasp.h"

/* ---- on board ---- */
/* Planks along z, from `near` (towards the camera) to `far`, their upper side at y 0, dark seams between them. */
void deck_planks(float half, float near, float far, int n, int wood, int seed);
/* A bulwark between two points of the deck: boards, stanchions, a rail with belaying pins. */
void ship_rail(Vec3 from, Vec3 to, float high, int wood, int trim);
/* A ladder of rope from a foot `wide` across, along the ship's side, to the masthead. */
void shrouds(Vec3 foot, Vec3 along, Vec3 head, int steps, int rope);
/* A mast at x, z 0 with one yard and a sail that bellies towards +z. */
void mast(float high, float yard, float half, float drop, int wood, int sail);
/* Two strands laid round each other. */
void hawser(int n, const Vec3 *p, float thick, int m);
void rope_coil(float r, int turns, int m);

/* ---- on the quay ---- */
/* A rock that the sea has gone through. */
void sea_arch(float wide, float high, int stone, int seed);

/* ---- the sea ---- */
/* A wave along x from `from` to `to`, `high`, its lip hanging over to +z by `curl`, with foam; cut: where it is torn (a
 * gap `gap` wide at x; 0: none). */
void breaker(float from, float to, float high, float curl, float gap_x, float gap, int sea, int seed);

/* ---- arms ---- */
/* From a shoulder to a hand, both in the brush's frame. With a bar the hand is closed around it at `at`, and the brush
 * is left in the bar's frame: between push() and pop(). Without, `at` is the wrist, `fingers` and `palm` turn the hand. */
typedef struct {
    Vec3 shoulder, at, bar, fingers, palm; /* with a bar, fingers: where the knuckles look */
    Vec3 aside;                            /* where the elbow goes */
    Grasp pose;
    int thumb;
    float size, hand; /* of the arm, 0: 1; of the palm, 0: .2 */
    float thick;      /* of the arm; 0: 1 */
    int sleeve, cuff; /* sleeve 0: a bare arm; cuff 0: none */
    int skin, nail;
    float age, muscle;
} Reach;
void reach(const Reach *r);

/* ---- fur ---- */
/* Wet clumps around a limb, hanging to `fall`; every third is of `pale`. */
void wet_clumps(Vec3 from, Vec3 to, float r0, float r1, Vec3 fall, int n, float length, float thick, int m, int pale,
                int seed);
/* A forelimb: fur in clumps, and a paw with claws that point along `claws`, its hollow to `palm`. */
void fur_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick, Vec3 claws, Vec3 palm, int thumb, int m, int pale,
             int seed);

#endif
