/* SPDX-License-Identifier: MIT
 * Siege: the turn, from top to bottom as it is played (SH-1.1, SH-3 to SH-9), a function for each step. A step is taken
 * when no frame runs and the queue is empty; frames it pushes run before the next step. */
#include "games/siege/siege_int.h"

static void tell(Events *ev, Event e)
{
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE, e);
}

static void next(State *s, SiegeStep step)
{
    siege_mut(s)->step = (uint8_t)step;
}

static void enter_phase(State *s, SiegePhase phase, Events *ev)
{
    s->phase = (uint8_t)phase;
    tell(ev, (Event){.kind = EV_PHASE, .seat = NO_SEAT, .n = (int16_t)phase});
}

static void forget_done(State *s)
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        siege_mut(s)->done[seat] = 0;
}

/* ---- set-up, 2.1 from step 4 on ---------------------------------------------------------------------------------- */

static void portal_setup(State *s, Events *ev)
{
    PieceId portal = siege_piece(s, UNIT_PORTAL);
    unsigned ctx;
    int seat = siege_controller(s, portal, &ctx);
    siege_push_abilities(s, ABILITY_SETUP, portal, seat, ctx, ev);
    next(s, STEP_TOKENS);
}

static void setup_tokens(State *s, Events *ev)
{
    int choice = s->option[OPT_TOKENS];
    (void)ev;
    next(s, STEP_DEAL);
    if (choice == 0)
        return;
    Frame *f = frame_push(s, RUN_TOKENS, (uint8_t)siege_team(s));
    f->arg = choice <= 8;
    f->n = (uint8_t)(choice <= 8 ? choice : choice - 8);
}

static void deal(State *s, Events *ev)
{
    next(s, STEP_MULLIGAN);
    siege_deal(s, ev);
}

static void mulligan(State *s, Events *ev)
{
    (void)ev;
    for (int seat = s->nseats - 1; seat >= 0; seat--) /* the first on top, SH-1.23 */
        frame_push(s, RUN_ASIDE, (uint8_t)seat);
    next(s, STEP_REFRESH);
}

/* ---- SH-3 -------------------------------------------------------------------------------------------------------- */

static bool is_readied(const State *s, PieceId p) /* SH-3.5 */
{
    if (!(s->piece[p].face & FACE_EXHAUSTED) || siege_concealed(s, p))
        return false;
    uint8_t type = siege_card_of(s, p)->type;
    bool monster = type == CARD_MONSTER || type == CARD_OUTSIDER || type == CARD_MINION;
    return !monster || siege_versus(s);
}

/* Adds the mana of the portal to each pool once. */
static void refresh_mana(State *s, Events *ev)
{
    int boost = siege_card_of(s, siege_piece(s, UNIT_PORTAL))->boost;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        bool shared = siege_pool(s, seat) != seat;
        bool without = siege_feat(s, FEAT_ALREADY_HERE) && s->round == 1 && siege_of(s)->feat_hero != NO_PIECE &&
                       s->piece[siege_of(s)->feat_hero].owner == seat; /* SH-13.11 */
        if (!shared && !without)
            siege_gain_mana(s, seat, boost, ev);
    }
}

static void refresh(State *s, Events *ev)
{
    enter_phase(s, PHASE_REFRESH, ev);
    forget_done(s);
    next(s, STEP_REFRESHED);
    for (int seat = 0; seat < siege_allies(s) && !s->option[OPT_DECK_OUT]; seat++)
        siege_check_deck(s, seat, ev); /* R91 */
    for (PieceId p = 0; p < s->npieces; p++)
        table_num(s, &siege_game, p, NUM_PIERCED, 0, ev);
    siege_touch(s);
    refresh_mana(s, ev);
    for (PieceId p = 0; p < s->npieces; p++)
        if (is_readied(s, p))
            siege_exhaust(s, p, false, ev);
}

/* Triggers such abilities of all cards in play, castle and portal first, then by place. */
static void trigger_all(State *s, SiegeOp kind, Events *ev)
{
    static const PlaceId place[] = {PLACE_PORTAL, PLACE_CASTLE, PLACE_UPPER, PLACE_LOWER, PLACE_BACK, PLACE_ATTACHED};
    for (size_t i = 0; i < sizeof place / sizeof *place; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next)
            if (!siege_falling(s, p) || place[i] == PLACE_PORTAL)
                siege_trigger_card(s, kind, p, NO_PIECE, false, ev);
}

static void refreshed(State *s, Events *ev)
{
    next(s, STEP_HORDE);
    trigger_all(s, ABILITY_REFRESH, ev);
}

/* ---- SH-4 -------------------------------------------------------------------------------------------------------- */

/* SH-4.1: in printed order; the portal's before those of other cards. Pushed, so the last one first. */
static void push_waves(State *s, Events *ev)
{
    static const PlaceId place[] = {PLACE_ATTACHED, PLACE_BACK, PLACE_LOWER, PLACE_UPPER, PLACE_CASTLE, PLACE_PORTAL};
    for (size_t i = 0; i < sizeof place / sizeof *place; i++)
        for (PieceId p = s->head[place[i]].last; p != NO_PIECE; p = s->piece[p].prev) {
            unsigned ctx;
            if (siege_concealed(s, p))
                continue;
            int seat = siege_controller(s, p, &ctx);
            siege_push_abilities(s, ABILITY_WAVE, p, seat, ctx, ev);
        }
}

static void begin_horde(State *s, Events *ev)
{
    enter_phase(s, PHASE_HORDE, ev);
    siege_mut(s)->played = 0;
    next(s, siege_versus(s) ? STEP_RESOLVE : STEP_SUMMON);
    push_waves(s, ev);
}

static void summon_wave(State *s, Events *ev) /* SH-4.2, SH-4.5 */
{
    next(s, STEP_RESOLVE);
    for (int n = siege_wave(s); n > 0; n--) {
        PieceId p = siege_next_horde(s, ev);
        if (p == NO_PIECE)
            break;
        siege_summon(s, p, -1, ev);
    }
    siege_check_falls(s, 0, ev);
}

static void resolve_wave(State *s, Events *ev) /* SH-4.6 */
{
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = siege_upper(s, lane);
        if (p != NO_PIECE && s->piece[p].face & FACE_FRESH && !siege_falling(s, p)) {
            siege_begin_arrival(s, p, ev);
            return;
        }
    }
    forget_done(s);
    next(s, siege_versus(s) ? STEP_HORDE_SEAT : STEP_SHIFT);
}

static void shift(State *s, Events *ev) /* SH-4.12 */
{
    int to = 0;
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = siege_upper(s, lane);
        if (p == NO_PIECE)
            continue;
        if (lane != to)
            siege_enter(s, p, PLACE_UPPER, to, ev);
        to++;
    }
    siege_check_falls(s, 0, ev);
    enter_phase(s, PHASE_ALLIANCE, ev);
    forget_done(s);
    next(s, STEP_ALLIANCE);
}

/* ---- the end of the alliance phase, SH-5.21 to SH-5.24 ------------------------------------------------------------- */

static bool all_done(const State *s)
{
    for (int seat = 0; seat < siege_allies(s); seat++)
        if (!siege_of(s)->done[seat])
            return false;
    return true;
}

static void uncover(State *s, Events *ev) /* SH-12.20: one after the other, the queue emptied after each */
{
    unsigned lanes = 0;
    (void)ev;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        lanes |= siege_concealed(s, p) ? 1u << s->piece[p].pos : 0;
    if (lanes == 0) {
        next(s, STEP_TAUNT);
        return;
    }
    Frame *f = frame_push(s, RUN_UNCOVER, (uint8_t)siege_horde_seat(s));
    f->set = lanes;
    f->n = 1;
}

static bool taunts(const State *s, int unit) /* R84 */
{
    return siege_is_monster(s, unit) && siege_lane(s, unit) >= 0 && siege_has_key(s, unit, KEY_TAUNT) &&
           !siege_has_key(s, unit, KEY_CANNOT_BE_ENGAGED);
}

unsigned siege_unmet_taunts(const State *s)
{
    unsigned set = 0;
    for (int u = 0; u < UNIT_CASTLE; u++)
        set |= taunts(s, u) && !siege_engaged(s, u) ? 1u << u : 0;
    return set;
}

unsigned siege_taunted_allies(const State *s) /* SH-15.17 */
{
    unsigned set = 0;
    for (int u = UNIT_LOWER; u < UNIT_MINION; u++) {
        if (!siege_is_ally(s, u) || siege_has_key(s, u, KEY_CANNOT_MOVE) || siege_has_key(s, u, KEY_CANNOT_ENGAGE))
            continue;
        int foe = siege_opposed(s, u);
        set |= foe == NO_UNIT || !taunts(s, foe) ? 1u << u : 0;
    }
    return set;
}

static void taunt(State *s, Events *ev) /* SH-5.22, SH-15.16 */
{
    (void)ev;
    if (siege_unmet_taunts(s) && siege_taunted_allies(s)) {
        frame_push(s, RUN_TAUNT, (uint8_t)siege_team(s));
        return;
    }
    siege_mut(s)->lane = 0;
    next(s, STEP_PART);
}

void siege_taunt_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    if (nanswers < 2) {
        siege_ask(s,
                  siege_asking(ASK_UNIT, siege_team(s), NO_PIECE, FOR_TAUNT,
                               nanswers == 0 ? siege_unmet_taunts(s) : siege_taunted_allies(s), 0),
                  ev);
        return;
    }
    int monster = __builtin_ctz(s->frame[i + 1].set), ally = __builtin_ctz(s->frame[i + 2].set);
    int lane = siege_lane(s, monster);
    PieceId tower = siege_lower(s, lane);
    siege_finish(s, i);
    PieceId who = siege_piece(s, monster), whom = siege_piece(s, ally);
    siege_tell(
        s, who,
        (Event){.kind = EV_TAUNTS, .seat = NO_SEAT, .n = (int16_t)(lane + 1), .other = whom, .why = s->piece[whom].def},
        ev);
    if (tower != NO_PIECE)
        siege_leave(s, tower, SIEGE_PLACES, ev);
    siege_move_unit(s, ally, lane, false, ev);
    siege_check_falls(s, 0, ev);
}

/* SH-15.19: these two must not share a lane. */
static bool must_part(const State *s, int ally, PieceId upper)
{
    int monster = upper == NO_PIECE ? NO_UNIT : siege_unit(s, upper);
    return monster != NO_UNIT && siege_is_monster(s, monster) &&
           (siege_has_key(s, monster, KEY_CANNOT_BE_ENGAGED) || siege_has_key(s, ally, KEY_CANNOT_ENGAGE));
}

static unsigned peaceful_lanes(const State *s, int ally)
{
    unsigned set = 0, free = (unsigned)siege_free_lanes(s, PLACE_LOWER);
    for (int lane = 0; lane < LANES; lane++)
        set |= free >> lane & 1 && !must_part(s, ally, siege_upper(s, lane)) ? 1u << lane : 0;
    return set;
}

bool siege_has_to_part(const State *s, int ally) /* SH-15.19 */
{
    return siege_is_ally(s, ally) && must_part(s, ally, siege_upper(s, siege_lane(s, ally))) &&
           !siege_has_key(s, ally, KEY_CANNOT_MOVE) && peaceful_lanes(s, ally);
}

static void part(State *s, Events *ev) /* SH-5.23: from lane 1 to lane 6 */
{
    Siege *g = siege_mut(s);
    (void)ev;
    if (g->lane >= LANES) {
        g->lane = 0;
        next(s, STEP_TREACHERY);
        return;
    }
    int ally = UNIT_LOWER + g->lane++;
    if (!siege_has_to_part(s, ally))
        return;
    Frame *f = frame_push(s, RUN_PART, s->piece[siege_piece(s, ally)].owner);
    f->src = siege_piece(s, ally);
}

void siege_part_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i), ally = siege_unit(s, s->frame[i].src);
    if (nanswers == 0) {
        siege_ask(s, siege_asking(ASK_LANE, s->frame[i].seat, s->frame[i].src, FOR_PART, peaceful_lanes(s, ally), 0),
                  ev);
        return;
    }
    int lane = __builtin_ctz(s->frame[i + 1].set);
    siege_finish(s, i);
    siege_move_unit(s, ally, lane, false, ev);
    siege_check_falls(s, 0, ev);
}

/* ---- SH-6 -------------------------------------------------------------------------------------------------------- */

static void begin_treachery(State *s, Events *ev)
{
    enter_phase(s, PHASE_TREACHERY, ev);
    forget_done(s);
    next(s, siege_versus(s) ? STEP_PLAN : STEP_REVEAL);
}

static void reveal(State *s, Events *ev) /* SH-6.1 */
{
    Siege *g = siege_mut(s);
    PieceId p = siege_next_horde(s, ev);
    forget_done(s);
    next(s, STEP_REACTION);
    table_bar(s); /* SH-16.3: also for a seat that has planned the card */
    if (p == NO_PIECE)
        return;
    PlaceId deck = s->piece[p].place; /* the current tier's, SH-11.12 */
    table_move(s, &siege_game, p, PLACE_HORDE_DISCARD, -1, ev);
    g->treachery = s->piece[p].def;
    event_tell(ev, p, deck, PLACE_HORDE_DISCARD, (Event){.kind = EV_REVEALED, .seat = NO_SEAT, .def = g->treachery});
    next(s, STEP_BOOST);
}

int siege_boosted_unit(const State *s, int side)
{
    bool left = (side == SIDE_LEFT) != siege_versus(s);
    for (int i = 0; i < LANES; i++) {
        PieceId p = siege_upper(s, left ? i : LANES - 1 - i);
        if (p != NO_PIECE && siege_is_monster(s, siege_unit(s, p)))
            return siege_unit(s, p);
    }
    return NO_UNIT;
}

static void boost(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    const SiegeCard *c = siege_card(g->treachery);
    next(s, STEP_REACTION);
    int unit = c->side == SIDE_NONE ? NO_UNIT : siege_boosted_unit(s, c->side);
    if (unit != NO_UNIT) {
        g->boosted = g->at[unit];
    }
    int more = c->mark >= MARK_ATTACK1 ? 1 + c->mark - MARK_ATTACK1 : 0;
    if (unit != NO_UNIT && siege_boosts(siege_cards(), c))
        siege_tell(s, g->boosted, (Event){.kind = EV_BOOSTED, .seat = NO_SEAT, .n = (int16_t)more}, ev);
    if (c->mark == MARK_TREACHERY) { /* SH-6.4: the card lies on top of the discard pile and is not in play */
        PieceId card = s->head[PLACE_HORDE_DISCARD].last;
        unsigned ctx;
        int seat = siege_controller(s, card, &ctx);
        siege_push_abilities(s, ABILITY_TREACHERY, card, seat, ctx | CTX_GONE, ev);
    } else if (unit != NO_UNIT && more > 0) { /* SH-6.5 */
        g->buff[BUFF_ATTACK][unit] = (int8_t)(g->buff[BUFF_ATTACK][unit] + more);
        siege_touch(s);
    }
}

/* ---- SH-7 -------------------------------------------------------------------------------------------------------- */

/* Pushes the Fight abilities of one side in the lane: of the card there, and of that side's attachments on either card
 * (R37). */
static void fight_abilities(State *s, bool horde, Events *ev)
{
    int lane = siege_of(s)->lane;
    PieceId upper = siege_upper(s, lane), lower = siege_lower(s, lane), card = horde ? upper : lower;
    if (card != NO_PIECE && !siege_falling(s, card))
        siege_trigger_card(s, ABILITY_FIGHT, card, NO_PIECE, false, ev);
    for (PieceId p = table_first(s, PLACE_ATTACHED); p != NO_PIECE; p = s->piece[p].next) {
        PieceId host = s->piece[p].host;
        bool here = (host == upper || host == lower) && !siege_falling(s, host);
        if (here && siege_is_horde(siege_card_of(s, p)) == horde)
            siege_trigger_card(s, ABILITY_FIGHT, p, NO_PIECE, false, ev);
    }
}

static void begin_lane(State *s, Events *ev)
{
    if (s->phase != PHASE_FIGHT)
        enter_phase(s, PHASE_FIGHT, ev);
    next(s, STEP_LANE_HORDE);
}

static void lane_horde(State *s, Events *ev) /* SH-7.2 */
{
    next(s, STEP_LANE_ALLIANCE);
    fight_abilities(s, true, ev);
}

static void lane_alliance(State *s, Events *ev) /* SH-7.3 */
{
    next(s, STEP_LANE_STRIKE);
    fight_abilities(s, false, ev);
}

static void lane_strike(State *s, Events *ev)
{
    next(s, STEP_LANE_END);
    siege_strike_lane(s, ev);
}

static void lane_end(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    (void)ev;
    g->lane = (uint8_t)((g->lane + 1) % LANES);
    next(s, g->lane ? STEP_LANE : STEP_PILLAGE);
}

/* ---- SH-8 -------------------------------------------------------------------------------------------------------- */

static void begin_pillage(State *s, Events *ev)
{
    enter_phase(s, PHASE_PILLAGE, ev);
    next(s, STEP_PILLAGE_COUNT);
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(s, u);
        if (p != NO_PIECE && s->piece[p].place == PLACE_BACK)
            siege_trigger(s, ABILITY_PILLAGE, p, NO_PIECE, false, ev);
    }
}

/* SH-8.2; SH-13.6: on its head, they deal damage to the castle instead, one after the other. */
static void pillage(State *s, Events *ev)
{
    int n = 0;
    bool strike = siege_feat(s, FEAT_WORLD_ON_ITS_HEAD);
    for (int u = UNIT_MINION; u < UNIT_CASTLE && !s->over; u++) {
        PieceId p = siege_piece(s, u);
        if (p == NO_PIECE || s->piece[p].place != PLACE_BACK || siege_of(s)->mark[u] & MARK_SATED)
            continue;
        if (strike) {
            (void)siege_damage(s, UNIT_CASTLE, siege_attack(s, u), 0, p, ev);
            siege_check_falls(s, 0, ev);
        } else {
            n += siege_health(s, u) > 0 ? siege_health(s, u) : 0;
        }
    }
    next(s, STEP_END);
    siege_pillage(s, n, ev);
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) /* SH-8.5 */
        if (siege_piece(s, u) != NO_PIECE)
            siege_to_back(s, siege_piece(s, u), ev);
}

/* ---- SH-9 -------------------------------------------------------------------------------------------------------- */

static void win(State *s, SiegeEnd end, Events *ev)
{
    s->over = 1;
    siege_mut(s)->end = (uint8_t)end;
    tell(ev, (Event){.kind = EV_WON, .seat = NO_SEAT, .n = (int16_t)end});
}

static void begin_end(State *s, Events *ev)
{
    enter_phase(s, PHASE_END, ev);
    next(s, STEP_PORTAL);
    if (siege_of(s)->outsider_fallen)
        win(s, END_OUTSIDER, ev); /* SH-9.1 */
    else if (siege_feat(s, FEAT_TWENTY_NIGHTS) && s->round >= 20)
        win(s, END_TWENTY, ev); /* SH-13.13 */
}

/* Brings the next portal into play, SH-9.2. */
static void replace_portal(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    PieceId fresh = table_first(s, PLACE_PORTALS);
    siege_leave(s, g->at[UNIT_PORTAL], PLACE_BOX, ev);
    table_move(s, &siege_game, fresh, PLACE_PORTAL, 0, ev);
    g->at[UNIT_PORTAL] = fresh;
    g->turned = 0;
    siege_touch(s);
    unsigned ctx;
    int seat = siege_controller(s, fresh, &ctx);
    siege_push_abilities(s, ABILITY_PLAY, fresh, seat, ctx, ev);
}

static void portal_step(State *s, Events *ev) /* SH-9.2, SH-9.3 */
{
    Siege *g = siege_mut(s);
    next(s, siege_versus(s) ? STEP_HORDE_DRAWS : STEP_HAND_LIMIT);
    if (g->collapsed && table_size(s, PLACE_PORTALS) > 0)
        replace_portal(s, ev);
    else if (!g->collapsed)
        g->turned = (uint8_t)((g->turned + 1) % 4);
    siege_touch(s);
    g->collapsed = 0;
    siege_tell(s, g->at[UNIT_PORTAL], (Event){.kind = EV_TURNS, .seat = NO_SEAT, .n = (int16_t)siege_wave(s)}, ev);
}

static void horde_draws(State *s, Events *ev) /* SH-9.4 */
{
    next(s, STEP_HAND_LIMIT);
    (void)siege_draw(s, siege_horde_seat(s), ev);
    siege_gain_mana(s, siege_horde_seat(s), 1, ev);
}

static void hand_limit(State *s, Events *ev) /* SH-9.5 */
{
    (void)ev;
    next(s, STEP_TURN_ENDS);
    for (int seat = s->nseats - 1; seat >= 0; seat--)
        if (table_size(s, siege_hand_place(s, seat)) > HAND_LIMIT)
            frame_push(s, RUN_LIMIT, (uint8_t)seat);
}

static bool forget_turn(State *s) /* 10.10; false: nothing lasted until the end of the turn */
{
    Siege *g = siege_mut(s);
    bool lasted = false;
    for (int u = 0; u < UNITS; u++) {
        for (int b = 0; b < BUFFS; b++) {
            lasted |= g->buff[b][u] != 0;
            g->buff[b][u] = 0;
        }
        lasted |= g->granted[u] || g->lost[u] || g->mark[u] & ~MARK_LIVED;
        g->granted[u] = g->lost[u] = 0;
        g->mark[u] &= MARK_LIVED;
    }
    return lasted;
}

/* SH-9.6. Destructions caused by the end of "this turn" effects still happen this turn, and may end more effects: the step
 * repeats until nothing is left. */
static void turn_ends(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    g->treachery = 0;
    g->boosted = NO_PIECE;
    if (forget_turn(s)) {
        siege_touch(s);
        siege_check_falls(s, 0, ev);
        return;
    }
    siege_feat_turn_ends(s);
    siege_note_end(s);
    g->strolls /= 2;
    next(s, STEP_REFRESH);
    s->round++;
    tell(ev, (Event){.kind = EV_TURN, .seat = NO_SEAT, .n = (int16_t)s->round});
}

/* ---- mulligan and hand limit: one card at a time ------------------------------------------------------------------- */

static void end_mulligan(State *s, int seat, Events *ev) /* SH-1.20 */
{
    int n = table_size(s, look_at(seat));
    bool horde = seat == siege_horde_seat(s);
    PlaceId deck = horde ? PLACE_HORDE_DECK : deck_at(seat);
    tell(ev, (Event){.kind = EV_MULLIGAN, .seat = (uint8_t)seat, .n = (int16_t)n});
    if (n == 0)
        return;
    for (int i = 0; i < n; i++)
        (void)siege_draw(s, seat, ev);
    for (PieceId p; (p = table_first(s, look_at(seat))) != NO_PIECE;)
        table_put(s, &siege_game, p, deck, TABLE_BOTTOM, ev);
    table_shuffle(s, &siege_game, deck, ev);
}

/* A hero that an achievement begins with is not put aside, SH-13.3. */
static bool can_put_aside(const State *s, PlaceId hand)
{
    PieceId hero = siege_of(s)->feat_hero;
    return table_size(s, hand) > (hero != NO_PIECE && s->piece[hero].place == hand);
}

void siege_hand_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i), seat = s->frame[i].seat;
    bool aside = s->frame[i].op == RUN_ASIDE;
    PlaceId hand = siege_hand_place(s, seat);
    PieceId p = nanswers ? s->frame[i + 1].it : NO_PIECE;
    siege_drop_answers(s);
    if (p != NO_PIECE) {
        PlaceId to = aside ? look_at(seat) : seat == siege_horde_seat(s) ? PLACE_HORDE_DISCARD : discard_at(seat);
        table_move(s, &siege_game, p, to, -1, ev);
        if (!aside)
            event_tell(ev, p, hand, to, (Event){.kind = EV_DISCARDED, .seat = (uint8_t)seat, .def = s->piece[p].def});
    }
    bool stopped = nanswers && p == NO_PIECE;
    if (aside ? stopped || !can_put_aside(s, hand) : table_size(s, hand) <= HAND_LIMIT) {
        siege_finish(s, i);
        if (aside)
            end_mulligan(s, seat, ev);
        return;
    }
    siege_ask(s, siege_asking(ASK_CARD, seat, NO_PIECE, hand, 0, aside ? CTX_STOP : 0), ev);
}

/* ---- the table of steps -------------------------------------------------------------------------------------------- */

typedef void Step(State *s, Events *ev);
static const struct {
    Step *take;
    bool waits; /* for MOVE_GO; without a function: for the seats that act */
} step[SIEGE_STEPS] = {
    [STEP_PORTAL_SETUP] = {portal_setup, false},
    [STEP_TOKENS] = {setup_tokens, false},
    [STEP_DEAL] = {deal, false},
    [STEP_MULLIGAN] = {mulligan, false},
    [STEP_REFRESH] = {refresh, true},
    [STEP_REFRESHED] = {refreshed, false},
    [STEP_HORDE] = {begin_horde, true},
    [STEP_SUMMON] = {summon_wave, false},
    [STEP_RESOLVE] = {resolve_wave, false},
    [STEP_SHIFT] = {shift, false},
    [STEP_HORDE_SEAT] = {NULL, true},
    [STEP_ALLIANCE] = {NULL, true},
    [STEP_UNCOVER] = {uncover, false},
    [STEP_TAUNT] = {taunt, false},
    [STEP_PART] = {part, false},
    [STEP_TREACHERY] = {begin_treachery, true},
    [STEP_PLAN] = {NULL, true},
    [STEP_REVEAL] = {reveal, false},
    [STEP_BOOST] = {boost, false},
    [STEP_REACTION] = {NULL, true},
    [STEP_LANE] = {begin_lane, true},
    [STEP_LANE_HORDE] = {lane_horde, false},
    [STEP_LANE_ALLIANCE] = {lane_alliance, false},
    [STEP_LANE_STRIKE] = {lane_strike, false},
    [STEP_LANE_END] = {lane_end, false},
    [STEP_PILLAGE] = {begin_pillage, true},
    [STEP_PILLAGE_COUNT] = {pillage, false},
    [STEP_END] = {begin_end, true},
    [STEP_PORTAL] = {portal_step, false},
    [STEP_HORDE_DRAWS] = {horde_draws, false},
    [STEP_HAND_LIMIT] = {hand_limit, false},
    [STEP_TURN_ENDS] = {turn_ends, false},
};

bool siege_step(State *s, Events *ev)
{
    int at = siege_of(s)->step;
    if (at == STEP_PLAN && !siege_can_plan(s, siege_horde_seat(s), NULL)) { /* nothing to choose */
        next(s, STEP_REVEAL);
        return true;
    }
    if (step[at].waits)
        return false;
    step[at].take(s, ev);
    return true;
}

void siege_go(State *s, Events *ev)
{
    step[siege_of(s)->step].take(s, ev);
}

bool siege_step_waits(int at) /* for MOVE_GO */
{
    return at < SIEGE_STEPS && step[at].waits && step[at].take != NULL;
}

/* A seat has said that it is done, SH-5.2, SH-6.8: once all have, the turn goes on. */
void siege_done(State *s, int seat, Events *ev)
{
    Siege *g = siege_mut(s);
    g->done[seat] = 1;
    tell(ev, (Event){.kind = EV_DONE, .seat = (uint8_t)seat, .n = 1});
    switch ((SiegeStep)g->step) {
    case STEP_HORDE_SEAT:
        enter_phase(s, PHASE_ALLIANCE, ev);
        forget_done(s);
        g->strolls = 0; /* those were the horde's */
        next(s, STEP_ALLIANCE);
        break;
    case STEP_PLAN:
        forget_done(s);
        next(s, STEP_REVEAL);
        break;
    case STEP_ALLIANCE:
        if (all_done(s))
            next(s, STEP_UNCOVER);
        break;
    default:
        if (all_done(s)) {
            forget_done(s);
            g->lane = 0;
            next(s, STEP_LANE);
        }
        break;
    }
}

unsigned siege_actors(const State *s)
{
    switch ((SiegeStep)siege_of(s)->step) {
    case STEP_ALLIANCE:
    case STEP_REACTION:
        return siege_team_bits(s);
    case STEP_HORDE_SEAT:
    case STEP_PLAN:
        return siege_bit(siege_horde_seat(s));
    default:
        return 1; /* MOVE_GO */
    }
}
