/* SPDX-License-Identifier: MIT
 * The draws of one frame, kept until the frame is complete and then painted tile by tile.
 *
 * A tile remembers a sum of all that touches it. When the sum is that of the frame before, the tile looks the same and
 * is not painted: a card that moves costs what it covers and no more. What lies wholly under something opaque is not
 * painted either. Pictures are borrowed until the frame is painted. */
#ifndef GFX_DRAWLIST_H
#define GFX_DRAWLIST_H
#include "gfx/baked.h"

typedef struct DrawList DrawList;

DrawList *drawlist_new(void);
void drawlist_free(DrawList *l);
/* Begins a new frame of w x h pixels and drops what was recorded. */
void drawlist_begin(DrawList *l, int w, int h);
/* The target no longer shows the last painted frame: repaint everything. */
void drawlist_forget(DrawList *l);

/* All coordinates are pixels of the frame; nothing is drawn outside `clip`. alpha 0..255 fades. */
void drawlist_fill(DrawList *l, SDL_Rect clip, Uint32 pixel); /* premultiplied */
void drawlist_copy(DrawList *l, SDL_Rect clip, const Baked *b, int x, int y, unsigned alpha);
/* Draws the picture scaled to `to` by repeating or leaving out pixels, for turning cards. */
void drawlist_stretch(DrawList *l, SDL_Rect clip, const Baked *b, SDL_Rect to, unsigned alpha);
/* Takes the picture over and frees it when the frame has been painted; the pointer holds until then. */
const Baked *drawlist_keep(DrawList *l, Baked b);

/* Paints on a surface of 32 bits a pixel, XRGB8888 or ARGB8888 (NULL: nothing), and drops the record. Returns the parts
 * that were painted, which do not overlap; they hold until the next call. */
const SDL_Rect *drawlist_paint(DrawList *l, SDL_Surface *target, int *n);

#endif
