/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: why a move is not legal now, as a sentence with the number of the rule. "You" is the seat
 * to act. */
#include "games/monstrous/monstrous_int.h"

static SayArg the_hero(int hero)
{
    return say_s("hero", monstrous_name((unsigned)(DEF_HERO + hero)));
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
        (void)why_say(out, "MH-16.5", SAY("Your {hero} is wounded."), the_hero(hero));
    else if (monstrous_heroes(s, stone_at(seat)) & bit)
        (void)why_say(out, "MH-21.3", SAY("Your {hero} has turned to stone."), the_hero(hero));
    else if (melee->team & bit && melee->face[hero] & FACE_ATTACKED)
        (void)why_say(out, "MH-6.2", SAY("The {hero} has already attacked this turn."), the_hero(hero));
    else if (melee->team & bit && melee->face[hero] & FACE_HEALED)
        (void)why_say(out, "MH-6.2", SAY("The {hero} has already treated a hero this turn."), the_hero(hero));
    else if (!(melee->team & bit)) {
        PieceId p = table_find(s, party_at(seat), (DefId)(DEF_HERO + hero));
        bool back = p != NO_PIECE && s->piece[p].face & FACE_BACK;
        if (back)
            (void)why_say(out, "MH-21.2", SAY("The {hero} is paralysed by the Basilisk this turn."), the_hero(hero));
        else
            (void)why_say(out, "MH-7.2", SAY("The {hero} is not on your team this turn."), the_hero(hero));
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
        (void)why_say(out, "MH-10.2", SAY("That Fire Bolt has already been used."));
    else if (bit >= SET_BEAR)
        (void)why_say(out, "MH-13.2", SAY("There is no such Bear die: not rolled, or already lost."));
    else
        (void)why_say(out, "MH-10.2", SAY("There is no such Fire Bolt."));
    return true;
}

/* "Wizard 2", "Rogue 4", "Fire Bolt 3": what each die counts, for {dice}. */
typedef struct {
    char text[SET_DICE][64];
    const char *item[SET_DICE];
    int n;
} DiceNames;

static SayArg the_dice(const Melee *melee, unsigned set, DiceNames *names)
{
    names->n = 0;
    for (; set; set &= set - 1) {
        int bit = __builtin_ctz(set);
        const char *name = bit < HERO_COUNT ? monstrous_name((unsigned)(DEF_HERO + bit))
                           : bit < SET_BEAR ? say_word(N_("Fire Bolt"))
                                            : say_word(N_("Bear die"));
        say(names->text[names->n], sizeof names->text[0], SAY("{die} {n}"), say_s("die", name),
            say_n("n", monstrous_sum(melee, 1u << bit)));
        names->item[names->n] = names->text[names->n];
        names->n++;
    }
    return say_list("dice", SAY_AND, names->item, names->n);
}

/* ---- attack and treatment --------------------------------------------------------------------------------------- */

/* True when something was said. */
static bool why_not_target(const State *s, unsigned def, const char *rule, Why *out)
{
    int target = (int)def - DEF_ENEMY;
    if (target < 0 || target >= TARGETS) {
        (void)why_say(out, rule, SAY("Choose an enemy or a Hydra head."));
        return true;
    }
    if (monstrous_targets(s) >> target & 1)
        return false;
    PieceId p = monstrous_target_piece(s, target);
    if (p == NO_PIECE && target < ENEMIES)
        (void)why_say(out, "MH-7.7", SAY("That enemy is not in play."));
    else if (p == NO_PIECE)
        (void)why_say(out, "MH-22.5", SAY("That head is not in play."));
    else if (s->piece[p].face == MONSTER_HYDRA)
        (void)why_say(out, "MH-22.3", SAY("The d20 head comes last: {n:1 other head|{n} other heads} to go."),
                      say_n("n", table_size(s, PLACE_HEADS)));
    else
        (void)why_say(out, "MH-22.6", SAY("Only the Hydra\u2019s heads can be attacked."));
    out->cause = p;
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
    DiceNames names;
    if (m.a == 0 && !reached)
        (void)why_say(out, "MH-7.3",
                      SAY("{marked:None of your free dice add up to {n}. Try Backstab or Guidance.|None of your free "
                          "dice add up to {n}.}"),
                      say_is("marked", marked), say_n("n", need));
    else if (m.a == 0 || m.a >> SET_DICE)
        (void)why_say(out, "MH-7.1", SAY("An attack needs at least one die."));
    else
        (void)why_say(out, "MH-7.3",
                      SAY("{marked:{dice:{dice} makes|{dice} make} {sum}. You need exactly {n}. Try Backstab or "
                          "Guidance.|{dice:{dice} makes|{dice} make} {sum}. You need exactly {n}.}"),
                      say_is("marked", marked), the_dice(melee, m.a, &names), say_n("sum", monstrous_sum(melee, m.a)),
                      say_n("n", need));
}

static void why_not_healer(const Melee *melee, int hero, Why *out)
{
    if (melee->value[hero] == 1)
        (void)why_say(out, "MH-8.2", SAY("The {hero} shows a 1, so it cannot treat anyone."), the_hero(hero));
    else if (melee->face[hero] & FACE_USED && hero != HERO_CLERIC)
        (void)why_say(out, "MH-6.4", SAY("The {hero} has used its ability, so it cannot treat anyone."),
                      the_hero(hero));
    else
        (void)why_say(out, "MH-8.3", SAY("Backstab works only in attacks."));
    out->cause = melee->piece[hero];
}

/* The rules of a treatment or a Heal that refuse a hero: not wounded, of stone, a 1 on the die. */
typedef struct {
    const char *well, *stone, *one;
} Healing;

/* Says why the seat's hero cannot be healed, who is no wounded one. */
static void why_not_patient(const State *s, int seat, int hero, const Melee *melee, Healing rule, Why *out)
{
    if (monstrous_heroes(s, stone_at(seat)) >> hero & 1)
        (void)why_say(out, rule.stone, SAY("Your {hero} has turned to stone and cannot be healed."), the_hero(hero));
    else if (melee->team >> hero & 1 && melee->value[hero] == 1)
        (void)why_say(out, rule.one, SAY("The {hero} is not wounded yet. Its 1 wounds at the end of the turn."),
                      the_hero(hero));
    else
        (void)why_say(out, rule.well, SAY("Your {hero} is not wounded."), the_hero(hero));
}

static void why_not_treat(const State *s, Move m, const Melee *melee, Why *out)
{
    if (!is_hero(m.b)) {
        (void)why_say(out, "MH-8.1", SAY("Only a wounded hero can be treated."));
        return;
    }
    if (!(monstrous_heroes(s, wounded_at(m.seat)) >> (m.b - DEF_HERO) & 1)) {
        const Healing treatment = {.well = "MH-8.1", .stone = "MH-8.6", .one = "MH-8.7"};
        why_not_patient(s, m.seat, m.b - DEF_HERO, melee, treatment, out);
        return;
    }
    if (!monstrous_may_treat(s)) {
        (void)why_say(out, "MH-8.8",
                      SAY("Nobody can be treated while the Hydra is in play. The Cleric\u2019s Heal still works."));
        return;
    }
    if (m.a == 0 || m.a >> SET_DICE) {
        (void)why_say(out, "MH-8.1", SAY("A treatment needs at least one die."));
        return;
    }
    if (m.a & (SET_BOLTS | SET_BEARS)) {
        (void)why_say(out, "MH-8.3", SAY("Fire Bolts and Bear dice cannot treat."));
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
    DiceNames names;
    (void)why_say(out, "MH-8.1", SAY("{dice:{dice} makes|{dice} make} {sum}. You need {n} to treat the {hero}."),
                  the_dice(melee, m.a, &names), say_n("sum", monstrous_sum(melee, m.a)),
                  say_n("n", monstrous_sides[m.b - DEF_HERO]), the_hero(m.b - DEF_HERO));
}

/* ---- abilities -------------------------------------------------------------------------------------------------- */

/* True when something was said. */
static bool why_not_crit(const State *s, uint8_t seat, const Melee *melee, Hero hero, Why *out)
{
    unsigned face = melee->face[hero];
    if (!(melee->team >> hero & 1)) {
        PieceId p = table_find(s, party_at(seat), (DefId)(DEF_HERO + hero));
        bool back = p != NO_PIECE && s->piece[p].face & FACE_BACK;
        if (back)
            (void)why_say(out, "MH-21.2", SAY("The {hero} is paralysed this turn."), the_hero(hero));
        else
            (void)why_say(out, "MH-9.1", SAY("The {hero} is not on your team."), the_hero(hero));
    } else if (face & FACE_USED) {
        (void)why_say(out, "MH-9.2", SAY("The {hero} has already used its ability this turn."), the_hero(hero));
    } else if (face & FACE_HEALED && hero != HERO_CLERIC) {
        (void)why_say(out, "MH-6.4", SAY("The {hero} has treated a hero, so it cannot use its ability."),
                      the_hero(hero));
    } else if (melee->value[hero] != monstrous_sides[hero]) {
        (void)why_say(out, "MH-9.1", SAY("The {hero} shows {n}. Its ability needs a crit, {crit}."), the_hero(hero),
                      say_n("n", melee->value[hero]), say_n("crit", monstrous_sides[hero]));
    } else {
        return false;
    }
    out->cause = melee->piece[hero];
    return true;
}

static void why_not_mark(const State *s, Move m, const Melee *melee, Why *out)
{
    if (!is_hero(m.a)) {
        (void)why_say(out, m.kind == MOVE_DOUBLE ? "MH-11.2" : "MH-12.4",
                      SAY("Only a hero\u2019s die can be changed."));
        return;
    }
    if (why_not_crit(s, m.seat, melee, m.kind == MOVE_DOUBLE ? HERO_ROGUE : HERO_CLERIC, out))
        return;
    if (why_not_hero(s, m.seat, melee, m.a - DEF_HERO, out))
        return;
    bool backstab = m.kind == MOVE_DOUBLE;
    int at = -1;
    for (unsigned left = melee->attackers & SET_HEROES; left; left &= left - 1) {
        Mark mark = mark_of(melee->face[__builtin_ctz(left)]);
        if (backstab ? mark_doubles(mark) : mark_guides(mark))
            at = __builtin_ctz(left);
    }
    if (monstrous_of(s)->changes >= MARK_CHANGES)
        (void)why_say(
            out, "MH-7.13",
            SAY("You have moved Backstab and Guidance {n:once|{n} times}. Now attack, treat or do something else."),
            say_n("n", MARK_CHANGES));
    else if (at >= 0 && at != m.a - DEF_HERO)
        (void)why_say(
            out, "MH-7.5",
            SAY("{backstab:Backstab is already on the {hero}. You can take it off.|Guidance is already on the "
                "{hero}. You can take it off.}"),
            say_is("backstab", backstab), the_hero(at));
    else if (monstrous_targets(s) || (!backstab && monstrous_may_treat(s)))
        (void)why_say(
            out, "MH-9.6",
            SAY("{backstab:Backstab on the {hero} makes no sum fit.|Guidance on the {hero} makes no sum fit.}"),
            say_is("backstab", backstab), the_hero(m.a - DEF_HERO));
    else
        (void)why_say(out, "MH-9.6", SAY("There is nothing left to attack."));
}

static void why_not_sleep(const State *s, Move m, Why *out)
{
    PieceId p = m.a >= DEF_ENEMY && m.a < DEF_HEAD ? table_find(s, PLACE_LINEUP, m.a) : NO_PIECE;
    if (monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        (void)why_say(out, "MH-10.7", SAY("Sleep is a re-roll, and the Wraith forbids those."));
    else if (m.a >= DEF_HEAD && m.a < DEF_BOLT)
        (void)why_say(out, "MH-10.6", SAY("Sleep does not work on Hydra heads."));
    else if (p == NO_PIECE)
        (void)why_say(out, "MH-10.4", SAY("Choose an enemy in play."));
    else
        (void)why_say(out, "MH-10.6", SAY("Sleep does not work on epic monsters."));
    out->cause = p;
}

static void why_not_mend(const State *s, Move m, const Melee *melee, Why *out)
{
    const Healing heal = {.well = "MH-12.1", .stone = "MH-12.2", .one = "MH-12.2"};
    if (is_hero(m.a))
        why_not_patient(s, m.seat, m.a - DEF_HERO, melee, heal, out);
    else
        (void)why_say(out, "MH-12.1", SAY("Only a wounded hero can be healed."));
}

static void why_not_inspire(const State *s, Move m, Why *out)
{
    int hero = m.a - DEF_HERO;
    if (monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        (void)why_say(out, "MH-14.5", SAY("No Inspiration while the Wraith is in play."));
    else if (!is_hero(m.a))
        (void)why_say(out, "MH-14.1", SAY("Choose one of your own heroes."));
    else if (hero == HERO_PALADIN)
        (void)why_say(out, "MH-14.1", SAY("The Paladin cannot inspire itself."));
    else
        (void)why_say(out, "MH-14.1", SAY("Your {hero} is wounded or has turned to stone."), the_hero(hero));
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
        (void)why_say(out, "MH-13.4", SAY("The Druid has already attacked or treated. Bear Form must come first."));
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
        (void)why_say(out, "MH-4.2", SAY("Choose at least one hero."));
    else if (wounded | stone)
        (void)why_say(out, "MH-4.4", SAY("{wounded:Your {hero} is wounded.|Your {hero} has turned to stone.}"),
                      say_is("wounded", wounded != 0), the_hero(__builtin_ctz(wounded ? wounded : stone)));
    else if (limit == TEAM_WEBBED)
        (void)why_say(out, "MH-19.1", SAY("Three heroes at most: the Huge Spider is in play."));
    else
        (void)why_say(out, "MH-4.2", SAY("Four heroes at most."));
}

static void why_not_reroll(Move m, Why *out)
{
    if (m.a == 0)
        (void)why_say(out, "MH-5.1", SAY("Choose dice to re-roll, or keep them all."));
    else
        (void)why_say(out, "MH-5.1", SAY("You can re-roll only dice of your team."));
}

/* ---- not now ---------------------------------------------------------------------------------------------------- */

static void why_not_seat(const State *s, Move m, Why *out)
{
    const Monstrous *g = monstrous_of(s);
    if (s->phase == PHASE_TIE)
        (void)why_say(out, "MH-29.2", SAY("{seat} decides that."), say_seat("seat", s->to_act));
    else if (m.seat < s->nseats && g->out[m.seat])
        (void)why_say(out, "MH-27.2", SAY("{seat} is out of the game."), say_seat("seat", m.seat));
    else
        (void)why_say(out, "MH-3.1", SAY("It is {seat}\u2019s turn."), say_seat("seat", s->to_act));
}

/* A move of another phase; true when something was said. */
static bool why_not_now(const State *s, Move m, Why *out)
{
    bool vote = m.kind == MOVE_SHARE || m.kind == MOVE_SHOWDOWN, again = m.kind == MOVE_KEEP || m.kind == MOVE_REROLL;
    if (s->phase == PHASE_TIE && !vote)
        (void)why_say(out, "MH-29.2", SAY("First the tied players decide whether to share the win."));
    else if (s->phase != PHASE_TIE && vote)
        (void)why_say(out, "MH-29.1", SAY("Only tied players decide that, at the end of the game."));
    else if (m.kind == MOVE_TEAM && s->phase != PHASE_TEAM)
        (void)why_say(out, "MH-4.1", SAY("You have already rolled your team this turn."));
    else if (s->phase == PHASE_TEAM && m.kind != MOVE_TEAM)
        (void)why_say(out, "MH-4.1", SAY("First choose a team and roll it."));
    else if (again && s->phase == PHASE_ACTION && monstrous_in_play(s) >> MONSTER_WRAITH & 1)
        (void)why_say(out, "MH-5.4", SAY("No re-roll while the Wraith is in play."));
    else if (again && s->phase == PHASE_ACTION)
        (void)why_say(out, "MH-4.1", SAY("You have already used your re-roll."));
    else if (s->phase == PHASE_REROLL && !again)
        (void)why_say(out, "MH-5.3", SAY("First re-roll or keep your dice."));
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
        (void)why_say(out, "MH-28.4", SAY("The game is over."));
    else if (m.seat != s->to_act)
        why_not_seat(s, m, out);
    else if (!why_not_now(s, m, out))
        why_not_action(s, m, out);
}
