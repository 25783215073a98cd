/* SPDX-License-Identifier: MIT
 * The opponents' turns since the viewer's own last turn, one row each: the goblin that was played, and its effect in
 * the words of the log. Built from the events that were shown (BoardTell.on_event), so it reveals nothing more. */
#include <math.h>
#include <string.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "core/text.h"

enum { DEEDS = 3 }; /* effects of one goblin that are put into words, at most */

static bool is_deed(int kind)
{
    return kind == EV_THROWN || kind == EV_DOWNED || kind == EV_RAISED || kind == EV_MOVED || kind == EV_SWAPPED ||
           kind == EV_SLID || kind == EV_DECLINED;
}

/* True if the event is already said: a thrown goblin lies face down. */
static bool is_said(const GoblinsRecap *since, const Event *e)
{
    const Event *last = since->n > 0 ? &since->told[since->n - 1] : NULL;
    return last && e->kind == EV_DOWNED && last->kind == EV_THROWN && last->to == e->to;
}

void goblins_hear_since(GoblinsRecap *since, const State *s, int eyes, const Event *e)
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
    } else if (!is_deed(e->kind) || is_said(since, e) || since->own || since->deeds++ >= DEEDS) {
        return;
    }
    if (since->n < GOBLINS_SINCE)
        since->told[since->n++] = *e;
}

/* Says how turn k changed the viewer's lead, *by: by how much; "" if unknown or unchanged. */
static void say_meant(const Table *t, const GoblinsRecap *since, int k, char words[SENTENCE_MAX], int *by)
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

/* Says the goblin played in event i and all its effects; returns the index of the next goblin played. */
static int tell(const Table *t, const GoblinsRecap *since, int i, char *out, size_t n)
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

typedef struct { /* one row: the goblin played, its effect, and what that means for the lead */
    const Event *laid;
    char words[SENTENCE_MAX * 3];
    Stretch end;
    int nends; /* 0: the lead did not change */
    float h;   /* height of its words */
} Row;

static void compose(Table *t, const GoblinsRecap *since, int k, int *event, Row *row)
{
    char deeds[SENTENCE_MAX * 2], meant[SENTENCE_MAX];
    int by = 0;
    row->laid = &since->told[*event];
    *event = tell(t, since, *event, deeds, sizeof deeds);
    say_meant(t, since, k, meant, &by);
    row->nends = meant[0] != '\0';
    const char *const part[] = {deeds, meant};
    say(row->words, sizeof row->words, SAY("{all}"), say_list("all", SAY_LINES, part, 1 + row->nends));
    row->end = (Stretch){.at = strlen(row->words) - strlen(meant),
                         .length = strlen(meant),
                         .ink = gfx_color(t->g, by > 0 ? COL_TARGET : COL_BAD)};
}

static float card_width(float h)
{
    return fminf(52, h / 1.25f);
}

/* Measures the words of each row, w wide; returns the height of all. */
static float measure(Table *t, Row *row, int n, Text style, float w)
{
    float all = 0;
    for (int i = 0; i < n; i++) {
        row[i].h = gfx_paragraph_with_height(t->g, style, w, row[i].words, &row[i].end, row[i].nends);
        all += row[i].h;
    }
    return all;
}

static void draw(Table *t, Rect r, const Row *row, int index, Text style, float card)
{
    CardFace face;
    char id[24];
    float w = fminf(card, r.h / 1.25f);
    if (goblins_board.face(&goblins_game, row->laid->def, &face))
        card_draw(t->g, &face, rect(r.x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f), 0, NULL);
    (void)rect_cut_left(&r, card + 10);
    gfx_clip(t->g, r);
    (void)ui_paragraph_with(t->ui, style, rect(r.x, r.y + fmaxf(0, (r.h - row->h) / 2), r.w, row->h + 2), row->words,
                            &row->end, row->nends, NULL, NULL);
    gfx_unclip(t->g);
    (void)snprintf(id, sizeof id, "since-%d", index);
    ui_mark(t->ui, id, "since", r, row->words);
    ui_note(t->ui, "by", t->names->name[row->laid->seat]);
}

/* Draws rows as high as their words and shares what is left; letters shrink before anything is cut. */
bool goblins_draw_since(Table *t, Rect r)
{
    enum { GAP = 4 };
    const GoblinsRecap *since = goblins_recap(t);
    Row row[GOBLINS_SINCE];
    int rows = 0;
    for (int i = 0; i < since->n; i++)
        rows += !is_deed(since->told[i].kind);
    if (rows == 0 || goblins_ends(t) || is_deed(since->told[0].kind))
        return false;
    if (rect_is_empty(r))
        return true;
    for (int i = 0, k = 0; k < rows; k++)
        compose(t, since, k, &i, &row[k]);
    float each = fminf(r.h / (float)rows, line_of(t->in, 84)) - GAP, card = card_width(each),
          room = (each + GAP) * (float)rows - GAP * (float)rows;
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    while (measure(t, row, rows, style, r.w - card - 10) > room && style.size > 9)
        style.size -= 0.5f;
    float left = fmaxf(0, room - measure(t, row, rows, style, r.w - card - 10)) / (float)rows;
    for (int k = 0; k < rows; k++) {
        draw(t, rect(r.x, r.y, r.w, row[k].h + left), &row[k], k, style, card);
        r.y += row[k].h + left + GAP;
    }
    return true;
}
