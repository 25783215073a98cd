/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: its words: what it asks, why an opponent does something, and how a score came about. */
#include "games/monstrous/monstrous_chances.h"
#include "games/monstrous/monstrous_int.h"

const char *monstrous_name(unsigned def)
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
            say_s("enemy", target < ENEMIES ? monstrous_name(monstrous_creature(s, p)) : ""));
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
        item[n++] = bit < HERO_COUNT ? monstrous_name((unsigned)(DEF_HERO + bit))
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
            say_is("backstab", m.kind == MOVE_DOUBLE), say_s("hero", monstrous_name(m.a)));
    switch (m.kind) {
    case MOVE_ATTACK:
        say(out, n, SAY("Attack {target} with {dice}"), target_arg(s, m.b - DEF_ENEMY, target), dice_arg(m.a, item));
        break;
    case MOVE_TREAT:
        say(out, n, SAY("Treat the {hero} with {dice}"), say_s("hero", monstrous_name(m.b)), dice_arg(m.a, item));
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
        say(out, n, SAY("The {hero} is unwounded again."), say_s("hero", monstrous_name(m.b)));
        break;
    case MOVE_MEND:
        say(out, n, SAY("The {hero} is unwounded again at no cost."), say_s("hero", monstrous_name(m.a)));
        break;
    case MOVE_DOUBLE:
        say(out, n, SAY("The {hero} counts twice in the next attack."), say_s("hero", monstrous_name(m.a)));
        break;
    case MOVE_RAISE:
    case MOVE_LOWER:
        say(out, n, SAY("{more:Adding 1 to the {hero} makes it fit.|Taking 1 from the {hero} makes it fit.}"),
            say_is("more", m.kind == MOVE_RAISE), say_s("hero", monstrous_name(m.a)));
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
        say(out, n, SAY("A new number for the {hero} may fit better."), say_s("hero", monstrous_name(m.a)));
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
