/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: whether a position is possible at all, and what a position need not state. */
#include "games/monstrous/monstrous_int.h"

/* ---- places ----------------------------------------------------------------------------------------------------- */

static bool belongs(const State *s, PieceId p, int at)
{
    DefId def = s->piece[p].def;
    if (monstrous_game.place[at].seat != NO_SEAT)
        return def < DEF_ENEMY && monstrous_game.place[at].seat < s->nseats;
    switch (at) {
    case PLACE_LINEUP:
    case PLACE_FALLEN:
        return def >= DEF_ENEMY && def < DEF_HEAD;
    case PLACE_HEADS:
    case PLACE_STUMPS:
        return def >= DEF_HEAD && def < DEF_BOLT;
    case PLACE_MAGIC:
        return def >= DEF_BOLT && def < DEF_CREATURE;
    default: /* in the box; enemies and heroes are counted elsewhere */
        return true;
    }
}

static const char *places_fault(const State *s)
{
    for (int at = 0; at < MONSTROUS_PLACES; at++)
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next) {
            const Piece *piece = &s->piece[p];
            if (!belongs(s, p, at))
                return "a die lies where such a die cannot lie";
            bool hero = monstrous_game.place[at].seat != NO_SEAT;
            if (hero && piece->pos != piece->def - DEF_HERO)
                return "heroes stand in the order of their dice";
            if (at == PLACE_BOX && (piece->n || piece->face))
                return "a die in the box shows nothing";
            if (piece->known != SEEN_ALL)
                return "all dice lie open";
        }
    return NULL;
}

/* ---- enemies ---------------------------------------------------------------------------------------------------- */

static const char *enemy_fault(const State *s, const Piece *piece, unsigned *types)
{
    if (piece->face >= MONSTER_COUNT)
        return "there are six types of epic monsters";
    if (piece->face == MONSTER_NONE)
        return piece->n < 2 || piece->n > 19 ? "an enemy that is no monster shows 2 to 19" : NULL;
    if (piece->face == MONSTER_HYDRA ? piece->n != 20 : piece->n < 21 || piece->n > NEED_MOST)
        return "an epic monster needs 21 to 30, a Hydra 20";
    if (s->option[OPT_MONSTERS] == MONSTERS_SIMPLE && piece->face != MONSTER_TROLL)
        return "with simple monsters every one is a Troll (MH-31.2)";
    if (s->option[OPT_MONSTERS] == MONSTERS_FULL && *types >> piece->face & 1)
        return "two monsters of one type are in play (MH-17.1)";
    if (monstrous_of(s)->showdown)
        return "there are no epic monsters in a Showdown (MH-30.3)";
    *types |= 1u << piece->face;
    return NULL;
}

static const char *enemies_fault(const State *s)
{
    unsigned types = 0, none = 0;
    const char *fault = NULL;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE && !fault; p = s->piece[p].next)
        fault = enemy_fault(s, &s->piece[p], &types);
    for (PieceId p = table_first(s, PLACE_FALLEN); p != NO_PIECE && !fault; p = s->piece[p].next, none = 0)
        fault = enemy_fault(s, &s->piece[p], &none);
    if (fault)
        return fault;
    if (table_size(s, PLACE_LINEUP) + table_size(s, PLACE_FALLEN) != ENEMIES)
        return "there are always four enemy dice (MH-32.2)";
    if (table_size(s, PLACE_FALLEN) && s->phase != PHASE_ACTION && s->phase != PHASE_OVER && s->phase != PHASE_TIE)
        return "defeated enemies come back at the end of the turn (MH-25.6)";
    int heads = table_size(s, PLACE_HEADS) + table_size(s, PLACE_STUMPS);
    if (heads && !(types >> MONSTER_HYDRA & 1))
        return "there are heads, but no Hydra";
    for (int at = PLACE_HEADS; at <= PLACE_STUMPS; at++)
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].n < 2 || s->piece[p].n > 10 || s->piece[p].face)
                return "a head of the Hydra shows 2 to 10 (MH-22.1)";
    return NULL;
}

/* Dice on the table by whom they come from: a fault keeps the number of possible attacks within bounds, too. */
static const char *magic_fault(const State *s)
{
    int bears = 0, bolts = 0, last = 4;
    if (table_size(s, PLACE_MAGIC) == 0)
        return NULL;
    if (s->phase != PHASE_ACTION || s->over)
        return "bolts and Bear dice lie there in the action phase only";
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next) {
        const Piece *piece = &s->piece[p];
        bool bolt = piece->def < DEF_BEAR;
        if (piece->n < 1 || piece->n > (bolt ? 4 : 10) || piece->face > (bolt ? FACE_SPENT : 0))
            return "a bolt shows 1 to 4, a Bear die 1 to 10";
        if (bolt && (piece->def != DEF_BOLT + bolts++ || last != 4))
            return "a bolt follows one that shows a 4 (MH-10.1)";
        last = bolt ? piece->n : last;
        bears += !bolt;
    }
    Melee melee;
    monstrous_melee(s, s->to_act, &melee);
    if (bolts && !(melee.face[HERO_WIZARD] & FACE_USED))
        return "bolts come from a Wizard that has used its ability";
    if (bears && (bears != BEAR_DICE || !(melee.face[HERO_DRUID] & FACE_USED) || !(melee.attackers >> HERO_DRUID & 1)))
        return "Bear dice come in twos, before the attack of the Druid that rolled them (MH-13)";
    return NULL;
}

/* ---- seats ------------------------------------------------------------------------------------------------------ */

static const char *resting_fault(const State *s, PlaceId at, unsigned faces)
{
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].n || s->piece[p].face & ~faces)
            return "only the dice of the team show anything";
    return NULL;
}

static const char *team_size_fault(const State *s, uint8_t seat)
{
    bool acting = !s->over && seat == s->to_act && (s->phase == PHASE_REROLL || s->phase == PHASE_ACTION);
    if (table_size(s, team_at(seat)) > (acting ? TEAM_MOST + 1 : 0))
        return "only the seat whose turn it is has a team, of five heroes at most";
    PieceId paladin = table_find(s, team_at(seat), DEF_HERO + HERO_PALADIN);
    bool inspired = paladin != NO_PIECE && s->piece[paladin].face & FACE_USED && s->piece[paladin].n == 12;
    if (table_size(s, team_at(seat)) > TEAM_MOST && !inspired)
        return "only Inspiration makes a team of five (MH-14.2)";
    if (acting && s->phase == PHASE_REROLL && table_size(s, team_at(seat)) == 0)
        return "a team is at least one hero (MH-4.2)";
    return NULL;
}

static const char *team_fault(const State *s, uint8_t seat)
{
    int marks[2] = {0, 0};
    for (PieceId p = table_first(s, team_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        unsigned face = s->piece[p].face;
        if (s->piece[p].n < 1 || s->piece[p].n > monstrous_sides[s->piece[p].def - DEF_HERO])
            return "a hero on the team shows a number of its die";
        if (face & ~(unsigned)(FACE_ATTACKED | FACE_HEALED | FACE_USED | FACE_MARK) ||
            (face & FACE_ATTACKED && face & FACE_HEALED) || (face && s->phase == PHASE_REROLL))
            return "a hero has at most one role, and none before the actions (MH-6.2)";
        Mark mark = mark_of(face);
        marks[0] += mark_doubles(mark);
        marks[1] += mark_guides(mark);
        if (mark != MARK_NONE && face & (FACE_ATTACKED | FACE_HEALED))
            return "a die that has its role takes no mark";
    }
    if (!marks[0] && !marks[1])
        return NULL;
    Melee melee;
    monstrous_melee(s, seat, &melee);
    unsigned crits = monstrous_crits(&melee);
    if (marks[0] > (int)(crits >> HERO_ROGUE & 1) || marks[1] > (int)(crits >> HERO_CLERIC & 1))
        return "a mark needs a Rogue or a Cleric that shows a crit, for one die each (MH-7.5)";
    return NULL;
}

static const char *seat_fault(const State *s, uint8_t seat)
{
    const Monstrous *g = monstrous_of(s);
    unsigned party = monstrous_heroes(s, party_at(seat)), team = monstrous_heroes(s, team_at(seat));
    unsigned wounded = monstrous_heroes(s, wounded_at(seat)), stone = monstrous_heroes(s, stone_at(seat));
    if ((party | team | wounded | stone) != SET_HEROES || party + team + wounded + stone != SET_HEROES)
        return "every seat has one of each of the six heroes (MH-1.3)";
    bool acting = !s->over && seat == s->to_act && s->phase == PHASE_ACTION;
    const char *fault = resting_fault(s, party_at(seat), acting ? FACE_BACK : 0);
    fault = fault ? fault : resting_fault(s, wounded_at(seat), 0);
    fault = fault ? fault : resting_fault(s, stone_at(seat), 0);
    fault = fault ? fault : team_size_fault(s, seat);
    fault = fault ? fault : team_fault(s, seat);
    if (fault)
        return fault;
    if (g->out[seat] && party | team)
        return "a seat with somebody unwounded is not out (MH-27.1)";
    if (!g->out[seat] && !(party | team) && !acting)
        return "a seat with nobody unwounded is out (MH-27.1)";
    if (g->rolled[seat] > g->expected[seat])
        return "no seat can have rolled more than its dice show";
    int sum = 0;
    for (int source = 0; source < SOURCE_COUNT; source++)
        sum += g->points[source][seat];
    return sum != g->score[seat] ? "the points of a seat do not add up to its score" : NULL;
}

/* MH-30.5: every contender has one turn in a Showdown round, and what it has defeated lies fallen until its turn ends. */
static const char *showdown_fault(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    for (int seat = 0; seat < s->nseats; seat++) {
        if (g->showdown && !s->over && seat == s->to_act && g->count[seat] != table_size(s, PLACE_FALLEN))
            return "the seat to act has defeated what lies fallen, in a Showdown (MH-30.5)";
        if (g->count[seat] && (!g->showdown || !g->contender[seat]))
            return "enemies are counted for the contenders of a Showdown (MH-30.5)";
    }
    return NULL;
}

static const char *end_fault(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    int left = 0, contenders = 0, winners = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        left += !g->out[seat];
        contenders += g->contender[seat];
        winners += g->won[seat];
        if ((g->won[seat] && g->out[seat]) || (g->contender[seat] && s->phase == PHASE_TIE && g->out[seat]))
            return "a seat that is out cannot win (MH-27.2)";
    }
    if (s->over != (s->phase == PHASE_OVER) || (winners > 0) != s->over || (g->ending != ENDING_NONE) != s->over)
        return "a game is over when somebody has won, and only then";
    if (g->changes && s->phase != PHASE_ACTION)
        return "marks are changed in the action phase only (MH-7.13)";
    if (!s->over && left < 2)
        return "the last seat left has won at once (MH-27.3)";
    if ((g->showdown || s->phase == PHASE_TIE) && contenders < 2)
        return "two seats at least are tied";
    if (!s->over && s->phase == PHASE_TIE && !g->contender[s->to_act])
        return "only tied seats are asked";
    if (!s->over && s->phase != PHASE_TIE && !monstrous_in_game(s, s->to_act))
        return "a seat that is out takes no turns (MH-3.2)";
    return NULL;
}

const char *monstrous_fault(const State *s)
{
    const Monstrous *g = monstrous_of(s);
    if (g->first >= s->nseats || g->began >= s->nseats || (!s->over && g->out[g->first]))
        return "the First Player is a seat that is in the game (MH-3.3)";
    if (s->round < 1 || (g->final && s->round > g->final))
        return "rounds count from 1, and the final round is the last (MH-28.2)";
    if (g->final > s->round + 1)
        return "the final round is this one or the next (MH-28.2)";
    if (s->nframes)
        return "no rule of this game waits";
    const char *fault = table_plain_fault(s);
    fault = fault ? fault : places_fault(s);
    fault = fault ? fault : enemies_fault(s);
    for (uint8_t seat = 0; seat < s->nseats && !fault; seat++)
        fault = seat_fault(s, seat);
    fault = fault ? fault : magic_fault(s);
    fault = fault ? fault : showdown_fault(s);
    return fault ? fault : end_fault(s);
}

/* ---- loading ---------------------------------------------------------------------------------------------------- */

/* Dice that have a slot of their own stand there: `first` in the first one. */
static void stand_in_order(State *s, PlaceId at, DefId first)
{
    for (DefId def = first; def < DEF_CREATURE; def++)
        for (PieceId p = table_first(s, at), next; p != NO_PIECE; p = next) {
            next = s->piece[p].next;
            if (s->piece[p].def == def && s->piece[p].pos != def - first)
                table_move(s, &monstrous_game, p, at, def - first, NULL);
        }
}

/* A position need not name heroes that are well, nor say where points came from. */
void monstrous_loaded(State *s)
{
    Monstrous *g = monstrous_mut(s);
    for (int seat = 0; seat < s->nseats; seat++) {
        unsigned there =
            monstrous_unwounded(s, seat) | monstrous_heroes(s, wounded_at(seat)) | monstrous_heroes(s, stone_at(seat));
        for (unsigned left = SET_HEROES & ~there; left; left &= left - 1) {
            int hero = __builtin_ctz(left);
            PieceId p = table_find(s, PLACE_BOX, (DefId)(DEF_HERO + hero));
            if (p != NO_PIECE)
                table_move(s, &monstrous_game, p, party_at(seat), hero, NULL);
        }
        const PlaceId homes[] = {party_at(seat), team_at(seat), wounded_at(seat), stone_at(seat)};
        for (int i = 0; i < 4; i++)
            stand_in_order(s, homes[i], DEF_HERO);
        int sum = 0;
        for (int source = 0; source < SOURCE_COUNT; source++)
            sum += g->points[source][seat];
        if (sum < g->score[seat])
            g->points[SOURCE_EARLIER][seat] = (uint16_t)(g->points[SOURCE_EARLIER][seat] + g->score[seat] - sum);
    }
    if (s->round == 0)
        s->round = 1;
    stand_in_order(s, PLACE_HEADS, DEF_HEAD);
    stand_in_order(s, PLACE_STUMPS, DEF_HEAD);
    stand_in_order(s, PLACE_MAGIC, DEF_BOLT);
    monstrous_sort(s, false, NULL);
}
