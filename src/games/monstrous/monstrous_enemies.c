/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the enemies: their dice are rolled, become monsters and are beaten (MH-2, MH-7, MH-17 to
 * MH-22).  Dice are drawn from the stream in the order of MH-33 and in no other. */
#include "base/log.h"
#include "games/monstrous/monstrous_int.h"

int monstrous_roll(State *s, int sides, PieceId p, uint8_t seat, Events *ev)
{
    int n = table_roll(s, sides);
    if (n < 1 || n > sides) /* a scripted number that such a die does not have */
        n = n < 1 ? 1 : 1 + (n - 1) % sides;
    if (ev)
        tell_of(ev, p,
                (Event){.kind = EV_ROLLED,
                        .seat = seat,
                        .def = p == NO_PIECE ? DEF_HIDDEN : s->piece[p].def,
                        .n = (int16_t)n,
                        .other = (uint16_t)sides});
    return n;
}

PieceId monstrous_find(const State *s, DefId def)
{
    PieceId p = 0;
    while (p < s->npieces && s->piece[p].def != def)
        p++;
    REQUIRE(p < s->npieces);
    return p;
}

/* ---- the lineup ------------------------------------------------------------------------------------------------- */

/* MH-2.5: by face, 20s by type and sum; equal ones as the dice are numbered. */
static int rank_of(const Piece *piece)
{
    int face = piece->face == MONSTER_NONE ? piece->n : 20;
    return ((face * 8 + piece->face) * 32 + piece->n) * 8 + piece->def - DEF_ENEMY;
}

void monstrous_sort(State *s, bool close_gaps, Events *ev)
{
    PieceId die[ENEMIES];
    int n = 0;
    bool moved = false;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
        int k = n++;
        for (; k > 0 && rank_of(&s->piece[die[k - 1]]) > rank_of(&s->piece[p]); k--) {
            die[k] = die[k - 1];
            moved = true;
        }
        die[k] = p;
    }
    if (!moved && !close_gaps)
        return;
    for (int i = 0; i < n; i++)
        if (s->piece[die[i]].pos != i)
            table_move(s, &monstrous_game, die[i], PLACE_LINEUP, i, ev);
    if (moved)
        tell(ev, (Event){.kind = EV_SORTED, .seat = NO_SEAT});
}

/* ---- rolling ---------------------------------------------------------------------------------------------------- */

static void roll_face(State *s, PieceId p, Events *ev)
{
    bool showdown = monstrous_of(s)->showdown > 0;
    int face = monstrous_roll(s, 20, p, NO_SEAT, ev);
    while (face == 1 || (face == 20 && showdown)) { /* MH-2.2, MH-30.3 */
        tell(ev, (Event){.kind = EV_REJECTED, .seat = NO_SEAT, .def = s->piece[p].def, .n = (int16_t)face});
        face = monstrous_roll(s, 20, p, NO_SEAT, ev);
    }
    table_face(s, &monstrous_game, p, MONSTER_NONE, ev);
    table_count(s, &monstrous_game, p, face, ev);
    if (face != 20)
        tell_of(ev, p, (Event){.kind = EV_ENEMY, .seat = NO_SEAT, .def = monstrous_creature(s, p), .n = (int16_t)face});
}

static int roll_type(State *s, Events *ev)
{
    if (s->option[OPT_MONSTERS] == MONSTERS_SIMPLE)
        return MONSTER_TROLL; /* MH-31.2 */
    unsigned taken = monstrous_in_play(s);
    int type = monstrous_roll(s, 6, NO_PIECE, NO_SEAT, ev);
    while (taken >> type & 1) { /* MH-17.1 */
        tell(ev,
             (Event){
                 .kind = EV_TYPE_TAKEN, .seat = NO_SEAT, .def = (DefId)(DEF_MONSTER + type - 1), .n = (int16_t)type});
        type = monstrous_roll(s, 6, NO_PIECE, NO_SEAT, ev);
    }
    return type;
}

static void grow_heads(State *s, Events *ev)
{
    int heads = 2 + monstrous_roll(s, 4, NO_PIECE, NO_SEAT, ev); /* MH-22.1: the d20 is one more */
    for (int i = 0; i < heads; i++) {
        PieceId p = monstrous_find(s, (DefId)(DEF_HEAD + i));
        int n = monstrous_roll(s, 10, p, NO_SEAT, ev);
        while (n == 1) {
            tell(ev, (Event){.kind = EV_REJECTED, .seat = NO_SEAT, .def = s->piece[p].def, .n = 1});
            n = monstrous_roll(s, 10, p, NO_SEAT, ev);
        }
        table_count(s, &monstrous_game, p, n, ev);
        table_move(s, &monstrous_game, p, PLACE_HEADS, i, ev);
    }
    tell(ev, (Event){.kind = EV_HYDRA, .seat = NO_SEAT, .n = (int16_t)(heads + 1)});
}

static void become_monster(State *s, PieceId p, Events *ev)
{
    int type = roll_type(s, ev);
    if (type == MONSTER_HYDRA)
        grow_heads(s, ev);
    else
        table_count(s, &monstrous_game, p, 20 + monstrous_roll(s, 10, p, NO_SEAT, ev), ev); /* MH-17.2 */
    table_face(s, &monstrous_game, p, (uint8_t)type, ev); /* nobody sees it before all its dice lie */
    tell_of(
        ev, p,
        (Event){
            .kind = EV_APPEARED, .seat = NO_SEAT, .def = (DefId)(DEF_MONSTER + type - 1), .n = (int16_t)s->piece[p].n});
}

void monstrous_bring(State *s, const PieceId die[], int n, Events *ev)
{
    for (int i = 0; i < n; i++) {
        if (s->piece[die[i]].place != PLACE_LINEUP)
            table_move(s, &monstrous_game, die[i], PLACE_LINEUP, -1, ev);
        roll_face(s, die[i], ev);
    }
    for (int i = 0; i < n; i++)
        if (s->piece[die[i]].n == 20)
            become_monster(s, die[i], ev); /* MH-33.2: after all faces */
    monstrous_sort(s, true, ev);
}

void monstrous_first_player(State *s, Events *ev)
{
    unsigned rolling = (1u << s->nseats) - 1;
    while (rolling & (rolling - 1)) { /* MH-2.6, MH-33.5: until one is left */
        unsigned best = 0;
        int highest = 0;
        for (uint8_t seat = 0; seat < s->nseats; seat++) {
            if (!(rolling >> seat & 1))
                continue;
            PieceId p = table_find(s, party_at(seat), DEF_HERO + HERO_BARBARIAN);
            int n = monstrous_roll(s, 20, p, seat, ev);
            tell(ev, (Event){.kind = EV_FIRST_ROLL, .seat = seat, .n = (int16_t)n});
            best = n > highest ? 1u << seat : n == highest ? best | 1u << seat : best;
            highest = n > highest ? n : highest;
        }
        rolling = best;
        int tied = __builtin_popcount(best);
        if (tied > 1)
            tell(ev, (Event){.kind = EV_FIRST_TIE, .seat = NO_SEAT, .n = (int16_t)tied});
    }
    monstrous_mut(s)->first = (uint8_t)__builtin_ctz(rolling);
    tell(ev, (Event){.kind = EV_FIRST, .seat = monstrous_of(s)->first});
}

/* ---- beating ---------------------------------------------------------------------------------------------------- */

static void score(State *s, uint8_t seat, Source source, int plus, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    if (g->showdown)
        return; /* MH-30.5 */
    g->score[seat] = (uint16_t)(g->score[seat] + plus);
    g->points[source][seat] = (uint16_t)(g->points[source][seat] + plus);
    tell(ev, (Event){.kind = EV_SCORED, .seat = seat, .n = (int16_t)g->score[seat], .other = (uint16_t)plus});
    if (g->final == 0 && g->score[seat] >= monstrous_target_score(s)) { /* MH-28.1, MH-28.2 */
        g->final = (uint16_t)(s->round + 1);
        tell(ev, (Event){.kind = EV_TRIGGERED, .seat = seat, .n = (int16_t)g->final});
    }
}

/* MH-18: true when it is back. */
static bool regenerates(State *s, uint8_t seat, PieceId p, Events *ev)
{
    int n = monstrous_roll(s, 6, NO_PIECE, seat, ev);
    Event e = {.kind = EV_TROLL, .seat = seat, .def = DEF_MONSTER + MONSTER_TROLL - 1, .n = (int16_t)n};
    tell_of(ev, p, e);
    if (n < 5)
        return false;                                                                /* MH-18.1 */
    table_count(s, &monstrous_game, p, 20 + monstrous_roll(s, 10, p, seat, ev), ev); /* MH-18.2 */
    e.kind = EV_REGENERATED;
    e.n = s->piece[p].n;
    tell_of(ev, p, e);
    monstrous_sort(s, false, ev);
    return true;
}

static void drop_stumps(State *s, Events *ev)
{
    PieceId p;
    while ((p = table_first(s, PLACE_STUMPS)) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
}

static void defeat_head(State *s, uint8_t seat, PieceId p, Events *ev)
{
    table_move(s, &monstrous_game, p, PLACE_STUMPS, s->piece[p].def - DEF_HEAD, ev); /* MH-22.5 */
    tell_of(ev, p,
            (Event){.kind = EV_HEAD,
                    .seat = seat,
                    .def = DEF_MONSTER + MONSTER_HYDRA - 1,
                    .n = 10,
                    .other = (uint16_t)table_size(s, PLACE_HEADS)});
    score(s, seat, SOURCE_HYDRA, 10, ev);
}

void monstrous_defeat(State *s, uint8_t seat, int target, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    PieceId p = monstrous_target_piece(s, target);
    REQUIRE(p != NO_PIECE);
    if (target >= ENEMIES) {
        defeat_head(s, seat, p, ev);
        return;
    }
    uint8_t type = s->piece[p].face;
    if (type == MONSTER_TROLL && regenerates(s, seat, p, ev))
        return;
    if (type == MONSTER_HYDRA)
        drop_stumps(s, ev);
    int points = monstrous_points(s, target);
    table_move(s, &monstrous_game, p, PLACE_FALLEN, -1, ev); /* MH-7.7 */
    if (g->showdown)
        g->count[seat]++; /* MH-30.5 */
    tell_of(ev, p,
            (Event){.kind = EV_DEFEATED,
                    .seat = seat,
                    .def = monstrous_creature(s, p),
                    .n = (int16_t)(g->showdown ? 0 : points)});
    Source source = type != MONSTER_NONE ? (Source)type : points == 20 ? SOURCE_OGRE : SOURCE_ORDINARY;
    score(s, seat, source, points, ev);
}
