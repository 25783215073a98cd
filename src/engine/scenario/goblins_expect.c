/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what a block expects, in the words of docs/rules/goblins.md, section 7.0. */
#include <stdio.h>
#include <string.h>

#include "core/view.h"
#include "engine/scenario/goblins.h"
#include "games/goblins/goblins_preview.h"

static Status otherwise(const Statement *stmt, const char *there)
{
    return status_error(SCENARIO_FAILED, "expected %s, got %s", stmt->word[1], there);
}

static const char *cell_text(const State *s, int cell, char out[LIST_WORD])
{
    (void)snprintf(out, LIST_WORD, "%d,%d", cell / GRID_RING + goblins_first_line(s), goblins_column(s, cell));
    return out;
}

static void list_cells(const State *s, Cells cells, WordList *out)
{
    char text[LIST_WORD];
    for (; cells; cells &= cells - 1)
        wordlist_add(out, cell_text(s, cells_lowest(cells), text));
}

/* ---- the choices now -------------------------------------------------------------------------------------------- */

static Status expect_power(Scenario *t, Statement *stmt)
{
    static const struct {
        const char *word;
        uint8_t kind;
        bool stop, second; /* one may stop here; the cell is the second argument */
    } asked[] = {{"downs", MOVE_DOWN, true, false},   {"lifts", MOVE_LIFT, true, false},
                 {"raises", MOVE_RAISE, true, false}, {"throws", MOVE_THROW, false, true},
                 {"lays", MOVE_LAY, false, true},     {"swaps", MOVE_SWAP, false, true}};
    Moves legal;
    WordList got = {0};
    char text[LIST_WORD];
    bool enough = false;
    int k = 0;
    while (!statement_is(stmt, 1, asked[k].word))
        k++;
    scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++) {
        Move m = legal.m[i];
        enough = enough || m.kind == MOVE_ENOUGH;
        if (m.kind != MOVE_ENOUGH && m.kind != asked[k].kind)
            return status_error(SCENARIO_FAILED, "expected choices '%s', got '%s'", asked[k].word,
                                goblins_game.move[m.kind].word);
        if (m.kind != MOVE_ENOUGH)
            wordlist_add(&got, cell_text(scenario_state(t), (asked[k].second ? m.b : m.a) - PLACE_CELL, text));
    }
    if (enough != asked[k].stop)
        return status_error(SCENARIO_FAILED, "expected that one %s stop here, got the opposite",
                            asked[k].stop ? "may" : "may not");
    return statement_compare(stmt, 2, &got, false);
}

/* Pairs of column and direction, as one word each: in any order. */
static Status expect_slides(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    PowerChoice c = goblins_choice(s);
    WordList got = {0}, want = {0};
    char text[LIST_WORD];
    if (c.kind != MOVE_SLIDE_UP)
        return otherwise(stmt, "another question");
    for (int pass = 0; pass < 2; pass++)
        for (Cells cells = pass ? c.down : c.cells; cells; cells &= cells - 1) {
            (void)snprintf(text, sizeof text, "%d/%s", goblins_column(s, cells_lowest(cells)), pass ? "down" : "up");
            wordlist_add(&got, text);
        }
    Statement pairs = {.n = 2, .word = {stmt->word[0], stmt->word[1]}};
    for (int i = 2; i < stmt->n; i += 2) {
        int column;
        bool pair = statement_number(stmt->word[i], &column) &&
                    (statement_is(stmt, i + 1, "up") || statement_is(stmt, i + 1, "down"));
        if (!pair)
            return statement_unreadable(stmt, "columns and directions: -1 up 3 down");
        (void)snprintf(text, sizeof text, "%d/%s", column, stmt->word[i + 1]);
        wordlist_add(&want, text);
        pairs.word[pairs.n++] = want.word[want.n - 1];
    }
    return statement_compare(&pairs, 2, &got, false);
}

/* The cells of the list for that card; taken or empty ones. */
static Cells offered(const Scenario *t, DefId def, bool taken)
{
    Cells cells = 0, there = plane_of(scenario_state(t), PLANE_TAKEN);
    Moves legal;
    scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_PLACE && legal.m[i].a == def)
            cells |= cell_bit(legal.m[i].b - PLACE_CELL);
    return taken ? cells & there : cells & ~there;
}

static Status expect_cells(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    Status result = status_ok();
    if (s->phase != PHASE_PLACE)
        return otherwise(stmt, "another question");
    for (PieceId p = table_first(s, hand_of(s->to_act)); !result.code && p != NO_PIECE; p = s->piece[p].next) {
        WordList got = {0};
        list_cells(s, offered(t, s->piece[p].def, false), &got);
        result = statement_compare(stmt, 2, &got, false);
    }
    return result;
}

static Status expect_replaces(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    int def = goblins_card_of(statement_word(stmt, 2));
    if (def < 0 || goblins_role((DefId)def) != ROLE_WRECKER)
        return statement_unreadable(stmt, "replaces Sw and cells");
    if (s->phase != PHASE_PLACE || table_find(s, hand_of(s->to_act), (DefId)def) == NO_PIECE)
        return otherwise(stmt, "that this Wrecker cannot be laid now");
    list_cells(s, offered(t, (DefId)def, true), &got);
    return statement_compare(stmt, 3, &got, false);
}

static Status expect_turn(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int seat = stmt->n == 3 ? scenario_seat(t, stmt->word[2]) : -1;
    if (seat < 0)
        return statement_unreadable(stmt, "no such seat");
    if (s->phase == PHASE_PLACE && s->to_act == seat)
        return status_ok();
    const char *what = s->over ? "the end" : s->phase == PHASE_POWER ? "a question to " : "a turn of ";
    return status_error(SCENARIO_FAILED, "expected a turn of %s, got %s%s", stmt->word[2], what,
                        s->over ? "" : scenario_name(t, s->to_act));
}

/* ---- the table -------------------------------------------------------------------------------------------------- */

static const char *entry(const State *s, int cell, char out[LIST_WORD])
{
    PieceId p = goblins_at(s, cell);
    char code[LIST_WORD];
    if (p == NO_PIECE)
        (void)snprintf(out, LIST_WORD, "-");
    else
        (void)snprintf(out, LIST_WORD, s->piece[p].face & FACE_DOWN ? "[%.2s]" : "%.2s",
                       goblins_code(s->piece[p].def, code));
    return out;
}

static Status expect_grid(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    Grid want;
    WordList wanted = {0}, got = {0};
    char text[LIST_WORD], code[LIST_WORD];
    Status read = goblins_read_grid(t, stmt, 2, &want);
    if (read.code)
        return read;
    for (Cells cells = plane_of(s, PLANE_TAKEN); cells; cells &= cells - 1) {
        char at[LIST_WORD], word[2 * LIST_WORD];
        int cell = cells_lowest(cells);
        (void)snprintf(word, sizeof word, "%s:%s", cell_text(s, cell, at), entry(s, cell, text));
        wordlist_add(&got, word);
    }
    Statement list = {.n = 2, .word = {stmt->word[0], stmt->word[1]}};
    for (int i = 0; i < want.n; i++) {
        (void)snprintf(text, sizeof text, want.at[i].down ? "%d,%d:[%.2s]" : "%d,%d:%.2s", want.at[i].line,
                       want.at[i].column, goblins_code(want.at[i].def, code));
        wordlist_add(&wanted, text);
        list.word[list.n++] = wanted.word[wanted.n - 1];
    }
    return statement_compare(&list, 2, &got, false);
}

static Status expect_at(Scenario *t, Statement *stmt)
{
    int line, column;
    char text[LIST_WORD];
    if (stmt->n != 4 || !goblins_read_cell(stmt->word[2], &line, &column))
        return statement_unreadable(stmt, "at 2,1 Rb");
    int cell = goblins_cell(scenario_state(t), line, column);
    return expect_words(stmt, 3, cell < 0 ? "-" : entry(scenario_state(t), cell, text));
}

static void chain_list(const Scenario *t, WordList *out)
{
    const GoblinsOwn *o = t->own;
    char text[LIST_WORD];
    for (int i = 0; i < o->nchain; i++)
        wordlist_add(out, cell_text(scenario_state(t), o->chain[i], text));
}

static void extent_list(const Scenario *t, WordList *out)
{
    Extent e = goblins_extent(scenario_state(t));
    wordlist_number(out, e.west);
    wordlist_number(out, e.west + e.width - 1);
}

static void open_lines(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    for (int row = 0; row < GRID_ROWS; row++)
        if (goblins_of(s)->open >> row & 1)
            wordlist_number(out, row + goblins_first_line(s));
}

static void drawn_list(const Scenario *t, WordList *out)
{
    DefId drawn = ((const GoblinsOwn *)t->own)->drawn;
    char text[LIST_WORD];
    if (drawn)
        wordlist_add(out, goblins_code(drawn, text));
}

/* ---- who is shown what ------------------------------------------------------------------------------------------ */

/* The place that an item of "sees" stands for; NO_PLACE: none. */
static PlaceId shown_place(const Scenario *t, const char *item)
{
    int line, column, seat;
    if (strcmp(item, "aside") == 0)
        return PLACE_ASIDE;
    if (strcmp(item, "deck") == 0)
        return PLACE_DECK;
    if (strncmp(item, "crown:", 6) == 0 && (seat = scenario_seat(t, item + 6)) >= 0)
        return crown_of(seat);
    if (strncmp(item, "hand:", 5) == 0 && (seat = scenario_seat(t, item + 5)) >= 0)
        return hand_of(seat);
    if (goblins_read_cell(item, &line, &column) && goblins_cell(scenario_state(t), line, column) >= 0)
        return cell_place(goblins_cell(scenario_state(t), line, column));
    return NO_PLACE;
}

static Status item_shown(const Scenario *t, const Statement *stmt, int i, const State *view)
{
    PlaceId at = shown_place(t, stmt->word[i]);
    bool sees = statement_is(stmt, 1, "sees");
    int hidden = 0;
    if (at == NO_PLACE)
        return statement_unreadable(stmt, "crown:X, hand:X, aside, deck or a cell");
    for (PieceId p = table_first(view, at); p != NO_PIECE; p = view->piece[p].next)
        hidden += view->piece[p].def == DEF_HIDDEN;
    int all = table_size(view, at);
    bool may_be_empty = at == PLACE_DECK || (at >= PLACE_HAND && at < PLACE_HAND + GOBLINS_SEATS);
    if (hidden == (sees ? 0 : all) && (!sees || all > 0 || may_be_empty))
        return status_ok();
    return status_error(SCENARIO_FAILED, "expected that %s %s %s, got the opposite", stmt->word[2],
                        sees ? "sees" : "does not see", stmt->word[i]);
}

static Status expect_sight(Scenario *t, Statement *stmt)
{
    int seat = scenario_seat(t, statement_word(stmt, 2));
    if (seat < 0)
        return statement_unreadable(stmt, "no such seat");
    Status result = status_ok();
    View *v = view_new(&goblins_game);
    match_view_at(t->match, t->at, seat, VIEW_EYES, v);
    for (int i = 3; !result.code && i < stmt->n; i++)
        result = item_shown(t, stmt, i, view_state(v));
    view_free(v);
    return result;
}

/* ---- numbers of clans and seats --------------------------------------------------------------------------------- */

/* "R 4 E 1": of all clans; those not listed have 0, "-" alone: all. */
static Status per_clan(const Statement *stmt, int from, const int got[CLAN_COUNT])
{
    int want[CLAN_COUNT] = {0};
    bool none = stmt->n == from + 1 && statement_is(stmt, from, "-");
    if (!none && (stmt->n <= from || (stmt->n - from) % 2))
        return statement_unreadable(stmt, "a clan and its number, for each clan");
    for (int i = from; !none && i < stmt->n; i += 2) {
        int clan = goblins_clan_of(stmt->word[i]);
        if (clan < 0 || !statement_number(stmt->word[i + 1], &want[clan]))
            return statement_unreadable(stmt, "no such clan or number");
    }
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (want[clan] != got[clan])
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", goblins_clan_name[clan], want[clan],
                                got[clan]);
    return status_ok();
}

static Status expect_line(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int line, got[CLAN_COUNT];
    if (stmt->n < 4 || !statement_number(stmt->word[2], &line))
        return statement_unreadable(stmt, "a line, then clans and numbers");
    int row = line - goblins_first_line(s);
    if (row < 0 || row >= GRID_ROWS)
        return statement_unreadable(stmt, "there is no such line");
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        got[clan] = statement_is(stmt, 1, "line") ? goblins_line_points(s, row, (Clan)clan, NULL)
                                                  : goblins_strength(s, row, (Clan)clan);
    return per_clan(stmt, 3, got);
}

static Status expect_clans(Scenario *t, Statement *stmt)
{
    int (*value)(const State *, Clan) = statement_is(stmt, 1, "points")  ? goblins_points
                                        : statement_is(stmt, 1, "alone") ? goblins_alone
                                                                         : goblins_standing_of;
    int got[CLAN_COUNT];
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        got[clan] = value(scenario_state(t), (Clan)clan);
    return per_clan(stmt, 2, got);
}

static int score(const Scenario *t, int seat)
{
    return goblins_points(scenario_state(t), goblins_crown(scenario_state(t), seat));
}

static int rank(const Scenario *t, int seat)
{
    uint8_t ranks[SEAT_MAX];
    goblins_ranks(scenario_state(t), ranks);
    return ranks[seat];
}

static Status expect_crown(Scenario *t, Statement *stmt)
{
    if (stmt->n < 4 || stmt->n % 2)
        return statement_unreadable(stmt, "a seat and its clan, for each seat");
    for (int i = 2; i < stmt->n; i += 2) {
        int seat = scenario_seat(t, stmt->word[i]), clan = goblins_clan_of(stmt->word[i + 1]);
        if (seat < 0 || clan < 0)
            return statement_unreadable(stmt, "no such seat or clan");
        if (goblins_crown(scenario_state(t), seat) != (Clan)clan)
            return status_error(SCENARIO_FAILED, "expected %s %s, got another clan", stmt->word[i], stmt->word[i + 1]);
    }
    return status_ok();
}

static int horde(const State *s)
{
    return cells_count(plane_of(s, PLANE_TAKEN));
}

static int cards(const State *s)
{
    return s->npieces;
}

const ScenarioExpect goblins_expects[] = {
    {"downs", .read = expect_power},
    {"lifts", .read = expect_power},
    {"raises", .read = expect_power},
    {"throws", .read = expect_power},
    {"lays", .read = expect_power},
    {"swaps", .read = expect_power},
    {"slides", .read = expect_slides},
    {"cells", .read = expect_cells},
    {"replaces", .read = expect_replaces},
    {"turn", .read = expect_turn},
    {"grid", .read = expect_grid},
    {"at", .read = expect_at},
    {"chain", .list = chain_list, .ordered = true},
    {"extent", .list = extent_list, .ordered = true},
    {"lines", .list = open_lines},
    {"horde", .number = horde},
    {"cards", .number = cards},
    {"drawn", .list = drawn_list, .ordered = true},
    {"crown", .read = expect_crown},
    {"sees", .read = expect_sight},
    {"unseen", .read = expect_sight},
    {"strength", .read = expect_line},
    {"line", .read = expect_line},
    {"points", .read = expect_clans},
    {"alone", .read = expect_clans},
    {"standing", .read = expect_clans},
    {"score", .of_seat = score},
    {"rank", .of_seat = rank},
    {"winner", .seats = goblins_winners},
    {.word = NULL},
};
