/* SPDX-License-Identifier: MIT
 * Round trips: a game that is written and read again, or undone and redone, must be the same as before. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fields.h"
#include "core/journal.h"
#include "core/position.h"
#include "core/table.h"
#include "engine/harness_inside.h"

/* ---- journal ---------------------------------------------------------------------------------------------------- */

/* Reads a journal that was cut off somewhere: whatever comes out is a beginning of the real match. */
static bool check_cut(Harness *h, const Buf *text)
{
    size_t n = rng_below(&h->rng, (uint32_t)text->n);
    Match *m = NULL;
    Status read = journal_read(text->text, n, "cut", &m);
    bool good = true;
    if (read.code == 0)
        good = harness_fail(h, "a journal cut off after %zu bytes was taken for whole", n);
    else if (read.code == JOURNAL_PREFIX && match_serial(m) <= match_serial(h->m) &&
             match_hash(m) != match_hash_at(h->m, match_serial(m)))
        good = harness_fail(h, "a journal cut off after %zu bytes gives another game", n);
    match_free(m);
    return good;
}

bool harness_journal(Harness *h)
{
    Buf text = {0}, again = {0};
    Match *m = NULL;
    journal_write(h->m, &text);
    Status read = journal_read(buf_str(&text), text.n, "journal", &m);
    bool good = true;
    if (read.code)
        good = harness_fail(h, "the journal cannot be read: %s", read.text);
    else if (match_serial(m) != match_serial(h->m) || match_hash(m) != match_hash(h->m))
        good = harness_fail(h, "the journal leads to another position");
    if (good) {
        journal_write(m, &again);
        if (strcmp(buf_str(&text), buf_str(&again)) != 0)
            good = harness_fail(h, "the journal of a journal differs");
    }
    good = good && check_cut(h, &text);
    match_free(m);
    buf_free(&text);
    buf_free(&again);
    return good;
}

/* ---- position --------------------------------------------------------------------------------------------------- */

static bool same_piece(const Piece *x, const Piece *y)
{
    return x->def == y->def && x->place == y->place && x->pos == y->pos && x->pool == y->pool && x->known == y->known &&
           x->recall == y->recall && x->owner == y->owner && x->face == y->face && x->n == y->n &&
           memcmp(x->num, y->num, sizeof x->num) == 0;
}

/* The piece of y that lies where p lies in x. */
static PieceId twin_of(const State *x, const State *y, PieceId p)
{
    PieceId q = table_first(y, x->piece[p].place);
    for (PieceId k = table_first(x, x->piece[p].place); k != p && q != NO_PIECE; k = x->piece[k].next)
        q = y->piece[q].next;
    return q;
}

static bool same_ref(const State *x, PieceId p, const State *y, PieceId q)
{
    return p == NO_PIECE ? q == NO_PIECE : twin_of(x, y, p) == q;
}

static bool same_frame(const State *x, const Frame *f, const State *y, const Frame *k)
{
    return same_ref(x, f->src, y, k->src) && same_ref(x, f->it, y, k->it) && f->op == k->op && f->step == k->step &&
           f->seat == k->seat && f->n == k->n && f->arg == k->arg && f->node == k->node && f->batch == k->batch &&
           f->set == k->set;
}

/* Two states that may differ in the ids of pieces, and in what a position does not state: rng, serial, info, and
 * scripted dice that have been used up. */
static bool check_same_position(Harness *h, const State *x, const State *y)
{
    for (int at = 0; at < x->nplaces; at++) {
        PieceId p = table_first(x, (PlaceId)at), q = table_first(y, (PlaceId)at);
        for (; p != NO_PIECE && q != NO_PIECE; p = x->piece[p].next, q = y->piece[q].next)
            if (!same_piece(&x->piece[p], &y->piece[q]))
                return harness_fail(h, "a loaded position has another piece in %s", h->g->place[at].word);
        if (p != q || x->head[at].sight != y->head[at].sight)
            return harness_fail(h, "a loaded position has another %s", h->g->place[at].word);
    }
    for (int i = 0; i < x->npieces; i++) {
        PieceId p = (PieceId)i, q = twin_of(x, y, p);
        if (!same_ref(x, x->piece[p].host, y, y->piece[q].host))
            return harness_fail(h, "a loaded position has lost an attachment");
    }
    for (int i = 0; i < x->nframes; i++)
        if (!same_frame(x, &x->frame[i], y, &y->frame[i]))
            return harness_fail(h, "a loaded position waits for something else");
    for (int i = 0; i < x->nqueue; i++)
        if (!same_frame(x, &x->queue[i], y, &y->queue[i]))
            return harness_fail(h, "a loaded position has another queue");
    if (x->round != y->round || x->nseats != y->nseats || x->nframes != y->nframes || x->nqueue != y->nqueue ||
        x->phase != y->phase || x->over != y->over ||
        (!x->over && (x->to_act != y->to_act || x->may_act != y->may_act)) ||
        memcmp(x->option, y->option, sizeof x->option) != 0)
        return harness_fail(h, "a loaded position has another round, phase or turn");
    /* Everything behind State is the game's own: each field has to be in Game.field or rebuilt by Game.loaded. What is
     * derived may name pieces, whose numbers differ: with the pieces as they were it is the same. */
    memcpy(h->b, y, h->g->state_size);
    for (int k = 0; k < h->g->nfields; k++)
        for (int i = 0; h->g->field[k].kind == FIELD_PIECE && i < field_count(&h->g->field[k], x); i++) {
            PieceId p = (PieceId)field_get(&h->g->field[k], x, i), q = (PieceId)field_get(&h->g->field[k], y, i);
            if (same_ref(x, p, y, q))
                field_set(&h->g->field[k], h->b, i, p);
        }
    if (h->g->derived) {
        memcpy(h->b, x, sizeof *x);
        h->g->derived(h->b);
    }
    if (memcmp(x + 1, h->b + 1, h->g->state_size - sizeof *x) != 0)
        return harness_fail(h, "a loaded position has lost a field of the game");
    return true;
}

/* A match that begins at the loaded position in h->a is saved and read again after a few moves. */
static bool check_goes_on(Harness *h, const Setup *cfg)
{
    Match *m = match_from(h->g, cfg, h->a), *again = NULL;
    Buf text = {0};
    match_settle(m);
    for (int i = 0; i < 4 && !match_over(m); i++) {
        match_legal(m, match_to_act(m), &h->other);
        (void)match_play(m, match_serial(m), h->other.m[rng_below(&h->rng, (uint32_t)h->other.n)]);
    }
    journal_write(m, &text);
    Status read = journal_read(buf_str(&text), text.n, "journal", &again);
    bool good = true;
    if (read.code)
        good = harness_fail(h, "the journal of a game from a loaded position cannot be read: %s", read.text);
    else if (match_hash(m) != match_hash(again))
        good = harness_fail(h, "the journal of a game from a loaded position leads elsewhere");
    buf_free(&text);
    match_free(m);
    match_free(again);
    return good;
}

bool harness_json(Harness *h)
{
    const State *truth = match_truth(h->m);
    Setup cfg = h->cfg;
    json_t *first = position_out(h->g, &h->cfg, truth), *second = NULL;
    Status read = position_in(h->g, first, cfg.seed, &cfg, h->a);
    bool good = read.code ? harness_fail(h, "the position cannot be loaded: %s", read.text)
                          : check_same_position(h, truth, h->a);
    if (good) {
        second = position_out(h->g, &cfg, h->a);
        read = position_in(h->g, second, cfg.seed, &cfg, h->b);
        if (!json_equal(first, second))
            good = harness_fail(h, "the position of a loaded position differs");
        else if (read.code || memcmp(h->a, h->b, h->g->state_size) != 0)
            good = harness_fail(h, "loading the same position twice gives two states");
    }
    good = good && check_goes_on(h, &cfg);
    json_decref(first);
    json_decref(second);
    return good;
}

/* ---- undo ------------------------------------------------------------------------------------------------------- */

/* An undo that is allowed takes nothing back that its chooser has learned, and no luck. */
static bool check_barrier(Harness *h, const Match *copy)
{
    const State *now = match_truth(h->m), *then = match_truth(copy);
    if (memcmp(&now->rng, &then->rng, sizeof now->rng) != 0)
        return harness_fail(h, "undo takes back luck that has fallen");
    unsigned chooser = 1u << match_move(h->m, match_serial(copy)).seat;
    for (int i = 0; i < now->npieces; i++)
        if (now->piece[i].recall & ~then->piece[i].recall & chooser)
            return harness_fail(h, "undo takes back that its chooser saw piece %d", i);
    return true;
}

/* Plays the move again that was taken back: the same luck must fall. */
static bool check_again(Harness *h, Match *copy)
{
    uint32_t at = match_serial(copy);
    Status played = match_play(copy, at, match_move(h->m, at));
    if (played.code)
        return harness_fail(h, "a move that was taken back cannot be played again: %s", played.text);
    uint32_t last = match_serial(copy);
    if (last > match_serial(h->m) || match_hash(copy) != match_hash_at(h->m, last))
        return harness_fail(h, "a move that was taken back leads elsewhere the second time");
    return true;
}

static bool check_all_back(Harness *h, Match *copy)
{
    while (match_undo(copy, NO_SEAT).code == 0)
        if (match_hash(copy) != match_hash_at(h->m, match_serial(copy)))
            return harness_fail(h, "undo leads to another position at move %u", match_serial(copy));
    for (uint32_t i = 0; i < match_serial(copy); i++)
        if (!match_was_auto(copy, i))
            return harness_fail(h, "undo stopped at move %u", match_serial(copy));
    while (match_can_redo(copy))
        if (match_redo(copy).code)
            return harness_fail(h, "redo was refused");
    if (match_serial(copy) != match_serial(h->m) || match_hash(copy) != match_hash(h->m))
        return harness_fail(h, "redo leads to another position");
    return true;
}

bool harness_undo(Harness *h)
{
    Match *copy = match_at(h->m, match_serial(h->m));
    bool good = match_hash(copy) == match_hash(h->m) || harness_fail(h, "a copy of the match differs");
    if (good && h->cfg.takebacks)
        good = check_all_back(h, copy);
    if (good && match_undo(copy, NO_SEAT).code == 0)
        good = (h->cfg.takebacks || check_barrier(h, copy)) && check_again(h, copy);
    match_free(copy);
    return good;
}
