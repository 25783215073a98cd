/* SPDX-License-Identifier: MIT
 * Horde: what opponents know of the game.  How good a position is (judge) and which moves deserve a look (weigh), from
 * one outlook: what each battle is worth, who leads in it and by how much.  Whole numbers throughout, so that opponents
 * think alike on every machine; points are counted in 64ths.  The figures were measured in games between opponents of
 * the third level. */
#include "games/horde/horde_int.h"

enum { POINT = 64, CHANCE_ONE = 256, LEAD_MAX = 4, STAGES = 4 };

/* What a seat holds, each kind and each power in a few bits of one number. */
#define ONE_OF(kind)     (1ull << 5 * (kind))
#define VAMPIRES(tally)  ((int)((tally) >> 55 & 7))
#define FLAYERS(tally)   ((int)((tally) >> 58 & 7))
#define DEMONS(tally)    ((int)((tally) >> 61 & 3))
#define ELVENKING(tally) ((int)((tally) >> 63))
#define REGULARS(faction)                                                                                              \
    ONE_OF(faction) | ONE_OF(KIND_OOZE), ONE_OF(faction) | ONE_OF(KIND_TROLL), ONE_OF(faction) | ONE_OF(KIND_DRAGON),  \
        ONE_OF(faction) | ONE_OF(KIND_GOLEM), ONE_OF(faction) | ONE_OF(KIND_SKELETON)
static const uint64_t tally_of[DEF_MONSTERS_END] = {
    0,
    REGULARS(KIND_WATER),
    REGULARS(KIND_FIRE),
    REGULARS(KIND_SUN),
    REGULARS(KIND_MOON),
    REGULARS(KIND_FOREST),
    REGULARS(KIND_ROYAL),
    [DEF_STEAM_BEAST] = ONE_OF(KIND_WATER) | ONE_OF(KIND_FIRE),
    [DEF_PHANTASM] = ONE_OF(KIND_SUN) | ONE_OF(KIND_MOON),
    [DEF_VAMPIRE] = 1ull << 55,
    [DEF_FLAYER] = 1ull << 58,
    [DEF_DEMON] = 1ull << 61,
    [DEF_ELVENKING] = 1ull << 63,
};

/* Chance to take the token, by how far a seat is ahead (-4 to 4) of the best of the others; the rows are early, in the
 * middle, late, and when picking is over. A tie is nobody's, hence less than half at 0. */
static const int16_t chance_by_lead[STAGES][2 * LEAD_MAX + 1] = {
    {3, 10, 31, 61, 100, 146, 192, 225, 243},
    {2, 8, 23, 54, 95, 150, 202, 230, 243},
    {2, 5, 15, 41, 90, 156, 210, 241, 248},
    {0, 3, 8, 26, 77, 174, 233, 248, 253},
};

typedef struct {
    int left;                                  /* rounds whose cards are still to come */
    const int16_t *chance;                     /* of the stage, by lead + LEAD_MAX */
    int value[KIND_COUNT];                     /* of the battles still to come, else 0 */
    int count[HORDE_SEATS][KIND_COUNT];        /* cards that will fight */
    int first[KIND_COUNT], second[KIND_COUNT]; /* the two highest counts, equal ones too */
    uint64_t tally[HORDE_SEATS];
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

static void count_hand(const State *s, int seat, Outlook *o)
{
    uint64_t tally = 0;
    for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        tally += tally_of[s->piece[p].def];
    for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        tally += tally_of[s->piece[p].def];
    for (PieceId p = table_first(s, field_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_FLAYER) /* spent */
            tally += tally_of[s->piece[p].def];
    o->tally[seat] = tally;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        o->count[seat][kind] = (int)(tally >> 5 * kind & 31);
    if (s->phase == PHASE_JOKERS)
        o->count[seat][horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE] = horde_strength(s, seat);
}

static void look(const State *s, Outlook *o)
{
    int stage = s->phase >= PHASE_TRICKSTER ? 3 : s->round > 8 ? 2 : s->round > 5 ? 1 : 0;
    o->left = s->phase >= PHASE_TRICKSTER ? 0 : HORDE_ROUNDS + 1 - s->round;
    o->chance = chance_by_lead[stage];
    value_battles(s, o);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        o->first[kind] = o->second[kind] = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        count_hand(s, seat, o);
        for (int kind = 0; kind < KIND_COUNT; kind++) {
            int n = o->count[seat][kind];
            if (n > o->second[kind])
                o->second[kind] = n > o->first[kind] ? o->first[kind] : n;
            if (n > o->first[kind])
                o->first[kind] = n;
        }
    }
}

/* How far `seat` would be ahead in the battle with `more` cards than it has. */
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
    static const int16_t at_the_end[5] = {0, POINT / 3, 2 * POINT, 4 * POINT, 8 * POINT};
    static const int16_t to_come[5] = {0, 4, 3, 0, 0};
    n = n > 4 ? 4 : n;
    return at_the_end[n] + to_come[n] * left;
}

static int powers_worth(const State *s, const Outlook *o, int seat)
{
    uint64_t tally = o->tally[seat];
    int sum = vampires_worth(VAMPIRES(tally), o->left);
    sum += FLAYERS(tally) * (POINT * 3 / 2 - 3 * o->left);
    sum += DEMONS(tally) * (POINT * 3 - 6 * o->left);
    if (ELVENKING(tally)) {
        int forest = o->count[seat][KIND_FOREST], royal = o->count[seat][KIND_ROYAL];
        sum += POINT * 4 / 5 * (forest < royal ? forest : royal) + 6 * o->left;
    }
    (void)s;
    return sum;
}

static int points_expected(const State *s, const Outlook *o, int seat)
{
    int sum = horde_taken(s, seat) * POINT + powers_worth(s, o, seat), battles = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        battles += o->value[kind] * chance_with(o, seat, kind, 0);
    return sum + battles / CHANCE_ONE;
}

/* 2 to the power of -n / 16, in 65536ths. */
static uint32_t halved(int n)
{
    static const uint32_t part[16] = {65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393,
                                      46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return n < 16 * 16 ? part[n & 15] >> (n >> 4) : 0;
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
        uint32_t part = halved((best - points[q]) * 46 / (POINT * (8 + o.left)));
        sum += part;
        own += q == seat ? part : 0;
    }
    return (float)(own * 16384ull / sum) / 16384.0f;
}

/* ---- weights of moves ------------------------------------------------------------------------------------------- */

/* What one more of the card adds to what the seat can expect. */
static int card_worth(const Outlook *o, int seat, DefId def)
{
    int sum = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        sum += o->value[kind] * (chance_with(o, seat, kind, 1) - chance_with(o, seat, kind, 0));
    }
    sum /= CHANCE_ONE;
    uint64_t tally = o->tally[seat];
    if (def == DEF_VAMPIRE)
        sum += vampires_worth(VAMPIRES(tally) + 1, o->left) - vampires_worth(VAMPIRES(tally), o->left);
    else if (def == DEF_FLAYER)
        sum += POINT * 3 / 2 - 3 * o->left;
    else if (def == DEF_DEMON)
        sum += POINT * 3 - 6 * o->left;
    else if (def == DEF_ELVENKING)
        sum += POINT * 2;
    else if (def == DEF_TRICKSTER || def == DEF_BETRAYER)
        sum += POINT;
    return sum;
}

/* What giving the card up costs; a kind that is fought already costs nothing. */
static int card_cost(const Outlook *o, int seat, DefId def)
{
    int sum = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        sum += o->value[kind] * (chance_with(o, seat, kind, 0) - chance_with(o, seat, kind, -1));
    }
    sum /= CHANCE_ONE;
    int vampires = VAMPIRES(o->tally[seat]);
    if (def == DEF_VAMPIRE && vampires)
        sum += vampires_worth(vampires, o->left) - vampires_worth(vampires - 1, o->left);
    else if (def == DEF_FLAYER)
        sum += POINT;
    else if (def == DEF_DEMON)
        sum += POINT * 2;
    return sum;
}

/* 1..255 for a gain in 64ths of a point: twice as much for every half point. */
static uint8_t weight_of(int gain)
{
    int under = POINT * 3 - gain; /* three points more are as good as it gets */
    uint32_t w = under <= 0 ? 255 : 255 * halved(under / 2) / 65536;
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
static int gain_of_joker(const State *s, const Outlook *o, int seat)
{
    int kind = horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE;
    int n = o->count[seat][kind], best = n == o->first[kind] ? o->second[kind] : o->first[kind];
    int value = o->value[kind];
    if (n == best)
        return value;
    return n + 1 == best ? value / 2 : -POINT;
}

static int gain_of(const State *s, const Outlook *o, Move m, int joker, int assigned)
{
    switch (m.kind) {
    case MOVE_PICK:
        return card_worth(o, m.seat, m.a) - POINT / 2 * (horde_monster[m.a].cost - 1);
    case MOVE_ASSIGN:
        return gain_of_token(s, o, m, assigned);
    case MOVE_STOP:
        return 0;
    case MOVE_STEAL:
        return -POINT;
    case MOVE_GIVE:
        return -card_cost(o, m.seat, m.a);
    case MOVE_SWAP:
        return -POINT / 2;
    case MOVE_FLAYER:
        return joker - POINT;
    case MOVE_DEMON:
        return joker - card_cost(o, m.seat, m.a) - POINT / 4;
    case MOVE_DEMON_USED:
        return joker - 2 * POINT;
    default: /* decline, keep, done */
        return POINT;
    }
}

void horde_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Outlook o;
    look(s, &o);
    int joker = s->phase == PHASE_JOKERS ? gain_of_joker(s, &o, s->to_act) : 0;
    int assigned = s->phase == PHASE_ASSIGN ? kind_to_assign(s) : 0;
    for (int i = 0; i < l->n; i++)
        w[i] = weight_of(gain_of(s, &o, l->m[i], joker, assigned));
}
