/* SPDX-License-Identifier: MIT
 * What the Horde table says before something is done: what a card fights for, what a pick would raise, what a
 * sacrifice would cost. All of it is arithmetic on what these eyes see. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "boards/horde_draw.h"
#include "core/table.h"

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
        str_add(out, n, "*Battle %d*\nMost [sign:%s] take [coin:%d]; in a tie nobody does.", battle + 1,
                kind_word(kind), value);
    else
        str_add(out, n, "*Battle Card*\nMost [sign:%s] take its token; in a tie nobody does.", kind_word(kind));
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
        str_add(out, n, "%s[sign:%s]", first ? "fights for " : " and ", kind_word(kind));
        if (value_of(s, kind, &value, &battle))
            str_add(out, n, " [coin:%d]", value);
        first = false;
    }
    if (first || !horde_monster[def].kinds)
        str_add(out, n, "%s", horde_game.def[def].text ? horde_game.def[def].text : "");
}

static void plan_pick(const Table *t, Move m, char *detail, size_t n)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    int limit = horde_limit(s), total = h->total[m.seat] + horde_cost(m.a);
    if (total > limit && limit > 0)
        (void)snprintf(detail, n, "Raises the limit from %d to %d: the others must follow.", limit, total);
    else if (limit == 0)
        (void)snprintf(detail, n, "Opens with %d; the others must reach it.", total);
    else if (total < limit)
        (void)snprintf(detail, n, "%d of %d then: {%d} owes %d more.", total, limit, m.seat, limit - total);
    else
        (void)snprintf(detail, n, "%d of %d then: {%d} is even.", total, limit, m.seat);
}

static void plan_assign(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    DefId card = 0;
    for (int i = 0; i < KIND_COUNT && horde_battle_card(s, i); i++)
        card = horde_battle_card(s, i);
    (void)snprintf(q, qn, "%s for %s?", horde_game.def[m.a].name, horde_game.def[card].name);
    if (horde_is_seen(t, m.seat) && card)
        (void)snprintf(d, dn, "{%d} holds %d of %s. The token stays there.", m.seat,
                       horde_count(s, m.seat, (Kind)(card - DEF_BATTLE)), horde_game.def[card].name);
}

/* "5 to 4: Mira takes 6 if nobody answers." */
static void forecast(const Table *t, int seat, int change, char *d, size_t n)
{
    const State *s = t->in->s;
    int mine = horde_strength(s, seat) + change, best = 0, at_best = 0, second = 0;
    for (int q = 0; q < s->nseats; q++) {
        int count = q == seat ? mine : horde_strength(s, q);
        at_best = count > best ? 1 : at_best + (count == best);
        best = count > best ? count : best;
        second = q != seat && count > second ? count : second;
    }
    PieceId token = horde_battle_token(s, horde_of(s)->battle);
    int value = token == NO_PIECE ? 0 : horde_token(s->piece[token].def);
    if (at_best > 1)
        (void)snprintf(d, n, "%d to %d: %s.", mine, second,
                       mine == best ? "a tie, nobody takes the token" : "still behind");
    else if (mine == best)
        (void)snprintf(d, n, "%d to %d: {%d} takes %s%d if nobody answers.", mine, second, seat,
                       value < 0 ? "\u2212" : "", abs(value));
    else
        (void)snprintf(d, n, "%d to %d: still behind.", mine, second);
}

static void plan_swap(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    int va, vb, battle;
    if (m.kind == 0) {
        (void)snprintf(q, qn, "Swap its token with which?");
        (void)snprintf(d, dn, "The lit battles differ from it by 1 or 2.");
        return;
    }
    if (value_of(s, m.a - DEF_BATTLE, &va, &battle) && value_of(s, m.b - DEF_BATTLE, &vb, &battle))
        (void)snprintf(d, dn, "%s would be worth %d, %s %d.", horde_game.def[m.a].name, vb, horde_game.def[m.b].name,
                       va);
}

void horde_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
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
        (void)snprintf(q, qn, "Give the %s?", horde_game.def[m.a].name);
        (void)snprintf(d, dn,
                       window && window->step == 2 ? "Then the theft is done and everybody has seen the cards."
                                                   : "One more card is given after it, and the Betrayer.");
        break;
    case MOVE_DEMON:
        (void)snprintf(q, qn, "Give up %s?", horde_game.def[m.a].name);
        (void)horde_price(s, m.seat, m.a, fights, sizeof fights, verdict, sizeof verdict);
        bool laid = table_find(s, (PlaceId)(PLACE_HORDE + m.seat), m.a) == NO_PIECE;
        forecast(t, m.seat, laid ? 0 : 1, d, dn);
        break;
    case MOVE_DEMON_USED:
        (void)snprintf(q, qn, "Give up the Demon already used?");
        forecast(t, m.seat, 0, d, dn);
        break;
    case MOVE_FLAYER:
        forecast(t, m.seat, 1, d, dn);
        break;
    case MOVE_SWAP:
    case 0:
        if (s->phase == PHASE_TRICKSTER)
            plan_swap(t, m, q, qn, d, dn);
        break;
    default:
        break;
    }
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
        (void)snprintf(out, n, "at stake");
    else if (piece->place == PLACE_POOL && s->phase == PHASE_PICK && s->to_act != NO_SEAT && t->legal->n > 0 &&
             !window) {
        int total = h->total[s->to_act] + horde_cost(piece->def);
        if (horde_cost(piece->def) > 1 && total > horde_limit(s) && horde_may_pick(s, s->to_act, piece->def))
            (void)snprintf(out, n, "limit %d", total);
    } else if (horde_game.place[piece->place].group == GROUP_FRONT && piece->face & FACE_EXCHANGED &&
               t->at->piece[p].r.w > 84)
        (void)snprintf(out, n, "exchanged");
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

ColorRole horde_price(const State *s, int seat, DefId def, char *fights, size_t fn, char *verdict, size_t vn)
{
    const Horde *h = horde_of(s);
    int sum = 0, n = 0;
    fights[0] = verdict[0] = '\0';
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int value, battle;
        if (!(horde_monster[def].kinds >> kind & 1) || !value_of(s, kind, &value, &battle) || battle <= h->battle)
            continue;
        str_add(fights, fn, "%s%s %s%d", n ? " and " : "", kind_name(kind), value < 0 ? "\u2212" : "", abs(value));
        sum += value;
        n++;
    }
    if (n == 1)
        str_add(fights, fn, " to come");
    if (def == DEF_VAMPIRE && s->option[OPT_VAMPIRES] == VAMPIRES_LOST) {
        static const int bonus[] = {0, 1, 3, 6, 10};
        int held = horde_vampires(s, seat);
        held = held > 4 ? 4 : held;
        int lost = held > 0 ? bonus[held] - bonus[held - 1] : 0;
        str_add(fights, fn, "bonus %d falls to %d", bonus[held], held > 0 ? bonus[held - 1] : 0);
        str_add(verdict, vn, lost == 1 ? "costs %d point" : "costs %d points", lost);
        return COL_BAD;
    }
    if (def == DEF_ELVENKING) {
        int bonus = horde_elvenking_bonus(s, seat);
        str_add(fights, fn, "bonus of %d is lost", bonus);
        str_add(verdict, vn, bonus == 1 ? "costs %d point" : "costs %d points", bonus);
        return bonus > 0 ? COL_BAD : COL_GOOD;
    }
    if (def == DEF_FLAYER || def == DEF_DEMON) {
        str_add(fights, fn, "a joker for later");
        str_add(verdict, vn, "costs a joker");
        return COL_BAD;
    }
    if (n == 0) {
        str_add(fights, fn, "no battle left");
        str_add(verdict, vn, "costs nothing");
        return COL_GOOD;
    }
    if (sum < 0)
        str_add(verdict, vn, "helps {%d}", seat);
    else
        str_add(verdict, vn, n == 1 ? "costs %d fight" : "costs %d fights", n);
    return sum < 0 ? COL_GOOD : COL_ACCENT;
}
