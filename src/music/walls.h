/* SPDX-License-Identifier: MIT
 * The room around the players: eight delays that feed each other (a feedback network), with two ears. */
#ifndef MUSIC_WALLS_H
#define MUSIC_WALLS_H

enum { WALLS = 8, WALL_MAX = 2600 };

typedef struct {
    float line[WALLS][WALL_MAX], dull[WALLS], keep[WALLS];
    int at[WALLS];
    float low; /* what is too deep for a room is kept out */
} Walls;

void walls_size(Walls *w, float seconds); /* until an echo is a thousand times softer */
/* Adds what comes back of n samples to both ears; returns how loud it was at most. */
float walls_add(Walls *w, const float *in, float *left, float *right, int n);

#endif
