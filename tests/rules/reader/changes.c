/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <string.h>

typedef struct {
    const State *was, *is;
    const Siege *before, *after;
    Move m;
    const Events *ev;
    Complaint *c;
} Change;

static bool told(const Change *x, int kind)
{
    for (int i = 0; i < x->ev->n; i++)
        if (x->ev->e[i].kind == kind)
            return true;
    return false;
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

static int
price(int kind) /* in mana, of what costs the same at any time (SH-5.13, 5.14, SH-12.10 to 12.15); -1: not of those */
{
    switch (kind) {
    case MOVE_ENGAGE:
    case MOVE_MOVE:
    case MOVE_SWAP:
    case MOVE_DISCARD:
    case MOVE_TAKE_BACK:
    case MOVE_WITHDRAW:
    case MOVE_REARRANGE:
        return 0;
    case MOVE_HIDE:
    case MOVE_FLIP:
    case MOVE_PLAN:
        return 1;
    case MOVE_CHALLENGE:
        return 2;
    default:
        return -1;
    }
}

static bool price_is_paid(const Change *x)
{
    int cost = price(x->m.kind);
    for (int seat = 0; seat < x->was->nseats && cost >= 0; seat++) {
        int own = siege_pool(x->was, x->m.seat) == seat ? cost : 0;
        if (x->before->mana[seat] != x->after->mana[seat] + own)
            return complain(x->c, siege_game.move[x->m.kind].rule, "the pool of seat %d had %d mana and has %d", seat,
                            x->before->mana[seat], x->after->mana[seat]);
    }
    return true;
}

/* SH-5.17, SH-12.10: who moves keeps all else, unless it fell by it. */
static bool is_only_elsewhere(const Change *x, PieceId p, int pos)
{
    const Piece *a = &x->was->piece[p], *b = &x->is->piece[p];
    if (told(x, EV_FALLS)) /* and what follows from that */
        return true;
    if (b->place != a->place)
        return complain(x->c, "SH-5.14", "piece %d was moved, and is gone", p);
    bool same = memcmp(a->num, b->num, SIEGE_NUMS) == 0 && !((a->face ^ b->face) & ~FACE_CHALLENGING);
    if (b->pos != pos)
        return complain(x->c, "SH-5.14", "piece %d is in lane %d, not in %d", p, b->pos + 1, pos + 1);
    return same || complain(x->c, "SH-5.17", "piece %d was moved, and has other tokens or is ready no more", p);
}

static bool move_is_a_move(const Change *x)
{
    if (x->m.kind == MOVE_TAKE_BACK) { /* SH-5.10 */
        PieceId minion = x->was->frame[x->was->nframes - 1].src;
        return x->is->piece[minion].place == PLACE_BACK ||
               complain(x->c, "SH-5.10", "piece %d is not engaged after all, and stays in its lane", minion);
    }
    const Piece *a = &x->was->piece[x->m.a < PIECE_MAX ? x->m.a : 0],
                *b = &x->was->piece[x->m.b < PIECE_MAX ? x->m.b : 0];
    if (x->m.kind == MOVE_MOVE)
        return is_only_elsewhere(x, (PieceId)x->m.a, x->m.b - 1);
    return x->m.kind != MOVE_SWAP ||
           (is_only_elsewhere(x, (PieceId)x->m.a, b->pos) && is_only_elsewhere(x, (PieceId)x->m.b, a->pos));
}

static bool discard_is_no_destruction(const Change *x) /* SH-5.16, SH-12.11 */
{
    if (x->m.kind != MOVE_DISCARD)
        return true;
    const Piece *a = &x->was->piece[x->m.a], *b = &x->is->piece[x->m.a];
    SiegeCardType type = (SiegeCardType)siege_card(a->def)->type;
    int to = type == CARD_SKELETON ? PLACE_SUPPLY
             : a->owner == NO_SEAT ? PLACE_HORDE_DISCARD
                                   : PLACE_DISCARD + a->owner;
    bool drawn = !told(x, EV_FALLS) && x->is->nframes && x->is->frame[x->is->nframes - 1].op == ASK_SEAT;
    if (b->place != to)
        return complain(x->c, "SH-5.16", "what is discarded lies in place %d", b->place);
    return !drawn || complain(x->c, "SH-12.11", "a draw is offered for a discarded card");
}

/* ---- the horde player ------------------------------------------------------------------------------------------- */

static bool card_is_hidden(const Change *x) /* SH-12.13 */
{
    if (x->m.kind != MOVE_FLIP && x->m.kind != MOVE_HIDE)
        return true;
    unsigned team = (1u << siege_allies(x->is)) - 1;
    for (PieceId p = 0; p < x->is->npieces; p++) {
        const Piece *piece = &x->is->piece[p];
        bool it = x->m.kind == MOVE_FLIP ? p == x->m.a : piece->place == PLACE_UPPER && piece->pos == x->m.b - 1;
        if (it && piece->face & FACE_CONCEALED && !(piece->known & team))
            return true;
    }
    return complain(x->c, "SH-12.13", "the card does not lie face down");
}

/* What a bystander may know of a card: its back, where it lies and what lies on it; that it is exhausted stays with its
 * lane. */
static bool looks_the_same(const Piece *a, const Piece *b)
{
    bool hidden = a->face & FACE_CONCEALED;
    return a->place == b->place && a->pos == b->pos && a->host == b->host && memcmp(a->num, b->num, SIEGE_NUMS) == 0 &&
           !((a->face ^ b->face) & ~FACE_FLIPPED) && (hidden || a->def == b->def);
}

static int hidden_of(const State *s, DefId def)
{
    int n = 0;
    for (PieceId p = 0; p < s->npieces; p++)
        n += s->piece[p].face & FACE_CONCEALED && s->piece[p].def == def;
    return n;
}

static bool is_mixed(const Change *x, PieceId p)
{
    for (int i = 0; i < x->ev->n; i++)
        if (x->ev->e[i].kind == EV_MIX && x->ev->e[i].piece == p)
            return true;
    return false;
}

/* SH-12.16: the concealed cards, the same ones, lie in the same lanes, and nobody else can tell where any of them lies, not
 * even if none has moved. */
static bool rearrangement_is_secret(const Change *x)
{
    if (!told(x, EV_REARRANGED))
        return true;
    unsigned team = (1u << siege_allies(x->is)) - 1;
    for (PieceId p = 0; p < x->is->npieces; p++) {
        const Piece *a = &x->was->piece[p], *b = &x->is->piece[p];
        if (!looks_the_same(a, b))
            return complain(x->c, "SH-12.16", "piece %d looks otherwise after a rearrangement", p);
        if (!(b->face & FACE_CONCEALED))
            continue;
        if (!is_mixed(x, p))
            return complain(x->c, "SH-12.16", "the card in lane %d took no part in a rearrangement", b->pos + 1);
        if (b->face & FACE_FLIPPED || (b->known | b->recall) & team)
            return complain(x->c, "SH-12.16", "it is known what lies in lane %d after a rearrangement", b->pos + 1);
        if (hidden_of(x->was, b->def) != hidden_of(x->is, b->def))
            return complain(x->c, "SH-12.16", "other cards are concealed after a rearrangement");
    }
    return true;
}

/* ---- steps of the turn ------------------------------------------------------------------------------------------ */

static bool goes_from(const Change *x, int step)
{
    return x->m.kind == MOVE_GO && x->before->step == step && !x->is->over;
}

static int capped(int mana)
{
    return mana < MANA_MOST ? mana : MANA_MOST;
}

static bool is_refreshed(const Change *x, PieceId p) /* SH-3.1, SH-3.5 */
{
    const Piece *piece = &x->is->piece[p];
    bool concealed = piece->face & FACE_CONCEALED, horde = piece->place == PLACE_UPPER || piece->place == PLACE_BACK;
    if (piece->num[NUM_PIERCED])
        return complain(x->c, "SH-3.1", "armor of piece %d is not whole after the refresh phase", p);
    return !(piece->face & FACE_EXHAUSTED) || concealed || (horde && !siege_versus(x->is)) ||
           complain(x->c, "SH-3.5", "piece %d is exhausted after the refresh phase", p);
}

static bool refresh_is_right(const Change *x) /* SH-3 */
{
    if (!goes_from(x, STEP_REFRESH) || feat_is(x->is, FEAT_ALREADY_HERE))
        return true;
    int boost = siege_card(x->was->piece[x->was->head[PLACE_PORTAL].first].def)->boost;
    for (int seat = 0; seat < x->is->nseats; seat++) { /* SH-3.2, SH-12.3 */
        bool gets = seat < siege_allies(x->is) && siege_pool(x->is, seat) == seat;
        int want = gets ? capped(x->before->mana[seat] + boost) : x->before->mana[seat];
        if (x->after->mana[seat] != want)
            return complain(x->c, "SH-3.2", "seat %d has %d mana after the refresh phase, not %d", seat,
                            x->after->mana[seat], want);
    }
    for (PieceId p = 0; p < x->is->npieces; p++)
        if (!is_refreshed(x, p))
            return false;
    return !told(x, EV_DREW) || complain(x->c, "SH-3.7", "a card is drawn in the refresh phase");
}

static bool marks_are_right(const Change *x) /* SH-6.5; what an ability does besides is not looked at */
{
    const SiegeCard *card = x->after->treachery ? siege_card(x->after->treachery) : NULL;
    if (!told(x, EV_REVEALED) || told(x, EV_ABILITY) || !card || x->after->boosted == NO_PIECE)
        return true;
    Board was, is;
    read_board(x->was, &was);
    read_board(x->is, &is);
    int unit = stander_of(&is, x->after->boosted),
        more = card->mark >= MARK_ATTACK1 ? 1 + card->mark - MARK_ATTACK1 : 0;
    int before = was.who[unit].attack, after = is.who[unit].attack;
    return after == before + more || (before == 0 && after <= more) || /* attack below 0 was 0 */
           complain(x->c, "SH-6.5", "%s boosts from attack %d to %d", card->word, before, after);
}

static bool portal_turns(const Change *x) /* SH-9.2, SH-9.3 */
{
    if (!goes_from(x, STEP_END))
        return true;
    PieceId next = x->was->head[PLACE_PORTALS].first, was = x->was->head[PLACE_PORTAL].first;
    PieceId is = x->is->head[PLACE_PORTAL].first;
    bool replaced = x->before->collapsed && next != NO_PIECE;
    int turned = replaced ? 0 : x->before->collapsed ? x->before->turned : (x->before->turned + 1) % 4;
    if (is != (replaced ? next : was))
        return complain(x->c, "SH-9.2", "the wrong portal is in play");
    return x->after->turned == turned ||
           complain(x->c, "SH-9.2", "the portal has made %d quarter turns, not %d", x->after->turned, turned);
}

static bool horde_player_gets(const Change *x) /* SH-9.4 */
{
    if (!goes_from(x, STEP_END) || !siege_versus(x->is) || x->after->step <= STEP_HORDE_DRAWS)
        return true;
    int seat = siege_horde_seat(x->is), mana = capped(x->before->mana[seat] + 1);
    bool card = x->was->head[PLACE_HORDE_DECK].count + x->was->head[PLACE_HORDE_DISCARD].count > 0;
    if (x->after->mana[seat] != mana)
        return complain(x->c, "SH-9.4", "the horde player has %d mana, not %d", x->after->mana[seat], mana);
    return x->is->head[PLACE_HORDE_HAND].count == x->was->head[PLACE_HORDE_HAND].count + card ||
           complain(x->c, "SH-9.4", "the horde player does not take one card");
}

/* SH-9.5: only the limit is looked at; who falls after it, at SH-9.6, may still give a card. */
static bool hands_are_small(const Change *x)
{
    bool limited = x->before->step <= STEP_HAND_LIMIT || (x->was->nframes && x->was->frame[0].op == RUN_LIMIT);
    bool ends = limited && x->after->step == STEP_REFRESH && x->is->phase == PHASE_END && !told(x, EV_FALLS);
    for (int seat = 0; ends && seat < x->is->nseats && !x->is->over; seat++) {
        int at = seat == siege_horde_seat(x->is) ? PLACE_HORDE_HAND : PLACE_HAND + seat;
        if (x->is->head[at].count > HAND_LIMIT)
            return complain(x->c, "SH-9.5", "seat %d holds %d cards", seat, x->is->head[at].count);
    }
    return true;
}

/* ---- the end of the alliance phase ------------------------------------------------------------------------------ */

static bool nobody_lies_concealed(const Change *x) /* SH-5.21 */
{
    for (PieceId p = x->is->head[PLACE_UPPER].first; x->after->step == STEP_TREACHERY && p != NO_PIECE;
         p = x->is->piece[p].next)
        if (x->is->piece[p].face & FACE_CONCEALED && !x->is->over)
            return complain(x->c, "SH-5.21", "lane %d holds a concealed card", x->is->piece[p].pos + 1);
    return true;
}

bool changes_what_it_should(const State *before, Move m, const State *after, const Events *ev, Complaint *c)
{
    Change x = {
        .was = before, .is = after, .before = siege_of(before), .after = siege_of(after), .m = m, .ev = ev, .c = c};
    return price_is_paid(&x) && move_is_a_move(&x) && discard_is_no_destruction(&x) && card_is_hidden(&x) &&
           rearrangement_is_secret(&x) && refresh_is_right(&x) && marks_are_right(&x) && portal_turns(&x) &&
           horde_player_gets(&x) && hands_are_small(&x) && nobody_lies_concealed(&x);
}
