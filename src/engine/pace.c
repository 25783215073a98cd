/* SPDX-License-Identifier: MIT */
#include "engine/pace.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "base/buf.h"
#include "base/plain.h"
#include "bots/hint.h"
#include "bots/plan.h"
#include "bots/review.h"
#include "engine/forced.h"
#include "engine/sim.h"

enum { ONE_OF = 12 /* choices of a game that are timed */, SLICE = 64, MEASURED = 60 /* worlds, as on the screen */ };

typedef struct { /* times of one kind of work, in milliseconds */
    const char *what;
    double *ms;
    int n, room;
} Times;

typedef enum { CHOICES, HINTS, REVIEWS, KINDS } Kind; /* of losses CHOICES alone, in thousandths of a win */

typedef struct {
    Sim sim;
    Times times[KINDS];
    Bot *bot;
    View *view;
    PartnerPlan *plan;
    bool losses;
    int against, longer;         /* --against, --longer: one of them, and the other 0 */
    int differ;                  /* how many choices were not those after so many worlds */
    int64_t searched[2];         /* worlds of all choices of a pair: by themselves, and of the other search */
    double lost, squares;        /* of all losses: the sum, and that of their squares */
    double apart, apart_squares; /* --losses: the same where each of the two moves is searched by itself */
} Pace;

static double now_ms(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

static void note(Times *t, double ms)
{
    if (t->n == t->room) {
        t->room = t->room ? 2 * t->room : 64;
        t->ms = xrealloc(t->ms, (size_t)t->room * sizeof *t->ms);
    }
    int at = t->n++;
    for (; at > 0 && t->ms[at - 1] > ms; at--)
        t->ms[at] = t->ms[at - 1];
    t->ms[at] = ms;
}

/* Returns the time below which `part` of them lie. */
static double quantile(const Times *t, double part)
{
    int at = (int)(part * t->n);
    return t->ms[at < t->n ? at : t->n - 1];
}

static void think_to_the_end(Bot *b)
{
    while (!bot_step(b, SLICE))
        continue;
}

/* A hint as the screen asks for it: the choice, and where a game plays its turns on, the plan of the turn. */
static void take_hint(Pace *p, const Setup *cfg, uint64_t seed)
{
    Setup as = *cfg;
    as.player[view_seat(p->view)] = BOT_MERCILESS;
    hint_start(p->bot, p->view, seed);
    think_to_the_end(p->bot);
    if (!p->sim.g->plays_on || !partner_plan_begin(p->plan, &as, p->view, hint_worlds(p->view)))
        return;
    while (!partner_plan_step(p->plan, SLICE))
        continue;
    partner_plan_straighten(p->plan);
    for (int i = 0; i < MEASURED; i++)
        partner_plan_measure(p->plan);
}

static void time_moment(Pace *p, const Match *m, int seat, uint64_t seed)
{
    match_view(m, seat, VIEW_MEMORY, p->view);
    double from = now_ms();
    bot_set_thorough(p->bot, false);
    bot_start(p->bot, p->view, BOT_MERCILESS, 0, seed);
    think_to_the_end(p->bot);
    note(&p->times[CHOICES], now_ms() - from);
    from = now_ms();
    take_hint(p, match_setup(m), seed);
    note(&p->times[HINTS], now_ms() - from);
}

static const double thousand = 1000;

static void note_loss(Pace *p, double loss)
{
    note(&p->times[CHOICES], loss);
    p->lost += loss;
    p->squares += loss * loss;
}

/* How much better `other` is than `mine` where each is searched by itself. */
static double lead_apart(const Pace *p, Move other, Move mine, int worlds, uint64_t luck)
{
    float with = forced_move(p->view, other, worlds, luck).share,
          without = forced_move(p->view, mine, worlds, luck).share;
    return thousand * (double)(with - without);
}

/* What the choice of the strongest opponent loses beyond a longer search with another luck; apart, because a search holds a
 * move for bad that it hardly tried. */
static void weigh_moment(Pace *p, const Match *m, int seat, Rng *r)
{
    enum { LONGER = 6 };
    BotChoice choice[MOVE_MAX];
    match_view(m, seat, VIEW_MEMORY, p->view);
    const State *s = view_state(p->view);
    bot_set_thorough(p->bot, false);
    Move mine = bot_choose(p->bot, p->view, BOT_MERCILESS, 0, rng_next(r), NULL, 0);
    bot_set_thorough(p->bot, true);
    int worlds = bot_worlds(p->sim.g, s, seat, BOT_MERCILESS);
    bot_start(p->bot, p->view, BOT_MERCILESS, LONGER * worlds, rng_next(r));
    think_to_the_end(p->bot);
    uint64_t luck = rng_next(r);
    int n = bot_choices(p->bot, choice, MOVE_MAX), i = 0;
    while (i < n && !move_same(choice[i].move, mine))
        i++;
    if (i == n)
        return;
    double loss = thousand * fmax((double)choice[0].share - (double)choice[i].share, 0);
    note_loss(p, loss);
    if (loss > 0) {
        double apart = lead_apart(p, choice[0].move, mine, worlds, luck);
        p->apart += apart;
        p->apart_squares += apart * apart;
    }
}

/* What it loses to the choice after other worlds, as many as asked for. */
static void weigh_pair(Pace *p, const Match *m, int seat, Rng *r)
{
    match_view(m, seat, VIEW_MEMORY, p->view);
    int own = bot_worlds(p->sim.g, view_state(p->view), seat, BOT_MERCILESS);
    int others = p->longer ? p->longer * own : p->against;
    bot_set_thorough(p->bot, false);
    Move mine = bot_choose(p->bot, p->view, BOT_MERCILESS, 0, rng_next(r), NULL, 0);
    p->searched[0] += bot_thought(p->bot);
    Move other = bot_choose(p->bot, p->view, BOT_MERCILESS, others, rng_next(r), NULL, 0);
    p->searched[1] += bot_thought(p->bot);
    uint64_t luck = rng_next(r);
    double loss = 0;
    if (!move_same(mine, other)) {
        loss = lead_apart(p, other, mine, own > others ? own : others, luck);
        p->differ++;
    }
    note_loss(p, loss);
}

static void time_review(Pace *p, const Match *m)
{
    double from = now_ms();
    Review *r = review_new(m);
    while (!review_step(r, SLICE))
        continue;
    review_free(r);
    note(&p->times[REVIEWS], now_ms() - from);
}

static Status play_game(Pace *p, int64_t i)
{
    Moves legal;
    Status st;
    Sim *sim = &p->sim;
    Setup cfg = sim->cfg;
    cfg.seed = sim_seed(sim->cfg.seed, i);
    Rng r = rng_seed(rng_derive(cfg.seed, RNG_SIMULATION, 1));
    sim->drivers.rng = rng_seed(rng_derive(cfg.seed, RNG_SIMULATION, 0));
    Match *m = match_new(sim->g, &cfg, &st);
    while (m && !match_over(m) && !st.code) {
        match_legal(m, match_to_act(m), &legal);
        Move move = drivers_choose(&sim->drivers, m, &legal);
        if (legal.n > 1 && rng_below(&r, ONE_OF) == 0)
            p->against || p->longer ? weigh_pair(p, m, move.seat, &r)
            : p->losses             ? weigh_moment(p, m, move.seat, &r)
                                    : time_moment(p, m, move.seat, rng_next(&r));
        st = match_play(m, match_serial(m), move);
    }
    if (m && !st.code && !p->losses)
        time_review(p, m);
    match_free(m);
    return st;
}

static void print_loss(const char *what, double sum, double squares, int choices)
{
    if (choices == 0)
        return;
    double n = choices, mean = sum / n, error = sqrt(fmax(squares / n - mean * mean, 0) / n);
    (void)plain_print(stdout, "%s %.2f thousandths of a win on average, +- %.2f\n\n", what, mean, error);
}

/* A search whose choice cannot change any more ends early: so the worlds that were searched are told, not those asked for. */
static void print_pair(const Pace *p, int choices)
{
    (void)plain_print(stdout, "%d choices are others after ", p->differ);
    if (p->against)
        (void)plain_print(stdout, "%d worlds", p->against);
    else
        (void)plain_print(stdout, "%d times as many worlds", p->longer);
    if (choices > 0)
        (void)plain_print(stdout, "; searched: %.1f worlds a choice, and %.1f", (double)p->searched[0] / choices,
                          (double)p->searched[1] / choices);
    (void)plain_print(stdout, "\n\n");
}

static void print(const Pace *p)
{
    (void)plain_print(stdout, "%s: %" PRId64 " games, seed %" PRIu64 "\n\n", p->sim.g->title, p->sim.games,
                      p->sim.cfg.seed);
    if (p->losses)
        print_loss("a choice loses", p->lost, p->squares, p->times[CHOICES].n);
    if (p->losses && !p->against && !p->longer)
        print_loss("each of the two searched by itself, it loses", p->apart, p->apart_squares, p->times[CHOICES].n);
    if (p->against || p->longer)
        print_pair(p, p->times[CHOICES].n);
    (void)plain_print(stdout, "%-12s        n     half    95 of 100   %s\n", p->losses ? "thousandths" : "milliseconds",
                      p->losses ? "most" : "longest");
    for (int i = 0; i < KINDS; i++) {
        const Times *t = &p->times[i];
        if (t->n > 0)
            (void)plain_print(stdout, "%-12s %8d %8.1f %12.1f %9.1f\n", t->what, t->n, quantile(t, 0.5),
                              quantile(t, 0.95), t->ms[t->n - 1]);
    }
}

int pace_run(const Args *args)
{
    Pace p = {.times = {[CHOICES] = {.what = "choice"}, [HINTS] = {.what = "hint"}, [REVIEWS] = {.what = "review"}}};
    Status st = sim_prepare(&p.sim, args);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_USAGE;
    }
    p.losses = args->losses || args->against > 0 || args->longer > 0;
    p.against = args->against;
    p.longer = args->longer;
    p.bot = bot_new(p.sim.g);
    p.view = view_new(p.sim.g);
    p.plan = partner_plan_new(p.sim.g);
    for (int64_t i = 0; i < p.sim.games && !st.code; i++)
        st = play_game(&p, p.sim.first + i);
    if (st.code)
        (void)plain_print(stderr, "%s\n", st.text);
    else
        print(&p);
    drivers_free(&p.sim.drivers);
    partner_plan_free(p.plan);
    view_free(p.view);
    bot_free(p.bot);
    for (int i = 0; i < KINDS; i++)
        free(p.times[i].ms);
    return st.code || fflush(stdout) ? CLI_FAILED : CLI_OK;
}
