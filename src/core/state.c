/* SPDX-License-Identifier: MIT
 * The lists of moves and of events. */
#include "core/state.h"

#include "base/log.h"
#include "core/fields.h"

int move_order(Move x, Move y)
{
    if (x.kind != y.kind)
        return x.kind < y.kind ? -1 : 1;
    if (x.seat != y.seat)
        return x.seat < y.seat ? -1 : 1;
    if (x.a != y.a)
        return x.a < y.a ? -1 : 1;
    if (x.b != y.b)
        return x.b < y.b ? -1 : 1;
    return x.c == y.c ? 0 : x.c < y.c ? -1 : 1;
}

bool moves_have(const Moves *l, Move m)
{
    for (int i = 0; i < l->n; i++)
        if (move_same(l->m[i], m))
            return true;
    return false;
}

void moves_add(Moves *l, Move m)
{
    REQUIRE(l->n < MOVE_MAX);
    int i = l->n++;
    for (; i > 0 && move_order(l->m[i - 1], m) > 0; i--)
        l->m[i] = l->m[i - 1];
    l->m[i] = m;
}

Event *event_put(Events *ev, Event e)
{
    if (ev->n == EVENT_MAX) {
        ev->full = true;
        return NULL;
    }
    ev->e[ev->n] = e;
    return &ev->e[ev->n++];
}

Event *event_add(Events *ev, Event e)
{
    if (!ev)
        return NULL;
    fields_tell(ev);
    return event_put(ev, e);
}

void event_end(Events *ev)
{
    fields_tell(ev);
    if (!ev->full)
        return;
    ev->full = false;
    ev->n = 0;
    (void)event_put(
        ev,
        (Event){
            .kind = EV_JUMP, .seat = NO_SEAT, .seen = SEEN_ALL, .piece = NO_PIECE, .from = NO_PLACE, .to = NO_PLACE});
}
