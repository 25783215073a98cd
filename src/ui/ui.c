/* SPDX-License-Identifier: MIT
 * The life of a pass: begin takes one input, end draws tooltip and focus ring and cleans up. */
#include "ui/ui_int.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

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

static void input_take(Ui *ui);

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
    focus_by_enter(ui);
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

static bool was_open(const ItemList *l, Id layer)
{
    for (int i = 0; i < l->nlayers; i++)
        if (l->layer[i] == layer)
            return true;
    return false;
}

void ui_modal(Ui *ui, const char *id)
{
    ItemList *l = ui->now;
    l->modal = id_of(id);
    l->modal_from = l->n;
    l->light = (Rect){0};
    if (l->nlayers < LAYERS_MOST)
        l->layer[l->nlayers++] = l->modal;
    ui->enter = 0;
    ui->ncaps = 0;
    ui->blocked = ui->last->modal != l->modal && ui->last->modal != 0;
    if (!was_open(ui->last, l->modal) && ui->hot) { /* the layer has just opened: releases items under it */
        ui->hot = ui->held = 0;
        ui->changed = true;
    }
}

void ui_modal_light(Ui *ui, const char *id, Rect r)
{
    int from = ui->now->modal_from;
    ui_modal(ui, id);
    ui->now->light = r;
    ui->now->light_from = from;
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
    *x = pointer_rests(ui) ? -1e6f : ui->x;
    *y = pointer_rests(ui) ? -1e6f : ui->y;
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

bool is_light(const Ui *ui)
{
    return gfx_color(ui->g, COL_PANEL).g > 128;
}

/* ---- input ----------------------------------------------------------------------------------------------------- */

/* Pointer input: hover, press, click, drag, drop, long press, right click. Decided at the start of a pass from the items
 * of the pass before; the widgets only ask what happened to them. */

enum { DRAG_FROM = 6, LONG_PRESS_MS = 600, LONGEST_STEP_MS = 100 };
enum { SETTLE_MS = 500, LONGEST_PAUSE_MS = 250, COUNT_MS = 200, SEEN_MS = 300 };

static const Item *last_item(const Ui *ui, Id id)
{
    return item_find(ui->last, id);
}

static void let_go(Ui *ui)
{
    ui->held = 0;
    ui->dragging = false;
    ui->long_fired = false;
}

/* ---- what comes under the pointer by itself ------------------------------------------------------------------------
 * A double click must not answer the question that its first half has asked. So what appears under a resting pointer is
 * not pressed until SETTLE_MS after the last press; moving away and back lifts that, because it takes a decision. A button
 * of the question takes none for SEEN_MS after it has come there either, whatever has brought it: the finger was on its way
 * to what it has replaced. */

/* Returns a hash of what a press here would answer: item, question and confirmation. Pieces, rows and switches keep
 * theirs while their id stays. */
static Id face_at(const Ui *ui, float x, float y)
{
    const Item *it = item_at(ui, x, y);
    if (!it)
        return 0;
    struct {
        Id id;
        uint32_t asked, confirms;
    } face = {it->id, it->asked, it->flags & ITEM_CONFIRMS};
    return hash_bytes(&face, sizeof face, 0);
}

static void watch_arrivals(Ui *ui, float x, float y)
{
    Id here = face_at(ui, ui->x, ui->y), there = face_at(ui, x, y);
    if (here != ui->under.face) {
        ui->under.by_itself = ui->under.unmoved = true;
        ui->under.x = ui->x;
        ui->under.y = ui->y;
        ui->under.came_at = ui->under.at; /* drawn by the pass before */
    }
    if (there != here)
        ui->under.by_itself = ui->under.unmoved = false;
    ui->under.face = there;
}

/* Notes that the player has stirred: then the tooltip of what came under the pointer is welcome. */
static void watch_stirring(Ui *ui, const Input *in)
{
    enum { JITTER = 2 };
    bool moved = in->kind == INPUT_MOVE && fabsf(in->x - ui->under.x) + fabsf(in->y - ui->under.y) > JITTER;
    if (!ui->under.unmoved || !(moved || in->kind == INPUT_DOWN))
        return;
    ui->under.unmoved = false;
    ui->changed = true;
}

/* Counts the time since the last press or release. A pause of the program is not a waiting hand: the second half of a
 * double click may be queued behind it, so a single step counts for at most LONGEST_PAUSE_MS. */
static void count_since_press(Ui *ui)
{
    uint32_t step = ui->in.now - ui->under.at;
    ui->under.at = ui->in.now;
    if (ui->under.since_ms >= SETTLE_MS)
        return;
    ui->under.since_ms += step < LONGEST_PAUSE_MS ? (int)step : LONGEST_PAUSE_MS;
    if (ui->under.by_itself && ui->under.since_ms < SETTLE_MS)
        ui_wake(ui, COUNT_MS);
}

static bool came_too_late_for_this_press(const Ui *ui)
{
    const Item *it = last_item(ui, ui->hot);
    bool asks = it && it->rank == RANK_PROMPT;
    return ui->under.by_itself &&
           (ui->under.since_ms < SETTLE_MS || (asks && ui->in.now - ui->under.came_at < SEEN_MS));
}

static void press(Ui *ui, const Input *in)
{
    ui->using_keys = ui->using_pad = false;
    ui->why = 0;
    ui->field_says = NULL;
    ui->changed = true;
    if (in->button == 3)
        ui->ev_secondary = ui->hot;
    if (in->button != 1 || came_too_late_for_this_press(ui))
        return;
    ui->held = ui->hot;
    ui->down_x = in->x;
    ui->down_y = in->y;
    ui->held_ms = 0;
    ui->held_at = in->now;
    ui->dragging = ui->long_fired = false;
    ui->ev_down = ui->hot;
    const Item *it = last_item(ui, ui->hot);
    if (it && it->flags & ITEM_FOCUS) {
        bool begins = !ui->editing || ui->focus != it->id;
        focus_set(ui, it->id, list_text(ui->last, it->word));
        ui->reveal = false;          /* no scrolling: the item stays under the pointer, or the release would miss it */
        if (ui->editing && begins) { /* the first press selects all of a field, the next one sets the caret */
            ui->other = 0;
            ui->whole = true;
        }
    } else
        ui->editing = false;
}

static void release(Ui *ui, const Input *in)
{
    if (in->button != 1 || !ui->held)
        return;
    ui->changed = true;
    if (ui->dragging)
        ui->ev_drop = ui->held;
    else if (ui->hot == ui->held && !ui->long_fired)
        ui->ev_click = ui->held;
    let_go(ui);
}

static void move(Ui *ui, const Input *in)
{
    if (ui->using_keys && fabsf(in->x - ui->rest_x) + fabsf(in->y - ui->rest_y) > 2) {
        ui->using_keys = ui->using_pad = false;
        ui->changed = true;
    }
    if (!ui->using_keys) {
        ui->rest_x = in->x;
        ui->rest_y = in->y;
    }
    ui->x = in->x;
    ui->y = in->y;
    const Item *it = last_item(ui, ui->held);
    if (it && !ui->dragging && it->flags & ITEM_DRAG && hypotf(in->x - ui->down_x, in->y - ui->down_y) > DRAG_FROM)
        ui->dragging = true;
    if (ui->held)
        ui->changed = true;
}

/* Turns a long press into a right click, which a finger does not have. During a pause of the program the release may
 * already be queued, so a single pass counts for at most LONGEST_STEP_MS. */
static void watch_long_press(Ui *ui)
{
    if (!ui->held || ui->dragging || ui->long_fired)
        return;
    uint32_t step = ui->in.now - ui->held_at;
    ui->held_at = ui->in.now;
    ui->held_ms += step < LONGEST_STEP_MS ? (int)step : LONGEST_STEP_MS;
    int left = LONG_PRESS_MS - ui->held_ms;
    if (left > 0) {
        ui_wake(ui, left < LONGEST_STEP_MS ? left : LONGEST_STEP_MS);
        return;
    }
    ui->long_fired = true;
    if (ui->hot == ui->held)
        ui->ev_secondary = ui->held;
}

static void input_take(Ui *ui)
{
    const Input *in = &ui->in;
    Id was = ui->hot;
    ui->inputs += in->kind == INPUT_DOWN || in->kind == INPUT_UP || in->kind == INPUT_WHEEL || in->kind == INPUT_KEY;
    bool pointer = in->kind == INPUT_MOVE || in->kind == INPUT_DOWN || in->kind == INPUT_UP || in->kind == INPUT_WHEEL;
    watch_arrivals(ui, pointer ? in->x : ui->x, pointer ? in->y : ui->y);
    watch_stirring(ui, in);
    count_since_press(ui);
    if (in->kind == INPUT_MOVE)
        move(ui, in);
    if (pointer) {
        ui->x = in->x;
        ui->y = in->y;
    }
    const Item *hot = item_at(ui, ui->x, ui->y);
    ui->hot = hot ? hot->id : 0;
    if (in->kind == INPUT_DOWN)
        press(ui, in);
    if (in->kind == INPUT_UP)
        release(ui, in);
    if ((in->kind == INPUT_DOWN || in->kind == INPUT_UP) && in->button == 1)
        ui->under.since_ms = 0;
    if (in->kind == INPUT_CANCEL) {
        if (ui->dragging)
            ui->ev_cancel = ui->held;
        let_go(ui);
        ui->hot = 0;
        ui->x = ui->y = -1e6f;
        ui->changed = true;
    }
    ui->pressed.twice = false;
    if (in->kind == INPUT_KEY && !in->repeat) {
        ui->pressed.twice = in->key == ui->pressed.key && in->now - ui->pressed.at < SETTLE_MS;
        ui->pressed.key = in->key;
        ui->pressed.at = in->now;
    }
    if (in->kind == INPUT_KEY) {
        ui->key_left = true;
        ui->using_pad = in->pad != 0;
        ui->changed = true;
        ui->why = 0;
        ui->field_says = NULL;
        if (ui->dragging && in->key == SDLK_ESCAPE) { /* Esc first cancels a drag */
            ui->ev_cancel = ui->held;
            let_go(ui);
            ui->key_left = false;
        }
    }
    if (in->kind == INPUT_TEXT || in->kind == INPUT_WHEEL)
        ui->changed = true;
    watch_long_press(ui);
    if (ui->hot != was)
        ui->changed = true;
}

Touch touch_of(Ui *ui, Item *it)
{
    Touch t = {0};
    if (!it->id)
        return t;
    if (it->id == ui->held)
        ui->seen_held = it->id;
    if (it->id == ui->focus) {
        ui->focus_rect = it->r;
        ui->focus_clip = it->clip;
    }
    t.hover = item_hovered(ui) == it->id && (!ui->held || ui->held == it->id || ui->dragging);
    t.focus = ui->focus == it->id && ring_shown(ui) && !ui->blocked;
    t.down = ui->ev_down == it->id;
    t.click = ui->ev_click == it->id;
    t.secondary = ui->ev_secondary == it->id;
    t.drag = ui->dragging && ui->held == it->id;
    t.drop = ui->ev_drop == it->id;
    t.cancelled = ui->ev_cancel == it->id;
    if (it->flags & ITEM_OFF && t.click) /* a disabled item shows its reason instead */
        ui->why = it->id;
    return t;
}
