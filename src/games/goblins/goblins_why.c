/* SPDX-License-Identifier: MIT
 * Goblin Ranks: why a move is refused.  {0}..{3} stand for the names of seats; a goblin face down has no name. */
#include <stdio.h>

#include "base/buf.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

static const char *name_at(const State *s, int cell)
{
    PieceId p = goblins_at(s, cell);
    return p == NO_PIECE                  ? "nobody"
           : s->piece[p].face & FACE_DOWN ? "a goblin face down"
                                          : goblins_game.def[s->piece[p].def].name;
}

/* The cell an argument names; -1: it is no cell. */
static int cell_of(uint16_t place)
{
    return place < PLACE_CELL + GRID_CELLS ? place - PLACE_CELL : -1;
}

/* ---- cells ------------------------------------------------------------------------------------------------------ */

/* Why no goblin may be laid there, cohesion left aside (GH-4, GH-5). */
static bool why_not_cell(const State *s, int cell, Why *out)
{
    Cells taken = plane_of(s, PLANE_TAKEN), bit = cell_bit(cell);
    if (taken & bit) {
        why_because(out, "GH-4.1", "That cell is taken: %s lies there.", name_at(s, cell));
        out->cause = goblins_at(s, cell);
    } else if (!(goblins_allowed(s) & bit) && goblins_first_line(s) == 0) {
        why_because(out, "GH-5.3", "Three lines are open, and there is no fourth.");
    } else if (!(goblins_allowed(s) & bit)) {
        why_because(out, "GH-5.1", "The column of Flagbearers fixes the lines; nobody may lie outside them.");
    } else if (!(cells_around(taken) & bit)) {
        why_because(out, "GH-4.1", "That cell touches no goblin with a whole side.");
    } else if (!(grid_frame(goblins_extent(s)) & bit)) {
        why_because(out, "GH-5.4",
                    "The horde would be thirteen columns wide; twelve is the limit, in all lines together.");
    }
    return out->text[0] != '\0';
}

/* Who would stand apart, for people. */
static void why_broken(Cells broken, const State *s, const char *rule, Why *out)
{
    int cell = cells_lowest(broken), n = cells_count(broken);
    if (n == 1)
        why_because(out, rule, "The horde would break apart: %s would stand alone.", name_at(s, cell));
    else
        why_because(out, rule, "The horde would break apart: %s and %d more would be cut off.", name_at(s, cell),
                    n - 1);
    out->cause = goblins_at(s, cell);
}

/* ---- placing ---------------------------------------------------------------------------------------------------- */

static void why_not_wrecked(const State *s, DefId wrecker, int cell, Why *out)
{
    PieceId p = goblins_at(s, cell);
    const Piece *piece = &s->piece[p];
    if (piece->face & FACE_DOWN)
        why_because(out, "GH-6.3", "A goblin face down has no clan, so the Wrecker cannot throw it.");
    else if (goblins_role(piece->def) == ROLE_STONEFOOT)
        why_because(out, "GH-14.1", "A Stonefoot never leaves its cell.");
    else if (goblins_clan(piece->def) == goblins_clan(wrecker))
        why_because(out, "GH-19.2", "The Wrecker throws goblins of other clans only.");
    out->cause = p;
}

static void why_not_place(const State *s, Move m, Why *out)
{
    int cell = cell_of(m.b);
    if (!goblins_is_goblin(m.a) || table_find(s, hand_of(m.seat), m.a) == NO_PIECE)
        why_because(out, "GH-3.2", "{%d} holds no such goblin.", m.seat);
    else if (cell < 0)
        why_because(out, "GH-4.1", "Goblins are laid on cells of the horde.");
    else if (goblins_at(s, cell) != NO_PIECE && goblins_role(m.a) == ROLE_WRECKER)
        why_not_wrecked(s, m.a, cell, out);
    else
        (void)why_not_cell(s, cell, out);
}

/* ---- powers ----------------------------------------------------------------------------------------------------- */

/* Reasons that hold for every target of a power. */
static bool why_not_target(const State *s, const Frame *f, int cell, Why *out)
{
    if (cell < 0 || goblins_at(s, cell) == NO_PIECE)
        why_because(out, goblins_game.move[goblins_choice(s).kind].rule, "Nobody lies there.");
    else if (cell == frame_cell(f))
        why_because(out, goblins_game.move[goblins_choice(s).kind].rule, "The %s cannot choose itself.",
                    goblins_role_name[goblins_role(goblins_acting(f))]);
    else if (plane_of(s, PLANE_STONE) & cell_bit(cell))
        why_because(out, "GH-14.1", "A Stonefoot never leaves its cell and is never face down.");
    if (out->text[0] && cell >= 0)
        out->cause = goblins_at(s, cell);
    return out->text[0] != '\0';
}

static void why_not_down(const State *s, const Frame *f, int cell, Why *out)
{
    bool fireball = f->op == FRAME_APPRENTICE;
    Cells bit = cell < 0 ? 0 : cell_bit(cell);
    if (why_not_target(s, f, cell, out))
        return;
    out->cause = goblins_at(s, cell);
    if (!(plane_of(s, PLANE_UP) & bit))
        why_because(out, "GH-6.3", "It lies face down already.");
    else if (fireball)
        why_because(out, "GH-18.2", "It stands in another line and another column than the Apprentice.");
    else if (!(cells_around(cell_bit(frame_cell(f))) & bit))
        why_because(out, "GH-12.1", "The Bruiser reaches its four neighbours only.");
    else
        why_because(out, "GH-12.1", "The Bruiser does not hit its own clan.");
}

/* It has nowhere to go (GH-7.6): no cell is free where it may go, or the rest would not hold together. */
static void why_stuck(const State *s, const Frame *f, int cell, Why *out)
{
    Cells rest = plane_of(s, PLANE_TAKEN) & ~cell_bit(cell), free = 0;
    if (rest)
        free = grid_legal(rest, goblins_allowed(s), grid_extent(rest, goblins_of(s)->west)) & ~cell_bit(cell);
    if (f->op == FRAME_CHARMER)
        free &= cells_around(cell_bit(frame_cell(f)));
    Cells broken = free ? goblins_broken(s, cell, cells_lowest(free)) : 0;
    if (broken & rest)
        why_broken(broken & rest, s, "GH-7.6", out);
    else if (f->op == FRAME_CHARMER)
        why_because(out, "GH-20.1", "There is no free cell next to the Charmer for %s.", name_at(s, cell));
    else
        why_because(out, "GH-7.6", "%s has no other cell to go to.", name_at(s, cell));
}

static void why_not_lift(const State *s, const Frame *f, int cell, Why *out)
{
    Cells bit = cell < 0 ? 0 : cell_bit(cell);
    if (why_not_target(s, f, cell, out))
        return;
    out->cause = goblins_at(s, cell);
    if (f->src == goblins_at(s, cell))
        why_because(out, f->op == FRAME_PIPER ? "GH-13.2" : "GH-20.2",
                    "It has been moved; the second must be another one.");
    else if (f->op == FRAME_PIPER && !(cells_around(cell_bit(frame_cell(f))) & bit))
        why_because(out, "GH-13.1", "The Piper moves its four neighbours only.");
    else if (f->op != FRAME_PIPER && !(plane_of(s, PLANE_UP) & bit))
        why_because(out, "GH-6.3", "A goblin face down has no clan.");
    else if (f->op != FRAME_PIPER && !(clan_cells(s, frame_clan(f)) & bit))
        why_because(out, f->op == FRAME_CHARMER ? "GH-20.1" : "GH-16.2", "It must be of the %s clan.",
                    goblins_clan_name[frame_clan(f)]);
    else if (f->op == FRAME_TACTICIAN)
        why_because(out, "GH-16.2", "There is nobody to change places with it.");
    else
        why_stuck(s, f, cell, out);
}

static void why_not_lay(const State *s, const Frame *f, int cell, Why *out)
{
    const char *rule = f->op == FRAME_MARSHAL ? "GH-17.3" : "GH-7.4";
    if (cell < 0) {
        why_because(out, rule, "It is laid on a cell of the horde.");
    } else if (cell == f->n) {
        why_because(out, rule, "It lay there before; it has to go elsewhere.");
    } else if (!why_not_cell(s, cell, out)) {
        Cells all = plane_of(s, PLANE_TAKEN) | cell_bit(cell), broken = goblins_broken(s, cell, cell);
        if (broken & ~cell_bit(cell))
            why_broken(broken & all & ~cell_bit(cell), s, f->op == FRAME_MARSHAL ? "GH-17.4" : "GH-7.2", out);
        else
            why_because(out, "GH-20.1", "It has to lie next to the Charmer.");
    }
}

static void why_not_raise(const State *s, const Frame *f, int cell, Why *out)
{
    const char *rule = f->op == FRAME_APPRENTICE ? "GH-18.1" : "GH-15.1";
    if (cell < 0 || goblins_at(s, cell) == NO_PIECE)
        why_because(out, rule, "Nobody lies there.");
    else if (plane_of(s, PLANE_UP) & cell_bit(cell))
        why_because(out, rule, "%s is face up already.", name_at(s, cell));
    else
        why_because(out, rule, "It lies in another line and another column.");
}

static void why_not_slide(const State *s, Move m, Why *out)
{
    int cell = cell_of(m.a), lines = m.kind == MOVE_SLIDE_UP ? -1 : 1;
    Cells column = cell < 0 ? 0 : plane_of(s, PLANE_TAKEN) & cells_column(cell);
    Cells stone = column & plane_of(s, PLANE_STONE);
    Slide slide;
    if (!column) {
        why_because(out, "GH-17.1", "There is nobody in that column.");
    } else if (stone) {
        why_because(out, "GH-17.1", "%s holds that column fast.", name_at(s, cells_lowest(stone)));
        out->cause = goblins_at(s, cells_lowest(stone));
    } else if (goblins_slide(s, goblins_column(s, cell), lines, &slide)) {
        why_because(out, "GH-17.1", "A column is named by its topmost goblin.");
    } else if (slide.pushed >= 0) {
        why_because(out, "GH-17.5", "%s would be pushed out and could not mend the horde anywhere.",
                    name_at(s, slide.pushed));
        out->cause = goblins_at(s, slide.pushed);
    } else {
        why_because(out, "GH-17.4", "The horde would break apart.");
    }
}

static void why_not_swap(const State *s, const Frame *f, Move m, Why *out)
{
    int first = cell_of(m.a), second = cell_of(m.b);
    if (first < 0 || goblins_at(s, first) != f->src)
        why_because(out, "GH-16.2", "The first of the two is chosen already.");
    else if (!why_not_target(s, f, second, out))
        why_because(out, "GH-16.2", "It cannot change places with itself.");
}

static void why_not_enough(const Frame *f, Why *out)
{
    if (f->op == FRAME_WRECKER)
        why_because(out, "GH-19.3", "The goblin in the air has to be thrown.");
    else if (f->op == FRAME_TACTICIAN)
        why_because(out, "GH-16.2", "The second goblin has to be chosen.");
    else
        why_because(out, f->op == FRAME_MARSHAL ? "GH-17.3" : "GH-7.4", "The goblin in the air has to be laid.");
}

static void why_not_power(const State *s, const Frame *f, Move m, Why *out)
{
    uint8_t asked = goblins_choice(s).kind;
    bool slides = m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN;
    bool in_air = m.kind != MOVE_LAY || m.a == PLACE_AIR;
    if (m.kind == MOVE_ENOUGH)
        why_not_enough(f, out);
    else if (m.kind == MOVE_PLACE)
        why_because(out, "GH-3.2", "{%d} has laid a goblin this turn; now its power is asked for.", m.seat);
    else if ((slides ? MOVE_SLIDE_UP : m.kind) != asked || !in_air)
        why_because(out, "GH-8.4", "That is not what %s asks for now.", goblins_game.def[goblins_acting(f)].name);
    else if (m.kind == MOVE_DOWN)
        why_not_down(s, f, cell_of(m.a), out);
    else if (m.kind == MOVE_LIFT)
        why_not_lift(s, f, cell_of(m.a), out);
    else if (m.kind == MOVE_LAY)
        why_not_lay(s, f, cell_of(m.b), out);
    else if (m.kind == MOVE_RAISE)
        why_not_raise(s, f, cell_of(m.a), out);
    else if (m.kind == MOVE_SWAP)
        why_not_swap(s, f, m, out);
    else if (slides)
        why_not_slide(s, m, out);
    else if (cell_of(m.b) < 0 || m.a != PLACE_AIR || !why_not_cell(s, cell_of(m.b), out))
        why_because(out, "GH-19.3", "The goblin in the air is thrown to a free cell.");
}

void goblins_why_not(const State *s, Move m, Why *out)
{
    const Frame *f = frame_peek(s);
    if (s->over)
        why_because(out, "GH-23.1", "The game is over.");
    else if (m.seat != s->to_act)
        why_because(out, f ? "GH-8.8" : "GH-2.4", "It is not the turn of {%d}; {%d} chooses.", m.seat, s->to_act);
    else if (f)
        why_not_power(s, f, m, out);
    else if (m.kind == MOVE_PLACE)
        why_not_place(s, m, out);
    else
        why_because(out, "GH-3.2", "{%d} has to lay a goblin first.", m.seat);
}
