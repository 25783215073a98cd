/* SPDX-License-Identifier: MIT */
#include "core/mirror.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fields.h"
#include "core/link.h"

struct Mirror {
    const Game *game;
    uint64_t state[]; /* state_size bytes */
};

static State *state_of(Mirror *m)
{
    return (State *)(void *)m->state;
}

Mirror *mirror_new(const Game *g)
{
    Mirror *m = xcalloc(1, sizeof *m + g->state_size + sizeof(uint64_t));
    m->game = g;
    return m;
}

void mirror_free(Mirror *m)
{
    free(m);
}

const State *mirror_state(const Mirror *m)
{
    return (const State *)(const void *)m->state;
}

void mirror_jump(Mirror *m, const View *v)
{
    REQUIRE(view_game(v) == m->game);
    memcpy(m->state, view_state(v), m->game->state_size);
}

static void turn_all_away(State *s, PlaceId at)
{
    uint8_t pos = 0;
    for (PieceId p = s->head[at].first; p != NO_PIECE; p = s->piece[p].next) {
        s->piece[p].def = DEF_HIDDEN;
        s->piece[p].pos = pos++;
    }
}

static void move(State *s, const Event *e)
{
    REQUIRE(e->to < s->nplaces);
    link_out(s, e->piece);
    if (e->kind == EV_PUT)
        link_nth(s, e->piece, e->to, e->pos);
    else
        link_at(s, e->piece, e->to, e->pos);
    s->piece[e->piece].host = NO_PIECE;
    s->piece[e->piece].def = e->def;
}

bool mirror_apply(Mirror *m, const Event *e)
{
    State *s = state_of(m);
    bool about_piece = e->kind > EV_NONE && e->kind < EV_FIELD && e->kind != EV_SHUFFLE;
    REQUIRE(!about_piece || e->piece < s->npieces);
    switch (e->kind) {
    case EV_MOVE:
    case EV_PUT:
        move(s, e);
        break;
    case EV_SHOW:
    case EV_HIDE:
    case EV_MIX:
        s->piece[e->piece].def = e->def;
        break;
    case EV_FACE:
        s->piece[e->piece].face = e->face;
        break;
    case EV_COUNT:
        s->piece[e->piece].n = (uint8_t)e->n;
        break;
    case EV_NUM:
        REQUIRE(e->other < NUM_MAX);
        s->piece[e->piece].num[e->other] = (int8_t)e->n;
        break;
    case EV_HOST:
        s->piece[e->piece].host = (PieceId)e->other;
        break;
    case EV_SHUFFLE:
        REQUIRE(e->to < s->nplaces);
        turn_all_away(s, e->to);
        break;
    case EV_FIELD:
        field_hear(m->game, s, e);
        break;
    case EV_JUMP:
        return false;
    default: /* the game's own kinds change nothing (core/state.h) */
        break;
    }
    if (m->game->derived && e->kind < EV_FIELD)
        m->game->derived(s);
    return true;
}

static const char *piece_difference(const Piece *a, const Piece *b)
{
    if (a->place != b->place)
        return "a piece lies in another place";
    if (a->pos != b->pos || a->next != b->next || a->prev != b->prev)
        return "the order of a place differs";
    if (a->def != b->def)
        return "a piece shows something else";
    if (a->face != b->face)
        return "a piece is turned another way";
    if (a->n != b->n || memcmp(a->num, b->num, sizeof a->num) != 0)
        return "a piece counts another number";
    if (a->host != b->host)
        return "a piece is attached to another one";
    return NULL;
}

static const char *fields_difference(const Game *g, const State *a, const State *b)
{
    if (a->round != b->round || a->phase != b->phase || a->to_act != b->to_act || a->may_act != b->may_act ||
        a->over != b->over)
        return "the round, the phase or the turn differs";
    for (int k = 0; k < g->nfields; k++)
        for (int i = field_count(&g->field[k], b) - 1; i >= 0; i--)
            if (field_get(&g->field[k], a, i) != field_get(&g->field[k], b, i))
                return g->field[k].word;
    return NULL;
}

const char *mirror_difference(const Mirror *m, const View *v, PieceId *piece)
{
    const State *mine = mirror_state(m), *theirs = view_state(v);
    if (mine->npieces != theirs->npieces)
        return "the number of pieces differs";
    for (int i = 0; i < mine->npieces; i++) {
        const char *difference = piece_difference(&mine->piece[i], &theirs->piece[i]);
        if (difference && piece)
            *piece = (PieceId)i;
        if (difference)
            return difference;
    }
    return fields_difference(m->game, mine, theirs);
}
