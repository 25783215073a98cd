/* SPDX-License-Identifier: MIT
 * Goblin Ranks, the powers (GH-8 to GH-20).  A power that waits for a choice is the top frame (goblins.h).  What may be
 * chosen is asked of the bits; goblins_horde.c carries it out. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

/* ---- what may be chosen ----------------------------------------------------------------------------------------- */

static Cells can_move(const State *s) /* GH-14.1 */
{
    return plane_of(s, PLANE_TAKEN) & ~plane_of(s, PLANE_STONE);
}

/* None while it is still in the air: a table may be asked in the middle of a move that is told. */
static Cells cell_of_first(const State *s, const Frame *f)
{
    PlaceId place = f->src == NO_PIECE ? PLACE_AIR : s->piece[f->src].place;
    return place < PLACE_CELL + GRID_CELLS ? cell_bit(place - PLACE_CELL) : 0;
}

/* Where a goblin that the acting one relocates may go (GH-7.4, GH-20.1). */
static Cells in_reach(const Frame *f)
{
    return f->op == FRAME_CHARMER ? cells_around(cell_bit(frame_cell(f))) : ~0ull;
}

static Cells liftable(const State *s, const Frame *f)
{
    int cell = frame_cell(f);
    Cells found = 0, wanted = can_move(s) & ~cell_bit(cell) & ~cell_of_first(s, f);
    if (f->op == FRAME_TACTICIAN) { /* GH-16.1 */
        bool another = cells_count(wanted) > 1;
        return another ? wanted & clan_cells(s, frame_clan(f)) : 0;
    }
    if (f->op == FRAME_PIPER)
        wanted &= cells_around(cell_bit(cell)); /* GH-13.1 */
    else
        wanted &= clan_cells(s, frame_clan(f)); /* GH-20.1 */
    if (!(in_reach(f) & ~plane_of(s, PLANE_TAKEN)))
        return 0;                          /* nowhere to go */
    for (; wanted; wanted &= wanted - 1) { /* GH-7.6 */
        int from = cells_lowest(wanted);
        if (goblins_destinations(s, from) & in_reach(f))
            found |= cell_bit(from);
    }
    return found;
}

static Cells downable(const State *s, const Frame *f)
{
    Cells targets = plane_of(s, PLANE_UP) & ~plane_of(s, PLANE_STONE);
    if (f->op == FRAME_APPRENTICE)
        return targets & cells_in_sight(frame_cell(f));                                     /* GH-18.2 */
    return targets & cells_around(cell_bit(frame_cell(f))) & ~clan_cells(s, frame_clan(f)); /* GH-12.1 */
}

/* The cells for the goblin in the air. */
static Cells layable(const State *s, const Frame *f)
{
    Cells taken = plane_of(s, PLANE_TAKEN);
    if (f->op == FRAME_WRECKER)
        return goblins_legal_cells(s); /* GH-19.3 */
    bool neighbour = s->option[OPT_COHESION] == COHESION_NEIGHBOUR;
    Cells cells = goblins_grid_mending(taken, goblins_allowed(s), goblins_extent(s), neighbour);
    return cells & in_reach(f) & ~cell_bit(f->n & (GRID_CELLS - 1)); /* GH-7.4, GH-17.3 */
}

/* One bit a column, at its topmost goblin (GH-17.1, GH-17.5). */
static Cells slidable(const State *s, int lines)
{
    Cells found = 0;
    Extent e = goblins_extent(s);
    for (int column = e.west; column < e.west + e.width; column++) {
        Slide slide;
        Cells here = plane_of(s, PLANE_TAKEN) & cells_column(column);
        if (goblins_slide(s, column, lines, &slide))
            found |= here & (0 - here);
    }
    return found;
}

PowerChoice goblins_choice(const State *s)
{
    const Frame *f = frame_peek(s);
    if (!f)
        return (PowerChoice){0};
    switch (f->op) {
    case FRAME_WRECKER:
        return (PowerChoice){.kind = MOVE_THROW, .cells = layable(s, f)};
    case FRAME_BRUISER:
        return (PowerChoice){.kind = MOVE_DOWN, .enough = true, .cells = downable(s, f)};
    case FRAME_PIPER:
    case FRAME_CHARMER:
        if (f->step == LAY_FIRST || f->step == LAY_SECOND)
            return (PowerChoice){.kind = MOVE_LAY, .cells = layable(s, f)};
        return (PowerChoice){.kind = MOVE_LIFT, .enough = true, .cells = liftable(s, f)};
    case FRAME_TACTICIAN:
        if (f->step == LIFT_FIRST)
            return (PowerChoice){.kind = MOVE_LIFT, .enough = true, .cells = liftable(s, f)};
        return (PowerChoice){.kind = MOVE_SWAP,
                             .cells = can_move(s) & ~cell_bit(frame_cell(f)) & ~cell_of_first(s, f)}; /* GH-16.2 */
    case FRAME_MARSHAL:
        if (f->step == LAY_FIRST)
            return (PowerChoice){.kind = MOVE_LAY, .cells = layable(s, f)};
        return (PowerChoice){.kind = MOVE_SLIDE_UP, .enough = true, .cells = slidable(s, -1), .down = slidable(s, 1)};
    case FRAME_APPRENTICE:
        if (s->option[OPT_APPRENTICE] == APPRENTICE_FIREBALL)
            return (PowerChoice){.kind = MOVE_DOWN, .enough = true, .cells = downable(s, f)};
        break;
    default:
        break;
    }
    return (PowerChoice){.kind = MOVE_RAISE, /* GH-15.1, GH-18.1 */
                         .enough = true,
                         .cells = plane_of(s, PLANE_TAKEN) & ~plane_of(s, PLANE_UP) & cells_in_sight(frame_cell(f))};
}

static int uses(const Frame *f)
{
    switch (f->op) {
    case FRAME_BRUISER:
        return 2;
    case FRAME_PIPER:
    case FRAME_CHARMER:
        return LAY_SECOND + 1;
    case FRAME_TACTICIAN:
    case FRAME_MARSHAL:
        return LAY_FIRST + 1;
    default:
        return 1;
    }
}

bool goblins_has_use(const State *s, const Frame *f)
{
    if (f->step >= uses(f))
        return false;
    PowerChoice c = goblins_choice(s);
    return (c.cells | c.down) != 0;
}

/* ---- the list --------------------------------------------------------------------------------------------------- */

static void list(const State *s, uint8_t kind, Cells cells, Moves *out)
{
    PlaceId first = kind == MOVE_SWAP ? s->piece[frame_peek(s)->src].place : PLACE_AIR;
    bool two = kind == MOVE_SWAP || kind == MOVE_LAY || kind == MOVE_THROW;
    for (; cells; cells &= cells - 1) { /* ascending, so there is nothing to sort */
        PlaceId cell = cell_place(cells_lowest(cells));
        out->m[out->n++] = two ? (Move){kind, s->to_act, first, cell, 0} : (Move){kind, s->to_act, cell, 0, 0};
    }
}

void goblins_legal_power(const State *s, Moves *out)
{
    PowerChoice c = goblins_choice(s);
    REQUIRE(out->n + cells_count(c.cells) + cells_count(c.down) < MOVE_MAX);
    list(s, c.kind, c.cells, out);
    list(s, MOVE_SLIDE_DOWN, c.down, out);
    if (c.enough)
        out->m[out->n++] = (Move){MOVE_ENOUGH, s->to_act, 0, 0, 0}; /* GH-8.3 */
}

/* ---- beginning -------------------------------------------------------------------------------------------------- */

void goblins_begin(State *s, int cell, Events *ev)
{
    static const uint8_t frame_of[ROLE_COUNT] = {
        [ROLE_BRUISER] = FRAME_BRUISER,     [ROLE_PIPER] = FRAME_PIPER,     [ROLE_HERBALIST] = FRAME_HERBALIST,
        [ROLE_TACTICIAN] = FRAME_TACTICIAN, [ROLE_MARSHAL] = FRAME_MARSHAL, [ROLE_APPRENTICE] = FRAME_APPRENTICE,
        [ROLE_CHARMER] = FRAME_CHARMER,
    };
    DefId def = def_at(s, cell);
    uint8_t op = frame_of[goblins_role(def)];
    if (op == FRAME_NONE)
        return; /* GH-8.2, GH-9.3, GH-19.1 */
    Frame *f = frame_push(s, op, s->to_act);
    f->arg = (uint16_t)(cell | (int)goblins_clan(def) << 8);
    if (goblins_has_use(s, f)) {
        tell_at(ev, cell, (Event){.kind = EV_OFFERED, .seat = s->to_act, .def = def});
        return;
    }
    frame_pop(s); /* GH-8.4 */
    tell_at(ev, cell, (Event){.kind = EV_SKIPPED, .seat = s->to_act, .def = def});
}

/* ---- carrying out ----------------------------------------------------------------------------------------------- */

static const uint8_t role_of_frame[GOBLINS_FRAMES] = {
    [FRAME_WRECKER] = ROLE_WRECKER,       [FRAME_BRUISER] = ROLE_BRUISER,     [FRAME_PIPER] = ROLE_PIPER,
    [FRAME_HERBALIST] = ROLE_HERBALIST,   [FRAME_TACTICIAN] = ROLE_TACTICIAN, [FRAME_MARSHAL] = ROLE_MARSHAL,
    [FRAME_APPRENTICE] = ROLE_APPRENTICE, [FRAME_CHARMER] = ROLE_CHARMER,
};

DefId goblins_acting(const Frame *f)
{
    return goblins_def(frame_clan(f), (Role)role_of_frame[f->op]);
}

static void throw_it(State *s, int cell, Events *ev)
{
    const Frame *f = frame_peek(s);
    PieceId p = table_first(s, PLACE_AIR);
    unsigned open = goblins_of(s)->open;
    goblins_stand(s, p, cell, ev);
    tell_at(ev, cell,
            (Event){.kind = EV_THROWN,
                    .seat = s->to_act,
                    .def = s->piece[p].def,
                    .n = (int16_t)(cell / GRID_RING + goblins_first_line(s))});
    goblins_tell_opened(s, open, ev);
    goblins_down(s, cell, goblins_acting(f), ev); /* GH-19.3, GH-19.4 */
}

static void lift(State *s, int cell, Events *ev)
{
    Frame *f = frame_top(s);
    PieceId p = goblins_at(s, cell);
    if (f->op == FRAME_TACTICIAN) { /* chosen, not lifted: the cells of the two are exchanged at once */
        f->src = p;
        return;
    }
    event_tell(ev, NO_PIECE, cell_place(cell), PLACE_AIR,
               (Event){.kind = EV_LIFTED, .seat = s->to_act, .def = seen_def(s, p)});
    goblins_lift(s, cell, ev);
    f->n = (uint8_t)cell;
}

static void lay(State *s, int cell, Events *ev)
{
    Frame *f = frame_top(s);
    PieceId p = table_first(s, PLACE_AIR);
    unsigned open = goblins_of(s)->open;
    goblins_stand(s, p, cell, ev);
    event_tell(ev, NO_PIECE, cell_place(f->n), cell_place(cell),
               (Event){.kind = EV_MOVED,
                       .seat = s->to_act,
                       .def = seen_def(s, p),
                       .why = goblins_acting(f),
                       .n = (int16_t)(cell / GRID_RING + goblins_first_line(s))});
    goblins_tell_opened(s, open, ev);
    f->n = 0;
    f->src = p; /* GH-13.2, GH-20.2: two different goblins */
}

static void swap(State *s, Move m, Events *ev)
{
    int first = m.a - PLACE_CELL, second = m.b - PLACE_CELL;
    PieceId p = goblins_at(s, first), q = goblins_at(s, second);
    frame_top(s)->src = NO_PIECE;
    goblins_exchange(s, first, second, ev);
    event_tell(ev, NO_PIECE, cell_place(first), cell_place(second),
               (Event){.kind = EV_SWAPPED, .seat = s->to_act, .def = seen_def(s, p), .why = seen_def(s, q)});
}

static void slide(State *s, Move m, Events *ev)
{
    Frame *f = frame_top(s);
    int cell = m.a - PLACE_CELL, lines = m.kind == MOVE_SLIDE_UP ? -1 : 1, column = goblins_column(s, cell);
    Slide what;
    unsigned open = goblins_of(s)->open;
    (void)goblins_slide(s, column, lines, &what);
    goblins_shift(s, column, lines, ev);
    tell_at(ev, cell,
            (Event){.kind = EV_SLID,
                    .seat = s->to_act,
                    .why = goblins_acting(f),
                    .n = (int16_t)lines,
                    .other = (uint16_t)(int16_t)column});
    goblins_tell_opened(s, open, ev);
    if (what.pushed >= 0)
        f->n = (uint8_t)what.pushed;
    else
        f->step = LAY_FIRST; /* nothing to lay: the power is complete */
}

/* GH-9: the power of the raising goblin is complete, that of the raised one begins. */
static void raise_it(State *s, int cell, Events *ev)
{
    DefId cause = goblins_acting(frame_peek(s));
    frame_pop(s);
    goblins_raise(s, cell, cause, ev);
    goblins_begin(s, cell, ev);
}

static void enough(State *s, Events *ev)
{
    const Frame *f = frame_peek(s);
    tell(ev, (Event){.kind = f->step ? EV_STOPPED : EV_DECLINED, .seat = s->to_act, .def = goblins_acting(f)});
    frame_pop(s); /* GH-8.5 */
}

void goblins_apply_power(State *s, Move m, Events *ev)
{
    Frame *f = frame_top(s);
    REQUIRE(f != NULL);
    switch (m.kind) {
    case MOVE_RAISE:
        raise_it(s, m.a - PLACE_CELL, ev);
        return; /* the frame is gone */
    case MOVE_ENOUGH:
        enough(s, ev);
        return;
    case MOVE_THROW:
        throw_it(s, m.b - PLACE_CELL, ev);
        break;
    case MOVE_DOWN:
        goblins_down(s, m.a - PLACE_CELL, goblins_acting(f), ev);
        break;
    case MOVE_LIFT:
        lift(s, m.a - PLACE_CELL, ev);
        break;
    case MOVE_LAY:
        lay(s, m.b - PLACE_CELL, ev);
        break;
    case MOVE_SWAP:
        swap(s, m, ev);
        break;
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        slide(s, m, ev);
        break;
    default:
        REQUIRE(false);
    }
    f->step++;
}
