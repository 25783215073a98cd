/* SPDX-License-Identifier: MIT
 * What Kilnsworn have on their heads where these are seen close: on those of props/visage.h, 1 high. */
#ifndef FORGE_PROPS_KILN_HEADS_H
#define FORGE_PROPS_KILN_HEADS_H

#include "kit/kit.h"

/* A kettle hat; back: degrees that it is pushed back from the forehead. */
void kiln_kettle_hat(int iron, int brass, float back);
/* n short locks at the temples and the nape, below such a hat. */
void kiln_locks(int hair, int n, float length, int seed);
/* A beard of n locks from ear to ear and a moustache, the jaw open by `gape`; length in heads. */
void kiln_beard(int hair, float gape, float length, int n, int seed);
/* A cap close to the skull, or hair as close, with room for the face: an egg less an egg. The part stays open. */
void kiln_cap(int m, Vec3 middle, Vec3 radii, Vec3 face, Vec3 face_radii);

#endif
