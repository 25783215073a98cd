/* SPDX-License-Identifier: MIT
 * Where the story of a siege can wait for a person: after each lane of the fight in which something happened (SH-7.1);
 * also in the reaction window (SH-6.7) of somebody who plays alone and has nothing to react with, because the rules let
 * it pass there. */
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"

/* Returns the lane whose fight has just ended, before the next one begins or after the last one; -1: none. */
static int lane_shown(const State *s)
{
    const Siege *g = siege_of(s);
    if (s->over || s->nframes > 0)
        return -1;
    return g->step == STEP_LANE ? g->lane - 1 : g->step == STEP_PILLAGE ? LANES - 1 : -1;
}

static bool fights(const State *s)
{
    return siege_shows_fight(s) && siege_of(s)->step <= STEP_PILLAGE;
}

static bool offers(const void *memory, const State *s)
{
    (void)memory;
    return !s->over && (fights(s) || siege_of(s)->step == STEP_REACTION);
}

static bool after_lane(const void *memory, const State *s)
{
    const SiegeFightLog *f = memory;
    int lane = lane_shown(s);
    return lane >= 0 && (!f->known || f->acted >> lane & 1);
}

static bool more_to_fight(const void *memory, const State *s)
{
    (void)memory;
    const Siege *g = siege_of(s);
    bool more = false;
    for (int lane = g->step == STEP_LANE ? g->lane : LANES; lane < LANES; lane++)
        more |= g->at[UNIT_UPPER + lane] != NO_PIECE || g->at[UNIT_LOWER + lane] != NO_PIECE;
    for (int i = 0; i < MINIONS && g->step == STEP_LANE; i++)
        more |= siege_lane(s, UNIT_MINION + i) >= g->lane;
    return more;
}

static const char *lane_words(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn)
{
    int lane = lane_shown(s);
    char head[SENTENCE_MAX] = "";
    SiegeForecast one = {0};
    one.lane[lane] = siege_fight_log_lane(memory, s, lane);
    (void)siege_forecast_words(s, &one, lane, head, sizeof head, detail, dn);
    say(question, qn, SAY("{known:Lane {n}: {head}|Lane {n} has fought}"), say_is("known", head[0] != '\0'),
        say_n("n", lane + 1), say_s("head", head));
    return more_to_fight(memory, s) ? N_("Next lane") : N_("To the pillage");
}

int siege_lane_now(const Table *t)
{
    const Siege *g = siege_of(t->in->s);
    int told = t->pause && t->pause->kind == PAUSE_STEPS ? lane_shown(t->in->s) : -1;
    return told >= 0 ? told : g->step >= STEP_LANE && g->step <= STEP_LANE_END ? g->lane : -1;
}

/* ---- the reaction window ----------------------------------------------------------------------------------------- */

bool siege_window(const State *s)
{
    return !s->over && siege_of(s)->step == STEP_REACTION && s->nframes == 0;
}

static bool window_is_open(const void *memory, const State *s)
{
    (void)memory;
    return siege_window(s);
}

static bool passes_by_itself(const void *memory, const State *s)
{
    (void)memory; /* more is shown after it, and nobody was asked */
    return s->nseats == 1 && siege_window(s);
}

static const char *window_words(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn)
{
    (void)memory;
    DefId card = siege_of(s)->treachery;
    say(question, qn, SAY("{card:You cannot react to {card}|You cannot react}"),
        say_s("card", card != DEF_HIDDEN ? say_word(siege_game.def[card].name) : ""));
    say(detail, dn, SAY("No card or ability with a bolt can be used now."));
    return N_("Continue");
}

const BoardPause siege_pause[SIEGE_PAUSES] = {
    {.kind = PAUSE_STEPS,
     .label = N_("One lane at a time"),
     .help = N_("The fight pauses after each lane."),
     .rest = N_("Finish the fight"),
     .during = offers,
     .here = after_lane,
     .more = more_to_fight,
     .words = lane_words},
    {.kind = PAUSE_WINDOW, .during = window_is_open, .here = passes_by_itself, .words = window_words},
};
