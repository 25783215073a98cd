/* SPDX-License-Identifier: MIT
 * Siege: plays a turn to its end quickly, so that opponents can judge where it leads (siege_judge.c). The real rules run
 * on a copy; this file makes everyone's moves: the horde player plays its strongest cards and draws with the rest of the
 * mana; the alliance plays allies against unblocked monsters, moves allies to the most useful lanes, and engages minions
 * it can beat. Spells and abilities are left to the search. */
#include "games/siege/siege_int.h"

enum {
    MOVES_MOST = 120,  /* most moves of a turn; a guard, turns have far fewer */
    ACTIONS_MOST = 14, /* most actions of the alliance in a turn */
    DECK_LEFT = 5,     /* with fewer cards in its deck nobody draws */
};

/* ---- what an ally does in a lane --------------------------------------------------------------------------------- */

typedef struct {
    int attack, health, armor, pierce;
    bool trample, barrier, dear; /* dear: an outsider, whose wounds stay */
} Fighter;

static Fighter fighter(const State *s, int unit)
{
    const Siege *g = siege_of(s);
    PieceId p = siege_piece(s, unit);
    return (Fighter){.attack = g->mark[unit] & MARK_STUNNED ? 0 : g->attack[unit],
                     .health = g->health[unit],
                     .armor = g->armor[unit],
                     .pierce = g->pierce[unit],
                     .trample = g->keys[unit] & KEY_BIT(KEY_TRAMPLE),
                     .barrier = g->keys[unit] & KEY_BIT(KEY_BARRIER) && s->piece[p].num[NUM_HEALTH] >= 0,
                     .dear = siege_card_of(s, p)->type == CARD_OUTSIDER};
}

static Fighter from_hand(const SiegeCard *c)
{
    return (Fighter){.attack = c->attack,
                     .health = c->health,
                     .trample = c->keys & KEY_BIT(KEY_TRAMPLE),
                     .barrier = c->keys & KEY_BIT(KEY_BARRIER)};
}

static int dealt(Fighter by, Fighter to)
{
    int armor = to.armor > by.pierce ? to.armor - by.pierce : 0, n = by.attack - armor;
    return n <= 0 ? 0 : to.barrier ? 1 : n;
}

static float castle_price(const State *s) /* value of a point of damage to the castle */
{
    int left = siege_of(s)->health[UNIT_CASTLE];
    return left <= 5 ? 2.2f : left <= 10 ? 1.3f : 0.9f;
}

static float deck_price(const State *s)
{
    int least = 99;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        int n = table_size(s, deck_at(seat));
        least = n < least ? n : least;
    }
    return least <= 6 ? 2.0f : least <= 14 ? 0.9f : 0.5f;
}

/* Returns the value of putting the ally against that monster; saved: the cost of leaving the monster unblocked. */
static float brings(Fighter ally, Fighter monster, float saved, float castle)
{
    int deals = dealt(ally, monster), takes = dealt(monster, ally);
    float value = saved;
    if (deals >= monster.health)
        value += 1.2f + 0.5f * (float)monster.attack;
    else
        value += (monster.dear ? 0.6f : 0.25f) * (float)deals;
    if (takes >= ally.health)
        value -= 0.3f + 0.4f * (float)ally.attack + 0.2f * (float)ally.health;
    else
        value -= 0.15f * (float)takes;
    if (monster.trample && takes > ally.health)
        value -= castle * (float)(takes - ally.health);
    return value;
}

static float worth_in(const State *s, Fighter ally, int lane)
{
    static const Fighter unknown = {.attack = 3, .health = 4};
    PieceId upper = siege_upper(s, lane);
    float castle = castle_price(s);
    if (upper == NO_PIECE)
        return siege_falling(s, siege_piece(s, UNIT_PORTAL)) ? 0 : 0.5f * (float)ally.attack;
    if (siege_concealed(s, upper))
        return brings(ally, unknown, castle * 3, castle);
    int unit = siege_unit(s, upper);
    if (!siege_is_monster(s, unit))
        return 0;
    Fighter monster = fighter(s, unit);
    bool minion = siege_card_of(s, upper)->type == CARD_MINION;
    return brings(ally, monster, (minion ? deck_price(s) : castle) * (float)monster.attack, castle);
}

/* ---- the alliance ------------------------------------------------------------------------------------------------- */

typedef struct {
    Move move;
    float gain;
} Idea;

static void consider(Idea *best, Move m, float gain)
{
    if (gain > best->gain)
        *best = (Idea){m, gain};
}

static bool is_plain_ally(const SiegeCard *c) /* true if it costs only mana */
{
    if (c->type != CARD_ALLY)
        return false;
    for (const Term *t = NULL; siege_has(c, ABILITY_PLAY) && (t = siege_ability(siege_cards(), c, t));)
        if (term_op(siege_unquick(t)) == ABILITY_PLAY && siege_cost_of(siege_unquick(t)))
            return false;
    return true;
}

static void consider_hand(const State *s, int seat, unsigned free, Idea *best)
{
    int mana = siege_of(s)->mana[siege_pool(s, seat)];
    for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next) {
        const SiegeCard *c = siege_card_of(s, p);
        if (!is_plain_ally(c) || c->cost > mana + 3 || siege_cost(s, seat, c) > mana)
            continue;
        Fighter ally = from_hand(c);
        for (unsigned left = free; left; left &= left - 1) {
            int lane = __builtin_ctz(left);
            consider(best, (Move){MOVE_PLAY, (uint8_t)seat, s->piece[p].def, (uint16_t)(lane + 1), 0},
                     worth_in(s, ally, lane) - 0.2f * (float)c->cost);
        }
    }
}

static void consider_moving(const State *s, int seat, unsigned free, Idea *best)
{
    PieceId who[LANES];
    Fighter as[LANES];
    float now[LANES];
    int n = 0;
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = siege_lower(s, lane);
        int unit = p == NO_PIECE ? NO_UNIT : siege_unit(s, p);
        if (unit == NO_UNIT || !siege_is_ally(s, unit) || siege_has_key(s, unit, KEY_CANNOT_MOVE))
            continue;
        who[n] = p;
        as[n] = fighter(s, unit);
        now[n] = worth_in(s, as[n], lane);
        n++;
    }
    for (int i = 0; i < n; i++) {
        for (unsigned left = free; left; left &= left - 1) {
            int lane = __builtin_ctz(left);
            float gain = worth_in(s, as[i], lane) - now[i] - 0.4f;
            if (gain > best->gain && siege_can_move(s, seat, who[i], lane, NULL))
                consider(best, (Move){MOVE_MOVE, (uint8_t)seat, who[i], (uint16_t)(lane + 1), 0}, gain);
        }
        for (int k = i + 1; k < n; k++) {
            int here = s->piece[who[i]].pos, there = s->piece[who[k]].pos;
            float gain = worth_in(s, as[i], there) + worth_in(s, as[k], here) - now[i] - now[k] - 0.4f;
            if (gain > best->gain && siege_can_swap(s, seat, who[i], who[k], NULL))
                consider(best, (Move){MOVE_SWAP, (uint8_t)seat, who[i], who[k], 0}, gain);
        }
    }
}

/* Considers engaging a minion. It goes to the first free lane (SH-5.9), so only if an ally is there. */
static void consider_engaging(const State *s, int seat, Idea *best)
{
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_UPPER);
    int lane = free ? __builtin_ctz(free) : 0;
    PieceId p = free ? siege_lower(s, lane) : NO_PIECE;
    if (p == NO_PIECE || !siege_is_ally(s, siege_unit(s, p)) || siege_has_key(s, siege_unit(s, p), KEY_CANNOT_ENGAGE))
        return;
    Fighter ally = fighter(s, siege_unit(s, p));
    float now = worth_in(s, ally, lane);
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId minion = siege_piece(s, u);
        if (minion == NO_PIECE || s->piece[minion].place != PLACE_BACK || siege_dormant(s, u) || siege_health(s, u) < 1)
            continue;
        Fighter foe = fighter(s, u);
        consider(best, (Move){MOVE_ENGAGE, (uint8_t)seat, minion, 0, 0},
                 brings(ally, foe, deck_price(s) * (float)foe.attack, castle_price(s)) - now - 0.2f);
    }
}

static Move alliance_move(const State *s, int *actions)
{
    const Siege *g = siege_of(s);
    Idea best = {{0}, 0};
    int seat = 0;
    if (++*actions <= ACTIONS_MOST && g->step == STEP_ALLIANCE) {
        unsigned free = (unsigned)siege_free_lanes(s, PLACE_LOWER);
        consider_moving(s, 0, free, &best);
        for (int i = 0; i < siege_allies(s); i++)
            consider_hand(s, i, free, &best);
        consider_engaging(s, 0, &best);
        if (best.gain > 0)
            return best.move;
    }
    while (seat < siege_allies(s) - 1 && g->done[seat])
        seat++;
    return (Move){MOVE_DONE, (uint8_t)seat, 0, 0, 0};
}

/* ---- the horde player --------------------------------------------------------------------------------------------- */

static float horde_worth(const SiegeCard *c)
{
    return c->type == CARD_MONSTER ? (float)c->attack + 0.5f * (float)c->health - 1.5f * (float)c->boost : 2;
}

static Move horde_move(const State *s)
{
    const Siege *g = siege_of(s);
    int seat = siege_horde_seat(s), hand = table_size(s, PLACE_HORDE_HAND);
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_UPPER);
    int left = free && g->step == STEP_HORDE_SEAT ? siege_wave(s) - g->played : 0;
    if (g->mana[seat] > 0 && hand < left)
        return (Move){MOVE_PLAN, (uint8_t)seat, 0, 0, 0};
    if (left <= 0 || hand == 0)
        return (Move){MOVE_DONE, (uint8_t)seat, 0, 0, 0};
    PieceId best = table_first(s, PLACE_HORDE_HAND);
    for (PieceId p = best; p != NO_PIECE; p = s->piece[p].next)
        if (horde_worth(siege_card_of(s, p)) > horde_worth(siege_card_of(s, best)))
            best = p;
    unsigned alone = free;
    for (int lane = 0; lane < LANES; lane++)
        if (siege_lower(s, lane) != NO_PIECE)
            alone &= ~(1u << lane);
    int lane = __builtin_ctz(alone ? alone : free);
    return (Move){MOVE_LAY, (uint8_t)seat, s->piece[best].def, (uint16_t)(lane + 1), 0};
}

/* ---- questions ---------------------------------------------------------------------------------------------------- */

/* Draws for a seat that can pay for it, the smaller hand first. */
static Move draw(const State *s, const Moves *legal)
{
    int best = legal->n - 1, least = 99;
    for (int i = 0; i < legal->n; i++) {
        Move m = legal->m[i];
        if (m.kind != MOVE_SEAT || table_size(s, deck_at(m.a)) <= DECK_LEFT)
            continue;
        int hand = table_size(s, (PlaceId)(PLACE_HAND + m.a));
        if (hand < least) {
            least = hand;
            best = i;
        }
    }
    return legal->m[best];
}

static Move answer(const State *s, const Frame *f)
{
    Moves legal;
    legal.n = 0;
    if (f->op == ASK_FILL)
        return (Move){MOVE_TAKE_BACK, 0, 0, 0, 0};
    siege_legal_answers(s, f->seat < s->nseats ? f->seat : 0, &legal);
    if (f->op == ASK_SEAT && f->arg == FOR_DRAW)
        return draw(s, &legal);
    bool keeps = f->op == ASK_CARD && f->step & CTX_STOP; /* mulligan, a plan */
    return legal.m[keeps ? legal.n - 1 : 0];
}

/* ---- the turn ------------------------------------------------------------------------------------------------------- */

Move siege_plain_move(const State *s, int *actions)
{
    const Siege *g = siege_of(s);
    const Frame *f = frame_peek(s);
    if (f)
        return answer(s, f);
    switch ((SiegeStep)g->step) {
    case STEP_HORDE_SEAT:
    case STEP_PLAN:
        return horde_move(s);
    case STEP_ALLIANCE:
    case STEP_REACTION:
        return alliance_move(s, actions);
    default:
        return (Move){MOVE_GO, 0, 0, 0, 0};
    }
}

void siege_rollout(State *s)
{
    int actions = 0, round = s->round;
    for (int i = 0; i < MOVES_MOST && !s->over && s->round == round; i++)
        siege_apply(s, siege_plain_move(s, &actions), NULL);
}
