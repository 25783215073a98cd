/* SPDX-License-Identifier: MIT
 * The drawn examples of a rule book. An example is a scenario block (engine/scenario/scenario.h) that stands in the rules
 * chapter: the test program plays it, and a board draws what its lines say, small, on paper. So a picture and its numbers
 * cannot say anything but what the rules do. Lines that a board does not know are not drawn. */
#ifndef UI_EXAMPLE_H
#define UI_EXAMPLE_H
#include "gfx/card.h"
#include "gfx/gfx.h"

typedef struct Example {
    Gfx *g;
    const char *lines; /* statements with line ends, without comments */
    float x, y, w, k;  /* where; k: cards and signs grow with the text, 1..1.5 */
    bool draw;         /* false: only measured */
    Color ink, soft, good, bad, edge;
} Example;

enum { EXAMPLE_LINE = 200, EXAMPLE_WORDS = 24 };
typedef struct {
    char text[EXAMPLE_LINE];
    const char *word[EXAMPLE_WORDS + 4]; /* "" behind the last */
    int n;
    const char *next; /* the rest, still to be read */
} ExampleLine;

/* Reads the next line that holds a word; line->next begins as Example.lines. False: there is none. */
bool example_next(ExampleLine *line);
bool example_is(const ExampleLine *line, int at, const char *word);
/* Draws words in one line, centred in w at y; returns their height. */
float example_words(const Example *e, float x, float y, float w, const char *words, Color c);
float example_words_height(const Example *e);
/* Draws an arrow to the right, centred in r. */
void example_arrow(const Example *e, Rect r);
/* Draws a cross over r, for something removed. */
void example_cross(const Example *e, Rect r);

#endif
