/* SPDX-License-Identifier: MIT
 * Repeated questions that can be answered once: who gains the mana of a wave (SH-4.8), the order in which hidden
 * cards are revealed (SH-12.20); and questions that are skipped. */
#include "games/siege/table/siege_draw.h"
#include "core/table.h"

/* True if that question waits, and `below` runs below it and its answers. */
static bool asks(const State *s, SiegeFrame question, SiegeFrame below)
{
    int i = s->nframes - 1;
    if (i < 1 || s->frame[i].op != question)
        return false;
    while (i > 1 && s->frame[i - 1].op == ANSWER)
        i--;
    return s->frame[i - 1].op == below;
}

bool siege_asks_for_mana(const State *s)
{
    return asks(s, ASK_SEAT, RUN_BOOST);
}

bool siege_asks_what_to_uncover(const State *s)
{
    return asks(s, ASK_UNIT, RUN_UNCOVER);
}

bool siege_asks_what_to_plan(const State *s)
{
    return asks(s, ASK_CARD, RUN_PLAN);
}

static int first_choice(const Moves *legal)
{
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == MOVE_CHOOSE)
            return i;
    return -1;
}

static bool words(const State *s, Move m, char *out, size_t n)
{
    if (m.kind == MOVE_SEAT && siege_asks_for_mana(s)) {
        say(out, n, SAY("{n:=2:Both to {seat}|All {n} to {seat}|All {n} to {seat}}"), say_n("n", siege_mana_to_come(s)),
            say_seat("seat", m.a));
        return siege_mana_to_come(s) > 1;
    }
    Moves legal;
    if (m.kind != MOVE_CHOOSE || !siege_asks_what_to_uncover(s) || m.seat >= s->nseats)
        return false;
    game_legal(&siege_game, s, m.seat, &legal);
    int first = first_choice(&legal);
    say(out, n, SAY("All of them, from lane 1"));
    return first >= 0 && legal.n > 1 && move_same(legal.m[first], m);
}

static int next(const State *s, const Moves *legal, Move m)
{
    if (m.kind == MOVE_CHOOSE)
        return siege_asks_what_to_uncover(s) ? first_choice(legal) : -1;
    for (int i = 0; i < legal->n && siege_asks_for_mana(s); i++)
        if (legal->m[i].kind == m.kind && legal->m[i].a == m.a)
            return i;
    return -1;
}

/* True while the answer holds: for the wave of this turn, or its hidden cards. */
static bool lasts(const State *s, Move m)
{
    return m.kind == MOVE_SEAT ? s->phase == PHASE_HORDE : s->phase == PHASE_ALLIANCE || s->phase == PHASE_TREACHERY;
}

/* Returns the answer to give without asking: after the last stage of the outsider is destroyed, drawn cards cannot
 * be played, because the turn and the game end. -1: ask. */
static int idle(const State *s, const Moves *legal)
{
    if (!siege_of(s)->outsider_fallen || s->nframes == 0 || s->frame[s->nframes - 1].op != ASK_SEAT ||
        s->frame[s->nframes - 1].arg != FOR_DRAW)
        return -1;
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == MOVE_NOTHING)
            return i;
    return -1;
}

const BoardStandingAnswers siege_standing_answers = {.words = words, .next = next, .lasts = lasts, .idle = idle};
