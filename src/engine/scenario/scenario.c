/* SPDX-License-Identifier: MIT
 * Plays the statements of one scenario block, for every game. */
#include "engine/scenario/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/position.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/scenario/vocabulary.h"

/* ---- the moment ------------------------------------------------------------------------------------------------- */

const State *scenario_state(const Scenario *t)
{
    return match_truth_at(t->match, t->at);
}

void scenario_legal(const Scenario *t, Moves *out)
{
    match_legal_at(t->match, t->at, scenario_state(t)->to_act, out);
}

void scenario_set(Scenario *t, const State *s)
{
    Match *old = t->match;
    t->match = match_from(t->game, &t->cfg, s);
    t->at = 0;
    match_settle(t->match);
    match_free(old);
}

static State *state_new(const Scenario *t)
{
    return xcalloc(1, t->game->state_size);
}

static State *state_copy(const Scenario *t)
{
    State *s = state_new(t);
    memcpy(s, scenario_state(t), t->game->state_size);
    return s;
}

/* Every event of the move that led from `serial` to the next moment, with all that anybody saw. The caller frees it. */
static Event *step_events(const Scenario *t, uint32_t serial, int *n)
{
    *n = match_events_of(t->match, NO_SEAT, serial, NULL, 0);
    Event *out = xcalloc((size_t)*n + 1, sizeof *out), *one = xcalloc((size_t)*n + 1, sizeof *one);
    (void)match_events_of(t->match, NO_SEAT, serial, out, *n);
    for (int seat = 0; seat < t->cfg.nseats; seat++) {
        (void)match_events_of(t->match, seat, serial, one, *n);
        for (int i = 0; i < *n; i++)
            out[i].def = out[i].def == DEF_HIDDEN ? one[i].def : out[i].def;
    }
    free(one);
    return out;
}

static void report(Scenario *t, const Move *m, SaidAs as)
{
    if (t->hear)
        t->hear(t, m, as);
}

/* ---- dice ------------------------------------------------------------------------------------------------------- */

void scenario_rig(const Scenario *t, State *s)
{
    memset(s->dice, 0, sizeof s->dice);
    s->idice = s->ndice = 0;
    for (int i = t->used; i < t->ndice && s->ndice < DICE_MAX; i++)
        s->dice[s->ndice++] = t->die[i].value;
}

Status scenario_rolled(Scenario *t, const Event *e, int n)
{
    for (int i = 0; i < n; i++) {
        if (e[i].kind != t->words->roll)
            continue;
        if (t->used == t->ndice)
            return status_error(SCENARIO_FAILED, "expected no further roll, got one of a d%d that no dice line gives",
                                e[i].other);
        if (t->die[t->used].sides != e[i].other)
            return status_error(SCENARIO_FAILED, "expected d%d=%d to be rolled, got a roll of a d%d",
                                t->die[t->used].sides, t->die[t->used].value, e[i].other);
        t->used++;
    }
    return status_ok();
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

Status scenario_play(Scenario *t, Move m)
{
    if (t->at < match_serial(t->match)) { /* the match went on by itself */
        if (!move_same(match_move(t->match, t->at), m))
            return status_error(SCENARIO_FAILED, "expected another move, got one that plays itself");
    } else {
        Status played = match_play(t->match, t->at, m);
        if (played.code)
            return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s", played.text);
    }
    int n;
    Event *e = step_events(t, t->at++, &n);
    if (t->words->heard)
        t->words->heard(t, e, n);
    Status result = t->words->roll ? scenario_rolled(t, e, n) : status_ok();
    free(e);
    return result;
}

enum { NOT_REFUSED_WELL = SCENARIO_UNREADABLE + 1 };

/* A refusal names its rule and changes nothing. */
static Status refused(Match *m, Move mv, const Status *said, uint64_t before)
{
    Why why;
    match_why(m, mv, &why);
    if (!match_over(m) && !why.rule[0])
        return status_error(NOT_REFUSED_WELL, "expected a rule that forbids it, got none: %s", said->text);
    if (match_hash(m) != before)
        return status_error(NOT_REFUSED_WELL, "expected that a refused move changes nothing, got a change");
    return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s", said->text);
}

/* Whether all of it could be played now, one move after the other: asked of a match of its own. */
static Status try_out(const Scenario *t, const Meaning *what)
{
    if (what->never.text[0])
        return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s (%s)", what->never.text,
                            what->never.rule);
    Match *m = match_from(t->game, &t->cfg, what->state);
    Status result = status_ok();
    for (int i = 0; !result.code && i < what->n; i++) {
        uint64_t before = match_hash(m);
        result = match_play(m, match_serial(m), what->move[i]);
        if (result.code)
            result = refused(m, what->move[i], &result, before);
    }
    match_free(m);
    return result;
}

void meaning_never(Meaning *m, const char *rule, const char *text)
{
    if (m->never.text[0])
        return;
    (void)snprintf(m->never.text, sizeof m->never.text, "%s", text);
    (void)snprintf(m->never.rule, sizeof m->never.rule, "%s", rule);
}

void meaning_add(Meaning *m, int kind, unsigned a, unsigned b)
{
    REQUIRE(m->n < MEANING_MOVES);
    m->move[m->n++] = (Move){(uint8_t)kind, m->seat, (uint16_t)a, (uint16_t)b, 0};
}

Status scenario_form(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    Move mv = {m->verb->kind, m->seat, 0, 0, 0};
    uint16_t *const argument[] = {&mv.a, &mv.b, &mv.c};
    const char *form = m->verb->form ? m->verb->form : "";
    bool good = true;
    int n = 0, i = at;
    for (const char *f = form; good && *f; i++) {
        size_t length = strcspn(f, " ");
        const char *word = statement_word(stmt, i);
        good = length > 1 ? strlen(word) == length && strncmp(word, f, length) == 0
                          : n < 3 && *word && t->words->argument(*f, word, m, argument[n++]);
        f += length + (f[length] == ' ');
    }
    if (!good || i != stmt->n)
        return status_error(SCENARIO_UNREADABLE, "'%s': it is written '%s %s'", stmt->word[0], m->verb->word, form);
    m->move[m->n++] = mv;
    return status_ok();
}

static Status scenario_move_text(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    char text[STATEMENT_TEXT] = "";
    for (int i = at; i < stmt->n; i++)
        str_add(text, sizeof text, i > at ? " %s" : "%s", stmt->word[i]);
    Status result = move_parse(t->game, m->state, m->seat, text, &m->move[0]);
    m->n = 1;
    return result.code ? statement_unreadable(stmt, result.text) : result;
}

static Status mean(const Scenario *t, const Statement *stmt, int from, Meaning *m)
{
    static const ScenarioVerb none = {.word = NULL};
    const ScenarioWords *words = t->words;
    bool plain = !words->verb;
    *m = (Meaning){.never = {.cause = NO_PIECE}, .state = state_copy(t), .verb = plain ? &none : words->verb};
    int seat = words->seats_act || plain ? scenario_seat(t, statement_word(stmt, from)) : -1;
    int at = seat < 0 ? from : from + 1;
    m->seat = seat < 0 ? m->state->to_act : (uint8_t)seat;
    for (; m->verb->word; m->verb++)
        if (statement_is(stmt, at, m->verb->word) && (m->verb->alone || !words->seats_act) == (seat < 0))
            break;
    if (m->verb->read)
        return m->verb->read(t, stmt, m->verb->word ? at + 1 : at, m);
    if (m->verb->word)
        return scenario_form(t, stmt, at + 1, m);
    return words->seats_act && seat < 0 ? statement_unreadable(stmt, "neither a word of this notation nor a move")
                                        : scenario_move_text(t, stmt, at, m);
}

static Status play_unsaid(Scenario *t, const Statement *stmt)
{
    Move m;
    Status result = status_ok();
    while (!result.code && t->words->unsaid && t->words->unsaid(t, stmt, &m))
        result = scenario_play(t, m);
    return result;
}

static Status play(Scenario *t, const Statement *stmt, int from)
{
    Meaning what;
    Status result = mean(t, stmt, from, &what);
    if (!result.code)
        result = try_out(t, &what);
    if (!result.code && (what.rigged || t->used < t->ndice)) {
        scenario_rig(t, what.state);
        scenario_set(t, what.state);
    }
    for (int i = 0; !result.code && i < what.n; i++) {
        result = scenario_play(t, what.move[i]);
        if (!result.code)
            report(t, &what.move[i], SAID_PLAYED);
    }
    free(what.state);
    if (result.code == NOT_REFUSED_WELL)
        result.code = SCENARIO_FAILED;
    return result.code ? result : play_unsaid(t, NULL);
}

static Status ask(Scenario *t, const Statement *stmt, int from, bool legal)
{
    Meaning what;
    Status result = mean(t, stmt, from, &what);
    bool readable = !result.code;
    if (readable)
        result = try_out(t, &what);
    free(what.state);
    if (!readable)
        return result;
    if (!legal && !result.code)
        return status_error(SCENARIO_FAILED, "expected a refusal, got a legal move");
    if (!legal && result.code == SCENARIO_FAILED)
        result = status_ok();
    result.code = result.code ? SCENARIO_FAILED : 0;
    if (!result.code && what.n > 0)
        report(t, &what.move[what.n - 1], legal ? SAID_LEGAL : SAID_REFUSED);
    return result;
}

bool scenario_move(const ScenarioWords *words, const Setup *cfg, const State *s, const char *text, Move *out)
{
    Scenario *t = xcalloc(1, sizeof *t);
    Statement stmt;
    Meaning what = {.n = 0};
    t->words = words;
    t->game = words->game;
    t->cfg = *cfg;
    t->own = xcalloc(1, words->size + 1);
    scenario_set(t, s);
    bool named = statement_cut(text, &stmt) && !mean(t, &stmt, 0, &what).code && !what.never.text[0] && what.n == 1;
    if (named)
        *out = what.move[0];
    free(what.state);
    scenario_close(t);
    return named;
}

/* ---- words of every position ------------------------------------------------------------------------------------ */

int scenario_seat(const Scenario *t, const char *name)
{
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (strcmp(t->cfg.name[seat], name) == 0)
            return seat;
    return -1;
}

const char *scenario_name(const Scenario *t, int seat)
{
    const char *nobody = t->words->nobody ? t->words->nobody : "nobody";
    return seat >= 0 && seat < t->cfg.nseats ? t->cfg.name[seat] : nobody;
}

Status scenario_seats(Scenario *t, Statement *stmt)
{
    const Game *g = t->game;
    t->cfg.nseats = 0;
    if (stmt->n - 1 < g->seats_min || stmt->n - 1 > g->seats_max)
        return status_error(SCENARIO_UNREADABLE, "'seats': %d to %d of them", g->seats_min, g->seats_max);
    for (int i = 1; i < stmt->n; i++) {
        if (scenario_seat(t, stmt->word[i]) >= 0)
            return statement_unreadable(stmt, "two seats have one name");
        (void)snprintf(t->cfg.name[t->cfg.nseats++], SEAT_NAME_MAX, "%s", stmt->word[i]);
    }
    return status_ok();
}

Status scenario_option(Scenario *t, Statement *stmt)
{
    bool good = stmt->n == 3 && !option_set(t->game, stmt->word[1], stmt->word[2], &t->cfg).code;
    return good ? status_ok() : statement_unreadable(stmt, "no such option");
}

Status scenario_dice(Scenario *t, Statement *stmt)
{
    if (!t->words->roll)
        return statement_unreadable(stmt, "nobody rolls dice in this game");
    statement_cut_at(stmt, 1, '=');
    for (int i = 1; i < stmt->n; i += 2) {
        int sides = 0, n = 0;
        const char *die = stmt->word[i];
        bool good =
            die[0] == 'd' && statement_number(die + 1, &sides) && statement_number(statement_word(stmt, i + 1), &n);
        if (n == 0 && sides == 10)
            n = 10; /* as a d10 shows it */
        bool known = sides == 20 || sides == 12 || sides == 10 || sides == 8 || sides == 6 || sides == 4;
        if (!good || !known || n < 1 || n > sides)
            return statement_unreadable(stmt, "dice are written d20=13, of a d4, d6, d8, d10, d12 or d20");
        if (t->ndice == SCENARIO_DICE)
            return statement_unreadable(stmt, "too many dice");
        t->die[t->ndice].sides = (uint8_t)sides;
        t->die[t->ndice++].value = (uint8_t)n;
    }
    return status_ok();
}

/* ---- a block ---------------------------------------------------------------------------------------------------- */

static void describe_anew(Scenario *t)
{
    match_free(t->match);
    t->match = NULL;
    memset(t->own, 0, t->words->size);
    t->game = t->words->game;
    t->cfg = game_preset(t->game, t->game->seats_min);
    t->cfg.nseats = 0; /* until the seats line */
    memset(t->cfg.name, 0, sizeof t->cfg.name);
    t->ndice = t->used = 0;
    scenario_forget(t);
    if (t->words->begin)
        t->words->begin(t);
}

Scenario *scenario_open(const ScenarioWords *words, const char *const *lines, int n)
{
    Scenario *t = xcalloc(1, sizeof *t);
    t->words = words;
    t->own = xcalloc(1, words->size + 1);
    t->lines = lines;
    t->nlines = n;
    t->story = -1;
    describe_anew(t);
    Statement stmt;
    for (int i = 0; i < n; i++) /* names first: other lines use them */
        if (statement_cut(lines[i], &stmt) && statement_is(&stmt, 0, "seats"))
            (void)scenario_seats(t, &stmt);
    return t;
}

void scenario_close(Scenario *t)
{
    if (t->words->close)
        t->words->close(t);
    scenario_forget(t);
    match_free(t->match);
    free(t->own);
    free(t);
}

Status scenario_build(Scenario *t)
{
    if (t->match)
        return status_ok();
    if (t->cfg.nseats < t->game->seats_min)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats");
    State *s = state_new(t);
    t->story = t->story < 0 ? t->next - 1 : t->story; /* the first story says what the position is */
    Status result = t->words->build ? t->words->build(t, s) : scenario_build_plain(t, s);
    if (!result.code) {
        scenario_set(t, s);
        report(t, NULL, SAID_PLAYED);
    }
    free(s);
    return result;
}

static const ScenarioWord *row_of(const ScenarioWord *w, const Statement *stmt)
{
    while (w && w->word && !statement_is(stmt, 0, w->word))
        w++;
    return w && w->word ? w : NULL;
}

static const ScenarioWord *word_of(const Scenario *t, const Statement *stmt)
{
    const ScenarioWord *w = row_of(t->words->word, stmt);
    w = w ? w : row_of(scenario_plain_words, stmt);
    bool late = w && t->match && w->when == IN_POSITION;
    return late && scenario_seat(t, w->word) >= 0 ? NULL : w;
}

static Status on_the_table(Scenario *t, Statement *stmt)
{
    Status result = scenario_build(t);
    if (!result.code)
        result = play_unsaid(t, stmt);
    if (result.code)
        return result;
    if (!statement_is(stmt, 0, "="))
        return play(t, stmt, 0);
    bool can = statement_is(stmt, 1, "can");
    return can || statement_is(stmt, 1, "refused") ? ask(t, stmt, 2, can) : scenario_expect(t, stmt);
}

static Status statement(Scenario *t, Statement *stmt)
{
    const ScenarioWord *w = word_of(t, stmt);
    if (w && w->when == IN_POSITION && t->match)
        return statement_unreadable(stmt, "the position stands before the first move or expectation");
    if (!w)
        return on_the_table(t, stmt);
    Status built = w->when == ON_THE_TABLE ? scenario_build(t) : status_ok();
    return built.code ? built : w->read(t, stmt);
}

Status scenario_again(Scenario *t, Statement *stmt)
{
    int after = t->next, skip = t->skip;
    if (!t->match || stmt->n != 1)
        return statement_unreadable(stmt, "stands alone, after a story");
    describe_anew(t);
    Status result = status_ok();
    for (t->next = 0; !result.code && t->next < t->story;)
        result = scenario_line(t, t->lines[t->next]);
    t->next = after;
    t->skip = skip;
    return result;
}

static const char *fault_of(const Scenario *t)
{
    const Game *g = t->game;
    const char *fault = table_fault(scenario_state(t), g, NULL);
    return fault || t->words->unsound || !g->fault ? fault : g->fault(scenario_state(t));
}

Status scenario_line(Scenario *t, const char *text)
{
    Statement stmt;
    t->next++;
    if (t->skip > 0) {
        t->skip--;
        return status_ok();
    }
    if (!statement_cut(text, &stmt))
        return status_error(SCENARIO_UNREADABLE, "the line is too long, or has braces");
    if (stmt.n == 0)
        return status_ok();
    Status result = statement(t, &stmt);
    text_names(&t->cfg, result.text, sizeof result.text);
    const char *fault = !result.code && t->match ? fault_of(t) : NULL;
    return fault ? status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault) : result;
}

Status scenario_end(Scenario *t)
{
    if (!t->match && !t->words->may_be_idle)
        return status_error(SCENARIO_UNREADABLE, "the block has neither a move nor an expectation");
    if (t->used < t->ndice)
        return status_error(SCENARIO_FAILED, "expected all dice to be used, got %d left over, d%d=%d first",
                            t->ndice - t->used, t->die[t->used].sides, t->die[t->used].value);
    return t->words->end ? t->words->end(t) : status_ok();
}
