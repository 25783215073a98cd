/* SPDX-License-Identifier: MIT
 * Horde: whether a position is possible at all. */
#include "games/horde/horde_int.h"

static const char *piece_fault(const State *s, const Piece *piece)
{
    int group = horde_game.place[piece->place].group;
    unsigned marks = group == GROUP_FRONT ? FACE_EXCHANGED : 0;
    if (group == GROUP_FIELD && piece->def == DEF_DEMON)
        marks = FACE_USED;
    if (!(horde_game.place[piece->place].pools >> horde_game.def[piece->def].pool & 1))
        return "a piece lies where such a piece cannot lie";
    if (piece->face & ~marks || piece->n || piece->owner != NO_SEAT)
        return "only exchanged cards of a front and Demons of the field bear a mark";
    bool shown = s->phase == PHASE_OVER && group == GROUP_HORDE;
    if (piece->known != (shown ? SEEN_ALL : table_sight(s, &horde_game, piece->place)))
        return "a seat sees its own horde, and what lies open; hordes are shown at the end";
    return NULL;
}

static const char *places_fault(const State *s)
{
    for (int at = 0; at < HORDE_PLACES; at++) {
        int cards = 0, tokens = 0;
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next) {
            DefId def = s->piece[p].def;
            const char *fault = piece_fault(s, &s->piece[p]);
            if (fault)
                return fault;
            cards += def >= DEF_BATTLE && def < DEF_TOKEN;
            tokens += def >= DEF_TOKEN;
        }
        if (horde_game.place[at].group == GROUP_BATTLE && (cards > 1 || tokens > 1 || (tokens && !cards)))
            return "a battle has more than one Battle Card or token, or a token without a Battle Card";
        if (horde_game.place[at].seat != NO_SEAT && horde_game.place[at].seat >= s->nseats && s->head[at].count)
            return "a seat that does not play owns something";
    }
    if (table_size(s, PLACE_POOL) > horde_pool_size(s))
        return "the Pool is larger than HO-2.5 allows";
    return NULL;
}

static const char *window_fault(const State *s)
{
    const Frame *window = frame_peek(s);
    if (!window)
        return NULL;
    if (s->nframes != 1 || window->op != FRAME_WINDOW || s->phase != PHASE_PICK)
        return "nothing but one Betrayer window can be waiting, in the Monster Phase";
    if (window->seat != s->to_act || window->seat != horde_owner_of(s, DEF_BETRAYER) || window->n >= s->nseats ||
        window->n == window->seat)
        return "the Betrayer window belongs to the owner of the Betrayer, about another seat's pick";
    if (window->src == NO_PIECE || s->piece[window->src].place != front_at(window->n))
        return "the card of the Betrayer window must lie before its picker";
    if (table_size(s, horde_at(window->seat)) < 3 || window->step > 2)
        return "the price of a theft is three cards (HO-7.2)";
    if (window->step == 2 && table_find(s, horde_at(window->seat), window->arg) == NO_PIECE)
        return "the first card to give must lie in the horde";
    return NULL;
}

static const char *round_fault(const State *s)
{
    const Horde *h = horde_of(s);
    int open = 0;
    bool newest_open = false;
    for (int i = 0; i < KIND_COUNT; i++) {
        bool token = horde_battle_token(s, i) != NO_PIECE;
        newest_open = horde_battle_card(s, i) ? !token : newest_open;
        open += horde_battle_card(s, i) && !token && h->after[i] == -2;
        if (i > 0 && horde_battle_card(s, i) && !horde_battle_card(s, i - 1))
            return "the Battle Cards must lie without gaps from battle-1 on";
        if (token && h->after[i] != -2)
            return "a battle that was fought has no token any more";
        if (s->phase < PHASE_BATTLE && h->after[i] != -2)
            return "no battle is fought before the last round is over (HO-3.4)";
        if (h->after[i] >= (int)s->nseats)
            return "a battle was won by a seat that does not play";
    }
    if (s->round < 1 || s->round > HORDE_ROUNDS || h->starter >= s->nseats || h->starter1 >= s->nseats)
        return "there are rounds 1 to 11, and the starters are seats at the table";
    if (s->phase == PHASE_ASSIGN && (open != 1 || !newest_open || table_size(s, PLACE_TOKENS) == 0))
        return "the newest Battle Card must be waiting for a token, and no other";
    if (s->phase != PHASE_ASSIGN && open)
        return "a Battle Card lies without a token";
    return NULL;
}

/* HO-3.1: every round has drawn one Battle Card. */
static int rounds_begun(const State *s)
{
    int drawn = 0;
    for (int i = 0; i < KIND_COUNT; i++)
        drawn += horde_battle_card(s, i) != DEF_HIDDEN;
    return drawn + (s->phase == PHASE_DRAW);
}

/* The starter goes round (HO-3.2). */
static const char *history_fault(const State *s)
{
    const Horde *h = horde_of(s);
    if (s->phase >= PHASE_TRICKSTER && s->round != HORDE_ROUNDS)
        return "the battles come after round 11 (HO-3.4)";
    if (rounds_begun(s) != s->round)
        return "every round begun has drawn one Battle Card (HO-3.1)";
    if (h->starter != (h->starter1 + s->round - 1) % s->nseats)
        return "'starter' is the seat that comes after 'starter1' in this round (HO-3.2)";
    if (h->opening && s->phase != PHASE_PICK)
        return "there is an opening in the Monster Phase only";
    for (int seat = 0; seat < s->nseats && s->round == 1 && s->phase < PHASE_TRICKSTER; seat++)
        if (table_size(s, horde_at(seat)))
            return "there are no hordes before the end of the first round (HO-8.1)";
    return NULL;
}

/* Before the battles, nothing of a battle exists (HO-3.4, HO-9.1). */
static const char *early_fault(const State *s)
{
    const Horde *h = horde_of(s);
    if (s->phase >= PHASE_BATTLE)
        return NULL;
    if (h->tricked)
        return "the Trickster step is over when the battles begin, and not before (HO-9.1)";
    if (h->battle || table_size(s, PLACE_DISCARD))
        return "no battle is fought and nothing is given up before the last round is over (HO-3.4)";
    for (int seat = 0; seat < s->nseats; seat++)
        if (h->sacrificed[seat] || h->agreed[seat])
            return "nobody gives up a Vampire or says done before the battles (HO-11.3)";
    return NULL;
}

/* HO-10.1: battles are fought in the order of the Battle Cards, and their tokens are placed accordingly. */
static const char *battles_fault(const State *s)
{
    const Horde *h = horde_of(s);
    int fought = 0, ties = 0, vampires = 0, wins[HORDE_SEATS] = {0};
    for (int i = 0; i < KIND_COUNT && h->after[i] != -2; i++, fought++) {
        ties += h->after[i] < 0;
        if (h->after[i] >= 0)
            wins[h->after[i]]++;
    }
    for (int i = fought; i < KIND_COUNT; i++)
        if (h->after[i] != -2)
            return "the battles are fought in the order of the Battle Cards (HO-10.1)";
    if (table_size(s, PLACE_BURNT) != ties)
        return "the tokens lost to ties are not those that 'after' tells of (HO-10.7)";
    for (int seat = 0; seat < s->nseats; seat++) {
        vampires += h->sacrificed[seat];
        if (table_size(s, won_at(seat)) != wins[seat])
            return "the tokens a seat has taken are not those that 'after' tells of (HO-10.6)";
    }
    if (vampires != table_count_of(s, PLACE_DISCARD, DEF_VAMPIRE))
        return "'sacrificed' counts the Vampires among the discards (HO-11.14)";
    if (s->phase >= PHASE_BATTLE && h->battle != fought)
        return s->over ? "the game is over when eleven battles have been fought (HO-3.4)"
                       : "the present battle is the first that was not fought (HO-10.1)";
    return NULL;
}

/* HO-7.7: the Betrayer changes a card for three, itself among them; it does so once a round. */
static const char *exchange_fault(const State *s)
{
    int ones = 0, threes = 0, all = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = 0;
        bool betrayer = false;
        for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
            n += s->piece[p].face & FACE_EXCHANGED;
            betrayer |= s->piece[p].face && s->piece[p].def == DEF_BETRAYER;
        }
        ones += n == 1;
        threes += n == 3 && betrayer;
        all += n;
    }
    return all == 0 || (all == 4 && ones == 1 && threes == 1)
               ? NULL
               : "the Betrayer changes one card for itself and two more, once a round (HO-7.7)";
}

/* HO-5.5, HO-6.4: checks what a seat has picked, and its total. */
static const char *front_fault(const State *s, int seat)
{
    const Frame *window = frame_peek(s);
    int total = 0, exchanged = 0;
    for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
        exchanged += s->piece[p].face & FACE_EXCHANGED;
        if (s->piece[p].face & FACE_EXCHANGED)
            continue;
        if (!window || window->src != p) /* it is counted when the window closes */
            total += horde_cost(s->piece[p].def);
        for (PieceId q = s->piece[p].next; q != NO_PIECE; q = s->piece[q].next)
            if (!(s->piece[q].face & FACE_EXCHANGED) && horde_match(s, s->piece[p].def, s->piece[q].def))
                return "two cards that one seat picked in this round match (HO-5.5)";
    }
    if (horde_of(s)->total[seat] != total + (exchanged == 3)) /* HO-7.9 */
        return "the total of a seat is not what it has picked in this round (HO-6.4)";
    return NULL;
}

static bool is_picking(const State *s)
{
    return s->phase == PHASE_PICK || s->phase == PHASE_END;
}

static const char *picks_fault(const State *s)
{
    const Horde *h = horde_of(s);
    int limit = horde_limit(s);
    if (!is_picking(s))
        return limit || h->credit || h->chances ? "the totals of a round end with it (HO-6.1)" : NULL;
    const char *fault = exchange_fault(s);
    for (int seat = 0; seat < s->nseats && !fault; seat++) {
        bool owes = h->total[seat] < limit;
        fault = front_fault(s, seat);
        if (!fault && h->locked[seat] && (h->opening || !owes || horde_can_pick(s, seat)))
            fault = "a seat is locked out when it owes a card and can pick none (HO-6.20)";
        if (!fault && s->phase == PHASE_END && owes && horde_can_pick(s, seat))
            fault = "picking goes on while somebody owes a card and can pick one (HO-6.23)";
    }
    if (!fault && h->opening == 0 && limit == 0 && (s->phase == PHASE_PICK || table_size(s, PLACE_POOL)))
        fault = "the starter picks first (HO-6.5)";
    return fault;
}

/* Every round still to come needs a Battle Card and a token for it (HO-3.1, HO-4.2). */
static const char *supplies_fault(const State *s)
{
    int to_come = s->phase < PHASE_TRICKSTER ? HORDE_ROUNDS - s->round + (s->phase == PHASE_DRAW) : 0;
    if (table_size(s, PLACE_PILE) < to_come)
        return "there are fewer Battle Cards left than rounds to come";
    if (table_size(s, PLACE_TOKENS) < to_come + (s->phase == PHASE_ASSIGN))
        return "there are fewer tokens left than rounds to come";
    return NULL;
}

/* Until the opening is over only the starter has picked (HO-6.5 to HO-6.11). */
static const char *opening_fault(const State *s)
{
    const Horde *h = horde_of(s);
    const Frame *window = frame_peek(s);
    if (s->phase != PHASE_PICK)
        return NULL;
    if (h->opening == 1 && (s->nseats == 4 || h->total[h->starter] == 0 || h->credit == 0))
        return "the opening may have a second card only after a first one, with two or three seats";
    if (h->opening == 0)
        return NULL;
    if ((window ? window->n : s->to_act) != h->starter)
        return "only the starter picks in the opening";
    for (int seat = 0; seat < s->nseats; seat++)
        if (h->total[seat] && (seat != h->starter || h->opening == 2))
            return "a seat has picked before its chance came";
    return NULL;
}

/* HO-11.9: monsters of the kind, Flayers played and Demons used. */
static const char *field_fault(const State *s)
{
    if (s->phase != PHASE_JOKERS)
        return NULL;
    DefId card = horde_battle_card(s, horde_of(s)->battle);
    for (int seat = 0; seat < s->nseats; seat++) {
        for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            if (horde_fights(s->piece[p].def, card))
                return "a monster that fights in this battle has stayed in its horde (HO-10.2)";
        for (PieceId p = table_first(s, field_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
            DefId def = s->piece[p].def;
            bool joker = def == DEF_FLAYER || (def == DEF_DEMON && s->piece[p].face & FACE_USED);
            if (!joker && !horde_fights(def, card))
                return "a card is laid out that has no part in this battle";
        }
    }
    return NULL;
}

static const char *phase_fault(const State *s)
{
    const Horde *h = horde_of(s);
    if ((s->phase == PHASE_OVER) != (s->over != 0))
        return "the game is over in phase 'over' and only there";
    if (s->over)
        return NULL;
    if ((s->phase == PHASE_DRAW || s->phase == PHASE_ASSIGN || s->phase == PHASE_END) && s->to_act != h->starter)
        return "the starter of the round acts in that phase";
    if (s->phase == PHASE_PICK && !frame_peek(s)) {
        if (!horde_can_pick(s, s->to_act) && h->opening != 1)
            return "the seat to act has nothing to pick";
        if (h->opening == 0 && h->total[s->to_act] >= horde_limit(s))
            return "the seat to act owes no card";
    }
    if (s->phase == PHASE_TRICKSTER && horde_owner_of(s, DEF_TRICKSTER) != s->to_act)
        return "the owner of the Trickster acts in that phase";
    if ((s->phase == PHASE_BATTLE || s->phase == PHASE_JOKERS) &&
        (h->battle >= KIND_COUNT || horde_battle_token(s, h->battle) == NO_PIECE))
        return "the present battle has no token";
    if (s->phase == PHASE_BATTLE && s->to_act != (h->starter1 + h->battle) % s->nseats)
        return "who was the starter of its round is asked first in a battle (HO-11.2)";
    if (s->phase == PHASE_JOKERS && h->agreed[s->to_act])
        return "a seat that has said done is asked again after the next joker only (HO-11.5)";
    if (s->phase == PHASE_JOKERS && !horde_flayers(s, s->to_act) && !horde_can_demon(s, s->to_act))
        return "the seat to act has no joker to play";
    return NULL;
}

static const char *hands_fault(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++) {
        if (table_size(s, field_at(seat)) && s->phase != PHASE_JOKERS)
            return "cards are laid out although no battle is being fought";
        if (table_size(s, front_at(seat)) && s->phase != PHASE_PICK && s->phase != PHASE_END)
            return "picked cards lie before a seat although nobody is picking";
    }
    return NULL;
}

/* A position that does not state `after` reads as if seat 0 had won all: corrects it for battles still to come. */
static void state_after(State *s)
{
    Horde *h = horde_mut(s);
    for (int i = 0; i < KIND_COUNT; i++)
        if (h->after[i] != 0)
            return;
    for (int i = 0; i < KIND_COUNT; i++) {
        bool just_drawn = s->phase == PHASE_ASSIGN && (i + 1 == KIND_COUNT || !horde_battle_card(s, i + 1));
        if (!horde_battle_card(s, i) || horde_battle_token(s, i) != NO_PIECE || just_drawn || s->phase < PHASE_BATTLE)
            h->after[i] = -2;
    }
}

/* Sets what a position need not state. Rounds and Battle Cards go together. Totals are 0 outside picking. Once the battles
 * begin, the Trickster's step is over and a token nobody has is lost. At the end all hordes are face up. */
void horde_loaded(State *s)
{
    PieceId token;
    if (s->round == 0)
        s->round = (uint16_t)rounds_begun(s);
    state_after(s);
    if (!is_picking(s))
        horde_forget_picks(s);
    if (s->phase < PHASE_BATTLE)
        return;
    horde_mut(s)->tricked = 1;
    while ((token = table_first(s, PLACE_TOKENS)) != NO_PIECE)
        table_move(s, &horde_game, token, PLACE_BURNT, -1, NULL);
    for (int seat = 0; seat < s->nseats && s->phase == PHASE_OVER; seat++)
        for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            table_show(s, &horde_game, p, SEEN_ALL, NULL);
}

const char *horde_fault(const State *s)
{
    static const char *(*const ask[])(const State *) = {
        table_plain_fault, places_fault, window_fault, round_fault,   supplies_fault, phase_fault,   opening_fault,
        field_fault,       hands_fault,  picks_fault,  history_fault, early_fault,    battles_fault,
    };
    const char *fault = NULL;
    for (size_t i = 0; !fault && i < sizeof ask / sizeof *ask; i++)
        fault = ask[i](s);
    return fault;
}
