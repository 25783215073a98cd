/* SPDX-License-Identifier: MIT
 * What the first effect of an ability does at once and for certain (10.8): to the castle, to the card itself, to hands and
 * decks, or a question that it asks. Of what somebody chooses see chosen.c. */
#include "following.h"

typedef struct {
    Follow *f;
    const Event *next; /* what is told next, or NULL */
    PieceId p;         /* the card that acts */
    const State *s;
    bool here; /* .. and it is in play and not destroyed */
} Deed;

static bool told(const Deed *d, int kind)
{
    return d->next && d->next->kind == kind;
}

static bool moves(const Deed *d, int from, int to) /* a card, from one place of seats to another */
{
    return d->next && (d->next->kind == EV_MOVE || d->next->kind == EV_PUT) && d->next->from >= from &&
           d->next->from < from + ALLIES_MOST && d->next->to >= to && d->next->to < to + ALLIES_MOST;
}

static bool asks(const Deed *d, int question) /* and nothing has happened before */
{
    const State *after = d->f->after;
    return !d->next && after->nframes && after->frame[after->nframes - 1].op == question;
}

static int cards(const Deed *d, int place) /* in the places of all alliance seats */
{
    return d->s->head[place].count + d->s->head[place + 1].count;
}

static bool lane_is_free(const Deed *d, PlaceId half)
{
    return d->s->head[half].count < LANES;
}

static bool deck_is_empty(const State *s)
{
    bool empty = false;
    for (int seat = 0; seat < siege_allies(s); seat++)
        empty |= s->head[PLACE_DECK + seat].count == 0;
    return empty;
}

static const Term *selector_of(const Term *effect) /* of damage and tokens, the last argument */
{
    const Term *t = effect + 1;
    while (term_next(t) < term_next(effect))
        t = term_next(t);
    return t;
}

static bool token_comes(const Deed *d, const Term *effect)
{
    SiegeOp whom = term_op(selector_of(effect));
    PieceId p = whom == THE_HOST ? d->s->piece[d->p].host : d->p;
    if ((whom != THE_SELF && whom != THE_HOST) || (whom == THE_SELF && !d->here))
        return true;
    return told(d, EV_TOKENS) && d->next->piece == p;
}

static bool castle_is_tired(const Deed *d, const Term *effect)
{
    PieceId castle = d->s->head[PLACE_CASTLE].first;
    return term_op(effect + 1) != THE_CASTLE || d->s->piece[castle].face & FACE_EXHAUSTED ||
           (told(d, EV_FACE) && d->next->piece == castle && d->next->face & FACE_EXHAUSTED);
}

static bool drains(const Deed *d) /* some pool, unless all are empty */
{
    bool empty = true;
    for (int seat = 0; seat < siege_allies(d->s); seat++)
        empty &= d->f->now.mana[seat] == 0;
    return empty || told(d, EV_MANA);
}

static bool summons(const Deed *d, const Term *effect)
{
    bool pile = term_op(term_next(effect + 1)) == WORD_PILE;
    int n =
        pile ? d->s->head[PLACE_PILE].count : d->s->head[PLACE_HORDE_DECK].count + d->s->head[PLACE_HORDE_DECK_2].count;
    bool possible = n > 0 && (!pile || lane_is_free(d, PLACE_UPPER)); /* SH-4.4, SH-4.14 */
    return !possible || asks(d, ASK_END) || told(d, EV_MOVE) || told(d, EV_PUT);
}

static bool is_done(const Deed *d, const Term *effect);

static bool condition_is_read(const Deed *d, const Term *effect) /* if(ge(players,n),..) */
{
    if (term_op(effect + 1) != IF_GE || term_op(effect + 2) != VALUE_PLAYERS)
        return true;
    return siege_allies(d->s) >= term_int(effect + 3) ? is_done(d, term_next(effect + 1)) : !d->next;
}

static bool is_done(const Deed *d, const Term *effect)
{
    switch ((int)term_op(effect)) {
    case DO_DAMAGE:
        return term_op(selector_of(effect)) != THE_CASTLE ||
               (told(d, EV_DAMAGED) && d->s->piece[d->next->piece].place == PLACE_CASTLE);
    case DO_TOKEN:
        return token_comes(d, effect);
    case DO_IF:
        return condition_is_read(d, effect);
    case DO_PILLAGE:
        return deck_is_empty(d->s) || moves(d, PLACE_DECK, PLACE_DISCARD);
    case DO_RAISE: /* SH-15.12 */
        return !d->s->head[PLACE_SUPPLY].count || !lane_is_free(d, PLACE_LOWER) || asks(d, ASK_LANE) ||
               told(d, EV_MOVE);
    case DO_MUTAFORM: /* SH-15.10 */
        return !d->here || asks(d, ASK_TOKEN);
    case DO_REBUILD: /* SH-15.11, R93 */
        return !cards(d, PLACE_DISCARD) || asks(d, ASK_CARD) || asks(d, ASK_SEAT);
    case DO_STUDY: /* SH-15.14 */
        return deck_is_empty(d->s) || moves(d, PLACE_DECK, PLACE_LOOK);
    case DO_SCOUT: /* SH-15.13 */
        return !(d->s->head[PLACE_HORDE_DECK].count + d->s->head[PLACE_HORDE_DECK_2].count) || told(d, EV_MOVE) ||
               told(d, EV_PUT);
    case DO_DRAW:
        return deck_is_empty(d->s) || moves(d, PLACE_DECK, PLACE_HAND);
    case DO_DISCARD:
        return !cards(d, PLACE_HAND) || asks(d, ASK_CARD) || moves(d, PLACE_HAND, PLACE_DISCARD);
    case DO_DRAIN:
        return drains(d);
    case DO_TIRE:
        return castle_is_tired(d, effect);
    case DO_SUMMON:
        return summons(d, effect);
    case DO_MAY:
        return asks(d, ASK_YES);
    default:
        return true;
    }
}

static const Term *first_effect(const SiegeCard *card, SiegeOp kind) /* NULL: it has no such ability, or several */
{
    const Term *found = NULL;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), card, t));)
        if (term_op(siege_unquick(t)) == kind) {
            if (found)
                return NULL;
            found = siege_unquick(t) + 1;
        }
    return found && term_op(found) == COST_ALL ? term_next(found) : found;
}

bool look_at_deeds(Follow *f)
{
    const Event *e = event(f);
    const Term *effect = e->kind == EV_ABILITY ? first_effect(siege_card(e->def), (SiegeOp)e->n) : NULL;
    if (!effect || is_lost(f))
        return true;
    const Piece *self = &f->now.s.piece[e->piece];
    bool in_play = self->place >= PLACE_UPPER && self->place <= PLACE_BACK;
    Deed d = {
        .f = f, .next = next_event(f), .p = e->piece, .s = &f->now.s, .here = in_play && !(self->face & FACE_FALLING)};
    return is_done(&d, effect) || is_told(f, "SH-10.24", "the ability begins, and its effect does not follow");
}
