/* SPDX-License-Identifier: MIT
 * Buttons, choices, sliders. */
#include "ui/ui_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { GAP = 8, CAP_PAD = 6, LARGE_STUD = 56 /* from here on half of it is its sign */ };
enum { CAP_HIDDEN = 1 << 15 }; /* a flag of buttons in this file: another item takes their key now */

Text ui_style(Ui *ui, Face face, float size, ColorRole role)
{
    return ui_style_aligned(ui, face, size, role, ALIGN_LEFT);
}

Text ui_style_aligned(Ui *ui, Face face, float size, ColorRole role, Align align)
{
    return (Text){.face = face, .size = size, .color = gfx_color(ui->g, role), .align = align};
}

float ui_label(Ui *ui, Text style, Rect r, const char *s)
{
    (void)item_add(ui, "", "text", r, s, 0);
    return gfx_text(ui->g, style, r, s);
}

float ui_paragraph_with(Ui *ui, Text style, Rect r, const char *s, const Stretch *stretch, int n, StretchSeen *seen,
                        void *ctx)
{
    /* A pixel more than was measured: rounding to pixels may take one away, and with it a line. */
    float h =
        gfx_paragraph_with(ui->g, style, rect(r.x, r.y, r.w + 1 / gfx_unit(ui->g), r.h), s, stretch, n, seen, ctx);
    r.h = fminf(r.h, h);
    (void)item_add(ui, "", "text", r, s, 0);
    return h;
}

float ui_paragraph(Ui *ui, Text style, Rect r, const char *s)
{
    return ui_paragraph_with(ui, style, r, s, NULL, 0, NULL, NULL);
}

static Text button_text(Ui *ui, unsigned flags)
{
    float size = flags & UI_BIG ? 18 : flags & UI_SMALL ? 14 : 15;
    Text t = ui_style(ui, flags & (UI_PRIMARY | UI_BIG) ? FACE_BOLD : FACE_SEMI, size, COL_TEXT);
    if (flags & UI_OFF)
        t.color = gfx_color(ui->g, COL_OFF);
    else if (flags & UI_PRIMARY)
        t.color = gfx_color(ui->g, COL_ONACCENT);
    else if (flags & UI_FINAL)
        t.color = gfx_color(ui->g, COL_BAD);
    else if (flags & UI_QUIET && !(flags & UI_CHOSEN))
        t.color = gfx_color(ui->g, COL_TEXT2);
    return t;
}

static Text cap_text(Ui *ui)
{
    return ui_style_aligned(ui, FACE_SEMI, 12, COL_TEXT2, ALIGN_CENTER);
}

/* Returns the pad button printed instead of the key; PAD_NONE: the key itself. */
static int cap_pad(const Ui *ui, const char *key)
{
    return ui->using_pad ? ui_key_pad(ui, key) : PAD_NONE;
}

float ui_cap_height(Ui *ui)
{
    return gfx_text_height(ui->g, cap_text(ui)) + (ui->using_pad ? 5 : 2);
}

float ui_cap_width(Ui *ui, const char *asked)
{
    int pad = asked ? cap_pad(ui, asked) : PAD_NONE;
    if (!asked)
        return 0;
    return pad == PAD_NONE ? gfx_text_width(ui->g, cap_text(ui), say_word(ui_key_shown(ui, asked))) + 2 * CAP_PAD
                           : pad_cap_width(ui, pad, ui_cap_height(ui));
}

static float icon_size(Ui *ui, unsigned flags)
{
    float base = flags & UI_BIG ? 20 : 18;
    return base * (1 + 0.7f * (gfx_text_scale(ui->g) - 1));
}

static float padding(unsigned flags)
{
    return flags & UI_BIG ? 24 : flags & UI_SMALL ? 10 : 16;
}

float ui_button_width(Ui *ui, const char *label, const char *icon, const char *key, unsigned flags)
{
    float w = 2 * padding(flags);
    bool words = label && *label;
    if (words)
        w += ceilf(gfx_text_width(ui->g, button_text(ui, flags), label)) + 2;
    if (icon)
        w += icon_size(ui, flags) + (words ? GAP : 0);
    if (key)
        w += ui_cap_width(ui, key) + (words || icon ? GAP : 0);
    return w;
}

static void draw_plain(Ui *ui, Rect r, float radius, bool pressed, unsigned flags)
{
    Gfx *g = ui->g;
    Color top = gfx_color(g, COL_PANEL2), bottom = top, edge = gfx_color(g, COL_LINE2);
    if (!gfx_is_contrast(g) && is_light(ui))
        top = gfx_color(g, COL_PANEL);
    else if (!gfx_is_contrast(g)) {
        top = color_mix(top, gfx_color(g, COL_TEXT), 0.13f);
        bottom = color_mix(bottom, gfx_color(g, COL_TEXT), 0.035f);
    }
    if (flags & UI_FINAL)
        edge = gfx_color(g, COL_BAD);
    if (!pressed && !gfx_is_contrast(g))
        gfx_round(g, rect(r.x, r.y + 2, r.w, r.h), radius,
                  color_mix(gfx_color(g, COL_BG), edge, is_light(ui) ? 0.5f : 0));
    if (pressed)
        top = bottom;
    gfx_gradient(g, r, radius, top, bottom);
    gfx_frame(g, r, radius, gfx_is_contrast(g) ? 2 : 1, edge);
}

static void draw_primary(Ui *ui, Rect r, float radius, bool pressed)
{
    Gfx *g = ui->g;
    Color c = gfx_color(g, COL_ACCENT), top = c, bottom = c;
    if (!gfx_is_contrast(g)) {
        top = color_mix(c, (Color){255, 255, 255, 255}, is_light(ui) ? 0.08f : 0.2f);
        bottom = color_mix(c, (Color){120, 60, 0, 255}, is_light(ui) ? 0.1f : 0.22f);
        if (!pressed)
            gfx_round(g, rect(r.x, r.y + 2, r.w, r.h), radius, color_mix(c, (Color){40, 20, 0, 255}, 0.6f));
    }
    gfx_gradient(g, r, radius, top, bottom);
    gfx_frame(g, r, radius, 1, color_mix(c, (Color){255, 255, 255, 255}, is_light(ui) ? 0.2f : 0.6f));
}

static void draw_ground(Ui *ui, Rect r, unsigned flags, bool hover, bool pressed)
{
    Gfx *g = ui->g;
    float radius = flags & UI_ROUND ? r.h / 2 : flags & UI_BIG ? 10 : 8;
    if (flags & UI_ROUND && !(flags & UI_QUIET) && r.w <= r.h && !gfx_is_contrast(g))
        gfx_frame(g, rect_inset(r, -3), radius + 3, 3,
                  color_mix(gfx_color(g, COL_LINE2), gfx_color(g, COL_ACCENT), 0.4f));
    if (flags & UI_OFF) {
        gfx_round(g, r, radius, gfx_color(g, COL_OFFBG));
        gfx_frame(g, r, radius, gfx_is_contrast(g) ? 2 : 1,
                  color_mix(gfx_color(g, COL_OFFBG), gfx_color(g, COL_OFF), 0.3f));
        return;
    }
    if (flags & UI_CHOSEN && flags & UI_ROUND) {
        draw_plain(ui, r, radius, true, flags);
        gfx_frame(g, r, radius, 3, gfx_color(g, COL_ACCENT));
    } else if (flags & UI_CHOSEN)
        gfx_surface(g, r, SURFACE_ROW_CHOSEN);
    else if (flags & UI_PRIMARY)
        draw_primary(ui, r, radius, pressed);
    else if (!(flags & UI_QUIET))
        draw_plain(ui, r, radius, pressed, flags);
    if (hover && !pressed)
        gfx_round(g, r, radius,
                  color_alpha(is_light(ui) ? (Color){0, 0, 0, 255} : (Color){255, 255, 255, 255},
                              is_light(ui) ? 0.07f : 0.1f));
}

static void draw_cap(Ui *ui, Rect r, const char *key, unsigned flags)
{
    Gfx *g = ui->g;
    Text t = cap_text(ui);
    Color ground = gfx_color(g, COL_WELL), edge = gfx_color(g, COL_LINE2);
    int pad = cap_pad(ui, key);
    if (pad != PAD_NONE) {
        pad_cap_draw(ui, r, pad);
        return;
    }
    if (flags & UI_PRIMARY && !(flags & UI_OFF)) {
        bool dark = !is_light(ui) && !gfx_is_contrast(g);
        ground = dark ? (Color){0x7D, 0x54, 0x12, 255} : gfx_color(g, COL_ONACCENT);
        edge = dark ? (Color){0x5B, 0x3A, 0x08, 255} : ground;
        t.color = dark ? (Color){0xFF, 0xF1, 0xCF, 255} : gfx_color(g, COL_ACCENT);
    }
    gfx_round(g, r, 4, ground);
    gfx_frame(g, r, 4, 1, edge);
    (void)gfx_text(g, t, r, say_word(ui_key_shown(ui, key)));
}

void ui_cap(Ui *ui, Rect r, const char *asked)
{
    draw_cap(ui, r, asked, 0);
}

/* Draws a label that is too long for one line even in the smallest letters in several lines, as large as they fit.
 * False: one line is enough, or there is no room. */
static bool draw_lines(Ui *ui, Rect r, Text t, Text smallest, const char *label)
{
    Gfx *g = ui->g;
    float w = r.w - 12;
    if (gfx_text_width(g, smallest, label) <= w)
        return false;
    t.align = ALIGN_CENTER;
    while (t.size > smallest.size && gfx_paragraph_height(g, t, w, label) > r.h - 4)
        t.size -= 0.5f;
    float h = gfx_paragraph_height(g, t, w, label);
    if (h > r.h)
        return false;
    (void)gfx_paragraph(g, t, rect(r.x + 6, r.y + (r.h - h) / 2, w, h + 1), label);
    return true;
}

/* Draws a button's content. The label has precedence: if room is short, first the cap is left out, then the icon. A
 * narrow button with an icon shows only the icon. */
static void draw_face(Ui *ui, Rect r, const char *label, const char *icon, const char *key, unsigned flags)
{
    Gfx *g = ui->g;
    Text t = button_text(ui, flags);
    float is = icon ? icon_size(ui, flags) : 0, cw = ui_cap_width(ui, key);
    bool words = label && *label;
    if (icon && words && r.w < r.h * 1.3f) {
        words = false;
        cw = 0;
        is = flags & UI_ROUND && r.h > LARGE_STUD ? r.h / 2 : fminf(is, fminf(r.w, r.h) - 8);
    }
    float lw = words ? ceilf(gfx_text_width(g, t, label)) + 1 : 0, room = r.w - 2 * fminf(8, padding(flags));
    if (words && lw + (is > 0 ? is + GAP : 0) + (cw > 0 ? cw + GAP : 0) > room)
        cw = 0;
    if (words && lw + (is > 0 ? is + GAP : 0) > room)
        is = 0;
    if (words && lw > room) { /* smaller letters */
        Text full = t;
        t = gfx_text_fit(g, t, 10 / sqrtf(gfx_text_scale(g)), 0.5f, room - 1, label);
        if (draw_lines(ui, r, full, t, label))
            return;
        lw = fminf(ceilf(gfx_text_width(g, t, label)) + 1, room);
    }
    if (flags & CAP_HIDDEN)
        cw = 0; /* the button keeps its width */
    float all = lw + (is > 0 ? is + (words ? GAP : 0) : 0) + (cw > 0 ? cw + (words || is > 0 ? GAP : 0) : 0);
    bool left = (flags & UI_LEFT) != 0;
    float pad = left ? fminf(padding(flags), 12) : 0;
    float x = left ? r.x + pad : r.x + (r.w - all) / 2;
    if (left && x + all > r.x + r.w - 8)
        x = r.x + (r.w - all) / 2;
    if (is > 0) {
        Color c = flags & UI_CHOSEN ? gfx_color(g, COL_ACCENT) : t.color;
        gfx_sign(g, icon, rect(x, r.y + (r.h - is) / 2, is, is), c, (Color){0});
        x += is + GAP;
    }
    if (words) {
        (void)gfx_text(g, t, rect(x, r.y, lw, r.h), label);
        x += lw + GAP;
    }
    if (cw > 0) {
        float ch = ui_cap_height(ui);
        draw_cap(ui, rect(left ? r.x + r.w - 8 - cw : x, r.y + (r.h - ch) / 2, cw, ch), key, flags);
    }
}

/* True if another button has the key, so that no two buttons show the same cap. */
static bool key_is_taken(Ui *ui, const char *key)
{
    Id it = id_of(ui_key_shown(ui, key));
    for (int i = 0; i < ui->ncaps; i++)
        if (ui->cap[i] == it)
            return true;
    if (!ui->blocked && ui->ncaps < CAPS)
        ui->cap[ui->ncaps++] = it;
    return false;
}

static Touch button(Ui *ui, const char *id, Rect r, const char *label, const char *icon, const char *key,
                    unsigned flags)
{
    unsigned f = ITEM_TOUCH | ITEM_FOCUS;
    if (flags & UI_OFF)
        f |= ITEM_OFF;
    if (flags & UI_CHOSEN)
        f |= ITEM_CHOSEN;
    if (flags & UI_APART)
        f |= ITEM_APART;
    if (flags & (UI_CONFIRMS | UI_FINAL))
        f |= ITEM_CONFIRMS;
    /* A button with only a sign is named by its id. */
    Item *it = item_add(ui, id, "button", r, label && label[0] ? label : id, f);
    Touch t = touch_of(ui, it);
    bool taken = key && key_is_taken(ui, key);
    if (key && !taken)
        ui_note(ui, "key", ui_key_shown(ui, key));
    if (key && !taken && cap_pad(ui, key) != PAD_NONE)
        ui_note(ui, "pad", pad_cap_word(ui, cap_pad(ui, key)));
    if (key && !taken && ui_key(ui, key) && key_confirms(ui, it)) {
        t.click = true;
        if (flags & UI_OFF)
            ui->why = id_of(id);
    }
    bool enter = key && !taken && strcmp(key, "Enter") == 0;
    if (enter && !(flags & UI_OFF)) {
        ui->enter = id_of(id);
        it->flags |= ITEM_ENTER;
    }
    if (taken || (enter && enter_is_taken(ui, id_of(id))))
        flags |= CAP_HIDDEN;
    bool pressed = ui->held == id_of(id) && t.hover && !(flags & UI_OFF), seen = r.w > 0 && r.h > 0;
    Rect at = pressed ? rect(r.x, r.y + 2, r.w, r.h - 1) : r;
    if (seen) { /* else it has faded away, and only its key works */
        draw_ground(ui, at, flags, t.hover, pressed);
        draw_face(ui, at, label, icon, key, flags);
    }
    if (seen && (t.hover || t.focus) && !ui->held && icon && r.w < r.h * 1.3f && label && *label && !(flags & UI_NAMED))
        ui_tip(ui, r, (Rect){0}, label, NULL, taken ? NULL : key); /* a sign alone: its label is the tooltip */
    if (t.click)
        ui_sound(ui, flags & UI_OFF ? "refusal" : "button");
    if (flags & UI_OFF)
        t.click = false;
    return t;
}

bool ui_button(Ui *ui, const char *id, Rect r, const char *label, const char *icon, const char *key, unsigned flags)
{
    return button(ui, id, r, label, icon, key, flags).click;
}

bool ui_button_why(Ui *ui, const char *id, Rect r, const char *label, const char *key, const char *why)
{
    (void)button(ui, id, r, label, NULL, key, UI_OFF);
    if (why)
        ui_note(ui, "why", why);
    if (why && ui->why == id_of(id))
        ui_tip_answer(ui, r, (Rect){0}, label, why, NULL);
    return false;
}

/* ---- one of several -------------------------------------------------------------------------------------------- */
enum { CHOICES = 12, CHOICE_PAD = 14 };

static Text choice_text(Ui *ui)
{
    return ui_style_aligned(ui, FACE_SEMI, 15, COL_TEXT2, ALIGN_CENTER);
}

static float segment_width(Ui *ui, const char *label, const char *icon)
{
    float w = ceilf(gfx_text_width(ui->g, choice_text(ui), label)) + 2 * CHOICE_PAD;
    return icon ? w + icon_size(ui, 0) + GAP : w;
}

/* The same with a sign before each word; icon or icon[i] may be NULL. */
static float ui_choice_icons_width(Ui *ui, const char *const *label, const char *const *icon, int n)
{
    float w = 0;
    for (int i = 0; i < n; i++)
        w += segment_width(ui, label[i], icon ? icon[i] : NULL);
    return w;
}

float ui_choice_width(Ui *ui, const char *const *label, int n)
{
    return ui_choice_icons_width(ui, label, NULL, n);
}

/* Finds the first choice of each row, with n after the last; returns the number of rows. */
static int choice_rows(Ui *ui, const char *const *label, const char *const *icon, int n, float width,
                       int begin[CHOICES + 1])
{
    int rows = 0;
    float x = 0;
    for (int i = 0; i < n; i++) {
        float w = segment_width(ui, label[i], icon ? icon[i] : NULL);
        if (i == 0 || x + w > width + 1) {
            begin[rows++] = i;
            x = 0;
        }
        x += w;
    }
    begin[rows] = n;
    return rows;
}

float ui_choice_height(Ui *ui, const char *const *label, int n, float width, float row)
{
    int begin[CHOICES + 1];
    REQUIRE(n >= 1 && n <= CHOICES);
    return (float)choice_rows(ui, label, NULL, n, width, begin) * row;
}

static int choose_by_keys(Ui *ui, int n, int chosen, unsigned off)
{
    int by = ui_key(ui, "Right") ? 1 : ui_key(ui, "Left") ? -1 : 0;
    for (int i = chosen + by; by && i >= 0 && i < n; i += by)
        if (!(off >> i & 1))
            return i;
    return chosen;
}

static void draw_segment(Ui *ui, Rect r, const char *label, const char *icon, bool on, bool is_off)
{
    Gfx *g = ui->g;
    Text t = choice_text(ui);
    if (on) {
        gfx_round(g, rect_inset(r, 1), 7, gfx_color(g, COL_ACCENT));
        t.color = gfx_color(g, COL_ONACCENT);
    } else if (is_off) {
        t.color = gfx_color(g, COL_OFF);
    }
    float lw = ceilf(gfx_text_width(g, t, label)) + 1, is = icon ? icon_size(ui, 0) * 0.9f : 0;
    if (is > 0 && lw + is + GAP > r.w - 8)
        is = 0;
    lw = fminf(lw, r.w - 8);
    float x = r.x + (r.w - lw - (is > 0 ? is + GAP : 0)) / 2;
    if (is > 0) {
        gfx_sign(g, icon, rect(x, r.y + (r.h - is) / 2, is, is), t.color, (Color){0});
        x += is + GAP;
    }
    (void)gfx_text(g, t, rect(x, r.y, lw, r.h), label);
    if (is_off)
        gfx_line(g, x, r.y + r.h / 2 + 1, x + lw, r.y + r.h / 2 + 1, 1, t.color);
}

typedef struct {
    const char *id, *const *label, *const *icon, *off_why;
    int n, was;
    unsigned off;
} Choice;

/* True when it is chosen. */
static bool segment(Ui *ui, const Choice *c, int i, Rect seg, bool first)
{
    Gfx *g = ui->g;
    bool is_off = (c->off >> i & 1) != 0;
    char word[ID_ROOM];
    (void)snprintf(word, sizeof word, "%s/%d", c->id, i);
    unsigned f = ITEM_TOUCH | (is_off ? ITEM_OFF : 0) | (i == c->was ? ITEM_CHOSEN : 0);
    Touch t = touch_of(ui, item_add(ui, word, "option", seg, c->label[i], f));
    if (t.down) /* a click on a part focuses the whole */
        focus_set(ui, id_of(c->id), c->id);
    draw_segment(ui, seg, c->label[i], c->icon ? c->icon[i] : NULL, i == c->was, is_off);
    if (t.hover && !is_off && i != c->was)
        gfx_round(g, rect_inset(seg, 1), 7, color_alpha(gfx_color(g, COL_TEXT), 0.08f));
    if (!first && i != c->was && i != c->was + 1)
        gfx_fill(g, rect(seg.x, seg.y + 1, 1, seg.h - 2), gfx_color(g, COL_LINE));
    if (is_off && (t.hover || ui->why == id_of(word)) && c->off_why)
        ui_tip(ui, seg, (Rect){0}, T_("Not with your other choices."), c->off_why, NULL);
    return t.click && !is_off;
}

/* Draws its parts side by side, each row as wide as the whole; returns the chosen one, or -1. */
static int segments(Ui *ui, const Choice *c, Rect r)
{
    int begin[CHOICES + 1], rows = choice_rows(ui, c->label, c->icon, c->n, r.w, begin), taken = -1;
    if (rows > 1 && r.h < (float)rows * gfx_text_height(ui->g, choice_text(ui))) { /* no room below each other */
        rows = 1;
        begin[1] = c->n;
    }
    float h = r.h / (float)rows;
    for (int k = 0; k < rows; k++) {
        int n = begin[k + 1] - begin[k];
        float natural = ui_choice_icons_width(ui, c->label + begin[k], c->icon ? c->icon + begin[k] : NULL, n), x = r.x;
        for (int i = begin[k]; i < begin[k + 1]; i++) {
            float w = segment_width(ui, c->label[i], c->icon ? c->icon[i] : NULL) * r.w / natural;
            if (segment(ui, c, i, rect(x, r.y + (float)k * h, w, h), i == begin[k]))
                taken = i;
            x += w;
        }
        if (k > 0)
            gfx_fill(ui->g, rect(r.x + 1, r.y + (float)k * h, r.w - 2, 1), gfx_color(ui->g, COL_LINE));
    }
    return taken;
}

static bool ui_choice_icons(Ui *ui, const char *id, Rect r, const char *const *label, const char *const *icon, int n,
                            int *chosen, unsigned off, const char *off_why)
{
    REQUIRE(n >= 1 && n <= CHOICES);
    Gfx *g = ui->g;
    int was = *chosen;
    const Choice c = {id, label, icon, off_why, n, was, off};
    const char *now = was >= 0 && was < n ? label[was] : "";
    Touch whole = touch_of(ui, item_add(ui, id, "choice", r, now, ITEM_FOCUS | ITEM_KEYS_H));
    if (ui->focus == id_of(id))
        *chosen = choose_by_keys(ui, n, was, off);
    if (whole.click) /* Enter or Space on it chooses the next one */
        for (int k = 1; k <= n; k++)
            if (!(off >> ((was + k) % n) & 1)) {
                *chosen = (was + k) % n;
                break;
            }
    gfx_surface(g, r, SURFACE_WELL);
    int taken = segments(ui, &c, r);
    if (taken >= 0)
        *chosen = taken;
    gfx_frame(g, r, 8, gfx_is_contrast(g) ? 2 : 1, gfx_color(g, COL_LINE2));
    if (*chosen != was)
        ui_sound(ui, "button");
    return *chosen != was;
}

bool ui_choice(Ui *ui, const char *id, Rect r, const char *const *label, int n, int *chosen, unsigned off,
               const char *off_why)
{
    return ui_choice_icons(ui, id, r, label, NULL, n, chosen, off, off_why);
}

/* ---- a value ---------------------------------------------------------------------------------------------------- */
bool ui_slider(Ui *ui, const char *id, Rect r, float *value, float min, float max, float step)
{
    char number[32];
    (void)snprintf(number, sizeof number, "%g", (double)*value);
    return ui_slider_named(ui, id, r, number, value, min, max, step);
}

bool ui_slider_named(Ui *ui, const char *id, Rect r, const char *words, float *value, float min, float max, float step)
{
    Gfx *g = ui->g;
    float was = *value;
    Touch t = touch_of(ui, item_add(ui, id, "slider", r, words, ITEM_TOUCH | ITEM_FOCUS | ITEM_KEYS_H));
    float knob = 24, left = r.x + knob / 2, width = fmaxf(1, r.w - knob);
    if (t.down || ui->held == id_of(id))
        *value = min + (max - min) * (ui->x - left) / width;
    if (ui->focus == id_of(id)) {
        if (ui_key(ui, "Right"))
            *value += step;
        if (ui_key(ui, "Left"))
            *value -= step;
        if (ui_key(ui, "Home"))
            *value = min;
        if (ui_key(ui, "End"))
            *value = max;
    }
    *value = fminf(max, fmaxf(min, min + roundf((*value - min) / step) * step));
    float part = (was - min) / (max - min), y = r.y + r.h / 2;
    gfx_round(g, rect(r.x, y - 4, r.w, 8), 4, gfx_color(g, COL_WELL));
    gfx_round(g, rect(r.x, y - 4, knob / 2 + part * width, 8), 4, gfx_color(g, COL_ACCENT));
    gfx_frame(g, rect(r.x, y - 4, r.w, 8), 4, 1, gfx_color(g, COL_LINE2));
    float x = left + part * width;
    gfx_disc(g, x, y, knob / 2, gfx_color(g, is_light(ui) ? COL_LINE2 : COL_WELL));
    gfx_disc(g, x, y, knob / 2 - 2,
             t.hover ? gfx_color(g, COL_ACCENT) : gfx_color(g, is_light(ui) ? COL_PANEL : COL_SIGN));
    return fabsf(*value - was) > step * 0.01f;
}
