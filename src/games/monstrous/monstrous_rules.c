/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: setup, and what the moves of a turn do (MH-4 to MH-15).  What is used is marked on the die
 * itself; marks of Backstab and Guidance live until the next action, which spends them or drops them (MH-7.6).  Which
 * moves are legal is in monstrous_legal.c, how enemies come and fall in monstrous_enemies.c, what comes between turns in
 * monstrous_rounds.c. */
#include "core/text.h"
#include "games/monstrous/monstrous_int.h"

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
 * in monstrous_rounds.c. */
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
