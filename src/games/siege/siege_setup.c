/* SPDX-License-Identifier: MIT
 * Siege: the table is laid, decks are shuffled and hands dealt (docs/rules/siege.md 2.1, 2.3, SH-1.16 to 1.19), and who has
 * won in the end.  Only what a game can meet becomes a piece. */
#include "games/siege/siege_int.h"

enum { OPENING_HAND = 5, CASTLE_WOUNDS = 10, HERO_TOKENS = 2 };

/* ---- pieces -------------------------------------------------------------------------------------------------------- */

static void add_deck(State *s, const SiegeDeck *deck, int seat)
{
    for (DefId def = 1; def < siege_ndefs(); def++)
        for (int i = 0; i < deck->n[def]; i++) {
            PieceId p = table_add(s, &siege_game, def, deck_at(seat));
            table_pool(s, p, (uint8_t)(POOL_DECK_0 + seat));
            table_own(s, p, (uint8_t)seat);
        }
}

static void add_horde(State *s, const SiegeDeck *deck)
{
    for (DefId def = 1; def < siege_ndefs(); def++)
        for (int i = 0; i < deck->n[def]; i++) {
            bool second = s->option[OPT_TIERS] && siege_card(def)->tier == 2; /* SH-11.11 */
            PieceId p = table_add(s, &siege_game, def, second ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK);
            table_pool(s, p, second ? POOL_HORDE_2 : POOL_HORDE);
        }
}

/* SH-1.17. O19: with the numbers that are asked for, where there are such; the fourth difficulty and the first siege have
 * no others than balanced ones. */
static DefId portal(const State *s, int stage)
{
    enum { TRIED = 3 };
    static const uint8_t best[][TRIED] = {
        [CHOICE_BALANCED] = {BALANCED, PRINTED},
        [CHOICE_PRINTED] = {PRINTED, BALANCED},
        [CHOICE_EARLIER] = {EARLIER, PRINTED, BALANCED},
    };
    int mode = siege_versus(s) ? TABLE_COMPETITIVE : s->nseats == 2 ? TABLE_COOP : TABLE_SOLO;
    for (int i = 0; i < TRIED; i++)
        for (DefId def = 1; def < siege_ndefs(); def++) {
            const SiegeCard *c = siege_card(def);
            if (c->type == CARD_PORTAL && c->mode == mode && c->stage == stage &&
                siege_has_numbers(c, best[s->option[OPT_NUMBERS]][i]) && c->difficulty >> s->option[OPT_DIFFICULTY] & 1)
                return def;
        }
    return DEF_HIDDEN;
}

static void add_portals(State *s)
{
    for (int stage = 1; stage <= 3; stage++)
        (void)table_add(s, &siege_game, portal(s, stage), stage == 1 ? PLACE_PORTAL : PLACE_PORTALS);
}

static bool same_line(const SiegeCard *x, const SiegeCard *y)
{
    for (size_t i = 0; i < sizeof x->line; i++)
        if (x->line[i] != y->line[i])
            return false;
    return true;
}

/* The first stage of a line of outsiders, in the order of the card file; 0: there are not so many. */
static DefId outsider(int line)
{
    for (DefId def = 1; def < siege_ndefs(); def++)
        if (siege_card(def)->type == CARD_OUTSIDER && siege_card(def)->stage == 1 && line-- == 0)
            return def;
    return 0;
}

/* SH-11.8: the stage that stays in the box; 0: none. In a first siege it is the second, unless another was chosen. */
static int stage_left_out(const State *s)
{
    enum { SECOND = 2 };
    int chosen = s->option[OPT_STAGE];
    return chosen == 0 && s->option[OPT_DIFFICULTY] == FIRST ? SECOND : chosen;
}

/* 2.1 step 6. SH-13.15: only first stages come. */
static void add_outsiders(State *s)
{
    DefId first = outsider(s->option[OPT_OUTSIDER]);
    bool doors = siege_feat(s, FEAT_THREE_DOORS);
    for (int stage = 1; first && stage <= (doors ? 1 : 3); stage++)
        for (DefId def = 1; def < siege_ndefs(); def++) {
            const SiegeCard *c = siege_card(def);
            if (c->type == CARD_OUTSIDER && c->stage == stage && same_line(c, siege_card(first)) &&
                (doors || stage_left_out(s) != stage))
                (void)table_add(s, &siege_game, def, table_size(s, PLACE_PILE) ? PLACE_ASIDE : PLACE_PILE);
        }
    for (int line = 0; doors && outsider(line); line++)
        if (outsider(line) != first)
            (void)table_add(s, &siege_game, outsider(line), PLACE_OTHERS);
}

static void add_rest(State *s)
{
    int minions = 0;
    for (DefId def = 1; def < siege_ndefs(); def++) {
        const SiegeCard *c = siege_card(def);
        for (int i = 0; c->type == CARD_SKELETON && i < c->copies; i++)
            (void)table_add(s, &siege_game, def, PLACE_SUPPLY);
        for (int i = 0; c->type == CARD_MINION && i < c->copies && minions < MINIONS; i++)
            table_count(s, &siege_game, table_add(s, &siege_game, def, PLACE_BACK), minions++, NULL);
    }
    (void)table_add(s, &siege_game, siege_castle(s->option[OPT_CASTLE]), PLACE_CASTLE);
}

/* ---- achievements -------------------------------------------------------------------------------------------------- */

static PieceId find_hero(const State *s)
{
    DefId def = siege_feat_hero(s->option[OPT_FEAT]);
    PieceId p = NO_PIECE;
    for (int seat = 0; def && p == NO_PIECE && seat < siege_allies(s); seat++)
        p = table_find(s, deck_at(seat), def);
    return p;
}

static void begin_feat(State *s, Events *ev)
{
    if (siege_feat(s, FEAT_CROOKED_DECK)) /* SH-13.5 */
        siege_place_tokens(s, siege_piece(s, UNIT_CASTLE), WORD_WOUND, CASTLE_WOUNDS, ev);
    for (int u = UNIT_MINION; siege_feat(s, FEAT_WORLD_ON_ITS_HEAD) && u < UNIT_CASTLE; u++)
        siege_place_tokens(s, siege_piece(s, u), WORD_HEALTH, 1, ev); /* SH-13.6 */
}

/* SH-13.3, SH-13.11: before the decks are shuffled. */
static void take_hero(State *s, Events *ev)
{
    PieceId hero = find_hero(s);
    siege_mut(s)->feat_hero = hero;
    if (hero == NO_PIECE)
        return;
    int seat = s->piece[hero].owner;
    bool in_lane = siege_feat(s, FEAT_ALREADY_HERE);
    table_move(s, &siege_game, hero, in_lane ? PLACE_STACK : siege_hand_place(s, seat), -1, ev);
    if (in_lane)
        frame_push(s, RUN_HERO, (uint8_t)seat)->src = hero;
}

void siege_hero_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i);
    Frame f = s->frame[i];
    if (nanswers == 0) {
        siege_ask(s, siege_asking(ASK_LANE, f.seat, f.src, FOR_HERO, (unsigned)siege_free_lanes(s, PLACE_LOWER), 0),
                  ev);
        return;
    }
    int lane = __builtin_ctz(s->frame[i + 1].set);
    siege_finish(s, i);
    siege_enter(s, f.src, PLACE_LOWER, lane, ev);
    siege_place_tokens(s, f.src, WORD_HEALTH, HERO_TOKENS, ev);
}

/* ---- set-up -------------------------------------------------------------------------------------------------------- */

void siege_setup(State *s, const Setup *cfg, Events *ev)
{
    Siege *g = siege_mut(s);
    table_begin(s, &siege_game, cfg);
    for (int seat = 0; seat < siege_allies(s); seat++) {
        SiegeDeck deck = siege_deck(cfg, seat);
        add_deck(s, &deck, seat);
    }
    SiegeDeck horde = siege_horde_deck(cfg);
    add_horde(s, &horde);
    add_portals(s);
    add_outsiders(s);
    add_rest(s);
    bool pair = siege_allies(s) == 2 && !siege_versus(s); /* against a person the hands stay closed */
    for (int seat = 0; pair && !s->option[OPT_HANDS] && seat < ALLIES_MOST; seat++)
        s->head[siege_hand_place(s, seat)].sight = SIGHT_ALL; /* O18 */
    s->round = 1;
    s->phase = PHASE_SETUP;
    g->step = STEP_PORTAL_SETUP;
    g->boosted = g->feat_hero = NO_PIECE;
    g->end_seat = NO_SEAT;
    siege_derive(s);
    begin_feat(s, ev);
    siege_run(s, ev);
    siege_set_asked(s, NO_SEAT);
}

/* 2.1, steps 5, 8 and 9: SH-1.19 */
void siege_deal(State *s, Events *ev)
{
    int horde = siege_horde_seat(s);
    table_shuffle(s, &siege_game, PLACE_HORDE_DECK, ev);
    if (s->option[OPT_TIERS])
        table_shuffle(s, &siege_game, PLACE_HORDE_DECK_2, ev);
    take_hero(s, ev);
    for (int seat = 0; seat < siege_allies(s); seat++)
        table_shuffle(s, &siege_game, deck_at(seat), ev);
    for (int seat = 0; seat < s->nseats; seat++) {
        PlaceId deck = seat == horde ? PLACE_HORDE_DECK : deck_at(seat), hand = siege_hand_place(s, seat);
        PieceId hero = siege_of(s)->feat_hero; /* SH-13.3: one of the five */
        int n = OPENING_HAND - (hero != NO_PIECE && s->piece[hero].place == hand);
        for (; n > 0 && table_size(s, deck) > 0; n--)
            table_move(s, &siege_game, table_first(s, deck), hand, -1, ev);
    }
}

/* Up to revision 6 the balanced numbers were those of 1.0. */
void siege_as_of(Setup *cfg, int rules_rev)
{
    enum { COUNTED_AGAIN = 7 };
    if (rules_rev < COUNTED_AGAIN && cfg->option[OPT_NUMBERS] == CHOICE_BALANCED)
        cfg->option[OPT_NUMBERS] = CHOICE_EARLIER;
}

/* The first turn, and all who may choose there, where a position names one of them (SH-1.9). */
void siege_loaded(State *s)
{
    unsigned may = siege_wanted(s);
    if (s->round == 0)
        s->round = 1;
    if (s->may_act == 0 && may & siege_bit(s->to_act) && may & (may - 1))
        s->may_act = (uint8_t)may;
}

/* SH-9.10: the alliance wins or loses together, a horde player the other way round. */
void siege_result(const State *s, float share[SEAT_MAX])
{
    bool held = siege_of(s)->end == END_OUTSIDER || siege_of(s)->end == END_TWENTY;
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = held == (seat < siege_allies(s)) ? 1.0f : 0.0f;
}
