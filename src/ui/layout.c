/* SPDX-License-Identifier: MIT */
#include "ui/layout.h"

#include <string.h>

Rect rect_safe(Rect r)
{
    r.w = r.w < 0 ? 0 : r.w;
    r.h = r.h < 0 ? 0 : r.h;
    return r;
}

float layout_seat_column(float diameter, float text)
{
    enum { BELOW = 9, NAME = 25, INFO = 23 };
    return diameter + BELOW + text * (text > 1.5f ? INFO : NAME + INFO);
}

float layout_ribbon(float text)
{
    return 44 * clampf(text, 1, 1.45f);
}

enum { STRAP_EDGE = 9, STRAP_WIDE = 52, STRAP_OFF = 6, STRAP_FOOT = 8, SCROLL_WIDE = 300 };

Rect layout_stud(Rect strap, int i)
{
    return rect(strap.x + (strap.w - STUD) / 2, strap.y + STRAP_EDGE + (float)(i * (STUD + STUD_GAP)), STUD, STUD);
}

Rect layout_shared_stud(Rect strap, int i)
{
    float end = strap.y + strap.h - STRAP_EDGE;
    return rect(strap.x + (strap.w - STUD) / 2, end - (float)((STUDS - i) * (STUD + STUD_GAP)) + STUD_GAP, STUD, STUD);
}

void layout_stage(const BoardIn *in, BoardLayout *out, int studs)
{
    memset(out, 0, sizeof *out);
    out->felt = rect(0, 0, in->w, in->h);
    float h = (float)(studs * STUD + (studs - 1) * STUD_GAP + 2 * STRAP_EDGE);
    out->strap = rect(in->w - STRAP_WIDE - STRAP_OFF, in->h - STRAP_FOOT - h, STRAP_WIDE, h);
    if (in->drawer == DRAWER_LOG) {
        float w = clampf(SCROLL_WIDE * (1 + (in->text - 1) * 0.6f), 100, in->w - STRAP_ROOM - 16);
        out->drawer = out->log = rect_safe(rect(out->strap.x - 8 - w, 8, w, in->h - 16));
    }
}

void layout_put(BoardLayout *out, PieceId p, Rect r, int z, bool shown)
{
    layout_put_in(out, p, r, r, z, shown);
}

void layout_put_in(BoardLayout *out, PieceId p, Rect r, Rect hit, int z, bool shown)
{
    r = rect_safe(r);
    out->piece[p] = (Spot){.r = r, .hit = rect_safe(hit), .z = (uint8_t)z, .shown = shown && !rect_is_empty(r)};
}

float layout_shows(const State *s, const BoardLayout *at, PieceId p)
{
    Rect r = at->piece[p].r;
    float shows = r.w;
    for (PieceId q = s->head[s->piece[p].place].first; q != NO_PIECE; q = s->piece[q].next) {
        const Spot *over = &at->piece[q];
        if (over->shown && over->r.x > r.x && over->r.y == r.y && over->r.x - r.x < shows)
            shows = over->r.x - r.x;
    }
    return shows;
}

static Rect home_of(const BoardIn *in, const BoardLayout *out, const LayoutHome *home, PlaceId at)
{
    enum { AT_PANEL = 24, ABOVE = 40, OUTSIDE = 60 }; /* widths of a piece; how far above the window */
    uint8_t seat = in->game->place[at].seat;
    Rect panel = {0};
    if (seat != NO_SEAT)
        panel = out->panel[home->seats + seat];
    if (rect_is_empty(panel) && seat == in->near)
        panel = home->near;
    if (!rect_is_empty(panel))
        return rect_center(panel, AT_PANEL, AT_PANEL * home->tall);
    return rect(in->w / 2 - (float)ABOVE / 2, -OUTSIDE, ABOVE, ABOVE * home->tall);
}

void layout_put_hidden(const BoardIn *in, BoardLayout *out, LayoutHome home)
{
    for (PieceId p = 0; p < in->s->npieces; p++)
        layout_put(out, p, home_of(in, out, &home, in->s->piece[p].place), 0, false);
}

void layout_put_hidden_at(const BoardIn *in, BoardLayout *out, PlaceId at, Rect r)
{
    for (PieceId p = in->s->head[at].first; p != NO_PIECE; p = in->s->piece[p].next)
        layout_put(out, p, r, 0, false);
}

Rect layout_fan(Rect area, int i, int n, float w, float h, float gap)
{
    float step = w + gap;
    if (n > 1 && step * (float)(n - 1) + w > area.w)
        step = (area.w - w) / (float)(n - 1);
    if (step < 0)
        step = 0;
    return rect(area.x + step * (float)i, area.y, w, h);
}

Rect layout_grid(Rect area, int i, int columns, float w, float h, float gap_x, float gap_y)
{
    float used = (float)columns * w + (float)(columns - 1) * gap_x;
    int row = i / columns, column = i % columns;
    return rect(area.x + (area.w - used) / 2 + (float)column * (w + gap_x), area.y + (float)row * (h + gap_y), w, h);
}
