/* SPDX-License-Identifier: MIT */
#include "ui/story.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "ui/mirror.h"

typedef struct { /* one move */
    View *after;
    int first, end; /* its events in Story.event */
} Chapter;

struct Story {
    const Game *game;
    Mirror *mirror;
    View *view; /* scratch */
    int eyes;
    uint32_t serial; /* moves told */
    uint32_t known;  /* moves queued or told */
    int told;        /* events told since the start of the match */
    Chapter *chapter;
    int nchapters, chapters_room, now; /* now: the chapter being told */
    Event *event;
    int nevents, events_room, next;
    const char *fault;
};

Story *story_new(const Game *g)
{
    Story *t = xcalloc(1, sizeof *t);
    t->game = g;
    t->mirror = mirror_new(g);
    t->view = view_new(g);
    t->eyes = NO_SEAT;
    return t;
}

static void forget(Story *t)
{
    for (int i = 0; i < t->nchapters; i++)
        view_free(t->chapter[i].after);
    t->nchapters = t->now = 0;
    t->nevents = t->next = 0;
}

void story_free(Story *t)
{
    if (!t)
        return;
    forget(t);
    mirror_free(t->mirror);
    view_free(t->view);
    free(t->chapter);
    free(t->event);
    free(t);
}

void story_jump(Story *t, const Match *m, int eyes)
{
    forget(t);
    match_view(m, eyes, VIEW_EYES, t->view);
    mirror_jump(t->mirror, t->view);
    t->eyes = eyes;
    t->serial = t->known = match_serial(m);
    t->told = match_events(m, eyes, 0, NULL, 0);
}

static void add_chapter(Story *t, const Match *m, uint32_t serial, int nevents)
{
    if (t->nchapters == t->chapters_room) {
        t->chapters_room = t->chapters_room ? 2 * t->chapters_room : 16;
        t->chapter = xrealloc(t->chapter, (size_t)t->chapters_room * sizeof *t->chapter);
    }
    View *after = view_new(t->game);
    match_view_at(m, serial + 1, t->eyes, VIEW_EYES, after);
    t->chapter[t->nchapters++] = (Chapter){after, t->nevents, t->nevents + nevents};
    t->nevents += nevents;
}

bool story_follow(Story *t, const Match *m)
{
    uint32_t serial = match_serial(m);
    if (serial < t->known)
        return false;
    if (serial == t->known)
        return true;
    if (!story_is_running(t))
        forget(t);
    int n = match_events(m, t->eyes, t->known, NULL, 0);
    if (t->nevents + n > t->events_room) {
        t->events_room = 2 * (t->nevents + n);
        t->event = xrealloc(t->event, (size_t)t->events_room * sizeof *t->event);
    }
    if (n > 0)
        (void)match_events(m, t->eyes, t->known, t->event + t->nevents, n);
    for (uint32_t k = t->known; k < serial; k++)
        add_chapter(t, m, k, match_events(m, t->eyes, k, NULL, 0) - match_events(m, t->eyes, k + 1, NULL, 0));
    t->known = serial;
    return true;
}

static void end_chapters(Story *t)
{
    while (t->now < t->nchapters && t->next == t->chapter[t->now].end) {
        const View *after = t->chapter[t->now].after;
        const char *difference = mirror_difference(t->mirror, after);
        if (difference && !t->fault)
            t->fault = difference;
        mirror_jump(t->mirror, after); /* the fields of the game; and the screen may never stay wrong */
        t->now++;
        t->serial++;
    }
}

bool story_next(Story *t, Event *out)
{
    end_chapters(t);
    if (t->next == t->nevents)
        return false;
    const Event *e = &t->event[t->next++];
    t->told++;
    mirror_apply(t->mirror, e);
    if (out)
        *out = *e;
    if (t->now < t->nchapters && t->next == t->chapter[t->now].end && t->next == t->nevents)
        end_chapters(t);
    return true;
}

const Event *story_peek(const Story *t)
{
    return t->next < t->nevents ? &t->event[t->next] : NULL;
}

bool story_is_running(const Story *t)
{
    return t->next < t->nevents || t->now < t->nchapters;
}

void story_drain(Story *t)
{
    while (story_next(t, NULL))
        ;
}

const State *story_state(const Story *t)
{
    return mirror_state(t->mirror);
}

int story_eyes(const Story *t)
{
    return t->eyes;
}

uint32_t story_serial(const Story *t)
{
    return t->serial;
}

int story_told(const Story *t)
{
    return t->told;
}

const char *story_fault(const Story *t)
{
    return t->fault;
}
