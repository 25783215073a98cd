/* SPDX-License-Identifier: MIT */
#include "games/horde/horde_preview.h"

#include "games/horde/horde_int.h"

PickForecast horde_foresee_pick(const State *s, Move pick)
{
    int limit = horde_limit(s), total = horde_of(s)->total[pick.seat] + horde_cost(pick.a); /* HO-6.4 */
    return (PickForecast){.total = total, .limit = limit, .owes = total < limit ? limit - total : 0};
}

/* Returns how much a joker adds to its owner's count. A sacrifice that counts in this battle costs what it gains
 * (HO-11.19). */
static int gain_of(const State *s, Move joker)
{
    if (joker.kind == MOVE_FLAYER)
        return 1;
    if (joker.kind != MOVE_DEMON)
        return 0;
    PieceId given = horde_sacrifice(s, joker.seat, joker.a);
    return given == NO_PIECE || s->piece[given].place != field_at(joker.seat);
}

BattleForecast horde_foresee_battle(const State *s, Move joker)
{
    BattleForecast f = {.mine = horde_strength(s, joker.seat) + gain_of(s, joker), .taker = -1};
    int best = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = seat == joker.seat ? f.mine : horde_strength(s, seat);
        if (seat != joker.seat && n > f.best)
            f.best = n;
        if (n >= best)
            f.taker = n > best ? seat : -1; /* HO-10.6, HO-10.7 */
        best = n > best ? n : best;
    }
    PieceId token = horde_battle_token(s, horde_of(s)->battle);
    f.value = token == NO_PIECE ? 0 : horde_token(s->piece[token].def);
    return f;
}

int horde_bonus_lost(const State *s, int seat, DefId given_up)
{
    if (given_up == DEF_VAMPIRE) /* n (n + 1) / 2 less one is n less */
        return s->option[OPT_VAMPIRES] == VAMPIRES_LOST ? horde_vampires(s, seat) : 0;
    int bonus = horde_elvenking_bonus(s, seat);
    if (given_up == DEF_ELVENKING || bonus == 0)
        return given_up == DEF_ELVENKING ? bonus : 0;
    unsigned kinds = horde_monster[given_up].kinds;
    int forest = horde_count(s, seat, KIND_FOREST) - (int)(kinds >> KIND_FOREST & 1);
    int royal = horde_count(s, seat, KIND_ROYAL) - (int)(kinds >> KIND_ROYAL & 1);
    int after = forest < royal ? forest : royal;
    return bonus - after;
}

int horde_value_after(const State *s, Move swap, DefId battle_card)
{
    DefId from = battle_card == swap.a ? swap.b : battle_card == swap.b ? swap.a : battle_card;
    for (int i = 0; i < KIND_COUNT; i++) {
        PieceId token = horde_battle_token(s, i);
        if (horde_battle_card(s, i) == from && token != NO_PIECE)
            return horde_token(s->piece[token].def);
    }
    return 0;
}
