/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what may be done: what can be read off the table, what Backstab and Guidance could reach,
 * and the list of legal moves.  Nothing here changes a state. */
#include <string.h>

#include "base/log.h"
#include "games/monstrous/monstrous_int.h"

/* ==== what can be read off the table ============================================================================== */
/* What can be read off the table.  Nothing here changes it. */

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

/* ==== Backstab and Guidance ======================================================================================= */
/* Backstab and Guidance before the attack or treatment that spends them (MH-7.4, MH-7.13),
 * what could be hit with them, and what the end of the turn would leave behind. */

enum { NOBODY = -1 };

typedef struct { /* which hero's die has which mark */
    int doubled, guided, step;
    bool guided_first; /* on one die: Guidance before Backstab */
} Laid;

Mark monstrous_mark_after(Mark mark, int kind)
{
    static const Mark guide_only[2] = {MARK_LOWER, MARK_RAISE};
    static const Mark late[2] = {MARK_DOUBLE_LOWER, MARK_DOUBLE_RAISE},
                      early[2] = {MARK_LOWER_DOUBLE, MARK_RAISE_DOUBLE};
    bool up = mark == MARK_RAISE || mark == MARK_DOUBLE_RAISE || mark == MARK_RAISE_DOUBLE;
    bool first = mark == MARK_RAISE_DOUBLE || mark == MARK_LOWER_DOUBLE;
    if (kind == MOVE_DOUBLE) {
        if (mark_doubles(mark))
            return mark_guides(mark) ? guide_only[up] : MARK_NONE;
        return mark_guides(mark) ? early[up] : MARK_DOUBLE;
    }
    bool raise = kind == MOVE_RAISE, off = mark_guides(mark) && up == raise;
    if (off)
        return mark_doubles(mark) ? MARK_DOUBLE : MARK_NONE;
    return !mark_doubles(mark) ? guide_only[raise] : first ? early[raise] : late[raise];
}

static int value_with(const Melee *melee, int bit, const Laid *l)
{
    int value = melee->value[bit];
    if (bit == l->guided && l->guided_first)
        value += l->step;
    if (bit == l->doubled)
        value *= 2;
    if (bit == l->guided && !l->guided_first)
        value += l->step;
    return value;
}

static uint32_t reach_with(const Melee *melee, unsigned set, const Laid *l)
{
    uint32_t reach = 1;
    for (; set; set &= set - 1) {
        int value = value_with(melee, __builtin_ctz(set), l);
        if (value <= NEED_MOST)
            reach |= reach << value;
    }
    return reach & ((2u << NEED_MOST) - 1);
}

static bool may_change(const State *s)
{
    return monstrous_of(s)->changes < MARK_CHANGES;
}

/* The next way to lay the free tools on heroes: Backstab nowhere, then on each; Guidance nowhere, then on each up and
 * down, and first where both share a die. False: that was the last. */
static bool next_way(Laid *l, unsigned doubles, unsigned guides)
{
    if (l->guided != NOBODY && l->guided == l->doubled && !l->guided_first) {
        l->guided_first = true;
        return true;
    }
    l->guided_first = false;
    if (l->guided != NOBODY && l->step > 0) {
        l->step = -1;
        return true;
    }
    while (++l->guided < HERO_COUNT)
        if (guides >> l->guided & 1) {
            l->step = 1;
            return true;
        }
    l->guided = NOBODY;
    while (++l->doubled < HERO_COUNT)
        if (doubles >> l->doubled & 1)
            return true;
    return false;
}

static unsigned free_for(const Melee *melee, Hero by)
{
    return monstrous_crits(melee) >> by & 1 ? melee->attackers & SET_HEROES : 0;
}

uint32_t monstrous_reach_marked(const State *s)
{
    if (s->phase != PHASE_ACTION || s->over)
        return 0;
    Melee melee;
    Laid l = {.doubled = NOBODY, .guided = NOBODY};
    monstrous_melee(s, s->to_act, &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers);
    unsigned doubles = free_for(&melee, HERO_ROGUE), guides = free_for(&melee, HERO_CLERIC);
    if (!may_change(s) || !(doubles | guides))
        return reach;
    do
        reach |= reach_with(&melee, melee.attackers, &l);
    while (next_way(&l, doubles, guides));
    return reach;
}

/* ---- where a mark may be laid ------------------------------------------------------------------------------------ */

typedef struct {
    uint32_t hit, treat; /* bit per sum that is wanted */
    unsigned healers;    /* also one that Backstab lies on: it can be taken off */
} Sums;

static Sums wanted_sums(const State *s, const Melee *melee)
{
    Sums w = {.healers = melee->healers};
    for (unsigned left = monstrous_targets(s); left; left &= left - 1)
        w.hit |= 1u << monstrous_needs(s, __builtin_ctz(left));
    w.hit &= ~1u;
    for (unsigned left = monstrous_may_treat(s) ? monstrous_heroes(s, wounded_at(s->to_act)) : 0; left;
         left &= left - 1)
        w.treat |= 1u << monstrous_sides[__builtin_ctz(left)];
    for (unsigned left = melee->attackers & SET_HEROES; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        bool busy = melee->face[hero] & FACE_USED && hero != HERO_CLERIC;
        if (mark_doubles(mark_of(melee->face[hero])) && melee->value[hero] != 1 && !busy)
            w.healers |= 1u << hero; /* MH-8.3 */
    }
    return w;
}

static bool makes(const Melee *melee, unsigned set, int hero, const Laid *l, uint32_t wanted)
{
    int value = value_with(melee, hero, l);
    return value <= NEED_MOST && (uint64_t)reach_with(melee, set & ~(1u << hero), l) << value & wanted;
}

/* MH-9.6: some sum that is wanted can be made with the mark on that die, the other one wherever it may be. */
static bool fits(const Melee *melee, const Sums *w, int hero, int kind)
{
    bool doubling = kind == MOVE_DOUBLE;
    unsigned other = free_for(melee, doubling ? HERO_CLERIC : HERO_ROGUE), own = 1u << hero;
    Laid l = {.doubled = NOBODY, .guided = NOBODY};
    REQUIRE(hero > NOBODY);
    do {
        bool laid = doubling ? l.doubled == hero : l.guided == hero && l.step == (kind == MOVE_RAISE ? 1 : -1);
        if (laid && makes(melee, melee->attackers, hero, &l, w->hit))
            return true;
        if (laid && !doubling && l.doubled == NOBODY && w->healers & own &&
            makes(melee, w->healers, hero, &l, w->treat))
            return true;
    } while (next_way(&l, doubling ? own : other, doubling ? other : own));
    return false;
}

/* Heroes whose die may be given the mark now, or that have it and may be rid of it (MH-7.13). */
static unsigned monstrous_markable(const State *s, const Melee *melee, int kind)
{
    unsigned heroes = free_for(melee, kind == MOVE_DOUBLE ? HERO_ROGUE : HERO_CLERIC), found = 0;
    if (!heroes || !may_change(s))
        return 0;
    for (unsigned left = heroes; left; left &= left - 1) { /* MH-7.5: where it lies, nobody else has it */
        Mark mark = mark_of(melee->face[__builtin_ctz(left)]);
        if (kind == MOVE_DOUBLE ? mark_doubles(mark) : mark_guides(mark))
            heroes = left & (0 - left);
    }
    Sums w = wanted_sums(s, melee);
    for (unsigned left = heroes; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        if (monstrous_takes_off(mark_of(melee->face[hero]), kind) || fits(melee, &w, hero, kind))
            found |= 1u << hero;
    }
    return found;
}

/* ---- the end of a turn ------------------------------------------------------------------------------------------- */

int monstrous_wounds_to_come(const State *s, int *well)
{
    Melee melee;
    int wounds = 0;
    monstrous_melee(s, s->to_act, &melee);
    for (unsigned left = melee.team; left; left &= left - 1)
        wounds += melee.value[__builtin_ctz(left)] == 1;
    *well = __builtin_popcount(monstrous_unwounded(s, s->to_act)) - wounds;
    return wounds;
}

/* Whose ability a move of an action is; HERO_COUNT: nobody's. */
static Hero ability_of(int kind)
{
    static const uint8_t hero[MONSTROUS_MOVES] = {
        [MOVE_DOUBLE] = HERO_ROGUE + 1, [MOVE_RAISE] = HERO_CLERIC + 1,    [MOVE_LOWER] = HERO_CLERIC + 1,
        [MOVE_BOLTS] = HERO_WIZARD + 1, [MOVE_SLEEP] = HERO_WIZARD + 1,    [MOVE_MEND] = HERO_CLERIC + 1,
        [MOVE_BEAR] = HERO_DRUID + 1,   [MOVE_INSPIRE] = HERO_PALADIN + 1, [MOVE_RAGE] = HERO_BARBARIAN + 1,
    };
    return kind < MONSTROUS_MOVES && hero[kind] ? (Hero)(hero[kind] - 1) : HERO_COUNT;
}

Undone monstrous_left_undone(const State *s)
{
    Undone u = {0};
    Moves legal = {0};
    unsigned cures = 0, abilities = 0;
    if (s->phase != PHASE_ACTION || s->over)
        return u;
    uint32_t reach = monstrous_reach_marked(s);
    for (unsigned left = monstrous_targets(s); left; left &= left - 1)
        u.hits += (int)(reach >> monstrous_needs(s, __builtin_ctz(left)) & 1);
    monstrous_legal(s, s->to_act, &legal);
    for (int i = 0; i < legal.n; i++) {
        cures |= legal.m[i].kind == MOVE_TREAT ? 1u << (legal.m[i].b - DEF_HERO) : 0;
        Hero hero = ability_of(legal.m[i].kind);
        abilities |= hero < HERO_COUNT ? 1u << hero : 0;
    }
    u.cures = __builtin_popcount(cures);
    u.abilities = __builtin_popcount(abilities);
    return u;
}

/* ==== the list of legal moves ===================================================================================== */
/* The list of legal moves (section 4 of the rules).  Attacks and treatments are found by
 * adding up every set of dice; what meets no need is not in the list, and so cannot be confirmed (MH-1.5).  The list
 * comes into being in its order: kinds ascend, sets ascend, targets ascend. */

enum { DICE_MOST = TEAM_MOST + 1 + BOLTS + BEAR_DICE }; /* one more by Inspiration (MH-14.2) */

static void add(Moves *out, const State *s, int kind, unsigned a, unsigned b)
{
    REQUIRE(out->n < MOVE_MAX);
    out->m[out->n++] = (Move){(uint8_t)kind, s->to_act, (uint16_t)a, (uint16_t)b, 0};
}

/* A move for each bit; a is the def. */
static void add_each(Moves *out, const State *s, int kind, unsigned bits, int first_def)
{
    for (; bits; bits &= bits - 1)
        add(out, s, kind, (unsigned)(first_def + __builtin_ctz(bits)), 0);
}

/* How many of at most six, in pairs: for a processor that need not count bits itself the compiler calls a function. */
static int count_heroes(unsigned set)
{
    _Static_assert(HERO_COUNT == 6, "the bits of six heroes are added as three pairs");
    unsigned pairs = set - (set >> 1 & 0x15);
    return (int)((pairs & 3) + (pairs >> 2 & 3) + (pairs >> 4 & 3));
}

static void add_subsets(Moves *out, const State *s, int kind, unsigned of, int most)
{
    for (unsigned set = (0 - of) & of; set; set = (set - of) & of) /* ascending */
        if (count_heroes(set) <= most)
            add(out, s, kind, set, 0);
}

/* ---- exact sums ------------------------------------------------------------------------------------------------- */

static void monstrous_wanted(const State *s, Wanted *out)
{
    memset(out, 0, sizeof *out);
    const unsigned targets = monstrous_targets(s);
    static const PlaceId where[] = {PLACE_LINEUP, PLACE_HEADS};
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, where[i]); p != NO_PIECE; p = s->piece[p].next) {
            const Piece *enemy = &s->piece[p];
            unsigned target = 1u << (enemy->def - DEF_ENEMY);
            if (target & targets)
                out->want[enemy->n] = (uint16_t)(out->want[enemy->n] | target);
        }
    out->want[0] = 0;
}

/* Every set of the dice whose sum is wanted, once for each target it meets. */
static void add_exact(Moves *out, const State *s, int kind, const Melee *melee, unsigned dice, const Wanted *wanted,
                      int first_def)
{
    uint8_t sum[1 << DICE_MOST];
    uint16_t set[1 << DICE_MOST];
    unsigned n = 1;
    sum[0] = 0;
    set[0] = 0;
    REQUIRE(__builtin_popcount(dice) <= DICE_MOST);
    for (; dice; dice &= dice - 1) { /* each die doubles the sets; those before stay lower */
        unsigned bit = dice & (0 - dice);
        int value = monstrous_sum(melee, bit);
        for (unsigned i = 0; i < n; i++) {
            sum[n + i] = (uint8_t)(sum[i] + value);
            set[n + i] = (uint16_t)(set[i] | bit);
        }
        n *= 2;
    }
    for (unsigned i = 1; i < n; i++) {
        if (sum[i] > NEED_MOST)
            continue;
        for (unsigned met = wanted->want[sum[i]]; met; met &= met - 1)
            add(out, s, kind, set[i], (unsigned)(first_def + __builtin_ctz(met)));
    }
}

bool monstrous_may_treat(const State *s)
{
    return table_size(s, wounded_at(s->to_act)) > 0 && !(monstrous_in_play(s) >> MONSTER_HYDRA & 1); /* MH-8.8 */
}

static void add_treatments(Moves *out, const State *s, const Melee *melee)
{
    if (!melee->healers || !monstrous_may_treat(s))
        return;
    Wanted wanted = {{0}};
    for (unsigned left = monstrous_heroes(s, wounded_at(s->to_act)); left; left &= left - 1)
        wanted.want[monstrous_sides[__builtin_ctz(left)]] = (uint16_t)(left & (0 - left)); /* MH-8.1 */
    add_exact(out, s, MOVE_TREAT, melee, melee->healers, &wanted, DEF_HERO);
}

/* ---- abilities -------------------------------------------------------------------------------------------------- */

/* Returns a bit per enemy that Sleep may name. */
static unsigned monstrous_sleepers(const State *s)
{
    unsigned found = 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].face == MONSTER_NONE) /* MH-10.6 */
            found |= 1u << (s->piece[p].def - DEF_ENEMY);
    return found;
}

static void add_abilities(Moves *out, const State *s, const Melee *melee)
{
    unsigned crits = monstrous_crits(melee);
    if (!crits)
        return;
    bool wraith = monstrous_in_play(s) >> MONSTER_WRAITH & 1;
    if (crits >> HERO_WIZARD & 1) {
        add(out, s, MOVE_BOLTS, 0, 0);
        if (!wraith) /* MH-10.7 */
            add_each(out, s, MOVE_SLEEP, monstrous_sleepers(s), DEF_ENEMY);
    }
    if (crits >> HERO_CLERIC & 1)
        add_each(out, s, MOVE_MEND, monstrous_heroes(s, wounded_at(s->to_act)), DEF_HERO); /* MH-12.1 */
    if (crits >> HERO_DRUID & melee->attackers >> HERO_DRUID & 1)
        add(out, s, MOVE_BEAR, 0, 0); /* MH-13.4 */
    if (crits >> HERO_PALADIN & 1 && !wraith)
        add_each(out, s, MOVE_INSPIRE, monstrous_unwounded(s, s->to_act) & ~(1u << HERO_PALADIN),
                 DEF_HERO); /* MH-14.1 */
    if (crits >> HERO_BARBARIAN & 1)
        add_each(out, s, MOVE_RAGE, monstrous_targets(s), DEF_ENEMY); /* MH-15 */
}

static void legal_actions(const State *s, Moves *out)
{
    Melee melee;
    monstrous_melee(s, s->to_act, &melee);
    if (melee.attackers) {
        Wanted wanted;
        monstrous_wanted(s, &wanted);
        add_exact(out, s, MOVE_ATTACK, &melee, melee.attackers, &wanted, DEF_ENEMY);
    }
    add_treatments(out, s, &melee);
    if (monstrous_crits(&melee) & (1u << HERO_ROGUE | 1u << HERO_CLERIC))
        for (int kind = MOVE_DOUBLE; kind <= MOVE_LOWER; kind++)
            add_each(out, s, kind, monstrous_markable(s, &melee, kind), DEF_HERO);
    add_abilities(out, s, &melee);
    add(out, s, MOVE_END, 0, 0); /* MH-6.6 */
}

void monstrous_legal(const State *s, int seat, Moves *out)
{
    (void)seat; /* s->to_act: one seat at a time */
    switch (s->phase) {
    case PHASE_TEAM:
        add_subsets(out, s, MOVE_TEAM, monstrous_heroes(s, party_at(s->to_act)), monstrous_limit(s)); /* MH-4.2 */
        break;
    case PHASE_REROLL:
        add(out, s, MOVE_KEEP, 0, 0);
        add_subsets(out, s, MOVE_REROLL, monstrous_heroes(s, team_at(s->to_act)), HERO_COUNT); /* MH-5.1 */
        break;
    case PHASE_ACTION:
        legal_actions(s, out);
        break;
    case PHASE_TIE:
        add(out, s, MOVE_SHARE, 0, 0);
        add(out, s, MOVE_SHOWDOWN, 0, 0);
        break;
    default:
        break;
    }
}
