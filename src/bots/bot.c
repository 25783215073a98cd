/* SPDX-License-Identifier: MIT */
#include "bots/bot.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "base/rng.h"
#include "bots/greedy.h"

struct Bot {
    const Game *g;
    View *view;
    State *world, *scratch; /* state_size bytes each */
    int seat, level;
    int want, done; /* worlds */
    bool thinks;    /* false: the first choice of rng stands (level 0, a blunder, a lone move) */
    Rng rng;
    Moves legal, next;
    int64_t sum[MOVE_MAX];
    uint64_t lot[MOVE_MAX]; /* settles equal sums; drawn once, so that bot_best draws nothing */
};

const BotLevel bot_level[BOT_LEVELS] = {
    {"random", "Drunken goblin", "Plays anything that is allowed.", 0, 100},
    {"easy", "Easy", "Thinks a little, and plays three choices of ten without thinking.", 4, 30},
    {"cunning", "Cunning", "Looks at every move and seldom errs.", 24, 8},
    {"merciless", "Merciless", "Weighs every move against many worlds and does not err.", 256, 0},
};

Bot *bot_new(const Game *g)
{
    Bot *b = xcalloc(1, sizeof *b);
    b->g = g;
    b->view = view_new(g);
    b->world = xcalloc(1, g->state_size);
    b->scratch = xcalloc(1, g->state_size);
    return b;
}

void bot_free(Bot *b)
{
    if (!b)
        return;
    view_free(b->view);
    free(b->world);
    free(b->scratch);
    free(b);
}

void bot_start(Bot *b, const View *v, int level, int iterations, uint64_t seed)
{
    NEED(view_game(v) == b->g);
    NEED(level >= 0 && level < BOT_LEVELS);
    view_copy(b->view, v);
    b->seat = view_seat(v);
    b->level = level;
    b->rng = rng_seed(seed);
    b->legal.n = 0;
    b->g->legal(view_state(v), &b->legal);
    NEED(b->legal.n > 0 && b->seat == view_state(v)->to_act);
    memset(b->sum, 0, sizeof b->sum);
    for (int i = 0; i < b->legal.n; i++)
        b->lot[i] = rng_next(&b->rng);
    bool blunder = (int)rng_below(&b->rng, 100) < bot_level[level].blunder;
    b->thinks = level > 0 && !blunder && b->legal.n > 1;
    b->want = !b->thinks ? 0 : iterations > 0 ? iterations : bot_level[level].iterations;
    b->done = 0;
}

bool bot_step(Bot *b, int iterations)
{
    for (; iterations > 0 && b->done < b->want; iterations--, b->done++) {
        if (view_imagine(b->view, &b->rng, b->world))
            greedy_try(b->g, b->world, &b->legal, b->seat, b->scratch, &b->next, b->sum);
    }
    return b->done >= b->want;
}

static int best_index(const Bot *b)
{
    int best = 0;
    for (int i = 1; i < b->legal.n; i++) {
        if (b->sum[i] > b->sum[best] || (b->sum[i] == b->sum[best] && b->lot[i] > b->lot[best]))
            best = i;
    }
    return best;
}

Move bot_best(const Bot *b, char *reason, size_t n)
{
    NEED(b->legal.n > 0);
    Move m = b->legal.m[best_index(b)];
    if (reason && n > 0) {
        reason[0] = '\0';
        if (b->thinks && b->done > 0 && b->g->reason)
            b->g->reason(view_state(b->view), m, reason, n);
    }
    return m;
}

Move bot_choose(Bot *b, const View *v, int level, int iterations, uint64_t seed, char *reason, size_t n)
{
    bot_start(b, v, level, iterations, seed);
    while (!bot_step(b, 16))
        ;
    return bot_best(b, reason, n);
}
