/* SPDX-License-Identifier: MIT
 * What each of the others did since the own last goblin was laid, a row for each: the goblin that was laid, and in the words
 * of the log what came of it.  It is made of what is heard (Board.hear), so it tells no more than these eyes were told. */
#include "boards/goblins_draw.h"
#include "core/say.h"
#include "core/text.h"

enum { DEEDS = 3 }; /* of a seat, told in words at most */

static bool is_deed(int kind)
{
    return kind == EV_THROWN || kind == EV_DOWNED || kind == EV_RAISED || kind == EV_MOVED || kind == EV_SWAPPED ||
           kind == EV_SLID;
}

void goblins_hear_since(GoblinsSince *since, int eyes, const Event *e)
{
    bool lays = e->kind == EV_PLACED || e->kind == EV_REPLACED;
    if (e->kind == EV_OVER || (lays && (e->seat == eyes || eyes == NO_SEAT))) {
        since->n = 0;
        since->own = lays;
    }
    if (lays && e->seat != eyes && eyes != NO_SEAT) {
        since->own = false;
        since->deeds = 0;
    } else if (!is_deed(e->kind) || since->own || since->deeds++ >= DEEDS) {
        return;
    }
    if (since->n < GOBLINS_SINCE)
        since->told[since->n++] = *e;
}

/* From event i on, all that belongs to the goblin laid there; returns the next one that was laid. */
static int tell(const Table *t, const GoblinsSince *since, int i, char *out, size_t n)
{
    char text[1 + DEEDS][SENTENCE_MAX];
    const char *line[1 + DEEDS];
    int said = 0;
    do {
        line[said] = text[said];
        event_line(t->in->game, t->names, &since->told[i++], text[said], sizeof text[said]);
        said += text[said][0] != '\0';
    } while (i < since->n && is_deed(since->told[i].kind) && said <= DEEDS);
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
    return i;
}

static void row(Table *t, Rect r, const Event *laid, int index, const char *words)
{
    CardFace face;
    char id[24];
    float w = fminf(52, r.h / 1.25f);
    Rect card = rect(r.x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f);
    (void)rect_cut_left(&r, w + 10);
    if (goblins_board.face(&goblins_game, laid->def, &face))
        card_draw(t->g, &face, card, 0, NULL);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    while (style.size > 11 && gfx_paragraph_height(t->g, style, r.w, words) > r.h)
        style.size -= 0.5f;
    float h = gfx_paragraph_height(t->g, style, r.w, words);
    gfx_clip(t->g, r);
    (void)ui_paragraph(t->ui, style, rect(r.x, r.y + fmaxf(0, (r.h - h) / 2), r.w, h + 2), words);
    gfx_unclip(t->g);
    (void)snprintf(id, sizeof id, "since-%d", index);
    ui_mark(t->ui, id, "since", r, words);
    ui_note(t->ui, "by", t->names->name[laid->seat]);
}

bool goblins_draw_since(Table *t, Rect r)
{
    const GoblinsSince *since = goblins_since(t);
    int rows = 0, k = 0;
    for (int i = 0; i < since->n; i++)
        rows += !is_deed(since->told[i].kind);
    if (rows == 0 || goblins_ends(t) || is_deed(since->told[0].kind))
        return false;
    if (rect_is_empty(r))
        return true;
    float each = fminf(r.h / (float)rows, line_of(t->in, 74));
    for (int i = 0; i < since->n && k < rows; k++) {
        char words[SENTENCE_MAX * 2];
        const Event *laid = &since->told[i];
        i = tell(t, since, i, words, sizeof words);
        row(t, rect(r.x, r.y + each * (float)k, r.w, each - 6), laid, k, words);
    }
    return true;
}
