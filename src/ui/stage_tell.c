/* SPDX-License-Identifier: MIT
 * The story of the match at the speed of the screen: one event, one change of the layout, one flight. */
#include "ui/stage_int.h"

#include <math.h>
#include <string.h>

static bool same_flight(const Event *a, const Event *b)
{
    return b && a->kind == EV_MOVE && b->kind == EV_MOVE && a->from == b->from;
}

void board_pace(const Board *b, const Game *g, const Event *e, const Event *next, Motion *m)
{
    *m = (Motion){0};
    if (e->kind == EV_MOVE) {
        bool from_pile = g->place[e->from].sight == SIGHT_NONE;
        *m = (Motion){.ms = 260, .gap = 230, .arc = 22, .ease = EASE_OUT_BACK};
        if (from_pile)
            *m = (Motion){.ms = 240, .gap = 200, .ease = EASE_OUT_CUBIC};
        if (same_flight(e, next))
            m->gap = from_pile ? 55 : 70; /* dealt one after the other */
    } else if (e->kind == EV_SHOW || e->kind == EV_HIDE) {
        *m = (Motion){.ms = 240, .ease = EASE_IN_OUT};
    } else if (e->kind < EV_GAME) {
        *m = (Motion){.ms = 160, .ease = EASE_OUT_CUBIC};
    } else if (g->event[e->kind - EV_GAME].label != NULL) {
        *m = (Motion){.gap = 230, .heads = true};
    }
    if (b->motion)
        b->motion(e, m);
}

void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m)
{
    const Stage *st = stage;
    board_pace(st->board, st->game, e, next, m);
    bool still = ui_reduced_motion(st->ui);
    m->roll = still ? 0 : m->roll * (1 + 0.12f * clampf(st->thrown.force, 0, 4)); /* thrown harder, it rolls longer */
    m->hold = still ? 0 : m->hold;
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
    st->in.s = s;
    st->board->layout(&st->in, &st->at);
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

/* Everything heard is also seen: the flight, the turn, the words of the log. */
static const char *sound_of(const Stage *st, const Event *e)
{
    const char *word = st->board->sound != NULL ? st->board->sound(story_state(st->tell.story), e) : NULL;
    if (word != NULL)
        return word;
    switch (e->kind) {
    case EV_MOVE:
        return st->game->place[e->from].sight == SIGHT_NONE ? "card-take" : "card-lay";
    case EV_SHOW:
        return "card-turn";
    case EV_SHUFFLE:
        return "shuffle";
    default:
        return NULL;
    }
}

static void show_throw(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    float force = clampf(st->thrown.force, 0, 4); /* how it was thrown matters for the look, never for the result */
    sprite_roll(&st->sprite, e->piece, ui_now(st->ui),
                (Throw){.seed = (uint32_t)(e->n * 31 + e->piece * 7) + match_serial(st->use->match),
                        .to = e->n,
                        .ms = told->m.roll * speed,
                        .turns = 2.7f + force});
}

static void show_telling(Stage *st, const Telling *told, float speed)
{
    const Event *e = &told->e;
    bool struck = told->part == TOLD_STRIKES;
    if (struck || (told->part == TOLD_BEGINS && told->m.hold <= 0))
        ui_sound(st->ui, sound_of(st, e));
    if (struck)
        return;
    if (told->part == TOLD_BEGINS) {
        settle_twins(st, e);
        memmove(st->tell.recent + 1, st->tell.recent, (RECENT - 1) * sizeof *st->tell.recent);
        st->tell.recent[0] = (Told){*e, ui_now(st->ui)};
        st->tell.nrecent += st->tell.nrecent < RECENT;
    }
    if (told->part == TOLD_BEGINS && told->m.roll > 0)
        show_throw(st, told, speed);
    bool moves = e->kind == EV_MOVE || e->kind == EV_SHOW || e->kind == EV_HIDE;
    tell_layout(st, 200, moves ? e->piece : NO_PIECE, &told->m);
}

/* What is due at this moment. */
static void tell_due(Stage *st)
{
    Telling told;
    float speed = ui_reduced_motion(st->ui) && ui_speed(st->ui) > 0 ? 1 : ui_speed(st->ui);
    for (int i = 0; i < 64 && story_tell(st->tell.story, ui_now(st->ui), speed, &told); i++)
        show_telling(st, &told, speed);
}

static void catch_up(Stage *st)
{
    if (!story_is_running(st->tell.story) && !sprites_are_moving(&st->sprite, ui_now(st->ui)))
        return;
    Event e;
    st->tell.nrecent = 0; /* scenes that run are cut short as well */
    while (story_next(st->tell.story, &e))
        settle_twins(st, &e);
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

void tell_story(Stage *st)
{
    const StageUse *use = st->use;
    Gfx *g = ui_gfx(st->ui);
    BoardIn in = {.game = st->game,
                  .eyes = use->eyes,
                  .near = use->near,
                  .asked = NO_SEAT,
                  .w = gfx_w(g),
                  .h = gfx_h(g),
                  .text = gfx_text_scale(g),
                  .gathered = st->gather.set,
                  .aim = st->gather.aim,
                  .page = st->look.page,
                  .sort = st->look.sort,
                  .drawer = st->look.drawer};
    bool resized = !st->tell.laid || !same_input(&in, &st->in);
    bool other_eyes = !st->tell.laid || use->eyes != story_eyes(st->tell.story);
    st->in = in;
    if (other_eyes || !story_follow(st->tell.story, use->match)) {
        story_jump(st->tell.story, use->match, use->eyes);
        st->tell.nrecent = 0;
        stage_let_go(st);
        st->may.listed = false;
        st->look.copies_of = 0;
        if (other_eyes)
            forget_looks(st);
    }
    if (st->board->pictures && !st->board->copy && st->look.copies_of != match_serial(use->match) + 1) {
        copies_of_match(st->look.copy, use->match, use->eyes, st->board->pictures);
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
    if (pressed) { /* whatever comes next is not to lie under an old refusal */
        st->why.hushed = st->why.asked != NO_PIECE ? st->why.asked : st->pointer.piece;
        st->why.was_asked = st->why.asked != NO_PIECE;
        st->why.asked = NO_PIECE;
        st->why.place = NO_PLACE;
    }
    if (acted)
        st->tell.nrecent = 0;
    if (story_is_running(st->tell.story) && (acted || st->tell.catch_up || ui_speed(st->ui) <= 0))
        catch_up(st);
    else if (acted && sprites_are_moving(&st->sprite, ui_now(st->ui)) && st->held.piece == NO_PIECE)
        catch_up(st);
    st->tell.catch_up = false;
    if (!use->frozen)
        tell_due(st);
    /* Whose choice is open: price lists and large tokens are laid out for it. */
    if (!story_is_running(st->tell.story) && use->hands)
        st->in.asked = match_asked(use->match, use->eyes);
    tell_layout(st, st->tell.laid && !resized ? 200 : 0, NO_PIECE, NULL);
    st->tell.laid = true;
    if (story_is_running(st->tell.story) && !use->frozen) {
        uint32_t left = story_wait(st->tell.story, ui_now(st->ui));
        ui_wake(st->ui, left < 16 ? 16 : (int)left);
    }
    if (sprites_are_moving(&st->sprite, ui_now(st->ui)))
        ui_wake(st->ui, 16);
}
