/* SPDX-License-Identifier: MIT */
#include "bots/review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "bots/bot.h"
#include "core/say.h"

/* Playouts of the search and pairs of playouts for one choice, in the brief and the thorough look; choices of a seat that
 * get a thorough look; choices of a playout before it is judged. */
enum { BRIEF = 1000, BRIEF_PAIRS = 150, THOROUGH = 10000, PAIRS = 2000, THOROUGH_EACH = 9, DEPTH = 6 };
enum { LEVEL = BOT_MERCILESS, DOUBTS = 2 /* standard errors */, LEAST_COST = VALUE_ONE / 100 };

typedef struct { /* one choice of the game */
    uint32_t serial;
    uint8_t seat, phase;
    bool thorough; /* the second look is done */
    bool looked;   /* some look is done */
    bool goes_on;  /* the next choice was the same seat's, with nothing learned and no random event between them */
    bool undoable; /* it cost nothing, and the seat could still change it back at its next choice */
    int round;
    Move played, better;
    int64_t share, cost; /* VALUE_ONE: a win */
    int64_t doubt;       /* standard error of cost */
    int64_t best;        /* value the search expects of its own move */
} Choice;

typedef struct { /* sums over pairs of playouts */
    int n;
    int64_t played, gain, squares; /* squares: of the gains; below 2^50 */
} Pairs;

typedef enum { STAGE_SEARCH, STAGE_PAIRS } Stage;

struct Review {
    const Game *g;
    Match *match;
    Choice *choice;
    int n;
    int *order; /* choices of the second look, as indices */
    int norder;
    int at;      /* index into choice in the first look, into order in the second */
    bool second; /* the second look has begun */
    bool fresh;  /* the present choice has not been started */
    bool over;
    Stage stage;
    int left; /* playouts left in the stage */
    Pairs pairs;
    Move better;
    bool later; /* the seat could still make it at its next choice */
    Bot *bot;
    View *view;
    State *world, *scratch; /* state_size bytes each */
    Rng rng;
    Moves legal;
    uint8_t weight[MOVE_MAX];
};

static void list_choices(Review *r)
{
    uint32_t end = match_serial(r->match);
    r->choice = xcalloc(end + 1, sizeof *r->choice);
    for (uint32_t i = 0; i < end; i++) {
        Move played = match_move(r->match, i);
        match_legal_at(r->match, i, played.seat, &r->legal);
        match_view_at(r->match, i, played.seat, VIEW_EYES, r->view);
        const State *s = view_state(r->view);
        if (r->legal.n > 1)
            r->choice[r->n++] =
                (Choice){.serial = i, .seat = played.seat, .phase = s->phase, .round = s->round, .played = played};
    }
}

static bool goes_on(const Review *r, const Choice *c)
{
    const Choice *next = c + 1;
    if (next == r->choice + r->n || next->seat != c->seat)
        return false;
    const State *then = match_truth_at(r->match, c->serial), *now = match_truth_at(r->match, next->serial);
    return then->info[c->seat] == now->info[c->seat] && memcmp(&then->rng, &now->rng, sizeof now->rng) == 0;
}

/* True if the move was free and could be taken back at a later choice of the same round, whoever chose between them: then
 * that one is judged. */
static bool undoable(Review *r, const Choice *c)
{
    if (!r->g->reversible || !r->g->reversible(match_truth_at(r->match, c->serial), c->played))
        return false;
    const Choice *next = c + 1;
    while (next < r->choice + r->n && next->round == c->round && next->seat != c->seat)
        next++;
    if (next == r->choice + r->n || next->round != c->round)
        return false;
    match_legal_at(r->match, next->serial, c->seat, &r->legal);
    for (int i = 0; i < r->legal.n; i++)
        if (r->g->reversible(match_truth_at(r->match, next->serial), r->legal.m[i]))
            return true;
    return false;
}

Review *review_new(const Match *m)
{
    Review *r = xcalloc(1, sizeof *r);
    r->g = match_game(m);
    r->match = match_at(m, match_serial(m));
    r->bot = bot_new(r->g);
    r->view = view_new(r->g);
    r->world = xcalloc(1, r->g->state_size);
    r->scratch = xcalloc(1, r->g->state_size);
    list_choices(r);
    for (int i = 0; i < r->n; i++)
        r->choice[i].goes_on = goes_on(r, &r->choice[i]);
    for (int i = 0; i < r->n; i++)
        r->choice[i].undoable = undoable(r, &r->choice[i]);
    r->order = xcalloc((size_t)r->n + 1, sizeof *r->order);
    r->fresh = true;
    r->over = r->n == 0;
    return r;
}

void review_free(Review *r)
{
    if (!r)
        return;
    match_free(r->match);
    bot_free(r->bot);
    view_free(r->view);
    free(r->world);
    free(r->scratch);
    free(r->choice);
    free(r->order);
    free(r);
}

/* ---- one choice ------------------------------------------------------------------------------------------------- */

static Choice *present(Review *r)
{
    return &r->choice[r->second ? r->order[r->at] : r->at];
}

static void begin_choice(Review *r)
{
    const Choice *c = present(r);
    uint64_t seed = rng_derive(match_setup(r->match)->seed, RNG_REVIEW, 2 * (uint64_t)c->serial + r->second);
    match_view_at(r->match, c->serial, c->seat, VIEW_MEMORY, r->view);
    r->rng = rng_seed(seed);
    r->left = r->second ? THOROUGH : BRIEF;
    r->stage = STAGE_SEARCH;
    r->pairs = (Pairs){0};
    r->fresh = false;
    bot_start(r->bot, r->view, LEVEL, r->left, rng_next(&r->rng));
}

/* True if the better move was still legal at the same seat's next choice, in the same round and phase. That choice is
 * judged by itself; this one cost no more than playing the two in the wrong order. */
static bool still_there(Review *r, const Choice *c)
{
    const Choice *next = c + 1;
    if (next == r->choice + r->n || next->seat != c->seat || next->round != c->round || next->phase != c->phase)
        return false;
    match_legal_at(r->match, next->serial, c->seat, &r->legal);
    return moves_have(&r->legal, r->better);
}

/* Plays out from m in the imagined world, then, if legal, `then` by the same seat; returns the worth to that seat. */
static int64_t play_on(Review *r, Move m, const Move *then, Rng luck)
{
    const Game *g = r->g;
    State *s = r->scratch;
    int seat = m.seat;
    uint32_t until = r->world->serial + (uint32_t)g->longest;
    memcpy(s, r->world, g->state_size);
    g->apply(s, m, NULL);
    s->serial++;
    if (then && state_may_act(s) >> seat & 1) {
        game_legal(g, s, seat, &r->legal);
        if (moves_have(&r->legal, *then)) {
            g->apply(s, *then, NULL);
            s->serial++;
        }
    }
    for (int choices = 0; !s->over && !(g->unbounded && s->serial >= until);) {
        game_legal(g, s, s->to_act, &r->legal);
        int i = 0;
        if (r->legal.n > 1) {
            if (g->judge && choices++ == (g->plays_on ? 0 : DEPTH))
                break;
            uint32_t sum = 0;
            memset(r->weight, 1, (size_t)r->legal.n);
            if (g->weigh)
                g->weigh(s, &r->legal, r->weight);
            for (int k = 0; k < r->legal.n; k++)
                sum += r->weight[k];
            uint32_t at = rng_below(&luck, sum);
            while (at >= r->weight[i])
                at -= r->weight[i++];
        }
        g->apply(s, r->legal.m[i], NULL);
        s->serial++;
    }
    return bot_worth(g, s, seat);
}

static void play_pair(Review *r)
{
    const Choice *c = present(r);
    if (!view_imagine(r->view, &r->rng, r->world))
        return;
    if (r->g->think)
        r->g->think(r->world);
    Rng luck = rng_seed(rng_next(&r->rng));
    int64_t better = play_on(r, r->better, NULL, luck);
    int64_t played = play_on(r, c->played, r->later ? &r->better : NULL, luck), gain = better - played;
    r->pairs.n++;
    r->pairs.played += played;
    r->pairs.gain += gain;
    r->pairs.squares += gain * gain;
}

static void end_choice(Review *r)
{
    Choice *c = present(r);
    const Pairs *p = &r->pairs;
    c->thorough = r->second;
    c->looked = true;
    c->better = r->better;
    c->share = c->cost = c->doubt = 0;
    if (p->n > 0) {
        double mean = (double)p->gain / p->n, spread = (double)p->squares / p->n - mean * mean;
        c->share = p->played / p->n;
        c->cost = (int64_t)mean;
        c->doubt = (int64_t)sqrt(spread > 0 ? spread / p->n : 0);
    }
    r->fresh = true;
    r->at++;
}

/* Ends the search: decides whether there is a better move to compare with. */
static void search_done(Review *r)
{
    BotChoice best;
    (void)bot_choices(r->bot, &best, 1);
    r->better = best.move;
    present(r)->best = (int64_t)(best.share * (float)VALUE_ONE);
    r->later = still_there(r, present(r));
    r->stage = STAGE_PAIRS;
    Move played = present(r)->played;
    bool same = move_same(r->better, played) || (r->g->alike && r->g->alike(view_state(r->view), r->better, played));
    r->left = same || present(r)->undoable ? 0 : r->second ? PAIRS : BRIEF_PAIRS;
}

/* ---- the looks -------------------------------------------------------------------------------------------------- */

/* Returns the cost of a choice.
 *
 * Playouts do not plan: a move that prepares the seat's next one looks bad if they miss that one. So if the seat chose
 * again with no new information, its cost is at most what the search expects less at that later choice. */
static int64_t cost_of(const Choice *c)
{
    if (c->cost <= 0 || !c->goes_on || !c[1].looked)
        return c->cost;
    int64_t missing = c->best > c[1].best ? c->best - c[1].best : 0;
    return missing < c->cost ? missing : c->cost;
}

/* Returns what the choice may have cost at most, by one standard error. */
static int64_t at_most(const Choice *c)
{
    return cost_of(c) + c->doubt;
}

/* Returns the costliest choice of the seat that is not in the order yet, or -1. */
static int next_dearest(const Review *r, int seat)
{
    int best = -1;
    for (int i = 0; i < r->n; i++) {
        bool there = r->choice[i].seat != seat || at_most(&r->choice[i]) < LEAST_COST;
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
    r->at = 0;
    for (int rank = 0; rank < THOROUGH_EACH; rank++)
        for (int seat = 0; seat < match_setup(r->match)->nseats; seat++) {
            int i = next_dearest(r, seat);
            if (i >= 0)
                r->order[r->norder++] = i;
        }
}

static void next_choice(Review *r)
{
    if (!r->second && r->at == r->n)
        begin_second_look(r);
    r->over = r->second && r->at == r->norder;
}

bool review_step(Review *r, int playouts)
{
    while (!r->over && playouts > 0) {
        if (r->fresh)
            begin_choice(r);
        if (r->stage == STAGE_SEARCH) {
            int n = playouts < r->left ? playouts : r->left;
            bool done = bot_step(r->bot, n);
            r->left -= n;
            playouts -= n;
            if (done || r->left == 0)
                search_done(r);
        } else if (r->left > 0) {
            play_pair(r);
            r->left--;
            playouts -= 2;
        }
        if (r->stage == STAGE_PAIRS && r->left == 0) {
            end_choice(r);
            next_choice(r);
        }
    }
    return r->over;
}

ReviewProgress review_progress(const Review *r)
{
    int most = THOROUGH_EACH * match_setup(r->match)->nseats, brief = BRIEF + 2 * BRIEF_PAIRS;
    int thorough = THOROUGH + 2 * PAIRS, second = r->second ? r->norder : most < r->n ? most : r->n;
    double all = (double)r->n * brief + (double)second * thorough;
    double done = r->second ? (double)r->n * brief + (double)r->at * thorough : (double)r->at * brief;
    bool all_looked = r->second || r->at >= r->n;
    return (ReviewProgress){.choices = r->n,
                            .looked = all_looked ? r->n : r->at,
                            .moves = (int)match_serial(r->match),
                            .at = all_looked ? (int)match_serial(r->match) : (int)r->choice[r->at].serial,
                            .done = r->over || all <= 0 ? 1 : (float)(done / all),
                            .over = r->over};
}

/* ---- what was found --------------------------------------------------------------------------------------------- */

/* True if the choice is reported: its cost is certain after a thorough look, or likely while the work goes on. */
static bool tells(const Review *r, const Choice *c)
{
    int64_t cost = cost_of(c);
    return (c->thorough || !r->over) && cost >= LEAST_COST && cost > DOUBTS * c->doubt;
}

/* Returns the first and, in *last, the last choice of the turn that this one is part of. */
static const Choice *turn_of(const Review *r, const Choice *c, const Choice **last)
{
    const Choice *first = c;
    while (first > r->choice && first[-1].goes_on)
        first--;
    *last = c;
    while ((*last)->goes_on)
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
    uint32_t at = c->serial + 1, end = match_serial(r->match);
    while (at < end && match_move(r->match, at).seat == c->seat && !match_was_auto(r->match, at) &&
           match_truth_at(r->match, at)->round == c->round)
        at++;
    return at;
}

/* Asks the game what the better move would have brought about. */
static void look_back(const Review *r, const Choice *c, const State *then, char *out, size_t n)
{
    View *after = view_new(r->g), *end = view_new(r->g);
    match_view_at(r->match, turn_end(r, c), c->seat, VIEW_MEMORY, after);
    match_view_at(r->match, match_serial(r->match), NO_SEAT, VIEW_EYES, end);
    r->g->hindsight(&(Hindsight){.then = then, .better = c->better, .after = view_state(after), .end = view_state(end)},
                    out, n);
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
    match_view_at(r->match, c->serial, c->seat, VIEW_MEMORY, v);
    const State *then = view_state(v);
    if (r->g->hindsight && match_over(r->match))
        look_back(r, c, then, p->reason, sizeof p->reason);
    else if (r->g->reason) {
        r->g->reason(then, c->better, p->reason, sizeof p->reason);
        if (!(r->g->move[c->played.kind].flags & MV_PASS))
            r->g->reason(then, c->played, same, sizeof same);
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
    ReviewPoint p = {.serial = c->serial,
                     .first = first->serial,
                     .moves = (int)(last->serial - first->serial) + 1,
                     .round = c->round,
                     .played = c->played,
                     .better = c->better,
                     .share = (float)(c->share + c->cost - cost) / (float)VALUE_ONE,
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
        if (c->seat != seat || !tells(r, c) || !leads_turn(r, c))
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
