/* SPDX-License-Identifier: MIT */
#include "ui/seats.h"

#include <math.h>
#include <stdio.h>

#include "ui/portrait.h"
#include "ui/words.h"

enum {
    LARGE_TEXT = 150 /* per cent, from which names make room for counts */,
    RIM = 8,
    LARGEST = 84,
    PIP = 13,
    PIP_STEP = 12
};

static bool is_large(const Table *t)
{
    return t->in->text * 100 > LARGE_TEXT;
}

static float seat_size(Rect r, SeatShape shape, float text)
{
    if (shape != SEAT_COLUMN)
        return fminf(fminf(r.h, r.w), LARGEST);
    float words = layout_seat_column(0, text);
    return fmaxf(fminf(fminf(r.w - 2 * RIM, r.h - words), LARGEST), 0);
}

Rect seat_face(Rect r, SeatShape shape, float text)
{
    float d = seat_size(r, shape, text);
    if (shape == SEAT_COLUMN)
        return rect(r.x + (r.w - d) / 2, r.y, d, d);
    return rect(shape == SEAT_ROW ? r.x : r.x + r.w - d, r.y + (r.h - d) / 2, d, d);
}

/* ---- the face ---------------------------------------------------------------------------------------------------- */

static void face_draw(const Table *t, const SeatLook *look, Rect face)
{
    Gfx *g = t->g;
    float d = face.w;
    char picture[96];
    bool painted = portrait_of(t->in->game, t->names, look->seat, picture, sizeof picture);
    portrait_round(g, painted ? picture : NULL, look->seat, face, look->acts);
    if (look->out)
        gfx_disc(g, face.x + d / 2, face.y + d / 2, d / 2 + RIM / 2, (Color){10, 7, 4, 130});
    if (look->starter)
        gfx_sign(g, "first", rect(face.x + d - d * 0.26f, face.y - d * 0.08f, d * 0.38f, d * 0.38f),
                 gfx_color(g, COL_LIT), (Color){0, 0, 0, 0});
}

void seat_draw_face(Table *t, const SeatLook *look)
{
    Rect face = seat_face(look->r, look->shape, t->in->text);
    face.x += look->dx;
    face.y += look->dy;
    face_draw(t, look, face);
}

/* ---- the words --------------------------------------------------------------------------------------------------- */

typedef struct { /* what stands in one line below or beside the face, and how wide it is */
    Text number;
    float sign, count, held, diamonds, check, all;
    float line; /* its height: of the backs where they are higher than its letters */
} Info;

/* Returns the width of a back of SeatLook.held, which is a little higher than its line. */
static float back_width(float line)
{
    return fminf(line * 1.1f, 26);
}

static Info info_at(const Table *t, const SeatLook *look, float size)
{
    Info i = {.number = ui_style(t->ui, FACE_BOLD, size, COL_TEXT)};
    i.number.size *= look->pop > 0 ? look->pop : 1;
    float line = gfx_text_height(t->g, i.number);
    bool tight = look->shape == SEAT_COLUMN && is_large(t);
    i.sign = look->sign && !tight ? line * 0.8f + 4 : 0;
    i.count = look->count[0] ? gfx_text_width(t->g, i.number, look->count) + 2 : 0;
    i.held = look->held > 0 ? back_width(line) * (0.86f * (float)look->held + 0.14f) + 2 : 0;
    i.diamonds = look->owed + look->had > 0 ? PIP_STEP * (float)(look->owed + look->had) + 5 : 0;
    i.check = look->done ? line * 0.7f + 5 : 0;
    i.all = i.sign + i.count + i.held + i.diamonds + i.check;
    i.line = i.held > 0 ? fmaxf(line, back_width(line) * 1.25f) : line;
    if (look->shape == SEAT_COLUMN && i.all > look->r.w) { /* no room for what is only a sign */
        i.all -= i.sign;
        i.sign = 0;
    }
    return i;
}

/* Returns what stands there; smaller where a narrow column at the edge of the window would cut it. */
static Info info_of(const Table *t, const SeatLook *look)
{
    enum { EDGE = 8 };
    float size = look->size > 0 ? look->size : 17, room = look->r.w - EDGE;
    Info i = info_at(t, look, size);
    if (look->shape == SEAT_COLUMN && i.all > room && room > 0)
        i = info_at(t, look, size * room / i.all);
    return i;
}

static void diamond(Gfx *g, float x, float y, float size, bool full)
{
    gfx_pips(g, full ? 1 : 0, 1, x, y, size);
}

static void info_draw(Table *t, const SeatLook *look, const Info *i, float x, float y, float line)
{
    Gfx *g = t->g;
    float size = line * 0.8f;
    if (i->sign > 0)
        gfx_sign(g, look->sign, rect(x, y + (line - size) / 2, size, size), gfx_color(g, COL_TEXT2),
                 (Color){0, 0, 0, 0});
    x += i->sign;
    if (i->count > 0)
        (void)gfx_text(g, i->number, rect(x, y, i->count, line), look->count);
    x += i->count;
    for (int k = 0; k < look->held; k++) {
        float w = back_width(line);
        card_draw_back(g, look->back, rect(x + w * 0.86f * (float)k, y + (line - w * 1.25f) / 2, w, w * 1.25f), 0);
    }
    x += i->held + (i->diamonds > 0 ? 5 : 0);
    for (int k = 0; k < look->had + look->owed; k++, x += PIP_STEP)
        diamond(g, x, y + line / 2, PIP, k < look->had);
    if (look->done) {
        float check = line * 0.7f;
        gfx_sign(g, "check", rect(x + 5, y + (line - check) / 2, check, check), gfx_color(g, COL_GOOD),
                 (Color){0, 0, 0, 0});
    }
}

/* Draws the dark or light ground on which words are read over wood. */
static void chip(const Table *t, Rect r)
{
    if (!gfx_is_contrast(t->g))
        gfx_round(t->g, r, r.h / 2, color_alpha(gfx_color(t->g, COL_WELL), 0.72f));
}

static void words_draw(Table *t, const SeatLook *look, Rect face)
{
    Gfx *g = t->g;
    Info i = info_of(t, look);
    bool named = !is_large(t), column = look->shape == SEAT_COLUMN;
    Text name = ui_style(t->ui, FACE_TITLE, 19, COL_TEXT);
    char words[SENTENCE_MAX];
    float line = gfx_text_height(g, i.number), title = named ? gfx_text_height(g, name) : 0, beside = face.w + 14,
          x = look->shape == SEAT_ROW ? look->r.x + beside : look->r.x, room = column ? look->r.w : look->r.w - beside;
    bool end = look->shape == SEAT_ROW_END;
    words_cut(g, name, room, seat_name(t, look->seat), words, sizeof words);
    float nw = named ? gfx_text_width(g, name, words) + 1 : 0, all = title + (i.all > 0 ? i.line : 0),
          y = column ? face.y + face.h + 7 : face.y + (face.h - all) / 2;
    float nx = column ? x + (room - nw) / 2
               : end  ? x + room - nw
                      : x,
          ix = column ? x + (room - i.all) / 2
               : end  ? x + room - i.all
                      : x;
    if (named) {
        chip(t, rect(nx - 7, y, nw + 14, title));
        (void)gfx_text(g, name, rect(nx, y, nw, title), words);
    }
    if (i.all > i.held)
        chip(t, rect(ix - 7, y + title + (i.line - line) / 2, i.all + 14, line));
    info_draw(t, look, &i, ix, y + title + (i.line - line) / 2, line);
}

bool seat_draw(Table *t, const SeatLook *look)
{
    if (rect_is_empty(look->r))
        return false;
    char id[24];
    Rect face = seat_face(look->r, look->shape, t->in->text);
    seat_draw_face(t, look);
    words_draw(t, look, face);
    (void)snprintf(id, sizeof id, "seat-%d", look->seat);
    Touch touch = ui_touch(t->ui, id, "button", look->r, seat_name(t, look->seat), TOUCH_FOCUS);
    if (look->label[0])
        ui_note(t->ui, "about", look->label);
    if (ui_is_pointed(t->ui, id)) {
        char who[SENTENCE_MAX];
        seat_name_you(t, look->seat, who);
        ui_tip(t->ui, look->r, (Rect){0}, who, look->label[0] ? look->label : NULL, NULL);
    }
    return touch.click;
}
