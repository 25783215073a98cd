/* SPDX-License-Identifier: MIT
 * Siege: how good a position is, for playouts that are cut off, and which moves playouts try.
 *
 * The turn and the one after it are played on to their end by the real rules (siege_rollout.c), and the result is weighed:
 * how close castle and decks are to their end, how much of portal and outsider is left, and which cards are on either
 * side. The weights were found from thousands of games of opponents (docs/PERFORMANCE.md): of each end of a turn it was
 * noted who won. */
#include <math.h>
#include <string.h>

#include "games/siege/siege_int.h"

/* ---- what is weighed ---------------------------------------------------------------------------------------------- */

enum {
    WEIGH_CASTLE,      /* health */
    WEIGH_CASTLE_LAST, /* of the last eight health */
    WEIGH_DECK,        /* cards of the smallest deck */
    WEIGH_DECK_LAST,   /* .. of the last eight */
    WEIGH_ROBBED,      /* tokens of minions: cards pillaged a turn */
    WEIGH_ROBBED_ALL,  /* the same as a share of the deck */
    WEIGH_DOOR,        /* health of the first portal while it stands */
    WEIGH_LATER_DOOR,  /* the same for the second portal */
    WEIGH_LAST_DOOR,   /* the third is open */
    WEIGH_OUTSIDER,    /* health of all its stages that are left */
    WEIGH_STAGES,      /* number of these stages */
    WEIGH_OUT,         /* one of them stands in a lane */
    WEIGH_ALLY_ATTACK,
    WEIGH_ALLY_HEALTH,
    WEIGH_ALLIES,
    WEIGH_CHARGES, /* of towers */
    WEIGH_MONSTER_ATTACK,
    WEIGH_MONSTER_HEALTH, /* outsiders apart */
    WEIGH_MONSTERS,
    WEIGH_MORE, /* monsters than allies */
    WEIGH_HAND,
    WEIGH_MANA,
    WEIGH_WAVE,
    WEIGH_HORDE_HAND,
    WEIGH_HORDE_MANA,
    WEIGHED
};

static float least(float a, float b)
{
    return a < b ? a : b;
}

static void look_at_castle_and_decks(const State *s, float f[WEIGHED])
{
    const Siege *g = siege_of(s);
    float castle = (float)g->health[UNIT_CASTLE], deck = 60;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        deck = least(deck, (float)table_size(s, deck_at(seat)));
        f[WEIGH_HAND] += least((float)table_size(s, (PlaceId)(PLACE_HAND + seat)), 7);
        if (siege_pool(s, seat) == seat)
            f[WEIGH_MANA] += (float)g->mana[seat];
    }
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++)
        f[WEIGH_ROBBED] += g->health[u] > 0 ? (float)g->health[u] : 0;
    f[WEIGH_CASTLE] = castle;
    f[WEIGH_CASTLE_LAST] = least(castle, 8);
    f[WEIGH_DECK] = deck;
    f[WEIGH_DECK_LAST] = least(deck, 8);
    f[WEIGH_ROBBED_ALL] = least(f[WEIGH_ROBBED] / (deck + 1), 1);
}

static void look_at_portal_and_outsider(const State *s, float f[WEIGHED])
{
    static const PlaceId place[] = {PLACE_UPPER, PLACE_PILE, PLACE_ASIDE};
    PieceId portal = siege_piece(s, UNIT_PORTAL);
    int stage = siege_card_of(s, portal)->stage;
    float door = siege_falling(s, portal) ? 0 : (float)siege_health(s, UNIT_PORTAL);
    f[WEIGH_DOOR] = stage == 1 ? door : 0;
    f[WEIGH_LATER_DOOR] = stage == 2 ? door : 0;
    f[WEIGH_LAST_DOOR] = stage == 3;
    for (int i = 0; i < 3; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next) {
            const SiegeCard *c = siege_card_of(s, p);
            if (c->type != CARD_OUTSIDER || siege_falling(s, p) || siege_concealed(s, p))
                continue;
            f[WEIGH_OUTSIDER] += (float)(place[i] == PLACE_UPPER ? siege_health(s, siege_unit(s, p)) : c->health);
            f[WEIGH_STAGES] += 1;
            f[WEIGH_OUT] += place[i] == PLACE_UPPER;
        }
}

static void look_at_lanes(const State *s, float f[WEIGHED])
{
    for (int lane = 0; lane < LANES; lane++) {
        PieceId upper = siege_upper(s, lane), lower = siege_lower(s, lane);
        int up = upper == NO_PIECE ? NO_UNIT : siege_unit(s, upper),
            low = lower == NO_PIECE ? NO_UNIT : siege_unit(s, lower);
        if (up != NO_UNIT && siege_concealed(s, upper)) {
            f[WEIGH_MONSTER_ATTACK] += 3;
            f[WEIGH_MONSTER_HEALTH] += 3;
            f[WEIGH_MONSTERS] += 1;
        } else if (up < UNITS && siege_is_monster(s, up)) {
            bool outsider = siege_card_of(s, upper)->type == CARD_OUTSIDER;
            f[WEIGH_MONSTER_ATTACK] += (float)siege_attack(s, up);
            f[WEIGH_MONSTER_HEALTH] += outsider ? 0 : (float)siege_health(s, up);
            f[WEIGH_MONSTERS] += 1;
        }
        if (low < UNITS && siege_is_ally(s, low)) {
            f[WEIGH_ALLY_ATTACK] += (float)siege_attack(s, low);
            f[WEIGH_ALLY_HEALTH] += (float)siege_health(s, low);
            f[WEIGH_ALLIES] += 1;
        } else if (low != NO_UNIT) {
            f[WEIGH_CHARGES] += (float)s->piece[lower].num[NUM_HEALTH];
        }
    }
    f[WEIGH_MORE] = f[WEIGH_MONSTERS] > f[WEIGH_ALLIES] ? f[WEIGH_MONSTERS] - f[WEIGH_ALLIES] : 0;
}

static void look(const State *s, float f[WEIGHED])
{
    memset(f, 0, WEIGHED * sizeof f[0]);
    look_at_castle_and_decks(s, f);
    look_at_portal_and_outsider(s, f);
    look_at_lanes(s, f);
    f[WEIGH_WAVE] = (float)siege_wave(s);
    int horde = siege_horde_seat(s);
    if (horde < SEAT_MAX) {
        f[WEIGH_HORDE_HAND] = (float)table_size(s, PLACE_HORDE_HAND);
        f[WEIGH_HORDE_MANA] = (float)siege_of(s)->mana[horde];
    }
}

/* ---- the judgement --------------------------------------------------------------------------------------------------- */

/* One row for each mode: one player, two together, one against the horde player, two against it. */
static const float start[4] = {-3.736f, -3.548f, -4.375f, -3.561f};
static const float weight[WEIGHED] = {
    [WEIGH_CASTLE] = 0.104f,      [WEIGH_CASTLE_LAST] = 0.284f,     [WEIGH_DECK] = 0.093f,
    [WEIGH_DECK_LAST] = 0.206f,   [WEIGH_ROBBED] = -0.064f,         [WEIGH_ROBBED_ALL] = -0.948f,
    [WEIGH_DOOR] = -0.071f,       [WEIGH_LATER_DOOR] = 0.012f,      [WEIGH_LAST_DOOR] = 0.398f,
    [WEIGH_OUTSIDER] = -0.207f,   [WEIGH_STAGES] = -0.257f,         [WEIGH_OUT] = 0.132f,
    [WEIGH_ALLY_ATTACK] = 0.075f, [WEIGH_ALLY_HEALTH] = 0.050f,     [WEIGH_ALLIES] = -0.076f,
    [WEIGH_CHARGES] = 0.030f,     [WEIGH_MONSTER_ATTACK] = -0.014f, [WEIGH_MONSTER_HEALTH] = -0.120f,
    [WEIGH_MONSTERS] = -0.140f,   [WEIGH_MORE] = -0.163f,           [WEIGH_HAND] = 0.127f,
    [WEIGH_MANA] = 0.020f,        [WEIGH_WAVE] = -0.216f,           [WEIGH_HORDE_HAND] = -0.111f,
    [WEIGH_HORDE_MANA] = -0.020f,
};

static float chance(const State *s) /* the alliance's chance to win */
{
    float f[WEIGHED], score = start[2 * siege_versus(s) + siege_allies(s) - 1];
    look(s, f);
    for (int i = 0; i < WEIGHED; i++)
        score += weight[i] * f[i];
    return 1.0f / (1.0f + expf(-score));
}

/* Returns the penalty for moving cards. Moves are free and could go on for ever: each costs a little more than the one
 * before, until even a turn that ends in defeat is no worse. */
static float weariness(int strolls)
{
    return 0.0004f * (float)(strolls * (strolls + 4));
}

/* Game.think */
void siege_think(State *world)
{
    Siege *g = siege_mut(world);
    g->imagined = 1;
    g->thought = (uint8_t)(world->round + 1);
}

void siege_note_end(State *s)
{
    Siege *g = siege_mut(s);
    if (g->imagined != 1 || g->thought != (uint8_t)s->round)
        return;
    siege_fresh(s);
    g->imagined = 2;
    g->tired = g->strolls;
    g->foreseen = (uint16_t)(chance(s) * 65535.0f);
}

/* All compared positions are judged at the end of the same turn, the one after the choice; judging some later than others
 * would compare luck and blunders. Outside playouts, where the choice is not known, only this turn is played on. A game that
 * has ended is on the same scale as one whose end the playing on reached. */
float siege_judge(const State *s, int seat)
{
    const Siege *g = siege_of(s);
    float share[SEAT_MAX] = {0}, p;
    int strolls;
    if (g->imagined == 2) {
        p = (float)g->foreseen / 65535.0f;
        strolls = g->tired;
    } else {
        Siege then = *g;
        do
            siege_rollout(&then.s);
        while (!then.s.over && then.imagined == 1 && (int8_t)(then.thought - (uint8_t)then.s.round) >= 0);
        if (then.s.over)
            siege_result(&then.s, share);
        p = then.s.over ? share[0] : chance(&then.s);
        strolls = g->strolls;
    }
    p = 0.04f + 0.92f * p; /* room for the weariness of a turn that is lost */
    bool horde = seat == siege_horde_seat(s), moved = s->over ? !horde : horde == (g->step == STEP_HORDE_SEAT);
    return fmaxf((horde ? 1.0f - p : p) - (moved ? weariness(strolls) : 0), 0);
}

enum { STROLLS_MOST = 8 }; /* of a defender or the horde: more of them in a turn are no use to anybody */

/* Game.wanders */
bool siege_wanders(const State *s, Move m)
{
    int most = STROLLS_MOST * (m.seat == siege_horde_seat(s) ? 1 : siege_allies(s));
    return siege_of(s)->strolls >= most && siege_is_stroll(m) && m.kind != MOVE_TAKE_BACK;
}

/* ---- what playouts look at ------------------------------------------------------------------------------------------- */

enum { PLAIN_WEIGHT = 40 }; /* docs/PERFORMANCE.md, "Siege of Six Lanes" */

/* Moving cards is free and could go on for ever, so it is tried seldom, unless it changes who faces whom. */
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

/* Weighs a lane. Of empty lanes the first is enough: they differ little, and playouts are few. */
static uint8_t in_lane(const State *s, int lane, uint8_t usual)
{
    for (int i = 0; i <= lane; i++)
        if (siege_upper(s, i) == NO_PIECE && siege_lower(s, i) == NO_PIECE)
            return i == lane || siege_upper(s, lane) != NO_PIECE || siege_lower(s, lane) != NO_PIECE
                       ? usual
                       : (uint8_t)(usual / 6 + 1);
    return usual;
}

static uint8_t weigh_play(const State *s, Move m)
{
    bool faced = siege_upper(s, m.b - 1) != NO_PIECE;
    uint8_t usual = siege_card(m.a)->type == CARD_TOWER ? (faced ? 6 : 20) : (faced ? 40 : 16);
    return in_lane(s, m.b - 1, usual);
}

/* What the playing on would do next always deserves a look: judge reckons with it after every move that is not it, and a tree
 * that never tries it waits for it in vain. */
static void weigh_plain(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    int actions = siege_of(s)->strolls; /* so that it ends here as well */
    if (l->n < 2)
        return;
    Move plain = siege_plain_move(s, &actions);
    if (plain.kind != MOVE_PLAY) /* either of two who defend could make it */
        plain.seat = l->m[0].seat;
    for (int i = 0; i < l->n; i++)
        if (w[i] < PLAIN_WEIGHT && move_same(l->m[i], plain))
            w[i] = PLAIN_WEIGHT;
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
            w[i] = in_lane(s, m.b - 1, 30);
            break;
        case MOVE_HIDE:
            w[i] = in_lane(s, m.b - 1, 6);
            break;
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
    weigh_plain(s, l, w);
}

/* ---- what is left to persons ----------------------------------------------------------------------------------------- */

static bool belongs(const State *s, PieceId p, unsigned seats)
{
    return p < s->npieces && s->piece[p].place == PLACE_LOWER && s->piece[p].owner < SEAT_MAX &&
           seats >> s->piece[p].owner & 1;
}

/* True if an own ally could come to the lane, from another lane or the hand. */
static bool has_one_for(const State *s, int seat, int lane)
{
    int mana = siege_of(s)->mana[siege_pool(s, seat)];
    for (PieceId p = table_first(s, PLACE_LOWER); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].owner == seat && siege_can_move(s, seat, p, lane, NULL))
            return true;
    for (PieceId p = table_first(s, siege_hand_place(s, seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_HIDDEN && siege_card_of(s, p)->type == CARD_ALLY &&
            siege_cost(s, seat, siege_card_of(s, p)) <= mana)
            return true;
    return false;
}

/* The owner decides where an ally stands and whom it engages, although SH-5.15 allows it to both. */
bool siege_meddles(const State *s, Move m, unsigned seats)
{
    if (m.kind == MOVE_MOVE)
        return belongs(s, (PieceId)m.a, seats);
    if (m.kind == MOVE_SWAP)
        return belongs(s, (PieceId)m.a, seats) || belongs(s, (PieceId)m.b, seats);
    if (m.kind != MOVE_ENGAGE)
        return false;
    int lane = siege_engaged_lane(s);
    PieceId ally = lane < 0 ? NO_PIECE : siege_lower(s, lane);
    return ally == NO_PIECE ? !has_one_for(s, m.seat, lane) : belongs(s, ally, seats);
}

/* ---- what shares mean --------------------------------------------------------------------------------------------- */

/* From some 200,000 choices of level 3 and the results of their games (docs/PERFORMANCE.md, "Hints"). A search that
 * imagines the horde's cards fears too much for the alliance, and a horde player too little. */
Trust siege_trust(const State *s, int seat)
{
    /* The first siege is as normal: in too few of its moments is anything but "nearly always" told. */
    static const Trust alone[] = {[NORMAL] = {1.22f, 1.22f},
                                  [HARD] = {1.24f, 1.20f},
                                  [PAINFUL] = {0.85f, 1.30f},
                                  [HOPELESS] = {0.66f, 1.39f},
                                  [FIRST] = {1.22f, 1.22f}};
    static const Trust together[] = {[NORMAL] = {2.25f, 0.85f},
                                     [HARD] = {2.25f, 0.85f},
                                     [PAINFUL] = {1.55f, 1.10f},
                                     [HOPELESS] = {1.55f, 1.10f},
                                     [FIRST] = {2.25f, 0.85f}};
    static const Trust versus[2][2] = {{{0.80f, 0.94f}, {-1.60f, 1.15f}}, {{0.00f, 1.03f}, {-0.58f, 0.79f}}};
    int level = s->option[OPT_DIFFICULTY];
    if (siege_versus(s))
        return versus[siege_allies(s) - 1][seat == siege_horde_seat(s)];
    return siege_allies(s) == 1 ? alone[level] : together[level];
}
