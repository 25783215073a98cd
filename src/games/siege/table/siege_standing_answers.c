/* SPDX-License-Identifier: MIT
 * Repeated questions that can be answered once: who gains the mana of a wave (SH-4.8), the order in which hidden
 * cards are revealed (SH-12.20), who draws for the monsters of a turn (SH-10.18); and questions that are skipped. */
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_draw.h"

enum { MANA_SHARED = 4, DRAWS_SHARED = 3 }; /* at most: more would be too many buttons */

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

static bool asks_who_draws(const State *s)
{
    return asks(s, ASK_SEAT, RUN_DRAW);
}

/* True from the alliance phase to the fight. */
static bool may_fall(int phase)
{
    return phase >= PHASE_ALLIANCE && phase <= PHASE_FIGHT;
}

/* True if the move answers for all monsters that still fall in this turn (SH-10.18), each of which is a question of the
 * rules. A draw that endangers the deck is asked about on its own. */
static bool stands(const State *s, Move m)
{
    if (m.kind == MOVE_SEAT && siege_asks_for_mana(s) && siege_mana_to_come(s) <= MANA_SHARED)
        return true; /* with the shared ones these are all the answers there are */
    bool answers = m.kind == MOVE_SEAT || m.kind == MOVE_NOTHING;
    return answers && may_fall(s->phase) && asks_who_draws(s) && siege_draw_risk(s, m) == DRAW_SAFE &&
           siege_draws_follow(s);
}

static bool words_of_draws(const State *s, Move m, char *out, size_t n)
{
    bool sure;
    if (!stands(s, m))
        return false;
    int draws = siege_draws_to_come(s, &sure);
    if (m.kind == MOVE_NOTHING)
        say(out, n, SAY("Draw none"));
    else
        say(out, n, SAY("{team:{sure:{seat} draws {n}|{seat} draws each time}|{sure:Draw {n}|Draw each time}}"),
            say_is("team", siege_allies(s) > 1), say_is("sure", sure), say_seat("seat", m.a), say_n("n", draws));
    return true;
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
    if (asks_who_draws(s))
        return words_of_draws(s, m, out, n);
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
    if (!siege_asks_for_mana(s) && !(asks_who_draws(s) && siege_draw_risk(s, m) == DRAW_SAFE))
        return -1;
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == m.kind && legal->m[i].a == m.a)
            return i;
    return -1;
}

static int index_of_seat(const Moves *legal, int seat)
{
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == MOVE_SEAT && legal->m[i].a == seat)
            return i;
    return -1;
}

/* The allies share the mana of a card, or the draws of a fight: the last ones are the second ally's. */
static int shares(const State *s, const Moves *legal, int last, char *out, size_t n)
{
    bool mana = siege_asks_for_mana(s), sure = true;
    out[0] = '\0';
    if (siege_allies(s) < 2 || !(mana || asks_who_draws(s)))
        return -1;
    int left = mana ? siege_mana_to_come(s) : siege_draws_to_come(s, &sure);
    int index = index_of_seat(legal, left <= last);
    if (index < 0 || (!mana && siege_draw_risk(s, legal->m[index]) != DRAW_SAFE))
        return -1;
    if (sure && left > last && left <= (mana ? MANA_SHARED : DRAWS_SHARED))
        say(out, n, SAY("{same:{a} each|{one} {a}, {other} {b}}"), say_is("same", left == 2 * last),
            say_n("a", left - last), say_n("b", last), say_seat("one", 0), say_seat("other", 1));
    return index;
}

/* True for the order of hidden cards, which are revealed in two phases, and for draws. */
static bool lasts(const State *s, Move m, int given_in)
{
    if (m.kind == MOVE_CHOOSE)
        return s->phase == PHASE_ALLIANCE || s->phase == PHASE_TREACHERY;
    return may_fall(given_in) && may_fall(s->phase);
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

/* True if somebody who defends alone draws by that move, for a monster, and the deck can spare the card. */
static bool draws_safely(const State *s, Move m)
{
    return m.kind == MOVE_SEAT && siege_allies(s) == 1 && may_fall(s->phase) && asks_who_draws(s) &&
           siege_draw_risk(s, m) == DRAW_SAFE;
}

static bool always_words(const State *s, Move m, char *out, size_t n)
{
    say(out, n, SAY("Always draw while safe"));
    return draws_safely(s, m);
}

static int always(const State *s, const Moves *legal)
{
    for (int i = 0; i < legal->n; i++)
        if (draws_safely(s, legal->m[i]))
            return i;
    return -1;
}

const BoardStandingAnswers siege_standing_answers = {.words = words,
                                                     .next = next,
                                                     .lasts = lasts,
                                                     .stands = stands,
                                                     .idle = idle,
                                                     .shares = shares,
                                                     .always_words = always_words,
                                                     .always = always};
