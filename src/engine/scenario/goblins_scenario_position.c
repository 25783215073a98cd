/* SPDX-License-Identifier: MIT
 * Goblin Ranks: position and setup words of the scenarios (docs/rules/goblins.md, section 7.0), and what a block leaves
 * open: hands and deck are filled up to the sizes they have in that turn. */
#include <stdio.h>

#include "base/log.h"
#include "engine/scenario/goblins_scenario.h"

/* ---- words ------------------------------------------------------------------------------------------------------ */

static Status seats(ScenarioTable *t, const Statement *st)
{
    if (t->cfg.nseats)
        return statement_unreadable(st, "the seats are given twice");
    if (st->n < 3 || st->n > GOBLINS_SEATS + 1)
        return statement_unreadable(st, "2, 3 or 4 seats");
    for (int i = 1; i < st->n; i++) {
        if (goblins_script_seat(t, st->word[i]) >= 0)
            return statement_unreadable(st, "two seats have one name");
        (void)snprintf(t->cfg.name[t->cfg.nseats++], SEAT_NAME_MAX, "%s", st->word[i]);
    }
    return status_ok();
}

static Status option(ScenarioTable *t, const Statement *st)
{
    for (int i = OPT_CARRIERS; st->n == 3 && i < GOBLINS_OPTIONS; i++) {
        const OptionSpec *spec = &goblins_game.option[i];
        for (int k = 0; strcmp(spec->word, st->word[1]) == 0 && k < spec->nchoices; k++)
            if (strcmp(spec->choice[k], st->word[2]) == 0) {
                t->cfg.option[i] = (uint8_t)k;
                return status_ok();
            }
    }
    return statement_unreadable(st, "no such option");
}

static Status clans(ScenarioTable *t, const Statement *st)
{
    t->clans = 0;
    for (int i = 1; i < st->n; i++) {
        int clan = goblins_script_clan(st->word[i]);
        if (clan < 0 || t->clans >> clan & 1)
            return statement_unreadable(st, "different clans of R E S A");
        t->clans |= 1u << clan;
    }
    return __builtin_popcount(t->clans) >= 3 ? status_ok() : statement_unreadable(st, "three clans play, or four");
}

/* Crowns or Flagbearers by their clans; a second line goes on where the first ended. */
static Status by_clan(const Statement *st, int base, int step, DefId out[CLAN_COUNT], int *n)
{
    for (int i = 1; i < st->n; i++) {
        int clan = goblins_script_clan(st->word[i]);
        if (clan < 0 || *n == CLAN_COUNT)
            return statement_unreadable(st, "clans of R E S A");
        DefId def = (DefId)(base + clan * step);
        for (int k = 0; k < *n; k++)
            if (out[k] == def)
                return statement_unreadable(st, "a clan is given twice");
        out[(*n)++] = def;
    }
    return status_ok();
}

static Status cards(ScenarioTable *t, const Statement *st)
{
    for (int i = 1; i < st->n; i++) {
        int def = goblins_script_card(st->word[i]);
        if (def < 0 || t->draws.ncards == GRID_MOST)
            return statement_unreadable(st, "no such card");
        t->draws.card[t->draws.ncards++] = (DefId)def;
    }
    return status_ok();
}

static Status named_seat(const ScenarioTable *t, const Statement *st, int *out)
{
    *out = st->n == 2 ? goblins_script_seat(t, st->word[1]) : -1;
    return *out < 0 ? statement_unreadable(st, "no such seat") : status_ok();
}

static Status hand(ScenarioTable *t, const Statement *st)
{
    int seat = st->n > 1 ? goblins_script_seat(t, st->word[1]) : -1;
    if (seat < 0)
        return statement_unreadable(st, "no such seat");
    for (int i = 2; i < st->n; i++) {
        int def = goblins_script_card(st->word[i]);
        if (def < 0 || t->hands.n == GRID_MOST)
            return statement_unreadable(st, "no such card");
        t->hands.seat[t->hands.n] = seat;
        t->hands.def[t->hands.n++] = (DefId)def;
    }
    return status_ok();
}

static Status grid(ScenarioTable *t, const Statement *st)
{
    if (t->has_grid)
        return statement_unreadable(st, "the horde is given twice");
    t->has_grid = true;
    t->row_of = ROWS_OF_POSITION;
    return goblins_script_grid(t, st, 1, &t->grid);
}

/* ---- setup ------------------------------------------------------------------------------------------------------ */

/* The clan in the box: where it is not said, any that no other line names. */
static int excluded(ScenarioTable *t)
{
    unsigned named = t->clans;
    for (int i = 0; !t->clans && i < t->draws.ncrowns; i++)
        named |= 1u << goblins_clan(t->draws.crown[i]);
    for (int i = 0; !t->clans && i < t->draws.nflags; i++)
        named |= 1u << goblins_clan(t->draws.flag[i]);
    for (int i = 0; !t->clans && i < t->draws.ncards; i++)
        named |= 1u << goblins_clan(t->draws.card[i]);
    uint16_t left[CLAN_COUNT];
    int n = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (!(named >> clan & 1))
            left[n++] = (uint16_t)clan;
    rng_shuffle16(&t->luck, left, n);
    return n ? left[0] : CLAN_AMBER;
}

static Status setup(ScenarioTable *t, const Statement *st)
{
    if (st->n != 1 || t->has_grid || t->hands.n || t->turn >= 0)
        return statement_unreadable(st, "a setup has no position before it");
    if (t->cfg.nseats < 2)
        return statement_unreadable(st, "a setup needs seats");
    if (t->cfg.nseats < 4)
        t->cfg.option[OPT_EXCLUDED] = (uint8_t)(excluded(t) + 1);
    t->cfg.option[OPT_FIRST] = (uint8_t)(t->first + 1);
    t->cfg.seed = rng_next(&t->luck);
    goblins_deal(&t->state.s, &t->cfg, &t->draws, NULL);
    t->built = true;
    return status_ok();
}

bool goblins_script_position_word(ScenarioTable *t, const Statement *st, Status *result)
{
    static const char *const words[] = {"seats", "option", "clans", "grid",  "turn",    "hand",
                                        "deck",  "crowns", "first", "flags", "shuffle", "setup"};
    enum { SEATS, OPTION, CLANS, GRID, TURN, HAND, DECK, CROWNS, FIRST, FLAGS, SHUFFLE, SETUP, COUNT };
    int word = 0;
    while (word < COUNT && !statement_begins(st, words[word]))
        word++;
    if (word == COUNT)
        return false;
    if (t->built)
        *result = statement_unreadable(st, "the position stands before the first move or expectation");
    else if (word != SEATS && !t->cfg.nseats)
        *result = statement_unreadable(st, "the seats come first");
    else if (word == SEATS)
        *result = seats(t, st);
    else if (word == OPTION)
        *result = option(t, st);
    else if (word == CLANS)
        *result = clans(t, st);
    else if (word == GRID)
        *result = grid(t, st);
    else if (word == TURN)
        *result = named_seat(t, st, &t->turn);
    else if (word == HAND)
        *result = hand(t, st);
    else if (word == DECK || word == SHUFFLE)
        *result = cards(t, st);
    else if (word == CROWNS)
        *result = by_clan(st, DEF_CROWN, 1, t->draws.crown, &t->draws.ncrowns);
    else if (word == FIRST)
        *result = named_seat(t, st, &t->first);
    else if (word == FLAGS)
        *result = by_clan(st, DEF_GOBLIN + ROLE_FLAGBEARER, ROLE_COUNT, t->draws.flag, &t->draws.nflags);
    else
        *result = setup(t, st);
    return true;
}

/* ---- building a position ---------------------------------------------------------------------------------------- */

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

static void begin_stock(ScenarioTable *t, Stock *stock)
{
    State *s = &t->state.s;
    unsigned in_play = t->cfg.nseats == 4 ? 15u : t->clans ? t->clans : 7u; /* R E S */
    *stock = (Stock){.missing = NULL};
    for (DefId def = DEF_GOBLIN; def < GOBLINS_DEFS; def++) {
        stock->free[def] = in_play >> goblins_clan(def) & 1;
        if (!stock->free[def])
            (void)table_add(s, &goblins_game, def, PLACE_BOX);
    }
}

enum { WEST_MOST = 90 };

static Status lay_grid(ScenarioTable *t, Stock *stock)
{
    State *s = &t->state.s;
    Goblins *h = &t->state;
    int first = goblins_first_line(s), west = t->grid.n ? t->grid.at[0].column : 0;
    for (int i = 0; i < t->grid.n; i++)
        west = t->grid.at[i].column < west ? t->grid.at[i].column : west;
    if (west < -WEST_MOST || west > WEST_MOST)
        return status_error(SCENARIO_UNREADABLE, "columns are numbers from -%d to %d", WEST_MOST, WEST_MOST);
    h->west = (int8_t)west;
    h->open = (uint8_t)(first == 0 ? 0 : (1u << goblins_lines(s)) - 1);
    for (int i = 0; i < t->grid.nlines; i++)
        if (t->grid.line[i] - first >= 0 && t->grid.line[i] - first < GRID_ROWS)
            h->open = (uint8_t)(h->open | 1u << (t->grid.line[i] - first));
    for (int i = 0; i < t->grid.n; i++) {
        const Lies *lies = &t->grid.at[i];
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
static void give_crowns(ScenarioTable *t, Stock *stock)
{
    State *s = &t->state.s;
    DefId rest[CLAN_COUNT];
    int n = 0;
    for (int i = 0; i < t->draws.ncrowns; i++)
        add(s, stock, t->draws.crown[i], i < s->nseats ? crown_of(i) : PLACE_ASIDE);
    for (DefId def = DEF_CROWN; def < GOBLINS_DEFS; def++)
        if (stock->free[def])
            rest[n++] = def;
    rng_shuffle16(&t->luck, rest, n);
    for (int i = 0, at = t->draws.ncrowns; i < n; i++, at++)
        add(s, stock, rest[i], at < s->nseats ? crown_of(at) : PLACE_ASIDE);
}

/* Turns of a seat among the first `turns`. */
static int turns_of(const State *s, int first, int seat, int turns)
{
    return (turns - (seat - first + s->nseats) % s->nseats + s->nseats - 1) / s->nseats;
}

static Status fill_hands(ScenarioTable *t, Stock *stock, int first, int placed)
{
    State *s = &t->state.s;
    DefId rest[GRID_MOST];
    int n = 0, next = 0;
    int in_deck = goblins_turns(s) - GOBLINS_HAND * s->nseats, drawn = placed < in_deck ? placed : in_deck;
    for (int i = 0; i < t->hands.n; i++)
        add(s, stock, t->hands.def[i], hand_of(t->hands.seat[i]));
    for (int i = 0; i < t->draws.ncards; i++)
        add(s, stock, t->draws.card[i], PLACE_DECK);
    for (DefId def = DEF_GOBLIN; def < DEF_CROWN; def++)
        if (stock->free[def])
            rest[n++] = def;
    rng_shuffle16(&t->luck, rest, n);
    for (int seat = 0; seat < s->nseats; seat++) {
        int size = GOBLINS_HAND + turns_of(s, first, seat, drawn) - turns_of(s, first, seat, placed);
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

Status goblins_script_build(ScenarioTable *t)
{
    State *s = &t->state.s;
    Stock stock;
    if (t->cfg.nseats < 2 || !t->has_grid)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats and a grid, or a setup");
    if (t->first >= 0 || t->draws.nflags)
        return status_error(SCENARIO_UNREADABLE, "'first' and 'flags' belong to a setup");
    table_begin(s, &goblins_game, &t->cfg);
    s->rng = rng_fork(&t->luck);
    begin_stock(t, &stock);
    give_crowns(t, &stock);
    Status result = lay_grid(t, &stock);
    int placed = t->grid.n - goblins_carriers(s), turn = t->turn < 0 ? 0 : t->turn;
    if (!result.code && (placed < 0 || placed > goblins_turns(s)))
        result = status_error(SCENARIO_UNREADABLE, "a horde of %d goblins is not possible here", t->grid.n);
    int first = ((turn - placed) % s->nseats + s->nseats) % s->nseats;
    if (!result.code)
        result = fill_hands(t, &stock, first, placed);
    if (!result.code && stock.missing)
        result = status_error(SCENARIO_UNREADABLE, "the %s is named twice, or does not play", stock.missing);
    if (result.code)
        return result;
    t->state.first = (uint8_t)first;
    goblins_rebuild(s);
    bool full = placed == goblins_turns(s);
    s->round = (uint16_t)(full ? placed : placed + 1);
    goblins_begin_turn(s, (uint8_t)turn, NULL);
    if (full)
        goblins_finish(s, NULL);
    t->built = true;
    const char *fault = goblins_fault(s);
    return fault ? status_error(SCENARIO_UNREADABLE, "this position is not possible: %s", fault) : status_ok();
}
