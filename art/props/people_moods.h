/* SPDX-License-Identifier: MIT
 * What a mood does to the features of a head of people.h. */
#ifndef FORGE_PROPS_PEOPLE_MOODS_H
#define FORGE_PROPS_PEOPLE_MOODS_H

#include "props/people.h"

/* Lengths in heads. Of two values the first is the left of the picture. */
typedef struct {
    float inner[2], outer[2]; /* ends of the brows, up */
    float upper[2], lower[2]; /* how far the lids are open, 1 as usual; upper 0: the eye is shut */
    float slant;              /* of the upper lids: inner end down; negative: outer end */
    float corner[2];          /* of the mouth, up */
    float press;              /* lips pressed together: thinner */
    float open;               /* the jaw dropped, in heads */
    float bare;               /* lips drawn off the teeth, 0..1 */
    float wide;               /* the mouth's width; 0 means 1 */
    float pout;               /* lips pushed out */
    float cheek[2];           /* raised */
    float hollow;             /* cheeks drawn in */
    float wrinkle[2];         /* nostril up, its wing spread, folds across the bridge */
    float gaze_x, gaze_y;
} Look;

/* The mood of a person, as strongly and on the side as they show it; no two people's halves are quite alike. */
Look person_look(const Person *p);

#endif
