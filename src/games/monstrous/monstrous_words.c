/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: its words: what it asks, why a move is refused, why an opponent did what it did, and how
 * a score came about. */
#include <string.h>

#include "base/buf.h"
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

/* ==== questions, reasons and scores =============================================================================== */
/* What it asks, why an opponent does something, how a score came about. */

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

/* Returns the most points that another seat has. */
static int most_of_others(const State *s)
{
    int most = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seat != s->to_act && monstrous_of(s)->score[seat] > most)
            most = monstrous_of(s)->score[seat];
    return most;
}

static void prompt_team(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    int limit = monstrous_limit(s), able = __builtin_popcount(monstrous_heroes(s, party_at(s->to_act)));
    bool webbed = limit == TEAM_WEBBED;
    if (monstrous_of(s)->final > 0 && s->round == monstrous_of(s)->final && monstrous_of(s)->showdown == 0)
        say(q, qn,
            SAY("{who:{who}, choose a team. Last turn, best score: {n}|Choose a team. Last turn, best score: {n}}"),
            who, say_n("n", most_of_others(s)));
    else
        say(q, qn, SAY("{who:{who}, choose a team|Choose a team}"), who);
    if (able <= limit)
        say(d, dn, SAY("{n:Only one hero left to roll.|Up to {n} heroes, rolled together.}"), say_n("n", able));
    else
        say(d, dn,
            SAY("{webbed:Up to {m} of your {n} heroes, rolled together. The Huge Spider keeps a fourth away.|Up to {m} "
                "of your {n} heroes, rolled together.}"),
            say_is("webbed", webbed), say_n("m", limit), say_n("n", able));
}

static void prompt_reroll(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    say(q, qn, SAY("{who:{who}, re-roll dice or keep them all|Re-roll dice or keep them all}"), who);
    say(d, dn,
        SAY("{basilisk:Once, all together. New numbers stand. Then the Basilisk rolls.|Once, all together. New numbers "
            "stand.}"),
        say_is("basilisk", monstrous_in_play(s) >> MONSTER_BASILISK & 1));
}

enum { DOUBLES = 1, GUIDES = 2 };
typedef struct { /* how many moves of each sort there are */
    int attacks, treatments, abilities;
    unsigned marks; /* bits of what among the abilities changes a die */
} Able;

static void ask_action(const Able *able, SayArg who, char *q, size_t qn)
{
    static const char *const can[] = {
        N_("{who:{who}, end your turn: nothing fits|End your turn: nothing fits}"),
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
        if (legal.m[i].kind >= MOVE_DOUBLE && legal.m[i].kind <= MOVE_LOWER)
            able.marks |= legal.m[i].kind == MOVE_DOUBLE ? DOUBLES : GUIDES;
    }
    ask_action(&able, who, q, qn);
    char line[2][SENTENCE_MAX];
    const char *lines[2] = {line[0], line[1]};
    int n = 0, well, wounds = monstrous_wounds_to_come(s, &well);
    unsigned here = monstrous_in_play(s);
    bool acts = able.attacks + able.treatments + able.abilities > 0;
    if (wounds > 0 && well == 0)
        say(line[n++], SENTENCE_MAX, SAY("If you end now, you have no unwounded hero left and are out of the game."));
    else if (wounds > 0 && !acts)
        say(line[n++], SENTENCE_MAX,
            SAY("{n:If you end now: 1 hero wounded, {m} unwounded.|If you end now: {n} heroes wounded, {m} "
                "unwounded.}"),
            say_n("n", wounds), say_n("m", well));
    else if (here >> MONSTER_HYDRA & 1 && able.attacks + able.abilities > 0)
        say(line[n++], SENTENCE_MAX, SAY("Only the Hydra\u2019s heads can be hit."));
    if (here >> MONSTER_DRAGON & 1)
        say(line[n++], SENTENCE_MAX, SAY("The Young Dragon breathes fire at the end of your turn."));
    if (n == 0)
        say(line[n++], SENTENCE_MAX,
            SAY("{acts:Only exact sums hit.|Backstab can make a sum fit.|Guidance can make a sum fit.|Backstab or "
                "Guidance can make a sum fit.|Abilities need no sum.|No exact sum left.}"),
            say_which("acts", able.attacks + able.treatments > 0 ? 0
                              : able.marks != 0                  ? (int)able.marks
                              : acts                             ? 4
                                                                 : 5));
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
        say(d, dn, SAY("A single vote for a Showdown decides."));
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
        say(out, n, SAY("Nothing can be hit. These heroes risk least."));
        return;
    }
    say(out, n, SAY("{safe:Chance to hit {target}: {n}%. The others stay safe.|Chance to hit {target}: {n}%.}"),
        target_arg(s, target, text), say_n("n", (int)(p * 100 + 0.5f)),
        say_is("safe", __builtin_popcount(m.a) < monstrous_limit(s)));
}

/* The target of a re-roll: for which the chance rises most, worth its points; and one that is hit already, and still is. */
typedef struct {
    int best, sure;
    float p; /* of the best */
} Aims;

static Aims aims_of(const State *s, const TeamDice *dice, unsigned again)
{
    Aims out = {.best = -1, .sure = -1};
    float most = 0;
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left), need = monstrous_needs(s, target), points = monstrous_points(s, target);
        float now = monstrous_chances_after(dice, 0, need), then = monstrous_chances_after(dice, again, need);
        float gain = (then - now) * (float)points;
        if (then >= 1.0f && (out.sure < 0 || points > monstrous_points(s, out.sure)))
            out.sure = target;
        if (gain <= most)
            continue;
        out.best = target;
        out.p = then;
        most = gain;
    }
    return out;
}

static void reason_reroll(const State *s, Move m, char *out, size_t n)
{
    Melee melee;
    TeamDice dice = {0};
    unsigned again = 0;
    int ones = 0;
    char best[SENTENCE_MAX], sure[SENTENCE_MAX], line[2][SENTENCE_MAX];
    const char *lines[2] = {line[0], line[1]};
    int said = 0;
    monstrous_melee(s, m.seat, &melee);
    for (unsigned left = melee.team; left && dice.n < TEAM_MOST; left &= left - 1) {
        int hero = __builtin_ctz(left);
        again |= ((unsigned)m.a >> hero & 1u) << dice.n;
        ones += (m.a >> hero & 1) && melee.value[hero] == 1;
        dice.sides[dice.n] = monstrous_sides[hero];
        dice.value[dice.n++] = melee.value[hero];
    }
    Aims aims = aims_of(s, &dice, again);
    SayArg target = target_arg(s, aims.best, best), kept = target_arg(s, aims.sure, sure);
    if (m.kind == MOVE_KEEP && aims.sure >= 0)
        say(line[said++], SENTENCE_MAX, SAY("The dice already hit {target}."), kept);
    else if (m.kind == MOVE_REROLL && aims.sure >= 0)
        say(line[said++], SENTENCE_MAX, SAY("Keeps the hit on {target}."), kept);
    if (m.kind == MOVE_REROLL && aims.best >= 0)
        say(line[said++], SENTENCE_MAX, SAY("Chance to hit {target} after this re-roll: {n}%."), target,
            say_n("n", (int)(aims.p * 100 + 0.5f)));
    else if (m.kind == MOVE_REROLL && ones > 0)
        say(line[said++], SENTENCE_MAX, SAY("{n:Re-rolls a 1 that would wound.|Re-rolls {n} dice that would wound.}"),
            say_n("n", ones));
    if (said > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, lines, said));
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
        say(out, n, SAY("Another die may make better use of it."));
        return;
    }
    switch (m.kind) {
    case MOVE_TREAT:
        say(out, n, SAY("The {hero} is unwounded again."), say_s("hero", name_of(m.b)));
        break;
    case MOVE_MEND:
        say(out, n, SAY("The {hero} is unwounded again at no cost."), say_s("hero", name_of(m.a)));
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
        say(out, n, SAY("Up to three extra d4 to fill a gap."));
        break;
    case MOVE_BEAR:
        say(out, n, SAY("Two extra d10 for the Druid\u2019s attack."));
        break;
    case MOVE_SLEEP:
        say(out, n, SAY("A number other than {n} may be easier to hit."), say_n("n", piece ? piece->n : 0));
        break;
    case MOVE_INSPIRE:
        say(out, n, SAY("A new number for the {hero} may fit better."), say_s("hero", name_of(m.a)));
        break;
    case MOVE_RAGE:
        if (monstrous_of(s)->showdown)
            say(out, n, SAY("Defeats one enemy, whatever its number."));
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
        say(out->note, sizeof out->note, SAY("{seat} is the last one standing."), say_seat("seat", winner));
    else if (g->ending == ENDING_SHARED)
        say(out->note, sizeof out->note, SAY("Tied: they win together."));
    else if (g->ending == ENDING_SHOWDOWN)
        say(out->note, sizeof out->note, SAY("Tied: {seat} won the Final Showdown in round {n}."),
            say_seat("seat", winner), say_n("n", g->showdown));
}

/* ==== refusals ==================================================================================================== */
/* Why a move is not legal now, as a sentence with the number of the rule.  "You" is the
 * seat to act. */

static SayArg the_hero(int hero)
{
    return say_s("hero", name_of((unsigned)(DEF_HERO + hero)));
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
        const char *name = bit < HERO_COUNT ? name_of((unsigned)(DEF_HERO + bit))
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

static void why_not_patient(const State *s, Move m, const Melee *melee, Why *out)
{
    int hero = m.b - DEF_HERO;
    if (!is_hero(m.b))
        (void)why_say(out, "MH-8.1", SAY("Only a wounded hero can be treated."));
    else if (monstrous_heroes(s, stone_at(m.seat)) >> hero & 1)
        (void)why_say(out, "MH-8.6", SAY("Your {hero} has turned to stone and cannot be healed."), the_hero(hero));
    else if (melee->team >> hero & 1 && melee->value[hero] == 1)
        (void)why_say(out, "MH-8.7", SAY("The {hero} is not wounded yet. Its 1 wounds at the end of the turn."),
                      the_hero(hero));
    else
        (void)why_say(out, "MH-8.1", SAY("Your {hero} is not wounded."), the_hero(hero));
}

static void why_not_treat(const State *s, Move m, const Melee *melee, Why *out)
{
    if (!is_hero(m.b) || !(monstrous_heroes(s, wounded_at(m.seat)) >> (m.b - DEF_HERO) & 1)) {
        why_not_patient(s, m, melee, out);
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
    int hero = m.a - DEF_HERO;
    if (!is_hero(m.a))
        (void)why_say(out, "MH-12.1", SAY("Only a wounded hero can be healed."));
    else if (monstrous_heroes(s, stone_at(m.seat)) >> hero & 1)
        (void)why_say(out, "MH-12.2", SAY("Your {hero} has turned to stone and cannot be healed."), the_hero(hero));
    else if (melee->team >> hero & 1 && melee->value[hero] == 1)
        (void)why_say(out, "MH-12.2", SAY("The {hero} is not wounded yet. Its 1 wounds at the end of the turn."),
                      the_hero(hero));
    else
        (void)why_say(out, "MH-12.1", SAY("Your {hero} is not wounded."), the_hero(hero));
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
