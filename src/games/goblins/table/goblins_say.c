/* SPDX-License-Identifier: MIT
 * Texts of Goblin Ranks: of a goblin, and before a move how the score would change, who would be thrown or pushed
 * out. */
#include "games/goblins/table/goblins_draw.h"

#include "core/say.h"
#include "core/table.h"
#include "games/goblins/goblins_preview.h"

void goblins_zoom(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    if (goblins_is_goblin(def))
        say(out, n, SAY("*{clan} clan.* [sign:{sign}] {text}"),
            say_s("clan", say_word(goblins_clan_name[goblins_clan(def)])), say_s("sign", clan_sign(goblins_clan(def))),
            say_s("text", say_word(goblins_game.def[def].text)));
    else if (def >= DEF_CROWN)
        say(out, n, SAY("{text}"), say_s("text", say_word(goblins_game.def[def].text)));
}

/* The latest change of a goblin; its large card says its powers. */
bool goblins_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    PlaceId place = t->in->s->piece[p].place;
    char mark[SENTENCE_MAX];
    if (place >= PLACE_CELL + GRID_CELLS || !goblins_say_mark(t, place - PLACE_CELL, mark))
        return false;
    say(head, hn, SAY("{all}"), say_s("all", mark));
    if (tn > 0)
        text[0] = '\0';
    return true;
}

/* Says what the held goblin can do, in place of the rule where it may lie. */
static void say_power(const Table *t, char *q, size_t n)
{
    const Piece *held = t->lifted != NO_PIECE ? &t->in->s->piece[t->lifted] : NULL;
    if (!held || t->in->s->phase != PHASE_PLACE || !goblins_is_goblin(held->def) ||
        t->in->game->place[held->place].group != GROUP_HAND)
        return;
    Role role = goblins_role(held->def);
    say(q, n, SAY("{role}: {text}"), say_s("role", say_word(goblins_role_name[role])),
        say_s("text", goblins_role_does(role)));
}

/* True for a goblin known to be one whose power is used when it is played alone. (GH-9.3) */
static bool throws_nobody(const State *s, PieceId p)
{
    DefId def = p == NO_PIECE ? DEF_HIDDEN : goblins_board.seen_as(s, p);
    return goblins_is_goblin(def) && goblins_role(def) == ROLE_WRECKER;
}

bool goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (qn > 0)
        q[0] = '\0'; /* keeps the rules' own question */
    char changes[SENTENCE_MAX] = "", thrown[SENTENCE_MAX];
    const char *line[2];
    int lines = 0;
    Goblins after;
    Slide slide;
    if (qn > 0 && (m.kind == 0 || m.kind == MOVE_PLACE))
        say_power(t, q, qn);
    if (m.kind == 0 || m.kind == MOVE_LIFT || m.kind == MOVE_ENOUGH)
        return false;
    if (!t->untold && goblins_foresee(s, m, &after))
        goblins_say_changes(s, &after.s, changes, sizeof changes);
    if (changes[0])
        line[lines++] = changes;
    PieceId victim = m.kind == MOVE_PLACE ? goblins_at(s, m.b - PLACE_CELL) : NO_PIECE;
    if (victim != NO_PIECE) { /* GH-19.2 */
        say(thrown, sizeof thrown, SAY("The {card} is thrown face down."),
            say_s("card", say_word(goblins_game.def[s->piece[victim].def].name)));
        line[lines++] = thrown;
    } else if (m.kind == MOVE_DOWN && cells_count(goblins_blast(s, m.a - PLACE_CELL, NULL)) > 1)
        line[lines++] = say_word(N_("A Keg Runner bursts."));
    else if ((m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN) &&
             goblins_slide(s, goblins_column(s, m.a - PLACE_CELL), m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide) &&
             slide.pushed >= 0) {
        DefId def = goblins_board.seen_as(s, goblins_at(s, slide.pushed));
        say(thrown, sizeof thrown, SAY("{card:The {card} is pushed out.|A face-down goblin is pushed out.}"),
            say_s("card", goblins_is_goblin(def) ? say_word(goblins_game.def[def].name) : ""));
        line[lines++] = thrown;
    }
    if (m.kind == MOVE_RAISE && throws_nobody(s, goblins_at(s, m.a - PLACE_CELL)))
        line[lines++] = say_word(N_("A Wrecker that is turned face up throws nobody."));
    if (lines > 0) /* otherwise keep the rules' own detail */
        say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
    return false;
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Opponents' remarks at this table, and where each seat is shown. Remarks mention only public facts, never an
 * unrevealed Crown. */

/* Of an event that is nobody's the seat whose turn it is speaks. */
bool goblins_may_remark(const State *s, const Event *e, int *seat)
{
    if (e->seat == NO_SEAT)
        *seat = s->to_act;
    return true;
}

const Remark goblins_remarks[GOBLINS_REMARKS] = {
    {.kind = EV_REPLACED, .one = N_("Make room."), .other = N_("I’ll have that spot.")},
    {.kind = EV_BURST, .one = N_("Boom!"), .other = N_("I love that sound.")},
    {.kind = EV_RESISTED, .one = N_("Worth a try.")},
    {.kind = EV_LINE_OPENED, .one = N_("A new line, then.")},
    {.kind = EV_SLID, .one = N_("Budge up, everyone.")},
    {.kind = EV_SWAPPED, .one = N_("Much better.")},
    {.kind = EV_DECK_EMPTY, .one = N_("Not much longer now.")},
    {.kind = EV_CROWN, .one = N_("Did you guess?"), .other = N_("You had no idea.")},
    {.kind = EV_WINNER, .one = N_("What an evening.")},
};

/* ---- account --------------------------------------------------------------------------------------------------- */

/* The horde of Goblin Ranks in sentences: line by line, each from the left to the right. */

/* Says one goblin; column: counted from the leftmost one in use. */
static void one(const State *s, PieceId p, int column, Buf *out)
{
    const Piece *piece = &s->piece[p];
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n} {down:a goblin face down|{who}}"), say_n("n", column),
        say_is("down", (piece->face & FACE_DOWN) != 0 || piece->def == DEF_HIDDEN),
        say_s("who", say_word(goblins_game.def[piece->def].name)));
    buf_add(out, text);
}

/* Returns the goblin of that row and column, as columns are called at the table; or NO_PIECE. */
static PieceId at_column(const State *s, int row, int column)
{
    for (int cell = row * GRID_RING; cell < (row + 1) * GRID_RING; cell++)
        if (goblins_at(s, cell) != NO_PIECE && goblins_column(s, cell) == column)
            return goblins_at(s, cell);
    return NO_PIECE;
}

static int first_column(const State *s)
{
    for (int column = -GRID_RING; column < GRID_RING; column++)
        for (int row = 0; row < GRID_ROWS; row++)
            if (at_column(s, row, column) != NO_PIECE)
                return column;
    return 0;
}

void goblins_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    int first = first_column(s);
    (void)names;
    (void)eyes;
    for (int row = 0; row < GRID_ROWS; row++) {
        int n = 0;
        for (int column = 0; column < GRID_RING; column++) {
            PieceId p = at_column(s, row, first + column);
            if (p == NO_PIECE)
                continue;
            buf_printf(out, n++ ? "; " : "*%s*: ", say_word(goblins_line_title(s, row)));
            one(s, p, column + 1, out);
        }
        if (n > 0)
            buf_add(out, "\n");
    }
}
