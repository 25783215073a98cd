/* SPDX-License-Identifier: MIT
 * Opponents think on the worker over a view of their own seat; the window never waits for them.  An answer about a
 * moment that has passed (undo, load) is dropped. */
#include "app/scenes/play_int.h"

static void think(void *data, const SDL_atomic_t *stop)
{
    Thinker *t = data;
    while (!SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) && !bot_step(t->bot, 4))
        continue;
}

int think_worlds(const Board *board, const Match *m, const State *s, int seat)
{
    enum { BESIDE_A_PERSON = 4, CUNNING = 2 };
    int player = bot_player(match_game(m), match_setup(m)->player[seat]), level = player % PLAYER_CHARACTER,
        mate = board->team ? board->team->mate(s, seat) : NO_SEAT;
    if (mate == NO_SEAT || match_setup(m)->player[mate] != 0 || level < CUNNING)
        return 0;
    return BESIDE_A_PERSON * bot_worlds(match_game(m), s, level);
}

void think_start(Play *p, App *app, const Match *m)
{
    Thinker *t = &p->thinker;
    int seat = match_asked(m, NO_SEAT);
    if (t->thinking && t->match == m && t->serial == match_serial(m))
        return;
    think_stop(p, app);
    if (seat == NO_SEAT || match_setup(m)->player[seat] == 0)
        return;
    if (!t->bot)
        t->bot = bot_new(p->game);
    View *v = view_new(p->game);
    match_view(m, seat, VIEW_MEMORY, v);
    int player = bot_player(p->game, match_setup(m)->player[seat]);
    uint64_t seed = rng_derive(match_setup(m)->seed, RNG_OPPONENT, match_serial(m));
    bot_follow(t->bot, v, player, think_worlds(p->board, m, view_state(v), seat), seed);
    view_free(v);
    t->match = m;
    t->serial = match_serial(m);
    t->thinking = true;
    t->done = false;
    t->ticket = app_worker(app) ? worker_start(app_worker(app), think, t) : 0;
}

void think_event(Play *p, const SDL_Event *e)
{
    if (e->type == worker_event_type() && p->thinker.ticket && e->user.code == p->thinker.ticket) {
        p->thinker.ticket = 0;
        p->thinker.done = true;
    }
}

void think_stop(Play *p, App *app)
{
    Thinker *t = &p->thinker;
    if (t->ticket && app_worker(app))
        worker_stop(app_worker(app));
    t->ticket = 0;
    t->thinking = t->done = false;
}

bool think_finish(Play *p, App *app, Match *m, bool now, uint32_t clock, float speed)
{
    Thinker *t = &p->thinker;
    if (!t->thinking || t->match != m || t->serial != match_serial(m))
        return false;
    if (!t->ticket && !t->done)
        t->done = bot_step(t->bot, 8); /* no worker: a little in every pass */
    uint32_t waited = clock - p->quiet_since;
    if (!now && (!t->done || (float)waited < 500 * speed))
        return false;
    if (!t->done && t->ticket)
        worker_stop(app_worker(app));
    t->ticket = 0;
    t->thinking = false;
    Move move = bot_best(t->bot, NULL, 0);
    return match_play(m, t->serial, move).code == 0;
}
