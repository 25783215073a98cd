/* SPDX-License-Identifier: MIT */
#include "ui/log_panel.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"

/* Kind of a line, for the filters. */
typedef enum { ABOUT_CHOICE, ABOUT_EFFECT, ABOUT_ROUND, ABOUTS } About;

static const struct {
    const char *word, *sign, *label;
} about[ABOUTS] = {{"choice", "hand", N_("Player actions only")},
                   {"effect", "bolt", N_("Consequences only")},
                   {"round", "banner", N_("Rounds and phases only")}};

typedef struct {
    char *text;
    DefId def;
    int event; /* index of its event in the match */
    int seat;  /* the acting seat, or NO_SEAT */
    About about;
} Line;

enum { PAGE = 6, FILTERS_FROM = 130 };

struct LogPanel {
    Line *line;
    int n, room;
    uint32_t serial;
    int eyes, told, heard; /* heard: events up to here went to ui_tell; -1: none yet */
    Event *event;          /* scratch */
    int events_room;
    int back;              /* lines scrolled up from the newest */
    int pinned;            /* the pinned line, whose pieces stay lit; -1: none */
    int seats, seat, only; /* seats of the match; the only seat and the only kind shown, -1: all */
};

LogPanel *log_new(void)
{
    LogPanel *l = xcalloc(1, sizeof *l);
    l->told = l->heard = l->pinned = l->seat = l->only = -1;
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

static About about_of(const Game *g, const Event *e)
{
    for (size_t i = 0; i < sizeof g->begins && g->begins[i]; i++)
        if (g->begins[i] == e->kind)
            return ABOUT_ROUND;
    return e->seat == NO_SEAT ? ABOUT_EFFECT : ABOUT_CHOICE;
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
    l->seats = match_setup(m)->nseats;
    for (int i = 0; i < n && i < told; i++) {
        char text[SENTENCE_MAX];
        event_line(match_game(m), match_setup(m), &l->event[i], text, sizeof text);
        if (!text[0])
            continue;
        if (l->n == l->room) {
            l->room = l->room ? 2 * l->room : 128;
            l->line = xrealloc(l->line, (size_t)l->room * sizeof *l->line);
        }
        const Event *e = &l->event[i];
        l->line[l->n++] = (Line){xstrdup(text), e->def, i, e->seat, about_of(match_game(m), e)};
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

static bool is_shown(const LogPanel *l, const Line *line)
{
    return (l->seat < 0 || line->seat == l->seat) && (l->only < 0 || (int)line->about == l->only);
}

const char *log_newest_id(const LogPanel *l, char out[24])
{
    out[0] = '\0';
    for (int i = l->n - 1; i >= 0 && !out[0]; i--)
        if (is_shown(l, &l->line[i]))
            (void)snprintf(out, 24, "log-%d", i);
    return out;
}

static void scroll(LogPanel *l, Ui *ui, Rect r, bool keys)
{
    Touch all = ui_touch(ui, "log", "log", r, T_("What happened"), 0);
    const Input *in = ui_input(ui);
    int shown = 0;
    for (int i = 0; i < l->n; i++)
        shown += is_shown(l, &l->line[i]);
    if ((all.hover || rect_has(r, in->x, in->y)) && in->kind == INPUT_WHEEL)
        l->back += in->wheel > 0 ? 3 : -3;
    if (keys && ui_key(ui, "PageUp"))
        l->back += PAGE;
    if (keys && ui_key(ui, "PageDown"))
        l->back -= PAGE;
    if (l->back > shown - 1)
        l->back = shown - 1;
    if (l->back < 0)
        l->back = 0;
}

/* ---- filters ----------------------------------------------------------------------------------------------------- */
/* Draws a filter's sign: a click shows its lines alone, a second click all lines. */
static void filter(Ui *ui, const char *id, Rect r, const char *label, int value, int *chosen, bool keys)
{
    Gfx *g = ui_gfx(ui);
    bool on = *chosen == value;
    Touch t = ui_touch(ui, id, "button", r, label, (keys ? TOUCH_FOCUS : 0u) | (on ? TOUCH_CHOSEN : 0u));
    if (on)
        gfx_surface(g, rect_inset(r, 1), SURFACE_ROW_CHOSEN);
    else if (t.hover)
        gfx_round(g, rect_inset(r, 1), 6, color_alpha(gfx_color(g, COL_TEXT), 0.1f));
    if (t.hover || t.focus)
        ui_tip(ui, r, (Rect){0}, label, on ? T_("Click again to show everything.") : NULL, NULL);
    if (t.click) {
        *chosen = on ? -1 : value;
        ui_sound(ui, "button");
    }
}

static void filters(LogPanel *l, Ui *ui, const Setup *names, Rect r, bool keys)
{
    Gfx *g = ui_gfx(ui);
    int n = l->seats + ABOUTS;
    float side = fminf(ui_grow(ui, 28), (r.w - 12) / (float)n), x = r.x + 6, sign = side * 0.66f;
    int seat = l->seat, only = l->only;
    for (int i = 0; i < n; i++, x += side) {
        Rect at = rect(x, r.y + (r.h - side) / 2, side, side);
        char id[32], label[SENTENCE_MAX];
        int kind = i - l->seats;
        if (kind < 0) {
            (void)snprintf(id, sizeof id, "log-seat-%d", i + 1);
            say(label, sizeof label, SAY("{name} only"), say_s("name", names->name[i]));
            filter(ui, id, at, label, i, &l->seat, keys);
            gfx_seat_badge(g, i, at.x + side / 2, at.y + side / 2, sign);
        } else {
            (void)snprintf(id, sizeof id, "log-only-%s", about[kind].word);
            filter(ui, id, at, say_word(about[kind].label), kind, &l->only, keys);
            gfx_sign(g, about[kind].sign, rect(at.x + (side - sign) / 2, at.y + (side - sign) / 2, sign, sign),
                     gfx_color(g, l->only == kind ? COL_ACCENT : COL_TEXT2), (Color){0});
        }
    }
    if (seat != l->seat || only != l->only)
        l->back = 0;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */
static Text line_style(Ui *ui, const Line *line)
{
    return line->about == ABOUT_ROUND ? ui_style(ui, FACE_SEMI, 14, COL_TEXT)
                                      : ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
}

static void draw_line(LogPanel *l, Ui *ui, int i, Rect row, float indent, bool newest)
{
    Gfx *g = ui_gfx(ui);
    const Line *line = &l->line[i];
    if (newest)
        gfx_fill(g, row, gfx_color(g, COL_PANEL2));
    if (line->seat != NO_SEAT) {
        float side = indent - 16, lines = gfx_text_height(g, line_style(ui, line));
        gfx_fill(g, rect(row.x, row.y + 1, 3, row.h - 2), gfx_color(g, theme_seat(line->seat)));
        gfx_seat_badge(g, line->seat, row.x + 7 + side / 2, row.y + 4 + lines / 2, side);
    }
    if (l->pinned == i)
        gfx_frame(g, rect_inset(row, 1), 4, 1, gfx_color(g, COL_LIT));
    (void)gfx_paragraph(g, line_style(ui, line), rect(row.x + indent, row.y + 4, row.w - indent - 8, row.h),
                        line->text);
}

static void touch_line(LogPanel *l, Ui *ui, int i, Rect row, bool keys, LogOutput *says)
{
    const Line *line = &l->line[i];
    char id[24], seat[16];
    (void)snprintf(id, sizeof id, "log-%d", i);
    (void)snprintf(seat, sizeof seat, "%d", line->seat + 1);
    Touch t = ui_touch(ui, id, "line", row, line->text, keys ? TOUCH_FOCUS : 0);
    ui_note(ui, "about", about[line->about].word);
    if (line->seat != NO_SEAT)
        ui_note(ui, "seat", seat);
    bool at = t.hover || t.focus;
    if (at && (l->pinned < 0 || line->def))
        says->def = line->def;
    if (at)
        says->row = row;
    if (t.click)
        says->event = line->event;
    if (t.secondary)
        l->pinned = l->pinned == i || !line->def ? -1 : i;
}

LogOutput log_draw(LogPanel *l, Ui *ui, const Setup *names, Rect r, float taken, bool keys)
{
    LogOutput says = {.event = -1};
    if (r.w < 40 || r.h < 40)
        return says;
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g),
          side = fminf(gfx_text_height(g, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT)), ui_grow(ui, 22));
    gfx_surface(g, r, SURFACE_PANEL);
    scroll(l, ui, r, keys);
    Rect head = rect_cut_top(&r, 16 + 22 * scale);
    float room = head.w - 12 - fmaxf(12, taken + 16);
    Text title = gfx_text_fit(g, ui_style(ui, FACE_TITLE, 19, COL_TEXT), 14, 1, room, T_("What happened"));
    if (gfx_text_width(g, title, T_("What happened")) <= room) /* no room: the button alone */
        ui_label(ui, title, rect(head.x + 12, head.y + 2, room, head.h - 4), T_("What happened"));
    if (r.h > FILTERS_FROM * scale && l->n > 0)
        filters(l, ui, names, rect_cut_top(&r, ui_grow(ui, 30)), keys);
    gfx_fill(g, rect(r.x + 1, r.y, r.w - 2, 1), gfx_color(g, COL_LINE));
    if (l->pinned >= 0 && l->pinned < l->n)
        says.def = l->line[l->pinned].def;
    float y = r.y + r.h - 5, indent = side + 16;
    int skip = l->back, last = -1;
    gfx_clip(g, rect(r.x, r.y + 2, r.w, r.h - 4));
    for (int i = l->n - 1; i >= 0 && y > r.y; i--) {
        if (!is_shown(l, &l->line[i]) || skip-- > 0)
            continue;
        float h = gfx_paragraph_height(g, line_style(ui, &l->line[i]), r.w - 2 - indent - 8, l->line[i].text) + 8;
        y -= h;
        if (y < r.y)
            break;
        last = i;
        Rect row = rect(r.x + 1, y, r.w - 2, h);
        touch_line(l, ui, i, row, keys, &says);
        draw_line(l, ui, i, row, indent, i == l->n - 1);
    }
    gfx_unclip(g);
    if (last < 0 && (l->n == 0 || l->seat >= 0 || l->only >= 0))
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), rect(r.x + 12, r.y + 10, r.w - 24, r.h - 10),
                           T_("Nothing yet."));
    return says;
}

const char *log_words(const LogPanel *l, int event)
{
    for (int i = 0; i < l->n; i++)
        if (l->line[i].event == event)
            return l->line[i].text;
    return "";
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

/* Returns how many lines since `event` take precedence over line i if there is no room for all. */
static int ahead_of(const LogPanel *l, int i, int event, int (*weight)(const Event *e))
{
    int ahead = 0, own = weight ? weight(&l->event[l->line[i].event]) : 0;
    for (int k = l->n - 1; k >= 0 && l->line[k].event >= event; k--) {
        int other = weight ? weight(&l->event[l->line[k].event]) : 0;
        ahead += other > own || (other == own && k > i);
    }
    return ahead;
}

void log_recap(const LogPanel *l, int event, int most, int (*weight)(const Event *e), char *out, size_t n)
{
    int from = l->n;
    while (from > 0 && l->line[from - 1].event >= event)
        from--;
    out[0] = '\0';
    for (int i = from; i < l->n; i++)
        if (ahead_of(l, i, event, weight) < most)
            str_add(out, n, "%s%s", out[0] ? "\n" : "", l->line[i].text);
}
