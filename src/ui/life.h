/* SPDX-License-Identifier: MIT
 * A picture that lives while somebody looks at it: its figure breathes, what shines in it flickers, what floats
 * in it drifts, and its eyes follow the pointer. It comes to rest by itself when nobody has moved for a while or the
 * window has lost the focus, and then costs nothing. */
#ifndef UI_LIFE_H
#define UI_LIFE_H
#include "gfx/card_turned.h"
#include "ui/ui.h"

typedef struct {
    float strength;   /* 0 as it was painted .. 1 it lives */
    uint32_t begun;   /* ms: since when its breath is counted */
    uint32_t moved;   /* ms: the last pass */
    uint32_t touched; /* ms: the last input; 0: nobody is there */
    float gaze;       /* how far its eyes have left what they looked at when it was painted */
    float gaze_x, gaze_y;
} Life;

/* True while somebody is there, so that things may move by themselves. Called in every pass. */
bool life_is_watched(Life *l, const Ui *ui);
/* Moves it one step towards living, if it is wanted and watched, or towards rest, and writes its breath and where its
 * eyes look into the turn. r: its place.
 * True while it lives: the next frame is asked for then. Never with reduced motion or in the theme of contrast. */
bool life_beat(Life *l, Ui *ui, bool wanted, Rect r, CardTurn *turn);

#endif
