/* SPDX-License-Identifier: MIT
 * Goblin Ranks, the horde: goblins move, fall and rise (GH-7, GH-11); the bits of the state follow them.  Nothing else
 * touches a goblin in a cell or a bit.  Decides nothing: what may move where is asked elsewhere. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"

enum { WEST_FAR = 96, WEST_STEP = 64 };

/* ---- bits ------------------------------------------------------------------------------------------------------- */

/* Bit per plane that a goblin face up stands in. */
static unsigned planes_of(DefId def)
{
    static const uint16_t of_role[ROLE_COUNT] = {
        [ROLE_FLAGBEARER] = 1u << PLANE_FLAG,
        [ROLE_KEG] = 1u << PLANE_KEG,
        [ROLE_STONEFOOT] = 1u << PLANE_STONE,
        [ROLE_DOUBLES] = 1u << PLANE_DOUBLES,
    };
    return 1u << PLANE_TAKEN | 1u << PLANE_UP | of_role[goblins_role(def)] |
           1u << (PLANE_CLAN + (int)goblins_clan(def));
}

static unsigned planes_of_piece(const Piece *piece)
{
    return piece->face & FACE_DOWN ? 1u << PLANE_TAKEN : planes_of(piece->def);
}

static void enter(Goblins *h, unsigned planes, int cell)
{
    for (; planes; planes &= planes - 1) {
        Plane *plane = &h->plane[__builtin_ctz(planes)];
        plane_set(plane, plane_cells(plane) | cell_bit(cell));
    }
}

static void leave(Goblins *h, unsigned planes, int cell)
{
    for (; planes; planes &= planes - 1) {
        Plane *plane = &h->plane[__builtin_ctz(planes)];
        plane_set(plane, plane_cells(plane) & ~cell_bit(cell));
    }
}

/* GH-1.6. A label may not leave its eight bits; a whole ring further it names the same cells. */
static void measure(State *s, Events *ev)
{
    Goblins *h = goblins_mut(s);
    Extent e = goblins_extent(s);
    bool moved = e.west != h->west;
    e.west += e.west < -WEST_FAR ? WEST_STEP : e.west > WEST_FAR ? -WEST_STEP : 0;
    h->west = (int8_t)e.west;
    if (moved)
        tell(ev, (Event){.kind = EV_EXTENT,
                         .seat = NO_SEAT,
                         .n = (int16_t)e.west,
                         .other = (uint16_t)(int16_t)(e.west + e.width - 1)});
}

static void open_line(State *s, int row)
{
    Goblins *h = goblins_mut(s);
    h->open = (uint8_t)(h->open | 1u << row); /* GH-5.3 */
}

void goblins_tell_opened(const State *s, unsigned before, Events *ev)
{
    unsigned fresh = goblins_of(s)->open & ~before;
    for (int row = 0; row < GRID_ROWS; row++)
        if (fresh >> row & 1)
            tell(ev, (Event){.kind = EV_LINE_OPENED, .seat = NO_SEAT, .n = (int16_t)(row + goblins_first_line(s))});
}

void goblins_rebuild(State *s)
{
    Goblins *h = goblins_mut(s);
    memset(h->plane, 0, sizeof h->plane);
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        PieceId p = goblins_at(s, cell);
        if (p == NO_PIECE)
            continue;
        bool told = goblins_is_goblin(s->piece[p].def); /* else it is turned away, and its face follows */
        enter(h, told ? planes_of_piece(&s->piece[p]) : 1u << PLANE_TAKEN, cell);
    }
}

/* ---- moving ----------------------------------------------------------------------------------------------------- */

/* A back that moves is not turned over on the way (GH-7.1). */
static void carry(State *s, PieceId p, PlaceId to, Events *ev)
{
    uint8_t sight = s->head[to].sight;
    if (s->piece[p].face & FACE_DOWN)
        s->head[to].sight = SIGHT_NONE;
    table_move(s, &goblins_game, p, to, 0, ev);
    s->head[to].sight = sight;
}

void goblins_lift(State *s, int cell, Events *ev)
{
    PieceId p = goblins_at(s, cell);
    leave(goblins_mut(s), planes_of_piece(&s->piece[p]), cell);
    carry(s, p, PLACE_AIR, ev);
    measure(s, ev);
}

void goblins_stand(State *s, PieceId p, int cell, Events *ev)
{
    REQUIRE(goblins_at(s, cell) == NO_PIECE);
    carry(s, p, cell_place(cell), ev);
    enter(goblins_mut(s), planes_of_piece(&s->piece[p]), cell);
    open_line(s, cell / GRID_RING);
    measure(s, ev);
}

void goblins_exchange(State *s, int first, int second, Events *ev)
{
    Goblins *h = goblins_mut(s);
    PieceId p = goblins_at(s, first), q = goblins_at(s, second);
    unsigned of_p = planes_of_piece(&s->piece[p]), of_q = planes_of_piece(&s->piece[q]);
    leave(h, of_p, first);
    leave(h, of_q, second);
    carry(s, p, PLACE_AIR, ev);
    carry(s, q, cell_place(first), ev);
    carry(s, p, cell_place(second), ev);
    enter(h, of_p, second);
    enter(h, of_q, first);
}

/* GH-17.2: a rigid piece with its gaps. The one that leaves the lines goes into the air first. */
void goblins_shift(State *s, int column, int lines, Events *ev)
{
    Goblins *h = goblins_mut(s);
    Cells all = plane_of(s, PLANE_TAKEN) & cells_column(column), allowed = goblins_allowed(s);
    int first = lines < 0 ? 0 : GRID_ROWS - 1;
    for (int row = first; row >= 0 && row < GRID_ROWS; row -= lines) {
        int cell = row * GRID_RING + (column & (GRID_RING - 1)), next = cell + lines * GRID_RING;
        if (!(all & cell_bit(cell)))
            continue;
        PieceId p = goblins_at(s, cell);
        leave(h, planes_of_piece(&s->piece[p]), cell);
        if (next < 0 || next >= GRID_CELLS || !(allowed & cell_bit(next))) {
            event_tell(ev, NO_PIECE, cell_place(cell), PLACE_AIR,
                       (Event){.kind = EV_PUSHED, .seat = NO_SEAT, .def = seen_def(s, p)});
            carry(s, p, PLACE_AIR, ev);
            continue;
        }
        carry(s, p, cell_place(next), ev);
        enter(h, planes_of_piece(&s->piece[p]), next);
        open_line(s, row + lines);
    }
    measure(s, ev);
}

/* ---- falling and rising ----------------------------------------------------------------------------------------- */

static void turn_down(State *s, int cell, DefId cause, Events *ev)
{
    PieceId p = goblins_at(s, cell);
    Piece *piece = &s->piece[p];
    DefId def = piece->def;
    leave(goblins_mut(s), planes_of(def) & ~(1u << PLANE_TAKEN), cell);
    table_face(s, &goblins_game, p, FACE_DOWN, ev);
    if (s->option[OPT_MEMORY] == MEMORY_BACKS)
        table_hide(s, &goblins_game, p, 0, ev); /* GH-6.5 */
    tell_at(ev, cell, (Event){.kind = EV_DOWNED, .seat = NO_SEAT, .def = def, .why = cause});
}

/* GH-11.4: breadth first, up, right, down, left. */
void goblins_down(State *s, int cell, DefId cause, Events *ev)
{
    int fallen[GRID_CELLS], n = 0;
    DefId what[GRID_CELLS];
    fallen[0] = cell;
    what[n++] = def_at(s, cell);
    turn_down(s, cell, cause, ev);
    for (int i = 0; i < n; i++) {
        int around[4];
        if (goblins_role(what[i]) != ROLE_KEG)
            continue;
        tell_at(ev, fallen[i], (Event){.kind = EV_BURST, .seat = NO_SEAT, .def = what[i]});
        goblins_cell_neighbours(fallen[i], around);
        for (int k = 0; k < 4; k++) {
            if (around[k] < 0 || !(plane_of(s, PLANE_UP) & cell_bit(around[k])))
                continue; /* GH-11.2: a goblin face down is not affected */
            DefId def = def_at(s, around[k]);
            if (goblins_role(def) == ROLE_STONEFOOT) {
                tell_at(ev, around[k], (Event){.kind = EV_RESISTED, .seat = NO_SEAT, .def = def});
                continue; /* GH-14.1 */
            }
            fallen[n] = around[k];
            what[n++] = def;
            turn_down(s, around[k], what[i], ev);
        }
    }
}

void goblins_raise(State *s, int cell, DefId cause, Events *ev)
{
    PieceId p = goblins_at(s, cell);
    table_face(s, &goblins_game, p, 0, ev);
    table_show(s, &goblins_game, p, SEEN_ALL, ev);
    enter(goblins_mut(s), planes_of(s->piece[p].def), cell); /* GH-9.2 */
    tell_at(ev, cell, (Event){.kind = EV_RAISED, .seat = s->to_act, .def = s->piece[p].def, .why = cause});
}
