/* SPDX-License-Identifier: MIT
 * Two tables that one pair of eyes cannot tell apart: the true one, and one with another truth behind the backs of the
 * cards but the same luck to come. What is shown to those eyes must be the same at both, byte for byte. */
#ifndef TESTS_UNIT_TWINS_H
#define TESTS_UNIT_TWINS_H
#include "help.h"

#include "core/view.h"

typedef struct {
    const Game *g;
    Setup cfg;
    int eyes;      /* seat, or NO_SEAT: what everybody sees */
    Match *a, *b;  /* both begin at the moment twins_part was called */
    bool differ;   /* the truths do; where little is hidden they may not */
    View *va, *vb; /* scratch */
    State *world;
} Twins;

static inline Twins twins_new(const Game *g, const Setup *cfg, int eyes)
{
    return (Twins){
        .g = g, .cfg = *cfg, .eyes = eyes, .va = view_new(g), .vb = view_new(g), .world = xcalloc(1, g->state_size)};
}

static inline void twins_free(Twins *t)
{
    match_free(t->a);
    match_free(t->b);
    view_free(t->va);
    view_free(t->vb);
    free(t->world);
}

static inline bool twins_truths_differ(const Twins *t)
{
    return memcmp(match_truth(t->a), match_truth(t->b), t->g->state_size) != 0;
}

/* Both tables at the position of `truth`; the second one as the eyes with a perfect memory might imagine it. */
static inline void twins_part(Twins *t, const State *truth, Rng *r)
{
    match_free(t->a);
    match_free(t->b);
    view_of(t->va, truth, t->eyes, VIEW_MEMORY);
    t->differ = false;
    for (int i = 0; i < 8 && !t->differ; i++) {
        assert_true(view_imagine(t->va, r, t->world));
        t->world->rng = truth->rng; /* the same luck, given or drawn */
        t->world->ndice = truth->ndice;
        t->world->idice = truth->idice;
        memcpy(t->world->dice, truth->dice, sizeof truth->dice);
        t->differ = memcmp(t->world, truth, t->g->state_size) != 0;
    }
    t->a = match_from(t->g, &t->cfg, truth);
    t->b = match_from(t->g, &t->cfg, t->world);
}

static inline bool twins_same_view(Twins *t, ViewKind kind)
{
    match_view(t->a, t->eyes, kind, t->va);
    match_view(t->b, t->eyes, kind, t->vb);
    return memcmp(view_state(t->va), view_state(t->vb), t->g->state_size) == 0;
}

/* Plays the move at both tables. False, and nothing played at the second, when it is not possible there: another seat
 * played something that only the truth allows. */
static inline bool twins_play(Twins *t, Move m)
{
    Moves there;
    match_legal(t->b, m.seat, &there);
    bool both = moves_have(&there, m);
    assert_int_equal(match_play(t->a, match_serial(t->a), m).code, 0);
    if (both)
        assert_int_equal(match_play(t->b, match_serial(t->b), m).code, 0);
    return both;
}

/* A game with some choice of every option that the game allows. */
static inline Setup twins_setup(const Game *g, int nseats, Rng *r)
{
    Setup cfg = game_preset(g, nseats);
    Status why;
    for (Match *m = NULL; !m;) {
        cfg.seed = rng_next(r);
        for (int i = 0; i < g->noptions; i++)
            cfg.option[i] = (uint8_t)(rng_below(r, 2) ? rng_below(r, g->option[i].nchoices) : g->option[i].preset);
        m = match_new(g, &cfg, &why);
        if (!m)
            continue;
        match_free(m);
        break;
    }
    return cfg;
}

#endif
