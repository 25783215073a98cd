/* SPDX-License-Identifier: MIT
 * Marks on goblins that opponents changed since the viewer's last turn: new, moved (from where), swapped, slid,
 * thrown, turned. Built from the events that were shown (BoardTell.on_event). A mark follows its goblin and disappears
 * when the viewer places the next one. Where a goblin came from is shown while it is pointed at, and while others play.
 * An event is reported before its goblin arrives, so a mark is drawn only once its goblin lies there. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "ui/arrow.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

typedef enum { MARK_NEW, MARK_MOVED, MARK_PULLED, MARK_SWAPPED, MARK_SLID, MARK_THROWN, MARK_DOWN, MARK_UP } MarkKind;
enum { NO_CELL = 255, MARKS = 48 };

typedef struct {
    uint8_t kind, seat, cell, from; /* from: start of a trail, or NO_CELL */
    uint16_t by;                    /* def of the goblin that had turned that one face up, or 0 */
    uint16_t why;                   /* def of the goblin that did it, or 0; for MARK_NEW: of the new goblin */
} Mark;
typedef struct {
    uint8_t n, seat;         /* seat: whose turn is being shown */
    uint16_t raised, raiser; /* defs: goblin last turned face up in this turn, and by whom; 0: none */
    uint8_t wrecked;         /* cell taken by a Wrecker, + 1: the thrown goblin comes from there; 0: none */
    Mark mark[MARKS];
} Marks;
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
    const Counts *c = t->event_memory ? &((const Memory *)t->event_memory)->counts : NULL;
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
    const Counts *c = t->event_memory ? &((const Memory *)t->event_memory)->counts : NULL;
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
    const Counts *c = t->event_memory ? &((const Memory *)t->event_memory)->counts : NULL;
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
    const Journey *j = t->event_memory ? &((const Memory *)t->event_memory)->journey : NULL;
    bool flies = j && j->lands && t->sprite && sprite_shot(t->sprite, j->last, t->now).flying;
    if (!j || (j->left == 0 && !flies))
        return t->in->s;
    *room = *goblins_of(t->in->s);
    memcpy(room->plane, j->plane, sizeof room->plane);
    return &room->s;
}

void goblins_hear(void *memory, const State *s, int eyes, const Event *e)
{
    set_out(&((Memory *)memory)->journey, s, e);
    Marks *k = &((Memory *)memory)->marks;
    note_points(&((Memory *)memory)->since, s, eyes, e);
    note_counts(&((Memory *)memory)->counts, s);
    goblins_hear_end(&((Memory *)memory)->end, e);
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

const GoblinsEnd *goblins_end(const void *memory)
{
    return &((const Memory *)memory)->end;
}

/* ---- drawing the marks ------------------------------------------------------------------------------------------- */

static const char *said(MarkKind kind)
{
    static const char *const words[] = {
        [MARK_NEW] = N_("new"),         [MARK_MOVED] = N_("moved"), [MARK_PULLED] = N_("pulled"),
        [MARK_SWAPPED] = N_("swapped"), [MARK_SLID] = N_("slid"),   [MARK_THROWN] = N_("thrown"),
        [MARK_DOWN] = N_("face down"),  [MARK_UP] = N_("face up"),
    };
    return say_word(words[kind]);
}

static Color seat_color(const Table *t, int seat)
{
    return gfx_color(t->g, theme_seat(seat));
}

/* Draws the badge of the seat that did it on the upper edge of the card. */
static void tag(Table *t, const Mark *m, Rect r, int index)
{
    char id[24];
    Rect cell = t->at->place[PLACE_CELL + (m->cell < GRID_CELLS ? m->cell : 0)];
    float size = fmaxf(20, cell.w * 0.26f), y = fmaxf(r.y + cell.w * 0.03f, size / 2 + 1);
    gfx_seat_badge(t->g, m->seat, r.x + r.w / 2, y, size);
    (void)snprintf(id, sizeof id, "mark-%d", index);
    ui_mark(t->ui, id, "mark", r, said((MarkKind)m->kind));
    ui_note(t->ui, "by", t->names->name[m->seat]);
}

typedef struct { /* a curve from the old cell to the new one that leaves the names of a line readable */
    Bow bow;
    bool beside, is;
} Trail;

static Trail trail_of(const Table *t, const Mark *m, int order)
{
    Rect a = t->at->place[PLACE_CELL + m->from], b = t->at->place[PLACE_CELL + m->cell];
    float ax = a.x + a.w / 2, ay = a.y + a.h * 0.4f, bx = b.x + b.w / 2, by = b.y + b.h * 0.4f;
    float far = sqrtf((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (rect_is_empty(a) || rect_is_empty(b) || far < 20)
        return (Trail){0};
    float dx = (bx - ax) / far, dy = (by - ay) / far, lift = fminf(far * 0.3f, a.h * 0.7f) + 16 * (float)(order % 3);
    float side = dx < 0 ? -1 : 1; /* always above */
    bool beside = far < 1.5f * a.h;
    if (beside) /* neighbours: over the edge between them, not over their faces */
        lift = a.h * 0.34f;
    Bow bow = {.a = {ax + (beside ? dx * a.w * 0.16f : 0), ay + (beside ? dy * a.h * 0.12f : 0)},
               .top = {(ax + bx) / 2 + dy * lift * side, (ay + by) / 2 - dx * lift * side},
               .b = {bx - dx * b.w * (beside ? 0.16f : 0.34f), by - dy * b.h * (beside ? 0.12f : 0.34f)}};
    return (Trail){.bow = bow, .beside = beside, .is = true};
}

static void trail(Table *t, const Mark *m, int order)
{
    Trail way = trail_of(t, m, order);
    if (!way.is)
        return;
    const Bow *w = &way.bow;
    Color c = seat_color(t, m->seat), dark = {12, 8, 6, 190};
    SDL_FPoint there = {w->b.x - w->top.x, w->b.y - w->top.y}, back = {w->a.x - w->top.x, w->a.y - w->top.y};
    float far = sqrtf((w->b.x - w->a.x) * (w->b.x - w->a.x) + (w->b.y - w->a.y) * (w->b.y - w->a.y));
    /* A short trail is a line without gaps, with heads that leave some of it visible. */
    int dashes = way.beside ? 9 : 2 * (int)(far / 20) + 1, on = way.beside ? 1 : 2;
    float size = way.beside ? 13 : 20, thick = way.beside ? 4 : 5;
    for (int pass = 0; pass < 2; pass++) {
        float wide = pass ? thick : thick + 5;
        for (int i = 0; i < dashes; i += on) {
            SDL_FPoint p = bow_at(w, (float)i / (float)dashes), q = bow_at(w, (float)(i + 1) / (float)dashes);
            gfx_line(t->g, p.x, p.y, q.x, q.y, wide, pass ? c : dark);
        }
        arrow_head(t->g, w->b, there, size, wide, pass ? c : dark);
        if (m->kind == MARK_SWAPPED)
            arrow_head(t->g, w->a, back, size, wide, pass ? c : dark);
    }
}

/* True if the mark's goblin has arrived and shows the right side: events are reported while it is still in flight. */
static bool is_seen(const Table *t, const Mark *m)
{
    Goblins room;
    const State *s = t->in->s;
    bool many = m->kind == MARK_SLID || m->kind == MARK_SWAPPED;
    if (many && goblins_settled(t, &room) != s)
        return false;
    if (m->kind == MARK_SLID)
        return true;
    PieceId p = m->cell < GRID_CELLS ? goblins_at(s, m->cell) : NO_PIECE;
    if (p == NO_PIECE || (t->sprite && sprite_shot(t->sprite, p, t->now).flying))
        return false;
    bool down = s->piece[p].face & FACE_DOWN;
    return m->kind == MARK_NEW ? s->piece[p].def == m->why : m->kind == MARK_DOWN ? down : m->kind != MARK_UP || !down;
}

/* True if mark i has a trail. Swapped goblins share one with two heads, drawn with the first of their marks. */
static bool has_trail(const Table *t, const Marks *k, int i)
{
    const Mark *m = &k->mark[i];
    bool second = i > 0 && m->kind == MARK_SWAPPED && k->mark[i - 1].kind == MARK_SWAPPED &&
                  k->mark[i - 1].from == m->cell && k->mark[i - 1].cell == m->from;
    return m->from < GRID_CELLS && m->cell < GRID_CELLS && !second && is_seen(t, m);
}

static const char *role_said(DefId def)
{
    return goblins_is_goblin(def) ? say_word(goblins_role_name[goblins_role(def)]) : "";
}

/* Says "Odo's Charmer"; of a goblin that was turned face up, also by whom. */
static void say_cause(const Table *t, const Mark *m, char words[SENTENCE_MAX])
{
    say(words, SENTENCE_MAX, SAY("{by:{role}, turned face up by {who}\u2019s {by}|{who}\u2019s {role}}"),
        say_s("who", t->names->name[m->seat]), say_s("role", role_said(m->why)), say_s("by", role_said(m->by)));
}

/* Writes the cause in the middle of its trail. */
static void label(Table *t, const Mark *m, int order)
{
    Trail way = trail_of(t, m, order);
    char words[SENTENCE_MAX];
    if (!goblins_is_goblin(m->why) || !way.is || t->in->text > 1.5f)
        return;
    SDL_FPoint middle = bow_at(&way.bow, 0.5f);
    say_cause(t, m, words);
    Text style = {FACE_BOLD, 13, gfx_color(t->g, COL_SIGN), ALIGN_LEFT, false};
    float w = gfx_text_width(t->g, style, words), h = 22 * t->in->text, badge = 15;
    Rect f = t->at->panel[AT_FIELD];
    float x = clampf(middle.x - (w + badge + 16) / 2, f.x, f.x + f.w - w - badge - 16);
    /* The label would cover all of a short trail: it goes above it. */
    bool covers = w + badge + 16 > fabsf(way.bow.b.x - way.bow.a.x) && way.beside;
    Rect plate = rect(x, fmaxf(middle.y - (covers ? h + 8 : h / 2), f.y), w + badge + 16, h);
    effect_tag_inlaid(t->g, plate, (Color){21, 12, 6, 245}, 1, seat_color(t, m->seat));
    gfx_seat_badge(t->g, m->seat, plate.x + 5 + badge / 2, plate.y + h / 2, badge);
    (void)gfx_text(t->g, style, rect(plate.x + badge + 9, plate.y, w + 1, h), words);
    char id[24];
    (void)snprintf(id, sizeof id, "trail-%d", order);
    ui_mark(t->ui, id, "trail", plate, words);
}

/* Returns the rectangle round all goblins of a column. */
static Rect around_column(const Table *t, int cell)
{
    Rect all = {0};
    for (Cells c = goblins_plane(t->in->s, PLANE_TAKEN) & cells_column(cell); c; c &= c - 1) {
        Rect r = t->at->place[PLACE_CELL + cells_lowest(c)];
        all = rect_is_empty(all) ? r : rect(all.x, all.y, all.w, r.y + r.h - all.y);
    }
    return all;
}

/* Returns where the mark is drawn; empty: not yet, or a later mark of the same goblin says more. */
static Rect where(const Table *t, const Marks *k, int index)
{
    const Mark *m = &k->mark[index];
    if (!is_seen(t, m))
        return (Rect){0};
    if (m->kind == MARK_SLID)
        return around_column(t, m->cell);
    for (int i = index + 1; i < k->n; i++)
        if (k->mark[i].kind != MARK_SLID && k->mark[i].cell == m->cell && is_seen(t, &k->mark[i]))
            return (Rect){0};
    return m->cell < GRID_CELLS ? t->at->place[PLACE_CELL + m->cell] : (Rect){0};
}

bool goblins_say_mark(const Table *t, int cell, char out[SENTENCE_MAX])
{
    const Marks *k = t->event_memory && !goblins_ends(t) ? &((const Memory *)t->event_memory)->marks : NULL;
    char cause[SENTENCE_MAX];
    for (int i = k ? k->n - 1 : -1; i >= 0; i--) { /* the last mark says most */
        const Mark *m = &k->mark[i];
        bool column = m->kind == MARK_SLID && m->cell == (cell & (GRID_RING - 1));
        if (!column && (m->kind == MARK_SLID || m->cell != cell))
            continue;
        if (goblins_is_goblin(m->why) && m->kind != MARK_NEW)
            say_cause(t, m, cause);
        else
            (void)snprintf(cause, sizeof cause, "%s", t->names->name[m->seat]);
        say(out, SENTENCE_MAX, SAY("{done}: {who}"), say_s("done", said((MarkKind)m->kind)), say_s("who", cause));
        return true;
    }
    return false;
}

bool goblins_is_marked_down(const Table *t, int cell)
{
    const Marks *k = t->event_memory && !goblins_ends(t) ? &((const Memory *)t->event_memory)->marks : NULL;
    bool down = false;
    for (int i = 0; k != NULL && i < k->n; i++) /* only the last mark is drawn */
        if (k->mark[i].kind != MARK_SLID && k->mark[i].cell == cell)
            down = k->mark[i].kind == MARK_DOWN && t->in->text <= 1.5f;
    return down;
}

/* True if the goblin of the mark is pointed at, or nobody may choose because others play or are shown again. */
static bool shows_way(const Table *t, const Mark *m)
{
    PlaceId place = t->pointed != NO_PIECE ? t->in->s->piece[t->pointed].place : NO_PLACE;
    return t->legal->n == 0 || place == PLACE_CELL + m->cell;
}

void goblins_draw_trails(Table *t)
{
    if (t->event_memory == NULL || goblins_ends(t))
        return;
    const Marks *k = &((const Memory *)t->event_memory)->marks;
    if (t->lifted != NO_PIECE)
        gfx_fade(t->g, 0.4f); /* the move in the making stands out */
    for (int i = 0; i < k->n; i++) {
        Rect r = where(t, k, i);
        if (rect_is_empty(r))
            continue;
        gfx_frame(t->g, rect_inset(r, -3), 8, 2, seat_color(t, k->mark[i].seat));
        gfx_frame(t->g, rect_inset(r, -1), 7, 2, (Color){255, 255, 255, 235});
    }
    for (int i = 0; i < k->n; i++)
        if (has_trail(t, k, i) && shows_way(t, &k->mark[i]))
            trail(t, &k->mark[i], i);
    for (int i = 0; i < k->n; i++) {
        Rect r = where(t, k, i);
        if (!rect_is_empty(r))
            tag(t, &k->mark[i], r, i);
    }
    for (int i = 0; i < k->n; i++)
        if (has_trail(t, k, i) && shows_way(t, &k->mark[i]))
            label(t, &k->mark[i], i);
    gfx_fade(t->g, 1);
}
