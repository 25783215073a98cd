/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the rules, from top to bottom: the setup (GH-2), and the turn (GH-3, GH-4, GH-22, GH-23). What
 * happens to the horde is in goblins_horde.c, powers are in goblins_powers.c, the table as bits is in goblins_grid.c,
 * scoring in goblins_score.c. */
#include "base/log.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

/* ==== setup ======================================================================================================= */
/* Setup (GH-2), and completion of a loaded position. */

enum { ROW_FIRST_CARRIER_GROWING = 1 }; /* two seats: rows 0 and 3 are the candidates for the third line (GH-5.3) */

const char *goblins_setup_fault(const Setup *cfg)
{
    if (cfg->option[OPT_FIRST] > cfg->nseats)
        return N_("There is no player with that number (GH-2.4).");
    return NULL;
}

/* Puts the given defs first in a place; what was drawn instead goes where they lay. */
static void rig(State *s, PlaceId at, const DefId *given, int n)
{
    PieceId p = table_first(s, at);
    for (int i = 0; i < n && p != NO_PIECE; i++, p = s->piece[p].next) {
        PieceId wanted = p;
        while (wanted != NO_PIECE && s->piece[wanted].def != given[i])
            wanted = s->piece[wanted].next;
        if (wanted == NO_PIECE)
            continue; /* not in the game, or given twice */
        s->piece[wanted].def = s->piece[p].def;
        s->piece[p].def = given[i];
    }
}

static void shuffled(State *s, PlaceId at, const DefId *given, int n, Events *ev)
{
    table_shuffle(s, &goblins_game, at, ev);
    rig(s, at, given, n);
}

/* Draws the clan that stays in the box; CLAN_COUNT: all play (2.1 to 2.3). */
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

/* Places the Flagbearers in shuffled order as a column from the top; one may be left for the deck. */
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

/* A position need not state the box, Crowns or deck: pieces it does not name went to the deck and to the place of the
 * Crown put aside, and are dealt from there. */
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
    return used[out] ? CLAN_COUNT : (Clan)out; /* every clan is in use: fault() reports the error */
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

/* Opens the lines that hold a goblin; the Flagbearers' lines are always open. */
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

/* ==== the turn ==================================================================================================== */
/* The turn (GH-3), placing (GH-4), drawing and the end (GH-22, GH-23).  */

void goblins_begin_turn(State *s, uint8_t seat, Events *ev)
{
    s->to_act = seat;
    s->phase = PHASE_PLACE;
    goblins_favour(s, goblins_mut(s)->favour);
    tell(ev, (Event){.kind = EV_TURN, .seat = seat, .n = (int16_t)s->round});
}

/* GH-22.1, GH-22.2 */
static void draw(State *s, Events *ev)
{
    PieceId p = table_first(s, PLACE_DECK);
    if (p == NO_PIECE)
        return;
    table_move(s, &goblins_game, p, hand_of(s->to_act), -1, ev);
    tell(ev, (Event){.kind = EV_DREW,
                     .seat = s->to_act,
                     .seen = (uint8_t)(1u << s->to_act),
                     .def = s->piece[p].def,
                     .n = s->head[PLACE_DECK].count});
    if (table_size(s, PLACE_DECK) == 0)
        tell(ev, (Event){.kind = EV_DECK_EMPTY, .seat = NO_SEAT});
}

static void end_turn(State *s, Events *ev)
{
    goblins_note_turn(s);
    if (cells_count(plane_of(s, PLANE_TAKEN)) == goblins_all(s)) {
        goblins_finish(s, ev); /* GH-23.1 */
        return;
    }
    draw(s, ev);
    s->round++;
    goblins_begin_turn(s, (uint8_t)((s->to_act + 1) % s->nseats), ev); /* GH-2.4 */
}

/* Continues after any move. A turn is one goblin played and then a chain of powers. The top frame is the power that waits
 * for a choice; its step counts what has been done (a Bruiser's second neighbour, a lifted goblin that must be placed). A
 * goblin turned face up replaces the frame of the one that turned it (GH-9.1, GH-9.4). A frame ends when the power is
 * declined, has turned a goblin face up (goblins_apply_power), or here, when it has no target left (GH-8.4). Without
 * frames the turn is over: its evidence is recorded, the seat draws, and the next seat plays. */
static void go_on(State *s, Events *ev)
{
    s->phase = PHASE_POWER;
    for (const Frame *f = frame_peek(s); f; f = frame_peek(s)) {
        if (goblins_has_use(s, f))
            return;
        frame_pop(s);
    }
    end_turn(s, ev);
}

static void place(State *s, Move m, Events *ev)
{
    PieceId p = table_find(s, hand_of(m.seat), m.a);
    int cell = m.b - PLACE_CELL;
    PieceId victim = goblins_at(s, cell);
    unsigned open = goblins_of(s)->open;
    REQUIRE(p != NO_PIECE);
    if (victim != NO_PIECE)
        goblins_lift(s, cell, ev); /* GH-19.2 */
    goblins_stand(s, p, cell, ev); /* GH-3.4 */
    if (victim == NO_PIECE) {
        tell_at(ev, cell,
                (Event){.kind = EV_PLACED,
                        .seat = m.seat,
                        .def = m.a,
                        .n = (int16_t)(cell / GRID_RING + goblins_first_line(s))});
        goblins_tell_opened(s, open, ev);
        goblins_begin(s, cell, ev);
    } else {
        Frame *f = frame_push(s, FRAME_WRECKER, m.seat);
        f->arg = (uint16_t)(cell | (int)goblins_clan(m.a) << 8);
        tell_at(ev, cell, (Event){.kind = EV_REPLACED, .seat = m.seat, .def = m.a, .why = s->piece[victim].def});
    }
}

/* Lists the cards of the hand in the order of their defs. */
static int sorted_hand(const State *s, DefId out[GOBLINS_HAND])
{
    int n = 0;
    for (PieceId p = table_first(s, hand_of(s->to_act)); p != NO_PIECE && n < GOBLINS_HAND; p = s->piece[p].next) {
        DefId def = s->piece[p].def;
        int i = n++;
        for (; i > 0 && out[i - 1] > def; i--)
            out[i] = out[i - 1];
        out[i] = def;
    }
    return n;
}

void goblins_legal(const State *s, int seat, Moves *out)
{
    (void)seat; /* s->to_act: one seat at a time */
    if (s->phase != PHASE_PLACE) {
        if (s->phase == PHASE_POWER)
            goblins_legal_power(s, out);
        return;
    }
    DefId hand[GOBLINS_HAND];
    Cells legal = goblins_legal_cells(s);
    int n = sorted_hand(s, hand);
    for (int i = 0; i < n; i++) {
        Cells cells = legal;
        if (hand[i] != DEF_HIDDEN && goblins_role(hand[i]) == ROLE_WRECKER)
            cells |= goblins_replaceable(s, goblins_clan(hand[i])); /* GH-4.4 */
        REQUIRE(out->n + cells_count(cells) <= MOVE_MAX);
        for (; cells; cells &= cells - 1) /* ascending, so no sorting is needed */
            out->m[out->n++] = (Move){MOVE_PLACE, s->to_act, hand[i], cell_place(cells_lowest(cells)), 0};
    }
}

void goblins_act(State *s, Move m, Events *ev)
{
    if (m.kind == MOVE_PLACE)
        place(s, m, ev);
    else
        goblins_apply_power(s, m, ev);
}

void goblins_apply(State *s, Move m, Events *ev)
{
    goblins_act(s, m, ev);
    go_on(s, ev);
}
