/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the turn (GH-3), placing (GH-4), drawing and the end (GH-22, GH-23).  Powers are in goblins_power.c. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

void goblins_begin_turn(State *s, uint8_t seat, Events *ev)
{
    s->to_act = seat;
    s->phase = PHASE_PLACE;
    goblins_favour(s, goblins_mut(s)->favour);
    tell(ev, (Event){.kind = EV_TURN, .seat = seat, .n = (int16_t)s->round});
}

/* GH-22.1, GH-22.2 */
static void draw(State *s, Events *ev)
{
    PieceId p = table_first(s, PLACE_DECK);
    if (p == NO_PIECE)
        return;
    table_move(s, &goblins_game, p, hand_of(s->to_act), -1, ev);
    tell(ev, (Event){.kind = EV_DREW,
                     .seat = s->to_act,
                     .seen = (uint8_t)(1u << s->to_act),
                     .def = s->piece[p].def,
                     .n = s->head[PLACE_DECK].count});
    if (table_size(s, PLACE_DECK) == 0)
        tell(ev, (Event){.kind = EV_DECK_EMPTY, .seat = NO_SEAT});
}

static void end_turn(State *s, Events *ev)
{
    goblins_note_turn(s);
    if (cells_count(plane_of(s, PLANE_TAKEN)) == goblins_all(s)) {
        goblins_finish(s, ev); /* GH-23.1 */
        return;
    }
    draw(s, ev);
    s->round++;
    goblins_begin_turn(s, (uint8_t)((s->to_act + 1) % s->nseats), ev); /* GH-2.4 */
}

/* Asks on where a power still has a use; else the turn is over (GH-8.4, GH-9.4). */
static void go_on(State *s, Events *ev)
{
    s->phase = PHASE_POWER;
    for (const Frame *f = frame_peek(s); f; f = frame_peek(s)) {
        if (goblins_has_use(s, f))
            return;
        frame_pop(s);
    }
    end_turn(s, ev);
}

static void place(State *s, Move m, Events *ev)
{
    PieceId p = table_find(s, hand_of(m.seat), m.a);
    int cell = m.b - PLACE_CELL;
    PieceId victim = goblins_at(s, cell);
    unsigned open = goblins_of(s)->open;
    NEED(p != NO_PIECE);
    if (victim != NO_PIECE)
        goblins_lift(s, cell, ev); /* GH-19.2 */
    goblins_stand(s, p, cell, ev); /* GH-3.4 */
    if (victim == NO_PIECE) {
        tell_at(ev, cell,
                (Event){.kind = EV_PLACED,
                        .seat = m.seat,
                        .def = m.a,
                        .n = (int16_t)(cell / GRID_RING + goblins_first_line(s))});
        goblins_tell_opened(s, open, ev);
        goblins_begin(s, cell, ev);
    } else {
        Frame *f = frame_push(s, FRAME_WRECKER, m.seat);
        f->arg = (uint16_t)(cell | (int)goblins_clan(m.a) << 8);
        tell_at(ev, cell, (Event){.kind = EV_REPLACED, .seat = m.seat, .def = m.a, .why = s->piece[victim].def});
    }
}

/* The cards of the hand in the order of their defs. */
static int sorted_hand(const State *s, DefId out[GOBLINS_HAND])
{
    int n = 0;
    for (PieceId p = table_first(s, hand_of(s->to_act)); p != NO_PIECE && n < GOBLINS_HAND; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        int i = n++;
        for (; i > 0 && out[i - 1] > def; i--)
            out[i] = out[i - 1];
        out[i] = def;
    }
    return n;
}

void goblins_legal(const State *s, int seat, Moves *out)
{
    (void)seat; /* s->to_act: one seat at a time */
    if (s->phase != PHASE_PLACE) {
        if (s->phase == PHASE_POWER)
            goblins_legal_power(s, out);
        return;
    }
    DefId hand[GOBLINS_HAND];
    Cells legal = goblins_legal_cells(s);
    int n = sorted_hand(s, hand);
    for (int i = 0; i < n; i++) {
        Cells cells = legal;
        if (hand[i] != DEF_HIDDEN && goblins_role(hand[i]) == ROLE_WRECKER)
            cells |= goblins_replaceable(s, goblins_clan(hand[i])); /* GH-4.4 */
        NEED(out->n + cells_count(cells) <= MOVE_MAX);
        for (; cells; cells &= cells - 1) /* ascending, so there is nothing to sort */
            out->m[out->n++] = (Move){MOVE_PLACE, s->to_act, hand[i], cell_place(cells_lowest(cells)), 0};
    }
}

void goblins_act(State *s, Move m, Events *ev)
{
    if (m.kind == MOVE_PLACE)
        place(s, m, ev);
    else
        goblins_apply_power(s, m, ev);
}

void goblins_apply(State *s, Move m, Events *ev)
{
    goblins_act(s, m, ev);
    go_on(s, ev);
}
