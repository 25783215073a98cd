/* SPDX-License-Identifier: MIT
 * Goblin Ranks: whether a position is possible at all (section 11 of the rules). */
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

static const char *piece_fault(const State *s, const Piece *piece)
{
    int group = goblins_game.place[piece->place].group;
    if (!(goblins_game.place[piece->place].pools >> goblins_game.def[piece->def].pool & 1))
        return "a piece lies where such a piece cannot lie";
    if (piece->face > FACE_DOWN || piece->n || piece->owner != NO_SEAT)
        return "a goblin has nothing but two sides";
    if (group != GROUP_CELL && group != GROUP_AIR)
        return piece->face ? "only goblins of the horde can lie face down" : NULL;
    if (piece->face && goblins_role(piece->def) == ROLE_STONEFOOT)
        return "a Stonefoot is never face down (GH-6.6)";
    bool named = !piece->face || s->option[OPT_MEMORY] == MEMORY_REMINDER;
    if (piece->known != (named ? SEEN_ALL : 0))
        return "everybody sees goblins that are face up, and nobody those face down (GH-6.5)";
    return NULL;
}

static const char *pieces_fault(const State *s)
{
    const char *fault = NULL;
    for (PieceId p = 0; !fault && p < s->npieces; p++)
        fault = piece_fault(s, &s->piece[p]);
    return fault;
}

/* Outside the horde a piece is seen by whom its place shows it; in the end all Crowns are shown (GH-25.1). */
static const char *sights_fault(const State *s)
{
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        int group = goblins_game.place[piece->place].group;
        if (group == GROUP_CELL || group == GROUP_AIR || (s->over && piece->def >= DEF_CROWN))
            continue;
        if (piece->known != table_sight(s, &goblins_game, piece->place))
            return "a seat sees its own hand and its own Crown, and nobody else's (GH-2.2)";
    }
    return NULL;
}

/* One clan in the box with two or three seats, whole (1.4). */
static const char *box_fault(const State *s)
{
    PieceId first = table_first(s, PLACE_BOX);
    int size = table_size(s, PLACE_BOX);
    if (size != (s->nseats == 4 ? 0 : ROLE_COUNT + 1))
        return "with two or three seats one clan and its Crown are in the box, with four nothing";
    for (PieceId p = first; p != NO_PIECE; p = s->piece[p].next)
        if (goblins_clan(s->piece[p].def) != goblins_clan(s->piece[first].def))
            return "only one clan is in the box";
    return NULL;
}

static const char *places_fault(const State *s)
{
    for (int cell = 0; cell < GRID_CELLS; cell++)
        if (table_size(s, cell_place(cell)) > 1)
            return "a cell holds one goblin at most (GH-1.3)";
    for (int seat = 0; seat < GOBLINS_SEATS; seat++) {
        if (table_size(s, crown_of(seat)) != (seat < s->nseats))
            return "every seat has one Crown";
        if (seat >= s->nseats && table_size(s, hand_of(seat)))
            return "a seat that does not play holds something";
    }
    if (table_size(s, PLACE_ASIDE) != (s->nseats == 2))
        return "with two seats one Crown is laid aside, else none";
    return box_fault(s);
}

static const char *bits_fault(const State *s)
{
    Goblins built;
    memcpy(&built, s, sizeof built);
    goblins_rebuild(&built.s);
    if (memcmp(built.plane, goblins_of(s)->plane, sizeof built.plane) != 0)
        return "the bits of the horde differ from its goblins";
    return NULL;
}

static const char *lines_fault(const State *s)
{
    const Goblins *h = goblins_of(s);
    Cells taken = plane_of(s, PLANE_TAKEN);
    bool grows = goblins_first_line(s) == 0;
    unsigned all = (1u << goblins_lines(s)) - 1;
    if (grows ? h->open != 6 && h->open != 7 && h->open != 14 : h->open != all)
        return "the lines of the horde are not those of GH-5.1 to GH-5.3";
    if (!taken)
        return "the horde is empty";
    for (int row = 0; row < GRID_ROWS; row++)
        if (taken & cells_row(row) && !(h->open >> row & 1))
            return "a goblin lies outside the lines (GH-5.1)";
    Extent e = goblins_extent(s);
    if (e.width > FRAME_WIDTH)
        return "the horde is wider than twelve columns (GH-5.4)";
    if (e.west != h->west)
        return "the smallest column is not where it is said to be";
    if (table_size(s, PLACE_AIR) == 0 && !goblins_cells_coherent(taken, s->option[OPT_COHESION] == COHESION_NEIGHBOUR))
        return "the horde does not hold together (GH-7.2)";
    return NULL;
}

/* How many turns of a seat are over, or begun, after `turns` turns. */
static int turns_of(const State *s, int seat, int turns)
{
    int before = (seat - goblins_of(s)->first + s->nseats) % s->nseats;
    return (turns - before + s->nseats - 1) / s->nseats;
}

/* GH-22: sizes follow from the number of the turn. */
static const char *sizes_fault(const State *s)
{
    const Goblins *h = goblins_of(s);
    int lying = cells_count(plane_of(s, PLANE_TAKEN)) + table_size(s, PLACE_AIR);
    int turns = goblins_turns(s), begun = s->round, placed = begun - (s->phase == PHASE_PLACE);
    int deck = turns - GOBLINS_HAND * s->nseats;
    if (h->first >= s->nseats || begun < 1 || begun > turns)
        return "there is no such turn, or no such first seat";
    if (!s->over && s->to_act != (h->first + begun - 1) % s->nseats)
        return "the turn is not that seat's (GH-2.4)";
    if (lying != goblins_carriers(s) + placed)
        return "every turn adds one goblin to the horde (GH-3.2)";
    int drawn = begun - 1 < deck ? begun - 1 : deck;
    if (table_size(s, PLACE_DECK) != deck - drawn)
        return "the deck has not the size it has in that turn (GH-22.1)";
    for (int seat = 0; seat < s->nseats; seat++)
        if (table_size(s, hand_of(seat)) != GOBLINS_HAND + turns_of(s, seat, drawn) - turns_of(s, seat, placed))
            return "a hand has not the size it has in that turn (GH-22.1)";
    return NULL;
}

static bool in_horde(const State *s, PieceId p)
{
    return p != NO_PIECE && s->piece[p].place < PLACE_CELL + GRID_CELLS;
}

/* The goblin of a frame lies where it acts; a Marshal may have slid her own column. */
static const char *acting_fault(const State *s, const Frame *f)
{
    bool slid = f->op == FRAME_MARSHAL && f->step;
    if (f->arg >> 8 >= CLAN_COUNT || (f->arg & 0xFF) >= GRID_CELLS || f->n >= GRID_CELLS)
        return "a power waits in no cell of the table";
    PieceId p = goblins_at(s, frame_cell(f));
    if (!slid && (p == NO_PIECE || s->piece[p].def != goblins_acting(f)))
        return "the goblin whose power waits does not lie there";
    return NULL;
}

static const char *power_fault(const State *s)
{
    const Frame *f = frame_peek(s);
    if ((f != NULL) != (s->phase == PHASE_POWER) || s->nframes > 1)
        return "one power at a time waits, in phase 'power'";
    if (!f)
        return table_size(s, PLACE_AIR) ? "a goblin is in the air for no reason" : NULL;
    if (f->op == FRAME_NONE || f->op >= GOBLINS_FRAMES || f->seat != s->to_act)
        return "a power waits for the seat whose turn it is (GH-8.8)";
    bool pair = f->op == FRAME_PIPER || f->op == FRAME_CHARMER;
    bool air = f->op == FRAME_WRECKER || (pair && f->step % 2 == 1) || (f->op == FRAME_MARSHAL && f->step == LAY_FIRST);
    bool first = (pair && f->step >= LIFT_SECOND) || (f->op == FRAME_TACTICIAN && f->step == LAY_FIRST);
    if (table_size(s, PLACE_AIR) != air)
        return "one goblin is in the air while it is to be laid, else none";
    if (first != in_horde(s, f->src) || (!first && f->src != NO_PIECE))
        return "the goblin that was chosen first must lie in the horde";
    const char *fault = acting_fault(s, f);
    return fault || goblins_has_use(s, f) ? fault : "the power that waits has no use (GH-8.4)";
}

static const char *end_fault(const State *s)
{
    if ((s->phase == PHASE_OVER) != (s->over != 0))
        return "the game is over in phase 'over' and only there";
    if (s->over && cells_count(plane_of(s, PLANE_TAKEN)) != goblins_all(s))
        return "the game is over when the horde is full (GH-23.1)";
    if (s->phase == PHASE_PLACE && !goblins_legal_cells(s))
        return "there is no cell for the next goblin (GH-3.3)";
    return NULL;
}

const char *goblins_fault(const State *s)
{
    static const char *(*const ask[])(const State *) = {table_plain_fault, pieces_fault, places_fault,
                                                        bits_fault,        lines_fault,  sizes_fault,
                                                        sights_fault,      power_fault,  end_fault};
    const char *fault = NULL;
    for (size_t i = 0; !fault && i < sizeof ask / sizeof *ask; i++)
        fault = ask[i](s);
    return fault;
}
