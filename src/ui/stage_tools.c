/* SPDX-License-Identifier: MIT
 * Tools: what is no piece and yet is taken in the hand like one - an ability that is laid on a die, on an enemy, on a
 * friend.  The board says where they lie and which kind of move each stands for; the legal moves of that kind say where
 * one may be laid down.  A kind without an argument is played where it lies.  Drag it, or click it and then the piece;
 * keys do the same. */
#include "ui/stage_int.h"

#include <stdio.h>
#include <string.h>

static int first_move(const Stage *st, uint8_t kind)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (st->may.legal.m[i].kind == kind)
            return i;
    return -1;
}

int tool_move(const Stage *st, PieceId p)
{
    Picked found;
    if (st->tool.kind == 0)
        return -1;
    hand_lifts(&st->may.hand, p, &found);
    for (int i = 0; i < found.n; i++)
        if (st->may.legal.m[found.at[i]].kind == st->tool.kind)
            return found.at[i];
    return -1;
}

bool tool_offers(const Stage *st, uint8_t kind)
{
    Tool tool[TOOLS];
    int n = st->board->tools != NULL ? st->board->tools(&st->table, tool) : 0;
    for (int i = 0; i < n; i++)
        if (tool[i].kind == kind && !rect_is_empty(tool[i].r))
            return true;
    return false;
}

static void take(Stage *st, uint8_t kind)
{
    hand_put_back(st);
    st->tool.kind = kind;
    ui_sound(st->ui, "card-take");
}

static void lay_down(Stage *st)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && rect_has(st->at.piece[p].hit, st->pointer.x, st->pointer.y) &&
            tool_move(st, p) >= 0) {
            (void)hand_commit(st, tool_move(st, p));
            return;
        }
    hand_put_back(st);
}

/* Why the tool cannot be used now; "" when the game does not say. */
static void explain(Stage *st, const Tool *tool)
{
    Why why = {.cause = NO_PIECE};
    char rule[64];
    Move m = {.kind = tool->kind, .seat = st->may.legal.m[0].seat, .a = tool->of};
    match_why(st->use->match, m, &why);
    (void)snprintf(rule, sizeof rule, "%s%sR reads the rule", why.rule, why.rule[0] ? " \u00b7 " : "");
    ui_tip(st->ui, tool->r, (Rect){0}, tool->name, why.text[0] ? why.text : tool->about, rule);
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", why.rule);
}

static void answer(Stage *st, const Tool *tool, Touch t, int index)
{
    if (t.hover || (t.focus && ui_using_keys(st->ui))) {
        if (index < 0 && st->may.legal.n > 0)
            explain(st, tool);
        else
            ui_tip(st->ui, tool->r, (Rect){0}, tool->name, tool->about, st->game->move[tool->kind].rule);
    }
    if (index < 0 || st->use->frozen)
        return;
    bool laid_on = st->game->move[tool->kind].arg[0] != ARG_NONE;
    if (t.drag && laid_on && !(st->tool.kind == tool->kind && st->tool.drags)) {
        take(st, tool->kind);
        st->tool.drags = true;
    }
    if (st->tool.kind == tool->kind && st->tool.drags && (t.drop || t.cancelled)) {
        st->tool.drags = false;
        if (t.drop)
            lay_down(st);
        else
            hand_put_back(st);
    } else if (t.click && !laid_on)
        (void)hand_commit(st, index);
    else if (t.click && st->tool.kind == tool->kind)
        hand_put_back(st);
    else if (t.click)
        take(st, tool->kind);
}

void tools_touch(Stage *st)
{
    Tool tool[TOOLS];
    if (st->board->tools == NULL)
        return;
    int n = st->board->tools(&st->table, tool);
    for (int i = 0; i < n; i++) {
        if (rect_is_empty(tool[i].r))
            continue;
        int index = first_move(st, tool[i].kind);
        bool held = index >= 0 && st->tool.kind == tool[i].kind;
        unsigned state = held ? CARD_LIFTED : index >= 0 ? CARD_LIT : CARD_BARRED;
        unsigned flags = index >= 0 ? TOUCH_FOCUS | TOUCH_DRAG : 0;
        Touch t = ui_touch(st->ui, tool[i].id, "tool", tool[i].r, tool[i].name, flags);
        ui_note(st->ui, "can", index < 0 ? "not" : held ? "lifted" : "lift");
        answer(st, &tool[i], t, index);
        st->board->draw_tool(&st->table, &tool[i], tool[i].r, state | (t.hover ? CARD_FOCUS : 0u));
        if (st->tool.kind == tool[i].kind && st->tool.drags)
            st->tool.from = tool[i];
    }
}

/* The one that is dragged lies above everything. */
void tools_top(Stage *st)
{
    if (st->tool.kind == 0 || !st->tool.drags || st->tool.from.kind != st->tool.kind)
        return;
    Rect r = st->tool.from.r;
    r.x = st->pointer.x - r.w / 2;
    r.y = st->pointer.y - r.h / 2;
    st->board->draw_tool(&st->table, &st->tool.from, r, CARD_LIFTED);
}
