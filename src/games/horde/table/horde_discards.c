/* SPDX-License-Identifier: MIT
 * Record of Horde's battles as shown: who sacrificed which card in which battle (HO-11.14), how a battle ended,
 * counts that have just risen. Tooltips are built from it. */
#include <string.h>

#include "games/horde/table/horde.h"
#include "games/horde/table/horde_draw.h"
#include "core/say.h"

_Static_assert(sizeof(HordeShown) <= (size_t)BOARD_EVENT_MEMORY, "its events fit into the memory of a board");

/* Returns how the battle has ended, from the rows as they lie now. */
static HordeDecided how_it_ended(const State *s, const Event *e, const HordeShown *h)
{
    HordeDecided how = {.stands = true,
                        .seat = e->kind == EV_WON ? e->seat : NO_SEAT,
                        .token = horde_battle_token(s, horde_of(s)->battle)};
    for (int i = 0; i < h->njokers; i++)
        if (h->joker[i].sacrifice != 0 && h->joker[i].seat == how.seat)
            how.demons++;
    for (int seat = 0; seat < s->nseats; seat++)
        if (horde_strength(s, seat) > how.best)
            how.best = (uint8_t)horde_strength(s, seat);
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = horde_strength(s, seat);
        if (n == how.best)
            how.tops |= (uint8_t)(1u << seat);
        else if (n > how.next)
            how.next = (uint8_t)n;
    }
    return how;
}

void horde_hear(void *memory, const State *s, int eyes, const Event *e)
{
    HordeShown *h = memory;
    (void)eyes;
    horde_hear_round(h, e);
    if (e->kind == EV_MOVE && e->to == PLACE_DISCARD && horde_game.place[e->from].seat != NO_SEAT) {
        if (h->n < HORDE_GIVEN)
            h->given[h->n++] =
                (HordeGiven){horde_battle_card(s, horde_of(s)->battle), e->piece, horde_game.place[e->from].seat};
    } else if (e->kind == EV_LAID_OUT && e->seat < HORDE_SEATS) {
        h->began[e->seat] = (uint8_t)e->n;
    } else if (e->kind == EV_FLAYER || e->kind == EV_DEMON) {
        if (h->njokers < HORDE_JOKERS)
            h->joker[h->njokers++] = (HordeJoker){e->seat, (uint8_t)e->n, (uint16_t)(e->kind == EV_DEMON ? e->def : 0)};
    } else if (e->kind == EV_WON || e->kind == EV_TIED) {
        h->last = how_it_ended(s, e, h);
    } else if (e->kind == EV_BATTLE) {
        h->last.stands = false;
        h->njokers = 0;
        h->laid = true;
        memset(h->began, 0, sizeof h->began); /* no cards are revealed for this one yet */
    } else if (e->kind == EV_SCORE) {         /* the last battle has been shown: the rows show sums now */
        h->last.stands = false;
    }
}

HordeDecided horde_decided(const BoardIn *in)
{
    return in->event_memory ? ((const HordeShown *)in->event_memory)->last : (HordeDecided){0};
}

/* Returns who gave up that card, and in which battle; NULL: before this story. */
static const HordeGiven *given(const Table *t, PieceId p)
{
    const HordeShown *h = t->event_memory;
    for (int i = h ? h->n : 0; i-- > 0;)
        if (h->given[i].piece == p && h->given[i].battle != 0)
            return &h->given[i];
    return NULL;
}

/* Says how the near seat stands in that battle, as far as the viewer may know. False: nothing. */
static bool say_standing(const Table *t, int kind, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    int near = t->in->near;
    if (s->phase > PHASE_TRICKSTER || !horde_is_seen(t, near))
        return false;
    int mine = horde_share(s, near, (Kind)kind), other = horde_share_of_others(t, near, (Kind)kind);
    say(head, hn, SAY("The {kind} battle"), say_s("kind", kind_name(kind)));
    if (other < 0)
        say(text, tn,
            SAY("{n:=0:You have no {kind} monster yet.|You have 1 {kind} monster.|You have {n} {kind} monsters.} The "
                "others\u2019 hordes are hidden."),
            say_n("n", mine), say_s("kind", kind_name(kind)));
    else
        say(text, tn, SAY("{how:You lead, {n} to {m}.|You are tied at {n}.|You trail, {n} to {m}.}"),
            say_which("how", mine > other    ? 0
                             : mine == other ? 1
                                             : 2),
            say_n("n", mine), say_n("m", other));
    return true;
}

/* Says a card's name and what it fights for. False: its name is visible already, on it or in the panel. */
static bool say_card(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    enum { NAMED = 73 /* px, the least width of a card with its name */ };
    bool battle = horde_table(t->in->s) == TABLE_BATTLE;
    if (!rect_is_empty(t->at->zoom) || (battle && t->at->piece[p].r.w >= NAMED))
        return false;
    DefId def = t->in->s->piece[p].def;
    (void)snprintf(head, hn, "%s", say_word(horde_game.def[def].name));
    horde_zoom_text(t->in->s, def, text, tn);
    return true;
}

bool horde_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    PieceId card = board_ask(&horde_board)->stands_for(s, p);
    if (s->piece[card].def >= DEF_BATTLE && s->piece[card].def < DEF_TOKEN &&
        horde_game.place[s->piece[card].place].group == GROUP_BATTLE)
        return say_standing(t, s->piece[card].def - DEF_BATTLE, head, hn, text, tn);
    const HordeGiven *by = given(t, p);
    DefId def = s->piece[p].def;
    if (!horde_is_monster(def))
        return false;
    if (s->piece[p].place != PLACE_DISCARD)
        return say_card(t, p, head, hn, text, tn);
    say(head, hn, SAY("{card}: out of the game"), say_s("card", say_word(horde_game.def[def].name)));
    if (def == DEF_FLAYER && !by)
        say(text, tn, SAY("Played as a joker."));
    else if (!by)
        say(text, tn, SAY("Sacrificed to a Demon."));
    else
        say(text, tn,
            def == DEF_FLAYER ? SAY("{seat} played it as a joker in the {kind} battle.")
                              : SAY("{seat} sacrificed it to a Demon in the {kind} battle."),
            say_s("seat", seat_name(t, by->seat)), say_s("kind", kind_name(by->battle - DEF_BATTLE)));
    return true;
}

/* Draws a cross over the card, and the badge of the seat that gave it up. */
void horde_draw_discard(Table *t, PieceId p, Rect r)
{
    const HordeGiven *by = given(t, p);
    float side = clampf(r.w * 0.36f, 10, 18);
    Color coral = color_alpha(gfx_color(t->g, COL_BAD), 0.75f);
    gfx_line(t->g, r.x + 3, r.y + 3, r.x + r.w - 3, r.y + r.h - 3, 2, coral);
    gfx_line(t->g, r.x + r.w - 3, r.y + 3, r.x + 3, r.y + r.h - 3, 2, coral);
    if (by)
        gfx_seat_badge(t->g, by->seat, r.x + side / 2 + 1, r.y + r.h - side / 2 - 1, side);
}

float horde_pop(const Table *t, int seat)
{
    enum { POP_MS = 220 };
    float speed = ui_speed(t->ui);
    for (int i = 0; i < t->nrecent && speed > 0 && !ui_reduced_motion(t->ui); i++) {
        const PastEvent *told = &t->recent[i];
        if (told->e.kind == EV_MOVE && told->e.to == PLACE_FIELD + seat)
            return 1 + 0.3f * (1 - clampf((float)(t->now - told->at) / speed / POP_MS, 0, 1));
    }
    return 1;
}
