/* SPDX-License-Identifier: MIT */
#include "boards/goblins_layout.h"

#include <math.h>

#include "core/table.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float right; /* width of the rail, 0: none */
    float top;
} Plan;

unsigned goblins_rows(const State *s)
{
    Cells in = goblins_allowed(s) | goblins_plane(s, PLANE_TAKEN); /* a line opens when somebody has landed in it */
    unsigned rows = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        if (in & cells_row(row))
            rows |= 1u << row;
    return rows;
}

/* Pieces rest unseen where they come from: other hands in the chip of their seat, the deck on its pile. */
static void put_hidden(Plan *m)
{
    const State *s = m->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        const PlaceSpec *spec = &m->in->game->place[s->piece[p].place];
        Rect home = rect(m->in->w / 2 - 20, -60, 40, 50);
        if (spec->seat != NO_SEAT && !rect_is_empty(m->out->panel[AT_SEAT + spec->seat]))
            home = rect_center(m->out->panel[AT_SEAT + spec->seat], 24, 30);
        else if (spec->group == GROUP_DECK)
            home = rect_center(m->out->panel[AT_DECK], 28, 35);
        layout_put(m->out, p, home, 0, false);
    }
}

static void put_chips(Plan *m, Rect row)
{
    const BoardIn *in = m->in;
    float deck = line_of(in, 150);
    m->out->panel[AT_DECK] = rect_safe(rect_cut_right(&row, deck));
    (void)rect_cut_right(&row, 10);
    int n = in->s->nseats;
    float gap = 10, w = (row.w - gap * (float)(n - 1)) / (float)n, most = line_of(in, 230);
    w = w > most ? most : w;
    for (int i = 0; i < n; i++)
        m->out->panel[AT_SEAT + i] = rect_safe(rect(row.x + (w + gap) * (float)i, row.y, w, row.h));
}

/* ---- the battlefield --------------------------------------------------------------------------------------------- */

typedef struct {
    int first, n; /* columns as they are called at the table */
    float w, h, x, y, gap;
} Field;

/* Every column of the horde, and one more at each side while the frame is not full. */
static void columns(const State *s, Field *f)
{
    Extent e = goblins_extent(s);
    int more = e.width < FRAME_WIDTH ? 1 : 0;
    f->first = e.west - more;
    f->n = e.width + 2 * more;
}

static Field field_of(const State *s, Rect area)
{
    Field f = {.gap = 6};
    int rows = __builtin_popcount(goblins_rows(s));
    columns(s, &f);
    rows = rows < 1 ? 1 : rows;
    f.w = (area.w - f.gap * (float)(f.n - 1)) / (float)f.n;
    f.h = (area.h - f.gap * (float)(rows - 1)) / (float)rows;
    f.w = fminf(f.w, f.h / 1.25f);
    f.w = fmaxf(8, fminf(f.w, GOBLINS_CARD_MOST));
    f.h = f.w * 1.25f;
    f.x = area.x + (area.w - f.w * (float)f.n - f.gap * (float)(f.n - 1)) / 2;
    f.y = area.y + (area.h - f.h * (float)rows - f.gap * (float)(rows - 1)) / 2;
    return f;
}

static void put_field(Plan *m, Rect area)
{
    const State *s = m->in->s;
    Rect cells = area;
    float counts = line_of(m->in, 108) + 16;
    Rect side = rect_cut_right(&cells, counts);
    (void)rect_cut_right(&cells, 10);
    Field f = field_of(s, cells);
    unsigned rows = goblins_rows(s);
    m->out->panel[AT_FIELD] = rect_safe(area);
    for (int row = 0, k = 0; row < GRID_ROWS; row++) {
        if (!(rows >> row & 1))
            continue;
        float y = f.y + (f.h + f.gap) * (float)k++;
        m->out->panel[AT_LINE + row] = rect_safe(rect(side.x, y, side.w, f.h));
        for (int i = 0; i < f.n; i++) {
            int cell = row * GRID_RING + ((f.first + i) & (GRID_RING - 1));
            Rect r = rect_safe(rect(f.x + (f.w + f.gap) * (float)i, y, f.w, f.h));
            PieceId p = goblins_at(s, cell);
            m->out->place[PLACE_CELL + cell] = r;
            if (p != NO_PIECE)
                layout_put(m->out, p, r, 2, true);
        }
    }
}

/* ---- the hand ---------------------------------------------------------------------------------------------------- */

static void put_hand(Plan *m, Rect row)
{
    const BoardIn *in = m->in;
    const State *s = in->s;
    float crown = clampf(line_of(in, 150) + row.h * 0.55f, 120, row.w * 0.42f);
    Rect box = rect_cut_right(&row, crown);
    (void)rect_cut_right(&row, 12);
    m->out->panel[AT_CROWN] = rect_safe(box);
    Rect in_box = rect_inset(box, 8);
    float cw = fminf(in_box.h / 1.25f, in_box.w * 0.42f);
    Rect card = rect(in_box.x, in_box.y + (in_box.h - cw * 1.25f) / 2, cw, cw * 1.25f);
    m->out->panel[AT_CROWN_CARD] = rect_safe(card);
    PieceId p = table_first(s, (PlaceId)(PLACE_CROWN + in->near));
    if (p != NO_PIECE)
        layout_put(m->out, p, card, 1, true);
    float h = row.h, w = h / 1.25f;
    PieceId air = table_first(s, PLACE_AIR);
    bool mine = in->asked == in->near && in->eyes == in->near;
    m->out->panel[AT_AIR] = rect_safe(rect(row.x + row.w - w, row.y, w, h));
    if (!mine) { /* somebody else holds it up over the field */
        Rect f = m->out->panel[AT_FIELD];
        m->out->panel[AT_AIR] = rect_safe(rect_center(f, fminf(w, f.h * 0.4f), fminf(h, f.h * 0.5f)));
    }
    if (air != NO_PIECE) {
        layout_put(m->out, air, m->out->panel[AT_AIR], 90, true);
        m->out->piece[air].stays = !mine;
        if (mine)
            (void)rect_cut_right(&row, w + 14);
    }
    PieceId hand[PIECE_MAX];
    int n = table_list(s, (PlaceId)(PLACE_HAND + in->near), hand);
    m->out->panel[AT_HAND] = rect_safe(row);
    for (int i = 0; i < n; i++)
        layout_put(m->out, hand[i], layout_fan(row, i, n, w, h, 10), 3 + i, true);
}

static void put_right(Plan *m)
{
    const BoardIn *in = m->in;
    float x = in->w - 10 - m->right, all = in->h - 12 - m->top;
    float zoom = fminf((m->right - 36) * 1.25f + 24 + line_of(in, 96), all * 0.6f);
    m->out->zoom = rect_safe(rect(x, m->top, m->right, zoom));
    m->out->log = rect_safe(rect(x, m->top + zoom + 10, m->right, all - zoom - 10));
}

void goblins_layout(const BoardIn *in, BoardLayout *out)
{
    layout_begin(in, out);
    Plan m = {.in = in, .out = out, .top = out->top.h + 10};
    m.right = out->kind == CLASS_NORMAL ? (out->wide ? 256 : 236) : 0;
    float end = m.right > 0 ? m.right + 20 : 10;
    out->felt = rect_safe(rect(10, m.top, in->w - 10 - end, in->h - 12 - m.top));
    Rect f = rect_inset(out->felt, 10);
    bool low_window = in->h < 400 * in->text; /* one line in a chip */
    put_chips(&m, rect_cut_top(&f, low_window ? line_of(in, 24) + 6 : line_of(in, 40) + 8));
    (void)rect_cut_top(&f, 8);
    if (m.right <= 0) {
        out->news = rect_safe(rect_cut_bottom(&f, line_of(in, 20)));
        (void)rect_cut_bottom(&f, 4);
    }
    float hand = layout_share(GOBLINS_HAND_HEIGHT, f.h), prompt = clampf(16 + line_of(in, 42), 56, 104),
          now = line_of(in, 24) + 10;
    Rect low = rect_cut_bottom(&f, hand);
    (void)rect_cut_bottom(&f, 18 + hand * 0.035f); /* a card that is lifted stays clear of the question */
    out->prompt = rect_safe(rect_cut_bottom(&f, prompt));
    (void)rect_cut_bottom(&f, 8);
    out->panel[AT_NOW] = rect_safe(rect_cut_bottom(&f, now));
    (void)rect_cut_bottom(&f, 8);
    put_hidden(&m);
    put_field(&m, rect_safe(f));
    put_hand(&m, rect_safe(low));
    if (m.right > 0)
        put_right(&m);
    if (m.right <= 0)
        layout_log_drawer(in, m.top, out);
}
