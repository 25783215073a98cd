/* SPDX-License-Identifier: MIT
 * Those who come along the roads, to be caught: beasts' heads ready made, a jackal, an ogre. */
#ifndef FORGE_PROPS_ROADBEAST_H
#define FORGE_PROPS_ROADBEAST_H

#include "props/beast4.h"

typedef enum { JACKAL, BOAR, BEAR } BeastKind;

/* A head of props/wild.h, its mouth open by `jaw`, its lids tilted by `lid`. */
void road_beast(BeastKind k, float jaw, float lid);
/* A heavy one with arms and horns, feet at y 0, about 2.6 high, looking to +z. arms_up: 0 hanging, 1 raised. */
void ogre(int hide, int rag, float arms_up, float head_turn);

#endif
