/* SPDX-License-Identifier: MIT
 * What every notation has: the words of positions that follow from a game's tables.
 *
 *     seats A B; option handful large; lies heap three one; lies pouch B two!; is turn B; is round 3
 *
 * lies: a place, or a kind of place and a seat ("pouch B" is "pouch-1"), and the pieces there in their order; a second
 * line goes on where the first ended.  "two!" is seen by all, "?" is any piece that is left, "9?" nine of them.  What no
 * line names lies where the game keeps the rest; without such a line all lies as the set-up leaves it.
 * is: a field of the game, "round", "phase", "turn", "over"; a field of seats is written "A 3 B 2".  The others are as the
 * set-up leaves them. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/position.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/scenario/vocabulary.h"

int scenario_place_of(const Scenario *t, const char *kind, const char *name)
{
    char word[WORD_MAX];
    int seat = scenario_seat(t, name);
    (void)snprintf(word, sizeof word, "%.40s-%d", kind, seat);
    return seat < 0 ? -1 : place_by_word(t->game, word);
}

int scenario_place(const Scenario *t, const Statement *stmt, int *at)
{
    int place = place_by_word(t->game, statement_word(stmt, *at));
    int of_seat = place < 0 ? scenario_place_of(t, statement_word(stmt, *at), statement_word(stmt, *at + 1)) : -1;
    *at += of_seat < 0 ? 1 : 2;
    return place < 0 ? of_seat : place;
}

/* Returns the piece of that code; 0 or less: there is none. */
static int scenario_def(const Scenario *t, const char *code)
{
    return t->words->def ? t->words->def(code) : def_by_word(t->game, code);
}

const char *scenario_code(const ScenarioWords *words, DefId def, char out[LIST_WORD])
{
    if (words->code)
        return words->code(def, out);
    (void)snprintf(out, LIST_WORD, "%s", words->game->def[def].word);
    return out;
}

/* ---- described -------------------------------------------------------------------------------------------------- */

/* Where a statement says what it is about: behind "lies" or "is", or at once, as in the row of a vocabulary. */
static int subject(const Statement *stmt, const char *plain)
{
    return statement_is(stmt, 0, plain) ? 1 : 0;
}

Status scenario_add_piece(Scenario *t, int def, PlaceId at, bool open)
{
    if (t->npieces == PIECE_MAX)
        return status_error(SCENARIO_UNREADABLE, "there are not that many pieces");
    t->piece[t->npieces++] = (ScenarioPiece){(DefId)def, at, open};
    return status_ok();
}

/* "two", "two!", "?", "9?". */
static Status lies_one(Scenario *t, const Statement *stmt, const char *word, PlaceId at)
{
    char code[LIST_WORD];
    size_t n = strlen(word), size = n < sizeof code ? n : sizeof code - 1;
    char mark = n > 0 ? word[n - 1] : '\0';
    bool open = mark == '!' && n > 1, unknown = mark == '?';
    int copies = 1, def = DEF_HIDDEN;
    (void)snprintf(code, sizeof code, "%.*s", (int)(size - (open || unknown)), word);
    bool good = unknown ? !code[0] || (statement_number(code, &copies) && copies >= 0 && copies <= PIECE_MAX)
                        : (def = scenario_def(t, code)) > 0;
    Status result = good ? status_ok() : statement_unreadable(stmt, "there is no such piece");
    while (!result.code && copies-- > 0)
        result = scenario_add_piece(t, def, at, open);
    return result;
}

Status scenario_lies(Scenario *t, Statement *stmt)
{
    int i = subject(stmt, "lies"), at = scenario_place(t, stmt, &i);
    if (at < 0)
        return statement_unreadable(stmt, "there is no such place");
    Status result = status_ok();
    for (; !result.code && i < stmt->n; i++)
        result = lies_one(t, stmt, stmt->word[i], (PlaceId)at);
    return result;
}

static const FieldSpec *field_of(const Game *g, const char *word)
{
    for (int i = 0; i < g->nfields; i++)
        if (strcmp(g->field[i].word, word) == 0)
            return &g->field[i];
    return NULL;
}

static json_t *value_of(const Scenario *t, const char *word)
{
    int n, seat = scenario_seat(t, word);
    if (seat >= 0 || statement_number(word, &n))
        return json_integer(seat >= 0 ? seat : n);
    if (strcmp(word, scenario_name(t, NO_SEAT)) == 0)
        return json_null();
    int def = scenario_def(t, word);
    return json_string(def > 0 ? t->game->def[def].word : word);
}

/* How positions call it. */
static const char *member_of(const char *word)
{
    return strcmp(word, "turn") == 0 ? "to_act" : word;
}

/* "A 3 B 2"; seats that are not named have 0. NULL: a word that is no seat, or a seat without a value. */
static json_t *values_of_seats(const Scenario *t, const Statement *stmt, int from)
{
    json_t *list = json_array();
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        (void)json_array_append_new(list, json_integer(0));
    for (int i = from; i < stmt->n; i += 2) {
        int seat = scenario_seat(t, stmt->word[i]);
        if (seat < 0 || i + 1 == stmt->n) {
            json_decref(list);
            return NULL;
        }
        (void)json_array_set_new(list, (size_t)seat, value_of(t, stmt->word[i + 1]));
    }
    return list;
}

static json_t *values(const Scenario *t, const Statement *stmt, int from)
{
    json_t *list = json_array();
    for (int i = from; i < stmt->n; i++)
        (void)json_array_append_new(list, value_of(t, stmt->word[i]));
    return list;
}

Status scenario_is(Scenario *t, Statement *stmt)
{
    int from = subject(stmt, "is") + 1;
    const char *word = statement_word(stmt, from - 1);
    const FieldSpec *f = field_of(t->game, word);
    bool over = strcmp(word, "over") == 0, one = !f || f->count == 1;
    if (stmt->n < from || (one && stmt->n != from + !over))
        return statement_unreadable(stmt, "no such field, or not its value");
    json_t *value = over                   ? json_true()
                    : one                  ? value_of(t, stmt->word[from])
                    : f->count == PER_SEAT ? values_of_seats(t, stmt, from)
                                           : values(t, stmt, from);
    if (!t->said)
        t->said = json_object();
    bool text = json_object_set_new(t->said, member_of(word), value) == 0; /* or NULL, or no UTF-8 */
    return text ? status_ok() : statement_unreadable(stmt, "no such field, or not its value");
}

/* A vocabulary that builds its positions by itself has rows for what may be described. */
static Status lies(Scenario *t, Statement *stmt)
{
    return t->words->build ? statement_unreadable(stmt, "not a word of this notation") : scenario_lies(t, stmt);
}

static Status is(Scenario *t, Statement *stmt)
{
    return t->words->build ? statement_unreadable(stmt, "not a word of this notation") : scenario_is(t, stmt);
}

const ScenarioWord scenario_plain_words[] = {
    {"seats", IN_POSITION, scenario_seats},
    {"option", IN_POSITION, scenario_option},
    {"dice", ANYWHERE, scenario_dice},
    {"lies", IN_POSITION, lies},
    {"is", IN_POSITION, is},
    {"again", ANYWHERE, scenario_again},
    {NULL, 0, NULL},
};

/* ---- built ------------------------------------------------------------------------------------------------------ */

bool scenario_says(const Scenario *t, const char *word)
{
    return t->said && json_object_get(t->said, member_of(word));
}

Status scenario_said(const Scenario *t, const char *word, int least, int most, int *out)
{
    const json_t *value = t->said ? json_object_get(t->said, member_of(word)) : NULL;
    if (!value)
        return status_ok();
    json_int_t n = json_integer_value(value);
    bool good = json_is_integer(value) && n >= least && n <= most;
    *out = good ? (int)n : *out;
    return good ? status_ok()
                : status_error(SCENARIO_UNREADABLE, "'%s': a number from %d to %d, or a seat", word, least, most);
}

static json_t *piece_out(const Scenario *t, const ScenarioPiece *p)
{
    const char *word = p->def ? t->game->def[p->def].word : "?";
    return p->open ? json_pack("{s:s,s:i}", "word", word, "known", (1 << t->cfg.nseats) - 1) : json_string(word);
}

static json_t *places_out(const Scenario *t)
{
    json_t *places = json_object();
    for (int i = 0; i < t->npieces; i++) {
        const char *at = t->game->place[t->piece[i].at].word;
        if (!json_object_get(places, at))
            (void)json_object_set_new(places, at, json_array());
        (void)json_array_append_new(json_object_get(places, at), piece_out(t, &t->piece[i]));
    }
    return places;
}

/* Returns the position of a fresh set-up in which the lines of the scenario replace everything that they mention. */
static json_t *position_of(const Scenario *t)
{
    State *fresh = xcalloc(1, t->game->state_size);
    t->game->setup(fresh, &t->cfg, NULL);
    json_t *out = position_out(t->game, &t->cfg, fresh);
    free(fresh);
    if (t->npieces) {
        (void)json_object_set_new(out, "places", places_out(t));
        (void)json_object_del(out, "waiting");
        (void)json_object_del(out, "queue");
    }
    for (int i = 0; t->npieces && i < t->game->nfields; i++)
        if (t->game->field[i].kind == FIELD_PIECE) /* it may lie elsewhere */
            (void)json_object_del(out, t->game->field[i].word);
    if (scenario_says(t, "turn"))
        (void)json_object_del(out, "may_act");
    if (t->said)
        (void)json_object_update(out, t->said);
    return out;
}

Status scenario_build_plain(Scenario *t, State *s)
{
    json_t *position = position_of(t);
    Status read = position_in(t->game, position, 1, &t->cfg, s);
    json_decref(position);
    return read.code ? status_error(SCENARIO_UNREADABLE, "%s", read.text) : read;
}

void scenario_forget(Scenario *t)
{
    json_decref(t->said);
    t->said = NULL;
    t->npieces = 0;
}
