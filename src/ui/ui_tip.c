/* SPDX-License-Identifier: MIT
 * The tooltip: cream, with an arrow, on the side where it covers least. One at a time; the last one asked for wins. */
#include "ui/ui_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ARROW = 9, PAD = 12, EDGE = 6 };

/* Moves a rule number at the end of the text, "(HO-1.8)", as in refusals of a set-up, to its usual place below. */
static void rule_below(Tip *t)
{
    char *open = strrchr(t->text, '(');
    if (*t->rule || !open || open == t->text || open[-1] != ' ')
        return;
    size_t letters = strspn(open + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const char *number = open + 1 + letters + 1, *end = number + strspn(number, "0123456789.");
    bool named =
        letters == 2 && open[3] == '-' && end > number && *end == ')' && (!end[1] || strcmp(end + 1, ".") == 0);
    if (!named)
        return;
    bool stop = end[1] == '.';
    (void)snprintf(t->rule, sizeof t->rule, "%.*s", (int)(end - open - 1), open + 1);
    open[-1] = stop ? '.' : '\0';
    open[0] = '\0';
}

void ui_tip(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule)
{
    Tip *t = &ui->tip;
    t->on = true;
    t->about = about;
    t->avoid = avoid;
    (void)SDL_strlcpy(t->verdict, verdict ? verdict : "", sizeof t->verdict);
    (void)SDL_strlcpy(t->text, text ? text : "", sizeof t->text);
    (void)SDL_strlcpy(t->rule, rule ? rule : "", sizeof t->rule);
    rule_below(t);
}

static float area(Rect r)
{
    return r.w * r.h;
}

/* True for the question and for counters that a choice changes: the tooltip is read together with them. */
static bool is_read_now(const ItemList *l, const Item *it)
{
    const char *kind = l->text.text + it->kind;
    return strcmp(kind, "prompt") == 0 || strcmp(kind, "count") == 0;
}

/* Returns the cost of covering r: usable items by their area; notices and Tip.avoid weigh most, because a notice
 * disappears by itself. */
static float covers(const Ui *ui, Rect r)
{
    float sum = 40 * area(rect_and(r, ui->tip.avoid));
    for (int i = 0; i < ui->now->n; i++) {
        const Item *it = &ui->now->item[i];
        if (strcmp(ui->now->text.text + it->kind, "notice") == 0)
            sum += 40 * area(rect_and(r, it->r));
        bool read = is_read_now(ui->now, it);
        if (it->flags & ITEM_TOUCH && (read || area(it->r) < 60000))
            sum += (read ? 8 : 1) * area(rect_and(r, rect_and(it->r, it->clip)));
    }
    return sum;
}

static Rect side(Rect about, float w, float h, int k, float sw, float sh)
{
    float cx = about.x + about.w / 2, cy = about.y + about.h / 2;
    Rect r = k == 0   ? rect(cx - w / 2, about.y - ARROW - h, w, h)
             : k == 1 ? rect(cx - w / 2, about.y + about.h + ARROW, w, h)
             : k == 2 ? rect(about.x + about.w + ARROW, cy - h / 2, w, h)
                      : rect(about.x - ARROW - w, cy - h / 2, w, h);
    if (k < 2)
        r.x = fmaxf(EDGE, fminf(r.x, sw - w - EDGE));
    else
        r.y = fmaxf(EDGE, fminf(r.y, sh - h - EDGE));
    return r;
}

static Rect place(const Ui *ui, float w, float h, int *where)
{
    float sw = gfx_w(ui->g), sh = gfx_h(ui->g), least = 1e12f;
    Rect best = rect(EDGE, EDGE, w, h);
    *where = -1;
    for (int k = 0; k < 4; k++) {
        Rect r = side(ui->tip.about, w, h, k, sw, sh);
        if (!rect_inside(r, rect(0, 0, sw, sh)))
            continue;
        float cost = covers(ui, r) + 1e6f * (rect_overlaps(r, ui->tip.about) ? 1.0f : 0.0f);
        if (cost < least) {
            least = cost;
            best = r;
            *where = k;
        }
    }
    return best;
}

static void draw_arrow(Ui *ui, Rect r, int where)
{
    Gfx *g = ui->g;
    Rect a = ui->tip.about;
    Color c = gfx_color(g, COL_TIP);
    float x = fmaxf(r.x + 14, fminf(a.x + a.w / 2, r.x + r.w - 14));
    float y = fmaxf(r.y + 14, fminf(a.y + a.h / 2, r.y + r.h - 14));
    for (int i = 0; i < ARROW - 2; i++) { /* a small triangle of lines: there is one tip, it costs nothing */
        float half = (float)(ARROW - 2 - i);
        float d = (float)i;
        if (where == 0)
            gfx_fill(g, rect(x - half, r.y + r.h + d, 2 * half, 1), c);
        else if (where == 1)
            gfx_fill(g, rect(x - half, r.y - 1 - d, 2 * half, 1), c);
        else if (where == 2)
            gfx_fill(g, rect(r.x - 1 - d, y - half, 1, 2 * half), c);
        else if (where == 3)
            gfx_fill(g, rect(r.x + r.w + d, y - half, 1, 2 * half), c);
    }
}

void tip_draw(Ui *ui)
{
    Gfx *g = ui->g;
    const Tip *t = &ui->tip;
    Text bold = ui_style(ui, FACE_BOLD, 14, COL_TIPTEXT), text = ui_style(ui, FACE_MEDIUM, 14, COL_TIPTEXT);
    Text rule = ui_style(ui, FACE_MEDIUM, 12, COL_TIPREF);
    float most = fminf(gfx_w(g) - 2 * EDGE, 290 * (1 + 0.6f * (gfx_text_scale(g) - 1))) - 2 * PAD;
    float w = fmaxf(gfx_text_width(g, bold, t->verdict),
                    fmaxf(gfx_text_width(g, text, t->text), gfx_text_width(g, rule, t->rule)));
    w = ceilf(fminf(most, w)) + 2;
    float h0 = *t->verdict ? gfx_paragraph_height(g, bold, w, t->verdict) : 0;
    float h1 = *t->text ? gfx_paragraph_height(g, text, w, t->text) : 0;
    float h2 = *t->rule ? gfx_paragraph_height(g, rule, w, t->rule) : 0;
    int where = -1;
    Rect r = place(ui, w + 2 * PAD, h0 + h1 + h2 + 16, &where);
    gfx_shadow(g, r, 8, 4);
    draw_arrow(ui, r, where);
    gfx_surface(g, r, SURFACE_TIP);
    Rect in = rect(r.x + PAD, r.y + 8, w, h0);
    if (h0 > 0)
        (void)gfx_paragraph(g, bold, in, t->verdict);
    in = rect(in.x, in.y + h0, w, h1);
    if (h1 > 0)
        (void)gfx_paragraph(g, text, in, t->text);
    in = rect(in.x, in.y + h1, w, h2);
    if (h2 > 0)
        (void)gfx_paragraph(g, rule, in, t->rule);
    char all[sizeof t->verdict + sizeof t->text + sizeof t->rule + 4];
    (void)snprintf(all, sizeof all, "%s%s%s%s%s", t->verdict, *t->verdict && *t->text ? " " : "", t->text,
                   *t->rule ? " " : "", t->rule);
    ui_mark(ui, "tip", "tip", r, all);
}
