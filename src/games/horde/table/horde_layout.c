/* SPDX-License-Identifier: MIT */
#include "games/horde/table/horde_layout.h"

#include <math.h>

#include "core/table.h"

HordeTable horde_table(const State *s)
{
    if (s->phase == PHASE_TRICKSTER)
        return TABLE_TRICKSTER;
    return s->phase >= PHASE_BATTLE ? TABLE_BATTLE : TABLE_MARKET;
}

/* Returns the sort key of a card: by faction and then type (sort 0), or by type and then faction (1); specials last. */
static int sort_key(DefId def, int sort)
{
    if (sort == 0 || def >= DEF_STEAM_BEAST || def == DEF_HIDDEN)
        return def;
    int faction = (def - DEF_REGULAR) / TYPE_COUNT, type = (def - DEF_REGULAR) % TYPE_COUNT;
    return DEF_REGULAR + type * FACTION_COUNT + faction;
}

static bool goes_before(const State *s, int sort, PieceId a, PieceId b)
{
    int x = sort_key(s->piece[a].def, sort), y = sort_key(s->piece[b].def, sort);
    if (x == y)
        return a < b;
    if (x == DEF_HIDDEN || y == DEF_HIDDEN)
        return y == DEF_HIDDEN;
    return x < y;
}

int horde_sorted(const State *s, int sort, PlaceId at, PieceId out[PIECE_MAX])
{
    int n = table_list(s, at, out);
    for (int i = 1; i < n; i++) {
        PieceId p = out[i];
        int k = i;
        for (; k > 0 && goes_before(s, sort, p, out[k - 1]); k--)
            out[k] = out[k - 1];
        out[k] = p;
    }
    return n;
}

enum { CARDS_GAP = 7, CARDS_SIDE = 3, LEAST_CARD = 30 };

/* Returns how many cards of that width fit into the area without overlapping. */
static int cards_that_fit(Rect area, float w)
{
    int across = (int)((area.w + CARDS_SIDE) / (w + CARDS_SIDE)),
        down = (int)((area.h + CARDS_GAP) / (w * 1.25f + CARDS_GAP));
    return (across > 0 ? across : 0) * (down > 0 ? down : 0);
}

void horde_put_cards(const BoardIn *in, BoardLayout *out, PlaceId at, Rect area, float w, int z)
{
    PieceId cards[PIECE_MAX];
    int n = horde_sorted(in->s, in->sort, at, cards);
    if (w > area.w)
        w = area.w;
    if (w * 1.25f > area.h)
        w = area.h / 1.25f;
    float usual = w;
    while (w > LEAST_CARD && cards_that_fit(area, w) < n) /* smaller rather than hidden: both signs of each show */
        w -= 1;
    if (cards_that_fit(area, w) < n) /* there is no room for that */
        w = usual;
    float h = w * 1.25f, gap = CARDS_GAP;
    int rows = w > 0 ? (int)((area.h + gap) / (h + gap)) : 1;
    rows = rows < 1 ? 1 : rows;
    int fit = w > 0 ? (int)((area.w + CARDS_SIDE) / (w + CARDS_SIDE)) : 1;
    fit = fit < 1 ? 1 : fit;
    int needed = (n + fit - 1) / fit;
    rows = needed < rows ? (needed < 1 ? 1 : needed) : rows;
    int each = (n + rows - 1) / rows;
    for (int i = 0; i < n; i++) {
        Rect row = rect(area.x, area.y + (float)(i / each) * (h + gap), area.w, h);
        layout_put(out, cards[i], layout_fan(row, i % each, each, w, h, w < usual ? CARDS_SIDE : 6), z + i, true);
    }
}

void horde_put_horde(const BoardIn *in, BoardLayout *out, Rect area, float w, int z)
{
    PlaceId at = (PlaceId)(PLACE_HORDE + in->near);
    Rect left = area;
    out->panel[AT_HORDE] = rect_safe(rect_cut_top(&left, line_of(in, 24) + 4));
    out->panel[AT_TALLY] = rect_safe(rect_cut_top(&left, 28 + line_of(in, 20)));
    (void)rect_cut_top(&left, 10);
    out->panel[AT_CARDS] = out->place[at] = rect_safe(left);
    horde_put_cards(in, out, at, rect_safe(left), w, z);
}

float horde_put_chips(const BoardIn *in, BoardLayout *out)
{
    float top = out->top.h + 10, h = line_of(in, 28), gap = 10;
    int n = in->s->nseats;
    float supply = 20 + line_of(in, 44);
    float w = (in->w - 24 - supply - gap * (float)n) / (float)n;
    for (int i = 0; i < n; i++) /* cards given to a seat are dropped on its chip */
        out->panel[AT_SEAT + i] = out->place[PLACE_FRONT + i] = rect_safe(rect(12 + (w + gap) * (float)i, top, w, h));
    out->panel[AT_MARKET] = rect_safe(rect(in->w - 12 - supply, top, supply, h));
    return top + h + 10;
}

void horde_put_hidden(const BoardIn *in, BoardLayout *out)
{
    const State *s = in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        const PlaceSpec *spec = &in->game->place[at];
        Rect home = rect(in->w / 2 - 20, -60, 40, 50); /* from above the window */
        if (spec->seat != NO_SEAT && !rect_is_empty(out->panel[AT_SEAT + spec->seat]))
            home = rect_center(out->panel[AT_SEAT + spec->seat], 24, 30);
        else if (spec->seat == in->near)
            home = rect_center(out->prompt, 24, 30);
        layout_put(out, p, home, 0, false);
    }
}

void horde_layout(const BoardIn *in, BoardLayout *out)
{
    layout_begin(in, out);
    if (horde_table(in->s) == TABLE_BATTLE)
        horde_layout_battle(in, out);
    else
        horde_layout_market(in, out);
    Rect front = out->place[PLACE_FRONT + in->near], horde = out->panel[AT_CARDS];
    if (horde_table(in->s) == TABLE_MARKET && !rect_is_empty(front) && !rect_is_empty(horde)) {
        /* A card dropped on the horde is a pick, too: it lands in the lit slot beside it. */
        float end = horde.x + horde.w;
        out->place[PLACE_FRONT + in->near] =
            rect(front.x, front.y, fmaxf(front.w, end - front.x), fmaxf(front.h, horde.y + horde.h - front.y));
    }
    out->light[PLACE_FRONT + in->near] = out->light[PLACE_FIELD + in->near] = out->panel[AT_DROP];
}
