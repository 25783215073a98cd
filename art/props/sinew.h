/* SPDX-License-Identifier: MIT
 * Limbs with an anatomy: muscles between the joints, bone where no muscle is, and cloth that gathers where a limb bends. All
 * in the present part and material. thick: 1 a strong man's of 2.4; muscle: 0 a reed .. 1 strong .. 1.6 a champion. */
#ifndef FORGE_PROPS_SINEW_H
#define FORGE_PROPS_SINEW_H

#include "kit/kit.h"

/* One muscle between two points, bulging to `out`; half widths across and outwards. */
void sinew(Vec3 from, Vec3 to, Vec3 out, float wide, float deep);
/* Deltoid, biceps, triceps, the point of the elbow, a forearm that swells and narrows to a flat wrist. */
void sinew_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick, float muscle);
/* Thigh, kneecap, shin and calf, ankles; ahead: where the knee looks. */
void sinew_leg(Vec3 hip, Vec3 knee, Vec3 ankle, Vec3 ahead, float thick, float muscle);
/* Cloth round a limb of three joints, folds running askew from the bend, and gathered at the end; radii at the joints. */
void sinew_cloth(Vec3 root, Vec3 bend, Vec3 end, float r0, float r1, float r2, int seed);

#endif
