/* SPDX-License-Identifier: MIT */
#include "ui/story.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/mirror.h"

typedef struct { /* an event, in the order of showing */
    Event e;
    Motion m;
    int end;            /* number of events of the match up to and including it */
    bool word;          /* has a line in the log */
    int gap;            /* index of the words before the changes whose gap follows after this one; -1: none */
    int field, nfields; /* range of Story.field: fields that changed just before */
} Item;

typedef struct { /* one move */
    View *after;
    int first, end;     /* its events in Story.item */
    int told;           /* number of events of the match at its end */
    int field, nfields; /* fields that changed after its last event */
} Chapter;

typedef struct { /* of a piece */
    bool rolls, counted;
    uint32_t until;
    Event e; /* event the mirror gets when it rests, if counted: an EV_COUNT */
} Roll;

struct Story {
    const Game *game;
    Mirror *mirror;
    View *view; /* scratch */
    StoryPace pace;
    const void *ctx;
    StoryStop stop;
    const void *stop_ctx;
    StoryHalt halt;
    const void *halt_ctx;
    StoryCut cut;
    const void *cut_ctx;
    bool was_cut;
    int cutting; /* 1 + how many changes may still be shown after the event that cuts; 0: not cut */
    int eyes;
    uint32_t serial; /* moves shown */
    uint32_t known;  /* moves queued or shown */
    int told;        /* events of the match whose words are shown */
    int queued;      /* events of the match queued or shown */
    Chapter *chapter;
    int nchapters, chapters_room, now; /* now: the current chapter */
    Item *item;
    int nitems, items_room, next;
    uint32_t next_at;
    bool timed, spoken;
    bool held;  /* until story_go_on */
    int asked;  /* item before which `halt` was last asked; -1: none */
    int struck; /* item whose strike is still due; -1: none */
    uint32_t strikes_at;
    Roll roll[PIECE_MAX];
    int rolling;
    Event *field; /* changes of the game's fields, which take no time of their own */
    int nfields, fields_room;
    bool jumped; /* the current chapter has an EV_JUMP: only the view has the result */
    const char *fault;
};

Story *story_new(const Game *g)
{
    Story *t = xcalloc(1, sizeof *t);
    t->game = g;
    t->mirror = mirror_new(g);
    t->view = view_new(g);
    t->eyes = NO_SEAT;
    t->struck = t->asked = -1;
    return t;
}

void story_set_pace(Story *t, StoryPace pace, const void *ctx)
{
    t->pace = pace;
    t->ctx = ctx;
}

void story_set_stop(Story *t, StoryStop stop, const void *ctx)
{
    t->stop = stop;
    t->stop_ctx = ctx;
}

void story_set_halt(Story *t, StoryHalt halt, const void *ctx)
{
    t->halt = halt;
    t->halt_ctx = ctx;
}

void story_set_cut(Story *t, StoryCut cut, const void *ctx)
{
    t->cut = cut;
    t->cut_ctx = ctx;
}

bool story_was_cut(const Story *t)
{
    return t->was_cut;
}

static void forget(Story *t)
{
    for (int i = 0; i < t->nchapters; i++)
        view_free(t->chapter[i].after);
    t->nchapters = t->now = 0;
    t->nitems = t->next = t->nfields = 0;
    t->jumped = false;
    t->timed = t->spoken = t->held = t->was_cut = false;
    t->cutting = 0;
    t->struck = t->asked = -1;
    t->rolling = 0;
    memset(t->roll, 0, sizeof t->roll);
}

void story_free(Story *t)
{
    if (!t)
        return;
    forget(t);
    mirror_free(t->mirror);
    view_free(t->view);
    free(t->chapter);
    free(t->item);
    free(t->field);
    free(t);
}

void story_jump_to(Story *t, const Match *m, uint32_t serial, int eyes)
{
    forget(t);
    match_view_at(m, serial, eyes, VIEW_EYES, t->view);
    mirror_jump(t->mirror, t->view);
    t->eyes = eyes;
    t->serial = t->known = serial;
    t->told = t->queued = match_events(m, eyes, 0, NULL, 0) - match_events(m, eyes, serial, NULL, 0);
}

void story_jump(Story *t, const Match *m, int eyes)
{
    story_jump_to(t, m, match_serial(m), eyes);
}

/* ---- the order of the events ------------------------------------------------------------------------------------- */

/* A match reports the events of a move in the order in which the rules acted, and a game reports the words of a change
 * after it: the card has moved, then "Mira takes the Dragon".  A person sees another order, made here once for each
 * chapter (all events of one move):
 *
 * 1. Words with Motion.shows_before_changes move in front of the changes of the table they describe, that is of all
 *    since the words before them (head); the card then flies while one reads.  Words about dice stay behind the throw,
 *    because they would reveal the number.  The gap of such words comes after the last of these changes (put_gaps).
 * 2. A die is thrown to the number that is reported for it later in the chapter (put_throws), and shows it when it
 *    rests.
 * 3. Changes of the game's fields (EV_FIELD: scores, whose turn, counters) take no time of their own.  They wait for the
 *    next item that is shown and are applied to the mirror directly before it; while dice tumble, before the first item
 *    that waits for the dice.  The rest belongs to the end of the chapter.
 *
 * Item.end keeps the order of the match: how many of its events are known once the item has been shown. */

static bool is_of_the_table(const Event *e)
{
    return e->kind < EV_GAME;
}

static bool has_words(const Game *g, const Event *e)
{
    return !is_of_the_table(e) && g->event[e->kind - EV_GAME].label != NULL;
}

/* True if `at` throws a die, or counts a die thrown since `first`. */
static bool is_thrown(const Item *first, const Item *at)
{
    if (at->m.roll > 0)
        return true;
    for (const Item *i = first; i < at && at->e.kind == EV_COUNT; i++)
        if (i->m.roll > 0 && i->e.piece == at->e.piece)
            return true;
    return false;
}

/* Moves the words in front of the changes of the table they describe: those reported since the words before them, which
 * are at `since`. Words about dice stay behind the throw. True: they moved. */
static bool head(Item *first, Item *word, int since)
{
    Item *to = word;
    while (to > first && !to[-1].word && to[-1].end > since)
        if (is_thrown(first, --to))
            return false;
    while (to < word && !is_of_the_table(&to->e))
        to++;
    if (to == word)
        return false;
    Item moved = *word;
    memmove(to + 1, to, (size_t)(word - to) * sizeof *to);
    *to = moved;
    return true;
}

/* Moves the gap of words before changes to after the last of these changes. */
static void put_gaps(Story *t, int first)
{
    for (int i = first; i < t->nitems; i++) {
        if (!t->item[i].m.shows_before_changes)
            continue;
        int last = i;
        while (last + 1 < t->nitems && t->item[last + 1].end < t->item[i].end)
            last++;
        t->item[i].m.shows_before_changes = last > i;
        t->item[i].m.hold = last > i ? t->item[i].m.hold : 0;
        if (last > i)
            t->item[last].gap = i;
    }
}

/* Gives each throw the number that is reported for the die later. */
static void put_throws(Story *t, int first)
{
    for (int i = first; i < t->nitems; i++) {
        if (t->item[i].m.roll <= 0)
            continue;
        const Event *e = &t->item[i].e;
        for (int k = i + 1; k < t->nitems && !(t->item[k].m.roll > 0 && t->item[k].e.piece == e->piece); k++)
            if (t->item[k].e.kind == EV_COUNT && t->item[k].e.piece == e->piece) {
                t->item[i].e.n = t->item[k].e.n;
                break;
            }
    }
}

static void add_field(Story *t, const Event *e)
{
    if (t->nfields == t->fields_room) {
        t->fields_room = t->fields_room ? 2 * t->fields_room : 64;
        t->field = xrealloc(t->field, (size_t)t->fields_room * sizeof *t->field);
    }
    t->field[t->nfields++] = *e;
}

/* Returns the first event that takes time; NULL: none. */
static const Event *next_shown(const Event *e, int n)
{
    for (int i = 0; i < n; i++)
        if (e[i].kind != EV_FIELD)
            return &e[i];
    return NULL;
}

/* True if the item waits until tumbling dice can be read; throws, counts and moves do not. */
static bool waits_for_dice(const Item *item)
{
    return item->m.roll <= 0 && item->e.kind != EV_COUNT && item->e.kind != EV_MOVE &&
           (item->word || is_of_the_table(&item->e));
}

/* Returns how many fields at the end belong to no item. */
static int add_items(Story *t, const Event *e, int n)
{
    if (t->nitems + n > t->items_room) {
        t->items_room = 2 * (t->nitems + n);
        t->item = xrealloc(t->item, (size_t)t->items_room * sizeof *t->item);
    }
    int first = t->nitems, field = t->nfields, since = 0;
    bool tumbles = false;
    for (int i = 0; i < n; i++) {
        t->queued++;
        if (e[i].kind == EV_FIELD) {
            add_field(t, &e[i]);
            continue;
        }
        Item *item = &t->item[t->nitems++];
        *item = (Item){.e = e[i], .end = t->queued, .word = has_words(t->game, &e[i]), .gap = -1};
        if (t->pace)
            t->pace(t->ctx, &e[i], next_shown(e + i + 1, n - i - 1), &item->m);
        if (item->e.piece == NO_PIECE)
            item->m.roll = 0;
        item->m.shows_before_changes = item->m.shows_before_changes && item->word;
        int before = since;
        since = item->word ? t->queued : since;
        if (item->m.shows_before_changes && head(&t->item[first], item, before))
            continue; /* the fields between the change and its words follow both */
        tumbles |= item->m.roll > 0;
        if (tumbles && !waits_for_dice(item))
            continue; /* fields may reveal the numbers of the dice */
        tumbles = false;
        item->field = field;
        item->nfields = t->nfields - field;
        field = t->nfields;
    }
    put_gaps(t, first);
    put_throws(t, first);
    return t->nfields - field;
}

/* Adds the events of the move after `serial` moves; e: room for EVENT_MAX. */
static void add_chapter(Story *t, const Match *m, uint32_t serial, Event *e)
{
    if (t->nchapters == t->chapters_room) {
        t->chapters_room = t->chapters_room ? 2 * t->chapters_room : 16;
        t->chapter = xrealloc(t->chapter, (size_t)t->chapters_room * sizeof *t->chapter);
    }
    View *after = view_new(t->game);
    match_view_at(m, serial + 1, t->eyes, VIEW_EYES, after);
    int first = t->nitems;
    int left = add_items(t, e, match_events_of(m, t->eyes, serial, e, EVENT_MAX));
    t->chapter[t->nchapters++] = (Chapter){after, first, t->nitems, t->queued, t->nfields - left, left};
}

bool story_follow(Story *t, const Match *m)
{
    return story_follow_to(t, m, match_serial(m));
}

bool story_follow_to(Story *t, const Match *m, uint32_t serial)
{
    if (serial < t->known)
        return false;
    if (serial == t->known)
        return true;
    if (!story_is_running(t))
        forget(t);
    Event *scratch = xcalloc(EVENT_MAX, sizeof *scratch);
    for (; t->known < serial; t->known++)
        add_chapter(t, m, t->known, scratch);
    free(scratch);
    return true;
}

/* ---- showing ----------------------------------------------------------------------------------------------------- */

static void hear_fields(Story *t, int first, int n)
{
    for (int i = first; i < first + n; i++)
        (void)mirror_apply(t->mirror, &t->field[i]);
}

/* True if the story waits at the end of this chapter; not after an empty chapter, nor after the last event. */
static bool is_stopped(const Story *t, const Chapter *told)
{
    return t->stop && told->end > told->first && t->next < t->nitems && t->stop(t->stop_ctx, story_state(t));
}

static void end_chapters(Story *t)
{
    while (!t->held && t->now < t->nchapters && t->next == t->chapter[t->now].end) {
        const Chapter *c = &t->chapter[t->now];
        hear_fields(t, c->field, c->nfields);
        const char *difference = mirror_difference(t->mirror, c->after, NULL);
        if (difference && !t->fault && !t->jumped)
            t->fault = difference;
        /* Takes over the stack, which no event reports; and the screen never stays wrong. */
        mirror_jump(t->mirror, c->after);
        t->jumped = false;
        t->told = c->told;
        t->now++;
        t->serial++;
        t->spoken = false;
        t->held = is_stopped(t, c);
    }
}

/* Lets the die of this piece rest and returns its event. */
static Event rest(Story *t, PieceId p)
{
    Roll *r = &t->roll[p];
    if (r->counted)
        (void)mirror_apply(t->mirror, &r->e);
    r->rolls = false;
    t->rolling--;
    return r->e;
}

static void put_words(Story *t, const Item *item)
{
    t->told = item->end > t->told ? item->end : t->told;
    t->spoken = true;
}

/* Completes the strike of an item: late words are shown. */
static void strike(Story *t)
{
    if (t->item[t->struck].m.shows_at_strike)
        put_words(t, &t->item[t->struck]);
    t->struck = -1;
}

static void rest_all(Story *t)
{
    for (int p = 0; p < PIECE_MAX && t->rolling > 0; p++)
        if (t->roll[p].rolls)
            (void)rest(t, (PieceId)p);
    if (t->struck >= 0)
        strike(t);
}

/* Ends the story if the cut has come; true: the next event is not shown. */
static bool is_cut(Story *t)
{
    bool ends = t->cutting && (t->cutting == 1 || t->next == t->nitems || !is_of_the_table(&t->item[t->next].e) ||
                               (t->now < t->nchapters && t->next == t->chapter[t->now].end));
    if (ends) {
        forget(t);
        t->was_cut = true;
    }
    return ends;
}

/* True if the story waits before the next event. */
static bool is_halted(Story *t)
{
    if (t->halt && t->asked != t->next) {
        t->asked = t->next;
        t->held = t->halt(t->halt_ctx, story_state(t), &t->item[t->next].e);
    }
    return t->held;
}

/* Begins the next item. by_clock: words of shows_at_strike wait for the strike. */
static Item *begin(Story *t, bool by_clock)
{
    Item *item = &t->item[t->next++];
    if (t->cutting > 1)
        t->cutting--;
    else if (t->cutting == 0 && t->cut)
        t->cutting = t->cut(t->cut_ctx, &item->e);
    hear_fields(t, item->field, item->nfields);
    if (item->word && !(by_clock && item->m.shows_at_strike && item->m.hold > 0))
        put_words(t, item);
    return item;
}

bool story_next(Story *t, Event *out)
{
    rest_all(t);
    if (is_cut(t))
        return false;
    end_chapters(t);
    if (t->held || t->next == t->nitems || is_halted(t))
        return false;
    const Item *item = begin(t, false);
    t->jumped |= !mirror_apply(t->mirror, &item->e);
    if (out)
        *out = item->e;
    if (!t->cutting && t->now < t->nchapters && t->next == t->chapter[t->now].end && t->next == t->nitems)
        end_chapters(t);
    t->timed = false;
    return true;
}

static bool is_due(uint32_t now, uint32_t at)
{
    return (int32_t)(now - at) >= 0;
}

/* Returns the tumbling die that rests first; NO_PIECE: none tumbles. */
static PieceId first_to_rest(const Story *t)
{
    PieceId first = NO_PIECE;
    for (int p = 0; p < PIECE_MAX && t->rolling > 0; p++)
        if (t->roll[p].rolls && (first == NO_PIECE || !is_due(t->roll[p].until, t->roll[first].until)))
            first = (PieceId)p;
    return first;
}

static void throw_die(Story *t, const Item *item, uint32_t until)
{
    Roll *r = &t->roll[item->e.piece];
    t->rolling += !r->rolls;
    *r = (Roll){.rolls = true, .counted = item->e.kind == EV_COUNT, .until = until, .e = item->e};
}

/* Fills *out with a die's rest or a strike that is due; false: none. */
static bool tell_pending(Story *t, uint32_t now, Telling *out)
{
    PieceId p = first_to_rest(t);
    if (p != NO_PIECE && is_due(now, t->roll[p].until)) {
        *out = (Telling){.e = rest(t, p), .part = TOLD_RESTS};
        return true;
    }
    if (t->struck >= 0 && is_due(now, t->strikes_at)) {
        *out = (Telling){.e = t->item[t->struck].e, .part = TOLD_STRIKES, .m = t->item[t->struck].m};
        strike(t);
        return true;
    }
    return false;
}

static uint32_t stretched(float ms, float speed)
{
    return (uint32_t)(ms * speed + 0.5f);
}

/* Keeps the numbers of tumbling dice for the moment they rest. */
static void skip_counts(Story *t)
{
    while (t->next < t->nitems && (t->now >= t->nchapters || t->next < t->chapter[t->now].end)) {
        const Item *item = &t->item[t->next];
        if (item->e.kind != EV_COUNT || item->m.roll > 0 || !t->roll[item->e.piece].rolls)
            return;
        Roll *r = &t->roll[item->e.piece];
        r->e = item->e;
        r->counted = true;
        hear_fields(t, item->field, item->nfields);
        t->next++;
    }
}

bool story_tell(Story *t, uint32_t now, float speed, Telling *out)
{
    if (!story_is_running(t) || t->held)
        return false;
    if (!t->timed) {
        t->timed = true;
        t->next_at = now;
    }
    if (tell_pending(t, now, out))
        return true;
    skip_counts(t);
    bool chapter_ends = t->now < t->nchapters && t->next == t->chapter[t->now].end;
    bool waits = chapter_ends || waits_for_dice(&t->item[t->next]);
    if (!is_due(now, t->next_at) || (waits && t->rolling > 0) || is_cut(t))
        return false;
    if (chapter_ends) {
        end_chapters(t);
        return story_tell(t, now, speed, out);
    }
    if (is_halted(t))
        return false;
    const Item *item = begin(t, true);
    const Motion *m = &item->m;
    t->next_at = now + stretched(m->shows_before_changes ? m->hold : m->gap, speed);
    if (item->gap >= 0)
        t->next_at += stretched(t->item[item->gap].m.gap, speed);
    if (m->hold > 0) {
        t->struck = t->next - 1;
        t->strikes_at = m->shows_before_changes ? t->next_at : now + stretched(fminf(m->hold, m->gap), speed);
    }
    *out = (Telling){.e = item->e, .part = TOLD_BEGINS, .m = *m};
    if (m->roll > 0)
        throw_die(t, item, now + stretched(m->roll, speed));
    else
        t->jumped |= !mirror_apply(t->mirror, &item->e);
    return true;
}

uint32_t story_wait(const Story *t, uint32_t now)
{
    uint32_t at = t->next_at;
    PieceId p = first_to_rest(t);
    if (p != NO_PIECE && (is_due(now, at) || !is_due(t->roll[p].until, at)))
        at = t->roll[p].until;
    return is_due(now, at) ? 0 : at - now;
}

bool story_is_held(const Story *t)
{
    return t->held;
}

void story_go_on(Story *t)
{
    t->timed = t->timed && !t->held;
    t->held = false;
}

void story_hurry(Story *t)
{
    t->timed = false;
}

bool story_peek(const Story *t, Event *out)
{
    if (t->next < t->nitems)
        *out = t->item[t->next].e;
    return t->next < t->nitems;
}

bool story_is_running(const Story *t)
{
    return t->next < t->nitems || t->now < t->nchapters;
}

void story_drain(Story *t)
{
    while (story_next(t, NULL) || t->held)
        story_go_on(t);
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

int story_shown_count(const Story *t)
{
    return t->told;
}

bool story_has_spoken(const Story *t)
{
    return t->spoken || !story_is_running(t);
}

bool story_has_throws(const Story *t)
{
    for (int i = t->now < t->nchapters ? t->chapter[t->now].first : t->nitems; i < t->nitems; i++)
        if (i < t->chapter[t->now].end && t->item[i].m.roll > 0)
            return true;
    return false;
}

const char *story_fault(const Story *t)
{
    return t->fault;
}
