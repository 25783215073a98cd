/* SPDX-License-Identifier: MIT */
#include "engine/events_json.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fields.h"
#include "core/position.h"
#include "core/text.h"
#include "engine/request.h"

static const char *kind_word(const Game *g, const Event *e)
{
    static const char *const generic[] = {"none", "move", "show", "hide", "face",  "count", "shuffle",
                                          "num",  "put",  "host", "mix",  "field", "jump"};
    if (e->kind < sizeof generic / sizeof *generic)
        return generic[e->kind];
    int i = e->kind - EV_GAME;
    return i >= 0 && i < g->nevents && g->event[i].word ? g->event[i].word : "none";
}

static void add_place(json_t *o, const char *member, const Game *g, PlaceId at)
{
    if (at < g->nplaces)
        json_object_set_new(o, member, json_string(g->place[at].word));
}

static void add_table_members(json_t *o, const Game *g, const Event *e)
{
    if (e->kind == EV_SHUFFLE) {
        add_place(o, "to", g, e->to);
        return;
    }
    if (e->kind == EV_JUMP || e->kind == EV_NONE)
        return;
    json_object_set_new(o, "piece", json_string(g->def[e->def].word));
    json_object_set_new(o, "number", json_integer(e->piece));
    if (e->kind == EV_MOVE || e->kind == EV_PUT)
        add_place(o, "from", g, e->from);
    add_place(o, "to", g, e->to);
    if (e->kind == EV_MOVE || e->kind == EV_PUT)
        json_object_set_new(o, "pos", json_integer(e->pos));
    if (e->kind == EV_FACE)
        json_object_set_new(o, "face", json_integer(e->face));
    if (e->kind == EV_COUNT || e->kind == EV_NUM)
        json_object_set_new(o, "n", json_integer(e->n));
    if (e->kind == EV_NUM && e->other < g->nnums)
        json_object_set_new(o, "num", json_string(g->num[e->other].word));
    if (e->kind == EV_HOST)
        json_object_set_new(o, "host", e->other == NO_PIECE ? json_null() : json_integer(e->other));
}

/* Returns a value as in positions, except that events name pieces by number. */
static json_t *field_value(const Game *g, const FieldSpec *f, int64_t value)
{
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_U16:
    case FIELD_U32:
        break;
    case FIELD_I8:
        return json_integer((int8_t)value);
    case FIELD_SEAT:
    case FIELD_PIECE:
        return value == NO_SEAT ? json_null() : json_integer(value);
    case FIELD_PLACE:
        return value < g->nplaces ? json_string(g->place[value].word) : json_null();
    case FIELD_DEF:
        return value > 0 && value < g->ndefs ? json_string(g->def[value].word) : json_null();
    }
    return json_integer(value);
}

static json_t *core_value(const Game *g, int field, unsigned value)
{
    switch (field) {
    case FIELD_PHASE:
        return value < (unsigned)g->nphases ? json_string(g->phase[value]) : json_null();
    case FIELD_TO_ACT:
        return value == NO_SEAT ? json_null() : json_integer((json_int_t)value);
    case FIELD_MAY_ACT:
        return seats_out(value);
    case FIELD_OVER:
        return json_boolean(value);
    default:
        return json_integer((json_int_t)value);
    }
}

static void add_field_members(json_t *o, const Game *g, const Event *e)
{
    static const char *const own[] = {"round", "phase", "to_act", "may_act", "over"};
    const FieldSpec *f = e->other < g->nfields ? &g->field[e->other] : NULL;
    json_object_set_new(o, "field", json_string(f ? f->word : own[e->other - FIELD_ROUND]));
    if (f && f->count != 1)
        json_object_set_new(o, "at", json_integer(e->pos));
    int64_t value = (int64_t)(uint16_t)e->n | (int64_t)e->why << 16;
    json_object_set_new(o, "value", f ? field_value(g, f, value) : core_value(g, e->other, (uint16_t)e->n));
}

/* Adds the members that the label of a game's own event uses; the others have no meaning. */
static void add_game_members(json_t *o, const Game *g, const Setup *names, const Event *e)
{
    char line[SENTENCE_MAX];
    const char *label = g->event[e->kind - EV_GAME].label;
    if (e->def != DEF_HIDDEN)
        json_object_set_new(o, "piece", json_string(g->def[e->def].word));
    if (label && strstr(label, "{from}"))
        add_place(o, "from", g, e->from);
    if (label && strstr(label, "{to}"))
        add_place(o, "to", g, e->to);
    json_object_set_new(o, "n", json_integer(e->n));
    json_object_set_new(o, "other", json_integer(e->other)); /* 0 may be a seat */
    if (e->why && e->why < g->ndefs)
        json_object_set_new(o, "why", json_string(g->def[e->why].word));
    event_line(g, names, e, line, sizeof line);
    if (line[0])
        json_object_set_new(o, "line", line_json(line));
}

static json_t *event_json(const Match *m, const Event *e)
{
    const Game *g = match_game(m);
    json_t *o = json_pack("{s:s}", "kind", kind_word(g, e));
    json_object_set_new(o, "seat", e->seat < SEAT_MAX ? json_integer(e->seat) : json_null());
    if (e->kind == EV_FIELD)
        add_field_members(o, g, e);
    else if (e->kind < EV_GAME)
        add_table_members(o, g, e);
    else
        add_game_members(o, g, match_setup(m), e);
    return o;
}

static bool tells_another_field(const Event *e, const Event *than)
{
    return e->kind == EV_FIELD && (than->kind != EV_FIELD || e->other != than->other || e->pos != than->pos);
}

/* Adds the defs that only some seats may know. */
static void add_secrets(const Match *m, uint32_t serial, Event *events, Event *scratch, int n)
{
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        (void)match_events_of(m, seat, serial, scratch, EVENT_MAX); /* of a secret field only its seat hears */
        const Event *heard = scratch;
        for (int i = 0; i < n; i++, heard++) {
            while (tells_another_field(heard, &events[i]))
                heard++;
            if (events[i].def == DEF_HIDDEN)
                events[i].def = heard->def;
        }
    }
    /* Defs that no event revealed: taken from the pieces as they are after the move. */
    const State *s = match_truth_at(m, serial + 1);
    for (int i = 0; i < n; i++)
        if (events[i].def == DEF_HIDDEN && events[i].kind < EV_GAME && events[i].piece < s->npieces)
            events[i].def = s->piece[events[i].piece].def;
}

static void add_events_of(json_t *list, const Match *m, int seat, uint32_t serial, Event *events, Event *scratch)
{
    bool whole = seat == EVENTS_WHOLE;
    int n = match_events_of(m, whole ? NO_SEAT : seat, serial, events, EVENT_MAX);
    if (whole)
        add_secrets(m, serial, events, scratch, n);
    for (int i = 0; i < n; i++)
        json_array_append_new(list, event_json(m, &events[i]));
}

json_t *events_json(const Match *m, int seat, uint32_t from)
{
    json_t *list = json_array();
    Event *events = xcalloc((size_t)2 * EVENT_MAX, sizeof *events);
    for (uint32_t serial = from; serial < match_serial(m); serial++)
        add_events_of(list, m, seat, serial, events, events + EVENT_MAX);
    free(events);
    return list;
}
