/* SPDX-License-Identifier: MIT
 * Opponents think on the worker over a view of their own seat; the window never waits for them. An answer for an
 * outdated serial (undo, load) is dropped. */
#include "app/opponent.h"
#include "app/scenes/play_int.h"

enum { SLICE = 64 }; /* iterations, two milliseconds at most */

static void think(void *data, const SDL_atomic_t *stop)
{
    Thinker *t = data;
    while (!SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) && !bot_step(t->bot, 4))
        continue;
}

void think_stop(Play *p, App *app)
{
    Thinker *t = &p->thinker;
    worker_stop(app_worker(app), t->ticket);
    t->ticket = 0;
    t->thinking = t->done = false;
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
    opponent_begin(t->bot, m, seat);
    t->match = m;
    t->serial = match_serial(m);
    t->thinking = true;
    t->done = false;
    t->ticket = worker_start(app_worker(app), think, t);
}

void think_event(Play *p, const SDL_Event *e)
{
    if (e->type == worker_event_type() && p->thinker.ticket && e->user.code == p->thinker.ticket) {
        p->thinker.ticket = 0;
        p->thinker.done = true;
    }
}

bool think_finish(Play *p, App *app, Match *m, bool now, uint32_t clock, float quiet)
{
    Thinker *t = &p->thinker;
    if (!t->thinking || t->match != m || t->serial != match_serial(m))
        return false;
    if (!t->ticket && !t->done)
        t->done = bot_step(t->bot, SLICE); /* no worker: think a little in every pass */
    uint32_t waited = clock - p->quiet_since;
    if (!now && (!t->done || (float)waited < quiet))
        return false;
    worker_stop(app_worker(app), t->ticket);
    t->ticket = 0;
    t->thinking = false;
    Move move = bot_best(t->bot, NULL, 0);
    return match_play(m, t->serial, move).code == 0;
}
