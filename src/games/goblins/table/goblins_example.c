/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Goblin Ranks: the horde before and after, and the cells that are spoken of. */
#include "games/goblins/table/goblins_example.h"

#include <math.h>

#include "games/goblins/goblins.h"
#include "games/goblins/table/goblins.h"

typedef struct {
    const Example *e;
    int x, columns;           /* shown */
    int row[GRID_ROWS], rows; /* of the grid, from the top */
    float cw, ch, gap;
} Grid;

static bool moved(const PlayedBlock *b)
{
    for (int i = 0; i < b->n; i++)
        if (b->said[i].as == SAID_PLAYED)
            return true;
    return false;
}

/* The goblin there, or NO_PIECE. */
static PieceId goblin_at(const State *s, int row, int column)
{
    int cell = row * GRID_RING + (column & (GRID_RING - 1));
    return goblins_column(s, cell) == column ? goblins_at(s, cell) : NO_PIECE;
}

/* The cell that the move is about; -1: it is asked for with no cell. */
static int cell_of(const SaidMove *said)
{
    return said->move.kind == MOVE_PLACE && said->move.b < PLACE_CELL + GRID_CELLS ? said->move.b - PLACE_CELL : -1;
}

/* Makes room for all cells of these in a grid that begins without any. */
static void make_room(Grid *g, const State *s, Cells cells)
{
    for (; cells; cells &= cells - 1) {
        int x = goblins_column(s, cells_lowest(cells)), end = g->columns ? g->x + g->columns : x;
        g->x = g->columns && g->x < x ? g->x : x;
        g->columns = (x + 1 > end ? x + 1 : end) - g->x;
    }
}

static Rect rect_of(const Grid *g, float x, float y, int row, int column)
{
    return rect(x + (float)(column - g->x) * (g->cw + g->gap), y + (float)row * (g->ch + g->gap), g->cw, g->ch);
}

static void draw_goblin(const Grid *g, const Piece *p, Rect r)
{
    CardFace f;
    if (p->face & FACE_DOWN)
        card_draw_back(g->e->g, goblins_board.back, r, 0);
    else if (goblins_board.face(&goblins_game, p->def, &f))
        card_draw(g->e->g, &f, r, 0, NULL);
}

/* was: the position before, so that changes are framed; or NULL */
static void draw_horde(const Grid *g, const State *s, const State *was, float x, float y)
{
    for (int row = 0; row < g->rows; row++)
        for (int c = g->x; c < g->x + g->columns; c++) {
            Rect r = rect_of(g, x, y, row, c);
            PieceId p = goblin_at(s, g->row[row], c), before = was ? goblin_at(was, g->row[row], c) : p;
            if (p == NO_PIECE) {
                gfx_dashed(g->e->g, r, 4, 1, color_alpha(g->e->edge, 0.5f));
                continue;
            }
            bool down = s->piece[p].face & FACE_DOWN;
            draw_goblin(g, &s->piece[p], r);
            if (p != before || (was && down != (was->piece[p].face & FACE_DOWN)))
                gfx_frame(g->e->g, rect_inset(r, -2), 5, 3, down ? g->e->bad : g->e->good);
        }
}

/* Marks the cell of a move that the block only asks about. */
static void draw_mark(const Grid *g, const SaidMove *said, float x, float y)
{
    int cell = cell_of(said);
    for (int row = 0; cell >= 0 && said->as != SAID_PLAYED && row < g->rows; row++) {
        Rect r = rect_of(g, x, y, row, goblins_column(g->e->block->before, cell));
        if (g->row[row] != cell / GRID_RING)
            continue;
        if (said->as == SAID_REFUSED)
            example_cross(g->e, r);
        else
            gfx_dashed(g->e->g, rect_inset(r, 1), 5, 3, g->e->good);
    }
}

float goblins_example(const Example *e)
{
    const PlayedBlock *b = e->block;
    bool told = moved(b);
    Grid g = {.e = e, .gap = 5};
    Cells before = goblins_plane(b->before, PLANE_TAKEN), after = told ? goblins_plane(b->after, PLANE_TAKEN) : 0;
    for (int i = 0; i < b->n && !told; i++)
        before |= cell_of(&b->said[i]) >= 0 ? cell_bit(cell_of(&b->said[i])) : 0;
    make_room(&g, b->before, before);
    make_room(&g, b->after, after);
    for (int row = 0; row < GRID_ROWS; row++)
        if ((before | after) & cells_row(row))
            g.row[g.rows++] = row;
    int boards = told ? 2 : 1;
    float arrow = told ? 44 * e->k : 0, n = (float)(boards * g.columns);
    if (g.columns == 0 || g.columns > 2 * FRAME_WIDTH)
        return 0;
    g.cw = fminf(64 * e->k, (e->w - arrow - n * g.gap) / n);
    g.ch = g.cw * 1.25f;
    float wide = (float)g.columns * (g.cw + g.gap), high = (float)g.rows * (g.ch + g.gap);
    float x = e->x + (e->w - (float)boards * wide - arrow) / 2 + g.gap / 2;
    if (e->draw) {
        draw_horde(&g, b->before, NULL, x, e->y);
        for (int i = 0; i < b->n; i++)
            draw_mark(&g, &b->said[i], x, e->y);
        if (told) {
            example_arrow(e, rect(x + wide - g.gap, e->y, arrow, high));
            draw_horde(&g, b->after, b->before, x + wide + arrow, e->y);
        }
    }
    return high;
}

bool goblins_example_is_wide(const PlayedBlock *block)
{
    return moved(block);
}
