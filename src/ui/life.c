/* SPDX-License-Identifier: MIT
 * A breath takes four seconds; light flickers as the sum of three waves that never meet again; eyes are quick. */
#include "ui/life.h"

#include <math.h>

enum { FRAME_MS = 33, WATCHED_MS = 20000, WAKES_MS = 900, TURNS_MS = 90 };
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

/* Turns the eyes towards the pointer, in the time an eye takes; with the keys they look as they were painted. */
static void follow(Life *l, const Ui *ui, Rect r, float ms, CardTurn *turn)
{
    float x, y, share = 1 - expf(-ms / TURNS_MS);
    ui_pointer(ui, &x, &y);
    x = (x - r.x) / r.w;
    y = (y - r.y) / r.h;
    if (l->gaze <= 0) {
        l->gaze_x = x;
        l->gaze_y = y;
    }
    l->gaze_x += (x - l->gaze_x) * share;
    l->gaze_y += (y - l->gaze_y) * share;
    l->gaze += ((ui_using_keys(ui) ? 0 : 1) - l->gaze) * share;
    turn->gaze = l->strength * l->gaze;
    turn->gaze_x = l->gaze_x;
    turn->gaze_y = l->gaze_y;
}

bool life_beat(Life *l, Ui *ui, bool wanted, Rect r, CardTurn *turn)
{
    uint32_t now = ui_now(ui);
    bool watched = life_is_watched(l, ui), may = !ui_reduced_motion(ui) && !gfx_is_contrast(ui_gfx(ui));
    float ms = fminf((float)(now - l->moved), 60), step = ms / WAKES_MS, goal = wanted && watched && may ? 1 : 0;
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
    follow(l, ui, r, ms, turn);
    ui_wake(ui, FRAME_MS);
    return true;
}
