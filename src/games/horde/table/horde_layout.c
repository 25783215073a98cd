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

/* ---- layout market --------------------------------------------------------------------------------------------- */

/* Layout of the eleven rounds and of the Trickster's table. */

typedef struct { /* measures that the parts below share */
    const BoardIn *in;
    BoardLayout *out;
    float y0;          /* below the top bar, chips included */
    float rail, right; /* widths of the rails, 0: none */
    float pool_w, front_w, gap;
    int rows, columns; /* of the Pool */
    float cell;        /* height of the battle row */
    float prompt;
} Market;

static bool strip(const Market *m)
{
    return m->out->kind == CLASS_STRIP;
}

static void measure(Market *m)
{
    const BoardIn *in = m->in;
    bool compact = m->out->kind == CLASS_COMPACT, wide = m->out->wide;
    m->rows = 2;
    m->columns = horde_pool_size(in->s) / 2;
    m->rail = strip(m) ? 0 : (wide ? 232 : compact ? 196 : 200) + 110 * (in->text - 1);
    m->right = m->out->kind != CLASS_NORMAL ? 0 : (wide ? 268 : 220) + 80 * (in->text - 1);
    m->gap = compact ? 8 : 11;
    m->pool_w = horde_card(HORDE_POOL_CARD, m->out);
    if (in->text > 1 && !strip(m))
        m->pool_w *= 0.94f;
    m->front_w = horde_card(HORDE_HAND_CARD, m->out);
    m->cell = strip(m) ? 66 : 50 + line_of(in, 16);
    m->prompt = strip(m) ? line_of(in, 46) : compact ? line_of(in, 26) + 28 : line_of(in, 42) + 18;
    if (strip(m) && in->s->nframes > 0 && in->asked == in->near) { /* the price of a theft is part of the question */
        m->prompt += line_of(in, 30);
        m->front_w *= 0.6f;
    }
    if (compact && in->text <= 1.25f)
        m->prompt = line_of(in, 42) + 14;
}

static float pool_height(const Market *m)
{
    return (float)m->rows * 1.25f * m->pool_w + (float)(m->rows - 1) * m->gap + 24;
}

/* Returns the factor for the cards of the Pool and of the round with which everything fits in height. */
static float scale(const Market *m, Rect felt)
{
    float news = m->right > 0 || strip(m) ? 0 : line_of(m->in, 20);
    float heading = strip(m) ? 0 : line_of(m->in, 24) + 30;
    float fixed = 14 + m->cell + 14 + 24 + (float)(m->rows - 1) * m->gap + 14 + m->prompt + 12 + heading + news + 14;
    float cards = (float)m->rows * 1.25f * m->pool_w + 1.25f * m->front_w;
    return cards > 0 ? (felt.h - fixed) / cards : 0;
}

static float across(const Market *m, Rect felt)
{
    return (felt.w - 40 - 5 * (float)(m->columns - 1)) / (float)m->columns;
}

/* Lays a Pool of twenty in three rows if its cards then keep their names. */
static void try_three_rows(Market *m, Rect felt)
{
    enum { NAMED = 76 };
    Market three = *m;
    three.rows = 3;
    three.columns = (horde_pool_size(m->in->s) + 2) / 3;
    if (strip(m) || m->columns <= 8 || across(m, felt) >= 86)
        return;
    float w = across(&three, felt);
    three.pool_w = three.pool_w < w ? three.pool_w : w;
    if (three.pool_w * clampf(scale(&three, felt), 0, 1) >= NAMED)
        *m = three;
}

/* Shrinks all cards together until everything fits in height, and the Pool also in width. */
static void fit(Market *m, Rect felt)
{
    try_three_rows(m, felt);
    float w = across(m, felt);
    if (m->pool_w > w)
        m->pool_w = w < 86 && m->columns > 8 && w > 72 ? 72 : w; /* no names rather than cut ones */
    float by = clampf(scale(m, felt), 0.2f, 1);
    m->pool_w *= by;
    m->front_w *= by;
}

static void put_cells(Market *m, float y)
{
    Rect felt = m->out->felt;
    float w = strip(m) ? 110 : 68, room = felt.w - 24;
    if (w * KIND_COUNT > room)
        w = room / KIND_COUNT;
    float step = (room - w) / (KIND_COUNT - 1);
    for (int k = 0; k < KIND_COUNT; k++)
        m->out->panel[AT_CELL + k] = rect_safe(rect(felt.x + 12 + step * (float)k, y, w, m->cell));
}

/* Lays out the Trickster's table: the eleven battles large, six above five. */
static void put_trickster(Market *m, float y, float h)
{
    Rect felt = m->out->felt;
    float w = (felt.w - 40) / 6, each = (h - 10) / 2, most = 100 + line_of(m->in, 24);
    if (each > most) { /* the name stays under its medal */
        y += (each - most) * 0.7f;
        each = most;
    }
    for (int k = 0; k < KIND_COUNT; k++) {
        float shift = k < 6 ? 0 : w / 2;
        m->out->panel[AT_CELL + k] =
            rect_safe(rect(felt.x + 20 + shift + w * (float)(k % 6), y + (each + 10) * (float)(k / 6), w - 8, each));
    }
}

static void put_battles(Market *m)
{
    const State *s = m->in->s;
    for (int k = 0; k < KIND_COUNT; k++) {
        PlaceId at = (PlaceId)(PLACE_BATTLE + k);
        Rect cell = m->out->panel[AT_CELL + k];
        bool large = horde_table(s) == TABLE_TRICKSTER;
        float medal = large ? clampf(cell.h - line_of(m->in, 24), 24, 92) : strip(m) ? 62 : 46;
        medal = medal > cell.w * 0.78f ? cell.w * 0.78f : medal;
        float coin = medal * 0.61f, x = cell.x + cell.w / 2 - medal / 2 - (large ? medal * 0.2f : strip(m) ? 14 : 4);
        for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
            bool card = s->piece[p].def < DEF_TOKEN;
            layout_put(m->out, p,
                       card ? rect(x, cell.y, medal, medal)
                            : rect(x + medal * 0.72f, cell.y + medal * 0.48f, coin, coin),
                       card ? 1 : 2, true);
        }
        m->out->place[at] = cell;
    }
    /* A Battle Card to come appears in its cell. */
    PieceId next = table_first(s, PLACE_PILE);
    for (PieceId p = next; p != NO_PIECE; p = s->piece[p].next) {
        int k = KIND_COUNT - table_size(s, PLACE_PILE);
        Rect cell = m->out->panel[AT_CELL + (k < 0 ? 0 : k)];
        layout_put(m->out, p, rect(cell.x + cell.w / 2 - 23, cell.y, 46, 46), 0, false);
    }
}

/* Lays out the Pool without gaps for taken cards, because there is little room: the others keep their order, and
 * grow when one row is enough. */
static void close_ranks(Market *m, Rect area)
{
    const State *s = m->in->s;
    PieceId card[HORDE_POOL_MAX];
    int n = 0;
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE && n < HORDE_POOL_MAX; p = s->piece[p].next) {
        int k = n++;
        for (; k > 0 && s->piece[card[k - 1]].pos > s->piece[p].pos; k--)
            card[k] = card[k - 1];
        card[k] = p;
    }
    if (n == 0)
        return;
    enum { GAP = 20 };
    float high = (float)m->rows * 1.25f * m->pool_w + (float)(m->rows - 1) * m->gap, w = m->pool_w,
          one = fminf(high / 1.25f, (area.w - (float)(GAP * (n - 1))) / (float)n);
    int rows = m->rows;
    if (one > w) {
        rows = 1;
        w = one;
    }
    int columns = (n + rows - 1) / rows;
    float h = w * 1.25f, gap = columns > 1 ? clampf((area.w - w * (float)columns) / (float)(columns - 1), 0, GAP) : 0;
    area.y += 4 + (high - (float)rows * h - (float)(rows - 1) * m->gap) / 2;
    for (int i = 0; i < n; i++)
        layout_put(m->out, card[i], layout_grid(area, i, columns, w, h, gap, m->gap), 1, true);
}

static void put_pool(Market *m, float y)
{
    const State *s = m->in->s;
    Rect felt = m->out->felt;
    float w = m->pool_w, h = w * 1.25f;
    Rect frame = rect(felt.x + 10, y, felt.w - 20, pool_height(m));
    m->out->panel[AT_POOL] = m->out->place[PLACE_POOL] = rect_safe(frame);
    float gap = clampf((felt.w - 40 - w * (float)m->columns) / (float)(m->columns - 1), 0, 16);
    if (strip(m)) {
        close_ranks(m, rect_inset(frame, 10));
        return;
    }
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        layout_put(m->out, p,
                   layout_grid(rect(felt.x, y + 14, felt.w, h), s->piece[p].pos, m->columns, w, h, gap, m->gap), 1,
                   true);
}

static void put_front(Market *m, Rect area)
{
    const State *s = m->in->s;
    PlaceId at = (PlaceId)(PLACE_FRONT + m->in->near);
    PieceId cards[PIECE_MAX];
    int n = table_list(s, at, cards);
    bool open = s->phase == PHASE_PICK;
    int slots = n + (open ? 1 : 0);
    float w = m->front_w, h = w * 1.25f;
    for (int i = 0; i < n; i++)
        layout_put(m->out, cards[i], layout_fan(area, i, slots, w, h, 10), 1 + i, true);
    m->out->panel[AT_FRONT] = m->out->place[at] = rect_safe(rect(area.x, area.y, area.w, h));
    if (open)
        m->out->panel[AT_DROP] = layout_fan(area, n, slots, w, h, 10);
}

/* Lays out the tokens: while the near seat chooses one, large and where its cards will lie. */
static void put_tokens(Market *m, Rect front)
{
    const State *s = m->in->s;
    Rect area = m->out->panel[AT_TOKENS];
    bool choosing = s->phase == PHASE_ASSIGN && s->to_act == m->in->near;
    float size = choosing ? (strip(m) ? 64 : 56) : 28;
    if (choosing) {
        area = rect_inset(front, 4);
        m->out->panel[AT_TOKENS] = (Rect){0};
    }
    m->out->place[PLACE_TOKENS] = area;
    if (rect_is_empty(area))
        return;
    PieceId coins[PIECE_MAX];
    int n = table_list(s, PLACE_TOKENS, coins);
    for (int i = 1; i < n; i++) { /* by value */
        PieceId p = coins[i];
        int k = i;
        for (; k > 0 && s->piece[coins[k - 1]].def > s->piece[p].def; k--)
            coins[k] = coins[k - 1];
        coins[k] = p;
    }
    float gap = choosing ? 12 : 5;
    int columns = 1;
    for (;; size -= 2) { /* smaller rather than outside */
        columns = (int)((area.w + gap) / (size + gap));
        columns = columns < 1 ? 1 : columns;
        int rows = (n + columns - 1) / columns;
        if (size <= 12 || (float)rows * (size + gap) - gap <= area.h)
            break;
    }
    for (int i = 0; i < n; i++)
        layout_put(m->out, coins[i],
                   rect(area.x + (size + gap) * (float)(i % columns), area.y + (size + gap) * (float)(i / columns),
                        size, size),
                   1, true);
}

static void put_seat_front(Market *m, int seat, Rect area)
{
    const State *s = m->in->s;
    PlaceId at = (PlaceId)(PLACE_FRONT + seat);
    PieceId cards[PIECE_MAX];
    int n = table_list(s, at, cards);
    float w = (area.w - 16) / 3;
    if (w * 1.25f > area.h)
        w = area.h / 1.25f;
    m->out->panel[AT_SEAT_FRONT + seat] = m->out->place[at] = rect_safe(area);
    for (int i = 0; i < n; i++)
        layout_put(m->out, cards[i], layout_fan(area, i, n, w, w * 1.25f, 8), 1 + i, true);
}

static void put_rail(Market *m)
{
    const BoardIn *in = m->in;
    int others = in->s->nseats - 1, shown = 0;
    float words = 16 + line_of(in, 40) + line_of(in, 20), bottom = in->h - 12;
    int rows = table_size(in->s, PLACE_TOKENS) > (int)((m->rail - 24) / 33) ? 2 : 1;
    /* Least height of the market panel: supply and tokens. */
    float least = 24 + 54 + line_of(in, 20) + 33 * (float)rows;
    float each = words + 12 + (m->rail - 40) / 3 * 1.25f + 8;
    if (in->s->option[OPT_HORDES] == HORDES_OPEN)
        each += HORDE_SMALL_TALLY; /* everyone's counts show (O6) */
    int kinds = table_size(in->s, PLACE_PILE);
    float label = line_of(in, 20) + 10, front = 30;
    for (int way = 0; kinds > 0 && way < 2; way++) { /* kinds not drawn, with or without their heading */
        float more = way == 0 ? label + 28 : 30;
        if ((bottom - m->y0 - least - more) / (float)others - 10 < words + 12 + front)
            continue;
        least += more;
        break;
    }
    float room = (bottom - m->y0 - least) / (float)others - 10;
    each = each > room ? room : each;
    for (int i = 1; i <= others; i++) {
        int seat = (in->near + i) % in->s->nseats;
        Rect r = rect(10, m->y0 + (each + 10) * (float)shown++, m->rail, each);
        m->out->panel[AT_SEAT + seat] = rect_safe(r);
        float tally = in->s->option[OPT_HORDES] == HORDES_OPEN ? HORDE_SMALL_TALLY : 0;
        put_seat_front(m, seat, rect_safe(rect(r.x + 12, r.y + words, r.w - 24, r.h - words - 12 - tally)));
    }
    float y = m->y0 + (each + 10) * (float)others;
    Rect market = rect_safe(rect(10, y, m->rail, bottom - y));
    m->out->panel[AT_MARKET] = market;
    Rect in_it = rect_inset(market, 12);
    float all = line_of(in, 50) + 34 + 46 * 1.25f + 24 + 33 * (float)rows + (kinds > 0 ? label + 28 : 0);
    bool roomy = market.h > 150 + line_of(in, 60) && in_it.h >= all; /* no heading rather than no kinds */
    (void)rect_cut_top(&in_it, roomy ? line_of(in, 26) + 6 : 0);
    float back = roomy ? 46 : 36;
    m->out->panel[AT_SUPPLY] = rect(in_it.x, in_it.y, back, back * 1.25f);
    (void)rect_cut_top(&in_it, back * 1.25f + (roomy && in->text <= 1.25f ? 24 : 8));
    if (in_it.h > line_of(in, 20) + 26) {
        (void)rect_cut_top(&in_it, line_of(in, 20) + 4);
        float need = 33 * (float)rows - 5;
        m->out->panel[AT_TOKENS] = rect_safe(rect_cut_top(&in_it, need > in_it.h ? in_it.h : need));
    }
    if (in_it.h >= label + 28) {
        (void)rect_cut_top(&in_it, label);
        m->out->panel[AT_KINDS] =
            rect_safe(rect_cut_top(&in_it, (float)kinds * 33 > in_it.w + 5 && in_it.h > 66 ? 61 : 28));
    } else if (in_it.h >= 24) {
        (void)rect_cut_top(&in_it, in_it.h - 22 > 8 ? 8 : in_it.h - 22);
        m->out->panel[AT_KINDS] = rect_safe(rect_cut_top(&in_it, 22));
    }
}

static void put_right(Market *m)
{
    const BoardIn *in = m->in;
    float x = in->w - 10 - m->right, bottom = in->h - 12, all = bottom - m->y0;
    float zoom = (m->right - 36) * 1.25f + 24 + line_of(in, 58);
    zoom = zoom < 372 ? 372 : zoom; /* the round and the fights stand there, too (horde_market.c) */
    zoom = zoom > all * 0.62f ? all * 0.62f : zoom;
    m->out->zoom = rect_safe(rect(x, m->y0, m->right, zoom));
    m->out->log = rect_safe(rect(x, m->y0 + zoom + 10, m->right, all - zoom - 10));
}

static void put_own(Market *m, float y)
{
    const BoardIn *in = m->in;
    Rect felt = m->out->felt;
    float bottom = felt.y + felt.h - 10;
    if (m->right <= 0 && !strip(m)) {
        m->out->news = rect_safe(rect(felt.x + 14, bottom - line_of(in, 20), felt.w - 28, line_of(in, 20)));
        bottom -= line_of(in, 20) + 2;
    }
    bool picking = horde_table(in->s) == TABLE_MARKET;
    float side = picking ? clampf(3 * (m->front_w + 10), 290, 500) : 0;
    if (strip(m)) {
        float buttons = line_of(in, 240);
        Rect front = rect(felt.x + 18, y, felt.w - 36 - buttons - 12, m->front_w * 1.25f);
        float high = line_of(in, 34), left = front.h - high - 4, x = felt.x + felt.w - 18 - buttons;
        bool kinds = table_size(in->s, PLACE_PILE) > 0 && left >= 14; /* those not drawn yet, above the buttons */
        float kinds_h = left > 24 ? 24 : left;
        if (kinds)
            m->out->panel[AT_KINDS] = rect_safe(rect(x, y, buttons, kinds_h));
        float below = kinds ? (left - kinds_h) / 2 + kinds_h + 4 : front.h / 2 - high / 2;
        m->out->panel[AT_BUTTONS] = rect_safe(rect(x, y + below, buttons, high));
        put_front(m, rect_safe(front));
        put_tokens(m, rect_safe(front));
        return;
    }
    float x = felt.x + 14;
    if (picking) {
        Rect head = rect(x, y, side - 10, line_of(in, 24));
        Rect front = rect(x, y + head.h + 8, side - 10, m->front_w * 1.25f);
        m->out->panel[AT_OWN] = rect_safe(head);
        put_front(m, rect_safe(front));
        put_tokens(m, rect_safe(rect(front.x, front.y, front.w, bottom - front.y)));
        x += side + 18;
        m->out->panel[AT_RULE] = rect_safe(rect(x - 14, y, 1, bottom - y));
    }
    horde_put_horde(in, m->out, rect_safe(rect(x, y, felt.x + felt.w - 14 - x, bottom - y)),
                    horde_card(HORDE_OWN_CARD, m->out), 1);
}

static void put_supply(Market *m)
{
    const State *s = m->in->s;
    Rect at = m->out->panel[AT_SUPPLY];
    if (strip(m))
        at = rect_center(m->out->panel[AT_MARKET], 24, 30);
    m->out->place[PLACE_SUPPLY] = at;
    bool first = true;
    for (PieceId p = table_first(s, PLACE_SUPPLY); p != NO_PIECE; p = s->piece[p].next) {
        layout_put(m->out, p, at, 0, first && !strip(m));
        first = false;
    }
}

/* Lays out the drawer that slides over the table when there are no rails. */
static void put_drawer(Market *m)
{
    const BoardIn *in = m->in;
    float w = clampf(180 + line_of(in, 180), 100, in->w - 24);
    Rect felt = m->out->felt;
    Rect r = rect(in->w - 12 - w, m->y0, w, m->out->prompt.y - 8 - m->y0);
    if (in->drawer == DRAWER_LOG && m->right <= 0) {
        m->out->drawer = rect_safe(rect(r.x, felt.y, w, felt.h));
        m->out->log = m->out->drawer;
    } else if (strip(m) && in->drawer == DRAWER_OWN) {
        m->out->drawer = rect_safe(rect(12, m->y0, in->w - 24, r.h));
        horde_put_horde(in, m->out, rect_safe(rect_inset(m->out->drawer, 16)), HORDE_OWN_CARD.strip, Z_DRAWER);
    } else if (strip(m) && in->drawer >= DRAWER_SEAT) {
        int seat = in->drawer - DRAWER_SEAT;
        m->out->drawer = rect_safe(r);
        Rect inside = rect_inset(r, 16);
        (void)rect_cut_top(&inside, line_of(in, 74));
        put_seat_front(m, seat, rect_safe(inside));
        for (PieceId p = table_first(in->s, (PlaceId)(PLACE_FRONT + seat)); p != NO_PIECE; p = in->s->piece[p].next)
            m->out->piece[p].z = (uint8_t)(m->out->piece[p].z + Z_DRAWER);
    }
}

void horde_layout_market(const BoardIn *in, BoardLayout *out)
{
    Market m = {.in = in, .out = out};
    measure(&m);
    m.y0 = strip(&m) ? horde_put_chips(in, out) : out->top.h + 10;
    float x = strip(&m) ? 12 : m.rail + 20;
    float end = strip(&m) ? 12 : m.right > 0 ? m.right + 20 : 10;
    out->felt = rect_safe(rect(x, m.y0, in->w - x - end, in->h - 12 - m.y0));
    fit(&m, out->felt);
    float y = out->felt.y + (out->kind == CLASS_NORMAL ? 12 : 8), pool = y + m.cell + 14;
    float high = pool_height(&m);
    out->prompt = rect_safe(rect(out->felt.x + 10, pool + high + (strip(&m) ? 8 : 14), out->felt.w - 20, m.prompt));
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1.25f, .near = out->prompt});
    if (horde_table(in->s) == TABLE_TRICKSTER) {
        put_trickster(&m, y + 8, pool + high - y - 8);
    } else {
        put_cells(&m, y);
        put_pool(&m, pool);
    }
    put_battles(&m);
    if (!strip(&m))
        put_rail(&m);
    if (m.right > 0)
        put_right(&m);
    put_supply(&m);
    put_own(&m, out->prompt.y + out->prompt.h + 12);
    put_drawer(&m);
}

/* ---- layout battle --------------------------------------------------------------------------------------------- */

/* Layout of the final battles (pictures horde-battle, horde-battle-2): the eleven battles on the left, one lane for
 * each seat; on the right the price list of a Demon, or the near horde and the course of the battle; below them the
 * cards out of the game. */

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float y0, left, right, prompt, head;
} Field;

enum { LAYOUT_BATTLE_LEAST_CARD = 76 }; /* px, the least width of a card with its name */

static bool battle_strip(const Field *f)
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
    Rect panel = battle_strip(f) ? f->out->drawer : rect(10, f->y0, f->left, bottom - f->y0);
    float score = line_of(in, 24) + 16 + (line_of(in, 22) + 5) * (float)s->nseats;
    float title = line_of(in, 22) + 16;
    float each = (panel.h - title - score - 4) / KIND_COUNT;
    each = each > 46 ? 46 : each;
    f->out->panel[AT_BATTLES] = rect_safe(panel);
    int z = battle_strip(f) ? Z_DRAWER : 1;
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
    float title = battle_strip(f) ? line_of(in, 26) : line_of(in, 24) + 12;
    bool low = lane_is_low(in, lane);
    float left = low ? lane_name_width(in) : 14, above = low ? 8 : title, rim = low ? 6 : 12;
    float below = horde_lane_words(in, f->out, how, seat, lane).h,
          end = horde_lane_count(in, f->out, how, seat, lane).x - (is_tied(how, seat) && !battle_strip(f) ? TOKEN : 0);
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
            w = clampf(room.w / (1 + 0.62f * (float)(slots - 1)), fminf(w, LAYOUT_BATTLE_LEAST_CARD), w);
            h = w * 1.25f;
        } else if (w > across) { /* smaller rather than one over the other, as long as names can be read */
            w = clampf(across, fminf(w, LAYOUT_BATTLE_LEAST_CARD), w);
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
    int n = horde_prices(in, cards), z = battle_strip(f) ? Z_DRAWER : 1;
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
    Rect panel = battle_strip(f) ? f->out->drawer : rect(in->w - 10 - f->right, f->y0, f->right, bottom - f->y0);
    panel = rect_safe(panel);
    if (!battle_strip(f))
        put_discards(f, &panel);
    if (priced(in)) {
        f->out->panel[AT_SIDE] = panel;
        if (!battle_strip(f))
            panel = put_counts(f, panel);
        put_prices(f, panel);
        return;
    }
    if (!battle_strip(f)) {
        float log = clampf(panel.h * 0.43f, 60, 320);
        f->out->log = rect_safe(rect_cut_bottom(&panel, log));
        (void)rect_cut_bottom(&panel, 10);
    }
    f->out->panel[AT_SIDE] = rect_safe(panel);
    horde_put_horde(in, f->out, rect_safe(rect_inset(panel, 12)), battle_strip(f) ? HORDE_OWN_CARD.strip : 56,
                    battle_strip(f) ? Z_DRAWER : 1);
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
    f.y0 = battle_strip(&f) ? horde_put_chips(in, out) : out->top.h + 10;
    f.left = battle_strip(&f) ? 0 : (out->wide ? 268 : compact ? 200 : 236) + 110 * (in->text - 1);
    f.right = battle_strip(&f) ? 0 : (out->wide ? 328 : compact ? 250 : 296) + 60 * (in->text - 1);
    f.head = battle_strip(&f) ? line_of(in, 40) : 20 + clampf(line_of(in, 56), 56, 96);
    f.prompt = battle_strip(&f) ? line_of(in, 46) : line_of(in, 44) + (compact ? 20 : 30);
    float x = battle_strip(&f) ? 12 : f.left + 20, end = battle_strip(&f) ? 12 : f.right + 20;
    out->felt = rect_safe(rect(x, f.y0, in->w - x - end, in->h - 12 - f.y0));
    Rect felt = out->felt;
    out->prompt = rect_safe(rect(felt.x + 12, felt.y + felt.h - 12 - f.prompt, felt.w - 24, f.prompt));
    out->panel[AT_HEAD] = rect_safe(rect(felt.x + 18, felt.y + 10, felt.w - 36, f.head));
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1.25f, .near = out->prompt});
    if (battle_strip(&f)) {
        float w = clampf(200 + line_of(in, 180), 100, in->w - 24);
        Rect drawer = rect_safe(rect(in->w - 12 - w, f.y0, w, out->prompt.y - 8 - f.y0));
        out->panel[AT_BUTTONS] =
            rect_safe(rect(felt.x + felt.w - 18 - line_of(in, 240), felt.y + 8, line_of(in, 240), line_of(in, 34)));
        if (in->drawer == DRAWER_LIST || in->drawer == DRAWER_OWN || in->drawer == DRAWER_LOG)
            out->drawer = drawer;
    }
    put_lanes(&f);
    put_homes(&f);
    if (!battle_strip(&f) || in->drawer == DRAWER_LIST)
        put_list(&f);
    if (!battle_strip(&f) || in->drawer == DRAWER_OWN)
        put_side(&f);
    if (battle_strip(&f) && in->drawer == DRAWER_LOG)
        out->log = out->drawer;
    else if (rect_is_empty(out->log))
        layout_log_drawer(in, f.y0, out);
}
