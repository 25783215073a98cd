/* SPDX-License-Identifier: MIT
 * Siege: strikes (SH-7, SH-15.4 to 15.7, SH-15.15, SH-15.20 to 15.22). */
#include "games/siege/siege_int.h"

/* SH-7.10: true if it can strike now. */
static bool strikes(const State *s, int unit)
{
    return siege_is_creature(s, unit) && !(siege_of(s)->mark[unit] & MARK_STUNNED);
}

static void tell_strike(State *s, int who, int whom, int n, Events *ev)
{
    PieceId p = siege_piece(s, who), q = siege_piece(s, whom);
    event_tell(ev, p, s->piece[p].place, s->piece[q].place,
               (Event){.kind = EV_STRIKES,
                       .seat = NO_SEAT,
                       .def = s->piece[p].def,
                       .n = (int16_t)n,
                       .other = q,
                       .why = s->piece[q].def});
}

/* Triggers the consequences of a strike besides damage: on_strike, Elusive (SH-15.6, R54, R83). creature: the struck card
 * was a creature before the strike. */
static void after_strike(State *s, int who, int whom, bool creature, Events *ev)
{
    Siege *g = siege_mut(s);
    PieceId p = g->at[who];
    siege_trigger(s, ABILITY_ON_STRIKE, p, creature ? g->at[whom] : NO_PIECE, false, ev);
    if (!creature || siege_is_upper(who) == siege_is_upper(whom) || g->mark[who] & MARK_ELUDED)
        return;
    g->mark[who] |= MARK_ELUDED;
    if (g->elusive[who])
        siege_queue_item(s, ITEM_ELUSIVE, p, g->elusive[who]);
}

/* SH-15.21: returns the smallest damage by `who` that surely destroys it; n if none does. */
static int needed(const State *s, int who, int whom, int n)
{
    const Siege *g = siege_of(s);
    int armor = g->armor[whom] - g->pierce[who], health = g->health[whom];
    armor = armor > 0 ? armor : 0;
    if (siege_has_key(s, whom, KEY_IMMUNE) || !siege_can_fall(s, whom, false))
        return n;
    if (siege_has_key(s, whom, KEY_BARRIER) && s->piece[siege_piece(s, whom)].num[NUM_HEALTH] >= 0)
        return health == 1 && armor + 1 < n ? armor + 1 : n;
    return armor + health < n ? armor + health : n;
}

/* SH-13.6: in a world on its head monsters pillage instead of striking the castle; returns the sum, for after the strike. */
static int strike_castle(State *s, int who, int n, Events *ev)
{
    if (siege_feat(s, FEAT_WORLD_ON_ITS_HEAD))
        return n;
    (void)siege_damage(s, UNIT_CASTLE, n, siege_of(s)->pierce[who], siege_piece(s, who), ev);
    return 0;
}

/* SH-15.5: also strikes the neighbours of the struck card that are creatures. */
static void cleave(State *s, int who, int whom, int n, Events *ev)
{
    int lane = siege_lane(s, whom);
    bool upper = s->piece[siege_piece(s, whom)].place == PLACE_UPPER;
    for (int side = -1; side <= 1; side += 2) {
        int at = lane + side;
        PieceId q = at < 0 || at >= LANES ? NO_PIECE : upper ? siege_upper(s, at) : siege_lower(s, at);
        if (q != NO_PIECE && siege_is_creature(s, siege_unit(s, q)))
            (void)siege_damage(s, siege_unit(s, q), n, siege_of(s)->pierce[who], siege_piece(s, who), ev);
    }
}

/* Strikes the opponent in the lane, n: its attack. Returns the pillage of strike_castle. */
static int strike_opponent(State *s, int who, int whom, int n, int need, Events *ev)
{
    int pierce = siege_of(s)->pierce[who], robbed = 0;
    PieceId p = siege_piece(s, who);
    bool trample = siege_has_key(s, who, KEY_TRAMPLE);
    tell_strike(s, who, whom, n, ev);
    (void)siege_damage(s, whom, trample ? need : n, pierce, p, ev);
    if (siege_has_key(s, who, KEY_CLEAVE))
        cleave(s, who, whom, n, ev);
    if (trample && n > need && s->piece[p].place == PLACE_UPPER)
        robbed = strike_castle(s, who, n - need, ev);
    else if (trample && n > need)
        (void)siege_damage(s, UNIT_PORTAL, n - need, pierce, p, ev);
    return robbed;
}

/* SH-7.7: both strike at the same time, with the values from before. */
static int strike_each_other(State *s, int monster, int ally, Events *ev)
{
    bool upper = strikes(s, monster), lower = strikes(s, ally);
    int up = siege_attack(s, monster), low = siege_attack(s, ally), robbed = 0;
    int need_up = needed(s, monster, ally, up), need_low = needed(s, ally, monster, low);
    if (upper)
        robbed = strike_opponent(s, monster, ally, up, need_up, ev);
    if (lower)
        (void)strike_opponent(s, ally, monster, low, need_low, ev);
    if (upper)
        after_strike(s, monster, ally, true, ev);
    if (lower)
        after_strike(s, ally, monster, true, ev);
    return robbed;
}

void siege_strike_lane(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    int lane = g->lane, robbed = 0;
    siege_fresh(s);
    PieceId upper = siege_upper(s, lane), lower = siege_lower(s, lane);
    int monster = upper == NO_PIECE ? NO_UNIT : siege_unit(s, upper);
    int ally = lower == NO_PIECE ? NO_UNIT : siege_unit(s, lower);
    bool is_monster = monster != NO_UNIT && siege_is_creature(s, monster);
    bool is_ally = ally != NO_UNIT && siege_is_creature(s, ally);
    g->blow = 1;
    if (is_monster && is_ally) {
        robbed = strike_each_other(s, monster, ally, ev);
    } else if (is_monster && strikes(s, monster)) {  /* SH-7.5 */
        if (siege_feat(s, FEAT_WORLD_ON_ITS_HEAD)) { /* SH-13.6: instead of a strike */
            robbed = siege_attack(s, monster);
        } else {
            tell_strike(s, monster, UNIT_CASTLE, siege_attack(s, monster), ev);
            (void)strike_castle(s, monster, siege_attack(s, monster), ev);
            after_strike(s, monster, UNIT_CASTLE, false, ev);
        }
    } else if (is_ally && upper == NO_PIECE && strikes(s, ally)) { /* SH-7.6 */
        tell_strike(s, ally, UNIT_PORTAL, siege_attack(s, ally), ev);
        (void)siege_damage(s, UNIT_PORTAL, siege_attack(s, ally), g->pierce[ally], lower, ev);
        after_strike(s, ally, UNIT_PORTAL, false, ev);
    }
    siege_check_falls(s, 0, ev);
    g->blow = 0;
    if (robbed)
        siege_pillage(s, robbed, ev);
}

void siege_strike(State *s, unsigned who, unsigned whom, Events *ev)
{
    Siege *g = siege_mut(s);
    siege_fresh(s);
    g->blow = 1;
    for (unsigned a = who & ((1u << UNITS) - 1); a; a &= a - 1) {
        int striker = __builtin_ctz(a), n = siege_attack(s, striker);
        if (!strikes(s, striker))
            continue;
        for (unsigned b = whom & ((1u << UNITS) - 1); b; b &= b - 1) {
            int struck = __builtin_ctz(b);
            PieceId q = siege_piece(s, struck);
            if (q == NO_PIECE || (siege_falling(s, q) && struck != UNIT_PORTAL))
                continue;
            bool creature = siege_is_creature(s, struck);
            tell_strike(s, striker, struck, n, ev);
            (void)siege_damage(s, struck, n, g->pierce[striker], siege_piece(s, striker), ev);
            after_strike(s, striker, struck, creature, ev);
        }
    }
    siege_check_falls(s, 0, ev);
    g->blow = 0;
}
