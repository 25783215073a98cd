/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what comes between turns: from the end of a turn to the next one, rounds, elimination, the
 * end of the game and the Final Showdown (MH-3, MH-16, MH-23, MH-25 to MH-30). */
#include "core/text.h"
#include "games/monstrous/monstrous_int.h"

#include <string.h>

void monstrous_begin_turn(State *s, uint8_t seat, Events *ev)
{
    s->phase = PHASE_TEAM;
    s->to_act = seat;
    tell(ev,
         (Event){
             .kind = EV_TURN, .seat = seat, .n = (int16_t)monstrous_limit(s), .other = (uint16_t)monstrous_in_play(s)});
}

void monstrous_begin_round(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    s->round++;
    g->began = seat;
    s->to_act = seat; /* told with the round: how many turns are to come is counted from it */
    tell(ev, (Event){.kind = EV_ROUND, .seat = seat, .n = (int16_t)s->round});
    if (s->round == g->final)
        tell(ev, (Event){.kind = EV_FINAL, .seat = seat, .n = (int16_t)s->round});
    monstrous_begin_turn(s, seat, ev);
}

/* ---- the end of a turn ------------------------------------------------------------------------------------------ */

static void wound(State *s, uint8_t seat, PieceId p, bool by_fire, Events *ev)
{
    DefId def = s->piece[p].def;
    table_count(s, &monstrous_game, p, 0, ev);
    table_face(s, &monstrous_game, p, 0, ev);
    table_move(s, &monstrous_game, p, wounded_at(seat), def - DEF_HERO, ev);
    monstrous_mut(s)->wounds[seat]++;
    tell(ev, (Event){.kind = EV_WOUNDED, .seat = seat, .def = def, .face = by_fire});
}

static void wound_ones(State *s, uint8_t seat, Events *ev)
{
    for (PieceId p = table_first(s, team_at(seat)), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].n == 1)
            wound(s, seat, p, false, ev); /* MH-16.1 */
    }
}

/* The team goes home; its numbers and marks are no more (MH-25.3). */
static void clear_table(State *s, uint8_t seat, Events *ev)
{
    PieceId p;
    monstrous_mut(s)->changes = 0;
    while ((p = table_first(s, PLACE_MAGIC)) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_face(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
    while ((p = table_first(s, team_at(seat))) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_face(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, party_at(seat), s->piece[p].def - DEF_HERO, ev);
    }
    for (p = table_first(s, party_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        table_face(s, &monstrous_game, p, 0, ev);
}

/* MH-23: all unwounded heroes at once; the team has been cleared, so they stand together in the order of MH-33.1. */
static void breathe(State *s, uint8_t seat, Events *ev)
{
    uint8_t number[HERO_COUNT] = {0};
    PieceId burnt[HERO_COUNT];
    int n = 0, nburnt = 0;
    for (PieceId p = table_first(s, party_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        number[n] = (uint8_t)monstrous_roll(s, monstrous_sides[s->piece[p].def - DEF_HERO], p, seat, ev);
        if (number[n++] == 1)
            burnt[nburnt++] = p;
    }
    if (n == 0) /* nobody stands in its way */
        return;
    Event e = {.kind = EV_BREATH, .seat = seat, .def = DEF_MONSTER + MONSTER_DRAGON - 1};
    event_dice(&e, number);
    tell(ev, e);
    if (nburnt == 0)
        tell(ev, (Event){.kind = EV_UNHURT, .seat = seat});
    for (int i = 0; i < nburnt; i++)
        wound(s, seat, burnt[i], true, ev); /* MH-23.1 */
}

static void return_enemies(State *s, Events *ev)
{
    PieceId die[PIECE_MAX];
    int n = table_list(s, PLACE_FALLEN, die); /* MH-33.4: in the order of defeat */
    if (n > 0)
        monstrous_bring(s, die, n, ev); /* MH-25.6 */
}

/* ---- the end of the game ---------------------------------------------------------------------------------------- */

static void finish(State *s, unsigned winners, Ending ending, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        g->won[seat] = winners >> seat & 1;
        if (g->won[seat])
            tell(ev, (Event){.kind = EV_WON, .seat = seat, .n = (int16_t)ending});
    }
    g->ending = (uint8_t)ending;
    s->phase = PHASE_OVER;
    s->over = 1;
    s->to_act = NO_SEAT;
}

/* The first of the contenders clockwise from the First Player, that seat included. */
static uint8_t first_contender(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = g->first;
    while (!g->contender[seat])
        seat = (uint8_t)((seat + 1) % s->nseats);
    return seat;
}

static void begin_showdown_round(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    PieceId die[ENEMIES];
    PieceId p;
    g->showdown = (uint8_t)(g->showdown < UINT8_MAX ? g->showdown + 1 : UINT8_MAX);
    g->began = seat;
    memset(g->count, 0, sizeof g->count); /* MH-30.5 */
    tell(ev, (Event){.kind = EV_DUEL_ROUND, .seat = seat, .n = g->showdown});
    while ((p = table_first(s, PLACE_HEADS)) != NO_PIECE)
        table_move(s, &monstrous_game, p, PLACE_STUMPS, s->piece[p].def - DEF_HEAD, ev);
    while ((p = table_first(s, PLACE_STUMPS)) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
    for (int i = 0; i < ENEMIES; i++)
        die[i] = monstrous_find(s, (DefId)(DEF_ENEMY + i));
    monstrous_bring(s, die, ENEMIES, ev); /* MH-30.2: whatever lay there is gone */
    monstrous_begin_turn(s, seat, ev);
}

static void begin_showdown(State *s, Events *ev)
{
    unsigned contenders = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        contenders |= (unsigned)monstrous_of(s)->contender[seat] << seat;
    uint8_t first = first_contender(s); /* MH-30.4 */
    tell(ev, (Event){.kind = EV_DUEL, .seat = first, .other = (uint16_t)contenders});
    begin_showdown_round(s, first, ev);
}

/* MH-28.4, MH-29 */
static void compare_scores(State *s, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    int best = -1;
    unsigned who = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        if (g->out[seat] || g->score[seat] < best)
            continue;
        who = g->score[seat] > best ? 1u << seat : who | 1u << seat;
        best = g->score[seat];
    }
    int n = __builtin_popcount(who);
    if (n == 1) {
        finish(s, who, ENDING_POINTS, ev);
        return;
    }
    for (int seat = 0; seat < s->nseats; seat++)
        g->contender[seat] = who >> seat & 1;
    tell(ev, (Event){.kind = EV_TIE, .seat = NO_SEAT, .n = (int16_t)n, .other = (uint16_t)who});
    if (s->option[OPT_TIES] == TIES_SHARE) {
        finish(s, who, ENDING_SHARED, ev);
    } else if (s->option[OPT_TIES] == TIES_SHOWDOWN) {
        begin_showdown(s, ev);
    } else {
        s->phase = PHASE_TIE;
        s->to_act = first_contender(s);
    }
}

void monstrous_vote(State *s, bool showdown, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = s->to_act, last = first_contender(s);
    tell(ev, (Event){.kind = showdown ? EV_CALLS : EV_SHARES, .seat = seat});
    table_bar(s); /* section 4, D15 */
    if (showdown) {
        begin_showdown(s, ev);
        return;
    }
    do
        seat = (uint8_t)((seat + 1) % s->nseats);
    while (!g->contender[seat]);
    if (seat != last) { /* MH-29.2: all of them must agree */
        s->to_act = seat;
        return;
    }
    unsigned who = 0;
    for (int q = 0; q < MONSTROUS_SEATS; q++)
        who |= (unsigned)g->contender[q] << q;
    finish(s, who, ENDING_SHARED, ev);
}

/* MH-30.6 */
static void end_showdown_round(State *s, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    int best = -1;
    unsigned who = 0;
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        if (!monstrous_in_game(s, seat))
            continue;
        tell(ev, (Event){.kind = EV_DUEL_RESULT, .seat = seat, .n = g->count[seat]});
        if (g->count[seat] >= best)
            who = g->count[seat] > best ? 1u << seat : who | 1u << seat;
        best = g->count[seat] > best ? g->count[seat] : best;
    }
    if (__builtin_popcount(who) == 1)
        finish(s, who, ENDING_SHOWDOWN, ev);
    else
        begin_showdown_round(s, (uint8_t)monstrous_next(s, g->began), ev);
}

/* ---- elimination and who comes next ----------------------------------------------------------------------------- */

/* True when the game ends with it (MH-27). */
static bool eliminate(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    unsigned left = 0;
    if (monstrous_unwounded(s, seat))
        return false;
    g->out[seat] = 1;
    tell(ev, (Event){.kind = EV_OUT, .seat = seat});
    for (int q = 0; q < s->nseats; q++)
        left |= (unsigned)monstrous_in_game(s, q) << q;
    if (__builtin_popcount(left) != 1)
        return false;
    finish(s, left, g->showdown ? ENDING_SHOWDOWN : ENDING_LAST, ev); /* MH-27.3, MH-30.7 */
    return true;
}

/* The seat after `seat` in the running round; NO_SEAT when the round is complete. The round ends where it began, also
 * when the seat that began it is out by now (MH-3.3, R31). */
static uint8_t next_in_round(const State *s, uint8_t seat)
{
    for (int i = 1; i < s->nseats; i++) {
        uint8_t next = (uint8_t)((seat + i) % s->nseats);
        if (next == monstrous_of(s)->began)
            return NO_SEAT;
        if (monstrous_in_game(s, next))
            return next;
    }
    return NO_SEAT;
}

static void pass_marker(State *s, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    if (!g->out[g->first])
        return;
    while (g->out[g->first])
        g->first = (uint8_t)((g->first + 1) % s->nseats); /* MH-3.3 */
    tell(ev, (Event){.kind = EV_MARKER, .seat = g->first});
}

void monstrous_end_turn(State *s, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = s->to_act;
    tell(ev, (Event){.kind = EV_ENDED, .seat = seat});
    table_bar(s); /* MH-34.3 */
    wound_ones(s, seat, ev);
    clear_table(s, seat, ev);
    if (monstrous_in_play(s) >> MONSTER_DRAGON & 1)
        breathe(s, seat, ev);
    if (eliminate(s, seat, ev))
        return;
    uint8_t next = next_in_round(s, seat);
    pass_marker(s, ev);
    if (next == NO_SEAT && g->showdown) {
        end_showdown_round(s, ev); /* MH-30.9: nothing is rolled again */
        return;
    }
    if (next == NO_SEAT && g->final != 0 && s->round >= g->final) {
        compare_scores(s, ev); /* MH-25.5 */
        return;
    }
    return_enemies(s, ev);
    if (next == NO_SEAT)
        monstrous_begin_round(s, g->first, ev);
    else
        monstrous_begin_turn(s, next, ev);
}
