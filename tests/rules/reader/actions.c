/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <string.h>

#include "core/text.h"

typedef struct {
    const State *s;
    const Board *b;
    int seat;
    Moves *out;
} Actor;

static void add(const Actor *who, int kind, int a, int b)
{
    moves_add(who->out, (Move){(uint8_t)kind, (uint8_t)who->seat, (uint16_t)a, (uint16_t)b, 0});
}

/* ---- what things cost ------------------------------------------------------------------------------------------- */

static bool printed_fits(const SiegeCard *card, const Term *first, const Term *end)
{
    for (const Term *t = first; t < end; t = term_next(t))
        if ((term_op(t) == IS_TOWER && card->type != CARD_TOWER) ||
            (term_op(t) == IS_ALLY && card->type != CARD_ALLY) ||
            (term_op(t) == IS_SPELL && card->type != CARD_SPELL) ||
            (term_op(t) == IS_ATTACHMENT && card->type != CARD_ATTACHMENT))
            return false;
    return true;
}

/* By how much a card in play makes that card cheaper for its own controller. */
static int saves(const SiegeCard *by, const SiegeCard *card)
{
    int n = 0;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), by, t));)
        for (const Term *mod = t + 1; term_op(t) == ABILITY_STATIC && mod < term_next(t); mod = term_next(mod))
            if (term_op(mod) == MOD_CHEAPER && printed_fits(card, term_next(mod + 1), term_next(mod)))
                n += term_int(mod + 1);
    return n;
}

int cost_of(const State *s, int seat, const SiegeCard *card) /* SH-5.4 */
{
    int cost = card->cost;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        bool own = (piece->place == PLACE_LOWER || piece->place == PLACE_ATTACHED) && piece->owner == seat;
        if (own && !(piece->face & FACE_FALLING))
            cost -= saves(siege_card(piece->def), card);
    }
    return cost > 0 ? cost : 0;
}

static const Term *costs_of(const Term *ability) /* NULL: none */
{
    const Term *first = siege_unquick(ability) + 1;
    return term_op(first) == COST_ALL ? first : NULL;
}

/* Some card in play can pay such a cost: SH-5.8, 10.3. */
static bool somebody_pays(const Actor *who, PieceId src, const Term *cost)
{
    bool wound = term_op(cost) == COST_WOUND_ONE;
    const Term *first = wound ? term_next(cost + 1) : cost + 1;
    for (int u = 0; u < UNIT_CASTLE; u++) {
        const Stander *x = &who->b->who[u];
        bool own = x->piece != NO_PIECE && !x->horde && who->s->piece[x->piece].owner == who->seat;
        if ((wound || own) && fits(who->b, speaker_of(who->b, src), x, first, term_next(cost)) == FITS)
            return true;
    }
    return false;
}

/* All costs together, besides `mana` for the card itself. */
static bool can_pay(const Actor *who, PieceId src, const Term *costs, int mana)
{
    const State *s = who->s;
    const Piece *piece = &s->piece[src];
    bool payable = true, from_hand = piece->place == PLACE_HAND + who->seat;
    for (const Term *t = costs ? costs + 1 : NULL; t && t < term_next(costs); t = term_next(t)) {
        SiegeOp op = term_op(t);
        mana += op == COST_MANA ? term_int(t + 1) : 0;
        if (op == COST_CHARGE)
            payable &= piece->num[NUM_HEALTH] >= term_int(t + 1);
        else if (op == COST_HAND)
            payable &= s->head[PLACE_HAND + who->seat].count - from_hand >= term_int(t + 1);
        else if (op == COST_MILL)
            payable &= s->head[PLACE_DECK + who->seat].count > 0;
        else if (op != COST_MANA)
            payable &= somebody_pays(who, src, t);
    }
    return payable && mana <= siege_of(s)->mana[siege_pool(s, who->seat)];
}

/* ---- the alliance ----------------------------------------------------------------------------------------------- */

static bool reacts(const State *s)
{
    return siege_of(s)->step == STEP_REACTION;
}

static int lane_to_fill(const State *s) /* SH-5.10; -1: none */
{
    const Frame *f = s->nframes ? &s->frame[s->nframes - 1] : NULL;
    return f && f->op == ASK_FILL ? f->arg : -1;
}

static const Term *play_costs(const SiegeCard *card, bool *quick) /* of the Play ability */
{
    const Term *costs = NULL;
    *quick = false;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), card, t));) {
        if (term_op(siege_unquick(t)) != ABILITY_PLAY)
            continue;
        *quick |= term_op(t) == ABILITY_QUICK;
        costs = costs ? costs : costs_of(t);
    }
    return costs;
}

static void play_card(const Actor *who, PieceId p)
{
    const SiegeCard *card = siege_card(who->s->piece[p].def);
    int fill = lane_to_fill(who->s), def = who->s->piece[p].def;
    bool quick;
    const Term *costs = play_costs(card, &quick);
    if ((reacts(who->s) && !(quick && card->type == CARD_SPELL)) || (fill >= 0 && card->type != CARD_ALLY) ||
        !can_pay(who, p, costs, cost_of(who->s, who->seat, card)))
        return; /* SH-6.7, SH-6.10, SH-5.10, SH-5.4 */
    if (card->type == CARD_SPELL) {
        add(who, MOVE_CAST, def, 0);
        return;
    }
    if (card->type == CARD_ATTACHMENT) { /* SH-5.7 */
        unsigned hosts = may_be_found(who->b, speaker_of(who->b, p), host_of_card(card));
        for (int u = 0; u < UNIT_CASTLE; u++)
            if (hosts >> u & 1)
                add(who, MOVE_ATTACH, def, who->b->who[u].piece);
        return;
    }
    for (int lane = 0; lane < LANES; lane++) /* SH-5.5 */
        if (stander_at(who->b, lane, false) == NO_UNIT && (fill < 0 || fill == lane))
            add(who, MOVE_PLAY, def, lane + 1);
}

static void play_hand(const Actor *who)
{
    bool met[SIEGE_CARDS_MOST + 1] = {false};
    for (PieceId p = who->s->head[PLACE_HAND + who->seat].first; p != NO_PIECE; p = who->s->piece[p].next) {
        if (!met[who->s->piece[p].def])
            play_card(who, p);
        met[who->s->piece[p].def] = true;
    }
}

static bool may_leave(const Board *b, const Stander *x) /* SH-5.14, SH-15.24, SH-12.15 */
{
    int foe = x->lane < 0 ? NO_UNIT : stander_at(b, x->lane, true);
    bool held = foe != NO_UNIT && b->s->piece[b->who[foe].piece].face & FACE_CHALLENGING;
    return is_an_ally(x) && !has_the_key(x, KEY_CANNOT_MOVE) && !held;
}

static void move_allies(const Actor *who)
{
    int fill = lane_to_fill(who->s);
    for (int a = 0; a < LANES; a++) {
        int x = stander_at(who->b, a, false);
        if (x == NO_UNIT || !may_leave(who->b, &who->b->who[x]))
            continue;
        for (int z = 0; z < LANES; z++) {
            int y = stander_at(who->b, z, false);
            if (y == NO_UNIT && (fill < 0 || fill == z))
                add(who, MOVE_MOVE, who->b->who[x].piece, z + 1);
            else if (y != NO_UNIT && z > a && fill < 0 && may_leave(who->b, &who->b->who[y]))
                add(who, MOVE_SWAP, who->b->who[x].piece, who->b->who[y].piece);
        }
    }
}

static void engage(const Actor *who) /* SH-5.9, SH-5.11 */
{
    int lane = 0;
    while (lane < LANES && stander_at(who->b, lane, true) != NO_UNIT)
        lane++;
    int lower = lane < LANES ? stander_at(who->b, lane, false) : NO_UNIT;
    if (lane == LANES || (lower != NO_UNIT && !is_an_ally(&who->b->who[lower])))
        return;
    for (int u = UNIT_MINION; u < UNIT_CASTLE; u++) {
        const Stander *x = &who->b->who[u];
        if (x->lane < 0 && x->tokens > 0 && x->health >= 1)
            add(who, MOVE_ENGAGE, x->piece, 0);
    }
}

static void discard_own(const Actor *who) /* SH-5.15, SH-5.16 */
{
    for (PieceId p = 0; p < who->s->npieces; p++) {
        const Piece *piece = &who->s->piece[p];
        if ((piece->place == PLACE_LOWER || piece->place == PLACE_ATTACHED) && piece->owner == who->seat)
            add(who, MOVE_DISCARD, p, 0);
    }
}

static void use_card(const Actor *who, PieceId p) /* SH-5.18, SH-5.19, SH-6.7 */
{
    int number = 0;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), siege_card(who->s->piece[p].def), t));) {
        if (term_op(siege_unquick(t)) != ABILITY_EXHAUST)
            continue;
        number++;
        if ((!reacts(who->s) || term_op(t) == ABILITY_QUICK) && can_pay(who, p, costs_of(t), 0))
            add(who, MOVE_USE, p, number);
    }
}

static void use_cards(const Actor *who)
{
    for (PieceId p = 0; p < who->s->npieces; p++) {
        const Piece *piece = &who->s->piece[p];
        bool own = (piece->place == PLACE_LOWER || piece->place == PLACE_ATTACHED) && piece->owner == who->seat;
        if ((own || piece->place == PLACE_CASTLE) && !(piece->face & (FACE_EXHAUSTED | FACE_FALLING)))
            use_card(who, p);
    }
}

static void reshuffle(const Actor *who) /* SH-13.13 */
{
    if (feat_is(who->s, FEAT_TWENTY_NIGHTS) && siege_of(who->s)->reshuffles[who->seat] < 2 &&
        who->s->head[PLACE_DISCARD + who->seat].count > 0)
        add(who, MOVE_RESHUFFLE, 0, 0);
}

static void alliance_acts(const Actor *who)
{
    play_hand(who);
    if (lane_to_fill(who->s) >= 0) {
        move_allies(who);
        add(who, MOVE_TAKE_BACK, 0, 0);
        return;
    }
    if (!reacts(who->s)) {
        engage(who);
        move_allies(who);
        discard_own(who);
        reshuffle(who);
    }
    use_cards(who);
    if (reacts(who->s) && who->out->n == 0 && who->s->nseats == 1)
        add(who, MOVE_GO, 0, 0); /* nobody has anything to choose */
    else
        add(who, siege_of(who->s)->done[who->seat] ? MOVE_WITHDRAW : MOVE_DONE, 0, 0); /* SH-5.2 */
}

/* ---- the horde player ------------------------------------------------------------------------------------------- */

static void lay_hand(const Actor *who) /* SH-12.7, SH-12.8, SH-12.13 */
{
    const Siege *g = siege_of(who->s);
    const SiegeCard *portal = who->b->who[UNIT_PORTAL].card;
    bool met[SIEGE_CARDS_MOST + 1] = {false}, left = g->played < portal->waves[g->turned];
    for (PieceId p = who->s->head[PLACE_HORDE_HAND].first; p != NO_PIECE; p = who->s->piece[p].next) {
        int def = who->s->piece[p].def;
        for (int lane = 0; lane < LANES && !met[def]; lane++) {
            if (stander_at(who->b, lane, true) != NO_UNIT)
                continue;
            if (left)
                add(who, MOVE_LAY, def, lane + 1);
            if ((left || who->s->option[OPT_CONCEALED]) && g->mana[who->seat] >= 1) /* O13 */
                add(who, MOVE_HIDE, def, lane + 1);
        }
        met[def] = true;
    }
}

static bool is_bare(const Actor *who, const Stander *x) /* SH-12.14 */
{
    for (PieceId p = 0; p < who->s->npieces; p++)
        if (who->s->piece[p].place == PLACE_ATTACHED && who->s->piece[p].host == x->piece)
            return false;
    return !x->tokens && !x->might;
}

static void handle_monster(const Actor *who, const Stander *x)
{
    bool plain = x->card && x->card->type == CARD_MONSTER;
    int mana = siege_of(who->s)->mana[who->seat];
    for (int lane = 0; lane < LANES && !has_the_key(x, KEY_CANNOT_MOVE); lane++) { /* SH-12.10 */
        int other = stander_at(who->b, lane, true);
        if (other == NO_UNIT)
            add(who, MOVE_MOVE, x->piece, lane + 1);
        else if (lane > x->lane && is_a_monster(&who->b->who[other]) &&
                 !has_the_key(&who->b->who[other], KEY_CANNOT_MOVE))
            add(who, MOVE_SWAP, x->piece, who->b->who[other].piece);
    }
    if (plain || x->hidden) /* SH-12.11 */
        add(who, MOVE_DISCARD, x->piece, 0);
    if (plain && mana >= 1 && is_bare(who, x)) /* SH-12.13, SH-12.14 */
        add(who, MOVE_FLIP, x->piece, 0);
    if (!x->hidden && mana >= 2 && !x->exhausted) /* SH-12.15 */
        add(who, MOVE_CHALLENGE, x->piece, 0);
}

static void horde_acts(const Actor *who)
{
    for (int lane = 0; lane < LANES && siege_of(who->s)->step == STEP_HORDE_SEAT; lane++) {
        int u = stander_at(who->b, lane, true);
        if (u != NO_UNIT && is_a_monster(&who->b->who[u]))
            handle_monster(who, &who->b->who[u]);
    }
    if (siege_of(who->s)->step == STEP_HORDE_SEAT)
        lay_hand(who);
    if (siege_of(who->s)->mana[who->seat] >= 1) /* SH-12.12 */
        add(who, MOVE_PLAN, 0, 0);
    add(who, MOVE_DONE, 0, 0);
}

/* ---- lists ------------------------------------------------------------------------------------------------------ */

static bool is_action(const State *s)
{
    int step = siege_of(s)->step;
    bool acts = step == STEP_ALLIANCE || step == STEP_REACTION || step == STEP_HORDE_SEAT || step == STEP_PLAN;
    return acts && (!s->nframes || lane_to_fill(s) >= 0);
}

static bool differ(const State *s, Move m, bool written, Complaint *c)
{
    char words[WORD_MAX];
    move_text(&siege_game, s, m, words);
    return complain(c, siege_game.move[m.kind].rule, "seat %d, '%s': the text %s it, the list %s", m.seat, words,
                    written ? "allows" : "does not allow", written ? "does not hold it" : "holds it");
}

/* SH-12.16: while two or more cards are concealed, every order of them, that in which they lie too. */
static bool rearrangement_is_offered(const Board *b, const Moves *legal, Complaint *c)
{
    int hidden = 0, offered = 0, orders = 1;
    for (int u = 0; u < LANES; u++)
        if (b->who[u].hidden)
            orders *= ++hidden;
    for (int i = 0; i < legal->n; i++)
        offered += legal->m[i].kind == MOVE_REARRANGE;
    int wanted = hidden >= 2 && siege_of(b->s)->step == STEP_HORDE_SEAT ? orders : 0;
    return wanted == offered ||
           complain(c, "SH-12.16", "%d cards are concealed, and %d orders of them are offered", hidden, offered);
}

static bool list_is_right(const Board *b, int seat, Complaint *c)
{
    Moves legal = {0}, written = {0};
    Actor who = {.s = b->s, .b = b, .seat = seat, .out = &written};
    game_legal(&siege_game, b->s, seat, &legal);
    if (!rearrangement_is_offered(b, &legal, c))
        return false;
    if (seat == siege_horde_seat(b->s))
        horde_acts(&who);
    else
        alliance_acts(&who);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind != MOVE_REARRANGE && !moves_have(&written, legal.m[i]))
            return differ(b->s, legal.m[i], false, c);
    for (int i = 0; i < written.n; i++)
        if (!moves_have(&legal, written.m[i]))
            return differ(b->s, written.m[i], true, c);
    return true;
}

/* ---- questions -------------------------------------------------------------------------------------------------- */

static bool is_choice(SiegeOp op)
{
    return op == THE_PICK || op == THE_PICKS || op == THE_UPTO;
}

/* SH-1.10, SH-1.11, SH-2.13 to 2.15: who may be chosen is who the words of the selector fit. */
static bool question_is_right(const Board *b, Complaint *c)
{
    const State *s = b->s;
    const Frame *f = s->nframes > 1 ? &s->frame[s->nframes - 1] : NULL;
    if (!f || f->op != ASK_UNIT || !f->node)
        return true;
    const Term *t = siege_cards()->term + f->node;
    if (!is_choice(term_op(t)) && (term_op(t) < THE_LEFTMOST || term_op(t) > THE_HEALTHIEST))
        return true;
    unsigned want = may_be_found(b, speaker_of(b, f->src), t), have = f->set | f[-1].set;
    if (have != want)
        return complain(c, "SH-1.11", "units %x may be chosen for '%s', and by the text %x", have,
                        siege_op[term_op(t)].name, want);
    return !is_choice(term_op(t)) || f->step & CTX_STOP || (f->set & (f->set - 1)) ||
           complain(c, "SH-1.10", "a choice of one is asked");
}

/* How far somebody may go to answer that question, and nothing if it is no move: 10.8, SH-15.6, SH-15.12. */
static int reach(const Frame *f, const Stander *x)
{
    const Term *verb = siege_cards()->term + f->node, *where = term_next(verb + 1);
    if (f->arg == FOR_ELUSIVE)
        return x->elusive;
    if (f->arg == FOR_EFFECT && f->node && term_op(verb) == DO_MOVE)
        return term_op(where) == WORD_WITHIN ? term_int(where + 1) : LANES;
    return LANES;
}

static bool lanes_are_right(const Board *b, Complaint *c)
{
    const State *s = b->s;
    const Frame *f = s->nframes ? &s->frame[s->nframes - 1] : NULL;
    if (!f || f->op != ASK_LANE)
        return true;
    PieceId p = f->arg == FOR_EFFECT ? f->it : f->src;
    int unit = stander_of(b, p);
    const Stander *x = unit == NO_UNIT ? NULL : &b->who[unit]; /* NULL: it comes from elsewhere */
    unsigned want = 0;
    for (int lane = 0; lane < LANES; lane++) {
        int upper = stander_at(b, lane, true);
        bool free = stander_at(b, lane, x && x->horde) == NO_UNIT;
        bool far = x && (lane > x->lane ? lane - x->lane : x->lane - lane) > reach(f, x);
        bool war = x && f->arg == FOR_PART && upper != NO_UNIT && must_part(x, &b->who[upper]); /* SH-15.19 */
        want |= free && !far && !war ? 1u << lane : 0;
    }
    return f->set == want ||
           complain(c, "SH-2.8", "lanes %x may be chosen for piece %d, and by the text %x", f->set, p, want);
}

static bool item_of_horde(const State *s, int i) /* SH-10.23 */
{
    return siege_is_horde(siege_card(s->piece[s->queue[i].src].def));
}

/* SH-10.22: of the first batch the horde's items, and when there are none the alliance's. */
static bool next_items_are_right(const State *s, Complaint *c)
{
    const Frame *f = s->nframes ? &s->frame[s->nframes - 1] : NULL;
    if (!f || f->op != ASK_NEXT)
        return true;
    unsigned side[2] = {0, 0};
    for (int i = 0; i < s->nqueue && s->queue[i].batch == s->queue[0].batch; i++)
        side[item_of_horde(s, i)] |= 1u << i;
    unsigned want = side[1] ? side[1] : side[0];
    return f->set == want ||
           complain(c, "SH-10.22", "items %x of the line may come next, and by the text %x", f->set, want);
}

/* SH-1.8, SH-2.15: the horde's choices are its player's; of two allies both are asked (SH-1.9). */
static bool asked_are_right(const State *s, Complaint *c)
{
    const Frame *f = s->nframes ? &s->frame[s->nframes - 1] : NULL;
    unsigned asked = state_may_act(s), horde = siege_versus(s) ? 1u << siege_horde_seat(s) : 0;
    if (!f || f->op != ASK_UNIT || !f->node || !horde)
        return true;
    bool of_horde = f->step & CTX_HORDE;
    return of_horde == (asked == horde) ||
           complain(c, "SH-1.8", "seats %x are asked about a card of the %s", asked, of_horde ? "horde" : "alliance");
}

bool offers_what_it_should(const State *s, Complaint *c)
{
    Board b;
    read_board(s, &b);
    for (int seat = 0; seat < s->nseats && is_action(s); seat++)
        if (state_may_act(s) >> seat & 1 && !list_is_right(&b, seat, c))
            return false;
    return question_is_right(&b, c) && lanes_are_right(&b, c) && next_items_are_right(s, c) && asked_are_right(s, c);
}
