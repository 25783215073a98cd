/* SPDX-License-Identifier: MIT */
#include "bots/ismcts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { PATH_MAX_NODES = 96 };

struct Search {
    const Game *g;
    SearchStyle style;
    Arena arena;
    State *world;
    Moves legal;
    uint8_t weight[MOVE_MAX];
    uint32_t kid[MOVE_MAX];
    uint32_t path[PATH_MAX_NODES];
    int npath;
    int seat;  /* the seat that searches */
    int first; /* the move of the root that this playout begins with, in the seat's legal list; -1: another seat's */
    const bool *among;         /* of the root's moves, those that are still played; NULL: all */
    uint64_t square[MOVE_MAX]; /* of each move of the root: the squares of what its playouts brought, summed */
    uint32_t until;            /* the serial at which a playout of an unbounded game ends */
};

SearchStyle search_style(const Game *g, int depth)
{
    return (SearchStyle){.depth = g->plays_on && g->judge ? 0 : depth,
                         .explore = g->curiosity > 0 ? g->curiosity : EXPLORE_USUAL};
}

Search *search_new(const Game *g)
{
    Search *x = xcalloc(1, sizeof *x);
    x->g = g;
    x->arena = arena_new();
    x->world = xcalloc(1, g->state_size);
    arena_clear(&x->arena);
    return x;
}

void search_free(Search *x)
{
    if (!x)
        return;
    arena_free(&x->arena);
    free(x->world);
    free(x);
}

void search_begin(Search *x, SearchStyle style)
{
    x->style = style;
    x->arena.room = style.nodes > 0 && style.nodes < ARENA_NODES ? style.nodes : ARENA_NODES;
    arena_clear(&x->arena);
    memset(x->square, 0, sizeof x->square);
    x->among = NULL;
}

void search_follow(Search *x, Move m)
{
    memset(x->square, 0, sizeof x->square);
    x->among = NULL;
    x->legal.n = 1;
    x->legal.m[0] = m;
    arena_match(&x->arena, ARENA_ROOT, &x->legal, x->kid);
    if (x->kid[0] == ARENA_NONE)
        arena_clear(&x->arena);
    else
        arena_keep(&x->arena, x->kid[0]);
}

void search_among(Search *x, const bool *among)
{
    x->among = among;
}

/* ---- one step of a playout -------------------------------------------------------------------------------------- */

/* Lists the moves of a seat; for the seat that searches, those that it sees and that leave its human partners alone. */
static void list(Search *x, int seat)
{
    bool own = seat == x->seat;
    (void)bot_legal(x->g, x->world, seat, own ? x->style.human_partners : 0, &x->legal);
    if (own)
        lapses_overlook(x->g, x->world, x->style.oversight, &x->legal);
}

static void apply(Search *x, Move m)
{
    x->g->apply(x->world, m, NULL);
    x->world->serial++;
}

/* Plays forced moves until there is a choice; false when the game is over, or when an unbounded one has gone on long
 * enough. If several seats may act, the seat whose turn it is chooses: the others would be asked again a moment later. */
static bool next_choice(Search *x)
{
    while (!x->world->over && !(x->g->unbounded && x->world->serial >= x->until)) {
        list(x, x->world->to_act);
        if (x->legal.n > 1)
            return true;
        apply(x, x->legal.m[0]);
    }
    return false;
}

/* Lists the first choice, that of the seat that searches, even if another seat may act before it; false as next_choice. */
static bool first_choice(Search *x)
{
    list(x, x->seat);
    return x->legal.n > 1 || next_choice(x);
}

/* Fills weight[]; returns their sum. */
static uint32_t weigh(Search *x)
{
    if (!x->g->weigh) {
        memset(x->weight, 1, (size_t)x->legal.n);
        return (uint32_t)x->legal.n;
    }
    uint32_t sum = 0;
    x->g->weigh(x->world, &x->legal, x->weight);
    for (int i = 0; i < x->legal.n; i++)
        sum += x->weight[i];
    return sum;
}

/* At the root, moves the character likes are also explored more, disliked ones less; a fiftieth of a win doubles the
 * weight. */
static uint32_t weigh_by_bias(Search *x)
{
    const int32_t step = VALUE_ONE / 50;
    uint32_t sum = 0;
    (void)weigh(x);
    for (int i = 0; i < x->legal.n; i++) {
        int32_t character_bias = x->style.character_bias[i], w = x->weight[i];
        int64_t changed = character_bias >= 0 ? (int64_t)w * (step + character_bias) / step
                                              : (int64_t)w * step / (step - character_bias);
        x->weight[i] = (uint8_t)(changed < 1 ? 1 : changed > UINT8_MAX ? UINT8_MAX : changed);
        sum += x->weight[i];
    }
    return sum;
}

/* ---- in the tree ------------------------------------------------------------------------------------------------ */

/* Returns the legal move to play at this node of the tree, as an index.
 *
 * There is one tree for all imagined worlds (information set search): a node stands for the moves that led to it, not
 * for a state, and in another world other moves are legal at it.  So every child counts two things: `visits`, how
 * often it was played, and `avail`, how often it could have been.  A move that is seldom possible is not thought
 * neglected.
 *
 * Each move gets a score, and the highest is played:
 *   success    the mean of what playing it brought to the seat that moves here; for a move never played the mean of
 *              its siblings, so that a good node does not lose its time with trying everything once;
 *   character_bias  at the root only: the bonus of the opponent's character for it;
 *   curiosity  explore * weight / all weights * sqrt(avail) / (1 + visits): large while a move that the game thinks
 *              promising (its weight) was played seldom for the times it could have been, and falling with every
 *              visit.
 *
 * Where the arena is full, only moves that have a node are played: nothing counts the visits of another one, so that its
 * curiosity would grow for ever.
 *
 * All values are whole numbers, 0 to VALUE_ONE for a certain win, so that every machine plays the same move: sqrt of a
 * number below 2^52 is exact before it is cut off. */
static int choose_in_tree(Search *x, uint32_t at, uint32_t weights)
{
    Node *node = x->arena.node;
    int64_t sum = VALUE_ONE / 2, best_score = INT64_MIN;
    uint32_t visits = 1;
    int best = 0;
    arena_match(&x->arena, at, &x->legal, x->kid);
    for (int i = 0; i < x->legal.n; i++) {
        if (x->kid[i] == ARENA_NONE)
            continue;
        sum += node[x->kid[i]].sum;
        visits += node[x->kid[i]].visits;
    }
    int64_t usual = sum / visits;
    bool grown = visits > 1 && arena_full(&x->arena);
    for (int i = 0; i < x->legal.n; i++) {
        if (grown && x->kid[i] == ARENA_NONE)
            continue;
        uint32_t played = 0, avail = visits;
        int64_t success = usual,
                character_bias = at == ARENA_ROOT && x->style.character_bias ? x->style.character_bias[i] : 0;
        if (x->kid[i] != ARENA_NONE) {
            Node *kid = &node[x->kid[i]];
            avail = ++kid->avail;
            played = kid->visits;
            success = kid->sum / kid->visits;
        }
        int64_t root = (int64_t)sqrt((double)((uint64_t)avail << 20)); /* exact: far below 2^52 */
        int64_t curiosity = root * x->style.explore / 1000 * VALUE_ONE / 1024 * x->weight[i] / weights / (1 + played);
        if (success + character_bias + curiosity > best_score) {
            best_score = success + character_bias + curiosity;
            best = i;
        }
    }
    return best;
}

/* Returns the move of the shortlist that was played least. */
static int choose_among(Search *x)
{
    int least = -1;
    uint32_t fewest = UINT32_MAX;
    arena_match(&x->arena, ARENA_ROOT, &x->legal, x->kid);
    for (int i = 0; i < x->legal.n; i++) {
        Node *kid = x->kid[i] == ARENA_NONE ? NULL : &x->arena.node[x->kid[i]];
        uint32_t played = kid ? kid->visits : 0;
        if (kid)
            kid->avail++;
        if (x->among[i] && (least < 0 || played < fewest)) {
            least = i;
            fewest = played;
        }
    }
    return least;
}

static int choose_at_root(Search *x)
{
    int i = x->among && x->legal.m[0].seat == x->seat ? choose_among(x) : -1;
    if (i >= 0)
        return i;
    return choose_in_tree(x, ARENA_ROOT, x->style.character_bias ? weigh_by_bias(x) : weigh(x));
}

/* Descends from the root by moves that are legal in this world, and adds one node. */
static void descend(Search *x)
{
    uint32_t at = ARENA_ROOT;
    x->npath = 0;
    while (x->npath < PATH_MAX_NODES && (at == ARENA_ROOT ? first_choice(x) : next_choice(x))) {
        int i = at == ARENA_ROOT ? choose_at_root(x) : choose_in_tree(x, at, weigh(x));
        Move m = x->legal.m[i];
        if (at == ARENA_ROOT)
            x->first = m.seat == x->seat ? i : -1;
        bool fresh = x->kid[i] == ARENA_NONE;
        if (fresh) {
            x->kid[i] = arena_add(&x->arena, at, arena_key(m));
            if (x->kid[i] == ARENA_NONE)
                return;
            x->arena.node[x->kid[i]].avail = 1;
        }
        at = x->path[x->npath++] = x->kid[i];
        apply(x, m);
        if (fresh)
            return;
    }
}

/* ---- below the tree --------------------------------------------------------------------------------------------- */

static Move choose_by_weight(Search *x, Rng *r)
{
    uint32_t left = rng_below(r, weigh(x));
    int i = 0;
    while (left >= x->weight[i])
        left -= x->weight[i++];
    return x->legal.m[i];
}

static void playout(Search *x, Rng *r)
{
    int depth = x->g->judge ? x->style.depth : DEPTH_TO_THE_END;
    for (int n = 0; n < depth && next_choice(x); n++) {
        if (x->style.plain)
            apply(x, x->legal.m[rng_below(r, (uint32_t)x->legal.n)]);
        else
            apply(x, choose_by_weight(x, r));
    }
}

static void back_up(Search *x)
{
    int64_t value[SEAT_MAX];
    bool known[SEAT_MAX] = {false};
    for (int i = 0; i < x->npath; i++) {
        Node *node = &x->arena.node[x->path[i]];
        int seat = arena_seat(node->key);
        if (!known[seat])
            value[seat] = bot_worth(x->g, x->world, seat);
        known[seat] = true;
        node->visits++;
        node->sum += value[seat];
    }
    if (x->npath > 0 && x->first >= 0)
        x->square[x->first] += (uint64_t)(value[x->seat] * value[x->seat]);
}

void search_once(Search *x, const View *v, Rng *r)
{
    if (!view_imagine(v, r, x->world))
        return;
    if (x->g->think)
        x->g->think(x->world);
    x->until = x->world->serial + (uint32_t)x->g->longest;
    x->seat = view_seat(v);
    descend(x);
    playout(x, r);
    back_up(x);
}

void search_visits(const Search *x, const Moves *l, int visits[MOVE_MAX], int64_t sum[MOVE_MAX])
{
    uint32_t kid[MOVE_MAX];
    arena_match(&x->arena, ARENA_ROOT, l, kid);
    for (int i = 0; i < l->n; i++) {
        const Node *node = kid[i] == ARENA_NONE ? NULL : &x->arena.node[kid[i]];
        visits[i] = node ? (int)node->visits : 0;
        sum[i] = node ? node->sum : 0;
    }
}

uint64_t search_square(const Search *x, int i)
{
    return x->square[i];
}

/* ---- reuse of a finished search --------------------------------------------------------------------------------- */
/* A move leads to a view when, played in a world imagined from the view before, it looks exactly like that view: the same
 * pieces, counters, steps. The results of chance or of secrets would look different in an imagined world. */

/* Several are tried: in some worlds somebody holds a card that asks for a choice. */
enum { WORLDS = 3 };

struct TreeReuse {
    const Game *g;
    State *world, *after; /* state_size bytes each */
    View *seen;
    Moves legal, forced;
};

TreeReuse *tree_reuse_new(const Game *g)
{
    TreeReuse *f = xcalloc(1, sizeof *f);
    f->g = g;
    f->world = xcalloc(1, g->state_size);
    f->after = xcalloc(1, g->state_size);
    f->seen = view_new(g);
    return f;
}

void tree_reuse_free(TreeReuse *f)
{
    if (!f)
        return;
    free(f->world);
    free(f->after);
    view_free(f->seen);
    free(f);
}

/* Plays m in a copy of the world, then forced moves until `serial`; false if a choice or the end comes first. */
static bool arrive(TreeReuse *f, Move m, uint32_t serial)
{
    memcpy(f->after, f->world, f->g->state_size);
    f->g->apply(f->after, m, NULL);
    while (++f->after->serial < serial && !f->after->over) {
        game_legal(f->g, f->after, f->after->to_act, &f->forced);
        if (f->forced.n != 1)
            return false;
        f->g->apply(f->after, f->forced.m[0], NULL);
    }
    return f->after->serial == serial;
}

static bool leads_to(TreeReuse *f, Move m, const View *to)
{
    const State *there = view_state(to);
    if (!arrive(f, m, there->serial) || f->after->to_act != there->to_act)
        return false;
    view_of(f->seen, f->after, view_seat(to), view_kind(to));
    return memcmp(view_state(f->seen), there, f->g->state_size) == 0;
}

Move tree_reuse_choice(TreeReuse *f, const View *from, const View *to)
{
    Rng r = rng_seed(view_state(from)->serial);
    if (view_seat(from) != view_seat(to) || view_kind(from) != view_kind(to) ||
        view_state(to)->serial <= view_state(from)->serial)
        return (Move){0};
    game_legal(f->g, view_state(from), view_seat(from), &f->legal);
    for (int world = 0; world < WORLDS && view_imagine(from, &r, f->world); world++)
        for (int i = 0; i < f->legal.n; i++)
            if (leads_to(f, f->legal.m[i], to))
                return f->legal.m[i];
    return (Move){0};
}
