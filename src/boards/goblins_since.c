/* SPDX-License-Identifier: MIT
 * What each of the others did since the own last goblin was laid, a row for each: the goblin that was laid, and in the words
 * of the log what came of it.  It is made of what is heard (Board.hear), so it tells no more than these eyes were told. */
#include <math.h>
#include <string.h>

#include "boards/goblins_draw.h"
#include "core/say.h"
#include "core/text.h"

enum { DEEDS = 3 }; /* of a seat, told in words at most */

static bool is_deed(int kind)
{
    return kind == EV_THROWN || kind == EV_DOWNED || kind == EV_RAISED || kind == EV_MOVED || kind == EV_SWAPPED ||
           kind == EV_SLID || kind == EV_DECLINED;
}

void goblins_hear_since(GoblinsSince *since, const State *s, int eyes, const Event *e)
{
    bool lays = e->kind == EV_PLACED || e->kind == EV_REPLACED;
    bool begins = e->kind == EV_TURN || e->kind == EV_NONE;
    for (int clan = 0; begins && clan < CLAN_COUNT; clan++)
        since->turn[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    if (e->kind == EV_OVER || (lays && (e->seat == eyes || eyes == NO_SEAT))) {
        since->n = since->rows = 0;
        since->own = lays;
    }
    if (lays && e->seat != eyes && eyes != NO_SEAT) {
        since->own = false;
        since->deeds = 0;
        if (since->rows < GOBLINS_ROWS)
            memcpy(since->points[since->rows++], since->turn, sizeof since->turn);
    } else if (!is_deed(e->kind) || since->own || since->deeds++ >= DEEDS) {
        return;
    }
    if (since->n < GOBLINS_SINCE)
        since->told[since->n++] = *e;
}

/* What that turn, row k of what is told, made of the own clan's lead: the words, and in *by how far it went up; "" nothing,
 * or nobody knows. */
static void say_meant(const Table *t, const GoblinsSince *since, int k, char words[SENTENCE_MAX], int *by)
{
    const State *s = t->in->s;
    Clan own = goblins_own_clan(t);
    uint8_t now[CLAN_COUNT];
    words[0] = '\0';
    if (own == CLAN_COUNT || k >= since->rows)
        return;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        now[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    int was = goblins_lead(s, own, since->points[k]),
        is = goblins_lead(s, own, k + 1 < since->rows ? since->points[k + 1] : now);
    *by = is - was;
    if (is != was)
        goblins_say_lead(own, was, is, words);
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

/* meant: at the end of words, what it means; good: that is welcome. */
static void row(Table *t, Rect r, const Event *laid, int index, const char *words, const char *meant, bool good)
{
    CardFace face;
    char id[24];
    float w = fminf(52, r.h / 1.25f);
    Rect card = rect(r.x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f);
    (void)rect_cut_left(&r, w + 10);
    if (goblins_board.face(&goblins_game, laid->def, &face))
        card_draw(t->g, &face, card, 0, NULL);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    const Stretch end = {.at = strlen(words) - strlen(meant),
                         .length = strlen(meant),
                         .ink = gfx_color(t->g, good ? COL_TARGET : COL_BAD)};
    int n = meant[0] != '\0';
    while (style.size > 11 && gfx_paragraph_with_height(t->g, style, r.w, words, &end, n) > r.h)
        style.size -= 0.5f;
    float h = gfx_paragraph_with_height(t->g, style, r.w, words, &end, n);
    gfx_clip(t->g, r);
    (void)ui_paragraph_with(t->ui, style, rect(r.x, r.y + fmaxf(0, (r.h - h) / 2), r.w, h + 2), words, &end, n, NULL,
                            NULL);
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
    float each = fminf(r.h / (float)rows, line_of(t->in, 84));
    for (int i = 0; i < since->n && k < rows; k++) {
        char deeds[SENTENCE_MAX * 2], meant[SENTENCE_MAX], words[SENTENCE_MAX * 3];
        const Event *laid = &since->told[i];
        int by = 0;
        i = tell(t, since, i, deeds, sizeof deeds);
        say_meant(t, since, k, meant, &by);
        const char *const part[] = {deeds, meant};
        say(words, sizeof words, SAY("{all}"), say_list("all", SAY_LINES, part, meant[0] ? 2 : 1));
        row(t, rect(r.x, r.y + each * (float)k, r.w, each - 4), laid, k, words, meant, by > 0);
    }
    return true;
}
