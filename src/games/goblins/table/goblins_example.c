/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Goblin Ranks: the horde before and after, and the cells that are spoken of. The words
 * are those of docs/rules/goblins.md, 7.0. */
#include "games/goblins/table/goblins_example.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/goblins/table/goblins.h"
#include "games/goblins/goblins.h"

enum { ROWS = 5, COLUMNS = 12, WORD = 8 };

typedef struct {
    char at[ROWS][COLUMNS][WORD]; /* "Rb", "[Ek]", "": nobody */
    int line[ROWS], rows, columns, x;
} Horde;

typedef struct {
    int line, x;
    bool refused;
} Mark;

typedef struct {
    Horde before, after;
    bool told; /* there is a position after the move */
    Mark mark[4];
    int marks;
} Scene;

/* ---- reading ----------------------------------------------------------------------------------------------------- */
static void read_row(Horde *h, const ExampleLine *l)
{
    if (h->rows == ROWS)
        return;
    h->line[h->rows] = (int)strtol(l->word[0], NULL, 10);
    for (int i = 1; i < l->n && i <= COLUMNS; i++) {
        if (strcmp(l->word[i], ".") != 0)
            (void)snprintf(h->at[h->rows][i - 1], WORD, "%s", l->word[i]);
        h->columns = i > h->columns ? i : h->columns;
    }
    h->rows++;
}

/* "2,1" */
static bool read_cell(const char *word, int *line, int *x)
{
    char *end;
    *line = (int)strtol(word, &end, 10);
    if (end == word || *end != ',')
        return false;
    *x = (int)strtol(end + 1, NULL, 10);
    return true;
}

/* "= refused Ann places Rb at 2,1", "= can ..." */
static void read_mark(Scene *s, const ExampleLine *l)
{
    Mark m = {.refused = example_is(l, 1, "refused")};
    if (s->marks < (int)(sizeof s->mark / sizeof s->mark[0]) && read_cell(l->word[l->n - 1], &m.line, &m.x))
        s->mark[s->marks++] = m;
}

static void read_scene(Scene *s, const char *lines)
{
    *s = (Scene){0};
    ExampleLine l = {.next = lines};
    Horde *h = NULL;
    while (example_next(&l)) {
        if (example_is(&l, 0, "grid") || (example_is(&l, 0, "=") && example_is(&l, 1, "grid"))) {
            s->told = l.word[0][0] == '=';
            h = s->told ? &s->after : &s->before;
            h->x = (int)strtol(l.word[l.n - 1], NULL, 10);
        } else if (h && isdigit((unsigned char)l.word[0][0])) {
            read_row(h, &l);
        } else {
            h = NULL;
            if (example_is(&l, 0, "=") && (example_is(&l, 1, "refused") || example_is(&l, 1, "can")))
                read_mark(s, &l);
        }
    }
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */
static bool face_of(const char *code, CardFace *out)
{
    static const char clans[] = "RESA", roles[] = "fkbpshtmawcd";
    const char *clan = code[0] ? strchr(clans, code[0]) : NULL, *role = clan && code[1] ? strchr(roles, code[1]) : NULL;
    return role && goblins_board.face(&goblins_game, goblins_def((Clan)(clan - clans), (Role)(role - roles)), out);
}

typedef struct {
    const Example *e;
    int x, columns;
    float cw, ch, gap;
} Grid;

static void draw_card(const Grid *g, const char *code, Rect r)
{
    CardFace f;
    if (code[0] == '[')
        card_draw_back(g->e->g, goblins_board.back, r, 0);
    else if (face_of(code, &f))
        card_draw(g->e->g, &f, r, 0, NULL);
}

static Rect cell_of(const Grid *g, float x, float y, int row, int column)
{
    return rect(x + (float)(column - g->x) * (g->cw + g->gap), y + (float)row * (g->ch + g->gap), g->cw, g->ch);
}

static const char *card_at(const Horde *h, int line, int column)
{
    for (int i = 0; i < h->rows; i++)
        if (h->line[i] == line && column >= h->x && column - h->x < COLUMNS)
            return h->at[i][column - h->x];
    return "";
}

/* was: the position before, so that changes are framed; or NULL */
static void draw_horde(const Grid *g, const Horde *h, const Horde *was, float x, float y)
{
    for (int row = 0; row < h->rows; row++)
        for (int c = g->x; c < g->x + g->columns; c++) {
            Rect r = cell_of(g, x, y, row, c);
            const char *code = card_at(h, h->line[row], c), *before = was ? card_at(was, h->line[row], c) : code;
            if (code[0])
                draw_card(g, code, r);
            else
                gfx_dashed(g->e->g, r, 4, 1, color_alpha(g->e->edge, 0.5f));
            if (code[0] && strcmp(code, before) != 0)
                gfx_frame(g->e->g, rect_inset(r, -2), 5, 3, code[0] == '[' ? g->e->bad : g->e->good);
        }
}

static void draw_mark(const Grid *g, const Scene *s, const Mark *m, float x, float y)
{
    for (int row = 0; row < s->before.rows; row++) {
        Rect r = cell_of(g, x, y, row, m->x);
        if (s->before.line[row] != m->line)
            continue;
        if (m->refused)
            example_cross(g->e, r);
        else
            gfx_dashed(g->e->g, rect_inset(r, 1), 5, 3, g->e->good);
    }
}

float goblins_example(const Example *e)
{
    Scene s;
    read_scene(&s, e->lines);
    int boards = s.told ? 2 : 1, rows = s.after.rows > s.before.rows ? s.after.rows : s.before.rows;
    Grid g = {.e = e, .x = s.before.x, .gap = 5};
    int end = s.before.x + s.before.columns;
    if (s.told) {
        g.x = s.after.x < g.x ? s.after.x : g.x;
        end = s.after.x + s.after.columns > end ? s.after.x + s.after.columns : end;
    }
    g.columns = end - g.x;
    float arrow = s.told ? 44 * e->k : 0, n = (float)(boards * g.columns);
    if (rows == 0 || g.columns <= 0 || g.columns > 2 * COLUMNS)
        return 0;
    g.cw = fminf(64 * e->k, (e->w - arrow - n * g.gap) / n);
    g.ch = g.cw * 1.25f;
    float wide = (float)g.columns * (g.cw + g.gap), high = (float)rows * (g.ch + g.gap);
    float x = e->x + (e->w - (float)boards * wide - arrow) / 2 + g.gap / 2;
    if (e->draw) {
        draw_horde(&g, &s.before, NULL, x, e->y);
        for (int i = 0; i < s.marks; i++)
            draw_mark(&g, &s, &s.mark[i], x, e->y);
        if (s.told) {
            example_arrow(e, rect(x + wide - g.gap, e->y, arrow, high));
            draw_horde(&g, &s.after, &s.before, x + wide + arrow, e->y);
        }
    }
    return high;
}

bool goblins_example_is_wide(const char *lines)
{
    Scene s;
    read_scene(&s, lines);
    return s.told;
}
