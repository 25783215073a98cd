/* SPDX-License-Identifier: MIT
 * The shots beyond the bust. */
#ifndef FORGE_KIT_SHOT_H
#define FORGE_KIT_SHOT_H

/* Where the camera stands. BUST: as all cards till now. BELOW: the whole figure to the knee, seen from the height of its
 * hip, so that it towers. SHOULDER: close behind somebody, who stands dark at one side; the eye goes past him. WIDE: a
 * small figure in a large place. turn: degrees round the figure, + from the right. */
typedef enum { SHOT_CLOSE, SHOT_BUST, SHOT_BELOW, SHOT_SHOULDER, SHOT_WIDE } Shot;
void shot(Shot k, float turn);

#endif
