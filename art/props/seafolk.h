/* SPDX-License-Identifier: MIT
 * People of the Lanternfleet: one body whose knees, elbows and hands are given as points, on the figure of
 * props/drapery.h (hips at y 1.12, shoulders 1.74, the head's middle at 2.21). Index 0 is the left of the picture. */
#ifndef FORGE_PROPS_SEAFOLK_H
#define FORGE_PROPS_SEAFOLK_H

#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"

typedef struct {
    Person head;
    Vec3 turn;           /* of the head, degrees: nods, looks to the right, leans to the left */
    float head_size;     /* 0: .54 */
    void (*wears)(void); /* built in the head's frame */
    bool no_head;        /* wears() is all of it */
    Figure body;
    unsigned coat, trousers, boots, sash; /* colours; sash 0: none */
    float hem, open;                      /* of the coat's skirt; hem 0: none; degrees it is open in front */
    Vec3 wind;                            /* where the hem is blown */
    Vec3 knee[2], foot[2];                /* all zero: no legs */
    Vec3 elbow[2], wrist[2];              /* both zero: no such arm. With a bar the wrist is where the bar is held */
    Grasp pose[2];
    Vec3 bar[2];            /* what the hand is closed around points there; zero: an open hand */
    Vec3 fingers[2];        /* open hand: where they point; closed: the knuckles */
    Vec3 palm[2];           /* open hand */
    void (*holds[2])(void); /* built in the frame of the bar */
    float hand_size;        /* 0: .19 */
    bool bare;              /* arms without sleeves */
} Sailor;

void sailor(const Sailor *s);

/* Everything painted with a material made since `first` (scene()->material_count of then) takes that colour by that
 * share: what is far in fog, or only half there. */
void fade_since(int first, Vec3 color, float share);

/* ---- what they wear; in the frame of a head 1 high ---- */
void wool_cap(Vec3 color, Vec3 band);
void diving_helmet(int brass, Vec3 glass);

#endif
