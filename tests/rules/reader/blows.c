/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <string.h>

static int less(int a, int b)
{
    return a < b ? a : b;
}

static int at_least_0(int n)
{
    return n > 0 ? n : 0;
}

/* ---- damage ----------------------------------------------------------------------------------------------------- */

static bool has_barrier_up(const Stander *x) /* SH-15.4 */
{
    return is_a_creature(x) && has_the_key(x, KEY_BARRIER) && x->tokens >= 0;
}

/* Damage of n that `who` deals to the unit. SH-10.5 */
static void deal(const Board *b, const Stander *who, int unit, int n, Blows *out)
{
    const Stander *x = &b->who[unit];
    int pierce = who->pierce;
    if (n <= 0 || cannot_be_hurt(b->s, x) || has_the_key(x, KEY_IMMUNE)) /* SH-10.6, SH-15.23 */
        return;
    int left = x->armor - out->used[unit];
    int pierced = less(pierce, left);        /* SH-10.7 */
    int prevented = less(left - pierced, n); /* SH-10.8 */
    out->used[unit] += pierced + prevented;
    n -= prevented;
    if (n > 0 && has_barrier_up(x) && out->wounds[unit] == 0) /* SH-10.9 */
        n = 1;
    out->wounds[unit] += n; /* SH-10.10 */
    out->by[unit] |= n > 0 ? 1u << (who - b->who) : 0;
}

/* ---- the fight -------------------------------------------------------------------------------------------------- */

static bool strikes(const Stander *x) /* SH-7.10 */
{
    return is_a_creature(x) && !x->stunned;
}

static void note(Blows *out, int who, int whom, int n)
{
    out->strike[out->n].who = who;
    out->strike[out->n].whom = whom;
    out->strike[out->n].n = n;
    out->n++;
}

/* SH-15.20, SH-15.21: so much of the attack n of `who` stays with its opponent. What n cannot destroy gets all of it. */
static int kept_by_opponent(const Board *b, const Stander *who, const Stander *whom, int n)
{
    int armor = at_least_0(whom->armor - who->pierce), need = armor + whom->health;
    if (has_the_key(whom, KEY_IMMUNE) || cannot_fall(b->s, whom))
        return n;
    if (has_barrier_up(whom)) {
        if (whom->health > 1)
            return n;
        need = armor + 1;
    }
    return less(need, n);
}

/* SH-7.5; SH-13.6 makes robbery of it. */
static void strike_castle(const Board *b, const Stander *who, int n, Blows *out)
{
    if (feat_is(b->s, FEAT_WORLD_ON_ITS_HEAD))
        out->robbed += n;
    else
        deal(b, who, UNIT_CASTLE, n, out);
}

static void cleave(const Board *b, const Stander *who, const Stander *whom, int n, Blows *out) /* SH-15.5 */
{
    for (int lane = whom->lane - 1; lane <= whom->lane + 1; lane += 2) {
        int beside = stander_at(b, lane, whom->horde);
        if (beside != NO_UNIT && is_a_creature(&b->who[beside]))
            deal(b, who, beside, n, out);
    }
}

static void strike_opponent(const Board *b, int a, int z, Blows *out) /* SH-7.7 */
{
    const Stander *who = &b->who[a], *whom = &b->who[z];
    int n = who->attack, kept = has_the_key(who, KEY_TRAMPLE) ? kept_by_opponent(b, who, whom, n) : n;
    note(out, a, z, n);
    deal(b, who, z, kept, out);
    if (has_the_key(who, KEY_CLEAVE))
        cleave(b, who, whom, n, out);
    if (n > kept && who->horde)
        strike_castle(b, who, n - kept, out); /* SH-15.22 */
    else if (n > kept)
        deal(b, who, UNIT_PORTAL, n - kept, out);
}

static void strike_beyond(const Board *b, int a, Blows *out) /* nobody is in the way */
{
    const Stander *who = &b->who[a];
    if (who->horde && feat_is(b->s, FEAT_WORLD_ON_ITS_HEAD)) { /* SH-13.6: it does not strike */
        out->robbed += who->attack;
        return;
    }
    int whom = who->horde ? UNIT_CASTLE : UNIT_PORTAL;
    note(out, a, whom, who->attack);
    deal(b, who, whom, who->attack, out);
}

void fight_in_lane(const Board *b, int lane, Blows *out)
{
    memset(out, 0, sizeof *out);
    int upper = stander_at(b, lane, true), lower = stander_at(b, lane, false);
    bool monster = upper != NO_UNIT && is_a_monster(&b->who[upper]);
    bool ally = lower != NO_UNIT && is_an_ally(&b->who[lower]);
    if (monster && strikes(&b->who[upper])) {
        if (ally)
            strike_opponent(b, upper, lower, out);
        else
            strike_beyond(b, upper, out); /* SH-7.5: a tower is not in the way */
    }
    if (ally && strikes(&b->who[lower])) {
        if (monster)
            strike_opponent(b, lower, upper, out);
        else if (upper == NO_UNIT)
            strike_beyond(b, lower, out); /* SH-7.6 */
    }
}

void strike_once(const Board *b, int who, int whom, Blows *out)
{
    memset(out, 0, sizeof *out);
    if (!strikes(&b->who[who]))
        return;
    note(out, who, whom, b->who[who].attack);
    deal(b, &b->who[who], whom, b->who[who].attack, out);
}

int to_be_pillaged(const Board *b)
{
    int n = 0;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++)
        if (b->who[u].lane < 0 && !b->who[u].sated)
            n += at_least_0(b->who[u].health);
    return n;
}
