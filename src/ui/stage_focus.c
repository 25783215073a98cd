/* SPDX-License-Identifier: MIT
 * Keyboard focus follows the task: lifting a piece focuses its nearest target, a finished choice focuses the next one, a
 * confirmation focuses its button. Focus that the user has moved off the table to the top bar or a panel is left alone. */
#include "ui/stage_int.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    Rect from;
    char id[48];
    float least;
} Nearest;

static void offer(Nearest *n, Rect r, const char *id)
{
    float dx = r.x + r.w / 2 - n->from.x - n->from.w / 2, dy = r.y + r.h / 2 - n->from.y - n->from.h / 2;
    float far = dx * dx + 2 * dy * dy; /* along the row first */
    if (n->id[0] && far >= n->least)
        return;
    n->least = far;
    (void)snprintf(n->id, sizeof n->id, "%s", id);
}

static bool is_next(Stage *st, PieceId p)
{
    if (st->tool.kind != 0)
        return tool_move(st, p) >= 0;
    if (gather_open(st) && (st->gather.set != 0 || st->held.piece != NO_PIECE))
        return gather_can(st, p) && !gather_has(st, p);
    if (st->held.piece != NO_PIECE)
        return stage_piece_is_target(st, p);
    return hand_can_lift(&st->may.hand, p);
}

static void offer_pieces(Stage *st, Nearest *n, bool hit)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        if (st->at.piece[p].shown && (hit ? gather_hits(st, p) : is_next(st, p)))
            offer(n, st->at.piece[p].hit, id);
    }
}

/* True for a target like a discard pile: moves that are always buttons (MoveLook.apart) must not be played by Enter
 * alone. */
bool focus_avoids(const Stage *st, PlaceId place)
{
    Picked found = {0};
    if (st->held.piece != NO_PIECE)
        hand_drops(&st->may.hand, st->held.piece, place, NO_PIECE, &found);
    for (int i = 0; i < found.n; i++)
        if (!board_move(st->board, st->may.legal.m[found.at[i]])->apart)
            return false;
    return found.n > 0;
}

static void offer_places(const Stage *st, Nearest *n)
{
    for (int i = 0; i < stage_places(st); i++) {
        char id[48];
        (void)snprintf(id, sizeof id, "place-%s", stage_place_word(st, (PlaceId)i));
        if (focus_avoids(st, (PlaceId)i))
            continue;
        if (stage_target(st, (PlaceId)i) || stage_slot_button(st, (PlaceId)i) >= 0)
            offer(n, stage_target_rect(st, (PlaceId)i), id);
    }
}

static void follow(Stage *st)
{
    Nearest n = {.from = rect_is_empty(st->keys.from) ? st->at.prompt : st->keys.from};
    bool gathers = gather_open(st) && st->tool.kind == 0;
    if (!st->prompt.sure && gathers && st->gather.set != 0)
        offer_pieces(st, &n, true); /* targets of exactly the picked set */
    if (!st->prompt.sure && !n.id[0]) {
        offer_pieces(st, &n, false);
        if (!gathers)
            offer_places(st, &n);
    }
    Picked apart = {0};
    if (!n.id[0] && st->held.piece != NO_PIECE && !st->prompt.sure)
        hand_meant(st, st->held.piece, true, &apart);
    if (apart.n > 0) /* without a target the focus stays on the piece: its buttons are reached on purpose */
        (void)snprintf(n.id, sizeof n.id, "piece-%d", st->held.piece);
    if (!n.id[0])
        (void)snprintf(n.id, sizeof n.id, "%s", st->keys.first);
    if (n.id[0])
        ui_focus(st->ui, n.id);
}

static bool is_busy(const Task *task)
{
    return task->lifted != NO_PIECE || task->tool != 0 || task->sure;
}

/* Moves the focus back to where it was, if a lifted piece or tool or a confirmation was cancelled. False: not so. */
static bool go_back(Stage *st, const Task *now)
{
    const Task *was = &st->keys.task;
    bool back = is_busy(was) && !is_busy(now) && was->serial == now->serial && was->gathered == now->gathered;
    if (!back || rect_is_empty(ui_rect(st->ui, st->keys.before)))
        return false;
    ui_focus(st->ui, st->keys.before);
    return true;
}

void focus_follow(Stage *st)
{
    Task now = {match_serial(st->use->match), st->held.piece, st->gather.set, st->tool.kind, st->prompt.sure};
    bool open = st->may.legal.n > 0 && !st->use->frozen && !st->held.drags && st->use->nbuttons == 0;
    if (!open || !ui_using_keys(st->ui))
        return;
    const char *at = ui_focused(st->ui);
    bool table = strncmp(at, "piece-", 6) == 0 || strncmp(at, "place-", 6) == 0 || st->keys.on_prompt;
    bool same = now.serial == st->keys.task.serial && now.lifted == st->keys.task.lifted &&
                now.gathered == st->keys.task.gathered && now.tool == st->keys.task.tool &&
                now.sure == st->keys.task.sure;
    Rect r = ui_focus_rect(st->ui);
    /* Where the focus was when the choice was made, not where the piece has moved since. */
    if (same && !rect_is_empty(r))
        st->keys.from = r;
    if (!is_busy(&now) && !is_busy(&st->keys.task) && at[0])
        (void)snprintf(st->keys.before, sizeof st->keys.before, "%s", at);
    if (!go_back(st, &now) && (at[0] == '\0' || (table && !same)))
        follow(st);
    st->keys.task = now;
}
