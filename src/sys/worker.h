/* SPDX-License-Identifier: MIT
 * One thread for thinking opponents. */
#ifndef SYS_WORKER_H
#define SYS_WORKER_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

typedef struct Worker Worker;
typedef void (*WorkFn)(void *job, const SDL_atomic_t *stop); /* must check *stop often */
/* Starts the thread. Each job's end posts one SDL event of type worker_event_type(), user.code = the job's ticket. */
Worker *worker_new(void);
void worker_free(Worker *w);                       /* stops and joins */
int worker_start(Worker *w, WorkFn fn, void *job); /* the ticket (> 0); 0 when busy. job is borrowed until done */
bool worker_busy(const Worker *w);
void worker_stop(Worker *w); /* asks the running job to stop and waits for it */
uint32_t worker_event_type(void);

#endif
