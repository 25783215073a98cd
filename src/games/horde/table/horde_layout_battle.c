/* SPDX-License-Identifier: MIT
 * Layout of the final battles (pictures horde-battle, horde-battle-2): the eleven battles on the left, one lane for
 * each seat; on the right the price list of a Demon, or the near horde and the course of the battle; below them the
 * cards out of the game. */
#include "games/horde/table/horde_layout.h"

#include <math.h>

#include "core/table.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float y0, left, right, prompt, head;
} Field;

enum { LEAST_CARD = 76 }; /* px, the least width of a card with its name */

static bool strip(const Field *f)
{
    return f->out->kind == CLASS_STRIP;
}

/* True if the price list is open: the seat that is asked can use a Demon, and the viewer may see its cards. */
static bool priced(const BoardIn *in)
{
    return in->s->phase == PHASE_JOKERS && in->asked == in->near && in->eyes == in->near &&
           horde_can_demon(in->s, in->near);
}

int horde_prices(const BoardIn *in, PieceId out[PIECE_MAX])
{
    const State *s = in->s;
    PieceId cards[PIECE_MAX];
    int n = 0;
    if (!priced(in))
        return 0;
    int here = horde_sorted(s, in->sort, (PlaceId)(PLACE_HORDE + in->near), cards);
    for (int i = 0; i < here; i++)
        if (s->piece[cards[i]].def != DEF_HIDDEN && (n == 0 || s->piece[out[n - 1]].def != s->piece[cards[i]].def))
            out[n++] = cards[i];
    return n;
}

static void put_list(Field *f)
{
    const BoardIn *in = f->in;
    const State *s = in->s;
    float bottom = in->h - 12;
    Rect panel = strip(f) ? f->out->drawer : rect(10, f->y0, f->left, bottom - f->y0);
    float score = line_of(in, 24) + 16 + (line_of(in, 22) + 5) * (float)s->nseats;
    float title = line_of(in, 22) + 16;
    float each = (panel.h - title - score - 4) / KIND_COUNT;
    each = each > 46 ? 46 : each;
    f->out->panel[AT_BATTLES] = rect_safe(panel);
    int z = strip(f) ? Z_DRAWER : 1;
    float coin = each < 34 ? each - 6 : 28;
    for (int k = 0; k < KIND_COUNT; k++) {
        Rect row = rect_safe(rect(panel.x, panel.y + title + each * (float)k, panel.w, each));
        PlaceId at = (PlaceId)(PLACE_BATTLE + k);
        f->out->panel[AT_ROW + k] = f->out->place[at] = row;
        for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
            bool card = s->piece[p].def < DEF_TOKEN;
            layout_put(f->out, p,
                       rect_center(rect(card ? row.x + 10 : row.x + row.w - 12 - coin, row.y, coin, row.h), coin, coin),
                       z, true);
        }
    }
    f->out->panel[AT_SCORES] = rect_safe(rect(panel.x, panel.y + panel.h - score, panel.w, score));
    for (int seat = 0; seat < s->nseats; seat++) {
        PlaceId at = (PlaceId)(PLACE_WON + seat);
        float y = panel.y + panel.h - score + line_of(in, 24) + 8 + (line_of(in, 22) + 5) * (float)seat;
        float name = horde_name_width(in);
        Rect room = rect_safe(rect(panel.x + name, y, panel.w - name - line_of(in, 34) - 10, 24));
        PieceId coins[PIECE_MAX];
        int n = table_list(s, at, coins);
        for (int i = 0; i < n; i++)
            layout_put(f->out, coins[i], layout_fan(room, i, n, 22, 22, 3), z, true);
        f->out->place[at] = room;
    }
}

/* Returns the height of a row relative to the others, as in the pictures horde-battle-2 and horde-battle-tie. */
static float share_of(const State *s, HordeDecided how, int seat)
{
    bool top = how.stands && how.tops >> seat & 1, alone = how.seat != NO_SEAT;
    return !top ? 1 : alone ? (s->nseats > 3 ? 2.6f : 1.8f) : s->nseats > 3 ? 1.9f : 1.45f;
}

Rect horde_lane(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat)
{
    enum { GAP = 10, MOST = 190 };
    const State *s = in->s;
    Rect felt = out->felt, head = out->panel[AT_HEAD];
    float top = head.y + head.h + 4, n = (float)s->nseats, shares = 0, before = 0;
    float each = (out->prompt.y - 12 - top - GAP * (n - 1)) / n;
    each = each > MOST ? MOST : each;
    for (int i = 0; i < s->nseats; i++)
        shares += share_of(s, how, i);
    int row = (seat - in->near + s->nseats) % s->nseats;
    for (int i = 0; i < row; i++)
        before += share_of(s, how, (in->near + i) % s->nseats);
    return rect_safe(rect(felt.x + 12, top + each * n * before / shares + GAP * (float)row, felt.w - 24,
                          each * n * share_of(s, how, seat) / shares));
}

static bool is_won(HordeDecided how, int seat)
{
    return how.stands && how.seat == seat;
}
static bool is_tied(HordeDecided how, int seat)
{
    return how.stands && how.seat == NO_SEAT && how.tops >> seat & 1;
}

Rect horde_lane_count(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane)
{
    float w = out->kind == CLASS_STRIP ? line_of(in, 60) : 96;
    if (is_won(how, seat))
        w = fmaxf(w, fminf(168, lane.h - 20));
    return rect_safe(rect(lane.x + lane.w - 12 - w, lane.y + 10, w, lane.h - 20));
}

Rect horde_lane_words(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane)
{
    enum { CARDS = 80 }; /* px, least height of the cards */
    float h = line_of(in, 42), title = out->kind == CLASS_STRIP ? line_of(in, 26) : line_of(in, 24) + 12;
    Rect count = horde_lane_count(in, out, how, seat, lane);
    if (!is_won(how, seat) || lane.h < title + CARDS + h + 16)
        return (Rect){0};
    return rect(lane.x + 14, lane.y + lane.h - h - 4, count.x - lane.x - 20, h);
}

/* Returns the room for the cards of a row. */
static Rect lane_room(const Field *f, HordeDecided how, int seat, Rect lane)
{
    enum { TOKEN = 150 }; /* px, for the token between the rows of a tie */
    const BoardIn *in = f->in;
    float title = strip(f) ? line_of(in, 26) : line_of(in, 24) + 12;
    bool low = lane_is_low(in, lane);
    float left = low ? lane_name_width(in) : 14, above = low ? 8 : title, rim = low ? 6 : 12;
    float below = horde_lane_words(in, f->out, how, seat, lane).h,
          end = horde_lane_count(in, f->out, how, seat, lane).x - (is_tied(how, seat) && !strip(f) ? TOKEN : 0);
    return rect_safe(rect(lane.x + left, lane.y + above, end - 18 - lane.x - left,
                          clampf(lane.h - above - rim - below, 0, HORDE_LANE_HIGH)));
}

static void put_lanes(Field *f)
{
    const BoardIn *in = f->in;
    const State *s = in->s;
    HordeDecided how = horde_decided(in);
    for (int seat = 0; seat < s->nseats; seat++) {
        Rect lane = horde_lane(in, f->out, how, seat);
        PlaceId at = (PlaceId)(PLACE_FIELD + seat);
        f->out->panel[AT_LANE + seat] = f->out->place[at] = lane;
        f->out->panel[AT_COUNT + seat] = horde_lane_count(in, f->out, how, seat, lane);
        Rect room = lane_room(f, how, seat, lane);
        float h = room.h, w = h / 1.25f;
        PieceId cards[PIECE_MAX];
        int cards_n = table_list(s, at, cards), slots = cards_n + (seat == in->near && priced(in));
        float across = slots > 0 ? (room.w - 8 * (float)(slots - 1)) / (float)slots : w;
        if (w > across && is_won(how, seat)) { /* one over the other: signs and half of the name stay */
            w = clampf(room.w / (1 + 0.62f * (float)(slots - 1)), fminf(w, LEAST_CARD), w);
            h = w * 1.25f;
        } else if (w > across) { /* smaller rather than one over the other, as long as names can be read */
            w = clampf(across, fminf(w, LEAST_CARD), w);
            h = w * 1.25f;
        }
        for (int k = 0; k < cards_n; k++)
            layout_put(f->out, cards[k], layout_fan(room, k, slots, w, h, 8), 1 + k, true);
        if (seat == in->near && priced(in))
            f->out->panel[AT_DROP] = layout_fan(room, cards_n, slots, w, h, 8);
    }
}

/* Lays out the rows of the price list, as many as there is room for; the rest on further pages. */
static void put_prices(Field *f, Rect panel)
{
    const BoardIn *in = f->in;
    PieceId cards[PIECE_MAX];
    int n = horde_prices(in, cards), z = strip(f) ? Z_DRAWER : 1;
    Rect inside = rect_inset(panel, 12);
    (void)rect_cut_top(&inside, line_of(in, 62) + 4);
    float wide = 44, thumb = wide * 1.25f, each = (thumb > line_of(in, 56) ? thumb : line_of(in, 56)) + 6 + 5;
    int fit = (int)((inside.h - line_of(in, 34)) / each);
    fit = fit < 1 ? 1 : fit;
    f->out->pages = n > 0 ? (n + fit - 1) / fit : 1;
    int page = in->page % f->out->pages, first = page * fit;
    for (PieceId p = table_first(in->s, (PlaceId)(PLACE_HORDE + in->near)); p != NO_PIECE; p = in->s->piece[p].next)
        layout_put(f->out, p, rect_center(panel, 24, 30), 0, false);
    for (int i = first; i < n && i < first + fit; i++) {
        Rect row = rect(inside.x, inside.y + each * (float)(i - first), inside.w, each - 5);
        Rect card = rect(row.x + 8, row.y + (row.h - thumb) / 2, wide, thumb);
        layout_put(f->out, cards[i], rect_safe(card), z + 1, true);
        f->out->piece[cards[i]].hit = rect_safe(row);
    }
    f->out->place[PLACE_HORDE + in->near] = rect_safe(inside);
    if (f->out->pages > 1)
        f->out->panel[AT_MORE] = rect_safe(rect_cut_bottom(&inside, line_of(in, 30)));
}

/* Puts the horde's counts and the log button below the price list. Returns the room that is left above. */
static Rect put_counts(Field *f, Rect panel)
{
    const BoardIn *in = f->in;
    Rect inside = rect_inset(panel, 12);
    float heading = line_of(in, 24) + 4, tally = 28 + line_of(in, 20), news = line_of(in, 20);
    if (inside.h < 3 * (heading + tally + news))
        return panel;
    f->out->news = rect_safe(rect_cut_bottom(&inside, news));
    (void)rect_cut_bottom(&inside, 8);
    f->out->panel[AT_TALLY] = rect_safe(rect_cut_bottom(&inside, tally));
    f->out->panel[AT_HORDE] = rect_safe(rect_cut_bottom(&inside, heading));
    return rect(panel.x, panel.y, panel.w, inside.y + inside.h - panel.y);
}

/* Lays out the cards out of the game in a panel at the foot of the rail, at levels with jokers; without overlap
 * while there is room. */
static void put_discards(Field *f, Rect *rail)
{
    const BoardIn *in = f->in;
    if (in->s->option[OPT_LEVEL] == LEVEL_BASIC)
        return;
    enum { MOST = 42, LEAST = 24, GAP = 4 };
    static const LayoutShare high = {0.19f, 96, 2 * (MOST * 1.25f + GAP) + 20};
    Rect panel = rect_cut_bottom(rail, line_of(in, 22) + layout_share(high, rail->h)), area = rect_inset(panel, 10);
    (void)rect_cut_bottom(rail, 10);
    (void)rect_cut_top(&area, line_of(in, 22));
    f->out->place[PLACE_DISCARD] = rect_safe(panel);
    area = rect_safe(area);
    PieceId cards[PIECE_MAX];
    int n = table_list(in->s, PLACE_DISCARD, cards), across = 1, down = 1;
    float w = MOST;
    for (;; w -= 1) {
        across = (int)((area.w + GAP) / (w + GAP));
        down = (int)((area.h + GAP) / (w * 1.25f + GAP));
        if (w <= LEAST || across * down >= n)
            break;
    }
    down = down < 1 ? 1 : down;
    across = (n + down - 1) / down > across ? (n + down - 1) / down : across;
    for (int i = 0; i < n; i++) {
        Rect row = rect(area.x, area.y + (w * 1.25f + GAP) * (float)(i / across), area.w, w * 1.25f);
        layout_put(f->out, cards[i], layout_fan(row, i % across, across, w, w * 1.25f, GAP), 1 + i, true);
    }
}

static void put_side(Field *f)
{
    const BoardIn *in = f->in;
    float bottom = in->h - 12;
    Rect panel = strip(f) ? f->out->drawer : rect(in->w - 10 - f->right, f->y0, f->right, bottom - f->y0);
    panel = rect_safe(panel);
    if (!strip(f))
        put_discards(f, &panel);
    if (priced(in)) {
        f->out->panel[AT_SIDE] = panel;
        if (!strip(f))
            panel = put_counts(f, panel);
        put_prices(f, panel);
        return;
    }
    if (!strip(f)) {
        float log = clampf(panel.h * 0.43f, 60, 320);
        f->out->log = rect_safe(rect_cut_bottom(&panel, log));
        (void)rect_cut_bottom(&panel, 10);
    }
    f->out->panel[AT_SIDE] = rect_safe(panel);
    horde_put_horde(in, f->out, rect_safe(rect_inset(panel, 12)), strip(f) ? HORDE_OWN_CARD.strip : 56,
                    strip(f) ? Z_DRAWER : 1);
}

/* Puts the cards of hordes, invisible, beside the name of their seat, where they come from. */
static void put_homes(Field *f)
{
    const State *s = f->in->s;
    for (int seat = 0; seat < s->nseats; seat++) {
        Rect lane = f->out->panel[AT_LANE + seat];
        for (PieceId p = table_first(s, (PlaceId)(PLACE_HORDE + seat)); p != NO_PIECE; p = s->piece[p].next)
            layout_put(f->out, p, rect(lane.x + 14, lane.y + 6, 24, 30), 0, false);
    }
}

void horde_layout_battle(const BoardIn *in, BoardLayout *out)
{
    Field f = {.in = in, .out = out};
    bool compact = out->kind == CLASS_COMPACT;
    f.y0 = strip(&f) ? horde_put_chips(in, out) : out->top.h + 10;
    f.left = strip(&f) ? 0 : (out->wide ? 268 : compact ? 200 : 236) + 110 * (in->text - 1);
    f.right = strip(&f) ? 0 : (out->wide ? 328 : compact ? 250 : 296) + 60 * (in->text - 1);
    f.head = strip(&f) ? line_of(in, 40) : 20 + clampf(line_of(in, 56), 56, 96);
    f.prompt = strip(&f) ? line_of(in, 46) : line_of(in, 44) + (compact ? 20 : 30);
    float x = strip(&f) ? 12 : f.left + 20, end = strip(&f) ? 12 : f.right + 20;
    out->felt = rect_safe(rect(x, f.y0, in->w - x - end, in->h - 12 - f.y0));
    Rect felt = out->felt;
    out->prompt = rect_safe(rect(felt.x + 12, felt.y + felt.h - 12 - f.prompt, felt.w - 24, f.prompt));
    out->panel[AT_HEAD] = rect_safe(rect(felt.x + 18, felt.y + 10, felt.w - 36, f.head));
    horde_put_hidden(in, out);
    if (strip(&f)) {
        float w = clampf(200 + line_of(in, 180), 100, in->w - 24);
        Rect drawer = rect_safe(rect(in->w - 12 - w, f.y0, w, out->prompt.y - 8 - f.y0));
        out->panel[AT_BUTTONS] =
            rect_safe(rect(felt.x + felt.w - 18 - line_of(in, 240), felt.y + 8, line_of(in, 240), line_of(in, 34)));
        if (in->drawer == DRAWER_LIST || in->drawer == DRAWER_OWN || in->drawer == DRAWER_LOG)
            out->drawer = drawer;
    }
    put_lanes(&f);
    put_homes(&f);
    if (!strip(&f) || in->drawer == DRAWER_LIST)
        put_list(&f);
    if (!strip(&f) || in->drawer == DRAWER_OWN)
        put_side(&f);
    if (strip(&f) && in->drawer == DRAWER_LOG)
        out->log = out->drawer;
    else if (rect_is_empty(out->log))
        layout_log_drawer(in, f.y0, out);
}
