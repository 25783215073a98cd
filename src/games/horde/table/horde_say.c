/* SPDX-License-Identifier: MIT
 * Texts of Horde before a move: what a card fights for, what a pick would raise, what a sacrifice costs. Computed
 * from what the viewer sees. */
#include <stdio.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/table.h"
#include "games/horde/horde_preview.h"
#include "games/horde/table/horde_draw.h"
#include "games/horde/table/horde_layout.h"

/* Gives the value of a kind's token, and which battle it is; false: not drawn, or no token on it. */
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
    if (value_of(s, kind, &value, &battle)) {
        char coin[32];
        (void)snprintf(coin, sizeof coin, "[coin:%d]", value);
        say(out, n,
            SAY("*Battle {battle}*\nThe most [sign:{kind}] {bad:must take|win} {coin}. {bad:After a tie, nobody takes "
                "it.|A tie wins nothing.}"),
            say_n("battle", battle + 1), say_s("kind", kind_word(kind)), say_s("coin", coin), say_is("bad", value < 0));
    } else {
        say(out, n, SAY("*Battle Card*\nThe most [sign:{kind}] win its token. A tie wins nothing."),
            say_s("kind", kind_word(kind)));
    }
}

/* Says what a card clashes with in one round (HO-5.1, HO-5.3); "": nothing. */
static void say_match(DefId def, char out[SENTENCE_MAX])
{
    const char *kind[KIND_COUNT];
    int n = 0;
    for (int k = 0; k < KIND_COUNT; k++)
        if (horde_monster[def].kinds >> k & 1)
            kind[n++] = kind_name(k);
    out[0] = '\0';
    if (n > 0)
        say(out, SENTENCE_MAX,
            SAY("{typed:Clashes with other {kinds} cards picked in the same round.|Clashes with other {kinds} cards "
                "picked in the same round. It has no type.}"),
            say_is("typed", def != DEF_STEAM_BEAST && def != DEF_PHANTASM), say_list("kinds", SAY_OR, kind, n));
}

/* Says "Fights for [sign:water] [coin:5] and [sign:troll]." */
static void say_fights_for(const State *s, DefId def, char out[SENTENCE_MAX])
{
    char text[KIND_COUNT][64];
    const char *kind[KIND_COUNT];
    int n = 0, value, battle;
    for (int k = 0; k < KIND_COUNT; k++) {
        if (!(horde_monster[def].kinds >> k & 1))
            continue;
        if (value_of(s, k, &value, &battle))
            (void)snprintf(text[n], sizeof text[n], "[sign:%s] [coin:%d]", kind_word(k), value);
        else
            (void)snprintf(text[n], sizeof text[n], "[sign:%s]", kind_word(k));
        kind[n] = text[n];
        n++;
    }
    out[0] = '\0';
    if (n > 0)
        say(out, SENTENCE_MAX, SAY("Fights for {kinds}."), say_list("kinds", SAY_AND, kind, n));
}

void horde_zoom_text(const State *s, DefId def, char *out, size_t n)
{
    char fights[SENTENCE_MAX], match[SENTENCE_MAX];
    out[0] = '\0';
    if (def >= DEF_BATTLE && def < DEF_BATTLE + KIND_COUNT)
        say_battle(s, def - DEF_BATTLE, out, n);
    if (!horde_is_monster(def))
        return;
    say_fights_for(s, def, fights);
    say_match(def, match);
    const char *text = horde_game.def[def].text;
    if (fights[0])
        say(out, n, SAY("{cost:*Counts as 1 pick*|*Counts as {cost} picks*}\n{fights}\n{match}"),
            say_n("cost", horde_cost(def)), say_s("fights", fights), say_s("match", match));
    else
        say(out, n, SAY("{cost:*Counts as 1 pick*|*Counts as {cost} picks*}{text:\n{text}|}"),
            say_n("cost", horde_cost(def)), say_s("text", text ? say_word(text) : ""));
}

static void plan_pick(const Table *t, Move m, char *detail, size_t n)
{
    PickForecast f = horde_foresee_pick(t->in->s, m);
    if (f.total > f.limit && f.limit > 0)
        say(detail, n, SAY("Raises the limit from {limit} to {total} picks for everyone."), say_n("limit", f.limit),
            say_n("total", f.total));
    else if (f.limit == 0)
        say(detail, n, SAY("Sets the limit at {total:1 pick|{total} picks} for everyone."), say_n("total", f.total));
    else if (f.owes > 0)
        say(detail, n, SAY("{owes} more to pick after this."), say_n("owes", f.owes));
    else
        say(detail, n, SAY("That makes {total} of {limit}: you are done."), say_n("total", f.total),
            say_n("limit", f.limit));
}

static void say_held(int n, const char *kind, char *out, size_t size)
{
    say(out, size,
        SAY("{n:=0:You have no {kind} monster yet.|You have 1 {kind} monster.|You have {n} {kind} monsters.}"),
        say_n("n", n), say_s("kind", kind));
}

static void plan_assign(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    DefId card = 0;
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        card = horde_battle_card(s, i);
    say(q, qn, SAY("Place the {token} on {kind}?"), say_s("token", say_word(horde_game.def[m.a].name)),
        say_s("kind", say_word(horde_game.def[card].name)));
    if (horde_is_seen(t, m.seat) && card)
        say_held(horde_count(s, m.seat, (Kind)(card - DEF_BATTLE)), say_word(horde_game.def[card].name), d, dn);
}

/* Says "5 to 4: Mira wins 6 if nobody answers." */
static void forecast(const Table *t, Move joker, char *d, size_t n)
{
    BattleForecast f = horde_foresee_battle(t->in->s, joker);
    if (t->untold)
        return;
    if (f.taker == joker.seat)
        say(d, n, SAY("{mine} to {best}: {who} wins {value} if nobody answers."), say_n("mine", f.mine),
            say_n("best", f.best), say_seat("who", joker.seat), say_n("value", f.value));
    else
        say(d, n, SAY("{tie:{mine} to {best}: a tie, nobody wins the token.|{mine} to {best}: still behind.}"),
            say_is("tie", f.mine == f.best), say_n("mine", f.mine), say_n("best", f.best));
}

/* Asks where a held token goes in the Trickster's swap: its value and battle, and the tokens it may be swapped with. */
static void ask_swap(const Table *t, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    int value, battle, n = 0;
    if (t->lifted == NO_PIECE || horde_game.place[s->piece[t->lifted].place].group != GROUP_BATTLE)
        return;
    DefId mine = horde_battle_card(s, s->piece[t->lifted].place - PLACE_BATTLE);
    if (!mine || !value_of(s, mine - DEF_BATTLE, &value, &battle))
        return;
    say(q, qn, SAY("Swap the {value} on {kind} with which token?"), say_n("value", value),
        say_s("kind", say_word(horde_game.def[mine].name)));
    char text[KIND_COUNT][SENTENCE_MAX];
    const char *item[KIND_COUNT];
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if (m.kind != MOVE_SWAP || (m.a != mine && m.b != mine))
            continue;
        DefId other = m.a == mine ? m.b : m.a;
        if (n == KIND_COUNT || !value_of(s, other - DEF_BATTLE, &value, &battle))
            continue;
        say(text[n], sizeof text[n], SAY("{kind} {value}"), say_s("kind", say_word(horde_game.def[other].name)),
            say_n("value", value));
        item[n] = text[n];
        n++;
    }
    if (n > 0)
        say(d, dn, SAY("You can swap it with {list}."), say_list("list", SAY_OR, item, n));
}

/* Says "Water: Jo 2, Mira 4." for the hordes that the viewer may see. */
static void say_holders(const Table *t, DefId card, char out[SENTENCE_MAX])
{
    char text[HORDE_SEATS][SENTENCE_MAX];
    const char *item[HORDE_SEATS];
    int n = 0;
    for (int i = 0; i < t->in->s->nseats; i++) {
        int seat = (t->in->near + i) % t->in->s->nseats;
        if (!horde_is_seen(t, seat))
            continue;
        say(text[n], sizeof text[n], SAY("{who} {n}"), say_seat("who", seat),
            say_n("n", horde_count(t->in->s, seat, (Kind)(card - DEF_BATTLE))));
        item[n] = text[n];
        n++;
    }
    out[0] = '\0';
    if (n > 0)
        say(out, SENTENCE_MAX, SAY("{kind}: {list}."), say_s("kind", say_word(horde_game.def[card].name)),
            say_list("list", SAY_COMMA, item, n));
}

static void plan_swap(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (m.kind == 0) {
        ask_swap(t, q, qn, d, dn);
        return;
    }
    say(q, qn, SAY("{a} worth {x}, {b} worth {y}?"), say_s("a", say_word(horde_game.def[m.a].name)),
        say_n("x", horde_value_after(s, m, m.a)), say_s("b", say_word(horde_game.def[m.b].name)),
        say_n("y", horde_value_after(s, m, m.b)));
    char holders[2][SENTENCE_MAX];
    const char *line[2] = {holders[0], holders[1]};
    say_holders(t, m.a, holders[0]);
    say_holders(t, m.b, holders[1]);
    if (holders[0][0])
        say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, line, 2));
}

static void plan_demon(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    char fights[SENTENCE_MAX], price[SENTENCE_MAX], result[SENTENCE_MAX];
    bool laid = table_find(s, (PlaceId)(PLACE_HORDE + m.seat), m.a) == NO_PIECE;
    say(q, qn, SAY("Sacrifice the {card}?"), say_s("card", say_word(horde_game.def[m.a].name)));
    if (t->untold)
        return;
    forecast(t, m, result, sizeof result);
    if (laid)
        say(price, sizeof price, SAY("It already counts in this battle: no gain."));
    else
        (void)horde_price(s, m.seat, m.a, fights, sizeof fights, price, sizeof price);
    const char *line[] = {result, price};
    say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, line, 2));
}

bool horde_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    const Frame *window = frame_peek(s);
    switch (m.kind) {
    case MOVE_PICK:
        plan_pick(t, m, d, dn);
        break;
    case MOVE_ASSIGN:
        plan_assign(t, m, q, qn, d, dn);
        break;
    case MOVE_GIVE:
        say(q, qn, SAY("Hand over the {card}?"), say_s("card", say_word(horde_game.def[m.a].name)));
        say(d, dn,
            SAY("{last:This completes the theft. Everyone sees the cards.|One more card after this, and the Betrayer "
                "goes too.}"),
            say_is("last", window && window->step == 2));
        break;
    case MOVE_DEMON:
        plan_demon(t, m, q, qn, d, dn);
        break;
    case MOVE_DEMON_USED:
        say(q, qn, SAY("Sacrifice the Demon you have already used?"));
        forecast(t, m, d, dn);
        break;
    case MOVE_FLAYER:
        say(q, qn, SAY("Play a Flayer?"));
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

/* True unless a seat already shows more of the kind than this seat can still reach (HO-10.6). Hidden cards are not
 * counted, and others may still sacrifice theirs, so a battle only looks lost. */
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

/* Lists the battles to come that the card counts in; returns for how many it would be a loss. */
static int say_fights(const State *s, int seat, DefId def, char *out, size_t n)
{
    char text[KIND_COUNT][SENTENCE_MAX];
    const char *item[KIND_COUNT];
    int lost = 0, said = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int value, battle;
        if (!(horde_monster[def].kinds >> kind & 1) || !value_of(s, kind, &value, &battle) ||
            battle <= horde_of(s)->battle)
            continue;
        bool open = value > 0 && may_win(s, seat, kind);
        say(text[said], sizeof text[said],
            SAY("{how:{kind} {value}|{kind} {value} (no loss)|{kind} {value} (looks lost)}"),
            say_which("how", open        ? 0
                             : value < 0 ? 1
                                         : 2),
            say_s("kind", kind_name(kind)), say_n("value", value));
        item[said] = text[said];
        said++;
        lost += open;
    }
    if (said > 0)
        say(out, n, SAY("{list}"), say_list("list", SAY_COMMA, item, said));
    else
        say(out, n, SAY("no battle left"));
    return lost;
}

ColorRole horde_price(const State *s, int seat, DefId def, char *fights, size_t fn, char *verdict, size_t vn)
{
    int points = horde_bonus_lost(s, seat, def), lost = 0;
    fights[0] = verdict[0] = '\0';
    if (def == DEF_FLAYER || def == DEF_DEMON) {
        say(fights, fn, SAY("a joker you could play later"));
        say(verdict, vn, SAY("Costs a joker."));
        return COL_BAD;
    }
    if (def == DEF_VAMPIRE && points > 0)
        say(fights, fn, SAY("bonus drops from {from} to {to}"), say_n("from", horde_vampire_bonus(s, seat)),
            say_n("to", horde_vampire_bonus(s, seat) - points));
    else if (def == DEF_ELVENKING)
        say(fights, fn, SAY("loses the bonus of {n}"), say_n("n", points));
    else if (horde_monster[def].kinds == 0)
        say(fights, fn, SAY("fights in no battle"));
    else
        lost = say_fights(s, seat, def, fights, fn);
    say(verdict, vn,
        SAY("{what:Costs nothing.|{n:Costs 1 battle.|Costs {n} battles.}|{m:Costs 1 point.|Costs {m} points.}|{n:Costs "
            "1 battle and {m:1 point|{m} points}.|Costs {n} battles and {m:1 point|{m} points}.}}"),
        say_which("what", (lost > 0 ? 1 : 0) + (points > 0 ? 2 : 0)), say_n("n", lost), say_n("m", points));
    return lost + points == 0 ? COL_GOOD : points > 0 ? COL_BAD : COL_ACCENT;
}

/* Writes what a Demon's sacrifice of the card would cost, in battles and points: "\u22122". "": nothing. */
static void tag_price(const Table *t, DefId def, char *out, size_t n)
{
    char fights[SENTENCE_MAX];
    int near = t->in->near, points = horde_bonus_lost(t->in->s, near, def),
        lost = horde_monster[def].kinds == 0 ? 0 : say_fights(t->in->s, near, def, fights, sizeof fights);
    if (def != DEF_FLAYER && def != DEF_DEMON && lost + points > 0)
        say(out, n, SAY("\u2212{n}"), say_n("n", lost + points));
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
    if (window && window->src == p && piece->place == PLACE_FRONT + window->n) /* not yet stolen */
        say(out, n, SAY("steal it?"));
    else if (piece->place == PLACE_POOL && s->phase == PHASE_PICK && s->to_act != NO_SEAT && t->legal->n > 0 &&
             !window) {
        int total = h->total[s->to_act] + horde_cost(piece->def);
        if (horde_cost(piece->def) > 1 && total > horde_limit(s) && horde_may_pick(s, s->to_act, piece->def))
            say(out, n, SAY("\u2191{total}"), say_n("total", total));
    } else if (horde_game.place[piece->place].group == GROUP_FRONT && piece->face & FACE_EXCHANGED &&
               t->at->piece[p].r.w > 84)
        say(out, n, SAY("handed over"));
    else if (horde_game.place[piece->place].group == GROUP_FIELD &&
             (piece->def == DEF_FLAYER || piece->face & FACE_USED))
        say(out, n, SAY("+1"));
    else if (!t->untold && horde_is_priced(t->in) && piece->place == PLACE_HORDE + t->in->near)
        tag_price(t, piece->def, out, n);
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Opponents' remarks at this table. They mention only public facts; the owner of a
 * Betrayer who lets a card go says nothing. */

enum { MUCH = 5 /* points of a token that is worth a remark */ };
const Remark horde_remarks[HORDE_REMARKS] = {
    {.kind = EV_STOLEN, .one = N_("I’ll take that."), .other = N_("Thank you kindly.")},
    {.kind = EV_LIMIT, .one = N_("Keep up, if you can."), .other = N_("One more won’t hurt.")},
    {.kind = EV_LOCKED, .one = N_("Nothing there for me.")},
    {.kind = EV_SWAPPED, .one = N_("Much better.")},
    {.kind = EV_FLAYER, .one = N_("Not so fast.")},
    {.kind = EV_DEMON, .one = N_("Worth every card.")},
    {.kind = EV_WON, .one = N_("That one is mine."), .other = N_("Just as I planned."), .from = MUCH, .to = INT16_MAX},
    {.kind = EV_WON, .one = N_("I didn’t want that one."), .from = INT16_MIN, .to = -1},
    {.kind = EV_WINNER, .one = N_("What an evening.")},
};
