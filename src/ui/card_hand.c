/* SPDX-License-Identifier: MIT
 * In each frame the shown turn moves a share of the way to the wanted turn. */
#include "ui/card_hand.h"

#include <math.h>

const float card_hand_yaw = 0.42f, card_hand_pitch = 0.30f;

static float toward(float from, float to, float share)
{
    return from + (to - from) * share;
}

bool card_hand_pointed(const Ui *ui, Rect r, float *x, float *y)
{
    ui_pointer(ui, x, y);
    if (*x < -1e5f)
        return false;
    *x = fmaxf(-1, fminf(1, (*x - r.x - r.w / 2) / (r.w * 0.9f)));
    *y = fmaxf(-1, fminf(1, (*y - r.y - r.h / 2) / (r.h * 0.9f)));
    return true;
}

bool card_hand_glide(CardHand *h, const Ui *ui, float x, float y, float lit)
{
    const float yaw = x * card_hand_yaw, pitch = -y * card_hand_pitch, ms = fminf((float)(ui_now(ui) - h->moved), 60);
    const float share = ui_reduced_motion(ui) ? 1 : 1 - expf(-ms / 90);
    h->moved = ui_now(ui);
    h->yaw = toward(h->yaw, yaw, share);
    h->pitch = toward(h->pitch, pitch, share);
    h->lit = toward(h->lit, lit, share);
    return fabsf(h->yaw - yaw) + fabsf(h->pitch - pitch) > 0.004f || fabsf(h->lit - lit) > 0.02f;
}

CardTurn card_hand_turn(const CardHand *h, Ui *ui)
{
    bool flat = ui_reduced_motion(ui) || gfx_is_contrast(ui_gfx(ui));
    return (CardTurn){.yaw = h->yaw,
                      .pitch = h->pitch,
                      .light_x = 0.35f + h->yaw / card_hand_yaw * 0.6f,
                      .light_y = 0.25f - h->pitch / card_hand_pitch * 0.6f,
                      .shine = 0.9f * h->lit,
                      .depth = flat ? 0 : 1};
}

void card_hand_draw(CardHand *h, Ui *ui, const CardFace *face, const char *back, Rect r)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    bool on = rect_has(r, x, y) && !gfx_is_contrast(ui_gfx(ui));
    if (!on || !card_hand_pointed(ui, r, &x, &y))
        x = y = 0;
    if (ui_reduced_motion(ui)) /* the lantern does not turn the card */
        x = y = 0;
    bool moves = card_hand_glide(h, ui, x, y, on ? 1 : 0);
    CardTurn turn = card_hand_turn(h, ui);
    bool lives = life_beat(&h->life, ui, on, r, &turn);
    if (!moves && !on && !lives) {
        *h = (CardHand){.moved = h->moved, .life = h->life};
        card_draw(ui_gfx(ui), face, r, 0, NULL);
        return;
    }
    if (ui_reduced_motion(ui) && card_hand_pointed(ui, r, &x, &y)) {
        turn.light_x = 0.5f + x * 0.9f;
        turn.light_y = 0.5f + y * 0.9f;
    }
    turn.foil = face->precious ? 0.8f * h->lit : 0;
    gfx_card_turned(ui_gfx(ui), face, back, r, turn);
    if (moves)
        ui_wake(ui, 0);
}
