/* SPDX-License-Identifier: MIT
 * A held card turned in space: perspective, depth in its picture, a lantern that moves over it, foil. The card is split
 * once into layers; every frame looks them up through the turn. */
#ifndef GFX_CARD_TURNED_H
#define GFX_CARD_TURNED_H
#include "gfx/card.h"

typedef struct {
    float yaw, pitch;       /* radians: its right edge goes away, its top edge goes away; beyond a quarter: the back */
    float roll;             /* radians, clockwise in the plane of the screen, after the others */
    float light_x, light_y; /* where the light falls on it, 0..1 from the upper left */
    float shine;            /* 0 no light on it .. 1 */
    float foil;             /* 0 plain .. 1 all colours of the rainbow where it is bright */
    float depth;   /* 0 a printed sheet .. 1 its figure stands before what is behind it, if there is a relief */
    float breath;  /* 0 as it was painted .. 1 its figure has breathed in */
    float flicker; /* -1 .. 1: what shines by itself is darker, or brighter, than it was painted */
    float afloat;  /* 0 nothing moves in it .. 1 embers, snow, bubbles, leaves and sparks do */
    float seconds; /* where they are: since when they move */
    float gaze;    /* 0 its eyes look as they were painted .. 1 at gaze_x, gaze_y: shares of the card, beyond it too */
    float gaze_x, gaze_y;
} CardTurn;

/* Draws a turned card. r: its place when it is not turned. back: "backs/horde". */
void gfx_card_turned(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn);
/* Draws a picture the same way, alone and in all of r; nothing if it is not below assets/ or has no relief, and then it is
 * false. */
bool gfx_picture_turned(Gfx *g, const char *picture, Rect r, CardTurn turn);
/* The same for a card whose turn does not change: kept, so that drawing it costs no more than a copy; with a soft
 * shadow. */
void gfx_card_leaning(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn);

#endif
