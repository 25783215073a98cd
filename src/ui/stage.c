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
    st->story = story_new(g);
    story_set_pace(st->story, tell_pace, st);
    st->log = log_new();
    st->eyes = NO_SEAT;
    st->lifted = st->dropped = st->pointed = st->asked_why = st->refused = NO_PIECE;
    st->about = st->hushed = NO_PIECE;
    st->over = st->why_place = NO_PLACE;
    st->plan = -1;
    return st;
}

void stage_free(Stage *st)
{
    if (!st)
        return;
    story_free(st->story);
    log_free(st->log);
    free(st);
}

void stage_let_go(Stage *st)
{
    st->lifted = st->dropped = st->asked_why = NO_PIECE;
    st->dragging = st->sure = st->tool_drags = false;
    st->tool = 0;
    st->plan = -1;
    st->choice.n = 0;
}

bool stage_is_telling(const Stage *st)
{
    return story_is_running(st->story) || (st->ui && sprites_are_moving(&st->sprite, ui_now(st->ui)));
}

bool stage_is_zoomed(const Stage *st)
{
    return st->drawer == DRAWER_ZOOM;
}

const State *stage_state(const Stage *st)
{
    return story_state(st->story);
}

void stage_hurry(Stage *st)
{
    st->catch_up = true;
}

void stage_meanwhile(Stage *st, const Match *m, int seat, int most, char *out, size_t n)
{
    uint32_t from = match_serial(m);
    while (from > 0 && (match_was_auto(m, from - 1) || match_move(m, from - 1).seat != seat))
        from--;
    log_read(st->log, m, NO_SEAT, INT_MAX);
    log_since(st->log, match_events(m, NO_SEAT, 0, NULL, 0) - match_events(m, NO_SEAT, from, NULL, 0), most, out, n);
}

const char *stage_fault(const Stage *st)
{
    return story_fault(st->story);
}

static void set_table(Stage *st)
{
    st->table = (Table){.in = &st->in,
                        .at = &st->at,
                        .ui = st->ui,
                        .g = ui_gfx(st->ui),
                        .names = match_setup(st->use->match),
                        .seat_kind = st->use->seat_kind,
                        .legal = &st->legal,
                        .lifted = st->lifted,
                        .pointed = st->pointed,
                        .over = st->over,
                        .plan = st->plan >= 0 ? st->legal.m[st->plan] : (Move){0},
                        .gathered = st->gathered,
                        .aim = st->aim,
                        .tool = st->tool,
                        .now = ui_now(st->ui),
                        .recent = st->recent,
                        .nrecent = st->nrecent,
                        .sprite = &st->sprite,
                        .copy = st->copy,
                        .sort = &st->sort,
                        .page = &st->page,
                        .drawer = &st->drawer};
}

StageSays stage_frame(Stage *st, Ui *ui, const StageUse *use)
{
    st->ui = ui;
    st->use = use;
    st->says = (StageSays){.button = -1};
    if (st->laid && use->frozen && st->dragging)
        stage_let_go(st);
    tell_story(st);
    hand_list(st);
    light_begin(st);
    log_read(st->log, use->match, use->eyes, story_told(st->story));
    if (!use->frozen)
        hand_keys(st);
    set_table(st);
    st->board->draw_under(&st->table);
    show_targets(st);
    light_places(st);
    hand_touch(st);
    return st->says;
}
