/* SPDX-License-Identifier: MIT
 * A card taken apart for turning: its front, the figure in its picture, and the background behind the figure. When the
 * card turns, near things move more than far ones; the background that the figure hides is guessed from its
 * surroundings. */
#ifndef GFX_LAYERS_H
#define GFX_LAYERS_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

#include "gfx/motes.h"
#include "gfx/relief.h"

enum {
    LAYERS_RIM = 1,   /* clear pixels around the front */
    LAYERS_ROOM = 24, /* pixels of the rim carried on around the picture, so that nothing looks past it */
    LAYERS_BLOCK = 8,
    LAYERS_STEP = 8 /* pixels of the picture between two values of nearness; a block of its figure */
};
enum { BLOCK_SOME = 1, BLOCK_CLEAR = 2, BLOCK_EDGE = 4 }; /* of a block of the front: something, the window, the rim */
enum { FIGURE_SOME = 1, FIGURE_GAPS = 2 };                /* of a block of art: some of the figure, not all of it */

typedef struct {
    int w, h;           /* of the card, in pixels */
    SDL_Surface *front; /* frame, plate and signs, premultiplied, clear where the picture shows, LAYERS_RIM around it */
    uint8_t *block;     /* BLOCK_..., for every LAYERS_BLOCK x LAYERS_BLOCK of front */
    int blocks_w, blocks_h;
    SDL_Rect window; /* of the card, through which the picture is seen; empty: the front is all there is */

    /* The picture at the window's scale, LAYERS_ROOM around it; NULL: without depth. */
    SDL_Surface *art;   /* alpha: the figure */
    SDL_Surface *plate; /* the background behind it */
    Uint32 *normal;     /* a pixel of art each: right, down and towards the eye less 127, as signed bytes; 0: none */
    uint8_t *figure;    /* FIGURE_..., for every LAYERS_STEP x LAYERS_STEP of art */
    int figure_w, figure_h;
    float *near; /* of the figure and beyond it, near_w x near_h */
    int near_w, near_h;
    float
        *alive; /* how far a breath moves what is there, 0..1, and how much it shines by itself: near_w x near_h too */
    float *glow;
    float root_x, root_y; /* place on art from which the figure swells: below its middle, where it stands */
    float art_x, art_y;   /* where pixel 0, 0 of art lies on the card */
    Mote *mote;           /* what floats in it: places and radii in pixels of art */
    int motes;
    MoteEye eye[EYES_MOST]; /* the same */
    int eyes;
} Layers;

/* Takes the front over: w x h without its rim, premultiplied. window: where it is clear. */
Layers layers_flat(SDL_Surface *front, SDL_Rect window);
/* Takes the picture over, opaque ARGB8888, which lies with its corner at x, y of the card and shows `part` of the relief
 * (shares of the whole picture). Adds the soft shadow that the frame throws on it, if there is anything around it. */
void layers_add_picture(Layers *l, SDL_Surface *picture, int x, int y, SDL_FRect part, const Relief *r);
/* Adds what floats in the picture that was added, which shows that part: halos to what shines, the others to be drawn;
 * and its eyes. */
void layers_add_motes(Layers *l, SDL_FRect part, const Motes *floating);
void layers_free(Layers *l);

#endif
