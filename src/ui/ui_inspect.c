/* SPDX-License-Identifier: MIT
 * The items on the screen as one line of JSON: for end-to-end tests and assistive programs. */
#include "ui/ui_int.h"

#include <math.h>
#include <string.h>

#include "base/hash.h"

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
    buf_printf(&b, ",\"size\":[%d,%d],\"unit\":%.4f,\"inputs\":%u", (int)lroundf(gfx_w(ui->g) * u),
               (int)lroundf(gfx_h(ui->g) * u), (double)u, ui->inputs);
    if (ui->x > -1e5f)
        buf_printf(&b, ",\"pointer\":[%d,%d]", (int)lroundf(ui->x * u), (int)lroundf(ui->y * u));
    buf_add(&b, ",\"items\":[");
    for (int i = ui->now->modal_from; i < ui->now->n; i++) { /* items under a modal layer are left out */
        if (i > ui->now->modal_from)
            buf_add(&b, ",");
        add_item(&b, ui, i, u);
    }
    buf_add(&b, "]}");
    return b.text;
}

/* ---- aloud ----------------------------------------------------------------------------------------------------- */

/* Reading aloud: compares the items of this pass with what was said in earlier passes and returns what is new. */

enum { TOLD_MOST = 8000, OPENING_MOST = 600 }; /* bytes */

void ui_set_aloud(Ui *ui, bool on)
{
    if (ui->aloud.on == on)
        return;
    buf_free(&ui->aloud.told);
    memset(&ui->aloud, 0, sizeof ui->aloud);
    ui->aloud.on = on;
}

static void add_line(Buf *b, const char *line)
{
    if (!line[0])
        return;
    if (b->n)
        buf_add(b, "\n");
    size_t from = b->n;
    buf_add(b, line);
    for (char *c = b->text + from; *c; c++)
        if (*c == '\n')
            *c = ' ';
}

void ui_tell(Ui *ui, const char *line)
{
    if (ui->aloud.on && ui->aloud.told.n < TOLD_MOST)
        add_line(&ui->aloud.told, line);
}

/* True if the text is not empty and differs from the last one, which it replaces. "": no text now, and the same may come
 * again. */
static bool is_new(Id *last, const char *words)
{
    Id now = id_of(words);
    bool other = now != 0 && now != *last;
    *last = now;
    return other;
}

static const Item *first_of(const Ui *ui, const char *kind)
{
    const ItemList *l = ui->now;
    for (int i = l->modal_from; i < l->n; i++)
        if (strcmp(list_text(l, l->item[i].kind), kind) == 0)
            return &l->item[i];
    return NULL;
}

static const char *label_of(const Ui *ui, const Item *it)
{
    return it ? list_text(ui->now, it->label) : "";
}

static bool is_text(const Ui *ui, const Item *it)
{
    return strcmp(list_text(ui->now, it->kind), "text") == 0;
}

/* True for smaller text, and for details of the question that are spoken but not drawn ("more"). */
static bool belongs_to_prompt(const Ui *ui, const Item *it)
{
    return is_text(ui, it) || strcmp(list_text(ui->now, it->kind), "more") == 0;
}

/* Adds the question and the smaller text below it. */
static void add_prompt(Ui *ui, Buf *out)
{
    const ItemList *l = ui->now;
    const Item *prompt = first_of(ui, "prompt");
    Buf words = {0};
    add_line(&words, label_of(ui, prompt));
    for (int i = 0; prompt && words.n && i < l->n; i++) {
        const Item *it = &l->item[i];
        const char *label = label_of(ui, it);
        if (belongs_to_prompt(ui, it) && rect_inside(it->r, prompt->r) && strcmp(label, label_of(ui, prompt)) != 0)
            add_line(&words, label);
    }
    if (is_new(&ui->aloud.prompt, buf_str(&words))) {
        buf_add(out, out->n ? "\n" : "");
        buf_add(out, words.text);
    }
    buf_free(&words);
}

/* Adds the text of a new dialog, or only the first text of a new screen; a table has its question instead. */
static void add_screen(Ui *ui, Buf *out)
{
    const ItemList *l = ui->now;
    Id now = hash_bytes(&l->modal, sizeof l->modal, id_of(ui->scene));
    if (now == ui->aloud.screen)
        return;
    ui->aloud.screen = now;
    ui->aloud.focus = ui->aloud.prompt = 0;
    if (first_of(ui, "prompt"))
        return;
    size_t most = l->modal ? OPENING_MOST : 1; /* 1: a single text */
    for (int i = l->modal_from; i < l->n && out->n < most; i++)
        if (is_text(ui, &l->item[i]))
            add_line(out, label_of(ui, &l->item[i]));
}

static void add_focus(Ui *ui, Buf *out)
{
    const Item *it = ring_shown(ui) && ui->focus ? item_find(ui->now, ui->focus) : NULL;
    char words[SENTENCE_MAX] = "";
    const char *label = label_of(ui, it);
    unsigned flags = it ? it->flags : 0;
    bool barred = it && it->notes && strstr(list_text(ui->now, it->notes), "\"can\":\"not\"");
    if (label[0] && (barred || flags & ITEM_OFF))
        say(words, sizeof words, SAY("{what}: not possible now"), say_s("what", label));
    else if (label[0] && flags & ITEM_CHOSEN)
        say(words, sizeof words, SAY("{what}: chosen"), say_s("what", label));
    else
        str_cut(words, sizeof words, label);
    Id now = hash_bytes(words, strlen(words), it ? it->id : 0);
    if (words[0] && now != ui->aloud.focus)
        add_line(out, words);
    ui->aloud.focus = now;
}

static void add_refusals(Ui *ui, Buf *out)
{
    const char *tip = ui->tip.on && ui->tip.verdict[0] ? label_of(ui, first_of(ui, "tip")) : "";
    if (is_new(&ui->aloud.refusal, tip))
        add_line(out, tip);
    const char *notice = label_of(ui, first_of(ui, "notice"));
    if (is_new(&ui->aloud.notice, notice))
        add_line(out, notice);
}

static void add_tip(Ui *ui, Buf *out)
{
    const char *tip = ui->tip.on && !ui->tip.verdict[0] ? label_of(ui, first_of(ui, "tip")) : "";
    if (strcmp(tip, label_of(ui, first_of(ui, "more"))) == 0) /* it has been said with the question */
        tip = "";
    if (is_new(&ui->aloud.tip, tip))
        add_line(out, tip);
}

bool ui_aloud(Ui *ui, Aloud kind, Buf *out)
{
    switch (kind) {
    case ALOUD_TOLD:
        buf_add(out, buf_str(&ui->aloud.told));
        buf_free(&ui->aloud.told);
        break;
    case ALOUD_REFUSED:
        add_refusals(ui, out);
        break;
    case ALOUD_HERE:
        add_screen(ui, out);
        add_prompt(ui, out);
        add_focus(ui, out);
        add_tip(ui, out);
        break;
    }
    return out->n > 0;
}
