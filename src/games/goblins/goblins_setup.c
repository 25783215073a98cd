/* SPDX-License-Identifier: MIT
 * Goblin Ranks: setup (GH-2), and what a loaded position leaves to be worked out. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"

enum { ROW_FIRST_CARRIER_GROWING = 1 }; /* two seats: rows 0 and 3 are the candidates for the third line (GH-5.3) */

const char *goblins_setup_fault(const Setup *cfg)
{
    if (cfg->option[OPT_FIRST] > cfg->nseats)
        return "there is no player with that number (GH-2.4)";
    return NULL;
}

/* Makes the first pieces of a place those that are given: what was drawn in their stead goes where they lay. */
static void rig(State *s, PlaceId at, const DefId *given, int n)
{
    PieceId p = table_first(s, at);
    for (int i = 0; i < n && p != NO_PIECE; i++, p = s->piece[p].next) {
        PieceId wanted = p;
        while (wanted != NO_PIECE && s->piece[wanted].def != given[i])
            wanted = s->piece[wanted].next;
        if (wanted == NO_PIECE)
            continue; /* not there, or given twice */
        s->piece[wanted].def = s->piece[p].def;
        s->piece[p].def = given[i];
    }
}

static void shuffled(State *s, PlaceId at, const DefId *given, int n, Events *ev)
{
    table_shuffle(s, &goblins_game, at, ev);
    rig(s, at, given, n);
}

/* The clan that stays in the box; CLAN_COUNT: all play (2.1 to 2.3). */
static Clan draw_excluded(State *s, const Setup *cfg)
{
    if (s->nseats == 4)
        return CLAN_COUNT;
    int chosen = cfg->option[OPT_EXCLUDED];
    return (Clan)(chosen ? chosen - 1 : (int)rng_below(&s->rng, CLAN_COUNT));
}

static void deal_crowns(State *s, Clan excluded, const Draws *given, Events *ev)
{
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        (void)table_add(s, &goblins_game, (DefId)(DEF_CROWN + clan), clan == (int)excluded ? PLACE_BOX : PLACE_ASIDE);
    shuffled(s, PLACE_ASIDE, given->crown, given->ncrowns, ev);
    for (int seat = 0; seat < s->nseats; seat++)
        table_move(s, &goblins_game, table_first(s, PLACE_ASIDE), crown_of(seat), 0, ev);
}

/* Flagbearers in the order in which they are shuffled, as a column from the top; one may be left for the deck. */
static void lay_carriers(State *s, Clan excluded, const Draws *given, Events *ev)
{
    Goblins *h = goblins_mut(s);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clan != (int)excluded)
            (void)table_add(s, &goblins_game, goblins_def((Clan)clan, ROLE_FLAGBEARER), PLACE_DECK);
    shuffled(s, PLACE_DECK, given->flag, given->nflags, ev);
    int n = goblins_carriers(s), top = goblins_first_line(s) == 0 ? ROW_FIRST_CARRIER_GROWING : 0;
    h->open = (uint8_t)(((1u << n) - 1) << top);
    for (int i = 0; i < n; i++)
        table_move(s, &goblins_game, table_first(s, PLACE_DECK), cell_place((top + i) * GRID_RING), 0, ev);
}

static void add_others(State *s, Clan excluded)
{
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        for (int role = 0; role < ROLE_COUNT; role++)
            if (role != ROLE_FLAGBEARER || clan == (int)excluded)
                (void)table_add(s, &goblins_game, goblins_def((Clan)clan, (Role)role),
                                clan == (int)excluded ? PLACE_BOX : PLACE_DECK);
}

void goblins_deal(State *s, const Setup *cfg, const Draws *given, Events *ev)
{
    Goblins *h = goblins_mut(s);
    table_begin(s, &goblins_game, cfg);
    Clan excluded = draw_excluded(s, cfg); /* the draws of 2.4, in their order */
    int first = cfg->option[OPT_FIRST];
    h->first = (uint8_t)(first ? first - 1 : (int)rng_below(&s->rng, s->nseats)); /* GH-2.4 */
    deal_crowns(s, excluded, given, ev);
    lay_carriers(s, excluded, given, ev);
    add_others(s, excluded);
    shuffled(s, PLACE_DECK, given->card, given->ncards, ev);
    for (int i = 0; i < GOBLINS_HAND * s->nseats; i++) /* one at a time, the first seat first */
        table_move(s, &goblins_game, table_first(s, PLACE_DECK), hand_of((h->first + i) % s->nseats), -1, ev);
    goblins_rebuild(s);
    s->round = 1;
    goblins_begin_turn(s, h->first, ev);
}

void goblins_setup(State *s, const Setup *cfg, Events *ev)
{
    static const Draws none = {0};
    goblins_deal(s, cfg, &none, ev);
}

/* ---- loaded positions ------------------------------------------------------------------------------------------- */

/* A position that says nothing of the box, of Crowns or of the deck: the pieces not named went to the deck and to the
 * place of the Crown laid aside, and are dealt from there. */
bool goblins_dealt(const State *s, PieceId p)
{
    return s->piece[p].place != PLACE_DECK && s->piece[p].place != PLACE_ASIDE;
}

Clan goblins_boxed(const State *s, const State *seen)
{
    bool used[CLAN_COUNT] = {false};
    const Frame *f = frame_peek(s);
    if (s->nseats == 4 || table_size(s, PLACE_BOX) > 0)
        return CLAN_COUNT;
    if (f)
        used[frame_clan(f)] = true;
    for (PieceId p = 0; p < s->npieces; p++)
        if (goblins_dealt(s, p) && seen->piece[p].def != DEF_HIDDEN)
            used[goblins_clan(s->piece[p].def)] = true;
    int out = s->option[OPT_EXCLUDED] ? s->option[OPT_EXCLUDED] - 1 : CLAN_COUNT - 1;
    while (out > 0 && used[out])
        out--;
    return used[out] ? CLAN_COUNT : (Clan)out; /* all used: fault() says what is wrong */
}

static void fill_box(State *s)
{
    Clan out = goblins_boxed(s, s);
    for (PieceId p = 0; out < CLAN_COUNT && p < s->npieces; p++)
        if (goblins_clan(s->piece[p].def) == out)
            table_move(s, &goblins_game, p, PLACE_BOX, -1, NULL);
}

static void deal_missing_crowns(State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if (table_size(s, crown_of(seat)) == 0 && table_size(s, PLACE_ASIDE) > 0)
            table_move(s, &goblins_game, table_first(s, PLACE_ASIDE), crown_of(seat), 0, NULL);
}

/* Lines that hold somebody are open; the Flagbearers' lines always are. */
static void open_lines(State *s)
{
    Goblins *h = goblins_mut(s);
    int n = goblins_carriers(s), top = goblins_first_line(s) == 0 ? ROW_FIRST_CARRIER_GROWING : 0;
    if (h->open)
        return;
    h->open = (uint8_t)(((1u << n) - 1) << top);
    for (int row = 0; row < GRID_ROWS; row++)
        if (plane_of(s, PLANE_TAKEN) & cells_row(row))
            h->open = (uint8_t)(h->open | 1u << row);
}

void goblins_loaded(State *s)
{
    Goblins *h = goblins_mut(s);
    fill_box(s);
    deal_missing_crowns(s);
    goblins_rebuild(s);
    open_lines(s);
    if (s->round == 0)
        s->round = (uint16_t)(cells_count(plane_of(s, PLANE_TAKEN)) - goblins_carriers(s) + 1);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (h->favour[clan])
            return;
    goblins_favour(s, h->favour);
}
