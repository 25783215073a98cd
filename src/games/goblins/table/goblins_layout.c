/* SPDX-License-Identifier: MIT */
#include "games/goblins/table/goblins_layout.h"

#include <math.h>

#include "core/table.h"

/* Sizes that follow from the window: the tab of a line, the room above the horde, the ribbon and the hand. */
typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float tab, top, ribbon, hand;
    int rows;
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

/* ---- the battlefield --------------------------------------------------------------------------------------------- */

enum { COLUMN_GAP = 4, TAB_GAP = 7, EDGE = 6, RIBBON_GAP = 10 };

typedef struct {
    int first, n; /* columns as they are called at the table */
    float w, h, x, y, gap;
    float end; /* width of the first and the last column */
} Field;

/* Chooses the columns: as many as the frame holds, so that nothing moves while the horde grows. They lie around the
 * first Flagbearers, shifted as far as the horde reaches. A horde one column narrower may grow at either end, so it
 * has one more: both ends are free then and share the room of one column, so that no card changes its size. */
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

static int columns_wide(const Field *f)
{
    return f->n > FRAME_WIDTH ? f->n - 1 : f->n;
}

static Rect column_of(const Field *f, int i, float y)
{
    float x = i == 0 ? f->x : f->x + f->end + COLUMN_GAP + (f->w + COLUMN_GAP) * (float)(i - 1);
    return rect(x, y, i == 0 || i == f->n - 1 ? f->end : f->w, f->h);
}

static Field field_within(const Plan *m, float right)
{
    const BoardIn *in = m->in;
    Field f = {.gap = m->rows > 3 ? 4 : 5, .y = m->top};
    columns(in->s, &f);
    float n = (float)columns_wide(&f), between = COLUMN_GAP * (n - 1), left = m->tab + TAB_GAP + EDGE,
          wide = right - left, high = in->h - m->top - 2 * RIBBON_GAP - m->ribbon - m->hand;
    f.w = fminf((wide - between) / n, (high - f.gap * (float)(m->rows - 1)) / (float)m->rows / 1.25f);
    f.w = fmaxf(8, f.w);
    f.h = f.w * 1.25f;
    f.end = f.n > FRAME_WIDTH ? (f.w - COLUMN_GAP) / 2 : f.w;
    f.x = left + (wide - f.w * n - between) / 2;
    return f;
}

/* Returns all cells of the field as one rectangle. */
static Rect all_of(const Plan *m, const Field *f)
{
    return rect_safe(rect(f->x, f->y, (f->w + COLUMN_GAP) * (float)columns_wide(f) - COLUMN_GAP,
                          (f->h + f->gap) * (float)m->rows - f->gap));
}

/* The field takes the whole width, or ends beside the strap where it is so high that they would meet. */
static Field field_of(const Plan *m)
{
    Field f = field_within(m, m->in->w - EDGE);
    Rect all = all_of(m, &f);
    return all.y + all.h + EDGE > m->out->strap.y ? field_within(m, m->in->w - STRAP_ROOM) : f;
}

static void put_field(Plan *m, const Field *f)
{
    const State *s = m->in->s;
    unsigned rows = goblins_rows(s);
    float y = f->y;
    for (int row = 0; row < GRID_ROWS; row++) {
        if (!(rows >> row & 1))
            continue;
        m->out->panel[AT_LINE + row] = rect_safe(rect(f->x - TAB_GAP - m->tab, y, m->tab, f->h));
        for (int i = 0; i < f->n; i++) {
            int cell = row * GRID_RING + ((f->first + i) & (GRID_RING - 1));
            Rect r = rect_safe(column_of(f, i, y));
            PieceId p = goblins_at(s, cell);
            m->out->place[PLACE_CELL + cell] = r;
            if (p != NO_PIECE)
                layout_put(m->out, p, r, 2, true);
        }
        y += f->h + f->gap;
    }
}

/* ---- the far edge ------------------------------------------------------------------------------------------------ */

enum { SEAT_EDGE = 14, SEAT_SIZE = 54, BANNER = 122, BANNER_GAP = 14, DECK = 40 };

/* Puts the banners of the clans in the middle of the far edge, and the deck to their right; returns how wide both sides
 * beside them are. */
static float put_banners(Plan *m)
{
    const BoardIn *in = m->in;
    unsigned clans = goblins_clans(in->s);
    float n = (float)__builtin_popcount(clans), w = BANNER, h = m->top - 20;
    w = fminf(w, (in->w * 0.46f - BANNER_GAP * (n - 1)) / n);
    float all = (w + BANNER_GAP) * n - BANNER_GAP, x = (in->w - all) / 2;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            m->out->panel[AT_BANNER + clan] = rect_safe(rect(x, 4, w, h));
            x += w + BANNER_GAP;
        }
    float deck = fminf(DECK, h / 1.25f);
    if (table_size(in->s, PLACE_DECK) > 0)
        m->out->panel[AT_DECK] = rect_safe(rect(x + 8, 4 + (h - deck * 1.25f) / 2, deck, deck * 1.25f));
    return (in->w - all) / 2 - SEAT_EDGE;
}

/* Puts the other seats at both ends of the far edge, clockwise from the near one; the near one is beside the ribbon. */
static void put_seats(Plan *m, float side)
{
    const BoardIn *in = m->in;
    int others = in->s->nseats - 1, left = (others + 1) / 2;
    float size = fminf(SEAT_SIZE, m->top - 16), half = side / 2 - 8, deck = m->out->panel[AT_DECK].w;
    bool named = in->text <= 1.5f;
    for (int k = 0; k < others; k++) {
        int seat = (in->near + 1 + k) % in->s->nseats;
        float room = k < left ? (left > 1 ? half : side * 0.7f) : side - deck - line_of(in, 40);
        float w = named ? fminf(room, size + 14 + line_of(in, 120)) : fminf(room, size + 14 + 98);
        float x = k < left ? SEAT_EDGE + (half + 8) * (float)k : in->w - SEAT_EDGE - w;
        m->out->seat[seat] = rect_safe(rect(x, 10, w, size));
    }
}

/* ---- the near edge ----------------------------------------------------------------------------------------------- */

enum { HAND_LEFT = 20, CARD_GAP = 12, CLOTH_PAD = 27, CLOTH_GAP = 12, AIR_GAP = 14, PLATE = 50 };

/* Puts the near seat and, in the middle of the rest of its line, the ribbon. */
static void put_ribbon(Plan *m, float y)
{
    const BoardIn *in = m->in;
    float plate = in->text > 1.5f ? PLATE : fminf(PLATE + 14 + line_of(in, 110), in->w * 0.2f),
          x = SEAT_EDGE + plate + 8;
    m->out->seat[in->near] = rect_safe(rect(SEAT_EDGE, y + (m->ribbon - PLATE) / 2, plate, PLATE));
    m->out->prompt = rect_safe(rect(x, y, in->w - 2 * x, m->ribbon));
}

/* Puts the cloth with the near seat's Crown beside the strap; returns what it leaves of the row. */
static Rect put_crown(Plan *m, Rect row)
{
    PieceId p = table_first(m->in->s, (PlaceId)(PLACE_CROWN + m->in->near));
    float w = fminf((row.h - 20) / 1.25f, row.w * 0.18f);
    Rect cloth = rect_cut_right(&row, w + 2 * CLOTH_PAD);
    Rect card = rect(cloth.x + CLOTH_PAD, cloth.y + 20, w, w * 1.25f);
    m->out->panel[AT_CROWN] = rect_safe(rect(cloth.x, cloth.y, cloth.w, m->in->h - cloth.y));
    m->out->panel[AT_CROWN_CARD] = rect_safe(card);
    if (p != NO_PIECE)
        layout_put(m->out, p, card, 1, true);
    (void)rect_cut_right(&row, CLOTH_GAP);
    return rect_safe(row);
}

/* Puts the goblin in the air: at the right end of the hand if the near seat holds it, else over the field. */
static void put_air(Plan *m, Rect *row, float w)
{
    const BoardIn *in = m->in;
    PieceId air = table_first(in->s, PLACE_AIR);
    bool mine = in->asked == in->near && in->eyes == in->near;
    Rect f = m->out->panel[AT_FIELD];
    m->out->panel[AT_AIR] = mine ? rect_safe(rect(row->x + row->w - w, row->y, w, w * 1.25f))
                                 : rect_safe(rect_center(f, fminf(w, f.h * 0.4f), fminf(w * 1.25f, f.h * 0.5f)));
    if (air == NO_PIECE)
        return;
    layout_put(m->out, air, m->out->panel[AT_AIR], 90, true);
    m->out->piece[air].stays = !mine;
    if (mine)
        (void)rect_cut_right(row, w + AIR_GAP);
}

static void put_hand(Plan *m, float y)
{
    const BoardIn *in = m->in;
    Rect row = rect(HAND_LEFT, y, in->w - HAND_LEFT - STRAP_ROOM - 14, in->h - y - 8);
    row = put_crown(m, rect_safe(row));
    float w = fminf(row.h / 1.25f, (row.w - CARD_GAP * (GOBLINS_HAND - 1)) / GOBLINS_HAND);
    PieceId hand[PIECE_MAX];
    int n = table_list(in->s, (PlaceId)(PLACE_HAND + in->near), hand);
    (void)rect_cut_top(&row, row.h - w * 1.25f); /* the rest is room for a lifted card */
    put_air(m, &row, w);
    m->out->panel[AT_HAND] = rect_safe(row);
    for (int i = 0; i < n; i++)
        layout_put(m->out, hand[i], layout_fan(row, i, n, w, w * 1.25f, CARD_GAP), 3 + i, true);
}

/* Puts the page of the twelve goblins over the right side of the table. */
static void put_twelve(const BoardIn *in, BoardLayout *out)
{
    if (in->drawer != DRAWER_LIST)
        return;
    float w = fminf(in->w - STRAP_ROOM - 24, fmaxf(880, line_of(in, 620)));
    out->drawer = rect_safe(rect(in->w - STRAP_ROOM - 8 - w, 8, w, in->h - 16));
}

void goblins_layout(const BoardIn *in, BoardLayout *out)
{
    int rows = __builtin_popcount(goblins_rows(in->s));
    bool low = in->h < 760;
    layout_stage(in, out, STUDS + 1);
    Plan m = {.in = in,
              .out = out,
              .tab = (low ? 58 : 66) * fminf(in->text, 1.2f),
              .top = low ? 66 : 84,
              .ribbon = layout_ribbon(in->text),
              .rows = rows < 1 ? 1 : rows};
    m.hand = in->h * (m.rows > 3 ? 0.22f : 0.3f);
    put_seats(&m, put_banners(&m));
    Field f = field_of(&m);
    Rect all = out->panel[AT_FIELD] = all_of(&m, &f);
    float y = all.y + all.h + RIBBON_GAP;
    put_ribbon(&m, y);
    for (int seat = 0; seat < in->s->nseats; seat++)
        out->panel[AT_SEAT + seat] = seat_face(out->seat[seat], goblins_seat_shape(out->seat[seat], in->w), in->text);
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1.25f});
    layout_put_hidden_at(in, out, PLACE_DECK, out->panel[AT_DECK]);
    put_field(&m, &f);
    put_hand(&m, y + m.ribbon + CARD_GAP);
    put_twelve(in, out);
}
