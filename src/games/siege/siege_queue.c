/* SPDX-License-Identifier: MIT
 * Siege: the queue (SH-10.20 to SH-10.30).
 *
 * What becomes due while something runs (destructions, triggered abilities, elusive moves, arrivals) joins the end of
 * State.queue under the number of the batch that is being collected. When no frame runs any more the batch is closed, and
 * the queue is processed: of the first batch the horde's items, then the alliance's; within a side a seat chooses the next
 * one. Each item runs as frames, and what it triggers is a batch at the end of the line. */
#include "games/siege/siege_int.h"

enum {
    /* Batch numbers are renumbered from here on, so that none gets too large. */
    BATCHES_MOST = 1000,
    CHOSEN_AMONG = 32,                         /* most items to choose from at a time */
    TRIGGERS_MOST = QUEUE_MAX - UNITS - LANES, /* the rest of the queue is reserved for destructions and arrivals */
};

/* ---- joining it -------------------------------------------------------------------------------------------------- */

/* Adds an item; NULL: the queue is full. That takes dozens of abilities that trigger each other at once, which real cards
 * cannot do; surplus triggers are dropped. */
static Frame *join(State *s, SiegeItem op, PieceId src)
{
    bool triggered = op == ITEM_ABILITY || op == ITEM_ELUSIVE;
    if (s->nqueue >= (triggered ? TRIGGERS_MOST : QUEUE_MAX))
        return NULL;
    unsigned ctx;
    int seat = siege_controller(s, src, &ctx);
    Frame *f = queue_add(s, (uint8_t)op, (uint8_t)seat);
    f->step = (uint8_t)ctx;
    f->src = src;
    f->batch = siege_of(s)->batch;
    return f;
}

void siege_queue_item(State *s, SiegeItem op, PieceId src, int n)
{
    Frame *f = join(s, op, src);
    if (f)
        f->n = (uint8_t)n;
}

static void siege_queue_ability(State *s, PieceId src, const Term *ability, PieceId victim, bool dead, Events *ev)
{
    (void)ev;
    Frame *f = join(s, ITEM_ABILITY, src);
    if (!f)
        return;
    f->node = siege_node_of(ability);
    f->it = victim;
    f->arg = victim == NO_PIECE ? 0 : s->piece[victim].def;
    f->step = (uint8_t)(f->step | (dead ? CTX_DEAD : 0));
}

void siege_trigger_card(State *s, SiegeOp kind, PieceId p, PieceId victim, bool dead, Events *ev)
{
    if (siege_concealed(s, p))
        return;
    const SiegeCard *c = siege_card_of(s, p);
    if (!siege_has(c, kind))
        return;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
        if (term_op(t) == kind)
            siege_queue_ability(s, p, t, victim, dead, ev);
}

void siege_trigger(State *s, SiegeOp kind, PieceId p, PieceId victim, bool dead, Events *ev)
{
    siege_trigger_card(s, kind, p, victim, dead, ev);
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].host == p)
            siege_trigger_card(s, kind, q, victim, dead, ev);
}

void siege_queue_forget(State *s, PieceId p)
{
    for (int i = 0; i < s->nqueue; i++) {
        Frame *f = &s->queue[i];
        if (f->src == p)
            f->step |= CTX_GONE;
        if (f->it == p && !(f->step & CTX_DEAD))
            f->it = NO_PIECE;
    }
}

void siege_queue_forget_triggers(State *s)
{
    for (int i = s->nqueue - 1; i >= 0; i--)
        if (s->queue[i].op == ITEM_ABILITY || s->queue[i].op == ITEM_ELUSIVE)
            (void)queue_take(s, i);
}

/* True on the horde's side. (SH-10.23) */
static bool siege_item_horde(const State *s, const Frame *item)
{
    (void)s;
    return item->step & CTX_HORDE;
}

/* ---- between two resolutions ------------------------------------------------------------------------------------- */

/* SH-14.9 */
static void discard_spent_towers(State *s, Events *ev)
{
    for (PieceId p = table_first(s, PLACE_LOWER), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].face & FACE_PLAYED && s->piece[p].num[NUM_HEALTH] <= 0)
            siege_leave(s, p, SIEGE_PLACES, ev);
    }
}

/* SH-5.10: true for an engagement that still needs its ally, or whose ally is just being played. */
static bool awaits_ally(const State *s, PieceId minion)
{
    const Frame *f = frame_peek(s);
    return (f && f->op == ASK_FILL && f->src == minion) || siege_plays_into(s, s->piece[minion].pos);
}

/* SH-5.12, SH-5.24; SH-13.12: dormant ones at once. R85: an ally in the destroyed state still counts. */
bool siege_return_minions(State *s, Events *ev)
{
    int step = siege_of(s)->step;
    bool engaging = step >= STEP_ALLIANCE && step <= STEP_PART, returned = false;
    if (table_size(s, PLACE_BACK) == MINIONS) /* all are there */
        return false;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(s, u);
        if (p == NO_PIECE || s->piece[p].place != PLACE_UPPER || siege_falling(s, p))
            continue;
        PieceId ally = siege_lower(s, s->piece[p].pos);
        bool alone = ally == NO_PIECE || siege_card_of(s, ally)->type == CARD_TOWER;
        bool dormant = siege_feat(s, FEAT_FAT_CELLARS) && s->piece[p].num[NUM_HEALTH] <= 0;
        if ((engaging && alone && !awaits_ally(s, p)) || dormant) {
            siege_to_back(s, p, ev);
            returned = true;
        }
    }
    return returned;
}

/* Renumbers the batches of the queue from 0; the current one comes after them. */
static void number_batches(State *s)
{
    unsigned n = 0;
    for (int i = 0, was = s->queue[0].batch; i < s->nqueue; i++) {
        n += s->queue[i].batch != was;
        was = s->queue[i].batch;
        s->queue[i].batch = (uint16_t)n;
    }
    siege_mut(s)->batch = (uint16_t)(n + 1);
}

void siege_close_batch(State *s, Events *ev)
{
    Siege *g = siege_mut(s);
    discard_spent_towers(s, ev);
    (void)siege_return_minions(s, ev); /* also for a position that began like that */
    siege_check_falls(s, 0, ev);       /* a card that kept another alive may be gone */
    if (s->nqueue == 0)
        g->batch = 0;
    else if (g->batch >= BATCHES_MOST)
        number_batches(s);
    else if (s->queue[s->nqueue - 1].batch == g->batch)
        g->batch++;
}

/* ---- working it off ---------------------------------------------------------------------------------------------- */

/* SH-10.22, SH-4.10 */
static bool is_idle(const State *s, const Frame *item)
{
    if (item->op != ITEM_ELUSIVE && item->op != ITEM_ARRIVAL)
        return false;
    PieceId p = item->src;
    bool in_lane = s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER;
    return item->step & CTX_GONE || !in_lane || siege_falling(s, p) ||
           (item->op == ITEM_ARRIVAL && s->piece[p].place != PLACE_UPPER);
}

static bool is_plain_fall(const State *s, const Frame *item)
{
    if (item->op != ITEM_FALL || siege_has(siege_card_of(s, item->src), ABILITY_DESTROYED))
        return false;
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].host == item->src && siege_has(siege_card_of(s, q), ABILITY_HOST_DESTROYED))
            return false;
    return true;
}

/* SH-10.30: left to right, then the back line by number. */
static int fall_order(const State *s, const Frame *item)
{
    const Piece *p = &s->piece[item->src];
    return p->place == PLACE_BACK ? LANES + p->pos : p->pos;
}

static int leftmost_fall(const State *s, unsigned items)
{
    int best = __builtin_ctz(items);
    for (unsigned left = items; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        if (fall_order(s, &s->queue[i]) < fall_order(s, &s->queue[best]))
            best = i;
    }
    return best;
}

static void start_ability(State *s, const Frame *item, Events *ev)
{
    const Term *ability = siege_unquick(siege_node(item->node));
    Frame ctx = *item;
    ctx.batch = item->arg;
    siege_tell(s, item->src, (Event){.kind = EV_ABILITY, .seat = NO_SEAT, .n = (int16_t)term_op(ability)}, ev);
    siege_push_list(s, &ctx, siege_effects_of(ability), siege_end(ability));
}

void siege_start_item(State *s, int i, Events *ev)
{
    Frame item = queue_take(s, i), ctx = item;
    ctx.batch = 0;
    switch ((SiegeItem)item.op) {
    case ITEM_ABILITY:
        start_ability(s, &item, ev);
        break;
    case ITEM_FALL:
        siege_push(s, RUN_FALL, &ctx);
        break;
    case ITEM_ELUSIVE:
        siege_push(s, RUN_ELUSIVE, &ctx)->n = item.n;
        break;
    case ITEM_ARRIVAL:
        siege_push(s, RUN_ARRIVAL, &ctx);
        break;
    default:
        siege_push_abilities(s, ABILITY_DESTROYED, item.src, item.seat, item.step, ev);
        break;
    }
}

/* Returns the items that may come next, as bits: those of the first batch, the horde's before the alliance's. */
static unsigned next_items(const State *s)
{
    unsigned side[2] = {0, 0};
    for (int i = 0; i < s->nqueue && i < CHOSEN_AMONG && s->queue[i].batch == s->queue[0].batch; i++)
        side[!siege_item_horde(s, &s->queue[i])] |= 1u << i;
    return side[0] ? side[0] : side[1];
}

bool siege_next_item(State *s, Events *ev)
{
    for (int i = 0; i < s->nqueue;) {
        if (is_idle(s, &s->queue[i]) && s->queue[i].batch == s->queue[0].batch)
            (void)queue_take(s, i);
        else
            i++;
    }
    if (s->nqueue == 0)
        return false;
    unsigned items = next_items(s);
    bool plain = true;
    for (unsigned left = items; left; left &= left - 1)
        plain = plain && is_plain_fall(s, &s->queue[__builtin_ctz(left)]);
    if (plain || (items & (items - 1)) == 0) {
        siege_start_item(s, plain ? leftmost_fall(s, items) : __builtin_ctz(items), ev);
        return true;
    }
    bool horde = siege_item_horde(s, &s->queue[__builtin_ctz(items)]);
    int seat = horde ? siege_horde_side(s) : siege_team(s);
    Frame *f = frame_push(s, ASK_NEXT, (uint8_t)seat);
    f->set = items;
    return true;
}
