/* SPDX-License-Identifier: MIT
 * The final scoring of Siege. It is won or lost, not counted: the story of a game is how castle, portal, outsider
 * and decks stood from turn to turn, and which turns moved them most. */
#include "games/siege/table/siege_scoring.h"

#include <stdio.h>

#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/table/siege_chronicle.h"

/* ---- who held ---------------------------------------------------------------------------------------------------- */

static bool held(const State *end)
{
    int how = siege_of(end)->end;
    return how == END_OUTSIDER || how == END_TWENTY;
}

void siege_headline(const State *end, const Setup *names, char *out, size_t n)
{
    enum { HELD, FALLEN, DECK, VERSUS_HELD, VERSUS_FALLEN, VERSUS_DECK };
    const Siege *g = siege_of(end);
    const char *who[SEAT_MAX];
    int allies = siege_allies(end), how = held(end) ? HELD : g->end == END_DECK ? DECK : FALLEN;
    if (!end->over) {
        out[0] = '\0';
        return;
    }
    for (int seat = 0; seat < allies; seat++)
        who[seat] = names->name[seat];
    say(out, n,
        SAY("{how:The castle held for {turns:1 turn|{turns} turns}|{late:The castle and the outsider fell in turn "
            "{turns}|The castle fell in turn {turns}}|{whose}\u2019s deck ran out in turn {turns}|{n:{who} holds the "
            "castle and wins|{who} hold the castle and win}|{horde} takes "
            "the castle in turn {turns}|{horde} wins: {whose}\u2019s deck ran out in turn {turns}}"),
        say_which("how", siege_versus(end) ? how + VERSUS_HELD : how), say_n("turns", end->round),
        say_is("late", siege_stages_left(end) == 0),
        say_s("whose", names->name[g->end_seat < end->nseats ? g->end_seat : 0]), say_list("who", SAY_AND, who, allies),
        say_n("n", allies), say_s("horde", siege_versus(end) ? names->name[siege_horde_seat(end)] : ""));
}

/* Returns the seats of a side as bits; 0: all, where nobody leads the horde. */
static uint8_t side_of(const State *s, bool horde)
{
    unsigned lead = siege_versus(s) ? 1u << siege_horde_seat(s) : 0, all = (1u << s->nseats) - 1;
    return (uint8_t)(lead == 0 ? 0 : horde ? lead : all & ~lead);
}

/* Gives the look of a line, in the order of siege_standing. */
void siege_score_look(const State *s, int line, ScoreLook *out)
{
    static const char *const sign[] = {"castle", "portal", "dragon", "sun", "book", "redo"};
    enum { CASTLE_LEFT, PORTAL_LEFT, STAGES_LEFT, TURNS, DECKS, SIGNS = sizeof sign / sizeof *sign };
    bool horde = line == PORTAL_LEFT || line == STAGES_LEFT, castle = line == CASTLE_LEFT;
    *out = (ScoreLook){.sign = line < SIGNS ? sign[line] : NULL,
                       .shared = line != DECKS,
                       .whose = horde || castle ? side_of(s, horde) : 0};
}

/* ---- the turns that decided it ----------------------------------------------------------------------------------- */

static Decision wounds_of(const SiegeChronicle *chronicle, int turn, int side)
{
    const ChronicleTurn *t = &chronicle->turn[turn];
    Decision d = {.weight = 2 * t->damage[side],
                  .serial = t->hurt[side],
                  .until = t->hurt_end[side],
                  .sign = side == 0 ? "castle" : "portal",
                  .card = t->striker[side]};
    say(d.title, sizeof d.title,
        SAY("{castle:Turn {turn}: the castle took {n} damage.|Turn {turn}: the portal took {n} damage.}"),
        say_is("castle", side == 0), say_n("turn", turn), say_n("n", t->damage[side]));
    say(d.text, sizeof d.text, SAY("{by:{card} struck hardest, for {n}.|No card struck it.}"),
        say_is("by", t->striker[side] != 0), say_s("card", siege_named(t->striker[side])), say_n("n", t->worst[side]));
    return d;
}

static Decision pillage_of(const SiegeChronicle *chronicle, int turn)
{
    const ChronicleTurn *t = &chronicle->turn[turn];
    Decision d = {.weight = t->pillaged, .serial = t->robbed, .until = t->robbed_end, .sign = "book"};
    say(d.title, sizeof d.title, SAY("Turn {turn}: {n:1 card was pillaged.|{n} cards were pillaged.}"),
        say_n("turn", turn), say_n("n", t->pillaged));
    say(d.text, sizeof d.text, SAY("No other turn cost as many cards."));
    return d;
}

enum { WEIGHT_OF_THE_END = 1000 };

/* Returns the strike, or the empty deck, that ended the game. */
static Decision fatal_blow(const SiegeChronicle *chronicle, const Great *m, const Setup *names)
{
    const Siege *g = siege_of(chronicle->end);
    bool castle = g->end == END_CASTLE;
    Decision d = {.weight = WEIGHT_OF_THE_END,
                  .serial = m->serial,
                  .until = m->serial + 1,
                  .sign = castle ? "castle" : "book",
                  .card = castle ? chronicle->castle.by : 0};
    if (castle)
        say(d.title, sizeof d.title,
            SAY("{by:Turn {turn}: {card} destroyed the castle.|Turn {turn}: the castle fell.}"),
            say_is("by", d.card != 0), say_n("turn", m->turn), say_s("card", siege_named(d.card)));
    else
        say(d.title, sizeof d.title, SAY("Turn {turn}: {seat} ran out of cards."), say_n("turn", m->turn),
            say_s("seat", names->name[g->end_seat < chronicle->end->nseats ? g->end_seat : 0]));
    say(d.text, sizeof d.text, SAY("That ended the game."));
    return d;
}

/* held: of the last stage, whether the castle survived its turn (SH-9.9). */
static Decision great_moment(const Great *m, bool last, bool held)
{
    static const int weight[] = {[COLLAPSE] = 14, [ARRIVAL] = 9, [STAGE] = 13};
    static const char *const sign[] = {[COLLAPSE] = "portal", [ARRIVAL] = "dragon", [STAGE] = "sword"};
    Decision d = {
        .weight = weight[m->kind], .serial = m->serial, .until = m->serial + 1, .sign = sign[m->kind], .card = m->card};
    say(d.title, sizeof d.title,
        SAY("{kind:Turn {turn}: {card} collapsed.|Turn {turn}: {card} arrived.|Turn {turn}: {card} was destroyed.}"),
        say_which("kind", (int)m->kind), say_n("turn", m->turn), say_s("card", siege_named(m->card)));
    say(d.text, sizeof d.text,
        SAY("{kind:Its collapse let the outsider in.|From now on an outsider was in play.|One stage fewer to "
            "destroy.}"),
        say_which("kind", (int)m->kind));
    if (last) {
        d.weight = held ? WEIGHT_OF_THE_END : WEIGHT_OF_THE_END - 1;
        say(d.text, sizeof d.text,
            SAY("{held:It was the last stage, and the castle survived the turn.|It was the last stage, but the siege "
                "was "
                "lost before the turn ended.}"),
            say_is("held", held));
    }
    return d;
}

int siege_decisions(const Match *m, Decision *out, int max)
{
    SiegeChronicle *chronicle = siege_chronicle_new(m);
    int n = 0, worst[CHRONICLE_SIDES] = {0}, robbed = 0;
    for (int turn = 0; turn <= chronicle->turns; turn++) {
        for (int side = 0; side < CHRONICLE_SIDES; side++)
            if (chronicle->turn[turn].damage[side] > chronicle->turn[worst[side]].damage[side])
                worst[side] = turn;
        if (chronicle->turn[turn].pillaged > chronicle->turn[robbed].pillaged)
            robbed = turn;
    }
    for (int side = 0; side < CHRONICLE_SIDES; side++) {
        Decision d = wounds_of(chronicle, worst[side], side);
        if (d.weight > 0)
            decision_keep(out, &n, max, &d);
    }
    Decision d = pillage_of(chronicle, robbed);
    if (d.weight > 0)
        decision_keep(out, &n, max, &d);
    for (int i = 0; i < chronicle->ngreat; i++) {
        bool last =
            siege_stages_left(chronicle->end) == 0 && &chronicle->great[i] == siege_chronicle_last(chronicle, STAGE);
        d = chronicle->great[i].kind == FATAL ? fatal_blow(chronicle, &chronicle->great[i], match_setup(m))
                                              : great_moment(&chronicle->great[i], last, held(chronicle->end));
        decision_keep(out, &n, max, &d);
    }
    siege_chronicle_free(chronicle);
    return n;
}

/* ---- a turn as a whole -------------------------------------------------------------------------------------------- */

enum { BLOWS_MOST = 24 };
typedef struct {
    int round, now; /* the turn to tell; the one that is heard */
    PieceId castle;
    uint32_t first, last; /* its moves; last: the one after it */
    uint32_t blow[BLOWS_MOST];
    int nblows, pillaged;
    bool heard;
} TurnStory;

static void hear_turn(void *story, const Event *e, uint32_t serial)
{
    TurnStory *t = story;
    bool begins = e->kind == EV_TURN || (t->now == 0 && e->kind == EV_PHASE && e->n == PHASE_REFRESH);
    if (begins)
        t->now = e->kind == EV_TURN ? e->n : 1;
    if (begins && t->now == t->round)
        t->first = serial;
    if (t->now != t->round)
        return;
    t->last = serial + 1;
    if (e->kind == EV_PILLAGED)
        t->pillaged += e->n;
    if (e->kind == EV_STRIKES && e->other == t->castle && e->n > 0 && t->nblows < BLOWS_MOST)
        t->blow[t->nblows++] = serial;
}

/* Returns the lanes from which the castle was struck, as bits. */
static unsigned lanes_of(const Match *m, const TurnStory *t, View *v)
{
    unsigned lanes = 0;
    for (int i = 0; i < t->nblows; i++) {
        match_view_at(m, t->blow[i], NO_SEAT, VIEW_EYES, v);
        lanes |= 1u << siege_of(view_state(v))->lane;
    }
    return lanes;
}

static int left_of(const State *s, int unit)
{
    int n = siege_health(s, unit);
    PieceId p = siege_of(s)->at[unit];
    return n <= 0 || (p != NO_PIECE && s->piece[p].face & FACE_FALLING) ? 0 : n;
}

static void say_castle(int from, int to, unsigned lanes, char *out, size_t n)
{
    char number[LANES][8];
    const char *lane[LANES];
    int k = 0;
    for (unsigned left = lanes; left; left &= left - 1) {
        (void)snprintf(number[k], sizeof number[k], "%d", __builtin_ctz(left) + 1);
        lane[k] = number[k];
        k++;
    }
    say(out, n,
        SAY("{n:=0:castle {now} → {then}|castle {now} → {then} in lane {lanes}|castle {now} → {then} in lanes "
            "{lanes}}"),
        say_n("n", k), say_n("now", from), say_n("then", to), say_list("lanes", SAY_AND, lane, k));
}

static void say_turn(const Match *m, uint32_t serial, char *out, size_t n)
{
    enum { PARTS = 3 };
    char part[PARTS][SENTENCE_MAX];
    const char *item[PARTS];
    int parts = 0, castle, portal;
    View *v = view_new(&siege_game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    TurnStory t = {.round = view_state(v)->round, .castle = siege_of(view_state(v))->at[UNIT_CASTLE]};
    match_each_event(m, NO_SEAT, hear_turn, &t);
    unsigned lanes = lanes_of(m, &t, v);
    match_view_at(m, t.first, NO_SEAT, VIEW_EYES, v);
    castle = left_of(view_state(v), UNIT_CASTLE);
    portal = left_of(view_state(v), UNIT_PORTAL);
    match_view_at(m, t.last, NO_SEAT, VIEW_EYES, v);
    if (left_of(view_state(v), UNIT_CASTLE) != castle)
        say_castle(castle, left_of(view_state(v), UNIT_CASTLE), lanes, part[parts++], SENTENCE_MAX);
    if (left_of(view_state(v), UNIT_PORTAL) != portal)
        say(part[parts++], SENTENCE_MAX, SAY("portal {now} → {then}"), say_n("now", portal),
            say_n("then", left_of(view_state(v), UNIT_PORTAL)));
    if (t.pillaged > 0)
        say(part[parts++], SENTENCE_MAX, SAY("{n:1 card pillaged|{n} cards pillaged}"), say_n("n", t.pillaged));
    for (int i = 0; i < parts; i++)
        item[i] = part[i];
    say(out, n, SAY("{any:The turn: {all}.|The turn: nothing was lost.}"), say_is("any", parts > 0),
        say_list("all", SAY_COMMA, item, parts));
    view_free(v);
}

/* True for moves that cost nothing and can be undone by others like them. */
static bool is_free(Move m)
{
    return m.kind == MOVE_ENGAGE || m.kind == MOVE_MOVE || m.kind == MOVE_SWAP || m.kind == MOVE_TAKE_BACK ||
           m.kind == MOVE_DONE || m.kind == MOVE_WITHDRAW;
}

void siege_played(const Match *m, uint32_t serial, char *out, size_t n)
{
    char turn[SENTENCE_MAX] = "", move[SENTENCE_MAX] = "";
    View *v = view_new(&siege_game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    if (view_state(v)->phase != PHASE_SETUP)
        say_turn(m, serial, turn, sizeof turn);
    if (!is_free(match_move(m, serial)))
        move_words(&siege_game, view_state(v), match_move(m, serial), move, sizeof move);
    view_free(v);
    say(out, n, SAY("{move:*{move}.*{turn: {turn}|}|*{turn}*}"), say_s("move", move), say_s("turn", turn));
}

/* ---- more lines of the sheet ------------------------------------------------------------------------------------- */

static void add_striker(const SiegeChronicle *chronicle, bool horde, Standing *sheet, ScoreLook *look)
{
    int best = 0;
    for (int def = 1; def < siege_game.ndefs; def++)
        if ((siege_type((DefId)def) >= CARD_MONSTER) == horde && chronicle->dealt[def] > chronicle->dealt[best])
            best = def;
    if (best == 0 || sheet->nlines >= SCORE_LINES)
        return;
    ScoreLine *line = &sheet->line[sheet->nlines];
    line->label = say_word(horde ? N_("Most damage by the horde") : N_("Most damage by the alliance"));
    for (int seat = 0; seat < SEAT_MAX; seat++)
        line->points[seat] = (int16_t)chronicle->dealt[best];
    look[sheet->nlines] =
        (ScoreLook){.sign = horde ? "demon" : "sword", .shared = true, .whose = side_of(chronicle->end, horde)};
    say(look[sheet->nlines++].note, sizeof look->note, SAY("{card}"), say_s("card", siege_named((DefId)best)));
}

void siege_more_lines(const Match *m, Standing *sheet, ScoreLook look[SCORE_LINES])
{
    SiegeChronicle *chronicle = siege_chronicle_new(m);
    chronicle->dealt[0] = 0; /* nobody's */
    add_striker(chronicle, false, sheet, look);
    add_striker(chronicle, true, sheet, look);
    if (sheet->nlines < SCORE_LINES) {
        ScoreLine *line = &sheet->line[sheet->nlines];
        line->label = say_word(N_("Cards pillaged"));
        for (int seat = 0; seat < SEAT_MAX; seat++)
            line->points[seat] = (int16_t)chronicle->pillaged[seat];
        look[sheet->nlines++] = (ScoreLook){.sign = "hand"};
    }
    siege_chronicle_free(chronicle);
}

/* ---- the chart --------------------------------------------------------------------------------------------------- */

enum { CASTLE, PORTAL, OUTSIDER, DECK };

static int outsider_health(const State *s)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (siege_type(s->piece[p].def) == CARD_OUTSIDER && siege_health(s, siege_unit(s, p)) > 0)
            n += siege_health(s, siege_unit(s, p));
    return n;
}

static void point(const State *s, ScoreCurve out[SCORE_CURVES], int step)
{
    for (int i = 0; i < 2; i++) {
        int left = siege_health(s, i == CASTLE ? UNIT_CASTLE : UNIT_PORTAL);
        out[i].at[step] = (int16_t)(left > 0 ? left : 0);
    }
    out[OUTSIDER].at[step] = (int16_t)outsider_health(s);
    for (int seat = 0; seat < siege_allies(s); seat++)
        out[DECK + seat].at[step] = (int16_t)table_size(s, (PlaceId)(PLACE_DECK + seat));
}

int siege_curves(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps)
{
    static const char *const name[] = {N_("Castle"), N_("Portal"), N_("Outsider"), N_("Deck")};
    static const char *const sign[] = {"castle", "portal", "dragon", "book", "scroll"};
    SiegeChronicle *chronicle = siege_chronicle_new(m);
    View *v = view_new(&siege_game);
    int n = chronicle->turns < SCORE_STEPS - 1 ? chronicle->turns : SCORE_STEPS - 1, curves = 0;
    for (int i = 0; i <= n; i++) { /* at the beginning of a turn, and at the end of the game */
        int turn = n > 0 ? 1 + i * chronicle->turns / n : 1;
        match_view_at(m, i < n ? chronicle->turn[turn].serial : match_serial(m), NO_SEAT, VIEW_EYES, v);
        point(view_state(v), out, i);
        curves = DECK + siege_allies(view_state(v));
    }
    for (int i = 0; i < curves; i++) {
        if (curves > DECK + 1 && i >= DECK) /* whose */
            say(out[i].name, sizeof out[i].name, SAY("{name}’s deck"), say_s("name", match_setup(m)->name[i - DECK]));
        else
            say(out[i].name, sizeof out[i].name, SAY_TABLE(name[i]));
        out[i].sign = sign[i];
    }
    *steps = n;
    view_free(v);
    siege_chronicle_free(chronicle);
    return curves;
}
