/* SPDX-License-Identifier: MIT
 * Heads of beasts with a muzzle: rats, dogs, pigs, bulls, bears, bats, lizards. About .9 high without ears, the middle of
 * the skull at the brush's place, looking to +z. */
#ifndef FORGE_PROPS_BEAST_H
#define FORGE_PROPS_BEAST_H

#include "kit/kit.h"

typedef enum { NOSE_DOG, NOSE_PIG, NOSE_BULL, NOSE_NONE } NoseKind;

typedef struct {
    int hide, muzzle_hide, nose, inner_ear; /* materials; muzzle_hide, inner_ear 0: hide */
    int tooth;
    int iris; /* material_eye() */
    NoseKind nose_kind;
    float muzzle;                            /* length: .2 a bat .. .9 a rat */
    float root, tip;                         /* radius of the muzzle */
    float droop, jaw;                        /* degrees: muzzle downwards; mouth open */
    int teeth;                               /* pairs above and below */
    float fang, tusk;                        /* length of upper fangs, of lower tusks */
    float chisel;                            /* two incisors of a rodent; length */
    float ear, ear_width, ear_out, ear_turn; /* length, half width, degrees outwards, degrees towards +z */
    bool ear_round;
    float eye, eye_x, eye_yaw, lid, open; /* radius, place, where they look, lid */
    float brow;                           /* thickness of the brow */
    float cheek;                          /* length of fur on the cheeks; 0 none */
} Beast;

void beast_head(const Beast *b);

#endif
