/* SPDX-License-Identifier: MIT */
#include "bots/review.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/crew.h"
#include "bots/review_look.h"
#include "bots/review_turn.h"
#include "core/say.h"
#include "core/text.h"

/* Choices of a seat that get a thorough look, turns of a seat that are held against a plan; what counts as a cost. */
enum { THOROUGH_EACH = 9, TURNS_EACH = 6, DOUBTS = 2 /* standard errors */, LEAST_COST = VALUE_ONE / 100 };
enum { NOTHING = -1, AT_ONCE = 32 /* playouts of a worker before it asks whether to go on */ };

typedef struct {
    ReviewChoice is;
    Finding found; /* written by the worker that looks at it; the others read `is` */
} Choice;

typedef struct {
    Look *look; /* NULL, and the next: not needed so far */
    TurnLook *turn;
    int at; /* index of the choice it looks at, or of the turn in the order; NOTHING: none */
} Worker;

typedef enum { BRIEF_LOOKS, THOROUGH_LOOKS, TURNS } Round;

struct Review {
    const Game *g;
    Match *match;
    Choice *choice;
    int n;
    int *order; /* choices of the thorough looks, then first choices of turns, as indices */
    int norder;
    TurnFinding turn[TURNS_EACH * SEAT_MAX]; /* of those turns */
    atomic_int taken, done;                  /* looks of this round: begun, and ended */
    Round round;
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
    for (int i = 0; i < CREW_MOST; i++) {
        look_free(r->worker[i].look);
        turn_look_free(r->worker[i].turn);
    }
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
    r->round = THOROUGH_LOOKS;
    for (int rank = 0; rank < THOROUGH_EACH; rank++)
        for (int seat = 0; seat < match_setup(r->match)->nseats; seat++) {
            int i = next_dearest(r, seat);
            if (i >= 0)
                r->order[r->norder++] = i;
        }
}

/* Returns the first and, in *last, the last choice of the turn that this one is part of. */
static const Choice *turn_of(const Choice *c, const Choice *begin, const Choice **last)
{
    const Choice *first = c;
    while (first > begin && first[-1].is.goes_on)
        first--;
    *last = c;
    while ((*last)->is.goes_on)
        ++*last;
    return first;
}

/* Returns what the dearest choice of the turn may have cost at most; below 0: a plan cannot be held against that turn, or
 * another seat's. */
static int64_t turn_at_most(const Review *r, int first, int seat)
{
    const Choice *last, *c = &r->choice[first];
    int64_t most = 0;
    if (c->is.seat != seat || turn_of(c, r->choice, &last) != c ||
        !(r->g->move[last->is.played.kind].flags & MV_PASS) || match_truth_at(r->match, c->is.serial)->nframes > 0)
        return -1;
    for (; c <= last; c++)
        most = at_most(c) > most ? at_most(c) : most;
    return most;
}

/* Orders the dearest turns of each seat. */
static void begin_turns(Review *r)
{
    r->round = TURNS;
    r->norder = 0;
    for (int seat = 0; seat < match_setup(r->match)->nseats && r->g->plays_on; seat++)
        for (int rank = 0; rank < TURNS_EACH; rank++) {
            int best = NOTHING;
            int64_t most = LEAST_COST - 1;
            for (int i = 0; i < r->n; i++) {
                bool there = false;
                for (int k = 0; k < r->norder && !there; k++)
                    there = r->order[k] == i;
                int64_t cost = there ? -1 : turn_at_most(r, i, seat);
                if (cost > most) {
                    most = cost;
                    best = i;
                }
            }
            if (best != NOTHING)
                r->order[r->norder++] = best;
        }
}

/* Returns how many looks the present round has. */
static int looks(const Review *r)
{
    return r->round == BRIEF_LOOKS ? r->n : r->norder;
}

/* Goes on to the next round that has any looks, or to the end. Nobody looks meanwhile. */
static void next_round(Review *r)
{
    while (!r->over && r->done == looks(r)) {
        if (r->round == BRIEF_LOOKS)
            begin_second_look(r);
        else if (r->round == THOROUGH_LOOKS)
            begin_turns(r);
        else
            r->over = true;
        if (!r->over)
            r->taken = r->done = 0;
    }
}

static void begin_turn(Review *r, Worker *w, int i)
{
    const Choice *last, *first = &r->choice[r->order[i]];
    (void)turn_of(first, r->choice, &last);
    w->at = i;
    if (!w->turn)
        w->turn = turn_look_new(r->g);
    turn_look_begin(w->turn, r->match, (ReviewTurn){first->is.serial, last->is.serial, first->is.seat});
}

/* Gives the worker the next choice to look at, unless it has one; false if none is left in this round. */
static bool take(Review *r, Worker *w)
{
    if (w->at != NOTHING)
        return true;
    int next = atomic_fetch_add(&r->taken, 1);
    if (next >= looks(r))
        return false;
    if (r->round == TURNS) {
        begin_turn(r, w, next);
        return true;
    }
    w->at = r->round == THOROUGH_LOOKS ? r->order[next] : next;
    if (!w->look)
        w->look = look_new(r->g);
    look_begin(w->look, r->match, &r->choice[w->at].is, next_to(r, w->at), r->round == THOROUGH_LOOKS);
    return true;
}

/* Continues the worker's look; true when it is done. */
static bool look_on(Review *r, Worker *w, int *playouts)
{
    if (r->round == TURNS ? !turn_look_step(w->turn, playouts) : !look_step(w->look, playouts))
        return false;
    if (r->round == TURNS)
        r->turn[w->at] = turn_look_finding(w->turn);
    else
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
    int seats = match_setup(r->match)->nseats, most = THOROUGH_EACH * seats;
    double part[] = {LOOK_BRIEF + 2 * LOOK_BRIEF_PAIRS, LOOK_THOROUGH + 2 * LOOK_PAIRS, TURN_PLAYOUTS};
    double looks_of[] = {r->n, most < r->n ? most : r->n, r->g->plays_on ? TURNS_EACH * seats : 0}, all = 0, done = 0;
    looks_of[r->round] = looks(r);
    for (int i = BRIEF_LOOKS; i <= TURNS; i++) {
        all += looks_of[i] * part[i];
        done += i < (int)r->round ? looks_of[i] * part[i] : i == (int)r->round ? r->done * part[i] : 0;
    }
    bool all_looked = r->round > BRIEF_LOOKS || r->done == r->n;
    return (ReviewProgress){.choices = r->n,
                            .looked = all_looked ? r->n : r->done,
                            .moves = (int)match_serial(r->match),
                            .at = all_looked ? (int)match_serial(r->match) : (int)r->choice[r->done].is.serial,
                            .done = r->over || all <= 0 ? 1 : (float)(done / all),
                            .over = r->over};
}

/* ---- what was found --------------------------------------------------------------------------------------------- */

typedef struct { /* what is told of a choice, or of its turn */
    const Choice *choice;
    const TurnFinding *turn; /* NULL: the choice is judged by itself */
    uint32_t serial;
    Move better;
    int64_t share, cost, doubt;
} Verdict;

/* True if the choice is reported: its cost is certain after a thorough look, or likely while the work goes on. */
static bool tells(const Review *r, const Choice *c)
{
    int64_t cost = cost_of(c);
    return (c->found.thorough || !r->over) && cost >= LEAST_COST && cost > DOUBTS * c->found.doubt;
}

/* True if no other choice of its turn is told with a higher cost, or with the same one before it. */
static bool leads_turn(const Review *r, const Choice *c)
{
    const Choice *last, *first = turn_of(c, r->choice, &last);
    int64_t cost = cost_of(c);
    for (const Choice *other = first; other <= last; other++)
        if (other != c && tells(r, other) && (cost_of(other) > cost || (other < c && cost_of(other) == cost)))
            return false;
    return true;
}

/* Returns what was found of the choice's turn, or NULL. */
static const TurnFinding *finding_of_turn(const Review *r, const Choice *c)
{
    const Choice *last, *first = turn_of(c, r->choice, &last);
    for (int k = 0; k < r->norder && r->round == TURNS; k++)
        if (&r->choice[r->order[k]] == first && r->turn[k].judged)
            return &r->turn[k];
    return NULL;
}

/* True if something is told of the choice: of a turn that was judged as a whole, of its first choice, and if all that the
 * plan had was played, of the one that cost most. */
static bool judge(const Review *r, const Choice *c, Verdict *v)
{
    int64_t cost = cost_of(c);
    const Choice *last;
    const TurnFinding *t = finding_of_turn(r, c);
    *v = (Verdict){.choice = c,
                   .turn = t,
                   .serial = c->is.serial,
                   .better = c->found.better,
                   .share = c->found.share + c->found.cost - cost,
                   .cost = cost,
                   .doubt = c->found.doubt};
    if (!t || !t->better.kind) {
        if (!tells(r, c) || !leads_turn(r, c))
            return false;
    } else if (turn_of(c, r->choice, &last) == c) {
        v->serial = t->serial;
        v->better = t->better;
    } else {
        return false;
    }
    if (t) {
        v->share = t->share;
        v->cost = t->cost;
        v->doubt = t->doubt;
    }
    return v->cost >= LEAST_COST && v->cost > DOUBTS * v->doubt;
}

/* Returns how many moves the match had when the turn of that choice was over: another seat acts, a round begins, or the
 * match goes on by itself, and with it what nobody knew when they chose. */
static uint32_t turn_end(const Review *r, const Verdict *v)
{
    uint32_t at = v->serial + 1, end = match_serial(r->match);
    const ReviewChoice *c = &v->choice->is;
    while (at < end && match_move(r->match, at).seat == c->seat && !match_was_auto(r->match, at) &&
           match_truth_at(r->match, at)->round == c->round)
        at++;
    return at;
}

/* Asks the game what the better move would have brought about. */
static void look_back(const Review *r, const Verdict *v, const State *then, char *out, size_t n)
{
    View *after = view_new(r->g), *end = view_new(r->g);
    match_view_at(r->match, turn_end(r, v), v->choice->is.seat, VIEW_MEMORY, after);
    match_view_at(r->match, match_serial(r->match), NO_SEAT, VIEW_EYES, end);
    r->g->hindsight(&(Hindsight){.then = then, .better = v->better, .after = view_state(after), .end = view_state(end)},
                    out, n);
    view_free(after);
    view_free(end);
}

static int percent(float share)
{
    return (int)lroundf(100 * share);
}

/* Tells the chances, after the moves that the plan goes on with, as far as they are possible at once. */
static void tell_chances(const Review *r, const Verdict *v, const State *then, ReviewPoint *p)
{
    enum { MOST = 3 };
    char text[MOST][SENTENCE_MAX], move[SENTENCE_MAX];
    const char *line[MOST + 1];
    Moves legal;
    int n = 0;
    game_legal(r->g, then, v->choice->is.seat, &legal);
    for (int i = 0; v->turn && i < v->turn->nrest && n < MOST; i++) {
        if (!moves_have(&legal, v->turn->rest[i]))
            continue;
        move_words(r->g, then, v->turn->rest[i], move, sizeof move);
        say(text[n], sizeof text[n], SAY("{move}."), say_s("move", move));
        line[n] = text[n];
        n++;
    }
    char chances[SENTENCE_MAX];
    say(chances, sizeof chances, SAY("It wins {a}% of such games, what was played {b}%."),
        say_n("a", percent(p->share + p->cost)), say_n("b", percent(p->share)));
    line[n++] = chances;
    say(p->reason, sizeof p->reason, SAY("{all}"), say_list("all", SAY_LINES, line, n));
}

/* Writes why the better move was better. Where that would be the reason for the move that was played too, it says nothing
 * of the difference: then the chances do. A pass has no reason that holds: that nothing else was worth it is refuted. */
static void tell_reason(const Review *r, const Verdict *at, ReviewPoint *p)
{
    char same[SENTENCE_MAX] = "";
    View *v = view_new(r->g);
    match_view_at(r->match, at->serial, at->choice->is.seat, VIEW_MEMORY, v);
    const State *then = view_state(v);
    if (r->g->hindsight && match_over(r->match))
        look_back(r, at, then, p->reason, sizeof p->reason);
    else if (r->g->reason) {
        r->g->reason(then, at->better, p->reason, sizeof p->reason);
        if (!(r->g->move[p->played.kind].flags & MV_PASS))
            r->g->reason(then, p->played, same, sizeof same);
    }
    bool silent = r->g->hindsight && match_over(r->match) && !p->reason[0];
    if (silent || (same[0] && strcmp(same, p->reason) == 0))
        tell_chances(r, at, then, p);
    view_free(v);
}

static ReviewPoint point_of(const Review *r, const Verdict *v)
{
    const Choice *last, *first = turn_of(v->choice, r->choice, &last);
    ReviewPoint p = {.serial = v->serial,
                     .first = first->is.serial,
                     .moves = (int)(last->is.serial - first->is.serial) + 1,
                     .round = v->choice->is.round,
                     .played = match_move(r->match, v->serial),
                     .better = v->better,
                     .share = (float)v->share / (float)VALUE_ONE,
                     .cost = (float)v->cost / (float)VALUE_ONE};
    tell_reason(r, v, &p);
    return p;
}

int review_points(const Review *r, int seat, ReviewPoint out[], int max)
{
    Verdict found[REVIEW_POINTS], v;
    int n = 0;
    max = max < REVIEW_POINTS ? max : REVIEW_POINTS;
    for (int i = 0; i < r->n; i++) {
        if (r->choice[i].is.seat != seat || !judge(r, &r->choice[i], &v))
            continue;
        int k = n;
        while (k > 0 && found[k - 1].cost < v.cost)
            k--;
        if (k == max)
            continue;
        n += n < max;
        for (int last = n - 1; last > k; last--)
            found[last] = found[last - 1];
        found[k] = v;
    }
    for (int i = 0; i < n; i++)
        out[i] = point_of(r, &found[i]);
    return n;
}
