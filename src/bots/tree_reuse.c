/* SPDX-License-Identifier: MIT
 * A move leads to a view when, played in a world imagined from the view before, it looks exactly like that view: the same
 * pieces, counters, steps. The results of chance or of secrets would look different in an imagined world. */
#include "bots/tree_reuse.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

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
    view_of(f->seen, f->after, view_seat(to), VIEW_MEMORY);
    return memcmp(view_state(f->seen), there, f->g->state_size) == 0;
}

Move tree_reuse_choice(TreeReuse *f, const View *from, const View *to)
{
    Rng r = rng_seed(view_state(from)->serial);
    if (view_seat(from) != view_seat(to) || view_state(to)->serial <= view_state(from)->serial)
        return (Move){0};
    game_legal(f->g, view_state(from), view_seat(from), &f->legal);
    for (int world = 0; world < WORLDS && view_imagine(from, &r, f->world); world++)
        for (int i = 0; i < f->legal.n; i++)
            if (leads_to(f, f->legal.m[i], to))
                return f->legal.m[i];
    return (Move){0};
}
