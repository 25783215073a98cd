/* SPDX-License-Identifier: MIT
 * The list of items on the screen: adding, finding, hit tests. */
#include "ui/ui_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

enum { HIT_LEAST = 40 }; /* smallest side of the area that the pointer hits, logical pixels */

Id id_of(const char *word)
{
    if (!word || !*word)
        return 0;
    Id id = hash_string(word);
    return id ? id : 1;
}

Rect rect_and(Rect a, Rect b)
{
    float x0 = fmaxf(a.x, b.x), y0 = fmaxf(a.y, b.y);
    float x1 = fminf(a.x + a.w, b.x + b.w), y1 = fminf(a.y + a.h, b.y + b.h);
    return rect(x0, y0, fmaxf(0, x1 - x0), fmaxf(0, y1 - y0));
}

static size_t keep(Buf *b, const char *s)
{
    size_t at = b->n;
    buf_addn(b, s ? s : "", (s ? strlen(s) : 0) + 1); /* with its terminator */
    return at;
}

void list_clear(ItemList *l)
{
    l->n = 0;
    l->text.n = 0;
    l->modal = 0;
    l->nlayers = 0;
    l->modal_from = l->light_from = 0;
    l->light = (Rect){0};
    buf_addn(&l->text, "", 1); /* offset 0 is the empty word */
}

void list_free(ItemList *l)
{
    free(l->item);
    buf_free(&l->text);
}

const char *list_text(const ItemList *l, size_t at)
{
    return l->text.text + at;
}

Item *item_add(Ui *ui, const char *word, const char *kind, Rect r, const char *label, unsigned flags)
{
    ItemList *l = ui->now;
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 128;
        l->item = xrealloc(l->item, (size_t)l->room * sizeof *l->item);
    }
    Item *it = &l->item[l->n++];
    *it = (Item){
        .id = id_of(word), .r = r, .clip = ui->clip[ui->nscroll], .flags = flags, .rank = ui->rank, .asked = ui->asked};
    it->word = keep(&l->text, word);
    it->kind = keep(&l->text, kind);
    it->label = keep(&l->text, label);
    it->scroll = ui->nscroll ? ui->scroll[ui->scroll_open[ui->nscroll - 1]].id : 0;
    return it;
}

Item *item_find(ItemList *l, Id id)
{
    for (int i = l->n - 1; id && i >= 0; i--)
        if (l->item[i].id == id)
            return &l->item[i];
    return NULL;
}

static Rect at_least(Rect r)
{
    float w = fmaxf(r.w, HIT_LEAST), h = fmaxf(r.h, HIT_LEAST);
    return rect(r.x - (w - r.w) / 2, r.y - (h - r.h) / 2, w, h);
}

/* Prefers an item exactly at the point; small items are also hit a little outside, where no other item is. */
const Item *item_at(const Ui *ui, float x, float y)
{
    const ItemList *l = ui->last;
    bool under = l->light.w > 0 && !rect_has(l->light, x, y);
    for (int near = 0; near < 2; near++)
        for (int i = l->n - 1; i >= (under ? l->light_from : l->modal_from); i--) {
            const Item *it = &l->item[i];
            if (!(it->flags & ITEM_TOUCH) || !rect_has(it->clip, x, y))
                continue;
            if (rect_has(near ? at_least(it->r) : it->r, x, y))
                return it;
        }
    return NULL;
}

bool pointer_rests(const Ui *ui)
{
    return ui->using_keys && !ui->held;
}

Id item_hovered(const Ui *ui)
{
    return pointer_rests(ui) ? 0 : ui->hot;
}

Touch ui_touch(Ui *ui, const char *id, const char *kind, Rect r, const char *label, unsigned flags)
{
    unsigned f = ITEM_TOUCH;
    if (flags & TOUCH_FOCUS)
        f |= ITEM_FOCUS;
    if (flags & TOUCH_DRAG)
        f |= ITEM_DRAG;
    if (flags & TOUCH_OFF)
        f |= ITEM_OFF;
    if (flags & TOUCH_CHOSEN)
        f |= ITEM_CHOSEN;
    if (flags & TOUCH_READS)
        f |= ITEM_KEYS_V;
    if (flags & TOUCH_ENTER) {
        f |= ITEM_ENTER;
        ui->enter = id_of(id);
    }
    return touch_of(ui, item_add(ui, id, kind, r, label, f));
}

void ui_mark(Ui *ui, const char *id, const char *kind, Rect r, const char *label)
{
    (void)item_add(ui, id, kind, r, label, 0);
}

int ui_items(const Ui *ui)
{
    return ui->now->n;
}
