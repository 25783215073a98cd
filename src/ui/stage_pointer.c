/* SPDX-License-Identifier: MIT
 * What the pointer, the focus and the keys touch on the table: pieces and places, in the order in which they are drawn;
 * what a click, a drag and a drop mean there. */
#include "ui/stage_int.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- clicks and drops --------------------------------------------------------------------------------------------- */

/* Returns the topmost piece under the pointer that the held piece could be dropped on if it were legal; NO_PIECE: none. */
static PieceId barred_under(const Stage *st)
{
    PieceId found = NO_PIECE;
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        const Spot *spot = &st->at.piece[p];
        if (spot->shown && rect_has(spot->hit, st->pointer.x, st->pointer.y) && stage_bars_pair(st, p) &&
            (found == NO_PIECE || spot->z >= st->at.piece[found].z))
            found = p;
    }
    return found;
}

/* True if p was just played by a click alone: somebody who expected to choose its only target clicks there now, and means
 * no move by that. */
static bool went_itself(const Stage *st, PieceId p)
{
    enum { EXPECTED = 1500 /* ms */ };
    return p == st->held.itself && ui_now(st->ui) - st->held.itself_at < EXPECTED;
}

/* Returns the refused move to this slot of a piece that is held for another move; kind 0: none. */
static Move refused_to(const Stage *st, const SlotSpec *slot)
{
    const State *s = st->may.hand.s;
    int own = st->held.piece != NO_PIECE ? st->game->place[s->piece[st->held.piece].place].group : -1;
    for (int kind = 1; slot && own == slot->group && st->may.legal.n > 0 && kind < st->game->nmoves; kind++) {
        const MoveSpec *spec = &st->game->move[kind];
        if (spec->gesture == BY_DRAG && spec->arg[0] == ARG_PIECE && spec->arg[1] == ARG_NUM && spec->from >> own & 1 &&
            spec->onto >> own & 1)
            return (Move){(uint8_t)kind, st->may.legal.m[0].seat, st->held.piece, slot->n, 0};
    }
    return (Move){0};
}

/* Returns the move the held piece would make if that place were a target, to explain why it is not; kind 0: none. */
static Move move_to(const Stage *st, PlaceId place)
{
    Picked lifts = {0};
    const SlotSpec *slot = hand_slot(&st->may.hand, place);
    if (st->held.piece != NO_PIECE && !st->use->frozen)
        hand_lifts(&st->may.hand, st->held.piece, &lifts);
    for (int i = 0; i < lifts.n; i++) {
        Move m = st->may.legal.m[lifts.at[i]];
        const MoveSpec *spec = &st->game->move[m.kind];
        int group = slot ? slot->group : st->game->place[place].group;
        if (spec->gesture != BY_DRAG || spec->arg[1] != (slot ? ARG_NUM : ARG_PLACE) || !(spec->onto >> group & 1))
            continue;
        if (slot && spec->from >> group & 1 &&
            group != st->game->place[st->may.hand.s->piece[st->held.piece].place].group)
            continue;
        m.b = slot ? slot->n : place;
        return m;
    }
    return st->use->frozen ? (Move){0} : refused_to(st, slot);
}

/* True if p lies in a place of the kind the held piece is laid on, though not in one where it may go. */
static bool lies_where_held_goes(const Stage *st, PieceId p)
{
    PlaceId place = st->may.hand.s->piece[p].place;
    return st->held.piece != NO_PIECE && move_to(st, place).kind != 0 && !stage_target(st, place);
}

/* True if the same may be asked again: a choice of that kind. */
static bool is_asked_still(const Stage *st, int kind)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (st->may.legal.m[i].kind == kind)
            return true;
    return false;
}

/* True if p has moved since that serial and lies in a place of the seat that plays: the move laid it there, so a click on
 * it takes the move back. A piece that lies elsewhere was only its target. */
static bool was_laid_by(const Stage *st, uint32_t serial, PieceId p)
{
    const Piece *now = &st->may.hand.s->piece[p];
    int seat = st->may.legal.m[0].seat;
    View *v = view_new(st->game);
    match_view_at(st->use->match, serial, seat, VIEW_EYES, v);
    bool moved = view_state(v)->piece[p].place != now->place;
    view_free(v);
    return moved && st->game->place[now->place].seat == seat;
}

int stage_choices_since(const Stage *st, PieceId p)
{
    const Match *m = st->use->match;
    int seat = st->may.legal.m[0].seat, n = 0;
    Move last = match_serial(m) > 0 ? match_move(m, match_serial(m) - 1) : (Move){0};
    const MoveSpec *spec = &st->game->move[last.kind];
    if (last.seat != seat || !board_move(st->board, last)->at_once || !is_asked_still(st, last.kind) ||
        match_can_undo(m, seat).code)
        return 0;
    for (uint32_t i = match_serial(m); i > 0 && n < TAKES_BACK_MOST; i--) {
        Move made = match_move(m, i - 1);
        if (match_was_auto(m, i - 1) || made.kind != last.kind || made.seat != seat)
            return 0;
        n++;
        if (made.a == (spec->arg[0] == ARG_DEF ? st->may.hand.s->piece[p].def : p))
            return was_laid_by(st, i - 1, p) ? n : 0;
    }
    return 0;
}

/* Plays the piece if it has only one move, else lifts it. If that move is an ability with p as its target, picks the
 * ability up first, because the click did not say which one was wanted. */
static void take(Stage *st, PieceId p)
{
    int only = hand_only_move(st, p);
    if (only < 0) {
        hand_lift(st, p);
    } else if (tool_lies_elsewhere(st, st->may.legal.m[only].kind, p)) {
        tool_take(st, st->may.legal.m[only].kind);
    } else {
        st->held.piece = st->held.itself = p; /* of several copies this one goes */
        st->held.itself_at = ui_now(st->ui);
        (void)hand_commit(st, only);
    }
}

static void click(Stage *st, PieceId p)
{
    if (went_itself(st, p))
        return;
    if (st->tool.kind != 0) {
        if (!hand_commit(st, tool_move(st, p)))
            hand_put_back(st);
        return;
    }
    if (gather_click(st, p))
        return;
    Picked found = {0};
    if (st->held.piece == hand_grip(st, p)) {
        hand_meant(st, p, false, &found);
        /* With one press a click is enough for all else, so a second one under the pointer confirms nothing. */
        bool final = found.n == 1 && st->use->one_press && ask_confirms(st, st->may.legal.m[found.at[0]]);
        if (found.n > 0 && !final)
            hand_decide(st, &found, true);
        else
            hand_put_back(st);
        return;
    }
    if (st->held.piece != NO_PIECE) {
        hand_drops(&st->may.hand, st->held.piece, st->may.hand.s->piece[p].place, p, &found);
        if (found.n > 0) {
            st->aim.on = p;
            hand_decide(st, &found, false);
            return;
        }
        if (stage_bars_pair(st, p)) { /* the click was meant as a target, not as a new start */
            ui_sound(st->ui, "refusal");
            st->why.asked = p;
            return;
        }
    }
    if (hand_can_lift(&st->may.hand, p) && !gather_bars(st, p)) {
        take(st, hand_grip(st, p));
        return;
    }
    if (tool_click(st, p))
        return;
    st->says.takes_back = stage_choices_since(st, p);
    if (st->says.takes_back > 0) {
        st->held.itself = NO_PIECE;
        return;
    }
    if (!lies_where_held_goes(st, p)) /* else that place was meant, and the held piece stays lifted */
        hand_put_back(st);
    ui_sound(st->ui, "refusal");
    st->why.asked = p;
}

/* Returns the topmost place under x, y that the held piece might go to, legal or not; NO_PLACE: none. */
static PlaceId place_under(const Stage *st, float x, float y)
{
    PlaceId found = NO_PLACE;
    for (int i = 0; i < stage_places(st); i++)
        if (!rect_is_empty(st->at.place[i]) && rect_has(st->at.place[i], x, y) && move_to(st, (PlaceId)i).kind != 0)
            found = (PlaceId)i;
    return found;
}

static void refuse_drop(Stage *st, PlaceId place, Move m)
{
    st->why.say = (Why){.cause = NO_PIECE};
    match_why(st->use->match, m, &st->why.say);
    if (!st->why.say.text[0])
        return;
    st->why.about = NO_PIECE;
    st->why.place = place;
    ui_sound(st->ui, "refusal");
}

static void refuse_pair(Stage *st, PieceId on)
{
    hand_why_pair(st, on, &st->why.say); /* while it is still held */
    hand_put_back(st);
    st->why.about = NO_PIECE;
    st->why.on = on;
    ui_sound(st->ui, "refusal");
}

/* True if a target piece is under the pointer, whether or not its place is a target. */
static bool lies_on_target(const Stage *st)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && stage_piece_is_target(st, p) &&
            rect_has(st->at.piece[p].r, st->pointer.x, st->pointer.y))
            return true;
    return false;
}

/* True if the pointer is where the held piece came from, among its like: it is put back on purpose. */
static bool is_home(const Stage *st)
{
    enum { ABOUT = 24 };
    PlaceId home = st->may.hand.s->piece[st->held.piece].place;
    if (rect_has(rect_inset(st->at.place[home], -ABOUT), st->pointer.x, st->pointer.y))
        return true;
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && st->may.hand.s->piece[p].place == home &&
            rect_has(rect_inset(st->at.piece[p].hit, -ABOUT), st->pointer.x, st->pointer.y))
            return true;
    return false;
}

/* Puts back a piece that was dropped on nothing that takes it, and says what would. */
static void miss(Stage *st)
{
    Picked clicks;
    bool home = is_home(st);
    hand_meant(st, st->held.piece, false, &clicks);
    hand_put_back(st);
    if (home)
        return;
    st->why.say = (Why){.cause = NO_PIECE};
    say(st->why.say.text, sizeof st->why.say.text, SAY("{click:A click chooses it.|Drop it where the table is lit.}"),
        say_is("click", clicks.n > 0));
    st->why.about = NO_PIECE;
    st->why.missed = true;
    ui_sound(st->ui, "refusal");
}

static void drop(Stage *st)
{
    PlaceId place;
    PieceId on;
    Rect card = show_rect(st, st->held.piece);
    sprite_put(&st->sprite, st->held.piece, card);
    st->held.drags = false;
    if (st->thrown.shaken) { /* all dice leave the hand at its present position */
        for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
            if (gather_has(st, p))
                sprite_put(&st->sprite, p, show_rect(st, p));
        (void)hand_commit(st, gather_ready(st));
        return;
    }
    PieceId barred = barred_under(st);
    if (barred != NO_PIECE) {
        refuse_pair(st, barred);
        return;
    }
    Picked found = {0};
    PlaceId there = place_under(st, st->pointer.x, st->pointer.y);
    bool home = there == st->may.hand.s->piece[st->held.piece].place;
    if (there != NO_PLACE && !home && !stage_target(st, there) &&
        !lies_on_target(st)) { /* that place was meant, not its neighbour: explain why until the next press */
        Move m = move_to(st, there);
        hand_put_back(st);
        refuse_drop(st, there, m);
        return;
    }
    bool over = hand_target_under(st, card, st->pointer.x, st->pointer.y, &place, &on);
    PieceId held = st->held.piece;
    if (gather_drop(st, held, over ? place : NO_PLACE, over ? on : NO_PIECE)) {
        if (!over)
            gather_refuse(st, held, st->pointer.x, st->pointer.y);
        return;
    }
    if (over)
        hand_drops(&st->may.hand, st->held.piece, place, on, &found);
    st->aim.on = on;
    if (found.n > 0)
        hand_decide(st, &found, false);
    else
        miss(st);
}

/* True for a piece that a drag moves, or that explains why not: those of the playing seat's own places do at any moment, also
 * while something else is asked. */
static bool answers_drag(const Stage *st, PieceId p)
{
    uint8_t owner = st->game->place[st->may.hand.s->piece[p].place].seat;
    bool own = owner != NO_SEAT && st->may.legal.n > 0 && owner == st->may.legal.m[0].seat;
    return own || hand_is_candidate(&st->may.hand, p);
}

static void answer(Stage *st, PieceId p, Touch t)
{
    if (t.hover || t.focus)
        st->pointer.piece = p;
    if (t.secondary) {
        CardFace face;
        show_large(st, p);
        if (st->look.card != DEF_HIDDEN && st->board->face(st->game, st->look.card, &face))
            st->look.drawer = DRAWER_ZOOM;
    }
    if (st->may.legal.n == 0 || st->use->frozen)
        return;
    PieceId held = hand_grip(st, p);
    if (t.drag && (st->held.piece != held || !st->held.drags) && hand_can_lift(&st->may.hand, p)) {
        Rect r = st->at.piece[held].r;
        st->thrown.shaken = gather_throws(st, p);
        hand_lift(st, held);
        /* False if lifting has played its move: then it counts as held from the next pass on. */
        st->held.drags = st->held.piece == held;
        st->held.played = st->held.piece == held ? NO_PIECE : held;
        bool there = rect_has(r, st->pointer.x, st->pointer.y);
        st->held.grab_x = there ? clampf((st->pointer.x - r.x) / (r.w > 0 ? r.w : 1), 0, 1) : 0.5f;
        st->held.grab_y = there ? clampf((st->pointer.y - r.y) / (r.h > 0 ? r.h : 1), 0, 1) : 0.5f;
    } else if (t.drag && st->held.piece == NO_PIECE && !st->held.drags && answers_drag(st, p) && st->why.asked != p &&
               st->held.played != p && stage_why(st, p) != NULL) { /* it stays in its place and explains why */
        ui_sound(st->ui, "refusal");
        st->why.asked = p;
    }
    if (t.drop || t.cancelled)
        st->held.played = NO_PIECE;
    if (t.drop && st->held.piece == held && st->held.drags)
        drop(st);
    else if (t.cancelled && st->held.piece == held && st->held.drags) {
        st->thrown.shaken = false;
        hand_put_back(st);
    } else if (t.click)
        click(st, p);
}

static void note_piece(Stage *st, PieceId p, unsigned state)
{
    const Piece *piece = &st->may.hand.s->piece[p];
    Ui *ui = st->ui;
    ui_note(ui, "piece", piece->def == DEF_HIDDEN ? "?" : st->game->def[piece->def].word);
    ui_note(ui, "place", st->game->place[piece->place].word);
    if (state & CARD_LIT)
        ui_note(ui, "can", "lift");
    if (state & CARD_LIFTED)
        ui_note(ui, "can", "lifted");
    if (gather_has(st, p))
        ui_note(ui, "can", "gathered");
    if (state & CARD_BARRED)
        ui_note(ui, "can", "not");
    else if (stage_waits(st, p))
        ui_note(ui, "can", "return");
    if (state & CARD_TARGET)
        ui_note(ui, "can", "target");
    if (light_has(st, p))
        ui_note(ui, "hint", "lit");
}

/* Lets the pointer use the die in the tray in place of its hero; the focus stays on the hero. */
static void touch_also(Stage *st, PieceId p, Rect at, unsigned flags, Touch *t)
{
    char id[24];
    (void)snprintf(id, sizeof id, "die-%d", p);
    Touch also = ui_touch(st->ui, id, "die", at, say_word(st->game->def[st->may.hand.s->piece[p].def].name), flags);
    t->hover |= also.hover;
    t->down |= also.down;
    t->click |= also.click;
    t->secondary |= also.secondary;
    t->drag |= also.drag;
    t->drop |= also.drop;
    t->cancelled |= also.cancelled;
}

static bool hand_is_full(const Stage *st);

/* True if the focus can move to p: pieces that answer a click, by being lifted or by a refusal. While a piece is held:
 * only its targets and the piece itself. */
static bool keys_come(const Stage *st, PieceId p, unsigned state, bool lifts)
{
    if (hand_is_full(st))
        return p == st->held.piece || (state & CARD_TARGET) != 0;
    return lifts || state & (CARD_BARRED | CARD_TARGET) || stage_waits(st, p) ||
           (st->may.legal.n > 0 && !st->use->frozen && hand_question(st, p).kind != 0);
}

static Touch touch_piece(Stage *st, PieceId p)
{
    const Spot *spot = &st->at.piece[p];
    const Piece *piece = &st->may.hand.s->piece[p];
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", p);
    unsigned state = show_state(st, p), flags = 0;
    bool lifts = (state & (CARD_LIT | CARD_LIFTED)) != 0 ||
                 gather_has(st, p) || /* one of the picked pieces: all of them, or this one to be put back */
                 hand_can_lift(&st->may.hand, p); /* a piece that does not fit the picked set begins another */
    if (keys_come(st, p, state, lifts))
        flags |= TOUCH_FOCUS;
    if (lifts || state & CARD_BARRED || answers_drag(st, p))
        flags |= TOUCH_DRAG;
    ui_rank(st->ui, lifts || state & CARD_TARGET ? RANK_PIECE : RANK_BARRED);
    Touch t = ui_touch(st->ui, id, "piece", spot->hit, say_word(st->game->def[piece->def].name), flags);
    ui_rank(st->ui, RANK_REST);
    if (state & CARD_LIFTED && !st->held.drags && spot->hit.h > spot->hit.w) /* the ring rises with the card */
        ui_ring(st->ui, card_where(show_lifted(st, spot->hit), CARD_LIFTED));
    note_piece(st, p, state);
    if (!rect_is_empty(spot->also))
        touch_also(st, p, spot->also, flags & ~(unsigned)TOUCH_FOCUS, &t);
    return t;
}

/* Lists pieces from the lowest to the topmost; returns how many. */
static int by_height(const Stage *st, PieceId out[PIECE_MAX])
{
    int n = 0;
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        const Spot *spot = &st->at.piece[p];
        Shot shot = sprite_shot(&st->sprite, p, ui_now(st->ui));
        if ((!spot->shown && !shot.flying) || p == st->held.before)
            continue;
        int key = spot->z + (shot.flying ? 300 : 0), k = n++;
        for (; k > 0; k--) {
            Shot other = sprite_shot(&st->sprite, out[k - 1], ui_now(st->ui));
            if (st->at.piece[out[k - 1]].z + (other.flying ? 300 : 0) <= key)
                break;
            out[k] = out[k - 1];
        }
        out[k] = p;
    }
    return n;
}

static void touch_pieces(Stage *st)
{
    PieceId order[PIECE_MAX];
    int n = by_height(st, order);
    for (int i = 0; i < n; i++) {
        PieceId p = order[i];
        if (st->at.piece[p].shown)
            answer(st, p, touch_piece(st, p));
        show_piece(st, p, show_state(st, p));
    }
}

void hand_why_there(Stage *st, PlaceId place)
{
    Why why = {.cause = NO_PIECE};
    Move m = move_to(st, place);
    if (m.kind == 0 || stage_target(st, place) || st->pointer.still)
        return;
    match_why(st->use->match, m, &why);
    if (!why.text[0])
        return;
    show_why(st, st->at.place[place], (Rect){0}, say_word(N_("Not here.")), why.text, why.rule);
}

/* Registers a place that is no target: hovering explains why. */
static void touch_unlit(Stage *st, PlaceId place, const char *id)
{
    const char *label = stage_place_label(st, place);
    if (move_to(st, place).kind == 0) {
        ui_mark(st->ui, id, "place", st->at.place[place], label);
        return;
    }
    Touch t = ui_touch(st->ui, id, "place", st->at.place[place], label, 0);
    if (t.hover) {
        st->pointer.place = place;
        hand_why_there(st, place);
    }
    if (t.click)
        ui_sound(st->ui, "refusal");
}

static void touch_places(Stage *st)
{
    st->pointer.place = NO_PLACE;
    for (int i = 0; i < stage_places(st); i++) {
        if (rect_is_empty(st->at.place[i]))
            continue;
        char id[48];
        (void)snprintf(id, sizeof id, "place-%s", stage_place_word(st, (PlaceId)i));
        int button = stage_slot_button(st, (PlaceId)i);
        if (!stage_target(st, (PlaceId)i) && button < 0) {
            touch_unlit(st, (PlaceId)i, id);
            continue;
        }
        ui_rank(st->ui, RANK_PLACE);
        Touch t = ui_touch(st->ui, id, "place", stage_target_rect(st, (PlaceId)i), stage_place_label(st, (PlaceId)i),
                           focus_avoids(st, (PlaceId)i) ? 0 : TOUCH_FOCUS);
        ui_rank(st->ui, RANK_REST);
        ui_note(st->ui, "can", "target");
        if (t.hover || t.focus)
            st->pointer.place = (PlaceId)i;
        if (t.click && button >= 0) {
            (void)hand_commit(st, button);
        } else if (t.click) {
            Picked found;
            hand_drops(&st->may.hand, st->held.piece, (PlaceId)i, NO_PIECE, &found);
            hand_decide(st, &found, false);
        }
    }
}

/* True if a held piece or tool waits for its target. */
static bool hand_is_full(const Stage *st)
{
    return st->tool.kind != 0 || (st->held.piece != NO_PIECE && !gather_open(st));
}

bool hand_is_in(const Stage *st, PieceId p)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (board_move(st->board, st->may.legal.m[i])->in_hand && hand_names(&st->may.hand, st->may.legal.m[i], p))
            return true;
    return false;
}

/* Lifts a piece that the rules require to be moved (MoveLook.in_hand). */
static void take_up(Stage *st)
{
    if (st->may.legal.n == 0 || st->held.piece != NO_PIECE || st->prompt.sure || st->use->frozen)
        return;
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (hand_is_in(st, p)) {
            hand_lift(st, p);
            return;
        }
}

/* Returns the move that one press under the pointer or focus plays; kind 0: none. */
static Move weighed_on_table(const Stage *st)
{
    Picked picks = {0};
    int slot = st->pointer.place != NO_PLACE ? stage_slot_button(st, st->pointer.place) : -1;
    if (st->may.legal.n == 0 || st->use->frozen || st->held.piece != NO_PIECE || st->tool.kind != 0 || st->prompt.sure)
        return (Move){0};
    if (st->pointer.piece != NO_PIECE)
        hand_meant(st, st->pointer.piece, false, &picks);
    if (picks.n == 1 && board_move(st->board, st->may.legal.m[picks.at[0]])->at_once)
        return st->may.legal.m[picks.at[0]];
    int only = st->pointer.piece != NO_PIECE ? hand_only_move(st, st->pointer.piece) : -1;
    if (only >= 0)
        return st->may.legal.m[only];
    return slot >= 0 ? st->may.legal.m[slot] : (Move){0};
}

/* Draws the held piece once more, over all others, and answers the pointer on it. */
static void touch_held(Stage *st)
{
    answer(st, st->held.before, touch_piece(st, st->held.before));
    show_piece(st, st->held.before, show_state(st, st->held.before));
}

/* An Enter that only ended an animation shows no ring: a second one would press what the ring begins at. */
static void spend_enter(Stage *st)
{
    if (st->tell.caught && !ui_using_keys(st->ui))
        (void)ui_key(st->ui, "Enter");
}

void hand_touch(Stage *st)
{
    Move weighed = st->prompt.weighed;
    take_up(st);
    st->pointer.piece = NO_PIECE;
    st->held.before = st->held.piece; /* drawn above all others; a piece lifted in this pass has been touched already */
    touch_places(st);
    touch_pieces(st);
    if (st->pointer.place == NO_PLACE && st->held.piece != NO_PIECE && st->pointer.piece != NO_PIECE &&
        st->pointer.piece != st->held.piece)
        st->pointer.place = st->may.hand.s->piece[st->pointer.piece].place;
    st->table.pointed = st->pointer.piece;
    st->table.over = st->pointer.place;
    st->prompt.weighed = weighed_on_table(st);
    light_marks(st);
    arrows_draw(st);
    if (st->board->draw_over)
        st->board->draw_over(&st->table);
    tools_touch(st);
    if (st->held.before != NO_PIECE)
        touch_held(st);
    log_stud(st);
    if (!st->use->frozen)
        gather_keys(st);
    prompt_draw(st);
    spend_enter(st);
    remark_draw(st);
    show_drawer(st);
    if (st->table.pressed_sign.kind && !st->use->frozen)
        (void)stage_press(st, st->table.pressed_sign);
    PieceId meant = st->table.pressed_panel;
    if (meant != NO_PIECE && st->at.piece[meant].shown && st->may.legal.n > 0 && !st->use->frozen)
        click(st, meant);
    if (hand_is_full(st))
        ui_arrows_within(st->ui, RANK_PLACE);
    tools_top(st);
    show_refusal(st);
    show_beside(st);
    show_top(st);
    focus_follow(st);
    if (!move_same(weighed, st->prompt.weighed)) /* the table was drawn with the old one */
        ui_wake(st->ui, 0);
    if (st->pointer.piece != st->pointer.was)
        st->pointer.since = ui_now(st->ui);
    st->pointer.was = st->pointer.piece;
}

static void focus_newest(Stage *st)
{
    char id[24];
    if (log_newest_id(st->tell.log, id)[0])
        ui_focus(st->ui, id);
}

/* Opens or closes the log by key; open, the focus moves over its lines. */
static void keys_to_log(Stage *st)
{
    st->look.drawer = st->look.drawer == DRAWER_LOG ? DRAWER_NONE : DRAWER_LOG;
    st->look.log_keys = st->look.drawer == DRAWER_LOG;
    if (st->look.log_keys)
        focus_newest(st);
}

/* Keeps the focus in the log until the drawer closes or the pointer presses. It goes to the newest line if no line has
 * it, because the focused line was removed or the drawer opened later. */
static void keep_keys_in_log(Stage *st)
{
    st->look.log_keys = st->look.log_keys && st->look.drawer == DRAWER_LOG && ui_input(st->ui)->kind != INPUT_DOWN;
    if (st->look.log_keys && !ui_focused(st->ui)[0])
        focus_newest(st);
}

void hand_keys(Stage *st)
{
    Ui *ui = st->ui;
    st->says.undo = ui_key(ui, "Ctrl+Z");
    st->says.redo = ui_key(ui, "Ctrl+Y");
    st->says.rules = ui_key(ui, "F1");
    if (ui_key(ui, "Ctrl+C")) {
        char *all = log_text(st->tell.log);
        st->says.copied = SDL_SetClipboardText(all) == 0 ? 1 : -1;
        free(all);
    }
    if (st->why.was_asked && ui_key(ui, "Esc")) /* Esc only closed the refusal */
        return;
    if (ui_key(ui, "L"))
        keys_to_log(st);
    keep_keys_in_log(st);
    if (st->pointer.piece != NO_PIECE && ui_key(ui, "Z")) {
        show_large(st, st->pointer.piece);
        st->look.drawer = st->look.drawer == DRAWER_ZOOM ? DRAWER_NONE : DRAWER_ZOOM;
    }
    if (st->look.drawer != DRAWER_NONE && st->held.piece == NO_PIECE && !st->prompt.sure && ui_key(ui, "Esc")) {
        st->look.drawer = DRAWER_NONE;
        ui_wake(ui, 0);
    }
    const Input *in = ui_input(ui);
    if (in->kind == INPUT_DOWN && in->button == 3 && (st->held.piece != NO_PIECE || st->tool.kind != 0))
        hand_put_back(st);
    if (in->kind == INPUT_CANCEL && (st->held.drags || st->tool.drags)) /* a piece lifted by a click stays held */
        hand_put_back(st);
}
