/* SPDX-License-Identifier: MIT
 * Which scenes of recent events are shown, and how far each has come. A table lists them as rows, one a kind of event;
 * speed, reduced motion and the next frame are seen to here and nowhere else.
 *
 * Times are ms at normal speed. A scene is drawn with u, the share of its time that has passed, from 0 to below 1; when
 * the person ends scenes, Table.recent no longer has their events, or dates them long ago. */
#ifndef UI_EVENT_SCENES_H
#define UI_EVENT_SCENES_H
#include "ui/board.h"

typedef struct {
    uint8_t kind;                   /* Event.kind */
    uint16_t ms, after;             /* how long; from the event to its beginning: a piece flies there first */
    bool goes_on;                   /* with reduced motion, too, because nothing in it moves then */
    bool (*only)(const Event *e);   /* true for the events that have it; NULL: all of that kind */
    float (*lasts)(const Event *e); /* how long, instead of `ms`; NULL: `ms` */
    void (*draw)(Table *t, const Event *e, float u);
} EventScene;

typedef struct {
    const EventScene *row; /* the first one that fits an event is its scene */
    int n;
    float still; /* with reduced motion each stands at this share; below 0: none is shown */
    bool steady; /* the speed of the story does not change their length */
    int every;   /* ms between two frames; 0: as many as the screen shows */
} EventScenes;

/* Returns the length of the event's scene; 0: it has none. */
float event_scene_ms(const EventScenes *all, const Event *e);
/* Returns the share of the scene's time that has passed; -1: it is not shown now. Reduced motion changes nothing. */
float event_scene_share(const Table *t, const EventScenes *all, const PastEvent *told);
/* Draws all that are shown, the newest on top. */
void event_scenes_draw(Table *t, const EventScenes *all);

/* Returns the newest recent event of that kind about the piece (NO_PIECE: about any); NULL: none. */
const PastEvent *event_latest(const Table *t, int kind, PieceId p);
/* The same for what grows or moves because of it: NULL with reduced motion, too. */
const PastEvent *event_moving(const Table *t, int kind, PieceId p);
/* Returns the ms, at normal speed, since that event began to be shown: below 0 before it, 1e9 if nothing is animated. */
float event_age(const Table *t, const PastEvent *told);

#endif
