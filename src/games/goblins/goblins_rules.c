/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the rules, from top to bottom: what can be read off the table, the setup (GH-2), what happens to the
 * horde when a goblin is laid, lifted, downed or raised (GH-7, GH-11), the powers (GH-8 to GH-21), and the turn (GH-3,
 * GH-4, GH-22, GH-23).  The table as bits is in goblins_grid.c, scoring in goblins_score.c. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

/* ==== what can be read off the table ============================================================================== */
/* What the rules can be asked.  Everything here may be asked of a view. */

Cells goblins_plane(const State *s, PlaneName name)
{
    return plane_of(s, name);
}

static bool grows(const State *s) /* the third line is not fixed from the start (GH-5.3) */
{
    return s->nseats == 2 && s->option[OPT_CARRIERS] == CARRIERS_TWO;
}

int goblins_lines(const State *s)
{
    return s->nseats == 4 ? 4 : 3; /* GH-1.5 */
}

int goblins_first_line(const State *s)
{
    return grows(s) ? 0 : 1;
}

const char *goblins_line_name(const State *s, int row)
{
    return goblins_name_of_line(goblins_first_line(s) == 0, row);
}

const char *goblins_line_title(const State *s, int row)
{
    static const char *const title[2][GRID_ROWS] = {
        {N_("Line 1"), N_("Line 2"), N_("Line 3"), N_("Line 4")},
        {N_("Top line"), N_("Upper line"), N_("Lower line"), N_("Bottom line")}};
    return title[goblins_first_line(s) == 0][row & (GRID_ROWS - 1)];
}

int goblins_all(const State *s)
{
    return goblins_lines(s) * FRAME_WIDTH;
}

int goblins_carriers(const State *s)
{
    return grows(s) ? 2 : goblins_lines(s);
}

Extent goblins_extent(const State *s)
{
    return goblins_grid_extent(plane_of(s, PLANE_TAKEN), goblins_of(s)->west);
}

int goblins_column(const State *s, int cell)
{
    return grid_column(cell, goblins_of(s)->west);
}

int goblins_cell(const State *s, int line, int column)
{
    int row = line - goblins_first_line(s), ahead = column - goblins_of(s)->west;
    if (row < 0 || row >= GRID_ROWS || ahead < -2 || ahead >= GRID_RING - 2)
        return -1;
    return row * GRID_RING + (column & (GRID_RING - 1));
}

static inline Cells rows(unsigned open)
{
    Cells cells = 0;
    for (; open; open &= open - 1)
        cells |= cells_row(__builtin_ctz(open));
    return cells;
}

Cells goblins_allowed(const State *s)
{
    unsigned open = goblins_of(s)->open;
    if (__builtin_popcount(open) < goblins_lines(s))
        open |= open << 1 | open >> 1; /* GH-5.3 */
    return rows(open & ((1u << GRID_ROWS) - 1));
}

Cells goblins_legal_cells(const State *s)
{
    return goblins_grid_legal(plane_of(s, PLANE_TAKEN), goblins_allowed(s), goblins_extent(s));
}

unsigned goblins_clans(const State *s)
{
    PieceId p = table_first(s, PLACE_BOX); /* its first piece speaks for its clan */
    unsigned all = (1u << CLAN_COUNT) - 1;
    return p == NO_PIECE ? all : all & ~(1u << goblins_clan(s->piece[p].def));
}

static Clan crown_in(const State *s, PlaceId at)
{
    PieceId p = table_first(s, at);
    return p == NO_PIECE || s->piece[p].def < DEF_CROWN ? CLAN_COUNT : goblins_clan(s->piece[p].def);
}

Clan goblins_crown(const State *s, int seat)
{
    return crown_in(s, crown_of(seat));
}

Clan goblins_neutral(const State *s)
{
    return crown_in(s, PLACE_ASIDE);
}

int goblins_turns(const State *s)
{
    return goblins_all(s) - goblins_carriers(s);
}

int goblins_turns_left(const State *s, int seat)
{
    if (s->over)
        return 0;
    int left = goblins_turns(s) - s->round + 1; /* of all seats, the present one first */
    int before = (seat - s->to_act + s->nseats) % s->nseats;
    return (left - before + s->nseats - 1) / s->nseats;
}

/* ==== setup ======================================================================================================= */
/* Setup (GH-2), and what a loaded position leaves to be worked out. */

enum { ROW_FIRST_CARRIER_GROWING = 1 }; /* two seats: rows 0 and 3 are the candidates for the third line (GH-5.3) */

const char *goblins_setup_fault(const Setup *cfg)
{
    if (cfg->option[OPT_FIRST] > cfg->nseats)
        return N_("There is no player with that number (GH-2.4).");
    return NULL;
}

/* Makes the first pieces of a place those that are given: what was drawn in their stead goes where they lay. */
static void rig(State *s, PlaceId at, const DefId *given, int n)
{
    PieceId p = table_first(s, at);
    for (int i = 0; i < n && p != NO_PIECE; i++, p = s->piece[p].next) {
        PieceId wanted = p;
        while (wanted != NO_PIECE && s->piece[wanted].def != given[i])
            wanted = s->piece[wanted].next;
        if (wanted == NO_PIECE)
            continue; /* not there, or given twice */
        s->piece[wanted].def = s->piece[p].def;
        s->piece[p].def = given[i];
    }
}

static void shuffled(State *s, PlaceId at, const DefId *given, int n, Events *ev)
{
    table_shuffle(s, &goblins_game, at, ev);
    rig(s, at, given, n);
}

/* The clan that stays in the box; CLAN_COUNT: all play (2.1 to 2.3). */
static Clan draw_excluded(State *s, const Setup *cfg)
{
    if (s->nseats == 4)
        return CLAN_COUNT;
    int chosen = cfg->option[OPT_EXCLUDED];
    return (Clan)(chosen ? chosen - 1 : (int)rng_below(&s->rng, CLAN_COUNT));
}

static void deal_crowns(State *s, Clan excluded, const Draws *given, Events *ev)
{
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        (void)table_add(s, &goblins_game, (DefId)(DEF_CROWN + clan), clan == (int)excluded ? PLACE_BOX : PLACE_ASIDE);
    shuffled(s, PLACE_ASIDE, given->crown, given->ncrowns, ev);
    for (int seat = 0; seat < s->nseats; seat++)
        table_move(s, &goblins_game, table_first(s, PLACE_ASIDE), crown_of(seat), 0, ev);
}

/* Flagbearers in the order in which they are shuffled, as a column from the top; one may be left for the deck. */
static void lay_carriers(State *s, Clan excluded, const Draws *given, Events *ev)
{
    Goblins *h = goblins_mut(s);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clan != (int)excluded)
            (void)table_add(s, &goblins_game, goblins_def((Clan)clan, ROLE_FLAGBEARER), PLACE_DECK);
    shuffled(s, PLACE_DECK, given->flag, given->nflags, ev);
    int n = goblins_carriers(s), top = goblins_first_line(s) == 0 ? ROW_FIRST_CARRIER_GROWING : 0;
    h->open = (uint8_t)(((1u << n) - 1) << top);
    for (int i = 0; i < n; i++)
        table_move(s, &goblins_game, table_first(s, PLACE_DECK), cell_place((top + i) * GRID_RING), 0, ev);
}

static void add_others(State *s, Clan excluded)
{
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        for (int role = 0; role < ROLE_COUNT; role++)
            if (role != ROLE_FLAGBEARER || clan == (int)excluded)
                (void)table_add(s, &goblins_game, goblins_def((Clan)clan, (Role)role),
                                clan == (int)excluded ? PLACE_BOX : PLACE_DECK);
}

void goblins_deal(State *s, const Setup *cfg, const Draws *given, Events *ev)
{
    Goblins *h = goblins_mut(s);
    table_begin(s, &goblins_game, cfg);
    Clan excluded = draw_excluded(s, cfg); /* the draws of 2.4, in their order */
    int first = cfg->option[OPT_FIRST];
    h->first = (uint8_t)(first ? first - 1 : (int)rng_below(&s->rng, s->nseats)); /* GH-2.4 */
    deal_crowns(s, excluded, given, ev);
    lay_carriers(s, excluded, given, ev);
    add_others(s, excluded);
    shuffled(s, PLACE_DECK, given->card, given->ncards, ev);
    for (int i = 0; i < GOBLINS_HAND * s->nseats; i++) /* one at a time, the first seat first */
        table_move(s, &goblins_game, table_first(s, PLACE_DECK), hand_of((h->first + i) % s->nseats), -1, ev);
    goblins_rebuild(s);
    s->round = 1;
    goblins_begin_turn(s, h->first, ev);
}

void goblins_setup(State *s, const Setup *cfg, Events *ev)
{
    static const Draws none = {0};
    goblins_deal(s, cfg, &none, ev);
}

/* ---- loaded positions ------------------------------------------------------------------------------------------- */

/* A position that says nothing of the box, of Crowns or of the deck: the pieces not named went to the deck and to the
 * place of the Crown laid aside, and are dealt from there. */
bool goblins_dealt(const State *s, PieceId p)
{
    return s->piece[p].place != PLACE_DECK && s->piece[p].place != PLACE_ASIDE;
}

Clan goblins_boxed(const State *s, const State *seen)
{
    bool used[CLAN_COUNT] = {false};
    const Frame *f = frame_peek(s);
    if (s->nseats == 4 || table_size(s, PLACE_BOX) > 0)
        return CLAN_COUNT;
    if (f)
        used[frame_clan(f)] = true;
    for (PieceId p = 0; p < s->npieces; p++)
        if (goblins_dealt(s, p) && seen->piece[p].def != DEF_HIDDEN)
            used[goblins_clan(s->piece[p].def)] = true;
    int out = s->option[OPT_EXCLUDED] ? s->option[OPT_EXCLUDED] - 1 : CLAN_COUNT - 1;
    while (out > 0 && used[out])
        out--;
    return used[out] ? CLAN_COUNT : (Clan)out; /* all used: fault() says what is wrong */
}

static void fill_box(State *s)
{
    Clan out = goblins_boxed(s, s);
    for (PieceId p = 0; out < CLAN_COUNT && p < s->npieces; p++)
        if (goblins_clan(s->piece[p].def) == out)
            table_move(s, &goblins_game, p, PLACE_BOX, -1, NULL);
}

static void deal_missing_crowns(State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if (table_size(s, crown_of(seat)) == 0 && table_size(s, PLACE_ASIDE) > 0)
            table_move(s, &goblins_game, table_first(s, PLACE_ASIDE), crown_of(seat), 0, NULL);
}

/* Lines that hold somebody are open; the Flagbearers' lines always are. */
static void open_lines(State *s)
{
    Goblins *h = goblins_mut(s);
    int n = goblins_carriers(s), top = goblins_first_line(s) == 0 ? ROW_FIRST_CARRIER_GROWING : 0;
    if (h->open)
        return;
    h->open = (uint8_t)(((1u << n) - 1) << top);
    for (int row = 0; row < GRID_ROWS; row++)
        if (plane_of(s, PLANE_TAKEN) & cells_row(row))
            h->open = (uint8_t)(h->open | 1u << row);
}

void goblins_loaded(State *s)
{
    Goblins *h = goblins_mut(s);
    fill_box(s);
    deal_missing_crowns(s);
    goblins_rebuild(s);
    open_lines(s);
    if (s->round == 0)
        s->round = (uint16_t)(cells_count(plane_of(s, PLANE_TAKEN)) - goblins_carriers(s) + 1);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (h->favour[clan])
            return;
    goblins_favour(s, h->favour);
}

/* ==== the horde =================================================================================================== */
/* Goblins of the horde move, fall and rise; the bits of the state follow them.  Nothing else touches a
 * goblin in a cell or a bit.  Decides nothing: what may move where is asked elsewhere. */

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
    NEED(goblins_at(s, cell) == NO_PIECE);
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

/* ==== powers ====================================================================================================== */
/* The powers (GH-8 to GH-20).  A power that waits for a choice is the top frame (goblins.h).  What may be
 * chosen is asked of the bits; "The horde" above carries it out. */

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
    NEED(out->n + cells_count(c.cells) + cells_count(c.down) < MOVE_MAX);
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
    NEED(f != NULL);
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
        NEED(false);
    }
    f->step++;
}

/* ==== the turn ==================================================================================================== */
/* The turn (GH-3), placing (GH-4), drawing and the end (GH-22, GH-23).  */

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

/* What comes after any move.  A turn is one goblin laid and then a chain of powers.  A power that waits for a choice
 * is the top frame, whose step counts what it has done already: the second neighbour of a Bruiser, the goblin in the
 * air that must be laid.  A goblin that is raised puts its own power in the place of the one that raised it (GH-9.1,
 * GH-9.4). A frame goes when it is declined or has raised somebody (goblins_apply_power), or here, when it has no use
 * left (GH-8.4).  When no frame is left the turn is over: what it told is noted as evidence, the seat draws, and the
 * next one is asked. */
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
