/* SPDX-License-Identifier: MIT
 * Dice that are thrown onto the table: all that begin to roll at one moment are one throw, computed before any of it is
 * shown (gfx/dice_toss.h). The rules have already decided each number. Where a die came to rest is kept in shares of the
 * tray, so that it lies there in a window of another size too. */
#include "ui/stage_int.h"

#include <math.h>

static const float usual_speed = 1200; /* pixels per second: for throws by a button or by an opponent */

static bool is_pending(const Stage *st, PieceId p)
{
    for (int i = 0; i < st->toss.npending; i++)
        if (st->toss.pending[i].piece == p)
            return true;
    return false;
}

/* Adds the dice that lie in the tray, which thrown dice bump into; dice of the last throw at their final places. */
static void lie_around(const Stage *st, TossHow *how)
{
    for (PieceId p = 0; p < st->in.s->npieces && how->nlying < TOSS_LYING; p++) {
        TossDie die;
        if (is_pending(st, p) || !st->at.piece[p].lies || !st->board->toss(&st->in, &st->at, p, &die))
            continue;
        die.size = st->at.piece[p].r.w;
        die.x = st->at.piece[p].r.x + die.size / 2;
        die.y = st->at.piece[p].r.y + die.size / 2;
        how->lying[how->nlying++] = die;
    }
}

static void take_hand(Stage *st, TossHow *how)
{
    float far = hypotf(st->thrown.way_x, st->thrown.way_y), speed = st->thrown.force * 1000;
    how->vx = usual_speed * 0.25f; /* in a wide tray they lie about where they came from, apart */
    how->vy = -usual_speed * 0.8f;
    if (far > 0.5f && speed > 60) {
        how->vx = st->thrown.way_x / far * speed;
        how->vy = st->thrown.way_y / far * speed;
    }
    st->thrown.force = 0; /* the next throw may be another player's */
}

void toss_begin(Stage *st)
{
    st->in.s = story_state(st->tell.story);
    st->toss.npending = 0;
}

bool toss_add(Stage *st, const Event *e, float ms)
{
    TossDie die;
    if (st->board->toss == NULL || st->toss.npending == TOSS_DICE || rect_is_empty(st->at.tray) ||
        !st->board->toss(&st->in, &st->at, e->piece, &die))
        return false;
    Shot shot = sprite_shot(&st->sprite, e->piece, ui_now(st->ui));
    if (shot.alpha > 0.01f && shot.r.y > 0) { /* starts where it is drawn */
        die.x = shot.r.x + shot.r.w / 2;
        die.y = shot.r.y + shot.r.h / 2;
    }
    die.value = e->n;
    st->toss.pending[st->toss.npending++] = (Pending){e->piece, die, ms};
    return true;
}

void toss_go(Stage *st)
{
    TossHow how = {.n = st->toss.npending, .seed = match_serial(st->use->match)};
    if (how.n == 0)
        return;
    float ms = 0;
    how.tray = st->at.tray;
    float size = toss_size(how.tray, how.n, st->toss.pending[0].die.size);
    lie_around(st, &how);
    take_hand(st, &how);
    for (int i = 0; i < how.n; i++) {
        how.die[i] = st->toss.pending[i].die;
        how.die[i].size = size;
        how.seed = how.seed * 31 + (uint32_t)how.die[i].value;
        ms = st->toss.pending[i].ms;
    }
    for (PieceId p = 0; p < st->in.s->npieces; p++) /* dice of the last throw come to rest now */
        if (st->sprite.at[p].tossed > 0) {
            toss_rest(st, p);
            st->sprite.at[p].roll_ms = is_pending(st, p) ? st->sprite.at[p].roll_ms : 0;
        }
    gfx_die_toss(ui_gfx(st->ui), &how, &st->sprite.toss);
    for (int i = 0; i < how.n; i++)
        sprite_toss(&st->sprite, st->toss.pending[i].piece, i, size, ui_now(st->ui), ms);
    st->toss.heard = 0;
}

void toss_rest(Stage *st, PieceId p)
{
    Sprite *sp = &st->sprite.at[p];
    const Toss *toss = &st->sprite.toss;
    TossShot end = toss_at(toss, sp->tossed - 1, TOSS_MS);
    float size = st->sprite.toss_size;
    Rect tray = st->at.tray;
    if (!rect_is_empty(tray))
        st->toss.lie[p] =
            (Lying){.n = sp->roll_to, .x = (end.x - tray.x) / tray.w, .y = (end.y - tray.y) / tray.h, .spin = end.spin};
    sprite_put(&st->sprite, p, rect(end.x - size / 2, end.y - size / 2, size, size));
    sp->tossed = 0;
}

void toss_stop(Stage *st)
{
    for (int p = 0; p < PIECE_MAX; p++)
        if (st->sprite.at[p].tossed > 0) {
            toss_rest(st, (PieceId)p);
            st->sprite.at[p].roll_ms = 0;
        }
    st->toss.heard = st->sprite.toss.nknocks;
}

const Lying *toss_lies(const Stage *st, PieceId p)
{
    const Lying *lie = &st->toss.lie[p];
    return st->at.piece[p].lies && lie->n > 0 && lie->n == st->in.s->piece[p].n ? lie : NULL;
}

/* Returns where in the tray it came to rest, `size` large. */
static Rect rested(const Stage *st, const Lying *lie, float size)
{
    Rect tray = st->at.tray;
    float edge = toss_reach(size), x = tray.x + lie->x * tray.w, y = tray.y + lie->y * tray.h;
    x = clampf(x, tray.x + edge, tray.x + tray.w - edge);
    y = clampf(y, tray.y + edge, tray.y + tray.h - edge);
    return rect(x - size / 2, y - size / 2, size, size);
}

void toss_lay(Stage *st)
{
    for (PieceId p = 0; p < st->in.s->npieces; p++) {
        Spot *spot = &st->at.piece[p];
        const Lying *lie = &st->toss.lie[p];
        bool known = lie->n > 0 && lie->n == st->in.s->piece[p].n && !rect_is_empty(st->at.tray);
        if (spot->lies && known) {
            bool own = spot->hit.x == spot->r.x && spot->hit.y == spot->r.y && spot->hit.w == spot->r.w;
            spot->r = rested(st, lie, spot->r.w);
            spot->hit = own ? spot->r : spot->hit; /* a die without a card is pressed where it lies */
        } else if (!spot->lies && known && spot->shown)
            spot->left = rested(st, lie, spot->r.w);
    }
    for (PieceId p = 0; p < st->in.s->npieces; p++)
        if (st->at.piece[p].lies)
            st->at.piece[p].also = st->at.piece[p].r;
}

void toss_hear(Stage *st)
{
    const Toss *t = &st->sprite.toss;
    float ms = sprite_toss_ms(&st->sprite, ui_now(st->ui));
    if (st->toss.heard == 0 && t->n > 1 && t->nknocks > 0 && (float)t->knock[0].ms <= ms)
        ui_sound(st->ui, "dice-felt"); /* several dice: a rumble below the knocks */
    for (; st->toss.heard < t->nknocks && (float)t->knock[st->toss.heard].ms <= ms; st->toss.heard++)
        if (t->knock[st->toss.heard].hard > 0.18f)
            ui_sound(st->ui, t->knock[st->toss.heard].hard > 0.4f ? "dice-knock" : "dice-tap");
}
