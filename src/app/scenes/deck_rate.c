/* SPDX-License-Identifier: MIT */
#include "app/scenes/deck_rate.h"

#include <math.h>

#include "bots/bot.h"

enum { LEVEL = 2, PLAYOUTS = 100, STEP = 10 }; /* PLAYOUTS: per choice. The easy level never holds a castle */
enum { ONE_PLAYED = 1 << 16, ONE_WON = 1 };    /* in DeckRate.counted */

/* Plays one game to its end; false: stopped. */
static bool play(const Setup *cfg, Bot *bot, View *view, const SDL_atomic_t *stop, bool *won)
{
    Status st = status_ok();
    Match *m = match_new(&siege_game, cfg, &st);
    Rng luck = bot_luck(cfg->seed);
    bool stopped = false;
    while (m && !st.code && !match_over(m) && !stopped) {
        int seat = match_to_act(m);
        match_view(m, seat, VIEW_MEMORY, view);
        bot_start(bot, view, LEVEL, PLAYOUTS, rng_next(&luck));
        while (!(stopped = SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) != 0) && !bot_step(bot, STEP))
            ;
        char reason[SENTENCE_MAX];
        if (!stopped)
            st = match_play(m, match_serial(m), bot_best(bot, reason, sizeof reason));
    }
    Standing end = {0};
    bool whole = m && match_over(m);
    if (whole)
        match_standing(m, &end);
    *won = end.winner[0];
    match_free(m);
    return whole;
}

void deck_rate_count(DeckRate *r, bool won)
{
    (void)SDL_AtomicAdd(&r->counted, ONE_PLAYED + (won ? ONE_WON : 0));
}

void deck_rate_counted(DeckRate *r, int *won, int *played)
{
    int counted = SDL_AtomicGet(&r->counted);
    *won = counted % ONE_PLAYED;
    *played = counted / ONE_PLAYED;
}

static void count(void *job, const SDL_atomic_t *stop)
{
    DeckRate *r = job;
    Bot *bot = bot_new(&siege_game);
    View *view = view_new(&siege_game);
    bool won, whole = true;
    for (uint64_t i = 0; i < RATE_GAMES && whole; i++) {
        Setup cfg = r->cfg;
        cfg.seed = 1000 + i; /* the same seeds for every deck */
        whole = play(&cfg, bot, view, stop, &won);
        if (whole)
            deck_rate_count(r, won);
    }
    view_free(view);
    bot_free(bot);
}

bool deck_rate_start(DeckRate *r, App *app, const SiegeList *list)
{
    Setup cfg = game_preset(&siege_game, 1);
    if (worker_busy(app_worker(app)) || siege_deck_seat(list, 0, &cfg).code)
        return false;
    r->cfg = cfg;
    SDL_AtomicSet(&r->counted, 0);
    r->known = worker_start(app_worker(app), count, r) > 0;
    return r->known;
}

void deck_rate_stop(DeckRate *r, App *app)
{
    if (r->known && worker_busy(app_worker(app)))
        worker_stop(app_worker(app));
}

bool deck_rate_runs(const DeckRate *r, App *app)
{
    return r->known && worker_busy(app_worker(app));
}

void deck_rate_share(int won, int played, int *share, int *from, int *to)
{
    const double z = 1.96;
    double n = played, p = played ? won / n : 0, q = z * z / n;
    double middle = (p + q / 2) / (1 + q), reach = z / (1 + q) * sqrt(p * (1 - p) / n + q / (4 * n));
    *share = (int)lround(100 * p);
    *from = played ? (int)lround(100 * fmax(0, middle - reach)) : 0;
    *to = played ? (int)lround(100 * fmin(1, middle + reach)) : 100;
}
