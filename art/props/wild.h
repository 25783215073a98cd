/* SPDX-License-Identifier: MIT
 * Heads of beasts with a skull under the coat: eyes in sockets between lids, lips, gums that hold uneven teeth, and a muzzle
 * of their own for each kind. About .8 high without ears, the middle of the skull at the brush's place, looking to +z. */
#ifndef FORGE_PROPS_WILD_H
#define FORGE_PROPS_WILD_H

#include "kit/kit.h"

typedef enum { WILD_WOLF, WILD_BEAR, WILD_BOAR, WILD_BULL, WILD_RAT, WILD_STAG, WILD_BAT } WildKind;

typedef struct {
    WildKind kind;
    int coat, pale, dark; /* fur of crown and cheeks; of the muzzle; of brow and crest. pale, dark 0: coat */
    int horn;             /* of a bull; 0: none */
    Vec3 iris;            /* black: a bead */
    float glow;           /* of the eyes */
    float jaw, snarl;     /* degrees the mouth is open; 0..1: the lip drawn from the gums, the bridge in folds */
    float glare, open;    /* tilt of the lids, + menace, - fear; .2 narrow, .45 calm, .8 staring. 0: shut */
    float look_x, look_y; /* degrees the eyes look aside and down */
    float cross;          /* degrees they look towards each other */
    float ears;           /* degrees laid back */
    float ear;            /* length against its kind's; 0: 1 */
} Wild;

void wild_head(const Wild *w);
/* Galloping toward +z, 1 high at the shoulder, feet at y 0, the head low before it, turned by `aside`. mane: fur of neck and
 * chest. `stride` 0: the left forefoot is far ahead, 1: the right. */
void wild_runner(const Wild *w, int mane, float stride, float aside);
/* Fur of a coat: short on the face, or long, as on neck and shoulders. */
int wild_coat(Vec3 color, float fine);
/* Locks hanging back from around the jaw and the nape, `length` long: what joins the head to a neck. */
void wild_ruff(int n, float length, float thick, int m, int seed);

#endif
