/* SPDX-License-Identifier: MIT
 * Horde: what may be done, written once.  Each kind of move has one predicate that answers yes, or no with a sentence and
 * a rule when somebody asks for them (why may be NULL).  The list of legal moves is what the predicates let pass of all
 * candidates; a refusal asks the same predicate.  "You" is the seat to act. */
#include <stdlib.h>

#include "games/horde/horde_int.h"

static const char *name_of(DefId def)
{
    return say_word(horde_game.def[def].name);
}

static uint64_t bit(DefId def)
{
    _Static_assert(HORDE_DEFS <= 64, "a set of 64 bits has a bit for each def");
    return 1ull << def;
}

static uint64_t defs_in(const State *s, PlaceId at)
{
    uint64_t defs = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        defs |= bit(s->piece[p].def);
    return defs;
}

/* ---- a token for a Battle Card (HO-4) ---------------------------------------------------------------------------- */

static bool can_assign(uint64_t left, DefId token, Why *why)
{
    if (token < DEF_TOKEN)
        return why_say(why, "HO-4.2", SAY("Put the token on a Battle Card."));
    return left & bit(token) || why_say(why, "HO-4.2", SAY("That token is already on a Battle Card."));
}

/* ---- picking (HO-5, HO-6) ---------------------------------------------------------------------------------------- */

PieceId horde_barred_by(const State *s, int seat, DefId def)
{
    for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        const Piece *piece = &s->piece[p];
        if (!(piece->face & FACE_EXCHANGED) && horde_match(s, piece->def, def)) /* HO-5.5, HO-7.12 */
            return p;
    }
    return NO_PIECE;
}

typedef struct { /* what bars cards from a seat now */
    unsigned kinds;
    uint64_t defs;
    int dearest; /* cost */
} Barrier;

static Barrier barrier(const State *s, int seat)
{
    const Horde *h = horde_of(s);
    bool cheap = h->opening == 1 && seat == h->starter && h->credit > 1; /* HO-6.8 */
    Barrier b = {.dearest = cheap ? 1 : 3};
    for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        const Piece *piece = &s->piece[p];
        if (piece->face & FACE_EXCHANGED) /* HO-7.12 */
            continue;
        b.kinds |= horde_monster[piece->def].kinds; /* HO-5.1, HO-5.2 */
        if (s->option[OPT_SAME_NAME] == SAME_NAME_ON)
            b.defs |= bit(piece->def); /* HO-5.3 */
    }
    return b;
}

enum { BAR_KIND = (1 << KIND_COUNT) - 1, BAR_NAME = 1 << KIND_COUNT, BAR_COST = 2 << KIND_COUNT };

/* 0: nothing bars the card; else which of its kinds, and what besides. Without branches: which cards pass is hard to
 * foresee. */
static unsigned bars(const Barrier *b, DefId def)
{
    const Monster *monster = &horde_monster[def];
    return (monster->kinds & b->kinds) | (unsigned)(b->defs >> def & 1) * BAR_NAME |
           (unsigned)(monster->cost > b->dearest) * BAR_COST;
}

static bool say_match(const State *s, int seat, DefId def, Why *why)
{
    if (!why) /* nobody asked for words */
        return false;
    PieceId cause = horde_barred_by(s, seat, def);
    REQUIRE(cause != NO_PIECE);
    DefId other = s->piece[cause].def;
    unsigned shared = horde_monster[def].kinds & horde_monster[other].kinds;
    why->cause = cause;
    if (!shared)
        return why_say(
            why, "HO-5.6",
            SAY("{card} clashes with the {card} you picked this round: special cards of the same name clash."),
            say_s("card", name_of(def)));
    return why_say(why, "HO-5.6", SAY("{card} clashes with the {other} you picked this round: both are {kind} cards."),
                   say_s("card", name_of(def)), say_s("other", name_of(other)),
                   say_s("kind", name_of((DefId)(DEF_BATTLE + __builtin_ctz(shared)))));
}

/* What bars the card, in words; the same bars() keep it out of the list. */
static bool can_pick(const State *s, int seat, const Barrier *b, DefId def, Why *why)
{
    unsigned bar = bars(b, def);
    if (bar == 0)
        return true;
    if (bar & (BAR_KIND | BAR_NAME))
        return say_match(s, seat, def, why);
    return why_say(why, "HO-6.8", SAY("Only one of your two opening cards may count as more than 1 pick."));
}

static bool can_pick_from_pool(const State *s, int seat, DefId def, Why *why)
{
    if (!horde_is_monster(def))
        return why_say(why, "HO-6.2", SAY("You can only pick monsters."));
    if (table_find(s, PLACE_POOL, def) == NO_PIECE)
        return why_say(why, "HO-6.2", SAY("There is no {card} in the Pool."), say_s("card", name_of(def)));
    const Barrier b = barrier(s, seat);
    return can_pick(s, seat, &b, def, why);
}

uint64_t horde_picks(const State *s, int seat)
{
    const Barrier b = barrier(s, seat);
    uint64_t picks = 0;
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        picks |= (uint64_t)(bars(&b, s->piece[p].def) == 0) << s->piece[p].def;
    return picks;
}

bool horde_may_pick(const State *s, int seat, DefId def)
{
    const Barrier b = barrier(s, seat);
    return bars(&b, def) == 0;
}

bool horde_can_pick(const State *s, int seat)
{
    const Barrier b = barrier(s, seat);
    PieceId p = table_first(s, PLACE_POOL);
    while (p != NO_PIECE && bars(&b, s->piece[p].def) != 0)
        p = s->piece[p].next;
    return p != NO_PIECE;
}

static bool can_stop(const State *s, Why *why)
{
    const Horde *h = horde_of(s);
    if (h->opening == 2)
        return why_say(why, "HO-6.5", SAY("You start the round: pick at least one monster."));
    return h->opening == 1 || why_say(why, "HO-6.18", SAY("You still have to pick.")); /* HO-6.6 */
}

/* ---- the Betrayer (HO-7) ----------------------------------------------------------------------------------------- */

typedef struct {
    uint64_t horde;
    DefId chosen; /* the first gift, when the seat has no other copy of it */
} Gifts;

static Gifts gifts_of(const State *s, int seat)
{
    const Frame *window = frame_peek(s);
    bool only = window->step == 2 && table_count_of(s, horde_at(seat), window->arg) < 2;
    return (Gifts){defs_in(s, horde_at(seat)), only ? window->arg : DEF_HIDDEN};
}

static bool can_give(const Gifts *g, DefId def, Why *why)
{
    if (def == DEF_BETRAYER)
        return why_say(why, "HO-7.5", SAY("The Betrayer goes anyway. Choose two other cards."));
    if (!(g->horde & bit(def)))
        return why_say(why, "HO-7.6",
                       SAY("There is no {card} in your horde. This round\u2019s cards cannot be handed over."),
                       say_s("card", name_of(def)));
    return def != g->chosen ||
           why_say(why, "HO-7.5", SAY("You have only one {card}, already chosen."), say_s("card", name_of(def)));
}

/* ---- the Trickster (HO-9) ---------------------------------------------------------------------------------------- */

typedef struct { /* by Kind: what lies on its Battle Card */
    bool lies[KIND_COUNT];
    int value[KIND_COUNT];
} Tokens;

static Tokens tokens_of(const State *s)
{
    Tokens t = {0};
    for (int i = 0; i < KIND_COUNT; i++) {
        PieceId token = horde_battle_token(s, i);
        DefId card = horde_battle_card(s, i);
        if (!card || token == NO_PIECE)
            continue;
        t.lies[card - DEF_BATTLE] = true;
        t.value[card - DEF_BATTLE] = horde_token(s->piece[token].def);
    }
    return t;
}

static bool is_battle_card(DefId def)
{
    return def >= DEF_BATTLE && def < DEF_TOKEN;
}

static bool can_swap(const Tokens *t, DefId a, DefId b, Why *why)
{
    if (!is_battle_card(a) || !is_battle_card(b))
        return why_say(why, "HO-9.2", SAY("The Trickster swaps tokens of Battle Cards only."));
    if (a == b)
        return why_say(why, "HO-9.2", SAY("Choose two different Battle Cards."));
    int kind_a = a - DEF_BATTLE, kind_b = b - DEF_BATTLE;
    if (!t->lies[kind_a] || !t->lies[kind_b])
        return why_say(why, "HO-9.2", SAY("There is no token on {card}."),
                       say_s("card", name_of(t->lies[kind_a] ? b : a)));
    int differ = abs(t->value[kind_a] - t->value[kind_b]);
    if (differ < 1 || differ > 2) /* HO-9.3 */
        return why_say(why, "HO-9.3", SAY("{a} is worth {n}, {b} is worth {m}. They must differ by 1 or 2."),
                       say_s("a", name_of(a)), say_n("n", t->value[kind_a]), say_s("b", name_of(b)),
                       say_n("m", t->value[kind_b]));
    return a < b || why_say(why, "HO-9.2", SAY("Choose them in this order: {b}, then {a}."), say_s("b", name_of(b)),
                            say_s("a", name_of(a)));
}

/* ---- jokers (HO-11) ---------------------------------------------------------------------------------------------- */

static bool can_flayer(uint64_t horde, Why *why)
{
    return horde & bit(DEF_FLAYER) || why_say(why, "HO-11.10", SAY("You have no Flayer."));
}

typedef struct {
    uint64_t horde, field;
    bool demon, two, else_;
} Sacrifices;

static Sacrifices sacrifices_of(const State *s, int seat, uint64_t horde)
{
    if (!(horde & bit(DEF_DEMON)))
        return (Sacrifices){0};
    bool two = table_count_of(s, horde_at(seat), DEF_DEMON) > 1;
    return (Sacrifices){horde, defs_in(s, field_at(seat)), true, two, horde_has_sacrifice(s, seat)};
}

static bool can_demon(const Sacrifices *x, Why *why)
{
    if (!x->demon)
        return why_say(why, "HO-11.16", SAY("You have no unused Demon in this battle."));
    return x->else_ || why_say(why, "HO-11.20", SAY("You have no other card to sacrifice."));
}

static bool can_sacrifice(const Sacrifices *x, DefId def, Why *why)
{
    if (!can_demon(x, why))
        return false;
    if (def == DEF_DEMON)
        return x->two || why_say(why, "HO-11.18", SAY("A Demon cannot sacrifice itself."));
    if (x->horde & bit(def))
        return true;
    if (def == DEF_FLAYER && x->field & bit(def))
        return why_say(why, "HO-11.18", SAY("A played Flayer cannot be sacrificed."));
    return x->field & bit(def) || /* HO-11.17 */
           why_say(why, "HO-11.17", SAY("You have no such card to sacrifice."));
}

static bool can_sacrifice_used(const Sacrifices *x, Why *why)
{
    if (!can_demon(x, why))
        return false;
    return x->field & bit(DEF_DEMON) || /* HO-11.19 */
           why_say(why, "HO-11.19", SAY("You have not used another Demon in this battle."));
}

/* ---- which moves a moment allows --------------------------------------------------------------------------------- */

enum { MOMENT_WINDOW = HORDE_PHASES, MOMENT_GIVE, MOMENTS }; /* besides the phases: a Betrayer window is open */

static int moment_of(const State *s)
{
    const Frame *window = frame_peek(s);
    return !window ? s->phase : window->step == 0 ? MOMENT_WINDOW : MOMENT_GIVE;
}

#define KIND(move) (1u << (move))
static const uint16_t kinds_at[MOMENTS] = {
    [PHASE_DRAW] = KIND(MOVE_DRAW),
    [PHASE_ASSIGN] = KIND(MOVE_ASSIGN),
    [PHASE_PICK] = KIND(MOVE_PICK) | KIND(MOVE_STOP),
    [PHASE_END] = KIND(MOVE_END),
    [PHASE_TRICKSTER] = KIND(MOVE_KEEP) | KIND(MOVE_SWAP), /* HO-9.5 */
    [PHASE_BATTLE] = KIND(MOVE_BATTLE),
    [PHASE_JOKERS] = KIND(MOVE_FLAYER) | KIND(MOVE_DEMON) | KIND(MOVE_DEMON_USED) | KIND(MOVE_DONE),
    [MOMENT_WINDOW] = KIND(MOVE_DECLINE) | KIND(MOVE_STEAL), /* HO-7.4 */
    [MOMENT_GIVE] = KIND(MOVE_GIVE),                         /* HO-7.5 */
};

static bool can_play(const State *s, Move m, Why *why)
{
    switch (m.kind) {
    case MOVE_DRAW:
        return table_size(s, PLACE_PILE) > 0 || why_say(why, "HO-3.1", SAY("All Battle Cards are already face up."));
    case MOVE_ASSIGN:
        return can_assign(defs_in(s, PLACE_TOKENS), m.a, why);
    case MOVE_PICK:
        return can_pick_from_pool(s, m.seat, m.a, why);
    case MOVE_STOP:
        return can_stop(s, why);
    case MOVE_GIVE: {
        const Gifts g = gifts_of(s, m.seat);
        return can_give(&g, m.a, why);
    }
    case MOVE_SWAP: {
        const Tokens t = tokens_of(s);
        return can_swap(&t, m.a, m.b, why);
    }
    case MOVE_FLAYER:
        return can_flayer(defs_in(s, horde_at(m.seat)), why);
    case MOVE_DEMON:
    case MOVE_DEMON_USED: {
        const Sacrifices x = sacrifices_of(s, m.seat, defs_in(s, horde_at(m.seat)));
        return m.kind == MOVE_DEMON ? can_sacrifice(&x, m.a, why) : can_sacrifice_used(&x, why);
    }
    default: /* whatever the moment is for */
        return true;
    }
}

/* ---- the list ---------------------------------------------------------------------------------------------------- */

static void add(const State *s, uint8_t kind, DefId a, DefId b, Moves *out)
{
    REQUIRE(out->n < MOVE_MAX);
    out->m[out->n++] = (Move){kind, s->to_act, a, b, 0};
}

/* One move for each def: copies are interchangeable (HO 1.3). */
static void add_each(const State *s, uint8_t kind, uint64_t defs, Moves *out)
{
    REQUIRE(out->n + __builtin_popcountll(defs) <= MOVE_MAX);
    for (; defs; defs &= defs - 1)
        out->m[out->n++] = (Move){kind, s->to_act, (DefId)__builtin_ctzll(defs), 0, 0};
}

static void list_assigns(const State *s, Moves *out)
{
    uint64_t left = defs_in(s, PLACE_TOKENS); /* HO-4.8 */
    for (uint64_t defs = left; defs; defs &= defs - 1)
        if (can_assign(left, (DefId)__builtin_ctzll(defs), NULL))
            add(s, MOVE_ASSIGN, (DefId)__builtin_ctzll(defs), 0, out);
}

static void list_gifts(const State *s, Moves *out)
{
    const Gifts g = gifts_of(s, s->to_act);
    for (uint64_t defs = g.horde; defs; defs &= defs - 1)
        if (can_give(&g, (DefId)__builtin_ctzll(defs), NULL))
            add(s, MOVE_GIVE, (DefId)__builtin_ctzll(defs), 0, out);
}

static void list_swaps(const State *s, Moves *out)
{
    const Tokens t = tokens_of(s);
    for (DefId a = DEF_BATTLE; a < DEF_TOKEN; a++)
        for (DefId b = (DefId)(a + 1); b < DEF_TOKEN; b++)
            if (can_swap(&t, a, b, NULL))
                add(s, MOVE_SWAP, a, b, out);
}

static void list_jokers(const State *s, Moves *out)
{
    uint64_t horde = defs_in(s, horde_at(s->to_act));
    const Sacrifices x = sacrifices_of(s, s->to_act, horde);
    if (can_flayer(horde, NULL))
        add(s, MOVE_FLAYER, 0, 0, out);
    if (can_demon(&x, NULL))
        for (uint64_t defs = x.horde | x.field; defs; defs &= defs - 1)
            if (can_sacrifice(&x, (DefId)__builtin_ctzll(defs), NULL))
                add(s, MOVE_DEMON, (DefId)__builtin_ctzll(defs), 0, out);
    if (can_sacrifice_used(&x, NULL))
        add(s, MOVE_DEMON_USED, 0, 0, out);
    add(s, MOVE_DONE, 0, 0, out);
}

void horde_legal(const State *s, int seat, Moves *out)
{
    (void)seat; /* s->to_act: one seat at a time */
    switch (moment_of(s)) {
    case PHASE_ASSIGN:
        list_assigns(s, out);
        return;
    case PHASE_PICK:
        add_each(s, MOVE_PICK, horde_picks(s, s->to_act), out);
        if (can_stop(s, NULL))
            add(s, MOVE_STOP, 0, 0, out);
        return;
    case MOMENT_GIVE:
        list_gifts(s, out);
        return;
    case PHASE_TRICKSTER:
        add(s, MOVE_KEEP, 0, 0, out);
        list_swaps(s, out);
        return;
    case PHASE_JOKERS:
        list_jokers(s, out);
        return;
    default: /* moves without a choice of their own */
        for (unsigned kinds = kinds_at[moment_of(s)]; kinds; kinds &= kinds - 1)
            if (can_play(s, (Move){.kind = (uint8_t)__builtin_ctz(kinds), .seat = s->to_act}, NULL))
                add(s, (uint8_t)__builtin_ctz(kinds), 0, 0, out);
    }
}

/* ---- why not ----------------------------------------------------------------------------------------------------- */

static void say_whose_turn(const State *s, Why *why)
{
    const Frame *window = frame_peek(s);
    if (window) /* by no name: who has the Betrayer is a secret */
        (void)why_say(why, "HO-7.4", SAY("First the Betrayer\u2019s owner decides whether to steal the {card}."),
                      say_s("card", name_of(s->piece[window->src].def)));
    else
        (void)why_say(why,
                      s->phase == PHASE_PICK     ? "HO-6.11"
                      : s->phase == PHASE_JOKERS ? "HO-11.3"
                                                 : "HO-4.3",
                      SAY("It is {seat}\u2019s turn."), say_seat("seat", s->to_act));
}

static void say_another_moment(const State *s, Move m, Why *why)
{
    static const struct {
        const char *rule, *text;
    } when[HORDE_MOVES] = {
        [MOVE_DRAW] = {"HO-4.1", N_("Battle Cards are turned over automatically at the start of a round.")},
        [MOVE_ASSIGN] = {"HO-4.2", N_("Tokens are placed only when a Battle Card is turned over.")},
        [MOVE_PICK] = {"HO-6.2", N_("You can pick only in the Monster Phase.")},
        [MOVE_STOP] = {"HO-6.6", N_("You can stop only after your first monster, when you start a round.")},
        [MOVE_DECLINE] = {"HO-7.3", N_("There is no card to let go now.")},
        [MOVE_STEAL] = {"HO-7.3", N_("There is no card to steal now.")},
        [MOVE_GIVE] = {"HO-7.5", N_("You hand over cards only when you steal one.")},
        [MOVE_END] = {"HO-8.1", N_("Cards join the hordes automatically once everyone has picked.")},
        [MOVE_KEEP] = {"HO-9.1", N_("The Trickster can be used only once, before the first battle.")},
        [MOVE_SWAP] = {"HO-9.1", N_("The Trickster can be used only once, before the first battle.")},
        [MOVE_BATTLE] = {"HO-10.1", N_("Battles follow each other automatically after the last round.")},
        [MOVE_FLAYER] = {"HO-11.1", N_("Jokers are played only in a battle, after all cards are revealed.")},
        [MOVE_DEMON] = {"HO-11.1", N_("Jokers are played only in a battle, after all cards are revealed.")},
        [MOVE_DEMON_USED] = {"HO-11.1", N_("Jokers are played only in a battle, after all cards are revealed.")},
        [MOVE_DONE] = {"HO-11.3", N_("You can pass only when asked for a joker in a battle.")},
    };
    int moment = moment_of(s);
    if (moment == MOMENT_WINDOW)
        (void)why_say(why, "HO-7.4", SAY("First steal the card, or let it go."));
    else if (moment == MOMENT_GIVE)
        (void)why_say(why, "HO-7.5", SAY("First choose two cards to hand over."));
    else if (m.kind > 0 && m.kind < HORDE_MOVES)
        (void)why_say(why, when[m.kind].rule, SAY_TABLE(when[m.kind].text));
}

void horde_why_not(const State *s, Move m, Why *out)
{
    if (s->over)
        (void)why_say(out, "HO-12.6", SAY("The game is over."));
    else if (m.seat != s->to_act)
        say_whose_turn(s, out);
    else if (m.kind >= HORDE_MOVES || !(kinds_at[moment_of(s)] >> m.kind & 1))
        say_another_moment(s, m, out);
    else
        (void)can_play(s, m, out);
}
