/* SPDX-License-Identifier: MIT
 * Goblin Ranks: positions and moves in the words of docs/rules/goblins.md, section 7.0.  What a block leaves open is
 * filled up: hands and deck to the sizes they have in that turn. */
#include "engine/scenario/goblins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "games/goblins/goblins_preview.h"

/* ---- words ------------------------------------------------------------------------------------------------------ */

static const char clan_letters[] = "RESA", role_letters[] = "fkbpshtmawcd";

static GoblinsOwn *own(const Scenario *t)
{
    return t->own;
}

int goblins_clan_of(const char *letter)
{
    const char *at = letter[0] && !letter[1] ? strchr(clan_letters, letter[0]) : NULL;
    return at ? (int)(at - clan_letters) : -1;
}

int goblins_card_of(const char *code)
{
    if (strlen(code) != 2)
        return -1;
    const char *clan = strchr(clan_letters, code[0]), *role = strchr(role_letters, code[1]);
    return clan && role ? goblins_def((Clan)(clan - clan_letters), (Role)(role - role_letters)) : -1;
}

const char *goblins_code(DefId def, char out[LIST_WORD])
{
    if (def >= DEF_CROWN)
        (void)snprintf(out, LIST_WORD, "%c", clan_letters[goblins_clan(def)]);
    else
        (void)snprintf(out, LIST_WORD, "%c%c", clan_letters[goblins_clan(def)], role_letters[goblins_role(def)]);
    return out;
}

bool goblins_read_cell(const char *word, int *line, int *column)
{
    char copy[LIST_WORD];
    (void)snprintf(copy, sizeof copy, "%s", word);
    char *comma = strchr(copy, ',');
    if (!comma)
        return false;
    *comma = '\0';
    return statement_number(copy, line) && statement_number(comma + 1, column);
}

/* ---- grids ------------------------------------------------------------------------------------------------------ */

static Status read_entry(const Statement *stmt, const char *word, int line, int column, Grid *out)
{
    size_t n = strlen(word);
    bool down = word[0] == '[' && n == 4 && word[3] == ']';
    char code[3] = {down ? word[1] : word[0], down ? word[2] : word[1], '\0'};
    if (strcmp(word, ".") == 0)
        return status_ok();
    int def = down || n == 2 ? goblins_card_of(code) : -1;
    if (def < 0)
        return statement_unreadable(stmt, "a cell is a card, a card in brackets or a dot");
    if (out->n == GRID_MOST)
        return statement_unreadable(stmt, "there are not that many goblins");
    out->at[out->n++] = (Lies){line, column, (DefId)def, down};
    return status_ok();
}

Status goblins_read_grid(Scenario *t, const Statement *stmt, int at, Grid *out)
{
    int west;
    *out = (Grid){0};
    if (stmt->n != at + 1 || !statement_number(stmt->word[at], &west))
        return statement_unreadable(stmt, "grid x: the column of the first cell of the rows");
    for (int i = t->next; i < t->nlines; i++, t->skip++) {
        Statement row;
        int line;
        if (!statement_cut(t->lines[i], &row) || row.n == 0 || !statement_number(row.word[0], &line))
            break;
        if (out->nlines == GRID_ROWS || (out->nlines > 0 && line <= out->line[out->nlines - 1]))
            return statement_unreadable(&row, "the rows of a grid are lines from the top, four at most");
        out->line[out->nlines++] = line;
        for (int k = 1; k < row.n; k++) {
            Status read = read_entry(&row, row.word[k], line, west + k - 1, out);
            if (read.code)
                return read;
        }
    }
    return out->nlines ? status_ok() : statement_unreadable(stmt, "a grid without rows");
}

/* ---- position words --------------------------------------------------------------------------------------------- */

static Status clans(Scenario *t, Statement *stmt)
{
    GoblinsOwn *o = own(t);
    o->clans = 0;
    for (int i = 1; i < stmt->n; i++) {
        int clan = goblins_clan_of(stmt->word[i]);
        if (clan < 0 || o->clans >> clan & 1)
            return statement_unreadable(stmt, "different clans of R E S A");
        o->clans |= 1u << clan;
    }
    return __builtin_popcount(o->clans) >= 3 ? status_ok() : statement_unreadable(stmt, "three clans play, or four");
}

/* Crowns or Flagbearers by their clans; a second line goes on where the first ended. */
static Status by_clan(const Statement *stmt, int base, int step, DefId out[CLAN_COUNT], int *n)
{
    for (int i = 1; i < stmt->n; i++) {
        int clan = goblins_clan_of(stmt->word[i]);
        if (clan < 0 || *n == CLAN_COUNT)
            return statement_unreadable(stmt, "clans of R E S A");
        DefId def = (DefId)(base + clan * step);
        for (int k = 0; k < *n; k++)
            if (out[k] == def)
                return statement_unreadable(stmt, "a clan is given twice");
        out[(*n)++] = def;
    }
    return status_ok();
}

static Status crowns(Scenario *t, Statement *stmt)
{
    return by_clan(stmt, DEF_CROWN, 1, own(t)->draws.crown, &own(t)->draws.ncrowns);
}

static Status flags(Scenario *t, Statement *stmt)
{
    return by_clan(stmt, DEF_GOBLIN + ROLE_FLAGBEARER, ROLE_COUNT, own(t)->draws.flag, &own(t)->draws.nflags);
}

static Status shuffled(Scenario *t, Statement *stmt)
{
    Draws *d = &own(t)->draws;
    for (int i = 1; i < stmt->n; i++) {
        int def = goblins_card_of(stmt->word[i]);
        if (def < 0 || d->ncards == GRID_MOST)
            return statement_unreadable(stmt, "no such card");
        d->card[d->ncards++] = (DefId)def;
    }
    return status_ok();
}

static Status grid(Scenario *t, Statement *stmt)
{
    if (own(t)->has_grid)
        return statement_unreadable(stmt, "the horde is given twice");
    own(t)->has_grid = true;
    return goblins_read_grid(t, stmt, 1, &own(t)->grid);
}

static Status setup(Scenario *t, Statement *stmt)
{
    const GoblinsOwn *o = own(t);
    if (stmt->n != 1 || o->has_grid || t->npieces || scenario_says(t, "turn"))
        return statement_unreadable(stmt, "a setup has no position before it");
    own(t)->setup = true;
    return scenario_build(t);
}

/* ---- building: a setup ------------------------------------------------------------------------------------------ */

/* The clan in the box: where it is not said, any that no other line names. */
static int excluded(GoblinsOwn *o)
{
    unsigned named = o->clans;
    for (int i = 0; !o->clans && i < o->draws.ncrowns; i++)
        named |= 1u << goblins_clan(o->draws.crown[i]);
    for (int i = 0; !o->clans && i < o->draws.nflags; i++)
        named |= 1u << goblins_clan(o->draws.flag[i]);
    for (int i = 0; !o->clans && i < o->draws.ncards; i++)
        named |= 1u << goblins_clan(o->draws.card[i]);
    uint16_t left[CLAN_COUNT];
    int n = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (!(named >> clan & 1))
            left[n++] = (uint16_t)clan;
    rng_shuffle16(&o->luck, left, n);
    return n ? left[0] : CLAN_AMBER;
}

static Status build_setup(Scenario *t, State *s)
{
    GoblinsOwn *o = own(t);
    if (t->cfg.nseats < 4)
        t->cfg.option[OPT_EXCLUDED] = (uint8_t)(excluded(o) + 1);
    int first = -1;
    Status result = scenario_said(t, "first", 0, t->cfg.nseats - 1, &first);
    if (result.code)
        return result;
    t->cfg.option[OPT_FIRST] = (uint8_t)(first + 1);
    t->cfg.seed = rng_next(&o->luck);
    goblins_deal(s, &t->cfg, &o->draws, NULL);
    return result;
}

/* ---- building: a position --------------------------------------------------------------------------------------- */

typedef struct { /* what is in the box of this game and not yet placed */
    bool free[GOBLINS_DEFS];
    const char *missing; /* the name of a card that was asked for and is not free */
} Stock;

static bool take(Stock *stock, DefId def)
{
    if (!stock->free[def])
        stock->missing = goblins_game.def[def].name;
    bool was = stock->free[def];
    stock->free[def] = false;
    return was;
}

static void add(State *s, Stock *stock, DefId def, PlaceId at)
{
    if (take(stock, def))
        (void)table_add(s, &goblins_game, def, at);
}

static void begin_stock(const GoblinsOwn *o, State *s, Stock *stock)
{
    unsigned in_play = s->nseats == 4 ? 15u : o->clans ? o->clans : 7u; /* R E S */
    *stock = (Stock){.missing = NULL};
    for (DefId def = DEF_GOBLIN; def < GOBLINS_DEFS; def++) {
        stock->free[def] = in_play >> goblins_clan(def) & 1;
        if (!stock->free[def])
            (void)table_add(s, &goblins_game, def, PLACE_BOX);
    }
}

enum { WEST_MOST = 90 };

static Status lay_grid(const Grid *g, State *s, Stock *stock)
{
    Goblins *h = goblins_mut(s);
    int top = goblins_first_line(s), west = g->n ? g->at[0].column : 0;
    for (int i = 0; i < g->n; i++)
        west = g->at[i].column < west ? g->at[i].column : west;
    if (west < -WEST_MOST || west > WEST_MOST)
        return status_error(SCENARIO_UNREADABLE, "columns are numbers from -%d to %d", WEST_MOST, WEST_MOST);
    h->west = (int8_t)west;
    h->open = (uint8_t)(top == 0 ? 0 : (1u << goblins_lines(s)) - 1);
    for (int i = 0; i < g->nlines; i++)
        if (g->line[i] - top >= 0 && g->line[i] - top < GRID_ROWS)
            h->open = (uint8_t)(h->open | 1u << (g->line[i] - top));
    for (int i = 0; i < g->n; i++) {
        const Lies *lies = &g->at[i];
        int cell = goblins_cell(s, lies->line, lies->column);
        if (cell < 0 || goblins_at(s, cell) != NO_PIECE || lies->column - west >= FRAME_WIDTH)
            return status_error(SCENARIO_UNREADABLE, "no goblin can lie at %d,%d", lies->line, lies->column);
        if (!take(stock, lies->def))
            return status_ok(); /* build says which */
        PieceId p = table_add(s, &goblins_game, lies->def, cell_place(cell));
        if (!lies->down)
            continue;
        table_face(s, &goblins_game, p, FACE_DOWN, NULL);
        if (s->option[OPT_MEMORY] == MEMORY_BACKS)
            table_hide(s, &goblins_game, p, 0, NULL);
    }
    return status_ok();
}

/* Whose Crown is whose; the rest at random. */
static void give_crowns(GoblinsOwn *o, State *s, Stock *stock)
{
    DefId rest[CLAN_COUNT];
    int n = 0;
    for (int i = 0; i < o->draws.ncrowns; i++)
        add(s, stock, o->draws.crown[i], i < s->nseats ? crown_of(i) : PLACE_ASIDE);
    for (DefId def = DEF_CROWN; def < GOBLINS_DEFS; def++)
        if (stock->free[def])
            rest[n++] = def;
    rng_shuffle16(&o->luck, rest, n);
    for (int i = 0, at = o->draws.ncrowns; i < n; i++, at++)
        add(s, stock, rest[i], at < s->nseats ? crown_of(at) : PLACE_ASIDE);
}

/* Turns of a seat among the first `turns`. */
static int turns_of(const State *s, int first_seat, int seat, int turns)
{
    return (turns - (seat - first_seat + s->nseats) % s->nseats + s->nseats - 1) / s->nseats;
}

static Status fill_hands(Scenario *t, State *s, Stock *stock, int first_seat, int placed)
{
    DefId rest[GRID_MOST];
    int n = 0, next = 0;
    int in_deck = goblins_turns(s) - GOBLINS_HAND * s->nseats, drawn = placed < in_deck ? placed : in_deck;
    for (int i = 0; i < t->npieces; i++)
        add(s, stock, t->piece[i].def, t->piece[i].at);
    for (DefId def = DEF_GOBLIN; def < DEF_CROWN; def++)
        if (stock->free[def])
            rest[n++] = def;
    rng_shuffle16(&own(t)->luck, rest, n);
    for (int seat = 0; seat < s->nseats; seat++) {
        int size = GOBLINS_HAND + turns_of(s, first_seat, seat, drawn) - turns_of(s, first_seat, seat, placed);
        if (table_size(s, hand_of(seat)) > size)
            return status_error(SCENARIO_UNREADABLE, "{%d} holds only %d cards in that turn", seat, size);
        while (table_size(s, hand_of(seat)) < size && next < n)
            add(s, stock, rest[next++], hand_of(seat));
    }
    if (table_size(s, PLACE_DECK) > in_deck - drawn)
        return status_error(SCENARIO_UNREADABLE, "the deck has only %d cards in that turn", in_deck - drawn);
    while (next < n)
        add(s, stock, rest[next++], PLACE_DECK);
    return status_ok();
}

static Status build(Scenario *t, State *s)
{
    GoblinsOwn *o = own(t);
    Stock stock;
    if (o->setup)
        return build_setup(t, s);
    if (!o->has_grid)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats and a grid, or a setup");
    if (scenario_says(t, "first") || o->draws.nflags || o->draws.ncards)
        return status_error(SCENARIO_UNREADABLE, "'first', 'flags' and 'shuffle' belong to a setup");
    int seat = 0;
    Status result = scenario_said(t, "turn", 0, t->cfg.nseats - 1, &seat);
    if (result.code)
        return result;
    table_begin(s, &goblins_game, &t->cfg);
    s->rng = rng_fork(&o->luck);
    begin_stock(o, s, &stock);
    give_crowns(o, s, &stock);
    result = lay_grid(&o->grid, s, &stock);
    int placed = o->grid.n - goblins_carriers(s);
    if (!result.code && (placed < 0 || placed > goblins_turns(s)))
        result = status_error(SCENARIO_UNREADABLE, "a horde of %d goblins is not possible here", o->grid.n);
    int first_seat = ((seat - placed) % s->nseats + s->nseats) % s->nseats;
    if (!result.code)
        result = fill_hands(t, s, &stock, first_seat, placed);
    if (!result.code && stock.missing)
        result = status_error(SCENARIO_UNREADABLE, "the %s is named twice, or does not play", stock.missing);
    if (result.code)
        return result;
    goblins_mut(s)->first = (uint8_t)first_seat;
    goblins_rebuild(s);
    bool full = placed == goblins_turns(s);
    s->round = (uint16_t)(full ? placed : placed + 1);
    goblins_begin_turn(s, (uint8_t)seat, NULL);
    if (full)
        goblins_finish(s, NULL);
    const char *fault = goblins_fault(s);
    return fault ? status_error(SCENARIO_UNREADABLE, "this position is not possible: %s", fault) : status_ok();
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

/* The cell that a word names, as a place. */
static bool read_place(const char *word, Meaning *m, uint16_t *out)
{
    int line, column;
    if (!goblins_read_cell(word, &line, &column))
        return false;
    int cell = goblins_cell(m->state, line, column);
    *out = (uint16_t)(cell < 0 ? 0 : cell_place(cell));
    if (cell < 0)
        meaning_never(m, "GH-4.1", "there is no such cell now");
    return true;
}

static bool argument(char letter, const char *word, Meaning *m, uint16_t *out)
{
    if (letter == 'l')
        return read_place(word, m, out);
    int def = goblins_card_of(word);
    *out = (uint16_t)def;
    return def >= 0;
}

/* "throws to", "lays at", "swaps with" a cell: that is where the other one goes. */
static Status aims(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    const Frame *f = frame_peek(m->state);
    Status result = scenario_form(t, stmt, at, m);
    Move *mv = &m->move[0];
    *mv = (Move){mv->kind, mv->seat, PLACE_AIR, mv->a, 0};
    if (mv->kind == MOVE_SWAP && f && f->src != NO_PIECE)
        mv->a = m->state->piece[f->src].place;
    else if (mv->kind == MOVE_SWAP)
        meaning_never(m, "GH-16.1", "nothing is chosen to be swapped");
    return result;
}

static Status slides(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    const State *s = m->state;
    int column;
    bool up = statement_is(stmt, at + 1, "up");
    (void)t;
    if (stmt->n != at + 2 || !statement_number(stmt->word[at], &column) || (!up && !statement_is(stmt, at + 1, "down")))
        return statement_unreadable(stmt, "X slides -1 up");
    int ahead = column - goblins_of(s)->west;
    Cells there = plane_of(s, PLANE_TAKEN) & cells_column(column);
    if (ahead >= 0 && ahead < FRAME_WIDTH && there)
        meaning_add(m, up ? MOVE_SLIDE_UP : MOVE_SLIDE_DOWN, cell_place(cells_lowest(there)), 0);
    else
        meaning_never(m, "GH-17.1", "there is no such column now");
    return status_ok();
}

static const ScenarioVerb verbs[] = {
    {"places", .kind = MOVE_PLACE, .form = "c at l"},
    {"downs", .kind = MOVE_DOWN, .form = "l"},
    {"lifts", .kind = MOVE_LIFT, .form = "l"},
    {"raises", .kind = MOVE_RAISE, .form = "l"},
    {"throws", .kind = MOVE_THROW, .form = "to l", .read = aims},
    {"lays", .kind = MOVE_LAY, .form = "at l", .read = aims},
    {"swaps", .kind = MOVE_SWAP, .form = "with l", .read = aims},
    {"slides", .read = slides},
    {"enough", .kind = MOVE_ENOUGH},
    {.word = NULL},
};

static void heard(Scenario *t, const Event *e, int n)
{
    GoblinsOwn *o = own(t);
    DefId drew = DEF_HIDDEN;
    o->nchain = 0;
    for (; n > 0; n--, e++) {
        if (e->kind == EV_DOWNED)
            o->chain[o->nchain++] = e->to - PLACE_CELL;
        else if (e->kind == EV_DREW)
            drew = e->def;
        else if (e->kind == EV_TURN || e->kind == EV_OVER)
            o->drawn = drew;
    }
}

/* ---- the test program ------------------------------------------------------------------------------------------- */

static Status play_turn(Scenario *t)
{
    uint16_t now = scenario_state(t)->round;
    Status result = status_ok();
    while (!result.code && !scenario_state(t)->over && scenario_state(t)->round == now) {
        Moves legal;
        scenario_legal(t, &legal);
        result = scenario_play(t, legal.m[rng_below(&own(t)->luck, (uint32_t)legal.n)]);
    }
    const char *fault = result.code ? NULL : goblins_fault(scenario_state(t));
    return fault ? status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault) : result;
}

static Status play(Scenario *t, Statement *stmt)
{
    int turns;
    bool good = stmt->n == 3 && statement_number(stmt->word[1], &turns) && turns >= 0 &&
                (statement_is(stmt, 2, "turns") || statement_is(stmt, 2, "turn"));
    if (!good)
        return statement_unreadable(stmt, "play n turns");
    if (scenario_state(t)->phase == PHASE_POWER)
        return status_error(SCENARIO_FAILED, "expected the start of a turn, got that a power waits");
    Status result = status_ok();
    for (; !result.code && turns > 0; turns--)
        result = scenario_state(t)->over ? status_error(SCENARIO_FAILED, "expected more turns, got the end of the game")
                                         : play_turn(t);
    return result;
}

static Status mark(Scenario *t, Statement *stmt)
{
    GoblinsOwn *o = own(t);
    if (stmt->n != 1)
        return statement_unreadable(stmt, "too many words");
    memcpy(&o->marked, scenario_state(t), sizeof o->marked);
    o->has_mark = true;
    return status_ok();
}

static Status back(Scenario *t, Statement *stmt)
{
    if (stmt->n != 1 || !own(t)->has_mark)
        return statement_unreadable(stmt, "there is no mark to go back to");
    scenario_set(t, &own(t)->marked.s);
    return status_ok();
}

static const ScenarioWord words[] = {
    {"clans", IN_POSITION, clans},        {"grid", IN_POSITION, grid},
    {"turn", IN_POSITION, scenario_is},   {"hand", IN_POSITION, scenario_lies},
    {"deck", IN_POSITION, scenario_lies}, {"crowns", IN_POSITION, crowns},
    {"first", IN_POSITION, scenario_is},  {"flags", IN_POSITION, flags},
    {"shuffle", IN_POSITION, shuffled},   {"setup", IN_POSITION, setup},
    {"play", ON_THE_TABLE, play},         {"mark", ON_THE_TABLE, mark},
    {"return", ON_THE_TABLE, back},       {NULL, 0, NULL},
};

static void begin(Scenario *t)
{
    own(t)->luck = rng_seed(0x60B1);
}

const ScenarioWords goblins_scenario = {
    .game = &goblins_game,
    .word = words,
    .verb = verbs,
    .seats_act = true,
    .expect = goblins_expects,
    .size = sizeof(GoblinsOwn),
    .begin = begin,
    .build = build,
    .argument = argument,
    .heard = heard,
    .code = goblins_code,
    .def = goblins_card_of,
};
