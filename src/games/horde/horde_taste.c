/* SPDX-License-Identifier: MIT
 * Horde: the three characters an opponent can have, and what each would give for a move beyond what the move is worth.
 * A taste reads only what lies open to the seat to act, and never rules a move out.  The figures, thousandths of a win,
 * were measured: large enough to be felt, too small to make one character stronger than another. */
#include "games/horde/horde_int.h"

enum { RAIDER, KEEPER, RECKONER };

const Character horde_character[HORDE_CHARACTERS] = {
    [RAIDER] = {"raider", "Krall", "Came for the fight: jokers, raids and thefts."},
    [KEEPER] = {"keeper", "Mumble", "Hoards and guards: Vampires, safe leads, no thefts."},
    [RECKONER] = {"reckoner", "Sift", "Has no likes and no grudges, only the odds."},
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

/* The kind whose Battle Card waits for a token: that of the last battle drawn. */
static int kind_to_assign(const State *s)
{
    int battle = 0;
    while (battle + 1 < KIND_COUNT && horde_battle_card(s, battle + 1))
        battle++;
    return horde_battle_card(s, battle) - DEF_BATTLE;
}

static int liking_of_token(const State *s, const Taste *t, const Count *c, Move m)
{
    int kind = kind_to_assign(s), lead = c->mine[kind] - c->best[kind];
    if (horde_token(m.a) < 5)
        return 0;
    return lead >= 1 ? t->stake_own : lead >= -1 ? t->stake_even : 0;
}

void horde_taste(const State *s, const Moves *l, int character, int16_t liking[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Count c;
    count_all(s, &c);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        liking[i] = t->move[m.kind];
        if (m.kind == MOVE_PICK)
            liking[i] = (int16_t)(liking[i] + liking_of_pick(s, t, &c, m));
        else if (m.kind == MOVE_ASSIGN)
            liking[i] = (int16_t)(liking[i] + liking_of_token(s, t, &c, m));
    }
}
