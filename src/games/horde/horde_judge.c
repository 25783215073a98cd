/* SPDX-License-Identifier: MIT
 * Horde: what opponents know of the game: how good a position is (judge), which moves deserve a look (weigh), and the
 * three characters with what each would give for a move beyond what it is worth (taste). */
#include <string.h>

#include "base/log.h"
#include "core/halve.h"
#include "games/horde/horde_int.h"

/* ==== judgement =================================================================================================== */
/* What opponents know of the game.  How good a position is (judge) and which moves deserve a look (weigh), from
 * one outlook: what each battle is worth, who leads in it and by how much.  Whole numbers throughout, so that opponents
 * think alike on every machine; points are counted in 64ths.  The figures were measured in games between opponents of
 * the third level. */

enum { POINT = 64, CHANCE_ONE = 256, LEAD_MAX = 4, STAGES = 4 };

/* What a hand holds is counted in bytes that are added eight at a time: the eleven kinds, then the powers. */
enum { HELD_VAMPIRE = KIND_COUNT, HELD_FLAYER, HELD_DEMON, HELD_ELVENKING, HELD_BETRAYER, HELD_COUNT };
_Static_assert(HELD_COUNT == 16, "the counts of a hand, a byte each, fill two words of 64 bits");
#define REGULAR(FACTION, TYPE)                                                                                         \
    [DEF_REGULAR + KIND_##FACTION * TYPE_COUNT + KIND_##TYPE - KIND_OOZE] = {[KIND_##FACTION] = 1, [KIND_##TYPE] = 1}
#define REGULARS(FACTION)                                                                                              \
    REGULAR(FACTION, OOZE), REGULAR(FACTION, TROLL), REGULAR(FACTION, DRAGON), REGULAR(FACTION, GOLEM),                \
        REGULAR(FACTION, SKELETON)
static const uint8_t counts_as[DEF_MONSTERS_END][HELD_COUNT] = {
    REGULARS(WATER),
    REGULARS(FIRE),
    REGULARS(SUN),
    REGULARS(MOON),
    REGULARS(FOREST),
    REGULARS(ROYAL),
    [DEF_STEAM_BEAST] = {[KIND_WATER] = 1, [KIND_FIRE] = 1},
    [DEF_PHANTASM] = {[KIND_SUN] = 1, [KIND_MOON] = 1},
    [DEF_VAMPIRE] = {[HELD_VAMPIRE] = 1},
    [DEF_FLAYER] = {[HELD_FLAYER] = 1},
    [DEF_ELVENKING] = {[HELD_ELVENKING] = 1},
    [DEF_DEMON] = {[HELD_DEMON] = 1},
    [DEF_BETRAYER] = {[HELD_BETRAYER] = 1},
};

/* Chance to take the token, by how far a seat is ahead (-4 to 4) of the best of the others; the rows are early, in the
 * middle, late, and when picking is over. A tie is nobody's, hence less than half at 0. */
static const int16_t chance_by_lead[STAGES][2 * LEAD_MAX + 1] = {
    {3, 10, 31, 64, 108, 160, 201, 228, 245},
    {2, 8, 28, 56, 105, 162, 208, 236, 248},
    {1, 5, 15, 48, 98, 168, 220, 243, 251},
    {0, 1, 5, 30, 80, 184, 243, 253, 255},
};

/* What so many of a power are worth in a game of two, three and four seats, before the first battle. */
static const int16_t flayers_worth[3][6] = {
    {0, 192, 384, 576, 768, 960},
    {0, 104, 216, 328, 440, 552},
    {0, 100, 194, 288, 382, 476},
};
static const int16_t demons_worth[3][3] = {{0, 512, 896}, {0, 264, 520}, {0, 150, 300}};
/* Leads change hands while cards are still to come: of so many rounds left, nothing is worth anything yet. */
static const int16_t rounds_of_doubt[3] = {20, 20, 40};
static const int16_t betrayer_worth[3] = {160, 80, 16};

typedef struct {
    int left;              /* rounds whose cards are still to come */
    int battles;           /* not yet fought */
    int table;             /* row of the tables by seats */
    const int16_t *chance; /* of the stage, by lead + LEAD_MAX */
    int value[KIND_COUNT]; /* of the battles still to come, else 0 */
    uint8_t count[HORDE_SEATS][HELD_COUNT];
    uint8_t first[HELD_COUNT], second[HELD_COUNT]; /* the two highest counts, equal ones too */
} Outlook;

static int mean_of_tokens_left(const State *s)
{
    int sum = 0, n = table_size(s, PLACE_TOKENS);
    for (PieceId p = table_first(s, PLACE_TOKENS); p != NO_PIECE; p = s->piece[p].next)
        sum += horde_token_value[s->piece[p].def - DEF_TOKEN];
    return n ? sum * POINT / n : 0;
}

static void value_battles(const State *s, Outlook *o)
{
    int mean = mean_of_tokens_left(s);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        o->value[kind] = mean;
    for (int i = 0; i < KIND_COUNT; i++) {
        int kind = -1, value = horde_of(s)->after[i] == -2 ? mean : 0;
        for (PieceId p = table_first(s, (PlaceId)(PLACE_BATTLE + i)); p != NO_PIECE; p = s->piece[p].next) {
            DefId def = s->piece[p].def;
            if (def >= DEF_TOKEN)
                value = horde_token_value[def - DEF_TOKEN] * POINT;
            else
                kind = def - DEF_BATTLE;
        }
        if (kind < 0)
            return;
        o->value[kind] = value;
    }
}

static void count_place(const State *s, PlaceId at, uint8_t count[HELD_COUNT])
{
    uint64_t sum[2], row[2];
    memcpy(sum, count, sizeof sum);
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        memcpy(row, counts_as[s->piece[p].def], sizeof row);
        sum[0] += row[0];
        sum[1] += row[1];
    }
    memcpy(count, sum, sizeof sum);
}

static void count_hand(const State *s, int seat, uint8_t count[HELD_COUNT])
{
    memset(count, 0, HELD_COUNT);
    count_place(s, horde_at(seat), count);
    count_place(s, front_at(seat), count);
    if (s->phase != PHASE_JOKERS)
        return;
    int before = count[HELD_FLAYER];
    count_place(s, field_at(seat), count);
    count[HELD_FLAYER] = (uint8_t)before; /* those laid out are spent */
    count[horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE] = (uint8_t)horde_strength(s, seat);
}

static void look(const State *s, Outlook *o)
{
    int stage = s->phase >= PHASE_TRICKSTER ? 3 : s->round > 8 ? 2 : s->round > 5 ? 1 : 0;
    o->left = s->phase >= PHASE_TRICKSTER ? 0 : HORDE_ROUNDS + 1 - s->round;
    o->battles = s->phase >= PHASE_BATTLE ? KIND_COUNT - horde_of(s)->battle : KIND_COUNT;
    o->table = s->nseats - 2;
    o->chance = chance_by_lead[stage];
    value_battles(s, o);
    memset(o->first, 0, sizeof o->first);
    memset(o->second, 0, sizeof o->second);
    for (int seat = 0; seat < s->nseats; seat++) {
        const uint8_t *count = o->count[seat];
        count_hand(s, seat, o->count[seat]);
        for (int i = 0; i < HELD_COUNT; i++) {
            uint8_t lower = count[i] < o->first[i] ? count[i] : o->first[i];
            o->first[i] = count[i] > o->first[i] ? count[i] : o->first[i];
            o->second[i] = lower > o->second[i] ? lower : o->second[i];
        }
    }
}

/* Of the seat to take the battle of that kind with `more` cards than it has. */
static int chance_with(const Outlook *o, int seat, int kind, int more)
{
    int n = o->count[seat][kind], best = n == o->first[kind] ? o->second[kind] : o->first[kind];
    int lead = n + more - best;
    lead = lead < -LEAD_MAX ? -LEAD_MAX : lead > LEAD_MAX ? LEAD_MAX : lead;
    return o->chance[lead + LEAD_MAX];
}

/* ---- judgement -------------------------------------------------------------------------------------------------- */

static int vampires_worth(int n, int left)
{
    static const int16_t at_the_end[5] = {0, 0, POINT * 3 / 2, POINT * 9 / 2, 8 * POINT};
    static const int16_t to_come[5] = {0, 6, 3, 0, 0};
    n = n > 4 ? 4 : n;
    return at_the_end[n] + to_come[n] * left;
}

static int flayers(const Outlook *o, int n)
{
    int worth = flayers_worth[o->table][n < 5 ? n : 5];
    return o->battles >= 4 ? worth : worth * o->battles / 4; /* each needs a battle */
}

static int demons(const Outlook *o, int n)
{
    return demons_worth[o->table][n < 2 ? n : 2] * o->battles / KIND_COUNT; /* each serves in every battle */
}

static int powers_worth(const Outlook *o, int seat)
{
    const uint8_t *count = o->count[seat];
    int sum = vampires_worth(count[HELD_VAMPIRE], o->left);
    sum += flayers(o, count[HELD_FLAYER]) + demons(o, count[HELD_DEMON]);
    if (o->left > 0)
        sum += count[HELD_BETRAYER] * betrayer_worth[o->table];
    if (count[HELD_ELVENKING]) {
        int forest = count[KIND_FOREST], royal = count[KIND_ROYAL];
        sum += POINT * 4 / 5 * (forest < royal ? forest : royal) + POINT / 2 + 6 * o->left;
    }
    return sum;
}

static int points_expected(const State *s, const Outlook *o, int seat)
{
    int sum = horde_taken(s, seat) * POINT + powers_worth(o, seat), battles = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        battles += o->value[kind] * chance_with(o, seat, kind, 0);
    int doubt = rounds_of_doubt[o->table];
    return sum + battles / CHANCE_ONE * (doubt - o->left) / doubt;
}

float horde_judge(const State *s, int seat)
{
    float share[SEAT_MAX];
    if (s->over) {
        horde_result(s, share);
        return share[seat];
    }
    Outlook o;
    int points[HORDE_SEATS], best = -1000 * POINT;
    uint32_t sum = 0, own = 0;
    look(s, &o);
    for (int q = 0; q < s->nseats; q++) {
        points[q] = points_expected(s, &o, q);
        best = points[q] > best ? points[q] : best;
    }
    for (int q = 0; q < s->nseats; q++) {
        uint32_t part = halved_16ths((best - points[q]) * 92 / (POINT * (12 + o.left)));
        sum += part;
        own += q == seat ? part : 0;
    }
    REQUIRE(sum > 0); /* the best seat's part is never nothing */
    /* cppcheck-suppress zerodiv */
    return (float)(own * 16384ull / sum) / 16384.0f;
}

/* ---- weights of moves ------------------------------------------------------------------------------------------- */

typedef struct {          /* of the seat to act */
    int gain[KIND_COUNT]; /* what one more monster of the kind adds to the points it can expect */
    int loss[KIND_COUNT]; /* what one less takes from them */
    int joker;            /* what one more in the present battle is worth */
    int assigned;         /* the kind that waits for a token */
} Margins;

static void look_at_margins(const Outlook *o, int seat, Margins *m)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int now = chance_with(o, seat, kind, 0);
        m->gain[kind] = o->value[kind] * (chance_with(o, seat, kind, 1) - now) / CHANCE_ONE;
        m->loss[kind] = o->value[kind] * (now - chance_with(o, seat, kind, -1)) / CHANCE_ONE;
    }
}

static int of_kinds(DefId def, const int by_kind[KIND_COUNT])
{
    int sum = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1)
        sum += by_kind[__builtin_ctz(kinds)];
    return sum;
}

static int card_worth(const Outlook *o, const Margins *margins, int seat, DefId def)
{
    int vampires = o->count[seat][HELD_VAMPIRE];
    int flayer = o->count[seat][HELD_FLAYER], demon = o->count[seat][HELD_DEMON];
    switch (def) {
    case DEF_VAMPIRE:
        return vampires_worth(vampires + 1, o->left) - vampires_worth(vampires, o->left);
    case DEF_FLAYER:
        return flayers(o, flayer + 1) - flayers(o, flayer);
    case DEF_DEMON:
        return demons(o, demon + 1) - demons(o, demon);
    case DEF_ELVENKING:
        return POINT * 2;
    case DEF_TRICKSTER:
        return POINT / 2;
    case DEF_BETRAYER:
        return betrayer_worth[o->table];
    default:
        return of_kinds(def, margins->gain);
    }
}

/* What giving the card up costs; where the battle is over that is nothing. */
static int card_cost(const Outlook *o, const Margins *margins, int seat, DefId def)
{
    int vampires = o->count[seat][HELD_VAMPIRE];
    switch (def) {
    case DEF_VAMPIRE:
        return vampires_worth(vampires, o->left) - vampires_worth(vampires - 1, o->left);
    case DEF_FLAYER:
        return flayers_worth[o->table][1];
    case DEF_DEMON:
        return demons(o, 1);
    default:
        return of_kinds(def, margins->loss);
    }
}

/* 1..255 for a gain in 64ths of a point: twice as much for every half point. */
static uint8_t weight_of(int gain)
{
    int under = POINT * 3 - gain; /* three points more are as good as it gets */
    uint32_t w = under <= 0 ? 255 : 255 * halved_16ths(under / 2) / 65536;
    return (uint8_t)(w ? w : 1);
}

static int gain_of_token(const State *s, const Outlook *o, Move m, int kind)
{
    int others = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seat != m.seat)
            others += chance_with(o, seat, kind, 0);
    int ahead = chance_with(o, m.seat, kind, 0) - others / (s->nseats - 1);
    return horde_token(m.a) * POINT * ahead / CHANCE_ONE;
}

/* The kind whose Battle Card waits for a token: that of the last battle drawn. */
static int kind_to_assign(const State *s)
{
    int kind = 0;
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        if (!card)
            break;
        kind = card - DEF_BATTLE;
    }
    return kind;
}

/* What one more joker in the present battle is worth: it makes a tie or breaks one. */
static int gain_of_joker(const State *s, int seat)
{
    int n = horde_strength(s, seat), best = 0;
    int value = horde_token(s->piece[horde_battle_token(s, horde_of(s)->battle)].def) * POINT;
    for (int q = 0; q < s->nseats; q++)
        if (q != seat && horde_strength(s, q) > best)
            best = horde_strength(s, q);
    return n == best ? value : n + 1 == best ? value / 2 : -POINT;
}

static int gain_of(const State *s, const Outlook *o, const Margins *margins, Move m)
{
    switch (m.kind) {
    case MOVE_PICK: /* a dear card lets the others pick more */
        return card_worth(o, margins, m.seat, m.a) - POINT / 2 * (horde_monster[m.a].cost - 1);
    case MOVE_ASSIGN:
        return gain_of_token(s, o, m, margins->assigned);
    case MOVE_GIVE:
        return -card_cost(o, margins, m.seat, m.a);
    case MOVE_FLAYER:
        return margins->joker - POINT;
    case MOVE_DEMON:
        return margins->joker - card_cost(o, margins, m.seat, m.a) - POINT / 4;
    case MOVE_DEMON_USED:
        return margins->joker - 2 * POINT;
    case MOVE_DONE:
        return POINT;
    default: /* stop */
        return 0;
    }
}

/* Choices that are nearly always a no need no thought. */
static bool weigh_at_once(const State *s, const Moves *l, int joker, uint8_t w[MOVE_MAX])
{
    const Frame *window = frame_peek(s);
    bool no = (s->phase == PHASE_JOKERS && joker <= 0) || s->phase == PHASE_TRICKSTER || (window && window->step == 0);
    for (int i = 0; no && i < l->n; i++)
        w[i] = horde_game.move[l->m[i].kind].flags & MV_PASS ? 255 : 255 / 16;
    return no;
}

void horde_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Outlook o;
    Margins margins = {.joker = s->phase == PHASE_JOKERS ? gain_of_joker(s, s->to_act) : 0};
    if (weigh_at_once(s, l, margins.joker, w))
        return;
    look(s, &o);
    look_at_margins(&o, s->to_act, &margins);
    margins.assigned = s->phase == PHASE_ASSIGN ? kind_to_assign(s) : 0;
    for (int i = 0; i < l->n; i++)
        w[i] = weight_of(gain_of(s, &o, &margins, l->m[i]));
}

/* ==== characters ================================================================================================== */
/* The three characters an opponent can have, and what each would give for a move beyond what the move is worth.
 * A taste reads only what lies open to the seat to act, and never rules a move out.  The figures, thousandths of a win,
 * were measured: large enough to be felt, too small to make one character stronger than another. */

enum { RAIDER, KEEPER, RECKONER };

const Character horde_character[HORDE_CHARACTERS] = {
    [RAIDER] = {"raider", "Krall", "Here for the fight: jokers, raids and thefts."},
    [KEEPER] = {"keeper", "Mumble", "Plays safe: collects Vampires, never steals."},
    [RECKONER] = {"reckoner", "Sift", "No likes, no grudges, only the odds."},
};

typedef struct {
    int8_t move[HORDE_MOVES];
    int8_t card[DEF_MONSTERS_END]; /* picks of it */
    int8_t attack;                 /* picks for a battle somebody else leads within reach */
    int8_t guard;                  /* picks for a battle the seat leads and may still lose */
    int8_t raise;                  /* picks that make others pick more */
    int8_t stake_even, stake_own;  /* a high token on an even battle, on one's own */
} Taste;

static const Taste taste[HORDE_CHARACTERS] = {
    [RAIDER] = {.move = {[MOVE_STEAL] = 60, [MOVE_SWAP] = 20, [MOVE_FLAYER] = 20, [MOVE_DEMON] = 12, [MOVE_STOP] = -8},
                .card = {[DEF_FLAYER] = 10, [DEF_DEMON] = 10, [DEF_BETRAYER] = 20, [DEF_VAMPIRE] = -5},
                .attack = 4,
                .raise = 5,
                .stake_even = 5},
    [KEEPER] = {.move = {[MOVE_STEAL] = -100, [MOVE_FLAYER] = -10, [MOVE_STOP] = 8},
                .card = {[DEF_VAMPIRE] = 8, [DEF_ELVENKING] = 8, [DEF_BETRAYER] = -10, [DEF_FLAYER] = -3},
                .guard = 6,
                .raise = -8,
                .stake_own = 6},
};

typedef struct {
    int mine[KIND_COUNT], best[KIND_COUNT]; /* best of the others */
} Count;

static void count(const State *s, int seat, int by_kind[KIND_COUNT])
{
    const PlaceId at[2] = {horde_at(seat), front_at(seat)};
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, at[i]); p != NO_PIECE; p = s->piece[p].next)
            for (unsigned kinds = horde_monster[s->piece[p].def].kinds; kinds; kinds &= kinds - 1)
                by_kind[__builtin_ctz(kinds)]++;
}

static void count_all(const State *s, Count *c)
{
    *c = (Count){0};
    for (int seat = 0; seat < s->nseats; seat++) {
        int own[KIND_COUNT] = {0};
        count(s, seat, own);
        for (int kind = 0; kind < KIND_COUNT; kind++)
            if (seat == s->to_act)
                c->mine[kind] = own[kind];
            else if (own[kind] > c->best[kind])
                c->best[kind] = own[kind];
    }
}

static int liking_of_pick(const State *s, const Taste *t, const Count *c, Move m)
{
    const Monster *monster = &horde_monster[m.a];
    int sum = t->card[m.a];
    if (monster->cost > 1 && horde_of(s)->total[m.seat] + monster->cost > horde_limit(s))
        sum += t->raise;
    for (unsigned kinds = monster->kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds), lead = c->mine[kind] - c->best[kind];
        sum += lead <= 0 && lead >= -2 && c->best[kind] > 0 ? t->attack : 0;
        sum += lead >= 1 && lead <= 2 ? t->guard : 0;
    }
    return sum;
}

static int liking_of_token(const State *s, const Taste *t, const Count *c, Move m)
{
    int kind = kind_to_assign(s), lead = c->mine[kind] - c->best[kind];
    if (horde_token(m.a) < 5)
        return 0;
    return lead >= 1 ? t->stake_own : lead >= -1 ? t->stake_even : 0;
}

void horde_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Count c;
    count_all(s, &c);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        character_bias[i] = t->move[m.kind];
        if (m.kind == MOVE_PICK)
            character_bias[i] = (int16_t)(character_bias[i] + liking_of_pick(s, t, &c, m));
        else if (m.kind == MOVE_ASSIGN)
            character_bias[i] = (int16_t)(character_bias[i] + liking_of_token(s, t, &c, m));
    }
}

/* ---- what shares mean --------------------------------------------------------------------------------------------- */

/* docs/PERFORMANCE.md, "Hints": a search over many worlds is more careful than games turn out. Three seats: between two and
 * four, which were measured. */
Trust horde_trust(const State *s, int seat)
{
    static const Trust by_seats[HORDE_SEATS + 1] = {{0, 1}, {0, 1}, {0.0f, 1.31f}, {0.13f, 1.6f}, {0.15f, 1.14f}};
    (void)seat;
    return by_seats[s->nseats];
}
