/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the rules, from top to bottom: the enemies (MH-2, MH-7, MH-17 to MH-22), setup and what
 * the moves of a turn do (MH-4 to MH-16), and what comes between turns: rounds, elimination, the Final Showdown, the
 * end (MH-23 to MH-30).  Which moves are legal is in monstrous_can.c. */
#include <string.h>

#include "base/log.h"
#include "core/text.h"
#include "games/monstrous/monstrous_int.h"

/* ==== enemies ===================================================================================================== */
/* Enemy dice are rolled, become monsters, are beaten (MH-2, MH-17, MH-18, MH-22).  Dice
 * are drawn from the stream in the order of MH-33 and in no other. */

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
    NEED(p < s->npieces);
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
    NEED(p != NO_PIECE);
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

/* ==== setup and moves ============================================================================================= */
/* Setup, and what the moves of a turn do (MH-4 to MH-16).  What is used is marked on the
 * die itself; marks of Backstab and Guidance live until the next action, which spends them or drops them (MH-7.6). */

/* ---- setup ------------------------------------------------------------------------------------------------------ */

void monstrous_pieces(State *s, const Setup *cfg)
{
    table_begin(s, &monstrous_game, cfg);
    for (int seat = 0; seat < s->nseats; seat++)
        for (int hero = 0; hero < HERO_COUNT; hero++)
            (void)table_add(s, &monstrous_game, (DefId)(DEF_HERO + hero), party_at(seat)); /* MH-2.1 */
    for (int def = DEF_ENEMY; def < DEF_CREATURE; def++)
        (void)table_add(s, &monstrous_game, (DefId)def, PLACE_BOX);
}

void monstrous_start(State *s, Events *ev)
{
    PieceId die[ENEMIES];
    s->phase = PHASE_TEAM;
    for (int i = 0; i < ENEMIES; i++)
        die[i] = monstrous_find(s, (DefId)(DEF_ENEMY + i));
    monstrous_bring(s, die, ENEMIES, ev); /* MH-2.2 to MH-2.5 */
    monstrous_first_player(s, ev);
    monstrous_begin_round(s, monstrous_of(s)->first, ev);
}

void monstrous_setup(State *s, const Setup *cfg, Events *ev)
{
    monstrous_pieces(s, cfg);
    monstrous_start(s, ev);
}

/* ---- the seat's own dice ---------------------------------------------------------------------------------------- */

static void count_luck(State *s, uint8_t seat, int value, int sides)
{
    Monstrous *g = monstrous_mut(s);
    if (g->expected[seat] + sides + 1 > LUCK_MOST)
        return;
    g->rolled[seat] = (uint16_t)(g->rolled[seat] + value);
    g->expected[seat] = (uint16_t)(g->expected[seat] + sides + 1);
}

/* Rolls the heroes of the set that stand in the place, in the order of MH-33.1, and writes the numbers down. */
static void roll_heroes(State *s, uint8_t seat, unsigned set, uint8_t kind, Events *ev)
{
    uint8_t number[HERO_COUNT] = {0};
    int n = 0;
    for (PieceId p = table_first(s, team_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        int hero = s->piece[p].def - DEF_HERO;
        if (!(set >> hero & 1))
            continue;
        number[n] = (uint8_t)monstrous_roll(s, monstrous_sides[hero], p, seat, ev);
        count_luck(s, seat, number[n], monstrous_sides[hero]);
        table_count(s, &monstrous_game, p, number[n++], ev);
    }
    Event e = {.kind = kind, .seat = seat, .why = (uint16_t)set};
    event_dice(&e, number);
    tell(ev, e);
}

static PieceId hero_at(const State *s, PlaceId at, int hero)
{
    return table_find(s, at, (DefId)(DEF_HERO + hero));
}

static void set_face(State *s, PieceId p, unsigned face, Events *ev)
{
    table_face(s, &monstrous_game, p, (uint8_t)face, ev);
}

static void add_face(State *s, PieceId p, unsigned more, Events *ev)
{
    set_face(s, p, s->piece[p].face | more, ev);
}

static void drop_marks(State *s, uint8_t seat, Events *ev)
{
    for (PieceId p = table_first(s, team_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        set_face(s, p, s->piece[p].face & ~(unsigned)FACE_MARK, ev);
    monstrous_mut(s)->changes = 0;
}

static void use_ability(State *s, uint8_t seat, Hero hero, Events *ev)
{
    add_face(s, hero_at(s, team_at(seat), (int)hero), FACE_USED, ev); /* MH-9.2 */
}

/* ---- team, re-roll, Basilisk ------------------------------------------------------------------------------------ */

/* MH-21: after the re-roll step, whether there was one or not. */
static void paralyse(State *s, uint8_t seat, Events *ev)
{
    if (!(monstrous_in_play(s) >> MONSTER_BASILISK & 1))
        return;
    int n = monstrous_roll(s, 10, NO_PIECE, seat, ev);
    tell(ev, (Event){.kind = EV_PARALYSIS, .seat = seat, .def = DEF_MONSTER + MONSTER_BASILISK - 1, .n = (int16_t)n});
    for (PieceId p = table_first(s, team_at(seat)), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].n != n)
            continue;
        DefId def = s->piece[p].def;
        table_count(s, &monstrous_game, p, 0, ev);
        set_face(s, p, n == 1 ? 0 : FACE_BACK, ev);
        table_move(s, &monstrous_game, p, n == 1 ? stone_at(seat) : party_at(seat), def - DEF_HERO, ev);
        tell(ev, (Event){.kind = n == 1 ? EV_STONE : EV_PUT_BACK, .seat = seat, .def = def}); /* MH-21.2, MH-21.3 */
    }
}

static void begin_actions(State *s, uint8_t seat, Events *ev)
{
    s->phase = PHASE_ACTION;
    paralyse(s, seat, ev);
}

static void send_team(State *s, Move m, Events *ev)
{
    for (unsigned left = m.a; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        table_move(s, &monstrous_game, hero_at(s, party_at(m.seat), hero), team_at(m.seat), hero, ev);
    }
    roll_heroes(s, m.seat, m.a, EV_TEAM, ev); /* MH-4.5 */
    if (monstrous_in_play(s) >> MONSTER_WRAITH & 1) {
        tell(ev, (Event){.kind = EV_NO_REROLL, .seat = m.seat, .def = DEF_MONSTER + MONSTER_WRAITH - 1}); /* MH-20.1 */
        begin_actions(s, m.seat, ev);
    } else {
        s->phase = PHASE_REROLL;
    }
}

/* ---- attack and treatment --------------------------------------------------------------------------------------- */

/* Spends the modifiers on dice of the set (MH-7.5, MH-7.6). */
static void spend_marks(State *s, uint8_t seat, unsigned set, const Melee *melee, Events *ev)
{
    for (unsigned left = set & SET_HEROES; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        Mark mark = mark_of(melee->face[hero]);
        if (mark == MARK_NONE)
            continue;
        Event e = {.seat = seat,
                   .def = (DefId)(DEF_HERO + hero),
                   .n = (int16_t)monstrous_marked(melee->value[hero], mark),
                   .other = (uint16_t)mark};
        if (mark_doubles(mark)) {
            use_ability(s, seat, HERO_ROGUE, ev);
            e.kind = EV_DOUBLED;
            tell(ev, e);
        }
        if (mark_guides(mark)) {
            use_ability(s, seat, HERO_CLERIC, ev);
            e.kind = EV_GUIDED;
            tell(ev, e);
        }
    }
}

static void lose_bear(State *s, Events *ev)
{
    for (PieceId p = table_first(s, PLACE_MAGIC), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].def < DEF_BEAR)
            continue;
        table_count(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
}

static void spend_dice(State *s, unsigned set, const Melee *melee, Events *ev)
{
    for (unsigned left = set & (SET_HEROES | SET_BOLTS); left; left &= left - 1) {
        int bit = __builtin_ctz(left);
        add_face(s, melee->piece[bit], bit < HERO_COUNT ? FACE_ATTACKED : FACE_SPENT, ev); /* MH-7.12 */
    }
    if (!(set & (SET_BEARS | 1u << HERO_DRUID)))
        return;
    if (set & SET_BEARS)
        add_face(s, melee->piece[HERO_DRUID], FACE_ATTACKED, ev); /* MH-13.3 */
    lose_bear(s, ev);
}

static DefId named(const State *s, int target)
{
    return monstrous_creature(s, monstrous_target_piece(s, target));
}

static void attack(State *s, Move m, Events *ev)
{
    Melee melee;
    int target = m.b - DEF_ENEMY;
    monstrous_melee(s, m.seat, &melee);
    spend_marks(s, m.seat, m.a, &melee, ev); /* what makes the sum is told before the hit */
    if (ev)
        tell_of(ev, monstrous_target_piece(s, target),
                (Event){.kind = EV_HIT,
                        .seat = m.seat,
                        .def = named(s, target),
                        .n = (int16_t)monstrous_sum(&melee, m.a),
                        .why = m.a});
    drop_marks(s, m.seat, ev);
    spend_dice(s, m.a, &melee, ev);
    monstrous_defeat(s, m.seat, target, ev);
}

static void recover(State *s, uint8_t seat, int hero, Events *ev)
{
    PieceId p = hero_at(s, wounded_at(seat), hero);
    table_move(s, &monstrous_game, p, party_at(seat), hero, ev); /* MH-8.4: not on the team */
}

static void treat(State *s, Move m, Events *ev)
{
    Melee melee;
    monstrous_melee(s, m.seat, &melee);
    spend_marks(s, m.seat, m.a, &melee, ev);
    drop_marks(s, m.seat, ev);
    for (unsigned left = m.a; left; left &= left - 1)
        add_face(s, melee.piece[__builtin_ctz(left)], FACE_HEALED, ev);
    recover(s, m.seat, m.b - DEF_HERO, ev);
    tell(ev, (Event){.kind = EV_TREATED, .seat = m.seat, .def = m.b, .why = m.a});
}

static void mark(State *s, Move m, Events *ev)
{
    PieceId p = hero_at(s, team_at(m.seat), m.a - DEF_HERO);
    unsigned face = s->piece[p].face & ~(unsigned)FACE_MARK;
    set_face(s, p, face | (unsigned)monstrous_mark_after(mark_of(s->piece[p].face), m.kind) << FACE_MARK_SHIFT, ev);
    monstrous_mut(s)->changes++; /* MH-7.13 */
}

/* ---- abilities -------------------------------------------------------------------------------------------------- */

static void bolts(State *s, uint8_t seat, Events *ev)
{
    uint8_t number[HERO_COUNT] = {0};
    use_ability(s, seat, HERO_WIZARD, ev);
    for (int i = 0; i < BOLTS && (i == 0 || number[i - 1] == 4); i++) { /* MH-10.1 */
        PieceId p = monstrous_find(s, (DefId)(DEF_BOLT + i));
        number[i] = (uint8_t)monstrous_roll(s, 4, p, seat, ev);
        table_count(s, &monstrous_game, p, number[i], ev);
        table_move(s, &monstrous_game, p, PLACE_MAGIC, i, ev);
    }
    Event e = {.kind = EV_BOLTS, .seat = seat};
    event_dice(&e, number);
    tell(ev, e);
}

static void bear(State *s, uint8_t seat, Events *ev)
{
    uint8_t number[HERO_COUNT] = {0};
    use_ability(s, seat, HERO_DRUID, ev);
    for (int i = 0; i < BEAR_DICE; i++) { /* MH-13.1 */
        PieceId p = monstrous_find(s, (DefId)(DEF_BEAR + i));
        number[i] = (uint8_t)monstrous_roll(s, 10, p, seat, ev);
        table_count(s, &monstrous_game, p, number[i], ev);
        table_move(s, &monstrous_game, p, PLACE_MAGIC, BOLTS + i, ev);
    }
    Event e = {.kind = EV_BEAR, .seat = seat};
    event_dice(&e, number);
    tell(ev, e);
}

static void put_to_sleep(State *s, Move m, Events *ev)
{
    PieceId p = table_find(s, PLACE_LINEUP, m.a);
    use_ability(s, m.seat, HERO_WIZARD, ev);
    tell_of(ev, p,
            (Event){.kind = EV_SLEEP, .seat = m.seat, .def = monstrous_creature(s, p), .n = (int16_t)s->piece[p].n});
    monstrous_bring(s, &p, 1, ev); /* MH-10.4, MH-10.5 */
}

static void mend(State *s, Move m, Events *ev)
{
    use_ability(s, m.seat, HERO_CLERIC, ev);
    recover(s, m.seat, m.a - DEF_HERO, ev);
    tell(ev, (Event){.kind = EV_MENDED, .seat = m.seat, .def = m.a});
}

static void inspire(State *s, Move m, Events *ev)
{
    int hero = m.a - DEF_HERO;
    Inspired from = INSPIRED_TEAM;
    PieceId p = hero_at(s, team_at(m.seat), hero);
    use_ability(s, m.seat, HERO_PALADIN, ev);
    if (p == NO_PIECE) {
        p = hero_at(s, party_at(m.seat), hero);
        from = s->piece[p].face & FACE_BACK ? INSPIRED_BACK : INSPIRED_PARTY;
        set_face(s, p, 0, ev);
        table_move(s, &monstrous_game, p, team_at(m.seat), hero, ev); /* MH-14.2: above the limit too */
    }
    uint8_t before = s->piece[p].n;
    int n = monstrous_roll(s, monstrous_sides[hero], p, m.seat, ev);
    count_luck(s, m.seat, n, monstrous_sides[hero]);
    table_count(s, &monstrous_game, p, n, ev); /* MH-14.3, MH-14.4: role and used mark stay */
    tell(ev,
         (Event){
             .kind = EV_INSPIRED, .seat = m.seat, .def = m.a, .n = (int16_t)n, .other = before, .face = (uint8_t)from});
}

static void rage(State *s, Move m, Events *ev)
{
    int target = m.a - DEF_ENEMY;
    use_ability(s, m.seat, HERO_BARBARIAN, ev);
    tell_of(ev, monstrous_target_piece(s, target), (Event){.kind = EV_RAGE, .seat = m.seat, .def = named(s, target)});
    monstrous_defeat(s, m.seat, target, ev); /* MH-15.1, MH-15.2 */
}

/* ---- the four functions ----------------------------------------------------------------------------------------- */

static void act(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_ATTACK:
        attack(s, m, ev);
        return;
    case MOVE_TREAT:
        treat(s, m, ev);
        return;
    case MOVE_DOUBLE:
    case MOVE_RAISE:
    case MOVE_LOWER:
        mark(s, m, ev);
        return;
    default:
        drop_marks(s, m.seat, ev);
        break;
    }
    if (m.kind == MOVE_BOLTS)
        bolts(s, m.seat, ev);
    else if (m.kind == MOVE_SLEEP)
        put_to_sleep(s, m, ev);
    else if (m.kind == MOVE_MEND)
        mend(s, m, ev);
    else if (m.kind == MOVE_BEAR)
        bear(s, m.seat, ev);
    else if (m.kind == MOVE_INSPIRE)
        inspire(s, m, ev);
    else if (m.kind == MOVE_RAGE)
        rage(s, m, ev);
}

/* A turn in its phases: a team is sent and rolled, rolled again once or kept, and then acts as often as it likes until
 * it ends its turn.  There are no frames: what was used is marked on the die itself (FACE_USED, its value), so an
 * action can be judged by looking at the table.  Marks of Backstab and Guidance are laid first and spent by the next
 * attack or treatment, or dropped by anything else (act).  Ends of turns and rounds, and the votes about a tie, are
 * below. */
void monstrous_apply(State *s, Move m, Events *ev)
{
    switch (m.kind) {
    case MOVE_TEAM:
        send_team(s, m, ev);
        break;
    case MOVE_KEEP:
        tell(ev, (Event){.kind = EV_KEPT, .seat = m.seat});
        begin_actions(s, m.seat, ev);
        break;
    case MOVE_REROLL:
        roll_heroes(s, m.seat, m.a, EV_AGAIN, ev); /* MH-5.2 */
        begin_actions(s, m.seat, ev);
        break;
    case MOVE_END:
        monstrous_end_turn(s, ev);
        break;
    case MOVE_SHARE:
    case MOVE_SHOWDOWN:
        monstrous_vote(s, m.kind == MOVE_SHOWDOWN, ev);
        break;
    default:
        act(s, m, ev);
        break;
    }
}

void monstrous_result(const State *s, float share[SEAT_MAX])
{
    const Monstrous *g = monstrous_of(s);
    int winners = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        winners += g->won[seat];
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = g->won[seat] ? 1.0f / (float)winners : 0.0f;
}

/* ==== between turns =============================================================================================== */
/* From the end of a turn to the next one, rounds, elimination, the end of the game and
 * the Final Showdown (MH-3, MH-16, MH-23, MH-25 to MH-30). */

void monstrous_begin_turn(State *s, uint8_t seat, Events *ev)
{
    s->phase = PHASE_TEAM;
    s->to_act = seat;
    tell(ev,
         (Event){
             .kind = EV_TURN, .seat = seat, .n = (int16_t)monstrous_limit(s), .other = (uint16_t)monstrous_in_play(s)});
}

void monstrous_begin_round(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    s->round++;
    g->began = seat;
    s->to_act = seat; /* told with the round: how many turns are to come is counted from it */
    tell(ev, (Event){.kind = EV_ROUND, .seat = seat, .n = (int16_t)s->round});
    if (s->round == g->final)
        tell(ev, (Event){.kind = EV_FINAL, .seat = seat, .n = (int16_t)s->round});
    monstrous_begin_turn(s, seat, ev);
}

/* ---- the end of a turn ------------------------------------------------------------------------------------------ */

static void wound(State *s, uint8_t seat, PieceId p, bool by_fire, Events *ev)
{
    DefId def = s->piece[p].def;
    table_count(s, &monstrous_game, p, 0, ev);
    table_face(s, &monstrous_game, p, 0, ev);
    table_move(s, &monstrous_game, p, wounded_at(seat), def - DEF_HERO, ev);
    monstrous_mut(s)->wounds[seat]++;
    tell(ev, (Event){.kind = EV_WOUNDED, .seat = seat, .def = def, .face = by_fire});
}

static void wound_ones(State *s, uint8_t seat, Events *ev)
{
    for (PieceId p = table_first(s, team_at(seat)), next; p != NO_PIECE; p = next) {
        next = s->piece[p].next;
        if (s->piece[p].n == 1)
            wound(s, seat, p, false, ev); /* MH-16.1 */
    }
}

/* The team goes home; its numbers and marks are no more (MH-25.3). */
static void clear_table(State *s, uint8_t seat, Events *ev)
{
    PieceId p;
    monstrous_mut(s)->changes = 0;
    while ((p = table_first(s, PLACE_MAGIC)) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_face(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
    while ((p = table_first(s, team_at(seat))) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_face(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, party_at(seat), s->piece[p].def - DEF_HERO, ev);
    }
    for (p = table_first(s, party_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        table_face(s, &monstrous_game, p, 0, ev);
}

/* MH-23: all unwounded heroes at once; the team has been cleared, so they stand together in the order of MH-33.1. */
static void breathe(State *s, uint8_t seat, Events *ev)
{
    uint8_t number[HERO_COUNT] = {0};
    PieceId burnt[HERO_COUNT];
    int n = 0, nburnt = 0;
    for (PieceId p = table_first(s, party_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        number[n] = (uint8_t)monstrous_roll(s, monstrous_sides[s->piece[p].def - DEF_HERO], p, seat, ev);
        if (number[n++] == 1)
            burnt[nburnt++] = p;
    }
    if (n == 0) /* nobody stands in its way */
        return;
    Event e = {.kind = EV_BREATH, .seat = seat, .def = DEF_MONSTER + MONSTER_DRAGON - 1};
    event_dice(&e, number);
    tell(ev, e);
    if (nburnt == 0)
        tell(ev, (Event){.kind = EV_UNHURT, .seat = seat});
    for (int i = 0; i < nburnt; i++)
        wound(s, seat, burnt[i], true, ev); /* MH-23.1 */
}

static void return_enemies(State *s, Events *ev)
{
    PieceId die[PIECE_MAX];
    int n = table_list(s, PLACE_FALLEN, die); /* MH-33.4: in the order of defeat */
    if (n > 0)
        monstrous_bring(s, die, n, ev); /* MH-25.6 */
}

/* ---- the end of the game ---------------------------------------------------------------------------------------- */

static void finish(State *s, unsigned winners, Ending ending, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        g->won[seat] = winners >> seat & 1;
        if (g->won[seat])
            tell(ev, (Event){.kind = EV_WON, .seat = seat, .n = (int16_t)ending});
    }
    g->ending = (uint8_t)ending;
    s->phase = PHASE_OVER;
    s->over = 1;
    s->to_act = NO_SEAT;
}

/* The first of the contenders clockwise from the First Player, that seat included. */
static uint8_t first_contender(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = g->first;
    while (!g->contender[seat])
        seat = (uint8_t)((seat + 1) % s->nseats);
    return seat;
}

static void begin_showdown_round(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    PieceId die[ENEMIES];
    PieceId p;
    g->showdown = (uint8_t)(g->showdown < UINT8_MAX ? g->showdown + 1 : UINT8_MAX);
    g->began = seat;
    memset(g->count, 0, sizeof g->count); /* MH-30.5 */
    tell(ev, (Event){.kind = EV_DUEL_ROUND, .seat = seat, .n = g->showdown});
    while ((p = table_first(s, PLACE_HEADS)) != NO_PIECE)
        table_move(s, &monstrous_game, p, PLACE_STUMPS, s->piece[p].def - DEF_HEAD, ev);
    while ((p = table_first(s, PLACE_STUMPS)) != NO_PIECE) {
        table_count(s, &monstrous_game, p, 0, ev);
        table_move(s, &monstrous_game, p, PLACE_BOX, -1, ev);
    }
    for (int i = 0; i < ENEMIES; i++)
        die[i] = monstrous_find(s, (DefId)(DEF_ENEMY + i));
    monstrous_bring(s, die, ENEMIES, ev); /* MH-30.2: whatever lay there is gone */
    monstrous_begin_turn(s, seat, ev);
}

static void begin_showdown(State *s, Events *ev)
{
    unsigned contenders = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        contenders |= (unsigned)monstrous_of(s)->contender[seat] << seat;
    uint8_t first = first_contender(s); /* MH-30.4 */
    tell(ev, (Event){.kind = EV_DUEL, .seat = first, .other = (uint16_t)contenders});
    begin_showdown_round(s, first, ev);
}

/* MH-28.4, MH-29 */
static void compare_scores(State *s, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    int best = -1;
    unsigned who = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        if (g->out[seat] || g->score[seat] < best)
            continue;
        who = g->score[seat] > best ? 1u << seat : who | 1u << seat;
        best = g->score[seat];
    }
    int n = __builtin_popcount(who);
    if (n == 1) {
        finish(s, who, ENDING_POINTS, ev);
        return;
    }
    for (int seat = 0; seat < s->nseats; seat++)
        g->contender[seat] = who >> seat & 1;
    tell(ev, (Event){.kind = EV_TIE, .seat = NO_SEAT, .n = (int16_t)n, .other = (uint16_t)who});
    if (s->option[OPT_TIES] == TIES_SHARE) {
        finish(s, who, ENDING_SHARED, ev);
    } else if (s->option[OPT_TIES] == TIES_SHOWDOWN) {
        begin_showdown(s, ev);
    } else {
        s->phase = PHASE_TIE;
        s->to_act = first_contender(s);
    }
}

void monstrous_vote(State *s, bool showdown, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = s->to_act, last = first_contender(s);
    tell(ev, (Event){.kind = showdown ? EV_CALLS : EV_SHARES, .seat = seat});
    table_bar(s); /* section 4, D15 */
    if (showdown) {
        begin_showdown(s, ev);
        return;
    }
    do
        seat = (uint8_t)((seat + 1) % s->nseats);
    while (!g->contender[seat]);
    if (seat != last) { /* MH-29.2: all of them must agree */
        s->to_act = seat;
        return;
    }
    unsigned who = 0;
    for (int q = 0; q < MONSTROUS_SEATS; q++)
        who |= (unsigned)g->contender[q] << q;
    finish(s, who, ENDING_SHARED, ev);
}

/* MH-30.6 */
static void end_showdown_round(State *s, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    int best = -1;
    unsigned who = 0;
    for (uint8_t seat = 0; seat < s->nseats; seat++) {
        if (!monstrous_in_game(s, seat))
            continue;
        tell(ev, (Event){.kind = EV_DUEL_RESULT, .seat = seat, .n = g->count[seat]});
        if (g->count[seat] >= best)
            who = g->count[seat] > best ? 1u << seat : who | 1u << seat;
        best = g->count[seat] > best ? g->count[seat] : best;
    }
    if (__builtin_popcount(who) == 1)
        finish(s, who, ENDING_SHOWDOWN, ev);
    else
        begin_showdown_round(s, (uint8_t)monstrous_next(s, g->began), ev);
}

/* ---- elimination and who comes next ----------------------------------------------------------------------------- */

/* True when the game ends with it (MH-27). */
static bool eliminate(State *s, uint8_t seat, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    unsigned left = 0;
    if (monstrous_unwounded(s, seat))
        return false;
    g->out[seat] = 1;
    tell(ev, (Event){.kind = EV_OUT, .seat = seat});
    for (int q = 0; q < s->nseats; q++)
        left |= (unsigned)monstrous_in_game(s, q) << q;
    if (__builtin_popcount(left) != 1)
        return false;
    finish(s, left, g->showdown ? ENDING_SHOWDOWN : ENDING_LAST, ev); /* MH-27.3, MH-30.7 */
    return true;
}

/* The seat after `seat` in the running round; NO_SEAT when the round is complete. The round ends where it began, also
 * when the seat that began it is out by now (MH-3.3, R31). */
static uint8_t next_in_round(const State *s, uint8_t seat)
{
    for (int i = 1; i < s->nseats; i++) {
        uint8_t next = (uint8_t)((seat + i) % s->nseats);
        if (next == monstrous_of(s)->began)
            return NO_SEAT;
        if (monstrous_in_game(s, next))
            return next;
    }
    return NO_SEAT;
}

static void pass_marker(State *s, Events *ev)
{
    Monstrous *g = monstrous_mut(s);
    if (!g->out[g->first])
        return;
    while (g->out[g->first])
        g->first = (uint8_t)((g->first + 1) % s->nseats); /* MH-3.3 */
    tell(ev, (Event){.kind = EV_MARKER, .seat = g->first});
}

void monstrous_end_turn(State *s, Events *ev)
{
    const Monstrous *g = monstrous_of(s);
    uint8_t seat = s->to_act;
    tell(ev, (Event){.kind = EV_ENDED, .seat = seat});
    table_bar(s); /* MH-34.3 */
    wound_ones(s, seat, ev);
    clear_table(s, seat, ev);
    if (monstrous_in_play(s) >> MONSTER_DRAGON & 1)
        breathe(s, seat, ev);
    if (eliminate(s, seat, ev))
        return;
    uint8_t next = next_in_round(s, seat);
    pass_marker(s, ev);
    if (next == NO_SEAT && g->showdown) {
        end_showdown_round(s, ev); /* MH-30.9: nothing is rolled again */
        return;
    }
    if (next == NO_SEAT && g->final != 0 && s->round >= g->final) {
        compare_scores(s, ev); /* MH-25.5 */
        return;
    }
    return_enemies(s, ev);
    if (next == NO_SEAT)
        monstrous_begin_round(s, g->first, ev);
    else
        monstrous_begin_turn(s, next, ev);
}
