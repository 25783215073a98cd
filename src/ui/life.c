/* SPDX-License-Identifier: MIT
 * A breath takes four seconds; light flickers as the sum of three waves that never meet again. */
#include "ui/life.h"

#include <math.h>

enum { FRAME_MS = 33, WATCHED_MS = 20000, WAKES_MS = 900 };
static const float breath_s = 4.2f, around = 6.2831853f;

bool life_is_watched(Life *l, const Ui *ui)
{
    InputKind kind = ui_input(ui)->kind;
    if (kind == INPUT_CANCEL) /* the pointer or the window's focus is gone */
        l->touched = 0;
    else if (kind != INPUT_NONE || l->moved == 0)
        l->touched = ui_now(ui);
    return l->touched != 0 && ui_now(ui) - l->touched < WATCHED_MS;
}

static float light(float s)
{
    return 0.5f * sinf(s * 7.3f) + 0.3f * sinf(s * 12.7f + 1) + 0.2f * sinf(s * 23.1f + 2);
}

bool life_beat(Life *l, Ui *ui, bool wanted, CardTurn *turn)
{
    uint32_t now = ui_now(ui);
    bool watched = life_is_watched(l, ui), may = !ui_reduced_motion(ui) && !gfx_is_contrast(ui_gfx(ui));
    float step = fminf((float)(now - l->moved), 60) / WAKES_MS, goal = wanted && watched && may ? 1 : 0;
    if (l->strength <= 0)
        l->begun = now;
    l->moved = now == 0 ? 1 : now;
    if (!may)
        l->strength = 0;
    l->strength = goal > l->strength ? fminf(goal, l->strength + step) : fmaxf(goal, l->strength - step);
    if (l->strength <= 0 && goal <= 0)
        return false;
    float s = (float)(now - l->begun) / 1000;
    turn->breath = l->strength * (0.5f - 0.5f * cosf(s / breath_s * around));
    turn->flicker = l->strength * light(s);
    turn->afloat = l->strength;
    turn->seconds = s;
    ui_wake(ui, FRAME_MS);
    return true;
}
