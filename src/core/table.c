/* SPDX-License-Identifier: MIT */
#include "core/table.h"

#include <string.h>

#include "base/log.h"
#include "core/link.h"

/* The bit of a bystander; set in masks that mean everybody. */

void table_begin(State *s, const Game *g, const Setup *cfg)
{
    REQUIRE(g->nplaces <= PLACE_MAX && g->noptions <= OPTION_MAX);
    s->rng = rng_seed(cfg->seed);
    s->nseats = cfg->nseats;
    s->nplaces = (uint8_t)g->nplaces;
    memcpy(s->option, cfg->option, (size_t)g->noptions);
    for (int i = 0; i < PLACE_MAX; i++) {
        s->head[i] = (PlaceHead){NO_PIECE, NO_PIECE, 0, i < g->nplaces ? g->place[i].sight : SIGHT_NONE};
    }
}

/* Adds a generic event about a piece as it is now; it came from `from`. */
static void tell(Events *ev, uint8_t kind, const State *s, PieceId p, PlaceId from)
{
    if (!ev)
        return;
    const Piece *piece = &s->piece[p];
    event_add(ev, (Event){.kind = kind,
                          .seat = NO_SEAT,
                          .seen = piece->known,
                          .face = piece->face,
                          .piece = p,
                          .from = from,
                          .to = piece->place,
                          .pos = piece->pos,
                          .def = piece->def,
                          .n = piece->n});
}

static void tell_host(Events *ev, const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    event_add(ev, (Event){.kind = EV_HOST,
                          .seat = NO_SEAT,
                          .seen = piece->known,
                          .piece = p,
                          .from = piece->place,
                          .to = piece->place,
                          .def = piece->def,
                          .other = piece->host});
}

/* Closes all gaps of a place whose last position is taken, so that another piece can lie behind it. */
static void squeeze(State *s, PlaceId at, Events *ev)
{
    uint8_t pos = 0;
    for (PieceId p = s->head[at].first; p != NO_PIECE; p = s->piece[p].next) {
        Piece *piece = &s->piece[p];
        piece->pos = pos++;
        tell(ev, EV_MOVE, s, p, at);
        if (piece->host != NO_PIECE)
            tell_host(ev, s, p);
    }
}

/* At pos, or behind the last. */
static inline void link_piece(State *s, PieceId p, PlaceId to, int pos, Events *ev)
{
    const PlaceHead *head = &s->head[to];
    if (pos < 0 && head->last != NO_PIECE && s->piece[head->last].pos == UINT8_MAX)
        squeeze(s, to, ev);
    if (pos < 0)
        pos = head->last == NO_PIECE ? 0 : s->piece[head->last].pos + 1;
    REQUIRE(pos <= UINT8_MAX);
    link_at(s, p, to, (uint8_t)pos);
}

unsigned table_sight(const State *s, const Game *g, PlaceId at)
{
    switch ((Sight)s->head[at].sight) {
    case SIGHT_NONE:
        return 0;
    case SIGHT_OWNER:
        return 1u << g->place[at].seat;
    case SIGHT_ALL:
        return SEEN_ALL;
    case SIGHT_LAST:
        return 1u << (s->nseats - 1);
    }
    return 0;
}

/* What all of several seats know, a bystander knows too; with a single seat it may be secret. */
static inline uint8_t with_bystander(const State *s, unsigned seats)
{
    unsigned all = (1u << s->nseats) - 1;
    return (uint8_t)(s->nseats > 1 && (seats & all) == all ? SEEN_ALL : seats);
}

/* Adds knowledge of a piece; nothing else does. */
static inline void learn(State *s, Piece *piece, unsigned seats)
{
    unsigned fresh = seats & ~(unsigned)piece->known;
    piece->known = with_bystander(s, piece->known | seats);
    piece->recall = with_bystander(s, piece->recall | piece->known);
    for (int seat = 0; fresh && seat < s->nseats; seat++)
        if (fresh >> seat & 1)
            s->info[seat]++;
}

PieceId table_add(State *s, const Game *g, DefId def, PlaceId at)
{
    REQUIRE(s->npieces < PIECE_MAX && def > DEF_HIDDEN && def < g->ndefs);
    PieceId p = s->npieces++;
    s->piece[p] = (Piece){.def = def, .pool = g->def[def].pool, .owner = NO_SEAT, .host = NO_PIECE};
    link_piece(s, p, at, -1, NULL);
    unsigned sight = table_sight(s, g, at);
    s->piece[p].known = s->piece[p].recall = (uint8_t)sight;
    return p;
}

void table_move(State *s, const Game *g, PieceId p, PlaceId to, int pos, Events *ev)
{
    REQUIRE(p < s->npieces && to < s->nplaces);
    Piece *piece = &s->piece[p];
    PlaceId from = piece->place;
    link_out(s, p);
    link_piece(s, p, to, pos, ev);
    piece->host = NO_PIECE;
    learn(s, piece, table_sight(s, g, to));
    tell(ev, EV_MOVE, s, p, from);
}

void table_put(State *s, const Game *g, PieceId p, PlaceId to, int index, Events *ev)
{
    REQUIRE(p < s->npieces && to < s->nplaces && index >= 0);
    Piece *piece = &s->piece[p];
    PlaceId from = piece->place;
    link_out(s, p);
    link_nth(s, p, to, index);
    piece->host = NO_PIECE;
    learn(s, piece, table_sight(s, g, to));
    tell(ev, EV_PUT, s, p, from);
}

void table_attach(State *s, const Game *g, PieceId p, PieceId host, PlaceId to, Events *ev)
{
    REQUIRE(host < s->npieces && host != p && s->piece[host].host == NO_PIECE);
    table_move(s, g, p, to, -1, ev);
    s->piece[p].host = host;
    tell_host(ev, s, p);
}

int table_attached(const State *s, PieceId host, PieceId out[PIECE_MAX])
{
    int n = 0;
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].host == host)
            out[n++] = p;
    return n;
}

/* The identity of a piece, apart from its place: exchanged in a secret rearrangement. */
typedef struct {
    DefId def;
    uint8_t pool, known, recall, owner;
} Identity;

void table_mix(State *s, const Game *g, const PieceId piece[], const uint8_t order[], int n, unsigned follow,
               Events *ev)
{
    Identity was[PIECE_MAX];
    (void)g;
    REQUIRE(n <= PIECE_MAX);
    for (int i = 0; i < n; i++) {
        const Piece *p = &s->piece[piece[i]];
        REQUIRE(p->pool == s->piece[piece[0]].pool && p->owner == s->piece[piece[0]].owner); /* both are public */
        was[i] = (Identity){p->def, p->pool, p->known, p->recall, p->owner};
    }
    for (int i = 0; i < n; i++) {
        Piece *p = &s->piece[piece[i]];
        const Identity *id = &was[order[i]];
        p->def = id->def;
        p->pool = id->pool;
        p->owner = id->owner;
        p->known = (uint8_t)(id->known & follow);
        p->recall = (uint8_t)(id->recall & follow);
        tell(ev, EV_MIX, s, piece[i], p->place);
    }
}

void table_trade(State *s, PieceId p, PieceId q)
{
    DefId def = s->piece[p].def;
    s->piece[p].def = s->piece[q].def;
    s->piece[q].def = def;
}

void table_hide(State *s, const Game *g, PieceId p, unsigned keep, Events *ev)
{
    (void)g;
    Piece *piece = &s->piece[p];
    if ((piece->known & ~keep) == 0)
        return;
    piece->known = (uint8_t)(piece->known & keep);
    tell(ev, EV_HIDE, s, p, piece->place);
}

void table_show(State *s, const Game *g, PieceId p, unsigned seats, Events *ev)
{
    (void)g;
    Piece *piece = &s->piece[p];
    learn(s, piece, seats);
    tell(ev, EV_SHOW, s, p, piece->place);
}

void table_bar(State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        s->info[seat]++;
}

/* Reads order[i], the piece at i, from the script. false: nothing is scripted, or only for other cards. */
static bool scripted_order(State *s, const Identity was[], uint16_t order[], int n)
{
    uint16_t wanted[PIECE_MAX];
    bool taken[PIECE_MAX] = {false};
    if (s->idice == s->ndice)
        return false;
    if (s->dice[s->idice] == 0) {
        s->idice++;
        return true;
    }
    if (s->ndice - s->idice < n)
        return false;
    for (int i = 0; i < n; i++) {
        int k = 0;
        while (k < n && (taken[k] || (was[k].def & 0xFF) != s->dice[s->idice + i]))
            k++;
        if (k == n)
            return false;
        taken[k] = true;
        wanted[i] = (uint16_t)k;
    }
    memcpy(order, wanted, (size_t)n * sizeof *order);
    s->idice = (uint8_t)(s->idice + n);
    return true;
}

void table_shuffle(State *s, const Game *g, PlaceId at, Events *ev)
{
    PieceId here[PIECE_MAX];
    uint16_t order[PIECE_MAX];
    Identity was[PIECE_MAX];
    (void)g;
    int n = table_list(s, at, here);
    for (int i = 0; i < n; i++) {
        const Piece *piece = &s->piece[here[i]];
        was[i] = (Identity){piece->def, piece->pool, 0, 0, piece->owner};
        order[i] = (uint16_t)i;
    }
    if (!scripted_order(s, was, order, n))
        rng_shuffle16(&s->rng, order, n);
    for (int i = 0; i < n; i++) {
        Piece *piece = &s->piece[here[i]];
        const Identity *id = &was[order[i]];
        piece->def = id->def;
        piece->pool = id->pool;
        piece->owner = id->owner;
        piece->pos = (uint8_t)i;
        piece->known = piece->recall = 0;
    }
    table_bar(s);
    if (ev)
        event_add(
            ev,
            (Event){.kind = EV_SHUFFLE, .seat = NO_SEAT, .seen = SEEN_ALL, .piece = NO_PIECE, .from = at, .to = at});
}

void table_face(State *s, const Game *g, PieceId p, uint8_t face, Events *ev)
{
    (void)g;
    Piece *piece = &s->piece[p];
    if (piece->face == face)
        return;
    piece->face = face;
    tell(ev, EV_FACE, s, p, piece->place);
}

void table_count(State *s, const Game *g, PieceId p, int n, Events *ev)
{
    (void)g;
    REQUIRE(n >= 0 && n <= UINT8_MAX);
    Piece *piece = &s->piece[p];
    if (piece->n == n)
        return;
    piece->n = (uint8_t)n;
    tell(ev, EV_COUNT, s, p, piece->place);
}

void table_tell_num(const State *s, PieceId p, int num, Events *ev)
{
    const Piece *piece = &s->piece[p];
    Event *e = event_add(ev, (Event){.kind = EV_NUM, .seat = NO_SEAT, .seen = piece->known, .piece = p});
    if (e) {
        e->from = e->to = piece->place;
        e->pos = piece->pos;
        e->def = piece->def;
        e->n = (int16_t)piece->num[num];
        e->other = (uint16_t)num;
    }
}

void table_pool(State *s, PieceId p, uint8_t pool)
{
    s->piece[p].pool = pool;
}

void table_own(State *s, PieceId p, uint8_t seat)
{
    s->piece[p].owner = seat;
}

int table_roll(State *s, int sides)
{
    table_bar(s);
    if (s->idice < s->ndice)
        return s->dice[s->idice++];
    return 1 + (int)rng_below(&s->rng, (uint32_t)sides);
}

int table_list(const State *s, PlaceId at, PieceId out[PIECE_MAX])
{
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        out[n++] = p;
    return n;
}

PieceId table_find(const State *s, PlaceId at, DefId def)
{
    PieceId p = table_first(s, at);
    while (p != NO_PIECE && s->piece[p].def != def)
        p = s->piece[p].next;
    PieceId meant = (PieceId)(s->prefer - 1);
    return p != NO_PIECE && s->prefer != 0 && table_twins(s, p, meant) ? meant : p;
}

bool table_twins(const State *s, PieceId a, PieceId b)
{
    if (a >= s->npieces || b >= s->npieces)
        return false;
    Piece x = s->piece[a], y = s->piece[b];
    x.pos = y.pos = 0;
    x.next = x.prev = y.next = y.prev = NO_PIECE;
    return memcmp(&x, &y, sizeof x) == 0;
}

int table_count_of(const State *s, PlaceId at, DefId def)
{
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        n += s->piece[p].def == def;
    return n;
}

static const char *links_fault(const State *s, int *seen)
{
    for (int at = 0; at < s->nplaces; at++) {
        PieceId before = NO_PIECE;
        int n = 0;
        for (PieceId p = s->head[at].first; p != NO_PIECE; p = s->piece[p].next) {
            const Piece *piece = &s->piece[p];
            if (p >= s->npieces || piece->place != at || piece->prev != before || ++n > s->npieces)
                return "the pieces of a place are not linked properly";
            if (before != NO_PIECE && s->piece[before].pos >= piece->pos)
                return "two pieces of a place are out of order";
            if (piece->host != NO_PIECE && (piece->host >= s->npieces || s->piece[piece->host].host != NO_PIECE))
                return "a piece is attached to nothing, or to one that is attached itself";
            before = p;
        }
        if (s->head[at].last != before || s->head[at].count != n)
            return "the count of a place is wrong";
        *seen += n;
    }
    return NULL;
}

/* Checks which pieces a place may hold, and how many (PlaceSpec). */
static const char *places_fault(const State *s, const Game *g)
{
    for (int at = 0; at < s->nplaces; at++) {
        const PlaceSpec *place = &g->place[at];
        if (place->most && table_size(s, (PlaceId)at) > place->most)
            return "more pieces lie in a place than it can hold";
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next)
            if (place->pools && !(place->pools >> s->piece[p].pool & 1))
                return "a piece lies where such a piece cannot lie";
    }
    return NULL;
}

const char *table_fault(const State *s, const Game *g, const State *start)
{
    int seen = 0;
    const char *fault = links_fault(s, &seen);
    if (fault)
        return fault;
    if (seen != s->npieces)
        return "a piece lies nowhere or twice";
    fault = places_fault(s, g);
    if (fault)
        return fault;
    if (!start)
        return NULL;
    REQUIRE(g->ndefs <= DEF_MAX);
    int16_t balance[DEF_MAX] = {0};
    for (int i = 0; i < s->npieces; i++)
        balance[s->piece[i].def]++;
    for (int i = 0; i < start->npieces; i++)
        balance[start->piece[i].def]--;
    for (int def = 0; def < g->ndefs; def++)
        if (balance[def])
            return "a piece was made or lost";
    return NULL;
}

const char *table_plain_fault(const State *s)
{
    if (s->may_act)
        return "one seat chooses at a time in this game";
    if (s->nqueue)
        return "nothing queues in this game";
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].host != NO_PIECE)
            return "no piece is attached to another in this game";
    return NULL;
}

Frame *frame_push(State *s, uint8_t op, uint8_t seat)
{
    REQUIRE(s->nframes < FRAME_MAX);
    Frame *f = &s->frame[s->nframes++];
    *f = (Frame){.op = op, .seat = seat, .src = NO_PIECE, .it = NO_PIECE};
    return f;
}

Frame *frame_top(State *s)
{
    return s->nframes ? &s->frame[s->nframes - 1] : NULL;
}

const Frame *frame_peek(const State *s)
{
    return s->nframes ? &s->frame[s->nframes - 1] : NULL;
}

void frame_pop(State *s)
{
    REQUIRE(s->nframes > 0);
    s->frame[--s->nframes] = (Frame){0}; /* zeroed: equal states have equal bytes */
}

/* ---- the queue -------------------------------------------------------------------------------------------------- */

Frame *queue_add(State *s, uint8_t op, uint8_t seat)
{
    REQUIRE(s->nqueue < QUEUE_MAX);
    Frame *f = &s->queue[s->nqueue++];
    *f = (Frame){.op = op, .seat = seat, .src = NO_PIECE, .it = NO_PIECE};
    return f;
}

Frame queue_take(State *s, int i)
{
    REQUIRE(i >= 0 && i < s->nqueue);
    Frame f = s->queue[i];
    s->nqueue--;
    memmove(&s->queue[i], &s->queue[i + 1], (size_t)(s->nqueue - i) * sizeof f);
    s->queue[s->nqueue] = (Frame){0};
    return f;
}
