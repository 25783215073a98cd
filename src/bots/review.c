/* SPDX-License-Identifier: MIT */
#include "bots/review.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/crew.h"
#include "bots/review_look.h"
#include "core/say.h"

/* Choices of a seat that get a thorough look; what counts as a cost. */
enum { THOROUGH_EACH = 9, DOUBTS = 2 /* standard errors */, LEAST_COST = VALUE_ONE / 100 };
enum { NOTHING = -1, AT_ONCE = 32 /* playouts of a worker before it asks whether to go on */ };

typedef struct {
    ReviewChoice is;
    Finding found; /* written by the worker that looks at it; the others read `is` */
} Choice;

typedef struct {
    Look *look; /* NULL: not needed so far */
    int at;     /* index of the choice it looks at, or NOTHING */
} Worker;

struct Review {
    const Game *g;
    Match *match;
    Choice *choice;
    int n;
    int *order; /* choices of the second look, as indices */
    int norder;
    atomic_int taken, done; /* looks of the present round of looks: begun, and ended */
    bool second;            /* the second look has begun */
    bool over;
    Worker worker[CREW_MOST]; /* between two steps, each with the look it has begun */
};

static void list_choices(Review *r)
{
    uint32_t end = match_serial(r->match);
    Moves legal;
    View *v = view_new(r->g);
    r->choice = xcalloc(end + 1, sizeof *r->choice);
    for (uint32_t i = 0; i < end; i++) {
        Move played = match_move(r->match, i);
        match_legal_at(r->match, i, played.seat, &legal);
        match_view_at(r->match, i, played.seat, VIEW_EYES, v);
        const State *s = view_state(v);
        if (legal.n > 1)
            r->choice[r->n++].is = (ReviewChoice){
                .serial = i, .seat = played.seat, .phase = s->phase, .round = s->round, .played = played};
    }
    view_free(v);
}

/* Returns the choice after that one, or NULL. */
static const ReviewChoice *next_to(const Review *r, int i)
{
    return i + 1 < r->n ? &r->choice[i + 1].is : NULL;
}

static bool goes_on(const Review *r, int i)
{
    const ReviewChoice *c = &r->choice[i].is, *next = next_to(r, i);
    if (!next || next->seat != c->seat)
        return false;
    const State *then = match_truth_at(r->match, c->serial), *now = match_truth_at(r->match, next->serial);
    return then->info[c->seat] == now->info[c->seat] && memcmp(&then->rng, &now->rng, sizeof now->rng) == 0;
}

/* True if the move was free and could be taken back at a later choice of the same round, whoever chose between them: then
 * that one is judged. */
static bool undoable(const Review *r, int i)
{
    const ReviewChoice *c = &r->choice[i].is, *next = next_to(r, i);
    if (!r->g->reversible || !r->g->reversible(match_truth_at(r->match, c->serial), c->played))
        return false;
    while (next && next->round == c->round && next->seat != c->seat)
        next = next_to(r, ++i);
    if (!next || next->round != c->round)
        return false;
    Moves legal;
    match_legal_at(r->match, next->serial, c->seat, &legal);
    for (int k = 0; k < legal.n; k++)
        if (r->g->reversible(match_truth_at(r->match, next->serial), legal.m[k]))
            return true;
    return false;
}

Review *review_new(const Match *m)
{
    Review *r = xcalloc(1, sizeof *r);
    r->g = match_game(m);
    r->match = match_at(m, match_serial(m));
    list_choices(r);
    for (int i = 0; i < r->n; i++) {
        r->choice[i].is.goes_on = goes_on(r, i);
        r->choice[i].is.undoable = undoable(r, i);
    }
    r->order = xcalloc((size_t)r->n + 1, sizeof *r->order);
    for (int i = 0; i < CREW_MOST; i++)
        r->worker[i].at = NOTHING;
    r->over = r->n == 0;
    return r;
}

void review_free(Review *r)
{
    if (!r)
        return;
    for (int i = 0; i < CREW_MOST; i++)
        look_free(r->worker[i].look);
    match_free(r->match);
    free(r->choice);
    free(r->order);
    free(r);
}

/* ---- the looks -------------------------------------------------------------------------------------------------- */

/* Returns the cost of a choice.
 *
 * Playouts do not plan: a move that prepares the seat's next one looks bad if they miss that one. So if the seat chose
 * again with no new information, its cost is at most what the search expects less at that later choice. */
static int64_t cost_of(const Choice *c)
{
    const Finding *f = &c->found;
    if (f->cost <= 0 || !c->is.goes_on || !c[1].found.looked)
        return f->cost;
    int64_t missing = f->best > c[1].found.best ? f->best - c[1].found.best : 0;
    return missing < f->cost ? missing : f->cost;
}

/* Returns what the choice may have cost at most, by one standard error. */
static int64_t at_most(const Choice *c)
{
    return cost_of(c) + c->found.doubt;
}

/* Returns the costliest choice of the seat that is not in the order yet, or -1. */
static int next_dearest(const Review *r, int seat)
{
    int best = -1;
    for (int i = 0; i < r->n; i++) {
        bool there = r->choice[i].is.seat != seat || at_most(&r->choice[i]) < LEAST_COST;
        for (int k = 0; k < r->norder && !there; k++)
            there = r->order[k] == i;
        if (!there && (best < 0 || at_most(&r->choice[i]) > at_most(&r->choice[best])))
            best = i;
    }
    return best;
}

/* Orders the costliest of each seat first, then the second of each ... */
static void begin_second_look(Review *r)
{
    r->second = true;
    for (int rank = 0; rank < THOROUGH_EACH; rank++)
        for (int seat = 0; seat < match_setup(r->match)->nseats; seat++) {
            int i = next_dearest(r, seat);
            if (i >= 0)
                r->order[r->norder++] = i;
        }
}

/* Returns how many looks the present round has. */
static int looks(const Review *r)
{
    return r->second ? r->norder : r->n;
}

/* Goes on to the second look, and to the end. Nobody looks meanwhile. */
static void next_round(Review *r)
{
    if (r->done < looks(r))
        return;
    if (!r->second) {
        begin_second_look(r);
        r->taken = r->done = 0;
    }
    r->over = r->done == looks(r);
}

/* Gives the worker the next choice to look at, unless it has one; false if none is left in this round. */
static bool take(Review *r, Worker *w)
{
    if (w->at != NOTHING)
        return true;
    int next = atomic_fetch_add(&r->taken, 1);
    if (next >= looks(r))
        return false;
    w->at = r->second ? r->order[next] : next;
    if (!w->look)
        w->look = look_new(r->g);
    look_begin(w->look, r->match, &r->choice[w->at].is, next_to(r, w->at), r->second);
    return true;
}

/* Continues the worker's look; true when it is done. */
static bool look_on(Review *r, Worker *w, int *playouts)
{
    if (!look_step(w->look, playouts))
        return false;
    r->choice[w->at].found = look_finding(w->look);
    w->at = NOTHING;
    atomic_fetch_add(&r->done, 1);
    return true;
}

/* Returns a worker that has begun a look, or else the first. */
static Worker *somebody(Review *r)
{
    for (int i = 0; i < CREW_MOST; i++)
        if (r->worker[i].at != NOTHING)
            return &r->worker[i];
    return &r->worker[0];
}

bool review_step(Review *r, int playouts)
{
    while (!r->over && playouts > 0) {
        Worker *w = somebody(r);
        if (take(r, w) && look_on(r, w, &playouts))
            next_round(r);
    }
    return r->over;
}

typedef struct {
    Review *review;
    bool (*go_on)(void *data);
    void *data;
} Shift;

/* What each of several threads does. */
static void work(void *shift, int i)
{
    const Shift *s = shift;
    Worker *w = &s->review->worker[i];
    while (take(s->review, w))
        for (bool done = false; !done;) {
            int playouts = AT_ONCE;
            if (!s->go_on(s->data))
                return;
            done = look_on(s->review, w, &playouts);
        }
}

bool review_run(Review *r, int workers, bool (*go_on)(void *data), void *data)
{
    Shift shift = {r, go_on, data};
    for (int i = workers; i < CREW_MOST; i++) /* who has begun goes on */
        workers = r->worker[i].at != NOTHING ? i + 1 : workers;
    while (!r->over && go_on(data)) {
        crew_run(workers, work, &shift);
        next_round(r);
    }
    return r->over;
}

ReviewProgress review_progress(const Review *r)
{
    int most = THOROUGH_EACH * match_setup(r->match)->nseats, brief = LOOK_BRIEF + 2 * LOOK_BRIEF_PAIRS;
    int thorough = LOOK_THOROUGH + 2 * LOOK_PAIRS, second = r->second ? r->norder : most < r->n ? most : r->n;
    double all = (double)r->n * brief + (double)second * thorough;
    double done = r->second ? (double)r->n * brief + (double)r->done * thorough : (double)r->done * brief;
    bool all_looked = r->second || r->done == r->n;
    return (ReviewProgress){.choices = r->n,
                            .looked = all_looked ? r->n : r->done,
                            .moves = (int)match_serial(r->match),
                            .at = all_looked ? (int)match_serial(r->match) : (int)r->choice[r->done].is.serial,
                            .done = r->over || all <= 0 ? 1 : (float)(done / all),
                            .over = r->over};
}

/* ---- what was found --------------------------------------------------------------------------------------------- */

/* True if the choice is reported: its cost is certain after a thorough look, or likely while the work goes on. */
static bool tells(const Review *r, const Choice *c)
{
    int64_t cost = cost_of(c);
    return (c->found.thorough || !r->over) && cost >= LEAST_COST && cost > DOUBTS * c->found.doubt;
}

/* Returns the first and, in *last, the last choice of the turn that this one is part of. */
static const Choice *turn_of(const Review *r, const Choice *c, const Choice **last)
{
    const Choice *first = c;
    while (first > r->choice && first[-1].is.goes_on)
        first--;
    *last = c;
    while ((*last)->is.goes_on)
        ++*last;
    return first;
}

/* True if no other choice of its turn is told with a higher cost, or with the same one before it. */
static bool leads_turn(const Review *r, const Choice *c)
{
    const Choice *last, *first = turn_of(r, c, &last);
    int64_t cost = cost_of(c);
    for (const Choice *other = first; other <= last; other++)
        if (other != c && tells(r, other) && (cost_of(other) > cost || (other < c && cost_of(other) == cost)))
            return false;
    return true;
}

/* Returns how many moves the match had when the turn of that choice was over: another seat acts, a round begins, or the
 * match goes on by itself, and with it what nobody knew when they chose. */
static uint32_t turn_end(const Review *r, const Choice *c)
{
    uint32_t at = c->is.serial + 1, end = match_serial(r->match);
    while (at < end && match_move(r->match, at).seat == c->is.seat && !match_was_auto(r->match, at) &&
           match_truth_at(r->match, at)->round == c->is.round)
        at++;
    return at;
}

/* Asks the game what the better move would have brought about. */
static void look_back(const Review *r, const Choice *c, const State *then, char *out, size_t n)
{
    View *after = view_new(r->g), *end = view_new(r->g);
    match_view_at(r->match, turn_end(r, c), c->is.seat, VIEW_MEMORY, after);
    match_view_at(r->match, match_serial(r->match), NO_SEAT, VIEW_EYES, end);
    r->g->hindsight(
        &(Hindsight){.then = then, .better = c->found.better, .after = view_state(after), .end = view_state(end)}, out,
        n);
    view_free(after);
    view_free(end);
}

static int percent(float share)
{
    return (int)lroundf(100 * share);
}

/* Writes why the better move was better. Where that would be the reason for the move that was played too, it says nothing
 * of the difference: then the chances do. A pass has no reason that holds: that nothing else was worth it is refuted. */
static void tell_reason(const Review *r, const Choice *c, ReviewPoint *p)
{
    char same[SENTENCE_MAX] = "";
    View *v = view_new(r->g);
    match_view_at(r->match, c->is.serial, c->is.seat, VIEW_MEMORY, v);
    const State *then = view_state(v);
    if (r->g->hindsight && match_over(r->match))
        look_back(r, c, then, p->reason, sizeof p->reason);
    else if (r->g->reason) {
        r->g->reason(then, c->found.better, p->reason, sizeof p->reason);
        if (!(r->g->move[c->is.played.kind].flags & MV_PASS))
            r->g->reason(then, c->is.played, same, sizeof same);
    }
    view_free(v);
    bool silent = r->g->hindsight && match_over(r->match) && !p->reason[0];
    if (silent || (same[0] && strcmp(same, p->reason) == 0))
        say(p->reason, sizeof p->reason, SAY("It wins {a}% of such games, what was played {b}%."),
            say_n("a", percent(p->share + p->cost)), say_n("b", percent(p->share)));
}

static ReviewPoint point_of(const Review *r, const Choice *c)
{
    int64_t cost = cost_of(c);
    const Choice *last, *first = turn_of(r, c, &last);
    ReviewPoint p = {.serial = c->is.serial,
                     .first = first->is.serial,
                     .moves = (int)(last->is.serial - first->is.serial) + 1,
                     .round = c->is.round,
                     .played = c->is.played,
                     .better = c->found.better,
                     .share = (float)(c->found.share + c->found.cost - cost) / (float)VALUE_ONE,
                     .cost = (float)cost / (float)VALUE_ONE};
    tell_reason(r, c, &p);
    return p;
}

int review_points(const Review *r, int seat, ReviewPoint out[], int max)
{
    int found[REVIEW_POINTS], n = 0;
    max = max < REVIEW_POINTS ? max : REVIEW_POINTS;
    for (int i = 0; i < r->n; i++) {
        const Choice *c = &r->choice[i];
        if (c->is.seat != seat || !tells(r, c) || !leads_turn(r, c))
            continue;
        int k = n;
        while (k > 0 && cost_of(&r->choice[found[k - 1]]) < cost_of(c))
            k--;
        if (k == max)
            continue;
        n += n < max;
        for (int last = n - 1; last > k; last--)
            found[last] = found[last - 1];
        found[k] = i;
    }
    for (int i = 0; i < n; i++)
        out[i] = point_of(r, &r->choice[found[i]]);
    return n;
}
