/* SPDX-License-Identifier: MIT
 * Scrolling areas. A focused item is scrolled into view. */
#include "ui/ui_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WHEEL_STEP = 48, LINE_STEP = 32, BAR = 8, MARGIN = 8 };

static Scroll *scroll_of(Ui *ui, Id id, bool make)
{
    Scroll *oldest = &ui->scroll[0];
    for (int i = 0; i < SCROLLS; i++) {
        if (ui->scroll[i].id == id)
            return &ui->scroll[i];
        if (ui->scroll[i].used < oldest->used)
            oldest = &ui->scroll[i];
    }
    if (!make)
        return NULL;
    *oldest = (Scroll){.id = id};
    return oldest;
}

/* Returns the outermost area that contains the focus; 0: none, so that PageUp and PageDown scroll the first area. */
static Id area_of_keys(const Ui *ui)
{
    const Item *it = item_find(ui->last, ui->focus);
    Id area = it && strcmp(list_text(ui->last, it->kind), "scroll") == 0 ? it->id : 0;
    while (it && it->scroll) {
        area = it->scroll;
        it = item_find(ui->last, area);
    }
    return area;
}

static void by_keys(Ui *ui, Scroll *s, Rect r, bool focused)
{
    Id area = area_of_keys(ui);
    bool over = ui->nscroll == 0 && !ui->editing && (area == 0 || area == s->id);
    if (focused && ui_key(ui, "Down"))
        s->offset += LINE_STEP;
    if (focused && ui_key(ui, "Up"))
        s->offset -= LINE_STEP;
    if (over && ui_key(ui, "PageDown"))
        s->offset += r.h * 0.9f;
    if (over && ui_key(ui, "PageUp"))
        s->offset -= r.h * 0.9f;
    if (focused && ui_key(ui, "Home"))
        s->offset = 0;
    if (focused && ui_key(ui, "End"))
        s->offset = s->content;
}

static void reveal_focus(Ui *ui, Scroll *s, Rect r)
{
    const Item *it = item_find(ui->last, ui->focus);
    if (!ui->reveal || !it || it->scroll != s->id)
        return;
    if (it->r.y < r.y + MARGIN)
        s->offset += it->r.y - r.y - MARGIN;
    else if (it->r.y + it->r.h > r.y + r.h - MARGIN)
        s->offset += fminf(it->r.y + it->r.h - (r.y + r.h - MARGIN), it->r.y - r.y - MARGIN);
}

float ui_scroll_begin(Ui *ui, const char *id, Rect r, float content_h)
{
    REQUIRE(ui->nscroll < SCROLL_DEPTH);
    Id me = id_of(id);
    Scroll *s = scroll_of(ui, me, true);
    s->used = ui->pass;
    s->content = content_h;
    s->area = r.h;
    bool more = content_h > r.h + 0.5f;
    Item *it = item_add(ui, id, "scroll", r, "", more ? ITEM_FOCUS | ITEM_KEYS_V : 0u);
    (void)touch_of(ui, it);
    if (more && !ui->blocked) {
        if (ui->in.kind == INPUT_WHEEL && rect_has(rect_and(r, ui->clip[ui->nscroll]), ui->x, ui->y)) {
            s->offset -= ui->in.wheel * WHEEL_STEP;
            ui->in.wheel = 0; /* the innermost area takes it */
        }
        by_keys(ui, s, r, ui->focus == me);
        reveal_focus(ui, s, r);
    }
    s->offset = fmaxf(0, fminf(s->offset, content_h - r.h));
    ui->scroll_open[ui->nscroll++] = (int)(s - ui->scroll);
    ui->clip[ui->nscroll] = rect_and(r, ui->clip[ui->nscroll - 1]);
    gfx_clip(ui->g, r);
    return s->offset;
}

void ui_scroll_end(Ui *ui)
{
    REQUIRE(ui->nscroll > 0);
    Rect r = ui->clip[ui->nscroll];
    Scroll *s = &ui->scroll[ui->scroll_open[--ui->nscroll]];
    gfx_unclip(ui->g);
    if (s->content <= s->area + 0.5f)
        return;
    char word[ID_ROOM];
    (void)snprintf(word, sizeof word, "bar-%08x", (unsigned)s->id);
    Rect lane = rect(r.x + r.w - BAR, r.y, BAR, r.h);
    float h = fmaxf(32, r.h * s->area / s->content), room = fmaxf(1, r.h - h), most = s->content - s->area;
    Touch t = ui_touch(ui, word, "bar", lane, "", 0);
    if (t.down || ui->held == id_of(word))
        s->offset = fmaxf(0, fminf(most, (ui->y - r.y - h / 2) / room * most));
    Color c = gfx_color(ui->g, COL_LINE2);
    gfx_round(ui->g, rect(lane.x + 2, r.y + room * s->offset / most, BAR - 2, h), 3,
              color_alpha(c, t.hover ? 1.0f : 0.75f));
}

void ui_scroll_to(Ui *ui, const char *id, float offset)
{
    scroll_of(ui, id_of(id), true)->offset = offset;
}
