/* SPDX-License-Identifier: MIT
 * Fire: tongues that are hot at the root and cool at the tip, with light of their own. */
#ifndef FORGE_PROPS_FLAMES_H
#define FORGE_PROPS_FLAMES_H

#include "kit/kit.h"

/* One tongue from the brush's place along +y; each is a part of its own. */
void flame_tongue(float height, float thick, float sway, int hot, int cool);
/* n tongues from an ellipse around the brush's y, leaning outwards by `lean` degrees, blown to the side by `wind`. */
void flames(int n, float rx, float rz, float height, float thick, float lean, float wind, Vec3 hot, Vec3 cool,
            int seed);
/* A cone of fire from the brush's place along +y, opening to `spread` at its end: soft, light upon light. heat: 1.3 is white
 * at heart, .3 orange throughout. */
void fire_breath(float length, float spread, float heat, int seed);
/* Glowing sparks that rise from the brush's place. */
void sparks(int n, float width, float height, Vec3 color, int seed);

#endif
