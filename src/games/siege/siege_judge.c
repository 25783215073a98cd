/* SPDX-License-Identifier: MIT
 * Siege: how good a position is, for playouts that are cut off, and which moves playouts look at.
 *
 * The judgement looks one fight ahead: what the lanes as they stand will do to castle, portal and each other, and what
 * the minions will rob.  On what is left after that it lays a straight line: how near the alliance is to its end of the
 * work (portal, then the stages of the outsider), and how near castle and decks are to theirs, with what stands on
 * either side as interest on both.  The weights were found by playing (docs/PERFORMANCE.md). */
#include <math.h>

#include "games/siege/siege_int.h"

/* ---- one fight ahead ----------------------------------------------------------------------------------------------- */

typedef struct {                /* what will be left */
    float castle, portal, deck; /* deck: of the seat that has least */
    float allies, monsters;     /* worth of those that stand after the fight */
    float outsider;             /* health of those in play that will be left */
    float draws;                /* monsters destroyed */
    float robbed;
} Outlook;

static bool fights_yet(const State *s, int lane) /* the lane has not fought in this turn */
{
    int step = siege_of(s)->step;
    return step < STEP_LANE || (step <= STEP_LANE_STRIKE && siege_of(s)->lane <= lane);
}

static bool strikes(const State *s, int unit)
{
    return siege_is_creature(s, unit) && !(siege_of(s)->mark[unit] & MARK_STUNNED);
}

static float worth(const State *s, int unit, float health)
{
    const SiegeCard *c = siege_card_of(s, siege_piece(s, unit));
    float base = 0.6f + 0.55f * (float)siege_attack(s, unit) + 0.3f * (health < 8 ? health : 8);
    return c->has & ~1u /* more than Play abilities */ ? base + 0.4f : base;
}

static float hurt(const State *s, int unit, int n, int pierce) /* health after damage */
{
    const Siege *g = siege_of(s);
    int armor = g->armor[unit] - pierce, health = g->health[unit];
    n -= armor > 0 ? armor : 0;
    if (n <= 0 || g->keys[unit] & KEY_BIT(KEY_IMMUNE))
        return (float)health;
    if (g->keys[unit] & KEY_BIT(KEY_BARRIER) && s->piece[g->at[unit]].num[NUM_HEALTH] >= 0)
        n = 1;
    return (float)(health - n);
}

static void count_monster(const State *s, int unit, float health, Outlook *o)
{
    const SiegeCard *c = siege_card_of(s, siege_piece(s, unit));
    if (health <= 0) {
        o->draws += 1;
        return;
    }
    if (c->type == CARD_OUTSIDER)
        o->outsider += health;
    if (c->type != CARD_MINION)
        o->monsters += worth(s, unit, health);
}

static void look_at_lane(const State *s, int lane, Outlook *o)
{
    const Siege *g = siege_of(s);
    PieceId upper = siege_upper(s, lane), lower = siege_lower(s, lane);
    int monster = upper == NO_PIECE ? NO_UNIT : siege_unit(s, upper);
    int ally = lower == NO_PIECE ? NO_UNIT : siege_unit(s, lower);
    bool is_monster = monster != NO_UNIT && siege_is_monster(s, monster);
    bool is_ally = ally != NO_UNIT && siege_is_ally(s, ally);
    float up = is_monster ? (float)siege_health(s, monster) : 0, low = is_ally ? (float)siege_health(s, ally) : 0;
    if (monster != NO_UNIT && siege_concealed(s, upper)) {
        o->monsters += 2.0f;
        return;
    }
    if (fights_yet(s, lane)) {
        int attack = is_monster && strikes(s, monster) ? siege_attack(s, monster) : 0;
        int defence = is_ally && strikes(s, ally) ? siege_attack(s, ally) : 0;
        if (is_monster && is_ally) {
            up = hurt(s, monster, defence, g->pierce[ally]);
            low = hurt(s, ally, attack, g->pierce[monster]);
            if (g->keys[monster] & KEY_BIT(KEY_TRAMPLE) && low < 0)
                o->castle += low;
            if (g->keys[ally] & KEY_BIT(KEY_TRAMPLE) && up < 0)
                o->portal += up;
        } else if (is_monster) {
            o->castle -= (float)attack;
        } else if (is_ally && upper == NO_PIECE) {
            o->portal -= (float)defence;
        }
    }
    if (is_monster)
        count_monster(s, monster, up, o);
    if (is_ally && low > 0)
        o->allies += worth(s, ally, low);
    else if (lower != NO_PIECE && !is_ally) /* a tower */
        o->allies += 1.2f + 0.5f * (float)s->piece[lower].num[NUM_HEALTH];
}

static Outlook look_ahead(const State *s)
{
    const Siege *g = siege_of(s);
    Outlook o = {.castle = (float)g->health[UNIT_CASTLE], .portal = (float)g->health[UNIT_PORTAL], .deck = 99};
    for (int lane = 0; lane < LANES; lane++)
        look_at_lane(s, lane, &o);
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(s, u);
        bool sated = g->mark[u] & MARK_SATED || g->step >= STEP_END;
        if (p != NO_PIECE && s->piece[p].place == PLACE_BACK && !sated && g->health[u] > 0)
            o.robbed += (float)g->health[u];
    }
    for (int seat = 0; seat < siege_allies(s); seat++) {
        float deck = (float)table_size(s, deck_at(seat)) - (g->step > STEP_PILLAGE_COUNT ? 0 : o.robbed);
        o.deck = deck < o.deck ? deck : o.deck;
    }
    return o;
}

/* ---- the judgement --------------------------------------------------------------------------------------------------- */

static float tokens_of_minions(const State *s)
{
    float n = 0;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++)
        n += siege_of(s)->health[u] > 0 ? (float)siege_of(s)->health[u] : 0;
    return n;
}

/* What is left to do: the first portal until it has fallen, then the stages of the outsider, in points of damage. */
static float work(const State *s, const Outlook *o)
{
    PieceId portal = siege_piece(s, UNIT_PORTAL);
    const SiegeCard *c = siege_card_of(s, portal);
    bool open = siege_falling(s, portal) || o->portal <= 0;
    float left = 0;
    for (PieceId p = table_first(s, PLACE_ASIDE); p != NO_PIECE; p = s->piece[p].next)
        left += (float)siege_card_of(s, p)->health + 3;
    for (PieceId p = table_first(s, PLACE_PILE); p != NO_PIECE; p = s->piece[p].next)
        if (siege_card_of(s, p)->type == CARD_OUTSIDER)
            left += (float)siege_card_of(s, p)->health + 3;
    left += o->outsider;
    if (c->stage == 1)
        left += 4 + (open ? 0 : o->portal);
    return left;
}

static float hands(const State *s)
{
    float n = 0;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        int cards = table_size(s, (PlaceId)(PLACE_HAND + seat)), mana = siege_of(s)->mana[siege_pool(s, seat)];
        n += (float)(cards < 6 ? cards : 6) + 0.5f * (float)(mana < 6 ? mana : 6);
    }
    return n / (float)siege_allies(s);
}

static float steep(float x, float half) /* 0 at 0, 0.5 at half, towards 1 */
{
    return x <= 0 ? 0 : x / (x + half);
}

/* Moving cards about is free, and could go on for ever: every time costs a little, and more than the time before, until even a turn
 * that ends with a defeat is no worse. */
static float weariness(int strolls)
{
    return 0.0004f * (float)(strolls * (strolls + 4));
}

float siege_judge(const State *s, int seat)
{
    const Outlook o = look_ahead(s);
    float life = 6.0f * steep(o.castle, 7) * 1.0f + 5.0f * steep(o.deck, 8);
    float side = siege_allies(s) > 1 ? 0.7f : 1.0f;
    float score = life - 6.6f - 0.085f * side * work(s, &o) + 0.16f * side * o.allies - 0.17f * side * o.monsters +
                  0.12f * hands(s) - 0.22f * tokens_of_minions(s) + 0.12f * o.draws;
    if (siege_of(s)->outsider_fallen)
        score += 4;
    if (o.castle <= 0 || o.deck <= 0)
        score -= 3;
    score += 2.2f;
    float p = 1.0f / (1.0f + expf(-score));
    bool horde = seat == siege_horde_seat(s), moved = horde == (siege_of(s)->step == STEP_HORDE_SEAT);
    return (horde ? 1.0f - p : p) - (moved && !s->over ? weariness(siege_of(s)->strolls) : 0);
}

/* ---- what playouts look at ------------------------------------------------------------------------------------------- */

/* Moving cards about costs nothing and can go on for ever, so it is tried seldom, but where it changes who meets whom. */
static uint8_t weigh_step(const State *s, Move m)
{
    PieceId p = (PieceId)m.a;
    if (m.kind == MOVE_SWAP)
        return 2;
    int from = s->piece[p].pos, to = m.b - 1;
    bool upper = s->piece[p].place == PLACE_UPPER;
    PieceId was = upper ? siege_lower(s, from) : siege_upper(s, from);
    PieceId will = upper ? siege_lower(s, to) : siege_upper(s, to);
    return will != NO_PIECE && was == NO_PIECE ? 12 : was != NO_PIECE && will == NO_PIECE ? 4 : 1;
}

static uint8_t weigh_play(const State *s, Move m)
{
    bool faced = siege_upper(s, m.b - 1) != NO_PIECE;
    return siege_card(m.a)->type == CARD_TOWER ? (faced ? 6 : 20) : (faced ? 40 : 16);
}

void siege_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        switch (m.kind) {
        case MOVE_PLAY:
            w[i] = weigh_play(s, m);
            break;
        case MOVE_CAST:
        case MOVE_ATTACH:
            w[i] = 24;
            break;
        case MOVE_MOVE:
        case MOVE_SWAP:
            w[i] = weigh_step(s, m);
            break;
        case MOVE_USE:
            w[i] = 30;
            break;
        case MOVE_ENGAGE:
            w[i] = 12;
            break;
        case MOVE_LAY:
            w[i] = 30;
            break;
        case MOVE_HIDE:
        case MOVE_PLAN:
        case MOVE_CHALLENGE:
            w[i] = 6;
            break;
        case MOVE_DISCARD:
        case MOVE_FLIP:
        case MOVE_REARRANGE:
        case MOVE_WITHDRAW:
        case MOVE_TAKE_BACK:
        case MOVE_RESHUFFLE:
            w[i] = 1;
            break;
        case MOVE_DONE:
            w[i] = 30;
            break;
        case MOVE_NOTHING:
            w[i] = 8;
            break;
        default:
            w[i] = 20;
            break;
        }
    }
}
