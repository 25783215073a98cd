/* SPDX-License-Identifier: MIT
 * One pass of the stage: the story goes on, the hand is answered, the table is drawn. */
#include "ui/stage_int.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

Stage *stage_new(const Board *b, const Game *g)
{
    Stage *st = xcalloc(1, sizeof *st);
    st->board = b;
    st->game = g;
    st->tell.story = story_new(g);
    story_set_pace(st->tell.story, tell_pace, st);
    st->tell.log = log_new();
    st->held.piece = st->held.dropped = st->pointer.piece = st->why.asked = st->why.about = NO_PIECE;
    st->gather.about = st->why.hushed = NO_PIECE;
    st->pointer.place = st->why.place = NO_PLACE;
    st->prompt.plan = -1;
    return st;
}

void stage_free(Stage *st)
{
    if (!st)
        return;
    story_free(st->tell.story);
    log_free(st->tell.log);
    free(st);
}

void stage_let_go(Stage *st)
{
    st->held.piece = st->held.dropped = st->why.asked = NO_PIECE;
    st->held.drags = st->prompt.sure = st->tool.drags = false;
    st->tool.kind = 0;
    st->prompt.plan = -1;
    st->prompt.choice.n = 0;
}

bool stage_is_telling(const Stage *st)
{
    return story_is_running(st->tell.story) || (st->ui && sprites_are_moving(&st->sprite, ui_now(st->ui)));
}

bool stage_is_zoomed(const Stage *st)
{
    return st->look.drawer == DRAWER_ZOOM;
}

const State *stage_state(const Stage *st)
{
    return story_state(st->tell.story);
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
    log_since(st->tell.log, match_events(m, NO_SEAT, 0, NULL, 0) - match_events(m, NO_SEAT, from, NULL, 0), most, out,
              n);
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
                        .gathered = st->gather.set,
                        .aim = st->gather.aim,
                        .tool = st->tool.kind,
                        .now = ui_now(st->ui),
                        .recent = st->tell.recent,
                        .nrecent = st->tell.nrecent,
                        .sprite = &st->sprite,
                        .copy = st->look.copy,
                        .sort = &st->look.sort,
                        .page = &st->look.page,
                        .drawer = &st->look.drawer};
}

StageSays stage_frame(Stage *st, Ui *ui, const StageUse *use)
{
    st->ui = ui;
    st->use = use;
    st->says = (StageSays){.button = -1};
    if (st->tell.laid && use->frozen && st->held.drags)
        stage_let_go(st);
    tell_story(st);
    hand_list(st);
    light_begin(st);
    log_read(st->tell.log, use->match, use->eyes, story_told(st->tell.story));
    if (!use->frozen)
        hand_keys(st);
    set_table(st);
    st->board->draw_under(&st->table);
    show_targets(st);
    light_places(st);
    hand_touch(st);
    return st->says;
}
