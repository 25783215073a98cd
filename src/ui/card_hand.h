/* SPDX-License-Identifier: MIT
 * A large card that turns towards the pointer as if it lay in the hand, lit by the lantern that the pointer is. */
#ifndef UI_CARD_HAND_H
#define UI_CARD_HAND_H
#include "gfx/card_turned.h"
#include "ui/ui.h"

typedef struct {
    float yaw, pitch, lit; /* as shown: radians; 0 no lantern .. 1 */
    uint32_t moved;        /* ms */
} CardHand;

/* How far it turns at most: a pointer at its rim. */
extern const float card_hand_yaw, card_hand_pitch;

/* Where the pointer wants the card at r: shares of the most, -1..1. False: it is nowhere. */
bool card_hand_pointed(const Ui *ui, Rect r, float *x, float *y);
/* Glides towards x, y (shares of the most) and `lit`; at once with reduced motion. True while something moves still. */
bool card_hand_glide(CardHand *h, const Ui *ui, float x, float y, float lit);
/* As it is shown now: without depth with reduced motion, and printed flat where contrast is wanted. */
CardTurn card_hand_turn(const CardHand *h, Ui *ui);

/* The whole of it for a card on a panel: turned and lit while the pointer is on it, else the plain card. */
void card_hand_draw(CardHand *h, Ui *ui, const CardFace *face, const char *back, Rect r);

#endif
