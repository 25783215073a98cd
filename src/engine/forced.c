/* SPDX-License-Identifier: MIT */
#include "engine/forced.h"

#include <math.h>
#include <stdlib.h>

#include "base/buf.h"
#include "bots/ismcts.h"

enum {
    SEEDS = 4,
    LENGTHY = 4,        /* moves that are searched with all worlds, the rest with a quarter */
    BRIEF = 16,         /* the brief look has that part of the worlds */
    NEVER = -(1 << 10), /* wins: no curiosity lifts a move with this bonus */
    LEAST = 4000,       /* worlds: half of those of the highest level, within these two */
    MOST = 15000
};

typedef struct {
    const View *v;
    Search *search;
    SearchStyle style;
    Moves legal;
    int32_t bonus[MOVE_MAX];
    Rng rng;
} Weigher;

typedef struct {
    double mean, error;
} Share;

/* Searches with that move alone at the root. */
static Share search_move(Weigher *w, int i, int worlds)
{
    int visits[MOVE_MAX];
    int64_t sum[MOVE_MAX];
    for (int k = 0; k < w->legal.n; k++)
        w->bonus[k] = k == i ? 0 : NEVER * VALUE_ONE;
    search_begin(w->search, w->style);
    for (int n = 0; n < worlds; n++)
        search_once(w->search, w->v, &w->rng);
    search_visits(w->search, &w->legal, visits, sum);
    if (visits[i] == 0)
        return (Share){0, 1};
    double n = visits[i], mean = (double)sum[i] / n / VALUE_ONE;
    double square = (double)search_square(w->search, i) / n / VALUE_ONE / VALUE_ONE, spread = square - mean * mean;
    return (Share){mean, sqrt((spread > 0 ? spread : 0) / n)};
}

/* Searches it with several seeds. */
static Share search_seeds(Weigher *w, int i, int worlds)
{
    double sum = 0, squares = 0, error = 0;
    for (int k = 0; k < SEEDS; k++) {
        Share s = search_move(w, i, worlds);
        sum += s.mean;
        squares += s.mean * s.mean;
        error += s.error * s.error;
    }
    double mean = sum / SEEDS, spread = squares / SEEDS - mean * mean;
    double by_seeds = sqrt((spread > 0 ? spread : 0) / (SEEDS - 1)), by_playouts = sqrt(error) / SEEDS;
    return (Share){mean, by_seeds > by_playouts ? by_seeds : by_playouts};
}

static ForcedMove told(const Weigher *w, int i, Share s)
{
    float error = (float)s.error;
    float share = bot_told(view_game(w->v), view_state(w->v), view_seat(w->v), (float)s.mean, &error);
    return (ForcedMove){w->legal.m[i], share, error};
}

static bool is_like_one_before(const Weigher *w, int i)
{
    const Game *g = view_game(w->v);
    for (int k = 0; g->alike && k < i; k++)
        if (g->alike(view_state(w->v), w->legal.m[k], w->legal.m[i]))
            return true;
    return false;
}

/* Lists the moves by their brief searches, the best first. */
static int order_moves(Weigher *w, int worlds, int order[MOVE_MAX])
{
    double share[MOVE_MAX];
    int n = 0;
    for (int i = 0; i < w->legal.n; i++) {
        if (is_like_one_before(w, i))
            continue;
        Share s = search_move(w, i, worlds);
        share[i] = s.mean + s.error;
        int at = n++;
        for (; at > 0 && share[order[at - 1]] < share[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return n;
}

static Weigher *weigher_new(const View *v, uint64_t seed)
{
    const Game *g = view_game(v);
    Weigher *w = xcalloc(1, sizeof *w);
    w->v = v;
    w->search = search_new(g);
    w->rng = bot_luck(seed);
    w->style = search_style(g, bot_skill(g, view_state(v), view_seat(v), BOT_MERCILESS).horizon);
    w->style.character_bias = w->bonus;
    (void)bot_legal(g, view_state(v), view_seat(v), 0, &w->legal);
    return w;
}

static void weigher_free(Weigher *w)
{
    search_free(w->search);
    free(w);
}

Forced forced_weigh(const View *v, int worlds, uint64_t seed)
{
    Forced f = {.n = 0};
    int order[MOVE_MAX];
    Weigher *w = weigher_new(v, seed);
    int n = f.all = order_moves(w, worlds / BRIEF + 1, order);
    for (int k = 0; k < n && k < FORCED_MOVES; k++) {
        ForcedMove m = told(w, order[k], search_seeds(w, order[k], k < LENGTHY ? worlds : worlds / 4 + 1));
        int at = f.n++;
        for (; at > 0 && f.move[at - 1].share < m.share; at--)
            f.move[at] = f.move[at - 1];
        f.move[at] = m;
    }
    weigher_free(w);
    return f;
}

ForcedMove forced_move(const View *v, Move m, int worlds, uint64_t seed)
{
    Weigher *w = weigher_new(v, seed);
    int i = 0;
    while (i < w->legal.n && !move_same(w->legal.m[i], m))
        i++;
    REQUIRE(i < w->legal.n);
    ForcedMove f = told(w, i, search_seeds(w, i, worlds));
    weigher_free(w);
    return f;
}

float forced_lead(const ForcedMove *better, const ForcedMove *worse)
{
    float error = sqrtf(better->error * better->error + worse->error * worse->error);
    return (better->share - worse->share) / fmaxf(error, 1e-4f);
}

int forced_worlds(const View *v)
{
    int worlds = bot_worlds(view_game(v), view_state(v), view_seat(v), BOT_MERCILESS) / 2;
    return worlds < LEAST ? LEAST : worlds > MOST ? MOST : worlds;
}
