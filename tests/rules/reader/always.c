/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <string.h>

static const char *name_of(const Stander *x)
{
    return x->card ? x->card->word : x->hidden ? "a concealed card" : "nobody";
}

static bool is_type(const Stander *x, SiegeCardType type)
{
    return x->card && x->card->type == type;
}

/* ---- numbers ---------------------------------------------------------------------------------------------------- */

static bool number_is(Complaint *c, const Stander *x, const char *what, int have, int want)
{
    return have == want || complain(c, "SH-2.11", "%s in lane %d has %s %d, and by the text %d", name_of(x),
                                    x->lane + 1, what, have, want);
}

static bool values_are_right(const Board *b, Complaint *c)
{
    const Siege *g = siege_of(b->s);
    bool right = true;
    for (int u = 0; u < UNITS && right; u++) {
        const Stander *x = &b->who[u];
        if (x->falling) /* nobody asks for them any more */
            continue;
        right = number_is(c, x, "attack", g->attack[u], x->attack) &&
                number_is(c, x, "health", g->health[u], x->health) && number_is(c, x, "armor", g->armor[u], x->armor) &&
                number_is(c, x, "pierce", g->pierce[u], x->pierce) &&
                number_is(c, x, "elusive", g->elusive[u], x->elusive) &&
                number_is(c, x, "keywords", g->keys[u], (int)x->keys);
    }
    return right;
}

static bool pools_are_right(const State *s, Complaint *c)
{
    const Siege *g = siege_of(s);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        bool shares = siege_versus(s) && seat > 0 && seat < s->nseats - 1; /* SH-12.3 */
        int most = seat >= s->nseats || shares ? 0 : MANA_MOST;
        if (g->mana[seat] > most)
            return complain(c, "SH-3.3", "the pool of seat %d holds %d mana", seat, g->mana[seat]);
    }
    return true;
}

/* ---- who stands ------------------------------------------------------------------------------------------------- */

/* SH-10.13 to 10.15, SH-13.12, SH-13.13 */
static bool stands_or_falls(const State *s, const Stander *x, Complaint *c)
{
    bool creature =
        is_type(x, CARD_ALLY) || is_type(x, CARD_SKELETON) || is_type(x, CARD_MONSTER) || is_type(x, CARD_OUTSIDER);
    if (x->falling && (x->tokens || x->might))
        return complain(c, "SH-10.13", "%s is in the destroyed state with tokens", name_of(x));
    if (x->falling && cannot_fall(s, x))
        return complain(c, is_type(x, CARD_MINION) ? "SH-13.12" : "SH-13.13", "%s is destroyed", name_of(x));
    if (creature && !x->falling && !cannot_fall(s, x) && x->health <= 0)
        return complain(c, "SH-10.13", "%s stands with health %d", name_of(x), x->health);
    if (is_type(x, CARD_MINION) && x->tokens < 0 && x->health <= 0) /* R90: a modifier may hold it up */
        return complain(c, "SH-10.15", "%s holds wounds", name_of(x));
    if (is_type(x, CARD_OUTSIDER) && feat_is(s, FEAT_TWENTY_NIGHTS) && x->tokens < 0)
        return complain(c, "SH-13.13", "%s is wounded", name_of(x));
    return true;
}

static bool portal_and_castle_stand(const Board *b, Complaint *c)
{
    const Stander *portal = &b->who[UNIT_PORTAL], *castle = &b->who[UNIT_CASTLE];
    const Siege *g = siege_of(b->s);
    if (b->s->phase == PHASE_SETUP)
        return true;
    if (!portal->falling && portal->health <= 0 && !b->s->over)
        return complain(c, "SH-10.19", "the portal stands with health %d", portal->health);
    if ((castle->health <= 0) != (g->end == END_CASTLE))
        return complain(c, "SH-9.7", "the castle has health %d, and the game %s", castle->health,
                        b->s->over ? "ended otherwise" : "goes on");
    return true;
}

/* SH-5.12 and SH-5.24; SH-8.5. The open question of SH-5.10 is the one moment of a minion without an ally. */
static bool is_called_back(const State *s, PieceId minion)
{
    bool engaging = s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_FILL;
    return !(engaging && s->frame[s->nframes - 1].src == minion);
}

static bool minion_is_where_it_may(const Board *b, const Stander *x, Complaint *c)
{
    const State *s = b->s;
    if (x->lane < 0 || x->falling || s->over)
        return true;
    if (feat_is(s, FEAT_FAT_CELLARS) && x->tokens <= 0)
        return complain(c, "SH-13.12", "%s is dormant in lane %d", name_of(x), x->lane + 1);
    if (s->phase < PHASE_ALLIANCE || s->phase == PHASE_END)
        return complain(c, "SH-8.5", "%s is in lane %d", name_of(x), x->lane + 1);
    int lower = stander_at(b, x->lane, false); /* R85: one that falls counts until it has left */
    bool ally = lower != NO_UNIT && !is_type(&b->who[lower], CARD_TOWER);
    return ally || s->phase > PHASE_ALLIANCE || !is_called_back(s, x->piece) ||
           complain(c, "SH-5.12", "%s is in lane %d without an ally", name_of(x), x->lane + 1);
}

/* SH-14.9, once nothing runs */
static bool tower_has_charges(const State *s, const Stander *x, Complaint *c)
{
    bool played = s->piece[x->piece].face & FACE_PLAYED;
    return !is_type(x, CARD_TOWER) || !played || s->nframes || s->over || x->tokens > 0 ||
           complain(c, "SH-14.9", "%s stands without health tokens", name_of(x));
}

static bool hidden_one_is_bare(const State *s, const Stander *x, Complaint *c) /* SH-12.14, section 5 */
{
    const Piece *piece = &s->piece[x->piece];
    if (!x->hidden)
        return true;
    SiegeCardType type = (SiegeCardType)siege_card(piece->def)->type;
    if (type == CARD_OUTSIDER || type == CARD_MINION || x->tokens || x->might)
        return complain(c, "SH-12.14", "%s lies face down", siege_card(piece->def)->word);
    unsigned team = (1u << siege_allies(s)) - 1;
    if (!siege_versus(s) || piece->known & team || !(piece->known >> siege_horde_seat(s) & 1))
        return complain(c, "SH-12.17", "the wrong seats know the concealed card in lane %d", x->lane + 1);
    return true;
}

static bool everybody_stands_right(const Board *b, Complaint *c)
{
    bool right = true;
    for (int u = 0; u < UNIT_CASTLE && right; u++) {
        const Stander *x = &b->who[u];
        if (x->piece != NO_PIECE)
            right = stands_or_falls(b->s, x, c) && tower_has_charges(b->s, x, c) && hidden_one_is_bare(b->s, x, c) &&
                    (!is_type(x, CARD_MINION) || minion_is_where_it_may(b, x, c));
    }
    return right;
}

/* ---- attachments ------------------------------------------------------------------------------------------------ */

/* What a host must be for good: words for its place and its strength held when it was found (follow.c). */
static bool is_lasting(const Term *atom)
{
    SiegeOp op = term_op(atom);
    return op != IS_LANE && op != IS_BACK && op != IS_MONSTER;
}

static bool host_is_legal(const Board *b, PieceId p, Complaint *c) /* SH-14.12, SH-12.14, SH-5.7 */
{
    const SiegeCard *card = siege_card(b->s->piece[p].def);
    const Term *host = host_of_card(card);
    int unit = stander_of(b, b->s->piece[p].host);
    if (unit == NO_UNIT || !host)
        return complain(c, "SH-14.12", "%s is attached to nothing in play", card->word);
    const Stander *x = &b->who[unit];
    if (x->hidden)
        return complain(c, "SH-12.14", "%s is attached to a concealed card", card->word);
    Stander raised = *x; /* R57: a destroyed minion keeps them, and a dormant one */
    raised.falling = false;
    for (const Term *t = host + 1; t < term_next(host); t = term_next(t))
        if (is_lasting(t) && fits(b, speaker_of(b, p), &raised, t, term_next(t)) != FITS)
            return complain(c, "SH-12.18", "%s is attached to %s, which is no such host", card->word, name_of(x));
    return term_op(host + 1) != IS_MONSTER || x->horde ||
           complain(c, "SH-12.18", "%s is attached to %s, which is no monster", card->word, name_of(x));
}

static bool attachments_lie_right(const Board *b, Complaint *c)
{
    bool right = true;
    for (PieceId p = b->s->head[PLACE_ATTACHED].first; p != NO_PIECE && right; p = b->s->piece[p].next)
        right = host_is_legal(b, p, c);
    return right;
}

/* ---- hidden cards, section 5 ------------------------------------------------------------------------------------ */

static bool hands_are_closed(const State *s, Complaint *c)
{
    int horde = siege_horde_seat(s);
    bool shown = !siege_versus(s) && siege_allies(s) == 2 && !s->option[OPT_HANDS]; /* O18 */
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        unsigned others = (1u << s->nseats) - 1;
        if (piece->place == PLACE_HAND || piece->place == PLACE_HAND + 1)
            others &= shown ? 0 : ~(1u << (piece->place - PLACE_HAND));
        else if (piece->place == PLACE_HORDE_HAND)
            others &= ~(1u << horde);
        else
            continue;
        if (piece->known & others)
            return complain(c, "section 5", "%s in a hand is known to others", siege_card(piece->def)->word);
    }
    return true;
}

static bool horde_deck_is_hidden(const State *s, Complaint *c)
{
    unsigned team = (1u << siege_allies(s)) - 1;
    for (PieceId p = 0; p < s->npieces; p++)
        if ((s->piece[p].place == PLACE_HORDE_DECK || s->piece[p].place == PLACE_HORDE_DECK_2) &&
            s->piece[p].known & team)
            return complain(c, "section 5", "the alliance sees %s in the horde deck",
                            siege_card(s->piece[p].def)->word);
    return true;
}

static bool decks_are_of_a_tier(const State *s, Complaint *c) /* SH-11.11, SH-11.12 */
{
    for (PieceId p = 0; p < s->npieces && s->option[OPT_TIERS]; p++) {
        PlaceId at = s->piece[p].place;
        bool second = siege_card(s->piece[p].def)->tier == 2;
        if ((at == PLACE_HORDE_DECK && second) || (at == PLACE_HORDE_DECK_2 && !second))
            return complain(c, "SH-11.12", "%s lies in the deck of the other tier", siege_card(s->piece[p].def)->word);
    }
    return true;
}

/* O14: who was seen as it was turned face down counts as flipped, and nothing but a concealed card does. */
static bool flipped_are_remembered(const Board *b, Complaint *c)
{
    const State *s = b->s;
    unsigned flipped = siege_versus(s) ? siege_of(s)->flipped[siege_horde_seat(s)] : 0;
    for (int lane = 0; lane < LANES; lane++) {
        const Stander *x = &b->who[UNIT_UPPER + lane];
        bool seen = x->hidden && s->piece[x->piece].face & FACE_FLIPPED, noted = flipped >> lane & 1;
        if ((seen && !noted) || (noted && !x->hidden))
            return complain(c, "SH-12.21", "whether the card in lane %d was flipped is not remembered", lane + 1);
    }
    return true;
}

/* SH-1.19, SH-1.20: nobody holds other than five cards as the first turn begins, and none is still put aside. */
static bool hands_are_dealt(const State *s, Complaint *c)
{
    for (int seat = 0; seat < s->nseats && !s->nframes && !s->over; seat++) {
        int hand = seat == siege_horde_seat(s) ? PLACE_HORDE_HAND : PLACE_HAND + seat;
        bool first = siege_of(s)->step == STEP_REFRESH && s->phase == PHASE_SETUP;
        if (s->head[PLACE_LOOK + seat].count)
            return complain(c, "SH-1.20", "seat %d looks at cards, and nobody is asked about them", seat);
        if (first && s->head[hand].count != 5)
            return complain(c, "SH-1.19", "seat %d begins with %d cards", seat, s->head[hand].count);
    }
    return true;
}

/* SH-4.5, SH-4.6, SH-4.15: what has come is resolved, and spells and attachments have left their lanes. */
static bool arrivals_are_over(const Board *b, Complaint *c)
{
    for (int lane = 0; lane < LANES && !b->s->nframes && !b->s->over; lane++) {
        const Stander *x = &b->who[UNIT_UPPER + lane];
        bool fresh = x->piece != NO_PIECE && b->s->piece[x->piece].face & FACE_FRESH;
        if (fresh || is_type(x, CARD_HORDE_SPELL) || is_type(x, CARD_HORDE_ATTACHMENT))
            return complain(c, "SH-4.6", "%s lies in lane %d and has not been resolved", name_of(x), lane + 1);
    }
    return true;
}

/* ---- the turn --------------------------------------------------------------------------------------------------- */

/* SH-9.6: a turn that is about to begin has forgotten the one before. */
static bool turn_is_over(const State *s, Complaint *c)
{
    const Siege *g = siege_of(s);
    if (g->step != STEP_REFRESH || s->phase != PHASE_END || s->nframes)
        return true;
    if (g->treachery || g->boosted != NO_PIECE)
        return complain(c, "SH-9.6", "the treachery of the last turn lasts");
    for (int u = 0; u < UNITS; u++) {
        bool lasts = g->granted[u] || g->lost[u] || g->mark[u] & ~MARK_LIVED;
        for (int i = 0; i < BUFFS; i++)
            lasts = lasts || g->buff[i][u];
        if (lasts)
            return complain(c, "SH-9.6", "something lasts beyond the turn");
    }
    return true;
}

static bool boosted_is_in_play(const Board *b, Complaint *c)
{
    PieceId p = siege_of(b->s)->boosted;
    return p == NO_PIECE || stander_of(b, p) != NO_UNIT || complain(c, "SH-6.3", "the boosted monster has left play");
}

static bool ended_for_a_reason(const State *s, Complaint *c)
{
    const Siege *g = siege_of(s);
    bool dry = g->end == END_DECK && g->end_seat < siege_allies(s) && s->head[PLACE_DECK + g->end_seat].count == 0;
    if (g->end == END_DECK && !dry)
        return complain(c, "SH-9.8", "the game is lost for an empty deck that is not empty");
    if (g->end == END_TWENTY && (!feat_is(s, FEAT_TWENTY_NIGHTS) || s->round < 20))
        return complain(c, "SH-13.13", "twenty nights are over in turn %d", s->round);
    if (g->end == END_OUTSIDER && !g->outsider_fallen)
        return complain(c, "SH-9.1", "the game is won, and the last stage has not fallen");
    for (int seat = 0; seat < siege_allies(s); seat++) /* SH-9.8, SH-9.9 */
        if (!s->nframes && s->phase != PHASE_SETUP && !s->option[OPT_DECK_OUT] &&
            s->head[PLACE_DECK + seat].count == 0 && g->end != END_DECK && g->end != END_CASTLE)
            return complain(c, "SH-9.8", "the deck of seat %d is empty, and the game is not lost", seat);
    return true;
}

bool holds_always(const State *s, Complaint *c)
{
    Board b;
    read_board(s, &b);
    return values_are_right(&b, c) && pools_are_right(s, c) && portal_and_castle_stand(&b, c) &&
           everybody_stands_right(&b, c) && attachments_lie_right(&b, c) && hands_are_closed(s, c) &&
           horde_deck_is_hidden(s, c) && decks_are_of_a_tier(s, c) && flipped_are_remembered(&b, c) &&
           hands_are_dealt(s, c) && arrivals_are_over(&b, c) && turn_is_over(s, c) && boosted_is_in_play(&b, c) &&
           ended_for_a_reason(s, c);
}
