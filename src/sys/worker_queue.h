/* SPDX-License-Identifier: MIT
 * One thread for jobs that may wait for a slow disk, or for another program. */
#ifndef SYS_WORKER_QUEUE_H
#define SYS_WORKER_QUEUE_H
#include <stdbool.h>
#include <stdint.h>

typedef struct WorkerQueue WorkerQueue;
typedef void (*WorkerJob)(void *job);
/* Starts the thread. Each job's end posts an SDL event of type worker_queue_event_type(). Without threads jobs run at
 * once. name: of its work, "saving". */
WorkerQueue *worker_queue_new(const char *name);
void worker_queue_free(WorkerQueue *c); /* completes the pending jobs, however long that takes */
/* The job runs after all others, and is borrowed until then. Returns the ticket (> 0). */
int worker_queue_add(WorkerQueue *c, WorkerJob fn, void *job);
/* Waits at most ms (-1: without limit). True if the job is done. */
bool worker_queue_wait(WorkerQueue *c, int ticket, int ms);
uint32_t worker_queue_event_type(void);

#endif
