/* SPDX-License-Identifier: MIT
 * Opponents' remarks at this table, and where each seat is shown. Remarks mention only public facts, never an
 * unrevealed Crown. */
#include "games/goblins/table/goblins_draw.h"

Rect goblins_seat_at(const Table *t, int seat)
{
    return t->at->panel[AT_SEAT + seat];
}

/* Returns a or b in turns, so that nobody always says the same. */
static const char *one_of(const State *s, const char *a, const char *b)
{
    return s->round & 1 ? a : b;
}

const char *goblins_remark(const State *s, const Event *e, int *seat)
{
    *seat = e->seat != NO_SEAT ? e->seat : s->to_act;
    switch (e->kind) {
    case EV_REPLACED:
        return one_of(s, N_("Make room."), N_("I’ll have that spot."));
    case EV_BURST:
        return one_of(s, N_("Boom!"), N_("I love that sound."));
    case EV_RESISTED:
        return N_("Worth a try.");
    case EV_LINE_OPENED:
        return N_("A new line, then.");
    case EV_SLID:
        return N_("Budge up, everyone.");
    case EV_SWAPPED:
        return N_("Much better.");
    case EV_DECK_EMPTY:
        return N_("Not much longer now.");
    case EV_CROWN:
        return one_of(s, N_("Did you guess?"), N_("You had no idea."));
    case EV_WINNER:
        return N_("What an evening.");
    default:
        return NULL;
    }
}
