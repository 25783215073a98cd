/* SPDX-License-Identifier: MIT
 * Siege: forecasts the rest of the turn. In a copy of the state, pieces that the seat does not know become stand-ins, so
 * that the rules can play on. Afterwards it is checked whether the seat would have learned something: a stand-in came into
 * play, or a shuffle. */
#include "games/siege/siege_forecast.h"

#include <string.h>

#include "games/siege/siege_int.h"
#include "games/siege/siege_text.h"

enum { ANSWERS_MOST = 200 }; /* far more than real cards need */

typedef struct {
    Siege now;
    bool hidden[PIECE_MAX]; /* the seat does not know it */
    PlaceId lay[PIECE_MAX]; /* place of a hidden piece before */
    Rng luck;               /* the generator as it was before */
    int seat;
    int answers; /* answers given so far */
    bool sure;
} Ahead;

/* ---- what the seat knows ------------------------------------------------------------------------------------------- */

/* Cards that can stand for unknown ones: several, so that a choice among them is a question. */
typedef struct {
    DefId def[SIEGE_CARDS_MOST];
    int n;
} StandIns;

static void find_stand_ins(StandIns *in, SiegeCardType type)
{
    const SiegeSet *set = siege_cards();
    in->n = 0;
    for (int i = 0; i < set->ncards; i++)
        if (set->card[i].type == type)
            in->def[in->n++] = (DefId)(i + 1);
    if (in->n == 0)
        in->def[in->n++] = 1;
}

/* Returns a stand-in for a hidden card: it does nothing when it is revealed (SH-12.18). */
static DefId find_nobody(void)
{
    const SiegeSet *set = siege_cards();
    for (int i = 0; i < set->ncards; i++)
        if (set->card[i].type == CARD_MONSTER && set->card[i].nterms == 0 && set->card[i].boost == 0)
            return (DefId)(i + 1);
    return 0;
}

static void forget_unknown(Ahead *a)
{
    State *s = &a->now.s;
    unsigned bit = a->seat < SEAT_MAX ? 1u << a->seat : 0x80;
    StandIns allies, monsters;
    DefId nobody = find_nobody();
    find_stand_ins(&allies, CARD_ALLY);
    find_stand_ins(&monsters, CARD_MONSTER);
    for (PieceId p = 0; p < s->npieces; p++) {
        Piece *piece = &s->piece[p];
        const StandIns *in = piece->pool == POOL_DECK_0 || piece->pool == POOL_DECK_1 ? &allies : &monsters;
        a->hidden[p] = piece->def == DEF_HIDDEN || !(piece->known & bit);
        a->lay[p] = piece->place;
        if (a->hidden[p])
            piece->def = nobody && piece->place == PLACE_UPPER ? nobody : in->def[p % in->n];
    }
}

/* Gives a hidden card unknown to the seat no attack and lets it survive the turn, even if it is revealed on the way: no
 * part of a forecast may depend on the stand-in. */
static void make_riddles(Ahead *a)
{
    enum { PLENTY = 99 };
    State *s = &a->now.s;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (a->hidden[p]) {
            s->piece[p].num[NUM_ATTACK] = -PLENTY;
            s->piece[p].num[NUM_HEALTH] = PLENTY;
        }
    siege_derive(s);
}

static bool begin(Ahead *a, const State *s, int seat)
{
    a->now = *siege_of(s);
    a->seat = seat;
    a->answers = 0;
    a->sure = true;
    a->luck = rng_seed(1);
    a->now.s.rng = a->luck;
    a->now.s.ndice = a->now.s.idice = 0;
    forget_unknown(a);
    siege_derive(&a->now.s); /* the screen may show a table in mid-move */
    return s->phase != PHASE_SETUP && !s->over && table_first(s, PLACE_CASTLE) != NO_PIECE &&
           table_first(s, PLACE_PORTAL) != NO_PIECE;
}

static bool conceals(const Ahead *a, PieceId p)
{
    return a->hidden[p] && siege_concealed(&a->now.s, p);
}

/* True if the forecast has used hidden information: a stand-in came into play, or a random number was drawn. Cards that go
 * only to hands or discard piles of the alliance do not count. */
static bool has_learnt(const Ahead *a)
{
    const State *s = &a->now.s;
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        bool acts = (at >= PLACE_UPPER && at <= PLACE_PILE) || at == PLACE_STACK || at == PLACE_HORDE_DISCARD;
        bool stays = at == a->lay[p] && (at != PLACE_UPPER || siege_concealed(s, p));
        if (a->hidden[p] && acts && !stays)
            return true;
    }
    return memcmp(&s->rng, &a->luck, sizeof a->luck) != 0;
}

/* ---- going on ------------------------------------------------------------------------------------------------------ */

static Move answer(const State *s)
{
    const Frame *f = frame_peek(s);
    int seat = f->seat < s->nseats ? f->seat : 0;
    Moves legal = {0};
    siege_legal_answers(s, seat, &legal);
    for (int i = legal.n - 1; i > 0; i--)
        if (legal.m[i].kind == MOVE_NOTHING || legal.m[i].kind == MOVE_NO)
            return legal.m[i];
    return legal.m[0]; /* kind 0: there is none */
}

static bool is_draw_offered(const State *s) /* SH-10.18 */
{
    const Frame *f = frame_peek(s);
    return f->op == ASK_SEAT && f->arg == FOR_DRAW;
}

static bool is_asked(const State *s)
{
    const Frame *f = frame_peek(s);
    return !s->over && f && f->op >= ASK_FIRST;
}

/* Answers questions until none is open. */
static void settle(Ahead *a)
{
    State *s = &a->now.s;
    while (is_asked(s)) {
        if (frame_peek(s)->op == ASK_FILL) { /* SH-5.10: the lane stays without an ally */
            frame_pop(s);
            siege_run(s, NULL);
            a->sure = false;
            continue;
        }
        Move m = answer(s);
        a->sure = a->sure && is_draw_offered(s);
        if (m.kind == 0 || a->answers++ >= ANSWERS_MOST) {
            a->now.s.over = 1; /* it cannot go on */
            a->sure = false;
            break;
        }
        siege_apply(s, m, NULL);
    }
    a->sure = a->sure && !has_learnt(a);
}

static void go(Ahead *a)
{
    State *s = &a->now.s;
    siege_apply(s, (Move){.kind = MOVE_GO}, NULL);
    settle(a);
}

static bool any_concealed(const Ahead *a)
{
    for (PieceId p = table_first(&a->now.s, PLACE_UPPER); p != NO_PIECE; p = a->now.s.piece[p].next)
        if (conceals(a, p))
            return true;
    return false;
}

bool siege_wave_comes(const State *s)
{
    return s->phase == PHASE_HORDE && !siege_versus(s);
}

/* Plays from any step of the turn to the lane that fights next, or to the end of the turn. */
static void to_the_lanes(Ahead *a)
{
    State *s = &a->now.s;
    Siege *g = &a->now;
    a->sure = a->sure && g->step >= STEP_HORDE_SEAT; /* a wave is still to come */
    if (g->step == STEP_RESOLVE ||
        g->step == STEP_SHIFT) { /* of a wave on the table the rest is resolved, and closes up */
        settle(a);
        siege_run(s, NULL);
        settle(a);
    }
    if (g->step < STEP_ALLIANCE)
        g->step = STEP_ALLIANCE;
    else if (g->step >= STEP_TREACHERY && g->step < STEP_REACTION)
        g->step = STEP_REACTION;
    settle(a);
    if (g->step == STEP_ALLIANCE && !s->over) {
        a->sure = a->sure && !any_concealed(a);
        g->step = any_concealed(a) ? STEP_TAUNT : STEP_UNCOVER;
        siege_run(s, NULL);
        settle(a);
    }
    if (g->step == STEP_TREACHERY || g->step == STEP_REACTION) {
        g->lane = 0;
        g->step = STEP_LANE;
    }
}

/* ---- what it comes to ---------------------------------------------------------------------------------------------- */

int8_t siege_health_left(const State *s, int unit)
{
    PieceId p = siege_piece(s, unit);
    int n = p == NO_PIECE || siege_falling(s, p) ? 0 : siege_health(s, unit);
    return (int8_t)(n > 0 ? n : 0);
}

static bool in_lane(const State *s, PieceId p)
{
    return s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER;
}

/* True if a card of a lane or the back line is destroyed: it is discarded, or has lost the tokens that kept it alive. */
static bool has_fallen(const State *was, const State *is, PieceId p)
{
    PlaceId at = is->piece[p].place;
    if (!(in_lane(was, p) || was->piece[p].place == PLACE_BACK) || siege_concealed(was, p) || siege_falling(was, p))
        return false;
    if (siege_card_of(was, p)->type == CARD_MINION)
        return was->piece[p].num[NUM_HEALTH] > 0 && is->piece[p].num[NUM_HEALTH] <= 0;
    return siege_falling(is, p) || at == PLACE_HORDE_DISCARD || at == PLACE_SUPPLY || at == PLACE_BOX ||
           (at >= PLACE_DISCARD && at < PLACE_DISCARD + ALLIES_MOST);
}

static void note_falls(const Ahead *a, const State *was, SiegeForecast *out, SiegeLaneForecast *lane)
{
    const State *is = &a->now.s;
    for (PieceId p = 0; p < was->npieces; p++) {
        if (a->hidden[p] || !has_fallen(was, is, p) || siege_forecast_falls(out, p))
            continue;
        out->falls[p / 64] |= 1ull << p % 64;
        if (!lane)
            continue;
        lane->upper_falls |= p == lane->upper;
        lane->lower_falls |= p == lane->lower;
        if (p != lane->upper && p != lane->lower && lane->nothers < FORECAST_OTHERS)
            lane->other[lane->nothers++] = p;
    }
}

static SiegeLaneKind kind_of(const Ahead *a, PieceId upper, PieceId lower)
{
    const State *s = &a->now.s;
    bool ally = lower != NO_PIECE && siege_is_ally(s, siege_unit(s, lower));
    if (upper != NO_PIECE && (siege_concealed(s, upper) || a->hidden[upper]))
        return LANE_CONCEALED;
    if (upper != NO_PIECE && siege_is_monster(s, siege_unit(s, upper)))
        return ally ? LANE_FIGHT : LANE_UNBLOCKED;
    return !ally ? LANE_EMPTY : upper == NO_PIECE ? LANE_FREE : LANE_BARRED;
}

static int8_t left_of(const Ahead *a, PieceId p, bool falls)
{
    const State *s = &a->now.s;
    return (int8_t)(p == NO_PIECE || falls || !in_lane(s, p) ? 0 : siege_health_left(s, siege_unit(s, p)));
}

static void fight(Ahead *a, int lane, SiegeForecast *out)
{
    State *s = &a->now.s;
    Siege was = a->now;
    SiegeLaneForecast *l = &out->lane[lane];
    l->upper = siege_upper(s, lane);
    l->lower = siege_lower(s, lane);
    l->kind = (uint8_t)kind_of(a, l->upper, l->lower);
    l->tower = l->lower != NO_PIECE && siege_card_of(s, l->lower)->type == CARD_TOWER;
    if (a->now.step == STEP_LANE)
        go(a);
    note_falls(a, &was.s, out, l);
    l->upper_left = left_of(a, l->upper, l->upper_falls);
    l->lower_left = left_of(a, l->lower, l->lower_falls);
    l->castle = (int8_t)(siege_health_left(&was.s, UNIT_CASTLE) - siege_health_left(s, UNIT_CASTLE));
    l->portal = (int8_t)(siege_health_left(&was.s, UNIT_PORTAL) - siege_health_left(s, UNIT_PORTAL));
    for (int seat = 0; seat < siege_allies(s); seat++)
        l->pillage[seat] = (int8_t)(table_size(&was.s, deck_at(seat)) - table_size(s, deck_at(seat)));
    a->sure = a->sure && l->kind != LANE_CONCEALED;
    l->sure = a->sure;
}

static void pillage(Ahead *a, SiegeForecast *out) /* SH-8.2 */
{
    State *s = &a->now.s;
    Siege was = a->now;
    for (int i = 0; i < MINIONS && a->now.step == STEP_PILLAGE; i++) {
        int u = UNIT_MINION + i;
        PieceId p = siege_piece(s, u);
        bool steals = p != NO_PIECE && s->piece[p].place == PLACE_BACK && !(a->now.mark[u] & MARK_SATED) &&
                      !siege_feat(s, FEAT_WORLD_ON_ITS_HEAD);
        out->minion_steals[i] = (uint8_t)(steals ? siege_health_left(s, u) : 0);
        out->pillage = (uint8_t)(out->pillage + out->minion_steals[i]);
    }
    if (a->now.step == STEP_PILLAGE)
        go(a);
    for (int u = UNIT_MINION; u < UNIT_CASTLE && !s->over && !siege_feat(s, FEAT_WORLD_ON_ITS_HEAD); u++)
        out->pillage_next = (uint8_t)(out->pillage_next + siege_health_left(s, u));
    note_falls(a, &was.s, out, NULL);
}

static void count(const State *s, int8_t *castle, int8_t *portal, uint8_t deck[ALLIES_MOST])
{
    *castle = siege_health_left(s, UNIT_CASTLE);
    *portal = siege_health_left(s, UNIT_PORTAL);
    for (int seat = 0; seat < siege_allies(s); seat++)
        deck[seat] = (uint8_t)table_size(s, deck_at(seat));
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void nothing_foreseen(SiegeForecast *out)
{
    memset(out, 0, sizeof *out);
    out->loses_by_deck = NO_SEAT;
    for (int lane = 0; lane < LANES; lane++) {
        out->lane[lane].upper = out->lane[lane].lower = NO_PIECE;
        memset(out->lane[lane].other, NO_PIECE, sizeof out->lane[lane].other);
    }
}

/* Marks the allies that survive in front of a monster which a treachery card still to come may boost by more. Two lanes
 * at most are such; `boosted` has a bit for each (SH-6.3). */
static void doubt(SiegeForecast *out, unsigned boosted)
{
    enum { BOOST_MOST = 1 + MARK_ATTACK2 - MARK_ATTACK1 };
    for (int lane = 0; lane < LANES; lane++) {
        SiegeLaneForecast *l = &out->lane[lane];
        l->doubt = boosted >> lane & 1 && l->kind == LANE_FIGHT && l->lower_left > 0 && l->lower_left <= BOOST_MOST;
    }
}

static unsigned lanes_to_boost(const State *s)
{
    unsigned lanes = 0;
    for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++) {
        int unit = siege_boosted_unit(s, side);
        lanes |= unit == NO_UNIT ? 0 : 1u << siege_lane(s, unit);
    }
    return lanes;
}

static void foresee(Ahead *a, SiegeForecast *out)
{
    State *s = &a->now.s;
    Siege was = a->now;
    count(s, &out->castle_now, &out->portal_now, out->deck_now);
    to_the_lanes(a);
    note_falls(a, &was.s, out, NULL);
    int first = a->now.step == STEP_LANE ? a->now.lane : LANES;
    unsigned boosted = was.step < STEP_BOOST ? lanes_to_boost(s) : 0;
    for (int lane = 0; lane < LANES; lane++) {
        out->lane[lane].kind = s->over ? LANE_NEVER : LANE_FOUGHT;
        out->lane[lane].sure = a->sure;
        if (lane >= first && !s->over)
            fight(a, lane, out);
    }
    doubt(out, boosted);
    if (!s->over)
        pillage(a, out);
    count(s, &out->castle_then, &out->portal_then, out->deck_then);
    out->castle_most = out->castle_then;
    out->portal_most = out->portal_then;
    out->pillage_least = out->pillage;
    out->portal_falls = out->portal_now > 0 && out->portal_then == 0;
    out->castle_falls = s->over && a->now.end == END_CASTLE;
    out->loses_by_deck = s->over && a->now.end == END_DECK ? a->now.end_seat : NO_SEAT;
    out->wins = a->now.outsider_fallen && !s->over;
    out->slays = a->now.outsider_fallen || (siege_stages_left(s) == 0 && siege_stages_left(&was.s) > 0);
    out->sure = a->sure;
}

/* ---- a question is open -------------------------------------------------------------------------------------------- */

static bool same_lane(SiegeLaneForecast a, SiegeLaneForecast b)
{
    a.sure = b.sure = a.open = b.open = false;
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Keeps what both have in common, and of the rest the worse for the alliance. */
static void merge(SiegeForecast *out, const SiegeForecast *other)
{
    for (int lane = 0; lane < LANES; lane++) {
        out->lane[lane].open |= other->lane[lane].open || !same_lane(out->lane[lane], other->lane[lane]);
        out->lane[lane].sure &= other->lane[lane].sure && !out->lane[lane].open;
    }
    for (size_t i = 0; i < sizeof out->falls / sizeof out->falls[0]; i++)
        out->falls[i] &= other->falls[i];
    for (int seat = 0; seat < ALLIES_MOST; seat++)
        out->deck_then[seat] = (uint8_t)least(out->deck_then[seat], other->deck_then[seat]);
    out->castle_most = (int8_t)-least(-out->castle_most, -other->castle_most);
    out->portal_most = (int8_t)-least(-out->portal_most, -other->portal_most);
    out->castle_then = (int8_t)least(out->castle_then, other->castle_then);
    out->portal_then = (int8_t)least(out->portal_then, other->portal_then);
    out->pillage_least = (uint8_t)least(out->pillage_least, other->pillage_least);
    if (other->pillage > out->pillage) {
        out->pillage = other->pillage;
        out->pillage_next = other->pillage_next;
        memcpy(out->minion_steals, other->minion_steals, sizeof out->minion_steals);
    }
    out->castle_falls &= other->castle_falls;
    out->portal_falls &= other->portal_falls;
    out->wins &= other->wins;
    out->slays &= other->slays;
    out->loses_by_deck = out->loses_by_deck == other->loses_by_deck ? out->loses_by_deck : NO_SEAT;
    out->sure = false;
}

/* True if a question is open whose answer matters: offered draws are declined, and a lane that waits for an ally stays
 * without one (SH-10.18, SH-5.10). */
static bool hangs_on_answer(const State *s)
{
    return is_asked(s) && frame_peek(s)->op != ASK_FILL && !is_draw_offered(s);
}

static void foresee_all(Ahead *a, SiegeForecast *out)
{
    Moves legal = {0};
    make_riddles(a);
    if (hangs_on_answer(&a->now.s)) {
        const Frame *f = frame_peek(&a->now.s);
        siege_legal_answers(&a->now.s, f->seat < a->now.s.nseats ? f->seat : 0, &legal);
    }
    if (legal.n < 2) {
        foresee(a, out);
        return;
    }
    for (int i = 0; i < legal.n; i++) {
        Ahead one = *a;
        SiegeForecast then;
        nothing_foreseen(&then);
        siege_apply(&one.now.s, legal.m[i], NULL);
        foresee(&one, i ? &then : out);
        if (i)
            merge(out, &then);
    }
    count(&a->now.s, &out->castle_now, &out->portal_now, out->deck_now);
}

void siege_put_stand_ins(State *s, int seat)
{
    Ahead a;
    (void)begin(&a, s, seat);
    *siege_mut(s) = a.now;
}

bool siege_forecast_can(const State *s, int seat)
{
    Ahead a;
    return begin(&a, s, seat) && siege_fault(&a.now.s) == NULL;
}

void siege_forecast(const State *s, int seat, SiegeForecast *out)
{
    Ahead a;
    nothing_foreseen(out);
    if (begin(&a, s, seat))
        foresee_all(&a, out);
}

static bool lies_open(PlaceId at)
{
    return (at >= PLACE_UPPER && at <= PLACE_PORTAL) || at == PLACE_ATTACHED || at == PLACE_PILE ||
           at == PLACE_HORDE_DISCARD || (at >= PLACE_DISCARD && at < PLACE_DISCARD + ALLIES_MOST);
}

bool siege_forecast_fight(const State *s, int seat, SiegeForecast *out)
{
    Ahead a;
    if (s->nframes || s->nqueue || !begin(&a, s, seat))
        return false;
    State *then = &a.now.s;
    a.now.step = STEP_LANE;
    a.now.lane = 0;
    then->phase = PHASE_TREACHERY;
    memset(a.now.done, 0, sizeof a.now.done);
    for (PieceId p = 0; p < then->npieces; p++) /* face-up cards are known, as they will be once all events are shown */
        if (lies_open(then->piece[p].place) && !(then->piece[p].face & FACE_CONCEALED))
            then->piece[p].known = SEEN_ALL;
    siege_set_asked(then, 0);
    if (siege_fault(then) != NULL)
        return false;
    nothing_foreseen(out);
    make_riddles(&a);
    foresee(&a, out);
    return true;
}

/* ---- after a move -------------------------------------------------------------------------------------------------- */

/* Puts the card where it is played, without any effect. */
static void put_down(Ahead *a, Move m)
{
    State *s = &a->now.s;
    PieceId p = m.kind == MOVE_PLAY || m.kind == MOVE_ATTACH ? table_find(s, siege_hand_place(s, m.seat), m.a)
                : m.kind == MOVE_LAY                         ? table_find(s, PLACE_HORDE_HAND, m.a)
                                                             : NO_PIECE;
    if (p == NO_PIECE || (m.kind == MOVE_LAY && siege_card_of(s, p)->type != CARD_MONSTER))
        return;
    if (m.kind == MOVE_PLAY)
        siege_enter(s, p, PLACE_LOWER, m.b - 1, NULL);
    else if (m.kind == MOVE_LAY)
        siege_enter(s, p, PLACE_UPPER, m.b - 1, NULL);
    else
        table_attach(s, &siege_game, p, (PieceId)m.b, PLACE_ATTACHED, NULL);
    siege_touch(s);
    siege_check_falls(s, 0, NULL);
}

static bool is_legal(const State *s, Move m)
{
    Moves legal;
    game_legal(&siege_game, s, m.seat, &legal);
    return moves_have(&legal, m);
}

bool siege_forecast_after(const State *s, Move m, SiegeForecast *out)
{
    Ahead a;
    nothing_foreseen(out);
    if (!begin(&a, s, m.seat))
        return false;
    bool legal = is_legal(s, m), plain = false, lies = true;
    if (legal) {
        siege_apply(&a.now.s, m, NULL);
        bool learnt = has_learnt(&a);
        plain = !learnt && (!is_asked(&a.now.s) || frame_peek(&a.now.s)->op == ASK_FILL);
        lies = learnt || (!plain && (m.kind == MOVE_PLAY || m.kind == MOVE_ATTACH || m.kind == MOVE_LAY));
    }
    if (lies) {
        (void)begin(&a, s, m.seat);
        if (legal)
            put_down(&a, m);
    }
    foresee_all(&a, out);
    return plain;
}

int siege_forecast_worth(const State *s, const SiegeForecast *f)
{
    enum { GAME = 1000, CASTLE = 4, PORTAL = 4, FALL = 3, DECK = 2 };
    int n = CASTLE * f->castle_then - PORTAL * f->portal_then - DECK * f->pillage;
    n += f->wins ? GAME : f->castle_falls || f->loses_by_deck != NO_SEAT ? -GAME : 0;
    for (int seat = 0; seat < siege_allies(s); seat++)
        n += DECK * f->deck_then[seat];
    for (PieceId p = 0; p < s->npieces; p++)
        if (siege_forecast_falls(f, p))
            n += siege_is_horde(siege_card_of(s, p)) ? FALL : -FALL;
    for (int lane = 0; lane < LANES; lane++)
        n += f->lane[lane].lower_left - f->lane[lane].upper_left;
    return n;
}

/* Foresees the engagement that waits for an ally with that one (SH-5.10); false: none waits for it. */
static bool foresee_filled(const Ahead *a, Move m, PieceId ally, SiegeForecast *out)
{
    Moves legal;
    const Frame *f = frame_peek(&a->now.s);
    if (ally == NO_PIECE || !f || f->op != ASK_FILL)
        return false;
    Ahead one = *a;
    Move fill = {MOVE_MOVE, m.seat, ally, (uint16_t)(f->arg + 1), 0};
    game_legal(&siege_game, &a->now.s, m.seat, &legal);
    if (!moves_have(&legal, fill))
        return false;
    siege_apply(&one.now.s, fill, NULL);
    nothing_foreseen(out);
    foresee_all(&one, out);
    return true;
}

/* True if a move has led to a question of its own to the seat that made it. */
static bool asks_mover(const Ahead *a, Move m)
{
    const State *s = &a->now.s;
    return is_asked(s) && frame_peek(s)->seat == m.seat && frame_peek(s)->op != ASK_FILL && !is_draw_offered(s) &&
           !has_learnt(a);
}

void siege_forecast_at_best(const State *s, Move m, PieceId target, SiegeForecast *out)
{
    Ahead a;
    Moves legal = {0};
    int best = 0, found = 0, side = m.seat == siege_horde_seat(s) ? -1 : 1;
    bool plain = siege_forecast_after(s, m, out);
    if (!is_legal(s, m) || !begin(&a, s, m.seat))
        return;
    siege_apply(&a.now.s, m, NULL);
    if (foresee_filled(&a, m, target, out))
        return;
    if (plain)
        note_falls(&a, s, out, NULL);
    if (plain || !asks_mover(&a, m))
        return;
    make_riddles(&a);
    siege_legal_answers(&a.now.s, m.seat, &legal);
    for (int i = 0; i < legal.n; i++) {
        Ahead one = a;
        SiegeForecast then;
        if (target != NO_PIECE && (legal.m[i].kind != MOVE_CHOOSE || legal.m[i].a != target))
            continue;
        siege_apply(&one.now.s, legal.m[i], NULL);
        if (has_learnt(&one))
            continue;
        nothing_foreseen(&then);
        foresee(&one, &then);
        note_falls(&one, s, &then, NULL);
        int n = side * siege_forecast_worth(&a.now.s, &then);
        if (found++ && n <= best)
            continue;
        best = n;
        *out = then;
    }
}

/* Returns the unit in play, other than `source`, that differs between the two; NO_UNIT: none, or several. */
static int only_changed(const State *was, const State *is, PieceId source)
{
    int found = NO_UNIT;
    for (int u = 0; u < UNITS; u++) {
        PieceId p = siege_piece(was, u);
        if (p == NO_PIECE || p == source || p >= is->npieces)
            continue;
        const Piece *a = &was->piece[p], *b = &is->piece[p];
        bool same = a->place == b->place && a->pos == b->pos && a->face == b->face &&
                    memcmp(a->num, b->num, sizeof a->num) == 0 && siege_health(was, u) == siege_health(is, u) &&
                    siege_attack(was, u) == siege_attack(is, u);
        if (!same && found != NO_UNIT)
            return NO_UNIT;
        found = same ? found : u;
    }
    return found;
}

/* True if all that lies on the table and all values are alike in both, but for the card `spent`. */
static bool same_table(const Siege *was, const Siege *is, PieceId spent)
{
    bool same = memcmp(was->buff, is->buff, sizeof was->buff) == 0 &&
                memcmp(was->granted, is->granted, sizeof was->granted) == 0 &&
                memcmp(was->lost, is->lost, sizeof was->lost) == 0 &&
                memcmp(was->mark, is->mark, sizeof was->mark) == 0 &&
                memcmp(was->attack, is->attack, sizeof was->attack) == 0 &&
                memcmp(was->health, is->health, sizeof was->health) == 0 &&
                memcmp(was->armor, is->armor, sizeof was->armor) == 0 && was->feat_count == is->feat_count;
    for (PieceId p = 0; same && p < was->s.npieces; p++) {
        const Piece *a = &was->s.piece[p], *b = &is->s.piece[p];
        same = p == spent || (a->place == b->place && a->face == b->face && a->host == b->host &&
                              memcmp(a->num, b->num, sizeof a->num) == 0);
    }
    return same;
}

bool siege_move_is_idle(const State *s, Move m)
{
    Ahead a;
    bool casts = m.kind == MOVE_CAST;
    if ((!casts && m.kind != MOVE_USE) || s->nframes > 0 || !begin(&a, s, m.seat) || !is_legal(s, m))
        return false;
    Siege was = a.now;
    PieceId spell = casts ? table_find(&a.now.s, siege_hand_place(s, m.seat), m.a) : NO_PIECE;
    siege_apply(&a.now.s, m, NULL);
    if (!casts) /* the price */
        a.now.s.piece[m.a].face = (uint8_t)(a.now.s.piece[m.a].face & ~FACE_EXHAUSTED);
    for (int seat = 0; seat < s->nseats; seat++)
        if (a.now.mana[seat] > was.mana[seat])
            return false;
    return !a.now.s.over && a.now.s.nframes == 0 && a.now.s.nqueue == was.s.nqueue && !has_learnt(&a) &&
           (!casts || spell != NO_PIECE) && same_table(&was, &a.now, spell);
}

static void set_piece(uint64_t on[(PIECE_MAX + 63) / 64], PieceId p)
{
    if (p != NO_PIECE)
        on[p / 64] |= (uint64_t)1 << p % 64;
}

/* Sets the allies that can face the minion that has been engaged: the one in its lane, or, while that is asked for, those
 * that may move there (SH-5.10). */
static void set_fighters(const State *s, Move m, uint64_t on[(PIECE_MAX + 63) / 64])
{
    const Frame *f = frame_peek(s);
    Moves legal;
    PieceId before = NO_PIECE;
    if (!f && s->piece[m.a].place == PLACE_UPPER)
        set_piece(on, siege_lower(s, s->piece[m.a].pos));
    if (!f || f->op != ASK_FILL)
        return;
    game_legal(&siege_game, s, m.seat, &legal);
    for (int i = 0; i < legal.n; i++) {
        bool piece = siege_game.move[legal.m[i].kind].arg[0] == ARG_PIECE;
        if (legal.m[i].kind == MOVE_MOVE && legal.m[i].b == f->arg + 1 && legal.m[i].a != before)
            set_piece(on, (PieceId)legal.m[i].a); /* what the first move of that ally does */
        before = piece ? (PieceId)legal.m[i].a : before;
    }
}

void siege_targets_of(const State *s, Move m, uint64_t on[(PIECE_MAX + 63) / 64])
{
    Ahead a;
    memset(on, 0, (PIECE_MAX + 63) / 64 * sizeof on[0]);
    bool aims = m.kind == MOVE_CAST || m.kind == MOVE_USE || m.kind == MOVE_ENGAGE;
    if (!aims || s->nframes > 0 || !begin(&a, s, m.seat) || !is_legal(s, m))
        return;
    uint32_t units = 0;
    siege_apply(&a.now.s, m, NULL);
    if (m.kind == MOVE_ENGAGE) {
        set_fighters(&a.now.s, m, on);
        return;
    }
    const Frame *f = frame_peek(&a.now.s);
    if (f && f->op == ASK_UNIT && f->seat == m.seat) {
        SiegeAsked asked = siege_asked(&a.now.s);
        units = siege_asks(&asked, RUN_COSTS) ? 0 : f->set;
    } else if (!f && !a.now.s.over) {
        int only = only_changed(s, &a.now.s, m.kind == MOVE_USE ? (PieceId)m.a : NO_PIECE);
        units = only != NO_UNIT ? 1u << only : 0;
    }
    for (; units; units &= units - 1)
        set_piece(on, siege_piece(s, __builtin_ctz(units)));
}

SiegeDrawRisk siege_draw_risk(const State *s, Move m)
{
    SiegeForecast now, then;
    if (!is_asked(s) || !is_draw_offered(s) || m.kind != MOVE_SEAT || m.a >= siege_allies(s))
        return DRAW_SAFE;
    siege_forecast(s, m.seat, &now);
    (void)siege_forecast_after(s, m, &then);
    if (then.loses_by_deck == m.a)
        return now.loses_by_deck == m.a ? DRAW_SAFE : DRAW_FATAL;
    return then.deck_then[m.a] <= then.pillage ? DRAW_LOW : DRAW_SAFE;
}

int siege_draws_to_come(const State *s, bool *sure)
{
    SiegeForecast f;
    int n = 1;
    siege_forecast(s, frame_peek(s)->seat < s->nseats ? frame_peek(s)->seat : s->to_act, &f);
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        bool monster = piece->place == PLACE_BACK || (piece->place == PLACE_UPPER && piece->def != DEF_HIDDEN &&
                                                      siege_is_horde(siege_card(piece->def)));
        n += monster && siege_forecast_falls(&f, p);
    }
    *sure = f.sure && s->phase == PHASE_FIGHT;
    return n;
}

bool siege_draws_follow(const State *s)
{
    bool sure = true;
    return siege_draws_to_come(s, &sure) > 1 || (!sure && s->phase == PHASE_FIGHT);
}
