/* SPDX-License-Identifier: MIT
 * Horde: why a move is good, for hints and for looking back: what it takes, keeps or loses in which battle and from whom,
 * what its power is worth here, what a rival is denied.  Arithmetic on what the seat knows (horde_facts.c), put into whole
 * sentences without a subject or with names; {0}..{3} stand for the names of seats. */
#include <stdlib.h>
#include <string.h>

#include "games/horde/horde_facts.h"
#include "games/horde/horde_int.h"

enum { PICK_FACTS = 3 };

/* ---- the rounds ------------------------------------------------------------------------------------------------- */

static void reason_pick(const State *s, Move m, Lines *out)
{
    const Horde *h = horde_of(s);
    HordeLeads leads, after;
    Facts c = {0};
    horde_leads_look(s, m.seat, &leads);
    after = leads;
    horde_leads_shift(&after, m.seat, m.a, 1);
    horde_facts_of_change(&c, &leads, &after, m.a, horde_monster[m.a].kinds);
    horde_facts_of_power(s, &leads, m.a, &c);
    if (horde_leads_held(s, m.seat, DEF_ELVENKING) &&
        horde_leads_pairs(&after, m.seat) > horde_leads_pairs(&leads, m.seat))
        horde_fact_add(&c, (Fact){.weight = 8, .text = N_("Adds a pair for the Elvenking.")});
    horde_facts_of_denial(s, &leads, m.a, &c);
    int limit = horde_limit(s), total = h->total[m.seat] + horde_cost(m.a);
    if (horde_cost(m.a) > 1 && total > limit)
        horde_fact_add(&c, (Fact){.weight = -4 * (total - limit),
                                  .text = limit == 0 ? N_("Lets the others pick {n} as well.")
                                                     : N_("Raises the limit to {n} picks."),
                                  .n = total});
    horde_lines_add_facts(out, &leads, &c, PICK_FACTS, true);
}

static void reason_stop(const State *s, Move m, Lines *out)
{
    HordeLeads leads;
    int dearest = -1, rival = 0;
    horde_leads_look(s, m.seat, &leads);
    for (int q = 0; q < s->nseats; q++) {
        int kind = q == m.seat ? -1 : horde_leads_close(&leads, q, -1);
        if (kind < 0 || (dearest >= 0 && leads.value[kind] <= leads.value[dearest]))
            continue;
        dearest = kind;
        rival = q;
    }
    if (dearest < 0) {
        horde_lines_add(out, &leads, (Fact){.text = N_("Keeps the limit at {n}."), .n = horde_limit(s)});
        return;
    }
    bool level = horde_leads_by(&leads, rival, dearest).lead == 0;
    horde_lines_add(out, &leads,
                    (Fact){.text = level ? N_("Keeps the limit at {n}: {who} is tied for the lead in {battles}.")
                                         : N_("Keeps the limit at {n}: {who} is one behind in {battles}."),
                           .n = horde_limit(s),
                           .who = 1u << rival,
                           .battles = 1u << dearest});
}

/* "{0} leads {1} in Golem, 3 to 2." */
static Fact lead_fact(const HordeLeads *leads, int kind)
{
    Lead l = horde_leads_by(leads, leads->me, kind);
    Fact f = {.kind = (uint8_t)kind, .who = l.who, .n = l.mine, .m = l.best};
    if (l.lead > 0 && l.best == 0)
        f.text = N_("{me} alone has {kind} monsters.");
    else if (l.lead > 0)
        f.text = N_("{me} leads {who} in {kind}, {n} to {m}.");
    else if (l.lead < 0)
        f.text = N_("{who:{who} leads {me} in {kind}, {m} to {n}.|{who} lead {me} in {kind}, {m} to {n}.}");
    else if (l.mine == 0)
        f.text = N_("Nobody has {kind} monsters yet.");
    else if (__builtin_popcount(l.who) == leads->nseats - 1)
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
    HordeLeads leads;
    int kind = -1, value = horde_token(m.a), best = dearest_left(s);
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        kind = horde_battle_card(s, i) - DEF_BATTLE;
    if (kind < 0)
        return;
    horde_leads_look(s, m.seat, &leads);
    Lead l = horde_leads_by(&leads, m.seat, kind);
    horde_lines_add(out, &leads, lead_fact(&leads, kind));
    if (value > 0 && l.mine == 0 && l.best == 0)
        horde_lines_add(out, &leads,
                        (Fact){.text = N_("The Pool has {n:=0:none|1|{n}}, and {me} picks first."),
                               .n = horde_facts_in_pool(s, kind)});
    else if (best > value + 2 && l.lead <= 0)
        horde_lines_add(out, &leads, (Fact){.text = N_("Saves the {n} for another battle."), .n = best});
}

/* ---- the Betrayer ----------------------------------------------------------------------------------------------- */

static void stolen_changes(const State *s, const HordeLeads *leads, Facts *c)
{
    const Frame *window = frame_peek(s);
    DefId card = s->piece[window->src].def;
    HordeLeads after = *leads;
    horde_leads_shift(&after, leads->me, card, 1);
    horde_leads_shift(&after, window->n, card, -1);
    horde_facts_of_change(c, leads, &after, card, horde_is_monster(card) ? horde_monster[card].kinds : 0);
    horde_facts_of_power(s, leads, card, c);
}

static void reason_window(const State *s, Move m, Lines *out)
{
    const Frame *window = frame_peek(s);
    HordeLeads leads;
    Facts c = {0};
    if (!window)
        return;
    horde_leads_look(s, m.seat, &leads);
    stolen_changes(s, &leads, &c);
    Lines what = {0};
    horde_lines_add_facts(&what, &leads, &c, 2, false);
    if (m.kind == MOVE_STEAL) {
        *out = what;
        if (c.n == 0)
            horde_lines_add(out, &leads, (Fact){.text = N_("Takes a card from a rival.")});
        return;
    }
    char facts[SENTENCE_MAX];
    horde_lines_say(&what, facts, sizeof facts);
    say(out->text[out->n++], SENTENCE_MAX,
        SAY("{facts:The {card} is not worth three cards. Its effect: {facts}|The {card} is not worth three cards.}"),
        say_s("card", say_word(horde_game.def[s->piece[window->src].def].name)), say_s("facts", facts));
}

/* Of a card that changes no battle to come. */
static Fact price_of(const State *s, const HordeLeads *leads, DefId def)
{
    if (def == DEF_VAMPIRE && s->option[OPT_VAMPIRES] != VAMPIRES_COLLECTED) /* HO-12.2 */
        return (Fact){.text = N_("{n:Price: 1 point at the end.|Price: {n} points at the end.}"),
                      .n = horde_leads_held(s, leads->me, DEF_VAMPIRE)};
    if (def == DEF_ELVENKING)
        return (Fact){.text =
                          N_("{n:=0:Price: the Elvenking.|Price: 1 pair for the Elvenking.|Price: {n} pairs for the "
                             "Elvenking.}"),
                      .n = horde_leads_pairs(leads, leads->me)};
    if (def == DEF_FLAYER || def == DEF_DEMON)
        return (Fact){.text = N_("Price: a joker.")};
    if (def == DEF_TRICKSTER && s->phase < PHASE_TRICKSTER)
        return (Fact){.text = N_("Price: the Trickster’s swap.")};
    return (Fact){.text = N_("The {card} is no longer needed."), .card = def};
}

/* What the seat loses without the card. */
static void add_price(const State *s, const HordeLeads *leads, DefId def, const Facts *losses, Lines *out)
{
    if (losses->n > 0)
        horde_lines_add_facts(out, leads, losses, 2, false);
    else
        horde_lines_add(out, leads, price_of(s, leads, def));
}

static void reason_give(const State *s, Move m, Lines *out)
{
    const Frame *window = frame_peek(s);
    HordeLeads leads, after;
    Facts c = {0};
    if (!window)
        return;
    horde_leads_look(s, m.seat, &leads);
    horde_leads_shift(&leads, m.seat, s->piece[window->src].def, 1); /* the stolen card has changed hands by then */
    horde_leads_shift(&leads, window->n, s->piece[window->src].def, -1);
    after = leads;
    horde_leads_shift(&after, m.seat, m.a, -1);
    horde_leads_shift(&after, window->n, m.a, 1);
    horde_facts_of_change(&c, &leads, &after, m.a, horde_monster[m.a].kinds);
    add_price(s, &leads, m.a, &c, out);
}

/* ---- before and in the battles ---------------------------------------------------------------------------------- */

static int kind_of(DefId battle_card)
{
    return battle_card - DEF_BATTLE;
}

static void reason_swap(const State *s, Move m, Lines *out)
{
    HordeLeads leads;
    horde_leads_look(s, m.seat, &leads);
    int up = leads.value[kind_of(m.a)] < leads.value[kind_of(m.b)] ? kind_of(m.a) : kind_of(m.b);
    int down = up == kind_of(m.a) ? kind_of(m.b) : kind_of(m.a);
    Lead l = horde_leads_by(&leads, m.seat, down);
    horde_lines_add(out, &leads,
                    (Fact){.text = N_("{kind} is then worth {n}, not {m}."),
                           .kind = (uint8_t)up,
                           .n = leads.value[down],
                           .m = leads.value[up]});
    horde_lines_add(out, &leads, lead_fact(&leads, up));
    if (l.lead < 0)
        horde_lines_add(out, &leads,
                        (Fact){.text = N_("{who:{who} gets only {n} for {kind}.|{who} get only {n} for {kind}.}"),
                               .who = l.who,
                               .n = leads.value[up],
                               .kind = (uint8_t)down});
}

/* The dearest battle the seat leads and did not name yet, or -1. */
static int next_led(const HordeLeads *leads, unsigned named)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!(named >> kind & 1) && leads->known[kind] && leads->value[kind] > 0 &&
            horde_leads_by(leads, leads->me, kind).lead > 0 && (best < 0 || leads->value[kind] > leads->value[best]))
            best = kind;
    return best;
}

static void reason_keep(const State *s, Move m, Lines *out)
{
    HordeLeads leads;
    int low = 0, high = 0;
    horde_leads_look(s, m.seat, &leads);
    int first = next_led(&leads, 0), second = first >= 0 ? next_led(&leads, 1u << first) : -1;
    if (first < 0) {
        horde_lines_add(out, &leads, (Fact){.text = N_("No swap would help {me}.")});
        return;
    }
    horde_lines_add(out, &leads,
                    (Fact){.text = horde_leads_best_swap(&leads, &low, &high) == 0
                                       ? N_("{me} leads {battles}; no swap gains more.")
                                       : N_("{me} leads {battles}."),
                           .battles = 1u << first | (second >= 0 ? 1u << second : 0)});
}

/* The present battle with one joker more. */
static void joker_changes(const HordeLeads *leads, int kind, Facts *c)
{
    HordeLeads after = *leads;
    after.count[leads->me][kind]++;
    horde_facts_of_change(c, leads, &after, DEF_FLAYER, 1u << kind);
}

static void reason_sacrifice(const State *s, Move m, int kind, Lines *out)
{
    HordeLeads leads, after;
    Facts now = {0}, losses = {0};
    DefId def = m.kind == MOVE_DEMON ? m.a : DEF_DEMON;
    bool fights_here = horde_monster[def].kinds >> kind & 1 || m.kind == MOVE_DEMON_USED;
    horde_leads_look(s, m.seat, &leads);
    if (fights_here) { /* HO-11.19: one comes, one goes */
        horde_lines_add(out, &leads, (Fact){.text = N_("No gain in {battles}."), .battles = 1u << kind});
    } else {
        joker_changes(&leads, kind, &now);
        horde_lines_add_facts(out, &leads, &now, 1, false);
    }
    after = leads;
    horde_leads_shift(&after, m.seat, def, -1);
    horde_facts_of_change(&losses, &leads, &after, def, horde_monster[def].kinds & ~(1u << kind));
    add_price(s, &leads, def, &losses, out);
}

static void reason_done(const State *s, Move m, int kind, Lines *out)
{
    HordeLeads leads;
    horde_leads_look(s, m.seat, &leads);
    Lead l = horde_leads_by(&leads, m.seat, kind);
    bool tie = l.lead < 0 && __builtin_popcount(l.who) > 1;
    Fact f = {.who = l.who, .n = l.lead < 0 && !tie ? -l.lead : l.best, .m = leads.value[kind], .nth = 0};
    if (l.lead > 0) {
        horde_lines_add(out, &leads, lead_fact(&leads, kind));
        f.text = N_("{me} would win the {m} now.");
    } else if (l.lead == 0) {
        f.text = N_("{n} to {n}: nobody would win the {m} now.");
    } else if (tie) {
        f.text = N_("The others are tied at {n}: nobody wins the {m}.");
    } else {
        f.text = N_("{who} wins the {m}, {n} ahead.");
    }
    horde_lines_add(out, &leads, f);
    leads.open[kind] = false;
    int close = horde_leads_close(&leads, m.seat, -1);
    if (close >= 0 && l.lead <= 0)
        horde_lines_add(out, &leads,
                        (Fact){.text = N_("A joker may be worth more in {battles}."), .battles = 1u << close});
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
        HordeLeads leads;
        Facts c = {0};
        horde_leads_look(s, m.seat, &leads);
        joker_changes(&leads, kind, &c);
        horde_lines_add_facts(out, &leads, &c, 1, false);
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
    horde_lines_say(&l, out, n);
}
