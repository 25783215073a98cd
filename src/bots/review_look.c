/* SPDX-License-Identifier: MIT */
#include "bots/review_look.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { DEPTH = 6 /* choices of a playout before it is judged */, LEVEL = BOT_MERCILESS };

typedef struct { /* sums over pairs of playouts */
    int n;
    int64_t played, gain, squares; /* squares: of the gains; below 2^50 */
} Pairs;

typedef enum { STAGE_BEGIN, STAGE_SEARCH, STAGE_PAIRS } Stage;

struct Look {
    const Game *g;
    const Match *match;
    const ReviewChoice *choice, *next; /* next: NULL: there is none */
    Finding found;
    Stage stage;
    int left; /* playouts left in the stage */
    Pairs pairs;
    bool later; /* the seat could still make the better move at its next choice */
    Bot *bot;
    View *view;
    State *world, *scratch; /* state_size bytes each */
    Rng rng;
    Moves legal;
    uint8_t weight[MOVE_MAX];
};

Look *look_new(const Game *g)
{
    Look *l = xcalloc(1, sizeof *l);
    l->g = g;
    l->bot = bot_new(g);
    l->view = view_new(g);
    l->world = xcalloc(1, g->state_size);
    l->scratch = xcalloc(1, g->state_size);
    return l;
}

void look_free(Look *l)
{
    if (!l)
        return;
    bot_free(l->bot);
    view_free(l->view);
    free(l->world);
    free(l->scratch);
    free(l);
}

void look_begin(Look *l, const Match *m, const ReviewChoice *c, const ReviewChoice *next, bool thorough)
{
    l->match = m;
    l->choice = c;
    l->next = next;
    l->found = (Finding){.thorough = thorough};
    l->pairs = (Pairs){0};
    l->stage = STAGE_BEGIN;
}

/* ---- the search ------------------------------------------------------------------------------------------------- */

static void begin_search(Look *l)
{
    const ReviewChoice *c = l->choice;
    uint64_t seed = rng_derive(match_setup(l->match)->seed, RNG_REVIEW, 2 * (uint64_t)c->serial + l->found.thorough);
    match_view_at(l->match, c->serial, c->seat, VIEW_MEMORY, l->view);
    l->rng = rng_seed(seed);
    l->left = l->found.thorough ? LOOK_THOROUGH : LOOK_BRIEF;
    l->stage = STAGE_SEARCH;
    bot_start(l->bot, l->view, LEVEL, l->left, rng_next(&l->rng));
}

/* True if the better move was still legal at the same seat's next choice, in the same round and phase. That choice is
 * judged by itself; this one cost no more than playing the two in the wrong order. */
static bool still_there(Look *l)
{
    const ReviewChoice *c = l->choice, *next = l->next;
    if (!next || next->seat != c->seat || next->round != c->round || next->phase != c->phase)
        return false;
    match_legal_at(l->match, next->serial, c->seat, &l->legal);
    return moves_have(&l->legal, l->found.better);
}

/* Decides whether there is a better move to compare with. */
static void end_search(Look *l)
{
    BotChoice best;
    const ReviewChoice *c = l->choice;
    (void)bot_choices(l->bot, &best, 1);
    l->found.better = best.move;
    l->found.best = (int64_t)(best.share * (float)VALUE_ONE);
    l->later = still_there(l);
    l->stage = STAGE_PAIRS;
    bool same =
        move_same(best.move, c->played) || (l->g->alike && l->g->alike(view_state(l->view), best.move, c->played));
    l->left = same || c->undoable ? 0 : l->found.thorough ? LOOK_PAIRS : LOOK_BRIEF_PAIRS;
}

/* ---- the comparison --------------------------------------------------------------------------------------------- */

/* Plays out from m in the imagined world, then, if legal, `then` by the same seat; returns the worth to that seat. */
static int64_t play_on(Look *l, Move m, const Move *then, Rng luck)
{
    const Game *g = l->g;
    State *s = l->scratch;
    int seat = m.seat;
    uint32_t until = l->world->serial + (uint32_t)g->longest;
    memcpy(s, l->world, g->state_size);
    g->apply(s, m, NULL);
    s->serial++;
    if (then && state_may_act(s) >> seat & 1) {
        game_legal(g, s, seat, &l->legal);
        if (moves_have(&l->legal, *then)) {
            g->apply(s, *then, NULL);
            s->serial++;
        }
    }
    for (int choices = 0; !s->over && !(g->unbounded && s->serial >= until);) {
        game_legal(g, s, s->to_act, &l->legal);
        int i = 0;
        if (l->legal.n > 1) {
            if (g->judge && choices++ == (g->plays_on ? 0 : DEPTH))
                break;
            uint32_t sum = 0;
            memset(l->weight, 1, (size_t)l->legal.n);
            if (g->weigh)
                g->weigh(s, &l->legal, l->weight);
            for (int k = 0; k < l->legal.n; k++)
                sum += l->weight[k];
            uint32_t at = rng_below(&luck, sum);
            while (at >= l->weight[i])
                at -= l->weight[i++];
        }
        g->apply(s, l->legal.m[i], NULL);
        s->serial++;
    }
    return bot_worth(g, s, seat);
}

static void play_pair(Look *l)
{
    if (!view_imagine(l->view, &l->rng, l->world))
        return;
    if (l->g->think)
        l->g->think(l->world);
    Rng luck = rng_seed(rng_next(&l->rng));
    const Move *better = &l->found.better;
    int64_t gained = play_on(l, *better, NULL, luck);
    int64_t played = play_on(l, l->choice->played, l->later ? better : NULL, luck), gain = gained - played;
    l->pairs.n++;
    l->pairs.played += played;
    l->pairs.gain += gain;
    l->pairs.squares += gain * gain;
}

static int64_t told(const Game *g, const State *s, int seat, int64_t share)
{
    return (int64_t)(bot_told(g, s, seat, (float)share / (float)VALUE_ONE, NULL) * (float)VALUE_ONE);
}

void look_told(const Game *g, const State *s, int seat, int64_t *share, int64_t *cost, int64_t *doubt)
{
    int64_t from = told(g, s, seat, *share), to = told(g, s, seat, *share + *cost);
    double stretch = *cost != 0 ? (double)(to - from) / (double)*cost : 1;
    *doubt = (int64_t)((double)*doubt * stretch);
    *share = from;
    *cost = to - from;
}

static void end_pairs(Look *l)
{
    const Pairs *p = &l->pairs;
    Finding *f = &l->found;
    f->looked = true;
    if (p->n == 0)
        return;
    double mean = (double)p->gain / p->n, spread = (double)p->squares / p->n - mean * mean;
    f->share = p->played / p->n;
    f->cost = (int64_t)mean;
    f->doubt = (int64_t)sqrt(spread > 0 ? spread / p->n : 0);
    look_told(l->g, view_state(l->view), l->choice->seat, &f->share, &f->cost, &f->doubt);
}

bool look_step(Look *l, int *playouts)
{
    while (!l->found.looked && *playouts > 0) {
        if (l->stage == STAGE_BEGIN)
            begin_search(l);
        if (l->stage == STAGE_SEARCH) {
            int n = *playouts < l->left ? *playouts : l->left;
            bool done = bot_step(l->bot, n);
            l->left -= n;
            *playouts -= n;
            if (done || l->left == 0)
                end_search(l);
        } else if (l->left > 0) {
            play_pair(l);
            l->left--;
            *playouts -= 2;
        }
        if (l->stage == STAGE_PAIRS && l->left == 0)
            end_pairs(l);
    }
    return l->found.looked;
}

Finding look_finding(const Look *l)
{
    return l->found;
}
