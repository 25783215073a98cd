/* SPDX-License-Identifier: MIT
 * WorkerQueue are done in the order they were asked for, in a thread of their own, all of them before the end. */
#include "help.h"

#include "sys/clock.h"
#include "sys/worker.h"
#include "sys/worker_queue.h"

typedef struct {
    SDL_sem *may; /* taken before it is done; NULL: at once */
    int *order, *n;
    int number;
} Job;

static void note(void *data)
{
    Job *job = data;
    if (job->may)
        (void)SDL_SemWait(job->may);
    job->order[(*job->n)++] = job->number;
}

static void they_are_done_in_turn_and_none_is_forgotten(void **st)
{
    (void)st;
    enum { JOBS = 200 };
    int order[JOBS] = {0}, n = 0;
    Job job[JOBS];
    WorkerQueue *c = worker_queue_new("saving");
    for (int i = 0; i < JOBS; i++) {
        job[i] = (Job){NULL, order, &n, i};
        assert_int_equal(worker_queue_add(c, note, &job[i]), i + 1);
    }
    worker_queue_free(c); /* does what is left */
    assert_int_equal(n, JOBS);
    for (int i = 0; i < JOBS; i++)
        assert_int_equal(order[i], i);
}

static void who_asks_does_not_wait(void **st)
{
    (void)st;
    int order[3], n = 0;
    SDL_sem *may = SDL_CreateSemaphore(0);
    WorkerQueue *c = worker_queue_new("saving");
    Job slow = {may, order, &n, 1}, quick = {NULL, order, &n, 2};
    int first = worker_queue_add(c, note, &slow), second = worker_queue_add(c, note, &quick);
    assert_false(worker_queue_wait(c, first, 0));
    assert_false(worker_queue_wait(c, second, 5)); /* it stands behind the slow one */
    (void)SDL_SemPost(may);
    assert_true(worker_queue_wait(c, second, -1));
    assert_true(worker_queue_wait(c, first, 0));
    assert_int_equal(n, 2);
    assert_int_equal(order[0], 1);
    worker_queue_free(c);
    SDL_DestroySemaphore(may);
}

static void an_event_says_that_one_is_done(void **st)
{
    (void)st;
    int order[1], n = 0, told = 0;
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_EVENTS), 0);
    WorkerQueue *c = worker_queue_new("saving");
    Job job = {NULL, order, &n, 1};
    (void)worker_queue_add(c, note, &job);
    worker_queue_free(c);
    for (SDL_Event e; input_wait(&e, 0);)
        told += e.type == worker_queue_event_type();
    assert_int_equal(told, 1);
    assert_int_not_equal(worker_queue_event_type(), worker_event_type());
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_done_in_turn_and_none_is_forgotten),
        cmocka_unit_test(who_asks_does_not_wait),
        cmocka_unit_test(an_event_says_that_one_is_done),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
