/* SPDX-License-Identifier: MIT
 * A person's head on a body of props/brute.h. */
#ifndef FORGE_TYPES_HERO_HEAD_H
#define FORGE_TYPES_HERO_HEAD_H

#include "props/bare.h"

/* The head of k with its middle at `at`, its frame left open for what is worn on it: between push() and pop(). */
void hero_head(const Kin *k, Vec3 at);

#endif
