/* SPDX-License-Identifier: MIT
 * One thread for thinking opponents. */
#ifndef SYS_WORKER_H
#define SYS_WORKER_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

typedef struct Worker Worker;
typedef void (*WorkFn)(void *job, const SDL_atomic_t *stop); /* must check *stop often */
/* Starts the thread; if there can be none, the log says so and no job is ever taken. Each job's end posts one SDL event of
 * type worker_event_type(), user.code = the job's ticket. */
Worker *worker_new(void);
void worker_free(Worker *w); /* stops and joins */
/* Returns the ticket of the job, > 0; 0: busy, or no thread, and the caller does the work itself, a little in every pass of
 * the main loop. job is borrowed until it is done. */
int worker_start(Worker *w, WorkFn fn, void *job);
bool worker_runs(const Worker *w, int ticket); /* true while that job runs */
void worker_stop(Worker *w, int ticket);       /* asks that job to stop and waits for it; any other goes on */
uint32_t worker_event_type(void);

#endif
