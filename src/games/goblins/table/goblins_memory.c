/* SPDX-License-Identifier: MIT
 * What the board remembers of the events that were shown (BoardTell.on_event), because the state no longer has it: marks
 * on goblins that opponents changed, the counts before they last changed, points of earlier moments, goblins on their
 * way, and how far the end is told. An event is reported before its goblin arrives. */
#include "games/goblins/table/goblins_memory.h"

#include <string.h>

#include "ui/event_scenes.h"
#include "ui/motion.h"

typedef struct
{ /* a goblin on its way, or several that move together: lines are counted when the last one has arrived */
    uint8_t left; /* how many have yet to set out */
    bool lands;   /* true once all have set out, `last` being the last */
    PieceId last;
    Plane plane[PLANE_COUNT], now[PLANE_COUNT]; /* the horde before, and after the last event */
} Journey;
typedef struct {     /* points of the clans when the present turn began, and when the viewer's own last one was over */
    bool own, known; /* own: the current events belong to the viewer's own turn */
    uint8_t turn[CLAN_COUNT], points[CLAN_COUNT];
} Since;
typedef struct {        /* what the last change of counts was, and how many events have been shown since */
    uint8_t ago, clans; /* clans: bits of those whose points changed */
    uint8_t strength[GRID_ROWS][CLAN_COUNT], points[CLAN_COUNT];
    uint8_t was[CLAN_COUNT]; /* points before it */
    uint16_t lines;          /* bits of the strengths that changed, row by row */
    bool known;              /* the counts of some moment are there: the first ones are no change */
} Counts;
typedef struct { /* memory of BoardTell.on_event */
    Marks marks;
    Since since;
    Counts counts;
    GoblinsEnd end;
    Journey journey;
} Memory;
_Static_assert(sizeof(Memory) <= BOARD_EVENT_MEMORY, "Memory fits into BOARD_EVENT_MEMORY");

static const Counts *counts_of(const Table *t)
{
    const Memory *m = t->event_memory;
    return m ? &m->counts : NULL;
}

static void put(Marks *k, MarkKind kind, int cell, int from, DefId why)
{
    if (k->n < MARKS && cell < GRID_CELLS)
        k->mark[k->n++] = (Mark){.kind = (uint8_t)kind,
                                 .seat = k->seat,
                                 .cell = (uint8_t)cell,
                                 .from = (uint8_t)from,
                                 .by = why && why == k->raised ? k->raiser : 0,
                                 .why = why};
}

/* Moves the marks of a goblin along with it. */
static void follow(Marks *k, int from, int to)
{
    for (int i = 0; i < k->n; i++)
        if (k->mark[i].kind != MARK_SLID && k->mark[i].cell == from)
            k->mark[i].cell = (uint8_t)to;
}

static void change_places(Marks *k, int a, int b)
{
    for (int i = 0; i < k->n; i++)
        k->mark[i].cell = k->mark[i].cell == a ? (uint8_t)b : k->mark[i].cell == b ? (uint8_t)a : k->mark[i].cell;
}

/* Moves the marks of a column that has slid by that many lines. The column's own mark has the cell of its first row. */
static void slide(Marks *k, int cell, int lines, DefId why)
{
    int column = cell & (GRID_RING - 1);
    for (int i = 0; i < k->n; i++) {
        Mark *m = &k->mark[i];
        int to = m->cell + lines * GRID_RING;
        if (m->kind != MARK_SLID && m->cell != NO_CELL && (m->cell & (GRID_RING - 1)) == column)
            m->cell = to >= 0 && to < GRID_CELLS ? (uint8_t)to : NO_CELL;
    }
    put(k, MARK_SLID, column, NO_CELL, why);
}

static MarkKind kind_of_move(DefId why)
{
    Role by = goblins_is_goblin(why) ? goblins_role(why) : ROLE_COUNT;
    return by == ROLE_CHARMER ? MARK_PULLED : by == ROLE_WRECKER ? MARK_THROWN : MARK_MOVED;
}

/* Counts the moves to come, because events are reported before the moves they cause. A swap has three (one goblin
 * into the air, then both to their cells), a slide one for each goblin. */
static void set_out(Journey *j, const State *s, const Event *e)
{
    bool alone = j->left == 0, changes = memcmp(j->now, goblins_of(s)->plane, sizeof j->now) != 0;
    if (alone && changes) {
        memcpy(j->plane, j->now, sizeof j->plane);
        j->lands = false; /* a goblin that turns over counts at once */
    }
    memcpy(j->now, goblins_of(s)->plane, sizeof j->now);
    switch (e->kind) {
    case EV_SWAPPED:
        j->left = 3;
        memcpy(j->plane, goblins_of(s)->plane, sizeof j->plane);
        break;
    case EV_SLID:
        j->left = (uint8_t)cells_count(goblins_plane(s, PLANE_TAKEN) & cells_column(e->to - PLACE_CELL));
        memcpy(j->plane, goblins_of(s)->plane, sizeof j->plane);
        break;
    case EV_MOVE:
        j->lands = j->left == 1 || (alone && changes);
        j->last = e->piece;
        j->left = (uint8_t)(j->left - (j->left > 0));
        break;
    case EV_TURN:
    case EV_OVER:
        j->left = 0;
        break;
    default:
        break;
    }
}

/* Notes which counts have changed with this event. */
static void note_counts(Counts *c, const State *s)
{
    enum { TOGETHER = 3 }; /* events within which changes are one: a column slides, and one is pushed out */
    Counts now = {.known = true};
    memcpy(now.was, c->points, sizeof now.was);
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        now.points[clan] = (uint8_t)goblins_points(s, (Clan)clan);
        now.clans |= (uint8_t)((now.points[clan] != c->points[clan]) << clan);
        for (int row = 0; row < GRID_ROWS; row++) {
            now.strength[row][clan] = (uint8_t)goblins_strength(s, row, (Clan)clan);
            if (now.strength[row][clan] != c->strength[row][clan])
                now.lines |= (uint16_t)(1u << (row * CLAN_COUNT + clan));
        }
    }
    if (!c->known) {
        now.lines = 0;
        now.clans = 0;
        *c = now;
        return;
    }
    for (int clan = 0; now.lines && c->ago < TOGETHER && clan < CLAN_COUNT; clan++)
        if (c->clans >> clan & 1) {
            now.clans |= (uint8_t)(1u << clan);
            now.was[clan] = c->was[clan];
        }
    if (now.lines)
        *c = now;
    else if (c->ago < RECENT)
        c->ago++;
}

/* Returns the ms since the counts changed last, below 0: what changes them is still on its way; 1e9: that is no longer
 * shown, or nothing moves. */
static float counts_age(const Table *t, const Counts *c)
{
    if (ui_reduced_motion(t->ui) || c->ago >= t->nrecent)
        return 1e9f;
    const PastEvent *change = &t->recent[c->ago];
    return event_age(t, change) - (change->e.kind == EV_MOVE ? GOBLINS_FLIGHT_MS : 0);
}

float goblins_count_grows(const Table *t, int row, Clan clan)
{
    enum { ROLL = 260, BY = 35 /* per cent */ };
    const Counts *c = counts_of(t);
    if (!c || !(c->lines >> (row * CLAN_COUNT + (int)clan) & 1))
        return 1;
    float u = counts_age(t, c) / ROLL;
    if (u < 1)
        ui_wake(t->ui, 16);
    return u >= 0 && u < 1 ? motion_pop(u, BY / 100.0f) : 1;
}

float goblins_banner_waves(const Table *t, Clan clan)
{
    enum { WAVE = 320 };
    const Counts *c = counts_of(t);
    if (!c || !(c->clans >> clan & 1))
        return -1;
    float u = counts_age(t, c) / WAVE;
    if (u < 1)
        ui_wake(t->ui, 16);
    return u >= 0 && u < 1 ? u : -1;
}

int goblins_points_were(const Table *t, Clan clan)
{
    enum { SHOWN = 2600 };
    const Counts *c = counts_of(t);
    if (!c || !(c->clans >> clan & 1) || c->ago >= t->nrecent)
        return -1;
    float left = SHOWN - event_age(t, &t->recent[c->ago]);
    if (left <= 0)
        return -1;
    ui_wake(t->ui, (int)(left * ui_speed(t->ui)) + 1);
    return c->was[clan];
}

/* Notes the points at the beginning of each turn: those before the first turn of the others are what the own one left. */
static void note_points(Since *since, const State *s, int eyes, const Event *e)
{
    for (int clan = 0; clan < CLAN_COUNT && (e->kind == EV_TURN || e->kind == EV_NONE); clan++)
        since->turn[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    if (e->kind != EV_PLACED && e->kind != EV_REPLACED)
        return;
    if (e->seat != eyes && since->own) {
        memcpy(since->points, since->turn, sizeof since->points);
        since->known = true;
    }
    since->own = e->seat == eyes;
}

const uint8_t *goblins_points_then(const Table *t)
{
    const Memory *m = t->event_memory;
    return m && m->since.known && !m->since.own ? m->since.points : NULL;
}

const State *goblins_settled(const Table *t, Goblins *room)
{
    const Memory *m = t->event_memory;
    const Journey *j = m ? &m->journey : NULL;
    bool flies = j && j->lands && t->sprite && sprite_shot(t->sprite, j->last, t->now).flying;
    if (!j || (j->left == 0 && !flies))
        return t->in->s;
    *room = *goblins_of(t->in->s);
    memcpy(room->plane, j->plane, sizeof room->plane);
    return &room->s;
}

static void hear_mark(Marks *k, int eyes, const Event *e)
{
    int cell = e->to < PLACE_CELL + GRID_CELLS ? e->to - PLACE_CELL : NO_CELL;
    int from = e->from < PLACE_CELL + GRID_CELLS ? e->from - PLACE_CELL : NO_CELL;
    switch (e->kind) {
    case EV_PLACED:
    case EV_REPLACED:
        k->seat = e->seat;
        k->raised = k->raiser = 0;
        if (e->seat == eyes || eyes == NO_SEAT) /* a bystander sees marks of the last turn only */
            k->n = 0;
        k->wrecked = e->kind == EV_REPLACED ? (uint8_t)(cell + 1) : 0;
        if (e->seat != eyes)
            put(k, MARK_NEW, cell, NO_CELL, e->def);
        break;
    case EV_THROWN:
        put(k, MARK_THROWN, cell, k->wrecked > 0 ? k->wrecked - 1 : NO_CELL, 0);
        break;
    case EV_MOVED:
        if (!goblins_is_goblin(e->why) ||
            goblins_role(e->why) != ROLE_MARSHAL) /* the cell a goblin was pushed out of holds another one */
            follow(k, from, cell);
        put(k, kind_of_move(e->why), cell, from, e->why);
        break;
    case EV_SWAPPED:
        change_places(k, from, cell);
        put(k, MARK_SWAPPED, cell, from, 0);
        put(k, MARK_SWAPPED, from, cell, 0);
        break;
    case EV_SLID:
        slide(k, cell, e->n, e->why);
        break;
    case EV_DOWNED:
        /* A thrown goblin's mark says it already. */
        if (k->n == 0 || k->mark[k->n - 1].kind != MARK_THROWN || k->mark[k->n - 1].cell != cell)
            put(k, MARK_DOWN, cell, NO_CELL, e->why);
        break;
    case EV_RAISED:
        k->raised = e->def;
        k->raiser = e->why;
        put(k, MARK_UP, cell, NO_CELL, e->why);
        break;
    case EV_OVER:
        k->n = 0;
        break;
    default:
        break;
    }
    if (k->seat == eyes)
        k->n = 0; /* the viewer's own moves need no marks */
}

void goblins_hear(void *memory, const State *s, int eyes, const Event *e)
{
    Memory *m = memory;
    set_out(&m->journey, s, e);
    note_points(&m->since, s, eyes, e);
    note_counts(&m->counts, s);
    goblins_hear_end(&m->end, e);
    hear_mark(&m->marks, eyes, e);
}

const Marks *goblins_marks(const Table *t)
{
    const Memory *m = t->event_memory;
    return m && !goblins_ends(t) ? &m->marks : NULL;
}

const GoblinsEnd *goblins_end(const void *memory)
{
    return &((const Memory *)memory)->end;
}
