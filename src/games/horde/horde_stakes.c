/* SPDX-License-Identifier: MIT */
#include "games/horde/horde_stakes.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "games/horde/horde_int.h"

enum { TO_COME = 3 /* what a battle without a token counts as */ };

static void count_place(const State *s, PlaceId at, int count[KIND_COUNT])
{
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        if (!horde_is_monster(s->piece[p].def)) /* a view may not know it */
            continue;
        for (unsigned kinds = horde_monster[s->piece[p].def].kinds; kinds; kinds &= kinds - 1)
            count[__builtin_ctz(kinds)]++;
    }
}

static void look_at_battles(const State *s, Stakes *st)
{
    const Horde *h = horde_of(s);
    bool drawn[KIND_COUNT] = {false};
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        if (!card)
            continue;
        int kind = card - DEF_BATTLE;
        PieceId token = horde_battle_token(s, i);
        drawn[kind] = true;
        st->open[kind] = h->after[i] == -2;
        st->known[kind] = st->open[kind] && token != NO_PIECE;
        st->value[kind] = st->known[kind] ? horde_token(s->piece[token].def) : 0;
    }
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!drawn[kind])
            st->open[kind] = s->phase < PHASE_TRICKSTER;
}

void stakes_look(const State *s, int me, Stakes *out)
{
    *out = (Stakes){.me = me, .nseats = s->nseats};
    look_at_battles(s, out);
    for (int seat = 0; seat < s->nseats; seat++) {
        count_place(s, horde_at(seat), out->count[seat]);
        count_place(s, front_at(seat), out->count[seat]);
        count_place(s, field_at(seat), out->count[seat]);
        if (s->phase == PHASE_JOKERS) /* with the jokers played */
            out->count[seat][horde_battle_card(s, horde_of(s)->battle) - DEF_BATTLE] = horde_strength(s, seat);
    }
}

void stakes_shift(Stakes *st, int seat, DefId def, int n)
{
    for (unsigned kinds = horde_is_monster(def) ? horde_monster[def].kinds : 0; kinds; kinds &= kinds - 1)
        st->count[seat][__builtin_ctz(kinds)] += n;
}

Lead stakes_lead(const Stakes *st, int seat, int kind)
{
    Lead l = {.mine = st->count[seat][kind], .best = -1};
    for (int q = 0; q < st->nseats; q++) {
        int n = st->count[q][kind];
        if (q == seat)
            continue;
        l.who = n > l.best ? 1u << q : n == l.best ? l.who | 1u << q : l.who;
        l.best = n > l.best ? n : l.best;
    }
    l.lead = l.mine - l.best;
    return l;
}

void stakes_battle(const Stakes *st, int kind, char *out, size_t n)
{
    int value = st->value[kind];
    const char *name = horde_game.def[DEF_BATTLE + kind].name;
    if (st->known[kind])
        (void)snprintf(out, n, "%s (%s%d)", name, value < 0 ? "\u2212" : "", abs(value));
    else
        (void)snprintf(out, n, "%s (to come)", name);
}

void stakes_who(unsigned who, char *out, size_t n)
{
    int first = who ? __builtin_ctz(who) : 0, last = 31 - __builtin_clz(who | 1u);
    int many = __builtin_popcount(who);
    if (many > 2)
        (void)snprintf(out, n, "the others");
    else if (many == 2)
        (void)snprintf(out, n, "{%d} and {%d}", first, last);
    else
        (void)snprintf(out, n, "{%d}", first);
}

/* ---- clauses ---------------------------------------------------------------------------------------------------- */

/* "Water (to come)" and "Fire (to come)": once is enough. */
static void add_battle(char *about, size_t n, const char *battle)
{
    static const char later[] = " (to come)";
    size_t had = strlen(about), more = strlen(battle), end = sizeof later - 1;
    bool both =
        had > end && more > end && strcmp(about + had - end, later) == 0 && strcmp(battle + more - end, later) == 0;
    if (both)
        about[had - end] = '\0';
    str_add(about, n, "%s%s", had ? " and " : "", battle);
}

void clause_add(Clauses *c, int weight, const char *battle, const char *format, ...)
{
    Clause said = {.weight = weight};
    va_list args;
    va_start(args, format);
    (void)vsnprintf(said.text, sizeof said.text, format, args);
    va_end(args);
    add_battle(said.about, sizeof said.about, battle ? battle : "");
    for (int i = 0; battle && i < c->n; i++) {
        Clause *other = &c->clause[i];
        if (strcmp(other->text, said.text) != 0 || (other->weight < 0) != (weight < 0))
            continue;
        add_battle(other->about, sizeof other->about, battle);
        other->weight += weight;
        return;
    }
    if (c->n < CLAUSES)
        c->clause[c->n++] = said;
}

typedef struct { /* one battle before and after */
    Lead was, is;
    int value; /* at least 1 */
    char battle[32], rival[32], now[32];
} Change;

static const char *are(unsigned who)
{
    return __builtin_popcount(who) == 1 ? "is" : "are";
}

static void wanted_gain(Clauses *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead <= 0 && x->is.lead > 0) {
        if (x->was.mine == 0 && x->was.best == 0)
            clause_add(c, 8 * v, x->battle, "takes the lead in @");
        else if (x->was.lead == 0)
            clause_add(c, 10 * v, x->battle, "breaks the tie with %s in @", x->rival);
        else
            clause_add(c, 12 * v, x->battle, "takes @ from %s", x->rival);
    } else if (x->was.lead < 0 && x->is.lead == 0) {
        clause_add(c, 8 * v, x->battle, "ties %s in @", x->now);
    } else if (x->is.lead > 0) {
        clause_add(c, x->was.lead == 1 ? 4 * v : v, x->battle, "widens the lead in @ to %d", x->is.lead);
    } else {
        clause_add(c, x->is.lead == -1 ? 3 * v : v, x->battle, "comes within %d of %s in @", -x->is.lead, x->now);
    }
}

/* The subject is the giving up: "Giving up Fire Ooze lets Anna tie in Fire (5)". */
static void wanted_loss(Clauses *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead > 0 && x->is.lead == 0 && x->is.best == 0)
        clause_add(c, -8 * v, x->battle, "gives up the lead in @");
    else if (x->was.lead > 0 && x->is.lead == 0)
        clause_add(c, -10 * v, x->battle, "lets %s tie in @", x->now);
    else if (x->was.lead > 0 && x->is.lead < 0)
        clause_add(c, -12 * v, x->battle, "loses @ to %s", x->now);
    else if (x->was.lead > 0)
        clause_add(c, -1, x->battle, "leaves a lead of %d in @", x->is.lead);
    else if (x->was.lead == 0)
        clause_add(c, -8 * v, x->battle, "loses the tie with %s in @", x->now);
    else
        clause_add(c, x->was.lead == -1 ? -3 * v : -1, x->battle, "costs %s in @, where %s %s %d ahead",
                   x->was.lead == -1 ? "little" : "nothing", x->rival, are(x->was.who), -x->was.lead);
}

/* Tokens below nothing: who leads has to take them. */
static void unwanted_gain(Clauses *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead <= 0 && x->is.lead > 0)
        clause_add(c, -9 * v, x->battle, "has to take @ as it stands");
    else if (x->was.lead < 0 && x->is.lead == 0 && __builtin_popcount(x->was.who) == 1)
        clause_add(c, -6 * v, x->battle, "ties in @ and so spares %s", x->rival);
    else if (x->is.lead > 0)
        clause_add(c, -2 * v, x->battle, "leads @ by %d", x->is.lead);
    else if (x->is.lead < 0 && __builtin_popcount(x->is.who) == 1)
        clause_add(c, v, x->battle, "still leaves @ to %s", x->now);
    else
        clause_add(c, 0, x->battle, "nobody has to take @ anyway");
}

static void unwanted_loss(Clauses *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead > 0 && x->is.lead <= 0)
        clause_add(c, 9 * v, x->battle, "gets rid of @");
    else if (x->was.lead == 0 && __builtin_popcount(x->is.who) == 1)
        clause_add(c, 6 * v, x->battle, "leaves @ to %s", x->now);
    else if (x->was.lead > 0)
        clause_add(c, -1, x->battle, "does not get rid of @");
    else
        clause_add(c, 1, x->battle, "changes nothing in @");
}

void clause_changes(Clauses *c, const Stakes *before, const Stakes *after, unsigned kinds)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        if (!(kinds >> kind & 1) || !before->open[kind])
            continue;
        Change x = {.was = stakes_lead(before, before->me, kind), .is = stakes_lead(after, before->me, kind)};
        if (x.was.lead == x.is.lead)
            continue;
        x.value = before->known[kind] ? abs(before->value[kind]) : TO_COME;
        stakes_battle(before, kind, x.battle, sizeof x.battle);
        stakes_who(x.was.who, x.rival, sizeof x.rival);
        stakes_who(x.is.who, x.now, sizeof x.now);
        bool gain = x.is.lead > x.was.lead;
        if (before->value[kind] < 0)
            (gain ? unwanted_gain : unwanted_loss)(c, &x);
        else
            (gain ? wanted_gain : wanted_loss)(c, &x);
    }
}

/* The weightiest clause that was not said; sign 1: for the move, -1: against it, 0: either. -1: none is left. */
static int next_clause(const Clauses *c, unsigned said, int sign)
{
    int best = -1, most = 0;
    for (int i = 0; i < c->n; i++) {
        int w = c->clause[i].weight;
        if (said >> i & 1 || (sign && (w < 0) != (sign < 0)))
            continue;
        if (best < 0 || abs(w) > most) {
            best = i;
            most = abs(w);
        }
    }
    return best;
}

/* With room for the full stop; false, and nothing added, when it does not fit. */
static bool add_clause(char *out, size_t n, const char *between, const Clause *c)
{
    char text[CLAUSE_TEXT + sizeof c->about] = "";
    const char *mark = strchr(c->text, '@');
    int before = mark ? (int)(mark - c->text) : (int)strlen(c->text);
    (void)snprintf(text, sizeof text, "%.*s%s%s", before, c->text, mark ? c->about : "", mark ? mark + 1 : "");
    size_t had = strlen(out), more = strlen(text) + (had ? strlen(between) : 0);
    if (had + more + 2 > n)
        return false;
    str_add(out, n, "%s%s", had ? between : "", text);
    if (had == 0)
        out[0] = (char)toupper((unsigned char)out[0]);
    return true;
}

void clauses_say(const Clauses *c, int most, char *out, size_t n)
{
    unsigned said = 0;
    int against = next_clause(c, 0, -1), room = against >= 0 && most > 1 ? most - 1 : most, pros = 0;
    for (int i; pros < room && (i = next_clause(c, said, 1)) >= 0; said |= 1u << i)
        pros += add_clause(out, n, "; ", &c->clause[i]);
    if (against >= 0)
        (void)add_clause(out, n, pros ? ", but " : "; ", &c->clause[against]);
    if (out[0])
        str_add(out, n, ".");
}

void clauses_list(const Clauses *c, int most, char *out, size_t n)
{
    unsigned said = 0;
    for (int i, k = 0; k < most && (i = next_clause(c, said, 0)) >= 0; k++, said |= 1u << i)
        (void)add_clause(out, n, "; ", &c->clause[i]);
    if (out[0])
        str_add(out, n, ".");
}
