/* SPDX-License-Identifier: MIT
 * Horde: why a move is good, for hints and for looking back: who leads in which battle and what a card changes there
 * (stakes), what a power is worth and what a rival is denied, and the sentences made of these facts.  It knows what the
 * seat knows, no more. */
#include <stdlib.h>
#include <string.h>

#include "games/horde/horde_int.h"
#include "games/horde/horde_reason.h"

/* ==== stakes: who leads where ===================================================================================== */

enum { TO_COME = 3 /* what a battle without a token counts as */ };

/* Something to be said for or against a move. A template of core/say.h with the marks {n} {m}; {nth:..|..}, a choice;
 * {battles} and {who}, lists of kinds and seats; {all}, who and me; {me}; {kind} {card}, names; {low} {high}, kind and
 * kind2 as battles, "Dragon (8)". */
typedef struct {
    const char *text;
    int weight; /* how much it matters, about eight for a point; negative: it speaks against the move */
    int n, m, nth;
    unsigned battles, who; /* bits */
    uint8_t kind, kind2;
    DefId card;
} Fact;

enum { FACTS = 16, LINES = 4 };
typedef struct {
    int n;
    Fact fact[FACTS];
} Facts;
typedef struct { /* the sentences of a reason */
    int n;
    char text[LINES][SENTENCE_MAX];
} Lines;

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

void horde_stakes_look(const State *s, int me, Stakes *out)
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

void horde_stakes_shift(Stakes *st, int seat, DefId def, int n)
{
    for (unsigned kinds = horde_is_monster(def) ? horde_monster[def].kinds : 0; kinds; kinds &= kinds - 1)
        st->count[seat][__builtin_ctz(kinds)] += n;
}

Lead horde_stakes_lead(const Stakes *st, int seat, int kind)
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

static void fact_say(const Stakes *st, Fact f, char *out, size_t n)
{
    Marks k = {.st = st, .f = &f};
    say_found(out, n, f.text, find_mark, &k);
}

/* What is true of two battles in the same words is told once: "Takes the lead in Dragon (8) and Fire (5)." */
static void fact_add(Facts *c, Fact f)
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

/* One more sentence; left out when there is no room for it. */
static void lines_add(Lines *l, const Stakes *st, Fact f)
{
    NEED(l->n < LINES);
    fact_say(st, f, l->text[l->n], sizeof l->text[0]);
    /* the names of seats are still to come */
    size_t all = strlen(l->text[l->n]);
    for (int i = 0; i < l->n; i++)
        all += strlen(l->text[i]) + 1;
    l->n += all < SENTENCE_MAX - 9 * SEAT_NAME_MAX;
}

/* The weightiest first; weigh: those for the move, and the weightiest against it last. */
static void lines_add_facts(Lines *l, const Stakes *st, const Facts *c, int most, bool weigh)
{
    unsigned told = 0;
    int against = weigh ? next_fact(c, 0, -1) : -1, room = against >= 0 && most > 1 ? most - 1 : most;
    for (int i, k = 0; k < room && (i = next_fact(c, told, weigh)) >= 0; k++, told |= 1u << i)
        lines_add(l, st, c->fact[i]);
    if (against >= 0)
        lines_add(l, st, c->fact[against]);
}

/* "" when there are none */
static void lines_say(const Lines *l, char *out, size_t n)
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

/* What changes for `before.me` in the battles of `kinds` (bits) with the card, or without it. */
static void facts_of_change(Facts *c, const Stakes *before, const Stakes *after, DefId card, unsigned kinds)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        if (!(kinds >> kind & 1) || !before->open[kind])
            continue;
        Change x = {.was = horde_stakes_lead(before, before->me, kind),
                    .is = horde_stakes_lead(after, before->me, kind),
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

/* ==== powers and denials ========================================================================================== */
/* What the power of a card is worth to a seat as things stand, and what a rival is denied by taking it. */

/* How many of a card the seat has, those of this round and those laid out included. */
static int stakes_held(const State *s, int seat, DefId def)
{
    return table_count_of(s, horde_at(seat), def) + table_count_of(s, front_at(seat), def) +
           table_count_of(s, field_at(seat), def);
}

/* {nth:...}: the forms are for a second, a third and a fourth card. */
static int form_of_nth(int n)
{
    return n < 2 ? 0 : n > 4 ? 2 : n - 2;
}

/* Pairs of Forest and Royal, for the Elvenking (HO-12.3). */
static int stakes_pairs(const Stakes *st, int seat)
{
    int forest = st->count[seat][KIND_FOREST], royal = st->count[seat][KIND_ROYAL];
    return forest < royal ? forest : royal; /* HO-12.3 */
}

/* The dearest battle that one card more would win or level for the seat, which is at least at from_lead; -1: none. */
static int stakes_close_battle(const Stakes *st, int seat, int from_lead)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Lead l = horde_stakes_lead(st, seat, kind);
        bool close = st->open[kind] && st->known[kind] && st->value[kind] > 0 && l.lead <= 0 && l.lead >= from_lead &&
                     l.best > 0;
        if (close && (best < 0 || st->value[kind] > st->value[best]))
            best = kind;
    }
    return best;
}

/* ---- powers ----------------------------------------------------------------------------------------------------- */

static void say_vampire(const State *s, int seat, Facts *c)
{
    int n = stakes_held(s, seat, DEF_VAMPIRE) + 1;
    if (n == 1)
        fact_add(c, (Fact){.weight = 8, .text = N_("A first Vampire: 1 point, and more with every one after it.")});
    else
        fact_add(c,
                 (Fact){.weight = 8 * n,
                        .text = N_("{nth:A second Vampire: {n} points at the end, not {m}.|A third Vampire: {n} points "
                                   "at the end, not {m}.|A fourth Vampire: {n} points at the end, not {m}.}"),
                        .nth = form_of_nth(n),
                        .n = n * (n + 1) / 2,
                        .m = n * (n - 1) / 2}); /* HO-12.2 */
}

static void say_flayer(const State *s, const Stakes *st, Facts *c)
{
    int kind = stakes_close_battle(st, st->me, -1), n = stakes_held(s, st->me, DEF_FLAYER) + 1;
    if (kind < 0 && n == 1) {
        fact_add(c, (Fact){.weight = 12, .text = N_("A joker for any battle.")});
    } else if (kind < 0) {
        fact_add(c,
                 (Fact){.weight = 12,
                        .text = N_("{nth:A second joker for any battle.|A third joker for any battle.|A fourth joker "
                                   "for any battle.}"),
                        .nth = form_of_nth(n)});
    } else {
        Lead l = horde_stakes_lead(st, st->me, kind);
        fact_add(c, (Fact){.weight = (l.lead == 0 ? 9 : 8) * st->value[kind],
                           .text = l.lead == 0 ? N_("A joker to break the tie with {who} in {battles}.")
                                               : N_("A joker to draw level with {who} in {battles}."),
                           .who = l.who,
                           .battles = 1u << kind});
    }
}

/* Cards whose battles are won or lost by more than one: a Demon may have them. */
static int spare_cards(const State *s, const Stakes *st)
{
    int n = 0;
    for (PieceId p = table_first(s, horde_at(st->me)); p != NO_PIECE; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        if (!horde_is_monster(def) || horde_monster[def].kinds == 0)
            continue;
        bool spare = true;
        for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
            int kind = __builtin_ctz(kinds), lead = horde_stakes_lead(st, st->me, kind).lead;
            spare = spare && (!st->open[kind] || lead > 1 || lead < -1 || st->value[kind] < 0);
        }
        n += spare;
    }
    return n;
}

static void say_demon(const State *s, const Stakes *st, Facts *c)
{
    int spare = spare_cards(s, st);
    if (spare > 0)
        fact_add(c, (Fact){.weight = 30,
                           .text = N_("A joker in every battle for a card each time (cards to spare: {n})."),
                           .n = spare});
    else
        fact_add(c, (Fact){.weight = 20, .text = N_("A joker in every battle for a card each time.")});
}

/* What the seat would gain in tokens if these two changed places now. */
static int swap_gain(const Stakes *st, int a, int b)
{
    int lead_a = horde_stakes_lead(st, st->me, a).lead > 0, lead_b = horde_stakes_lead(st, st->me, b).lead > 0;
    return (st->value[b] - st->value[a]) * (lead_a - lead_b);
}

int horde_stakes_best_swap(const Stakes *st, int *low, int *high)
{
    int best = 0;
    for (int a = 0; a < KIND_COUNT; a++)
        for (int b = 0; b < KIND_COUNT; b++) {
            int differ = st->value[b] - st->value[a];
            if (!st->known[a] || !st->known[b] || differ < 1 || differ > 2 || swap_gain(st, a, b) <= best)
                continue; /* HO-9.2 */
            best = swap_gain(st, a, b);
            *low = a;
            *high = b;
        }
    return best;
}

static void say_trickster(const Stakes *st, Facts *c)
{
    int low = 0, high = 0, gain = horde_stakes_best_swap(st, &low, &high);
    if (gain == 0)
        fact_add(c, (Fact){.weight = 8, .text = N_("Can swap two tokens before the battles.")});
    else
        fact_add(c, (Fact){.weight = 8 * gain,
                           .text = N_("Can swap the tokens of {low}, led by {me} now, and {high} before the battles."),
                           .kind = (uint8_t)low,
                           .kind2 = (uint8_t)high});
}

/* What taking the card does besides fighting, and what it denies a rival. */
static void facts_of_power(const State *s, const Stakes *st, DefId def, Facts *c)
{
    switch (def) {
    case DEF_VAMPIRE:
        say_vampire(s, st->me, c);
        break;
    case DEF_FLAYER:
        say_flayer(s, st, c);
        break;
    case DEF_DEMON:
        say_demon(s, st, c);
        break;
    case DEF_TRICKSTER:
        say_trickster(st, c);
        break;
    case DEF_BETRAYER:
        fact_add(c, (Fact){.weight = 10, .text = N_("Can steal a rival\u2019s pick for three cards.")});
        break;
    case DEF_ELVENKING:
        fact_add(c,
                 (Fact){.weight = 8 + 8 * stakes_pairs(st, st->me),
                        .text = N_("{n:=0:The Elvenking: 1 point for each pair of a Forest and a Royal monster.|The "
                                   "Elvenking: 1 point now for a Forest and Royal pair.|The Elvenking: {n} points now "
                                   "for Forest and Royal pairs.}"),
                        .n = stakes_pairs(st, st->me)});
        break;
    default:
        break;
    }
}

/* ---- what a rival is denied ------------------------------------------------------------------------------------- */

static int in_pool(const State *s, int kind)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

/* The last card of a kind in the Pool, where it would win or level a battle for a rival who may take it. */
static void deny_kind(const State *s, const Stakes *st, DefId def, Facts *c)
{
    int best = 0, rival = 0, of = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        if (!st->known[kind] || st->value[kind] < 2 || in_pool(s, kind) != 1)
            continue;
        for (int q = 0; q < st->nseats; q++) {
            Lead l = horde_stakes_lead(st, q, kind);
            if (q == st->me || l.mine == 0 || l.lead < -1 || l.lead > 0 || horde_barred_by(s, q, def) != NO_PIECE ||
                st->value[kind] <= best)
                continue;
            best = st->value[kind];
            rival = q;
            of = kind;
        }
    }
    if (best > 0)
        fact_add(c, (Fact){.weight = 5 * best,
                           .text = of < FACTION_COUNT ? N_("Leaves no {kind} monster in the Pool for {who}.")
                                                      : N_("Leaves no {kind} in the Pool for {who}."),
                           .kind = (uint8_t)of,
                           .who = 1u << rival});
}

static void deny_power(const State *s, const Stakes *st, DefId def, Facts *c)
{
    if (def != DEF_VAMPIRE || table_count_of(s, PLACE_POOL, DEF_VAMPIRE) != 1)
        return;
    int most = 0, rival = 0;
    for (int q = 0; q < st->nseats; q++) {
        int n = q == st->me || horde_barred_by(s, q, def) != NO_PIECE ? 0 : stakes_held(s, q, DEF_VAMPIRE);
        rival = n > most ? q : rival;
        most = n > most ? n : most;
    }
    if (most > 0)
        fact_add(c, (Fact){.weight = 5 * (most + 1),
                           .text = N_("{nth:Keeps {who} from a second Vampire.|Keeps {who} from a third Vampire.|Keeps "
                                      "{who} from a fourth Vampire.}"),
                           .nth = form_of_nth(most + 1),
                           .who = 1u << rival});
}

static void facts_of_denial(const State *s, const Stakes *st, DefId def, Facts *c)
{
    deny_kind(s, st, def, c);
    deny_power(s, st, def, c);
}

/* ==== reasons ===================================================================================================== */
/* Why a move is good, for hints and for looking back: what it takes, keeps or loses in which battle and from whom,
 * what its power is worth here, what a rival is denied.  Arithmetic on what the seat knows, put into whole sentences
 * without a subject or with names; {0}..{3} stand for the names of seats. */

enum { PICK_FACTS = 3 };

/* ---- the rounds ------------------------------------------------------------------------------------------------- */

static void reason_pick(const State *s, Move m, Lines *out)
{
    const Horde *h = horde_of(s);
    Stakes st, after;
    Facts c = {0};
    horde_stakes_look(s, m.seat, &st);
    after = st;
    horde_stakes_shift(&after, m.seat, m.a, 1);
    facts_of_change(&c, &st, &after, m.a, horde_monster[m.a].kinds);
    facts_of_power(s, &st, m.a, &c);
    if (stakes_held(s, m.seat, DEF_ELVENKING) && stakes_pairs(&after, m.seat) > stakes_pairs(&st, m.seat))
        fact_add(&c, (Fact){.weight = 8, .text = N_("Adds a pair for the Elvenking.")});
    facts_of_denial(s, &st, m.a, &c);
    int limit = horde_limit(s), total = h->total[m.seat] + horde_cost(m.a);
    if (horde_cost(m.a) > 1 && total > limit)
        fact_add(&c,
                 (Fact){.weight = -4 * (total - limit),
                        .text = limit == 0 ? N_("Lets the others pick {n} too.") : N_("Raises the limit to {n} picks."),
                        .n = total});
    lines_add_facts(out, &st, &c, PICK_FACTS, true);
}

static void reason_stop(const State *s, Move m, Lines *out)
{
    Stakes st;
    int dearest = -1, rival = 0;
    horde_stakes_look(s, m.seat, &st);
    for (int q = 0; q < s->nseats; q++) {
        int kind = q == m.seat ? -1 : stakes_close_battle(&st, q, -1);
        if (kind < 0 || (dearest >= 0 && st.value[kind] <= st.value[dearest]))
            continue;
        dearest = kind;
        rival = q;
    }
    if (dearest < 0) {
        lines_add(out, &st, (Fact){.text = N_("Keeps the limit at {n}."), .n = horde_limit(s)});
        return;
    }
    bool level = horde_stakes_lead(&st, rival, dearest).lead == 0;
    lines_add(out, &st,
              (Fact){.text = level ? N_("Keeps the limit at {n}: {who} is tied for the lead in {battles}.")
                                   : N_("Keeps the limit at {n}: {who} is one behind in {battles}."),
                     .n = horde_limit(s),
                     .who = 1u << rival,
                     .battles = 1u << dearest});
}

/* "{0} leads {1} in Golem, 3 to 2." */
static Fact lead_fact(const Stakes *st, int kind)
{
    Lead l = horde_stakes_lead(st, st->me, kind);
    Fact f = {.kind = (uint8_t)kind, .who = l.who, .n = l.mine, .m = l.best};
    if (l.lead > 0 && l.best == 0)
        f.text = N_("Only {me} has any monsters in {kind}.");
    else if (l.lead > 0)
        f.text = N_("{me} leads {who} in {kind}, {n} to {m}.");
    else if (l.lead < 0)
        f.text = N_("{who:{who} leads {me} in {kind}, {m} to {n}.|{who} lead {me} in {kind}, {m} to {n}.}");
    else if (l.mine == 0)
        f.text = N_("Nobody has any monsters in {kind} yet.");
    else if (__builtin_popcount(l.who) == st->nseats - 1)
        f.text = N_("Everyone is tied in {kind} at {n}.");
    else
        f.text = N_("{all} are tied in {kind} at {n}.");
    return f;
}

static int dearest_left(const State *s)
{
    int best = -WORD_MAX;
    for (PieceId p = table_first(s, PLACE_TOKENS); p != NO_PIECE; p = s->piece[p].next)
        best = horde_token(s->piece[p].def) > best ? horde_token(s->piece[p].def) : best;
    return best;
}

static void reason_assign(const State *s, Move m, Lines *out)
{
    Stakes st;
    int kind = -1, value = horde_token(m.a), best = dearest_left(s);
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        kind = horde_battle_card(s, i) - DEF_BATTLE;
    if (kind < 0)
        return;
    horde_stakes_look(s, m.seat, &st);
    Lead l = horde_stakes_lead(&st, m.seat, kind);
    lines_add(out, &st, lead_fact(&st, kind));
    if (value > 0 && l.mine == 0 && l.best == 0)
        lines_add(out, &st, (Fact){.text = N_("{me} picks first this round.")});
    else if (best > value + 2 && l.lead <= 0)
        lines_add(out, &st, (Fact){.text = N_("The {n} is kept for another battle."), .n = best});
}

/* ---- the Betrayer ----------------------------------------------------------------------------------------------- */

static void stolen_changes(const State *s, const Stakes *st, Facts *c)
{
    const Frame *window = frame_peek(s);
    DefId card = s->piece[window->src].def;
    Stakes after = *st;
    horde_stakes_shift(&after, st->me, card, 1);
    horde_stakes_shift(&after, window->n, card, -1);
    facts_of_change(c, st, &after, card, horde_is_monster(card) ? horde_monster[card].kinds : 0);
    facts_of_power(s, st, card, c);
}

static void reason_window(const State *s, Move m, Lines *out)
{
    const Frame *window = frame_peek(s);
    Stakes st;
    Facts c = {0};
    if (!window)
        return;
    horde_stakes_look(s, m.seat, &st);
    stolen_changes(s, &st, &c);
    Lines what = {0};
    lines_add_facts(&what, &st, &c, 2, false);
    if (m.kind == MOVE_STEAL) {
        *out = what;
        if (c.n == 0)
            lines_add(out, &st, (Fact){.text = N_("Takes a card from a rival.")});
        return;
    }
    char facts[SENTENCE_MAX];
    lines_say(&what, facts, sizeof facts);
    say(out->text[out->n++], SENTENCE_MAX,
        SAY("{facts:The {card} is not worth three cards, though stealing it would do this: {facts}|The {card} is not "
            "worth "
            "three cards.}"),
        say_s("card", say_word(horde_game.def[s->piece[window->src].def].name)), say_s("facts", facts));
}

/* Of a card that changes no battle to come. */
static Fact price_of(const State *s, const Stakes *st, DefId def)
{
    if (def == DEF_VAMPIRE && s->option[OPT_VAMPIRES] != VAMPIRES_COLLECTED) /* HO-12.2 */
        return (Fact){.text = N_("{n:Price: 1 point at the end.|Price: {n} points at the end.}"),
                      .n = stakes_held(s, st->me, DEF_VAMPIRE)};
    if (def == DEF_ELVENKING)
        return (Fact){.text =
                          N_("{n:=0:Price: the Elvenking.|Price: 1 pair for the Elvenking.|Price: {n} pairs for the "
                             "Elvenking.}"),
                      .n = stakes_pairs(st, st->me)};
    if (def == DEF_FLAYER || def == DEF_DEMON)
        return (Fact){.text = N_("Price: a joker.")};
    if (def == DEF_TRICKSTER && s->phase < PHASE_TRICKSTER)
        return (Fact){.text = N_("Price: the chance to swap two tokens.")};
    return (Fact){.text = N_("The {card} is not needed any more."), .card = def};
}

/* What the seat loses without the card. */
static void add_price(const State *s, const Stakes *st, DefId def, const Facts *losses, Lines *out)
{
    if (losses->n > 0)
        lines_add_facts(out, st, losses, 2, false);
    else
        lines_add(out, st, price_of(s, st, def));
}

static void reason_give(const State *s, Move m, Lines *out)
{
    const Frame *window = frame_peek(s);
    Stakes st, after;
    Facts c = {0};
    if (!window)
        return;
    horde_stakes_look(s, m.seat, &st);
    horde_stakes_shift(&st, m.seat, s->piece[window->src].def, 1); /* what is stolen has changed hands by then */
    horde_stakes_shift(&st, window->n, s->piece[window->src].def, -1);
    after = st;
    horde_stakes_shift(&after, m.seat, m.a, -1);
    horde_stakes_shift(&after, window->n, m.a, 1);
    facts_of_change(&c, &st, &after, m.a, horde_monster[m.a].kinds);
    add_price(s, &st, m.a, &c, out);
}

/* ---- before and in the battles ---------------------------------------------------------------------------------- */

static int kind_of(DefId battle_card)
{
    return battle_card - DEF_BATTLE;
}

static void reason_swap(const State *s, Move m, Lines *out)
{
    Stakes st;
    horde_stakes_look(s, m.seat, &st);
    int up = st.value[kind_of(m.a)] < st.value[kind_of(m.b)] ? kind_of(m.a) : kind_of(m.b);
    int down = up == kind_of(m.a) ? kind_of(m.b) : kind_of(m.a);
    Lead l = horde_stakes_lead(&st, m.seat, down);
    lines_add(out, &st,
              (Fact){.text = N_("{kind} is then worth {n}, not {m}."),
                     .kind = (uint8_t)up,
                     .n = st.value[down],
                     .m = st.value[up]});
    lines_add(out, &st, lead_fact(&st, up));
    if (l.lead < 0)
        lines_add(out, &st,
                  (Fact){.text = N_("{who:{who} gets only {n} for {kind}.|{who} get only {n} for {kind}.}"),
                         .who = l.who,
                         .n = st.value[up],
                         .kind = (uint8_t)down});
}

/* The dearest battle the seat leads and did not name yet, or -1. */
static int next_led(const Stakes *st, unsigned named)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!(named >> kind & 1) && st->known[kind] && st->value[kind] > 0 &&
            horde_stakes_lead(st, st->me, kind).lead > 0 && (best < 0 || st->value[kind] > st->value[best]))
            best = kind;
    return best;
}

static void reason_keep(const State *s, Move m, Lines *out)
{
    Stakes st;
    int low = 0, high = 0;
    horde_stakes_look(s, m.seat, &st);
    int first = next_led(&st, 0), second = first >= 0 ? next_led(&st, 1u << first) : -1;
    if (first < 0) {
        lines_add(out, &st, (Fact){.text = N_("{me} leads no battle that a swap would make worth more.")});
        return;
    }
    lines_add(out, &st,
              (Fact){.text = horde_stakes_best_swap(&st, &low, &high) == 0
                                 ? N_("{me} leads {battles}; no swap gains more.")
                                 : N_("{me} leads {battles}."),
                     .battles = 1u << first | (second >= 0 ? 1u << second : 0)});
}

/* The present battle with one joker more. */
static void joker_changes(const Stakes *st, int kind, Facts *c)
{
    Stakes after = *st;
    after.count[st->me][kind]++;
    facts_of_change(c, st, &after, DEF_FLAYER, 1u << kind);
}

static void reason_sacrifice(const State *s, Move m, int kind, Lines *out)
{
    Stakes st, after;
    Facts now = {0}, losses = {0};
    DefId def = m.kind == MOVE_DEMON ? m.a : DEF_DEMON;
    bool fights_here = horde_monster[def].kinds >> kind & 1 || m.kind == MOVE_DEMON_USED;
    horde_stakes_look(s, m.seat, &st);
    if (fights_here) { /* HO-11.19: one comes, one goes */
        lines_add(out, &st, (Fact){.text = N_("No gain in {battles}."), .battles = 1u << kind});
    } else {
        joker_changes(&st, kind, &now);
        lines_add_facts(out, &st, &now, 1, false);
    }
    after = st;
    horde_stakes_shift(&after, m.seat, def, -1);
    facts_of_change(&losses, &st, &after, def, horde_monster[def].kinds & ~(1u << kind));
    add_price(s, &st, def, &losses, out);
}

static void reason_done(const State *s, Move m, int kind, Lines *out)
{
    Stakes st;
    horde_stakes_look(s, m.seat, &st);
    Lead l = horde_stakes_lead(&st, m.seat, kind);
    bool tie = l.lead < 0 && __builtin_popcount(l.who) > 1;
    Fact f = {.who = l.who, .n = l.lead < 0 && !tie ? -l.lead : l.best, .m = st.value[kind], .nth = 0};
    if (l.lead > 0) {
        lines_add(out, &st, lead_fact(&st, kind));
        f.text = N_("{me} wins the {m} as things stand.");
    } else if (l.lead == 0) {
        f.text = N_("It is {n} to {n}: nobody wins the {m} as things stand.");
    } else if (tie) {
        f.text = N_("The others are tied at {n}: nobody wins the {m}.");
    } else {
        f.text = N_("{who} wins the {m}, {n} ahead.");
    }
    lines_add(out, &st, f);
    st.open[kind] = false;
    int close = stakes_close_battle(&st, m.seat, -1);
    if (close >= 0 && l.lead <= 0)
        lines_add(out, &st, (Fact){.text = N_("A joker could matter more in {battles}."), .battles = 1u << close});
}

static void reason_joker(const State *s, Move m, Lines *out)
{
    DefId card = horde_battle_card(s, horde_of(s)->battle);
    if (!card)
        return;
    int kind = card - DEF_BATTLE;
    if (m.kind == MOVE_DONE) {
        reason_done(s, m, kind, out);
    } else if (m.kind == MOVE_FLAYER) {
        Stakes st;
        Facts c = {0};
        horde_stakes_look(s, m.seat, &st);
        joker_changes(&st, kind, &c);
        lines_add_facts(out, &st, &c, 1, false);
    } else {
        reason_sacrifice(s, m, kind, out);
    }
}

void horde_reason(const State *s, Move m, char *out, size_t n)
{
    Lines l = {0};
    switch (m.kind) {
    case MOVE_PICK:
        reason_pick(s, m, &l);
        break;
    case MOVE_STOP:
        reason_stop(s, m, &l);
        break;
    case MOVE_ASSIGN:
        reason_assign(s, m, &l);
        break;
    case MOVE_STEAL:
    case MOVE_DECLINE:
        reason_window(s, m, &l);
        break;
    case MOVE_GIVE:
        reason_give(s, m, &l);
        break;
    case MOVE_SWAP:
        reason_swap(s, m, &l);
        break;
    case MOVE_KEEP:
        reason_keep(s, m, &l);
        break;
    case MOVE_FLAYER:
    case MOVE_DEMON:
    case MOVE_DEMON_USED:
    case MOVE_DONE:
        reason_joker(s, m, &l);
        break;
    default:
        break;
    }
    lines_say(&l, out, n);
}
