/* SPDX-License-Identifier: MIT
 * The story at the speed of the screen: one event, one change of the layout, one flight. Follows the match, shows the
 * due events, and replays past ones. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LONG_AGO = 600000 /* ms: every scene is over */ };

void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m)
{
    const Stage *st = stage;
    board_pace(st->board, st->game, e, next, m);
    bool still = ui_reduced_motion(st->ui);
    m->roll = still ? 0 : m->roll;
    m->hold = still && !m->shows_at_strike ? 0 : m->hold; /* late words stay late even with reduced motion */
}

static Rect where(Sprite *sp, const Spot *spot)
{
    bool begins = spot->stays && sp->known && !sp->stays;
    sp->home = begins ? sp->to : sp->home;
    sp->stays = spot->stays && sp->known;
    Rect r = sp->home;
    return sp->stays ? rect(r.x + r.w * 0.08f, r.y - r.h * 0.3f, r.w, r.h) : spot->r;
}

void tell_layout(Stage *st, float ms, PieceId lead, const Motion *motion)
{
    const State *s = stage_shown(st);
    st->in.s = s;
    board_layout(st->board, &st->in, &st->at);
    toss_lay(st);
    uint32_t now = ui_now(st->ui);
    float speed = ui_reduced_motion(st->ui) ? 0 : ui_speed(st->ui);
    for (PieceId p = 0; p < s->npieces; p++) {
        const Spot *spot = &st->at.piece[p];
        bool leads = p == lead && motion;
        if (st->thrown.shaken && st->held.drags && gather_has(st, p)) { /* all picked pieces follow the pointer */
            float angle = (float)p * 2.4f, far = p == st->held.piece ? 0 : spot->r.w * 0.62f;
            sprite_put(&st->sprite, p,
                       rect(st->pointer.x - spot->r.w / 2 + far * cosf(angle),
                            st->pointer.y - spot->r.h / 2 + far * sinf(angle), spot->r.w, spot->r.h));
            continue;
        }
        if (p == st->held.piece && st->held.drags) {
            Rect r = spot->r;
            sprite_put(&st->sprite, p,
                       rect(st->pointer.x - r.w * st->held.grab_x, st->pointer.y - r.h * st->held.grab_y, r.w, r.h));
            continue;
        }
        sprite_send(&st->sprite, p, where(&st->sprite.at[p], spot), s->piece[p].def != DEF_HIDDEN, spot->shown, now,
                    speed * (leads ? motion->ms : ms), leads ? motion->ease : EASE_OUT_CUBIC, leads ? motion->arc : 0);
        st->sprite.at[p].z = spot->z;
    }
}

/* Exchanges two copies of a card on the screen, if the rules moved another copy than the one dropped. */
static void settle_twins(Stage *st, const Event *e)
{
    if (st->held.dropped == NO_PIECE || e->kind != EV_MOVE)
        return;
    const State *s = story_state(st->tell.story);
    PieceId mine = st->held.dropped;
    if (e->piece != mine && s->piece[mine].place == e->from && s->piece[mine].def == e->def)
        sprite_swap(&st->sprite, mine, e->piece);
    st->held.dropped = NO_PIECE;
}

static void hear(Stage *st, const Event *e)
{
    if (board_tell(st->board)->on_event)
        board_tell(st->board)->on_event(st->tell.memory, story_state(st->tell.story), story_eyes(st->tell.story), e);
}

static void show_throw(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    (void)toss_add(st, e, told->m.roll * speed); /* at its present position, before it tumbles */
    sprite_roll(&st->sprite, e->piece, ui_now(st->ui),
                (Throw){.seed = (uint32_t)(e->n * 31 + e->piece * 7) + match_serial(st->use->match),
                        .to = e->n,
                        .ms = told->m.roll * speed,
                        .turns = 2.7f});
}

static void remember(Stage *st, const Event *e, uint32_t at)
{
    memmove(st->tell.recent + 1, st->tell.recent, (RECENT - 1) * sizeof *st->tell.recent);
    st->tell.recent[0] = (PastEvent){*e, at};
    st->tell.nrecent += st->tell.nrecent < RECENT;
}

/* Cuts running scenes short. A board with scenes of its own (BoardTell.scene) keeps their events in Table.recent, dated long
 * ago. */
static void end_scenes(Stage *st)
{
    if (!board_tell(st->board)->scene)
        st->tell.nrecent = 0;
    for (int i = 0; i < st->tell.nrecent; i++)
        st->tell.recent[i].at = ui_now(st->ui) - LONG_AGO;
}

static void show_telling(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    bool struck = told->part == TOLD_STRIKES;
    /* The sound starts together with the visible change. */
    if (struck || (told->part == TOLD_BEGINS && told->m.hold <= 0))
        ui_sound(st->ui, told->m.sound);
    else if (told->part == TOLD_BEGINS)
        ui_sound(st->ui, told->m.start_sound);
    if (struck && told->m.shows_at_strike)
        remark_hear(st, e);
    if (struck)
        return;
    if (told->part == TOLD_BEGINS) {
        settle_twins(st, e);
        hear(st, e);
        remember(st, e, ui_now(st->ui));
        if (!told->m.shows_at_strike || told->m.hold <= 0)
            remark_hear(st, e);
    }
    if (told->part == TOLD_BEGINS && told->m.roll > 0)
        show_throw(st, told, speed);
    if (told->part == TOLD_RESTS && st->sprite.at[e->piece].tossed)
        toss_rest(st, e->piece);
    bool moves = e->kind == EV_MOVE || e->kind == EV_SHOW || e->kind == EV_HIDE;
    tell_layout(st, 200, moves ? e->piece : NO_PIECE, &told->m);
}

/* Shows the events that are due now. */
static void tell_due(Stage *st)
{
    Telling told;
    float speed = ui_reduced_motion(st->ui) && ui_speed(st->ui) > 0 ? 1 : ui_speed(st->ui);
    toss_begin(st);
    for (int i = 0; i < 64 && story_tell(st->tell.story, ui_now(st->ui), speed, &told); i++)
        show_telling(st, &told, speed);
    toss_go(st);
    toss_hear(st);
}

/* True if the next event begins a new scene. */
static bool scene_begins(const Stage *st)
{
    Event e;
    return board_tell(st->board)->scene && story_peek(st->tell.story, &e) && board_tell(st->board)->scene(&e);
}

static void pause_skip(Stage *st);

static void catch_up(Stage *st)
{
    if (!story_is_running(st->tell.story) && !sprites_are_moving(&st->sprite, ui_now(st->ui)))
        return;
    Event e;
    bool all = ui_speed(st->ui) <= 0 || st->tell.catch_up || ui_input(st->ui)->key == SDLK_SPACE, next = false;
    end_scenes(st);
    if (!story_is_held(st->tell.story) && ui_input(st->ui)->kind == INPUT_KEY && ui_input(st->ui)->key == SDLK_SPACE)
        pause_skip(st); /* at a pause the button handles Space */
    for (;;) {
        next = !all && scene_begins(st);
        if (next || !story_next(st->tell.story, &e))
            break;
        settle_twins(st, &e);
        hear(st, &e);
        if (board_tell(st->board)->scene)
            remember(st, &e, ui_now(st->ui) - LONG_AGO);
    }
    toss_stop(st);
    if (next)
        story_hurry(st->tell.story);
    tell_layout(st, 0, NO_PIECE, NULL);
    for (int p = 0; p < PIECE_MAX; p++)
        st->sprite.at[p].ms = st->sprite.at[p].roll_ms = 0;
    st->sprite.until = ui_now(st->ui);
}

static bool same_input(const BoardIn *a, const BoardIn *b)
{
    return a->w == b->w && a->h == b->h && a->text == b->text;
}

/* Measures the speed of the pointer; held dice rattle when it reverses. */
static void feel_swing(Stage *st, const Input *input)
{
    float dx = input->x - st->pointer.x, dy = input->y - st->pointer.y, far = sqrtf(dx * dx + dy * dy);
    uint32_t ms = input->now - st->thrown.moved_at;
    if (input->kind != INPUT_MOVE) {
        st->thrown.speed = ms > 120 ? 0 : st->thrown.speed; /* the pointer had stopped */
        return;
    }
    bool turned = dx * st->thrown.dx + dy * st->thrown.dy < 0 && far > 3;
    st->thrown.speed = 0.6f * st->thrown.speed + 0.4f * far / (float)(ms < 4 ? 4 : ms > 200 ? 200 : ms);
    st->thrown.dx = dx;
    st->thrown.dy = dy;
    st->thrown.moved_at = input->now;
    if (turned && st->thrown.shaken && st->held.drags && input->now - st->thrown.rattled_at > 220) {
        st->thrown.rattled_at = input->now;
        ui_sound(st->ui, "dice-shake");
    }
}

/* Resets large card, tooltips and orders for a new viewer: they may concern secrets of the last one. */
static void forget_looks(Stage *st)
{
    st->look.card = st->look.lit_by_log = DEF_HIDDEN;
    st->look.piece = NO_PIECE;
    st->pointer.piece = st->why.about = st->why.hushed = st->gather.about = NO_PIECE;
    order_clear(st);
    if (st->look.drawer == DRAWER_ZOOM)
        st->look.drawer = DRAWER_NONE;
}

/* Updates what this viewer would know with a perfect memory at the moment shown. */
static void recall(Stage *st)
{
    uint32_t now = story_serial(st->tell.story);
    if (!st->board->wants_memory || st->look.recalled_at == now + 1)
        return;
    View *v = view_new(st->game);
    match_view_at(st->use->match, now, story_eyes(st->tell.story), VIEW_MEMORY, v);
    for (PieceId p = 0; p < view_state(v)->npieces; p++)
        st->look.recalled[p] = view_state(v)->piece[p].def;
    view_free(v);
    st->look.recalled_at = now + 1;
}

uint32_t tell_own_last(const Stage *st)
{
    const Match *m = st->use->match;
    uint32_t all = match_serial(m), n = all;
    while (n > 0 && (match_was_auto(m, n - 1) || match_move(m, n - 1).seat != st->use->eyes))
        n--;
    return st->use->eyes == NO_SEAT || !board_tell(st->board)->has_recap ? all : n;
}

/* True if the question at that moment interrupts another seat's action, as in a theft. */
static bool asked_within(const Stage *st, uint32_t serial)
{
    View *v = view_new(st->game);
    match_view_at(st->use->match, serial, st->use->eyes, VIEW_EYES, v);
    bool within = view_state(v)->nframes > 0;
    view_free(v);
    return within;
}

/* Finds the moment from which "Their turns" replays; others' choices in the middle of the own last turn are included. */
static void find_own_turn(Stage *st)
{
    const Match *m = st->use->match;
    uint32_t from = tell_own_last(st), all = match_serial(m);
    bool open = false;
    if (st->tell.turn_known && st->tell.turn_of == all)
        return;
    for (uint32_t n = from; n > 0 && st->use->eyes != NO_SEAT && board_tell(st->board)->has_recap; n--) {
        bool own = match_move(m, n - 1).seat == st->use->eyes;
        if (match_was_auto(m, n - 1))
            continue;
        if (!own && !asked_within(st, n - 1))
            break;
        from = own && open ? n : from;
        open = !own;
    }
    st->tell.turn_known = true;
    st->tell.turn_of = all;
    st->tell.turn = from;
}

/* True if any seat has chosen something. Before that nobody has had a turn: the table was just dealt. */
static bool anybody_chose(const Match *m)
{
    for (uint32_t n = 0; n < match_serial(m); n++)
        if (!match_was_auto(m, n))
            return true;
    return false;
}

bool tell_can_again(const Stage *st)
{
    const StageInput *use = st->use;
    return st->may.legal.n > 0 && !use->tries && !use->cut && !use->frozen && ui_speed(st->ui) > 0 &&
           st->tell.turn < match_serial(use->match) && anybody_chose(use->match);
}

static void forget_events(Stage *st)
{
    st->tell.nrecent = 0;
    toss_stop(st);
    remark_end(st);
    st->whisper.ended = true;
    st->meanwhile.due = false;
    st->meanwhile.text[0] = '\0';
    memset(st->tell.memory, 0, sizeof st->tell.memory);
    st->look.note = 0;
    st->tell.turn_known = false;
    stage_let_go(st);
    order_clear(st);
    st->may.listed = false;
}

uint32_t tell_moment(const Stage *st, int event)
{
    const Match *m = st->use->match;
    int all = match_events(m, st->use->eyes, 0, NULL, 0);
    uint32_t least = 0, most = match_serial(m);
    while (most - least > 1) {
        uint32_t mid = least + (most - least) / 2;
        if (all - match_events(m, st->use->eyes, mid, NULL, 0) <= event)
            least = mid;
        else
            most = mid;
    }
    return least;
}

/* Returns the number of moves before the last event of BoardTell.events_from, of those before `serial`; 0: from the first
 * event. */
static uint32_t first_heard(const Stage *st, uint32_t serial)
{
    const Match *m = st->use->match;
    int eyes = st->use->eyes, i = match_events(m, eyes, 0, NULL, 0) - match_events(m, eyes, serial, NULL, 0) - 1;
    if (!board_tell(st->board)->events_from || i < 0)
        return 0;
    Event *e = xcalloc((size_t)i + 1, sizeof *e);
    (void)match_events(m, eyes, 0, e, i + 1);
    while (i >= 0 && e[i].kind != board_tell(st->board)->events_from)
        i--;
    free(e);
    return i < 0 ? 0 : tell_moment(st, i);
}

/* Jumps to the moment after so many moves. BoardTell.on_event is called for all past events, so its memory is the same
 * however the moment was reached. */
static void go_to(Stage *st, uint32_t serial)
{
    Event e;
    story_set_cut(st->tell.story, NULL, NULL);
    story_jump_to(st->tell.story, st->use->match, board_tell(st->board)->on_event ? first_heard(st, serial) : serial,
                  st->use->eyes);
    forget_events(st);
    hear(st, &(Event){.kind = EV_NONE});
    (void)story_follow_to(st->tell.story, st->use->match, serial);
    for (;;) {
        while (story_next(st->tell.story, &e))
            hear(st, &e);
        if (!story_is_held(st->tell.story))
            break;
        story_go_on(st->tell.story);
    }
    story_set_cut(st->tell.story, st->use->cut, st->use->cut_ctx);
}

/* Jumps to the moment after that many moves; later events are still to be shown. */
static void go_back_to(Stage *st, uint32_t serial)
{
    go_to(st, serial);
    (void)story_follow(st->tell.story, st->use->match);
}

/* Jumps to the moment of a log line and stays there until a press returns. */
static void look_at(Stage *st)
{
    go_to(st, tell_moment(st, st->tell.look_at) + 1);
    st->tell.looks = st->tell.look_at;
    st->tell.look_at = -1;
}

static void look_up(Stage *st)
{
    st->tell.looks = -1;
    go_to(st, match_serial(st->use->match));
}

/* ---- one pass ---------------------------------------------------------------------------------------------------- */

/* Returns the board's input for the layout, except the state and the asked seat, which the story provides. */
static BoardIn read_input(const Stage *st)
{
    const Gfx *g = ui_gfx(st->ui);
    return (BoardIn){.game = st->game,
                     .eyes = st->use->eyes,
                     .near = st->use->near,
                     .asked = NO_SEAT,
                     .w = gfx_w(g),
                     .h = gfx_h(g) - st->use->foot,
                     .text = gfx_text_scale(g),
                     .gathered = st->gather.set,
                     .aim = st->gather.aim,
                     .page = st->look.page,
                     .sort = st->look.sort,
                     .drawer = st->look.drawer,
                     .event_memory = st->tell.memory};
}

/* Continues with new events of the match, or goes back to replay on request. True: a replay was requested, so this
 * pass's press does not end an animation. */
static bool follow(Stage *st, bool other_eyes)
{
    const StageInput *use = st->use;
    if (other_eyes)
        st->tell.looks = -1;
    if (other_eyes || (st->tell.looks < 0 && !story_follow(st->tell.story, use->match))) {
        go_to(st, match_serial(use->match));
        st->look.copies_of = st->look.recalled_at = 0;
    }
    if (other_eyes) {
        forget_looks(st);
        memset(st->toss.lie, 0, sizeof st->toss.lie);
    }
    if (other_eyes && use->recap && ui_speed(st->ui) > 0 && tell_own_last(st) < match_serial(use->match))
        stage_tell_from(st, tell_own_last(st));
    if ((st->tell.again || st->tell.goes_back) && (!use->frozen || !st->tell.laid)) {
        go_back_to(st, st->tell.goes_back ? st->tell.from : st->tell.turn);
        ui_wake(st->ui, 0);
    }
    bool asked = st->tell.again || st->tell.goes_back || st->tell.look_at >= 0;
    st->pointer.still = st->pointer.still || asked; /* no large card covers what is shown again */
    if (st->tell.look_at >= 0 && !use->frozen)
        look_at(st);
    st->tell.again = false;
    st->tell.goes_back = false;
    return asked;
}

/* Assigns pictures to several copies of one card, once for each moment. */
static void tell_copies_apart(Stage *st)
{
    uint32_t moment = match_serial(st->use->match) + 1;
    if (st->board->copy || st->look.copies_of == moment)
        return;
    copies_of_match(st->look.copy, st->use->match, st->use->eyes, st->look.pictures);
    st->look.copies_of = moment;
}

static void follow_pointer(Stage *st)
{
    const Input *input = ui_input(st->ui);
    if (input->kind != INPUT_MOVE && input->kind != INPUT_DOWN && input->kind != INPUT_UP)
        return;
    feel_swing(st, input);
    st->pointer.x = input->x;
    st->pointer.y = input->y;
    st->pointer.still = st->pointer.still && input->kind != INPUT_MOVE;
    st->pointer.pressed = input->kind == INPUT_DOWN || (st->pointer.pressed && input->kind != INPUT_MOVE);
}

/* Closes an old refusal: any press does. */
static void end_refusal(Stage *st)
{
    st->why.hushed = st->why.asked != NO_PIECE ? st->why.asked : st->pointer.piece;
    st->why.was_asked = st->why.asked != NO_PIECE;
    st->why.asked = NO_PIECE;
    st->why.place = NO_PLACE;
    st->why.on = NO_PIECE;
    st->why.missed = false;
}

static bool pause_takes(Stage *st);

/* True if a press now skips what another seat did. */
static bool skips_others(const Stage *st)
{
    const Match *m = st->use->match;
    uint32_t told = story_serial(st->tell.story);
    for (uint32_t n = told > 0 ? told - 1 : 0; story_is_running(st->tell.story) && n < match_serial(m); n++)
        if (!match_was_auto(m, n) && match_move(m, n).seat != st->use->eyes)
            return true;
    return false;
}

/* Ends refusals and remarks by a press. True if the story should catch up too; not for the press that requested a replay
 * (asked). */
static bool take_press(Stage *st, bool asked)
{
    const Input *input = ui_input(st->ui);
    bool looks = st->tell.looks >= 0;
    st->tell.caught = false;
    if (input->kind != INPUT_DOWN && input->kind != INPUT_KEY)
        return false;
    end_refusal(st);
    if (st->use->frozen || pause_takes(st) || asked)
        return false;
    end_scenes(st);
    remark_end(st);
    st->whisper.ended = true;
    st->meanwhile.text[0] = '\0';
    st->meanwhile.due = st->meanwhile.due || (!looks && skips_others(st));
    st->tell.caught = looks || (story_is_running(st->tell.story) && !story_is_held(st->tell.story));
    if (looks)
        look_up(st);
    return true;
}

/* Shows events by the clock, or all pending ones at once. */
static void tell(Stage *st, bool pressed)
{
    if (story_is_running(st->tell.story) && (pressed || st->tell.catch_up || ui_speed(st->ui) <= 0))
        catch_up(st);
    else if (pressed && sprites_are_moving(&st->sprite, ui_now(st->ui)) && st->held.piece == NO_PIECE)
        catch_up(st);
    st->tell.catch_up = false;
    if (!st->use->frozen)
        tell_due(st);
}

/* Asks for the next pass when there is more to show or to move. */
static void wake(Stage *st)
{
    if (st->tell.caught)
        ui_wake(st->ui, 0);
    if (story_is_running(st->tell.story) && !story_is_held(st->tell.story) && !st->use->frozen) {
        uint32_t left = story_wait(st->tell.story, ui_now(st->ui));
        ui_wake(st->ui, left < 16 ? 16 : (int)left);
    }
    if (sprites_are_moving(&st->sprite, ui_now(st->ui)))
        ui_wake(st->ui, 16);
}

static void pause_watch(Stage *st);

void tell_story(Stage *st)
{
    BoardIn in = read_input(st);
    bool resized = !st->tell.laid || !same_input(&in, &st->in);
    bool other_eyes = !st->tell.laid || st->use->eyes != story_eyes(st->tell.story);
    st->in = in;
    story_set_cut(st->tell.story, st->use->cut, st->use->cut_ctx);
    bool asked = follow(st, other_eyes);
    find_own_turn(st);
    tell_copies_apart(st);
    follow_pointer(st);
    bool pressed = take_press(st, asked);
    pause_watch(st);
    tell(st, pressed);
    /* The asked seat: price lists and large tokens are laid out for it. */
    if (!story_is_running(st->tell.story) && st->tell.looks < 0 && st->use->hands)
        st->in.asked = match_asked(st->use->match, st->use->eyes);
    tell_layout(st, st->tell.laid && !resized ? 200 : 0, NO_PIECE, NULL);
    st->tell.laid = true;
    recall(st);
    wake(st);
}

/* ---- pause ----------------------------------------------------------------------------------------------------- */

/* Where the story waits for the person: at the board's pauses (BoardPause) that the person wants. Otherwise the story
 * works as usual: any press ends the running animation, up to the next pause; from there only the pause's own buttons
 * continue, so that the person can look at the table at leisure. */

static bool is_wanted(const Stage *st, const BoardPause *row)
{
    return st->use && st->use->pauses >> row->kind & 1 && !(st->tell.flows >> row->kind & 1);
}

/* Returns the wanted pause before `next`, or, if it is NULL, at the end of a chapter; NULL: none. */
static const BoardPause *stop_at(const Stage *st, const State *s, const Event *next)
{
    for (int i = 0; i < board_tell(st->board)->npauses; i++) {
        const BoardPause *row = &board_tell(st->board)->pause[i];
        bool here = row->here ? next == NULL && row->here(st->tell.memory, s)
                              : next != NULL && row->before(st->tell.memory, s, next);
        if (here && is_wanted(st, row))
            return row;
    }
    return NULL;
}

bool pause_stops(const void *stage, const State *s)
{
    return stop_at(stage, s, NULL) != NULL;
}

bool pause_halts(const void *stage, const State *s, const Event *next)
{
    return stop_at(stage, s, next) != NULL;
}

const BoardPause *pause_held(const Stage *st)
{
    const State *s = story_state(st->tell.story);
    Event next;
    if (!story_is_held(st->tell.story))
        return NULL;
    const BoardPause *row = stop_at(st, s, NULL);
    return row || !story_peek(st->tell.story, &next) ? row : stop_at(st, s, &next);
}

/* Continues where nobody wants to wait any more. */
static void pause_watch(Stage *st)
{
    const State *s = story_state(st->tell.story);
    for (int i = 0; i < board_tell(st->board)->npauses; i++)
        if (!board_tell(st->board)->pause[i].during(st->tell.memory, s))
            st->tell.flows &= ~(1u << board_tell(st->board)->pause[i].kind);
    if (story_is_held(st->tell.story) && !pause_held(st))
        story_go_on(st->tell.story);
}

const BoardPause *pause_switch(const Stage *st)
{
    const State *s = story_state(st->tell.story);
    for (int i = 0; st->use->may_turn && i < board_tell(st->board)->npauses; i++)
        if (board_tell(st->board)->pause[i].label && board_tell(st->board)->pause[i].during(st->tell.memory, s))
            return &board_tell(st->board)->pause[i];
    return NULL;
}

/* True if this press is for a switch and ends no animation. */
static bool pause_takes(Stage *st)
{
    const Input *in = ui_input(st->ui);
    if (!pause_switch(st))
        return false;
    return in->kind == INPUT_DOWN
               ? ui_is_pointed(st->ui, "pause-switch")
               : in->kind == INPUT_KEY && ((in->key == SDLK_o && !(in->mod & (KMOD_CTRL | KMOD_ALT))) ||
                                           strcmp(ui_focused(st->ui), "pause-switch") == 0);
}

/* Space: waits no more at pauses with `skips`. */
static void pause_skip(Stage *st)
{
    for (int i = 0; i < board_tell(st->board)->npauses; i++)
        if (board_tell(st->board)->pause[i].skips &&
            board_tell(st->board)->pause[i].during(st->tell.memory, story_state(st->tell.story)))
            st->tell.flows |= 1u << board_tell(st->board)->pause[i].kind;
}

void pause_go_on(Stage *st, bool rest)
{
    const BoardPause *row = pause_held(st);
    if (row && rest)
        st->tell.flows |= 1u << row->kind;
    st->tell.catch_up = st->tell.catch_up || (row && rest && row->skips);
    story_go_on(st->tell.story);
    ui_wake(st->ui, 0);
}
