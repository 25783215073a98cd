/* SPDX-License-Identifier: MIT
 * A picture as the clay it was sculpted in: its relief in the light of a lantern, up to a seam beyond which the painting
 * shows. Fine furrows are guessed from the painting's own light. */
#ifndef GFX_CLAY_H
#define GFX_CLAY_H
#include "gfx/relief.h"

typedef struct {
    float seam;             /* at half the height, in shares of the width: left of it is clay */
    float light_x, light_y; /* the lantern, in shares of the picture */
    int view;               /* 0: the picture; 1 .. CLAY_VIEWS: its figure alone, on the turntable, seen from there */
} ClayLook;

enum {
    CLAY_SLANT_PERCENT = 16, /* of the width: how far the seam leans to the left, from top to foot */
    CLAY_VIEWS = RELIEF_VIEWS
};

/* Returns where the seam stands at a height, 0..1: shares of the width. */
float clay_seam(float seam, float down);
/* True if the picture has a relief with enough of a figure in it that its clay is worth a look; reads it once. */
bool clay_has(Gfx *g, const char *picture);
/* True if the figure of the picture stands on the turntable. The picture may be NULL. */
bool clay_turns(const Gfx *g, const char *picture);
/* Draws the clay over r, where the painting lies. Painted anew only when the look changes. False: there is none, or the
 * picture is still loading. */
bool clay_draw(Gfx *g, const char *picture, Rect r, ClayLook look);

#endif
