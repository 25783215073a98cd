/* SPDX-License-Identifier: MIT */
#include "ui/event_scenes.h"

#include <math.h>

enum { SMOOTH = 16, STANDS = 250 /* ms between two frames */ };

static bool fits(const EventScene *row, const Event *e)
{
    return row->kind == e->kind && (row->only == NULL || row->only(e));
}

static const EventScene *row_of(const EventScenes *all, const Event *e)
{
    for (int i = 0; i < all->n; i++)
        if (fits(&all->row[i], e))
            return &all->row[i];
    return NULL;
}

static float length_of(const EventScene *row, const Event *e)
{
    return row->lasts ? row->lasts(e) : row->ms;
}

float event_scene_ms(const EventScenes *all, const Event *e)
{
    const EventScene *row = row_of(all, e);
    return row ? length_of(row, e) : 0;
}

/* Returns ms since the event was shown, whatever the speed; below 0: it will be. */
static float since(const Table *t, const PastEvent *told)
{
    return (float)(int32_t)(t->now - told->at);
}

const PastEvent *event_latest(const Table *t, int kind, PieceId p)
{
    for (int i = 0; i < t->nrecent; i++)
        if (t->recent[i].e.kind == kind && (p == NO_PIECE || t->recent[i].e.piece == p))
            return &t->recent[i];
    return NULL;
}

const PastEvent *event_moving(const Table *t, int kind, PieceId p)
{
    return ui_reduced_motion(t->ui) ? NULL : event_latest(t, kind, p);
}

float event_age(const Table *t, const PastEvent *told)
{
    float speed = ui_speed(t->ui);
    return speed > 0 ? since(t, told) / speed : 1e9f;
}

/* Returns the share of the row's time that has passed: below 0 before it begins, 1 or more after it. */
static float passed(const Table *t, const EventScenes *all, const EventScene *row, const PastEvent *told)
{
    float speed = all->steady ? 1 : ui_speed(t->ui), ms = length_of(row, &told->e) * speed;
    return ms > 0 ? (since(t, told) - row->after * speed) / ms : 1;
}

float event_scene_share(const Table *t, const EventScenes *all, const PastEvent *told)
{
    const EventScene *row = row_of(all, &told->e);
    float u = row ? passed(t, all, row, told) : 1;
    return u >= 0 && u < 1 ? u : -1;
}

/* Returns the ms until the next look at a scene that stands still. */
static int until_end(const EventScenes *all, float ms, float u, float speed)
{
    return (int)fminf(STANDS, (1 - u) * ms * (all->steady ? 1 : speed) + 1);
}

void event_scenes_draw(Table *t, const EventScenes *all)
{
    bool reduced = ui_reduced_motion(t->ui);
    for (int i = t->nrecent - 1; i >= 0; i--) {
        const PastEvent *told = &t->recent[i];
        const EventScene *row = row_of(all, &told->e);
        float u = row ? passed(t, all, row, told) : 1;
        bool stands = reduced && row && !row->goes_on;
        if (u >= 1 || (stands && all->still < 0))
            continue;
        if (u >= 0)
            row->draw(t, &told->e, stands ? all->still : u);
        ui_wake(t->ui, stands           ? until_end(all, length_of(row, &told->e), u, ui_speed(t->ui))
                       : all->every > 0 ? all->every
                                        : SMOOTH);
    }
}
