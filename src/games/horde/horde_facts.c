/* SPDX-License-Identifier: MIT
 * Horde: facts for reasons: what a card changes in which battle, the value of a power, what a rival is denied; and how a
 * fact is put into words. */
#include "games/horde/horde_facts.h"

#include <stdlib.h>
#include <string.h>

#include "games/horde/horde_int.h"

enum { TO_COME = 3 /* value assumed for a battle without a token */ };

/* ---- facts in words ---------------------------------------------------------------------------------------------- */

enum { BATTLE_TEXT = 80 };

typedef struct { /* what the marks of one fact are filled from, and room for their texts */
    const HordeLeads *leads;
    const Fact *f;
    char text[KIND_COUNT][BATTLE_TEXT];
    const char *item[KIND_COUNT];
} Marks;

/* "Dragon (8)", "Skeleton (−3)", "Water (not drawn yet)" */
static const char *battle_text(Marks *k, int kind, int row)
{
    SayArg name = say_s("battle", say_word(horde_game.def[DEF_BATTLE + kind].name));
    if (k->leads->known[kind])
        say(k->text[row], BATTLE_TEXT, SAY("{battle} ({n})"), name, say_n("n", k->leads->value[kind]));
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
        *out = seats_arg(k, f->who | 1u << k->leads->me);
    else if (strcmp(name, "me") == 0)
        *out = say_seat("", k->leads->me);
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

static void fact_say(const HordeLeads *leads, Fact f, char *out, size_t n)
{
    Marks k = {.leads = leads, .f = &f};
    say_found(out, n, f.text, find_mark, &k);
}

/* Adds a fact. Facts that differ only in the battle are merged: "Takes the lead in Dragon (8) and Fire (5)." */
void horde_fact_add(Facts *c, Fact f)
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

/* Returns the weightiest fact not used yet; sign 1: for the move, -1: against it, 0: either. -1: none is left. */
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

/* Adds a sentence, if there is room for it. */
void horde_lines_add(Lines *l, const HordeLeads *leads, Fact f)
{
    REQUIRE(l->n < LINES);
    fact_say(leads, f, l->text[l->n], sizeof l->text[0]);
    /* The names of seats are filled in later. */
    size_t all = strlen(l->text[l->n]);
    for (int i = 0; i < l->n; i++)
        all += strlen(l->text[i]) + 1;
    l->n += all < SENTENCE_MAX - 9 * SEAT_NAME_MAX;
}

/* Adds the sentences of the weightiest facts first; weigh: those for the move, and the weightiest against it last. */
void horde_lines_add_facts(Lines *l, const HordeLeads *leads, const Facts *c, int most, bool weigh)
{
    unsigned told = 0;
    int against = weigh ? next_fact(c, 0, -1) : -1, room = against >= 0 && most > 1 ? most - 1 : most;
    for (int i, k = 0; k < room && (i = next_fact(c, told, weigh)) >= 0; k++, told |= 1u << i)
        horde_lines_add(l, leads, c->fact[i]);
    if (against >= 0)
        horde_lines_add(l, leads, c->fact[against]);
}

/* "" when there are none */
void horde_lines_say(const Lines *l, char *out, size_t n)
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
    horde_fact_add(c,
                   (Fact){.text = text, .weight = weight, .battles = x->battle, .who = who, .n = n, .card = x->card});
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
        tell_fact(c, x, 8 * v, N_("Ties with {who} in {battles}."), x->is.who, 0);
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
                  N_("{who:Without the {card}, {who} ties {battles}.|Without the {card}, {who} tie {battles}.}"),
                  x->is.who, 0);
    else if (x->was.lead > 0 && x->is.lead < 0)
        tell_fact(c, x, -12 * v, N_("Without the {card}, {me} loses {battles} to {who}."), x->is.who, 0);
    else if (x->was.lead > 0)
        tell_fact(c, x, -1, N_("Without the {card}, the lead in {battles} is {n}."), 0, x->is.lead);
    else if (x->was.lead == 0)
        tell_fact(c, x, -8 * v, N_("Without the {card}, {me} falls behind {who} in {battles}."), x->is.who, 0);
    else if (x->was.lead == -1)
        tell_fact(c, x, -3 * v,
                  N_("{who:The {card} hardly helps in {battles}, where {who} is {n} ahead.|The {card} hardly helps in "
                     "{battles}, where {who} are {n} ahead.}"),
                  x->was.who, -x->was.lead);
    else
        tell_fact(c, x, -1,
                  N_("{who:The {card} does not help in {battles}, where {who} is {n} ahead.|The {card} does not help "
                     "in {battles}, where {who} are {n} ahead.}"),
                  x->was.who, -x->was.lead);
}

/* Negative tokens: the leader must take them. */
static void unwanted_gain(Facts *c, const Change *x)
{
    int v = x->value;
    if (x->was.lead <= 0 && x->is.lead > 0)
        tell_fact(c, x, -9 * v, N_("Would win {battles} as things stand."), 0, 0);
    else if (x->was.lead < 0 && x->is.lead == 0 && __builtin_popcount(x->was.who) == 1)
        tell_fact(c, x, -6 * v, N_("Ties {battles} and spares {who} the loss."), x->was.who, 0);
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

/* Adds what changes for `before.me` in the battles of `kinds` (bits) with the card, or without it. */
void horde_facts_of_change(Facts *c, const HordeLeads *before, const HordeLeads *after, DefId card, unsigned kinds)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        if (!(kinds >> kind & 1) || !before->open[kind])
            continue;
        Change x = {.was = horde_leads_by(before, before->me, kind),
                    .is = horde_leads_by(after, before->me, kind),
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
/* {nth:...}: the forms are for a second, a third and a fourth card. */
static int form_of_nth(int n)
{
    return n < 2 ? 0 : n > 4 ? 2 : n - 2;
}

/* ---- powers ----------------------------------------------------------------------------------------------------- */

static void say_vampire(const State *s, int seat, Facts *c)
{
    int n = horde_leads_held(s, seat, DEF_VAMPIRE) + 1;
    if (n == 1)
        horde_fact_add(c,
                       (Fact){.weight = 8, .text = N_("A first Vampire: 1 point, and more with each one after it.")});
    else
        horde_fact_add(
            c, (Fact){.weight = 8 * n,
                      .text = N_("{nth:A second Vampire: {n} points at the end, not {m}.|A third Vampire: {n} points "
                                 "at the end, not {m}.|A fourth Vampire: {n} points at the end, not {m}.}"),
                      .nth = form_of_nth(n),
                      .n = n * (n + 1) / 2,
                      .m = n * (n - 1) / 2}); /* HO-12.2 */
}

static void say_flayer(const State *s, const HordeLeads *leads, Facts *c)
{
    int kind = horde_leads_close(leads, leads->me, -1), n = horde_leads_held(s, leads->me, DEF_FLAYER) + 1;
    if (kind < 0 && n == 1) {
        horde_fact_add(c, (Fact){.weight = 12, .text = N_("A joker for any battle.")});
    } else if (kind < 0) {
        horde_fact_add(
            c, (Fact){.weight = 12,
                      .text = N_("{nth:A second joker for any battle.|A third joker for any battle.|A fourth joker "
                                 "for any battle.}"),
                      .nth = form_of_nth(n)});
    } else {
        Lead l = horde_leads_by(leads, leads->me, kind);
        horde_fact_add(c, (Fact){.weight = (l.lead == 0 ? 9 : 8) * leads->value[kind],
                                 .text = l.lead == 0 ? N_("A joker to break the tie with {who} in {battles}.")
                                                     : N_("A joker to tie with {who} in {battles}."),
                                 .who = l.who,
                                 .battles = 1u << kind});
    }
}

/* Counts the cards whose battles are won or lost by more than one: a Demon may take them. */
static int spare_cards(const State *s, const HordeLeads *leads)
{
    int n = 0;
    for (PieceId p = table_first(s, horde_at(leads->me)); p != NO_PIECE; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        if (!horde_is_monster(def) || horde_monster[def].kinds == 0)
            continue;
        bool spare = true;
        for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
            int kind = __builtin_ctz(kinds), lead = horde_leads_by(leads, leads->me, kind).lead;
            spare = spare && (!leads->open[kind] || lead > 1 || lead < -1 || leads->value[kind] < 0);
        }
        n += spare;
    }
    return n;
}

static void say_demon(const State *s, const HordeLeads *leads, Facts *c)
{
    int spare = spare_cards(s, leads);
    if (spare > 0)
        horde_fact_add(c, (Fact){.weight = 30,
                                 .text = N_("A joker in every battle, for one card each (spare cards: {n})."),
                                 .n = spare});
    else
        horde_fact_add(c, (Fact){.weight = 20, .text = N_("A joker in every battle, for one card each.")});
}

/* Adds the gain in tokens if these two were swapped now. */
static void say_trickster(const HordeLeads *leads, Facts *c)
{
    int low = 0, high = 0, gain = horde_leads_best_swap(leads, &low, &high);
    if (gain == 0)
        horde_fact_add(c, (Fact){.weight = 8, .text = N_("Can swap two tokens before the battles.")});
    else
        horde_fact_add(c,
                       (Fact){.weight = 8 * gain,
                              .text = N_("Can swap the tokens of {low}, led by {me}, and {high} before the battles."),
                              .kind = (uint8_t)low,
                              .kind2 = (uint8_t)high});
}

/* Adds what the power of the card is worth besides fighting. */
void horde_facts_of_power(const State *s, const HordeLeads *leads, DefId def, Facts *c)
{
    switch (def) {
    case DEF_VAMPIRE:
        say_vampire(s, leads->me, c);
        break;
    case DEF_FLAYER:
        say_flayer(s, leads, c);
        break;
    case DEF_DEMON:
        say_demon(s, leads, c);
        break;
    case DEF_TRICKSTER:
        say_trickster(leads, c);
        break;
    case DEF_BETRAYER:
        horde_fact_add(c, (Fact){.weight = 10, .text = N_("Can steal a rival\u2019s pick for three cards.")});
        break;
    case DEF_ELVENKING:
        horde_fact_add(
            c, (Fact){.weight = 8 + 8 * horde_leads_pairs(leads, leads->me),
                      .text = N_("{n:=0:The Elvenking: 1 point for each pair of a Forest and a Royal monster.|The "
                                 "Elvenking: 1 point now for a Forest and Royal pair.|The Elvenking: {n} points now "
                                 "for Forest and Royal pairs.}"),
                      .n = horde_leads_pairs(leads, leads->me)});
        break;
    default:
        break;
    }
}

/* ---- what a rival is denied ------------------------------------------------------------------------------------- */

int horde_facts_in_pool(const State *s, int kind)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

/* Adds the denial of the last card of a kind in the Pool, if it would win or tie a battle for a rival who may take it. */
static void deny_kind(const State *s, const HordeLeads *leads, DefId def, Facts *c)
{
    int best = 0, rival = 0, of = 0;
    for (unsigned kinds = horde_monster[def].kinds; kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        if (!leads->known[kind] || leads->value[kind] < 2 || horde_facts_in_pool(s, kind) != 1)
            continue;
        for (int q = 0; q < leads->nseats; q++) {
            Lead l = horde_leads_by(leads, q, kind);
            if (q == leads->me || l.mine == 0 || l.lead < -1 || l.lead > 0 || horde_barred_by(s, q, def) != NO_PIECE ||
                leads->value[kind] <= best)
                continue;
            best = leads->value[kind];
            rival = q;
            of = kind;
        }
    }
    if (best > 0)
        horde_fact_add(c, (Fact){.weight = 5 * best,
                                 .text = of < FACTION_COUNT ? N_("Denies {who} the last {kind} monster in the Pool.")
                                                            : N_("Denies {who} the last {kind} in the Pool."),
                                 .kind = (uint8_t)of,
                                 .who = 1u << rival});
}

static void deny_power(const State *s, const HordeLeads *leads, DefId def, Facts *c)
{
    if (def != DEF_VAMPIRE || table_count_of(s, PLACE_POOL, DEF_VAMPIRE) != 1)
        return;
    int most = 0, rival = 0;
    for (int q = 0; q < leads->nseats; q++) {
        int n = q == leads->me || horde_barred_by(s, q, def) != NO_PIECE ? 0 : horde_leads_held(s, q, DEF_VAMPIRE);
        rival = n > most ? q : rival;
        most = n > most ? n : most;
    }
    if (most > 0)
        horde_fact_add(c, (Fact){.weight = 5 * (most + 1),
                                 .text = N_("{nth:Denies {who} a second Vampire.|Denies {who} a third Vampire.|Denies "
                                            "{who} a fourth Vampire.}"),
                                 .nth = form_of_nth(most + 1),
                                 .who = 1u << rival});
}

void horde_facts_of_denial(const State *s, const HordeLeads *leads, DefId def, Facts *c)
{
    deny_kind(s, leads, def, c);
    deny_power(s, leads, def, c);
}
