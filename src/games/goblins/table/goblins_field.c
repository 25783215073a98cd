/* SPDX-License-Identifier: MIT
 * The battlefield: free cells, posts at its ends, a tab left of each line with the strengths of the clans. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "games/goblins/goblins_preview.h"

/* Draws a pit prop: the horde cannot grow beyond it. */
static void post(Table *t, const char *id, Rect r)
{
    gfx_glow(t->g, r, 2, 10, (Color){255, 190, 90, 110});
    gfx_gradient(t->g, r, 2, (Color){233, 190, 98, 255}, (Color){138, 90, 26, 255});
    Touch touch = ui_touch(t->ui, id, "post", rect_inset(r, -4), T_("All 12 columns are in use"), 0);
    if (touch.hover)
        ui_tip(
            t->ui, r, (Rect){0}, T_("No more columns"),
            T_("The horde is at most 12 columns wide. If an end column empties, a new one may open at the other end."),
            NULL);
}

static void frame_of_columns(Table *t)
{
    Rect all = t->at->panel[AT_FIELD];
    if (rect_is_empty(all) || goblins_extent(t->in->s).width < FRAME_WIDTH || goblins_ends(t))
        return;
    float w = 4;
    post(t, "frame-west", rect(all.x - w - 1.5f, all.y - 2, w, all.h + 4));
    post(t, "frame-east", rect(all.x + all.w + 1, all.y - 2, w, all.h + 4));
}

static void free_cells(Table *t)
{
    const State *s = t->in->s;
    Cells legal = s->phase == PHASE_OVER ? 0 : goblins_legal_cells(s);
    Color c = gfx_color(t->g, COL_TEXT);
    bool contrast = gfx_is_contrast(t->g);
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (rect_is_empty(r) || goblins_at(s, cell) != NO_PIECE)
            continue;
        gfx_round(t->g, r, 6, (Color){0, 0, 0, 76});
        if (contrast)
            gfx_frame(t->g, r, 6, 1, color_alpha(c, legal >> cell & 1 ? 0.7f : 0.3f));
        else
            gfx_frame(t->g, r, 6, 1.5f, (Color){0, 0, 0, 70});
    }
}

/* ---- who leads where --------------------------------------------------------------------------------------------- */

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

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

const Color goblins_mint = {0x8F, 0xFF, 0xDC, 255};

static Text number_style(float size, Color ink)
{
    return (Text){FACE_BOLD, size, ink, ALIGN_CENTER, true};
}

static void say_number(int now, int then, char out[SENTENCE_MAX])
{
    say(out, SENTENCE_MAX, SAY("{changes:{from}\u25b8{to}|{from}}"), say_is("changes", now != then), say_n("from", now),
        say_n("to", then));
}

void goblins_number(Table *t, Rect r, float size, Color ink, int now, int then)
{
    char text[SENTENCE_MAX];
    say_number(now, then, text);
    Text style = gfx_text_fit(t->g, number_style(size, ink), 9, 0.5f, r.w, text);
    (void)ui_label(t->ui, style, r, text);
}

float goblins_number_width(Table *t, float size, int now, int then)
{
    char text[SENTENCE_MAX];
    say_number(now, then, text);
    return gfx_text_width(t->g, number_style(size, goblins_mint), text) + 2;
}

void goblins_plate(Table *t, Rect r, float radius)
{
    Gfx *g = t->g;
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, radius, gfx_color(g, COL_BG));
        gfx_frame(g, r, radius, 2, gfx_color(g, COL_TEXT));
        return;
    }
    gfx_round(g, r, radius, color_alpha(gfx_color(g, COL_WELL), 0.82f));
    gfx_frame(g, r, radius, 1, color_alpha(gfx_color(g, COL_ACCENT), 0.55f));
}

/* ---- counts ------------------------------------------------------------------------------------------------------ */

/* Returns the points of the line after the previewed move. */
static int points_then(const State *then, int row)
{
    int most = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int points = goblins_line_points(then, row, (Clan)clan, NULL);
        most = points > most ? points : most;
    }
    return most;
}

/* Returns dark or light letters, whichever can be read on that colour. */
static Color letters_on(Color c)
{
    bool light = 0.3f * c.r + 0.59f * c.g + 0.11f * c.b > 118;
    return light ? (Color){0x1A, 0x0F, 0x08, 255} : (Color){255, 250, 238, 255};
}

/* Draws a clan's strength in a line: the leader on its colour, the own clan on a tint. */
static void count_of(Table *t, Rect r, const Count *c, int clan, const State *then)
{
    Gfx *g = t->g;
    int n = goblins_counted(t, c->row, (Clan)clan), later = then ? goblins_strength(then, c->row, (Clan)clan) : n;
    bool leads = n > 0 && n == c->most;
    Color own = gfx_color(g, clan_color(clan)), ink = leads ? letters_on(own) : gfx_color(g, COL_TEXT);
    if (leads)
        gfx_round(g, r, 7, own);
    else if (clan == (int)goblins_own_clan(t))
        gfx_round(g, r, 7, color_alpha(own, 0.22f));
    if (later != n && !leads)
        ink = gfx_color(g, COL_TARGET);
    float sign = r.h * 0.6f;
    gfx_sign(g, clan_sign(clan), rect(r.x + 5, r.y + (r.h - sign) / 2, sign, sign), leads ? ink : own,
             (Color){0, 0, 0, 0});
    Rect number = rect(r.x + 7 + sign, r.y, r.w - sign - 12, r.h);
    float most = t->in->text > 1.5f ? 32 : 26, share = t->in->text > 1.5f ? 0.96f : 0.84f;
    goblins_number(t, number, fminf(r.h * share, most) * goblins_count_grows(t, c->row, (Clan)clan), ink, n, later);
    if (later != n && leads)
        gfx_frame(g, rect_inset(r, -1), 8, 2, gfx_color(g, COL_TARGET));
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

/* Draws their badges from the right end of r; returns their width. */
static float draw_holders(Table *t, Rect r, int row)
{
    int seat[CLAN_COUNT], n = holders(t, row, seat);
    const char *name[CLAN_COUNT];
    char names[SENTENCE_MAX], id[24];
    if (n == 0)
        return 0;
    for (int i = 0; i < n; i++)
        name[i] = t->names->name[seat[i]];
    say(names, sizeof names, SAY("{names}"), say_list("names", SAY_AND, name, n));
    float badge = fminf(r.h - 2, r.w / (float)(n + 1) - 1), all = (badge + 2) * (float)n;
    for (int i = 0; i < n; i++)
        gfx_seat_badge(t->g, seat[i], r.x + r.w - all + badge / 2 + (badge + 2) * (float)i, r.y + r.h / 2, badge);
    (void)snprintf(id, sizeof id, "holders-%d", row);
    ui_mark(t->ui, id, "names", r, names);
    return all;
}

static void say_count(const Count *c, char words[SENTENCE_MAX])
{
    if (c->most == 0)
        say(words, SENTENCE_MAX, SAY("No face-up goblins here: no points."));
    else if (c->nbest > 1)
        say(words, SENTENCE_MAX, SAY("{n} clans are tied at {most}: 1 point each."), say_n("n", c->nbest),
            say_n("most", c->most));
    else
        say(words, SENTENCE_MAX,
            SAY("{flag:{clan} leads: 3 points, and 1 more for its Flagbearer.|{clan} leads: 3 points. A face-up {clan} "
                "Flagbearer here would add 1.}"),
            say_is("flag", c->flag), say_s("clan", say_word(goblins_clan_name[c->best])));
}

static void tell_count(Table *t, Rect r, const Count *c)
{
    char id[16], words[SENTENCE_MAX];
    const char *title = say_word(goblins_line_title(t->in->s, c->row));
    bool open = goblins_of(t->in->s)->open >> c->row & 1;
    (void)snprintf(id, sizeof id, "line-%d", goblins_first_line(t->in->s) + c->row);
    say_count(c, words);
    if (ui_touch(t->ui, id, "count", r, words, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, title, open ? words : T_("not in play yet"), NULL);
}

/* Draws the points of the line as a coin above its counts, beside it the Flagbearer's one, or what the previewed move
 * makes of them; at the end also whose they are. */
static void head_of(Table *t, Rect r, const Count *c, const State *then)
{
    int later = then ? points_then(then, c->row) : c->points;
    float whose = draw_holders(t, r, c->row);
    bool changes = later != c->points, flag = c->flag && !changes && whose == 0; /* there is room for one of them */
    char more[SENTENCE_MAX] = "";
    r.w -= whose;
    if (c->points == 0 && !changes)
        return;
    say(more, sizeof more, SAY("{changes:\u25b8{to}|+1}"), say_is("changes", changes), say_n("to", later));
    Text style = {FACE_BOLD, r.h * 0.74f, gfx_color(t->g, changes ? COL_TARGET : COL_LIT), ALIGN_LEFT, true};
    style = gfx_text_fit(t->g, style, 9, 0.5f, r.w - r.h, more);
    float beside = changes || flag ? gfx_text_width(t->g, style, more) + 3 : 0, x = r.x + (r.w - r.h - beside) / 2;
    gfx_coin(t->g, c->points - flag, x + r.h / 2, r.y + r.h / 2, r.h);
    if (beside > 0)
        (void)ui_label(t->ui, style, rect(x + r.h + 3, r.y, beside, r.h), more);
}

static void line_tab(Table *t, int row, const State *then)
{
    Rect r = t->at->panel[AT_LINE + row], in = rect_inset(r, 4);
    if (rect_is_empty(r))
        return;
    Count c = count_row(t, row);
    unsigned clans = goblins_clans(t->in->s);
    goblins_plate(t, r, 10);
    tell_count(t, r, &c);
    head_of(t, rect_cut_top(&in, fminf(r.h * 0.21f, 34)), &c, then);
    (void)rect_cut_top(&in, 2);
    float h = in.h / (float)__builtin_popcount(clans);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            count_of(t, rect(in.x, in.y, in.w, h - 2), &c, clan, then);
            in.y += h;
        }
}

void goblins_draw_field(Table *t)
{
    frame_of_columns(t);
    free_cells(t);
    Goblins after;
    const State *then = !goblins_ends(t) && goblins_meant(t, &after) ? &after.s : NULL;
    for (int row = 0; row < GRID_ROWS; row++)
        line_tab(t, row, then);
}
