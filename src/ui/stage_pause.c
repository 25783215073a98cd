/* SPDX-License-Identifier: MIT
 * Where the story waits for the person: at the board's pauses (BoardPause) that the person wants. Otherwise the story
 * works as usual: any press ends the running animation, up to the next pause; from there only the pause's own buttons
 * continue, so that the person can look at the table at leisure. */
#include "ui/stage_int.h"

#include <string.h>

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

void pause_watch(Stage *st)
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

bool pause_takes(Stage *st)
{
    const Input *in = ui_input(st->ui);
    if (!pause_switch(st))
        return false;
    return in->kind == INPUT_DOWN
               ? ui_is_pointed(st->ui, "pause-switch")
               : in->kind == INPUT_KEY && ((in->key == SDLK_o && !(in->mod & (KMOD_CTRL | KMOD_ALT))) ||
                                           strcmp(ui_focused(st->ui), "pause-switch") == 0);
}

void pause_skip(Stage *st)
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
