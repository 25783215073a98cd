/* SPDX-License-Identifier: MIT
 * The lower half of trolls that are seen whole: legs bent under the weight above them, feet with toes. They go with
 * troll_torso(), whose figure then stands `troll_squat_height` above the ground. */
#ifndef FORGE_TYPES_TROLL_STANCE_H
#define FORGE_TYPES_TROLL_STANCE_H

#include "types/troll_body.h"

static const float troll_squat_height = .66f;

/* Knees wide, feet below them; spread 1 as usual. */
void troll_squat(const Flesh *f, float spread);
/* More flesh on the head that troll_head() built just before, in its frame: the muzzle and jaw of a bull. */
void troll_muzzle(const Flesh *f);

#endif
