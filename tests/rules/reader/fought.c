/* SPDX-License-Identifier: MIT */
#include "following.h"

#include <string.h>

/* ---- strikes ---------------------------------------------------------------------------------------------------- */

static void begin_strikes(Follow *f, bool fight)
{
    f->striking = true;
    f->fight = fight;
    f->told = 0;
    memset(f->pending, 0, sizeof f->pending);
    memset(f->hurt, 0, sizeof f->hurt);
    read_board(&f->now.s, &f->stood);
}

static bool came_to(const Follow *f, const Stander *x, int unit)
{
    int wounds = f->hurt[0][x->piece], used = f->hurt[1][x->piece];
    if (wounds == f->blows.wounds[unit] && used == f->blows.used[unit])
        return true;
    return complain(f->c, "SH-7.7", "%s in lane %d gets %d wounds and uses %d armor; by the text %d and %d",
                    x->card ? x->card->word : "a concealed card", x->lane + 1, wounds, used, f->blows.wounds[unit],
                    f->blows.used[unit]);
}

static bool end_strikes(Follow *f)
{
    f->striking = false;
    f->struck = true;
    if (f->told != f->blows.n)
        return complain(f->c, "SH-7.4", "%d strikes are told; by the text there are %d", f->told, f->blows.n);
    for (int u = 0; u < UNITS; u++)
        if (f->stood.who[u].piece != NO_PIECE && !came_to(f, &f->stood.who[u], u))
            return false;
    return true;
}

/* The strike step of a lane is what happens before the turn's step goes beyond it. */
static bool fight_begins(Follow *f)
{
    const Event *e = event(f);
    if (e->kind != EV_FIELD || e->other != f->step_field || f->now.step < STEP_LANE || f->now.step >= STEP_LANE_END)
        return false;
    return !f->fought && (e->n >= STEP_LANE_END || e->n == STEP_LANE);
}

static void fight(Follow *f)
{
    begin_strikes(f, true);
    fight_in_lane(&f->stood, f->was->lane, &f->blows); /* a move ends one lane at most */
    f->robbed = f->blows.robbed ? f->blows.robbed : -1;
    f->fought = true;
}

static bool strike_is_told(Follow *f)
{
    const Event *e = event(f);
    Board b;
    read_board(&f->now.s, &b);
    int who = stander_of(&b, e->piece), whom = stander_of(&b, (PieceId)e->other);
    if (who == NO_UNIT || whom == NO_UNIT)
        return is_told(f, "SH-7.4", "who strikes or is struck is not there");
    if (!f->striking || (!f->fight && f->told == f->blows.n)) { /* an effect's: one after the other */
        if (f->striking && !end_strikes(f))
            return false;
        begin_strikes(f, false);
        strike_once(&f->stood, who, whom, &f->blows);
    }
    if (f->told >= f->blows.n)
        return is_told(f, "SH-7.4", "it strikes, and by the text it does not");
    int i = f->told++;
    if (f->blows.strike[i].who != who || f->blows.strike[i].whom != whom || f->blows.strike[i].n != e->n)
        return is_told(f, "SH-7.7", "it strikes another, or with another attack than by the text");
    return true;
}

static void note_numbers(Follow *f)
{
    const Event *e = event(f);
    const Piece *piece = &f->now.s.piece[e->piece];
    if (e->other == NUM_HEALTH)
        f->pending[0][e->piece] += piece->num[NUM_HEALTH] - e->n;
    if (e->other == NUM_PIERCED)
        f->pending[1][e->piece] += e->n - piece->num[NUM_PIERCED];
}

static void note_damage(Follow *f)
{
    PieceId p = event(f)->piece;
    for (int k = 0; k < 2; k++) {
        f->hurt[k][p] += f->pending[k][p];
        f->pending[k][p] = 0;
    }
}

bool look_at_strikes(Follow *f)
{
    const Event *e = event(f);
    if (fight_begins(f))
        fight(f);
    if (e->kind == EV_STRIKES)
        return strike_is_told(f);
    if (!f->striking)
        return true;
    if (e->kind == EV_NUM)
        note_numbers(f);
    else if (e->kind == EV_DAMAGED)
        note_damage(f);
    else if (!is_number(e->kind))
        return end_strikes(f);
    return true;
}

/* ---- other damage ----------------------------------------------------------------------------------------------- */

/* An effect's damage, told after the numbers that it changes: of how much nobody says here, but what armor, barrier and the
 * like must have made of it. SH-10.5 to 10.10 */
static bool damage_is_right(const Follow *f, const Stander *x, const Event *told)
{
    int wounds = told->n, prevented = told->other;
    bool barrier = is_a_creature(x) && has_the_key(x, KEY_BARRIER) && x->tokens >= 0;
    if (cannot_be_hurt(&f->now.s, x) || has_the_key(x, KEY_IMMUNE))
        return is_told(f, "SH-10.6", "it is damaged, and nothing can damage it");
    if (prevented > x->armor || (wounds > 0 && prevented < x->armor))
        return is_told(f, "SH-10.8", "armor prevents more, or less, than there is");
    return !barrier || wounds <= 1 || is_told(f, "SH-10.9", "a barrier lets more than one wound through");
}

bool look_at_damage(Follow *f)
{
    const Event *e = event(f);
    if (f->striking || e->kind != EV_NUM || (f->i > 0 && f->ev->e[f->i - 1].kind == EV_NUM && e[-1].piece == e->piece))
        return true;
    const Event *told = e, *end = f->ev->e + f->ev->n;
    while (told < end && is_number(told->kind) && (told->kind == EV_FIELD || told->piece == e->piece))
        told++;
    if (told == end || told->kind != EV_DAMAGED || told->piece != e->piece)
        return true;
    Board b;
    read_board(&f->now.s, &b);
    int unit = stander_of(&b, e->piece);
    return unit == NO_UNIT ? is_told(f, "SH-10.6", "what is damaged is not in play")
                           : damage_is_right(f, &b.who[unit], told);
}

/* Tokens change by what is told next: damage, tokens that come or go, a destruction, a card that leaves play. SH-10.1 */
bool look_at_numbers(Follow *f)
{
    const Event *e = event(f), *next = next_event(f);
    if (e->kind != EV_NUM || e->other == NUM_PIERCED || f->now.s.phase == PHASE_SETUP)
        return true;
    bool leaves = e->n == 0 && next && (next->kind == EV_FACE || next->kind == EV_MOVE || next->kind == EV_HIDE);
    bool told = next && (next->kind == EV_DAMAGED || next->kind == EV_TOKENS || next->kind == EV_REMOVED);
    return (next && next->piece == e->piece && (told || leaves)) ||
           is_told(f, "SH-10.1", "its tokens change, and nobody says why");
}

/* ---- destruction ------------------------------------------------------------------------------------------------ */

/* The card whose destruction, tokens first, is told from here on; or NO_PIECE. SH-10.13 */
static PieceId who_falls(const Follow *f)
{
    const Event *e = event(f), *end = f->ev->e + f->ev->n;
    PieceId p = e->piece;
    if (e->kind != EV_NUM && e->kind != EV_FACE)
        return NO_PIECE;
    while (e < end && (e->kind == EV_FIELD || (e->kind == EV_NUM && e->piece == p && e->n == 0)))
        e++;
    bool falls = e < end && e->kind == EV_FACE && e->piece == p && e->face & FACE_FALLING;
    return falls && !f->doomed[p] ? p : NO_PIECE;
}

static bool has_word(const SiegeCard *card, SiegeOp op)
{
    return siege_speaks_of(siege_cards(), card, op);
}

/* SH-10.14: a spell that destroys is being carried out. */
static bool somebody_destroys(const Follow *f)
{
    for (PieceId p = f->now.s.head[PLACE_STACK].first; p != NO_PIECE; p = f->now.s.piece[p].next)
        if (has_word(card_of(f, p), DO_DESTROY))
            return true;
    return false;
}

static bool may_fall(Follow *f, PieceId p)
{
    Board b;
    read_board(&f->now.s, &b);
    int unit = stander_of(&b, p);
    if (unit == NO_UNIT || unit == UNIT_CASTLE || b.who[unit].hidden)
        return is_told(f, "SH-10.13", "it is destroyed, and stands nowhere");
    const Stander *x = &b.who[unit], *then = &f->fell.who[unit];
    int health = then->piece == p && then->health < x->health ? then->health : x->health;
    SiegeCardType type = (SiegeCardType)x->card->type;
    if (cannot_fall(&f->now.s, x))
        return is_told(f, type == CARD_MINION ? "SH-13.12" : "SH-13.13", "it cannot be destroyed");
    if (type == CARD_TOWER || type == CARD_HORDE_SPELL || type == CARD_HORDE_ATTACHMENT)
        return is_told(f, "SH-14.9", "only creatures are destroyed");
    if (type == CARD_MINION && !f->lived[p])
        return is_told(f, "SH-10.15", "a dormant minion is destroyed");
    return health <= 0 || (unit != UNIT_PORTAL && somebody_destroys(f)) ||
           is_told(f, "SH-10.13", "it is destroyed with health left");
}

bool look_at_falls(Follow *f)
{
    const Event *e = event(f);
    if (e->kind == EV_NUM && e->other == NUM_HEALTH && e->n > 0)
        f->lived[e->piece] = true;
    bool goes_on = is_number(e->kind) || e->kind == EV_FACE || e->kind == EV_FALLS || e->kind == EV_COLLAPSES;
    f->falling = f->falling && goes_on;
    f->struck = f->struck && goes_on;
    PieceId p = who_falls(f);
    if (p == NO_PIECE)
        return true;
    if (!f->falling)
        read_board(&f->now.s, &f->fell);
    f->falling = true;
    f->doomed[p] = true;
    return may_fall(f, p);
}

/* A lane that is over without a word has nobody in it who strikes. */
bool end_lane(Follow *f)
{
    int was = f->was->step, is = siege_of(f->after)->step;
    bool over =
        was >= STEP_LANE && was < STEP_LANE_END && (is >= STEP_PILLAGE || siege_of(f->after)->lane != f->was->lane);
    if (over && !f->fought && !f->after->over)
        fight(f);
    return !f->striking || end_strikes(f);
}
