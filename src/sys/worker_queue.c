/* SPDX-License-Identifier: MIT
 * One thread that runs queued jobs in order and sleeps between them. */
#include "sys/worker_queue.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/log.h"
#include "sys/clock.h"
#include "sys/sys.h"

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
    return sys_event_type(&type);
}

static void tell_done(void)
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
static int run(void *data)
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
        tell_done();
    }
    SDL_UnlockMutex(c->lock);
    return 0;
}

WorkerQueue *worker_queue_new(const char *name)
{
    WorkerQueue *c = xcalloc(1, sizeof *c);
    c->last = &c->first;
    (void)worker_queue_event_type();
    c->lock = SDL_CreateMutex();
    c->wake = SDL_CreateCond();
    c->done = SDL_CreateCond();
    if (c->lock != NULL && c->wake != NULL && c->done != NULL)
        c->thread = SDL_CreateThread(run, name, c);
    if (c->thread == NULL)
        log_note("no thread for %s, so the window waits for it: %s", name, sys_reason());
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
