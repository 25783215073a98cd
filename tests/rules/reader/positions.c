/* SPDX-License-Identifier: MIT */
#include "positions.h"

#include <string.h>

#include "games/siege/siege_int.h"
#include "reader.h"

typedef struct {
    Rng r;
    DefId card;
    Setup *cfg;
    Siege *g;
    State *s;
    bool comes; /* the card is a portal, and the next one */
} Maker;

static int dice(Maker *m, int n) /* 0 to n - 1 */
{
    return (int)rng_below(&m->r, (uint32_t)n);
}

static bool chance(Maker *m, int percent)
{
    return dice(m, 100) < percent;
}

static const SiegeCard *meant(const Maker *m)
{
    return siege_card(m->card);
}

/* ---- the moment ------------------------------------------------------------------------------------------------- */

static const struct {
    uint8_t step, phase, versus; /* only with a horde player */
} moments[] = {
    {STEP_ALLIANCE, PHASE_ALLIANCE, 0},  {STEP_HORDE_SEAT, PHASE_HORDE, 1}, {STEP_REFRESH, PHASE_END, 0},
    {STEP_ALLIANCE, PHASE_ALLIANCE, 0},  {STEP_HORDE, PHASE_REFRESH, 0},    {STEP_LANE, PHASE_FIGHT, 0},
    {STEP_REACTION, PHASE_TREACHERY, 0}, {STEP_HORDE_SEAT, PHASE_HORDE, 1}, {STEP_TREACHERY, PHASE_ALLIANCE, 0},
    {STEP_ALLIANCE, PHASE_ALLIANCE, 0},  {STEP_LANE, PHASE_FIGHT, 0},       {STEP_PLAN, PHASE_TREACHERY, 1},
    {STEP_PILLAGE, PHASE_FIGHT, 0},      {STEP_END, PHASE_PILLAGE, 0},      {STEP_HORDE_SEAT, PHASE_HORDE, 1},
    {STEP_PORTAL_SETUP, PHASE_SETUP, 0}, /* what set-up asks first */
};
enum { MOMENTS = sizeof moments / sizeof *moments };

static bool is_played(const SiegeCard *c) /* in the alliance phase or by a horde player, most of all */
{
    return c->type <= CARD_ATTACHMENT || siege_is_attachment(c);
}

static void choose_moment(Maker *m, uint64_t n)
{
    if (is_played(meant(m)) && chance(m, 60)) /* the first two */
        n = siege_is_horde(meant(m));
    m->comes = meant(m)->type == CARD_PORTAL && meant(m)->stage > 1 && chance(m, 25);
    while (m->comes && moments[n % MOMENTS].step != STEP_END)
        n++;
    while (moments[n % MOMENTS].versus && !siege_versus(m->s))
        n++;
    m->g->step = moments[n % MOMENTS].step;
    m->s->phase = moments[n % MOMENTS].phase;
    m->g->lane = (uint8_t)(m->g->step == STEP_LANE ? dice(m, LANES) : 0);
    if (m->g->step == STEP_LANE && m->g->lane == 0)
        m->s->phase = PHASE_TREACHERY;
}

static bool before_the_fight(const Maker *m) /* cards may lie concealed */
{
    return m->g->step == STEP_HORDE_SEAT || m->g->step == STEP_ALLIANCE;
}

static bool minions_may_stand(const Maker *m)
{
    return m->g->step >= STEP_ALLIANCE && m->g->step <= STEP_PILLAGE;
}

/* ---- the game --------------------------------------------------------------------------------------------------- */

static void choose_seats(Maker *m)
{
    const SiegeCard *c = meant(m);
    int mode = c->type == CARD_PORTAL ? c->mode : TABLE_NONE;
    m->cfg->nseats = (uint8_t)(mode == TABLE_SOLO   ? 1
                               : mode == TABLE_COOP ? 2
                               : mode               ? 2 + dice(m, 2)
                                                    : 1 + dice(m, 3));
    m->cfg->option[OPT_HORDE] = (uint8_t)(mode == TABLE_NONE ? dice(m, 2) : mode == TABLE_COMPETITIVE);
}

static void choose_usual_options(Maker *m)
{
    uint8_t *option = m->cfg->option;
    bool versus = m->cfg->nseats == 3 || (m->cfg->nseats == 2 && option[OPT_HORDE]);
    static const uint8_t feats[] = {FEAT_FAT_CELLARS, FEAT_TWENTY_NIGHTS, FEAT_WORLD_ON_ITS_HEAD, FEAT_THREE_DOORS,
                                    FEAT_OLD_HANDS,   FEAT_ROLL_CALL,     FEAT_THREE_AT_A_BLOW,   FEAT_GIANT_KILLER,
                                    FEAT_CLEAN_HANDS, FEAT_FAT_CELLARS,   FEAT_TWENTY_NIGHTS};
    for (int i = OPT_DIFFICULTY; i < SIEGE_OPTIONS; i++)
        if (i < OPT_STAGE || chance(m, 25))
            option[i] = (uint8_t)dice(m, siege_game.option[i].nchoices);
    option[OPT_FEAT] = !versus && chance(m, 50) ? feats[dice(m, sizeof feats)] : FEAT_NONE;
    option[OPT_TIERS] &= !versus;
}

static bool is_castle_of(DefId card, int choice)
{
    return siege_castle(choice) == card;
}

/* The card must be one of those that are played with. */
static void choose_for_the_card(Maker *m)
{
    const SiegeCard *c = meant(m);
    uint8_t *option = m->cfg->option;
    int allies = siege_setup_allies(m->cfg);
    if (c->colour)
        option[OPT_DECK + dice(m, allies)] = (uint8_t)(c->colour - COLOUR_EMBER);
    for (int i = 0; c->type == CARD_CASTLE && i < CASTLES; i++)
        option[OPT_CASTLE] = is_castle_of(m->card, i) ? (uint8_t)i : option[OPT_CASTLE];
    while (c->set > SET_STRAYS && !(siege_sets(option[OPT_SET]) >> c->set & 1))
        option[OPT_SET] = (uint8_t)dice(m, siege_game.option[OPT_SET].nchoices);
    option[OPT_EPIC] &= c->class != CLASS_EPIC;
    while (c->type == CARD_PORTAL && !(c->difficulty >> option[OPT_DIFFICULTY] & 1))
        option[OPT_DIFFICULTY] = (uint8_t)dice(m, DIFFICULTIES);
    if (c->type == CARD_PORTAL) /* O19: it, and not the one that stands in for it */
        option[OPT_NUMBERS] = (uint8_t)(c->numbers == PRINTED   ? CHOICE_PRINTED
                                        : c->numbers == EARLIER ? CHOICE_EARLIER
                                                                : CHOICE_BALANCED);
    if (c->type == CARD_OUTSIDER) {
        option[OPT_STAGE] = 0;
        option[OPT_OUTSIDER] = (uint8_t)(c->line[0] == 'u' ? 0 : c->line[0] == 'v' ? 1 : 2);
        option[OPT_FEAT] = option[OPT_FEAT] == FEAT_THREE_DOORS ? FEAT_NONE : option[OPT_FEAT];
    }
}

static void choose_game(Maker *m)
{
    do {
        *m->cfg = game_preset(&siege_game, 1);
        m->cfg->seed = rng_next(&m->r);
        choose_seats(m);
        choose_usual_options(m);
        choose_for_the_card(m);
    } while (siege_setup_fault(m->cfg));
}

/* ---- cards ------------------------------------------------------------------------------------------------------ */

typedef bool Wanted(const SiegeCard *c);

static bool is_ally_or_tower(const SiegeCard *c)
{
    return c->type == CARD_ALLY || c->type == CARD_TOWER;
}
static bool is_monster(const SiegeCard *c)
{
    return c->type == CARD_MONSTER;
}
static bool is_attachment(const SiegeCard *c)
{
    return siege_is_attachment(c);
}
static bool is_any(const SiegeCard *c)
{
    return c->type != CARD_NOTHING;
}
static bool is_no_usual_monster(const SiegeCard *c)
{
    return c->type != CARD_MONSTER || c->class == CLASS_EPIC;
}

static PieceId some(Maker *m, PlaceId at, Wanted *wanted) /* a random one of the place, or NO_PIECE */
{
    PieceId found[PIECE_MAX];
    int n = 0;
    for (PieceId p = table_first(m->s, at); p != NO_PIECE; p = m->s->piece[p].next)
        if (wanted(siege_card_of(m->s, p)))
            found[n++] = p;
    return n ? found[dice(m, n)] : NO_PIECE;
}

static PlaceId horde_deck(Maker *m)
{
    bool second = m->s->option[OPT_TIERS] && chance(m, 50) && table_size(m->s, PLACE_HORDE_DECK_2) > 1;
    return second ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
}

static void send(Maker *m, PieceId p, PlaceId to)
{
    table_move(m->s, &siege_game, p, to, -1, NULL);
}

/* All cards lie in their decks, and nothing has happened. */
static void clear_table(Maker *m)
{
    State *s = m->s;
    s->nframes = s->nqueue = 0;
    m->g->batch = 0;
    m->g->feat_hero = NO_PIECE;
    memset(m->g->mark, 0, sizeof m->g->mark);
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        memset(s->piece[p].num, 0, sizeof s->piece[p].num);
        s->piece[p].face = 0;
        if (at >= PLACE_HAND && at < PLACE_HORDE_DECK)
            send(m, p, deck_at(s->piece[p].owner < ALLIES_MOST ? s->piece[p].owner : 0));
        else if (at == PLACE_HORDE_HAND)
            send(m, p, PLACE_HORDE_DECK);
    }
    for (int seat = 0; seat < siege_allies(s); seat++)
        table_shuffle(s, &siege_game, deck_at(seat), NULL);
    table_shuffle(s, &siege_game, PLACE_HORDE_DECK, NULL);
    table_shuffle(s, &siege_game, PLACE_HORDE_DECK_2, NULL);
}

/* The later portals and outsiders come when the earlier ones are gone. */
static void choose_stage(Maker *m)
{
    const SiegeCard *c = meant(m);
    int stage = c->type == CARD_PORTAL ? c->stage - m->comes : 1 + dice(m, 3),
        outsider = c->type == CARD_OUTSIDER ? c->stage : 0;
    for (; stage > 1 && table_size(m->s, PLACE_PORTALS); stage--) {
        send(m, table_first(m->s, PLACE_PORTAL), PLACE_BOX);
        table_move(m->s, &siege_game, table_first(m->s, PLACE_PORTALS), PLACE_PORTAL, 0, NULL);
    }
    PlaceId next = siege_feat(m->s, FEAT_THREE_DOORS) ? PLACE_OTHERS : PLACE_ASIDE;
    bool on = chance(m, 30);
    while (table_size(m->s, next) &&
           (outsider ? siege_card_of(m->s, table_first(m->s, PLACE_PILE))->stage < outsider : on)) {
        send(m, table_first(m->s, PLACE_PILE), PLACE_BOX);
        send(m, table_first(m->s, next), PLACE_PILE);
        on = chance(m, 30);
    }
}

/* ---- lanes ------------------------------------------------------------------------------------------------------ */

static void lay_face_down(Maker *m, PieceId p, int lane)
{
    int horde = siege_horde_seat(m->s);
    bool flipped = siege_card_of(m->s, p)->type == CARD_MONSTER && chance(m, 30);
    m->s->piece[p].face = FACE_CONCEALED | (flipped ? FACE_FLIPPED : 0);
    siege_enter(m->s, p, PLACE_UPPER, lane, NULL);
    table_show(m->s, &siege_game, p, 1u << horde, NULL);
    siege_set_flipped(m->s, lane, flipped);
}

static bool lane_is_free(const Maker *m, PlaceId half, int lane)
{
    return siege_free_lanes(m->s, half) >> lane & 1;
}

static void fill_upper(Maker *m, int density)
{
    for (int lane = 0; lane < LANES; lane++) {
        PieceId outsider = table_first(m->s, PLACE_PILE);
        bool hide = siege_versus(m->s) && before_the_fight(m) && chance(m, siege_is_attachment(meant(m)) ? 65 : 35);
        if (!lane_is_free(m, PLACE_UPPER, lane) || !chance(m, density))
            continue;
        Wanted *wanted = !hide ? is_monster : chance(m, 50) ? is_any : is_no_usual_monster;
        PieceId p = some(m, horde_deck(m), wanted);
        if (!hide && outsider != NO_PIECE && chance(m, 20))
            p = outsider;
        if (p == NO_PIECE)
            continue;
        if (hide)
            lay_face_down(m, p, lane);
        else
            siege_enter(m->s, p, PLACE_UPPER, lane, NULL);
    }
}

static void stand(Maker *m, PieceId p, int lane) /* an ally, a tower */
{
    siege_enter(m->s, p, PLACE_LOWER, lane, NULL);
    if (siege_card_of(m->s, p)->type == CARD_TOWER) {
        m->s->piece[p].face |= FACE_PLAYED;
        m->s->piece[p].num[NUM_HEALTH] = (int8_t)(1 + dice(m, 4));
    }
}

static void fill_lower(Maker *m, int density)
{
    for (int lane = 0; lane < LANES; lane++) {
        int seat = dice(m, siege_allies(m->s));
        bool raised = chance(m, 15) && table_size(m->s, PLACE_SUPPLY);
        PieceId p = raised ? table_first(m->s, PLACE_SUPPLY) : some(m, deck_at(seat), is_ally_or_tower);
        if (!lane_is_free(m, PLACE_LOWER, lane) || p == NO_PIECE || !chance(m, density))
            continue;
        if (raised)
            table_own(m->s, p, (uint8_t)seat);
        stand(m, p, lane);
    }
}

static void strengthen_minions(Maker *m)
{
    for (PieceId p = table_first(m->s, PLACE_BACK); p != NO_PIECE; p = m->s->piece[p].next) {
        int n = chance(m, 30) ? 0 : 1 + dice(m, 4);
        m->s->piece[p].num[NUM_HEALTH] = (int8_t)n;
        m->g->mark[UNIT_MINION + m->s->piece[p].n] = n ? MARK_LIVED : 0;
    }
}

/* In the alliance phase before an ally only, later also before nobody (SH-5.12, SH-5.24). */
static void engage_minions(Maker *m)
{
    PieceId back[MINIONS];
    int n = 0;
    for (PieceId p = table_first(m->s, PLACE_BACK); p != NO_PIECE; p = m->s->piece[p].next)
        back[n++] = p;
    for (int i = 0; i < n && minions_may_stand(m); i++) {
        int lane = dice(m, LANES);
        PieceId ally = siege_lower(m->s, lane);
        bool meets = ally != NO_PIECE && siege_card_of(m->s, ally)->type != CARD_TOWER;
        bool stands = meets || m->g->step > STEP_TREACHERY;
        if (stands && lane_is_free(m, PLACE_UPPER, lane) && m->s->piece[back[i]].num[NUM_HEALTH] > 0 && chance(m, 60))
            table_move(m->s, &siege_game, back[i], PLACE_UPPER, lane, NULL);
    }
}

/* ---- what lies on cards ----------------------------------------------------------------------------------------- */

static void attach(Maker *m, PieceId p)
{
    Board b;
    siege_derive(m->s);
    read_board(m->s, &b);
    const Term *host = siege_host(siege_card_of(m->s, p));
    PieceId hosts[UNITS];
    int n = 0;
    for (int u = 0; u < UNIT_CASTLE; u++)
        if (fits(&b, (Speaker){0}, &b.who[u], host + 1, siege_end(host)) == FITS && !b.who[u].hidden)
            hosts[n++] = b.who[u].piece;
    if (n)
        table_attach(m->s, &siege_game, p, hosts[dice(m, n)], PLACE_ATTACHED, NULL);
}

static void attach_some(Maker *m)
{
    for (int i = 0; i < 3; i++) {
        PlaceId from = chance(m, 50) ? horde_deck(m) : deck_at(dice(m, siege_allies(m->s)));
        PieceId p = chance(m, 60) ? some(m, from, is_attachment) : NO_PIECE;
        if (p != NO_PIECE)
            attach(m, p);
    }
}

static bool is_creature_card(uint8_t type)
{
    return type == CARD_ALLY || type == CARD_SKELETON || type == CARD_MONSTER || type == CARD_OUTSIDER;
}

static void mark_card(Maker *m, PieceId p)
{
    Piece *piece = &m->s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    bool spared = c->type == CARD_OUTSIDER && siege_feat(m->s, FEAT_TWENTY_NIGHTS);
    if (is_creature_card(c->type) && chance(m, 50)) {
        piece->num[NUM_HEALTH] = (int8_t)(spared || chance(m, 40) ? dice(m, 4) : -dice(m, c->health ? c->health : 1));
        piece->num[NUM_ATTACK] = (int8_t)(dice(m, 6) - 2);
    }
    if (piece->def == m->card && siege_has(c, ABILITY_DESTROYED) && !spared && chance(m, 60)) /* it is to fall */
        piece->num[NUM_HEALTH] = (int8_t)(1 - c->health);
    bool horde = piece->place == PLACE_UPPER;
    if ((!horde || siege_versus(m->s)) && chance(m, 25))
        piece->face |= FACE_EXHAUSTED;
    if (horde && piece->face & FACE_EXHAUSTED && chance(m, 50))
        piece->face |= FACE_CHALLENGING;
}

static void mark_cards(Maker *m)
{
    for (PieceId p = 0; p < m->s->npieces; p++) {
        PlaceId at = m->s->piece[p].place;
        bool marked = at == PLACE_LOWER || at == PLACE_CASTLE || at == PLACE_ATTACHED || at == PLACE_UPPER;
        if (marked && !siege_concealed(m->s, p))
            mark_card(m, p);
    }
    const SiegeCard *castle = siege_card_of(m->s, table_first(m->s, PLACE_CASTLE));
    PieceId portal = table_first(m->s, PLACE_PORTAL);
    m->s->piece[table_first(m->s, PLACE_CASTLE)].num[NUM_HEALTH] = (int8_t)-dice(m, castle->health);
    m->s->piece[portal].num[NUM_HEALTH] = (int8_t)-dice(m, siege_card_of(m->s, portal)->health);
    bool late = m->g->step >= STEP_ALLIANCE, last = table_size(m->s, PLACE_PORTALS) == 0;
    if (m->comes || (chance(m, 12) && (late || last))) { /* SH-9.2, SH-9.3 */
        m->s->piece[portal].num[NUM_HEALTH] = 0;
        m->s->piece[portal].face |= FACE_FALLING;
        m->g->collapsed = late && (!last || chance(m, 50));
    }
}

static void lasts_this_turn(Maker *m, int unit)
{
    Siege *g = m->g;
    bool minion = unit >= UNIT_MINION && unit < UNIT_CASTLE, upper = unit < UNIT_LOWER || minion;
    if (chance(m, 10))
        g->mark[unit] |= MARK_STUNNED;
    if (chance(m, 10) && minion)
        g->mark[unit] |= MARK_SATED;
    if (chance(m, 10) && g->step >= STEP_LANE)
        g->mark[unit] |= MARK_ELUDED;
    if (chance(m, 15))
        g->buff[BUFF_ATTACK][unit] = (int8_t)(dice(m, 5) - 1);
    if (chance(m, 5))
        g->buff[BUFF_HEALTH][unit] = 2;
    if (chance(m, 5))
        g->buff[BUFF_ARMOR][unit] = (int8_t)(1 + dice(m, 2));
    if (chance(m, 10) && upper)
        g->granted[unit] |= KEY_BIT(KEY_TRAMPLE);
    if (chance(m, 8) && unit < UNIT_CASTLE) /* any keyword without a number, together with any card's own */
        g->granted[unit] |= (uint16_t)(1u << dice(m, KEY_ARMOR - KEY_TRAMPLE));
    if (chance(m, 5))
        g->lost[unit] |= KEY_BIT(KEY_TRAMPLE);
}

/* Nobody stands without health, and no more armor is used up than there is. */
static void mend_health(Maker *m)
{
    siege_derive(m->s);
    for (int u = 0; u < UNIT_CASTLE; u++) {
        PieceId p = siege_piece(m->s, u);
        if (p == NO_PIECE || siege_concealed(m->s, p))
            continue;
        int health = siege_health(m->s, u);
        if (is_creature_card(siege_card_of(m->s, p)->type) && health <= 0)
            m->s->piece[p].num[NUM_HEALTH] = (int8_t)(m->s->piece[p].num[NUM_HEALTH] + 1 - health);
        if (m->g->armor[u] && chance(m, 30))
            m->s->piece[p].num[NUM_PIERCED] = (int8_t)(1 + dice(m, m->g->armor[u]));
    }
    siege_derive(m->s);
}

/* ---- hands, piles, numbers -------------------------------------------------------------------------------------- */

static void deal_from(Maker *m, PlaceId deck, PlaceId to, int n)
{
    for (; n > 0 && table_size(m->s, deck) > 1; n--)
        send(m, table_first(m->s, deck), to);
}

static void deal_cards(Maker *m)
{
    State *s = m->s;
    bool late = m->g->step == STEP_PILLAGE || m->g->step == STEP_END;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        deal_from(m, deck_at(seat), siege_hand_place(s, seat), dice(m, 6) + (late && chance(m, 30) ? 4 : 0));
        deal_from(m, deck_at(seat), discard_at(seat), dice(m, 8));
        if (chance(m, 15)) /* SH-9.8 is near */
            deal_from(m, deck_at(seat), discard_at(seat), table_size(s, deck_at(seat)) - 1 - dice(m, 4));
    }
    if (siege_versus(s))
        deal_from(m, PLACE_HORDE_DECK, PLACE_HORDE_HAND, dice(m, 6) + (late && chance(m, 30) ? 4 : 0));
    deal_from(m, horde_deck(m), PLACE_HORDE_DISCARD, 1 + dice(m, 8));
    if (chance(m, 10)) /* SH-4.13 */
        deal_from(m, PLACE_HORDE_DECK, PLACE_HORDE_DISCARD, PIECE_MAX);
    if (chance(m, 25)) /* SH-4.4 */
        table_put(s, &siege_game, some(m, PLACE_HORDE_DISCARD, is_any), PLACE_PILE, TABLE_TOP, NULL);
}

static void choose_numbers(Maker *m)
{
    Siege *g = m->g;
    State *s = m->s;
    for (int seat = 0; seat < s->nseats; seat++) {
        g->mana[seat] = (uint8_t)(siege_pool(s, seat) == seat ? chance(m, 20) ? dice(m, 4) : 3 + dice(m, 8) : 0);
        g->reshuffles[seat] = (uint8_t)(siege_feat(s, FEAT_TWENTY_NIGHTS) && seat < siege_allies(s) ? dice(m, 3) : 0);
    }
    s->round = (uint16_t)(2 + dice(m, 18));
    if (siege_feat(s, FEAT_TWENTY_NIGHTS) && chance(m, 20))
        s->round = 20;
    g->turned = (uint8_t)dice(m, 4);
    g->tier = (uint8_t)(s->option[OPT_TIERS] ? dice(m, 2) : 0);
    g->played = (uint8_t)(chance(m, 20) ? dice(m, 3) : 0);
}

static void choose_treachery(Maker *m)
{
    PieceId card = m->s->head[PLACE_HORDE_DISCARD].last;
    if (m->g->step < STEP_REACTION || card == NO_PIECE)
        return;
    m->g->treachery = m->s->piece[card].def;
    PieceId boosted = siege_upper(m->s, dice(m, LANES));
    if (boosted != NO_PIECE && siege_is_monster(m->s, siege_unit(m->s, boosted)))
        m->g->boosted = boosted;
}

/* Sometimes the last stage fell in this turn. SH-9.1 */
static void maybe_won(Maker *m)
{
    if (m->g->step < STEP_LANE || siege_feat(m->s, FEAT_TWENTY_NIGHTS) || !chance(m, 8))
        return;
    static const PlaceId from[] = {PLACE_PILE, PLACE_ASIDE, PLACE_OTHERS};
    for (int i = 0; i < 3; i++)
        for (PieceId p = table_first(m->s, from[i]), next; p != NO_PIECE; p = next) {
            next = m->s->piece[p].next;
            if (siege_card_of(m->s, p)->type == CARD_OUTSIDER)
                send(m, p, PLACE_BOX);
        }
    for (PieceId p = table_first(m->s, PLACE_UPPER); p != NO_PIECE; p = m->s->piece[p].next)
        if (siege_card_of(m->s, p)->type == CARD_OUTSIDER)
            return;
    m->g->outsider_fallen = 1;
}

/* ---- the card that is meant ------------------------------------------------------------------------------------- */

static PieceId piece_of_card(const Maker *m)
{
    for (PieceId p = 0; p < m->s->npieces; p++)
        if (m->s->piece[p].def == m->card && m->s->piece[p].place != PLACE_BOX)
            return p;
    return NO_PIECE;
}

static void seat_horde_card(Maker *m, PieceId p)
{
    int where = dice(m, 4);
    PlaceId deck = m->s->piece[p].place;
    if (where == 0 && siege_card_of(m->s, p)->type == CARD_MONSTER)
        siege_enter(m->s, p, PLACE_UPPER, dice(m, LANES), NULL);
    else if ((where <= 1 || siege_is_attachment(meant(m))) && siege_versus(m->s))
        send(m, p, PLACE_HORDE_HAND);
    else if (where == 2 && siege_versus(m->s) && before_the_fight(m))
        lay_face_down(m, p, dice(m, LANES));
    else
        table_put(m->s, &siege_game, p, deck, TABLE_TOP, NULL);
}

static void seat_card(Maker *m)
{
    PieceId p = piece_of_card(m);
    if (p == NO_PIECE)
        return;
    int where = dice(m, 10), seat = m->s->piece[p].owner;
    switch ((SiegeCardType)meant(m)->type) {
    case CARD_ALLY:
    case CARD_TOWER:
        if (where < 5)
            stand(m, p, dice(m, LANES));
        else
            send(m, p, where < 9 ? siege_hand_place(m->s, seat) : discard_at(seat));
        break;
    case CARD_SPELL:
    case CARD_ATTACHMENT:
        send(m, p, where < 9 ? siege_hand_place(m->s, seat) : discard_at(seat));
        break;
    case CARD_SKELETON:
        table_own(m->s, p, (uint8_t)dice(m, siege_allies(m->s)));
        stand(m, p, dice(m, LANES));
        break;
    case CARD_MONSTER:
    case CARD_HORDE_SPELL:
    case CARD_HORDE_ATTACHMENT:
        seat_horde_card(m, p);
        break;
    case CARD_OUTSIDER:
        if (where < 6)
            siege_enter(m->s, p, PLACE_UPPER, dice(m, LANES), NULL);
        break;
    default:
        break;
    }
}

/* Where it lies in nobody's hand it may have been attached. */
static void attach_card(Maker *m)
{
    PieceId p = piece_of_card(m);
    if (p != NO_PIECE && siege_is_attachment(meant(m)) && !siege_concealed(m->s, p) && chance(m, 40))
        attach(m, p);
}

static void top_card(Maker *m) /* what lay on top of the horde deck is there again, after others were taken */
{
    PieceId p = piece_of_card(m);
    if (p != NO_PIECE && m->s->piece[p].place == PLACE_HORDE_DECK)
        table_put(m->s, &siege_game, p, PLACE_HORDE_DECK, TABLE_TOP, NULL);
}

void random_position(uint64_t n, DefId card, Setup *cfg, Siege *out)
{
    Maker m = {.r = rng_seed(rng_derive(n, RNG_SIMULATION, card)), .card = card, .cfg = cfg, .g = out, .s = &out->s};
    choose_game(&m);
    memset(out, 0, sizeof *out);
    siege_setup(m.s, cfg, NULL);
    Siege laid = *out;
    choose_moment(&m, n);
    if (out->step == STEP_PORTAL_SETUP) {
        *out = laid;
        return;
    }
    clear_table(&m);
    choose_stage(&m);
    seat_card(&m);
    fill_lower(&m, 20 + dice(&m, 70));
    strengthen_minions(&m);
    engage_minions(&m);
    fill_upper(&m, 20 + dice(&m, 70));
    attach_card(&m);
    attach_some(&m);
    deal_cards(&m);
    top_card(&m);
    mark_cards(&m);
    choose_numbers(&m);
    siege_derive(m.s);
    for (int u = 0; u < UNIT_CASTLE; u++)
        if (out->step >= STEP_HORDE_SEAT && siege_piece(m.s, u) != NO_PIECE &&
            !siege_concealed(m.s, siege_piece(m.s, u)))
            lasts_this_turn(&m, u);
    mend_health(&m);
    choose_treachery(&m);
    maybe_won(&m);
    siege_derive(m.s);
    out->dirty = 0;
    siege_set_asked(m.s, NO_SEAT);
}
