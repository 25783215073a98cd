/* SPDX-License-Identifier: MIT
 * Siege: what an alliance player may do, written once.  Each kind of move has one predicate that answers yes, or no with
 * a sentence and a rule when somebody asks for them (why may be NULL).  The list of legal moves is what the predicates
 * let pass of all candidates; a refusal asks the same predicate.  "You" is the seat to act. */
#include "games/siege/siege_int.h"

static const char *name_of(const State *s, PieceId p)
{
    return say_word(siege_card_of(s, p)->name);
}

/* SH-6.7: only what bears the bolt. */
static bool reacting(const State *s)
{
    return siege_of(s)->step == STEP_REACTION;
}

/* The lane that an engagement still has to be given an ally for, or -1. SH-5.10 */
static int lane_to_fill(const State *s)
{
    const Frame *f = frame_peek(s);
    return f && f->op == ASK_FILL ? f->arg : -1;
}

/* ---- playing cards ----------------------------------------------------------------------------------------------- */

static bool bears_the_bolt(const SiegeCard *spell)
{
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), spell, t));)
        if (term_op(t) == ABILITY_QUICK && term_op(siege_unquick(t)) == ABILITY_PLAY)
            return true;
    return false;
}

/* SH-5.4, SH-5.8: mana and additional costs. */
static bool can_afford(const State *s, int seat, PieceId p, Why *why)
{
    const SiegeCard *c = siege_card_of(s, p);
    int cost = siege_cost(s, seat, c), mana = siege_of(s)->mana[siege_pool(s, seat)];
    if (cost > mana)
        return why_say(why, "SH-5.4", SAY("{card} costs {cost} mana; you have {n:=0:none|1|{n}}."),
                       say_s("card", say_word(c->name)), say_n("cost", cost), say_n("n", mana));
    if (siege_has(c, ABILITY_PLAY))
        for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
            if (term_op(siege_unquick(t)) == ABILITY_PLAY && siege_cost_of(t))
                return siege_can_pay(s, seat, p, NULL, why);
    return true;
}

static bool can_play_now(const State *s, int seat, PieceId p, Why *why)
{
    const SiegeCard *c = siege_card_of(s, p);
    if (reacting(s) && (c->type != CARD_SPELL || !bears_the_bolt(c))) /* SH-6.7, SH-6.10 */
        return why_say(why, "SH-6.7", SAY("Only spells with a bolt can be played now."));
    return can_afford(s, seat, p, why);
}

static bool can_enter(const State *s, const SiegeCard *c, int lane, Why *why) /* SH-5.5 */
{
    if (c->type != CARD_ALLY && c->type != CARD_TOWER)
        return why_never(why, "SH-5.5", SAY("Only allies and towers go into a lane."));
    if (lane < 0 || lane >= LANES || siege_lower(s, lane) != NO_PIECE)
        return why_say(why, "SH-5.5", SAY("That lane is not free."));
    int fill = lane_to_fill(s);
    return fill < 0 || (fill == lane && c->type == CARD_ALLY) ||
           why_say(why, "SH-5.10", SAY("First put an ally against the minion in lane {n}."), say_n("n", fill + 1));
}

static bool chooses_host(const SiegeCard *c)
{
    return c->type == CARD_ATTACHMENT && term_op(siege_host(c)) == THE_PICK;
}

static bool can_attach(const State *s, PieceId p, int unit, Why *why)
{
    if (siege_card_of(s, p)->type != CARD_ATTACHMENT)
        return why_never(why, "SH-5.7", SAY("{card} is not an attachment."), say_s("card", name_of(s, p)));
    unsigned set = siege_hosts(s, p);
    return (unit == NO_UNIT ? set != 0 : (set >> unit & 1) != 0) ||
           why_say(why, "SH-5.7", SAY("{card} cannot be attached there."), say_s("card", name_of(s, p)));
}

static void legal_card(const State *s, int seat, PieceId p, Moves *out)
{
    DefId def = s->piece[p].def;
    const SiegeCard *c = siege_card(def);
    int fill = lane_to_fill(s);
    uint8_t who = (uint8_t)seat;
    if ((fill >= 0 && c->type != CARD_ALLY) || !can_play_now(s, seat, p, NULL))
        return;
    if (c->type == CARD_ALLY || c->type == CARD_TOWER) {
        for (int lane = 0; lane < LANES; lane++)
            if (can_enter(s, c, lane, NULL))
                moves_add(out, (Move){MOVE_PLAY, who, def, (uint16_t)(lane + 1), 0});
    } else if (c->type == CARD_SPELL) {
        moves_add(out, (Move){MOVE_CAST, who, def, 0, 0});
    } else if (chooses_host(c)) {
        for (unsigned left = siege_hosts(s, p); left; left &= left - 1)
            moves_add(out, (Move){MOVE_ATTACH, who, def, siege_piece(s, __builtin_ctz(left)), 0});
    } else if (can_attach(s, p, NO_UNIT, NULL)) {
        moves_add(out, (Move){MOVE_CAST, who, def, 0, 0});
    }
}

static void legal_hand(const State *s, int seat, Moves *out)
{
    SiegeMet met = {{0}};
    for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_HIDDEN && siege_meet(&met, s->piece[p].def))
            legal_card(s, seat, p, out);
}

/* ---- moving, engaging, discarding --------------------------------------------------------------------------------- */

static bool can_budge(const State *s, PieceId p, Why *why) /* SH-5.14 */
{
    int unit = p < s->npieces ? siege_unit(s, p) : NO_UNIT;
    bool ally = unit < UNITS && siege_is_ally(s, unit);
    if (!ally)
        return why_never(why, "SH-5.14", SAY("Only allies in lanes can be moved."));
    if (siege_has_key(s, unit, KEY_CANNOT_MOVE))
        return why_say(why, "SH-15.24", SAY("{card} cannot move."), say_s("card", name_of(s, p)));
    PieceId upper = siege_upper(s, s->piece[p].pos);
    if (upper != NO_PIECE && s->piece[upper].face & FACE_CHALLENGING && !siege_falling(s, upper))
        return why_say(why, "SH-12.15", SAY("{card} has been challenged and must stay."), say_s("card", name_of(s, p)));
    return true;
}

bool siege_can_move(const State *s, int seat, PieceId p, int lane, Why *why)
{
    int fill = lane_to_fill(s);
    (void)seat; /* SH-5.15: any ally */
    if (reacting(s))
        return why_say(why, "SH-6.7", SAY("Nothing can move any more this turn."));
    if (lane < 0 || lane >= LANES || siege_lower(s, lane) != NO_PIECE)
        return why_say(why, "SH-5.14", SAY("That lane is not free."));
    if (fill >= 0 && fill != lane)
        return why_say(why, "SH-5.10", SAY("First put an ally against the minion in lane {n}."), say_n("n", fill + 1));
    return can_budge(s, p, why);
}

bool siege_can_swap(const State *s, int seat, PieceId p, PieceId q, Why *why)
{
    (void)seat;
    if (reacting(s))
        return why_say(why, "SH-6.7", SAY("Nothing can move any more this turn."));
    if (lane_to_fill(s) >= 0) /* nobody stands in that lane */
        return why_say(why, "SH-5.10", SAY("First put an ally against the minion."));
    if (!can_budge(s, p, why) || !can_budge(s, q, why))
        return false;
    return s->piece[p].pos < s->piece[q].pos || why_say(why, "SH-5.14", SAY("Name the ally further left first."));
}

static bool can_engage(const State *s, PieceId p, Why *why) /* SH-5.9 to 5.11 */
{
    int unit = p < s->npieces ? siege_unit(s, p) : NO_UNIT;
    if (unit < UNIT_MINION || unit >= UNIT_CASTLE || s->piece[p].place != PLACE_BACK)
        return why_never(why, "SH-5.9", SAY("Only minions in the back line can be engaged."));
    if (reacting(s))
        return why_say(why, "SH-6.7", SAY("Nothing can be engaged any more this turn."));
    if (siege_dormant(s, unit) || siege_health(s, unit) < 1)
        return why_say(why, "SH-2.18", SAY("{card} is asleep and cannot be engaged."), say_s("card", name_of(s, p)));
    int lane = siege_engaged_lane(s);
    if (lane < 0)
        return why_say(why, "SH-5.9", SAY("There is no free lane for the minion."));
    PieceId lower = siege_lower(s, lane);
    if (lower != NO_PIECE && !siege_is_ally(s, siege_unit(s, lower)))
        return why_say(why, "SH-5.11", SAY("{card} stands in lane {n}, where the minion would go."),
                       say_s("card", name_of(s, lower)), say_n("n", lane + 1));
    return true; /* SH-5.10: without an ally there one may take it back */
}

bool siege_can_engage_with(const State *s, PieceId ally, PieceId minion, Why *why)
{
    int unit = ally < s->npieces ? siege_unit(s, ally) : NO_UNIT, lane = siege_engaged_lane(s);
    if (unit >= UNITS || !siege_is_ally(s, unit) || minion >= s->npieces || s->piece[minion].place != PLACE_BACK)
        return false;
    return lane < 0 || s->piece[ally].pos == lane ||
           why_say(why, "SH-5.10", SAY("{card} would go to lane {n}. Only an ally there can engage it."),
                   say_s("card", name_of(s, minion)), say_n("n", lane + 1));
}

/* Nobody of the alliance does anything with a card of the horde; what is done about it is said instead. */
static bool refuse_of_horde(const State *s, PieceId p, const char *rule, Why *why)
{
    PlaceId at = s->piece[p].place;
    if (at == PLACE_PORTAL)
        return why_never(why, rule, SAY("The portal is the horde’s. Allies with no monster in their lane hit it."));
    if (at == PLACE_UPPER && siege_unit(s, p) < UNITS)
        return why_never(why, rule, SAY("{card} is the horde’s. An ally in its lane blocks it and fights it."),
                         say_s("card", name_of(s, p)));
    return why_never(why, rule, SAY("{card} is the horde’s."), say_s("card", name_of(s, p)));
}

/* A card that everybody sees to be one of the horde. */
static bool is_of_horde(const State *s, PieceId p)
{
    return p < s->npieces && siege_in_play(s->piece[p].place) && s->piece[p].def != DEF_HIDDEN &&
           !(s->piece[p].face & FACE_CONCEALED) && siege_is_horde(siege_card_of(s, p));
}

static bool can_discard(const State *s, int seat, PieceId p, Why *why) /* SH-5.15, SH-5.16 */
{
    if (is_of_horde(s, p))
        return refuse_of_horde(s, p, "SH-5.16", why);
    bool there = p < s->npieces && (s->piece[p].place == PLACE_LOWER || s->piece[p].place == PLACE_ATTACHED) &&
                 !siege_is_horde(siege_card_of(s, p));
    if (!there)
        return why_never(why, "SH-5.16", SAY("You can discard only your own allies, towers and attachments in play."));
    if (reacting(s))
        return why_say(why, "SH-6.7", SAY("Nothing can be discarded any more this turn."));
    return s->piece[p].owner == seat ||
           why_say(why, "SH-5.15", SAY("{card} is not yours."), say_s("card", name_of(s, p)));
}

/* ---- abilities ---------------------------------------------------------------------------------------------------- */

static bool can_use(const State *s, int seat, PieceId p, int number, Why *why) /* SH-5.18, SH-5.19 */
{
    PlaceId at = p < s->npieces ? s->piece[p].place : PLACE_BOX;
    if (is_of_horde(s, p))
        return refuse_of_horde(s, p, "SH-5.18", why);
    bool own = at == PLACE_CASTLE || ((at == PLACE_LOWER || at == PLACE_ATTACHED) && s->piece[p].owner == seat);
    if (!own || siege_is_horde(siege_card_of(s, p)))
        return why_never(why, "SH-5.18", SAY("Only the castle and your own cards in play have abilities you can use."));
    const Term *t = siege_exhaust_ability(siege_card_of(s, p), number ? number : 1); /* 0: why not at all */
    if (!t && number == 0)
        return why_say(why, "SH-5.18", SAY("{card} has no ability to use."), say_s("card", name_of(s, p)));
    if (!t)
        return why_say(why, "SH-5.18", SAY("{card} has no such ability."), say_s("card", name_of(s, p)));
    if (s->piece[p].face & FACE_EXHAUSTED || siege_falling(s, p))
        return why_say(why, "SH-5.18", SAY("{card} is exhausted."), say_s("card", name_of(s, p)));
    if (reacting(s) && term_op(t) != ABILITY_QUICK)
        return why_say(why, "SH-6.7", SAY("Only abilities with a bolt can be used now."));
    const Term *cost = siege_cost_of(siege_unquick(t));
    if (cost && !siege_can_pay(s, seat, p, cost, why))
        return false;
    return number > 0 || why_say(why, "SH-5.18", SAY("{card} has no such ability."), say_s("card", name_of(s, p)));
}

static void legal_uses(const State *s, int seat, Moves *out)
{
    static const PlaceId place[] = {PLACE_LOWER, PLACE_CASTLE, PLACE_ATTACHED};
    for (size_t i = 0; i < sizeof place / sizeof *place; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next) {
            if (!siege_has(siege_card_of(s, p), ABILITY_EXHAUST))
                continue;
            for (int number = 1; siege_exhaust_ability(siege_card_of(s, p), number); number++)
                if (can_use(s, seat, p, number, NULL))
                    moves_add(out, (Move){MOVE_USE, (uint8_t)seat, p, (uint16_t)number, 0});
        }
}

/* ---- the lists ----------------------------------------------------------------------------------------------------- */

static void legal_moving(const State *s, int seat, Moves *out)
{
    unsigned free = (unsigned)siege_free_lanes(s, PLACE_LOWER);
    int fill = lane_to_fill(s);
    free = fill >= 0 ? free & 1u << fill : free;
    PieceId can[LANES];
    int n = 0;
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = siege_lower(s, lane);
        if (p != NO_PIECE && can_budge(s, p, NULL))
            can[n++] = p;
    }
    for (int i = 0; i < n; i++)
        for (unsigned left = free; left; left &= left - 1)
            moves_add(out, (Move){MOVE_MOVE, (uint8_t)seat, can[i], (uint16_t)(__builtin_ctz(left) + 1), 0});
    for (int i = 0; fill < 0 && i < n; i++)
        for (int k = i + 1; k < n; k++)
            moves_add(out, (Move){MOVE_SWAP, (uint8_t)seat, can[i], can[k], 0});
}

static void legal_actions(const State *s, int seat, Moves *out)
{
    uint8_t who = (uint8_t)seat;
    legal_hand(s, seat, out);
    for (PieceId p = table_first(s, PLACE_BACK); p != NO_PIECE; p = s->piece[p].next)
        if (can_engage(s, p, NULL))
            moves_add(out, (Move){MOVE_ENGAGE, who, p, 0, 0});
    legal_moving(s, seat, out);
    for (PieceId p = table_first(s, PLACE_LOWER); p != NO_PIECE; p = s->piece[p].next)
        if (can_discard(s, seat, p, NULL))
            moves_add(out, (Move){MOVE_DISCARD, who, p, 0, 0});
    for (PieceId p = table_first(s, PLACE_ATTACHED); p != NO_PIECE; p = s->piece[p].next)
        if (can_discard(s, seat, p, NULL))
            moves_add(out, (Move){MOVE_DISCARD, who, p, 0, 0});
    legal_uses(s, seat, out);
    if (siege_can_reshuffle(s, seat, NULL))
        moves_add(out, (Move){MOVE_RESHUFFLE, who, 0, 0, 0});
    moves_add(out, (Move){siege_of(s)->done[seat] ? MOVE_WITHDRAW : MOVE_DONE, who, 0, 0, 0});
}

static void legal_reactions(const State *s, int seat, Moves *out)
{
    uint8_t who = (uint8_t)seat;
    legal_hand(s, seat, out);
    legal_uses(s, seat, out);
    if (out->n == 0 && s->nseats == 1) /* nothing to choose; with others at the table that would tell them so */
        moves_add(out, (Move){MOVE_GO, who, 0, 0, 0});
    else
        moves_add(out, (Move){siege_of(s)->done[seat] ? MOVE_WITHDRAW : MOVE_DONE, who, 0, 0, 0});
}

static void legal_filling(const State *s, int seat, Moves *out)
{
    legal_hand(s, seat, out);
    legal_moving(s, seat, out);
    moves_add(out, (Move){MOVE_TAKE_BACK, (uint8_t)seat, 0, 0, 0});
}

void siege_legal(const State *s, int seat, Moves *out)
{
    const Frame *f = frame_peek(s);
    if (f && f->op == ASK_FILL)
        legal_filling(s, seat, out);
    else if (f)
        siege_legal_answers(s, seat, out);
    else if (siege_step_waits(siege_of(s)->step))
        moves_add(out, (Move){MOVE_GO, (uint8_t)seat, 0, 0, 0});
    else if (seat == siege_horde_seat(s))
        siege_legal_horde(s, seat, out);
    else if (reacting(s))
        legal_reactions(s, seat, out);
    else
        legal_actions(s, seat, out);
}

static bool can_enter_some_lane(const State *s, PieceId p, Why *why)
{
    int fill = lane_to_fill(s);
    for (int lane = 0; lane < LANES; lane++)
        if (can_enter(s, siege_card_of(s, p), lane, NULL))
            return true;
    return fill >= 0 ? can_enter(s, siege_card_of(s, p), fill, why)
                     : why_say(why, "SH-5.5", SAY("There is no free lane for {card}."), say_s("card", name_of(s, p)));
}

/* ---- refusals ------------------------------------------------------------------------------------------------------ */

static void why_not_card(const State *s, Move m, Why *why)
{
    PieceId p = table_find(s, (PlaceId)(PLACE_HAND + m.seat), m.a);
    if (p == NO_PIECE || m.a == DEF_HIDDEN) {
        (void)why_say(why, "SH-5.4", SAY("That card is not in your hand."));
        return;
    }
    if (!can_play_now(s, m.seat, p, why))
        return;
    int unit = m.kind == MOVE_ATTACH && m.b < s->npieces ? siege_unit(s, (PieceId)m.b) : NO_UNIT;
    if (m.kind == MOVE_PLAY)
        (void)can_enter(s, siege_card_of(s, p), m.b - 1, why);
    else if (m.kind == MOVE_ATTACH && unit == NO_UNIT)
        (void)why_say(why, "SH-5.7", SAY("{card} cannot be attached there."), say_s("card", name_of(s, p)));
    else if (m.kind == MOVE_ATTACH)
        (void)can_attach(s, p, unit == NO_UNIT ? UNIT_CASTLE : unit, why); /* it lies nowhere that could be a host */
    else if (chooses_host(siege_card_of(s, p)))
        (void)why_say(why, "SH-5.7", SAY("Choose what to attach {card} to."), say_s("card", name_of(s, p)));
    else if (siege_card_of(s, p)->type == CARD_ATTACHMENT)
        (void)can_attach(s, p, NO_UNIT, why);
    else if (can_enter_some_lane(s, p, why))
        (void)why_say(why, "SH-5.5", SAY("{card} is not a spell."), say_s("card", name_of(s, p)));
}

void siege_why_not(const State *s, Move m, Why *why)
{
    const Frame *f = frame_peek(s);
    bool acts = siege_of(s)->step == STEP_ALLIANCE || reacting(s);
    if (f && f->op != ASK_FILL) {
        (void)why_say(why, "SH-1.10", SAY("First answer the question."));
        return;
    }
    if (f && (f->seat != m.seat || (m.kind != MOVE_PLAY && m.kind != MOVE_MOVE))) {
        (void)why_say(why, "SH-5.10", SAY("First put an ally against the minion."));
        return;
    }
    if (m.seat == siege_horde_seat(s)) {
        siege_why_not_horde(s, m, why);
        return;
    }
    if (!acts || m.kind > MOVE_USE) {
        (void)why_say(why, "SH-5.1", SAY("Not in this phase."));
        why->never = acts; /* a move of the horde, or an answer */
        return;
    }
    switch (m.kind) {
    case MOVE_PLAY:
    case MOVE_CAST:
    case MOVE_ATTACH:
        why_not_card(s, m, why);
        break;
    case MOVE_ENGAGE:
        (void)can_engage(s, (PieceId)m.a, why);
        break;
    case MOVE_MOVE:
        (void)siege_can_move(s, m.seat, (PieceId)m.a, m.b - 1, why);
        break;
    case MOVE_SWAP:
        (void)siege_can_swap(s, m.seat, (PieceId)m.a, (PieceId)m.b, why);
        break;
    case MOVE_DISCARD:
        (void)can_discard(s, m.seat, (PieceId)m.a, why);
        break;
    default:
        (void)can_use(s, m.seat, (PieceId)m.a, m.b, why);
        break;
    }
}
