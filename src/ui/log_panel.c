/* SPDX-License-Identifier: MIT */
#include "ui/log_panel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"

typedef struct {
    char *text;
    DefId def;
    int event; /* the how-manieth event it tells */
} Line;

struct LogPanel {
    Line *line;
    int n, room;
    uint32_t serial;
    int eyes, told, heard; /* heard: up to here the lines were told aloud; -1 none yet */
    Event *event;          /* scratch */
    int events_room;
    int back;   /* lines scrolled up from the newest */
    int pinned; /* the line that was clicked: its pieces stay lit; -1 none */
};

LogPanel *log_new(void)
{
    LogPanel *l = xcalloc(1, sizeof *l);
    l->told = l->heard = l->pinned = -1;
    return l;
}

static void forget(LogPanel *l)
{
    for (int i = 0; i < l->n; i++)
        free(l->line[i].text);
    l->n = 0;
}

void log_free(LogPanel *l)
{
    if (!l)
        return;
    forget(l);
    free(l->line);
    free(l->event);
    free(l);
}

void log_read(LogPanel *l, const Match *m, int eyes, int told)
{
    if (l->told == told && l->eyes == eyes && l->serial == match_serial(m))
        return;
    int n = match_events(m, eyes, 0, NULL, 0);
    if (n > l->events_room) {
        l->events_room = 2 * n;
        l->event = xrealloc(l->event, (size_t)l->events_room * sizeof *l->event);
    }
    if (n > 0)
        (void)match_events(m, eyes, 0, l->event, n);
    forget(l);
    for (int i = 0; i < n && i < told; i++) {
        char text[SENTENCE_MAX];
        event_line(match_game(m), match_setup(m), &l->event[i], text, sizeof text);
        if (!text[0])
            continue;
        if (l->n == l->room) {
            l->room = l->room ? 2 * l->room : 128;
            l->line = xrealloc(l->line, (size_t)l->room * sizeof *l->line);
        }
        l->line[l->n++] = (Line){xstrdup(text), l->event[i].def, i};
    }
    if (told != l->told) {
        l->back = 0;
        l->pinned = -1;
    }
    l->told = told;
    l->eyes = eyes;
    l->serial = match_serial(m);
}

void log_tell(LogPanel *l, Ui *ui)
{
    for (int i = 0; l->heard >= 0 && i < l->n; i++)
        if (l->line[i].event >= l->heard)
            ui_tell(ui, l->line[i].text);
    l->heard = l->told;
}

static void scroll(LogPanel *l, Ui *ui, Rect r)
{
    Touch all = ui_touch(ui, "log", "log", r, T_("What happened"), 0);
    const Input *in = ui_input(ui);
    if ((all.hover || rect_has(r, in->x, in->y)) && in->kind == INPUT_WHEEL)
        l->back += in->wheel > 0 ? 3 : -3;
    if (l->back > l->n - 1)
        l->back = l->n - 1;
    if (l->back < 0)
        l->back = 0;
}

DefId log_draw(LogPanel *l, Ui *ui, Rect r, Rect *pointed_row)
{
    *pointed_row = (Rect){0};
    if (r.w < 40 || r.h < 40)
        return DEF_HIDDEN;
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    gfx_surface(g, r, SURFACE_PANEL);
    scroll(l, ui, r);
    Rect head = rect_cut_top(&r, 16 + 22 * scale);
    ui_label(ui, ui_style(ui, FACE_TITLE, 19, COL_TEXT), rect(head.x + 12, head.y + 2, head.w - 24, head.h - 4),
             T_("What happened"));
    gfx_fill(g, rect(r.x + 1, r.y, r.w - 2, 1), gfx_color(g, COL_LINE));
    Text style = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    DefId pointed = l->pinned >= 0 && l->pinned < l->n ? l->line[l->pinned].def : DEF_HIDDEN;
    float y = r.y + r.h - 5, width = r.w - 26;
    gfx_clip(g, rect(r.x, r.y + 2, r.w, r.h - 4));
    for (int i = l->n - 1 - l->back; i >= 0 && y > r.y; i--) {
        float h = gfx_paragraph_height(g, style, width, l->line[i].text) + 8;
        y -= h;
        Rect row = rect(r.x + 1, y, r.w - 2, h);
        if (y < r.y - h + 4)
            break;
        if (i == l->n - 1) {
            gfx_fill(g, row, gfx_color(g, COL_PANEL2));
            gfx_fill(g, rect(row.x, row.y, 3, row.h), gfx_color(g, COL_ACCENT));
        }
        char id[24];
        (void)snprintf(id, sizeof id, "log-%d", i);
        Touch t = {0};
        if (y >= r.y)
            t = ui_touch(ui, id, "line", row, l->line[i].text, 0);
        if (t.hover && (l->pinned < 0 || l->line[i].def))
            pointed = l->line[i].def;
        if (t.hover)
            *pointed_row = row;
        if (t.click)
            l->pinned = l->pinned == i || !l->line[i].def ? -1 : i;
        if (l->pinned == i)
            gfx_frame(g, rect_inset(row, 1), 4, 1, gfx_color(g, COL_LIT));
        if (y >= r.y)
            (void)gfx_paragraph(g, style, rect(r.x + 14, y + 4, width, h), l->line[i].text);
    }
    gfx_unclip(g);
    return pointed;
}

const char *log_newest(const LogPanel *l)
{
    return l->n > 0 ? l->line[l->n - 1].text : "";
}

char *log_text(const LogPanel *l)
{
    Buf out = {0};
    for (int i = 0; i < l->n; i++) {
        for (const char *c = l->line[i].text; *c; c++)
            if (*c != '*')
                buf_addn(&out, c, 1);
        buf_add(&out, "\n");
    }
    return out.text ? out.text : xstrdup("");
}

void log_since(const LogPanel *l, int event, int most, char *out, size_t n)
{
    int from = l->n;
    while (from > 0 && l->n - from < most && l->line[from - 1].event >= event)
        from--;
    out[0] = '\0';
    for (int i = from; i < l->n; i++)
        str_add(out, n, "%s%s", i == from ? "" : "\n", l->line[i].text);
}
