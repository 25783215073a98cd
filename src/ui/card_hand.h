/* SPDX-License-Identifier: MIT
 * A large card that turns towards the pointer as if held, with the pointer as the lantern that lights it; its picture
 * lives. */
#ifndef UI_CARD_HAND_H
#define UI_CARD_HAND_H
#include "gfx/card_turned.h"
#include "ui/life.h"
#include "ui/ui.h"

typedef struct {
    float yaw, pitch, lit; /* as shown: radians; 0 no lantern .. 1 */
    uint32_t moved;        /* ms */
    Life life;
} CardHand;

/* The largest turn, radians. */
extern const float card_hand_yaw, card_hand_pitch;

/* Writes how far the pointer turns the card at r, in shares of the largest turn, -1..1. False: its position is unknown. */
bool card_hand_pointed(const Ui *ui, Rect r, float *x, float *y);
/* Glides towards x, y (shares of the largest turn) and `lit`; at once with reduced motion. True while it still moves. */
bool card_hand_glide(CardHand *h, const Ui *ui, float x, float y, float lit);
/* Returns its turn as shown now: without depth with reduced motion, flat in the contrast theme. */
CardTurn card_hand_turn(const CardHand *h, Ui *ui);

/* Does all of this for a card on a panel: draws it turned and lit while the pointer is on it, else plain. */
void card_hand_draw(CardHand *h, Ui *ui, const CardFace *face, const char *back, Rect r);

#endif
