/* SPDX-License-Identifier: MIT */
#include "ui/room.h"

#include <math.h>

#include "core/say.h"
#include "ui/layout.h"

void room_pill(Gfx *g, Rect r, float radius)
{
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, radius, gfx_color(g, COL_BG));
        gfx_frame(g, r, radius, 2, gfx_color(g, COL_LIT));
        return;
    }
    gfx_shadow(g, r, radius, 3);
    gfx_round(g, rect_inset(r, -2), radius + 2, color_alpha(gfx_color(g, COL_BG), 0.9f));
    gfx_gradient(g, r, radius, gfx_color(g, COL_PANEL2), gfx_color(g, COL_PANEL));
    gfx_frame(g, rect_inset(r, -1), radius + 1, 1.5f, gfx_color(g, COL_LINE2));
}

void room_leather(Gfx *g, Rect r)
{
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, 14, gfx_color(g, COL_BG));
        gfx_frame(g, r, 14, 2, gfx_color(g, COL_TEXT));
        return;
    }
    gfx_shadow(g, r, 14, 3);
    gfx_gradient(g, r, 14, gfx_color(g, COL_PANEL2), gfx_color(g, COL_PANEL));
    gfx_dashed(g, rect_inset(r, 4), 11, 1.5f, color_alpha(gfx_color(g, COL_ACCENT), 0.3f));
}

void room_veil(Gfx *g, float alpha)
{
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){8, 5, 3, (uint8_t)(255 * clampf(alpha, 0, 1))});
}

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */

enum { RIBBON = 54, FOOT = 8, PAD = 12, GAP = 12, QUESTION = 22, QUESTION_LEAST = 15 };

typedef struct {
    Text question;
    float h, button, words, sign, all;
    bool caps;  /* the keys are printed on the buttons */
    bool apart; /* the question has no room in the ribbon: it stands above */
} Measured;

float room_ribbon_height(const Ui *ui)
{
    return RIBBON * fminf(ui_grow(ui, 100) / 100, 1.3f);
}

float room_foot(const Ui *ui)
{
    return room_ribbon_height(ui) + 2 * FOOT;
}

static void measure(Ui *ui, const RoomRibbon *r, Measured *m)
{
    m->words =
        r->question && r->question[0] && !m->apart ? gfx_text_width(ui_gfx(ui), m->question, r->question) + 2 : 0;
    m->sign = r->sign ? m->h * 0.5f + GAP / 2.0f : 0;
    m->all = 2 * PAD + m->sign + m->words + (m->words > 0 || r->sign ? 6 : 0);
    for (int i = 0; i < r->n; i++)
        m->all += ui_button_width(ui, r->button[i].label, r->button[i].icon, m->caps ? r->button[i].key : NULL,
                                  r->button[i].flags | UI_ROUND) +
                  (i > 0 || m->words > 0 ? GAP : 0);
}

static float most_wide(Ui *ui, const RoomRibbon *r)
{
    float strap = STRAP_ROOM + 10;
    return gfx_w(ui_gfx(ui)) - (r->at_right ? strap + ROOM_EDGE : 2 * strap);
}

static Measured fit(Ui *ui, const RoomRibbon *r)
{
    float text = gfx_text_scale(ui_gfx(ui)), most = most_wide(ui, r);
    Measured m = {.question = ui_style(ui, FACE_TITLE, QUESTION * fminf(1, 1.5f / text), COL_TEXT),
                  .h = room_ribbon_height(ui),
                  .caps = text <= 1.5f};
    m.button = m.h - 12;
    measure(ui, r, &m);
    if (m.all > most)
        m.caps = false;
    measure(ui, r, &m);
    for (; m.all > most && m.question.size * text > QUESTION_LEAST; measure(ui, r, &m))
        m.question.size -= 1;
    if (m.all > most) {
        m.apart = true;
        measure(ui, r, &m);
    }
    m.all = fminf(m.all, most);
    return m;
}

static Rect place_of(Ui *ui, const RoomRibbon *r, const Measured *m)
{
    Gfx *g = ui_gfx(ui);
    float y = r->y > 0 ? r->y : gfx_h(g) - m->h - FOOT;
    float x = r->at_right ? gfx_w(g) - STRAP_ROOM - 10 - m->all : (gfx_w(g) - m->all) / 2;
    return rect(x, y, m->all, m->h);
}

Rect room_ribbon_place(Ui *ui, const RoomRibbon *r)
{
    Measured m = fit(ui, r);
    return place_of(ui, r, &m);
}

/* Draws the question on a ground of its own above the ribbon, in as many lines as it takes. */
static void question_above(Ui *ui, const RoomRibbon *r, Rect ribbon)
{
    enum { MOST = 660, SIZE = 17 };
    Gfx *g = ui_gfx(ui);
    Text t = ui_style_aligned(ui, FACE_SEMI, SIZE * fminf(1, 1.5f / gfx_text_scale(g)), COL_TEXT, ALIGN_CENTER);
    float w = fminf(MOST, most_wide(ui, r)) - 2 * PAD, h = gfx_paragraph_height(g, t, w, r->question);
    Rect at = rect(ribbon.x + ribbon.w / 2 - w / 2 - PAD, ribbon.y - GAP - h - PAD, w + 2 * PAD, h + PAD);
    at.x = clampf(at.x, ROOM_EDGE, fmaxf(ROOM_EDGE, gfx_w(g) - ROOM_EDGE - at.w));
    room_pill(g, at, 14);
    (void)ui_paragraph(ui, t, rect(at.x + PAD, at.y + PAD / 2.0f, w, h + 1), r->question);
    ui_mark(ui, "question", "text", at, r->question);
}

static bool button_of(Ui *ui, const RoomButton *b, Rect at, bool caps)
{
    bool pressed = ui_button(ui, b->id, at, b->label, b->icon, caps ? b->key : NULL, b->flags | UI_ROUND);
    if (!caps && b->key && !(b->flags & UI_OFF) && ui_key(ui, b->key))
        pressed = true;
    if (b->tip && ui_is_pointed(ui, b->id))
        ui_tip(ui, at, (Rect){0}, NULL, b->tip, NULL);
    return pressed;
}

int room_ribbon(Ui *ui, const RoomRibbon *r)
{
    Gfx *g = ui_gfx(ui);
    Measured m = fit(ui, r);
    Rect at = place_of(ui, r, &m), in = rect(at.x + PAD, at.y, at.w - 2 * PAD, at.h);
    if (m.apart)
        question_above(ui, r, at);
    room_pill(g, at, at.h / 2);
    if (r->sign) {
        Rect sign = rect_cut_left(&in, m.sign);
        float size = m.h * 0.5f;
        gfx_sign(g, r->sign, rect(sign.x + 4, sign.y + (sign.h - size) / 2, size, size), gfx_color(g, COL_ACCENT),
                 (Color){0});
    }
    if (m.words > 0 || r->sign)
        (void)rect_cut_left(&in, 6);
    if (m.words > 0) {
        Rect words = rect_cut_left(&in, m.words);
        (void)ui_label(ui, m.question, words, r->question);
        ui_mark(ui, "question", "text", words, r->question);
        if (r->tip && ui_touch(ui, "question-about", "text", words, r->question, 0).hover)
            ui_tip(ui, at, (Rect){0}, NULL, r->tip, NULL);
    }
    int used = -1;
    for (int i = r->n - 1; i >= 0; i--) {
        const RoomButton *b = &r->button[i];
        Rect slot =
            rect_cut_right(&in, ui_button_width(ui, b->label, b->icon, m.caps ? b->key : NULL, b->flags | UI_ROUND));
        (void)rect_cut_right(&in, GAP);
        if (button_of(ui, b, rect_center(slot, slot.w, m.button), m.caps))
            used = i;
    }
    return used;
}

/* ---- strap and doors --------------------------------------------------------------------------------------------- */

enum { STRAP_EDGE = 9, STRAP_WIDE = 52, STRAP_OFF = 6 };

static Rect strap_place(const Ui *ui, int n)
{
    Gfx *g = ui_gfx((Ui *)ui);
    float h = (float)(n * STUD + (n - 1) * STUD_GAP + 2 * STRAP_EDGE);
    return rect(gfx_w(g) - STRAP_WIDE - STRAP_OFF, gfx_h(g) - FOOT - h, STRAP_WIDE, h);
}

int room_strap(Ui *ui, const RoomButton *stud, int n)
{
    Rect r = strap_place(ui, n);
    int used = -1;
    room_leather(ui_gfx(ui), r);
    for (int i = 0; i < n; i++) {
        Rect at = layout_stud(r, i);
        bool pressed =
            ui_button(ui, stud[i].id, at, stud[i].label, stud[i].icon, NULL, stud[i].flags | UI_ROUND | UI_SMALL);
        if (stud[i].key && !(stud[i].flags & UI_OFF) && ui_key(ui, stud[i].key))
            pressed = true;
        if (ui_is_pointed(ui, stud[i].id))
            ui_tip(ui, at, (Rect){0}, NULL, stud[i].label, stud[i].key);
        if (pressed)
            used = i;
    }
    return used;
}

int room_doors(Ui *ui, const RoomButton *door, int n, float until)
{
    Gfx *g = ui_gfx(ui);
    float h = ui_grow(ui, 38), x = ROOM_EDGE, all = x;
    for (int i = 0; i < n; i++)
        all += ui_button_width(ui, door[i].label, door[i].icon, NULL, UI_SMALL) + GAP;
    bool words = all - GAP <= until;
    int used = -1;
    h = fminf(h, 52);
    for (int i = 0; i < n; i++) {
        const RoomButton *b = &door[i];
        float w = words ? ui_button_width(ui, b->label, b->icon, NULL, UI_SMALL) : h;
        Rect at = rect(x, gfx_h(g) - FOOT - h - 4, w, h);
        bool pressed =
            ui_button(ui, b->id, at, b->label, b->icon, NULL, b->flags | UI_SMALL | (words ? 0u : (unsigned)UI_ROUND));
        if (b->key && ui_key(ui, b->key))
            pressed = true;
        if ((!words || b->tip) && ui_is_pointed(ui, b->id))
            ui_tip(ui, at, (Rect){0}, NULL, words ? b->tip : b->label, b->key);
        if (pressed)
            used = i;
        x += w + GAP;
    }
    return used;
}

static Text label_style(Ui *ui, const RoomButton *b)
{
    enum { LABEL = 18 };
    bool gold = (b->flags & UI_PRIMARY) != 0;
    Text t = ui_style_aligned(ui, gold ? FACE_BOLD : FACE_SEMI, LABEL * (gold ? 1.2f : 1), COL_TEXT, ALIGN_CENTER);
    t.color = (Color){0xFF, gold ? 0xE6 : 0xF1, gold ? 0xAE : 0xDA, 255};
    t.size *= fminf(1, 1.7f / gfx_text_scale(ui_gfx(ui)));
    return t;
}

float room_medallion_width(Ui *ui, const RoomButton *b)
{
    return gfx_text_width(ui_gfx(ui), label_style(ui, b), b->label) + 2;
}

bool room_medallion(Ui *ui, const RoomButton *b, float cx, float cy, float size, float wide)
{
    Gfx *g = ui_gfx(ui);
    Rect r = rect(cx - size / 2, cy - size / 2, size, size);
    if ((b->flags & UI_PRIMARY) && !gfx_is_contrast(g))
        gfx_glow(g, r, size / 2, 30, color_alpha(gfx_color(g, COL_LIT), 0.5f));
    bool pressed = ui_button(ui, b->id, r, b->label, b->icon, b->key, b->flags | UI_ROUND | UI_NAMED);
    Text t = gfx_text_fit(g, label_style(ui, b), 10, 0.5f, wide, b->label);
    Rect words = rect(cx - wide / 2, r.y + size + 10, wide, gfx_text_height(g, t));
    (void)gfx_text(g, t, words, b->label);
    return pressed;
}

/* ---- the scroll -------------------------------------------------------------------------------------------------- */

enum { ROD = 14, SCROLL_TOP = 20, SCROLL_PAD = 24, SLIDE_MS = 160, HEADING = 26 };

float room_scroll_width(const Ui *ui, float wide)
{
    Gfx *g = ui_gfx((Ui *)ui);
    float grown = wide * (1 + (gfx_text_scale(g) - 1) * 0.7f);
    return fminf(grown, gfx_w(g) - 2 * ROOM_EDGE) - 2 * SCROLL_PAD;
}

static float heading_height(Ui *ui, const RoomScroll *s)
{
    return s->heading ? gfx_text_height(ui_gfx(ui), ui_style(ui, FACE_TITLE, HEADING, COL_TEXT)) + 10 : 0;
}

float room_scroll_room(Ui *ui, const RoomScroll *s)
{
    return gfx_h(ui_gfx(ui)) - 2 * SCROLL_TOP - heading_height(ui, s) - s->foot - 2 * (ROD + SCROLL_PAD / 2.0f);
}

static Rect scroll_place(Ui *ui, const RoomScroll *s)
{
    Gfx *g = ui_gfx(ui);
    float w = room_scroll_width(ui, s->wide) + 2 * SCROLL_PAD, room = gfx_h(g) - 2 * SCROLL_TOP;
    float h = fminf(s->high + s->foot + heading_height(ui, s) + 2 * (ROD + SCROLL_PAD / 2.0f), room);
    float slid = ui_reduced_motion(ui) || ui_speed(ui) <= 0
                     ? 1
                     : clampf((float)(ui_now(ui) - s->since) / (SLIDE_MS * ui_speed(ui)), 0, 1);
    if (slid < 1)
        ui_wake(ui, 0);
    float left = 1 - slid;
    float x = fmaxf(gfx_w(g) - STRAP_ROOM - w, ROOM_EDGE) + w * left * left;
    return rect(x, SCROLL_TOP + (room - h) / 2, w, h);
}

static void rod(Gfx *g, Rect paper, float y)
{
    Rect r = rect(paper.x - 8, y, paper.w + 16, ROD);
    if (gfx_is_contrast(g)) {
        gfx_fill(g, rect(r.x, y + ROD / 2.0f - 1, r.w, 2), gfx_color(g, COL_TEXT));
        return;
    }
    gfx_shadow(g, r, ROD / 2.0f, 2);
    gfx_gradient(g, r, ROD / 2.0f, (Color){0x9A, 0x6A, 0x34, 255}, (Color){0x4A, 0x2C, 0x12, 255});
    gfx_frame(g, r, ROD / 2.0f, 1, (Color){0x2A, 0x17, 0x06, 255});
}

static Rect scroll_inside(Rect paper)
{
    return rect(paper.x + SCROLL_PAD, paper.y + ROD + SCROLL_PAD / 2.0f, paper.w - 2 * SCROLL_PAD,
                paper.h - 2 * (ROD + SCROLL_PAD / 2.0f));
}

Rect room_scroll_begin(Ui *ui, const RoomScroll *s)
{
    Gfx *g = ui_gfx(ui);
    Rect r = scroll_place(ui, s);
    if (s->light)
        ui_modal_light(ui, s->id, r);
    else
        ui_modal(ui, s->id);
    room_veil(g, 0.45f);
    if (!s->light)
        (void)ui_touch(ui, "beside", "panel", rect(0, 0, gfx_w(g), gfx_h(g)), T_("Close"), 0);
    (void)ui_touch(ui, "scroll", "panel", r, s->heading ? s->heading : T_("Scroll"), 0);
    gfx_shadow(g, r, 6, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    rod(g, r, r.y - ROD / 2.0f + 2);
    rod(g, r, r.y + r.h - ROD / 2.0f - 2);
    Rect in = scroll_inside(r);
    in.h -= s->foot;
    if (s->heading) {
        Rect head = rect_cut_top(&in, heading_height(ui, s));
        (void)ui_label(ui, ui_style(ui, FACE_TITLE, HEADING, COL_TEXT), rect(head.x, head.y, head.w, head.h - 10),
                       s->heading);
    }
    float down = ui_scroll_begin(ui, s->id, in, s->high);
    return rect(in.x, in.y - down, in.w, s->high);
}

Rect room_scroll_foot(Ui *ui, const RoomScroll *s)
{
    Rect in = scroll_inside(scroll_place(ui, s));
    return rect(in.x, in.y + in.h - s->foot, in.w, s->foot);
}

bool room_scroll_end(Ui *ui, const RoomScroll *s)
{
    ui_scroll_end(ui);
    Rect paper = scroll_place(ui, s);
    float x, y;
    ui_pointer(ui, &x, &y);
    bool beside = ui_input(ui)->kind == INPUT_DOWN && ui_is_modal(ui, s->id) && !rect_has(paper, x, y);
    bool pressed = ui_button(ui, "close-scroll", rect(paper.x + paper.w - 46, paper.y + 12, 36, 36), T_("Close"), "x",
                             NULL, UI_QUIET | UI_SMALL | UI_ROUND);
    return ui_key(ui, "Esc") || pressed || beside;
}

/* ---- faces and voices -------------------------------------------------------------------------------------------- */

void room_bubble(Gfx *g, Rect r, float mouth_x, float mouth_y)
{
    gfx_shadow(g, r, 12, 3);
    gfx_surface(g, r, SURFACE_SPEECH);
    bool left = mouth_x<r.x, right = mouth_x> r.x + r.w;
    float y = clampf(mouth_y, r.y + 18, r.y + r.h - 18), x = clampf(mouth_x, r.x + 18, r.x + r.w - 18);
    if (left || right)
        gfx_speech_arrow(g, r, left ? r.x : r.x + r.w, y);
    else
        gfx_speech_arrow(g, r, x, mouth_y < r.y ? r.y : r.y + r.h);
}

static const Color step_dark = {0x1D, 0x10, 0x08, 255};

/* The boards below the top one: seams between them, and a brass nail in each corner that has room for one. */
static void step_boards(Gfx *g, Rect r)
{
    enum { BOARD = 20, NAIL = 3, NAIL_IN = 10 };
    gfx_round(g, r, 4, step_dark);
    gfx_round(g, rect_inset(r, 1.5f), 3, (Color){0x9A, 0x6A, 0x34, 255});
    Rect in = rect_inset(r, 3);
    gfx_gradient(g, in, 2, (Color){0x5B, 0x3A, 0x1E, 255}, (Color){0x2E, 0x1B, 0x0C, 255});
    int boards = (int)(in.h / BOARD);
    for (int i = 1; i < boards; i++) {
        float y = roundf(in.y + in.h * (float)i / (float)boards);
        gfx_fill(g, rect(in.x, y - 1, in.w, 2), color_alpha(step_dark, 0.9f));
        gfx_fill(g, rect(in.x, y + 1, in.w, 1), (Color){255, 226, 170, 30});
    }
    for (int i = 0; i < 4 && in.h > 2 * NAIL_IN; i++) {
        float x = i % 2 ? in.x + in.w - NAIL_IN : in.x + NAIL_IN, y = i < 2 ? in.y + NAIL_IN : in.y + in.h - NAIL_IN;
        gfx_disc(g, x + 0.5f, y + 1, NAIL + 0.5f, step_dark);
        gfx_disc(g, x, y, NAIL, (Color){0xC9, 0x9A, 0x4A, 255});
        gfx_disc(g, x - 0.8f, y - 0.8f, 1, (Color){0xFF, 0xEC, 0xB8, 255});
    }
}

void room_step(Gfx *g, Rect r)
{
    enum { TOP = 10, OUT = 4, BOARDS_LEAST = 8 };
    if (gfx_is_contrast(g)) {
        gfx_frame(g, r, 4, 2, gfx_color(g, COL_TEXT));
        return;
    }
    Rect boards = r, top = rect_cut_top(&boards, fminf(TOP, r.h));
    top = rect(top.x - OUT, top.y, top.w + 2 * OUT, top.h);
    gfx_shadow(g, r, 4, 1);
    if (boards.h >= BOARDS_LEAST)
        step_boards(g, rect(boards.x, boards.y - 2, boards.w, boards.h + 2));
    gfx_round(g, top, 3, step_dark);
    gfx_gradient(g, rect_inset(top, 1.5f), 2, (Color){0xD8, 0xA8, 0x5C, 255}, (Color){0x7A, 0x4E, 0x24, 255});
    gfx_fill(g, rect(top.x + 4, top.y + 2, top.w - 8, 1), (Color){255, 236, 190, 120});
}

float room_heads(Gfx *g, int lit, int heads, float x, float y, float size)
{
    for (int i = 0; i < heads; i++)
        gfx_sign(g, "demon", rect(x + (float)i * size * 1.15f, y, size, size),
                 i < lit ? gfx_color(g, COL_ACCENT) : color_alpha(gfx_color(g, COL_TEXT3), 0.45f), (Color){0});
    return (float)heads * size * 1.15f;
}
