/* SPDX-License-Identifier: MIT */
#include "engine/mine.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain.h"
#include "bots/bot.h"
#include "core/text.h"
#include "engine/mine_turn.h"
#include "engine/sim.h"
#include "lesson/puzzle.h"

enum {
    ASKED = 8,        /* times each level is asked, with another seed */
    MISSED = 3,       /* found at most so often, it is missed */
    LEAST_MOVES = 3,  /* a choice among fewer is no puzzle */
    LEAST_GAP = 4,    /* points of 100 that the best are better by */
    LEAST_ERRORS = 4, /* and standard errors */
    EQUAL_GAP = 1,    /* within so many points of the best, a move is as good */
    BEST_LEAST = 10,  /* points of the best: neither lost ... */
    BEST_MOST = 97,   /* ... nor won anyway */
    LOOKED = 16,      /* a move with that part of the visits of the best is known to the search */
    BRIEF = 24,       /* the first look has that part of the worlds, */
    MIDDLING = 6      /* and the second one */
};

typedef struct {
    const Sim *sim;
    Bot *bot;
    View *view;
    TurnMiner *turns; /* of a game that plays on: whole turns are looked at; else NULL */
    int game, found;
} Miner;

typedef struct {
    int seat;
    Forced forced;
    int nbest;
    int finds[BOT_RUNGS - 1]; /* of ASKED, by rung; the highest is not asked */
} Moment;

/* ---- is it clear? ------------------------------------------------------------------------------------------------ */

static float percent(const ForcedMove *m)
{
    return 100 * m->share;
}

static int clear_best(const Forced *f, float gap, float errors)
{
    int n = 1;
    while (n < f->n && n <= MINE_BEST && percent(&f->move[0]) - percent(&f->move[n]) <= EQUAL_GAP)
        n++;
    if (n >= f->n || n > MINE_BEST || 3 * n > f->all || percent(&f->move[0]) < BEST_LEAST ||
        percent(&f->move[0]) > BEST_MOST)
        return 0;
    const ForcedMove *last = &f->move[n - 1], *next = &f->move[n];
    bool clear = percent(last) - percent(next) >= gap && forced_lead(last, next) >= errors;
    return clear ? n : 0;
}

int mine_best(const Forced *f)
{
    return clear_best(f, LEAST_GAP, LEAST_ERRORS);
}

static bool is_same(const Game *g, const State *s, Move a, Move b)
{
    return move_same(a, b) || (g->alike && g->alike(s, a, b));
}

static bool is_best(const Game *g, const State *s, const Moment *at, Move m)
{
    for (int i = 0; i < at->nbest; i++)
        if (is_same(g, s, at->forced.move[i].move, m))
            return true;
    return false;
}

static Status check_best(const Lesson *l, const LessonScene *puzzle, const Match *m, const Forced *f, bool at_length)
{
    int n = mine_best(f);
    for (int i = 0; i < (n > 1 ? n : 1); i++) {
        char text[WORD_MAX];
        lesson_move_text(m, f->move[i].move, text);
        if (lesson_try(l, &puzzle->step[0], m, f->move[i].move).is != TRY_WANTED)
            return status_error(1, "%s: another move is best, %.60s", puzzle->id, text);
    }
    if (n > 0 || !at_length)
        return status_ok();
    return status_error(1, "%s: the best move is not clearly better (%.1f and %.1f of 100)", puzzle->id,
                        (double)percent(&f->move[0]), f->n > 1 ? (double)percent(&f->move[1]) : 0.0);
}

/* Writes what the moves are worth as rows of the puzzle's block: its answers come to the same. */
static void add_worth(const Lesson *l, const LessonScene *puzzle, const Match *m, const Forced *f, Buf *out)
{
    const LessonStep *ask = &puzzle->step[0];
    for (int i = 0; i < ask->want.n; i++)
        buf_printf(out, "worth %ld %s\n", lroundf(percent(&f->move[0])), ask->want.row[i].text);
    for (int i = 0; i < f->n; i++) {
        char text[WORD_MAX];
        lesson_move_text(m, f->move[i].move, text);
        if (lesson_try(l, ask, m, f->move[i].move).is != TRY_WANTED)
            buf_printf(out, "worth %ld %s\n", lroundf(percent(&f->move[i])), text);
    }
}

Status mine_proves(const Lesson *l, const LessonScene *puzzle, int worlds, uint64_t seed, Buf *about)
{
    Status st;
    if (puzzle->step[0].kind == STEP_TURN)
        return turn_proves(l, puzzle, worlds > 0, seed, about);
    Match *m = lesson_begin(l, puzzle, "", &st);
    if (!m)
        return st;
    View *v = view_new(l->game);
    match_view(m, puzzle->you, VIEW_MEMORY, v);
    Forced f = forced_weigh(v, worlds > 0 ? worlds : forced_worlds(v), seed);
    st = check_best(l, puzzle, m, &f, worlds == 0);
    if (about)
        add_worth(l, puzzle, m, &f, about);
    view_free(v);
    match_free(m);
    return st;
}

/* ---- is it a puzzle? --------------------------------------------------------------------------------------------- */

/* Notes the moves that the search which has just chosen for the seat thinks as good as the best; true: they stand out. */
static bool stands_out(Miner *x, const Bot *chooser, const Match *m, Moment *at)
{
    BotChoice choice[MOVE_MAX];
    const Game *g = x->sim->g;
    match_view(m, at->seat, VIEW_MEMORY, x->view);
    int n = bot_choices(chooser, choice, MOVE_MAX), others = 0;
    at->nbest = 0;
    for (int i = 0; i < n; i++) {
        if (is_best(g, view_state(x->view), at, choice[i].move))
            continue;
        others++;
        bool known = i == 0 || LOOKED * choice[i].visits >= choice[0].visits;
        if (!known || 100 * (choice[0].share - choice[i].share) >= 0.5f * LEAST_GAP)
            continue;
        if (at->nbest == MINE_BEST)
            return false;
        at->forced.move[at->nbest++].move = choice[i].move;
    }
    float share = 100 * choice[0].share;
    return others >= LEAST_MOVES && others >= 3 * at->nbest && share >= BEST_LEAST && share <= BEST_MOST;
}

/* Weighs the moves in `parts` of the usual worlds; true: some are clearly the best. */
static bool weigh(Miner *x, const Match *m, Moment *at, int parts)
{
    match_view(m, at->seat, VIEW_MEMORY, x->view);
    at->forced = forced_weigh(x->view, forced_worlds(x->view) / parts, match_serial(m));
    at->nbest = parts > 1 ? clear_best(&at->forced, 0.75f * LEAST_GAP, 1.5f) : mine_best(&at->forced);
    return at->nbest > 0;
}

/* Returns how often the level finds a best move; more than `most` are not counted. */
static int finds(Miner *x, const Match *m, int level, const Moment *at, int most)
{
    int n = 0;
    View *seen = view_new(x->sim->g);
    match_view(m, at->seat, bot_memory(level), seen);
    for (uint64_t seed = 0; seed < ASKED && n <= most; seed++) {
        bot_set_oversights(x->bot, seed + 1);
        n += is_best(x->sim->g, view_state(seen), at, bot_choose(x->bot, seen, level, 0, seed, NULL, 0));
    }
    bot_set_oversights(x->bot, 0);
    view_free(seen);
    return n;
}

static bool sharp_misses(Miner *x, const Match *m, const Moment *at)
{
    return finds(x, m, BOT_SHARP, at, MISSED) <= MISSED;
}

static void ask_levels(Miner *x, const Match *m, Moment *at)
{
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        at->finds[rung] = finds(x, m, bot_ladder[rung], at, ASKED);
}

/* Returns the difficulty: by how often the levels below the highest find it, chance included. */
static int level_of(const Moment *at)
{
    enum { OFTEN = 8, SELDOM = 4 };
    int sum = 0;
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        sum += at->finds[rung];
    return sum >= OFTEN ? 1 : sum >= SELDOM ? 2 : 3;
}

/* ---- what is printed --------------------------------------------------------------------------------------------- */

static void comment(const Miner *x, const Match *m, const Moment *at, Buf *out)
{
    const Game *g = x->sim->g;
    char words[SENTENCE_MAX] = "", reason[SENTENCE_MAX] = "";
    match_view(m, at->seat, VIEW_MEMORY, x->view);
    buf_printf(out, "# found by");
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        buf_printf(out, " %s %d", bot_level(bot_ladder[rung])->word, at->finds[rung]);
    buf_printf(out, " of %d; %d of %d moves best\n", ASKED, at->nbest, at->forced.all);
    for (int i = 0; i < at->forced.n; i++) {
        const ForcedMove *f = &at->forced.move[i];
        move_words(g, view_state(x->view), f->move, words, sizeof words);
        reason[0] = '\0';
        if (g->reason)
            g->reason(view_state(x->view), f->move, reason, sizeof reason);
        text_names(match_setup(m), words, sizeof words);
        text_names(match_setup(m), reason, sizeof reason);
        buf_printf(out, "# %5.1f +-%.1f %s: %s\n", (double)percent(f), 100 * (double)f->error, words, reason);
    }
}

/* Writes the block of the moment. */
static Status write_block(const Miner *x, const Match *m, const Moment *at, Buf *out)
{
    const Game *g = x->sim->g;
    PuzzleWorth worth[FORCED_MOVES + MOVE_MAX];
    Moves legal = {.n = 0};
    char id[LESSON_ID];
    PuzzleFind find = {.serial = match_serial(m), .id = id, .level = level_of(at), .seat = at->seat, .worth = worth};
    (void)snprintf(id, sizeof id, "%.12s-%d-%u", g->id, x->game, match_serial(m) + 1);
    match_view(m, at->seat, VIEW_MEMORY, x->view);
    match_legal(m, at->seat, &legal);
    int wins = (int)lroundf(percent(&at->forced.move[0]));
    for (int i = 0; i < at->nbest; i++)
        worth[find.nworth++] = (PuzzleWorth){at->forced.move[i].move, wins};
    for (int i = 0; i < legal.n; i++)
        if (is_best(g, view_state(x->view), at, legal.m[i])) {
            bool there = false;
            for (int k = 0; k < find.nworth; k++)
                there = there || move_same(worth[k].move, legal.m[i]);
            if (!there)
                worth[find.nworth++] = (PuzzleWorth){legal.m[i], wins};
        }
    find.nbest = find.nworth;
    for (int i = at->nbest; i < at->forced.n; i++)
        worth[find.nworth++] = (PuzzleWorth){at->forced.move[i].move, (int)lroundf(percent(&at->forced.move[i]))};
    return puzzle_write_block(m, &find, out);
}

/* Reads the block back, in a file of its own, and proves it with other luck. */
static Status prove_block(const Miner *x, const char *block)
{
    enum { OTHER_LUCK = 4711 };
    Buf file = {0};
    Lesson l = {0};
    buf_printf(&file, "lesson mined\ngame %s\ntitle Mined\nminutes 1\nversion 1\n%s", x->sim->g->id, block);
    Status st = lesson_read(buf_str(&file), file.n, "mined", &l);
    if (!st.code)
        st = mine_proves(&l, &l.scene[0], 0, OTHER_LUCK, NULL);
    lesson_free(&l);
    buf_free(&file);
    return st;
}

/* ---- games ------------------------------------------------------------------------------------------------------- */

static void look(Miner *x, const Bot *chooser, const Match *m, int seat)
{
    Moment at = {.seat = seat};
    Buf block = {0}, about = {0};
    bool found = stands_out(x, chooser, m, &at) && sharp_misses(x, m, &at) && weigh(x, m, &at, BRIEF) &&
                 sharp_misses(x, m, &at) && weigh(x, m, &at, MIDDLING) && weigh(x, m, &at, 1) &&
                 sharp_misses(x, m, &at);
    if (!found)
        return;
    ask_levels(x, m, &at);
    Status st = write_block(x, m, &at, &block);
    if (!st.code)
        st = prove_block(x, buf_str(&block));
    comment(x, m, &at, &about);
    if (st.code)
        (void)plain_print(stdout, "# no puzzle, %s\n", st.text);
    (void)plain_print(stdout, "%s%s\n", buf_str(&about), st.code ? "" : buf_str(&block));
    (void)fflush(stdout);
    x->found += !st.code;
    buf_free(&block);
    buf_free(&about);
}

static void look_at_turn(Miner *x, const Match *m, int seat)
{
    Buf block = {0}, about = {0};
    char id[LESSON_ID];
    (void)snprintf(id, sizeof id, "%.12s-%d-%u", x->sim->g->id, x->game, match_serial(m) + 1);
    bool found = turn_miner_look(x->turns, m, seat, id, &block, &about);
    Status st = found ? prove_block(x, buf_str(&block)) : status_ok();
    found = found && st.code == 0;
    if (st.code)
        buf_printf(&about, "# no puzzle, %s\n", st.text);
    if (about.n > 0)
        (void)plain_print(stdout, "%s%s\n", buf_str(&about), found ? buf_str(&block) : "");
    (void)fflush(stdout);
    x->found += found;
    buf_free(&block);
    buf_free(&about);
}

static Status mine_game(Miner *x)
{
    const Sim *sim = x->sim;
    Setup cfg = sim->cfg;
    Drivers d = sim->drivers;
    Moves legal;
    Status st;
    cfg.seed = sim_seed(cfg.seed, x->game);
    d.rng = rng_seed(rng_derive(cfg.seed, RNG_SIMULATION, 0));
    Match *m = match_new(sim->g, &cfg, &st);
    while (m && !match_over(m) && !st.code && !(sim->g->unbounded && match_serial(m) >= (uint32_t)sim->g->longest)) {
        match_legal(m, match_to_act(m), &legal);
        if (x->turns)
            look_at_turn(x, m, match_to_act(m));
        Move move = drivers_choose(&d, m, &legal);
        if (!x->turns && legal.n >= LEAST_MOVES && d.said >= 0)
            look(x, d.bot, m, move.seat);
        st = match_play(m, match_serial(m), move);
    }
    drivers_free(&d);
    match_free(m);
    return st;
}

/* ---- puzzles of a file, searched anew ----------------------------------------------------------------------------- */

static bool prove_file(const char *path, uint64_t seed)
{
    Lesson l = {0};
    Status st = lesson_load(path, &l);
    bool good = st.code == 0;
    if (!good)
        (void)plain_print(stderr, "%s\n", st.text);
    for (int i = l.nscenes; i < l.nscenes + l.npuzzles; i++) {
        if (l.scene[i].level == 0)
            continue;
        Buf worth = {0};
        st = mine_proves(&l, &l.scene[i], 0, seed, &worth);
        if (st.code)
            (void)plain_print(stdout, "FAILED %s\n", st.text);
        else
            (void)plain_print(stdout, "ok %s\n", l.scene[i].id);
        (void)plain_print(stdout, "%s", buf_str(&worth));
        buf_free(&worth);
        (void)fflush(stdout);
        good = good && st.code == 0;
    }
    lesson_free(&l);
    return good;
}

static int prove_files(const Args *args)
{
    bool good = true;
    for (int i = 0; i < args->nfiles; i++)
        good = prove_file(args->file[i], args->seed) && good;
    return good ? CLI_OK : CLI_FAILED;
}

int mine_run(const Args *args)
{
    if (args->nfiles > 0)
        return prove_files(args);
    Sim *sim = xcalloc(1, sizeof *sim);
    Status st = sim_prepare(sim, args);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        free(sim);
        return CLI_USAGE;
    }
    Miner x = {.sim = sim, .bot = bot_new(sim->g), .view = view_new(sim->g)};
    x.turns = sim->g->plays_on ? turn_miner_new(sim->g) : NULL;
    for (int64_t i = 0; i < sim->games && !st.code; i++) {
        x.game = (int)(sim->first + i);
        st = mine_game(&x);
    }
    if (st.code)
        (void)plain_print(stderr, "%s\n", st.text);
    else
        (void)plain_print(stdout, "# %s: %d puzzles in %d games\n", sim->g->title, x.found, (int)sim->games);
    turn_miner_free(x.turns);
    bot_free(x.bot);
    view_free(x.view);
    free(sim);
    return st.code || fflush(stdout) ? CLI_FAILED : CLI_OK;
}
