/* SPDX-License-Identifier: MIT
 * Opponents' remarks at this table, and where each seat is shown. */
#include "games/monstrous/table/monstrous_draw.h"

Rect monstrous_seat_at(const Table *t, int seat)
{
    return t->at->panel[AT_SEAT + seat];
}

static const char *one_of(const State *s, const char *a, const char *b)
{
    return s->round & 1 ? a : b;
}

const char *monstrous_remark(const State *s, const Event *e, int *seat)
{
    enum { MUCH = 15 /* points of an enemy that is worth a remark */ };
    *seat = e->seat;
    switch (e->kind) {
    case EV_DEFEATED:
        return e->n >= MUCH ? one_of(s, N_("Down it goes."), N_("That is how it is done.")) : NULL;
    case EV_HEAD:
        return N_("One head less.");
    case EV_AGAIN:
        return N_("Once more.");
    case EV_SLEEP:
        return N_("Sleep well.");
    case EV_WOUNDED:
        return one_of(s, N_("That will leave a mark."), N_("Ouch."));
    case EV_STONE:
        return N_("We’ll miss that one.");
    case EV_UNHURT:
        return N_("Not a scratch.");
    case EV_TRIGGERED:
        return N_("One last round, then.");
    case EV_OUT:
        return N_("I’ll just watch.");
    case EV_WON:
        return N_("What an evening.");
    default:
        return NULL;
    }
}
