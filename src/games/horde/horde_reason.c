/* SPDX-License-Identifier: MIT
 * Horde: one sentence why a move is good, for hints and for looking back: what it takes, keeps or loses in which
 * battle and from whom, what its power is worth here, what a rival is denied.  Arithmetic on what the seat knows;
 * {0}..{3} stand for the names of seats. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "games/horde/horde_int.h"
#include "games/horde/horde_stakes.h"

enum { PICK_CLAUSES = 3 };

static const char *name_of(DefId def)
{
    return horde_game.def[def].name;
}

/* "8", "−3" */
static const char *number(int value, char out[16])
{
    (void)snprintf(out, 16, "%s%d", value < 0 ? "\u2212" : "", abs(value));
    return out;
}

/* ---- the rounds ------------------------------------------------------------------------------------------------- */

static void reason_pick(const State *s, Move m, char *out, size_t n)
{
    const Horde *h = horde_of(s);
    Stakes st, after;
    Clauses c = {0};
    stakes_look(s, m.seat, &st);
    after = st;
    stakes_shift(&after, m.seat, m.a, 1);
    clause_changes(&c, &st, &after, horde_monster[m.a].kinds);
    clause_power(s, &st, m.a, &c);
    if (stakes_held(s, m.seat, DEF_ELVENKING) && stakes_pairs(&after, m.seat) > stakes_pairs(&st, m.seat))
        clause_add(&c, 8, NULL, "one more pair for the Elvenking");
    clause_denied(s, &st, m.a, &c);
    int limit = horde_limit(s), total = h->total[m.seat] + horde_cost(m.a);
    if (horde_cost(m.a) > 1 && total > limit)
        clause_add(&c, -4 * (total - limit), NULL,
                   limit == 0 ? "the others may take as much: %d" : "the limit rises to %d", total);
    clauses_say(&c, PICK_CLAUSES, out, n);
}

static void reason_stop(const State *s, Move m, char *out, size_t n)
{
    Stakes st;
    int dearest = -1, rival = 0;
    stakes_look(s, m.seat, &st);
    for (int q = 0; q < s->nseats; q++) {
        int kind = q == m.seat ? -1 : stakes_close_battle(&st, q, -1);
        if (kind < 0 || (dearest >= 0 && st.value[kind] <= st.value[dearest]))
            continue;
        dearest = kind;
        rival = q;
    }
    str_add(out, n, "Keeps the limit at %d", horde_limit(s));
    if (dearest >= 0) {
        char battle[32];
        stakes_battle(&st, dearest, battle, sizeof battle);
        str_add(out, n, ": {%d}, %s in %s, gets %s", rival,
                stakes_lead(&st, rival, dearest).lead == 0 ? "level at the top" : "one behind", battle,
                horde_limit(s) == 1 ? "one card only" : "no more cards than that");
    } else {
        str_add(out, n, " for the others");
    }
    str_add(out, n, ".");
}

/* "{0} leads {1} in Golem, 3 to 2"; place: "in Golem", "there". */
static void say_lead(const Stakes *st, int kind, const char *place, char *out, size_t n)
{
    Lead l = stakes_lead(st, st->me, kind);
    char who[32];
    stakes_who(l.who, who, sizeof who);
    if (l.lead > 0 && l.best == 0)
        str_add(out, n, "only {%d} fights %s", st->me, place);
    else if (l.lead > 0)
        str_add(out, n, "{%d} leads %s %s, %d to %d", st->me, who, place, l.mine, l.best);
    else if (l.lead < 0)
        str_add(out, n, "%s lead%s {%d} %s, %d to %d", who, __builtin_popcount(l.who) == 1 ? "s" : "", st->me, place,
                l.best, l.mine);
    else if (l.mine == 0)
        str_add(out, n, "nobody fights %s yet", place);
    else if (__builtin_popcount(l.who) == st->nseats - 1)
        str_add(out, n, "all are level %s at %d", place, l.mine);
    else
        str_add(out, n, "{%d} and %s are level %s at %d", st->me, who, place, l.mine);
}

static int dearest_left(const State *s)
{
    int best = -WORD_MAX;
    for (PieceId p = table_first(s, PLACE_TOKENS); p != NO_PIECE; p = s->piece[p].next)
        best = horde_token(s->piece[p].def) > best ? horde_token(s->piece[p].def) : best;
    return best;
}

static void reason_assign(const State *s, Move m, char *out, size_t n)
{
    Stakes st;
    char place[32];
    int kind = -1, value = horde_token(m.a), best = dearest_left(s);
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        kind = horde_battle_card(s, i) - DEF_BATTLE;
    if (kind < 0)
        return;
    stakes_look(s, m.seat, &st);
    Lead l = stakes_lead(&st, m.seat, kind);
    (void)snprintf(place, sizeof place, "in %s", name_of((DefId)(DEF_BATTLE + kind)));
    say_lead(&st, kind, place, out, n);
    out[0] = (char)toupper((unsigned char)out[0]);
    if (value > 0 && l.mine == 0 && l.best == 0)
        str_add(out, n, "; {%d} picks first", m.seat);
    else if (best > value + 2 && l.lead <= 0)
        str_add(out, n, "; the %d stays for another battle", best);
    str_add(out, n, ".");
}

/* ---- the Betrayer ----------------------------------------------------------------------------------------------- */

static void stolen_changes(const State *s, const Stakes *st, Clauses *c)
{
    const Frame *window = frame_peek(s);
    DefId card = s->piece[window->src].def;
    Stakes after = *st;
    stakes_shift(&after, st->me, card, 1);
    stakes_shift(&after, window->n, card, -1);
    clause_changes(c, st, &after, horde_is_monster(card) ? horde_monster[card].kinds : 0);
    clause_power(s, st, card, c);
}

static void reason_window(const State *s, Move m, char *out, size_t n)
{
    const Frame *window = frame_peek(s);
    Stakes st;
    Clauses c = {0};
    char what[112] = ""; /* leaves room for the name of the card */
    if (!window)
        return;
    stakes_look(s, m.seat, &st);
    stolen_changes(s, &st, &c);
    clauses_list(&c, 2, what, sizeof what);
    const char *card = name_of(s->piece[window->src].def);
    if (m.kind == MOVE_STEAL)
        str_add(out, n, "%s", what[0] ? what : "Takes a card from a rival.");
    else if (what[0])
        str_add(out, n, "The %s is not worth three cards: %c%s", card, what[0] | 0x20, what + 1);
    else
        str_add(out, n, "The %s is not worth three cards.", card);
}

/* Of a card that changes no battle to come. */
static void say_price(const State *s, const Stakes *st, DefId def, char *out, size_t n)
{
    int vampires = stakes_held(s, st->me, DEF_VAMPIRE);
    if (def == DEF_VAMPIRE && s->option[OPT_VAMPIRES] != VAMPIRES_COLLECTED)
        str_add(out, n, "costs %d point%s at the end.", vampires, vampires == 1 ? "" : "s"); /* HO-12.2 */
    else if (def == DEF_ELVENKING)
        str_add(out, n, "costs its %d pair%s.", stakes_pairs(st, st->me), stakes_pairs(st, st->me) == 1 ? "" : "s");
    else if (def == DEF_FLAYER || def == DEF_DEMON)
        str_add(out, n, "costs a joker.");
    else if (def == DEF_TRICKSTER && s->phase < PHASE_TRICKSTER)
        str_add(out, n, "costs the swap of two tokens.");
    else
        str_add(out, n, "costs nothing any more.");
}

/* "Giving up Fire Ooze lets {1} tie in Fire (5)." */
static void say_given_up(const State *s, const Stakes *st, DefId def, const Clauses *price, char *out, size_t n)
{
    char what[160] = "";
    str_add(out, n, "%sGiving up %s%s ", out[0] ? " " : "", horde_monster[def].kinds ? "" : "the ", name_of(def));
    size_t room = n - strlen(out);
    clauses_list(price, 2, what, room < sizeof what ? room : sizeof what);
    if (what[0])
        str_add(out, n, "%c%s", what[0] | 0x20, what + 1);
    else
        say_price(s, st, def, out, n);
}

static void reason_give(const State *s, Move m, char *out, size_t n)
{
    const Frame *window = frame_peek(s);
    Stakes st, after;
    Clauses c = {0};
    if (!window)
        return;
    stakes_look(s, m.seat, &st);
    stakes_shift(&st, m.seat, s->piece[window->src].def, 1); /* what is stolen has changed hands by then */
    stakes_shift(&st, window->n, s->piece[window->src].def, -1);
    after = st;
    stakes_shift(&after, m.seat, m.a, -1);
    stakes_shift(&after, window->n, m.a, 1);
    clause_changes(&c, &st, &after, horde_monster[m.a].kinds);
    say_given_up(s, &st, m.a, &c, out, n);
}

/* ---- before and in the battles ---------------------------------------------------------------------------------- */

static int kind_of(DefId battle_card)
{
    return battle_card - DEF_BATTLE;
}

static void reason_swap(const State *s, Move m, char *out, size_t n)
{
    Stakes st;
    stakes_look(s, m.seat, &st);
    int up = st.value[kind_of(m.a)] < st.value[kind_of(m.b)] ? kind_of(m.a) : kind_of(m.b);
    int down = up == kind_of(m.a) ? kind_of(m.b) : kind_of(m.a);
    char high[16], low[16], who[32];
    Lead l = stakes_lead(&st, m.seat, down);
    str_add(out, n, "%s becomes worth %s instead of %s, and ", name_of((DefId)(DEF_BATTLE + up)),
            number(st.value[down], high), number(st.value[up], low));
    say_lead(&st, up, "there", out, n);
    stakes_who(l.who, who, sizeof who);
    if (l.lead < 0)
        str_add(out, n, "; %s get%s only %s for %s", who, __builtin_popcount(l.who) == 1 ? "s" : "", low,
                name_of((DefId)(DEF_BATTLE + down)));
    str_add(out, n, ".");
}

/* The dearest battle the seat leads and did not name yet, or -1. */
static int next_led(const Stakes *st, unsigned named)
{
    int best = -1;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!(named >> kind & 1) && st->known[kind] && st->value[kind] > 0 && stakes_lead(st, st->me, kind).lead > 0 &&
            (best < 0 || st->value[kind] > st->value[best]))
            best = kind;
    return best;
}

static void reason_keep(const State *s, Move m, char *out, size_t n)
{
    Stakes st;
    char a[32], b[32];
    int low = 0, high = 0;
    stakes_look(s, m.seat, &st);
    int first = next_led(&st, 0), second = first >= 0 ? next_led(&st, 1u << first) : -1;
    if (first < 0) {
        str_add(out, n, "{%d} leads no battle that a swap could raise.", m.seat);
        return;
    }
    stakes_battle(&st, first, a, sizeof a);
    str_add(out, n, "{%d} leads %s", m.seat, a);
    if (second >= 0) {
        stakes_battle(&st, second, b, sizeof b);
        str_add(out, n, " and %s", b);
    }
    str_add(out, n, stakes_best_swap(&st, &low, &high) == 0 ? " as they lie; no swap brings more." : " as they lie.");
}

/* The present battle with one joker more. */
static void say_joker(const Stakes *st, int kind, Clauses *c)
{
    Stakes after = *st;
    after.count[st->me][kind]++;
    clause_changes(c, st, &after, 1u << kind);
}

static void reason_sacrifice(const State *s, Move m, int kind, char *out, size_t n)
{
    Stakes st, after;
    Clauses now = {0}, price = {0};
    DefId def = m.kind == MOVE_DEMON ? m.a : DEF_DEMON;
    bool fights_here = horde_monster[def].kinds >> kind & 1 || m.kind == MOVE_DEMON_USED;
    char battle[32];
    stakes_look(s, m.seat, &st);
    stakes_battle(&st, kind, battle, sizeof battle);
    if (fights_here) { /* HO-11.19: one comes, one goes */
        str_add(out, n, "Changes nothing in %s.", battle);
    } else {
        say_joker(&st, kind, &now);
        clauses_list(&now, 1, out, n);
    }
    after = st;
    stakes_shift(&after, m.seat, def, -1);
    clause_changes(&price, &st, &after, horde_monster[def].kinds & ~(1u << kind));
    say_given_up(s, &st, def, &price, out, n);
}

static void reason_done(const State *s, Move m, int kind, char *out, size_t n)
{
    Stakes st;
    stakes_look(s, m.seat, &st);
    Lead l = stakes_lead(&st, m.seat, kind);
    char who[32], value[16], next[32];
    stakes_who(l.who, who, sizeof who);
    (void)number(st.value[kind], value);
    if (l.lead > 0)
        str_add(out, n, "{%d} leads %d to %d and takes the %s as it stands", m.seat, l.mine, l.best, value);
    else if (l.lead == 0)
        str_add(out, n, "At %d to %d nobody takes the %s", l.mine, l.best, value);
    else if (__builtin_popcount(l.who) > 1)
        str_add(out, n, "Others tie at %d: nobody takes the %s", l.best, value);
    else
        str_add(out, n, "%s takes the %s, %d ahead", who, value, -l.lead);
    st.open[kind] = false;
    int close = stakes_close_battle(&st, m.seat, -1);
    if (close >= 0 && l.lead <= 0) {
        stakes_battle(&st, close, next, sizeof next);
        str_add(out, n, "; a joker can still count in %s", next);
    }
    str_add(out, n, ".");
}

static void reason_joker(const State *s, Move m, char *out, size_t n)
{
    DefId card = horde_battle_card(s, horde_of(s)->battle);
    if (!card)
        return;
    int kind = card - DEF_BATTLE;
    if (m.kind == MOVE_DONE) {
        reason_done(s, m, kind, out, n);
    } else if (m.kind == MOVE_FLAYER) {
        Stakes st;
        Clauses c = {0};
        stakes_look(s, m.seat, &st);
        say_joker(&st, kind, &c);
        clauses_list(&c, 1, out, n);
    } else {
        reason_sacrifice(s, m, kind, out, n);
    }
}

void horde_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    switch (m.kind) {
    case MOVE_PICK:
        reason_pick(s, m, out, n);
        break;
    case MOVE_STOP:
        reason_stop(s, m, out, n);
        break;
    case MOVE_ASSIGN:
        reason_assign(s, m, out, n);
        break;
    case MOVE_STEAL:
    case MOVE_DECLINE:
        reason_window(s, m, out, n);
        break;
    case MOVE_GIVE:
        reason_give(s, m, out, n);
        break;
    case MOVE_SWAP:
        reason_swap(s, m, out, n);
        break;
    case MOVE_KEEP:
        reason_keep(s, m, out, n);
        break;
    case MOVE_FLAYER:
    case MOVE_DEMON:
    case MOVE_DEMON_USED:
    case MOVE_DONE:
        reason_joker(s, m, out, n);
        break;
    default:
        break;
    }
}
