/* SPDX-License-Identifier: MIT
 * Siege: whether a position can be at all.  Of what comes from outside only links, places and to_act were checked before,
 * so nothing is looked up here before it is known to be there; what passes, the rules can go on with. */
#include <string.h>

#include "games/siege/siege_int.h"

#define TYPE(type) (1u << (type))
enum {
    ALLIES = TYPE(CARD_ALLY) | TYPE(CARD_SKELETON),
    DECK_CARDS = TYPE(CARD_ALLY) | TYPE(CARD_TOWER) | TYPE(CARD_SPELL) | TYPE(CARD_ATTACHMENT),
    HORDE_CARDS = TYPE(CARD_MONSTER) | TYPE(CARD_HORDE_SPELL) | TYPE(CARD_HORDE_ATTACHMENT),
    UNIT_BITS = (1 << (UNITS + 1)) - 1,
    LANE_BITS = (1 << LANES) - 1,
    CTX_OF_ABILITY = CTX_HORDE | CTX_GONE | CTX_DEAD | CTX_CASTLE,
};

static unsigned type_of(const State *s, PieceId p)
{
    return TYPE(siege_card_of(s, p)->type);
}

/* ---- cards --------------------------------------------------------------------------------------------------------- */

/* Bits of the types that may lie there, and of the faces they may show. */
static const struct {
    uint16_t types;
    uint8_t faces;
} lies[SIEGE_PLACES] = {
    [PLACE_DECK] = {DECK_CARDS, 0},
    [PLACE_DECK + 1] = {DECK_CARDS, 0},
    [PLACE_HAND] = {DECK_CARDS, 0},
    [PLACE_HAND + 1] = {DECK_CARDS, 0},
    [PLACE_DISCARD] = {DECK_CARDS, 0},
    [PLACE_DISCARD + 1] = {DECK_CARDS, 0},
    [PLACE_LOOK] = {DECK_CARDS | HORDE_CARDS, 0},
    [PLACE_LOOK + 1] = {DECK_CARDS | HORDE_CARDS, 0},
    [PLACE_LOOK + 2] = {HORDE_CARDS, 0},
    [PLACE_HORDE_DECK] = {HORDE_CARDS, 0},
    [PLACE_HORDE_DECK_2] = {HORDE_CARDS, 0},
    [PLACE_HORDE_HAND] = {HORDE_CARDS, 0},
    [PLACE_HORDE_DISCARD] = {HORDE_CARDS, 0},
    [PLACE_UPPER] = {HORDE_CARDS | TYPE(CARD_OUTSIDER) | TYPE(CARD_MINION),
                     FACE_EXHAUSTED | FACE_CONCEALED | FACE_FALLING | FACE_FRESH | FACE_CHALLENGING | FACE_FLIPPED},
    [PLACE_LOWER] = {ALLIES | TYPE(CARD_TOWER), FACE_EXHAUSTED | FACE_FALLING | FACE_PLAYED},
    [PLACE_BACK] = {TYPE(CARD_MINION), FACE_EXHAUSTED | FACE_FALLING},
    [PLACE_CASTLE] = {TYPE(CARD_CASTLE), FACE_EXHAUSTED},
    [PLACE_PORTAL] = {TYPE(CARD_PORTAL), FACE_EXHAUSTED | FACE_FALLING},
    [PLACE_PORTALS] = {TYPE(CARD_PORTAL), 0},
    [PLACE_ATTACHED] = {TYPE(CARD_ATTACHMENT) | TYPE(CARD_HORDE_ATTACHMENT), FACE_EXHAUSTED},
    [PLACE_PILE] = {HORDE_CARDS | TYPE(CARD_OUTSIDER), 0},
    [PLACE_ASIDE] = {TYPE(CARD_OUTSIDER), 0},
    [PLACE_OTHERS] = {TYPE(CARD_OUTSIDER), 0},
    [PLACE_SUPPLY] = {TYPE(CARD_SKELETON), 0},
    [PLACE_BOX] = {0xFFFF, 0},
    [PLACE_STACK] = {DECK_CARDS | HORDE_CARDS, 0},
};

static const char *face_fault(const State *s, const Piece *piece, unsigned type)
{
    unsigned face = piece->face;
    bool tokens = piece->num[NUM_HEALTH] || piece->num[NUM_ATTACK] || piece->num[NUM_PIERCED];
    if (face & ~lies[piece->place].faces)
        return "a card bears a mark that means nothing there";
    if (face & (FACE_CONCEALED | FACE_CHALLENGING) && !siege_versus(s))
        return "without a horde player nothing is concealed, and nobody challenges (SH-12)";
    if (face & FACE_CONCEALED && (!(type & HORDE_CARDS) || tokens || face & (FACE_FALLING | FACE_CHALLENGING)))
        return "that card cannot lie concealed (SH-12.14)";
    if (face & FACE_FLIPPED && !(face & FACE_CONCEALED))
        return "only a concealed card was turned face down";
    if (face & FACE_CHALLENGING && !(face & FACE_EXHAUSTED) && !s->option[OPT_CHALLENGE]) /* O15 */
        return "who challenges is exhausted (SH-12.15)";
    if (face & FACE_FALLING && tokens)
        return "a card in the destroyed state has no tokens (SH-10.13)";
    if (face & FACE_FALLING && type & (TYPE(CARD_TOWER) | TYPE(CARD_HORDE_SPELL) | TYPE(CARD_HORDE_ATTACHMENT)))
        return "only creatures and the portal are in the destroyed state";
    return face & FACE_PLAYED && type != TYPE(CARD_TOWER) ? "only a tower remembers that it was played" : NULL;
}

/* Section 5. */
static const char *sight_fault(const State *s, const Piece *piece)
{
    unsigned horde = siege_bit(siege_horde_seat(s)), team = siege_team_bits(s);
    PlaceId at = piece->place;
    bool concealed = piece->face & FACE_CONCEALED;
    if (concealed && (!(piece->known & horde) || piece->known & team))
        return "the horde player alone sees concealed cards (section 5)";
    bool discard = at == PLACE_DISCARD || at == PLACE_DISCARD + 1 || at == PLACE_HORDE_DISCARD;
    if ((siege_in_play(at) || discard || at == PLACE_PILE) && !concealed && piece->known != SEEN_ALL)
        return "everybody sees what lies open (section 5)";
    if ((at == PLACE_HAND || at == PLACE_HAND + 1) && !(piece->known >> (at - PLACE_HAND) & 1))
        return "a seat sees its own hand (section 5)";
    return at == PLACE_HORDE_HAND && !(piece->known & horde) ? "the horde player sees the horde hand" : NULL;
}

static int pool_of(const State *s, const Piece *piece, unsigned type) /* as set-up says */
{
    if (type & DECK_CARDS)
        return POOL_DECK_0 + piece->owner;
    if (type & HORDE_CARDS)
        return s->option[OPT_TIERS] && siege_card(piece->def)->tier == 2 ? POOL_HORDE_2 : POOL_HORDE;
    return type & TYPE(CARD_SKELETON) ? POOL_SKELETON : POOL_PUBLIC;
}

static const char *card_fault(const State *s, const Piece *piece)
{
    const SiegeCard *c = siege_card(piece->def);
    unsigned type = TYPE(c->type);
    PlaceId at = piece->place;
    int allies = siege_allies(s), seat = at < PLACE_LOOK         ? at % ALLIES_MOST
                                         : at < PLACE_HORDE_DECK ? at - PLACE_LOOK
                                                                 : 0;
    if (!(lies[at].types & type))
        return "a card lies where such a card cannot lie";
    if (at < PLACE_HORDE_DECK && (seat >= s->nseats || (seat >= allies && at < PLACE_LOOK)))
        return "a seat that does not play holds a card";
    if (type & DECK_CARDS && at != PLACE_BOX && piece->owner >= allies)
        return "a card of the alliance belongs to nobody";
    if (type & HORDE_CARDS && piece->owner != NO_SEAT)
        return "a card of the horde belongs to a seat";
    if (type & TYPE(CARD_SKELETON) && at == PLACE_LOWER && piece->owner >= allies)
        return "a skeleton belongs to nobody (R11)";
    if (at < PLACE_LOOK && piece->owner != seat)
        return "a card lies in another seat's deck, hand or discard pile";
    if (at != PLACE_BOX && piece->pool != pool_of(s, piece, type))
        return "a card can be mistaken for something else";
    for (int num = 0; num < SIEGE_NUMS; num++)
        if (piece->num[num] && (!siege_in_play(at) || piece->num[num] > TOKENS_MOST || piece->num[num] < -TOKENS_MOST))
            return "tokens lie only in play, and not so many (SH-10.3)";
    if (piece->num[NUM_PIERCED] < 0)
        return "less than no armor is used up";
    if ((piece->host != NO_PIECE) != (at == PLACE_ATTACHED))
        return "attachments lie with their hosts, and nothing else does (SH-14.12)";
    const char *fault = face_fault(s, piece, type);
    return fault ? fault : sight_fault(s, piece);
}

static const char *cards_fault(const State *s)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].def == DEF_HIDDEN || s->piece[p].def > siege_cards()->ncards ||
            s->piece[p].place >= SIEGE_PLACES)
            return "a piece is no card";
    const char *fault = NULL;
    for (PieceId p = 0; !fault && p < s->npieces; p++)
        fault = card_fault(s, &s->piece[p]);
    return fault;
}

/* ---- the table ------------------------------------------------------------------------------------------------------ */

static const char *lanes_fault(const State *s, PlaceId half)
{
    unsigned taken = 0;
    for (PieceId p = table_first(s, half); p != NO_PIECE; p = s->piece[p].next) {
        if (s->piece[p].pos >= LANES || taken >> s->piece[p].pos & 1)
            return "a lane has one card in each half at most (SH-2.1)";
        taken |= 1u << s->piece[p].pos;
    }
    return NULL;
}

static const char *minions_fault(const State *s)
{
    unsigned minions = 0;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        if (type_of(s, p) != TYPE(CARD_MINION) || piece->place == PLACE_BOX)
            continue;
        if (piece->n >= MINIONS || minions >> piece->n & 1)
            return "there are four different minions";
        if (piece->place == PLACE_BACK && piece->pos != piece->n)
            return "a minion has its own place in the back line";
        minions |= 1u << piece->n;
        if (piece->num[NUM_HEALTH] > 0 && !(siege_of(s)->mark[UNIT_MINION + piece->n] & MARK_LIVED))
            return "a minion with health tokens has lived (SH-10.15)";
    }
    return minions == (1u << MINIONS) - 1 ? NULL : "the four minions are always in play (1.1)";
}

static const char *hosts_fault(const State *s)
{
    for (PieceId p = table_first(s, PLACE_ATTACHED); p != NO_PIECE; p = s->piece[p].next) {
        const Piece *host = &s->piece[s->piece[p].host];
        if (s->piece[p].host >= s->npieces || !siege_in_play(host->place) || host->place == PLACE_ATTACHED)
            return "an attachment has no host in play (SH-14.13)";
        if (host->face & FACE_CONCEALED)
            return "a concealed card carries no attachment (SH-12.14)";
    }
    return NULL;
}

static const char *table_fault_of(const State *s)
{
    if (table_size(s, PLACE_CASTLE) != 1 || table_size(s, PLACE_PORTAL) != 1)
        return "one castle and one portal are in play";
    const char *fault = lanes_fault(s, PLACE_UPPER);
    if (!fault)
        fault = lanes_fault(s, PLACE_LOWER);
    if (!fault)
        fault = minions_fault(s);
    if (!fault)
        fault = hosts_fault(s);
    return fault;
}

/* ---- numbers --------------------------------------------------------------------------------------------------------- */

static bool is_piece(const State *s, PieceId p)
{
    return p == NO_PIECE || p < s->npieces;
}

static const char *seats_fault(const State *s)
{
    const Siege *g = siege_of(s);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        bool pool = seat < s->nseats && siege_pool(s, seat) == seat;
        if (g->mana[seat] > (pool ? MANA_MOST : 0))
            return "a mana pool holds 10 at most (SH-3.3)";
        if ((g->done[seat] && seat >= s->nseats) || g->reshuffles[seat] > (siege_feat(s, FEAT_TWENTY_NIGHTS) ? 2 : 0))
            return "a seat that does not play has done something, or one has shuffled too often";
    }
    return NULL;
}

/* SH-9.6: what lasts this turn is remembered of units only; derived values say who they are. */
static const char *units_fault(const State *s)
{
    const Siege *g = siege_of(s);
    for (int u = 0; u < UNITS; u++) {
        bool nobody = g->at[u] == NO_PIECE, other = g->granted[u] || g->lost[u] || g->mark[u];
        for (int b = 0; b < BUFFS; b++)
            other = other || g->buff[b][u];
        if (nobody && other)
            return "something is remembered of nobody";
        if (g->hit_by[u])
            return "who has dealt damage is remembered after its step";
        if ((u < UNIT_MINION || u >= UNIT_CASTLE) && g->mark[u] & MARK_LIVED)
            return "only of minions it is remembered that they lived";
    }
    return NULL;
}

static const char *numbers_fault(const State *s)
{
    const Siege *g = siege_of(s);
    if (s->round < 1 || g->lane >= LANES + (g->step == STEP_PART) || g->blow)
        return "there is no such turn or lane";
    if (g->collapsed && !siege_falling(s, table_first(s, PLACE_PORTAL)))
        return "the portal has collapsed, and has not (SH-10.19)";
    if (g->treachery > siege_cards()->ncards || (g->treachery && !(TYPE(siege_card(g->treachery)->type) & HORDE_CARDS)))
        return "the treachery card is no horde card (SH-6.1)";
    if (g->step == STEP_BOOST && !g->treachery)
        return "no treachery card was revealed (SH-6.1)";
    if (!is_piece(s, g->boosted) || !is_piece(s, g->feat_hero))
        return "the boosted monster or the hero is no card";
    if (g->boosted != NO_PIECE && !siege_in_play(s->piece[g->boosted].place))
        return "the boosted monster has left play";
    return seats_fault(s);
}

/* ---- the turn -------------------------------------------------------------------------------------------------------- */

/* The phase in which that step is the next one: a phase is entered by the step that begins it. */
static SiegePhase phase_of(const State *s)
{
    static const uint8_t last[] = {STEP_REFRESH, STEP_HORDE,   STEP_HORDE_SEAT, STEP_TREACHERY,
                                   STEP_LANE,    STEP_PILLAGE, STEP_END,        STEP_TURN_ENDS};
    const Siege *g = siege_of(s);
    int phase = PHASE_SETUP;
    while (g->step > last[phase])
        phase++;
    if (g->step == STEP_REFRESH && s->phase == PHASE_END) /* of the turn before */
        return PHASE_END;
    return g->step == STEP_LANE && g->lane > 0 ? PHASE_FIGHT : (SiegePhase)phase;
}

static bool somebody_acts(const State *s) /* at this step, MOVE_GO included */
{
    int step = siege_of(s)->step;
    return siege_step_waits(step) || step == STEP_HORDE_SEAT || step == STEP_ALLIANCE || step == STEP_PLAN ||
           step == STEP_REACTION;
}

static const char *turn_fault(const State *s)
{
    const Siege *g = siege_of(s);
    if ((s->over != 0) != (s->phase == PHASE_OVER) || (s->over != 0) != (g->end != END_NONE) || s->over > 1)
        return "the game is over in phase 'over' and only there, and for a reason";
    if (s->over)
        return s->nframes || s->nqueue ? "something waits after the end" : NULL;
    if (s->phase != phase_of(s))
        return "the step is of another phase";
    if ((g->step == STEP_HORDE_SEAT || g->step == STEP_PLAN || g->step == STEP_HORDE_DRAWS) && !siege_versus(s))
        return "that step belongs to a horde player (SH-12)";
    if (s->nframes == 0 && s->nqueue)
        return "something waits in line, and nobody is asked";
    if (s->nframes == 0 && !somebody_acts(s))
        return "nobody has to do anything there";
    bool all = g->step == STEP_ALLIANCE || g->step == STEP_REACTION;
    for (int seat = 0; seat < siege_allies(s); seat++)
        all = all && g->done[seat];
    return all ? "everybody is done (SH-5.2)" : NULL; /* whoever does something withdraws that */
}

/* SH-9.7, SH-9.8, SH-10.13: who has fallen does not stand there still. */
static bool must_fall(const State *s, int unit)
{
    const Siege *g = siege_of(s);
    PieceId p = g->at[unit];
    bool portal = unit == UNIT_PORTAL && s->phase != PHASE_SETUP && p != NO_PIECE && !siege_falling(s, p);
    return g->health[unit] <= 0 && (portal || siege_can_fall(s, unit, false));
}

static const char *rest_fault(const State *s)
{
    if (s->over)
        return NULL;
    if (s->phase != PHASE_SETUP && siege_health(s, UNIT_CASTLE) <= 0)
        return "the castle has fallen (SH-9.7)";
    for (int u = 0; u < UNITS; u++) /* looked for before each question too */
        if (must_fall(s, u))
            return "a card without health is not destroyed (SH-10.13)";
    for (int lane = 0; lane < LANES && s->nframes == 0; lane++) {
        PieceId p = siege_lower(s, lane);
        if (p != NO_PIECE && s->piece[p].face & FACE_PLAYED && s->piece[p].num[NUM_HEALTH] <= 0)
            return "a tower without charges is discarded (SH-14.9)";
    }
    for (int seat = 0; seat < siege_allies(s) && s->nframes == 0; seat++)
        if (s->phase != PHASE_SETUP && !s->option[OPT_DECK_OUT] && table_size(s, deck_at(seat)) == 0)
            return "a deck is empty, and the game goes on (SH-9.8)";
    return NULL;
}

/* ---- terms ----------------------------------------------------------------------------------------------------------- */

/* The card whose ability holds that word, or NULL. */
static const SiegeCard *card_of_node(unsigned node)
{
    DefId def = siege_def_of_node(node);
    return def == DEF_HIDDEN ? NULL : siege_card(def);
}

/* The operation whose head stands there; OP_NONE: none does. Goes down from the abilities of the card. */
static SiegeOp head_at(unsigned node)
{
    const SiegeCard *c = card_of_node(node);
    const Term *at = siege_cards()->term + node, *t = c ? siege_cards()->term + c->terms : at;
    while (c && t < at)
        t = term_next(t) > at ? t + 1 : term_next(t);
    return c && t == at ? term_op(t) : OP_NONE;
}

static bool has_kind(SiegeOp op, char kind)
{
    return op != OP_NONE && strchr(siege_op[op].kinds, kind) != NULL;
}

/* Terms of one kind from `node` to `end`, perhaps none. */
static bool is_list(unsigned node, unsigned end, char kind)
{
    const SiegeCard *c = card_of_node(node);
    if (node == end)
        return end <= siege_cards()->nterms;
    if (!c || node > end || end > (unsigned)c->terms + c->nterms || !has_kind(head_at(node), kind))
        return false;
    const Term *t = siege_cards()->term + node, *last = siege_cards()->term + end;
    while (t < last && has_kind(term_op(t), kind))
        t = term_next(t);
    return t == last;
}

/* An ability of the card, as it stands there by itself; of any card, where c is NULL. */
static bool is_ability(const SiegeCard *c, unsigned node)
{
    if (!c)
        c = card_of_node(node);
    if (!c)
        return false;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
        if (siege_node_of(t) == node || siege_node_of(siege_unquick(t)) == node)
            return true;
    return false;
}

/* ---- frames ---------------------------------------------------------------------------------------------------------- */

/* siege_controller and siege_chooser, the other way round. */
static bool is_controller(const State *s, const Frame *f)
{
    if (f->step & CTX_HORDE)
        return f->seat == siege_horde_side(s);
    return f->seat < siege_allies(s) || f->seat == siege_team(s);
}

static bool are_units(const State *s, uint32_t set)
{
    for (uint32_t left = set & (UNIT_BITS >> 1); left; left &= left - 1)
        if (siege_piece(s, __builtin_ctz(left)) == NO_PIECE)
            return false;
    return !(set & ~(uint32_t)UNIT_BITS);
}

/* A verb that goes on in steps, with as much to do as there is. */
static bool is_each(const State *s, const Frame *f)
{
    int allies = siege_allies(s), look = siege_chooser(s, f);
    switch ((int)head_at(f->node)) {
    case DO_REBUILD:
    case DO_RAISE:
    case DO_SALVAGE:
        return f->arg < allies;
    case DO_DRAW:
    case DO_DISCARD:
        return f->arg < s->nseats;
    case DO_STUDY:
        return (f->arg & 0xFF) < allies && f->n == table_size(s, look_at(f->arg & 0xFF)) && f->n <= f->arg >> 8;
    case DO_SCOUT:
        look = look_at(look == SEAT_TEAM ? 0 : look);
        return table_size(s, (PlaceId)look) > 0 && f->n <= table_size(s, (PlaceId)look);
    case DO_SUMMON:
    case DO_MUTAFORM:
    case DO_MOVE:
        return true;
    default:
        return false;
    }
}

static bool is_play(const State *s, const Frame *f)
{
    unsigned type = type_of(s, f->src);
    if (f->seat >= siege_allies(s) || !(type & DECK_CARDS) || f->n > 3)
        return false;
    if (f->n > 1)
        return true;
    if (s->piece[f->src].place != PLACE_STACK)
        return false;
    if (type == TYPE(CARD_ATTACHMENT))
        return is_piece(s, (PieceId)f->arg);
    return type == TYPE(CARD_SPELL) ||
           (f->arg >= 1 && f->arg <= LANES && siege_free_lanes(s, PLACE_LOWER) >> (f->arg - 1) & 1);
}

/* True if a running frame has everything that its next step needs. */
static bool is_run(const State *s, const Frame *f)
{
    bool src = f->src != NO_PIECE, owns = f->seat < siege_allies(s);
    switch ((SiegeFrame)f->op) {
    case RUN_LIST:
        return is_controller(s, f) && is_list(f->node, f->arg, 'E');
    case RUN_VERB:
        return is_controller(s, f) && has_kind(head_at(f->node), 'E');
    case RUN_REPEAT:
        return is_controller(s, f) && head_at(f->node) == DO_REPEAT;
    case RUN_EACH:
        return is_controller(s, f) && is_each(s, f);
    case RUN_COSTS:
        return src && owns && is_list(f->node, f->arg, 'C');
    case RUN_ABILITIES:
        return src && is_controller(s, f) && f->arg >= ABILITY_PLAY && f->arg < ABILITY_STATIC && f->batch > 0 &&
               f->batch <= siege_cards()->ncards && (f->node == 0 || is_ability(siege_card(f->batch), f->node));
    case RUN_PLAY:
        return src && is_play(s, f);
    case RUN_USE:
        return src && owns && head_at(f->node) == ABILITY_EXHAUST;
    case RUN_ARRIVAL:
        return src && f->n <= 4 && is_controller(s, f) && f->step & CTX_HORDE &&
               type_of(s, f->src) & (HORDE_CARDS | TYPE(CARD_OUTSIDER));
    case RUN_FALL:
        return src && f->n <= 2 && is_controller(s, f) && siege_in_play(s->piece[f->src].place);
    case RUN_UNCOVER:
        return siege_versus(s) && f->seat == siege_horde_seat(s) && !(f->set & ~(uint32_t)LANE_BITS);
    case RUN_PLAN:
        return siege_versus(s) && f->seat == siege_horde_seat(s);
    case RUN_ASIDE:
    case RUN_LIMIT:
        return f->seat < s->nseats;
    case RUN_RESHUFFLE:
        return owns;
    case RUN_ELUSIVE:
        return src && is_controller(s, f) &&
               (s->piece[f->src].place == PLACE_UPPER || s->piece[f->src].place == PLACE_LOWER);
    case RUN_PART:
        return src && owns && s->piece[f->src].place == PLACE_LOWER;
    case RUN_HERO:
        return src && owns && s->piece[f->src].place == PLACE_STACK && siege_feat(s, FEAT_ALREADY_HERE);
    case RUN_TOKENS:
    case RUN_BOOST:
        return f->n > 0;
    case RUN_DRAW:
    case RUN_TAUNT:
        return true;
    default:
        return false;
    }
}

/* Returns the fault of the answer in frame i, or NULL: it must lie above the frame that asked, and name units or lanes, or
 * a card in a place where cards are chosen. */
static const char *answer_fault(const State *s, int i)
{
    const Frame *f = &s->frame[i];
    int run = i, above = i;
    while (run >= 0 && s->frame[run].op == ANSWER)
        run--;
    while (above < s->nframes && s->frame[above].op == ANSWER)
        above++;
    if (run < 0 || s->frame[run].op >= ASK_FIRST || above == s->nframes)
        return "an answer lies above what it is not given to";
    bool keeps = s->frame[run].op == RUN_VERB || s->frame[run].op == RUN_ARRIVAL || s->frame[run].op == RUN_PLAY;
    if (s->frame[above].op < ASK_FIRST && !(keeps && s->frame[above].op == RUN_UNCOVER)) /* SH-12.18 */
        return "an answer is kept that is carried out at once";
    if (f->arg > 1 || (f->arg == 1 ? !are_units(s, f->set) : f->set & ~(uint32_t)LANE_BITS))
        return "an answer names nobody";
    PlaceId at = f->it == NO_PIECE ? PLACE_DISCARD : s->piece[f->it].place; /* only who is revived is kept so long */
    if (f->it != NO_PIECE && (at < PLACE_DISCARD || at >= PLACE_LOOK || type_of(s, f->it) != TYPE(CARD_ALLY)))
        return "an answer names a card that cannot be chosen";
    return NULL;
}

static const char *frame_fault(const State *s, int i)
{
    const Frame *f = &s->frame[i];
    if (f->op == RUN_NONE || f->op >= SIEGE_FRAMES || !is_piece(s, f->src) || !is_piece(s, f->it))
        return "what runs is unknown";
    if (f->batch > siege_cards()->ncards)
        return "what runs is about no card";
    if (f->op >= ASK_FIRST)
        return i < s->nframes - 1 ? "a question lies below something" : NULL;
    if (f->op == ANSWER)
        return answer_fault(s, i);
    if (f->step & ~CTX_OF_ABILITY)
        return "what runs is of no ability";
    if (f->op != RUN_UNCOVER && !are_units(s, f->set))
        return "what runs is about cards that are not there";
    if (i > 0 && (f->op == RUN_PLAY || f->op == RUN_USE))
        return "a card is played while something runs (SH-5.3)";
    return is_run(s, f) ? NULL : "what runs cannot go on";
}

/* ---- questions ------------------------------------------------------------------------------------------------------- */

enum {
    OF_EFFECTS = 1u << (ASK_UNIT - ASK_FIRST) | 1u << (ASK_LANE - ASK_FIRST) | 1u << (ASK_CARD - ASK_FIRST) |
                 1u << (ASK_YES - ASK_FIRST) | 1u << (ASK_OPTION - ASK_FIRST) | 1u << (ASK_TOKEN - ASK_FIRST) |
                 1u << (ASK_SEAT - ASK_FIRST) | 1u << (ASK_TOP - ASK_FIRST) | 1u << (ASK_END - ASK_FIRST)
};

/* The question of a step of such a verb. */
static unsigned asks_each(const Frame *run)
{
    switch ((int)head_at(run->node)) {
    case DO_RAISE:
    case DO_MOVE:
        return 1u << (ASK_LANE - ASK_FIRST);
    case DO_MUTAFORM:
        return 1u << (ASK_TOKEN - ASK_FIRST);
    case DO_SUMMON:
        return 1u << (ASK_END - ASK_FIRST);
    case DO_SCOUT:
        return 1u << ((run->n ? ASK_TOP : ASK_CARD) - ASK_FIRST);
    default:
        return 1u << (ASK_CARD - ASK_FIRST);
    }
}

/* Bits of the questions that a frame asks, and whether one may stop. */
static unsigned asks(const Frame *run, bool *stop)
{
    const unsigned unit = 1u << (ASK_UNIT - ASK_FIRST), card = 1u << (ASK_CARD - ASK_FIRST);
    *stop = false;
    switch ((SiegeFrame)run->op) {
    case RUN_VERB:
        *stop = true;
        return OF_EFFECTS;
    case RUN_EACH:
        *stop = head_at(run->node) == DO_REBUILD;
        return asks_each(run);
    case RUN_COSTS:
        return unit | card;
    case RUN_PLAY:
    case RUN_ARRIVAL:
        return unit | 1u << (ASK_END - ASK_FIRST);
    case RUN_ASIDE:
    case RUN_PLAN:
        *stop = true;
        return card;
    case RUN_LIMIT:
        return card;
    case RUN_DRAW:
        *stop = true;
        return 1u << (ASK_SEAT - ASK_FIRST);
    case RUN_BOOST:
        return 1u << (ASK_SEAT - ASK_FIRST);
    case RUN_ELUSIVE:
        *stop = true;
        return 1u << (ASK_LANE - ASK_FIRST);
    case RUN_PART:
    case RUN_HERO:
        return 1u << (ASK_LANE - ASK_FIRST);
    case RUN_RESHUFFLE:
        return 1u << (ASK_YES - ASK_FIRST);
    case RUN_UNCOVER:
    case RUN_TAUNT:
    case RUN_TOKENS:
        return unit;
    default:
        return 0;
    }
}

static bool is_unit_question(const State *s, const Frame *f, const Frame *run, int given)
{
    if (f->n == 0 || f->set == 0 || f->set >> UNITS || !are_units(s, f->set))
        return false;
    if (run->op == RUN_TOKENS)
        return !(f->set & ~(uint32_t)MINION_UNITS);
    if (run->op == RUN_UNCOVER) {
        for (uint32_t left = f->set; left; left &= left - 1)
            if (__builtin_ctz(left) >= LANES || !siege_concealed(s, siege_piece(s, __builtin_ctz(left))))
                return false;
        return true;
    }
    if (run->op != RUN_TAUNT)
        return true;
    uint32_t monsters = given ? run[1].set : f->set;
    for (uint32_t left = monsters; left; left &= left - 1)
        if (siege_lane(s, __builtin_ctz(left)) < 0 || LOWER_UNITS >> __builtin_ctz(left) & 1)
            return false;
    return monsters && (!given || !(f->set & ~(uint32_t)LOWER_UNITS));
}

static bool is_lane_question(const State *s, const Frame *f)
{
    PieceId p = f->it != NO_PIECE ? f->it : f->src;
    PlaceId half = p != NO_PIECE && s->piece[p].place == PLACE_UPPER ? PLACE_UPPER : PLACE_LOWER;
    return f->set && !(f->set & ~(uint32_t)siege_free_lanes(s, half));
}

static bool is_card_question(const State *s, const Frame *f, const Frame *run)
{
    if (f->arg >= PLACE_HORDE_DECK_2 + 2 || f->arg < PLACE_HAND || f->arg == PLACE_HORDE_DECK ||
        f->arg == PLACE_HORDE_DECK_2 || !are_units(s, f->set))
        return false;
    if (run->op == RUN_ASIDE || run->op == RUN_LIMIT)
        return f->seat == run->seat && f->arg == siege_hand_place(s, run->seat);
    return run->op != RUN_PLAN || f->arg == PLACE_HORDE_HAND;
}

/* The question that a frame asks has answers, and the frame can go on with any of them. given: those before it. */
static bool is_question(const State *s, const Frame *f, const Frame *run, int given)
{
    bool stop;
    if (!(asks(run, &stop) >> (f->op - ASK_FIRST) & 1) || (f->step & CTX_STOP && !stop))
        return false;
    bool several = run->op == RUN_VERB || run->op == RUN_PLAY || run->op == RUN_ARRIVAL;
    if (!several && given > (run->op == RUN_TAUNT))
        return false;
    switch ((SiegeFrame)f->op) {
    case ASK_UNIT:
        return is_unit_question(s, f, run, given);
    case ASK_LANE:
        return is_lane_question(s, f);
    case ASK_CARD:
        return is_card_question(s, f, run);
    case ASK_SEAT:
        return f->set && !(f->set >> siege_allies(s));
    case ASK_OPTION:
        return head_at(run->node) == DO_CHOOSE && f->n && term_argument(siege_node(run->node), f->n - 1);
    case ASK_TOP:
        return f->it != NO_PIECE && head_at(run->node) == DO_SCOUT && run->n > 0;
    default:
        return true;
    }
}

static bool is_next_question(const State *s, const Frame *f)
{
    if (s->nframes != 1 || (f->set & (f->set - 1)) == 0)
        return false;
    for (uint32_t left = f->set; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        if (i >= s->nqueue || s->queue[i].batch != s->queue[0].batch)
            return false;
    }
    return true;
}

static const char *question_fault(const State *s)
{
    const Frame *f = frame_peek(s);
    if (f->op < ASK_FIRST)
        return "what runs would go on";
    if (f->seat >= s->nseats && (f->seat != SEAT_TEAM || siege_allies(s) == 1))
        return "a question is put to nobody";
    if (f->node && head_at(f->node) == OP_NONE)
        return "a question is about nothing";
    if (f->op == ASK_NEXT)
        return is_next_question(s, f) ? NULL : "there is nothing to choose in the waiting line";
    if (f->op == ASK_FILL) {
        bool stands = s->nframes == 1 && f->src != NO_PIECE && s->piece[f->src].place == PLACE_UPPER &&
                      type_of(s, f->src) == TYPE(CARD_MINION) && siege_of(s)->step == STEP_ALLIANCE;
        return stands && f->arg == s->piece[f->src].pos ? NULL : "no minion waits for an ally (SH-5.10)";
    }
    int i = s->nframes - 2, given = -1;
    if (i < 1 || s->frame[i].op != ANSWER)
        return "a question has no place for its answer";
    const Frame *answer = f - 1;
    bool units = f->op == ASK_UNIT;
    if (answer->it != NO_PIECE || answer->n || answer->step || answer->arg != units || (answer->set && !units))
        return "a question is answered before it is asked";
    for (; i >= 0 && s->frame[i].op == ANSWER; i--)
        given += !(s->frame[i].step & CTX_FOUND);
    return is_question(s, f, &s->frame[i], given) ? NULL : "a question is none of those that are asked there";
}

static const char *frames_fault(const State *s)
{
    const char *fault = NULL;
    if (s->nframes > FRAME_MAX)
        return "too much runs";
    for (int i = 0; !fault && i < s->nframes; i++)
        fault = frame_fault(s, i);
    return fault || s->nframes == 0 ? fault : question_fault(s);
}

/* ---- the waiting line ------------------------------------------------------------------------------------------------ */

static const char *item_fault(const State *s, const Frame *f)
{
    if (f->op == ITEM_NONE || f->op >= SIEGE_ITEMS || f->src >= s->npieces || !is_piece(s, f->it))
        return "what waits in line is unknown";
    if (!is_controller(s, f) || f->arg > siege_cards()->ncards || f->step & ~CTX_OF_ABILITY)
        return "what waits in line belongs to nobody";
    if (f->set)
        return "what waits in line names nobody yet";
    bool gone = f->step & CTX_GONE;
    if (f->op == ITEM_ABILITY && !is_ability(gone ? NULL : siege_card_of(s, f->src), f->node))
        return "an ability that waits in line is not on its card";
    if (f->op == ITEM_FALL && !siege_in_play(s->piece[f->src].place))
        return "what is destroyed has left play";
    if (f->op == ITEM_ARRIVAL && !gone && !(type_of(s, f->src) & (HORDE_CARDS | TYPE(CARD_OUTSIDER))))
        return "only horde cards arrive (SH-4.15)";
    if (f->op == ITEM_COLLAPSE && type_of(s, f->src) != TYPE(CARD_PORTAL))
        return "only the portal collapses (SH-10.19)";
    return NULL;
}

/* How often the destruction of a piece waits or runs. */
static int falls_of(const State *s, PieceId p)
{
    int n = 0;
    for (int i = 0; i < s->nqueue; i++)
        n += s->queue[i].op == ITEM_FALL && s->queue[i].src == p;
    for (int i = 0; i < s->nframes; i++)
        n += s->frame[i].op == RUN_FALL && s->frame[i].src == p;
    return n;
}

static const char *line_fault(const State *s)
{
    if (s->nqueue > QUEUE_MAX)
        return "too much waits in line";
    for (int i = 0; i < s->nqueue; i++) {
        const char *fault = item_fault(s, &s->queue[i]);
        if (fault)
            return fault;
        if (s->queue[i].batch > siege_of(s)->batch || (i && s->queue[i].batch < s->queue[i - 1].batch))
            return "the waiting line is out of order (SH-10.22)";
    }
    for (PieceId p = 0; !s->over && p < s->npieces; p++) /* when the castle falls, nothing is carried out any more */
        if (s->piece[p].place != PLACE_PORTAL && falls_of(s, p) != (siege_falling(s, p) ? 1 : 0))
            return "a destruction is carried out once, of whoever is in the destroyed state (SH-10.16)";
    return NULL;
}

/* ---- all of it ------------------------------------------------------------------------------------------------------- */

/* SH-1.9. The seats that the question or the step wants, and to_act among them. */
static const char *asked_fault(const State *s)
{
    if (s->over)
        return s->may_act ? "somebody is asked after the end" : NULL;
    if (s->to_act >= s->nseats || (s->may_act && (s->may_act & (s->may_act - 1)) == 0))
        return "nobody has a turn, or one seat alone is a choice of seats";
    if (s->may_act && !(s->may_act >> s->to_act & 1))
        return "the seat whose turn it is may not act";
    return state_may_act(s) == siege_wanted(s) ? NULL : "the wrong seats are asked";
}

static const char *derived_fault(const State *s)
{
    Siege fresh;
    memcpy(&fresh, s, sizeof fresh);
    siege_derive(&fresh.s);
    return memcmp(&fresh, s, sizeof fresh) == 0 ? NULL : "values differ from what follows from the cards (SH-2.11)";
}

/* Who has put cards aside or looks at some, and at what: bits of DECK_CARDS and HORDE_CARDS. */
static unsigned looks_at(const State *s, int seat)
{
    unsigned types = 0;
    for (int i = 0; i < s->nframes; i++) {
        const Frame *f = &s->frame[i];
        SiegeOp verb = f->op == RUN_EACH ? head_at(f->node) : OP_NONE;
        int chooser = verb == DO_SCOUT ? siege_chooser(s, f) : NO_SEAT;
        if (f->op == RUN_ASIDE && f->seat == seat)
            types |= seat < siege_allies(s) ? DECK_CARDS : HORDE_CARDS;
        if (verb == DO_STUDY && (f->arg & 0xFF) == seat)
            types |= DECK_CARDS;
        if (verb == DO_SCOUT && (chooser == SEAT_TEAM ? 0 : chooser) == seat)
            types |= HORDE_CARDS;
    }
    return types;
}

static const char *looks_fault(const State *s)
{
    if (s->over)
        return NULL;
    for (int seat = 0; seat < SIEGE_SEATS; seat++) {
        unsigned types = table_size(s, look_at(seat)) ? looks_at(s, seat) : 0;
        for (PieceId p = table_first(s, look_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            if (!(types & type_of(s, p)) || (type_of(s, p) & DECK_CARDS && s->piece[p].owner != seat))
                return "a card is looked at, and nothing asks for that (SH-1.20, SH-15.13, SH-15.14)";
    }
    return NULL;
}

const char *siege_fault(const State *s)
{
    static const char *(*const ask[])(const State *) = {cards_fault, table_fault_of, numbers_fault, derived_fault,
                                                        units_fault, turn_fault,     frames_fault,  line_fault,
                                                        rest_fault,  looks_fault,    asked_fault};
    const char *fault = NULL;
    for (size_t i = 0; !fault && i < sizeof ask / sizeof *ask; i++)
        fault = ask[i](s);
    return fault;
}
