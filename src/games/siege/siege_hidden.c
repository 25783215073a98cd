/* SPDX-License-Identifier: MIT
 * Siege: what is secret besides the pieces, and what can be inferred about hidden ones (docs/rules/siege.md, section 5).
 *
 * Who lies in a hand, a deck or concealed in a lane is dealt by the core within its pool, which keeps decks, sides and
 * tiers apart.  Three things more are known to everybody: an ability that still runs or waits tells which card it stands
 * on, also when that card is in a hand again; what was turned face down is a monster; and the hero of an achievement is
 * a hero.  A deal is mended by exchanging two hidden cards of one pool. */
#include "games/siege/siege_int.h"

/* Steps that run, questions and the waiting line were told at the table, and name pieces, not what they are. A choice
 * among hidden cards is carried out at once, so that none waits in a frame. Without a horde player nothing lies
 * concealed: what was blanked of the flipped cards is no secret, and partners who see both hands see the same. */
void siege_hide(State *view, int seat)
{
    (void)seat;
    for (int i = 0; !siege_versus(view) && i < SEAT_MAX; i++)
        siege_mut(view)->flipped[i] = 0;
}

static bool hidden(const State *s, const State *seen, PieceId p)
{
    return p < s->npieces && seen->piece[p].def == DEF_HIDDEN && s->piece[p].def != DEF_HIDDEN &&
           s->piece[p].def <= siege_cards()->ncards;
}

typedef bool Wanted(const State *s, DefId def, unsigned about);

static bool is_def(const State *s, DefId def, unsigned about)
{
    (void)s;
    return def == about;
}

static bool is_monster(const State *s, DefId def, unsigned about)
{
    (void)s;
    (void)about;
    return siege_card(def)->type == CARD_MONSTER;
}

static bool is_hero(const State *s, DefId def, unsigned about)
{
    (void)s;
    (void)about;
    return siege_card(def)->class == CLASS_HERO;
}

static bool must_be_monster(const State *s, PieceId p)
{
    return s->piece[p].place == PLACE_UPPER && s->piece[p].face & FACE_FLIPPED;
}

/* Makes of a hidden piece what it must be, in exchange for some other hidden piece that need not be that. */
static bool become(State *s, const State *seen, PieceId p, Wanted *wanted, unsigned about, Rng *r)
{
    PieceId other[PIECE_MAX];
    uint32_t n = 0;
    if (!hidden(s, seen, p) || wanted(s, s->piece[p].def, about))
        return true;
    for (PieceId q = 0; q < s->npieces; q++)
        if (q != p && hidden(s, seen, q) && s->piece[q].pool == s->piece[p].pool && !must_be_monster(s, q) &&
            wanted(s, s->piece[q].def, about))
            other[n++] = q;
    if (n == 0)
        return false;
    PieceId q = other[rng_below(r, n)];
    table_trade(s, p, q);
    return true;
}

/* The card whose ability runs or waits, and has gone to a hand meanwhile. */
static void mend_speakers(State *s, const State *seen, Rng *r)
{
    for (int i = 0; i < s->nframes; i++) {
        const Frame *f = &s->frame[i];
        unsigned def = f->op == RUN_ABILITIES && f->node ? siege_def_of_node(f->node) : 0;
        if (def)
            (void)become(s, seen, f->src, is_def, def, r);
    }
    for (int i = 0; i < s->nqueue; i++) {
        unsigned def = s->queue[i].op == ITEM_ABILITY ? siege_def_of_node(s->queue[i].node) : 0;
        if (def)
            (void)become(s, seen, s->queue[i].src, is_def, def, r);
    }
}

bool siege_guess(State *s, const State *seen, Rng *r)
{
    mend_speakers(s, seen, r); /* best effort: a deck that was shuffled meanwhile has made another card of it */
    PieceId hero = siege_of(s)->feat_hero;
    bool possible = become(s, seen, hero, is_hero, 0, r);
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (must_be_monster(s, p)) { /* it is known to be one until it is rearranged */
            (void)become(s, seen, p, is_monster, 0, r);
            siege_set_flipped(s, s->piece[p].pos, true);
        }
    return possible;
}
