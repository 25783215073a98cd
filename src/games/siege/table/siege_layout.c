/* SPDX-License-Identifier: MIT */
#include "games/siege/table/siege_layout.h"

#include <math.h>

#include "core/table.h"

/* Sizes of the stage that follow from the window alone. The lanes take the width; what of it the cards cannot use, because
 * the height has no more, goes into the left column first. */
typedef struct {
    float column, x, lane; /* width of the left column, left edge and width of the lanes */
    float top, card, band; /* what looks over the far edge; width of a card; between the halves */
    float end, ribbon;     /* lower edge of the lanes; the ribbon's line, and its height */
    float line, hand;      /* upper edges of the ribbon's line and of the hand */
} Sizes;

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    Sizes at;
} Plan;

enum {
    EDGE = 8, /* of the window */
    LANE_GAP = 6,
    PEEK = 20,      /* of an attached card below its host, and of a hand while the lanes fight */
    PEEK_OVER = 12, /* above the monsters */
    COLUMN_MOST = 212,
    LOW = 760, /* a lower window has smaller edges */
    PLATE_ROOM = 158,
    PILES_ROOM = 152 /* right of the hand: the deck, and the strap */
};

bool siege_is_large(const BoardIn *in)
{
    return in->text > 1.5f;
}

static void share_width(const BoardIn *in, Sizes *z)
{
    z->x = z->column + EDGE;
    z->lane = fmaxf((in->w - z->x - EDGE - (LANES - 1) * LANE_GAP) / LANES, 20);
}

/* Where the horde sits near, its minions look over the near edge, between the lanes and the ribbon. */
static float near_edge(const BoardIn *in, const Sizes *z)
{
    return siege_is_turned(in) ? z->top - 8 : 0;
}

static Sizes sizes_of(const BoardIn *in)
{
    bool low = in->h < LOW;
    Sizes z = {
        .column = low ? 124 : 150, .band = low ? 38 : 42, .top = low ? 52 : 62, .ribbon = layout_ribbon(in->text)};
    float hand = fmaxf(118, in->h * 0.229f);
    share_width(in, &z);
    float rest = in->h - z.top - z.band - PEEK - 10 - z.ribbon - 8 - hand - near_edge(in, &z);
    z.card = fmaxf(fminf(z.lane - 8, rest / 2.5f), 16);
    if (z.card < z.lane - 14) {
        float lanes = LANES * (z.card + 14) + (LANES - 1) * LANE_GAP;
        z.column = clampf(in->w - 16 - lanes, z.column, COLUMN_MOST);
        share_width(in, &z);
    }
    z.end = z.top + 2.5f * z.card + z.band + PEEK;
    z.line = z.end + 6 + near_edge(in, &z);
    z.hand = z.line + z.ribbon + 8;
    return z;
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

/* Puts every piece, invisible, where it comes from. */
static void put_hidden(Plan *m)
{
    const State *s = m->in->s;
    const Rect *panel = m->out->panel;
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        int group = m->in->game->place[at].group, seat = m->in->game->place[at].seat;
        Rect home = panel[AT_PILE];
        if (group == GROUP_DISCARD && seat < SIEGE_SEATS)
            home = panel[AT_DISCARDS + seat];
        else if ((group == GROUP_DECK || group == GROUP_HAND || group == GROUP_LOOK) && seat < SIEGE_SEATS)
            home = panel[AT_DECKS + seat];
        else if (group == GROUP_HORDE_HAND)
            home = panel[AT_HORDE_DECK];
        else if (group == GROUP_HORDE_DECK || at == PLACE_PORTALS) /* a wave leaps out of the portal */
            home = rect_center(panel[AT_PORTAL], 30, 38);
        else if (at == PLACE_STACK)
            home = rect_center(m->out->felt, 60, 75);
        layout_put(m->out, p, home, 0, false);
    }
}

/* ---- the left column --------------------------------------------------------------------------------------------- */

/* Portal and castle as whole pictures at both ends; between them, from above: the four numbers of the wave, the pile
 * behind the portal beside the horde's deck, mana. */
static void put_column(Plan *m)
{
    const BoardIn *in = m->in;
    Rect *panel = m->out->panel;
    float w = fminf(m->at.column - 10, in->h * 0.215f), h = w * 1.25f, x = 6;
    Rect above = rect(x, EDGE, w, h), below = rect(x, in->h - h - 10, w, h);
    bool turned = siege_is_turned(in);
    panel[AT_PORTAL] = turned ? below : above;
    panel[AT_CASTLE] = turned ? above : below;
    float y = above.y + h + 12, stone = (w - 12) / MINIONS, pile = fminf(72, (w - 16) / 2);
    panel[AT_WAVE] = rect(x + 2, y, w - 3, stone);
    y += stone + 14;
    panel[AT_PILE] = rect(x + 2, y, pile, pile * 1.25f);
    panel[AT_HORDE_DECK] = rect(x + 2 + pile + 10, y, pile, pile * 1.25f);
    y += pile * 1.25f + 18;
    panel[AT_MANA] = rect_safe(rect(x, y, w, below.y - 12 - y));
}

/* ---- the lanes --------------------------------------------------------------------------------------------------- */

/* Places attachments behind their host, each one a little further out; room: how far upwards, or downwards if below 0. */
static void put_attached(Plan *m, PieceId host, Rect r, float room, int z)
{
    const State *s = m->in->s;
    int n = 0;
    for (PieceId p = s->head[PLACE_ATTACHED].first; p != NO_PIECE; p = s->piece[p].next)
        n += s->piece[p].host == host;
    float step = fminf(r.h * 0.13f, fabsf(room) / (float)(n > 0 ? n : 1));
    for (PieceId p = s->head[PLACE_ATTACHED].first; p != NO_PIECE; p = s->piece[p].next) {
        if (s->piece[p].host != host)
            continue;
        float h = r.h * 0.86f, w = r.w * 0.86f, peek = step * (float)n;
        float y = room >= 0 ? r.y - peek : r.y + r.h - h + peek;
        layout_put(m->out, p, rect(r.x + (r.w - w) / 2, y, w, h), z - n, true);
        n--;
    }
}

/* Returns the card that fights now 1.13 times as large, and a step towards its opponent. */
static Rect steps_forward(Rect r, bool above)
{
    float w = r.w * 1.13f, h = r.h * 1.13f;
    return rect(r.x + (r.w - w) / 2, above ? r.y - 6 : r.y + r.h + 6 - h, w, h);
}

/* Returns the outsider's card: as wide as the gaps to its neighbours let it be, towering over the far edge behind the minions;
 * where it fights it steps forward without growing. */
static Rect towers(const Plan *m, Rect r, bool fights)
{
    enum { ABOVE = 26, BELOW = 6, FORWARD = 14, RIM = 1 };
    float wide = 2 * (m->at.lane + LANE_GAP - m->at.card - RIM) / r.w, high = (r.y - ABOVE + BELOW) / r.h;
    float k = 1 + clampf(fminf(wide, high), 0, 0.2f), w = r.w * k, h = r.h * k;
    return rect(r.x + (r.w - w) / 2, r.y + r.h + BELOW - h + (fights ? FORWARD : 0), w, h);
}

static bool is_outsider(const State *s, PieceId p)
{
    return s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_OUTSIDER;
}

static int lane_that_fights(const State *s)
{
    const Siege *g = siege_of(s);
    return siege_shows_fight(s) && g->step <= STEP_LANE_END ? g->lane : -1;
}

static void put_half(Plan *m, PlaceId half, int slot, const Rect *card, Rect area)
{
    const State *s = m->in->s;
    bool above = (half == PLACE_UPPER) != siege_is_turned(m->in);
    int now = lane_that_fights(s);
    m->out->place[half] = rect_safe(area);
    for (int i = 0; i < LANES; i++)
        m->out->place[SIEGE_PLACES + slot + i] = rect_safe(card[i]);
    for (PieceId p = s->head[half].first; p != NO_PIECE; p = s->piece[p].next) {
        int lane = s->piece[p].pos % LANES;
        Rect r = above && is_outsider(s, p) ? towers(m, card[lane], lane == now)
                 : lane == now              ? steps_forward(card[lane], above)
                                            : card[lane];
        layout_put(m->out, p, r, lane == now ? 15 : 12, true);
        put_attached(m, p, r, above ? PEEK_OVER : -PEEK, lane == now ? 14 : 11);
    }
}

static void put_lanes(Plan *m)
{
    const Sizes *z = &m->at;
    Rect upper[LANES], lower[LANES];
    bool turned = siege_is_turned(m->in);
    float h = z->card * 1.25f, all = LANES * z->lane + (LANES - 1) * LANE_GAP;
    for (int i = 0; i < LANES; i++) {
        float x = z->x + (z->lane + LANE_GAP) * (float)(turned ? LANES - 1 - i : i), cx = x + (z->lane - z->card) / 2;
        Rect above = rect(cx, z->top, z->card, h), below = rect(cx, z->top + h + z->band, z->card, h);
        m->out->panel[AT_LANE + i] = rect(x, z->top - 6, z->lane, z->end - z->top + 8);
        m->out->panel[AT_FORECAST + i] = rect(x, z->top + h, z->lane, z->band);
        m->out->panel[AT_UPPER + i] = upper[i] = turned ? below : above;
        m->out->panel[AT_LOWER + i] = lower[i] = turned ? above : below;
    }
    Rect above = rect(z->x, z->top, all, h), below = rect(z->x, z->top + h + z->band, all, h);
    put_half(m, PLACE_UPPER, SLOT_UPPER, upper, turned ? below : above);
    put_half(m, PLACE_LOWER, SLOT_LOWER, lower, turned ? above : below);
}

/* True while a choice is about minions alone: then they come forward as whole cards. */
static bool comes_forward(const BoardIn *in)
{
    return !siege_is_turned(in) && in->asked != NO_SEAT && siege_asks_for_health(in->s);
}

/* Places the back line between the lanes, behind the monsters: small pictures of heads, no part of which is cut.
 * Opposite a horde player it makes room for that portrait. */
static void put_back_line(Plan *m)
{
    const Sizes *z = &m->at;
    bool turned = siege_is_turned(m->in), seat = siege_versus(m->in->s) && !turned;
    float y = turned ? z->end + 4 : 5, h = turned ? z->top - 8 : z->top - 12, w = 1.45f * h, step = z->lane + LANE_GAP;
    float x = seat ? z->x + 1.3f * step : z->x;
    float right = turned ? m->out->strap.x - EDGE : z->x + LANES * step - LANE_GAP;
    Rect row = rect(x, fmaxf(y, 0), right - x, turned ? h : h - 6);
    m->out->panel[AT_BACK] = m->out->place[PLACE_BACK] = rect_safe(row);
    for (int i = 0; i < MINIONS; i++)
        m->out->panel[AT_MINION + i] = rect(z->x + step * (float)(i + 1 + seat) - (w + LANE_GAP) / 2, y, w, h);
    float end = m->out->panel[AT_MINION + MINIONS - 1].x + w + 10;
    m->out->panel[AT_PILLAGE] = rect_safe(rect(end, row.y + 8, fmaxf(right - end, 0), h - 18));
}

static void put_back_pieces(Plan *m)
{
    const State *s = m->in->s;
    bool forward = comes_forward(m->in);
    float w = m->at.card * 0.86f;
    for (PieceId p = s->head[PLACE_BACK].first; p != NO_PIECE; p = s->piece[p].next) {
        Rect box = m->out->panel[AT_MINION + s->piece[p].n % MINIONS];
        if (forward)
            box = rect(box.x + (box.w - w) / 2, 6, w, w * 1.25f);
        layout_put(m->out, p, box, forward ? 16 : 13, true);
        put_attached(m, p, box, -8, 11);
    }
}

/* ---- hands ------------------------------------------------------------------------------------------------------- */

enum { HAND_GAP = 10 };

/* Returns how wide a hand is while none of its cards covers another. */
static float width_of_hand(const Plan *m, int seat, float h)
{
    return (fminf(h / 1.25f, m->at.card) + HAND_GAP) * (float)table_size(m->in->s, siege_hand_place(m->in->s, seat));
}

/* Places the cards of a hand side by side in the middle of `area`; they overlap if they must. */
static void put_hand(Plan *m, int seat, Rect area)
{
    const State *s = m->in->s;
    PieceId hand[PIECE_MAX];
    int n = table_list(s, siege_hand_place(s, seat), hand);
    m->out->panel[AT_HANDS + seat] = m->out->place[siege_hand_place(s, seat)] = rect_safe(area);
    float w = fmaxf(fminf(fminf(area.h / 1.25f, m->at.card), area.w), 0), h = w * 1.25f;
    float step = n > 1 ? fminf(w + HAND_GAP, (area.w - w) / (float)(n - 1)) : 0;
    float x = area.x + (area.w - step * (float)(n - 1) - w) / 2;
    float y = siege_shows_fight(s) ? m->in->h - PEEK : area.y;
    for (int i = 0; i < n; i++)
        layout_put(m->out, hand[i], rect(x + step * (float)i, y, w, h), 20 + i, true);
}

/* Holds an ally's card that is being played over the middle of its hand, from where it flies to its lane; a spell unseen. */
static void put_played(Plan *m)
{
    enum { PLAYED = 60 }; /* above the hand and the lanes */
    const State *s = m->in->s;
    for (PieceId p = s->head[PLACE_STACK].first; p != NO_PIECE; p = s->piece[p].next) {
        int seat = s->piece[p].owner,
            type = s->piece[p].def == DEF_HIDDEN ? -1 : (int)siege_card(s->piece[p].def)->type;
        Rect hand = seat < siege_allies(s) ? m->out->panel[AT_HANDS + seat] : (Rect){0};
        float h = fminf(hand.h, m->at.card * 1.25f), w = h * 0.8f;
        Rect at = rect(hand.x + (hand.w - w) / 2, hand.y - h * 0.25f, w, h);
        if (!rect_is_empty(hand))
            layout_put(m->out, p, at, PLAYED, type == CARD_ALLY || type == CARD_TOWER);
    }
}

/* True if the hands of both allies lie beside each other. */
static bool is_pair(const BoardIn *in)
{
    return siege_allies(in->s) == 2 && !siege_is_turned(in);
}

/* Places deck and discard pile of that seat at the right end of the hand. */
static void put_piles(Plan *m, int seat)
{
    bool low = m->in->h < LOW;
    float deck = low ? 56 : 68, discard = low ? 42 : 50, x = m->in->w - 142;
    float y = m->at.hand + 6;
    m->out->panel[AT_DECKS + seat] = rect(x, y, deck, deck * 1.25f);
    m->out->panel[AT_DISCARDS + seat] = rect(x, y + deck * 1.25f + 10, discard, discard * 1.25f);
    m->out->place[PLACE_DISCARD + seat] = m->out->panel[AT_DISCARDS + seat];
}

/* True if the hand is closed to who looks: its cards may lie closer, as there is nothing to read on them. */
static bool shows_backs(const State *s, int seat)
{
    PieceId first = s->head[siege_hand_place(s, seat)].first;
    return first != NO_PIECE && s->piece[first].def == DEF_HIDDEN;
}

static void put_hands(Plan *m)
{
    const BoardIn *in = m->in;
    const State *s = in->s;
    int near = in->near < s->nseats ? in->near : 0, mate = 1 - near;
    float x = m->at.x + 4, tools = siege_is_turned(in) ? fminf(line_of(in, 200), in->w * 0.24f) : 0;
    Rect row = rect_safe(rect(x, m->at.hand + 2, in->w - PILES_ROOM - x, in->h - m->at.hand - 8));
    if (tools > 0) {
        row.w = in->w - STRAP_ROOM - 8 - x; /* its deck lies in the left column */
        m->out->panel[AT_ACTIONS] = rect_safe(rect_cut_right(&row, tools));
        (void)rect_cut_right(&row, 10);
    }
    if (is_pair(in)) {
        float rest = row.w - width_of_hand(m, near, row.h) - 16, all = width_of_hand(m, mate, row.h);
        float least = row.w * (shows_backs(s, mate) ? 0.22f : 0.31f);
        put_hand(m, mate, rect_cut_right(&row, clampf(rest, least, fmaxf(all, least))));
        (void)rect_cut_right(&row, 16);
    }
    put_hand(m, near, row);
}

/* ---- seats and the ribbon ------------------------------------------------------------------------------------------ */

/* The ribbon's line lies between the plates of both allies; alone it is centred on the lanes. A horde player looks over the far
 * edge, and so do the allies where that player sits near. */
static void put_line_of_ribbon(Plan *m)
{
    const BoardIn *in = m->in;
    const Sizes *z = &m->at;
    int near = siege_near_ally(in), horde = siege_horde_seat(in->s);
    bool pair = is_pair(in), turned = siege_is_turned(in);
    float side = pair ? PLATE_ROOM : STRAP_ROOM, right = in->w - (pair ? STRAP_ROOM : EDGE);
    Rect line = rect(z->x, z->line, right - z->x, z->ribbon);
    m->out->prompt = rect_safe(rect(line.x + side, line.y, line.w - 2 * side, line.h));
    if (pair) {
        m->out->seat[near] = rect(line.x + 2, line.y - 2, side - 12, line.h + 4);
        m->out->seat[1 - near] = rect(right - side + 10, line.y - 2, side - 12, line.h + 4);
        m->out->panel[AT_DECKS + 1 - near] = rect_center(m->out->seat[1 - near], 30, 38);
        m->out->panel[AT_DISCARDS + 1 - near] = m->out->panel[AT_DECKS + 1 - near];
    }
    if (horde < in->s->nseats && !turned)
        m->out->seat[horde] = rect(z->x + 6, 5, z->lane * 1.05f, z->top - 14);
    for (int seat = 0; turned && seat < siege_allies(in->s); seat++) {
        float w = line.w / 2, d = (z->top - 14) * 0.8f;
        Rect all = rect(line.x + 6 + w * (float)seat, 5, w - 12, z->top - 14);
        m->out->seat[seat] = rect(all.x, all.y, w * 0.5f, all.h);
        m->out->panel[AT_DECKS + seat] = rect(all.x + w * 0.52f, all.y, d, all.h);
        m->out->panel[AT_DISCARDS + seat] = rect(all.x + w * 0.52f + d + 24, all.y, d, all.h);
    }
}

/* Returns in how many rows that many cards show most of themselves. */
static int rows_for(int n, Rect in, float largest)
{
    int best = 1;
    float most = 0;
    for (int rows = 1; rows <= 3 && rows <= n; rows++) {
        float columns = (float)((n + rows - 1) / rows), h = (in.h - 8 * (float)(rows - 1)) / (float)rows;
        float shown = fminf(fminf(h / 1.25f, largest), (in.w + 10) / columns - 10);
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
    int rows = rows_for(n, inner, m->at.card), columns = n > 0 ? (n + rows - 1) / rows : 1;
    float h = (inner.h - 8 * (float)(rows - 1)) / (float)rows, w = fminf(h / 1.25f, m->at.card);
    w = fminf(w, fmaxf((inner.w + 10) / (float)columns - 10, 64)); /* smaller rather than covered */
    h = w * 1.25f;
    float top = inner.y + fmaxf(0, inner.h - (h + 8) * (float)rows + 8) / 2;
    for (int i = 0; i < n; i++) {
        int left = n - i / columns * columns, here = left < columns ? left : columns;
        float used = fminf((w + 10) * (float)here - 10, inner.w);
        Rect row = rect(inner.x + (inner.w - used) / 2, top + (h + 8) * (float)(i / columns), used, h);
        layout_put(m->out, list[i], layout_fan(row, i % columns, here, w, h, 10), 60 + i, true);
    }
}

/* ---- the waiting line -------------------------------------------------------------------------------------------- */

enum { LINE_NEXT = 86, LINE_GAP = 6 };

Rect siege_queue_card(Rect line, int i)
{
    float w = fminf(LINE_NEXT, line.h / 1.25f), small = w * 0.8f;
    float right = line.x + line.w - (i > 0 ? w + LINE_GAP + (small + LINE_GAP) * (float)(i - 1) : 0);
    w = i > 0 ? small : w;
    return rect(right - w, line.y + line.h - w * 1.25f, w, w * 1.25f);
}

int siege_queue_room(Rect line)
{
    int n = 0;
    while (n < 32 && siege_queue_card(line, n).x >= line.x)
        n++;
    return n;
}

/* Places the waiting line above the ribbon, from right to left. */
static void put_line(Plan *m)
{
    const Sizes *z = &m->at;
    float h = fminf(LINE_NEXT * 1.25f, z->card * 1.25f * 0.6f), w = LANES * (z->lane + LANE_GAP) - LANE_GAP;
    if (m->in->s->nqueue >= 2)
        m->out->panel[AT_LINE] = rect_safe(rect(z->x, z->line - 8 - h, w, h));
}

static void put_one(Plan *m, PieceId p, Rect r, int z)
{
    if (p != NO_PIECE)
        layout_put(m->out, p, r, z, true);
}

static void put_single(Plan *m)
{
    const State *s = m->in->s;
    BoardLayout *out = m->out;
    PieceId castle = table_first(s, PLACE_CASTLE), portal = table_first(s, PLACE_PORTAL);
    out->place[PLACE_CASTLE] = out->panel[AT_CASTLE];
    out->place[PLACE_PORTAL] = out->panel[AT_PORTAL];
    put_one(m, castle, out->panel[AT_CASTLE], 5);
    put_one(m, portal, out->panel[AT_PORTAL], 5);
    if (castle != NO_PIECE)
        put_attached(m, castle, out->panel[AT_CASTLE], siege_is_turned(m->in) ? -PEEK_OVER : PEEK_OVER, 4);
    if (portal != NO_PIECE)
        put_attached(m, portal, out->panel[AT_PORTAL], siege_is_turned(m->in) ? PEEK_OVER : -PEEK_OVER, 4);
    put_one(m, table_first(s, PLACE_PILE), out->panel[AT_PILE], 1);
    put_one(m, siege_treachery_piece(s), out->panel[AT_HORDE_DECK], 1); /* on the deck it was revealed from */
}

void siege_layout(const BoardIn *in, BoardLayout *out)
{
    layout_stage(in, out, STUDS);
    Plan m = {.in = in, .out = out, .at = sizes_of(in)};
    put_column(&m);
    put_line_of_ribbon(&m);
    if (!siege_is_turned(in))
        put_piles(&m, siege_near_ally(in));
    put_back_line(&m);
    put_hidden(&m);
    put_back_pieces(&m);
    put_lanes(&m);
    put_hands(&m);
    put_played(&m);
    put_single(&m);
    put_looked_at(&m);
    put_line(&m);
}
