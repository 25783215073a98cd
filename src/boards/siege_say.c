/* SPDX-License-Identifier: MIT
 * What the table of Siege says about a move before it is made, and in the top bar. */
#include "boards/siege_draw.h"
#include "core/table.h"

bool siege_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn)
{
    (void)t;
    (void)m;
    (void)question;
    (void)qn;
    (void)detail;
    (void)dn;
    return false;
}

void siege_top(const State *s, TopWords *out)
{
    static const uint8_t step_of[SIEGE_PHASES] = {
        [PHASE_SETUP] = 0, [PHASE_REFRESH] = 0, [PHASE_HORDE] = 0, [PHASE_ALLIANCE] = 1, [PHASE_TREACHERY] = 2,
        [PHASE_FIGHT] = 2, [PHASE_PILLAGE] = 3, [PHASE_END] = 3,   [PHASE_OVER] = 3};
    *out = (TopWords){.step = {N_("Horde"), N_("Alliance"), N_("Fight"), N_("Pillage")}, .nsteps = 4};
    out->now = s->phase < SIEGE_PHASES ? step_of[s->phase] : 4;
    say(out->round, sizeof out->round, SAY("Turn {n}"), say_n("n", s->round));
    say(out->moment, sizeof out->moment, SAY("turn {n}"), say_n("n", s->round));
}
