/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: why a move is not legal now, as a sentence with the number of the rule.  {0}..{5} stand
 * for the names of seats. */
#include <stdio.h>

#include "base/buf.h"
#include "games/monstrous/monstrous_int.h"

static const char *name_of(unsigned def)
{
    return def < MONSTROUS_DEFS ? monstrous_game.def[def].name : "die";
}

static const char *hero_name(int hero)
{
    return name_of((unsigned)(DEF_HERO + hero));
}

static bool is_hero(unsigned def)
{
    return def >= DEF_HERO && def < DEF_ENEMY;
}

/* ---- dice ------------------------------------------------------------------------------------------------------- */

/* Why the hero takes no part in an attack or a treatment; true when something was said. */
static bool why_not_hero(const State *s, uint8_t seat, const Melee *melee, int hero, Why *out)
{
    unsigned bit = 1u << hero;
    if (monstrous_heroes(s, wounded_at(seat)) & bit)
        why_because(out, "MH-16.5", "The %s of {%d} is wounded.", hero_name(hero), seat);
    else if (monstrous_heroes(s, stone_at(seat)) & bit)
        why_because(out, "MH-21.3", "The %s of {%d} is stone.", hero_name(hero), seat);
    else if (melee->team & bit && melee->face[hero] & FACE_ATTACKED)
        why_because(out, "MH-6.2", "The %s has attacked this turn.", hero_name(hero));
    else if (melee->team & bit && melee->face[hero] & FACE_HEALED)
        why_because(out, "MH-6.2", "The %s has treated somebody this turn.", hero_name(hero));
    else if (!(melee->team & bit)) {
        PieceId p = table_find(s, party_at(seat), (DefId)(DEF_HERO + hero));
        bool back = p != NO_PIECE && s->piece[p].face & FACE_BACK;
        why_because(out, back ? "MH-21.2" : "MH-7.2",
                    back ? "The %s was put back by the Basilisk." : "The %s is not on the team this turn.",
                    hero_name(hero));
    } else {
        return false;
    }
    out->cause = melee->piece[hero];
    return true;
}

static bool why_not_magic(const Melee *melee, int bit, Why *out)
{
    if (melee->attackers >> bit & 1)
        return false;
    if (melee->piece[bit] != NO_PIECE)
        why_because(out, "MH-10.2", "That Fire Bolt has been used.");
    else if (bit >= SET_BEAR)
        why_because(out, "MH-13.2",
                    "There is no such die of the Bear: not rolled yet, or lost with the Druid\u2019s attack.");
    else
        why_because(out, "MH-10.2", "There is no such Fire Bolt.");
    return true;
}

/* "Wizard 2, Rogue 4 and a bolt 3 make 9" */
static void say_sum(const Melee *melee, unsigned set, char *out, size_t n)
{
    int left = __builtin_popcount(set);
    out[0] = '\0';
    for (unsigned rest = set; rest; rest &= rest - 1) {
        int bit = __builtin_ctz(rest);
        const char *name = bit < HERO_COUNT ? hero_name(bit) : bit < SET_BEAR ? "bolt" : "Bear die";
        str_add(out, n, "%s %d%s", name, monstrous_sum(melee, 1u << bit), --left > 1 ? ", " : left ? " and " : "");
    }
    str_add(out, n, " %s %d", set & (set - 1) ? "make" : "makes", monstrous_sum(melee, set));
}

/* ---- attack and treatment --------------------------------------------------------------------------------------- */

/* True when something was said. */
static bool why_not_target(const State *s, unsigned def, const char *rule, Why *out)
{
    int target = (int)def - DEF_ENEMY;
    if (target < 0 || target >= TARGETS) {
        why_because(out, rule, "An enemy die or a head of the Hydra has to be named.");
        return true;
    }
    if (monstrous_targets(s) >> target & 1)
        return false;
    PieceId p = monstrous_target_piece(s, target);
    out->cause = p;
    if (p == NO_PIECE)
        why_because(out, target < ENEMIES ? "MH-7.7" : "MH-22.5",
                    target < ENEMIES ? "That enemy is not in play." : "That head is not there.");
    else if (s->piece[p].face == MONSTER_HYDRA)
        why_because(out, "MH-22.3", "The d20 head of the Hydra comes last: %d other heads are left.",
                    table_size(s, PLACE_HEADS));
    else
        why_because(out, "MH-22.6", "While the Hydra is in play only its heads can be attacked.");
    return true;
}

static void why_not_attack(const State *s, Move m, const Melee *melee, Why *out)
{
    for (unsigned left = m.a & ((1u << SET_DICE) - 1); left; left &= left - 1) {
        int bit = __builtin_ctz(left);
        if (bit < HERO_COUNT ? why_not_hero(s, m.seat, melee, bit, out) : why_not_magic(melee, bit, out))
            return;
    }
    if (why_not_target(s, m.b, "MH-7.1", out))
        return;
    int need = monstrous_needs(s, m.b - DEF_ENEMY);
    bool reached = monstrous_reach(melee, melee->attackers) >> need & 1;
    bool marked = !reached && monstrous_reach_marked(s) >> need & 1;
    const char *help = marked ? " With Backstab or Guidance laid on a die first it can be hit." : "";
    char sum[120];
    if (m.a == 0 && !reached)
        why_because(out, "MH-7.3", "No sum of the dice that are free is exactly %d.%s", need, help);
    else if (m.a == 0 || m.a >> SET_DICE)
        why_because(out, "MH-7.1", "An attack needs at least one die.");
    else {
        say_sum(melee, m.a, sum, sizeof sum);
        why_because(out, "MH-7.3", "%s, not exactly %d.%s", sum, need, help);
    }
}

static void why_not_healer(const Melee *melee, int hero, Why *out)
{
    if (melee->value[hero] == 1)
        why_because(out, "MH-8.2", "The %s shows a 1 and cannot treat anybody.", hero_name(hero));
    else if (melee->face[hero] & FACE_USED && hero != HERO_CLERIC)
        why_because(out, "MH-6.4", "The %s has used its ability and cannot treat anybody.", hero_name(hero));
    else
        why_because(out, "MH-8.3", "Backstab does not work in a treatment.");
    out->cause = melee->piece[hero];
}

static void why_not_patient(const State *s, Move m, const Melee *melee, Why *out)
{
    int hero = m.b - DEF_HERO;
    if (!is_hero(m.b))
        why_because(out, "MH-8.1", "A treatment is for a wounded hero.");
    else if (monstrous_heroes(s, stone_at(m.seat)) >> hero & 1)
        why_because(out, "MH-8.6", "The %s of {%d} is stone for good.", hero_name(hero), m.seat);
    else if (melee->team >> hero & 1 && melee->value[hero] == 1)
        why_because(out, "MH-8.7", "The %s is not wounded before the turn ends.", hero_name(hero));
    else
        why_because(out, "MH-8.1", "The %s of {%d} is not wounded.", hero_name(hero), m.seat);
}

static void why_not_treat(const State *s, Move m, const Melee *melee, Why *out)
{
    if (!is_hero(m.b) || !(monstrous_heroes(s, wounded_at(m.seat)) >> (m.b - DEF_HERO) & 1)) {
        why_not_patient(s, m, melee, out);
        return;
    }
    if (!monstrous_may_treat(s)) {
        why_because(out, "MH-8.8", "While the Hydra is in play nobody can be treated; the Cleric\u2019s Heal works.");
        return;
    }
    if (m.a == 0 || m.a >> SET_DICE) {
        why_because(out, "MH-8.1", "A treatment needs at least one die.");
        return;
    }
    if (m.a & (SET_BOLTS | SET_BEARS)) {
        why_because(out, "MH-8.3", "Bolts and Bear dice do not heal.");
        return;
    }
    for (unsigned left = m.a; left; left &= left - 1) {
        int hero = __builtin_ctz(left);
        if (why_not_hero(s, m.seat, melee, hero, out))
            return;
        if (!(melee->healers >> hero & 1)) {
            why_not_healer(melee, hero, out);
            return;
        }
    }
    char sum[120];
    say_sum(melee, m.a, sum, sizeof sum);
    why_because(out, "MH-8.1", "%s, not the %d of the %s.", sum, monstrous_sides[m.b - DEF_HERO], name_of(m.b));
}

/* ---- abilities -------------------------------------------------------------------------------------------------- */

/* True when something was said. */
static bool why_not_crit(const State *s, uint8_t seat, const Melee *melee, Hero hero, Why *out)
{
    unsigned face = melee->face[hero];
    if (!(melee->team >> hero & 1)) {
        PieceId p = table_find(s, party_at(seat), (DefId)(DEF_HERO + hero));
        bool back = p != NO_PIECE && s->piece[p].face & FACE_BACK;
        why_because(out, back ? "MH-21.2" : "MH-9.1", back ? "The %s was put back." : "The %s is not on the team.",
                    hero_name(hero));
    } else if (face & FACE_USED) {
        why_because(out, "MH-9.2", "The %s has used its ability this turn.", hero_name(hero));
    } else if (face & FACE_HEALED && hero != HERO_CLERIC) {
        why_because(out, "MH-6.4", "The %s has treated somebody and cannot use its ability.", hero_name(hero));
    } else if (melee->value[hero] != monstrous_sides[hero]) {
        why_because(out, "MH-9.1", "The %s shows %d, no crit: that would be %d.", hero_name(hero), melee->value[hero],
                    monstrous_sides[hero]);
    } else {
        return false;
    }
    out->cause = melee->piece[hero];
    return true;
}

static void why_not_mark(const State *s, Move m, const Melee *melee, Why *out)
{
    if (!is_hero(m.a)) {
        why_because(out, m.kind == MOVE_DOUBLE ? "MH-11.2" : "MH-12.4", "Only the die of a hero is modified.");
        return;
    }
    if (why_not_crit(s, m.seat, melee, m.kind == MOVE_DOUBLE ? HERO_ROGUE : HERO_CLERIC, out))
        return;
    if (why_not_hero(s, m.seat, melee, m.a - DEF_HERO, out))
        return;
    if (monstrous_targets(s) || (m.kind != MOVE_DOUBLE && monstrous_may_treat(s)))
        why_because(out, "MH-7.5", "%s lies on one die already; it can be taken back.",
                    m.kind == MOVE_DOUBLE ? "Backstab" : "Guidance");
    else
        why_because(out, "MH-9.6", "There is nobody to attack any more.");
}

static void why_not_sleep(const State *s, Move m, Why *out)
{
    PieceId p = m.a >= DEF_ENEMY && m.a < DEF_HEAD ? table_find(s, PLACE_LINEUP, m.a) : NO_PIECE;
    if (monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        why_because(out, "MH-10.7", "While the Wraith is in play nobody is put to sleep: that is a re-roll.");
    else if (m.a >= DEF_HEAD && m.a < DEF_BOLT)
        why_because(out, "MH-10.6", "Heads of the Hydra do not sleep.");
    else if (p == NO_PIECE)
        why_because(out, "MH-10.4", "Sleep takes an enemy in play.");
    else
        why_because(out, "MH-10.6", "Epic monsters do not sleep.");
    out->cause = p;
}

static void why_not_mend(const State *s, Move m, const Melee *melee, Why *out)
{
    int hero = m.a - DEF_HERO;
    if (!is_hero(m.a))
        why_because(out, "MH-12.1", "Heal is for a wounded hero.");
    else if (monstrous_heroes(s, stone_at(m.seat)) >> hero & 1)
        why_because(out, "MH-12.2", "The %s of {%d} is stone for good.", hero_name(hero), m.seat);
    else if (melee->team >> hero & 1 && melee->value[hero] == 1)
        why_because(out, "MH-12.2", "The %s only shows a 1; it is not wounded before the turn ends.", hero_name(hero));
    else
        why_because(out, "MH-12.1", "The %s of {%d} is not wounded.", hero_name(hero), m.seat);
}

static void why_not_inspire(const State *s, Move m, Why *out)
{
    int hero = m.a - DEF_HERO;
    if (monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        why_because(out, "MH-14.5", "While the Wraith is in play there is no Inspiration.");
    else if (!is_hero(m.a))
        why_because(out, "MH-14.1", "Inspiration rolls a hero of one\u2019s own.");
    else if (hero == HERO_PALADIN)
        why_because(out, "MH-14.1", "The Paladin does not inspire itself.");
    else
        why_because(out, "MH-14.1", "The %s of {%d} is wounded or stone.", hero_name(hero), m.seat);
}

static void why_not_ability(const State *s, Move m, const Melee *melee, Why *out)
{
    static const uint8_t by[MONSTROUS_MOVES] = {
        [MOVE_BOLTS] = HERO_WIZARD, [MOVE_SLEEP] = HERO_WIZARD,    [MOVE_MEND] = HERO_CLERIC,
        [MOVE_BEAR] = HERO_DRUID,   [MOVE_INSPIRE] = HERO_PALADIN, [MOVE_RAGE] = HERO_BARBARIAN};
    if (why_not_crit(s, m.seat, melee, (Hero)by[m.kind], out))
        return;
    if (m.kind == MOVE_SLEEP)
        why_not_sleep(s, m, out);
    else if (m.kind == MOVE_MEND)
        why_not_mend(s, m, melee, out);
    else if (m.kind == MOVE_BEAR)
        why_because(out, "MH-13.4", "The Druid has attacked or treated already: Bear Form comes before.");
    else if (m.kind == MOVE_INSPIRE)
        why_not_inspire(s, m, out);
    else if (m.kind == MOVE_RAGE)
        (void)why_not_target(s, m.a, "MH-15.1", out);
}

/* ---- team and re-roll ------------------------------------------------------------------------------------------- */

static void why_not_team(const State *s, Move m, Why *out)
{
    int limit = monstrous_limit(s);
    unsigned wounded = m.a & monstrous_heroes(s, wounded_at(m.seat)),
             stone = m.a & monstrous_heroes(s, stone_at(m.seat));
    if ((m.a & SET_HEROES) == 0 || m.a & ~SET_HEROES)
        why_because(out, "MH-4.2", "A team is at least one hero.");
    else if (wounded | stone)
        why_because(out, "MH-4.4", "The %s of {%d} is %s.", hero_name(__builtin_ctz(wounded | stone)), m.seat,
                    wounded ? "wounded" : "stone");
    else if (limit == TEAM_WEBBED)
        why_because(out, "MH-19.1", "While the Huge Spider is in play a team is three heroes at most.");
    else
        why_because(out, "MH-4.2", "A team is four heroes at most.");
}

static void why_not_reroll(Move m, Why *out)
{
    if (m.a == 0)
        why_because(out, "MH-5.1", "No dice are named; to roll none again, keep.");
    else
        why_because(out, "MH-5.1", "Only dice of the team are rolled again.");
}

/* ---- not now ---------------------------------------------------------------------------------------------------- */

static void why_not_seat(const State *s, Move m, Why *out)
{
    const Monstrous *g = monstrous_of(s);
    if (s->phase == PHASE_TIE)
        why_because(out, "MH-29.2", "{%d} is asked now.", s->to_act);
    else if (m.seat < s->nseats && g->out[m.seat])
        why_because(out, "MH-27.2", "{%d} is out of the game.", m.seat);
    else
        why_because(out, "MH-3.1", "It is the turn of {%d}.", s->to_act);
}

/* A move of another phase; true when something was said. */
static bool why_not_now(const State *s, Move m, Why *out)
{
    bool vote = m.kind == MOVE_SHARE || m.kind == MOVE_SHOWDOWN, again = m.kind == MOVE_KEEP || m.kind == MOVE_REROLL;
    if (s->phase == PHASE_TIE && !vote)
        why_because(out, "MH-29.2", "The tied seats have to say whether they share the win.");
    else if (s->phase != PHASE_TIE && vote)
        why_because(out, "MH-29.1", "Nobody is tied at the end of the game.");
    else if (m.kind == MOVE_TEAM && s->phase != PHASE_TEAM)
        why_because(out, "MH-4.1", "The team of this turn has been rolled.");
    else if (s->phase == PHASE_TEAM && m.kind != MOVE_TEAM)
        why_because(out, "MH-4.1", "First a team is chosen and rolled.");
    else if (again && s->phase == PHASE_ACTION && monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        why_because(out, "MH-5.4", "While the Wraith is in play nothing is rolled again.");
    else if (again && s->phase == PHASE_ACTION)
        why_because(out, "MH-4.1", "The re-roll step is over.");
    else if (s->phase == PHASE_REROLL && !again)
        why_because(out, "MH-5.3", "First dice are rolled again or kept; then heroes act.");
    else
        return false;
    return true;
}

static void why_not_action(const State *s, Move m, Why *out)
{
    Melee melee;
    monstrous_melee(s, m.seat, &melee);
    switch (m.kind) {
    case MOVE_TEAM:
        why_not_team(s, m, out);
        break;
    case MOVE_REROLL:
        why_not_reroll(m, out);
        break;
    case MOVE_ATTACK:
        why_not_attack(s, m, &melee, out);
        break;
    case MOVE_TREAT:
        why_not_treat(s, m, &melee, out);
        break;
    case MOVE_DOUBLE:
    case MOVE_RAISE:
    case MOVE_LOWER:
        why_not_mark(s, m, &melee, out);
        break;
    case MOVE_BOLTS:
    case MOVE_SLEEP:
    case MOVE_MEND:
    case MOVE_BEAR:
    case MOVE_INSPIRE:
    case MOVE_RAGE:
        why_not_ability(s, m, &melee, out);
        break;
    default:
        break;
    }
}

void monstrous_why_not(const State *s, Move m, Why *out)
{
    if (s->over)
        why_because(out, "MH-28.4", "The game is over.");
    else if (m.seat != s->to_act)
        why_not_seat(s, m, out);
    else if (!why_not_now(s, m, out))
        why_not_action(s, m, out);
}
