/* SPDX-License-Identifier: MIT */
#include "base/crew.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#ifndef _WIN32
#include <unistd.h>
#endif

#include "base/log.h"

enum { STACK = 4 << 20 }; /* as much everywhere: some C libraries give a thread a hundredth of it */

typedef struct {
    void (*fn)(void *job, int i);
    void *job;
    int i;
    pthread_t thread;
    bool runs; /* on that thread */
} Hand;

int crew_cores(void)
{
#ifdef _WIN32
    long cores = pthread_num_processors_np();
#else
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
#endif
    return cores < 1 ? 1 : cores < CREW_MOST ? (int)cores : CREW_MOST;
}

static void *work(void *data)
{
    const Hand *hand = data;
    hand->fn(hand->job, hand->i);
    return NULL;
}

void crew_run(int n, void (*fn)(void *job, int i), void *job)
{
    Hand hand[CREW_MOST];
    pthread_attr_t room;
    REQUIRE(n > 0 && n <= CREW_MOST);
    bool roomy = pthread_attr_init(&room) == 0;
    if (roomy)
        (void)pthread_attr_setstacksize(&room, STACK);
    for (int i = 0; i < n; i++) {
        hand[i] = (Hand){.fn = fn, .job = job, .i = i};
        hand[i].runs = i > 0 && roomy && pthread_create(&hand[i].thread, &room, work, &hand[i]) == 0;
    }
    for (int i = 0; i < n; i++)
        if (!hand[i].runs)
            (void)work(&hand[i]);
    for (int i = 0; i < n; i++)
        if (hand[i].runs)
            (void)pthread_join(hand[i].thread, NULL);
    if (roomy)
        (void)pthread_attr_destroy(&room);
}
