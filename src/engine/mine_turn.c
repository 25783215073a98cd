/* SPDX-License-Identifier: MIT */
#include "engine/mine_turn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "bots/hint.h"
#include "bots/plan.h"
#include "core/text.h"
#include "lesson/puzzle.h"

enum {
    ASKED = 8,        /* times each level is asked, with another seed */
    MISSED = 3,       /* found at most so often, it is missed */
    PLANS = 2,        /* the best of so many plans of the highest level */
    MOVES_LEAST = 2,  /* of the turn: fewer are a choice of one move, */
    MOVES_MOST = 8,   /* more nobody reasons out */
    BRIEF = 200,      /* worlds of the first comparisons, */
    WORLDS = 1000,    /* of the last one, */
    SEARCHED = 100,   /* and of the one in which a search follows each turn, */
    ITERATIONS = 500, /* of so many playouts */
    MEASURED = 60,    /* worlds in which what each move earns is measured */
    LEAST_ERRORS = 4  /* the lead has so many standard errors */
};
static const float least_gap = 0.04f, least_gap_searched = 0.02f; /* what a turn that misses it is worth less */
static const float best_least = 0.10f, missed_most = 0.92f;       /* neither lost nor won anyway */
static const float earns_least = 0.005f;                          /* a move that adds less is left out */

struct TurnMiner {
    const Game *g;
    PartnerPlan *plan;
    View *view;
    Setup cfg;
    uint32_t serial; /* of the last turn: where it began, its round and its seat */
    int round, seat;
};

typedef struct {
    BotTurn turn, missed;     /* the best, and the middle one of those of level "sharp" */
    float share, gap, error;  /* of the best; what the other is worth less, and its standard error */
    float searched, doubt;    /* the same gap where a search follows */
    float earns[TURN_MOVES];  /* by its moves */
    int finds[BOT_RUNGS - 1]; /* of ASKED, by rung; the highest is not asked */
} Found;

TurnMiner *turn_miner_new(const Game *g)
{
    TurnMiner *x = xcalloc(1, sizeof *x);
    x->g = g;
    x->seat = NO_SEAT;
    x->plan = partner_plan_new(g);
    x->view = view_new(g);
    return x;
}

void turn_miner_free(TurnMiner *x)
{
    if (!x)
        return;
    partner_plan_free(x->plan);
    view_free(x->view);
    free(x);
}

/* True if a turn of that seat begins: it may pass, which it could not do yet in this round. */
static bool begins(TurnMiner *x, const Match *m, int seat)
{
    Move pass;
    const State *s = match_truth(m);
    bool again = match_serial(m) > x->serial && s->round == x->round;
    if (!turn_pass(x->g, s, seat, &pass) || (again && x->seat == seat))
        return false;
    x->serial = match_serial(m);
    x->round = s->round;
    x->seat = seat;
    return true;
}

/* ---- turns of opponents ------------------------------------------------------------------------------------------ */

/* Plans the turn as an opponent of that level would play it; false: it cannot be planned, or shows a hidden card. */
static bool plan_turn(TurnMiner *x, int level, int worlds, uint64_t seed, BotTurn *out)
{
    enum { SLICE = 1 << 12 };
    Setup cfg = x->cfg;
    cfg.player[view_seat(x->view)] = (uint8_t)level;
    cfg.seed = seed;
    if (!partner_plan_begin(x->plan, &cfg, x->view, worlds))
        return false;
    while (!partner_plan_step(x->plan, SLICE))
        continue;
    out->n = partner_plan_moves(x->plan, out->move);
    return true;
}

/* Plans the turn of the highest level, without what adds nothing. */
static bool plan_best(TurnMiner *x, int worlds, uint64_t seed, BotTurn *out, float earns[TURN_MOVES])
{
    if (!plan_turn(x, BOT_MERCILESS, worlds, seed, out))
        return false;
    partner_plan_straighten(x->plan);
    for (int i = 0; i < MEASURED; i++)
        partner_plan_measure(x->plan);
    partner_plan_prune(x->plan, earns_least);
    out->n = partner_plan_moves(x->plan, out->move);
    for (int i = 0; i < out->n; i++)
        earns[i] = partner_plan_earns(x->plan, i);
    return out->n > 0 && !partner_plan_learns(x->plan);
}

/* What a turn may be worth less and still count as the best: turn_solves, where it is played. */
static bool is_found(float less, float gap)
{
    return less <= turn_margin(gap);
}

/* Returns how often the level finds a turn as good. */
static int finds(TurnMiner *x, int level, const BotTurn *best, float gap, uint64_t seed)
{
    int n = 0;
    for (int i = 0; i < ASKED; i++) {
        BotTurn pair[2] = {*best};
        TurnWorth w[2];
        if (!plan_turn(x, level, 0, seed + 1 + (uint64_t)i, &pair[1]))
            continue;
        turn_compare(x->view, pair, 2, BRIEF, seed, w);
        n += is_found(w[1].less, gap);
    }
    return n;
}

/* ---- is it a puzzle? --------------------------------------------------------------------------------------------- */

/* Notes the middle one of the turns that level "sharp" plays, and by how much the best is better; false: they could not
 * be planned. */
static bool weigh(TurnMiner *x, Found *f, int worlds, uint64_t seed)
{
    BotTurn turn[ASKED + 1] = {f->turn};
    TurnWorth w[ASKED + 1];
    int order[ASKED] = {0}, n = 0;
    for (int i = 0; i < ASKED; i++)
        if (!plan_turn(x, BOT_SHARP, 0, seed + 1 + (uint64_t)i, &turn[i + 1]))
            return false;
    turn_compare(x->view, turn, ASKED + 1, worlds, seed, w);
    for (int i = 1; i <= ASKED; i++) {
        int at = n++;
        for (; at > 0 && w[order[at - 1]].less > w[i].less; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    int middle = order[ASKED / 2];
    f->missed = turn[middle];
    f->share = w[0].share;
    f->gap = w[middle].less;
    f->error = w[middle].error;
    return true;
}

static bool is_clear(const Found *f)
{
    return f->gap >= least_gap && f->gap >= LEAST_ERRORS * f->error && f->share >= best_least &&
           f->share - f->gap <= missed_most;
}

static bool is_clear_searched(const Found *f)
{
    return f->searched >= least_gap_searched && f->searched >= LEAST_ERRORS * f->doubt;
}

/* Compares both turns where a search follows each of them. */
static void weigh_searched(TurnMiner *x, Found *f, int worlds, uint64_t seed)
{
    const BotTurn pair[2] = {f->turn, f->missed};
    TurnWorth w[2];
    turn_search(x->view, pair, 2, worlds, ITERATIONS, seed, w);
    f->searched = w[1].less;
    f->doubt = w[1].error;
}

/* True if one turn of level "sharp" loses something beside the plan. */
static bool stands_out(TurnMiner *x, const BotTurn *best, uint64_t seed)
{
    BotTurn pair[2] = {*best};
    TurnWorth w[2];
    if (best->n < MOVES_LEAST || best->n > MOVES_MOST || !plan_turn(x, BOT_SHARP, 0, seed, &pair[1]))
        return false;
    turn_compare(x->view, pair, 2, BRIEF, seed, w);
    return w[1].less >= least_gap / 2 && w[0].share >= best_least && w[1].share <= missed_most;
}

/* Plans some more turns with the budget of a hint, and keeps the best. */
static void improve(TurnMiner *x, Found *f, uint64_t seed)
{
    for (int i = 0; i < PLANS; i++) {
        Found other = *f;
        TurnWorth w[2];
        if (!plan_best(x, hint_worlds(x->view), seed + (uint64_t)i, &other.turn, other.earns))
            continue;
        const BotTurn pair[2] = {f->turn, other.turn};
        turn_compare(x->view, pair, 2, 2 * BRIEF, seed, w);
        if (w[1].less < 0 && other.turn.n <= MOVES_MOST)
            *f = other;
    }
}

static bool find(TurnMiner *x, Found *f, uint64_t seed)
{
    if (!plan_best(x, 0, seed, &f->turn, f->earns) || !stands_out(x, &f->turn, seed))
        return false;
    if (!weigh(x, f, BRIEF / 2, seed) || f->gap < least_gap / 2)
        return false;
    improve(x, f, seed + ASKED);
    if (f->turn.n < MOVES_LEAST || !weigh(x, f, BRIEF, seed) || f->gap < least_gap)
        return false;
    if (!weigh(x, f, WORLDS, seed + 1) || !is_clear(f) || finds(x, BOT_SHARP, &f->turn, f->gap, seed) > MISSED)
        return false;
    weigh_searched(x, f, SEARCHED / 8, seed);
    return f->searched > 0;
}

/* ---- what is printed --------------------------------------------------------------------------------------------- */

/* Returns the difficulty: by the moves of the turn, and one less where the levels below the highest find it now and
 * then. */
static int level_of(const Found *f)
{
    enum { SHORT = 3, MIDDLING = 5, OFTEN = 4 };
    int sum = 0, level = f->turn.n <= SHORT ? 1 : f->turn.n <= MIDDLING ? 2 : 3;
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        sum += f->finds[rung];
    return level > 1 && sum >= OFTEN ? level - 1 : level;
}

static void print_turn(const Match *m, int seat, const BotTurn *t, const float earns[], Buf *out)
{
    Match *then = match_at(m, match_serial(m));
    View *seen = view_new(match_game(m));
    for (int i = 0; i < t->n; i++) {
        char words[SENTENCE_MAX] = "", reason[SENTENCE_MAX] = "";
        match_view(then, seat, VIEW_EYES, seen);
        move_words(match_game(m), view_state(seen), t->move[i], words, sizeof words);
        if (match_game(m)->reason)
            match_game(m)->reason(view_state(seen), t->move[i], reason, sizeof reason);
        if (earns)
            buf_printf(out, "#   %+5.1f %s: %s\n", 100 * (double)earns[i], words, reason);
        else
            buf_printf(out, "#         %s\n", words);
        if (match_play(then, match_serial(then), t->move[i]).code)
            break;
    }
    view_free(seen);
    match_free(then);
}

static void print_figures(const Found *f, Buf *out)
{
    buf_printf(out, "# wins %.1f, sharp %.1f less (+-%.1f), after a search %.1f less (+-%.1f)\n",
               100 * (double)f->share, 100 * (double)f->gap, 100 * (double)f->error, 100 * (double)f->searched,
               100 * (double)f->doubt);
}

static void print_found(const Match *m, int seat, const Found *f, Buf *out)
{
    buf_add(out, "# found by");
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        buf_printf(out, " %s %d", bot_level(bot_ladder[rung])->word, f->finds[rung]);
    buf_printf(out, " of %d\n", ASKED);
    print_figures(f, out);
    print_turn(m, seat, &f->turn, f->earns, out);
    buf_add(out, "# sharp:\n");
    print_turn(m, seat, &f->missed, NULL, out);
}

static bool is_clear_anew(const Found *f, bool brief)
{
    return brief ? f->gap >= least_gap / 2 : is_clear(f) && is_clear_searched(f);
}

/* Takes the moves of the puzzle in its match, up to the one that ends the turn. */
static Status take_turn(const LessonScene *puzzle, Match *m, BotTurn *out)
{
    const LessonList *rows = &puzzle->step[0].want;
    for (out->n = 0; out->n + 1 < rows->n && out->n < TURN_MOVES; out->n++) {
        const LessonList one = {&rows->row[out->n], 1};
        Move *mv = &out->move[out->n];
        if (!lesson_move(m, puzzle->you, &one, mv, NULL) || match_play(m, match_serial(m), *mv).code)
            return status_error(1, "%s: its turn cannot be played", puzzle->id);
    }
    return status_ok();
}

Status turn_proves(const Lesson *l, const LessonScene *puzzle, bool brief, uint64_t seed, Buf *about)
{
    Status st;
    Found f = {.gap = 0};
    Match *m = lesson_begin(l, puzzle, "", &st);
    if (!m)
        return st;
    TurnMiner *x = turn_miner_new(l->game);
    x->cfg = *match_setup(m);
    match_view(m, puzzle->you, VIEW_MEMORY, x->view);
    st = take_turn(puzzle, m, &f.turn);
    if (!st.code && !weigh(x, &f, brief ? BRIEF : WORLDS, seed))
        st = status_error(1, "%s: no turn can be planned there", puzzle->id);
    if (!st.code && !brief)
        weigh_searched(x, &f, SEARCHED, seed + 1);
    if (!st.code && !is_clear_anew(&f, brief))
        st = status_error(1, "%s: its turn is not clearly better", puzzle->id);
    if (about)
        print_figures(&f, about);
    turn_miner_free(x);
    match_free(m);
    return st;
}

bool turn_miner_look(TurnMiner *x, const Match *m, int seat, const char *id, Buf *block, Buf *about)
{
    Found f = {.gap = 0};
    if (!begins(x, m, seat))
        return false;
    uint64_t seed = rng_derive(match_setup(m)->seed, RNG_SIMULATION, match_serial(m));
    x->cfg = *match_setup(m);
    match_view(m, seat, VIEW_MEMORY, x->view);
    if (!find(x, &f, seed))
        return false;
    weigh_searched(x, &f, SEARCHED, seed + 1);
    for (int rung = 0; rung < BOT_RUNGS - 1; rung++)
        f.finds[rung] = finds(x, bot_ladder[rung], &f.turn, f.gap, seed + ASKED);
    print_found(m, seat, &f, about);
    Move whole[TURN_MOVES + 1];
    memcpy(whole, f.turn.move, sizeof f.turn.move);
    (void)turn_pass(x->g, match_truth(m), seat, &whole[f.turn.n]);
    PuzzleFind p = {.serial = match_serial(m),
                    .id = id,
                    .level = level_of(&f),
                    .seat = seat,
                    .turn = whole,
                    .nturn = f.turn.n + 1,
                    .wins = (int)lroundf(100 * f.share),
                    .missed = (int)lroundf(100 * (f.share - f.gap))};
    Status st = puzzle_write_block(m, &p, block);
    if (!st.code && !is_clear_searched(&f))
        st = status_error(1, "a search after the turns does not tell them apart");
    if (st.code)
        buf_printf(about, "# no puzzle, %s\n", st.text);
    return st.code == 0;
}
