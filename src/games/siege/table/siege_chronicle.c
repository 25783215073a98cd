/* SPDX-License-Identifier: MIT */
#include "games/siege/table/siege_chronicle.h"

#include <stdlib.h>

#include "base/buf.h"
#include "core/say.h"

const char *siege_named(DefId def)
{
    return def == DEF_HIDDEN ? "" : say_word(siege_card(def)->name);
}

static void hear_damage(SiegeChronicle *chronicle, const Event *e, uint32_t serial)
{
    ChronicleTurn *t = &chronicle->turn[chronicle->turns];
    int type = siege_type(e->def), side = type == CARD_CASTLE ? 0 : type == CARD_PORTAL ? 1 : CHRONICLE_SIDES;
    chronicle->dealt[e->why] += e->n;
    if (type == CARD_OUTSIDER && e->n > 0)
        chronicle->outsider = (Blow){e->why, e->n};
    if (side == CHRONICLE_SIDES || e->n <= 0)
        return;
    if (side == 0)
        chronicle->castle = (Blow){e->why, e->n};
    if (t->damage[side] == 0)
        t->hurt[side] = serial;
    t->hurt_end[side] = serial + 1;
    t->damage[side] = (int16_t)(t->damage[side] + e->n);
    if (e->why && e->n > t->worst[side]) {
        t->worst[side] = e->n;
        t->striker[side] = e->why;
    }
}

static void hear_pillage(SiegeChronicle *chronicle, const Event *e, uint32_t serial)
{
    ChronicleTurn *t = &chronicle->turn[chronicle->turns];
    if (t->pillaged == 0)
        t->robbed = serial;
    t->robbed_end = serial + 1;
    t->pillaged = (int16_t)(t->pillaged + e->n);
    if (e->seat < SEAT_MAX)
        chronicle->pillaged[e->seat] += e->n;
}

static void hear_great(SiegeChronicle *chronicle, GreatKind kind, const Event *e, uint32_t serial)
{
    if (chronicle->ngreat == GREAT_MOST && kind == FATAL)
        chronicle->ngreat--;
    if (chronicle->ngreat < GREAT_MOST)
        chronicle->great[chronicle->ngreat++] = (Great){kind, serial, chronicle->turns, e->def};
}

/* What was no strike: no card gets the credit. */
static void hear_tokens(SiegeChronicle *chronicle, const Event *e)
{
    if (siege_type(e->def) == CARD_CASTLE)
        chronicle->castle = (Blow){0};
    if (siege_type(e->def) == CARD_OUTSIDER)
        chronicle->outsider = (Blow){0};
}

static void hear(void *listener, const Event *e, uint32_t serial)
{
    SiegeChronicle *chronicle = listener;
    bool outsider = siege_type(e->def) == CARD_OUTSIDER;
    switch (e->kind) {
    case EV_TURN:
        if (e->n > 0 && e->n <= CHRONICLE_TURNS) {
            chronicle->turns = e->n;
            chronicle->turn[e->n].serial = serial;
        }
        break;
    case EV_PHASE: /* turn 1 has no EV_TURN: it begins with its first refresh phase */
        if (chronicle->turns == 0 && e->n == PHASE_REFRESH) {
            chronicle->turns = 1;
            chronicle->turn[1].serial = serial;
        }
        break;
    case EV_MOVE:
        if (e->from < SIEGE_PLACES && siege_game.place[e->from].group == GROUP_DECK)
            chronicle->last = e->def;
        break;
    case EV_DAMAGED:
        hear_damage(chronicle, e, serial);
        break;
    case EV_TOKENS:
    case EV_REMOVED:
        hear_tokens(chronicle, e);
        break;
    case EV_PILLAGED:
        hear_pillage(chronicle, e, serial);
        break;
    case EV_COLLAPSES:
        hear_great(chronicle, COLLAPSE, e, serial);
        break;
    case EV_SUMMONED:
        if (outsider)
            hear_great(chronicle, ARRIVAL, e, serial);
        break;
    case EV_FALLS:
        if (outsider)
            hear_great(chronicle, STAGE, e, serial);
        break;
    case EV_LOST:
        hear_great(chronicle, FATAL, e, serial);
        break;
    default:
        break;
    }
}

SiegeChronicle *siege_chronicle_new(const Match *m)
{
    SiegeChronicle *chronicle = xcalloc(1, sizeof *chronicle);
    chronicle->dealt = xcalloc((size_t)siege_game.ndefs + 1, sizeof *chronicle->dealt);
    chronicle->view = view_new(&siege_game);
    match_view(m, NO_SEAT, VIEW_EYES, chronicle->view);
    chronicle->end = view_state(chronicle->view);
    match_each_event(m, NO_SEAT, hear, chronicle);
    return chronicle;
}

void siege_chronicle_free(SiegeChronicle *chronicle)
{
    view_free(chronicle->view);
    free(chronicle->dealt);
    free(chronicle);
}

const Great *siege_chronicle_last(const SiegeChronicle *chronicle, GreatKind kind)
{
    for (int i = chronicle->ngreat - 1; i >= 0; i--)
        if (chronicle->great[i].kind == kind)
            return &chronicle->great[i];
    return NULL;
}
