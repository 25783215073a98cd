/* SPDX-License-Identifier: MIT
 * Moves that are shown and not played: the one that is pointed out (a hint with its arrow, what a lesson asks for), the
 * pennants of those that compete with it, and a proposal, which the ribbon asks about. */
#include "ui/stage_int.h"

#include <stdio.h>

#include "ui/arrow.h"

bool light_fills(const Stage *st, PieceId p)
{
    PlaceId place = st->may.hand.s->piece[p].place;
    Rect r = st->at.piece[p].r, at = rect_is_empty(st->at.place[place]) ? (Rect){0} : stage_target_rect(st, place);
    bool within = rect_has(at, r.x + r.w / 2, r.y + r.h / 2);
    return st->at.piece[p].shown && p != st->held.piece && within && at.w * at.h < 1.5f * r.w * r.h;
}

/* Returns the ranked move whose number lies on that piece; -1: none. */
static int rank_at(const Stage *st, PieceId p)
{
    for (int i = 0; i < st->use->nranked; i++)
        if (st->light.mark[i].piece == p)
            return i;
    return -1;
}

static bool is_lit_by(const Stage *st, PieceId p)
{
    return st->light.move.n > 0 && (hand_can_lift(&st->light.hand, p) || st->light.onto == p);
}

/* Returns the visible piece that the move of that hand begins with, at best one without a number; NO_PIECE: none, or it
 * is not on this screen. */
static PieceId first_piece(const Stage *st, const Hand *hand)
{
    PieceId first = NO_PIECE;
    for (PieceId p = 0; p < hand->s->npieces; p++) {
        if (!st->at.piece[p].shown || !hand_can_lift(hand, p))
            continue;
        if (rank_at(st, p) < 0)
            return p;
        first = first == NO_PIECE ? p : first;
    }
    return first;
}

/* Returns the visible piece that the move of that hand ends on if it begins with `from`; NO_PIECE: none. */
static PieceId piece_it_ends_on(const Stage *st, const Hand *hand, PieceId from)
{
    Picked found;
    Move m = hand->legal->m[0];
    for (PieceId p = 0; p < hand->s->npieces; p++) {
        if (p == from || !st->at.piece[p].shown)
            continue;
        hand_drops(hand, from, NO_PLACE, p, &found);
        if (found.n == 0 && st->game->move[m.kind].gesture == BY_DRAG && light_fills(st, p))
            hand_drops(hand, from, hand->s->piece[p].place, NO_PIECE, &found);
        if (found.n > 0 || gather_ends_on(st, p, m))
            return p;
    }
    return NO_PIECE;
}

/* Returns the place or slot that the move of that hand ends in if it begins with `from`; NO_PLACE: none. */
static PlaceId place_it_ends_in(const Stage *st, const Hand *hand, PieceId from)
{
    Picked found;
    for (int i = 0; i < stage_places(st); i++) {
        if (rect_is_empty(st->at.place[i]))
            continue;
        hand_drops(hand, from, (PlaceId)i, NO_PIECE, &found);
        if (found.n > 0)
            return (PlaceId)i;
    }
    return NO_PLACE;
}

/* Finds where the number of a ranked move lies: on the piece it begins with, or, if a better one begins there too, or it
 * takes a set of pieces, on what it ends on. Moves of buttons have no number on the table. */
static void rank_move(Stage *st, int rank)
{
    Moves one = {.n = 1, .m = {st->use->ranked[rank]}};
    Hand hand = stage_hand(st, &one);
    PieceId from = hand_is_button(&hand, one.m[0]) ? NO_PIECE : first_piece(st, &hand);
    if (from == NO_PIECE)
        return;
    PieceId onto = piece_it_ends_on(st, &hand, from);
    PlaceId place = place_it_ends_in(st, &hand, from);
    bool set =
        st->game->move[one.m[0].kind].arg[0] == ARG_SET; /* many sets share a piece: the target tells them apart */
    bool taken = set || rank_at(st, from) >= 0;
    if (taken && onto != NO_PIECE && rank_at(st, onto) < 0)
        st->light.mark[rank].piece = onto;
    else if (taken && place != NO_PLACE)
        st->light.mark[rank].place = place;
    else if (rank_at(st, from) < 0)
        st->light.mark[rank].piece = from;
}

void light_begin(Stage *st)
{
    Move m = st->use->light;
    st->light.move.n = m.kind ? 1 : 0;
    st->light.move.m[0] = m;
    st->light.onto = NO_PIECE;
    st->light.hand = stage_hand(st, &st->light.move);
    for (int i = 0; i < STAGE_RANKED; i++) {
        st->light.mark[i].piece = NO_PIECE;
        st->light.mark[i].place = NO_PLACE;
    }
    for (int i = 0; i < st->use->nranked; i++)
        rank_move(st, i);
    if (!m.kind || hand_is_button(&st->light.hand, m))
        return;
    PieceId from = first_piece(st, &st->light.hand);
    if (from != NO_PIECE)
        st->light.onto = piece_it_ends_on(st, &st->light.hand, from);
}

int light_pointed(const Stage *st)
{
    int rank = st->pointer.piece != NO_PIECE ? rank_at(st, st->pointer.piece) : -1;
    float x, y;
    ui_pointer(st->ui, &x, &y);
    for (int i = 0; i < st->use->nranked && rank < 0; i++) {
        PlaceId place = st->light.mark[i].place;
        if (place != NO_PLACE && rect_has(stage_target_rect(st, place), x, y))
            rank = i;
    }
    return rank;
}

bool light_has(const Stage *st, PieceId p)
{
    return is_lit_by(st, p);
}

bool light_is_button(const Stage *st, Move m)
{
    return st->light.move.n > 0 && move_same(m, st->light.move.m[0]);
}

void stage_rank_sign(int rank, char out[STAGE_RANK_SIGN])
{
    (void)snprintf(out, STAGE_RANK_SIGN, "rank-%d", rank + 1);
}

/* Draws the pennant of a ranked move: unlike anything else on a table, so that it is taken neither for a seat nor for a value.
 * Dark unless it is the move that is pointed out. */
static void pennant(Gfx *g, int rank, float x, float y, float wide, bool lit)
{
    const float edge = wide * 0.83f;
    Color gold = gfx_color(g, COL_ACCENT), dark = gfx_color(g, COL_BG);
    char sign[STAGE_RANK_SIGN];
    stage_rank_sign(rank, sign);
    gfx_sign(g, sign, rect(x - wide / 2, y - wide / 2, wide, wide), lit ? dark : gold, lit ? dark : gold);
    gfx_sign(g, sign, rect(x - edge / 2, y - edge / 2, edge, edge), lit ? gold : dark,
             lit ? gfx_color(g, COL_ONACCENT) : gold);
}

/* Draws the mark of a shown move on the upper edge of r, but not under the ribbon, so that the move is not taken for the
 * player's own choice: its pennant, or a bulb if it is not ranked (-1). */
static void bulb(Stage *st, Rect r, Rect ribbon, int rank, bool lit)
{
    const float size = rank < 0 ? 13 : 17;
    Gfx *g = st->table.g;
    float x = r.x + r.w / 2, y = r.y;
    if (rect_overlaps(rect(x - size, y - size, 2 * size, 2 * size), ribbon))
        y = ribbon.y + ribbon.h + size;
    if (rank >= 0) {
        pennant(g, rank, x, y, 2 * size, lit);
        return;
    }
    Color ground = gfx_color(g, lit ? COL_ACCENT : COL_BG), sign = gfx_color(g, lit ? COL_ONACCENT : COL_ACCENT);
    gfx_disc(g, x, y, size + 1.5f, sign);
    gfx_disc(g, x, y, size, ground);
    gfx_sign(g, "bulb", rect(x - 8, y - 8, 16, 16), sign, (Color){0, 0, 0, 0});
}

/* Returns the rank of the move that is pointed out; -1: it has none. */
static int rank_lit(const Stage *st)
{
    for (int i = 0; i < st->use->nranked; i++)
        if (light_is_button(st, st->use->ranked[i]))
            return i;
    return -1;
}

/* True if the move that is pointed out ends in this place. fills: and the mark belongs there, since no piece lies in it; a
 * picked piece fits many places, which all get a thin frame and no mark. */
static bool ends_in(const Stage *st, PlaceId place, bool *fills)
{
    PieceId from = st->light.move.n > 0 && st->held.piece == NO_PIECE ? first_piece(st, &st->light.hand) : NO_PIECE;
    Picked found = {0};
    if (from == NO_PIECE || rect_is_empty(st->at.place[place]))
        return false;
    hand_drops(&st->light.hand, from, place, NO_PIECE, &found);
    *fills = st->game->move[st->light.move.m[0].kind].gesture == BY_DRAG && st->light.onto == NO_PIECE;
    return found.n > 0;
}

void light_places(Stage *st)
{
    Gfx *g = st->table.g;
    bool fills = false;
    for (int i = 0; i < stage_places(st); i++) {
        if (!ends_in(st, (PlaceId)i, &fills))
            continue;
        Rect r = stage_target_rect(st, (PlaceId)i);
        if (fills) {
            gfx_round(g, r, 8, color_alpha(gfx_color(g, COL_LIT), 0.2f));
            gfx_glow(g, r, 8, 18, color_alpha(gfx_color(g, COL_LIT), 0.5f));
        }
        gfx_dashed(g, r, 8, fills ? 3 : 2, gfx_color(g, COL_LIT));
    }
}

void light_mark_button(Stage *st, Move m, Rect at)
{
    const float wide = 24;
    for (int i = 0; i < st->use->nranked; i++)
        if (move_same(m, st->use->ranked[i])) /* its words stay free */
            pennant(st->table.g, i, at.x + 4, at.y - 3, wide, light_is_button(st, m));
}

/* Draws an arrow from each piece with which the choice that is pointed out begins to where it ends; one that is picked
 * and goes nowhere, or may go to many places, has none. */
static void draw_ways(Stage *st)
{
    Gfx *g = st->table.g;
    Rect to = st->light.onto != NO_PIECE ? show_rect(st, st->light.onto) : (Rect){0};
    bool fills = false;
    for (int i = 0; i < stage_places(st) && rect_is_empty(to); i++)
        if (ends_in(st, (PlaceId)i, &fills) && fills)
            to = stage_target_rect(st, (PlaceId)i);
    for (PieceId p = 0; p < st->may.hand.s->npieces && !rect_is_empty(to) && st->held.piece == NO_PIECE; p++) {
        if (p == st->light.onto || !st->at.piece[p].shown || !hand_can_lift(&st->light.hand, p))
            continue;
        Rect from = show_rect(st, p);
        arrow_bow(g, arrow_edge(from, to.x + to.w / 2, to.y + to.h / 2, 1),
                  arrow_edge(to, from.x + from.w / 2, from.y + from.h / 2, 0.7f),
                  color_alpha(gfx_color(g, COL_LIT), 0.9f), 1);
    }
}

/* Marks where the ranked move that is pointed out begins or ends: the line that says why is read together with it. */
static void leave_free(Stage *st, Rect r, int lit)
{
    if (lit >= 0)
        ui_mark(st->ui, "hint-way", "way", r, "");
}

void light_marks(Stage *st)
{
    int lit = rank_lit(st);
    bool fills = false;
    if (lit >= 0)
        draw_ways(st);
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        if (!st->at.piece[p].shown || p == st->held.piece)
            continue;
        if (is_lit_by(st, p)) {
            bulb(st, show_rect(st, p), st->prompt.ribbon, lit, true);
            leave_free(st, show_rect(st, p), lit);
        } else if (rank_at(st, p) >= 0)
            bulb(st, show_rect(st, p), st->prompt.ribbon, rank_at(st, p), false);
    }
    for (int i = 0; i < stage_places(st); i++)
        if (ends_in(st, (PlaceId)i, &fills) && fills) {
            bulb(st, stage_target_rect(st, (PlaceId)i), st->prompt.ribbon, lit, true);
            leave_free(st, stage_target_rect(st, (PlaceId)i), lit);
        }
    for (int i = 0; i < st->use->nranked && st->held.piece == NO_PIECE; i++)
        if (st->light.mark[i].place != NO_PLACE && i != lit)
            bulb(st, stage_target_rect(st, st->light.mark[i].place), st->prompt.ribbon, i, false);
}

/* ---- proposals -------------------------------------------------------------------------------------------------- */

bool stage_propose(Stage *st, Move m)
{
    int index = 0;
    while (index < st->may.legal.n && !move_same(st->may.legal.m[index], m))
        index++;
    if (index == st->may.legal.n)
        return false;
    Moves one = {.n = 1, .m = {m}};
    Hand hand = stage_hand(st, &one);
    stage_let_go(st);
    if (st->game->move[m.kind].arg[0] == ARG_SET) { /* picks all its pieces */
        gather_move(st, m);
        return true;
    }
    if (order_is(st, m)) {
        order_clear(st);
        order_take(st, m);
        return true;
    }
    for (PieceId p = 0; !hand_is_button(&hand, m) && st->held.piece == NO_PIECE && p < hand.s->npieces; p++)
        if (st->at.piece[p].shown && hand_can_lift(&hand, p))
            st->held.piece = p;
    st->prompt.plan = index;
    st->prompt.sure = true;
    return true;
}
