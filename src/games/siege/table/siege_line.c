/* SPDX-License-Identifier: MIT
 * The waiting line: effects that have become due, in the order of the queue, whichever seat is asked. Each entry is
 * the card it comes from and what it will do: beside it if there is a rail, and in full as a tooltip. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"

/* Draws the card of the entry; its back if the viewer does not know it. */
static void entry_card(Table *t, int i, Rect r)
{
    const State *s = t->in->s;
    PieceId src = s->queue[i].src;
    CardFace face;
    if (src < s->npieces && s->piece[src].def != DEF_HIDDEN &&
        siege_board.face(&siege_game, s->piece[src].def, &face)) {
        face.numbers.has = 0;
        card_draw(t->g, &face, r, 0, NULL);
    } else {
        card_draw_back(t->g, siege_board.back, r, 0);
    }
}

static const char *name_of(const State *s, int i)
{
    PieceId src = s->queue[i].src;
    DefId def = src < s->npieces ? s->piece[src].def : DEF_HIDDEN;
    return def != DEF_HIDDEN && def < siege_game.ndefs ? say_word(siege_game.def[def].name) : "";
}

static void entry(Table *t, int i, Rect r, bool words)
{
    char brief[SENTENCE_MAX], full[SENTENCE_MAX], cut[SENTENCE_MAX], id[24];
    siege_say_waiting(t->in->s, i, brief, sizeof brief, full, sizeof full);
    (void)snprintf(id, sizeof id, "waiting-%d", i + 1);
    Touch touch = ui_touch(t->ui, id, "waiting", r, full, TOUCH_FOCUS);
    float h = r.h - 6, number = line_of(t->in, 14);
    words_number(t, rect(r.x + 2, r.y, number, r.h), (Words){FACE_BOLD, 13, COL_ACCENT, ALIGN_CENTER}, i + 1);
    float x = r.x + 2 + number, w = fminf(h * 0.8f, r.w - number - 4);
    entry_card(t, i, rect(x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f));
    if (words) {
        x += w + 8;
        Rect in = rect(x, r.y + 2, r.x + r.w - x - 8, (r.h - 4) / 2);
        Text name = ui_style(t->ui, FACE_SEMI, 14, COL_TEXT), what = ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2);
        words_cut(t->g, name, in.w, name_of(t->in->s, i), cut, sizeof cut);
        (void)gfx_text(t->g, name, in, cut);
        in.y += in.h;
        words_cut(t->g, what, in.w, brief, cut, sizeof cut);
        (void)gfx_text(t->g, what, in, cut);
    }
    if (touch.hover || touch.focus)
        ui_tip(t->ui, r, (Rect){0}, NULL, full, NULL);
}

void siege_draw_line(Table *t)
{
    const State *s = t->in->s;
    Rect line = t->at->panel[AT_LINE];
    if (rect_is_empty(line) || s->nqueue < 2)
        return;
    bool list = siege_queue_is_list(t->in, line);
    int room = siege_queue_room(t->in, line), n = s->nqueue < room ? s->nqueue : room;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n:1 effect waiting|{n} effects waiting}"), say_n("n", s->nqueue));
    gfx_surface(t->g, line, SURFACE_PANEL);
    ui_mark(t->ui, "waiting-line", "panel", line, words);
    Rect head = list ? rect_cut_top(&line, line.h - line_of(t->in, 40) * (float)room) : (Rect){0};
    if (list)
        words_label(t, rect(head.x + 12, head.y, head.w - 24, head.h), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                    words);
    bool more = s->nqueue > room;
    for (int i = 0; i < n; i++) {
        float w = list ? line.w : (line.w - 8) / (float)room;
        float h = list ? line.h / (float)room : line.h;
        Rect r = list ? rect(line.x, line.y + h * (float)i, w, h) : rect(line.x + 4 + w * (float)i, line.y, w, h);
        if (more && i == n - 1) {
            say(words, sizeof words, SAY("+{n}"), say_n("n", s->nqueue - i));
            words_label(t, r, (Words){FACE_BOLD, 15, COL_TEXT2, ALIGN_CENTER}, words);
        } else {
            entry(t, i, r, list);
        }
    }
}
