/* SPDX-License-Identifier: MIT
 * A bare picture as the clay it was sculpted in: up to a seam that is pulled over the painting, or its figure alone on a
 * turntable. The pointer is the lantern of both. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/card_int.h"
#include "core/say.h"
#include "gfx/clay.h"

enum { KNOB = 62, SWEEP_MS = 900, SPIN_MS = 6000 };
static const float half_way = 0.53f, key_step = 0.02f, pi = 3.14159265f;

bool card_has_clay(const CardScene *s, Ui *ui)
{
    return clay_has(ui_gfx(ui), s->now.face.picture);
}

bool card_has_views(const CardScene *s, Ui *ui)
{
    return card_has_clay(s, ui) && clay_turns(ui_gfx(ui), s->now.face.picture);
}

/* ---- the seam ---------------------------------------------------------------------------------------------------- */

void card_clay(CardScene *s, Ui *ui)
{
    BareView *v = &s->view;
    v->clay = v->turns || !v->clay; /* from the turntable back to the whole picture */
    v->turns = false;
    if (!v->clay)
        return;
    v->seam = half_way;
    v->sweeps = v->swept || ui_reduced_motion(ui) ? 0 : ui_now(ui);
    v->swept = v->begins = true;
}

/* Returns where the seam stands now: it comes in from the right the first time. */
static float seam_now(BareView *v, Ui *ui)
{
    if (v->sweeps == 0)
        return v->seam;
    float t = (float)(ui_now(ui) - v->sweeps) / SWEEP_MS;
    if (t >= 1) {
        v->sweeps = 0;
        return v->seam;
    }
    ui_wake(ui, 0);
    float left = (1 - t) * (1 - t) * (1 - t);
    return v->seam + (1.1f - v->seam) * left;
}

static void pull(BareView *v, float to)
{
    v->seam = fmaxf(0, fminf(1, to));
    v->sweeps = 0;
}

static void keys_pull(BareView *v, Ui *ui)
{
    if (strcmp(ui_focused(ui), "seam") != 0)
        return;
    if (ui_key(ui, "Left"))
        pull(v, v->seam - key_step);
    if (ui_key(ui, "Right"))
        pull(v, v->seam + key_step);
}

/* Notes where the pointer takes hold, and where the seam or the turn stands then: `at`. True while it drags: by how much,
 * in shares of the width. */
static bool drags(BareView *v, Ui *ui, const Touch *t, float at, float width, float *by)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    if (t->down) {
        v->held = x;
        v->held_at = at;
    }
    bool held = t->drag && v->held >= 0;
    *by = (x - v->held) / width;
    if (t->drop || t->cancelled)
        v->held = -1;
    return held;
}

static void pointer_pulls(BareView *v, Ui *ui, const Touch *t, float width)
{
    float by;
    if (drags(v, ui, t, v->seam, width, &by))
        pull(v, v->held_at + by);
}

static void draw_seam(Ui *ui, Rect picture, float seam, bool lit)
{
    Gfx *g = ui_gfx(ui);
    Color dark = {20, 11, 5, 255}, gold = gfx_color(g, COL_LIT);
    float top = picture.x + picture.w * clay_seam(seam, 0), foot = picture.x + picture.w * clay_seam(seam, 1);
    float cx = picture.x + picture.w * seam, cy = picture.y + picture.h / 2, r = KNOB / 2.0f;
    gfx_line(g, top, picture.y, foot, picture.y + picture.h, 7, dark);
    gfx_line(g, top, picture.y, foot, picture.y + picture.h, 3, gold);
    if (lit && !gfx_is_contrast(g))
        gfx_glow(g, rect(cx - r, cy - r, KNOB, KNOB), r, 22, color_alpha(gold, 0.6f));
    gfx_disc(g, cx, cy, r + 5, dark);
    gfx_disc(g, cx, cy, r + 3, gold);
    gfx_disc(g, cx, cy, r, (Color){46, 26, 12, 255});
    Color light = {255, 233, 184, 255}, none = {0, 0, 0, 0};
    gfx_sign(g, "left", rect(cx - 25, cy - 11, 22, 22), light, none);
    gfx_sign(g, "play", rect(cx + 3, cy - 11, 22, 22), light, none);
}

/* Draws the handle; it stays as long as the clay does, also when name and studs fade. */
static void handle(CardScene *s, Ui *ui, Rect picture, float seam, float alpha)
{
    BareView *v = &s->view;
    char label[SENTENCE_MAX], share[16];
    float cx = picture.x + picture.w * seam, cy = picture.y + picture.h / 2;
    say(label, sizeof label, SAY("Clay up to {n} %"), say_n("n", (int)lrintf(v->seam * 100)));
    Touch t = ui_touch(ui, "seam", "slider", rect(cx - KNOB / 2.0f, cy - KNOB / 2.0f, KNOB, KNOB), label,
                       TOUCH_FOCUS | TOUCH_DRAG);
    if (v->begins)
        ui_focus(ui, "seam");
    v->begins = false;
    (void)snprintf(share, sizeof share, "%ld", lrintf(v->seam * 100));
    ui_note(ui, "value", share);
    pointer_pulls(v, ui, &t, picture.w);
    gfx_fade(ui_gfx(ui), alpha);
    draw_seam(ui, picture, seam, t.hover || t.drag);
    gfx_fade(ui_gfx(ui), 1);
}

/* ---- the turntable ----------------------------------------------------------------------------------------------- */

void card_turntable(CardScene *s, Ui *ui)
{
    BareView *v = &s->view;
    v->turns = !v->turns;
    v->clay = v->turns;
    v->around = 0;
    v->held = -1;
    v->seam = half_way;
    v->sweeps = 0;
    v->swept = true;
    v->spins = v->turns && !ui_reduced_motion(ui) ? ui_now(ui) : 0;
    v->begins = v->turns;
}

static void spin_to(BareView *v, float around)
{
    v->around = around - floorf(around / CLAY_VIEWS) * CLAY_VIEWS;
    v->spins = 0;
}

static void spin_by_itself(BareView *v, Ui *ui)
{
    float t = (float)(ui_now(ui) - v->spins) / SPIN_MS;
    if (v->spins == 0)
        return;
    if (t >= 1) {
        spin_to(v, 0);
        return;
    }
    v->around = t * t * (3 - 2 * t) * CLAY_VIEWS;
    ui_wake(ui, 0);
}

static int view_now(const BareView *v)
{
    return (int)floorf(v->around + 0.5f) % CLAY_VIEWS;
}

/* Half a turn for the width of the picture. */
static void pointer_spins(BareView *v, Ui *ui, const Touch *t, float width)
{
    float by;
    if (drags(v, ui, t, v->around, width, &by))
        spin_to(v, v->held_at - by * (CLAY_VIEWS / 2));
}

static void keys_spin(BareView *v, Ui *ui)
{
    if (strcmp(ui_focused(ui), "turned") != 0)
        return;
    if (ui_key(ui, "Left"))
        spin_to(v, (float)view_now(v) - 1);
    if (ui_key(ui, "Right"))
        spin_to(v, (float)view_now(v) + 1);
}

/* Draws the disc below the figure, with a mark where the painter stood. */
static void draw_dial(Ui *ui, Rect dial, float around, bool lit)
{
    Gfx *g = ui_gfx(ui);
    Color dark = {20, 11, 5, 255}, gold = gfx_color(g, COL_LIT), light = {255, 233, 184, 255};
    float cx = dial.x + dial.w / 2, cy = dial.y + dial.h / 2, r = dial.h / 2 - 5;
    if (lit && !gfx_is_contrast(g))
        gfx_glow(g, dial, dial.h / 2, 22, color_alpha(gold, 0.6f));
    gfx_disc(g, cx, cy, r + 5, dark);
    gfx_disc(g, cx, cy, r + 3, gold);
    gfx_disc(g, cx, cy, r, (Color){46, 26, 12, 255});
    for (int k = 0; k < CLAY_VIEWS; k++) {
        float a = ((float)k - around) * 2 * pi / CLAY_VIEWS;
        gfx_disc(g, cx + sinf(a) * (r - 6), cy + cosf(a) * (r - 6), k == 0 ? 4.5f : 1.5f, k == 0 ? light : gold);
    }
}

static void dial(CardScene *s, Ui *ui, Rect picture, float alpha)
{
    BareView *v = &s->view;
    char label[SENTENCE_MAX], degrees[16];
    Rect at = rect(picture.x + (picture.w - KNOB) / 2, picture.y + picture.h - KNOB - 14, KNOB, KNOB);
    int turned = view_now(v) * 360 / CLAY_VIEWS;
    say(label, sizeof label, SAY("Turned by {n}°"), say_n("n", turned));
    Touch t = ui_touch(ui, "turned", "slider", at, label, TOUCH_FOCUS | TOUCH_DRAG);
    if (v->begins)
        ui_focus(ui, "turned");
    v->begins = false;
    (void)snprintf(degrees, sizeof degrees, "%d", turned);
    ui_note(ui, "value", degrees);
    pointer_spins(v, ui, &t, picture.w);
    gfx_fade(ui_gfx(ui), alpha);
    draw_dial(ui, at, v->around, t.hover || t.drag);
    gfx_fade(ui_gfx(ui), 1);
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

/* The pointer is the lantern; where there is none, it hangs at the upper left. */
static ClayLook look_of(Ui *ui, Rect picture, float seam)
{
    ClayLook look = {.seam = seam, .light_x = 0.24f, .light_y = 0.2f};
    float x, y;
    ui_pointer(ui, &x, &y);
    if (rect_has(rect_inset(picture, -60), x, y)) {
        look.light_x = (x - picture.x) / picture.w;
        look.light_y = (y - picture.y) / picture.h;
    }
    return look;
}

static void draw_turned(CardScene *s, Ui *ui, Rect picture, const Touch *t, float alpha)
{
    BareView *v = &s->view;
    keys_spin(v, ui);
    pointer_spins(v, ui, t, picture.w);
    spin_by_itself(v, ui);
    ClayLook look = look_of(ui, picture, 1.1f);
    look.view = view_now(v) + 1;
    (void)clay_draw(ui_gfx(ui), s->now.face.picture, picture, look);
    dial(s, ui, picture, alpha);
}

static void draw_seamed(CardScene *s, Ui *ui, Rect picture, const Touch *t, float alpha)
{
    BareView *v = &s->view;
    keys_pull(v, ui);
    pointer_pulls(v, ui, t, picture.w);
    float seam = seam_now(v, ui);
    (void)clay_draw(ui_gfx(ui), s->now.face.picture, picture, look_of(ui, picture, seam));
    handle(s, ui, picture, seam, alpha);
}

bool card_clay_draw(CardScene *s, Ui *ui, Rect picture, const Touch *t, float alpha)
{
    if (s->view.turns && card_has_views(s, ui))
        draw_turned(s, ui, picture, t, alpha);
    else
        draw_seamed(s, ui, picture, t, alpha);
    if (ui_input(ui)->kind == INPUT_MOVE) /* the lantern */
        ui_wake(ui, 0);
    return strcmp(ui_focused(ui), "seam") == 0 || strcmp(ui_focused(ui), "turned") == 0;
}
