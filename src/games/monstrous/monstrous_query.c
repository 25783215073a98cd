/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what can be read off the table.  Nothing here changes it. */
#include <string.h>

#include "games/monstrous/monstrous_int.h"

const uint8_t monstrous_sides[HERO_COUNT] = {4, 6, 8, 10, 12, 20}; /* MH 1.1 */

int monstrous_target_score(const State *s)
{
    return (s->option[OPT_TARGET] + 1) * TARGET_STEP;
}

unsigned monstrous_in_play(const State *s)
{
    unsigned found = 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next)
        found |= 1u << s->piece[p].face;
    return found & ~(1u << MONSTER_NONE);
}

int monstrous_limit(const State *s)
{
    return monstrous_in_play(s) >> MONSTER_SPIDER & 1 ? TEAM_WEBBED : TEAM_MOST; /* MH-4.2 */
}

unsigned monstrous_heroes(const State *s, PlaceId at)
{
    unsigned found = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        found |= 1u << (s->piece[p].def - DEF_HERO);
    return found;
}

unsigned monstrous_unwounded(const State *s, int seat)
{
    return monstrous_heroes(s, party_at(seat)) | monstrous_heroes(s, team_at(seat));
}

/* ---- enemies ---------------------------------------------------------------------------------------------------- */

unsigned monstrous_targets(const State *s)
{
    unsigned all = 0, hydra = 0, heads = 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
        unsigned bit = 1u << (s->piece[p].def - DEF_ENEMY);
        all |= bit;
        if (s->piece[p].face == MONSTER_HYDRA)
            hydra = bit;
    }
    if (!hydra)
        return all;
    for (PieceId p = table_first(s, PLACE_HEADS); p != NO_PIECE; p = s->piece[p].next)
        heads |= 1u << (s->piece[p].def - DEF_ENEMY);
    return heads ? heads : hydra; /* MH-22.3, MH-22.6 */
}

PieceId monstrous_target_piece(const State *s, int target)
{
    PlaceId at = target < ENEMIES ? PLACE_LINEUP : PLACE_HEADS;
    return target < 0 || target >= TARGETS ? NO_PIECE : table_find(s, at, (DefId)(DEF_ENEMY + target));
}

int monstrous_needs(const State *s, int target)
{
    PieceId p = monstrous_target_piece(s, target);
    return p == NO_PIECE ? 0 : s->piece[p].n;
}

int monstrous_points(const State *s, int target)
{
    PieceId p = monstrous_target_piece(s, target);
    if (p == NO_PIECE)
        return 0;
    if (target >= ENEMIES || s->piece[p].face == MONSTER_HYDRA)
        return 10; /* MH-22.4 */
    if (s->piece[p].face != MONSTER_NONE)
        return s->piece[p].face == MONSTER_TROLL ? 20 : 30; /* MH 1.5 */
    return s->piece[p].n >= 18 ? 20 : 10;                   /* MH 1.4 */
}

DefId monstrous_creature(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    if (piece->def >= DEF_HEAD && piece->def < DEF_BOLT)
        return DEF_MONSTER + MONSTER_HYDRA - 1;
    if (piece->face != MONSTER_NONE)
        return (DefId)(DEF_MONSTER + piece->face - 1);
    return piece->n >= 18 ? DEF_OGRE : (DefId)(DEF_CREATURE + piece->n - 2);
}

/* ---- a seat's dice ---------------------------------------------------------------------------------------------- */

int monstrous_marked(int value, Mark mark)
{
    switch (mark) {
    case MARK_NONE:
        return value;
    case MARK_DOUBLE:
        return 2 * value;
    case MARK_RAISE:
        return value + 1;
    case MARK_LOWER:
        return value - 1;
    case MARK_DOUBLE_RAISE:
        return 2 * value + 1;
    case MARK_DOUBLE_LOWER:
        return 2 * value - 1;
    case MARK_RAISE_DOUBLE:
        return 2 * (value + 1);
    case MARK_LOWER_DOUBLE:
        return 2 * (value - 1);
    }
    return value;
}

static void take_in(const State *s, PieceId p, int bit, Melee *out)
{
    out->value[bit] = s->piece[p].n;
    out->face[bit] = s->piece[p].face;
    out->piece[bit] = p;
}

void monstrous_melee(const State *s, int seat, Melee *out)
{
    *out = (Melee){0};
    memset(out->piece, NO_PIECE, sizeof out->piece);
    for (PieceId p = table_first(s, team_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        int hero = s->piece[p].def - DEF_HERO;
        unsigned bit = 1u << hero, face = s->piece[p].face;
        take_in(s, p, hero, out);
        out->team = (uint16_t)(out->team | bit);
        if (face & (FACE_ATTACKED | FACE_HEALED))
            continue; /* MH-6.2 */
        out->attackers = (uint16_t)(out->attackers | bit);
        bool busy = face & FACE_USED && hero != HERO_CLERIC;             /* MH-6.4 */
        if (s->piece[p].n != 1 && !busy && !mark_doubles(mark_of(face))) /* MH-8.2, MH-8.3 */
            out->healers = (uint16_t)(out->healers | bit);
    }
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next) {
        int bit = SET_BOLT + s->piece[p].def - DEF_BOLT;
        take_in(s, p, bit, out);
        if (!(s->piece[p].face & FACE_SPENT))
            out->attackers = (uint16_t)(out->attackers | 1u << bit);
    }
}

int monstrous_sum(const Melee *melee, unsigned set)
{
    int sum = 0;
    for (; set; set &= set - 1) {
        int bit = __builtin_ctz(set);
        sum += bit < HERO_COUNT ? monstrous_marked(melee->value[bit], mark_of(melee->face[bit])) : melee->value[bit];
    }
    return sum;
}

uint32_t monstrous_reach(const Melee *melee, unsigned set)
{
    uint32_t reach = 1;
    for (; set; set &= set - 1) {
        int value = monstrous_sum(melee, set & (0 - set));
        if (value <= NEED_MOST)
            reach |= reach << value;
    }
    return reach & ((2u << NEED_MOST) - 1);
}

unsigned monstrous_crits(const Melee *melee)
{
    unsigned found = 0;
    for (unsigned left = melee->team; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        unsigned face = melee->face[hero];
        bool barred = face & FACE_USED || (face & FACE_HEALED && hero != HERO_CLERIC); /* MH-9.1, MH-9.2 */
        if (melee->value[hero] == monstrous_sides[hero] && !barred)
            found |= 1u << hero;
    }
    return found;
}

/* ---- seats ------------------------------------------------------------------------------------------------------ */

bool monstrous_in_game(const State *s, int seat)
{
    const Monstrous *g = monstrous_of(s);
    return seat < s->nseats && !g->out[seat] && (!g->showdown || g->contender[seat]);
}

int monstrous_next(const State *s, int seat)
{
    int next = seat;
    do
        next = next + 1 < s->nseats ? next + 1 : 0; /* MH-3.1, MH-3.2 */
    while (next != seat && !monstrous_in_game(s, next));
    return next;
}
