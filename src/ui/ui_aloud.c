/* SPDX-License-Identifier: MIT
 * Reading aloud: compares the items of this pass with what was said in earlier passes and returns what is new. */
#include "ui/ui_int.h"

#include <string.h>

#include "base/hash.h"

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
        if (is_text(ui, it) && rect_inside(it->r, prompt->r) && strcmp(label, label_of(ui, prompt)) != 0)
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
