/* SPDX-License-Identifier: MIT
 * Remarks of opponents and partners, and where each seat is shown, if it has a place of its own on the screen. */
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_layout.h"

Rect siege_seat_at(const Table *t, int seat)
{
    Rect r = t->at->panel[AT_HANDS + seat];
    if (rect_is_empty(r) && seat == siege_horde_seat(t->in->s))
        r = t->at->panel[AT_PORTAL];
    return r;
}

const char *siege_remark(const State *s, const Event *e, int *seat)
{
    bool horde = e->seat != NO_SEAT && e->seat == siege_horde_seat(s);
    *seat = e->seat;
    switch (e->kind) {
    case EV_MULLIGAN:
        return N_("Not these cards.");
    case EV_CHALLENGES:
        return N_("Come closer…");
    case EV_DONE: /* where partners wait for each other */
        return horde || siege_allies(s) < 2 || e->n ? NULL : N_("Ready when you are.");
    default:
        return NULL;
    }
}
