/* SPDX-License-Identifier: MIT */
#include "ui/gesture.h"

#include "core/order.h"

static unsigned group_bit(const Hand *h, PieceId p)
{
    return 1u << h->game->place[h->s->piece[p].place].group;
}

static PieceId meant(const Hand *h, PieceId p)
{
    return h->stands_for ? h->stands_for(h->s, p) : p;
}

/* True for pieces of one's own horde, not the neighbour's; but a question can be about another seat's pile
 * (BoardAsk.choice_place). */
static bool is_ones(const Hand *h, const Piece *piece)
{
    uint8_t owner = h->game->place[piece->place].seat;
    if (owner == NO_SEAT || h->legal->n == 0)
        return true;
    PlaceId asked = h->asks_of ? h->asks_of(h->s) : NO_PLACE;
    return asked == NO_PLACE ? owner == h->legal->m[0].seat : asked == piece->place;
}

/* True if the order puts another piece in p's position. */
static bool is_moved(const Hand *h, uint16_t order, const Piece *p)
{
    uint8_t of[ORDER_MOST];
    return p->pos < h->game->norder && order_read(order, h->game->norder, of) && of[p->pos] != p->pos;
}

/* True if the move exchanges p and `on` and nothing else. */
static bool exchanges(const Hand *h, Move m, PieceId p, PieceId on)
{
    uint8_t of[ORDER_MOST];
    const Piece *a = &h->s->piece[p], *b = &h->s->piece[on];
    if (on == p || a->place != b->place || a->pos >= h->game->norder || b->pos >= h->game->norder ||
        !order_read(0, h->game->norder, of))
        return false;
    of[a->pos] = b->pos;
    of[b->pos] = a->pos;
    return m.a == order_number(of, h->game->norder);
}

/* True if the argument names p, which is already the piece that the touched one stands for. */
static bool names(const Hand *h, uint8_t arg, uint16_t value, uint32_t groups, PieceId p)
{
    if (p == NO_PIECE || (groups && !(groups & group_bit(h, p))))
        return false;
    const Piece *piece = &h->s->piece[p];
    switch ((Arg)arg) {
    case ARG_PIECE:
        return value == p;
    case ARG_DEF:
        return piece->def != DEF_HIDDEN && value == piece->def && is_ones(h, piece);
    case ARG_PLACE:
        return value == piece->place;
    case ARG_SET:
        for (int i = 0; i < h->game->nset; i++)
            if (h->game->set[i].def == piece->def)
                return value >> i & 1 && is_ones(h, piece);
        return false;
    case ARG_ORDER:
        return is_moved(h, value, piece);
    case ARG_NONE:
    case ARG_SEAT:
    case ARG_NUM:
        break;
    }
    return false;
}

static bool either_way(const MoveSpec *spec)
{
    return spec->arg[0] == spec->arg[1] && spec->from == spec->onto && spec->from != 0;
}

bool hand_is_button(const Hand *h, Move m)
{
    return h->game->move[m.kind].gesture == BY_BUTTON;
}

bool hand_names(const Hand *h, Move m, PieceId p)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    return names(h, spec->arg[0], m.a, spec->from, meant(h, p));
}

static bool starts_with(const Hand *h, Move m, PieceId p)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    switch ((Gesture)spec->gesture) {
    case BY_BUTTON:
        return false;
    case BY_PICK:
        return names(h, spec->arg[0], m.a, spec->from, p);
    case BY_DRAG:
        return names(h, spec->arg[0], m.a, spec->from, p) ||
               (either_way(spec) && names(h, spec->arg[1], m.b, spec->onto, p));
    }
    return false;
}

void hand_lifts(const Hand *h, PieceId p, Picked *out)
{
    out->n = 0;
    p = meant(h, p);
    for (int i = 0; i < h->legal->n; i++)
        if (starts_with(h, h->legal->m[i], p))
            out->at[out->n++] = i;
}

bool hand_can_lift(const Hand *h, PieceId p)
{
    p = meant(h, p);
    for (int i = 0; i < h->legal->n; i++)
        if (starts_with(h, h->legal->m[i], p))
            return true;
    return false;
}

void hand_picks(const Hand *h, PieceId p, Picked *out)
{
    out->n = 0;
    p = meant(h, p);
    for (int i = 0; i < h->legal->n; i++)
        if (h->game->move[h->legal->m[i].kind].gesture == BY_PICK && starts_with(h, h->legal->m[i], p))
            out->at[out->n++] = i;
}

const SlotSpec *hand_slot(const Hand *h, PlaceId place)
{
    int i = place - h->game->nplaces;
    return place != NO_PLACE && i >= 0 && i < h->nslots ? &h->slot[i] : NULL;
}

int hand_slot_button(const Hand *h, PlaceId place)
{
    const SlotSpec *slot = hand_slot(h, place);
    for (int i = 0; slot && i < h->legal->n; i++) {
        Move m = h->legal->m[i];
        const MoveSpec *spec = &h->game->move[m.kind];
        if (spec->gesture == BY_BUTTON && spec->arg[0] == ARG_NUM && spec->onto >> slot->group & 1 && m.a == slot->n)
            return i;
    }
    return -1;
}

/* True if the move puts p into the slot. A piece in a group where the move may end does not move to another such group. */
static bool drop_ok_in_slot(const Hand *h, Move m, PieceId p, const SlotSpec *slot)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    uint32_t bit = 1u << slot->group;
    return spec->arg[1] == ARG_NUM && m.b == slot->n && spec->onto & bit &&
           (!(spec->from & bit) || group_bit(h, p) == bit);
}

static bool drop_ok_in(const Hand *h, Move m, PlaceId place)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    if (place >= h->game->nplaces || !(spec->onto >> h->game->place[place].group & 1))
        return false;
    if (h->lands)
        return h->lands(h->s, m, place);
    uint8_t owner = h->game->place[place].seat;
    return owner == NO_SEAT || owner == m.seat;
}

/* True if the move names the piece `on` and the board lets a drop of p on it play the move. */
static bool meets(const Hand *h, Move m, PieceId p, PieceId on)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    return h->meets && on != p && names(h, spec->arg[0], m.a, spec->from, on) && h->meets(h->s, m, p, NULL);
}

bool hand_aims(const Hand *h, Move m, PieceId on)
{
    for (int i = 0; h->aims && on != NO_PIECE && i < h->aims->n; i++)
        if (move_same(h->aims->move[i], m))
            return h->aims->on[i][on / 64] >> on % 64 & 1;
    return false;
}

void hand_drops(const Hand *h, PieceId p, PlaceId place, PieceId on, Picked *out)
{
    out->n = 0;
    const SlotSpec *slot = hand_slot(h, place);
    p = meant(h, p);
    if (on != NO_PIECE)
        on = meant(h, on);
    for (int i = 0; i < h->legal->n; i++) {
        Move m = h->legal->m[i];
        const MoveSpec *spec = &h->game->move[m.kind];
        bool fits = false;
        if (slot && spec->gesture == BY_PICK)
            fits = starts_with(h, m, p) && h->lands && h->lands(h->s, m, place);
        else if (slot)
            fits = spec->gesture == BY_DRAG && names(h, spec->arg[0], m.a, spec->from, p) &&
                   drop_ok_in_slot(h, m, p, slot);
        else if (spec->gesture == BY_PICK)
            fits = (starts_with(h, m, p) && (drop_ok_in(h, m, place) || hand_aims(h, m, on))) || meets(h, m, p, on);
        else if (spec->arg[0] == ARG_ORDER)
            fits = on != NO_PIECE && starts_with(h, m, p) && exchanges(h, m, p, on);
        else if (spec->gesture == BY_DRAG && spec->arg[1] == ARG_PLACE)
            fits = (names(h, spec->arg[0], m.a, spec->from, p) && m.b == place) ||
                   (either_way(spec) && names(h, spec->arg[1], m.b, spec->onto, p) && m.a == place);
        else if (spec->gesture == BY_DRAG && on != p)
            fits = (names(h, spec->arg[0], m.a, spec->from, p) && names(h, spec->arg[1], m.b, spec->onto, on)) ||
                   (either_way(spec) && names(h, spec->arg[0], m.a, spec->from, on) &&
                    names(h, spec->arg[1], m.b, spec->onto, p));
        if (fits)
            out->at[out->n++] = i;
    }
}

static Move about(const Hand *h, int kind, int seat, PieceId p)
{
    const MoveSpec *spec = &h->game->move[kind];
    Move m = {.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    m.a = spec->arg[0] == ARG_PIECE ? p : spec->arg[0] == ARG_DEF ? h->s->piece[p].def : h->s->piece[p].place;
    for (int i = 0; spec->arg[0] == ARG_SET && i < h->game->nset; i++)
        if (h->game->set[i].def == h->s->piece[p].def)
            m.a = (uint16_t)(1u << i);
    return m;
}

static bool is_listed(const Hand *h, int kind)
{
    for (int i = 0; i < h->legal->n; i++)
        if (h->legal->m[i].kind == kind)
            return true;
    return false;
}

static bool is_never(const Hand *h, Move m)
{
    Why why = {.cause = NO_PIECE};
    if (h->game->why_not)
        h->game->why_not(h->s, m, &why);
    return why.never;
}

/* Tries the moves that choosing p could play, first those of a kind that is legal now for another piece. */
Move hand_refused(const Hand *h, int seat, PieceId p)
{
    p = meant(h, p);
    if (h->s->piece[p].def == DEF_HIDDEN || seat == NO_SEAT)
        return (Move){0};
    uint8_t owner = h->game->place[h->s->piece[p].place].seat;
    if (owner != NO_SEAT && owner != seat)
        return (Move){0};
    Move first = {0};
    for (int i = 0; i < 2 * h->game->nmoves; i++) {
        int kind = i % h->game->nmoves;
        const MoveSpec *spec = &h->game->move[kind];
        if (kind == 0 || spec->gesture != BY_PICK || !(spec->from & group_bit(h, p)) ||
            is_listed(h, kind) != (i < h->game->nmoves))
            continue;
        Move m = about(h, kind, seat, p);
        if (!is_never(h, m))
            return m;
        first = first.kind ? first : m;
    }
    return first;
}

bool hand_is_candidate(const Hand *h, PieceId p)
{
    p = meant(h, p);
    uint8_t owner = h->game->place[h->s->piece[p].place].seat;
    for (int i = 0; i < h->legal->n; i++) {
        const MoveSpec *spec = &h->game->move[h->legal->m[i].kind];
        if (spec->gesture == BY_PICK && spec->from & group_bit(h, p) &&
            (owner == NO_SEAT || owner == h->legal->m[i].seat))
            return true;
    }
    return false;
}
