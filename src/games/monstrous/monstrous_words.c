/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what it asks, why an opponent does something, how a score came about. */
#include <string.h>

#include "base/buf.h"
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

static const char *name_of(unsigned def)
{
    return say_word(monstrous_game.def[def].name);
}

/* "the Gnoll (12)", "the Hydra’s head (7)": for {target}. */
static SayArg target_arg(const State *s, int target, char text[SENTENCE_MAX])
{
    PieceId p = monstrous_target_piece(s, target);
    text[0] = '\0';
    if (p != NO_PIECE)
        say(text, SENTENCE_MAX, SAY("{head:the Hydra’s head ({n})|the {enemy} ({n})}"),
            say_is("head", target >= ENEMIES), say_n("n", s->piece[p].n),
            say_s("enemy", target < ENEMIES ? name_of(monstrous_creature(s, p)) : ""));
    return say_s("target", text);
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_team(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    int limit = monstrous_limit(s), able = __builtin_popcount(monstrous_heroes(s, party_at(s->to_act)));
    bool webbed = limit == TEAM_WEBBED;
    say(q, qn, SAY("{who:{who}, choose a team|Choose a team}"), who);
    if (able <= limit)
        say(d, dn, SAY("{n:You have one hero left to roll.|Up to {n} heroes. You roll them together.}"),
            say_n("n", able));
    else
        say(d, dn,
            SAY("{webbed:Up to {m} of your {n} heroes. You roll them together. The Huge Spider keeps a fourth away.|Up "
                "to "
                "{m} of your {n} heroes. You roll them together.}"),
            say_is("webbed", webbed), say_n("m", limit), say_n("n", able));
}

static void prompt_reroll(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    say(q, qn, SAY("{who:{who}, re-roll dice or keep them all|Re-roll dice or keep them all}"), who);
    say(d, dn,
        SAY("{basilisk:You may re-roll any of them together, once. You must keep the new numbers. Then the Basilisk "
            "rolls.|You may re-roll any of them together, once. You must keep the new numbers.}"),
        say_is("basilisk", monstrous_in_play(s) >> MONSTER_BASILISK & 1));
}

typedef struct { /* how many moves of each sort there are */
    int attacks, treatments, abilities;
} Able;

static void ask_action(const Able *able, SayArg who, char *q, size_t qn)
{
    static const char *const can[] = {
        N_("{who:{who}, nothing fits: end your turn|Nothing fits: end your turn}"),
        N_("{who:{who}, hit an enemy exactly|Hit an enemy exactly}"),
        N_("{who:{who}, treat a wounded hero|Treat a wounded hero}"),
        N_("{who:{who}, hit an enemy or treat a hero|Hit an enemy or treat a hero}"),
        N_("{who:{who}, use an ability|Use an ability}"),
        N_("{who:{who}, hit an enemy or use an ability|Hit an enemy or use an ability}"),
        N_("{who:{who}, treat a hero or use an ability|Treat a hero or use an ability}"),
        N_("{who:{who}, hit an enemy, treat a hero or use an ability|Hit an enemy, treat a hero or use an ability}"),
    };
    int row = (able->attacks > 0) + 2 * (able->treatments > 0) + 4 * (able->abilities > 0);
    say(q, qn, SAY_TABLE(can[row]), who);
}

static void prompt_action(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    Moves legal = {0};
    Able able = {0};
    monstrous_legal(s, s->to_act, &legal);
    for (int i = 0; i < legal.n; i++) {
        able.attacks += legal.m[i].kind == MOVE_ATTACK;
        able.treatments += legal.m[i].kind == MOVE_TREAT;
        able.abilities += legal.m[i].kind >= MOVE_DOUBLE && legal.m[i].kind < MOVE_END;
    }
    ask_action(&able, who, q, qn);
    char line[2][SENTENCE_MAX];
    const char *lines[2] = {line[0], line[1]};
    int n = 0, well, wounds = monstrous_wounds_to_come(s, &well);
    unsigned here = monstrous_in_play(s);
    bool acts = able.attacks + able.treatments + able.abilities > 0;
    if (wounds > 0 && well == 0)
        say(line[n++], SENTENCE_MAX,
            SAY("If you end the turn now, you have no unwounded hero left and are out of the game."));
    else if (wounds > 0 && !acts)
        say(line[n++], SENTENCE_MAX,
            SAY("{n:If you end the turn now, 1 hero is wounded and {m:1 stays|{m} stay} unwounded.|If you end the turn "
                "now, {n} heroes are wounded and {m:1 stays|{m} stay} unwounded.}"),
            say_n("n", wounds), say_n("m", well));
    else if (here >> MONSTER_HYDRA & 1 && able.attacks + able.abilities > 0)
        say(line[n++], SENTENCE_MAX, SAY("While the Hydra is in play, only its heads can be hit."));
    if (here >> MONSTER_DRAGON & 1)
        say(line[n++], SENTENCE_MAX, SAY("The Young Dragon breathes fire when you end the turn."));
    if (n == 0)
        say(line[n++], SENTENCE_MAX, SAY("{acts:Only an exact sum hits.|No exact sum is left.}"), say_is("acts", acts));
    say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, lines, n));
}

void monstrous_prompt(const State *s, int seat, const char *name, char *q, size_t qn, char *d, size_t dn)
{
    (void)seat; /* s->to_act: one seat at a time */
    SayArg who = say_s("who", name);
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
        say(q, qn, SAY("{who:{who}, share the win or play a Final Showdown?|Share the win or play a Final Showdown?}"),
            who);
        say(d, dn, SAY("If one player wants a Showdown, it is played."));
        break;
    default:
        say(q, qn, SAY("The game is over"));
        break;
    }
}

/* ---- a move in full ---------------------------------------------------------------------------------------------- */

/* "Wizard, Rogue and a Fire Bolt": for {dice}. */
static SayArg dice_arg(unsigned set, const char *item[SET_DICE])
{
    int n = 0;
    for (; set; set &= set - 1) {
        int bit = __builtin_ctz(set);
        item[n++] = bit < HERO_COUNT ? name_of((unsigned)(DEF_HERO + bit))
                    : bit < SET_BEAR ? say_word(N_("a Fire Bolt"))
                                     : say_word(N_("a Bear die"));
    }
    return say_list("dice", SAY_AND, item, n);
}

/* The move takes a mark off a die again. */
static bool takes_off(const State *s, Move m)
{
    PieceId p = m.kind >= MOVE_DOUBLE && m.kind <= MOVE_LOWER ? table_find(s, team_at(m.seat), m.a) : NO_PIECE;
    return p != NO_PIECE && monstrous_takes_off(mark_of(s->piece[p].face), m.kind);
}

void monstrous_describe(const State *s, Move m, char *out, size_t n)
{
    char target[SENTENCE_MAX];
    const char *item[SET_DICE];
    if (takes_off(s, m))
        say(out, n, SAY("{backstab:Take Backstab off the {hero}|Take Guidance off the {hero}}"),
            say_is("backstab", m.kind == MOVE_DOUBLE), say_s("hero", name_of(m.a)));
    switch (m.kind) {
    case MOVE_ATTACK:
        say(out, n, SAY("Attack {target} with {dice}"), target_arg(s, m.b - DEF_ENEMY, target), dice_arg(m.a, item));
        break;
    case MOVE_TREAT:
        say(out, n, SAY("Treat the {hero} with {dice}"), say_s("hero", name_of(m.b)), dice_arg(m.a, item));
        break;
    case MOVE_SLEEP:
        say(out, n, SAY("Sleep: re-roll {target}"), target_arg(s, m.a - DEF_ENEMY, target));
        break;
    case MOVE_RAGE:
        say(out, n, SAY("Rage: defeat {target}"), target_arg(s, m.a - DEF_ENEMY, target));
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
    char text[SENTENCE_MAX];
    if (target < 0) {
        say(out, n, SAY("Nothing can be hit; these heroes risk least."));
        return;
    }
    say(out, n,
        SAY("{safe:Chance to hit {target}: {n}%. The others stay out of danger.|Chance to hit {target}: {n}%.}"),
        target_arg(s, target, text), say_n("n", (int)(p * 100 + 0.5f)),
        say_is("safe", __builtin_popcount(m.a) < monstrous_limit(s)));
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
    char text[SENTENCE_MAX];
    SayArg target = target_arg(s, best, text), percent = say_n("n", (int)(p * 100 + 0.5f));
    if (m.kind == MOVE_KEEP && p < 1.0f)
        say(out, n, SAY("Chance to hit {target} with the dice as they are: {n}%."), target, percent);
    else if (m.kind == MOVE_KEEP)
        say(out, n, SAY("The dice hit {target} as they are."), target);
    else
        say(out, n, SAY("Chance to hit {target} after this re-roll: {n}%."), target, percent);
}

static void reason_attack(const State *s, Move m, char *out, size_t n)
{
    Melee melee;
    const char *item[SET_DICE];
    monstrous_melee(s, m.seat, &melee);
    say(out, n,
        SAY("{dice:{dice} makes exactly {n}: {points:1 point|{points} points}.|{dice} make exactly {n}: {points:1 "
            "point|{points} points}.}"),
        dice_arg(m.a, item), say_n("n", monstrous_sum(&melee, m.a)),
        say_n("points", monstrous_points(s, m.b - DEF_ENEMY)));
}

static void reason_ability(const State *s, Move m, char *out, size_t n)
{
    const Piece *piece = NULL;
    PieceId p = m.a >= DEF_ENEMY && m.a < DEF_BOLT ? monstrous_target_piece(s, m.a - DEF_ENEMY) : NO_PIECE;
    if (p != NO_PIECE)
        piece = &s->piece[p];
    if (takes_off(s, m)) {
        say(out, n, SAY("It may be more useful on another die."));
        return;
    }
    switch (m.kind) {
    case MOVE_TREAT:
        say(out, n, SAY("The {hero} is unwounded again."), say_s("hero", name_of(m.b)));
        break;
    case MOVE_MEND:
        say(out, n, SAY("The {hero} is unwounded again, and it costs no die."), say_s("hero", name_of(m.a)));
        break;
    case MOVE_DOUBLE:
        say(out, n, SAY("The {hero} counts twice in the next attack."), say_s("hero", name_of(m.a)));
        break;
    case MOVE_RAISE:
    case MOVE_LOWER:
        say(out, n, SAY("{more:Adding 1 to the {hero} makes it fit.|Taking 1 from the {hero} makes it fit.}"),
            say_is("more", m.kind == MOVE_RAISE), say_s("hero", name_of(m.a)));
        break;
    case MOVE_BOLTS:
        say(out, n, SAY("One to three extra d4 to fill a gap."));
        break;
    case MOVE_BEAR:
        say(out, n, SAY("Two extra d10 for the Druid\u2019s attack."));
        break;
    case MOVE_SLEEP:
        say(out, n, SAY("A different number than {n} may be easier to hit."), say_n("n", piece ? piece->n : 0));
        break;
    case MOVE_INSPIRE:
        say(out, n, SAY("A new number for the {hero} may fit."), say_s("hero", name_of(m.a)));
        break;
    case MOVE_RAGE:
        if (monstrous_of(s)->showdown)
            say(out, n, SAY("One more enemy defeated, whatever its number."));
        else
            say(out, n, SAY("Worth {n:1 point|{n} points}, whatever its number."),
                say_n("n", monstrous_points(s, m.a - DEF_ENEMY)));
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
        say(out, n, SAY("Nothing useful is left to do."));
    else if (m.kind == MOVE_SHOWDOWN)
        say(out, n, SAY("This party can win a Final Showdown."));
    else if (m.kind == MOVE_SHARE)
        say(out, n, SAY("A shared win is better than a lost Final Showdown."));
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
        {SOURCE_ORDINARY, true, N_("Creatures")},      {SOURCE_OGRE, true, N_("Ogres")},
        {SOURCE_TROLL, false, N_("Trolls")},           {SOURCE_SPIDER, false, N_("Huge Spider")},
        {SOURCE_WRAITH, false, N_("Wraith")},          {SOURCE_BASILISK, false, N_("Basilisk")},
        {SOURCE_HYDRA, false, N_("Hydra heads")},      {SOURCE_DRAGON, false, N_("Young Dragon")},
        {SOURCE_EARLIER, false, N_("Earlier points")},
    };
    const Monstrous *g = monstrous_of(s);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool any = rows[i].always;
        for (int seat = 0; seat < s->nseats; seat++)
            any = any || g->points[rows[i].source][seat] > 0;
        if (!any)
            continue;
        ScoreLine *line = &out->line[out->nlines++];
        line->label = say_word(rows[i].label);
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
        say(out->note, sizeof out->note, SAY("{seat} is the last one standing (MH-27.3)."), say_seat("seat", winner));
    else if (g->ending == ENDING_SHARED)
        say(out->note, sizeof out->note, SAY("Equal scores: they win together (MH-29.2)."));
    else if (g->ending == ENDING_SHOWDOWN)
        say(out->note, sizeof out->note, SAY("Equal scores: {seat} won the Final Showdown in round {n} (MH-30.6)."),
            say_seat("seat", winner), say_n("n", g->showdown));
}
