/* SPDX-License-Identifier: MIT */
#include "games/siege/table/siege_layout.h"

#include <math.h>

#include "core/table.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float top, left, right; /* widths of the rails, 0: none */
} Plan;

bool siege_is_large(const BoardIn *in)
{
    return in->text > 1.5f;
}

bool siege_is_turned(const BoardIn *in)
{
    return siege_versus(in->s) && in->near == siege_horde_seat(in->s);
}

bool siege_lists_actions(const BoardIn *in)
{
    int step = siege_of(in->s)->step;
    bool acts = step == STEP_HORDE_SEAT || step == STEP_PLAN;
    return siege_is_turned(in) && acts && in->s->nframes == 0 && !in->s->over;
}

Rect siege_lanes(const BoardLayout *at)
{
    Rect a = at->panel[AT_LANE], b = at->panel[AT_LANE + LANES - 1];
    float x = fminf(a.x, b.x);
    return rect(x, a.y, fmaxf(a.x, b.x) + a.w - x, a.h);
}

int siege_near_ally(const BoardIn *in)
{
    return in->near < siege_allies(in->s) ? in->near : 0;
}

PlaceId siege_looks_at(const BoardIn *in)
{
    const State *s = in->s;
    const Frame *f = s->nframes > 0 ? &s->frame[s->nframes - 1] : NULL;
    if (f && f->op == ASK_CARD && f->arg < SIEGE_PLACES && in->game->place[f->arg].group != GROUP_HAND &&
        in->game->place[f->arg].group != GROUP_HORDE_HAND)
        return (PlaceId)f->arg;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seat == in->eyes && table_size(s, (PlaceId)(PLACE_LOOK + seat)) > 0)
            return (PlaceId)(PLACE_LOOK + seat);
    return NO_PLACE;
}

bool siege_shows_treachery(const State *s)
{
    const Siege *g = siege_of(s);
    return g->treachery != DEF_HIDDEN && g->step >= STEP_REVEAL && g->step < STEP_END;
}

bool siege_shows_fight(const State *s)
{
    const Siege *g = siege_of(s);
    bool asked = s->nframes > 0 && s->frame[s->nframes - 1].op >= ASK_FIRST;
    return g->step >= STEP_LANE && g->step <= STEP_PILLAGE_COUNT && !s->over && !asked;
}

/* Returns the place of card nth of a chip, counted from its left end. */
static Rect card_of_chip(Rect chip, int nth)
{
    float h = chip.h - 8, w = h * 0.8f;
    return rect(chip.x + 4 + (float)nth * (w + 4), chip.y + 4, w, h);
}

Rect siege_pile_card(const BoardIn *in, const BoardLayout *at)
{
    Rect panel = at->panel[AT_PILE];
    if (at->kind == CLASS_STRIP)
        return card_of_chip(at->panel[AT_PORTAL], 1);
    float head = 22 + 2 * line_of(in, 19), w = clampf((panel.h - head - 10) / 1.25f, 24, 60);
    return rect(panel.x + 10, fminf(panel.y + panel.h - 10 - w * 1.25f, panel.y + head), w, w * 1.25f);
}

/* Puts every piece, invisible, where it comes from. */
static void put_hidden(Plan *m)
{
    const State *s = m->in->s;
    const Rect *panel = m->out->panel;
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        int group = m->in->game->place[at].group;
        Rect home = siege_pile_card(m->in, m->out); /* like the card that lies there */
        bool own = group == GROUP_DECK || group == GROUP_DISCARD || group == GROUP_HAND || group == GROUP_LOOK;
        bool foe = siege_is_turned(m->in) ? own : group == GROUP_HORDE_HAND;
        if (foe)
            home = rect_center(panel[siege_is_turned(m->in) && m->left > 0 ? AT_FOE : AT_BACK], 30, 38);
        else if (own || group == GROUP_HORDE_HAND)
            home = rect_center(panel[AT_MANA], 30, 38);
        else if (at == PLACE_PORTALS)
            home = rect_center(panel[AT_PORTAL], 30, 38);
        else if (at == PLACE_STACK)
            home = rect_center(m->out->felt, 60, 75);
        layout_put(m->out, p, home, 0, false);
    }
}

/* ---- the rail ---------------------------------------------------------------------------------------------------- */

static void put_rail(Plan *m)
{
    const BoardIn *in = m->in;
    BoardLayout *out = m->out;
    Rect rail = rect(10, m->top, m->left, in->h - 12 - m->top);
    float gap = 10, all = rail.h - 3 * gap;
    const float small[4] = {0.315f, 0.24f, 0.225f, 0.22f}, larger[4] = {0.285f, 0.237f, 0.265f, 0.213f};
    const float *share = in->text > 1.1f ? larger : small; /* the castle's power needs its lines */
    for (int i = 0; i < 4; i++) {
        out->panel[AT_PORTAL + i] = rect_safe(rect_cut_top(&rail, all * share[i]));
        (void)rect_cut_top(&rail, gap);
    }
}

/* Places the horde player's rail: portal, mana and wave, actions or the outsider pile. The castle is on the other
 * side. */
static void put_horde_rail(Plan *m)
{
    static const struct {
        int panel;
        float share;
    } row[3] = {{AT_PORTAL, 0.27f}, {AT_MANA, 0.24f}, {AT_PILE, 0.49f}};
    Rect rail = rect(10, m->top, m->left, m->in->h - 12 - m->top);
    float gap = 10, all = rail.h - 2 * gap;
    for (int i = 0; i < 3; i++) {
        m->out->panel[row[i].panel] = rect_safe(rect_cut_top(&rail, all * row[i].share));
        (void)rect_cut_top(&rail, gap);
    }
}

static void put_foe(Plan *m, Rect row)
{
    m->out->panel[AT_FOE] = rect_safe(row);
    m->out->panel[AT_CASTLE] = rect_safe(rect_cut_right(&row, clampf(line_of(m->in, 330), 0, row.w * 0.5f)));
}

static void put_chips(Plan *m, Rect row)
{
    float gap = 8, w = (row.w - 3 * gap) / 4;
    for (int i = 0; i < 4; i++)
        m->out->panel[AT_PORTAL + i] = rect_safe(rect(row.x + (w + gap) * (float)i, row.y, w, row.h));
}

/* ---- the lanes --------------------------------------------------------------------------------------------------- */

/* Places attachments behind their host, each one a little further out. room: how far upwards, or downwards if below
 * 0, so that no words are covered. */
static void put_attached(Plan *m, PieceId host, Rect r, float room, int z)
{
    const State *s = m->in->s;
    int n = 0;
    for (PieceId p = s->head[PLACE_ATTACHED].first; p != NO_PIECE; p = s->piece[p].next)
        n += s->piece[p].host == host;
    for (PieceId p = s->head[PLACE_ATTACHED].first; p != NO_PIECE; p = s->piece[p].next) {
        if (s->piece[p].host != host)
            continue;
        float peek = fminf(r.h * 0.13f, fmaxf(fabsf(room), 6)) * (float)n, h = r.h * 0.86f;
        float y = room >= 0 ? r.y - peek : r.y + r.h - h + peek;
        layout_put(m->out, p, rect(r.x + r.w * 0.06f * (float)n, y, r.w * 0.86f, h), z - n, true);
        n--;
    }
}

static void put_half(Plan *m, PlaceId half, int slot, const Rect *card, Rect area)
{
    const State *s = m->in->s;
    m->out->place[half] = rect_safe(area);
    for (int i = 0; i < LANES; i++)
        m->out->place[SIEGE_PLACES + slot + i] = rect_safe(card[i]);
    bool above = (half == PLACE_UPPER) != siege_is_turned(m->in);
    for (PieceId p = s->head[half].first; p != NO_PIECE; p = s->piece[p].next) {
        Rect r = card[s->piece[p].pos % LANES];
        layout_put(m->out, p, r, 12, true);
        put_attached(m, p, r, above ? r.y - area.y - 4 : -fmaxf(4, area.y + area.h - r.y - r.h - 4), 11);
    }
}

/* Returns the height between the halves: with large letters one line of words, so that the cards stay large. */
static float between_halves(const Plan *m)
{
    return siege_is_large(m->in) ? line_of(m->in, 25) : fmaxf(30, line_of(m->in, 38) + 12);
}

/* Returns the height of a half that is no card: a rim above and below, and the number of the lane. */
static float edge_of_half(const Plan *m)
{
    return siege_is_large(m->in) ? 10 : 14;
}

static void put_lanes(Plan *m, Rect area)
{
    float gap = 8, w = (area.w - gap * (LANES - 1)) / LANES;
    float between = between_halves(m), h = (area.h - between) / 2;
    float ch = h - edge_of_half(m), cw = fminf(w - 10, ch / 1.25f);
    Rect upper[LANES], lower[LANES];
    bool turned = siege_is_turned(m->in);
    ch = cw * 1.25f;
    for (int i = 0; i < LANES; i++) {
        Rect lane = rect(area.x + (w + gap) * (float)(turned ? LANES - 1 - i : i), area.y, w, area.h);
        float x = lane.x + (w - cw) / 2;
        m->out->panel[AT_LANE + i] = rect_safe(lane);
        m->out->panel[AT_FORECAST + i] = rect_safe(rect(lane.x, lane.y + h, w, between));
        Rect above = rect_safe(rect(x, lane.y + h - ch - 5, cw, ch));
        Rect below = rect_safe(rect(x, lane.y + h + between + edge_of_half(m) - 5, cw, ch));
        upper[i] = turned ? below : above;
        lower[i] = turned ? above : below;
        m->out->panel[AT_UPPER + i] = upper[i];
        m->out->panel[AT_LOWER + i] = lower[i];
    }
    Rect above = rect(area.x, area.y, area.w, h), below = rect(area.x, area.y + h + between, area.w, h);
    put_half(m, PLACE_UPPER, SLOT_UPPER, upper, turned ? below : above);
    put_half(m, PLACE_LOWER, SLOT_LOWER, lower, turned ? above : below);
}

static void put_back_line(Plan *m, Rect row)
{
    const State *s = m->in->s;
    m->out->panel[AT_BACK] = rect_safe(row);
    m->out->place[PLACE_BACK] = rect_safe(row);
    bool with_foe = siege_versus(s) && !siege_is_turned(m->in); /* whose line it is, and what that seat has */
    float first = line_of(m->in, with_foe ? 132 : 74), last = line_of(m->in, 120), gap = 8;
    if (m->out->kind == CLASS_STRIP || row.w < 560 * m->in->text)
        first = 0;
    float w = (row.w - first - last - gap * (MINIONS - 1)) / MINIONS;
    w = fminf(w, line_of(m->in, 118) + 46);
    for (int i = 0; i < MINIONS; i++)
        m->out->panel[AT_MINION + i] = rect_safe(rect(row.x + first + (w + gap) * (float)i, row.y, w, row.h));
}

static void put_back_pieces(Plan *m)
{
    const State *s = m->in->s;
    for (PieceId p = s->head[PLACE_BACK].first; p != NO_PIECE; p = s->piece[p].next) {
        Rect box = m->out->panel[AT_MINION + s->piece[p].n % MINIONS];
        float h = box.h - 6;
        Rect r = rect(box.x + 4, box.y + 3, h * 0.8f, h);
        layout_put_in(m->out, p, r, box, 12, true);
        put_attached(m, p, r, 6, 11);
    }
}

/* ---- hands ------------------------------------------------------------------------------------------------------- */
enum { HAND_RIM = 8, HAND_GAP = 4 };

static PlaceId hand_of(const State *s, int seat)
{
    return seat == siege_horde_seat(s) ? PLACE_HORDE_HAND : (PlaceId)(PLACE_HAND + seat);
}

/* Places a partner's cards that would hide each other in rows, each beside its name. False: no room for rows. */
static bool put_rows(Plan *m, const PieceId *hand, int n, Rect in)
{
    float row = line_of(m->in, 19);
    int rows = (int)(in.h / row), columns = rows > 0 ? (n + rows - 1) / rows : n;
    if (rows < 2 || columns < 1 || in.w / (float)columns < line_of(m->in, 84))
        return false;
    rows = (n + columns - 1) / columns;
    float w = (in.w - 6 * (float)(columns - 1)) / (float)columns, h = fminf(in.h / (float)rows, row * 1.6f);
    for (int i = 0; i < n; i++) {
        Rect box = rect(in.x + (w + 6) * (float)(i / rows), in.y + h * (float)(i % rows), w, h - 2);
        layout_put_in(m->out, hand[i], rect(box.x + 2, box.y + 1, (box.h - 2) * 0.8f, box.h - 2), box, 20 + i, true);
    }
    return true;
}

static void put_hand(Plan *m, int seat, Rect area, bool headed)
{
    const State *s = m->in->s;
    PieceId hand[PIECE_MAX];
    int n = table_list(s, hand_of(s, seat), hand);
    m->out->panel[AT_HANDS + seat] = m->out->place[hand_of(s, seat)] = rect_safe(area);
    Rect in = headed ? rect_inset(area, HAND_RIM) : area;
    if (headed && siege_is_large(m->in))
        (void)rect_cut_left(&in, line_of(m->in, 46));
    else if (headed)
        (void)rect_cut_top(&in, line_of(m->in, 22) + 6);
    float h = in.h, w = h / 1.25f, gap = 10;
    if (w > in.w * 0.34f)
        h = (w = in.w * 0.34f) * 1.25f;
    if (headed && n > 1 && (float)n * (w + HAND_GAP) - HAND_GAP > in.w) { /* smaller rather than overlapping */
        float fits = (in.w - (float)(n - 1) * HAND_GAP) / (float)n, least = SIEGE_CARD_LEAST + 1; /* with its name */
        if (fits < SIEGE_CARD_TOLD && seat != m->in->near && !siege_is_large(m->in) && put_rows(m, hand, n, in))
            return;
        gap = HAND_GAP;
        w = clampf(fits, fminf(least, w), w);
        h = w * 1.25f;
        in = rect(in.x, in.y + (in.h - h) / 2, in.w, h);
    }
    if (siege_is_large(m->in) && n > 0) { /* the names need the room that is left */
        gap = clampf(in.w / (float)n - w, gap, 1.6f * w);
        in = rect(in.x + gap / 2, in.y, in.w - gap, in.h);
    }
    for (int i = 0; i < n; i++)
        layout_put(m->out, hand[i], layout_fan(in, i, n, w, h, gap), 20 + i, true);
}

/* True if the hands of both allies lie beside each other. */
static bool is_pair(const BoardIn *in)
{
    int near = in->near < in->s->nseats ? in->near : 0, allies = siege_allies(in->s);
    return allies == 2 && near < allies;
}

/* Returns the near hand's share of the row for two: by numbers of cards, its own counting more. */
static float share_of(const BoardIn *in, int near)
{
    float own = 1.25f * (float)table_size(in->s, hand_of(in->s, near));
    float other = (float)table_size(in->s, hand_of(in->s, 1 - near));
    if (siege_is_large(in)) /* large names need it */
        return 0.62f;
    return own + other > 0 ? clampf(own / (own + other), 0.45f, 0.62f) : 0.5f;
}

static void put_hands(Plan *m, Rect row)
{
    const BoardIn *in = m->in;
    const State *s = in->s;
    int near = in->near < s->nseats ? in->near : 0, allies = siege_allies(s);
    if (!is_pair(in)) {
        put_hand(m, near, row, false);
        return;
    }
    float gap = 12, share = share_of(in, near);
    for (int seat = 0; seat < allies; seat++) {
        float w = (row.w - gap) * (seat == near ? share : 1 - share);
        put_hand(m, seat, rect(row.x + (seat ? row.w - w : 0), row.y, w, row.h), true);
    }
}

/* Places a panel below each lane while the lanes fight. */
static void put_fields(Plan *m, Rect row)
{
    const State *s = m->in->s;
    for (int i = 0; i < LANES; i++) {
        Rect lane = m->out->panel[AT_LANE + i];
        m->out->panel[AT_FIELD + i] = rect_safe(rect(lane.x, row.y, lane.w, row.h));
    }
    for (PieceId p = 0; p < s->npieces; p++) {
        int group = m->in->game->place[s->piece[p].place].group;
        if (group == GROUP_HAND || group == GROUP_HORDE_HAND)
            m->out->piece[p].shown = false;
    }
    for (int seat = 0; seat < s->nseats; seat++)
        m->out->panel[AT_HANDS + seat] = (Rect){0};
}

enum { LOOKED_AT_MOST = 200 };

/* Returns in how many rows that many cards show most of themselves. */
static int rows_for(int n, Rect in)
{
    int best = 1;
    float most = 0;
    for (int rows = 1; rows <= 3 && rows <= n; rows++) {
        float columns = (float)((n + rows - 1) / rows), h = (in.h - 8 * (float)(rows - 1)) / (float)rows;
        float shown = fminf(fminf(h / 1.25f, LOOKED_AT_MOST), (in.w + 10) / columns - 10);
        if (shown > most + 1) {
            most = shown;
            best = rows;
        }
    }
    return best;
}

/* Places cards of a pile to choose from or look at, over the lanes. */
static void put_looked_at(Plan *m)
{
    const BoardIn *in = m->in;
    PlaceId at = siege_looks_at(in);
    if (at == NO_PLACE)
        return;
    PieceId list[PIECE_MAX];
    int n = table_list(in->s, at, list);
    Rect all = siege_lanes(m->out), area = rect(all.x, all.y + all.h * 0.08f, all.w, all.h * 0.84f);
    m->out->panel[AT_LOOK] = rect_safe(area);
    for (PieceId p = 0; p < in->s->npieces; p++) /* hides what they cover */
        if (in->s->piece[p].place == PLACE_UPPER || in->s->piece[p].place == PLACE_LOWER ||
            in->s->piece[p].place == PLACE_ATTACHED)
            m->out->piece[p].shown = false;
    Rect inner = rect_inset(area, 14);
    (void)rect_cut_top(&inner, line_of(in, 26));
    int rows = rows_for(n, inner), columns = n > 0 ? (n + rows - 1) / rows : 1;
    float h = (inner.h - 8 * (float)(rows - 1)) / (float)rows, w = fminf(h / 1.25f, LOOKED_AT_MOST);
    w = fminf(w, fmaxf((inner.w + 10) / (float)columns - 10, 64)); /* smaller rather than covered */
    h = w * 1.25f;
    float top = inner.y + fmaxf(0, inner.h - (h + 8) * (float)rows + 8) / 2;
    for (int i = 0; i < n; i++) {
        int left = n - i / columns * columns, here = left < columns ? left : columns;
        Rect row = rect(inner.x, top + (h + 8) * (float)(i / columns), inner.w, h);
        layout_put(m->out, list[i], layout_fan(row, i % columns, here, w, h, 10), 60 + i, true);
    }
}

/* ---- the waiting line -------------------------------------------------------------------------------------------- */

enum { LINE_ROW = 46, LINE_HEAD = 28, LINE_NUMBER = 14 };

bool siege_queue_is_list(const BoardIn *in, Rect line)
{
    return line.h >= line_of(in, LINE_HEAD + LINE_ROW);
}

int siege_queue_room(const BoardIn *in, Rect line)
{
    float n = siege_queue_is_list(in, line) ? (line.h - line_of(in, LINE_HEAD) - 6) / line_of(in, LINE_ROW)
                                            : (line.w - 8) / (line_of(in, LINE_NUMBER) + line.h * 0.8f);
    return n > 0 ? (int)(n + 0.01f) : 0;
}

/* Places the waiting line: a row for each effect between the large card and the log; without that rail, small cards
 * at the end of the back line. */
static void put_line(Plan *m)
{
    const BoardIn *in = m->in;
    BoardLayout *out = m->out;
    int n = in->s->nqueue;
    if (n < 2)
        return;
    if (m->right > 0) {
        int most = (int)((out->log.h * 0.7f - line_of(in, LINE_HEAD)) / line_of(in, LINE_ROW));
        float h = line_of(in, LINE_HEAD) + line_of(in, LINE_ROW) * (float)(n < most ? n : most) + 6;
        if (most >= 2) {
            out->panel[AT_LINE] = rect_safe(rect_cut_top(&out->log, h));
            (void)rect_cut_top(&out->log, 10);
            return;
        }
    }
    Rect back = out->panel[AT_BACK], minion = out->panel[AT_MINION + MINIONS - 1];
    float from = minion.x + minion.w + 8, w = back.x + back.w - from;
    out->panel[AT_LINE] = rect_safe(rect(from, back.y, w, back.h));
}

static void put_right(Plan *m)
{
    const BoardIn *in = m->in;
    float x = in->w - 10 - m->right, all = in->h - 12 - m->top;
    float zoom = fminf((m->right - 36) * 1.25f + 24 + line_of(in, 150), all * 0.62f);
    m->out->zoom = rect_safe(rect(x, m->top, m->right, zoom));
    m->out->log = rect_safe(rect(x, m->top + zoom + 10, m->right, all - zoom - 10));
}

static void put_single(Plan *m)
{
    const State *s = m->in->s;
    BoardLayout *out = m->out;
    bool turned = siege_is_turned(m->in);
    PieceId castle = table_first(s, PLACE_CASTLE), portal = table_first(s, PLACE_PORTAL);
    out->place[PLACE_CASTLE] = out->panel[AT_CASTLE];
    out->place[PLACE_PORTAL] = out->panel[AT_PORTAL];
    if (!turned)
        out->place[PLACE_DISCARD + siege_near_ally(m->in)] = out->panel[AT_MANA];
    const struct {
        PieceId p;
        int panel;
    } one[] = {{castle, AT_CASTLE}, {portal, AT_PORTAL}};
    for (int i = 0; i < 2; i++) {
        if (one[i].p == NO_PIECE)
            continue;
        Rect panel = out->panel[one[i].panel];
        float w = m->left > 0 && !(turned && one[i].panel == AT_CASTLE) ? 44 : 0;
        Rect r = w > 0 ? rect(panel.x + 12, panel.y + 12, w, w * 1.25f) : card_of_chip(panel, 0);
        layout_put(out, one[i].p, rect_safe(r), 3, true);
        if (w > 0)
            put_attached(m, one[i].p, rect(panel.x + panel.w - w - 14, panel.y + 16, w * 0.9f, w * 1.12f), 8, 2);
        else
            put_attached(m, one[i].p, r, 4, 2);
    }
    PieceId behind = siege_shows_treachery(s) ? siege_treachery_piece(s) : table_first(s, PLACE_PILE);
    if (behind != NO_PIECE && (m->left <= 0 || !siege_lists_actions(m->in)))
        layout_put(out, behind, rect_safe(siege_pile_card(m->in, out)), 1, true);
}

/* Takes height from hand and question until the cards in the lanes are as large as they have to be; all: height of
 * the three together. */
static void give_to_lanes(const Plan *m, float all, float *hand, float *prompt)
{
    const float card = SIEGE_CARD_LEAST * 1.25f;
    float least = card + (is_pair(m->in) ? 2 * HAND_RIM : 0), line = 14 + line_of(m->in, 31);
    float lack = 2 * (card + edge_of_half(m)) + between_halves(m) - (all - *hand - *prompt);
    if (!siege_is_large(m->in) || lack <= 0)
        return;
    float from_hand = clampf(lack, 0, fmaxf(0, *hand - least));
    *hand -= from_hand;
    *prompt -= clampf(lack - from_hand, 0, fmaxf(0, *prompt - line));
}

enum { FELT_LOW = 560 };

/* Places the rails, or in a narrow window chips above and news below. Returns what is left: the felt, within its
 * rim. */
static Rect put_sides(Plan *m)
{
    const BoardIn *in = m->in;
    BoardLayout *out = m->out;
    float x = m->left > 0 ? m->left + 20 : 10, end = m->right > 0 ? m->right + 20 : 10;
    out->felt = rect_safe(rect(x, m->top, in->w - x - end, in->h - 12 - m->top));
    Rect f = rect_inset(out->felt, 10);
    if (m->left > 0 && siege_is_turned(in)) {
        put_horde_rail(m);
    } else if (m->left > 0) {
        put_rail(m);
    } else {
        put_chips(m, rect_cut_top(&f, line_of(in, 21) + 4));
        (void)rect_cut_top(&f, 5);
    }
    bool low = siege_is_large(in) && out->felt.h < FELT_LOW; /* a lesson stands below it: cards come before news */
    if (m->right <= 0 && !low) {
        Rect news = rect_cut_bottom(&f, line_of(in, 20));
        out->again = rect_safe(rect_cut_right(&news, line_of(in, 100)));
        (void)rect_cut_right(&news, 8);
        out->news = rect_safe(news);
        (void)rect_cut_bottom(&f, 4);
    }
    return f;
}

typedef struct {
    Rect back, lanes, hand;
} Rows;

/* Divides the felt from top to bottom: back line, lanes, question, hand. The horde player's has the other side on
 * top, and the back line below the lanes. */
static Rows share_felt(Plan *m, Rect f)
{
    const BoardIn *in = m->in;
    Rows rows = {0};
    bool turned = siege_is_turned(in);
    float hand = layout_share(SIEGE_HAND_HEIGHT, f.h), prompt = clampf(14 + line_of(in, 42), 54, 104);
    float clear = siege_is_large(in) ? 10 : 12 + hand * 0.035f; /* a card that is lifted stays clear of the question */
    float row = fmaxf(32, line_of(in, 20) + (m->left > 0 ? 14 : 4)), space = m->left > 0 ? 8 : 5;
    if (turned && m->left > 0) {
        put_foe(m, rect_cut_top(&f, row));
        (void)rect_cut_top(&f, space);
    }
    if (!turned) {
        rows.back = rect_cut_top(&f, row);
        (void)rect_cut_top(&f, space);
    }
    float for_back = turned ? row + space : 0;
    give_to_lanes(m, f.h - for_back - clear - 8, &hand, &prompt);
    rows.hand = rect_cut_bottom(&f, hand);
    (void)rect_cut_bottom(&f, clear);
    m->out->prompt = rect_safe(rect_cut_bottom(&f, prompt));
    (void)rect_cut_bottom(&f, 8);
    if (turned) {
        rows.back = rect_cut_bottom(&f, row);
        (void)rect_cut_bottom(&f, space);
    }
    rows.lanes = f;
    return rows;
}

void siege_layout(const BoardIn *in, BoardLayout *out)
{
    layout_begin(in, out);
    Plan m = {.in = in, .out = out, .top = out->top.h + 10};
    m.right = out->kind == CLASS_NORMAL ? (out->wide ? 256 : 216) : 0;
    m.left = out->kind != CLASS_STRIP ? layout_share(SIEGE_RAIL_WIDTH, in->w) : 0;
    Rows rows = share_felt(&m, put_sides(&m));
    put_back_line(&m, rect_safe(rows.back));
    put_hidden(&m);
    put_back_pieces(&m);
    put_lanes(&m, rect_safe(rows.lanes));
    put_hands(&m, rect_safe(rows.hand));
    if (siege_shows_fight(in->s))
        put_fields(&m, rect_safe(rows.hand));
    put_single(&m);
    put_looked_at(&m);
    if (m.right > 0)
        put_right(&m);
    put_line(&m);
    if (m.right <= 0)
        layout_log_drawer(in, m.top, out);
}
