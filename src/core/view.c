/* SPDX-License-Identifier: MIT */
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fields.h"

enum { GUESSES = 64 };

struct View {
    const Game *game;
    int seat;
    ViewKind kind;
    uint16_t first[POOL_MAX], count[POOL_MAX]; /* slices of left, by pool */
    DefId left[PIECE_MAX];                     /* defs the seat has not located, sorted: anybody could work them out */
    uint64_t state[];                          /* state_size bytes, blanked */
};

static State *state_of(View *v)
{
    return (State *)(void *)v->state;
}

View *view_new(const Game *g)
{
    REQUIRE(g->ndefs <= DEF_MAX);
    View *v = xcalloc(1, sizeof *v + g->state_size + sizeof(uint64_t));
    v->game = g;
    v->seat = NO_SEAT;
    return v;
}

void view_free(View *v)
{
    free(v);
}

void view_copy(View *to, const View *from)
{
    REQUIRE(to->game == from->game);
    memcpy(to, from, sizeof *from + from->game->state_size);
}

const Game *view_game(const View *v)
{
    return v->game;
}

const State *view_state(const View *v)
{
    return (const State *)(const void *)v->state;
}

int view_seat(const View *v)
{
    return v->seat;
}

ViewKind view_kind(const View *v)
{
    return v->kind;
}

/* Hides the pieces the seat may not know, and lists what they were, pool by pool. */
static void blank_pieces(View *v, unsigned bit, ViewKind kind)
{
    State *s = state_of(v);
    const Game *g = v->game;
    DefId was[POOL_MAX][PIECE_MAX];
    uint16_t total = 0;
    memset(v->count, 0, sizeof v->count);
    for (int i = 0; i < s->npieces; i++) {
        Piece *piece = &s->piece[i];
        unsigned sees = kind == VIEW_MEMORY ? piece->known | piece->recall : piece->known;
        if (sees & bit)
            continue;
        REQUIRE(piece->pool < POOL_MAX);
        was[piece->pool][v->count[piece->pool]++] = piece->def;
        piece->def = DEF_HIDDEN;
    }
    for (int pool = 0; pool < POOL_MAX; pool++) {
        uint8_t hidden[DEF_MAX];
        v->first[pool] = total;
        if (v->count[pool] == 0)
            continue;
        memset(hidden, 0, (size_t)g->ndefs);
        for (int i = 0; i < v->count[pool]; i++)
            hidden[was[pool][i]]++; /* NOLINT(clang-analyzer-core.*): count[] was cleared above */
        for (int def = 1; def < g->ndefs; def++)
            for (int k = 0; k < hidden[def]; k++)
                v->left[total++] = (DefId)def;
    }
    memset(v->left + total, 0, sizeof v->left - (size_t)total * sizeof v->left[0]);
}

static void blank_fields(View *v, unsigned bit)
{
    State *s = state_of(v);
    for (int k = 0; k < v->game->nfields; k++) {
        const FieldSpec *f = &v->game->field[k];
        for (int i = 0; f->secret != FIELD_PUBLIC && i < field_count(f, s); i++)
            if (!(field_seen(f, i) & bit))
                field_set(f, s, i, field_blank(f));
    }
}

void view_of(View *out, const State *truth, int seat, ViewKind kind)
{
    State *s = state_of(out);
    memcpy(s, truth, out->game->state_size);
    out->seat = seat;
    out->kind = kind;
    s->rng = (Rng){{0, 0}};
    s->ndice = s->idice = 0;
    memset(s->dice, 0, sizeof s->dice);
    unsigned bit = seat_bit(seat);
    blank_pieces(out, bit, kind);
    blank_fields(out, bit);
    if (out->game->hide)
        out->game->hide(s, seat);
}

bool view_imagine(const View *v, Rng *r, State *out)
{
    const Game *g = v->game;
    for (int try = 0; try < GUESSES; try++) {
        DefId left[PIECE_MAX];
        uint16_t used[POOL_MAX] = {0};
        memcpy(out, v->state, g->state_size);
        memcpy(left, v->left, sizeof left);
        for (int pool = 0; pool < POOL_MAX; pool++)
            rng_shuffle16(r, left + v->first[pool], v->count[pool]);
        for (int i = 0; i < out->npieces; i++) {
            Piece *piece = &out->piece[i];
            if (piece->def == DEF_HIDDEN)
                piece->def = left[v->first[piece->pool] + used[piece->pool]++];
        }
        out->rng = rng_fork(r);
        if (!g->guess || g->guess(out, view_state(v), r))
            return true;
    }
    return false;
}
