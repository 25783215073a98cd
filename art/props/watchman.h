/* SPDX-License-Identifier: MIT
 * Somebody small before something huge: a watchman in a long cloak and a kettle hat, his lantern held out. */
#ifndef FORGE_PROPS_WATCHMAN_H
#define FORGE_PROPS_WATCHMAN_H

#include "kit/kit.h"

typedef struct {
    int cloak, hat, iron;
    Vec3 light;   /* of his lantern; its lamp is as bright as that colour */
    float raised; /* 0: the lantern hangs at his side, 1: above his head */
    bool left;    /* in the hand at the left of the picture */
    float lean;   /* degrees backwards: he looks up at it */
} Watchman;

/* Feet at the brush's place, 1 high, seen from behind (or, as a silhouette, from anywhere). Returns where the flame is. */
Vec3 watchman(const Watchman *w);
/* His lantern alone, hanging from the brush's place, `size` high. */
Vec3 watch_lantern(float size, int iron, Vec3 light);

#endif
