/* SPDX-License-Identifier: MIT
 * What the Horde table says before something is done: what a card fights for, what a pick would raise, what a
 * sacrifice would cost. All of it is arithmetic on what these eyes see. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "boards/horde_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "games/horde/horde_preview.h"

/* Value on the battle of the kind, and where in the order it is; false: not drawn, or no token on it. */
static bool value_of(const State *s, int kind, int *value, int *battle)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_battle_card(s, i) == DEF_BATTLE + kind) {
            PieceId token = horde_battle_token(s, i);
            *battle = i;
            *value = token == NO_PIECE ? 0 : horde_token(s->piece[token].def);
            return token != NO_PIECE;
        }
    return false;
}

static void say_battle(const State *s, int kind, char *out, size_t n)
{
    int value, battle;
    if (value_of(s, kind, &value, &battle))
        str_add(out, n, "*Battle %d*\nMost [sign:%s] win [coin:%d]. In a tie, nobody wins.", battle + 1,
                kind_word(kind), value);
    else
        str_add(out, n, "*Battle Card*\nMost [sign:%s] win its token. In a tie, nobody wins.", kind_word(kind));
}

/* HO-5.1, HO-5.3: what may not be taken in one round with it. */
static void say_match(const State *s, DefId def, char *out, size_t n)
{
    int kinds = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (horde_monster[def].kinds >> kind & 1)
            str_add(out, n, "%s%s", kinds++ ? " and every " : ".\nMatches every ", kind_name(kind));
    if (kinds > 0)
        str_add(out, n, "%s.", def == DEF_STEAM_BEAST || def == DEF_PHANTASM ? " card; it is of no type" : " card");
    (void)s;
}

void horde_zoom_text(const State *s, DefId def, char *out, size_t n)
{
    out[0] = '\0';
    if (def >= DEF_BATTLE && def < DEF_BATTLE + KIND_COUNT)
        say_battle(s, def - DEF_BATTLE, out, n);
    if (!horde_is_monster(def))
        return;
    static const char *const counts[] = {"", "Counts as one pick", "Counts as two picks", "Counts as three picks"};
    str_add(out, n, "*%s*\n", counts[horde_cost(def)]);
    bool first = true;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int value, battle;
        if (!(horde_monster[def].kinds >> kind & 1))
            continue;
        str_add(out, n, "%s[sign:%s]", first ? "Fights for " : " and ", kind_word(kind));
        if (value_of(s, kind, &value, &battle))
            str_add(out, n, " [coin:%d]", value);
        first = false;
    }
    say_match(s, def, out, n);
    if (first || !horde_monster[def].kinds)
        str_add(out, n, "%s", horde_game.def[def].text ? horde_game.def[def].text : "");
}

static void plan_pick(const Table *t, Move m, char *detail, size_t n)
{
    PickForecast f = horde_foresee_pick(t->in->s, m);
    if (f.total > f.limit && f.limit > 0)
        say(detail, n, SAY("Raises the limit from {limit} to {total} picks. The others must pick as many."),
            say_n("limit", f.limit), say_n("total", f.total));
    else if (f.limit == 0)
        say(detail, n, SAY("Starts with {total:1 pick|{total} picks}. The others must pick as many."),
            say_n("total", f.total));
    else if (f.owes > 0)
        say(detail, n, SAY("Then {owes:one|{owes}} more to pick."), say_n("owes", f.owes));
    else
        say(detail, n, SAY("Then you are done: {total} of {limit}."), say_n("total", f.total), say_n("limit", f.limit));
}

static void say_held(int n, const char *kind, char *out, size_t size)
{
    say(out, size,
        SAY("{n:=0:You have no {kind} monster yet.|You have 1 {kind} monster so far.|You have {n} {kind} monsters so "
            "far.}"),
        say_n("n", n), say_s("kind", kind));
}

static void plan_assign(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    DefId card = 0;
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        card = horde_battle_card(s, i);
    (void)snprintf(q, qn, "Put the %s on %s?", horde_game.def[m.a].name, horde_game.def[card].name);
    if (horde_is_seen(t, m.seat) && card)
        say_held(horde_count(s, m.seat, (Kind)(card - DEF_BATTLE)), horde_game.def[card].name, d, dn);
}

/* "5 to 4: Mira takes 6 if nobody answers." */
static void forecast(const Table *t, Move joker, char *d, size_t n)
{
    BattleForecast f = horde_foresee_battle(t->in->s, joker);
    if (f.taker == joker.seat)
        (void)snprintf(d, n, "%d to %d: {%d} wins %s%d if nobody answers.", f.mine, f.best, joker.seat,
                       f.value < 0 ? "\u2212" : "", abs(f.value));
    else
        say(d, n, SAY("{tie:{mine} to {best}: a tie, nobody wins the token.|{mine} to {best}: still behind.}"),
            say_is("tie", f.mine == f.best), say_n("mine", f.mine), say_n("best", f.best));
}

/* "8", "\u22123" */
static void say_value(int value, char *out, size_t n)
{
    str_add(out, n, "%s%d", value < 0 ? "\u2212" : "", abs(value));
}

/* The Trickster's token is in the hand: whose it is, and where it may go. */
static void ask_swap(const Table *t, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    int value, battle, n = 0;
    if (t->lifted == NO_PIECE || horde_game.place[s->piece[t->lifted].place].group != GROUP_BATTLE)
        return;
    DefId mine = horde_battle_card(s, s->piece[t->lifted].place - PLACE_BATTLE);
    if (!mine || !value_of(s, mine - DEF_BATTLE, &value, &battle))
        return;
    str_add(q, qn, "Swap the ");
    say_value(value, q, qn);
    str_add(q, qn, " of %s with which?", horde_game.def[mine].name);
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if (m.kind != MOVE_SWAP || (m.a != mine && m.b != mine))
            continue;
        DefId other = m.a == mine ? m.b : m.a;
        if (!value_of(s, other - DEF_BATTLE, &value, &battle))
            continue;
        str_add(d, dn, "%s%s ", n++ ? ", " : "Differs by 1 or 2: ", horde_game.def[other].name);
        say_value(value, d, dn);
    }
    if (n > 0)
        str_add(d, dn, ".");
}

/* "Jo holds 2, Mira 4": as far as these eyes may know. */
static void say_holders(const Table *t, DefId card, char *out, size_t n)
{
    bool said = false;
    for (int i = 0; i < t->in->s->nseats; i++) {
        int seat = (t->in->near + i) % t->in->s->nseats;
        if (!horde_is_seen(t, seat))
            continue;
        str_add(out, n, "%s{%d} %s%d", said ? ", " : ": ", seat, said ? "" : "holds ",
                horde_count(t->in->s, seat, (Kind)(card - DEF_BATTLE)));
        said = true;
    }
}

static void plan_swap(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (m.kind == 0) {
        ask_swap(t, q, qn, d, dn);
        return;
    }
    str_add(q, qn, "%s for ", horde_game.def[m.a].name);
    say_value(horde_value_after(s, m, m.a), q, qn);
    str_add(q, qn, ", %s for ", horde_game.def[m.b].name);
    say_value(horde_value_after(s, m, m.b), q, qn);
    str_add(q, qn, "?");
    str_add(d, dn, "%s", horde_game.def[m.a].name);
    say_holders(t, m.a, d, dn);
    str_add(d, dn, ". %s", horde_game.def[m.b].name);
    say_holders(t, m.b, d, dn);
    str_add(d, dn, ".");
}

bool horde_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    char fights[96], verdict[64];
    const Frame *window = frame_peek(s);
    switch (m.kind) {
    case MOVE_PICK:
        plan_pick(t, m, d, dn);
        break;
    case MOVE_ASSIGN:
        plan_assign(t, m, q, qn, d, dn);
        break;
    case MOVE_GIVE:
        (void)snprintf(q, qn, "Hand over the %s?", horde_game.def[m.a].name);
        (void)snprintf(d, dn,
                       window && window->step == 2 ? "This completes the theft. Everyone has seen the cards."
                                                   : "Then one more card, and the Betrayer.");
        break;
    case MOVE_DEMON:
        (void)snprintf(q, qn, "Sacrifice %s?", horde_game.def[m.a].name);
        (void)horde_price(s, m.seat, m.a, fights, sizeof fights, verdict, sizeof verdict);
        bool laid = table_find(s, (PlaceId)(PLACE_HORDE + m.seat), m.a) == NO_PIECE;
        forecast(t, m, d, dn);
        if (laid)
            str_add(d, dn, " It already counts in this battle, so you gain nothing.");
        else
            str_add(d, dn, " It %s.", verdict);
        break;
    case MOVE_DEMON_USED:
        (void)snprintf(q, qn, "Sacrifice the Demon you have already used?");
        forecast(t, m, d, dn);
        break;
    case MOVE_FLAYER:
        (void)snprintf(q, qn, "Play a Flayer: %d to %d?", horde_foresee_battle(s, m).mine,
                       horde_foresee_battle(s, m).best);
        forecast(t, m, d, dn);
        break;
    case MOVE_SWAP:
    case 0:
        if (s->phase == PHASE_TRICKSTER)
            plan_swap(t, m, q, qn, d, dn);
        break;
    default:
        break;
    }
    return false;
}

void horde_tag(const Table *t, PieceId p, char *out, size_t n)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    const Piece *piece = &s->piece[p];
    out[0] = '\0';
    if (!horde_is_monster(piece->def))
        return;
    const Frame *window = frame_peek(s);
    if (window && window->src == p)
        (void)snprintf(out, n, "steal it?");
    else if (piece->place == PLACE_POOL && s->phase == PHASE_PICK && s->to_act != NO_SEAT && t->legal->n > 0 &&
             !window) {
        int total = h->total[s->to_act] + horde_cost(piece->def);
        if (horde_cost(piece->def) > 1 && total > horde_limit(s) && horde_may_pick(s, s->to_act, piece->def))
            (void)snprintf(out, n, "raises to %d", total);
    } else if (horde_game.place[piece->place].group == GROUP_FRONT && piece->face & FACE_EXCHANGED &&
               t->at->piece[p].r.w > 84)
        (void)snprintf(out, n, "handed over");
    else if (horde_game.place[piece->place].group == GROUP_FIELD &&
             (piece->def == DEF_FLAYER || piece->face & FACE_USED))
        (void)snprintf(out, n, "joker +1");
}

void horde_price_short(const State *s, DefId def, char *out, size_t n)
{
    out[0] = '\0';
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int value, battle;
        if (horde_monster[def].kinds >> kind & 1 && value_of(s, kind, &value, &battle) && battle > horde_of(s)->battle)
            str_add(out, n, "%s[sign:%s] [coin:%d]", out[0] ? " " : "", kind_word(kind), value);
    }
}

/* HO-10.6: nobody who is seen to hold more than the seat can still muster; what is hidden is no reason to give up.
 * Others may still give cards up, so a battle that is not to be won only looks lost. */
static bool may_win(const State *s, int seat, int kind)
{
    PlaceId horde = (PlaceId)(PLACE_HORDE + seat), field = (PlaceId)(PLACE_FIELD + seat);
    int most = horde_count(s, seat, (Kind)kind) + horde_flayers(s, seat) + table_count_of(s, horde, DEF_DEMON) +
               table_count_of(s, field, DEF_DEMON);
    for (int q = 0; q < s->nseats; q++)
        if (q != seat && horde_count(s, q, (Kind)kind) > most)
            return false;
    return true;
}

/* Each battle to come that the card counts in; returns those it is a loss for. */
static int say_fights(const State *s, int seat, DefId def, char *out, size_t n)
{
    int lost = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int value, battle;
        if (!(horde_monster[def].kinds >> kind & 1) || !value_of(s, kind, &value, &battle) ||
            battle <= horde_of(s)->battle)
            continue;
        bool open = value > 0 && may_win(s, seat, kind);
        str_add(out, n, "%s%s ", out[0] ? ", " : "", kind_name(kind));
        say_value(value, out, n);
        str_add(out, n, "%s", open ? "" : value < 0 ? " is no loss" : " looks lost");
        lost += open;
    }
    if (!out[0])
        str_add(out, n, "no battle left");
    return lost;
}

ColorRole horde_price(const State *s, int seat, DefId def, char *fights, size_t fn, char *verdict, size_t vn)
{
    int points = horde_bonus_lost(s, seat, def), lost = 0;
    fights[0] = verdict[0] = '\0';
    if (def == DEF_FLAYER || def == DEF_DEMON) {
        str_add(fights, fn, "a joker you could play later");
        str_add(verdict, vn, "costs a joker");
        return COL_BAD;
    }
    if (def == DEF_VAMPIRE && points > 0)
        str_add(fights, fn, "bonus drops from %d to %d", horde_vampire_bonus(s, seat),
                horde_vampire_bonus(s, seat) - points);
    else if (def == DEF_ELVENKING)
        str_add(fights, fn, "loses the bonus of %d", points);
    else if (horde_monster[def].kinds == 0)
        str_add(fights, fn, "fights in no battle");
    else
        lost = say_fights(s, seat, def, fights, fn);
    if (lost > 0)
        str_add(verdict, vn, lost == 1 ? "costs %d battle" : "costs %d battles", lost);
    if (points > 0)
        str_add(verdict, vn, "%s%d %s", lost > 0 ? " and " : "costs ", points, points == 1 ? "point" : "points");
    if (lost + points == 0)
        str_add(verdict, vn, "costs nothing");
    return lost + points == 0 ? COL_GOOD : points > 0 ? COL_BAD : COL_ACCENT;
}
