/* SPDX-License-Identifier: MIT
 * Goblin Ranks: its words: lines and moves by name, what it asks, and why an opponent did what it did. A face-down goblin
 * has no name. A reason uses only public facts, so that it does not give the Crown away. */
#include <stdio.h>
#include <string.h>

#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_judge.h"
#include "games/goblins/goblins_preview.h"

/* ==== moves in full =============================================================================================== */
/* Moves in full sentences, for people who do not see them being made. Every goblin is unique, so a cell is named by its
 * line and one goblin beside it; a face-down goblin has no name, so its column is counted. Also the names of lines. */

const char *goblins_name_of_line(bool grows, int row)
{
    static const char *const name[2][GRID_ROWS] = {
        {N_("line 1"), N_("line 2"), N_("line 3"), N_("line 4")},
        {N_("the top line"), N_("the upper line"), N_("the lower line"), N_("the bottom line")}};
    return say_word(name[grows][row & (GRID_ROWS - 1)]);
}

bool goblins_mark(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    if (strcmp(word, "clan") == 0) { /* of a Crown */
        *out = say_bold(say_s(word, say_word(goblins_clan_name[(e->def - DEF_CROWN) % CLAN_COUNT])));
        return true;
    }
    if (strcmp(word, "up") == 0) { /* of a column that slides */
        *out = say_is(word, e->n < 0);
        return true;
    }
    if (strcmp(word, "line") != 0)
        return false;
    bool grows = names->nseats == 2 && names->option[OPT_CARRIERS] == CARRIERS_TWO; /* GH-5.3 */
    int line = e->kind == EV_HELD ? e->other : e->n;
    *out = say_s(word, goblins_name_of_line(grows, grows ? line : line - 1));
    return true;
}

/* Returns the column as counted from the left end of the horde, which is 1. */
static int counted_column(const State *s, int cell)
{
    return goblins_column(s, cell) - goblins_extent(s).west + 1;
}

static bool has_name(const State *s, int cell)
{
    PieceId p = goblins_at(s, cell);
    bool reminded = s->option[OPT_MEMORY] == MEMORY_REMINDER; /* face down, but its name is shown all the same */
    return p != NO_PIECE && (reminded ? s->piece[p].def : seen_def(s, p)) != DEF_HIDDEN;
}

static const char *name_at(const State *s, int cell)
{
    return say_word(goblins_game.def[s->piece[goblins_at(s, cell)].def].name);
}

/* Names a goblin: "Amber Flagbearer", or "the face-down goblin in line 2, column 3". */
static void say_goblin(const State *s, int cell, char *out, size_t n)
{
    say(out, n, SAY("{goblin:{goblin}|the face-down goblin in {line}, column {n}}"),
        say_s("goblin", has_name(s, cell) ? name_at(s, cell) : ""),
        say_s("line", goblins_line_name(s, cell / GRID_RING)), say_n("n", counted_column(s, cell)));
}

/* Describes a cell by a named neighbour, if there is one, and of the same line if possible. */
typedef struct {
    int side; /* 0 to 3: right of, left of, below, above the neighbour; 4: no neighbour */
    int near; /* the neighbour's cell */
} Where;

static Where where_is(const State *s, int cell)
{
    static const int at[4] = {3, 1, 0, 2}; /* of goblins_cell_neighbours */
    int near[4];
    Where w = {4, -1};
    goblins_cell_neighbours(cell, near);
    for (int i = 3; i >= 0; i--)
        if (near[at[i]] >= 0 && goblins_at(s, near[at[i]]) != NO_PIECE &&
            (w.near < 0 || has_name(s, near[at[i]]) || !has_name(s, w.near)))
            w = (Where){i, near[at[i]]};
    return w;
}

/* Returns the name of the goblin about to be thrown or placed again. */
static const char *name_in_the_air(const State *s)
{
    PieceId p = table_first(s, PLACE_AIR);
    bool named = p != NO_PIECE && seen_def(s, p) != DEF_HIDDEN;
    return named ? say_word(goblins_game.def[s->piece[p].def].name) : say_word(N_("the goblin you are holding"));
}

#define TO_CELL(verb, in)                                                                                              \
    "{side:" verb " {goblin} " in " {line}, right of {near}|" verb " {goblin} " in " {line}, left of {near}|" verb     \
    " {goblin} " in " {line}, below {near}|" verb " {goblin} " in " {line}, above {near}|" verb " {goblin} " in        \
    " {line}, column {n}}"

/* "Lay Ruby Wrecker in line 1, left of Amber Flagbearer" */
static void describe_to_cell(const State *s, const char *template, const char *goblin, int cell, char *out, size_t n)
{
    Where w = where_is(s, cell);
    char near[SENTENCE_MAX] = "";
    if (w.near >= 0)
        say(near, sizeof near, SAY("{goblin:{goblin}|the face-down goblin in column {n}}"),
            say_s("goblin", has_name(s, w.near) ? name_at(s, w.near) : ""), say_n("n", counted_column(s, w.near)));
    say(out, n, SAY_TABLE(template), say_which("side", w.side), say_s("goblin", goblin), say_s("near", near),
        say_s("line", goblins_line_name(s, cell / GRID_RING)), say_n("n", counted_column(s, cell)));
}

static void describe_place(const State *s, Move m, int cell, char *out, size_t n)
{
    const char *goblin = say_word(goblins_game.def[m.a].name);
    char other[SENTENCE_MAX];
    if (goblins_at(s, cell) == NO_PIECE) {
        describe_to_cell(s, N_(TO_CELL("Play", "in")), goblin, cell, out, n);
        return;
    }
    say_goblin(s, cell, other, sizeof other); /* GH-19.2 */
    say(out, n, SAY("Play {goblin} in place of {other}"), say_s("goblin", goblin), say_s("other", other));
}

static void describe_slide(const State *s, int top, bool up, char *out, size_t n)
{
    say(out, n,
        SAY("{goblin:{up:Slide the column of {goblin} up|Slide the column of {goblin} down}|{up:Slide column {n} "
            "up|Slide "
            "column {n} down}}"),
        say_s("goblin", has_name(s, top) ? name_at(s, top) : ""), say_is("up", up), say_n("n", counted_column(s, top)));
}

void goblins_describe(const State *s, Move m, char *out, size_t n)
{
    static const char *const at_goblin[GOBLINS_MOVES] = {
        [MOVE_DOWN] = N_("Turn {goblin} face down"),
        [MOVE_LIFT] = N_("Choose {goblin}"),
        [MOVE_RAISE] = N_("Turn {goblin} face up"),
        [MOVE_SWAP] = N_("Swap {goblin} and {other}"),
    };
    int cell = (m.kind == MOVE_PLACE || m.kind == MOVE_THROW || m.kind == MOVE_LAY ? m.b : m.a) - PLACE_CELL;
    if (m.kind == MOVE_ENOUGH || cell < 0 || cell >= GRID_CELLS)
        return; /* its label is enough */
    char goblin[SENTENCE_MAX], other[SENTENCE_MAX] = "";
    switch (m.kind) {
    case MOVE_PLACE:
        describe_place(s, m, cell, out, n);
        break;
    case MOVE_THROW:
        describe_to_cell(s, N_(TO_CELL("Throw", "into")), name_in_the_air(s), cell, out, n);
        break;
    case MOVE_LAY:
        describe_to_cell(s, N_(TO_CELL("Place", "in")), name_in_the_air(s), cell, out, n);
        break;
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        describe_slide(s, cell, m.kind == MOVE_SLIDE_UP, out, n);
        break;
    default:
        if (m.kind >= GOBLINS_MOVES || !at_goblin[m.kind])
            break;
        say_goblin(s, cell, goblin, sizeof goblin);
        if (m.kind == MOVE_SWAP)
            say_goblin(s, m.b - PLACE_CELL, other, sizeof other);
        say(out, n, SAY_TABLE(at_goblin[m.kind]), say_s("goblin", goblin), say_s("other", other));
        break;
    }
}

/* ==== questions and reasons ======================================================================================= */
/* Prompts, and reasons for moves. A reason uses only public facts, so that it does not give the Crown away. */

static const char *name_of(DefId def)
{
    return say_word(goblins_game.def[def].name);
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_place(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    say(q, qn, SAY("{who:{who}, play a goblin|Play a goblin}"), who);
    say(d, dn,
        SAY("{full:Beside any other goblin. All {m} columns are in use.|Beside any other goblin. Columns in use: {n} "
            "of {m}.}"),
        say_is("full", goblins_extent(s).width == FRAME_WIDTH), say_n("n", goblins_extent(s).width),
        say_n("m", FRAME_WIDTH));
}

typedef struct {
    const char *question, *detail;
} Asks;

#define ANY_CELL N_("Any free cell that keeps the horde in one piece.")
#define ANY_SEEN N_("{seen:In the same line or column.|In the same line or column. You cannot look first.}")

/* By Frame.op and step; the Apprentice's are the Herbalist's, or those of the fireball. */
static const Asks asks[GOBLINS_FRAMES][LAY_SECOND + 1] = {
    [FRAME_WRECKER] = {{N_("{who:{who}, throw the goblin to a free cell|Throw the goblin to a free cell}"),
                        N_("It lands face down.")}},
    [FRAME_BRUISER] =
        {{N_("{who:{who}’s Bruiser: turn one or two neighbours face down|Bruiser: turn one or two neighbours face "
             "down}"),
          N_("Only other clans. You may choose a second one.")},
         {N_("{who:{who}’s Bruiser: turn a second neighbour face down, or stop|Bruiser: turn a second neighbour face "
             "down, or stop}"),
          N_("Only other clans.")}},
    [FRAME_PIPER] =
        {{N_("{who:{who}’s Piper: move one or two neighbours|Piper: move one or two neighbours}"),
          N_("Any clan, face up or face down.")},
         {N_("{who:{who}, choose where it goes|Choose where it goes}"), ANY_CELL},
         {N_("{who:{who}’s Piper: move a second neighbour, or stop|Piper: move a second neighbour, or stop}"),
          N_("It must be a different goblin.")},
         {N_("{who:{who}, choose where the second one goes|Choose where the second one goes}"), ANY_CELL}},
    [FRAME_HERBALIST] = {{N_("{who:{who}’s Herbalist: turn a goblin face up|Herbalist: turn a goblin face up}"),
                          ANY_SEEN}},
    [FRAME_TACTICIAN] =
        {{N_("{who:{who}’s Tactician: swap two goblins|Tactician: swap two goblins}"),
          N_("First choose one of the Tactician’s own clan.")},
         {N_("{who:{who}’s Tactician: swap it with which goblin?|Tactician: swap it with which goblin?}"),
          N_("Any goblin except a Stonefoot.")}},
    [FRAME_MARSHAL] = {{N_("{who:{who}’s Marshal: slide a column up or down|Marshal: slide a column up or down}"),
                        N_("Any column without a Stonefoot.")},
                       {N_("{who:{who}, place the goblin that was pushed out|Place the goblin that was pushed out}"),
                        N_("Any free cell that keeps the horde in one piece.")}},
    [FRAME_APPRENTICE] = {{N_("{who:{who}’s Apprentice: turn a goblin face up|Apprentice: turn a goblin face up}"),
                           ANY_SEEN}},
    [FRAME_CHARMER] =
        {{N_("{who:{who}’s Charmer: pull in one or two goblins of its clan|Charmer: pull in one or two goblins of its "
             "clan}"),
          N_("From anywhere in the horde, face-up goblins only.")},
         {N_("{who:{who}, place it next to the Charmer|Place it next to the Charmer}"), N_("On a free cell.")},
         {N_("{who:{who}’s Charmer: pull in a second goblin, or stop|Charmer: pull in a second goblin, or stop}"),
          N_("It must be a different goblin.")},
         {N_("{who:{who}, place the second one next to the Charmer|Place the second one next to the Charmer}"),
          N_("On a free cell.")}},
};
static const Asks asks_fireball = {
    N_("{who:{who}’s Apprentice: turn a goblin in its line or column face down|Apprentice: "
       "turn a goblin in its line or column face down}"),
    N_("Any clan, even its own.")};

void goblins_prompt(const State *s, int seat, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    (void)seat; /* s->to_act: one seat at a time */
    const Frame *f = frame_peek(s);
    q[0] = d[0] = '\0';
    if (s->phase == PHASE_OVER) {
        say(q, qn, SAY("The horde is full"));
    } else if (!f) {
        prompt_place(s, say_s("who", who), q, qn, d, dn);
    } else if (f->op < GOBLINS_FRAMES && f->step <= LAY_SECOND) {
        const Asks *ask = &asks[f->op][f->step];
        if (f->op == FRAME_APPRENTICE && s->option[OPT_APPRENTICE] == APPRENTICE_FIREBALL)
            ask = &asks_fireball;
        say(q, qn, SAY_TABLE(ask->question ? ask->question : ""), say_s("who", who));
        say(d, dn, SAY_TABLE(ask->detail ? ask->detail : ""), say_is("seen", s->option[OPT_MEMORY] == MEMORY_REMINDER));
    }
}

/* ---- an opponent's reason --------------------------------------------------------------------------------------- */

static int best_of_others(const Line *line, int clan)
{
    int best = 0;
    for (int other = 0; other < CLAN_COUNT; other++)
        best = other != clan && line->strength[other] > best ? line->strength[other] : best;
    return best;
}

/* Returns the position of a clan in a line: 1 ahead of all, 0 tied for the lead, -1 behind. */
static int lead(const Line *line, int clan)
{
    int n = line->strength[clan], best = best_of_others(line, clan);
    return n > best ? 1 : n == best && n > 0 ? 0 : -1;
}

/* Says how one goblin more or less changes the lead for its clan in a line; "": no change. */
static void say_change(const Line *before, const Line *after, Clan clan, const char *line, char *out, size_t n)
{
    int was = lead(before, clan), is = lead(after, clan);
    SayArg name = say_s("clan", say_word(goblins_clan_name[clan])), where = say_s("line", line);
    if (after->strength[clan] == 0 && best_of_others(after, clan) == 0)
        say(out, n, SAY("No face-up goblins in {line}."), where);
    else if (is > was && is == 1)
        say(out, n, SAY("{clan} takes the lead in {line}."), name, where);
    else if (is > was)
        say(out, n, SAY("{clan} ties for the lead in {line}."), name, where);
    else if (is < was && is == 0)
        say(out, n, SAY("{clan} drops to a tie in {line}."), name, where);
    else if (is < was)
        say(out, n, SAY("{clan} falls behind in {line}."), name, where);
}

/* Says how a move changes all lines. Whether that is good depends on secret Crowns. */
static void say_lines(const State *s, const Goblins *then, char *out, size_t n)
{
    goblins_say_changes(s, &then->s, out, n);
    if (!out[0])
        say(out, n, SAY("No line changes."));
}

typedef struct { /* where a move changes most, in 48ths of a point */
    int row, gain;
    Clan clan;
} Swing;

static int margin(const Line *line, int clan)
{
    return line->strength[clan] - best_of_others(line, clan);
}

/* Finds the line in which a move does most for the clan `own`, or against another (which counts its part of the rivals);
 * *harm: the most it does the other way round. Only where a margin changes: a cell less to fill changes a line's worth too,
 * and is no reason. */
static Swing best_swing(const Outlook *before, const Outlook *after, Clan own, int *harm)
{
    int rivals = __builtin_popcount(before->clans) - 1;
    Swing best = {.row = 0, .gain = 0, .clan = own};
    *harm = 0;
    for (int row = 0; row < GRID_ROWS; row++) {
        int was[CLAN_COUNT], is[CLAN_COUNT];
        goblins_outlook_line(&before->line[row], before->clans, was);
        goblins_outlook_line(&after->line[row], after->clans, is);
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            int more = margin(&after->line[row], clan) - margin(&before->line[row], clan);
            int good = clan == (int)own ? is[clan] - was[clan] : was[clan] - is[clan];
            if (more == 0 || (more > 0) != (is[clan] > was[clan]))
                continue;
            int gain = clan == (int)own || rivals == 0 ? good : good / rivals;
            if (gain > best.gain)
                best = (Swing){row, gain, (Clan)clan};
            *harm = -good > *harm ? -good : *harm;
        }
    }
    return best;
}

/* Says what a move does for the Crown of its seat: where its clan gains, or the rival that loses most, or that nobody gains.
 * False: the Crown is not known, or the move does it harm. */
static bool say_for_crown(const State *s, Move m, const State *then, char *out, size_t n)
{
    enum { FELT = POINT / 24 };
    Clan own = goblins_crown(s, m.seat);
    Outlook before, after;
    int harm;
    if (own >= CLAN_COUNT)
        return false;
    goblins_outlook_take(s, &before);
    goblins_outlook_take(then, &after);
    Swing swing = best_swing(&before, &after, own, &harm);
    const char *line = goblins_line_name(s, swing.row);
    if (swing.gain < FELT) {
        if (harm < FELT)
            say(out, n, SAY("No rival gains by it."));
        return harm < FELT;
    }
    bool leads = lead(&before.line[swing.row], (int)swing.clan) != lead(&after.line[swing.row], (int)swing.clan);
    if (leads)
        say_change(&before.line[swing.row], &after.line[swing.row], swing.clan, line, out, n);
    if (!out[0])
        say(out, n, SAY("{own:{clan} gains ground in {line}.|{clan} loses ground in {line}.}"),
            say_is("own", swing.clan == own), say_s("clan", say_word(goblins_clan_name[swing.clan])),
            say_s("line", line));
    return true;
}

static void reason_lines(const State *s, Move m, char *out, size_t n)
{
    Goblins then;
    if (goblins_foresee(s, m, &then) && !say_for_crown(s, m, &then.s, out, n))
        say_lines(s, &then, out, n);
}

enum { NAMED = 3 };
typedef struct { /* what a list of goblins says */
    const char *item[NAMED + 1];
    char many[SENTENCE_MAX];
} GoblinList;

/* Lists the goblins of these cells by name, each name once, or says how many they are. */
static SayArg goblins_of_cells(const State *s, Cells cells, GoblinList *list)
{
    int names = 0, all = cells_count(cells);
    for (; cells && names <= NAMED; cells &= cells - 1) {
        DefId def = seen_def(s, goblins_at(s, cells_lowest(cells)));
        const char *name = def == DEF_HIDDEN ? say_word(N_("a face-down goblin")) : name_of(def);
        int i = 0;
        while (i < names && list->item[i] != name)
            i++;
        list->item[i] = name;
        names += i == names;
    }
    if (names <= NAMED)
        return say_list("goblins", SAY_AND, list->item, names);
    say(list->many, sizeof list->many, SAY("{n:1 goblin|{n} goblins}"), say_n("n", all));
    return say_s("goblins", list->many);
}

/* Says which goblins lie beside a cell. */
static void say_beside(const State *s, int cell, char *out, size_t n)
{
    GoblinList list;
    Cells near = cells_around(cell_bit(cell)) & plane_of(s, PLANE_TAKEN) & ~cell_bit(cell);
    if (near)
        say(out, n, SAY("Beside it: {goblins}."), goblins_of_cells(s, near, &list));
}

/* Returns how many columns have a cell among these. */
static int columns_of(Cells cells)
{
    int n = 0;
    for (; cells; cells &= ~cells_column(cells_lowest(cells)))
        n++;
    return n;
}

/* Says what the power of a goblin can do once it is placed there. False: it has none, or nothing to use it on. */
static bool say_power(const State *after, char *out, size_t n)
{
    const Frame *f = frame_peek(after);
    PowerChoice choice = goblins_choice(after);
    GoblinList list;
    SayArg count = say_n("n", cells_count(choice.cells));
    if (!f)
        return false;
    if (choice.kind == MOVE_DOWN || f->op == FRAME_PIPER)
        say(out, n, SAY("In its reach: {goblins}."), goblins_of_cells(after, choice.cells, &list));
    else if (choice.kind == MOVE_RAISE)
        say(out, n, SAY("In its sight: {n:1 face-down goblin|{n} face-down goblins}."), count);
    else if (f->op == FRAME_CHARMER)
        say(out, n, SAY("{n:It can pull in 1 goblin|It can pull in any of {n} goblins}."), count);
    else if (f->op == FRAME_TACTICIAN)
        say(out, n, SAY("{n:It can swap 1 goblin|It can swap any of {n} goblins}."), count);
    else if (f->op == FRAME_MARSHAL)
        say(out, n, SAY("{n:It can slide 1 column|It can slide any of {n} columns}."),
            say_n("n", columns_of(choice.cells | choice.down)));
    else
        return false;
    return true;
}

/* Says what makes this cell different from others of its line: what the goblin's power can do there, and its neighbours. */
static void say_place(const State *s, Move m, char *out, size_t n)
{
    Goblins then;
    int cell = m.b - PLACE_CELL;
    PieceId victim = goblins_at(s, cell);
    Role role = goblins_role(m.a);
    bool near = role == ROLE_BRUISER || role == ROLE_PIPER || role == ROLE_HERBALIST || role == ROLE_APPRENTICE;
    char power[SENTENCE_MAX] = "", beside[SENTENCE_MAX] = "";
    const char *line[2];
    int said = 0;
    if (victim != NO_PIECE) {
        say(out, n, SAY("It throws the {card}."), say_s("card", name_of(s->piece[victim].def)));
        return;
    }
    if (goblins_foresee(s, m, &then) && say_power(&then.s, power, sizeof power))
        line[said++] = power;
    if (!said || !near)
        say_beside(s, cell, beside, sizeof beside);
    if (beside[0])
        line[said++] = beside;
    if (said > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}

/* Adds a sentence to another. */
static void also(const char *more, char *out, size_t n)
{
    char first[SENTENCE_MAX];
    const char *line[2] = {first, more};
    (void)snprintf(first, sizeof first, "%s", out);
    if (more[0])
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, 2));
}

static void reason_place(const State *s, Move m, char *out, size_t n)
{
    char more[SENTENCE_MAX] = "";
    reason_lines(s, m, out, n);
    say_place(s, m, more, sizeof more);
    also(more, out, n);
}

static void reason_down(const State *s, Move m, char *out, size_t n)
{
    int cell = m.a - PLACE_CELL, fallen = cells_count(goblins_blast(s, cell, NULL));
    if (fallen > 1)
        say(out, n,
            SAY("{n:The {card} bursts and turns 1 more face down.|The {card} bursts and turns {n} more face down.}"),
            say_s("card", name_of(def_at(s, cell))), say_n("n", fallen - 1));
    else
        reason_lines(s, m, out, n);
}

static void reason_lay(const State *s, Move m, char *out, size_t n)
{
    PieceId p = table_first(s, PLACE_AIR);
    if (p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN)
        say(out, n, SAY("A face-down goblin does the least harm there."));
    else
        reason_lines(s, m, out, n);
    char more[SENTENCE_MAX] = "";
    say_beside(s, m.b - PLACE_CELL, more, sizeof more);
    also(more, out, n);
}

void goblins_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    PieceId p = m.kind > MOVE_THROW && m.a < PLACE_CELL + GRID_CELLS ? goblins_at(s, m.a - PLACE_CELL) : NO_PIECE;
    switch (m.kind) {
    case MOVE_PLACE:
        reason_place(s, m, out, n);
        break;
    case MOVE_THROW:
        say(out, n, SAY("It helps its clan least there."));
        break;
    case MOVE_DOWN:
        reason_down(s, m, out, n);
        break;
    case MOVE_LAY:
        reason_lay(s, m, out, n);
        break;
    case MOVE_RAISE:
        say(out, n, SAY("One more goblin face up in {line}."),
            say_s("line", goblins_line_name(s, (m.a - PLACE_CELL) / GRID_RING)));
        break;
    case MOVE_LIFT:
        say(out, n, SAY("{card:The {card} does more elsewhere.|That goblin does more elsewhere.}"),
            say_s("card", p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN ? "" : name_of(seen_def(s, p))));
        break;
    case MOVE_SWAP:
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        reason_lines(s, m, out, n);
        break;
    case MOVE_ENOUGH:
        say(out, n, SAY("This power cannot improve any line."));
        break;
    default:
        break;
    }
}
