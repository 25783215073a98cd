/* SPDX-License-Identifier: MIT */
#include "core/fields.h"

#include <string.h>

int field_count(const FieldSpec *f, const State *s)
{
    return f->count == PER_SEAT ? s->nseats : f->count;
}

int64_t field_get(const FieldSpec *f, const State *s, int i)
{
    const uint8_t *at = (const uint8_t *)s + f->offset;
    uint16_t wide;
    uint32_t wider;
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_SEAT:
    case FIELD_PLACE:
    case FIELD_PIECE:
        return at[i];
    case FIELD_I8:
        return (int8_t)at[i];
    case FIELD_U16:
    case FIELD_DEF:
        memcpy(&wide, at + 2 * i, sizeof wide);
        return wide;
    case FIELD_U32:
        memcpy(&wider, at + 4 * i, sizeof wider);
        return wider;
    }
    return 0;
}

void field_set(const FieldSpec *f, State *s, int i, int64_t value)
{
    uint8_t *at = (uint8_t *)s + f->offset;
    uint16_t wide = (uint16_t)value;
    uint32_t wider = (uint32_t)value;
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_SEAT:
    case FIELD_PLACE:
    case FIELD_PIECE:
    case FIELD_I8:
        at[i] = (uint8_t)value;
        break;
    case FIELD_U16:
    case FIELD_DEF:
        memcpy(at + 2 * i, &wide, sizeof wide);
        break;
    case FIELD_U32:
        memcpy(at + 4 * i, &wider, sizeof wider);
        break;
    }
}

int64_t field_blank(const FieldSpec *f)
{
    _Static_assert(NO_PIECE == NO_SEAT && NO_PIECE == NO_PLACE, "one number means no piece, no seat and no place");
    return f->kind == FIELD_PIECE || f->kind == FIELD_SEAT || f->kind == FIELD_PLACE ? NO_PIECE : 0;
}

unsigned field_seen(const FieldSpec *f, int i)
{
    return f->secret == FIELD_PUBLIC ? SEEN_ALL : f->secret == FIELD_OF_SEAT ? 1u << i : 0;
}

/* ---- telling ---------------------------------------------------------------------------------------------------- */

static int core_field(const State *s, int field)
{
    switch (field) {
    case FIELD_ROUND:
        return s->round;
    case FIELD_PHASE:
        return s->phase;
    case FIELD_TO_ACT:
        return s->to_act;
    case FIELD_MAY_ACT:
        return s->may_act;
    default:
        return s->over;
    }
}

static void set_core_field(State *s, int field, int value)
{
    switch (field) {
    case FIELD_ROUND:
        s->round = (uint16_t)value;
        break;
    case FIELD_PHASE:
        s->phase = (uint8_t)value;
        break;
    case FIELD_TO_ACT:
        s->to_act = (uint8_t)value;
        break;
    case FIELD_MAY_ACT:
        s->may_act = (uint8_t)value;
        break;
    default:
        s->over = (uint8_t)value;
        break;
    }
}

/* Values of 32 bits lie in n and why. */
static void add(Events *ev, int field, int i, int64_t value, unsigned seen)
{
    event_put(ev, (Event){.kind = EV_FIELD,
                          .seat = NO_SEAT,
                          .seen = (uint8_t)seen,
                          .piece = NO_PIECE,
                          .from = NO_PLACE,
                          .to = NO_PLACE,
                          .pos = (uint8_t)i,
                          .n = (int16_t)(uint16_t)((uint64_t)value & 0xFFFF),
                          .other = (uint16_t)field,
                          .why = (uint16_t)((uint64_t)value >> 16 & 0xFFFF)});
}

void fields_tell(Events *ev)
{
    const FieldWatch *w = ev->watch;
    if (!w)
        return;
    for (int field = FIELD_ROUND; field < FIELD_CORE_END; field++) {
        int value = core_field(w->s, field);
        if (value != core_field(w->told, field))
            add(ev, field, 0, value, SEEN_ALL);
        set_core_field(w->told, field, value);
    }
    for (int k = 0; k < w->g->nfields; k++) {
        const FieldSpec *f = &w->g->field[k];
        for (int i = field_count(f, w->s) - 1; i >= 0; i--) {
            int64_t value = field_get(f, w->s, i);
            if (value == field_get(f, w->told, i))
                continue;
            add(ev, k, i, value, field_seen(f, i));
            field_set(f, w->told, i, value);
        }
    }
}

void field_hear(const Game *g, State *s, const Event *e)
{
    if (e->other >= FIELD_ROUND)
        set_core_field(s, e->other, (uint16_t)e->n);
    else if (e->other < g->nfields)
        field_set(&g->field[e->other], s, e->pos, (int64_t)(uint16_t)e->n | (int64_t)e->why << 16);
}
