/* SPDX-License-Identifier: MIT */
#include "boards/monstrous_layout.h"

#include <math.h>
#include <string.h>

#include "core/table.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float rail, right; /* widths, 0: none */
    float top;
    Rect field; /* between the rails */
} Plan;

PieceId monstrous_at(const State *s, int position)
{
    PieceId p = table_first(s, PLACE_LINEUP);
    while (p != NO_PIECE && position-- > 0)
        p = s->piece[p].next;
    return p;
}

static void put(BoardLayout *out, PieceId p, Rect r, Rect hit, int z, bool shown)
{
    r = rect_safe(r);
    out->piece[p] = (Spot){r, rect_safe(hit), (uint8_t)z, shown && !rect_is_empty(r)};
}

/* Everything rests unseen where it comes from: heroes in the panel of their seat, dice not in play above the window. */
static void put_hidden(Plan *m)
{
    const State *s = m->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        uint8_t seat = m->in->game->place[s->piece[p].place].seat;
        Rect home = rect(m->in->w / 2 - 20, -60, 40, 40);
        if (seat != NO_SEAT && !rect_is_empty(m->out->panel[AT_SEAT + seat]))
            home = rect_center(m->out->panel[AT_SEAT + seat], 24, 24);
        put(m->out, p, home, home, 0, false);
    }
}

/* ---- the frame --------------------------------------------------------------------------------------------------- */

static void put_seats(Plan *m)
{
    const BoardIn *in = m->in;
    int n = in->s->nseats;
    if (m->rail <= 0) { /* chips in a row */
        float h = line_of(in, 30) + 8, gap = 8, w = (in->w - 20 - gap * (float)(n - 1)) / (float)n;
        for (int i = 0; i < n; i++)
            m->out->panel[AT_SEAT + i] = rect_safe(rect(10 + (w + gap) * (float)i, m->top, w, h));
        m->top += h + 8;
        return;
    }
    float gap = 10, all = in->h - m->top - 12, each = (all - gap * (float)(n - 1)) / (float)n;
    float most = 30 + line_of(in, 82);
    each = each > most ? most : each;
    for (int i = 0; i < n; i++)
        m->out->panel[AT_SEAT + i] = rect_safe(rect(10, m->top + (each + gap) * (float)i, m->rail, each));
}

static void put_right(Plan *m)
{
    const BoardIn *in = m->in;
    float x = in->w - 10 - m->right, all = in->h - 12 - m->top;
    float force = line_of(in, 150), zoom = all * 0.44f;
    m->out->panel[AT_FORCE] = rect_safe(rect(x, m->top, m->right, force));
    m->out->zoom = rect_safe(rect(x, m->top + force + 10, m->right, zoom - 10));
    m->out->log = rect_safe(rect(x, m->top + force + zoom + 10, m->right, all - force - zoom - 10));
}

static void put_drawer(Plan *m)
{
    const BoardIn *in = m->in;
    if (m->right > 0 || in->drawer != DRAWER_LOG)
        return;
    float w = clampf(180 + line_of(in, 180), 100, in->w - 24);
    m->out->drawer = rect_safe(rect(in->w - 12 - w, m->top, w, in->h - m->top - 12));
    m->out->log = m->out->drawer;
}

/* ---- rows of the field ------------------------------------------------------------------------------------------- */

static void put_enemies(Plan *m, Rect row)
{
    const State *s = m->in->s;
    float gap = 10, w = (row.w - gap * (ENEMIES - 1)) / ENEMIES;
    for (int i = 0; i < ENEMIES; i++) {
        Rect cell = rect_safe(rect(row.x + (w + gap) * (float)i, row.y, w, row.h));
        m->out->panel[AT_ENEMY + i] = cell;
        PieceId p = monstrous_at(s, i);
        if (p == NO_PIECE)
            continue;
        float words = line_of(m->in, 66) + 12, side = clampf(cell.h - words - 16, 24, cell.w - 20);
        bool small = s->piece[p].face != MONSTER_NONE;
        float d = small ? side * 0.42f : side;
        Rect at = small ? rect(cell.x + cell.w - d - 8, cell.y + 8, d, d)
                        : rect(cell.x + (cell.w - d) / 2, cell.y + 10, d, d);
        put(m->out, p, at, cell, 2, true);
        if (s->piece[p].face != MONSTER_HYDRA)
            continue;
        int n = table_size(s, PLACE_HEADS), k = 0;
        float hd = clampf((cell.w - 12) / (float)(n > 3 ? 3 : n < 1 ? 1 : n), 20, side * 0.5f);
        for (PieceId h = table_first(s, PLACE_HEADS); h != NO_PIECE; h = s->piece[h].next, k++) {
            Rect r = rect(cell.x + 8 + (float)(k % 3) * hd, cell.y + 8 + (float)(k / 3) * hd, hd - 4, hd - 4);
            put(m->out, h, r, r, 4, true);
        }
    }
    m->out->place[PLACE_LINEUP] = rect_safe(row);
}

static void put_strip(Plan *m, Rect r)
{
    m->out->panel[AT_STRIP] = rect_safe(r);
    Rect in = rect_inset(r, 10);
    float sum = clampf(r.w * 0.30f, line_of(m->in, 120), line_of(m->in, 230));
    m->out->panel[AT_SUM] = rect_safe(rect_cut_right(&in, sum));
    (void)rect_cut_right(&in, 12);
    m->out->panel[AT_DICE] = rect_safe(in);
    uint8_t seat = (uint8_t)party_seat(m->in);
    m->out->place[PLACE_TEAM + seat] = rect_safe(r); /* dice dragged here are gathered */
}

/* Dice of the set that is gathered, in its order, side by side with room for signs between them. */
static void put_gathered(Plan *m)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in), n = __builtin_popcount(m->in->gathered), k = 0;
    Rect area = m->out->panel[AT_DICE];
    if (n == 0 || m->in->asked != seat)
        return;
    float d = area.h - 6, step = d + 26;
    if (step * (float)n > area.w)
        step = area.w / (float)n;
    d = d > step - 4 ? step - 4 : d;
    for (int bit = 0; bit < m->in->game->nset; bit++) {
        if (!(m->in->gathered >> bit & 1))
            continue;
        for (PieceId p = 0; p < s->npieces; p++) {
            uint8_t owner = m->in->game->place[s->piece[p].place].seat;
            if (s->piece[p].def != m->in->game->set[bit].def || s->piece[p].place == PLACE_BOX ||
                (owner != NO_SEAT && owner != seat))
                continue;
            Rect r = rect(area.x + step * (float)k, area.y + (area.h - d) / 2, d, d);
            put(m->out, p, r, r, 8, true);
            k++;
        }
    }
}

static void put_party(Plan *m, Rect row)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in);
    float gap = 8, w = (row.w - gap * (HERO_COUNT - 1)) / HERO_COUNT;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        Rect cell = rect_safe(rect(row.x + (w + gap) * (float)hero, row.y, w, row.h));
        m->out->panel[AT_HERO + hero] = cell;
        float words = line_of(m->in, 62) + 10, d = clampf(cell.h - words - 14, 24, cell.w - 14);
        for (PieceId p = 0; p < s->npieces; p++)
            if (s->piece[p].def == DEF_HERO + hero && m->in->game->place[s->piece[p].place].seat == seat)
                put(m->out, p, rect(cell.x + (cell.w - d) / 2, cell.y + (cell.h - words - d) / 2, d, d), cell, 2, true);
    }
    m->out->place[PLACE_PARTY + seat] = rect_safe(row);
}

static void put_magic(Plan *m)
{
    const State *s = m->in->s;
    Rect area = m->out->panel[AT_MAGIC];
    int k = 0;
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next, k++) {
        Rect r = rect(area.x + area.w - (area.h + 6) * (float)(k + 1), area.y, area.h, area.h);
        put(m->out, p, r, r, 6, true);
    }
}

static void put_field(Plan *m)
{
    const BoardIn *in = m->in;
    Rect f = rect_inset(m->field, 12);
    float gap = 10, prompt = clampf(18 + line_of(in, 44), 58, 110), strip = clampf(f.h * 0.15f, 62, 110);
    float heading = clampf(line_of(in, 28), 28, 60);
    if (m->right <= 0) {
        Rect news = rect_cut_bottom(&f, line_of(in, 20));
        m->out->news = rect_safe(news);
        (void)rect_cut_bottom(&f, 4);
    }
    float left = f.h - prompt - strip - heading - 4 * gap;
    Rect enemies = rect_cut_top(&f, left * 0.47f);
    (void)rect_cut_top(&f, gap);
    Rect strip_at = rect_cut_top(&f, strip);
    (void)rect_cut_top(&f, gap);
    m->out->prompt = rect_safe(rect_cut_top(&f, prompt));
    (void)rect_cut_top(&f, gap);
    Rect head = rect_cut_top(&f, heading);
    (void)rect_cut_top(&f, gap * 0.5f);
    m->out->panel[AT_MAGIC] = rect_safe(rect_cut_right(&head, head.w * 0.4f));
    m->out->panel[AT_HEADING] = rect_safe(head);
    put_enemies(m, rect_safe(enemies));
    put_strip(m, rect_safe(strip_at));
    put_party(m, rect_safe(f));
    put_magic(m);
    put_gathered(m);
}

void monstrous_layout(const BoardIn *in, BoardLayout *out)
{
    memset(out, 0, sizeof *out);
    out->kind = layout_class(in->w, in->text);
    out->wide = layout_wide(in->w, in->text);
    out->top = rect(0, 0, in->w, layout_top_height(in->text));
    out->pages = 1;
    Plan m = {.in = in, .out = out, .top = out->top.h + 10};
    if (out->kind == CLASS_NORMAL) {
        m.rail = out->wide ? 220 : 204;
        m.right = out->wide ? 250 : 232;
    }
    put_seats(&m);
    float x = m.rail > 0 ? m.rail + 20 : 10, end = m.right > 0 ? m.right + 20 : 10;
    m.field = out->felt = rect_safe(rect(x, m.top, in->w - x - end, in->h - 12 - m.top));
    put_hidden(&m);
    if (m.right > 0)
        put_right(&m);
    put_field(&m);
    put_drawer(&m);
}
