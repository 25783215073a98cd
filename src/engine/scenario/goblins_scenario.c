/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the frame of a scenario block (docs/rules/goblins.md, section 7.0), and the words all its parts share. */
#include "engine/scenario/goblins_scenario.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "core/text.h"

/* ---- words ------------------------------------------------------------------------------------------------------ */

static const char clan_letters[] = "RESA", role_letters[] = "fkbpshtmawcd";

int goblins_script_seat(const ScenarioTable *t, const char *name)
{
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (strcmp(t->cfg.name[seat], name) == 0)
            return seat;
    return -1;
}

int goblins_script_clan(const char *letter)
{
    const char *at = letter[0] && !letter[1] ? strchr(clan_letters, letter[0]) : NULL;
    return at ? (int)(at - clan_letters) : -1;
}

int goblins_script_card(const char *code)
{
    if (strlen(code) != 2)
        return -1;
    const char *clan = strchr(clan_letters, code[0]), *role = strchr(role_letters, code[1]);
    return clan && role ? goblins_def((Clan)(clan - clan_letters), (Role)(role - role_letters)) : -1;
}

const char *goblins_script_code(DefId def, char out[LIST_WORD])
{
    if (def >= DEF_CROWN)
        (void)snprintf(out, LIST_WORD, "%c", clan_letters[goblins_clan(def)]);
    else
        (void)snprintf(out, LIST_WORD, "%c%c", clan_letters[goblins_clan(def)], role_letters[goblins_role(def)]);
    return out;
}

bool goblins_script_cell(const char *word, int *line, int *column)
{
    char copy[LIST_WORD];
    (void)snprintf(copy, sizeof copy, "%s", word);
    char *comma = strchr(copy, ',');
    if (!comma)
        return false;
    *comma = '\0';
    return statement_number(copy, line) && statement_number(comma + 1, column);
}

const char *goblins_script_cell_text(const State *s, int cell, char out[LIST_WORD])
{
    (void)snprintf(out, LIST_WORD, "%d,%d", cell / GRID_RING + goblins_first_line(s), goblins_column(s, cell));
    return out;
}

/* ---- grids ------------------------------------------------------------------------------------------------------ */

static bool is_row(const Statement *st)
{
    int line;
    return st->n > 0 && statement_number(st->word[0], &line);
}

static Status read_entry(const Statement *st, const char *word, int line, int column, Grid *out)
{
    size_t n = strlen(word);
    bool down = word[0] == '[' && n == 4 && word[3] == ']';
    char code[3] = {down ? word[1] : word[0], down ? word[2] : word[1], '\0'};
    if (strcmp(word, ".") == 0)
        return status_ok();
    int def = down || n == 2 ? goblins_script_card(code) : -1;
    if (def < 0)
        return statement_unreadable(st, "a cell is a card, a card in brackets or a dot");
    if (out->n == GRID_MOST)
        return statement_unreadable(st, "there are not that many goblins");
    out->at[out->n++] = (Lies){line, column, (DefId)def, down};
    return status_ok();
}

Status goblins_script_grid(const ScenarioTable *t, const Statement *st, int at, Grid *out)
{
    int west;
    *out = (Grid){0};
    if (st->n != at + 1 || !statement_number(st->word[at], &west))
        return statement_unreadable(st, "grid x: the column of the first cell of the rows");
    for (int i = t->next; i < t->nlines; i++) {
        Statement row;
        int line;
        if (!statement_cut(t->lines[i], &row) || !is_row(&row))
            break;
        if (!statement_number(row.word[0], &line) || out->nlines == GRID_ROWS ||
            (out->nlines > 0 && line <= out->line[out->nlines - 1]))
            return statement_unreadable(&row, "the rows of a grid are lines from the top, four at most");
        out->line[out->nlines++] = line;
        for (int k = 1; k < row.n; k++) {
            Status read = read_entry(&row, row.word[k], line, west + k - 1, out);
            if (read.code)
                return read;
        }
    }
    return out->nlines ? status_ok() : statement_unreadable(st, "a grid without rows");
}

/* ---- a block ---------------------------------------------------------------------------------------------------- */

static void *open_table(const char *const *lines, int n)
{
    ScenarioTable *t = xcalloc(1, sizeof *t);
    t->cfg = game_preset(&goblins_game, 2);
    t->cfg.nseats = 0; /* until the seats line */
    t->lines = lines;
    t->nlines = n;
    t->turn = t->first = -1;
    t->luck = rng_seed(0x60B1);
    return t;
}

void goblins_script_heard(ScenarioTable *t, const Events *ev)
{
    DefId drew = DEF_HIDDEN;
    t->nchain = 0;
    for (int i = 0; i < ev->n; i++) {
        const Event *e = &ev->e[i];
        if (e->kind == EV_DOWNED)
            t->chain[t->nchain++] = e->to - PLACE_CELL;
        else if (e->kind == EV_DREW)
            drew = e->def;
        else if (e->kind == EV_TURN || e->kind == EV_OVER)
            t->drawn = drew;
    }
}

static Status mark(ScenarioTable *t, const Statement *st)
{
    if (st->n != 1)
        return statement_unreadable(st, "too many words");
    if (statement_begins(st, "return") && !t->has_mark)
        return statement_unreadable(st, "there is no mark to go back to");
    if (statement_begins(st, "return"))
        t->state = t->marked;
    else
        t->marked = t->state;
    t->has_mark = true;
    return status_ok();
}

static Status statement(ScenarioTable *t, const Statement *st)
{
    Status result = status_ok();
    if (is_row(st)) /* read with the line it belongs to */
        return t->row_of ? status_ok() : statement_unreadable(st, "a row of no grid");
    t->row_of = ROWS_NONE;
    if (goblins_script_position_word(t, st, &result))
        return result;
    if (!t->built)
        result = goblins_script_build(t);
    if (result.code)
        return result;
    if (statement_begins(st, "="))
        return goblins_script_expect(t, st);
    if (statement_begins(st, "play"))
        return goblins_script_play(t, st);
    if (statement_begins(st, "mark") || statement_begins(st, "return"))
        return mark(t, st);
    return goblins_script_move(t, st);
}

static Status line(void *table, const char *text)
{
    ScenarioTable *t = table;
    Statement st;
    t->next++;
    if (!statement_cut(text, &st))
        return status_error(SCENARIO_UNREADABLE, "the line is too long");
    if (st.n == 0)
        return status_ok();
    Status result = statement(t, &st);
    text_names(&t->cfg, result.text, sizeof result.text);
    if (result.code || !t->built)
        return result;
    const char *fault = table_fault(&t->state.s, &goblins_game, NULL);
    fault = fault ? fault : goblins_fault(&t->state.s);
    return fault ? status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault) : result;
}

static Status end_table(void *table)
{
    const ScenarioTable *t = table;
    return t->built ? status_ok()
                    : status_error(SCENARIO_UNREADABLE, "the block has neither a move nor an expectation");
}

const ScenarioWords goblins_scenario = {.game = "goblins",
                                        .fence = "gh",
                                        .comment = "#",
                                        .separator = ";",
                                        .open = open_table,
                                        .line = line,
                                        .end = end_table,
                                        .close = free};
