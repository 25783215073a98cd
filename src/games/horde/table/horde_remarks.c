/* SPDX-License-Identifier: MIT
 * Opponents' remarks at this table, and where each seat is shown. Remarks mention only public facts; the owner of a
 * Betrayer who lets a card go says nothing. */
#include "games/horde/table/horde_draw.h"
#include "games/horde/table/horde_layout.h"

Rect horde_seat_at(const Table *t, int seat)
{
    bool battle = horde_table(t->in->s) == TABLE_BATTLE;
    Rect lane = t->at->panel[AT_LANE + seat];
    if (!battle || rect_is_empty(lane))
        return t->at->panel[AT_SEAT + seat];
    /* Beside the name, above the cards of the row. */
    char who[SENTENCE_MAX];
    seat_name_you(t, seat, who);
    float name = 46 + gfx_text_width(t->g, ui_style(t->ui, FACE_TITLE, 19, COL_TEXT), who);
    return rect(lane.x, lane.y - 4, name, 84);
}

static const char *one_of(const State *s, const char *a, const char *b)
{
    return s->round & 1 ? a : b;
}

const char *horde_remark(const State *s, const Event *e, int *seat)
{
    enum { MUCH = 5 /* points of a token that is worth a remark */ };
    *seat = e->seat;
    switch (e->kind) {
    case EV_STOLEN:
        return one_of(s, N_("I’ll take that."), N_("Thank you kindly."));
    case EV_LIMIT:
        return one_of(s, N_("Keep up, if you can."), N_("One more won’t hurt."));
    case EV_LOCKED:
        return N_("Nothing there for me.");
    case EV_SWAPPED:
        return N_("Much better.");
    case EV_FLAYER:
        return N_("Not so fast.");
    case EV_DEMON:
        return N_("Worth every card.");
    case EV_WON:
        return e->n >= MUCH ? one_of(s, N_("That one is mine."), N_("Just as I planned."))
               : e->n < 0   ? N_("I didn’t want that one.")
                            : NULL;
    case EV_WINNER:
        return N_("What an evening.");
    default:
        return NULL;
    }
}
