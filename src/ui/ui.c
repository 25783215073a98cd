/* SPDX-License-Identifier: MIT
 * The life of a pass: begin takes one input, end draws tooltip and focus ring and cleans up. */
#include "ui/ui_int.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

Ui *ui_new(void)
{
    Ui *ui = xcalloc(1, sizeof *ui);
    ui->now = &ui->list[0];
    ui->last = &ui->list[1];
    list_clear(ui->now);
    list_clear(ui->last);
    ui->x = ui->y = ui->rest_x = ui->rest_y = -1e6f;
    ui->speed = 1;
    ui->wake = -1;
    ui->nsounds = 0;
    ui->text_input = -1;
    ui->under.since_ms = INT_MAX / 2;
    return ui;
}

void ui_free(Ui *ui)
{
    if (!ui)
        return;
    list_free(&ui->list[0]);
    list_free(&ui->list[1]);
    buf_free(&ui->aloud.told);
    free(ui);
}

static void change_scene(Ui *ui, const char *scene)
{
    (void)SDL_strlcpy(ui->scene, scene, sizeof ui->scene);
    list_clear(ui->last);
    ui->hot = ui->held = ui->focus = ui->anchor = ui->why = 0;
    ui->focus_word[0] = '\0';
    ui->dragging = ui->editing = false;
    ui->own_next = 0;
    ui->within_next = RANK_REST;
    ui->fresh = true;
    ui->changed = true;
}

void ui_begin(Ui *ui, Gfx *g, const Input *in, const char *scene)
{
    ui->g = g;
    ui->in = in ? *in : (Input){0};
    ui->pass++;
    ItemList *swap = ui->last;
    ui->last = ui->now;
    ui->now = swap;
    list_clear(ui->now);
    ui->rank = RANK_REST;
    ui->asked = 0;
    ui->ev_down = ui->ev_click = ui->ev_secondary = ui->ev_drop = ui->ev_cancel = 0;
    ui->key_left = ui->reveal = false;
    ui->wake = -1;
    ui->tip.on = false;
    ui->seen_held = 0;
    ui->nscroll = 0;
    ui->focus_rect = ui->focus_ring = (Rect){0};
    ui->clip[0] = rect(0, 0, gfx_w(g), gfx_h(g));
    if (strcmp(scene, ui->scene) != 0)
        change_scene(ui, scene);
    ui->blocked = ui->last->modal != 0;
    ui->own = ui->own_next; /* focus keys are handled here, so the last pass's setting applies */
    ui->own_next = 0;
    ui->within = ui->within_next;
    ui->within_next = RANK_REST;
    ui->enter = 0;
    ui->ncaps = 0;
    ui->catches = false;
    keys_turn(ui);
    input_take(ui);
    if (ui->in.kind == INPUT_KEY && ui->key_left && !(ui->own & UI_OWN_ALL))
        focus_key(ui);
}

/* Turns SDL's text input on only while it is needed: by a focused field, and, unless that would raise a screen keyboard,
 * by a field that catches typing (ui_field_catches) and while Shift is held, for the question mark. */
static void tell_sdl_about_text(Ui *ui)
{
    bool want = ui->editing ? ui->focus_rect.w > 0 : (ui->shift_held || ui->catches) && !SDL_HasScreenKeyboardSupport();
    if (ui->text_input == (int)want || !SDL_WasInit(SDL_INIT_VIDEO))
        return;
    ui->text_input = want;
    if (want)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

void ui_end(Ui *ui)
{
    if (ui->held && ui->seen_held != ui->held) { /* the held item no longer exists */
        ui->held = 0;
        ui->dragging = false;
    }
    if (ui->focus && !item_find(ui->now, ui->focus)) {
        ui->focus = 0; /* the anchor stays: Tab continues from there if the item returns */
        ui->editing = false;
    }
    tell_sdl_about_text(ui);
    focus_draw(ui);
    if (ui->tip.on)
        tip_draw(ui);
}

void ui_modal(Ui *ui, const char *id)
{
    ItemList *l = ui->now;
    l->modal = id_of(id);
    l->modal_from = l->n;
    ui->enter = 0;
    ui->ncaps = 0;
    ui->blocked = ui->last->modal != l->modal && ui->last->modal != 0;
    if (ui->last->modal != l->modal && ui->hot) { /* the layer has just opened: releases items under it */
        ui->hot = ui->held = 0;
        ui->changed = true;
    }
}

bool ui_is_modal(const Ui *ui, const char *id)
{
    return ui->last->modal == id_of(id);
}

void ui_sound(Ui *ui, const char *word)
{
    if (word != NULL && word[0] != '\0' && ui->nsounds < SOUNDS)
        ui->sound[ui->nsounds++] = word;
}

const char *ui_next_sound(Ui *ui)
{
    return ui->nsounds > 0 ? ui->sound[--ui->nsounds] : NULL;
}

Gfx *ui_gfx(Ui *ui)
{
    return ui->g;
}

const Input *ui_input(const Ui *ui)
{
    return &ui->in;
}

uint32_t ui_now(const Ui *ui)
{
    return ui->in.now;
}

void ui_wake(Ui *ui, int ms)
{
    if (ms < 0)
        ms = 0;
    if (ui->wake < 0 || ms < ui->wake)
        ui->wake = ms;
}

int ui_wake_ms(const Ui *ui)
{
    return ui->wake;
}

bool ui_changed(Ui *ui)
{
    bool was = ui->changed;
    ui->changed = false;
    return was;
}

void ui_pointer(const Ui *ui, float *x, float *y)
{
    *x = ui->x;
    *y = ui->y;
}

bool ui_reduced_motion(const Ui *ui)
{
    return ui->reduced;
}

void ui_set_motion(Ui *ui, bool reduced, float speed)
{
    ui->reduced = reduced;
    ui->speed = speed;
}

float ui_speed(const Ui *ui)
{
    return ui->speed;
}

float ui_grow(const Ui *ui, float base)
{
    return base * (1 + 0.8f * (gfx_text_scale(ui->g) - 1));
}

Color mix(Color a, Color b, float t)
{
    return (Color){(uint8_t)((float)a.r + ((float)b.r - (float)a.r) * t),
                   (uint8_t)((float)a.g + ((float)b.g - (float)a.g) * t),
                   (uint8_t)((float)a.b + ((float)b.b - (float)a.b) * t), 255};
}

bool is_light(const Ui *ui)
{
    return gfx_color(ui->g, COL_PANEL).g > 128;
}
