/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool complain(Complaint *c, const char *rule, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    (void)snprintf(c->rule, sizeof c->rule, "%s", rule);
    (void)vsnprintf(c->text, sizeof c->text, format, args);
    va_end(args);
    return false;
}

static void cannot_read(const Term *t)
{
    (void)fprintf(stderr, "the second reader has not been taught the word '%s'\n", siege_op[term_op(t)].name);
    abort();
}

/* ---- who stands where ------------------------------------------------------------------------------------------- */

static bool is_card(const Stander *x, SiegeCardType type)
{
    return x->card && x->card->type == type;
}

bool is_an_ally(const Stander *x) /* SH-2.3, SH-10.13 */
{
    return (is_card(x, CARD_ALLY) || is_card(x, CARD_SKELETON)) && !x->falling;
}

bool is_a_monster(const Stander *x) /* SH-2.3, SH-2.18, SH-12.17 */
{
    if (x->hidden)
        return true;
    return !x->falling &&
           (is_card(x, CARD_MONSTER) || is_card(x, CARD_OUTSIDER) || (is_card(x, CARD_MINION) && x->tokens > 0));
}

bool is_a_creature(const Stander *x)
{
    return is_an_ally(x) || is_a_monster(x);
}

bool has_the_key(const Stander *x, SiegeOp key)
{
    return x->keys >> (key - KEY_TRAMPLE) & 1;
}

bool feat_is(const State *s, SiegeFeat feat)
{
    return s->option[OPT_FEAT] == feat;
}

bool cannot_fall(const State *s, const Stander *x)
{
    return (is_card(x, CARD_MINION) && feat_is(s, FEAT_FAT_CELLARS)) ||
           (is_card(x, CARD_OUTSIDER) && feat_is(s, FEAT_TWENTY_NIGHTS));
}

bool cannot_be_hurt(const State *s, const Stander *x)
{
    bool dormant = is_card(x, CARD_MINION) && x->tokens <= 0;
    return x->piece == NO_PIECE || x->falling || dormant || cannot_fall(s, x);
}

int stander_at(const Board *b, int lane, bool upper)
{
    for (int u = 0; u < UNIT_CASTLE && lane >= 0; u++)
        if (b->who[u].piece != NO_PIECE && b->who[u].lane == lane && b->who[u].horde == upper)
            return u;
    return NO_UNIT;
}

int stander_of(const Board *b, PieceId p)
{
    for (int u = 0; p != NO_PIECE && u < UNITS; u++)
        if (b->who[u].piece == p)
            return u;
    return NO_UNIT;
}

bool is_opposed(const Board *b, const Stander *x)
{
    int other = x->lane < 0 ? NO_UNIT : stander_at(b, x->lane, !x->horde);
    return other != NO_UNIT && is_a_creature(&b->who[other]);
}

/* The number under which the state keeps what lasts this turn. */
static int unit_of(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    bool open = piece->place == PLACE_UPPER && !(piece->face & FACE_CONCEALED);
    switch (piece->place) {
    case PLACE_UPPER:
        return open && siege_card(piece->def)->type == CARD_MINION ? UNIT_MINION + piece->n : UNIT_UPPER + piece->pos;
    case PLACE_LOWER:
        return UNIT_LOWER + piece->pos;
    case PLACE_BACK:
        return UNIT_MINION + piece->n;
    case PLACE_CASTLE:
        return UNIT_CASTLE;
    case PLACE_PORTAL:
        return UNIT_PORTAL;
    default:
        return NO_UNIT;
    }
}

static Stander stander(const State *s, PieceId p, int unit)
{
    const Piece *piece = &s->piece[p];
    bool hidden = piece->face & FACE_CONCEALED, in_lane = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER;
    uint8_t mark = siege_of(s)->mark[unit];
    return (Stander){.piece = p,
                     .card = hidden ? NULL : siege_card(piece->def),
                     .hidden = hidden,
                     .horde = piece->place == PLACE_UPPER || piece->place == PLACE_BACK || piece->place == PLACE_PORTAL,
                     .falling = piece->face & FACE_FALLING,
                     .exhausted = piece->face & FACE_EXHAUSTED,
                     .stunned = mark & MARK_STUNNED,
                     .sated = mark & MARK_SATED,
                     .eluded = mark & MARK_ELUDED,
                     .lane = in_lane ? piece->pos : -1,
                     .tokens = piece->num[NUM_HEALTH],
                     .might = piece->num[NUM_ATTACK],
                     .used = piece->num[NUM_PIERCED]};
}

Speaker speaker_of(const Board *b, PieceId p)
{
    PieceId host = p == NO_PIECE ? NO_PIECE : b->s->piece[p].host;
    int place = stander_of(b, host == NO_PIECE ? p : host), self = stander_of(b, p);
    return (Speaker){.place = place == NO_UNIT ? NULL : &b->who[place], .self = self == NO_UNIT ? NULL : &b->who[self]};
}

/* ---- filters, 10.4 ---------------------------------------------------------------------------------------------- */

static Fit yes_or_no(bool holds)
{
    return holds ? FITS : FITS_NOT;
}

static int distance(Speaker by, const Stander *x) /* in lanes; -1: one of both is in none */
{
    return !by.place || by.place->lane < 0 || x->lane < 0 ? -1 : abs(by.place->lane - x->lane);
}

/* What is printed on a card that is concealed may be so. */
static Fit printed(const Stander *x, bool holds)
{
    return x->hidden ? MAY_FIT : yes_or_no(holds);
}

static Fit fits_atom(const Board *b, Speaker by, const Stander *x, const Term *t)
{
    bool ally = is_card(x, CARD_ALLY) || is_card(x, CARD_SKELETON), tower = is_card(x, CARD_TOWER);
    bool monster = x->hidden || is_card(x, CARD_MONSTER) || is_card(x, CARD_OUTSIDER) ||
                   (is_card(x, CARD_MINION) && x->tokens > 0);
    bool epic = x->card && x->card->class == CLASS_EPIC;
    int far = distance(by, x);
    switch ((int)term_op(t)) {
    case IS_ALLY:
        return yes_or_no(ally);
    case IS_TOWER:
        return yes_or_no(tower);
    case IS_ALLIANCE:
        return yes_or_no(ally || tower);
    case IS_MONSTER:
        return yes_or_no(monster);
    case IS_MINION:
        return yes_or_no(is_card(x, CARD_MINION));
    case IS_OUTSIDER:
        return yes_or_no(is_card(x, CARD_OUTSIDER));
    case IS_SKELETON:
        return yes_or_no(is_card(x, CARD_SKELETON));
    case IS_EPIC:
        return printed(x, epic);
    case IS_NORMAL: /* SH-2.4 */
        return printed(x, !epic && !is_card(x, CARD_OUTSIDER));
    case IS_LANE:
        return yes_or_no(x->lane >= 0);
    case IS_BACK:
        return yes_or_no(is_card(x, CARD_MINION) && x->lane < 0);
    case IS_ENGAGED:
        return yes_or_no((ally || monster) && is_opposed(b, x));
    case IS_UNENGAGED:
        return yes_or_no((ally || monster) && !is_opposed(b, x));
    case IS_WOUNDED: /* SH-2.9 */
        return yes_or_no(x->tokens < 0);
    case IS_OTHER:
        return yes_or_no(x != by.self);
    case IS_NEAR: /* SH-2.8 */
        return yes_or_no(far >= 0 && far <= term_int(t + 1));
    case IS_NEIGHBOUR: /* SH-2.7 */
        return yes_or_no(far == 1 && x->horde == by.place->horde);
    default:
        cannot_read(t);
        return FITS_NOT;
    }
}

Fit fits(const Board *b, Speaker by, const Stander *x, const Term *first, const Term *end)
{
    bool unresolved = is_card(x, CARD_HORDE_SPELL) || is_card(x, CARD_HORDE_ATTACHMENT); /* R23 */
    Fit all = x->piece == NO_PIECE || x->falling || unresolved ? FITS_NOT : FITS;        /* SH-1.11 */
    for (const Term *t = first; t < end && all != FITS_NOT; t = term_next(t)) {
        Fit one = fits_atom(b, by, x, t);
        all = one < all ? one : all;
    }
    return all;
}

/* ---- selectors, 10.5 -------------------------------------------------------------------------------------------- */

const Term *host_of_card(const SiegeCard *c)
{
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
        if (term_op(t) == ABILITY_HOST)
            return t + 1;
    return NULL;
}

/* How well a candidate does where the best are found: SH-2.13, SH-2.14. */
static int merit(const Stander *x, SiegeOp selector)
{
    int health = x->health > 0 ? x->health : 0;
    switch ((int)selector) {
    case THE_STRONGEST:
        return x->attack * 1000 + health;
    case THE_WEAKEST:
        return -(x->attack * 1000 + health);
    case THE_MOST_WOUNDED:
        return -x->tokens;
    case THE_LEFTMOST:
        return -x->lane;
    case THE_RIGHTMOST:
        return x->lane;
    default: /* THE_HEALTHIEST */
        return x->health;
    }
}

static bool has_merit(const Stander *x, SiegeOp selector)
{
    bool by_lane = selector == THE_LEFTMOST || selector == THE_RIGHTMOST;
    if (by_lane)
        return x->lane >= 0;
    return !x->hidden && (selector != THE_MOST_WOUNDED || x->tokens < 0); /* SH-12.17, SH-2.14 */
}

static unsigned best(const Board *b, unsigned units, SiegeOp selector)
{
    unsigned found = 0;
    int most = 0;
    for (int u = 0; u < UNIT_CASTLE; u++) {
        if (!(units >> u & 1) || !has_merit(&b->who[u], selector))
            continue;
        int n = merit(&b->who[u], selector);
        if (!found || n > most)
            found = 0;
        if (!found || n == most) {
            found |= 1u << u;
            most = n;
        }
    }
    return found;
}

unsigned may_be_found(const Board *b, Speaker by, const Term *selector)
{
    SiegeOp op = term_op(selector);
    const Term *first = op == THE_PICKS || op == THE_UPTO ? term_next(selector + 1) : selector + 1;
    bool chosen = op == THE_PICK || op == THE_PICKS || op == THE_UPTO;
    unsigned units = 0;
    for (int u = 0; u < UNIT_CASTLE; u++) {
        Fit fit = fits(b, by, &b->who[u], first, term_next(selector));
        units |= fit == FITS || (fit == MAY_FIT && chosen) ? 1u << u : 0;
    }
    if (chosen)
        return units;
    if ((op == THE_LEFTMOST || op == THE_RIGHTMOST) && siege_versus(b->s)) /* SH-12.27 */
        return best(b, units, THE_LEFTMOST) | best(b, units, THE_RIGHTMOST);
    return best(b, units, op);
}

/* ---- attack, health and keywords, 10.9 -------------------------------------------------------------------------- */

enum { VALUED = KEY_HEROIC - KEY_ARMOR + 1 }; /* armor, pierce, elusive, heroic */

typedef struct { /* what is added to a unit */
    int attack, health, valued[VALUED];
    unsigned keys, without;
    bool by_health;
} Sum;

static int number(const Board *b, const Term *t)
{
    if (term_op(t) == VALUE_STAGE)
        return b->stage;
    if (!term_is_number(t))
        cannot_read(t);
    return term_int(t);
}

static const Stander *named(const Board *b, Speaker by, const Term *selector) /* NULL: nobody */
{
    if (term_op(selector) == THE_SELF)
        return by.self && !by.self->falling ? by.self : NULL;
    if (term_op(selector) != THE_FOE)
        cannot_read(selector);
    if (!by.place || !is_opposed(b, by.place))
        return NULL;
    return &b->who[stander_at(b, by.place->lane, !by.place->horde)];
}

static bool is_so(const Board *b, Speaker by, const Term *t)
{
    const Stander *x;
    switch ((int)term_op(t)) {
    case IF_IS:
        x = named(b, by, t + 1);
        return x && fits(b, by, x, term_next(t + 1), term_next(t)) == FITS;
    case IF_LE:
        return number(b, t + 1) <= number(b, term_next(t + 1));
    case IF_ANY:
        for (int u = 0; u < UNIT_CASTLE; u++)
            if (fits(b, by, &b->who[u], t + 1, term_next(t)) == FITS)
                return true;
        return false;
    default:
        cannot_read(t);
        return false;
    }
}

static void has_keyword(const Board *b, Sum *sum, const Term *key)
{
    SiegeOp op = term_op(key);
    if (op >= KEY_ARMOR)
        sum->valued[op - KEY_ARMOR] += number(b, key + 1);
    else
        sum->keys |= KEY_BIT(op);
}

static void gets(Sum *sum, const Term *what, int n)
{
    if (term_op(what) == WORD_ATTACK)
        sum->attack += n;
    else if (term_op(what) == WORD_HEALTH)
        sum->health += n;
    else
        cannot_read(what);
}

static void modify(const Board *b, Sum sum[UNITS], Speaker by, const Stander *whom, const Term *mod)
{
    const Term *first = mod + 1, *second = term_next(first);
    Sum unused = {0}, *to = whom ? &sum[whom - b->who] : &unused;
    switch ((int)term_op(mod)) {
    case MOD_ATTACK_IS_HEALTH:
        to->by_health = true;
        break;
    case MOD_SELF:
        gets(to, first, number(b, second));
        break;
    case MOD_AURA:
        for (int u = 0; u < UNIT_CASTLE; u++)
            if (fits(b, by, &b->who[u], term_next(second), term_next(mod)) == FITS)
                gets(&sum[u], first, number(b, second));
        break;
    case MOD_AURA_KEY:
        for (int u = 0; u < UNIT_CASTLE; u++)
            if (fits(b, by, &b->who[u], second, term_next(mod)) == FITS)
                has_keyword(b, &sum[u], first);
        break;
    case MOD_HOST_HAS:
        modify(b, sum, by, by.place, first);
        break;
    case MOD_WITHOUT:
        to->without |= KEY_BIT(term_op(first));
        break;
    case MOD_WHILE:
        if (is_so(b, by, first))
            modify(b, sum, by, whom, second);
        break;
    case MOD_CHEAPER: /* cost_of */
        break;
    default:
        has_keyword(b, to, mod);
    }
}

static void hear_card(const Board *b, Sum sum[UNITS], PieceId p)
{
    Speaker by = speaker_of(b, p);
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), siege_card(b->s->piece[p].def), t));)
        for (const Term *mod = t + 1; term_op(t) == ABILITY_STATIC && mod < term_next(t); mod = term_next(mod))
            modify(b, sum, by, by.self, mod);
}

static int at_least_0(int n)
{
    return n > 0 ? n : 0;
}

/* SH-2.11, SH-2.12, SH-10.1, SH-15.1, SH-15.9, R88 */
static void add_up(const Board *b, Stander *x, const Sum *sum, int unit)
{
    const Siege *g = siege_of(b->s);
    unsigned lost = sum->without | g->lost[unit];
    int valued[VALUED];
    for (int i = 0; i < VALUED; i++) {
        int n = at_least_0(sum->valued[i] + g->buff[BUFF_ARMOR + i][unit]);
        valued[i] = lost & KEY_BIT(KEY_ARMOR + i) ? 0 : n;
        x->keys |= valued[i] ? KEY_BIT(KEY_ARMOR + i) : 0;
    }
    x->keys |= (sum->keys | g->granted[unit]) & (KEY_BIT(KEY_ARMOR) - 1) & ~lost;
    x->armor = at_least_0(valued[0] - x->used);
    x->pierce = valued[KEY_PIERCE - KEY_ARMOR];
    x->elusive = valued[KEY_ELUSIVE - KEY_ARMOR];
    x->health = x->card->health + x->tokens + sum->health + g->buff[BUFF_HEALTH][unit];
    bool heroic = b->s->option[OPT_HEROIC] ? x->tokens < 0 : x->tokens > 0; /* O12 */
    int attack = sum->by_health ? at_least_0(x->health) : x->card->attack;
    attack += x->might + sum->attack + g->buff[BUFF_ATTACK][unit] + (heroic ? valued[KEY_HEROIC - KEY_ARMOR] : 0);
    x->attack = at_least_0(attack);
}

void read_board(const State *s, Board *out)
{
    Sum sum[UNITS];
    memset(out, 0, sizeof *out);
    memset(sum, 0, sizeof sum);
    out->s = s;
    for (int u = 0; u < UNITS; u++)
        out->who[u] = (Stander){.piece = NO_PIECE, .lane = -1};
    for (PieceId p = 0; p < s->npieces; p++) {
        int unit = unit_of(s, p);
        if (unit != NO_UNIT)
            out->who[unit] = stander(s, p, unit);
    }
    const SiegeCard *portal = out->who[UNIT_PORTAL].card;
    out->stage = portal ? portal->stage : 0;
    for (int u = 0; u < UNITS; u++) { /* SH-10.28; a collapsed portal goes on speaking, SH-10.19 */
        const Stander *x = &out->who[u];
        if (x->card && x->card->type != CARD_HORDE_ATTACHMENT && (!x->falling || u == UNIT_PORTAL))
            hear_card(out, sum, x->piece);
    }
    for (PieceId p = s->head[PLACE_ATTACHED].first; p != NO_PIECE; p = s->piece[p].next)
        hear_card(out, sum, p);
    for (int u = 0; u < UNITS; u++)
        if (out->who[u].card)
            add_up(out, &out->who[u], &sum[u], u);
}
