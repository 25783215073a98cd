/* SPDX-License-Identifier: MIT
 * A host seen from so far that it only tells how large the other one is: backs, spears, pennons. Each stands at the brush's
 * place, is as high as said and looks away, to -z. */
#ifndef FORGE_PROPS_HOST_H
#define FORGE_PROPS_HOST_H

#include "kit/kit.h"

/* Of iron from the knee up, in a cape that the wind has: `wind` -1 to the left .. 1 to the right. Lance up, shield before him. */
void host_knight(float tall, int iron, int cape, float wind);
/* Helmet, round shield, spear. */
void host_spearman(float tall, int m, int seed);
/* n of them in a loose row between two points of the brush's frame. */
void host_row(int n, Vec3 from, Vec3 to, float tall, int m, int seed);
/* A pole with a pennon of two tails that streams by `wind`. */
void host_pennon(float tall, int pole, int cloth_m, float wind);
/* A ladder from its foot to its head. */
void host_ladder(Vec3 foot, Vec3 head, float wide, int wood);
/* He hangs by his hands, which are at the brush's place, and kicks; 1 from there to his feet, facing +z. */
void host_dangling(int coat, int skin, int iron);

#endif
