/* SPDX-License-Identifier: MIT
 * The rules allocate nothing: malloc and its like are counted while legal, apply, result, hide, guess, judge, fault,
 * why_not and standing run, in every game, through whole games. */
#include "help.h"

#include "core/table.h"
#include "core/view.h"

/* The allocator of this program counts and hands on to that of glibc; under a sanitizer, which has its own, only its
 * statistics are asked. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
size_t __sanitizer_get_current_allocated_bytes(void);

static size_t allocations(void)
{
    return __sanitizer_get_current_allocated_bytes();
}
#else
void *__libc_malloc(size_t n);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *p, size_t n);

static size_t counted;

static size_t allocations(void)
{
    return counted;
}

void *malloc(size_t n)
{
    counted++;
    return __libc_malloc(n);
}

void *calloc(size_t count, size_t size)
{
    counted++;
    return __libc_calloc(count, size);
}

void *realloc(void *p, size_t n)
{
    counted++;
    return __libc_realloc(p, n);
}
#endif

static Moves legal, other;
static Events heard;
static Standing standing;
static Why why;

/* All that a search calls, once. */
static size_t ask_the_rules(const Game *g, State *s, const State *truth, View *v, Rng *r)
{
    float share[SEAT_MAX];
    size_t before = allocations();
    legal.n = 0;
    game_legal(g, truth, truth->to_act, &legal);
    view_of(v, truth, truth->to_act, VIEW_MEMORY);
    bool imagined = view_imagine(v, r, s);
    other.n = 0;
    game_legal(g, s, s->to_act, &other);
    if (g->judge)
        (void)g->judge(truth, truth->to_act);
    if (g->fault)
        (void)g->fault(s);
    standing = (Standing){0};
    why = (Why){.cause = NO_PIECE};
    if (g->standing)
        g->standing(truth, &standing);
    if (g->why_not)
        g->why_not(truth, (Move){1, truth->to_act, 1, 1, 1}, &why);
    (void)table_fault(s, g, truth);
    if (other.n > 0)
        g->apply(s, other.m[rng_below(r, (uint32_t)other.n)], NULL);
    g->result(truth, share);
    size_t after = allocations();
    assert_true(imagined);
    return after - before;
}

static void rules_allocate_nothing(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        State *s = xcalloc(1, g->state_size), *truth = xcalloc(1, g->state_size);
        View *v = view_new(g);
        Rng r = rng_seed(17);
        for (uint64_t seed = 1; seed <= 12; seed++) {
            Setup cfg = game_preset(g, g->seats_min + (int)(seed % (uint64_t)(g->seats_max - g->seats_min + 1)));
            cfg.seed = seed;
            memset(truth, 0, g->state_size);
            size_t before = allocations();
            heard.n = 0;
            g->setup(truth, &cfg, &heard);
            assert_int_equal(allocations() - before, 0);
            while (!truth->over) {
                size_t asked = ask_the_rules(g, s, truth, v, &r);
                before = allocations();
                heard.n = 0;
                g->apply(truth, legal.m[rng_below(&r, (uint32_t)legal.n)], &heard);
                size_t applied = allocations() - before;
                if (asked || applied)
                    fail_msg("%s, seed %d: %zu allocations when asked, %zu when a move was made", g->id, (int)seed,
                             asked, applied);
            }
        }
        view_free(v);
        free(truth);
        free(s);
    }
}

/* The test would be worth nothing if nobody counted. */
static void allocations_are_counted(void **st)
{
    (void)st;
    size_t before = allocations();
    void *p = xmalloc(100);
    assert_true(allocations() > before);
    before = allocations();
    void *q = xcalloc(3, 1000);
    assert_true(allocations() > before);
    before = allocations();
    q = xrealloc(q, 100000);
    assert_true(allocations() > before);
    free(p);
    free(q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(allocations_are_counted),
        cmocka_unit_test(rules_allocate_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
