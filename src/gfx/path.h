/* SPDX-License-Identifier: MIT
 * Outlines as short strings in the path notation of SVG (M L H V C S Q T A Z, capital and small), flattened to straight
 * edges and rasterised to a coverage mask.  Signs are stored this way: a readable line of text instead of a picture. */
#ifndef GFX_PATH_H
#define GFX_PATH_H
#include <stdbool.h>

#include <SDL.h>

#include "gfx/bitmap.h"

typedef struct {
    SDL_FPoint *point;
    int count, room;
    int *start; /* index of the first point of each outline */
    int outlines, outline_room;
    bool *closed;
} Path;

/* Reads a path; scale multiplies all coordinates. False: the string is not a path, and *p has the part before the fault. */
bool path_parse(Path *p, const char *text, float scale);
void path_free(Path *p);

typedef enum { FILL_EVENODD, FILL_NONZERO } FillRule;

typedef struct {
    int w, h;
    float *cover; /* 0..1 */
} Mask;

Mask mask_new(int w, int h);
void mask_free(Mask *m);
/* Fills the outlines, moved by (dx, dy). Coverage of several calls is united. */
void mask_fill(Mask *m, const Path *p, FillRule rule, float dx, float dy);
void mask_stroke(Mask *m, const Path *p, float thick, float dx, float dy); /* round ends and joints */
void mask_segment(Mask *m, SDL_FPoint a, SDL_FPoint b, float thick);
void mask_paint(const Mask *m, Bitmap *b, int x, int y, Color c);
void mask_erase(const Mask *m, Bitmap *b, int x, int y);
double mask_area(const Mask *m); /* in pixels */

#endif
