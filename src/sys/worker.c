/* SPDX-License-Identifier: MIT
 * One thread that runs one job at a time and sleeps between jobs. */
#include "sys/worker.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/log.h"
#include "sys/sys.h"

struct Worker {
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wake, *idle;
    WorkFn fn; /* NULL: nothing to do */
    void *job;
    int ticket;
    SDL_atomic_t stop;
    bool quit;
};

uint32_t worker_event_type(void)
{
    static SDL_atomic_t type;
    return sys_event_type(&type);
}

static void tell_done(int ticket)
{
    SDL_Event e = {.type = worker_event_type()};
    e.user.code = ticket;
    SDL_PushEvent(&e);
}

static int run(void *data)
{
    Worker *w = data;
    SDL_LockMutex(w->lock);
    while (!w->quit) {
        if (w->fn == NULL) {
            SDL_CondWait(w->wake, w->lock);
            continue;
        }
        SDL_UnlockMutex(w->lock);
        w->fn(w->job, &w->stop);
        SDL_LockMutex(w->lock);
        int ticket = w->ticket;
        w->fn = NULL;
        SDL_CondBroadcast(w->idle);
        tell_done(ticket);
    }
    SDL_UnlockMutex(w->lock);
    return 0;
}

Worker *worker_new(void)
{
    Worker *w = xcalloc(1, sizeof *w);
    (void)worker_event_type();
    w->lock = SDL_CreateMutex();
    w->wake = SDL_CreateCond();
    w->idle = SDL_CreateCond();
    if (w->lock != NULL && w->wake != NULL && w->idle != NULL)
        w->thread = SDL_CreateThread(run, "thinking", w);
    if (w->thread == NULL)
        log_note("no second thread, so opponents think on the main one, a little at a time: %s", sys_reason());
    return w;
}

void worker_free(Worker *w)
{
    if (w == NULL)
        return;
    SDL_LockMutex(w->lock);
    w->quit = true;
    SDL_AtomicSet(&w->stop, 1);
    SDL_CondSignal(w->wake);
    SDL_UnlockMutex(w->lock);
    if (w->thread != NULL)
        SDL_WaitThread(w->thread, NULL);
    SDL_FlushEvent(worker_event_type()); /* the next worker's tickets begin at 1, too: its job is not done by these */
    SDL_DestroyCond(w->wake);
    SDL_DestroyCond(w->idle);
    SDL_DestroyMutex(w->lock);
    free(w);
}

int worker_start(Worker *w, WorkFn fn, void *job)
{
    SDL_LockMutex(w->lock);
    int ticket = 0;
    if (w->fn == NULL && w->thread != NULL) {
        ticket = w->ticket = w->ticket < 1000000000 ? w->ticket + 1 : 1;
        SDL_AtomicSet(&w->stop, 0);
        w->job = job;
        w->fn = fn;
        SDL_CondSignal(w->wake);
    }
    SDL_UnlockMutex(w->lock);
    return ticket;
}

/* Call with the lock held. */
static bool is_at(const Worker *w, int ticket)
{
    return w->fn != NULL && w->ticket == ticket;
}

bool worker_runs(const Worker *w, int ticket)
{
    SDL_LockMutex(w->lock);
    bool runs = is_at(w, ticket);
    SDL_UnlockMutex(w->lock);
    return runs;
}

void worker_stop(Worker *w, int ticket)
{
    SDL_LockMutex(w->lock);
    if (is_at(w, ticket))
        SDL_AtomicSet(&w->stop, 1);
    while (is_at(w, ticket))
        SDL_CondWait(w->idle, w->lock);
    SDL_UnlockMutex(w->lock);
}
