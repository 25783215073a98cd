/* SPDX-License-Identifier: MIT
 * Several threads for one piece of work: bots/review.c looks at many choices at a time. Whoever uses it shares nothing
 * between them but single numbers that are exchanged whole. */
#ifndef BASE_CREW_H
#define BASE_CREW_H

enum { CREW_MOST = 8 };

/* Returns how many processors the machine has, at most CREW_MOST; 1 where nobody knows. */
int crew_cores(void);
/* Calls fn(job, i) for each i below n, at most CREW_MOST of them at the same time, and returns when all have returned. The
 * calling thread does its part, and alone all that no thread could be had for. */
void crew_run(int n, void (*fn)(void *job, int i), void *job);

#endif
