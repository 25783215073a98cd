/* SPDX-License-Identifier: MIT
 * One pass of the stage: the story continues, input is answered, the table is drawn. Also finds room for a panel about
 * a move. */
#include "ui/stage_int.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"

/* ---- room for a panel ------------------------------------------------------------------------------------------- */

typedef struct { /* rectangles a player needs to see while choosing, and how much */
    int n;
    Rect r[2 * PIECE_MAX + PLACE_MAX + BOARD_PANELS + 5];
    float weight[2 * PIECE_MAX + PLACE_MAX + BOARD_PANELS + 5];
} Needed;

static void need(Needed *all, Rect r, float weight)
{
    all->r[all->n] = r;
    all->weight[all->n++] = weight;
}

/* True if a piece has to be dropped there: not if a click on it does as well, as for a spell that may be dropped anywhere. */
static bool may_end_in(const Stage *st, const Hand *hand, PlaceId place)
{
    for (PieceId p = 0; p < hand->s->npieces; p++) {
        Picked found = {0};
        if (st->at.piece[p].shown)
            hand_drops(hand, p, place, NO_PIECE, &found);
        for (int i = 0; i < found.n; i++)
            if (st->game->move[hand->legal->m[found.at[i]].kind].gesture == BY_DRAG)
                return true;
    }
    return false;
}

static void list_needed(const Stage *st, const Moves *about, Needed *all)
{
    const State *s = stage_shown(st);
    const Hand named = stage_hand(st, about);
    need(all, st->at.prompt, 100);
    need(all, st->at.felt, 0.1f);
    need(all, st->at.log, 3);
    need(all, st->at.strap, 60);
    for (int i = 0; i < BOARD_PANELS; i++) /* counters of the board; larger panels are mere background */
        if (st->at.panel[i].w * st->at.panel[i].h < 0.025f * st->at.felt.w * st->at.felt.h)
            need(all, st->at.panel[i], 12);
    for (PieceId p = 0; p < s->npieces; p++) {
        if (!st->at.piece[p].shown)
            continue;
        bool own = st->game->place[s->piece[p].place].seat == st->in.near;
        /* Panels lie over the hand, and the table above it stays whole. */
        float weight = hand_can_lift(&named, p) ? 60 : hand_can_lift(&st->may.hand, p) ? (own ? 2 : 12) : own ? 1 : 4;
        need(all, st->at.piece[p].hit, weight);
        if (!rect_overlaps(st->at.piece[p].r,
                           st->at.piece[p].hit)) /* a die lies away from its card, and is read there */
            need(all, st->at.piece[p].r, 200);
    }
    for (int i = 0; i < stage_places(st); i++)
        if (!rect_is_empty(st->at.place[i]) && may_end_in(st, &st->may.hand, (PlaceId)i))
            need(all, stage_target_rect(st, (PlaceId)i), may_end_in(st, &named, (PlaceId)i) ? 40 : 6);
}

void stage_top(const Stage *st, TopWords *out)
{
    board_top(st->board, story_state(st->tell.story), out);
    if (st->board->top_shown)
        st->board->top_shown(st->tell.memory, out);
}

Rect stage_strap(const Stage *st)
{
    return st->at.strap;
}

Rect stage_room(const Stage *st, float w, float h, const Moves *about, float *covered)
{
    enum { STEPS = 12, MARGIN = 10 };
    float least = 0, across = st->in.w - 2 * MARGIN - w, down = st->in.h - 2 * MARGIN - h;
    across = across > 0 ? across : 0;
    down = down > 0 ? down : 0;
    Needed all = {0};
    Rect best = {0};
    list_needed(st, about, &all);
    for (int y = STEPS; y >= 0; y--) /* prefers the lower right if all places cost the same */
        for (int x = STEPS; x >= 0; x--) {
            Rect r = rect(MARGIN + across * (float)x / STEPS, MARGIN + down * (float)y / STEPS, w, h);
            float cost = 0;
            for (int i = 0; i < all.n; i++)
                cost += all.weight[i] * stage_common_area(r, all.r[i]);
            if (!rect_is_empty(best) && cost >= least)
                continue;
            best = r;
            least = cost;
        }
    *covered = least;
    return best;
}

/* ---- the pass ---------------------------------------------------------------------------------------------------- */

Stage *stage_new(const Board *b, const Game *g)
{
    Stage *st = xcalloc(1, sizeof *st);
    st->board = b;
    st->game = g;
    st->tell.story = story_new(g);
    story_set_pace(st->tell.story, tell_pace, st);
    story_set_stop(st->tell.story, pause_stops, st);
    story_set_halt(st->tell.story, pause_halts, st);
    st->tell.log = log_new();
    st->order.shown = g->norder > 0 ? xcalloc(1, g->state_size) : NULL;
    st->held.piece = st->held.dropped = st->held.itself = st->held.played = st->pointer.piece = st->pointer.was =
        st->why.asked = st->why.about = NO_PIECE;
    st->aim.on = st->aim.answer = st->gather.about = st->why.hushed = st->why.on = st->look.piece = st->look.away =
        NO_PIECE;
    st->pointer.place = st->why.place = NO_PLACE;
    st->prompt.plan = st->tell.look_at = st->tell.looks = -1;
    st->look.pictures = xcalloc((size_t)g->ndefs, 1);
    for (int def = 0; def < g->ndefs; def++)
        st->look.pictures[def] = (uint8_t)board_pictures(b, g, (DefId)def);
    return st;
}

void stage_free(Stage *st)
{
    if (!st)
        return;
    story_free(st->tell.story);
    log_free(st->tell.log);
    free(st->look.pictures);
    free(st->order.shown);
    free(st);
}

void stage_let_go(Stage *st)
{
    st->held.piece = st->held.dropped = st->why.asked = NO_PIECE;
    st->held.drags = st->prompt.sure = st->tool.drags = false;
    st->tool.kind = 0;
    st->prompt.plan = -1;
    st->prompt.from = (Rect){0};
    st->prompt.choice.n = 0;
    st->aim.of.n = 0;
    st->aim.on = NO_PIECE;
}

bool stage_is_telling(const Stage *st)
{
    return story_is_running(st->tell.story) || st->tell.looks >= 0 || remark_holds(st) ||
           (st->ui && sprites_are_moving(&st->sprite, ui_now(st->ui)));
}

bool stage_is_behind(const Stage *st, const Match *m)
{
    return stage_is_telling(st) || story_serial(st->tell.story) < match_serial(m);
}

bool stage_shows_drawer(const Stage *st)
{
    return !rect_is_empty(st->at.drawer);
}

bool stage_is_zoomed(const Stage *st)
{
    return st->look.drawer == DRAWER_ZOOM;
}

const State *stage_state(const Stage *st)
{
    return story_state(st->tell.story);
}

void stage_tell_from(Stage *st, uint32_t serial)
{
    st->tell.goes_back = true;
    st->tell.from = serial;
}

void stage_hurry(Stage *st)
{
    st->tell.catch_up = true;
}

void stage_meanwhile(Stage *st, const Match *m, int seat, int most, char *out, size_t n)
{
    uint32_t from = match_serial(m);
    while (from > 0 && (match_was_auto(m, from - 1) || match_move(m, from - 1).seat != seat))
        from--;
    log_read(st->tell.log, m, NO_SEAT, INT_MAX);
    log_recap(st->tell.log, match_events(m, NO_SEAT, 0, NULL, 0) - match_events(m, NO_SEAT, from, NULL, 0), most,
              board_tell(st->board)->event_importance, out, n);
}

/* ---- where things are -------------------------------------------------------------------------------------------- */

Rect stage_piece_rect(const Stage *st, PieceId p)
{
    return st->at.piece[p].shown ? st->at.piece[p].hit : (Rect){0};
}

static Rect around(Rect a, Rect b)
{
    if (rect_is_empty(a) || rect_is_empty(b))
        return rect_is_empty(a) ? b : a;
    float x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    float right = a.x + a.w > b.x + b.w ? a.x + a.w : b.x + b.w, low = a.y + a.h > b.y + b.h ? a.y + a.h : b.y + b.h;
    return rect(x, y, right - x, low - y);
}

Rect stage_place_rect(const Stage *st, PlaceId place)
{
    const State *s = stage_shown(st);
    Rect all = rect_is_empty(st->at.place[place]) ? (Rect){0} : stage_target_rect(st, place);
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].place == place)
            all = around(all, stage_piece_rect(st, p));
    return all;
}

Rect stage_prompt_rect(const Stage *st)
{
    return rect_is_empty(st->prompt.ribbon) ? st->at.prompt : st->prompt.ribbon;
}

Rect stage_log_rect(const Stage *st)
{
    return st->at.log;
}

int stage_move_rects(const Stage *st, Move m, Rect *out, int max)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    int n = 0;
    Moves one = {.n = 1, .m = {m}};
    Hand hand = stage_hand(st, &one);
    Picked found;
    move_text(st->game, hand.s, m, word);
    (void)snprintf(id, sizeof id, "move-%s", word);
    Rect button = ui_rect(st->ui, id);
    if (!rect_is_empty(button) && n < max)
        out[n++] = button;
    for (PieceId p = 0; p < hand.s->npieces; p++) {
        if (!st->at.piece[p].shown || !hand_can_lift(&hand, p))
            continue;
        if (n < max)
            out[n++] = show_rect(st, p);
        for (int i = 0; st->game->move[m.kind].gesture == BY_DRAG && i < stage_places(st); i++) {
            hand_drops(&hand, p, (PlaceId)i, NO_PIECE, &found);
            if (found.n > 0 && !rect_is_empty(st->at.place[i]) && n < max)
                out[n++] = stage_target_rect(st, (PlaceId)i);
        }
    }
    return n;
}

bool stage_holds(const Stage *st)
{
    return st->held.piece != NO_PIECE || st->tool.kind != 0 || st->prompt.sure || st->gather.set != 0 ||
           (st->order.open && !st->order.played);
}

bool stage_gathers(const Stage *st)
{
    return st->gather.set != 0 && st->held.piece == NO_PIECE && st->tool.kind == 0 && !st->prompt.sure;
}

bool stage_has_picked(const Stage *st, PieceId p)
{
    return gather_has(st, p);
}

bool stage_suits(const Stage *st, Move m)
{
    PieceId p = st->held.piece;
    Picked lifts = {0}, picks = {0};
    if (p == NO_PIECE || st->gather.set != 0)
        return true;
    hand_lifts(&st->may.hand, p, &lifts);
    hand_picks(&st->may.hand, p, &picks);
    for (int i = 0; i < lifts.n; i++)
        if (st->may.legal.m[lifts.at[i]].kind == m.kind)
            return true;
    for (int i = 0; i < picks.n; i++)
        if (st->may.legal.m[picks.at[i]].kind == m.kind)
            return true;
    return false;
}

const char *stage_fault(const Stage *st)
{
    return story_fault(st->tell.story);
}

static void set_table(Stage *st)
{
    st->table = (Table){.in = &st->in,
                        .at = &st->at,
                        .ui = st->ui,
                        .g = ui_gfx(st->ui),
                        .names = match_setup(st->use->match),
                        .seat_kind = st->use->seat_kind,
                        .legal = &st->may.legal,
                        .lifted = st->held.piece,
                        .pointed = st->pointer.piece,
                        .over = st->pointer.place,
                        .plan = st->prompt.plan >= 0 ? st->may.legal.m[st->prompt.plan] : (Move){0},
                        .hovered_move = moves_have(&st->may.legal, st->prompt.weighed) ? st->prompt.weighed : (Move){0},
                        .gathered = st->gather.set,
                        .aim = st->gather.aim,
                        .tool = st->tool.kind,
                        .untold = st->use->untold,
                        .now = ui_now(st->ui),
                        .recent = st->tell.recent,
                        .nrecent = st->tell.nrecent,
                        .event_memory = st->tell.memory,
                        .recalled = st->board->wants_memory ? st->look.recalled : NULL,
                        .sprite = &st->sprite,
                        .copy = st->look.copy,
                        .sort = &st->look.sort,
                        .page = &st->look.page,
                        .drawer = &st->look.drawer,
                        .user_flags = &st->look.note,
                        .pressed_panel = NO_PIECE,
                        .pause = pause_held(st)};
}

/* Reports a clicked piece that does not lift to the scene: the refused move and, if visible, its other owner. */
static void note_refused(Stage *st, PieceId p)
{
    st->says.refused = hand_question(st, p);
    if (st->may.hand.s->piece[p].def != DEF_HIDDEN)
        st->says.theirs = stage_other_owner(st, p);
}

StageOutput stage_frame(Stage *st, Ui *ui, const StageInput *use)
{
    st->ui = ui;
    st->use = use;
    st->says = (StageOutput){.button = -1, .also = -1, .ranked = -1, .theirs = NO_SEAT};
    bool told = stage_is_telling(st);
    if (st->tell.laid && use->frozen && st->held.drags)
        stage_let_go(st);
    tell_story(st);
    hand_list(st);
    once_go_on(st);
    light_begin(st);
    log_read(st->tell.log, use->match, use->eyes, story_shown_count(st->tell.story));
    log_tell(st->tell.log, ui);
    if (!use->frozen)
        hand_keys(st);
    set_table(st);
    board_draw_under(st->board, &st->table);
    strap_draw(st);
    show_targets(st);
    light_places(st);
    hand_touch(st);
    st->says.ranked = light_pointed(st);
    st->says.rests = prompt_rests(st);
    if (st->why.asked != NO_PIECE)
        note_refused(st, st->why.asked);
    if (told && !stage_is_telling(st)) /* the scene that waited for the end gets another pass */
        ui_wake(ui, 0);
    return st->says;
}

/* ---- focus ----------------------------------------------------------------------------------------------------- */

/* Keyboard focus follows the task: lifting a piece focuses its nearest target, a finished choice focuses the next one, a
 * confirmation focuses its button. Focus that the user has moved off the table to a panel is left alone. */

typedef struct {
    Rect from;
    char id[48];
    float least;
    bool away; /* what `from` lies on comes last: a tool is seldom meant for the card it lies on */
} Nearest;

static void offer(Nearest *n, Rect r, const char *id)
{
    float dx = r.x + r.w / 2 - n->from.x - n->from.w / 2, dy = r.y + r.h / 2 - n->from.y - n->from.h / 2;
    enum { BACKWARDS = 64 /* px^2: of two that lie as near, the one on the right is next */ };
    float far = dx * dx + 2 * dy * dy; /* along the row first */
    far += dx < 0 ? (float)BACKWARDS + 0.02f * far : 0;
    if (n->away && rect_has(r, n->from.x + n->from.w / 2, n->from.y + n->from.h / 2))
        far = 1e8f;
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

static bool comes_first(const Stage *st, PieceId p)
{
    return st->use->first && st->use->first[p >> 3] >> (p & 7) & 1;
}

/* Offers those of the pieces that come first which can be chosen now. True: one of them is picked already. */
static bool offer_first(Stage *st, Nearest *n)
{
    bool picked = false;
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        if (!st->at.piece[p].shown || !comes_first(st, p))
            continue;
        picked |= gather_has(st, p);
        if (is_next(st, p))
            offer(n, st->at.piece[p].hit, id);
    }
    return picked;
}

static void offer_pieces(Stage *st, Nearest *n, bool hit)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++) {
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        bool aside = hit && st->gather.aim != 0 && st->may.hand.s->piece[p].def != st->gather.aim;
        if (st->at.piece[p].shown && !aside && (hit ? gather_hits(st, p) : is_next(st, p)))
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

/* True if what is held has one way to go, and the ribbon asks whether it is meant: Enter answers there, not on the table. */
static bool asks_for_held(const Stage *st)
{
    Picked meant = {0};
    if (st->held.piece == NO_PIECE || st->prompt.sure)
        return false;
    hand_meant(st, st->held.piece, false, &meant);
    return meant.n == 1 && ask_confirms(st, st->may.legal.m[meant.at[0]]);
}

static void follow(Stage *st)
{
    Nearest n = {.from = rect_is_empty(st->keys.from) ? st->at.prompt : st->keys.from, .away = st->tool.kind != 0};
    bool gathers = gather_open(st) && st->tool.kind == 0, asks = st->prompt.sure || asks_for_held(st);
    bool whole = !asks && offer_first(st, &n) && !n.id[0] && gathers && gather_ready(st) >= 0;
    if (!asks && !n.id[0] && gathers && st->gather.set != 0)
        offer_pieces(st, &n, true); /* targets of exactly the picked set */
    if (!asks && !n.id[0] && !whole) {
        offer_pieces(st, &n, false);
        if (!gathers)
            offer_places(st, &n);
    }
    Picked apart = {0};
    if (!n.id[0] && st->held.piece != NO_PIECE && !asks)
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

/* True in the first pass in which keys are used, if there are pieces to which the focus goes first: it begins there. */
static bool keys_begin(Stage *st)
{
    bool using = ui_using_keys(st->ui), begin = using && !st->keys.used;
    Nearest n = {0};
    st->keys.used = using;
    if (begin && st->may.legal.n > 0)
        (void)offer_first(st, &n);
    return n.id[0] != '\0';
}

/* True if the focus moves on from this control when the task changes: from a piece, a place or a tool, and from an
 * explanation ("tip-"), which the keys reach while the player has nothing to do. On any other control it stays. */
static bool is_of_table(const char *at)
{
    static const char *const prefix[] = {"piece-", "place-", "tool-", "tip-"};
    for (size_t i = 0; i < sizeof prefix / sizeof *prefix; i++)
        if (strncmp(at, prefix[i], strlen(prefix[i])) == 0)
            return true;
    return false;
}

void focus_follow(Stage *st)
{
    bool begins = keys_begin(st);
    Task now = {match_serial(st->use->match), st->held.piece, st->gather.set, st->tool.kind, st->prompt.sure};
    bool open = st->may.legal.n > 0 && !st->use->frozen && !st->held.drags && st->use->nbuttons == 0;
    if (!open || !ui_using_keys(st->ui))
        return;
    const char *at = ui_focused(st->ui);
    bool table = is_of_table(at) || st->keys.on_prompt;
    bool same = now.serial == st->keys.task.serial && now.lifted == st->keys.task.lifted &&
                now.gathered == st->keys.task.gathered && now.tool == st->keys.task.tool &&
                now.sure == st->keys.task.sure;
    Rect r = ui_focus_rect(st->ui);
    /* Where the focus was when the choice was made, not where the piece has moved since. */
    if (same && !rect_is_empty(r))
        st->keys.from = r;
    if (!is_busy(&now) && !is_busy(&st->keys.task) && at[0])
        (void)snprintf(st->keys.before, sizeof st->keys.before, "%s", at);
    if (!go_back(st, &now) && (at[0] == '\0' || (table && (begins || !same))))
        follow(st);
    (void)snprintf(st->keys.left, sizeof st->keys.left, "%s", ui_focused(st->ui));
    st->keys.task = now;
}

bool focus_is_left(const Stage *st)
{
    return ui_using_keys(st->ui) && st->may.legal.n == 0 && strcmp(ui_focused(st->ui), st->keys.left) == 0;
}
