/* SPDX-License-Identifier: MIT */
#include "following.h"

#include <string.h>

/* ---- cards go from place to place ------------------------------------------------------------------------------- */

static bool is_deck(PlaceId at)
{
    return at == PLACE_DECK || at == PLACE_DECK + 1 || at == PLACE_HORDE_DECK || at == PLACE_HORDE_DECK_2;
}

/* SH-4.3, SH-5.9, SH-12.28: where a card comes that is summoned or engaged. */
static bool comes_to_a_lane(Follow *f, const Event *e)
{
    Board b;
    read_board(&f->now.s, &b);
    int first = 0, last = LANES - 1;
    while (first < LANES && stander_at(&b, first, true) != NO_UNIT)
        first++;
    while (last >= 0 && stander_at(&b, last, true) != NO_UNIT)
        last--;
    const char *rule = e->from == PLACE_BACK ? "SH-5.9" : "SH-4.3";
    if (siege_versus(&f->now.s) && e->from != PLACE_BACK && first != last) { /* SH-12.28: somebody has said which end */
        bool left = f->m.kind == MOVE_LEFT, right = f->m.kind == MOVE_RIGHT;
        rule = "SH-12.28";
        first = left ? first : right ? last : LANES;
    }
    return e->pos == first || is_told(f, rule, "it comes to the wrong lane");
}

static bool changes_lanes(Follow *f, const Event *e) /* SH-14.6, SH-15.24 */
{
    Board b;
    read_board(&f->now.s, &b);
    int unit = stander_of(&b, e->piece);
    if (e->pos == f->now.s.piece[e->piece].pos || unit == NO_UNIT)
        return true;
    const Stander *x = &b.who[unit];
    if (x->card && x->card->type == CARD_TOWER)
        return is_told(f, "SH-14.6", "a tower moves");
    return !has_the_key(x, KEY_CANNOT_MOVE) || is_told(f, "SH-15.24", "it moves, and cannot");
}

/* SH-10.17: where a destroyed card goes. */
static PlaceId where_it_goes(const State *s, PieceId p)
{
    switch ((SiegeCardType)siege_card(s->piece[p].def)->type) {
    case CARD_ALLY:
        return (PlaceId)(PLACE_DISCARD + s->piece[p].owner);
    case CARD_SKELETON:
        return PLACE_SUPPLY;
    case CARD_MINION:
        return PLACE_BACK;
    case CARD_MONSTER:
        return PLACE_HORDE_DISCARD;
    default: /* an outsider, or the portal at SH-9.2 */
        return PLACE_BOX;
    }
}

static bool enters_a_lane(Follow *f, const Event *e) /* SH-2.1, SH-2.2 */
{
    Board b;
    read_board(&f->now.s, &b);
    return stander_at(&b, e->pos, e->to == PLACE_UPPER) == NO_UNIT ||
           is_told(f, "SH-2.2", "it comes to a lane that is not free");
}

/* SH-4.13: the discard pile becomes the deck when that is empty, and not before. */
static bool deck_was_empty(const Follow *f, const Event *e)
{
    bool goes_on = f->i > 0 && e[-1].kind == EV_PUT && e[-1].from == e->from && e[-1].to == e->to;
    return goes_on || f->now.s.head[e->to].count == 0;
}

/* SH-11.11, SH-11.12: summons take from both tier decks in turn, and nothing else changes whose turn it is. */
static bool tier_is_right(Follow *f)
{
    const Event *e = event(f);
    bool summoned = e->kind == EV_SUMMONED || e->kind == EV_OVERFLOWS, two = f->now.s.option[OPT_TIERS];
    bool deck = e->from == PLACE_HORDE_DECK || e->from == PLACE_HORDE_DECK_2;
    if (!two || !deck || (!summoned && e->kind != EV_REVEALED))
        return true;
    int second = summoned ? f->now.tier == 1 : f->now.tier == 0; /* a summon has changed it already */
    PlaceId want = second ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
    return e->from == want || f->now.s.head[want].count == 0 ||
           is_told(f, "SH-11.12", "it comes from the wrong tier deck");
}

bool look_at_places(Follow *f)
{
    const Event *e = event(f);
    bool numbered = e->kind == EV_RAISED || e->kind == EV_SUMMONED || e->kind == EV_ENGAGED;
    if (!tier_is_right(f))
        return false;
    if (numbered && e->n != f->now.s.piece[e->piece].pos + 1)
        return is_told(f, "section 8", "another lane is told than it came to");
    if (e->kind != EV_MOVE && e->kind != EV_PUT)
        return true;
    PlaceId at = f->now.s.piece[e->piece].place;
    bool doomed = f->doomed[e->piece] && e->to != at, lane = e->to == PLACE_UPPER || e->to == PLACE_LOWER;
    if (at != e->from)
        return is_told(f, "section 8", "it does not come from where it lay");
    if (is_deck(at) && !is_deck(e->to) && f->now.s.head[at].first != e->piece && f->now.s.phase != PHASE_SETUP)
        return is_told(f, "SH-4.3", "it is taken from the deck, and is not the top card");
    if (e->kind == EV_PUT && at == PLACE_HORDE_DISCARD && is_deck(e->to) && !deck_was_empty(f, e))
        return is_told(f, "SH-4.13", "the horde deck is made anew, and is not empty");
    if (doomed && e->to != where_it_goes(&f->now.s, e->piece))
        return is_told(f, "SH-10.17", "it is destroyed, and goes to the wrong place");
    if (doomed)
        f->doomed[e->piece] = false;
    if ((at == PLACE_ASIDE || at == PLACE_OTHERS) && e->to == PLACE_PILE && e->pos != f->now.s.head[PLACE_PILE].count)
        return is_told(f, "SH-10.17", "the next stage does not come to the bottom of the pile");
    if (lane && e->to != at && !enters_a_lane(f, e))
        return false;
    if (e->to == PLACE_UPPER && (is_deck(at) || at == PLACE_PILE || at == PLACE_BACK))
        return comes_to_a_lane(f, e);
    if (e->to == at && (at == PLACE_UPPER || at == PLACE_LOWER))
        return changes_lanes(f, e);
    return true;
}

/* ---- attachments, SH-12.18, SH-14.15 ---------------------------------------------------------------------------- */

static int resolving(const Memory *m, PieceId p) /* where in the row of those that are resolved; -1 */
{
    for (int i = m->n - 1; i >= 0; i--)
        if (m->card[i] == p)
            return i;
    return -1;
}

static void is_resolved(Memory *m, PieceId p)
{
    if (m->n == MEMORY_MOST)
        return;
    m->card[m->n] = p;
    m->uncovered[m->n++] = NO_PIECE;
}

/* Turned up first for whoever was about to find it; a second one would be another host than the one found. */
static void is_uncovered(Memory *m, PieceId p)
{
    if (m->n && m->uncovered[m->n - 1] == NO_PIECE)
        m->uncovered[m->n - 1] = p;
}

static bool host_is_found(Follow *f, const Event *e)
{
    Board b;
    read_board(&f->now.s, &b);
    const Term *t = host_of_card(card_of(f, e->piece));
    int unit = stander_of(&b, (PieceId)e->other), i = resolving(f->memory, e->piece);
    Speaker by = {0};
    if (unit == NO_UNIT || !t)
        return is_told(f, "SH-14.12", "its host is not in play");
    if (b.who[unit].hidden || fits(&b, by, &b.who[unit], t + 1, term_next(t)) != FITS)
        return is_told(f, "SH-12.18", "it is attached to a card that is no legal host");
    bool turned_up = i >= 0 && f->memory->uncovered[i] != NO_PIECE;
    if (turned_up)
        return f->memory->uncovered[i] == e->other ||
               is_told(f, "SH-12.18", "it is attached to another host than the one found");
    unsigned hosts = may_be_found(&b, by, t);
    bool ends = (term_op(t) == THE_LEFTMOST || term_op(t) == THE_RIGHTMOST) && hosts & (hosts - 1);
    if (ends && siege_versus(&f->now.s) && f->m.kind != MOVE_LEFT && f->m.kind != MOVE_RIGHT)
        return is_told(f, "SH-12.27", "nobody has said which end of the row its host is at");
    return term_op(t) == THE_PICK || hosts >> unit & 1 ||
           is_told(f, "SH-14.15", "it is attached to another host than its text selects");
}

bool look_at_attachments(Follow *f)
{
    const Event *e = event(f);
    if (e->kind == EV_RESOLVED || e->kind == EV_PLAYED)
        is_resolved(f->memory, e->piece);
    if (e->kind == EV_UNCOVERED)
        is_uncovered(f->memory, e->piece);
    bool again = e->kind == EV_HOST && f->was->s.piece[e->piece].host == e->other; /* it only lies elsewhere now */
    return e->kind != EV_HOST || e->other == NO_PIECE || again || host_is_found(f, e);
}

/* ---- the shift and the taunt step ------------------------------------------------------------------------------- */

bool look_at_shift(Follow *f) /* SH-4.12 */
{
    const Event *e = event(f);
    if (e->kind != EV_PHASE || e->n != PHASE_ALLIANCE || siege_versus(&f->now.s))
        return true;
    Board b;
    read_board(&f->now.s, &b);
    for (int lane = 1; lane < LANES; lane++)
        if (stander_at(&b, lane, true) != NO_UNIT && stander_at(&b, lane - 1, true) == NO_UNIT)
            return complain(f->c, "SH-4.12", "the alliance acts, and lane %d is empty beside a monster", lane);
    return true;
}

static bool taunts(const Stander *x) /* R84 */
{
    return !x->hidden && x->lane >= 0 && is_a_monster(x) && has_the_key(x, KEY_TAUNT) &&
           !has_the_key(x, KEY_CANNOT_BE_ENGAGED);
}

static bool can_answer(const Board *b, const Stander *x) /* SH-15.17 */
{
    int foe = x->lane < 0 ? NO_UNIT : stander_at(b, x->lane, true);
    bool busy = foe != NO_UNIT && taunts(&b->who[foe]);
    return is_an_ally(x) && !busy && !has_the_key(x, KEY_CANNOT_MOVE) && !has_the_key(x, KEY_CANNOT_ENGAGE);
}

static bool taunt_is_heard(Follow *f) /* SH-15.16, SH-15.17: an unengaged monster, and an ally that may come to it */
{
    const Event *e = event(f);
    Board b;
    read_board(&f->now.s, &b);
    int who = stander_of(&b, e->piece), whom = stander_of(&b, (PieceId)e->other);
    bool heard = who != NO_UNIT && whom != NO_UNIT && taunts(&b.who[who]) && !is_opposed(&b, &b.who[who]) &&
                 can_answer(&b, &b.who[whom]) && e->n == b.who[who].lane + 1;
    return heard || is_told(f, "SH-15.17", "it taunts, and does not, or an ally that need not come");
}

bool look_at_taunts(Follow *f) /* SH-15.16, SH-15.18: when the taunt step is over */
{
    if (event(f)->kind == EV_TAUNTS)
        return taunt_is_heard(f);
    if (!passes(f, STEP_PART) || f->now.step < STEP_ALLIANCE)
        return true;
    Board b;
    read_board(&f->now.s, &b);
    bool taunted = false, answer = false;
    for (int u = 0; u < UNIT_CASTLE; u++) {
        taunted |= taunts(&b.who[u]) && !is_opposed(&b, &b.who[u]);
        answer |= can_answer(&b, &b.who[u]);
    }
    return !(taunted && answer) || complain(f->c, "SH-15.18", "a monster taunts, and an ally could engage it");
}

/* ---- the cannot-engage step, SH-5.23 ----------------------------------------------------------------------------- */

bool must_part(const Stander *ally, const Stander *monster) /* SH-15.19 */
{
    return is_an_ally(ally) && !monster->hidden && is_a_monster(monster) &&
           (has_the_key(monster, KEY_CANNOT_BE_ENGAGED) || has_the_key(ally, KEY_CANNOT_ENGAGE));
}

static bool has_a_way_out(const Board *b, const Stander *ally)
{
    for (int lane = 0; lane < LANES; lane++) {
        int upper = stander_at(b, lane, true);
        bool peace = upper == NO_UNIT || !must_part(ally, &b->who[upper]);
        if (peace && stander_at(b, lane, false) == NO_UNIT && !has_the_key(ally, KEY_CANNOT_MOVE))
            return true;
    }
    return false;
}

/* The ally leaves next, or its owner is asked for a lane. */
static bool leaves(const Follow *f, PieceId ally)
{
    const Event *next = next_event(f);
    const Frame *top = f->after->nframes ? &f->after->frame[f->after->nframes - 1] : NULL;
    bool asked = !next && top && top->op == ASK_LANE && top->arg == FOR_PART && top->src == ally;
    return asked || (next && next->kind == EV_MOVE && next->piece == ally);
}

/* SH-15.19: from lane 1 to lane 6, each once; who has no way out when it is its turn stays. */
bool look_at_parting(Follow *f)
{
    const Event *e = event(f);
    bool over = passes(f, STEP_TREACHERY) && f->now.step >= STEP_ALLIANCE;
    bool lane_shown =
        e->kind == EV_FIELD && e->other == f->lane_field && f->now.step == STEP_PART && e->n > f->now.lane;
    if (!over && !lane_shown)
        return true;
    Board b;
    read_board(&f->now.s, &b);
    for (int lane = f->now.lane; lane < (over ? LANES : e->n); lane++) {
        int upper = stander_at(&b, lane, true), lower = stander_at(&b, lane, false);
        if (upper != NO_UNIT && lower != NO_UNIT && must_part(&b.who[lower], &b.who[upper]) &&
            has_a_way_out(&b, &b.who[lower]) && !leaves(f, b.who[lower].piece))
            return complain(f->c, "SH-15.19", "the ally in lane %d has a way out, and stays", lane + 1);
    }
    return true;
}
