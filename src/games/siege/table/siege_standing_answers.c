/* SPDX-License-Identifier: MIT
 * Repeated questions that can be answered once: who gains the mana of a wave (SH-4.8), the order in which hidden
 * cards are revealed (SH-12.20), who draws for the monsters of a turn (SH-10.18); and questions that are skipped. */
#include "games/siege/table/siege_draw.h"

#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_fight_log.h"

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

/* ---- pause ----------------------------------------------------------------------------------------------------- */

/* Where the story of a siege can wait for a person: after each lane of the fight in which something happened
 * (SH-7.1). Also in the reaction window (SH-6.7) of somebody who plays alone and has nothing to react with, because
 * the rules let it pass there. */

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
