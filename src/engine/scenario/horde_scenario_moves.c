/* SPDX-License-Identifier: MIT
 * Horde: move words of the scenarios in docs/rules/horde.md, section 7.0. */
#include <string.h>

#include "engine/scenario/horde_scenario.h"

bool scenario_is_move(const ScenarioTable *t, const Words *w, int from)
{
    if (w->n <= from)
        return false;
    return scenario_seat(t, w->word[from]) >= 0 || strcmp(w->word[from], "end") == 0 ||
           strcmp(w->word[from], "battle") == 0;
}

static Status try_move(Horde *state, Move m, Events *ev)
{
    Moves legal = {0};
    State *s = &state->s;
    if (!s->over)
        horde_legal(s, &legal);
    if (!moves_have(&legal, m)) {
        Why why = {.cause = NO_PIECE};
        if (!s->over || s->to_act != NO_SEAT)
            horde_why_not(s, m, &why);
        return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s %s", why.text, why.rule);
    }
    horde_apply(s, m, ev);
    return status_ok();
}

/* The next move in the block that is played, not refused; w->n == 0 when there is none. */
static void next_move(const ScenarioTable *t, Words *w)
{
    for (int i = t->next; i < t->nlines; i++)
        if (scenario_cut(t->lines[i], w)->n && scenario_is_move(t, w, 0))
            return;
    w->n = 0;
}

/* From the present statement on, up to the next move that is played: somebody puts a token down, or tries to. */
static bool assigning_follows(const ScenarioTable *t)
{
    for (int i = t->next - 1; i < t->nlines; i++) {
        Words w;
        if (scenario_cut(t->lines[i], &w)->n == 0)
            continue;
        bool refused = w.n > 2 && strcmp(w.word[0], "=") == 0 && strcmp(w.word[1], "refused") == 0;
        if (scenario_verb(&w, refused ? 2 : 0, "assigns"))
            return true;
        if (!refused && scenario_is_move(t, &w, 0))
            return false;
    }
    return false;
}

/* Some expectation before the next move that makes sense only while monsters are picked. */
static bool picking_expected(const ScenarioTable *t)
{
    static const char *const words[] = {"next", "legal", "window"};
    for (int i = t->next; i < t->nlines; i++) {
        Words w;
        if (scenario_cut(t->lines[i], &w)->n < 2 || strcmp(w.word[0], "=") != 0)
            return false;
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (strcmp(w.word[1], words[k]) == 0)
                return true;
    }
    return false;
}

void scenario_settle(ScenarioTable *t, Events *ev)
{
    State *s = &t->state.s;
    Words w;
    next_move(t, &w);
    bool card_follows = scenario_verb(&w, 0, "draws") || scenario_verb(&w, 0, "assigns");
    if (s->phase == PHASE_DRAW && !card_follows && (w.n || picking_expected(t)))
        horde_begin_picking(s, ev);
}

void scenario_put_last_token(ScenarioTable *t)
{
    State *s = &t->state.s;
    Moves legal = {0};
    if (s->phase != PHASE_ASSIGN || assigning_follows(t))
        return;
    horde_legal(s, &legal);
    if (legal.n == 1)
        horde_apply(s, legal.m[0], NULL); /* HO-4.7 */
}

void scenario_keep(ScenarioTable *t, Events *ev)
{
    State *s = &t->state.s;
    if (s->phase == PHASE_TRICKSTER)
        horde_apply(s, (Move){MOVE_KEEP, s->to_act, 0, 0, 0}, ev);
}

static Status draws(Horde *state, const Words *w, int from, int seat, Events *ev)
{
    State *s = &state->s;
    int def = w->n == from + 3 ? scenario_kind(w->word[from + 2]) : -1;
    PieceId wanted = def < 0 ? NO_PIECE : table_find(s, PLACE_PILE, (DefId)def), top = table_first(s, PLACE_PILE);
    if (def < 0)
        return scenario_unreadable(w, "X draws K");
    if (wanted == NO_PIECE)
        return status_error(SCENARIO_FAILED, "expected a Battle Card of the pile, got one that was drawn before");
    s->piece[wanted].def = s->piece[top].def; /* the stated draw: both lie unseen */
    s->piece[top].def = (DefId)def;
    return try_move(state, (Move){MOVE_DRAW, (uint8_t)seat, 0, 0, 0}, ev);
}

static Status steals(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    if (w->n < from + 3 || strcmp(w->word[from + 2], "giving") != 0)
        return scenario_unreadable(w, "X steals giving c1 c2");
    for (int i = from + 3; i < w->n; i++)
        if (scenario_card(w->word[i]) < 0)
            return scenario_unreadable(w, "no such card");
    if (w->n != from + 5)
        return status_error(SCENARIO_FAILED,
                            "expected a legal move, got a refusal: a theft costs exactly two cards HO-7.5");
    int first = scenario_card(w->word[from + 3]), second = scenario_card(w->word[from + 4]);
    Horde copy = *state;
    Status result = try_move(&copy, (Move){MOVE_STEAL, seat, 0, 0, 0}, ev);
    if (result.code == 0)
        result = try_move(&copy, (Move){MOVE_GIVE, seat, (uint16_t)first, 0, 0}, ev);
    if (result.code == 0)
        result = try_move(&copy, (Move){MOVE_GIVE, seat, (uint16_t)second, 0, 0}, ev);
    if (result.code == 0)
        *state = copy;
    return result;
}

static Status swaps(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    int a = w->n == from + 4 ? scenario_kind(w->word[from + 2]) : -1;
    int b = a < 0 ? -1 : scenario_kind(w->word[from + 3]);
    if (b < 0)
        return scenario_unreadable(w, "X swaps K1 K2");
    return try_move(state, (Move){MOVE_SWAP, seat, (uint16_t)(a < b ? a : b), (uint16_t)(a < b ? b : a), 0}, ev);
}

static Status battle(ScenarioTable *t, Horde *state, const Words *w, int from, Events *ev)
{
    State *s = &state->s;
    int def = w->n > from + 1 ? scenario_kind(w->word[from + 1]) : -1, battle_number = 0;
    bool first = w->n == from + 4 && strcmp(w->word[from + 2], "first") == 0;
    if (def < 0 || (w->n != from + 2 && !first))
        return scenario_unreadable(w, "battle K, or battle K first X");
    while (battle_number < KIND_COUNT && horde_battle_card(s, battle_number) != def)
        battle_number++;
    if (battle_number == KIND_COUNT || horde_battle_token(s, battle_number) == NO_PIECE || s->phase != PHASE_BATTLE)
        return status_error(SCENARIO_FAILED, "expected that the battle can be laid out now, got that it cannot");
    state->battle = (uint8_t)battle_number;
    s->to_act = (uint8_t)((state->starter1 + battle_number) % s->nseats);
    if (first) {
        int seat = scenario_seat(t, w->word[from + 3]);
        if (seat < 0)
            return scenario_unreadable(w, "no such seat");
        s->to_act = (uint8_t)seat;
    }
    return try_move(state, (Move){MOVE_BATTLE, s->to_act, 0, 0, 0}, ev);
}

static Status end_phase(Horde *state, const Words *w, int from, Events *ev)
{
    if (w->n != from + 2 || strcmp(w->word[from + 1], "phase") != 0)
        return scenario_unreadable(w, "end phase");
    return try_move(state, (Move){MOVE_END, state->s.to_act, 0, 0, 0}, ev);
}

/* Verbs with one card, token or nothing after them. */
static Status plain_move(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    static const struct {
        const char *verb;
        uint8_t kind;
    } plain[] = {{"stops", MOVE_STOP},
                 {"declines", MOVE_DECLINE},
                 {"keeps", MOVE_KEEP},
                 {"flayer", MOVE_FLAYER},
                 {"done", MOVE_DONE}};
    const char *verb = w->word[from + 1], *what = w->n == from + 3 ? w->word[from + 2] : "";
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(verb, plain[i].verb) == 0 && w->n == from + 2)
            return try_move(state, (Move){plain[i].kind, seat, 0, 0, 0}, ev);
    if (strcmp(verb, "demon") == 0 && strcmp(what, "Demon*") == 0)
        return try_move(state, (Move){MOVE_DEMON_USED, seat, 0, 0, 0}, ev);
    bool token = strcmp(verb, "assigns") == 0;
    int def = token ? scenario_token(what) : scenario_card(what);
    int kind = token                        ? MOVE_ASSIGN
               : strcmp(verb, "picks") == 0 ? MOVE_PICK
               : strcmp(verb, "demon") == 0 ? MOVE_DEMON
                                            : 0;
    int value;
    if (token && def < 0 && scenario_number(what, &value))
        return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: there is no token %d", value);
    if (def < 0 || !kind)
        return scenario_unreadable(w, "not a move of this notation");
    return try_move(state, (Move){(uint8_t)kind, seat, (uint16_t)def, 0, 0}, ev);
}

Status scenario_move(ScenarioTable *t, const Words *w, int from, Horde *state, Events *ev)
{
    if (strcmp(w->word[from], "end") == 0)
        return end_phase(state, w, from, ev);
    if (strcmp(w->word[from], "battle") == 0)
        return battle(t, state, w, from, ev);
    int seat = scenario_seat(t, w->word[from]);
    if (seat < 0 || w->n < from + 2)
        return scenario_unreadable(w, "neither a position word nor a move of a seat");
    if (strcmp(w->word[from + 1], "draws") == 0)
        return draws(state, w, from, seat, ev);
    if (strcmp(w->word[from + 1], "steals") == 0)
        return steals(state, w, from, (uint8_t)seat, ev);
    if (strcmp(w->word[from + 1], "swaps") == 0)
        return swaps(state, w, from, (uint8_t)seat, ev);
    return plain_move(state, w, from, (uint8_t)seat, ev);
}
