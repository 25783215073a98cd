/* SPDX-License-Identifier: MIT
 * Pebbles: the smallest complete game, always built.  It is the template for a new game and the subject of the tests
 * of the house: a few tables, four functions, one hidden place, one automatic move.
 *
 * A heap of face-down pebbles, each worth 1 to 3.  In turn a seat takes one or two of them into its pouch, where only
 * it sees them; whoever takes the last one ends the game.  The most points win. */
#include "games/nullgame/nullgame.h"

#include <string.h>

#include "core/table.h"

enum { PLACE_HEAP, PLACE_POUCH, NULL_PLACES = PLACE_POUCH + 4 };
enum { MOVE_TAKE = 1, MOVE_COUNT, NULL_MOVES };
enum { PHASE_TAKE, PHASE_COUNT, PHASE_OVER, NULL_PHASES };
enum { EV_TAKEN = EV_GAME, EV_TOTAL, NULL_EVENTS_END };
enum { PEBBLES_EACH = 4, VALUES = 3 };

typedef struct {
    State s;
    uint8_t most;     /* most pebbles to take at a time: the option */
    uint8_t spare[7]; /* pads to a multiple of eight bytes */
} Pebbles;

static int points(const State *s, int seat)
{
    int sum = 0;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_POUCH + seat)); p != NO_PIECE; p = s->piece[p].next)
        sum += s->piece[p].def;
    return sum;
}

static void setup(State *s, const Setup *cfg, Events *ev)
{
    table_begin(s, &nullgame, cfg);
    for (int i = 0; i < PEBBLES_EACH * VALUES; i++)
        (void)table_add(s, &nullgame, (DefId)(1 + i % VALUES), PLACE_HEAP);
    table_shuffle(s, &nullgame, PLACE_HEAP, ev);
    ((Pebbles *)s)->most = cfg->option[0] ? 3 : 2;
}

/* One predicate per kind of move: it answers yes, or no with a sentence and a rule if why is not NULL. */
static bool can_take(const State *s, int n, Why *why)
{
    int most = ((const Pebbles *)s)->most;
    if (n < 1)
        return why_say(why, "NG-1", SAY("You must take at least one pebble."));
    if (n > most)
        return why_say(why, "NG-1", SAY("You may take {n:1 pebble|{n} pebbles} at most."), say_n("n", most));
    int left = table_size(s, PLACE_HEAP);
    return n <= left || why_say(why, "NG-1", SAY("Only {n:1 pebble is|{n} pebbles are} left."), say_n("n", left));
}

static void legal(const State *s, int seat, Moves *out)
{
    if (s->phase == PHASE_COUNT) {
        moves_add(out, (Move){MOVE_COUNT, (uint8_t)seat, 0, 0, 0});
        return;
    }
    for (int n = 1; n <= VALUES; n++)
        if (can_take(s, n, NULL))
            moves_add(out, (Move){MOVE_TAKE, (uint8_t)seat, (uint16_t)n, 0, 0});
}

static void why_not(const State *s, Move m, Why *why)
{
    if (s->over)
        (void)why_say(why, "NG-2", SAY("The game is over."));
    else if (m.seat != s->to_act)
        (void)why_say(why, "NG-1", SAY("It is {seat}\u2019s turn."), say_seat("seat", s->to_act));
    else if (s->phase == PHASE_COUNT && m.kind != MOVE_COUNT)
        (void)why_say(why, "NG-2", SAY("All pebbles are taken. Now they are counted."));
    else if (s->phase == PHASE_TAKE && m.kind != MOVE_TAKE)
        (void)why_say(why, "NG-2", SAY("Pebbles are counted only when all of them are taken."));
    else if (m.kind == MOVE_TAKE)
        (void)can_take(s, (int16_t)m.a, why);
}

static void apply(State *s, Move m, Events *ev)
{
    if (m.kind == MOVE_COUNT) {
        for (uint8_t seat = 0; seat < s->nseats; seat++) {
            PlaceId pouch = (PlaceId)(PLACE_POUCH + seat);
            for (PieceId p = table_first(s, pouch); p != NO_PIECE; p = s->piece[p].next)
                table_show(s, &nullgame, p, SEEN_ALL, ev);
            event_add(ev, (Event){.kind = EV_TOTAL, .seat = seat, .seen = SEEN_ALL, .n = (int16_t)points(s, seat)});
        }
        s->phase = PHASE_OVER;
        s->over = 1;
        s->to_act = NO_SEAT;
        return;
    }
    for (int n = 0; n < m.a; n++)
        table_move(s, &nullgame, table_first(s, PLACE_HEAP), (PlaceId)(PLACE_POUCH + m.seat), -1, ev);
    event_add(ev, (Event){.kind = EV_TAKEN, .seat = m.seat, .seen = SEEN_ALL, .n = (int16_t)m.a});
    s->round++;
    if (table_size(s, PLACE_HEAP) == 0)
        s->phase = PHASE_COUNT;
    s->to_act = (uint8_t)((m.seat + 1) % s->nseats);
}

static unsigned winners(const State *s)
{
    int best = 0;
    unsigned who = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int sum = points(s, seat);
        if (sum > best)
            who = 0;
        if (sum >= best)
            who |= 1u << seat;
        best = sum > best ? sum : best;
    }
    return who;
}

static void result(const State *s, float share[SEAT_MAX])
{
    unsigned who = winners(s);
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = who >> seat & 1 ? 1.0f / (float)__builtin_popcount(who) : 0.0f;
}

static void standing(const State *s, Standing *out)
{
    unsigned who = winners(s);
    out->nlines = 1;
    out->line[0].label = "Pebbles";
    for (int seat = 0; seat < s->nseats; seat++) {
        /* Before the end the pouches are secret. */
        out->score[seat] = out->line[0].points[seat] = (int16_t)(s->over ? points(s, seat) : 0);
        out->winner[seat] = s->over && who >> seat & 1;
        out->rank[seat] = out->winner[seat] ? 1 : 2;
    }
}

static const char *const size_words[] = {"small", "large"};
static const char *const size_labels[] = {"One or two", "One to three"};
static const OptionSpec options[] = {
    {"handful", "Handful", "How many pebbles a player may take at a time.", size_words, size_labels, 2, 0},
};
static const MoveSpec moves[NULL_MOVES] = {
    [MOVE_TAKE] = {.word = "take", .label = "Take {a}", .rule = "NG-1", .arg = {ARG_NUM}, .gesture = BY_BUTTON},
    [MOVE_COUNT] = {.word = "count", .label = "Count", .rule = "NG-2", .gesture = BY_BUTTON, .flags = MV_AUTO},
};
static const EventSpec events[NULL_EVENTS_END - EV_GAME] = {
    [EV_TAKEN - EV_GAME] = {"taken", "{seat} takes {n}.", "NG-1"},
    [EV_TOTAL - EV_GAME] = {"total", "{seat} has {n}.", "NG-2"},
};
static const PlaceSpec places[NULL_PLACES] = {
    {"heap", "the heap", SIGHT_NONE, NO_SEAT, 0, 0, 0}, {"pouch-0", "the pouch", SIGHT_OWNER, 0, 1, 0, 0},
    {"pouch-1", "the pouch", SIGHT_OWNER, 1, 1, 0, 0},  {"pouch-2", "the pouch", SIGHT_OWNER, 2, 1, 0, 0},
    {"pouch-3", "the pouch", SIGHT_OWNER, 3, 1, 0, 0},
};
static const DefSpec defs[] = {
    {"?", "a pebble", NULL, 0, 0},
    {"one", "Grey Pebble", NULL, 0, PEBBLES_EACH},
    {"two", "Blue Pebble", NULL, 0, PEBBLES_EACH},
    {"three", "Gold Pebble", NULL, 0, PEBBLES_EACH},
};
static const FieldSpec fields[] = {{"most", FIELD_U8, 1, 2, 3, offsetof(Pebbles, most), FIELD_PUBLIC}};
static const char *const phases[NULL_PHASES] = {"take", "count", "over"};

const Game nullgame = {
    .api = GAME_API,
    .rules_rev = 1,
    .id = "nullgame",
    .title = "Pebbles",
    .blurb = "The smallest game there is.",
    .prefix = "NG",
    .seats_min = 2,
    .seats_max = 4,
    .minutes = 1,
    .state_size = sizeof(Pebbles),
    .option = options,
    .noptions = 1,
    .move = moves,
    .nmoves = NULL_MOVES,
    .event = events,
    .nevents = NULL_EVENTS_END - EV_GAME,
    .place = places,
    .nplaces = NULL_PLACES,
    .def = defs,
    .ndefs = sizeof defs / sizeof *defs,
    .field = fields,
    .nfields = 1,
    .phase = phases,
    .nphases = NULL_PHASES,
    .rest = {PLACE_HEAP},
    .longest = PEBBLES_EACH * VALUES + 1,
    .setup = setup,
    .legal = legal,
    .apply = apply,
    .result = result,
    .why_not = why_not,
    .standing = standing,
};
