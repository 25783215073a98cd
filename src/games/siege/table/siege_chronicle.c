/* SPDX-License-Identifier: MIT */
#include "games/siege/table/siege_chronicle.h"

#include <stdlib.h>

#include "base/buf.h"
#include "core/say.h"

const char *siege_named(DefId def)
{
    return def == DEF_HIDDEN ? "" : say_word(siege_card(def)->name);
}

static void hear_damage(SiegeChronicle *st, const Event *e, uint32_t serial)
{
    ChronicleTurn *t = &st->turn[st->turns];
    int type = siege_type(e->def), side = type == CARD_CASTLE ? 0 : type == CARD_PORTAL ? 1 : CHRONICLE_SIDES;
    st->dealt[e->why] += e->n;
    if (type == CARD_OUTSIDER && e->n > 0)
        st->outsider = (Blow){e->why, e->n};
    if (side == CHRONICLE_SIDES || e->n <= 0)
        return;
    if (side == 0)
        st->castle = (Blow){e->why, e->n};
    if (t->damage[side] == 0)
        t->hurt[side] = serial;
    t->hurt_end[side] = serial + 1;
    t->damage[side] = (int16_t)(t->damage[side] + e->n);
    if (e->why && e->n > t->worst[side]) {
        t->worst[side] = e->n;
        t->striker[side] = e->why;
    }
}

static void hear_pillage(SiegeChronicle *st, const Event *e, uint32_t serial)
{
    ChronicleTurn *t = &st->turn[st->turns];
    if (t->pillaged == 0)
        t->robbed = serial;
    t->robbed_end = serial + 1;
    t->pillaged = (int16_t)(t->pillaged + e->n);
    if (e->seat < SEAT_MAX)
        st->pillaged[e->seat] += e->n;
}

static void hear_great(SiegeChronicle *st, GreatKind kind, const Event *e, uint32_t serial)
{
    if (st->ngreat == GREAT_MOST && kind == FATAL)
        st->ngreat--;
    if (st->ngreat < GREAT_MOST)
        st->great[st->ngreat++] = (Great){kind, serial, st->turns, e->def};
}

/* What was no strike: no card gets the credit. */
static void hear_tokens(SiegeChronicle *st, const Event *e)
{
    if (siege_type(e->def) == CARD_CASTLE)
        st->castle = (Blow){0};
    if (siege_type(e->def) == CARD_OUTSIDER)
        st->outsider = (Blow){0};
}

static void hear(void *chronicle, const Event *e, uint32_t serial)
{
    SiegeChronicle *st = chronicle;
    bool outsider = siege_type(e->def) == CARD_OUTSIDER;
    switch (e->kind) {
    case EV_TURN:
        if (e->n > 0 && e->n <= CHRONICLE_TURNS) {
            st->turns = e->n;
            st->turn[e->n].serial = serial;
        }
        break;
    case EV_PHASE: /* turn 1 has no EV_TURN: it begins with its first refresh phase */
        if (st->turns == 0 && e->n == PHASE_REFRESH) {
            st->turns = 1;
            st->turn[1].serial = serial;
        }
        break;
    case EV_MOVE:
        if (e->from < SIEGE_PLACES && siege_game.place[e->from].group == GROUP_DECK)
            st->last = e->def;
        break;
    case EV_DAMAGED:
        hear_damage(st, e, serial);
        break;
    case EV_TOKENS:
    case EV_REMOVED:
        hear_tokens(st, e);
        break;
    case EV_PILLAGED:
        hear_pillage(st, e, serial);
        break;
    case EV_COLLAPSES:
        hear_great(st, COLLAPSE, e, serial);
        break;
    case EV_SUMMONED:
        if (outsider)
            hear_great(st, ARRIVAL, e, serial);
        break;
    case EV_FALLS:
        if (outsider)
            hear_great(st, STAGE, e, serial);
        break;
    case EV_LOST:
        hear_great(st, FATAL, e, serial);
        break;
    default:
        break;
    }
}

SiegeChronicle *siege_chronicle_new(const Match *m)
{
    SiegeChronicle *st = xcalloc(1, sizeof *st);
    st->dealt = xcalloc((size_t)siege_game.ndefs + 1, sizeof *st->dealt);
    st->view = view_new(&siege_game);
    match_view(m, NO_SEAT, VIEW_EYES, st->view);
    st->end = view_state(st->view);
    match_each_event(m, NO_SEAT, hear, st);
    return st;
}

void siege_chronicle_free(SiegeChronicle *st)
{
    view_free(st->view);
    free(st->dealt);
    free(st);
}

const Great *siege_chronicle_last(const SiegeChronicle *st, GreatKind kind)
{
    for (int i = st->ngreat - 1; i >= 0; i--)
        if (st->great[i].kind == kind)
            return &st->great[i];
    return NULL;
}
