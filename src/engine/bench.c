/* SPDX-License-Identifier: MIT */
#include "engine/bench.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/buf.h"
#include "base/plain.h"
#include "bots/bot.h"
#include "bots/ismcts.h"
#include "core/position.h"
#include "core/view.h"
#include "engine/sim.h"

enum { LEVEL_OF_WORLDS = BOT_EASY, SEARCHES_A_TREE = 20000 };
enum { ROUNDS = 5, SAMPLES = 64, TASKS = 6, BATCH = 32 };

typedef struct {
    const Game *g;
    Setup cfg;
    Rng rng;
    State *s;
    uint8_t *sample; /* SAMPLES states out of the middle of random games */
    View *view;
    Bot *bot;
    View *first; /* of the seat that has the first choice of a game */
    Search *search;
    uint32_t searches; /* in the present tree */
    Moves legal;
    uint64_t sink; /* keeps the compiler from leaving copies out */
} Bencher;

typedef struct {
    double playouts, moves, choices, times;
} Counts;

static double now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static State *sample_at(const Bencher *b, uint32_t i)
{
    return (State *)(void *)(b->sample + (size_t)(i % SAMPLES) * b->g->state_size);
}

/* One random game; keep >= 0: the position after about that many moves goes into that sample. */
static void playout(Bencher *b, Counts *c, int keep)
{
    memset(b->s, 0, b->g->state_size);
    b->cfg.seed = rng_next(&b->rng);
    b->g->setup(b->s, &b->cfg, NULL);
    uint32_t until = keep < 0 ? 0 : rng_below(&b->rng, (uint32_t)b->g->longest / 2 + 1);
    bool kept = false;
    for (uint32_t n = 0; !b->s->over; n++) {
        game_legal(b->g, b->s, b->s->to_act, &b->legal);
        bool alone = b->legal.n == 1 && b->g->move[b->legal.m[0].kind].flags & MV_AUTO;
        if (keep >= 0 && !alone && (n <= until || !kept)) {
            memcpy(sample_at(b, (uint32_t)keep), b->s, b->g->state_size);
            kept = true;
        }
        b->g->apply(b->s, b->legal.m[rng_below(&b->rng, (uint32_t)b->legal.n)], NULL);
        b->s->serial++;
        c->moves++;
        c->choices += !alone;
    }
    c->playouts++;
}

static void task_playouts(Bencher *b, Counts *c)
{
    playout(b, c, -1);
    c->times++;
}

static void task_copies(Bencher *b, Counts *c)
{
    for (uint32_t i = 0; i < BATCH; i++) {
        memcpy(b->s, sample_at(b, i), b->g->state_size);
        b->sink += b->s->serial;
    }
    c->times += BATCH;
}

static void task_imagines(Bencher *b, Counts *c)
{
    const State *truth = sample_at(b, rng_below(&b->rng, SAMPLES));
    view_of(b->view, truth, truth->to_act, VIEW_MEMORY);
    b->sink += view_imagine(b->view, &b->rng, b->s);
    c->times++;
}

static void task_worlds(Bencher *b, Counts *c)
{
    const State *truth = sample_at(b, rng_below(&b->rng, SAMPLES));
    view_of(b->view, truth, truth->to_act, VIEW_MEMORY);
    Move m = bot_choose(b->bot, b->view, LEVEL_OF_WORLDS, BATCH, rng_next(&b->rng), NULL, 0);
    b->sink += m.a;
    c->times += BATCH;
}

static void search(Bencher *b, Counts *c, SearchStyle style)
{
    for (int i = 0; i < BATCH; i++) {
        if (b->searches++ % SEARCHES_A_TREE == 0)
            search_begin(b->search, style);
        search_once(b->search, b->first, &b->rng);
    }
    c->times += BATCH;
}

static void task_searches(Bencher *b, Counts *c)
{
    search(b, c, search_style(b->g, bot_level(BOT_MERCILESS)->skill.horizon));
}

static void task_searches_to_end(Bencher *b, Counts *c)
{
    search(b, c, (SearchStyle){.depth = DEPTH_TO_THE_END, .explore = EXPLORE_USUAL, .plain = true});
}

/* The view of the seat that has the first choice. */
static void look_at_first_choice(Bencher *b)
{
    memset(b->s, 0, b->g->state_size);
    b->g->setup(b->s, &b->cfg, NULL);
    for (;;) {
        game_legal(b->g, b->s, b->s->to_act, &b->legal);
        if (b->legal.n > 1 || b->s->over)
            break;
        b->g->apply(b->s, b->legal.m[0], NULL);
    }
    view_of(b->first, b->s, b->s->to_act, VIEW_MEMORY);
}

static double run(Bencher *b, void (*task)(Bencher *, Counts *), double seconds, Counts *c)
{
    double begin = now(), spent;
    *c = (Counts){0};
    do {
        task(b, c);
        spent = now() - begin;
    } while (spent < seconds);
    return spent;
}

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

static double median(double value[ROUNDS])
{
    qsort(value, ROUNDS, sizeof value[0], by_size);
    return value[ROUNDS / 2];
}

static double median_rate(Bencher *b, void (*task)(Bencher *, Counts *), double seconds)
{
    double rate[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        Counts c;
        double spent = run(b, task, seconds, &c);
        rate[i] = c.times / spent;
    }
    return median(rate);
}

static double median_searches(Bencher *b, void (*task)(Bencher *, Counts *), double seconds)
{
    b->searches = 0;
    return median_rate(b, task, seconds);
}

static void measure_playouts(Bencher *b, double seconds, Bench *out)
{
    double playouts[ROUNDS], moves[ROUNDS], choices[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        Counts c;
        double spent = run(b, task_playouts, seconds, &c);
        playouts[i] = c.playouts / spent;
        moves[i] = c.moves / spent;
        choices[i] = c.choices / spent;
    }
    out->playouts = median(playouts);
    out->moves = median(moves);
    out->choices = median(choices);
}

/* Measures one game for about `seconds`. */
static Bench bench_game(const Game *g, const Setup *cfg, double seconds)
{
    Bencher b = {.g = g, .cfg = *cfg, .rng = rng_seed(cfg->seed)};
    Bench out = {.bytes = g->state_size};
    Counts c = {0};
    double each = seconds / (ROUNDS * TASKS);
    b.s = xcalloc(1, g->state_size);
    b.sample = xcalloc(SAMPLES, g->state_size);
    b.view = view_new(g);
    b.bot = bot_new(g);
    b.first = view_new(g);
    b.search = search_new(g);
    look_at_first_choice(&b);
    for (int i = 0; i < SAMPLES; i++)
        playout(&b, &c, i);
    measure_playouts(&b, each, &out);
    out.copies = median_rate(&b, task_copies, each);
    out.imagines = median_rate(&b, task_imagines, each);
    out.worlds = median_rate(&b, task_worlds, each);
    out.searches = median_searches(&b, task_searches, each);
    out.searches_to_end = median_searches(&b, task_searches_to_end, each);
    REQUIRE(b.sink > 0);
    search_free(b.search);
    view_free(b.first);
    bot_free(b.bot);
    view_free(b.view);
    free(b.sample);
    free(b.s);
    return out;
}

/* ---- printing --------------------------------------------------------------------------------------------------- */

static json_t *row_json(const Game *g, const Setup *cfg, const Bench *b)
{
    return json_pack("{s:s,s:i,s:o,s:f,s:f,s:f,s:f,s:f,s:f,s:f,s:f,s:i}", "game", g->id, "seats", cfg->nseats,
                     "options", options_out(g, cfg->option), "playouts_per_second", b->playouts, "moves_per_second",
                     b->moves, "choices_per_second", b->choices, "state_copies_per_second", b->copies,
                     "imagined_per_second", b->imagines, "worlds_per_second", b->worlds, "searches_per_second",
                     b->searches, "searches_to_end_per_second", b->searches_to_end, "state_bytes", (int)b->bytes);
}

static void print_row(const Game *g, const Setup *cfg, const Bench *b)
{
    (void)plain_print(stdout, "%s, %d seats\n", g->title, cfg->nseats);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "random games a second", b->playouts);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "moves a second, legal list each", b->moves);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "choices a second, without forced moves", b->choices);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "copies of a state a second", b->copies);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "views made and imagined a second", b->imagines);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "worlds a second, all moves judged", b->worlds);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "tree search, cut off by judgement", b->searches);
    (void)plain_print(stdout, "  %-36s %14.0f\n", "tree search, at random to the end", b->searches_to_end);
    (void)plain_print(stdout, "  %-36s %14zu\n", "bytes of a state", b->bytes);
}

/* One row for each number of seats at which the options go together; what is wrong with them when there is none. */
static Status measure_game(const Game *g, const Args *args, json_t *rows)
{
    int seats_measured = 0;
    Status fault = status_ok();
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        Setup cfg;
        Status st = sim_setup(g, args, seats, &cfg);
        if (st.code) {
            fault = st;
            continue;
        }
        Bench b = bench_game(g, &cfg, (double)args->seconds / (1 + g->seats_max - g->seats_min));
        seats_measured++;
        if (!args->json)
            print_row(g, &cfg, &b);
        json_array_append_new(rows, row_json(g, &cfg, &b));
    }
    return seats_measured ? status_ok() : fault;
}

int bench_run(const Args *args)
{
    json_t *rows = json_array();
    int code = CLI_OK;
    for (int i = 0; game_list[i] && !code; i++) {
        const Game *g = game_list[i];
        if (args->game && strcmp(args->game, g->id) != 0)
            continue;
        Status st = measure_game(g, args, rows);
        if (st.code && (args->game || !args->noptions)) { /* else: an option of another game */
            (void)plain_print(stderr, "%s\n", st.text);
            code = CLI_USAGE;
        }
    }
    if (!code && json_array_size(rows) == 0) {
        (void)plain_print(stderr, "There is nothing to measure: no game of that name takes these options.\n");
        code = CLI_USAGE;
    }
    if (args->json && !code) {
        char *text = json_dumps(rows, JSON_INDENT(1) | JSON_REAL_PRECISION(6));
        (void)plain_json(stdout, text);
        (void)plain_print(stdout, "\n");
        free(text);
    }
    json_decref(rows);
    return code || fflush(stdout) ? (code ? code : CLI_FAILED) : CLI_OK;
}
