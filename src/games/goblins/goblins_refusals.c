/* SPDX-License-Identifier: MIT
 * Goblin Ranks: why a move is refused. "You" is the seat to act; a face-down goblin has no name. */
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

/* Returns the argument {goblin}, with a form of its own for a face-down goblin. */
static SayArg goblin_at(const State *s, int cell)
{
    const Piece *piece = &s->piece[goblins_at(s, cell)];
    if (piece->face & FACE_DOWN)
        return say_hidden("goblin", "");
    return say_s("goblin", say_word(goblins_game.def[piece->def].name));
}

/* Returns the cell an argument names; -1: no cell. */
static int cell_of(uint16_t place)
{
    return place < PLACE_CELL + GRID_CELLS ? place - PLACE_CELL : -1;
}

/* ---- cells ------------------------------------------------------------------------------------------------------ */

/* Refuses a cell that no goblin may be placed on, apart from cohesion (GH-4, GH-5). */
static bool why_not_cell(const State *s, int cell, Why *out)
{
    Cells taken = plane_of(s, PLANE_TAKEN), bit = cell_bit(cell);
    if (taken & bit) {
        (void)why_say(
            out, "GH-4.1",
            SAY("{goblin:That cell is taken: the {goblin} is there.|That cell is taken: a face-down goblin is "
                "there.}"),
            goblin_at(s, cell));
        out->cause = goblins_at(s, cell);
    } else if (!(goblins_allowed(s) & bit) && goblins_first_line(s) == 0) {
        (void)why_say(out, "GH-5.3", SAY("Only three lines can be open."));
    } else if (!(goblins_allowed(s) & bit)) {
        (void)why_say(out, "GH-5.1", SAY("The only lines are those of the first Flagbearers."));
    } else if (!(cells_around(taken) & bit)) {
        (void)why_say(out, "GH-4.1", SAY("That cell touches no goblin. Corners do not count."));
    } else if (!(goblins_grid_frame(goblins_extent(s)) & bit)) {
        (void)why_say(out, "GH-5.4", SAY("The horde would be {n} columns wide; the limit is {m}."),
                      say_n("n", FRAME_WIDTH + 1), say_n("m", FRAME_WIDTH));
    } else {
        return false;
    }
    return true;
}

/* Refuses a move by naming the goblins that would be cut off. */
static void why_broken(Cells broken, const State *s, const char *rule, Why *out)
{
    int cell = cells_lowest(broken), more = cells_count(broken) - 1;
    if (more == 0)
        (void)why_say(out, rule,
                      SAY("{goblin:The horde would break apart and cut off the {goblin}.|The horde would break apart "
                          "and cut off a face-down goblin.}"),
                      goblin_at(s, cell));
    else
        (void)why_say(out, rule,
                      SAY("{goblin:The horde would break apart and cut off the {goblin} and {n:1 more|{n} more}.|The "
                          "horde would break apart and cut off a face-down goblin and {n:1 more|{n} more}.}"),
                      goblin_at(s, cell), say_n("n", more));
    out->cause = goblins_at(s, cell);
}

/* ---- placing ---------------------------------------------------------------------------------------------------- */

static void why_not_wrecked(const State *s, DefId wrecker, int cell, Why *out)
{
    PieceId p = goblins_at(s, cell);
    const Piece *piece = &s->piece[p];
    if (piece->face & FACE_DOWN)
        (void)why_say(out, "GH-6.3", SAY("A face-down goblin has no clan, so the Wrecker cannot throw it."));
    else if (goblins_role(piece->def) == ROLE_STONEFOOT)
        (void)why_say(out, "GH-14.1", SAY("A Stonefoot cannot be moved."));
    else if (goblins_clan(piece->def) == goblins_clan(wrecker))
        (void)why_say(out, "GH-19.2", SAY("The Wrecker can throw only goblins of other clans."));
    out->cause = p;
}

static void why_not_place(const State *s, Move m, Why *out)
{
    int cell = cell_of(m.b);
    if (!goblins_is_goblin(m.a) || table_find(s, hand_of(m.seat), m.a) == NO_PIECE)
        (void)why_say(out, "GH-3.2", SAY("That goblin is not in your hand."));
    else if (cell < 0)
        (void)why_say(out, "GH-4.1", SAY("Goblins are played on cells of the horde."));
    else if (goblins_at(s, cell) != NO_PIECE && goblins_role(m.a) == ROLE_WRECKER)
        why_not_wrecked(s, m.a, cell, out);
    else
        (void)why_not_cell(s, cell, out);
}

/* ---- powers ----------------------------------------------------------------------------------------------------- */

/* Gives refusals that hold for every target of a power. */
static bool why_not_target(const State *s, const Frame *f, int cell, Why *out)
{
    const char *rule = goblins_game.move[goblins_choice(s).kind].rule;
    bool none = cell < 0 || goblins_at(s, cell) == NO_PIECE;
    if (none)
        (void)why_say(out, rule, SAY("There is no goblin there."));
    else if (cell == frame_cell(f))
        (void)why_say(out, rule, SAY("The {role} cannot choose itself."),
                      say_s("role", say_word(goblins_role_name[goblins_role(goblins_acting(f))])));
    else if (plane_of(s, PLANE_STONE) & cell_bit(cell))
        (void)why_say(out, "GH-14.1", SAY("A Stonefoot cannot be moved or turned face down."));
    else
        return false;
    out->cause = none ? NO_PIECE : goblins_at(s, cell);
    return true;
}

static void why_not_down(const State *s, const Frame *f, int cell, Why *out)
{
    bool fireball = f->op == FRAME_APPRENTICE;
    Cells bit = cell < 0 ? 0 : cell_bit(cell);
    if (why_not_target(s, f, cell, out))
        return;
    if (!(plane_of(s, PLANE_UP) & bit))
        (void)why_say(out, "GH-6.3", SAY("It is already face down."));
    else if (fireball)
        (void)why_say(out, "GH-18.2", SAY("It is not in the Apprentice\u2019s line or column."));
    else if (!(cells_around(cell_bit(frame_cell(f))) & bit))
        (void)why_say(out, "GH-12.1", SAY("The Bruiser reaches only its four neighbours."));
    else
        (void)why_say(out, "GH-12.1", SAY("The Bruiser cannot turn its own clan face down."));
    out->cause = goblins_at(s, cell);
}

/* Says why a goblin has nowhere to go (GH-7.6): no cell is free where it may go, or the rest would break apart. */
static void why_stuck(const State *s, const Frame *f, int cell, Why *out)
{
    Cells rest = plane_of(s, PLANE_TAKEN) & ~cell_bit(cell), free = 0;
    if (rest)
        free = goblins_grid_legal(rest, goblins_allowed(s), goblins_grid_extent(rest, goblins_of(s)->west)) &
               ~cell_bit(cell);
    if (f->op == FRAME_CHARMER)
        free &= cells_around(cell_bit(frame_cell(f)));
    Cells broken = free ? goblins_broken(s, cell, cells_lowest(free)) : 0;
    if (broken & rest) {
        why_broken(broken & rest, s, "GH-7.6", out);
        return;
    }
    if (f->op == FRAME_CHARMER)
        (void)why_say(out, "GH-20.1",
                      SAY("{goblin:The Charmer has no free cell beside it for the {goblin}.|The Charmer has no free "
                          "cell beside it for that goblin.}"),
                      goblin_at(s, cell));
    else
        (void)why_say(out, "GH-7.6",
                      SAY("{goblin:The {goblin} cannot go anywhere else.|That goblin cannot go anywhere else.}"),
                      goblin_at(s, cell));
    out->cause = goblins_at(s, cell);
}

static void why_not_lift(const State *s, const Frame *f, int cell, Why *out)
{
    Cells bit = cell < 0 ? 0 : cell_bit(cell);
    if (why_not_target(s, f, cell, out))
        return;
    if (f->src == goblins_at(s, cell))
        (void)why_say(out, f->op == FRAME_PIPER ? "GH-13.2" : "GH-20.2",
                      SAY("It has already moved. Choose a different goblin."));
    else if (f->op == FRAME_PIPER && !(cells_around(cell_bit(frame_cell(f))) & bit))
        (void)why_say(out, "GH-13.1", SAY("The Piper can move only its four neighbours."));
    else if (f->op != FRAME_PIPER && !(plane_of(s, PLANE_UP) & bit))
        (void)why_say(out, "GH-6.3", SAY("A face-down goblin has no clan."));
    else if (f->op != FRAME_PIPER && !(clan_cells(s, frame_clan(f)) & bit))
        (void)why_say(out, f->op == FRAME_CHARMER ? "GH-20.1" : "GH-16.2", SAY("Choose a goblin of the {clan} clan."),
                      say_s("clan", say_word(goblins_clan_name[frame_clan(f)])));
    else if (f->op == FRAME_TACTICIAN)
        (void)why_say(out, "GH-16.2", SAY("There is no goblin to swap it with."));
    else {
        why_stuck(s, f, cell, out);
        return;
    }
    out->cause = goblins_at(s, cell);
}

static void why_not_lay(const State *s, const Frame *f, int cell, Why *out)
{
    const char *rule = f->op == FRAME_MARSHAL ? "GH-17.3" : "GH-7.4";
    if (cell < 0) {
        (void)why_say(out, rule, SAY("Place it on a cell of the horde."));
    } else if (cell == f->n) {
        (void)why_say(out, rule, SAY("It came from that cell. Choose another."));
    } else if (!why_not_cell(s, cell, out)) {
        Cells all = plane_of(s, PLANE_TAKEN) | cell_bit(cell), broken = goblins_broken(s, cell, cell);
        if (broken & ~cell_bit(cell))
            why_broken(broken & all & ~cell_bit(cell), s, f->op == FRAME_MARSHAL ? "GH-17.4" : "GH-7.2", out);
        else
            (void)why_say(out, "GH-20.1", SAY("It must go beside the Charmer."));
    }
}

static void why_not_raise(const State *s, const Frame *f, int cell, Why *out)
{
    const char *rule = f->op == FRAME_APPRENTICE ? "GH-18.1" : "GH-15.1";
    if (cell < 0 || goblins_at(s, cell) == NO_PIECE)
        (void)why_say(out, rule, SAY("There is no goblin there."));
    else if (plane_of(s, PLANE_UP) & cell_bit(cell))
        (void)why_say(out, rule, SAY("{goblin:The {goblin} is already face up.|It is already face up.}"),
                      goblin_at(s, cell));
    else
        (void)why_say(out, rule, SAY("It is in a different line and column."));
}

static void why_not_slide(const State *s, Move m, Why *out)
{
    int cell = cell_of(m.a), lines = m.kind == MOVE_SLIDE_UP ? -1 : 1;
    Cells column = cell < 0 ? 0 : plane_of(s, PLANE_TAKEN) & cells_column(cell);
    Cells stone = column & plane_of(s, PLANE_STONE);
    Slide slide;
    if (!column) {
        (void)why_say(out, "GH-17.1", SAY("There is no goblin in that column."));
    } else if (stone) {
        (void)why_say(
            out, "GH-17.1",
            SAY("{goblin:The {goblin}|A Stonefoot} in that column cannot be moved, so the column cannot slide."),
            goblin_at(s, cells_lowest(stone)));
        out->cause = goblins_at(s, cells_lowest(stone));
    } else if (goblins_slide(s, goblins_column(s, cell), lines, &slide)) {
        (void)why_say(out, "GH-17.1", SAY("Choose the top goblin of the column."));
    } else if (slide.pushed >= 0) {
        (void)why_say(
            out, "GH-17.5",
            SAY("{goblin:The {goblin} would be pushed out, and no cell for it keeps the horde in one piece.|A "
                "face-down goblin would be pushed out, and no cell for it keeps the horde in one piece.}"),
            goblin_at(s, slide.pushed));
        out->cause = goblins_at(s, slide.pushed);
    } else {
        (void)why_say(out, "GH-17.4", SAY("The horde would break apart."));
    }
}

static void why_not_swap(const State *s, const Frame *f, Move m, Why *out)
{
    int first = cell_of(m.a), second = cell_of(m.b);
    if (first < 0 || goblins_at(s, first) != f->src)
        (void)why_say(out, "GH-16.2", SAY("You have already chosen it as the first of the two."));
    else if (!why_not_target(s, f, second, out))
        (void)why_say(out, "GH-16.2", SAY("Choose a different goblin to swap it with."));
}

static void why_not_enough(const Frame *f, Why *out)
{
    if (f->op == FRAME_WRECKER)
        (void)why_say(out, "GH-19.3", SAY("First throw the goblin you are holding."));
    else if (f->op == FRAME_TACTICIAN)
        (void)why_say(out, "GH-16.2", SAY("First choose the second goblin."));
    else
        (void)why_say(out, f->op == FRAME_MARSHAL ? "GH-17.3" : "GH-7.4",
                      SAY("First place the goblin you are holding."));
}

static void why_not_power(const State *s, const Frame *f, Move m, Why *out)
{
    uint8_t asked = goblins_choice(s).kind;
    bool slides = m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN;
    bool in_air = m.kind != MOVE_LAY || m.a == PLACE_AIR;
    if (m.kind == MOVE_ENOUGH)
        why_not_enough(f, out);
    else if (m.kind == MOVE_PLACE)
        (void)why_say(out, "GH-3.2", SAY("You have already played a goblin this turn. Use its power or skip it."));
    else if ((slides ? MOVE_SLIDE_UP : m.kind) != asked || !in_air)
        (void)why_say(out, "GH-8.4", SAY("The {goblin}\u2019s power does not do that."),
                      say_s("goblin", say_word(goblins_game.def[goblins_acting(f)].name)));
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
        (void)why_say(out, "GH-19.3", SAY("Throw the goblin to a free cell."));
}

void goblins_why_not(const State *s, Move m, Why *out)
{
    const Frame *f = frame_peek(s);
    if (s->over)
        (void)why_say(out, "GH-23.1", SAY("The game is over."));
    else if (m.seat != s->to_act)
        (void)why_say(out, f ? "GH-8.8" : "GH-2.4", SAY("It is {seat}\u2019s turn."), say_seat("seat", s->to_act));
    else if (f)
        why_not_power(s, f, m, out);
    else if (m.kind == MOVE_PLACE)
        why_not_place(s, m, out);
    else
        (void)why_say(out, "GH-3.2", SAY("First play a goblin."));
}
