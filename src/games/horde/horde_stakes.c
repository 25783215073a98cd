/* SPDX-License-Identifier: MIT */
#include "games/horde/horde_stakes.h"

#include <stdlib.h>
#include <string.h>

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

/* ---- facts in words ---------------------------------------------------------------------------------------------- */

enum { BATTLE_TEXT = 80 };

typedef struct { /* what the marks of one fact stand for */
    const Stakes *st;
    const Fact *f;
    char text[KIND_COUNT][BATTLE_TEXT];
    const char *item[KIND_COUNT];
} Marks;

/* "Dragon (8)", "Skeleton (−3)", "Water (not drawn yet)" */
static const char *battle_text(Marks *k, int kind, int row)
{
    SayArg name = say_s("battle", say_word(horde_game.def[DEF_BATTLE + kind].name));
    if (k->st->known[kind])
        say(k->text[row], BATTLE_TEXT, SAY("{battle} ({n})"), name, say_n("n", k->st->value[kind]));
    else
        say(k->text[row], BATTLE_TEXT, SAY("{battle} (not drawn yet)"), name);
    return k->text[row];
}

static SayArg battles_arg(Marks *k)
{
    int n = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (k->f->battles >> kind & 1) {
            k->item[n] = battle_text(k, kind, n);
            n++;
        }
    return say_list("", SAY_AND, k->item, n);
}

static SayArg seats_arg(Marks *k, unsigned who)
{
    static const char *const seat[HORDE_SEATS] = {"{0}", "{1}", "{2}", "{3}"};
    int n = 0;
    for (int q = 0; q < HORDE_SEATS; q++)
        if (who >> q & 1)
            k->item[n++] = seat[q];
    return say_list("", SAY_AND, k->item, n);
}

static bool find_mark(void *ctx, const char *name, SayArg *out)
{
    Marks *k = ctx;
    const Fact *f = k->f;
    if (strcmp(name, "battles") == 0)
        *out = battles_arg(k);
    else if (strcmp(name, "who") == 0)
        *out = seats_arg(k, f->who);
    else if (strcmp(name, "all") == 0)
        *out = seats_arg(k, f->who | 1u << k->st->me);
    else if (strcmp(name, "me") == 0)
        *out = say_seat("", k->st->me);
    else if (strcmp(name, "n") == 0)
        *out = say_n("", f->n);
    else if (strcmp(name, "m") == 0)
        *out = say_n("", f->m);
    else if (strcmp(name, "nth") == 0)
        *out = say_which("", f->nth);
    else if (strcmp(name, "kind") == 0)
        *out = say_s("", say_word(horde_game.def[DEF_BATTLE + f->kind].name));
    else if (strcmp(name, "low") == 0)
        *out = say_s("", battle_text(k, f->kind, 0));
    else if (strcmp(name, "high") == 0)
        *out = say_s("", battle_text(k, f->kind2, 1));
    else if (strcmp(name, "card") == 0)
        *out = say_s("", say_word(horde_game.def[f->card].name));
    else
        return false;
    return true;
}

void fact_say(const Stakes *st, Fact f, char *out, size_t n)
{
    Marks k = {.st = st, .f = &f};
    say_found(out, n, f.text, find_mark, &k);
}

void fact_add(Facts *c, Fact f)
{
    for (int i = 0; f.battles && i < c->n; i++) {
        Fact *other = &c->fact[i];
        bool same = strcmp(other->text, f.text) == 0 && other->n == f.n && other->who == f.who;
        if (!same || (other->weight < 0) != (f.weight < 0))
            continue;
        other->battles |= f.battles;
        other->weight += f.weight;
        return;
    }
    if (c->n < FACTS)
        c->fact[c->n++] = f;
}

/* The weightiest fact that was not told; sign 1: for the move, -1: against it, 0: either. -1: none is left. */
static int next_fact(const Facts *c, unsigned told, int sign)
{
    int best = -1, most = 0;
    for (int i = 0; i < c->n; i++) {
        int w = c->fact[i].weight;
        if (told >> i & 1 || (sign && (w < 0) != (sign < 0)))
            continue;
        if (best < 0 || abs(w) > most) {
            best = i;
            most = abs(w);
        }
    }
    return best;
}

void lines_add(Lines *l, const Stakes *st, Fact f)
{
    NEED(l->n < LINES);
    fact_say(st, f, l->text[l->n], sizeof l->text[0]);
    /* the names of seats are still to come */
    size_t all = strlen(l->text[l->n]);
    for (int i = 0; i < l->n; i++)
        all += strlen(l->text[i]) + 1;
    l->n += all < SENTENCE_MAX - 9 * SEAT_NAME_MAX;
}

void lines_add_facts(Lines *l, const Stakes *st, const Facts *c, int most, bool weigh)
{
    unsigned told = 0;
    int against = weigh ? next_fact(c, 0, -1) : -1, room = against >= 0 && most > 1 ? most - 1 : most;
    for (int i, k = 0; k < room && (i = next_fact(c, told, weigh)) >= 0; k++, told |= 1u << i)
        lines_add(l, st, c->fact[i]);
    if (against >= 0)
        lines_add(l, st, c->fact[against]);
}

void lines_say(const Lines *l, char *out, size_t n)
{
    const char *line[LINES];
    out[0] = '\0';
    for (int i = 0; i < l->n; i++)
        line[i] = l->text[i];
    if (l->n > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, l->n));
}

/* ---- what a card changes ----------------------------------------------------------------------------------------- */

typedef struct { /* one battle before and after */
    Lead was, is;
    int value; /* at least 1 */
    unsigned battle;
    DefId card;
} Change;

static void tell_fact(Facts *c, const Change *x, int weight, const char *text, unsigned who, int n)
{
    fact_add(c, (Fact){.text = text, .weight = weight, .battles = x->battle, .who = who, .n = n, .card = x->card});
}

static void wanted_gain(Facts *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead <= 0 && x->is.lead > 0) {
        if (x->was.mine == 0 && x->was.best == 0)
            tell_fact(c, x, 8 * v, N_("Takes the lead in {battles}."), 0, 0);
        else if (x->was.lead == 0)
            tell_fact(c, x, 10 * v, N_("Breaks the tie with {who} in {battles}."), x->was.who, 0);
        else
            tell_fact(c, x, 12 * v, N_("Takes {battles} from {who}."), x->was.who, 0);
    } else if (x->was.lead < 0 && x->is.lead == 0) {
        tell_fact(c, x, 8 * v, N_("Draws level with {who} in {battles}."), x->is.who, 0);
    } else if (x->is.lead > 0) {
        tell_fact(c, x, x->was.lead == 1 ? 4 * v : v, N_("Widens the lead in {battles} to {n}."), 0, x->is.lead);
    } else {
        tell_fact(c, x, x->is.lead == -1 ? 3 * v : v, N_("Comes within {n} of {who} in {battles}."), x->is.who,
                  -x->is.lead);
    }
}

static void wanted_loss(Facts *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead > 0 && x->is.lead == 0 && x->is.best == 0)
        tell_fact(c, x, -8 * v, N_("Without the {card}, {me} loses the lead in {battles}."), 0, 0);
    else if (x->was.lead > 0 && x->is.lead == 0)
        tell_fact(c, x, -10 * v,
                  N_("{who:Without the {card}, {who} draws level in {battles}.|Without the {card}, {who} "
                     "draw level in {battles}.}"),
                  x->is.who, 0);
    else if (x->was.lead > 0 && x->is.lead < 0)
        tell_fact(c, x, -12 * v, N_("Without the {card}, {me} loses {battles} to {who}."), x->is.who, 0);
    else if (x->was.lead > 0)
        tell_fact(c, x, -1, N_("Without the {card}, the lead in {battles} is {n}."), 0, x->is.lead);
    else if (x->was.lead == 0)
        tell_fact(c, x, -8 * v, N_("Without the {card}, {me} falls behind {who} in {battles}."), x->is.who, 0);
    else if (x->was.lead == -1)
        tell_fact(
            c, x, -3 * v,
            N_("{who:The {card} matters little in {battles}, where {who} is {n} ahead.|The {card} matters little in "
               "{battles}, where {who} are {n} ahead.}"),
            x->was.who, -x->was.lead);
    else
        tell_fact(
            c, x, -1,
            N_("{who:The {card} changes nothing in {battles}, where {who} is {n} ahead.|The {card} changes nothing "
               "in {battles}, where {who} are {n} ahead.}"),
            x->was.who, -x->was.lead);
}

/* Tokens below nothing: who leads has to take them. */
static void unwanted_gain(Facts *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead <= 0 && x->is.lead > 0)
        tell_fact(c, x, -9 * v, N_("Would win {battles} as things stand."), 0, 0);
    else if (x->was.lead < 0 && x->is.lead == 0 && __builtin_popcount(x->was.who) == 1)
        tell_fact(c, x, -6 * v, N_("Ties {battles}, which spares {who}."), x->was.who, 0);
    else if (x->is.lead > 0)
        tell_fact(c, x, -2 * v, N_("Leads {battles} by {n}."), 0, x->is.lead);
    else if (x->is.lead < 0 && __builtin_popcount(x->is.who) == 1)
        tell_fact(c, x, v, N_("Still lets {who} win {battles}."), x->is.who, 0);
    else
        tell_fact(c, x, 0, N_("Nobody wins {battles} anyway."), 0, 0);
}

static void unwanted_loss(Facts *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead > 0 && x->is.lead <= 0)
        tell_fact(c, x, 9 * v, N_("Without the {card}, {me} no longer wins {battles}."), 0, 0);
    else if (x->was.lead == 0 && __builtin_popcount(x->is.who) == 1)
        tell_fact(c, x, 6 * v, N_("Without the {card}, {who} wins {battles}."), x->is.who, 0);
    else if (x->was.lead > 0)
        tell_fact(c, x, -1, N_("Without the {card}, {me} still wins {battles}."), 0, 0);
    else
        tell_fact(c, x, 1, N_("The {card} changes nothing in {battles}."), 0, 0);
}

void facts_of_change(Facts *c, const Stakes *before, const Stakes *after, DefId card, unsigned kinds)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        if (!(kinds >> kind & 1) || !before->open[kind])
            continue;
        Change x = {.was = stakes_lead(before, before->me, kind),
                    .is = stakes_lead(after, before->me, kind),
                    .battle = 1u << kind,
                    .card = card};
        if (x.was.lead == x.is.lead)
            continue;
        x.value = before->known[kind] ? abs(before->value[kind]) : TO_COME;
        bool gain = x.is.lead > x.was.lead;
        if (before->value[kind] < 0)
            (gain ? unwanted_gain : unwanted_loss)(c, &x);
        else
            (gain ? wanted_gain : wanted_loss)(c, &x);
    }
}
