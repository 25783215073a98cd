/* SPDX-License-Identifier: MIT
 * What the piece in the hand may be laid on, and which of it lies under it. */
#include "ui/stage_int.h"

#include <stdio.h>

Rect stage_target_rect(const Stage *st, PlaceId place)
{
    return st->board->target ? st->board->target(&st->at, &st->in, place) : st->at.place[place];
}

bool stage_target(const Stage *st, PlaceId place)
{
    if (st->held.piece == NO_PIECE || rect_is_empty(st->at.place[place]))
        return false;
    Picked found;
    hand_drops(&st->may.hand, st->held.piece, place, NO_PIECE, &found);
    return found.n > 0;
}

bool stage_piece_is_target(const Stage *st, PieceId p)
{
    if (st->held.piece == NO_PIECE || p == st->held.piece)
        return false;
    Picked found;
    hand_drops(&st->may.hand, st->held.piece, NO_PLACE, p, &found);
    return found.n > 0;
}

float common_area(Rect a, Rect b)
{
    float w = (a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w) - (a.x > b.x ? a.x : b.x);
    float h = (a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h) - (a.y > b.y ? a.y : b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

bool target_under(const Stage *st, Rect card, float x, float y, PlaceId *place, PieceId *on)
{
    float best = 0;
    *place = NO_PLACE;
    *on = NO_PIECE;
    PieceId meant = gather_aimed_at(st, st->held.piece, x, y);
    if (meant != NO_PIECE && !stage_piece_is_target(st, meant))
        return false;
    for (int i = 0; i < st->game->nplaces; i++) {
        if (!stage_target(st, (PlaceId)i))
            continue;
        Rect r = rect_inset(st->at.place[i], -8);
        float area = common_area(card, r) + common_area(card, stage_target_rect(st, (PlaceId)i)) +
                     (rect_has(r, x, y) ? 1e6f : 0);
        if (area > best) {
            best = area;
            *place = (PlaceId)i;
        }
    }
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        if (!st->at.piece[p].shown || !stage_piece_is_target(st, p))
            continue;
        Rect r = rect_inset(st->at.piece[p].r, -6);
        float area = common_area(card, r) + (rect_has(r, x, y) ? 2e6f : 0);
        if (area > best) {
            best = area;
            *place = NO_PLACE;
            *on = p;
        }
    }
    return best > 0;
}

/* The move that would bring the lifted piece and p together, were it legal; kind 0: the two are not of one sort. Only
 * where either may be taken first: the hand meant the other then, and not to begin anew. */
static Move together(const Stage *st, PieceId p)
{
    Picked lifts = {0};
    if (st->held.piece == NO_PIECE || p == st->held.piece || st->use->frozen)
        return (Move){0};
    hand_lifts(&st->may.hand, st->held.piece, &lifts);
    PieceId a = st->may.hand.stands_for ? st->may.hand.stands_for(st->may.hand.s, st->held.piece) : st->held.piece;
    PieceId b = st->may.hand.stands_for ? st->may.hand.stands_for(st->may.hand.s, p) : p;
    DefId da = st->may.hand.s->piece[a].def, db = st->may.hand.s->piece[b].def;
    for (int i = 0; a != b && i < lifts.n; i++) {
        Move m = st->may.legal.m[lifts.at[i]];
        const MoveSpec *spec = &st->game->move[m.kind];
        bool pair = spec->gesture == BY_DRAG && spec->arg[0] == ARG_DEF && spec->arg[1] == ARG_DEF;
        if (!pair || spec->from != spec->onto ||
            !(spec->onto >> st->game->place[st->may.hand.s->piece[b].place].group & 1))
            continue;
        m.a = da < db ? da : db;
        m.b = da < db ? db : da;
        return m;
    }
    return (Move){0};
}

bool stage_bars_pair(const Stage *st, PieceId p)
{
    return together(st, p).kind != 0 && !stage_piece_is_target(st, p);
}

bool stage_why_pair(Stage *st, PieceId p)
{
    if (p == NO_PIECE || !st->at.piece[p].shown || !stage_bars_pair(st, p))
        return false;
    Why why = {.cause = NO_PIECE};
    char rule[64];
    match_why(st->use->match, together(st, p), &why);
    if (!why.text[0])
        return false;
    (void)snprintf(rule, sizeof rule, "%s%sR reads the rule", why.rule, why.rule[0] ? " \u00b7 " : "");
    ui_tip(st->ui, st->at.piece[p].hit, (Rect){0}, "Not this one.", why.text, rule);
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", why.rule);
    return true;
}
