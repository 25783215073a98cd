/* SPDX-License-Identifier: MIT
 * Horde: what can be read off a state, by the rules, the screen, opponents and scenario words alike. */
#include "base/log.h"
#include "games/horde/horde_int.h"

bool horde_is_monster(DefId def)
{
    return def >= DEF_REGULAR && def < DEF_MONSTERS_END;
}

int horde_cost(DefId def)
{
    return horde_is_monster(def) ? horde_monster[def].cost : 0;
}

int horde_token(DefId def)
{
    return def >= DEF_TOKEN && def < HORDE_DEFS ? horde_token_value[def - DEF_TOKEN] : 0;
}

int horde_pool_size(const State *s)
{
    return 4 + 4 * s->nseats; /* HO-2.5: 12, 16, 20 */
}

int horde_limit(const State *s)
{
    const Horde *h = horde_of(s);
    int limit = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (h->total[seat] > limit)
            limit = h->total[seat];
    return limit;
}

bool horde_match(const State *s, DefId a, DefId b)
{
    REQUIRE(a < DEF_MONSTERS_END && b < DEF_MONSTERS_END);
    if (horde_monster[a].kinds & horde_monster[b].kinds)
        return true;                                           /* HO-5.1, HO-5.2 */
    return a == b && s->option[OPT_SAME_NAME] == SAME_NAME_ON; /* HO-5.3; HO-5.4 otherwise */
}

uint8_t horde_owner_of(const State *s, DefId def)
{
    for (uint8_t seat = 0; seat < s->nseats; seat++)
        if (table_find(s, horde_at(seat), def) != NO_PIECE)
            return seat;
    return NO_SEAT;
}

DefId horde_battle_card(const State *s, int battle)
{
    for (PieceId p = table_first(s, (PlaceId)(PLACE_BATTLE + battle)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def >= DEF_BATTLE && s->piece[p].def < DEF_TOKEN)
            return s->piece[p].def;
    return DEF_HIDDEN;
}

PieceId horde_battle_token(const State *s, int battle)
{
    PieceId p = table_first(s, (PlaceId)(PLACE_BATTLE + battle));
    while (p != NO_PIECE && s->piece[p].def < DEF_TOKEN)
        p = s->piece[p].next;
    return p;
}

static int count_at(const State *s, PlaceId at, Kind kind)
{
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

int horde_count(const State *s, int seat, Kind kind)
{
    return count_at(s, horde_at(seat), kind) + count_at(s, field_at(seat), kind);
}

int horde_strength(const State *s, int seat)
{
    return table_size(s,
                      field_at(seat)); /* HO-11.9: monsters, played Flayers and used Demons lie there, nothing else */
}

int horde_flayers(const State *s, int seat)
{
    return table_count_of(s, horde_at(seat), DEF_FLAYER);
}

bool horde_fights(DefId monster, DefId battle_card)
{
    return horde_is_monster(monster) && horde_monster[monster].kinds >> (battle_card - DEF_BATTLE) & 1;
}

bool horde_has_sacrifice(const State *s, int seat)
{
    if (table_size(s, horde_at(seat)) > 1)
        return true;
    return table_size(s, field_at(seat)) > table_count_of(s, field_at(seat), DEF_FLAYER); /* HO-11.18, HO-11.20 */
}

bool horde_can_demon(const State *s, int seat)
{
    return table_find(s, horde_at(seat), DEF_DEMON) != NO_PIECE && horde_has_sacrifice(s, seat);
}

/* Returns how many of def the seat holds, in horde and field together. */
static int held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, field_at(seat), def);
}

int horde_vampires(const State *s, int seat)
{
    int n = held(s, seat, DEF_VAMPIRE);
    if (s->option[OPT_VAMPIRES] == VAMPIRES_COLLECTED)
        n += horde_of(s)->sacrificed[seat]; /* O7 */
    return n;
}

int horde_vampire_bonus(const State *s, int seat)
{
    int n = horde_vampires(s, seat);
    return n * (n + 1) / 2; /* HO-12.2: 1, 3, 6, 10 */
}

int horde_elvenking_bonus(const State *s, int seat)
{
    if (!held(s, seat, DEF_ELVENKING))
        return 0;
    int forest = horde_count(s, seat, KIND_FOREST), royal = horde_count(s, seat, KIND_ROYAL);
    return forest < royal ? forest : royal; /* HO-12.3, HO-12.4 */
}

int horde_taken(const State *s, int seat)
{
    int sum = 0;
    for (PieceId p = table_first(s, won_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        sum += horde_token(s->piece[p].def);
    return sum;
}

int horde_score(const State *s, int seat)
{
    return horde_taken(s, seat) + horde_vampire_bonus(s, seat) + horde_elvenking_bonus(s, seat);
}

unsigned horde_winners(const State *s, bool *by_tokens)
{
    unsigned best = 0;
    int best_score = INT16_MIN, best_tokens = 0, equal = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int score = horde_score(s, seat), tokens = table_size(s, won_at(seat));
        equal = score > best_score ? 1 : equal + (score == best_score);
        if (score > best_score || (score == best_score && tokens > best_tokens)) {
            best = 0; /* HO-12.6, HO-12.7 */
            best_tokens = tokens;
        }
        if (score >= best_score && tokens >= best_tokens)
            best |= 1u << seat; /* HO-12.8 */
        best_score = score > best_score ? score : best_score;
    }
    if (by_tokens)
        *by_tokens = equal > 1 && __builtin_popcount(best) < equal;
    return best;
}
