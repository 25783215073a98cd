/* SPDX-License-Identifier: MIT */
#include "games/goblins/table/goblins_layout.h"

#include <math.h>

#include "core/table.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float top;
} Plan;

unsigned goblins_rows(const State *s)
{
    /* A line opens when a goblin has been placed in it. */
    Cells in = goblins_allowed(s) | goblins_plane(s, PLANE_TAKEN);
    unsigned rows = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        if (in & cells_row(row))
            rows |= 1u << row;
    return rows;
}

/* Places the chips of the seats, the deck and the button of the twelve goblins; if the log is a drawer, also its
 * button. */
static void put_chips(Plan *m, Rect row)
{
    const BoardIn *in = m->in;
    bool large = in->text > 1.5f;
    if (rect_is_empty(m->out->log)) {
        m->out->news = rect_safe(rect_cut_right(&row, line_of(in, large ? 56 : 84)));
        (void)rect_cut_right(&row, 8);
    }
    m->out->panel[AT_TWELVE] = rect_safe(rect_cut_right(&row, large ? line_of(in, 74) : line_of(in, 146) + 20));
    (void)rect_cut_right(&row, 10);
    m->out->panel[AT_DECK] =
        rect_safe(rect_cut_right(&row, large ? row.h / 1.25f + line_of(in, 26) : line_of(in, 150)));
    (void)rect_cut_right(&row, 10);
    if (rect_is_empty(m->out->log)) {
        m->out->again = rect_safe(rect_cut_right(&row, line_of(in, 80)));
        (void)rect_cut_right(&row, 8);
    }
    int n = in->s->nseats;
    float gap = n > 3 ? 6 : 10, w = (row.w - gap * (float)(n - 1)) / (float)n, most = line_of(in, 230);
    w = w > most ? most : w;
    for (int i = 0; i < n; i++)
        m->out->panel[AT_SEAT + i] = rect_safe(rect(row.x + (w + gap) * (float)i, row.y, w, row.h));
}

/* ---- the battlefield --------------------------------------------------------------------------------------------- */

typedef struct {
    int first, n; /* columns as they are called at the table */
    float w, h, x, y, gap;
} Field;

/* Chooses the columns: as many as the frame holds, so that nothing moves while the horde grows. They lie around the
 * first Flagbearers, shifted as far as the horde reaches. A horde one column narrower may grow at either end, so it
 * has one more. */
static void columns(const State *s, Field *f)
{
    Extent e = goblins_extent(s);
    int more = e.width < FRAME_WIDTH ? 1 : 0, west = e.west - more, n = e.width + 2 * more;
    f->n = n > FRAME_WIDTH ? n : FRAME_WIDTH;
    f->first = 1 - f->n / 2;
    if (f->first > west)
        f->first = west;
    if (f->first + f->n < west + n)
        f->first = west + n - f->n;
}

static float gap_of(int rows)
{
    return rows > 3 ? 4 : 5;
}

static Field field_of(const State *s, Rect area, int rows)
{
    Field f = {.gap = gap_of(rows)};
    columns(s, &f);
    f.w = (area.w - f.gap * (float)(f.n - 1)) / (float)f.n;
    f.h = (area.h - f.gap * (float)(rows - 1)) / (float)rows;
    f.w = fminf(f.w, f.h / 1.25f);
    f.w = fmaxf(8, fminf(f.w, GOBLINS_CARD_MOST));
    f.h = f.w * 1.25f;
    f.x = area.x + (area.w - f.w * (float)f.n - f.gap * (float)(f.n - 1)) / 2;
    f.y = area.y + (area.h - f.h * (float)rows - f.gap * (float)(rows - 1)) / 2;
    return f;
}

static int rows_of(const State *s)
{
    int rows = __builtin_popcount(goblins_rows(s));
    return rows < 1 ? 1 : rows;
}

/* Returns the width of the counts at the end of a line. */
static float side_of(const BoardIn *in)
{
    return fmaxf(in->w < 1200 ? 142 : 158, line_of(in, 108) + 16);
}

/* Returns the height of the horde when it is as wide as the felt allows. */
static float field_height(const BoardIn *in, float width)
{
    Rect all = rect(0, 0, width - side_of(in) - 8, 10000);
    int rows = rows_of(in->s);
    Field f = field_of(in->s, all, rows);
    return f.h * (float)rows + f.gap * (float)(rows - 1);
}

static void put_field(Plan *m, Rect area)
{
    const State *s = m->in->s;
    Rect cells = area;
    Rect side = rect_cut_right(&cells, side_of(m->in));
    (void)rect_cut_right(&cells, 8);
    Field f = field_of(s, cells, rows_of(s));
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

enum { CARD_GAP = 10, CLOTH_GAP = 14, LOG_GAP = 12, LOG_MOST = 460 };

static float cloth_width(const BoardIn *in, Rect row)
{
    return clampf(row.h * 0.62f + line_of(in, 176), 120, fminf(row.w * 0.46f, line_of(in, 300)));
}

/* Returns the width of the log, where the opponents' turns are shown, at least `least`: what neither the cloth nor
 * the hand with a raised card needs. */
static float log_width(const BoardIn *in, Rect row, float least)
{
    float hand = (row.h / 1.25f + CARD_GAP) * 5 + CLOTH_GAP;
    return clampf(row.w - hand - cloth_width(in, row) - CLOTH_GAP - LOG_GAP, least, fmaxf(least, LOG_MOST));
}

/* Puts the cloth with the near seat's clan at the right end of the row. */
static void put_crown(Plan *m, Rect *row)
{
    const BoardIn *in = m->in;
    Rect box = rect_cut_right(row, cloth_width(in, *row));
    (void)rect_cut_right(row, CLOTH_GAP);
    m->out->panel[AT_CROWN] = rect_safe(box);
    Rect in_box = rect_inset(box, 18);
    float cw = fminf(in_box.h / 1.25f, fminf(in_box.w * 0.42f, 108));
    m->out->panel[AT_CROWN_CARD] = rect_safe(rect(in_box.x, in_box.y + (in_box.h - cw * 1.25f) / 2, cw, cw * 1.25f));
}

/* Puts hints beside the hand, over the log: the horde, its lines and the hand stay visible. */
static void put_advice(Plan *m, Rect row, float left)
{
    Rect log = m->out->log;
    if (!rect_is_empty(log))
        m->out->advice = rect_safe(rect(left + 12, row.y - 16, log.x + log.w - left - 12, row.h + 24));
}

static void put_hand(Plan *m, Rect row)
{
    const BoardIn *in = m->in;
    const State *s = in->s;
    if (!rect_is_empty(m->out->log)) {
        m->out->log = rect_safe(rect_cut_right(&row, log_width(in, row, m->out->log.w)));
        (void)rect_cut_right(&row, LOG_GAP);
    }
    put_crown(m, &row);
    Rect card = m->out->panel[AT_CROWN_CARD];
    PieceId p = table_first(s, (PlaceId)(PLACE_CROWN + in->near));
    if (p != NO_PIECE)
        layout_put(m->out, p, card, 1, true);
    float h = fminf(row.h, (row.w - 30) / 4 * 1.25f), w = h / 1.25f;
    PieceId air = table_first(s, PLACE_AIR);
    bool mine = in->asked == in->near && in->eyes == in->near;
    m->out->panel[AT_AIR] = rect_safe(rect(row.x + row.w - w, row.y, w, h));
    if (!mine) { /* another seat holds it: shown over the field */
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
        layout_put(m->out, hand[i], layout_fan(row, i, n, w, h, CARD_GAP), 3 + i, true);
    put_advice(m, row,
               mine && air != NO_PIECE ? row.x + row.w + 14 + w
               : n > 0                 ? m->out->piece[hand[n - 1]].r.x + m->out->piece[hand[n - 1]].r.w
                                       : row.x);
}

/* Puts the page of the twelve goblins over the right side of the table. */
static void put_twelve(const BoardIn *in, float top, BoardLayout *out)
{
    if (in->drawer != DRAWER_LIST)
        return;
    float w = fminf(in->w - 24, fmaxf(880, line_of(in, 620)));
    out->drawer = rect_safe(rect(in->w - 12 - w, top, w, in->h - top - 12));
}

void goblins_layout(const BoardIn *in, BoardLayout *out)
{
    layout_begin(in, out);
    Plan m = {.in = in, .out = out, .top = out->top.h + 10};
    bool low_window = in->h<400 * in->text, large = in->text> 1.5f; /* one line in a chip */
    out->felt = rect_safe(rect(10, m.top, in->w - 20, in->h - 12 - m.top));
    Rect f = rect_inset(out->felt, 10);
    if (in->w >= 1040 * in->text)
        out->log = rect(0, 0, clampf(in->w * 0.235f, 240, 340), 1);
    put_chips(&m, rect_cut_top(&f, low_window || large ? line_of(in, 22) + 8 : line_of(in, 36) + 8));
    (void)rect_cut_top(&f, large ? 6 : 8);
    float prompt = clampf(16 + line_of(in, 42), 56, 104), now = large ? 0 : line_of(in, 24) + 8;
    float rest = prompt + now + (now > 0 ? 16 : 8) + 24, least = layout_share(GOBLINS_HAND_HEIGHT, f.h);
    float hand = clampf(f.h - rest - field_height(in, f.w), least, fmaxf(least, GOBLINS_HAND_MOST));
    Rect low = rect_cut_bottom(&f, hand);
    (void)rect_cut_bottom(&f, 18 + hand * 0.035f); /* a lifted card stays clear of the question */
    out->prompt = rect_safe(rect_cut_bottom(&f, prompt));
    (void)rect_cut_bottom(&f, 8);
    if (now > 0) {
        out->panel[AT_NOW] = rect_safe(rect_cut_bottom(&f, now));
        (void)rect_cut_bottom(&f, 8);
    }
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1.25f});
    layout_put_hidden_at(in, out, PLACE_DECK, rect_center(out->panel[AT_DECK], 28, 35));
    put_field(&m, rect_safe(f));
    put_hand(&m, rect_safe(low));
    if (rect_is_empty(out->log))
        layout_log_drawer(in, m.top, out);
    put_twelve(in, m.top, out);
}
