/* SPDX-License-Identifier: MIT
 * Goblin Ranks: expectation words of the scenarios (docs/rules/goblins.md, section 7.0).  Each works out the text of what
 * is there in the words of the notation and compares it with what the line says. */
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "core/view.h"
#include "games/goblins/goblins_preview.h"
#include "engine/scenario/goblins_scenario.h"

static Status otherwise(const Statement *st, const char *there)
{
    return status_error(SCENARIO_FAILED, "expected %s, got %s", st->word[1], there);
}

static Status number(const Statement *st, int at, int got)
{
    int want;
    if (st->n != at + 1 || !statement_number(st->word[at], &want))
        return statement_unreadable(st, "one number");
    return want == got ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %d", st->word[at], got);
}

/* ---- the choices now -------------------------------------------------------------------------------------------- */

static void list_cells(const State *s, Cells cells, WordList *out)
{
    char text[LIST_WORD];
    for (; cells; cells &= cells - 1)
        wordlist_add(out, goblins_script_cell_text(s, cells_lowest(cells), text));
}

static Status expect_power(ScenarioTable *t, const Statement *st, uint8_t kind)
{
    const State *s = &t->state.s;
    const char *words = goblins_game.move[kind].word;
    Moves legal = {0};
    WordList got = {0};
    char text[LIST_WORD];
    bool enough = false;
    if (!s->over)
        goblins_legal(s, &legal);
    for (int i = 0; i < legal.n; i++) {
        Move m = legal.m[i];
        bool two = kind == MOVE_THROW || kind == MOVE_LAY || kind == MOVE_SWAP;
        enough = enough || m.kind == MOVE_ENOUGH;
        if (m.kind == MOVE_ENOUGH)
            continue;
        if (m.kind != kind)
            return status_error(SCENARIO_FAILED, "expected choices '%s', got '%s'", words,
                                goblins_game.move[m.kind].word);
        wordlist_add(&got, goblins_script_cell_text(s, (two ? m.b : m.a) - PLACE_CELL, text));
    }
    bool may_stop = kind == MOVE_DOWN || kind == MOVE_LIFT || kind == MOVE_RAISE;
    if (enough != may_stop)
        return status_error(SCENARIO_FAILED, "expected that one %s stop here, got the opposite",
                            may_stop ? "may" : "may not");
    return statement_compare(st, 2, &got, false);
}

/* Pairs of column and direction, as one word each: in any order. */
static Status expect_slides(ScenarioTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    PowerChoice c = goblins_choice(s);
    WordList got = {0}, want = {0};
    char text[LIST_WORD];
    if (c.kind != MOVE_SLIDE_UP)
        return otherwise(st, "another question");
    for (int pass = 0; pass < 2; pass++)
        for (Cells cells = pass ? c.down : c.cells; cells; cells &= cells - 1) {
            (void)snprintf(text, sizeof text, "%d/%s", goblins_column(s, cells_lowest(cells)), pass ? "down" : "up");
            wordlist_add(&got, text);
        }
    Statement pairs = {.n = 2, .word = {st->word[0], st->word[1]}};
    for (int i = 2; i < st->n; i += 2) {
        int column;
        bool pair = i + 1 < st->n && statement_number(st->word[i], &column) &&
                    (strcmp(st->word[i + 1], "up") == 0 || strcmp(st->word[i + 1], "down") == 0);
        if (!pair)
            return statement_unreadable(st, "columns and directions: -1 up 3 down");
        (void)snprintf(text, sizeof text, "%d/%s", column, st->word[i + 1]);
        wordlist_add(&want, text);
        pairs.word[pairs.n++] = want.word[want.n - 1];
    }
    return statement_compare(&pairs, 2, &got, false);
}

/* The cells of the list for that card; taken or empty ones. */
static Cells offered(const State *s, DefId def, bool taken)
{
    Moves legal = {0};
    Cells cells = 0;
    goblins_legal(s, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_PLACE && legal.m[i].a == def)
            cells |= cell_bit(legal.m[i].b - PLACE_CELL);
    return taken ? cells & plane_of(s, PLANE_TAKEN) : cells & ~plane_of(s, PLANE_TAKEN);
}

static Status expect_cells(ScenarioTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    Status result = status_ok();
    if (s->phase != PHASE_PLACE)
        return otherwise(st, "another question");
    for (PieceId p = table_first(s, hand_of(s->to_act)); !result.code && p != NO_PIECE; p = s->piece[p].next) {
        WordList got = {0};
        list_cells(s, offered(s, s->piece[p].def, false), &got);
        result = statement_compare(st, 2, &got, false);
    }
    return result;
}

static Status expect_replaces(ScenarioTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    WordList got = {0};
    int def = st->n > 2 ? goblins_script_card(st->word[2]) : -1;
    if (def < 0 || goblins_role((DefId)def) != ROLE_WRECKER)
        return statement_unreadable(st, "replaces Sw and cells");
    if (s->phase != PHASE_PLACE || table_find(s, hand_of(s->to_act), (DefId)def) == NO_PIECE)
        return otherwise(st, "that this Wrecker cannot be laid now");
    list_cells(s, offered(s, (DefId)def, true), &got);
    return statement_compare(st, 3, &got, false);
}

/* "allowed MOVE", "refused MOVE": anything that can be read. */
static Status expect_move(ScenarioTable *t, const Statement *st, bool allowed)
{
    Move m;
    Status why;
    Moves legal = {0};
    bool named = goblins_script_named_move(t, st, 2, &m, &why);
    if (why.code)
        return why;
    if (!t->state.s.over)
        goblins_legal(&t->state.s, &legal);
    bool can = named && moves_have(&legal, m);
    if (can == allowed)
        return status_ok();
    return status_error(SCENARIO_FAILED, allowed ? "expected a legal move, got a refusal"
                                                 : "expected a refusal, got that the move is legal");
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
                       goblins_script_code(s->piece[p].def, code));
    return out;
}

static Status expect_grid(ScenarioTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    Grid want;
    WordList wanted = {0}, got = {0};
    char text[LIST_WORD], code[LIST_WORD];
    t->row_of = ROWS_OF_EXPECTATION;
    Status read = goblins_script_grid(t, st, 2, &want);
    if (read.code)
        return read;
    for (Cells cells = plane_of(s, PLANE_TAKEN); cells; cells &= cells - 1) {
        char at[LIST_WORD], word[2 * LIST_WORD];
        int cell = cells_lowest(cells);
        (void)snprintf(word, sizeof word, "%s:%s", goblins_script_cell_text(s, cell, at), entry(s, cell, text));
        wordlist_add(&got, word);
    }
    Statement list = {.n = 2, .word = {st->word[0], st->word[1]}};
    for (int i = 0; i < want.n; i++) {
        (void)snprintf(text, sizeof text, want.at[i].down ? "%d,%d:[%.2s]" : "%d,%d:%.2s", want.at[i].line,
                       want.at[i].column, goblins_script_code(want.at[i].def, code));
        wordlist_add(&wanted, text);
        list.word[list.n++] = wanted.word[wanted.n - 1];
    }
    return statement_compare(&list, 2, &got, false);
}

static Status expect_at(ScenarioTable *t, const Statement *st)
{
    int line, column;
    char text[LIST_WORD];
    if (st->n != 4 || !goblins_script_cell(st->word[2], &line, &column))
        return statement_unreadable(st, "at 2,1 Rb");
    int cell = goblins_cell(&t->state.s, line, column);
    const char *there = cell < 0 ? "-" : entry(&t->state.s, cell, text);
    return strcmp(there, st->word[3]) == 0 ? status_ok()
                                           : status_error(SCENARIO_FAILED, "expected %s, got %s", st->word[3], there);
}

static Status expect_chain(ScenarioTable *t, const Statement *st)
{
    WordList got = {0};
    char text[LIST_WORD];
    for (int i = 0; i < t->nchain; i++)
        wordlist_add(&got, goblins_script_cell_text(&t->state.s, t->chain[i], text));
    return statement_compare(st, 2, &got, true);
}

static Status expect_extent(ScenarioTable *t, const Statement *st)
{
    Extent e = goblins_extent(&t->state.s);
    WordList got = {0};
    char text[LIST_WORD];
    (void)snprintf(text, sizeof text, "%d", e.west);
    wordlist_add(&got, text);
    (void)snprintf(text, sizeof text, "%d", e.west + e.width - 1);
    wordlist_add(&got, text);
    return statement_compare(st, 2, &got, true);
}

static Status expect_lines(ScenarioTable *t, const Statement *st)
{
    WordList got = {0};
    char text[LIST_WORD];
    for (int row = 0; row < GRID_ROWS; row++) {
        if (!(t->state.open >> row & 1))
            continue;
        (void)snprintf(text, sizeof text, "%d", row + goblins_first_line(&t->state.s));
        wordlist_add(&got, text);
    }
    return statement_compare(st, 2, &got, false);
}

static Status expect_pieces(ScenarioTable *t, const Statement *st, int from, PlaceId at)
{
    const State *s = &t->state.s;
    WordList got = {0};
    char text[LIST_WORD];
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        wordlist_add(&got, goblins_script_code(s->piece[p].def, text));
    return statement_compare(st, from, &got, false);
}

static Status expect_drawn(ScenarioTable *t, const Statement *st)
{
    WordList got = {0};
    char text[LIST_WORD];
    if (t->drawn)
        wordlist_add(&got, goblins_script_code(t->drawn, text));
    return statement_compare(st, 2, &got, true);
}

/* ---- who is shown what ------------------------------------------------------------------------------------------ */

/* The places that an item of "sees" stands for: a range. */
static bool shown_places(const ScenarioTable *t, const char *item, int *first, int *last)
{
    int line, column, seat;
    *first = *last = -1;
    if (strcmp(item, "aside") == 0)
        *first = *last = PLACE_ASIDE;
    else if (strcmp(item, "deck") == 0)
        *first = *last = PLACE_DECK;
    else if (strncmp(item, "crown:", 6) == 0 && (seat = goblins_script_seat(t, item + 6)) >= 0)
        *first = *last = crown_of(seat);
    else if (strncmp(item, "hand:", 5) == 0 && (seat = goblins_script_seat(t, item + 5)) >= 0)
        *first = *last = hand_of(seat);
    else if (goblins_script_cell(item, &line, &column) && goblins_cell(&t->state.s, line, column) >= 0)
        *first = *last = cell_place(goblins_cell(&t->state.s, line, column));
    return *first >= 0;
}

static Status expect_sight(ScenarioTable *t, const Statement *st, bool sees)
{
    int seat = st->n > 2 ? goblins_script_seat(t, st->word[2]) : -1;
    if (seat < 0)
        return statement_unreadable(st, "no such seat");
    Status result = status_ok();
    View *v = view_new(&goblins_game);
    view_of(v, &t->state.s, seat, VIEW_EYES);
    const State *s = view_state(v);
    for (int i = 3; !result.code && i < st->n; i++) {
        int first, last, hidden = 0;
        if (!shown_places(t, st->word[i], &first, &last)) {
            result = statement_unreadable(st, "crown:X, hand:X, aside, deck or a cell");
            break;
        }
        for (PieceId p = table_first(s, (PlaceId)first); p != NO_PIECE; p = s->piece[p].next)
            hidden += s->piece[p].def == DEF_HIDDEN;
        int all = table_size(s, (PlaceId)first);
        bool may_be_empty = first == PLACE_DECK || (first >= PLACE_HAND && first < PLACE_HAND + GOBLINS_SEATS);
        if (hidden != (sees ? 0 : all) || (sees && all == 0 && !may_be_empty))
            result = status_error(SCENARIO_FAILED, "expected that %s %s %s, got the opposite", st->word[2],
                                  sees ? "sees" : "does not see", st->word[i]);
    }
    view_free(v);
    return result;
}

/* ---- numbers of clans and seats --------------------------------------------------------------------------------- */

/* "R 4 E 1": of all clans; those not listed have 0, "-" alone: all. */
static Status per_clan(const Statement *st, int from, const int got[CLAN_COUNT])
{
    int want[CLAN_COUNT] = {0};
    bool none = st->n == from + 1 && strcmp(st->word[from], "-") == 0;
    if (!none && (st->n <= from || (st->n - from) % 2))
        return statement_unreadable(st, "a clan and its number, for each clan");
    for (int i = from; !none && i < st->n; i += 2) {
        int clan = goblins_script_clan(st->word[i]);
        if (clan < 0 || !statement_number(st->word[i + 1], &want[clan]))
            return statement_unreadable(st, "no such clan or number");
    }
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (want[clan] != got[clan])
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", goblins_clan_name[clan], want[clan],
                                got[clan]);
    return status_ok();
}

static Status clans_of_line(ScenarioTable *t, const Statement *st, bool points)
{
    const State *s = &t->state.s;
    int line, got[CLAN_COUNT];
    if (st->n < 4 || !statement_number(st->word[2], &line))
        return statement_unreadable(st, "a line, then clans and numbers");
    int row = line - goblins_first_line(s);
    if (row < 0 || row >= GRID_ROWS)
        return statement_unreadable(st, "there is no such line");
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        got[clan] = points ? goblins_line_points(s, row, (Clan)clan, NULL) : goblins_strength(s, row, (Clan)clan);
    return per_clan(st, 3, got);
}

static Status of_clans(ScenarioTable *t, const Statement *st, int (*value)(const State *, Clan))
{
    int got[CLAN_COUNT];
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        got[clan] = value(&t->state.s, (Clan)clan);
    return per_clan(st, 2, got);
}

static int score_of(const State *s, int seat)
{
    return goblins_points(s, goblins_crown(s, seat));
}

static int rank_of(const State *s, int seat)
{
    uint8_t rank[SEAT_MAX];
    goblins_ranks(s, rank);
    return rank[seat];
}

static int hand_size(const State *s, int seat)
{
    return table_size(s, hand_of(seat));
}

static Status per_seat(ScenarioTable *t, const Statement *st, int (*value)(const State *, int))
{
    if (st->n < 4 || st->n % 2)
        return statement_unreadable(st, "a seat and its number, for each seat");
    for (int i = 2; i < st->n; i += 2) {
        int seat = goblins_script_seat(t, st->word[i]), want;
        if (seat < 0 || !statement_number(st->word[i + 1], &want))
            return statement_unreadable(st, "no such seat or number");
        int got = value(&t->state.s, seat);
        if (want != got)
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", st->word[i], want, got);
    }
    return status_ok();
}

static Status expect_crown(ScenarioTable *t, const Statement *st)
{
    if (st->n < 4 || st->n % 2)
        return statement_unreadable(st, "a seat and its clan, for each seat");
    for (int i = 2; i < st->n; i += 2) {
        int seat = goblins_script_seat(t, st->word[i]), clan = goblins_script_clan(st->word[i + 1]);
        if (seat < 0 || clan < 0)
            return statement_unreadable(st, "no such seat or clan");
        if (goblins_crown(&t->state.s, seat) != (Clan)clan)
            return status_error(SCENARIO_FAILED, "expected %s %s, got another clan", st->word[i], st->word[i + 1]);
    }
    return status_ok();
}

static Status expect_winner(ScenarioTable *t, const Statement *st)
{
    WordList got = {0};
    unsigned winners = goblins_winners(&t->state.s);
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (winners >> seat & 1)
            wordlist_add(&got, t->cfg.name[seat]);
    return statement_compare(st, 2, &got, false);
}

/* ---- all expectations ------------------------------------------------------------------------------------------- */

static Status expect_turn(ScenarioTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    int seat = st->n == 3 ? goblins_script_seat(t, st->word[2]) : -1;
    if (seat < 0)
        return statement_unreadable(st, "no such seat");
    if (s->phase == PHASE_PLACE && s->to_act == seat)
        return status_ok();
    return status_error(SCENARIO_FAILED, "expected a turn of %s, got %s%s", st->word[2],
                        s->over                   ? "the end"
                        : s->phase == PHASE_POWER ? "a question to "
                                                  : "a turn of ",
                        s->over ? "" : t->cfg.name[s->to_act]);
}

static Status about_choices(ScenarioTable *t, const Statement *st, bool *known)
{
    static const struct {
        const char *word;
        uint8_t kind;
    } asked[] = {{"downs", MOVE_DOWN},   {"lifts", MOVE_LIFT}, {"raises", MOVE_RAISE},
                 {"throws", MOVE_THROW}, {"lays", MOVE_LAY},   {"swaps", MOVE_SWAP}};
    const char *what = st->word[1];
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        if (strcmp(what, asked[i].word) == 0)
            return expect_power(t, st, asked[i].kind);
    if (strcmp(what, "slides") == 0)
        return expect_slides(t, st);
    if (strcmp(what, "cells") == 0)
        return expect_cells(t, st);
    if (strcmp(what, "replaces") == 0)
        return expect_replaces(t, st);
    if (strcmp(what, "allowed") == 0 || strcmp(what, "refused") == 0)
        return expect_move(t, st, what[0] == 'a');
    if (strcmp(what, "turn") == 0)
        return expect_turn(t, st);
    if (strcmp(what, "over") == 0)
        return t->state.s.over && st->n == 2 ? status_ok() : otherwise(st, "that the game goes on");
    *known = false;
    return status_ok();
}

static Status about_the_table(ScenarioTable *t, const Statement *st, bool *known)
{
    const State *s = &t->state.s;
    const char *what = st->word[1];
    int seat = st->n > 2 ? goblins_script_seat(t, st->word[2]) : -1;
    if (strcmp(what, "grid") == 0)
        return expect_grid(t, st);
    if (strcmp(what, "at") == 0)
        return expect_at(t, st);
    if (strcmp(what, "chain") == 0)
        return expect_chain(t, st);
    if (strcmp(what, "extent") == 0)
        return expect_extent(t, st);
    if (strcmp(what, "lines") == 0)
        return expect_lines(t, st);
    if (strcmp(what, "horde") == 0)
        return number(st, 2, cells_count(plane_of(s, PLANE_TAKEN)));
    if (strcmp(what, "deck") == 0)
        return number(st, 2, table_size(s, PLACE_DECK));
    if (strcmp(what, "box") == 0)
        return number(st, 2, table_size(s, PLACE_BOX));
    if (strcmp(what, "cards") == 0)
        return number(st, 2, s->npieces);
    if (strcmp(what, "hands") == 0)
        return per_seat(t, st, hand_size);
    if (strcmp(what, "hand") == 0)
        return seat < 0 ? statement_unreadable(st, "no such seat") : expect_pieces(t, st, 3, hand_of(seat));
    if (strcmp(what, "drawn") == 0)
        return expect_drawn(t, st);
    if (strcmp(what, "crown") == 0)
        return expect_crown(t, st);
    if (strcmp(what, "aside") == 0)
        return expect_pieces(t, st, 2, PLACE_ASIDE);
    if (strcmp(what, "sees") == 0 || strcmp(what, "unseen") == 0)
        return expect_sight(t, st, what[0] == 's');
    *known = false;
    return status_ok();
}

Status goblins_script_expect(ScenarioTable *t, const Statement *st)
{
    if (st->n < 2)
        return statement_unreadable(st, "nothing is expected");
    const char *what = st->word[1];
    bool known = true;
    Status result = about_choices(t, st, &known);
    if (known)
        return result;
    known = true;
    result = about_the_table(t, st, &known);
    if (known)
        return result;
    if (strcmp(what, "strength") == 0 || strcmp(what, "line") == 0)
        return clans_of_line(t, st, what[0] == 'l');
    if (strcmp(what, "points") == 0)
        return of_clans(t, st, goblins_points);
    if (strcmp(what, "alone") == 0)
        return of_clans(t, st, goblins_alone);
    if (strcmp(what, "standing") == 0)
        return of_clans(t, st, goblins_standing_of);
    if (strcmp(what, "score") == 0)
        return per_seat(t, st, score_of);
    if (strcmp(what, "rank") == 0)
        return per_seat(t, st, rank_of);
    if (strcmp(what, "winner") == 0)
        return expect_winner(t, st);
    return statement_unreadable(st, "no such expectation");
}
