/* SPDX-License-Identifier: MIT
 * The drawn examples of a rule book. An example is a scenario block that stands in the rules chapter: it is played
 * (engine/scenario/play_block.h), and a board draws the states it has led to, small, on paper. So a picture and its
 * numbers cannot say anything but what the rules do. */
#ifndef UI_EXAMPLE_H
#define UI_EXAMPLE_H
#include "core/played.h"
#include "gfx/card.h"
#include "gfx/gfx.h"

typedef struct Example {
    Gfx *g;
    const PlayedBlock *block;
    float x, y, w, k; /* where; k: cards and signs grow with the text, 1..1.5 */
    bool draw;        /* false: only measured */
    Color ink, soft, good, bad, edge;
} Example;

/* Draws words in one line, centred in w at y; returns their height. */
float example_words(const Example *e, float x, float y, float w, const char *words, Color c);
float example_words_height(const Example *e);
/* Draws an arrow to the right, centred in r. */
void example_arrow(const Example *e, Rect r);
/* Draws a cross over r, for something removed. */
void example_cross(const Example *e, Rect r);

#endif
