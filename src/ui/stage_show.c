/* SPDX-License-Identifier: MIT
 * What is shown: the story at the speed of the screen - one event, one change of the layout, one flight -, pieces as they
 * lie at this moment, refusals, the large card, log and drawers. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/say.h"

enum { LONG_AGO = 600000 /* ms: every scene is over */ };

/* ---- the story --------------------------------------------------------------------------------------------------- */

void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m)
{
    const Stage *st = stage;
    board_pace(st->board, st->game, e, next, m);
    bool still = ui_reduced_motion(st->ui);
    m->roll = still ? 0 : m->roll;
    m->hold = still && !m->late ? 0 : m->hold; /* what is told later is told later here, too */
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
    const State *s = story_state(st->tell.story);
    Rect tray = st->at.tray;
    st->in.s = s;
    st->board->layout(&st->in, &st->at);
    if (ms > 0)
        toss_tray(st, tray);
    toss_lay(st);
    uint32_t now = ui_now(st->ui);
    float speed = ui_reduced_motion(st->ui) ? 0 : ui_speed(st->ui);
    for (PieceId p = 0; p < s->npieces; p++) {
        const Spot *spot = &st->at.piece[p];
        bool leads = p == lead && motion;
        if (st->thrown.shaken && st->held.drags && gather_has(st, p)) { /* a handful */
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

/* The rules moved one copy of a card, the hand let go another: they change places on the screen. */
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
    if (st->board->hear)
        st->board->hear(st->tell.memory, story_state(st->tell.story), story_eyes(st->tell.story), e);
}

static void show_throw(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    (void)toss_add(st, e, told->m.roll * speed); /* where it is now, before it tumbles */
    sprite_roll(&st->sprite, e->piece, ui_now(st->ui),
                (Throw){.seed = (uint32_t)(e->n * 31 + e->piece * 7) + match_serial(st->use->match),
                        .to = e->n,
                        .ms = told->m.roll * speed,
                        .turns = 2.7f});
}

static void remember(Stage *st, const Event *e, uint32_t at)
{
    memmove(st->tell.recent + 1, st->tell.recent, (RECENT - 1) * sizeof *st->tell.recent);
    st->tell.recent[0] = (Told){*e, at};
    st->tell.nrecent += st->tell.nrecent < RECENT;
}

/* Scenes that run are cut short. A board with scenes of its own still knows what they told. */
static void end_scenes(Stage *st)
{
    if (!st->board->scene)
        st->tell.nrecent = 0;
    for (int i = 0; i < st->tell.nrecent; i++)
        st->tell.recent[i].at = ui_now(st->ui) - LONG_AGO;
}

static void show_telling(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    bool struck = told->part == TOLD_STRIKES;
    if (struck || (told->part == TOLD_BEGINS && told->m.hold <= 0)) /* what is heard is also seen */
        ui_sound(st->ui, told->m.sound);
    else if (told->part == TOLD_BEGINS)
        ui_sound(st->ui, told->m.rise);
    if (struck && told->m.late)
        remark_hear(st, e);
    if (struck)
        return;
    if (told->part == TOLD_BEGINS) {
        settle_twins(st, e);
        hear(st, e);
        remember(st, e, ui_now(st->ui));
        if (!told->m.late || told->m.hold <= 0)
            remark_hear(st, e);
    }
    if (told->part == TOLD_BEGINS && told->m.roll > 0)
        show_throw(st, told, speed);
    if (told->part == TOLD_RESTS && st->sprite.at[e->piece].tossed)
        toss_rest(st, e->piece);
    bool moves = e->kind == EV_MOVE || e->kind == EV_SHOW || e->kind == EV_HIDE;
    tell_layout(st, 200, moves ? e->piece : NO_PIECE, &told->m);
}

/* What is due at this moment. */
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

/* With what is told next. */
static bool scene_begins(const Stage *st)
{
    Event e;
    return st->board->scene && story_peek(st->tell.story, &e) && st->board->scene(&e);
}

static void catch_up(Stage *st)
{
    if (!story_is_running(st->tell.story) && !sprites_are_moving(&st->sprite, ui_now(st->ui)))
        return;
    Event e;
    bool all = ui_speed(st->ui) <= 0 || st->tell.catch_up || ui_input(st->ui)->key == SDLK_SPACE, next = false;
    end_scenes(st);
    if (!story_is_held(st->tell.story) && ui_input(st->ui)->kind == INPUT_KEY && ui_input(st->ui)->key == SDLK_SPACE)
        pause_skip(st); /* where it waits a button says it */
    for (;;) {
        next = !all && scene_begins(st);
        if (next || !story_next(st->tell.story, &e))
            break;
        settle_twins(st, &e);
        hear(st, &e);
        if (st->board->scene)
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

/* How fast the hand moves; dice in it rattle when it turns about. */
static void feel_swing(Stage *st, const Input *input)
{
    float dx = input->x - st->pointer.x, dy = input->y - st->pointer.y, far = sqrtf(dx * dx + dy * dy);
    uint32_t ms = input->now - st->thrown.moved_at;
    if (input->kind != INPUT_MOVE) {
        st->thrown.speed = ms > 120 ? 0 : st->thrown.speed; /* it had come to rest */
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

/* Other eyes look: what the ones before them looked at is none of their business. */
static void forget_looks(Stage *st)
{
    st->look.card = st->look.lit_by_log = DEF_HIDDEN;
    st->pointer.piece = st->why.about = st->why.hushed = st->gather.about = NO_PIECE;
    if (st->look.drawer == DRAWER_ZOOM)
        st->look.drawer = DRAWER_NONE;
}

/* What these eyes would know with a perfect memory at the moment that is told. */
static void recall(Stage *st)
{
    uint32_t now = story_serial(st->tell.story);
    if (!st->board->recalls || st->look.recalled_at == now + 1)
        return;
    View *v = view_new(st->game);
    match_view_at(st->use->match, now, story_eyes(st->tell.story), VIEW_MEMORY, v);
    for (PieceId p = 0; p < view_state(v)->npieces; p++)
        st->look.recalled[p] = view_state(v)->piece[p].def;
    view_free(v);
    st->look.recalled_at = now + 1;
}

/* Moves up to the seat's own last choice and with it; all of them: nothing happened since. */
static uint32_t own_last(const Stage *st)
{
    const Match *m = st->use->match;
    uint32_t all = match_serial(m), n = all;
    while (n > 0 && (match_was_auto(m, n - 1) || match_move(m, n - 1).seat != st->use->eyes))
        n--;
    return st->use->eyes == NO_SEAT || !st->board->recaps ? all : n;
}

bool tell_can_again(const Stage *st)
{
    const StageUse *use = st->use;
    return st->may.legal.n > 0 && !use->tries && !use->cut && !use->frozen && ui_speed(st->ui) > 0 &&
           own_last(st) < match_serial(use->match);
}

/* What others did since is kept by the board as if it had been told. */
static void hear_again(Stage *st)
{
    uint32_t from = own_last(st);
    Event e;
    if (st->use->cut || st->use->tries || from == match_serial(st->use->match))
        return;
    story_jump_to(st->tell.story, st->use->match, from, st->use->eyes);
    hear(st, &(Event){.kind = EV_NONE});
    (void)story_follow(st->tell.story, st->use->match);
    for (;;) {
        while (story_next(st->tell.story, &e))
            hear(st, &e);
        if (!story_is_held(st->tell.story))
            break;
        story_go_on(st->tell.story);
    }
}

static void forget_told(Stage *st)
{
    st->tell.nrecent = 0;
    toss_stop(st);
    remark_end(st);
    memset(st->tell.memory, 0, sizeof st->tell.memory);
    stage_let_go(st);
    st->may.listed = false;
}

/* The moves before the one that made this event, as these eyes count them. */
static uint32_t moment_of(const Stage *st, int event)
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

/* To the moment of a line, where nothing is told: it stands still until a press leads back. */
static void look_at(Stage *st)
{
    story_jump_to(st->tell.story, st->use->match, moment_of(st, st->tell.look_at) + 1, st->use->eyes);
    forget_told(st);
    st->tell.looks = st->tell.look_at;
    st->tell.look_at = -1;
}

static void look_up(Stage *st)
{
    st->tell.looks = -1;
    story_jump(st->tell.story, st->use->match, st->use->eyes);
    forget_told(st);
    hear_again(st);
}

void tell_story(Stage *st)
{
    const StageUse *use = st->use;
    Gfx *g = ui_gfx(st->ui);
    BoardIn in = {.game = st->game,
                  .eyes = use->eyes,
                  .near = use->near,
                  .asked = NO_SEAT,
                  .w = gfx_w(g),
                  .h = gfx_h(g) - use->foot,
                  .text = gfx_text_scale(g),
                  .gathered = st->gather.set,
                  .aim = st->gather.aim,
                  .page = st->look.page,
                  .sort = st->look.sort,
                  .drawer = st->look.drawer,
                  .memory = st->tell.memory};
    bool resized = !st->tell.laid || !same_input(&in, &st->in);
    bool other_eyes = !st->tell.laid || use->eyes != story_eyes(st->tell.story);
    st->in = in;
    story_set_cut(st->tell.story, use->cut, use->cut_who);
    if (st->tell.looks >= 0 && other_eyes)
        st->tell.looks = -1;
    bool looks = st->tell.looks >= 0;
    if (other_eyes || (!looks && !story_follow(st->tell.story, use->match))) {
        story_jump(st->tell.story, use->match, use->eyes);
        forget_told(st);
        hear_again(st);
        st->look.copies_of = st->look.recalled_at = 0;
        if (other_eyes)
            forget_looks(st);
        if (other_eyes)
            memset(st->toss.lie, 0, sizeof st->toss.lie);
    }
    if (other_eyes && use->recap && ui_speed(st->ui) > 0 && own_last(st) < match_serial(use->match))
        st->tell.again = true;
    if ((st->tell.again || st->tell.from) && (!use->frozen || !st->tell.laid)) {
        story_jump_to(st->tell.story, use->match, st->tell.from ? st->tell.from - 1 : own_last(st), use->eyes);
        forget_told(st);
        hear(st, &(Event){.kind = EV_NONE});
        (void)story_follow(st->tell.story, use->match);
        ui_wake(st->ui, 0);
    }
    bool again = st->tell.again || st->tell.from || st->tell.look_at >= 0; /* the press that asked ends nothing */
    if (st->tell.look_at >= 0 && !use->frozen)
        look_at(st);
    st->tell.again = false;
    st->tell.from = 0;
    if (!st->board->copy && st->look.copies_of != match_serial(use->match) + 1) {
        copies_of_match(st->look.copy, use->match, use->eyes, st->look.pictures);
        st->look.copies_of = match_serial(use->match) + 1;
    }
    const Input *input = ui_input(st->ui);
    if (input->kind == INPUT_MOVE || input->kind == INPUT_DOWN || input->kind == INPUT_UP) {
        feel_swing(st, input);
        st->pointer.x = input->x;
        st->pointer.y = input->y;
        st->pointer.still = st->pointer.still && input->kind != INPUT_MOVE;
    }
    bool pressed = input->kind == INPUT_DOWN || input->kind == INPUT_KEY, acted = pressed && !use->frozen;
    if (pressed) { /* any press takes an old refusal off the screen */
        st->why.hushed = st->why.asked != NO_PIECE ? st->why.asked : st->pointer.piece;
        st->why.was_asked = st->why.asked != NO_PIECE;
        st->why.asked = NO_PIECE;
        st->why.place = NO_PLACE;
    }
    acted = acted && !pause_takes(st) && !again;
    if (acted) {
        end_scenes(st);
        remark_end(st);
    }
    st->tell.caught = acted && (looks || (story_is_running(st->tell.story) && !story_is_held(st->tell.story)));
    if (acted && looks)
        look_up(st);
    pause_watch(st);
    if (story_is_running(st->tell.story) && (acted || st->tell.catch_up || ui_speed(st->ui) <= 0))
        catch_up(st);
    else if (acted && sprites_are_moving(&st->sprite, ui_now(st->ui)) && st->held.piece == NO_PIECE)
        catch_up(st);
    st->tell.catch_up = false;
    if (!use->frozen)
        tell_due(st);
    /* Whose choice is open: price lists and large tokens are laid out for it. */
    if (!story_is_running(st->tell.story) && st->tell.looks < 0 && use->hands)
        st->in.asked = match_asked(use->match, use->eyes);
    tell_layout(st, st->tell.laid && !resized ? 200 : 0, NO_PIECE, NULL);
    if (resized || other_eyes)
        st->toss.tray_was.w = 0;
    st->tell.laid = true;
    recall(st);
    if (st->tell.caught)
        ui_wake(st->ui, 0);
    if (story_is_running(st->tell.story) && !story_is_held(st->tell.story) && !use->frozen) {
        uint32_t left = story_wait(st->tell.story, ui_now(st->ui));
        ui_wake(st->ui, left < 16 ? 16 : (int)left);
    }
    if (sprites_are_moving(&st->sprite, ui_now(st->ui)) || toss_tray_share(st) < 1)
        ui_wake(st->ui, 16);
}

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

DefId show_def(const Stage *st, PieceId p)
{
    const State *s = story_state(st->tell.story);
    return st->board->seen_as ? st->board->seen_as(s, p) : s->piece[p].def;
}

Rect show_rect(const Stage *st, PieceId p)
{
    return sprite_shot(&st->sprite, p, ui_now(st->ui)).r;
}

static bool is_explained(const Stage *st, PieceId p)
{
    return st->held.piece == NO_PIECE && (p == st->why.asked || (p == st->pointer.piece && st->why.asked == NO_PIECE));
}

unsigned show_state(Stage *st, PieceId p)
{
    const State *s = st->may.hand.s;
    unsigned state = 0;
    if (st->look.lit_by_log != DEF_HIDDEN && s->piece[p].def == st->look.lit_by_log)
        state |= CARD_CHOSEN;
    if (p != st->held.piece && light_has(st, p))
        state |= CARD_CHOSEN;
    if (st->may.legal.n == 0)
        return state;
    if (p == st->held.piece)
        return state | CARD_LIFTED;
    if (st->tool.kind != 0)
        return tool_move(st, p) >= 0 ? state | CARD_TARGET : state | (gather_has(st, p) ? CARD_CHOSEN : 0u);
    if (gather_open(st)) {
        if (gather_has(st, p))
            return state | CARD_CHOSEN;
        if (gather_hits(st, p) || (gather_is_target(st, p) && st->gather.aim == s->piece[p].def))
            return state | CARD_TARGET;
        if (gather_can(st, p) || gather_is_target(st, p))
            return state | CARD_LIT;
        if (gather_bars(st, p))
            return state | (is_explained(st, p) ? CARD_BARRED | CARD_BARRED_SIGN : CARD_BARRED);
    }
    if (stage_piece_is_target(st, p) || (light_fills(st, p) && stage_target(st, s->piece[p].place)))
        return state | CARD_TARGET;
    if (stage_bars_pair(st, p))
        return state | CARD_BARRED;
    if (hand_can_lift(&st->may.hand, p))
        return state | CARD_LIT;
    if (s->piece[p].def != DEF_HIDDEN && hand_is_candidate(&st->may.hand, p))
        state |= is_explained(st, p) ? CARD_BARRED | CARD_BARRED_SIGN : CARD_BARRED;
    if (st->why.about != NO_PIECE && st->why.about != p && st->why.say.cause == p && st->why.say.text[0] &&
        is_explained(st, st->why.about) && !hand_can_lift(&st->may.hand, st->why.about))
        state |= CARD_CAUSE;
    return state;
}

/* What may be taken comes up to the pointer. */
static void come_up(Stage *st, PieceId p, unsigned state, Shot *shot)
{
    enum { UP = 5, UP_MS = 90 };
    bool may =
        state & (CARD_LIT | CARD_TARGET) && !(state & CARD_LIFTED) && !shot->flying && !shot->tossed && !shot->lies;
    if (p != st->pointer.piece || !may || ui_using_keys(st->ui) || ui_reduced_motion(st->ui))
        return;
    float ms = UP_MS * ui_speed(st->ui), at = p == st->pointer.was ? (float)(ui_now(st->ui) - st->pointer.since) : 0,
          u = at >= ms ? 1 : at / ms;
    if (u < 1)
        ui_wake(st->ui, 16);
    shot->r = rect(shot->r.x - u, shot->r.y - UP * u, shot->r.w + 2 * u, shot->r.h + 2 * u);
}

void show_piece(Stage *st, PieceId p, unsigned state)
{
    char tag[SENTENCE_MAX] = "";
    Shot shot = sprite_shot(&st->sprite, p, ui_now(st->ui));
    if (shot.alpha <= 0.01f && !shot.flying)
        return;
    const Lying *lie = shot.tossed ? NULL : toss_lies(st, p);
    if (lie != NULL) {
        shot.lies = true;
        shot.spin = lie->spin;
    }
    come_up(st, p, state, &shot);
    if (state & CARD_CAUSE)
        say(tag, sizeof tag, SAY("in the way of the {card}"),
            say_s("card", say_word(st->game->def[st->may.hand.s->piece[st->why.about].def].name)));
    else if (st->board->tag)
        st->board->tag(&st->table, p, tag, sizeof tag);
    if (shot.alpha < 0.99f)
        gfx_fade(st->table.g, shot.alpha);
    st->board->draw_piece(&st->table, p, shot, state, tag[0] ? tag : NULL);
    if (shot.alpha < 0.99f)
        gfx_fade(st->table.g, 1);
    light_mark(st, p);
}

void show_targets(Stage *st)
{
    Gfx *g = st->table.g;
    Color mint = gfx_color(g, COL_TARGET);
    for (int i = 0; i < stage_places(st); i++) {
        if (!stage_target(st, (PlaceId)i) && stage_slot_button(st, (PlaceId)i) < 0)
            continue;
        Rect r = stage_target_rect(st, (PlaceId)i);
        gfx_round(g, r, 8, color_alpha(mint, 0.13f));
        gfx_glow(g, r, 8, 18, color_alpha(mint, 0.35f));
        gfx_dashed(g, r, 8, 2, mint);
    }
}

/* What is in the hand may be dropped where somebody lies: so it is worth saying why not on others. */
static bool lands_on_pieces(const Stage *st)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && p != st->held.piece && stage_target(st, st->may.hand.s->piece[p].place))
            return true;
    return false;
}

/* What was asked about until this press: R still reads its rule. */
static bool ends_now(const Stage *st)
{
    InputKind kind = ui_input(st->ui)->kind;
    return st->why.was_asked && st->why.asked == NO_PIECE && (kind == INPUT_DOWN || kind == INPUT_KEY);
}

void show_why(Stage *st, Rect about, Rect avoid, const char *verdict, const char *text, const char *number)
{
    char rule[SENTENCE_MAX];
    say(rule, sizeof rule, SAY("{rule:{rule} \u00b7 {key}: read the rule|{key}: read the rule}"), say_s("rule", number),
        say_s("key", ui_key_named(st->ui, "R")));
    ui_tip(st->ui, about, avoid, verdict, text, rule);
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", number);
    str_cut(st->says.now, sizeof st->says.now, text);
}

/* What the rule book says of it when it is opened now. */
static void tell_rules(Stage *st, PieceId p, const Why *why)
{
    PieceId cause = why->cause;
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", why->rule);
    str_cut(st->says.now, sizeof st->says.now, why->text);
    st->says.about[0] = p != NO_PIECE && st->at.piece[p].shown ? show_def(st, p) : DEF_HIDDEN;
    st->says.about[1] = cause != NO_PIECE && st->at.piece[cause].shown ? show_def(st, cause) : DEF_HIDDEN;
}

static void show_refused_drop(Stage *st)
{
    show_why(st, st->at.place[st->why.place], (Rect){0}, say_word(N_("Not there.")), st->why.say.text,
             st->why.say.rule);
    tell_rules(st, NO_PIECE, &st->why.say);
}

/* What the board has to say of the piece that is pointed at; false: nothing. */
static bool hint_of(Stage *st, PieceId p, char head[SENTENCE_MAX], char text[SENTENCE_MAX])
{
    head[0] = text[0] = '\0';
    return st->board->hint && p != NO_PIECE && st->at.piece[p].shown && st->held.piece == NO_PIECE &&
           !st->use->frozen && st->board->hint(&st->table, p, head, SENTENCE_MAX, text, SENTENCE_MAX);
}

static void show_hint(Stage *st)
{
    char head[SENTENCE_MAX], text[SENTENCE_MAX];
    PieceId p = st->pointer.piece;
    if ((!st->pointer.still || ui_using_keys(st->ui)) && hint_of(st, p, head, text))
        ui_tip(st->ui, st->at.piece[p].hit, (Rect){0}, head, text, NULL);
}

/* Why not, and below it what the board has to say of the piece. */
static void show_why_piece(Stage *st, PieceId p, const Why *why)
{
    char verdict[SENTENCE_MAX], name[SENTENCE_MAX], hint[SENTENCE_MAX], text[2 * SENTENCE_MAX];
    const char *who = st->table.names->name[st->may.legal.m[0].seat];
    bool both = hint_of(st, p, name, hint);
    if (both)
        say(verdict, sizeof verdict, SAY("{piece}: not for {who} now."), say_s("piece", name), say_s("who", who));
    else
        say(verdict, sizeof verdict, SAY("Not for {who} now."), say_s("who", who));
    (void)snprintf(text, sizeof text, "%s%s%s", why->text, hint[0] ? "\n" : "", hint);
    Rect avoid = why->cause != NO_PIECE && st->at.piece[why->cause].shown ? st->at.piece[why->cause].r : (Rect){0};
    show_why(st, both ? st->at.piece[p].hit : st->at.piece[p].r, avoid, verdict, text, why->rule);
}

void show_refusal(Stage *st)
{
    show_hint(st); /* a refusal is said instead */
    if (st->why.place != NO_PLACE && st->held.piece == NO_PIECE && !st->use->frozen) {
        show_refused_drop(st);
        return;
    }
    bool ended = ends_now(st);
    PieceId p = st->why.asked != NO_PIECE ? st->why.asked : ended ? st->why.hushed : st->pointer.piece;
    if (!ended && st->pointer.piece != st->why.hushed)
        st->why.hushed = NO_PIECE;
    if (st->held.piece != NO_PIECE && p != NO_PIECE && p != st->held.piece && lands_on_pieces(st))
        hand_why_there(st, st->may.hand.s->piece[p].place);
    if (st->held.piece != NO_PIECE && (!st->pointer.still || st->why.asked != NO_PIECE) && stage_why_pair(st, p))
        return;
    if (st->pointer.still && st->why.asked == NO_PIECE && !ended && !ui_using_keys(st->ui))
        return;
    if (p == NO_PIECE || st->may.legal.n == 0 || st->held.piece != NO_PIECE || !st->at.piece[p].shown ||
        st->use->frozen)
        return;
    if (((hand_can_lift(&st->may.hand, p) || gather_is_target(st, p)) && st->why.asked == NO_PIECE) ||
        (st->why.asked == NO_PIECE && !ended && !hand_is_candidate(&st->may.hand, p)))
        return;
    const Why *why = stage_why(st, p);
    if (!why)
        return;
    if (st->why.asked != NO_PIECE || p != st->why.hushed)
        show_why_piece(st, p, why);
    tell_rules(st, p, why);
}

/* ---- zoom -------------------------------------------------------------------------------------------------------- */

static int shown_copy(Stage *st, PieceId p, DefId def)
{
    const State *s = story_state(st->tell.story);
    if (st->board->copy != NULL)
        return st->board->copy(s, p);
    if (s->piece[p].def != def)
        return 1;
    return copy_of_piece(st->look.copy, s, p, st->look.pictures[def]);
}

void show_large(Stage *st, PieceId p)
{
    st->look.card = show_def(st, p);
    st->look.picture = shown_copy(st, p, st->look.card);
}

static DefId looked_at(Stage *st)
{
    CardFace face;
    PieceId p = st->held.piece != NO_PIECE ? st->held.piece : st->use->zoom_on_hover ? st->pointer.piece : NO_PIECE;
    if (p != NO_PIECE) {
        DefId def = show_def(st, p);
        if (def != DEF_HIDDEN && st->board->face(st->game, def, &face))
            show_large(st, p);
    }
    DefId matter = p == NO_PIECE && st->board->matter ? st->board->matter(st->may.hand.s) : DEF_HIDDEN;
    if (matter != DEF_HIDDEN && st->look.card != matter) {
        st->look.card = matter;
        st->look.picture = 1;
    }
    return st->look.card;
}

/* Nothing has been pointed at for a while: the board tells what it has to tell. */
static bool is_idle(Stage *st)
{
    enum { LINGERS = 600 /* ms */ };
    uint32_t now = ui_now(st->ui);
    if (!st->board->idle || rect_is_empty(st->at.zoom) || st->look.drawer == DRAWER_ZOOM)
        return false;
    bool looks = st->held.piece != NO_PIECE || (st->use->zoom_on_hover && st->pointer.piece != NO_PIECE) ||
                 st->look.lit_by_log != DEF_HIDDEN ||
                 (!ui_using_keys(st->ui) && rect_has(st->at.zoom, st->pointer.x, st->pointer.y));
    CardFace face;
    if (looks && st->look.card != DEF_HIDDEN && st->board->face(st->game, st->look.card, &face)) {
        st->look.card_at = now;
        return false;
    }
    uint32_t since = now - st->look.card_at;
    if (st->look.card == DEF_HIDDEN || since >= LINGERS) {
        st->look.card = DEF_HIDDEN;
        return true;
    }
    ui_wake(st->ui, (int)(LINGERS - since));
    return false;
}

static void draw_aim(Stage *st, Rect *in)
{
    if (!st->use->aim) /* somebody has won here */
        return;
    float head = ui_paragraph(st->ui, ui_style(st->ui, FACE_SEMI, 14, COL_ACCENT), *in,
                              st->use->aim_of ? st->use->aim_of : T_("The aim"));
    (void)rect_cut_top(in, head);
    float h = ui_paragraph(st->ui, ui_style(st->ui, FACE_TITLE, 18, COL_TEXT), *in, st->use->aim);
    (void)rect_cut_top(in, fminf(h + 10, in->h));
}

/* in_hand: it turns towards the pointer; only one of them at a time does. */
static void zoom_card(Stage *st, Rect r, DefId def, bool in_hand)
{
    Gfx *g = st->table.g;
    CardFace face;
    CopyWords copy;
    if (def == DEF_HIDDEN || !st->board->face(st->game, def, &face)) {
        Rect in = rect_inset(r, 14);
        char help[SENTENCE_MAX];
        say(help, sizeof help, SAY("Point at a card to see it large. Press {key} for full size."),
            say_s("key", ui_key_named(st->ui, "Z")));
        draw_aim(st, &in);
        ui_paragraph(st->ui, ui_style(st->ui, FACE_MEDIUM, 14, COL_TEXT2), in, help);
        return;
    }
    char words[SENTENCE_MAX] = "";
    copy_face(&face, st->look.picture, &copy);
    if (st->board->zoom_text)
        st->board->zoom_text(st->may.hand.s, def, words, sizeof words);
    Text style = ui_style(st->ui, FACE_MEDIUM, 14, COL_TEXT);
    float text = gfx_paragraph_height(g, style, r.w - 24, words) + 8;
    float w = r.w - 36, room = r.h - 24 - text;
    if (w * 1.25f > room)
        w = room / 1.25f;
    if (w < 60) {
        ui_paragraph(st->ui, style, rect_inset(r, 12), words);
        return;
    }
    Rect card = rect(r.x + (r.w - w) / 2, r.y + 10, w, w * 1.25f);
    if (in_hand)
        card_hand_draw(&st->look.hand, st->ui, &face, st->board->back, card);
    else
        card_draw(g, &face, card, 0, NULL);
    Touch t = ui_touch(st->ui, "zoom", "card", card, face.name, 0);
    if (t.click) {
        st->says.look = def;
        st->says.look_copy = st->look.picture;
    }
    ui_paragraph(st->ui, style, rect(r.x + 12, r.y + 16 + w * 1.25f, r.w - 24, text), words);
}

/* The large card over the dimmed table. */
void show_top(Stage *st)
{
    if (st->look.drawer != DRAWER_ZOOM)
        return;
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    ui_modal(ui, "zoom-card");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 158});
    float top = st->at.top.h + 10, h = clampf(gfx_h(g) - top - 12, 80, 900), w = clampf(h * 0.64f, 200, gfx_w(g) - 40);
    Rect r = rect((gfx_w(g) - w) / 2, top, w, h);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect foot = rect_cut_bottom(&r, 64);
    zoom_card(st, r, st->look.card, true);
    float bw = ui_button_width(ui, T_("Close"), NULL, "Esc", 0);
    bool away = ui_touch(ui, "zoom-away", "button", rect(0, 0, gfx_w(g), gfx_h(g)), T_("Close"), 0).click;
    if (ui_button(ui, "close-zoom", rect(foot.x + (foot.w - bw) / 2, foot.y + 10, bw, 42), T_("Close"), NULL, "Esc",
                  UI_PRIMARY) ||
        away || ui_key(ui, "Z"))
        st->look.drawer = DRAWER_NONE;
}

/* ---- rails and drawers ------------------------------------------------------------------------------------------- */

static void draw_news(Stage *st)
{
    Ui *ui = st->ui;
    Rect r = st->at.news;
    if (rect_is_empty(r))
        return;
    float w = ui_button_width(ui, T_("Log"), NULL, "L", UI_QUIET | UI_SMALL);
    Rect button = rect_cut_right(&r, w);
    if (ui_button(ui, "log-open", rect_center(button, w, button.h + 6), T_("Log"), NULL, "L", UI_QUIET | UI_SMALL))
        st->look.drawer = st->look.drawer == DRAWER_LOG ? DRAWER_NONE : DRAWER_LOG;
    Text style = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    const char *line = log_newest(st->tell.log);
    while (style.size > 9 && r.w > 60 &&
           gfx_paragraph_height(st->table.g, style, r.w, line) > 1.6f * gfx_text_height(st->table.g, style))
        style.size -= 0.5f;
    if (line[0] && r.w > 60) /* else the button alone */
        ui_paragraph(ui, style, rect(r.x, r.y + (r.h - gfx_text_height(st->table.g, style)) / 2, r.w, r.h + 4), line);
}

/* Where that button stands: in its own place, or at the head of the log, whose drawer has "Back" there. Empty: nowhere. */
static Rect again_place(Stage *st)
{
    Ui *ui = st->ui;
    Rect r = st->at.again, log = st->at.log;
    float w = ui_button_width(ui, T_("Their turns"), NULL, "A", UI_SMALL), h = ui_grow(ui, 32);
    if (!tell_can_again(st))
        return (Rect){0};
    if (!rect_is_empty(r))
        return rect_center(r, fminf(w, r.w), fminf(h + 4, r.h));
    if (rect_is_empty(log) || !rect_is_empty(st->at.drawer) || (st->board->since && st->look.drawer == DRAWER_LOG))
        return (Rect){0};
    return rect(log.x + log.w - w - 6, log.y + 3, w, h);
}

/* What others did since the own last choice, once more. */
static void again_button(Stage *st)
{
    Rect r = again_place(st);
    if (!rect_is_empty(r) && ui_button(st->ui, "again", r, T_("Their turns"), NULL, "A", UI_SMALL)) {
        st->tell.again = true;
        ui_wake(st->ui, 0);
    }
}

/* Of a game that is watched the scene shows that moment; in one that is played what happened since is told again, and
 * where nothing is told, or only what a lesson wants, it is shown. */
static void go_to_line(Stage *st, int event)
{
    const StageUse *use = st->use;
    uint32_t moves = moment_of(st, event);
    bool tells = !use->tries && !use->cut && ui_speed(st->ui) > 0;
    if (use->goes)
        st->says.moment = moves + 1;
    else if (use->frozen || moves >= match_serial(use->match))
        return;
    else if (tells)
        st->tell.from = moves + 1;
    else if (!story_is_running(st->tell.story) && !story_was_cut(st->tell.story))
        st->tell.look_at = event;
    ui_wake(st->ui, 0);
}

/* The log; what a line is about is lit, and the card's text is its tip. button: what stands at the right of its head. */
static void draw_log(Stage *st, Rect button)
{
    CardFace face;
    char words[SENTENCE_MAX] = "";
    float taken = rect_is_empty(button) ? 0 : st->at.log.x + st->at.log.w - button.x;
    LogSays says =
        log_draw(st->tell.log, st->ui, match_setup(st->use->match), st->at.log, taken, st->look.drawer == DRAWER_LOG);
    Rect row = says.row;
    DefId def = st->look.lit_by_log = says.def;
    if (says.event >= 0)
        go_to_line(st, says.event);
    if (def == DEF_HIDDEN || rect_is_empty(row) || !st->board->face(st->game, def, &face) || !st->board->zoom_text)
        return;
    st->board->zoom_text(st->may.hand.s, def, words, sizeof words);
    ui_tip(st->ui, row, st->at.log, face.name, words, NULL);
}

static void since_head(Stage *st, Rect head)
{
    Ui *ui = st->ui;
    char words[SENTENCE_MAX];
    float w = ui_button_width(ui, T_("Log"), NULL, "L", UI_QUIET | UI_SMALL), h = ui_grow(ui, 32);
    (void)rect_cut_right(&head, ui_button_width(ui, T_("Their turns"), NULL, "A", UI_SMALL) + 10); /* again_button */
    (void)rect_cut_left(&head, 12);
    say(words, sizeof words, SAY("Since {name}\u2019s turn"),
        say_s("name", match_setup(st->use->match)->name[st->use->eyes]));
    Text style = ui_style(ui, FACE_TITLE, 19, COL_TEXT);
    bool room = gfx_text_width(st->table.g, style, words) + w <= head.w;
    Rect button = rect_cut_right(&head, room ? w : h);
    if (ui_button(ui, "since-log", rect_center(button, button.w, h), room ? T_("Log") : "", room ? NULL : "menu",
                  room ? "L" : NULL, UI_QUIET | UI_SMALL))
        st->look.drawer = DRAWER_LOG;
    style = gfx_text_fit(st->table.g, style, 11, 1, head.w, words);
    (void)ui_label(ui, style, head, words);
}

/* Where the log stands: what others did since, until the log is asked for. */
static bool draw_since(Stage *st)
{
    Ui *ui = st->ui;
    Rect r = st->at.log;
    if (!st->board->since || !tell_can_again(st) || !st->board->since(&st->table, (Rect){0}))
        return false;
    if (st->look.drawer == DRAWER_LOG) {
        float w = ui_button_width(ui, T_("Back"), NULL, "L", UI_SMALL);
        Rect back = rect(r.x + r.w - w - 6, r.y + 3, w, ui_grow(ui, 32));
        draw_log(st, back);
        if (ui_button(ui, "since-back", back, T_("Back"), NULL, "L", UI_SMALL))
            st->look.drawer = DRAWER_NONE;
        return true;
    }
    gfx_surface(st->table.g, r, SURFACE_PANEL);
    Rect in = r, head = rect_cut_top(&in, 16 + 22 * gfx_text_scale(st->table.g));
    since_head(st, head);
    gfx_fill(st->table.g, rect(r.x + 1, in.y, r.w - 2, 1), gfx_color(st->table.g, COL_LINE));
    (void)st->board->since(&st->table, rect(in.x + 10, in.y + 6, in.w - 20, in.h - 10));
    return true;
}

/* The card that is pointed at, or what the board has to tell; below it how one sees it larger. */
static void draw_zoom(Stage *st, DefId def)
{
    Rect r = st->at.zoom;
    float line = ui_grow(st->ui, 20);
    if (st->board->idle && r.h > 10 * line) {
        char words[SENTENCE_MAX];
        say(words, sizeof words, SAY("Right click or {key}: large card"), say_s("key", ui_key_named(st->ui, "Z")));
        Rect foot = rect_cut_bottom(&r, line + 8);
        Text style = ui_style(st->ui, FACE_MEDIUM, 13, COL_TEXT2);
        style = gfx_text_fit(st->table.g, style, 11, 0.5f, foot.w - 24, words);
        (void)ui_label(st->ui, style, rect(foot.x + 12, foot.y, foot.w - 24, line), words);
    }
    if (is_idle(st)) {
        Rect in = rect_inset(r, 12);
        draw_aim(st, &in);
        st->board->idle(&st->table, in);
    } else {
        zoom_card(st, r, def, st->look.drawer != DRAWER_ZOOM);
    }
}

void show_rails(Stage *st)
{
    Gfx *g = st->table.g;
    DefId def = looked_at(st);
    if (!rect_is_empty(st->at.zoom)) {
        gfx_surface(g, st->at.zoom, SURFACE_PANEL);
        draw_zoom(st, def);
    }
    st->look.lit_by_log = DEF_HIDDEN;
    if (!rect_is_empty(st->at.log) && rect_is_empty(st->at.drawer) && !draw_since(st))
        draw_log(st, rect_is_empty(st->at.again) ? again_place(st) : (Rect){0});
    CardFace face;
    if (st->look.lit_by_log != DEF_HIDDEN && st->board->face(st->game, st->look.lit_by_log, &face)) {
        st->look.card = st->look.lit_by_log; /* the card a line is about, until another one is pointed at */
        st->look.picture = 1;
    }
    draw_news(st);
    again_button(st);
}

void show_drawer(Stage *st)
{
    Rect r = st->at.drawer;
    if (rect_is_empty(r))
        return;
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    (void)ui_touch(ui, "drawer", "panel", r, T_("Panel"), 0);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect close = rect(r.x + r.w - 48, r.y + 6, 42, 40);
    if (st->look.drawer == DRAWER_LOG)
        draw_log(st, close);
    else if (st->board->draw_drawer)
        st->board->draw_drawer(&st->table);
    if (ui_button(ui, "close-drawer", close, "", "x", NULL, UI_QUIET))
        st->look.drawer = DRAWER_NONE;
}
