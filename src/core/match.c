/* SPDX-License-Identifier: MIT */
#include "core/match.h"

#include <stdlib.h>
#include <string.h>

#include "core/fields.h"
#include "core/state_hash.h"
#include "core/table.h"
#include "core/text.h"

typedef struct { /* one applied move */
    Move move;
    uint64_t hash;  /* of the state after it */
    uint32_t event; /* index of its first event */
    bool automatic;
    PieceId copy; /* the copy of the card that the move names, or NO_PIECE: the one the rules would take */
} Step;

struct Match {
    const Game *game;
    Setup setup;
    bool has_start, assisted;
    uint32_t at, n; /* moves applied now; moves known (redo) */
    uint32_t room;
    uint8_t *states; /* n + 1 states, one after the other */
    Step *steps;     /* n */
    Event *events;
    uint32_t nevents, events_room;
    Moves legal[SEAT_MAX]; /* of the present state */
    Events fresh;          /* scratch of one apply */
    FieldWatch watch;      /* of the fields that change meanwhile */
};

static State *state_at(const Match *m, uint32_t serial)
{
    return (State *)(void *)(m->states + (size_t)serial * m->game->state_size);
}

static State *now(const Match *m)
{
    return state_at(m, m->at);
}

/* Makes room for `moves` steps and one state more. */
static void make_room(Match *m, uint32_t moves)
{
    if (moves <= m->room)
        return;
    while (m->room < moves)
        m->room = m->room ? m->room * 2 : 8;
    m->states = xrealloc(m->states, (size_t)(m->room + 1) * m->game->state_size);
    m->steps = xrealloc(m->steps, m->room * sizeof *m->steps);
}

static void list_legal(Match *m)
{
    for (int seat = 0; seat < m->setup.nseats; seat++)
        game_legal(m->game, now(m), seat, &m->legal[seat]);
}

static Match *alloc_match(const Game *g, const Setup *cfg)
{
    REQUIRE(g->state_size % sizeof(uint64_t) == 0 && g->state_size >= sizeof(State));
    Match *m = xcalloc(1, sizeof *m);
    m->game = g;
    m->setup = *cfg;
    m->watch = (FieldWatch){.g = g, .told = xcalloc(1, g->state_size)};
    make_room(m, 1);
    memset(m->states, 0, g->state_size);
    return m;
}

static Status setup_fault(const Game *g, const Setup *cfg)
{
    if (cfg->nseats < g->seats_min || cfg->nseats > g->seats_max)
        return say_status(1, SAY("{game} is for {from} to {to} players, not {n}."), say_s("game", say_word(g->title)),
                          say_n("from", g->seats_min), say_n("to", g->seats_max), say_n("n", cfg->nseats));
    for (int i = 0; i < g->noptions; i++)
        if (cfg->option[i] >= g->option[i].nchoices)
            return say_status(1, SAY("The option '{option}' of {game} has no choice number {n}."),
                              say_s("option", g->option[i].word), say_s("game", say_word(g->title)),
                              say_n("n", cfg->option[i]));
    const char *fault = g->setup_fault ? g->setup_fault(cfg) : NULL;
    return fault ? say_status(1, SAY_TABLE(fault)) : status_ok();
}

Match *match_begin(const Game *g, const Setup *cfg, Status *why)
{
    Status fault = setup_fault(g, cfg);
    if (why)
        *why = fault;
    if (fault.code)
        return NULL;
    Match *m = alloc_match(g, cfg);
    g->setup(now(m), cfg, NULL);
    list_legal(m);
    return m;
}

Match *match_new(const Game *g, const Setup *cfg, Status *why)
{
    Match *m = match_begin(g, cfg, why);
    if (m)
        match_settle(m);
    return m;
}

Match *match_from(const Game *g, const Setup *cfg, const State *start)
{
    Match *m = alloc_match(g, cfg);
    memcpy(now(m), start, g->state_size);
    m->has_start = true;
    list_legal(m);
    return m;
}

void match_free(Match *m)
{
    if (!m)
        return;
    free(m->states);
    free(m->watch.told);
    free(m->steps);
    free(m->events);
    free(m);
}

static void keep_events(Match *m, const Events *ev)
{
    if (ev->n == 0)
        return;
    if (m->nevents + (uint32_t)ev->n > m->events_room) {
        while (m->nevents + (uint32_t)ev->n > m->events_room)
            m->events_room = m->events_room ? m->events_room * 2 : 256;
        m->events = xrealloc(m->events, m->events_room * sizeof *m->events);
    }
    memcpy(m->events + m->nevents, ev->e, (size_t)ev->n * sizeof *ev->e);
    m->nevents += (uint32_t)ev->n;
}

static bool is_where_it_was(const State *then, const State *s, PieceId p)
{
    const Piece *a = &then->piece[p], *b = &s->piece[p];
    return a->place == b->place && a->pos == b->pos && a->face == b->face && a->n == b->n;
}

/* Plays one legal move: the only way in which a match grows.
 *
 * A match keeps all its states. State k is the table after k moves; step k is the move that led from state k to k + 1, with
 * the hash of the new state and the index of its events in one long list. `at` is the present state, `n` the number of moves;
 * after an undo at < n, and the moves between can be redone.
 *
 * A move is played in this order. Moves that could be redone are removed, with their events. The present state is copied to
 * its successor, and the game's apply changes the copy; make_room may move all states, so no pointer to one is held across
 * it. While apply runs, `watch` knows which field values have been reported: every event first reports the fields that
 * changed since the one before, and event_end reports the rest, so that mirrors need no rules. `prefer` tells table_find
 * which of several copies of a card the person took; it is no part of the move, is cleared before the hash, and is not stored
 * in the step if the rules did not use it. Finally the hash is computed, the events are kept and the legal moves of all seats
 * are listed again.
 *
 * Nothing here can fail half-way: the move was checked, and without memory the program ends. */
static void push(Match *m, Move mv, bool automatic, PieceId copy)
{
    if (m->at < m->n)
        m->nevents = m->steps[m->at].event;
    m->n = m->at;
    make_room(m, m->at + 1);
    State *next = state_at(m, m->at + 1);
    memcpy(next, now(m), m->game->state_size);
    memcpy(m->watch.told, next, m->game->state_size);
    m->watch.s = next;
    m->fresh = (Events){.watch = &m->watch};
    next->prefer = copy == NO_PIECE ? 0 : (uint8_t)(copy + 1);
    m->game->apply(next, mv, &m->fresh);
    next->prefer = 0;
    event_end(&m->fresh);
    if (copy != NO_PIECE && is_where_it_was(now(m), next, copy))
        copy = NO_PIECE; /* these rules do not use it */
    next->serial++;
    m->steps[m->at] = (Step){mv, state_hash(m->game, next), m->nevents, automatic, copy};
    keep_events(m, &m->fresh);
    m->n = ++m->at;
    list_legal(m);
}

/* Returns the only move that anybody can make now if it is MV_AUTO; or NULL. */
static const Move *automatic(const Match *m)
{
    const Move *only = NULL;
    for (int seat = 0; seat < m->setup.nseats; seat++) {
        const Moves *l = &m->legal[seat];
        if (l->n > 1 || (l->n == 1 && only))
            return NULL;
        only = l->n == 1 ? &l->m[0] : only;
    }
    return only && m->game->move[only->kind].flags & MV_AUTO ? only : NULL;
}

void match_settle(Match *m)
{
    const Move *only;
    while ((only = automatic(m)) != NULL)
        push(m, *only, true, NO_PIECE);
}

const Game *match_game(const Match *m)
{
    return m->game;
}

const Setup *match_setup(const Match *m)
{
    return &m->setup;
}

uint32_t match_serial(const Match *m)
{
    return m->at;
}

int match_to_act(const Match *m)
{
    return now(m)->over ? NO_SEAT : now(m)->to_act;
}

unsigned match_may_act(const Match *m)
{
    return state_may_act(now(m));
}

int match_asked(const Match *m, int prefer)
{
    unsigned may = match_may_act(m), persons = game_persons(&m->setup);
    int turn = match_to_act(m);
    if (turn != NO_SEAT && !(persons >> turn & 1)) /* a computer answers for itself */
        return turn;
    if (may & persons)
        may &= persons;
    if (prefer < m->setup.nseats && may >> prefer & 1)
        return prefer;
    if (may == 0 || (turn != NO_SEAT && may >> turn & 1))
        return turn;
    return __builtin_ctz(may);
}

bool match_over(const Match *m)
{
    return now(m)->over;
}

bool match_assisted(const Match *m)
{
    return m->assisted;
}

void match_mark_assisted(Match *m)
{
    m->assisted = true;
}

int match_rename(Match *m, const char *from, const char *to)
{
    return setup_rename(&m->setup, from, to);
}

uint64_t match_hash(const Match *m)
{
    return state_hash(m->game, now(m));
}

void match_standing_at(const Match *m, uint32_t serial, Standing *out)
{
    REQUIRE(serial <= m->n);
    *out = (Standing){0};
    if (m->game->standing)
        m->game->standing(state_at(m, serial), out);
    text_names(&m->setup, out->note, sizeof out->note);
}

void match_standing(const Match *m, Standing *out)
{
    match_standing_at(m, m->at, out);
}

void match_view(const Match *m, int seat, ViewKind kind, View *out)
{
    view_of(out, now(m), seat, kind);
}

void match_view_at(const Match *m, uint32_t serial, int seat, ViewKind kind, View *out)
{
    REQUIRE(serial <= m->n);
    view_of(out, state_at(m, serial), seat, kind);
}

void match_legal(const Match *m, int seat, Moves *out)
{
    out->n = seat < m->setup.nseats ? m->legal[seat].n : 0;
    if (out->n == 0)
        return;
    memcpy(out->m, m->legal[seat].m, (size_t)out->n * sizeof out->m[0]);
}

void match_legal_at(const Match *m, uint32_t serial, int seat, Moves *out)
{
    REQUIRE(serial <= m->n);
    game_legal(m->game, state_at(m, serial), seat, out);
}

bool match_is_legal(const Match *m, Move mv)
{
    return mv.seat < m->setup.nseats && moves_have(&m->legal[mv.seat], mv);
}

/* True if the move names this card and the rules would take another, equal copy of it. */
static bool is_copy(const Match *m, Move mv, PieceId copy)
{
    const State *s = now(m);
    const MoveSpec *spec = &m->game->move[mv.kind];
    const uint16_t arg[3] = {mv.a, mv.b, mv.c};
    if (copy >= s->npieces)
        return false;
    DefId def = s->piece[copy].def;
    PieceId first = table_find(s, s->piece[copy].place, def);
    for (int i = 0; i < 3; i++)
        if (spec->arg[i] == ARG_DEF && arg[i] == def)
            return first != copy && table_twins(s, first, copy);
    return false;
}

Status match_play_copy(Match *m, uint32_t serial, Move mv, PieceId copy)
{
    if (now(m)->over)
        return say_status(1, SAY("The game is over."));
    if (serial != m->at)
        return say_status(1, SAY("The game has moved on since."));
    if (mv.seat >= m->setup.nseats)
        return say_status(1, SAY("There is no such player."));
    if (!(state_may_act(now(m)) >> mv.seat & 1))
        return say_status(1, SAY("It is not {who}\u2019s turn."), say_s("who", m->setup.name[mv.seat]));
    if (!match_is_legal(m, mv)) {
        Why why;
        match_why(m, mv, &why);
        return say_status(1, SAY("{rule:{why} Rule: {rule}.|{why}}"), say_s("why", why.text), say_s("rule", why.rule));
    }
    push(m, mv, false, is_copy(m, mv, copy) ? copy : NO_PIECE);
    match_settle(m);
    return status_ok();
}

Status match_play(Match *m, uint32_t serial, Move mv)
{
    return match_play_copy(m, serial, mv, NO_PIECE);
}

Status match_play_one(Match *m, Move mv, PieceId copy)
{
    if (!match_is_legal(m, mv))
        return say_status(1, SAY("That move is not possible."));
    if (copy != NO_PIECE && !is_copy(m, mv, copy))
        return say_status(1, SAY("There is no such card."));
    push(m, mv, automatic(m) != NULL, copy);
    return status_ok();
}

void match_drop_last(Match *m)
{
    REQUIRE(m->at > 0 && m->at == m->n);
    m->nevents = m->steps[--m->at].event;
    m->n = m->at;
    list_legal(m);
}

void match_why(const Match *m, Move mv, Why *out)
{
    *out = (Why){.cause = NO_PIECE};
    if (m->game->why_not)
        m->game->why_not(now(m), mv, out);
    bool own = mv.kind > 0 && mv.kind < m->game->nmoves && m->game->move[mv.kind].flags & MV_AUTO;
    if (!out->text[0])
        say(out->text, sizeof out->text, SAY("{own:That happens automatically.|That is not possible now.}"),
            say_is("own", own));
    if (!out->rule[0] && mv.kind > 0 && mv.kind < m->game->nmoves && m->game->move[mv.kind].rule)
        str_add(out->rule, sizeof out->rule, "%s", m->game->move[mv.kind].rule);
    text_names(&m->setup, out->text, sizeof out->text);
}

/* Hides the def of an event from viewers that may not know it; false: they get no event at all (a field). */
static bool redact(Event *e, unsigned bit)
{
    if (e->seen & bit)
        return true;
    e->def = DEF_HIDDEN;
    return e->kind != EV_FIELD;
}

/* Returns the index of the first event after so many moves. */
static uint32_t events_begin(const Match *m, uint32_t serial)
{
    return serial < m->n ? m->steps[serial].event : m->nevents;
}

/* Does the work of match_events for the moves from `from` to before `to`. */
static int events_between(const Match *m, int seat, uint32_t from, uint32_t to, Event *out, int max)
{
    uint32_t end = events_begin(m, to);
    int n = 0;
    for (uint32_t i = events_begin(m, from); i < end; i++) {
        Event e = m->events[i];
        if (!redact(&e, seat_bit(seat)))
            continue;
        if (n < max)
            out[n] = e;
        n++;
    }
    return n;
}

int match_events(const Match *m, int seat, uint32_t from, Event *out, int max)
{
    return from < m->at ? events_between(m, seat, from, m->at, out, max) : 0;
}

int match_events_of(const Match *m, int seat, uint32_t serial, Event *out, int max)
{
    return serial < m->at ? events_between(m, seat, serial, serial + 1, out, max) : 0;
}

Event *match_all_events(const Match *m, int seat, int *n)
{
    *n = match_events(m, seat, 0, NULL, 0);
    Event *e = xcalloc((size_t)*n + 1, sizeof *e);
    (void)match_events(m, seat, 0, e, *n);
    return e;
}

void match_each_event(const Match *m, int seat, MatchEventFn *fn, void *data)
{
    for (uint32_t k = 0; k < m->at; k++)
        for (uint32_t i = events_begin(m, k), end = events_begin(m, k + 1); i < end; i++) {
            Event e = m->events[i];
            if (redact(&e, seat_bit(seat)))
                fn(data, &e, k);
        }
}

Move match_move(const Match *m, uint32_t serial)
{
    REQUIRE(serial < m->n);
    return m->steps[serial].move;
}

uint64_t match_hash_at(const Match *m, uint32_t serial)
{
    REQUIRE(serial <= m->n);
    return serial > 0 ? m->steps[serial - 1].hash : state_hash(m->game, state_at(m, 0));
}

PieceId match_copy(const Match *m, uint32_t serial)
{
    REQUIRE(serial < m->n);
    return m->steps[serial].copy;
}

bool match_was_auto(const Match *m, uint32_t serial)
{
    REQUIRE(serial < m->n);
    return m->steps[serial].automatic;
}

/* Finds the serial before the last choice; with free undo, the last choice of a person. False: none. */
static bool last_choice(const Match *m, uint32_t *serial)
{
    for (uint32_t i = m->at; i-- > 0;) {
        const Step *step = &m->steps[i];
        if (step->automatic || (m->setup.takebacks && m->setup.player[step->move.seat] > 0))
            continue;
        *serial = i;
        return true;
    }
    return false;
}

/* Returns why the choice at `serial` cannot be undone: a random event, or something its chooser has learned since.
 * Information that the chooser has freely shown to others blocks only once one of them has chosen. Undone moves count too:
 * the player has seen their result. */
static Status undo_blocked(const Match *m, int seat, uint32_t serial)
{
    const Step *step = &m->steps[serial];
    uint8_t chooser = step->move.seat;
    const State *then = state_at(m, serial), *last = state_at(m, m->n);
    if (m->setup.player[chooser] > 0 || (seat != NO_SEAT && seat != chooser))
        return say_status(1, SAY("You can undo only your own moves. The last move was {who}\u2019s."),
                          say_s("who", m->setup.name[chooser]));
    if (memcmp(&then->rng, &last->rng, sizeof last->rng) != 0 || then->idice != last->idice)
        return say_status(1, SAY("Chance has decided something since that move."));
    if (then->info[chooser] != last->info[chooser])
        return say_status(1, SAY("Something has been revealed since that move."));
    return status_ok();
}

Status match_can_undo(const Match *m, int seat)
{
    uint32_t serial;
    if (!last_choice(m, &serial))
        return say_status(1, SAY("There is nothing to undo."));
    return m->setup.takebacks ? status_ok() : undo_blocked(m, seat, serial);
}

Status match_undo(Match *m, int seat)
{
    uint32_t serial;
    Status can = match_can_undo(m, seat);
    if (can.code || !last_choice(m, &serial))
        return can;
    if (m->setup.takebacks && undo_blocked(m, seat, serial).code)
        m->assisted = true;
    m->at = serial;
    list_legal(m);
    return status_ok();
}

bool match_can_redo(const Match *m)
{
    return m->at < m->n;
}

Status match_redo(Match *m)
{
    if (!match_can_redo(m))
        return say_status(1, SAY("There is nothing to redo."));
    do
        m->at++;
    while (m->at < m->n && m->steps[m->at].automatic);
    list_legal(m);
    return status_ok();
}

void match_seek(Match *m, uint32_t serial)
{
    REQUIRE(serial <= m->n);
    m->at = serial;
    list_legal(m);
}

Match *match_at(const Match *m, uint32_t serial)
{
    REQUIRE(serial <= m->n);
    Match *copy = alloc_match(m->game, &m->setup);
    copy->has_start = m->has_start;
    copy->assisted = m->assisted;
    make_room(copy, serial + 1);
    copy->n = copy->at = serial;
    memcpy(copy->states, m->states, (size_t)(serial + 1) * m->game->state_size);
    memcpy(copy->steps, m->steps, serial * sizeof *m->steps);
    copy->nevents = copy->events_room = serial < m->n ? m->steps[serial].event : m->nevents;
    if (copy->nevents) {
        copy->events = xmalloc(copy->nevents * sizeof *copy->events);
        memcpy(copy->events, m->events, copy->nevents * sizeof *copy->events);
    }
    list_legal(copy);
    return copy;
}

const State *match_truth(const Match *m)
{
    return now(m);
}

const State *match_truth_at(const Match *m, uint32_t serial)
{
    REQUIRE(serial <= m->n);
    return state_at(m, serial);
}

bool match_keeps_seed(const Match *m)
{
    return __builtin_popcount(game_persons(&m->setup)) > 1 && !match_over(m);
}

bool match_has_start(const Match *m)
{
    return m->has_start;
}
