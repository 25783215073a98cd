/* SPDX-License-Identifier: MIT
 * Sketch: see sketch.h.  Two allies hold three lanes against monsters, in any order and together; a third seat may
 * play the monsters, which lie face down and change places behind its hand.  Rules cited are those of Siege that it
 * tries. */
#include "sketch.h"

#include <string.h>

#include "core/table.h"

enum { GROUP_HAND = 1 << 1 };
enum { OPTION_STORM };

static const struct {
    int8_t health, attack;
} card[SKETCH_DEFS] = {
    [DEF_MILITIA] = {2, 1}, [DEF_SCOUT] = {1, 1}, [DEF_COURIER] = {1, 1}, [DEF_PLANNER] = {2, 0},
    [DEF_RAT] = {1, 1},     [DEF_WOLF] = {2, 1},  [DEF_OGRE] = {3, 2},
};

static Sketch *sketch_of(State *s)
{
    return (Sketch *)s;
}

static const Sketch *seen_of(const State *s)
{
    return (const Sketch *)s;
}

static PieceId in_lane(const State *s, PlaceId row, int lane)
{
    for (PieceId p = table_first(s, row); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos == lane)
            return p;
    return NO_PIECE;
}

static int free_lane(const State *s, PlaceId row)
{
    int lane = 0;
    while (lane < LANES && in_lane(s, row, lane) != NO_PIECE)
        lane++;
    return lane;
}

static int health(const State *s, PieceId p)
{
    return card[s->piece[p].def].health + s->piece[p].num[NUM_HEALTH];
}

static int attack(const State *s, PieceId p)
{
    int n = card[s->piece[p].def].attack + s->piece[p].num[NUM_ATTACK] + (seen_of(s)->leader == p);
    return n > 0 ? n : 0;
}

static bool is_concealed(const State *s, PieceId p)
{
    return s->piece[p].place == PLACE_ROW && !(s->piece[p].face & FACE_UP);
}

static int concealed(const State *s, PieceId out[LANES])
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_ROW); p != NO_PIECE; p = s->piece[p].next)
        if (is_concealed(s, p))
            out[n++] = p;
    return n;
}

/* ---- who is asked ----------------------------------------------------------------------------------------------- */

/* How many wait together at the head of the line. SH-10.22 */
static int first_batch(const State *s)
{
    int n = 0;
    while (n < s->nqueue && s->queue[n].batch == s->queue[0].batch)
        n++;
    return n;
}

/* Bits of the seats that may choose. SH-1.9: the alliance is asked as one, whoever answers first. Public: a seat that
 * cannot play another card can still say that it is done, or that it is not. */
static unsigned asked(const State *s)
{
    const unsigned team = (1u << ALLIES) - 1;
    const Frame *f = frame_peek(s);
    if (s->over)
        return 0;
    if (f)
        return f->op == OP_WHO ? team : f->seat < s->nseats ? 1u << f->seat : 0;
    return s->phase == PHASE_HORDE ? 1u << HORDE_SEAT : team;
}

static void ask(State *s, int last)
{
    unsigned may = asked(s);
    int turn = last < ALLIES ? 1 - last : 0; /* the other one first, unless it is done */
    if (seen_of(s)->done[turn])
        turn = 1 - turn;
    s->to_act = (uint8_t)(may == 0 ? NO_SEAT : may >> turn & 1 ? turn : __builtin_ctz(may));
    s->may_act = (uint8_t)(may & (may - 1) ? may : 0); /* one seat alone is to_act and no mask */
}

/* ---- what happens ----------------------------------------------------------------------------------------------- */

static void draw(State *s, int seat, Events *ev)
{
    PieceId p = table_first(s, (PlaceId)(PLACE_DECK + seat));
    if (p != NO_PIECE)
        table_move(s, &sketch, p, (PlaceId)(PLACE_HAND + seat), -1, ev);
}

static void lay_monster(State *s, Events *ev)
{
    PieceId p = table_first(s, PLACE_PIT);
    int lane = free_lane(s, PLACE_ROW);
    if (p == NO_PIECE || lane == LANES)
        return;
    table_move(s, &sketch, p, PLACE_ROW, lane, ev);
    if (s->nseats > HORDE_SEAT) { /* SH-12.13: only the horde player knows it */
        table_show(s, &sketch, p, 1u << HORDE_SEAT, ev);
        return;
    }
    table_show(s, &sketch, p, SEEN_ALL, ev);
    table_face(s, &sketch, p, FACE_UP, ev);
}

static void begin_round(State *s, Events *ev)
{
    Sketch *k = sketch_of(s);
    s->phase = PHASE_ALLIANCE;
    s->round++;
    for (int seat = 0; seat < ALLIES; seat++) {
        k->mana[seat] = MANA;
        k->vow[seat] = NO_PIECE;
        k->done[seat] = 0;
        draw(s, seat, ev);
    }
    lay_monster(s, ev);
    lay_monster(s, ev);
}

static void end_game(State *s)
{
    s->phase = PHASE_OVER;
    s->over = 1;
    s->nframes = 0; /* none is left: nothing waits while monsters strike */
}

/* It leaves play, with all that is attached to it and without its tokens. */
static void discard(State *s, PieceId p, Events *ev)
{
    PieceId attached[PIECE_MAX];
    int n = table_attached(s, p, attached);
    for (int i = 0; i < n; i++)
        table_move(s, &sketch, attached[i], PLACE_DISCARD, -1, ev);
    table_num(s, &sketch, p, NUM_HEALTH, 0, ev);
    table_num(s, &sketch, p, NUM_ATTACK, 0, ev);
    table_face(s, &sketch, p, 0, ev);
    Sketch *k = sketch_of(s);
    k->leader = k->leader == p ? NO_PIECE : k->leader;
    for (int seat = 0; seat < s->nseats; seat++)
        k->vow[seat] = k->vow[seat] == p ? NO_PIECE : k->vow[seat];
    table_move(s, &sketch, p, PLACE_DISCARD, -1, ev);
}

static void resolve(State *s, Frame f, Events *ev)
{
    if (f.op == OP_DRAW) {
        frame_push(s, OP_WHO, NO_SEAT)->src = f.src;
        return;
    }
    event_tell(ev, f.src, s->piece[f.src].place, PLACE_DISCARD,
               (Event){.kind = EV_FALLS, .seat = NO_SEAT, .def = s->piece[f.src].def});
    bool ally = s->piece[f.src].place == PLACE_LANES;
    discard(s, f.src, ev);
    if (ally) { /* SH-10.24: what it triggers is a new batch at the end of the line */
        Frame *next = queue_add(s, OP_DRAW, NO_SEAT);
        next->src = f.src;
        next->batch = ++sketch_of(s)->batch;
    }
}

/* Works off what nobody has to choose, up to the next choice. */
static void run(State *s, Events *ev)
{
    while (!s->over && s->nframes == 0) {
        if (first_batch(s) > 1) /* SH-10.22: item by item */
            return;
        if (s->nqueue > 0) {
            resolve(s, queue_take(s, 0), ev);
            continue;
        }
        if (s->phase != PHASE_STRIKE)
            return;
        if (sketch_of(s)->castle <= 0 || s->round >= ROUNDS)
            end_game(s);
        else
            begin_round(s, ev);
    }
}

static void wound(State *s, PieceId p, int n, Events *ev)
{
    /* SH-10.2: health and wounds are one signed number, so one cancels the other */
    table_num(s, &sketch, p, NUM_HEALTH, s->piece[p].num[NUM_HEALTH] - n, ev);
}

static void strike_lane(State *s, int lane, Events *ev)
{
    Sketch *k = sketch_of(s);
    PieceId ally = in_lane(s, PLACE_LANES, lane), monster = in_lane(s, PLACE_ROW, lane);
    if (monster == NO_PIECE)
        return;
    if (is_concealed(s, monster)) {
        table_show(s, &sketch, monster, SEEN_ALL, ev);
        table_face(s, &sketch, monster, FACE_UP, ev);
    }
    if (ally == NO_PIECE) {
        k->castle = (int8_t)(k->castle - attack(s, monster));
        return;
    }
    bool watched = k->vow[0] == ally || k->vow[1] == ally;
    wound(s, ally, watched ? 0 : attack(s, monster), ev);
    wound(s, monster, attack(s, ally), ev);
}

/* SH-10.21: all that falls in it is one batch. */
static void strike(State *s, Events *ev)
{
    static const PlaceId row[] = {PLACE_LANES, PLACE_ROW};
    s->phase = PHASE_STRIKE;
    for (int lane = 0; lane < LANES; lane++)
        strike_lane(s, lane, ev);
    sketch_of(s)->batch++;
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, row[i]); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].def != DEF_HIDDEN && health(s, p) <= 0) {
                Frame *f = queue_add(s, OP_DIE, NO_SEAT);
                f->src = p;
                f->batch = sketch_of(s)->batch;
            }
}

/* ---- what may be done ------------------------------------------------------------------------------------------- */

static bool can_spend(const State *s, int seat, DefId def, Why *why)
{
    if (seen_of(s)->mana[seat] == 0)
        return why_say(why, "SK-1", SAY("You have no mana left."));
    return table_find(s, (PlaceId)(PLACE_HAND + seat), def) != NO_PIECE ||
           why_say(why, "SK-1", SAY("That card is not in your hand."));
}

static bool can_play(const State *s, int seat, DefId def, int lane, Why *why)
{
    if (def < DEF_MILITIA || def >= DEF_BANNER || lane < 0 || lane >= LANES)
        return why_say(why, "SK-2", SAY("Only a creature can be played into a lane."));
    if (in_lane(s, PLACE_LANES, lane) != NO_PIECE)
        return why_say(why, "SK-2", SAY("Somebody stands in that lane."));
    return can_spend(s, seat, def, why);
}

/* SH-5.7 */
static bool can_attach(const State *s, int seat, int lane, Why *why)
{
    if (lane < 0 || lane >= LANES || in_lane(s, PLACE_LANES, lane) == NO_PIECE)
        return why_say(why, "SK-3", SAY("Nobody stands there to carry it."));
    return can_spend(s, seat, DEF_BANNER, why);
}

static void legal_action(const State *s, uint8_t seat, Moves *out)
{
    const Sketch *k = seen_of(s);
    for (uint16_t def = DEF_MILITIA; def < DEF_BANNER; def++)
        for (uint16_t lane = 0; lane < LANES; lane++)
            if (can_play(s, seat, def, lane, NULL))
                moves_add(out, (Move){MOVE_PLAY, seat, def, lane, 0});
    for (uint16_t lane = 0; lane < LANES; lane++)
        if (can_attach(s, seat, lane, NULL))
            moves_add(out, (Move){MOVE_ATTACH, seat, lane, 0, 0});
    for (uint16_t lane = 0; lane + 1 < LANES; lane++) /* free, and so without end */
        if (in_lane(s, PLACE_LANES, lane) != NO_PIECE || in_lane(s, PLACE_LANES, lane + 1) != NO_PIECE)
            moves_add(out, (Move){MOVE_SWAP, seat, lane, (uint16_t)(lane + 1), 0});
    for (uint16_t lane = 0; k->vow[seat] == NO_PIECE && lane < LANES; lane++)
        if (in_lane(s, PLACE_LANES, lane) != NO_PIECE)
            moves_add(out, (Move){MOVE_VOW, seat, lane, 0, 0});
    if (s->option[OPTION_STORM] && !k->stormed)
        moves_add(out, (Move){MOVE_STORM, seat, 0, 0, 0});
    moves_add(out, (Move){k->done[seat] ? MOVE_WITHDRAW : MOVE_DONE, seat, 0, 0, 0});
}

static void legal_answer(const State *s, const Frame *f, uint8_t seat, Moves *out)
{
    if (f->op == OP_WHO) {
        for (uint16_t ally = 0; ally < ALLIES; ally++)
            moves_add(out, (Move){MOVE_NAME, seat, ally, 0, 0});
        return;
    }
    for (uint16_t lane = 0; f->op == OP_MEND && lane < LANES; lane++)
        if (f->set >> lane & 1)
            moves_add(out, (Move){MOVE_MEND, seat, lane, 0, 0});
    for (uint16_t def = DEF_MILITIA; f->op == OP_PLAN && def <= DEF_BANNER; def++)
        for (uint16_t depth = 0; depth < 3; depth++)
            if (table_find(s, (PlaceId)(PLACE_HAND + seat), def) != NO_PIECE)
                moves_add(out, (Move){MOVE_PLAN, seat, def, depth, 0});
    moves_add(out, (Move){MOVE_DECLINE, seat, 0, 0, 0});
}

static void legal(const State *s, int seat, Moves *out)
{
    PieceId hidden[LANES];
    const Frame *f = frame_peek(s);
    uint8_t who = (uint8_t)seat;
    if (f) {
        legal_answer(s, f, who, out);
        return;
    }
    for (int i = 0; i < first_batch(s); i++)
        moves_add(out, (Move){MOVE_NEXT, who, (uint16_t)i, 0, 0});
    if (s->phase == PHASE_ALLIANCE)
        legal_action(s, who, out);
    if (s->phase != PHASE_HORDE)
        return;
    /* SH-12.16: in secret, also to none but the horde's own good: 0 0 changes nothing, and nobody can tell */
    for (uint16_t a = 0, n = (uint16_t)concealed(s, hidden); n > 1 && a < n; a++)
        for (uint16_t b = a; b < n; b++)
            if (a != b || a == 0)
                moves_add(out, (Move){MOVE_MIX, who, a, b, 0});
    moves_add(out, (Move){MOVE_STRIKE, who, 0, 0, 0});
}

static void why_not(const State *s, Move m, Why *why)
{
    if (frame_peek(s) || s->phase != PHASE_ALLIANCE)
        return;
    if (m.kind == MOVE_PLAY)
        (void)can_play(s, m.seat, m.a, (int16_t)m.b, why);
    else if (m.kind == MOVE_ATTACH)
        (void)can_attach(s, m.seat, (int16_t)m.a, why);
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

static void play(State *s, Move m, Events *ev)
{
    Sketch *k = sketch_of(s);
    PieceId p = table_find(s, (PlaceId)(PLACE_HAND + m.seat), m.a);
    k->mana[m.seat]--;
    table_move(s, &sketch, p, PLACE_LANES, m.b, ev);
    k->leader = p;
    event_tell(ev, p, (PlaceId)(PLACE_HAND + m.seat), PLACE_LANES,
               (Event){.kind = EV_PLAYED, .seat = m.seat, .def = m.a});
    if (m.a == DEF_COURIER)
        frame_push(s, OP_WHO, NO_SEAT)->src = p;
    if (m.a == DEF_PLANNER)
        frame_push(s, OP_PLAN, m.seat)->src = p;
    if (m.a == DEF_SCOUT) {
        Frame *f = frame_push(s, OP_MEND, m.seat);
        f->src = p;
        for (PieceId q = table_first(s, PLACE_LANES); q != NO_PIECE; q = s->piece[q].next)
            f->set |= 1u << s->piece[q].pos;
    }
}

static void attach(State *s, Move m, Events *ev)
{
    PieceId host = in_lane(s, PLACE_LANES, m.a);
    PieceId p = table_find(s, (PlaceId)(PLACE_HAND + m.seat), DEF_BANNER);
    sketch_of(s)->mana[m.seat]--;
    table_attach(s, &sketch, p, host, PLACE_ATTACHED, ev);
    table_num(s, &sketch, host, NUM_ATTACK, s->piece[host].num[NUM_ATTACK] + 1, ev);
}

static void swap(State *s, Move m, Events *ev)
{
    PieceId x = in_lane(s, PLACE_LANES, m.a), y = in_lane(s, PLACE_LANES, m.b);
    if (x != NO_PIECE)
        table_move(s, &sketch, x, PLACE_LANES, m.b, ev);
    if (y != NO_PIECE)
        table_move(s, &sketch, y, PLACE_LANES, m.a, ev);
}

/* For tests: more than anybody would tell. */
static void storm(State *s, Events *ev)
{
    PieceId p = table_first(s, PLACE_PIT) == NO_PIECE ? 0 : table_first(s, PLACE_PIT);
    sketch_of(s)->stormed = 1;
    for (int i = 0; i <= EVENT_MAX; i++)
        table_count(s, &sketch, p, 1 + i % 2, ev);
    table_count(s, &sketch, p, 0, ev);
}

static void mix(State *s, Move m, Events *ev)
{
    PieceId hidden[LANES];
    uint8_t order[LANES] = {0, 1, 2}, other = order[m.a];
    int n = concealed(s, hidden);
    order[m.a] = order[m.b];
    order[m.b] = other;
    table_mix(s, &sketch, hidden, order, n, 1u << HORDE_SEAT, ev);
    event_tell(ev, NO_PIECE, PLACE_ROW, PLACE_ROW, (Event){.kind = EV_MIXED, .seat = m.seat});
}

static void plan(State *s, Move m, Events *ev)
{
    static const int depth[] = {TABLE_TOP, 1, TABLE_BOTTOM};
    PieceId p = table_find(s, (PlaceId)(PLACE_HAND + m.seat), m.a);
    table_put(s, &sketch, p, (PlaceId)(PLACE_DECK + m.seat), depth[m.b], ev);
    table_hide(s, &sketch, p, 0, ev); /* its seat recalls it: it knows what it planned */
}

static void mark_done(State *s, Move m, Events *ev)
{
    Sketch *k = sketch_of(s);
    k->done[m.seat] = m.kind == MOVE_DONE;
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE,
               (Event){.kind = EV_DONE, .seat = m.seat, .n = (int16_t)k->done[m.seat]});
    if (!k->done[0] || !k->done[1])
        return;
    s->phase = PHASE_HORDE;
    if (s->nseats <= HORDE_SEAT)
        strike(s, ev);
}

static void answer(State *s, Move m, Events *ev)
{
    frame_pop(s);
    if (m.kind == MOVE_MEND)
        wound(s, in_lane(s, PLACE_LANES, m.a), -1, ev);
    else if (m.kind == MOVE_PLAN)
        plan(s, m, ev);
    else if (m.kind == MOVE_NAME)
        draw(s, m.a, ev);
}

static void apply(State *s, Move m, Events *ev)
{
    Sketch *k = sketch_of(s);
    if (m.kind < MOVE_DONE) /* SH-5.2: any action withdraws the declarations made so far */
        memset(k->done, 0, sizeof k->done);
    switch (m.kind) {
    case MOVE_PLAY:
        play(s, m, ev);
        break;
    case MOVE_ATTACH:
        attach(s, m, ev);
        break;
    case MOVE_SWAP:
        swap(s, m, ev);
        break;
    case MOVE_VOW:
        k->vow[m.seat] = in_lane(s, PLACE_LANES, m.a);
        break;
    case MOVE_STORM:
        storm(s, ev);
        break;
    case MOVE_DONE:
    case MOVE_WITHDRAW:
        mark_done(s, m, ev);
        break;
    case MOVE_NEXT:
        resolve(s, queue_take(s, m.a), ev);
        break;
    case MOVE_MIX:
        mix(s, m, ev);
        break;
    case MOVE_STRIKE:
        strike(s, ev);
        break;
    default:
        answer(s, m, ev);
        break;
    }
    run(s, ev);
    ask(s, m.seat);
}

/* ---- beginning and end ------------------------------------------------------------------------------------------ */

static const DefSpec defs[SKETCH_DEFS] = {
    {"?", "a card", NULL, 0, 0},
    [DEF_MILITIA] = {"militia", "Militia", NULL, 0, 3},
    [DEF_SCOUT] = {"scout", "Scout", NULL, 0, 2},
    [DEF_COURIER] = {"courier", "Courier", NULL, 0, 2},
    [DEF_PLANNER] = {"planner", "Planner", NULL, 0, 2},
    [DEF_BANNER] = {"banner", "Banner", NULL, 0, 1},
    [DEF_RAT] = {"rat", "Rat", NULL, POOL_MONSTER, 3},
    [DEF_WOLF] = {"wolf", "Wolf", NULL, POOL_MONSTER, 2},
    [DEF_OGRE] = {"ogre", "Ogre", NULL, POOL_MONSTER, 2},
};

static const char *setup_fault(const Setup *cfg)
{
    for (int d = 0; d < ALLIES; d++) {
        int size = 0;
        for (int def = 0; def < DECK_DEFS; def++) {
            if (cfg->deck[d][def] > (def >= DEF_MILITIA && def <= DEF_BANNER ? COPIES_MOST : 0))
                return "a deck holds cards of the alliance, four of each at most";
            size += cfg->deck[d][def];
        }
        if (size != 0 && size != DECK_SIZE)
            return "a deck has ten cards";
    }
    return NULL;
}

/* SH-11.2. Both decks are of the same cards, so what is unknown of one is kept apart from the other by its pool. */
static void build_deck(State *s, const Setup *cfg, int seat, Events *ev)
{
    PlaceId deck = (PlaceId)(PLACE_DECK + seat);
    for (DefId def = DEF_MILITIA; def <= DEF_BANNER; def++) {
        int n = deck_given(cfg, seat) ? cfg->deck[seat][def] : defs[def].copies;
        for (int i = 0; i < n; i++) {
            PieceId p = table_add(s, &sketch, def, deck);
            table_pool(s, p, (uint8_t)seat);
            table_own(s, p, (uint8_t)seat);
        }
    }
    table_shuffle(s, &sketch, deck, ev);
    for (int i = 0; i < 3; i++)
        draw(s, seat, ev);
}

static void setup(State *s, const Setup *cfg, Events *ev)
{
    Sketch *k = sketch_of(s);
    table_begin(s, &sketch, cfg);
    k->castle = CASTLE;
    k->leader = NO_PIECE;
    memset(k->vow, NO_PIECE, s->nseats);
    for (int seat = 0; seat < ALLIES; seat++)
        build_deck(s, cfg, seat, ev);
    for (DefId def = DEF_RAT; def < SKETCH_DEFS; def++)
        for (int i = 0; i < defs[def].copies; i++)
            (void)table_add(s, &sketch, def, PLACE_PIT);
    table_shuffle(s, &sketch, PLACE_PIT, ev);
    begin_round(s, ev);
    ask(s, NO_SEAT);
}

/* SH-1: the allies win or lose together. */
static void result(const State *s, float share[SEAT_MAX])
{
    bool held = seen_of(s)->castle > 0;
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = held == (seat < ALLIES) ? 1.0f : 0.0f;
}

/* ---- what may never be ------------------------------------------------------------------------------------------ */

static bool stands(const State *s, PieceId p)
{
    return p != NO_PIECE && (s->piece[p].place == PLACE_LANES || s->piece[p].place == PLACE_ROW);
}

static const char *waiting_fault(const State *s)
{
    unsigned lanes = 0;
    for (PieceId p = table_first(s, PLACE_LANES); p != NO_PIECE; p = s->piece[p].next)
        lanes |= 1u << s->piece[p].pos;
    if (s->nframes > 1 || s->nqueue > 2 * LANES + 1 || (s->nqueue && s->phase != PHASE_STRIKE))
        return "more waits than there can be";
    const Frame *f = frame_peek(s);
    if (f && (s->phase != PHASE_ALLIANCE && s->phase != PHASE_STRIKE))
        return "a question is asked out of time";
    if (f && (f->op > OP_WHO || (f->op != OP_WHO && f->seat >= ALLIES) || f->set & ~lanes))
        return "a question is none";
    for (int i = 0; i < s->nqueue; i++) {
        const Frame *q = &s->queue[i];
        if (q->op < OP_DIE || (q->op == OP_DIE && !stands(s, q->src)))
            return "what waits in line is nothing";
        if (q->batch > seen_of(s)->batch || (i > 0 && q->batch < s->queue[i - 1].batch))
            return "the line is out of order";
        for (int k = 0; k < i; k++)
            if (q->op == OP_DIE && s->queue[k].op == OP_DIE && s->queue[k].src == q->src)
                return "somebody falls twice";
    }
    return s->phase == PHASE_STRIKE && !f && first_batch(s) < 2 ? "nothing has to be chosen" : NULL;
}

static const char *fault(const State *s)
{
    const Sketch *k = seen_of(s);
    if (s->over != (s->phase == PHASE_OVER) || (s->phase == PHASE_HORDE && s->nseats <= HORDE_SEAT))
        return "the phase is wrong";
    if (k->leader != NO_PIECE && s->piece[k->leader].place != PLACE_LANES)
        return "the leader has left";
    for (int seat = 0; seat < s->nseats; seat++)
        if (k->vow[seat] != NO_PIECE && s->piece[k->vow[seat]].place != PLACE_LANES)
            return "somebody watches over nobody";
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *x = &s->piece[p];
        if ((x->host != NO_PIECE) != (x->place == PLACE_ATTACHED))
            return "an attachment lies apart";
        if (x->host != NO_PIECE && s->piece[x->host].place != PLACE_LANES)
            return "an attachment has no host";
        if (x->place < PLACE_LANES && x->pool != x->place % ALLIES) /* decks and hands, one of each seat in turn */
            return "a card lies with another seat's";
        if (stands(s, p) && x->pos >= LANES)
            return "there is no such lane";
        if (x->pool == POOL_MONSTER && x->owner != NO_SEAT)
            return "a monster belongs to a seat";
        if (x->place == PLACE_LANES && x->def >= DEF_BANNER)
            return "that is no creature";
        if (x->place == PLACE_ROW && !(x->face & FACE_UP) && s->nseats <= HORDE_SEAT)
            return "a monster is concealed from everybody";
        if (!stands(s, p) && (x->num[NUM_HEALTH] || x->num[NUM_ATTACK]))
            return "tokens lie where nobody stands";
    }
    const char *waits = s->over ? NULL : waiting_fault(s);
    if (waits)
        return waits;
    if (s->over && (s->nframes || s->nqueue))
        return "something waits after the end";
    return state_may_act(s) == asked(s) ? NULL : "the wrong seats are asked";
}

/* All who may choose there, where a position names one of them. */
static void loaded(State *s)
{
    unsigned may = asked(s);
    if (s->may_act == 0 && s->to_act < s->nseats && may >> s->to_act & 1 && may & (may - 1))
        s->may_act = (uint8_t)may;
}

/* ---- tables ----------------------------------------------------------------------------------------------------- */

static const char *const storm_words[] = {"off", "on"};
static const OptionSpec options[] = {
    {"storm", "Storm", "Whether there is a move that makes too much happen.", storm_words, storm_words, 2, 0},
};
static const MoveSpec moves[SKETCH_MOVES] = {
    [MOVE_PLAY] = {.word = "play", .label = "Play {a}", .rule = "SK-2", .arg = {ARG_DEF, ARG_NUM}, .from = GROUP_HAND},
    [MOVE_ATTACH] = {.word = "attach", .label = "Attach to {a}", .rule = "SK-3", .arg = {ARG_NUM}},
    [MOVE_SWAP] = {.word = "swap", .label = "Swap {a} and {b}", .rule = "SK-4", .arg = {ARG_NUM, ARG_NUM}},
    [MOVE_VOW] = {.word = "vow", .label = "Watch over {a}", .rule = "SK-5", .arg = {ARG_NUM}},
    [MOVE_STORM] = {.word = "storm", .label = "Storm", .rule = "SK-6"},
    [MOVE_DONE] = {.word = "done", .label = "Done", .rule = "SK-7", .flags = MV_PASS},
    [MOVE_WITHDRAW] = {.word = "withdraw", .label = "Not yet", .rule = "SK-7"},
    [MOVE_MEND] = {.word = "mend", .label = "Mend {a}", .rule = "SK-8", .arg = {ARG_NUM}},
    [MOVE_PLAN] = {.word = "plan", .label = "Plan {a}", .rule = "SK-9", .arg = {ARG_DEF, ARG_NUM}, .from = GROUP_HAND},
    [MOVE_NAME] = {.word = "name", .label = "{a} draws", .rule = "SK-10", .arg = {ARG_SEAT}},
    [MOVE_NEXT] = {.word = "next", .label = "{a} next", .rule = "SK-11", .arg = {ARG_NUM}},
    [MOVE_DECLINE] = {.word = "decline", .label = "No", .rule = "SK-8", .flags = MV_PASS},
    [MOVE_MIX] = {.word = "mix", .label = "Rearrange", .rule = "SK-12", .arg = {ARG_NUM, ARG_NUM}},
    [MOVE_STRIKE] = {.word = "strike", .label = "Strike", .rule = "SK-13"},
};
static const EventSpec events[SKETCH_EVENTS_END - EV_GAME] = {
    [EV_PLAYED - EV_GAME] = {"played", "{seat} plays the {card}.", "SK-2"},
    [EV_DONE - EV_GAME] = {"done", "{seat} is done: {n}.", "SK-7"},
    [EV_MIXED - EV_GAME] = {"mixed", "{seat} rearranges concealed cards.", "SK-12"},
    [EV_FALLS - EV_GAME] = {"falls", "The {card} falls.", "SK-11"},
};
enum { POOLS_ALLIES = 3, POOLS_MONSTER = 1 << POOL_MONSTER };
static const PlaceSpec places[SKETCH_PLACES] = {
    {"deck-0", "the deck", SIGHT_NONE, 0, 0, 1, 0},
    {"deck-1", "the deck", SIGHT_NONE, 1, 0, 0, 0},
    {"hand-0", "the hand", SIGHT_OWNER, 0, 1, 1, 0},
    {"hand-1", "the hand", SIGHT_OWNER, 1, 1, 2, 0},
    {"lanes", "the lanes", SIGHT_ALL, NO_SEAT, 2, POOLS_ALLIES, LANES},
    {"row", "the row", SIGHT_NONE, NO_SEAT, 3, POOLS_MONSTER, LANES},
    {"attached", "what is attached", SIGHT_ALL, NO_SEAT, 4, POOLS_ALLIES, 0},
    {"pit", "the pit", SIGHT_NONE, NO_SEAT, 5, POOLS_MONSTER, 0},
    {"discard", "the discard", SIGHT_ALL, NO_SEAT, 6, 0, 0},
};
static const FieldSpec fields[] = {
    {"mana", FIELD_U8, PER_SEAT, 0, MANA, offsetof(Sketch, mana), FIELD_PUBLIC},
    {"done", FIELD_U8, PER_SEAT, 0, 1, offsetof(Sketch, done), FIELD_PUBLIC},
    {"vow", FIELD_PIECE, PER_SEAT, 0, 0, offsetof(Sketch, vow), FIELD_OF_SEAT},
    {"batch", FIELD_U16, 1, 0, 1000, offsetof(Sketch, batch), FIELD_PUBLIC},
    {"castle", FIELD_I8, 1, -9, CASTLE, offsetof(Sketch, castle), FIELD_PUBLIC},
    {"leader", FIELD_PIECE, 1, 0, 0, offsetof(Sketch, leader), FIELD_PUBLIC},
    {"stormed", FIELD_U8, 1, 0, 1, offsetof(Sketch, stormed), FIELD_PUBLIC},
};
static const NumSpec nums[SKETCH_NUMS] = {{"health", "Health", -20, 20}, {"attack", "Attack", -20, 20}};
static const DeckSpec decks[ALLIES] = {{"deck-0", "First deck"}, {"deck-1", "Second deck"}};
static const char *const phases[SKETCH_PHASES] = {"alliance", "horde", "strike", "over"};
static const char *const ops[SKETCH_OPS] = {"", "mend", "plan", "who", "die", "draw"};

const Game sketch = {
    .api = GAME_API,
    .rules_rev = 1,
    .id = "sketch",
    .title = "Sketch",
    .blurb = "What Siege will ask of the core.",
    .prefix = "SK",
    .seats_min = 2,
    .seats_max = 3,
    .minutes = 5,
    .state_size = sizeof(Sketch),
    .option = options,
    .noptions = 1,
    .move = moves,
    .nmoves = SKETCH_MOVES,
    .event = events,
    .nevents = SKETCH_EVENTS_END - EV_GAME,
    .place = places,
    .nplaces = SKETCH_PLACES,
    .def = defs,
    .ndefs = SKETCH_DEFS,
    .field = fields,
    .nfields = sizeof fields / sizeof *fields,
    .num = nums,
    .nnums = SKETCH_NUMS,
    .deck = decks,
    .ndecks = ALLIES,
    .neutral = 0.5f,
    .phase = phases,
    .nphases = SKETCH_PHASES,
    .frame_op = ops,
    .nframe_ops = SKETCH_OPS,
    .rest = {[0] = PLACE_DECK, [1] = PLACE_DECK + 1, [POOL_MONSTER] = PLACE_PIT},
    .longest = 300,
    .unbounded = true,
    .setup = setup,
    .legal = legal,
    .apply = apply,
    .result = result,
    .setup_fault = setup_fault,
    .fault = fault,
    .why_not = why_not,
    .loaded = loaded,
};

const Game *const game_list[] = {&sketch, NULL};
