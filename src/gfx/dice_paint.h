/* SPDX-License-Identifier: MIT
 * Painting one die into pixels.  Only the dice's own files use this. */
#ifndef GFX_DICE_PAINT_H
#define GFX_DICE_PAINT_H
#include "gfx/dice_shape.h"
#include "gfx/inside.h"

enum { MARK_SIZE = 96, QUICK_SIZE = MARK_SIZE / 2 };

enum { VEIN_SIZE = 128 };

typedef struct { /* veins of polished stone, in 1/1024 of the light, repeating */
    signed char vein[VEIN_SIZE][VEIN_SIZE];
} Stone;

typedef struct {
    unsigned char ink;            /* coverage */
    signed char slope_x, slope_y; /* of the engraved edge: which way it looks, right and down */
} Mark;

typedef struct { /* the numerals of a face: its square from -1 to 1 in units of the face's reach, up at the top */
    Mark cell[MARK_SIZE][MARK_SIZE];
    Mark quick[QUICK_SIZE][QUICK_SIZE]; /* of a die that moves: a quarter of the memory to look through */
} Marks;

typedef struct {
    Solid solid;
    DieKind kind;
    Fonts *fonts;
    uint32_t engraved; /* bits of the marks that are made, those of `reads` after the faces */
    Marks marks[FACE_MAX];
    Marks reads[4]; /* of a d4 at rest: its number in the middle, up at the corner that counts */
} DieModel;

/* Cuts the solid. A face is engraved with the title face of `fonts` when it is first seen. */
void die_model_make(DieModel *m, DieKind kind, Fonts *fonts);

void stone_make(Stone *s);

/* Paints it into a new, clear, square ARGB8888 surface (straight alpha), the ball around it as wide as the surface less
 * a pixel.  still: at rest, finely, with the number that counts made plain; else as fast as can be. */
void die_paint(DieModel *m, const Stone *stone, Spin spin, DieLook look, bool still, SDL_Surface *out);

#endif
