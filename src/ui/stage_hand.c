/* SPDX-License-Identifier: MIT
 * The held piece and where it may go, from the list of legal moves: a piece is lifted and put back, a move is played or
 * its refusal explained. */
#include "ui/stage_int.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/say.h"
#include "core/text.h"

/* ---- where it may go --------------------------------------------------------------------------------------------- */

int stage_places(const Stage *st)
{
    return st->game->nplaces + st->board->nslots;
}

Hand stage_hand(const Stage *st, const Moves *legal)
{
    const Board *b = st->board;
    return (Hand){st->game,
                  stage_shown(st),
                  legal,
                  board_ask(b)->stands_for,
                  board_ask(b)->drop_allowed,
                  b->slot,
                  b->nslots,
                  board_ask(b)->choice_place,
                  board_ask(b)->drop_on_piece,
                  &st->aim.of};
}

const char *stage_place_word(const Stage *st, PlaceId place)
{
    const SlotSpec *slot = hand_slot(&st->may.hand, place);
    return slot ? slot->word : st->game->place[place].word;
}

const char *stage_place_label(const Stage *st, PlaceId place)
{
    const SlotSpec *slot = hand_slot(&st->may.hand, place);
    return say_word(slot ? slot->label : st->game->place[place].label);
}

int stage_slot_button(const Stage *st, PlaceId place)
{
    bool open = st->held.piece == NO_PIECE && !st->use->frozen && !st->prompt.sure;
    return open ? hand_slot_button(&st->may.hand, place) : -1;
}

Rect stage_target_rect(const Stage *st, PlaceId place)
{
    return rect_is_empty(st->at.light[place]) ? st->at.place[place] : st->at.light[place];
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

float stage_common_area(Rect a, Rect b)
{
    float w = (a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w) - (a.x > b.x ? a.x : b.x);
    float h = (a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h) - (a.y > b.y ? a.y : b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

bool hand_target_under(const Stage *st, Rect card, float x, float y, PlaceId *place, PieceId *on)
{
    float best = 0;
    *place = NO_PLACE;
    *on = NO_PIECE;
    PieceId meant = gather_aimed_at(st, st->held.piece, x, y);
    if (meant != NO_PIECE && !stage_piece_is_target(st, meant))
        return false;
    for (int i = 0; i < stage_places(st); i++) {
        if (!stage_target(st, (PlaceId)i))
            continue;
        Rect r = rect_inset(st->at.place[i], -8);
        float area = stage_common_area(card, r) + stage_common_area(card, stage_target_rect(st, (PlaceId)i)) +
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
        bool under = rect_has(r, x, y) || rect_has(st->at.piece[p].hit, x, y);
        float area = stage_common_area(card, r) + (under ? 2e6f : 0);
        if (area > best) {
            best = area;
            *place = NO_PLACE;
            *on = p;
        }
    }
    return best > 0;
}

/* Returns the move that would bring the lifted piece and p together, for a refusal; kind 0: none. Only where either
 * piece may be lifted first: then a click on p targets it and does not begin anew. */
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

/* Returns the move about p that dropping the lifted piece on p would play if it were legal (BoardAsk.drop_on_piece); kind
 * 0: none. */
static Move meeting(const Stage *st, PieceId p, Why *why)
{
    const State *s = st->may.hand.s;
    if (board_ask(st->board)->drop_on_piece == NULL || st->held.piece == NO_PIECE || p == st->held.piece ||
        st->use->frozen || st->may.legal.n == 0)
        return (Move){0};
    for (int kind = 1; kind < st->game->nmoves; kind++) {
        const MoveSpec *spec = &st->game->move[kind];
        Move m = {(uint8_t)kind, st->may.legal.m[0].seat, p, 0, 0};
        if (spec->gesture == BY_PICK && spec->arg[0] == ARG_PIECE &&
            spec->from >> st->game->place[s->piece[p].place].group & 1 &&
            (board_ask(st->board)->drop_on_piece(s, m, st->held.piece, why) || why->text[0]))
            return m;
    }
    return (Move){0};
}

bool stage_bars_pair(const Stage *st, PieceId p)
{
    Why why = {.cause = NO_PIECE};
    return (together(st, p).kind != 0 || meeting(st, p, &why).kind != 0) && !stage_piece_is_target(st, p);
}

void hand_why_pair(const Stage *st, PieceId p, Why *why)
{
    *why = (Why){.cause = NO_PIECE};
    Move m = together(st, p);
    m = m.kind != 0 ? m : meeting(st, p, why);
    if (!moves_have(&st->may.legal, m)) /* else the move is legal, only not with the held piece */
        match_why(st->use->match, m, why);
}

bool stage_why_pair(Stage *st, PieceId p)
{
    Why why;
    if (p == NO_PIECE || !st->at.piece[p].shown || !stage_bars_pair(st, p))
        return false;
    hand_why_pair(st, p, &why);
    show_why(st, st->at.piece[p].hit, (Rect){0}, say_word(N_("Not this one.")), why.text, why.rule);
    return true;
}

/* ---- the list ---------------------------------------------------------------------------------------------------- */

/* Notes which pieces of the seat that chooses have been laid where they are by answers to what is asked still. */
static void note_waiting(Stage *st)
{
    const State *s = st->may.hand.s;
    memset(st->may.waits, 0, sizeof st->may.waits);
    for (PieceId p = 0; st->may.legal.n > 0 && p < s->npieces; p++)
        if (st->game->place[s->piece[p].place].seat == st->may.legal.m[0].seat && stage_choices_since(st, p) > 0)
            st->may.waits[p / 64] |= UINT64_C(1) << p % 64;
}

bool stage_waits(const Stage *st, PieceId p)
{
    return st->may.legal.n > 0 && st->may.waits[p / 64] >> p % 64 & 1;
}

static void open_choice(Stage *st, const Match *m)
{
    match_legal(m, match_asked(m, st->use->eyes), &st->may.legal);
    st->may.serial = match_serial(m);
    st->may.listed = st->pointer.still = true;
    st->may.opened = ui_now(st->ui);
    st->look.page = 0;
    st->why.about = NO_PIECE;
    note_waiting(st);
    gather_keep(st);
    if (st->look.drawer == DRAWER_LIST)
        st->look.drawer = DRAWER_NONE;
}

/* Space hurries others, and presses what the focus is on. One that comes just after their last move was meant for them. */
static void spare_late_hurry(Stage *st, const Match *m)
{
    enum { LATE_MS = 500 };
    const Input *in = ui_input(st->ui);
    uint32_t n = match_serial(m);
    bool others = n > 0 && match_move(m, n - 1).seat != st->use->eyes;
    if (others && in->kind == INPUT_KEY && in->key == SDLK_SPACE && ui_now(st->ui) - st->may.opened < LATE_MS)
        ui_eat_key(st->ui);
}

void hand_list(Stage *st)
{
    const Match *m = st->use->match;
    bool open = st->use->hands && !story_is_running(st->tell.story) && st->tell.looks < 0 && !remark_holds(st) &&
                !match_over(m);
    if (st->may.listed && (!open || st->may.serial != match_serial(m))) {
        st->may.listed = false;
        stage_let_go(st);
        if (!open)
            gather_clear(st);
    }
    order_keep(st, open);
    st->may.hand = stage_hand(st, &st->may.legal);
    if (!open) {
        st->may.legal.n = 0;
        return;
    }
    if (!st->may.listed)
        open_choice(st, m);
    spare_late_hurry(st, m);
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

void hand_put_back(Stage *st)
{
    stage_let_go(st);
    tell_layout(st, 220, NO_PIECE, NULL);
}

bool hand_commit(Stage *st, int index)
{
    if (index < 0 || index >= st->may.legal.n)
        return false;
    Move m = st->may.legal.m[index];
    if (!order_is(st, m))
        return hand_play(st, index);
    order_take(st, m); /* the first of several exchanges, or one more */
    return true;
}

/* Finds what the held piece can be aimed at. */
static void hand_aim(Stage *st)
{
    Picked lifts;
    Aims *of = &st->aim.of;
    of->n = 0;
    if (board_ask(st->board)->aims == NULL)
        return;
    hand_lifts(&st->may.hand, st->held.piece, &lifts);
    for (int i = 0; i < lifts.n && of->n < AIMS; i++) {
        Move m = st->may.legal.m[lifts.at[i]];
        if (st->game->move[m.kind].gesture != BY_PICK || board_move(st->board, m)->apart)
            continue;
        of->move[of->n] = m;
        board_ask(st->board)->aims(st->may.hand.s, m, of->on[of->n++]);
    }
}

/* Returns the piece that the drop answers the move's first question with: what the held piece was dropped on, or the held
 * piece, if it was dropped on the piece of the move; NO_PIECE: neither. */
static PieceId aimed_at(const Stage *st, Move m, PieceId held)
{
    uint64_t on[PIECE_WORDS];
    if (hand_aims(&st->may.hand, m, st->aim.on))
        return st->aim.on;
    if (held == NO_PIECE || st->aim.on == NO_PIECE || st->game->move[m.kind].gesture != BY_PICK ||
        !board_ask(st->board)->aims || !hand_names(&st->may.hand, m, st->aim.on))
        return NO_PIECE;
    board_ask(st->board)->aims(st->may.hand.s, m, on);
    return on[held / 64] >> held % 64 & 1 ? held : NO_PIECE;
}

bool hand_play(Stage *st, int index)
{
    Move m = st->may.legal.m[index];
    PieceId held = st->held.piece, on = aimed_at(st, m, held);
    st->thrown.force = st->thrown.shaken ? st->thrown.speed : 0;
    st->thrown.way_x = st->thrown.dx;
    st->thrown.way_y = st->thrown.dy;
    st->thrown.shaken = false;
    stage_let_go(st);
    if (st->game->move[m.kind].arg[0] == ARG_SET)
        gather_clear(st);
    st->may.listed = false;
    if (st->use->tries) { /* the scene decides about the move */
        st->says.proposed = m;
        st->aim.answer = on;
        st->aim.serial = st->may.serial + 1; /* if the scene plays it */
        st->may.legal.n = 0;
        order_clear(st);
        tell_layout(st, 220, NO_PIECE, NULL);
        ui_wake(st->ui, 0);
        return true;
    }
    if (match_play_copy(st->use->match, st->may.serial, m, held).code)
        return false; /* the match has moved on: the next pass lists the moves that are legal now */
    st->held.dropped = held;
    st->says.played = true;
    st->says.serial = st->may.serial;
    st->aim.answer = on;
    st->aim.serial = match_serial(st->use->match);
    st->order.played = st->order.open; /* the new order is already on the screen */
    st->may.legal.n = 0;
    if (story_follow(st->tell.story, st->use->match))
        story_hurry(st->tell.story);
    ui_wake(st->ui, 0);
    return true;
}

/* Plays a single move, or asks for confirmation if it is final; several moves open a choice. */
void hand_decide(Stage *st, const Picked *found, bool confirmed)
{
    if (found->n == 1) {
        bool ask = st->game->move[st->may.legal.m[found->at[0]].kind].flags & MV_ASK;
        if (ask && !confirmed) {
            st->prompt.plan = found->at[0];
            st->prompt.sure = true;
            st->prompt.from = (Rect){0};
            return;
        }
        (void)hand_commit(st, found->at[0]);
    } else if (found->n > 1) {
        st->prompt.choice = *found;
        st->prompt.plan = -1;
        st->prompt.sure = true;
    }
}

/* Returns the piece that is lifted for p: a token on a card that stands for it is lifted instead of the card. */
PieceId hand_grip(const Stage *st, PieceId p)
{
    if (!st->may.hand.stands_for)
        return p;
    for (PieceId q = 0; q < st->may.hand.s->npieces; q++)
        if (q != p && st->at.piece[q].shown && st->may.hand.stands_for(st->may.hand.s, q) == p &&
            stage_common_area(st->at.piece[q].r, st->at.piece[p].r) > 0)
            return q;
    return p;
}

void hand_meant(const Stage *st, PieceId p, bool apart, Picked *out)
{
    Picked all;
    hand_picks(&st->may.hand, p, &all);
    out->n = 0;
    for (int i = 0; i < all.n; i++)
        if (board_move(st->board, st->may.legal.m[all.at[i]])->apart == apart)
            out->at[out->n++] = all.at[i];
}

/* Returns the index of the only move p has, which a click plays without lifting it first (StageInput.one_press); -1: there
 * are several, or it is confirmed or needs care, or is a button of the held piece. */
int hand_only_move(const Stage *st, PieceId p)
{
    Picked lifts;
    hand_lifts(&st->may.hand, p, &lifts);
    if (lifts.n != 1 || !st->use->one_press || gather_can(st, p))
        return -1;
    Move m = st->may.legal.m[lifts.at[0]];
    bool care = board_ask(st->board)->needs_care && board_ask(st->board)->needs_care(&st->table, m);
    return board_move(st->board, m)->apart || care || ask_confirms(st, m) ? -1 : lifts.at[0];
}

void hand_lift(Stage *st, PieceId p)
{
    st->held.piece = p;
    hand_aim(st);
    st->why.asked = NO_PIECE;
    st->prompt.sure = false;
    st->prompt.choice.n = 0;
    Picked picks;
    if (gather_can(st, p)) { /* a piece of a set, on its way to others or to a target: nothing is chosen yet */
        st->prompt.plan = -1;
        return;
    }
    hand_meant(st, p, false, &picks);
    st->prompt.plan = picks.n == 1 ? picks.at[0] : -1;
    if (picks.n > 1)
        st->prompt.choice = picks;
    Move only = picks.n == 1 ? st->may.legal.m[picks.at[0]] : (Move){0};
    if (picks.n == 1 && board_move(st->board, only)->at_once && !ask_confirms(st, only))
        (void)hand_commit(st, picks.at[0]);
}

/* ---- why not ----------------------------------------------------------------------------------------------------- */

Move hand_question(const Stage *st, PieceId p)
{
    Move m = gather_question(st, p, NO_PIECE);
    return m.kind ? m : hand_refused(&st->may.hand, st->may.legal.n > 0 ? st->may.legal.m[0].seat : NO_SEAT, p);
}

/* Says whose piece it is, if it belongs to another seat: then no move of the playing seat names it. */
static void say_whose(const Stage *st, PieceId p, Why *why)
{
    int owner = stage_other_owner(st, p);
    if (owner != NO_SEAT)
        say(why->text, sizeof why->text, SAY("This belongs to {who}."), say_s("who", st->table.names->name[owner]));
}

int stage_other_owner(const Stage *st, PieceId p)
{
    int owner = st->game->place[st->may.hand.s->piece[p].place].seat;
    return st->may.legal.n > 0 && owner != st->may.legal.m[0].seat ? owner : NO_SEAT;
}

const Why *stage_why(Stage *st, PieceId p)
{
    if (st->why.about == p && st->why.serial == match_serial(st->use->match))
        return st->why.say.text[0] ? &st->why.say : NULL;
    st->why.about = p;
    st->why.serial = match_serial(st->use->match);
    st->why.say = (Why){.cause = NO_PIECE};
    Move m = hand_question(st, p);
    if (m.kind == 0)
        say_whose(st, p, &st->why.say);
    else
        match_why(st->use->match, m, &st->why.say);
    return st->why.say.text[0] ? &st->why.say : NULL;
}
