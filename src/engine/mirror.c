/* SPDX-License-Identifier: MIT */
#include "engine/mirror.h"

#include <stdio.h>
#include <string.h>

static MirrorPiece seen(const Piece *piece)
{
    return (MirrorPiece){piece->place, piece->pos, piece->face, piece->n, piece->def};
}

void mirror_see(Mirror *mirror, const View *v)
{
    const State *s = view_state(v);
    int seat = view_seat(v);
    *mirror = (Mirror){.npieces = s->npieces, .bit = seat == NO_SEAT ? 0x80u : 1u << seat};
    for (int i = 0; i < s->npieces; i++)
        mirror->piece[i] = seen(&s->piece[i]);
}

static void forget_order(Mirror *mirror, PlaceId at)
{
    for (int i = 0; i < mirror->npieces; i++)
        if (mirror->piece[i].place == at)
            mirror->piece[i].def = DEF_HIDDEN;
}

void mirror_hear(Mirror *mirror, const Event *e)
{
    if (e->kind == EV_SHUFFLE) {
        forget_order(mirror, e->to);
        return;
    }
    if (e->kind == EV_NONE || e->kind >= EV_GAME || e->piece >= mirror->npieces)
        return;
    MirrorPiece *piece = &mirror->piece[e->piece];
    switch (e->kind) {
    case EV_MOVE:
        piece->place = e->to;
        piece->pos = e->pos;
        break;
    case EV_HIDE:
        if (!(e->seen & mirror->bit))
            piece->def = DEF_HIDDEN;
        break;
    case EV_FACE:
        piece->face = e->face;
        break;
    case EV_COUNT:
        piece->n = (uint8_t)e->n;
        break;
    default:
        break;
    }
    if (e->def != DEF_HIDDEN && (e->kind == EV_MOVE || e->kind == EV_SHOW))
        piece->def = e->def;
}

bool mirror_differs(const Mirror *mirror, const View *v, char *out, size_t n)
{
    const Game *g = view_game(v);
    const State *s = view_state(v);
    for (int i = 0; i < s->npieces; i++) {
        MirrorPiece told = mirror->piece[i], is = seen(&s->piece[i]);
        if (told.place == is.place && told.pos == is.pos && told.face == is.face && told.n == is.n &&
            told.def == is.def)
            continue;
        (void)snprintf(out, n,
                       "by the events piece %d is %s at %s:%d face %d n %d, but the view has %s at %s:%d face %d n %d",
                       i, g->def[told.def].word, g->place[told.place].word, told.pos, told.face, told.n,
                       g->def[is.def].word, g->place[is.place].word, is.pos, is.face, is.n);
        return true;
    }
    return false;
}
