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

/* ---- the parts both tables have ---------------------------------------------------------------------------------- */

typedef struct { /* measures of one pass */
    const BoardIn *in;
    BoardLayout *out;
    float w, h;             /* of the window */
    bool low;               /* little height */
    float track_w, track_h; /* a Battle Card of the track */
    Rect track;             /* the whole line of them */
    Rect pool;              /* the Pool's cards, without the mat around them */
    float card, gap;        /* width of a card of the Pool, room between two */
    int columns, rows;
    float ribbon; /* its height */
    Rect own;     /* below the ribbon, to the strap */
} Plan;

enum { BEFORE_HORDE = 26 }; /* between the picks of the round and the near horde */
enum { EDGE = 8, TRACK_Y = 10, MAT = 12, UNDER_TRACK = 24, FORK = 6 /* the first type, after the factions */ };

static bool large_text(const BoardIn *in)
{
    return in->text > 1.5f;
}

/* Lays the eleven Battle Cards in one line across the far edge, in one order for the whole game: the factions, then
 * the types. heap: room at its right end. */
static void put_track(Plan *p, float heap)
{
    enum { LEAST_GAP = 6, MOST_GAP = 21 };
    float w = p->track_w, gap = clampf((p->w - 72 - heap - 11 * w) / 10.6f, LEAST_GAP, MOST_GAP);
    float all = 11 * w + 10.7f * gap, x = fmaxf(heap > 0 ? 24 : 36, (p->w - all) / 2 - heap / 2);
    p->track = rect(x, TRACK_Y, all, p->track_h);
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        x += kind == FORK ? 0.7f * gap : 0;
        p->out->panel[AT_CELL + kind] = rect(x, TRACK_Y, w, p->track_h);
        x += w + gap;
    }
}

Rect horde_token_on(Rect cell)
{
    float d = cell.w * (cell.w > 80 ? 0.42f : 0.54f); /* on a large card its name stays free */
    return rect(cell.x + cell.w * 0.93f - d * 0.66f, cell.y + cell.h * 1.1f - d, d, d);
}

/* Puts the Battle Cards drawn, with their tokens, into their cells, and those to come out of sight. */
static void put_battles(Plan *p)
{
    const State *s = p->in->s;
    for (int i = 0; i < KIND_COUNT; i++) {
        PlaceId at = (PlaceId)(PLACE_BATTLE + i);
        DefId card = horde_battle_card(s, i);
        Rect cell = card ? p->out->panel[AT_CELL + card - DEF_BATTLE] : (Rect){0};
        for (PieceId q = table_first(s, at); q != NO_PIECE; q = s->piece[q].next) {
            bool token = s->piece[q].def >= DEF_TOKEN;
            layout_put(p->out, q, token ? horde_token_on(cell) : cell, token ? 3 : 1, true);
        }
        p->out->place[at] = cell;
    }
    Rect middle = rect_center(p->track, p->track_w, p->track_h);
    layout_put_hidden_at(p->in, p->out, PLACE_PILE, middle);
}

/* Lists the tokens of a place by value. Returns how many. */
static int tokens_by_value(const State *s, PlaceId at, PieceId coin[PIECE_MAX])
{
    int n = table_list(s, at, coin);
    for (int i = 1; i < n; i++) {
        PieceId p = coin[i];
        int k = i;
        for (; k > 0 && s->piece[coin[k - 1]].def > s->piece[p].def; k--)
            coin[k] = coin[k - 1];
        coin[k] = p;
    }
    return n;
}

static int heap_rows(int n)
{
    return n > 6 ? 3 : 2;
}

/* Returns the room that the tokens left take at the right end of the track. */
static float heap_width(const Plan *p, int n)
{
    int across = n > 0 ? (n + heap_rows(n) - 1) / heap_rows(n) : 0;
    return across > 0 ? (float)across * p->track_w * 0.42f + 18 : 0;
}

/* True while the near seat chooses a token: they lie large where its picks of the round will lie. */
static bool chooses_token(const State *s, int near)
{
    return s->phase == PHASE_ASSIGN && s->to_act == near;
}

/* Returns the near seat's place for two picks of the round, at the lower left. */
static Rect front_area(const Plan *p)
{
    enum { SHOWN = 2, GAP = 10 };
    float w = fmaxf(fminf(p->own.h / 1.25f - 3, p->card * 1.06f), 0), h = w * 1.25f;
    return rect(p->own.x, p->own.y + (p->own.h - h) / 2, SHOWN * w + GAP, h);
}

typedef struct { /* tokens that one is chosen of: how they lie */
    int across, down;
    float size;
} Choice;
enum { CHOICE_APART = 10 };

/* Returns how n tokens lie largest in a room of that width. */
static Choice choice_in(const Plan *p, int n, float w)
{
    enum { LARGEST = 72, ROWS = 3 };
    Choice best = {.across = 1, .down = 1};
    for (int down = 1; down <= ROWS && n > 0; down++) {
        int across = (n + down - 1) / down;
        float size = fminf((p->own.h - CHOICE_APART) / (float)down, (w - CHOICE_APART) / (float)across) - CHOICE_APART;
        if (fminf(size, LARGEST) >= best.size)
            best = (Choice){across, down, fminf(size, LARGEST)};
    }
    return best;
}

/* Lays the tokens that the near seat chooses from at the lower left, where no picks lie yet: Pool and horde can be seen
 * meanwhile. Where they would be small there, they take some room of the horde. */
static void put_choice(Plan *p, int n, const PieceId coin[])
{
    const float least = 48, wider = 0.4f;
    Choice how = choice_in(p, n, front_area(p).w);
    if (how.size < least)
        how = choice_in(p, n, p->own.w * wider);
    float step = how.size + CHOICE_APART, w = (float)how.across * step + CHOICE_APART,
          h = (float)how.down * step + CHOICE_APART;
    Rect band = rect_safe(rect(p->own.x, p->own.y + (p->own.h - h) / 2, w, h));
    p->out->panel[AT_CHOICE] = p->out->place[PLACE_TOKENS] = band;
    for (int i = 0; i < n; i++)
        layout_put(p->out, coin[i],
                   layout_grid(rect(band.x, band.y + CHOICE_APART, band.w, how.size), i, how.across, how.size, how.size,
                               CHOICE_APART, CHOICE_APART),
                   40, true);
}

/* Lays the tokens left as a heap at the far right, or large at the lower left while one of them is chosen. */
static void put_tokens(Plan *p, float heap)
{
    const State *s = p->in->s;
    PieceId coin[PIECE_MAX];
    int n = tokens_by_value(s, PLACE_TOKENS, coin);
    if (chooses_token(s, p->in->near)) {
        put_choice(p, n, coin);
        return;
    }
    int rows = heap_rows(n), across = n > 0 ? (n + rows - 1) / rows : 1;
    float size = p->track_w * 0.42f;
    Rect area = rect_safe(rect(p->w - heap + 8, TRACK_Y + 2, heap - 8, p->track_h));
    p->out->place[PLACE_TOKENS] = n > 0 ? area : (Rect){0};
    for (int i = 0; i < n; i++)
        layout_put(p->out, coin[i],
                   rect(area.x + size * (float)(i % across), area.y + area.h / (float)rows * (float)(i / across),
                        size * 0.96f, size * 0.96f),
                   1, true);
}

/* Lays cards in one to three rows inside the area, as large as they fit, at most `most` wide; below `least` they lie one
 * over the other. */
static void put_rows(const BoardIn *in, BoardLayout *out, PlaceId at, Rect area, float most, float least, int z)
{
    enum { GAP = 7, ROWS = 3 };
    PieceId card[PIECE_MAX];
    int n = horde_sorted(in->s, in->sort, at, card), rows = 1;
    float w = 0;
    for (int r = 1; r <= ROWS && n > 0; r++) {
        int each = (n + r - 1) / r;
        float high = (area.h - (float)((r - 1) * GAP)) / (float)r / 1.25f,
              wide = (area.w - (float)((each - 1) * GAP)) / (float)each,
              fits = fminf(fminf(high, most), fmaxf(wide, fminf(least, high)));
        if (fits > w + 1) {
            w = fits;
            rows = r;
        }
    }
    int each = n > 0 ? (n + rows - 1) / rows : 1;
    float h = w * 1.25f, all = fminf((float)each * (w + GAP) - GAP, area.w),
          y = area.y + (area.h - (float)rows * h - (float)((rows - 1) * GAP)) / 2;
    for (int i = 0; i < n; i++) {
        Rect row = rect(area.x + (area.w - all) / 2, y + (float)(i / each) * (h + GAP), all, h);
        layout_put(out, card[i], layout_fan(row, i % each, each, w, h, GAP), z + i, true);
    }
}

static Plan begin(const BoardIn *in, BoardLayout *out)
{
    layout_stage(in, out, STUDS);
    Plan p = {.in = in, .out = out, .w = in->w, .h = in->h, .low = in->h < 760, .ribbon = layout_ribbon(in->text)};
    p.track_w = clampf((in->w - 120) / 14.5f, 4, p.low ? 60 : 72);
    p.track_h = p.track_w * 1.25f;
    return p;
}

/* ---- the market: rounds 1 to 11, and the Trickster's table ------------------------------------------------------- */

static float own_share(const BoardIn *in, int pool)
{
    if (pool > 16)
        return 0.188f;
    if (large_text(in))
        return 0.27f;
    return pool < 16 ? 0.31f : in->w / in->h > 1.7f ? 0.288f : 0.335f;
}

/* Returns the room of the other seats left and right of the Pool. */
static float side_of(const Plan *p, int pool)
{
    if (pool > 16)
        return fmaxf(p->low ? 168 : 192, p->w * 0.15f);
    return pool < 16 ? fmaxf(150, p->w * 0.13f) : p->low ? 74 : 88;
}

static void measure(Plan *p)
{
    int pool = horde_pool_size(p->in->s);
    p->columns = pool > 16 ? 7 : pool < 16 ? 6 : 8;
    p->rows = (pool + p->columns - 1) / p->columns;
    p->gap = pool > 16 ? 7 : 8;
    float side = side_of(p, pool), top = TRACK_Y + p->track_h + UNDER_TRACK, own = p->h * own_share(p->in, pool),
          wide = (p->w - 2 * side - (float)(p->columns - 1) * p->gap) / (float)p->columns,
          room = p->h - top - 10 - p->ribbon - 10 - own,
          high = (room - (float)(p->rows - 1) * p->gap) / (float)p->rows / 1.25f;
    p->card = fmaxf(fminf(wide, high), 10);
    float w = (float)p->columns * (p->card + p->gap) - p->gap, h = (float)p->rows * (p->card * 1.25f + p->gap) - p->gap;
    p->pool = rect((p->w - w) / 2, top, w, h);
    float y = p->pool.y + h + MAT, own_y = y + p->ribbon + 10;
    float end = large_text(p->in) ? 150 : 236; /* own seat and supply at the ends of the ribbon's line */
    p->out->prompt = rect_safe(rect(end, y, p->w - 2 * end, p->ribbon));
    p->own = rect_safe(rect(18, own_y, p->w - 18 - STRAP_ROOM - 4, p->h - own_y - EDGE));
}

Rect horde_slot(const BoardLayout *at, const State *s, int slot)
{
    int pool = horde_pool_size(s), columns = pool > 16 ? 7 : pool < 16 ? 6 : 8, rows = (pool + columns - 1) / columns;
    float gap = pool > 16 ? 7 : 8;
    Rect cards = rect_inset(at->panel[AT_POOL], MAT);
    float w = (cards.w - gap * (float)(columns - 1)) / (float)columns,
          h = (cards.h - gap * (float)(rows - 1)) / (float)rows;
    return rect(cards.x + (float)(slot % columns) * (w + gap), cards.y + (float)(slot / columns) * (h + gap), w, h);
}

static void put_pool(Plan *p)
{
    const State *s = p->in->s;
    p->out->panel[AT_POOL] = p->out->place[PLACE_POOL] = rect_inset(p->pool, -MAT);
    for (PieceId q = table_first(s, PLACE_POOL); q != NO_PIECE; q = s->piece[q].next)
        layout_put(p->out, q, horde_slot(p->out, s, s->piece[q].pos), 1, true);
}

/* Lays the card that the near seat may steal in mid-air over the mat, so that everybody at this screen sees which. */
static void put_stake(Plan *p)
{
    enum { OVER_ALL = 60 };
    const Frame *window = p->in->s->nframes > 0 && p->in->asked == p->in->near ? frame_peek(p->in->s) : NULL;
    if (window == NULL || window->src >= p->in->s->npieces)
        return;
    float w = p->card * 1.2f;
    layout_put(p->out, window->src, rect_center(p->pool, w, w * 1.25f), OVER_ALL, true);
}

/* Lays the eleven Battle Cards large over the mat, six above five, with their tokens. */
static void put_trickster(Plan *p)
{
    enum { LARGEST = 150, ACROSS = 6, DOWN = 2, APART = 18 };
    Rect mat = rect_inset(p->pool, -MAT);
    float w = clampf(fminf((mat.w - 30) / ACROSS - APART, (mat.h - 3 * APART) / DOWN / 1.25f), 0, LARGEST),
          h = w * 1.25f;
    float gap = clampf((mat.w - ACROSS * w) / (ACROSS + 1), APART, 48);
    Rect area = rect(mat.x, mat.y + (mat.h - DOWN * h - APART) / 2, mat.w, h);
    p->out->panel[AT_POOL] = mat;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Rect row = area;
        row.x += kind < FORK ? 0 : (w + gap) / 2;
        p->out->panel[AT_CELL + kind] = layout_grid(row, kind, ACROSS, w, h, gap, APART);
    }
}

/* True while the near seat, before which n cards lie, has a pick of this round left, or none yet. The cards tell it
 * earlier than the counts of a story that still runs. */
static bool may_pick(const Plan *p, int n)
{
    enum { OPENING = 2 }; /* cards at most: HO-6.6 */
    const State *s = p->in->s;
    const Horde *h = horde_of(s);
    int near = p->in->near, limit = horde_limit(s);
    bool opens = h->opening > 0 && h->starter == near;
    if (s->phase != PHASE_PICK || n >= (opens || limit == 0 ? OPENING : limit))
        return false;
    return opens || h->total[near] == 0 || h->total[near] < limit;
}

/* Lays the near seat's picks of the round at the lower left, with a free slot while it may pick, up to the cards of its
 * horde; a card dropped anywhere below the ribbon is picked. */
static void put_front(Plan *p)
{
    enum { GAP = 10 };
    const State *s = p->in->s;
    PlaceId at = (PlaceId)(PLACE_FRONT + p->in->near), horde = (PlaceId)(PLACE_HORDE + p->in->near);
    PieceId card[PIECE_MAX];
    int n = table_list(s, at, card), slots = n + may_pick(p, n);
    Rect area = front_area(p);
    float h = area.h, w = h / 1.25f, end = p->own.x + p->own.w;
    for (PieceId q = table_first(s, horde); q != NO_PIECE; q = s->piece[q].next)
        end = fminf(end, p->out->piece[q].r.x);
    area.w = fmaxf(area.w, fminf((float)slots * (w + GAP) - GAP, end - BEFORE_HORDE - area.x));
    for (int i = 0; i < n; i++)
        layout_put(p->out, card[i], layout_fan(area, i, slots, w, h, GAP), 1 + i, true);
    if (slots > n)
        p->out->panel[AT_DROP] = layout_fan(area, n, slots, w, h, GAP);
    p->out->panel[AT_FRONT] = front_area(p);
    p->out->place[at] = s->phase == PHASE_PICK ? p->own : front_area(p);
    p->out->light[at] = p->out->panel[AT_DROP];
}

/* Lays the near horde right of the place for two picks, or for the tokens that one is chosen of. */
static void put_horde(Plan *p)
{
    enum { LARGEST = 112, LEAST = 40 };
    PlaceId at = (PlaceId)(PLACE_HORDE + p->in->near);
    Rect area = p->own;
    (void)rect_cut_left(&area, fmaxf(front_area(p).w, p->out->panel[AT_CHOICE].w) + BEFORE_HORDE);
    area = rect_safe(area);
    p->out->panel[AT_CARDS] = p->out->place[at] = area;
    put_rows(p->in, p->out, at, area, fminf(p->card * 0.84f, LARGEST), LEAST, 1);
}

/* ---- the other seats --------------------------------------------------------------------------------------------- */

static void put_seat_front(Plan *p, int seat, Rect area, float w, bool down)
{
    PlaceId at = (PlaceId)(PLACE_FRONT + seat);
    PieceId card[PIECE_MAX];
    int n = table_list(p->in->s, at, card);
    float h = w * 1.25f, step = h + 5;
    if (down && n > 1 && step * (float)(n - 1) + h > area.h)
        step = fmaxf((area.h - h) / (float)(n - 1), 0);
    p->out->panel[AT_SEAT_FRONT + seat] = p->out->place[at] = rect_safe(area);
    for (int i = 0; i < n; i++) {
        Rect r =
            down ? rect(area.x + (area.w - w) / 2, area.y + step * (float)i, w, h) : layout_fan(area, i, n, w, h, 5);
        layout_put(p->out, card[i], r, 1 + i, true);
    }
}

/* A narrow column at the left or right edge: portrait, name, count, the picks below each other. */
static void put_column(Plan *p, int seat, bool left)
{
    bool wide = p->w / p->h > 1.7f;
    float room = p->pool.x - MAT, w = fminf(room, 110), x = left ? (room - w) / 2 : p->w - room + (room - w) / 2,
          head = layout_seat_column(fminf(wide ? 84 : 66, w - 16), p->in->text);
    p->out->seat[seat] = rect(x, p->pool.y, w, head);
    float y = p->pool.y + head + 6;
    put_seat_front(p, seat, rect(x, y, w, p->pool.y + p->pool.h - y), fminf(wide ? 94 : 70, w - 8), true);
}

/* A block beside the Pool: portrait with name and count at its right, the picks in a row below. */
static void put_block(Plan *p, int seat, bool left, bool upper, bool halved)
{
    enum { FACE = 76, APART = 14, PICK = 62 };
    float room = p->pool.x - MAT - 8, x = left ? 8 : p->w - room - 4, high = p->pool.h * (halved ? 0.48f : 1),
          d = fminf(fminf(FACE, room * 0.4f), high * 0.46f), below = high - d - APART,
          pick = fminf(fminf(PICK, (room - APART) / 3), below / 1.25f);
    float y = upper ? p->pool.y : p->pool.y + p->pool.h * (halved ? 0.52f : 0);
    p->out->seat[seat] = rect_safe(rect(x, y, room, d));
    put_seat_front(p, seat, rect(x, y + d + APART, room, fminf(below, 80)), pick, false);
}

static void put_seats(Plan *p)
{
    const State *s = p->in->s;
    int n = s->nseats;
    bool narrow = p->columns == 8;
    for (int i = 1; i < n; i++) { /* clockwise, from the near seat's left */
        int seat = (p->in->near + i) % n;
        if (narrow)
            put_column(p, seat, i == 1);
        else
            put_block(p, seat, i < 3, i != 1 || n<4, n> 3);
    }
}

/* The near seat at the left end of the ribbon's line, the supply at its right end. */
static void put_line(Plan *p)
{
    enum { FACE_MOST = 50, FACE_X = 16 };
    Rect line = p->out->prompt;
    float d = fminf(FACE_MOST, line.h + 6), w = p->low ? 40 : 46;
    p->out->seat[p->in->near] = rect(FACE_X, line.y + (line.h - d) / 2, line.x - FACE_X - 8, d);
    Rect pile = rect(p->w - w - 22, line.y + line.h / 2 - w * 0.66f, w, w * 1.25f);
    Rect studs = p->out->strap; /* with the one that may stand above the strap */
    studs.y -= STUD + STUD_GAP;
    studs.h += STUD + STUD_GAP;
    if (rect_overlaps(rect_inset(pile, -8), studs)) {
        pile.x = p->out->strap.x - 14 - w;
        pile.y = fmaxf(pile.y, p->pool.y + p->pool.h + MAT + 2);
    }
    p->out->panel[AT_SUPPLY] = pile;
    layout_put_hidden_at(p->in, p->out, PLACE_SUPPLY, pile);
}

static void put_away(const BoardIn *in, BoardLayout *out)
{
    BoardLayout *l = out;
    for (int seat = 0; seat < in->s->nseats; seat++)
        l->panel[AT_HOME + seat] =
            rect_is_empty(l->seat[seat]) ? (Rect){0} : rect(l->seat[seat].x, l->seat[seat].y, 40, 40);
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_HOME, .tall = 1.25f, .near = out->prompt});
}

static void layout_market(const BoardIn *in, BoardLayout *out)
{
    Plan p = begin(in, out);
    PieceId coin[PIECE_MAX];
    float heap = heap_width(&p, table_list(in->s, PLACE_TOKENS, coin)); /* kept free while one of them is chosen */
    measure(&p);
    put_track(&p, heap);
    put_seats(&p);
    put_away(in, out);
    put_line(&p);
    put_seats(&p); /* again: their cards, which lay hidden until now */
    if (horde_table(in->s) == TABLE_TRICKSTER)
        put_trickster(&p);
    else
        put_pool(&p);
    put_battles(&p);
    put_tokens(&p, heap);
    put_horde(&p);
    put_front(&p);
    put_stake(&p);
}

static void horde_layout_battle(const BoardIn *in, BoardLayout *out);

void horde_layout(const BoardIn *in, BoardLayout *out)
{
    if (horde_table(in->s) == TABLE_BATTLE)
        horde_layout_battle(in, out);
    else
        layout_market(in, out);
}

/* ---- the battles ------------------------------------------------------------------------------------------------- */

enum { LANE_GAP = 8, LANE_X = 12, PRIZE_ROOM = 222, LANE_FACE = 113, HAND_CARD = 106, HAND_GAP = 7 };

/* True if cards of the near horde can be given up now, and the viewer may see them: each bears its price. */
static bool priced(const BoardIn *in)
{
    return in->s->phase == PHASE_JOKERS && in->asked == in->near && in->eyes == in->near &&
           horde_can_demon(in->s, in->near);
}

bool horde_is_priced(const BoardIn *in)
{
    return priced(in);
}

static bool is_won(HordeDecided how, int seat)
{
    return how.stands && how.seat == seat;
}

static bool is_tied(HordeDecided how, int seat)
{
    return how.stands && how.seat == NO_SEAT && how.tops >> seat & 1;
}

/* Returns the height of a row relative to the others: the near seat's is higher, and at the end of a battle the
 * winner's alone, or those that tied. */
static float share_of(const BoardIn *in, HordeDecided how, int seat)
{
    int n = in->s->nseats;
    float near = n > 3 ? 1.6f : n > 2 ? 1.3f : 1.2f, top = n > 3 ? 2.1f : 1.5f;
    if (how.stands)
        return how.tops >> seat & 1 ? top : 1;
    return seat == in->near ? near : 1;
}

Rect horde_lane(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat)
{
    int n = in->s->nseats, row = (seat - in->near - 1 + n) % n; /* the near seat is the last */
    Rect all = out->panel[AT_LANES];
    float shares = 0, before = 0, room = all.h - (float)LANE_GAP * (float)(n - 1);
    for (int i = 0; i < n; i++) {
        float share = share_of(in, how, (in->near + 1 + i) % n);
        shares += share;
        before += i < row ? share : 0;
    }
    return rect_safe(rect(all.x, all.y + room * before / shares + (float)(LANE_GAP * row), all.w,
                          room * share_of(in, how, seat) / shares));
}

Rect horde_lane_count(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane)
{
    enum { MOST = 96, WON = 128 };
    (void)in;
    (void)out;
    float d = fminf(is_won(how, seat) ? WON : MOST, lane.h - 18);
    return rect_safe(rect(lane.x + lane.w - 18 - d, lane.y + (lane.h - d) / 2, d, d));
}

/* Returns the seat's portrait in its row. */
static Rect horde_lane_face(Rect lane)
{
    float h = fminf(lane.h - 8, 112);
    return rect(lane.x + 6, lane.y + (lane.h - h) / 2, LANE_FACE - 12, h);
}

Rect horde_lane_words(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane)
{
    enum { CARDS = 96 };
    float h = line_of(in, 42);
    Rect count = horde_lane_count(in, out, how, seat, lane);
    if (!is_won(how, seat) || lane.h < CARDS + h + 16)
        return (Rect){0};
    return rect(lane.x + LANE_FACE, lane.y + lane.h - h - 4, count.x - lane.x - LANE_FACE - 12, h);
}

/* Returns the room for the cards of a row; between tied rows a token breaks. */
static Rect lane_room(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane)
{
    enum { TOKEN = 150, CARD_HIGH = 160, EDGES = 4 };
    Rect words = horde_lane_words(in, out, how, seat, lane);
    float below = rect_is_empty(words) ? 0 : lane.y + lane.h - words.y,
          end = horde_lane_count(in, out, how, seat, lane).x - (is_tied(how, seat) ? TOKEN : 0),
          h = fminf(lane.h - below - EDGES, CARD_HIGH);
    return rect_safe(rect(lane.x + LANE_FACE, lane.y + (lane.h - below - h) / 2, end - 14 - lane.x - LANE_FACE, h));
}

static void put_lane(Plan *p, HordeDecided how, int seat)
{
    enum { NAMED = 84 /* px at which a card's name can be read */ };
    const BoardIn *in = p->in;
    PlaceId at = (PlaceId)(PLACE_FIELD + seat);
    Rect lane = horde_lane(in, p->out, how, seat), room = lane_room(in, p->out, how, seat, lane);
    bool slot = seat == in->near && priced(in);
    PieceId card[PIECE_MAX];
    int n = table_list(in->s, at, card), slots = n + slot;
    float gap = 10, fits = (room.w - gap * (float)(slots - 1)) / (float)(slots > 0 ? slots : 1),
          w = fminf(room.h / 1.25f, fmaxf(fits, NAMED)),
          h = w * 1.25f; /* smaller rather than over each other's signs */
    room = rect(room.x, room.y + (room.h - h) / 2, room.w, h);
    p->out->panel[AT_LANE + seat] = p->out->place[at] = lane;
    p->out->panel[AT_COUNT + seat] = horde_lane_count(in, p->out, how, seat, lane);
    for (int i = 0; i < n; i++)
        layout_put(p->out, card[i], layout_fan(room, i, slots, w, h, gap), 1 + i, true);
    if (slot) {
        p->out->panel[AT_DROP] = layout_fan(room, n, slots, w, h, gap);
        p->out->light[at] = p->out->panel[AT_DROP];
    }
}

/* Lays the prize of the present battle at the right: its Battle Card and its token, and below them the grey pile of the
 * cards out of the game. */
static void put_prize(Plan *p)
{
    const State *s = p->in->s;
    float x = p->w - PRIZE_ROOM, strap = p->out->strap.y, w = fminf(180, PRIZE_ROOM - 36),
          room = strap - p->out->panel[AT_LANES].y - 12, h = clampf(room * 0.55f, 0, w * 1.25f);
    w = h / 1.25f;
    Rect card = rect(x + (PRIZE_ROOM - 8 - w) / 2, p->out->panel[AT_LANES].y + 4, w, h);
    p->out->panel[AT_PRIZE] = card;
    float top = card.y + card.h + w * 0.36f, pile = fminf(58, (strap - 8 - top) / 1.25f);
    if (pile < 24)
        return;
    Rect area = rect(x + 4, top + (strap - 8 - top - pile * 1.25f) / 2, PRIZE_ROOM - 16, pile * 1.25f);
    p->out->place[PLACE_DISCARD] = p->out->panel[AT_GONE] = area;
    PieceId gone[PIECE_MAX];
    int n = table_list(s, PLACE_DISCARD, gone);
    float all = fminf((float)n * (pile * 0.4f) + pile * 0.6f, area.w);
    for (int i = 0; i < n; i++)
        layout_put(p->out, gone[i],
                   layout_fan(rect(area.x + (area.w - all) / 2, area.y, all, area.h), i, n, pile, area.h, -pile * 0.6f),
                   1 + i, true);
}

/* The near horde along the near edge: rows, and width of a card in them. */
typedef struct {
    int rows;
    float card;
} Hand;

static float hand_height(Hand hand)
{
    return (float)hand.rows * hand.card * 1.25f + (float)(HAND_GAP * (hand.rows - 1));
}

/* Returns one row; or two of smaller cards, where one would hide their names below each other and the rows of the battle
 * keep their height. Cards that are in the battle count too, so that nothing moves while battles are fought. room: for
 * the rows of the battle and the hand; across: width of the hand. */
static Hand hand_of(const BoardIn *in, float room, float across)
{
    enum { LEAST = 74 /* px of a card with a name */, LANE_LEAST = 96 };
    const State *s = in->s;
    int n = table_size(s, (PlaceId)(PLACE_HORDE + in->near)) + table_size(s, (PlaceId)(PLACE_FIELD + in->near));
    Hand one = {1, clampf(in->h * 0.165f, 60, HAND_CARD * 1.25f * 1.2f) / 1.25f},
         two = {2, fmaxf(one.card * 0.8f, LEAST)};
    float step = n > 1 ? (across - one.card) / (float)(n - 1) : across, all = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        all += share_of(in, (HordeDecided){0}, seat);
    float lanes = room - hand_height(two) - (float)(LANE_GAP * (s->nseats - 1));
    float half = (across + HAND_GAP) / (float)((n + 1) / 2 + !n) - HAND_GAP;
    return step < one.card * 0.75f && half >= two.card * 0.75f && lanes / all >= LANE_LEAST ? two : one;
}

/* Lays the near horde along the near edge, jokers at its right end. */
static void put_hand(Plan *p, Hand hand)
{
    const BoardIn *in = p->in;
    PlaceId at = (PlaceId)(PLACE_HORDE + in->near);
    PieceId card[PIECE_MAX], joker[PIECE_MAX];
    int n = 0, jokers = 0, all = horde_sorted(in->s, in->sort, at, card);
    for (int i = 0; i < all; i++) {
        DefId def = in->s->piece[card[i]].def;
        if (def == DEF_FLAYER || def == DEF_DEMON)
            joker[jokers++] = card[i];
        else
            card[n++] = card[i];
    }
    for (int i = 0; i < jokers; i++)
        card[n++] = joker[i];
    p->out->panel[AT_CARDS] = p->out->place[at] = p->own;
    float w = hand.card, h = w * 1.25f;
    int columns = (n + hand.rows - 1) / hand.rows;
    for (int i = 0; i < n; i++) {
        int row = i / columns, here = row == 0 ? columns : n - columns;
        float wide = fminf((float)here * (w + HAND_GAP) - HAND_GAP, p->own.w);
        Rect area = rect(p->own.x + (p->own.w - wide) / 2, p->own.y + (float)row * (h + HAND_GAP), wide, h);
        layout_put(p->out, card[i], layout_fan(area, i - row * columns, here, w, h, HAND_GAP), 1 + i, true);
    }
}

static void horde_layout_battle(const BoardIn *in, BoardLayout *out)
{
    Plan p = begin(in, out);
    HordeDecided how = horde_decided(in);
    float top = TRACK_Y + p.track_h + UNDER_TRACK + 2, across = in->w - 16 - STRAP_ROOM - 4;
    Hand hand = hand_of(in, in->h - EDGE - 10 - p.ribbon - 12 - top, across);
    float high = hand_height(hand), y = in->h - EDGE - high - 10 - p.ribbon;
    put_track(&p, 0);
    out->prompt = rect_safe(rect(LANE_X, y, in->w - LANE_X - PRIZE_ROOM - 8, p.ribbon));
    p.own = rect_safe(rect(16, in->h - EDGE - high, across, high));
    out->panel[AT_LANES] = rect_safe(rect(LANE_X, top, in->w - LANE_X - PRIZE_ROOM - 12, y - 12 - top));
    for (int seat = 0; seat < in->s->nseats; seat++)
        out->seat[seat] = horde_lane_face(horde_lane(in, out, how, seat));
    put_away(in, out);
    put_battles(&p);
    put_prize(&p);
    for (int seat = 0; seat < in->s->nseats; seat++)
        put_lane(&p, how, seat);
    put_hand(&p, hand);
}
