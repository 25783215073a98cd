/* SPDX-License-Identifier: MIT
 * One thread that runs one job at a time and sleeps between jobs. */
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

/* Returns the type of event kept there, registered once for the whole program. */
static uint32_t event_type(SDL_atomic_t *type)
{
    if (SDL_AtomicGet(type) == 0)
        SDL_AtomicSet(type, (int)SDL_RegisterEvents(1));
    return (uint32_t)SDL_AtomicGet(type);
}

uint32_t worker_event_type(void)
{
    static SDL_atomic_t type;
    return event_type(&type);
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
        log_note("no second thread, so opponents think on the main one: %s", sys_reason());
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
    if (w->fn == NULL) {
        ticket = w->ticket = w->ticket < 1000000000 ? w->ticket + 1 : 1;
        SDL_AtomicSet(&w->stop, 0);
        w->job = job;
        if (w->thread != NULL) {
            w->fn = fn;
            SDL_CondSignal(w->wake);
        }
    }
    SDL_UnlockMutex(w->lock);
    if (ticket != 0 && w->thread == NULL) { /* no threads on this machine: run it at once, and the window waits */
        fn(job, &w->stop);
        tell_done(ticket);
    }
    return ticket;
}

bool worker_busy(const Worker *w)
{
    SDL_LockMutex(w->lock);
    bool busy = w->fn != NULL;
    SDL_UnlockMutex(w->lock);
    return busy;
}

void worker_stop(Worker *w)
{
    SDL_LockMutex(w->lock);
    SDL_AtomicSet(&w->stop, 1);
    while (w->fn != NULL)
        SDL_CondWait(w->idle, w->lock);
    SDL_UnlockMutex(w->lock);
}

/* ---- queued jobs ------------------------------------------------------------------------------------------------ */
/* One thread that runs queued jobs in order and sleeps between them. */

typedef struct Chore {
    WorkerJob fn;
    void *job;
    struct Chore *next;
} Chore;

struct WorkerQueue {
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wake, *done;
    Chore *first, **last; /* jobs not started yet */
    int asked, finished;  /* counts of jobs, which are the tickets */
    bool quit;
};

uint32_t worker_queue_event_type(void)
{
    static SDL_atomic_t type;
    return event_type(&type);
}

static void queue_tell_done(void)
{
    SDL_Event e = {.type = worker_queue_event_type()};
    SDL_PushEvent(&e);
}

static Chore *take(WorkerQueue *c)
{
    Chore *chore = c->first;
    if (chore) {
        c->first = chore->next;
        c->last = c->first ? c->last : &c->first;
    }
    return chore;
}

/* Runs the queue in the thread; completes it before ending. */
static int queue_run(void *data)
{
    WorkerQueue *c = data;
    SDL_LockMutex(c->lock);
    for (;;) {
        Chore *chore = take(c);
        if (!chore && c->quit)
            break;
        if (!chore) {
            SDL_CondWait(c->wake, c->lock);
            continue;
        }
        SDL_UnlockMutex(c->lock);
        chore->fn(chore->job);
        free(chore);
        SDL_LockMutex(c->lock);
        c->finished++;
        SDL_CondBroadcast(c->done);
        queue_tell_done();
    }
    SDL_UnlockMutex(c->lock);
    return 0;
}

WorkerQueue *worker_queue_new(void)
{
    WorkerQueue *c = xcalloc(1, sizeof *c);
    c->last = &c->first;
    (void)worker_queue_event_type();
    c->lock = SDL_CreateMutex();
    c->wake = SDL_CreateCond();
    c->done = SDL_CreateCond();
    if (c->lock != NULL && c->wake != NULL && c->done != NULL)
        c->thread = SDL_CreateThread(queue_run, "saving", c);
    if (c->thread == NULL)
        log_note("no writer thread, so the window waits for the disk: %s", sys_reason());
    return c;
}

void worker_queue_free(WorkerQueue *c)
{
    if (c == NULL)
        return;
    SDL_LockMutex(c->lock);
    c->quit = true;
    SDL_CondSignal(c->wake);
    SDL_UnlockMutex(c->lock);
    if (c->thread != NULL)
        SDL_WaitThread(c->thread, NULL);
    SDL_DestroyCond(c->done);
    SDL_DestroyCond(c->wake);
    SDL_DestroyMutex(c->lock);
    free(c);
}

int worker_queue_add(WorkerQueue *c, WorkerJob fn, void *job)
{
    if (c->thread == NULL) {
        fn(job);
        return c->finished = ++c->asked;
    }
    Chore *chore = xcalloc(1, sizeof *chore);
    *chore = (Chore){fn, job, NULL};
    SDL_LockMutex(c->lock);
    int ticket = ++c->asked;
    *c->last = chore;
    c->last = &chore->next;
    SDL_CondSignal(c->wake);
    SDL_UnlockMutex(c->lock);
    return ticket;
}

bool worker_queue_wait(WorkerQueue *c, int ticket, int ms)
{
    uint32_t from = clock_ms();
    SDL_LockMutex(c->lock);
    while (c->finished < ticket) {
        int left = ms - (int)(clock_ms() - from);
        if (ms < 0)
            (void)SDL_CondWait(c->done, c->lock);
        else if (left <= 0 || SDL_CondWaitTimeout(c->done, c->lock, (Uint32)(left < ms ? left : ms)) != 0)
            break;
    }
    bool done = c->finished >= ticket;
    SDL_UnlockMutex(c->lock);
    return done;
}
