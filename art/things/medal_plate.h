/* SPDX-License-Identifier: MIT
 * The disc of a medal: enamel in a ring of beads. What is struck on it stands about .13 before it. */
#ifndef FORGE_THINGS_MEDAL_PLATE_H
#define FORGE_THINGS_MEDAL_PLATE_H

/* About 1 in radius, in the xy plane. */
void medal_plate(int ring_gold, int enamel);

#endif
