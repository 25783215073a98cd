/* SPDX-License-Identifier: MIT */
#include "games/siege/table/siege_fight_log.h"

#include <string.h>

#include "core/table.h"

static uint8_t deck_of(const State *s, int seat)
{
    return (uint8_t)table_size(s, (PlaceId)(PLACE_DECK + seat));
}

static PieceId in_half(const State *s, PlaceId half, int lane)
{
    for (PieceId p = s->head[half].first; p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos == lane)
            return p;
    return NO_PIECE;
}

static SiegeCardType type_of(const State *s, PieceId p)
{
    DefId def = p == NO_PIECE ? DEF_HIDDEN : s->piece[p].def;
    return def == DEF_HIDDEN ? CARD_NOTHING : (SiegeCardType)siege_card(def)->type;
}

static SiegeLaneKind kind_of(const State *s, PieceId upper, PieceId lower)
{
    SiegeCardType below = type_of(s, lower);
    bool ally = below == CARD_ALLY || below == CARD_SKELETON;
    if (upper == NO_PIECE)
        return ally ? LANE_FREE : LANE_EMPTY;
    return type_of(s, upper) == CARD_NOTHING ? LANE_CONCEALED : ally ? LANE_FIGHT : LANE_UNBLOCKED;
}

static void begin_lane(SiegeFightLog *f, const State *s, int lane)
{
    SiegeLaneForecast *l = &f->lane[lane];
    *l = (SiegeLaneForecast){.sure = true};
    memset(l->other, NO_PIECE, sizeof l->other);
    l->upper = in_half(s, PLACE_UPPER, lane);
    l->lower = in_half(s, PLACE_LOWER, lane);
    l->kind = (uint8_t)kind_of(s, l->upper, l->lower);
    l->tower = type_of(s, l->lower) == CARD_TOWER;
    f->begun |= (uint8_t)(1u << lane);
}

static void note_fall(SiegeLaneForecast *l, PieceId p)
{
    l->upper_falls |= p == l->upper;
    l->lower_falls |= p == l->lower;
    for (int i = 0; i < l->nothers; i++)
        if (l->other[i] == p)
            return;
    if (p != l->upper && p != l->lower && l->nothers < FORECAST_OTHERS)
        l->other[l->nothers++] = p;
}

static int8_t left_of(const State *s, PieceId p, bool falls)
{
    int unit = p == NO_PIECE || falls ? NO_UNIT : siege_unit(s, p);
    return (int8_t)(unit == NO_UNIT || siege_lane(s, unit) < 0 ? 0 : siege_health_left(s, unit));
}

/* Notes an event of the lane that fights now: changes since the event before belong to it. */
static void hear_lane(SiegeFightLog *f, const State *s, int lane, const Event *e)
{
    if (!(f->begun >> lane & 1))
        begin_lane(f, s, lane);
    f->acted |= (uint8_t)(e->kind == EV_PHASE ? 0 : 1u << lane);
    SiegeLaneForecast *l = &f->lane[lane];
    if (e->kind == EV_FALLS && e->piece < s->npieces)
        note_fall(l, e->piece);
    l->upper_left = left_of(s, l->upper, l->upper_falls);
    l->lower_left = left_of(s, l->lower, l->lower_falls);
    l->castle = (int8_t)(l->castle + f->castle_at - siege_health_left(s, UNIT_CASTLE));
    l->portal = (int8_t)(l->portal + f->portal_at - siege_health_left(s, UNIT_PORTAL));
    for (int seat = 0; seat < siege_allies(s); seat++)
        l->pillage[seat] = (int8_t)(l->pillage[seat] + f->deck_at[seat] - deck_of(s, seat));
}

void siege_hear(void *memory, const State *s, int eyes, const Event *e)
{
    SiegeFightLog *f = memory;
    const Siege *g = siege_of(s);
    bool fights = g->step >= STEP_LANE && g->step <= STEP_LANE_END;
    if (g->step < STEP_LANE) { /* before the fight: the last values noted here are those it begins with */
        *f = (SiegeFightLog){.known = true, .boosted = f->boosted};
        f->castle = siege_health_left(s, UNIT_CASTLE);
        f->portal = siege_health_left(s, UNIT_PORTAL);
        for (int seat = 0; seat < siege_allies(s); seat++)
            f->deck[seat] = deck_of(s, seat);
    } else if (!f->known && fights) { /* results up to this lane are unknown; those of later lanes will be known */
        *f = (SiegeFightLog){.known = true, .first = (uint8_t)(g->lane % LANES + 1), .boosted = f->boosted};
        f->acted = (uint8_t)((1u << f->first) - 1);
        f->castle = siege_health_left(s, UNIT_CASTLE);
        f->portal = siege_health_left(s, UNIT_PORTAL);
        for (int seat = 0; seat < siege_allies(s); seat++)
            f->deck[seat] = deck_of(s, seat);
    } else if (f->known && fights && g->lane % LANES >= f->first) {
        hear_lane(f, s, g->lane % LANES, e);
    }
    if (e->kind == EV_TURN || e->kind == EV_REVEALED || e->kind == EV_BOOSTED)
        f->boosted = e->kind == EV_BOOSTED ? e->def : DEF_HIDDEN;
    if (e->kind == EV_PHASE && e->n == PHASE_FIGHT)
        f->foreseen = siege_forecast_fight(s, eyes, &f->ahead);
    f->castle_at = siege_health_left(s, UNIT_CASTLE);
    f->portal_at = siege_health_left(s, UNIT_PORTAL);
    for (int seat = 0; seat < siege_allies(s); seat++)
        f->deck_at[seat] = deck_of(s, seat);
}

SiegeLaneForecast siege_fight_log_lane(const SiegeFightLog *f, const State *s, int lane)
{
    SiegeLaneForecast l = {.kind = LANE_FOUGHT, .sure = true, .upper = NO_PIECE, .lower = NO_PIECE};
    if (f->known && f->begun >> lane & 1)
        return f->lane[lane];
    bool told = f->known && lane >= f->first;
    l.upper = in_half(s, PLACE_UPPER, lane);
    l.lower = in_half(s, PLACE_LOWER, lane);
    if (told) /* and nothing happened there */
        l.kind = l.upper == NO_PIECE && l.lower == NO_PIECE ? LANE_EMPTY : LANE_BARRED;
    return l;
}
