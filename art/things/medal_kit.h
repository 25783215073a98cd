/* SPDX-License-Identifier: MIT
 * What the medals of all tables are made of: blanks, one to a table, and the few shapes that several emblems share. An
 * emblem stands on its blank, about .6 around the middle; its first part is begun, in metal. */
#ifndef FORGE_THINGS_MEDAL_KIT_H
#define FORGE_THINGS_MEDAL_KIT_H

#include "cards.h"
#include "things/studio.h"

enum { MEDAL_SIZE = 256 };

/* A flat piece of metal of n points. */
#define RELIEF(n, smoothing, ...)                                                                                      \
    do {                                                                                                               \
        static const float points[] = {__VA_ARGS__};                                                                   \
        outline(n, points, smoothing, .1f, .12f);                                                                      \
    } while (0)

#define MEDAL(game, word, function)                                                                                    \
    {                                                                                                                  \
        "medals/" game "/" word, NEUTRAL, function, MEDAL_SIZE, MEDAL_SIZE, .alpha = true                              \
    }

typedef struct {
    int gold, dark, inlay; /* gold: the metal of the table, whichever it is */
} Metals;

/* The blank in enamel of that colour, its inlays in that stone; pop() when the emblem is done. */
Metals medal_of_gold(unsigned color, unsigned stone);   /* Siege: a round of gold, beaded */
Metals medal_of_copper(unsigned color, unsigned stone); /* Horde: a tavern's token, its edge notched */
Metals medal_of_steel(unsigned color, unsigned stone);  /* the dice: a die of twenty faces, seen from above */
Metals medal_of_brass(unsigned color, unsigned stone);  /* Goblin Ranks: a toothed shield before its clan's banner */

/* A new part of the emblem. */
void gilded(const Metals *m);
void inlaid(const Metals *m);
void darkened(const Metals *m);

/* Shapes for the present part. */
void medal_star(float x, float y, float r);                       /* five points */
void medal_sword(float length);                                   /* point up, the hilt's end at the origin */
void medal_goblin(const Metals *m, float x, float y, float size); /* a head with its ears: parts of its own */

#endif
