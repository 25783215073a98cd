/* SPDX-License-Identifier: MIT
 * Siege: cards change places, tokens come and go, damage is dealt, creatures are destroyed, decks run out. These are the
 * primitives of everything else; none of them asks a question. */
#include <string.h>

#include "games/siege/siege_int.h"

/* ---- units ------------------------------------------------------------------------------------------------------- */

static bool is_minion(const State *s, PieceId p)
{
    return siege_card_of(s, p)->type == CARD_MINION;
}

/* True if the frame waits with a set of units, a bit for each card: the set follows cards to other lanes. */
static bool holds_units(const Frame *f)
{
    return f->op == ANSWER ? f->arg : f->op < ANSWER && f->op != RUN_UNCOVER;
}

static void rename_in_sets(State *s, unsigned from, unsigned to)
{
    for (int i = 0; i < s->nframes; i++) {
        Frame *f = &s->frame[i];
        if (holds_units(f)) {
            bool was_from = f->set & from, was_to = f->set & to;
            f->set &= ~(from | to);
            f->set |= (was_from ? to : 0) | (was_to ? from : 0);
        }
    }
}

void siege_forget_unit(State *s, int unit)
{
    Siege *g = siege_mut(s);
    for (int b = 0; b < BUFFS; b++)
        g->buff[b][unit] = 0;
    g->granted[unit] = g->lost[unit] = 0;
    g->mark[unit] = 0;
    g->hit_by[unit] = 0;
}

static void exchange_flipped(State *s, int x, int y)
{
    unsigned lanes = siege_of(s)->flipped[s->nseats - 1];
    siege_set_flipped(s, x, lanes >> y & 1);
    siege_set_flipped(s, y, lanes >> x & 1);
}

/* Exchanges what is stored for two units, and the bits of sets that name them. */
static void exchange_units(State *s, int x, int y)
{
    Siege *g = siege_mut(s);
    for (int b = 0; b < BUFFS; b++) {
        int8_t buff = g->buff[b][x];
        g->buff[b][x] = g->buff[b][y];
        g->buff[b][y] = buff;
    }
    uint16_t granted = g->granted[x], lost = g->lost[x];
    uint8_t mark = g->mark[x];
    PieceId at = g->at[x];
    g->granted[x] = g->granted[y];
    g->lost[x] = g->lost[y];
    g->mark[x] = g->mark[y];
    g->at[x] = g->at[y];
    g->granted[y] = granted;
    g->lost[y] = lost;
    g->mark[y] = mark;
    g->at[y] = at;
    rename_in_sets(s, 1u << x, 1u << y);
    if (x < LANES && siege_versus(s))
        exchange_flipped(s, x, y);
}

bool siege_was_flipped(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    return siege_versus(s) && piece->place == PLACE_UPPER && siege_of(s)->flipped[s->nseats - 1] >> piece->pos & 1;
}

void siege_set_flipped(State *s, int lane, bool flipped)
{
    uint8_t *lanes = &siege_mut(s)->flipped[s->nseats - 1];
    *lanes = (uint8_t)((*lanes & ~(1u << lane)) | (flipped ? 1u << lane : 0));
}

static int unit_in(PlaceId half, int lane)
{
    return half == PLACE_UPPER ? UNIT_UPPER + lane : UNIT_LOWER + lane;
}

static void set_face(State *s, PieceId p, unsigned on, unsigned off, Events *ev)
{
    table_face(s, &siege_game, p, (uint8_t)((s->piece[p].face & ~off) | on), ev);
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

int siege_free_lanes(const State *s, PlaceId half)
{
    int taken = 0;
    for (PieceId p = table_first(s, half); p != NO_PIECE; p = s->piece[p].next)
        taken |= 1 << s->piece[p].pos;
    return 0x3F & ~taken;
}

int siege_engaged_lane(const State *s)
{
    int free = siege_free_lanes(s, PLACE_UPPER);
    return free ? __builtin_ctz((unsigned)free) : -1;
}

void siege_enter(State *s, PieceId p, PlaceId half, int lane, Events *ev)
{
    const Piece *piece = &s->piece[p];
    bool from_lane = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER;
    int from = from_lane ? unit_in(piece->place, piece->pos) : NO_UNIT, to = unit_in(half, lane);
    if (from_lane)
        set_face(s, p, 0, FACE_CHALLENGING, ev); /* O15: it has left the lane */
    table_move(s, &siege_game, p, half, lane, ev);
    if (piece->known != SEEN_ALL && !siege_concealed(s, p))
        table_show(s, &siege_game, p, SEEN_ALL, ev);
    siege_touch(s);
    if (!siege_concealed(s, p) && is_minion(s, p))
        return;
    if (from_lane) {
        exchange_units(s, from, to);
        return;
    }
    siege_forget_unit(s, to);
    siege_mut(s)->at[to] = p;
}

void siege_swap(State *s, PieceId p, PieceId q, Events *ev)
{
    PlaceId half = s->piece[p].place;
    int x = s->piece[p].pos, y = s->piece[q].pos;
    bool p_is_unit = siege_concealed(s, p) || !is_minion(s, p), q_is_unit = siege_concealed(s, q) || !is_minion(s, q);
    set_face(s, p, 0, FACE_CHALLENGING, ev);
    set_face(s, q, 0, FACE_CHALLENGING, ev);
    table_move(s, &siege_game, p, half, y, ev);
    table_move(s, &siege_game, q, half, x, ev);
    siege_touch(s);
    if (p_is_unit || q_is_unit)
        exchange_units(s, unit_in(half, x), unit_in(half, y));
}

PlaceId siege_discard_of(const State *s, PieceId p)
{
    const SiegeCard *c = siege_card_of(s, p);
    switch ((SiegeCardType)c->type) {
    case CARD_SKELETON:
        return PLACE_SUPPLY; /* SH-14.3 */
    case CARD_OUTSIDER:
    case CARD_PORTAL:
    case CARD_CASTLE:
        return PLACE_BOX;
    case CARD_MONSTER:
    case CARD_HORDE_SPELL:
    case CARD_HORDE_ATTACHMENT:
        return PLACE_HORDE_DISCARD;
    default:
        return discard_at(s->piece[p].owner);
    }
}

/* Makes references to the piece find nothing from now on. SH-10.26 */
static void forget_piece(State *s, PieceId p)
{
    Siege *g = siege_mut(s);
    for (int i = 0; i < s->nframes; i++) {
        Frame *f = &s->frame[i];
        if (f->src == p)
            f->step |= CTX_GONE;
        if (f->it == p && !(f->step & CTX_DEAD) && f->op < ANSWER)
            f->it = NO_PIECE;
    }
    siege_queue_forget(s, p);
    if (g->boosted == p)
        g->boosted = NO_PIECE;
}

static void strip(State *s, PieceId p, Events *ev)
{
    for (int num = 0; num < SIEGE_NUMS; num++)
        table_num(s, &siege_game, p, num, 0, ev);
}

/* SH-14.13 */
static void drop_attachments(State *s, PieceId host, Events *ev)
{
    for (PieceId p = table_first(s, PLACE_ATTACHED), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].host == host)
            siege_leave(s, p, SIEGE_PLACES, ev);
    }
}

void siege_take_out(State *s, PieceId p)
{
    int unit = siege_unit(s, p);
    if (unit == NO_UNIT)
        return;
    siege_forget_unit(s, unit);
    rename_in_sets(s, 1u << unit, 0);
    siege_mut(s)->at[unit] = NO_PIECE;
    if (unit < LANES && siege_versus(s))
        siege_set_flipped(s, unit, false);
}

void siege_leave(State *s, PieceId p, PlaceId to, Events *ev)
{
    if (to == PLACE_BACK) {
        siege_to_back(s, p, ev);
        return;
    }
    if (to == SIEGE_PLACES)
        to = siege_discard_of(s, p);
    siege_feat_left(s, p);
    drop_attachments(s, p, ev);
    strip(s, p, ev);
    set_face(s, p, 0, 0xFF, ev);
    forget_piece(s, p);
    siege_take_out(s, p);
    table_move(s, &siege_game, p, to, -1, ev);
    if (to >= PLACE_HAND && to < PLACE_HAND + ALLIES_MOST) /* section 5: known to its owner only again */
        table_hide(s, &siege_game, p, table_sight(s, &siege_game, to), ev);
    else if (s->piece[p].known != SEEN_ALL)
        table_show(s, &siege_game, p, SEEN_ALL, ev);
    siege_touch(s);
}

void siege_to_back(State *s, PieceId minion, Events *ev)
{
    if (s->piece[minion].place == PLACE_BACK)
        return;
    table_move(s, &siege_game, minion, PLACE_BACK, siege_unit(s, minion) - UNIT_MINION, ev);
    siege_touch(s);
}

void siege_exhaust(State *s, PieceId p, bool exhausted, Events *ev)
{
    bool ends = !exhausted && s->option[OPT_CHALLENGE] == 0; /* SH-12.23, O15 */
    set_face(s, p, exhausted ? FACE_EXHAUSTED : 0, exhausted ? 0 : FACE_EXHAUSTED | (ends ? FACE_CHALLENGING : 0), ev);
    siege_touch(s);
}

void siege_uncover_card(State *s, PieceId p, Events *ev)
{
    set_face(s, p, 0, FACE_CONCEALED, ev);
    table_show(s, &siege_game, p, SEEN_ALL, ev);
    siege_tell(s, p, (Event){.kind = EV_UNCOVERED, .seat = NO_SEAT, .n = (int16_t)(s->piece[p].pos + 1)}, ev);
    siege_touch(s);
}

/* ---- tokens and damage ------------------------------------------------------------------------------------------- */

/* True if no damage or wound can reach it: SH-2.18, SH-13.12, SH-13.13. */
static bool is_spared(const State *s, PieceId p)
{
    const SiegeCard *c = siege_card_of(s, p);
    if (c->type == CARD_MINION)
        return s->piece[p].num[NUM_HEALTH] <= 0 || siege_feat(s, FEAT_FAT_CELLARS);
    return c->type == CARD_OUTSIDER && siege_feat(s, FEAT_TWENTY_NIGHTS);
}

/* SH-10.1, SH-10.2; returns how many. */
static int place(State *s, PieceId p, int num, int n, Events *ev)
{
    int before = s->piece[p].num[num], after = siege_limited(before + n);
    int unit = siege_unit(s, p);
    table_num(s, &siege_game, p, num, after, ev);
    if (num == NUM_HEALTH && after > 0 && unit >= UNIT_MINION && unit < UNIT_CASTLE)
        siege_mut(s)->mark[unit] |= MARK_LIVED; /* SH-10.15 */
    siege_touch(s);
    return after > before ? after - before : before - after;
}

static void tell_tokens(State *s, PieceId p, uint8_t kind, SiegeOp token, int n, Events *ev)
{
    siege_tell(s, p, (Event){.kind = kind, .seat = NO_SEAT, .n = (int16_t)n, .other = (uint16_t)token}, ev);
}

void siege_place_tokens(State *s, PieceId p, SiegeOp kind, int n, Events *ev)
{
    bool wound = kind == WORD_WOUND, health = kind == WORD_HEALTH || wound;
    if (n <= 0 || siege_falling(s, p) || siege_concealed(s, p) || (wound && is_spared(s, p)))
        return;
    bool less = wound || kind == WORD_WEAKEN;
    if (place(s, p, health ? NUM_HEALTH : NUM_ATTACK, less ? -n : n, ev) == 0)
        return;
    tell_tokens(s, p, EV_TOKENS, kind, n, ev);
    if (wound) /* SH-2.10 */
        siege_trigger(s, ABILITY_ON_HURT, p, NO_PIECE, false, ev);
}

void siege_remove_tokens(State *s, PieceId p, SiegeOp kind, int n, Events *ev)
{
    int there = siege_tokens(s, p, kind);
    n = n < there ? n : there;
    if (n <= 0)
        return;
    bool less = kind == WORD_WOUND || kind == WORD_WEAKEN;
    place(s, p, kind == WORD_HEALTH || kind == WORD_WOUND ? NUM_HEALTH : NUM_ATTACK, less ? n : -n, ev);
    tell_tokens(s, p, EV_REMOVED, kind, n, ev);
}

/* True if the damage belongs to the strike just reported: the log has one line for both, that of the damage, which knows
 * the result. */
static bool ends_strike(Events *ev, PieceId p, PieceId dealer)
{
    int i = ev ? ev->n - 1 : -1;
    while (i >= 0 && ev->e[i].kind < EV_GAME) /* changed numbers since */
        i--;
    bool yes = i >= 0 && ev->e[i].kind == EV_STRIKES && ev->e[i].piece == dealer && ev->e[i].other == p;
    if (yes)
        ev->e[i].face = 1;
    return yes;
}

int siege_damage(State *s, int unit, int n, int pierce, PieceId dealer, Events *ev)
{
    Siege *g = siege_mut(s);
    PieceId p = g->at[unit];
    if (n <= 0 || p == NO_PIECE || siege_falling(s, p) || is_spared(s, p) || g->keys[unit] & KEY_BIT(KEY_IMMUNE))
        return 0;                                                       /* SH-10.6 */
    int armor = g->armor[unit], used = pierce < armor ? pierce : armor; /* SH-10.7 */
    int prevented = armor - used < n ? armor - used : n;                /* SH-10.8 */
    g->armor[unit] = (uint8_t)(armor - used - prevented);
    if (used + prevented)
        table_num(s, &siege_game, p, NUM_PIERCED, siege_limited(s->piece[p].num[NUM_PIERCED] + used + prevented), ev);
    n -= prevented;
    bool barrier = g->keys[unit] & KEY_BIT(KEY_BARRIER) && siege_is_creature(s, unit);
    if (n > 0 && barrier && s->piece[p].num[NUM_HEALTH] >= 0)
        n = 1; /* SH-10.9: of creatures alone */
    if (n > 0) /* before its event: the number falls as the blow does */
        place(s, p, NUM_HEALTH, -n, ev);
    siege_tell(s, p,
               (Event){.kind = EV_DAMAGED,
                       .seat = NO_SEAT,
                       .face = ends_strike(ev, p, dealer),
                       .n = (int16_t)n,
                       .other = (uint16_t)prevented,
                       .why = dealer == NO_PIECE ? 0 : s->piece[dealer].def},
               ev);
    siege_touch(s);
    if (n == 0)
        return 0;
    int by = dealer == NO_PIECE ? NO_UNIT : siege_unit(s, dealer);
    if (by != NO_UNIT)
        g->hit_by[unit] |= 1u << by;
    siege_trigger(s, ABILITY_ON_HURT, p, NO_PIECE, false, ev);
    return n;
}

/* ---- destruction ------------------------------------------------------------------------------------------------- */

bool siege_can_fall(const State *s, int unit, bool destroyed)
{
    PieceId p = siege_piece(s, unit);
    if (p == NO_PIECE || siege_falling(s, p) || siege_concealed(s, p))
        return false;
    const SiegeCard *c = siege_card_of(s, p);
    if (c->type == CARD_MINION)
        return !siege_feat(s, FEAT_FAT_CELLARS) &&
               (destroyed ? s->piece[p].num[NUM_HEALTH] > 0 : siege_of(s)->mark[unit] & MARK_LIVED);
    if (c->type == CARD_OUTSIDER)
        return !siege_feat(s, FEAT_TWENTY_NIGHTS);
    return c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER;
}

/* Triggers abilities about the loss of another card. R86: everything in play when its destruction began sees it. */
static void tell_loss(State *s, PieceId fallen, unsigned watchers, Events *ev)
{
    bool ally = s->piece[fallen].place == PLACE_LOWER;
    SiegeOp kind = ally ? ABILITY_ON_ALLY_LOST : ABILITY_ON_MONSTER_LOST;
    for (unsigned left = watchers; left; left &= left - 1) {
        PieceId p = siege_piece(s, __builtin_ctz(left));
        if (p != fallen && p != NO_PIECE)
            siege_trigger_card(s, kind, p, fallen, true, ev);
    }
    for (PieceId p = table_first(s, PLACE_ATTACHED); p != NO_PIECE; p = s->piece[p].next) {
        int host = siege_unit(s, s->piece[p].host);
        if (host != NO_UNIT && watchers >> host & 1)
            siege_trigger_card(s, kind, p, fallen, true, ev);
    }
}

/* References by attackers and triggers now concern a destroyed creature: its printed values may still be asked for. */
static void mark_dead(State *s, PieceId p)
{
    for (int i = 0; i < s->nframes; i++)
        s->frame[i].step |= s->frame[i].op < ANSWER && s->frame[i].it == p ? CTX_DEAD : 0;
    for (int i = 0; i < s->nqueue; i++)
        s->queue[i].step |= s->queue[i].it == p ? CTX_DEAD : 0;
}

static void begin_fall(State *s, int unit, Events *ev)
{
    Siege *g = siege_mut(s);
    PieceId p = g->at[unit];
    strip(s, p, ev);
    set_face(s, p, FACE_FALLING, FACE_CHALLENGING, ev);
    g->mark[unit] &= (uint8_t)~MARK_LIVED;
    mark_dead(s, p);
    siege_tell(s, p, (Event){.kind = EV_FALLS, .seat = NO_SEAT}, ev);
    siege_queue_item(s, ITEM_FALL, p, 0);
    siege_touch(s);
}

static void collapse(State *s, Events *ev) /* SH-10.19 */
{
    Siege *g = siege_mut(s);
    PieceId p = g->at[UNIT_PORTAL];
    strip(s, p, ev);
    set_face(s, p, FACE_FALLING, 0, ev);
    g->collapsed = 1;
    siege_tell(s, p, (Event){.kind = EV_COLLAPSES, .seat = NO_SEAT}, ev);
    if (siege_has(siege_card_of(s, p), ABILITY_DESTROYED))
        siege_queue_item(s, ITEM_COLLAPSE, p, 0);
    siege_touch(s);
}

/* Triggers all that dealt damage to it in this step. */
static void tell_slayers(State *s, PieceId fallen, uint32_t by, Events *ev)
{
    for (; by; by &= by - 1) {
        PieceId p = siege_piece(s, __builtin_ctz(by));
        if (p == NO_PIECE)
            continue;
        siege_trigger(s, ABILITY_ON_SLAY, p, fallen, true, ev);
        siege_feat_fell(s, fallen, p, siege_of(s)->blow);
    }
}

/* Destroys all that are destroyed together, SH-10.13. */
static void fall_together(State *s, unsigned fall, Events *ev)
{
    unsigned watchers = 0;
    for (int u = 0; u < UNITS; u++) {
        PieceId p = siege_piece(s, u);
        watchers |= p != NO_PIECE && (u == UNIT_PORTAL || !siege_falling(s, p)) && !siege_concealed(s, p) ? 1u << u : 0;
    }
    for (unsigned left = fall; left; left &= left - 1)
        begin_fall(s, __builtin_ctz(left), ev);
    for (unsigned left = fall; left; left &= left - 1) {
        int unit = __builtin_ctz(left);
        PieceId p = siege_piece(s, unit);
        uint32_t by = siege_of(s)->hit_by[unit];
        if (!by)
            siege_feat_fell(s, p, NO_PIECE, false);
        tell_slayers(s, p, by, ev);
        tell_loss(s, p, watchers, ev);
    }
}

/* Returns the units with health 0 or less, or destroyed by an effect (`also`), that can be destroyed. */
static unsigned who_falls(State *s, unsigned also)
{
    const Siege *g = siege_of(s);
    unsigned fall = 0;
    siege_fresh(s);
    for (int u = 0; u < UNIT_CASTLE; u++) {
        bool destroyed = also >> u & 1;
        if (g->at[u] != NO_PIECE && (destroyed || g->health[u] <= 0) && siege_can_fall(s, u, destroyed))
            fall |= 1u << u;
    }
    return fall;
}

void siege_look_for_falls(State *s, unsigned also, Events *ev)
{
    Siege *g = siege_mut(s);
    do {
        for (unsigned fall = who_falls(s, also); fall; fall = who_falls(s, 0))
            fall_together(s, fall, ev);
        also = 0;
    } while (siege_return_minions(s, ev)); /* a card they kept alive may be destroyed now */
    PieceId portal = g->at[UNIT_PORTAL];
    g->dirty &= (uint8_t)~DIRTY_FALLS;
    memset(g->hit_by, 0, sizeof g->hit_by);
    if (portal != NO_PIECE && !siege_falling(s, portal) && g->health[UNIT_PORTAL] <= 0 && s->phase != PHASE_SETUP)
        collapse(s, ev);
    if (g->at[UNIT_CASTLE] != NO_PIECE && g->health[UNIT_CASTLE] <= 0 && s->phase != PHASE_SETUP)
        siege_lose(s, END_CASTLE, NO_SEAT, ev); /* SH-9.7 */
}

/* ---- decks and mana ---------------------------------------------------------------------------------------------- */

void siege_gain_mana(State *s, int seat, int n, Events *ev)
{
    uint8_t *pool = &siege_mut(s)->mana[siege_pool(s, seat)];
    int after = *pool + n;
    after = siege_within(after, 0, MANA_MOST); /* SH-3.3 */
    if (after == *pool)
        return;
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE,
               (Event){.kind = EV_MANA, .seat = (uint8_t)seat, .n = (int16_t)(after - *pool)});
    *pool = (uint8_t)after;
}

void siege_lose(State *s, int end, int seat, Events *ev)
{
    if (s->over)
        return;
    s->over = 1;
    siege_mut(s)->end = (uint8_t)end;
    siege_mut(s)->end_seat = (uint8_t)seat;
    event_tell(ev, NO_PIECE, NO_PLACE, NO_PLACE,
               (Event){.kind = EV_LOST, .seat = (uint8_t)seat, .n = (int16_t)end, .other = (uint16_t)seat});
}

/* A deck may have become empty; `owed` more cards of it were to be milled. SH-9.8, O11, SH-13.13: asked before it loses */
static void check_deck(State *s, int seat, int owed, Events *ev)
{
    if (table_size(s, deck_at(seat)) > 0 || s->phase == PHASE_SETUP || s->over) /* R91 */
        return;
    if (siege_can_reshuffle(s, seat, NULL))
        frame_push(s, RUN_RESHUFFLE, (uint8_t)seat)->n = (uint8_t)owed;
    else if (!s->option[OPT_DECK_OUT] || owed > 0)
        siege_lose(s, END_DECK, seat, ev);
}

void siege_check_deck(State *s, int seat, Events *ev)
{
    check_deck(s, seat, 0, ev);
}

/* SH-9.8 with O11: a card was needed and there is none. */
static void lack(State *s, int seat, Events *ev)
{
    if (s->option[OPT_DECK_OUT] && s->phase != PHASE_SETUP)
        siege_lose(s, END_DECK, seat, ev);
}

bool siege_draw(State *s, int seat, Events *ev)
{
    PieceId p = seat == siege_horde_seat(s) ? siege_next_horde(s, ev) : table_first(s, deck_at(seat));
    if (p == NO_PIECE) {
        if (seat != siege_horde_seat(s))
            lack(s, seat, ev);
        return false;
    }
    PlaceId from = s->piece[p].place;
    table_move(s, &siege_game, p, siege_hand_place(s, seat), -1, ev);
    siege_touch(s);
    table_hide(s, &siege_game, p, table_sight(s, &siege_game, siege_hand_place(s, seat)),
               ev); /* for a card that was face up under the deck (SH-15.11) */
    event_tell(ev, p, from, siege_hand_place(s, seat),
               (Event){.kind = EV_DREW, .seat = (uint8_t)seat, .seen = s->piece[p].known, .def = s->piece[p].def});
    if (seat != siege_horde_seat(s))
        siege_check_deck(s, seat, ev);
    return true;
}

void siege_mill(State *s, int seat, int n, Events *ev)
{
    int moved = 0;
    for (PieceId p; moved < n && (p = table_first(s, deck_at(seat))) != NO_PIECE; moved++)
        table_move(s, &siege_game, p, discard_at(seat), -1, ev);
    if (moved) {
        event_tell(ev, NO_PIECE, deck_at(seat), discard_at(seat),
                   (Event){.kind = EV_PILLAGED, .seat = (uint8_t)seat, .n = (int16_t)moved});
        check_deck(s, seat, n - moved, ev);
    } else if (n > 0) {
        lack(s, seat, ev);
    }
}

/* SH-8.3, SH-11.4: a card from each deck, n times. */
void siege_pillage(State *s, int n, Events *ev)
{
    int dry = 0; /* the seat whose deck runs out first */
    for (int seat = 1; seat < siege_allies(s); seat++)
        dry = table_size(s, deck_at(seat)) < table_size(s, deck_at(dry)) ? seat : dry;
    int last = table_size(s, deck_at(dry)) + s->option[OPT_DECK_OUT]; /* the card that loses the game */
    bool loses = last <= n && !siege_has_reshuffle(s, dry);
    for (int seat = 0; seat < siege_allies(s); seat++)
        if (seat != dry)
            siege_mill(s, seat, loses ? last - (seat > dry) : n, ev);
    siege_mill(s, dry, loses ? last : n, ev);
}

/* ---- the horde deck ---------------------------------------------------------------------------------------------- */

/* SH-4.13, SH-11.12: remakes the deck from the discard pile, with tier decks from the cards of its tier. */
static void refill(State *s, PlaceId deck, Events *ev)
{
    int tier = deck == PLACE_HORDE_DECK_2 ? 2 : 1, moved = 0;
    for (PieceId p = table_first(s, PLACE_HORDE_DISCARD), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->option[OPT_TIERS] && (siege_card_of(s, p)->tier == 2 ? 2 : 1) != tier)
            continue;
        table_put(s, &siege_game, p, deck, TABLE_BOTTOM, ev);
        moved++;
    }
    if (moved)
        table_shuffle(s, &siege_game, deck, ev);
}

PieceId siege_next_horde(State *s, Events *ev)
{
    bool tiers = s->option[OPT_TIERS];
    PlaceId deck = tiers && siege_of(s)->tier == 0 ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
    for (int attempt = 0; attempt < (tiers ? 2 : 1); attempt++) {
        if (table_size(s, deck) == 0)
            refill(s, deck, ev);
        if (table_size(s, deck) > 0)
            return table_first(s, deck);
        deck = deck == PLACE_HORDE_DECK ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
    }
    return NO_PIECE;
}

int siege_summon(State *s, PieceId p, int lane, Events *ev)
{
    PlaceId from = s->piece[p].place;
    int free = siege_free_lanes(s, PLACE_UPPER);
    if (s->option[OPT_TIERS] && (from == PLACE_HORDE_DECK || from == PLACE_HORDE_DECK_2))
        siege_mut(s)->tier ^= 1; /* SH-11.11 */
    if (free == 0) {             /* SH-4.4 */
        table_put(s, &siege_game, p, PLACE_PILE, TABLE_TOP, ev);
        event_tell(ev, p, from, PLACE_PILE, (Event){.kind = EV_OVERFLOWS, .seat = NO_SEAT, .def = s->piece[p].def});
        return -1;
    }
    lane = lane >= 0 ? lane : __builtin_ctz((unsigned)free);
    siege_enter(s, p, PLACE_UPPER, lane, ev);
    set_face(s, p, FACE_FRESH, 0, ev);
    event_tell(ev, p, from, PLACE_UPPER,
               (Event){.kind = EV_SUMMONED, .seat = NO_SEAT, .def = s->piece[p].def, .n = (int16_t)(lane + 1)});
    return lane;
}
