/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what it asks, why an opponent does something, how a score came about. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

static const char *name_of(unsigned def)
{
    return monstrous_game.def[def].name;
}

/* "the Gnoll (12)", "a head (7)" */
static void say_target(const State *s, int target, char *out, size_t n)
{
    PieceId p = monstrous_target_piece(s, target);
    if (p != NO_PIECE)
        str_add(out, n, "the %s (%d)", target < ENEMIES ? name_of(monstrous_creature(s, p)) : "Hydra\u2019s head",
                s->piece[p].n);
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_team(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    int limit = monstrous_limit(s), able = __builtin_popcount(monstrous_heroes(s, party_at(s->to_act)));
    (void)snprintf(q, qn, "%s, choose a team", who);
    if (able <= limit)
        (void)snprintf(d, dn, able == 1 ? "One hero is left to roll." : "All %d heroes, or fewer, rolled together.",
                       able);
    else
        (void)snprintf(d, dn, "Up to %d of %d heroes, all rolled together.", limit, able);
    str_add(d, dn, "%s", limit == TEAM_WEBBED ? " The Spider\u2019s webs hold the fourth." : "");
}

static void prompt_reroll(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    (void)snprintf(q, qn, "%s, roll dice again or keep them", who);
    (void)snprintf(d, dn, "Any of them together, once; the new numbers stand.%s",
                   monstrous_in_play(s) >> MONSTER_BASILISK & 1 ? " Then the Basilisk looks." : "");
}

static void prompt_action(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    Moves legal = {0};
    int attacks = 0, treatments = 0, abilities = 0;
    monstrous_legal(s, s->to_act, &legal);
    for (int i = 0; i < legal.n; i++) {
        attacks += legal.m[i].kind == MOVE_ATTACK;
        treatments += legal.m[i].kind == MOVE_TREAT;
        abilities += legal.m[i].kind >= MOVE_DOUBLE && legal.m[i].kind < MOVE_END;
    }
    static const char *const can[] = {"nothing fits: end the turn",
                                      "hit an enemy exactly",
                                      "treat the wounded",
                                      "hit an enemy or treat",
                                      "use an ability",
                                      "hit an enemy, use an ability",
                                      "treat, use an ability",
                                      "hit an enemy, treat, use an ability"};
    (void)snprintf(q, qn, "%s, %s", who, can[(attacks > 0) + 2 * (treatments > 0) + 4 * (abilities > 0)]);
    d[0] = '\0';
    int well, wounds = monstrous_wounds_to_come(s, &well);
    if (wounds > 0 && well == 0)
        str_add(d, dn, "At the end nobody of yours stays well: you leave the game.");
    else if (wounds > 0 && attacks + treatments + abilities == 0)
        str_add(d, dn, "At the end %d wound%s, %d stay%s well.", wounds, wounds == 1 ? "" : "s", well,
                well == 1 ? "s" : "");
    if (monstrous_in_play(s) >> MONSTER_HYDRA & 1 && attacks + abilities > 0 && !d[0])
        str_add(d, dn, "The Hydra stands in front: only its heads can be hit.");
    if (monstrous_in_play(s) >> MONSTER_DRAGON & 1)
        str_add(d, dn, "%sFire Breath follows the end of the turn.", d[0] ? " " : "");
    if (!d[0])
        str_add(d, dn, "Too much does nothing, too little does nothing.");
}

void monstrous_prompt(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    q[0] = d[0] = '\0';
    switch (s->phase) {
    case PHASE_TEAM:
        prompt_team(s, who, q, qn, d, dn);
        break;
    case PHASE_REROLL:
        prompt_reroll(s, who, q, qn, d, dn);
        break;
    case PHASE_ACTION:
        prompt_action(s, who, q, qn, d, dn);
        break;
    case PHASE_TIE:
        (void)snprintf(q, qn, "%s, share the win or fight it out?", who);
        (void)snprintf(d, dn, "One vote for the Showdown is enough.");
        break;
    default:
        (void)snprintf(q, qn, "The game is over");
        break;
    }
}

/* ---- a move in full ---------------------------------------------------------------------------------------------- */

/* "Wizard, Rogue and a bolt" */
static void say_dice(unsigned set, char *out, size_t n)
{
    int left = __builtin_popcount(set);
    for (; set; set &= set - 1) {
        int bit = __builtin_ctz(set);
        const char *name = bit < HERO_COUNT ? name_of((unsigned)(DEF_HERO + bit))
                           : bit < SET_BEAR ? "a bolt"
                                            : "a claw of the Bear";
        str_add(out, n, "%s%s", name, --left > 1 ? ", " : left == 1 ? " and " : "");
    }
}

/* The move takes a mark off a die again. */
static bool takes_off(const State *s, Move m)
{
    PieceId p = m.kind >= MOVE_DOUBLE && m.kind <= MOVE_LOWER ? table_find(s, team_at(m.seat), m.a) : NO_PIECE;
    return p != NO_PIECE && monstrous_takes_off(mark_of(s->piece[p].face), m.kind);
}

void monstrous_describe(const State *s, Move m, char *out, size_t n)
{
    if (takes_off(s, m))
        str_add(out, n, "Take %s off the %s", m.kind == MOVE_DOUBLE ? "Backstab" : "Guidance", name_of(m.a));
    switch (m.kind) {
    case MOVE_ATTACK:
        str_add(out, n, "Attack ");
        say_target(s, m.b - DEF_ENEMY, out, n);
        str_add(out, n, " with ");
        say_dice(m.a, out, n);
        break;
    case MOVE_TREAT:
        str_add(out, n, "Treat the %s with ", name_of(m.b));
        say_dice(m.a, out, n);
        break;
    case MOVE_SLEEP:
        str_add(out, n, "Sleep: roll ");
        say_target(s, m.a - DEF_ENEMY, out, n);
        str_add(out, n, " again");
        break;
    case MOVE_RAGE:
        str_add(out, n, "Rage: defeat ");
        say_target(s, m.a - DEF_ENEMY, out, n);
        break;
    default:
        break;
    }
}

/* ---- an opponent's reason --------------------------------------------------------------------------------------- */

/* The target that promises most points, with its chance; -1: none can be hit at all. */
static int best_chance(const State *s, const Chance chance[TARGETS], bool now, float *out)
{
    int best = -1;
    float most = 0;
    for (int target = 0; target < TARGETS; target++) {
        float p = now ? chance[target].now : chance[target].best;
        float worth = p * (float)monstrous_points(s, target);
        if (worth <= most)
            continue;
        best = target;
        most = worth;
        *out = p;
    }
    return best;
}

static void reason_team(const State *s, Move m, char *out, size_t n)
{
    Chance chance[TARGETS];
    float p = 0;
    monstrous_chances(s, m.a, chance);
    int target = best_chance(s, chance, false, &p);
    if (target < 0) {
        str_add(out, n, "These heroes risk least.");
        return;
    }
    str_add(out, n, "This team reaches ");
    say_target(s, target, out, n);
    str_add(out, n, " in %d of 100 turns%s.", (int)(p * 100 + 0.5f),
            __builtin_popcount(m.a) < monstrous_limit(s) ? ", and the others stay safe" : "");
}

static void reason_reroll(const State *s, Move m, char *out, size_t n)
{
    Melee melee;
    TeamDice dice = {0};
    unsigned again = 0;
    int best = -1;
    float most = 0, p = 0;
    monstrous_melee(s, m.seat, &melee);
    for (unsigned left = melee.team; left && dice.n < TEAM_MOST; left &= left - 1) {
        int hero = __builtin_ctz(left);
        again |= ((unsigned)m.a >> hero & 1u) << dice.n;
        dice.sides[dice.n] = monstrous_sides[hero];
        dice.value[dice.n++] = melee.value[hero];
    }
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left);
        float chance = chances_after(&dice, again, monstrous_needs(s, target));
        if (chance * (float)monstrous_points(s, target) <= most)
            continue;
        best = target;
        p = chance;
        most = chance * (float)monstrous_points(s, target);
    }
    if (best < 0)
        return;
    if (m.kind == MOVE_KEEP)
        str_add(out, n, "As the dice lie they hit ");
    else
        str_add(out, n, "With that the dice hit ");
    say_target(s, best, out, n);
    if (p < 1.0f)
        str_add(out, n, " in %d of 100 cases", (int)(p * 100 + 0.5f));
    str_add(out, n, ".");
}

static void reason_attack(const State *s, Move m, char *out, size_t n)
{
    Melee melee;
    int target = m.b - DEF_ENEMY, left = __builtin_popcount(m.a);
    monstrous_melee(s, m.seat, &melee);
    for (unsigned rest = m.a; rest; rest &= rest - 1) {
        int bit = __builtin_ctz(rest);
        str_add(out, n, "%s%s",
                bit < HERO_COUNT ? name_of((unsigned)(DEF_HERO + bit))
                : bit < SET_BEAR ? "a bolt"
                                 : "a claw",
                --left > 1 ? ", "
                : left     ? " and "
                           : "");
    }
    str_add(out, n, " make%s exactly %d: %d points.", m.a & (m.a - 1) ? "" : "s", monstrous_sum(&melee, m.a),
            monstrous_points(s, target));
}

static void reason_ability(const State *s, Move m, char *out, size_t n)
{
    const Piece *piece = NULL;
    PieceId p = m.a >= DEF_ENEMY && m.a < DEF_BOLT ? monstrous_target_piece(s, m.a - DEF_ENEMY) : NO_PIECE;
    if (p != NO_PIECE)
        piece = &s->piece[p];
    if (takes_off(s, m)) {
        str_add(out, n, "It may be of more use on another die.");
        return;
    }
    switch (m.kind) {
    case MOVE_TREAT:
        str_add(out, n, "The %s stands again.", name_of(m.b));
        break;
    case MOVE_MEND:
        str_add(out, n, "The %s stands again, and no die is spent.", name_of(m.a));
        break;
    case MOVE_DOUBLE:
        str_add(out, n, "The %s counts twice in the attack to come.", name_of(m.a));
        break;
    case MOVE_RAISE:
    case MOVE_LOWER:
        str_add(out, n, "One %s on the %s makes it fit.", m.kind == MOVE_RAISE ? "more" : "less", name_of(m.a));
        break;
    case MOVE_BOLTS:
        str_add(out, n, "One to three small dice more to fill a gap.");
        break;
    case MOVE_BEAR:
        str_add(out, n, "Two more dice for the Druid\u2019s attack.");
        break;
    case MOVE_SLEEP:
        str_add(out, n, "Another number than %d may be within reach.", piece ? piece->n : 0);
        break;
    case MOVE_INSPIRE:
        str_add(out, n, "A new number for the %s may fit.", name_of(m.a));
        break;
    case MOVE_RAGE:
        if (monstrous_of(s)->showdown)
            str_add(out, n, "One more beaten, whatever its number.");
        else
            str_add(out, n, "It is worth %d points whatever its number.", monstrous_points(s, m.a - DEF_ENEMY));
        break;
    default:
        break;
    }
}

void monstrous_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    if (m.kind == MOVE_TEAM)
        reason_team(s, m, out, n);
    else if (m.kind == MOVE_KEEP || m.kind == MOVE_REROLL)
        reason_reroll(s, m, out, n);
    else if (m.kind == MOVE_ATTACK)
        reason_attack(s, m, out, n);
    else if (m.kind == MOVE_END)
        str_add(out, n, "Nothing that is left is worth a die.");
    else if (m.kind == MOVE_SHOWDOWN)
        str_add(out, n, "This party can win a Showdown.");
    else if (m.kind == MOVE_SHARE)
        str_add(out, n, "A shared win is better than a lost Showdown.");
    else
        reason_ability(s, m, out, n);
}

/* ---- score sheet ------------------------------------------------------------------------------------------------ */

static void score_lines(const State *s, Standing *out)
{
    static const struct {
        uint8_t source;
        bool always;
        const char *label;
    } rows[] = {
        {SOURCE_ORDINARY, true, "Creatures"},     {SOURCE_OGRE, true, "Ogres"},
        {SOURCE_TROLL, false, "Trolls"},          {SOURCE_SPIDER, false, "Huge Spider"},
        {SOURCE_WRAITH, false, "Wraith"},         {SOURCE_BASILISK, false, "Basilisk"},
        {SOURCE_HYDRA, false, "Heads of Hydras"}, {SOURCE_DRAGON, false, "Young Dragon"},
        {SOURCE_EARLIER, false, "Earlier"},
    };
    const Monstrous *g = monstrous_of(s);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool any = rows[i].always;
        for (int seat = 0; seat < s->nseats; seat++)
            any = any || g->points[rows[i].source][seat] > 0;
        if (!any)
            continue;
        ScoreLine *line = &out->line[out->nlines++];
        line->label = rows[i].label;
        for (int seat = 0; seat < s->nseats; seat++)
            line->points[seat] = (int16_t)g->points[rows[i].source][seat];
    }
}

/* Winners first, then who is still in, then by score. */
static int merit(const Monstrous *g, int seat)
{
    return g->won[seat] << 17 | !g->out[seat] << 16 | g->score[seat];
}

void monstrous_standing(const State *s, Standing *out)
{
    const Monstrous *g = monstrous_of(s);
    int winner = 0;
    score_lines(s, out);
    for (int seat = 0; seat < s->nseats; seat++) {
        out->score[seat] = (int16_t)g->score[seat];
        out->winner[seat] = g->won[seat];
        out->out[seat] = g->out[seat];
        winner = g->won[seat] ? seat : winner;
        out->rank[seat] = 1;
        for (int q = 0; q < s->nseats; q++)
            out->rank[seat] = (uint8_t)(out->rank[seat] + (merit(g, q) > merit(g, seat)));
    }
    if (g->ending == ENDING_LAST)
        (void)snprintf(out->note, sizeof out->note, "{%d} is the last one standing (MH-27.3).", winner);
    else if (g->ending == ENDING_SHARED)
        (void)snprintf(out->note, sizeof out->note, "Equal scores: the win is shared (MH-29.2).");
    else if (g->ending == ENDING_SHOWDOWN)
        (void)snprintf(out->note, sizeof out->note, "Equal scores: {%d} won the Showdown in round %d (MH-30.6).",
                       winner, g->showdown);
}
