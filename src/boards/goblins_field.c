/* SPDX-License-Identifier: MIT
 * The battlefield: free cells, the counts of the lines, and what a power would do before it is done. */
#include <stdio.h>

#include "boards/goblins_draw.h"
#include "games/goblins/goblins_preview.h"

static void free_cells(Table *t)
{
    const State *s = t->in->s;
    Cells legal = s->phase == PHASE_OVER ? 0 : goblins_legal_cells(s);
    Color c = color_alpha(gfx_color(t->g, COL_TEXT), 0.22f);
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (rect_is_empty(r) || goblins_at(s, cell) != NO_PIECE)
            continue;
        if (legal >> cell & 1)
            gfx_round(t->g, r, 6, color_alpha(gfx_color(t->g, COL_TEXT), 0.05f));
        gfx_dashed(t->g, r, 6, 1, c);
    }
}

static void count_of(Table *t, Rect r, int row, int clan, bool leads)
{
    int n = goblins_strength(t->in->s, row, (Clan)clan);
    float badge = clampf(r.h * 0.42f, 12, 24);
    gfx_badge(t->g, clan_sign(clan), r.x + r.w / 2, r.y + badge / 2 + 1, badge);
    words_label(t, rect(r.x, r.y + badge + 2, r.w, r.h - badge - 2),
                (Words){leads ? FACE_BOLD : FACE_MEDIUM, 16, leads ? COL_TEXT : COL_TEXT2, ALIGN_CENTER}, "%d", n);
}

static void line_panel(Table *t, int row)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_LINE + row];
    if (rect_is_empty(r))
        return;
    gfx_surface(t->g, r, SURFACE_ROW);
    Rect in = rect_inset(r, 6);
    float line = line_of(t->in, 20);
    char points[40] = "";
    int best = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        bool flag = false;
        int worth = goblins_line_points(s, row, (Clan)clan, &flag);
        if (worth > best) {
            best = worth;
            (void)snprintf(points, sizeof points, flag ? "%d with flag" : "%d", worth);
        }
    }
    if (in.h > line + 30) {
        Rect head = rect_cut_top(&in, line);
        words_label(t, head, (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT}, "line %d", goblins_first_line(s) + row);
        words_at(t, head, (Words){FACE_BOLD, 14, COL_ACCENT, ALIGN_RIGHT}, "%s", points);
    }
    unsigned clans = goblins_clans(s);
    int n = __builtin_popcount(clans), most = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1 && goblins_strength(s, row, (Clan)clan) > most)
            most = goblins_strength(s, row, (Clan)clan);
    for (int clan = 0, k = 0; clan < CLAN_COUNT; clan++) {
        if (!(clans >> clan & 1))
            continue;
        float w = in.w / (float)n;
        count_of(t, rect(in.x + w * (float)k++, in.y, w, in.h), row, clan,
                 most > 0 && goblins_strength(s, row, (Clan)clan) == most);
    }
}

void draw_battlefield(Table *t)
{
    free_cells(t);
    for (int row = 0; row < GRID_ROWS; row++)
        line_panel(t, row);
}

/* ---- previews ---------------------------------------------------------------------------------------------------- */

static bool may(const Table *t, int kind, PlaceId place)
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == kind && t->legal->m[i].a == place)
            return true;
    return false;
}

static void outline(Table *t, Cells cells, ColorRole color)
{
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (cells >> cell & 1 && !rect_is_empty(r)) {
            gfx_round(t->g, r, 6, color_alpha(gfx_color(t->g, color), 0.25f));
            gfx_frame(t->g, rect_inset(r, -2), 8, 3, gfx_color(t->g, color));
        }
    }
}

/* What goes down with the goblin pointed at, and what a slide of its column would leave. */
void draw_battlefield_over(Table *t)
{
    const State *s = t->in->s;
    PieceId p = t->pointed;
    if (p == NO_PIECE || s->piece[p].place >= PLACE_CELL + GRID_CELLS || t->legal->n == 0)
        return;
    PlaceId place = s->piece[p].place;
    int cell = place - PLACE_CELL;
    if (may(t, MOVE_DOWN, place)) {
        outline(t, goblins_blast(s, cell, NULL), COL_BAD);
        return;
    }
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        Slide slide;
        if (!may(t, kind, place) || !goblins_slide(s, goblins_column(s, cell), kind == MOVE_SLIDE_UP ? -1 : 1, &slide))
            continue;
        outline(t, slide.after & cells_column(cell), COL_TARGET);
        if (slide.pushed >= 0)
            outline(t, cell_bit(slide.pushed), COL_BAD);
        return;
    }
}
