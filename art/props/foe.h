/* SPDX-License-Identifier: MIT
 * Monsters that are met: heads, and a body that reels. */
#ifndef FORGE_PROPS_FOE_H
#define FORGE_PROPS_FOE_H

#include "kit/kit.h"

typedef enum { FOE_BOAR, FOE_HOUND, FOE_OX, FOE_LIZARD, FOE_RAT } FoeKind;

/* About .9 high, looking to +z. jaw: degrees it is open; eye_yaw: where its eyes look (crossed when negative). */
void foe_head(FoeKind kind, int hide, Vec3 iris, float jaw, float eye_yaw);

#endif
