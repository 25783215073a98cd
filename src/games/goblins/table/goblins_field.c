/* SPDX-License-Identifier: MIT
 * The battlefield: the frame of twelve columns, free cells, the counts of the lines. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "games/goblins/goblins_preview.h"

/* Returns the cells that are laid out, as one rectangle; empty: none are. */
static Rect whole_field(const Table *t)
{
    Rect all = {0};
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (rect_is_empty(r))
            continue;
        if (rect_is_empty(all))
            all = r;
        float right = fmaxf(all.x + all.w, r.x + r.w), low = fmaxf(all.y + all.h, r.y + r.h);
        all.x = fminf(all.x, r.x);
        all.y = fminf(all.y, r.y);
        all.w = right - all.x;
        all.h = low - all.y;
    }
    return all;
}

/* Draws a pit prop: the horde cannot grow beyond it. */
static void post(Table *t, const char *id, Rect r)
{
    gfx_shadow(t->g, r, 3, 2);
    gfx_gradient(t->g, r, 3, (Color){122, 84, 44, 255}, (Color){70, 45, 22, 255});
    gfx_fill(t->g, rect(r.x + 2, r.y + 2, 1.5f, r.h - 4), (Color){180, 134, 76, 130});
    for (int i = 1; i < 4; i++)
        gfx_fill(t->g, rect(r.x, r.y + r.h * (float)i / 4 - 2, r.w, 4), (Color){40, 30, 24, 200});
    Touch touch = ui_touch(t->ui, id, "post", rect_inset(r, -4), T_("All 12 columns are in use"), 0);
    if (touch.hover)
        ui_tip(
            t->ui, r, (Rect){0}, T_("No more columns"),
            T_("The horde is at most 12 columns wide. If an end column empties, a new one may open at the other end."),
            "GH-5.4, GH-5.5");
}

static void frame_of_columns(Table *t)
{
    Rect all = whole_field(t);
    if (rect_is_empty(all) || goblins_extent(t->in->s).width < FRAME_WIDTH || goblins_ends(t))
        return;
    float w = clampf(all.w * 0.008f, 5, 9);
    post(t, "frame-west", rect(all.x - w - 2, all.y - 2, w, all.h + 4));
    post(t, "frame-east", rect(all.x + all.w + 2, all.y - 2, w, all.h + 4));
}

static void free_cells(Table *t)
{
    const State *s = t->in->s;
    Cells legal = s->phase == PHASE_OVER ? 0 : goblins_legal_cells(s);
    Color c = color_alpha(gfx_color(t->g, COL_TEXT), 0.22f);
    if (goblins_ends(t))
        return;
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (rect_is_empty(r) || goblins_at(s, cell) != NO_PIECE)
            continue;
        gfx_round(t->g, r, 6, (Color){0, 0, 0, 46});
        if (legal >> cell & 1)
            gfx_round(t->g, r, 6, color_alpha(gfx_color(t->g, COL_TEXT), 0.06f));
        gfx_dashed(t->g, r, 6, 1, legal >> cell & 1 ? c : color_alpha(c, 0.09f));
    }
}

/* ---- counts ------------------------------------------------------------------------------------------------------ */

typedef struct {
    /* most: greatest strength; best: a clan that has it; nbest: how many have it */
    int row, most, best, nbest, points;
    bool flag;
} Count;

static Count count_row(const Table *t, int row)
{
    const State *s = t->in->s;
    Count c = {.row = row, .best = -1};
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int n = goblins_counted(t, row, (Clan)clan);
        if (n > c.most || (n == c.most && n > 0)) {
            c.nbest = n > c.most ? 1 : c.nbest + 1;
            c.best = n > c.most ? clan : c.best;
            c.most = n;
        }
        bool flag = false;
        int points =
            goblins_ends(t) ? goblins_points_shown(t, row, (Clan)clan) : goblins_line_points(s, row, (Clan)clan, &flag);
        if (points > c.points) {
            c.points = points;
            c.flag = goblins_ends(t) ? points > 3 : flag;
        }
    }
    return c;
}

static void points_words(const Count *c, char *out, size_t n)
{
    out[0] = '\0';
    if (c->points > 0)
        say(out, n, SAY("{points:=1:1 each|{flag:3 + 1|{points}}}"), say_n("points", c->points),
            say_is("flag", c->flag));
}

/* Says how the previewed move changes the points, "1 each -> 3". False: not at all. */
static bool points_change(const Count *c, const State *then, int row, char *out, size_t n)
{
    Count later = {.row = row};
    char was[SENTENCE_MAX], is[SENTENCE_MAX];
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        bool flag = false;
        int points = goblins_line_points(then, row, (Clan)clan, &flag);
        if (points > later.points) {
            later.points = points;
            later.flag = flag;
        }
    }
    points_words(c, was, sizeof was);
    points_words(&later, is, sizeof is);
    if (strcmp(was, is) == 0)
        return false;
    say(out, n, SAY("{was:{was}|0} \u2192 {is:{is}|0}"), say_s("was", was), say_s("is", is));
    return true;
}

/* Draws a clan's strength in a line, and the strength after the previewed move if it differs. */
static void strength_label(Table *t, Rect r, Words w, int n, int then)
{
    char text[SENTENCE_MAX];
    if (n == then) {
        words_number_label(t, r, w, n);
        return;
    }
    say(text, sizeof text, SAY("{from}\u2192{to}"), say_n("from", n), say_n("to", then));
    words_label(t, r, (Words){FACE_BOLD, w.size, COL_TARGET, w.align}, text);
}

static void count_of(Table *t, Rect r, const Count *c, int clan, const State *then)
{
    int n = goblins_counted(t, c->row, (Clan)clan), later = then ? goblins_strength(then, c->row, (Clan)clan) : n;
    bool leads = n > 0 && n == c->most;
    float badge = clampf(fminf(r.w - 4, r.h * 0.42f), 10, 24 * fminf(t->in->text, 1.4f)), line = line_of(t->in, 20);
    if (clan == (int)goblins_own_clan(t))
        gfx_round(t->g, rect_inset(r, -1), 6, color_alpha(gfx_color(t->g, clan_color(clan)), 0.2f));
    if (r.h < badge + line) { /* side by side */
        badge = clampf(fminf(r.w * 0.42f, r.h - 4), 6, 24);
        gfx_badge(t->g, clan_sign(clan), r.x + badge / 2 + 1, r.y + r.h / 2, badge);
        strength_label(t, rect(r.x + badge + 3, r.y, r.w - badge - 3, r.h),
                       (Words){leads ? FACE_BOLD : FACE_MEDIUM, 15, leads ? COL_TEXT : COL_TEXT2, ALIGN_LEFT}, n,
                       later);
        return;
    }
    gfx_badge(t->g, clan_sign(clan), r.x + r.w / 2, r.y + badge / 2 + 1, badge);
    strength_label(
        t, rect(r.x, r.y + badge + 2, r.w, r.h - badge - 2),
        (Words){leads ? FACE_BOLD : FACE_MEDIUM, leads ? 19 : 16, leads ? COL_TEXT : COL_TEXT2, ALIGN_CENTER}, n,
        later);
    if (leads && c->nbest == 1)
        gfx_fill(t->g, rect(r.x + r.w / 2 - badge / 2, r.y + r.h - 3, badge, 3), gfx_color(t->g, clan_color(clan)));
}

/* Lists the rulers of the clans that have points in the line, by the revealed Crowns; returns how many. */
static int holders(const Table *t, int row, int seat[CLAN_COUNT])
{
    int n = 0;
    for (int clan = 0; clan < CLAN_COUNT && goblins_ends(t); clan++) {
        int whose = goblins_points_shown(t, row, (Clan)clan) > 0 ? goblins_seat_of(t, (Clan)clan) : NO_SEAT;
        if (whose != NO_SEAT)
            seat[n++] = whose;
    }
    return n;
}

/* Draws their names, or their badges if the names have no room. False: there are none. */
static bool draw_holders(Table *t, Rect r, int row)
{
    int seat[CLAN_COUNT], n = holders(t, row, seat);
    const char *name[CLAN_COUNT];
    char names[SENTENCE_MAX], id[24];
    if (n == 0)
        return false;
    for (int i = 0; i < n; i++)
        name[i] = t->names->name[seat[i]];
    say(names, sizeof names, SAY("{names}"), say_list("names", SAY_AND, name, n));
    if (n == 1 || gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 13, COL_TEXT), names) <= r.w) {
        words_label(t, r, (Words){FACE_SEMI, 13, COL_TEXT, ALIGN_LEFT}, names);
        return true;
    }
    float step = fminf(r.w / (float)n, r.h + 2), badge = fminf(step - 2, r.h - 2);
    for (int i = 0; i < n; i++)
        gfx_seat_badge(t->g, seat[i], r.x + badge / 2 + step * (float)i, r.y + r.h / 2, badge);
    (void)snprintf(id, sizeof id, "holders-%d", row);
    ui_mark(t->ui, id, "text", r, names);
    return true;
}

static void tell_count(Table *t, Rect r, const Count *c)
{
    char id[16], words[SENTENCE_MAX];
    int line = goblins_first_line(t->in->s) + c->row;
    (void)snprintf(id, sizeof id, "line-%d", line);
    Touch touch = ui_touch(t->ui, id, "count", r, id, 0);
    if (!touch.hover)
        return;
    if (c->most == 0)
        say(words, sizeof words, SAY("No face-up goblins here: no points."));
    else if (c->nbest > 1)
        say(words, sizeof words, SAY("{n} clans are tied at {most}: 1 point each."), say_n("n", c->nbest),
            say_n("most", c->most));
    else
        say(words, sizeof words,
            SAY("{flag:{clan} leads: 3 points, and 1 more for its Flagbearer.|{clan} leads: 3 points. A face-up {clan} "
                "Flagbearer here would add 1.}"),
            say_is("flag", c->flag), say_s("clan", say_word(goblins_clan_name[c->best])));
    ui_tip(t->ui, r, (Rect){0}, say_word(goblins_line_title(t->in->s, c->row)), words, "GH-24.1, GH-24.5");
}

/* True if the words can be read there when they are written smaller. */
static bool has_room(const Table *t, Rect r, const char *words)
{
    return gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 9, COL_TEXT2), words) <= r.w;
}

/* The points with their unit, where that leaves room for the name of the line; else as they are. */
static void add_unit(const Table *t, const Count *c, float room, char points[SENTENCE_MAX])
{
    char full[SENTENCE_MAX];
    if (c->points == 0 || goblins_ends(t)) /* then the names of those who hold the line need the room */
        return;
    const char *title = say_word(goblins_line_title(t->in->s, c->row));
    say(full, sizeof full, SAY("{n:=1:1 point each|{flag:3 + 1 points|{n} points}}"), say_n("n", c->points),
        say_is("flag", c->flag));
    room -= gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2), title) + 8;
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_BOLD, 14, COL_ACCENT), full) <= room)
        memcpy(points, full, sizeof full);
}

static void line_panel(Table *t, int row, const State *then)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_LINE + row];
    if (rect_is_empty(r))
        return;
    Count c = count_row(t, row);
    bool open = goblins_of(s)->open >> row & 1;
    gfx_surface(t->g, r, SURFACE_ROW);
    tell_count(t, r, &c);
    if (c.nbest == 1 && c.most > 0)
        gfx_fill(t->g, rect(r.x, r.y + 4, 3, r.h - 8), gfx_color(t->g, clan_color(c.best)));
    Rect in = rect_inset(r, 6);
    float line = line_of(t->in, 20);
    char points[SENTENCE_MAX];
    bool changes = then && points_change(&c, then, row, points, sizeof points);
    if (!changes) {
        points_words(&c, points, sizeof points);
        add_unit(t, &c, in.w, points);
    }
    for (int clan = 0; then && clan < CLAN_COUNT; clan++)
        changes = changes || goblins_strength(then, row, (Clan)clan) != goblins_counted(t, row, (Clan)clan);
    if (changes)
        gfx_frame(t->g, r, 6, 2, gfx_color(t->g, COL_TARGET));
    /* Numbers that can be read from afar matter more than a heading. */
    bool large = t->in->text > 1.4f && open && !goblins_ends(t);
    if (in.h > line + 26 + (large ? line : 0)) {
        Rect head = rect_cut_top(&in, line);
        float w = gfx_text_width(t->g, ui_style(t->ui, FACE_BOLD, 14, COL_ACCENT), points) + 4;
        Rect name = rect(head.x + 2, head.y, head.w - w - 2, head.h);
        const char *title = say_word(goblins_line_title(s, row));
        if (!open)
            words_label(t, head, (Words){FACE_MEDIUM, 13, COL_TEXT3, ALIGN_LEFT}, T_("not in play yet"));
        /* Without room for its name, its position says which line it is. */
        else if (!draw_holders(t, name, row) && has_room(t, name, title))
            words_label(t, name, (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT}, title);
        words_at(t, head, (Words){FACE_BOLD, 14, changes ? COL_TARGET : COL_ACCENT, ALIGN_RIGHT}, points);
    }
    if (goblins_ends(t) && c.points >= 3 && c.nbest == 1 && r.h > 60 && goblins_flag_stands(t, row)) {
        float h = fminf(in.h, 48); /* beside the counts, over none of them */
        goblins_flag(t, (Clan)c.best, in.x + 2, r.y + r.h - 2, h);
        (void)rect_cut_left(&in, h * 0.62f + 4);
    }
    unsigned clans = goblins_clans(s);
    int n = __builtin_popcount(clans);
    for (int clan = 0, k = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            float w = in.w / (float)n;
            count_of(t, rect(in.x + w * (float)k++, in.y, w, fminf(in.h, line_of(t->in, 64))), &c, clan, then);
        }
}

void goblins_draw_field(Table *t)
{
    frame_of_columns(t);
    free_cells(t);
    Goblins after;
    const State *then = !goblins_ends(t) && goblins_meant(t, &after) ? &after.s : NULL;
    for (int row = 0; row < GRID_ROWS; row++)
        line_panel(t, row, then);
}
