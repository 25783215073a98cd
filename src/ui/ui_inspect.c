/* SPDX-License-Identifier: MIT
 * The items on the screen as one line of JSON: for end-to-end tests and assistive programs. */
#include "ui/ui_int.h"

#include <math.h>

static void add_text(Buf *b, const char *s)
{
    buf_addn(b, "\"", 1);
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            buf_printf(b, "\\%c", c);
        else if (c == '\n')
            buf_add(b, "\\n");
        else if (c < 0x20)
            buf_printf(b, "\\u%04x", c);
        else
            buf_addn(b, s, 1);
    }
    buf_addn(b, "\"", 1);
}

/* Notes are kept as finished JSON right behind each other: they belong to the item registered last. */
void ui_note(Ui *ui, const char *key, const char *value)
{
    ItemList *l = ui->now;
    if (l->n == 0 || !value)
        return;
    Item *it = &l->item[l->n - 1];
    if (it->notes)
        l->text.n--; /* continues where the last note ended */
    else
        it->notes = l->text.n;
    buf_add(&l->text, ",");
    add_text(&l->text, key);
    buf_add(&l->text, ":");
    add_text(&l->text, value);
    buf_addn(&l->text, "", 1);
}

static void add_state(Buf *b, const Ui *ui, const Item *it)
{
    static const struct {
        unsigned flag;
        const char *word;
    } state[] = {
        {ITEM_TOUCH, "touch"}, {ITEM_FOCUS, "keys"}, {ITEM_DRAG, "drag"}, {ITEM_OFF, "off"}, {ITEM_CHOSEN, "chosen"}};
    const char *comma = "";
    for (size_t i = 0; i < sizeof state / sizeof state[0]; i++)
        if (it->flags & state[i].flag) {
            buf_printf(b, "%s\"%s\"", comma, state[i].word);
            comma = ",";
        }
    if (it->id && it->id == item_hovered(ui)) {
        buf_printf(b, "%s\"hover\"", comma);
        comma = ",";
    }
    if (it->id && it->id == ui->focus) {
        buf_printf(b, "%s\"focus\"", comma);
        comma = ",";
    }
    if (it->id && it->id == ui->held)
        buf_printf(b, "%s\"held\"", comma);
}

static void add_item(Buf *b, const Ui *ui, int i, float u)
{
    const ItemList *l = ui->now;
    const Item *it = &l->item[i];
    buf_add(b, "{\"id\":");
    add_text(b, list_text(l, it->word));
    buf_add(b, ",\"kind\":");
    add_text(b, list_text(l, it->kind));
    buf_add(b, ",\"label\":");
    add_text(b, list_text(l, it->label));
    Rect seen = rect_and(it->r, it->clip);
    bool scrolled =
        !rect_overlaps(it->r, it->clip) || (seen.h * u < 0.5f && it->r.h * u >= 0.5f); /* not a pixel of it */
    Rect r = scrolled ? it->r : seen; /* its visible part, which can be clicked */
    buf_printf(b, ",\"rect\":[%d,%d,%d,%d],\"state\":[", (int)lroundf(r.x * u), (int)lroundf(r.y * u),
               (int)lroundf(r.w * u), (int)lroundf(r.h * u));
    add_state(b, ui, it);
    buf_add(b, "]");
    if (scrolled)
        buf_add(b, ",\"scrolled\":true");
    if (it->notes)
        buf_add(b, list_text(l, it->notes));
    buf_add(b, "}");
}

char *ui_inspect(const Ui *ui)
{
    Buf b = {0};
    float u = gfx_unit(ui->g);
    buf_add(&b, "{\"scene\":");
    add_text(&b, ui->scene);
    buf_printf(&b, ",\"size\":[%d,%d],\"unit\":%.4f,\"inputs\":%u,\"items\":[", (int)lroundf(gfx_w(ui->g) * u),
               (int)lroundf(gfx_h(ui->g) * u), (double)u, ui->inputs);
    for (int i = ui->now->modal_from; i < ui->now->n; i++) { /* items under a modal layer are left out */
        if (i > ui->now->modal_from)
            buf_add(&b, ",");
        add_item(&b, ui, i, u);
    }
    buf_add(&b, "]}");
    return b.text;
}
