/* SPDX-License-Identifier: MIT
 * Invariants of views, of imagined worlds and of the events a seat may see. */
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

#include "engine/harness_inside.h"

static bool check_hides(Harness *h, int seat, ViewKind kind)
{
    static const State blank;
    const State *truth = match_truth(h->m), *s = view_state(h->v);
    unsigned bit = seat_bit(seat);
    if (s->rng.s[0] || s->rng.s[1] || s->ndice || s->idice || memcmp(s->dice, blank.dice, sizeof s->dice) != 0)
        return harness_fail(h, "seat %d sees the luck to come", seat);
    for (int i = 0; i < s->npieces; i++) {
        unsigned sees = truth->piece[i].known | (kind == VIEW_MEMORY ? truth->piece[i].recall : 0u);
        if (!(sees & bit) && s->piece[i].def != DEF_HIDDEN)
            return harness_fail(h, "seat %d sees what piece %d is", seat, i);
        if (sees & bit && s->piece[i].def != truth->piece[i].def)
            return harness_fail(h, "seat %d does not see piece %d as it is", seat, i);
    }
    return true;
}

static bool check_legal(Harness *h, int seat)
{
    if (seat == NO_SEAT || seat != h->seat)
        return true;
    game_legal(h->g, view_state(h->v), seat, &h->other);
    if (h->other.n != h->legal.n || memcmp(h->other.m, h->legal.m, (size_t)h->legal.n * sizeof h->legal.m[0]) != 0)
        return harness_fail(h, "the moves of seat %d depend on something it may not know", seat);
    return true;
}

/* True if two pieces that the view hides could be exchanged without the seat noticing. */
static bool could_differ(const State *truth, const State *view)
{
    DefId first[256] = {0};
    for (int i = 0; i < view->npieces; i++) {
        const Piece *piece = &truth->piece[i];
        if (view->piece[i].def != DEF_HIDDEN)
            continue;
        if (first[piece->pool] && first[piece->pool] != piece->def)
            return true;
        first[piece->pool] = piece->def;
    }
    return false;
}

static bool check_imagines(Harness *h, int seat, ViewKind kind)
{
    const State *truth = match_truth(h->m);
    if (!view_imagine(h->v, &h->rng, h->b))
        return harness_fail(h, "seat %d cannot imagine any world", seat);
    view_of(h->w, h->b, seat, kind);
    if (memcmp(view_state(h->v), view_state(h->w), h->g->state_size) != 0)
        return harness_fail(h, "seat %d would see an imagined world differently", seat);
    if (memcmp(&h->b->rng, &truth->rng, sizeof truth->rng) == 0)
        return harness_fail(h, "an imagined world has the luck of the real one");
    if (could_differ(truth, view_state(h->v))) {
        h->could_differ++;
        for (int i = 0; i < truth->npieces; i++)
            if (truth->piece[i].def != h->b->piece[i].def) {
                h->differed++;
                break;
            }
    }
    const char *fault = h->g->fault ? h->g->fault(h->b) : NULL;
    return fault ? harness_fail(h, "in a world that seat %d imagines, %s", seat, fault) : true;
}

/* Checks that derived state follows from the pieces a seat sees, so that a mirror may recompute it at any time. */
static bool check_derived(Harness *h, int seat)
{
    if (h->g->derived == NULL)
        return true;
    memcpy(h->b, view_state(h->v), h->g->state_size);
    h->g->derived(h->b);
    if (memcmp(h->b, view_state(h->v), h->g->state_size) != 0)
        return harness_fail(h, "what seat %d sees of the table does not follow from the pieces it sees", seat);
    return true;
}

static bool check_view(Harness *h, int seat, ViewKind kind)
{
    match_view(h->m, seat, kind, h->v);
    return check_hides(h, seat, kind) && check_derived(h, seat) && check_legal(h, seat) &&
           check_imagines(h, seat, kind);
}

bool harness_views(Harness *h)
{
    if (h->checks & HARNESS_EVERY) {
        for (int i = 0; i <= h->cfg.nseats; i++)
            if (!check_view(h, harness_seat(h, i), VIEW_EYES) || !check_view(h, harness_seat(h, i), VIEW_MEMORY))
                return false;
        return true;
    }
    ViewKind kind = rng_below(&h->rng, 2) ? VIEW_EYES : VIEW_MEMORY;
    if (h->seat != NO_SEAT && !check_view(h, h->seat, kind))
        return false;
    return check_view(h, harness_seat(h, (int)rng_below(&h->rng, h->cfg.nseats + 1u)), kind);
}

bool harness_views_end(Harness *h)
{
    if (h->could_differ >= 64 && h->differed == 0)
        return harness_fail(h, "all of %ld imagined worlds were the real one", h->could_differ);
    return true;
}

void harness_mirrors_begin(Harness *h)
{
    for (int i = 0; i <= h->cfg.nseats; i++) {
        match_view(h->m, harness_seat(h, i), VIEW_EYES, h->v);
        mirror_jump(h->mirror[i], h->v);
    }
}

/* Checks the events since `serial` as every seat gets them. A chain of automatic moves may have more than a screen would
 * read. */
bool harness_mirrors(Harness *h, uint32_t serial)
{
    enum { TOLD_MAX = 4 * EVENT_MAX };
    Event *told = xcalloc(TOLD_MAX, sizeof *told);
    bool good = true;
    for (int i = 0; good && i <= h->cfg.nseats; i++) {
        int seat = harness_seat(h, i);
        PieceId piece = NO_PIECE;
        int n = match_events(h->m, seat, serial, told, TOLD_MAX);
        bool whole = n <= TOLD_MAX;
        match_view(h->m, seat, VIEW_EYES, h->v);
        for (int k = 0; whole && k < n; k++)
            whole = mirror_apply(h->mirror[i], &told[k]);
        const char *difference = whole ? mirror_difference(h->mirror[i], h->v, &piece) : NULL;
        if (difference)
            good = harness_fail(h, "by the events seat %d was told of piece %d, '%s'", seat, piece, difference);
        mirror_jump(h->mirror[i], h->v);
    }
    free(told);
    return good;
}
