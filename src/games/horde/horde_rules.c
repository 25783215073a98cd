/* SPDX-License-Identifier: MIT
 * Horde: the rules, from top to bottom: queries, setup and the eleven rounds (HO-2 to HO-8), the Trickster, the battles,
 * and the final scoring (HO-9 to HO-12). Which moves are legal is in horde_legal.c. */
#include <string.h>

#include "base/log.h"
#include "games/horde/horde_int.h"

/* ==== what can be read off the table ============================================================================== */
/* Queries about a state, used by the rules, the screen, opponents and scenario words alike. */

bool horde_is_monster(DefId def)
{
    return def >= DEF_REGULAR && def < DEF_MONSTERS_END;
}

int horde_cost(DefId def)
{
    return horde_is_monster(def) ? horde_monster[def].cost : 0;
}

int horde_token(DefId def)
{
    return def >= DEF_TOKEN && def < HORDE_DEFS ? horde_token_value[def - DEF_TOKEN] : 0;
}

int horde_pool_size(const State *s)
{
    return 4 + 4 * s->nseats; /* HO-2.5: 12, 16, 20 */
}

int horde_limit(const State *s)
{
    const Horde *h = horde_of(s);
    int limit = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (h->total[seat] > limit)
            limit = h->total[seat];
    return limit;
}

bool horde_match(const State *s, DefId a, DefId b)
{
    REQUIRE(a < DEF_MONSTERS_END && b < DEF_MONSTERS_END);
    if (horde_monster[a].kinds & horde_monster[b].kinds)
        return true;                                           /* HO-5.1, HO-5.2 */
    return a == b && s->option[OPT_SAME_NAME] == SAME_NAME_ON; /* HO-5.3; HO-5.4 otherwise */
}

uint8_t horde_owner_of(const State *s, DefId def)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (table_find(s, horde_at(seat), def) != NO_PIECE)
            return seat;
    return NO_SEAT;
}

DefId horde_battle_card(const State *s, int battle)
{
    for (PieceId p = table_first(s, (PlaceId)(PLACE_BATTLE + battle)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def >= DEF_BATTLE && s->piece[p].def < DEF_TOKEN)
            return s->piece[p].def;
    return DEF_HIDDEN;
}

PieceId horde_battle_token(const State *s, int battle)
{
    PieceId p = table_first(s, (PlaceId)(PLACE_BATTLE + battle));
    while (p != NO_PIECE && s->piece[p].def < DEF_TOKEN)
        p = s->piece[p].next;
    return p;
}

static int count_at(const State *s, PlaceId at, Kind kind)
{
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

int horde_count(const State *s, int seat, Kind kind)
{
    return count_at(s, horde_at(seat), kind) + count_at(s, field_at(seat), kind);
}

int horde_strength(const State *s, int seat)
{
    return table_size(s,
                      field_at(seat)); /* HO-11.9: monsters, played Flayers and used Demons lie there, nothing else */
}

int horde_flayers(const State *s, int seat)
{
    return table_count_of(s, horde_at(seat), DEF_FLAYER);
}

bool horde_fights(DefId monster, DefId battle_card)
{
    return horde_is_monster(monster) && horde_monster[monster].kinds >> (battle_card - DEF_BATTLE) & 1;
}

bool horde_has_sacrifice(const State *s, int seat)
{
    if (table_size(s, horde_at(seat)) > 1)
        return true;
    return table_size(s, field_at(seat)) > table_count_of(s, field_at(seat), DEF_FLAYER); /* HO-11.18, HO-11.20 */
}

bool horde_can_demon(const State *s, int seat)
{
    return table_find(s, horde_at(seat), DEF_DEMON) != NO_PIECE && horde_has_sacrifice(s, seat);
}

/* Returns how many of def the seat holds, in horde and field together. */
static int held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, field_at(seat), def);
}

int horde_vampires(const State *s, int seat)
{
    int n = held(s, seat, DEF_VAMPIRE);
    if (s->option[OPT_VAMPIRES] == VAMPIRES_COLLECTED)
        n += horde_of(s)->sacrificed[seat]; /* O7 */
    return n;
}

int horde_vampire_bonus(const State *s, int seat)
{
    int n = horde_vampires(s, seat);
    return n * (n + 1) / 2; /* HO-12.2: 1, 3, 6, 10 */
}

int horde_elvenking_bonus(const State *s, int seat)
{
    if (!held(s, seat, DEF_ELVENKING))
        return 0;
    int forest = horde_count(s, seat, KIND_FOREST), royal = horde_count(s, seat, KIND_ROYAL);
    return forest < royal ? forest : royal; /* HO-12.3, HO-12.4 */
}

int horde_taken(const State *s, int seat)
{
    int sum = 0;
    for (PieceId p = table_first(s, won_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        sum += horde_token(s->piece[p].def);
    return sum;
}

int horde_score(const State *s, int seat)
{
    return horde_taken(s, seat) + horde_vampire_bonus(s, seat) + horde_elvenking_bonus(s, seat);
}

unsigned horde_winners(const State *s, bool *by_tokens)
{
    unsigned best = 0;
    int best_score = INT16_MIN, best_tokens = 0, equal = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int score = horde_score(s, seat), tokens = table_size(s, won_at(seat));
        equal = score > best_score ? 1 : equal + (score == best_score);
        if (score > best_score || (score == best_score && tokens > best_tokens)) {
            best = 0; /* HO-12.6, HO-12.7 */
            best_tokens = tokens;
        }
        if (score >= best_score && tokens >= best_tokens)
            best |= 1u << seat; /* HO-12.8 */
        best_score = score > best_score ? score : best_score;
    }
    if (by_tokens)
        *by_tokens = equal > 1 && __builtin_popcount(best) < equal;
    return best;
}

/* ==== setup and rounds ============================================================================================ */
/* Setup and the eleven rounds (HO-2 to HO-8). */

static uint8_t next_seat(const State *s, int seat)
{
    return (uint8_t)((seat + 1) % s->nseats);
}

/* ---- setup ------------------------------------------------------------------------------------------------------ */

bool horde_in_level(DefId def, int level)
{
    if (def < DEF_VAMPIRE)
        return true;
    if (level == LEVEL_BASIC)
        return false;                                                                              /* HO-1.7 */
    return level == LEVEL_FULL || def == DEF_VAMPIRE || def == DEF_FLAYER || def == DEF_ELVENKING; /* HO-1.8, HO-1.9 */
}

const char *horde_setup_fault(const Setup *cfg)
{
    if (cfg->option[OPT_LEVEL] == LEVEL_INTERMEDIATE && cfg->option[OPT_EDITION] != EDITION_EARLIER)
        return N_("Only the first edition has a Middle level (HO-1.8).");
    if (cfg->option[OPT_STARTER] > cfg->nseats)
        return N_("There is no player with that number (HO-2.2).");
    return NULL;
}

/* Fills the free slots of the Pool from the supply, lowest first (HO-8.2, HO-8.3). Returns the number of new cards. */
static int fill_pool(State *s, Events *ev)
{
    int came = 0, slot = 0;
    int wanted = horde_pool_size(s) - table_size(s, PLACE_POOL);
    PieceId in_slot = table_first(s, PLACE_POOL);
    for (; came < wanted && table_size(s, PLACE_SUPPLY) > 0; slot++) {
        if (in_slot != NO_PIECE && s->piece[in_slot].pos == slot) {
            in_slot = s->piece[in_slot].next;
            continue;
        }
        table_move(s, &horde_game, table_first(s, PLACE_SUPPLY), PLACE_POOL, slot, ev);
        came++;
    }
    return came;
}

void horde_open(State *s)
{
    for (int seat = 0; seat < s->nseats && s->option[OPT_HORDES] == HORDES_OPEN; seat++)
        s->head[horde_at(seat)].sight = SIGHT_ALL; /* O6 */
}

void horde_setup(State *s, const Setup *cfg, Events *ev)
{
    Horde *h = horde_mut(s);
    table_begin(s, &horde_game, cfg);
    for (DefId def = DEF_REGULAR; def < DEF_MONSTERS_END; def++)
        for (int i = 0; i < horde_monster[def].copies && horde_in_level(def, s->option[OPT_LEVEL]); i++)
            (void)table_add(s, &horde_game, def, PLACE_SUPPLY); /* HO-1.1 */
    for (int kind = 0; kind < KIND_COUNT; kind++)
        (void)table_add(s, &horde_game, (DefId)(DEF_BATTLE + kind), PLACE_PILE);
    for (int i = 0; i < HORDE_TOKEN_VALUES; i++)
        for (int k = 0; k < horde_token_copies[i]; k++)
            (void)table_add(s, &horde_game, (DefId)(DEF_TOKEN + i), PLACE_TOKENS); /* HO-2.4 */
    horde_open(s);
    table_shuffle(s, &horde_game, PLACE_PILE, ev);   /* HO-2.3 */
    table_shuffle(s, &horde_game, PLACE_SUPPLY, ev); /* HO-2.5 */
    (void)fill_pool(s, ev);
    int choice = s->option[OPT_STARTER];
    h->starter1 = (uint8_t)(choice ? choice - 1 : (int)rng_below(&s->rng, s->nseats)); /* HO-2.2, R8 */
    h->starter = s->to_act = h->starter1;
    memset(h->after, -2, sizeof h->after);
    s->round = 1;
    s->phase = PHASE_DRAW;
}

/* ---- Battle Card Phase ------------------------------------------------------------------------------------------ */

/* Returns the first battle without a Battle Card; KIND_COUNT: all are drawn. */
static int battles_drawn(const State *s)
{
    int n = 0;
    while (n < KIND_COUNT && horde_battle_card(s, n))
        n++;
    return n;
}

static void draw(State *s, Events *ev)
{
    int battle = battles_drawn(s);
    PieceId card = table_first(s, PLACE_PILE);
    tell(ev, (Event){.kind = EV_ROUND, .seat = s->to_act, .n = (int16_t)s->round});
    table_move(s, &horde_game, card, (PlaceId)(PLACE_BATTLE + battle), 0, ev); /* HO-4.1, HO-4.5 */
    tell(ev, (Event){.kind = EV_REVEALED, .seat = s->to_act, .def = s->piece[card].def, .n = (int16_t)(battle + 1)});
    s->phase = PHASE_ASSIGN;
}

static void assign(State *s, Move m, Events *ev)
{
    int battle = battles_drawn(s) - 1;
    PieceId token = table_find(s, PLACE_TOKENS, m.a);
    table_move(s, &horde_game, token, (PlaceId)(PLACE_BATTLE + battle), 1, ev); /* HO-4.2 */
    tell(ev,
         (Event){
             .kind = EV_ASSIGNED, .seat = m.seat, .def = horde_battle_card(s, battle), .n = (int16_t)horde_token(m.a)});
    horde_begin_picking(s, ev);
}

/* ---- Monster Phase ---------------------------------------------------------------------------------------------- */

static void end_picking(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    int behind = 0, limit = horde_limit(s);
    for (int seat = 0; seat < s->nseats; seat++)
        behind += h->total[seat] < limit;
    tell(ev, (Event){.kind = EV_PICKING_ENDED, .seat = NO_SEAT, .n = (int16_t)limit, .other = (uint16_t)behind});
    h->opening = 0;
    s->phase = PHASE_END;
    s->to_act = h->starter;
}

/* A lock-out is announced once a round; outside a chance it counts as one (R23). */
static void announce_locked(State *s, uint8_t seat, bool within_chance, Events *ev)
{
    Horde *h = horde_mut(s);
    if (h->locked[seat])
        return;
    h->locked[seat] = 1;
    h->chances = (uint8_t)(h->chances + !within_chance);
    tell(ev, (Event){.kind = EV_LOCKED,
                     .seat = seat,
                     .n = h->total[seat],
                     .other = (uint16_t)horde_limit(s),
                     .face = table_size(s, PLACE_POOL) == 0}); /* HO-6.20 */
}

static bool owes(const State *s, int seat)
{
    return horde_of(s)->total[seat] < horde_limit(s);
}

/* Passes the chance on from `seat` to the next that has to pick; when there is none, picking ends (HO-6.11, HO-6.12,
 * HO-6.23). Seats locked out on the way are announced. */
static void rotate(State *s, uint8_t seat, Events *ev)
{
    for (int i = 0; i < s->nseats; i++) {
        seat = next_seat(s, seat);
        if (!owes(s, seat))
            continue;
        if (horde_can_pick(s, seat)) {
            horde_mut(s)->chances++;
            s->to_act = seat;
            tell(ev,
                 (Event){.kind = EV_CHANCE, .seat = seat, .n = (int16_t)(horde_limit(s) - horde_of(s)->total[seat])});
            return;
        }
        announce_locked(s, seat, false, ev);
    }
    end_picking(s, ev);
}

/* Clears the totals: they belong to one Monster Phase (HO-6.1). */
void horde_forget_picks(State *s)
{
    Horde *h = horde_mut(s);
    memset(h->total, 0, sizeof h->total);
    memset(h->locked, 0, sizeof h->locked);
    h->credit = 0;
    h->chances = 0;
}

void horde_begin_picking(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    horde_forget_picks(s);
    h->opening = 2;
    s->phase = PHASE_PICK;
    s->to_act = h->starter; /* HO-6.5 */
    if (table_size(s, PLACE_POOL) == 0) {
        end_picking(s, ev); /* HO-6.25 */
        return;
    }
    h->chances = 1;
    tell(ev, (Event){.kind = EV_CHANCE, .seat = h->starter, .other = s->nseats < 4 ? 2 : 1});
}

static void end_opening(State *s, uint8_t seat, Opened how, Events *ev)
{
    Horde *h = horde_mut(s);
    h->opening = 0;
    tell(ev, (Event){.kind = EV_OPENED, .seat = seat, .n = (int16_t)how, .other = h->total[seat]});
    rotate(s, seat, ev);
}

/* After a pick has been counted: decides whose turn it is. The Monster Phase is a chain of such decisions without a loop.
 * Three members of the state hold it, so that a game can be saved between any two picks:
 *
 *   opening 2  the starter has picked nothing yet; 1: one card, and may have a second; 0: the opening is over
 *   total[]    what each seat has picked; the largest is the limit, and a seat below it owes (HO-6.12)
 *   locked[]   seats whose lock-out was announced: they can pick none of the cards there
 *
 * During the opening the starter goes on or the opening ends, which passes the chance to the next seat that owes (rotate).
 * Later a seat picks until it owes nothing, or can pick nothing, and then the chance goes round; raising the limit makes
 * the others owe again (HO-6.16). When it has gone round and nobody who owes can pick, the phase is over. */
static void go_on(State *s, uint8_t seat, int credit, Events *ev)
{
    Horde *h = horde_mut(s);
    s->to_act = seat;
    if (h->opening == 2) {
        h->opening = 1;
        h->credit = (uint8_t)credit; /* HO-6.8, HO-7.15 */
        bool may_have_two = s->nseats < 4;
        if (may_have_two && horde_can_pick(s, seat))
            return;                                                                  /* HO-6.6: a second card or stop */
        end_opening(s, seat, may_have_two ? OPENED_NO_CARD : OPENED_FOUR_SEATS, ev); /* HO-6.7, HO-6.9 */
        return;
    }
    if (h->opening == 1) {
        end_opening(s, seat, OPENED_TWO, ev);
        return;
    }
    if (!owes(s, seat))
        tell(ev, (Event){.kind = EV_TURN_OVER, .seat = seat, .n = h->total[seat]}); /* HO-6.15 */
    else if (horde_can_pick(s, seat))
        return; /* HO-6.13 */
    else
        announce_locked(s, seat, true, ev);
    rotate(s, seat, ev);
}

static void credit(State *s, uint8_t seat, int amount, Events *ev)
{
    Horde *h = horde_mut(s);
    int limit = horde_limit(s);
    h->total[seat] = (uint8_t)(h->total[seat] + amount); /* HO-6.4 */
    tell(ev, (Event){.kind = EV_CREDITED, .seat = seat, .n = h->total[seat]});
    if (h->total[seat] > limit && h->opening == 0)
        tell(ev, (Event){.kind = EV_LIMIT, .seat = seat, .n = h->total[seat], .other = (uint16_t)limit}); /* HO-6.16 */
    go_on(s, seat, amount, ev);
}

/* The seat that may steal from `picker`, or NO_SEAT (HO-7.2). */
static uint8_t betrayer_over(const State *s, uint8_t picker)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (seat != picker && table_size(s, horde_at(seat)) >= 3 &&
            table_find(s, horde_at(seat), DEF_BETRAYER) != NO_PIECE)
            return seat;
    return NO_SEAT;
}

/* A pick is counted at once, unless a Betrayer may answer it: then the window is a frame that holds the card and the
 * picker, its owner is asked, and the pick is counted when the window closes (decline, or steal after two gifts). */
static void pick(State *s, Move m, Events *ev)
{
    PieceId card = table_find(s, PLACE_POOL, m.a);
    table_move(s, &horde_game, card, front_at(m.seat), -1, ev); /* HO-6.3 */
    tell(ev, (Event){.kind = EV_PICKED, .seat = m.seat, .def = m.a, .n = (int16_t)horde_cost(m.a)});
    uint8_t owner = betrayer_over(s, m.seat);
    if (owner != NO_SEAT) {
        Frame *window = frame_push(s, FRAME_WINDOW, owner);
        window->src = card;
        window->n = m.seat;
        s->to_act = owner; /* HO-7.4 */
        tell(ev, (Event){.kind = EV_WINDOW, .seat = owner, .other = m.seat, .def = m.a});
        return;
    }
    credit(s, m.seat, horde_cost(m.a), ev);
}

/* ---- Betrayer --------------------------------------------------------------------------------------------------- */

static void decline(State *s, Events *ev)
{
    Frame window = *frame_top(s);
    DefId card = s->piece[window.src].def;
    frame_pop(s);
    tell(ev, (Event){.kind = EV_LET_GO, .seat = window.seat, .def = card});
    credit(s, window.n, horde_cost(card), ev);
}

static void exchange(State *s, PieceId card, uint8_t to, Events *ev)
{
    table_move(s, &horde_game, card, front_at(to), -1, ev);
    table_face(s, &horde_game, card, FACE_EXCHANGED, ev); /* HO-7.12 */
}

static void steal(State *s, DefId second, Events *ev)
{
    Frame window = *frame_top(s);
    uint8_t thief = window.seat, robbed = window.n;
    const DefId gift[3] = {DEF_BETRAYER, window.arg, second};
    frame_pop(s);
    exchange(s, window.src, thief, ev); /* HO-7.7 */
    tell(ev, (Event){.kind = EV_STOLEN, .seat = thief, .other = robbed, .def = s->piece[window.src].def});
    for (int i = 0; i < 3; i++) {
        exchange(s, table_find(s, horde_at(thief), gift[i]), robbed, ev);
        tell(ev, (Event){.kind = EV_GIVEN, .seat = thief, .other = robbed, .def = gift[i]});
    }
    credit(s, robbed, 1, ev); /* HO-7.9 to HO-7.11 */
}

static void give(State *s, Move m, Events *ev)
{
    Frame *window = frame_top(s);
    if (window->step == 1) {
        window->step = 2;
        window->arg = m.a; /* nothing is shown before both are chosen */
        return;
    }
    steal(s, m.a, ev);
}

/* ---- End Phase -------------------------------------------------------------------------------------------------- */

static void collect(State *s, uint8_t seat, Events *ev)
{
    int n = table_size(s, front_at(seat));
    PieceId p;
    while ((p = table_first(s, front_at(seat))) != NO_PIECE) {
        table_face(s, &horde_game, p, 0, ev);
        table_move(s, &horde_game, p, horde_at(seat), -1, ev); /* HO-8.1 */
        table_hide(s, &horde_game, p, table_sight(s, &horde_game, horde_at(seat)), ev);
    }
    tell(ev, (Event){.kind = EV_COLLECTED, .seat = seat, .n = (int16_t)n});
}

static void end_round(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        collect(s, seat, ev);
    table_bar(s); /* HO-14.3 */
    horde_forget_picks(s);
    if (s->round >= HORDE_ROUNDS) {
        horde_begin_final(s, ev); /* HO-8.5, HO-3.4 */
        return;
    }
    bool was_empty = table_size(s, PLACE_SUPPLY) == 0;
    int came = fill_pool(s, ev);
    tell(ev, (Event){.kind = EV_REFILLED, .seat = NO_SEAT, .n = (int16_t)came, .other = s->head[PLACE_SUPPLY].count});
    if (!was_empty && table_size(s, PLACE_SUPPLY) == 0)
        tell(ev, (Event){.kind = EV_SHORT, .seat = NO_SEAT});
    h->starter = next_seat(s, h->starter); /* HO-3.2, HO-8.4 */
    s->round++;
    s->phase = PHASE_DRAW;
    s->to_act = h->starter;
}

/* ---- what the game calls ----------------------------------------------------------------------------------------- */

static void horde_apply_final(State *s, Move m, Events *ev);

void horde_apply(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_DRAW:
        draw(s, ev);
        break;
    case MOVE_ASSIGN:
        assign(s, m, ev);
        break;
    case MOVE_PICK:
        pick(s, m, ev);
        break;
    case MOVE_STOP:
        tell(ev, (Event){.kind = EV_STOPPED, .seat = m.seat});
        end_opening(s, m.seat, OPENED_STOPPED, ev);
        break;
    case MOVE_DECLINE:
        decline(s, ev);
        break;
    case MOVE_STEAL:
        frame_top(s)->step = 1;
        break;
    case MOVE_GIVE:
        give(s, m, ev);
        break;
    case MOVE_END:
        end_round(s, ev);
        break;
    default:
        horde_apply_final(s, m, ev);
        break;
    }
}

void horde_result(const State *s, float share[SEAT_MAX])
{
    unsigned winners = horde_winners(s, NULL);
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = winners >> seat & 1 ? 1.0f / (float)__builtin_popcount(winners) : 0.0f;
}

/* ==== the final =================================================================================================== */
/* The Trickster step, the eleven battles, jokers and the final scoring (HO-9 to HO-12). */

/* ---- Trickster -------------------------------------------------------------------------------------------------- */

static PlaceId place_of(const State *s, DefId battle_card)
{
    int battle = 0;
    while (horde_battle_card(s, battle) != battle_card)
        battle++;
    return (PlaceId)(PLACE_BATTLE + battle);
}

void horde_begin_final(State *s, Events *ev)
{
    uint8_t owner = horde_owner_of(s, DEF_TRICKSTER);
    if (owner == NO_SEAT || horde_of(s)->tricked) {
        if (horde_in_level(DEF_TRICKSTER, s->option[OPT_LEVEL]))
            tell(ev, (Event){.kind = EV_NO_TRICKSTER, .seat = NO_SEAT});
        horde_begin_battles(s, ev); /* HO-9.7 */
        return;
    }
    s->phase = PHASE_TRICKSTER;
    s->to_act = owner; /* HO-9.1 */
}

static void swap_tokens(State *s, Move m, Events *ev)
{
    PlaceId at_a = place_of(s, m.a), at_b = place_of(s, m.b);
    PieceId token_a = horde_battle_token(s, at_a - PLACE_BATTLE), token_b = horde_battle_token(s, at_b - PLACE_BATTLE);
    table_move(s, &horde_game, token_a, at_b, -1, ev);
    table_move(s, &horde_game, token_b, at_a, -1, ev);
    int16_t on_a = (int16_t)horde_token(s->piece[token_b].def), on_b = (int16_t)horde_token(s->piece[token_a].def);
    tell(ev, (Event){.kind = EV_SWAPPED, .seat = m.seat, .def = m.a, .why = m.b, .n = on_a, .other = (uint16_t)on_b});
}

/* ---- battles ---------------------------------------------------------------------------------------------------- */

static void finish(State *s, Events *ev)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            table_show(s, &horde_game, p, SEEN_ALL, ev); /* bonuses are counted in public */
        int vampires = horde_vampire_bonus(s, seat), pairs = horde_elvenking_bonus(s, seat);
        if (vampires)
            tell(ev, (Event){.kind = EV_VAMPIRES,
                             .seat = seat,
                             .n = (int16_t)vampires,
                             .other = (uint16_t)horde_vampires(s, seat)});
        if (pairs)
            tell(ev, (Event){.kind = EV_ELVENKING, .seat = seat, .n = (int16_t)pairs});
        tell(ev, (Event){.kind = EV_SCORE, .seat = seat, .n = (int16_t)horde_score(s, seat)}); /* HO-12.1, HO-12.5 */
    }
    unsigned winners = horde_winners(s, NULL);
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (winners >> seat & 1)
            tell(ev, (Event){.kind = EV_WINNER, .seat = seat});
    s->phase = PHASE_OVER;
    s->over = 1;
    s->to_act = NO_SEAT;
}

void horde_begin_battles(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    h->tricked = 1; /* HO-9.5: no later chance */
    h->battle = 0;
    while (h->battle < KIND_COUNT && (h->after[h->battle] != -2 || horde_battle_token(s, h->battle) == NO_PIECE))
        h->battle++;
    if (h->battle == KIND_COUNT) {
        finish(s, ev);
        return;
    }
    s->phase = PHASE_BATTLE;                                      /* HO-10.1 */
    s->to_act = (uint8_t)((h->starter1 + h->battle) % s->nseats); /* HO-11.2 */
}

static Kind kind_now(const State *s)
{
    return (Kind)(horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE);
}

/* Moves a card to the field and notes its slot in the horde, to which it returns. A loaded position may have a slot that
 * no game reaches. */
static void to_field(State *s, PieceId p, uint8_t seat, Events *ev)
{
    int slot = s->piece[p].pos;
    table_num(s, &horde_game, p, NUM_SLOT, slot < INT8_MAX ? slot : INT8_MAX, ev);
    table_move(s, &horde_game, p, field_at(seat), -1, ev);
}

static void lay_out(State *s, uint8_t seat, Kind kind, Events *ev)
{
    for (PieceId p = table_first(s, horde_at(seat)), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (horde_monster[s->piece[p].def].kinds >> kind & 1)
            to_field(s, p, seat, ev); /* HO-10.2, HO-10.3 */
    }
    tell(ev, (Event){.kind = EV_LAID_OUT, .seat = seat, .n = (int16_t)horde_strength(s, seat)});
}

/* True if the slot is taken: a loaded position may not know where a revealed card came from. */
static bool slot_taken(const State *s, PlaceId at, int pos)
{
    PieceId p = s->head[at].last;
    while (p != NO_PIECE && s->piece[p].pos > pos)
        p = s->piece[p].prev;
    return p != NO_PIECE && s->piece[p].pos == pos;
}

static void take_back(State *s, uint8_t seat, Events *ev)
{
    PieceId p;
    while ((p = table_first(s, field_at(seat))) != NO_PIECE) {
        Piece *piece = &s->piece[p];
        int pos = piece->num[NUM_SLOT];
        table_num(s, &horde_game, p, NUM_SLOT, 0, ev);
        table_face(s, &horde_game, p, 0, ev);
        if (piece->def == DEF_FLAYER) {
            table_move(s, &horde_game, p, PLACE_DISCARD, -1, ev); /* HO-11.11 */
            continue;
        }
        table_move(s, &horde_game, p, horde_at(seat), slot_taken(s, horde_at(seat), pos) ? -1 : pos, ev); /* HO-10.11 */
        table_hide(s, &horde_game, p, table_sight(s, &horde_game, horde_at(seat)), ev);
    }
}

static void decide(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    int best = 0, leader = -1;
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = horde_strength(s, seat);
        if (n >= best)
            leader = n > best ? seat : -1; /* HO-10.6, HO-10.7, HO-10.9 */
        best = n > best ? n : best;
    }
    PieceId token = horde_battle_token(s, h->battle);
    int16_t value = (int16_t)horde_token(s->piece[token].def);
    DefId card = horde_battle_card(s, h->battle);
    bool won = leader >= 0;
    tell(ev, (Event){.kind = won ? EV_WON : EV_TIED, .seat = won ? (uint8_t)leader : NO_SEAT, .def = card, .n = value});
    h->after[h->battle] = (int8_t)leader;
    table_move(s, &horde_game, token, won ? won_at(leader) : PLACE_BURNT, -1, ev); /* HO-10.10 */
    table_bar(s);                                                                  /* HO-14.3 */
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        take_back(s, seat, ev);
    horde_begin_battles(s, ev);
}

/* ---- jokers ----------------------------------------------------------------------------------------------------- */

static bool has_joker(const State *s, int seat)
{
    for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def == DEF_FLAYER || (s->piece[p].def == DEF_DEMON && horde_has_sacrifice(s, seat)))
            return true;
    return false;
}

/* A battle is open until every seat has said that it is done since the last joker. agreed[] holds those seats; a joker clears
 * it for all, so nobody is bound by an earlier answer (HO-11.5). A seat with nothing to play is done automatically. When all
 * are done the battle is decided, which begins the next one or ends the game.
 *
 * Asks `seat`, or the next one with something to play that has not said done since the last joker (HO-11.3 to 11.7). */
static void ask(State *s, uint8_t seat, Events *ev)
{
    Horde *h = horde_mut(s);
    for (int i = 0; i < s->nseats; i++, seat = (uint8_t)((seat + 1) % s->nseats)) {
        if (h->agreed[seat])
            continue;
        if (has_joker(s, seat)) {
            s->to_act = seat;
            tell(ev, (Event){.kind = EV_ASKED, .seat = seat});
            return;
        }
        h->agreed[seat] = 1; /* HO-11.7 */
        tell(ev, (Event){.kind = EV_DONE, .seat = seat, .n = 1});
    }
    decide(s, ev);
}

static void battle(State *s, Events *ev)
{
    Horde *h = horde_mut(s);
    PieceId token = horde_battle_token(s, h->battle);
    tell(ev, (Event){.kind = EV_BATTLE,
                     .seat = s->to_act,
                     .def = horde_battle_card(s, h->battle),
                     .n = (int16_t)horde_token(s->piece[token].def),
                     .other = (uint16_t)(h->battle + 1)});
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        lay_out(s, seat, kind_now(s), ev);
    table_bar(s); /* HO-14.3: undo is blocked, because it is public too when a seat reveals nothing */
    memset(h->agreed, 0, sizeof h->agreed);
    s->phase = PHASE_JOKERS;
    ask(s, s->to_act, ev);
}

static void joker_played(State *s, uint8_t seat, Event e, Events *ev)
{
    memset(horde_mut(s)->agreed, 0, sizeof horde_mut(s)->agreed); /* HO-11.5 */
    e.seat = seat;
    e.n = (int16_t)horde_strength(s, seat);
    tell(ev, e);
    ask(s, seat, ev);
}

static void flayer(State *s, Move m, Events *ev)
{
    to_field(s, table_find(s, horde_at(m.seat), DEF_FLAYER), m.seat, ev); /* HO-11.10 */
    joker_played(s, m.seat, (Event){.kind = EV_FLAYER}, ev);
}

PieceId horde_sacrifice(const State *s, int seat, DefId def)
{
    PieceId p = table_find(s, horde_at(seat), def);
    if (def == DEF_DEMON && p != NO_PIECE) {
        /* HO-11.18: the first unused Demon serves, the second may be given up */
        for (p = s->piece[p].next; p != NO_PIECE && s->piece[p].def != DEF_DEMON; p = s->piece[p].next)
            continue;
        return p;
    }
    if (p == NO_PIECE && def != DEF_FLAYER)
        p = table_find(s, field_at(seat), def); /* HO-11.17: one just revealed */
    return p;
}

static void demon(State *s, Move m, Events *ev)
{
    PieceId serving = table_find(s, horde_at(m.seat), DEF_DEMON);
    PieceId given =
        m.kind == MOVE_DEMON_USED ? table_find(s, field_at(m.seat), DEF_DEMON) : horde_sacrifice(s, m.seat, m.a);
    DefId def = s->piece[given].def;
    table_num(s, &horde_game, given, NUM_SLOT, 0, ev);
    table_face(s, &horde_game, given, 0, ev);
    table_move(s, &horde_game, given, PLACE_DISCARD, -1, ev); /* HO-11.14 */
    if (def == DEF_VAMPIRE)
        horde_mut(s)->sacrificed[m.seat]++; /* O7 */
    to_field(s, serving, m.seat, ev);       /* HO-11.15 */
    table_face(s, &horde_game, serving, FACE_USED, ev);
    joker_played(s, m.seat, (Event){.kind = EV_DEMON, .def = def}, ev);
}

static void done(State *s, Move m, Events *ev)
{
    horde_mut(s)->agreed[m.seat] = 1;
    tell(ev, (Event){.kind = EV_DONE, .seat = m.seat});
    ask(s, (uint8_t)((m.seat + 1) % s->nseats), ev); /* HO-11.4 */
}

static void horde_apply_final(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_KEEP:
        tell(ev, (Event){.kind = EV_KEPT, .seat = m.seat});
        horde_begin_battles(s, ev);
        break;
    case MOVE_SWAP:
        swap_tokens(s, m, ev);
        horde_begin_battles(s, ev);
        break;
    case MOVE_BATTLE:
        battle(s, ev);
        break;
    case MOVE_FLAYER:
        flayer(s, m, ev);
        break;
    case MOVE_DEMON:
    case MOVE_DEMON_USED:
        demon(s, m, ev);
        break;
    default:
        done(s, m, ev);
        break;
    }
}
