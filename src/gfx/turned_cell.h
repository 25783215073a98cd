/* SPDX-License-Identifier: MIT
 * The pixels of one cell of a turned card: between its four corners everything runs straight, in whole numbers. */
#ifndef GFX_TURNED_CELL_H
#define GFX_TURNED_CELL_H
#include "gfx/card_turned.h"
#include "gfx/layers.h"

enum { TURNED_CELL = 16, TURNED_HUES = 256 };
enum { TURNED_THIN = 4, TURNED_SOLID = 250 }; /* alpha of the figure: below it is nothing, from there on all there is */
enum {
    AT_CARD_X,
    AT_CARD_Y,
    AT_ART_X,
    AT_ART_Y,
    AT_BACK_X,
    AT_BACK_Y,
    AT_GAIN,
    AT_ADD,
    AT_LIGHT_X,
    AT_LIGHT_Y,
    AT_LIGHT_Z,
    AT_COUNT,
    AT_ROOM = 12 /* in whole fours, for those who take four at a time */
};

typedef struct {
    /* Places in 1/65536 pixel; the others in 1/256: gain 128 leaves colours as they are, add 0..255, the light for normals of
     * +-127. Those up to AT_ROOM are zero. */
    int v[AT_ROOM];
    bool outside; /* of the card */
} TurnedCorner;

typedef struct {
    float tone; /* how much of its own light the card throws back */
    float phase;
    Uint32 rainbow[TURNED_HUES]; /* 0xRRGGBB */
} TurnedLight;

typedef struct {
    const Layers *layers;
    const TurnedLight *light;
    CardTurn turn;
    SDL_Surface *out;
    bool lit, foiled;          /* the relief shows the light; foil lies on it */
    Uint32 rest;               /* 255: the card lies still, and its picture is what it always was */
    bool picture, front, edge; /* of the present cell: what can be seen in it */
    bool figure, plate;        /* of the picture in it; one of them or both */
} TurnedPainter;

/* c: its upper left corner; stride: corners in a row; x, y: of `out`, which is clear there. */
typedef void TurnedCellFn(const TurnedPainter *p, const TurnedCorner *c, int stride, int x, int y);
TurnedCellFn turned_cell; /* the widest of these that the processor has */
TurnedCellFn turned_cell_one;
extern TurnedCellFn *const turned_cell_four, *const turned_cell_eight; /* NULL: not in this build */

#endif
