/* SPDX-License-Identifier: MIT
 * What this table says before something is done: the running sum, what a mark changes, what an end leaves undone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "boards/monstrous_draw.h"
#include "core/table.h"

void monstrous_zoom(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    const DefSpec *d = &monstrous_game.def[def];
    if (def >= DEF_HERO && def < DEF_ENEMY)
        str_add(out, n, "*d%d.* %s", monstrous_sides[def - DEF_HERO], d->text);
    else if (def >= DEF_MONSTER)
        str_add(out, n, "*Epic monster.* %s", d->text != NULL ? d->text : "");
    else if (def == DEF_OGRE)
        str_add(out, n, "*20 points.* Numbers 18 and 19.");
    else if (def >= DEF_CREATURE)
        str_add(out, n, "*10 points.* Hit it with exactly %d.", def - DEF_CREATURE + 2);
}

void monstrous_undone(const State *s, char *out, size_t n)
{
    Undone u = monstrous_left_undone(s);
    out[0] = '\0';
    if (u.hits > 0)
        str_add(out, n, "%d exact hit%s", u.hits, u.hits == 1 ? "" : "s");
    if (u.cures > 0)
        str_add(out, n, "%sa cure", out[0] ? ", " : "");
    if (u.abilities > 0)
        str_add(out, n, "%s%d abilit%s", out[0] ? ", " : "", u.abilities, u.abilities == 1 ? "y" : "ies");
}

static void plan_attack(const Table *t, Move m, char *q, size_t qn)
{
    const State *s = t->in->s;
    PieceId p = monstrous_target_piece(s, m.b - DEF_ENEMY);
    if (p == NO_PIECE)
        return;
    str_add(q, qn, "%s: exactly %d",
            t->in->game->def[m.b < DEF_HEAD ? monstrous_creature(s, p) : DEF_MONSTER + MONSTER_HYDRA - 1].name,
            s->piece[p].n);
    if (monstrous_of(s)->showdown == 0) /* MH-30.5 */
        str_add(q, qn, " for %d points", monstrous_points(s, m.b - DEF_ENEMY));
}

static void plan_gathering(const Table *t, char *q, size_t qn)
{
    const State *s = t->in->s;
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    int sum = monstrous_sum(&melee, t->gathered), need = monstrous_need_of(t);
    if (need > 0 && sum < need)
        (void)snprintf(q, qn, "{%d}, %d more needed", s->to_act, need - sum);
    else if (need == 0 && t->gathered != 0)
        (void)snprintf(q, qn, "{%d}, you have %d. Choose a target.", s->to_act, sum);
}

/* What cannot be taken back, or costs something one may not think of. */
static void warn_of_attack(const Table *t, Move m, char *d, size_t dn)
{
    const State *s = t->in->s;
    PieceId p = monstrous_target_piece(s, m.b - DEF_ENEMY);
    if (p != NO_PIECE && m.b < DEF_HEAD && s->piece[p].face == MONSTER_TROLL)
        str_add(d, dn, "The Troll comes back on a 5 or 6. This cannot be undone.");
    unsigned claws = 0;
    for (PieceId q = table_first(s, PLACE_MAGIC); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].def >= DEF_BEAR)
            claws |= 1u << (SET_BEAR + s->piece[q].def - DEF_BEAR);
    if (m.a >> HERO_DRUID & 1 && claws & ~m.a)
        str_add(d, dn, "%sBear dice you do not use now are lost.", d[0] ? " " : "");
}

static void plan_tool(int kind, char *q, size_t qn, char *d, size_t dn)
{
    static const struct {
        uint8_t kind;
        const char *question, *detail;
    } ask[] = {
        {MOVE_DOUBLE, "Backstab: choose a die to count twice", "Choose the same die again to take it off."},
        {MOVE_RAISE, "Guidance: choose a die to count 1 more", "Choose the same die again to take it off."},
        {MOVE_LOWER, "Guidance: choose a die to count 1 less", "Choose the same die again to take it off."},
        {MOVE_SLEEP, "Sleep: choose an enemy to re-roll",
         "This cannot be undone. The chance of an epic monster is 1 in 19."},
        {MOVE_MEND, "Heal: choose a wounded hero", ""},
        {MOVE_INSPIRE, "Inspiration: choose a hero to roll", "You must keep the new number. This cannot be undone."},
        {MOVE_RAGE, "Rage: choose an enemy to defeat", ""},
    };
    for (size_t i = 0; i < sizeof ask / sizeof *ask; i++)
        if (ask[i].kind == kind) {
            str_add(q, qn, "%s", ask[i].question);
            str_add(d, dn, "%s", ask[i].detail);
        }
}

static void say_wounds(const State *s, char *d, size_t dn)
{
    int well, wounds = monstrous_wounds_to_come(s, &well);
    if (wounds > 0 && well == 0)
        str_add(d, dn, "%sIf you end the turn now, you have no unwounded hero left and are out of the game.",
                d[0] ? " " : "");
    else if (wounds > 0)
        str_add(d, dn, "%sAt the end %d wound%s, %d stay%s well.", d[0] ? " " : "", wounds, wounds == 1 ? "" : "s",
                well, well == 1 ? "s" : "");
    if (monstrous_in_play(s) >> MONSTER_DRAGON & 1 && well > 0)
        str_add(d, dn, "%sFire Breath follows.", d[0] ? " " : "");
}

/* Before the turn is ended: what would be left undone, and what follows. */
static void plan_nothing(const State *s, char *d, size_t dn)
{
    char undone[120];
    monstrous_undone(s, undone, sizeof undone);
    if (undone[0])
        str_add(d, dn, "You can still do: %s.", undone);
    say_wounds(s, d, dn);
}

bool monstrous_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (m.kind == MOVE_ATTACK) {
        plan_attack(t, m, q, qn);
        warn_of_attack(t, m, d, dn);
    } else if (m.kind == MOVE_TREAT)
        (void)snprintf(q, qn, "The %s becomes unwounded", t->in->game->def[m.b].name);
    else if (m.kind == 0 && s->phase == PHASE_ACTION && (t->gathered != 0 || t->aim != 0))
        plan_gathering(t, q, qn);
    else if (m.kind == 0 && s->phase == PHASE_ACTION)
        plan_nothing(s, d, dn);
    else if (m.kind == MOVE_END) {
        char undone[120];
        int well, wounds = monstrous_wounds_to_come(s, &well);
        monstrous_undone(s, undone, sizeof undone);
        (void)snprintf(q, qn, "End the turn anyway?");
        if (undone[0])
            (void)snprintf(d, dn, "Left undone: %s.", undone);
        say_wounds(s, d, dn);
        return undone[0] || (wounds > 0 && well == 0);
    } else if (t->tool != 0)
        plan_tool(m.kind, q, qn, d, dn);
    return false;
}
